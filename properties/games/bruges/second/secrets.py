"""Everything that one player cannot see, dealt anew: the fronts of hands and piles, and what lies under houses."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.kernel.holdings import cards_in


def dealt_anew(state: Playing, seat: int, source: Random) -> Playing:
    """Another table that looks the same to this player: cards of one colour change places where nobody sees them."""
    others = [other for other in range(state.players) if other != seat]
    under = {
        house
        for other in others
        for house in (*state.estates[other].empty, *(home.house for home in state.estates[other].homes))
    }
    hidden = {*under, *cards_in(state.places[0]), *(card for other in others for card in cards_in(state.hand(other)))}
    to: dict[int, int] = {}
    for colour in range(5):
        mine = sorted(card for card in hidden if card // 33 == colour)
        to |= dict(zip(mine, source.sample(mine, len(mine)), strict=True))
    places = tuple(sum(1 << to.get(card, card) for card in cards_in(place)) for place in state.places)
    estates = tuple(
        estate._replace(
            empty=tuple(to.get(house, house) for house in estate.empty),
            homes=tuple(home._replace(house=to.get(home.house, home.house)) for home in estate.homes),
        )
        for estate in state.estates
    )
    return replace(state, places=places, estates=estates)
