"""What the described tables of Noblemen mean, for the kernel's settling: see `verifier/kernel/settling`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from courtroll.verifier.games.noblemen import faults as table_faults
from courtroll.verifier.games.noblemen.document import Moment
from courtroll.verifier.games.noblemen.faults.course import most_cards
from courtroll.verifier.games.noblemen.moves import decisions as d
from courtroll.verifier.games.noblemen.moves.codes import Refusal
from courtroll.verifier.games.noblemen.play.cards import NO_USE_IN_A_TURN
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.play.knights import TAKES
from courtroll.verifier.games.noblemen.play.turns import is_turns_card
from courtroll.verifier.games.noblemen.rules import cards as card_rules
from courtroll.verifier.games.noblemen.rules import knights as knight_rules
from courtroll.verifier.games.noblemen.rules import tiles as tile_rules
from courtroll.verifier.games.noblemen.settle import balls
from courtroll.verifier.games.noblemen.settle.estates import NO_TILE, NoRoom, bits, grown, lined
from courtroll.verifier.games.noblemen.settle.mends import cells_wanted, mends
from courtroll.verifier.games.noblemen.settle.so_far import SO_FAR
from courtroll.verifier.games.noblemen.settle.tables import BUILDING_COLUMNS, HELD, UNBUILT, Facts, table_of
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.codes import FaultCode
from courtroll.verifier.games.noblemen.table.counting import area_kind
from courtroll.verifier.games.noblemen.table.equipment import DECADES, LAY_LIMIT, MAX_PLAYERS
from courtroll.verifier.games.noblemen.table.estate import Estate, with_tile
from courtroll.verifier.games.noblemen.table.names import CARDS as CARD_NAMES
from courtroll.verifier.games.noblemen.table.pieces import (
    BAG,
    BOARD,
    BRIBE,
    BUILDINGS,
    CARDS,
    FOLLIES,
    GROUND,
    POUND,
    Building,
    Card,
    Folly,
    Tile,
    screen,
)  # fmt: skip
from courtroll.verifier.games.noblemen.table.state import Cell, Clock, Knight, Phase, State, begins, next_to_decide
from courtroll.verifier.games.noblemen.unknown.ball.described import ball_until, opened_ball
from courtroll.verifier.kernel.equipment import Source, Value
from courtroll.verifier.kernel.hearing import Sentence
from courtroll.verifier.kernel.holdings import Holdings
from courtroll.verifier.kernel.legality import Check, Fault, Lack, Objection
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.settling.meaning import Act, Begun, Layout, Meaning, Table
from courtroll.verifier.kernel.settling.running import Run
from courtroll.verifier.kernel.settling.slots import Shares, Slot
from courtroll.verifier.kernel.settling.wants import Stuck, Wants

AT_A_BALL: Final = (Phase.SPEND, Phase.TAKE)
MORE_POINTS: Final = 100
"""What no turn brings: so many somebody has of whom nobody knows it, where a turn has brought some."""
BEGUN: Final = (Phase.LAY, Phase.DONATE, Phase.VICAR)
"""What a person need not say the end of."""


class NoblemenMeaning(Meaning[Facts, State, d.Decision]):
    game = NOBLEMEN

    # ------------------------------------------------------------------------------------------ a complete table

    def layout(self, table: Table[Facts], wants: Wants) -> Layout[State]:
        facts = _by_readings(table.facts, wants)
        state = facts.described.position.state
        unseen, held = list(facts.unseen), [list(row) for row in facts.held]
        estates, links = list(facts.estates), list[Slot]()
        for seat in facts.open_estates:
            before = estates[seat]
            estates[seat], joining = self._grown(facts, seat, wants)
            links += (Slot(("player", seat, "joining", cell), GROUND, tuple(Tile), 1, 1) for cell in joining)
            for column, old, new in (
                *zip(Tile, before.tiles, estates[seat].tiles, strict=True),
                *((BUILDINGS + b, before.buildings[b], estates[seat].buildings[b]) for b in UNBUILT),
            ):
                unseen[column] -= (n := new.bit_count() - old.bit_count())
                held[GROUND][column] += n
            for _, folly in estates[seat].follies[len(before.follies) :]:
                unseen[FOLLIES + folly] -= 1
                held[GROUND][FOLLIES + folly] += 1
        decade: int = table.part(wants, ("decade",), state.clock.decade)
        board = [slot for b in UNBUILT if (slot := self._stall(facts, b, tuple(estates), decade)) is not None]
        state = self._parts(table, wants, replace(state, estates=tuple(estates)), decade)
        hands = [self._hand(slot, state, held) for slot in facts.slots]
        return Layout(state, tuple(map(tuple, held)), tuple(unseen), (*board, *hands, *links), wants)

    def _hand(self, slot: Slot, state: State, held: Sequence[Sequence[int]]) -> Slot:
        """A hand of cards holds no more than its player can have looked at; the first ones as much as they must, and
        whoever is to give tiles has some to choose from.
        """
        turn, known = state.turn, sum(held[slot.row][column] for column in slot.columns)
        match slot.path:
            case ("player", int(seat), str(what)) if begins(turn) and state.clock.decade == 1 and what in HELD:
                low, high = table_faults.first_bounds(state, seat)[what]
                return _within(slot, low - known, high - known)
            case ("player", seat, "tiles") if turn.phase is Phase.GIVE and seat == turn.seat:
                return _within(slot, TAKES + 1 - known, slot.high)
            case _:
                pass
        match slot.path:
            case ("player", int(seat), "cards") if slot.low < slot.high and state.turn.phase not in AT_A_BALL:
                estate = state.estates[seat]
                if estate.castle | estate.palace and 1 <= state.clock.decade <= DECADES:
                    known = sum(held[slot.row][CARDS : CARDS + len(Card)])
                    most = most_cards(Position(state), seat) - known
                    return slot._replace(high=max(slot.low, min(slot.high, most)))
        return slot

    def _grown(self, facts: Facts, seat: int, wants: Wants) -> tuple[Estate, list[int]]:
        more = [Building(int(w.path[2])) for w in wants if w.path[:2] == ("extra", seat)]
        follies = [Folly(int(w.path[2])) for w in wants if w.path[:2] == ("raised", seat)]
        estate, unknown = facts.estates[seat], facts.unknown(seat)
        drawn = replace(estate, meadow=estate.meadow | unknown)
        try:
            whole, links = grown(drawn, cells_wanted(wants, seat), more, follies, _laid_so_far(facts, seat))
            return replace(whole, meadow=whole.meadow & ~unknown), links
        except NoRoom:
            raise Stuck() from None

    def _stall(self, facts: Facts, building: Building, estates: tuple[Estate, ...], decade: int) -> Slot | None:
        """Where a building stands on the board, if the file does not count it."""
        said, asked = facts.board[building]
        if said is not None:
            return None
        state = facts.described.position.state
        low, high = table_faults.board_bounds(replace(state, estates=estates), building, decade)
        name = f"{building.name.lower()}s"
        return Slot(("board", name), BOARD, (BUILDING_COLUMNS[building],), max(0, low), max(0, high), asked, True)

    def _parts(self, table: Table[Facts], wants: Wants, state: State, decade: int) -> State:
        """Everything that is no piece, as wanted."""
        part = partial(table.part, wants)
        seats, turn, box, facts = range(state.players), state.turn, state.box, table.facts
        mover = part(("turn",), turn.mover)
        if mover != turn.mover:
            pending = facts.described.document.pending
            decides = turn.seat if pending is not None and pending.player is not None else mover
            turn = replace(turn, seat=decides, mover=mover)
        if facts.intrigued and is_turns_card(Card.INTRIGUE, box.ruleset.intrigue_limit):
            turn = replace(turn, carded=True)
        if part(("so-far",), False):
            turn = replace(turn, acted=True, carded=True)
        for want, of in wants.items():
            if want.path[0] == "equipment":
                typed = {str(want.path[1]).replace("-", "_"): Value(of, Source.TYPED)}
                box = replace(box, equipment=replace(box.equipment, **typed))
        box = replace(box, first_game=part(("first-game",), box.first_game))
        posted = [part(each.path, None) for each in table.opens if each.path[2:3] == ("knights",)]
        owners = [int(each.path[1]) for each in table.opens if each.path[2:3] == ("knights",)]
        knights = [Knight(o, *at) for o, at in zip(owners, posted, strict=True) if at is not None]
        estates, quick = list(state.estates), list(state.quick)
        for seat in seats:
            symbols = part(("player", seat, "areas"), None)
            if symbols is not None:
                estates[seat] = replace(estates[seat], symbols=symbols)
            if quick and (here := quick[seat]) is not None:
                prestige = part(("player", seat, "estate-prestige"), here.prestige)
                quick[seat] = replace(here, prestige=prestige)
        clock = Clock(decade, part(("marker",), state.clock.space), part(("queen",), state.clock.queen))
        pending = facts.described.document.pending
        if pending is not None and pending.waiting is None and begins(turn):
            turn = replace(turn, waiting=next_to_decide(turn, clock, state.players))
        brings = bool(facts.done) or turn.phase in (Phase.DONATE, Phase.VICAR)
        is_known = facts.described.position.is_known
        if facts.described.moment is Moment.GAME_END:
            turn = replace(turn, phase=Phase.OVER)
        return replace(
            state,
            box=box,
            turn=turn,
            clock=clock,
            estates=tuple(estates),
            quick=tuple(quick),
            points=tuple(
                MORE_POINTS if brings and not is_known("player", s, "points") else n for s, n in enumerate(state.points)
            ),
            titles=tuple(part(("player", s, "title"), state.titles[s]) for s in seats),
            used=tuple(part(("player", s, "used"), state.used[s]) for s in seats),
            knights=tuple(sorted((*state.knights, *knights), key=lambda k: (k.owner, k.seat, k.cell))),
        )

    def laid(self, table: Table[Facts], layout: Layout[State], held: Holdings, shares: Shares) -> State:
        estates = list(layout.state.estates)
        for (i, column), n in shares.items():
            match layout.slots[i].path:
                case ("player", int(seat), "estate" | "joining", int(cell)) if n:
                    estates[seat] = with_tile(estates[seat], Tile(column), cell)
                case ("player", int(seat), "land") if n:
                    try:
                        bare = bits(cell for cell, sign in cells_wanted(layout.wants, seat).items() if sign == NO_TILE)
                        barred = table.facts.spoken_of(seat) | bare
                        estates[seat] = lined(estates[seat], Tile(column), n, barred)
                    except NoRoom:
                        raise Stuck() from None
                case ("player", int(seat), "folly", int(cell)) if n:
                    kinds = (*estates[seat].follies, (cell, Folly(column - FOLLIES)))
                    estates[seat] = replace(estates[seat], follies=kinds)
        return replace(layout.state, held=held, estates=tuple(estates))

    def misfit(self, table: Table[Facts], columns: tuple[int, ...]) -> Fault:
        return table_faults.misfit(table.facts.described.position, columns)

    def faults(self, table: Table[Facts], state: State) -> Iterable[Fault]:
        moment = table.facts.described.moment
        return table_faults.faults(Position(state), Moment.TURN if state.turn.phase is Phase.OVER else moment)

    # ---------------------------------------------------------------------------------------------- a sentence

    def starts(
        self, run: Run[Facts, State, d.Decision], state: State, sentence: Sentence[d.Decision] | None
    ) -> Iterator[State]:
        facts = run.table.facts
        first = sentence.decisions[0] if sentence is not None and sentence.decisions else None
        if facts.described.moment is Moment.BALL and sentence is not None:
            if isinstance(first, d.Take | d.SpendBribes | d.SpendCard | d.Done):
                stop = Phase.TAKE if isinstance(first, d.Take) else Phase.SPEND
                yield ball_until(state, balls.plans(facts.described, run.wants), (stop, sentence.seat))[0]
            else:
                yield opened_ball(state)
        elif facts.done:
            yield from SO_FAR.replayed(run, state, facts.done, state.turn.mover, first)
        else:
            yield state

    def unsaid(self, state: State, decision: d.Decision, seat: int, before: d.Decision | None) -> Sequence[d.Decision]:
        turn = state.turn
        if turn.mover != seat:
            return ()
        if turn.phase in (*BEGUN, Phase.KNIGHT):
            return (d.Done(),)
        if turn.phase is Phase.KEEP and turn.acted and not isinstance(decision, d.Keep):
            return [d.Keep(card) for card in dict.fromkeys(turn.looked)]
        if turn.phase is Phase.GIVE and turn.seat != seat and before is not None:
            return NOBLEMEN.legal_actions(state)
        return ()

    def closing(self, state: State, seat: int) -> d.Decision | None:
        return d.Done() if state.turn.phase in BEGUN and state.turn.seat == seat else None

    def judged(
        self, state: State, decision: d.Decision, seat: int, before: d.Decision | None
    ) -> tuple[State, Iterable[Check]]:
        turn = state.turn
        if isinstance(decision, d.SetKnight) and turn.mover == seat:
            match before:
                case d.Build(Building.CASTLE) if turn.phase is Phase.ACT:
                    state = replace(state, turn=replace(turn, phase=Phase.KNIGHT))
                case d.Build(building) if building is not Building.CASTLE:
                    return state, (Check(False, Refusal.NO_KNIGHT_WITHOUT_CASTLE, knight_rules.REWARD, alone=True),)
                case d.Play(Card.INHERITANCE) if turn.phase is Phase.ACT:
                    rule = card_rules.INHERITANCE_NO_KNIGHT
                    return state, (Check(False, Refusal.NO_KNIGHT_FOR_INHERITANCE, rule, alone=True),)
                case _:
                    pass
        checks = NOBLEMEN.checks(state, decision, seat)
        if isinstance(before, d.Land):
            checks = tuple(_of_drawn(check, seat) for check in checks)
        if before is not None and turn.seat != seat and isinstance(decision, OF_AN_END):
            checks = tuple(check._replace(looked=(*check.looked, *AN_END)) for check in checks)
        return state, checks

    def together(self, state: State, decisions: Sequence[d.Decision]) -> Sequence[Objection]:
        """That a move lays too many tiles also where some of them are refused, and so never laid."""
        laid = sum(isinstance(decision, d.Lay) and decision.tile is not None for decision in decisions)
        return (Objection(Refusal.THREE_TILES_LAID, tile_rules.LAY_LIMIT),) if laid > LAY_LIMIT else ()

    def nevertheless(self, state: State, decision: d.Decision, seat: int) -> State:
        """A tile that may not be laid lies beside others that are."""
        if not isinstance(decision, d.Lay) or decision.tile is None or not frame.is_cell(decision.cell):
            return state
        estate, bit = state.estates[seat], frame.BIT[decision.cell]
        if estate.land & bit or not frame.beside(bit) & estate.land:
            return state
        laid = with_tile(estate, decision.tile, decision.cell)
        return replace(state, estates=(*state.estates[:seat], laid, *state.estates[seat + 1 :]))

    def hopes(self, state: State, decision: d.Decision) -> Iterable[Lack]:
        if isinstance(decision, d.SetKnight) and frame.is_cell(decision.cell):
            takes = {Tile.FIELD: POUND, Tile.GROVE: Tile.MEADOW}.get(
                area_kind(state.estates[decision.seat], decision.cell) or Tile.MEADOW
            )
            if takes is not None and (missing := TAKES - state.holds(decision.seat, takes)) > 0:
                yield Lack(screen(decision.seat), takes, missing)

    def granted(self, state: State, decision: d.Decision, objections: Iterable[Objection]) -> State | None:
        if isinstance(decision, d.SetKnight) or (isinstance(decision, d.Play) and decision.card in NO_USE_IN_A_TURN):
            return None
        if isinstance(decision, d.Keep) and decision.card not in state.turn.looked:
            return replace(state, turn=replace(state.turn, looked=(decision.card, *state.turn.looked[1:])))
        return super().granted(state, decision, objections)

    # ------------------------------------------------------------------------------------------- what might help

    def tries_all(self, table: Table[Facts], against: Sequence[Objection | Fault]) -> bool:
        """Not all that may stand on an estate of which no manor is drawn is tried."""
        return not table.facts.open_estates or all(map(_is_of_no_estate, against))

    def seen(self, table: Table[Facts], fault: Fault) -> Iterator[Path]:
        yield from super().seen(table, fault)
        match fault.where:
            case Cell(seat, _):
                yield from (("player", seat, what) for what in ("estate", "areas", "folly"))
                yield from (("player", owner, "knights") for owner in range(MAX_PLAYERS))
            case AtSeat(seat, "knights"):
                yield ("player", seat, "estate")
            case Named(name) if name.startswith("pending"):
                yield ("turn",)
            case _:
                pass

    def says(self, table: Table[Facts], path: Path) -> bool:
        is_open = path[:1] == ("player",) and path[2:3] == ("estate",) and path[1] in table.facts.open_estates
        return not is_open and table.facts.described.position.is_known(*path)

    def drawn(self, seat: int, lack: Lack) -> tuple[str, int] | None:
        if seat < 0 or lack.holder != screen(seat):
            return None
        if lack.item in tuple(Tile):
            return "tiles", lack.item
        return ("cards", lack.item - CARDS) if lack.item >= CARDS else None

    def drawn_instead(self, lack: Lack) -> tuple[str, Sequence[int]] | None:
        return ("tiles", [tile for tile in Tile if tile != lack.item]) if lack.holder == BAG else None

    def mends(
        self, table: Table[Facts], wants: Wants, against: Objection | Fault, decision: d.Decision | None
    ) -> Iterator[Wants]:
        return mends(table, wants, against, decision)

    def presumed(self, table: Table[Facts], begun: Begun[State], done: Sequence[Act[d.Decision]]) -> Iterator[Path]:
        open_slots = {slot.path for slot in begun.slots if not slot.asked}
        pile = ("board", "bribes")
        if pile in open_slots and not begun.state.held[BOARD][BRIBE] and Card.SECRET_MARRIAGE in _played(table.facts):
            yield pile
        for act in done:
            path = _stall_of(act.decision)
            if path in open_slots:
                yield path
            if any(gain.what == "queen" for gain in act.gains) and table.ways(("queen",)):
                yield ("queen",)


def _of_drawn(check: Check, seat: int) -> Check:
    """A tile that is lacking after land was acquired hangs on the groves that say how many were drawn."""
    is_drawn = check.code is Refusal.TILE_NOT_HELD
    return check._replace(looked=(*check.looked, ("player", seat, "estate"))) if is_drawn else check


OF_AN_END: Final = (d.SpendBribes, d.SpendCard, d.Take, d.Keep, d.Done)
AN_END: Final[tuple[Path, ...]] = (("marker",), ("queen",), ("decade",))
"""What decides whether a turn ends with a ball or a decade, where something is said of those after it."""
OF_NO_ESTATE: Final = frozenset(
    {
        FaultCode.CARD_NOT_IN_THE_STACK,
        FaultCode.DECADE_OVER,
        FaultCode.DONATED_NOTHING,
        FaultCode.FEWER_POINTS_THAN_GAINED,
        FaultCode.GIVE_WITHOUT_CHOICE,
        FaultCode.MARKER_ELSEWHERE,
        FaultCode.NO_TITLE,
        FaultCode.SO_FAR_IMPOSSIBLE,
        FaultCode.SO_FAR_NOT_ON_THE_TABLE,
        FaultCode.SPENT_OUT_OF_ORDER,
        FaultCode.TAKES_OUT_OF_ORDER,
        FaultCode.TITLE_BEFORE_A_BALL,
        FaultCode.TITLE_HELD_TOO_OFTEN,
        FaultCode.WAITING_OUT_OF_ORDER,
    }
)
"""Faults that no tile and no building makes or lifts."""


def _within(slot: Slot, low: int, high: int) -> Slot:
    """A place that holds no fewer and no more; as it is where the file says otherwise."""
    within = slot._replace(low=max(slot.low, low), high=min(slot.high, high))
    return within if within.low <= within.high else slot


def _is_of_no_estate(against: Objection | Fault) -> bool:
    if against.code is FaultCode.DOES_NOT_ADD_UP:
        return isinstance(against.where, Named) and against.where.name in {"bribes", "cards", *CARD_NAMES}
    return isinstance(against, Objection) or against.code in OF_NO_ESTATE


def _by_readings(facts: Facts, wants: Wants) -> Facts:
    """The same file by the readings wanted: they say how much there is in the box as well."""
    rulings = {str(want.path[1]): of for want, of in wants.items() if want.path[0] == "rulings"}
    there = facts.described.under(facts.described.edition, rulings) if rulings else None
    return facts if there is None else table_of(there, facts.speaker).facts


def _laid_so_far(facts: Facts, seat: int) -> int:
    if seat != facts.described.position.state.turn.mover:
        return 0
    said = (each for orders in facts.done for each in orders[0])
    return bits(each.cell for each in said if isinstance(each, d.Lay) and frame.is_cell(each.cell))


def _played(facts: Facts) -> list[Card]:
    return [each.card for orders in facts.done for each in orders[0] if isinstance(each, d.Play)]


def _stall_of(decision: d.Decision) -> Path:
    """What of the board a decision takes."""
    match decision:
        case d.Build(Building.FOLLY, _):
            return ("board", "follies")
        case d.Build(building, _):
            return ("board", f"{building.name.lower()}s")
        case d.Play(Card.INHERITANCE, _):
            return ("board", "castles")
        case d.Bribe(n) if n:
            return ("board", "bribes")
        case _:
            return ()


MEANING: Final = NoblemenMeaning()
