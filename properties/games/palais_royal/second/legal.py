"""May this be decided, and if not, which rules forbid it? And what is everything that may be decided?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain, product
from typing import Final, assert_never

from courtroll.properties.games.palais_royal.second import turn as t
from courtroll.properties.games.palais_royal.second.table import CARDS, ROOMS, Table, cell_of, spot_of
from courtroll.verifier.games.palais_royal.moves import decisions as d
from courtroll.verifier.games.palais_royal.rules.options import DoubleCard, KeepNone
from courtroll.verifier.games.palais_royal.table.pieces import Card, Kind, Room

IN_TURN: Final = frozenset(
    {d.Reinforce, d.Step, d.Mint, d.Attend, d.Recruit, d.DrawCards, d.Play, d.Summon, d.Done}
)  # fmt: skip
KNOWN: Final[Mapping[str, frozenset[type[d.Decision]]]] = {
    "deal": frozenset({d.Deal}),
    "station": frozenset({d.Station}),
    "turn": IN_TURN,
    "post": frozenset({d.Post}),
    "keep": frozenset({d.Keep, d.Done}),
    "over": frozenset(),
}
Forbids = frozenset[str]
"""The rules of one objection, without the name of the game: one of them, at least, must be named."""
NOT_NOW: Final[Mapping[str, Forbids]] = {
    "deal": frozenset({"setup.nobles", "setup.rooms"}),
    "station": frozenset({"setup.free-servants"}),
    "turn": frozenset({"turn.fixed-order"}),
    "post": frozenset({"edge.servant"}),
    "keep": frozenset({"back-door.look"}),
}
CHAMBERS: Final = (Room.KING, Room.POMPADOUR)


def refusals(table: Table, seat: int, decision: d.Decision) -> list[Forbids]:
    """What forbids a player a decision; nothing means that it is legal."""
    if table.phase == "over":
        return [frozenset({"end.last-round"})]
    if seat != table.seat:
        return [frozenset({"turn.order", "card.own-turn"} if isinstance(decision, d.Play) else {"turn.order"})]
    if type(decision) not in KNOWN[table.phase]:
        return [NOT_NOW[table.phase]]
    return [frozenset(each.split(" ")) for each in _forbid(table, decision)]


def is_legal(table: Table, decision: d.Decision) -> bool:
    return next(_forbid(table, decision), None) is None


def _forbid(table: Table, decision: d.Decision) -> Iterator[str]:
    """Each objection as the ids of the rules that speak of it."""
    match decision:
        case d.Deal() | d.Station():
            return iter(())
        case d.Play(card):
            return _forbid_play(table, card)
        case d.Reinforce(source):
            return _forbid_reinforce(table, source)
        case d.Step(source, target):
            return chain(_forbid_moving(table), _forbid_way(table, source, target))
        case d.Mint():
            return _forbid_mint(table)
        case d.Attend(chamber, source):
            return _forbid_attend(table, chamber, source)
        case d.Recruit():
            return _forbid_recruit(table, decision)
        case d.Post(source):
            return _forbid_post(table, source)
        case d.Summon(n):
            return _forbid_summon(table, n)
        case d.DrawCards(n):
            return _forbid_draw(table, n)
        case d.Keep(card):
            return _forbid_keep(table, card)
        case d.Done():
            return _forbid_done(table)
        case _:
            raise AssertionError("no phase knows any other decision")


def _out_of_order(table: Table, action: int) -> Iterator[str]:
    if table.stage > action:
        yield "turn.fixed-order"


def _forbid_play(table: Table, card: Card) -> Iterator[str]:
    if not table.hands[table.seat][card]:
        yield "back-door.hand"
    if table.stage > last_action(table, card):
        late = card is Card.GATE_AND_STEPS and table.stage == t.MOVING
        of_its_own = "card.majorities-time" if card is Card.MAJORITIES else "card.gate-and-steps-late" if late else ""
        yield of_its_own or "card.moment"
    if table.board.costs[card] > table.gold[table.seat]:
        yield "card.cost"


def last_action(table: Table, card: Card) -> int:
    """The moment of each in "Carte Privilegio"."""
    match card:
        case Card.MAJORITIES:
            return 0
        case Card.GATE:
            return t.REINFORCING
        case Card.GATE_AND_STEPS:
            return t.MOVING if _may_come_late(table) else t.REINFORCING
        case Card.FIVE_STEPS | Card.NINE_STEPS:
            return t.MOVING
        case Card.SEALS:
            return t.RECRUITING
        case Card.GOLD | Card.TWO_POINTS | Card.FOUR_POINTS:
            return t.DRAWING
        case _ as never:
            assert_never(never)


def _may_come_late(table: Table) -> bool:
    """Option `double-card`."""
    match table.options.double_card:
        case DoubleCard.AT_REINFORCEMENT:
            return False
        case DoubleCard.ALSO_AT_MOVEMENT:
            return True
        case _ as never:
            assert_never(never)


def _forbid_source(table: Table, source: Room | None, target: Room) -> Iterator[str]:
    """A new servant comes from the supply; with none there, from any other room."""
    if source is None:
        if not table.supply[table.seat]:
            yield "servant.supply-empty"
        return
    if table.supply[table.seat]:
        yield "servant.from-supply"
    if not table.rooms[source][table.seat]:
        yield "servant.supply-empty stairway.any-servant"
    if source is target:
        yield "servant.new"


def _forbid_reinforce(table: Table, source: Room | None) -> Iterator[str]:
    yield from _out_of_order(table, t.REINFORCING)
    if table.stage <= t.REINFORCING and not table.endless and not t.reinforcements(table):
        yield "court.servants court.majority"
    yield from _forbid_source(table, source, Room.GATE)


def apart(table: Table, source: Room, target: Room) -> tuple[int, int]:
    """Columns and rows between two rooms. Where nobody told how the rooms lie each is beside each other."""
    if not table.castle:
        return 0, int(source is not target)
    (x, y), (u, v) = table.castle[source], table.castle[target]
    return abs(x - u), abs(y - v)


def _forbid_moving(table: Table) -> Iterator[str]:
    yield from _out_of_order(table, t.MOVING)
    if table.stage <= t.MOVING and not t.steps(table):
        yield "stairway.entering" if table.stage == t.MOVING and table.entered else "stairway.moves"


def _forbid_way(table: Table, source: Room, target: Room) -> Iterator[str]:
    if not table.rooms[source][table.seat]:
        yield "stairway.any-servant"
    match apart(table, source, target):
        case (1, 1):
            if not t.diagonals_left(table):
                yield "noble.diagonal-steps" if table.diagonals else "stairway.step"
        case (0, 1) | (1, 0):
            pass
        case _:
            yield "stairway.step"


def _forbid_mint(table: Table) -> Iterator[str]:
    yield from _out_of_order(table, t.THIRD)
    if table.minted:
        yield "turn.once"
    if not t.gold_of_mint(table):
        yield "mint.servants"


def _forbid_attend(table: Table, chamber: Room, source: Room | None) -> Iterator[str]:
    yield from _out_of_order(table, t.THIRD)
    if table.stage <= t.THIRD and t.due(table, chamber) + t.either(table) <= 0:
        was_looked_at = (table.king if chamber is Room.KING else table.pompadour) is not None
        kinds = (t.OF_CHAMBER[chamber], Kind.EITHER)
        of_nobles = was_looked_at and any(t.privilege(table, kind) for kind in kinds)
        yield "noble.seals-time" if of_nobles else f"{chamber.name.lower()}.majority"
    yield from _forbid_source(table, source, chamber)


def _forbid_recruit(table: Table, decision: d.Recruit) -> Iterator[str]:
    seat, spot, wild = table.seat, spot_of(decision.cell), (decision.turquoise, decision.violet)
    yield from _out_of_order(table, t.RECRUITING)
    if not table.rooms[Room.OFFICE][seat]:
        yield "recruit.office"
    if sum(wild) > table.wild:
        yield "card.seals"
    if spot not in table.nobles:
        yield "recruit.in-park"
        return
    tile = table.board.tiles[table.nobles[spot]]
    if t.price(table, spot) > table.gold[seat]:
        yield "recruit.gold discount.statues"
    if wild[0] > tile.turquoise or wild[1] > tile.violet:
        yield "card.seals"
    if tile.turquoise - wild[0] > table.rooms[Room.KING][seat]:
        yield "recruit.turquoise"
    if tile.violet - wild[1] > table.rooms[Room.POMPADOUR][seat]:
        yield "recruit.violet"


def _forbid_post(table: Table, source: Room | None) -> Iterator[str]:
    if not (table.supply if source is None else table.rooms[source])[table.seat]:
        yield "edge.source"


def _forbid_summon(table: Table, n: int) -> Iterator[str]:
    if n not in t.to_summon(table):
        used = {m for tile in table.turned & table.taken[table.seat] for _, m in table.board.tiles[tile].powers}
        yield "noble.servants-used" if n in used else "noble.servants"
    if not table.common[table.seat]:
        yield "noble.servants-left"


def _forbid_draw(table: Table, n: int) -> Iterator[str]:
    there = table.rooms[Room.BACK_DOOR][table.seat]
    if table.drew:
        yield "turn.once"
    rule = _rule_of_drawing(table)
    if not there or n < 1:
        yield rule
    if not sum(table.deck.values()) + sum(table.discard.values()):
        yield "back-door.short"
    if there and n > t.cards_to_draw(table):
        yield rule


def _rule_of_drawing(table: Table) -> str:
    """Three cards more are promised to whoever has a noble for them; one recruited in this turn may have to wait."""
    if any(kind is Kind.CARDS for tile in table.fresh for kind, _ in table.board.tiles[tile].powers):
        return "noble.cards-at-once"
    return "noble.cards" if t.privilege(table, Kind.CARDS) else "back-door.draw"


def _forbid_keep(table: Table, card: Card) -> Iterator[str]:
    if not table.looked[card]:
        yield "back-door.look"
    if not table.rooms[Room.BACK_DOOR][table.seat]:
        yield "noble.cards-kept" if t.privilege(table, Kind.CARDS) else "back-door.keep"


def _forbid_done(table: Table) -> Iterator[str]:
    if table.phase == "keep" and not table.kept and must_keep(table):
        yield "back-door.keep-none"


def must_keep(table: Table) -> bool:
    """Option `keep-none`."""
    match table.options.keep_none:
        case KeepNone.ALLOWED:
            return False
        case KeepNone.AT_LEAST_ONE:
            return True
        case _ as never:
            assert_never(never)


# ---------------------------------------------------------------------------------------------- everything legal


def legal(table: Table) -> set[d.Decision]:
    """Everything that may be decided now."""
    if table.phase == "over":
        return set()
    return {*_steps(table), *(decision for decision in _worth_trying(table) if is_legal(table, decision))}


def _steps(table: Table) -> Iterator[d.Step]:
    if table.phase == "turn" and not any(_forbid_moving(table)):
        inside = (room for room in ROOMS if table.rooms[room][table.seat])
        yield from (d.Step(*way) for way in product(inside, ROOMS) if not any(_forbid_way(table, *way)))


def _worth_trying(table: Table) -> Iterator[d.Decision]:
    """More than is legal, and all that is but steps."""
    seat = table.seat
    inside = [room for room in ROOMS if table.rooms[room][seat]]
    match table.phase:
        case "deal":
            yield d.Deal()
        case "station":
            yield from map(d.Station, ROOMS)
        case "post":
            yield from map(d.Post, (None, *inside))
        case "keep":
            yield from map(d.Keep, CARDS)
            yield d.Done()
        case _:
            yield d.Done()
            yield from map(d.Play, CARDS)
            yield from map(d.Summon, t.to_summon(table))
            if not table.drew:
                yield from map(d.DrawCards, range(1, t.cards_to_draw(table) + 1))
            sources = (None,) if table.supply[seat] else tuple(inside)
            if table.stage <= t.REINFORCING:
                yield from map(d.Reinforce, sources)
            if table.stage <= t.THIRD:
                yield d.Mint()
                yield from (d.Attend(*way) for way in product(CHAMBERS, sources))
            if table.stage <= t.RECRUITING and table.rooms[Room.OFFICE][seat]:
                wild = [(k, p) for k in range(table.wild + 1) for p in range(table.wild + 1 - k)]
                yield from (d.Recruit(cell_of(spot), *used) for spot in table.nobles for used in wild)
