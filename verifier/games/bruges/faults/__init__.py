"""Why a described table cannot be, or hardly can be. All reasons at once.

Each function looks at one topic. What a table leaves open never makes a fault.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

from courtroll.verifier.games.bruges.rules import actions as action_rules
from courtroll.verifier.games.bruges.rules import box as box_rules
from courtroll.verifier.games.bruges.rules import canals as canal_rules
from courtroll.verifier.games.bruges.rules import majorities as majority_rules
from courtroll.verifier.games.bruges.rules import persons as person_rules
from courtroll.verifier.games.bruges.rules import reputation as reputation_rules
from courtroll.verifier.games.bruges.rules import scoring as scoring_rules
from courtroll.verifier.games.bruges.rules import setup as setup_rules
from courtroll.verifier.games.bruges.rules import threats as threat_rules
from courtroll.verifier.games.bruges.scoring.canals import full_sections
from courtroll.verifier.games.bruges.scoring.majorities import measure, now_turned
from courtroll.verifier.games.bruges.scoring.persons import price_of
from courtroll.verifier.games.bruges.table.codes import FaultCode
from courtroll.verifier.games.bruges.table.equipment import CARDS, SECTION, STATUES, STATUES_EACH
from courtroll.verifier.games.bruges.table.pieces import Area, Colour, Group, Side, Thing
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.games.bruges.table.state import PersonAt, Section, State
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.rules import Rule

IMPOSSIBLE: Final = Severity.IMPOSSIBLE
DOUBTFUL: Final = Severity.DOUBTFUL
T = TypeVar("T")


def faults(position: Position[State]) -> tuple[Fault, ...]:
    """Every fault of a described table at the end of the game."""
    return tuple(fault for topic in TOPICS for fault in topic(position))


def faults_in_play(position: Position[Playing], scored: Position[State]) -> tuple[Fault, ...]:
    """Every fault of a table in the middle of a game, of which `scored` is what would be scored. Majorities are looked
    at only when a round ends.
    """
    from courtroll.verifier.games.bruges.faults.course import course  # a scoring does not wait for the whole play

    topics = (topic for topic in TOPICS if topic not in (_majorities, _groups))
    return (*(fault for topic in topics for fault in topic(scored)), *course(position))


# ----------------------------------------------------------------------------------------- what is not known


def told(position: Position[State], seat: int, *path: str | int) -> bool:
    """Whether neither a value of a player nor anything it is part of is a hole."""
    whole: tuple[str | int, ...] = ("player", seat, *path)
    return all(position.is_known(*whole[:length]) for length in range(3, len(whole) + 1))


def fully_told(position: Position[State], seat: int, key: str) -> bool:
    """Whether a player's row or list is known, and each item in it."""
    return not any(hole.path[:3] == ("player", seat, key) for hole in position.holes)


def told_items(position: Position[State], seat: int, key: str, items: Sequence[T]) -> list[T]:
    """The items of a player's list that are no placeholders."""
    return [item for index, item in enumerate(items) if told(position, seat, key, index)]


# ------------------------------------------------------------------------------------------------- each seat


def _below_zero(position: Position[State]) -> Iterator[Fault]:
    for seat, player in enumerate(position.state.seats):
        for name, code, value, rule in (
            ("points", FaultCode.POINTS_BELOW_ZERO, player.points, scoring_rules.FLOOR),
            ("florins", FaultCode.FLORINS_BELOW_ZERO, player.florins, setup_rules.GOODS),
            ("houses", FaultCode.HOUSES_BELOW_ZERO, player.houses, action_rules.HOUSE),
            ("reputation", FaultCode.REPUTATION_BELOW_ZERO, player.reputation, setup_rules.REPUTATION),
        ):
            if value < 0 and told(position, seat, name):
                yield Fault(code, rule, AtSeat(seat, name), IMPOSSIBLE, value, 0)
        for colour, workers in zip(Colour, player.workers, strict=True):
            if workers < 0 and told(position, seat, "workers", colour):
                at = AtSeat(seat, f"{colour} workers")
                yield Fault(FaultCode.WORKERS_BELOW_ZERO, setup_rules.GOODS, at, IMPOSSIBLE, workers, 0)


