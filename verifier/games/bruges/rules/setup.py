"""How a game begins.

Personal area (Area personale), town hall (Municipio), guard house (corpo di guardia).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Rule, Witness

STATUE_VALUES = Rule(
    "bruges.setup.statue-values",
    "There is one statue each of 2, 3, 4, 5, 6 and 7 points.",
    Witness("it", "Preparazione del gioco", "quella di valore 3 e via di"),
)

STATUE_STACK = Rule(
    "bruges.setup.statue-stack",
    "The statues lie in one stack, falling from 7 on top to 2.",
    Witness("it", "Preparazione del gioco", "deve apparire la tessera con valore 7"),
)

START_PLAYER = Rule(
    "bruges.setup.start-player",
    "Whoever fried something last begins, and takes the marker and the dice.",
    Witness("it", "Preparazione del gioco", "per ultimo ha fritto qualcosa"),
)

SEALS = Rule(
    "bruges.setup.seals",
    "Each player's seals have a colour of their own, and the small one marks the guard house of the owner's canals.",
    Witness("it", "Preparazione del gioco", "sulla plancia nel corpo di guardia"),
)

REPUTATION = Rule(
    "bruges.setup.reputation",
    "One pawn starts at the town hall, beside the reputation track and not yet on it.",
    Witness("it", "Preparazione del gioco", "posto sul Municipio accanto alla Traccia"),
)

POINTS = Rule(
    "bruges.setup.points",
    "Everybody starts with five points.",
    Witness("it", "Preparazione del gioco", "nel segnapunti sul valore 5"),
)

MAJORITIES = Rule(
    "bruges.setup.majorities",
    "Everybody starts with three majority tiles, all grey side up.",
    Witness("it", "Preparazione del gioco", "con il lato grigio in vista"),
)

GOODS = Rule(
    "bruges.setup.goods",
    "Everybody, whatever the own colour, starts with a worker of each colour and five florins.",
    Witness("it", "Preparazione del gioco", "1 lavoratore in ciascuno dei 5 colori"),
)

NO_HAND = Rule(
    "bruges.setup.no-hand",
    "Nobody has cards in hand before the first round.",
    Witness("it", "Preparazione del gioco", "giocatori non hanno carte in mano"),
)

STACKS = Rule(
    "bruges.setup.stacks",
    "All cards are shuffled, whatever their backs, and parted into five stacks as even as can be.",
    Witness("it", "Preparazione del gioco", "suddivise in 5 mazzi quasi uguali"),
)

PILES = Rule(
    "bruges.setup.piles",
    "As many stacks as there are players are shuffled together and halved into the two draw piles.",
    Witness("it", "Preparazione del gioco", "tanti quanti il numero dei giocatori"),
)

EXTRA_PILE = Rule(
    "bruges.setup.extra-pile",
    "The stacks left over form the extra pile, which is laid aside.",
    Witness("it", "Preparazione del gioco", "formano un mazzo che viene messo"),
)

SUPPLY = Rule(
    "bruges.setup.supply",
    "Workers, coins, canal tiles and threat markers form the common supply.",
    Witness("it", "Preparazione del gioco", "vengono messi in una riserva"),
)
