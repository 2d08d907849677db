"""Knights: where they go after a castle, and what they take there."""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

REWARD = Rule(
    "noblemen.knight.reward",
    "Who builds a castle may put a knight on another player's area, or leave it.",
    Witness("de", "Burg", "Als Belohnung für den Burgbau darfst"),
    Witness("it", "Castello", "Come ricompensa per la costruzione del Castello"),
)

SUPPLY_FIRST = Rule(
    "noblemen.knight.supply-first",
    "The knight comes from the supply, and only with none left there may one already out be moved.",
    Witness("de", "Burg", "Hast du keinen Ritter mehr im Vorrat"),
    Witness("it", "Castello", "tu puoi piazzare o muovere"),
)

TARGET = Rule(
    "noblemen.knight.target",
    "A knight goes only on a completed area of another player.",
    Witness("de", "Burg", "Gebietssymbol (Gutshof, Wald, Garten) eines Mitspielers"),
    Witness("it", "Castello", "avversaria (Fattoria, Foresta, Giardino)"),
)

UNOCCUPIED = Rule(
    "noblemen.knight.unoccupied",
    "A knight goes only on an area that no knight occupies.",
    Witness("de", "Burg", "auf ein fertiges und unbesetztes Gebietssymbol"),
    Witness("it", "Castello", "completata e non occupata"),
)

TAKE_MONEY = Rule(
    "noblemen.knight.farm",
    "A knight put on a farm takes two pounds from the area's owner, or whatever less there is.",
    Witness("de", "Burg", "gibt dir 2 Pfund"),
    Witness("it", "Castello", "deve pagarti £2"),
)

TAKE_TILES = Rule(
    "noblemen.knight.forest",
    "A knight put on a forest takes two tiles from behind the owner's screen, or whatever less there is.",
    Witness("de", "Burg", "gibt dir 2 Plättchen"),
    Witness("it", "Castello", "consegnarti 2 tessere"),
)

TAKE_CHOICE = Rule(
    "noblemen.knight.victim-chooses",
    "The player who gives the two tiles chooses which.",
    Witness("de", "Burg", "Er darf selbst wählen, welche"),
    Witness("it", "Castello", "2 tessere di sua scelta"),
)

TAKE_QUEEN = Rule(
    "noblemen.knight.garden",
    "A knight put on a garden takes the Queen if the garden's owner has her, and otherwise nothing.",
    Witness("de", "Burg", "gibt dir die Königin"),
    Witness("it", "Castello", "consegnarti la Regina"),
)

MOVED = Rule(
    "noblemen.knight.moved",
    "A moved knight takes from its new area just as a fresh one does.",
    Witness("de", "Burg", "Für das neu besetzte Symbol erhältst du"),
    Witness("it", "Castello", "In base al simbolo, il tuo avversario"),
)

MOVED_WITHIN = Rule(
    "noblemen.knight.moved-within",
    "A knight may be moved to another area of the same estate.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

TWO_EACH = Rule(
    "noblemen.knight.two",
    "Each player has two knights, since ten are shared among five colours.",
    basis=Basis.DERIVED,
)

STAYS = Rule(
    "noblemen.knight.stays",
    "A knight stays where it is, through new decades too, until its owner moves it.",
    basis=Basis.OPEN,
)

ONLY_CASTLE = Rule(
    "noblemen.knight.one-per-castle",
    "A player has no more knights out than castles built, because nothing else brings one out.",
    basis=Basis.DERIVED,
)
