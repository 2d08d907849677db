"""What is in the box and on the map.

Courtier (cortigiano), Influence card (carta Influenza), gift (dono), ability card (carta abilità), minor control card
(carta controllo minore), inn (locanda), Royal Court (Corte Reale), home (domicilio).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

COURTIERS = Rule(
    "kings-progress.box.courtiers",
    "There are eight courtiers, each with a pawn, a home and a suit of Influence cards.",
    Witness("it", "Cortigiani", "Ci sono 8 cortigiani"),
)

INFLUENCE = Rule(
    "kings-progress.box.influence",
    "The 64 Influence cards are eight suits, each with two cards of every value from 0 to 3.",
    Witness("it", "Componenti", "64 Carte Influenza (8 cortigiani"),
)

GIFTS = Rule(
    "kings-progress.box.gifts",
    "There are sixty gift cards, twelve of each of five types.",
    Witness("it", "Componenti", "60 Carte doni (5 tipi di doni"),
)

CROWNS = Rule(
    "kings-progress.box.crowns",
    "Gift cards carry different numbers of crowns, none included, and no text lists them.",
    basis=Basis.DERIVED,
)

CONTROL_CARDS = Rule(
    "kings-progress.box.control-cards",
    "Each courtier has one ability card and one minor control card.",
    Witness("it", "Componenti", "8 Carte controllo minore"),
)

COLOURS = Rule(
    "kings-progress.box.one-colour-each",
    "Each player takes both markers of one colour, which is nobody else's, so that at most five can play.",
    Witness("it", "Preparazione", "Ogni giocatore sceglie i due marker"),
)

PLAYERS = Rule(
    "kings-progress.box.players",
    "Three to five people play; a game of two is not ruled out.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

HOMES = Rule(
    "kings-progress.map.homes",
    "Each courtier has a home on the map, marked by a shield.",
    Witness("it", "Cortigiani", "Uno scudo sulla mappa con il simbolo"),
)

INNS = Rule(
    "kings-progress.map.inns",
    "An inn holds one courtier.",
    Witness("it", "Mappa", "Le locande del viaggiatore"),
)

LONDON = Rule(
    "kings-progress.map.london",
    "London holds two courtiers.",
    Witness("it", "Mappa", "Londra che può ospitare"),
)

TWO_INNS = Rule(
    "kings-progress.map.two-inns",
    "Some places have two inns and others have one.",
    Witness("it", "Avanzamento di un cortigiano", "alcuni luoghi hanno due locande ed alcuni una"),
)
