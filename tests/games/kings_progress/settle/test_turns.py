"""What tables dispute about a turn: every reason, what nobody said, and who decides."""

from __future__ import annotations

from typing import Any

import pytest

from courtroll.calculator.arbiter import settle
from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.room import ROOM
from tests.games.kings_progress.settle.typed import OUT, PAIRS, Table, asked, table

CHAPLAIN: Table = {
    "builds": {"knight": [2, 0], "chaplain": [1]},
    "major": ["knight", "chaplain"],
    "minor": ["chaplain"],
}
NEAR: Table = {"place": {"chaplain": "guildford"}, "Adam": CHAPLAIN}
MISTRESS: Table = {
    "builds": {"knight": [2, 0], "mistress": [1]},
    "major": ["knight", "mistress"],
    "minor": ["mistress"],
}
SECRETARY: Table = {
    "builds": {"knight": [2, 0], "secretary": [1]},
    "major": ["knight", "secretary"],
    "minor": ["secretary"],
}
PRIVY_SEAL: Table = {
    "builds": {"knight": [2, 0, "D"], "privy-seal": [1, 3]},
    "major": ["knight", "privy-seal"],
    "minor": ["privy-seal"],
}
BETHS: Table = {
    "builds": {"knight": [1], "chaplain": [1]},
    "major": ["chaplain"],
    "minor": ["knight", "chaplain"],
    "gifts": {},
}
ARRIVED: Table = {"arrived": ["chaplain"], "king": "Adam", "Beth": BETHS}
LATE: Table = {
    "turn": "Carl",
    "arrived": ["steward", "knight"],
    "pairs": [[], [], *PAIRS[2:]],
    "Carl": {"gifts": {"title": [1], "land": [0]}},
    "Adam": {
        "hand": [],
        "builds": {"knight": [0], "steward": [3]},
        "major": ["knight", "steward"],
        "minor": ["steward"],
    },
}
FULL: Table = {"place": {"treasurer": "c1"}}
FOUR = ["steward", "secretary", "mistress", "privy-seal"]


@pytest.mark.parametrize(
    ("said", "question", "verdict"),
    [
        pytest.param(
            {"turn": "Beth"},
            "Beth: use carriage secretary croydon",
            {"not-major-controller", "not-adjacent"},
            id="kings-progress.ability.once__and-what-it-would-do",
        ),
        pytest.param(
            {"Adam": {"used": ["knight"]}},
            "Adam: use carriage secretary c1",
            {"ability-exhausted"},
            id="kings-progress.ability.disc",
        ),
        pytest.param(
            {},
            "Adam: build chamberlain 1 2",
            {"not-in-hand"},
            id="kings-progress.build.any-number__none-of-them-in-hand",
        ),
        pytest.param(
            {"turn": "Carl", "pawn": 11},
            "Carl: king; take mistress 2",
            {"not-now-king"},
            id="kings-progress.king.crown-stops",
        ),
        pytest.param(
            {"turn": "Carl", "pawn": 11},
            "Carl: king; king",
            {"king-step-done"},
            id="kings-progress.king.advance__once-a-turn",
        ),
        pytest.param(
            {"arrived": FOUR, "place": {"chaplain": "guildford"}},
            "Adam: advance chaplain windsor; take mistress 2",
            {"not-now-king"},
            id="kings-progress.round.five-arrivals__what-is-left-is-lost",
        ),
        pytest.param(
            ARRIVED | {"pending": {"phase": "gift"}},
            "Adam: choose pair 1",
            {"not-your-choice"},
            id="kings-progress.arrival.controller__though-nobody-is-named",
        ),
        pytest.param(
            ARRIVED | {"pending": {"phase": "gift"}},
            "Adam: take mistress 2",
            {"not-now-gift"},
            id="kings-progress.round.phases__a-gift-first",
        ),
        pytest.param(
            LATE | {"pending": {"phase": "minor"}},
            "Adam: choose castle 1",
            {"not-your-choice"},
            id="kings-progress.minor.order__the-last-first",
        ),
        pytest.param(
            LATE | {"pending": {"phase": "minor", "served": 1}},
            "Beth: choose castle 1",
            {"not-your-choice"},
            id="kings-progress.minor.order__once-served",
        ),
        pytest.param(
            LATE | {"pending": {"phase": "minor"}},
            "Adam: advance secretary c1",
            {"not-now-minor"},
            id="kings-progress.round.phases__nobody-has-a-turn",
        ),
        pytest.param(
            {"Adam": MISTRESS, "pending": {"phase": "keep", "cards": ["secretary 3", "knight 1"]}},
            "Adam: keep secretary 3, knight 1",
            {"second-kept"},
            id="kings-progress.ability.rumour-keep__one-only",
        ),
        pytest.param(
            {"Adam": MISTRESS, "pending": {"phase": "keep", "cards": ["secretary 3"]}},
            "Adam: take mistress 2",
            {"not-now-keep"},
            id="kings-progress.round.phases__keep-first",
        ),
        pytest.param(
            {"Adam": SECRETARY},
            "Adam: use favour pair 7 title 1 with single castle 1",
            {"gift-not-there"},
            id="kings-progress.ability.favour__no-such-pair",
        ),
        pytest.param(
            {"Adam": {"builds": OUT}},
            "Adam: discard mistress",
            {"no-build-there"},
            id="kings-progress.discard.exposed__nobody-has-her-cards",
        ),
        pytest.param(
            {name: {"major": OUT, "minor": OUT} for name in ("Adam", "Beth", "Carl")} | {"turn": "Beth"},
            "Beth: use carriage secretary c1",
            {"not-major-controller"},
            id="kings-progress.ability.once__the-builds-say-who",
        ),
    ],
)
def test_every_reason_against_it(said: Table, question: str, verdict: set[str]) -> None:
    assert asked(said, question)[:2] == ("illegal", verdict)


