"""The abilities of the eight courtiers.

Disguise (Travestimento), Influence (Influenza), Carriage (Carrozza), Rumour (Pettegolezzi), Negotiate (Negoziazione),
Favour (Favore), Opportunity (Opportunità), Corruption (Corruzione).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

DISGUISE = Rule(
    "kings-progress.disguise.cards",
    "The Chamberlain lets one build up to two cards of other suits, on one or two courtiers.",
    Witness(
        "it", "Chamberlain: Disguise (Ciambellano: Travestimento)", "può costruire fino a due differenti cortigiani"
    ),
    confidence=Confidence.MEDIUM,
)

DISGUISE_SUIT = Rule(
    "kings-progress.disguise.other-suit",
    "A Disguise card is of another suit than the courtier it joins.",
    Witness("it", "Chamberlain: Disguise (Ciambellano: Travestimento)", "Questi devono essere cortigiani differenti"),
    confidence=Confidence.MEDIUM,
)

DISGUISE_UNDER = Rule(
    "kings-progress.disguise.under",
    "Disguise cards go under a build that is there.",
    Witness("it", "Chamberlain: Disguise (Ciambellano: Travestimento)", "sotto la costruzione scelta"),
)

DISGUISE_EXPOSED = Rule(
    "kings-progress.disguise.exposed",
    "A Disguise card that becomes exposed is discarded.",
    Witness("it", "Chamberlain: Disguise (Ciambellano: Travestimento)", "Queste carte vengono scartate se diventano"),
)

DISGUISE_COUNTS = Rule(
    "kings-progress.disguise.counts",
    "A Disguise card counts as a card of its build and shows no symbols.",
    basis=Basis.DERIVED,
)

INFLUENCE = Rule(
    "kings-progress.ability.influence",
    "The Chaplain gives three actions in any order, all of different kinds.",
    Witness("it", "Chaplain: Influence (Cappellano: Influenza)", "tre azioni in qualsiasi ordine"),
)

CARRIAGE = Rule(
    "kings-progress.ability.carriage",
    "The Knight gives any courtier a free advance.",
    Witness("it", "Knight: Carriage (Cavaliere: Carrozza)", "può far avanzare gratis di un passo"),
)

CARRIAGE_THROUGH = Rule(
    "kings-progress.ability.carriage-through",
    "After the free advance a normal one may follow through a full inn.",
    Witness("it", "Knight: Carriage (Cavaliere: Carrozza)", "muovere attraverso una locanda piena"),
)

RUMOUR = Rule(
    "kings-progress.ability.rumour",
    "The Mistress draws as many cards as courtiers are in her place and those adjacent.",
    Witness("it", "Mistress: Rumour (Padrona: Pettegolezzi)", "uguale al numero di cortigiani nella stessa"),
)

RUMOUR_HERSELF = Rule(
    "kings-progress.ability.rumour-herself",
    "The Mistress counts herself among the courtiers in her place.",
    basis=Basis.OPEN,
    confidence=Confidence.LOW,
)

RUMOUR_KEEP = Rule(
    "kings-progress.ability.rumour-keep",
    "One of the cards drawn for the Mistress is kept and the others are discarded.",
    Witness("it", "Mistress: Rumour (Padrona: Pettegolezzi)", "Lei può scegliere una di queste carte"),
)

RUMOUR_SHORT = Rule(
    "kings-progress.ability.rumour-short",
    "A deck too small for the Mistress gives what it has.",
    Witness("it", "Mistress: Rumour (Padrona: Pettegolezzi)", "Se non ci sono abbastanza carte"),
)

NEGOTIATE = Rule(
    "kings-progress.ability.negotiate",
    "The Privy Seal reorders up to two builds.",
    Witness("it", "Privy Seal: Negotiate (Guardasigilli: Negoziazione)", "può riordinare fico a due set"),
)

NEGOTIATE_NOT_BUILD = Rule(
    "kings-progress.ability.negotiate-no-build",
    "Reordering for the Privy Seal adds no cards, but the actions of the turn still may.",
    Witness("it", "Privy Seal: Negotiate (Guardasigilli: Negoziazione)", "Egli non può costruire carte"),
)

NEGOTIATE_OWN = Rule(
    "kings-progress.ability.negotiate-own",
    "The Privy Seal reorders only builds of the player's own.",
    basis=Basis.OPEN,
    confidence=Confidence.LOW,
)

FAVOUR = Rule(
    "kings-progress.ability.favour",
    "The Secretary swaps a displayed gift with another displayed one or with the top of the gift deck.",
    Witness("it", "Secretary: Favour (Segretario: Favore)", "può scambiare un dono"),
)

FAVOUR_DISCARD = Rule(
    "kings-progress.ability.favour-discard",
    "A gift swapped with the deck is discarded.",
    Witness("it", "Secretary: Favour (Segretario: Favore)", "prende la carta in cima"),
)

OPPORTUNITY = Rule(
    "kings-progress.ability.opportunity",
    "The Steward takes any card from the discards, or a face-up one.",
    Witness("it", "Steward: Opportunity (Steward: Opportunità)", "può prendere una carta scartata"),
)

OPPORTUNITY_HIDDEN = Rule(
    "kings-progress.ability.opportunity-hidden",
    "The Steward need not show the card chosen from the discards.",
    Witness("it", "Steward: Opportunity (Steward: Opportunità)", "non deve far vedere la carta"),
)

CORRUPTION = Rule(
    "kings-progress.ability.corruption",
    "The Treasurer scores as many points as courtiers are at the Royal Court.",
    Witness("it", "Treasurer: Corruption (Tesoriere: Corruzione)", "quanti sono i cortigiani nella Corte Reale"),
)

RUMOUR_COURT = Rule(
    "kings-progress.ability.rumour-court",
    "The Royal Court counts among the places adjacent to the Mistress.",
    Witness("it", "Mistress: Rumour (Padrona: Pettegolezzi)", "(inclusa la Corte Reale)"),
)

OPPORTUNITY_REFILL = Rule(
    "kings-progress.ability.opportunity-refill",
    "A face-up card that the Steward takes is replaced from the deck at once.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)
