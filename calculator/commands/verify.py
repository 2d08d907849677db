"""courtroll verify"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from courtroll.calculator.answers import ends, tables
from courtroll.calculator.answers.ends import NO, OK, UNREADABLE
from courtroll.calculator.commands import common, known

if TYPE_CHECKING:
    from courtroll.calculator.render.objects import Object
    from courtroll.properties.report import Report

STARTED = time.monotonic()
STOPPED = 130
"""The exit status after Ctrl-C."""


@click.command("verify")
@click.argument("games", nargs=-1, metavar="[GAME]...", shell_complete=known.games_starting)
@click.option("--adapter", metavar="MODULE:CLASS", help="Your engine instead of the built-in one (docs/adapter.md).")
@click.option("--process", metavar="COMMAND", help="Your engine in another language: it speaks JSON Lines.")
@click.option("--part", type=click.Choice(("play", "scoring", "settling")), help="Only this part of the suite.")
@click.option(
    "--profile",
    type=click.Choice(("dev", "ci", "nightly")),
    default="dev",
    show_default=True,
    help="How long it looks.",
)
@click.option(
    "--time", "seconds", type=click.FloatRange(1), metavar="SECONDS",
    help="How long each part may take over your engine (else as the profile says), or a game's campaign (else ever).",
)  # fmt: skip
@click.option("--seed", type=click.IntRange(0, 2**32 - 1), metavar="N", help="What everything is drawn from.")
@click.option(
    "--database",
    type=click.Path(file_okay=False),
    metavar="DIR",
    help="Where failing examples are remembered and shared.",
)
@click.option("--keep", type=click.Path(file_okay=False), metavar="DIR", help="Write what shows a failure here.")
@click.option("--junit", type=click.Path(dir_okay=False), metavar="FILE", help="Write a report in JUnit's XML.")
@click.option("--planted", is_flag=True, help="Hold broken engines to the suite instead: each must be caught.")
@click.option("--games", "campaign", type=click.IntRange(1), metavar="N", help="A campaign of so many whole games.")
@click.option("--workers", type=click.IntRange(1), metavar="W", help="How many processes; as many as cores.")
@click.option("--cluster", metavar="ADDRESS", help="A campaign on the machines of this Dask scheduler.")
@click.option(
    "--results",
    type=click.Path(dir_okay=False),
    metavar="FILE",
    help="Where a campaign keeps its results, and goes on from.",
)
@common.page_format_option
def command(
    games: tuple[str, ...], adapter: str | None, process: str | None, part: str | None, profile: str,
    seconds: float | None, seed: int | None, database: str | None, keep: str | None, junit: str | None, planted: bool,
    campaign: int | None, workers: int | None, cluster: str | None, results: str | None, form: str,
) -> None:  # fmt: skip
    """Holds an engine to the laws of its game. Without GAME: all games.

    Exit status 1 if a law is broken, or something was never met that a run must meet.
    """
    with told(form):
        needs_hypothesis()
        from courtroll.calculator.render import verification
        from courtroll.properties.running import runs

        runs.check_options(campaign, cluster, results, junit)
        chosen = runs.under_test(games, adapter, process, part)
        if planted:
            caught = runs.planted(chosen, workers, _progress)
            answer = verification.planted_answer(caught)
            _say(verification.planted(caught, form), answer, form)
            sys.exit(OK if all(each.law for each in caught) else NO)
        if campaign is not None:
            ends.tell(runs.before_campaign(campaign, workers, cluster, seconds))
            reports = runs.campaign(chosen, campaign, workers, cluster, results, seed, _progress, seconds)
        else:
            ends.tell(runs.beforehand(chosen, profile, seconds))
            reports = runs.verify(chosen, profile, seed, database, workers, _progress, seconds)
        _clear()
        kept = _keep(reports, keep)
        if junit is not None:
            from courtroll.properties.report import junit as as_junit

            Path(junit).write_text(as_junit(reports), encoding="utf-8")
        answer = verification.answer(reports, kept)
        _say(verification.shown_as(answer, form), answer, form)
        sys.exit(OK if all(report.ok for report in reports) else NO)


@contextmanager
def told(form: str) -> Iterator[None]:
    """Troubles before a run, as errors for people."""
    try:
        yield
    except KeyboardInterrupt:
        from courtroll.properties.running.workers import end_all

        end_all()
        ends.tell("\nstopped")
        sys.exit(STOPPED)
    except OSError as trouble:
        where = trouble.filename or ""
        ends.end(tables.error(str(where), trouble.strerror or str(trouble)), form_of(form), UNREADABLE)
    except Exception as trouble:
        if type(trouble).__name__ != "CannotRun":  # the suite is imported only when it runs
            raise
        option, message = trouble.args
        ends.end(tables.error(option, message), form_of(form), UNREADABLE)


def form_of(form: str) -> str:
    """Errors know two forms."""
    return "json" if form == "json" else "table"


def needs_hypothesis() -> None:
    from importlib.util import find_spec

    if find_spec("hypothesis") is None:
        message = "it needs Hypothesis, which is not installed; pip install 'courtroll[verify]' brings it"
        ends.end(tables.error("", message), "table", UNREADABLE)


def _say(text: str, answer: Object, form: str) -> None:
    if form == "json":
        ends.show(answer, "json", OK)
    else:
        click.echo(text)


class _Told:
    at = 0.0


EVERY = 30.0
"""Seconds between two lines of progress where nobody watches a terminal."""


def _progress(line: str) -> None:
    if sys.stderr.isatty():
        click.echo(f"\r\x1b[K{line}", nl=False, err=True)
    elif line and time.monotonic() - (_Told.at or STARTED) >= EVERY:
        _Told.at = time.monotonic()
        ends.tell(line)


def _clear() -> None:
    _progress("")


def _keep(reports: Sequence[Report], folder: str | None) -> list[str]:
    """Writes what shows each failure into a folder; the files' names."""
    if folder is None:
        return []
    out = []
    for report in reports:
        for failure in report.failures:
            suffix = "jsonl" if failure.evidence_kind == "log" else "json"
            path = Path(folder) / f"{report.game}.{failure.law}.{suffix}"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(failure.evidence, encoding="utf-8")
            out.append(str(path))
    return out
