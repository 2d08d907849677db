"""The final scoring, and who wins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.verifier.games.bruges.rules import canals as canal_rules
from courtroll.verifier.games.bruges.rules import majorities as majority_rules
from courtroll.verifier.games.bruges.rules import scoring as rules
from courtroll.verifier.games.bruges.scoring import ending
from courtroll.verifier.games.bruges.scoring.canals import SCORING_SPACE, full_sections, missing, third_points
from courtroll.verifier.games.bruges.scoring.majorities import majority_points
from courtroll.verifier.games.bruges.scoring.persons import laurel_points, things_counted
from courtroll.verifier.games.bruges.table.codes import LineCode
from courtroll.verifier.games.bruges.table.equipment import SECTION, STATUES
from courtroll.verifier.games.bruges.table.pieces import Area, Side
from courtroll.verifier.games.bruges.table.state import CanalSpace, PersonAt, Player, Section, State
from courtroll.verifier.kernel.ledger import Ledger, Line, Unscored, points
from courtroll.verifier.kernel.place import AtSeat
from courtroll.verifier.kernel.results import PlayerResult, Result
from courtroll.verifier.kernel.rules import Rule

HOUSE_POINTS: Final = 1


def house_points(houses: int) -> int:
    return HOUSE_POINTS * houses


def ledger(state: State) -> Ledger:
    """The final scoring of all players, in the order in which the text goes through it."""
    lines: list[Line] = []
    unscored: list[Unscored] = []
    left = max(0, len(STATUES) - sum(len(player.statues) for player in state.seats))
    for seat, player in enumerate(state.seats):
        for part in _parts(seat, player, left):
            if isinstance(part, Line):
                lines.append(part)
            else:
                unscored.append(part)
    return Ledger(tuple(lines), tuple(unscored))


def total(player: Player) -> int:
    """One player's points after the final scoring."""
    return player.points + points(part for part in _parts(0, player, 0) if isinstance(part, Line))


def _parts(seat: int, player: Player, left: int) -> Iterator[Line | Unscored]:
    """All that a player scores or could have; `left` is how many statues nobody has."""
    yield from _persons(seat, player)
    yield from _majorities(seat, player)
    yield from _canals(seat, player, left)
    if player.reputation:
        yield Line(seat, LineCode.REPUTATION, 1, player.reputation, rules.REPUTATION, AtSeat(seat, "reputation"))


def _persons(seat: int, player: Player) -> Iterator[Line | Unscored]:
    """Persons, the houses, and laurels."""
    for index, person in enumerate(player.persons):
        yield Line(seat, LineCode.PERSON, 1, person.points, rules.PERSON, PersonAt(seat, index))
    if player.houses:
        yield Line(seat, LineCode.HOUSE, player.houses, house_points(player.houses), rules.HOUSE)
    for index, person in enumerate(player.persons):
        if person.laurel is not None:
            at = PersonAt(seat, index)
            things = things_counted(player, person.laurel.per)
            brings = laurel_points(person.laurel.points, person.laurel.every, things)
            if brings:
                yield Line(seat, LineCode.LAUREL, things, brings, rules.LAUREL, at)
            else:
                yield Unscored(seat, LineCode.LAUREL_NOTHING, rules.LAUREL_WHOLE if things else rules.LAUREL, at)


def _majorities(seat: int, player: Player) -> Iterator[Line | Unscored]:
    for area in Area:
        at = AtSeat(seat, area)
        if area in player.majorities:
            yield Line(seat, LineCode.MAJORITY, 1, majority_points(1), rules.MAJORITY, at)
        else:
            yield Unscored(seat, LineCode.MAJORITY_GREY, majority_rules.CLEAR, at)


def _canals(seat: int, player: Player, left: int) -> Iterator[Line | Unscored]:
    """Third canal spaces and statues."""
    full = full_sections(player.canals)
    for side, tiles in zip(Side, player.canals, strict=True):
        if brings := third_points(tiles):
            yield Line(seat, LineCode.THIRD_CANAL, 1, brings, rules.THIRD_CANAL, CanalSpace(seat, side, SCORING_SPACE))
        elif tiles:
            yield _short(seat, side, tiles, SCORING_SPACE, LineCode.CANAL_SHORT, rules.THIRD_CANAL)
        if SCORING_SPACE <= tiles < SECTION and left and len(player.statues) <= full:
            yield _short(seat, side, tiles, SECTION, LineCode.SECTION_OPEN, canal_rules.STATUE)
    for value in player.statues:
        yield Line(seat, LineCode.STATUE, 1, value, rules.STATUE, AtSeat(seat, "statues"))
    if full > len(player.statues) and not left:
        yield Unscored(seat, LineCode.NO_STATUE_LEFT, canal_rules.STATUE_NONE_LEFT, AtSeat(seat, "statues"))


def _short(seat: int, side: Side, tiles: int, space: int, code: LineCode, rule: Rule) -> Unscored:
    gaps = tuple(CanalSpace(seat, side, gap) for gap in missing(tiles, space))
    return Unscored(seat, code, rule, Section(seat, side), gaps)


def result(state: State) -> Result:
    """The whole count: lines, totals, ranks, winners and what decided."""
    counted = ledger(state)
    players = tuple(
        PlayerResult(player.points, counted.of(seat), tuple(miss for miss in counted.unscored if miss.seat == seat))
        for seat, player in enumerate(state.seats)
    )
    totals = tuple(player.total for player in players)
    return Result(players, *ending.ranking(totals, [player.florins for player in state.seats]))
