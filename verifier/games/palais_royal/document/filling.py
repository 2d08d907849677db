"""From a document to a total state with its holes. Everything left open is filled with the least there can be."""

from __future__ import annotations

from collections.abc import Mapping

from courtroll.verifier.games.palais_royal.document.equipment import TileTable
from courtroll.verifier.games.palais_royal.document.moments import of_another_moment
from courtroll.verifier.games.palais_royal.document.naming import check_names, edge_names, told_corners
from courtroll.verifier.games.palais_royal.document.shapes import (
    ENDS,
    ByPlayer,
    CornerTable,
    Document,
    EditionName,
    Moment,
    PlayerTable,
)
from courtroll.verifier.games.palais_royal.document.turn import DescribedTurn, read_turn
from courtroll.verifier.games.palais_royal.rules.options import PalaisRoyalRuleset
from courtroll.verifier.games.palais_royal.scoring.corners import Ends, placements
from courtroll.verifier.games.palais_royal.table.equipment import CARD_COPIES, CARD_POINTS, EDGES, MAX_PLAYERS
from courtroll.verifier.games.palais_royal.table.servants import Pair
from courtroll.verifier.games.palais_royal.table.state import Box, Corner, Edge, Seat, State, hole
from courtroll.verifier.kernel.document import DescribedState
from courtroll.verifier.kernel.position import Hole, Position, Why
from courtroll.verifier.kernel.reading import UNKNOWN, Problem, Unknown, keys_of
from courtroll.verifier.kernel.reading import read as read_shape
from courtroll.verifier.kernel.rulings import ruled


class Described(DescribedState[Moment, State]):
    """A table of Palais Royal as its file describes it."""

    __slots__ = ()


def read(document: Mapping[str, object]) -> Described | DescribedTurn | tuple[Problem, ...]:
    """What a parsed file says, or everything in it that cannot be read."""
    shaped = read_shape(Document, dict(document))
    problems = [*shaped.problems, *of_another_moment(shaped.value, shaped.problems)]
    if len(shaped.value.player) <= 2 * MAX_PLAYERS:
        check_names(shaped.value, problems)
    holes: list[Hole] = []
    preset = PalaisRoyalRuleset.preset(EditionName.IT)
    ruleset = ruled(preset, shaped.value.rulings, keys_of(Document), problems, holes)
    if shaped.value.moment is Moment.TURN:
        return read_turn(shaped.value, ruleset, problems, holes)
    return tuple(problems) if problems else _Filler(shaped.value, holes).fill(ruleset)


