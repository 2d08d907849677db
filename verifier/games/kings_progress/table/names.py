"""What pieces and places are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from courtroll.verifier.games.kings_progress.table.pieces import (
    CROWN_KINDS,
    GIFT_TYPES,
    SHOWN,
    SUITS,
    VALUES,
    Courtier,
    card,
    prize_of,
)
from courtroll.verifier.games.kings_progress.table.progress import AtPlace
from courtroll.verifier.games.kings_progress.table.state import InPrize, OnCourtier
from courtroll.verifier.kernel.hearing import by_any_name
from courtroll.verifier.kernel.place import AtSeat, Named, Owned, Place

HOME: Final = "home"
"""A courtier's own home."""
ROYAL_COURT: Final = "court"
"""The round's."""

COURTIERS: Final = {courtier.word: courtier for courtier in Courtier}
PRIZES: Final = {prize.word: prize for prize in GIFT_TYPES}
ABILITIES: Final = {
    "disguise": Courtier.CHAMBERLAIN,
    "influence": Courtier.CHAPLAIN,
    "carriage": Courtier.KNIGHT,
    "rumour": Courtier.MISTRESS,
    "negotiate": Courtier.PRIVY_SEAL,
    "favour": Courtier.SECRETARY,
    "opportunity": Courtier.STEWARD,
    "corruption": Courtier.TREASURER,
}
ABILITY_WORDS: Final = {courtier: ability for ability, courtier in ABILITIES.items()}
OTHER_NAMES: Final = by_any_name(
    {
        "chamberlain": "kämmerer ciambellano",
        "chaplain": "kaplan cappellano",
        "knight": "ritter cavaliere",
        "mistress": "mätresse padrona",
        "privy-seal": "siegelbewahrer guardasigilli",
        "secretary": "sekretär segretario",
        "steward": "haushofmeister",
        "treasurer": "schatzmeister tesoriere",
        "castle": "burg burgen castello castelli",
        "land": "ländereien terreno terreni",
        "money": "geld denaro",
        "office": "amt ämter ufficio uffici",
        "title": "titel titolo titoli",
        "disguise": "verkleidung travestimento",
        "influence": "einfluss influenza",
        "carriage": "kutsche carrozza",
        "rumour": "gerücht gerüchte pettegolezzi",
        "negotiate": "verhandlung negoziazione",
        "favour": "gunst favore",
        "opportunity": "gelegenheit opportunità",
        "corruption": "bestechung corruzione",
        "london": "londra",
        ROYAL_COURT: "königshof corte-reale",
        HOME: "wohnsitz residenza dimora domicilio",
    }
)
"""What courtiers, gifts, abilities and places are called in German and Italian, which is heard too."""

CARD_WORDS: Final = tuple(f"{suit.word} {shown}" for suit, shown in zip(SUITS, SHOWN, strict=True))
"""By the kind of an Influence card."""
CARDS_BY_WORD: Final = {word: kind for kind, word in enumerate(CARD_WORDS)}

GIFTS_BY_WORD: Final = {
    f"{prize.word} {crowns}": (prize, crowns) for prize in GIFT_TYPES for crowns in range(CROWN_KINDS)
}


def say_gift(kind: int) -> str:
    prize, crowns = prize_of(kind)
    return f"{prize.word} {crowns}"


def card_of(courtier: Courtier, symbols: int) -> int | None:
    """The kind of a card, if there is such a one."""
    return card(courtier, symbols) if 0 <= symbols < VALUES else None


def say_place(place: Place, players: tuple[str, ...], at_home: int | None = None) -> str:
    """A place in words; of what belongs to `at_home` without the name."""
    match place:
        case InPrize(seat, prize, rank, shared):
            told = f"{prize.word}, " + (f"place {rank}{' shared' if shared else ''}" if rank else "no place")
            return told if seat == at_home else f"{players[seat]} {told}"
        case OnCourtier(seat, courtier):
            return courtier.word if seat == at_home else f"{players[seat]} {courtier.word}"
        case AtSeat(seat, what):
            return f"{players[seat]} {what}".strip()
        case Named(name) | AtPlace(name):
            return name
        case _:
            raise TypeError(f"no words for {place!r}")


def spoken_place(place: Place, called: Mapping[str, str]) -> Owned | None:
    """A place in the words of a language. Inns and the like are called as in the file."""
    match place:
        case InPrize(seat, prize, rank, shared):
            form = ("placed-shared" if shared else "placed") if rank else "unplaced"
            return Owned(seat, called[form].format(prize=called[prize.word], place=rank))
        case OnCourtier(seat, courtier):
            return Owned(seat, called[courtier.word])
        case AtPlace(name):
            return Owned(None, called.get(name, name))
        case Named(name) if name in CARDS_BY_WORD or name in GIFTS_BY_WORD:
            kind, number = name.split()
            return Owned(None, f"{called[kind]} {number}")
        case _:
            return None
