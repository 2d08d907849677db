"""How the game goes on: the end of a turn, the end of a round with its minor gifts and scoring, the next round."""

from __future__ import annotations

from courtroll.verifier.games.kings_progress.moves.draft import Draft
from courtroll.verifier.games.kings_progress.play.control import assign
from courtroll.verifier.games.kings_progress.rules import control as recount
from courtroll.verifier.games.kings_progress.scoring.gifts import colour_ledger, places_ledger, result_in
from courtroll.verifier.games.kings_progress.scoring.projection import scored
from courtroll.verifier.games.kings_progress.scoring.sheds import pool
from courtroll.verifier.games.kings_progress.scoring.totals import control_lines, settlement
from courtroll.verifier.games.kings_progress.table.equipment import (
    DISPLAY_CARDS,
    GIFTS_IN_PAIR,
    PAIRS_LAID,
    ROUNDS,
    SINGLES_LAID,
)
from courtroll.verifier.games.kings_progress.table.pieces import (
    CARD_COLUMNS,
    DISPLAY,
    GIFT_COLUMNS,
    NOBODY,
    OUT,
    PAIRS,
    PRIZES,
    SINGLES,
    Courtier,
    Prize,
)
from courtroll.verifier.games.kings_progress.table.progress import Clock, Phase, Progress, Road, Turn, clockwise


def begin_turn(draft: Draft, seat: int) -> None:
    """Who has the King card moves the King pawn first."""
    draft.turn = Turn(Phase.KING if seat == draft.clock.king else Phase.TURN, seat, seat)


def end_turn(draft: Draft) -> None:
    """The next player's turn; or the end of the round, if the King pawn has reached the crown."""
    if is_at_crown(draft):
        end_round(draft)
    else:
        begin_turn(draft, (draft.turn.mover + 1) % draft.players)


def is_at_crown(draft: Draft) -> bool:
    draft.values.add("court-track")
    return draft.clock.space >= draft.box.equipment.court_track.value


# -------------------------------------------------------------------------------------------- minor gifts


def end_round(draft: Draft) -> None:
    """The phase of turns is over."""
    go_on_minor(draft, 0)


def go_on_minor(draft: Draft, served: int) -> None:
    """The next minor controller chooses, the last arrival first; after the first one gifts are scored."""
    arrived = draft.road.arrived
    for space in range(served, len(arrived)):
        chooser = draft.control[arrived[-1 - space]].minor
        if chooser != NOBODY and any(draft.held[SINGLES][GIFT_COLUMNS]):
            draft.turn = Turn(Phase.MINOR, chooser, draft.clock.king, served=space)
            return
    score_prizes(draft, Prize.CASTLE)


# ------------------------------------------------------------------------------------------------- scoring


def sources(state: Progress | Draft, seat: int) -> tuple[int, ...]:
    """Whose builds a player discards from for being first."""
    reading = state.box.ruleset.shed_from
    return tuple(other for other in range(state.players) if pool(other, reading) == pool(seat, reading))


def score_prizes(draft: Draft, first: Prize) -> None:
    """Prize after prize is scored, until somebody has to discard for one; after the last control is."""
    table = scored(draft.freeze())  # no discard changes what anybody has of a prize
    order = clockwise((draft.clock.king + 1) % draft.players, draft.players)
    for prize in PRIZES[first:]:
        result = result_in(table, prize)
        lines = places_ledger((result,)).lines
        for seat, colour in enumerate(draft.colours):
            if colour is prize:
                lines += colour_ledger(seat, colour, {prize: result}).lines
        for line in lines:
            draft.write(line)
        if wait_for_shed(draft, prize, tuple(seat for seat in order if result.places[seat] == 1)):
            return
    score_control(draft)


def wait_for_shed(draft: Draft, prize: Prize, waiting: tuple[int, ...]) -> bool:
    """The next of those who are first and have a card to discard decides which; whether there is anybody."""
    king = draft.clock.king
    for place, seat in enumerate(waiting):
        if any(any(draft.builds[other]) for other in sources(draft, seat)):
            draft.turn = Turn(Phase.SHED, seat, king, waiting=waiting[place + 1 :], prize=prize)
            return True
    return False


def go_on_sheds(draft: Draft, waiting: tuple[int, ...]) -> None:
    """Somebody has discarded for being first."""
    prize = draft.turn.prize
    assert prize is not None
    if wait_for_shed(draft, prize, waiting):
        return
    if prize is Prize.TYPES:
        score_control(draft)
    else:
        score_prizes(draft, Prize(prize + 1))


def score_control(draft: Draft) -> None:
    """Control of all courtiers is settled anew and scored; then the next round begins, or the game is over."""
    table = scored(draft.freeze())
    settled = settlement(table)
    for line in control_lines(settled):
        draft.write(line)
    for courtier, control in zip(Courtier, settled, strict=True):
        assign(draft, courtier, control, recount.MAJOR, recount.MINOR)
    if draft.clock.round == ROUNDS:
        draft.turn = Turn(Phase.OVER, draft.clock.king, draft.clock.king)
    else:
        keep_house(draft)


# -------------------------------------------------------------------------------------------- housekeeping


def keep_house(draft: Draft) -> None:
    """Pawns at court go home, gifts left over leave the game, the discards are shuffled in, and a round begins."""
    at = tuple(
        int(courtier) if courtier in draft.road.arrived else place
        for courtier, place in zip(Courtier, draft.road.at, strict=True)
    )
    draft.road = Road(at)
    for row in (PAIRS, SINGLES):
        draft.move_all(row, OUT)
    draft.shuffle()
    clock = draft.clock
    draft.clock = Clock(clock.round + 1, draft.players, clock.king, clock.courts)
    begin_turn(draft, clock.king)
    draft.draw_cards(clock.king, DISPLAY_CARDS - sum(draft.held[DISPLAY][CARD_COLUMNS]), DISPLAY)
    lay_gifts(draft)


def lay_gifts(draft: Draft) -> None:
    """New gifts: the pairs first, then the single ones, as far as the deck goes."""
    king = draft.clock.king
    drawn = draft.draw_gifts(king, PAIRS_LAID * GIFTS_IN_PAIR, PAIRS)
    draft.pairs = tuple(
        tuple(sorted(drawn[GIFTS_IN_PAIR * n : GIFTS_IN_PAIR * (n + 1)])) for n in range(PAIRS_LAID)
    )  # fmt: skip
    draft.draw_gifts(king, SINGLES_LAID, SINGLES)
