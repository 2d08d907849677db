"""Questions about described tables: what is left out speaks for the mover, what is "?" for nobody."""

from __future__ import annotations

import json
from typing import Any

import pytest

from courtroll.verifier.games.palais_royal.document import DescribedTurn
from courtroll.verifier.games.palais_royal.room import ROOM
from courtroll.verifier.games.palais_royal.settle.questions import QUESTIONS
from courtroll.verifier.kernel.legality import Objection
from courtroll.verifier.kernel.settling.verdicts import Outcome, Settled, settled
from tests.games.palais_royal.turns import CASTLE
from tests.paths import FIXTURES

Document = dict[str, Any]
TOLD: Document = {"gold": 3, "servants": {}, "hand": [], "powers": []}


def table(red: Document | None = None, black: Document | None = None, **more: Any) -> DescribedTurn:
    """A table of two; without players' tables nothing is told of them."""
    document = {
        "game": "palais-royal",
        "moment": "turn",
        "player": [{"name": "Red"} | (red or {}), {"name": "Black"} | (black or {})],
    }
    found = ROOM.read(document | more)
    assert isinstance(found, DescribedTurn), found
    return found


def told(red: Document | None = None, black: Document | None = None, **more: Any) -> DescribedTurn:
    """The same with everything told."""
    park = {"rest": "noble", **more.pop("park", {})}
    return table(TOLD | (red or {}), TOLD | (black or {}), turn="Red", castle=CASTLE, park=park, **more)


def asked(described: DescribedTurn, text: str) -> Settled[Any, Any]:
    sentence = QUESTIONS.hear(described, text)
    return settled(QUESTIONS.meaning, QUESTIONS.table(described, sentence.seat), sentence)


def outcome(described: DescribedTurn, text: str) -> str:
    return str(asked(described, text).outcome)


def against(described: DescribedTurn, text: str) -> list[str]:
    refused = asked(described, text).refused
    assert refused is not None
    assert all(isinstance(each, Objection) for each in refused.against)
    return [each.rule.id.removeprefix("palais-royal.") for each in refused.against]


@pytest.mark.parametrize(
    "text",
    [
        "Red: mint",
        "Black: mint",
        "Red: reinforce 2, from mint",
        "Red: reinforce from mint",
        "Red: move 2 gate -> king",
        "Red: attend king 2",
        "Red: recruit C3 with turquoise",
        "Red: play seals; recruit C3 with turquoise",
        "Red: recruit A1, post office",
        "Red: recruit C3",
        "Red: summon 2",
        "Red: play five-steps; draw 3; keep gold, two-points",
        "Red: play majorities; attend pompadour",
    ],
)
def test_what_is_left_out_speaks_for_the_mover(text: str) -> None:
    wanted = "illegal" if text == "Red: recruit C3 with turquoise" else "legal"
    assert outcome(table(), text) == wanted


def test_palais_royal_recruit_face_up__typed_powers_go_before_a_stand_in() -> None:
    """The seventh noble that stands in brings gold; nobody who typed that nothing lies open has it."""
    park = {"C3": "empty"}
    assert against(told({"nobles": ["n07"]}, park=park), "Red: mint") == ["mint.servants"]
    unsaid = {key: of for key, of in TOLD.items() if key != "powers"} | {"nobles": ["n07"]}
    assert outcome(table(unsaid, TOLD, park=park | {"rest": "noble"}), "Red: mint") == "legal"


def test_palais_royal_noble_servants__nobody_without_a_noble_has_their_servants() -> None:
    """Of the common supply nobody knows, but no noble can have brought anybody out of it."""
    blue = {"servants": {"mint": 12, "stairway": "?", "back-door": "?"}, "supply": 3, "common": "?", "nobles": []}
    table_of_blue = told(blue, park={"C3": "empty"})
    assert outcome(table_of_blue, "Red: draw 6") == "illegal"
    assert outcome(table_of_blue, "Red: draw 3") == "depends"


def test_what_was_presumed_is_told() -> None:
    accepted = asked(table(), "Red: move gate -> king").accepted
    assert accepted is not None
    assert ("player", 0, "servants", "gate") in accepted.presumed
    assert accepted.found is not None
    assert accepted.found.begun is not None
    begun = accepted.found.begun
    told_of = QUESTIONS.meaning.presumed(QUESTIONS.table(table(), 0), begun, accepted.found.line)
    assert list(told_of) == [("castle",)]


