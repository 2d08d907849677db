"""The printed examples, line by line, and their position files."""

from __future__ import annotations

import pytest

from tests.games.kings_progress.tables import POSITIONS, player, printed, table
from verifier.games.kings_progress.choices import certain_ledger, ranges
from verifier.games.kings_progress.control import Control, build_value, value
from verifier.games.kings_progress.faults import faults
from verifier.games.kings_progress.gifts import results
from verifier.games.kings_progress.pieces import Courtier, Prize
from verifier.games.kings_progress.scoring import ledger, renewed, round_ranks, settlement, totals
from verifier.games.kings_progress.sheds import due
from verifier.games.kings_progress.state import Moment
from verifier.kernel.ledger import Ledger
from verifier.kernel.legality import Severity

NAMES = sorted(path.stem for path in POSITIONS.glob("*.toml"))
ADAM = player(0, colour=Prize.TITLE, gifts={Prize.TITLE: [0, 0, 0], Prize.LAND: [0, 0], Prize.CASTLE: [0]})
STEVE = player(1, colour=Prize.MONEY, gifts={Prize.LAND: [0, 0, 0], Prize.OFFICE: [0, 0], Prize.TITLE: [1]})


def told(scored: Ledger, seat: int) -> list[tuple[str, int, int, str]]:
    return [(line.code, line.count, line.points, line.rule.id) for line in scored.of(seat)]


@pytest.mark.parametrize("name", NAMES)
def test_a_position_file_is_answered_as_expected(name: str) -> None:
    position, moment, expected = printed(name)
    state, scored = position.state, certain_ledger(position)
    assert [fault for fault in faults(position, moment) if fault.severity is Severity.IMPOSSIBLE] == []
    outstanding = due(state, results(state))
    after = [one.points + scored.total(seat) for seat, one in enumerate(state.players)]
    for seat, answer in enumerate(expected["players"]):
        assert told(scored, seat) == [tuple(line.values()) for line in answer["lines"]]
        low, high = (answer["before"] + n for n in ranges(position)[seat])
        assert (low, high) == (answer["low"], answer["high"])
        assert after[seat] == answer["total"] == answer["before"] + sum(line["points"] for line in answer["lines"])
        assert [prize.word for prize in outstanding[seat]] == answer["due"]
    assert [answer["rank"] for answer in expected["players"]] == list(round_ranks(after))
    assert moment is Moment.ROUND_END
    assert expected["winners"] == []
    assert expected["decided_by"] is None


def test_example_control_value() -> None:
    assert build_value(3, 2) == 5
    assert value((2, 0, 1)) == 5


def test_example_gifts_of_the_first_round() -> None:
    state = table(ADAM, STEVE)
    scored = ledger(state)
    assert told(scored, 0) == [
        ("castle", 1, 2, "kings-progress.gifts.points"),
        ("title", 3, 2, "kings-progress.gifts.points"),
        ("own-colour", 1, 1, "kings-progress.colour.bonus"),
    ]
    assert told(scored, 1) == [
        ("land", 3, 2, "kings-progress.gifts.points"),
        ("office", 2, 2, "kings-progress.gifts.points"),
        ("types", 3, 2, "kings-progress.types.most"),
    ]
    assert totals(state) == (5, 6)
    assert ("own-colour", 1) in [(u.code, u.seat) for u in scored.unscored]


def test_example_recount_of_the_mistress() -> None:
    position, _, _ = printed("recount-mistress")
    control = settlement(position.state)[Courtier.MISTRESS]
    adam, carl, martin = range(3)
    assert control == Control(major=carl, minor=martin)
    assert adam not in control
    assert renewed(position.state) == (Courtier.MISTRESS,)


def test_example_tied_first_in_the_third_round() -> None:
    players = [player(seat, gifts={Prize.LAND: [0] * n}) for seat, n in enumerate((2, 2, 1))]
    assert results(table(*players, round_=3))[Prize.LAND].points == (3, 3, 1)
