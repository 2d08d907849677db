"""Answers as comma-separated values (RFC 4180): a row for each player and line, the columns always the same."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping
from typing import Any, Final

from courtroll.calculator.lang import names, words
from courtroll.calculator.lang.signs import shown
from courtroll.calculator.render.sheets import NO_FACTS, fact_text, prestige_name, won

Object = Mapping[str, Any]

COLUMNS: Final = (
    "file", "game", "edition", "moment", "player", "kind", "code", "name", "count", "points",
    "low", "high", "rank", "where", "missing", "rule", "message", "says", "witnesses",
)  # fmt: skip
"""`kind` is before, line, total, prestige, fact, tiles, unscored, winner, open, warning, assumed or fault."""

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


def cell(value: object) -> str:
    """A text that no spreadsheet takes for a formula. Numbers are numbers."""
    if value is None:
        return ""
    text = str(value)
    if isinstance(value, str) and text.startswith(_FORMULA):
        text = f"'{text}"
    return shown(text)


def csv_text(answer: Object, language: str = "en", file: str = "", *, head: bool = True) -> str:
    """The rows of an answer, with `head` under the names of the columns."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    if head:
        writer.writerow(COLUMNS)
    for row in _faults(answer) if "faults" in answer else _scores(answer, language):
        full = {"file": file, **_explanation(answer, row.get("rule"), language), **row}
        writer.writerow([cell(full.get(column)) for column in COLUMNS])
    return out.getvalue()


def _explanation(answer: Object, rule: object, language: str) -> dict[str, str]:
    card = answer.get("explained", {}).get(rule)
    if card is None:
        return {}
    template = words(language)["witness"]
    return {"says": card["says"], "witnesses": "; ".join(template.format(**witness) for witness in card["witnesses"])}


def _faults(answer: Object) -> Iterator[dict[str, object]]:
    for fault in answer["faults"]:
        yield {"kind": "fault", **fault}


def _scores(answer: Object, language: str) -> Iterator[dict[str, object]]:
    called = names(language, answer["game"])
    same = {key: answer[key] for key in ("game", "edition", "moment")}
    for player in answer["players"]:
        for row in _player(player, called):
            code = str(row.get("code", ""))
            yield {**same, "player": player["name"], "name": called.get(code, code), **row}
    for winner in answer["winners"]:
        why = answer["decided_by"]
        message = won([winner], why, language, answer["game"]) if why else ""
        yield {**same, "player": winner, "kind": "winner", "code": why or "", "message": message}
    for option in answer.get("leaned_on") or ():
        yield {**same, "kind": "open", "code": option["option"], "message": option["reading"]}
    for kind, key in (("warning", "warnings"), ("assumed", "assumed")):
        for message in answer[key]:
            yield {**same, "kind": kind, "message": message}


def _player(player: Object, called: Mapping[str, str]) -> Iterator[dict[str, object]]:
    yield {"kind": "before", "points": player["before"]}
    for line in player["lines"]:
        yield {"kind": "line", **line}
    points = {"points": player["total"], "low": player["low"], "high": player["high"], "rank": player["rank"]}
    yield {"kind": "total", **points}
    for part in player.get("prestige_lines", ()):
        name = prestige_name(part["code"], called)
        yield {"kind": "prestige", **part, "name": name, "points": part["prestige"]}
    for fact in player:
        if fact not in NO_FACTS:
            yield {"kind": "fact", "code": fact, "message": fact_text(player[fact], called)}
    for kind, count in player.get("estate", {}).items():
        yield {"kind": "tiles", "code": kind, "count": count}
    for item in player["unscored"]:
        yield {"kind": "unscored", **item, "missing": " ".join(item["missing"])}
