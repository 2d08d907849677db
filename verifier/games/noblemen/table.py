"""A described table, ready to be scored and asked about, under its own readings or others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from verifier.games.noblemen import document
from verifier.games.noblemen.decisions import Decision, SpendBribes, SpendCard
from verifier.games.noblemen.document import Described
from verifier.games.noblemen.results import Plan
from verifier.games.noblemen.state import State
from verifier.games.noblemen.words import Names, hear_moves
from verifier.kernel.position import Position
from verifier.kernel.reading import Problem


@dataclass(frozen=True, slots=True)
class Table:
    """What a file says, with the file itself, so that it can be read again by other readings."""

    described: Described
    file: Mapping[str, object]

    @property
    def moment(self) -> str:
        return self.described.moment.value

    @property
    def position(self) -> Position[State]:
        return self.described.position

    @property
    def edition(self) -> str:
        return self.described.position.state.box.ruleset.edition

    @property
    def players(self) -> tuple[str, ...]:
        return self.described.names.players

    @property
    def names(self) -> Names:
        return self.described.names

    @property
    def warnings(self) -> tuple[Problem, ...]:
        return self.described.warnings

    def under(self, edition: str, rulings: Mapping[str, str] | None = None) -> Table:
        """The same table by another text, or by other readings."""
        own = self.file.get("rulings")
        ruled = {**(own if isinstance(own, dict) else {}), **(rulings or {})}
        other = read({**self.file, "edition": edition, "rulings": ruled})
        assert isinstance(other, Table), "other readings read the same file"
        return other

    def plans(self) -> tuple[Plan, ...]:
        """What each player does at a described ball."""
        out = []
        for spend, takes in zip(self.described.spends, self.described.takes, strict=True):
            bribes: tuple[Decision, ...] = (SpendBribes(spend.bribes),) if spend.bribes else ()
            out.append(Plan((*bribes, *(SpendCard(card) for card in spend.cards)), takes))
        return tuple(out)

    def done(self) -> tuple[Decision, ...]:
        """What the player in turn has done already."""
        said = hear_moves(self.described.so_far, self.names, self.position.state.turn.mover)
        return tuple(decision for orders in said for decision in orders[0])


def read(file: Mapping[str, object]) -> Table | tuple[Problem, ...]:
    """The table a parsed file describes, or everything in it that cannot be read."""
    described = document.read(file)
    return described if isinstance(described, tuple) else Table(described, file)
