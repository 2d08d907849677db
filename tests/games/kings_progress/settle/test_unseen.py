"""What nobody has seen and a sentence needs: cards that are drawn on the way, covered cards, whose the cards are."""

from __future__ import annotations

from typing import Any

import pytest

from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.room import ROOM
from courtroll.verifier.games.kings_progress.table.names import CARD_WORDS
from tests.games.kings_progress.settle.typed import OUT, Table, asked, table

UNTOLD: Table = {name: {"builds": OUT, "major": OUT, "minor": OUT} for name in ("Adam", "Beth", "Carl")}
NEAR: Table = {"place": {"chaplain": "guildford"}}
BLANK: Table = {"face-up": ["knight 0", "mistress 0", "treasurer 0"], "Adam": {"hand": 3}}
UNBUILT: Table = {name: {"builds": OUT} for name in ("Adam", "Beth", "Carl")}
NO_DECK: Table = {"deck": 0, "Adam": {"hand": OUT}, "Beth": {"hand": OUT}, "Carl": {"hand": OUT}}
SOLE: Table = {"Beth": {"builds": {}, "minor": []}}


def of_adam(cards: list[Any]) -> Table:
    return SOLE | {"Adam": {"builds": {"knight": cards}, "major": ["knight"], "minor": ["knight"]}}


def three_in_two_builds(beth: object) -> Table:
    """All cards are told but three of the Knight's: two in builds and one elsewhere, or the two builds."""
    away = ["chaplain 0", "mistress 2", "steward 1", "knight 0", "knight 0", "knight 1", "knight 2", "knight 3"]
    deck = [card for card in CARD_WORDS for _ in range(2)]
    for card in away:
        deck.remove(card)
    return {
        "deck": deck, "discards": [], "Adam": {"hand": ["knight 0", "knight 0"], "builds": {"knight": "?"}},
        "Beth": {"hand": [], "builds": {"knight": beth}}, "Carl": {"hand": []},
    }  # fmt: skip


PRIVY_SEAL: Table = {"major": ["privy-seal"], "minor": ["privy-seal"]}


def of_the_seal(cards: list[Any]) -> Table:
    return {"Adam": PRIVY_SEAL | {"builds": {"privy-seal": cards}}, "Beth": {"major": ["knight"]}}


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("said", "question", "verdict", "codes"),
    [
        pytest.param(UNTOLD | NEAR, "Adam: advance chaplain court; choose pair 1", "legal", set(),
                     id="kings-progress.arrival.controller__it-may-be-the-mover"),
        pytest.param(UNTOLD | NEAR, "Adam: use carriage chaplain court; choose pair 1; build knight 2", "legal", set(),
                     id="kings-progress.ability.carriage__and-the-pair-that-follows"),
        pytest.param(NEAR, "Adam: advance chaplain court; choose pair 1", "illegal", {"not-now-turn"},
                     id="kings-progress.arrival.nobody__as-the-builds-say"),
        pytest.param(UNTOLD | NEAR | {"Beth": {"major": ["chaplain"], "minor": ["chaplain"], "builds": OUT}},
                     "Adam: advance chaplain court; choose pair 1", "illegal", {"not-your-choice"},
                     id="kings-progress.arrival.controller__another-has-the-card"),
        pytest.param(of_adam([2, "?"]), "Adam: discard knight; discard knight", "depends", {"no-build-there"},
                     id="kings-progress.disguise.exposed__a-covered-card-may-be-one"),
        pytest.param(of_adam([2, "?", 1]), "Adam: discard knight; discard knight", "legal", set(),
                     id="kings-progress.disguise.exposed__and-another-lies-under-it"),
        pytest.param(three_in_two_builds("?"), "Adam: discard knight; discard knight", "depends", {"no-build-there"},
                     id="kings-progress.discard.exposed__of-one-card-though-what-is-left-lies-somewhere"),
        pytest.param(three_in_two_builds([1]), "Adam: discard knight; discard knight", "legal", set(),
                     id="kings-progress.discard.exposed__two-that-lie-nowhere-else"),
        pytest.param({"Adam": {"major": OUT, "minor": OUT},
                      "Beth": {"builds": {"knight": "?"}, "major": OUT, "minor": OUT}},
                     "Adam: use carriage knight a3", "depends", {"not-major-controller"},
                     id="kings-progress.control.major__a-build-typed-unknown-may-be-the-highest"),
        pytest.param({"Beth": {"builds": OUT, "minor": OUT}}, "Adam: discard Beth mistress", "illegal",
                     {"no-build-there"}, id="kings-progress.discard.exposed__nobody-controls-her-so-nobody-built"),
        pytest.param(of_the_seal([1, "?"]), "Adam: use negotiate privy-seal 3 1", "depends", {"not-its-cards"},
                     id="kings-progress.ability.negotiate__a-covered-card-of-any-value"),
        pytest.param(of_the_seal([1, "?"]), "Adam: use negotiate privy-seal 1 D", "depends", {"not-its-cards"},
                     id="kings-progress.ability.negotiate__a-covered-card-that-may-be-a-disguise"),
        pytest.param(UNBUILT | {"turn": "Beth", "Beth": {
            "builds": OUT, "major": ["secretary"], "minor": ["knight", "secretary"]}},
                     "Beth: discard secretary; discard secretary", "legal", set(),
                     id="kings-progress.discard.exposed__a-build-that-nobody-told-may-be-of-two-cards"),
        pytest.param(UNBUILT | {"Adam": {"builds": OUT, "minor": ["knight"]}, "Beth": {"builds": OUT, "minor": []}},
                     "Adam: discard Beth knight", "illegal", {"no-build-there"},
                     id="kings-progress.recount.sole__nobody-else-has-built-where-one-has-both-cards"),
        pytest.param(SOLE | {"Adam": {"builds": {"knight": "?"}, "major": ["knight"], "minor": ["knight"]}},
                     "Adam: discard knight; discard knight", "depends", {"no-build-there"},
                     id="kings-progress.discard.exposed__of-one-card-or-more"),
        pytest.param(UNBUILT | {"Adam": PRIVY_SEAL | {"builds": "?"}, "Beth": {"builds": OUT, "minor": []}},
                     "Adam: use negotiate privy-seal 3 1", "depends", {"not-its-cards"},
                     id="kings-progress.ability.negotiate__a-build-of-any-cards"),
        pytest.param(BLANK, "Adam: take knight 0, mistress 0; take treasurer 0, steward 0", "legal", set(),
                     id="kings-progress.take.one-or-two__three-blank-ones-again"),
        pytest.param({"face-up": ["chaplain 0", "mistress 0", "steward 2"]},
                     "Adam: take chaplain 0; take chaplain 0, mistress 0", "illegal",
                     {"two-need-no-symbols"},
                     id="kings-progress.take.one-or-two__one-that-is-not-blank-lies-there-still"),
        pytest.param(NO_DECK, "Adam: take mistress 2; take secretary 3", "legal", set(),
                     id="kings-progress.loyalty.shuffle__any-card-of-discards-that-nobody-told"),
    ],
)  # fmt: skip
def test_what_nobody_has_seen(said: Table, question: str, verdict: str, codes: set[str]) -> None:
    assert asked(said, question)[:2] == (verdict, codes)


