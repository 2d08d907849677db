"""Building: what holds for every building, then castle, palace, chapel and folly.

Castle (Burg, castello), palace (Palast, palazzo), chapel (Kapelle, cappella), folly (Folly, follia).
A manor is a castle or a palace; the word is ours.
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

ONE = Rule(
    "noblemen.build.one",
    "The building action builds exactly one building.",
    Witness("de", "B Gebäude bauen", "genau 1 Gebäude"),
    Witness("it", "B) Costruire gli Edifici", "costruire solo 1 edificio"),
)

ON_BOARD = Rule(
    "noblemen.build.on-board",
    "Only a building that stands on the board can be built.",
    Witness("de", "B Gebäude bauen", "das sich auf dem Spielplan befindet"),
    Witness("it", "B) Costruire gli Edifici", "Puoi costruire solo edifici disponibili"),
)

KINDS = Rule(
    "noblemen.build.kinds",
    "There are four kinds of building: castle, palace, chapel and folly.",
    Witness("de", "B Gebäude bauen", "Es gibt 4 unterschiedliche Gebäudearten"),
    Witness("it", "B) Costruire gli Edifici", "Ci sono 4 tipi di edifici"),
)

PRICE = Rule(
    "noblemen.build.price",
    "A building's price, shown on the board, is paid into the supply, and who cannot pay it cannot build.",
    Witness("de", "B Gebäude bauen", "Jedes Gebäude hat einen Preis"),
    Witness("it", "B) Costruire gli Edifici", "Ogni edificio ha un costo"),
)

REDUCTION = Rule(
    "noblemen.build.reduction",
    "A duke builds three pounds cheaper, a marquess two, an earl one, and the others not.",
    Witness("de", "B Gebäude bauen", "Manche Adelstitel erlauben dir"),
    Witness("it", "B) Costruire gli Edifici", "Alcuni Titoli possono ridurre"),
)

PRICE_FLOOR = Rule(
    "noblemen.build.price-floor",
    "No building costs less than nothing.",
    Witness("de", "B Gebäude bauen", "niemals kleiner als 0"),
    Witness("it", "B) Costruire gli Edifici", "Il costo minimo di un edificio"),
)

MEADOW = Rule(
    "noblemen.build.meadow",
    "A castle, chapel or folly is put on a meadow of the builder's own estate.",
    Witness("de", "Burg", "leeres Wiesenfeld in deinem Anwesen"),
    Witness("it", "Castello", "Tessera Pianura vuota della tua Tenuta"),
)

EMPTY = Rule(
    "noblemen.build.empty-meadow",
    "A meadow carries at most one building.",
    Witness("de", "Burg", "stelle sie auf ein leeres Wiesenfeld"),
    Witness("it", "Castello", "piazzalo su una Tessera Pianura vuota"),
)

CASTLE_CHEAPEST = Rule(
    "noblemen.castle.cheapest",
    "Only the cheapest castle on the board can be built.",
    Witness("de", "Burg", "Nimm die Burg mit dem niedrigsten Preis"),
    Witness("it", "Castello", "Prendi il Castello più economico"),
)

CASTLE_APART = Rule(
    "noblemen.castle.apart",
    "A castle stands next to no other castle or palace, not even diagonally.",
    Witness("de", "Burg", "eine Burg nicht benachbart"),
    Witness("it", "Castello", "Un Castello non può essere adiacente"),
)

MANORS_APART = Rule(
    "noblemen.manors.apart",
    "Castles and palaces are never built next to castles or palaces.",
    Witness("de", "Regeln, die man leicht vergisst", "Burgen und Paläste dürfen nicht benachbart zu anderen"),
    Witness("it", "Regole che si dimenticano facilmente", "I Castelli e i Palazzi non devono essere"),
)

PALACE_CHEAPEST = Rule(
    "noblemen.palace.cheapest",
    "Only the cheapest palace on the board can be built.",
    Witness("de", "Palast", "Nimm den Palast mit dem niedrigsten Preis"),
    Witness("it", "Palazzo", "Prendi il Palazzo più economico"),
)

PALACE_REPLACES = Rule(
    "noblemen.palace.replaces",
    "A palace takes the place of a castle in the builder's estate, and without one it cannot be built.",
    Witness("de", "Palast", "ersetze damit eine Burg"),
    Witness("it", "Palazzo", "sostituisci un Castello"),
)

PALACE_ANY_CASTLE = Rule(
    "noblemen.palace.any-castle",
    "Any castle of the estate may give way to a palace, enclosed or not, and its place needs no new check.",
    basis=Basis.DERIVED,
)

PALACE_CASTLE_BACK = Rule(
    "noblemen.palace.castle-back",
    "The castle that a palace replaces goes to the supply and not to the board.",
    Witness("de", "Palast", "Lege die Burg zurück"),
    Witness("it", "Palazzo", "Rimetti il Castello"),
)

PALACE_QUEEN = Rule(
    "noblemen.palace.queen",
    "Building a palace brings the Queen.",
    Witness("de", "Palast", "Als Belohnung für den Palastbau"),
    Witness("it", "Palazzo", "ricompensa per la costruzione del Palazzo"),
)

CHAPEL_CHEAPEST = Rule(
    "noblemen.chapel.cheapest",
    "Only the cheapest chapel on the board can be built.",
    Witness("de", "Kapelle", "Nimm die Kapelle mit dem niedrigsten Preis"),
    Witness("it", "Cappella", "Prendi la Cappella più economica"),
)

CHAPEL_APART = Rule(
    "noblemen.chapel.apart",
    "A chapel stands next to no other chapel, not even diagonally.",
    Witness("de", "Kapelle", "eine Kapelle nicht benachbart"),
    Witness("it", "Cappella", "Una Cappella non può essere adiacente"),
)

CHAPEL_BESIDE_MANOR = Rule(
    "noblemen.chapel.beside-manor",
    "A chapel may stand next to castles, palaces and follies.",
    basis=Basis.DERIVED,
)

CHAPEL_CARD = Rule(
    "noblemen.chapel.card",
    "Building a chapel brings one scandal card.",
    Witness("de", "Kapelle", "Als Belohnung für den Kapellenbau"),
    Witness("it", "Cappella", "ricompensa per la costruzione della Cappella"),
)

FOLLY_AREAS = Rule(
    "noblemen.folly.areas",
    "Each folly asks for its own areas in the builder's estate: two forests, two farms, two gardens, or one of each.",
    Witness("de", "Folly", "musst du bestimmte Gebiete"),
    Witness("it", "Follia", "devi aver completato determinate Aree"),
)

FOLLY_OCCUPIED = Rule(
    "noblemen.folly.occupied-counts",
    "Areas with another player's knight on them count for a folly.",
    Witness("de", "Folly", "Es ist unerheblich, ob sich Ritter"),
    Witness("it", "Follia", "Non importa se un'area è occupata"),
)

FOLLY_PRICE = Rule(
    "noblemen.folly.price",
    "Every folly costs twelve pounds before the builder's title lowers it.",
    Witness("de", "Folly", "Jedes Folly kostet"),
    Witness("it", "Follia", "Ogni Follia costa"),
)

FOLLY_ANY_MEADOW = Rule(
    "noblemen.folly.any-meadow",
    "A folly goes on any empty meadow of the estate, and without one it cannot be built.",
    Witness("de", "Folly", "auf ein beliebiges leeres Wiesenfeld"),
    Witness("it", "Follia", "piazzala sopra una Tessera Pianura vuota"),
)

FOLLY_POINTS = Rule(
    "noblemen.folly.points",
    "The first folly built by anybody scores twelve points, the second ten, the third eight and the fourth six.",
    Witness("de", "Folly", "12 Siegpunkte für das erste gebaute"),
    Witness("it", "Follia", "12 Punti Vittoria se è il primo"),
)

FOLLY_ONCE = Rule(
    "noblemen.folly.one-each",
    "There is one folly of each kind, so each is built at most once in a game.",
    basis=Basis.DERIVED,
)

FOLLY_REUSE = Rule(
    "noblemen.folly.areas-reused",
    "An area that served for one folly may serve for another, since a folly asks only that one has it.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)
