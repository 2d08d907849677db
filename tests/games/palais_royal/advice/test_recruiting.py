"""Advice on recruiting against brute force on the engine: everything that one turn may do."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from courtroll.verifier.games.palais_royal.advice import means, openings, scan, transport, turn
from courtroll.verifier.games.palais_royal.advice.openings import run
from courtroll.verifier.games.palais_royal.advice.solver import none_better
from courtroll.verifier.games.palais_royal.advice.transport import TooMany
from courtroll.verifier.games.palais_royal.advice.turn import best_recruiting, refused
from courtroll.verifier.games.palais_royal.moves.decisions import (
    Attend,
    Mint,
    Play,
    Post,
    Recruit,
    Reinforce,
    Step,
    Summon,
)
from courtroll.verifier.games.palais_royal.moves.sentences import say
from courtroll.verifier.games.palais_royal.play.engine import PALAIS_ROYAL
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.nobles import Noble
from courtroll.verifier.games.palais_royal.table.park import EMPTY
from courtroll.verifier.games.palais_royal.table.pieces import DECK, IN_BOX, IN_PARK, Card, Kind
from courtroll.verifier.games.palais_royal.table.playing import Playing
from courtroll.verifier.kernel.holdings import transfer
from courtroll.verifier.kernel.proof.theorem import Verdict
from tests.games.noblemen.tables import steady
from tests.games.palais_royal.turns import RED, rooms, table

TRIED = (Attend, Mint, Play, Post, Recruit, Reinforce, Step, Summon)


def brute(state: Playing) -> tuple[int, int]:
    """The most points of nobles taken in what is left of a turn, and the fewest steps for them."""
    known: dict[object, tuple[int, int]] = {}

    def best(at: Playing) -> tuple[int, int]:
        key = at.turn, at.held, at.park, at.turned
        if key not in known:
            known[key] = (0, 0)
            for verb, decisions in PALAIS_ROYAL.legal_by_verb(at):
                if verb.decision in TRIED:
                    for decision in decisions[:1] if verb.decision is Post else decisions:
                        points, steps = best(run(at, decision))
                        match decision:
                            case Recruit(cell):
                                there = at.park[at.box.equipment.park.value.index[cell]]
                                points += at.box.equipment.nobles[there].points
                            case Step():
                                steps -= 1
                            case _:
                                pass
                        known[key] = max(known[key], (points, steps))
        return known[key]

    points, steps = best(state)
    return points, -steps if points else 0


def small(
    servants: dict[str, int],
    nobles: list[Noble],
    *,
    gold: int,
    supply: int,
    hand: tuple[Card, ...] = (),
    powers: tuple[str, ...] = (),
    others: dict[str, int] | None = None,
    rulings: dict[str, str] | None = None,
) -> Playing:
    """A table with these nobles in the park, side by side from B2, and no others."""
    red: dict[str, object] = rooms(**servants) | {"gold": gold, "powers": list(powers)}
    state = table(red, rooms(**(others or {})), rulings=rulings or {})
    park, lying, equipment = [EMPTY] * len(state.park), state.nobles, state.box.equipment
    for there in state.park:
        lying = transfer(lying, IN_PARK, IN_BOX, there, 1)
    free = [n for n, left in enumerate(lying[IN_BOX]) if left]
    typed = list(equipment.nobles)
    spaces = [7, 8, 13, 0]
    for space, number, noble in zip(spaces, free, nobles, strict=False):
        park[space], typed[number] = number, noble
        lying = transfer(lying, IN_BOX, IN_PARK, number, 1)
    held = state.held
    spare = state.supply(RED) - supply
    held = transfer(held, pieces.supply(RED), pieces.common(RED), RED, max(0, spare))
    for card in hand:
        held = transfer(held, DECK, pieces.hand(RED), pieces.CARDS + card, 1)
    box = replace(state.box, equipment=replace(equipment, nobles=tuple(typed)))
    return replace(state, box=box, park=tuple(park), nobles=lying, held=held)


READINGS = {
    "stairway-leaving": ("counted-at-start", "loses-step"),
    "majority-time": ("own-action", "turn-start"),
    "empty-room-tie": ("no-bonus", "counts"),
    "majorities-card": ("each-action", "when-played"),
    "double-card": ("at-reinforcement", "also-at-movement"),
    "diagonal-noble": ("any-step", "one-step"),
    "seal-card": ("whole-action", "one-noble"),
}
USEFUL = [card for card in Card if card not in (Card.TWO_POINTS, Card.FOUR_POINTS, Card.NINE_STEPS, Card.FIVE_STEPS)]
POWERS = ["diagonal", "gold 1", "gate 1", "either 1", "servants 1", "servants 1 + gold 2"]
PLACES = ["court", "gate", "stairway", "mint", "king", "pompadour", "office", "cardinal", "back_door"]


@st.composite
def small_tables(draw: st.DrawFn, cards: int = 1) -> Playing:
    servants: dict[str, int] = {"stairway": draw(st.integers(0, 1))}
    for place in draw(st.lists(st.sampled_from(PLACES), max_size=2)):
        servants[place] = servants.get(place, 0) + 1
    others = dict.fromkeys(draw(st.lists(st.sampled_from(PLACES), max_size=3)), 1)
    tiles = st.builds(
        Noble,
        st.just("n"),
        st.integers(0, 4),
        st.integers(0, 2),
        st.integers(0, 1),
        st.integers(1, 5),
        typed=st.just(True),
    )
    return small(
        servants,
        draw(st.lists(tiles, min_size=1, max_size=3)),
        gold=draw(st.integers(0, 4)),
        supply=draw(st.integers(0, 1)),
        hand=tuple(draw(st.lists(st.sampled_from(USEFUL), max_size=cards))),
        powers=tuple(draw(st.lists(st.sampled_from(POWERS), max_size=1))),
        others=others,
        rulings={name: draw(st.sampled_from(values)) for name, values in READINGS.items()},
    )


@given(small_tables())
@settings(steady, max_examples=15)
def test_recruiting__nothing_that_the_engine_allows_is_better(state: Playing) -> None:
    found = best_recruiting(state)
    assert refused(state, found.decisions) == ()
    assert (found.points, found.steps) == brute(state)


@given(small_tables())
@settings(steady, max_examples=15)
def test_recruiting__z3_finds_nothing_better(state: Playing) -> None:
    found = best_recruiting(state)
    assert none_better(found.openings, found.points).verdict is Verdict.PROVED
    assert none_better(found.openings, found.points - 1).verdict is Verdict.REFUTED


@given(small_tables(cards=3))
@settings(steady, max_examples=8)
def test_recruiting__nothing_is_better_with_several_cards(state: Playing) -> None:
    found = best_recruiting(state)
    assert refused(state, found.decisions) == ()
    assert (found.points, found.steps) == brute(state)


HANDS = {
    "steps": [Card.NINE_STEPS, Card.NINE_STEPS, Card.FIVE_STEPS, Card.GATE_AND_STEPS],
    "gate": [Card.GATE, Card.NINE_STEPS, Card.MAJORITIES],
    "all": [Card.MAJORITIES, Card.GATE_AND_STEPS, Card.NINE_STEPS, Card.SEALS, Card.SEALS, Card.GOLD, Card.GOLD],
}
DEAR = [Noble("n", 6, 2, 1, 6, typed=True), Noble("n", 5, 1, 2, 5, typed=True), Noble("n", 4, 2, 2, 5, typed=True)]


@pytest.mark.parametrize(
    "hand",
    [pytest.param(hand, id=name, marks=[pytest.mark.nightly] if name == "all" else []) for name, hand in HANDS.items()],
)
def test_recruiting__a_rich_hand_is_gone_through_to_the_end(hand: list[Card]) -> None:
    servants = {"court": 2, "gate": 2, "stairway": 2, "mint": 1, "king": 1, "office": 1, "cardinal": 1, "back_door": 4}
    state = small(servants, DEAR, gold=8, supply=3, hand=tuple(hand), others={"king": 2, "mint": 1, "cardinal": 1})
    found = best_recruiting(state)
    assert refused(state, found.decisions) == ()
    assert found.points > best_recruiting(small(servants, DEAR, gold=8, supply=3)).points
    assert none_better(found.openings, found.points).verdict is Verdict.PROVED


def said(state: Playing) -> list[str]:
    return [say(each) for each in best_recruiting(state).decisions]


TILES = [Noble("n", 6, 1, 1, 6, typed=True), Noble("n", 4, 2, 0, 3, ((Kind.GOLD, 2),), typed=True)]
"""The two tiles that the text prints."""


def test_palais_royal_discount_at_once__the_cheaper_order_is_found() -> None:
    """Eight empty spaces lie round B2 and C2 but for each other: what is taken first empties one more."""
    dear = [Noble("n", 8, 0, 0, 2, typed=True), Noble("n", 7, 0, 0, 2, typed=True)]
    state = small({"office": 2}, dear, gold=1, supply=0)
    assert said(state) == ["recruit C2", "recruit B2"]
    assert best_recruiting(state).points == 4


def test_palais_royal_recruit_gold__the_printed_tiles_together() -> None:
    state = small({"office": 2, "king": 3, "pompadour": 1}, TILES, gold=9, supply=0)
    assert (best_recruiting(state).points, best_recruiting(state).steps) == (9, 0)


def test_palais_royal_king_majority__a_servant_more_is_a_seal_more() -> None:
    state = small({"office": 1, "king": 1}, TILES[1:], gold=9, supply=1)
    assert said(state) == ["attend king", "recruit B2"]
    tied = small({"office": 1, "king": 1}, TILES[1:], gold=9, supply=1, others={"king": 1})
    assert best_recruiting(tied).points == 0


def test_palais_royal_stairway_moves__the_fewest_steps() -> None:
    state = small({"stairway": 3, "gate": 1, "king": 2, "court": 1}, TILES[1:], gold=9, supply=0)
    assert said(state) == ["move gate -> office", "recruit B2"]


def test_palais_royal_cardinal_most__a_step_is_lost_with_the_servant_who_leaves_the_cardinal() -> None:
    """By the Cardinal Red leads the tied stairway: nobody is set on the gate from there and moves two steps."""
    tiles = [Noble("n", 0, 1, 0, n, typed=True) for n in (1, 2)]
    red, others = {"stairway": 1, "cardinal": 1, "office": 2}, {"stairway": 1, "king": 3}
    state = small(red, tiles, gold=4, supply=0, hand=(Card.GATE,), others=others)
    found = best_recruiting(state)
    assert refused(state, found.decisions) == ()
    assert (found.points, found.steps, found.cards) == (2, 1, 0)
    assert none_better(found.openings, found.points).verdict is Verdict.PROVED


def test_palais_royal_edge_servant__it_comes_from_the_supply() -> None:
    tiles = [*TILES, TILES[1], Noble("n", 0, 0, 0, 1, typed=True)]
    state = small({"office": 1}, tiles, gold=0, supply=0)
    assert said(state) == ["recruit A1", "post supply"]


@pytest.mark.parametrize(
    ("module", "limit"),
    [
        (openings, "MOST_OPENINGS"), (means, "MOST_MEANS"), (transport, "MOST_WAYS"), (turn, "MOST_SHARED_OUT"),
        (scan, "MOST_LABELS"), (scan, "MOST_BORDERS"),
    ],
)  # fmt: skip
def test_too_many_ways_are_told(module: ModuleType, limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = small({"office": 1, "stairway": 2, "gate": 2, "court": 1}, [Noble("n", points=1)], gold=9, supply=1)
    assert best_recruiting(state).points == 1
    monkeypatch.setattr(module, limit, 0)
    with pytest.raises(TooMany):
        best_recruiting(state)
