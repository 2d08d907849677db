"""Scoring a table of which not everything is known: the tightest range, and whether the winner is certain.

The fillings are counted out exactly: the four Liaisons over the hands nobody saw, unknown points and money by the
values that can make a difference, every reading that may rule. Buildings that nobody told of are bounded by the pieces
left over for them. A ball is looked into by `ball/`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Final

from courtroll.verifier.games.noblemen.scoring import buildings
from courtroll.verifier.games.noblemen.scoring.results import Decider, at_end_of_decade, by_points, ranking
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.counting import may_share_tiles
from courtroll.verifier.games.noblemen.table.equipment import CARDS as CARDS_IN_BOX
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.noblemen.table.pieces import POUND, Card
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.kernel.ledger import points
from courtroll.verifier.kernel.position import Hole, Position, Why
from courtroll.verifier.kernel.ranges import BIG, Shown
from courtroll.verifier.kernel.results import Answer, PlayerResult, Result, known

CHAPELS_ROUND: Final = 4
"""No two chapels may touch, so at most four stand round one manor."""


def seats_without(position: Position[State], what: str) -> dict[int, Hole]:
    """The players for whom a value is not known."""
    out = {}
    for hole in position.holes:
        match hole.path:
            case ("player", int(seat), str(name)) if name == what:
                out[seat] = hole
            case _:
                pass
    return out


# ----------------------------------------------------------------------------------------- end of a decade


def end_of_decade(position: Position[State], *, game_over: bool, buildings_scored: bool) -> Answer:
    """A building scoring or the end of the game, over all fillings."""

    def scored(there: Position[State]) -> Answer:
        return _scored(there, game_over=game_over, buildings_scored=buildings_scored)

    answer = scored(position)
    if not _may_lean(position, buildings_scored):
        return answer
    from courtroll.verifier.games.noblemen.unknown.leanings import at_end_of_decade as leanings

    return answer._replace(leanings=leanings(position, answer, scored))


def _may_lean(position: Position[State], buildings_scored: bool) -> bool:
    """Whether another reading of an open point may matter. Most tables are seen to be the same under all of them."""
    state = position.state
    if state.knights and may_share_tiles(state.box.ruleset.area_symbol):
        return True
    if buildings_scored:
        return False
    is_untold = any(hole.path[0] == "player" and hole.path[2] in _BUILDINGS for hole in position.holes)
    return is_untold or any(_shares_chapel(estate) for estate in state.estates)


def _shares_chapel(estate: Estate) -> bool:
    """Whether a chapel is beside two enclosed manors, so that it matters for how many it counts."""
    if not estate.chapel:
        return False
    manors = (estate.castle | estate.palace) & frame.core(estate.land)
    return buildings.pairs(manors, 0, estate.chapel)[0] > (frame.ring(manors) & estate.chapel).bit_count()


def _scored(position: Position[State], *, game_over: bool, buildings_scored: bool) -> Answer:
    state = position.state
    result = at_end_of_decade(state, game_over=game_over, buildings_scored=buildings_scored)
    ways = _ways_to_score(position, buildings_scored) if _is_asked(position, _HOW) else [(state, buildings_scored)]
    endless = set(seats_without(position, "points"))
    hands = _hands(position) if game_over else {}
    purses = set(seats_without(position, "money")) if game_over else set()
    untold = _is_asked(position, ("player",)) and not all(scored for _, scored in ways)
    if len(ways) == 1 and not (endless or hands or purses or untold):
        return known(result)
    low, high, seen = [BIG] * state.players, [-BIG] * state.players, Shown[Decider](state.players)
    money = [state.holds(seat, POUND) for seat in range(state.players)]
    results, is_open = [], False
    for ruled, scored in ways:
        found = at_end_of_decade(ruled, game_over=game_over, buildings_scored=scored)
        extra = [0] * state.players if scored else _untold_buildings(position, ruled)
        results.append(found)
        open_points = endless | {seat for seat, more in enumerate(extra) if more}
        is_open = is_open or bool(open_points)
        for liaisons in _liaisons(position, hands):
            base = [total + buildings.liaison_points(n) for total, n in zip(found.totals, liaisons, strict=True)]
            low = [min(each) for each in zip(low, base, strict=True)]
            high = [max(most, total + more) for most, total, more in zip(high, base, extra, strict=True)]
            for raised in corners(open_points):
                more = [BIG + seat if seat in endless else extra[seat] for seat in range(state.players)]
                totals = [total + (more[seat] if seat in raised else 0) for seat, total in enumerate(base)]
                for purse in _purses(totals, money, purses):
                    if game_over:
                        seen.add(ranking(totals, purse))
                    else:
                        seen.add_ranks(by_points(totals))
    least = [min((each.players[seat] for each in results), key=_total) for seat in range(state.players)]
    return Answer(
        _with_least_liaisons(replace(result, players=tuple(least)), low, hands),
        tuple(low),
        tuple(None if seat in endless else most for seat, most in enumerate(high)),
        seen.ranks,
        tuple(player.facts for player in result.players),
        seen.winners,
        seen.decided_by,
        seen.is_won if game_over else not is_open and low == high,
    )


_BUILDINGS: Final = ("enclosed", "estate")
_HOW: Final = ("buildings-scored", "rulings")


def _is_asked(position: Position[State], keys: Sequence[str]) -> bool:
    return any(hole.why is Why.ASKED and hole.path[0] in keys for hole in position.holes)


def _ways_to_score(position: Position[State], buildings_scored: bool) -> list[tuple[State, bool]]:
    """Every reading that may rule, with and without the building scoring where nobody knows of it."""
    from courtroll.verifier.games.noblemen.rules.options import SHARED_CHAPEL
    from courtroll.verifier.kernel.rulings import ways_to_rule

    scored = [buildings_scored] if position.is_known("buildings-scored") else [False, True]
    return [(ruled.state, flag) for flag in scored for ruled in ways_to_rule(position, (SHARED_CHAPEL,))]


def _total(player: PlayerResult) -> int:
    return player.total


def _with_least_liaisons(result: Result, low: Sequence[int], hands: Mapping[int, _Hand]) -> Result:
    """The lines with no more Liaisons than each hand is sure to hold, so that they lead to the least total."""
    players = list(result.players)
    for seat in hands:
        player = players[seat]
        rest = tuple(line for line in player.lines if line.code != "liaison")
        more = low[seat] - player.before - points(rest)
        sure = buildings.liaison_line(seat, more // buildings.LIAISON_POINTS)
        players[seat] = replace(player, lines=(*rest, *sure))
    return replace(result, players=tuple(players))


def _untold_buildings(position: Position[State], ruled: State) -> list[int]:
    """For each player the most points from buildings and chapels of which nobody has told."""
    extra = [0] * ruled.players
    whole: dict[int, set[str]] = {}
    for hole in position.holes:
        match hole.path:
            case ("player", int(seat), "enclosed", "castles", int()):
                extra[seat] += CHAPELS_ROUND * buildings.CASTLE_CHAPEL_POINTS
            case ("player", int(seat), "enclosed", "palaces", int()):
                extra[seat] += CHAPELS_ROUND * buildings.PALACE_CHAPEL_POINTS
            case ("player", int(seat), "enclosed", "castles" | "palaces" as kind):
                whole.setdefault(seat, set()).add(str(kind))
            case ("player", int(seat), "enclosed" | "estate"):
                whole[seat] = {"castles", "palaces"}
            case _:
                pass
    if whole:
        from courtroll.verifier.games.noblemen.rules.options import SharedChapel
        from courtroll.verifier.games.noblemen.unknown.most_points import left_over, most_points

        left = left_over(position)
        for seat, kinds in whole.items():
            mine = replace(left, **{kind: 0 for kind in ("castles", "palaces") if kind not in kinds})
            told = ruled.quick and ruled.quick[seat] is not None
            # Where the enclosed buildings are told one by one, so are the chapels beside each.
            reading = SharedChapel.EACH_MANOR if told else ruled.box.ruleset.shared_chapel
            extra[seat] += most_points(mine, reading)
    return extra


def corners(seats: set[int]) -> Iterator[frozenset[int]]:
    """Every way of giving some of these players far more than the rest. More of what only raises its owner
    changes places nowhere else but between these extremes.
    """
    ordered = sorted(seats)
    for bits in range(1 << len(ordered)):
        yield frozenset(seat for i, seat in enumerate(ordered) if bits >> i & 1)


def _purses(totals: Sequence[int], money: Sequence[int], unknown: set[int]) -> Iterator[list[int]]:
    """The moneys that can make a difference: those of players whose points are equal to another's."""
    open_ties = [seat for seat in sorted(unknown) if list(totals).count(totals[seat]) > 1]
    for amounts in product(*(_amounts(money, unknown) for _ in open_ties)):
        purse = list(money)
        for seat, amount in zip(open_ties, amounts, strict=True):
            purse[seat] = amount
        yield purse


