"""What might help where a table of Noblemen, or a question about it, fails: estates that nobody drew whole, prices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Final

from courtroll.verifier.games.noblemen.moves import decisions as d
from courtroll.verifier.games.noblemen.moves.codes import Refusal
from courtroll.verifier.games.noblemen.play.building import PRICE_NAMES
from courtroll.verifier.games.noblemen.settle.estates import BUILDINGS as RAISED
from courtroll.verifier.games.noblemen.settle.estates import NO_TILE, SIGNS, bits, squares
from courtroll.verifier.games.noblemen.settle.helping import building_of
from courtroll.verifier.games.noblemen.settle.tables import BUILDING_COLUMNS, UNBUILT, Facts
from courtroll.verifier.games.noblemen.table import areas, frame
from courtroll.verifier.games.noblemen.table.codes import FaultCode, Placement
from courtroll.verifier.games.noblemen.table.equipment import BOARD_PALACES, FOLLY_NEEDS, FOLLY_POINTS
from courtroll.verifier.games.noblemen.table.names import CARDS as CARD_NAMES
from courtroll.verifier.games.noblemen.table.pieces import (
    BRIBE,
    CARDS,
    COLUMNS,
    STACK,
    Building,
    Card,
    Folly,
    Tile,
)  # fmt: skip
from courtroll.verifier.games.noblemen.table.state import Phase
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.legality import Fault, Objection
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.settling.meaning import Table
from courtroll.verifier.kernel.settling.running import GivenUp
from courtroll.verifier.kernel.settling.wants import Kind, Want, Wants, all_of, least, most, value, value_of

LETTERS: Final = "FGW"
BUILT_FIRST: Final[Mapping[FaultCode, Building]] = {
    FaultCode.MORE_KNIGHTS_THAN_CASTLES: Building.CASTLE,
    FaultCode.KNIGHT_WITHOUT_CASTLE: Building.CASTLE,
    FaultCode.MORE_CARDS_THAN_LOOKS: Building.CHAPEL,
    FaultCode.CARD_WITHOUT_CHAPEL: Building.CHAPEL,
}
"""What may stand beyond what is drawn of an estate, where this fault is found."""
FEWER_SOLD: Final[Mapping[FaultCode, tuple[Building, ...]]] = {
    FaultCode.FEWER_CASTLES_THAN_SOLD: (Building.CASTLE, Building.PALACE),
    FaultCode.FEWER_CHAPELS_THAN_SOLD: (Building.CHAPEL,),
    FaultCode.FEWER_PALACES_THAN_SOLD: (Building.PALACE,),
}


def mends(
    table: Table[Facts], wants: Wants, against: Objection | Fault, decision: d.Decision | None
) -> Iterator[Wants]:
    """Places that may be otherwise, and might lift what speaks against a sentence or a table."""
    if against.code is Refusal.TOO_LITTLE_MONEY and isinstance(against, Objection):
        yield from _prices(table, wants, against, decision)
    is_spending = table.facts.described.position.state.turn.phase is Phase.SPEND
    if isinstance(decision, d.Take) and is_spending and table.facts.open_estates:
        raise GivenUp  # how much prestige lies beyond what is drawn is not tried
    seat = _seat(against.looked) if isinstance(against, Objection) else getattr(against.where, "seat", None)
    if seat in table.facts.open_estates and value_of(wants, ("player", seat, "estate"), True):
        yield from _of_estate(table.facts, wants, seat, against, decision)
    if against.code in FEWER_SOLD:
        for each in sorted(table.facts.open_estates):
            for building in FEWER_SOLD[FaultCode(against.code)]:
                yield _one_more(wants, each, building)
    if against.code is FaultCode.DECADE_BEGUN_ALREADY and against.where == Named("castles"):
        yield from (_one_more(wants, each, Building.CASTLE) for each in sorted(table.facts.open_estates))
    if isinstance(against, Fault) and against.code is FaultCode.CARD_NOT_IN_THE_STACK:
        card = next(card for card in Card if against.where == Named(card.name.lower().replace("_", "-")))
        yield from _in_stack(table.facts, card, int(against.limit or 0))
    if against.code is FaultCode.SO_FAR_NOT_ON_THE_TABLE and isinstance(decision, d.Play):
        yield from _in_stack(table.facts, decision.card, 1)
    if against.code is FaultCode.SO_FAR_IMPOSSIBLE and isinstance(against, Objection):
        yield from _short_pile(table.facts, against)
    if against.code is FaultCode.KNIGHT_WITHOUT_TARGET:
        for each in sorted(table.facts.open_estates - {seat}):
            for kind in LETTERS:
                yield from _more_squares(table.facts, wants, each, kind, None)
    if isinstance(against, Fault) and against.code is FaultCode.POINTS_BELOW_ZERO:
        yield from _cheaper_folly(table.facts, wants, int(against.found or 0))
    if against.code is FaultCode.DOES_NOT_ADD_UP:
        decades = table.ways(("decade",))  # how much a hand or the board may hold is of the decade
        yield from () if decades is None else decades.ways
        if getattr(against.where, "name", "") == "castles" and _may_be_more_palaces(table, wants):
            yield from (_one_more(wants, each, Building.PALACE) for each in sorted(table.facts.open_estates))
        if getattr(against.where, "name", "") in {"cards", *CARD_NAMES}:  # who built chapels may hold more
            hands = {int(slot.path[1]) for slot in table.facts.slots if slot.path[2:] == ("cards",)}
            seats = sorted(table.facts.open_estates & hands) if sum(table.facts.unseen[CARDS:COLUMNS]) > 0 else []
            yield from (_one_more(wants, each, Building.CHAPEL) for each in seats)
        for building in UNBUILT:
            is_board = Want(Kind.MOST, ("board", f"{building.name.lower()}s"), BUILDING_COLUMNS[building]) in wants
            if is_board and against.where == Named(f"{building.name.lower()}s"):  # so few stand there no more
                yield from (_one_more(wants, each, building) for each in sorted(table.facts.open_estates))
        for folly in Folly:
            if against.where in (Named(folly.name.lower()), Named("follies")):
                yield from (_raised(table.facts, wants, each, folly) for each in sorted(table.facts.open_estates))
    if against.code in BUILT_FIRST and seat in table.facts.open_estates:
        yield _one_more(wants, seat, BUILT_FIRST[FaultCode(against.code)])


def _prices(table: Table[Facts], wants: Wants, against: Objection, decision: d.Decision | None) -> Iterator[Wants]:
    """Lower prices, where those are only assumed."""
    name = PRICE_NAMES.get(decision.building) if isinstance(decision, d.Build) else None
    if name is None or against.lack is None or table.ways(("equipment", name)) is not None:
        return
    there = getattr(table.facts.described.position.state.box.equipment, name.replace("-", "_"))
    if there.source is Source.ASSUMED:
        now = value_of(wants, ("equipment", name), there.value)
        yield value(("equipment", name), tuple(max(0, price - against.lack.n) for price in now))


def _of_estate(
    facts: Facts, wants: Wants, seat: int, against: Objection | Fault, decision: d.Decision | None
) -> Iterator[Wants]:
    """Cells of an estate that is not drawn whole."""
    cell = getattr(decision, "cell", None) if decision is not None else getattr(against.where, "cell", None)
    where = getattr(against.where, "cell", cell)

    drawn = facts.estates[seat]

    def have(spots: Iterable[int], sign: str) -> Iterator[Wants]:
        """What a drawn map speaks of is as it says."""
        here = (
            drawn.tiles[SIGNS.index(sign)] if sign in SIGNS else drawn.buildings[RAISED[sign]] if sign in RAISED else 0
        )
        spots = tuple(spots)
        if all(map(frame.is_cell, spots)) and not bits(spots) & facts.spoken_of(seat) & ~here:
            yield all_of(value(("cell", seat, spot), sign) for spot in spots)

    if cell is None or not frame.is_cell(cell):
        cell = None
    if against.code is FaultCode.SO_FAR_NOT_ON_THE_TABLE and cell is not None:
        match decision:
            case d.Lay(Tile() as tile):
                yield from have((cell,), SIGNS[tile])
            case d.Build(Building.FOLLY, _, Folly() as folly):
                yield from have((cell,), folly.name)
            case d.Build() | d.Play():
                building = building_of(decision)
                yield from (way for sign, of in RAISED.items() if of is building for way in have((cell,), sign))
            case _:
                pass

    match against.code:
        case Refusal.AREAS_MISSING:
            kind = {"farms": "F", "forests": "G", "gardens": "W"}[getattr(against.where, "name", "farms")]
            yield from _more_squares(facts, wants, seat, kind, cell)
        case Refusal.TILE_NOT_HELD:  # with one grove more one tile more was drawn
            path = ("player", seat, "land")
            yield least(path, Tile.GROVE, wants.get(Want(Kind.LEAST, path, Tile.GROVE), 0) + 1)
        case Placement.NO_MEADOW if cell is not None:
            yield from have((cell,), "M")
        case Placement.NO_CASTLE_TO_REPLACE if cell is not None:
            yield from have((cell,), "C")
        case Placement.NOT_BESIDE_A_TILE if cell is not None:
            near = frame.cells_of(frame.beside(frame.BIT[cell]))
            yield from (way for spot, sign in product(near, f"{SIGNS[::-1]}C") for way in have((spot,), sign))
        case Placement.CELL_TAKEN | Placement.MEADOW_TAKEN | Placement.CASTLE_BESIDE_CASTLE:
            if where is not None and frame.is_cell(where) and not drawn.land & frame.BIT[where]:
                for sign in NO_TILE if against.code is Placement.CELL_TAKEN else f"M{LETTERS}":
                    yield value(("cell", seat, where), sign)
        case (
            Refusal.NO_AREA_THERE | Refusal.AREA_ELSEWHERE | Refusal.AREA_OCCUPIED
            | FaultCode.KNIGHT_ON_NO_AREA | FaultCode.NO_AREA_THERE
        ) if cell is not None:  # fmt: skip
            for sign in LETTERS:
                yield from have((cell + step for step in frame.SQUARE), sign)
        case FaultCode.FOLLY_WITHOUT_AREAS:
            for kind in LETTERS:
                yield from _more_squares(facts, wants, seat, kind, cell)
        case FaultCode.LAID_WITHOUT_TILE if cell is not None:
            yield from (way for sign in SIGNS for way in have((cell,), sign))
        case _:
            pass


def cells_wanted(wants: Wants, seat: int) -> dict[int, str]:
    return {int(want.path[2]): of for want, of in wants.items() if want.path[:2] == ("cell", seat)}


def _more_squares(facts: Facts, wants: Wants, seat: int, kind: str, cell: int | None) -> Iterator[Wants]:
    """Cells that would make one more square of a kind, those that are fewest first; not with this cell."""
    drawn, wanted = facts.estates[seat], cells_wanted(wants, seat)
    mine = drawn.tiles[SIGNS.index(kind)] | bits(spot for spot, sign in wanted.items() if sign == kind)
    land = drawn.land | bits(spot for spot, sign in wanted.items() if sign != NO_TILE)
    barred = facts.spoken_of(seat) | bits(wanted) | (0 if cell is None else frame.BIT[cell])
    for square in squares(mine, land or frame.BIT[cell or frame.START], barred & ~mine):
        yield all_of(value(("cell", seat, spot), kind) for spot in square)


def _raised(facts: Facts, wants: Wants, seat: int, folly: Folly) -> Wants:
    """A folly beyond what is drawn of an estate, with as many areas as it needs and are not drawn."""
    out = value(("raised", seat, int(folly)), True)
    for kind, tiles, needed in zip(LETTERS, facts.estates[seat].tiles, FOLLY_NEEDS[folly], strict=False):
        for _ in range(needed - areas.squares(tiles).bit_count()):
            *_, apart = _more_squares(facts, all_of((wants, out)), seat, kind, None)
            out = all_of((out, apart))
    return out


def _in_stack(facts: Facts, card: Card, n: int) -> Iterator[Wants]:
    """So many of a card in the stack, and in nobody's hand."""
    for slot in facts.slots:
        if slot.row == STACK and CARDS + card in slot.columns:
            yield least(slot.path, CARDS + card, n - facts.held[STACK][CARDS + card])


