"""courtroll prove"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING

import click

from courtroll.calculator.answers import ends, tables
from courtroll.calculator.answers.ends import NO, OK, UNREADABLE
from courtroll.calculator.commands import common, known

if TYPE_CHECKING:
    from concurrent.futures import Future
    from types import FrameType

    from courtroll.calculator.render.proofs import Proved
    from courtroll.verifier.kernel.proof.theorem import Theorem


@click.command("prove")
@click.argument("game", required=False, shell_complete=known.games_starting)
@click.option(
    "--only", multiple=True, metavar="ID", help="Only the theorem with this id, or those about the rule with this id."
)
@click.option("--jobs", type=click.IntRange(1), metavar="N", help="How many processes prove; as many as cores.")
@click.option("--second", is_flag=True, help="Have a second solver (cvc5) confirm what the first one proved.")
@common.page_format_option
def command(game: str | None, only: tuple[str, ...], jobs: int | None, second: bool, form: str) -> None:
    """Proves theorems about the rule functions that score and referee.

    Exit status 1 if any is refuted, or could be neither proved nor refuted.
    """
    _need_solvers(form, second)
    from courtroll.calculator.render import proofs

    done: list[Proved] = []
    began = time.perf_counter()
    wanted = _wanted(game, only, form)
    for proved in _proofs(wanted, jobs, second):
        done.append(proved)
        _progress(len(done), len(wanted))
    answer = proofs.answer(done, time.perf_counter() - began)
    known.say(answer, lambda: (proofs.markdown if form == "markdown" else proofs.table)(answer), form)
    sys.exit(OK if all(each.verdict == "proved" for each in done) else NO)


def _need_solvers(form: str, second: bool) -> None:
    """Ends the command if a solver is not installed."""
    for name in ("z3", "cvc5") if second else ("z3",):
        if not _is_there(name):
            message = f"it needs the solver {name}, which is not installed; pip install 'courtroll[proofs]' brings it"
            ends.end(tables.error("--second" if second and name == "cvc5" else "", message), form, UNREADABLE)


def _is_there(module: str) -> bool:
    try:
        import_module(module)
    except ImportError:
        return False
    return True


Named = tuple[str, str]
"""The game a theorem is of, and its id: what another process needs to find it."""


def _wanted(game: str | None, only: Sequence[str], form: str) -> list[Named]:
    """The theorems asked for; ends the command if there are none."""
    from courtroll.verifier.kernel.room import game_names, theorems_of

    if game is not None and game not in game_names():
        ends.end(known.no_game(game), form, UNREADABLE)
    found = [(each, theorem) for each in (game_names() if game is None else [game]) for theorem in theorems_of(each)]
    theorems = [theorem for _, theorem in found]
    nothing = [name for name in only if not any(theorem.answers_to(name) for theorem in theorems)]
    if nothing or not found:
        ends.end(_nothing(nothing, theorems, game), form, UNREADABLE)
    return [(each, theorem.id) for each, theorem in found if not only or any(map(theorem.answers_to, only))]


def _nothing(only: Sequence[str], theorems: Sequence[Theorem], game: str | None) -> dict[str, object]:
    from courtroll.calculator.intake.wording import plain, suggestion

    if not only:
        return tables.error("", f"there are no theorems about {game} yet")
    names = dict.fromkeys(
        [
            *(each.id.rpartition(".")[2] for each in theorems),
            *(each.id for each in theorems),
            *(rule.id for each in theorems for rule in each.rules),
        ]
    )
    return tables.errors(
        ("--only", f'no theorem is called, or about, "{plain(name)}"{suggestion(name, tuple(names))}') for name in only
    )


def prove_one(named: Named, second: bool = False) -> Proved:
    """One theorem, proved here and now, and if wanted a second time."""
    from courtroll.calculator.render.proofs import Proved
    from courtroll.verifier.kernel.proof.theorem import Prover
    from courtroll.verifier.kernel.room import theorems_of

    game, name = named
    theorem = next(each for each in theorems_of(game) if each.id == name)
    prover = Prover(keep=second)
    began = time.perf_counter()
    proof, opinion = theorem.prove(prover), None
    if second:
        from courtroll.verifier.kernel.proof.certificate import asked_again

        proof, opinion = asked_again(proof, prover)
    return Proved.of(theorem, proof, prover, time.perf_counter() - began, opinion)


def _proofs(wanted: Sequence[Named], jobs: int | None, second: bool) -> Iterator[Proved]:
    """All of them, in order, as they become known."""
    from concurrent.futures import BrokenExecutor
    from multiprocessing import active_children

    from courtroll.properties.running import workers

    processes = min(jobs or workers.cores(), len(wanted))
    pool = workers.pool(processes) if processes > 1 else None
    if pool is None:
        yield from _proofs_here(wanted, second)
        return
    others = set(active_children())
    with pool, _ctrl_c_noted() as noted:
        try:
            under_way: list[Future[Proved]] = [pool.submit(prove_one, each, second) for each in wanted]
            for future in under_way:
                yield _unless(noted, future.result())
        except BrokenExecutor:
            click.echo("\na process that proved theorems was ended from outside; nothing is known", err=True)
            sys.exit(NO)
        except KeyboardInterrupt:
            for process in set(active_children()) - others:
                process.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def _proofs_here(wanted: Sequence[Named], second: bool) -> Iterator[Proved]:
    """All of them in this process."""
    with _ctrl_c_noted() as noted:
        for each in wanted:
            yield _unless(noted, prove_one(each, second))


def _unless(noted: Sequence[int], proved: Proved) -> Proved:
    if noted:
        raise KeyboardInterrupt
    return proved


@contextmanager
def _ctrl_c_noted() -> Iterator[Sequence[int]]:
    """Ctrl-C is noted too, as Python drops it where z3 is letting go of a term."""
    import signal

    noted: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        noted.append(number)
        sys.unraisablehook = lambda _: None  # half a term is let go of, and that is no news
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, note)
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)


def _progress(done: int, whole: int) -> None:
    if sys.stderr.isatty():
        click.echo(f"\r{done} of {whole} theorems", nl=done == whole, err=True)
