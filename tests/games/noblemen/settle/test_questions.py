"""Questions about described tables that were once answered wrongly, each by both texts' rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from courtroll.calculator.library import Unreadable, ask, check

Document = dict[str, Any]


def three(anna: Document | None = None, bert: Document | None = None, cleo: Document | None = None) -> list[Document]:
    said = zip(("Anna", "Bert", "Cleo"), (anna, bert, cleo), strict=True)
    plain: Document = {"points": 20, "title": "baron", "estate": "C M M\nM M M\n"}
    players = ({"name": name} | plain | (mine or {}) for name, mine in said)
    return [{key: value for key, value in player.items() if value is not None} for player in players]


def turn(*players: Document | None, **more: object) -> Document:
    """Anna's turn in the second decade."""
    head = {"game": "noblemen", "moment": "turn", "decade": 2, "turn": "Anna", "queen": "Bert"}
    return {**head, "player": three(*players), **more}


def asked(document: Mapping[str, object], question: str) -> tuple[str, set[str]]:
    verdict = ask(document, f"Anna: {question}" if ":" not in question else question)
    return verdict.verdict, {reason.rule or "" for reason in verdict.reasons}


STROKE = turn({"tiles": "F F F G G G", "cards": ["cunning-stroke"], "estate": "C M M\nM M M\nM M M\n"})
FIRST, THEN = "lay F D1, F D2, F D3", "lay G A4, G B4, G C4"


@pytest.mark.parametrize(
    "said",
    [
        f"play cunning-stroke; {FIRST}; {THEN}",
        f"{FIRST}; play cunning-stroke; {THEN}",
        f"play cunning-stroke; {THEN}; {FIRST}",
        f"play cunning-stroke; lay F D1; {THEN}",
        "play cunning-stroke; lay F D1, F D2; lay G A4, G B4",
        f"play cunning-stroke; {FIRST}",
    ],
)
def test_noblemen_card_cunning_stroke_twice__in_either_order(said: str) -> None:
    verdict = ask(STROKE, f"Anna: {said}")
    assert (verdict.verdict, verdict.assumed) == ("legal", ())


def test_noblemen_card_cunning_stroke_twice__and_then_no_other_action() -> None:
    assert asked(STROKE, f"play cunning-stroke; {FIRST}; {THEN}; leisure") == ("illegal", {"noblemen.turn.one-action"})


LAID_BOTH = turn(
    {"tiles": "G G", "estate": "C M M F\nM M M F\nM M M F\nG G G .\n"},
    **{"so-far": ["play cunning-stroke", FIRST, THEN]},
)
LAID_ONE = {"tiles": "G G", "estate": "C M M F\nM M M F\nM M M F\n"}


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("document", "said", "verdict"),
    [
        (LAID_BOTH, "leisure", "illegal"),
        (LAID_BOTH, "lay G D4", "illegal"),
        (LAID_BOTH, "done", "legal"),
        (turn(LAID_ONE, **{"so-far": ["play cunning-stroke", FIRST]}), "leisure", "legal"),
        (turn(LAID_ONE, **{"so-far": ["play cunning-stroke", FIRST]}), "lay G A4", "legal"),
        (turn(LAID_ONE, **{"so-far": [FIRST]}), "leisure", "illegal"),
    ],
)
def test_noblemen_turn_one_action__tiles_of_the_stroke_and_of_the_action(
    document: Document, said: str, verdict: str
) -> None:
    assert asked(document, said)[0] == verdict


