"""Where the text is silent: the choices of a table, and the ruleset that holds them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from courtroll.verifier.games.bruges.rules import actions, persons, rounds
from courtroll.verifier.kernel.rules import Option, Ruleset


class LightningReturned(StrEnum):
    WORKS = "works"
    SPENT = "spent"


class NoCardsLeft(StrEnum):
    TURN = "turn"
    SKIPPED = "skipped"


class EmptiedElsewhere(StrEnum):
    NEXT = "next"
    THIS = "this"


LIGHTNING_RETURNED = Option(
    "lightning-returned",
    "Does a lightning person that came back to the hand work again when it is laid again?",
    {
        "works": "It works again.",
        "spent": "It never works again in this game.",
    },
    {"it": "works"},
    False,
    (persons.LIGHTNING_AGAIN, persons.LIGHTNING_ONCE),
    "The Italian sentence by its letter says never; the English rulebook makes the exception.",
)

NO_CARDS_LEFT = Option(
    "no-cards-left",
    "Does a player whose hand is empty before the fourth turn still have that turn?",
    {
        "turn": "The turn remains, for persons.",
        "skipped": "The turn is passed over.",
    },
    {"it": "turn"},
    False,
    (actions.NO_CARDS_LEFT,),
    "Cards that persons let one play can empty a hand early, and the text speaks of four cards only.",
)

EMPTIED_ELSEWHERE = Option(
    "emptied-elsewhere",
    "Which round is the last when a pile is emptied in the second or fourth phase?",
    {
        "next": "The next one is.",
        "this": "This one is.",
    },
    {"it": "next"},
    False,
    (rounds.LAST_ROUND_OTHER, rounds.LAST_ROUND, rounds.LAST_ROUND_LATER),
    "Only persons draw in another phase than the first; the text excepts the third alone from its sentence on the end, "
    "which by its letter would make it this round.",
)

OPTIONS: tuple[Option, ...] = (LIGHTNING_RETURNED, NO_CARDS_LEFT, EMPTIED_ELSEWHERE)


@dataclass(frozen=True, slots=True)
class BrugesRuleset(Ruleset):
    """The readings a table of Bruges plays by."""

    options: ClassVar[tuple[Option, ...]] = OPTIONS

    lightning_returned: LightningReturned = LightningReturned.WORKS
    no_cards_left: NoCardsLeft = NoCardsLeft.TURN
    emptied_elsewhere: EmptiedElsewhere = EmptiedElsewhere.NEXT
