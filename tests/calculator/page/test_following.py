"""A game followed move by move by its log: whose turn it is, what may be done, and what is to be told of a draw."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from courtroll.calculator.page import logs
from courtroll.verifier.kernel.room import game_names
from tests.calculator.page.asking import told
from tests.paths import FIXTURES

STEPS = 40


def followed(lines: list[str], *more: str) -> Any:
    return told("replay", log="".join(f"{line}\n" for line in lines), **{"with": ["next", *more]})


@pytest.mark.parametrize("game", game_names())
def test_a_log_can_be_gone_through_by_what_each_answer_offers(game: str) -> None:
    """Each move of a log is among what was offered before it; without its draws the first of them is asked for."""
    path = sorted(FIXTURES.glob(f"{game}/logs/game-*.jsonl"))[0]
    header, *entries = path.read_text(encoding="utf-8").splitlines()[: STEPS + 1]
    so_far, drawn_for = [header], 0
    for line in entries:
        entry = json.loads(line)
        offered = followed(so_far)["next"]
        assert offered["player"] == entry["move"].partition(":")[0]
        assert entry["move"] in {move for verb in offered["verbs"] for move in verb["moves"]}
        assert "drawn" not in offered
        for n, pieces in enumerate(entry.get("drawn", [])):
            bare = {"move": entry["move"], **({"drawn": entry["drawn"][:n]} if n else {})}
            stopped = followed([*so_far, json.dumps(bare)])
            asked = stopped["next"]["drawn"]
            assert (stopped["status"], stopped["answer"]["offence"]["reasons"][0]["code"]) == (1, "outcome-missing")
            assert asked["count"] + len(asked["then"]) == len(pieces)
            assert set(pieces) <= {each["piece"] for each in asked["of"]} | set(asked["then"])
            assert stopped["next"]["table"] == offered["table"]
            drawn_for += 1
        so_far.append(line)
    assert followed(so_far)["answer"]["moves"] >= len(entries)
    assert drawn_for > 0


@pytest.mark.parametrize("game", game_names())
def test_where_a_game_stands_is_a_table_like_any_other(game: str) -> None:
    path = sorted(FIXTURES.glob(f"{game}/logs/game-*.jsonl"))[0]
    answered = followed(path.read_text(encoding="utf-8").splitlines()[:30])
    assert answered["next"]["player"] in [each["name"] for each in answered["answer"]["players"]]
    table = answered["next"]["table"]
    assert told("check", table=table)["status"] == 0
    assert told("draw", table=table)["status"] == 0


@pytest.mark.parametrize("game", game_names())
def test_after_the_end_nothing_may_be_done(game: str) -> None:
    path = sorted(FIXTURES.glob(f"{game}/logs/game-*.jsonl"))[0]
    answered = followed(path.read_text(encoding="utf-8").splitlines(), "text")
    assert answered["answer"]["over"] is True
    assert (answered["next"]["player"], answered["next"]["verbs"]) == (None, [])
    assert answered["text"]


def test_a_refused_move_leaves_the_game_where_it_was() -> None:
    path = FIXTURES / "noblemen" / "logs" / "offence-draw-order.de.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines()
    answered = followed(lines)
    stopped = answered["answer"]["offence"]["line"]
    assert answered["answer"]["offence"]["reasons"]
    assert answered["next"] == followed(lines[: stopped - 1])["next"]


def test_more_decisions_than_anybody_reads_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    header = (FIXTURES / "noblemen" / "logs" / "offence-not-picked.de.jsonl").read_text(encoding="utf-8")
    (all_of_them,) = followed(header.splitlines()[:1])["next"]["verbs"]
    monkeypatch.setattr(logs, "MANY", 100)
    (cut,) = followed(header.splitlines()[:1])["next"]["verbs"]
    assert (len(all_of_them["moves"]), all_of_them["more"]) == (256, 0)
    assert (cut["moves"], cut["more"]) == (all_of_them["moves"][:100], 156)


def test_what_is_no_log_or_begins_with_no_table_has_no_next() -> None:
    for log in ("", "x", '{"courtroll": 1, "game": "noblemen"}', '{"courtroll": 1, "game": "chess"}\n'):
        answered = told("replay", log=log, language="it", **{"with": ["next", "text"]})
        assert answered["status"] == 2
        assert answered["answer"]["errors"]
        assert "next" not in answered
    (path,) = FIXTURES.glob("noblemen/logs/impossible-position.de.jsonl")
    answered = followed(path.read_text(encoding="utf-8").splitlines()[:1])
    assert answered["answer"]["faults"]
    assert "next" not in answered


@pytest.mark.parametrize("game", game_names())
def test_the_lines_come_to_the_points_and_the_picture_speaks_as_the_log_does(game: str) -> None:
    path = sorted(FIXTURES.glob(f"{game}/logs/game-*.jsonl"))[0]
    lines = path.read_text(encoding="utf-8").splitlines()
    answered = followed(lines)
    for player, began, told_of in zip(
        answered["answer"]["players"], answered["next"]["began"], answered["next"]["lines"], strict=True
    ):
        assert began + sum(line["points"] for line in told_of) == player["points"]
    half = told("replay", log="\n".join(lines[: len(lines) // 2]) + "\n", **{"with": ["next", "picture", "places"]})
    marked = set(re.findall(r'data-say="([^"]*)"', half["svg"]))
    if game == "noblemen":
        moves = [move for verb in half["next"]["verbs"] for move in verb["moves"]]
        cells = {cell for move in moves for cell in re.findall(r"\b[A-Z]{1,2}[0-9]+\b", move)}
        assert cells <= marked
    assert marked
    assert "data-" not in told("replay", log="\n".join(lines[:9]) + "\n", **{"with": ["picture"]})["svg"]
