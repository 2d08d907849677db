"""What every verdict about a described table must keep, whatever the game is about.

A law compares a verdict with the engine on whole tables, with the same question where more is known, or with all that
a small table may be, counted out. None looks into how a verdict was come to, but `small-box-repairs`, which holds the
search to what makes it exact.
"""

from __future__ import annotations

from typing import Any, Final

from courtroll.properties.settling.asked import Forgotten, Question, SettlingLaw
from courtroll.properties.settling.boxes import Counted
from courtroll.properties.settling.counting import (
    Scored,
    boxes_are_judged_by_all_they_may_be,
    boxes_are_possible_or_not,
    ranges_are_those_of_all_it_may_be,
    repairs_meet_all_that_accepts,
)
from courtroll.properties.settling.forgetting import (
    forgetting_adds_no_fault,
    forgetting_forbids_nothing,
    forgetting_leaves_it_possible,
    one_thing_forgotten_is_settled,
    whole_tables_are_the_engine,
)
from courtroll.properties.settling.half_done import HalfDone, what_was_done_goes_on
from courtroll.properties.settling.knowing import all_that_is_assumed_is_told, more_knowledge_turns_nothing
from courtroll.properties.settling.spoils import Spoilt, beyond_cannot_be
from courtroll.properties.settling.witnesses import witnesses_hold, witnesses_lead_on
from courtroll.properties.settling.words import Worded, other_words_mean_the_same

TABLE_LAWS: Final[tuple[SettlingLaw[Forgotten], ...]] = (
    SettlingLaw("forgetting-leaves-it-possible",
        "A table of a real game of which something is forgotten is never impossible.", forgetting_leaves_it_possible),
    SettlingLaw("forgetting-adds-no-fault",
        "What is forgotten of a table of a real game is never what makes a fault of it, nor a doubt.",
        forgetting_adds_no_fault),
)  # fmt: skip
QUESTION_LAWS: Final[tuple[SettlingLaw[Question], ...]] = (
    SettlingLaw("forgetting-forbids-nothing",
        "What is legal on a whole table is not judged illegal when something of it is forgotten.",
        forgetting_forbids_nothing),
    SettlingLaw("whole-tables-decide", "Where everything is known, a question is legal or illegal.",
        whole_tables_are_the_engine),
    SettlingLaw("witnesses-hold",
        "A verdict's witness is read back, can be, and the engine does in it what was said.", witnesses_hold),
    SettlingLaw("witnesses-lead-on", "After what was asked nothing speaks against the witness's table.",
        witnesses_lead_on),
    SettlingLaw("all-assumed-is-told",
        "What is legal is so too where all is plain but what is said to be assumed.", all_that_is_assumed_is_told),
    SettlingLaw("more-knowledge",
        'What the witness says, typed, makes nothing illegal; a "?" told turns neither legal nor illegal.',
        more_knowledge_turns_nothing),
)  # fmt: skip
ONE_LAW: Final = SettlingLaw("one-thing-forgotten-is-settled",
    "The search does not give up what is legal where one thing is forgotten.",
    one_thing_forgotten_is_settled)  # fmt: skip
WORDS_LAW: Final[SettlingLaw[Worded]] = SettlingLaw("other-words-mean-the-same",
    "About a described table, too, other words and letters are heard as the game's own.",
    other_words_mean_the_same)  # fmt: skip
BOX_LAWS: Final[tuple[SettlingLaw[Counted], ...]] = (
    SettlingLaw("small-box-possible", "A small table is impossible exactly if nothing that it may be is possible.",
        boxes_are_possible_or_not),
    SettlingLaw("small-box-verdict",
        'On a small table a verdict is that of all that it may be, counted out; with a "?" for each value of it.',
        boxes_are_judged_by_all_they_may_be),
    SettlingLaw("small-box-repairs", "Everything that accepts a sentence agrees with a repair of what refused it.",
        repairs_meet_all_that_accepts),
)  # fmt: skip
SO_FAR_LAW: Final[SettlingLaw[HalfDone]] = SettlingLaw(
    "so-far-goes-on",
    "A turn told by what was done can be, but not without what that leaves; what is legal next in it is.",
    what_was_done_goes_on,
)
SCORING_LAW: Final[SettlingLaw[Scored]] = SettlingLaw("small-scoring-range",
    "The range of a small scoring, who may win and whether that is certain are those of all that it may be.",
    ranges_are_those_of_all_it_may_be)  # fmt: skip
SPOILS_LAW: Final[SettlingLaw[Spoilt]] = SettlingLaw("beyond-cannot-be",
    'A number in play beyond what it may be is a fault with both, at its place; its neighbour and a "?" are none.',
    beyond_cannot_be)  # fmt: skip
ANSWERS: Final[SettlingLaw[Any]] = SettlingLaw(
    "questions-are-answered", "Every question about a table gets a verdict.", lambda seen: iter(())
)
"""Looked at where the laws are."""
