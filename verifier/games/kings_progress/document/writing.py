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
from courtroll.verifier.games.kings_progress.table.progress import Phase, Progress, Test
from courtroll.verifier.games.kings_progress.table.state import Moment
from courtroll.verifier.kernel.document import told
from courtroll.verifier.kernel.holdings import Row


def write(state: Progress) -> dict[str, object]:
    """A state as a document: only texts, numbers, lists and tables."""
    box, clock, names = state.box, state.clock, state.box.players
    places, arrived = box.equipment.map.value, state.road.arrived
    out = {
        "game": GameName.KINGS_PROGRESS.value,
        "moment": Moment.TURN.value,
        "edition": box.ruleset.edition,
        "round": clock.round,
        "turn": names[state.turn.mover],
        "king": names[clock.king],
        "pawn": clock.space,
        "courts": [places.names[COURTS + court] for court in clock.courts] or None,
        "arrived": [courtier.word for courtier in arrived],
        "at": {c.word: _place(c, state.road.at[c], places) for c in Courtier if c not in arrived},
        "face-up": _cards(state.held[DISPLAY]),
        "deck": _cards(state.held[DECK]),
        "discards": _cards(state.held[DISCARDS]),
        "searched": [names[seat] for seat in state.searched] or None,
        "pairs": [[say_gift(kind) for kind in pair] for pair in state.pairs],
        "singles": _gifts(state.held[SINGLES]),
        "gift-deck": _gifts(state.held[GIFT_DECK]),
        "gifts-out": _gifts(state.held[OUT]),
        "so-far": [say(decision, names, state.turn.mover) for decision in state.turn.done] or None,
        "pending": _pending(state) or None,
        "player": [_player(state, seat) for seat in range(state.players)],
        "rulings": box.ruleset.rulings or None,
        "equipment": _equipment(box.equipment) or None,
    }
    return told(out)


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
    used = [courtier.word for courtier in Courtier if state.used[courtier] == seat]
    out = {
        "name": state.box.players[seat],
        "points": state.points[seat],
        "colour": state.colours[seat].word,
        "gifts": {kind: crowns for kind, crowns in gifts.items() if crowns},
        "builds": {c.word: [in_build(card, c) for card in cards] for c, cards in built.items()},
        "major": [courtier.word for courtier in Courtier if control[courtier].major == seat],
        "minor": [courtier.word for courtier in Courtier if control[courtier].minor == seat],
        "hand": _cards(state.held[hand(seat)]),
        "used": used if used or (seat == state.turn.mover and state.turn.ability is not None) else None,
    }
    return told(out)


def _pending(state: Progress) -> dict[str, object]:
    """What sets a turn apart from one that goes on."""
    turn, names = state.turn, state.box.players
    out = {
        "phase": None if turn.phase is Phase.TURN else turn.phase.value,
        "player": None if turn.seat == turn.mover else names[turn.seat],
        "cards": _cards(state.held[DRAWN]) if turn.phase is Phase.KEEP else None,
        "waiting": [names[seat] for seat in turn.waiting] or None,
        "served": turn.served or None,
        "prize": None if turn.prize is None else turn.prize.word,
        "test": None if turn.test is None else _test(turn.test, names),
    }
    return told(out)


def _test(test: Test, names: tuple[str, ...]) -> dict[str, object]:
    return {"shown": told(dict(zip(names, test.shown, strict=True))), "order": [names[seat] for seat in test.order]}


def _equipment(equipment: Equipment) -> dict[str, object]:
    """What was typed."""
    track, crowns = equipment.court_track, zip(GIFT_TYPES, equipment.crowns.value, strict=True)
    out = {
        "court-track": track.value if track.is_typed else None,
        "crowns": {prize.word: list(each) for prize, each in crowns} if equipment.crowns.is_typed else None,
    }
    return (_map(equipment.map.value) if equipment.map.is_typed else {}) | told(out)


def _map(places: Map) -> dict[str, object]:
    names, pairs = places.names, ((one, other) for one, beside in enumerate(places.ways) for other in beside)
    return {
        "courts": list(names[COURTS:INNS]),
        "inns": dict(zip(names[INNS:], places.holds[INNS:], strict=True)),
        "ways": [WAY.join((names[one], names[other])) for one, other in pairs if one < other],
    }
