"""Drawings of the tables of King's Progress: the map within a turn, and everybody's gifts and builds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from courtroll.calculator.lang import about
from courtroll.calculator.render.drawing.boxes import Sign, legend
from courtroll.calculator.render.drawing.kings_progress import roads
from courtroll.calculator.render.drawing.kings_progress.cards import display, gift, influence
from courtroll.calculator.render.drawing.kings_progress.players import control_is_open, king_mark, player
from courtroll.calculator.render.drawing.page import INNER, closing_notes, heading, with_assumed
from courtroll.calculator.render.drawing.seats import Seats, turn_mark
from courtroll.calculator.render.drawing.sheet import score_table
from courtroll.calculator.render.drawing.svg import FAINT, NOTHING, Block, moved, stacked, text
from courtroll.calculator.render.objects import Speaker
from courtroll.calculator.render.sheets import Object, Section, sheet_of
from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.table.pieces import Prize

USED: Final = frozenset({"map", "court-track"})
"""The values of the box that a picture of a turn shows."""


def drawing(speaker: Speaker, answer: Object | None, title: str, sections: Sequence[Section]) -> Block:
    described, language = speaker.described, speaker.language
    assert isinstance(described, Described)
    said, seats = about(language, "kings-progress", "drawing"), Seats.of(described.players, speaker.impossible())
    is_turn = described.play is not None
    notes = with_assumed(sections, speaker.room.assumed(described, USED), language)
    unknown = text(said["control-not-told"], INNER, 11, fill=FAINT) if control_is_open(described) else NOTHING
    pictured = stacked(
        [
            roads.country(described, seats, said) if is_turn else NOTHING,
            display(described, seats, said) if is_turn else NOTHING,
            *(player(described, seat, seats, said) for seat in range(len(seats.players))),
            unknown,
        ],
        12,
    )
    return stacked(
        [
            heading(title, described.document.source, sections),
            pictured,
            legend(_signs(said), pictured),
            NOTHING if answer is None else score_table(sheet_of(answer, language), answer, language),
            closing_notes(notes),
        ],
        12,
    )


def _signs(said: Mapping[str, str]) -> Iterator[Sign]:
    """What the signs mean."""
    yield from roads.signs(said)
    yield "king", moved(3, 2, king_mark("").svg), said["king-card"]
    yield "in-turn", moved(6, 5, turn_mark("").svg), said["in-turn"]
    for prize in (Prize.CASTLE, Prize.LAND, Prize.MONEY, Prize.OFFICE, Prize.TITLE):
        yield prize.word, moved(3, 2, gift(prize, "2", said).svg, 0.8), said[prize.word]
    yield "exposed", moved(3, 1, influence("2", exposed=True, told="").svg, 0.75), said["exposed"]
    yield "covered", moved(3, 1, influence("2", exposed=False, told="").svg, 0.75), said["covered"]
    yield "disguise", moved(3, 1, influence("D", exposed=False, told="").svg, 0.75), said["disguise"]
