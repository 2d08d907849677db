"""A file of Noblemen taken apart: what is told, what pieces nobody told, and where they may be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from courtroll.verifier.games.noblemen.document import Described, Moment
from courtroll.verifier.games.noblemen.faults import any_square
from courtroll.verifier.games.noblemen.faults.course import most_cards
from courtroll.verifier.games.noblemen.moves.decisions import Decision, Land, Play, SetKnight, SpendBribes, Tax
from courtroll.verifier.games.noblemen.moves.sentences import Orders, hear_moves
from courtroll.verifier.games.noblemen.settle import balls
from courtroll.verifier.games.noblemen.settle.estates import bits, box_of, free_square
from courtroll.verifier.games.noblemen.table import areas, frame, pieces
from courtroll.verifier.games.noblemen.table.equipment import DECADES, FOLLY_NEEDS
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.noblemen.table.pieces import (
    BAG,
    BANK,
    BOARD,
    BRIBE,
    CARDS,
    CHURCH,
    COLUMNS,
    FOLLIES,
    GROUND,
    POUND,
    STACK,
    SUPPLY,
    Building,
    Card,
    Folly,
    Tile,
    Title,
)  # fmt: skip
from courtroll.verifier.games.noblemen.table.state import Phase, Used, knights_on
from courtroll.verifier.kernel.position import Hole, Why
from courtroll.verifier.kernel.reading import Path, word
from courtroll.verifier.kernel.settling.meaning import Table
from courtroll.verifier.kernel.settling.slots import ENDLESS, Slot
from courtroll.verifier.kernel.settling.wants import (
    NOTHING,
    Open,
    Wants,
    least,
    merged,
    one_of,
    plain_first,
    readings_first,
    value,
)

UNBUILT: Final = (Building.CASTLE, Building.CHAPEL, Building.PALACE)
BUILDING_COLUMNS: Final = {b: pieces.BUILDINGS + b for b in UNBUILT}
TILES: Final = tuple(range(4))
FOLLY_PIECES: Final = tuple(range(FOLLIES, FOLLIES + 4))
CARD_PIECES: Final = tuple(range(CARDS, COLUMNS))
HELD: Final = {"money": (POUND,), "bribes": (BRIBE,), "tiles": TILES, "cards": CARD_PIECES}
MORE_COINS: Final = 1_000
"""So many pounds the bank can pay at least: whatever stands in for coins, they do not run out."""
PLAIN_DECADE: Final = 2
"""Where a file leaves the decade out: the one of which least is sure."""


class Facts(NamedTuple):
    """What a file says, apart from what it leaves open."""

    described: Described
    speaker: int
    """Whose turn it is where nobody says so."""
    estates: tuple[Estate, ...]
    """As drawn: without tiles of unknown kind."""
    held: tuple[tuple[int, ...], ...]
    unseen: tuple[int, ...]
    slots: tuple[Slot, ...]
    open_estates: frozenset[int]
    """Nothing is drawn, or no manor is: land goes on beyond what is drawn."""
    board: dict[Building, tuple[int | None, bool]]
    """How many of a building are said to stand there, and whether that is typed "?"."""
    done: tuple[Orders, ...]
    """What the player in turn has done already."""
    intrigued: bool
    """Whether Intrigue stands at the head of it: that was played when the decade's cards were looked at."""

    def unknown(self, seat: int) -> int:
        """The cells of an estate with a tile of unknown kind."""
        return bits(self.described.resolved.plots[seat].unknown)

    def spoken_of(self, seat: int) -> int:
        """The cells that the drawn map of an estate speaks of."""
        return box_of(self.estates[seat].land | self.unknown(seat))


def table_of(described: Described, speaker: int) -> Table[Facts]:
    """A described table as verdicts want it."""
    position, resolved = described.position, described.resolved
    state, told = position.state, described.told
    is_turn = described.moment is Moment.TURN
    held = [list(row) for row in told.held]
    unseen = []
    for column, home in enumerate(told.homes):
        unseen.append(held[home][column])
        held[home][column] = 0
    owed = max(0, MORE_COINS - unseen[POUND])
    unseen[POUND] += owed
    held[BANK][POUND] -= owed
    for card in (*state.under, *state.turn.looked):
        if described.told.homes[CARDS + card] == STACK:  # at the bottom, or being looked at: it lies in the stack
            held[STACK][CARDS + card] += 1
            unseen[CARDS + card] -= 1
    quick = state.quick or (None,) * state.players
    estates = tuple(plot.estate for plot in resolved.plots)
    open_estates = frozenset(
        seat for seat, e in enumerate(estates) if is_turn and quick[seat] is None and not e.castle | e.palace
    )
    asked = {hole.path for hole in position.holes if hole.why is Why.ASKED}
    slots = [*_homes(described, asked), *_slots(described, estates)]
    slots += [Slot(("player", seat, "land"), GROUND, TILES) for seat in sorted(open_estates)]
    speaks = state.turn.mover if position.is_known("turn") else speaker
    done = spending_nothing(hear_moves(described.so_far, described.names, speaks), SpendBribes(0))
    intrigued = done[:1] == (((Play(Card.INTRIGUE),),),)
    facts = Facts(
        described, speaker, estates, tuple(map(tuple, held)), tuple(unseen),
        tuple(slot for slot in slots if slot.columns), open_estates, _board(described, asked),
        done[intrigued:], intrigued,
    )  # fmt: skip
    return Table(facts, tuple(_opens(facts)))


