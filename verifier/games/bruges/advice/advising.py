"""Advice on a described turn: what the next statue still needs, how to settle troubles, and the best last round."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from courtroll.verifier.games.bruges.advice import last_round, statues, troubles
from courtroll.verifier.games.bruges.document import Described
from courtroll.verifier.games.bruges.moves.sentences import Names, say
from courtroll.verifier.games.bruges.play.engine import BRUGES
from courtroll.verifier.games.bruges.settle.questions import say_of
from courtroll.verifier.games.bruges.settle.turns import after_so_far
from courtroll.verifier.games.bruges.table.playing import Ending, Phase, Playing
from courtroll.verifier.kernel.advice import Advice, Plan, Said, of_plans
from courtroll.verifier.kernel.equipment import assumed
from courtroll.verifier.kernel.position import Hole, Why
from courtroll.verifier.kernel.settling.questions import said

Known = Callable[[Hole], bool]


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
        yield from _troubles(table, holes, state, seat, check)
    may_be_last = any(hole.path == ("last-round",) for hole in holes)
    if may_be_last or state.clock.ending is Ending.THIS:
        yield _last_round(table, holes, state, seat, check)


def _unknown(table: Described, holes: Sequence[Hole], seat: int, parts: frozenset[str], known: Known) -> str:
    """What of a player nobody says, of those parts of a file, but for what is known well enough."""
    mine = (hole for hole in holes if hole.path[:2] == ("player", seat) and hole.path[2] in parts)
    paths = (hole.path for hole in mine if not _follows(hole) and not known(hole))
    return ", ".join(dict.fromkeys(said(path, table.players) for path in paths))


def _has_colour(hole: Hole) -> bool:
    """A card of the hand of which the colour is told, if not its front."""
    return hole.path[2:3] == ("hand",) and hole.path[3:] != () and hole.why is Why.UNSAID


def _is_counted(hole: Hole) -> bool:
    """A hand of which it is told how many cards it has."""
    return _has_colour(hole) or (hole.path[2:] == ("hand",) and hole.low == hole.high)


def _follows(hole: Hole) -> bool:
    """Sections that are left out are those that are full, and as many more as there are statues."""
    return hole.path[2:] == ("sections",) and hole.why is Why.UNSAID


def _statues(table: Described, holes: Sequence[Hole], state: Playing, seat: int, check: bool) -> Iterator[Plan]:
    unknown = _unknown(table, holes, seat, frozenset({"hand", "florins", "canals", "statues", "sections"}), _has_colour)
    if unknown:
        yield Plan("statue", Said("statue-depends", {"unknown": unknown}), is_answer=False)
        return
    worth = statues.next_statue(state)
    if worth is None:
        yield Plan("statue", Said("no-statue"))
        return
    for way in statues.ways(state, seat):
        checked = None
        if check:
            from courtroll.verifier.games.bruges.advice.proof.statues import none_cheaper

            checked = none_cheaper(state, seat, way).verdict.value
        told = {"side": way.side.value, "worth": worth, "cards": way.cards, "florins": way.florins}
        notes = [Said("lacking", {"colour": colour.value, "n": n}) for colour, n in statues.counted(way.lacking)]
        if way.short:
            notes.append(Said("short", {"n": way.short}))
        moves = tuple(say_of(table, each) for each in way.plays)
        yield Plan("statue", Said("statue", told), moves, tuple(notes), statues.refused(state, seat, way), checked)


def _troubles(table: Described, holes: Sequence[Hole], state: Playing, seat: int, check: bool) -> Iterator[Plan]:
    parts = frozenset({"florins", "workers", "threats", "persons", "empty", "canals", "hand"})
    unknown = _unknown(table, holes, seat, parts, _is_counted)
    if unknown:
        yield Plan("troubles", Said("troubles-depend", {"unknown": unknown}), is_answer=False)
        return
    if not BRUGES.legal_actions(state):  # play would pass the player over
        return
    try:
        found = troubles.best_settling(state)
    except troubles.Depends:
        yield Plan("troubles", Said("troubles-open"), is_answer=False)
        return
    except troubles.TooMany as many:
        yield Plan("troubles", Said("too-many", {"n": many.args[0]}), is_answer=False)
        return
    checked = None
    if check:
        from courtroll.verifier.games.bruges.advice.proof.troubles import none_loses_less

        checked = none_loses_less(state, found.after).verdict.value
    names = Names(table.players, state.deck)
    lost = [was - now for was, now in zip(found.before, found.after, strict=True)]
    told = dict(zip(("points", "florins", "workers", "cards"), lost, strict=True))
    moves = tuple(say(each, names) for each in found.decisions)
    notes = (Said("worst", {"points": found.before[0] - found.worst[0]}),)
    yield Plan("troubles", Said("troubles", told), moves, notes, checked=checked)


def _last_round(table: Described, holes: Sequence[Hole], state: Playing, seat: int, check: bool) -> Plan:
    if state.turn.phase not in (Phase.ADVANCE, Phase.ACT):
        return Plan("last-round", Said("last-round-open"), is_answer=False)
    if unknown := _bearing(table, holes, seat):
        return Plan("last-round", Said("last-round-depends", {"unknown": unknown}), is_answer=False)
    try:
        found = last_round.best_round(state, seat)
    except last_round.Depends:
        return Plan("last-round", Said("last-round-open"), is_answer=False)
    except last_round.TooMany as many:
        return Plan("last-round", Said("too-many-rounds", {"n": many.args[0]}), is_answer=False)
    checked = None
    if check:
        from courtroll.verifier.games.bruges.advice.proof.last_round import none_better

        checked = none_better(state, seat, found.after).verdict.value
    names = Names(table.players, state.deck)
    told = {"points": found.after.points, "florins": found.after.florins, "now": found.before.points}
    moves = tuple(say(each, names) for each in found.decisions)
    cards = ", ".join(sorted(state.deck[card].name for card in found.left_out))
    notes = (Said("left-out", {"cards": cards}),) if cards else ()
    return Plan("last-round", Said("last-round", told), moves, notes, checked=checked)


def _bearing(table: Described, holes: Sequence[Hole], seat: int) -> str:
    """What nobody says of all that bears on what one player's last round brings."""
    of_others = {"reputation", "persons", "canals"}
    paths = [
        hole.path
        for hole in holes
        if (not _follows(hole) and hole.path[:2] == ("player", seat))
        or (hole.path[0] == "player" and hole.path[2] in of_others)
        or hole.path[0] in ("dice", "stack", "last-round")
    ]
    paths += [("so-far",)] if table.document is not None and table.document.is_more_done else []
    return ", ".join(dict.fromkeys(said(path, table.players) for path in paths))
