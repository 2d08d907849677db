"""The only written form of a game in progress. Reading it gives back exactly the same state."""

from __future__ import annotations

from courtroll.verifier.games.kings_progress.document.shapes import GameName
from courtroll.verifier.games.kings_progress.document.unfolded import WAY
from courtroll.verifier.games.kings_progress.moves.sentences import in_build, say
from courtroll.verifier.games.kings_progress.scoring.projection import gifts_of
from courtroll.verifier.games.kings_progress.table.box import COURTS, INNS, Equipment, Map
from courtroll.verifier.games.kings_progress.table.names import CARD_WORDS, HOME, say_gift
from courtroll.verifier.games.kings_progress.table.pieces import (
    CARD_COLUMNS,
    DECK,
    DISCARDS,
    DISPLAY,
    DRAWN,
    GIFT_COLUMNS,
    GIFT_DECK,
    GIFT_TYPES,
    OUT,
    SINGLES,
    Courtier,
    hand,
)
from courtroll.verifier.games.kings_progress.table.progress import Phase, Progress
from courtroll.verifier.games.kings_progress.table.state import Moment
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.holdings import Row


def write(state: Progress) -> dict[str, object]:
    """A state as a document: only texts, numbers, lists and tables."""
    box, clock, names = state.box, state.clock, state.box.players
    places = box.equipment.map.value
    out: dict[str, object] = {
        "game": GameName.KINGS_PROGRESS.value,
        "moment": Moment.TURN.value,
        "edition": box.ruleset.edition,
        "round": clock.round,
        "turn": names[state.turn.mover],
        "king": names[clock.king],
        "pawn": clock.space,
    }
    if clock.courts:
        out["courts"] = [places.names[COURTS + court] for court in clock.courts]
    arrived = state.road.arrived
    out["arrived"] = [courtier.word for courtier in arrived]
    out["at"] = {c.word: _place(c, state.road.at[c], places) for c in Courtier if c not in arrived}
    out["face-up"] = _cards(state.held[DISPLAY])
    out["deck"] = _cards(state.held[DECK])
    out["discards"] = _cards(state.held[DISCARDS])
    if state.searched:
        out["searched"] = [names[seat] for seat in state.searched]
    out["pairs"] = [[say_gift(kind) for kind in pair] for pair in state.pairs]
    out["singles"] = _gifts(state.held[SINGLES])
    out["gift-deck"] = _gifts(state.held[GIFT_DECK])
    out["gifts-out"] = _gifts(state.held[OUT])
    if state.turn.done:
        out["so-far"] = [say(decision, names, state.turn.mover) for decision in state.turn.done]
    pending = _pending(state)
    if pending:
        out["pending"] = pending
    out["player"] = [_player(state, seat) for seat in range(state.players)]
    if box.ruleset.rulings:
        out["rulings"] = dict(box.ruleset.rulings)
    typed = _equipment(box.equipment)
    if typed:
        out["equipment"] = typed
    return out


def _place(courtier: Courtier, place: int, places: Map) -> str:
    return HOME if place == courtier else places.names[place]


def _cards(row: Row) -> list[str]:
    return [CARD_WORDS[kind] for kind, n in enumerate(row[CARD_COLUMNS]) for _ in range(n)]


def _gifts(row: Row) -> list[str]:
    return [say_gift(kind) for kind, n in enumerate(row[GIFT_COLUMNS]) for _ in range(n)]


def _player(state: Progress, seat: int) -> dict[str, object]:
    built = {courtier: state.builds[seat][courtier] for courtier in Courtier if state.builds[seat][courtier]}
    gifts = {prize.word: list(gifts_of(state, seat, prize)) for prize in GIFT_TYPES}
    control = state.control
    out: dict[str, object] = {
        "name": state.box.players[seat],
        "points": state.points[seat],
        "colour": state.colours[seat].word,
        "gifts": {kind: crowns for kind, crowns in gifts.items() if crowns},
        "builds": {c.word: [in_build(card, c) for card in cards] for c, cards in built.items()},
        "major": [courtier.word for courtier in Courtier if control[courtier].major == seat],
        "minor": [courtier.word for courtier in Courtier if control[courtier].minor == seat],
        "hand": _cards(state.held[hand(seat)]),
    }
    used = [courtier.word for courtier in Courtier if state.used[courtier] == seat]
    if used:
        out["used"] = used
    return out


def _pending(state: Progress) -> dict[str, object]:
    """What sets a turn apart from one that goes on."""
    turn, names = state.turn, state.box.players
    out: dict[str, object] = {}
    if turn.phase is not Phase.TURN:
        out["phase"] = turn.phase.value
    if turn.seat != turn.mover:
        out["player"] = names[turn.seat]
    if turn.phase is Phase.KEEP:
        out["cards"] = _cards(state.held[DRAWN])
    if turn.waiting:
        out["waiting"] = [names[seat] for seat in turn.waiting]
    if turn.served:
        out["served"] = turn.served
    if turn.prize is not None:
        out["prize"] = turn.prize.word
    if turn.test is not None:
        shown = {name: n for name, n in zip(names, turn.test.shown, strict=True) if n is not None}
        out["test"] = {"shown": shown, "order": [names[seat] for seat in turn.test.order]}
    return out


def _equipment(equipment: Equipment) -> dict[str, object]:
    out: dict[str, object] = {}
    if equipment.map.source is Source.TYPED:
        places = equipment.map.value
        names, pairs = places.names, ((one, other) for one, beside in enumerate(places.ways) for other in beside)
        out["courts"] = list(names[COURTS:INNS])
        out["inns"] = dict(zip(names[INNS:], places.holds[INNS:], strict=True))
        out["ways"] = [WAY.join((names[one], names[other])) for one, other in pairs if one < other]
    if equipment.court_track.source is Source.TYPED:
        out["court-track"] = equipment.court_track.value
    if equipment.crowns.source is Source.TYPED:
        by_type = zip(GIFT_TYPES, equipment.crowns.value, strict=True)
        out["crowns"] = {prize.word: list(crowns) for prize, crowns in by_type}
    return out