def spending_nothing(moves: tuple[Orders, ...], nothing: Decision) -> tuple[Orders, ...]:
    """The moves, with a decision in place of handing nothing in, which is none."""
    return tuple(tuple(order or (nothing,) for order in orders) for orders in moves)


def _homes(described: Described, asked: set[tuple[str | int, ...]]) -> Iterator[Slot]:
    """Where what nobody has lies, if the file does not count it itself."""
    homes = described.told.homes
    for path, row, columns in (
        (("bag",), BAG, TILES),
        (("deck",), STACK, CARD_PIECES),
        (("bank",), BANK, (POUND,)),
        (("board", "bribes"), BOARD, (BRIBE,)),
        (("board", "follies"), BOARD, FOLLY_PIECES),
        (("supply",), SUPPLY, tuple(BUILDING_COLUMNS.values())),
    ):
        single = {column for column, name in _named(path[0]) if (path[0], name) in asked}
        here = tuple(column for column in columns if homes[column] == row and column not in single)
        hole = described.position.hole(*path) if path == ("board", "follies") else None
        low, high = (0, ENDLESS) if hole is None or not hole.low else (hole.low, hole.high or 0)
        yield Slot(path, row, here, low, high, asked=path in asked, home=True)


def _named(place: str) -> Sequence[tuple[int, str]]:
    """What a file may count one by one in the bag or the stack: by column, what it is called."""
    if place == "bag":
        return [(tile, word(tile)) for tile in Tile]
    return [(CARDS + card, word(card)) for card in Card] if place == "deck" else []


def _slots(described: Described, estates: tuple[Estate, ...]) -> Iterator[Slot]:
    """Places whose pieces nobody told."""
    if described.resolved.church is None and described.moment is Moment.TURN:
        for tile in Tile:
            yield Slot(("church", tile.name.lower()), CHURCH, (tile,), 0, 3)
    for hole in described.position.holes:
        asked, high = hole.why is Why.ASKED, ENDLESS if hole.high is None else hole.high
        match hole.path:
            case ("player", int(seat), str(what)) if what in HELD:
                is_counted = what in ("tiles", "cards") and hole.low == hole.high
                high = high if is_counted else ENDLESS
                if what == "cards":
                    high = max(hole.low, min(high, most_cards(described.position, seat)))
                yield Slot(hole.path, pieces.screen(seat), HELD[what], hole.low, high, asked)
            case ("player", int(_), "estate", int(_)):
                yield Slot(hole.path, GROUND, TILES, 1, 1, True)
            case ("player", int(seat), "folly", int(_)):
                yield Slot(hole.path, GROUND, _fitting(described, estates, seat), 1, 1, asked)
            case ("church", *rest) if asked:
                for tile in Tile:
                    if not rest or rest[0] == tile.name.lower():
                        yield Slot(("church", tile.name.lower()), CHURCH, (tile,), 0, 3, True)
            case ("bag" | "deck" as place, str(name)):
                column = next(column for column, called in _named(place) if called == name)
                yield Slot(hole.path, BAG if place == "bag" else STACK, (column,), asked=True, home=True)
            case _:
                pass


def _fitting(described: Described, estates: tuple[Estate, ...], seat: int) -> tuple[int, ...]:
    """The follies that an estate's areas allow, under whichever reading of areas finds more."""
    if not estates[seat].castle | estates[seat].palace:
        return FOLLY_PIECES  # more of it may lie beyond what is drawn
    unknown = sum(frame.BIT[cell] for cell in described.resolved.plots[seat].unknown)
    have = [areas.squares(tiles | unknown).bit_count() for tiles in estates[seat].tiles[:3]]
    return tuple(FOLLIES + f for f in Folly if all(have[i] >= FOLLY_NEEDS[f][i] for i in range(3)))


def _board(described: Described, asked: set[tuple[str | int, ...]]) -> dict[Building, tuple[int | None, bool]]:
    board, out = described.resolved.document.board, {}
    for building in UNBUILT:
        name = f"{building.name.lower()}s"
        said = getattr(board, name, None)
        out[building] = (said if isinstance(said, int) else None, ("board", name) in asked)
    return out


