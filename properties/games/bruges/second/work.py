"""A table on which a decision is done: what is drawn for it, and what is written down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from courtroll.properties.engines.answers import Gained, WrongDraw
from courtroll.properties.games.bruges.second.table import Player, Table

Ask = tuple[int, str, int, tuple[int, ...]]
"""For whom, what, how many, and how many of each kind there are."""


@dataclass(slots=True)
class After:
    """A table that changes, with what has been drawn and written so far."""

    table: Table
    drawn: list[Sequence[int]]
    """What is still to be handed out."""
    asked: list[Ask] = field(default_factory=list)
    lines: list[tuple[int, str, int, int, str, str]] = field(default_factory=list)
    """Seat, code, how many things, points and rule; and, where a text brings them, whose text."""
    said: list[str] = field(default_factory=list)
    """What texts did, and what set them off."""
    gains: list[Gained] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    """Values of the box that no text prints."""

    @property
    def me(self) -> Player:
        return self.table.players[self.table.mover]

    def gain(self, seat: int, what: str, code: str, n: int, rule: str, of: str = "") -> None:
        """What a player gets or loses; where that is nothing, nothing is told."""
        if n:
            self.gains.append(Gained(seat, what, code, abs(n), n, f"bruges.{rule}", of))

    def by_text(self, seat: int, what: str, n: int, of: str = "") -> None:
        self.gain(seat, what, "person-text", n, "person.activate-text", of)

    def read(self, card: int) -> None:
        """Somebody looks at a card, which is a stand-in if nobody has typed it."""
        if not self.table.deck[card].typed:
            self.used.add("persons")

    def draw(self, seat: int, what: str, n: int, pool: tuple[int, ...]) -> Sequence[int]:
        self.asked.append((seat, what, n, pool))
        if not self.drawn:
            raise WrongDraw(f"nothing was drawn of {what}")
        out = self.drawn.pop(0)
        if len(out) != n or any(out.count(kind) > pool[kind] for kind in out):
            raise WrongDraw(f"{tuple(out)} was drawn of {what}")
        return out

    def score(self, seat: int, code: str, points: int, rule: str, things: int = 1, by: str = "") -> None:
        if points:
            self.table.players[seat].points += points
        self.lines.append((seat, code, things, points, rule, by))


def one_less(table: Table) -> None:
    first = table.agenda.pop(0)
    assert first.left is not None
    if first.left > 1:
        table.agenda.insert(0, first._replace(left=first.left - 1))