def test_what_is_unknown_speaks_for_nobody() -> None:
    assert (
        outcome(told({"gold": "?", "servants": {"office": 1}}, park={"C3": {"gold": 3}}), "Red: recruit C3")
        == "depends"
    )
    assert outcome(told({"servants": {"mint": "?"}}), "Red: mint") == "depends"
    assert outcome(told({"servants": {"king": 1}}, {"servants": {"king": "?"}}), "Red: attend king") == "depends"
    assert outcome(told({"hand": ["?"]}), "Red: play gold") == "depends"
    ruled = told({"servants": {"back-door": 1}}, rulings={"keep-none": "?"})
    assert outcome(ruled, "Red: draw 1; done") == "depends"


def test_a_table_that_cannot_be() -> None:
    assert asked(told({"servants": {"mint": 26}}), "Red: mint").outcome is Outcome.IMPOSSIBLE
    assert asked(told({"hand": ["gold"], "unplayed": 2}), "Red: mint").outcome is Outcome.IMPOSSIBLE


def test_other_readings_are_asked_of_the_same_file() -> None:
    here = told({"servants": {"cardinal": 1}})
    assert outcome(here, "Red: attend king") == "illegal"
    there = QUESTIONS.under(here, "it", {"empty-room-tie": "counts"})
    assert there is not None
    assert outcome(there, "Red: attend king") == "legal"
    assert QUESTIONS.under(here, "it", {}) is None
    assert QUESTIONS.ruled(here) == frozenset()
    assert QUESTIONS.ruled(told(rulings={"keep-none": "allowed"})) == {"keep-none"}


# -------------------------------------------------------------------------------------- what tables dispute


def test_palais_royal_cardinal_most__tied_in_the_mint_with_one_at_the_cardinal() -> None:
    tied = told({"servants": {"mint": 1, "cardinal": 1}}, {"servants": {"mint": 1}})
    accepted = asked(tied, "Red: mint").accepted
    assert accepted is not None
    assert accepted.found is not None
    assert [(gain.code, gain.amount) for act in accepted.found.line for gain in act.gains] == [
        ("mint", 1),
        ("majority", 1),
    ]


def test_palais_royal_stairway_entering__stepping_onto_the_stairway() -> None:
    state = told({"servants": {"stairway": 1, "mint": 1}}, {"servants": {"stairway": 2}})
    assert against(state, "Red: move mint -> stairway -> king") == ["stairway.entering"]


def test_palais_royal_servant_supply_empty__from_the_mint_only_then() -> None:
    assert outcome(told({"servants": {"court": 2, "mint": 16}}), "Red: reinforce from mint") == "legal"
    assert against(told({"servants": {"court": 2, "mint": 1}}), "Red: reinforce from mint") == ["servant.from-supply"]


def test_palais_royal_discount_servants__both_neighbours_empty_one_with_a_servant() -> None:
    park = {"B2": {"gold": 5}, "C2": "empty", "A1": {"servant": "Black"}}
    assert outcome(told({"servants": {"office": 1}}, park=park), "Red: recruit B2") == "legal"
    poor = told({"servants": {"office": 1}, "gold": 2}, park=park)
    assert against(poor, "Red: recruit B2") == ["recruit.gold"]


def test_palais_royal_discount_statues__the_lion_between() -> None:
    park = {"C3": {"gold": 4}, "C2": "empty"}
    equipment = {"park": {"apart": ["C3 C2"]}}
    assert outcome(told({"servants": {"office": 1}}, park=park), "Red: recruit C3") == "legal"
    parted = told({"servants": {"office": 1}}, park=park, equipment=equipment)
    assert against(parted, "Red: recruit C3") == ["discount.statues"]


def test_palais_royal_turn_fixed_order__the_mint_after_recruiting() -> None:
    state = told({"servants": {"office": 1, "mint": 1}}, park={"C3": {}})
    assert against(state, "Red: recruit C3; mint") == ["turn.fixed-order"]


def test_palais_royal_seal_bonus_counts__the_king_s_servant_by_majority_is_a_seal() -> None:
    state = told({"servants": {"office": 1, "king": 1}}, park={"C3": {"turquoise": 2}})
    assert outcome(state, "Red: attend king; recruit C3") == "legal"
    assert against(state, "Red: recruit C3") == ["recruit.turquoise"]


def test_palais_royal_edge_returned_servant__the_one_just_taken_back() -> None:
    state = told({"servants": {"office": 1, "gate": 17}}, park={"A2": {}})
    assert outcome(state, "Red: recruit A2, post supply") == "legal"


def test_palais_royal_noble_cards_kept__five_drawn_and_two_servants_at_the_door() -> None:
    state = told({"servants": {"back-door": 2}, "powers": ["cards 3"]}, park={"C3": "empty"})
    assert outcome(state, "Red: draw 5; keep gold, gate") == "legal"
    assert outcome(state, "Red: draw 5; keep gold, gate, seals") == "illegal"


