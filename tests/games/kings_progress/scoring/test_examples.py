"""The printed examples, line by line, and their position files."""

from __future__ import annotations

from courtroll.verifier.games.kings_progress.scoring.control import Control, build_value, value
from courtroll.verifier.games.kings_progress.scoring.gifts import results
from courtroll.verifier.games.kings_progress.scoring.totals import settlement
from courtroll.verifier.games.kings_progress.table.pieces import Courtier, Prize
from courtroll.verifier.kernel.results import Result
from tests.games.kings_progress.tables import player, printed, scored, table

ADAM = player(0, colour=Prize.TITLE, gifts={Prize.TITLE: [0, 0, 0], Prize.LAND: [0, 0], Prize.CASTLE: [0]})
STEVE = player(1, colour=Prize.MONEY, gifts={Prize.LAND: [0, 0, 0], Prize.OFFICE: [0, 0], Prize.TITLE: [1]})


def told(result: Result, seat: int) -> list[tuple[str, int, int, str]]:
    return [(line.code, line.count, line.points, line.rule.id) for line in result.players[seat].lines]


def test_kings_progress_control_value__printed_example() -> None:
    assert build_value(3, 2) == 5
    assert value((2, 0, 1)) == 5


def test_kings_progress_gifts_points__printed_example_of_the_first_round() -> None:
    result = scored(table(ADAM, STEVE)).result
    assert told(result, 0) == [
        ("castle", 1, 2, "kings-progress.gifts.points"),
        ("title", 3, 2, "kings-progress.gifts.points"),
        ("own-colour", 1, 1, "kings-progress.colour.bonus"),
    ]
    assert told(result, 1) == [
        ("land", 3, 2, "kings-progress.gifts.points"),
        ("office", 2, 2, "kings-progress.gifts.points"),
        ("types", 3, 2, "kings-progress.types.most"),
    ]
    assert result.totals == (5, 6)
    assert ("own-colour", 1) in [(u.code, u.seat) for each in result.players for u in each.unscored]


def test_kings_progress_recount_major__printed_example_of_the_mistress() -> None:
    position = printed("recount-mistress")
    control = settlement(position.state)[Courtier.MISTRESS]
    adam, carl, martin = range(3)
    assert control == Control(major=carl, minor=martin)
    assert adam not in control


def test_kings_progress_gifts_tied__printed_example_of_the_third_round() -> None:
    players = [player(seat, gifts={Prize.LAND: [0] * n}) for seat, n in enumerate((2, 2, 1))]
    assert results(table(*players, round_=3))[Prize.LAND].points == (3, 3, 1)
