"""What a room says so that questions about its tables can be put, and what may be told beside a verdict."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from courtroll.verifier.kernel.settling.meaning import M, Meaning, S, Table

if TYPE_CHECKING:
    from courtroll.verifier.kernel.codes import Code
    from courtroll.verifier.kernel.hearing import Sentence
    from courtroll.verifier.kernel.ledger import Part
    from courtroll.verifier.kernel.legality import Objection
    from courtroll.verifier.kernel.place import Place
    from courtroll.verifier.kernel.reading import Path
    from courtroll.verifier.kernel.rules import Rule
    from courtroll.verifier.kernel.settling.running import Found

D = TypeVar("D")


@dataclass(frozen=True, slots=True)
class BarredBy:
    """Rules that together leave no place, and for each the pieces in the way on each place it bars."""

    rules: tuple[Rule, ...]
    pieces: tuple[tuple[Rule, Place, tuple[Place, ...]], ...]


class Change(NamedTuple):
    """One change of a table: what is done where; `thing` is what would not be there."""

    what: Code
    where: Place
    thing: str = ""


@dataclass(frozen=True, slots=True)
class Help:
    """As few changes as will do for a thing that is barred everywhere, after which it is legal where it was asked."""

    changes: tuple[Change, ...]
    where: Place


class Cost(NamedTuple):
    """A part of what a refused decision would have cost, and what it is counted of."""

    part: Part
    where: tuple[Place, ...]


class Refused(NamedTuple, Generic[S, M]):
    """The first refused decision, the state it was refused in with everything granted, and what came before it in its
    move.
    """

    state: S
    decision: M
    before: tuple[M, ...]


class Questions(ABC, Generic[D, S, M]):
    """Questions about the described tables of a game."""

    meaning: Meaning[Any, S, M]

    def naming(self, described: D, text: str) -> D:
        """The table with pieces of the box that a question names and the file does not."""
        return described

    @abstractmethod
    def hear(self, described: D, text: str) -> Sentence[M]:
        """What a question asks. Raises `Unheard`."""

    @abstractmethod
    def table(self, described: D, speaker: int) -> Table[Any]:
        """The table taken apart; where nobody says whose turn it is, it is the speaker's."""

    @abstractmethod
    def under(self, described: D, edition: str, rulings: Mapping[str, str]) -> D | None:
        """The same file by another text, or with rulings on top; `None` where the readings stay the same."""

    @abstractmethod
    def ruled(self, described: D) -> frozenset[str]:
        """The options that the file itself decides."""

    @abstractmethod
    def say(self, described: D, decisions: Sequence[M], seat: int) -> str:
        """Decisions of one move, as they are said; without the player."""

    def understood(self, described: D, sentence: Sentence[M]) -> str:
        """A question in full words; without the player."""
        return "; ".join(self.say(described, orders[0], sentence.seat) for orders in sentence.moves)

    def written(self, described: D, state: S) -> Mapping[str, object] | None:
        """A completion as a position file in which what the described table names is named alike; `None` where its
        room's way to write a state does that.
        """
        return None

    @abstractmethod
    def stand_ins(self, described: D, found: Found[S, M]) -> Sequence[str]:
        """The values that no text gives and the file did not type, on which an accepted sentence rests."""

    def fillings(self, described: D) -> Iterator[D]:
        """The tables that the file may mean, where a "?" in it is nothing that a table taken apart can leave open."""
        yield described

    def other_readings(self, described: D) -> Iterator[D]:
        """The same file by other readings, where nothing is impossible by one of them alone."""
        yield from ()

    def is_brought(self, gain: Any) -> bool:
        """Whether a legal sentence is told to bring it, and not what the round brings next."""
        return True

    def is_asked(self, described: D) -> bool:
        """Whether anything may be asked of a table of this moment."""
        return True

    def kind(self, decision: M) -> tuple[object, ...]:
        """What makes two decisions alike: the one may be done instead of the other."""
        return (type(decision),)

    def may_be_fewer(self, decision: M) -> bool:
        """Whether a move may end before a decision like this, with fewer of the same."""
        return False

    def barred(self, described: D, refused: Refused[S, M]) -> Sequence[BarredBy]:
        """Where a thing is barred everywhere: every smallest set of rules that bars it."""
        return ()

    def costs(self, refused: Refused[S, M], against: Objection) -> Sequence[Cost]:
        """What somebody could not pay, part by part."""
        return ()

    def help(self, refused: Refused[S, M]) -> Sequence[Help]:
        """The smallest changes after which the refused decision is legal."""
        return ()


def smallest_sets(rules: Sequence[Rule], bar_all: Callable[[Set[Rule]], bool]) -> list[tuple[Rule, ...]]:
    """Every smallest set of rules that together bar a thing everywhere."""
    found: list[tuple[Rule, ...]] = []
    for n in range(1, len(rules) + 1):
        for chosen in combinations(rules, n):
            together = frozenset(chosen)
            if not any(together.issuperset(fewer) for fewer in found) and bar_all(together):
                found.append(chosen)
    return found


def said(path: Path, players: Sequence[str]) -> str:
    """A part of a file as `player.Frank.money` or `equipment.castle-prices`."""
    match path:
        case ("player", int(seat), *rest):
            return ".".join(("player", players[seat], *(str(part) for part in rest if isinstance(part, str))))
        case _:
            return ".".join(part for part in path if isinstance(part, str))
