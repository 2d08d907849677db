"""What a room says of its described tables; everything else about verdicts follows from that."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from courtroll.verifier.kernel.holdings import Holdings, transfer
from courtroll.verifier.kernel.legality import Objection, Severity
from courtroll.verifier.kernel.place import AtSeat
from courtroll.verifier.kernel.settling.slots import Misfit, Shares, Slot, share_out
from courtroll.verifier.kernel.settling.wants import NOTHING, RULINGS, Kind, Open, Repair, Stuck, Wants, value_of

if TYPE_CHECKING:
    from courtroll.verifier.kernel.chance import Draw
    from courtroll.verifier.kernel.game import Game
    from courtroll.verifier.kernel.hearing import Sentence
    from courtroll.verifier.kernel.legality import Check, Fault, Lack
    from courtroll.verifier.kernel.reading import Path
    from courtroll.verifier.kernel.settling.running import Run

S = TypeVar("S")
M = TypeVar("M")
F = TypeVar("F")
Moves = Sequence[Sequence[Sequence[M]]]
"""What is said, each move in all of its orders."""
Liked = Mapping[tuple[str, int], Sequence[int]]
"""Of what is drawn, by its name and by which draw of its decision it is, some kinds, the best first."""


class Table(NamedTuple, Generic[F]):
    """A file taken apart: the room's own facts, and all that nobody told of what is no piece."""

    facts: F
    opens: tuple[Open, ...]
    fixed: Wants = NOTHING
    """What was chosen for things typed "?"."""

    def ways(self, path: Path) -> Open | None:
        return next((each for each in self.opens if each.path == path), None)

    def part(self, wants: Wants, path: Path, otherwise: Any) -> Any:
        """The value of a part: as wanted, else the plain one of those it may have, else what the file says."""
        opened = self.ways(path)
        plain = opened.ways[0] if opened is not None and opened.ways else {}  # none: what was typed cannot be
        return value_of(wants, path, next(iter(plain.values()), otherwise))


class Layout(NamedTuple, Generic[S]):
    """A table whose odd places are as somebody wants them: the state without its unseen pieces, and their places."""

    state: S
    held: Holdings
    unseen: tuple[int, ...]
    slots: tuple[Slot, ...]
    wants: Wants = NOTHING
    """What a room still has to keep to when it lays out what lies in the slots."""


class Begun(NamedTuple, Generic[S]):
    """A complete table, and where in it the unseen pieces lie."""

    state: S
    slots: tuple[Slot, ...]
    shares: Shares


