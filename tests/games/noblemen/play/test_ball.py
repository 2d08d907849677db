"""A masked ball: spending in turn order, markers, titles, points."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtroll.verifier.games.noblemen.moves.decisions import Done, SpendBribes
from courtroll.verifier.games.noblemen.play.ball import own_prestige, prestige_before
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.rules.options import SpaceZero, TitleNeeds, TitleOrder
from courtroll.verifier.games.noblemen.scoring.prestige import estate_parts, settle, spent_parts, total
from courtroll.verifier.games.noblemen.scoring.titles import best_title, choosing_order, counts_as, may_take
from courtroll.verifier.games.noblemen.table.equipment import TITLE_SUPPLY
from courtroll.verifier.games.noblemen.table.pieces import BOARD, BRIBE, Card, Title
from courtroll.verifier.games.noblemen.table.state import Phase, Quick, State
from tests.games.noblemen import second
from tests.games.noblemen.tables import after, bribes_of, cards_of, do, estate, refused, steady, table

FRANK = "P W W F\n. W W M\n. W . ."
"""Five fountains, a garden and a palace."""


def fountains(n: int) -> str:
    """An estate of so much prestige, in one row."""
    return "C " + "W " * n


def ball(
    *maps: str,
    queen: int = 0,
    bribes: Sequence[int] = (),
    cards: Sequence[str] = (),
    knights: Sequence[tuple[int, int, str]] = (),
    titles: Sequence[str] = (),
    rulings: dict[str, str] | None = None,
    typed: dict[str, object] | None = None,
    players: int = 4,
) -> State:
    """The Queen's owner ends a turn and brings the round marker to a ball."""
    return after(
        table(
            *maps, queen=queen, mover=queen, acted=True, space=3, bribes=bribes, cards=cards, knights=knights,
            titles=titles, rulings=rulings, typed=typed, players=players,
        ),
        "done",
    )  # fmt: skip


def markers(state: State) -> tuple[int | None, ...]:
    assert state.turn.ball is not None
    return state.turn.ball.markers


# --------------------------------------------------------------------------------- the printed examples


def test_noblemen_prestige_fountain__noblemen_prestige_bribe__printed_example() -> None:
    """Nine prestige; with 9 and 10 taken a bribe and a card lift Frank to 11. Then the titles at 11, 10, 9 and 1."""
    state = table(
        FRANK, fountains(9), fountains(10), fountains(1), queen=1, mover=1, acted=True, space=3,
        bribes=[2], cards=["dowry liaison"],
    )  # fmt: skip
    opened = do(state, "done")
    assert opened.points == [("Britta", "queen", 1, 1, "noblemen.queen.point", None)]
    assert opened.state.titles == (None,) * 4
    assert [(p.code, p.things, p.amount, p.rule.id) for p in own_prestige(opened.state, 0)] == [
        ("fountain", 5, 5, "noblemen.prestige.fountain"),
        ("garden", 1, 2, "noblemen.prestige.garden"),
        ("knight-on-garden", 0, 0, "noblemen.prestige.knight"),
        ("palace", 1, 2, "noblemen.prestige.palace"),
    ]
    assert prestige_before(opened.state, 0) == 9

    state = after(opened.state, "done", "done", "done")
    assert markers(state) == (None, 9, 10, 1)
    assert markers(after(state, "done")) == (8, 9, 10, 1), "with nothing spent Frank would stand on 8"
    did = do(state, "spend 1")
    assert did.gains == [("Frank", "prestige", "bribe", 1, 1, "noblemen.prestige.bribe")]
    did = do(did.state, "spend dowry")
    assert did.gains == [("Frank", "prestige", "card", 1, 1, "noblemen.prestige.card")]
    assert did.state.under == (Card.DOWRY,)
    did = do(did.state, "done")
    assert markers(did.state) == (11, 9, 10, 1)
    assert did.state.turn.ball is not None
    assert did.state.turn.ball.prestige == (11, 9, 10, 1)

    state = did.state
    assert (state.turn.seat, state.turn.waiting) == (0, (2, 1, 3))
    assert refused(state, "take duke") == [("too-little-prestige", "noblemen.title.needs", None)]
    state = after(state, "take marquess")
    assert refused(state, "take marquess") == [("title-taken", "noblemen.title.supply", None)]
    state = after(state, "take earl")
    assert refused(state, "take earl") == [("title-taken", "noblemen.title.supply", None)]
    state = after(state, "take viscount")
    assert refused(state, "take viscount") == [("too-little-prestige", "noblemen.title.needs", None)]
    did = do(state, "take baron")
    assert did.state.titles == (Title.MARQUESS, Title.VISCOUNT, Title.EARL, Title.BARON)
    assert did.points == [
        ("Frank", "title", 1, 5, "noblemen.title.points", None),
        ("Britta", "title", 1, 1, "noblemen.title.points", None),
        ("Karsten", "title", 1, 3, "noblemen.title.points", None),
    ]
    assert did.state.points == (5, 2, 3, 0)
    assert (did.state.clock.space, did.state.turn.seat, did.state.turn.ball) == (5, 2, None)


