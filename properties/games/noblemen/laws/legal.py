"""What may be decided: the engine's list and its refusals beside those of the second definition."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from courtroll.properties.games.noblemen.laws.steps import TABLES, VERBS, listed, right, table_now
from courtroll.properties.games.noblemen.making.tries import conceivable
from courtroll.properties.games.noblemen.second.legal import refusals
from courtroll.properties.games.noblemen.second.refused import why
from courtroll.properties.play.beside import each, refusals_tell_why, refuses_by_the_rules
from courtroll.properties.play.laws import Breach, Law, Moved
from courtroll.verifier.games.noblemen.moves.decisions import Decision

TRIED: Final = 3
"""Decisions that are tried at one step."""
NONE: Final[frozenset[Decision]] = frozenset()

RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "pick": ("noblemen.setup.tiles", "noblemen.setup.first-game"),
    "keep": ("noblemen.card.draw",),
    "lay": (
        "noblemen.lay.beside", "noblemen.lay.empty-cell", "noblemen.lay.from-screen", "noblemen.lay.up-to-three",
        "noblemen.lay.none", "noblemen.lay.no-other-limit", "noblemen.turn.one-action", "noblemen.card.cunning-stroke",
        "noblemen.card.cunning-stroke-twice",
    ),
    "build": (
        "noblemen.build.meadow", "noblemen.build.empty-meadow", "noblemen.build.on-board", "noblemen.build.price",
        "noblemen.build.kinds", "noblemen.build.one", "noblemen.build.reduction", "noblemen.castle.apart",
        "noblemen.chapel.apart", "noblemen.chapel.beside-manor", "noblemen.palace.replaces",
        "noblemen.palace.any-castle", "noblemen.folly.areas", "noblemen.folly.occupied-counts",
        "noblemen.folly.one-each", "noblemen.turn.one-action",
    ),
    "knight": (
        "noblemen.knight.target", "noblemen.knight.unoccupied", "noblemen.knight.supply-first",
        "noblemen.knight.two", "noblemen.knight.moved-within", "noblemen.area.occupiable", "noblemen.box.knights",
    ),
    "give": ("noblemen.knight.victim-chooses",),
    "bribe": ("noblemen.bribe.up-to-five", "noblemen.bribe.pile", "noblemen.bribe.price", "noblemen.bribe.none"),
    "tax": ("noblemen.tax.once", "noblemen.tax.bribe"),
    "land": ("noblemen.land.once", "noblemen.land.bribe"),
    "donate": ("noblemen.church.three-each", "noblemen.church.from-screen", "noblemen.church.none"),
    "leisure": ("noblemen.turn.one-action",),
    "swap": ("noblemen.swap.two-for-one", "noblemen.swap.none-left", "noblemen.swap.time"),
    "play": (
        "noblemen.turn.one-card", "noblemen.card.held", "noblemen.card.no-turn-use", "noblemen.card.intrigue-limit",
        "noblemen.card.intrigue-before", "noblemen.card.intrigue-look", "noblemen.card.inheritance-place",
        "noblemen.turn.card-before-or-after",
    ),
    "return": ("noblemen.card.favour-of-the-vicar-limit",),
    "spend-bribes": ("noblemen.ball.spend-held",),
    "spend-card": ("noblemen.ball.spend-held",),
    "take": (
        "noblemen.title.needs", "noblemen.title.supply", "noblemen.title.choice", "noblemen.box.titles",
        "noblemen.setup.titles", "noblemen.setup.titles-unused",
    ),
    "done": ("noblemen.turn.one-action", "noblemen.turn.actions", "noblemen.turn.only-these"),
}  # fmt: skip
"""The rules that say when each verb is legal."""


def _lists(kind: type[Decision], rules: tuple[str, ...]) -> Callable[[Moved], Iterator[Breach]]:
    def breaches(moved: Moved) -> Iterator[Breach]:
        theirs, mine = listed(moved).get(kind, NONE), right(moved).get(kind, NONE)
        if theirs == mine:
            return
        for decision in sorted(theirs - mine, key=repr):
            barred = refusals(table_now(moved), moved.seat, decision)
            yield Breach(f"{decision!r} is listed and not legal", tuple(sorted(barred)))
        for decision in sorted(mine - theirs, key=repr):
            yield Breach(f"{decision!r} is legal and not listed", rules)

    return breaches


def _refusals(moved: Moved, seat: int, decision: Decision) -> Iterator[frozenset[str]]:
    return each(refusals(table_now(moved), seat, decision))


LEGAL_LAWS: Final[tuple[Law[Moved], ...]] = (
    Law("decider-in-turn", "Who decides is who the rules say decides.", TABLES.decides_in_turn, 1,
        ("noblemen.turn.order", "noblemen.turn.only-mover", "noblemen.prestige.order", "noblemen.title.order")),
    *(
        Law(f"legal-{verb}", f"What is listed of \"{verb}\" is what is legal, and all of it.",
            _lists(kind, RULES[verb]), 1, RULES[verb])
        for verb, kind in VERBS.items()
    ),
    Law("refusals-name-their-rules", "A refusal names every rule that is broken, and no other.",
        refuses_by_the_rules(conceivable, TRIED, _refusals), 2,
        ("noblemen.turn.phase", "noblemen.turn.only-mover", "noblemen.tool.frame")),
    refusals_tell_why(conceivable, TRIED, lambda moved, decision, code: why(table_now(moved), decision, code)),
)  # fmt: skip
