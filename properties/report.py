"""What a run of the suite found: counts per law, landmarks, and the failure with its smallest log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from xml.etree import ElementTree


@dataclass(frozen=True, slots=True)
class LawRow:
    """How often a law was looked at."""

    name: str
    says: str
    looked: int


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

    @property
    def ok(self) -> bool:
        return not self.failures and not self.missing


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
        "laws": [{"law": row.name, "says": row.says, "looked": row.looked} for row in report.laws],
        "landmarks": dict(sorted(report.landmarks.items())),
        "missing": list(report.missing),
        "failures": [
            {
                "law": failure.law,
                "what": failure.what,
                "rules": list(failure.rules),
                "steps": failure.steps,
                failure.evidence_kind: failure.evidence,
            }
            for failure in report.failures
        ],
    }


def junit(reports: Sequence[Report]) -> str:
    """The runs as JUnit XML: one test case per law, and one for the landmarks."""
    root = ElementTree.Element("testsuites", name="courtroll verify")
    for report in reports:
        broken = {failure.law: failure for failure in report.failures}
        named = {row.name for row in report.laws}
        suite = ElementTree.SubElement(
            root, "testsuite", name=f"{report.game}.{report.part}", time=f"{report.seconds:.2f}",
            tests=str(len(report.laws) + len(set(broken) - named) + 1),
            failures=str(len(broken) + bool(report.missing)),
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
        if report.missing:
            ElementTree.SubElement(case, "failure", message=f"never seen: {', '.join(report.missing)}")
    ElementTree.indent(root)
    return ElementTree.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def _printable(text: str) -> str:
    """Without what XML cannot hold."""
    return "".join(char if char.isprintable() or char in "\n\t" else "\ufffd" for char in text)
