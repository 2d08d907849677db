"""Control cards and discs that nobody told: what no build can bring is seen at once, and a verdict is found."""

from __future__ import annotations

from typing import Any

import pytest

from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.room import ROOM
from courtroll.verifier.games.kings_progress.settle.questions import QUESTIONS
from courtroll.verifier.games.kings_progress.table.pieces import Courtier
from courtroll.verifier.kernel.settling.verdicts import Settled, ruling
from tests.games.kings_progress.settle.typed import OUT, Table, asked, table

FEW = 450
"""Completions, of the thousand after which a search gives up."""
ONE_BUILD: Table = {"builds": {"privy-seal": ["?"]}, "major": ["?"], "minor": ["?"]}
NOTHING: Table = {"builds": {}, "major": []}
UNTOLD: Table = {"builds": "?", "major": "?", "minor": "?"}


def verdict(said: Table, question: str) -> Settled[Any, Any]:
    described = ROOM.read(table(said))
    assert isinstance(described, Described), described
    return ruling(QUESTIONS, described, QUESTIONS.hear(described, question))


@pytest.mark.parametrize(
    "said",
    [
        pytest.param(
            {"Adam": NOTHING | {"used": "?"}, "Beth": ONE_BUILD, "Carl": {"builds": OUT, "major": []}, "discards": OUT},
            id="kings-progress.ability.renewed__a-disc-of-who-has-not-the-card",
        ),
        pytest.param(
            {"Adam": NOTHING | {"used": "?"}, "Beth": ONE_BUILD, "king": OUT},
            id="kings-progress.recount.sole__who-alone-has-built-has-both-cards",
        ),
        pytest.param(
            {
                "turn": "Adam",
                "arrived": ["chaplain", "steward"],
                "Adam": {"builds": OUT},
                "Beth": {"builds": OUT, "minor": OUT},
                "Carl": {"builds": OUT, "minor": "?"},
            },
            id="kings-progress.control.first-build__nobody-may-have-the-ability-card-so-nobody-has-the-other",
            marks=pytest.mark.nightly,
        ),
        pytest.param(
            {
                "turn": "Adam",
                "king": "?",
                "pawn": 6,
                "so-far": ["king", "build knight 0"],
                "rulings": {"actions": "?"},
                "Adam": {"minor": "?"},
                "Beth": {"builds": OUT, "minor": OUT},
            },
            id="kings-progress.king.holder-only__the-king-step-was-done-so-the-card-is-there",
        ),
    ],
)
def test_what_no_build_can_bring_is_seen_at_once(said: Table) -> None:
    found = verdict({"turn": OUT} | said, "Adam: take mistress 2")
    assert (found.outcome, found.nodes < FEW) == ("legal", True)
    assert asked({"turn": OUT} | said, "Adam: take mistress 2")[0] == "legal"


def test_kings_progress_arrival_frozen__who_must_have_arrived_is_tried_first() -> None:
    """Nobody has the cards of two courtiers that were built on: so both stand at the Royal Court, nobody else."""
    beth, carl = {"builds": {"knight": [1], "chamberlain": [2]}}, {"builds": {"steward": [3]}}
    said = {"arrived": "?", "place": {}, "at": "?", "pairs": OUT, "Beth": beth, "Carl": carl}
    assert verdict(said, "Adam: take mistress 2").outcome == "legal"


def test_kings_progress_ability_disc__only_that_of_the_ability_that_is_used() -> None:
    """What else the player used is no matter."""
    adam = {"used": "?", "major": ["knight"]}
    found = verdict({"Adam": adam, "rulings": {"crown-point": "?"}}, "Adam: use carriage secretary c1")
    assert (found.outcome, found.nodes < FEW) == ("depends", True)


def test_nine_keys_that_nobody_told_are_settled() -> None:
    said = {
        "turn": OUT, "king": OUT, "pawn": OUT, "discards": OUT,
        "Adam": UNTOLD | {"used": "?"}, "Beth": UNTOLD | {"used": "?"}, "Carl": UNTOLD,
    }  # fmt: skip
    found = verdict(said, "Adam: use carriage secretary croydon; advance knight guildford")
    assert (found.outcome, found.nodes < FEW) == ("illegal", True)


