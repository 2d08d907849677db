"""A file of a turn without those "?" that stand for no piece and no place of a piece: one file for each way to fill
them in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, islice, permutations, product
from typing import Any, Final, TypeVar

from courtroll.verifier.games.kings_progress.document.shapes import Document, EquipmentTable, PendingTable, TestTable
from courtroll.verifier.games.kings_progress.table.box import ASSUMED_COURTS, LONDON_NAME
from courtroll.verifier.games.kings_progress.table.equipment import ARRIVALS, MOST_INNS, ROUNDS, SYMBOLS
from courtroll.verifier.games.kings_progress.table.names import COURTIERS
from courtroll.verifier.games.kings_progress.table.pieces import Prize
from courtroll.verifier.games.kings_progress.table.progress import Phase
from courtroll.verifier.kernel.reading import UNKNOWN, Table, Unknown

V = TypeVar("V")

MOST_WAYS: Final = 128
"""More files than that are not tried."""
WAY: Final = " - "
"""Parts the places of a chain."""
ELSEWHERE: Final = ("cards", "court_track", "crowns")
"""What is no matter of whole files: cards, and values for which "?" asks for a stand-in."""
ONCE: Final[Mapping[Phase, int]] = {Phase.DEAL: 1, Phase.DROP: 1, Phase.OVER: ROUNDS}
"""Phases of one round only."""
OF_SEVERAL: Final = (Phase.DROP, Phase.GIFT, Phase.LOYALTY, Phase.FREE)
"""Phases in which somebody decides whom the rest of a file need not tell."""


def unfolded(said: Document) -> dict[str, list[object]]:
    """By key of the file, every way to fill in such "?" under it; nothing for keys without any."""
    parts: dict[str, Callable[[Document], Iterable[object]]] = {
        "pending": _pending, "courts": _courts, "equipment": _equipment, "searched": _searched,
    }  # fmt: skip
    out = {key: list(islice(of(said), MOST_WAYS)) for key, of in parts.items() if _is_open(getattr(said, key))}
    return {key: ways for key, ways in out.items() if ways and not _is_open(ways[0])}


def fillings(said: Document, ways: Mapping[str, Sequence[object]]) -> tuple[Document, ...]:
    """The file with one way of each; the first is as plain as can be."""
    every = islice(product(*ways.values()), MOST_WAYS)
    return tuple(said.but(**dict(zip(ways, each, strict=True))) for each in every)


def plainly(said: V | Unknown, otherwise: V) -> V:
    """What is said; in place of a "?" the plain thing."""
    return otherwise if isinstance(said, Unknown) else said


def _is_open(said: object) -> bool:
    """Whether there is such a "?" in it."""
    match said:
        case Unknown():
            return True
        case Table():
            return any(_is_open(each) for key, each in vars(said).items() if key not in ELSEWHERE)
        case Mapping():
            return any(map(_is_open, said.values()))
        case tuple():
            return any(map(_is_open, said))
        case _:
            return False


def _searched(_: Document) -> Iterator[tuple[str, ...]]:
    """It says what others know, and no verdict rests on that."""
    yield ()


def _each(said: Any, ways: Iterable[object]) -> list[Any]:
    return list(ways) if isinstance(said, Unknown) else [said]


# ------------------------------------------------------------------------------------------------- pending


def _pending(said: Document) -> Iterator[PendingTable]:
    names, pending = tuple(player.name for player in said.player), said.pending
    told = pending if isinstance(pending, PendingTable) else PendingTable(phase=UNKNOWN)
    for phase in _each(told.phase, (Phase.TURN, *(each for each in Phase if each is not Phase.TURN))):
        if isinstance(told.phase, Unknown) and ONCE.get(phase, said.round) != said.round:
            continue
        one = told.but(phase=phase)
        if isinstance(pending, Unknown):
            one = one.but(
                player=UNKNOWN if phase in OF_SEVERAL else None,
                cards=UNKNOWN if phase is Phase.KEEP else (),
                served=UNKNOWN if phase is Phase.MINOR else 0,
                prize=UNKNOWN if phase is Phase.SHED else None,
            )
        yield from _of_phase(one, names)


def _of_phase(told: PendingTable, names: Sequence[str]) -> Iterator[PendingTable]:
    for player, served, prize, test in product(
        _each(told.player, names),
        _each(told.served, range(ARRIVALS)),
        _each(told.prize, Prize),
        _tests(told.test, names),
    ):
        for waiting in _waiting(told.waiting, player, names):
            yield told.but(player=player, served=served, prize=prize, test=test, waiting=waiting)


def _waiting(said: Sequence[str | Unknown] | Unknown, player: str | None, names: Sequence[str]) -> Iterator[object]:
    """Nobody, or everybody who follows up to some player."""
    if not isinstance(said, Unknown):
        yield from _filled(said, names)
        return
    after = names.index(player) + 1 if player in names else 0
    others = [name for name in (*names[after:], *names[:after]) if name != player]
    yield from (tuple(others[:n]) for n in range(len(others) + 1))


def _tests(said: TestTable | Unknown | None, names: Sequence[str]) -> list[TestTable | None]:
    if said is None or isinstance(said, Unknown):
        return [None]
    order = said.order
    orders = [(*names[n:], *names[:n]) for n in range(len(names))] if isinstance(order, Unknown) else []
    orders = orders or list(_filled(order, names))  # type: ignore[arg-type]
    shown = dict.fromkeys(names, UNKNOWN) if isinstance(said.shown, Unknown) else said.shown
    symbols = [_each(each, range(SYMBOLS + 1)) for each in shown.values()]
    return [
        said.but(order=each, shown=dict(zip(shown, values, strict=True)))
        for each in orders
        for values in product(*symbols)
    ]


def _filled(said: Sequence[str | Unknown], names: Iterable[str]) -> Iterator[tuple[str, ...]]:
    """The list with names that it lacks in place of each "?"."""
    left = [name for name in names if name not in said]
    gaps = sum(isinstance(each, Unknown) for each in said)
    for some in permutations(left, gaps):
        more = iter(some)
        yield tuple(next(more) if isinstance(each, Unknown) else each for each in said)


# ----------------------------------------------------------------------------------------------------- the box


def _courts(said: Document) -> Iterator[tuple[str, ...]]:
    box = said.equipment
    typed = box.courts if isinstance(box, EquipmentTable) else None
    known = ASSUMED_COURTS if typed is None or isinstance(typed, Unknown) else typed
    order = said.courts if isinstance(said.courts, tuple) else (UNKNOWN,) * ROUNDS
    yield from _filled(order, known)


def _equipment(document: Document) -> Iterator[EquipmentTable | Unknown | None]:
    """A map of which only the ways or the inns are not known; one without its courts' names is no map.

    Where ways are not, any two places but homes and courts are neighbours on some map, also all at once, and not on
    others; a home is three steps from each court.
    """
    said = document.equipment
    if not isinstance(said, EquipmentTable) or not isinstance(said.courts, tuple):
        yield said
        return
    inns, ways = said.inns, said.ways
    if isinstance(inns, Unknown) and isinstance(ways, tuple):
        others = {LONDON_NAME, *said.courts, *COURTIERS}
        there = dict.fromkeys(name for chain in ways for name in chain.split(WAY) if name not in others)
        inns = dict.fromkeys(there, UNKNOWN)
    if not isinstance(inns, Mapping):
        yield said
        return
    for numbers in product(*(_each(n, range(1, MOST_INNS + 1)) for n in inns.values())):
        holds = dict(zip(inns, numbers, strict=True))
        if not isinstance(ways, Unknown):
            yield said.but(inns=holds)
            continue
        places = [LONDON_NAME, *holds]
        for hub, gate in zip(places, (*places[1:], places[0]), strict=True):
            roads = [(hub, each) for each in (*said.courts, *places) if each != hub]
            roads += [(each, gate) for each in COURTIERS]
            for more in ((), combinations(places, 2)):
                yield said.but(inns=holds, ways=tuple(map(WAY.join, (*roads, *more))))
