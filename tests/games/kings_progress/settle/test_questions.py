"""Questions about turns that a file tells in part: what a verdict rests on, and what tables dispute most."""

from __future__ import annotations

import json
import tomllib

import pytest

from courtroll.calculator.arbiter import settle, witnesses
from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.room import ROOM
from courtroll.verifier.kernel.hearing import Unheard

HEAD = """game = "kings-progress"
moment = "turn"
round = 1
turn = "Adam"
"""
NOBODY = "".join(f'\n[[player]]\nname = "{name}"\npoints = 0\n' for name in ("Adam", "Beth", "Carl"))
TYPED = "".join(
    f'\n[[player]]\nname = "{name}"\npoints = 0\nbuilds = {builds}\nhand = {hand}\n'
    for name, builds, hand in (
        ("Adam", "{ knight = [2, 1] }", '["steward 3", "steward 1"]'),
        ("Beth", "{ mistress = [1], knight = [0] }", '"?"'),
        ("Carl", "{ steward = [2] }", "[]"),
    )
)
PLACES = (
    'court = "court-a"\nking = "Carl"\npawn = 4\nat = { knight = "home", chaplain = "inn-3", steward = "cross-a" }\n'
)
INNS = ", ".join([*(f"inn-{n} = 1" for n in range(1, 9)), *(f"cross-{letter} = 2" for letter in "abc")])
STAND_IN = f"""
[equipment]
courts = ["court-a", "court-b", "court-c"]
inns = {{ {INNS} }}
ways = [
  "inn-1 - inn-2 - inn-3", "inn-4 - inn-5", "inn-6 - inn-7 - inn-8", "chamberlain - inn-1 - cross-a - london",
  "chaplain - inn-2 - cross-a - london", "knight - inn-3 - cross-a - london", "mistress - inn-4 - cross-b - london",
  "privy-seal - inn-5 - cross-b - london", "secretary - inn-6 - cross-c - london", "steward - inn-7 - cross-c - london",
  "treasurer - inn-8 - cross-c - london", "cross-a - court-a - cross-b", "cross-b - court-b - cross-c",
  "cross-c - court-c - cross-a",
]
"""
"""The map that stands in, typed as if it were the one of the box."""
SHOWN = 'face-up = ["knight 0", "mistress 0", "steward 0"]\n'


def described(text: str) -> Described:
    found = ROOM.read(tomllib.loads(text))
    assert isinstance(found, Described), found
    return found


def asked(text: str, question: str) -> tuple[str, list[str], list[str]]:
    """The verdict, the codes against it, and what it rests on."""
    table = described(text)
    verdict = settle(ROOM, table, question)
    for witness in witnesses(ROOM, table, verdict):
        again = ROOM.read(json.loads(json.dumps(witness)))
        assert isinstance(again, Described)
        assert ROOM.faults(again) == ()
    return str(verdict.outcome), [str(each.code) for each in verdict.reasons], list(verdict.assumed)


@pytest.mark.parametrize(
    ("question", "assumed"),
    [
        ("Adam: king", ["king", "pawn", "equipment.court-track"]),
        ("Adam: build steward 2 1", ["player.Adam.hand"]),
        ("Adam: take knight 3", ["face-up"]),
        ("Adam: discard Beth mistress", ["player.Beth.builds.mistress"]),
        ("Adam: use opportunity knight 3 from discards", ["player.Adam.major.steward", "discards"]),
        ("Adam: use negotiate knight 1 2", ["player.Adam.major.privy-seal", "player.Adam.builds.knight"]),
        ("Adam: use favour pair 1 title 1 with single castle 0", ["player.Adam.major.secretary", "singles", "pairs"]),
        ("Adam: use carriage secretary london", ["player.Adam.major.knight", "at.secretary", "equipment.map"]),
    ],
)
def test_what_a_file_leaves_out_speaks_for_the_mover(question: str, assumed: list[str]) -> None:
    assert asked(HEAD + NOBODY, question) == ("legal", [], assumed)


