"""Position files to fill in, from the same tables as the reader: every key with what it means.

A key that the moment needs stands ready; any other stands behind a "#" that can be taken away.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from textwrap import wrap
from typing import Any, Final

from courtroll.calculator.forms.schemas import RULINGS, file_name
from courtroll.calculator.lang import meanings, title, words
from courtroll.verifier.kernel.forms import Hints
from courtroll.verifier.kernel.reading import UNKNOWN, Key, Shape, keys_of, word
from courtroll.verifier.kernel.room import AnyRoom

WIDTH: Final = 100
KNOWN: Final = frozenset({"edition", "letters", "source", "turn"})
"""Keys whose value is known to whoever fills in a file; any other that may be unknown begins as unknown."""
NAMES: Final = ("Anna", "Bert", "Cleo", "Dora", "Emil")


def moments_of(document: type[Any]) -> tuple[str, ...]:
    """The moments a position file can describe."""
    return tuple(keys_of(document)["moment"].shape.words)


def last_scoring(moments: Sequence[str]) -> str:
    """Of what a file is, where nobody says of which moment: of the end of the game."""
    return ([each for each in moments if each != "turn"] or moments)[-1]


def players_of(found: AnyRoom, document: type[Any]) -> range:
    """How many players a position file can have."""
    limits = keys_of(document)["player"].shape.limits
    low = found.players.start if limits.low is None else limits.low
    return range(low, (found.players.stop - 1 if limits.high is None else limits.high) + 1)


def template(found: AnyRoom, document: type[Any], moment: str, players: int, language: str = "en") -> str:
    """A file for a moment and a number of players, readable as it stands, with its comments in a language."""
    return "\n".join(_Writer(found, document, moment, players, language).lines()) + "\n"


@dataclass(frozen=True, slots=True)
class _Writer:
    room: AnyRoom
    document: type[Any]
    moment: str
    players: int
    language: str

    @property
    def said(self) -> Mapping[str, str]:
        return words(self.language, "keys")

    @property
    def hints(self) -> Hints:
        return self.room.hints()

    def lines(self) -> Iterator[str]:
        yield f"#:schema ./{file_name(self.room.name)}"
        yield from _comment(self.said["head"].format(game=title(self.language, self.room.name)))
        keys = [key for key in keys_of(self.document).values() if self._fits(key.name)]
        for key in sorted((key for key in keys if _is_line(key)), key=lambda key: not self._stands(key, key.name)):
            yield ""
            yield from self._meaning(key, key.name)
            yield from self._line(key, key.name, 0, self._stands(key, key.name))
        for key in keys:
            if not _is_line(key) and not self._is_empty(key):
                yield from self._block(key)

    # ---------------------------------------------------------------------------------- which keys stand

    def _fits(self, path: str) -> bool:
        return self.moment in self.hints.only.get(path, (self.moment,))

    def _is_empty(self, key: Key) -> bool:
        """Whether a table has nothing to be filled in: no option, no key."""
        table = key.shape.table
        return not self.room.rulebook.options if key.name == RULINGS else table is not None and not keys_of(table)

    def _stands(self, key: Key, path: str) -> bool:
        if path == "letters" and self._letters() != "en":
            return True
        return key.required or self.moment in self.hints.ready.get(path, ())

    # ------------------------------------------------------------------------------------------- writing

    def _block(self, key: Key) -> Iterator[str]:
        """A table, or a list of tables, under its header."""
        if key.name == RULINGS:
            yield from self._rulings(key)
            return
        many = key.shape.items is not None
        table = key.shape.items.table if key.shape.items is not None else key.shape.table
        header = f"[[{key.name}]]" if many else f"[{key.name}]"
        stands = self._stands(key, key.name)
        n = self.players if key.name == "player" else max(1, key.shape.limits.low or 1) if many else 1
        for index in range(n):
            yield ""
            if index == 0:
                yield from _comment(self._told(key, key.name))
            yield header if stands else f"#{header}"
            for each in keys_of(table).values() if table is not None else ():
                path = f"{key.name}.{each.name}"
                ready = stands and self._stands(each, path)
                if self._fits(path) and (ready or index == 0):
                    if index == 0:
                        yield from self._meaning(each, path, self.said["needed"] if each.required and not ready else "")
                    yield from self._line(each, path, index, ready)

    def _meaning(self, key: Key, path: str, after: str = "") -> Sequence[str]:
        example = self._in_letters(path, self.hints.examples.get(path, ""))
        such = self.said["such-as"].format(example=example) if example else ""
        return _comment(f"{self._explained(key, path)}{such}{after}")

    def _told(self, key: Key, path: str) -> str:
        """What a key means, in the language."""
        return self._in_letters(path, meanings(self.language, self.room.name).get(path, key.shape.limits.doc))

    def _letters(self) -> str:
        """In which language the game's letters are."""
        return self.language if self.language in self.hints.letters else "en"

    def _in_letters(self, path: str, text: str) -> str:
        return self.hints.in_letters(path, text, self._letters())

    def _explained(self, key: Key, path: str) -> str:
        """The same, with its words and what the keys of a table within it mean."""
        shape, doc = key.shape.items or key.shape, self._told(key, path)
        unsaid = [each for each in shape.words if each not in doc]
        if unsaid and len(shape.words) > 1:
            doc += self.said["words"].format(words=", ".join(shape.words))
        return f"{doc} {self._inner(shape, path)}".rstrip()

    def _inner(self, shape: Shape, path: str) -> str:
        if shape.values is not None and shape.keys is not None:
            return self.said["keys"].format(keys=", ".join(shape.keys))
        if shape.table is None:
            return ""
        inner = keys_of(shape.table).values()
        return " ".join(f"{key.name}: {self._explained(key, f'{path}.{key.name}')}" for key in inner)

    def _line(self, key: Key, path: str, index: int, stands: bool) -> Iterator[str]:
        if stands and key.shape.unknown and path not in KNOWN:
            if key.name in self.hints.by_rows and index == 0:
                yield from (f"# {line}" for line in f"{key.name} = {self._value(key.shape, path, index)}".split("\n"))
            yield f'{key.name} = "?"'
            return
        for line in f"{key.name} = {self._value(key.shape, path, index, key.default)}".split("\n"):
            yield line if stands else f"#{line}"

    def _rulings(self, key: Key) -> Iterator[str]:
        """The options; what they ask and what their readings say are a rule card's own sentences."""
        yield ""
        yield from _comment(self._told(key, key.name))
        yield f"#[{key.name}]"
        edition = self._edition()
        for option in self.room.rulebook.options:
            says = " ".join(f"{value}: {says}" for value, says in option.readings.items())
            yield from _comment(f"{option.asks} {says}")
            yield f'#{option.name} = "{option.presets[edition]}"'

    def _edition(self) -> str:
        key = keys_of(self.document).get("edition")
        return (
            word(key.default)
            if key is not None and isinstance(key.default, Enum)
            else self.room.rulebook.editions[0].code
        )

    def _value(self, shape: Shape, path: str, index: int, default: object = None) -> str:
        """An example of a value: the hinted one, else the default, else the least that can stand there."""
        hinted = self.hints.samples.get(f"{path}@{self.moment}", self.hints.samples.get(path))
        if path in ("game", "moment"):
            return f'"{self.room.name if path == "game" else self.moment}"'
        if path == "player.name":
            return f'"{NAMES[index % len(NAMES)]}"'
        if path == "letters":
            return f'"{self._letters()}"'
        if hinted is not None:
            sample = hinted if isinstance(hinted, str) else hinted[index % len(hinted)]
            return self._named(self._in_letters(path, sample))
        match default:
            case Enum() if default is not UNKNOWN:
                return f'"{word(default)}"'
            case bool():
                return str(default).lower()
            case _:
                return self._least(shape, path)

    def _named(self, sample: str) -> str:
        """Puts the players' names into a hint."""
        sample = sample.replace("@each", ", ".join(f"{name} = 0" for name in NAMES[: self.players]))
        return re.sub(r"@(\d)", lambda found: NAMES[int(found[1]) - 1], sample)

    def _least(self, shape: Shape, path: str) -> str:
        if shape.number:
            return str(max(0, shape.limits.low or 0) if shape.items is None else 0)
        if shape.words:
            return f'"{next(iter(shape.words))}"'
        if shape.truth:
            return "false"
        if shape.text:
            return '""'
        if shape.items is not None:
            low = shape.limits.low or 0
            return f"[{', '.join([self._value(shape.items, f'{path}[]', 0)] * low)}]"
        if shape.table is not None:
            keys = keys_of(shape.table).values()
            inner = ", ".join(f"{k.name} = {self._value(k.shape, f'{path}.{k.name}', 0, k.default)}" for k in keys)
            return f"{{ {inner} }}" if inner else "{}"
        return "{}"


def _is_line(key: Key) -> bool:
    """Whether a key of the whole file is written on a line, and not as a table under a header of its own."""
    items = key.shape.items
    return key.name != RULINGS and key.shape.table is None and (items is None or items.table is None)


def _comment(text: str) -> Sequence[str]:
    lines = wrap(text, WIDTH, initial_indent="# ", subsequent_indent="# ", break_on_hyphens=False)
    return lines if text else []
