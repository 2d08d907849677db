"""Bribing, taxing, gaining land, giving to the church, and leisure.

Action markers: tax marker (Steuermarker, gettone tasse), land marker (Landgewinnungsmarker, gettone acquisto terreno).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

BRIBE_LIMIT = Rule(
    "noblemen.bribe.up-to-five",
    "One bribing takes at most five bribes.",
    Witness("de", "C Königsfamilie bestechen", "Nimm bis zu 5 Bestechungsmarker"),
    Witness("it", "C) Corrompere i Reali", "Prendi 5 Gettoni Corruzione"),
)

BRIBE_NONE = Rule(
    "noblemen.bribe.none",
    "Bribing for no bribe at all is allowed, though it never pays.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

BRIBE_PILE = Rule(
    "noblemen.bribe.pile",
    "Bribes are taken from the pile on the board, as far as it reaches.",
    Witness("de", "C Königsfamilie bestechen", "Bestechungsmarker vom Spielplan, bezahle sie"),
    Witness("it", "C) Corrompere i Reali", "dalla cima della pila"),
)

BRIBE_PRICE = Rule(
    "noblemen.bribe.price",
    "Each bribe costs two pounds, and nobody takes more of them than can be paid for.",
    Witness("de", "C Königsfamilie bestechen", "Jeder Marker kostet"),
    Witness("it", "C) Corrompere i Reali", "che prendi, paga £2"),
)

BRIBE_POINT = Rule(
    "noblemen.bribe.point",
    "Each bribe bought scores one point.",
    Witness("de", "C Königsfamilie bestechen", "jeden gekauften Marker 1 Siegpunkt"),
    Witness("it", "C) Corrompere i Reali", "paga £2 e ricevi 1 Punto Vittoria"),
)

BRIBE_USES = Rule(
    "noblemen.bribe.uses",
    "Bribes are spent when taxing, when gaining land and at balls.",
    Witness("de", "D Steuern eintreiben", "Später im Spiel kannst du deine Bestechungsmarker"),
    Witness("it", "C) Corrompere i Reali", "puoi utilizzare i tuoi Gettoni Corruzione"),
)

BRIBE_BACK = Rule(
    "noblemen.bribe.back",
    "A bribe spent goes back on the board's pile, where it can be bought again.",
    Witness("de", "D Steuern eintreiben", "können sie erneut erworben"),
    Witness("it", "C) Corrompere i Reali", "possono essere acquistati"),
)

TAX_ONCE = Rule(
    "noblemen.tax.once",
    "Each player taxes at most once a decade and lays the tax marker open to show it.",
    Witness("de", "D Steuern eintreiben", "nicht öfter als einmal pro Dekade"),
    Witness("it", "D) Raccolta delle Tasse", "una sola volta per decade"),
)

TAX_FIELD = Rule(
    "noblemen.tax.field",
    "Every field of the estate brings one pound in taxes.",
    Witness("de", "D Steuern eintreiben", "Für jeden Acker in deinem Anwesen"),
    Witness("it", "D) Raccolta delle Tasse", "Prendi £1 per ogni Campo"),
)

TAX_FARM = Rule(
    "noblemen.tax.farm",
    "Every farm of the estate without a knight on it brings two pounds in taxes.",
    Witness("de", "D Steuern eintreiben", "jedes unbesetzte Gutshofsymbol"),
    Witness("it", "D) Raccolta delle Tasse", "Simbolo Fattoria non occupato"),
)

TAX_KNIGHT = Rule(
    "noblemen.tax.knight",
    "Every knight of one's own on another player's farm brings two pounds in taxes.",
    Witness("de", "D Steuern eintreiben", "auf einem Gutshofsymbol eines Mitspielers"),
    Witness("it", "D) Raccolta delle Tasse", "che occupa una Fattoria avversaria"),
)

TAX_BRIBE = Rule(
    "noblemen.tax.bribe",
    "Every bribe spent on taxes brings one pound.",
    Witness("de", "D Steuern eintreiben", "den du abgibst, erhältst du 1 Pfund"),
    Witness("it", "D) Raccolta delle Tasse", "Prendi £1 per ogni Gettone Corruzione"),
)

LAND_ONCE = Rule(
    "noblemen.land.once",
    "Each player gains land at most once a decade and lays the land marker open to show it.",
    Witness("de", "E Land gewinnen", "nicht öfter als einmal pro Dekade"),
    Witness("it", "E) Acquistare i Terreni", "una sola volta per decade"),
)

LAND_GROVE = Rule(
    "noblemen.land.grove",
    "Every grove of the estate brings one tile when gaining land.",
    Witness("de", "E Land gewinnen", "Für jeden Hain in deinem Anwesen"),
    Witness("it", "E) Acquistare i Terreni", "1 tessera per ogni Bosco"),
)

LAND_FOREST = Rule(
    "noblemen.land.forest",
    "Every forest of the estate without a knight on it brings two tiles when gaining land.",
    Witness("de", "E Land gewinnen", "unbesetzte Waldsymbol"),
    Witness("it", "E) Acquistare i Terreni", "Simbolo Foresta non occupato"),
)

LAND_KNIGHT = Rule(
    "noblemen.land.knight",
    "Every knight of one's own on another player's forest brings two tiles when gaining land.",
    Witness("de", "E Land gewinnen", "auf einem Waldsymbol eines Mitspielers"),
    Witness("it", "E) Acquistare i Terreni", "che occupa una Foresta avversaria"),
)

LAND_BRIBE = Rule(
    "noblemen.land.bribe",
    "Every bribe spent on land brings one tile.",
    Witness("de", "E Land gewinnen", "den du abgibst, erhältst du 1 Plättchen"),
    Witness("it", "E) Acquistare i Terreni", "1 tessera per ogni Gettone Corruzione"),
)

CHURCH_HELD = Rule(
    "noblemen.church.from-screen",
    "Any number of tiles from behind one's own screen may be given to the church.",
    Witness("de", "F Der Kirche stiften", "Nimm beliebig viele Plättchen"),
    Witness("it", "F) Donazione alla Chiesa", "numero qualsiasi di tessere"),
)

CHURCH_NONE = Rule(
    "noblemen.church.none",
    "Giving the church no tile at all is allowed, though it never pays.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

CHURCH_LIMIT = Rule(
    "noblemen.church.three-each",
    "In one decade the church takes at most three tiles of each kind from all players together.",
    Witness("de", "F Der Kirche stiften", "nur je höchstens 3 Plättchen"),
    Witness("it", "F) Donazione alla Chiesa", "accetta solo 3 tessere di ogni tipo"),
)

CHURCH_POINT = Rule(
    "noblemen.church.point",
    "Each tile given to the church scores one point.",
    Witness("de", "F Der Kirche stiften", "das du der Kirche schenkst"),
    Witness("it", "F) Donazione alla Chiesa", "ogni tessera che doni alla Chiesa"),
)

LEISURE = Rule(
    "noblemen.leisure.point",
    "Who takes leisure does nothing and scores one point.",
    Witness("de", "G Müßiggang", "Mache einfach"),
    Witness("it", "G) Tempo Libero", "Semplicemente ricevi 1 Punto Vittoria"),
)
