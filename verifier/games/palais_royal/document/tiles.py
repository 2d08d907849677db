"""Which noble lies where, and what else is in the park, as a document tells it.

A noble that is told by name is found in the box. One that is told by what it shows takes the place of a stand-in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from courtroll.verifier.games.palais_royal.document.codes import DocumentCode
from courtroll.verifier.games.palais_royal.document.equipment import TileTable, tile
from courtroll.verifier.games.palais_royal.document.shapes import Document, PendingTable, PlayerTable, SpaceTable
from courtroll.verifier.games.palais_royal.table.box import Equipment
from courtroll.verifier.games.palais_royal.table.codes import Form
from courtroll.verifier.games.palais_royal.table.equipment import (
    ALL_NOBLES,
    COMMON_SERVANTS,
    LAST_NOBLES,
    NOBLES,
    SERVANTS_BY_NOBLE,
)
from courtroll.verifier.games.palais_royal.table.frame import cell_named
from courtroll.verifier.games.palais_royal.table.nobles import (
    Noble,
    Power,
    hear_powers,
    number_name,
    say_powers,
    ways_to_bring,
)
from courtroll.verifier.games.palais_royal.table.park import EMPTY, servant, space_name
from courtroll.verifier.games.palais_royal.table.pieces import Kind
from courtroll.verifier.games.palais_royal.table.playing import Phase
from courtroll.verifier.kernel.position import Hole, Why
from courtroll.verifier.kernel.reading import UNKNOWN, Path, Problem, ProblemCode, Unknown, as_text, near_enough

REST: Final = "rest"
NOTHING: Final = "empty"
SOMETHING: Final = "noble"
Told = int | str | TileTable
"""A noble: its points, its name, or what it shows."""


class Tiles:
    """The nobles of one document."""

    def __init__(
        self, document: Document, box: Equipment, players: tuple[str, ...], problems: list[Problem], holes: list[Hole]
    ) -> None:
        self.document = document
        self.box = box
        self.players = players
        self.problems = problems
        self.holes = holes
        self.nobles = list(box.nobles)
        self.used: set[int] = set()
        self.park = [EMPTY] * len(box.park.value.cells)
        self.taken: list[list[int]] = [[] for _ in players]
        self.turned = 0
        self.too_many = 0
        """Nobles beyond those of the box."""
        self.posted = self._posted()
        self.by_points: list[int] = []
        """Nobles of which nothing is told but their points."""
        self.too_often: list[tuple[str, int]] = []
        """For each noble that is told once too often its name, and how many of it there are."""
        self.unsaid_powers: list[int] = []
        """Whose nobles lie face up with a privilege that is not among those that are told, each once."""

    def read(self) -> Equipment:
        """Finds a place for each noble; the box with those that the document typed."""
        told = [*self._of_players(), *self._of_the_park()]
        for named in (True, False):
            for path, home, value in told:
                if self._is_named(value) is named:
                    self._put(home, self._noble(value, path))
        self._fresh()
        for seat, player in enumerate(self.document.player):
            self._powers(seat, player)
            self._turned_down(seat, player)
        self._fill_park()
        return replace(self.box, nobles=tuple(self.nobles))

    def _posted(self) -> int | None:
        """The space that a servant is posted to: the first that may be it, where nobody says so."""
        pending, park = self.document.pending, self.box.park.value
        if not isinstance(pending, PendingTable):
            return None
        if isinstance(pending.space, str):
            cell = cell_named(pending.space)
            space = None if cell is None else park.index.get(cell)
            if space is None:
                self.problems.append(Problem(("pending", "space"), ProblemCode.WRONG_FORM, as_text(pending.space)))
            return space
        told = self.document.park if isinstance(self.document.park, Mapping) else {}
        may = (n for n, sides in enumerate(park.sides) if sides and told.get(space_name(park, n), NOTHING) == NOTHING)
        return next(may, None) if pending.phase is Phase.POST else None

    # ----------------------------------------------------------------------------------------- where nobles are

    def _of_players(self) -> list[tuple[Path, tuple[int, int | None], Told]]:
        """The nobles that players have, with whose they are."""
        out: list[tuple[Path, tuple[int, int | None], Told]] = []
        for seat, player in enumerate(self.document.player):
            path: Path = ("player", seat, "nobles")
            match player.nobles:
                case None:
                    self.holes.append(Hole(path, Why.UNSAID))
                case int(points):
                    self.holes.append(Hole(path, Why.UNSAID))
                    out.append((path, (seat, None), points))
                case Unknown():
                    self.holes.append(Hole(path, Why.ASKED))
                case several:
                    for n, value in enumerate(several):
                        if isinstance(value, Unknown):
                            self.holes.append(Hole((*path, n), Why.ASKED))
                        else:
                            out.append(((*path, n), (seat, None), value))
        return out

    def _of_the_park(self) -> list[tuple[Path, tuple[int, int | None], Told]]:
        """The nobles that the park is told to hold; the servants there are set at once."""
        out: list[tuple[Path, tuple[int, int | None], Told]] = []
        self.open = set(range(len(self.park))) - {self.posted}
        told = self.document.park
        for name, value in told.items() if isinstance(told, Mapping) else ():
            path: Path = ("park", name)
            if name == REST:
                continue
            cell = cell_named(name)
            space = None if cell is None else self.box.park.value.index.get(cell)
            if space is None:
                self.problems.append(Problem(path, DocumentCode.NO_SPACE, name))
                continue
            match value:
                case Unknown():
                    continue
                case str(word) if word == NOTHING:
                    pass
                case SpaceTable(servant=Unknown()):
                    self.park[space] = servant(0)
                case SpaceTable(servant=str(player)):
                    if player in self.players:
                        self.park[space] = servant(self.players.index(player))
                    else:
                        near = near_enough(self.problems, player, self.players)
                        at = (*path, "servant")
                        self.problems.append(Problem(at, ProblemCode.NO_PLAYER, as_text(player), near))
                case noble:
                    out.append((path, (-1, space), noble))
            self.open.discard(space)
        return out

    def _put(self, home: tuple[int, int | None], noble: int | None) -> None:
        seat, space = home
        if noble is None:
            return
        self.used.add(noble)
        if space is None:
            self.taken[seat].append(noble)
        else:
            self.park[space] = noble

    # ------------------------------------------------------------------------------------------ which nobles

    def called(self, name: str) -> list[int]:
        """The nobles of a name: by its own name, or by its place in the box."""
        return [n for n, noble in enumerate(self.nobles) if noble.name == name] or [
            n for n in range(ALL_NOBLES) if number_name(n) == name
        ]

    def _is_named(self, value: Told) -> bool:
        match value:
            case str():
                return True
            case TileTable(name=str(name)):
                return bool(self.called(name))
            case _:
                return False

    def _noble(self, value: Told, path: Path) -> int | None:
        """The number of a noble; `None` where there is no such one, or none left."""
        name = value if isinstance(value, str) else value.name if isinstance(value, TileTable) else None
        known = () if name is None else self.called(name)
        if isinstance(value, str) and not known:
            near = near_enough(self.problems, value, [noble.name for noble in self.nobles])
            self.problems.append(Problem(path, DocumentCode.NO_SUCH_NOBLE, as_text(value), near))
            return None
        found = next((n for n in known or range(ALL_NOBLES) if n not in self.used), None)
        if found is None and name is not None:
            self.too_often.append((name, len(known)))
            found = self.free()
        if found is None:
            self.too_many += 1
        elif isinstance(value, int):
            self.nobles[found] = Noble(number_name(found), points=value, typed=True)
            self.by_points.append(found)
        elif isinstance(value, TileTable):
            self.nobles[found] = tile(value, name or number_name(found), (*path, "power"), self.problems)
        return found

    def _no_power(self, path: Path, text: str) -> None:
        self.problems.append(Problem(path, ProblemCode.WRONG_FORM, as_text(text), (Form.POWER,)))

    def free(self) -> int | None:
        """A noble that lies nowhere yet."""
        return next((n for n in range(ALL_NOBLES) if n not in self.used), None)

    # --------------------------------------------------------------------------------------------- privileges

    def _fresh(self) -> None:
        """Nobles of this turn belong to who took them, where nobody tells that player's nobles."""
        pending = self.document.pending
        if not isinstance(pending, PendingTable) or isinstance(pending.fresh, Unknown):
            return
        name = self.document.turn if pending.player is None else pending.player
        seat = self.players.index(name) if isinstance(name, str) and name in self.players else None
        if seat is not None and not isinstance(self.document.player[seat].nobles, tuple):
            for each in pending.fresh:
                self._put((seat, None), next((n for n in self.called(each) if n not in self.used), None))

    def _powers(self, seat: int, player: PlayerTable) -> None:
        """Which nobles have been turned, and which privileges belong to nobles that are not told."""
        for n, name in enumerate(player.turned):
            found = [noble for noble in self.called(name) if noble in self.taken[seat]]
            if not found and not isinstance(player.nobles, tuple):
                found = [noble for noble in self.called(name) if noble not in self.used][:1]
                for number in found:
                    self._put((seat, None), number)
            if not found:
                path: Path = ("player", seat, "turned", n)
                self.problems.append(Problem(path, DocumentCode.NO_SUCH_NOBLE, as_text(name)))
            self.turned |= sum(1 << noble for noble in found)
        if player.powers is None or isinstance(player.powers, Unknown):
            return
        open_ = [noble for noble in self.taken[seat] if self.nobles[noble].powers and not self.turned >> noble & 1]
        for n, text in enumerate(player.powers):
            path = ("player", seat, "powers", n)
            if isinstance(text, Unknown):
                continue
            powers = hear_powers(text)
            if not powers:
                self._no_power(path, text)
                continue
            mine = next((noble for noble in open_ if self.nobles[noble].powers == powers), None)
            if mine is not None:
                open_.remove(mine)
            elif (noble := self._with_powers(powers)) is not None:
                self._put((seat, None), noble)
        begins = self.document.pending is None and not self.document.so_far  # else one may have been taken since
        for noble in open_:
            if any(kind is Kind.SERVANTS for kind, _ in self.nobles[noble].powers):
                self.turned |= 1 << noble
            elif begins and UNKNOWN not in player.powers and self.nobles[noble].typed:
                self.unsaid_powers.append(seat)
            elif begins and UNKNOWN not in player.powers:  # what is typed goes before what stands in
                self.nobles[noble] = self.nobles[noble]._replace(powers=())

    def turn_down(self, seat: int, summoned: Sequence[int]) -> None:
        """The nobles that brought servants in this turn lie face down; where privileges are told they do already."""
        if self.document.player[seat].powers is not None:
            return
        for n in summoned:
            power = (Kind.SERVANTS, n)
            used = (
                noble
                for noble in self.taken[seat]
                if power in self.nobles[noble].powers and not self.turned >> noble & 1
            )
            self.turned |= sum(1 << noble for noble in islice(used, 1))
        if isinstance(self.document.player[seat].nobles, tuple):
            self._turn_for_common(seat)

    def _turn_for_common(self, seat: int) -> None:
        """Nobles that must have brought the servants that are out of the common supply."""
        common = self.document.player[seat].common
        had = COMMON_SERVANTS - (common if isinstance(common, int) else COMMON_SERVANTS)
        if had <= SERVANTS_BY_NOBLE * len(set(self.by_points) & set(self.taken[seat])):
            return  # of whom nobody tells what else they show
        ways = ways_to_bring(self.nobles, self.taken[seat], self.turned, had)
        if ways:
            self.turned |= ways[0]
            return
        brings = {n: sum(m for kind, m in self.nobles[n].powers if kind is Kind.SERVANTS) for n in self.taken[seat]}
        had -= sum(m for n, m in brings.items() if self.turned >> n & 1)
        for noble, n in sorted(brings.items(), key=lambda each: (each[1] > had, -each[1])):
            if n and had > 0 and not self.turned >> noble & 1:
                self.turned |= 1 << noble
                had -= n

    def _turned_down(self, seat: int, player: PlayerTable) -> None:
        """Nobles that nobody told, where servants are out of the common supply that no others can have brought."""
        if isinstance(player.nobles, tuple) or not isinstance(player.common, int):
            return
        down = [
            powers for noble in self.taken[seat] if self.turned >> noble & 1 for powers in self.nobles[noble].powers
        ]
        had = COMMON_SERVANTS - player.common - sum(n for kind, n in down if kind is Kind.SERVANTS)
        while had > 0 and (noble := self._with_powers(((Kind.SERVANTS, SERVANTS_BY_NOBLE),))) is not None:
            had -= SERVANTS_BY_NOBLE
            self._put((seat, None), noble)
            self.turned |= 1 << noble

    def _with_powers(self, powers: tuple[Power, ...]) -> int | None:
        """A noble with a privilege that lies nowhere yet: one of the box, or a stand-in that gets it."""
        known = (n for n, noble in enumerate(self.box.nobles) if noble.typed and noble.powers == powers)
        found = next((n for n in known if n not in self.used), None)
        if found is None and (found := self.free()) is not None:
            self.nobles[found] = Noble(number_name(found), powers=powers, typed=True)
        return found

    # ----------------------------------------------------------------------------------------------- the rest

    def _fill_park(self) -> None:
        """What lies on the spaces that are not told: as the rest of the park, else nobles, as many as are left."""
        told = self.document.park
        rest = told.get(REST) if isinstance(told, Mapping) else None
        is_asked = isinstance(told, Unknown) or isinstance(rest, Unknown)
        rest = None if is_asked else rest
        if rest is None and is_undealt(self.document):
            rest = NOTHING
        if rest not in (None, NOTHING, SOMETHING):
            wanted = (f'"{SOMETHING}"', f'"{NOTHING}"')
            self.problems.append(Problem(("park", REST), ProblemCode.UNKNOWN_WORD, as_text(rest), wanted))
        left = self.document.nobles_left
        laid = sum(each >= 0 for each in self.park)
        most = len(self.park)
        if rest is None:
            most = (left if isinstance(left, int) else NOBLES - sum(map(len, self.taken))) - laid
            if self.document.last_round is True and not self.box.round_limit and not isinstance(left, int):
                most = min(most, max(0, LAST_NOBLES - laid))
        sides = self.box.park.value.sides
        for n, space in enumerate(sorted(self.open, key=lambda each: (not sides[each], each))):
            name = space_name(self.box.park.value, space)
            if rest is None or (isinstance(told, Mapping) and name in told):
                asked = is_asked or (isinstance(told, Mapping) and name in told)
                self.holes.append(Hole(("park", name), Why.ASKED if asked else Why.UNSAID))
            noble = self.free() if rest != NOTHING and n < most else None
            if noble is not None:
                self.park[space] = noble
                self.used.add(noble)


def is_undealt(document: Document) -> bool:
    """Whether nothing has been laid out yet."""
    return isinstance(document.pending, PendingTable) and document.pending.phase is Phase.DEAL


def powers_of(nobles: Sequence[Noble]) -> list[str]:
    """The privileges of nobles as a file has them."""
    return [say_powers(noble.powers) for noble in nobles if noble.powers]
