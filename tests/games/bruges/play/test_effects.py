"""What each decision does, by the rules and by the examples that the text prints."""

from __future__ import annotations

from random import Random

import pytest

from courtroll.verifier.games.bruges.play import canals, piles, setup, steps, threats
from courtroll.verifier.games.bruges.play.engine import BRUGES
from courtroll.verifier.games.bruges.play.piles import after_draw, ending_after
from courtroll.verifier.games.bruges.rules.options import BrugesRuleset, EmptiedElsewhere
from courtroll.verifier.games.bruges.table.cards import colour_of, stand_ins, word_of
from courtroll.verifier.games.bruges.table.equipment import standard
from courtroll.verifier.games.bruges.table.pieces import COLOURS, DISCARDS, NUMBER, UNSEEN, Area, Colour, Side
from courtroll.verifier.games.bruges.table.playing import Ending, Phase, Playing
from courtroll.verifier.games.bruges.table.state import Box
from courtroll.verifier.games.bruges.table.stock import first_sizes, whole_box
from courtroll.verifier.kernel.chance import Seeded
from courtroll.verifier.kernel.holdings import cards_in
from tests.games.bruges.played import NONE, after, gained, person, refused, scored, table
from tests.games.bruges.played import steps as played_steps

OF_RED = {"red": 1}


def discards(state: Playing) -> list[str]:
    return [word_of(state.deck[card]) for card in cards_in(state.places[DISCARDS])]


def hand(state: Playing, seat: int = 0) -> list[str]:
    return [word_of(state.deck[card]) for card in cards_in(state.hand(seat))]


# ------------------------------------------------------------------------------------------------- set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bruges_setup_goods__bruges_setup_points__bruges_setup_no_hand(players: int) -> None:
    state = setup.deal_out(Box(BrugesRuleset("it"), standard(), ("A", "B", "C", "D")[:players]), stand_ins(), 0)
    assert state.points == (5,) * players
    for seat in range(players):
        assert (state.florins(seat), state.all_workers(seat), state.hand(seat)) == (5, (1,) * 5, 0)
        assert state.estates[seat].majorities == ()


@pytest.mark.parametrize(("players", "sizes"), [(2, (33, 33, 99)), (3, (50, 49, 66)), (4, (66, 66, 33))])
def test_bruges_setup_piles__bruges_setup_stacks__bruges_setup_extra_pile(
    players: int, sizes: tuple[int, int, int]
) -> None:
    assert first_sizes(players) == sizes


def test_bruges_draw_choice__the_backs_of_two_tops_are_seen() -> None:
    state = setup.deal_out(Box(BrugesRuleset("it"), standard(), ("A", "B")), stand_ins(), 0)
    step = BRUGES.apply(state, setup.ITSELF, ((0, 3),))
    assert step.state.piles.tops == (0, 3)
    assert BRUGES.chance(state, setup.ITSELF)[0].pool == (33,) * 5
    assert step.state.turn.phase is Phase.DRAW


# ------------------------------------------------------------------------------------------------- drawing


def test_bruges_draw_unseen__fronts_are_dealt_with_the_last_card() -> None:
    state = table(phase="draw", deck={"piles": [33, 33], "tops": ["red", "blue"], "extra": 99}, discard=[])
    first, *_, last = played_steps(state, "Red: draw left left left left left")
    assert first.state.hand(0) == 0
    assert first.state.piles.blind[NUMBER[Colour.RED]] == 1
    assert last.state.hand(0).bit_count() == 5
    assert sum(last.state.piles.blind) == 0
    assert last.state.turn.mover == 1


def test_bruges_draw_five__the_inventor_fills_up_to_six() -> None:
    inventor = person("Inventor", works="always", effect="hand 1", house="red")
    state = table(phase="draw", red={"hand": 5, "persons": [inventor]})
    assert refused(state, "Red: draw left") == []
    assert after(state, "Red: draw left").hand(0).bit_count() == 6


def test_bruges_draw_five__bruges_draw_unseen__a_text_that_counts_the_hand_counts_cards_drawn_blind() -> None:
    """Five cards raise the limit to seven, the sixth to eight, the eighth to nine."""
    helper = person("Helper", works="always", effect="hand 1 per hand every 2", house="red")
    state = after(table(phase="draw", red={"hand": 5, "persons": [helper]}), "Red: draw left left left left")
    assert (state.hand(0).bit_count(), state.turn.mover) == (9, 1)


