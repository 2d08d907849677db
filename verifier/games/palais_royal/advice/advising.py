"""Advice on a described turn: the nobles to recruit in it, and what servants posted in the park change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from courtroll.verifier.games.palais_royal.advice.transport import TooMany
from courtroll.verifier.games.palais_royal.advice.turn import Recruiting, best_recruiting, refused
from courtroll.verifier.games.palais_royal.document import Described, DescribedTurn
from courtroll.verifier.games.palais_royal.moves.sentences import say
from courtroll.verifier.games.palais_royal.rules.options import PalaisRoyalRuleset
from courtroll.verifier.games.palais_royal.scoring.final import final
from courtroll.verifier.games.palais_royal.scoring.park import edge_points, weights
from courtroll.verifier.games.palais_royal.settle.so_far import turn_reached
from courtroll.verifier.games.palais_royal.table import box as names
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.frame import cell_name
from courtroll.verifier.games.palais_royal.table.park import servant
from courtroll.verifier.games.palais_royal.table.pieces import CARDS, Card
from courtroll.verifier.games.palais_royal.table.playing import Phase, Playing
from courtroll.verifier.kernel.advice import Advice, Plan, Said, of_plans
from courtroll.verifier.kernel.equipment import assumed
from courtroll.verifier.kernel.results import Leaning
from courtroll.verifier.kernel.settling.questions import said

MATTER: Final = tuple(
    option for option in PalaisRoyalRuleset.options if option.name not in ("card-noble-at-once", "keep-none")
)
"""The open points that the advice may lean on."""

NO_USE: Final = (Card.TWO_POINTS, Card.FOUR_POINTS)
"""Cards that recruiting never needs."""


def advised(described: Described | DescribedTurn, seats: Sequence[int], *, check: bool) -> Advice:
    """Advice for these players."""
    if isinstance(described, Described):
        nothing = (Plan("recruiting", Said("no-turn"), is_answer=False),)
        return of_plans(dict.fromkeys(seats, nothing), described.position.state.players)
    plans: dict[int, tuple[Plan, ...]] = {seat: tuple(_plans(described, seat, check)) for seat in seats}
    advice = of_plans(plans, described.position.state.players, tuple(_assumed(described, seats)))
    return replace(advice, leanings=tuple(_leanings(described, plans)))


def _plans(table: DescribedTurn, seat: int, check: bool) -> Iterator[Plan]:
    why = _why_not(table, seat)
    if why is not None:
        yield Plan("recruiting", why, is_answer=why.code == "not-your-turn")
        return
    state = _turn_of(table, seat)
    try:
        found = best_recruiting(state)
    except TooMany as many:
        yield Plan("recruiting", Said("too-many", {"n": many.args[0]}), is_answer=False)
    else:
        yield _recruiting(state, found, check)
    yield Plan("edges", Said("edges"), notes=tuple(_edges(state)))


def _turn_of(table: DescribedTurn, seat: int) -> Playing:
    state = turn_reached(table)
    return state if table.position.is_known("turn") else replace(state, turn=state.turn._replace(seat=seat))


def _why_not(table: DescribedTurn, seat: int) -> Said | None:
    """Why nothing is worked out for a player: another's turn, something else to be decided first, or what the answer
    depends on and nobody says.
    """
    position, turn = table.position, table.position.state.turn
    if position.is_known("turn") and seat != turn.seat:
        return Said("not-your-turn")
    if turn.phase is not Phase.TURN:
        return Said("not-now")
    unknown = [said(hole.path, table.players) for hole in position.holes if _matters(hole.path, seat)]
    return Said("depends", {"unknown": ", ".join(dict.fromkeys(unknown))}) if unknown else None


def _matters(path: tuple[str | int, ...], seat: int) -> bool:
    match path:
        case ("castle" | "park" | "rulings", *_) | ("player", int(), "servants", *_):
            return True
        case ("player", int(mine), "gold" | "supply", *_):
            return mine == seat
        case _:
            return False


def _recruiting(state: Playing, found: Recruiting, check: bool) -> Plan:
    checked = None
    if check:
        from courtroll.verifier.games.palais_royal.advice.solver import none_better

        checked = none_better(found.openings, found.points).verdict.value
    moves = tuple(map(say, found.decisions))
    told = {"points": found.points, "steps": found.steps, "cards": found.cards}
    best = Said("recruiting", told) if found.points else Said("nobody")
    return Plan("recruiting", best, moves, (), refused(state, found.decisions), checked)


def _edges(state: Playing) -> Iterator[Said]:
    """What a servant in the place of a noble on the edge would change, were the points counted then."""
    seat, park = state.turn.seat, state.box.equipment.park.value
    before = _standing(state)
    found: dict[tuple[str, str, int, int], list[str]] = {}
    for space, there in enumerate(state.park):
        if there >= 0 and park.sides[space]:
            posted = replace(state, park=(*state.park[:space], servant(seat), *state.park[space + 1 :]))
            for (edge, _), had, has in zip(park.edges, before, _standing(posted), strict=True):
                for name, points, then in zip(state.box.players, had, has, strict=True):
                    if points != then:
                        found.setdefault((edge, name, points, then), []).append(cell_name(park.cells[space]))
    for (edge, name, points, then), cells in found.items():
        yield Said("edge", {"spaces": ", ".join(cells), "edge": edge, "name": name, "before": points, "after": then})


def _standing(state: Playing) -> list[tuple[int, ...]]:
    """What each edge would bring each player."""
    end, reading = final(state), state.box.ruleset.place_without_servant
    rows = [weights(end, edge) for edge in range(len(end.edges))]
    return [tuple(edge_points(row, seat, reading) for seat in range(state.players)) for row in rows]


def _assumed(table: DescribedTurn, seats: Sequence[int]) -> Iterator[str]:
    """What nobody says and is taken to be nothing, and the stand-ins looked at."""
    position = table.position
    worked_out = [seat for seat in seats if _why_not(table, seat) is None]
    for hole in position.holes:
        match hole.path:
            case ("player", int(seat), "nobles", *_) if table.document.player[seat].powers is not None:
                pass  # their privileges are told
            case ("player", int(seat), "hand" | "powers" | "nobles" | "common", *_) if seat in worked_out:
                yield said(hole.path, table.players)
            case _:
                pass
    if worked_out:
        state, equipment = position.state, position.state.box.equipment
        lying = [there for there in state.park if there >= 0]
        held = {card for seat in worked_out for card in Card if state.held[pieces.hand(seat)][CARDS + card]}
        used = {names.PARK, names.DOUBLE} | {each for there in lying for each in equipment.used_noble(there)}
        used |= {each for card in held.difference(NO_USE) for each in equipment.used_cost(card)}
        yield from assumed(equipment.sources(), used)


def _leanings(table: DescribedTurn, plans: Mapping[int, tuple[Plan, ...]]) -> Iterator[Leaning]:
    ruleset, rulings = table.position.state.box.ruleset, table.document.rulings
    for option in MATTER:
        if not isinstance(rulings, Mapping) or option.name not in rulings:
            others = []
            for value in option.readings:
                other = table.under(ruleset.edition, {option.name: str(value)})
                if other is not None and any(_gist(_plans(other, seat, False)) != _gist(plans[seat]) for seat in plans):
                    others.append(str(value))
            if others:
                yield Leaning(option.name, ruleset.reading(option), tuple(others))


def _gist(plans: Iterator[Plan] | tuple[Plan, ...]) -> object:
    """What of an advice another reading may change: what is best and what it notes, not which of several ways to it."""
    return [(plan.best, plan.notes) for plan in plans]
