"""How games begin: as "Preparazione" says, by the readings and the box that were told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from courtroll.properties.games.kings_progress.laws.book import table_now
from courtroll.properties.games.kings_progress.second.table import CARDS, COURTIERS, FIRST_COURT, GIFTS, NOBODY
from courtroll.properties.play.laws import Begun, Breach, Law, only_so_many_begin

TWO_OF_EACH: Final = 2
STANDS_IN: Final = 12
"""Spaces of the court track where nobody typed them: no text says how many there are."""
TYPES: Final = 5
GIFTS_OF_A_TYPE: Final = 12
COLOURS: Final = ("castle", "land", "money", "office", "title")


def set_up_by_the_book(begun: Begun) -> Iterator[Breach]:
    """Every pawn at home, every card and gift in its deck, the King pawn on the number of players."""
    told: Any = begun.header
    if "position" in told:
        return
    table, players = table_now(begun), list(told["players"])
    start = players.index(told.get("start", players[0]))
    crown = told.get("equipment", {}).get("court-track", STANDS_IN)
    gifts = [sum(table.gift_deck[first : first + GIFTS // TYPES]) for first in range(0, GIFTS, GIFTS // TYPES)]
    none = [0] * len(players)
    nobody = [NOBODY] * len(COURTIERS)
    for what, found, should, rule in (
        ("seats", begun.room.names(begun.data), tuple(players), "box.players"),
        ("points", table.points, none, "setup.score-marker"),
        ("deck", table.deck, [TWO_OF_EACH] * CARDS, "box.influence"),
        ("gifts", gifts, [GIFTS_OF_A_TYPE] * TYPES, "box.gifts"),
        ("cards that lie elsewhere", [*map(sum, (*table.hands, *table.gifts))], none * 2, "setup.hand"),
        ("cards that lie open", (sum(table.display), sum(table.discards), table.pairs), (0, 0, []), "setup.display"),
        ("builds", [stack for mine in table.builds for stack in mine if stack], [], "box.control-cards"),
        ("control", (table.major, table.minor, table.used), (nobody,) * 3, "box.control-cards"),
        ("pawns", (table.at, table.arrived), ([*COURTIERS], []), "setup.pawns"),
        ("King pawn", (table.space, table.round), (len(players), 1), "setup.king-pawn"),
        ("King card", (table.king, table.seat, table.mover), (start,) * 3, "setup.start-player"),
        ("first decision", table.phase, "deal", "setup.hand"),
        ("crown", table.crown, crown, "round.five-arrivals"),
        ("different colours", len({*table.colours}), len(players), "box.one-colour-each"),
    ):  # fmt: skip
        if found != should:
            yield Breach(f"{what}: {found!r} and should be {should!r}", (f"kings-progress.{rule}",))


def plays_by_what_is_told(begun: Begun) -> Iterator[Breach]:
    told: Any = begun.header.get("position", begun.header)
    table = table_now(begun)
    for name, reading in told.get("rulings", {}).items():
        played = str(table.options.reading(next(each for each in table.options.options if each.name == name)))
        if played != reading:
            yield Breach(f"{name} is {reading!r} and is played as {played!r}")
    own, courts = [COLOURS[each] for each in table.colours], [table.map.names[FIRST_COURT + n] for n in table.courts]
    for what, found, rule in (("colours", own, "setup.own-colour"), ("courts", courts, "setup.locations")):
        if what in told and found != list(told[what]):
            yield Breach(f"the {what} are {found} and should be {told[what]}", (f"kings-progress.{rule}",))


BEGIN_LAWS: Final[tuple[Law[Begun], ...]] = (
    Law("set-up", "A new game begins as the rules lay it out.", set_up_by_the_book, 1,
        ("kings-progress.setup.pawns", "kings-progress.setup.king-pawn", "kings-progress.setup.start-player")),
    Law("each-a-colour", "Three to five begin, each by a name of their own.",
        only_so_many_begin(3, 5, ("kings-progress.box.players",), ("kings-progress.box.one-colour-each",))),
    Law("by-what-is-told", "Readings, colours and courts are those that were told.", plays_by_what_is_told),
)  # fmt: skip