@pytest.mark.parametrize(
    ("document", "said", "verdict", "rules"),
    [
        pytest.param(
            turn({"tiles": 8}), "donate F F F G G G W W", "legal", set(), id="noblemen.church.from-screen__eight"
        ),
        pytest.param(
            turn({"tiles": 8}), "donate F F F G G G W W W", "illegal", {"noblemen.church.from-screen"},
            id="noblemen.church.from-screen__nine-of-eight",
        ),
        pytest.param(
            turn({"tiles": 2}), "swap F G for W; leisure", "legal", set(), id="noblemen.swap.two-for-one__two"
        ),
        pytest.param(
            turn({"tiles": 1}), "swap F F for W", "illegal", {"noblemen.swap.two-for-one"},
            id="noblemen.swap.two-for-one__two-of-one",
        ),
        pytest.param(
            turn(None, {"bribes": 18}, {"bribes": 0}, rulings={"bribes-in-box": "20"}), "bribe 3", "illegal",
            {"noblemen.bribe.pile"}, id="noblemen.bribe.pile__eighteen-are-held",
        ),
        pytest.param(
            turn(None, {"bribes": 19}, {"bribes": 0}, rulings={"bribes-in-box": "20"}), "tax 2", "illegal",
            {"noblemen.tax.bribe"}, id="noblemen.tax.bribe__nineteen-are-held",
        ),
        pytest.param(
            turn({"tiles": "G G"}, {"estate": f"C {'F ' * 31}\nM {'F ' * 31}\n"}), "swap G G for F", "illegal",
            {"noblemen.swap.none-left"}, id="noblemen.swap.none-left__the-63rd-field",
        ),
        pytest.param(
            turn(None, {"cards": ["whitehall"] * 2}), "play whitehall", "illegal", {"noblemen.card.held"},
            id="noblemen.card.held__both-in-another-hand",
        ),
        pytest.param(
            turn({"money": 5}, {"cards": ["liaison"] * 2}, {"cards": ["liaison"] * 2}), "build chapel B2; keep liaison",
            "illegal", {"noblemen.card.draw"}, id="noblemen.card.draw__all-four-are-elsewhere",
        ),
    ],
)  # fmt: skip
def test_more_than_is_there(document: Document, said: str, verdict: str, rules: set[str]) -> None:
    assert asked(document, said) == (verdict, rules)


FOLLIES: Document = {"estate": "F F M F F\nF F M F F\nM M M M C\n", "money": 12}
GARDENS, FARMS = ({"estate": f"{f} {f} Y C\n{f} {f} M M\n{f} {f} . .\n{f} {f} . .\n"} for f in "WF")
ALL_THREE = {"estate": "F F Y C\nF F M M\nG G . .\nG G . .\nW W M M\nW W M M\n"}


@pytest.mark.parametrize(("others", "points"), [((), 12), ((GARDENS,), 10), ((GARDENS, ALL_THREE), 8)])
def test_noblemen_folly_points__by_follies_that_are_not_named(others: tuple[Document, ...], points: int) -> None:
    verdict = ask(turn(FOLLIES, *others), "Anna: build folly farms C1")
    assert [gift.points for gift in verdict.gives if gift.what == "points"] == [points]


def five(estate: str, mine: str) -> Document:
    """A third decade of five, and Anna's turn: she is rich."""
    plain: Document = {"points": 20, "title": "baron", "money": 20, "estate": estate}
    players = [{**plain, "name": name} for name in ("Anna", "Bert", "Cleo", "Dora", "Emil")]
    return turn(decade=3) | {"player": [players[0] | {"estate": mine}, *players[1:]]}


@pytest.mark.parametrize(
    ("document", "said"),
    [
        pytest.param(turn(FOLLIES, GARDENS, FARMS), "build folly farms C1", id="noblemen.folly.one-each__unnamed"),
        pytest.param(turn({"estate": "C M C M M\n"}, {"estate": "C F C\n"}, {"estate": "C F C\n"}, decade=1),
            "build castle E1", id="noblemen.decade.refill__a-fourth-castle-in-decade-one"),
        pytest.param(five("C F C F C\n", "C F C F C M M\n"), "build castle G1", id="noblemen.box.castles__a-16th"),
        pytest.param(five("C F H F H F H\n", "C F H F H F H M M\n"), "build chapel I1",
            id="noblemen.box.chapels__a-16th"),
        pytest.param(five("P F P F P\n", "C M\n"), "build palace A1", id="noblemen.decade.refill__a-13th-palace"),
    ],
)  # fmt: skip
def test_what_is_sold_out(document: Document, said: str) -> None:
    assert asked(document, said) == ("illegal", {"noblemen.build.on-board"})


