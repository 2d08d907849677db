"""What can still come of a scoring: against trying every discard in every order."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.kings_progress.tables import builds, hole, player, table
from verifier.games.kings_progress import choices
from verifier.games.kings_progress.choices import Case, cases, certain_ledger, leaned_on, ranges, verdict
from verifier.games.kings_progress.control import NOBODY
from verifier.games.kings_progress.gifts import results
from verifier.games.kings_progress.pieces import DISGUISE, GIFT_TYPES, Courtier, Prize
from verifier.games.kings_progress.rules import options
from verifier.games.kings_progress.scoring import Decider, built_cards, control_ledger, ledger
from verifier.games.kings_progress.sheds import builds_left, due
from verifier.games.kings_progress.state import Shed, State
from verifier.kernel.position import Position

KNIGHT, MISTRESS = Courtier.KNIGHT, Courtier.MISTRESS


def second_cases(state: State) -> frozenset[Case]:
    """Names every discard that is outstanding, in every way that there are cards for."""
    outstanding = [seat for seat, prizes in enumerate(due(state, results(state))) for _ in prizes]
    own = state.box.ruleset.shed_from is options.ShedFrom.OWN
    seats = range(len(state.players))
    found = set()
    for targets in product(((s, c) for s in seats for c in (KNIGHT, MISTRESS)), repeat=len(outstanding)):
        sheds = [Shed(s, c) for s, c in targets]
        if own and [shed.seat for shed in sheds] != outstanding:
            continue
        left, fits = state, True
        for shed in sheds:
            fits = fits and bool(builds_left(left)[shed.seat][shed.courtier])
            first = left.players[0]
            left = replace(left, players=(replace(first, sheds=(*first.sheds, shed)), *left.players[1:]))
        if fits:
            scored = ledger(left)
            found.add(Case(tuple(map(scored.total, seats)), built_cards(builds_left(left))))
    return frozenset(found)


@st.composite
def small_tables(draw: st.DrawFn) -> State:
    """Two players with gifts of two types and builds on two courtiers, every card's owner known and at the table."""
    shed_from = draw(st.sampled_from(["own", "any"]))
    owners = [draw(st.tuples(st.integers(0, 1), st.integers(0, 1))) for _ in (KNIGHT, MISTRESS)]
    players = [
        player(
            seat,
            gifts={prize: [0] * draw(st.integers(0, 1)) for prize in (Prize.LAND, Prize.TITLE)},
            builds={KNIGHT: draw(builds), MISTRESS: draw(builds)},
            major=[c for c, (major, _) in zip((KNIGHT, MISTRESS), owners, strict=True) if major == seat],
            minor=[c for c, (_, minor) in zip((KNIGHT, MISTRESS), owners, strict=True) if minor == seat],
        )
        for seat in range(2)
    ]
    return table(*players, shed_from=shed_from, equal_builds="nobody")


@settings(max_examples=60, deadline=None)
@given(small_tables())
def test_shed_choices_lead_to_exactly_these_ends(state: State) -> None:
    assert cases(Position(state)) == second_cases(state)


@settings(max_examples=60, deadline=None)
@given(small_tables())
def test_sure_lines_add_up_to_the_lower_end(state: State) -> None:
    position = Position(state)
    scored = certain_ledger(position)
    assert [scored.total(seat) for seat in range(2)] == [low for low, _ in ranges(position)]
    if not any(due(state, results(state))):
        assert {line.where for line in control_ledger(state).lines} <= {line.where for line in scored.lines}
        assert cases(position) == {
            Case((scored.total(0), scored.total(1)), built_cards(builds_left(state))),
        }


def test_shed_choice_of_two_builds_leaves_a_range() -> None:
    state = table(
        player(0, gifts={Prize.LAND: [0]}, builds={KNIGHT: (1,), MISTRESS: (1,)}),
        player(1, builds={KNIGHT: (0,)}, minor=[KNIGHT]),
        round_=1,
    )
    state = replace(state, players=(replace(state.players[0], major=(KNIGHT, MISTRESS)), *state.players[1:]))
    position = Position(state)
    assert [p.word for p in due(state, results(state))[0]] == ["land", "types"]
    assert cases(position) == {Case((4, 2), (0, 1))}
    one_due = replace(state.players[0], sheds=(Shed(0, MISTRESS),))
    assert ranges(Position(replace(state, players=(one_due, state.players[1])))) == ((4, 4), (2, 2))


