"""How the game is set up.

Score marker (marker punteggio), hand (mano), major and minor gifts (doni maggiori, doni minori), Court time track
(tracciato temporale della Corte).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Rule, Witness

SCORE_MARKER = Rule(
    "kings-progress.setup.score-marker",
    "One marker counts points, and the other shows whose colour it is.",
    Witness("it", "Preparazione", "l'altro si piazza davanti al giocatore"),
)

OWN_COLOUR = Rule(
    "kings-progress.setup.own-colour",
    "A player is drawn to the gift type of the markers' colour: castles blue, land green, money yellow, offices red, "
    "titles purple.",
    Witness("it", "Preparazione", "tipo di dono ogni giocatore è particolarmente attratto"),
)

START_PLAYER = Rule(
    "kings-progress.setup.start-player",
    "A starting player drawn by lot gets the King card.",
    Witness("it", "Preparazione", "Scegliete un giocatore iniziale a caso"),
)

LOCATIONS = Rule(
    "kings-progress.setup.locations",
    "The three location cards are laid face up at the Royal Courts by chance.",
    Witness("it", "Preparazione", "Piazzate le 3 carte ordine località"),
)

PAWNS = Rule(
    "kings-progress.setup.pawns",
    "Every courtier starts at home.",
    Witness("it", "Preparazione", "Piazzate il pedone di ogni cortigiano"),
)

HAND = Rule(
    "kings-progress.setup.hand",
    "Each player is dealt four Influence cards.",
    Witness("it", "Preparazione", "date ad ogni giocatore Quattro carte Influenza"),
)

HAND_KEPT = Rule(
    "kings-progress.setup.hand-kept",
    "Each player discards one of the four face down and keeps three.",
    Witness("it", "Preparazione", "scarteranno una carta coperta e"),
)

DISPLAY = Rule(
    "kings-progress.setup.display",
    "The other Influence cards and the discards form the deck, and three cards lie face up beside it.",
    Witness("it", "Preparazione", "scoprire accanto allo stesso tre carte"),
)

MAJOR_GIFTS = Rule(
    "kings-progress.setup.major-gifts",
    "Twelve gifts lie in six pairs as major gifts.",
    Witness("it", "Preparazione", "in 6 coppie di 2"),
)

MINOR_GIFTS = Rule(
    "kings-progress.setup.minor-gifts",
    "Six gifts lie singly as minor gifts.",
    Witness("it", "Preparazione", "Poi mettetene 6 nell'area"),
)

KING_PAWN = Rule(
    "kings-progress.setup.king-pawn",
    "The King pawn starts on the number of players.",
    Witness("it", "Preparazione", "sul numero uguale al numero dei giocatori"),
)

DROPS = Rule(
    "kings-progress.setup.drops",
    "Nobody but its owner sees which of the four cards goes back.",
    basis=Basis.DERIVED,
)
