"""What somebody may do stays so when a few keys of the table are forgotten; with a "?" it depends at worst."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from courtroll.properties.games.kings_progress.making.play import first_line, somebody
from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.moves import sentences
from courtroll.verifier.games.kings_progress.play.engine import KINGS_PROGRESS
from courtroll.verifier.games.kings_progress.play.turns import passing
from courtroll.verifier.games.kings_progress.room import ROOM
from courtroll.verifier.games.kings_progress.settle.questions import QUESTIONS
from courtroll.verifier.games.kings_progress.table.names import CARD_WORDS
from courtroll.verifier.kernel.chance import Seeded
from courtroll.verifier.kernel.settling.verdicts import Outcome, ruling
from tests.games.kings_progress.settle.typed import OUT, PAIRS, Table, table

Path = tuple[str | int, ...]
OF_THE_TABLE: Final = (
    "king", "pawn", "courts", "face-up", "deck", "discards", "pairs", "singles", "gift-deck", "gifts-out",
)  # fmt: skip
OF_A_PLAYER: Final = ("hand", "builds", "major", "minor", "colour")
FEW, MANY = 40, 600
UNKNOWN: Final = "?"


def forgettable(table: dict[str, Any]) -> Iterator[tuple[Path, bool]]:
    """Keys that may be left out, or else only be typed "?"."""
    yield from (((key,), True) for key in OF_THE_TABLE if key in table)
    yield from ((("at", word), True) for word in table["at"])
    yield from (((key,), False) for key in ("arrived", "pending") if table.get(key))
    yield from ((("pending", key), False) for key in table.get("pending", ()))
    for seat, player in enumerate(table["player"]):
        yield from ((("player", seat, key), True) for key in OF_A_PLAYER if key in player)
        yield from ((("player", seat, key), False) for key in ("gifts", "used", "points") if key in player)
        for word, cards in player["builds"].items():
            yield ("player", seat, "builds", word), False
            yield from ((("player", seat, "builds", word, index), False) for index in range(len(cards)))
        for key in ("major", "minor"):
            yield from ((("player", seat, key, index), False) for index in range(len(player[key])))


def forget(table: dict[str, Any], path: Path, *, whole: bool) -> None:
    at: Any = table
    for part in path[:-1]:
        at = at[part]
        if at == UNKNOWN:
            return
    if whole:
        del at[path[-1]]
    else:
        at[path[-1]] = UNKNOWN


def outcomes(numbers: range) -> Iterator[tuple[int, Outcome]]:
    for number in numbers:
        source = Random(number)
        state = ROOM.begin(first_line(source))
        assert not isinstance(state, tuple)
        legal = KINGS_PROGRESS.legal_actions(state)
        seat = KINGS_PROGRESS.decider(state)
        if seat is None:
            continue
        decision, names = somebody(source)(state, legal), state.box.players
        if passing(KINGS_PROGRESS.run(state, decision, Seeded(source)).state) is not None:
            continue  # no question may end where there is no room
        table = json.loads(json.dumps(ROOM.write(state)))
        chosen = source.sample([*forgettable(table)], source.randrange(1, 4))
        for path, may_go in sorted(chosen, key=lambda each: -len(each[0])):
            forget(table, path, whole=may_go and source.random() < 0.5)
        described = ROOM.read(table)
        assert isinstance(described, Described), described
        question = f"{names[seat]}: {sentences.say(decision, names, seat)}"
        yield number, ruling(QUESTIONS, described, QUESTIONS.hear(described, question)).outcome


def test_a_few_forgotten_keys_refuse_nothing() -> None:
    wrong = [each for each in outcomes(range(FEW)) if each[1] in (Outcome.ILLEGAL, Outcome.IMPOSSIBLE)]
    assert wrong == []


@pytest.mark.nightly
def test_forgotten_keys_of_many_tables_refuse_nothing_and_mostly_settle() -> None:
    found = [*outcomes(range(FEW, MANY))]
    assert [each for each in found if each[1] in (Outcome.ILLEGAL, Outcome.IMPOSSIBLE)] == []
    assert sum(outcome is Outcome.NOT_SETTLED for _, outcome in found) < len(found) / 50


def lacking(*cards: str, **said: Any) -> Table:
    """Empty hands, and discards of all cards that lie nowhere else but these."""
    left = [word for word in CARD_WORDS for _ in range(2)]
    face_up = ["chaplain 0", "mistress 2", "steward 1"] if said.get("face-up") is not OUT else []
    for word in ("knight 2", "knight 0", "knight 1", *face_up, *cards):
        left.remove(word)
    hands: Table = {name: {"hand": []} for name in ("Adam", "Beth", "Carl")}
    return {**hands, "deck": [], "discards": left, **said}


CAME: Table = {
    "arrived": ["chaplain"],
    "Adam": {"hand": 3},
    "Beth": {
        "builds": {"knight": [1], "chaplain": [1]}, "major": ["chaplain"], "minor": ["knight", "chaplain"],
        "gifts": {"castle": [3], "office": [0]},
    },
}  # fmt: skip
SECRETARY: Table = {"major": ["secretary"], "minor": ["secretary"], "builds": {"secretary": "?"}}


@pytest.mark.parametrize(
    "said",
    [
        pytest.param(
            {"so-far": ["use corruption"], "arrived": ["mistress", "steward"], "Adam": {
                "hand": [], "builds": {"knight": [2, 0], "treasurer": [1]}, "major": ["knight", "treasurer"],
                "minor": ["treasurer"], "used": ["treasurer"], "points": "?"}},
            id="kings-progress.turn.parts__points-of-an-ability-among-those-that-nobody-knows"),
        pytest.param(
            {"Beth": {"builds": {"knight": [1], "chaplain": [0], "secretary": [1]}, "major": ["?"],
                      "minor": ["knight", "chaplain", "secretary"]},
             "Carl": {"builds": {"chaplain": "?"}, "major": ["?"], "used": ["chaplain"]}},
            id="kings-progress.ability.renewed__a-disc-shows-whose-the-card-is"),
        pytest.param(
            {"Beth": {"builds": {"knight": [1], "chaplain": [1]}, "minor": ["?"]},
             "Adam": {"builds": {"knight": [2, 0], "chaplain": [1]}, "major": OUT},
             "Carl": {"used": ["chaplain"]}},
            id="kings-progress.ability.renewed__a-disc-on-a-card-beside-the-board"),
        pytest.param(
            CAME | {"king": "Adam", "pairs": [*PAIRS[:2], "?", *PAIRS[3:]], "gift-deck": 42, "gifts-out": []},
            id="kings-progress.arrival.pair__one-that-nobody-knows-may-be-gone"),
        pytest.param(
            CAME | {"turn": "?", "king": "Carl", "so-far": ["advance chaplain windsor"],
                    "pending": {"phase": "gift", "player": "Beth"}},
            id="kings-progress.arrival.controller__she-chooses-whoever-moved-it"),
        pytest.param(
            lacking("secretary 0", "steward 2", "steward 3", Carl={**SECRETARY, "hand": 1},
                    arrived=["secretary"], place={"secretary": OUT}),
            id="kings-progress.control.checked__a-card-under-a-build-that-nobody-told"),
        pytest.param(lacking("secretary 0", "secretary 3", **{"face-up": OUT, "deck": "?"}),
                     id="kings-progress.setup.display__short-beside-a-deck-that-nobody-knows"),
        pytest.param(
            lacking("chamberlain 2", "privy-seal 0", "treasurer 2", Adam={
                "hand": [], "builds": OUT, "used": ["chamberlain"], "major": ["chamberlain", "knight", "treasurer"],
                "minor": ["chamberlain", "treasurer"]},
                **{"so-far": ["use disguise", "disguise privy-seal 0 on treasurer"]}),
            id="kings-progress.disguise.under__under-which-build-though-nobody-told-the-builds"),
        pytest.param(
            lacking("chamberlain 2", "privy-seal 0", "treasurer 2", turn=OUT, Adam={"hand": []}, Beth={
                "hand": [], "builds": OUT, "used": ["chamberlain"], "major": ["chamberlain", "treasurer"],
                "minor": ["chamberlain", "knight", "treasurer"]},
                **{"so-far": ["use disguise", "disguise privy-seal 0 on treasurer"]}),
            id="kings-progress.disguise.under__though-nobody-told-whose-turn-it-is-either"),
        pytest.param(
            lacking("chamberlain 0", "knight 0", "privy-seal 1", "treasurer 2", Adam={
                "hand": [], "builds": OUT, "major": ["chamberlain", "knight", "treasurer"], "used": ["chamberlain"],
                "minor": ["chamberlain", "treasurer"]},
                **{"so-far": ["use disguise privy-seal 1 on treasurer", "build knight 2 0"]}),
            id="kings-progress.build.under__two-cards-in-their-order-though-nobody-told-the-builds"),
        pytest.param(
            lacking("chamberlain 0", Adam={
                "hand": 2, "builds": OUT, "major": ["chamberlain", "knight"], "minor": ["chamberlain"]},
                rulings={"empty-control": "kept"}),
            id="kings-progress.control.last-card__cards-that-stayed-without-a-build"),
        pytest.param({"arrived": ["?"], "Beth": {"minor": OUT}, "Carl": {"major": ["mistress"]},
                      "place": {"mistress": OUT}},
                     id="kings-progress.control.first-build__the-other-card-at-the-royal-court"),
    ],
)  # fmt: skip
def test_what_somebody_forgot_leaves_the_table_possible(said: Table) -> None:
    typed = table(said)
    typed["at"] = {word: place for word, place in typed["at"].items() if place is not OUT}
    described = ROOM.read(typed)
    assert isinstance(described, Described), described
    assert [str(fault.code) for fault in ROOM.faults(described)] == []
