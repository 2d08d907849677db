"""Whose turn it is, what a turn holds, the Queen, and the round marker.

Queen (Königin, regina), round marker (Rundenzähler, segnalino round), decade (Dekade, decade),
scandal card (Skandalkarte, carta scandalo).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

ORDER = Rule(
    "noblemen.turn.order",
    "From the starting player on, the players take their turns clockwise.",
    Witness("de", "Ein Spielzug", "Beginnend mit dem Startspieler führt"),
    Witness("it", "Il Turno di Gioco", "Iniziando dal Giocatore Iniziale"),
)

ONLY_MOVER = Rule(
    "noblemen.turn.only-mover",
    "Only the player whose turn it is acts.",
    Witness("de", "Ein Spielzug", "Es agiert immer nur der Spieler"),
)

ONE_ACTION = Rule(
    "noblemen.turn.one-action",
    "A turn holds exactly one action.",
    Witness("de", "Ein Spielzug", "In deinem Zug führst du immer genau"),
    Witness("it", "Il Turno di Gioco", "Al tuo turno puoi fare solamente"),
)

ACTIONS = Rule(
    "noblemen.turn.actions",
    "The action is any one of seven: growing the estate, building, bribing, taxing, gaining land, giving to "
    "the church, leisure.",
    Witness("de", "Aktionen", "aus 7 Aktionsmöglichkeiten frei wählen"),
    Witness("it", "Le Azioni", "1 azione della seguente lista"),
)

ONE_CARD = Rule(
    "noblemen.turn.one-card",
    "A turn holds at most one scandal card played.",
    Witness("de", "Die Skandalkarten", "Während deines Spielzugs darfst du höchstens"),
    Witness("it", "Le Carte Scandalo", "puoi giocare al massimo 1 Carta Scandalo"),
)

CARD_BEFORE_OR_AFTER = Rule(
    "noblemen.turn.card-before-or-after",
    "A scandal card is played before or after the turn's action, not during it.",
    Witness("de", "Ein Spielzug", "wahlweise vor oder nach deiner Aktion"),
    Witness("it", "Il Turno di Gioco", "prima o dopo la tua azione"),
)

ONLY_THESE = Rule(
    "noblemen.turn.only-these",
    "A turn holds nothing but an action, a scandal card and swaps, unless the card itself says otherwise.",
    Witness("it", "Il Turno di Gioco", "a meno che non sia diversamente specificato"),
    basis=Basis.OTHER_EDITION,
)

PHASE = Rule(
    "noblemen.turn.phase",
    "What has been begun is finished before anything else is decided.",
    basis=Basis.DERIVED,
)

NO_TRADE = Rule(
    "noblemen.turn.no-trade",
    "Players give, lend and sell each other nothing that no rule makes them give.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

QUEEN_POINT = Rule(
    "noblemen.queen.point",
    "Who has the Queen at the end of the own turn scores one point.",
    Witness("de", "Ende des Spielzugs", "erhältst 1 Siegpunkt"),
    Witness("it", "Fine del Turno", "Guadagni 1 Punto"),
)

QUEEN_STEP = Rule(
    "noblemen.queen.step",
    "Who has the Queen at the end of the own turn moves the round marker one space on.",
    Witness("de", "Ende des Spielzugs", "in Pfeilrichtung um 1 Feld weiter"),
    Witness("it", "Fine del Turno", "nella direzione indicata dalla freccia"),
)

QUEEN_LAST = Rule(
    "noblemen.queen.looked-at-last",
    "Whether one has the Queen is looked at when action and card are done, so a card played last still counts.",
    Witness("de", "Ende des Spielzugs", "Besitzt du am Ende deines Zugs"),
    Witness("it", "Fine del Turno", "Se possiedi la Regina alla fine"),
    basis=Basis.DERIVED,
)

QUEEN_LOCK = Rule(
    "noblemen.queen.lock",
    "While the round marker is on the space that locks the Queen, nobody can take her, though what would "
    "bring her is still allowed.",
    Witness("de", "Ablauf einer Dekade", "kann niemand den Besitz der Königin"),
    Witness("it", "Le Decadi", "nessun giocatore può prendere la Regina"),
)

QUEEN_TAKE = Rule(
    "noblemen.queen.take",
    "There is one Queen, so whoever gains her takes her from whoever has her.",
    Witness("de", "Ablauf einer Dekade", "wenn die Königin oft ihren Besitzer wechselt"),
    Witness("it", "Le Decadi", "Se la Regina passa di mano"),
    basis=Basis.DERIVED,
)

QUEEN_OWN = Rule(
    "noblemen.queen.own",
    "Gaining the Queen while having her changes nothing.",
    basis=Basis.DERIVED,
)

THREE_DECADES = Rule(
    "noblemen.round.three-decades",
    "The game lasts three decades, shown by the decade marker.",
    Witness("de", "Ablauf einer Dekade", "läuft über 3 Dekaden"),
    Witness("it", "Le Decadi", "gioco dura 3 Decadi"),
)

LAP = Rule(
    "noblemen.round.one-lap",
    "In each decade the round marker goes round its track exactly once.",
    Witness("de", "Ablauf einer Dekade", "genau eine Runde auf der Rundenleiste"),
    Witness("it", "Le Decadi", "si muove in circolo lungo"),
)

ROUND_NOT_ALL = Rule(
    "noblemen.round.not-everybody",
    "The round marker may move on before everybody has had a turn.",
    Witness("de", "Ablauf einer Dekade", "also nicht unbedingt, dass jeder Spieler"),
    Witness("it", "Le Decadi", "non è necessariamente completato"),
)

BALL_SPACE = Rule(
    "noblemen.round.ball",
    "When the round marker reaches a ball space, a ball is held at once.",
    Witness("de", "Ablauf einer Dekade", "Erreicht der Rundenzähler ein solches Feld"),
    Witness("it", "Le Decadi", "questo spazio si svolge un Ballo Mascherato"),
)

SCORE_SPACE = Rule(
    "noblemen.round.scoring",
    "When the round marker reaches the last space of its lap, buildings are scored.",
    Witness("de", "Ablauf einer Dekade", "Erreicht der Rundenzähler dieses Feld"),
    Witness("it", "Le Decadi", "questo spazio si svolge un Punteggio degli Edifici"),
)

OVER = Rule(
    "noblemen.end.over",
    "After the end nothing more is decided.",
    basis=Basis.DERIVED,
)