def _short_pile(facts: Facts, against: Objection) -> Iterator[Wants]:
    """So few bribes on the board that Secret Marriage brought fewer than two; some may have been handed in since."""
    done = [each for orders in facts.done for each in orders[0]]
    is_lacking = against.lack is not None and against.lack.item == BRIBE
    if is_lacking and any(isinstance(each, d.Play) and each.card is Card.SECRET_MARRIAGE for each in done):
        back = sum(each.bribes for each in done if isinstance(each, d.Tax | d.Land))
        yield from (most(("board", "bribes"), BRIBE, n) for n in range(back + 1))


def _cheaper_folly(facts: Facts, wants: Wants, points: int) -> Iterator[Wants]:
    """One more folly somewhere, for the one that was built to have brought fewer points."""
    raised = {want.path[2] for want in wants if want.path[0] == "raised"}
    left = FOLLY_POINTS[len(raised) :]
    is_built = any(isinstance(each, d.Build) and each.folly for orders in facts.done for each in orders[0])
    if is_built and left and points + left[0] - left[-1] >= 0:
        for folly in Folly:
            if folly not in raised:
                yield from (_raised(facts, wants, each, folly) for each in sorted(facts.open_estates))


def _may_be_more_palaces(table: Table[Facts], wants: Wants) -> bool:
    """Whether one more can have been sold than stand, with those that are wanted already."""
    state = table.facts.described.position.state
    decade: int = table.part(wants, ("decade",), state.clock.decade)
    wanted = sum(want.path[:1] == ("extra",) and want.path[2] == Building.PALACE for want in wants)
    drawn = sum(estate.palace.bit_count() for estate in state.estates)
    return drawn + wanted < decade * BOARD_PALACES[state.players]


def _one_more(wants: Wants, seat: int, building: Building) -> Wants:
    n = sum(want.path[:3] == ("extra", seat, int(building)) for want in wants)
    return value(("extra", seat, int(building), n), True)


def _seat(looked: Iterable[Path]) -> int | None:
    """Whose estate was looked at."""
    return next((int(path[1]) for path in looked if path[2:3] == ("estate",)), None)