@pytest.mark.parametrize(
    ("said", "question", "assumed"),
    [
        pytest.param(
            {"turn": "Carl", "pending": {"phase": "king"}},
            "Carl: take mistress 2",
            ["king-step"],
            id="kings-progress.king.advance__left-unsaid",
        ),
        pytest.param(
            {"place": {"chaplain": "guildford"}, "Beth": BETHS},
            "Adam: advance chaplain windsor; take mistress 2",
            ["player.Beth.gifts"],
            id="kings-progress.arrival.pair__left-unsaid",
        ),
        pytest.param(
            {"place": {"chaplain": "guildford", "knight": "kingston"}, "Beth": BETHS},
            "Adam: advance chaplain windsor, knight windsor",
            ["player.Beth.gifts"],
            id="kings-progress.arrival.pair__left-unsaid-between-two-steps-said-in-one",
        ),
        pytest.param(
            {"deck": 0},
            "Adam: take mistress 2; discard knight",
            ["player.Adam.builds", "player.Beth.builds", "player.Adam.free-advance"],
            id="kings-progress.loyalty.order__a-whole-test-left-unsaid",
        ),
        pytest.param(
            {"turn": "Carl", "pawn": 15, "equipment": {"court-track": OUT}},
            "Carl: king; take mistress 2",
            ["equipment.court-track"],
            id="kings-progress.king.crown__nobody-typed-where",
        ),
        pytest.param(
            {"court": OUT, "place": {"chaplain": "guildford"}},
            "Adam: advance chaplain windsor",
            ["court"],
            id="kings-progress.move.entries__no-court-told",
        ),
        pytest.param(
            {"pairs": OUT, "Adam": SECRETARY},
            "Adam: use favour pair 1 title 1 with single castle 1",
            ["pairs"],
            id="kings-progress.ability.favour__no-pairs-told",
        ),
        pytest.param(
            {"Adam": PRIVY_SEAL},
            "Adam: use negotiate knight 0 2 steward 3",
            ["player.Adam.builds.knight"],
            id="kings-progress.ability.negotiate__a-disguise-of-some-suit",
        ),
        pytest.param(
            {name: {"builds": OUT, "major": OUT, "minor": OUT} for name in ("Adam", "Beth", "Carl")},
            "Adam: use negotiate privy-seal 3 1, knight 1 2",
            ["player.Adam.major.privy-seal", "player.Adam.builds.privy-seal", "player.Adam.builds.knight"],
            id="kings-progress.ability.negotiate__nothing-told",
        ),
        pytest.param(
            {"Adam": {"builds": OUT}},
            "Adam: use carriage secretary c1",
            [],
            id="kings-progress.ability.with-major__of-a-build-that-nobody-told",
        ),
    ],
)
def test_what_a_legal_turn_rests_on(said: Table, question: str, assumed: list[str]) -> None:
    assert asked(said, question) == ("legal", set(), assumed)


