"""Scandal cards: how they come and go, and what each does.

Inheritance (Erbschaft, eredità), Intrigue (Intrige, intrigo), Blackmail (Erpressung, ricatto), Liaison (Liaison,
relazione), Secret Marriage (Geheime Vermählung, matrimonio segreto), Dowry (Mitgift, dote), Cunning Stroke
(Genialer Schachzug, azione scaltra), Tribute (Tribut, tributo), Favour of the Vicar (Gunst des Vikars, favore
del vicario), Whitehall (Whitehall, palazzo di Whitehall).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

COUNTS = Rule(
    "noblemen.card.counts",
    "There are two Whitehall cards, three each of Inheritance, Intrigue and Favour of the Vicar, and four of "
    "each other kind.",
    Witness("de", "Erbschaft (3x)", "Erbschaft (3x)"),
    Witness("it", "Inheritance (Eredità) (3x)", "Inheritance (Eredità) (3x)"),
)

WHEN = Rule(
    "noblemen.card.when",
    "A scandal card is gained at the start of each decade and with each chapel built.",
    Witness("de", "Die Skandalkarten", "zu Beginn jeder Dekade sowie"),
    Witness("it", "Le Carte Scandalo", "I giocatori ricevono Carte Scandalo all'inizio"),
)

DRAW = Rule(
    "noblemen.card.draw",
    "Who gains a scandal card looks at the top three of the stack, keeps one and puts two under the stack.",
    Witness("de", "Die Skandalkarten", "darfst du die obersten 3 Karten des Stapels"),
    Witness("it", "Le Carte Scandalo", "ne prende 3 dalla cima del mazzo"),
)

STACK_SHORT = Rule(
    "noblemen.card.stack-short",
    "With fewer than three cards left, one looks at those there are and keeps one.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

UNDER = Rule(
    "noblemen.card.under-stack",
    "A card played goes under the stack.",
    Witness("de", "Die Skandalkarten", "Ausgespielte Karten legst du immer"),
    Witness("it", "Le Carte Scandalo", "Le carte giocate sono rimesse"),
)

HELD = Rule(
    "noblemen.card.held",
    "Only a card that one holds can be played.",
    basis=Basis.DERIVED,
)

NO_TURN_USE = Rule(
    "noblemen.card.no-turn-use",
    "A Blackmail, a Liaison, or an Intrigue without a draw to go with it does nothing in a turn.",
    basis=Basis.DERIVED,
)

INHERITANCE = Rule(
    "noblemen.card.inheritance",
    "Inheritance puts the cheapest castle of the board into the estate for nothing.",
    Witness("de", "Erbschaft (3x)", "gratis 1 Burg"),
    Witness("it", "Inheritance (Eredità) (3x)", "Ricevi un Castello"),
)

INHERITANCE_PLACE = Rule(
    "noblemen.card.inheritance-place",
    "Inheritance needs an empty meadow next to no castle or palace, or it cannot be played.",
    Witness("de", "Erbschaft (3x)", "darfst du diese Karte nicht ausspielen"),
    Witness("it", "Inheritance (Eredità) (3x)", "Non puoi giocare questa carta"),
)

INHERITANCE_NO_KNIGHT = Rule(
    "noblemen.card.inheritance-no-knight",
    "The castle of an Inheritance brings no knight.",
    Witness("de", "Erbschaft (3x)", "Einen Ritter darfst du"),
    Witness("it", "Inheritance (Eredità) (3x)", "piazzare un Soldato"),
)

INTRIGUE = Rule(
    "noblemen.card.intrigue",
    "Intrigue, handed in when gaining a scandal card, keeps all three cards looked at.",
    Witness("de", "Intrige (3x)", "Du erhältst dann alle 3 Karten"),
    Witness("it", "Intrigue (Intrigo) (3x)", "per tenere tutte e 3"),
)

INTRIGUE_BEFORE = Rule(
    "noblemen.card.intrigue-before",
    "Intrigue works only if it was held before the three cards were taken.",
    Witness("de", "Intrige (3x)", "sofern du sie vorher schon besessen hast"),
    Witness("it", "Intrigue (Intrigo) (3x)", "la devi già possedere"),
)

INTRIGUE_LOOK = Rule(
    "noblemen.card.intrigue-look",
    "One may look at the three cards before deciding on Intrigue.",
    Witness("de", "Intrige (3x)", "Du darfst zuerst die 3 Karten anschauen"),
    Witness("it", "Intrigue (Intrigo) (3x)", "E' consentito guardare le carte pescate"),
)

INTRIGUE_LIMIT = Rule(
    "noblemen.card.intrigue-limit",
    "Intrigue is handed in and not played, so it leaves the turn's one card free.",
    Witness("de", "Intrige (3x)", "darfst du diese Karte abgeben"),
    Witness("it", "Intrigue (Intrigo) (3x)", "puoi giocare questa carta per tenere"),
    confidence=Confidence.MEDIUM,
)

BLACKMAIL = Rule(
    "noblemen.card.blackmail",
    "Blackmail is worth three prestige at a ball.",
    Witness("de", "Erpressung (4x)", "Bei einem Maskenball erhältst du"),
    Witness("it", "Blackmail (Ricatto) (4x)", "Ottieni 3 Prestigio durante"),
)

BLACKMAIL_MANY = Rule(
    "noblemen.card.blackmail-many",
    "Any number of Blackmail cards may be used at one ball.",
    Witness("de", "Erpressung (4x)", "beliebig viele dieser Karten beim selben"),
    Witness("it", "Blackmail (Ricatto) (4x)", "qualsiasi numero di Blackmail"),
)

LIAISON = Rule(
    "noblemen.card.liaison",
    "Liaison is worth three points to whoever still holds it at the end.",
    Witness("de", "Liaison (4x)", "am Spielende 3 Siegpunkte, falls"),
    Witness("it", "Liaison (Relazione) (4x)", "se ancora possiedi questa carta"),
)

LIAISON_MANY = Rule(
    "noblemen.card.liaison-many",
    "Any number of Liaison cards may be held and scored at the end.",
    Witness("de", "Liaison (4x)", "beliebig viele dieser Karten am Spielende"),
    Witness("it", "Liaison (Relazione) (4x)", "qualsiasi numero di carte Liaison"),
)

MARRIAGE = Rule(
    "noblemen.card.secret-marriage",
    "Secret Marriage brings two bribes from the board for nothing and two points.",
    Witness("de", "Geheime Vermählung (4x)", "gratis 2 Bestechungsmarker vom Spielplan"),
    Witness("it", "Secret Marriage (Matrimonio Segreto) (4x)", "Immediatamente prendi 2 Gettoni"),
)

MARRIAGE_SHORT = Rule(
    "noblemen.card.secret-marriage-short",
    "If the board has fewer than two bribes, Secret Marriage brings those and still two points.",
    Witness("de", "Geheime Vermählung (4x)", "aber trotzdem 2 Siegpunkte"),
    Witness("it", "Secret Marriage (Matrimonio Segreto) (4x)", "ma ricevi sempre i 2 Punti"),
)

DOWRY = Rule(
    "noblemen.card.dowry",
    "Dowry brings four tiles drawn blindly from the bag.",
    Witness("de", "Mitgift (4x)", "Du erhältst 4 Plättchen aus dem Beutel"),
    Witness("it", "Dowry (Dote) (4x)", "Pesca casualmente 4 tessere"),
)

CUNNING = Rule(
    "noblemen.card.cunning-stroke",
    "Cunning Stroke grows the estate once more, beside the turn's action.",
    Witness("de", "Genialer Schachzug (4x)", "eine Zusatzaktion Anwesen vergrößern"),
    Witness("it", "Cunning Stroke (Azione Scaltra) (4x)", "un'azione extra Espandere"),
)

CUNNING_TWICE = Rule(
    "noblemen.card.cunning-stroke-twice",
    "Cunning Stroke may go with a turn whose action grows the estate too.",
    Witness("de", "Genialer Schachzug (4x)", "zweimal im selben Zug durchzuführen"),
    Witness("it", "Cunning Stroke (Azione Scaltra) (4x)", "puoi espandere la Tenuta due volte"),
)

CUNNING_APART = Rule(
    "noblemen.card.cunning-stroke-apart",
    "Two growings in one turn are separate, so each tile is rewarded once and the first one's new tiles may "
    "be laid in the second.",
    basis=Basis.DERIVED,
)

TRIBUTE = Rule(
    "noblemen.card.tribute",
    "Tribute brings five pounds.",
    Witness("de", "Tribut (4x)", "erhältst 5 Pfund"),
    Witness("it", "Tribute (Tributo) (4x)", "Prendi £5"),
)

VICAR = Rule(
    "noblemen.card.favour-of-the-vicar",
    "Favour of the Vicar turns tiles put back into the bag into one point each.",
    Witness("de", "Gunst des Vikars (3x)", "Für jedes abgegebene Plättchen"),
    Witness("it", "Favour of the Vicar (Favore del Vicario) (3x)", "per ogni tessera restituita"),
)

VICAR_LIMIT = Rule(
    "noblemen.card.favour-of-the-vicar-limit",
    "Favour of the Vicar takes at most four tiles, all from behind one's own screen.",
    Witness("de", "Gunst des Vikars (3x)", "Lege bis zu 4 Plättchen"),
    Witness("it", "Favour of the Vicar (Favore del Vicario) (3x)", "restituire fino a 4 tessere"),
)

WHITEHALL = Rule(
    "noblemen.card.whitehall",
    "Whitehall brings the Queen.",
    Witness("de", "Whitehall (2x)", "erhältst die Königin"),
    Witness("it", "Whitehall (Palazzo di Whitehall) (2x)", "la Regina"),
)
