"""The scoring of a described table is what play scores."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from courtroll.verifier.games.noblemen.moves.decisions import Decision, SpendBribes, SpendCard, Take
from courtroll.verifier.games.noblemen.play.ball import ball_of, spending
from courtroll.verifier.games.noblemen.scoring.prestige import beyond_the_sure
from courtroll.verifier.games.noblemen.scoring.results import at_end_of_decade, by_points, ranking
from courtroll.verifier.games.noblemen.table.pieces import Card, Title
from courtroll.verifier.games.noblemen.table.state import Ball, Phase, State
from courtroll.verifier.games.noblemen.unknown.ball.described import Plan, at_ball, opened_ball
from courtroll.verifier.kernel.legality import Objection
from tests.games.noblemen import second
from tests.games.noblemen.seasons import Entry, Style, play
from tests.games.noblemen.tables import complaints, decision_of, money_of, table

GAMES = [
    Entry(seed, 3 + seed % 3, "it" if seed % 2 else "de", (("title-order", "total"),) * (seed == 5), style)
    for seed in range(6)
    for style in (Style.PLAIN, Style.ROUNDED)
]


@dataclass
class PlayedBall:
    before: State
    spent: list[list[Decision]]
    taken: list[Title | None]
    ball: Ball | None = None
    after: State | None = None


def balls(entry: Entry) -> Iterator[PlayedBall]:
    """Every ball of a game: the table before, what was handed in, what was taken, and what came of it."""
    now: PlayedBall | None = None
    for move in play(entry):
        turn = move.before.turn
        if turn.phase is Phase.SPEND:
            now = now or PlayedBall(move.before, [[] for _ in range(entry.players)], [None] * entry.players)
            if isinstance(move.decision, (SpendBribes, SpendCard)):
                now.spent[turn.seat].append(move.decision)
        if isinstance(move.decision, Take):
            assert now is not None
            now.taken[turn.seat] = move.decision.title
            now.ball = turn.ball
            if move.step.state.turn.phase is not Phase.TAKE:
                now.after = replace(move.before, points=move.step.state.points)
                yield now
                now = None


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: f"{entry.seed}-{entry.style}")
def test_a_described_ball_ends_as_the_ball_that_was_played(entry: Entry) -> None:
    seen = 0
    for played in balls(entry):
        assert played.after is not None
        assert played.ball is not None
        plans = [Plan(tuple(spent), taken) for spent, taken in zip(played.spent, played.taken, strict=True)]
        result, refusals = at_ball(played.before, plans)
        assert refusals == []
        points = {seat: played.after.points[seat] for seat in range(entry.players)}
        # Whatever else the last step of a ball brought, such as a decade's end, is no part of the ball.
        for seat, player in enumerate(result.players):
            assert player.facts["prestige"] == played.ball.prestige[seat]
            assert player.facts["space"] == played.ball.markers[seat]
            assert player.facts["title"] == played.taken[seat].name.lower()  # type: ignore[union-attr]
            assert player.total <= points[seat]
            assert sum(part.amount for part in player.parts) == played.ball.prestige[seat]
        assert list(result.ranks) == second.standing(result.totals, [0] * entry.players)
        seen += 1
    assert seen == 6


@pytest.mark.parametrize("entry", GAMES[:6], ids=lambda entry: f"{entry.seed}-{entry.style}")
def test_a_described_end_is_the_end_that_was_played(entry: Entry) -> None:
    *_, last = play(entry)
    mover = last.before.turn.mover
    points = tuple(n + (seat == mover) for seat, n in enumerate(last.before.points))
    before = replace(last.before, points=points)
    result = at_end_of_decade(before, game_over=True)
    assert result.totals == last.step.state.points
    money = [money_of(before, seat) for seat in range(entry.players)]
    assert list(result.ranks) == second.standing(result.totals, money)
    assert result.winners == tuple(seat for seat, rank in enumerate(result.ranks) if rank == 1)
    without = at_end_of_decade(before, game_over=True, buildings_scored=True)
    assert {line.code for player in without.players for line in player.lines} <= {"liaison"}
    buildings = at_end_of_decade(before, game_over=False)
    assert (buildings.winners, buildings.decided_by) == ((), None)
    assert [b.total + w.total - n for b, w, n in zip(buildings.players, without.players, points, strict=True)] == [
        *result.totals
    ]


@pytest.mark.parametrize(
    ("totals", "money", "winners", "decided_by"),
    [
        ([9, 8, 7], [0, 9, 9], (0,), "points"),
        ([9, 9, 7], [0, 1, 9], (1,), "money"),
        ([9, 9, 9], [4, 1, 4], (0, 2), "shared"),
    ],
)
def test_noblemen_end_winner__and_what_decided_it(
    totals: list[int], money: list[int], winners: tuple[int, ...], decided_by: str
) -> None:
    assert ranking(totals, money)[1:] == (winners, decided_by)
    assert by_points([5, 9, 5]) == (2, 1, 2)


def row(n: int) -> str:
    return "C " + "W " * n


def test_everybody_takes_the_best_title_if_nothing_else_is_told() -> None:
    state = table(row(14), row(10), row(10), row(2))
    result, refusals = at_ball(state, [Plan()] * 4)
    assert refusals == []
    assert [player.facts["title"] for player in result.players] == ["duke", "marquess", "earl", "viscount"]
    assert [player.total for player in result.players] == [7, 5, 3, 1]
    assert result.used == frozenset()
    beyond, _ = at_ball(table(row(15)), [Plan()] * 4)
    assert beyond.used == {"prestige-track"}
    assert at_ball(table(row(15), typed={"prestige_track": 20}), [Plan()] * 4)[0].used == frozenset()


def test_a_plan_that_the_rules_refuse_is_told_and_left_out() -> None:
    state = table(row(6), row(3), bribes=[1])
    plans = [
        Plan((SpendBribes(3), SpendCard(Card.DOWRY)), Title.DUKE),
        Plan(takes=Title.EARL),
        Plan(takes=Title.VISCOUNT),
        Plan(takes=Title.VISCOUNT),
    ]
    result, refusals = at_ball(state, plans)
    told = [(r.seat, complaints(state, list[Objection](r.objections))[0][0]) for r in refusals]
    assert sorted(told) == [
        (0, "bribes-not-held"),
        (0, "card-not-held"),
        (0, "too-little-prestige"),
        (1, "title-taken"),
        (2, "too-little-prestige"),
        (3, "too-little-prestige"),
    ]
    assert [player.facts["title"] for player in result.players] == ["earl", "viscount", "baron", "baron"]


def test_prestige_beyond_what_is_told_is_bought() -> None:
    state = table(row(6))
    result, _ = at_ball(state, [Plan(extra=5), Plan(), Plan(), Plan()])
    assert result.players[0].facts["prestige"] == 11


def test_noblemen_track_end__what_the_texts_are_sure_of() -> None:
    assert [beyond_the_sure(n, None) for n in (14, 15)] == [False, True]
    assert [beyond_the_sure(n, 20) for n in (20, 21)] == [False, True]


def test_what_is_handed_in_is_counted_by_worth() -> None:
    said = ("spend 2", "spend blackmail", "spend dowry", "spend blackmail", "spend 1", "done")
    assert spending([decision_of(table(), one) for one in said]) == (3, 2, 1)


def test_noblemen_ball_titles_back__a_described_ball_opens_as_a_played_one() -> None:
    state = opened_ball(table(queen=2, titles=["duke"]))
    assert (state.turn.phase, state.turn.seat, state.turn.waiting) == (Phase.SPEND, 2, (3, 0, 1))
    assert state.titles == (None,) * 4
    assert ball_of(state) == Ball((None,) * 4, (None,) * 4)
