"""What may be decided: the engine's list and its refusals beside those of the second definition."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from courtroll.properties.games.palais_royal.laws.steps import TABLES, VERBS, listed, right, table_now
from courtroll.properties.games.palais_royal.making.games import conceivable
from courtroll.properties.games.palais_royal.second.legal import refusals
from courtroll.properties.games.palais_royal.second.refused import why
from courtroll.properties.play.beside import refusals_tell_why, refuses_by_the_rules
from courtroll.properties.play.laws import Breach, Law, Moved
from courtroll.verifier.games.palais_royal.moves.decisions import Decision

TRIED: Final = 4
"""Decisions that are tried at one step."""
NONE: Final[frozenset[Decision]] = frozenset()
NAME: Final = "palais-royal."
RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "deal": ("setup.rooms", "setup.nobles"),
    "station": ("setup.free-servants", "setup.free-servants-order"),
    "reinforce": (
        "court.servants", "court.majority", "court.majority-time", "noble.gate", "card.gate", "servant.from-supply",
        "servant.supply-empty", "servant.new", "turn.fixed-order", "cardinal.no-bonus",
    ),
    "move": (
        "stairway.moves", "stairway.majority", "stairway.step", "stairway.entering", "stairway.any-servant",
        "noble.steps", "noble.diagonal", "card.steps", "turn.fixed-order", "cardinal.no-bonus",
    ),
    "mint": (
        "mint.servants", "mint.majority", "noble.gold", "turn.once", "turn.third-any-order", "cardinal.no-bonus",
    ),
    "attend": (
        "king.majority", "pompadour.majority", "noble.seals", "noble.seals-time", "servant.from-supply",
        "servant.supply-empty", "servant.new", "cardinal.no-bonus",
    ),
    "recruit": (
        "recruit.in-park", "recruit.office", "office.servants", "office.no-majority", "recruit.gold",
        "recruit.turquoise", "king.seals", "recruit.violet", "pompadour.seals", "discount.at-once",
        "discount.empty-spaces", "discount.floor", "discount.statues", "discount.servants", "discount.gold-only",
        "card.seals",
    ),
    "post": ("edge.servant", "edge.source", "edge.returned-servant"),
    "draw": ("back-door.draw", "back-door.no-majority", "noble.cards", "back-door.short", "turn.once"),
    "keep": ("back-door.look", "back-door.keep", "noble.cards-kept", "card.any-number"),
    "play": (
        "back-door.hand", "card.cost", "card.moment", "card.majorities-time", "card.gate-and-steps-late",
        "card.any-number",
    ),
    "summon": ("noble.servants", "noble.servants-left", "noble.servants-used"),
    "done": ("turn.optional", "servant.supply-empty-optional", "back-door.keep-none"),
}  # fmt: skip
"""The rules that say when each verb is legal, without the name of the game."""


def ids(rules: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(NAME + rule for rule in rules)


def _lists(kind: type[Decision], rules: tuple[str, ...]) -> Callable[[Moved], Iterator[Breach]]:
    def breaches(moved: Moved) -> Iterator[Breach]:
        theirs, mine = listed(moved).get(kind, NONE), right(moved).get(kind, NONE)
        if theirs == mine:
            return
        for decision in sorted(theirs - mine, key=repr):
            barred = refusals(table_now(moved), moved.seat, decision)
            yield Breach(f"{decision!r} is listed and not legal", ids(tuple(sorted(frozenset().union(*barred)))))
        for decision in sorted(mine - theirs, key=repr):
            yield Breach(f"{decision!r} is legal and not listed", rules)

    return breaches


def _refusals(moved: Moved, seat: int, decision: Decision) -> Iterator[frozenset[str]]:
    return (frozenset(ids(tuple(rules))) for rules in refusals(table_now(moved), seat, decision))


LEGAL_LAWS: Final[tuple[Law[Moved], ...]] = (
    Law("decider-in-turn", "Who decides is who the rules say decides.", TABLES.decides_in_turn, 1,
        ids(("turn.order",))),
    *(
        Law(f"legal-{verb}", f"What is listed of \"{verb}\" is what is legal, and all of it.",
            _lists(kind, ids(RULES[verb])), 1, ids(RULES[verb]))
        for verb, kind in VERBS.items()
    ),
    Law("refusals-name-their-rules", "A refusal names every rule that is broken, and no other.",
        refuses_by_the_rules(conceivable, TRIED, _refusals), 4,
        ids(("turn.order", "turn.fixed-order", "card.own-turn", "end.last-round"))),
    refusals_tell_why(conceivable, TRIED, lambda moved, decision, code: why(table_now(moved), decision, code)),
)  # fmt: skip
