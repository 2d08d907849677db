"""The three majorities (maggioranze) at the end of every round."""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Rule, Witness

HEADING = "Fase 4: Esaminare le maggioranze e cambiare il giocatore iniziale"

CHECK = Rule(
    "bruges.majority.check",
    "At the end of a round three majorities are looked at: reputation, persons and canals.",
    Witness("it", HEADING, "controllano le maggioranze nelle seguenti 3"),
)

REPUTATION = Rule(
    "bruges.majority.reputation",
    "Whoever is ahead of everybody on the reputation track turns that tile.",
    Witness("it", HEADING, "più avanti di tutti gli altri giocatori"),
)

PERSONS = Rule(
    "bruges.majority.persons",
    "Whoever has more persons than anybody else turns that tile.",
    Witness("it", HEADING, "più personaggi rispetto ai suoi avversari"),
)

CANALS = Rule(
    "bruges.majority.canals",
    "Whoever has more canal tiles on both sides together than anybody else turns that tile.",
    Witness("it", HEADING, "si sommano entrambe"),
)

ONE_BY_ONE = Rule(
    "bruges.majority.one-by-one",
    "One is compared with each opponent alone, not with all of them together.",
    Witness("it", HEADING, "paragona il numero di personaggi"),
)

CLEAR = Rule(
    "bruges.majority.clear",
    "Only a clear lead turns a tile, and a tie turns none.",
    Witness("it", HEADING, "deve avere una maggioranza chiara"),
)

KEPT = Rule(
    "bruges.majority.kept",
    "A tile once turned keeps its coloured side up.",
    Witness("it", HEADING, "Tessere precedentemente girate sul lato"),
)

SEVERAL = Rule(
    "bruges.majority.several",
    "Several players may have turned the same majority tile.",
    Witness("it", HEADING, "più giocatori abbiano girato la stessa"),
)

LAST_ROUND = Rule(
    "bruges.majority.last-round",
    "The last round's majorities are looked at before the final scoring.",
    basis=Basis.DERIVED,
)
