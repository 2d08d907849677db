"""Settles a dispute: a question about a described table becomes a verdict with every reason and its rule.

Only printed and typed values make a move illegal. Where an objection rests on something the file left out,
the move is presumed to have it, and the answer says so; where it rests on a "?", the verdict is open.
`trial` tries the moves; this module compares texts and readings, and looks for what else could be done.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import islice
from typing import cast

from courtroll.calculator.trial import Outcome, Trial, trials
from courtroll.verifier.games.noblemen.document import Described
from courtroll.verifier.games.noblemen.moves import sentences
from courtroll.verifier.games.noblemen.moves.decisions import Build, Decision, Lay, Play, SetKnight
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.room import ROOM
from courtroll.verifier.games.noblemen.rules import EDITIONS
from courtroll.verifier.games.noblemen.rules.options import NoblemenRuleset
from courtroll.verifier.games.noblemen.settle import presumptions
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.estate import (
    Estate,
    bars,
    lay_bars,
    legal_cells,
    with_building,
    with_tile,
)
from courtroll.verifier.games.noblemen.table.pieces import Building, Card, Tile
from courtroll.verifier.games.noblemen.table.state import Cell, State
from courtroll.verifier.kernel.ledger import Gain, Line
from courtroll.verifier.kernel.legality import Objection, Severity
from courtroll.verifier.kernel.room import AnyRoom
from courtroll.verifier.kernel.room import Described as AnyDescribed
from courtroll.verifier.kernel.rules import Rule

MANY = 24
"""How many other moves, and how many ways to make a move legal, an answer lists at most."""
MOST_CHANGES = 2
"""Changes of an estate that are thought of together."""


@dataclass(frozen=True, slots=True)
class Leaning:
    """An open point whose default decided: the option, its reading here, and what its other readings give."""

    option: str
    reading: str
    others: dict[str, Outcome]


@dataclass(frozen=True, slots=True)
class BarredBy:
    """Rules that together leave no place, and for each the pieces in the way on each meadow it bars."""

    rules: tuple[Rule, ...]
    pieces: tuple[tuple[Rule, Cell, tuple[Cell, ...]], ...]


class Changing(StrEnum):
    LAY_MEADOW = "lay-meadow"
    BUILD_CASTLE = "build-castle"
    WITHOUT = "without"
    """A building that had never been built."""


@dataclass(frozen=True, slots=True)
class Change:
    """One change of an estate; `building` is the one that would not be there."""

    changing: Changing
    cell: Cell
    building: Building | None = None


@dataclass(frozen=True, slots=True)
class Help:
    """As few changes as will do for a building that is barred everywhere, and where it might then stand."""

    changes: tuple[Change, ...]
    where: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    question: str
    seat: int
    outcome: Outcome
    reasons: tuple[Objection, ...]
    editions: dict[str, Outcome]
    leanings: tuple[Leaning, ...]
    assumed: tuple[str, ...]
    instead: tuple[str, ...]
    lines: tuple[Line, ...]
    gains: tuple[Gain, ...]
    nowhere: tuple[BarredBy, ...]
    would_help: tuple[Help, ...]
    """Where it is barred everywhere."""

    @property
    def certain(self) -> bool:
        return not self.leanings


def settles(found: AnyRoom) -> bool:
    """Whether questions about the tables of a game can be answered."""
    return found is ROOM


def hear(described: AnyDescribed, question: str) -> sentences.Sentence:
    """What a question asks. Raises `Unheard`."""
    return sentences.hear(question, cast(Described, described).names)


def ruling(described: AnyDescribed, sentence: sentences.Sentence) -> tuple[Outcome, tuple[Objection, ...]]:
    """What comes of a question on a table as it is read, and why."""
    tried = trials(cast(Described, described), sentence)
    outcome = joint(tried)
    return outcome, reasons(tried, outcome)


def settle(described: AnyDescribed, question: str) -> Verdict:
    """The verdict for the file's edition, with what the other editions and readings give."""
    table, sentence = cast(Described, described), hear(described, question)
    tried = trials(table, sentence)
    outcome = joint(tried)
    trial = next((t for t in tried if t.outcome is outcome), tried[-1])
    editions = {edition.code: _under(table, sentence, edition.code) or outcome for edition in EDITIONS}
    is_legal = outcome is Outcome.LEGAL
    nowhere = tuple(barred_everywhere(*trial.refused[:2])) if trial.refused is not None else ()
    return Verdict(
        question,
        sentence.seat,
        outcome,
        reasons(tried, outcome),
        editions,
        tuple(_leanings(table, sentence, outcome)),
        tuple(_assumed(table, trial)),
        tuple(_instead(table, sentence.seat, trial)),
        tuple(trial.lines) if is_legal else (),
        tuple(trial.gains) if is_legal else (),
        nowhere,
        tuple(islice(what_would_help(*trial.refused[:2]), MANY)) if nowhere and trial.refused is not None else (),
    )


