"""Runs the commands that documents show, and compares what they print.

A block marked `console` holds commands after `$ ` and, below each, what it prints. A command that ends with
status other than 0 is followed by a line `(exit 1)`. `python -m tests.repo.consoles` writes the outputs anew.
"""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from click.testing import CliRunner

from tests.paths import ROOT

BLOCK = re.compile(r"(```console\n)(.*?)(```)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Shown:
    """One command of a document with what stands below it."""

    command: str
    output: str


def documents() -> list[Path]:
    return [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def shown_in(text: str) -> Iterator[Shown]:
    for block in BLOCK.finditer(text):
        yield from _commands(block[2])


def _commands(block: str) -> Iterator[Shown]:
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, output = part.partition("\n")
        while command.endswith("\\"):
            more, _, output = output.partition("\n")
            command = f"{command[:-1].rstrip()} {more.strip()}"
        yield Shown(command, output.rstrip("\n"))


def printed_by(command: str) -> str:
    """What a command prints, with its status if that is not 0."""
    from courtroll.calculator.cli import main

    name, *arguments = shlex.split(command)
    assert name == "courtroll", f"documents run courtroll only, not {name}"
    result = CliRunner().invoke(main, arguments, catch_exceptions=False)
    lines = [line.rstrip() for line in result.output.rstrip("\n").split("\n")]
    if result.exit_code:
        lines.append(f"(exit {result.exit_code})")
    return "\n".join(lines).strip("\n")


def rewritten(text: str) -> str:
    """The document with every output made anew."""

    def anew(block: re.Match[str]) -> str:
        parts = []
        for part in re.split(r"^\$ ", block[2], flags=re.MULTILINE)[1:]:
            shown = next(_commands(f"$ {part}"))
            said = part.split("\n")
            lines = said[: 1 + next(i for i, line in enumerate(said) if not line.endswith("\\"))]
            parts.append("\n".join(["$ " + lines[0], *lines[1:], printed_by(shown.command)]).rstrip("\n") + "\n")
        return block[1] + "\n".join(parts) + block[3]

    return BLOCK.sub(anew, text)


if __name__ == "__main__":
    for path in documents():
        before = path.read_text(encoding="utf-8")
        after = rewritten(before)
        if after != before:
            path.write_text(after, encoding="utf-8")
            print(f"rewrote {path.relative_to(ROOT)}", file=sys.stderr)
