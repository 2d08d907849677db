"""A whole table of King's Progress between scorings, once more: lists, dicts and plain numbers."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, assert_never

from courtroll.properties.games.kings_progress.second import read_as
from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.rules.options import Direction, KingsProgressRuleset
from courtroll.verifier.games.kings_progress.table.box import Map
from courtroll.verifier.games.kings_progress.table.progress import Progress, Stack

# "Componenti", "Mappa": eight courtiers whose homes come first on every map, then London, then three courts.
COURTIERS: Final = range(8)
LONDON: Final = 8
FIRST_COURT: Final = 9
FIRST_INN: Final = 12
CARDS: Final = 32
GIFTS: Final = 50
CHAMBERLAIN, CHAPLAIN, KNIGHT, MISTRESS, PRIVY_SEAL, SECRETARY, STEWARD, TREASURER = COURTIERS
NOBODY: Final = -1
HOME: Final = "home"


def suit(card: int) -> int:
    return card // 4


def symbols(card: int) -> int:
    return card % 4


@dataclass(slots=True)
class Table:
    """A whole table. Cards and gifts are counted by their kind."""

    options: KingsProgressRuleset
    map: Map
    crown: int
    colours: tuple[int, ...]
    courts: tuple[int, ...]
    points: list[int]
    hands: list[list[int]]
    gifts: list[list[int]]
    builds: list[list[Stack]]
    major: list[int]
    minor: list[int]
    used: list[int]
    deck: list[int]
    display: list[int]
    discards: list[int]
    drawn: list[int]
    gift_deck: list[int]
    singles: list[int]
    out: list[int]
    pairs: list[Stack]
    at: list[int]
    arrived: list[int]
    round: int
    space: int
    king: int
    searched: set[int]
    phase: str
    seat: int
    mover: int
    kinds: tuple[int, ...]
    """Of the turn's actions: advance, build, take, discard."""
    ability: int | None
    stage: str
    laid: tuple[int, ...]
    reordered: tuple[tuple[int, int], ...]
    slot: tuple[int, int] | None
    waiting: tuple[int, ...]
    served: int
    prize: int | None
    shown: tuple[int | None, ...] | None
    """In a Loyalty Test what everybody discarded, and who comes in which order."""
    order: tuple[int, ...] | None

    def copy(self) -> Table:
        return replace(
            self, points=[*self.points], hands=[[*row] for row in self.hands], gifts=[[*row] for row in self.gifts],
            builds=[[*mine] for mine in self.builds], major=[*self.major], minor=[*self.minor], used=[*self.used],
            deck=[*self.deck], display=[*self.display], discards=[*self.discards], drawn=[*self.drawn],
            gift_deck=[*self.gift_deck], singles=[*self.singles], out=[*self.out], pairs=[*self.pairs], at=[*self.at],
            arrived=[*self.arrived], searched={*self.searched},
        )  # fmt: skip

    @property
    def players(self) -> int:
        return len(self.points)

    @property
    def court(self) -> int:
        return FIRST_COURT + self.courts[self.round - 1]

    def clockwise(self, start: int) -> tuple[int, ...]:
        return tuple((start + n) % self.players for n in range(self.players))


def passing_of(state: Progress) -> int | None:
    """Who was moved last in this turn and stands where there is no room."""
    last = state.turn.done[-1] if state.turn.done else None
    if not isinstance(last, d.Advance | d.Carry):
        return None
    place = state.road.at[last.courtier]
    there = state.box.equipment.map.value
    return int(last.courtier) if state.road.at.count(place) > there.holds[place] else None


def table_of(state: Progress) -> Table:
    """The same table in the second form."""
    turn, held, equipment = state.turn, state.held, state.box.equipment
    return Table(
        options=state.box.ruleset, map=equipment.map.value, crown=equipment.court_track.value,
        colours=tuple(map(int, state.colours)), courts=state.clock.courts, points=[*state.points],
        hands=[[*held[8 + 2 * seat][:CARDS]] for seat in range(state.players)],
        gifts=[[*held[8 + 2 * seat][CARDS:]] for seat in range(state.players)],
        builds=[[*mine] for mine in state.builds],
        major=[control.major for control in state.control], minor=[control.minor for control in state.control],
        used=[*state.used], deck=[*held[0][:CARDS]], display=[*held[1][:CARDS]], discards=[*held[2][:CARDS]],
        drawn=[*held[3][:CARDS]], gift_deck=[*held[4][CARDS:]], singles=[*held[6][CARDS:]], out=[*held[7][CARDS:]],
        pairs=[*state.pairs], at=[*state.road.at], arrived=[*map(int, state.road.arrived)], round=state.clock.round,
        space=state.clock.space, king=state.clock.king, searched={*state.searched}, phase=turn.phase.value,
        seat=turn.seat, mover=turn.mover, kinds=tuple(map(int, turn.kinds)),
        ability=None if turn.ability is None else int(turn.ability), stage=turn.stage.value, laid=turn.laid,
        reordered=tuple((seat, int(courtier)) for seat, courtier in turn.builds), slot=turn.slot,
        waiting=turn.waiting, served=turn.served, prize=None if turn.prize is None else int(turn.prize),
        shown=None if turn.test is None else turn.test.shown, order=None if turn.test is None else turn.test.order,
    )  # fmt: skip


