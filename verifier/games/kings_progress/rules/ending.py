"""Housekeeping between rounds, and the end of the game.

Housekeeping (governo delle casate).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

PAWNS_HOME = Rule(
    "kings-progress.house.pawns",
    "Courtiers at the Royal Court go home and the others stay where they are.",
    Witness("it", "4. Governo delle casate", "Ritornare al proprio domicilio tutti i pedoni"),
)

GIFTS_AWAY = Rule(
    "kings-progress.house.gifts-away",
    "Gifts that nobody took are discarded.",
    Witness("it", "4. Governo delle casate", "Tutti i doni non selezionati si"),
)

NEW_GIFTS = Rule(
    "kings-progress.house.new-gifts",
    "New gifts are laid out.",
    Witness("it", "4. Governo delle casate", "Distribuire un nuovo set di doni"),
)

RESHUFFLE = Rule(
    "kings-progress.house.shuffle",
    "The discards are shuffled into the Influence deck, and the three face-up cards stay.",
    Witness("it", "4. Governo delle casate", "Prendere il mazzo influenza, aggiungere gli scarti"),
)

KING_PAWN = Rule(
    "kings-progress.house.king-pawn",
    "The King pawn goes back to the number of players.",
    Witness("it", "4. Governo delle casate", "Piazzare il pedone del Re (bianco)"),
)

START = Rule(
    "kings-progress.house.start-player",
    "The King card's holder begins the next round.",
    Witness("it", "4. Governo delle casate", "Il primo giocatore a giocare"),
)

KEPT = Rule(
    "kings-progress.house.kept",
    "Gifts, hands, builds, control cards and discs stay with their owners through a new round.",
    basis=Basis.DERIVED,
)

AFTER_THREE = Rule(
    "kings-progress.end.after-three",
    "The game ends with the scoring of the third round.",
    basis=Basis.DERIVED,
)

WINNER = Rule(
    "kings-progress.end.winner",
    "Most points win.",
    Witness("it", "Vincere la partita", "Il giocatore con più punti Prestigio"),
)

TIE_GIFTS = Rule(
    "kings-progress.end.tie-gifts",
    "Among those tied for most points, most gifts win.",
    Witness("it", "Vincere la partita", "si calcolano i doni in totale"),
)

TIE_CROWNS = Rule(
    "kings-progress.end.tie-crowns",
    "Among those still tied, most crowns on their gifts win.",
    Witness("it", "Vincere la partita", "poi la maggioranza di corone sui doni"),
)

TIE_BUILT = Rule(
    "kings-progress.end.tie-built-cards",
    "Among those still tied, most cards in builds win.",
    Witness("it", "Vincere la partita", "la maggioranza di carte costruzione"),
)

SHARED = Rule(
    "kings-progress.end.shared",
    "Those tied in everything win together.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

GIFTS_SHORT = Rule(
    "kings-progress.house.gifts-short",
    "A gift deck too small for a new set fills pairs before single gifts.",
    basis=Basis.OPEN,
    confidence=Confidence.LOW,
)
