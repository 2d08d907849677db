"""Ctrl-C stops the proofs soon, with "stopped" and exit status 130, wherever it finds them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from ctypes import ArgumentError
from itertools import combinations

import pytest
import z3

from courtroll.verifier.kernel.proof import theorem
from courtroll.verifier.kernel.proof.solver import model_of
from courtroll.verifier.kernel.proof.theorem import Proof, Prover, Stuck, Theorem

pytestmark = [pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is sent as a signal"), pytest.mark.nightly]

STOPPED_WHILE_PROVING = """
import os, signal, threading
from courtroll.calculator.cli import main
from courtroll.calculator.commands import prove
from courtroll.properties.running import workers

def from_here_on(function):
    def started(*given):
        threading.Timer(0.7, os.kill, (os.getpid(), signal.SIGINT)).start()
        return function(*given)
    return started

prove._proofs_here, workers.pool = {here}, {pool}
main(["prove", "kings-progress", "--jobs", "{jobs}"])
"""


@pytest.mark.parametrize(
    ("jobs", "here", "pool"),
    [(1, "from_here_on(prove._proofs_here)", "workers.pool"), (2, "prove._proofs_here", "from_here_on(workers.pool)")],
)
def test_the_command_ends_soon_and_says_so(jobs: int, here: str, pool: str) -> None:
    began = time.monotonic()
    script = STOPPED_WHILE_PROVING.format(jobs=jobs, here=here, pool=pool)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stdout, done.stderr.strip()) == (130, "", "stopped")
    assert time.monotonic() - began < 60


def pigeons(holes: int) -> Iterator[z3.BoolRef]:
    """One more pigeon than holes: hard to refute."""
    there = [[z3.Bool(f"{pigeon} in {hole}") for hole in range(holes)] for pigeon in range(holes + 1)]
    yield from (z3.Or(*each) for each in there)
    yield from (
        z3.Not(z3.And(one[hole], other[hole])) for one, other in combinations(there, 2) for hole in range(holes)
    )


def test_while_the_solver_works_it_is_no_answer() -> None:
    conditions = tuple(pigeons(10))
    threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        model_of(conditions, 10**9)


def test_a_budget_that_is_spent_is_told_as_such() -> None:
    with pytest.raises(Stuck, match="its budget of 20,000 units of work is spent"):
        model_of(pigeons(10), 20_000)


@pytest.mark.parametrize("error", [KeyboardInterrupt(), ArgumentError("argument 1: KeyboardInterrupt: ")])
def test_it_does_not_become_what_a_theorem_says(error: BaseException) -> None:
    def steps(prover: Prover) -> Iterator[Proof]:
        if prover.paths == 0:
            raise error
        yield theorem.PROVED

    with pytest.raises(KeyboardInterrupt):
        Theorem("stopped", (), "Nothing.", (), "none", steps).prove(Prover())


def test_a_wrong_argument_is_still_told() -> None:
    def steps(prover: Prover) -> Iterator[Proof]:
        if prover.paths == 0:
            raise ArgumentError("argument 1: TypeError: wrong type")
        yield theorem.PROVED

    assert Theorem("broken", (), "Nothing.", (), "none", steps).prove(Prover()).why.startswith("ArgumentError: ")
