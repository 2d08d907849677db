"""From a document of a turn to a total state with its holes. What is left open is filled with the least."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final

from courtroll.verifier.games.palais_royal.document.equipment import EquipmentTable, equipment, known, rooms
from courtroll.verifier.games.palais_royal.document.shapes import (
    AttendedTable,
    Cards,
    Document,
    Moment,
    PendingTable,
    PlayerTable,
)
from courtroll.verifier.games.palais_royal.document.tiles import REST, Tiles
from courtroll.verifier.games.palais_royal.moves.decisions import Decision, DrawCards, Keep, Play, Post, Recruit, Summon
from courtroll.verifier.games.palais_royal.moves.sentences import hear_moves
from courtroll.verifier.games.palais_royal.rules import box as box_rules
from courtroll.verifier.games.palais_royal.rules import nobles as noble_rules
from courtroll.verifier.games.palais_royal.rules import privileges as card_rules
from courtroll.verifier.games.palais_royal.rules import recruiting as park_rules
from courtroll.verifier.games.palais_royal.rules import scoring as scoring_rules
from courtroll.verifier.games.palais_royal.rules import setup as setup_rules
from courtroll.verifier.games.palais_royal.rules.options import PalaisRoyalRuleset
from courtroll.verifier.games.palais_royal.scoring.cardinal import leading
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.box import Equipment, GameBox
from courtroll.verifier.games.palais_royal.table.codes import FaultCode
from courtroll.verifier.games.palais_royal.table.equipment import (
    ALL_NOBLES,
    CARD_COPIES,
    CARD_POINTS,
    COMMON_SERVANTS,
    FREE_SERVANTS,
    LAST_NOBLES,
    NOBLES,
    SERVANTS,
)
from courtroll.verifier.games.palais_royal.table.names import CARD_NAMES, ROOM_NAMES
from courtroll.verifier.games.palais_royal.table.park import EMPTY, seat_of
from courtroll.verifier.games.palais_royal.table.pieces import (
    BANK,
    CARD_COLUMNS,
    CARDS,
    COIN,
    DECK,
    DISCARD,
    IN_BOX,
    IN_PARK,
    LOOKED,
    PARK,
    STAY_OPEN,
    Card,
    Room,
)
from courtroll.verifier.games.palais_royal.table.playing import CARDS as CARD_STAGE
from courtroll.verifier.games.palais_royal.table.playing import (
    MOVEMENT,
    RECRUITING,
    REINFORCEMENT,
    START,
    THIRD,
    Clock,
    Phase,
    Playing,
    Turn,
    with_fitting_park,
)
from courtroll.verifier.games.palais_royal.table.stock import all_nobles, whole_box
from courtroll.verifier.kernel.document import DescribedState, Number
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.hearing import Unheard
from courtroll.verifier.kernel.holdings import Holdings, transfer
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.position import Hole, Position, Why
from courtroll.verifier.kernel.reading import (
    UNKNOWN,
    Path,
    Problem,
    ProblemCode,
    Table,
    Unknown,
    as_text,
    near_enough,
    word,
)
from courtroll.verifier.kernel.rules import Rule

OF_EDGE: Final = (Recruit, Post)
POINT_CARDS = dict(zip(CARD_POINTS, (Card.TWO_POINTS, Card.FOUR_POINTS), strict=True))


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


def unknown_in(told: object, path: Path = ()) -> Iterator[Path]:
    """The paths of everything that is typed "?"."""
    if isinstance(told, Unknown):
        yield path
    elif isinstance(told, Table | Mapping):
        keys = told.items() if isinstance(told, Mapping) else vars(told).items()
        for key, value in keys:
            name = word(key) if isinstance(key, Enum) else str(key)
            yield from unknown_in(value, (*path, name.replace("_", "-") if isinstance(told, Table) else name))
    elif isinstance(told, tuple):
        for n, value in enumerate(told):
            yield from unknown_in(value, (*path, n))


def with_told(told: Any, path: Path, value: object) -> Any:
    """The same document with something else at a path."""
    if not path:
        return value
    first, *rest = path
    if isinstance(told, Table):
        field = str(first).replace("-", "_")
        return told.but(**{field: with_told(getattr(told, field), tuple(rest), value)})
    if isinstance(told, Mapping):
        return {
            key: with_told(n, tuple(rest), value) if first in (key, word(key) if isinstance(key, Enum) else key) else n
            for key, n in told.items()
        }
    return tuple(with_told(each, tuple(rest), value) if n == first else each for n, each in enumerate(told))


class _Filler:
    """Fills one document."""

    def __init__(self, document: Document, problems: list[Problem], holes: list[Hole]) -> None:
        self.document = document
        self.players = tuple(player.name for player in document.player)
        self.problems = problems
        self.holes = holes
        self.contradictions: list[Fault] = []
        self.by_points: list[int] = []
        self.so_far: tuple[tuple[tuple[Decision, ...], ...], ...] = ()
        self.held: Holdings = whole_box(len(self.players))

    def fill(self, ruleset: PalaisRoyalRuleset) -> Playing:
        document = self.document
        table = document.equipment if isinstance(document.equipment, EquipmentTable) else EquipmentTable()
        box = equipment(table, self.problems)
        tiles = Tiles(document, box, self.players, self.problems, self.holes)
        box = tiles.read()
        self.by_points = tiles.by_points
        start = self._seat(document.start, ("start",))
        mover = self._seat(document.turn, ("turn",))
        self.so_far = self._so_far(mover)
        for seat in range(len(self.players)):
            tiles.turn_down(seat, self._summoned() if seat == mover else ())
        for seat, player in enumerate(document.player):
            self._servants(seat, player, sum(seat_of(there) == seat for there in tiles.park), seat == mover)
            self._gold(seat, player)
        pending = document.pending if isinstance(document.pending, PendingTable) else PendingTable()
        self._done_to(mover)
        self._left_in_park(tiles)
        self._cards(mover, pending)
        castle = rooms(document.castle, ("castle",), self.problems) if isinstance(document.castle, str) else None
        if not isinstance(document.castle, str):
            self._open(("castle",), document.castle)
        state = Playing(
            GameBox(ruleset, box, self.players),
            Turn(Phase.TURN, mover),
            self.held,
            _laid(tiles, len(self.players)),
            tuple(tiles.park),
            castle or (),
            Clock(start, self._number(document.round, ("round",), self._least_round(box))),
            tiles.turned,
            tuple(self._number(player.points, ("player", n, "points")) for n, player in enumerate(document.player)),
        )
        state = replace(state, clock=replace(state.clock, last_round=self._is_last(state)))
        return with_fitting_park(replace(state, turn=self._turn(state, pending, tiles)))

    # ----------------------------------------------------------------------------------------------- small parts

    def _open(self, path: Path, value: object, low: int = 0, high: int | None = None) -> None:
        self.holes.append(Hole(path, Why.ASKED if isinstance(value, Unknown) else Why.UNSAID, low, high))

    def _number(self, value: Number | None, path: Path, low: int = 0) -> int:
        """A number; one that nobody knows becomes a hole and the least it can be."""
        if isinstance(value, int):
            return value
        self._open(path, value, low)
        return low

    def _seat(self, name: str | Unknown | None, path: Path) -> int:
        if name in self.players:
            return self.players.index(str(name))
        if isinstance(name, str):
            near = near_enough(self.problems, name, self.players)
            self.problems.append(Problem(path, ProblemCode.NO_PLAYER, as_text(name), near))
        else:
            self._open(path, name)
        return 0

    def _move(self, giver: int, taker: int, what: int, n: int) -> None:
        self.held = transfer(self.held, giver, taker, what, n)

    def _set(self, row: int, what: int, n: int) -> None:
        """A number that the file tells, whatever it makes of the whole: faults say so where it cannot be."""
        before = self.held[row]
        self.held = (*self.held[:row], (*before[:what], n, *before[what + 1 :]), *self.held[row + 1 :])

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
            self._open(("last-round",), told, 0, 1)
            return has_begun
        if has_begun and not told and not any(hole.path[0] in ("turn", "start", "park") for hole in self.holes):
            code, where = FaultCode.LAST_ROUND_LEFT_OUT, Named("last-round")
            fault = Fault(code, scoring_rules.TRIGGER, where, Severity.DOUBTFUL, found=left, limit=LAST_NOBLES)
            self.contradictions.append(fault)
        return told

    # -------------------------------------------------------------------------------------------------- holdings

    def _servants(self, seat: int, player: PlayerTable, in_park: int, moves: bool) -> None:
        """A colour's servants. What is not told lies in the common supply, the personal one, or at the gate."""
        supply, common = pieces.supply(seat), pieces.common(seat)
        path: Path = ("player", seat)
        if not isinstance(player.common, int | None):
            self._open((*path, "common"), player.common, 0, self.held[common][seat])
        told = player.servants if isinstance(player.servants, Mapping) else {}
        there = {room: self._number(told.get(room, 0), (*path, "servants", ROOM_NAMES[room])) for room in Room}
        if isinstance(player.cardinal, int):
            if there[Room.CARDINAL] != player.cardinal and isinstance(player.servants, Mapping):
                self._differs(seat, "cardinal", player.cardinal, there[Room.CARDINAL])
            there[Room.CARDINAL] = player.cardinal
        for room, n in there.items():
            self._move(supply, room, seat, n)
        self._move(supply, PARK, seat, in_park)
        if isinstance(player.common, int):
            self._move(common, supply, seat, self.held[common][seat] - player.common)
        elif player.common is None and moves:
            self._move(common, supply, seat, min(sum(self._summoned()), self.held[common][seat]))
        is_whole = isinstance(player.servants, Mapping)
        if isinstance(player.common, Unknown) and not isinstance(player.supply, int):
            self._move(common, supply, seat, max(0, -self.held[supply][seat]))
        if not is_whole:
            self._open((*path, "servants"), player.servants, 0, SERVANTS)
        if isinstance(player.supply, int):
            spare = self.held[supply][seat] - player.supply
            if not is_whole:
                self._move(supply, Room.GATE, seat, max(0, spare))
            elif not isinstance(player.common, int):
                self._move(supply, common, seat, min(spare, COMMON_SERVANTS - self.held[common][seat]))
            self._set(supply, seat, player.supply)
        elif isinstance(player.supply, Unknown) or not is_whole:
            self._open((*path, "supply"), player.supply, 0, SERVANTS)

    def _gold(self, seat: int, player: PlayerTable) -> None:
        self._move(BANK, pieces.supply(seat), COIN, self._number(player.gold, ("player", seat, "gold")))

    def _differs(self, seat: int, what: str, found: int, limit: int) -> None:
        rule = card_rules.HAND if what == "unplayed" else box_rules.SERVANTS_EACH
        self._disagree(rule, AtSeat(seat, what), found, limit)

    def _disagree(self, rule: Rule, where: AtSeat | Named, found: int, limit: int) -> None:
        self.contradictions.append(Fault(FaultCode.DOES_NOT_AGREE, rule, where, found=found, limit=limit))

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
            self._disagree(park_rules.FACE_UP, AtSeat(seat, "powers"), found, found + tiles.unsaid_powers.count(seat))
        left, there = self.document.nobles_left, sum(each >= 0 for each in tiles.park)
        if isinstance(left, int) and left != there:
            self._disagree(setup_rules.NOBLES, Named("nobles-left"), left, there)

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

    def _cards(self, mover: int, pending: PendingTable) -> None:
        """All cards that are told, then those in hands that are only counted, then the stack."""
        numbers: list[tuple[int, int]] = []
        for seat, player in enumerate(self.document.player):
            self._give(pieces.laid_open(seat), self._points(seat, player))
            numbers.append((seat, self._hand(seat, player)))
        played = [decision for move in self.so_far for decision in move[0] if decision == Play(Card.MAJORITIES)]
        told = 0 if isinstance(pending.majorities, Unknown) else pending.majorities
        open_ = max(told, len(played)) if isinstance(told, int) else 1
        self._move(DECK, pieces.laid_open(mover), CARDS + Card.MAJORITIES, open_)
        looked: Path = ("pending", "looked")
        if pending.looked is not None:
            self._give(LOOKED, self._known(pending.looked, looked))
        elif pending.phase is Phase.KEEP:
            self._open(looked, None, 1)
        if self.document.discard is None:
            self._open(("discard",), None)
        else:
            self._give(DISCARD, self._known(self.document.discard, ("discard",)))
        told_deck = self.document.deck if isinstance(self.document.deck, Mapping) else {}
        stack = [known(told_deck.get(card, 0)) for card in Card]
        for seat, n in numbers:
            for _ in range(n):
                left = [n - kept for n, kept in zip(self.held[DECK][CARD_COLUMNS], stack, strict=True)]
                self._give(pieces.hand(seat), (Card(left.index(max(left))),))
        deck = self.document.deck
        if isinstance(deck, Mapping):
            for card in Card:
                self._set(DECK, CARDS + card, self._number(deck.get(card, 0), ("deck", CARD_NAMES[card])))
        else:
            self._open(("deck",), deck)

    def _give(self, row: int, cards: Iterable[Card]) -> None:
        for card in cards:
            self._move(DECK, row, CARDS + card, 1)

    def _known(self, cards: Cards, path: Path) -> list[Card]:
        if isinstance(cards, Unknown):
            self._open(path, cards)
            return []
        for n, card in enumerate(cards):
            if isinstance(card, Unknown):
                self._open((*path, n), card)
        return [card for card in cards if isinstance(card, Card)]

    def _points(self, seat: int, player: PlayerTable) -> list[Card]:
        path: Path = ("player", seat, "played")
        out: list[Card] = []
        for n, value in enumerate(() if isinstance(player.played, Unknown) else player.played):
            if isinstance(value, int) and value in POINT_CARDS:
                out.append(POINT_CARDS[value])
            elif isinstance(value, int):
                wanted = tuple(map(str, POINT_CARDS))
                self.problems.append(Problem((*path, n), ProblemCode.UNKNOWN_WORD, str(value), wanted))
            else:
                self._open((*path, n), value)
        if isinstance(player.played, Unknown):
            self._open(path, player.played)
        return out

    def _hand(self, seat: int, player: PlayerTable) -> int:
        """Gives the cards of a hand that are named; how many there are besides."""
        path: Path = ("player", seat, "hand")
        told = player.hand
        match told:
            case tuple():
                self._give(pieces.hand(seat), self._known(told, path))
                if isinstance(player.unplayed, int) and player.unplayed != len(told):
                    self._differs(seat, "unplayed", player.unplayed, len(told))
                return 0
            case int(n):
                if isinstance(player.unplayed, int) and player.unplayed != n:
                    self._differs(seat, "unplayed", player.unplayed, n)
                self._open(path, None, n, n)
                return min(n, CARD_COPIES * len(Card))
            case _:
                n = min(player.unplayed, CARD_COPIES * len(Card)) if isinstance(player.unplayed, int) else 0
                counted = isinstance(player.unplayed, int)
                self._open(path, player.unplayed if told is None else told, n, n if counted else None)
                return n

    # ------------------------------------------------------------------------------------------------- the turn

    def _turn(self, state: Playing, pending: PendingTable, tiles: Tiles) -> Turn:
        seat = state.turn.seat if pending.player is None else self._seat(pending.player, ("pending", "player"))
        noted = pending.majorities if isinstance(pending.majorities, tuple) else pending.noted
        led = leading(state, seat) if pending.leading is None else _bits(pending.leading)
        phase = pending.phase if isinstance(pending.phase, Phase) else Phase.TURN
        # The first space, too, is one of which nothing may be told unless a servant is posted.
        space = tiles.posted or (0 if phase is Phase.POST or not isinstance(pending.space, str) else -1)
        attended = pending.attended if isinstance(pending.attended, AttendedTable) else AttendedTable()
        if self.document.pending is None and (bare := self._to_be_posted(state)) is not None:
            phase, space = Phase.POST, bare
        left = FREE_SERVANTS if pending.left is None and phase is Phase.STATION else known(pending.left or 0)
        stage = known(_reached(pending, phase) if pending.stage is None else pending.stage)
        return Turn(
            phase,
            seat,
            left,
            stage,
            known(pending.reinforcements),
            pending.endless is True,
            known(pending.steps),
            pending.diagonals,
            pending.entered,
            pending.minted is True,
            pending.drew is True or (pending.drew is None and stage == CARD_STAGE),
            None if attended.king is None else known(attended.king),
            None if attended.pompadour is None else known(attended.pompadour),
            attended.either,
            known(pending.wild),
            _bits(noted or ()),
            led,
            self._fresh(pending, tiles, seat),
            space,
            pending.kept,
        )

    def _to_be_posted(self, state: Playing) -> int | None:
        """The space of the edge from which a noble was just recruited, while nobody stands there."""
        last = next(
            (each for move in reversed(self.so_far) for each in reversed(move[0]) if isinstance(each, OF_EDGE)), None
        )
        laid = state.box.equipment.park
        if not isinstance(last, Recruit) or laid.source is not Source.TYPED:
            return None
        space = laid.value.index.get(last.cell)
        return space if space is not None and state.park[space] == EMPTY and laid.value.sides[space] else None

    def _fresh(self, pending: PendingTable, tiles: Tiles, seat: int) -> int:
        """The nobles of this turn; those of others are noted too, as it may be another's turn."""
        out, players = 0, self.document.player
        movers = players[seat : seat + 1] if isinstance(self.document.turn, str) else players
        are_told = all(isinstance(mover.nobles, tuple) and UNKNOWN not in mover.nobles for mover in movers)
        anybodys = {noble for taken in tiles.taken for noble in taken}
        for name in () if isinstance(pending.fresh, Unknown) else pending.fresh:
            called = set(tiles.called(name)) & anybodys
            if not called and are_told:
                where, rule = Named("pending.fresh"), noble_rules.CARDS_AT_ONCE
                self.contradictions.append(Fault(FaultCode.PENDING_UNFIT, rule, where))
            out |= sum(1 << noble for noble in called & set(tiles.taken[seat]) or called)
        return out


def _reached(pending: PendingTable, phase: Phase) -> int:
    """The action that was reached where nobody says so: the last one of which anything is told."""
    sets = bool(pending.reinforcements or pending.endless)
    told = {
        REINFORCEMENT: sets,
        MOVEMENT: bool(pending.steps or pending.diagonals or pending.entered) and not sets,
        THIRD: bool(pending.minted) or _is_attended(pending.attended),
        RECRUITING: phase is Phase.POST or bool(pending.wild or pending.fresh),
        CARD_STAGE: phase is Phase.KEEP or bool(pending.drew),
    }
    return max((stage for stage, is_told in told.items() if is_told), default=START)


def _is_attended(told: AttendedTable | Unknown) -> bool:
    return isinstance(told, Unknown) or bool((told.king, told.pompadour) != (None, None) or told.either)


def _bits(told: Sequence[Room]) -> int:
    return sum(1 << room for room in set(told))


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