def test_noblemen_title_needs__printed_example_as_numbers() -> None:
    supply = {"duke": 1, "marquess": 1, "earl": 1, "viscount": 2, "baron": 4}
    assert second.titles_by_best([11, 10, 9, 1], supply) == ["marquess", "earl", "viscount", "baron"]
    left = list(TITLE_SUPPLY[4])
    assert left == [supply[title.name.lower()] for title in Title]
    taken = []
    for prestige in (11, 10, 9, 1):
        title = best_title(prestige, left)
        left[title] -= 1
        taken.append(title.name.lower())
    assert taken == ["marquess", "earl", "viscount", "baron"]


# ---------------------------------------------------------------------------------------- spending


def test_noblemen_prestige_order__clockwise_from_the_queen() -> None:
    state = ball(queen=2)
    seats = []
    while state.turn.phase is Phase.SPEND:
        seats.append(state.turn.seat)
        state = after(state, "done")
    assert seats == [2, 3, 0, 1]


def test_noblemen_prestige_blackmail__noblemen_prestige_card__noblemen_card_blackmail_many() -> None:
    state = ball(cards=["blackmail blackmail tribute whitehall"], bribes=[3])
    gains = []
    for said in ("spend blackmail", "spend tribute", "spend blackmail", "spend whitehall", "spend 2"):
        did = do(state, said)
        gains += did.gains
        state = did.state
    assert [gain[2:] for gain in gains] == [
        ("blackmail", 1, 3, "noblemen.prestige.blackmail"),
        ("card", 1, 1, "noblemen.prestige.card"),
        ("blackmail", 1, 3, "noblemen.prestige.blackmail"),
        ("card", 1, 1, "noblemen.prestige.card"),
        ("bribe", 2, 2, "noblemen.prestige.bribe"),
    ]
    assert state.under == (Card.BLACKMAIL, Card.TRIBUTE, Card.BLACKMAIL, Card.WHITEHALL)
    assert (cards_of(state, 0), bribes_of(state, 0), state.held[BOARD][BRIBE]) == ("", 1, 19)
    assert markers(after(state, "done")) == (10, None, None, None)


def test_noblemen_prestige_card_spent__an_intrigue_or_liaison_gives_one_too() -> None:
    state = after(ball(cards=["liaison intrigue"]), "spend liaison", "spend intrigue", "done")
    assert markers(state)[0] == 2


def test_noblemen_ball_spend_held() -> None:
    state = ball(bribes=[1, 5], cards=["dowry", "tribute"])
    assert refused(state, "spend 1") == []
    assert refused(state, SpendBribes(2)) == [("bribes-not-held", "noblemen.ball.spend-held", None)]
    assert refused(state, SpendBribes(0)) == [("bribes-not-held", "noblemen.ball.spend-held", None)]
    assert refused(state, "spend tribute") == [("card-not-held", "noblemen.ball.spend-held", None)]
    assert refused(state, "take baron") == [("not-now-spend", "noblemen.turn.phase", None)]


def test_noblemen_prestige_garden__noblemen_prestige_knight__occupied() -> None:
    """The occupied garden loses two, its fountains count on; the two go to the knight's owner."""
    garden = "C W W\n. W W"
    state = ball(garden, garden, knights=[(1, 0, "B1")])
    assert [prestige_before(state, seat) for seat in range(4)] == [4, 8, 0, 0]


def test_noblemen_prestige_palace__open_or_enclosed() -> None:
    assert prestige_before(table("P . P"), 0) == 4


def test_a_described_prestige_stands_for_the_map() -> None:
    state = table(FRANK)
    told = type(state)(**{name: getattr(state, name) for name in state.__slots__ if name != "quick"},
                       quick=(Quick(prestige=13), Quick(castles=(1,)), None, None))  # fmt: skip
    assert [prestige_before(told, seat) for seat in range(2)] == [13, 0]


