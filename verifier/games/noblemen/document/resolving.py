"""The words of a document made seats, cells, tiles and readings; what names nothing is a problem."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from courtroll.verifier.games.noblemen.document import boxes
from courtroll.verifier.games.noblemen.document.codes import DocumentCode
from courtroll.verifier.games.noblemen.document.maps import (
    Grid,
    Spot,
    letters_of_buildings,
    letters_of_tiles,
    place,
    read_map,
    spot_of,
    tile_letters,
)
from courtroll.verifier.games.noblemen.document.shapes import Document, Letters, Moment, PlayerTable
from courtroll.verifier.games.noblemen.rules.options import NoblemenRuleset
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.codes import Form
from courtroll.verifier.games.noblemen.table.equipment import Equipment
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.noblemen.table.names import FOLLIES, Corner, Names
from courtroll.verifier.games.noblemen.table.pieces import Folly, Tile
from courtroll.verifier.games.noblemen.table.state import Knight
from courtroll.verifier.kernel.document import unknown_key
from courtroll.verifier.kernel.reading import (
    UNKNOWN,
    Path,
    Problem,
    ProblemCode,
    Unknown,
    as_text,
    keys_of,
    near_enough,
)

Hand = tuple[Tile | Unknown, ...] | int | Unknown | None
Counts = Mapping[Tile, int | Unknown] | Unknown | None


# Named tuples, because a command that answers one table would wait longer for the making of two dataclasses.


class Plot(NamedTuple):
    """One player's estate on the frame."""

    estate: Estate
    corner: Corner
    unknown: tuple[int, ...]
    """Cells of tiles whose kind nobody knows."""


class Resolved(NamedTuple):
    """A document whose words all mean something."""

    document: Document
    names: Names
    ruleset: NoblemenRuleset
    equipment: Equipment
    plots: tuple[Plot, ...]
    knights: tuple[Knight, ...]
    hands: tuple[Hand, ...]
    church: Counts
    bag: Counts
    queen: int | Unknown | None
    turn: int | Unknown | None
    decider: int | None
    waiting: tuple[int, ...]
    laid: int
    so_far: tuple[str, ...]
    asked: tuple[Path, ...]
    """Typed "?" for which the preset or the standard box stands."""


def resolve(document: Document, problems: list[Problem]) -> Resolved:
    """Adds to the problems; only without any is the outcome of use."""
    return _Resolver(document, problems).resolve()


