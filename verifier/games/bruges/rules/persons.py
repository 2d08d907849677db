"""Persons: what their cards say, and when they work.

Person (personaggio), lightning (lampo), worker (lavoratore), infinity (infinito), laurel (corona d'alloro).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

ONE_A_HOUSE = Rule(
    "bruges.person.one-a-house",
    "A house takes no more than one person.",
    Witness("it", "Ora, la descrizione di ogni azione:", "casa ha spazio per 1 personaggio"),
)

ANY_COLOUR = Rule(
    "bruges.person.any-colour",
    "A person may live in a house of another colour.",
    Witness("it", "Ora, la descrizione di ogni azione:", "colore diverso rispetto alla casa"),
)

STAYS = Rule(
    "bruges.person.stays",
    "A person cannot be exchanged for another at will.",
    basis=Basis.DERIVED,
)

THIRD = Rule(
    "bruges.person.points-third",
    "A person's points are always one third of its price.",
    Witness("it", "Spiegazione delle carte personaggio", "sempre un terzo del prezzo"),
)

ICON = Rule(
    "bruges.person.icon",
    "The symbol below the picture tells when and how a person works.",
    Witness("it", "Spiegazione delle carte personaggio", "quando e come questa persona"),
)

TEXT = Rule(
    "bruges.person.text",
    "The text below the symbol gives the person's name and benefit.",
    Witness("it", "Spiegazione delle carte personaggio", "il nome del personaggio, ed il beneficio"),
)

GROUPS = Rule(
    "bruges.person.groups",
    "There are eleven groups of persons.",
    Witness("it", "Spiegazione delle carte personaggio", "Ci sono 11 diverse categorie di"),
)

GROUP_USE = Rule(
    "bruges.person.group-use",
    "Groups matter only to the cards that name them.",
    Witness("it", "Spiegazione delle carte personaggio", "Solo per queste carte importa"),
)

ACTIVATE = Rule(
    "bruges.person.activate",
    "A player may use any number of persons in the own turn.",
    Witness("it", "Spiegazione delle carte personaggio", "una o più carte personaggio piazzate"),
)

ACTIVATE_TEXT = Rule(
    "bruges.person.activate-text",
    "Using a person means doing what the card says.",
    Witness("it", "Spiegazione delle carte personaggio", "eseguire il testo sulla carta personaggio"),
)

ACTIVATE_TIME = Rule(
    "bruges.person.activate-time",
    "Worker and infinity persons may be used before or after the turn's card, even one who has just been laid.",
    Witness("it", "I 4 simboli sono i seguenti:", "prima o dopo aver giocato una carta"),
)

LIGHTNING = Rule(
    "bruges.person.lightning",
    "Lightning persons work immediately after they are laid.",
    Witness("it", "Spiegazione delle carte personaggio", "attivati immediatamente dopo il posizionamento"),
)

LIGHTNING_ONCE = Rule(
    "bruges.person.lightning-once",
    "Lightning persons do not work again while they lie there.",
    Witness("it", "I 4 simboli sono i seguenti:", "Queste carte non possono essere attivate"),
)

LIGHTNING_AGAIN = Rule(
    "bruges.person.lightning-again",
    "A lightning person that came back to the hand works again when laid again.",
    basis=Basis.RULING,
)

WORKER_ONCE = Rule(
    "bruges.person.worker-once",
    "A worker person works once a round, in its owner's turn.",
    Witness("it", "I 4 simboli sono i seguenti:", "solo una volta per turno"),
)

WORKER_COST = Rule(
    "bruges.person.worker-cost",
    "Using a worker person costs a worker of the symbol's colour, whatever the card's.",
    Witness("it", "I 4 simboli sono i seguenti:", "al colore del simbolo lavoratore"),
)

ROTATED = Rule(
    "bruges.person.rotated",
    "A person used for this round is turned sideways.",
    Witness("it", "I 4 simboli sono i seguenti:", "attivato in questo turno, il giocatore ruota"),
)

ROTATED_BACK = Rule(
    "bruges.person.rotated-back",
    "Turned persons are straightened after the majorities.",
    basis=Basis.RULING,
)

INFINITY_ROUND = Rule(
    "bruges.person.infinity-round",
    "Infinity persons of the first kind work once a round in their owner's turn, for nothing.",
    Witness("it", "I 4 simboli sono i seguenti:", "può essere attivato una volta per round"),
)

INFINITY_ACTION = Rule(
    "bruges.person.infinity-action",
    "Infinity persons of the second kind improve an action each time their owner does it.",
    Witness("it", "I 4 simboli sono i seguenti:", "secondo tipo migliora azioni"),
)

INFINITY_EVENT = Rule(
    "bruges.person.infinity-event",
    "Infinity persons of the third kind help each time their situation occurs.",
    Witness("it", "I 4 simboli sono i seguenti:", "vantaggi in diverse situazioni di gioco"),
)

INFINITY_UPRIGHT = Rule(
    "bruges.person.infinity-upright",
    "Infinity persons of the second and third kind are never turned.",
    Witness("it", "I 4 simboli sono i seguenti:", "non vengono ruotati di 90 gradi"),
)

LAUREL = Rule(
    "bruges.person.laurel",
    "Laurel persons work only in the final scoring, and there by themselves.",
    Witness("it", "Spiegazione delle carte personaggio", "attivati solo nella fase di"),
)

USE_DOES_SOMETHING = Rule(
    "bruges.person.use-does-something",
    "A person is not used where no part of its text can do anything.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)
