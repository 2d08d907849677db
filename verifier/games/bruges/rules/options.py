"""Where the text is silent: the choices of a table, and the ruleset that holds them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from courtroll.verifier.games.bruges.rules import actions, persons, rounds
from courtroll.verifier.kernel.rules import Option, Reading, Ruleset


class LightningReturned(Reading):
    WORKS = "works", "It works again."
    SPENT = "spent", "It never works again in this game."


class NoCardsLeft(Reading):
    TURN = "turn", "The turn remains, for persons."
    SKIPPED = "skipped", "The turn is passed over."


class EmptiedElsewhere(Reading):
    NEXT = "next", "The next one is."
    THIS = "this", "This one is."


class OwnEvent(Reading):
    BEGUN = "begun", "Those work who live there when it begins."
    DONE = "done", "Those work who live there once it is done."


LIGHTNING_RETURNED = Option(
    name="lightning-returned",
    asks="Does a lightning person that came back to the hand work again when it is laid again?",
    kind=LightningReturned,
    presets={"it": LightningReturned.WORKS},
    settled=False,
    rules=(persons.LIGHTNING_AGAIN, persons.LIGHTNING_ONCE),
    notes="The Italian sentence by its letter says never; the English rulebook makes the exception.",
)
NO_CARDS_LEFT = Option(
    name="no-cards-left",
    asks="Does a player whose hand is empty before the fourth turn still have that turn?",
    kind=NoCardsLeft,
    presets={"it": NoCardsLeft.TURN},
    settled=False,
    rules=(actions.NO_CARDS_LEFT,),
    notes="Cards that persons let one play can empty a hand early, and the text speaks of four cards only.",
)
EMPTIED_ELSEWHERE = Option(
    name="emptied-elsewhere",
    asks="Which round is the last when a pile is emptied in the second or fourth phase?",
    kind=EmptiedElsewhere,
    presets={"it": EmptiedElsewhere.NEXT},
    settled=False,
    rules=(rounds.LAST_ROUND_OTHER, rounds.LAST_ROUND, rounds.LAST_ROUND_LATER),
    notes="Only persons draw in another phase than the first; the text excepts the third alone from its sentence on "
    "the end, which by its letter would make it this round.",
)

OWN_EVENT = Option(
    name="own-event",
    asks="Does a person that works by itself do so for its own laying, or for the trouble that takes it?",
    kind=OwnEvent,
    presets={"it": OwnEvent.BEGUN},
    settled=False,
    rules=(persons.INFINITY_ACTION, persons.INFINITY_EVENT),
    notes="The text has such persons work each time an action is done or an event occurs, and does not say who counts "
    "as being in the area when it is the person itself that comes or goes.",
)

OPTIONS: tuple[Option, ...] = (LIGHTNING_RETURNED, NO_CARDS_LEFT, EMPTIED_ELSEWHERE, OWN_EVENT)


@dataclass(frozen=True, slots=True)
class BrugesRuleset(Ruleset):
    """The readings a table of Bruges plays by."""

    options: ClassVar[tuple[Option, ...]] = OPTIONS

    lightning_returned: LightningReturned = LightningReturned.WORKS
    no_cards_left: NoCardsLeft = NoCardsLeft.TURN
    emptied_elsewhere: EmptiedElsewhere = EmptiedElsewhere.NEXT
    own_event: OwnEvent = OwnEvent.BEGUN
