"""A picture of an orchard: a basket of fruit for each player."""

from __future__ import annotations

from collections.abc import Sequence

from courtroll.calculator.render.drawing.page import INNER, closing_notes, heading, row_of
from courtroll.calculator.render.drawing.svg import Block, stacked
from courtroll.calculator.render.objects import Speaker
from courtroll.calculator.render.sheets import Object, Section
from orchard.document import Described


def drawing(speaker: Speaker, answer: Object | None, title: str, sections: Sequence[Section]) -> Block:
    described = speaker.described
    assert isinstance(described, Described)
    state = described.position.state
    rows = [
        row_of(name, "●" * harvest.apples + "◆" * harvest.pears, INNER)
        for name, harvest in zip(state.box.players, state.harvests, strict=True)
    ]
    return stacked([heading(title, "", sections), *rows, closing_notes(sections)], 12)
