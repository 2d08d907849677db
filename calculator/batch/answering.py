"""Many tables in one call: files, folders and streams of JSON Lines, answered in order on all cores.

The first tables are answered at once in this process, so that few start quickly and a slow stream is answered
as it comes; only a longer input starts other processes. What is under way is bounded, so memory is too.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Final, TypeVar, cast

import click

from courtroll.calculator.answers import ends, tables
from courtroll.calculator.answers.ends import OK, UNREADABLE
from courtroll.calculator.batch.sources import Input, Table, inputs_of, is_no_position, tables_of
from courtroll.calculator.lang import words
from courtroll.properties.running import workers

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

    from courtroll.calculator.intake import Loaded
    from courtroll.calculator.render.objects import Object, Speaker

    Answer = tuple[Object, int]
    """What is said of a table, and the exit status of that."""
    Said = Answer | None
    """`None` of a file of a folder that is no position."""

Command = TypeVar("Command", bound=Callable[..., object])
FEW: Final = 32
"""So many tables are answered before other processes are started."""
CHUNK: Final = 32
CHUNK_SIGNS: Final = 1 << 20
"""A chunk of tables handed to another process ends at either."""
AHEAD: Final = 3
"""Chunks under way for each process."""
MOST_PROCESSES: Final = 61
"""More cannot be waited for on Windows."""


class Ended(Exception):
    """A process that answered was ended from outside; there is no going on."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked of every table, and how it is said. Other processes get it, so `answer` is a module's function."""

    answer: Callable[[Loaded, Speaker], Answer]
    edition: str | None = None
    form: str = "table"
    language: str = "en"
    explain: bool = False

    def __call__(self, table: Table) -> Said:
        if table.trouble:
            from courtroll.calculator.intake.wording import trouble

            message = trouble(table.trouble, self.language)
            return {"errors": [{"line": table.line, "path": "", "message": message}]}, UNREADABLE
        from courtroll.calculator.intake import load
        from courtroll.calculator.render.objects import Speaker
        from courtroll.verifier.kernel.room import room

        loaded = load(table.name if table.line is None else "line.json", table.text, self.edition, self.language)
        if loaded.described is not None:
            return self.answer(loaded, Speaker(room(loaded.game), loaded.described, self.language))
        if table.found and is_no_position(table.name):
            return None
        answer = tables.unreadable(loaded)
        if table.line is not None:
            answer = {"errors": [{**error, "line": table.line} for error in cast("list[Object]", answer["errors"])]}
        return answer, UNREADABLE

    def show(self, table: Table, answer: Answer, *, alone: bool) -> None:
        """One answer; that to a line of a stream says which line."""
        said, status = answer
        name = ends.name_of(table.name, self.form, status) if alone else table.name
        if table.line is not None and self.form == "json":
            said = {"line": table.line, **said}
        elif table.line is not None:
            name = f"{table.name}, line {table.line}"
        ends.show(said, self.form, status, name, self.language, self.explain)

    def several(self, tables: Iterable[Table]) -> list[Said]:
        return [self(table) for table in tables]


def options(command: Command) -> Command:
    """What every command that takes many tables can be told."""
    jsonl = click.option(
        "--jsonl", is_flag=True, help="Every FILE and standard input hold a table on each line, as JSON."
    )
    jobs = click.option(
        "--jobs", type=click.IntRange(1), metavar="N", help="How many processes answer; as many as cores."
    )
    return jsonl(jobs(command))


def answer_all(names: tuple[str, ...], asked: Asked, *, jsonl: bool = False, jobs: int | None = None) -> int:
    """Shows an answer for every table, in the order of input; the worst exit status of all.

    A table that was named alone is shown without its name. What lies in a folder and is no position is counted.
    """
    inputs = [found for name in names for found in inputs_of(name, jsonl=jsonl)]
    alone = inputs == [Input(names[0], inputs[0].size)]
    progress = Progress.wanted(inputs, asked.language)
    worst, skipped = OK, 0
    try:
        with closing(answers(tables_of(inputs), asked, jobs or workers.cores())) as found:
            for table, answer in found:
                progress.step(table, answered=answer is not None)
                if answer is None:
                    skipped += 1
                    continue
                asked.show(table, answer, alone=alone)
                worst = max(worst, answer[1])
    except Ended:
        ends.tell(words(asked.language, "commands")["process-ended"])
        return UNREADABLE
    finally:
        progress.end()
    if skipped:
        said = words(asked.language, "commands")
        ends.tell(said["skipped" if skipped == 1 else "skipped-several"].format(n=skipped))
    return UNREADABLE if skipped and not progress.tables else worst


