"""The smallest masked balls at which readings part: who has how much prestige, in the order of placing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from typing import Final, cast

from courtroll.calculator.disputes.search import (
    Document,
    Finding,
    Told,
    first,
    none_of,
    read,
    readings,
    told,
    under,
    vectors,
)
from courtroll.verifier.games.noblemen.document import Described
from courtroll.verifier.games.noblemen.moves.sentences import say
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.room import ROOM
from courtroll.verifier.games.noblemen.table.state import Phase, Quick, State
from courtroll.verifier.games.noblemen.unknown.ball.described import Plan, at_ball, ball_until

NAMES: Final = ("Anna", "Bert", "Cleo", "Dora", "Emil")
MOST_PRESTIGE: Final = 18
"""Four more than any title needs: further than the markers of four others can push one down."""
SIZE: Final = told("ball.size")
SIZE_OF_BEST: Final = told("ball.size-best")
Prestige = tuple[int, ...]


def document(prestige: Prestige) -> Document:
    """A ball at which everybody's prestige comes from fountains in a row, which form no garden."""
    players = [
        {"name": name, "points": 0, "estate": " ".join("C" + "W" * n) + "\n"}
        for name, n in zip(NAMES, prestige, strict=False)
    ]
    return {"game": "noblemen", "moment": "ball", "decade": 1, "queen": NAMES[0], "player": players}


class _Balls:
    """Balls of so many players under each reading of an option."""

    def __init__(self, option: str, players: int) -> None:
        start = document((0,) * players)
        ways = readings(ROOM, option)
        self.tables = [cast(Described, read(ROOM, under(start, option, way))) for way in ways]

    def states(self, prestige: Prestige) -> list[State]:
        quick = tuple(Quick(prestige=n) for n in prestige)
        return [replace(table.position.state, quick=quick) for table in self.tables]

    def part(self, prestige: Prestige) -> bool:
        """Whether somebody gets another title, where each takes the best there is."""
        plans = (Plan(),) * len(prestige)
        mine, *others = (at_ball(state, plans)[0].totals for state in self.states(prestige))
        return any(other != mine for other in others)

    def choices(self, prestige: Prestige, seat: int) -> list[list[str]]:
        """What a player may take, those in front having taken the best."""
        plans = (Plan(),) * len(prestige)
        stopped = (ball_until(state, plans, (Phase.TAKE, seat))[0] for state in self.states(prestige))
        names = self.tables[0].names
        return [[say(decision, names, seat) for decision in NOBLEMEN.legal_actions(state)] for state in stopped]


def _smallest(option: str, players: int) -> tuple[Prestige, int]:
    balls = _Balls(option, players)
    return first((each for total in range(100) for each in vectors(players, total)), balls.part)


def _told(prestige: Sequence[int]) -> Told:
    each = ", ".join(f"{name} {n}" for name, n in zip(NAMES, prestige, strict=False))
    return told("ball.position", each=each)


def _below(players: int, prestige: Prestige) -> Told:
    return told("ball.bounds", players=players, total=sum(prestige))


def title_needs() -> Finding:
    three = [each for total in range(3 * MOST_PRESTIGE + 1) for each in vectors(3, total) if max(each) <= MOST_PRESTIGE]
    harmless = none_of(three, _Balls("title-needs", 3).part)
    prestige, looked = _smallest("title-needs", 4)
    return Finding(
        "title-needs",
        "title-needs",
        _told(prestige),
        SIZE_OF_BEST,
        told("title-needs.bounds", most=MOST_PRESTIGE, total=sum(prestige)),
        harmless + looked,
        "Two players have just enough for a viscount, but their markers cannot share a space. The second one is pushed "
        "down to where only barons stand. With three players no such ball was found: there is only one title of each "
        "kind above baron, and whoever pushes another down has taken it.",
        document(prestige),
    )


def title_order() -> Finding:
    prestige, looked = _smallest("title-order", 3)
    return Finding(
        "title-order",
        "title-order",
        _told(prestige),
        SIZE_OF_BEST,
        _below(3, prestige),
        looked,
        "Cleo has as much prestige as Anna, but her marker is placed last and falls past Bert's, who has less. After "
        "Anna has become earl, the one viscount is left for whichever of the two chooses first.",
        document(prestige),
    )


def space_zero() -> Finding:
    prestige, looked = _smallest("space-zero", 3)
    return Finding(
        "space-zero",
        "space-zero",
        _told(prestige),
        SIZE,
        told("nothing-smaller"),
        looked,
        "Nobody has any prestige, as may well be at the first ball. If space 0 holds only one marker, the third one "
        "climbs to space 2, and its owner becomes viscount for having nothing and coming last.",
        document(prestige),
    )


def title_choice() -> Finding:
    balls = _Balls("title-choice", 3)

    def parts(case: tuple[Prestige, int]) -> bool:
        mine, *others = balls.choices(*case)
        return any(other != mine for other in others)

    cases = ((each, seat) for total in range(100) for each in vectors(3, total) for seat in range(3))
    (prestige, seat), looked = first(cases, parts)
    choices = balls.choices(prestige, seat)
    choice = next(each for each in chain(*choices) if not all(each in way for way in choices))
    return Finding(
        "title-choice",
        "title-choice",
        _told(prestige),
        SIZE,
        _below(3, prestige),
        looked,
        "A higher title costs nothing, brings points and makes building cheaper, so nobody would do this here. With "
        "more prestige about it makes sense: who could be earl may become viscount to keep that title from a rival, as "
        "at a table of three there is but one of each kind above baron.",
        document(prestige),
        f"{NAMES[seat]}: {choice}",
    )
