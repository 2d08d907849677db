"""The ball: prestige, its track, and the titles.

Ball (Maskenball, ballo mascherato), prestige (Prestige, prestigio), prestige marker (Prestigezähler, segnalino
prestigio), prestige track (Prestigeleiste, traccia del prestigio).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

TWO_A_DECADE = Rule(
    "noblemen.ball.two",
    "Each decade has two balls.",
    Witness("de", "Maskenball", "Zweimal pro Dekade"),
    Witness("it", "Ballo Mascherato", "organizza due volte un Ballo"),
)

STEPS = Rule(
    "noblemen.ball.steps",
    "A ball has six steps in a fixed order: titles back, prestige, new titles, points, markers back, round marker on.",
    Witness("de", "Maskenball", "geschehen die folgenden Dinge in dieser Reihenfolge"),
    Witness("it", "Ballo Mascherato", "seguire, in ordine, le seguenti istruzioni"),
)

TITLES_BACK = Rule(
    "noblemen.ball.titles-back",
    "A ball begins with everybody's title going back to the supply.",
    Witness("de", "1 Adelstitel zurückgeben", "eure derzeitigen Adelstitel in den Vorrat"),
    Witness("it", "1) Restituire i Titoli", "restituisce il suo attuale Titolo"),
)

ORDER = Rule(
    "noblemen.prestige.order",
    "Players settle their prestige one by one, clockwise from the Queen's owner.",
    Witness("de", "2 Prestige berechnen", "einzeln und nacheinander euren Prestigewert"),
    Witness("it", "2) Conteggio del Prestigio", "Iniziando dal giocatore che possiede la Regina"),
)

FOUNTAIN = Rule(
    "noblemen.prestige.fountain",
    "Every fountain of the estate gives one prestige.",
    Witness("de", "2 Prestige berechnen", "Für jeden Brunnen in deinem Anwesen"),
    Witness("it", "2) Conteggio del Prestigio", "Ogni Fontana nella tua Tenuta"),
)

GARDEN = Rule(
    "noblemen.prestige.garden",
    "Every garden of the estate without a knight on it gives two prestige.",
    Witness("de", "2 Prestige berechnen", "jedes unbesetzte Gartensymbol"),
    Witness("it", "2) Conteggio del Prestigio", "Simbolo Giardino non occupato"),
)

KNIGHT = Rule(
    "noblemen.prestige.knight",
    "Every knight of one's own on another player's garden gives two prestige.",
    Witness("de", "2 Prestige berechnen", "auf einem Gartensymbol eines Mitspielers"),
    Witness("it", "2) Conteggio del Prestigio", "occupa un Giardino avversario"),
)

PALACE = Rule(
    "noblemen.prestige.palace",
    "Every palace of the estate gives two prestige.",
    Witness("de", "2 Prestige berechnen", "Palast in deinem Anwesen erhältst du 2 Prestige"),
    Witness("it", "2) Conteggio del Prestigio", "Ogni Palazzo nella tua Tenuta"),
)

BRIBE = Rule(
    "noblemen.prestige.bribe",
    "Every bribe spent at a ball gives one prestige.",
    Witness("de", "2 Prestige berechnen", "den du abgibst, erhältst du 1 Prestige"),
    Witness("it", "2) Conteggio del Prestigio", "Ogni Gettone Corruzione che restituisci"),
)

BLACKMAIL = Rule(
    "noblemen.prestige.blackmail",
    "Every Blackmail handed in at a ball gives three prestige.",
    Witness("de", "2 Prestige berechnen", "Für jede Skandalkarte Erpressung"),
    Witness("it", "2) Conteggio del Prestigio", "Carta Scandalo Blackmail che restituisci"),
)

CARD = Rule(
    "noblemen.prestige.card",
    "Every other scandal card handed in at a ball gives one prestige.",
    Witness("de", "2 Prestige berechnen", "Für jede andere Skandalkarte"),
    Witness("it", "2) Conteggio del Prestigio", "Ogni altra Carta Scandalo"),
)

CARDS_ANY = Rule(
    "noblemen.prestige.any-number",
    "Any number of scandal cards may be handed in at one ball.",
    Witness("de", "Die Skandalkarten", "beliebig viele Skandalkarten abgeben"),
    Witness("it", "Le Carte Scandalo", "qualsiasi numero di Carte Scandalo"),
)

CARD_SPENT = Rule(
    "noblemen.prestige.card-spent",
    "A card handed in for prestige goes under the stack and does nothing else.",
    Witness("de", "Die Skandalkarten", "kannst du nicht anderweitig nutzen"),
    Witness("it", "Le Carte Scandalo", "non possono essere utilizzate per altro"),
)

HELD = Rule(
    "noblemen.ball.spend-held",
    "Only bribes and cards that one holds can be spent at a ball.",
    basis=Basis.DERIVED,
)

TRACK = Rule(
    "noblemen.track.space",
    "The prestige marker goes to the space of its owner's total.",
    Witness("de", "2 Prestige berechnen", "auf der Prestigeleiste auf das entsprechende Feld"),
    Witness("it", "2) Conteggio del Prestigio", "muovi il tuo Segnalino Prestigio dei corrispondenti"),
)

TRACK_TAKEN = Rule(
    "noblemen.track.taken",
    "A marker whose space is taken goes to the next lower free space.",
    Witness("de", "2 Prestige berechnen", "auf das nächste niedrigere freie Feld"),
    Witness("it", "2) Conteggio del Prestigio", "primo spazio libero immediatamente dietro"),
)

TRACK_BALLS_ONLY = Rule(
    "noblemen.track.balls-only",
    "Prestige markers move only at balls.",
    Witness("de", "Spielvorbereitung (beispielhaft für 4 Spieler)", "Diesen Zähler bewegt ihr nur während"),
    Witness("it", "Setup (Esempio per 4 giocatori)", "Questi segnalini saranno mossi"),
)

TRACK_ZERO = Rule(
    "noblemen.track.zero",
    "Space 0 of the prestige track is the resting place and takes any number of markers.",
    basis=Basis.OPEN,
)

TRACK_END = Rule(
    "noblemen.track.end",
    "Prestige beyond the last space stands on the highest free space of the track.",
    basis=Basis.OPEN,
    confidence=Confidence.LOW,
)

NO_LOWER = Rule(
    "noblemen.track.no-lower-on-purpose",
    "Nobody may put the prestige marker lower than the total on purpose.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

TITLE_ONE = Rule(
    "noblemen.title.one",
    "Everybody takes exactly one title.",
    Witness("de", "3 Adelstitel neu verteilen", "jeder nacheinander einen Adelstitel"),
    Witness("it", "3) Assegnare i nuovi Titoli", "ogni giocatore prende un nuovo Titolo"),
)

TITLE_ORDER = Rule(
    "noblemen.title.order",
    "Titles are taken in the order of prestige, the highest first.",
    Witness("de", "3 Adelstitel neu verteilen", "der Spieler mit dem höchsten Prestigewert"),
    Witness("it", "3) Assegnare i nuovi Titoli", "In base all'ordine del totale Valore Prestigio"),
)

TITLE_NEEDS = Rule(
    "noblemen.title.needs",
    "A duke needs fourteen prestige, a marquess ten, an earl six, a viscount two and a baron none.",
    Witness("de", "3 Adelstitel neu verteilen", "für den ihr zu wenig Prestige habt"),
    Witness("it", "3) Assegnare i nuovi Titoli", "inferiore al minimo richiesto"),
)

TITLE_MARKER = Rule(
    "noblemen.title.marker",
    "For titles one's prestige is the space of one's marker, even where the total was higher.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

TITLE_SUPPLY = Rule(
    "noblemen.title.supply",
    "Only a title that is still in the supply can be taken, and barons always are.",
    Witness("de", "3 Adelstitel neu verteilen", "Im Spiel zu viert stehen folgende Titel"),
    Witness("it", "3) Assegnare i nuovi Titoli", "ci sono i seguenti Titoli"),
)

TITLE_CHOICE = Rule(
    "noblemen.title.choice",
    "A player may take a lower title than the best within reach.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

TITLE_KEPT = Rule(
    "noblemen.title.kept",
    "A title is kept until the next ball begins.",
    Witness("de", "3 Adelstitel neu verteilen", "bis zum Beginn des nächsten Maskenballs"),
    Witness("it", "3) Assegnare i nuovi Titoli", "Mantieni questo Titolo fino"),
)

TITLE_POINTS = Rule(
    "noblemen.title.points",
    "A new duke scores seven points, a marquess five, an earl three, a viscount one and a baron none.",
    Witness("de", "4 Siegpunkte vergeben", "Jetzt erhaltet ihr Siegpunkte für eure neuen"),
    Witness("it", "4) Ricevere i Punti Vittoria", "In base ai nuovi Titoli assegnati"),
)

MARKERS_BACK = Rule(
    "noblemen.ball.markers-back",
    "After the titles all prestige markers go back to 0.",
    Witness("de", "5 Prestigezähler zurückstellen", "zurück auf das Feld 0 der Prestigeleiste"),
    Witness("it", "5) Azzerrare i Segnalini Prestigio", "riporta il proprio Segnalino Prestigio"),
)

ROUND_STEP = Rule(
    "noblemen.ball.round-step",
    "A ball ends with the round marker moving one space on.",
    Witness("de", "6 Rundenzähler bewegen", "1 Feld weiter. Dem Uhrzeigersinn entsprechend"),
    Witness("it", "6) Muovere il Segnalino Round", "In ultimo, muovere il Segnalino"),
)

NO_QUEEN_POINT = Rule(
    "noblemen.ball.no-queen-point",
    "The step that ends a ball is no end of a turn, so the Queen scores nothing for it.",
    basis=Basis.DERIVED,
)

NEXT_PLAYER = Rule(
    "noblemen.ball.next-player",
    "After a ball it is the turn of the player to the left of the Queen's owner.",
    Witness("de", "6 Rundenzähler bewegen", "Besitzer der Königin nun am Zug"),
    Witness("it", "6) Muovere il Segnalino Round", "detiene attualmente la Regina inizia"),
)
