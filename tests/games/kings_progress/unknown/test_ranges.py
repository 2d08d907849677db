"""Ranges, winners and certainty: against filling everything that is open by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from unittest.mock import patch

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from courtroll.verifier.games.kings_progress.faults import faults
from courtroll.verifier.games.kings_progress.scoring import totals as scoring
from courtroll.verifier.games.kings_progress.scoring.control import NOBODY, Control, holders, sheddable, values_on
from courtroll.verifier.games.kings_progress.scoring.effort import effort_for
from courtroll.verifier.games.kings_progress.scoring.gifts import results as placed
from courtroll.verifier.games.kings_progress.scoring.sheds import builds_left, calls
from courtroll.verifier.games.kings_progress.table.pieces import DISGUISE, GIFT_TYPES, Courtier, Prize
from courtroll.verifier.games.kings_progress.table.state import Build, Moment, Player, Shed, State
from courtroll.verifier.games.kings_progress.unknown import ranges, results
from courtroll.verifier.games.kings_progress.unknown.control import possible_majors
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.position import Hole, Position, Why
from courtroll.verifier.kernel.ranking import Ranking
from courtroll.verifier.kernel.results import Answer, NotWorkedOut
from tests.games.kings_progress.tables import table

COURTIERS = (Courtier.KNIGHT, Courtier.MISTRESS)
TYPES = (Prize.LAND, Prize.TITLE)
WITHOUT_SHRINKING = (Phase.explicit, Phase.generate)
"""Filling by hand takes long."""
Case = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Limits:
    """How far the filling by hand goes: enough for tables as small as these."""

    gifts: int = 4
    crowns: int = 4
    cards: int = 4


def fillings(position: Position[State], limits: Limits) -> Iterator[State]:
    """Every way to fill points aside what is open, that is no impossible table."""
    state = position.state
    states = [state]
    for hole in position.holes:
        match hole.path:
            case ("player", int(s), "colour"):
                states = [_with(x, s, colour=c) for x in states for c in GIFT_TYPES]
            case ("player", int(s), "gifts", int(p)):
                held = [(0,) * n for n in range(limits.gifts + 1)]
                some = [(c, *cards[1:]) for cards in held if cards for c in range(limits.crowns + 1)]
                states = [_gifts(x, s, p, cards) for x in states for cards in ((), *some)]
            case ("player", int(s), "gifts", int(p), int(i)):
                states = [_crowns(x, s, p, i, c) for x in states for c in range(limits.crowns + 1)]
            case ("player", int(s), "builds", int(c)):
                builds = [b for n in range(limits.cards + 1) for b in product(range(DISGUISE, 4), repeat=n)]
                states = [_build(x, s, c, b) for x in states for b in builds]
            case ("player", int(s), "builds", int(c), int(i)):
                states = [_card(x, s, c, i, v) for x in states for v in range(DISGUISE, 4)]
            case ("player", int(s), "major" | "minor" as what):
                states = [_holding(x, s, str(what), own) for x in states for own in _subsets()]
            case ("player", int(s), "major" | "minor" as what, int()):
                states = [_holding(x, s, str(what), (c,)) for x in states for c in Courtier]
            case _:
                pass
    for each in states:
        if not any(f.severity is Severity.IMPOSSIBLE for f in faults(Position(each), Moment.GAME_END)):
            yield each


def _subsets() -> list[tuple[Courtier, ...]]:
    return [(), (COURTIERS[0],), (COURTIERS[1],), COURTIERS]


def _with(state: State, seat: int, **changes: object) -> State:
    players = list(state.players)
    players[seat] = replace(players[seat], **changes)  # type: ignore[arg-type]
    return replace(state, players=tuple(players))


def _gifts(state: State, seat: int, prize: int, cards: tuple[int, ...]) -> State:
    gifts = list(state.players[seat].gifts)
    gifts[prize] = cards
    return _with(state, seat, gifts=tuple(gifts))


def _crowns(state: State, seat: int, prize: int, index: int, crowns: int) -> State:
    cards = list(state.players[seat].gifts[prize])
    cards[index] = crowns
    return _gifts(state, seat, prize, tuple(cards))


def _build(state: State, seat: int, courtier: int, build: Build) -> State:
    builds = list(state.players[seat].builds)
    builds[courtier] = build
    return _with(state, seat, builds=tuple(builds))


def _card(state: State, seat: int, courtier: int, index: int, card: int) -> State:
    build = list(state.players[seat].builds[courtier])
    build[index] = card
    return _build(state, seat, courtier, tuple(build))


def _holding(state: State, seat: int, what: str, more: tuple[Courtier, ...]) -> State:
    player = state.players[seat]
    return _with(state, seat, **{what: ((player.major if what == "major" else player.minor) + more)})


def shed_out(state: State) -> Iterator[State]:
    """Every way to make the discards that are outstanding."""
    made = [len(player.sheds) for player in state.players]
    called = calls(state, placed(state))
    for seat in range(len(made)):
        if made[seat] < sum(call.seat == seat for call in called):
            own = state.box.ruleset.shed_from.value == "own"
            left = builds_left(state)
            for owner in [seat] if own else range(len(made)):
                for courtier in COURTIERS:
                    if sheddable(left[owner][courtier]):
                        sheds = (*state.players[seat].sheds, Shed(owner, courtier))
                        yield from shed_out(_with(state, seat, sheds=sheds))
            return
    yield state


def cases_by_hand(position: Position[State], limits: Limits) -> set[Case]:
    found: set[Case] = set()
    for filled in fillings(position, limits):
        colours = [(seat, player.colour) for seat, player in enumerate(filled.players)]
        gifts = scoring.gift_ledger(colours, placed(filled))
        seats = range(len(filled.players))
        base = [filled.players[s].points + gifts.total(s) for s in seats]
        for done in shed_out(filled):
            builds, befores = builds_left(done), holders(done)
            owners = [
                possible_majors(values_on(c, builds), Control(*befores[c]), done.box.ruleset.equal_builds)
                for c in COURTIERS
            ]
            for majors in product(*owners):
                totals = tuple(b + 2 * sum(m == s for m in majors if m != NOBODY) for s, b in enumerate(base))
                found.add((totals, scoring.all_gifts(done), scoring.all_crowns(done), scoring.built_cards(builds)))
    return found


def expect(position: Position[State], limits: Limits, answer: Answer, *, game_over: bool) -> None:
    """The answer says what all fillings say together."""
    cases = cases_by_hand(position, limits)
    totals = list(zip(*(case[0] for case in cases), strict=True))
    assert answer.low == tuple(map(min, totals))
    assert answer.high == tuple(map(max, totals))
    rankings = [scoring.ranking(*case) for case in cases]
    orders = [
        each.ranks if game_over else scoring.round_ranks(case[0]) for each, case in zip(rankings, cases, strict=True)
    ]
    ranks = list(zip(*orders, strict=True))
    assert answer.ranks == tuple(places[0] if len(set(places)) == 1 else None for places in ranks)
    if game_over:
        _expect_winners(answer, rankings)
    assert [player.total for player in answer.result.players] == list(answer.low)
    assert [player.points for player in position.state.players] == [one.before for one in answer.result.players]


def _expect_winners(answer: Answer, rankings: list[Ranking[scoring.Decider]]) -> None:
    assert answer.winners == tuple(sorted({seat for each in rankings for seat in each.winners}))
    assert answer.certain is (len({each.winners for each in rankings}) == 1)
    deciders = {each.decided_by.value for each in rankings}
    assert answer.decided_by == (deciders.pop() if answer.certain and len(deciders) == 1 else None)


def asked(*path: str | int) -> Hole:
    return Hole(path, Why.ASKED)


@st.composite
def tables(draw: st.DrawFn, kind: str) -> Position[State]:
    """A table of two or three with small holdings, of which things of one kind are not known."""
    seats = draw(st.integers(2, 3))
    rulings = {
        "shed_from": "own" if kind == "builds" else draw(st.sampled_from(["own", "own", "any"])),
        "equal_builds": draw(st.sampled_from(["clockwise", "nobody"])),
        "tie_skips": draw(st.sampled_from(["filled", "one"])),
        "place_without_gift": draw(st.sampled_from(["none", "left-over"])),
        "next_type": draw(st.sampled_from(["worst-upwards", "best-downwards"])),
    }
    most = 1 if kind == "builds" else 3
    card = st.integers(DISGUISE, most)
    players = []
    for seat in range(seats):
        gifts: list[tuple[int, ...]] = [()] * 5
        for prize in TYPES:
            gifts[prize] = tuple(draw(st.lists(st.integers(0, 1), max_size=2)))
        builds: list[Build] = [()] * 8
        for courtier in COURTIERS:
            if draw(st.booleans()):
                builds[courtier] = (draw(st.integers(0, most)), *draw(st.lists(card, max_size=1)))
        owned = [c for c in COURTIERS if draw(st.integers(0, seats)) == seat]
        lesser = [c for c in COURTIERS if draw(st.integers(0, seats)) == seat]
        points = draw(st.integers(0, 2))
        players.append(Player(points, GIFT_TYPES[seat], tuple(gifts), tuple(builds), tuple(owned), tuple(lesser)))
    state = table(*players, round_=3, **rulings)
    taken = {
        (what, c): s
        for s, p in reversed(list(enumerate(players)))
        for what in ("major", "minor")
        for c in (p.major if what == "major" else p.minor)
    }
    for seat in range(seats):
        own = {what: tuple(c for c in COURTIERS if taken.get((what, c)) == seat) for what in ("major", "minor")}
        state = _with(state, seat, **own)
    holes: list[Hole] = []
    seat = draw(st.integers(0, seats - 1))
    if kind == "gift":
        state = _gifts(state, seat, Prize.LAND, ())
        holes.append(asked("player", seat, "gifts", Prize.LAND))
    elif kind == "gifts":
        for prize in draw(st.sampled_from([TYPES[:1], TYPES[1:], TYPES])):
            state = _gifts(state, seat, prize, ())
            holes.append(asked("player", seat, "gifts", prize))
    elif kind == "crowns":
        for s, prize in draw(st.sets(st.tuples(st.integers(0, seats - 1), st.sampled_from(TYPES)), max_size=2)):
            if state.players[s].gifts[prize]:
                state = _crowns(state, s, prize, 0, 0)
                holes.append(asked("player", s, "gifts", prize, 0))
    elif kind == "cards":
        for s in range(seats):
            for courtier in COURTIERS:
                for index in range(len(state.players[s].builds[courtier])):
                    if len(holes) < 3 and draw(st.booleans()):
                        state = _card(state, s, courtier, index, 0)
                        holes.append(asked("player", s, "builds", courtier, index))
    elif kind == "builds":
        courtier = draw(st.sampled_from(COURTIERS))
        state = _build(state, seat, courtier, ())
        holes.append(asked("player", seat, "builds", courtier))
    else:
        for s in range(seats):
            for what in ("major", "minor"):
                if draw(st.booleans()):
                    state = _with(state, s, **{what: ()})
                    holes.append(asked("player", s, what))
        if draw(st.booleans()):
            holes.append(asked("player", seat, "colour"))
    return Position(state, tuple(holes))


def _check(position: Position[State], limits: Limits, *, game_over: bool = True) -> None:
    if not any(f.severity is Severity.IMPOSSIBLE for f in faults(position, Moment.GAME_END)):
        answer = results.answer(position, game_over=game_over)
        expect(position, limits, answer, game_over=game_over)
        _check_spans(position, answer, game_over=game_over)
        _check_bounds(position, answer, game_over=game_over)


def _check_spans(position: Position[State], answer: Answer, *, game_over: bool) -> None:
    """What is worked out where everything is too much: the same ranges, and nothing wrong of the order."""
    alone = ranges.spans(position, game_over=game_over, effort=effort_for(position))
    assert alone is not None
    span = alone[1]
    assert (span.low, span.high) == (answer.low, answer.high)
    assert all(rank is None or rank == known for rank, known in zip(span.ranks, answer.ranks, strict=True))
    assert set(answer.winners) <= set(span.winners)
    assert span.certain in ((True, None) if answer.certain else (False, None))


def _check_bounds(position: Position[State], answer: Answer, *, game_over: bool) -> None:
    """What is answered where even that is too much: no less than there can be, and nothing wrong of the order."""
    refuse = NotWorkedOut(("rulings",))
    with patch.object(results, "study", side_effect=refuse), patch.object(results, "spans", side_effect=refuse):
        rough = results.answer(position, game_over=game_over)
    for seat, (low, high) in enumerate(zip(answer.low, answer.high, strict=True)):
        top = rough.high[seat]
        assert top is not None
        assert high is not None
        assert rough.low[seat] <= low <= high <= top
    assert all(rank is None or rank == known for rank, known in zip(rough.ranks, answer.ranks, strict=True))
    assert set(answer.winners) <= set(rough.winners)
    assert rough.certain in (None, answer.certain)
    assert rough.result.totals == rough.low


@pytest.mark.nightly
@settings(max_examples=12, deadline=None, derandomize=True, phases=WITHOUT_SHRINKING)
@given(tables("gifts"))
def test_unknown_gifts(position: Position[State]) -> None:
    _check(position, Limits(gifts=3, crowns=3), game_over=False)


@pytest.mark.no_cover
@settings(max_examples=15, deadline=None, derandomize=True, phases=WITHOUT_SHRINKING)
@given(tables("gift"))
def test_unknown_gifts_of_one_type_at_the_end(position: Position[State]) -> None:
    _check(position, Limits(gifts=6, crowns=6))


@settings(max_examples=40, deadline=None, derandomize=True, phases=WITHOUT_SHRINKING)
@given(tables("crowns"))
def test_unknown_crowns(position: Position[State]) -> None:
    _check(position, Limits(crowns=9))


@pytest.mark.no_cover
@settings(max_examples=40, deadline=None, derandomize=True, phases=WITHOUT_SHRINKING)
@given(tables("cards"))
def test_unknown_cards_of_builds(position: Position[State]) -> None:
    _check(position, Limits())


@settings(max_examples=5, deadline=None, derandomize=True, phases=WITHOUT_SHRINKING)
@given(tables("builds"))
def test_unknown_builds(position: Position[State]) -> None:
    _check(position, Limits(cards=4), game_over=False)


@pytest.mark.no_cover
@settings(max_examples=12, deadline=None, derandomize=True, phases=WITHOUT_SHRINKING)
@given(tables("owners"))
def test_unknown_owners_and_colours(position: Position[State]) -> None:
    _check(position, Limits())


# ------------------------------------------------------------------------------------------- too much to try


def crowded(round_: int, *holes: Hole) -> Position[State]:
    """Five players, tied in all gifts, with builds on every courtier and no discard named."""
    stacks: list[Build] = [(0, 1), (1, 2), (2, 3), (3,), (0,)]
    players = (
        Player(
            10 * (seat == 0),
            GIFT_TYPES[seat],
            ((0,), (0,), (), (), ()),
            tuple(stacks[(seat + c) % 5] for c in Courtier),
        )
        for seat in range(5)
    )
    return Position(table(*players, round_=round_), holes)


def test_outstanding_discards_of_many_are_ranges_at_least() -> None:
    answer = results.answer(crowded(3), game_over=True)
    assert (answer.certain, answer.leanings, answer.decided_by) == (None, None, None)
    assert all(high is not None and low < high for low, high in zip(answer.low, answer.high, strict=True))
    assert 0 in answer.winners
    assert answer.lists[0] == {"due": ("castle", "land", "types")}


@pytest.mark.parametrize(
    ("unknown", "due"),
    [
        pytest.param((Courtier.KNIGHT, 0), ("land", "types"), id="kings-progress.shed.first__whatever-is-exposed"),
        pytest.param((Courtier.KNIGHT, 1), None, id="kings-progress.shed.first__a-covered-card-may-fall-too"),
        pytest.param((Courtier.KNIGHT,), None, id="kings-progress.shed.first__of-any-cards"),
    ],
)
def test_what_is_due_of_builds_in_part_unknown(unknown: tuple[int, ...], due: tuple[str, ...] | None) -> None:
    builds: tuple[Build, ...] = tuple((1, 1) if c is Courtier.KNIGHT else () for c in Courtier)
    mine = Player(0, Prize.TITLE, ((), (0,), (), (), ()), builds)
    hole = Hole(("player", 0, "builds", *unknown), Why.ASKED)
    answer = results.answer(
        Position(table(mine, Player(0, Prize.CASTLE), Player(0, Prize.MONEY)), (hole,)), game_over=False
    )
    assert answer.lists[0] == {"due": due}


@pytest.mark.nightly
@pytest.mark.no_cover
def test_endless_points_where_everything_is_too_much() -> None:
    answer = results.answer(crowded(3, asked("player", 1, "points")), game_over=True)
    assert answer.high[1] is None
    assert 1 in answer.winners
    away = results.answer(crowded(2), game_over=False)
    assert (away.winners, away.certain) == ((), False)


def test_two_types_of_two_players() -> None:
    """Gifts of more than one player that nobody knows are compared with each other as well."""
    lands = (Player(0, GIFT_TYPES[seat]) for seat in range(3))
    holes = tuple(asked("player", seat, "gifts", Prize.LAND) for seat in range(2))
    answer = results.answer(Position(table(*lands, round_=1), holes), game_over=False)
    assert (answer.low, answer.high) == ((0, 0, 0), (4, 5, 0))
    both = Position(table(*(Player(0, GIFT_TYPES[seat]) for seat in range(3)), round_=3), holes)
    expect(both, Limits(gifts=3, crowns=3), results.answer(both, game_over=False), game_over=False)


def test_gifts_of_which_too_much_is_unknown_are_bounded() -> None:
    holes = tuple(asked("player", seat, "gifts", prize) for seat in range(3) for prize in GIFT_TYPES)
    position = Position(table(*(Player(10 * s, GIFT_TYPES[s]) for s in range(3)), round_=1), holes)
    answer = results.answer(position, game_over=True)
    assert answer.low == (0, 10, 20)
    # First in all six, and the bonus.
    assert answer.high == (13, 23, 33)
    assert (answer.winners, answer.certain, answer.decided_by) == ((1, 2), None, None)
    assert answer.lists[0] == {"due": None}
    far = Position(table(*(Player(90 * s, GIFT_TYPES[s]) for s in range(3)), round_=1), holes)
    sure = results.answer(far, game_over=True)
    assert (sure.winners, sure.certain, sure.ranks) == ((2,), True, (3, 2, 1))


def test_every_reading_that_may_rule_is_looked_at() -> None:
    players = (Player(0, GIFT_TYPES[seat], ((0,) * (seat != 3), (), (), (), ())) for seat in range(4))
    state = table(*players, round_=3)
    answers = {
        reading: results.answer(Position(table(*state.players, round_=3, tie_skips=reading)), game_over=False)
        for reading in ("filled", "one")
    }
    both = results.answer(Position(state, (asked("rulings", "tie-skips"),)), game_over=False)
    assert both.low == tuple(map(min, *(each.low for each in answers.values())))
    assert [both.high[seat] for seat in range(4)] == [
        max(each.low[seat] for each in answers.values()) for seat in range(4)
    ]
    assert both.certain is (answers["filled"].low == answers["one"].low)
    every = results.answer(Position(state, (asked("rulings"),)), game_over=True)
    assert every.low <= both.low
    assert every.result.totals == every.low


def test_discards_that_fit_nothing_are_refused() -> None:
    """Where `faults` did not look, because that was too much work."""
    first = Player(0, GIFT_TYPES[0], sheds=(Shed(0, Courtier.KNIGHT),))
    position = Position(table(first, Player(0, GIFT_TYPES[1])), (asked("player", 1, "gifts", Prize.LAND),))
    with pytest.raises(NotWorkedOut):
        results.answer(position, game_over=False)
    assert [fault.code for fault in faults(position, Moment.ROUND_END)][-1:] == ["no-such-build"]
    assert ranges.spans(position, game_over=False, effort=effort_for(position)) is None
    assert not ranges.is_fillable(position)
