"""Answers as plain tables, in at most 80 columns. They are made from the same objects as the JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tabulate import tabulate

from calculator.lang import names

Object = Mapping[str, Any]


def table_of(answer: Object) -> str:
    """Whatever an answer holds, laid out for people."""
    if "errors" in answer:
        return _errors(answer)
    if "verdict" in answer:
        return _verdict(answer)
    if "lines" in (answer.get("players") or [{}])[0]:
        return _scores(answer)
    if "moves" in answer:
        return _game(answer)
    return _faults(answer)


def games_table(rows: Iterable[Object]) -> str:
    return tabulate(
        [
            [row["game"], row["title"], "-".join(map(str, row["players"])), " ".join(row["editions"]), row["rules"],
             "score, settle, play" if row["playable"] else "score"]
            for row in rows
        ],
        headers=["game", "title", "players", "texts", "rules", "can"],
    )  # fmt: skip


def _errors(answer: Object) -> str:
    lines = []
    for error in answer["errors"]:
        where = [] if error["line"] is None else [f"line {error['line']}"]
        lines.append(": ".join([*where, *([error["path"]] if error["path"] else []), error["message"]]))
    if "grammar" in answer:
        lines += ["", "What can be said:", *(f"  {line}" for line in answer["grammar"])]
    return "\n".join(lines)


def _faults(answer: Object) -> str:
    found = answer["faults"]
    head = "This table cannot be:" if found else "Nothing speaks against this table."
    return "\n".join([head, *_reasons(found), *_notes(answer)])


def _reasons(rows: Sequence[Object]) -> list[str]:
    return [f"  {row['message']} [{row['rule']}]" for row in rows]


def _notes(answer: Object) -> list[str]:
    notes = [f"Note: {warning}" for warning in answer.get("warnings", [])]
    if answer.get("assumed"):
        notes.append(f"Assumed, not printed and not typed: {', '.join(answer['assumed'])}")
    return notes


def _scores(answer: Object) -> str:
    """Players as columns, scoring lines as rows, and what a person counts to check a map."""
    players = answer["players"]
    called = names("en", answer["game"])
    rows: list[list[object]] = [["before", *(_number(p["before"]) for p in players)]]
    codes = list(dict.fromkeys(line["code"] for p in players for line in p["lines"]))
    for code in codes:
        cells = []
        for p in players:
            mine = [line for line in p["lines"] if line["code"] == code]
            count, points = sum(line["count"] for line in mine), sum(line["points"] for line in mine)
            cells.append(f"{points} ({count}x)" if mine else "")
        rows.append([called[code], *cells])
    rows.append(["total", *(_total(p) for p in players)])
    rows.append(["rank", *("?" if p["rank"] is None else p["rank"] for p in players)])
    for fact in ("prestige", "space", "title"):
        if any(fact in p for p in players):
            rows.append([fact, *("?" if p.get(fact) is None else p[fact] for p in players)])
    kinds = list(dict.fromkeys(kind for p in players for kind in p.get("estate", {})))
    for kind in kinds:
        rows.append([f"tiles: {kind}", *(p.get("estate", {}).get(kind, "") for p in players)])
    table = tabulate(rows, headers=["", *(p["name"] for p in players)], disable_numparse=True)
    return "\n".join([f"{answer['game']}, {answer['moment']}, text {answer['edition']}", "", table, *_after(answer)])


def _number(value: int | None) -> str:
    return "?" if value is None else str(value)


def _total(player: Object) -> str:
    if player["total"] is not None:
        return str(player["total"])
    return f"{player['low']}.." + ("" if player["high"] is None else str(player["high"]))


def _after(answer: Object) -> list[str]:
    out = [""]
    called = names("en", answer["game"])
    for player in answer["players"]:
        for item in player["unscored"]:
            missing = f", no land on {' '.join(item['missing'])}" if item["missing"] else ""
            out.append(f"{player['name']}: {called[item['code']]}: {item['where']}{missing} [{item['rule']}]")
    if answer["winners"]:
        verb = "wins" if len(answer["winners"]) == 1 else "win"
        if answer["certain"]:
            out.append(f"{' and '.join(answer['winners'])} {verb}, by {answer['decided_by']}.")
        else:
            out.append(f"Not settled: {', '.join(answer['winners'])} can still win.")
    return [*out, *_notes(answer)]


def _verdict(answer: Object) -> str:
    out = [f"{answer['question']}", f"  {answer['verdict'].upper()}"]
    out += _reasons(answer["reasons"])
    others = ", ".join(f"{edition}: {verdict}" for edition, verdict in answer["editions"].items())
    out.append(f"By the texts: {others}")
    for gift in answer["gives"]:
        amount = gift.get("points", gift.get("amount"))
        out.append(f"  {gift['player']}: {gift['what']} {amount:+} [{gift['rule']}]")
    for option in answer.get("options", []):
        given = ", ".join(f"{value}: {verdict}" for value, verdict in option["others"].items())
        out.append(f"No text settles {option['option']}; read as {option['reading']} here, else {given}")
    if answer["instead"]:
        out.append(f"Instead: {'; '.join(answer['instead'])}")
    for barred in answer.get("nowhere", []):
        out.append(f"Barred everywhere by {' and '.join(barred['rules'])}")
        for rule, meadows in barred["pieces"].items():
            out += [f"  {rule}: {meadow} because of {' '.join(pieces)}" for meadow, pieces in meadows.items()]
    return "\n".join([*out, *_notes(answer)])


def _game(answer: Object) -> str:
    rows = [[player["name"], player["points"]] for player in answer["players"]]
    out = [f"{answer['game']}, {answer['moves']} moves", "", tabulate(rows, headers=["player", "points"]), ""]
    if answer["winners"]:
        verb = "wins" if len(answer["winners"]) == 1 else "win"
        out.append(f"{' and '.join(answer['winners'])} {verb}, by {answer['decided_by']}.")
    if answer.get("torn"):
        out.append("The last line of the log is torn and was left out.")
    if "offence" in answer:
        offence = answer["offence"]
        out.append(f"Line {offence['line']}: {offence['move']}")
        out += _reasons(offence["reasons"])
    return "\n".join([*out, *_notes(answer)])
