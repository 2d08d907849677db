"""Threat markers and the troubles they bring.

Flood (inondazione), plague (pestilenza), raid (rivolta), fire (incendio), intrigue (cospirazione).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

HEADING = "La minaccia si verifica - ... quel che deve essere ancora detto."

DEAL = Rule(
    "bruges.threat.deal",
    "Each die that shows 5 or 6 gives everybody a threat marker of its colour.",
    Witness("it", "Primo Passo: Distribuire le tessere minaccia", "Per ogni dado che indica"),
)

OPEN = Rule(
    "bruges.threat.open",
    "Threat markers lie in sight of all, sorted by colour.",
    Witness("it", "Primo Passo: Distribuire le tessere minaccia", "organizzate in base al colore"),
)

THIRD = Rule(
    "bruges.threat.third",
    "A third marker of one colour sets off the trouble of that colour.",
    Witness("it", "Primo Passo: Distribuire le tessere minaccia", "acquisisce il terzo tassello"),
)

COLOUR = Rule(
    "bruges.threat.colour",
    "Which trouble comes depends on the markers' colour.",
    Witness("it", HEADING, "della minaccia dipende dal colore"),
)

FLOOD = Rule(
    "bruges.threat.flood",
    "A flood takes all workers.",
    Witness("it", HEADING, "restituire tutti i suoi lavoratori"),
)

PLAGUE = Rule(
    "bruges.threat.plague",
    "A plague takes one person from the area, of its owner's choice.",
    Witness("it", HEADING, "mettere un personaggio a sua scelta"),
)

PLAGUE_HOUSE = Rule(
    "bruges.threat.plague-house",
    "The house of a person who fell to the plague stays, and hands are safe.",
    basis=Basis.DERIVED,
)

RAID = Rule(
    "bruges.threat.raid",
    "A raid takes all florins.",
    Witness("it", HEADING, "restituisce tutti i suoi fiorini"),
)

FIRE = Rule(
    "bruges.threat.fire",
    "A fire takes one house or one canal tile, of its owner's choice.",
    Witness("it", HEADING, "scartare una casa a sua scelta"),
)

FIRE_NOTHING = Rule(
    "bruges.threat.fire-nothing",
    "A fire takes nothing from those with neither house nor canal tile.",
    Witness("it", HEADING, "uno o l'altro se ne ha"),
)

FIRE_PERSON = Rule(
    "bruges.threat.fire-person",
    "Who lived in a house that burnt goes back to the owner's hand.",
    Witness("it", HEADING, "riprende la carta personaggio"),
)

FIRE_STATUE = Rule(
    "bruges.threat.fire-statue",
    "A statue is kept when fire breaks its section.",
    Witness("it", HEADING, "deve restituire la tessera statua"),
)

FIRE_OUTERMOST = Rule(
    "bruges.threat.fire-outermost",
    "Only the outermost tile of a section can burn, as canals have no gaps.",
    Witness("it", HEADING, "Non sono ammessi spazi vuoti"),
)

FIRE_RED = Rule(
    "bruges.threat.fire-red",
    "Red markers bring fire.",
    Witness("it", HEADING, "Per l'incendio (rosso)"),
)

RAID_YELLOW = Rule(
    "bruges.threat.raid-yellow",
    "Yellow markers bring the raid.",
    Witness("it", HEADING, "A causa di una Rivolta (giallo)"),
)

OTHER_COLOURS = Rule(
    "bruges.threat.other-colours",
    "Blue markers bring the flood, brown ones the plague, purple ones the intrigue.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

INTRIGUE = Rule(
    "bruges.threat.intrigue",
    "An intrigue costs three points.",
    Witness("it", HEADING, "Il giocatore perde 3 punti"),
)

BACK = Rule(
    "bruges.threat.back",
    "After the trouble its markers go back, and the next one counts as the first again.",
    Witness("it", HEADING, "nuovamente il"),
)

BACK_NO_POINTS = Rule(
    "bruges.threat.back-no-points",
    "Markers that go back after a trouble bring no points.",
    Witness("it", HEADING, "non riceve punti per la restituzione"),
)

SEVERAL = Rule(
    "bruges.threat.several",
    "Whoever is hit by several troubles at once sets their order.",
    Witness("it", HEADING, "decide l'ordine in cui"),
)

SHORT = Rule(
    "bruges.threat.short",
    "When markers run short, they are dealt and their troubles settled player by player.",
    Witness("it", HEADING, "il disagio viene gestito a turno"),
)

POINT = Rule(
    "bruges.points.threat",
    "Each threat marker one gives back brings a point at once, by a person's help as well.",
    Witness("it", "Ora, la descrizione di ogni azione:", "ottiene subito 1 punto"),
)
