"""Points for gifts, the bonus for the own colour, and what being first costs.

Castle (castello), land (terreni), money (denaro), office (ufficio), title (titolo), crown (corona), place (posizione).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

ORDER = Rule(
    "kings-progress.gifts.order",
    "Gift types are scored in the order castles, land, money, offices, titles.",
    Witness("it", "3. Punteggio", "si conteggiano i Doni in ordine"),
)

POINTS = Rule(
    "kings-progress.gifts.points",
    "Places pay 2 in the first round, 3 and 1 in the second, and 4, 2 and 1 in the third.",
    Witness("it", "3. Punteggio", "3 4 2 1"),
)

PLACE = Rule(
    "kings-progress.gifts.place",
    "Players are placed by how many gifts of the type they have.",
    Witness("it", "3. Punteggio", "Il giocatore con più doni di quel"),
)

CROWNS = Rule(
    "kings-progress.gifts.crowns",
    "Between equal numbers of a type more crowns on those cards win the place.",
    Witness("it", "3. Punteggio", "si contano le corone su quelle carte"),
)

TIED = Rule(
    "kings-progress.gifts.tied",
    "An unbroken tie pays each of the tied players one point less than the place.",
    Witness("it", "3. Punteggio", "si assegna un punto prestigio in meno"),
)

TIED_NOTHING = Rule(
    "kings-progress.gifts.tied-nothing",
    "A tie for a place that pays one point or none brings nothing and costs nothing.",
    basis=Basis.DERIVED,
)

TIE_SKIPS = Rule(
    "kings-progress.gifts.tie-skips",
    "The place after an unbroken tie is not given.",
    Witness("it", "3. Punteggio", "la posizione successiva non viene conteggiata"),
)

TIE_FILLS = Rule(
    "kings-progress.gifts.tie-fills",
    "Tied players fill as many places as they are.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

NO_GIFT = Rule(
    "kings-progress.gifts.no-gift",
    "A player without a gift of a type takes no place in it.",
    basis=Basis.OPEN,
)

KEPT = Rule(
    "kings-progress.gifts.kept",
    "Gifts of earlier rounds are counted again in every scoring.",
    basis=Basis.DERIVED,
)

TYPES = Rule(
    "kings-progress.types.most",
    "After the five types, having the most types is scored.",
    Witness("it", "3. Punteggio", "chi ha il maggior numero di tipi"),
)

TYPES_POINTS = Rule(
    "kings-progress.types.points",
    "Most types pays places like a gift type.",
    basis=Basis.DERIVED,
)

TYPES_WORST = Rule(
    "kings-progress.types.worst",
    "Between equal numbers of types the players' worst types are compared, by cards and then by crowns.",
    Witness("it", "3. Punteggio", "si confrontano il colore di doni peggiore"),
)

TYPES_NEXT = Rule(
    "kings-progress.types.next",
    "Between equal worst types another type is compared, until the tie breaks or no type is left.",
    Witness("it", "3. Punteggio", "poi il seguente miglior colore viene confrontato"),
)

TYPES_UPWARDS = Rule(
    "kings-progress.types.upwards",
    "After the worst type the next worst is compared, and so on upwards.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

OWN_COLOUR = Rule(
    "kings-progress.colour.bonus",
    "Points in the gift type of one's own colour bring one point more.",
    Witness("it", "3. Punteggio", "prende un punto prestigio in più"),
)

OWN_COLOUR_NEEDS = Rule(
    "kings-progress.colour.needs-points",
    "The bonus for the own colour needs at least one point scored in that type.",
    Witness("it", "3. Punteggio", "Se un giocatore segna punti nel dono"),
)

OWN_COLOUR_TYPES = Rule(
    "kings-progress.colour.not-for-types",
    "Most types brings no bonus for the own colour.",
    Witness("it", "3. Punteggio", "Questo non viene applicato per il conteggio"),
)

SHED = Rule(
    "kings-progress.shed.first",
    "Who becomes first in a gift type discards an exposed card of choice from a build.",
    Witness("it", "3. Punteggio", "deve scartare una qualsiasi carta esposta"),
)

SHED_TYPES = Rule(
    "kings-progress.shed.types",
    "Being first in most types costs an exposed card too.",
    Witness("it", "3. Punteggio", "quando si controlla la maggioranza di tipi"),
)

SHED_TIED = Rule(
    "kings-progress.shed.tied",
    "Everybody tied for first discards.",
    Witness("it", "3. Punteggio", "ENTRAMBE i giocatori devono scartare"),
)

SHED_BEFORE = Rule(
    "kings-progress.shed.before-next",
    "The discards for one type are made before the next is scored.",
    Witness("it", "3. Punteggio", "prima che venga conteggiato il prossimo tipo"),
)

SHED_OWN = Rule(
    "kings-progress.shed.own",
    "The card discarded for being first is one of one's own builds.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

SHED_NONE = Rule(
    "kings-progress.shed.none-left",
    "A player without an exposed card discards none for being first.",
    basis=Basis.OPEN,
)