class _Filler:
    """Fills one document that can be read."""

    def __init__(self, document: Document, holes: list[Hole]) -> None:
        self.document = document
        self.players = tuple(player.name for player in document.player)
        self.edge_names = edge_names(document)
        self.holes = holes
        self.cards_left = [CARD_COPIES - self._said(value) for value in CARD_POINTS]

    def fill(self, ruleset: PalaisRoyalRuleset) -> Described:
        document = self.document
        state = State(
            Box(ruleset, self.players),
            tuple(self._seat(seat, player) for seat, player in enumerate(document.player)),
            self._edges(),
            self._corners(),
        )
        return Described(document.moment, Position(state, tuple(self.holes)))

    def _number(self, value: int | Unknown | None, *path: str | int) -> int:
        """A number; one that nobody knows becomes a hole and the least it can be."""
        if isinstance(value, int):
            return value
        self.holes.append(hole(Why.UNSAID if value is None else Why.ASKED, *path))
        return 0

    def _said(self, card: int) -> int:
        """How many cards of a value are said to have been played."""
        lists = (player.played for player in self.document.player if not isinstance(player.played, Unknown))
        return sum(played.count(card) for played in lists)

    # ------------------------------------------------------------------------------------------ players

    def _seat(self, seat: int, player: PlayerTable) -> Seat:
        return Seat(
            points=self._number(player.points, "player", seat, "points"),
            nobles=self._nobles(seat, player),
            summed=isinstance(player.nobles, int),
            played=self._played(seat, player),
            unplayed=0 if player.unplayed is None else self._number(player.unplayed, "player", seat, "unplayed"),
            cardinal=self._number(player.cardinal, "player", seat, "cardinal"),
        )

    def _nobles(self, seat: int, player: PlayerTable) -> tuple[int, ...]:
        match player.nobles:
            case None:
                return ()
            case int(points):
                return (points,)
            case Unknown():
                self.holes.append(hole(Why.ASKED, "player", seat, "nobles"))
                return ()
            case tiles:
                numbers = (None if isinstance(tile, str | TileTable) else tile for tile in tiles)
                return tuple(self._number(tile, "player", seat, "nobles", n) for n, tile in enumerate(numbers))

    def _played(self, seat: int, player: PlayerTable) -> tuple[int, ...]:
        """The cards played for points; one that nobody knows is of two points while there is such a card."""
        if isinstance(player.played, Unknown):
            self.holes.append(hole(Why.ASKED, "player", seat, "played"))
            return ()
        out = []
        for index, card in enumerate(player.played):
            if isinstance(card, Unknown):
                self.holes.append(hole(Why.ASKED, "player", seat, "played", index))
                kind = next((kind for kind, left in enumerate(self.cards_left) if left > 0), 0)
                self.cards_left[kind] -= 1
                out.append(CARD_POINTS[kind])
            else:
                out.append(card)
        return tuple(out)

    # ------------------------------------------------------------------------------------------- park

    def _servants(self, servants: ByPlayer, key: str, index: int) -> tuple[int, ...]:
        if isinstance(servants, Unknown):
            servants = dict.fromkeys(self.players, UNKNOWN)
        return tuple(
            self._number(servants.get(name, 0), key, index, "servants", seat) for seat, name in enumerate(self.players)
        )

    def _edges(self) -> tuple[Edge, ...]:
        """The edges; one that has no name is called "?"."""
        told = self.document.edge if isinstance(self.document.edge, tuple) else (UNKNOWN,) * EDGES
        return tuple(
            Edge(name or "?", self._servants(UNKNOWN if isinstance(edge, Unknown) else edge.servants, "edge", index))
            for index, (name, edge) in enumerate(zip(self.edge_names, told, strict=True))
        )

    def _corners(self) -> tuple[Corner, ...]:
        """The corners. One that may lie in several places is laid into the first where all have room."""
        if isinstance(self.document.corner, Unknown):
            self.holes.append(hole(Why.ASKED, "corner"))
            return ()
        told = told_corners(self.document)
        ends = [self._ends(index, corner) for index, corner in enumerate(told)]
        laid = next(placements(ends), None)
        if laid is None or not any(None in corner for corner in ends):
            laid = tuple((first or 0, second or 0) for first, second in ends)
        laid = tuple(_as_told(pair, told) for pair, told in zip(laid, ends, strict=True))
        return tuple(
            Corner(edges, self._servants(UNKNOWN if corner is None else corner.servants, "corner", index))
            for index, (edges, corner) in enumerate(zip(laid, told, strict=True))
        )

    def _ends(self, index: int, corner: CornerTable | None) -> Ends:
        words = (UNKNOWN,) * ENDS if corner is None or isinstance(corner.edges, Unknown) else corner.edges
        for end, word in enumerate(words):
            if isinstance(word, Unknown):
                self.holes.append(hole(Why.ASKED, "corner", index, "edges", end))
        first, second = (None if isinstance(word, Unknown) else self.edge_names.index(word) for word in words)
        return first, second


def _as_told(pair: Pair, told: Ends) -> Pair:
    """A corner's two edges in the order of the file, which the paths of its holes count by."""
    first, second = pair
    known_first, known_second = told
    turned = (known_first is not None and known_first != first) or (known_second is not None and known_second != second)
    return (second, first) if turned else pair
