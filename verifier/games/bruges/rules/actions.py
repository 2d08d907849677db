"""Playing cards: the six actions, and what a card shows."""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

ONE_CARD = Rule(
    "bruges.action.one-card",
    "In turn everybody plays one card from the hand and does one action.",
    Witness("it", "Sequenza generale di questa fase:", "giocano 1 carta dalla propria mano"),
)

FOUR_CARDS = Rule(
    "bruges.action.four-cards",
    "The third phase ends when everybody has played four cards.",
    Witness("it", "Sequenza generale di questa fase:", "ed eseguito le 4 azioni corrispondenti"),
)

FREE_MIX = Rule(
    "bruges.action.free-mix",
    "Actions may be repeated, and others may have done them before.",
    Witness("it", "Sequenza generale di questa fase:", "le stesse azioni ripetute"),
)

ONE_ACTION = Rule(
    "bruges.action.one-of-six",
    "A card is played for exactly one of six actions.",
    Witness("it", "Sequenza generale di questa fase:", "esattamente una delle seguenti sei azioni"),
)

ORDER = Rule(
    "bruges.action.order",
    "The starting player plays first, and the others follow clockwise.",
    Witness("it", "Sequenza generale di questa fase:", "i restanti giocatori seguono in senso orario"),
)

LAST_CARD = Rule(
    "bruges.action.last-card",
    "Four cards played of five leave one in hand.",
    Witness("it", "Sequenza generale di questa fase:", "1 carta rimanente in mano"),
)

ANY_CARD = Rule(
    "bruges.action.any-card",
    "Every card serves for every action.",
    Witness("it", "Sequenza generale di questa fase:", "possono essere eseguite con ogni carta"),
)

POSSIBLE = Rule(
    "bruges.action.possible",
    "A card cannot be played for an action that cannot be done.",
    basis=Basis.DERIVED,
    confidence=Confidence.MEDIUM,
)

EXTRA_CARD = Rule(
    "bruges.action.extra-card",
    "A further card that a person lets one play does not count among the four.",
    Witness("it", "I 4 simboli sono i seguenti:", "immediatamente una carta in più"),
)

CARD_COLOUR = Rule(
    "bruges.card.colour",
    "Each card has one of five colours, the same on both sides.",
    Witness("it", "Sequenza generale di questa fase:", "lo stesso colore sulla parte"),
)

CARD_PERSON = Rule(
    "bruges.card.person",
    "Each card shows a person of its own, with a price and a text.",
    Witness("it", "Sequenza generale di questa fase:", "una persona in particolare"),
    confidence=Confidence.MEDIUM,
)

WORKERS = Rule(
    "bruges.action.workers",
    "A discarded card brings two workers of its colour.",
    Witness("it", "Ora, la descrizione di ogni azione:", "prende 2 lavoratori nel colore"),
)

WORKERS_OPEN = Rule(
    "bruges.goods.open",
    "The board and what lies in anybody's area, like workers and florins, are in sight of all.",
    Witness("it", "Ora, la descrizione di ogni azione:", "in bella vista"),
    confidence=Confidence.MEDIUM,
)

WORKERS_ENDLESS = Rule(
    "bruges.goods.workers-endless",
    "Workers never run out.",
    Witness("it", "Ora, la descrizione di ogni azione:", "lavoratori non sono limitati"),
)

FLORINS = Rule(
    "bruges.action.florins",
    "A discarded card brings as many florins as the die of its colour shows.",
    Witness("it", "Ora, la descrizione di ogni azione:", "dado dello stesso colore della carta"),
)

FLORINS_ENDLESS = Rule(
    "bruges.goods.florins-endless",
    "Florins never run out.",
    Witness("it", "Ora, la descrizione di ogni azione:", "fiorini sono illimitati"),
)

THREAT = Rule(
    "bruges.action.threat",
    "With a discarded card one threat marker of its colour is given back.",
    Witness("it", "Ora, la descrizione di ogni azione:", "1 tessera minaccia del colore della"),
)

HOUSE = Rule(
    "bruges.action.house",
    "A card laid face down becomes a house, which costs a worker of its colour.",
    Witness("it", "Ora, la descrizione di ogni azione:", "lavoratore dello stesso colore del retro"),
)

PERSON = Rule(
    "bruges.action.person",
    "A card laid face up on an empty house of one's own becomes a person there.",
    Witness("it", "Ora, la descrizione di ogni azione:", "su una delle sue case vuote"),
)

PERSON_PRICE = Rule(
    "bruges.action.person-price",
    "Laying a person costs the florins at the upper left of its card.",
    Witness("it", "Ora, la descrizione di ogni azione:", "deve pagare il prezzo indicato"),
)

NO_CARDS_LEFT = Rule(
    "bruges.action.no-cards-left",
    "A player whose hand is empty before the fourth turn still has that turn for persons.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

DISCARDED = Rule(
    "bruges.card.discarded",
    "A card played for one of the first four actions goes face up onto the discard pile.",
    Witness("it", "Ora, la descrizione di ogni azione:", "degli scarti e prende 2 lavoratori"),
)

BACK = Rule(
    "bruges.goods.back",
    "What is paid goes back to the supply.",
    Witness("it", "Ora, la descrizione di ogni azione:", "Fiorini pagati vengono rimessi nella riserva"),
)
