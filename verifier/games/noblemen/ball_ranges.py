"""A masked ball of which not everything is known: every filling that can make a difference is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from verifier.games.noblemen.balls import Plan, Refusal, at_ball
from verifier.games.noblemen.frame import BIT
from verifier.games.noblemen.pieces import BRIBE, CARDS, Card, Title
from verifier.games.noblemen.ranges import BIG, corners, gone_through, seats_without
from verifier.games.noblemen.results import by_points
from verifier.games.noblemen.state import State
from verifier.kernel.position import Hole, Position
from verifier.kernel.results import Answer, NotWorkedOut, PlayerResult, Result, known

MOST_FILLINGS: Final = 5_000
MOST_SPENT: Final = 40
"""More prestige than a hand can buy that matters: nobody is pushed or overtaken by more."""


@dataclass(frozen=True, slots=True)
class _Filling:
    state: State
    plans: tuple[Plan, ...]


def ball(position: Position[State], plans: tuple[Plan, ...]) -> tuple[Answer, list[Refusal]]:
    """A masked ball, over all fillings."""
    state = position.state
    result, refusals = at_ball(state, plans)
    endless = set(seats_without(position, "points"))
    fillings = _ball_fillings(position, plans)
    if len(fillings) == 1 and not endless:
        return known(result), refusals
    results = [at_ball(filling.state, filling.plans)[0] for filling in fillings]
    low = tuple(min(each.totals[seat] for each in results) for seat in range(state.players))
    high = tuple(
        None if seat in endless else max(each.totals[seat] for each in results) for seat in range(state.players)
    )
    ranks: list[set[int]] = [set() for _ in range(state.players)]
    for each in results:
        for raised in corners(endless):
            totals = [total + (BIG + seat if seat in raised else 0) for seat, total in enumerate(each.totals)]
            for seat, rank in enumerate(by_points(totals)):
                ranks[seat].add(rank)
    places = tuple(each.copy().pop() if len(each) == 1 else None for each in ranks)
    facts = tuple(_common([each.players[seat].facts for each in results]) for seat in range(state.players))
    least = replace(result, players=tuple(_least(results, seat, facts[seat]) for seat in range(state.players)))
    return Answer(least, low, high, places, facts, (), None, low == high and None not in places), refusals


def _least(results: Sequence[Result], seat: int, facts: Mapping[str, int | str | None]) -> PlayerResult:
    """A player where the player gets least, so that the lines lead to the least total; the parts of a prestige
    only where it is always the same.
    """
    player = min((each.players[seat] for each in results), key=lambda player: player.total)
    return player if facts.get("prestige") is not None else replace(player, parts=())


def _common(facts: Sequence[Mapping[str, int | str]]) -> dict[str, int | str | None]:
    """The facts that all fillings agree on; `None` for the others."""
    return {key: value if all(each[key] == value for each in facts) else None for key, value in facts[0].items()}


def _ball_fillings(position: Position[State], plans: tuple[Plan, ...]) -> list[_Filling]:
    """Every way of filling what a ball looks at."""
    gone_through(position, ("rulings", "equipment"))
    fillings = [_Filling(position.state, plans)]
    for hole in position.holes:
        most = _most(position, hole)
        match hole.path:
            case ("player", int(), "knights" | "areas", *_):
                raise NotWorkedOut(hole.path)
            case ("player", int(seat), "estate", int(cell)):
                fillings = [more for each in fillings for more in (each, _with_fountain(each, seat, cell))]
            case ("player", int(seat), "spend", "cards", int()):
                fillings = [_with_prestige(each, seat, worth) for each in fillings for worth in (1, 3)]
            case ("player", int(seat), "estate-prestige" | "estate" | "spend", *_):
                span = range(hole.low, most + 1)
                fillings = [_with_prestige(each, seat, extra) for each in fillings for extra in span]
            case ("player", int(seat), "takes"):
                fillings = [_with_title(each, seat, title) for each in fillings for title in Title]
            case ("queen",):
                fillings = [
                    replace(each, state=replace(each.state, clock=replace(each.state.clock, queen=seat)))
                    for each in fillings
                    for seat in range(each.state.players)
                ]
            case _:
                pass
        if len(fillings) > MOST_FILLINGS:
            raise NotWorkedOut(hole.path)
    return fillings


def _most(position: Position[State], hole: Hole) -> int:
    """The most prestige that a hole can bring: what is handed in must be held."""
    match hole.path:
        case ("player", int(seat), "spend", *rest):
            state = position.state
            bribes = state.holds(seat, BRIBE) if position.is_known("player", seat, "bribes") else MOST_SPENT
            cards = MOST_SPENT
            if position.is_known("player", seat, "cards"):
                cards = sum((3 if card is Card.BLACKMAIL else 1) * state.holds(seat, CARDS + card) for card in Card)
            if rest:
                return bribes if rest[0] == "bribes" else cards
            return min(MOST_SPENT, bribes + cards)
        case _:
            return MOST_SPENT if hole.high is None else hole.high


def _with_fountain(filling: _Filling, seat: int, cell: int) -> _Filling:
    """An unknown tile as a fountain."""
    estates = list(filling.state.estates)
    mine = estates[seat]
    other = ~BIT[cell]
    estates[seat] = replace(
        mine,
        field=mine.field & other,
        grove=mine.grove & other,
        meadow=mine.meadow & other,
        fountain=mine.fountain | BIT[cell],
    )
    return replace(filling, state=replace(filling.state, estates=tuple(estates)))


def _with_title(filling: _Filling, seat: int, title: Title) -> _Filling:
    plans = list(filling.plans)
    plans[seat] = replace(plans[seat], takes=title)
    return replace(filling, plans=tuple(plans))


def _with_prestige(filling: _Filling, seat: int, extra: int) -> _Filling:
    plans = list(filling.plans)
    plans[seat] = replace(plans[seat], extra=plans[seat].extra + extra)
    return replace(filling, plans=tuple(plans))
