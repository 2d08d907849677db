"""What is in the box, and what this program can hold of it.

Tile (Plättchen, tessera), bribe (Bestechungsmarker, gettone corruzione), knight (Ritter, soldato),
title (Adelstitel, titolo), screen (Sichtschirm, schermo).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

PLAYERS = Rule(
    "noblemen.box.players",
    "Three, four or five people play.",
    Witness("de", "Spielvorbereitung (beispielhaft für 4 Spieler)", "5 Spieler 1 1 2 3"),
    Witness("it", "Noblemen", "3-5 nobili dai 12 anni"),
)

TILES = Rule(
    "noblemen.box.tiles",
    "The box holds 202 land tiles: 62 fields, 44 fountains, 48 groves and 48 meadows.",
    Witness("de", "Spielmaterial", "202 Landschaftsplättchen (62x Acker"),
    Witness("it", "Componenti", "202 Tessere Terreno (62 Campo"),
)

COINS = Rule(
    "noblemen.box.coins",
    "The box holds 82 coins: 40 of one pound, 26 of five and 16 of ten.",
    Witness("de", "Spielmaterial", "82 Geldmünzen (40x 1, 26x 5, 16x 10)"),
    Witness("it", "Componenti", "85 Gettoni Moneta (40x1, 26x5, 16x10)"),
)

CARDS = Rule(
    "noblemen.box.cards",
    "The box holds 35 scandal cards, which is what the counts of its ten kinds add up to.",
    Witness("de", "Spielmaterial", "35 Skandalkarten"),
    Witness("it", "Componenti", "34 Carte Scandalo"),
)

CASTLES = Rule(
    "noblemen.box.castles",
    "The box holds fifteen castles.",
    Witness("de", "Spielmaterial", "15 Burgen"),
    Witness("it", "Componenti", "15 Castelli"),
)

CHAPELS = Rule(
    "noblemen.box.chapels",
    "The box holds fifteen chapels.",
    Witness("de", "Spielmaterial", "15 Kapellen"),
    Witness("it", "Componenti", "15 Cappelle"),
)

PALACES = Rule(
    "noblemen.box.palaces",
    "The box holds as many palaces as its edition lists, twelve or fifteen.",
    Witness("de", "Spielmaterial", "12 Paläste"),
    Witness("it", "Componenti", "15 Palazzi"),
)

FOLLIES = Rule(
    "noblemen.box.follies",
    "The box holds four follies.",
    Witness("de", "Spielmaterial", "4 Follys"),
    Witness("it", "Componenti", "4 Follie"),
)

TITLES = Rule(
    "noblemen.box.titles",
    "The box holds twelve titles: one duke, one marquess, two earls, three viscounts and five barons.",
    Witness("de", "Spielmaterial", "12 Adelstitel"),
    Witness("it", "Componenti", "12 Titoli"),
)

BRIBES = Rule(
    "noblemen.box.bribes",
    "The box holds as many bribes as its edition lists, twenty or twenty-eight.",
    Witness("de", "Spielmaterial", "20 Bestechungsmarker"),
    Witness("it", "Componenti", "28 Gettoni Corruzione"),
)

KNIGHTS = Rule(
    "noblemen.box.knights",
    "The box holds ten knights, two in each of five colours.",
    Witness("de", "Spielmaterial", "10 Ritter (in 5 Spielerfarben)"),
    Witness("it", "Componenti", "10 Soldati (in 5 colori)"),
)

SCREENS = Rule(
    "noblemen.box.screens",
    "The box holds five screens, one for each player at a full table.",
    Witness("de", "Spielmaterial", "5 Sichtschirme"),
    Witness("it", "Componenti", "5 Schermi dei Giocatori"),
)

ACTION_MARKERS = Rule(
    "noblemen.box.action-markers",
    "Each of the five colours has one tax marker and one land marker.",
    Witness("de", "Spielmaterial", "5 Steuermarker"),
    Witness("it", "Componenti", "5 Gettoni Tasse"),
)

COUNTERS = Rule(
    "noblemen.box.counters",
    "Each of the five colours has one counter for points and one for prestige.",
    Witness("de", "Spielmaterial", "5 Siegpunktzähler"),
    Witness("it", "Componenti", "5 Segnalini Punti Vittoria"),
)

SINGLES = Rule(
    "noblemen.box.singles",
    "There is one board in two parts, one Queen, one decade marker, one round marker and one bag.",
    Witness("de", "Spielmaterial", "1 Dekadenzähler"),
    Witness("it", "Componenti", "1 Segnalino Decade (blu)"),
)

SUMMARIES = Rule(
    "noblemen.box.summaries",
    "The box holds ten summary cards, five of each of two kinds.",
    Witness("de", "Spielmaterial", "10 Übersichtskarten"),
    Witness("it", "Componenti", "10 Carte Riepilogo"),
)

PRICES_UNPRINTED = Rule(
    "noblemen.box.prices",
    "The building prices stand only in the board's picture, so they are typed from it or assumed.",
    basis=Basis.TOOL,
)

TRACK_UNPRINTED = Rule(
    "noblemen.box.round-track",
    "The spaces of the round track stand only in the board's picture, so they are typed from it or assumed.",
    basis=Basis.TOOL,
)

COINS_ENDLESS = Rule(
    "noblemen.box.coins-endless",
    "Money never runs out, even where the coins in the box would.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

FRAME = Rule(
    "noblemen.tool.frame",
    "This program keeps an estate on a frame of 64 by 64 cells.",
    basis=Basis.TOOL,
)

TANGLED = Rule(
    "noblemen.tool.tangled",
    "This program refuses an estate whose areas it cannot split within its limit of work.",
    basis=Basis.TOOL,
)
