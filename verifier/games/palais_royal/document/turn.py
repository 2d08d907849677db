"""From a document of a turn to a total state with its holes. What is left open is filled with the least."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from courtroll.verifier.games.palais_royal.document.cards import lay_cards
from courtroll.verifier.games.palais_royal.document.equipment import EquipmentTable, equipment, rooms
from courtroll.verifier.games.palais_royal.document.laying import Laying
from courtroll.verifier.games.palais_royal.document.paths import unknown_in
from courtroll.verifier.games.palais_royal.document.pending import turn_of
from courtroll.verifier.games.palais_royal.document.servants import lay_gold, lay_servants
from courtroll.verifier.games.palais_royal.document.shapes import Document, Moment, PendingTable
from courtroll.verifier.games.palais_royal.document.tiles import REST, Tiles
from courtroll.verifier.games.palais_royal.moves.decisions import Decision, DrawCards, Keep, Play, Recruit, Summon
from courtroll.verifier.games.palais_royal.moves.sentences import hear_moves
from courtroll.verifier.games.palais_royal.rules import box as box_rules
from courtroll.verifier.games.palais_royal.rules import nobles as noble_rules
from courtroll.verifier.games.palais_royal.rules import privileges as card_rules
from courtroll.verifier.games.palais_royal.rules import recruiting as park_rules
from courtroll.verifier.games.palais_royal.rules import scoring as scoring_rules
from courtroll.verifier.games.palais_royal.rules import setup as setup_rules
from courtroll.verifier.games.palais_royal.rules.options import PalaisRoyalRuleset
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.box import Equipment, GameBox
from courtroll.verifier.games.palais_royal.table.codes import FaultCode
from courtroll.verifier.games.palais_royal.table.equipment import ALL_NOBLES, COMMON_SERVANTS, LAST_NOBLES, NOBLES
from courtroll.verifier.games.palais_royal.table.park import seat_of
from courtroll.verifier.games.palais_royal.table.pieces import IN_BOX, IN_PARK, STAY_OPEN, Card
from courtroll.verifier.games.palais_royal.table.playing import Clock, Phase, Playing, Turn, with_fitting_park
from courtroll.verifier.games.palais_royal.table.stock import all_nobles
from courtroll.verifier.kernel.document import DescribedState
from courtroll.verifier.kernel.hearing import Unheard
from courtroll.verifier.kernel.holdings import Holdings, transfer
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.position import Hole, Position, Why
from courtroll.verifier.kernel.reading import UNKNOWN, Problem, Unknown, as_text
from courtroll.verifier.kernel.rules import Rule


@dataclass(frozen=True, slots=True, kw_only=True)
class DescribedTurn(DescribedState[Moment, Playing]):
    """A table of Palais Royal within a turn as its file describes it."""

    document: Document
    contradictions: tuple[Fault, ...]
    """Where the file tells a number twice and differently."""
    by_points: tuple[int, ...] = ()
    """Nobles of which nothing is told but their points."""
    so_far: tuple[tuple[tuple[Decision, ...], ...], ...] = ()
    """What the player in turn has done already: moves, each in the ways it may be taken."""

    def under(self, edition: str, rulings: Mapping[str, str]) -> DescribedTurn | None:
        """The same file with other rulings on top; `None` where the readings stay the same."""
        ruleset = PalaisRoyalRuleset.preset(edition).ruled({**self.position.state.box.ruleset.rulings, **rulings})
        asked = [h for h in self.position.holes if h.path[0] == "rulings" and str(h.path[-1]) not in rulings]
        there = read_turn(self.document, ruleset, [], asked)
        same = ruleset == self.position.state.box.ruleset
        return None if same or not isinstance(there, DescribedTurn) else there


def read_turn(
    document: Document, ruleset: PalaisRoyalRuleset, problems: list[Problem], holes: list[Hole]
) -> DescribedTurn | tuple[Problem, ...]:
    """What a file says of a turn, or everything in it that cannot be read."""
    if any(problem.path[:1] == ("player",) and len(problem.path) < len(("player", 0, "name")) for problem in problems):
        return tuple(problems)
    if document.is_more_done:  # the turn may have come to anything then, as it may where what is pending is unknown
        document = document.but(pending=UNKNOWN if document.pending is None else document.pending)
    filler = _Filler(document, problems, holes)
    state = filler.fill(ruleset)
    if problems:
        return tuple(problems)
    told = {("park", REST), *(hole.path for hole in holes)}
    holes += (Hole(path, Why.ASKED) for path in unknown_in(document) if path not in told)
    return DescribedTurn(
        document.moment,
        Position(state, tuple(holes)),
        document=document,
        contradictions=tuple(filler.contradictions),
        by_points=tuple(filler.by_points),
        so_far=filler.so_far,
    )


class _Filler(Laying):
    """Fills one document."""

    def __init__(self, document: Document, problems: list[Problem], holes: list[Hole]) -> None:
        super().__init__(document, problems, holes)
        self.by_points: list[int] = []
        self.so_far: tuple[tuple[tuple[Decision, ...], ...], ...] = ()

    def fill(self, ruleset: PalaisRoyalRuleset) -> Playing:
        document = self.document
        table = document.equipment if isinstance(document.equipment, EquipmentTable) else EquipmentTable()
        box = equipment(table, self.problems)
        tiles = Tiles(document, box, self.players, self.problems, self.holes)
        box = tiles.read()
        self.by_points = tiles.by_points
        start = self.seat(document.start, ("start",))
        mover = self.seat(document.turn, ("turn",))
        self.so_far = self._so_far(mover)
        for seat in range(len(self.players)):
            tiles.turn_down(seat, self._summoned() if seat == mover else ())
        for seat in range(len(self.players)):
            in_park = sum(seat_of(there) == seat for there in tiles.park)
            lay_servants(self, seat, in_park, self._summoned() if seat == mover else None)
            lay_gold(self, seat)
        pending = document.pending if isinstance(document.pending, PendingTable) else PendingTable()
        self._done_to(mover)
        self._left_in_park(tiles)
        lay_cards(self, mover, pending, self._done())
        castle = rooms(document.castle, ("castle",), self.problems) if isinstance(document.castle, str) else None
        if not isinstance(document.castle, str):
            self.open(("castle",), document.castle)
        state = Playing(
            GameBox(ruleset, box, self.players),
            Turn(Phase.TURN, mover),
            self.held,
            _laid(tiles, len(self.players)),
            tuple(tiles.park),
            castle or (),
            Clock(start, self.number(document.round, ("round",), self._least_round(box))),
            tiles.turned,
            tuple(self.number(player.points, ("player", n, "points")) for n, player in enumerate(document.player)),
        )
        state = replace(state, clock=replace(state.clock, last_round=self._is_last(state)))
        return with_fitting_park(replace(state, turn=turn_of(self, state, pending, tiles, self._done())))

    def _least_round(self, box: Equipment) -> int:
        """The first round that it can be: where it is the last one because of a limit, that one."""
        return max(1, box.round_limit) if self.document.last_round is True else 1

    def _is_last(self, state: Playing) -> bool:
        """As is told, or as the park was when the start player began the turn."""
        told, done = self.document.last_round, self._done()
        left = state.nobles_left + sum(isinstance(each, Recruit) for each in done)
        begins = self.document.pending is None and state.turn.seat == state.clock.start
        has_begun = begins and left <= LAST_NOBLES
        if not isinstance(told, bool):
            self.open(("last-round",), told, 0, 1)
            return has_begun
        if has_begun and not told and not any(hole.path[0] in ("turn", "start", "park") for hole in self.holes):
            code, where = FaultCode.LAST_ROUND_LEFT_OUT, Named("last-round")
            fault = Fault(code, scoring_rules.TRIGGER, where, Severity.DOUBTFUL, found=left, limit=LAST_NOBLES)
            self.contradictions.append(fault)
        return told

    def _left_in_park(self, tiles: Tiles) -> None:
        """How many nobles the park is told to hold, and how many it does where all of it is told; and those beyond the
        box.
        """
        if tiles.too_many:
            found = ALL_NOBLES + tiles.too_many
            where = Named("nobles")
            fault = Fault(FaultCode.TOO_MANY_NOBLES, box_rules.NOBLES, where, found=found, limit=NOBLES)
            self.contradictions.append(fault)
        for name, limit in dict.fromkeys(tiles.too_often):
            found = limit + tiles.too_often.count((name, limit))
            often = Fault(FaultCode.TOO_MANY_OF_A_NOBLE, box_rules.NOBLES, Named(name), found=found, limit=limit)
            self.contradictions.append(often)
        for seat in dict.fromkeys(tiles.unsaid_powers):
            mine = self.document.player[seat].powers
            found = len(mine) if isinstance(mine, tuple) else 0
            self.disagree(park_rules.FACE_UP, AtSeat(seat, "powers"), found, found + tiles.unsaid_powers.count(seat))
        left, there = self.document.nobles_left, sum(each >= 0 for each in tiles.park)
        if isinstance(left, int) and left != there:
            self.disagree(setup_rules.NOBLES, Named("nobles-left"), left, there)

    def _so_far(self, mover: int) -> tuple[tuple[tuple[Decision, ...], ...], ...]:
        out: list[tuple[tuple[Decision, ...], ...]] = []
        for n, text in enumerate(() if isinstance(self.document.so_far, Unknown) else self.document.so_far):
            if isinstance(text, Unknown):
                continue
            try:
                out += hear_moves(text, self.players, mover)
            except Unheard as error:
                self.problems.append(Problem(("so-far", n), error.code, as_text(error.found), tuple(error.wanted)))
        return tuple(out)

    def _summoned(self) -> list[int]:
        """By how many each noble has brought servants in this turn."""
        done = [] if self.document.pending is not None else self._done()
        return [each.n for each in done if isinstance(each, Summon)]

    def _done(self) -> list[Decision]:
        return [decision for move in self.so_far for decision in move[0]]

    def _done_to(self, mover: int) -> None:
        """What was done so far lies on the table: nobles that were taken, cards that were kept and played."""
        if self.document.pending is not None:
            return
        player, done = self.document.player[mover], self._done()
        where = AtSeat(mover, "so-far")
        taken = sum(isinstance(each, Recruit) for each in done)
        wrong: list[Rule] = []
        if isinstance(player.nobles, tuple) and len(player.nobles) < taken:
            wrong.append(park_rules.IN_PARK)
        brought = sum(self._summoned())
        if isinstance(player.nobles, tuple) and len(player.nobles) < len(self._summoned()):
            wrong.append(noble_rules.SERVANTS)
        if isinstance(player.common, int) and player.common and brought and brought > COMMON_SERVANTS - player.common:
            wrong.append(noble_rules.SERVANTS)
        last = next((n for n, each in enumerate(done) if isinstance(each, DrawCards)), len(done))
        played = Counter(each.card for each in done[:last] if isinstance(each, Play) and each.card not in STAY_OPEN)
        kept = Counter(each.card for each in done[last:] if isinstance(each, Keep))
        kept -= Counter(each.card for each in done[last:] if isinstance(each, Play))
        for told, there, rule in (
            (self.document.discard if last == len(done) else None, played, card_rules.USED),
            (player.hand, kept, card_rules.HAND),
        ):
            if isinstance(told, tuple):
                lacking = there - Counter(each for each in told if isinstance(each, Card))
                wrong += [rule] * (lacking.total() > told.count(UNKNOWN))
        self.contradictions += (Fault(FaultCode.SO_FAR_NOT_ON_THE_TABLE, rule, where) for rule in wrong)


def _laid(tiles: Tiles, players: int) -> Holdings:
    """The nobles where they lie."""
    nobles = all_nobles(players)
    for there in tiles.park:
        if there >= 0:
            nobles = transfer(nobles, IN_BOX, IN_PARK, there, 1)
    for seat, taken in enumerate(tiles.taken):
        for noble in taken:
            nobles = transfer(nobles, IN_BOX, pieces.taken(seat), noble, 1)
    return nobles
