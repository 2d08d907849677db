"""Points for gifts: each type, most types, and the bonus for the own colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, assert_never

from courtroll.verifier.games.kings_progress.rules import gifts as rules
from courtroll.verifier.games.kings_progress.rules.options import KingsProgressRuleset, NextType
from courtroll.verifier.games.kings_progress.scoring.places import place_points, placed, places, shares
from courtroll.verifier.games.kings_progress.table.codes import LineCode
from courtroll.verifier.games.kings_progress.table.equipment import OWN_COLOUR_POINTS
from courtroll.verifier.games.kings_progress.table.pieces import Prize
from courtroll.verifier.games.kings_progress.table.state import InPrize, State
from courtroll.verifier.kernel.ledger import Ledger, Line, Unscored
from courtroll.verifier.kernel.logic import and_, count, ite, or_, possible, remembered
from courtroll.verifier.kernel.ranking import Standing
from courtroll.verifier.kernel.rules import Rule

Held = tuple[int, int]
"""Gifts of one type: how many cards, and how many crowns on them."""


@remembered
def worst_first(held: Sequence[Held]) -> tuple[Held, ...]:
    """Types from the worst to the best, by cards and then by crowns."""
    out = list(held)
    for end in range(len(out) - 1, 0, -1):
        for i in range(end):
            (n, crowns), (next_n, next_crowns) = out[i], out[i + 1]
            swap = or_(n > next_n, and_(n == next_n, crowns > next_crowns))
            out[i] = (ite(swap, next_n, n), ite(swap, next_crowns, crowns))
            out[i + 1] = (ite(swap, n, next_n), ite(swap, crowns, next_crowns))
    return tuple(out)


def types_standing(held: Sequence[Held], reading: NextType) -> Standing:
    """What decides most types: how many there are, then type against type from the worst.

    Types that a player lacks stand first in the order. Where numbers of types are equal they are equally many, so
    that they decide nothing.
    """
    order = worst_first(held)
    types = count(n > 0 for n, _ in held)
    match reading:
        case NextType.WORST_UPWARDS:
            return (types, *(value for pair in order for value in pair))
        case NextType.BEST_DOWNWARDS:
            worst_n, worst_crowns = order[-1]
            for n, crowns in reversed(order):
                worst_n, worst_crowns = ite(n > 0, n, worst_n), ite(n > 0, crowns, worst_crowns)
            return (types, worst_n, worst_crowns, *(value for pair in reversed(order) for value in pair))
        case _ as never:
            assert_never(never)


def own_colour_points(points: int) -> int:
    """The bonus for points in the type of one's own colour."""
    return ite(points >= 1, OWN_COLOUR_POINTS, 0)


PLACED: Final = {prize: LineCode(prize.word) for prize in Prize}
TIED: Final = {prize: LineCode(f"{prize.word}-tied") for prize in Prize}
BEHIND: Final = {prize: LineCode(f"{prize.word}-behind") for prize in Prize}
"""What a place in each prize is called: one that pays, one shared that pays too little, one behind those that pay."""


class Result(NamedTuple):
    """Who is placed where in one prize, by seat."""

    prize: Prize
    counts: tuple[int, ...]
    """How many gifts of the type, or how many types."""
    places: tuple[int, ...]
    shared: tuple[bool, ...]
    points: tuple[int, ...]


def result(
    prize: Prize, counts: Sequence[int], standings: Sequence[Standing], round_: int, ruleset: KingsProgressRuleset
) -> Result:
    """Places and points in one prize. Standings are by seat, and so are the numbers that count for a place."""
    who = placed(counts, ruleset.place_without_gift)
    place = places(standings, who, ruleset.tie_skips)
    shared = shares(standings, who)
    takers = possible(who)
    points = tuple(place_points(p, shared[n], round_) if n in takers else 0 for n, p in enumerate(place))
    return Result(prize, tuple(counts), place, shared, points)


def held_by(state: State) -> tuple[tuple[Held, ...], ...]:
    """For each player and gift type the cards and the crowns."""
    return tuple(tuple((len(cards), sum(cards)) for cards in player.gifts) for player in state.players)


def of_type(prize: Prize, held: Sequence[Held], round_: int, ruleset: KingsProgressRuleset) -> Result:
    """One gift type, by what each player has of it."""
    return result(prize, tuple(n for n, _ in held), held, round_, ruleset)


def of_types(standings: Sequence[Standing], round_: int, ruleset: KingsProgressRuleset) -> Result:
    """Most types."""
    return result(Prize.TYPES, tuple(standing[0] for standing in standings), standings, round_, ruleset)


def result_in(state: State, prize: Prize) -> Result:
    """One gift type, or most types."""
    ruleset, held = state.box.ruleset, held_by(state)
    if prize is Prize.TYPES:
        return of_types(tuple(types_standing(mine, ruleset.next_type) for mine in held), state.round, ruleset)
    return of_type(prize, tuple(mine[prize] for mine in held), state.round, ruleset)


def results(state: State) -> tuple[Result, ...]:
    """The five gift types and most types, in the order of scoring."""
    return tuple(result_in(state, prize) for prize in Prize)


def places_ledger(all_results: Sequence[Result]) -> Ledger:
    """Lines for places, and why a thing held brought none."""
    lines: list[Line] = []
    unscored: list[Unscored] = []
    for prize, counts, place, shared, points in all_results:
        rule = rules.TYPES if prize is Prize.TYPES else rules.POINTS
        for seat, n in enumerate(counts):
            if not n and not points[seat]:
                continue
            where = InPrize(seat, prize, place[seat], shared[seat])
            if points[seat]:
                lines.append(
                    Line(seat, PLACED[prize], n, points[seat], rules.TIED if shared[seat] else rule, where),
                )
            else:
                code, why = _no_points(prize, shared[seat], rule)
                unscored.append(Unscored(seat, code, why, where))
    return Ledger(tuple(lines), tuple(unscored))


def _no_points(prize: Prize, shared: bool, rule: Rule) -> tuple[LineCode, Rule]:
    return (TIED[prize], rules.TIED_NOTHING) if shared else (BEHIND[prize], rule)


def colour_ledger(seat: int, colour: Prize, found: Sequence[Result] | Mapping[Prize, Result]) -> Ledger:
    """The bonus of one player, or why there is none."""
    of_type = found[colour]
    where = InPrize(seat, colour, of_type.places[seat], of_type.shared[seat])
    bonus = own_colour_points(of_type.points[seat])
    if bonus:
        return Ledger((Line(seat, LineCode.OWN_COLOUR, 1, bonus, rules.OWN_COLOUR, where),))
    return Ledger((), (Unscored(seat, LineCode.OWN_COLOUR, rules.OWN_COLOUR_NEEDS, where),))
