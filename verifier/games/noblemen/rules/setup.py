"""How a game begins.

Supply (Vorrat, riserva), starting player (Startspieler, primo giocatore), estate (Anwesen, tenuta).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

BOARD = Rule(
    "noblemen.setup.board",
    "The board starts with a castle and a chapel for each player, one palace fewer than players, and all four follies.",
    Witness("de", "Spielvorbereitung (beispielhaft für 4 Spieler)", "Stellt je nach Spielerzahl Burgen, Kapellen"),
    Witness("it", "Setup (Esempio per 4 giocatori)", "In base al numero di giocatori, piazzare"),
)

DEAREST = Rule(
    "noblemen.setup.dearest",
    "Buildings put on the board always fill the dearest spaces of their kind.",
    Witness("de", "Spielvorbereitung (beispielhaft für 4 Spieler)", "Besetzt dabei immer"),
    Witness("it", "Setup (Esempio per 4 giocatori)", "Piazzare questi edifici"),
)

BUILDING_SUPPLY = Rule(
    "noblemen.setup.building-supply",
    "Castles, chapels and palaces that do not start on the board form the supply beside it.",
    Witness("de", "Spielvorbereitung (beispielhaft für 4 Spieler)", "Die übrigen Burgen, Kapellen und Paläste"),
    Witness("it", "Setup (Esempio per 4 giocatori)", "i rimanenti Castelli, Cappelle e Palazzi come riserva"),
)

BRIBE_PILE = Rule(
    "noblemen.setup.bribes",
    "All bribes start in one pile on the board.",
    Witness("de", "Spielvorbereitung (beispielhaft für 4 Spieler)", "Stapelt alle Bestechungsmarker"),
    Witness("it", "Setup (Esempio per 4 giocatori)", "Impilare i Gettoni Corruzione"),
)

BARON = Rule(
    "noblemen.setup.baron",
    "Everybody starts as a baron.",
    Witness("de", "Spielvorbereitung (beispielhaft für 4 Spieler)", "1 Adelstitel Baron/Baroness"),
    Witness("it", "Setup (Esempio per 4 giocatori)", "1 Titolo Barone/Baronessa"),
)

TITLE_SUPPLY = Rule(
    "noblemen.setup.titles",
    "Beside the barons the supply holds a duke and a marquess, one earl or with five players two, and one "
    "viscount with three players, two with four, three with five.",
    Witness("de", "Spielvorbereitung (beispielhaft für 4 Spieler)", "Legt je nach Spielerzahl weitere Adelstitel"),
    Witness("it", "Setup (Esempio per 4 giocatori)", "piazzare una riserva di Titoli aggiuntivi"),
)

TITLES_UNUSED = Rule(
    "noblemen.setup.titles-unused",
    "With fewer than five players the titles not called for stay in the box.",
    Witness(
        "de", "Spielvorbereitung (beispielhaft für 4 Spieler)", "die nicht verwendeten Adelstitel in die Schachtel"
    ),
    Witness("it", "Setup (Esempio per 4 giocatori)", "piazzare i Titoli rimanenti nella scatola"),
)

MONEY = Rule(
    "noblemen.setup.money",
    "The starting player has ten pounds, and everybody after that one pound more than the player before.",
    Witness("de", "Spielvorbereitung (beispielhaft für 4 Spieler)", "11, 12, 13 bzw. 14 Pfund"),
    Witness("it", "Setup (Esempio per 4 giocatori)", "£1 in più rispetto al giocatore"),
)

START_PLAYER = Rule(
    "noblemen.setup.start-player",
    "Whoever was last in a garden starts.",
    Witness("de", "Spielvorbereitung (beispielhaft für 4 Spieler)", "Wer zuletzt in einem Garten war"),
    Witness("it", "Setup (Esempio per 4 giocatori)", "più recentemente in un giardino diventa"),
)

QUEEN = Rule(
    "noblemen.setup.queen",
    "The player to the right of the starting player begins with the Queen, in sight of all.",
    Witness("de", "Spielvorbereitung (beispielhaft für 4 Spieler)", "rechts vom Startspieler erhält die Königin"),
    Witness("it", "Setup (Esempio per 4 giocatori)", "alla destra del Giocatore Iniziale prende la Regina"),
)

ESTATE = Rule(
    "noblemen.setup.estate",
    "Every estate starts as one meadow with a castle from the supply on it.",
    Witness("de", "Spielvorbereitung (beispielhaft für 4 Spieler)", "je 1 Wiese und legt sie offen"),
    Witness("it", "Setup (Esempio per 4 giocatori)", "prende 1 Pianura e la piazza davanti"),
)

NO_KNIGHT = Rule(
    "noblemen.setup.no-knight",
    "The first castle is set up and not built, so it brings no knight.",
    basis=Basis.DERIVED,
)

TILES = Rule(
    "noblemen.setup.tiles",
    "Everybody chooses up to three tiles of each kind to start with.",
    Witness("de", "Spielvorbereitung (beispielhaft für 4 Spieler)", "nach eurer Wahl je 0-3 Stück"),
    Witness("it", "Setup (Esempio per 4 giocatori)", "fino a 3 Tessere di ogni tipo"),
)

TILES_FILL = Rule(
    "noblemen.setup.tiles-fill",
    "Once the other tiles are in the bag, everybody draws blindly up to twelve in all.",
    Witness("de", "Spielvorbereitung (beispielhaft für 4 Spieler)", "insgesamt 12 Plättchen hinter eurem Sichtschirm"),
    Witness("it", "Setup (Esempio per 4 giocatori)", "raggiunga un totale di 12 tessere"),
)

FIRST_GAME = Rule(
    "noblemen.setup.first-game",
    "In a first game everybody takes three tiles of each kind and draws none.",
    Witness("de", "Spielvorbereitung (beispielhaft für 4 Spieler)", "nehmt ihr am besten je 3 Plättchen"),
    Witness("it", "Setup (Esempio per 4 giocatori)", "dovrete prendere 3 Tessere di ciascuno"),
)

KNIGHTS = Rule(
    "noblemen.setup.knights",
    "Every player's knights start in the supply.",
    Witness("de", "Spielvorbereitung (beispielhaft für 4 Spieler)", "Stellt die Ritter eurer Farbe als Vorrat"),
    Witness("it", "Setup (Esempio per 4 giocatori)", "Piazzare tutti i Soldati accanto al tabellone"),
)

CARD = Rule(
    "noblemen.setup.card",
    "Everybody looks at three scandal cards, keeps one and puts two under the stack.",
    Witness("de", "Spielvorbereitung (beispielhaft für 4 Spieler)", "Wählt davon 1 Karte aus"),
    Witness("it", "Setup (Esempio per 4 giocatori)", "Conserva 1 Carta, che mette"),
)

MARKERS = Rule(
    "noblemen.setup.markers",
    "Every marker starts at its beginning: points and prestige on 0, the round marker on the arrow, the "
    "decade marker on I.",
    Witness("de", "Spielvorbereitung (beispielhaft für 4 Spieler)", "stellt ihr auf Feld 0 der Prestigeleiste"),
    Witness("it", "Setup (Esempio per 4 giocatori)", "tutti i Segnalini Prestigio sullo spazio 0"),
)

COLOURS = Rule(
    "noblemen.setup.colours",
    "Each player has one colour, and no two have the same.",
    Witness("de", "Spielvorbereitung (beispielhaft für 4 Spieler)", "Jeder Spieler wählt eine Spielerfarbe"),
    Witness("it", "Setup (Esempio per 4 giocatori)", "Ogni giocatore sceglie un colore"),
)

SCREEN = Rule(
    "noblemen.setup.screen",
    "Money, tiles in hand, bribes, scandal cards and unused action markers lie hidden behind their owner's screen.",
    Witness("de", "Spielvorbereitung (beispielhaft für 4 Spieler)", "Legt eure Münzen hinter euren Sichtschirm"),
    Witness("it", "Setup (Esempio per 4 giocatori)", "mette questo denaro dietro il proprio schermo"),
    confidence=Confidence.MEDIUM,
)

SUMMARIES = Rule(
    "noblemen.setup.summaries",
    "Each player has one summary card of either kind in front of the screen.",
    Witness("de", "Spielvorbereitung (beispielhaft für 4 Spieler)", "je 1 der beiden Übersichtskarten"),
    Witness("it", "Setup (Esempio per 4 giocatori)", "due Carte Riepilogative"),
)
