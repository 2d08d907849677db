"""Tries what a question asks for, decision by decision, on one way the described table may be.

An objection that rests on something the file left out is a presumption; one that rests on a "?" leaves the
verdict open; every other one refuses the move.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import product

from courtroll.calculator import open_titles
from courtroll.verifier.games.noblemen.document import Described, Moment
from courtroll.verifier.games.noblemen.moves.codes import Refusal
from courtroll.verifier.games.noblemen.moves.decisions import (
    Build,
    Decision,
    Done,
    Keep,
    Lay,
    Play,
    SetKnight,
    SpendBribes,
    SpendCard,
    Swap,
    Take,
)
from courtroll.verifier.games.noblemen.moves.sentences import Sentence
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.rules import tiles as tile_rules
from courtroll.verifier.games.noblemen.settle import presumptions, so_far
from courtroll.verifier.games.noblemen.table.counting import area_kind
from courtroll.verifier.games.noblemen.table.equipment import LAY_LIMIT
from courtroll.verifier.games.noblemen.table.estate import Estate, with_tile
from courtroll.verifier.games.noblemen.table.frame import BIT
from courtroll.verifier.games.noblemen.table.pieces import BAG, Building, Card, Tile, screen
from courtroll.verifier.games.noblemen.table.state import Phase, State
from courtroll.verifier.games.noblemen.unknown.ball import described
from courtroll.verifier.kernel.chance import Draw, Noting
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.holdings import transfer
from courtroll.verifier.kernel.ledger import Gain, Line
from courtroll.verifier.kernel.legality import Objection
from courtroll.verifier.kernel.position import Hole, Why

MOST_UNKNOWN_TILES = 4
"""Tiles of unknown kind whose every combination is tried."""
OF_AREAS = frozenset[Code](
    {Refusal.AREA_ELSEWHERE, Refusal.AREA_OCCUPIED, Refusal.AREAS_MISSING, Refusal.NO_AREA_THERE}
)
"""Objections that one more tile of the right kind may lift."""


class Outcome(StrEnum):
    LEGAL = "legal"
    ILLEGAL = "illegal"
    DEPENDS = "depends"


@dataclass(slots=True)
class Trial:
    """One way of taking a question apart, tried on a state."""

    state: State
    objections: list[Objection] = field(default_factory=list)
    unknown: list[Objection] = field(default_factory=list)
    """What would object if a "?" were otherwise."""
    presumed: list[presumptions.Path] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    lines: list[Line] = field(default_factory=list)
    gains: list[Gain] = field(default_factory=list)
    drawn_tiles: int = 0
    """Tiles drawn on the way, of kinds that nobody can know."""
    drew_cards: bool = False
    move: list[Decision] = field(default_factory=list)
    """What of the present move is done."""
    refused: tuple[State, Decision, tuple[Decision, ...]] | None = None
    """The first refused decision, the state it was refused in, and what came before it in its move."""
    began: bool = False
    """Something of the question has been done."""
    stopped: bool = False
    """Something stands alone, and nothing after it is worth a look."""

    @property
    def outcome(self) -> Outcome:
        if self.objections:
            return Outcome.ILLEGAL
        return Outcome.DEPENDS if self.unknown else Outcome.LEGAL

    def leave_open(self, codes: frozenset[Code]) -> None:
        """Makes these objections such as may be or not."""
        self.unknown += [objection for objection in self.objections if objection.code in codes]
        self.objections = [objection for objection in self.objections if objection.code not in codes]

    def copy(self) -> Trial:
        return replace(
            self,
            objections=list(self.objections),
            unknown=list(self.unknown),
            presumed=list(self.presumed),
            used=set(self.used),
            lines=list(self.lines),
            gains=list(self.gains),
            move=list(self.move),
        )


def trials(table: Described, sentence: Sentence) -> list[Trial]:
    """The question tried on every way in which tiles of unknown kind may turn out.

    Where those are more than are tried, the rest stay meadows, and what objects for want of an area is open.
    """
    decisions = [decision for orders in sentence.moves for decision in orders[0]]
    asked = [spot for spot in _unknown_tiles(table) if _looks_at(decisions, sentence.seat, *spot)]
    asked.sort(key=lambda spot: not any(getattr(decision, "cell", None) == spot[1] for decision in decisions))
    tried = [_Attempt(table, sentence, estates).trial() for estates in _fillings(table, asked)]
    if len(asked) > MOST_UNKNOWN_TILES:
        for trial in tried:
            trial.leave_open(OF_AREAS)
    if open_titles.is_open(table, sentence.seat, decisions):
        for trial in tried:
            trial.leave_open(open_titles.OF_TITLES)
            trial.unknown += [] if trial.objections or trial.unknown else open_titles.may_object(decisions)
    return tried


def _fillings(table: Described, asked: Sequence[tuple[int, int]]) -> Iterable[tuple[Estate, ...]]:
    """The estates with each of these unknown tiles as every kind of tile."""
    estates = table.position.state.estates
    for kinds in product(Tile, repeat=min(len(asked), MOST_UNKNOWN_TILES)):
        filled = list(estates)
        for (seat, cell), kind in zip(asked, kinds, strict=False):
            bare = filled[seat]
            other = ~BIT[cell]
            bare = replace(
                bare,
                field=bare.field & other,
                grove=bare.grove & other,
                fountain=bare.fountain & other,
                meadow=bare.meadow & other,
            )
            filled[seat] = with_tile(bare, kind, cell)
        yield tuple(filled)


def _unknown_tiles(table: Described) -> list[tuple[int, int]]:
    out = []
    for hole in table.position.holes:
        match hole.path:
            case ("player", int(seat), "estate", int(cell)):
                out.append((seat, cell))
            case _:
                pass
    return out


def _looks_at(decisions: Sequence[Decision], mover: int, seat: int, cell: int) -> bool:
    """Whether the kind of an unknown tile bears on a decision."""
    for decision in decisions:
        match decision:
            case Build(Building.FOLLY, _) if seat == mover:
                return True
            case Build(_, place) | Play(_, place) if seat == mover and place == cell:
                return True
            case SetKnight(target, _) if seat == target:
                return True
            case _:
                pass
    return False


class _Attempt:
    """The question on one table."""

    def __init__(self, table: Described, sentence: Sentence, estates: tuple[Estate, ...]) -> None:
        self.table = table
        self.sentence = sentence
        self.seat = sentence.seat
        self.position = table.position
        self.estates = estates
        self.swaps_end_laying = False
        """Whether a swap is taken to come after laying; a person need not say that laying is over."""

    def trial(self) -> Trial:
        """The best way of taking the sentence apart: the one that least is said against."""
        tried = [self._in_order()]
        if any(isinstance(decision, Swap) for orders in self.sentence.moves for decision in orders[0]):
            self.swaps_end_laying = True
            tried.append(self._in_order())
        return min(tried, key=_weight)

    def _in_order(self) -> Trial:
        """Move by move, each in its best order."""
        trial = Trial(self._beginning())
        for orders in self.sentence.moves:
            laid = trial.state.turn.laid.bit_count()
            tried = []
            for order in orders:
                attempt = trial.copy()
                attempt.move.clear()
                for decision in order:
                    self._decide(attempt, decision)
                tried.append(attempt)
                if not attempt.objections and not attempt.unknown:
                    break
            trial = min(tried, key=_weight)
            _count_tiles(trial, laid, orders[0])
        if trial.outcome is Outcome.LEGAL and trial.state.turn.phase in (Phase.LAY, Phase.DONATE, Phase.VICAR):
            self._run(trial, Done())
        return trial

    def _beginning(self) -> State:
        """The state in which the question is asked."""
        table, seat = self.table, self.seat
        state = replace(self.position.state, estates=self.estates)
        first = next((order[0] for orders in self.sentence.moves for order in orders if order), None)
        if table.moment is Moment.BALL:
            if not isinstance(first, Take | SpendBribes | SpendCard | Done):
                return described.opened_ball(state)
            phase = Phase.TAKE if isinstance(first, Take) else Phase.SPEND
            return described.ball_until(state, described.plans_of(table), (phase, seat))[0]
        if table.moment is Moment.GAME_END:
            return replace(state, turn=replace(state.turn, phase=Phase.OVER))
        if not self.position.is_known("turn"):
            state = replace(state, turn=replace(state.turn, seat=seat, mover=seat))
        if not self.position.is_known("queen"):
            elsewhere = (state.turn.mover + 1) % state.players
            state = replace(state, clock=replace(state.clock, queen=elsewhere))
        done = so_far.done_so_far(table)
        return _still_looking(so_far.with_done(state, done)[0], done, first)

    # -------------------------------------------------------------------------------------- one decision

    def _decide(self, trial: Trial, decision: Decision) -> None:
        """Judges one decision, and does it if nothing that was printed or typed objects."""
        if trial.stopped:
            return
        self._bridge(trial, decision)
        state = trial.state
        standing = NOBLEMEN.standing(state, self.seat, decision)
        if standing is not None:
            trial.objections.append(Objection(standing.code, standing.rule))
            trial.stopped = True
            return
        trial.unknown += presumptions.possible_objections(state, decision, self.position)
        refused = False
        supplied = state
        for objection in NOBLEMEN.objections(state, decision, self.seat):
            if not self._is_presumed(trial, state, decision, objection):
                refused = True
            elif objection.lack is not None:
                supplied = presumptions.supplied(supplied, objection.lack)
        if refused:
            trial.refused = trial.refused or (supplied, decision, tuple(trial.move))
            return
        trial.presumed += [path for path in presumptions.counted_on(decision) if self._why(path) is Why.UNSAID]
        trial.state, met = presumptions.met(supplied, decision, self.position)
        trial.presumed += met
        trial.move.append(decision)
        self._run(trial, decision)

    def _is_presumed(self, trial: Trial, state: State, decision: Decision, objection: Objection) -> bool:
        """Whether an objection rests on what is not known; sorts it accordingly."""
        if self._is_drawn(trial, objection):
            return True
        paths = presumptions.rests_on(state, decision, objection)
        holes = [hole for path in paths if (hole := self.position.hole(*path)) is not None]
        unsaid = [hole.path for hole in holes if hole.why is Why.UNSAID]
        unprinted = [path for path in paths if presumptions.is_unprinted(state, path)]
        if unsaid or unprinted:
            trial.presumed += [*unsaid, *unprinted]
        elif holes:
            trial.unknown.append(objection)
        else:
            trial.objections.append(objection)
            return False
        return True

    def _is_drawn(self, trial: Trial, objection: Objection) -> bool:
        """Whether what is lacking may have been drawn on the way."""
        lack = objection.lack
        if objection.code is Refusal.CARD_NOT_LOOKED_AT and trial.drew_cards:
            trial.presumed.append(("drawn", "cards"))
            return True
        of_tiles = lack is not None and lack.holder == screen(self.seat) and lack.item in tuple(Tile)
        if lack is None or not of_tiles or lack.n > trial.drawn_tiles:
            return False
        trial.drawn_tiles -= lack.n
        trial.presumed.append(("drawn", "tiles"))
        return True

    def _why(self, path: presumptions.Path) -> Why | None:
        hole: Hole | None = self.position.hole(*path)
        return None if hole is None else hole.why

    def _bridge(self, trial: Trial, decision: Decision) -> None:
        """Does what a person leaves unsaid between two moves of one turn."""
        turn = trial.state.turn
        if self.seat == turn.mover:
            if turn.phase is Phase.GIVE and turn.seat != self.seat and trial.began:
                self._run(trial, NOBLEMEN.legal_actions(trial.state)[0])
            if turn.phase is Phase.LAY and isinstance(decision, Swap) and self.swaps_end_laying:
                self._run(trial, Done())
            between, path = presumptions.bridge(trial.state, decision)
            if between is not None:
                trial.presumed += [path] if path else []
                self._run(trial, between)

    # ----------------------------------------------------------------------------------------- its effect

    def _run(self, trial: Trial, decision: Decision) -> None:
        state = trial.state
        trial.began = True
        if isinstance(decision, SetKnight) and area_kind(state.estates[decision.seat], decision.cell) is None:
            trial.state = replace(state, turn=replace(state.turn, phase=Phase.ACT))
            return
        if isinstance(decision, Keep) and decision.card not in state.turn.looked:
            looked = (decision.card, *state.turn.looked[1:])
            state = replace(state, turn=replace(state.turn, looked=looked))
        unseen = _Unseen()
        step = NOBLEMEN.run(state, decision, unseen)
        trial.state = step.state
        for kind in unseen.tiles_of(self.seat):
            trial.state = replace(trial.state, held=transfer(trial.state.held, screen(self.seat), BAG, kind, 1))
            trial.drawn_tiles += 1
        trial.drew_cards = trial.drew_cards or unseen.cards
        trial.lines += step.lines
        trial.gains += step.gains
        trial.used |= step.used
        if isinstance(decision, Build) and decision.building is Building.CASTLE:
            self._open_knight(trial)

    def _open_knight(self, trial: Trial) -> None:
        """The choice of a knight is open as well where an estate it might go to is not known."""
        turn = trial.state.turn
        others = (other for other in range(trial.state.players) if other != self.seat)
        if turn.phase is Phase.ACT and any(not self.position.is_known("player", o, "estate") for o in others):
            trial.state = replace(trial.state, turn=replace(turn, phase=Phase.KNIGHT))


def _count_tiles(trial: Trial, laid: int, move: Sequence[Decision]) -> None:
    """Says that a move lays too many tiles also where some of them are refused, and so are never laid."""
    asked = sum(isinstance(decision, Lay) and decision.tile is not None for decision in move)
    if asked and laid + asked > LAY_LIMIT and trial.objections and not trial.stopped:
        limit = Objection(Refusal.THREE_TILES_LAID, tile_rules.LAY_LIMIT)
        if limit not in trial.objections:
            trial.objections.append(limit)


def _weight(trial: Trial) -> tuple[int, int]:
    return len(trial.objections), len(trial.unknown)


class _Unseen(Noting):
    """Hands out the first pieces there are, and remembers which tiles, so that they can be taken back."""

    def __init__(self) -> None:
        super().__init__()
        self.cards = False
        self._tiles: list[tuple[int, int]] = []

    def draw(self, asked: Draw) -> tuple[int, ...]:
        drawn = super().draw(asked)
        if asked.what == "tiles":
            self._tiles += [(asked.seat, kind) for kind in drawn]
        else:
            self.cards = True
        return drawn

    def tiles_of(self, seat: int) -> list[int]:
        return [kind for whose, kind in self._tiles if whose == seat]


def _still_looking(state: State, done: Sequence[Decision], first: Decision | None) -> State:
    """A chapel built just before leaves its cards to be kept, if the question is which."""
    if not done or not isinstance(done[-1], Build) or done[-1].building is not Building.CHAPEL:
        return state
    match first:
        case Keep(card):
            looked: tuple[Card, ...] = (card,)
        case Play(Card.INTRIGUE):
            looked = (Card.INTRIGUE,)
        case _:
            return state
    return replace(state, turn=replace(state.turn, phase=Phase.KEEP, looked=looked))
