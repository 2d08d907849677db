"""The cheapest way to each title at a ball, if everybody else does what the table tells of them.

Every sum that a hand can buy is tried on the shipped rules: where its marker ends, who then chooses before, and
what is left. Nothing is taken to grow with what is spent: who spends more may be barred from a lesser title.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from courtroll.verifier.games.noblemen.moves.codes import Refusal
from courtroll.verifier.games.noblemen.moves.decisions import Decision
from courtroll.verifier.games.noblemen.play import ball
from courtroll.verifier.games.noblemen.rules import ball as rules
from courtroll.verifier.games.noblemen.rules.options import TitleChoice
from courtroll.verifier.games.noblemen.scoring import prestige, titles
from courtroll.verifier.games.noblemen.table.equipment import TITLE_NEEDS
from courtroll.verifier.games.noblemen.table.pieces import BRIBE, CARDS, Card, Title
from courtroll.verifier.games.noblemen.table.state import Phase, State, clockwise
from courtroll.verifier.games.noblemen.unknown.ball.described import Plan, opened_ball
from courtroll.verifier.kernel.legality import Objection


@dataclass(frozen=True, slots=True)
class Way:
    """What to hand in for a title, as few pieces as will do, and where the marker then stands."""

    title: Title
    bribes: int
    cards: tuple[Card, ...]
    prestige: int
    space: int

    @property
    def spend(self) -> tuple[Decision, ...]:
        bribes: tuple[Decision, ...] = (ball.spend_bribes(self.bribes),) if self.bribes else ()
        return (*bribes, *map(ball.spend_card, self.cards))


@dataclass(frozen=True, slots=True)
class OutOfReach:
    """A title that nothing in the hand brings, and all that stands in the way when the whole hand is handed in."""

    title: Title
    why: tuple[Objection, ...]
    prestige: int
    space: int


@dataclass(frozen=True, slots=True)
class _Choice:
    """A player's choice of a title: the marker, what counts for it, and the titles left."""

    space: int
    counts: int
    left: tuple[int, ...]

    def objections(self, title: Title, reading: TitleChoice) -> Iterator[Objection]:
        if not self.left[title]:
            yield Objection(Refusal.TITLE_TAKEN, rules.TITLE_SUPPLY)
        if self.counts < TITLE_NEEDS[title]:
            yield Objection(Refusal.TOO_LITTLE_PRESTIGE, rules.TITLE_NEEDS)
        if titles.must_be_best(reading) and title < titles.best_title(self.counts, self.left):
            yield Objection(Refusal.BETTER_TITLE_FREE, rules.TITLE_CHOICE)


def ways(state: State, seat: int, plans: Sequence[Plan]) -> tuple[Way | OutOfReach, ...]:
    """For each title, highest first. `plans` is what the others do; a ball that has begun is gone on with."""
    coming = state if state.turn.phase in (Phase.SPEND, Phase.TAKE) else opened_ball(state)
    reading = coming.box.ruleset.title_choice
    raw = _prestige(coming, plans, seat)
    tried: dict[int, _Choice] = {}
    out: list[Way | OutOfReach] = []
    hands = _hands(coming, seat)
    for title in reversed(Title):
        for bought, (bribes, cards) in hands.items():
            total = raw[seat] + bought
            if bought not in tried:
                tried[bought] = _choice(coming, (*raw[:seat], total, *raw[seat + 1 :]), plans, seat)
            if not any(tried[bought].objections(title, reading)):
                out.append(Way(title, bribes, cards, total, tried[bought].space))
                break
        else:
            most = max(hands)
            why = tuple(tried[most].objections(title, reading))
            out.append(OutOfReach(title, why, raw[seat] + most, tried[most].space))
    return tuple(out)


def _prestige(state: State, plans: Sequence[Plan], seat: int) -> tuple[int, ...]:
    """Everybody's prestige: of those whose marker stands as it was, of the player asked about before spending."""
    ball_now = ball.ball_of(state)
    out = []
    for each, plan in enumerate(plans):
        known = ball_now.prestige[each]
        if known is None:
            known = ball.prestige_before(state, each)
            if each == state.turn.seat:
                known += ball_now.bought
            if each != seat:
                known += prestige.total(prestige.spent_parts(*ball.spending(plan.spend)))
        out.append(known)
    return tuple(out)


def _hands(state: State, seat: int) -> Mapping[int, tuple[int, tuple[Card, ...]]]:
    """For every sum that can be bought the bribes and cards that buy it: as few as possible, then as few Blackmails
    as possible, then as few cards as possible, and Liaisons last.
    """
    if ball.ball_of(state).markers[seat] is not None:
        return {0: (0, ())}
    held = {card: state.holds(seat, CARDS + card) for card in Card}
    others = sorted((card for card in Card if card is not Card.BLACKMAIL), key=lambda card: card is Card.LIAISON)
    hand = [card for card in others for _ in range(held[card])]
    counts = product(range(state.holds(seat, BRIBE) + 1), range(held[Card.BLACKMAIL] + 1), range(len(hand) + 1))
    out: dict[int, tuple[int, tuple[Card, ...]]] = {}
    for bribes, blackmails, cards in sorted(counts, key=lambda each: (sum(each), each[1], each[2])):
        bought = prestige.total(prestige.spent_parts(bribes, blackmails, cards))
        out.setdefault(bought, (bribes, (Card.BLACKMAIL,) * blackmails + tuple(hand[:cards])))
    return out


def _choice(state: State, raw: Sequence[int], plans: Sequence[Plan], seat: int) -> _Choice:
    """What a player has to choose from: markers placed in turn, and titles taken by those in front."""
    box, turn, ruleset = state.box, state.turn, state.box.ruleset
    markers = list(ball.ball_of(state).markers)
    for each in (turn.seat, *turn.waiting) if turn.phase is Phase.SPEND else ():
        taken = [marker for marker in markers if marker is not None]
        markers[each] = prestige.settle(raw[each], taken, box.equipment.prestige_track.value, ruleset.space_zero)
    spaces = [marker or 0 for marker in markers]
    placed = clockwise(state.clock.queen, state.players)
    left = ball.titles_left(state)
    for each in titles.choosing_order(placed, raw, spaces, ruleset.title_order):
        mine = _Choice(spaces[each], titles.counts_as(raw[each], spaces[each], ruleset.title_needs), tuple(left))
        own = state.titles[each]
        if each == seat:
            return mine if own is None else _Choice(mine.space, mine.counts, _only(own))
        if own is None:
            told = plans[each].takes
            if told is None or any(mine.objections(told, ruleset.title_choice)):
                told = titles.best_title(mine.counts, left)
            left[told] -= 1
    raise AssertionError(seat)


def _only(title: Title) -> tuple[int, ...]:
    """What is left for one who has taken a title already."""
    return tuple(int(each is title) for each in Title)
