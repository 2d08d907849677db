"""What is in the box where nobody typed it, and what a table typed of its own."""

from __future__ import annotations

from courtroll.verifier.games.bruges.table.equipment import Equipment, Typed, from_box, standard
from courtroll.verifier.games.bruges.table.pieces import Colour, Trouble
from courtroll.verifier.kernel.equipment import Source

PRINTED = ("flood", "plague", "raid", "fire", "intrigue")
"""What each colour's markers bring, in the order of the colours."""


def canals(box: Equipment) -> list[list[str]]:
    return [[" ".join(section) for section in seat] for seat in box.canal_colours.value]


def test_bruges_canal_numbers__bruges_threat_colour__stand_ins() -> None:
    box = standard()
    assert box.reputation_track.value == 12
    assert box.steps.value == tuple(range(1, 13))
    assert box.canal_prices.value == (1, 2, 3, 4, 5)
    assert box.troubles.value == PRINTED
    assert box.typed == ()
    assert canals(box) == [
        ["blue brown yellow red purple", "yellow purple brown red blue"],
        ["brown yellow red purple blue", "red blue yellow purple brown"],
        ["yellow red purple blue brown", "purple brown red blue yellow"],
        ["red purple blue brown yellow", "blue yellow purple brown red"],
    ]
    assert box.sources() == dict.fromkeys(
        ("reputation-track", "reputation-steps", "canal-colours", "canal-prices", "troubles", "persons"),
        Source.ASSUMED,
    )


def test_bruges_canal_numbers__bruges_threat_colour__what_was_typed() -> None:
    own = tuple(((colour,) * 5, (colour,) * 5) for colour in (Colour.RED, Colour.BLUE))
    troubles = {Colour.BLUE: Trouble.PLAGUE, Colour.BROWN: Trouble.FLOOD}
    box = from_box(Typed(9, (1, 2, 9), own, (2, 2, 2, 2, 2), troubles))
    assert (box.reputation_track.value, box.steps.value) == (9, (1, 2, 9))
    assert box.canal_prices.value == (2, 2, 2, 2, 2)
    assert box.troubles.value == ("plague", "flood", "raid", "fire", "intrigue")
    assert box.canal_colours.value[:2] == own
    assert canals(box)[2:] == canals(standard())[2:]
    sources = box.sources()
    assert sources.pop("persons") is Source.ASSUMED
    assert set(sources.values()) == {Source.TYPED}


def test_bruges_reputation_last_step__the_track_and_its_steps_say_each_other() -> None:
    """The last step ends the track; a track alone has every number as a step."""
    by_steps, by_track = from_box(Typed(steps=(1, 3, 7))), from_box(Typed(reputation_track=7))
    assert (by_steps.reputation_track.value, by_steps.reputation_track.source) == (7, Source.TYPED)
    assert (by_steps.steps.value, by_steps.steps.source) == ((1, 3, 7), Source.TYPED)
    assert (by_track.reputation_track.value, by_track.reputation_track.source) == (7, Source.TYPED)
    assert (by_track.steps.value, by_track.steps.source) == ((1, 2, 3, 4, 5, 6, 7), Source.ASSUMED)
