"""Advice on a described table: the roads to court, the ability cards to be had, and what to discard for being first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from courtroll.verifier.games.kings_progress.advice import cards, roads, sheds
from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.sentences import say
from courtroll.verifier.games.kings_progress.play.engine import KINGS_PROGRESS
from courtroll.verifier.games.kings_progress.play.steps import Steps
from courtroll.verifier.games.kings_progress.rules.options import KingsProgressRuleset
from courtroll.verifier.games.kings_progress.table.equipment import ARRIVALS
from courtroll.verifier.games.kings_progress.table.names import CARD_WORDS
from courtroll.verifier.games.kings_progress.table.pieces import Courtier
from courtroll.verifier.games.kings_progress.table.progress import Kind, Phase, Progress, Turn
from courtroll.verifier.kernel.advice import Advice, Plan, Said, of_plans
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.equipment import assumed
from courtroll.verifier.kernel.legality import Objection
from courtroll.verifier.kernel.position import Hole, Position
from courtroll.verifier.kernel.results import Leaning
from courtroll.verifier.kernel.settling.questions import said

MATTER: Final = ("shed-from", "equal-builds", "direction", "homes", "next-type", "tie-skips", "empty-control")
"""The open points that advice may lean on."""


def advised(table: Described, seats: Sequence[int], *, check: bool) -> Advice:
    """Advice for these players."""
    plans = {seat: tuple(_plans(table, seat, check)) for seat in seats}
    sources = {} if table.play is None else table.play.state.box.equipment.sources()
    advice = of_plans(plans, len(table.players), tuple(assumed(sources, frozenset({"map"}))))
    return replace(advice, leanings=tuple(_leanings(table, plans)))


def _plans(table: Described, seat: int, check: bool) -> Iterator[Plan]:
    if table.play is not None:
        yield from _roads(table, table.play, seat, check)
        yield from _takings(table, table.play, seat, check)
    yield _shedding(table, seat)


def _depends(topic: str, table: Described, holes: Sequence[Hole]) -> Plan:
    unknown = dict.fromkeys(said(hole.path, table.players) for hole in holes)
    return Plan(topic, Said(f"{topic}-depends", {"unknown": ", ".join(unknown)}), is_answer=False)


# ------------------------------------------------------------------------------------------------------ roads


def _roads(table: Described, position: Position[Progress], seat: int, check: bool) -> Iterator[Plan]:
    holes = [hole for hole in position.holes if hole.path[0] in ("at", "arrived", "court", "round")]
    if holes:
        yield _depends("road", table, holes)
        return
    state = with_actions(position.state, seat)
    if len(state.road.arrived) >= ARRIVALS:
        return
    for courtier in Courtier:
        if courtier not in state.road.arrived:
            yield _road(state, courtier, check)


def with_actions(state: Progress, seat: int) -> Progress:
    """The table in a player's turn: the one that goes on, or a new one."""
    turn = state.turn
    if turn.phase is Phase.TURN and turn.seat == seat:
        return state
    return replace(state, turn=Turn(Phase.TURN, seat, seat))


def _road(state: Progress, courtier: Courtier, check: bool) -> Plan:
    told = {"courtier": courtier.word}
    try:
        road = roads.shortest_road(state, courtier)
    except roads.TooMany as many:
        return Plan("road", Said("too-many", {**told, "n": many.args[0]}), is_answer=False)
    if road is None:
        return Plan("road", Said("no-road", told))
    checked = None
    if check:
        from courtroll.verifier.games.kings_progress.advice.solver import none_shorter

        checked = none_shorter(state, courtier, road.actions).verdict.value
    alone = Steps(state).distances[state.road.at[courtier]]
    best = Said("road", {**told, "actions": road.actions, "turns": len(road.turns), "without": alone})
    players, seat = state.box.players, state.turn.seat
    moves = [say(each, players, seat) for mine in road.turns for each in (*mine, d.Done())][:-1]
    return Plan("road", best, tuple(moves), (), refused_on_the_way(state, road), checked)


