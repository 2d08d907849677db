"""Theorems and what became of them, as an object and as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

from courtroll.calculator.lang.signs import fold, shown
from courtroll.calculator.render.forms import json_text

if TYPE_CHECKING:
    from courtroll.verifier.kernel.proof.certificate import Opinion
    from courtroll.verifier.kernel.proof.theorem import Proof, Prover, Theorem

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
    held: tuple[str, ...]
    verdict: str
    witness: tuple[str, ...]
    why: str
    paths: int
    cases: int
    questions: int
    seconds: float
    position: Object | None
    """A counterexample as a position file."""
    replayed: str
    """How a counterexample was tried on plain values."""
    second: Object | None
    """What a second solver says, where it was asked."""

    @classmethod
    def of(
        cls, theorem: Theorem, proof: Proof, prover: Prover, seconds: float, opinion: Opinion | None = None
    ) -> Proved:
        table = proof.shown
        return cls(
            theorem.id, tuple(rule.id for rule in theorem.rules), theorem.says, theorem.players, theorem.bounds,
            theorem.held, proof.verdict.value, proof.witness, proof.why, prover.paths, prover.cases, prover.questions,
            round(seconds, 2), None if table is None else dict(table.position), replayed(proof),
            None if opinion is None else {**asdict(opinion), "denied": opinion.denied},
        )  # fmt: skip


def replayed(proof: Proof) -> str:
    """How a counterexample was tried on plain values: by the rule function at least, and by the engine if it can be."""
    if not proof.witness:
        return ""
    table = proof.shown
    if table is None:
        return "run through the rule function on these values; the theorem writes no position file for it"
    said = f'asked of the engine as a position file ({table.asked}): it answers "{table.answered}"'
    if table.differs:
        return f'{said}, where "{table.wanted}" is right'
    return f"{said}, which is right: what is wrong is a function that this answer does not use"


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
    if each["replayed"]:
        out += fold(shown(f"replayed: {each['replayed']}"), WIDTH, "  ", "    ")
    if each["position"]:
        out += ["  position:", *(f"    {line}" for line in json_text(each["position"]).splitlines())]
    if each["why"]:
        out += fold(shown(f"why: {each['why']}"), WIDTH, "  ", "    ")
    if each["second"]:
        out += fold(f"second solver: {_opinion(each['second'])}", WIDTH, "  ", "    ")
    out += fold(f"bounds: {each['bounds']}", WIDTH, "  ", "    ")
    if each["held"]:
        out += fold(f"held at one value: {', '.join(each['held'])}", WIDTH, "  ", "    ")
    return [*out, *fold(f"rules: {' '.join(each['rules'])}", WIDTH, "  ", "    ")]


def _opinion(second: Object) -> str:
    if not second["asked"]:
        return "nothing to ask, plain cases only"
    of = "" if second["asked"] == second["questions"] else f" of {second['questions']}"
    said = f"{second['solver']} confirms {second['confirmed']} of {second['asked']} questions asked{of}"
    return said + (f", gives up {second['gave_up']}" if second["gave_up"] else "")


COLUMNS: Final = (
    "theorem",
    "verdict",
    "players",
    "paths",
    "cases",
    "questions",
    "cvc5",
    "time",
    "within",
    "held",
    "rules",
)


def markdown(said: Object) -> str:
    """The list as a table for a page, with each theorem's share of the whole time and its bounds."""
    whole = sum(each["seconds"] for each in said["theorems"]) or 1
    rows = [row(each, f"{100 * each['seconds'] / whole:.0f} %") for each in said["theorems"]]
    return "\n".join(["| " + " | ".join(COLUMNS) + " |", "|" + " --- |" * len(COLUMNS), *rows])


def row(each: Object, share: str) -> str:
    """A theorem's line in the table for a page."""
    is_proved = each["verdict"] == "proved"
    cells = (
        f"`{each['id'].rpartition('.')[2]}`", each["verdict"] if is_proved else f"**{each['verdict']}**",
        _players(each["players"]), str(each["paths"] or "-"), str(each["cases"] or "-"), str(each["questions"] or "-"),
        _confirmed(each["second"]), share, each["bounds"], ", ".join(each["held"]) or "-",
        " ".join(f"`{rule}`" for rule in each["rules"]),
    )  # fmt: skip
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _confirmed(second: Object | None) -> str:
    if second is None:
        return "not asked"
    return f"{second['confirmed']} of {second['asked']}" if second["asked"] else "-"


def _players(players: Sequence[int]) -> str:
    if not players:
        return "any"
    return str(players[0]) if len(players) == 1 else f"{players[0]}-{players[-1]}"