def test_bruges_draw_above_five__a_longer_hand_is_kept() -> None:
    state = table(phase="draw", red={"hand": 6}, blue={"hand": 4})
    assert refused(state, "Red: draw left") == [("hand-full", "bruges.draw.five")]
    passed = after(table(phase="draw", turn="Blue", start="Blue", red={"hand": 6}, blue={"hand": 4}), "Blue: draw left")
    assert (passed.turn.phase, passed.hand(0).bit_count()) == (Phase.ROLL, 6)


def test_bruges_draw_order__the_next_player_fills_the_hand() -> None:
    state = after(table(phase="draw", red={"hand": 4}, blue={"hand": 3}), "Red: draw left")
    assert (state.turn.phase, state.turn.mover) == (Phase.DRAW, 1)


@pytest.mark.parametrize(
    ("before", "sizes"),
    [
        ((5, 4, 66), (4, 4, 66)),
        pytest.param((1, 4, 66), (66, 4, 0), id="bruges.draw.pile-replaced__at-once"),
        pytest.param((1, 5, 0), (2, 3, 0), id="bruges.draw.pile-halved__the-odd-card-stays"),
        ((1, 1, 0), (0, 1, 0)),
        ((1, 0, 0), (0, 0, 0)),
    ],
)
def test_piles_after_a_card(before: tuple[int, int, int], sizes: tuple[int, int, int]) -> None:
    assert after_draw(*before) == sizes


@pytest.mark.parametrize(
    ("phase", "known", "ending"),
    [
        pytest.param(Phase.DRAW, Ending.OPEN, Ending.THIS, id="bruges.end.last-round__this"),
        pytest.param(Phase.ACT, Ending.OPEN, Ending.NEXT, id="bruges.end.last-round-later__next"),
        pytest.param(Phase.ADVANCE, Ending.OPEN, Ending.NEXT, id="bruges.end.last-round-other__next"),
        (Phase.DRAW, Ending.NEXT, Ending.NEXT),
    ],
)
def test_only_the_first_emptied_pile_counts(phase: Phase, known: Ending, ending: Ending) -> None:
    assert ending_after(phase, known, EmptiedElsewhere.NEXT) is ending
    elsewhere = ending_after(phase, known, EmptiedElsewhere.THIS)
    assert elsewhere is (Ending.THIS if phase is Phase.ADVANCE else ending)


def test_bruges_draw_none_left__drawing_ends() -> None:
    state = table(phase="draw", deck={"piles": [1, 0], "tops": ["red"], "extra": 0}, **{"last-round": True})
    done = after(state, "Red: draw left")
    assert (done.turn.phase, done.hand(0).bit_count()) == (Phase.ROLL, 1)


def test_bruges_draw_extra_front__bruges_action_extra_card__the_servant_draws() -> None:
    servant = person("Servant", works="worker-red", effect="draw 1", house="red")
    state = table(red={"persons": [servant], "workers": OF_RED, "hand": []})
    done = after(state, "Red: use servant, draw left")
    assert (done.hand(0).bit_count(), done.workers(0, NUMBER[Colour.RED])) == (1, 0)
    assert gained(state, "Red: use servant, draw left") == {("workers", "red"): -1, ("cards",): 1}


# ------------------------------------------------------------------------------------------ dice and threats


def test_bruges_dice_roll__bruges_threat_deal__the_printed_example() -> None:
    """Red 5 and yellow 6: everybody gets a marker of each."""
    state = table(phase="roll", dice={}, red={}, blue={})
    roll = next(iter(BRUGES.legal_actions(state)))
    step = BRUGES.apply(state, roll, ((2,), (3,), (5,), (4,), (2,)))
    assert step.state.clock.dice == (3, 4, 6, 5, 3)
    assert [step.state.all_threats(seat) for seat in (0, 1)] == [(0, 0, 1, 1, 0)] * 2


@pytest.mark.parametrize(("die", "n"), [(4, 1), (5, 2), (6, 2)])
def test_bruges_threat_deal__from_five_on(die: int, n: int) -> None:
    assert threats.after_deal(1, die) == n


