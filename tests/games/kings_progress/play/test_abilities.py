"""The eight abilities; Influence and Carriage stand with turns and steps."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.kings_progress.scoring.control import value
from courtroll.verifier.games.kings_progress.scoring.projection import shown
from courtroll.verifier.games.kings_progress.table.names import say_gift
from courtroll.verifier.games.kings_progress.table.pieces import (
    DISCARDS,
    DISGUISE,
    DISPLAY,
    DRAWN,
    GIFT_COLUMNS,
    OUT,
    SINGLES,
    Courtier,
)
from courtroll.verifier.games.kings_progress.table.progress import Phase, Stage
from tests.games.kings_progress.play.turns import (
    after,
    build,
    by,
    cards,
    in_hand,
    listed,
    refused,
    scored,
    steps,
    table,
)

KNIGHT, MISTRESS = Courtier.KNIGHT, Courtier.MISTRESS
HOMES = {courtier.word: "home" for courtier in Courtier}


# ------------------------------------------------------------------------------------------------ disguise

HIDDEN = {
    "builds": {"chamberlain": [0], "knight": [1], "mistress": [2]},
    "hand": ["steward 3", "steward 0", "secretary 1", "knight 0"],
}


def test_kings_progress_disguise_cards__two_on_one_or_two_builds() -> None:
    state = table(HIDDEN)
    both = after(state, "use disguise steward 3 on knight, secretary 1 on mistress")
    assert (build(both, 0, KNIGHT), build(both, 0, MISTRESS)) == (
        ["knight 1", "steward 3"], ["mistress 2", "secretary 1"],
    )  # fmt: skip
    assert both.turn.stage is Stage.ACT
    assert refused(state, "use disguise steward 3 on knight, secretary 1 on knight") == []
    assert refused(state, "use disguise steward 3 on knight, secretary 1 on knight, knight 0 on mistress") == [
        "third-disguise"
    ]
    assert after(state, "use disguise steward 3 on knight").turn.stage is Stage.ACT
    assert after(state, "use disguise", "disguise steward 3 on knight").turn.stage is Stage.DISGUISE
    assert refused(state, "use disguise knight 3 on mistress") == ["not-in-hand"]


def test_kings_progress_disguise_other_suit__than_the_build_and_by_a_reading_than_each_other() -> None:
    state = table(HIDDEN)
    assert (refused(state, "use disguise knight 0 on knight"), by(state, "use disguise knight 0 on knight")) == (
        ["same-suit"], ["disguise.other-suit"],
    )  # fmt: skip
    two = "use disguise steward 3 on knight, steward 0 on mistress"
    assert refused(state, two) == ["two-of-one-suit"]
    assert refused(table(HIDDEN, rulings={"disguise-two": "any"}), two) == []


def test_kings_progress_disguise_under__a_build_that_is_there() -> None:
    state, nothing = table(HIDDEN), "use disguise steward 3 on treasurer"
    assert (refused(state, nothing), by(state, nothing)) == (
        ["no-build-there"], ["disguise.under"],
    )  # fmt: skip


def test_kings_progress_disguise_counts__a_card_without_symbols() -> None:
    state = after(table(HIDDEN), "use disguise steward 3 on knight")
    assert (shown(KNIGHT, state.builds[0][KNIGHT]), value(shown(KNIGHT, state.builds[0][KNIGHT]))) == ((1, DISGUISE), 3)


# -------------------------------------------------------------------------------------------------- rumour


@pytest.mark.parametrize(("reading", "drawn"), [("herself", 4), ("others", 3)])
def test_kings_progress_ability_rumour__kings_progress_ability_rumour_herself__by_its_reading(
    reading: str, drawn: int
) -> None:
    """With her at inn-4 the steward stands, next to it the knight and the privy seal at home is two steps away."""
    at = HOMES | {"mistress": "cross-b", "steward": "cross-b", "knight": "inn-4", "secretary": "london"}
    state = table({"builds": {"mistress": [0]}}, at=at, rulings={"rumour-counts": reading})
    used = after(state, "use rumour")
    assert (len(cards(used, DRAWN)), used.turn.phase) == (drawn, Phase.KEEP)


def test_kings_progress_ability_rumour_court__from_next_door_and_in_it() -> None:
    at = HOMES | {"mistress": "cross-a"}
    state = table({"builds": {"mistress": [0]}}, at={k: v for k, v in at.items() if k != "knight"}, arrived=["knight"])
    assert len(cards(after(state, "use rumour"), DRAWN)) == 2
    there = table(
        {"builds": {"mistress": [0]}}, at={k: v for k, v in HOMES.items() if k not in ("knight", "mistress")},
        arrived=["knight", "mistress"],
    )  # fmt: skip
    assert len(cards(after(there, "use rumour"), DRAWN)) == 2


def test_kings_progress_ability_rumour_keep__one_or_none() -> None:
    state = after(
        table({"builds": {"mistress": [0]}}, at=HOMES | {"mistress": "inn-4", "knight": "inn-5"}), "use rumour"
    )
    first, second = cards(state, DRAWN)
    kept = after(state, f"keep {first}")
    assert (in_hand(kept), cards(kept, DISCARDS)) == ([first], [second])
    assert sorted(cards(after(state, "done"), DISCARDS)) == sorted([first, second])
    assert (refused(state, "keep treasurer 0"), by(state, "keep treasurer 0")) == (
        ["not-drawn"], ["ability.rumour-keep"],
    )  # fmt: skip
    assert refused(state, f"keep {first}, {second}") == ["second-kept"]
    assert refused(state, "take steward 1") == ["not-now-keep"]
    assert refused(state, f"Bob: keep {first}") == ["not-your-choice"]


def test_kings_progress_ability_rumour_short__what_the_deck_has_and_no_test() -> None:
    at = HOMES | {"mistress": "inn-4", "knight": "inn-5"}
    state = table({"builds": {"mistress": [0]}}, at=at, deck=["knight 0"])
    assert len(cards(after(state, "use rumour"), DRAWN)) == 1
    empty = after(table({"builds": {"mistress": [0]}}, at=at, deck=[]), "use rumour")
    assert (empty.turn.phase, empty.turn.test) == (Phase.TURN, None)
    assert (refused(empty, "keep knight 0"), by(empty, "keep knight 0")) == (["not-drawn"], ["ability.rumour-keep"])


# ----------------------------------------------------------------------------------------------- negotiate

ORDER = {"builds": {"privy-seal": [1, 3], "knight": [0, "steward 1", 2], "mistress": [1, 0]}}


def test_kings_progress_ability_negotiate__up_to_two_builds() -> None:
    state = table(ORDER)
    both = after(state, "use negotiate privy-seal 3 1, knight 2 0 D")
    assert build(both, 0, Courtier.PRIVY_SEAL) == ["privy-seal 3", "privy-seal 1"]
    assert build(both, 0, KNIGHT) == ["knight 2", "knight 0", "steward 1"]
    assert refused(state, "use negotiate privy-seal 3 1, knight 2 0 D, mistress 0 1") == ["third-build"]
    small = after(state, "use negotiate", "reorder knight", "next 2", "next steward 1")
    assert build(small, 0, KNIGHT) == ["knight 2", "steward 1", "knight 0"]
    assert small.turn.stage is Stage.REORDER
    assert build(after(state, "use negotiate", "reorder knight", "next 2", "done"), 0, KNIGHT) == [
        "knight 2", "knight 0", "steward 1",
    ]  # fmt: skip


def test_kings_progress_ability_negotiate__an_unnamed_card_is_a_hidden_one_that_no_name_says() -> None:
    state = table({"builds": {"privy-seal": [0], "knight": [2, "steward 1", "steward 1", 0, "mistress 3"]}})
    assert build(after(state, "use negotiate knight 2 0 steward 1 D D"), 0, KNIGHT) == [
        "knight 2", "knight 0", "steward 1", "steward 1", "mistress 3",
    ]  # fmt: skip
    assert build(after(state, "use negotiate knight 0 2 D mistress 3 D"), 0, KNIGHT) == [
        "knight 0", "knight 2", "steward 1", "mistress 3", "steward 1",
    ]  # fmt: skip
    assert refused(state, "use negotiate knight 2 D D D D") == ["not-its-cards"]


def test_kings_progress_disguise_exposed__by_a_new_order() -> None:
    state = after(table(ORDER), "use negotiate knight D 2 0")
    assert build(state, 0, KNIGHT) == ["knight 2", "knight 0"]
    assert cards(state, DISCARDS) == ["steward 1"]


def test_kings_progress_ability_negotiate_no_build__only_its_cards() -> None:
    state = table(ORDER)
    assert (refused(state, "use negotiate knight 2 0"), by(state, "use negotiate knight 2 0")) == (
        ["not-its-cards"], ["ability.negotiate-no-build"],
    )  # fmt: skip
    assert refused(state, "use negotiate treasurer 1 2") == ["no-build-there"]
    assert refused(after(state, "use negotiate", "reorder knight"), "next 3") == ["not-its-cards"]
    hand = table(ORDER | {"hand": ["knight 3"]})
    assert refused(hand, "use negotiate knight 2 0 D; build knight 3") == []


@pytest.mark.parametrize(("reading", "codes"), [("own", ["builds-of-others"]), ("any", [])])
def test_kings_progress_ability_negotiate_own__by_its_reading(reading: str, codes: list[str]) -> None:
    state = table(ORDER, {"builds": {"treasurer": [0, 3]}}, rulings={"negotiate-from": reading})
    assert refused(state, "use negotiate Bob treasurer 3 0") == codes


# -------------------------------------------------------------------------------------------------- favour


def test_kings_progress_ability_favour__with_another_on_display() -> None:
    state = table({"builds": {"secretary": [0]}})
    swapped = after(state, "use favour pair 1 castle 0 with single title 3")
    assert [say_gift(kind) for kind in swapped.pairs[0]] == ["land 0", "title 3"]
    pairs = after(state, "use favour pair 1 castle 0 with pair 5 title 1")
    assert [[say_gift(kind) for kind in pairs.pairs[n]] for n in (0, 4)] == [
        ["land 0", "title 1"],
        ["castle 0", "title 0"],
    ]
    assert refused(state, "use favour pair 1 castle 1 with single title 3") == ["gift-not-there"]
    assert refused(state, "use favour pair 1 castle 0 with pair 1 land 0") == ["swap-of-nothing"]
    assert refused(state, "use favour single land 3 with single title 3") == ["swap-of-nothing"]
    level = table({"builds": {"secretary": [0]}}, pairs=[["castle 3", "land 0"]])
    assert refused(level, "use favour pair 1 castle 3 with single castle 3") == ["swap-of-nothing"]
    once = "use favour pair 1 castle 0 with single title 3, pair 2 castle 1 with single land 3"
    assert (refused(state, once), by(state, once)) == (["second-swap"], ["ability.favour"])


def test_kings_progress_ability_favour_discard__the_old_gift_leaves_the_game() -> None:
    state = table({"builds": {"secretary": [0]}})
    swapped = after(state, "use favour single title 3 with deck")
    assert [say_gift(kind) for kind, n in enumerate(swapped.held[OUT][GIFT_COLUMNS]) if n] == ["title 3"]
    assert sum(swapped.held[SINGLES][GIFT_COLUMNS]) == 6
    empty = table({"builds": {"secretary": [0]}}, gift_deck=[])
    assert refused(empty, "use favour single title 3 with deck") == ["gift-deck-empty"]


# --------------------------------------------------------------------------------- opportunity, corruption


def test_kings_progress_ability_opportunity__kings_progress_ability_opportunity_hidden__from_the_discards() -> None:
    state = table({"builds": {"steward": [0]}}, discards=["knight 3", "mistress 1"])
    fetched = after(state, "use opportunity knight 3 from discards")
    assert (in_hand(fetched), cards(fetched, DISCARDS), fetched.searched) == (["knight 3"], ["mistress 1"], (0,))
    assert refused(state, "use opportunity knight 2 from discards") == ["not-in-discards"]
    assert by(state, "use opportunity knight 2 from display") == ["ability.opportunity"]


def test_kings_progress_ability_opportunity_refill__like_any_card_taken() -> None:
    fetched = after(table({"builds": {"steward": [0]}}), "use opportunity steward 1 from display")
    assert (in_hand(fetched), len(cards(fetched, DISPLAY))) == (["steward 1"], 3)
    empty = after(table({"builds": {"steward": [0]}}, deck=[]), "use opportunity steward 1 from display")
    assert empty.turn.phase is Phase.LOYALTY


def test_kings_progress_ability_corruption__a_point_for_each_at_court() -> None:
    state = table({"builds": {"treasurer": [0]}}, arrived=["knight", "steward", "mistress"])
    assert scored(steps(state, "use corruption")) == [(0, "corruption", 3)]
    assert scored(steps(table({"builds": {"treasurer": [0]}}), "use corruption")) == []


def test_an_ability_begun_may_be_ended_before_its_first_effect() -> None:
    state = table({"builds": {"secretary": [0], "steward": [1], "knight": [1, 2]}})
    for ability in ("favour", "opportunity", "carriage"):
        ended = after(state, f"use {ability}", "done")
        assert (ended.turn.stage, ended.turn.seat) == (Stage.ACT, 0)
        assert refused(after(state, f"use {ability}"), "take steward 2") == ["not-now-turn"]
    assert listed(after(state, "use favour"), "pick")[0] == "pair 1 castle 0"
