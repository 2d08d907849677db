"""An answer as a sheet: a title, a table with a column for each player, and notes under headings.

Every form for people is made from it. What it holds is not escaped yet; each form does that in its own way.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, repeat
from typing import Any, Final

from courtroll.calculator.lang import deciders, moments, names, title, words
from courtroll.calculator.lang.signs import spoken_path

Object = Mapping[str, Any]
"""An answer, in the words of the contract."""

NO_FACTS: Final = frozenset(
    {"name", "before", "total", "low", "high", "rank", "lines", "prestige_lines", "unscored", "estate"}
)
"""What of a player has its own place; all else is a fact, with a row of its own."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the table: under a line where something else begins, strong where it is what matters."""

    label: str
    cells: tuple[str, ...]
    ruled: bool = False
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Note:
    """One sentence, the rule it rests on, and what is to be said under it."""

    text: str
    rule: str | None = None
    under: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    heading: str
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    title: str
    players: tuple[str, ...]
    rows: tuple[Row, ...]
    sections: tuple[Section, ...]


def sheet_of(answer: Object, language: str) -> Sheet:
    """Whatever an answer holds."""
    if "verdict" in answer:
        from courtroll.calculator.render.verdicts import verdict_sheet

        return verdict_sheet(answer, language)
    if "errors" in answer:
        return _sheet(errors(answer, language))
    if "moves" in answer:
        from courtroll.calculator.render.verdicts import game_sheet

        return game_sheet(answer, language)
    if "players" in answer:
        return _scores(answer, language)
    said = words(language)
    heading = said["impossible"] if answer["faults"] else said["possible"]
    return _sheet([Section(heading, reasons(answer["faults"], language)), *closing(answer, language)])


def _sheet(sections: Iterable[Section]) -> Sheet:
    return Sheet("", (), (), tuple(sections))


def errors(answer: Object, language: str) -> list[Section]:
    """What could not be read, with its place; and what can be said, where a sentence was not understood."""
    said = words(language)
    notes = []
    for error in answer["errors"]:
        where = [] if error["line"] is None else [said["line"].format(line=error["line"])]
        notes.append(
            Note(": ".join([*where, *([spoken_path(error["path"])] if error["path"] else []), error["message"]]))
        )
    out = [Section("", tuple(notes))]
    if "grammar" in answer:
        slots = words(language, "commands")
        lines = (_SLOT.sub(lambda slot: slots[slot[0]], line) for line in answer["grammar"])
        out.append(Section(said["grammar"], tuple(map(Note, lines))))
    return out


_SLOT: Final = re.compile(r"\b(?:PLAYER|OTHER|or)\b")
"""What in a line of the grammar is no word of a move."""


def reasons(rows: Iterable[Object], language: str, costs: Iterable[Iterable[Object]] = ()) -> tuple[Note, ...]:
    """What objects, with its rule; and for each of them what was not paid, if that is told."""
    return tuple(
        Note(row["message"], row["rule"], tuple(_part(part, language) for part in parts))
        for row, parts in zip(rows, chain(costs, repeat(())), strict=False)
    )


def _part(part: Object, language: str) -> str:
    """A part of what somebody could not pay."""
    called = names(language, part["rule"].partition(".")[0])
    where = f" ({', '.join(part['where'])})" if part["where"] else ""
    return f"{called[part['code']]} {part['amount']:+}{where} [{part['rule']}]"


def closing(answer: Object, language: str, lines: Mapping[str, str] | None = None) -> list[Section]:
    """What every answer may end with: open points, warnings, assumed values, and the rules it rests on.

    `lines` names the lines that a rule made.
    """
    said = words(language)
    sections = [
        Section(said["open"], tuple(_leanings(answer, language))),
        Section(said["notes"], tuple(Note(warning) for warning in answer.get("warnings", ()))),
        Section(said["assumed"], tuple(Note(value) for value in answer.get("assumed", ()))),
        Section(said["rules"], tuple(_explained(answer, said, lines or {}))),
    ]
    return [section for section in sections if section.notes]


def _explained(answer: Object, said: Mapping[str, str], lines: Mapping[str, str]) -> Iterable[Note]:
    for rule, card in answer.get("explained", {}).items():
        says = f"{lines[rule]}: {card['says']}" if rule in lines else card["says"]
        yield Note(says, rule, tuple(said["witness"].format(**witness) for witness in card["witnesses"]))


def _leanings(answer: Object, language: str) -> Iterable[Note]:
    """Open points whose reading mattered: of a verdict with what the others give, of a score the others alone."""
    said = words(language)
    if answer.get("leaned_on", ()) is None:
        yield Note(said["leanings-unknown"])
    for option in [*answer.get("options", ()), *(answer.get("leaned_on") or ())]:
        others = option["others"]
        if isinstance(others, Mapping):
            others = [f"{value}: {said[verdict]}" for value, verdict in others.items()]
        yield Note(said["leaning"].format(option=option["option"], reading=option["reading"], others=", ".join(others)))


def title_of(answer: Object, language: str) -> str:
    game, moment = answer["game"], answer["moment"]
    called = moments(language, game).get(moment, moment)
    return words(language)["title"].format(game=title(language, game), moment=called, edition=answer["edition"])


# --------------------------------------------------------------------------------------------------- scores