def test_bruges_threat_several__bruges_threat_raid__bruges_threat_back__the_printed_example() -> None:
    """Fire takes a house, the raid all florins; the six markers go back without points."""
    state = table(phase="troubles", red={"threats": {"red": 3, "yellow": 3}, "houses": 1, "empty": ["blue"]})
    assert refused(state, "Red: raid; fire blue") == refused(state, "Red: fire blue; raid") == []
    assert scored(state, "Red: fire blue; raid") == []
    done = after(state, "Red: fire blue; raid")
    assert (done.florins(0), done.estates[0].empty, sum(done.all_threats(0))) == (0, (), 0)
    assert gained(state, "Red: raid") == {("florins",): -10, ("threats", "yellow"): -3}


def test_bruges_threat_flood__bruges_threat_back_no_points__all_workers_of_every_colour() -> None:
    state = table(phase="troubles", red={"threats": {"blue": 3}, "workers": {"blue": 2, "red": 1}})
    assert gained(state, "Red: flood") == {("workers", "blue"): -2, ("workers", "red"): -1, ("threats", "blue"): -3}
    assert after(state, "Red: flood").points == state.points


@pytest.mark.parametrize(("points", "left"), [(7, 4), (3, 0), (2, 0), (0, 0)])
def test_bruges_threat_intrigue__bruges_points_floor(points: int, left: int) -> None:
    state = table(phase="troubles", red={"threats": {"purple": 3}, "points": points})
    assert after(state, "Red: intrigue").points[0] == left
    assert threats.intrigue_loss(points) == points - left


def test_bruges_threat_plague__bruges_threat_plague_house__the_house_stays() -> None:
    mayor = person("Mayor", house="red")
    state = table(phase="troubles", red={"threats": {"brown": 3}, "persons": [mayor], "hand": ["blue-9"]})
    done = after(state, "Red: plague mayor")
    assert [COLOURS[colour_of(house)] for house in done.estates[0].empty] == [Colour.RED]
    assert (discards(done), hand(done)) == (["mayor"], ["blue-9"])


def test_bruges_threat_fire__bruges_threat_fire_person__bruges_person_lightning_again() -> None:
    alchemist = person("Alchemist", works="lightning", effect="florins 6", house="red")
    state = table(phase="troubles", red={"threats": {"red": 3}, "persons": [alchemist], "empty": ["blue"]})
    done = after(state, "Red: fire alchemist")
    assert hand(done) == ["alchemist"]
    assert gained(state, "Red: fire alchemist") == {
        ("persons",): -1, ("cards",): 1, ("houses", "red"): -1, ("threats", "red"): -3,
    }  # fmt: skip
    keys = {"red": {"hand": [alchemist], "empty": ["blue"]}}
    assert gained(table(**keys), "Red: play alchemist for person blue")[("florins",)] == 6
    spent = table(**keys, rulings={"lightning-returned": "spent"}, pending={"played": ["alchemist"]})
    assert ("florins",) not in gained(spent, "Red: play alchemist for person blue")


def test_bruges_threat_fire_outermost__bruges_threat_fire_statue() -> None:
    state = table(phase="troubles", red={"threats": {"red": 3}, "canals": [5, 0], "statues": [7]})
    done = after(state, "Red: fire left 5")
    assert (canals.tiles(done, 0), done.statues(0), done.estates[0].completed) == ((4, 0), (7,), (True, False))


def test_bruges_threat_fire_nothing__no_loss() -> None:
    state = table(phase="troubles", red={"threats": {"red": 3}})
    assert gained(state, "Red: fire") == {("threats", "red"): -3}


# --------------------------------------------------------------------------------------------- the track


@pytest.mark.parametrize(("dice", "price"), [((2, 3, 4, 5, 1), 3), ((1, 1, 1, 1, 1), 5), ((3, 4, 5, 6, 3), 0)])
def test_bruges_reputation_price__bruges_dice_middle__pips_of_ones_and_twos(dice: tuple[int, ...], price: int) -> None:
    assert steps.step_price(dice) == price


