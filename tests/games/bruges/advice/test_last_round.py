"""The best last round against every way of play that the engine allows, and against z3."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from courtroll.properties.games.bruges.making.games import laid_out
from courtroll.verifier.games.bruges.advice import last_round
from courtroll.verifier.games.bruges.advice.last_round import Depends, TooMany, Worth, best_round, worth
from courtroll.verifier.games.bruges.advice.proof.last_round import none_better
from courtroll.verifier.games.bruges.moves.decisions import Advance, Done, Play, Stay, Use
from courtroll.verifier.games.bruges.play.engine import BRUGES
from courtroll.verifier.games.bruges.settle.logs import begin
from courtroll.verifier.games.bruges.table.pieces import Action
from courtroll.verifier.games.bruges.table.playing import Ending, Phase, Playing, Turn
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.proof.theorem import Verdict
from tests.games.bruges.played import NONE, person, table
from tests.games.noblemen.tables import steady

COLOURS = ["blue", "brown", "yellow", "red", "purple"]
TEXTS: list[dict[str, object]] = [
    {}, {}, {"works": "lightning", "effect": "florins 3"}, {"works": "once", "effect": "workers 1"},
    {"works": "worker-red", "effect": "play 1"}, {"works": "always", "effect": "on house: florins 1"},
    {"works": "always", "effect": "on florins: florins 1"}, {"works": "lightning", "effect": "draw 1"},
    {"works": "laurel", "laurel": {"points": 1, "per": "workers"}}, {"works": "worker-blue", "effect": "return 1"},
    {"works": "laurel", "laurel": {"points": 2, "per": "houses", "every": 2}}, {"works": "once", "effect": "step 1"},
    {"works": "once", "effect": "florins 1 per houses"}, {"works": "lightning", "effect": "points 1 per persons"},
    {"works": "always", "effect": "on threat: points 1 per threats"}, {"works": "once", "effect": "points 1 per hand"},
    {"works": "worker-yellow", "effect": "workers 1 per florins every 3; discard 1"},
    {"works": "lightning", "effect": "discard 1; points 2"}, {"works": "once", "effect": "florins 1 per workers"},
    {"works": "once", "effect": "canal 2"}, {"works": "lightning", "effect": "canal 1 per red-houses"},
    {"works": "always", "effect": "on house: canal 1"}, {"works": "always", "effect": "on workers: draw 1"},
    {"works": "once", "effect": "others give 2 per statues; points 1"}, {"works": "once", "effect": "others give 1"},
    {"works": "always", "effect": "on canal: workers 1 per canals every 3"}, {"works": "once", "effect": "return all"},
    {"works": "once", "effect": "others lose canal; florins 2"}, {"works": "lightning", "effect": "play 1 per groups"},
]  # fmt: skip


def last(**keys: object) -> Playing:
    return table(last_round=True, **keys)


def ends(state: Playing) -> list[Worth]:
    """What Red has after every way to play on, house by house and turn by turn, where nobody draws or is asked."""
    found = []
    if not state.turn.agenda and (state.estates[0].played >= 4 or not state.hand(0)):
        found.append(worth(state, 0))
    if state.turn.seat != 0:
        return []
    for decision in BRUGES.legal_actions(state):
        noting = Noting()
        if isinstance(decision, Done):
            continue
        after = BRUGES.run(state, decision, noting).state
        if not noting.asked:
            found += ends(after if after.turn.agenda else replace(after, turn=Turn(Phase.ACT, 0)))
    return found


@st.composite
def rounds(draw: st.DrawFn) -> Playing:
    def somebody(n: int, **more: object) -> dict[str, object]:
        text = draw(st.sampled_from(TEXTS))
        return person(f"P{n}", draw(st.sampled_from(COLOURS)), points=draw(st.integers(0, 2)), **text, **more)

    goods = st.dictionaries(st.sampled_from(COLOURS), st.integers(0, 1), max_size=3)
    living = [somebody(n, house="red") for n in range(draw(st.integers(0, 2)))]
    return last(
        red={
            "florins": draw(st.integers(0, 6)), "hand": [somebody(n + 5) for n in range(draw(st.integers(0, 3)))],
            "persons": living, "empty": draw(st.lists(st.sampled_from(COLOURS), max_size=2)),
            "workers": {**NONE, **draw(goods)}, "threats": {**NONE, **draw(goods)}, "reputation": 2,
            "canals": [draw(st.integers(0, 4)), draw(st.integers(0, 4))], "played": draw(st.integers(1, 3)),
        },
        blue={
            "canals": draw(st.sampled_from([[2, 2], [0, 0]])), "reputation": 2,
            "workers": {**NONE, "red": draw(st.integers(0, 3))},
        },
    )  # fmt: skip


@given(rounds())
@settings(steady, max_examples=40)
def test_bruges_end_last_round__bruges_action_four_cards__nothing_else_brings_more(state: Playing) -> None:
    found = best_round(state, 0)
    assert found.after == max(ends(state))
    assert none_better(state, 0, found.after).verdict is Verdict.PROVED
    at = state
    for decision in found.decisions:
        if isinstance(decision, Done):
            at = replace(at, turn=Turn(Phase.ACT, 0))
        else:
            assert BRUGES.objections(at, decision, 0) == ()
            at = BRUGES.run(at, decision, Noting()).state
    assert worth(at, 0) == found.after


@pytest.mark.parametrize("seed", range(12))
def test_z3_finds_nothing_better_on_tables_laid_out(seed: int) -> None:
    state = begin(laid_out(Random(seed)))
    assert isinstance(state, Playing)
    phase = state.turn.phase if state.turn.phase in (Phase.ACT, Phase.ADVANCE) else None
    if phase is not None:
        state = replace(state, clock=state.clock._replace(ending=Ending.THIS))
        found = best_round(state, 0)
        assert none_better(state, 0, found.after).verdict is Verdict.PROVED


PRINCE = person("Prince", "purple", points=3)
PLAIN = {"florins": 9, "empty": ["red"], "hand": [PRINCE], "played": 3, "reputation": 2}


def test_bruges_scoring_person__the_last_card_is_the_dearest_person() -> None:
    found = best_round(last(red=PLAIN), 0)
    assert found.after.points - found.before.points == 3 + 4
    assert [type(each) for each in found.decisions] == [Play]


def test_z3_finds_more_than_too_little() -> None:
    state = last(red=PLAIN)
    found = best_round(state, 0)
    assert none_better(state, 0, found.after).verdict is Verdict.PROVED
    less = found.after._replace(points=found.after.points - 1)
    assert none_better(state, 0, less).verdict is Verdict.REFUTED
    assert none_better(state, 0, found.after._replace(florins=-1)).verdict is Verdict.REFUTED


def test_who_has_just_come_does_not_pay_for_the_own_house__z3_tries_every_order() -> None:
    """The Alchemist brings the florins that laying him costs."""
    poor = {"florins": 0, "empty": ["red"], "hand": [person("A", points=1, works="lightning", effect="florins 6")]}
    state = last(red={**poor, "played": 3})
    found = best_round(state, 0)
    assert found.after.points == found.before.points
    assert none_better(state, 0, found.after).verdict is Verdict.PROVED


@pytest.mark.parametrize(
    "effect",
    [
        "florins 1 per houses",
        "florins 2 per florins every 4",
        "points 1 per hand",
        "discard 1; points 3",
        "canal 2",
        "canal 1 per persons",
        "workers 1 per workers; florins 1 per workers",
        "draw 1 per statues; points 1",
    ],
)
def test_bruges_person_activate_text__a_text_that_counts_discards_or_builds_is_put_to_z3(effect: str) -> None:
    living = [person("Q", works="once", effect=effect, house="red")]
    state = last(red={**PLAIN, "persons": living, "empty": ["red"], "workers": {**NONE, "red": 2}, "canals": [2, 0]})
    found = best_round(state, 0)
    assert found.after == max(ends(state))
    assert none_better(state, 0, found.after).verdict is Verdict.PROVED
    assert none_better(state, 0, found.after._replace(florins=-1)).verdict is Verdict.REFUTED


def test_bruges_person_activate_text__what_a_text_has_begun_is_put_to_z3() -> None:
    living = [person("Q", works="once", effect="canal 2; workers 2; play 1", house="red")]
    state = last(red={**PLAIN, "persons": living, "empty": ["red"]})
    use = next(each for each in BRUGES.legal_actions(state) if isinstance(each, Use))
    begun = BRUGES.run(state, use, Noting()).state
    found = best_round(begun, 0)
    assert found.after == max(ends(begun))
    assert none_better(begun, 0, found.after).verdict is Verdict.PROVED
    assert none_better(begun, 0, found.after._replace(florins=-1)).verdict is Verdict.REFUTED


def test_bruges_person_infinity_action__who_is_laid_after_the_house_draws_nothing_for_it() -> None:
    """The person and the house are both in the best round, in that order neither."""
    drawing, other = person("D", points=2, works="always", effect="on house: draw 1"), person("E", "brown", points=9)
    told = {"empty": ["red"], "workers": {**NONE, "brown": 1}, "florins": 6, "played": 2, "hand": [drawing, other]}
    state = last(red={**PLAIN, **told}, blue={"canals": [4, 4]})
    found = best_round(state, 0)
    assert found.after == max(ends(state))
    assert {each.action for each in found.decisions if isinstance(each, Play)} == {Action.PERSON, Action.HOUSE}
    assert none_better(state, 0, found.after).verdict is Verdict.PROVED


def test_bruges_reputation_optional__the_step_is_weighed_against_the_person() -> None:
    for florins, first in ((9, Stay), (12, Advance)):
        state = replace(
            last(
                red={**PLAIN, "florins": florins},
                dice={**NONE, "blue": 2, "brown": 1, "yellow": 4, "red": 4, "purple": 4},
            ),
            turn=Turn(Phase.ADVANCE, 0),
        )
        found = best_round(state, 0)
        assert isinstance(found.decisions[0], first)
        assert none_better(state, 0, found.after).verdict is Verdict.PROVED


def test_who_draws_is_left_out_and_named() -> None:
    drawing = person("D", works="once", effect="draw 1", house="red")
    found = best_round(last(red={**PLAIN, "persons": [drawing]}), 0)
    assert len(found.left_out) == 1
    assert not any(isinstance(each, Use) for each in found.decisions)


def test_too_many_ways_and_what_others_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    state = last(red=PLAIN)
    monkeypatch.setattr(last_round, "MOST_TABLES", 0)
    with pytest.raises(TooMany):
        best_round(state, 0)
    monkeypatch.undo()
    asking = person("G", works="once", effect="others give 1", house="red")
    given_away = last(red={**PLAIN, "persons": [asking]}, blue={"workers": {**NONE, "red": 2, "blue": 1}})
    use = next(each for each in BRUGES.legal_actions(given_away) if isinstance(each, Use))
    with pytest.raises(Depends):
        best_round(BRUGES.run(given_away, use, Noting()).state, 0)
