"""What rooms, cards and places are called."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from courtroll.verifier.games.palais_royal.table.frame import BEYOND, cell_name
from courtroll.verifier.games.palais_royal.table.pieces import Card, Room
from courtroll.verifier.games.palais_royal.table.playing import InRoom, Space
from courtroll.verifier.games.palais_royal.table.state import InCorner
from courtroll.verifier.kernel.hearing import by_any_name
from courtroll.verifier.kernel.place import AtSeat, Named, Owned, Place

ROOMS: Final = {room.name.lower().replace("_", "-"): room for room in Room}
CARDS: Final = {card.name.lower().replace("_", "-"): card for card in Card}
ROOM_NAMES: Final = tuple(ROOMS)
CARD_NAMES: Final = tuple(CARDS)
OTHER_NAMES: Final = by_any_name(
    {
        "court": "hof ehrenhof cortile cortile-d'onore",
        "gate": "tor cancellata cancello",
        "stairway": "treppe treppenhaus scalone scalone-principale",
        "mint": "münze münzerei zecca",
        "king": "könig kabinett kabinett-des-königs re gabinetto gabinetto-del-re",
        "pompadour": "madame-de-pompadour",
        "office": "schreibstube ufficio",
        "back-door": "hintertür hintereingang porta porta-di-servizio",
        "cardinal": "kardinal cardinale",
        "majorities": "mehrheiten alle-mehrheiten karte-für-alle-mehrheiten "
        "maggioranze tutte-le-maggioranze carta-per-tutte-le-maggioranze",
        "gate-and-steps": "tor-und-schritte karte-für-tor-und-schritte "
        "cancellata-e-spostamenti carta-per-cancellata-e-spostamenti",
        "five-steps": "fünf-schritte karte-für-fünf-schritte cinque-spostamenti carta-da-cinque-spostamenti",
        "nine-steps": "neun-schritte karte-für-neun-schritte nove-spostamenti carta-da-nove-spostamenti",
        "seals": "siegel siegelkarte sigilli carta-dei-sigilli",
        "gold": "münzen monete oro",
        "two-points": "zwei-punkte karte-zu-zwei-punkten due-punti carta-da-due-punti",
        "four-points": "vier-punkte karte-zu-vier-punkten quattro-punti carta-da-quattro-punti",
        "turquoise": "türkis türkise turchese turchesi",
        "violet": "violett violette viola",
        "supply": "vorrat riserva",
    }
)
"""What rooms, cards and seals are called in German and Italian, which is heard too."""


def say_cell(cell: int) -> str:
    return "that space" if cell == BEYOND else cell_name(cell)


def say_place(place: Place, players: tuple[str, ...], at_home: int | None = None) -> str:
    """A place in words; of what belongs to `at_home` without the player's name."""
    match place:
        case Named(name):
            return name
        case AtSeat(seat, what):
            return what if seat == at_home else f"{players[seat]} {what}"
        case Space(cell):
            return say_cell(cell)
        case InRoom(room):
            return ROOM_NAMES[room]
        case InCorner((first, second)):
            return f"{first}/{second}"
        case _:
            raise TypeError(f"no words for {place!r}")


def spoken_place(place: Place, edges: Collection[str], called: Mapping[str, str]) -> Owned | None:
    """A place in the words of a language. Edges have the names that the file gives them, even where something else is
    called so; cells are named alike in all languages.
    """
    match place:
        case InRoom(room) if ROOM_NAMES[room] in called:
            return Owned(None, called[ROOM_NAMES[room]])
        case Named(name) if name in edges:
            return Owned(None, name)
        case AtSeat(seat, what) if what in edges:
            return Owned(seat, what)
    return None
