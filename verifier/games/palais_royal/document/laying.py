"""What a file tells laid out piece by piece, with what it leaves open and where it contradicts itself."""

from __future__ import annotations

from courtroll.verifier.games.palais_royal.document.shapes import Document
from courtroll.verifier.games.palais_royal.rules import box as box_rules
from courtroll.verifier.games.palais_royal.rules import privileges as card_rules
from courtroll.verifier.games.palais_royal.table.codes import FaultCode
from courtroll.verifier.games.palais_royal.table.stock import whole_box
from courtroll.verifier.kernel.document import Number
from courtroll.verifier.kernel.holdings import Holdings, transfer
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.position import Hole, Why
from courtroll.verifier.kernel.reading import Path, Problem, ProblemCode, Unknown, as_text, near_enough
from courtroll.verifier.kernel.rules import Rule


class Laying:
    """A table while it is read: everything lies in the box at first."""

    def __init__(self, document: Document, problems: list[Problem], holes: list[Hole]) -> None:
        self.document = document
        self.players = tuple(player.name for player in document.player)
        self.problems = problems
        self.holes = holes
        self.contradictions: list[Fault] = []
        self.held: Holdings = whole_box(len(self.players))

    def open(self, path: Path, value: object, low: int = 0, high: int | None = None) -> None:
        self.holes.append(Hole(path, Why.ASKED if isinstance(value, Unknown) else Why.UNSAID, low, high))

    def number(self, value: Number | None, path: Path, low: int = 0) -> int:
        """A number; one that nobody knows becomes a hole and the least it can be."""
        if isinstance(value, int):
            return value
        self.open(path, value, low)
        return low

    def seat(self, name: str | Unknown | None, path: Path) -> int:
        if name in self.players:
            return self.players.index(str(name))
        if isinstance(name, str):
            near = near_enough(self.problems, name, self.players)
            self.problems.append(Problem(path, ProblemCode.NO_PLAYER, as_text(name), near))
        else:
            self.open(path, name)
        return 0

    def move(self, giver: int, taker: int, what: int, n: int) -> None:
        self.held = transfer(self.held, giver, taker, what, n)

    def put(self, row: int, what: int, n: int) -> None:
        """A number that the file tells, whatever it makes of the whole: faults say so where it cannot be."""
        before = self.held[row]
        self.held = (*self.held[:row], (*before[:what], n, *before[what + 1 :]), *self.held[row + 1 :])

    def differ(self, seat: int, what: str, found: int, limit: int) -> None:
        rule = card_rules.HAND if what == "unplayed" else box_rules.SERVANTS_EACH
        self.disagree(rule, AtSeat(seat, what), found, limit)

    def disagree(self, rule: Rule, where: AtSeat | Named, found: int, limit: int) -> None:
        self.contradictions.append(Fault(FaultCode.DOES_NOT_AGREE, rule, where, found=found, limit=limit))