@pytest.mark.parametrize(
    ("said", "codes"),
    [
        pytest.param({"Adam": {"hand": ["knight 4"]}}, {"no-such-card"}, id="kings-progress.box.influence__in-hand"),
        pytest.param({"face-up": ["knight 9"]}, {"no-such-card"}, id="kings-progress.box.influence__face-up"),
        pytest.param({"discards": ["knight 4"]}, {"no-such-card"}, id="kings-progress.box.influence__discarded"),
        pytest.param({"pending": {"phase": "keep", "cards": ["knight 4"]}, "Adam": {
            "builds": {"knight": [2, 0], "mistress": [1]}, "major": ["mistress", "knight"], "minor": ["mistress"]}},
                     {"no-such-card"}, id="kings-progress.box.influence__drawn-for-rumour"),
        pytest.param({"Adam": {"builds": {"knight": [2, 4]}}}, {"no-such-card"},
                     id="kings-progress.box.influence__built"),
        pytest.param({"Adam": {"builds": {"knight": [2, "steward 4"]}}}, {"no-such-card"},
                     id="kings-progress.box.influence__built-as-a-disguise"),
        pytest.param({"pending": {"phase": "loyalty", "test": {"shown": {"Adam": 4},
                                                               "order": ["Adam", "Beth", "Carl"]}}},
                     {"no-such-card"}, id="kings-progress.loyalty.highest__more-symbols-than-there-are"),
        pytest.param({"Adam": {"gifts": {"title": [10]}}}, {"too-many-of-a-gift", "does-not-add-up"},
                     id="kings-progress.box.crowns__ten"),
        pytest.param({"Adam": {"hand": -1}}, {"does-not-add-up"}, id="kings-progress.box.influence__less-than-none"),
        pytest.param({"discards": -2}, {"does-not-add-up"}, id="kings-progress.box.influence__less-than-no-discards"),
        pytest.param({"gift-deck": -2}, {"does-not-add-up"}, id="kings-progress.box.gifts__less-than-none"),
    ],
)  # fmt: skip
def test_what_is_in_no_box(said: Table, codes: set[str]) -> None:
    described = ROOM.read(table(said))
    assert isinstance(described, Described), described
    assert {str(fault.code) for fault in ROOM.faults(described)} == codes