def test_kings_progress_discard_exposed__a_build_typed_none_begins_with_no_card_of_its_suit() -> None:
    """The one card that nobody sees is in Adam's build of that courtier, or in Carl's: a "?" is not read both ways."""
    every = [f"{courtier.word} {n}" for courtier in Courtier for n in (0, 0, 1, 1, 2, 2, 3, 3)]
    for card in ("knight 1", "secretary 1", "chaplain 0", "mistress 2", "steward 1", "secretary 0"):
        every.remove(card)
    untold = {"major": OUT, "minor": OUT}
    said: Table = {
        "turn": "Carl", "discards": [], "deck": every,
        "Adam": {"hand": [], "builds": "?", **untold},
        "Beth": {"hand": [], "builds": {"knight": [1], "secretary": [1]}, **untold},
        "Carl": {"hand": [], "builds": OUT, "major": [], "minor": OUT},
    }  # fmt: skip
    assert verdict(said, "Carl: discard Adam secretary").outcome == "depends"


def test_kings_progress_arrival_nobody__at_court_both_cards_may_lie_aside() -> None:
    """Beth built on the Chaplain after he came; without the ability card nobody has the minor one."""
    beth = {"builds": {"knight": [1], "chaplain": [3]}, "major": [], "minor": OUT}
    said: Table = {"arrived": ["chaplain"], "turn": "Carl", "Beth": beth, "Carl": {"major": "?", "minor": OUT}}
    assert verdict(said, "Carl: use influence").outcome == "depends"
    assert verdict(said, "Carl: take mistress 2").outcome == "legal"


@pytest.mark.parametrize(
    ("said", "question", "outcome"),
    [
        pytest.param(
            {
                "Beth": {"builds": OUT, "minor": ["knight"]},
                "Carl": {"builds": OUT, "major": "?"},
            },
            "Adam: build knight 2",
            "legal",
            id="kings-progress.control.first-build__one-card-of-which-nobody-knows-whose-it-is",
        ),
        pytest.param(
            {
                "turn": OUT,
                "Beth": {"builds": OUT, "major": "?", "minor": OUT},
                "Carl": {"builds": OUT, "major": OUT, "minor": OUT},
            },
            "Adam: take mistress 2",
            "legal",
            id="kings-progress.control.first-build__builds-of-two-players-left-out",
        ),
    ],
)
def test_who_stands_elsewhere_has_not_arrived__so_its_cards_do_not_lag(
    said: Table, question: str, outcome: str
) -> None:
    found = verdict({"arrived": "?", "Adam": {"minor": ["?"]}} | said, question)
    assert (found.outcome, found.nodes < FEW // 10) == (outcome, True)


def test_one_search_tells_what_no_value_of_anything_asked_allows() -> None:
    said: Table = {
        "king": "?", "pawn": "?", "turn": "?", "pairs": "?",
        "Adam": {"used": "?"}, "Beth": {"major": "?"}, "Carl": {"builds": OUT, "major": ["?"]},
    }  # fmt: skip
    found = verdict(said, "Adam: choose pair 1")
    assert (found.outcome, found.nodes) == ("illegal", 2)


def test_kings_progress_build_stack__of_cards_that_nobody_told_the_cheaper_may_lie_exposed() -> None:
    """Two of three cards nobody sees are in Carl's build: with the dearest exposed he would have the minor card."""
    away = ["knight 3", "knight 1", "knight 1", "knight 0", "knight 2", "chaplain 0", "mistress 2"]
    away += ["steward 1", "steward 0"]
    deck = [f"{courtier.word} {n}" for courtier in Courtier for n in (0, 0, 1, 1, 2, 2, 3, 3)]
    for card in away:
        deck.remove(card)
    said: Table = {
        "turn": "Carl", "discards": 1, "deck": deck, "Adam": {"hand": [], "builds": {"knight": [1, 1]},
        "major": [], "minor": ["knight"]}, "Beth": {"hand": [], "builds": {"knight": [3]}, "major": ["knight"],
        "minor": []}, "Carl": {"hand": [], "builds": {"knight": "?"}},
    }  # fmt: skip
    assert asked(said, "Carl: take mistress 2")[0] == "legal"
