"""What a turn allows: its stages, the majorities that pay in it, and the privileges of its player's nobles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import compress
from typing import Final, assert_never

from courtroll.verifier.games.palais_royal.moves.codes import Refusal
from courtroll.verifier.games.palais_royal.moves.draft import Draft
from courtroll.verifier.games.palais_royal.rules import nobles as noble_rules
from courtroll.verifier.games.palais_royal.rules import rooms as room_rules
from courtroll.verifier.games.palais_royal.rules import turn as rules
from courtroll.verifier.games.palais_royal.rules.options import (
    CardNobleAtOnce,
    MajoritiesCard,
    SamePrivilege,
)
from courtroll.verifier.games.palais_royal.scoring.cardinal import (
    BONUS_ROOMS,
    leads,
    leads_an_empty_room,
    looks_at_start,
)
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.box import Equipment
from courtroll.verifier.games.palais_royal.table.codes import Good, LineCode
from courtroll.verifier.games.palais_royal.table.names import ROOM_NAMES
from courtroll.verifier.games.palais_royal.table.pieces import CARDS, ROOMS, Card, Kind, Room
from courtroll.verifier.games.palais_royal.table.playing import (
    MOVEMENT,
    REINFORCEMENT,
    Playing,
    Table,
    Turn,
    in_room,
)
from courtroll.verifier.kernel.holdings import Row
from courtroll.verifier.kernel.ledger import Part
from courtroll.verifier.kernel.legality import HELD, Check, Lack, either
from courtroll.verifier.kernel.logic import of_objects
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.rules import Rule

MAJORITIES: Final = CARDS + Card.MAJORITIES
COURT: Final = Room.COURT
OF_CARDS: Final = Kind.CARDS
"""Members of enums that every list of moves looks at: to find one by its name costs as much as a small function."""
STAGE: Final[tuple[Path, ...]] = (("pending", "stage"),)
IN_ORDER: Final = either(Refusal.ACTION_OUT_OF_ORDER, rules.FIXED_ORDER, STAGE)
OF_ROOM: Final = {
    Room.COURT: (LineCode.COURT, room_rules.COURT, room_rules.COURT_MAJORITY, noble_rules.GATE),
    Room.STAIRWAY: (LineCode.STAIRWAY, room_rules.MOVES, room_rules.MOVES_MAJORITY, noble_rules.STEPS),
    Room.MINT: (LineCode.MINT, room_rules.MINT, room_rules.MINT_MAJORITY, noble_rules.GOLD),
}
"""What servants, the majority and nobles bring in a room that pays for servants: the code and the three rules."""


def in_order(turn: Turn, stage: int) -> Check:
    """The actions of a turn are done in order; none of a stage that was left."""
    return IN_ORDER[bool(turn.stage <= stage)]


# ---------------------------------------------------------------------------------------------- majorities


def of_majority(state: Playing, room: Room) -> tuple[Path, ...]:
    """What a file says of the servants that a room's majority hangs on, of the mover's privileges and the turn."""
    players, mover = len(state.box.players), state.turn.seat
    counts = state.held[room][:players]
    if counts.count(max(counts)) > 1 and (any(counts) or leads_an_empty_room(state.box.ruleset.empty_room_tie)):
        return _of_servants((room, Room.CARDINAL), players, mover)
    return _of_servants((room,), players, mover)


@cache
def _of_servants(rooms: tuple[Room, ...], players: int, mover: int) -> tuple[Path, ...]:
    named = tuple(ROOM_NAMES[each] for each in rooms)
    servants = (("player", seat, "servants", name) for seat in range(players) for name in named)
    return (*servants, ("player", mover, "powers"), ("pending",), ("rulings",))


def rooms_entered(state: Table) -> int:
    """The rooms, as bits, in which the mover has a servant."""
    return sum(1 << room for room in BONUS_ROOMS if state.held[room][state.turn.seat])


def notes_rooms(reading: MajoritiesCard) -> bool:
    """Whether the card for all majorities counts for the rooms as they are when it is played."""
    match reading:
        case MajoritiesCard.EACH_ACTION:
            return False
        case MajoritiesCard.WHEN_PLAYED:
            return True
        case _ as never:
            assert_never(never)


def has_bonus(state: Table, room: Room) -> bool:
    """Whether the mover gets the majority bonus of a room: by the majority, or by the card for all majorities."""
    turn, ruleset = state.turn, state.box.ruleset
    if state.held[pieces.laid_open(turn.seat)][MAJORITIES] and (
        turn.noted >> room & 1 if notes_rooms(ruleset.majorities_card) else state.held[room][turn.seat]
    ):
        return True
    if room is not COURT and looks_at_start(ruleset.majority_time):
        return bool(turn.leading >> room & 1)
    return leads(state, room, turn.seat)


# ---------------------------------------------------------------------------------------------- privileges


@of_objects
def _powers(equipment: Equipment, row: Row) -> dict[Kind, list[tuple[int, int]]]:
    out: dict[Kind, list[tuple[int, int]]] = {}
    for noble in compress(range(len(row)), row):
        for kind, n in equipment.nobles[noble].powers:
            out.setdefault(kind, []).append((noble, n))
    return out


def powers(state: Table) -> Mapping[Kind, Sequence[tuple[int, int]]]:
    """By privilege, which of the mover's nobles give it, and how much."""
    return _powers(state.box.equipment, state.nobles[pieces.TAKEN + state.turn.seat])


def privilege(state: Table, kind: Kind) -> int:
    """How much of a privilege the mover's nobles give in this turn."""
    given = powers(state).get(kind)
    if given is None:
        return 0
    without = waiting(state, kind) | state.turned
    found = [n for noble, n in given if not without >> noble & 1]
    return together(found, state.box.ruleset.same_privilege) if found else 0


