"""courtroll perft"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from courtroll.calculator.answers import ends, tables
from courtroll.calculator.answers.ends import NO, OK, UNREADABLE
from courtroll.calculator.commands import common
from courtroll.calculator.commands.verify import needs_hypothesis, told

if TYPE_CHECKING:
    from courtroll.calculator.render.verification import Object
    from courtroll.properties.perft import Opening


@click.command("perft")
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(exists=True, path_type=Path))
@click.option("--depth", type=click.IntRange(1), metavar="N", help="Count only so deep.")
@click.option("--divide", is_flag=True, help="Count below each first decision, to find where engines part.")
@click.option(
    "--route",
    type=click.Choice(("list", "all")),
    default="list",
    show_default=True,
    help="What is legal: by the engine's list, or by trying everything conceivable.",
)
@click.option("--adapter", metavar="MODULE:CLASS", help="Your engine instead of the built-in one (docs/adapter.md).")
@click.option("--process", metavar="COMMAND", help="Your engine in another language: it speaks JSON Lines.")
@common.format_option
def command(
    files: tuple[Path, ...], depth: int | None, divide: bool, route: str, adapter: str | None, process: str | None,
    form: str,
) -> None:  # fmt: skip
    """Counts the ways to make so many decisions, and compares with the counts in a file.

    Exit status 1 if an engine counts differently.
    """
    with told(form):
        needs_hypothesis()
        rows = []
        for path in _openings(files):
            rows.append(_counted(path, depth, divide, route, adapter, process))
        answer = {"perft": rows, "ok": all(row["ok"] for row in rows)}
        if form == "json":
            ends.show(answer, "json", OK)
        else:
            click.echo(_table(rows))
        sys.exit(OK if answer["ok"] else NO)


def _openings(files: tuple[Path, ...]) -> list[Path]:
    """The files, and all in the folders that are named."""
    return [each for path in files for each in (sorted(path.glob("*.json")) if path.is_dir() else [path])]


def _counted(
    path: Path, depth: int | None, divide: bool, route: str, adapter: str | None, process: str | None
) -> Object:
    from courtroll.properties.perft import Counter, NoOpening, Route, counted, read
    from courtroll.properties.play.suite import find_suite
    from courtroll.properties.running.runs import Run

    try:
        opening = read(path)
    except NoOpening as trouble:
        ends.end(tables.error(str(path), str(trouble)), "table", UNREADABLE)
    suite = find_suite(opening.game)
    if suite is None:
        ends.end(tables.error(f"{path}: game", f"{opening.game} cannot be played"), "table", UNREADABLE)
    counter = Counter(suite, Run(opening.game, "play", adapter, process).engine(), Route(route))
    deep = min(depth or len(opening.counts), len(opening.counts))
    if divide:
        return _divided(counter.divided(opening, deep), opening, deep)
    found = counted(counter, opening, deep)
    right = list(opening.counts[:deep])
    return {"opening": opening.name, "counts": list(found), "right": right, "ok": list(found) == right}


def _divided(found: dict[str, int], opening: Opening, depth: int) -> Object:
    whole = depth == len(opening.counts)
    right = dict(opening.divide) if whole else {}
    parted = sorted(move for move in {*found, *right} if found.get(move) != right.get(move)) if whole else []
    ok = sum(found.values()) == opening.counts[depth - 1] and not parted
    return {"opening": opening.name, "divide": found, "parted": parted, "right": right, "ok": ok}


def _table(rows: list[Object]) -> str:
    from tabulate import tabulate

    out: list[str] = []
    for row in rows:
        if "divide" in row:
            told_apart = [[move, row["divide"].get(move, "-"), row["right"].get(move, "-")] for move in row["parted"]]
            listed = [[move, n, ""] for move, n in row["divide"].items()]
            out.append(row["opening"])
            out.append(tabulate(told_apart or listed, ("decision", "counted", "right" if told_apart else "")))
        else:
            for deep, (n, right) in enumerate(zip(row["counts"], row["right"], strict=True), 1):
                verdict = "" if n == right else f"right would be {right:,}"
                out.append(f"{row['opening']:24} depth {deep}  {n:>12,}  {verdict}".rstrip())
    whole = sum(row["ok"] for row in rows)
    return "\n".join([*out, "", f"{whole} of {len(rows)} openings as they should be"])