def test_bruges_reputation_advance__bruges_reputation_first_step__the_printed_example() -> None:
    """Purple 1 and blue 2: Red pays 3 florins for a step."""
    state = table(phase="advance", dice={"blue": 2, "brown": 4, "yellow": 6, "red": 5, "purple": 1})
    assert gained(state, "Red: advance") == {("florins",): -3, ("reputation-steps",): 1}
    done = after(state, "Red: advance")
    assert (done.estates[0].reputation, done.turn.mover) == (1, 1)


def test_bruges_reputation_optional__staying_costs_nothing() -> None:
    assert gained(table(phase="advance"), "Red: stay") == {}


def test_bruges_reputation_first_step__typed_numbers_are_followed() -> None:
    state = table(phase="advance", red={"reputation": 5}, equipment={"reputation-steps": [1, 2, 5, 7]})
    assert after(state, "Red: advance").estates[0].reputation == 7
    assert steps.next_step((1, 2, 5, 7), 7) is None


# ------------------------------------------------------------------------------------------- the six actions


def test_bruges_action_workers__bruges_card_discarded__the_printed_example() -> None:
    state = table(red={"hand": ["red-1"]})
    assert gained(state, "Red: play red-1 for workers") == {("workers", "red"): 2}
    assert discards(after(state, "Red: play red-1 for workers")) == ["red-1"]


def test_bruges_action_florins__the_printed_example() -> None:
    assert gained(table(red={"hand": ["yellow-1"]}), "Red: play yellow-1 for florins") == {("florins",): 6}


def test_bruges_action_threat__bruges_points_threat__the_printed_example() -> None:
    state = table(red={"hand": ["brown-1"], "threats": {"brown": 1}})
    assert scored(state, "Red: play brown-1 for threat") == [(0, 1, "bruges.points.threat")]
    assert gained(state, "Red: play brown-1 for threat") == {("threats", "brown"): -1}


def test_bruges_canal_card__bruges_canal_price__the_printed_example() -> None:
    state = table(red={"hand": ["blue-1"]})
    assert gained(state, "Red: play blue-1 for canal left") == {("florins",): -1, ("canals", "left"): 1}


def test_bruges_statue_take__bruges_statue_once_a_section__bruges_statue_none_left() -> None:
    red = {"hand": ["purple-1"], "canals": [4, 0], "sections": []}
    assert gained(table(red=red), "Red: play purple-1 for canal left")[("statues",)] == 7
    assert gained(table(red=red, blue={"statues": [7]}), "Red: play purple-1 for canal left")[("statues",)] == 6
    again = table(red={**red, "sections": ["left"], "statues": [7]})
    assert ("statues",) not in gained(again, "Red: play purple-1 for canal left")
    assert not canals.statue_due(5, True)
    assert canals.statue_due(5, False)


def test_bruges_action_house__the_printed_example() -> None:
    state = table(red={"hand": ["purple-1"], "workers": {"purple": 1}})
    assert gained(state, "Red: play purple-1 for house") == {("workers", "purple"): -1, ("houses", "purple"): 1}


def test_bruges_action_person__bruges_action_person_price__bruges_person_any_colour__the_printed_example() -> None:
    prince = person("Prince", "purple", price=9, works="worker-yellow", effect="as-card")
    state = table(red={"hand": [prince], "empty": ["red"]})
    assert gained(state, "Red: play prince for person") == {("florins",): -9, ("persons",): 1}
    done = after(state, "Red: play prince for person red")
    assert [done.deck[home.person].name for home in done.estates[0].homes] == ["Prince"]
    assert done.estates[0].empty == ()


# -------------------------------------------------------------------------------------------------- persons


def test_bruges_person_lightning__the_alchemist() -> None:
    alchemist = person("Alchemist", works="lightning", effect="florins 6")
    state = table(red={"hand": [alchemist], "empty": ["red"]})
    assert gained(state, "Red: play alchemist for person") == {("florins",): 6, ("persons",): 1}


def test_bruges_person_infinity_round__bruges_person_rotated__the_accountant() -> None:
    accountant = person("Accountant", works="once", effect="florins 2", house="red")
    state = table(red={"persons": [accountant], "hand": 1})
    assert gained(state, "Red: use accountant") == {("florins",): 2}
    assert after(state, "Red: use accountant").estates[0].homes[0].used


