"""The reference of the position file, made from the same tables as the reader.

`python -m tests.repo.reference` writes `docs/position-file.md` anew; a test holds that it is current.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

from courtroll.verifier.kernel.reading import Shape, keys_of
from courtroll.verifier.kernel.room import AnyRoom, game_names, room
from tests.paths import ROOT

PAGE = ROOT / "docs" / "position-file.md"
HEAD = """# The position file

One file describes one table: TOML for people, the same structure as JSON for programs, `-` for standard input. A first
line `#:schema ./courtroll.GAME.schema.json` lets an editor help (`courtroll schema GAME` prints the schema).
`courtroll new GAME` prints a file to fill in, and `courtroll check FILE` says everything that is wrong with one, with
line, key and what would be right. What is no TOML at all (a letter for a digit, quotes or commas that are missing) is
told by line too, all of it at once. Of more than 100 errors the others are counted.

Players stand in clockwise order. A value that nobody knows is `"?"` wherever the list below allows it. A file is at
most 1 MiB, lists and tables in it are nested at most 16 deep, an estate is at most 64 by 64 cells, a number from -9999
to 9999.

## What a table means

A file means all complete tables that agree with what is printed and typed, and that a game may come to. It is
impossible if there is none; a range is the least and the greatest over them; [questions](settle.md) are judged over
them.

What a key means that is left out depends on the moment.

- **At a scoring** it means none (0, empty, no), unless the list below says that it is unknown.
- **In a turn**, in every game:
  - what lies behind screens or in hands, church, bag, deck, what stands on the board, titles and the marker are
    unknown, and so is whatever else no player needs to be told;
  - a map on which at least one castle or palace is drawn is whole: beyond it is no tile. One without is drawn in part,
    and the estate may go on beyond it, though not inside its rectangle. An estate left out is unknown;
  - a typed table of numbers is complete: a kind left out is 0, and a list is all there is.
- **At a ball** a player holds at least what `spend` names.

Unknown and `"?"` differ only where a question is asked: what is left out speaks for the mover, what is `"?"` for
nobody.

This page is made from the reader's own definitions by `python -m tests.repo.reference`.
"""


def page() -> str:
    """The whole page."""
    lines = [HEAD]
    for name in game_names():
        found = room(name)
        lines.append(f"## {found.title}\n")
        lines += _tables(room(name).document())
        lines += _options(found)
    return "\n".join(lines).rstrip("\n") + "\n"


def _tables(document: type[Any]) -> Iterator[str]:
    """A table of keys for the document and for every table inside it."""
    waiting: list[tuple[str, type[Any]]] = [("", document)]
    while waiting:
        path, table = waiting.pop(0)
        if path:
            yield f"### {path}\n"
        about = " ".join((inspect.getdoc(table) or "").split())
        yield f"{about}\n" if about else ""
        yield "| key | may be | means |"
        yield "| --- | --- | --- |"
        for name, key in keys_of(table).items():
            kinds = _kinds(key.shape) + ("; required" if key.required else "")
            yield f"| `{name}` | {kinds} | {_cell(key.shape.limits.doc)} |"
            waiting += _inner(path, name, key.shape)
        yield ""


def _inner(path: str, name: str, shape: Shape) -> list[tuple[str, type[Any]]]:
    inside = f"{path}.{name}" if path else name
    if shape.table is not None:
        return [(inside, shape.table)]
    if shape.items is not None and shape.items.table is not None:
        return [(inside, shape.items.table)]
    return []


def _kinds(shape: Shape) -> str:
    """What may stand there, in a few words."""
    out = []
    if shape.number:
        out.append("number")
    if shape.truth:
        out.append("true or false")
    if shape.text:
        out.append("text")
    if shape.words:
        out.append(", ".join(f"`{each}`" for each in shape.words))
    if shape.items is not None:
        out.append("tables" if shape.items.table is not None else f"list of ({_kinds(shape.items)})")
    if shape.values is not None:
        out.append(f"table of ({_kinds(shape.values)})")
    if shape.table is not None:
        out.append("table")
    if shape.unknown:
        out.append('`"?"`')
    return " or ".join(out)


def _cell(text: str) -> str:
    return " ".join(text.replace("|", "\\|").split())


def _options(found: AnyRoom) -> Iterator[str]:
    """The options that `[rulings]` may switch."""
    if not found.rulebook.options:
        return
    yield f"### Options of {found.title}\n"
    yield "Single switches over the edition's preset, under `[rulings]`. Where no text decides, an answer that leaned"
    yield "on the default says so.\n"
    yield "| option | asks | readings | presets |"
    yield "| --- | --- | --- | --- |"
    for option in found.rulebook.options:
        readings = "; ".join(f"`{value}`: {_cell(says)}" for value, says in option.readings.items())
        presets = ", ".join(f"{edition} `{value}`" for edition, value in option.presets.items())
        settled = "" if option.settled else " (no text decides)"
        yield f"| `{option.name}` | {_cell(option.asks)}{settled} | {readings} | {presets} |"
    yield ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
