"""Drawings of the tables of Noblemen."""

from __future__ import annotations

from collections.abc import Sequence

from courtroll.calculator.render.drawing.noblemen.page import table
from courtroll.calculator.render.drawing.svg import Block
from courtroll.calculator.render.objects import Speaker
from courtroll.calculator.render.sheets import Object, Section
from courtroll.verifier.games.noblemen.document import Described


def drawing(speaker: Speaker, answer: Object | None, title: str, sections: Sequence[Section]) -> Block:
    described = speaker.described
    assert isinstance(described, Described)
    tiles = [speaker.room.tiles(described, seat) for seat in range(len(described.players))]
    faults = speaker.impossible()
    return table(described, tiles, answer, title, sections, speaker.language, faults, room=speaker.marks)
