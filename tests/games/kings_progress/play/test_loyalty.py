"""Loyalty Tests: when they are held, what is discarded, who advances, and what goes on after."""

from __future__ import annotations

import json
from typing import Any

from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.room import ROOM
from courtroll.verifier.games.kings_progress.table.codes import Good
from courtroll.verifier.games.kings_progress.table.pieces import DECK, DISCARDS, DISPLAY, NOBODY, Courtier
from courtroll.verifier.games.kings_progress.table.progress import Phase, Progress
from tests.games.kings_progress.play.turns import after, by, cards, listed, refused, steps, table

KNIGHT = Courtier.KNIGHT
HOMES = {courtier.word: "home" for courtier in Courtier}
BUILDS: tuple[dict[str, object], ...] = (
    {"builds": {"knight": [1, 0]}},
    {"builds": {"mistress": [2]}},
    {"builds": {"steward": [2, 0], "treasurer": [0]}},
)


def begun(**keys: Any) -> Progress:
    """A test begun by Ann, who took a card that could not be replaced."""
    return after(table(*BUILDS, **({"deck": [], "at": HOMES} | keys)), "take steward 1")


def test_kings_progress_loyalty_when__only_if_the_deck_cannot_refill() -> None:
    one = after(table(*BUILDS, deck=["knight 3"]), "take steward 1")
    assert (one.turn.phase, cards(one, DECK)) == (Phase.TURN, [])
    none = begun()
    assert (none.turn.phase, len(cards(none, DISPLAY))) == (Phase.LOYALTY, 2)
    two = after(table(*BUILDS, deck=["knight 3"], face_up=["knight 2", "secretary 0"]), "take knight 2")
    assert (two.turn.phase, len(cards(two, DISPLAY))) == (Phase.LOYALTY, 2)


def test_kings_progress_loyalty_order__from_the_left_of_the_king_card_even_if_it_moves() -> None:
    state = begun(king="Bob")
    assert state.turn.test is not None
    assert (state.turn.seat, state.turn.test.order) == (2, (2, 0, 1))
    assert (refused(state, "Ann: shed knight"), by(state, "Ann: shed knight")) == (
        ["not-your-choice"], ["loyalty.order"],
    )  # fmt: skip


def test_kings_progress_loyalty_discard__everybody_with_a_build() -> None:
    state = begun()
    assert (refused(state, "done"), by(state, "done")) == (["must-discard"], ["loyalty.discard"])
    assert refused(state, "shed knight") == ["no-build-there"]
    assert refused(state, "take steward 2") == ["not-now-loyalty"]
    one = after(state, "shed mistress")
    assert (one.turn.seat, len(cards(one, DISCARDS))) == (2, len(cards(state, DISCARDS)) + 1)
    assert one.control[Courtier.MISTRESS].major == -1


def test_kings_progress_loyalty_own__by_its_reading() -> None:
    assert refused(begun(), "shed Cid steward") == ["builds-of-others"]
    free = begun(rulings={"loyalty-from": "any"})
    assert refused(free, "shed Cid steward") == []
    assert len(listed(free, "shed")) == 4


def test_kings_progress_loyalty_highest__kings_progress_loyalty_advances__all_of_the_highest_in_order() -> None:
    state = after(begun(), "shed mistress", "shed steward", "shed knight")
    assert (state.turn.phase, state.turn.seat, state.turn.waiting) == (Phase.FREE, 1, (2,))
    assert refused(state, "Cid: advance knight inn-3") == ["not-your-choice"]
    assert refused(state, "take steward 2") == ["not-now-free"]
    assert after(state, "advance knight inn-3").turn.seat == 2


def test_kings_progress_loyalty_shuffle__before_any_free_advance() -> None:
    state = after(begun(), "shed mistress", "shed steward", "shed knight")
    assert (cards(state, DISCARDS), len(cards(state, DISPLAY)), len(cards(state, DECK))) == ([], 3, 57)


