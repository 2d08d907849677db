"""Settles a dispute: a question about a table table becomes a verdict with every reason and its rule.

Only printed and typed values make a move illegal. Where an objection rests on something the file left out,
the move is presumed to have it, and the answer says so; where it rests on a "?", the verdict is open.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum

from verifier.games.noblemen import frame, presumptions, results, turns, words
from verifier.games.noblemen.decisions import Build, Decision, Done, Lay, Play, SetKnight, SpendBribes, SpendCard, Take
from verifier.games.noblemen.document import Described, Moment
from verifier.games.noblemen.estate import bars
from verifier.games.noblemen.pieces import Building, Card
from verifier.games.noblemen.play import NOBLEMEN
from verifier.games.noblemen.rules import EDITIONS
from verifier.games.noblemen.rules.options import NoblemenRuleset
from verifier.games.noblemen.state import Cell, Phase, State
from verifier.kernel.chance import Noting
from verifier.kernel.ledger import Gain, Line
from verifier.kernel.legality import Objection
from verifier.kernel.position import Why
from verifier.kernel.rules import Rule

MANY = 24
"""How many other moves an answer lists at most."""


class Outcome(StrEnum):
    LEGAL = "legal"
    ILLEGAL = "illegal"
    DEPENDS = "depends"


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


@dataclass(slots=True)
class _Trial:
    """One way of taking a question apart, tried on a state."""

    state: State
    objections: list[Objection] = field(default_factory=list)
    unknown: list[Objection] = field(default_factory=list)
    presumed: list[presumptions.Path] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    lines: list[Line] = field(default_factory=list)
    gains: list[Gain] = field(default_factory=list)
    refused: tuple[State, Decision] | None = None
    """The first refused decision and the state it was refused in."""

    @property
    def outcome(self) -> Outcome:
        if self.objections:
            return Outcome.ILLEGAL
        return Outcome.DEPENDS if self.unknown else Outcome.LEGAL

    def copy(self) -> _Trial:
        return _Trial(
            self.state, list(self.objections), list(self.unknown), list(self.presumed), set(self.used),
            list(self.lines), list(self.gains), self.refused,
        )  # fmt: skip


def settle(table: Described, question: str) -> Verdict:
    """The verdict for the file's edition, with what the other editions and readings give."""
    sentence = words.hear(question, table.names)
    trial = _try(table, sentence)
    editions = {}
    for edition in EDITIONS:
        other = table.under(edition.code)
        editions[edition.code] = trial.outcome if other is None else _try(other, sentence).outcome
    leanings = tuple(_leanings(table, sentence, trial.outcome))
    instead: tuple[str, ...] = ()
    nowhere: tuple[BarredBy, ...] = ()
    if trial.refused is not None:
        instead = tuple(_instead(*trial.refused, table.names, sentence.seat))
        nowhere = tuple(_nowhere(*trial.refused))
    return Verdict(
        question,
        sentence.seat,
        trial.outcome,
        tuple(trial.objections or trial.unknown),
        editions,
        leanings,
        tuple(_assumed(table, trial)),
        instead,
        tuple(trial.lines) if trial.outcome is Outcome.LEGAL else (),
        tuple(trial.gains) if trial.outcome is Outcome.LEGAL else (),
        nowhere,
    )


def _leanings(table: Described, sentence: words.Sentence, outcome: Outcome) -> Iterable[Leaning]:
    ruleset = table.position.state.box.ruleset
    for option in NoblemenRuleset.options:
        if not option.settled and option.name not in table.ruled:
            mine = ruleset.reading(option)
            others = {}
            for value in option.readings:
                other = table.under(ruleset.edition, {option.name: value})
                if other is not None:
                    others[str(value)] = _try(other, sentence).outcome
            if any(given is not outcome for given in others.values()):
                yield Leaning(option.name, mine, others)


