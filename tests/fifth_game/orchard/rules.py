"""The rule cards of Orchard, and the one choice that its text leaves."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import ClassVar, Final

from courtroll.verifier.kernel.rules import (
    Basis,
    Confidence,
    Edition,
    Option,
    Reading,
    Rule,
    Rulebook,
    Ruleset,
    Witness,
)

EDITIONS: Final = (Edition("leaf", "English", True, "The leaflet."),)
BOX: Final = Rule(
    "orchard.box.fruit", "The box has 20 apples and 12 pears.", Witness("leaf", "The box", "twenty apples")
)
APPLE: Final = Rule(
    "orchard.scoring.apple", "An apple brings 1 point.", Witness("leaf", "The end", "a point for each apple")
)
BASKET: Final = Rule(
    "orchard.scoring.basket",
    "Three pears fill a basket, which brings 5 points.",
    Witness("leaf", "The end", "three pears make a basket"),
)
LOOSE: Final = Rule(
    "orchard.scoring.loose-pear",
    "What a pear outside a basket brings is not said.",
    basis=Basis.OPEN,
    confidence=Confidence.LOW,
)
WINNER: Final = Rule(
    "orchard.end.winner",
    "Most points win, then most pears; equal players share the win.",
    Witness("leaf", "The end", "the richest harvest wins"),
)


class LoosePear(Reading):
    NOTHING = "nothing", "Nothing."
    POINT = "point", "A point."


LOOSE_PEAR: Final = Option(
    name="loose-pear",
    asks="What does a pear outside a basket bring?",
    kind=LoosePear,
    presets={"leaf": LoosePear.NOTHING},
    settled=False,
    rules=(LOOSE,),
    notes="The leaflet speaks of baskets only.",
)


@dataclass(frozen=True, slots=True)
class OrchardRuleset(Ruleset):
    """The readings a table plays Orchard by."""

    loose_pear: LoosePear = LoosePear.NOTHING

    options: ClassVar[tuple[Option, ...]] = (LOOSE_PEAR,)


RULEBOOK: Final = Rulebook.of(EDITIONS, (sys.modules[__name__],), OrchardRuleset.options, tuple)
