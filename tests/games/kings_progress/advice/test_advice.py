"""Advice against brute force on the engine: every step, every order of cards; and discards held to the scoring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from courtroll.verifier.games.kings_progress.advice import roads, sheds
from courtroll.verifier.games.kings_progress.advice.advising import advised, refused_on_the_way
from courtroll.verifier.games.kings_progress.advice.cards import Taking, cheapest, takes
from courtroll.verifier.games.kings_progress.advice.roads import TooMany, shortest_road
from courtroll.verifier.games.kings_progress.advice.sheds import best_shedding, outstanding
from courtroll.verifier.games.kings_progress.advice.solver import none_cheaper, none_shorter
from courtroll.verifier.games.kings_progress.document import Described, read
from courtroll.verifier.games.kings_progress.moves.decisions import Advance
from courtroll.verifier.games.kings_progress.play.engine import KINGS_PROGRESS
from courtroll.verifier.games.kings_progress.play.turns import passing
from courtroll.verifier.games.kings_progress.scoring.totals import control_ledger
from courtroll.verifier.games.kings_progress.table.pieces import SHOWN, SUITS, Courtier
from courtroll.verifier.games.kings_progress.table.progress import Phase, Progress, Turn
from courtroll.verifier.games.kings_progress.table.state import State
from courtroll.verifier.kernel.advice import Advice, Plan
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.proof.theorem import Verdict
from tests.games.kings_progress.play.turns import table
from tests.games.kings_progress.settle.typed import table as typed
from tests.games.noblemen.tables import steady

INNS = ["inn-1", "inn-2", "inn-3", "cross-a", "london"]
few = settings(steady, max_examples=15)


# ------------------------------------------------------------------------------------------------------ roads


def after_one_action(state: Progress) -> Iterator[Progress]:
    """Every table that one step leads to, in this turn or in a new one, by the engine's own list."""
    fresh = replace(state, turn=Turn(Phase.TURN, state.turn.mover, state.turn.mover))
    for at in (state,) if passing(state) is not None else (state, fresh):
        for decision in KINGS_PROGRESS.legal_actions(at):
            if isinstance(decision, Advance):
                after = KINGS_PROGRESS.run(at, decision, Noting()).state
                kinds = (*at.turn.kinds, *after.turn.kinds)[: len(at.turn.kinds) + 1]
                turn = at.turn._replace(kinds=kinds, done=(*at.turn.done, decision))
                yield replace(after, turn=turn)


def brute_road(state: Progress, courtier: Courtier, most: int) -> int | None:
    """The fewest actions to court, if no more than so many will do."""
    border, seen = [state], set[object]()
    for actions in range(most + 1):
        if any(each.road.at[courtier] == each.court for each in border):
            return actions
        following = []
        for each in border:
            for after in after_one_action(each):
                key = after.road.at, len(after.turn.kinds), passing(after)
                if key not in seen:
                    seen.add(key)
                    following.append(after)
        border = following
    return None


@st.composite
def roads_to_court(draw: st.DrawFn) -> Progress:
    """Courtiers on the roads of the court's county, no place overfull."""
    room = {"inn-1": 1, "inn-2": 1, "inn-3": 1, "cross-a": 2, "london": 8}
    at: dict[str, str] = {}
    for courtier in ("chamberlain", "chaplain", "knight", "secretary", "steward"):
        place = draw(st.sampled_from(["home", *INNS]))
        if room.get(place, 0):
            room[place] -= 1
            at[courtier] = place
    return table({}, at=at)


@pytest.mark.nightly
@given(roads_to_court())
@few
def test_kings_progress_map_inns__no_fewer_actions_of_the_engine_bring_it_to_court(state: Progress) -> None:
    road = shortest_road(state, Courtier.CHAMBERLAIN)
    assert road is not None
    assert refused_on_the_way(state, road) == ()
    assert brute_road(state, Courtier.CHAMBERLAIN, 3) == (road.actions if road.actions <= 3 else None)
    assert none_shorter(state, Courtier.CHAMBERLAIN, road.actions).verdict is Verdict.PROVED
    assert none_shorter(state, Courtier.CHAMBERLAIN, road.actions + 1).verdict is Verdict.REFUTED


