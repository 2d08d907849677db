"""Points, the scoring of buildings, the preparation of a decade, and the end.

Point (Siegpunkt, punto vittoria), building scoring (Gebäudewertung, punteggio degli edifici).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

COUNTED = Rule(
    "noblemen.points.counted",
    "Points move their owner's counter as soon as they are scored.",
    Witness("de", "Spielvorbereitung (beispielhaft für 4 Spieler)", "bewegt ihr diesen Zähler entsprechend weiter"),
    Witness("it", "Setup (Esempio per 4 giocatori)", "ogni qualvolta si ricevono Punti Vittoria"),
)

TIME = Rule(
    "noblemen.scoring.time",
    "Buildings are scored as soon as the round marker reaches the last space of the decade.",
    Witness("de", "Gebäudewertung", "das letzte Feld der Dekade"),
    Witness("it", "Punteggio degli Edifici", "giunge nell'ultimo spazio della Decade"),
)

CASTLE = Rule(
    "noblemen.scoring.castle",
    "Each enclosed castle scores three points.",
    Witness("de", "Gebäudewertung", "erhältst du 3 Siegpunkte plus 1 Siegpunkt"),
    Witness("it", "Punteggio degli Edifici", "Ricevi 3 Punti Vittoria per ogni Castello"),
)

CASTLE_CHAPEL = Rule(
    "noblemen.scoring.castle-chapel",
    "Each chapel next to an enclosed castle, diagonally too, adds one point to it.",
    Witness("de", "Gebäudewertung", "die zu dieser Burg benachbart ist"),
    Witness("it", "Punteggio degli Edifici", "per ogni Cappella adiacente a un Castello"),
)

PALACE = Rule(
    "noblemen.scoring.palace",
    "Each enclosed palace scores five points.",
    Witness("de", "Gebäudewertung", "erhältst du 5 Siegpunkte plus 2 Siegpunkte"),
    Witness("it", "Punteggio degli Edifici", "Ricevi 5 Punti Vittoria per ogni Palazzo"),
)

PALACE_CHAPEL = Rule(
    "noblemen.scoring.palace-chapel",
    "Each chapel next to an enclosed palace, diagonally too, adds two points to it.",
    Witness("de", "Gebäudewertung", "die zu diesem Palast benachbart ist"),
    Witness("it", "Punteggio degli Edifici", "per ogni Cappella adiacente a un Palazzo"),
)

ENCLOSED = Rule(
    "noblemen.scoring.enclosed",
    "A castle or palace is enclosed when all eight cells around it hold tiles of its estate.",
    Witness("de", "Gebäudewertung", "die komplett von Land umschlossen ist"),
    Witness("it", "Punteggio degli Edifici", "Castello nella tua Tenuta che è completamente circondato"),
)

FOLLY = Rule(
    "noblemen.scoring.folly",
    "Follies score nothing when buildings are scored.",
    Witness("de", "Gebäudewertung", "Follys bringen bei der Gebäudewertung"),
    Witness("it", "Punteggio degli Edifici", "Tu non ricevi nessun Punto Vittoria aggiuntivo"),
)

CHAPEL_ALONE = Rule(
    "noblemen.scoring.chapel-alone",
    "A chapel scores nothing by itself.",
    basis=Basis.DERIVED,
)

CHAPEL_SHARED = Rule(
    "noblemen.scoring.chapel-shared",
    "A chapel next to several enclosed castles or palaces adds to each of them.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

DECADE_END = Rule(
    "noblemen.decade.end",
    "A decade ends when its buildings have been scored.",
    Witness("de", "Gebäudewertung", "endet die aktuelle Dekade"),
    Witness("it", "Punteggio degli Edifici", "La Decade corrente termina"),
)

DECADE_WHEN = Rule(
    "noblemen.decade.when",
    "The second and the third decade are prepared before they begin.",
    Witness("de", "Neue Dekade vorbereiten", "Vor der zweiten und dritten Dekade"),
    Witness("it", "Prepararsi a una nuova Decade", "deve essere fatta all'inizio"),
)

REFILL = Rule(
    "noblemen.decade.refill",
    "Castles, chapels and palaces on the board are filled up from the supply to the numbers of the start.",
    Witness("de", "Neue Dekade vorbereiten", "Füllt den Spielplan mit Burgen"),
    Witness("it", "Prepararsi a una nuova Decade", "Riempi gli spazi sul tabellone"),
)

REFILL_FOLLIES = Rule(
    "noblemen.decade.no-follies",
    "Follies are never replaced on the board.",
    basis=Basis.DERIVED,
)

REFILL_SHORT = Rule(
    "noblemen.decade.castles-short",
    "If the supply has too few castles, all of them go on the dearest spaces and the others stay empty.",
    Witness("de", "Neue Dekade vorbereiten", "nicht genügend Burgen im Vorrat"),
    Witness("it", "Prepararsi a una nuova Decade", "prendi tutti i Castelli disponibili"),
)

CHURCH_CLEARED = Rule(
    "noblemen.decade.church",
    "The tiles given to the church go back into the bag.",
    Witness("de", "Neue Dekade vorbereiten", "an die Kirche gestifteten Plättchen"),
    Witness("it", "Prepararsi a una nuova Decade", "Rimuovi dal tabellone di gioco tutte"),
)

TOKENS_BACK = Rule(
    "noblemen.decade.tokens",
    "Tax and land markers go back behind their owners' screens.",
    Witness("de", "Neue Dekade vorbereiten", "Legt eure Steuermarker und Landgewinnungsmarker wieder"),
    Witness("it", "Prepararsi a una nuova Decade", "mette i suoi Gettone Tasse"),
)

DECADE_CARD = Rule(
    "noblemen.decade.card",
    "Everybody gains one scandal card for the new decade.",
    Witness("de", "Neue Dekade vorbereiten", "Jeder Spieler erhält 1"),
    Witness("it", "Prepararsi a una nuova Decade", "Ogni giocatore riceve 1 Carta Scandalo"),
)

DECADE_CARD_ORDER = Rule(
    "noblemen.decade.card-order",
    "The Queen's owner draws the new decade's card first, the others following clockwise.",
    Witness("de", "Neue Dekade vorbereiten", "Es beginnt der Spieler mit der Königin"),
    Witness("it", "Prepararsi a una nuova Decade", "Il primo giocatore a prendere"),
)

DECADE_MARKER = Rule(
    "noblemen.decade.marker",
    "The decade marker moves one space on.",
    Witness("de", "Neue Dekade vorbereiten", "Setzt den blauen Dekadenzähler"),
    Witness("it", "Prepararsi a una nuova Decade", "Segnalino Decade blu avanti di uno spazio"),
)

DECADE_ROUND_MARKER = Rule(
    "noblemen.decade.round-marker",
    "The round marker moves from the last space to the arrow.",
    Witness("de", "Neue Dekade vorbereiten", "auf das Startfeld mit dem Pfeil"),
    Witness("it", "Prepararsi a una nuova Decade", "spazio ovvero sullo spazio con la freccia"),
)

DECADE_START = Rule(
    "noblemen.decade.start-player",
    "The player to the left of the Queen's owner begins the new decade.",
    Witness("de", "Neue Dekade vorbereiten", "beginnt die neue Dekade mit seinem Spielzug"),
    Witness("it", "Prepararsi a una nuova Decade", "inizia il suo turno della nuova Decade"),
)

DECADE_KEPT = Rule(
    "noblemen.decade.kept",
    "Whatever the preparation does not name stays through a new decade as it was.",
    basis=Basis.DERIVED,
)

END = Rule(
    "noblemen.end.third-scoring",
    "The game ends after the third decade's scoring of buildings.",
    Witness("de", "Spielende", "Gebäudewertung der dritten Dekade endet"),
    Witness("it", "Fine Gioco", "alla fine della terza Decade"),
)

UNEQUAL_TURNS = Rule(
    "noblemen.end.unequal-turns",
    "The end gives nobody a further turn, even where some have had fewer.",
    basis=Basis.DERIVED,
)

LIAISON = Rule(
    "noblemen.scoring.liaison",
    "Each Liaison held at the end scores three points.",
    Witness("de", "Spielende", "3 Siegpunkte für jede Skandalkarte Liaison"),
    Witness("it", "Fine Gioco", "per ogni Carta Scandalo Liaison"),
)

WINNER = Rule(
    "noblemen.end.winner",
    "Most points win.",
    Witness("de", "Spielende", "Wer die meisten Siegpunkte hat, gewinnt"),
    Witness("it", "Fine Gioco", "con più Punti Vittoria vince la partita"),
)

TIE_MONEY = Rule(
    "noblemen.end.tie-money",
    "Among those tied for most points, most money wins.",
    Witness("de", "Spielende", "mit dem meisten Geld"),
    Witness("it", "Fine Gioco", "possiede la maggior somma di denaro"),
)

SHARED = Rule(
    "noblemen.end.shared",
    "Those still tied win together.",
    Witness("de", "Spielende", "gibt es mehrere Gewinner"),
    Witness("it", "Fine Gioco", "Se persiste il pareggio"),
)
