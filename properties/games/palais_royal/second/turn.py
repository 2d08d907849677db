"""What a turn allows its player, counted from the table: majorities, privileges, servants, steps, gold, prices."""

from __future__ import annotations

from typing import Final, assert_never

from courtroll.properties.games.palais_royal.second.table import Spot, Table
from courtroll.verifier.games.palais_royal.rules.options import (
    DiagonalNoble,
    EmptyRoomTie,
    MajoritiesCard,
    MajorityTime,
    SamePrivilege,
)
from courtroll.verifier.games.palais_royal.table.pieces import Card, Kind, Room

PAYING: Final = (Room.COURT, Room.STAIRWAY, Room.MINT, Room.KING, Room.POMPADOUR)
"""The rooms with a majority bonus."""
REINFORCING, MOVING, THIRD, RECRUITING, DRAWING = range(1, 6)
"""The five actions; 0 is before the first."""


def leader(table: Table, room: Room) -> int | None:
    """Who has the majority of a room. "Il cardinale": of those tied for most, who alone has most there."""
    counts, favour = table.rooms[room], table.rooms[Room.CARDINAL]
    tied = [seat for seat, n in enumerate(counts) if n == max(counts)]
    if max(counts) == 0 and not _pays_when_empty(table):
        return None
    if len(tied) > 1:
        tied = [seat for seat in tied if favour[seat] == max(favour[other] for other in tied)]
    return tied[0] if len(tied) == 1 else None


def _pays_when_empty(table: Table) -> bool:
    """Option `empty-room-tie`."""
    match table.options.empty_room_tie:
        case EmptyRoomTie.NO_BONUS:
            return False
        case EmptyRoomTie.COUNTS:
            return True
        case _ as never:
            assert_never(never)


def looks_at_the_start(table: Table) -> bool:
    """Option `majority-time`."""
    match table.options.majority_time:
        case MajorityTime.OWN_ACTION:
            return False
        case MajorityTime.TURN_START:
            return True
        case _ as never:
            assert_never(never)


def led_from_the_start(table: Table, seat: int) -> frozenset[Room]:
    """The majorities that a player who begins a turn has, where they are looked at then."""
    led = frozenset(room for room in PAYING if leader(table, room) == seat)
    return led if looks_at_the_start(table) else frozenset()


def notes_rooms(table: Table) -> bool:
    """Option `majorities-card`."""
    match table.options.majorities_card:
        case MajoritiesCard.EACH_ACTION:
            return False
        case MajoritiesCard.WHEN_PLAYED:
            return True
        case _ as never:
            assert_never(never)


def by_the_card(table: Table) -> frozenset[Room]:
    """The rooms that pay by the card for all majorities."""
    if not table.open[table.seat][Card.MAJORITIES]:
        return frozenset()
    return table.noted if notes_rooms(table) else entered(table)


def entered(table: Table) -> frozenset[Room]:
    return frozenset(room for room in PAYING if table.rooms[room][table.seat])


def bonus(table: Table, room: Room) -> int:
    """One where the mover gets the majority bonus. Of the court the text says when it is looked at: at its action."""
    early = looks_at_the_start(table) and room is not Room.COURT
    leads = room in table.leading if early else leader(table, room) == table.seat
    return int(leads or room in by_the_card(table))


def privilege(table: Table, kind: Kind) -> int:
    """What the mover's nobles that lie face up bring. One recruited in this turn may have to wait with its cards."""
    tiles = table.taken[table.seat] - table.turned
    if kind is Kind.CARDS:
        tiles = tiles - table.fresh
    brought = [n for tile in tiles for each, n in table.board.tiles[tile].powers if each is kind]
    match table.options.same_privilege:
        case SamePrivilege.ADDS_UP:
            return sum(brought)
        case SamePrivilege.ONCE:
            return max(brought, default=0)
        case _ as never:
            assert_never(never)


Part = tuple[str, int, str]
"""What something is brought by, how much, and the rule."""
PARTS: Final = {
    Room.COURT: ("court.servants", "court.majority", "noble.gate"),
    Room.STAIRWAY: ("stairway.moves", "stairway.majority", "noble.steps"),
    Room.MINT: ("mint.servants", "mint.majority", "noble.gold"),
}


def parts(table: Table, room: Room, kind: Kind) -> tuple[Part, ...]:
    """What a room brings by its servants, by the majority and by nobles."""
    each, most, noble = PARTS[room]
    return (
        (each.partition(".")[0], table.rooms[room][table.seat], each),
        ("majority", bonus(table, room), most),
        ("noble", privilege(table, kind), noble),
    )


def _in_all(table: Table, room: Room, kind: Kind) -> int:
    return sum(n for _, n, _ in parts(table, room, kind))


def reinforcements(table: Table) -> int:
    """Servants that may still be set on the gate, without the card that sets any number."""
    return table.reinforcements if table.stage else _in_all(table, Room.COURT, Kind.GATE)


def steps(table: Table) -> int:
    """Steps left; before the movement those of cards are added to what the stairway will give."""
    return table.steps + (_in_all(table, Room.STAIRWAY, Kind.STEPS) if table.stage < MOVING else 0)


def gold_of_mint(table: Table) -> int:
    return _in_all(table, Room.MINT, Kind.GOLD)


def counts_diagonals(table: Table) -> bool:
    """Option `diagonal-noble`."""
    match table.options.diagonal_noble:
        case DiagonalNoble.ANY_STEP:
            return False
        case DiagonalNoble.ONE_STEP:
            return True
        case _ as never:
            assert_never(never)


def diagonals_left(table: Table) -> bool:
    return privilege(table, Kind.DIAGONAL) > (table.diagonals if counts_diagonals(table) else 0)


CHAMBER_BONUS: Final = {Room.KING: "king.majority", Room.POMPADOUR: "pompadour.majority"}
OF_CHAMBER: Final = {Room.KING: Kind.TURQUOISE, Room.POMPADOUR: Kind.VIOLET}
"""The privilege that sets a servant more in a chamber."""


def due_parts(table: Table, chamber: Room) -> tuple[Part, ...]:
    """What sets servants in a chamber, before it was looked at; afterwards nothing more."""
    if (table.king if chamber is Room.KING else table.pompadour) is not None:
        return ()
    return (
        ("majority", bonus(table, chamber), CHAMBER_BONUS[chamber]),
        ("noble", privilege(table, OF_CHAMBER[chamber]), "noble.seals"),
    )


def due(table: Table, chamber: Room) -> int:
    """Servants that may still be set in a chamber, apart from those that may go to either."""
    told = table.king if chamber is Room.KING else table.pompadour
    return sum(n for _, n, _ in due_parts(table, chamber)) if told is None else told


def either(table: Table) -> int:
    return privilege(table, Kind.EITHER) - table.either


def price(table: Table, spot: Spot) -> int:
    """Gold for the noble of a space: one less for each space next to it that holds no noble."""
    bare = sum(near not in table.nobles for near in table.board.near[spot])
    return max(0, table.board.tiles[table.nobles[spot]].gold - bare)


def cards_to_draw(table: Table) -> int:
    """With a servant at the back door; nobody else draws."""
    there = table.rooms[Room.BACK_DOOR][table.seat]
    return there + privilege(table, Kind.CARDS) if there else 0


def to_summon(table: Table) -> dict[int, set[int]]:
    """The mover's nobles that have not brought their servants yet, by how many they bring."""
    out: dict[int, set[int]] = {}
    for tile in table.taken[table.seat] - table.turned:
        for kind, n in table.board.tiles[tile].powers:
            if kind is Kind.SERVANTS:
                out.setdefault(n, set()).add(tile)
    return out
