"""What the player in turn has done so far, for the kernel to play it again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from courtroll.verifier.games.noblemen.faults.course import STALLS
from courtroll.verifier.games.noblemen.moves import decisions as d
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.play.knights import TAKES
from courtroll.verifier.games.noblemen.rules import turn as rules
from courtroll.verifier.games.noblemen.table.codes import FaultCode
from courtroll.verifier.games.noblemen.table.pieces import (
    BANK,
    BOARD,
    BUILDINGS,
    CARDS,
    POUND,
    STACK,
    SUPPLY,
    Card,
    Tile,
    screen,
)  # fmt: skip
from courtroll.verifier.games.noblemen.table.state import Phase, State, Turn
from courtroll.verifier.kernel.holdings import Holdings, transfer
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.place import AtSeat
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.settling.running import Run
from courtroll.verifier.kernel.settling.so_far import SoFar
from courtroll.verifier.kernel.settling.wants import Wants, drawn, merged

if TYPE_CHECKING:
    from courtroll.verifier.games.noblemen.settle.tables import Facts
    from courtroll.verifier.kernel.settling.meaning import Table


class NoblemenSoFar(SoFar["Facts", State, d.Decision]):
    spare = SUPPLY
    endless = frozenset({BANK})

    def begun(self, state: State, seat: int) -> State:
        return replace(state, turn=Turn(Phase.ACT, seat, seat, carded=state.turn.carded))

    def fault(self, is_there: bool, seat: int, looked: tuple[Path, ...]) -> Fault:
        code = FaultCode.SO_FAR_IMPOSSIBLE if is_there else FaultCode.SO_FAR_NOT_ON_THE_TABLE
        return Fault(code, rules.PHASE, AtSeat(seat, "so-far"), looked=looked)

    def laid(self, decision: d.Decision, seat: int) -> tuple[Path, ...]:
        match decision:
            case d.Tax() | d.Land():
                return (("player", seat, "used"),)
            case d.Donate(tile) if tile is not None:
                return (("church", tile.name.lower()),)
            case d.SetKnight():
                return (("player", seat, "knights"),)
            case d.Keep():
                return (("player", seat, "cards"),)
            case d.Lay(_, cell) | d.Build(_, cell) | d.Play(_, int() as cell):
                return (("player", seat, "estate"), ("player", seat, "folly", cell))
            case _:
                return ()

    def brings(self, state: State) -> tuple[Path, ...]:
        return tuple(("player", each, what) for each in range(state.players) for what in ("estate", "areas", "knights"))

    def drawn_to(self, seat: int, what: str) -> tuple[Path, ...]:
        return (("player", seat, what),)

    def full(self, before: State) -> tuple[Path, ...]:
        board, players = before.held[BOARD], before.players
        return tuple(
            ("board", f"{b.name.lower()}s") for b, stalls in STALLS.items() if board[BUILDINGS + b] > stalls[players]
        )

    def wishes(
        self,
        run: Run[Facts, State, d.Decision],
        state: State,
        seat: int,
        said: Sequence[d.Decision],
        first: d.Decision | None,
    ) -> Iterator[Wants]:
        """What was kept, what is in hand and was not taken, what was given away after some decision, and the card that
        is asked about.
        """
        hand = state.held[screen(seat)]
        kept = [each.card for each in (*said, first) if isinstance(each, d.Keep)]
        taken = [each.take for each in said if isinstance(each, d.Swap)]
        wishes: Wants = run.wants
        for card in (*kept, *(card for card in Card if hand[CARDS + card])):
            wishes = merged(wishes, drawn("cards", seat, card, max(kept.count(card), hand[CARDS + card]))) or wishes
        tried: list[Wants] = []
        for i in range(len(said), -1, -1):
            away = [tile for each in said[i:] for tile in _given_away(each)]
            out = wishes
            for tile in Tile:
                n = max(0, hand[tile] - taken.count(tile) + away.count(tile))
                out = merged(out, drawn("tiles", seat, tile, n)) or out
            if out not in tried:
                tried.append(out)
                yield out

    def beginnings(self, held: Holdings, seat: int, said: Sequence[d.Decision]) -> Iterator[Holdings]:
        """With the cards that were kept in the stack; once with nothing to pay with, where whoever could pay for more
        had to take more; and once with enough to give.
        """
        for decision in said:
            if isinstance(decision, d.Keep):
                held = transfer(held, SUPPLY, STACK, CARDS + decision.card, 1)
        yield held
        if any(isinstance(decision, d.Bribe) for decision in said):
            yield transfer(held, screen(seat), SUPPLY, POUND, held[screen(seat)][POUND])
        victims = [screen(decision.seat) for decision in said if isinstance(decision, d.SetKnight)]
        for victim in victims:
            for item in (*Tile, POUND):
                held = transfer(held, SUPPLY, victim, item, TAKES)
        if victims:
            yield held

    def endings(self, state: State, seat: int) -> Sequence[d.Decision]:
        turn = state.turn
        if turn.phase is Phase.KEEP and turn.acted:
            return [d.Keep(card) for card in dict.fromkeys(turn.looked)]
        if turn.phase is Phase.GIVE:
            return NOBLEMEN.legal_actions(state)
        return (d.Done(),) if turn.phase is not Phase.ACT and turn.seat == seat else ()

    def lies_as(self, there: State, state: State, table: Table[Facts]) -> bool:
        queen = table.ways(("queen",)) is not None or there.clock.queen == state.clock.queen
        return queen and (there.held, there.estates, there.knights, there.used, there.points) == (
            state.held, state.estates, state.knights, state.used, state.points,
        )  # fmt: skip

    def unsettled(self, there: State) -> Sequence[tuple[str, int]]:
        return (("cards", len(there.turn.looked)),)


def _given_away(decision: d.Decision) -> Sequence[Tile]:
    match decision:
        case d.Swap(give, _):
            return give
        case d.Lay(tile) | d.Donate(tile) if tile is not None:
            return (tile,)
        case _:
            return ()


SO_FAR: Final = NoblemenSoFar()
