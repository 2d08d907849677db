"""The most points that nobles recruited in one turn can bring, and the fewest steps for them.

A turn is gone through as its stages follow each other. Cards, nobles' servants and reinforcements are tried on the
engine; the ways to share servants out and the sets of nobles are counted out; what the chambers and the mint then
bring, the engine's functions say.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final, NamedTuple

from courtroll.verifier.games.palais_royal.advice.recruits import Bill, Nobles, best_sets
from courtroll.verifier.games.palais_royal.advice.transport import GOALS, Counts, Moved, TooMany, walk_of, ways_to_move
from courtroll.verifier.games.palais_royal.moves.decisions import (
    Attend,
    Decision,
    Mint,
    Play,
    Post,
    Reinforce,
    Step,
    Summon,
)
from courtroll.verifier.games.palais_royal.play import cards, chambers, reinforcing, turns
from courtroll.verifier.games.palais_royal.play.engine import PALAIS_ROYAL
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.equipment import GOLD_CARD, SEALS_CARD, SERVANTS
from courtroll.verifier.games.palais_royal.table.pieces import CARDS, Card, Kind, Room
from courtroll.verifier.games.palais_royal.table.playing import MOVEMENT, RECRUITING, THIRD, Playing
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.legality import Objection

MOST_OPENINGS: Final = 1_000
"""Ways to begin a turn, with cards, servants of nobles and reinforcements, that are tried."""
MOST_MEANS: Final = 50_000
"""Ways to begin, to move and to set servants more, together."""
MOST_SETTINGS: Final = 5_000
"""Ways to set servants more in the chambers, where those have to come from other rooms."""
LATE: Final = frozenset({Card.SEALS, Card.TWO_POINTS, Card.FOUR_POINTS})
"""Cards that bring nothing before the recruiting."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A table at which nothing but movement is left before the mint, and what led to it."""

    begun: Playing
    state: Playing
    done: tuple[Decision, ...] = ()
    lifts: int = 0
    """How many servants may be set on the gate from other rooms, with none in the supply."""
    at: int = 0
    """After how many of the decisions those come."""

    @property
    def played(self) -> int:
        return sum(isinstance(each, Play) for each in self.done)

    def moved(self, moved: Moved) -> Iterator[Decision]:
        """Everything that is decided up to the end of the movement."""
        yield from self.done[: self.at]
        yield from (Reinforce(room) for room in moved.lifted)
        yield from self.done[self.at :]
        yield from moved.steps


class Setting(NamedTuple):
    """The servants more in the two chambers, and where they come from if that is not free to choose."""

    king: int
    pompadour: int
    attends: tuple[Attend, ...] | None = None


@dataclass(frozen=True, slots=True)
class Means:
    """What there is to pay nobles with, and how it was come to."""

    office: int
    king: int
    pompadour: int
    wild: int
    gold: int
    opening: Opening
    moved: Moved
    setting: Setting
    cards: tuple[Play, ...]

    @property
    def have(self) -> Bill:
        return Bill(self.office, self.king, self.pompadour, self.wild, self.gold)

    @property
    def effort(self) -> tuple[int, int]:
        """Steps, then cards."""
        return self.moved.cost, self.opening.played + len(self.cards)


@dataclass(frozen=True, slots=True)
class Recruiting:
    """The nobles to recruit, and everything decided on the way to them."""

    points: int
    steps: int
    cards: int
    nobles: tuple[int, ...]
    decisions: tuple[Decision, ...]
    openings: tuple[Opening, ...]
    """Every way to begin the turn that was looked at."""


def best_recruiting(state: Playing) -> Recruiting:
    """The most points; for those the fewest steps, then the fewest cards. Raises `TooMany`."""
    begun = tuple(openings(state))
    means = list(islice((each for opening in begun for each in all_means(opening)), MOST_MEANS + 1))
    if len(means) > MOST_MEANS:
        raise TooMany(len(means))
    best = _best(state, means)
    if best is None:
        return Recruiting(0, 0, 0, (), (), begun)
    nobles, mine = best
    decisions = _fewest(state, tuple(_decisions(mine, nobles)))
    index = state.box.equipment.park.value.index
    return Recruiting(
        nobles.points,
        sum(isinstance(each, Step) for each in decisions),
        sum(isinstance(each, Play) for each in decisions),
        tuple(index[each.cell] for each in nobles.recruits),
        decisions,
        begun,
    )


def refused(state: Playing, decisions: Iterable[Decision]) -> tuple[Objection, ...]:
    """What the engine says against the first of these decisions that it refuses."""
    for decision in decisions:
        objections = PALAIS_ROYAL.objections(state, decision)
        if objections:
            return objections
        state = run(state, decision)
    return ()


def _told_apart(state: Playing) -> object:
    """What tables of one turn differ in before anything is recruited."""
    return state.turn, state.held, state.turned


def run(state: Playing, decision: Decision) -> Playing:
    return PALAIS_ROYAL.run(state, decision, Noting()).state


# ------------------------------------------------------------------------------------- before servants move


