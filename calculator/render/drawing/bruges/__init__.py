"""Drawings of the tables of Bruges: the town, and each player's area."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from courtroll.calculator.lang import about
from courtroll.calculator.render.drawing.boxes import POINTS, coin, legend, shield, swatch
from courtroll.calculator.render.drawing.bruges import glyphs
from courtroll.calculator.render.drawing.bruges.areas import area, start_mark
from courtroll.calculator.render.drawing.bruges.folk import houses
from courtroll.calculator.render.drawing.bruges.town import table, track
from courtroll.calculator.render.drawing.page import closing_notes, heading, with_assumed
from courtroll.calculator.render.drawing.seats import Seats, turn_mark
from courtroll.calculator.render.drawing.sheet import score_table
from courtroll.calculator.render.drawing.svg import INK, NOTHING, PAPER, Block, moved, path, stacked
from courtroll.calculator.render.objects import Speaker
from courtroll.calculator.render.sheets import Object, Section, sheet_of
from courtroll.verifier.games.bruges.document import Described
from courtroll.verifier.games.bruges.table.pieces import Colour
from courtroll.verifier.kernel.equipment import Source


def drawing(speaker: Speaker, answer: Object | None, title: str, sections: Sequence[Section]) -> Block:
    described, language = speaker.described, speaker.language
    assert isinstance(described, Described)
    said, seats = about(language, "bruges", "drawing"), Seats.of(described.players, speaker.impossible())
    notes = with_assumed(sections, speaker.room.assumed(described, _used(described, said)), language)
    return stacked(
        [
            heading(title, described.document and described.document.source, sections),
            NOTHING if described.playing is None else table(described, seats, said),
            track(described, seats, said),
            *(area(described, seat, seats, said) for seat in range(len(seats.players))),
            legend(_signs(described, said)),
            NOTHING if answer is None else score_table(sheet_of(answer, language), answer, language),
            closing_notes(notes),
        ],
        12,
    )


def _used(described: Described, said: Mapping[str, str]) -> frozenset[str]:
    """The values of the box that the picture shows."""
    always = {"reputation-steps", "canal-colours", "canal-prices"}
    turn = {"troubles"} if described.playing is not None else set()
    return frozenset(always | turn | ({"persons"} if _shows_stand_ins(described, said) else set()))


def _shows_stand_ins(described: Described, said: Mapping[str, str]) -> bool:
    return any(house.assumed for seat in range(len(described.players)) for house in houses(described, seat, said) or ())


def _signs(described: Described, said: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """What the signs mean, as far as they are there."""
    equipment = described.position.state.box.equipment
    is_turn = described.playing is not None
    is_assumed = Source.ASSUMED in (equipment.canal_colours.source, equipment.canal_prices.source)
    everybody = range(len(described.players))
    is_used = any(house.used for seat in everybody for house in houses(described, seat, said) or ())
    for drawn, what, used in (
        (glyphs.worker(Colour.BLUE, "", "").svg, "workers", True),
        (moved(-2, 0, glyphs.threat(Colour.RED, "", "").svg), "threats", is_turn),
        (swatch(glyphs.WATER), "built", True),
        (coin("3", 12, 12, 9), "price", True),
        (shield("2", 2, 2), "person-points", True),
        (swatch(POINTS), "turned", True),
        (swatch(glyphs.UNTOLD), "grey", True),
        (
            swatch(PAPER, dashed=True),
            "stand-in",
            is_assumed or _shows_stand_ins(described, said),
        ),
        (moved(5, 2, f"{path('M2 14q0-9 9-9m-4-4 4 4-4 4', stroke=INK)}"), "used", is_used),
        (moved(4, 4, start_mark("").svg), "start", is_turn),
        (moved(6, 5, turn_mark("").svg), "in-turn", is_turn),
    ):
        if used:
            yield drawn, said[what]
