"""The rules behind an answer: what each says, and where each text says it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from courtroll.verifier.kernel.room import BUILT_IN, game_names, room
from courtroll.verifier.kernel.rules import Rule

Card = dict[str, object]


def explained(answer: Mapping[str, object]) -> dict[str, Card]:
    """The card of every rule that an answer names, in the order in which it names them."""
    ids = dict.fromkeys(_named(answer))
    found: dict[str, Rule] = {}
    for game in dict.fromkeys(each.partition(".")[0] for each in ids):
        if game in BUILT_IN or game in game_names():
            found |= {rule.id: rule for rule in room(game).rulebook.rules}
    return {each: card(found[each]) for each in ids if each in found}


def card(rule: Rule) -> Card:
    """A rule as an object."""
    languages = {edition.code: edition.language for edition in room(rule.id.partition(".")[0]).rulebook.editions}
    return {
        "says": rule.says,
        "basis": rule.basis.value,
        "confidence": rule.confidence.value,
        "witnesses": [
            {
                "edition": witness.edition,
                "language": languages[witness.edition],
                "heading": witness.heading,
                "anchor": witness.anchor,
            }
            for witness in rule.witnesses
        ],
    }


def _named(value: object) -> Iterator[str]:
    """Every rule id below a value, under the keys "rule" and "rules"."""
    if isinstance(value, Mapping):
        for key, below in value.items():
            if key == "rule" and isinstance(below, str):
                yield below
            elif key == "rules" and isinstance(below, list):
                yield from (each for each in below if isinstance(each, str))
            else:
                yield from _named(below)
    elif isinstance(value, list):
        for each in value:
            yield from _named(each)