@given(
    st.integers(0, 40), st.integers(0, 8), st.integers(0, 2), st.integers(0, 4), st.integers(0, 9), st.integers(0, 9)
)
@steady
def test_noblemen_prestige_palace__a_sum_of_parts(
    w: int, gardens: int, knights: int, palaces: int, b: int, c: int
) -> None:
    parts = (*estate_parts(w, gardens, knights, palaces), *spent_parts(b, c, 1))
    assert total(parts) == w + 2 * gardens + 2 * knights + 2 * palaces + b + 3 * c + 1
    assert total(()) == 0


# ----------------------------------------------------------------------------------------- the track


def test_noblemen_track_space() -> None:
    state = ball(fountains(3), fountains(7), fountains(0), fountains(5))
    assert markers(after(state, "done", "done", "done", "done")) == (3, 7, 0, 5)


def test_noblemen_track_no_lower_on_purpose() -> None:
    """One decides what to hand in, and never where the marker goes."""
    state = ball(fountains(7), bribes=[1])
    assert {type(decision) for decision in NOBLEMEN.legal_actions(state)} == {SpendBribes, Done}
    assert markers(after(state, "done"))[0] == 7
    assert markers(after(state, "spend 1", "done"))[0] == 8


@steady
@given(st.integers(0, 30), st.lists(st.integers(0, 30), max_size=4), st.none() | st.integers(14, 25))
def test_noblemen_track_taken__next_lower_free_space_by_the_book(
    prestige: int, taken: list[int], last: int | None
) -> None:
    assert settle(prestige, taken, last) == second.marker_space(prestige, taken, last)


@steady
@given(st.integers(0, 6), st.lists(st.integers(0, 6), max_size=4), st.none() | st.integers(14, 25))
def test_noblemen_track_zero__by_both_readings(prestige: int, taken: list[int], last: int | None) -> None:
    shared = settle(prestige, taken, last)
    above = settle(prestige, taken, last, SpaceZero.NEXT_ABOVE)
    if shared or 0 not in taken:
        assert above == shared
    else:
        assert above == min(space for space in range(9) if space not in taken)


def test_noblemen_track_taken__several_steps() -> None:
    state = ball(fountains(8), fountains(9), fountains(9))
    assert markers(after(state, "done", "done", "done"))[:3] == (8, 9, 7)


def test_noblemen_track_zero__takes_any_number() -> None:
    state = ball(fountains(0), fountains(1), fountains(1), fountains(0))
    assert markers(after(state, "done", "done", "done", "done")) == (0, 1, 0, 0)


def test_noblemen_track_end__the_highest_free_space() -> None:
    state = ball(fountains(16), fountains(15), fountains(13), typed={"prestige_track": 14})
    first = do(state, "done")
    assert first.step.used == {"prestige-track"}
    state = after(first.state, "done")
    third = do(state, "done")
    assert markers(third.state)[:3] == (14, 13, 12)
    assert third.step.used == set(), "within a typed track its end is not used"
    assert do(ball(fountains(15)), "done").step.used == {"prestige-track"}, "an endless track is assumed"
    assert do(ball(fountains(14)), "done").step.used == set(), "a track must reach to fourteen for a duke"


# ------------------------------------------------------------------------------------------- titles


def test_noblemen_title_choice__a_lower_title_may_be_taken() -> None:
    state = after(ball(fountains(14)), "done", "done", "done", "done")
    assert [refused(state, f"take {title.name.lower()}") for title in Title] == [[]] * 5


def test_noblemen_title_order__noblemen_title_one__who_stands_in_front_chooses_first() -> None:
    state = after(ball(fountains(3), fountains(7), fountains(0), fountains(5)), "done", "done", "done", "done")
    seats = []
    while state.turn.phase is Phase.TAKE:
        seats.append(state.turn.seat)
        state = after(state, "take baron")
    assert seats == [1, 3, 0, 2]


def test_noblemen_title_order__those_on_zero_in_the_order_of_placing() -> None:
    state = after(ball(queen=2), "done", "done", "done", "done")
    assert (state.turn.seat, *state.turn.waiting) == (2, 3, 0, 1)


@steady
@given(st.permutations(range(4)), st.lists(st.integers(0, 9), min_size=4, max_size=4),
       st.lists(st.integers(0, 9), min_size=4, max_size=4))  # fmt: skip
def test_noblemen_title_order__by_both_readings(placed: list[int], raw: list[int], marks: list[int]) -> None:
    by_marker = choosing_order(placed, raw, marks, TitleOrder.MARKER)
    by_total = choosing_order(placed, raw, marks, TitleOrder.TOTAL)
    assert sorted(by_marker) == sorted(by_total) == [0, 1, 2, 3]
    for first, then in pairwise(by_marker):
        assert (marks[first], -placed.index(first)) > (marks[then], -placed.index(then))
    for first, then in pairwise(by_total):
        assert (raw[first], marks[first], -placed.index(first)) > (raw[then], marks[then], -placed.index(then))