def test_palais_royal_card_majorities__where_one_has_nobody() -> None:
    state = told({"hand": ["majorities"]}, equipment={"card-costs": {"majorities": 0}})
    assert against(state, "Red: play majorities; attend king") == ["king.majority"]


@pytest.mark.parametrize(
    ("red", "wanted"),
    [({}, "illegal"), ({"nobles": [{"points": 2, "power": "servants 4"}]}, "legal"), ({"nobles": [3]}, "illegal")],
)
def test_palais_royal_noble_servants__four_of_them_come_only_of_a_noble_that_is_told(
    red: Document, wanted: str
) -> None:
    assert outcome(table(red), "Red: summon 4") == wanted
    assert outcome(table(red), "Red: summon 3") == ("illegal" if wanted == "legal" else "legal")


@pytest.mark.parametrize("so_far", ["?", ["?"], ["reinforce 1", "?"]])
def test_palais_royal_turn_fixed_order__where_nobody_knows_what_was_done_it_depends(so_far: object) -> None:
    more: Document = {"so-far": so_far}
    described = table({"servants": {"court": 2, "mint": 1}}, turn="Red", **more)
    assert outcome(described, "Red: mint") == outcome(described, "Red: reinforce 1") == "depends"
    assert outcome(table({"servants": {"court": 2, "mint": 1}}, turn="Red"), "Red: mint") == "legal"


@pytest.mark.parametrize(
    ("so_far", "text", "wanted"),
    [
        (["mint", "?"], "Red: mint", ["turn.once"]),
        (["?", "mint"], "Red: mint", ["turn.once"]),
        (["draw 1", "?"], "Red: draw 1", ["turn.once"]),
        (["move gate -> mint", "?"], "Red: reinforce 1", ["turn.fixed-order"]),
        (["recruit A1, post supply", "?"], "Red: mint", ["turn.fixed-order"]),
        (["reinforce 1", "?"], "Red: play majorities", ["card.majorities-time"]),
    ],
)
def test_palais_royal_turn_once__what_was_done_is_done_whatever_else_was(
    so_far: list[str], text: str, wanted: list[str]
) -> None:
    more: Document = {"so-far": so_far}
    described = table(turn="Red", **more)
    assert outcome(described, text) == "illegal"
    assert against(described, text)[0] in wanted
    after = {"draw 1": "illegal", "?": "legal"}  # what is told last was done last
    assert outcome(described, "Red: draw 1") == after.get(so_far[0], "depends")


@pytest.mark.parametrize(
    ("so_far", "text", "wanted"),
    [
        ("draw 1; ?", "keep gold", "depends"),
        ("draw 1; ?", "keep gold, gold", "illegal"),
        ("draw 2; keep gold; ?", "keep gold", "depends"),
        ("draw 1; keep gold; ?", "keep gold", "illegal"),
        ("draw 2; done; ?", "keep gold", "illegal"),
        ("draw 2; ?; keep seals", "keep gold", "depends"),
        ("draw 1; ?", "play gold", "legal"),
        ("?; draw 1", "keep gold", "legal"),
        ("?; draw 1", "keep gold, seals", "illegal"),
        ("?; mint", "keep gold", "illegal"),
        ("mint; ?", "keep gold", "depends"),
        ("mint; ?", "post supply", "depends"),
        ("mint; ?", "done", "depends"),
        ("mint; ?; play gold", "post supply", "illegal"),
        ("draw 1; ?", "post supply", "illegal"),
        ("recruit A1, post office; ?", "post supply", "depends"),
        ("recruit A1, post office; ?", "keep gold", "depends"),
        ("recruit A1, post office; ?", "mint", "illegal"),
        ("?; recruit A1", "post supply", "legal"),
        ("?; mint", "attend king", "depends"),
        ("?; attend pompadour", "mint", "depends"),
        ("?; attend pompadour", "attend king", "depends"),
        ("?; recruit A1", "recruit B2", "legal"),
    ],
)
def test_palais_royal_back_door_look__edge_servant__something_that_nobody_knows_may_have_led_there(
    so_far: str, text: str, wanted: str
) -> None:
    more: Document = {"so-far": so_far.split("; ")}
    assert outcome(table(turn="Red", **more), f"Red: {text}") == wanted


@pytest.mark.parametrize(("looked", "wanted"), [(["?"], "illegal"), (["?", "?"], "depends"), (None, "legal")])
def test_palais_royal_back_door_look__no_more_are_kept_than_are_looked_at(looked: object, wanted: str) -> None:
    pending = {"phase": "keep"} | ({} if looked is None else {"looked": looked})
    assert outcome(table(turn="Red", pending=pending), "Red: keep gold, gold") == wanted


