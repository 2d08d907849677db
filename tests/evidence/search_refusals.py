"""Searches for the smallest log in which each refusal of a game comes; the offences in fixtures come from here.

Run by hand: python -m tests.evidence.search_refusals GAME [FIRST LAST]. It writes `offence-CODE.jsonl` into the game's
logs for each refusal that has none there yet, and prints those that it did not find. What the log is expected to say
is written beside it, and wants to be read before it is kept.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from importlib import import_module
from itertools import islice
from random import Random
from typing import Any

import courtroll
from courtroll.properties.play.suite import Suite, suite
from courtroll.verifier.kernel.chance import Seeded
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.legality import failing
from courtroll.verifier.kernel.replay import entry_line, header_line, in_words
from courtroll.verifier.kernel.room import folder
from tests.evidence.answers import run
from tests.paths import FIXTURES

STEPS = 60
TRIES = 12


def said(held: Suite, state: Any, seat: int, decision: Any) -> str | None:
    """The line of a log for a decision, if there are words for it."""
    with suppress(KeyError, IndexError, ValueError, AssertionError, TypeError):
        return entry_line(held.room.say_move(decision, state, seat), ())
    return None


def refused(log: str) -> Mapping[str, Any] | None:
    """What is said against the last line of a log, if there is anything."""
    try:
        answer: Mapping[str, Any] = courtroll.replay(log).json
    except (courtroll.Unreadable, courtroll.Impossible):
        return None
    found = answer.get("offence")
    return found if isinstance(found, dict) else None


def says(log: str, code: str) -> tuple[int, int] | None:
    """How much a log says that is refused by a code: reasons beside it, and letters. `None` where it is not."""
    found = refused(log)
    reasons = [] if found is None else found["reasons"]
    return (len(reasons), len(log)) if code in {reason["code"] for reason in reasons} else None


def tried(held: Suite, seed: int) -> Iterator[tuple[str, set[str]]]:
    """Logs of one move that is refused on a table of a random game, each with the codes of what is against it."""
    source = Random(seed)
    room, engine = held.room, held.room.engine()
    is_new = seed % 3 == 0
    begun = held.opening(source) if is_new else held.middle(source)
    if seed % 6 == 0:
        begun = {key: begun[key] for key in begun.keys() - {"equipment"}}
    header: dict[str, object] = {"courtroll": 1, "game": room.name, **begun}
    first: Any = room.begin(header)
    state, lines = first, [json.dumps(header, ensure_ascii=False)]
    if isinstance(state, tuple):
        return
    player, dealer = held.player(source), Seeded(source)
    for _ in range(STEPS):
        seat = engine.decider(state)
        others = list(islice(held.universe(state), 400)) if not source.randrange(6) else []
        conceived = [held.tries(state, source) for _ in range(TRIES)]
        for who, decision in [*conceived, *((seat or 0, each) for each in others)]:
            objections = failing(engine.checks(state, decision, who))
            line = said(held, state, who, decision) if objections else None
            if line is not None:
                alone = (header_line(room.name, {"position": room.write(state)}),)
                shown = min(alone, lines, key=lambda log: sum(map(len, log))) if is_new else alone
                yield "\n".join((*shown, line, "")), {str(objection.code) for objection in objections}
        if seat is None:
            return
        decision = player(state, engine.legal_actions(state))
        state, before = engine.run(state, decision, dealer).state, state
        drawn = in_words(dealer.dealt(), room.drawn(first))
        lines.append(entry_line(room.say_move(decision, before, seat), drawn))


def smaller(held: Suite, log: str, code: str) -> str:
    """The log, with as little in its position as shows the same refusal."""
    begun, *moves = log.splitlines()
    header = json.loads(begun)
    if "position" not in header:
        return log
    (move,) = moves
    best = says(log, code)
    assert best is not None
    goes_on = True
    while goes_on:
        goes_on = False
        for position in held.simpler(header["position"]):
            candidate = json.dumps(header | {"position": position}, ensure_ascii=False) + f"\n{move}\n"
            found = says(candidate, code)
            if found is not None and found < best:
                best, header, goes_on = found, header | {"position": position}, True
                break
    return json.dumps(header, ensure_ascii=False) + f"\n{move}\n"


def main(game: str, first: int = 0, last: int = 200) -> None:
    held = suite(game)
    codes: type[Code] = import_module(f"courtroll.verifier.games.{folder(game)}.moves.codes").Refusal
    logs = FIXTURES / game / "logs"
    logs.mkdir(exist_ok=True)
    there = {
        reason["code"]
        for path in logs.glob("offence-*.expected.json")
        for reason in json.loads(path.read_text(encoding="utf-8"))["answer"]["offence"]["reasons"]
    }
    missing = {str(code) for code in codes} - there
    best: dict[str, tuple[tuple[int, int], str]] = {}
    for seed in range(first, last):
        for log, found in tried(held, seed):
            for code in found & missing:
                if code in best and (len(found), len(log)) >= best[code][0]:
                    continue
                size = says(log, code)
                if size is not None and (code not in best or size < best[code][0]):
                    best[code] = size, log
    for code, (_, log) in sorted(best.items()):
        path = logs / f"offence-{code}.jsonl"
        path.write_text(smaller(held, log, code), encoding="utf-8")
        status, answer = run("replay", str(path))
        offence = answer["offence"]
        reasons = [{key: reason[key] for key in ("code", "where", "rule")} for reason in offence["reasons"]]
        wanted = {"exit": status, "answer": {"moves": answer["moves"], "offence": {
            **{key: offence[key] for key in ("line", "player", "move")}, "reasons": reasons}}}  # fmt: skip
        beside = json.dumps(wanted, indent=2, ensure_ascii=False) + "\n"
        path.with_name(f"{path.stem}.expected.json").write_text(beside, encoding="utf-8")
    print("not found:", *sorted(missing - {*best}))


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:4]))
