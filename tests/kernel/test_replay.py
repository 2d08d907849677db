"""Logs: read strictly, torn only at their end, and replayed up to the first offence."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from courtroll.verifier.kernel.chance import Dealer, Draw
from courtroll.verifier.kernel.game import Step
from courtroll.verifier.kernel.reading import ProblemCode
from courtroll.verifier.kernel.replay import (
    LONGEST_LINE,
    Entry,
    Heard,
    Log,
    LogError,
    Replayed,
    entry_line,
    header_line,
    read_log,
    replay,
)
from tests.kernel.test_game import GAME, Game5, Reach, Stones, TakeStones

steady = settings(derandomize=True, database=None, deadline=None)

HEADER = header_line("stones", {"players": ["Zoë", "Bo"], "left": 9})
LINES = (
    entry_line("Zoë: take 2", ()),
    entry_line("Bo: reach", [["red", "blau\u00e9"]]),
    entry_line("Zoë: take 1; done", [["red"], []]),
)
WHOLE = ("\n".join((HEADER, *LINES)) + "\n").encode()

ENTRIES = (
    Entry(2, "Zoë: take 2", ()),
    Entry(3, "Bo: reach", (("red", "blau\u00e9"),)),
    Entry(4, "Zoë: take 1; done", (("red",), ())),
)


def error_of(data: bytes) -> tuple[int, str, str]:
    with pytest.raises(LogError) as error:
        read_log(data)
    return error.value.line, error.value.code, error.value.found


def log_of(*lines: str) -> bytes:
    return "\n".join((HEADER, *lines, "")).encode()


# --------------------------------------------------------------------------------------------- reading


def test_a_log_that_was_written_is_read() -> None:
    header = {"courtroll": 1, "game": "stones", "players": ["Zoë", "Bo"], "left": 9}
    assert read_log(WHOLE) == Log(header, ENTRIES, False)


@steady
@given(
    st.lists(
        st.tuples(st.text(max_size=20), st.lists(st.lists(st.text(max_size=5), max_size=3), max_size=3)), max_size=5
    )
)
def test_whatever_is_written_is_read(rows: list[tuple[str, list[list[str]]]]) -> None:
    log = read_log(log_of(*(entry_line(move, drawn) for move, drawn in rows)))
    assert [(entry.move, [list(draw) for draw in entry.drawn]) for entry in log.entries] == rows
    assert not log.torn


@pytest.mark.parametrize("cut", range(len(WHOLE)))
def test_a_log_torn_at_any_byte_is_read_up_to_its_last_whole_line(cut: int) -> None:
    torn = WHOLE[:cut]
    whole_lines = torn.count(b"\n")
    rest = torn.rpartition(b"\n")[2]
    is_whole = rest.decode("utf-8", "replace") in (HEADER, *LINES)
    if whole_lines == 0 and not is_whole:
        assert error_of(torn) == (1, "no-header", "")
        return
    log = read_log(torn)
    assert log.entries == ENTRIES[: whole_lines + is_whole - 1]
    assert log.torn is (bool(rest) and not is_whole)


def test_a_log_that_windows_wrote_is_read_too() -> None:
    assert read_log(b"\xef\xbb\xbf" + WHOLE.replace(b"\n", b"\r\n")) == read_log(WHOLE)


def test_empty_lines_are_passed_over_and_counted() -> None:
    log = read_log(b"\n" + log_of("", LINES[0], "  ", LINES[1]) + b"\n\n")
    assert [entry.line for entry in log.entries] == [4, 6]
    assert not log.torn


@pytest.mark.parametrize(
    ("line", "code", "found"),
    [
        ("take 2", "not-json", "take 2"),
        ('{"move": "Bo: take 1"', "not-json", '{"move": "Bo: take 1"'),
        ("{} {}", "not-json", "{} {}"),
        ("[" * 100_000, "not-json", "[" * 60),
        ("[1, 2]", "not-an-object", "[1, 2]"),
        ('"move"', "not-an-object", '"move"'),
        ('{"move": "Bo: take 1", "move": "Bo: take 2"}', "key-twice", "move"),
        ('{"move": "Bo: take 1", "drawn": [], "time": 3}', "unknown-key", "time"),
        ("{}", "no-move", ""),
        ('{"move": 7}', "no-move", "7"),
        ('{"move": null}', "no-move", ""),
        ('{"move": "Bo: take 1", "drawn": "F"}', "no-draws", "F"),
        ('{"move": "Bo: take 1", "drawn": ["F"]}', "no-draws", "['F']"),
        ('{"move": "Bo: take 1", "drawn": [["F"], [1]]}', "no-draws", "[['F'], [1]]"),
        (" " * LONGEST_LINE + "{}", "line-too-long", str(LONGEST_LINE + 2)),
    ],
    ids=lambda value: str(value)[:20],
)
def test_what_is_no_entry_is_an_error_with_its_line(line: str, code: str, found: str) -> None:
    assert error_of(log_of(LINES[0], line, LINES[1])) == (3, code, found)


def test_what_is_no_text_is_an_error_with_its_line() -> None:
    data = WHOLE.replace("Zoë: take 1".encode(), b"Zo\xeb: take 1")
    assert error_of(data) == (4, "not-utf-8", "")


@pytest.mark.parametrize(
    ("data", "line", "found"),
    [
        (b"", 1, ""),
        (b"\n\n", 1, ""),
        (b'{"game": "stones"}\n', 1, ""),
        (b'\n{"courtroll": 2}\n', 2, "2"),
        (b'{"courtroll": "1"}\n', 1, "1"),
        ((LINES[0] + "\n").encode(), 1, ""),
    ],
)
def test_a_log_begins_with_its_header(data: bytes, line: int, found: str) -> None:
    assert error_of(data) == (line, "no-header", found)


def test_an_error_says_what_would_be_right() -> None:
    with pytest.raises(LogError) as error:
        read_log(log_of('{"mov": "Bo: take 1"}'))
    assert (error.value.code, error.value.wanted) == ("unknown-key", ("move", "drawn"))


def test_lines_are_plain_json() -> None:
    assert json.loads(HEADER)["courtroll"] == 1
    assert json.loads(entry_line("Bo: done", ())) == {"move": "Bo: done"}
    assert "ë" in HEADER


# ------------------------------------------------------------------------------------------- replaying

WORDS = {"stones": ("Red", "Blue")}
NAMES = ("Ann", "Bo")


def hear(text: str) -> Heard[object]:
    """`NAME: take 2; reach 1`; `take 9/2` may be taken as nine or as two."""
    name, _, rest = text.partition(": ")
    if name not in NAMES:
        raise LogError(0, ProblemCode.NO_PLAYER, name, NAMES)
    moves = []
    for part in rest.split("; "):
        verb, _, numbers = part.partition(" ")
        kind = TakeStones if verb == "take" else Reach
        moves.append(tuple(tuple(kind(int(n)) for n in order.split("+")) for order in numbers.split("/")))
    return Heard(NAMES.index(name), name, tuple(moves))


def run(*entries: Entry, left: int = 9) -> Replayed[Stones]:
    return replay(GAME, Stones(left), entries, hear, WORDS)


def said(line: int, move: str, *drawn: str) -> Entry:
    return Entry(line, move, tuple(tuple(draw.split()) for draw in drawn))


def test_a_log_is_applied_move_by_move() -> None:
    done = run(said(2, "Ann: take 2"), said(3, "Bo: reach 2", "blue", "RED"), said(4, "Bo: take 3"))
    assert done.state == Stones(4, 0, (1, 0))
    assert (done.moves, done.offence, done.used) == (3, None, frozenset())
    assert [(line.seat, line.points) for line in done.lines] == [(0, 2), (1, 3)]
    assert run() == Replayed(Stones(9), 0, (), None, frozenset())


def test_several_moves_of_one_line_share_its_draws() -> None:
    done = run(said(2, "Ann: reach 1; reach 1; take 1", "red", "blue"))
    assert (done.state, done.moves) == (Stones(8, 1, (1,)), 3)


def test_the_first_offence_stops_with_everything_that_objects() -> None:
    done = run(said(2, "Ann: take 2"), said(5, "Bo: reach 1; take 8", "red"), said(6, "Ann: take 1"), left=5)
    assert done.state == Stones(3, 1), "the lines before the offence stand, and a line counts as a whole"
    assert done.moves == 1
    assert done.offence is not None
    assert (done.offence.line, done.offence.player, done.offence.move) == (5, "Bo", "Bo: reach 1; take 8")
    assert [(o.code, o.rule.id) for o in done.offence.objections] == [
        ("more-than-three", "stones.take.limit"),
        ("not-there", "stones.take.there"),
    ]
    assert done.offence.outcome is None
    assert [line.points for line in done.lines] == [2]


def test_a_player_out_of_turn_is_an_offence() -> None:
    done = run(said(2, "Bo: take 1"))
    assert done.offence is not None
    assert [o.code for o in done.offence.objections] == ["not-your-turn"]


def test_the_first_order_that_is_legal_counts_and_else_the_reasons_of_the_first() -> None:
    assert run(said(2, "Ann: take 9/2")).state == Stones(7, 1)
    refused = run(said(2, "Ann: take 4/12"))
    assert refused.offence is not None
    assert [o.code for o in refused.offence.objections] == ["more-than-three"]
    later = run(said(2, "Ann: take 1+1/3"))
    assert later.state == Stones(6, 1), "an order that fails halfway leaves nothing behind"


@pytest.mark.parametrize(
    ("drawn", "why"),
    [
        ((), "outcome-missing"),
        (("green",), "outcome-no-such-piece"),
        (("red red",), "outcome-length"),
        (("red", "blue"), "outcome-too-long"),
    ],
)
def test_a_draw_that_cannot_be_is_an_offence(drawn: tuple[str, ...], why: str) -> None:
    done = run(said(2, "Ann: take 1"), said(3, "Bo: reach 1", *drawn))
    assert done.offence is not None
    assert (done.offence.line, done.offence.objections) == (3, ())
    assert done.offence.outcome is not None
    assert done.offence.outcome.why == why
    if why != "outcome-too-long":
        assert done.offence.outcome.rule is not None
        assert done.offence.outcome.rule.id == "stones.draw.random"


@pytest.mark.parametrize(
    ("drawn", "why"),
    [
        (("red red", "green"), "outcome-no-such-piece"),
        (("red red", "blue blue blue"), "outcome-length"),
        (("red red",), "outcome-length"),
        (("red",), "outcome-missing"),
        (("red red", "blue", "blue"), "outcome-length"),
    ],
)
def test_of_several_draws_that_cannot_be_a_word_without_a_piece_is_told_first(drawn: tuple[str, ...], why: str) -> None:
    done = run(said(2, "Ann: reach 2", *drawn))
    assert done.offence is not None
    assert done.offence.outcome is not None
    assert done.offence.outcome.rule is not None
    assert (done.offence.outcome.why, done.offence.outcome.rule.id) == (why, "stones.draw.random")
    given = (0, 0) if why == "outcome-length" else None
    assert (done.offence.outcome.asked, done.offence.outcome.given) == (Draw(0, "stones", 1, (1, 2)), given)


def test_every_effect_of_a_log_runs_once() -> None:
    ran: list[object] = []

    class Counted(Game5):
        def run(self, state: Stones, decision: object, dealer: Dealer) -> Step[Stones]:
            ran.append(decision)
            return super().run(state, decision, dealer)

    log = (said(2, "Ann: take 2"), said(3, "Bo: reach 2; reach 1; take 9/1", "blue", "red", "red"))
    assert replay(Counted(), Stones(9), log, hear, WORDS).moves == 4
    assert ran == [TakeStones(2), Reach(2), Reach(1), TakeStones(1)], "what is illegal never runs"


def test_what_is_heard_as_nothing_known_is_an_error_with_its_line() -> None:
    with pytest.raises(LogError) as error:
        run(said(2, "Ann: take 1"), said(7, "Zoe: take 1"))
    assert (error.value.line, error.value.code, error.value.wanted) == (7, "no-player", NAMES)
