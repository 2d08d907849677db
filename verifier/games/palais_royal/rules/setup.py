"""How the table is laid out.

Stairway (Scalone principale), court of honour (Cortile d'onore), common supply (riserva comune), bank (banca).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Rule, Witness

NOBLES = Rule(
    "palais-royal.setup.nobles",
    "Thirty-six nobles, drawn unseen, lie face up in the park.",
    Witness("it", "Preparazione del gioco", "senza sceglierle, 36 sul tabellone"),
)

NOBLES_UNUSED = Rule(
    "palais-royal.setup.nobles-unused",
    "The six nobles left over take no part in the game.",
    Witness("it", "Preparazione del gioco", "restanti tessere vengono rimesse"),
)

ROOMS = Rule(
    "palais-royal.setup.rooms",
    "The nine rooms form a block of three by three below the castle.",
    Witness("it", "Preparazione del gioco", "formare un blocco di 3 X 3"),
)

ROOMS_ORDER = Rule(
    "palais-royal.setup.rooms-order",
    "The rooms may lie in any order, either side up.",
    Witness("it", "Preparazione del gioco", "con l'ordine che si desidera"),
)

CARDS = Rule(
    "palais-royal.setup.cards",
    "All privilege cards are shuffled into one stack.",
    Witness("it", "Preparazione del gioco", "collocarle in un unico mazzo"),
)

BANK = Rule(
    "palais-royal.setup.bank",
    "All gold lies beside the castle as the bank.",
    Witness("it", "Preparazione del gioco", "costituisce la riserva (banca)"),
)

SERVANTS = Rule(
    "palais-royal.setup.servants",
    "Each player takes eighteen servants of one colour as a personal supply.",
    Witness("it", "Preparazione del gioco", "Ogni giocatore riceve 18 Servitori"),
)

COMMON_SUPPLY = Rule(
    "palais-royal.setup.common-supply",
    "The other seven servants of each colour go to the common supply.",
    Witness("it", "Preparazione del gioco", "I 7 Servitori che restano"),
)

FIXED_SERVANTS = Rule(
    "palais-royal.setup.fixed-servants",
    "Each player sets three servants on the stairway and two in the court of honour.",
    Witness("it", "Preparazione del gioco", "piazza 3 Servitori sullo Scalone"),
)

START_PLAYER = Rule(
    "palais-royal.setup.start-player",
    "The youngest player begins.",
    Witness("it", "Preparazione del gioco", "Il giocatore più giovane inizia"),
)

GOLD = Rule(
    "palais-royal.setup.gold",
    "The start player begins without gold, and each following player with one piece more than the one before.",
    Witness("it", "Preparazione del gioco", "distribuire una Moneta al giocatore"),
)

FREE_SERVANTS = Rule(
    "palais-royal.setup.free-servants",
    "Each player sets five more servants in rooms of choice, several in one room if wanted.",
    Witness("it", "Preparazione del gioco", "5 altri Servitori in luoghi diversi"),
)

FREE_SERVANTS_ORDER = Rule(
    "palais-royal.setup.free-servants-order",
    "The start player sets the five free servants first, the others following clockwise.",
    Witness("it", "Preparazione del gioco", "Gli altri giocatori seguono in senso"),
)

SERVANTS_LEFT = Rule(
    "palais-royal.setup.servants-left",
    "Each player begins the first turn with eight servants in the personal supply.",
    Witness("it", "Preparazione del gioco", "disporranno quindi di 8 Servitori"),
)
