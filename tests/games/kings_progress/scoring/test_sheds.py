"""What being first costs: who must discard, what is outstanding, and what is left."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtroll.verifier.games.kings_progress.scoring.gifts import results
from courtroll.verifier.games.kings_progress.scoring.sheds import Call, builds_left, calls
from courtroll.verifier.games.kings_progress.table.pieces import DISGUISE, GIFT_TYPES, Courtier, Prize
from courtroll.verifier.games.kings_progress.table.state import Build, State
from courtroll.verifier.games.kings_progress.unknown.results import answer
from courtroll.verifier.kernel.position import Position
from tests.games.kings_progress.tables import builds, player, table

KNIGHT, MISTRESS = Courtier.KNIGHT, Courtier.MISTRESS


def outstanding(state: State) -> list[list[str]]:
    out = []
    for lists in answer(Position(state), game_over=False).lists:
        due = lists["due"]
        assert due is not None
        out.append(list(due))
    return out


@pytest.mark.no_cover
@given(
    st.lists(st.lists(st.integers(0, 2), min_size=5, max_size=5), min_size=2, max_size=3),
    st.lists(builds, min_size=3, max_size=3),
)
def test_kings_progress_shed_first__kings_progress_shed_types__kings_progress_shed_tied__by_a_second_definition(
    counts: list[list[int]], of_knight: Sequence[Build]
) -> None:
    state = table(
        *(
            player(s, gifts=dict(zip(GIFT_TYPES, ([0] * n for n in row), strict=True)), builds={KNIGHT: of_knight[s]})
            for s, row in enumerate(counts)
        )
    )
    for seat, row in enumerate(counts):
        firsts = [p.word for p in GIFT_TYPES if row[p] and row[p] == max(other[p] for other in counts)]
        ranked = [sorted(n for n in other if n) for other in counts]
        if any(row) and all((len(ranked[seat]), ranked[seat]) >= (len(other), other) for other in ranked):
            firsts.append("types")
        bears = sum(card != DISGUISE for card in of_knight[seat])
        assert outstanding(state)[seat] == firsts[:bears]


def test_kings_progress_shed_before_next__keeps_the_order_of_the_types() -> None:
    gifts = {Prize.TITLE: [0], Prize.CASTLE: [0]}
    state = table(player(0, gifts=gifts, builds={KNIGHT: (0, 1, 2)}), player(1))
    assert calls(state, results(state)) == (
        Call(Prize.CASTLE, 0),
        Call(Prize.TITLE, 0),
        Call(Prize.TYPES, 0),
    )


def test_kings_progress_shed_first__due_lists_what_is_outstanding() -> None:
    gifts = {Prize.TITLE: [0], Prize.CASTLE: [0]}
    builds = {KNIGHT: (0, 1), MISTRESS: (2,)}
    some = table(player(0, gifts=gifts, builds=builds, sheds=[KNIGHT]), player(1))
    assert outstanding(some) == [["title", "types"], []]
    every = table(player(0, gifts=gifts, builds=builds, sheds=[KNIGHT, KNIGHT, MISTRESS]), player(1))
    assert outstanding(every) == [[], []]


def test_kings_progress_shed_tied__all_discard() -> None:
    state = table(*(player(s, gifts={Prize.LAND: [1]}, builds={KNIGHT: (s,)}) for s in range(3)))
    assert outstanding(state) == [["land"]] * 3


def test_kings_progress_shed_none_left__discards_nothing() -> None:
    gifts = {Prize.TITLE: [0], Prize.CASTLE: [0]}
    assert outstanding(table(player(0, gifts=gifts), player(1))) == [[], []]
    assert outstanding(table(player(0, gifts=gifts, builds={KNIGHT: (1, DISGUISE)}), player(1))) == [["castle"], []]


def test_kings_progress_shed_own__or_from_any() -> None:
    """Without cards of one's own nothing is due, unless the card may come from anybody's build."""
    players = (player(0, gifts={Prize.LAND: [0]}), player(1, builds={KNIGHT: (1,)}))
    assert outstanding(table(*players)) == [[], []]
    assert outstanding(table(*players, shed_from="any")) == [["land"], []]


@pytest.mark.parametrize(
    ("build", "sheds", "left"),
    [((2, 0, 1), 1, (0, 1)), ((2, DISGUISE, 1), 1, (1,)), ((2, DISGUISE, 1), 2, ()), ((2, 1, DISGUISE), 2, ())],
)
def test_kings_progress_disguise_exposed__by_a_shed_goes_as_well(build: Build, sheds: int, left: Build) -> None:
    state = table(player(0, builds={KNIGHT: build}, sheds=[KNIGHT] * sheds), player(1))
    assert builds_left(state)[0][KNIGHT] == left
