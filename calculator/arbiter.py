"""Settles a dispute: a question about a described table becomes a verdict with every reason and its rule.

Only printed and typed values make a move illegal. Where an objection rests on something the file left out,
the move is presumed to have it, and the answer says so; where it rests on a "?", the verdict is open.
`trial` tries the moves; this module compares texts and readings, and looks for what else could be done.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from calculator.trial import Outcome, Trial, trials
from verifier.games.noblemen import frame, presumptions, room, words
from verifier.games.noblemen.decisions import Build, Decision, Lay, Play, SetKnight
from verifier.games.noblemen.document import Described
from verifier.games.noblemen.estate import bars
from verifier.games.noblemen.pieces import Building, Card
from verifier.games.noblemen.play import NOBLEMEN
from verifier.games.noblemen.rules import EDITIONS
from verifier.games.noblemen.rules.options import NoblemenRuleset
from verifier.games.noblemen.state import Cell, State
from verifier.kernel.ledger import Gain, Line
from verifier.kernel.legality import Objection, Severity
from verifier.kernel.rules import Rule

MANY = 24
"""How many other moves an answer lists at most."""


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

    @property
    def certain(self) -> bool:
        return not self.leanings


def settle(table: Described, question: str) -> Verdict:
    """The verdict for the file's edition, with what the other editions and readings give."""
    sentence = words.hear(question, table.names)
    tried = trials(table, sentence)
    outcome = joint(tried)
    trial = next((t for t in tried if t.outcome is outcome), tried[-1])
    editions = {edition.code: _under(table, sentence, edition.code) or outcome for edition in EDITIONS}
    is_legal = outcome is Outcome.LEGAL
    return Verdict(
        question,
        sentence.seat,
        outcome,
        _reasons(tried, outcome),
        editions,
        tuple(_leanings(table, sentence, outcome)),
        tuple(_assumed(table, trial)),
        tuple(_instead(table, sentence.seat, trial)),
        tuple(trial.lines) if is_legal else (),
        tuple(trial.gains) if is_legal else (),
        tuple(_nowhere(*trial.refused[:2])) if trial.refused is not None else (),
    )


def joint(tried: Sequence[Trial]) -> Outcome:
    """What holds however the unknown tiles turn out; otherwise it depends."""
    outcomes = {trial.outcome for trial in tried}
    return outcomes.pop() if len(outcomes) == 1 else Outcome.DEPENDS


def _reasons(tried: Sequence[Trial], outcome: Outcome) -> tuple[Objection, ...]:
    """Against an illegal move what always objects, each once; in an open case what may."""
    if outcome is Outcome.ILLEGAL:
        always = [o for o in tried[0].objections if all(o in trial.objections for trial in tried)]
        return tuple(dict.fromkeys(always or [o for trial in tried for o in trial.objections]))
    return tuple(dict.fromkeys(o for trial in tried for o in (*trial.objections, *trial.unknown)))


def _under(
    table: Described, sentence: words.Sentence, edition: str, rulings: dict[str, str] | None = None
) -> Outcome | None:
    """What the question gets by other readings; `None` where they change nothing, or make the table impossible."""
    other = table.under(edition, rulings or {})
    if other is None:
        return None
    if rulings and any(fault.severity is Severity.IMPOSSIBLE for fault in room.faults(other)):
        return None
    return joint(trials(other, sentence))


def _leanings(table: Described, sentence: words.Sentence, outcome: Outcome) -> Iterable[Leaning]:
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
            text = words.say_together((*before, other), table.names, seat)
            sentence = words.hear(f"{table.names.players[seat]}: {text}", table.names)
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


def _nowhere(state: State, decision: Decision) -> Iterable[BarredBy]:
    """Where a building is barred everywhere: every smallest set of rules that bars it, and the pieces in the way."""
    match decision:
        case Build(building, _):
            wanted = building
        case Play(Card.INHERITANCE, _):
            wanted = Building.CASTLE
        case _:
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
