"""What tests of theorems share: to prove one, once, and to plant a wrong rule that one must find out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pytest

from courtroll.verifier.kernel.proof.theorem import Proof, Prover, Theorem, Verdict

Planted = Sequence[tuple[object, str, object, str]]
"""A module, a name in it, what stands there instead, and the theorem that must find it out."""

LONG = {
    f"{game}.theorem.{name}"
    for game, names in {
        "noblemen": (
            "areas-single", "building-lines", "chapels-apart", "choosing-order",
            "earlier-stay", "manors-apart", "more-land", "neighbours", "nobody-ahead-gets-less", "spaces-differ",
            "titles-exactly-one", "titles-other-readings",
        ),
        "kings-progress": (
            "better-types", "control-card-by-card", "control-exactly-one", "gift-lines",
            "places-exactly-one", "ranking", "round-ends", "types-places",
        ),
        "palais-royal": ("allowances", "chambers", "payment"),
    }.items()
    for name in names
}  # fmt: skip
"""Theorems that take several seconds each: they are proved at night."""


def called(part: object) -> str:
    """The same name in every process."""
    if isinstance(part, tuple):
        return "+".join(called(each) for each in part)
    return str(getattr(part, "__name__", part))


def each_of(theorems: Sequence[Theorem]) -> Callable[..., pytest.MarkDecorator]:
    return pytest.mark.parametrize("theorem", theorems, ids=lambda theorem: theorem.id)


@cache
def proved(theorem: Theorem) -> tuple[Proof, Prover]:
    prover = Prover(keep=True)
    return theorem.prove(prover), prover


def planted_and(*conditions: bool) -> bool:
    """A combinator that is true wherever anything symbolic is asked."""
    return all(each for each in conditions if isinstance(each, bool))


def proof_of(name: str, theorems: Sequence[Theorem]) -> Proof:
    (theorem,) = [each for each in theorems if each.id.rpartition(".")[2] == name]
    return theorem.prove(Prover())


def is_refuted(name: str, theorems: Sequence[Theorem]) -> None:
    """A plain counterexample is shown, and the wrong rule has been run on it."""
    found = proof_of(name, theorems)
    assert found.verdict is Verdict.REFUTED
    assert found.witness


def each_is_refuted(planted: Planted, theorems: Sequence[Theorem]) -> Callable[..., None]:
    """The test that every wrong rule is found out by its theorem, at night."""

    @pytest.mark.parametrize(("module", "name", "wrong", "theorem"), planted, ids=called)
    def test(module: Any, name: str, wrong: object, theorem: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(module, name, wrong)
        is_refuted(theorem, theorems)

    made: Callable[..., None] = pytest.mark.nightly(test)
    return made


def needs_its_and(planted: Sequence[tuple[object, str]], theorems: Sequence[Theorem]) -> Callable[..., None]:
    """The test that no theorem about a module is proved with an `and_` there that is always true."""

    @pytest.mark.parametrize(("module", "theorem"), planted, ids=called)
    def test(module: object, theorem: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(module, "and_", planted_and)
        assert proof_of(theorem, theorems).verdict is not Verdict.PROVED

    return test
