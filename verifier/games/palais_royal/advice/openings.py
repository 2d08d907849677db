"""How a turn may begin: cards, servants that nobles bring, and reinforcements, up to the movement.

All is tried on the engine. What can only help is done at once, and of the tables that differ in steps, gold and cards
alone those are left out that have no more of anything than another has.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from courtroll.verifier.games.palais_royal.advice.transport import Moved, TooMany, hangs_on_favour, walk_of
from courtroll.verifier.games.palais_royal.moves.decisions import Decision, Play, Reinforce, Summon
from courtroll.verifier.games.palais_royal.play import cards, reinforcing, turns
from courtroll.verifier.games.palais_royal.play.engine import PALAIS_ROYAL
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.equipment import GOLD_CARD, SERVANTS
from courtroll.verifier.games.palais_royal.table.pieces import BANK, CARDS, COIN, DECK, DISCARD, Card, Kind, Room
from courtroll.verifier.games.palais_royal.table.playing import MOVEMENT, Playing
from courtroll.verifier.kernel.chance import Noting

MOST_OPENINGS: Final = 20_000
"""Tables that are come to while ways to begin a turn are tried."""
BRING_NOTHING: Final = frozenset({Card.SEALS, Card.TWO_POINTS, Card.FOUR_POINTS})
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

    @property
    def steps(self) -> int:
        return walk_of(self.state).steps

    @property
    def gold(self) -> int:
        return self.state.gold(self.state.turn.seat)

    def moved(self, moved: Moved) -> Iterator[Decision]:
        """Everything that is decided up to the end of the movement."""
        yield from self.done[: self.at]
        yield from (Reinforce(room) for room in moved.lifted)
        yield from self.done[self.at :]
        yield from moved.steps


def run(state: Playing, decision: Decision) -> Playing:
    return PALAIS_ROYAL.run(state, decision, Noting()).state


def told_apart(state: Playing) -> object:
    """What tables of one turn differ in before anything is recruited."""
    return state.turn, state.held, state.turned


def openings(state: Playing) -> list[list[Opening]]:
    """The tables that cards, servants brought by nobles and reinforcements lead to; together those from which servants
    move alike, but for how far.
    """
    alike: dict[object, list[Opening]] = {}
    for opening in _all_openings(state):
        alike.setdefault(_moves_from(opening), []).append(opening)
    return [list(_best_of(group)) for group in alike.values()]


def _all_openings(state: Playing) -> Iterator[Opening]:
    """A servant from the supply is set on the gate whenever one may be: there it is as good a source as the supply. Of
    those that come from other rooms only how many there may be is noted, but for those who give steps: of the stairway,
    or at the Cardinal.
    """
    waiting, seen = [_lifting(Opening(state, state))], {(told_apart(state), 0)}
    while waiting:
        opening = waiting.pop()
        before = list(_before_moving(opening.state))
        if not any(_is_forced(opening.state, decision) for decision in before):
            yield opening
        for decision in before:
            after = run(opening.state, decision)
            following = replace(opening, state=after, done=(*opening.done, decision))
            if isinstance(decision, Reinforce):
                following = replace(following, lifts=0)
            following = _lifting(following)
            if (key := (told_apart(after), following.lifts)) not in seen:
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


def _before_moving(state: Playing) -> Iterator[Decision]:
    """What may be of use: the servants of a noble that gives nothing else at once, before all else."""
    offered: list[Decision] = []
    for verb, decisions in PALAIS_ROYAL.legal_by_verb(state):
        if verb.decision in (Reinforce, Summon, Play):
            offered += decisions
    for each in offered:
        if isinstance(each, Summon) and _is_forced(state, each):
            yield each
            return
    may_reinforce = Reinforce(None) in offered
    yield from (each for each in offered if _is_tried(state, each, may_reinforce))


def _is_forced(state: Playing, decision: Decision) -> bool:
    match decision:
        case Reinforce(source):
            return source is None
        case Summon(n):
            powers = state.box.equipment.nobles[cards.unused(state)[n]].powers
            return all(kind is Kind.SERVANTS for kind, _ in powers)
        case _:
            return False


def _is_tried(state: Playing, decision: Decision, may_reinforce: bool) -> bool:
    match decision:
        case Reinforce(source):
            return source in (None, Room.STAIRWAY) or (source is Room.CARDINAL and hangs_on_favour(state))
        case Play(Card.MAJORITIES):
            return not state.held[pieces.laid_open(state.turn.seat)][CARDS + Card.MAJORITIES]
        case Play(Card.GATE):
            return not state.turn.endless
        case Play(Card.GOLD):
            return _wants_gold(state)
        case Play(card):
            return card not in BRING_NOTHING and not (may_reinforce and cards.LATEST[card] == MOVEMENT)
        case _:
            return True


def _wants_gold(state: Playing) -> bool:
    """Whether a card for gold pays for another of the hand, or after that could not be paid for itself. One that is not
    wanted yet may be played later.
    """
    seat, costs = state.turn.seat, state.box.equipment.card_costs
    hand, gold = state.held[pieces.hand(seat)], state.gold(seat)
    others = (card for card in Card if hand[CARDS + card] and card not in BRING_NOTHING)
    own = costs[Card.GOLD].value
    return own < GOLD_CARD and any(costs[card].value + own > gold for card in others)


def _moves_from(opening: Opening) -> object:
    """What decides where servants may move, and what comes of it: not how many steps there are, nor how much gold."""
    state = opening.state
    turn, hand = state.turn, pieces.hand(state.turn.seat)
    if turn.stage <= MOVEMENT:
        turn = turn._replace(stage=MOVEMENT, reinforcements=0, endless=False, steps=0)
    left = {BANK: (), DECK: (), DISCARD: (), hand: tuple(state.held[hand][CARDS + card] for card in _LATE)}
    held = tuple(left.get(row, (*cells[:COIN], *cells[CARDS:])) for row, cells in enumerate(state.held))
    return turn, held, state.turned, opening.lifts


_LATE: Final = (Card.GOLD, Card.SEALS)
"""What may be played at the recruiting and of use there."""


def _best_of(group: Iterable[Opening]) -> Iterator[Opening]:
    """Those of which none has fewer steps and less gold than another for which no more cards were played."""
    kept: list[tuple[int, int]] = []
    for each in sorted(group, key=lambda opening: (opening.played, -opening.steps, -opening.gold)):
        if not any(steps >= each.steps and gold >= each.gold for steps, gold in kept):
            kept.append((each.steps, each.gold))
            yield each