# ---------------------------------------------------------------------------------------------- answering them


def answers(tables: Iterator[Table | None], asked: Asked, jobs: int) -> Generator[tuple[Table, Said], None, None]:
    """Each table with its answer, in order."""
    there = (table for table in tables if table is not None)
    for table in there if jobs == 1 else islice(there, FEW):
        yield table, asked(table)
    more = next(there, None)
    if more is None:
        return
    pool = workers.pool(min(jobs, MOST_PROCESSES))
    if pool is None:
        yield more, asked(more)
        for table in there:
            yield table, asked(table)
        return
    try:
        yield from _from_pool(pool, more, tables, asked, AHEAD * jobs)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _from_pool(
    pool: ProcessPoolExecutor, more: Table, tables: Iterator[Table | None], asked: Asked, most: int
) -> Iterator[tuple[Table, Said]]:
    from concurrent.futures import BrokenExecutor

    under_way: deque[tuple[list[Table], Future[list[Said]]]] = deque()
    try:
        for chunk, waiting in _chunks(more, tables):
            under_way.append((chunk, pool.submit(asked.several, chunk)))
            while under_way and (waiting or len(under_way) >= most):
                yield from _oldest(under_way)
    except BrokenExecutor:
        raise Ended from None


def _oldest(under_way: deque[tuple[list[Table], Future[list[Said]]]]) -> Iterator[tuple[Table, Said]]:
    chunk, future = under_way.popleft()
    return zip(chunk, future.result(), strict=True)


def _chunks(more: Table, tables: Iterator[Table | None]) -> Iterator[tuple[list[Table], bool]]:
    """Tables in small lots, and for each whether the next table has to be waited for."""
    chunk, signs = [more], len(more.text or "")
    for table in tables:
        if table is not None:
            chunk.append(table)
            signs += len(table.text or "")
        if table is None or len(chunk) >= CHUNK or signs >= CHUNK_SIGNS:
            yield chunk, table is None
            chunk, signs = [], 0
    yield chunk, True


# ---------------------------------------------------------------------------------------------------- progress


class Progress:
    """A bar on standard error; where the whole is not known, a count."""

    WIDTH: Final = 40

    def __init__(self, whole: int | None, *, shown: bool, language: str = "en") -> None:
        self.whole = whole
        self.language = language
        self.shown = shown
        self.done = self.tables = 0
        self.last = ""

    @classmethod
    def wanted(cls, inputs: list[Input], language: str = "en") -> Progress:
        """Shown only to somebody who watches, and whose answers do not run over the same terminal."""
        sizes = [each.size for each in inputs]
        whole = None if None in sizes else sum(size or 0 for size in sizes)
        many = len(inputs) > 1 or inputs[0].stream
        return cls(whole, shown=many and sys.stderr.isatty() and not sys.stdout.isatty(), language=language)

    def step(self, table: Table, *, answered: bool = True) -> None:
        """What was passed over is done as well, but no table."""
        self.done += table.size
        self.tables += answered
        if not self.shown:
            return
        if self.whole:
            part = min(1.0, self.done / self.whole)
            bar = "#" * int(part * self.WIDTH)
            self._write(f"[{bar:-<{self.WIDTH}}] {part:4.0%}")
        elif answered and self.tables % 100 == 0:
            self._write(self._tables())

    def end(self) -> None:
        if self.last:
            ends.tell(f"\r{self.last}, {self._tables()}")

    def _tables(self) -> str:
        return words(self.language, "commands")["table" if self.tables == 1 else "tables"].format(n=self.tables)

    def _write(self, line: str) -> None:
        if line != self.last:
            ends.tell(f"\r{line}", whole=False)
            self.last = line
