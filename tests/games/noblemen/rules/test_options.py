"""Every option, at a table where its readings part."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.play.setup import deal_out, whole_box
from courtroll.verifier.games.noblemen.rules.options import OPTIONS, NoblemenRuleset
from courtroll.verifier.games.noblemen.table.counting import areas_of
from courtroll.verifier.games.noblemen.table.pieces import BOARD, BRIBE, BUILDINGS, Building, Folly, Tile
from courtroll.verifier.games.noblemen.table.state import Phase, State, Turn
from courtroll.verifier.kernel.holdings import totals
from tests.games.noblemen.tables import after, box, cards_in, do, refused, table

Rulings = dict[str, str]


def area_symbol(rulings: Rulings) -> object:
    """Six fields in two rows: one farm or two."""
    return areas_of(table("C FFF\n. FFF", rulings=rulings), 0, Tile.FIELD)


def castle_knight(rulings: Rulings) -> object:
    """One knight is out and one in the supply: may the one that is out be moved?"""
    state = table("C . M", "C FF\n. FF", "C FF\n. FF", money=[9], knights=[(0, 1, "B1")], rulings=rulings)
    return [code for code, _, _ in refused(after(state, "build castle C1"), "knight Britta B1 -> Karsten B1")]


def _ball(*maps: str, rulings: Rulings, spends: tuple[int, ...] = (), queen: int = 0) -> State:
    state = table(*maps, mover=queen, queen=queen, acted=True, space=3, rulings=rulings, bribes=spends)
    return after(state, "done", "done", "done", "done", "done")


def row(n: int) -> str:
    return "C " + "W " * n


def title_needs(rulings: Rulings) -> object:
    """Britta's six are pushed down to five: an earl or not?"""
    state = _ball(row(6), row(6), rulings=rulings)
    return [code for code, _, _ in refused(after(state, "take baron"), "take earl")]


def title_order(rulings: Rulings) -> object:
    """Karsten's nine are pushed down to seven, behind Frank's eight: who chooses second?"""
    return _ball(row(8), row(9), row(9), rulings=rulings).turn.waiting[:2]


def title_choice(rulings: Rulings) -> object:
    """May one with ten prestige stay a baron?"""
    return refused(_ball(row(10), rulings=rulings), "take baron")


def space_zero(rulings: Rulings) -> object:
    """Everybody has nothing: where do the markers stand?"""
    ball = _ball(rulings=rulings).turn.ball
    assert ball is not None
    return ball.markers


def bribe_count(rulings: Rulings) -> object:
    """May one with ten pounds buy three, or none?"""
    state = table(money=[10], rulings=rulings)
    return [[code for code, _, _ in refused(state, f"bribe {n}")] for n in (0, 3, 5)]


def turn_action(rulings: Rulings) -> object:
    """May a turn end before its action?"""
    return [code for code, _, _ in refused(table(rulings=rulings), "done")]


def first_game_tiles(rulings: Rulings) -> object:
    """How many ways to choose tiles are there in a first game?"""
    return len(NOBLEMEN.legal_actions(deal_out(replace(box(rulings=rulings), first_game=True))))


def intrigue_limit(rulings: Rulings) -> object:
    """A card has been played, a chapel built: is there room for Intrigue, and after Intrigue for a card?"""
    looked = tuple(cards_in("dowry tribute liaison"))
    state = table(turn=Turn(Phase.KEEP, 0, 0, True, True, looked=looked), cards=["intrigue"], rulings=rulings)
    fresh = table(turn=Turn(Phase.KEEP, 0, 0, True, looked=looked), cards=["intrigue"], rulings=rulings)
    later = after(fresh, "play intrigue")
    return [[code for code, _, _ in refused(s, said)] for s, said in ((state, "play intrigue"), (later, "play dowry"))]


def folly_areas(rulings: Rulings) -> object:
    """Two forests have served for one folly: is the forest of the mixed one there still?"""
    state = table(
        "C M M GG.GG.FF.WW\n. . . GG.GG.FF.WW", money=[12], follies=[(0, "B1", Folly.FORESTS)], rulings=rulings
    )  # fmt: skip
    return refused(state, "build folly mixed C1")


def swap_time(rulings: Rulings) -> object:
    """Between two tiles laid, and after laying."""
    state = after(table(tiles=["F G G"], rulings=rulings), "lay F B1")
    return refused(state, "swap G G for W"), refused(after(state, "done"), "swap G G for W")


def shared_chapel(rulings: Rulings) -> object:
    """One chapel between an enclosed castle and an enclosed palace."""
    land = "M M M M M\nM C H P M\nM M M M M"
    state = table(land, queen=0, acted=True, space=9, rulings=rulings, palaces=2)
    return [(line[1], line[3]) for line in do(state, "done").points]


def bribes_in_box(rulings: Rulings) -> object:
    return deal_out(box(rulings=rulings)).held[BOARD][BRIBE]


