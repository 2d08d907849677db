"""`courtroll prove`."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

import pytest
from click.testing import CliRunner, Result

from courtroll.calculator.cli import main
from courtroll.verifier.games.noblemen.play import building
from courtroll.verifier.games.noblemen.scoring import titles

QUICK = "noblemen.theorem.price-floor"


def prove(*words: str) -> Result:
    return CliRunner().invoke(main, ["prove", *words])


def test_one_theorem_as_a_table() -> None:
    result = prove("noblemen", "--only", QUICK)
    assert result.exit_code == 0
    assert QUICK in result.stdout
    assert "bounds: all prices and reductions from 0 up" in result.stdout
    assert "rules: noblemen.build.reduction noblemen.build.price-floor" in result.stdout
    assert "1 proved" in result.stdout


def test_one_theorem_as_json() -> None:
    said = json.loads(prove("--only", "price-floor", "--format", "json").stdout)
    (theorem,) = said["theorems"]
    assert (theorem["id"], theorem["verdict"], theorem["paths"]) == (QUICK, "proved", 1)
    assert (said["proved"], said["refuted"], said["unknown"]) == (1, 0, 0)


@pytest.mark.nightly
def test_by_a_rule_all_theorems_about_it_in_other_processes_too() -> None:
    said = json.loads(prove("--only", "noblemen.track.taken", "--format", "json", "--jobs", "2").stdout)
    found = [theorem["id"].rpartition(".")[2] for theorem in said["theorems"]]
    assert found[:3] == ["spaces-differ", "space-exactly-one", "only-pushed"]
    assert said["proved"] == len(found)


def test_a_refutation_ends_with_one_and_shows_the_smallest_counterexample(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "reduced", lambda printed, reduction: printed - reduction)
    result = prove("--only", QUICK)
    assert result.exit_code == 1
    assert "REFUTED" in result.stdout
    assert "counterexample: printed = 0; reduction = 1" in result.stdout


def test_what_is_not_known_ends_with_one_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "reduced", lambda printed, reduction: (printed - reduction) / 1)
    result = prove("--only", QUICK)
    assert result.exit_code == 1
    assert "UNKNOWN" in result.stdout
    assert "why: a rule function takes a quotient" in result.stdout


def test_a_rule_that_breaks_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(titles, "TITLE_NEEDS", ())
    result = prove("--only", "titles-any-choice")
    assert (result.exit_code, result.exception.__class__) == (1, SystemExit)
    assert "why: IndexError" in result.stdout


def test_several_are_named__and_each_that_there_is_not_is_told() -> None:
    said = json.loads(prove("--only", "price-floor", "--only", "title-points", "--format", "json").stdout)
    assert [each["id"].rpartition(".")[2] for each in said["theorems"]] == ["title-points", "price-floor"]
    wrong = prove("--only", "price-flor", "--only", "title-points", "--only", "takn").stderr
    assert [name in wrong for name in ('"price-flor"', '"takn"', '"title-points"')] == [True, True, False]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], 'there is no game "chess"'),
        (["--only", "noblemen.theorem.price-flor"], "noblemen.theorem.price-floor"),
        (["--only", "price-flor"], '"price-floor"'),
        (["--only", "noblemen.track.takn"], '"noblemen.track.taken"'),
        (["bruges", "--only", "price-floor"], "--only: no theorem is called"),
    ],
)
def test_what_there_is_not(words: Sequence[str], said: str) -> None:
    result = prove(*words)
    assert result.exit_code == 2
    assert said in result.stderr


def test_a_table_for_a_page() -> None:
    head, _, row = prove("--only", "price-floor", "--format", "markdown").stdout.splitlines()
    assert head == "| theorem | verdict | players | paths | cases | questions | cvc5 | time | within | held | rules |"
    share = row.split(" | ")[7]  # of the time, which is too short to be told
    assert share in ("0 %", "100 %")
    row = row.replace(f" {share} ", " - ")
    assert row == (
        "| `price-floor` | proved | any | 1 | - | 2 | not asked | - | all prices and reductions from 0 up | - | "
        "`noblemen.build.reduction` `noblemen.build.price-floor` |"
    )


def test_a_second_solver() -> None:
    pytest.importorskip("cvc5")
    (theorem,) = json.loads(prove("--only", "price-floor", "--second", "--format", "json").stdout)["theorems"]
    second = theorem["second"]
    assert (second["asked"], second["confirmed"], second["gave_up"], second["denied"]) == (2, 2, 0, 0)
    assert "confirms 2 of 2 questions" in prove("--only", "price-floor", "--second").stdout


@pytest.mark.parametrize("solver", ["z3", "cvc5"])
def test_a_solver_that_is_not_installed(solver: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, solver, None)
    result = prove("--only", "price-floor", *(["--second"] if solver == "cvc5" else []))
    assert (result.exit_code, result.stdout) == (2, "")
    told = f"it needs the solver {solver}, which is not installed; pip install 'courtroll[proofs]' brings it"
    assert " ".join(result.stderr.split()).endswith(told)
