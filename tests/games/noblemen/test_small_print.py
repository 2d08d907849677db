"""Details that bigger tests leave open: what stands in objections, values used, estates and described balls."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from courtroll.verifier.games.noblemen.document import Described
from courtroll.verifier.games.noblemen.document.persons import Spend
from courtroll.verifier.games.noblemen.moves.decisions import SetKnight, SpendBribes, SpendCard, Take
from courtroll.verifier.games.noblemen.moves.draft import Draft
from courtroll.verifier.games.noblemen.play.building import place_checks, put_up
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.play.laying import new_symbols
from courtroll.verifier.games.noblemen.play.setup import deal_out
from courtroll.verifier.games.noblemen.rules.options import AreaSymbol
from courtroll.verifier.games.noblemen.scoring.buildings import CASTLE, _chapels, quick_ledger
from courtroll.verifier.games.noblemen.scoring.results import at_end_of_decade
from courtroll.verifier.games.noblemen.table import areas, counting, frame
from courtroll.verifier.games.noblemen.table.estate import Estate, with_building
from courtroll.verifier.games.noblemen.table.pieces import (
    BANK,
    BOARD,
    BRIBE,
    FOLLIES,
    POUND,
    Building,
    Card,
    Folly,
    Tile,
    Title,
    screen,
)
from courtroll.verifier.games.noblemen.table.state import Ball, Cell, Clock, Knight, Phase, Quick, Turn
from courtroll.verifier.games.noblemen.unknown.ball import described
from courtroll.verifier.games.noblemen.unknown.ball.described import Plan, at_ball, opened_ball, plans_of
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.legality import Lack
from tests.games.noblemen.tables import at, cells, do, estate, refused, table

# ------------------------------------------------------------------------------------------------- the ball


def spending(prestige_track: int | None, gardens: int) -> set[str]:
    turn = Turn(Phase.SPEND, 0, 0, waiting=(1, 2), ball=Ball((None,) * 3, (None,) * 3))
    state = table("C " + "W " * gardens, players=3, turn=turn, typed={"prestige_track": prestige_track})
    return set(do(state, "done").step.used)


def test_noblemen_track_end__a_marker_on_the_typed_track_needs_no_assumption() -> None:
    assert spending(20, 15) == set()
    assert spending(15, 16) == {"prestige-track"}
    assert spending(None, 15) == {"prestige-track"}
    assert spending(None, 14) == set()


def test_what_is_described_of_a_ball_is_planned() -> None:
    spends = (Spend(2, (Card.BLACKMAIL, Card.DOWRY)), Spend(0, (Card.TRIBUTE,)), Spend())
    told = cast(Described, SimpleNamespace(spends=spends, takes=(Title.EARL, None, Title.BARON)))
    assert plans_of(told) == (
        Plan((SpendBribes(2), SpendCard(Card.BLACKMAIL), SpendCard(Card.DOWRY)), Title.EARL),
        Plan((SpendCard(Card.TRIBUTE),)),
        Plan((), Title.BARON),
    )


class Counted:
    """The engine, which gives up where a ball takes more steps than it can have."""

    def __init__(self) -> None:
        self.left = 60

    def __getattr__(self, name: str) -> Any:
        self.left -= 1
        assert self.left > 0, "this ball never ends"
        return getattr(NOBLEMEN, name)


def test_a_plan_that_is_refused_says_which_decision_and_the_ball_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(described, "NOBLEMEN", Counted())
    rows = ["C " + "W " * n for n in (6, 3, 0, 0)]
    plans = [Plan((SpendBribes(3), SpendBribes(1)), Title.DUKE), *[Plan(takes=Title.EARL)] * 2, Plan(takes=Title.EARL)]
    result, refusals = at_ball(table(*rows, bribes=[1]), plans)
    assert {(r.seat, r.decision) for r in refusals} == {
        (0, SpendBribes(3)), (0, Take(Title.DUKE)), (1, Take(Title.EARL)), (2, Take(Title.EARL)), (3, Take(Title.EARL)),
    }  # fmt: skip
    assert [player.facts["prestige"] for player in result.players] == [7, 3, 0, 0]
    assert [player.unscored for player in result.players] == [()] * 4


# ------------------------------------------------------------------------------------------------ objections


@pytest.mark.parametrize(("prestige", "after_it"), [((0, 1), (1, 0)), ((1, 0), (0, 1))])
def test_noblemen_title_order__one_prestige_chooses_before_none(
    prestige: tuple[int, int], after_it: tuple[int, int]
) -> None:
    """By totals, though both stand on 0, and whoever spent first. The third stands on 1, and chooses before them."""
    turn = Turn(Phase.SPEND, 2, 2, ball=Ball((*prestige, None), (0, 0, None)))
    state = table("C", "C", "C W", players=3, queen=0, turn=turn, rulings={"title-order": "total"})
    choosing = do(state, "done").state.turn
    assert (choosing.phase, choosing.seat, choosing.waiting) == (Phase.TAKE, 2, after_it)


def test_noblemen_ball_spend_held__what_is_lacking() -> None:
    turn = Turn(Phase.SPEND, 0, 0, waiting=(1, 2), ball=Ball((None,) * 3, (None,) * 3))
    state = table(players=3, turn=turn, bribes=[1])
    for n, lacking in ((3, 2), (2, 1), (0, 0), (-1, 0)):
        (objection,) = NOBLEMEN.objections(state, SpendBribes(n))
        assert (objection.code, objection.lack) == ("bribes-not-held", Lack(screen(0), BRIBE, lacking))


def test_prestige_that_is_told_has_no_parts() -> None:
    state = replace(table("C W W", "C W W", bribes=[1]), quick=(Quick(prestige=13), Quick(castles=(1,)), None, None))
    result, refusals = at_ball(state, [Plan((SpendBribes(1),)), *[Plan()] * 3])
    assert refusals == []
    assert [[(part.code, part.things) for part in player.parts] for player in result.players] == [
        [("bribe", 1)], [("fountain", 2)], [], [],
    ]  # fmt: skip


@pytest.mark.parametrize("folly", list(Folly))
def test_noblemen_folly_one_each__the_very_folly_leaves_the_board(folly: Folly) -> None:
    draft = Draft(table("C M"), Noting())
    before = draft.held
    put_up(draft, 0, Building.FOLLY, at("B1"), folly)
    left = [kind for kind in Folly if draft.held[BOARD][FOLLIES + kind] < before[BOARD][FOLLIES + kind]]
    assert (left, draft.held[BOARD][:FOLLIES]) == ([folly], before[BOARD][:FOLLIES])


def test_noblemen_area_new__only_new_squares_count_where_squares_share() -> None:
    """Two farms are there already, side by side; the third is what the laying completes."""
    state = table("C F F F F\n. F F F .", tiles=["F"], rulings={"area-symbol": "shared"})
    assert [gain[2:5] for gain in do(do(state, "lay F E2").state, "done").gains] == [
        ("field-laid", 1, 1), ("farm-completed", 1, 2),
    ]  # fmt: skip


def test_noblemen_tool_frame__a_place_beyond_is_somebodys() -> None:
    (found,) = place_checks(table(), 2, Building.CASTLE, frame.BEYOND)
    assert (found.holds, found.where) == (False, Cell(2, frame.BEYOND))


def test_noblemen_knight_unoccupied__beside_the_square_that_the_moved_knight_leaves() -> None:
    """Of eight fields in two rows the middle square shares tiles with the one that is left: it is the same area."""
    state = table("C M M\nM M M", "C F F F F\n. F F F F", money=[9], knights=[(0, 1, "B1"), (0, 2, "A1")],
                  turn=Turn(Phase.KNIGHT, 0, 0, acted=True), rulings={"castle-knight": "free-choice"})  # fmt: skip
    moving = SetKnight(1, at("C1"), (1, at("B1")))
    assert refused(state, moving) == [("area-occupied", "noblemen.knight.unoccupied", "Britta C1")]


def test_noblemen_knight_unoccupied__in_the_corner_of_the_frame() -> None:
    """Where an estate has no free square at all, its only one is not free either."""
    state = table("C M M", knights=[(2, 1, "A1")], turn=Turn(Phase.KNIGHT, 0, 0, acted=True))
    corner = Estate(bits(list(four(0))), 0, 0, symbols=None)
    held = replace(state, estates=(state.estates[0], corner, *state.estates[2:]), knights=(Knight(2, 1, 0),))
    assert [o.code for o in NOBLEMEN.objections(held, SetKnight(1, 0))] == ["area-occupied"]


def test_noblemen_area_occupiable__squares_for_a_knight_in_hand_leave_out_where_it_stood() -> None:
    state = table("C M M", "C F F\n. F F", "C G G G G\n. G G G G", knights=[(0, 1, "B1"), (2, 0, "A1")])
    stood = Knight(0, 1, at("B1"))
    assert counting.targets(state, 0) == {2: cells("B1", "D1")}
    assert counting.targets(state, 0, stood) == {2: cells("B1", "D1")}
    there = Knight(0, 2, at("B1"))
    moved = replace(state, knights=(there,))
    assert counting.targets(moved, 0, there) == {1: cells("B1"), 2: cells("D1")}


# --------------------------------------------------------------------------------------------------- estates


def test_buildings_are_added_to_those_there_are() -> None:
    land = replace(estate("M M\nM M"), symbols=cells("A1"))
    one = with_building(land, Building.FOLLY, at("A1"), Folly.FARMS)
    two = with_building(one, Building.FOLLY, at("B2"), Folly.MIXED)
    assert two.folly == cells("A1", "B2")
    assert two.follies == ((at("A1"), Folly.FARMS), (at("B2"), Folly.MIXED))
    assert two.symbols == cells("A1")


@pytest.mark.parametrize("reading", AreaSymbol)
def test_noblemen_area_new__squares_with_a_tile_just_laid(reading: AreaSymbol) -> None:
    """All such squares where tiles are shared; else the best split of those that share no tile with older areas."""
    source, found = Random(7), set()
    for _ in range(300):
        left, top = source.choice([(0, 0), (30, 30), (frame.SIZE - 4, frame.SIZE - 4)])
        spots = [frame.cell_at(left + x, top + y) for x in range(4) for y in range(3)]
        field = [cell for cell in spots if source.random() < 0.8]
        laid = source.sample(field, min(3, len(field)))
        older = [cell for cell in squares_among(set(field) - set(laid)) if source.random() < 0.4][:1]
        taken = {tile for corner in older for tile in four(corner)}
        free = set(field) if reading is AreaSymbol.SHARED else set(field) - taken
        fresh = {corner for corner in squares_among(free) if set(four(corner)) & set(laid)}
        mine = Estate(bits(field), 0, 0, symbols=bits(older))
        expected = bits(fresh) if reading is AreaSymbol.SHARED else areas.best_split(bits(fresh))
        assert new_symbols(mine, bits(laid), reading) == expected
        found.add(len(fresh))
    assert found >= {0, 1, 2, 3}


def four(corner: int) -> tuple[int, ...]:
    return corner, corner + 1, corner + frame.STRIDE, corner + frame.STRIDE + 1


def squares_among(tiles: set[int]) -> list[int]:
    return [corner for corner in sorted(tiles) if set(four(corner)) <= tiles]


def bits(some: set[int] | list[int]) -> int:
    return sum(1 << cell for cell in some)


@pytest.mark.parametrize(("reading", "farms"), [("single", 1), ("shared", 2)])
def test_noblemen_area_new__two_squares_closed_at_once(reading: str, farms: int) -> None:
    state = table("C F F\n. F F", tiles=["F F"], rulings={"area-symbol": reading})
    bare = replace(state, estates=(estate("C F F\n. F ."), *state.estates[1:]))
    for mine, new in ((state, farms - 1), (bare, farms)):
        lay = ["lay F D1", "lay F D2"] if mine is state else ["lay F C2", "lay F D1", "lay F D2"]
        begun = table_with_fields(mine, len(lay))
        for said in lay:
            begun = do(begun, said).state
        gained = [gain[3] for gain in do(begun, "done").gains if gain[2] == "farm-completed"]
        assert gained == ([new] if new else [])


def table_with_fields(state: Any, n: int) -> Any:
    held = [list(row) for row in state.held]
    held[screen(0)][Tile.FIELD] = n
    return replace(state, held=tuple(tuple(row) for row in held))


# ------------------------------------------------------------------------------------------------- defaults


def test_defaults() -> None:
    """One piece moves, the first player starts, and buildings are still to be scored."""
    draft = Draft(table(money=(5,)), Noting())
    bank = draft.held[BANK][POUND]
    draft.move(screen(0), BANK, POUND)
    assert (draft.held[screen(0)][POUND], draft.held[BANK][POUND]) == (4, bank + 1)
    box = table().box
    assert deal_out(box) == deal_out(box, 0) != deal_out(box, 1)
    enclosed = table("M M M\nM C M\nM M M", points=(1,))
    assert at_end_of_decade(enclosed, game_over=False).players[0].total == 4


def test_an_end_of_decade_tells_places_and_what_is_missing() -> None:
    state = table("M M M\nM C M\nM M M", "C M", points=(0, 2, 9))
    result = at_end_of_decade(state, game_over=False)
    assert result.ranks == (2, 3, 1, 4)
    assert [len(player.unscored) for player in result.players] == [0, 1, 1, 1]
    assert [[miss.seat for miss in player.unscored] for player in result.players] == [[], [1], [2], [3]]
    end = at_end_of_decade(state, game_over=True)
    assert (end.winners, end.decided_by) == ((2,), "points")
    assert _chapels(0, CASTLE, 2, Cell(0, 5)).where == Cell(0, 5)


def test_quickly_told_buildings_score_for_whose_they_are() -> None:
    ledger = quick_ledger(2, Quick(castles=(1, 0), palaces=(2,)))
    assert [(line.seat, line.code, line.count) for line in ledger.lines] == [
        (2, "castle", 1), (2, "castle-chapel", 1), (2, "castle", 1), (2, "palace", 1), (2, "palace-chapel", 2),
    ]  # fmt: skip


def test_a_ball_opens_at_the_first_space_of_its_decade() -> None:
    state = table(decade=2, space=4, queen=1)
    assert opened_ball(state).clock == Clock(2, 0, 1)


def test_buildings_around_a_cell_are_counted_at_the_edge_too() -> None:
    some = {frame.cell_at(x, y) for x in range(3) for y in range(3)} - {frame.cell_at(1, 2)}
    for x in range(4):
        for y in range(4):
            near = [frame.cell_at(a, b) for a in range(x - 1, x + 2) for b in range(y - 1, y + 2) if (a, b) != (x, y)
                    and a >= 0 and b >= 0]  # fmt: skip
            assert frame.count_around(bits(some), frame.cell_at(x, y)) == len(some & set(near))
