"""What a run of the suite found: counts per law, landmarks, and the failure with its smallest log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from xml.etree import ElementTree


@dataclass(frozen=True, slots=True)
class LawRow:
    """How often a law was looked at."""

    name: str
    says: str
    looked: int


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that an engine has otherwise than the rules, both in the words of logs and position files."""

    what: str
    expected: str
    came: str


@dataclass(frozen=True, slots=True)
class Parting:
    """Where an engine and the rules part."""

    after: int
    """How many decisions of the log come before."""
    decision: str
    """The one in question, as a log's sentence; empty if it is none."""
    differences: tuple[Difference, ...]
    rules: tuple[str, ...]
    """Those that part, where it is known which."""
    done: bool = False
    """The decision was made, and led elsewhere."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A law that was broken. `evidence` is a log or a position file, whole, that shows it."""

    law: str
    what: str
    rules: tuple[str, ...]
    steps: int
    """After how many steps (or scored tables) of the run it was found."""
    evidence: str
    evidence_kind: str
    """"log", for `courtroll replay`, or "position", for `courtroll score`."""
    parting: Parting | None = None
    """In which the engine parts from the rules, where they can be held beside each other."""


@dataclass(frozen=True, slots=True)
class Report:
    """One run: which part of the suite over which engine, and what came of it."""

    game: str
    part: str
    """"play" or "scoring"."""
    engine: str
    profile: str
    seed: int
    games: int
    ended: int
    steps: int
    laws: tuple[LawRow, ...]
    landmarks: Mapping[str, int]
    missing: tuple[str, ...]
    """Landmarks that the run never saw; none are named when it failed before its end."""
    failures: tuple[Failure, ...]
    seconds: float
    cut: str = ""
    """Why less was looked at than the profile asks for: a slow engine. What it has not met yet is then no fault."""

    @property
    def ok(self) -> bool:
        return not self.failures and not (self.missing and not self.cut)


def as_object(report: Report) -> dict[str, object]:
    """A report as JSON has it."""
    return {
        "game": report.game,
        "part": report.part,
        "engine": report.engine,
        "profile": report.profile,
        "seed": report.seed,
        "ok": report.ok,
        "games": report.games,
        "ended": report.ended,
        "steps": report.steps,
        "seconds": round(report.seconds, 2),
        "cut": report.cut,
        "laws": [{"law": row.name, "says": row.says, "looked": row.looked} for row in report.laws],
        "landmarks": dict(sorted(report.landmarks.items())),
        "missing": list(report.missing),
        "failures": [
            {
                "law": failure.law,
                "what": failure.what,
                "rules": list(failure.rules),
                "steps": failure.steps,
                "parting": as_parting(failure.parting),
                failure.evidence_kind: failure.evidence,
            }
            for failure in report.failures
        ],
    }


def as_parting(parting: Parting | None) -> dict[str, object] | None:
    """A parting as JSON has it."""
    if parting is None:
        return None
    differences = [{"what": each.what, "expected": each.expected, "came": each.came} for each in parting.differences]
    return {"after": parting.after, "decision": parting.decision, "differences": differences,
            "rules": list(parting.rules), "done": parting.done}  # fmt: skip


def of_parting(said: Mapping[str, Any] | None) -> Parting | None:
    """A parting that JSON has told. Raises if it is none."""
    if said is None:
        return None
    differences = tuple(
        Difference(*(str(each[key]) for key in ("what", "expected", "came"))) for each in said["differences"]
    )
    return Parting(
        int(said["after"]), str(said["decision"]), differences, tuple(map(str, said["rules"])), bool(said["done"])
    )


def junit(reports: Sequence[Report]) -> str:
    """The runs as JUnit XML: one test case per law, and one for the landmarks."""
    root = ElementTree.Element("testsuites", name="courtroll verify")
    for report in reports:
        broken = {failure.law: failure for failure in report.failures}
        named = {row.name for row in report.laws}
        suite = ElementTree.SubElement(
            root, "testsuite", name=f"{report.game}.{report.part}", time=f"{report.seconds:.2f}",
            tests=str(len(report.laws) + len(set(broken) - named) + 1),
            failures=str(len(broken) + bool(report.missing and not report.cut)),
        )  # fmt: skip
        ElementTree.SubElement(
            ElementTree.SubElement(suite, "properties"), "property", name="seed", value=str(report.seed)
        )
        for name in [*(row.name for row in report.laws), *sorted(set(broken) - named)]:
            case = ElementTree.SubElement(suite, "testcase", classname=f"{report.game}.{report.part}", name=name)
            if name in broken:
                failure = broken[name]
                message = f"{failure.what} {' '.join(failure.rules)}".strip()
                ElementTree.SubElement(case, "failure", message=_printable(message)).text = _printable(failure.evidence)
        case = ElementTree.SubElement(suite, "testcase", classname=f"{report.game}.{report.part}", name="landmarks")
        if report.missing and not report.cut:
            ElementTree.SubElement(case, "failure", message=f"never seen: {', '.join(report.missing)}")
    ElementTree.indent(root)
    return ElementTree.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def _printable(text: str) -> str:
    """Without what XML cannot hold."""
    return "".join(char if char.isprintable() or char in "\n\t" else "\ufffd" for char in text)
