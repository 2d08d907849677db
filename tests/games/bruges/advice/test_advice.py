"""Advice against brute force on the engine: every way to play a hand, every order of troubles."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from courtroll.verifier.games.bruges.advice import troubles
from courtroll.verifier.games.bruges.advice.advising import advised
from courtroll.verifier.games.bruges.advice.proof.statues import none_cheaper
from courtroll.verifier.games.bruges.advice.proof.troubles import none_loses_less
from courtroll.verifier.games.bruges.advice.statues import next_statue, refused, ways
from courtroll.verifier.games.bruges.advice.troubles import Depends, TooMany, Worth, best_settling, worth
from courtroll.verifier.games.bruges.moves.decisions import Play, Suffer
from courtroll.verifier.games.bruges.play.engine import BRUGES
from courtroll.verifier.games.bruges.table.equipment import A_ROUND
from courtroll.verifier.games.bruges.table.pieces import Action, Colour, Trouble
from courtroll.verifier.games.bruges.table.playing import Phase, Playing, Turn
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.proof.theorem import Verdict
from tests.games.bruges.played import NONE, person, table, told
from tests.games.noblemen.tables import steady

COLOURS = ["blue", "brown", "yellow", "red", "purple"]


# ---------------------------------------------------------------------------------------------------- statues


def brute(state: Playing, coins: int = A_ROUND) -> int | None:
    """The fewest cards of Red's hand that bring a statue, no more of them for florins than a round allows."""
    if state.statues(0):
        return 0
    estates = (state.estates[0]._replace(played=0), *state.estates[1:])
    at = replace(state, turn=Turn(Phase.ACT, 0), estates=estates)
    found = []
    for decision in BRUGES.legal_actions(at):
        if isinstance(decision, Play) and decision.action in (Action.CANAL, Action.FLORINS):
            left = coins - (decision.action is Action.FLORINS)
            more = brute(BRUGES.run(at, decision, Noting()).state, left) if left >= 0 else None
            if more is not None:
                found.append(more + 1)
    return min(found, default=None)


@st.composite
def hands(draw: st.DrawFn) -> Playing:
    colours = draw(st.lists(st.sampled_from(COLOURS), max_size=4))
    return table(
        red={
            "florins": draw(st.integers(0, 9)),
            "canals": [draw(st.integers(2, 4)), draw(st.integers(0, 4))],
            "hand": [person(f"P{n}", colour) for n, colour in enumerate(colours)],
        }
    )


@given(hands())
@settings(steady, max_examples=40)
def test_bruges_statue_take__no_fewer_cards_of_the_hand_bring_one(state: Playing) -> None:
    found = ways(state, 0)
    whole = [way for way in found if not way.lacking and not way.short]
    assert min((way.cards for way in whole), default=None) == brute(state)
    for way in found:
        assert refused(state, 0, way) == ()
        assert none_cheaper(state, 0, way).verdict is Verdict.PROVED
    for way in whole:
        after = state
        for decision in way.plays:
            estates = (after.estates[0]._replace(played=0), *after.estates[1:])
            after = BRUGES.run(replace(after, turn=Turn(Phase.ACT, 0), estates=estates), decision, Noting()).state
        assert after.statues(0) == (next_statue(state),)


def test_statue__z3_finds_fewer_cards_for_florins_and_fewer_that_lack() -> None:
    cards = [person("A", "yellow"), person("B", "brown")]
    way = ways(table(red={"florins": 0, "canals": [4, 0], "hand": cards}), 0)[-1]
    state = table(red={"florins": 0, "canals": [4, 0], "hand": cards})
    assert none_cheaper(state, 0, replace(way, short=way.short + 1)).verdict is Verdict.REFUTED
    assert none_cheaper(state, 0, replace(way, lacking=(*way.lacking, Colour.RED))).verdict is Verdict.REFUTED
    assert none_cheaper(state, 0, way, work=1).verdict in (Verdict.UNKNOWN, Verdict.PROVED)


@pytest.mark.parametrize(
    ("hand", "code", "moves"),
    [
        pytest.param(["red", "purple", "yellow"], "statue",
            ["play yellow for florins", "play red for canal left", "play purple for canal left"], id="colours"),
        pytest.param([person("Al", "red"), "purple-3", "yellow"], "statue",
            ["play yellow for florins", "play al for canal left", "play purple-3 for canal left"], id="names"),
        pytest.param(["red", "purple", "?"], "statue-depends", [], id="one-that-nobody-knows"),
        pytest.param(3, "statue-depends", [], id="so-many"),
    ],
)  # fmt: skip
def test_statue__colours_of_a_hand_will_do(hand: object, code: str, moves: list[str]) -> None:
    seen = told(red={"florins": 4, "canals": [3, 0], "sections": [], "hand": hand})
    first, *_ = (advised(seen, [0], check=False).plans or [()])[0]
    assert (first.best.code, list(first.moves)) == (code, moves)


