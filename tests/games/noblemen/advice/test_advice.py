"""Advice against brute force: everything that may be built, and everything that may be handed in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from courtroll.verifier.games.noblemen.advice import buildings
from courtroll.verifier.games.noblemen.advice.buildings import (
    NO_LIMITS,
    Limits,
    TooWide,
    best_placement,
    points_of,
    refused_in_order,
)
from courtroll.verifier.games.noblemen.advice.solver import none_better
from courtroll.verifier.games.noblemen.advice.titles import Way, ways
from courtroll.verifier.games.noblemen.moves.decisions import Decision, Done
from courtroll.verifier.games.noblemen.play.ball import ball_of, spend_bribes, spend_card, spending
from courtroll.verifier.games.noblemen.play.building import build
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.rules.options import SharedChapel
from courtroll.verifier.games.noblemen.scoring.buildings import estate_ledger
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.estate import Estate, bars, legal_cells, with_building
from courtroll.verifier.games.noblemen.table.pieces import BRIBE, CARDS, Building, Card, Title
from courtroll.verifier.games.noblemen.table.state import Quick, State
from courtroll.verifier.games.noblemen.unknown.ball.described import Plan, at_ball, opened_ball
from courtroll.verifier.games.noblemen.unknown.ball.fillings import READINGS
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.proof.theorem import Verdict
from tests.games.noblemen.tables import estate, steady, table

EACH, ONCE = SharedChapel.EACH_MANOR, SharedChapel.ONCE
few = settings(steady, max_examples=25)


# ------------------------------------------------------------------------------------------------ placements


def reachable(start: Estate, limits: Limits) -> Iterator[tuple[Estate, int]]:
    """Every estate that legal building leads to, and how many buildings it took."""
    seen: set[tuple[Estate, Limits]] = set()
    waiting = [(start, limits, 0)]
    while waiting:
        at, left, built = waiting.pop()
        if (at, left) in seen:
            continue
        seen.add((at, left))
        yield at, built
        for building, n in left.by_kind():
            if n == 0:
                continue
            fewer = left if n is None else replace(left, **{f"{building.name.lower()}s": n - 1})
            for cell in frame.cells_of(legal_cells(bars(at, building))):
                waiting.append((with_building(at, building, cell), fewer, built + 1))


def brute(start: Estate, reading: SharedChapel, limits: Limits = NO_LIMITS) -> tuple[int, int]:
    """The most points, by the ledger, and the fewest buildings for them."""
    found = ((estate_ledger(0, at, reading).total(0), -built) for at, built in reachable(start, limits))
    points, built = max(found)
    return points, -built


def standing(land: str, wanted: Sequence[tuple[int, Building]]) -> Estate:
    """A map with buildings put where nothing bars them; a palace comes by way of its castle."""
    at = estate(land)
    for place, building in wanted:
        first = Building.CASTLE if building is Building.PALACE else building
        cells = list(frame.cells_of(legal_cells(bars(at, first))))
        if cells:
            cell = cells[place % len(cells)]
            at = with_building(at, first, cell)
            at = with_building(at, building, cell) if building is not first else at
    return at


def estates(columns: int, rows: int, letters: str) -> st.SearchStrategy[Estate]:
    line = st.text(letters, min_size=columns, max_size=columns)
    some = st.lists(st.tuples(st.integers(0, 99), st.sampled_from(Building)), max_size=4)
    return st.builds(
        lambda lines, wanted: standing("\n".join(lines), wanted), st.lists(line, min_size=rows, max_size=rows), some
    )


limited = st.builds(Limits, *(st.none() | st.integers(0, 3) for _ in range(3)))


@pytest.mark.nightly
def test_placement__every_small_estate() -> None:
    """Every map of three by three cells round a meadow, castle or palace, and the narrow ones of four by three."""
    starts = []
    for kinds in product("FM", repeat=8):
        around = "".join(kinds)
        starts += [estate(f"{around[:3]}\n{around[3]}{inside}{around[4]}\n{around[5:]}") for inside in "MCP"]
    for kinds in product("FM", repeat=6):
        around = "".join(kinds)
        starts.append(estate(f"F{around[:2]}F\n{around[2]}MM{around[3]}\nF{around[4:]}F"))
    for start in starts:
        found = best_placement(start, EACH)
        assert (found.points, len(found.builds)) == brute(start, EACH)


@given(estates(4, 4, "FMMM."), st.sampled_from([EACH, ONCE]), limited)
@settings(steady, max_examples=60)
def test_placement__with_buildings_and_limits(start: Estate, reading: SharedChapel, limits: Limits) -> None:
    found = best_placement(start, reading, limits)
    assert (found.points, len(found.builds)) == brute(start, reading, limits)


@given(estates(6, 5, "FMMMMM.") | estates(4, 8, "GMMMM"), st.sampled_from([EACH, ONCE]), limited)
@few
def test_placement__z3_finds_nothing_better(start: Estate, reading: SharedChapel, limits: Limits) -> None:
    found = best_placement(start, reading, limits)
    assert none_better(start, reading, found.points, limits).verdict is Verdict.PROVED
    assert none_better(start, reading, found.points - 1, limits).verdict is Verdict.REFUTED


@given(estates(6, 6, "FMMM."), st.sampled_from([EACH, ONCE]), limited)
@few
def test_placement__may_be_built_in_its_order(start: Estate, reading: SharedChapel, limits: Limits) -> None:
    found = best_placement(start, reading, limits)
    state = table()
    state = replace(state, estates=(start, *state.estates[1:]))
    assert refused_in_order(state, 0, found.builds) == ()
    built = start
    for each in found.builds:
        built = with_building(built, each.building, each.cell)
    assert points_of(built, reading) == found.points
    assert points_of(start, reading) == found.before
    counts = [sum(each.building is kind for each in found.builds) for kind, _ in limits.by_kind()]
    assert all(n is None or count <= n for count, (_, n) in zip(counts, limits.by_kind(), strict=True))


def test_placement__an_order_that_is_refused_is_told() -> None:
    state = table("C M . M")
    cells = list(frame.cells_of(state.estates[0].meadow))
    objections = refused_in_order(state, 0, [build(Building.CASTLE, cells[1]), build(Building.PALACE, cells[2])])
    assert [each.code for each in objections] == ["castle-beside-castle", "no-castle-to-replace"]


def test_placement__the_printed_size_of_an_estate() -> None:
    five = estate("\n".join("M" * 5 for _ in range(5)))
    assert best_placement(five, EACH).points == 52
    assert none_better(five, EACH, 52).verdict is Verdict.PROVED


def test_placement__a_chapel_between_castle_and_palace_counts_for_the_palace() -> None:
    """It counts once, and more than one beside a castle alone, whichever of its neighbours is looked at first."""
    for row in ("FCMPFCM", "MCFPMCF"):
        start = estate(f"FFFFFFF\n{row}\nFFFFFFF")
        found = best_placement(start, ONCE, Limits(palaces=0, chapels=1))
        assert (found.points, len(found.builds)) == (found.before + 2, 1)
        assert none_better(start, ONCE, found.points, Limits(palaces=0, chapels=1)).verdict is Verdict.PROVED


def test_placement__nothing_to_build() -> None:
    for land in ("", "FFF\nFFF\nFFF", "M"):
        found = best_placement(estate(land), EACH)
        assert (found.points, found.builds, found.width) == (0, (), 0)
        assert none_better(estate(land), EACH, 0).verdict is Verdict.PROVED


def test_placement__what_stands_open_only_bars() -> None:
    """An open castle brings nothing, and no castle stands beside it; chapels beside it bring nothing either."""
    assert best_placement(estate("C M M\nF M M\nF F F"), EACH).builds == ()


def test_placement__long_estates_are_no_trouble_and_wide_ones_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    long = best_placement(estate("\n".join("M" * 41 for _ in range(3))), EACH)
    assert (long.points, long.width <= 5) == (20 * 13, True)
    monkeypatch.setattr(buildings, "MOST_FRONTIERS", 500)
    with pytest.raises(TooWide) as raised:
        best_placement(estate("\n".join("M" * 9 for _ in range(9))), EACH)
    assert raised.value.width > 9


def test_z3_gives_no_answer_where_it_finds_none() -> None:
    wide = estate("\n".join("M" * 6 for _ in range(6)))
    assert none_better(wide, EACH, 52, work=1).verdict is Verdict.UNKNOWN
    with_two = Estate(meadow=wide.meadow, castle=3 << (wide.meadow & -wide.meadow).bit_length() - 1)
    proof = none_better(with_two, EACH, 0)
    assert (proof.verdict, bool(proof.why)) == (Verdict.UNKNOWN, True)


# ---------------------------------------------------------------------------------------------------- titles

HANDS = (
    "", "liaison", "blackmail", "blackmail tribute", "blackmail blackmail liaison", "tribute intrigue liaison",
)  # fmt: skip
RULINGS = st.fixed_dictionaries({option.name: st.sampled_from([*map(str, option.readings)]) for option in READINGS})


@st.composite
def balls(draw: st.DrawFn) -> tuple[State, tuple[Plan, ...]]:
    players = draw(st.integers(3, 5))
    bribes = [draw(st.integers(0, 4)) for _ in range(players)]
    cards = [draw(st.sampled_from(HANDS)) if seat < 2 else "" for seat in range(players)]
    typed = {"prestige_track": draw(st.sampled_from([14, 16]))} if draw(st.booleans()) else {}
    state = table(
        players=players, rulings=draw(RULINGS), bribes=bribes, cards=cards, typed=typed,
        queen=draw(st.integers(0, players - 1)),
    )  # fmt: skip
    prestige = [draw(st.integers(0, 15)) for _ in range(players)]
    state = replace(state, quick=tuple(Quick(prestige=each) for each in prestige))
    plans = []
    for seat in range(players):
        n = draw(st.integers(0, bribes[seat]))
        spend: tuple[Decision, ...] = (spend_bribes(n),) if n else ()
        plans.append(Plan(spend, draw(st.none() | st.sampled_from(Title))))
    return state, tuple(plans)


def handed_in(state: State, seat: int) -> Iterator[tuple[Decision, ...]]:
    """Everything that a player might hand in."""
    held = [range(state.holds(seat, CARDS + card) + 1) for card in Card]
    for bribes, *cards in product(range(state.holds(seat, BRIBE) + 1), *held):
        some = [spend_card(card) for card, n in zip(Card, cards, strict=True) for _ in range(n)]
        yield (*((spend_bribes(bribes),) if bribes else ()), *some)


def cost(spend: Sequence[Decision]) -> tuple[int, int]:
    """How many pieces, and how many Blackmails among them."""
    bribes, blackmails, others = spending(spend)
    return bribes + blackmails + others, blackmails


def brings(state: State, plans: Sequence[Plan], seat: int, spend: tuple[Decision, ...], title: Title) -> bool:
    """Whether a ball played through the engine gives the player that title."""
    mine = Plan(spend, title)
    result, refusals = at_ball(state, (*plans[:seat], mine, *plans[seat + 1 :]))
    if any(refusal.seat == seat for refusal in refusals):
        return False
    return result.players[seat].facts["title"] == title.name.lower()


@given(balls(), st.integers(0, 1))
@settings(steady, max_examples=40)
def test_titles__the_cheapest_of_everything_that_might_be_handed_in(
    described: tuple[State, tuple[Plan, ...]], seat: int
) -> None:
    state, plans = described
    every = list(handed_in(state, seat))
    found = ways(state, seat, plans)
    assert [way.title for way in found] == list(reversed(Title))
    for way in found:
        cheapest = min((cost(each) for each in every if brings(state, plans, seat, each, way.title)), default=None)
        if isinstance(way, Way):
            assert cost(way.spend) == cheapest
            assert brings(state, plans, seat, way.spend, way.title)
        else:
            assert cheapest is None
            assert way.why


def test_titles__blackmail_is_kept_where_bribes_do() -> None:
    state = table(players=3, bribes=[3], cards=["blackmail blackmail liaison tribute"], queen=0)
    state = replace(state, quick=(Quick(prestige=3), Quick(prestige=0), Quick(prestige=0)))
    plans = (Plan(),) * 3
    by_title = {way.title: way for way in ways(state, 0, plans)}
    earl, marquess = by_title[Title.EARL], by_title[Title.MARQUESS]
    assert isinstance(earl, Way)
    assert (earl.bribes, earl.cards) == (0, (Card.BLACKMAIL,)), "one piece is fewer than three"
    assert isinstance(marquess, Way)
    assert (marquess.bribes, marquess.cards) == (1, (Card.BLACKMAIL, Card.BLACKMAIL))


def test_titles__a_liaison_goes_last() -> None:
    state = table(players=3, cards=["liaison tribute"], queen=0)
    state = replace(state, quick=(Quick(prestige=1), Quick(prestige=0), Quick(prestige=0)))
    viscount = ways(state, 0, (Plan(),) * 3)[3]
    assert isinstance(viscount, Way)
    assert viscount.cards == (Card.TRIBUTE,)


def test_titles__a_ball_that_has_begun_is_gone_on_with() -> None:
    """The first marker stands; who has placed it can spend no more, and those who come next meet it."""
    state = table(players=3, bribes=[4, 4], queen=0)
    state = replace(state, quick=(Quick(prestige=10), Quick(prestige=9), Quick(prestige=0)))
    begun = NOBLEMEN.run(opened_ball(state), Done(), Noting()).state
    assert ball_of(begun).markers == (10, None, None)
    plans = (Plan(),) * 3
    first, second = ways(begun, 0, plans), ways(begun, 1, plans)
    assert [isinstance(way, Way) and way.spend == () for way in first] == [False, True, True, True, True]
    marquess = second[1]
    assert isinstance(marquess, Way)
    assert (marquess.bribes, marquess.space) == (2, 11), "10 is taken, and 9 is too little"
    spent = NOBLEMEN.run(begun, spend_bribes(2), Noting()).state
    further = ways(spent, 1, plans)[1]
    assert isinstance(further, Way)
    assert (further.bribes, further.prestige) == (0, 11)
    taking = NOBLEMEN.run(NOBLEMEN.run(spent, Done(), Noting()).state, Done(), Noting()).state
    taken = NOBLEMEN.run(taking, NOBLEMEN.legal_actions(taking)[-1], Noting()).state
    assert [isinstance(way, Way) for way in ways(taken, 1, plans)] == [False, True, False, False, False]
