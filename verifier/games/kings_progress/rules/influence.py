"""Building influence, the control it brings, and taking and discarding Influence cards.

Build (costruzione), exposed card (carta esposta), major and minor control (controllo Maggiore, controllo Minore),
Loyalty Test (Test di Fedeltà).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

ANY_NUMBER = Rule(
    "kings-progress.build.any-number",
    "A building action lays any number of cards on one courtier, or one card on each of two.",
    Witness("it", "Costruzione dell'Influenza nei cortigiani", "un numero qualsiasi di carte dalla"),
)

STACK = Rule(
    "kings-progress.build.stack",
    "Of a build only the first card lies exposed.",
    Witness("it", "Costruzione dell'Influenza nei cortigiani", "solo la carta iniziale sia esposta"),
)

UNDER = Rule(
    "kings-progress.build.under",
    "A card added to a build goes under its last card.",
    Witness("it", "Costruzione dell'Influenza nei cortigiani", "deve essere piazzata sotto l'ultima carta"),
)

NEW_ORDER = Rule(
    "kings-progress.build.new-order",
    "The builder chooses the order of cards that are laid together.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

CHECKED = Rule(
    "kings-progress.control.checked",
    "Control is settled at once when influence is added, except at the Royal Court.",
    Witness("it", "Costruzione dell'Influenza nei cortigiani", "viene controllato immediatamente quando"),
)

MAJOR = Rule(
    "kings-progress.control.major",
    "The highest build on a courtier has major control.",
    Witness("it", "Costruzione dell'Influenza nei cortigiani", "dal valore costruito più alto"),
)

MINOR = Rule(
    "kings-progress.control.minor",
    "The second highest build on a courtier has minor control.",
    Witness("it", "Costruzione dell'Influenza nei cortigiani", "che ha il secondo valore più alto"),
)

VALUE = Rule(
    "kings-progress.control.value",
    "A build is worth its number of cards and the symbols on its exposed card.",
    Witness("it", "Costruzione dell'Influenza nei cortigiani", "uguale al numero di carte più"),
)

FIRST_BUILD = Rule(
    "kings-progress.control.first-build",
    "The first builder on a courtier gets both its ability card and its minor control card.",
    Witness("it", "Costruzione dell'Influenza nei cortigiani", "gli si danno ENTRAMBE le carte"),
)

SECOND_BUILD = Rule(
    "kings-progress.control.second-build",
    "The second builder on a courtier gets the ability card for a higher build, else the minor control card.",
    Witness("it", "Costruzione dell'Influenza nei cortigiani", "Quando viene fatta una seconda costruzione"),
)

EXCEED = Rule(
    "kings-progress.control.exceed",
    "To take a control card from its holder a build must be higher.",
    Witness("it", "Costruzione dell'Influenza nei cortigiani", "si deve aumentare il valore di costruzione"),
)

NEAREST = Rule(
    "kings-progress.control.nearest",
    "Where no tied player has a card, the nearest clockwise from the card that must move has precedence.",
    Witness("it", "Costruzione dell'Influenza nei cortigiani", "il giocatore più vicino in senso orario"),
)

BOTH_AT_COURT = Rule(
    "kings-progress.control.both-at-court",
    "A courtier may arrive while one player has both of its control cards.",
    Witness("it", "Costruzione dell'Influenza nei cortigiani", "con entrambe le carte di controllo"),
)

LAST_CARD = Rule(
    "kings-progress.control.last-card",
    "The cards of a courtier without any build lie beside the board again.",
    basis=Basis.OPEN,
    confidence=Confidence.LOW,
)

TAKE = Rule(
    "kings-progress.take.one-or-two",
    "Taking gives one face-up card, or two if all three show no symbol.",
    Witness("it", "Prendere carte Influenza", "una carta per azione OPPURE due carte"),
)

TAKE_REFILL = Rule(
    "kings-progress.take.refill",
    "Cards taken are replaced from the deck at once.",
    Witness("it", "Prendere carte Influenza", "sono rimpiazzate immediatamente dal mazzo"),
)

TAKE_BLIND = Rule(
    "kings-progress.take.not-blind",
    "Nobody takes a card unseen from the deck, except by the Mistress's ability.",
    Witness("it", "Prendere carte Influenza", "può prendere una carta coperta dal mazzo"),
)

LOYALTY = Rule(
    "kings-progress.loyalty.when",
    "A Loyalty Test is held when the deck cannot refill the three face-up cards.",
    Witness("it", "Test di Fedeltà", "non possono essere rimpiazzate perchè il mazzo"),
)

LOYALTY_DISCARD = Rule(
    "kings-progress.loyalty.discard",
    "In a Loyalty Test everybody discards an exposed card from a build.",
    Witness("it", "Test di Fedeltà", "deve scartare una carta esposta in una"),
)

LOYALTY_ORDER = Rule(
    "kings-progress.loyalty.order",
    "A Loyalty Test goes round from the left of the King card's holder.",
    Witness("it", "Test di Fedeltà", "iniziando dal giocatore a sinistra di"),
)

LOYALTY_OWN = Rule(
    "kings-progress.loyalty.own",
    "In a Loyalty Test one discards from a build of one's own.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

LOYALTY_HIGHEST = Rule(
    "kings-progress.loyalty.highest",
    "Everybody who discarded the highest value gets a free advance.",
    Witness("it", "Test di Fedeltà", "con il valore più alto, ottengono un"),
)

LOYALTY_SHUFFLE = Rule(
    "kings-progress.loyalty.shuffle",
    "All discards are shuffled into the deck and the face-up cards refilled before any free advance.",
    Witness("it", "Test di Fedeltà", "sono poi rimescolati nel mazzo Influenza"),
)

LOYALTY_ADVANCES = Rule(
    "kings-progress.loyalty.advances",
    "Several free advances go clockwise from the left of the King card's holder.",
    Witness("it", "Test di Fedeltà", "Se ci sono due o più avanzamenti"),
)

LOYALTY_ARRIVAL = Rule(
    "kings-progress.loyalty.arrival",
    "A free advance into the Royal Court is an arrival like any other.",
    Witness("it", "Test di Fedeltà", "segue la normale fase di arrivo"),
)

LOYALTY_FULL = Rule(
    "kings-progress.loyalty.full-court",
    "After the fifth arrival free advances go on, but nobody enters the Royal Court any more.",
    Witness("it", "Test di Fedeltà", "non può entrare più nessuno"),
)

LOYALTY_RESUME = Rule(
    "kings-progress.loyalty.resume",
    "After a Loyalty Test the game goes on where it stopped.",
    Witness("it", "Test di Fedeltà", "continua al punto precedente"),
)

DISCARD = Rule(
    "kings-progress.discard.exposed",
    "A discarding action discards one exposed Influence card.",
    Witness("it", 'Scartare qualsiasi carta Influenza "esposta"', "può scartare una qualunque carta influenza"),
)

DISCARD_CONTROL = Rule(
    "kings-progress.discard.control",
    "A discard may change control unless the courtier is at the Royal Court.",
    Witness("it", 'Scartare qualsiasi carta Influenza "esposta"', "Può cambiare il controllo Maggiore o Minore"),
)

DISCARD_ANY = Rule(
    "kings-progress.discard.any-build",
    "A discarding action may take the exposed card of anybody's build, but no face-up card beside the deck.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

LOYALTY_NONE = Rule(
    "kings-progress.loyalty.none",
    "Who has no card to discard in a Loyalty Test is passed over and wins no advance.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

LOYALTY_DECLINE = Rule(
    "kings-progress.loyalty.decline",
    "A free advance may be declined.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

LOYALTY_SHORT = Rule(
    "kings-progress.loyalty.short",
    "What even the shuffled deck cannot refill stays empty until the next refill, which holds a new test if it fails.",
    basis=Basis.OPEN,
    confidence=Confidence.LOW,
)