def openings(state: Playing) -> Iterator[Opening]:
    """Every table that cards, servants brought by nobles and reinforcements lead to. A servant from the supply is set
    on the gate whenever one may be: there it is as good a source as the supply. Of those that come from other rooms
    only how many there may be is noted, but for those of the stairway, who give steps.
    """
    waiting, seen = [_lifting(Opening(state, state))], {(_told_apart(state), 0)}
    while waiting:
        opening = waiting.pop()
        before = _before_moving(opening.state)
        if Reinforce(None) not in before:
            yield opening
        for decision in before:
            after = run(opening.state, decision)
            following = replace(opening, state=after, done=(*opening.done, decision))
            if isinstance(decision, Reinforce):
                following = replace(following, lifts=0)
            following = _lifting(following)
            if (key := (_told_apart(after), following.lifts)) not in seen:
                seen.add(key)
                waiting.append(following)
        if len(seen) > MOST_OPENINGS:
            raise TooMany(len(seen))


def _lifting(opening: Opening) -> Opening:
    """The same with the servants that may be set on the gate from other rooms now, if there are any."""
    state = opening.state
    turn = state.turn
    if state.supply(turn.seat) or not reinforcing.offers(state):
        return opening
    lifts = SERVANTS if turn.endless else turns.reinforcements(state)
    return replace(opening, lifts=lifts, at=len(opening.done))


def _before_moving(state: Playing) -> list[Decision]:
    offered: list[Decision] = []
    for verb, decisions in PALAIS_ROYAL.legal_by_verb(state):
        if verb.decision in (Reinforce, Summon, Play):
            offered += decisions
    may_reinforce = Reinforce(None) in offered
    return [each for each in offered if _is_tried(each, may_reinforce)]


def _is_tried(decision: Decision, may_reinforce: bool) -> bool:
    match decision:
        case Reinforce(source):
            return source in (None, Room.STAIRWAY)
        case Play(card):
            return card not in LATE and not (may_reinforce and cards.LATEST[card] == MOVEMENT)
        case _:
            return True


# ----------------------------------------------------------------------------------------- what there is to pay


def all_means(opening: Opening) -> Iterator[Means]:
    """What can be had after all ways of moving."""
    state = opening.state
    for counts, moved in ways_to_move(state, _of_use(state), opening.lifts).items():
        there = _standing(state, counts)
        for wanted, (office, king, pompadour) in _settings(opening, there, moved):
            gold = there.gold(state.turn.seat)
            if state.turn.stage <= THIRD and not state.turn.minted:
                gold += turns.amount(turns.parts(there, Room.MINT, Kind.GOLD))
            wild = state.turn.wild if state.turn.stage == RECRUITING else 0
            for played, bought, left in _late_cards(state, gold):
                yield Means(office, king, pompadour, wild + bought, left, opening, moved, wanted, played)


def _of_use(state: Playing) -> Counts:
    """How many servants in each goal can be of any use."""
    seat, nobles = state.turn.seat, state.box.equipment.nobles
    there = [nobles[each] for each in state.park if each >= 0]
    most = min(len(there), state.held[Room.OFFICE][seat] + walk_of(state).steps)

    def dearest(amounts: Iterable[int]) -> int:
        return sum(sorted(amounts, reverse=True)[:most])

    others = [n for other, n in enumerate(state.held[Room.CARDINAL][: state.players]) if other != seat]
    return (
        most,
        dearest(noble.turquoise for noble in there),
        dearest(noble.violet for noble in there),
        dearest(noble.gold for noble in there),
        max(others) + 1,
    )


def _standing(state: Playing, counts: Counts) -> Playing:
    """The table with so many of the mover's servants in the goals; those that came or went are left out elsewhere."""
    seat, held = state.turn.seat, list(state.held)
    for room, n in zip(GOALS, counts, strict=True):
        row = held[room]
        held[room] = (*row[:seat], n, *row[seat + 1 :])
    return replace(state, held=tuple(held))


def _settings(opening: Opening, there: Playing, moved: Moved) -> Iterator[tuple[Setting, tuple[int, int, int]]]:
    """The servants in office and chambers, once what is due in the chambers is set."""
    seat, state = there.turn.seat, opening.state
    office, king, pompadour, _, cardinal = (there.held[room][seat] for room in GOALS)
    if there.turn.stage > THIRD:
        yield Setting(0, 0), (office, king, pompadour)
        return
    mine, other, either = (
        chambers.own_due(there, Room.KING),
        chambers.own_due(there, Room.POMPADOUR),
        chambers.either_due(there),
    )
    free = state.supply(seat) + sum(state.held[room][seat] for room in Room) - office - king - pompadour - cardinal
    if mine + other + either <= free:
        for first in range(either + 1):
            x, y = mine + first, other + either - first
            yield Setting(x, y), (office, king + x, pompadour + y)
        return
    after = opening.begun
    for decision in opening.moved(moved):
        after = run(after, decision)
    if chambers.mint_offers(after):
        after = run(after, Mint())
    waiting: list[tuple[Playing, tuple[Attend, ...]]] = [(after, ())]
    seen = {_told_apart(after)}
    while waiting:
        at, done = waiting.pop()
        held = at.held
        yield Setting(0, 0, done), (held[Room.OFFICE][seat], held[Room.KING][seat], held[Room.POMPADOUR][seat])
        for attend in chambers.attend_offers(at):
            following = run(at, attend)
            if _told_apart(following) not in seen:
                seen.add(_told_apart(following))
                waiting.append((following, (*done, attend)))
        if len(seen) > MOST_SETTINGS:
            raise TooMany(len(seen))