def _persons(position: Position[State]) -> Iterator[Fault]:
    for seat, player in enumerate(position.state.seats):
        for index, person in enumerate(player.persons):
            at = PersonAt(seat, index)
            priced = told(position, seat, "persons", index, "price")
            pointed = told(position, seat, "persons", index, "points")
            if (priced and person.price < 0) or (pointed and person.points < 0):
                yield Fault(FaultCode.PERSON_BELOW_ZERO, person_rules.THIRD, at, IMPOSSIBLE, person.points, 0)
            elif priced and person.price % price_of(1):
                yield Fault(
                    FaultCode.PRICE_NOT_DIVISIBLE, person_rules.THIRD, at, IMPOSSIBLE, person.price, price_of(1)
                )
            elif priced and pointed and person.price != price_of(person.points):
                limit = person.price // price_of(1)
                yield Fault(FaultCode.POINTS_NOT_A_THIRD, person_rules.THIRD, at, IMPOSSIBLE, person.points, limit)
            laurel = person.laurel
            if laurel is not None and told(position, seat, "persons", index, "laurel", "every") and laurel.every < 1:
                yield Fault(FaultCode.LAUREL_OF_NOTHING, scoring_rules.LAUREL, at, IMPOSSIBLE, laurel.every, 1)
            if laurel is not None and told(position, seat, "persons", index, "laurel", "points") and laurel.points < 0:
                yield Fault(FaultCode.LAUREL_BELOW_ZERO, scoring_rules.LAUREL, at, IMPOSSIBLE, laurel.points, 0)
        if told(position, seat, "houses") and len(player.persons) > max(player.houses, 0):
            at_houses = AtSeat(seat, "persons")
            yield Fault(
                FaultCode.MORE_PERSONS_THAN_HOUSES,
                person_rules.ONE_A_HOUSE,
                at_houses,
                IMPOSSIBLE,
                len(player.persons),
                player.houses,
            )


def _groups(position: Position[State]) -> Iterator[Fault]:
    """Every person belongs to a group, which is missed where somebody's laurel counts groups."""
    for seat, player in enumerate(position.state.seats):
        counted = [person.laurel.per for person in player.persons if person.laurel is not None]
        if any(per is Thing.GROUPS or isinstance(per, Group) for per in counted):
            for index, person in enumerate(player.persons):
                if person.group is None and told(position, seat, "persons", index, "group"):
                    yield Fault(FaultCode.GROUP_LEFT_OUT, person_rules.GROUP_USE, PersonAt(seat, index), DOUBTFUL)


def _cards(position: Position[State]) -> Iterator[Fault]:
    """Houses and persons are cards, and no two cards are the same person."""
    state = position.state
    cards = 0
    for seat, player in enumerate(state.seats):
        persons = len(player.persons)
        cards += persons + (player.houses if told(position, seat, "houses") else persons)
    if cards > CARDS:
        yield Fault(FaultCode.MORE_CARDS_THAN_IN_BOX, box_rules.CARDS, Named("cards"), IMPOSSIBLE, cards, CARDS)
    seen: set[str] = set()
    for seat, player in enumerate(state.seats):
        for index, person in enumerate(player.persons):
            name = person.name.strip().casefold()
            if name and told(position, seat, "persons", index, "name"):
                if name in seen:
                    yield Fault(FaultCode.SAME_PERSON_TWICE, action_rules.CARD_PERSON, PersonAt(seat, index), DOUBTFUL)
                seen.add(name)


def _canals(position: Position[State]) -> Iterator[Fault]:
    for seat, player in enumerate(position.state.seats):
        for index, (side, tiles) in enumerate(zip(Side, player.canals, strict=True)):
            if told(position, seat, "canals", index) and not 0 <= tiles <= SECTION:
                yield Fault(
                    FaultCode.CANAL_BEYOND_SECTION, canal_rules.SECTION, Section(seat, side), IMPOSSIBLE, tiles, SECTION
                )


# --------------------------------------------------------------------------------------------------- statues


