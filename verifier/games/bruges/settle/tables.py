"""A file of Bruges taken apart: what is told, what nobody told, and where that may be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from typing import Final, NamedTuple

from courtroll.verifier.games.bruges.document import Described, Document
from courtroll.verifier.games.bruges.document.placing import named
from courtroll.verifier.games.bruges.document.shapes import EquipmentTable, NextRound, PersonTable
from courtroll.verifier.games.bruges.document.turns import NEUTRAL_DIE, playing_of
from courtroll.verifier.games.bruges.play.drawing import limit
from courtroll.verifier.games.bruges.play.threats import CIRCLE, THREATENING
from courtroll.verifier.games.bruges.table.cards import ALL_CARDS, MASKS
from courtroll.verifier.games.bruges.table.codes import FaultCode
from courtroll.verifier.games.bruges.table.effects import DIE
from courtroll.verifier.games.bruges.table.equipment import A_ROUND, PRINTED_TROUBLES, SECTION, STATUES, STATUES_EACH
from courtroll.verifier.games.bruges.table.pieces import (
    CANALS,
    COLOURS,
    DISCARDS,
    FLORIN,
    NUMBER,
    SIDES,
    STATUE_TILES,
    SUPPLY,
    THREATS,
    UNSEEN,
    WORKERS,
    Colour,
    Owned,
    Side,
    Trouble,
    Works,
    row,
)
from courtroll.verifier.games.bruges.table.playing import Phase, Playing
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.position import Hole, Why
from courtroll.verifier.kernel.reading import UNKNOWN, Path, Unknown
from courtroll.verifier.kernel.settling.meaning import Table
from courtroll.verifier.kernel.settling.slots import Slot
from courtroll.verifier.kernel.settling.wants import Open, least, most, value

OTHERS: Final = tuple(n for n in range(1, DIE + 1) if n != NEUTRAL_DIE)
"""What a die may show besides the plain number."""
PLENTY: Final = 9999
"""As much as a file can tell of what never runs out."""
ENDLESS: Final = range(FLORIN, THREATS)
NO_MORE: Final = "no more"
"""What nobody knows of a hand or an area is none of what the move needs."""
FEW_CARDS: Final = 6
"""Of fewer cards every number is tried."""
AS_NEEDED: Final = "as needed"
SOMETHING: Final = "something"
"""Somebody lives in an area, or a house in it stands empty, whether or not a move needs it."""


class Facts(NamedTuple):
    """What a file says, apart from what it leaves open."""

    described: Described
    document: Document
    state: Playing
    """The table with the least of everything that is open."""
    slots: tuple[Slot, ...]


def table_of(described: Described) -> Table[Facts]:
    """A described table as verdicts want it."""
    playing, document = described.playing, described.document
    assert playing is not None
    assert document is not None
    if (with_statues := _with_higher_statues(document, playing.state.turn.mover)) is not document:
        document, read = with_statues, playing_of(with_statues, [])
        assert read is not None
        playing, _ = read
    slots = [slot for hole in playing.holes for slot in _slots(playing.state, hole)]
    columns = tuple(range(len(playing.state.held[SUPPLY])))
    home = Slot(("supply",), SUPPLY, columns, home=True)
    facts = Facts(described, document, playing.state, (home, *slots))
    left = ALL_CARDS & ~named(document, playing.state.deck)
    colours = tuple(colour for colour in Colour if left & MASKS[NUMBER[colour]]) or tuple(Colour)
    opens = [each for hole in playing.holes for each in _opens(playing.state, hole, colours)]
    if document.is_more_done:
        opens.append(_any_of(("so-far",), (False, True), asked=True))
    return Table(facts, (*opens, *_of_cards(described, playing.state), *_of_box(document, playing.state)))


def unplaced(document: Document, found: Iterable[Fault]) -> Iterator[Fault]:
    """What speaks against a table, but that its piles are too small where somebody may have the cards that are nowhere
    told.
    """
    places = (told for player in document.player for told in (player.hand, player.persons, player.empty))
    is_open = not all(isinstance(told, tuple) for told in places)
    return (each for each in found if not (is_open and _is_too_few(each)))


def _is_too_few(fault: Fault) -> bool:
    found, limit = fault.found, fault.limit
    is_of_piles = fault.code is FaultCode.PILES_DO_NOT_ADD_UP
    return is_of_piles and isinstance(found, int) and limit is not None and found < limit


def _with_higher_statues(document: Document, mover: int) -> Document:
    """Statues are taken from the highest down: those above one that is told are with players whose statues nobody told,
    rather with others than the player in turn, and with a full section for it rather than without.
    """
    players = list(document.player)
    told = {value for player in players if isinstance(player.statues, tuple) for value in player.statues}
    if UNKNOWN in told or isinstance(document.stack, tuple):  # the stack tells which ones somebody has
        return document
    lowest = min((each for each in told if isinstance(each, int)), default=max(STATUES))
    missing = [value for value in STATUES if value > lowest and value not in told]
    seats = sorted(range(len(players)), key=lambda seat: seat == mover)
    open_ = [seat for seat in seats if not isinstance(players[seat].statues, tuple)]
    for seat in open_:
        player = players[seat]
        canals = player.canals if isinstance(player.canals, tuple) else (UNKNOWN, UNKNOWN)
        full = sum(tiles in (SECTION, UNKNOWN) for tiles in canals)
        if missing:
            players[seat] = player.but(statues=tuple(missing[:full]))
            del missing[:full]
    for seat in open_:  # a section may have broken since
        held = players[seat].statues
        more = tuple(missing[: STATUES_EACH - (len(held) if isinstance(held, tuple) else 0)])
        if more:
            players[seat] = players[seat].but(statues=((*held, *more) if isinstance(held, tuple) else more))
            del missing[: len(more)]
    return document.but(player=tuple(players)) if players != list(document.player) else document


def _slots(state: Playing, hole: Hole) -> Iterator[Slot]:
    """Goods that nobody told."""
    asked = hole.why is Why.ASKED
    match hole.path:
        case ("player", int(seat), "florins"):
            yield Slot(hole.path, row(seat), (FLORIN,), 0, PLENTY, asked)
        case ("player", int(seat), "workers" | "threats" as what, *rest):
            first, high = (WORKERS, PLENTY) if what == "workers" else (THREATS, _circle(state, seat))
            for colour in (Colour(str(rest[0])),) if rest else COLOURS:
                yield Slot(("player", seat, what, colour.value), row(seat), (first + NUMBER[colour],), 0, high, asked)
        case ("player", int(seat), "canals", *rest):
            for side in rest or (0, 1):
                yield Slot(("player", seat, "canals", side), row(seat), (CANALS + int(side),), 0, SECTION, asked)
        case ("player", int(seat), "statues"):
            statues = tuple(range(STATUE_TILES, len(state.held[SUPPLY])))
            yield Slot(hole.path, row(seat), statues, 0, 0, asked)
        case _:
            pass


def _circle(state: Playing, seat: int) -> int:
    """Three markers of a colour lie only before somebody who has their trouble to settle."""
    return 3 if state.turn.phase is Phase.TROUBLES and state.turn.mover == seat else 2


def _opens(state: Playing, hole: Hole, colours: Sequence[Colour]) -> Iterator[Open]:
    """What is no piece of the holdings, or is typed "?"; of these colours are the cards that the file does not name."""
    asked = hole.why is Why.ASKED

    def any_of(ways: Sequence[object]) -> Open:
        return _any_of(hole.path, ways, asked=asked)

    match hole.path:
        case ("player", int(_), "canals", *rest):  # what the next space is hangs on each number of tiles
            for side in rest or (0, 1):
                path, column = (*hole.path[:3], side), CANALS + int(side)
                yield Open(
                    path, [{**least(path, column, n), **most(path, column, n)} for n in range(SECTION + 1)], asked
                )
        case ("dice", str(_)) if state.turn.phase is Phase.ADVANCE:
            yield any_of((NEUTRAL_DIE, 1, 2) if asked else (NEUTRAL_DIE, 1))  # only these price a step
        case ("dice", str(name)) if state.turn.phase is Phase.TROUBLES and asked and _has_dealt(state, Colour(name)):
            yield any_of((THREATENING, DIE))
        case ("dice", str(_)) if state.turn.phase is Phase.TROUBLES:
            yield any_of((NEUTRAL_DIE, 1, 2, THREATENING, DIE) if asked else (NEUTRAL_DIE, 1, THREATENING))
        case ("dice", str(_)):
            yield any_of((NEUTRAL_DIE, *OTHERS))
        case ("player", int(_), "reputation"):
            yield any_of((0, *state.box.equipment.steps.value))
        case ("player", int(_), "played") if asked:
            yield any_of((0, A_ROUND))
        case ("player", int(seat), "blind", str(_)):
            yield any_of(range(limit(state, seat) + 1))
        case ("player", int(seat), "hand") if asked and state.turn.phase is Phase.DRAW:
            yield any_of((NO_MORE, *range(1, limit(state, seat) + 1)))
        case ("player", int(_), "hand" | "empty", int(_)) if asked:
            yield any_of(colours)
        case ("player", int(_), "hand") if asked:
            yield any_of((NO_MORE, 1))  # one that is not empty may have whatever the move needs
        case ("player", int(_), "persons" | "empty") if asked:
            yield any_of((NO_MORE, AS_NEEDED, SOMETHING))
        case ("player", int(_), "hand" | "persons" | "empty", *_) if asked:
            yield any_of((NO_MORE, AS_NEEDED))
        case ("deck",) | ("deck", "piles") if asked:
            for side in Side:
                yield _any_of(("deck", "piles", SIDES[side]), _pile_sizes(state), asked=True)
        case ("deck", "piles", int(_)) if asked:
            yield any_of(_pile_sizes(state))
        case ("deck", "tops", int(side)) if asked:
            plain = COLOURS[state.piles.tops[side] or 0]
            yield any_of(sorted(Colour, key=lambda colour: colour is not plain))
        case ("last-round",):
            yield any_of((False, True, NextRound.NEXT))
        case ("rulings", str(name)):
            option = next(each for each in state.box.ruleset.options if each.name == name)
            mine = state.box.ruleset.reading(option)
            yield any_of(sorted(map(str, option.readings), key=lambda each: each != mine))
        case _:
            pass


def _has_dealt(state: Playing, colour: Colour) -> bool:
    """Whether somebody has the third marker that only a die of this colour can have dealt."""
    return any(state.all_threats(seat)[NUMBER[colour]] == CIRCLE for seat in range(state.players))


def _pile_sizes(state: Playing) -> Sequence[int]:
    """How many cards a pile may have, as far as it bears on anything: half of those there are, few, or nearly all."""
    cards = (state.places[UNSEEN] | state.places[DISCARDS]).bit_count() - state.piles.extra
    found = (cards // 2, cards - cards // 2, *range(FEW_CARDS), *range(cards - FEW_CARDS + 1, cards + 1))
    return tuple(dict.fromkeys(n for n in found if n >= 0))


# --------------------------------------------------------------------------------------------- printed values


def persons_of(document: Document, seat: int) -> Iterator[tuple[Path, PersonTable]]:
    """The persons that the file describes whom a player has or may have, each with its place in the file."""
    player, equipment = document.player[seat], document.equipment
    typed = equipment.persons if isinstance(equipment, EquipmentTable) else None
    for path, tables in (
        (("player", seat, "persons"), player.persons),
        (("player", seat, "hand"), player.hand),
        (("equipment", "persons"), typed),
    ):
        for index, table in enumerate(tables if isinstance(tables, tuple) else ()):
            if isinstance(table, PersonTable):
                yield (*path, index), table


def _of_cards(described: Described, state: Playing) -> Iterator[Open]:
    """What is typed "?" of a card: it may be free or too dear, work in any way, and do what is said of it or not."""
    document = described.document
    assert document is not None
    for path, table in persons_of(document, state.turn.mover):
        told = (table.price, table.points)
        if UNKNOWN in told and not any(isinstance(each, int) for each in told):
            yield _any_of((*path, "price"), (0, PLENTY), asked=True)
        if isinstance(table.used, Unknown):
            yield _any_of((*path, "used"), (False, True), asked=True)
        if isinstance(table.works, Unknown):
            yield _any_of((*path, "works"), tuple(Works), asked=True)
        if isinstance(table.effect, Unknown) and path in described.texts:
            yield _any_of((*path, "effect"), (UNKNOWN, described.texts[path]), asked=True)
        texts = (clause for card in state.deck.cards for clause in card.effect or ())
        is_counted = state.turn.phase is Phase.TROUBLES or any(isinstance(clause.per, Owned) for clause in texts)
        if path[2] == "persons" and is_counted and not isinstance(table.house, Colour):
            yield _any_of((*path, "house"), tuple(Colour), asked=isinstance(table.house, Unknown))


def is_typed(document: Document, path: Path) -> bool:
    """Whether a printed value of the canals, or of a colour's trouble, is typed, be it "?"."""
    table = document.equipment
    if path[1] == "troubles" and path[2] in PRINTED_TROUBLES:
        return True
    if not isinstance(table, EquipmentTable):
        return table is not None
    match path:
        case (_, "canal-colours", *way):
            return _told(table.canal_colours, *map(int, way)) is not None
        case (_, "canal-prices", *way):
            return _told(table.canal_prices, *map(int, way)) is not None
        case (_, _, colour):
            return colour in table.troubles if isinstance(table.troubles, Mapping) else table.troubles is not None
        case _:
            raise AssertionError(path)