def _try(table: Described, sentence: words.Sentence) -> _Trial:
    """The best way of taking the sentence apart: the one that least is said against."""
    trial = _Trial(_beginning(table, sentence))
    for orders in sentence.moves:
        tried = []
        for order in orders:
            attempt = trial.copy()
            for decision in order:
                _decide(table, attempt, sentence.seat, decision)
            tried.append(attempt)
            if not attempt.objections and not attempt.unknown:
                break
        trial = min(tried, key=lambda t: (len(t.objections), len(t.unknown)))
    if trial.outcome is Outcome.LEGAL and trial.state.turn.phase in (Phase.LAY, Phase.DONATE, Phase.VICAR):
        _run(trial, Done())
    return trial


def _beginning(table: Described, sentence: words.Sentence) -> State:
    """The state in which the question is asked."""
    state = table.position.state
    seat = sentence.seat
    if table.moment is Moment.BALL:
        first = next((order[0] for orders in sentence.moves for order in orders if order), None)
        phase = Phase.TAKE if isinstance(first, Take) else Phase.SPEND
        stop = (phase, seat) if isinstance(first, Take | SpendBribes | SpendCard | Done) else None
        return results.ball_until(state, table.plans, stop)[0] if stop else results.opened_ball(state)
    if table.moment is Moment.GAME_END:
        return replace(state, turn=replace(state.turn, phase=Phase.OVER))
    if not table.position.is_known("turn"):
        state = replace(state, turn=replace(state.turn, seat=seat, mover=seat))
    if not table.position.is_known("queen"):
        elsewhere = (state.turn.mover + 1) % state.players
        state = replace(state, clock=replace(state.clock, queen=elsewhere))
    return turns.with_done(state, table.done)[0]


def _decide(table: Described, trial: _Trial, seat: int, decision: Decision) -> None:
    """Judges one decision, and does it if nothing that was printed or typed objects."""
    if seat == trial.state.turn.seat:
        between, path = presumptions.bridge(trial.state, decision)
        if between is not None:
            trial.presumed += [path] if path else []
            _run(trial, between)
    state = trial.state
    refused = False
    supplied = state
    for objection in NOBLEMEN.objections(state, decision, seat):
        paths = presumptions.rests_on(state, decision, objection)
        holes = [hole for path in paths for hole in (table.position.hole(*path),) if hole is not None]
        unprinted = [path for path in paths if presumptions.is_unprinted(state, path)]
        unsaid = [hole.path for hole in holes if hole.why is Why.UNSAID]
        if unsaid or unprinted:
            trial.presumed += [*unsaid, *unprinted]
        elif holes:
            trial.unknown.append(objection)
        else:
            trial.objections.append(objection)
            refused = True
            continue
        if objection.lack is not None:
            supplied = presumptions.supplied(supplied, objection.lack)
    if seat == state.turn.seat:
        trial.unknown += presumptions.possible_objections(supplied, decision, table.position)
    if refused:
        trial.refused = trial.refused or (supplied, decision)
    else:
        trial.state, met = presumptions.met(supplied, decision, table.position)
        trial.presumed += met
        _run(trial, decision)


def _run(trial: _Trial, decision: Decision) -> None:
    step = NOBLEMEN.run(trial.state, decision, Noting())
    trial.state = step.state
    trial.lines += step.lines
    trial.gains += step.gains
    trial.used |= step.used


def _assumed(table: Described, trial: _Trial) -> Iterable[str]:
    """What the verdict presumed, and the assumed values it used, each once."""
    state = table.position.state
    used = [("equipment", name) for name in sorted(trial.used)]
    paths = [*trial.presumed, *(path for path in used if presumptions.is_unprinted(state, path))]
    if any(gain.what == "queen" for gain in trial.gains) and not table.position.is_known("queen"):
        paths.append(("queen",))
    return dict.fromkeys(presumptions.say_path(path, table.names) for path in paths)


def _instead(state: State, decision: Decision, names: words.Names, seat: int) -> Iterable[str]:
    """Legal moves of the same kind."""
    if seat != state.turn.seat:
        return ()
    like = _kind(decision)
    legal = [other for other in NOBLEMEN.legal_actions(state) if _kind(other) == like and other != decision]
    return [words.say(other, names, seat) for other in legal[:MANY]]


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