FARM, FOREST = "F F M C\nF F M M\n", "G G M C\nG G M M\n"
BUILDS: Document = {"estate": "C M C M M\nM M M M M\n", "money": 9}


@pytest.mark.parametrize(
    ("document", "said", "rules"),
    [
        pytest.param(
            turn(BUILDS, {"estate": FARM}, {"estate": "C M C\n", "knights": ["Bert A1"]}),
            "build castle E1, knight Bert A1", {"noblemen.knight.unoccupied"},
            id="noblemen.knight.unoccupied__where-no-other-target-is-free",
        ),
        pytest.param(
            turn({"estate": "C M C M C M M\n", "knights": ["Bert A1", "Cleo A1"], "money": 9},
                 {"estate": "F F C\nF F M\nF F M\n"}, {"estate": FARM}),
            "build castle G1, knight Bert A1 -> Bert A2", {"noblemen.knight.unoccupied"},
            id="noblemen.knight.moved-within__the-same-block",
        ),
        pytest.param(
            turn({"estate": "C M C M M\n", "cards": ["inheritance"]}, {"estate": FARM}),
            "play inheritance E1; knight Bert A1", {"noblemen.card.inheritance-no-knight"},
            id="noblemen.card.inheritance-no-knight__asked",
        ),
    ],
)  # fmt: skip
def test_a_knight_is_refused_by_the_rule_that_is_broken(document: Document, said: str, rules: set[str]) -> None:
    assert asked(document, said) == ("illegal", rules)


def test_no_knight_for_inheritance__the_castle_stands_all_the_same() -> None:
    verdict = ask(
        turn({"estate": "C M C M M\n", "cards": ["inheritance"]}), "Anna: play inheritance E1; knight Bert A1"
    )
    assert [reason.code for reason in verdict.reasons] == ["no-knight-for-inheritance"]


def test_noblemen_title_supply__titles_that_are_left_out_forbid_nobody_one() -> None:
    ball = {"prestige": {"Anna": 12, "Bert": 11, "Cleo": 3}, "markers": {"Anna": 12, "Bert": 11, "Cleo": 3}}
    pending = {"phase": "take", "player": "Bert", "waiting": ["Cleo"], "ball": ball}
    document = turn(*({"title": None},) * 3, queen="Anna", pending=pending)
    assert asked(document, "Bert: take marquess")[0] == "legal"
    assert asked(document, "Bert: take duke") == ("illegal", {"noblemen.title.needs"})


@pytest.mark.parametrize("marker", [10, 12])
def test_noblemen_round_one_lap__a_track_that_nobody_typed_is_as_long_as_it_must_be(marker: int) -> None:
    assert check(turn(marker=marker)).possible
    assert asked(turn(marker=marker), "leisure")[0] == "legal"


def test_noblemen_knight_one_per_castle__after_a_castle_on_an_estate_that_is_drawn_in_part() -> None:
    document = turn({"estate": "M M\nM F\n", "money": 9}, {"estate": "F F\nF F\n"})
    assert asked(document, "build castle A1, knight Bert A1")[0] == "legal"
    assert asked(document, "build castle B2") == ("illegal", {"noblemen.build.meadow"})


def test_a_question_about_a_scoring_says_how_a_turn_is_described() -> None:
    with pytest.raises(Unreadable, match='moment = "turn"'):
        ask(turn(moment="buildings"), "Anna: leisure")