def palaces_in_box(rulings: Rulings) -> object:
    return totals(whole_box(box(rulings=rulings)))[BUILDINGS + Building.PALACE]


TAKEN = [("better-title-free", "noblemen.title.choice", None)]
WHILE_LAYING = [("swap-while-laying", "noblemen.swap.time", None)]
TOO_FEW = ["fewer-bribes-than-payable"]

PARTED: dict[str, tuple[Callable[[Rulings], object], dict[str, object]]] = {
    "area-symbol": (area_symbol, {"single": 1, "shared": 2}),
    "castle-knight": (castle_knight, {"supply-first": ["knight-still-in-supply"], "free-choice": []}),
    "title-needs": (title_needs, {"marker": ["too-little-prestige"], "total": []}),
    "title-order": (title_order, {"marker": (0, 2), "total": (2, 0)}),
    "title-choice": (title_choice, {"free": [], "best": TAKEN}),
    "space-zero": (space_zero, {"shared": (0, 0, 0, 0), "next-above": (0, 1, 2, 3)}),
    "bribe-count": (bribe_count, {"up-to-five": [[], [], []], "five": [TOO_FEW, TOO_FEW, []]}),
    "turn-action": (turn_action, {"exactly-one": ["no-action-yet"], "at-most-one": []}),
    "first-game-tiles": (first_game_tiles, {"advice": 256, "duty": 1}),
    "intrigue-limit": (intrigue_limit, {"free": [[], []], "counts": [["second-card"], ["second-card"]]}),
    "folly-areas": (
        folly_areas,
        {"reused": [], "once": [("areas-missing", "noblemen.folly.areas", "forests")]},
    ),
    "swap-time": (swap_time, {"any": ([], []), "between": (WHILE_LAYING, [])}),
    "shared-chapel": (
        shared_chapel,
        {
            "each-manor": [("queen", 1), ("castle", 3), ("castle-chapel", 1), ("palace", 5), ("palace-chapel", 2)],
            "once": [("queen", 1), ("castle", 3), ("palace", 5), ("palace-chapel", 2)],
        },
    ),
    "bribes-in-box": (bribes_in_box, {"20": 20, "28": 28}),
    "palaces-in-box": (palaces_in_box, {"12": 12, "15": 15}),
}


@pytest.mark.parametrize("name", PARTED)
def test_the_readings_of_an_option_part(name: str) -> None:
    look, expected = PARTED[name]
    assert {reading: look({name: reading}) for reading in expected} == expected
    assert len({repr(found) for found in expected.values()}) == len(expected)


def test_every_option_and_every_reading_is_looked_at() -> None:
    assert {option.name: set(map(str, option.readings)) for option in OPTIONS} == {
        name: set(expected) for name, (_, expected) in PARTED.items()
    }


@pytest.mark.parametrize("edition", ["de", "it"])
def test_a_preset_plays_as_its_readings(edition: str) -> None:
    """What an edition's preset brings is what ruling each option that way brings."""
    for option in OPTIONS:
        look, expected = PARTED[option.name]
        assert look({option.name: str(option.presets[edition])}) == expected[str(option.presets[edition])]
        assert NoblemenRuleset.preset(edition).reading(option) == option.presets[edition]


def test_noblemen_bribe_up_to_five__five_or_as_many_as_one_can_pay_and_the_pile_has() -> None:
    for money, pile, most in ((10, 9, 5), (7, 9, 3), (20, 2, 2), (1, 9, 0)):
        state = table(money=[money], pile=pile, rulings={"bribe-count": "five"})
        assert refused(state, f"bribe {most}") == []
        if most:
            assert refused(state, f"bribe {most - 1}") == [
                ("fewer-bribes-than-payable", "noblemen.bribe.up-to-five", None)
            ]


def test_noblemen_folly_areas_reused__once_counts_all_follies_of_the_estate() -> None:
    """Four forests carry two follies only where each serves once; the other players' follies use nothing."""
    land = "C M M GG.GG.GG\n. . . GG.GG.GG"
    once = {"folly-areas": "once"}
    mine = table(land, money=[12], follies=[(0, "B1", Folly.FORESTS)], rulings=once)
    assert refused(mine, "build folly mixed C1") == [
        ("areas-missing", "noblemen.folly.areas", "farms"),
        ("areas-missing", "noblemen.folly.areas", "gardens"),
    ]
    other = table(land, "C M", money=[12], follies=[(1, "B1", Folly.MIXED)], rulings=once)
    assert refused(other, "build folly forests C1") == []


def test_noblemen_title_choice__best_offers_the_best_only() -> None:
    state = _ball(row(10), row(9), rulings={"title-choice": "best"})
    assert [str(d) for d in NOBLEMEN.legal_actions(state)] == ["Take(title=<Title.MARQUESS: 3>)"]
    assert refused(state, "take duke") == [("too-little-prestige", "noblemen.title.needs", None)]
    assert refused(after(state, "take marquess"), "take viscount") == TAKEN
