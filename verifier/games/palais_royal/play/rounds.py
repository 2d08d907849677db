"""How the game goes on: turns, rounds, the last round and the final count."""

from __future__ import annotations

from courtroll.verifier.games.palais_royal.moves.draft import Draft
from courtroll.verifier.games.palais_royal.rules import scoring as rules
from courtroll.verifier.games.palais_royal.scoring.cardinal import leading
from courtroll.verifier.games.palais_royal.scoring.final import final
from courtroll.verifier.games.palais_royal.scoring.totals import ledger
from courtroll.verifier.games.palais_royal.table import box as names
from courtroll.verifier.games.palais_royal.table.codes import Good, LineCode
from courtroll.verifier.games.palais_royal.table.equipment import LAST_NOBLES
from courtroll.verifier.games.palais_royal.table.pieces import IN_PARK
from courtroll.verifier.games.palais_royal.table.playing import Clock, Phase, Playing, Turn
from courtroll.verifier.kernel.holdings import transfer
from courtroll.verifier.kernel.ledger import Part
from courtroll.verifier.kernel.quick import replace


def begin_turn(draft: Draft, seat: int) -> None:
    draft.turn = Turn(Phase.TURN, seat, leading=leading(draft, seat))


def begin_round(draft: Draft, number: int) -> None:
    """The start player begins a turn; it is the last round if few nobles are left, or if so many were agreed on."""
    few, limit = is_last(sum(draft.nobles[IN_PARK])), draft.box.equipment.round_limit
    limited = 0 < limit <= number
    start = draft.clock.start
    if few or limited:
        rule = rules.TRIGGER if few else rules.ROUND_LIMIT
        draft.gain(Good.ROUNDS, (Part(LineCode.LAST_ROUND, 1, 1, rule),), start)
    if limited and not few:
        draft.use((names.ROUND_LIMIT,))
    draft.clock = Clock(start, number, few or limited)
    begin_turn(draft, start)


def is_last(nobles_left: int) -> bool:
    """Whether a round that begins with so many nobles in the park is the last."""
    return nobles_left <= LAST_NOBLES


def end_turn(draft: Draft) -> None:
    """It is the next player's turn; after the last player's the next round, or the end."""
    following = (draft.turn.seat + 1) % len(draft.points)
    clock = draft.clock
    if following != clock.start:
        begin_turn(draft, following)
    elif clock.last_round:
        end_game(draft)
    else:
        begin_round(draft, clock.round + 1)


def end_game(draft: Draft) -> None:
    """The final count."""
    for line in ledger(final(draft.freeze())).lines:
        draft.write(line)
    draft.use((names.PARK, names.DOUBLE, names.NOBLES))
    draft.turn = Turn(Phase.OVER, draft.clock.start)


def with_servant(state: Playing, giver: int, taker: int) -> Playing | None:
    """The table with one of the mover's servants taken back from where it was set; `None` if none is there."""
    seat = state.turn.seat
    if not state.held[giver][seat]:
        return None
    return replace(state, held=transfer(state.held, giver, taker, seat, 1))