def refused_on_the_way(state: Progress, road: roads.Road) -> tuple[Objection, ...]:
    """What the engine says against the first of these steps that it refuses."""
    for n, mine in enumerate(road.turns):
        turn = state.turn
        for k, decision in enumerate(mine):
            before = turn.kinds if not n else ()
            fresh = Turn(Phase.TURN, turn.seat, turn.seat, turn.done if not (n or k) else mine[:k])
            kinds = (*before, *(Kind.ADVANCE,) * k)
            at = replace(state, turn=fresh._replace(kinds=kinds, ability=None if n else turn.ability))
            objections = KINGS_PROGRESS.objections(at, decision)
            if objections:
                return objections
            moved = KINGS_PROGRESS.run(at, decision, Noting()).state
            state = replace(state, road=moved.road)
    return ()


# ------------------------------------------------------------------------------------------------------ cards


def _takings(table: Described, position: Position[Progress], seat: int, check: bool) -> Iterator[Plan]:
    holes = [hole for hole in position.holes if _matters(hole.path, seat)]
    if holes:
        yield _depends("taking", table, holes)
        return
    state = position.state
    for courtier in Courtier:
        if state.control[courtier].major != seat:
            yield _taking(state, seat, courtier, check)


def _matters(path: tuple[str | int, ...], seat: int) -> bool:
    match path:
        case ("player", int(mine), "hand", *_):
            return mine == seat
        case ("player", int(), "builds" | "major" | "minor", *_) | ("arrived", *_):
            return True
        case _:
            return False


def _taking(state: Progress, seat: int, courtier: Courtier, check: bool) -> Plan:
    taking = cards.cheapest(state, seat, courtier)
    told = {"courtier": courtier.word}
    checked = None
    if check:
        from courtroll.verifier.games.kings_progress.advice.solver import none_cheaper

        n = (
            sum(state.holds(seat, kind) for kind in cards.kinds_of(courtier)) + 1
            if taking is None
            else len(taking.cards)
        )
        checked = none_cheaper(state, seat, courtier, n).verdict.value
    if taking is None:
        at_court = courtier in state.road.arrived
        return Plan("taking", Said("at-court" if at_court else "no-cards", told), checked=checked)
    moves = (f"build {courtier.word} {', '.join(CARD_WORDS[each].split()[-1] for each in taking.cards)}",)
    refused: tuple[Objection, ...] = ()
    at = cards.with_turn(state, seat)
    for decision in taking.decisions:
        refused = refused or KINGS_PROGRESS.objections(at, decision)
        at = at if refused else KINGS_PROGRESS.run(at, decision, Noting()).state
    return Plan("taking", Said("taking", {**told, "cards": len(taking.cards)}), moves, (), refused, checked)


# --------------------------------------------------------------------------------------------------- discards


def _shedding(table: Described, seat: int) -> Plan:
    position = table.position
    holes = [
        hole for hole in position.holes if set(hole.path) & {"builds", "gifts", "major", "minor", "sheds", "rulings"}
    ]
    if holes:
        return _depends("shedding", table, holes)
    state, turn = position.state, None if table.play is None else table.play.state.turn
    if turn is not None and turn.phase is Phase.SHED and turn.prize is None:
        return Plan("shedding", Said("shedding-depends", {"unknown": "pending.prize"}), is_answer=False)
    owed = sheds.outstanding(state, turn)[seat]
    if owed <= 0:
        return Plan("shedding", Said("sheds-nothing"))
    try:
        found = sheds.best_shedding(state, seat, turn)
    except sheds.TooMany as many:
        return Plan("shedding", Said("too-many-sheds", {"n": many.args[0]}), is_answer=False)
    moves = tuple(say(d.Shed(other, courtier), table.players, seat) for other, courtier in found.sheds)
    told = {"n": owed, "least": found.least, "most": found.most, "others": found.others}
    return Plan("shedding", Said("shedding" if found.others else "shedding-alone", told), moves)


# --------------------------------------------------------------------------------------------------- leanings


def _leanings(table: Described, plans: Mapping[int, tuple[Plan, ...]]) -> Iterator[Leaning]:
    ruleset = table.position.state.box.ruleset
    for option in KingsProgressRuleset.options:
        if option.name in MATTER and option.name not in table.ruled:
            others = []
            for value in option.readings:
                other = table.under({option.name: str(value)})
                if other is not None and any(_gist(_plans(other, seat, False)) != _gist(plans[seat]) for seat in plans):
                    others.append(str(value))
            if others:
                yield Leaning(option.name, ruleset.reading(option), tuple(others))


def _gist(plans: Iterator[Plan] | tuple[Plan, ...]) -> object:
    """What of an advice another reading may change: what is best, not which of several ways to it."""
    return [plan.best for plan in plans]
