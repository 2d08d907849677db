"""The names of things in Bruges, as position files spell them."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Colour(StrEnum):
    """Of cards, dice, workers, threat markers and canal spaces (blu, marrone, giallo, rosso, viola)."""

    BLUE = "blue"
    BROWN = "brown"
    YELLOW = "yellow"
    RED = "red"
    PURPLE = "purple"


class Group(StrEnum):
    """Of persons (categoria)."""

    NOBLES = "nobles"
    """Nobiltà."""
    ENTERTAINERS = "entertainers"
    """Spettacolo."""
    CRAFTSMEN = "craftsmen"
    """Artigianato."""
    CLERGY = "clergy"
    """Chiesa."""
    PROTECTORS = "protectors"
    """Difesa."""
    SCHOLARS = "scholars"
    """Conoscenza."""
    BUREAUCRATS = "bureaucrats"
    """Uffici; Governo in the scoring example."""
    MERCHANTS = "merchants"
    """Commercio."""
    ROYAL_COURT = "royal-court"
    """Corte Reale."""
    ARTISTS = "artists"
    """Arte."""
    UNDERWORLD = "underworld"
    """Bassifondi."""


class Area(StrEnum):
    """What a majority tile is for (Prestigio, Personaggi, Canale)."""

    REPUTATION = "reputation"
    PERSONS = "persons"
    CANALS = "canals"


class Side(StrEnum):
    """Of the seal, as its owner sees it."""

    LEFT = "left"
    RIGHT = "right"


class Thing(StrEnum):
    """What a laurel may count besides the persons of a group."""

    WORKERS = "workers"
    HOUSES = "houses"
    PERSONS = "persons"
    GROUPS = "groups"
    """Different ones, among the persons in the area."""
    FLORINS = "florins"
    CANALS = "canals"
    """Canal tiles on both sides."""
    STATUES = "statues"


class Owned(StrEnum):
    """What else a laurel may count: houses of one colour, empty or not, and threat markers."""

    BLUE_HOUSES = "blue-houses"
    BROWN_HOUSES = "brown-houses"
    YELLOW_HOUSES = "yellow-houses"
    RED_HOUSES = "red-houses"
    PURPLE_HOUSES = "purple-houses"
    THREATS = "threats"


class Trouble(StrEnum):
    """What a third threat marker of one colour sets off."""

    FLOOD = "flood"
    """Inondazione."""
    PLAGUE = "plague"
    """Pestilenza."""
    RAID = "raid"
    """Rivolta."""
    FIRE = "fire"
    """Incendio."""
    INTRIGUE = "intrigue"
    """Cospirazione."""


class Action(StrEnum):
    """What a card is played for."""

    WORKERS = "workers"
    """Prendere 2 lavoratori."""
    FLORINS = "florins"
    """Prendere 1-6 fiorini."""
    THREAT = "threat"
    """Eliminare 1 tessera minaccia."""
    CANAL = "canal"
    """Costruire 1 tessera canale."""
    HOUSE = "house"
    """Costruire 1 casa."""
    PERSON = "person"
    """Piazzare 1 personaggio."""


class Works(StrEnum):
    """When and how a person works: the symbol below the picture."""

    LIGHTNING = "lightning"
    """Lampo."""
    WORKER_BLUE = "worker-blue"
    """Lavoratore, as the next four."""
    WORKER_BROWN = "worker-brown"
    WORKER_YELLOW = "worker-yellow"
    WORKER_RED = "worker-red"
    WORKER_PURPLE = "worker-purple"
    ONCE = "once"
    """Infinito, of the first kind."""
    ALWAYS = "always"
    """Infinito, of the second and third kind."""
    LAUREL = "laurel"
    """Corona di alloro."""


COLOURS: Final = tuple(Colour)
HOUSES_OF: Final = {Owned(f"{colour}-houses"): colour for colour in Colour}
NUMBER: Final = {colour: number for number, colour in enumerate(Colour)}
"""The place of each colour in every row of five."""
SIDES: Final = {side: number for number, side in enumerate(Side)}
SYMBOL_WORKERS: Final = {Works(f"worker-{colour}"): colour for colour in Colour}
"""The worker that using such a person costs."""

SUPPLY: Final = 0
"""The row of what nobody holds; the players' follow. Florins and workers never run out: there they fall below 0."""

FLORIN: Final = 0
WORKERS: Final = 1
"""The first of five columns, in the order of `Colour`."""
THREATS: Final = WORKERS + len(Colour)
"""As many more."""
CANALS: Final = THREATS + len(Colour)
"""Tiles for the left, then for the right of a seal."""
STATUE_TILES: Final = CANALS + len(Side)
"""One column for each statue, from the top of the stack."""
WORKER_COLUMNS: Final = slice(WORKERS, THREATS)
THREAT_COLUMNS: Final = slice(THREATS, CANALS)
CANAL_COLUMNS: Final = slice(CANALS, STATUE_TILES)

UNSEEN: Final = 0
"""The place of cards whose front nobody knows."""
DISCARDS: Final = 1


def row(seat: int) -> int:
    """A player's row of the holdings."""
    return SUPPLY + 1 + seat


def hand(seat: int) -> int:
    """The place of the cards in a player's hand that have been looked at."""
    return 2 + 2 * seat


def ground(seat: int) -> int:
    """The place of a player's houses and persons."""
    return 3 + 2 * seat