@pytest.mark.parametrize(
    ("question", "codes"),
    [
        ("Adam: advance knight inn-3", ["inn-full"]),
        ("Adam: advance mistress inn-4; advance knight inn-3", ["inn-full"]),
        ("Adam: take knight 0; build steward 1", ["action-order"]),
        ("Adam: use corruption", ["not-major-controller"]),
        ("Beth: take knight 0", ["not-your-turn"]),
        ("Adam: take knight 0; done", ["actions-left"]),
        ("Adam: build knight 3", ["not-in-hand"]),
        ("Adam: discard Carl mistress", ["no-build-there"]),
        ("Adam: use carriage knight inn-3 cross-a", ["second-carry"]),
        ("Adam: advance steward inn-3", ["farther"]),
    ],
)
def test_what_a_file_tells_decides(question: str, codes: list[str]) -> None:
    outcome, against, _ = asked(HEAD + PLACES + SHOWN + TYPED + STAND_IN, question)
    assert (outcome, sorted(against)) == ("illegal", sorted(codes))


@pytest.mark.parametrize(
    "question",
    [
        pytest.param("Adam: advance knight inn-3", id="kings-progress.map.two-inns__there-may-be-another-inn"),
        pytest.param("Adam: advance mistress inn-4; advance knight inn-3", id="kings-progress.map.two-inns__nor-later"),
        pytest.param("Adam: advance chaplain inn-8", id="kings-progress.move.direction__no-farther-by-some-map"),
        pytest.param("Adam: advance knight inn-8 inn-6", id="kings-progress.move.step__two-ways-that-may-be"),
        pytest.param("Adam: advance knight inn-3; take knight 0", id="kings-progress.move.through__it-may-stay-there"),
    ],
)
def test_what_only_the_stand_in_of_a_map_bars_is_legal(question: str) -> None:
    outcome, against, assumed = asked(HEAD + PLACES + SHOWN + TYPED, question)
    assert (outcome, against, assumed[-1]) == ("legal", [], "equipment.map")


@pytest.mark.parametrize(
    ("there", "outcome"),
    [
        pytest.param('steward = "inn-3"', ("legal", []), id="kings-progress.map.two-inns__two-courtiers"),
        pytest.param('steward = "inn-3", mistress = "inn-3"', ("illegal", ["inn-full"]),
                     id="kings-progress.map.two-inns__no-third"),
    ],
)  # fmt: skip
def test_an_inn_that_nobody_typed_may_be_of_two(there: str, outcome: tuple[str, list[str]]) -> None:
    places = PLACES.replace('chaplain = "inn-3", steward = "cross-a"', there)
    assert asked(HEAD + places + SHOWN + TYPED, "Adam: advance knight inn-3")[:2] == outcome


@pytest.mark.parametrize(
    "question",
    [
        "Adam: advance knight inn-3 cross-a",
        "Adam: use carriage knight inn-3; advance knight cross-a court",
        "Adam: take knight 0, mistress 0",
        "Adam: build steward 3 1; discard Beth knight",
        "Adam: advance steward court; take knight 0",
        "Adam: use carriage steward court; build steward 1; done",
    ],
)
def test_a_turn_may_be_asked_whole(question: str) -> None:
    outcome, against, _ = asked(HEAD + PLACES + SHOWN + TYPED, question)
    assert (outcome, against) == (("legal", []) if "done" not in question else ("illegal", ["actions-left"]))


def test_what_nobody_knows_speaks_for_nobody() -> None:
    text = HEAD + PLACES + SHOWN + TYPED.replace('"?"', "[]").replace('["steward 3", "steward 1"]', '"?"')
    assert asked(text, "Adam: build steward 1")[0] == "depends"


def test_a_place_that_the_map_has_not_is_no_question() -> None:
    with pytest.raises(Unheard) as told:
        asked(HEAD + NOBODY, "Adam: advance knight guildford")
    assert (told.value.code, "inn-1" in told.value.wanted) == ("no-place", True)


@pytest.mark.parametrize(
    ("option", "question"),
    [
        ("direction", "Adam: advance steward inn-2"),
        ("discard-from", "Adam: discard Beth mistress"),
        ("actions", "Adam: take knight 0; done"),
    ],
)
def test_a_verdict_names_the_open_points_it_leans_on(option: str, question: str) -> None:
    verdict = settle(ROOM, described(HEAD + PLACES + SHOWN + TYPED), question)
    assert option in [leaning.option for leaning in verdict.leanings]


def test_a_choice_of_gifts_may_be_asked_without_telling_the_pairs() -> None:
    text = HEAD + 'arrived = ["knight"]\n' + NOBODY + '\n[pending]\nphase = "gift"\n'
    assert asked(text, "Beth: choose title 1, land 0")[0] == "legal"
    assert asked(text, "Beth: choose pair 3")[0] == "legal"
    assert asked(text, "Beth: take knight 0")[:2] == ("illegal", ["not-now-gift"])
