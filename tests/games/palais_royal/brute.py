"""Ranges the slow way: every hole filled with every value, every table that is not impossible counted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import product

from courtroll.verifier.games.palais_royal.faults import faults
from courtroll.verifier.games.palais_royal.scoring import totals as scoring
from courtroll.verifier.games.palais_royal.table.servants import RINGS
from courtroll.verifier.games.palais_royal.table.state import Corner, Edge, Seat, State
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.position import Hole, Position

Path = tuple[str | int, ...]
Filling = Mapping[Path, object]


@dataclass
class Found:
    """What the fillings have shown."""

    totals: list[tuple[int, ...]] = field(default_factory=list)
    ranks: set[tuple[int, ...]] = field(default_factory=set)
    winners: set[tuple[int, ...]] = field(default_factory=set)
    decided: set[str | None] = field(default_factory=set)


@dataclass(frozen=True)
class Most:
    """How far each kind of number is tried."""

    points: int = 40
    nobles: int = 40
    weight: int = 8
    unplayed: int = 8
    cardinal: int = 4


def count_out(position: Position[State], most: Most) -> Found:
    found = Found()
    values = [_values(hole, position.state, most) for hole in position.holes]
    paths = [hole.path for hole in position.holes]
    for chosen in product(*values):
        state = _filled(position.state, dict(zip(paths, chosen, strict=True)))
        if any(fault.severity is Severity.IMPOSSIBLE for fault in faults(Position(state))):
            continue
        result = scoring.result(state)
        found.totals.append(result.totals)
        found.ranks.add(result.ranks)
        found.winners.add(result.winners)
        found.decided.add(result.decided_by)
    return found


def _values(hole: Hole, state: State, most: Most) -> list[object]:
    match hole.path:
        case ("player", int(), "points"):
            return list(range(most.points + 1))
        case ("player", int(), "nobles", *_):
            return list(range(most.nobles + 1))
        case ("player", int(), "played"):
            return [(2,) * twos + (4,) * fours for twos in range(5) for fours in range(5)]
        case ("player", int(), "played", int()):
            return [2, 4]
        case ("player", int(), "unplayed"):
            return list(range(most.unplayed + 1))
        case ("player", int(), "cardinal"):
            return list(range(most.cardinal + 1))
        case ("edge", int(), "servants", int()):
            return list(range(most.weight + 1))
        case ("corner", int(), "servants", int()):
            return [0, 1, 2]
        case ("corner", int(), "edges", int()):
            return [0, 1, 2, 3]
        case ("corner",):
            return list(_corners(state.players))
        case _:
            raise AssertionError(hole.path)


def _corners(players: int) -> Iterator[tuple[Corner, ...]]:
    anybody = [tuple(w if seat == mine else 0 for seat in range(players)) for mine in range(players) for w in (0, 1, 2)]
    for ring in RINGS:
        for weights in product(anybody, repeat=4):
            yield tuple(Corner(pair, mine) for pair, mine in zip(sorted(ring), weights, strict=True))


def _filled(state: State, filling: Filling) -> State:
    def number(value: int, *path: str | int) -> int:
        found = filling.get(path, value)
        assert isinstance(found, int)
        return found

    def seat(index: int, held: Seat) -> Seat:
        at: Path = ("player", index)
        nobles = tuple(number(tile, *at, "nobles", n) for n, tile in enumerate(held.nobles))
        summed = held.summed
        if (sum_of_all := filling.get((*at, "nobles"))) is not None:
            assert isinstance(sum_of_all, int)
            nobles, summed = (sum_of_all,), True
        played = tuple(number(card, *at, "played", n) for n, card in enumerate(held.played))
        cards = filling.get((*at, "played"), played)
        assert isinstance(cards, tuple)
        return replace(
            held,
            points=number(held.points, *at, "points"),
            nobles=nobles,
            summed=summed,
            played=cards,
            unplayed=number(held.unplayed, *at, "unplayed"),
            cardinal=number(held.cardinal, *at, "cardinal"),
        )

    def weights(key: str, index: int, told: Edge | Corner) -> tuple[int, ...]:
        return tuple(number(weight, key, index, "servants", n) for n, weight in enumerate(told.servants))

    corners = tuple(
        Corner(
            (number(corner.edges[0], "corner", n, "edges", 0), number(corner.edges[1], "corner", n, "edges", 1)),
            weights("corner", n, corner),
        )
        for n, corner in enumerate(state.corners)
    )
    whole = filling.get(("corner",), corners)
    assert isinstance(whole, tuple)
    return replace(
        state,
        seats=tuple(seat(index, held) for index, held in enumerate(state.seats)),
        edges=tuple(replace(edge, servants=weights("edge", n, edge)) for n, edge in enumerate(state.edges)),
        corners=whole,
    )
