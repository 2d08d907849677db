"""A card that is barred everywhere, on both canals or from every house: by which rules, and what would let it in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from courtroll.verifier.games.bruges.moves.codes import Refusal
from courtroll.verifier.games.bruges.moves.decisions import Decision, Play
from courtroll.verifier.games.bruges.play import canals, cards
from courtroll.verifier.games.bruges.table.cards import colour_of
from courtroll.verifier.games.bruges.table.equipment import SECTION
from courtroll.verifier.games.bruges.table.pieces import COLOURS, SIDES, Action, Side
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.games.bruges.table.state import Section
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.legality import failing
from courtroll.verifier.kernel.place import AtSeat
from courtroll.verifier.kernel.settling.questions import BarredBy, Change, Help, smallest_sets

OF_PLACES: Final = (
    Refusal.SECTION_FULL,
    Refusal.WRONG_CANAL_COLOUR,
    Refusal.NO_EMPTY_HOUSE,
    Refusal.TOO_FEW_FLORINS,
)
"""What bars a card from a place; everything else bars the card itself."""


class Changing(Code):
    MORE_FLORINS = "more-florins"
    TILES_BUILT = "tiles-built"
    EMPTY_HOUSE = "empty-house"


def barred_everywhere(state: Playing, decision: Decision) -> list[BarredBy]:
    """Every smallest set of rules that bars a card on both canals, or from houses of every colour."""
    if not isinstance(decision, Play) or decision.action not in (Action.CANAL, Action.PERSON):
        return []
    places = SIDES if decision.action is Action.CANAL else COLOURS
    by_place = []
    for at in places:
        against = failing(cards.checks(state, replace(decision, at=at, space=0)))
        by_place.append({objection.rule for objection in against if objection.code in OF_PLACES})
    rules = list(dict.fromkeys(rule for bars in by_place for rule in sorted(bars, key=lambda rule: rule.id)))
    smallest = smallest_sets(rules, lambda chosen: all(bars & chosen for bars in by_place))
    return [BarredBy(chosen, ()) for chosen in smallest]


def what_would_help(state: Playing, decision: Decision) -> list[Help]:
    """The fewest changes of what a player has after which a card could be laid."""
    if not isinstance(decision, Play):
        return []
    ways = _canals(state, decision) if decision.action is Action.CANAL else _houses(state, decision)
    fewest = min((len(way.changes) for way in ways), default=0)
    return [way for way in ways if len(way.changes) == fewest]


def _canals(state: Playing, decision: Play) -> Sequence[Help]:
    """Each space of the card's colour: with so many tiles inward of it, for its price."""
    seat, out = state.turn.seat, list[Help]()
    for side in Side:
        at, built = Section(seat, side), state.tiles(seat, side)
        for space in range(1, SECTION + 1):
            if canals.colour(state, seat, side, space) is COLOURS[colour_of(decision.card)]:
                inward = [] if space == built + 1 else [Change(Changing.TILES_BUILT, at, str(space - 1))]
                changes = (*inward, *_florins(state, canals.price(state, space)))
                if changes:
                    out.append(Help(changes, at))
    return out


def _houses(state: Playing, decision: Play) -> Sequence[Help]:
    seat = state.turn.seat
    at = AtSeat(seat, "houses")
    house = [] if state.estates[seat].empty else [Change(Changing.EMPTY_HOUSE, at)]
    return [Help((*house, *_florins(state, state.deck[decision.card].person.price)), at)]


def _florins(state: Playing, price: int) -> list[Change]:
    seat = state.turn.seat
    missing = price - state.florins(seat)
    return [Change(Changing.MORE_FLORINS, AtSeat(seat, "florins"), str(missing))] if missing > 0 else []