PLOT = ". F F . .\nC F F M .\nM H M G M\n. . . G .\n"
GARDEN_AND_FOREST = "W W C\nW W M\nG G .\nG G .\n"
SIX = turn({"tiles": "F F F G G G", "estate": PLOT})
RICH = turn({"money": 30, "estate": PLOT}, {"estate": GARDEN_AND_FOREST})


@pytest.mark.parametrize(
    ("document", "said", "rules"),
    [
        pytest.param(SIX, "lay G A4, G B4, G A1; lay F D1, F E1, F C4", {"lay.up-to-three"},
            id="noblemen.lay.up-to-three__what-lies-beside-a-tile-too-many-lies-beside-a-tile"),
        pytest.param(SIX, "lay F E1, G A1, G A4, F D1", {"lay.up-to-three"},
            id="noblemen.lay.up-to-three__four-tiles-in-any-order"),
        pytest.param(turn({"tiles": "F", "estate": PLOT}), "lay W D1, F E1", {"lay.from-screen"},
            id="noblemen.lay.from-screen__and-the-next-one-lies-beside-it"),
        pytest.param(RICH, "build castle A3, knight Bert B1", {"castle.apart", "knight.target"},
            id="noblemen.knight.target__of-a-castle-that-is-refused-itself"),
        pytest.param(RICH, "build palace A2, knight Bert A1", {"knight.reward"},
            id="noblemen.knight.reward__a-palace-brings-no-knight"),
        pytest.param(turn({"estate": "C F M\nF F C\n"}, **{"so-far": ["play inheritance C2"]}), "knight Bert A1",
            {"card.inheritance-no-knight"}, id="noblemen.card.inheritance-no-knight__played-so-far"),
        pytest.param(turn({"estate": "C F M\nF F H\n"}, **{"so-far": ["build chapel C2"]}), "knight Bert A1",
            {"knight.reward"}, id="noblemen.knight.reward__a-chapel-built-so-far-brings-no-knight"),
        pytest.param(turn({"money": 9, "title": None, "estate": "F F G G W W\nF F G G W W\nC M M M M M"}, decade=1,
            marker=0), "build folly mixed C3", {"build.price"},
            id="noblemen.build.price__where-no-title-can-lower-it-yet"),
        pytest.param(turn({"estate": "C F F\n? F ?"}), "build castle A2", {"castle.apart"},
            id="noblemen.castle.apart__whatever-the-tile-may-be"),
        pytest.param(turn({"estate": "F G\n. F\n"}), "build castle A2", {"build.meadow"},
            id="noblemen.build.meadow__a-cell-without-a-tile-in-a-map-drawn-in-part"),
        pytest.param(turn({"estate": "F G\nG F\n"}), "build chapel A2", {"build.meadow"},
            id="noblemen.build.meadow__a-grove-on-a-map-drawn-in-part"),
        pytest.param(turn({"estate": "F G\nG M\n"}), "build palace B2", {"palace.replaces"},
            id="noblemen.palace.replaces__an-empty-meadow-on-a-map-drawn-in-part"),
        pytest.param(turn({"used": ["tax", "?"]}), "tax 0", {"tax.once"},
            id="noblemen.tax.once__whatever-other-token-is-laid-out"),
        pytest.param(RICH, "spend 0", {"turn.phase"}, id="noblemen.turn.phase__nothing-is-handed-in-during-a-turn"),
    ],
)  # fmt: skip
def test_a_refusal_names_what_is_broken_and_nothing_else(document: Document, said: str, rules: set[str]) -> None:
    assert asked(document, said) == ("illegal", {f"noblemen.{rule}" for rule in rules})


def test_noblemen_knight_reward__a_castle_alone() -> None:
    verdict = ask(RICH, "Anna: build palace A2, knight Bert A1")
    assert [reason.code for reason in verdict.reasons] == ["no-knight-without-castle"]


MAPS = {"de": ("A A\nU .", "lay Hain B2, B A3"), "it": ("C C\nT .", "lay bosco B2, F A3")}


