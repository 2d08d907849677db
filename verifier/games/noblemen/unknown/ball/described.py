"""A described masked ball, played through the engine by what each player is said to hand in and take."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from courtroll.verifier.games.noblemen.document import Described
from courtroll.verifier.games.noblemen.moves.decisions import Decision, Done, SpendBribes, SpendCard, Take
from courtroll.verifier.games.noblemen.moves.draft import Draft
from courtroll.verifier.games.noblemen.play import ball
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.play.rounds import open_ball
from courtroll.verifier.games.noblemen.scoring.prestige import beyond_the_sure, spent_parts
from courtroll.verifier.games.noblemen.scoring.results import by_points
from courtroll.verifier.games.noblemen.scoring.titles import best_title
from courtroll.verifier.games.noblemen.table.pieces import Title
from courtroll.verifier.games.noblemen.table.state import Ball, Clock, Phase, State
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.ledger import Part
from courtroll.verifier.kernel.legality import Objection
from courtroll.verifier.kernel.results import PlayerResult, Result


@dataclass(frozen=True, slots=True)
class Plan:
    """What a player does at a described ball: what is handed in, and the title taken (`None`: the best one free).

    `extra` is prestige beyond what the table tells, where a range is being worked out.
    """

    spend: tuple[Decision, ...] = ()
    takes: Title | None = None
    extra: int = 0


@dataclass(frozen=True, slots=True)
class Refusal:
    """A plan that the rules refuse: whose, which decision, and everything that objects to it."""

    seat: int
    decision: Decision
    objections: tuple[Objection, ...]


def plans_of(table: Described) -> tuple[Plan, ...]:
    """What each player of a described ball does."""
    out = []
    for spend, takes in zip(table.spends, table.takes, strict=True):
        bribes: tuple[Decision, ...] = (SpendBribes(spend.bribes),) if spend.bribes else ()
        out.append(Plan((*bribes, *map(SpendCard, spend.cards)), takes))
    return tuple(out)


def opened_ball(state: State) -> State:
    """The table when its ball begins: titles given back, spending about to start."""
    draft = Draft(replace(state, clock=Clock(state.clock.decade, 0, state.clock.queen)), Noting())
    open_ball(draft)
    return draft.freeze()


def ball_until(
    state: State, plans: Sequence[Plan], stop: tuple[Phase, int] | None = None
) -> tuple[State, list[Refusal]]:
    """Plays a ball by its plans up to the moment when all titles but the last are taken, or until it is
    a player's turn in a phase. Refused decisions are skipped and told.
    """
    refusals: list[Refusal] = []
    state = opened_ball(state)
    while (state.turn.phase, state.turn.seat) != stop:
        seat = state.turn.seat
        if state.turn.phase is Phase.SPEND:
            state = _with_extra(state, plans[seat].extra)
            decisions: list[Decision] = [*plans[seat].spend, Done()]
        elif state.turn.waiting:
            decisions = [_title(state, plans[seat])]
        else:
            return state, refusals
        for decision in decisions:
            objections = NOBLEMEN.objections(state, decision)
            if objections:
                refusals.append(Refusal(seat, decision, objections))
                if isinstance(decision, Take):
                    decision = _title(state, Plan())
                else:
                    continue
            state = NOBLEMEN.run(state, decision, Noting()).state
    return state, refusals


def _with_extra(state: State, extra: int) -> State:
    ball_now = ball.ball_of(state)
    return replace(state, turn=replace(state.turn, ball=replace(ball_now, bought=ball_now.bought + extra)))


def _title(state: State, plan: Plan) -> Take:
    if plan.takes is not None:
        return ball.take(plan.takes)
    return ball.take(best_title(ball.counted_prestige(state, state.turn.seat), ball.titles_left(state)))


def at_ball(state: State, plans: Sequence[Plan]) -> tuple[Result, list[Refusal]]:
    """A masked ball: prestige, markers, titles and their points."""
    end, refusals = ball_until(state, plans)
    last = _title(end, plans[end.turn.seat])
    objections = NOBLEMEN.objections(end, last)
    if objections:
        refusals.append(Refusal(end.turn.seat, last, objections))
        last = _title(end, Plan())
    known = ball.ball_of(end)
    titles = tuple(last.title if title is None else title for title in end.titles)
    lines = ball.title_lines(titles)
    players = []
    for seat in range(state.players):
        raw, marker, title = known.prestige[seat] or 0, known.markers[seat] or 0, titles[seat]
        assert title is not None
        facts: dict[str, int | str] = {"prestige": raw, "space": marker, "title": title.name.lower()}
        mine = tuple(line for line in lines if line.seat == seat)
        players.append(PlayerResult(state.points[seat], mine, (), facts, _parts(state, plans[seat], seat)))
    totals = [player.total for player in players]
    used = frozenset({"prestige-track"}) if _track_matters(state, known) else frozenset()
    return Result(tuple(players), by_points(totals), used=used), refusals


def _track_matters(state: State, known: Ball) -> bool:
    """Whether the end of the track could have changed where a marker stands."""
    last = state.box.equipment.prestige_track.value
    return any(beyond_the_sure(raw or 0, last) for raw in known.prestige)


def _parts(state: State, plan: Plan, seat: int) -> tuple[Part, ...]:
    quick = state.quick[seat] if state.quick else None
    own = () if quick is not None and quick.prestige is not None else ball.own_prestige(state, seat)
    return tuple(part for part in (*own, *spent_parts(*ball.spending(plan.spend))) if part.things)
