"""Whole games written down in words and read again."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.settle.logs import DRAWN, begin, hear, say_move
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.kernel.ledger import Line
from courtroll.verifier.kernel.replay import LogError, entry_line, header_line, read_log, replay
from tests.games.noblemen.seasons import Entry, Style, play


def written(entry: Entry) -> tuple[bytes, State, list[Line], list[State]]:
    """The log of a game, how it ended, what it scored, and the states before each move."""
    begun = entry.begin()
    header: dict[str, object] = {"players": list(begun.box.players), "edition": entry.edition}
    header["start"] = begun.box.players[begun.turn.seat]
    rows, lines, states = [header_line("noblemen", header)], list[Line](), []
    last = begun
    for move in play(entry):
        asked = NOBLEMEN.chance(move.before, move.decision)
        drawn: Sequence[Sequence[str]] = [
            [DRAWN[draw.what][kind] for kind in kinds] for draw, kinds in zip(asked, move.outcome, strict=True)
        ]
        rows.append(entry_line(say_move(move.decision, begun.box.players, move.before.turn.seat), drawn))
        lines += move.step.lines
        states.append(move.before)
        last = move.step.state
    return ("\n".join(rows) + "\n").encode(), last, lines, states


@pytest.mark.parametrize(
    "entry", [Entry(1, 3, "de"), Entry(2, 4, "it", style=Style.ROUNDED), Entry(4, 5, "de", style=Style.FOLLIES)],
    ids=["plain", "rounded", "follies"],
)  # fmt: skip
def test_a_written_game_is_replayed_to_its_end(entry: Entry) -> None:
    data, last, lines, _ = written(entry)
    log = read_log(data)
    begun = begin(log.header)
    assert isinstance(begun, State)
    assert begun == entry.begin()
    players = begun.box.players
    done = replay(NOBLEMEN, begun, log.entries, lambda text: hear(text, players), DRAWN)
    assert done.offence is None
    assert done.state == last
    assert done.lines == tuple(lines)
    assert done.moves == len(log.entries)


def test_a_log_with_one_move_changed_stops_there() -> None:
    data, _, _, states = written(Entry(2, 3, "de"))
    rows = data.decode().splitlines()
    at = next(n for n, row in enumerate(rows) if ": bribe" in row)
    row = json.loads(rows[at])
    rows[at] = entry_line(row["move"].split(": ")[0] + ": bribe 6", [])
    log = read_log("\n".join(rows).encode())
    begun = begin(log.header)
    assert isinstance(begun, State)
    done = replay(NOBLEMEN, begun, log.entries, lambda text: hear(text, begun.box.players), DRAWN)
    assert done.offence is not None
    assert done.offence.line == at + 1
    assert "more-than-five-bribes" in [o.code for o in done.offence.objections]
    assert done.state == states[at - 1]


def test_a_sentence_nobody_understands_is_an_error_of_the_log() -> None:
    with pytest.raises(LogError) as error:
        hear("Frank: sing", ("Frank", "Britta", "Karsten"))
    assert (error.value.code, error.value.found) == ("no-verb", "sing")


@pytest.mark.parametrize("name", ["", "  ", "\u3000", "a\x07", "x" * 41])
def test_a_player_without_a_name_that_shows_begins_no_game(name: str) -> None:
    problems = begin({"courtroll": 1, "game": "noblemen", "players": ["Frank", name, "Karsten"]})
    assert isinstance(problems, tuple)
    assert [(problem.path, problem.code) for problem in problems] == [(("players", 1), "wrong-form")]
