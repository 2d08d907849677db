"""A table as its file describes it: what speaks against it, and what its moment scores."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.verifier.games.noblemen import faults as table_faults
from courtroll.verifier.games.noblemen.document import Described, Moment
from courtroll.verifier.games.noblemen.document.shapes import Token
from courtroll.verifier.games.noblemen.rules import income as income_rules
from courtroll.verifier.games.noblemen.rules import setup as setup_rules
from courtroll.verifier.games.noblemen.rules import turn as turn_rules
from courtroll.verifier.games.noblemen.rules.options import BRIBES_IN_BOX, PALACES_IN_BOX
from courtroll.verifier.games.noblemen.table.codes import FaultCode
from courtroll.verifier.games.noblemen.table.pieces import Space
from courtroll.verifier.games.noblemen.unknown.decade import end_of_decade
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.position import Why
from courtroll.verifier.kernel.results import Answer, Leaning
from courtroll.verifier.kernel.rules import Option

BOX: Final = (BRIBES_IN_BOX, PALACES_IN_BOX)
"""Where the texts disagree about what there is."""


def faults(described: Described) -> tuple[Fault, ...]:
    """Every fault of the table, of what was done so far, and of what is done at its ball.

    Nothing is impossible by one reading alone, where the texts disagree about the box or settle nothing.
    """
    found = by_its_readings(described)
    if all(fault.severity is Severity.DOUBTFUL for fault in found):
        return found
    everywhere = set(map(_told, found))
    for option, other in other_readings(described):
        there = by_its_readings(other)
        if all(fault.severity is Severity.DOUBTFUL for fault in there):
            reading = other.position.state.box.ruleset.reading(option)
            where, doubtful = Named(f"rulings.{option.name}"), Severity.DOUBTFUL
            return (*there, Fault(FaultCode.FITS_ANOTHER_READING, option.rules[0], where, doubtful, reading))
        everywhere &= set(map(_told, there))
    sound = tuple(fault for fault in found if _told(fault) in everywhere)
    return sound if any(fault.severity is Severity.IMPOSSIBLE for fault in sound) else found


def _told(fault: Fault) -> tuple[object, ...]:
    return fault.code, fault.where, fault.severity


def other_readings(described: Described) -> Iterator[tuple[Option, Described]]:
    """The same file by each other reading of what no text settles, and of the box, one switched at a time."""
    ruleset = described.position.state.box.ruleset
    for option in ruleset.options:
        if (option in BOX or not option.settled) and option.name not in described.ruled:
            for reading in map(str, option.readings):
                other = described.under(ruleset.edition, {option.name: reading})
                if other is not None:
                    yield option, other


def by_its_readings(described: Described) -> tuple[Fault, ...]:
    """Every fault by the readings that the file plays by."""
    found = [*_of_the_file(described), *table_faults.faults(described.position, described.moment.value)]
    if all(fault.severity is Severity.DOUBTFUL for fault in found):
        found += _of_the_ball(described) if described.moment is Moment.BALL else _without_completion(described)
    return tuple(found)


def _of_the_file(described: Described) -> Iterator[Fault]:
    """What only the file can say."""
    plots, document = described.resolved.plots, described.document
    for seat, (player, plot) in enumerate(zip(document.player, plots, strict=True)):
        if isinstance(player.estate, str) and not plot.estate.land and not plot.unknown:
            yield Fault(FaultCode.ESTATE_WITHOUT_TILES, setup_rules.ESTATE, AtSeat(seat, "estate"))
        laid = player.used if isinstance(player.used, tuple) else ()
        for token in (Token.TAX, Token.LAND):
            if laid.count(token) > 1 or len(laid) > len(Token):
                rule = income_rules.TAX_ONCE if token is Token.TAX else income_rules.LAND_ONCE
                yield Fault(FaultCode.TOKEN_TWICE, rule, AtSeat(seat, "used"))
    state = described.position.state
    track, locked = state.box.equipment.round_track, document.queen_locked
    if not isinstance(locked, bool) or not table_faults.is_on_track(state):
        return
    is_told = isinstance(document.marker, int)
    if track.source is Source.ASSUMED:
        if is_told and state.clock.space == 0 and locked:  # of a track that nobody typed only the arrow space is sure
            yield Fault(FaultCode.QUEEN_LOCKED_ELSEWHERE, turn_rules.QUEEN_LOCK, Named("queen-locked"))
    elif (track.value[state.clock.space] is Space.LOCK) != locked if is_told else locked > (Space.LOCK in track.value):
        yield Fault(FaultCode.QUEEN_LOCKED_ELSEWHERE, turn_rules.QUEEN_LOCK, Named("queen-locked"))


def _of_the_ball(described: Described) -> Iterator[Fault]:
    from courtroll.verifier.games.noblemen.unknown.ball.answer import refused
    from courtroll.verifier.games.noblemen.unknown.ball.described import plans_of

    for refusal in refused(described.position, plans_of(described)):
        yield from (Fault(o.code, o.rule, o.where or AtSeat(refusal.seat)) for o in refusal.objections)


def _without_completion(described: Described) -> Iterator[Fault]:
    """What speaks against a table of which each part may be, but which has no completion."""
    if described.moment is not Moment.TURN and not _is_counted(described):
        return
    from courtroll.verifier.games.noblemen.settle.meaning import MEANING
    from courtroll.verifier.games.noblemen.settle.tables import table_of
    from courtroll.verifier.kernel.settling.search import faults_of_none

    mover = described.position.state.turn.mover
    yield from faults_of_none(MEANING, table_of(described, mover), mover)


def _is_counted(described: Described) -> bool:
    """Whether the file counts bag, stack or board itself, so that everything must add up."""
    from courtroll.verifier.games.noblemen.document.sharing import Shares

    return described.told.homes != tuple(Shares(described.position.state.box).home)


def answer(described: Described) -> Answer:
    """The score; of a table that can be by another reading only, by that one."""
    position = described.position
    is_asked = any(hole.why is Why.ASKED for hole in position.holes)
    if not position.state.knights and not any(described.takes) and not is_asked:
        return _scored(described)  # nothing in it is of a reading
    if any(fault.severity is Severity.IMPOSSIBLE for fault in by_its_readings(described)):
        for option, other in other_readings(described):
            if all(fault.severity is Severity.DOUBTFUL for fault in by_its_readings(other)):
                return _leaning_on(option, _scored(other), described, other)
    return _scored(described)


def _leaning_on(option: Option, found: Answer, here: Described, there: Described) -> Answer:
    """The answer by another reading, which leans on that."""
    if found.leanings is None:
        return found
    mine, fits = (each.position.state.box.ruleset.reading(option) for each in (here, there))
    same = [each for each in found.leanings if each.option == option.name]
    others = dict.fromkeys((mine, *(other for each in same for other in each.others)))
    kept = (each for each in found.leanings if each not in same)
    return found._replace(leanings=(Leaning(option.name, fits, tuple(others)), *kept))


def _scored(described: Described) -> Answer:
    if described.moment is Moment.BALL:
        from courtroll.verifier.games.noblemen.unknown.ball.answer import ball
        from courtroll.verifier.games.noblemen.unknown.ball.described import plans_of

        return ball(described.position, plans_of(described))[0]
    return end_of_decade(
        described.position,
        game_over=described.moment is Moment.GAME_END,
        buildings_scored=described.buildings_scored,
    )