def test_sure_controls_on_unsure_courtiers_are_one_line_without_place() -> None:
    state = table(
        player(0, gifts={Prize.LAND: [0]}, builds={KNIGHT: (1,), MISTRESS: (1,), Courtier.STEWARD: (1,)}),
        player(1),
    )
    position = Position(state)
    lines = [line for line in certain_ledger(position).of(0) if line.code == "major-control"]
    assert [(line.count, line.points, line.where) for line in lines] == [(1, 2, None)]
    assert ranges(position)[0] == (6, 6)


def test_recount_equal_without_any_holder_may_be_either() -> None:
    state = table(player(0, builds={KNIGHT: (1,)}), player(1, builds={KNIGHT: (1,)}), player(2))
    position = Position(state)
    assert ranges(position) == ((0, 2), (0, 2), (0, 0))
    assert leaned_on(position) == (options.EQUAL_BUILDS,)
    assert verdict(position).winners == (0, 1)


def test_unknown_owners_of_cards_matter_only_in_ties() -> None:
    silent = tuple(hole("player", seat, what) for seat in range(2) for what in ("major", "minor"))
    clear = table(player(0, builds={KNIGHT: (2,)}), player(1, builds={KNIGHT: (1,)}))
    assert ranges(Position(clear, silent)) == ((2, 2), (0, 0))
    tied = table(player(0, builds={KNIGHT: (1,)}), player(1, builds={KNIGHT: (1,)}))
    assert ranges(Position(tied, silent)) == ((0, 2), (0, 2))
    told = replace(tied, players=(replace(tied.players[0], major=(KNIGHT,)), tied.players[1]))
    assert ranges(Position(told, silent[2:])) == ((2, 2), (0, 0))
    assert choices.majors_by_courtier(Position(told, silent[2:]), results(told))[MISTRESS] == {NOBODY}


def test_unknown_colours_are_tried_but_never_one_twice() -> None:
    state = table(player(0, colour=Prize.LAND), player(1, gifts={Prize.LAND: [0]}), player(2))
    assert ranges(Position(state, (hole("player", 1, "colour"),)))[1] == (4, 4)
    free = replace(state, players=(replace(state.players[0], colour=Prize.MONEY), *state.players[1:]))
    assert ranges(Position(free, (hole("player", 1, "colour"),)))[1] == (4, 5)
    assert certain_ledger(Position(free, (hole("player", 1, "colour"),))).total(1) == 4


def test_verdict_over_what_is_open() -> None:
    sure = table(player(0, 9), player(1, 1), round_=3)
    assert verdict(Position(sure)) == ((0,), Decider.POINTS, True)
    state = table(
        player(0, 0, Prize.MONEY, {Prize.LAND: [0]}, {KNIGHT: (0, DISGUISE), MISTRESS: (0, 0, 0)}),
        player(1, 10),
        round_=3,
    )
    found = verdict(Position(state))
    assert found.certain is True
    assert found.winners == (0,)
    open_ = table(player(0, builds={KNIGHT: (1,)}), player(1, builds={KNIGHT: (1,)}), round_=3)
    assert verdict(Position(open_)) == ((0, 1), None, False)


def test_leaned_on_names_the_options_that_decided() -> None:
    three = table(*(player(s, gifts={Prize.LAND: [0] * n}) for s, n in enumerate((2, 2, 2, 1))), round_=3)
    assert options.TIE_SKIPS in leaned_on(Position(three))
    alone = table(player(0, gifts=dict.fromkeys(GIFT_TYPES, (0,))), player(1, 3), round_=1)
    assert leaned_on(Position(alone)) == ()
    second = table(player(0, gifts={Prize.LAND: [0]}), player(1), round_=2)
    assert leaned_on(Position(second)) == (options.PLACE_WITHOUT_GIFT,)
