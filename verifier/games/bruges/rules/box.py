"""What is in the box.

Statue (tessera Statua), canal tile (tessera canale), threat marker (tessera minaccia), worker (lavoratore),
majority tile (tessera maggioranza), seal (sigillo), pawn (pedone).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

PLAYERS = Rule(
    "bruges.box.players",
    "Two, three or four people play.",
    Witness("it", "per 2-4 giocatori", "per 2-4 giocatori"),
)

CARDS = Rule(
    "bruges.box.cards",
    "The box holds 165 cards.",
    Witness("it", "per 2-4 giocatori", "165 carte"),
)

STATUES = Rule(
    "bruges.box.statues",
    "The box holds six statues.",
    Witness("it", "per 2-4 giocatori", "6 tessere Statua"),
)

CANAL_TILES = Rule(
    "bruges.box.canal-tiles",
    "The box holds forty canal tiles, one for each canal space of four players.",
    Witness("it", "per 2-4 giocatori", "40 tessere canali"),
)

THREATS_EVEN = Rule(
    "bruges.box.threats-even",
    "The box holds forty-five threat markers, nine of each colour.",
    Witness("it", "per 2-4 giocatori", "45 tessere minaccia"),
    basis=Basis.DERIVED,
    confidence=Confidence.MEDIUM,
)