def waiting(state: Table, kind: Kind) -> int:
    """The nobles, as bits, whose privilege of a kind begins with the next turn."""
    return state.turn.fresh if kind is OF_CARDS and has_to_wait(state.box.ruleset.card_noble_at_once) else 0


def has_to_wait(reading: CardNobleAtOnce) -> bool:
    """Whether a noble that draws cards waits for the turn after its recruiting."""
    match reading:
        case CardNobleAtOnce.SAME_TURN:
            return False
        case CardNobleAtOnce.NEXT_TURN:
            return True
        case _ as never:
            assert_never(never)


def together(found: Sequence[int], reading: SamePrivilege) -> int:
    """What several nobles with the same privilege give."""
    match reading:
        case SamePrivilege.ADDS_UP:
            return sum(found)
        case SamePrivilege.ONCE:
            return max(found, default=0)
        case _ as never:
            assert_never(never)


def counted(state: Table, room: Room, kind: Kind) -> tuple[int, int, int]:
    """What a room brings its user: for each servant, for the majority, and by nobles."""
    bonus = 1 if has_bonus(state, room) else 0
    return state.held[room][state.turn.seat], bonus, privilege(state, kind)


def brought(state: Table, room: Room, kind: Kind) -> int:
    """The same together."""
    return sum(counted(state, room, kind))


def brings(state: Table, room: Room, kind: Kind) -> bool:
    """Whether that is anything."""
    return bool(state.held[room][state.turn.seat] or has_bonus(state, room) or privilege(state, kind))


def parts(state: Table, room: Room, kind: Kind) -> tuple[Part, ...]:
    """The same part by part."""
    code, each, most, noble = OF_ROOM[room]
    n, bonus, more = counted(state, room, kind)
    return (
        Part(code, n, n, each),
        Part(LineCode.MAJORITY, bonus, bonus, most),
        Part(LineCode.NOBLE, more, more, noble),
    )


def amount(found: Sequence[Part]) -> int:
    return sum(part.amount for part in found)


# ------------------------------------------------------------------------------------------------- stages


def reinforcements(state: Playing) -> int:
    """How many servants may still be set on the gate, where it is a number."""
    turn = state.turn
    return turn.reinforcements if turn.stage else brought(state, Room.COURT, Kind.GATE)


def may_reinforce(state: Playing) -> bool:
    """Whether there are any."""
    turn = state.turn
    return turn.endless or (turn.reinforcements > 0 if turn.stage else brings(state, Room.COURT, Kind.GATE))


def steps(state: Playing) -> int:
    """How many steps are left at the movement."""
    turn = state.turn
    if turn.stage < MOVEMENT:
        return turn.steps + brought(state, Room.STAIRWAY, Kind.STEPS)
    return turn.steps


def may_step(state: Playing) -> bool:
    """Whether any step is left."""
    turn = state.turn
    return turn.steps > 0 or (turn.stage < MOVEMENT and brings(state, Room.STAIRWAY, Kind.STEPS))


def enter(draft: Draft, stage: int) -> None:
    """A stage is reached: what it allows is counted, and what earlier ones still had is given up."""
    turn = draft.turn
    if turn.stage >= stage:
        return
    reinforced = stepped = 0
    if stage == REINFORCEMENT:
        found = parts(draft, Room.COURT, Kind.GATE)
        draft.gain(Good.REINFORCEMENTS, found)
        reinforced = amount(found)
    elif stage == MOVEMENT:
        found = parts(draft, Room.STAIRWAY, Kind.STEPS)
        draft.gain(Good.STEPS, found)
        stepped = turn.steps + amount(found)
    draft.turn = turn._replace(
        stage=stage,
        reinforcements=reinforced,
        endless=False,
        steps=stepped,
        diagonals=0,
        entered=False,
        minted=False,
        king=None,
        pompadour=None,
        either=0,
        wild=0,
    )


# ------------------------------------------------------------------------------------------------- sources


def sources(state: Playing, target: Room) -> tuple[Room | None, ...]:
    """Where a new servant of the mover may come from: the supply, or with none there any other room."""
    seat = state.turn.seat
    if state.supply(seat):
        return (None,)
    return tuple([room for room in ROOMS if state.held[room][seat] and room is not target])


def source_checks(state: Playing, source: Room | None, target: Room) -> tuple[Check, ...]:
    """Whether a new servant may come from there."""
    seat = state.turn.seat
    row, there, rooms = pieces.supply(seat), state.supply(seat), _rooms(seat)
    if source is None:
        return (Check(there > 0, Refusal.SUPPLY_EMPTY, rules.SUPPLY_EMPTY, None, Lack(row, seat, 1)),)
    return (
        Check(not there, Refusal.SUPPLY_NOT_EMPTY, rules.FROM_SUPPLY, None, Lack(row, seat, -there), looked=rooms),
        servant_there(state, source, rules.SUPPLY_EMPTY),
        Check(source is not target, Refusal.ALREADY_THERE, rules.NEW, in_room(target)),
    )


@cache
def _rooms(seat: int) -> tuple[Path, ...]:
    """Where a player's servants are if they are not in the supply."""
    return tuple((HELD, row, seat) for row in (*ROOMS, pieces.common(seat)))


def servant_there(state: Playing, room: Room, rule: Rule) -> Check:
    """A servant leaves a room only where one is."""
    seat = state.turn.seat
    lack = Lack(room, seat, 1)
    return Check(state.held[room][seat] > 0, Refusal.NO_SERVANT_THERE, rule, in_room(room), lack)
