"""Persons that a text names, with no more than it says of them. A question may name them though its file does not."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import Final

from courtroll.verifier.games.bruges.document.shapes import Document, EquipmentTable, LaurelTable, PersonTable
from courtroll.verifier.games.bruges.table.pieces import Colour, Group, Thing, Works
from courtroll.verifier.kernel.reading import UNKNOWN, Unknown

_NAMED: Final = (
    PersonTable(name="accountant", works=Works.ONCE, effect="florins 2"),
    PersonTable(name="acrobat"),
    PersonTable(name="alchemist", works=Works.LIGHTNING, effect="florins 6"),
    PersonTable(name="beggar"),
    PersonTable(name="bishop", works=Works.LAUREL, laurel=LaurelTable(points=1, per=Thing.WORKERS, every=2)),
    PersonTable(name="coachman", works=Works.WORKER_YELLOW, effect="play 1"),
    PersonTable(name="councilman", group=Group.BUREAUCRATS),
    PersonTable(name="engraver"),
    PersonTable(name="inventor", works=Works.ALWAYS, effect="hand 1"),
    PersonTable(name="jailer"),
    PersonTable(name="lawyer", works=Works.ALWAYS, effect="on workers: workers 1 same"),
    PersonTable(
        name="mayor",
        works=Works.LAUREL,
        group=Group.BUREAUCRATS,
        laurel=LaurelTable(points=2, per=Group.BUREAUCRATS),
    ),
    PersonTable(name="mathematician"),
    PersonTable(name="powderman"),
    PersonTable(name="prince", price=9, group=Group.NOBLES, works=Works.WORKER_YELLOW),
    PersonTable(name="queen"),
    PersonTable(name="servant", works=Works.WORKER_RED, effect="draw 1"),
    PersonTable(name="troublemaker"),
    PersonTable(name="vicar"),
)
PRINTED: Final = MappingProxyType({str(person.name): person for person in _NAMED})

_AS_PERSON: Final = re.compile(r"\b(?:(?:use|plague|fire) +([a-z]+)|play +([a-z]+) +for +person)\b", re.IGNORECASE)


def with_named(document: Document, text: str) -> Document:
    """The document with the cards that moves name as persons and no key does."""
    found = dict.fromkeys((use or play).lower() for use, play in _AS_PERSON.findall(text))
    missing = [name for name in found if name in PRINTED and name not in _told(document)]
    equipment = document.equipment
    if equipment is None:
        equipment = EquipmentTable()
    elif isinstance(equipment, Unknown):
        equipment = EquipmentTable(
            reputation_track=UNKNOWN,
            reputation_steps=UNKNOWN,
            canal_colours=UNKNOWN,
            canal_prices=UNKNOWN,
            troubles=UNKNOWN,
        )
    if not missing:
        return document
    typed = equipment.persons if isinstance(equipment.persons, tuple) else ()
    free = _colours(document)
    more = tuple(PRINTED[name].but(colour=free[n % len(free)]) for n, name in enumerate(missing))
    return document.but(equipment=equipment.but(persons=(*typed, *more)))


def _told(document: Document) -> set[str]:
    """What the persons are called that the file describes."""
    tables: list[object] = []
    if isinstance(document.equipment, EquipmentTable) and isinstance(document.equipment.persons, tuple):
        tables += document.equipment.persons
    for player in document.player:
        for each in (player.persons, player.hand):
            tables += each if isinstance(each, tuple) else ()
    names = [table.name for table in tables if isinstance(table, PersonTable)]
    return {name.strip().casefold() for name in names if isinstance(name, str)}


def _colours(document: Document) -> list[Colour]:
    """The colours that a card may have of which nobody told it: where the hand is told, those of cards in it."""
    hands = [player.hand for player in document.player if player.name == document.turn]
    held = [Colour(card) for hand in hands if isinstance(hand, tuple) for card in hand if card in set(Colour)]
    return held or list(Colour)