class Meaning(ABC, Generic[F, S, M]):
    """What the described tables of a game mean. A room says only what nobody else can."""

    game: Game[S, M]
    is_unsaid_within: bool = False
    """Whether something may stay unsaid between two decisions of one move too."""
    bars_by_itself: bool = False
    """Whether no table is laid out with what its "?" does not allow, however that came to be wanted."""

    # ------------------------------------------------------------------------------------------ a complete table

    @abstractmethod
    def layout(self, table: Table[F], wants: Wants) -> Layout[S]:
        """The table with everything that is no piece as wanted, else as plain as can be. Raises `Stuck`."""

    @abstractmethod
    def laid(self, table: Table[F], layout: Layout[S], held: Holdings, shares: Shares) -> S:
        """The complete table; what lies in a slot is in `held` already, but places of their own (a cell) want more."""

    @abstractmethod
    def misfit(self, table: Table[F], columns: tuple[int, ...]) -> Fault:
        """The fault of a table whose pieces of these kinds fit nowhere, or are too few."""

    @abstractmethod
    def faults(self, table: Table[F], state: S) -> Iterable[Fault]:
        """Everything that speaks against a complete state."""

    def complete(self, table: Table[F], wants: Wants) -> Begun[S]:
        """The completion with these wants that is nearest to the plain one. Raises `Stuck`."""
        layout = self.layout(table, wants)
        index = {slot.path: i for i, slot in enumerate(layout.slots)}
        bounds: dict[Kind, dict[tuple[int, int], int]] = {Kind.LEAST: {}, Kind.MOST: {}}
        for want, n in wants.items():
            if want.kind in bounds:
                if want.path not in index:
                    if want.kind is Kind.MOST:  # nothing is there, and no more than that
                        continue
                    raise Stuck(self.misfit(table, (want.column,)))
                place, there = (index[want.path], want.column), bounds[want.kind]
                there[place] = max(n, there.get(place, 0)) if want.kind is Kind.LEAST else min(n, there.get(place, n))
        try:
            shares = share_out(layout.unseen, layout.slots, bounds[Kind.LEAST], bounds[Kind.MOST])
        except Misfit as misfit:
            fault = self.misfit(table, misfit.columns)
            raise Stuck(fault, repairs=[Repair(each) for each in self.mends(table, wants, fault, None)]) from None
        held = [list(row) for row in layout.held]
        for (i, column), n in shares.items():
            held[layout.slots[i].row][column] += n
        return Begun(self.laid(table, layout, tuple(map(tuple, held)), shares), layout.slots, shares)

    def impossible(self, table: Table[F], state: S) -> list[Fault]:
        return [fault for fault in self.faults(table, state) if fault.severity is Severity.IMPOSSIBLE]

    # ---------------------------------------------------------------------------------------------- a sentence

    def starts(self, run: Run[F, S, M], state: S, sentence: Sentence[M] | None) -> Iterator[S]:
        """The states in which the sentence may be said."""
        yield state

    def unsaid(self, state: S, decision: M, seat: int, before: M | None) -> Sequence[M]:
        """What a person leaves unsaid between two moves, or before the first: each of these may come in between, and
        after it what is unsaid then.
        """
        return ()

    def breaks_off(self, state: S, decision: M, said: M) -> bool:
        """Whether a decision would end what the one said before it began, so that no rest of that stays unsaid."""
        return False

    def closing(self, state: S, seat: int) -> M | None:
        """What ends what was begun, once everything is said."""
        return None

    def judged(self, state: S, decision: M, seat: int, before: M | None) -> tuple[S, Iterable[Check]]:
        """The state in which a decision is judged that is said right after another, and every condition on it."""
        return state, self.game.checks(state, decision, seat)

    def together(self, state: S, decisions: Sequence[M]) -> Sequence[Objection]:
        """What is said against decisions of one move together, when some of them are refused."""
        return ()

    def nevertheless(self, state: S, decision: M, seat: int) -> S | None:
        """The state by which the rest of a move is judged after a refused decision: mostly as if nobody had said it;
        `None` where that makes no sense.
        """
        return state

    def may_be_there(self, run: Run[F, S, M], path: Path) -> bool:
        """Whether what is lacking may be in a place of which nothing is told, after what was done so far."""
        return True

    def may_lift(self, run: Run[F, S, M], against: Objection | Fault, path: Path, *, more: bool) -> bool:
        """Whether more pieces in a place that was looked at, or fewer, may lift what objects. False only where it is
        known that they never do: then nobody looks there.
        """
        return True

    def mends_asked(self, table: Table[F]) -> bool:
        """Whether repairs leave out nothing that is typed "?": then one search settles what is illegal."""
        return False

    def hopes(self, state: S, decision: M) -> Iterable[Lack]:
        """What somebody is presumed to have, for a legal decision to bring what it may."""
        return ()

    def granted(self, state: S, decision: M, objections: Iterable[Objection]) -> S | None:
        """The state as if nothing of what objects were lacking; `None` where no state says that."""
        held: Holdings = state.held  # type: ignore[attr-defined]
        for objection in objections:
            if objection.lack is not None:
                giver = (objection.lack.holder + 1) % len(held)
                held = transfer(held, giver, objection.lack.holder, objection.lack.item, objection.lack.n)
        return replace(state, held=held)  # type: ignore[type-var]

    # ------------------------------------------------------------------------------------------- what might help

    def tries_all(self, table: Table[F], against: Sequence[Objection | Fault]) -> bool:
        """Whether a table has no completion if none was found, when this spoke against the last one tried."""
        return True

    def seen(self, table: Table[F], fault: Fault) -> Iterable[Path]:
        """What a fault looked at that may be told from its place."""
        if isinstance(fault.where, AtSeat) and fault.where.what:
            yield ("player", fault.where.seat, fault.where.what)

    def readings(self, against: Objection | Fault) -> Iterable[Path]:
        """The readings that something may rest on: any, unless the room knows better."""
        yield (RULINGS,)

    def says(self, table: Table[F], path: Path) -> bool:
        """Whether the file tells a part that something looked at, so that nothing of it is presumed."""
        return False

    def drawn(self, seat: int, lack: Lack) -> tuple[str, int] | None:
        """What may have been drawn on the way of what a player lacks: of which draw, and which kind."""
        return None

    def drawn_instead(self, lack: Lack) -> tuple[str, Sequence[int]] | None:
        """What else may have been drawn, so that what a pile lacks is left in it: of which draw, and which kinds."""
        return None

    def is_unique(self, what: str) -> bool:
        """Whether of each kind of what is drawn there is one piece."""
        return False

    def alike(self, path: Path) -> Path:
        """The whole of which a part typed "?" may change places with any other such part."""
        return path

    def liked(self, state: S, decision: M, moves: Moves[M], line: Sequence[Act[M]]) -> Liked:
        """What had best be drawn with a decision, for what is still to be said."""
        return {}

    def drawn_from(self, what: str) -> Sequence[int]:
        """The rows that what is drawn comes from, where a table may say how much lies there but not what."""
        return ()

    def mends(self, table: Table[F], wants: Wants, against: Objection | Fault, decision: M | None) -> Iterable[Wants]:
        """Odd places that may be otherwise, and might lift an objection or a fault that looked at them."""
        return ()

    def presumed(self, table: Table[F], begun: Begun[S], done: Sequence[Act[M]]) -> Iterable[Path]:
        """What else of the file's silence an accepted sentence rests on."""
        return ()