def _statues(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    seen: set[int] = set()
    open_ones = 0
    for seat, player in enumerate(state.seats):
        at = AtSeat(seat, "statues")
        if len(player.statues) > STATUES_EACH and told(position, seat, "statues"):
            yield _statue(FaultCode.TOO_MANY_STATUES, canal_rules.STATUE_TWO, at, len(player.statues), STATUES_EACH)
        values = told_items(position, seat, "statues", player.statues)
        open_ones += len(player.statues) - len(values) if told(position, seat, "statues") else STATUES_EACH
        for value in values:
            if value not in STATUES:
                yield _statue(FaultCode.NO_SUCH_STATUE, setup_rules.STATUE_VALUES, at, value, max(STATUES))
            elif value in seen:
                yield _statue(FaultCode.SAME_STATUE_TWICE, setup_rules.STATUE_VALUES, at, value, 1)
            seen.add(value)
    taken = sum(len(player.statues) for player in state.seats)
    if taken > len(STATUES):
        yield Fault(
            FaultCode.MORE_STATUES_THAN_IN_BOX, box_rules.STATUES, Named("statues"), IMPOSSIBLE, taken, len(STATUES)
        )
    for seat, player in enumerate(state.seats):
        for value in told_items(position, seat, "statues", player.statues):
            higher = [other for other in STATUES if other > value and other not in seen]
            if value in STATUES and len(higher) > open_ones:
                yield _statue(
                    FaultCode.HIGHER_STATUE_LEFT, setup_rules.STATUE_STACK, AtSeat(seat, "statues"), value, higher[0]
                )


def _statue(code: FaultCode, rule: Rule, at: AtSeat, found: int, limit: int) -> Fault:
    return Fault(code, rule, at, IMPOSSIBLE, found, limit)


def _sections(position: Position[State]) -> Iterator[Fault]:
    """Statues come from full sections. Fire can break a section, and persons' texts are not all known."""
    state = position.state
    taken = sum(len(player.statues) for player in state.seats)
    all_told = all(told(position, seat, "statues") for seat in range(len(state.seats)))
    for seat, player in enumerate(state.seats):
        if not (fully_told(position, seat, "canals") and told(position, seat, "statues")):
            continue
        full, statues = full_sections(player.canals), len(player.statues)
        at = AtSeat(seat, "statues")
        if min(statues, STATUES_EACH) > full:
            yield Fault(FaultCode.STATUE_WITHOUT_SECTION, threat_rules.FIRE_STATUE, at, DOUBTFUL, statues, full)
        if statues < full and all_told and taken < len(STATUES):
            yield Fault(FaultCode.SECTION_WITHOUT_STATUE, canal_rules.STATUE, at, DOUBTFUL, statues, full)


# ------------------------------------------------------------------------------------ reputation, majorities


def _reputation(position: Position[State]) -> Iterator[Fault]:
    track, steps = position.state.box.equipment.reputation_track, position.state.box.equipment.steps
    last, beyond = track.value, IMPOSSIBLE if track.source is Source.TYPED else DOUBTFUL
    if last < 1:
        at_track = Named("reputation-track")
        yield Fault(FaultCode.REPUTATION_TRACK_TOO_SHORT, reputation_rules.HIGHEST, at_track, IMPOSSIBLE, last, 1)
    for seat, player in enumerate(position.state.seats):
        at = AtSeat(seat, "reputation")
        if told(position, seat, "reputation"):
            if player.reputation > last >= 1:
                yield Fault(
                    FaultCode.BEYOND_REPUTATION_TRACK, reputation_rules.HIGHEST, at, beyond, player.reputation, last
                )
            if steps.source is Source.TYPED and player.reputation not in (0, *steps.value):
                yield Fault(
                    FaultCode.NO_SUCH_STEP,
                    reputation_rules.FIRST_STEP,
                    at,
                    found=player.reputation,
                    limit=steps.value[-1],
                )
            if player.reputation == 0 and Area.REPUTATION in _turned(position, seat):
                yield Fault(FaultCode.MAJORITY_WITHOUT_REPUTATION, reputation_rules.NEVER_BACK, at, DOUBTFUL, 0, 1)


def _turned(position: Position[State], seat: int) -> list[Area]:
    return told_items(position, seat, "majorities", position.state.seats[seat].majorities)


def _measured(position: Position[State], seat: int, area: Area) -> bool:
    """Whether what is compared is known: each canal, but of persons only how many there are."""
    return fully_told(position, seat, area) if area is Area.CANALS else told(position, seat, area)


def _majorities(position: Position[State]) -> Iterator[Fault]:
    seats = position.state.seats
    for seat in range(len(seats)):
        turned = _turned(position, seat)
        tiles = len(seats[seat].majorities)
        if len(turned) < tiles and tiles > len(Area):
            at = AtSeat(seat, "majorities")
            yield Fault(FaultCode.SAME_MAJORITY_TWICE, setup_rules.MAJORITIES, at, IMPOSSIBLE, tiles, len(Area))
        for area in Area:
            if turned.count(area) > 1:
                at = AtSeat(seat, area)
                yield Fault(
                    FaultCode.SAME_MAJORITY_TWICE, setup_rules.MAJORITIES, at, IMPOSSIBLE, turned.count(area), 1
                )
    for area in Area:
        if all(_measured(position, seat, area) for seat in range(len(seats))):
            were = [area in player.majorities for player in seats]
            are = now_turned(were, [measure(player, area) for player in seats])
            for seat, (was, now) in enumerate(zip(were, are, strict=True)):
                if now and not was and fully_told(position, seat, "majorities"):
                    yield Fault(FaultCode.MAJORITY_NOT_TURNED, majority_rules.LAST_ROUND, AtSeat(seat, area), DOUBTFUL)


TOPICS: Final[tuple[Callable[[Position[State]], Iterator[Fault]], ...]] = (
    _below_zero,
    _persons,
    _groups,
    _cards,
    _canals,
    _statues,
    _sections,
    _reputation,
    _majorities,
)
