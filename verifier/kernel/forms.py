"""What a form of a game's position files shows: samples of values, and which keys it asks for at which moment."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Hints:
    """All by the path of a key, such as "player.name" or "equipment.prices".

    `samples` are values as TOML, `KEY@MOMENT` for one moment only, several for several tables of a kind; in them
    "@1" is the first player's name, and "@each" gives every player a 0. `examples` are told beside what a key means.
    `ready` says at which moments a key stands uncommented, `only` at which it makes sense at all.
    """

    samples: Mapping[str, str | tuple[str, ...]] = field(default_factory=dict)
    ready: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    only: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    examples: Mapping[str, str] = field(default_factory=dict)
    unasked: frozenset[str] = frozenset()
    """Keys that a scoring does without, which nobody is asked for."""
    unasked_at: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """The same of one moment only."""
    by_rows: frozenset[str] = frozenset()
    """Names of keys whose text is a map, typed row by row."""
    signs: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """What the signs of a map stand for, by the path of its key; `PATH@LETTERS` where a file may use other letters."""
    in_place_of: Mapping[str, str] = field(default_factory=dict)
    """Names of keys that are asked only if the other was left out."""
    places: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Places that may be named at a path while nobody has typed the board."""
    letters: Mapping[str, str] = field(default_factory=dict)
    """The alphabets of a game whose pieces are letters, by language; samples are in the English ones."""
    lettered: frozenset[str] = frozenset()
    """Paths of keys whose values have such letters in them."""

    def in_letters(self, path: str, text: str, language: str) -> str:
        """What stands or is told at a path, with its single letters in those of a language."""
        if path not in self.lettered or language not in self.letters:
            return text
        known = dict(zip(self.letters["en"], self.letters[language], strict=True))
        return re.sub(r"\b[A-Z]\b", lambda found: known.get(found[0], found[0]), text)
