"""The only written form of a table in play. Reading it gives back exactly the same state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from courtroll.verifier.games.bruges.document.shapes import GameName, Moment
from courtroll.verifier.games.bruges.table.cards import Card, colour_of, word_of
from courtroll.verifier.games.bruges.table.effects import spell
from courtroll.verifier.games.bruges.table.equipment import STATUES, Equipment
from courtroll.verifier.games.bruges.table.pieces import (
    CANAL_COLUMNS,
    COLOURS,
    DISCARDS,
    STATUE_TILES,
    SUPPLY,
    UNSEEN,
    Side,
    row,
)
from courtroll.verifier.games.bruges.table.playing import Ending, Home, Job, Phase, Playing
from courtroll.verifier.games.bruges.table.state import Laurel
from courtroll.verifier.kernel.document import told
from courtroll.verifier.kernel.holdings import cards_in

LAST_ROUND: Final[Mapping[Ending, object | None]] = {
    Ending.OPEN: None, Ending.THIS: True, Ending.NEXT: Ending.NEXT.value,
}  # fmt: skip


def write(state: Playing) -> dict[str, object]:
    """A state as a document: only texts, numbers, flags, lists and tables."""
    box, turn, clock = state.box, state.turn, state.clock
    out = {
        "game": GameName.BRUGES.value,
        "moment": Moment.TURN.value,
        "edition": box.ruleset.edition,
        "turn": box.players[turn.mover],
        "phase": turn.phase.value,
        "start": box.players[clock.start],
        "dice": _by_colour(clock.dice) if clock.dice else None,
        "last-round": LAST_ROUND[clock.ending],
        "stack": [value for value, n in zip(STATUES, state.held[SUPPLY][STATUE_TILES:], strict=True) if n],
        "discard": _words(state, cards_in(state.places[DISCARDS])),
        "player": [_player(state, seat) for seat in range(state.players)],
        "deck": {
            "piles": list(state.piles.sizes),
            "tops": [COLOURS[top].value for top in state.piles.tops if top is not None],
            "extra": state.piles.extra,
            "unseen": _words(state, cards_in(state.places[UNSEEN])),
        },
        "pending": _pending(state) or None,
        "rulings": box.ruleset.rulings or None,
        "equipment": _equipment(box.equipment) or None,
    }
    return told(out)


def _words(state: Playing, cards: Iterable[int]) -> list[str]:
    return [word_of(state.deck[card]) for card in cards]


def _by_colour(row_of_five: Iterable[int]) -> dict[str, int]:
    return {colour.value: n for colour, n in zip(COLOURS, row_of_five, strict=True)}


def _player(state: Playing, seat: int) -> dict[str, object]:
    estate = state.estates[seat]
    sees_backs = seat == state.turn.mover and any(state.piles.blind)
    out = {
        "name": state.box.players[seat],
        "points": state.points[seat],
        "florins": state.florins(seat),
        "workers": _by_colour(state.all_workers(seat)),
        "threats": _by_colour(state.all_threats(seat)),
        "houses": len(estate.homes) + len(estate.empty),
        "empty": [COLOURS[colour_of(house)].value for house in estate.empty],
        "persons": [_home(state, home) for home in estate.homes],
        "underneath": _words(state, (*estate.empty, *(home.house for home in estate.homes))),
        "majorities": [area.value for area in estate.majorities],
        "canals": list(state.held[row(seat)][CANAL_COLUMNS]),
        "sections": [side.value for side, full in zip(Side, estate.completed, strict=True) if full],
        "statues": list(state.statues(seat)),
        "reputation": estate.reputation,
        "hand": _words(state, cards_in(state.hand(seat))),
        "played": estate.played,
        "blind": _by_colour(state.piles.blind) if sees_backs else None,
    }
    return told(out)


def _home(state: Playing, home: Home) -> dict[str, object]:
    person = state.deck[home.person].person
    house = COLOURS[colour_of(home.house)].value
    return told({"name": person.name, "points": person.points, "house": house, "used": home.used or None})


def _pending(state: Playing) -> dict[str, object]:
    """What sets a turn apart from one that begins."""
    turn, phase, names = state.turn, state.turn.phase, state.box.players
    by_turns = phase in (Phase.DRAW, Phase.TROUBLES, Phase.ADVANCE, Phase.ACT)
    out = {
        "phase": turn.asks.value if phase is not Phase.OVER else None,
        "player": names[turn.seat] if phase is not Phase.OVER else None,
        "waiting": [names[seat] for seat in turn.waiting] if by_turns else None,
        "due": turn.extra + (not turn.acted) if phase in (Phase.ADVANCE, Phase.ACT) else None,
        "troubles-of": names[turn.mover] if phase is Phase.TROUBLES else None,
        "effect": [_job(state, job) for job in turn.agenda] or None,
        "played": _words(state, cards_in(state.spent)) or None,
    }
    return told(out)


def _job(state: Playing, job: Job) -> dict[str, object]:
    of = word_of(state.deck[job.card])
    return told({"player": state.box.players[job.seat], "does": spell((job.clause,)), "of": of, "left": job.left})


def _equipment(equipment: Equipment) -> dict[str, object]:
    """What was typed. The end of the track follows from typed numbers; told as well, it would have to agree."""
    track, steps, colours = equipment.reputation_track, equipment.steps, equipment.canal_colours
    sections = [[" ".join(section) for section in sections] for sections in colours.value]
    troubles = zip(COLOURS, equipment.troubles.value, strict=True)
    out = {
        "reputation-track": track.value if track.is_typed and not steps.is_typed else None,
        "reputation-steps": list(steps.value) if steps.is_typed else None,
        "canal-colours": sections if colours.is_typed else None,
        "canal-prices": list(equipment.canal_prices.value) if equipment.canal_prices.is_typed else None,
        "troubles": {colour.value: each.value for colour, each in troubles} if equipment.troubles.is_typed else None,
        "persons": [_card(card) for card in equipment.typed] or None,
    }
    return told(out)


def _card(card: Card) -> dict[str, object]:
    person = card.person
    out = {
        "name": person.name,
        "colour": card.colour.value,
        "price": person.price,
        "points": person.points,
        "group": person.group and person.group.value,
        "works": card.works and card.works.value,
        "effect": None if card.effect is None else spell(card.effect),
        "laurel": None if person.laurel is None else _laurel(person.laurel),
    }
    return told(out)


def _laurel(laurel: Laurel) -> dict[str, object]:
    return {"points": laurel.points} | ({} if laurel.per is None else {"per": laurel.per.value, "every": laurel.every})