@pytest.mark.parametrize("letters", ["de", "it"])
def test_a_witness_is_written_in_the_letters_of_its_file(letters: str) -> None:
    estate, said = MAPS[letters]
    document = turn({"estate": estate, "tiles": None}, {"estate": None}, {"estate": None}, letters=letters)
    verdict = ask(document, f"Anna: {said}")
    assert verdict.verdict == "legal"
    assert verdict.witness is not None
    assert check(verdict.witness).possible
    assert asked(verdict.witness, said) == ("legal", set())


def test_noblemen_folly_areas__land_beyond_what_is_drawn_leaves_the_names_of_its_cells() -> None:
    verdict = ask(turn({"estate": "F F W W\nF F W W\nM M . .", "money": 12}), "Anna: build folly mixed B3")
    assert verdict.verdict == "legal"
    assert verdict.witness is not None
    assert asked(verdict.witness, "build folly mixed B3") == ("legal", set())


ALL_AREAS = {"estate": "F F G G W W\nF F G G W W\nC M M M M M", "money": 20}
UNDRAWN = {"estate": None}


@pytest.mark.parametrize(
    ("document", "said", "verdict"),
    [
        (turn(ALL_AREAS, None, UNDRAWN, board={"follies": "?"}), "build folly mixed D3", "depends"),
        (turn(ALL_AREAS, board={"follies": "?"}), "build folly mixed D3", "legal"),
        (turn({"estate": PLOT}, None, UNDRAWN, board={"castles": "?"}, decade=1), "build castle D2", "depends"),
        (turn({"estate": PLOT}, board={"castles": "?"}, decade=1), "build castle D2", "legal"),
    ],
)
def test_noblemen_build_on_board__what_is_not_known_of_the_board_may_stand_on_an_estate_nobody_drew(
    document: Document, said: str, verdict: str
) -> None:
    assert asked(document, said)[0] == verdict


def ball(spent: Mapping[str, int], markers: Mapping[str, int]) -> Document:
    """A ball of the second decade to which Anna, who has the Queen, goes first."""
    players = [{"estate": "C " + "W " * n, "title": "none"} for n in (2, 5, 6)]
    names = ("Anna", "Bert", "Cleo")
    yet = [name for name in names if name not in spent]
    pending = {"phase": "spend", "waiting": yet[1:], "ball": {"prestige": spent, "markers": markers}}
    return turn(*players, turn=yet[0], queen="Anna", pending=pending)


def test_noblemen_prestige_any_number__nothing_may_be_handed_in() -> None:
    document = ball({}, {})
    assert asked(document, "Bert: spend 0")[0] == "illegal"
    assert asked(document, "Anna: spend 0") == ("legal", set())


@pytest.mark.parametrize(
    ("spent", "markers", "codes"),
    [
        ({"Anna": 2}, {"Anna": 2}, set()),
        ({"Anna": 1}, {"Anna": 1}, {"prestige-below-estate"}),
        ({"Anna": 5, "Bert": 5}, {"Anna": 5, "Bert": 4}, set()),
        ({"Anna": 5, "Bert": 5}, {"Anna": 4, "Bert": 5}, {"marker-below-prestige"}),
    ],
)
def test_noblemen_track_taken__only_those_who_went_before_stand_in_the_way(
    spent: Mapping[str, int], markers: Mapping[str, int], codes: set[str]
) -> None:
    assert {fault.code for fault in check(ball(spent, markers)).faults} == codes


@pytest.mark.parametrize(("space", "possible"), [(0, False), (4, True)])
def test_noblemen_queen_lock__not_on_the_arrow_space(space: int, possible: bool) -> None:
    assert check(turn(marker=space, **{"queen-locked": True})).possible is possible


def test_noblemen_lay_up_to_three__four_tiles_laid_so_far() -> None:
    document = turn({"estate": PLOT}, **{"so-far": ["lay F B1, F C1, F B2, F C2"]})
    assert [fault.rule for fault in check(document).faults] == ["noblemen.lay.up-to-three"]


