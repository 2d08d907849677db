"""What a table plays with: its players, its readings, and a box with odd values typed now and then."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from courtroll.verifier.games.noblemen.rules.options import OPTIONS, NoblemenRuleset
from courtroll.verifier.games.noblemen.table.equipment import TITLE_NEEDS, Typed, from_box
from courtroll.verifier.games.noblemen.table.pieces import Space, Title
from courtroll.verifier.games.noblemen.table.state import Box
from courtroll.verifier.kernel.reading import word

NAMES: Final = ("Frank", "Britta", "Karsten", "Paul", "Paul Anna")
"""One begins another."""
EDITIONS: Final = ("de", "it")
SELDOM: Final = 3
"""One game in so many plays with a box that was typed."""
PRESET: Final = 3
"""One game in so many plays by its edition's readings throughout."""
MOST_PLACES: Final = {"castle": 5, "chapel": 5, "palace": 4}
"""The most of each that the board has places for."""


def readings(source: Random) -> tuple[str, Mapping[str, str]]:
    """An edition, and mostly half of the options by any reading: many a rule shows by one reading only."""
    edition = source.choice(EDITIONS)
    if source.randrange(PRESET) == 0:
        return edition, {}
    some = [option for option in OPTIONS if source.randrange(2)]
    return edition, {option.name: str(source.choice(list(option.readings))) for option in some}


def typed(source: Random) -> Typed:
    """Values read off some board; mostly none."""
    if source.randrange(SELDOM):
        return Typed()
    return Typed(
        castle_prices=_prices(source, MOST_PLACES["castle"]),
        chapel_prices=_prices(source, MOST_PLACES["chapel"]),
        palace_prices=_prices(source, MOST_PLACES["palace"]),
        round_track=_track(source) if source.randrange(2) else None,
        prestige_track=TITLE_NEEDS[Title.DUKE] + source.choice((0, 1, 6, 20)) if source.randrange(2) else None,
        bribes=source.choice((0, 1, 5, 12, 20, 28, 40)) if source.randrange(2) else None,
    )


def _prices(source: Random, places: int) -> tuple[int, ...] | None:
    """Cheapest first; now and then more prices than places, some alike, and from nothing on."""
    if source.randrange(2):
        return None
    dearest = source.choice((4, 12))
    return tuple(sorted(source.randrange(dearest) for _ in range(places + source.choice((0, 0, 1)))))


def _track(source: Random) -> tuple[Space, ...]:
    """Any track with an arrow space, two balls and a scoring at its end."""
    middle = [Space.BALL] * 2 + [Space.PLAIN] * source.randrange(8) + [Space.LOCK] * source.randrange(3)
    source.shuffle(middle)
    return (Space.PLAIN, *middle, Space.SCORE)


def as_table(values: Typed) -> Mapping[str, object]:
    """Typed values as a file has them."""
    track = values.round_track
    numbers = {
        "castle-prices": values.castle_prices,
        "chapel-prices": values.chapel_prices,
        "palace-prices": values.palace_prices,
    }
    out: dict[str, object] = {key: list(some) for key, some in numbers.items() if some is not None}
    if track is not None:
        out["round-track"] = [word(space) for space in track]
    if values.prestige_track is not None:
        out["prestige-track"] = values.prestige_track
    if values.bribes is not None:
        out["bribes"] = values.bribes
    return out


def box(source: Random) -> Box:
    """A box with everything that stays the same all game."""
    edition, rulings = readings(source)
    ruleset = NoblemenRuleset.preset(edition).ruled(rulings)
    players = NAMES[: source.randrange(3, 6)]
    return Box(ruleset, from_box(ruleset, typed(source)), players, first_game=source.randrange(SELDOM) == 0)
