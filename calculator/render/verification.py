"""Runs of the property suite, as an object, as tables and as Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from courtroll.calculator.lang.signs import fold, shown

if TYPE_CHECKING:
    from courtroll.properties.planted import Caught
    from courtroll.properties.report import Report

WIDTH: Final = 80
SHOWN: Final = 8
"""Landmarks that are named before "and N more"."""
Object = dict[str, Any]


def answer(reports: Sequence[Report], kept: Sequence[str]) -> Object:
    from courtroll.properties.report import as_object

    return {"ok": all(report.ok for report in reports), "runs": [as_object(each) for each in reports],
            "kept": list(kept)}  # fmt: skip


def shown_as(said: Object, form: str) -> str:
    """All runs: a table of laws each, and what went wrong."""
    out: list[str] = []
    for run in said["runs"]:
        out += [*_run(run, form), ""]
    if said["kept"]:
        out += [*(f"kept: {name}" for name in said["kept"]), ""]
    cut = any(run["cut"] for run in said["runs"])
    held = "every law held in the time there was" if cut else "every law held, every landmark was met"
    return "\n".join([*out, held if said["ok"] else "NOT OK"])


def _run(run: Object, form: str) -> list[str]:
    from tabulate import tabulate

    unit = "steps" if run["part"] == "play" else "tables"
    broken = {failure["law"]: failure for failure in run["failures"]}
    rows = [
        [row["law"], "BROKEN" if row["law"] in broken else "held" if row["looked"] else "not looked at",
         f"{row['looked']:,}", shown(row["says"])]
        for row in run["laws"]
    ]  # fmt: skip
    rows += [[law, "BROKEN", "", ""] for law in broken if law not in {row["law"] for row in run["laws"]}]
    headers = ("law", "", "looked at", "what it says")
    if form == "markdown":
        listed = tabulate(rows, headers, tablefmt="github", disable_numparse=True, colalign=("left", "left", "right"))
    else:
        listed = tabulate([row[:3] for row in rows], headers[:3], disable_numparse=True,
                          colalign=("left", "left", "right"))  # fmt: skip
    head = f"{run['game']}, {run['part']}: {run['engine']}"
    games = f"{run['games']:,} games, {run['ended']:,} to their end, " if run["part"] == "play" else ""
    drawn = f"profile {run['profile']}, seed {run['seed']}; {games}{run['steps']:,} {unit} in {run['seconds']:.1f} s"
    met = sum(1 for times in run["landmarks"].values() if times)
    out = [f"## {head}" if form == "markdown" else head, "", drawn, "", listed, ""]
    if run["cut"]:
        out += fold(f"CUT SHORT: {run['cut'].removeprefix('cut short ')}", WIDTH, "", "  ")
        out += fold(f"not met in that time: {_some(run['missing'])}", WIDTH, "", "  ") if run["missing"] else []
    elif run["missing"]:
        out += fold(f"NEVER MET: {_some(run['missing'])}", WIDTH, "", "  ")
    elif not broken:
        out.append(f"{met} landmarks met; each at least {min(run['landmarks'].values(), default=0)} times")
    if form == "markdown" and run["landmarks"]:
        out += ["", tabulate(sorted(run["landmarks"].items()), ("landmark", "met"), tablefmt="github")]
    for failure in broken.values():
        out += ["", *_failure(failure, unit, form)]
    return out


def _failure(failure: Object, unit: str, form: str) -> list[str]:
    rules = f" [{' '.join(failure['rules'])}]" if failure["rules"] else ""
    parting = failure.get("parting")
    told = fold(shown(f"BROKEN {failure['law']}: {failure['what']}{rules}"), WIDTH, "", "  ")
    if parting is not None:
        told = [*fold(f"BROKEN {failure['law']}{rules}", WIDTH, "", "  "), *parted(parting, form)]
    kind = "log" if "log" in failure else "position"
    command = "courtroll replay" if kind == "log" else "courtroll score"
    fence = ["```"] if form == "markdown" else []
    return [
        *told, f"found after {failure['steps']:,} {unit}; the smallest {kind} that shows it, for `{command}`:",
        "", *fence, *failure[kind].rstrip("\n").split("\n"), *fence,
    ]  # fmt: skip


def parted(parting: Object, form: str = "table") -> list[str]:
    """Where an engine and the rules part: the decision, and what should be beside what is."""
    from tabulate import tabulate

    rows = [[shown(each[key]) for key in ("what", "expected", "came")] for each in parting["differences"]]
    table = tabulate(rows, ("what", "by the rules", "by the engine"), disable_numparse=True,
                     tablefmt="github" if form == "markdown" else "simple")  # fmt: skip
    decision = [f"  the decision: {shown(parting['decision'])}"] if parting["decision"] else []
    return [*decision, "", *table.splitlines(), ""]


def planted_answer(caught: Sequence[Caught]) -> Object:
    rows = [
        {
            "game": each.game, "plant": each.plant.name, "rule": each.plant.rule, "what": each.plant.what,
            "law": each.law, "told": each.what, "steps": each.steps, "seconds": round(each.seconds, 2),
        }
        for each in caught
    ]  # fmt: skip
    return {
        "ok": all(each.law for each in caught),
        "planted": rows,
        "caught": sum(each.law is not None for each in caught),
    }


def planted(caught: Sequence[Caught], form: str) -> str:
    """The table of planted faults: by which law each was caught, and how soon."""
    from tabulate import tabulate

    if form == "markdown":
        from courtroll.properties.planted import markdown

        return markdown(caught).rstrip("\n")
    rows = [[each.game, each.plant.name, each.law or "NOT CAUGHT", f"{each.steps:,}"] for each in caught]
    listed = tabulate(rows, ("game", "planted", "caught by", "steps"), disable_numparse=True,
                      colalign=("left", "left", "left", "right"))  # fmt: skip
    return f"{listed}\n\n{sum(each.law is not None for each in caught)} of {len(caught)} caught"


def _some(landmarks: Sequence[str]) -> str:
    rest = len(landmarks) - SHOWN
    return ", ".join(landmarks[:SHOWN]) + (f" and {rest} more" if rest > 0 else "")