def test_kings_progress_loyalty_resume__kings_progress_loyalty_decline__the_turn_goes_on() -> None:
    state = after(begun(), "shed mistress", "shed steward", "shed knight", "done", "done")
    assert (state.turn.phase, state.turn.seat, state.turn.kinds, state.turn.test) == (Phase.TURN, 0, (2,), None)
    assert refused(state, f"take {cards(state, DISPLAY)[0]}") == []


def test_kings_progress_loyalty_none__passed_over() -> None:
    state = after(table(BUILDS[0], deck=[], at=HOMES), "take steward 1")
    assert state.turn.seat == 0
    nobody = after(table(deck=[], discards=["knight 0", "knight 1"]), "take steward 1")
    assert (nobody.turn.phase, len(cards(nobody, DISPLAY))) == (Phase.TURN, 3)


def test_kings_progress_loyalty_short__each_refill_holds_a_new_test() -> None:
    empty = [f"{courtier.word} {n}" for courtier in Courtier for n in (0, 0, 1, 1, 2, 2, 3, 3)]
    for each in ("steward 1", "steward 2", "treasurer 3"):
        empty.remove(each)
    state = after(table({"hand": empty}), "take steward 1")
    assert (state.turn.phase, len(cards(state, DISPLAY))) == (Phase.TURN, 2)
    assert len(cards(after(state, "take steward 2"), DISPLAY)) == 1


def test_kings_progress_loyalty_arrival__gifts_and_the_king_card() -> None:
    state = table(*BUILDS, deck=[], at=HOMES | {"knight": "cross-a"})
    there = after(state, "take steward 1", "shed mistress", "shed steward", "shed knight", "advance knight court")
    assert (there.turn.phase, there.turn.seat, there.clock.king) == (Phase.GIFT, 0, 1)
    moved = steps(state, "take steward 1", "shed mistress", "shed steward", "shed knight", "advance knight court")[-1]
    assert [(gain.seat, gain.amount, gain.rule.id) for gain in moved.gains if gain.what is Good.KING_CARD] == [
        (0, -1, "kings-progress.loyalty.arrival"), (1, 1, "kings-progress.loyalty.arrival"),
    ]  # fmt: skip
    on = after(there, "choose pair 1")
    assert (on.turn.phase, on.turn.seat) == (Phase.FREE, 2)


def test_kings_progress_loyalty_full_court__the_others_still_advance_but_not_into_it() -> None:
    arrived = ["chaplain", "privy-seal", "secretary", "treasurer"]
    at = {"knight": "cross-a", "steward": "cross-a", "chamberlain": "inn-1", "mistress": "home"}
    state = table(*BUILDS, deck=[], at=at, arrived=arrived, pairs=[[], [], [], [], ["title 1", "land 0"], ["title 2"]])
    there = after(
        state, "take steward 1", "shed mistress", "shed steward", "shed knight", "advance knight court", "choose pair 5"
    )
    assert (there.turn.phase, there.turn.seat) == (Phase.FREE, 2)
    assert (refused(there, "advance steward court"), by(there, "advance steward court")) == (
        ["court-closed"], ["loyalty.full-court"],
    )  # fmt: skip
    assert refused(there, "advance chamberlain inn-2") == []
    assert after(there, "done").turn.phase in (Phase.MINOR, Phase.SHED)


def test_kings_progress_ability_renewed__the_disc_stays_away_though_the_card_comes_back_in_the_same_turn() -> None:
    """Ann loses the ability that she has used, and gets it back; her file says that there is no disc."""
    rows = {"builds": {"treasurer": [1, 0]}}, {"builds": {"treasurer": [1]}}
    state = table(*rows, king="Cid", deck=[], at=HOMES)
    for said in ("use corruption", "take steward 1", "shed treasurer", "shed treasurer"):
        state = after(state, said)
        written = ROOM.write(state)
        assert ROOM.begin({"courtroll": 1, "game": "kings-progress", "position": written}) == state
        described = ROOM.read(json.loads(json.dumps(written)))
        assert isinstance(described, Described)
        assert ROOM.faults(described) == ()
    assert (state.control[Courtier.TREASURER].major, state.used[Courtier.TREASURER]) == (0, NOBODY)