def test_noblemen_prestige_order__who_is_yet_to_hand_in_need_not_be_said() -> None:
    document = ball({"Anna": 5}, {"Anna": 5})
    del document["pending"]["waiting"]
    assert asked(document, "Bert: spend 1")[0] == "legal"
    assert asked(document, "Cleo: spend 1") == ("illegal", {"noblemen.turn.only-mover"})


def test_noblemen_title_order__who_is_yet_to_choose_need_not_be_said() -> None:
    everybody = {"Anna": 2, "Bert": 5, "Cleo": 7}
    document = turn(
        {"estate": "C W W", "title": "none"},
        {"estate": "C W W W W W", "title": "none"},
        {"estate": "C W W W W W W", "title": "earl"},
        queen="Anna",
        pending={"phase": "take", "player": "Bert", "ball": {"prestige": everybody, "markers": everybody}},
    )
    assert asked(document, "Bert: take viscount") == ("legal", set())
    assert asked(document, "Bert: take earl")[0] == "illegal"


@pytest.mark.parametrize("ruled", [{}, {"area-symbol": "shared"}])
@pytest.mark.parametrize("tiles", ["M", None])
def test_noblemen_swap_time__after_a_swap_the_growing_may_go_on(ruled: Document, tiles: str | None) -> None:
    """The grove laid has brought its tile or not yet: a table that allows the one may allow the other."""
    told = {"tiles": tiles, "estate": "C M M\nM M M\n. G .\n"}
    done = {"so-far": ["lay G B3", "swap F M for M"]}
    assert asked(turn(told, rulings=ruled, **done), "lay M D1")[0] == "legal"
    between = turn(told, rulings={**ruled, "swap-time": "between"}, **done)
    assert asked(between, "lay M D1") == ("illegal", {"noblemen.turn.one-action"})


BRIBED = {"edition": "it", "so-far": ["play tribute", "bribe 2"]}


@pytest.mark.parametrize(
    ("mine", "more", "possible"),
    [
        ({}, {}, True),
        ({"money": 1}, {}, True),
        ({"money": 0}, {}, False),  # Tribute alone has brought five
        ({"money": 2}, {"board": {"bribes": 0}}, True),
        ({"money": 2}, {"board": {"bribes": 1}}, False),  # a third could be paid for
        ({"money": 2}, {"board": {"bribes": 1}, "rulings": {"bribe-count": "up-to-five"}}, True),
    ],
)
def test_noblemen_bribe_up_to_five__so_far_as_many_as_could_be_paid_for(
    mine: Document, more: Document, possible: bool
) -> None:
    assert check(turn(mine, **BRIBED, **more)).possible is possible


@pytest.mark.parametrize("done", [["donate F", "done"], ["donate F"], ["leisure"], ["bribe 1"]])
def test_noblemen_church_point__what_was_done_so_far_has_brought_its_point(done: list[str]) -> None:
    assert not check(turn({"points": 0}, **{"so-far": done})).possible
    assert check(turn({"points": 1}, **{"so-far": done})).possible


BUILT: Document = {"estate": "C M C\n", "knights": ["Bert A1"], "money": 2}
KNIGHT_CAME: Document = {"so-far": ["build castle C1, knight Bert A1"]}
FARM_OF, FOREST_OF = {"estate": FARM}, {"estate": FOREST}


