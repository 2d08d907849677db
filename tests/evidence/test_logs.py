"""Logs of all games through the command: whole games lead to their end, and every refusal has a log that shows it."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.room import BUILT_IN, room
from tests.evidence.answers import agree, errors, expected, in_order, run
from tests.paths import FIXTURES

pytestmark = pytest.mark.nightly

LOGS: Final = sorted(FIXTURES.glob("*/logs/*.jsonl"))
CUTS: Final = 12
"""At how many places each legal log is torn."""
WAYS: Final = {
    "noblemen": ("points", "money", "shared"),
    "kings-progress": ("points", "crowns", "gifts", "built-cards", "shared"),
    "bruges": ("points", "florins", "shared"),
    "palais-royal": ("points", "cardinal", "shared"),
}
"""What may decide who wins."""


def named(path: Path) -> Any:
    return pytest.param(path, id=f"{path.parts[-3]}/{path.stem}")


def test_each_log_has_its_expectation_and_each_expectation_its_log() -> None:
    beside = {path.with_name(path.name.replace(".expected.json", ".jsonl")) for path in FIXTURES.glob("*/logs/*.json")}
    assert {*LOGS} == beside


@pytest.mark.parametrize("path", [*map(named, LOGS)])
def test_a_log_is_refereed_as_expected(path: Path) -> None:
    wanted = expected(path)
    status, answer = run("replay", str(path))
    assert status == wanted["exit"]
    if status == 2:
        assert errors(answer) == in_order(wanted["errors"])
    elif "faults" in wanted:
        agree({"faults": wanted["faults"]}, answer)
    else:
        agree(wanted["answer"], answer)
        assert ("offence" in answer) == (status == 1)
        for reason in answer.get("offence", {}).get("reasons", ()):
            assert reason["rule"] is not None


# -------------------------------------------------------------------------------------------------- whole games

LEGAL: Final = [path for path in LOGS if expected(path)["exit"] == 0]
WHOLE: Final = [path for path in LEGAL if expected(path).get("answer", {}).get("over")]


@pytest.mark.parametrize(
    ("game", "players", "by"),
    [(game, players, by) for game, ways in WAYS.items() for players in room(game).players for by in ways],
)
def test_a_whole_game_ends_in_each_way(game: str, players: int, by: str) -> None:
    ends = [expected(path)["answer"] for path in WHOLE if path.parts[-3] == game]
    assert any(end["decided_by"] == by and len(end["players"]) == players for end in ends)


@pytest.mark.parametrize("players", room("palais-royal").players)
def test_palais_royal_end_trigger__whole_games_end_by_the_park_and_by_the_round_limit(players: int) -> None:
    ends = [expected(path)["answer"] for path in WHOLE if path.parts[-3] == "palais-royal"]
    limited = {"equipment.round-limit" in end["assumed"] for end in ends if len(end["players"]) == players}
    assert limited == {True, False}


@pytest.mark.parametrize("path", [*map(named, LEGAL)])
def test_a_legal_log_torn_anywhere_is_legal_so_far_and_says_so(path: Path) -> None:
    data = path.read_bytes()
    whole = {line.strip() for line in data.split(b"\n")}
    header = data.index(b"\n") + 1
    source = Random(path.stem)
    before = 0
    for cut in sorted({header, header + 1, len(data) - 1, *(source.randrange(header, len(data)) for _ in range(CUTS))}):
        status, answer = run("replay", "-", given=data[:cut])
        last = data[:cut].rsplit(b"\n", 1)[-1].strip()
        assert status == 0, cut
        assert answer["torn"] == (last not in whole and last != b""), cut
        assert "offence" not in answer
        assert before <= answer["moves"]
        before = answer["moves"]


@pytest.mark.parametrize("path", [*map(named, WHOLE)])
def test_a_damaged_line_does_not_get_through(path: Path) -> None:
    """A move by somebody who is not in turn, or of which the draws are missing or are of pieces that there are not."""
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    names = json.loads(first)["players"]
    source = Random(path.stem)
    drawing = [at for at, line in enumerate(lines) if "drawn" in line]
    for damage in ("mover", "none", "piece"):
        at_risk = range(len(lines)) if damage == "mover" else drawing
        for at in source.sample(at_risk, min(3, len(at_risk))):
            entry = json.loads(lines[at])
            if damage == "mover":
                name, move = entry["move"].split(": ", 1)
                others = [other for other in names if other != name]
                entry["move"] = f"{source.choice(others)}: {move}"
            elif damage == "none":
                del entry["drawn"]
            else:
                next(draw for draw in entry["drawn"] if draw)[0] = "windmill"
            status, answer = run("replay", "-", given="\n".join([first, *lines[:at], json.dumps(entry)]) + "\n")
            assert status == 1, (damage, lines[at])
            assert answer["moves"] == at, (damage, lines[at])
            assert answer["offence"]["line"] == at + 2


# ------------------------------------------------------------------------------------------------- every refusal

NOT_IN_LOGS: Final = {
    "kings-progress": set[str](),
    "bruges": set[str](),
    "palais-royal": {"no-servant-to-remove"},
}
"""Refusals that no log can meet, because play has gone on by itself by then. Questions about a described table do."""


@pytest.mark.parametrize("game", NOT_IN_LOGS)
def test_every_refusal_has_a_log(game: str) -> None:
    codes: type[Code] = import_module(f"{BUILT_IN[game].removesuffix('.room')}.moves.codes").Refusal
    seen = {
        reason["code"]
        for path in LOGS
        if path.parts[-3] == game
        for reason in expected(path).get("answer", {}).get("offence", {}).get("reasons", ())
    }
    assert {*map(str, codes)} - seen == NOT_IN_LOGS[game]
