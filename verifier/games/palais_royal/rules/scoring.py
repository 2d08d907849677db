"""The end of the game, the final count, and who wins.

Final count (Conteggio finale), point (punto), row or edge (fila, lato).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

TRIGGER = Rule(
    "palais-royal.end.trigger",
    "The last round begins when the start player begins a turn with twelve nobles or fewer in the park.",
    Witness("it", "Fine della partita", "12 Nobili o meno nel parco"),
)

LAST_ROUND = Rule(
    "palais-royal.end.last-round",
    "In the last round everybody has one more turn, the start player included.",
    Witness("it", "Fine della partita", "inizia per tutti l'ultimo turno"),
)

AT_END = Rule(
    "palais-royal.scoring.at-end",
    "No points are counted before the end of the game.",
    basis=Basis.DERIVED,
)

NOBLES = Rule(
    "palais-royal.scoring.nobles",
    "Each recruited noble scores the points shown on its tile.",
    Witness("it", "Conteggio finale", "Le tessere Nobile in suo possesso"),
)

PLAYED = Rule(
    "palais-royal.scoring.played",
    "Privilege cards played for points score the two or four points they show.",
    Witness("it", "Conteggio finale", "Le carte Privilegio giocate"),
)

UNPLAYED = Rule(
    "palais-royal.scoring.unplayed",
    "Each privilege card still in hand scores one point.",
    Witness("it", "Conteggio finale", "1 punto per ogni carta Privilegio"),
)

UNPLAYED_LIMIT = Rule(
    "palais-royal.scoring.unplayed-limit",
    "Cards still in hand score six points at most.",
    Witness("it", "Conteggio finale", "fino a un massimo di 6"),
)

EDGES = Rule(
    "palais-royal.scoring.edges",
    "Each of the park's four edges is scored by itself.",
    Witness("it", "Conteggio finale", "avviene contando i quattro lati"),
)

EDGE_RANKED = Rule(
    "palais-royal.scoring.edge-ranked",
    "Only the first and the second by servants score on an edge.",
    Witness("it", "Conteggio finale", "Solo il giocatore e il secondo"),
)

EDGE_FIRST = Rule(
    "palais-royal.scoring.edge-first",
    "The first on an edge scores six points.",
    Witness("it", "Conteggio finale", "riceve 6 punti per il primo"),
)

EDGE_SECOND = Rule(
    "palais-royal.scoring.edge-second",
    "The second on an edge scores two points.",
    Witness("it", "Conteggio finale", "2 punti per il secondo"),
)

EDGE_TIE = Rule(
    "palais-royal.scoring.edge-tie",
    "A tie on an edge brings the points of the next lower place.",
    Witness("it", "Conteggio finale", "un punteggio di rango inferiore"),
)

EDGE_TIE_FIRST = Rule(
    "palais-royal.scoring.edge-tie-first",
    "Those tied for first on an edge score two points each.",
    Witness("it", "Conteggio finale", "il Verde guadagnano ognuno solamente"),
)

EDGE_TIE_MANY = Rule(
    "palais-royal.scoring.edge-tie-many",
    "It makes no difference how many are tied for first.",
    basis=Basis.DERIVED,
    confidence=Confidence.MEDIUM,
)

EDGE_NO_SECOND = Rule(
    "palais-royal.scoring.edge-no-second",
    "Behind a tie for first nobody is second.",
    Witness("it", "Conteggio finale", "il Rosso non guadagna"),
)

EDGE_TIE_SECOND = Rule(
    "palais-royal.scoring.edge-tie-second",
    "Those tied for second on an edge score nothing.",
    Witness("it", "Conteggio finale", "La parità per il secondo posto"),
)

EDGE_ABSENT = Rule(
    "palais-royal.scoring.edge-absent",
    "Without a servant on an edge nobody has a place there.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

EDGE_ALONE = Rule(
    "palais-royal.scoring.edge-alone",
    "A player alone on an edge is first, and nobody is second.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

EDGE_DOUBLE = Rule(
    "palais-royal.scoring.edge-double",
    "A servant on a space marked 2x counts as two.",
    Witness("it", "Conteggio finale", "conta doppio a causa del 2x"),
)

EDGE_CORNER = Rule(
    "palais-royal.scoring.edge-corner",
    "A servant in a corner counts on both edges that meet there.",
    Witness("it", "Conteggio finale", "effettuare il conteggio sia per"),
)

EDGE_MARKER_NOT_COUNTED = Rule(
    "palais-royal.scoring.edge-marker-not-counted",
    "A servant on the box of six or of two points only shows who scored there, and counts on no edge.",
    basis=Basis.OPEN,
)

WINNER = Rule(
    "palais-royal.end.winner",
    "Most points win.",
    Witness("it", "Fine della partita", "giocatore con più punti"),
)

TIE_CARDINAL = Rule(
    "palais-royal.end.tie-cardinal",
    "Among those tied for most points, most servants at the Cardinal win.",
    Witness("it", "Conteggio finale", "Se vi è pareggio dopo il conteggio"),
)

SHARED = Rule(
    "palais-royal.end.shared",
    "Those still tied win together.",
    Witness("it", "Conteggio finale", "Se la parità persiste"),
)

ROUND_LIMIT = Rule(
    "palais-royal.end.round-limit",
    "Where a table has agreed on a number of rounds, the round of that number is the last.",
    basis=Basis.RULING,
)
