"""Drawings of the tables of Bruges: the town, and each player's area."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from courtroll.calculator.lang import about
from courtroll.calculator.render.drawing.boxes import POINTS, Sign, coin, legend, shield, swatch
from courtroll.calculator.render.drawing.bruges import glyphs
from courtroll.calculator.render.drawing.bruges.areas import area, start_mark
from courtroll.calculator.render.drawing.bruges.folk import houses
from courtroll.calculator.render.drawing.bruges.town import table, track
from courtroll.calculator.render.drawing.page import closing_notes, heading, with_assumed
from courtroll.calculator.render.drawing.seats import Seats, turn_mark
from courtroll.calculator.render.drawing.sheet import score_table
from courtroll.calculator.render.drawing.svg import NOTHING, PAPER, Block, label, moved, rect, stacked
from courtroll.calculator.render.objects import Speaker
from courtroll.calculator.render.sheets import Object, Section, sheet_of
from courtroll.verifier.games.bruges.document import Described
from courtroll.verifier.games.bruges.table.pieces import Colour


def drawing(speaker: Speaker, answer: Object | None, title: str, sections: Sequence[Section]) -> Block:
    described, language = speaker.described, speaker.language
    assert isinstance(described, Described)
    said, seats = about(language, "bruges", "drawing"), Seats.of(described.players, speaker.impossible())
    notes = with_assumed(sections, speaker.room.assumed(described, _used(described, said)), language)
    pictured = stacked(
        [
            NOTHING if described.playing is None else table(described, seats, said),
            track(described, seats, said),
            *(area(described, seat, seats, said) for seat in range(len(seats.players))),
        ],
        12,
    )
    return stacked(
        [
            heading(title, described.document and described.document.source, sections),
            pictured,
            legend(_signs(said), pictured),
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


def _signs(said: Mapping[str, str]) -> Iterator[Sign]:
    """What the signs mean."""
    yield "die", glyphs.die(Colour.YELLOW, "", "").svg, said["die"]
    yield "worker", glyphs.worker(Colour.BLUE, "", "").svg, said["workers"]
    yield "threat", moved(-2, 0, glyphs.threat(Colour.RED, "", "").svg), said["threats"]
    yield "built", swatch(glyphs.WATER), said["built"]
    yield "coloured", rect(2, 14, 20, 8, fill=glyphs.fill(Colour.YELLOW)), said["space-colour"]
    yield "price", coin("3", 12, 12, 9), said["price"]
    yield "worth", shield("2", 2, 2), said["person-points"]
    yield "turned", glyphs.majority(24, POINTS), said["turned"]
    yield "grey", glyphs.majority(24, glyphs.UNTOLD), said["grey"]
    yield "open", glyphs.majority(24, PAPER, dashed=True), said["open"]
    yield "statue", moved(1, 0, glyphs.statue("", "").svg, 0.7), said["statue"]
    yield "in-colour", moved(0, 5, glyphs.house(Colour.RED, 24)), said["home"]
    yield "uncoloured", moved(0, 5, glyphs.house(None, 24)), said["uncoloured"]
    yield "assumed", swatch(PAPER, dashed=True), said["stand-in"]
    yield "used", swatch(glyphs.UNTOLD) + label(12, 17, glyphs.TURNED, 14, text_anchor="middle"), said["used"]
    yield "start", moved(4, 4, start_mark("").svg), said["start"]
    yield "in-turn", moved(6, 5, turn_mark("").svg), said["in-turn"]
