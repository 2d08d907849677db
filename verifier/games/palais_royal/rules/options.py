"""Where the text is silent about the final count: the choices of a table, and the ruleset that holds them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from courtroll.verifier.games.palais_royal.rules import scoring
from courtroll.verifier.kernel.rules import Option, Ruleset


class PlaceWithoutServant(StrEnum):
    NONE = "none"
    LEFT_OVER = "left-over"


PLACE_WITHOUT_SERVANT = Option(
    name="place-without-servant",
    asks="May a player without a servant on an edge take second place there?",
    readings={
        PlaceWithoutServant.NONE: "A player without a servant on an edge has no place there.",
        PlaceWithoutServant.LEFT_OVER: "Players without a servant are placed behind those who have one.",
    },
    presets={"it": PlaceWithoutServant.NONE},
    settled=False,
    rules=(scoring.EDGE_ABSENT, scoring.EDGE_ALONE, scoring.EDGE_SECOND),
    notes="The text pays the first and the second by servants and shows no edge with one player alone (P-29). Three or "
    "four players never notice: several without a servant are tied, and one alone among them is at best third.",
)

OPTIONS: tuple[Option, ...] = (PLACE_WITHOUT_SERVANT,)


@dataclass(frozen=True, slots=True)
class PalaisRoyalRuleset(Ruleset):
    """The readings a table plays Palais Royal by."""

    place_without_servant: PlaceWithoutServant = PlaceWithoutServant.NONE

    options: ClassVar[tuple[Option, ...]] = OPTIONS