def test_bruges_person_infinity_action__the_lawyer() -> None:
    lawyer = person("Lawyer", works="always", effect="on workers: workers 1 same", house="red")
    state = table(red={"persons": [lawyer], "hand": ["blue-5"]})
    assert gained(state, "Red: play blue-5 for workers") == {("workers", "blue"): 3}


def test_bruges_person_infinity_event__a_step_and_a_trouble() -> None:
    both = person("Envoy", works="always", effect="on advance: florins 1; on trouble: points 2", house="red")
    state = table(phase="advance", red={"persons": [both]})
    assert gained(state, "Red: advance")[("florins",)] == -2
    hit = table(phase="troubles", red={"persons": [both], "threats": {"yellow": 3}})
    assert scored(hit, "Red: raid") == [(0, 2, "bruges.person.activate-text")]


def test_bruges_action_extra_card__bruges_action_last_card__the_coachman() -> None:
    coachman = person("Coachman", works="worker-yellow", effect="play 1", house="red")
    state = table(red={"persons": [coachman], "workers": {"yellow": 1}, "hand": ["red-1", "red-2"], "played": 3})
    done = after(state, "Red: use coachman; play red-1 for florins; play red-2 for workers")
    assert (done.estates[0].played, done.hand(0)) == (4, 0)
    assert refused(done, "Red: done") == []


def test_bruges_person_activate_time__before_and_after_the_card_and_just_laid() -> None:
    accountant = person("Accountant", works="once", effect="florins 2")
    state = table(red={"hand": [accountant], "empty": ["red"], "persons": [person("Clerk", works="once", house="blue",
                                                                                  effect="florins 1")]})  # fmt: skip
    moves = "Red: use clerk; play accountant for person red; use accountant"
    assert gained(state, moves)[("florins",)] == 3


def test_bruges_person_activate_text__what_a_text_leaves_to_choose() -> None:
    def of(effect: str, **more: object) -> Playing:
        return table(red={"persons": [person("X", works="once", effect=effect, house="red")], **more})

    assert gained(of("workers 2"), "Red: use x") == {("workers",): 2}
    assert gained(of("workers 2"), "Red: use x, take blue red") == {("workers", "blue"): 1, ("workers", "red"): 1}
    returned = of("return 1", threats={"red": 1, "blue": 2})
    assert scored(returned, "Red: use x, return blue") == [(0, 1, "bruges.points.threat")]
    assert len(scored(of("return all", threats={"red": 1, "blue": 2}), "Red: use x")) == 3
    assert gained(of("canal 2"), "Red: use x, canal left") == {("florins",): -2, ("canals", "left"): 1}
    assert gained(of("step 2"), "Red: use x") == {("reputation-steps",): 2}
    assert gained(of("florins 1 per workers every 2", workers={"red": 5}), "Red: use x") == {("florins",): 2}
    assert gained(of("florins 1 per red-houses"), "Red: use x") == {("florins",): 1}
    assert gained(of("if brown 1-2: florins 3"), "Red: use x") == {("florins",): 3}
    assert refused(of("if brown 3-4: florins 3"), "Red: use x") == [("use-in-vain", "bruges.person.use-does-something")]
    assert gained(of("as-card"), "Red: use x") == {("as-card",): 1}
    thrown = of("draw 1; discard 1", hand=["red-1"])
    assert discards(after(thrown, "Red: use x, draw left, discard red-1")) == ["red-1"]


def test_bruges_person_activate_text__others_give_and_lose() -> None:
    beggar = person("Beggar", works="lightning", effect="others give 2")
    keys = {"red": {"hand": [beggar], "empty": ["red"]}}
    rich = table(**keys, blue={"workers": {"yellow": 2, "red": 1}})
    asked = after(rich, "Red: play beggar for person")
    assert (asked.turn.asks, asked.turn.seat) == (Phase.EFFECT, 1)
    done = after(asked, "Blue: give yellow; give red")
    assert (done.all_workers(0), done.turn.seat) == ((0, 0, 1, 1, 0), 0)
    poor = table(**keys, blue={"workers": {"yellow": 1}})
    assert after(poor, "Red: play beggar for person").all_workers(0) == (0, 0, 1, 0, 0)
    troublemaker = person("Troublemaker", works="lightning", effect="others lose canal")
    state = table(red={"hand": [troublemaker], "empty": ["red"]}, blue={"canals": [2, 1]})
    done = after(state, "Red: play troublemaker for person", "Blue: lose right")
    assert canals.tiles(done, 1) == (2, 0)