def test_kings_progress_move_through__a_full_inn_is_passed_through_within_one_turn() -> None:
    state = table({}, at={"knight": "inn-1"})
    road = shortest_road(state, Courtier.CHAMBERLAIN)
    assert road is not None
    assert [[each.place for each in mine] for mine in road.turns] == [["inn-1", "cross-a"], ["court-a"]]


def test_road__two_full_places_in_a_row_cost_an_action_more() -> None:
    state = table({}, at={"knight": "inn-1", "chaplain": "cross-a", "secretary": "cross-a"})
    road = shortest_road(state, Courtier.CHAMBERLAIN)
    assert road is not None
    assert road.actions == 4


def test_road__whoever_is_underway_goes_on_first() -> None:
    state = table({}, at={"knight": "inn-1"})
    begun = next(each for each in after_one_action(state) if passing(each) is Courtier.CHAMBERLAIN)
    road = shortest_road(begun, Courtier.CHAMBERLAIN)
    assert road is not None
    assert (road.actions, road.turns[0][0].place) == (2, "cross-a")
    assert refused_on_the_way(begun, road) == ()
    assert none_shorter(begun, Courtier.CHAMBERLAIN, 2).verdict is Verdict.PROVED


def test_road__too_many_ways_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roads, "MOST_PLACINGS", 0)
    with pytest.raises(TooMany):
        shortest_road(table({}), Courtier.CHAMBERLAIN)


# ------------------------------------------------------------------------------------------------------ cards


@st.composite
def hands(draw: st.DrawFn) -> Progress:
    """Somebody's hand of the Knight's suit, and builds on him with cards that fit."""
    hand = [f"knight {n}" for n in draw(st.lists(st.integers(0, 3), max_size=4))]
    builds = {name: draw(st.lists(st.integers(1, 3), max_size=2)) for name in ("mine", "bob")}
    mine: dict[str, object] = {"hand": hand, "builds": {"knight": builds["mine"]} if builds["mine"] else {}}
    bob: dict[str, object] = {"builds": {"knight": builds["bob"]} if builds["bob"] else {}}
    return table(mine, bob=bob)


def brute_cards(state: Progress, seat: int, courtier: Courtier) -> int | None:
    """The fewest cards in any order that leave the ability card with a player."""
    if state.control[courtier].major == seat:
        return 0
    mine = [kind for kind, suit in enumerate(SUITS) if suit == courtier for _ in range(state.holds(seat, kind))]
    for n in range(1, len(mine) + 1):
        if any(takes(state, courtier, Taking(cards)) for cards in permutations(mine, n)):
            return n
    return None


@given(hands())
@few
def test_kings_progress_recount_major__no_fewer_cards_in_any_order(state: Progress) -> None:
    found, fewest = cheapest(state, 0, Courtier.KNIGHT), brute_cards(state, 0, Courtier.KNIGHT)
    assert (None if found is None else len(found.cards)) == fewest
    if found is not None and found.cards:
        assert none_cheaper(state, 0, Courtier.KNIGHT, len(found.cards)).verdict is Verdict.PROVED
        assert none_cheaper(state, 0, Courtier.KNIGHT, len(found.cards) + 1).verdict is Verdict.REFUTED
    if found is None:
        assert none_cheaper(state, 0, Courtier.KNIGHT, 99).verdict is Verdict.PROVED


def test_cards__the_highest_symbols_lie_first_only_where_nothing_lies() -> None:
    """A new build shows its first card; under an old one each card is worth one."""
    bob = {"builds": {"knight": [2, 1]}, "major": ["knight"], "minor": ["knight"]}
    new = cheapest(table({"hand": ["knight 0", "knight 3", "knight 1"]}, bob=bob), 0, Courtier.KNIGHT)
    assert new is not None
    assert [SHOWN[each] for each in new.cards] == [3, 0]
    old = {"hand": ["knight 0", "knight 3", "knight 1"], "builds": {"knight": [0]}}
    under = cheapest(table(old, bob=bob), 0, Courtier.KNIGHT)
    assert under is None


