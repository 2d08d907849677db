"""What is heard about a described table, in its game's own words and in others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from courtroll.properties.play.laws import Breach
from courtroll.properties.settling.asked import Forgotten
from courtroll.verifier.kernel.hearing import Unheard


@dataclass(frozen=True, slots=True)
class Worded:
    """A sentence about a table, in the game's own words and in others."""

    table: Forgotten
    own: str
    other: str


def other_words_mean_the_same(worded: Worded) -> Iterator[Breach]:
    """What a table knows nothing of is not understood, by any name. Pieces that nobody has named are alike: compared is
    how they are said.
    """
    own, other = (_said(worded.table, text) for text in (worded.own, worded.other))
    if own != other:
        yield Breach(f"{worded.other!r} is heard as {other}, and {worded.own!r} as {own}")


def _said(table: Forgotten, text: str) -> list[list[tuple[str, ...]]]:
    """What is heard, by how each decision is said: for each move the ways in which it may be meant."""
    asked = table.room.questions()
    assert asked is not None
    try:
        seat, moves = asked.hear(table.described, text)
    except Unheard:
        return [[]]
    return [
        list(dict.fromkeys(tuple(asked.say(table.described, [one], seat) for one in order) for order in orders))
        for orders in moves
    ]
