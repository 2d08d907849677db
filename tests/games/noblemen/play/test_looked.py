"""What each check names that it looked at, and what takes a decision back: verdicts rest on both."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import pytest

from courtroll.verifier.games.noblemen.moves import decisions as d
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.table.pieces import Building, Card, Tile
from courtroll.verifier.games.noblemen.table.state import Ball, Knight, Phase, State, Turn
from courtroll.verifier.kernel.reading import Path
from tests.games.noblemen.seasons import Entry, Style, play
from tests.games.noblemen.tables import at, cards_of, decision_of, table

FARM: Final = "C F F\n. F F"
SO_FAR: Final[tuple[Path, ...]] = (("so-far",),)


def mine(*cells: str) -> tuple[Path, ...]:
    return tuple(("player", 0, "estate", at(cell)) for cell in cells)


def of_all(*keys: str) -> tuple[Path, ...]:
    return tuple(("player", seat, key) for key in keys for seat in range(4))


def each_of_all(*keys: str) -> tuple[Path, ...]:
    return tuple(("player", seat, key) for seat in range(4) for key in keys)


AT_PRESTIGE: Final = each_of_all("estate", "knights", "estate-prestige", "spend", "takes")
SQUARE: Final = tuple(("player", 1, "estate", at(cell)) for cell in ("B1", "C1", "B2", "C2"))
KNIGHTS: Final[tuple[Path, ...]] = (("player", 0, "knights"),)


def at_ball(*, best: bool = False) -> State:
    ball = Ball((0,) * 4, (0,) * 4)
    rulings = {"title-choice": "best" if best else "free"}
    return table(turn=Turn(Phase.TAKE, 0, 0, waiting=(1, 2, 3), ball=ball), rulings=rulings)


KNIGHT_NEXT: Final = Turn(Phase.KNIGHT, 0, 0, acted=True)
CASES: Final[Mapping[str, tuple[State, str, Mapping[str, tuple[Path, ...]]]]] = {
    "castle": (
        table("C M M", money=[9]),
        "build castle C1",
        {
            "second-action": SO_FAR,
            "none-on-the-board": (),
            "too-little-money": (("player", 0, "title"), ("board", "castles")),
            "no-meadow": mine("C1"), "meadow-taken": mine("C1"),
            "castle-beside-castle": mine("C1"), "castle-beside-palace": mine("C1"),
        },
    ),
    "castle beside": (
        table("C M M"), "build castle B1",
        {"castle-beside-castle": mine("A1"), "too-little-money": (("player", 0, "title"), ("board", "castles"))},
    ),
    "castle on nothing": (table("C M M"), "build castle C2", {"no-meadow": mine("C2")}),
    "folly": (
        table("C M M", money=[20]), "build folly farms C1",
        {"areas-missing": (("player", 0, "estate"),), "too-little-money": (("player", 0, "title"),)},
    ),
    "lay": (
        table("C M", tiles=["F"]), "lay F C1",
        {
            "second-action": SO_FAR, "three-tiles-laid": (), "tile-not-held": (),
            "cell-taken": mine("C1"), "not-beside-a-tile": mine("C1"),
        },
    ),
    "tax": (table(), "tax 0", {"second-action": SO_FAR, "taxes-collected-before": (("player", 0, "used"),)}),
    "land": (table(), "land 0", {"second-action": SO_FAR, "land-acquired-before": (("player", 0, "used"),)}),
    "leisure": (table(), "leisure", {"second-action": SO_FAR}),
    "bribe": (
        table(rulings={"bribe-count": "five"}), "bribe 0",
        {"fewer-bribes-than-payable": (("board", "bribes"), ("player", 0, "money"))},
    ),
    "card": (table(cards=["tribute"]), "play tribute", {"second-card": SO_FAR, "card-not-held": ()}),
    "intrigue": (
        table(cards=["intrigue"], turn=Turn(Phase.KEEP, 0, 0, acted=True, looked=(Card.DOWRY,))), "play intrigue",
        {"second-card": SO_FAR},
    ),
    "keep": (
        table(turn=Turn(Phase.KEEP, 0, 0, acted=True, looked=(Card.DOWRY,))), "keep liaison",
        {"card-not-looked-at": (("drawn", "cards", Card.LIAISON),)},
    ),
    "knight": (
        table("C M C", FARM, turn=KNIGHT_NEXT), "knight Britta B1",
        {
            "no-knight-in-supply": KNIGHTS, "own-estate": (), "no-area-there": SQUARE,
            "area-occupied": (("player", 1, "estate"), *of_all("knights")),
        },
    ),
    "knight moved": (
        table("C M C", FARM, knights=[(0, 1, "B1")], turn=KNIGHT_NEXT), "knight Britta B1 -> Britta A1",
        {"no-knight-there": KNIGHTS, "knight-still-in-supply": KNIGHTS},
    ),
    "title": (
        at_ball(best=True), "take baron",
        {
            "title-taken": (*of_all("title"), *AT_PRESTIGE), "too-little-prestige": AT_PRESTIGE,
            "better-title-free": (*of_all("title"), *AT_PRESTIGE),
        },
    ),
}  # fmt: skip


@pytest.mark.parametrize(("state", "said", "looked"), CASES.values(), ids=CASES)
def test_a_check_names_what_it_looked_at(state: State, said: str, looked: Mapping[str, tuple[Path, ...]]) -> None:
    found = {check.code: check.looked for check in NOBLEMEN.checks(state, decision_of(state, said))}
    assert {code: found.get(code) for code in looked} == dict(looked)  # type: ignore[call-overload]


def test_whose_turn_it_is_is_looked_at() -> None:
    (found,) = NOBLEMEN.checks(table(), d.Leisure(), 1)
    assert (found.holds, found.alone, found.looked) == (False, True, (("turn",),))


# ----------------------------------------------------------------------------------------------- taken back

LIES: Final = (d.Lay, d.Build, d.SetKnight, d.Donate, d.Tax, d.Land, d.Keep, d.Play)
"""What leaves something on the table, in a hand or in the stack."""
ALIKE: Final = (d.Donate, d.Keep, d.Play)
"""What may lie there already, as another one of its kind."""


def lies(decision: d.Decision) -> bool:
    match decision:
        case d.Lay(None) | d.Donate(None):
            return False
        case _:
            return isinstance(decision, LIES)


@pytest.mark.parametrize("edition", ["de", "it"])
def test_what_was_done_is_taken_back(edition: str) -> None:
    """Maps, tokens and knights are as before; what does not lie there cannot be taken back."""
    seen = set()
    for seed in range(4):
        for move in play(Entry(seed, 4, edition, style=Style.ROUNDED)):
            undo, decision, after = NOBLEMEN.verbs[type(move.decision)].undo, move.decision, move.step.state
            if after.turn.mover != move.before.turn.mover or after.clock != move.before.clock:
                continue
            back = undo(after, decision)
            assert back is not None
            if not lies(decision):
                assert back == after
                continue
            seen.add(type(decision))
            assert (back.estates, back.knights, back.used) == (
                move.before.estates, move.before.knights, move.before.used,
            )  # fmt: skip
            assert sum(map(sum, back.held)) == sum(map(sum, after.held))
            assert undo(move.before, decision) is None or isinstance(decision, ALIKE)
            if isinstance(decision, d.Keep):
                assert back.held == move.before.held
    assert seen == {*LIES}


@pytest.mark.parametrize(
    "decision",
    [
        d.Lay(Tile.FIELD, -1), d.Lay(Tile.FIELD, at("B1")), d.Build(Building.CASTLE, -1),
        d.Build(Building.CHAPEL, at("A1")), d.Build(Building.FOLLY, at("A1")), d.SetKnight(1, at("B1")),
        d.Donate(Tile.FIELD), d.Tax(0), d.Land(0), d.Keep(Card.DOWRY),
        d.Play(Card.INHERITANCE, at("B1")),
    ],
)  # fmt: skip
def test_what_does_not_lie_there_is_not_taken_back(decision: d.Decision) -> None:
    assert NOBLEMEN.verbs[type(decision)].undo(table("C M"), decision) is None


def test_a_tile_that_is_built_on_was_not_laid_last() -> None:
    state = table("C M H")
    assert NOBLEMEN.verbs[d.Lay].undo(state, d.Lay(Tile.MEADOW, at("C1"))) is None
    assert NOBLEMEN.verbs[d.Lay].undo(state, d.Lay(Tile.MEADOW, at("B1"))) is not None


def test_a_folly_that_nobody_named_is_not_taken_back() -> None:
    state = table("C M")
    there = replace(state.estates[0], folly=1 << at("B1"))
    held = replace(state, estates=(there, *state.estates[1:]))
    assert NOBLEMEN.verbs[d.Build].undo(held, d.Build(Building.FOLLY, at("B1"))) is None


def test_a_knight_goes_back_to_where_it_came_from() -> None:
    state = table("C M C", FARM, knights=[(0, 1, "B1")])
    from_supply = NOBLEMEN.verbs[d.SetKnight].undo(state, d.SetKnight(1, at("B1")))
    moved = NOBLEMEN.verbs[d.SetKnight].undo(state, d.SetKnight(1, at("B1"), (2, at("C1"))))
    assert from_supply is not None
    assert moved is not None
    assert (from_supply.knights, moved.knights) == ((), (Knight(0, 2, at("C1")),))


def test_noblemen_card_under_stack__a_card_comes_back_from_below_the_stack() -> None:
    """Those above it lie as they did; where it is in every other hand it was not played."""
    all_of_them = table(stack="whitehall whitehall dowry", under="dowry whitehall whitehall")
    back = NOBLEMEN.verbs[d.Play].undo(all_of_them, d.Play(Card.WHITEHALL))
    assert back is not None
    assert (cards_of(back, 0), back.under) == ("whitehall", (Card.DOWRY, Card.WHITEHALL))
    in_hand = table(cards=["", "whitehall whitehall"])
    assert NOBLEMEN.verbs[d.Play].undo(in_hand, d.Play(Card.WHITEHALL)) is None


@pytest.mark.parametrize(
    ("under", "left"),
    [
        ("dowry tribute liaison", (Card.TRIBUTE, Card.LIAISON)),
        ("dowry tribute dowry", (Card.DOWRY, Card.TRIBUTE)),
    ],
)
def test_noblemen_card_under_stack__the_one_put_there_last_comes_back(under: str, left: tuple[Card, ...]) -> None:
    back = NOBLEMEN.verbs[d.Play].undo(table("C M", stack=under, under=under), d.Play(Card.DOWRY))
    assert back is not None
    assert back.under == left
