"""What lies on the table when a round is scored, in parts. A state is frozen.

A described table whose values are not all known is a `Position[State]`. Its holes have these paths, filled in the state
as said here:

- ("player", seat, "points"): 0;
- ("player", seat, "colour"): any colour (`ranges` tries those that nobody else has);
- ("player", seat, "gifts", prize), a whole type: no cards; with a card's index behind it, its crowns: 0;
- ("player", seat, "builds", courtier), a whole build: no cards; with a card's index behind it, its symbols: 0 (it may
  be a Disguise card, unless it is the exposed one);
- ("player", seat, "major") or "minor": none (`open_control` tries every owner that the other players leave possible);
  with an index behind it, one card of a courtier that nobody knows: left out;
- ("player", seat, "sheds", index): a discard from a build that nobody knows: left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from courtroll.verifier.games.kings_progress.rules.options import KingsProgressRuleset
from courtroll.verifier.games.kings_progress.table.box import STANDARD, Equipment
from courtroll.verifier.games.kings_progress.table.pieces import Courtier, Prize
from courtroll.verifier.kernel.place import Place

Build = tuple[int, ...]
"""Cards on one courtier by their symbols, the exposed card first; `pieces.DISGUISE` is a Disguise card."""


class Moment(StrEnum):
    """Which scoring this is, if any."""

    TURN = "turn"
    ROUND_END = "round-end"
    GAME_END = "game-end"


class Control(NamedTuple):
    """Who has the ability card and who the minor control card of a courtier: seats, or `NOBODY`."""

    major: int
    minor: int


class Shed(NamedTuple):
    """An exposed card discarded for being first: from whose build, and on which courtier."""

    seat: int
    courtier: Courtier


@dataclass(frozen=True, slots=True)
class Player:
    """What one player has before the scoring."""

    points: int
    colour: Prize
    gifts: tuple[tuple[int, ...], ...] = ((),) * 5
    """For each gift type the crowns on each card."""
    builds: tuple[Build, ...] = ((),) * 8
    """For each courtier."""
    major: tuple[Courtier, ...] = ()
    """Courtiers whose ability card the player has."""
    minor: tuple[Courtier, ...] = ()
    """Courtiers whose minor control card the player has."""
    sheds: tuple[Shed, ...] = ()
    """In the order of the player's first places."""


@dataclass(frozen=True, slots=True)
class Box:
    """What stays the same all game: the readings, who sits where (clockwise), and what is typed of the box."""

    ruleset: KingsProgressRuleset
    players: tuple[str, ...]
    equipment: Equipment = STANDARD


@dataclass(frozen=True, slots=True)
class State:
    """A whole table of King's Progress at the end of a round."""

    box: Box
    round: int
    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class InPrize(Place):
    """A player's place in a prize; 0 is none. `shared` if others have the same."""

    seat: int
    prize: Prize
    place: int
    shared: bool = False


@dataclass(frozen=True, slots=True)
class OnCourtier(Place):
    """What a player has on one courtier."""

    seat: int
    courtier: Courtier