class _Resolver:
    def __init__(self, document: Document, problems: list[Problem]) -> None:
        self.document = document
        self.problems = problems
        self.spoilt = {problem.path for problem in problems}
        self.names = tuple(player.name for player in document.player)
        self.named = not any(path[:1] == ("player",) and path[2:] in ((), ("name",)) for path in self.spoilt)
        self.asked: list[Path] = []
        self.letters = document.letters if isinstance(document.letters, Letters) else Letters.EN
        self.extents = [(0, 0)] * len(self.names)

    def resolve(self) -> Resolved:
        document, players = self.document, self.document.player
        self._check_names()
        ruleset = boxes.ruleset(document, self.problems, self.asked)
        grids = tuple(self._grid(seat, player) for seat, player in enumerate(players))
        spots = [self._named_spots(seat, player) for seat, player in enumerate(players)]
        posted = [spot for seat, player in enumerate(players) for spot in self._posted(seat, player)]
        pending = document.pending
        turn = self.seat(document.turn, ("turn",))
        decider = None if pending is None else self._known_seat(pending.player, ("pending", "player"))
        if decider is None:
            decider = turn if isinstance(turn, int) else None
        laid = self._laid(decider or 0)
        plots = tuple(self._plot(seat, grid, *spots[seat]) for seat, grid in enumerate(grids))
        corners = tuple(plot.corner for plot in plots)
        queen = self.seat(document.queen, ("queen",))
        if document.moment is Moment.BALL and document.queen is None and not self.spoilt & {("moment",), ("queen",)}:
            self.problems.append(Problem(("queen",), ProblemCode.MISSING, "", self.names))
        equipment = boxes.equipment(document, ruleset, self.asked)
        names = Names(self.names, corners, letters_of_tiles(self.letters), letters_of_buildings(self.letters))
        knights = [
            Knight(owner, seat, _cell(spot, corners[seat])) for owner, seat, spot in posted if seat < len(corners)
        ]
        return Resolved(
            document=document,
            names=names,
            ruleset=ruleset,
            equipment=equipment,
            plots=plots,
            knights=tuple(sorted(knights, key=lambda knight: (knight.owner, knight.seat, knight.cell))),
            hands=tuple(self._hand(player, ("player", seat, "tiles")) for seat, player in enumerate(players)),
            church=self._counts(document.church, "church"),
            bag=self._counts(document.bag, "bag"),
            queen=queen,
            turn=turn,
            decider=decider,
            waiting=self._waiting(),
            laid=_cells(laid, corners[decider or 0]) if corners else 0,
            so_far=self._so_far(names, turn if isinstance(turn, int) else 0),
            asked=tuple(self.asked),
        )

    # ------------------------------------------------------------------------------------------ players

    def _check_names(self) -> None:
        for seat, name in enumerate(self.names):
            if name in self.names[:seat] and ("player", seat, "name") not in self.spoilt:
                self.problems.append(Problem(("player", seat, "name"), ProblemCode.NAME_TWICE, as_text(name)))

    def _known_seat(self, name: str | None, path: Path) -> int | None:
        seat = self.seat(name, path)
        return seat if isinstance(seat, int) else None

    def seat(self, name: str | Unknown | None, path: Path) -> int | Unknown | None:
        if name is None or isinstance(name, Unknown):
            return name
        if name in self.names:
            return self.names.index(name)
        if self.named and path not in self.spoilt:
            near = near_enough(self.problems, name, self.names)
            self.problems.append(Problem(path, ProblemCode.NO_PLAYER, as_text(name), near))
        return None

    def _waiting(self) -> tuple[int, ...]:
        pending = self.document.pending
        if pending is None:
            return ()
        seats = (self._known_seat(name, ("pending", "waiting", k)) for k, name in enumerate(pending.waiting or ()))
        if pending.ball is not None:
            for what, table in (("prestige", pending.ball.prestige), ("markers", pending.ball.markers)):
                for name in table:
                    self.seat(name, ("pending", "ball", what, name))
        return tuple(seat for seat in seats if seat is not None)

    def _hand(self, player: PlayerTable, path: Path) -> Hand:
        tiles = player.tiles
        if not isinstance(tiles, str):
            return tiles
        known = tile_letters(self.letters)
        out: list[Tile | Unknown] = []
        for sign in "".join(tiles.replace(",", " ").split()):
            if sign == "?":
                out.append(UNKNOWN)
            elif sign in known:
                out.append(known[sign])
            else:
                self.problems.append(Problem(path, ProblemCode.UNKNOWN_WORD, as_text(sign), tuple(known)[: len(Tile)]))
        return tuple(out)

    def _counts(self, table: Mapping[str, int | Unknown] | Unknown | None, key: str) -> Counts:
        if table is None or isinstance(table, Unknown):
            return table
        known = tile_letters(self.letters)
        out: dict[Tile, int | Unknown] = {}
        for letter, n in table.items():
            if letter in known:
                out[known[letter]] = n
            else:
                letters, file = tuple(known)[: len(Tile)], keys_of(Document)
                self.problems.append(unknown_key(self.problems, (key, letter), letter, letters, file))
        return out

    # ------------------------------------------------------------------------------------------ cells

    def _grid(self, seat: int, player: PlayerTable) -> Grid:
        if not isinstance(player.estate, str):
            return Grid()
        grid = read_map(player.estate, self.letters, ("player", seat, "estate"), self.problems)
        self.extents[seat] = (grid.width, grid.height)
        return grid

    def _spot(self, text: str, seat: int, path: Path) -> Spot | None:
        """A cell of an estate; wherever on 64 by 64 cells it lies, the frame will hold it."""
        spot = spot_of(text)
        if spot is None:
            self.problems.append(Problem(path, ProblemCode.WRONG_FORM, as_text(text), (Form.CELL,)))
            return None
        if max(spot) >= frame.SIZE:
            self.problems.append(Problem(path, DocumentCode.CELL_TOO_FAR, as_text(text), (), 1, frame.SIZE))
            return None
        if seat < len(self.extents):
            wide, high = self.extents[seat]
            self.extents[seat] = (max(wide, spot[0] + 1), max(high, spot[1] + 1))
        return spot

    def _named_spots(self, seat: int, player: PlayerTable) -> tuple[list[Spot] | None, list[tuple[Spot, Folly]]]:
        """The areas and the follies that a player names on the own estate."""
        symbols: list[Spot] | None = None
        if isinstance(player.areas, tuple):
            symbols = []
            for index, text in enumerate(player.areas):
                if isinstance(text, str):
                    spot = self._spot(text, seat, ("player", seat, "areas", index))
                    symbols += [] if spot is None else [spot]
        follies: list[tuple[Spot, Folly]] = []
        for index, text in enumerate(player.follies if isinstance(player.follies, tuple) else ()):
            path: Path = ("player", seat, "follies", index)
            if isinstance(text, Unknown):
                continue
            kind, _, cell = text.strip().rpartition(" ")
            if not kind:
                wanted = (Form.FOLLY_AND_CELL,)
                self.problems.append(Problem(path, ProblemCode.WRONG_FORM, as_text(text), wanted))
            elif kind.strip() not in FOLLIES:
                near = near_enough(self.problems, kind, FOLLIES)
                self.problems.append(Problem(path, ProblemCode.UNKNOWN_WORD, as_text(kind), near))
            elif (spot := self._spot(cell, seat, path)) is not None:
                follies.append((spot, FOLLIES[kind.strip()]))
        return symbols, follies

    def _posted(self, owner: int, player: PlayerTable) -> list[tuple[int, int, Spot]]:
        """A player's knights: owner, whose estate, and the cell there."""
        out = []
        for index, text in enumerate(player.knights if isinstance(player.knights, tuple) else ()):
            path: Path = ("player", owner, "knights", index)
            if isinstance(text, Unknown):
                continue
            name, _, cell = text.strip().rpartition(" ")
            if not name:
                wanted = (Form.PLAYER_AND_CELL,)
                self.problems.append(Problem(path, ProblemCode.WRONG_FORM, as_text(text), wanted))
                continue
            seat = self._known_seat(name if name in self.names else name.strip(), path)
            spot = self._spot(cell, len(self.names) if seat is None else seat, path)
            if seat is not None and spot is not None:
                out.append((owner, seat, spot))
        return out

    def _laid(self, seat: int) -> list[Spot]:
        pending = self.document.pending
        texts = () if pending is None else pending.laid
        spots = (self._spot(text, seat, ("pending", "laid", index)) for index, text in enumerate(texts))
        return [spot for spot in spots if spot is not None]

    def _plot(self, seat: int, grid: Grid, symbols: list[Spot] | None, follies: list[tuple[Spot, Folly]]) -> Plot:
        corner = self._corner(seat, grid)
        estate = place(grid, corner)
        estate = Estate(
            *estate.tiles,
            *estate.buildings,
            follies=tuple((_cell(spot, corner), kind) for spot, kind in follies),
            symbols=None if symbols is None else _cells(symbols, corner),
        )
        return Plot(estate, corner, tuple(_cell(spot, corner) for spot in grid.spots("?")))

    def _corner(self, seat: int, grid: Grid) -> Corner:
        """Where A1 lies: as typed, else so that the map lies in the middle and all that is named fits."""
        wide, high = self.extents[seat]
        typed = self.document.player[seat].corner
        if isinstance(typed, str):
            path: Path = ("player", seat, "corner")
            corner = spot_of(typed)
            assert corner is not None
            if corner[0] + wide <= frame.SIZE and corner[1] + high <= frame.SIZE:
                return corner
            self.problems.append(Problem(path, DocumentCode.BEYOND_THE_FRAME, as_text(typed), (), 1, frame.SIZE))
            return 0, 0
        left, top = (frame.SIZE - grid.width) // 2, (frame.SIZE - grid.height) // 2
        return min(left, frame.SIZE - wide), min(top, frame.SIZE - high)

    def _so_far(self, names: Names, seat: int) -> tuple[str, ...]:
        said = self.document.so_far
        if isinstance(said, Unknown) or not said:
            return ()
        # Most files say nothing here.
        from courtroll.verifier.games.noblemen.moves.sentences import hear_moves
        from courtroll.verifier.kernel.hearing import Unheard

        out = []
        for index, text in enumerate(said):
            if isinstance(text, Unknown):
                continue
            try:
                if self.named and self.names:
                    hear_moves([text], names, seat)
                out.append(text)
            except Unheard as wrong:
                path: Path = ("so-far", index)
                self.problems.append(Problem(path, wrong.code, as_text(wrong.found or text), wrong.wanted))
        return tuple(out)


def _cell(spot: Spot, corner: Corner) -> int:
    return frame.cell_at(corner[0] + spot[0], corner[1] + spot[1])


def _cells(spots: list[Spot], corner: Corner) -> int:
    out = 0
    for spot in spots:
        out |= 1 << _cell(spot, corner)
    return out
