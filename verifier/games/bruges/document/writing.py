"""The only written form of a table in play. Reading it gives back exactly the same state."""

from __future__ import annotations

from collections.abc import Iterable

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
from courtroll.verifier.games.bruges.table.playing import Ending, Home, Phase, Playing
from courtroll.verifier.games.bruges.table.state import Laurel
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.holdings import cards_in


def write(state: Playing) -> dict[str, object]:
    """A state as a document: only texts, numbers, flags, lists and tables."""
    box, turn, clock = state.box, state.turn, state.clock
    out: dict[str, object] = {
        "game": GameName.BRUGES.value,
        "moment": Moment.TURN.value,
        "edition": box.ruleset.edition,
        "turn": box.players[turn.mover],
        "phase": turn.phase.value,
        "start": box.players[clock.start],
    }
    if clock.dice:
        out["dice"] = _by_colour(clock.dice)
    if clock.ending is not Ending.OPEN:
        out["last-round"] = True if clock.ending is Ending.THIS else Ending.NEXT.value
    out["stack"] = [value for value, n in zip(STATUES, state.held[SUPPLY][STATUE_TILES:], strict=True) if n]
    out["discard"] = _words(state, cards_in(state.places[DISCARDS]))
    out["player"] = [_player(state, seat) for seat in range(state.players)]
    out["deck"] = {
        "piles": list(state.piles.sizes),
        "tops": [COLOURS[top].value for top in state.piles.tops if top is not None],
        "extra": state.piles.extra,
        "unseen": _words(state, cards_in(state.places[UNSEEN])),
    }
    pending = _pending(state)
    if pending:
        out["pending"] = pending
    if box.ruleset.rulings:
        out["rulings"] = dict(box.ruleset.rulings)
    equipment = _equipment(box.equipment)
    if equipment:
        out["equipment"] = equipment
    return out


def _words(state: Playing, cards: Iterable[int]) -> list[str]:
    return [word_of(state.deck[card]) for card in cards]


def _by_colour(row_of_five: Iterable[int]) -> dict[str, int]:
    return {colour.value: n for colour, n in zip(COLOURS, row_of_five, strict=True)}


def _player(state: Playing, seat: int) -> dict[str, object]:
    estate = state.estates[seat]
    out: dict[str, object] = {
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
    }
    if seat == state.turn.mover and any(state.piles.blind):
        out["blind"] = _by_colour(state.piles.blind)
    return out


def _home(state: Playing, home: Home) -> dict[str, object]:
    person = state.deck[home.person].person
    out: dict[str, object] = {"name": person.name, "points": person.points}
    out["house"] = COLOURS[colour_of(home.house)].value
    return out | ({"used": True} if home.used else {})


def _pending(state: Playing) -> dict[str, object]:
    """What sets a turn apart from one that begins."""
    turn, names = state.turn, state.box.players
    out: dict[str, object] = {}
    if turn.phase is not Phase.OVER:
        out |= {"phase": turn.asks.value, "player": names[turn.seat]}
    if turn.phase in (Phase.DRAW, Phase.TROUBLES, Phase.ADVANCE, Phase.ACT):
        out["waiting"] = [names[seat] for seat in turn.waiting]
    if turn.phase in (Phase.ADVANCE, Phase.ACT):
        out["due"] = turn.extra + (not turn.acted)
    if turn.phase is Phase.TROUBLES:
        out["troubles-of"] = names[turn.mover]
    if turn.agenda:
        out["effect"] = [
            {"player": names[job.seat], "does": spell((job.clause,)), "of": word_of(state.deck[job.card])}
            | ({} if job.left is None else {"left": job.left})
            for job in turn.agenda
        ]
    if state.spent:
        out["played"] = _words(state, cards_in(state.spent))
    return out


def _equipment(equipment: Equipment) -> dict[str, object]:
    by, out = Source.TYPED, dict[str, object]()
    # The end of the track follows from typed numbers; told as well, it would have to agree with them.
    if equipment.reputation_track.source is by and equipment.steps.source is not by:
        out["reputation-track"] = equipment.reputation_track.value
    if equipment.steps.source is by:
        out["reputation-steps"] = list(equipment.steps.value)
    if equipment.canal_colours.source is by:
        out["canal-colours"] = [
            [" ".join(section) for section in sections] for sections in equipment.canal_colours.value
        ]
    if equipment.canal_prices.source is by:
        out["canal-prices"] = list(equipment.canal_prices.value)
    if equipment.troubles.source is by:
        troubles = zip(COLOURS, equipment.troubles.value, strict=True)
        out["troubles"] = {colour.value: trouble.value for colour, trouble in troubles}
    if equipment.typed:
        out["persons"] = [_card(card) for card in equipment.typed]
    return out


def _card(card: Card) -> dict[str, object]:
    person = card.person
    out: dict[str, object] = {
        "name": person.name,
        "colour": card.colour.value,
        "price": person.price,
        "points": person.points,
    }
    if person.group is not None:
        out["group"] = person.group.value
    if card.works is not None:
        out["works"] = card.works.value
    if card.effect is not None:
        out["effect"] = spell(card.effect)
    if person.laurel is not None:
        out["laurel"] = _laurel(person.laurel)
    return out


def _laurel(laurel: Laurel) -> dict[str, object]:
    out: dict[str, object] = {"points": laurel.points}
    if laurel.per is not None:
        out["per"] = laurel.per.value
        out["every"] = laurel.every
    return out
