"""Position files that went wrong: the fixtures of every game, changed in their bytes, their words or their tables."""

from __future__ import annotations

import json
import random
import re
import tomllib
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Final

from courtroll.calculator.forms import toml_writing
from tests.paths import FIXTURES

Node = dict[str, object] | list[object]

ODD: Final = (
    "", "?", " ", "\u202e", "\u200b", "\x00", "\x1b[31m", "<script>", "=1+1", "|", "é", "e\u0301", "\U0001f451",
    "\ufeff", "\u2028", "\ud800", "'''", '"', "\\", "None", "turn", "-", "A1", "AF32", "ZZZ999", "a" * 41, "{where}",
    "%s", "Ⅳ", "𝟜",
)  # fmt: skip
NUMBERS: Final = (
    0, 1, 2, 3, 4, 5, 6, 7, 9, 12, 20, 40, 64, 99, 100, 999, 9999, 10_000, -1, -2, -9999, -10_000,
    2**31, 2**63, 2**64, 10**300,
)  # fmt: skip
COSTLY: Final = "kings-progress"
"""The game whose ranges take longest is drawn less often."""
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]+|\s+|.", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Fixture:
    game: str
    text: str
    document: dict[str, object] | None


@dataclass(frozen=True, slots=True)
class Corpus:
    """The position files of all games, and the words and values that stand in them."""

    fixtures: tuple[Fixture, ...]
    tokens: tuple[str, ...]
    keys: tuple[str, ...]
    values: tuple[object, ...]
    under: dict[tuple[object, str | int], list[object]]
    """What stands under a key in the files of a game."""


def corpus(games: Sequence[str]) -> Corpus:
    found = []
    for game in games:
        for file in sorted((FIXTURES / game / "positions").glob("*.toml")):
            text = file.read_text(encoding="utf-8")
            try:
                document = tomllib.loads(text)
            except tomllib.TOMLDecodeError:
                document = None
            found.append(Fixture(game, text, document))
    tokens = sorted({token for each in found for token in TOKEN.findall(each.text)})
    keys: dict[str, None] = {}
    values: dict[str, object] = {}
    under: dict[tuple[object, str | int], list[object]] = {}
    for each in found:
        for node in _nodes(each.document or {}):
            for step in _steps(node):
                if isinstance(step, str):
                    keys[step] = None
                value = _at(node, step)
                values.setdefault(repr(value), value)
                under.setdefault((each.game, step), []).append(value)
    return Corpus(tuple(found), tuple(tokens), tuple(keys), tuple(values.values()), under)


def mutant(of: Corpus, rnd: random.Random) -> bytes:
    """One file: mostly well formed and wrong in what it says, sometimes no document at all."""
    fixture = rnd.choice(of.fixtures)
    if fixture.game == COSTLY and rnd.random() < 0.7:
        fixture = rnd.choice(of.fixtures)
    if fixture.document is None or rnd.random() < 0.15:
        change = rnd.choice(_OF_TEXT)
        return change(fixture.text, of, rnd).encode("utf-8", "surrogateescape")
    if rnd.random() < 0.06:
        return _bytes_changed(fixture.text.encode(), rnd)
    document = deepcopy(fixture.document)
    changes = _MILD if rnd.random() < 0.6 else _OF_TABLES
    for _ in range(rnd.choice((1, 1, 1, 2, 2, 3, 5, 9))):
        rnd.choice(changes)(document, of, rnd)
    return _as_file(document, of, rnd)


def _as_file(document: dict[str, object], of: Corpus, rnd: random.Random) -> bytes:
    if rnd.random() < 0.5:
        try:
            text = toml_writing.written(document)
        except (TypeError, RecursionError):
            text = ""
        if text:
            return text.encode("utf-8", "surrogatepass")
    text = json.dumps(document, ensure_ascii=rnd.random() < 0.5, default=str)
    if rnd.random() < 0.02:
        key = rnd.choice(of.keys)
        text = text.replace("{", "{" + f"{json.dumps(key)}: 1, {json.dumps(key)}: 2, ", 1)
    return text.encode("utf-8", "surrogatepass")


# ------------------------------------------------------------------------------------------ bytes and words