@pytest.mark.parametrize(
    ("mine", "his", "possible"),
    [
        pytest.param({"money": 2}, {**FARM_OF, "money": 1}, True, id="noblemen.knight.farm__who-has-one-left-gave-two"),
        pytest.param({"money": 1}, {**FARM_OF, "money": 1}, False, id="noblemen.knight.farm__and-not-one"),
        pytest.param({"money": 1}, {**FARM_OF, "money": 0}, True, id="noblemen.knight.farm__who-has-nothing-left-may"),
        pytest.param({"tiles": "F F"}, {**FOREST_OF, "tiles": "G"}, True, id="noblemen.knight.forest__of-his-choice"),
        pytest.param({"tiles": "F"}, {**FOREST_OF, "tiles": "G"}, False, id="noblemen.knight.forest__not-only-one"),
        pytest.param({"tiles": "F"}, {**FOREST_OF, "tiles": 0}, True, id="noblemen.knight.forest__all-he-had"),
    ],
)
def test_what_was_given_so_far(mine: Document, his: Document, possible: bool) -> None:
    assert check(turn({**BUILT, **mine}, his, **KNIGHT_CAME)).possible is possible


MARRIED: Document = {"so-far": ["play secret-marriage"], "rulings": {"bribes-in-box": "20"}}


@pytest.mark.parametrize(
    ("mine", "bert", "cleo", "possible"),
    [(1, None, None, True), (0, None, None, True), (1, 10, 9, True), (1, 10, 8, False), (0, 0, 2, False)],
)
def test_noblemen_card_secret_marriage_short__so_far(
    mine: int, bert: int | None, cleo: int | None, possible: bool
) -> None:
    told = turn({"bribes": mine}, {"bribes": bert}, {"bribes": cleo}, **MARRIED)
    assert check(told).possible is possible
    if possible and mine:
        assert asked(told, "tax 1")[0] == "legal"
        assert asked(told, "bribe 1") == ("illegal", {"noblemen.bribe.pile"})


@pytest.mark.parametrize(
    ("mine", "done", "said", "verdict"),
    [
        pytest.param({"money": "?"}, "play tribute", "bribe 2", "legal", id="noblemen.card.tribute__five"),
        pytest.param({"money": "?"}, "play tribute", "bribe 3", "depends", id="noblemen.card.tribute__not-more"),
        pytest.param({"bribes": "?"}, "play secret-marriage", "tax 3", "depends", id="noblemen.tax.bribe__two"),
        pytest.param({"bribes": "?"}, "bribe 2", "play dowry", "legal", id="noblemen.bribe.point__two"),
        pytest.param({"tiles": "?"}, "play dowry", "donate F", "depends", id="noblemen.card.dowry__four-of-any-kind"),
        pytest.param({"tiles": "?"}, "swap F F for G", "donate G", "legal", id="noblemen.swap.two-for-one__there"),
        pytest.param({"tiles": "?"}, "swap F F for G", "donate F", "depends", id="noblemen.swap.two-for-one__others"),
    ],
)  # fmt: skip
def test_what_was_done_so_far_has_brought_something_of_what_nobody_knows(
    mine: Document, done: str, said: str, verdict: str
) -> None:
    assert asked(turn({**mine, "cards": None}, **{"so-far": [done]}), said)[0] == verdict


@pytest.mark.parametrize("tiles", ["? ?", 2, "F F"])
def test_noblemen_lay_from_screen__of_several_orders_the_one_that_could_be_is_told(tiles: str | int) -> None:
    assert asked(turn({"tiles": tiles}), "lay W D1, W D2, W E1") == ("illegal", {"noblemen.lay.from-screen"})


def test_noblemen_bribe_pile__what_was_only_filled_in_is_no_reason() -> None:
    told = turn({"bribes": 1}, {"bribes": 10}, {"bribes": 9}, rulings={"bribes-in-box": "20"})
    assert asked(told, "bribe 1") == ("illegal", {"noblemen.bribe.pile"})


def told_against(document: Document) -> list[tuple[str, str]]:
    return [(fault.code, fault.where or "") for fault in check(document).faults]


BROKE: Document = {"money": -1}
SPENT = {"Anna": 3, "Bert": 2}
LAST_TO_SPEND = {"phase": "spend", "player": "Cleo", "ball": {"prestige": SPENT, "markers": SPENT}}
FULL_FARMS = "F F M C\nF F M Y\nF F . .\nF F . .\n"