# --------------------------------------------------------------------------------------- the end of a round


def last_turn(**red: object) -> dict[str, object]:
    """Red's last turn of a round in which Blue has none left; the card is played."""
    return {
        "red": {"played": 3, "hand": [], **red},
        "pending": {"waiting": [], "due": 0},
        "deck": {"piles": [30, 30], "tops": ["red", "blue"]},
    }


def test_bruges_majority_check__bruges_round_start_passes__bruges_person_rotated_back() -> None:
    used = dict(person("Clerk", works="once", effect="florins 1", house="red"), used=True)
    state = after(table(**last_turn(reputation=2, persons=[used], canals=[1, 0])), "Red: done")
    assert state.estates[0].majorities == (Area.REPUTATION, Area.PERSONS, Area.CANALS)
    assert (state.clock.start, state.turn.phase, state.turn.mover) == (1, Phase.DRAW, 1)
    assert not state.estates[0].homes[0].used
    assert state.clock.dice == ()


def test_bruges_majority_clear__bruges_majority_kept() -> None:
    keys = last_turn(canals=[1, 0])
    state = after(table(**keys, blue={"canals": [1, 0], "majorities": ["canals"]}), "Red: done")
    assert [estate.majorities for estate in state.estates] == [(), (Area.CANALS,)]


def test_bruges_end_time__bruges_majority_last_round__the_final_scoring() -> None:
    state = table(**last_turn(reputation=2), last_round=True)
    done = after(state, "Red: done")
    assert done.turn.phase is Phase.OVER
    assert ("bruges.scoring.reputation", 2) in [(rule, points) for seat, points, rule in scored(state, "Red: done")]
    assert ("bruges.scoring.majority", 4) in [(rule, points) for seat, points, rule in scored(state, "Red: done")]
    assert done.points[0] == 5 + 2 + 4
    assert BRUGES.decider(done) is None


def test_bruges_end_last_round_later__the_next_round_is_the_last() -> None:
    state = after(table(**last_turn(), last_round="next"), "Red: done")
    assert state.clock.ending is Ending.THIS


def test_bruges_action_no_cards_left__the_turn_remains_or_is_passed_over() -> None:
    keys = {"red": {"hand": ["red-1"], "played": 3}, "blue": {"hand": []}, "pending": {"waiting": ["Blue"]}}
    remains = after(table(**keys), "Red: play red-1 for workers; done")
    assert (remains.turn.phase, remains.turn.mover) == (Phase.ACT, 1)
    skipped = after(table(**keys, rulings={"no-cards-left": "skipped"}), "Red: play red-1 for workers; done")
    assert skipped.turn.phase is Phase.DRAW


def test_bruges_box_threats_even__bruges_threat_short__nine_a_colour() -> None:
    """Player by player, a marker is there whenever one is dealt: at most eight lie with four players before it."""
    assert whole_box(4)[0][6:11] == (9,) * 5


def test_a_pile_that_is_emptied_shows_a_new_back() -> None:
    state = table(phase="draw", deck={"piles": [1, 4], "tops": ["red", "blue"], "extra": 9}, red={"hand": 3})
    [step] = played_steps(state, "Red: draw left")
    assert step.state.piles.sizes == (9, 4)
    assert step.state.clock.ending is Ending.THIS
    assert sum(piles.backs(step.state.places[UNSEEN], step.state.piles)) == 9 + 4 - 2


def test_chance_does_not_depend_on_what_is_drawn() -> None:
    state = table(phase="draw", red={"hand": 4}, dice=NONE)
    draw = BRUGES.legal_actions(state)[0]
    asked = BRUGES.chance(state, draw)
    for seed in range(5):
        dealer = Seeded(Random(seed))
        BRUGES.run(state, draw, dealer)
        assert tuple(each for each, _ in dealer.dealt()) == asked


def test_sides_are_named_as_their_owner_sees_them() -> None:
    assert list(Side) == [Side.LEFT, Side.RIGHT]