# --------------------------------------------------------------------------------------- what is no piece, or is asked


def _opens(facts: Facts) -> Iterator[Open]:
    described = facts.described
    state = described.position.state
    seats = range(state.players)
    for hole in described.position.holes:
        asked = hole.why is Why.ASKED
        match hole.path:
            case ("player", int(_), "estate", int(_)):
                yield _kinds(hole, TILES)
            case ("player", int(seat), "folly", int(_)) if asked:
                yield _kinds(hole, _fitting(described, facts.estates, seat))
            case ("player", int(seat), "title"):
                none = (None,) if state.turn.phase is Phase.TAKE else ()
                yet = seat in (state.turn.seat, *state.turn.waiting)
                yield one_of(hole.path, (*none, *Title) if yet else (*Title, *none), asked)
            case ("player", int(seat), "used"):
                yield one_of(hole.path, _tokens(facts, seat), asked)
            case ("player", int(seat), "estate") if seat in facts.open_estates and asked:
                yield one_of(hole.path, (True, False), asked)
            case ("player", int(seat), "knights"):
                for each in range(hole.high or 0):
                    path = (*hole.path, each)
                    yield Open(path, [value(path, None), *_postings(facts, seat, path)], asked)
            case ("player", int(seat), "knights", int(_)):
                yield Open(hole.path, list(_postings(facts, seat, hole.path)), asked)
            case ("turn",):
                yield one_of(hole.path, plain_first(facts.speaker, seats), asked)
            case ("queen",):
                mover = facts.speaker if not described.position.is_known("turn") else state.turn.mover
                yield one_of(hole.path, plain_first((mover + 1) % len(seats), seats), asked)
            case ("marker",):
                spaces = one_of(hole.path, [i for i, may in enumerate(hole.pool) if may], asked)
                yield spaces if spaces.ways else spaces._replace(ways=[NOTHING])
            case ("so-far",) | ("first-game",):
                yield one_of(hole.path, (False, True), asked)
            case ("decade",):
                yield one_of(hole.path, plain_first(PLAIN_DECADE, range(1, DECADES + 1)), asked)
            case ("equipment", str(name)) if name.endswith("-prices"):
                there = getattr(state.box.equipment, name.replace("-", "_")).value
                yield one_of(hole.path, (there, (0,) * len(there), (99,) * len(there)), asked)
            case ("rulings", str(name)):
                yield one_of(hole.path, readings_first(state.box.ruleset, name), asked)
            case _ if asked and (at_ball := balls.ways(described, hole)):
                yield Open(hole.path, at_ball, asked)
            case _:
                pass
    yield from _of_so_far(facts)


def _of_so_far(facts: Facts) -> Iterator[Open]:
    """Tokens and knights of the player in turn that the file leaves out lie as what was done so far has them."""
    seat = facts.described.position.state.turn.mover
    player, said = facts.described.document.player[seat], [each for orders in facts.done for each in orders[0]]
    tokens = Used(any(isinstance(each, Tax) for each in said), any(isinstance(each, Land) for each in said))
    if player.used is None and tokens != Used():
        yield one_of(("player", seat, "used"), [tokens], False)
    if player.knights is None:
        for i, knight in enumerate(each for each in said if isinstance(each, SetKnight)):
            path = ("player", seat, "knights", i)
            yield one_of(path, [(knight.seat, knight.cell)], False)


def _tokens(facts: Facts, seat: int) -> Sequence[Used]:
    """What may be laid out; where a list says how many, so many."""
    described = facts.described
    told, listed = described.position.state.used[seat], described.document.player[seat].used
    ways = [Used(*each) for each in product((False, True), repeat=2)]
    if isinstance(listed, tuple):
        ways = [t for t in ways if t.tax + t.land == len(listed) and t.tax >= told.tax and t.land >= told.land]
    return ways or [told]


def _kinds(hole: Hole, columns: tuple[int, ...]) -> Open:
    """A piece of unknown kind."""
    return Open(hole.path, [least(hole.path, column, 1) for column in columns], True)


def _postings(facts: Facts, owner: int, path: Path) -> Iterator[Wants]:
    """Where a knight may stand of which nobody knows where."""
    state = facts.described.position.state
    for seat in range(state.players):
        if seat == owner:
            continue
        unknown = facts.unknown(seat)
        for cell in frame.cells_of(any_square(facts.estates[seat], unknown) & ~knights_on(state.knights, seat)):
            yield value(path, (seat, cell))
        if seat in facts.open_estates:
            square = free_square(facts.estates[seat].land | unknown)
            wants: Wants | None = value(path, (seat, square[0]))
            for cell in square:
                wants = merged(wants or {}, value(("cell", seat, cell), "F"))
            yield wants or {}
