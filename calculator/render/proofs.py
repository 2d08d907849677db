"""Theorems and what became of them, as an object and as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

from calculator.lang.signs import fold, shown

if TYPE_CHECKING:
    from verifier.kernel.proof import Proof, Prover, Theorem

WIDTH: Final = 80
Object = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Proved:
    """What became of a theorem, in plain values."""

    id: str
    rules: tuple[str, ...]
    says: str
    players: tuple[int, ...]
    bounds: str
    verdict: str
    witness: tuple[str, ...]
    why: str
    paths: int
    cases: int
    questions: int
    seconds: float

    @classmethod
    def of(cls, theorem: Theorem, proof: Proof, prover: Prover, seconds: float) -> Proved:
        return cls(
            theorem.id, tuple(rule.id for rule in theorem.rules), theorem.says, theorem.players, theorem.bounds,
            proof.verdict.value, proof.witness, proof.why, prover.paths, prover.cases, prover.questions,
            round(seconds, 2),
        )  # fmt: skip


def answer(proofs: Sequence[Proved], seconds: float) -> Object:
    counts = {verdict: sum(each.verdict == verdict for each in proofs) for verdict in ("proved", "refuted", "unknown")}
    return {"theorems": [asdict(each) for each in proofs], **counts, "seconds": round(seconds, 2)}


def table(said: Object) -> str:
    """First the list, then of each theorem what it says, of which rules, and within which bounds."""
    from tabulate import tabulate

    rows = [
        [each["id"], _players(each["players"]), each["verdict"], each["paths"], each["cases"], f"{each['seconds']:.2f}"]
        for each in said["theorems"]
    ]
    out = [
        tabulate(rows, headers=("theorem", "players", "verdict", "paths", "cases", "seconds"), disable_numparse=True)
    ]
    for each in said["theorems"]:
        out += ["", *_told(each)]
    counts = ", ".join(f"{said[verdict]} {verdict}" for verdict in ("proved", "refuted", "unknown") if said[verdict])
    return "\n".join([*out, "", f"{counts}, in {said['seconds']:.1f} seconds"])


def _told(each: Object) -> list[str]:
    out = [f"{each['id']}: {each['verdict'].upper()}", *fold(shown(each["says"]), WIDTH, "  ", "  ")]
    if each["witness"]:
        out += fold(shown(f"counterexample: {'; '.join(each['witness'])}"), WIDTH, "  ", "    ")
    if each["why"]:
        out += fold(shown(f"why: {each['why']}"), WIDTH, "  ", "    ")
    out += fold(f"bounds: {each['bounds']}", WIDTH, "  ", "    ")
    return [*out, *fold(f"rules: {' '.join(each['rules'])}", WIDTH, "  ", "    ")]


def _players(players: Sequence[int]) -> str:
    if not players:
        return "any"
    return str(players[0]) if len(players) == 1 else f"{players[0]}-{players[-1]}"
