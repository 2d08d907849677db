"""What was done so far is played again: it leads to the table by the rules, or the table cannot be."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from tests.games.kings_progress.settle.typed import OUT, PAIRS, Table, asked, table

TREASURER: Table = {
    "hand": [],
    "builds": {"knight": [2, 0], "treasurer": [1]},
    "major": ["knight", "treasurer"],
    "minor": ["treasurer"],
    "used": ["treasurer"],
}
SECRETARY: Table = {
    "builds": {"knight": [2, 0], "secretary": [1]},
    "major": ["knight", "secretary"],
    "minor": ["secretary"],
    "used": ["secretary"],
}
PRIVY_SEAL: Table = {
    "builds": {"knight": [2, 0], "privy-seal": [1, 3]},
    "major": ["knight", "privy-seal"],
    "minor": ["privy-seal"],
    "used": ["privy-seal"],
}
MISTRESS: Table = {
    "hand": ["secretary 3"],
    "builds": {"knight": [2, 0], "mistress": [1]},
    "major": ["knight", "mistress"],
    "minor": ["mistress"],
    "used": ["mistress"],
}
CAME: Table = {
    "so-far": ["advance chaplain windsor"],
    "king": "Adam",
    "arrived": ["chaplain"],
    "Beth": {
        "builds": {"knight": [1], "chaplain": [1]},
        "major": ["chaplain"],
        "minor": ["knight", "chaplain"],
        "gifts": {"castle": [2], "office": [0]},
    },
    "pairs": [*PAIRS[:2], [], *PAIRS[3:]],
}
THROUGH: Table = {"mistress": "kingston", "knight": "kingston", "chaplain": "kingston"}


@pytest.mark.parametrize(
    "said",
    [
        pytest.param({"so-far": ["advance mistress b1"], "place": {"mistress": "b1"}}, id="kings-progress.move.step"),
        pytest.param({"so-far": ["take mistress 3"], "Adam": {"hand": 4}}, id="kings-progress.take.one-or-two"),
        pytest.param({"so-far": ["king"], "king": "Adam"}, id="kings-progress.king.advance"),
        pytest.param(
            {
                "so-far": ["use corruption"],
                "arrived": ["mistress", "steward"],
                "Adam": TREASURER | {"points": 2},
            },
            id="kings-progress.ability.corruption",
        ),
        pytest.param(
            {
                "so-far": ["use carriage secretary c1", "advance secretary croydon"],
                "place": {"secretary": "croydon", "treasurer": "c1"},
            },
            id="kings-progress.ability.carriage-through",
        ),
        pytest.param({"so-far": ["build knight 2 0"]}, id="kings-progress.build.under"),
        pytest.param(
            {"so-far": ["discard Carl knight"], "discards": ["knight 3"], "rulings": {"actions": "up-to"}},
            id="kings-progress.discard.control",
        ),
        pytest.param(
            {"so-far": ["use favour pair 1 money 2 with single title 1"], "Adam": SECRETARY},
            id="kings-progress.ability.favour",
        ),
        pytest.param(
            {"so-far": ["use favour pair 1 castle 0 with deck"], "gifts-out": ["castle 0"], "Adam": SECRETARY},
            id="kings-progress.ability.favour-discard",
        ),
        pytest.param(
            {"so-far": ["use negotiate", "reorder knight", "next 2", "done"], "Adam": PRIVY_SEAL},
            id="kings-progress.ability.negotiate",
        ),
        *(
            pytest.param(
                {"so-far": [f"use negotiate knight {hidden} 2 0"], "Adam": PRIVY_SEAL, "discards": ["chaplain 1"] * 2},
                id=f"kings-progress.disguise.exposed__two-alike-{n}",
            )
            for n, hidden in enumerate(("D D", "chaplain 1 D"))
        ),
        pytest.param(
            {"so-far": ["use rumour", "keep secretary 3"], "Adam": MISTRESS},
            id="kings-progress.ability.rumour",
        ),
        pytest.param(CAME, id="kings-progress.arrival.discard"),
    ],
)  # fmt: skip
def test_what_leads_to_the_table_is_believed(said: Table) -> None:
    is_over = said["so-far"] == ["discard Carl knight"]
    assert asked(said, "Adam: done" if is_over else "Adam: take steward 1")[:2] == ("legal", set())


@pytest.mark.parametrize(
    ("said", "codes"),
    [
        pytest.param(
            {"so-far": ["advance mistress b1"]},
            {"so-far-not-on-the-table"},
            id="kings-progress.turn.parts__she-is-at-home",
        ),
        pytest.param(
            {"so-far": ["take mistress 3"], "discards": []},
            {"so-far-not-on-the-table"},
            id="kings-progress.take.one-or-two__not-in-hand",
        ),
        pytest.param(
            {
                "so-far": ["advance mistress b1", "advance steward c2", "take treasurer 2"],
                "place": {"mistress": "b1", "steward": "c2"},
                "Adam": {"hand": ["treasurer 2"]},
            },
            {"third-action"},
            id="kings-progress.action.two__three-of-them",
        ),
        pytest.param(
            {"so-far": ["use corruption"], "arrived": ["mistress", "steward"], "Adam": TREASURER | {"points": 1}},
            {"so-far-not-on-the-table"},
            id="kings-progress.ability.corruption__too-few-points",
        ),
        pytest.param(
            {"so-far": ["take steward 2, chaplain 3"], "Adam": {"hand": ["steward 2", "chaplain 3"]}},
            {"two-need-no-symbols"},
            id="kings-progress.take.one-or-two__two-with-symbols-whatever-lay-there",
        ),
        pytest.param({"so-far": ["king"]}, {"not-the-holders-turn"}, id="kings-progress.king.holder-only"),
        pytest.param(
            {"so-far": ["build knight 2"]},
            {"so-far-not-on-the-table"},
            id="kings-progress.build.under__the-last-is-another",
        ),
        pytest.param(
            {"so-far": ["discard Carl knight"], "discards": ["mistress 0"]},
            {"so-far-not-on-the-table"},
            id="kings-progress.discard.exposed__not-among-the-discards",
        ),
        pytest.param(
            {"so-far": ["use negotiate knight 0 2"], "Adam": PRIVY_SEAL},
            {"so-far-not-on-the-table"},
            id="kings-progress.ability.negotiate__another-order",
        ),
        pytest.param(
            CAME | {"king": "Carl"}, {"so-far-not-on-the-table"}, id="kings-progress.arrival.king-card__with-another"
        ),
        pytest.param(
            {"so-far": ["use rumour", "keep secretary 2"], "Adam": MISTRESS},
            {"so-far-not-on-the-table"},
            id="kings-progress.ability.rumour-keep__another-card",
        ),
    ],
)
def test_what_does_not_lead_to_the_table_speaks_against_it(said: Table, codes: set[str]) -> None:
    assert asked(said, "Adam: take steward 1") == ("impossible", codes, [])


@pytest.mark.parametrize(
    ("so_far", "question", "codes"),
    [
        (["advance mistress kingston"], "Adam: take steward 1", {"must-move-on"}),
        (["advance mistress kingston"], "Adam: advance mistress windsor", set()),
    ],
    ids=["kings-progress.move.through__another-action", "kings-progress.move.through"],
)
def test_a_courtier_may_be_on_its_way(so_far: list[str], question: str, codes: set[str]) -> None:
    assert asked({"so-far": so_far, "place": THROUGH}, question)[1] == codes


@pytest.mark.nightly
@pytest.mark.parametrize("knight", [["?"], "?"], ids=["one-card-asked", "all-asked"])
def test_kings_progress_arrival_pair__who_took_it_had_the_card(knight: object) -> None:
    """Beth's one card on it is discarded for the pair; Carl has built on it too, and Adam may have the card."""
    said: Table = {
        "Adam": {"major": knight},
        "Beth": {**CAME["Beth"], "builds": {"knight": [1]}, "major": "?", "minor": ["knight"]},
        "Carl": {"builds": {"chaplain": [1]}, "minor": ["chaplain"]},
    }
    assert asked(CAME | said, "Adam: take steward 1")[0] == "legal"


