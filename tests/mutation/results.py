"""What came of mutants, as JSON Lines that survive a kill, and the reviewed list of those that no test can see."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tests.mutation.mutants import Mutant

HERE: Final = Path(__file__).parent
EQUIVALENTS: Final = HERE / "equivalents.toml"


@dataclass(frozen=True, slots=True)
class Result:
    """What came of one mutant: killed, survived, time-out or uncalled; by which test, after how many."""

    key: str
    module: str
    function: str
    was: str
    now: str
    line: int
    digest: str
    result: str
    by: str
    tried: int


def read(file: Path) -> dict[tuple[str, str], Result]:
    """The last result of each mutant, by key and digest. A torn line is passed over."""
    out: dict[tuple[str, str], Result] = {}
    if not file.exists():
        return out
    for line in file.read_text(encoding="utf-8", errors="replace").splitlines():
        try:
            told: dict[str, Any] = json.loads(line)
            result = Result(**{name: told[name] for name in Result.__slots__})
        except (ValueError, KeyError, TypeError):
            continue
        out[result.key, result.digest] = result
    return out


@dataclass(frozen=True, slots=True)
class Equivalents:
    """Why no test can see a mutant, by its key."""

    reasons: Mapping[str, str]
    everywhere: Sequence[tuple[str, str]] = ()
    """Parts of a line that may be exchanged anywhere."""

    def has(self, one: Mutant | Result) -> bool:
        return one.key in self.reasons or any(
            one.was[:at] + new + one.was[at + len(old) :] == one.now
            for old, new in self.everywhere
            for at in range(len(one.was))
            if one.was.startswith(old, at)
        )

    @classmethod
    def read(cls, file: Path = EQUIVALENTS) -> Equivalents:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
        everywhere = [(c["was"], c["now"]) for entry in told.get("everywhere", []) for c in entry["changes"]]
        reasons: dict[str, str] = {}
        for entry in told.get("equivalent", []):
            for change in entry["changes"]:
                nth = change.get("nth", 0)
                key = f"{entry['module']}|{entry['function']}|{change['was']}|{change['now']}|{nth}"
                reasons[key] = entry["reason"]
        return cls(reasons, everywhere)


@dataclass(slots=True)
class Count:
    """The mutants of one module."""

    mutants: int = 0
    killed: int = 0
    equivalent: int = 0
    survived: int = 0
    timed_out: int = 0

    @property
    def share(self) -> float:
        """Killed, of all but the reviewed equivalents."""
        tried = self.mutants - self.equivalent
        return self.killed / tried if tried else 1.0

    def add(self, result: str, equivalent: bool) -> None:
        self.mutants += 1
        if result == "killed":
            self.killed += 1
        elif equivalent:
            self.equivalent += 1
        elif result == "time-out":
            self.timed_out += 1
        else:
            self.survived += 1


def counted(
    mutants: Iterable[Mutant], results: Mapping[tuple[str, str], Result], equal: Equivalents
) -> dict[str, Count]:
    """The tried mutants of each module, and all of them in the entry with no name."""
    out: dict[str, Count] = {}
    whole = Count()
    for mutant in mutants:
        found = results.get((mutant.key, mutant.digest))
        if found is not None:
            for count in (out.setdefault(mutant.module, Count()), whole):
                count.add(found.result, equal.has(mutant))
    return {**out, "": whole}


def table(counts: Mapping[str, Count]) -> str:
    """A Markdown table."""
    rows = ["| module | mutants | killed | equivalent | time-out | survived | killed of all but equivalents |",
            "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"]  # fmt: skip
    for name, n in counts.items():
        shown = f"`{name}`" if name else "**all**"
        cells = [n.mutants, n.killed, n.equivalent, n.timed_out, n.survived, f"{100 * n.share:.1f} %"]
        rows.append(f"| {shown} | {' | '.join(map(str, cells))} |")
    return "\n".join(rows)


def left(mutants: Sequence[Mutant], results: Mapping[tuple[str, str], Result], equal: Equivalents) -> list[Result]:
    """Those that are neither killed nor in the list."""
    found = [results.get((mutant.key, mutant.digest)) for mutant in mutants]
    return [r for r in found if r is not None and r.result != "killed" and not equal.has(r)]
