"""What a law of King's Progress tells of a step that came out wrong: the sentence of the book that it breaks."""

from __future__ import annotations

import pytest

from courtroll.properties.games.kings_progress.laws.reasons import drawing, granting, saying
from courtroll.properties.games.kings_progress.second.table import table_of
from courtroll.verifier.games.kings_progress.table.pieces import Courtier
from courtroll.verifier.games.kings_progress.table.progress import Progress
from tests.games.kings_progress.play.turns import decisions, table

HOMES = {courtier.word: "home" for courtier in Courtier}
AT_COURT = {word: place for word, place in HOMES.items() if word != "knight"}
NEXT_DOOR = HOMES | {"steward": "cross-a"}
BOTH = {"builds": {"steward": [1]}, "hand": ["steward 0", "steward 2", "knight 1"]}

GRANTED = (
    (table(BOTH, at=NEXT_DOOR), "advance steward court-a", "control.both-at-court"),
    (table({}, BOTH, at=NEXT_DOOR), "advance steward london", "move.anyone"),
    (table(at=NEXT_DOOR, so_far=["advance steward cross-a"]), "advance knight inn-3", "move.again"),
    (table(BOTH, at=AT_COURT, arrived=["knight"]), "build knight 1", "arrival.build-on"),
    (table(BOTH, at=HOMES, so_far=["build steward 1"]), "add steward 2", "build.new-order"),
    (table(BOTH, at=HOMES, so_far=["use opportunity"]), "build knight 1", "ability.extra"),
    (table(at=HOMES, pending={"phase": "free", "player": "Ann"}), "done", "loyalty.decline"),
)


@pytest.mark.parametrize(("state", "text", "rule"), GRANTED, ids=[rule for _, _, rule in GRANTED])
def test_what_is_legal_and_barred_is_told_by_what_allows_it(state: Progress, text: str, rule: str) -> None:
    (decision,) = decisions(state, text)[1]
    assert f"kings-progress.{rule}" in granting(table_of(state), decision)


PLAIN = table(BOTH, at=HOMES)
SAID = (
    ("build steward 0", "builds", "build.under"),
    ("discard steward", "builds", "build.stack"),
    ("discard steward", "kinds", "action.kinds"),
    ("take steward 1", "display", "take.refill"),
    ("build steward 0", "major", "ability.with-major"),
    ("use opportunity", "stage", "ability.cards"),
    ("use opportunity", "used", "ability.disc"),
    ("use opportunity", "kinds", "ability.extra"),
)


@pytest.mark.parametrize(("text", "name", "rule"), SAID, ids=[f"{name} {rule}" for _, name, rule in SAID])
def test_a_part_that_came_out_wrong_is_told_by_its_rule(text: str, name: str, rule: str) -> None:
    before = table_of(PLAIN)
    assert saying(before, decisions(PLAIN, text)[1][0], name, before) == (f"kings-progress.{rule}",)


@pytest.mark.parametrize(
    ("name", "rule"),
    [("hands", "house.kept"), ("major", "recount.all"), ("used", "recount.renewed"), ("out", "house.gifts-away")],
)
def test_between_rounds_other_rules_say_how_things_lie(name: str, rule: str) -> None:
    before, right = table_of(PLAIN), table_of(table(BOTH, at=HOMES, round=2))
    assert f"kings-progress.{rule}" in saying(before, decisions(PLAIN, "done")[1][0], name, right)


def test_wrong_draws_are_told_by_what_was_to_be_drawn() -> None:
    near = table_of(table(at=AT_COURT | {"mistress": "cross-a"}, arrived=["knight"], deck=["knight 0"]))
    use = decisions(PLAIN, "use rumour")[1][0]
    assert drawing(near, use, {"influence"}) == (
        "kings-progress.ability.rumour", "kings-progress.ability.rumour-court", "kings-progress.ability.rumour-short",
    )  # fmt: skip
    few = table_of(table(gift_deck=["castle 0"]))
    assert drawing(few, decisions(PLAIN, "done")[1][0], {"gifts"}) == ("kings-progress.house.gifts-short",)