@pytest.mark.parametrize(
    "document",
    [
        pytest.param(turn({"bribes": 25}, BROKE), id="noblemen.box.bribes__by-one-reading-only"),
        pytest.param(
            turn({"estate": FULL_FARMS}, BROKE, {"estate": None}, board={"follies": ["forests"]}),
            id="noblemen.box.follies__which-one-it-is-was-only-filled-in",
        ),
    ],
)
def test_a_fault_beside_another_rests_on_nothing_that_was_filled_in(document: Document) -> None:
    assert told_against(document) == [("money-below-zero", "Bert money")]


def test_noblemen_box_tiles__beside_too_many_of_a_kind_no_other_kind_is_too_many() -> None:
    told = turn({"tiles": " ".join("F" * 63)}, {"tiles": 90}, {"tiles": 30})
    assert told_against(told) == [("too-many-tiles", "field")]


@pytest.mark.parametrize("title", ["duke", "?", None])
def test_noblemen_ball_titles_back__whoever_held_one_before_the_last_hands_in(title: str | None) -> None:
    told = turn(*({"title": title},) * 3, queen="Anna", pending=LAST_TO_SPEND)
    assert check(told).possible
    assert asked(told, "Cleo: done")[0] == "legal"


@pytest.mark.parametrize(("queen", "cards"), [("Bert", ["Bert cards", "Cleo cards"]), ("?", [])])
def test_noblemen_setup_card__who_is_still_to_keep_one_goes_by_the_queen(queen: str, cards: list[str]) -> None:
    start: Document = {"points": 0, "estate": "C\n", "cards": []}
    looked = {"phase": "keep", "player": "Anna", "looked": ["liaison", "dowry", "tribute"]}
    told = turn(start, {**start, **BROKE, "cards": ["dowry"]}, start, queen=queen, decade=1, pending=looked)
    assert [where for _, where in told_against(told)] == ["Bert money", "Bert money", *cards]


@pytest.mark.parametrize(("left", "rules", "fits"), [(4, {"noblemen.bribe.pile"}, "20"), (12, set(), None)])
def test_noblemen_box_bribes__an_answer_notes_the_reading_by_which_alone_the_table_can_be(
    left: int, rules: set[str], fits: str | None
) -> None:
    told = turn({"bribes": 2}, {"bribes": 10}, {"bribes": 4}, edition="it", board={"bribes": left})
    assert asked(told, "bribe 5") == ("illegal" if rules else "legal", rules)
    warnings = ask(told, "Anna: bribe 5").warnings
    assert ["rulings.bribes-in-box = " + fits in each for each in warnings] == [True] if fits else not warnings


@pytest.mark.parametrize(("bribes", "verdict"), [(1, "legal"), (3, "legal"), (4, "illegal")])
def test_noblemen_swap_none_left__other_tiles_may_have_been_drawn(bribes: int, verdict: str) -> None:
    """Of the bag's four tiles so many are drawn first; the field may be the one that is left."""
    document = turn(
        {"tiles": "F F F F G G W W", "bribes": 4, "estate": "C M M\nM M M\n"},
        bag={"F": 1, "G": 0, "W": 3, "M": 0},
    )
    assert asked(document, f"land {bribes}; swap G W for F")[0] == verdict


@pytest.mark.parametrize("queen", ["Anna", "Bert"])
def test_noblemen_palace_queen__a_palace_built_so_far_has_brought_the_queen(queen: str) -> None:
    """What was done ends at the table that is told: nothing keeps the Queen where she was."""
    track = [*["plain"] * 4, "ball", *["plain"] * 4, "ball", "plain", "score"]
    document = turn({"estate": "P M M\n"}, **{"so-far": ["build palace A1"]}) | {"queen": queen}
    found = check(document | {"equipment": {"round-track": track}}).faults
    assert [fault.rule for fault in found] == ([] if queen == "Anna" else ["noblemen.turn.phase"])