def _of_box(document: Document, state: Playing) -> Iterator[Open]:
    """The printed values on which the player in turn may lean and that are typed "?"; and the end of the track."""
    equipment, box = document.equipment, state.box.equipment
    table = equipment if isinstance(equipment, EquipmentTable) else EquipmentTable()
    asked = isinstance(equipment, Unknown)
    seat = state.turn.mover
    for side in Side:
        for space, colour in enumerate(box.canal_colours.value[seat][SIDES[side]]):
            told = _told(table.canal_colours, seat, SIDES[side], space)
            if asked or isinstance(told, Unknown):
                path: Path = ("equipment", "canal-colours", seat, SIDES[side], space)
                yield _any_of(path, (colour, *(each for each in Colour if each is not colour)), asked=True)
    for space, price in enumerate(box.canal_prices.value):
        told = _told(table.canal_prices, space)
        if asked or isinstance(told, Unknown):
            yield _any_of(("equipment", "canal-prices", space), (price, 1, PLENTY), asked=True)
    ends = (table.reputation_steps, table.reputation_track)
    if not any(isinstance(each, int | tuple) and UNKNOWN not in _items(each) for each in ends):
        steps = box.steps.value
        longer = (*steps, max(steps[-1], state.estates[seat].reputation) + 1)
        is_asked = asked or any(each is not None for each in ends)
        # Of a track that is "?" whoever is farthest may stand at its end; one that is left out is presumed to go on.
        farthest = max(estate.reputation for estate in state.estates) if is_asked else 0
        here = {state.estates[seat].reputation, farthest} - {0}
        ending_here = ((*(step for step in steps if step < end), end) for end in sorted(here))
        yield _any_of(("equipment", "reputation-steps"), (steps, longer, *ending_here), asked=is_asked)
    known = table.troubles if isinstance(table.troubles, Mapping) else {}
    sure = {*PRINTED_TROUBLES, *(colour for colour, trouble in known.items() if isinstance(trouble, Trouble))}
    free = [n for n, colour in enumerate(COLOURS) if colour not in sure]
    is_asked = asked or isinstance(table.troubles, Unknown) or UNKNOWN in known.values()
    if free and is_asked:
        plain = box.troubles.value
        ways = []
        for order in permutations([plain[n] for n in free]):
            told_now = dict(zip(free, order, strict=True))
            ways.append(tuple(told_now.get(n, trouble) for n, trouble in enumerate(plain)))
        yield _any_of(("equipment", "troubles"), ways, asked=True)


def _any_of(path: Path, ways: Sequence[object], *, asked: bool) -> Open:
    return Open(path, [value(path, each) for each in ways], asked)


def _items(of: object) -> Sequence[object]:
    return of if isinstance(of, tuple) else ()


def _told(of: object, *way: int) -> object:
    """What a list of lists says at a place; `None` where it ends before."""
    for index in way:
        items = of.split() if isinstance(of, str) else of
        if not isinstance(items, Sequence):
            return items if isinstance(items, Unknown) else None
        if index >= len(items):
            return None
        of = items[index]
    return UNKNOWN if of == "?" else of