def _bytes_changed(data: bytes, rnd: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(rnd.choice((1, 1, 2, 8))):
        at = rnd.randrange(len(changed))
        match rnd.randrange(4):
            case 0:
                changed[at] ^= 1 << rnd.randrange(8)
            case 1:
                changed[at] = rnd.randrange(256)
            case 2:
                del changed[at : at + rnd.choice((1, 1, 5, 200))]
            case _:
                changed[at:at] = changed[at : at + rnd.choice((1, 5, 200))] or b"\xff"
        if not changed:
            break
    return bytes(changed)


def _tokens_changed(text: str, of: Corpus, rnd: random.Random) -> str:
    tokens = TOKEN.findall(text)
    for _ in range(rnd.choice((1, 1, 2, 4))):
        a, b = rnd.randrange(len(tokens)), rnd.randrange(len(tokens))
        match rnd.randrange(4):
            case 0:
                tokens[a], tokens[b] = tokens[b], tokens[a]
            case 1:
                tokens[a] = rnd.choice(of.tokens)
            case 2:
                tokens[a] = str(rnd.choice(NUMBERS))
            case _:
                tokens[a] = rnd.choice(ODD).replace("\ud800", "")
    return "".join(tokens)


def _line_changed(text: str, of: Corpus, rnd: random.Random) -> str:
    lines = text.split("\n")
    a, b = rnd.randrange(len(lines)), rnd.randrange(len(lines))
    match rnd.randrange(3):
        case 0:
            lines.insert(b, lines[a])
        case 1:
            del lines[a]
        case _:
            lines[a], lines[b] = lines[b], lines[a]
    return rnd.choice(("\n", "\n", "\r\n", "\r")).join(lines)


def _nested(text: str, of: Corpus, rnd: random.Random) -> str:
    """Too deep or too many of something, in TOML or JSON."""
    depth = rnd.choice((50, 200, 5_000))
    match rnd.randrange(6):
        case 0:
            return text.replace("= [", "= " + "[" * depth, 1)
        case 1:
            return f"x = {'[' * depth}{']' * depth}\n{text}"
        case 2:
            return "{" * depth
        case 3:
            return '{"game": "noblemen", "player": ' + "[" * depth + "]" * depth + "}"
        case 4:
            return f"{'.'.join('a' * min(depth, 300))} = 1\n{text}"
        case _:
            return "".join(f"[x{n}]\n" for n in range(depth)) + text


_OF_TEXT: Final[tuple[Callable[[str, Corpus, random.Random], str], ...]] = (
    _tokens_changed, _tokens_changed, _tokens_changed, _line_changed, _line_changed, _nested,
)  # fmt: skip


# -------------------------------------------------------------------------------------------------- tables


def _nodes(value: object) -> list[Node]:
    """All tables and lists of a document, itself first."""
    out: list[Node] = []
    if isinstance(value, dict | list):
        out.append(value)
        for each in list(value.values() if isinstance(value, dict) else value):
            out += _nodes(each)
    return out


def _steps(node: Node) -> list[str | int]:
    return list(node) if isinstance(node, dict) else list(range(len(node)))


def _at(node: Node, step: str | int) -> object:
    return node[step]  # type: ignore[index]


def _put(node: Node, step: str | int, value: object) -> None:
    node[step] = value  # type: ignore[index]


def _place(document: Node, rnd: random.Random) -> tuple[Node, str | int] | None:
    """Somewhere in the document; not so often in its first table."""
    nodes = [node for node in _nodes(document) if node]
    if not nodes:
        return None
    node = rnd.choice(nodes[1:] or nodes) if rnd.random() < 0.85 else nodes[0]
    return node, rnd.choice(_steps(node))


def _value_changed(document: Node, of: Corpus, rnd: random.Random) -> None:
    """Another value of the same kind, or one that stands elsewhere in some file."""
    place = _place(document, rnd)
    if place is None:
        return
    node, step = place
    old = _at(node, step)
    match rnd.randrange(6):
        case 0:
            _put(node, step, deepcopy(rnd.choice(of.values)))
        case 1:
            _put(node, step, "?")
        case 2:
            _put(node, step, rnd.choice(NUMBERS))
        case 3:
            _put(node, step, rnd.choice(ODD))
        case _ if isinstance(old, bool):
            _put(node, step, not old)
        case _ if isinstance(old, int):
            _put(node, step, old + rnd.choice((-3, -1, 1, 2, 10)))
        case _ if isinstance(old, str):
            _put(node, step, _text_changed(old, rnd))
        case _:
            _put(node, step, deepcopy(rnd.choice([value for value in of.values if type(value) is type(old)])))


def _text_changed(old: str, rnd: random.Random) -> str:
    """Maps above all: another sign, another size, the same twice."""
    at = rnd.randrange(len(old) + 1)
    match rnd.randrange(8):
        case 0:
            return old[:at] + old[at + 1 :]
        case 1:
            return old[:at] + rnd.choice(ODD) + old[at:]
        case 2 if "\n" in old:
            return "\n".join(line + " " + line for line in old.split("\n"))
        case 3 if "\n" in old:
            return old * rnd.choice((2, 5, 20))
        case 4:
            return old[:at] + old[:at:-1]
        case 5:
            return old.swapcase()
        case _:
            return old[:at] + rnd.choice("FGWMCPHY.?A1 \n") + old[at + 1 :]


def _key_changed(document: Node, of: Corpus, rnd: random.Random) -> None:
    node = rnd.choice([node for node in _nodes(document) if isinstance(node, dict)])
    assert isinstance(node, dict)
    old = rnd.choice(list(node)) if node else "name"
    match rnd.randrange(4):
        case 0:
            node[rnd.choice(of.keys)] = deepcopy(rnd.choice(of.values))
        case 1 if node:
            del node[old]
        case 2 if node:
            node[rnd.choice((old + "s", old[:-1], old.upper(), old[::-1], rnd.choice(ODD)))] = node.pop(old)
        case _ if node:
            node[rnd.choice(of.keys)] = deepcopy(node[old])
        case _:
            pass


def _list_changed(document: Node, of: Corpus, rnd: random.Random) -> None:
    lists = [node for node in _nodes(document) if isinstance(node, list)]
    if not lists:
        return
    chosen = rnd.choice(lists)
    assert isinstance(chosen, list)
    match rnd.randrange(6):
        case 0:
            chosen.append(deepcopy(rnd.choice(of.values)))
        case 1 if chosen:
            chosen.append(deepcopy(rnd.choice(chosen)))
        case 2 if chosen:
            del chosen[rnd.randrange(len(chosen))]
        case 3 if rnd.random() < 0.1:
            chosen *= rnd.choice((10, 100, 1_000))
        case 4:
            rnd.shuffle(chosen)
        case _:
            chosen.insert(0, "?")


def _deepened(document: Node, of: Corpus, rnd: random.Random) -> None:
    place = _place(document, rnd)
    if place is not None:
        node, step = place
        value = _at(node, step)
        for _ in range(rnd.choice((1, 1, 2, 30))):
            value = [value] if rnd.random() < 0.5 else {rnd.choice(of.keys): value}
        _put(node, step, value)


def _many_unknown(document: Node, of: Corpus, rnd: random.Random) -> None:
    """A "?" for every value of one key, or for a part of all values."""
    part = rnd.random() * 0.5
    key = rnd.choice(of.keys) if rnd.random() < 0.7 else None
    for node in _nodes(document):
        for step in _steps(node):
            if step == key or (key is None and rnd.random() < part and not isinstance(_at(node, step), dict | list)):
                _put(node, step, "?")


def _moment_changed(document: Node, of: Corpus, rnd: random.Random) -> None:
    assert isinstance(document, dict)
    document["moment"] = rnd.choice(("ball", "buildings", "game-end", "turn", "round-end"))


def _likely(document: Node, of: Corpus, rnd: random.Random) -> None:
    """What stands under the same key in another file of the game, a number a little off, or nothing known."""
    assert isinstance(document, dict)
    place = _place(document, rnd)
    if place is None:
        return
    node, step = place
    old = _at(node, step)
    if isinstance(old, str) and "\n" in old:
        _put(node, step, _map_changed(old, rnd))
    elif type(old) is int:
        _put(node, step, max(0, old + rnd.choice((-3, -2, -1, 1, 2, 5))))
    elif rnd.random() < 0.15 and step not in ("name", "game"):
        _put(node, step, "?")
    elif step != "name":
        _put(node, step, deepcopy(rnd.choice(of.under.get((document.get("game"), step), [old]))))


def _map_changed(old: str, rnd: random.Random) -> str:
    """Other signs in the same cells."""
    signs = list(old)
    for _ in range(rnd.choice((1, 2, 4))):
        at = rnd.randrange(len(signs))
        if not signs[at].isspace():
            signs[at] = rnd.choice("FGWMMMCPHY..?")
    return "".join(signs)


_MILD: Final[tuple[Callable[[dict[str, object], Corpus, random.Random], None], ...]] = (
    _likely, _likely, _likely, _likely, _likely, _moment_changed,
)  # fmt: skip
_OF_TABLES: Final[tuple[Callable[[dict[str, object], Corpus, random.Random], None], ...]] = (
    _value_changed, _value_changed, _value_changed, _value_changed, _value_changed, _value_changed,
    _key_changed, _key_changed, _list_changed, _list_changed, _deepened, _many_unknown, _moment_changed,
)  # fmt: skip
