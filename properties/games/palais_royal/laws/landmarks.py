"""What a run over Palais Royal must have seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.properties.games.palais_royal.laws.steps import VERBS, table_now, table_then
from courtroll.properties.games.palais_royal.second import count
from courtroll.properties.games.palais_royal.second import turn as t
from courtroll.properties.games.palais_royal.second.final import document
from courtroll.properties.games.palais_royal.second.legal import apart
from courtroll.properties.games.palais_royal.second.table import Table, spot_of, table_of
from courtroll.properties.play.laws import Ended, Moved
from courtroll.properties.scoring.landmarks import of_readings
from courtroll.verifier.games.palais_royal.moves import decisions as d
from courtroll.verifier.games.palais_royal.rules.options import OPTIONS
from courtroll.verifier.games.palais_royal.table.names import CARD_NAMES, ROOM_NAMES
from courtroll.verifier.games.palais_royal.table.pieces import Kind, Room

WAYS: Final = ("alone", "by the Cardinal", "by the card")
POWERS: Final = tuple(kind.name.lower() for kind in Kind)
LANDMARKS: Final = (
    *VERBS, *(f"phase {phase}" for phase in ("deal", "station", "turn", "post", "keep")),
    *(f"play {card}" for card in CARD_NAMES), *(f"keep {card}" for card in CARD_NAMES),
    *(f"majority of {ROOM_NAMES[room]} {way}" for room in t.PAYING for way in WAYS),
    *(f"privilege {power}" for power in POWERS),
    "tied at the Cardinal", "nobody in the room",
    "reinforced out of a room", "reinforced without end", "attended out of a room", "diagonal step",
    "step onto the stairway", "step off the stairway", "mint without a servant",
    "discount to nothing", "discount by a servant", "statue beside", "no discount", "wild seal", "two wild seals",
    "seals left for another noble", "corner", "double space", "post out of a room", "edge noble with an empty supply",
    "drawn to the end", "drawn from two stacks", "stack too short", "all kept", "all refused",
    "more drawn than servants",
    "common supply too small", "majorities discarded", "last round by nobles", "last round by agreement",
    "start player with thirteen nobles", "noble drawn cards at once", "over six cards at the end",
    "one winner", "won at the Cardinal", "shared victory",
    *(f"line {code}" for code in
      ("nobles", "played", "unplayed", "edge-first", "edge-tied-first", "edge-second")),
    *of_readings(OPTIONS),
)  # fmt: skip


def of_step(moved: Moved) -> Iterator[str]:
    table, then = table_now(moved), table_then(moved)
    verb = next(name for name, kind in VERBS.items() if kind is type(moved.decision))
    yield verb
    yield f"phase {table.phase}"
    yield from (f"reading {reading} of {name}" for name, reading in table.options.rulings.items())
    yield from _of_decision(moved.decision, table, then)
    for line in moved.done.lines or ():
        yield f"line {line.code}"
    if len(moved.done.asked) == 2 and verb == "draw":
        yield "drawn from two stacks"
    if then.round > table.round:
        if then.last:
            yield "last round by nobles" if len(then.nobles) <= 12 else "last round by agreement"
        elif len(then.nobles) == 13:
            yield "start player with thirteen nobles"


def _of_room(table: Table, room: Room, kind: Kind) -> Iterator[str]:
    """How a room that is used for the first time pays."""
    if t.privilege(table, kind):
        yield f"privilege {kind.name.lower()}"
    counts, seat = table.rooms[room], table.seat
    if t.leader(table, room) == seat:
        yield f"majority of {ROOM_NAMES[room]} {WAYS[counts.count(max(counts)) > 1]}"
    elif room in t.by_the_card(table):
        yield f"majority of {ROOM_NAMES[room]} by the card"
    elif not any(counts):
        yield "nobody in the room"
    elif counts.count(max(counts)) > 1 and t.leader(table, room) is None:
        yield "tied at the Cardinal"


def _of_decision(decision: d.Decision, table: Table, then: Table) -> Iterator[str]:
    seat = table.seat
    if then.seat == seat and then.stage > table.stage:
        if then.stage == t.REINFORCING:
            yield from _of_room(table, Room.COURT, Kind.GATE)
        elif then.stage == t.MOVING:
            yield from _of_room(table, Room.STAIRWAY, Kind.STEPS)
    match decision:
        case d.Play(card):
            yield f"play {CARD_NAMES[card]}"
        case d.Keep(card):
            yield f"keep {CARD_NAMES[card]}"
            if then.phase == "turn" and not any(table.looked[each] - (each is card) for each in table.looked):
                yield "all kept"
        case d.Reinforce(source):
            if source is not None:
                yield "reinforced out of a room"
            if table.endless:
                yield "reinforced without end"
        case d.Step(source, target):
            if apart(table, source, target) == (1, 1):
                yield "diagonal step"
                yield "privilege diagonal"
            if Room.STAIRWAY in (source, target):
                yield f"step {'off' if source is Room.STAIRWAY else 'onto'} the stairway"
        case d.Mint():
            yield from _of_room(table, Room.MINT, Kind.GOLD)
            if not table.rooms[Room.MINT][seat]:
                yield "mint without a servant"
        case d.Attend(chamber, source):
            is_king = chamber is Room.KING
            if (table.king if is_king else table.pompadour) is None:
                yield from _of_room(table, chamber, Kind.TURQUOISE if is_king else Kind.VIOLET)
            if then.either > table.either:
                yield "privilege either"
            if source is not None:
                yield "attended out of a room"
        case d.Recruit():
            yield from _of_recruit(decision, table)
        case d.Post(source):
            yield from _of_post(source, table)
        case d.Summon(n):
            yield "privilege servants"
            if table.common[seat] < n:
                yield "common supply too small"
        case d.DrawCards(n):
            yield from _of_draw(n, table, then)
        case d.Done() if table.phase == "keep":
            if sum(table.looked.values()) and table.hands == then.hands:
                yield "all refused"
        case d.Done():
            if any(table.open[seat][card] > then.open[seat][card] for card in table.deck):
                yield "majorities discarded"
        case _:
            pass


def _of_recruit(decision: d.Recruit, table: Table) -> Iterator[str]:
    spot = spot_of(decision.cell)
    gold, price = table.board.tiles[table.nobles[spot]].gold, t.price(table, spot)
    near, used = table.board.near[spot], decision.turquoise + decision.violet
    if gold and not price:
        yield "discount to nothing"
    if gold and price == gold:
        yield "no discount"
    if any(each in table.posted for each in near):
        yield "discount by a servant"
    touching = {(spot[0] + x, spot[1] + y) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {spot}
    if touching & set(table.board.spots) - near:
        yield "statue beside"
    if spot in table.board.rim and not table.supply[table.seat]:
        yield "edge noble with an empty supply"
    if used:
        yield ("wild seal", "two wild seals")[used > 1]
    if 0 < used < table.wild:
        yield "seals left for another noble"


def _of_post(source: Room | None, table: Table) -> Iterator[str]:
    assert table.space is not None
    if sum(table.space in edge for edge in table.board.edges.values()) > 1:
        yield "corner"
    if table.space in table.board.double:
        yield "double space"
    if source is not None:
        yield "post out of a room"
    elif table.supply[table.seat] == 1:
        yield "edge noble with an empty supply"


def _of_draw(n: int, table: Table, then: Table) -> Iterator[str]:
    seat, left = table.seat, sum(table.deck.values())
    if t.privilege(table, Kind.CARDS):
        yield "privilege cards"
        if table.stage == t.RECRUITING:
            yield "noble drawn cards at once"
    if n == left:
        yield "drawn to the end"
    if sum(then.looked.values()) < n:
        yield "stack too short"
    if n > table.rooms[Room.BACK_DOOR][seat]:
        yield "more drawn than servants"


def of_end(ended: Ended) -> Iterator[str]:
    table = table_of(ended.data)
    decided = {"points": "one winner", "cardinal": "won at the Cardinal", "shared": "shared victory"}
    yield decided[count(document(table)).decided_by or ""]
    if any(sum(hand.values()) > 6 for hand in table.hands):
        yield "over six cards at the end"