def test_cards__at_court_nothing_takes_a_card() -> None:
    state = table({"hand": ["knight 3"]}, arrived=["knight"])
    assert cheapest(state, 0, Courtier.KNIGHT) is None
    assert none_cheaper(state, 0, Courtier.KNIGHT, 2).verdict is Verdict.PROVED


# --------------------------------------------------------------------------------------------------- discards


def round_end(adam: dict[str, object], beth: dict[str, object]) -> State:
    rows = [{"name": name, "points": 0, **row} for name, row in (("Adam", adam), ("Beth", beth), ("Carl", {}))]
    found = read({"game": "kings-progress", "moment": "round-end", "round": 1, "player": rows})
    assert isinstance(found, Described), found
    return found.position.state


FIRST = {"gifts": {"castle": [0]}}


def test_kings_progress_shed_first__the_build_that_keeps_control() -> None:
    state = round_end(
        {**FIRST, "builds": {"knight": [3, 0], "steward": [1, 3], "chaplain": [1]}, "major": ["knight", "steward"]},
        {"builds": {"knight": [1]}, "minor": ["knight"]},
    )
    assert outstanding(state)[0] >= 1
    found = best_shedding(state, 0)
    assert found.others == 0
    every = []
    for chosen in sheds._choices(state, 0, outstanding(state)[0]):
        after = sheds._discarded(state, {0: chosen})
        assert after is not None
        every.append(control_ledger(after).total(0))
    assert found.least == found.most == max(every) > min(every)


def test_kings_progress_shed_first__what_others_discard_leaves_a_range() -> None:
    state = round_end(
        {**FIRST, "builds": {"knight": [1, 1, 1]}, "major": ["knight"]},
        {"gifts": {"land": [0]}, "builds": {"steward": [3, 3], "knight": [2]}, "minor": ["knight"]},
    )
    found = best_shedding(state, 0)
    assert found.others >= 1
    assert found.least < found.most


def test_sheds__too_many_scorings_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheds, "MOST_SCORINGS", 0)
    with pytest.raises(sheds.TooMany):
        best_shedding(round_end({**FIRST, "builds": {"knight": [1]}}, {}), 0)


# ---------------------------------------------------------------------------------------------- described turns

ADAM = {
    "builds": {"knight": [2, 0], "steward": [3], "chaplain": [1]}, "major": ["knight", "steward", "chaplain"],
    "minor": ["steward", "chaplain"], "hand": ["knight 1"], "gifts": {"castle": [1]},
}  # fmt: skip


def told(said: dict[str, Any]) -> Advice:
    described = read(typed({"king": "Adam", "Adam": ADAM, **said}))
    assert isinstance(described, Described), described
    return advised(described, [0], check=False)


def plans(advice: Advice) -> Sequence[Plan]:
    assert advice.plans is not None
    return advice.plans[0]


@pytest.mark.parametrize(
    ("said", "owed"),
    [
        pytest.param({}, 2, id="kings-progress.shed.first__castles-and-types"),
        pytest.param({"pending": {"phase": "shed", "prize": "castle"}}, 2, id="kings-progress.shed.first__castles-on"),
        pytest.param({"pending": {"phase": "shed", "prize": "types"}}, 1, id="kings-progress.shed.types__alone-left"),
        pytest.param({"round": 3, "pending": {"phase": "over"}}, 0, id="kings-progress.end.after-three__none-left"),
    ],
)
def test_discards_that_are_still_to_come(said: dict[str, Any], owed: int) -> None:
    (plan,) = [each for each in plans(told(said)) if each.topic == "shedding"]
    assert plan.best.named.get("n", 0) == owed


def test_kings_progress_round_court__a_road_needs_no_other_round_s_and_a_typed_map_is_not_assumed() -> None:
    advice = told({})
    assert [each.best.code for each in plans(advice) if each.topic == "road"] == ["road"] * 8
    assert advice.assumed == ()