def joint(tried: Sequence[Trial]) -> Outcome:
    """What holds however the unknown tiles turn out; otherwise it depends."""
    outcomes = {trial.outcome for trial in tried}
    return outcomes.pop() if len(outcomes) == 1 else Outcome.DEPENDS


def reasons(tried: Sequence[Trial], outcome: Outcome) -> tuple[Objection, ...]:
    """Against an illegal move what always objects, each once; in an open case what may."""
    if outcome is Outcome.ILLEGAL:
        always = [o for o in tried[0].objections if all(o in trial.objections for trial in tried)]
        return tuple(dict.fromkeys(always or [o for trial in tried for o in trial.objections]))
    return tuple(dict.fromkeys(o for trial in tried for o in (*trial.objections, *trial.unknown)))


def _under(
    table: Described, sentence: sentences.Sentence, edition: str, rulings: dict[str, str] | None = None
) -> Outcome | None:
    """What the question gets by other readings; `None` where they change nothing, or make the table impossible."""
    other = table.under(edition, rulings or {})
    if other is None:
        return None
    if rulings and any(fault.severity is Severity.IMPOSSIBLE for fault in ROOM.faults(other)):
        return None
    return joint(trials(other, sentence))


def _leanings(table: Described, sentence: sentences.Sentence, outcome: Outcome) -> Iterable[Leaning]:
    """The open points on which the verdict leans."""
    ruleset = table.position.state.box.ruleset
    for option in NoblemenRuleset.options:
        if not option.settled and option.name not in table.ruled:
            others = {}
            for value in option.readings:
                given = _under(table, sentence, ruleset.edition, {option.name: str(value)})
                if given is not None:
                    others[str(value)] = given
            if any(given is not outcome for given in others.values()):
                yield Leaning(option.name, ruleset.reading(option), others)


def _assumed(table: Described, trial: Trial) -> Iterable[str]:
    """What the verdict presumed, and the assumed values it used, each once."""
    state = table.position.state
    used = set(trial.used)
    if table.document.queen_locked is not None and trial.state.clock.space == state.clock.space:
        used.discard("round-track")  # the file says itself whether the Queen is locked
    values: list[presumptions.Path] = [("equipment", name) for name in sorted(used)]
    paths = [*trial.presumed, *(path for path in values if presumptions.is_unprinted(state, path))]
    if any(gain.what == "queen" for gain in trial.gains) and not table.position.is_known("queen"):
        paths.append(("queen",))
    return dict.fromkeys(presumptions.say_path(path, table.names) for path in paths)


def _instead(table: Described, seat: int, trial: Trial) -> Iterable[str]:
    """Moves of the same kind that would be legal, said whole."""
    if trial.refused is None or trial.refused[0].turn.seat != seat:
        return
    state, decision, before = trial.refused
    like, found = _kind(decision), 0
    for other in NOBLEMEN.legal_actions(state):
        if _kind(other) == like and other != decision and found < MANY:
            text = sentences.say_together((*before, other), table.names, seat)
            sentence = sentences.hear(f"{table.names.players[seat]}: {text}", table.names)
            if before or joint(trials(table, sentence)) is Outcome.LEGAL:
                found += 1
                yield text


def _kind(decision: Decision) -> tuple[object, ...]:
    match decision:
        case Build(building):
            return Build, building
        case Lay(tile):
            return Lay, tile
        case Play(card):
            return Play, card
        case SetKnight(_, _, source):
            return SetKnight, source is None
        case _:
            return (type(decision),)