@steady
@given(st.lists(st.integers(0, 20), min_size=3, max_size=5))
def test_noblemen_title_needs__best_titles_by_the_book(prestige: list[int]) -> None:
    prestige.sort(reverse=True)
    supply = TITLE_SUPPLY[len(prestige)]
    left = list(supply)
    mine = []
    for have in prestige:
        title = best_title(have, left)
        assert may_take(title, have, left)
        left[title] -= 1
        mine.append(title.name.lower())
    named = {title.name.lower(): n for title, n in zip(Title, supply, strict=True)}
    assert mine == second.titles_by_best(prestige, named)


def test_noblemen_title_needs__without_even_a_baron_left_a_baron() -> None:
    assert best_title(20, [0, 0, 0, 0, 0]) is Title.BARON


def test_noblemen_title_marker__by_both_readings() -> None:
    assert counts_as(10, 9, TitleNeeds.MARKER) == 9
    assert counts_as(10, 9, TitleNeeds.TOTAL) == 10


@pytest.mark.parametrize(("players", "earls", "viscounts"), [(3, 1, 1), (4, 1, 2), (5, 2, 3)])
def test_noblemen_setup_titles__noblemen_setup_titles_unused__noblemen_box_titles(
    players: int, earls: int, viscounts: int
) -> None:
    """Everybody far ahead: as many earls and viscounts as there are, then barons."""
    maps = [fountains(n) for n in (9, 8, 7, 6)]
    state = after(ball(*maps[: players - 1], players=players), *["done"] * players)
    took = 0
    while refused(state, "take earl") == []:
        state = after(state, "take earl")
        took += 1
    assert took == earls
    assert refused(state, "take earl")[0] == ("title-taken", "noblemen.title.supply", None)
    assert TITLE_SUPPLY[players][Title.VISCOUNT] == viscounts
    assert TITLE_SUPPLY[players][Title.BARON] == players
    assert all(n <= there for n, there in zip(TITLE_SUPPLY[players], (5, 3, 2, 1, 1), strict=True))


@pytest.mark.parametrize(("title", "points"), [("duke", 7), ("marquess", 5), ("earl", 3), ("viscount", 1)])
def test_noblemen_title_points(title: str, points: int) -> None:
    state = after(ball(fountains(14)), "done", "done", "done", "done", f"take {title}", "take baron", "take baron")
    did = do(state, "take baron")
    assert did.points == [("Frank", "title", 1, points, "noblemen.title.points", None)]


def test_noblemen_ball_titles_back__noblemen_title_kept__a_title_is_free_for_all() -> None:
    state = ball(fountains(14), titles=["duke", "marquess"])
    assert state.titles == (None,) * 4
    assert table(titles=["duke", "marquess"]).titles[:2] == (Title.DUKE, Title.MARQUESS)
    state = after(state, "done", "done", "done", "done")
    assert refused(state, "take duke") == []


def test_noblemen_ball_no_queen_point__noblemen_ball_next_player__noblemen_ball_round_step() -> None:
    """The step that ends a ball scores nothing; the player left of the Queen's owner is next."""
    state = after(ball(queen=2), "done", "done", "done", "done", "take baron", "take baron", "take baron")
    did = do(state, "take baron")
    assert did.points == []
    assert (did.state.clock.space, did.state.turn.seat, did.state.turn.phase) == (5, 3, Phase.ACT)


def test_noblemen_ball_markers_back__noblemen_track_balls_only() -> None:
    state = ball(fountains(5))
    state = after(state, *["done"] * 4, *["take baron"] * 4)
    assert state.turn.ball is None


def test_noblemen_round_ball__a_ball_before_the_lock_and_one_before_the_lock_opens() -> None:
    """The assumed track has its second ball right before the space that locks the Queen."""
    state = table(acted=True, queen=0, space=7, cards=["whitehall", "whitehall"])
    state = after(state, "done", *["done"] * 4, *["take baron"] * 4)
    assert state.clock.space == 9
    assert state.turn.seat == 1
    assert after(state, "play whitehall").clock.queen == 0


def test_maps_of_this_module_are_what_they_say() -> None:
    assert estate(FRANK).fountain.bit_count() == 5
    assert estate(fountains(3)) == estate("C W W W")