OWN = ["secretary"]
SWAPPER: Table = {
    "Adam": {"builds": {"secretary": [1]}, "major": OWN, "minor": OWN, "used": OWN},
    "Beth": {"builds": {}, "minor": []},
}
PICKED = ["use favour", "pick pair 1 title 1"]


@pytest.mark.parametrize("question", ["with single castle 1", "with pair 2 money 0", "with deck"])
def test_kings_progress_ability_favour__a_swap_begun_tells_what_its_pair_holds(question: str) -> None:
    verdict, against, assumed = asked(SWAPPER | {"so-far": PICKED, "pairs": OUT}, f"Adam: {question}")
    assert (verdict, against, "turn" in assumed) == ("legal", set(), False)
    assert asked(SWAPPER | {"so-far": PICKED, "pairs": "?"}, f"Adam: {question}")[0] in ("legal", "depends")


def test_kings_progress_ability_favour__a_swap_done_tells_what_both_places_hold() -> None:
    done = SWAPPER | {"so-far": ["use favour pair 1 title 1 with pair 2 money 0"], "pairs": OUT}
    assert asked(done, "Adam: take mistress 2")[0] == "legal"
    drawn = SWAPPER | {"so-far": ["use favour pair 6 title 1 with deck"], "pairs": OUT, "arrived": ["knight"]}
    assert asked(drawn, "Adam: take mistress 2")[0] == "legal"
    single = SWAPPER | {"so-far": ["use favour pair 1 title 1 with single castle 1"], "pairs": OUT}
    assert asked(single | {"singles": OUT}, "Adam: take mistress 2")[0] == "legal"
    assert asked(single | {"singles": ["castle 3"] * 2 + ["land 3"] * 4}, "Adam: take mistress 2")[0] == "impossible"


@pytest.mark.parametrize(
    "pairs",
    [
        pytest.param(OUT, id="kings-progress.arrival.pair__left-out"),
        pytest.param("?", id="kings-progress.arrival.pair__asked"),
    ],
)
def test_a_pair_was_taken_though_what_nobody_told_would_fill_it(pairs: object) -> None:
    """Carl's land cards are not told either: of what is left all may lie in pairs but what he has."""
    told = Counter(
        [*chain.from_iterable(PAIRS[:2] + PAIRS[3:]), *table({})["singles"], "castle 2", "office 0", "land 3", "land 2"]
    )
    box = Counter(
        {f"{word} {crowns}": 3 for word in ("castle", "land", "money", "office", "title") for crowns in range(4)}
    )
    deck = [*(box - told).elements()]
    said = CAME | {"pairs": pairs, "gift-deck": deck, "gifts-out": ["land 2"], "Carl": {"gifts": {"land": "?"}}}
    assert asked(said, "Adam: take mistress 2")[0] == "legal"
