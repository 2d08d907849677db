"""What can still come of a scoring, table by table; `test_ranges` compares it with filling everything by hand."""

from __future__ import annotations

from dataclasses import replace

from courtroll.verifier.games.kings_progress.rules import options
from courtroll.verifier.games.kings_progress.table.pieces import DISGUISE, GIFT_TYPES, Courtier, Prize
from courtroll.verifier.games.kings_progress.table.state import Shed, State
from courtroll.verifier.games.kings_progress.unknown.results import answer
from courtroll.verifier.kernel.position import Position
from tests.games.kings_progress.tables import hole, player, table

KNIGHT, MISTRESS = Courtier.KNIGHT, Courtier.MISTRESS


def ranges(position: Position[State]) -> tuple[tuple[int, int | None], ...]:
    """What the scoring can bring."""
    found = answer(position, game_over=False)
    before = (player.points for player in position.state.players)
    return tuple(
        (low - b, None if high is None else high - b)
        for low, high, b in zip(found.low, found.high, before, strict=True)
    )


def leaned_on(position: Position[State]) -> list[str]:
    found = answer(position, game_over=position.state.round == 3).leanings
    assert found is not None
    return [leaning.option for leaning in found]


def verdict(position: Position[State]) -> tuple[tuple[int, ...], str | None, bool | None]:
    found = answer(position, game_over=True)
    return found.winners, found.decided_by, found.certain


def test_kings_progress_shed_first__a_choice_of_two_builds_leaves_a_range() -> None:
    state = table(
        player(0, gifts={Prize.LAND: [0]}, builds={KNIGHT: (1,), MISTRESS: (1,)}),
        player(1, builds={KNIGHT: (0,)}, minor=[KNIGHT]),
        round_=1,
    )
    state = replace(state, players=(replace(state.players[0], major=(KNIGHT, MISTRESS)), *state.players[1:]))
    position = Position(state)
    assert answer(position, game_over=False).lists[0]["due"] == ("land", "types")
    assert ranges(position) == ((4, 4), (2, 2))
    one_due = replace(state.players[0], sheds=(Shed(0, MISTRESS),))
    assert ranges(Position(replace(state, players=(one_due, state.players[1])))) == ((4, 4), (2, 2))


def test_sure_controls_on_unsure_courtiers_are_one_line_without_place() -> None:
    state = table(
        player(0, gifts={Prize.LAND: [0]}, builds={KNIGHT: (1,), MISTRESS: (1,), Courtier.STEWARD: (1,)}),
        player(1),
    )
    position = Position(state)
    found = answer(position, game_over=False).result.players[0].lines
    lines = [line for line in found if line.code == "major-control"]
    assert [(line.count, line.points, line.where) for line in lines] == [(1, 2, None)]
    assert ranges(position)[0] == (6, 6)


def test_kings_progress_recount_equal__without_any_holder_may_be_either() -> None:
    state = table(player(0, builds={KNIGHT: (1,)}), player(1, builds={KNIGHT: (1,)}), player(2))
    position = Position(state)
    assert ranges(position) == ((0, 2), (0, 2), (0, 0))
    assert leaned_on(position) == [options.EQUAL_BUILDS.name]
    assert verdict(position)[0] == (0, 1)


def test_unknown_owners_of_cards_matter_only_in_ties() -> None:
    silent = tuple(hole("player", seat, what) for seat in range(2) for what in ("major", "minor"))
    clear = table(player(0, builds={KNIGHT: (2,)}), player(1, builds={KNIGHT: (1,)}))
    assert ranges(Position(clear, silent)) == ((2, 2), (0, 0))
    tied = table(player(0, builds={KNIGHT: (1,)}), player(1, builds={KNIGHT: (1,)}))
    assert ranges(Position(tied, silent)) == ((0, 2), (0, 2))
    told = replace(tied, players=(replace(tied.players[0], major=(KNIGHT,)), tied.players[1]))
    assert ranges(Position(told, silent[2:])) == ((2, 2), (0, 0))


def test_unknown_colours_are_tried_but_never_one_twice() -> None:
    state = table(player(0, colour=Prize.LAND), player(1, gifts={Prize.LAND: [0]}), player(2))
    assert ranges(Position(state, (hole("player", 1, "colour"),)))[1] == (4, 4)
    free = replace(state, players=(replace(state.players[0], colour=Prize.MONEY), *state.players[1:]))
    assert ranges(Position(free, (hole("player", 1, "colour"),)))[1] == (4, 5)
    sure = answer(Position(free, (hole("player", 1, "colour"),)), game_over=False).result.players[1]
    assert sure.total == 4


def test_verdict_over_what_is_open() -> None:
    sure = table(player(0, 9), player(1, 1), round_=3)
    assert verdict(Position(sure)) == ((0,), "points", True)
    state = table(
        player(0, 0, Prize.MONEY, {Prize.LAND: [0]}, {KNIGHT: (0, DISGUISE), MISTRESS: (0, 0, 0)}),
        player(1, 10),
        round_=3,
    )
    assert verdict(Position(state)) == ((0,), None, True), "Ann has 12, or 10 as Bob has, but more gifts"
    open_ = table(player(0, builds={KNIGHT: (1,)}), player(1, builds={KNIGHT: (1,)}), round_=3)
    assert verdict(Position(open_)) == ((0, 1), None, False)


def test_leaned_on_names_the_options_that_decided() -> None:
    three = table(*(player(s, gifts={Prize.LAND: [0] * n}) for s, n in enumerate((2, 2, 2, 1))), round_=3)
    assert options.TIE_SKIPS.name in leaned_on(Position(three))
    alone = table(player(0, gifts=dict.fromkeys(GIFT_TYPES, (0,))), player(1, 3), round_=1)
    assert leaned_on(Position(alone)) == []
    second = table(player(0, gifts={Prize.LAND: [0]}), player(1), round_=2)
    assert leaned_on(Position(second)) == [options.PLACE_WITHOUT_GIFT.name]
