"""What is in the box.

Statue (tessera Statua), canal tile (tessera canale), threat marker (tessera minaccia), worker (lavoratore),
majority tile (tessera maggioranza), seal (sigillo), pawn (pedone).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

PLAYERS = Rule(
    "bruges.box.players",
    "Two, three or four people play.",
    (Witness("it", "per 2-4 giocatori", "per 2-4 giocatori"),),
)

CARDS = Rule(
    "bruges.box.cards",
    "The box holds 165 cards.",
    (Witness("it", "per 2-4 giocatori", "165 carte"),),
)

STATUES = Rule(
    "bruges.box.statues",
    "The box holds six statues.",
    (Witness("it", "per 2-4 giocatori", "6 tessere Statua"),),
)

CANAL_TILES = Rule(
    "bruges.box.canal-tiles",
    "The box holds forty canal tiles.",
    (Witness("it", "per 2-4 giocatori", "40 tessere canali"),),
)

CANAL_TILES_ENOUGH = Rule(
    "bruges.box.canal-tiles-enough",
    "Canal tiles cannot run out, because four players have forty canal spaces.",
    basis=Basis.DERIVED,
)

THREATS = Rule(
    "bruges.box.threats",
    "The box holds forty-five threat markers.",
    (Witness("it", "per 2-4 giocatori", "45 tessere minaccia"),),
)

THREATS_EVEN = Rule(
    "bruges.box.threats-even",
    "There are nine threat markers of each colour.",
    basis=Basis.DERIVED,
    confidence=Confidence.MEDIUM,
)

WORKERS = Rule(
    "bruges.box.workers",
    "The box holds sixty workers.",
    (Witness("it", "per 2-4 giocatori", "60 Lavoratori"),),
    confidence=Confidence.MEDIUM,
)

COINS = Rule(
    "bruges.box.coins",
    "The box holds twenty coins of one florin and 24 of three.",
    (Witness("it", "per 2-4 giocatori", "20 Monete da 1-Fiorino"),),
)

MAJORITY_TILES = Rule(
    "bruges.box.majority-tiles",
    "The box holds twelve majority tiles.",
    (Witness("it", "per 2-4 giocatori", "12 tessere maggioranza"),),
)

OTHERS = Rule(
    "bruges.box.others",
    "The box also holds the board, five dice, the starting marker, four tiles of 50 and 100 points, nine "
    "aid cards, and two seals and two pawns of each of four colours.",
    (Witness("it", "per 2-4 giocatori", "1 Plancia di gioco 4 tessere 50/100"),),
)