def _scores(answer: Object, language: str) -> Sheet:
    players: Sequence[Object] = answer["players"]
    called, said = names(language, answer["game"]), words(language)
    rows = [Row(said["before"], tuple(_number(p["before"]) for p in players))]
    rows += _line_rows(players, "lines", "points", called)
    rows.append(Row(said["total"], tuple(total_text(p) for p in players), ruled=True, strong=True))
    rows.append(Row(said["rank"], tuple(_number(p["rank"]) for p in players)))
    prestige = _line_rows(players, "prestige_lines", "prestige", called)
    rows += _ruled([*prestige, *_fact_rows(players, called)])
    rows += _ruled(_tile_rows(players, called, said["tiles"]))
    sections = [Section("", _winner(answer, language)), _unscored(players, called, language)]
    return Sheet(
        title_of(answer, language),
        tuple(p["name"] for p in players),
        tuple(rows),
        tuple(s for s in (*sections, *closing(answer, language, _lines_by_rule(players, called))) if s.notes),
    )


def _lines_by_rule(players: Sequence[Object], called: Mapping[str, str]) -> dict[str, str]:
    """What the lines are called that each rule made."""
    found: dict[str, dict[str, None]] = {}
    for p in players:
        for line in p["lines"]:
            found.setdefault(line["rule"], {})[called.get(line["code"], line["code"])] = None
        for part in p.get("prestige_lines", ()):
            found.setdefault(part["rule"], {})[prestige_name(part["code"], called)] = None
    return {rule: ", ".join(mine) for rule, mine in found.items()}


def _ruled(rows: Sequence[Row]) -> list[Row]:
    return [Row(rows[0].label, rows[0].cells, ruled=True), *rows[1:]] if rows else []


def _line_rows(players: Sequence[Object], key: str, unit: str, called: Mapping[str, str]) -> list[Row]:
    """A row for each code: what its things bring together, and how many there are."""
    out = []
    for code in _merged([line["code"] for line in p.get(key, ())] for p in players):
        cells = []
        for p in players:
            mine = [line for line in p.get(key, ()) if line["code"] == code]
            brought, count = sum(line[unit] for line in mine), sum(line["count"] for line in mine)
            cells.append(f"{brought} ({count}x)" if mine else "")
        label = called.get(code, code) if unit == "points" else prestige_name(code, called)
        out.append(Row(label, tuple(cells)))
    return out


def _merged(orders: Iterable[Sequence[str]]) -> list[str]:
    """All codes, each before those that come after it for any player."""
    out: list[str] = []
    for order in orders:
        for place, code in enumerate(order):
            if code not in out:
                later = [out.index(other) for other in order[place:] if other in out]
                out.insert(min(later, default=len(out)), code)
    return out


def prestige_name(code: str, called: Mapping[str, str]) -> str:
    """What a part of the prestige is called. (A palace counts there without being enclosed.)"""
    return f"{called['prestige']}: {called.get(f'prestige:{code}') or called.get(code, code)}"


def _fact_rows(players: Sequence[Object], called: Mapping[str, str]) -> list[Row]:
    facts = dict.fromkeys(key for p in players for key in p if key not in NO_FACTS)
    rows = [Row(called.get(fact, fact), tuple(fact_text(p.get(fact, ""), called) for p in players)) for fact in facts]
    return [row for row in rows if any(row.cells)]


def fact_text(value: object, called: Mapping[str, str]) -> str:
    """A number, a word or several; "?" where the ways to fill what is unknown differ."""
    if isinstance(value, list | tuple):
        return ", ".join(fact_text(each, called) for each in value)
    return called.get(value, value) if isinstance(value, str) else _number(value)


def _tile_rows(players: Sequence[Object], called: Mapping[str, str], tiles: str) -> list[Row]:
    kinds = dict.fromkeys(kind for p in players for kind in p.get("estate", {}))
    return [
        Row(f"{tiles}: {called.get(kind, kind)}", tuple(str(p.get("estate", {}).get(kind, "")) for p in players))
        for kind in kinds
    ]


def _number(value: object) -> str:
    return "?" if value is None else str(value)


def total_text(player: Object) -> str:
    """One number, or the range: 12..15, without an upper bound 12+."""
    if player["total"] is not None:
        return str(player["total"])
    return f"{player['low']}+" if player["high"] is None else f"{player['low']}..{player['high']}"


def _winner(answer: Object, language: str) -> tuple[Note, ...]:
    said = words(language)
    winners = answer["winners"]
    if not winners:
        return ()
    if answer["certain"] and answer["decided_by"] is not None:
        return (Note(won(winners, answer["decided_by"], answer["game"], language)),)
    key = "unsettled" if answer["certain"] is False else "not-worked-out"
    return (Note(said[key].format(names=and_then(winners, language))),)


def won(winners: Sequence[str], decided_by: str, game: str, language: str) -> str:
    """Who has won, and why."""
    said = words(language)
    why = deciders(language, game).get(decided_by, decided_by)
    return said["wins" if len(winners) == 1 else "win"].format(names=and_then(winners, language), why=why)


def and_then(names: Sequence[str], language: str) -> str:
    """Several names in a sentence: A, B and C."""
    *before, last = names
    return f"{', '.join(before)} {words(language)['and']} {last}" if before else last


def _unscored(players: Sequence[Object], called: Mapping[str, str], language: str) -> Section:
    said = words(language)
    notes = []
    for p in players:
        for item in p["unscored"]:
            missing = said["missing"].format(what=", ".join(item["missing"])) if item["missing"] else ""
            where = f": {item['where']}" if item["where"] else ""
            notes.append(Note(f"{p['name']}: {called.get(item['code'], item['code'])}{where}{missing}", item["rule"]))
    return Section(said["unscored"], tuple(notes))
