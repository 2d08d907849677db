"""Every theorem is proved, and every proof carries its certificate.

That assumptions can be met and no path is missing is checked by the prover itself, each time (see
`tests/kernel/proof/test_explore.py`); here a second solver repeats what the first one said.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from types import SimpleNamespace

import pytest

from courtroll.verifier.games.noblemen.proofs import THEOREMS
from courtroll.verifier.kernel.proof import certificate
from courtroll.verifier.kernel.proof.certificate import second_solver
from courtroll.verifier.kernel.proof.theorem import Proof, Prover, Theorem, Verdict
from courtroll.verifier.kernel.room import room
from tests.proofs.certificates import LONG
from tests.proofs.table import cells_of, in_page, proved

GIVES_UP = {"noblemen.theorem.building-points": 2}
"""How many of a theorem's questions the second solver gives up; it never contradicts."""


def each_of(theorems: Iterable[Theorem]) -> pytest.MarkDecorator:
    """The tests of one theorem run in one process, which proves it once."""
    params = [pytest.param(each, marks=pytest.mark.xdist_group(each.id), id=each.id) for each in theorems]
    return pytest.mark.parametrize("theorem", params)


each_theorem = each_of(THEOREMS)


@each_of(each for each in THEOREMS if each.id not in LONG)
def test_it_is_proved(theorem: Theorem) -> None:
    is_proved(theorem)


@pytest.mark.nightly
@each_of(each for each in THEOREMS if each.id in LONG)
def test_it_is_proved_in_the_end(theorem: Theorem) -> None:
    is_proved(theorem)


def is_proved(theorem: Theorem) -> None:
    found = proved(theorem.id)
    assert (found.verdict, found.witness, found.why) == ("proved", (), "")
    assert found.paths + found.cases > 0


@pytest.mark.nightly
@pytest.mark.deep
@pytest.mark.no_cover
@each_theorem
def test_a_second_solver_confirms_it(theorem: Theorem) -> None:
    if second_solver() is None:
        pytest.skip("cvc5 is not installed (extra: proofs)")
    second = proved(theorem.id, second=True).second
    assert second is not None
    assert second["denied"] == 0
    assert second["gave_up"] == GIVES_UP.get(theorem.id, 0)
    assert second["asked"] or not second["questions"]


@pytest.mark.nightly
@each_theorem
def test_the_page_says_how_it_is_proved(theorem: Theorem) -> None:
    without = {"time"} if second_solver() is not None else {"time", "cvc5"}
    said, found = in_page()[theorem.id.rpartition(".")[2]], cells_of(proved(theorem.id, second=True))
    assert {k: v for k, v in said.items() if k not in without} == {k: v for k, v in found.items() if k not in without}


def test_the_page_lists_all_of_them() -> None:
    assert list(in_page()) == [theorem.id.rpartition(".")[2] for theorem in THEOREMS]


def test_a_second_solver_that_finds_a_counterexample_leaves_nothing_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(certificate, "second_solver", lambda: SimpleNamespace(__version__="0"))
    monkeypatch.setattr(certificate, "second_answer", lambda question, cvc5: "sat")
    (theorem,) = [each for each in THEOREMS if each.id.endswith("price-floor")]
    prover = Prover(keep=True)
    found, opinion = certificate.asked_again(theorem.prove(prover), prover)
    assert found == Proof(Verdict.UNKNOWN, why="cvc5 0 denies what z3 proves")
    assert opinion is not None
    assert opinion.denied == opinion.asked == 2


def test_ids_are_unique_and_no_rules() -> None:
    ids = [theorem.id for theorem in THEOREMS]
    assert len(set(ids)) == len(ids)
    assert not set(ids) & {rule.id for rule in room("noblemen").rulebook.rules}


def test_no_room_but_its_theorems_needs_the_solver() -> None:
    import subprocess
    import sys

    script = (
        "import sys, courtroll.verifier.games.noblemen.room, courtroll.calculator.cli; sys.exit('z3' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
    assert import_module("courtroll.verifier.games.noblemen.proofs").THEOREMS is THEOREMS
