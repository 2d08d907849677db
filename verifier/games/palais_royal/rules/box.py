"""What is in the box.

Room (Ambiente), coin (Moneta), noble (tessera Nobile), privilege card (carta Privilegio), servant (Servitore).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

COINS = Rule(
    "palais-royal.box.coins",
    "The box holds 33 gold pieces: twelve of three and 21 of one.",
    Witness("it", "Materiale del gioco", "33 monete d'oro (12 di valore"),
)

COINS_ENDLESS = Rule(
    "palais-royal.box.coins-endless",
    "Gold never runs out, even where the pieces in the box would.",
    basis=Basis.OPEN,
    confidence=Confidence.LOW,
)

NOBLES = Rule(
    "palais-royal.box.nobles",
    "The box holds 42 nobles.",
    Witness("it", "Materiale del gioco", "42 tessere Nobile"),
)

CARDS = Rule(
    "palais-royal.box.cards",
    "The box holds 36 privilege cards.",
    Witness("it", "Materiale del gioco", "36 carte Privilegio"),
)

CARD_COPIES = Rule(
    "palais-royal.box.card-copies",
    "There are nine kinds of privilege cards and four cards of each kind.",
    Witness("it", "Materiale del gioco", "9 carte diverse, quattro per"),
)

SERVANTS_EACH = Rule(
    "palais-royal.box.servants-each",
    "Each of four colours has 25 servants: the eighteen of the start and seven in the common supply.",
    Witness("it", "Materiale del gioco", "100 pedine Servitori in legno"),
    basis=Basis.DERIVED,
)

PLAYERS = Rule(
    "palais-royal.box.players",
    "Two, three or four people play.",
    Witness("it", "Materiale del gioco", "4 schede di aiuto"),
    basis=Basis.DERIVED,
    confidence=Confidence.MEDIUM,
)