class Act(NamedTuple, Generic[M]):
    """A decision done: with what was drawn, and what it brought and used."""

    decision: M
    outcome: tuple[tuple[int, ...], ...]
    lines: tuple[Any, ...]
    gains: tuple[Any, ...]
    used: frozenset[str]
    unsaid_by: int | None = None
    """Who decided it, if nobody said so."""
    came: tuple[tuple[Path, int], ...] = ()
    """What was drawn because it was wished for."""


class Wishing:
    """Draws what is wished for first, of a name or also of the first, second… draw of a decision, then what is liked,
    then whatever there is; and notes how many were drawn of what.
    """

    def __init__(self, wants: Wants) -> None:
        self.wishes = Counter({(want.path, want.column): n for want, n in wants.items() if want.kind is Kind.DRAWN})
        self.liked: Liked = {}
        self.drew = Counter[tuple[int, str]]()
        self.outcome: list[tuple[int, ...]] = []
        self.came: list[tuple[Path, int]] = []
        """Of what is wished for, what came with this decision; and what has come before it."""
        self.before: Counter[tuple[Path, int]] = Counter()

    def begin(self, before: Iterable[Act[Any]], liked: Liked = MappingProxyType({})) -> None:
        """Another decision, after these: what has come with them is not wished for any more."""
        self.outcome, self.came, self.liked = [], [], liked
        self.before = Counter(each for act in before for each in act.came) if self.wishes else self.before

    def draw(self, asked: Draw) -> tuple[int, ...]:
        pool, out = list(asked.pool), list[int]()
        whose = (asked.what, asked.seat), (asked.what, asked.seat, len(self.outcome))
        self.drew[asked.seat, asked.what] += asked.n + len(asked.sure)
        wished = [
            (of, kind) for (of, kind), n in self.wishes.items() if of in whose for _ in range(n - self.before[of, kind])
        ]
        for wish in wished:
            if pool[wish[1]] and len(out) < asked.n:
                pool[wish[1]] -= 1
                out.append(wish[1])
                self.came.append(wish)
        liked = self.liked.get((asked.what, len(self.outcome)), ())
        for kind in (*liked, *(kind for kind, n in enumerate(asked.pool) for _ in range(n))):
            if pool[kind] and len(out) < asked.n:
                pool[kind] -= 1
                out.append(kind)
        self.outcome.append((*out, *asked.sure))
        return self.outcome[-1]
