"""Advice on a described turn: what the next statue still needs, and how to settle troubles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from courtroll.verifier.games.bruges.advice import statues, troubles
from courtroll.verifier.games.bruges.document import Described
from courtroll.verifier.games.bruges.moves.sentences import Names, say
from courtroll.verifier.games.bruges.settle.turns import after_so_far
from courtroll.verifier.games.bruges.table.playing import Phase, Playing
from courtroll.verifier.kernel.advice import Advice, Plan, Said, of_plans
from courtroll.verifier.kernel.equipment import assumed
from courtroll.verifier.kernel.position import Hole, Why
from courtroll.verifier.kernel.settling.questions import said


def advised(table: Described, seats: Sequence[int], *, check: bool) -> Advice:
    """Advice for these players."""
    state = None if table.playing is None else after_so_far(table)
    if table.playing is None or state is None:
        nothing = (Plan("statue", Said("no-turn"), is_answer=False),)
        return of_plans(dict.fromkeys(seats, nothing), len(table.players))
    plans = {seat: tuple(_plans(table, table.playing.holes, state, seat, check)) for seat in seats}
    used = {"canal-colours", "canal-prices", "troubles", "persons"}
    left_out = [hole.path for hole in table.playing.holes if _follows(hole)]
    told = [said(path, table.players) for path in left_out if path[1] in seats]
    return of_plans(plans, len(table.players), (*told, *assumed(state.box.equipment.sources(), used)))


def _plans(table: Described, holes: Sequence[Hole], state: Playing, seat: int, check: bool) -> Iterator[Plan]:
    yield from _statues(table, holes, state, seat, check)
    if state.turn.phase is Phase.TROUBLES and state.turn.mover == seat and not state.turn.agenda:
        yield _troubles(table, holes, state, seat)


def _unknown(table: Described, holes: Sequence[Hole], seat: int, parts: frozenset[str]) -> str:
    """What of a player nobody says, of those parts of a file."""
    mine = (hole for hole in holes if hole.path[:2] == ("player", seat) and hole.path[2] in parts)
    paths = (hole.path for hole in mine if not _follows(hole))
    return ", ".join(dict.fromkeys(said(path, table.players) for path in paths))


def _follows(hole: Hole) -> bool:
    """Sections that are left out are those that are full, and as many more as there are statues."""
    return hole.path[2:] == ("sections",) and hole.why is Why.UNSAID


def _statues(table: Described, holes: Sequence[Hole], state: Playing, seat: int, check: bool) -> Iterator[Plan]:
    unknown = _unknown(table, holes, seat, frozenset({"hand", "florins", "canals", "statues", "sections"}))
    if unknown:
        yield Plan("statue", Said("statue-depends", {"unknown": unknown}), is_answer=False)
        return
    worth = statues.next_statue(state)
    if worth is None:
        yield Plan("statue", Said("no-statue"))
        return
    names = Names(table.players, state.deck)
    for way in statues.ways(state, seat):
        checked = None
        if check:
            from courtroll.verifier.games.bruges.advice.solver import none_cheaper

            checked = none_cheaper(state, seat, way).verdict.value
        told = {"side": way.side.value, "worth": worth, "cards": way.cards, "florins": way.florins}
        notes = [Said("lacking", {"colour": colour.value, "n": n}) for colour, n in statues.counted(way.lacking)]
        if way.short:
            notes.append(Said("short", {"n": way.short}))
        moves = tuple(say(each, names) for each in way.plays)
        yield Plan("statue", Said("statue", told), moves, tuple(notes), statues.refused(state, seat, way), checked)


def _troubles(table: Described, holes: Sequence[Hole], state: Playing, seat: int) -> Plan:
    parts = frozenset({"florins", "workers", "threats", "persons", "empty", "canals", "hand"})
    unknown = _unknown(table, holes, seat, parts)
    if unknown:
        return Plan("troubles", Said("troubles-depend", {"unknown": unknown}), is_answer=False)
    try:
        found = troubles.best_settling(state)
    except troubles.Depends:
        return Plan("troubles", Said("troubles-open"), is_answer=False)
    except troubles.TooMany as many:
        return Plan("troubles", Said("too-many", {"n": many.args[0]}), is_answer=False)
    names = Names(table.players, state.deck)
    lost = [was - now for was, now in zip(found.before, found.after, strict=True)]
    told = dict(zip(("points", "florins", "workers", "cards"), lost, strict=True))
    moves = tuple(say(each, names) for each in found.decisions)
    notes = (Said("worst", {"points": found.before[0] - found.worst[0]}),)
    return Plan("troubles", Said("troubles", told), moves, notes)
