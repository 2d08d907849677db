"""How the game goes on: from player to player, phase to phase and round to round, to the end."""

from __future__ import annotations

from itertools import compress
from typing import NamedTuple, assert_never

from courtroll.verifier.games.bruges.moves.draft import Draft
from courtroll.verifier.games.bruges.play import agenda, canals, drawing, steps, threats
from courtroll.verifier.games.bruges.rules.options import NoCardsLeft
from courtroll.verifier.games.bruges.scoring.majorities import measure, now_turned
from courtroll.verifier.games.bruges.scoring.totals import ledger
from courtroll.verifier.games.bruges.table.equipment import A_ROUND
from courtroll.verifier.games.bruges.table.pieces import Area, hand
from courtroll.verifier.games.bruges.table.playing import Clock, Ending, Home, Phase, Turn, clockwise
from courtroll.verifier.games.bruges.table.state import PersonAt
from courtroll.verifier.games.bruges.table.tables import scored
from courtroll.verifier.kernel.place import AtSeat


def go_on(draft: Draft) -> None:
    """Everything that happens by itself until somebody has something to decide."""
    while not waits(draft):
        pass


def waits(draft: Draft) -> bool:
    """Whether something is to be decided; if not, one thing happens."""
    turn = draft.turn
    if turn.agenda:
        return agenda.waits(draft)
    match turn.phase:
        case Phase.ACT | Phase.DEAL | Phase.ROLL | Phase.OVER:
            return True
        case Phase.DRAW:
            if drawing.may_fill(draft):
                return True
            drawing.end_filling(draft)
            draft.turn = _next(turn) if turn.waiting else Turn(Phase.ROLL, draft.clock.start)
        case Phase.TROUBLES:
            if threats.pending(draft, turn.mover):
                return True
            if turn.waiting:
                threats.begin(draft, turn.waiting)
            else:
                _first(draft, Phase.ADVANCE)
        case Phase.ADVANCE:
            if steps.may_advance(draft):
                return True
            if turn.waiting:
                draft.turn = _next(turn)
            else:
                _first(draft, Phase.ACT)
        case Phase.EFFECT:
            raise AssertionError("no phase of a round")
        case _ as never:
            assert_never(never)
    return False


def _next(turn: Turn) -> Turn:
    """The same phase for the next player."""
    return Turn(turn.phase, turn.waiting[0], turn.waiting[1:])


def _first(draft: Draft, phase: Phase) -> None:
    """A phase begins with the starting player."""
    in_order = clockwise(draft.clock.start, len(draft.points))
    if phase is Phase.ACT:
        _next_turn(draft, in_order * A_ROUND)
    else:
        draft.turn = Turn(phase, in_order[0], in_order[1:])


def _next_turn(draft: Draft, seats: tuple[int, ...]) -> None:
    """The next turn of the round begins; after the last one the round ends."""
    if skips(draft.box.ruleset.no_cards_left):
        while seats and not draft.places[hand(seats[0])]:
            seats = seats[1:]
    if seats:
        draft.turn = Turn(Phase.ACT, seats[0], seats[1:])
    else:
        _end_round(draft)


def skips(reading: NoCardsLeft) -> bool:
    match reading:
        case NoCardsLeft.TURN:
            return False
        case NoCardsLeft.SKIPPED:
            return True
        case _ as never:
            assert_never(never)


def end_turn(draft: Draft) -> None:
    _next_turn(draft, draft.turn.waiting)


def _end_round(draft: Draft) -> None:
    """Majorities are looked at, persons straightened, the starting marker passes on; the next round, or the end."""
    draft.estates = tuple(
        estate._replace(
            homes=tuple([home._replace(used=False) if home.used else home for home in estate.homes]),
            majorities=majorities,
            played=0,
        )
        for estate, majorities in zip(draft.estates, _majorities(draft), strict=True)
    )
    clock = draft.clock
    start = (clock.start + 1) % len(draft.points)
    if clock.ending is Ending.THIS:
        draft.clock = clock._replace(start=start)
        draft.turn = Turn(Phase.OVER, start)
        _score(draft)
    else:
        ending = Ending.THIS if clock.ending is Ending.NEXT else Ending.OPEN
        draft.clock = Clock(start, ending)
        _first(draft, Phase.DRAW)


class Competing(NamedTuple):
    """What a player has in each area."""

    reputation: int
    persons: tuple[Home, ...]
    canals: tuple[int, int]


def _majorities(draft: Draft) -> list[tuple[Area, ...]]:
    """The tiles that are turned now, by seat."""
    estates = draft.estates
    players = [
        Competing(estate.reputation, estate.homes, canals.tiles(draft, seat)) for seat, estate in enumerate(estates)
    ]
    turned = [
        now_turned([area in estate.majorities for estate in estates], [measure(player, area) for player in players])
        for area in Area
    ]
    return [tuple(compress(Area, whose)) for whose in zip(*turned, strict=True)]


def _score(draft: Draft) -> None:
    """The final scoring."""
    state = draft.freeze()
    for estate in state.estates:
        for home in estate.homes:
            draft.read(home.person)
    for line in ledger(scored(state)).lines:
        if isinstance(line.where, PersonAt):
            # By name: who was laid in the last turn was nobody's person before it.
            person = state.estates[line.seat].homes[line.where.index].person
            line = line._replace(where=AtSeat(line.seat, state.deck[person].name))
        draft.write(line)
