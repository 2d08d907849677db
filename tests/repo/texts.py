"""Rulebook texts and the tables that account for their blocks.

The texts themselves are no part of the repository; a table holds only numbers, hashes and a few words.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

from tests.paths import FIXTURES, ROOT

RULEBOOKS = ROOT.parent / "shared" / "rulebooks"

HEADER = ("number", "hash", "anchor", "what")
REASONS = ("heading", "flavour", "credits", "example: ", "picture", "component list", "layout note")
ANCHOR_WORDS = 8


def collapse(text: str) -> str:
    """The text with every run of white space as one space."""
    return " ".join(text.split())


def plain(text: str) -> str:
    """The text without emphasis and formula marks, white space collapsed."""
    return collapse(re.sub(r"[*$]", "", text))


def title(block: str) -> str:
    """The words of a heading, without its marks."""
    return plain(block).lstrip("# ")


def blocks(text: str) -> tuple[str, ...]:
    """The runs of non-blank lines, in order."""
    return tuple(block.strip("\n") for block in re.split(r"\n(?:[^\S\n]*\n)+", f"\n\n{text}\n\n") if block.strip())


def short_hash(block: str) -> str:
    """Eight hexadecimal digits that change when the block's words or marks do."""
    return hashlib.sha256(collapse(block).encode()).hexdigest()[:8]


@dataclass(frozen=True, slots=True)
class Row:
    """What became of one block: the rules it states, or the reason why it states none."""

    number: int
    digest: str
    anchor: str
    what: str

    @property
    def reason(self) -> str | None:
        return self.what[2:] if self.what.startswith("- ") else None

    @property
    def rules(self) -> tuple[str, ...]:
        return () if self.reason is not None else tuple(self.what.split(" "))


class MalformedTable(ValueError):
    """A table without its header, or with a line of other than four columns."""


def table_path(game: str, edition: str) -> Path:
    return FIXTURES / game / f"blocks.{edition}.tsv"


def table(game: str, edition: str) -> tuple[Row, ...]:
    """The accounting table of one text."""
    path = table_path(game, edition)
    lines = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()]
    if not lines or tuple(lines[0]) != HEADER or any(len(line) != len(HEADER) for line in lines):
        raise MalformedTable(path)
    return tuple(Row(int(number), digest, anchor, what) for number, digest, anchor, what in lines[1:])


def rulebook(game: str, edition: str) -> str | None:
    """One text, if it is at hand."""
    path = RULEBOOKS / f"{game.replace('_', '-')}.{edition}.txt"
    return path.read_text(encoding="utf-8") if path.exists() else None