# ------------------------------------------------------------------------------------------------- the map


def enters_all(table: Table) -> bool:
    """Option `homes`."""
    return read_as.homes_open(table.options.homes)


def may_enter(table: Table, place: int) -> bool:
    """London, places with inns and the round's Royal Court are for everybody."""
    return place >= FIRST_INN or place in (LONDON, table.court) or enters_all(table)


@cache
def distances(ways: tuple[tuple[int, ...], ...], court: int, through_all: bool) -> tuple[int, ...]:
    """The fewest steps to a Royal Court from each place."""
    far, found, edge = 99, {court: 0}, deque([court])
    while edge:
        here = edge.popleft()
        for place in ways[here]:
            if place not in found:
                found[place] = found[here] + 1
                if through_all or place == LONDON or place >= FIRST_INN:
                    edge.append(place)
    return tuple(found.get(place, far) for place in range(len(ways)))


def keeps_direction(table: Table, here: int, place: int) -> bool:
    """Option `direction`."""
    steps = distances(table.map.ways, table.court, enters_all(table))
    match table.options.direction:
        case Direction.NOT_FARTHER:
            return steps[place] <= steps[here]
        case Direction.NEARER:
            return steps[place] < steps[here]
        case Direction.FREE:
            return True
        case _ as never:
            assert_never(never)


def has_room(table: Table, courtier: int, place: int) -> bool:
    """One courtier an inn, two in London, five at court."""
    if place == table.court:
        return len(table.arrived) < 5
    if place == LONDON:
        holds = 2
    elif place >= FIRST_INN:
        holds = table.map.holds[place]
    else:
        return True
    return sum(at == place for other, at in enumerate(table.at) if other != courtier) < holds


def comes_to_rest(table: Table, courtier: int, place: int, left: int) -> bool:
    """Whether a courtier may stop there, or passes through by the steps that are left."""
    return has_room(table, courtier, place) or (
        left > 0
        and place != table.court
        and any(
            may_enter(table, other)
            and keeps_direction(table, place, other)
            and comes_to_rest(table, courtier, other, left - 1)
            for other in table.map.ways[place]
        )
    )


def place_of(table: Table, courtier: int, said: str) -> int | None:
    if said == HOME:
        return courtier
    if said == "court":
        return table.court
    return table.map.names.index(said) if said in table.map.names else None


# ------------------------------------------------------------------------------------------------- control


def worth(build: Sequence[int]) -> int:
    """By "Costruzione": the number of cards and the symbols on the exposed one."""
    return len(build) + symbols(build[0]) if build else 0


def settled(values: Sequence[int], major: int, minor: int, *, clockwise: bool = True) -> tuple[int, int]:
    """Who has the ability card and the minor card of a courtier, from who had them."""
    builders = [seat for seat, value in enumerate(values) if value]
    if len(builders) < 2:
        only = builders[0] if builders else NOBODY
        return only, only
    first = _highest(values, builders, major, minor, clockwise)
    if first == NOBODY:
        return NOBODY, NOBODY
    return first, _highest(values, [seat for seat in builders if seat != first], minor, major, clockwise)


def _highest(values: Sequence[int], seats: Sequence[int], card: int, other_card: int, clockwise: bool) -> int:
    """The highest build; of equal ones who has the card, then who has the other one, then the next clockwise."""
    best = max(values[seat] for seat in seats)
    level = [seat for seat in seats if values[seat] == best]
    for holder in (card, other_card):
        if holder in level:
            return holder
    if len(level) == 1:
        return level[0]
    if card == NOBODY or not clockwise:
        return NOBODY
    return min(level, key=lambda seat: (seat - card - 1) % len(values))
