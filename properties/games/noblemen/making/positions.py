"""Tables in the middle of a game, as broad as the rules let them be: one seed, one table.

Nothing is made or lost: all that anybody holds comes out of a whole box by `transfer`. How a table is
shared out is told in three modules: `lands` (one estate), this one (all that lies on the table), and `moments`
(who is to decide what).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from courtroll.properties.games.noblemen.making import lands
from courtroll.properties.games.noblemen.making.boxes import box
from courtroll.properties.games.noblemen.making.moments import PHASES, last_turn, moment
from courtroll.properties.games.noblemen.making.possible import can_be
from courtroll.properties.games.noblemen.second.legal.building import are_used_up
from courtroll.properties.games.noblemen.second.table import table_of
from courtroll.verifier.games.noblemen.table import counting
from courtroll.verifier.games.noblemen.table.equipment import (
    BOARD_CASTLES,
    BOARD_CHAPELS,
    BOARD_PALACES,
    CHURCH_LIMIT,
    DECADES,
    FOLLY_NEEDS,
    FOLLY_POINTS,
    FOLLY_PRICE,
    KNIGHTS,
    LOOK,
    MIN_PLAYERS,
)
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.noblemen.table.pieces import (
    BAG,
    BANK,
    BOARD,
    BRIBE,
    BUILDINGS,
    CARD_COLUMNS,
    CARDS,
    CHURCH,
    FOLLIES,
    GROUND,
    POUND,
    STACK,
    SUPPLY,
    TILE_COLUMNS,
    Building,
    Card,
    Folly,
    Tile,
    screen,
)
from courtroll.verifier.games.noblemen.table.state import Box, Clock, Knight, Phase, State, Turn, Used, knights_on
from courtroll.verifier.games.noblemen.table.stock import whole_box
from courtroll.verifier.kernel.holdings import transfer

PLACES: Final = {
    Building.CASTLE: BOARD_CASTLES,
    Building.CHAPEL: BOARD_CHAPELS,
    Building.PALACE: BOARD_PALACES,
}
SCARCE: Final = 4
"""One table in so many has next to nothing left in the bag; likewise in the bank, in the stack, of the bribes."""
LEFT_OVER: Final = 5
"""What is scarce is fewer than so many."""
TOLD: Final = 10
"""One estate in so many has told areas."""
LAST: Final = 5
"""One table in so many has the last turn of its decade."""
HOARDED: Final = 4
"""On one table in so many somebody has all cards of a kind."""
EVEN: Final = 6
"""One table in so many is even: little land, no cards, the same points, mostly the same money, the last turn."""
ENCLOSED: Final = 3
"""One estate in so many has land all round its manors."""
SHORT: Final = 5
"""On one table in so many with room in the hands somebody may build a chapel over a stack of too few cards."""
WEALTHY: Final = 4
"""In one table in so many everybody can pay a folly, and somebody who has the areas is in turn."""
GRAND: Final = 2
"""Where areas count for one folly only, one table in so many has a player with two of them and areas for another."""
GRAND_FOLLIES: Final = 2
"""So many of them."""
BUILT: Final = 5
"""One folly in so many of those that can be built is."""
TRIES: Final = 8
"""Moments of a table that are thought of, until one can be."""
COST_OF_LIVING: Final = (0, 3, 8, 15, 24, 40)
"""About how much money somebody has at most."""


def position(source: Random) -> State:
    """A table in the middle of a game. The same source makes the same table."""
    setting = _Setting(source, box(source))
    setting.grow_estates()
    setting.enclose_manors()
    setting.put_up_buildings()
    setting.enclose_manors()
    setting.put_up_follies()
    setting.tell_areas()
    setting.send_knights()
    setting.fill_hands()
    state = setting.state()
    for _ in range(TRIES):
        made = _moment(source, state, setting)
        if can_be(table_of(made)):
            return made
    return moment(source, state, Phase.ACT)


def _moment(source: Random, state: State, setting: _Setting) -> State:
    """Some moment of a table. Not each that comes to mind can be: a castle just built has gone from the board."""
    if setting.even or source.randrange(LAST) == 0:
        return last_turn(source, state)
    phase = Phase.ACT if setting.wealthy or setting.short else source.choices(list(PHASES), list(PHASES.values()))[0]
    return moment(source, state, phase)


class _Setting:
    """A table that is being set."""

    def __init__(self, source: Random, the_box: Box) -> None:
        self.source = source
        self.box = the_box
        self.players = len(the_box.players)
        self.held = whole_box(the_box)
        self.grand = are_used_up(the_box.ruleset.folly_areas) and source.randrange(GRAND) == 0
        self.even = not self.grand and source.randrange(EVEN) == 0
        self.wealthy = self.grand or (not self.even and source.randrange(WEALTHY) == 0)
        self.short = not self.even and not self.wealthy and self.players > MIN_PLAYERS and source.randrange(SHORT) == 0
        self.decade = DECADES if self.even or self.short else source.randrange(1, DECADES + 1)
        self.estates: list[Estate] = []
        self.knights: list[Knight] = []

    def state(self) -> State:
        source, players = self.source, self.players
        mover = source.choice(self._favoured() or range(players))
        points = [source.randrange(60) + FOLLY_POINTS[0] * estate.folly.bit_count() for estate in self.estates]
        return State(
            box=self.box,
            turn=Turn(Phase.ACT, mover, mover),
            held=self.held,
            estates=tuple(self.estates),
            points=(max(points),) * players if self.even else tuple(points),
            titles=(None,) * players,
            knights=tuple(sorted(self.knights, key=lambda knight: (knight.owner, knight.seat, knight.cell))),
            clock=Clock(self.decade, 0, source.randrange(players)),
            used=tuple(Used(source.randrange(3) == 0, source.randrange(3) == 0) for _ in range(players)),
            under=self._known_cards(),
        )

    def _favoured(self) -> list[int]:
        """Who could do what is seldom done: build a folly, look at too few cards, or tax two knights at once."""
        if self.wealthy:
            return [0] if self.grand else self._builders()
        if self.short:
            chapels = (lands.built_on(self.source, estate, Building.CHAPEL) for estate in self.estates)
            return [seat for seat, built in enumerate(chapels) if built is not None]
        return self._doubled() if self.source.randrange(4) else []

    def _doubled(self) -> list[int]:
        """Whose knights stand on areas of one kind."""
        kinds = Counter((knight.owner, self._kind(knight)) for knight in self.knights)
        return [owner for (owner, _), n in kinds.items() if n > 1]

    def _builders(self) -> list[int]:
        """Who has the areas that some folly on the board asks for."""
        found = []
        for seat, estate in enumerate(self.estates):
            have = lands.area_counts(estate, 0, self.box.ruleset.area_symbol)
            on_board = [folly for folly in Folly if self.held[BOARD][FOLLIES + folly]]
            if any(all(n >= need for n, need in zip(have, FOLLY_NEEDS[folly], strict=True)) for folly in on_board):
                found.append(seat)
        return found

    # -------------------------------------------------------------------------------------------- on the ground

    def grow_estates(self) -> None:
        bag = list(self.held[BAG][TILE_COLUMNS])
        for seat in range(self.players):
            sizes = lands.SMALL if self.even else lands.SIZES
            estate = lands.grand(bag) if self._is_grand(seat) else lands.grown(self.source, bag, sizes)
            self.estates.append(estate)
            for tile in Tile:
                self._move(BAG, GROUND, tile, estate.tiles[tile].bit_count())
            self._move(SUPPLY, GROUND, BUILDINGS + Building.CASTLE, 1)

    def put_up_buildings(self) -> None:
        """No more than the decades so far have sold; what is left of the last of them stands on the board."""
        for building, places in PLACES.items():
            room, what = places[self.players], BUILDINGS + building
            most = min(self.decade * room, self.held[SUPPLY][what])
            sold = 0
            for _ in range(self.source.choice((most, self.source.randrange(most + 1)))):
                sold += self._put_up(self.source.randrange(self.players), building)
            most_left = min(room, self.decade * room - sold, self.held[SUPPLY][what])
            self._move(SUPPLY, BOARD, what, self.source.randint(min(max(0, room - sold), most_left), most_left))

    def _put_up(self, seat: int, building: Building) -> int:
        """One building more, where there is a place for it. Returns how many."""
        built = lands.built_on(self.source, self.estates[seat], building)
        if built is None and building is Building.CASTLE and self.held[BAG][Tile.MEADOW]:
            wider = lands.with_castle_meadow(self.source, self.estates[seat])
            if wider is not None:
                self._move(BAG, GROUND, Tile.MEADOW, 1)
                built = lands.built_on(self.source, wider, building)
        if built is None:
            return 0
        self.estates[seat] = built
        self._move(SUPPLY, GROUND, BUILDINGS + building, 1)
        if building is Building.PALACE:
            self._move(GROUND, SUPPLY, BUILDINGS + Building.CASTLE, 1)
        return 1

    def enclose_manors(self) -> None:
        """Some estates have land all round their manors, and chapels scored by several of them."""
        for seat in range(self.players):
            if self.source.randrange(ENCLOSED) == 0:
                bag = list(self.held[BAG][TILE_COLUMNS])
                estate = lands.enclosed(self.source, self.estates[seat], bag)
                for tile in Tile:
                    self._move(BAG, GROUND, tile, self.held[BAG][tile] - bag[tile])
                self.estates[seat] = estate

    def put_up_follies(self) -> None:
        """Some of those that somebody has the areas for."""
        reading = self.box.ruleset
        for seat in range(self.players):
            have = lands.area_counts(self.estates[seat], 0, reading.area_symbol)
            for folly in self.source.sample(list(Folly), len(Folly)) if any(have) else ():
                enough = all(n >= need for n, need in zip(have, FOLLY_NEEDS[folly], strict=True))
                is_built = self._is_grand(seat) or self.source.randrange(BUILT) == 0
                if enough and self.held[BOARD][FOLLIES + folly] and is_built:
                    built = lands.built_on(self.source, self.estates[seat], Building.FOLLY, folly)
                    if built is not None:
                        self.estates[seat] = built
                        self._move(BOARD, GROUND, FOLLIES + folly, 1)
                        if self._is_grand(seat) and self.estates[seat].folly.bit_count() == GRAND_FOLLIES:
                            break
                        if are_used_up(reading.folly_areas):
                            have = [n - need for n, need in zip(have, FOLLY_NEEDS[folly], strict=True)]

    def _is_grand(self, seat: int) -> bool:
        return self.grand and seat == 0

    def tell_areas(self) -> None:
        for seat, estate in enumerate(self.estates):
            if self.source.randrange(TOLD) == 0:
                self.estates[seat] = lands.with_symbols(self.source, estate, self.box.ruleset.area_symbol)

    def send_knights(self) -> None:
        """A knight needs a castle that was bought. Half of them go out, where there is anywhere to go, and the other
        one after the first, where there is an area of the same kind.
        """
        reading = self.box.ruleset.area_symbol
        for owner, estate in enumerate(self.estates):
            manors = (estate.castle | estate.palace).bit_count()
            for _ in range(min(KNIGHTS, manors - 1)):
                grown_since = self.source.randrange(2) == 0
                places = [
                    (seat, cell)
                    for seat, other in enumerate(self.estates)
                    if seat != owner
                    for cell in lands.free_squares(
                        other, knights_on(tuple(self.knights), seat), reading, grown_since=grown_since
                    )
                ]
                kinds = [self._kind(knight) for knight in self.knights if knight.owner == owner]
                alike = [place for place in places if self._kind(Knight(owner, *place)) in kinds]
                if places and (alike or self.source.randrange(2)):
                    some = alike if alike and self.source.randrange(4) else places
                    self.knights.append(Knight(owner, *self.source.choice(some)))

    def _kind(self, knight: Knight) -> Tile | None:
        return counting.area_kind(self.estates[knight.seat], knight.cell)

    # -------------------------------------------------------------------------------------- behind the screens

    def fill_hands(self) -> None:
        source = self.source
        same = source.randrange(20) if self.even and source.randrange(3) else None
        for tile in Tile:
            self._move(BAG, CHURCH, tile, min(self.held[BAG][tile], source.choice((0, 0, 1, 2, CHURCH_LIMIT))))
        for seat in range(self.players):
            row = screen(seat)
            for what, tiles in self._some(BAG, TILE_COLUMNS, source.choice((0, 1, 2, 2, 3, 6, 12, 16))):
                self._move(BAG, row, what, tiles)
            cards_held = 0 if self.even else min(self._room_for_cards(seat), source.choice((0, 1, 2, 3, 5)))
            for what, cards in self._some(STACK, CARD_COLUMNS, cards_held):
                self._move(STACK, row, what, cards)
            self._move(BANK, row, POUND, self._money() if same is None else same)
            self._move(BOARD, row, BRIBE, min(self.held[BOARD][BRIBE], source.choice((0, 0, 1, 2, 4))))
        if not self.even and source.randrange(HOARDED) == 0:
            card, seat = CARDS + source.choice(list(Card)), source.randrange(self.players)
            self._move(STACK, screen(seat), card, min(self.held[STACK][card], self._room_for_cards(seat)))
        self._make_scarce(BAG, list(Tile))
        self._make_scarce(STACK, [CARDS + card for card in Card])
        self._make_scarce(BANK, [POUND])
        self._make_scarce(BOARD, [BRIBE])

    def _room_for_cards(self, seat: int) -> int:
        """How many more scandal cards a player can have: at each look one is kept, or with Intrigue all but that."""
        looks = self.decade + self.estates[seat].chapel.bit_count()
        return 1 + (LOOK - 1) * (looks - 1) - sum(self.held[screen(seat)][CARD_COLUMNS])

    def _money(self) -> int:
        if self.wealthy or self.short:
            return FOLLY_PRICE + self.source.randrange(20)
        return self.source.randrange(self.source.choice(COST_OF_LIVING) + 1)

    def _make_scarce(self, home: int, columns: Sequence[int]) -> None:
        """Now and then the players hold nearly all there is."""
        is_short = self.short and home == STACK
        if self.even or (self.source.randrange(SCARCE) and not is_short):
            return
        keep = self.source.randrange(1, LOOK) if is_short else self.source.randrange(LEFT_OVER)
        for what in self.source.sample(columns, len(columns)):
            kept = min(keep, self.held[home][what], keep if is_short else self.source.randrange(LEFT_OVER))
            keep -= kept
            for seat in range(self.players):
                there = self.held[home][what] - kept
                most = min(there, self._room_for_cards(seat)) if home == STACK else there
                last = seat == self.players - 1
                self._move(home, screen(seat), what, most if last else self.source.randrange(most + 1))

    def _some(self, home: int, columns: slice, n: int) -> list[tuple[int, int]]:
        """Up to that many pieces at random from a home: of each kind how many."""
        counts = self.held[home][columns]
        n = min(n, sum(counts))
        drawn = self.source.sample(range(len(counts)), n, counts=counts) if n else []
        return [(columns.start + kind, drawn.count(kind)) for kind in sorted(set(drawn))]

    def _known_cards(self) -> tuple[Card, ...]:
        """The end of the stack that is known: cards that were put there, seldom all of it."""
        counts = self.held[STACK][CARD_COLUMNS]
        there = sum(counts)
        n = there if self.source.randrange(SCARCE) == 0 else min(there, self.source.choice((0, 0, 2, 4, 9)))
        return tuple(Card(kind) for kind in self.source.sample(range(len(counts)), n, counts=counts)) if n else ()

    def _move(self, giver: int, taker: int, what: int, n: int) -> None:
        if n:
            self.held = transfer(self.held, giver, taker, what, n)
