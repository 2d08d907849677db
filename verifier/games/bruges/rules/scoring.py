"""Points, the final scoring, and who wins."""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Rule, Witness

FIFTY = Rule(
    "bruges.points.fifty",
    "Points go on beyond the 49 of the track, by a tile that counts 50 and on its other side 100.",
    Witness("it", "Ogni giocatore segna punti per le seguenti categorie:", "prende una delle tessere 50/100 punti"),
)

FLOOR = Rule(
    "bruges.points.floor",
    "Points never fall below zero.",
    Witness(
        "it", "La minaccia si verifica - ... quel che deve essere ancora detto.", "I giocatori non possono avere meno"
    ),
)

PERSON = Rule(
    "bruges.scoring.person",
    "Each person in a player's area scores the points on its card.",
    Witness("it", "Ogni giocatore segna punti per le seguenti categorie:", "i punti per tutti i personaggi"),
)

HOUSE = Rule(
    "bruges.scoring.house",
    "Each house scores one point, lived in or empty.",
    Witness("it", "Ogni giocatore segna punti per le seguenti categorie:", "Non importa se una persona abita"),
)

LAUREL = Rule(
    "bruges.scoring.laurel",
    "Each laurel person scores what its text says.",
    Witness("it", "Ogni giocatore segna punti per le seguenti categorie:", "base al testo presente nelle loro"),
)

LAUREL_ITSELF = Rule(
    "bruges.scoring.laurel-itself",
    "A laurel person is itself one of the persons it counts.",
    Witness("it", "Ogni giocatore segna punti per le seguenti categorie:", "Questi sono il Sindaco stesso"),
)

LAUREL_WHOLE = Rule(
    "bruges.scoring.laurel-whole",
    "Where a laurel pays for every so many, what is left over pays nothing.",
    Witness("it", "Ogni giocatore segna punti per le seguenti categorie:", "ogni 2 lavoratori posseduti"),
    basis=Basis.DERIVED,
)

MAJORITY = Rule(
    "bruges.scoring.majority",
    "Each majority tile with its coloured side up scores four points.",
    Witness("it", "Ogni giocatore segna punti per le seguenti categorie:", "sul lato colorato, egli prende 4"),
)

THIRD_CANAL = Rule(
    "bruges.scoring.third-canal",
    "A canal tile on the third space from the seal scores three points, on either side.",
    Witness("it", "Ogni giocatore segna punti per le seguenti categorie:", "costruito sul 3° spazio"),
)

STATUE = Rule(
    "bruges.scoring.statue",
    "Each statue scores the points printed on it.",
    Witness("it", "Ogni giocatore segna punti per le seguenti categorie:", "Per ogni tessera Statua raccolta"),
)

REPUTATION = Rule(
    "bruges.scoring.reputation",
    "The number printed on the reputation space one has reached is scored.",
    Witness("it", "Ogni giocatore segna punti per le seguenti categorie:", "punti per lo spazio su cui"),
)

WINNER = Rule(
    "bruges.end.winner",
    "Most points win.",
    Witness("it", "Ogni giocatore segna punti per le seguenti categorie:", "giocatore con più punti vince"),
)

TIE_FLORINS = Rule(
    "bruges.end.tie-florins",
    "Among those tied for most points, most florins win.",
    Witness("it", "Ogni giocatore segna punti per le seguenti categorie:", "giocatore che ha più fiorini vince"),
)

SHARED = Rule(
    "bruges.end.shared",
    "Those still tied share the victory.",
    Witness(
        "it", "Ogni giocatore segna punti per le seguenti categorie:", "giocatori in parità condividono la vittoria"
    ),
)