@pytest.mark.parametrize(
    ("said", "question"),
    [
        ({"turn": "Carl", "pawn": 11, "equipment": {"court-track": "?"}}, "Carl: king; take mistress 2"),
        ({"at": "?"}, "Adam: advance chaplain a2"),
        ({"Adam": {"used": "?"}}, "Adam: use carriage secretary c1"),
        ({"so-far": "?"}, "Adam: take mistress 2; take steward 1"),
        (NEAR | {"pairs": "?"}, "Adam: advance chaplain court; choose title 1, land 0"),
        (NEAR | {"pairs": ["?"] * 6}, "Adam: advance chaplain court; choose title 1, land 0"),
    ],
)  # fmt: skip
def test_what_nobody_knows_decides(said: Table, question: str) -> None:
    assert asked(said, question)[0] == "depends"


def exact(**changes: Any) -> Table:
    """A table on which every card is told."""
    used = [*table({})["face-up"], "knight 2", "knight 0", "steward 1", "knight 2", "knight 0", "knight 1"]
    cards = [f"{courtier} {symbols}" for courtier in table({})["at"] for symbols in range(4) for _ in range(2)]
    for card in used:
        cards.remove(card)
    hands = {"Beth": {"hand": cards[:3]}, "Carl": {"hand": cards[3:6]}}
    players = {name: hands.get(name, {}) | changes.get(name, {}) for name in ("Adam", "Beth", "Carl")}
    return {"deck": cards[6:], "discards": [], **players}


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"Adam": {"builds": OUT}},
        {name: {"builds": OUT} for name in ("Adam", "Beth", "Carl")},
        {name: {"builds": OUT, "major": OUT, "minor": OUT} for name in ("Adam", "Beth", "Carl")},
    ],
)
def test_kings_progress_box_influence__what_lies_nowhere_else_is_built(changes: Table) -> None:
    assert asked(exact(**changes), "Adam: take mistress 2") == ("legal", set(), [])


def test_a_court_that_nobody_typed_is_told_once() -> None:
    problems = ROOM.read(table({"rulings": {"no-such-option": "x"}}))
    assert isinstance(problems, tuple)
    assert [problem.path for problem in problems] == [("rulings", "no-such-option")]


@pytest.mark.parametrize(
    ("said", "question", "gains"),
    [
        pytest.param(
            {},
            "Adam: take mistress 2; discard Beth knight",
            {("Beth", "minor-card", -1), ("Adam", "minor-card", 1)},
            id="kings-progress.discard.control__her-last-card",
        ),
        pytest.param(
            {"turn": "Beth", "Beth": {"hand": ["chaplain 2"]}},
            "Beth: build chaplain 2",
            {("Beth", "ability-card", 1), ("Beth", "minor-card", 1)},
            id="kings-progress.control.major__kings-progress.control.minor__of-a-first-build",
        ),
        pytest.param(
            NEAR,
            "Adam: advance chaplain windsor; choose pair 1",
            {("Carl", "king-card", -1), ("Adam", "king-card", 1), ("Adam", "built-cards", -1), ("Adam", "gifts", 2)},
            id="kings-progress.arrival.king-card__kings-progress.arrival.discard__all-that-comes-of-it",
        ),
    ],
)
def test_what_a_turn_gives(said: Table, question: str, gains: set[tuple[str, str, int]]) -> None:
    described = ROOM.read(table(said))
    assert isinstance(described, Described)
    verdict = settle(ROOM, described, question)
    assert {(described.players[each.seat], str(each.what), each.amount) for each in verdict.gains} == gains
