"""A campaign's results file: a first line that says which campaign, then one line of JSON for each shard.

Only the coordinator writes, a whole line at a time. A file that was cut anywhere is good up to its last whole line.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from courtroll.properties.play.watch import Tally
from courtroll.properties.report import Failure, as_parting, of_parting
from courtroll.properties.running.shards import Plan, ShardResult, code_played

VERSION: Final = 1
"""The version of the file's form."""


class NotThisCampaign(ValueError):
    """A file that holds something else than results of this campaign; it is left as it is."""


def first_line(plan: Plan) -> str:
    """What sets a campaign apart. How many games it plays does not: a longer campaign goes on from a shorter one."""
    return _line(
        {
            "courtroll-campaign": VERSION,
            "game": plan.game,
            "engine": plan.engine,
            "seed": plan.seed,
            "shard-size": plan.shard_size,
            "code": code_played(),
        }
    )


def _line(content: Mapping[str, object]) -> str:
    return json.dumps(content, sort_keys=True, ensure_ascii=False) + "\n"


class ResultsFile:
    """The file, read up to its last whole line and open for more. Each result that is there goes to `take`."""

    def __init__(self, path: Path, plan: Plan, take: Callable[[ShardResult], object]) -> None:
        expected = first_line(plan).encode()
        content = path.read_bytes() if path.exists() else b""
        whole = content[: content.rfind(b"\n") + 1]
        if whole:
            first, _, rest = whole.partition(b"\n")
            _same_campaign(path, first, expected)
            for result in _results(path, rest):
                take(result)
        elif not expected.startswith(content):
            raise NotThisCampaign(f"{path} is no results file of a campaign")
        self._file = path.open("r+b" if content else "wb")
        self._file.truncate(len(whole))
        self._file.seek(len(whole))
        if not whole:
            self._write(expected)

    def add(self, result: ShardResult) -> None:
        """Keeps a shard's result."""
        self._write(_line(as_row(result)).encode())

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        self._file.close()


WORDS: Final = {
    "courtroll-campaign": "the form of the file",
    "game": "the game",
    "engine": "the engine",
    "seed": "the seed",
    "shard-size": "the size of a shard",
    "code": "the version of the rules and the suite",
}


def _same_campaign(path: Path, first: bytes, expected: bytes) -> None:
    try:
        there = json.loads(first)
    except ValueError:
        there = None
    wanted: Mapping[str, object] = json.loads(expected)
    if not isinstance(there, dict) or "courtroll-campaign" not in there:
        raise NotThisCampaign(f"{path} is no results file of a campaign")
    for key, value in wanted.items():
        if there.get(key) != value:
            raise NotThisCampaign(
                f"{path} holds another campaign: {WORDS[key]} is {there.get(key)!r} there and {value!r} here"
            )


def _results(path: Path, rows: bytes) -> Iterator[ShardResult]:
    for number, row in enumerate(rows.splitlines(), 2):
        try:
            yield of_row(json.loads(row))
        except (ValueError, TypeError, KeyError, AttributeError):
            raise NotThisCampaign(f"{path}, line {number}: this is no result of a shard") from None


def as_row(result: ShardResult) -> dict[str, object]:
    """A result as JSON has it. Nothing in it depends on when, where and after what the shard was played."""
    tally = result.tally
    return {
        "shard": result.shard,
        "games": result.games,
        "ended": tally.ended,
        "steps": tally.steps,
        "held": dict(tally.held),
        "landmarks": dict(tally.landmarks),
        "failed": dict(result.failed),
        "failures": [
            {
                "game": number,
                "law": failure.law,
                "what": failure.what,
                "rules": list(failure.rules),
                "steps": failure.steps,
                "parting": as_parting(failure.parting),
                "log": failure.evidence,
            }
            for number, failure in result.failures
        ],
    }


class _Counts(NamedTuple):
    """The numbers of a row."""

    shard: int
    games: int
    ended: int
    steps: int


def of_row(row: Mapping[str, Any]) -> ShardResult:
    """A row as a result. Raises if it is none."""
    counts = _Counts(*(_number(row[key]) for key in _Counts._fields))
    return ShardResult(
        counts.shard,
        counts.games,
        code_played(),
        Tally(counts.games, counts.ended, counts.steps, _counter(row["held"]), _counter(row["landmarks"])),
        _counter(row["failed"]),
        [
            (
                _number(each["game"]),
                Failure(
                    str(each["law"]), str(each["what"]), tuple(map(str, each["rules"])), _number(each["steps"]),
                    str(each["log"]), "log", of_parting(each["parting"]),
                ),
            )
            for each in row["failures"]
        ],
    )  # fmt: skip


def _number(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise TypeError(value)
    return value


def _counter(value: Mapping[str, object]) -> Counter[str]:
    return Counter({key: _number(n) for key, n in value.items()})
