"""A whole table of Bruges in play, once more: words and numbers in dicts and sets, and nothing of the engine's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from courtroll.verifier.games.bruges.rules.options import BrugesRuleset
from courtroll.verifier.games.bruges.table.cards import Deck
from courtroll.verifier.games.bruges.table.effects import Clause
from courtroll.verifier.games.bruges.table.playing import Playing

COLOURS: Final = ("blue", "brown", "yellow", "red", "purple")
SIDES: Final = ("left", "right")
# "Materiali": 165 cards of five colours, six statues, the one of 7 on top; "5. Tessere Minaccia": 45 of five colours.
OF_A_COLOUR: Final = 33
STATUES: Final = (7, 6, 5, 4, 3, 2)
MARKERS: Final = 9


def colour_of(card: int) -> str:
    """Cards are numbered colour by colour."""
    return COLOURS[card // OF_A_COLOUR]


class Work(NamedTuple):
    """Something that a text still has to do: whose choice it is, by which person, and once begun how often still."""

    text: Clause
    seat: int
    person: int
    left: int | None


@dataclass(slots=True)
class Player:
    """What one player has."""

    points: int
    florins: int
    workers: dict[str, int]
    threats: dict[str, int]
    canals: dict[str, int]
    full: frozenset[str]
    """Sections that have been full once."""
    statues: frozenset[int]
    majorities: frozenset[str]
    reputation: int
    played: int
    hand: set[int]
    persons: dict[int, int]
    """Of each person the house."""
    empty: list[int]
    turned: set[int]
    """Persons lying sideways."""

    def copy(self) -> Player:
        return replace(
            self, workers=dict(self.workers), threats=dict(self.threats), canals=dict(self.canals), hand=set(self.hand),
            persons=dict(self.persons), empty=list(self.empty), turned=set(self.turned),
        )  # fmt: skip

    @property
    def houses(self) -> list[int]:
        return [*self.empty, *self.persons.values()]


@dataclass(slots=True)
class Table:
    """A whole table."""

    options: BrugesRuleset
    deck: Deck
    """What is printed on each card."""
    steps: tuple[int, ...]
    canal_colours: tuple[Mapping[str, tuple[str, ...]], ...]
    """By seat and side, outward."""
    canal_prices: tuple[int, ...]
    troubles: Mapping[str, str]
    """By colour."""
    players: list[Player]
    unseen: int
    """Cards whose front nobody knows, as a mask; so are the discards and the persons that never work again."""
    discards: int
    spent: int
    piles: dict[str, int]
    tops: dict[str, str | None]
    extra: int
    blind: dict[str, int]
    """Backs in the hand that is being filled."""
    start: int
    last_round: str
    """Whether it is "this" one, the "next" or still "open"."""
    dice: dict[str, int]
    phase: str
    mover: int
    waiting: tuple[int, ...]
    acted: bool
    agenda: list[Work]

    def copy(self) -> Table:
        return replace(
            self, players=[player.copy() for player in self.players], piles=dict(self.piles), tops=dict(self.tops),
            blind=dict(self.blind), agenda=list(self.agenda),
        )  # fmt: skip

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.agenda[0].seat if self.agenda else self.mover

    @property
    def asks(self) -> str:
        """What is decided: as in the phase of the round, or what a text leaves to choose."""
        return str(self.agenda[0].text.atom) if self.agenda else self.phase

    @property
    def statues_left(self) -> list[int]:
        """From the top."""
        return [value for value in STATUES if not any(value in player.statues for player in self.players)]


def table_of(state: Playing) -> Table:
    """The same table in the second form."""
    box, turn, piles, clock = state.box, state.turn, state.piles, state.clock
    equipment = box.equipment
    return Table(
        options=box.ruleset,
        deck=state.deck,
        steps=equipment.steps.value,
        canal_colours=tuple(
            {side: tuple(map(str, colours)) for side, colours in zip(SIDES, sections, strict=True)}
            for sections in equipment.canal_colours.value
        ),
        canal_prices=equipment.canal_prices.value,
        troubles=dict(zip(COLOURS, map(str, equipment.troubles.value), strict=True)),
        players=[_player(state, seat) for seat in range(len(state.points))],
        unseen=state.places[0],
        discards=state.places[1],
        spent=state.spent,
        piles=dict(zip(SIDES, piles.sizes, strict=True)),
        tops={
            side: None if top is None else COLOURS[top] for side, top in zip(SIDES, piles.tops, strict=True)
        },
        extra=piles.extra,
        blind=dict(zip(COLOURS, piles.blind, strict=True)),
        start=clock.start,
        last_round=clock.ending.value,
        dice=dict(zip(COLOURS, clock.dice, strict=False)),
        phase=turn.phase.value,
        mover=turn.mover,
        waiting=turn.waiting,
        acted=turn.acted,
        agenda=[Work(*job) for job in turn.agenda],
    )  # fmt: skip


def _player(state: Playing, seat: int) -> Player:
    row, estate = state.held[1 + seat], state.estates[seat]
    return Player(
        points=state.points[seat],
        florins=row[0],
        workers=dict(zip(COLOURS, row[1:6], strict=True)),
        threats=dict(zip(COLOURS, row[6:11], strict=True)),
        canals={"left": row[11], "right": row[12]},
        full=frozenset(side for side, full in zip(SIDES, estate.completed, strict=True) if full),
        statues=frozenset(value for value, n in zip(STATUES, row[13:], strict=True) if n),
        majorities=frozenset(map(str, estate.majorities)),
        reputation=estate.reputation,
        played=estate.played,
        hand=_cards(state.places[2 + 2 * seat]),
        persons={home.person: home.house for home in estate.homes},
        empty=list(estate.empty),
        turned={home.person for home in estate.homes if home.used},
    )


def _cards(mask: int) -> set[int]:
    out = set()
    while mask:
        card = mask.bit_length() - 1
        out.add(card)
        mask ^= 1 << card
    return out
