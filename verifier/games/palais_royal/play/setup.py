"""The table at the start: rooms and nobles are laid out, gold and servants handed out, free servants stationed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from courtroll.verifier.games.palais_royal.moves.decisions import Deal, Station
from courtroll.verifier.games.palais_royal.moves.draft import Draft
from courtroll.verifier.games.palais_royal.play import rounds
from courtroll.verifier.games.palais_royal.rules import setup as rules
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.box import GameBox
from courtroll.verifier.games.palais_royal.table.codes import Good, LineCode
from courtroll.verifier.games.palais_royal.table.equipment import FIXED_SERVANTS, FREE_SERVANTS, NOBLES
from courtroll.verifier.games.palais_royal.table.park import EMPTY
from courtroll.verifier.games.palais_royal.table.pieces import BANK, COIN, IN_BOX, IN_PARK, Room
from courtroll.verifier.games.palais_royal.table.playing import Clock, Phase, Playing, Turn, clockwise
from courtroll.verifier.games.palais_royal.table.stock import all_nobles, whole_box
from courtroll.verifier.kernel.chance import Draw
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.ledger import Part
from courtroll.verifier.kernel.legality import Check

DEALT = (Deal(),)
station = cache(Station)
STATIONS = tuple(map(station, Room))


def laid_out(box: GameBox, start: int) -> Playing:
    """The table before anything is dealt. `start` is the start player's seat."""
    players = len(box.players)
    return Playing(
        box,
        Turn(Phase.DEAL, start),
        whole_box(players),
        all_nobles(players),
        (EMPTY,) * len(box.equipment.park.value.cells),
        tuple(Room),
        Clock(start),
        0,
        (0,) * players,
    )


def deal_offers(state: Playing) -> Sequence[Deal]:
    return DEALT


def no_checks(state: Playing, decision: Deal | Station) -> Iterable[Check]:
    return ()


def deal_effect(draft: Draft, decision: Deal) -> None:
    start, players = draft.clock.start, len(draft.points)
    castle = draft.box.equipment.castle
    if castle is None:
        drawn = draft.dealer.draw(Draw(start, "rooms", len(Room), (1,) * len(Room)))
        castle = tuple(map(Room, drawn))
    draft.castle = castle
    nobles = draft.dealer.draw(Draw(start, "nobles", NOBLES, draft.nobles[IN_BOX]))
    for noble in nobles:
        draft.move_noble(IN_BOX, IN_PARK, noble)
    draft.park = nobles
    for place, seat in enumerate(clockwise(start, players)):
        row = pieces.supply(seat)
        for room, n in zip((Room.STAIRWAY, Room.COURT), FIXED_SERVANTS, strict=True):
            draft.move(row, room, seat, n)
        draft.move(BANK, row, COIN, place)
        draft.gain(Good.GOLD, (Part(LineCode.SEAT, place, place, rules.GOLD),), seat)
    draft.turn = Turn(Phase.STATION, start, FREE_SERVANTS)


def station_offers(state: Playing) -> Sequence[Station]:
    return STATIONS


def station_effect(draft: Draft, decision: Station) -> None:
    turn = draft.turn
    draft.set_servant(None, decision.room)
    following = (turn.seat + 1) % len(draft.points)
    if turn.left > 1:
        draft.turn = turn._replace(left=turn.left - 1)
    elif following != draft.clock.start:
        draft.turn = Turn(Phase.STATION, following, FREE_SERVANTS)
    else:
        rounds.begin_round(draft, draft.clock.round)


def station_undo(state: Playing, decision: Station) -> Playing | None:
    return rounds.with_servant(state, decision.room, pieces.supply(state.turn.seat))


DEAL = Verb("deal", Deal, deal_offers, no_checks, deal_effect)
STATION = Verb("station", Station, station_offers, no_checks, station_effect, station_undo)