def _late_cards(state: Playing, gold: int) -> Iterator[tuple[tuple[Play, ...], int, int]]:
    """Which cards for gold and seals may be played at the recruiting: the seals they bring, the gold then left."""
    hand, costs = state.held[pieces.hand(state.turn.seat)], state.box.equipment.card_costs
    if state.turn.stage > RECRUITING:
        return
    for coins in range(hand[CARDS + Card.GOLD] + 1):
        if coins:
            if gold < costs[Card.GOLD].value:
                return
            gold += GOLD_CARD - costs[Card.GOLD].value
        left = gold
        for seals in range(hand[CARDS + Card.SEALS] + 1):
            if seals:
                left -= costs[Card.SEALS].value
                if left < 0:
                    break
            played = (cards.play(Card.GOLD),) * coins + (cards.play(Card.SEALS),) * seals
            yield played, SEALS_CARD * seals, left


# --------------------------------------------------------------------------------------------- what is best


def _best(state: Playing, means: Sequence[Means]) -> tuple[Nobles, Means] | None:
    cheapest: dict[Bill, Means] = {}
    for each in means:
        known = cheapest.get(each.have)
        if known is None or each.effort < known.effort:
            cheapest[each.have] = each
    enough = _largest(cheapest)
    can_pay: dict[Bill, bool] = {}

    def payable(bill: Bill) -> bool:
        if bill not in can_pay:
            can_pay[bill] = any(_covers(have, bill) for have in enough)
        return can_pay[bill]

    most = max((have.office for have in enough), default=0)
    wild = max((have.wild for have in enough), default=0)
    sets = [each for each in best_sets(state, most, wild, payable) if each.points]
    points = max((each.points for each in sets), default=0)
    least: dict[Bill, Nobles] = {}
    for those in sets:
        if those.points == points:
            least.setdefault(those.bill, those)
    found = (
        (mine.effort, bill.gold, n, nobles, mine)
        for n, (bill, nobles) in enumerate(least.items())
        for have, mine in cheapest.items()
        if _covers(have, bill)
    )
    best = min(found, key=lambda each: each[:3], default=None)
    return None if best is None else (best[3], best[4])


def _covers(have: Bill, bill: Bill) -> bool:
    return all(mine >= asked for mine, asked in zip(have, bill, strict=True))


def _largest(those: Mapping[Bill, Means]) -> list[Bill]:
    """Those of which none is covered by another."""
    out: list[Bill] = []
    for have in sorted(those, key=sum, reverse=True):
        if not any(_covers(other, have) for other in out):
            out.append(have)
    return out


def _decisions(means: Means, nobles: Nobles) -> Iterator[Decision]:
    """Everything that is decided, in order."""
    state = means.opening.begun
    for decision in means.opening.moved(means.moved):
        yield decision
        state = run(state, decision)
    if chambers.mint_offers(state):
        yield Mint()
        state = run(state, Mint())
    gold = [each for each in means.cards if each.card is Card.GOLD]
    for play in gold:
        state = run(state, play)
    yield from gold
    for attend in _attends(state, means.setting):
        yield attend
        state = run(state, attend)
    yield from (each for each in means.cards if each.card is not Card.GOLD)
    sides, index = state.box.equipment.park.value.sides, state.box.equipment.park.value.index
    for recruit in nobles.recruits:
        yield recruit
        if sides[index[recruit.cell]]:
            yield Post(None)


def _attends(state: Playing, setting: Setting) -> Iterator[Attend]:
    """So many servants in each chamber, from the supply or from where servants are of no more use."""
    if setting.attends is not None:
        yield from setting.attends
        return
    for chamber in (Room.KING,) * setting.king + (Room.POMPADOUR,) * setting.pompadour:
        sources = turns.sources(state, chamber)
        source = next(each for each in sources if each is None or each not in GOALS or each is Room.MINT)
        yield chambers.attend(chamber, source)
        state = run(state, chambers.attend(chamber, source))


def _fewest(state: Playing, decisions: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """The same without what the recruiting does not need. With a servant more in the supply one less comes from a
    room.
    """
    for n in reversed(range(len(decisions))):
        if isinstance(decisions[n], Reinforce | Summon | Mint | Attend | Play):
            fewer = decisions[:n] + decisions[n + 1 :]
            tried = (fewer, *(_from_supply(fewer, each) for each in range(len(fewer))))
            decisions = next((those for those in tried if not refused(state, those)), decisions)
    return decisions


def _from_supply(decisions: tuple[Decision, ...], n: int) -> tuple[Decision, ...]:
    match decisions[n]:
        case Attend(chamber, Room()):
            return *decisions[:n], chambers.attend(chamber, None), *decisions[n + 1 :]
        case _:
            return decisions
