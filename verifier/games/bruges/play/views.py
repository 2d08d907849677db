"""What one player has seen of a game: the table as a position whose holes are everything hidden from them.

Hidden are the fronts of the others' hands, of blind cards and of the piles, and which card lies under another's house;
their backs are open. The state behind the holes is filled without looking at what it hides: every hidden place of a
colour gets the lowest cards of that colour that are hidden from this player.
"""

from __future__ import annotations

from dataclasses import replace

from courtroll.verifier.games.bruges.table.cards import MASKS, colour_of, counts
from courtroll.verifier.games.bruges.table.equipment import CARDS
from courtroll.verifier.games.bruges.table.pieces import COLOURS, UNSEEN, ground, hand
from courtroll.verifier.games.bruges.table.playing import Playing, clockwise
from courtroll.verifier.kernel.holdings import cards_in, move_card
from courtroll.verifier.kernel.position import Hole, Position, Why


def view(state: Playing, seat: int) -> Position[Playing]:
    """The table as `seat` knows it."""
    others = clockwise(seat, state.players)[1:]
    places, hidden = state.places, state.places[UNSEEN]
    hands = {other: counts(places[hand(other)]) for other in others}
    for other in others:
        for card in cards_in(places[hand(other)]):
            places = move_card(places, hand(other), UNSEEN, card)
            hidden |= 1 << card
        for house in _houses(state, other):
            places = move_card(places, ground(other), UNSEEN, house)
            hidden |= 1 << house
    holes = [Hole(("deck", "unseen"), Why.UNSEEN, 0, places[UNSEEN].bit_count(), _pool(hidden))]
    estates = list(state.estates)
    for other in others:
        for colour, n in enumerate(hands[other]):
            for card in cards_in(places[UNSEEN] & MASKS[colour])[:n]:
                places = move_card(places, UNSEEN, hand(other), card)
            if n:
                path = ("player", other, "hand", COLOURS[colour].value)
                holes.append(Hole(path, Why.UNSEEN, n, n, _pool(hidden & MASKS[colour])))
        under: list[int] = []
        for house in _houses(state, other):
            card = cards_in(places[UNSEEN] & MASKS[colour_of(house)])[0]
            places = move_card(places, UNSEEN, ground(other), card)
            under.append(card)
        if under:
            holes.append(Hole(("player", other, "underneath"), Why.UNSEEN, len(under), len(under), _pool(hidden)))
        estate = estates[other]
        empty, lived_in = under[: len(estate.empty)], under[len(estate.empty) :]
        homes = tuple(home._replace(house=card) for home, card in zip(estate.homes, lived_in, strict=True))
        estates[other] = estate._replace(empty=tuple(empty), homes=homes)
    return Position(replace(state, places=places, estates=tuple(estates)), tuple(holes))


def _houses(state: Playing, seat: int) -> tuple[int, ...]:
    """The cards that a player's houses are, in the order of the file's `underneath`."""
    estate = state.estates[seat]
    return (*estate.empty, *(home.house for home in estate.homes))


def _pool(hidden: int) -> tuple[int, ...]:
    return tuple(hidden >> card & 1 for card in range(CARDS))
