"""The names of things in Bruges, as position files spell them."""

from __future__ import annotations

from enum import StrEnum


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