def test_troubles__so_many_cards_in_hand_will_do() -> None:
    red = {"threats": {**NONE, "blue": 3}, "hand": 3, "persons": [], "empty": []}
    seen = told(red=red, phase="troubles", equipment={"troubles": {"blue": "flood", "brown": "plague"}})
    plans = (advised(seen, [0], check=False).plans or [()])[0]
    assert [plan.best.code for plan in plans if plan.topic == "troubles"] == ["troubles"]


def test_statue__a_section_that_was_full_before_brings_none() -> None:
    state = table(red={"canals": [4, 0], "sections": ["left"], "statues": [7]})
    assert [way.side.value for way in ways(state, 0)] == ["right"]
    assert next_statue(state) == 6


# --------------------------------------------------------------------------------------------------- troubles


def troubled(state: Playing) -> Playing:
    return replace(state, turn=Turn(Phase.TROUBLES, 0))


def every_end(state: Playing) -> list[troubles.Worth]:
    """What is left after every order and every choice."""
    if state.turn.phase is not Phase.TROUBLES or state.turn.mover != 0:
        return [worth(state, 0)]
    return [
        left
        for decision in BRUGES.legal_actions(state)
        for left in every_end(BRUGES.run(state, decision, Noting()).state)
    ]


@given(st.lists(st.sampled_from(COLOURS), min_size=1, max_size=3, unique=True), st.integers(0, 2), st.integers(0, 2))
@settings(steady, max_examples=25)
def test_bruges_threat_third__no_order_loses_less(colours: list[str], persons: int, canals: int) -> None:
    laurel: dict[str, object] = {"works": "laurel", "laurel": {"points": 2, "per": "houses"}}
    living = [{**person(f"P{n}", points=n + 1), **(laurel if n else {}), "house": "red"} for n in range(persons)]
    state = troubled(
        table(
            red={
                "threats": dict.fromkeys(colours, 3),
                "canals": [canals, 3],
                "persons": living,
                "empty": ["blue"],
                "workers": {"blue": 2},
            }
        )
    )
    found = best_settling(state)
    ends = every_end(state)
    assert (found.after, found.worst) == (max(ends), min(ends))
    assert none_loses_less(state, found.after).verdict is Verdict.PROVED
    less: Worth = (found.after[0] - 1, *found.after[1:])
    assert none_loses_less(state, less).verdict is Verdict.REFUTED
    after = state
    for decision in found.decisions:
        assert BRUGES.objections(after, decision) == ()
        after = BRUGES.run(after, decision, Noting()).state
    assert worth(after, 0) == found.after


def test_troubles__who_loses_the_house_first_does_not_fall_to_the_plague() -> None:
    """Fire sends who lives there to the hand; the plague then finds nobody."""
    one = [{**person("P", points=3), "house": "red"}]
    state = troubled(table(red={"threats": {"red": 3, "brown": 3}, "persons": one, "empty": []}))
    found = best_settling(state)
    assert [each.trouble for each in found.decisions if isinstance(each, Suffer)] == [Trouble.FIRE, Trouble.PLAGUE]
    assert found.after[3] == found.worst[3] + 1
    assert found.after[0] == found.worst[0]
    assert none_loses_less(state, found.after).verdict is Verdict.PROVED


def test_troubles__what_a_text_adds_is_not_put_to_z3() -> None:
    warner = person("W", works="always", effect="on trouble: workers 1 red", house="red")
    state = troubled(table(red={"threats": {"yellow": 3}, "persons": [warner], "empty": []}))
    assert none_loses_less(state, best_settling(state).after).verdict is Verdict.UNKNOWN


def test_troubles__too_many_and_what_others_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    state = troubled(table(red={"threats": {"red": 3}, "canals": [1, 1]}))
    monkeypatch.setattr(troubles, "MOST_TABLES", 0)
    with pytest.raises(TooMany):
        best_settling(state)
    monkeypatch.undo()
    monkeypatch.setattr(troubles, "Noting", _Asking)
    with pytest.raises(Depends):
        best_settling(state)


class _Asking(Noting):
    """A dealer that was asked for something."""

    def __init__(self) -> None:
        super().__init__()
        self.asked.append(None)  # type: ignore[arg-type]