def barred_everywhere(state: State, decision: Decision) -> Iterable[BarredBy]:
    """Where a building is barred everywhere: every smallest set of rules that bars it, and the pieces in the way."""
    wanted = _building_of(decision)
    if wanted is None:
        return ()
    seat = state.turn.seat
    estate = state.estates[seat]
    by_rule: dict[Rule, int] = {}
    for bar in bars(estate, wanted):
        by_rule[bar.rule] = by_rule.get(bar.rule, 0) | bar.cells
    out = []
    for chosen in _smallest(by_rule):
        pieces = []
        for bar in bars(estate, wanted):
            if bar.rule in chosen:
                for cell in frame.cells_of(bar.cells & estate.meadow):
                    culprits = bar.culprits & frame.ring(frame.BIT[cell]) if bar.culprits else frame.BIT[cell]
                    pieces.append((bar.rule, Cell(seat, cell), tuple(Cell(seat, c) for c in frame.cells_of(culprits))))
        out.append(BarredBy(chosen, tuple(pieces)))
    return out


def _smallest(by_rule: dict[Rule, int]) -> list[tuple[Rule, ...]]:
    """All minimal sets of rules that together bar every cell of the frame."""
    rules = list(by_rule)
    found: list[tuple[Rule, ...]] = []
    for bits in sorted(range(1, 1 << len(rules)), key=int.bit_count):
        chosen = tuple(rule for i, rule in enumerate(rules) if bits >> i & 1)
        covered = 0
        for rule in chosen:
            covered |= by_rule[rule]
        if covered & frame.FRAME == frame.FRAME and not any(set(smaller) <= set(chosen) for smaller in found):
            found.append(chosen)
    return found


def _building_of(decision: Decision) -> Building | None:
    match decision:
        case Build(building, _):
            return building
        case Play(Card.INHERITANCE, _):
            return Building.CASTLE
        case _:
            return None


def what_would_help(state: State, decision: Decision) -> Iterator[Help]:
    """Every way of one change after which a building is barred no longer everywhere; if there is none, of two."""
    wanted = _building_of(decision)
    if wanted is None:
        return
    seat = state.turn.seat
    reached: dict[frozenset[Change], tuple[tuple[Change, ...], Estate]] = {frozenset(): ((), state.estates[seat])}
    for number in range(MOST_CHANGES):
        further: dict[frozenset[Change], tuple[tuple[Change, ...], Estate]] = {}
        helps = False
        for made, estate in reached.values():
            for change, changed in _changes(estate, seat, wanted, is_last=number + 1 == MOST_CHANGES):
                changes = (*made, change)
                if frozenset(changes) not in further:
                    further[frozenset(changes)] = changes, changed
                    places = legal_cells(bars(changed, wanted))
                    if places:
                        helps = True
                        yield Help(changes, tuple(Cell(seat, cell) for cell in frame.cells_of(places)))
        if helps:
            return
        reached = further


def _changes(estate: Estate, seat: int, wanted: Building, *, is_last: bool) -> Iterator[tuple[Change, Estate]]:
    """A building less; a meadow more where a tile may be laid; for a palace a castle more where one may be built."""
    if wanted is Building.PALACE:
        for cell in frame.cells_of(legal_cells(bars(estate, Building.CASTLE))):
            yield Change(Changing.BUILD_CASTLE, Cell(seat, cell)), with_building(estate, Building.CASTLE, cell)
        if is_last:  # nothing else makes a place for a palace
            return
    for building, cells in zip(Building, estate.buildings, strict=True):
        for cell in frame.cells_of(cells):
            yield Change(Changing.WITHOUT, Cell(seat, cell), building), _without(estate, cell)
    for cell in frame.cells_of(legal_cells(lay_bars(estate.land))):
        yield Change(Changing.LAY_MEADOW, Cell(seat, cell)), with_tile(estate, Tile.MEADOW, cell)


def _without(estate: Estate, cell: int) -> Estate:
    """The estate if the building on a cell had never been built."""
    other = ~frame.BIT[cell]
    return replace(
        estate,
        castle=estate.castle & other,
        palace=estate.palace & other,
        chapel=estate.chapel & other,
        folly=estate.folly & other,
        follies=tuple(each for each in estate.follies if each[0] != cell),
    )