@pytest.mark.parametrize(
    "text",
    [
        "reinforce 9; move 5 gate -> mint; mint; recruit A1, post supply; recruit B2; draw 4; keep gold",
        "reinforce 6; move 4 gate -> office, gate -> king; mint; attend pompadour; recruit C3; recruit C4; "
        "recruit C5, post office; draw 2",
    ],
)
def test_palais_royal_turn_fixed_order__a_whole_turn_at_a_table_of_which_nothing_is_told(text: str) -> None:
    assert outcome(table(turn="Red"), f"Red: {text}") == "legal"


def test_palais_royal_turn_fixed_order__nothing_was_drawn_after_a_noble_was_recruited() -> None:
    more: Document = {"so-far": ["recruit A1, post office"]}
    assert outcome(table(turn="Red", **more), "Red: keep gold") == "illegal"


def test_palais_royal_edge_servant__among_what_nobody_told_a_servant_was_posted() -> None:
    rows = [[f"{column}{row}" for column in "ABCDEF"] for row in range(1, 7)]
    columns = list(zip(*rows, strict=True))
    edges = {"n": rows[0], "e": list(columns[-1]), "s": rows[-1], "w": list(columns[0])}
    more: Document = {"so-far": ["recruit A1", "?"]}
    described = table(turn="Red", equipment={"park": {"map": "\n".join(["oooooo"] * 6)}, "edges": edges}, **more)
    assert outcome(described, "Red: draw 1") == "depends"
    assert outcome(described, "Red: recruit A1, post supply") == "illegal"


@pytest.mark.parametrize("text", [pytest.param("Red: keep gold", marks=pytest.mark.nightly), "Red: post supply"])
def test_palais_royal_back_door_look__edge_servant__a_turn_of_which_nothing_is_known_may_wait_for_that(
    text: str,
) -> None:
    assert outcome(table(turn="Red", pending="?"), text) == "depends"
    assert outcome(table(turn="Red"), text) == "illegal"


def test_palais_royal_back_door_look__any_cards_may_be_looked_at_where_nobody_told() -> None:
    assert outcome(table(turn="Red", pending={"phase": "keep"}), "Red: keep gold, gate, seals") == "legal"


@pytest.mark.parametrize(
    ("piles", "text", "wanted"),
    [
        ({}, "Red: draw 1", "legal"),
        ({"discard": []}, "Red: draw 1", "depends"),
        ({"discard": []}, "Red: draw 2; keep gold, gate", "depends"),
    ],
)
def test_palais_royal_back_door_draw__an_unknown_stack_is_tried_kind_by_kind(
    piles: Document, text: str, wanted: str
) -> None:
    """Not all kinds with each other: that gave up."""
    assert outcome(table(turn="Red", deck="?", **piles), text) == wanted


def test_palais_royal_recruit_in_park__a_noble_that_lay_by_chance_where_another_is_wanted() -> None:
    """Whichever noble lies on E5, on B3 one may lie that can be paid."""
    text = (FIXTURES / "palais-royal" / "turns" / "two-spaces-unknown.json").read_text("utf-8")
    for there in ("?", "empty", "n04", "n30", "n33"):
        described = ROOM.read(json.loads(text.replace('"E5": "?"', f'"E5": "{there}"')))
        assert isinstance(described, DescribedTurn)
        assert outcome(described, "Yellow: recruit B3") == "legal"


def test_what_was_done_so_far_is_heard_beside_what_nobody_knows() -> None:
    found = ROOM.read({
        "game": "palais-royal", "moment": "turn", "turn": "Red", "so-far": ["mnt", "?"],
        "player": [{"name": "Red"}, {"name": "Black"}],
    })  # fmt: skip
    assert isinstance(found, tuple)
    assert [problem.path for problem in found] == [("so-far", 0)]


def test_palais_royal_servant_supply_empty__one_in_the_park_may_be_another_s() -> None:
    """Two things typed "?" that hang together: whoever's servant stands in the park, the rest of both is elsewhere."""
    park = {f"{column}{row}": "empty" for column in "ABCDEF" for row in range(1, 7)} | {"F3": {"servant": "?"}}
    red = {"servants": {"court": 4, "stairway": 13}, "common": 7}
    black = {"servants": {"court": "?"}, "common": 7, "supply": 8}
    described = table(red, black, turn="Red", castle=CASTLE, park=park)
    assert outcome(described, "Red: reinforce 1") == "depends"