def _amounts(money: Sequence[int], unknown: set[int]) -> list[int]:
    """Nothing, as much as each known purse, and more than all."""
    return sorted({0, BIG, *(amount for seat, amount in enumerate(money) if seat not in unknown)})


@dataclass(frozen=True, slots=True)
class _Hand:
    """Cards of a hand that nobody saw: how many at least and at most. `filled` of them lie in the state as
    Liaisons, where nothing else was left to fill with.
    """

    low: int = 0
    high: int = 0
    filled: int = 0


def _hands(position: Position[State]) -> dict[int, _Hand]:
    """The hands with unseen cards."""
    out: dict[int, _Hand] = {}
    for hole in position.holes:
        match hole.path:
            case ("player", int(seat), "cards", *_):
                before = out.get(seat, _Hand())
                high = sum(CARDS_IN_BOX) if hole.high is None else hole.high
                out[seat] = _Hand(before.low + hole.low, before.high + high)
            case _:
                pass
    left = _unseen_cards(position)[1]
    for seat in sorted(out):
        hand = out[seat]
        out[seat] = _Hand(hand.low, hand.high, max(0, hand.low - left))
        left = max(0, left - hand.low)
    return out


def _unseen_cards(position: Position[State]) -> tuple[int, int]:
    """How many Liaisons and how many other cards no hand is known to hold."""
    for hole in position.holes:
        if hole.path[2:3] == ("cards",) and hole.pool:
            return hole.pool[Card.LIAISON], sum(hole.pool) - hole.pool[Card.LIAISON]
    return 0, 0


def _liaisons(position: Position[State], hands: Mapping[int, _Hand]) -> Iterator[tuple[int, ...]]:
    """Every way of dealing the unseen Liaisons to unseen cards, less those that the state has as fillers."""
    left, others = _unseen_cards(position)
    limits = [hands.get(seat, _Hand()) for seat in range(position.state.players)]
    for extra in product(*(range(min(left, hand.high) + 1) for hand in limits)):
        needed = sum(max(0, hand.low - n) for hand, n in zip(limits, extra, strict=True))
        if sum(extra) <= left and needed <= others:
            yield tuple(n - hand.filled for hand, n in zip(limits, extra, strict=True))
