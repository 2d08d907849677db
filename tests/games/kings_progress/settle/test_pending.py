"""What is to be decided next: what cannot be, what nobody knows of it, and what a "?" there comes to."""

from __future__ import annotations

from typing import Any

import pytest

from courtroll.calculator.arbiter import settle
from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.room import ROOM
from tests.games.kings_progress.settle.typed import OUT, PAIRS, Table, asked, table

CHAPLAINS: Table = {"builds": {"chaplain": [1]}, "major": ["chaplain"], "minor": ["chaplain"]}
TESTED: Table = {"shown": {"Adam": 0, "Beth": 2}, "order": ["Adam", "Beth", "Carl"]}
RUMOUR: Table = {
    "Adam": {"builds": {"mistress": [1], "knight": [2, 0]}, "major": ["knight", "mistress"], "minor": ["mistress"]}
}
FIVE = ["steward", "secretary", "mistress", "privy-seal", "treasurer"]
PICKED: Table = {
    "arrived": ["chaplain"],
    "king": "Adam",
    "Beth": {**CHAPLAINS, "gifts": {}},
    "Adam": {"builds": {}, "major": []},
}
LAID: Table = {"pairs": OUT, "singles": OUT, "face-up": OUT, "pawn": 3}
AWAY = dict.fromkeys(("knight", "chamberlain", "mistress", "steward", "treasurer"), "home")
NO_CONTROL: Table = {name: {"major": OUT, "minor": OUT} for name in ("Adam", "Beth", "Carl")}
UNTOLD: Table = {name: {"builds": OUT, "major": OUT, "minor": OUT} for name in ("Adam", "Beth", "Carl")}
BARE: Table = {name: {"builds": {}, "major": [], "minor": [], "hand": OUT} for name in ("Adam", "Beth", "Carl")}
STARTS: Table = {**LAID, **BARE, "king": "Adam"}


ENDED: Table = {
    "turn": "Carl", "arrived": ["steward", "mistress", "knight"], "pending": {"phase": "minor"},
    "Adam": {"hand": [], "builds": {"knight": [0]}},
    "Carl": {"builds": {"steward": [1]}, "major": ["steward"], "minor": ["steward"]},
    "pairs": [[], *PAIRS[1:4], [], PAIRS[5]],
}  # fmt: skip
SERVED: Table = {"arrived": ["knight"], "king": "Adam", "pending": {"phase": "minor"}}


def sheds(prize: object, player: object = OUT, **more: Any) -> Table:
    pending = {"phase": "shed", "prize": prize, "player": player}
    return {
        "king": "Adam", "Adam": {"gifts": {"castle": [1]}},
        "pending": {key: each for key, each in pending.items() if each is not OUT}, **more,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("said", "question", "code"),
    [
        pytest.param({"arrived": FIVE}, "Adam: take mistress 2", "not-pending",
                     id="kings-progress.round.lost-action__nothing-after-the-fifth"),
        pytest.param({"pawn": 12}, "Adam: take mistress 2", "not-pending",
                     id="kings-progress.king.crown__the-pawn-is-there-and-the-round-goes-on"),
        pytest.param({"pawn": 12, "king": "Adam", "rulings": {"crown-turn": "plays-on"}, "pending": {"phase": "king"}},
                     "Adam: king", "not-pending", id="kings-progress.king.crown__a-step-onto-it-twice"),
        pytest.param({**SERVED, "pawn": 5}, "Beth: choose castle 1", "not-pending",
                     id="kings-progress.king.crown__minor-gifts-while-the-pawn-is-short-of-it"),
        pytest.param(sheds("castle", pawn=11), "Adam: shed knight", "not-pending",
                     id="kings-progress.king.crown__a-scoring-while-the-pawn-is-short-of-it"),
        pytest.param({**SERVED, "arrived": [*FIVE[:4], "knight"]}, "Beth: choose castle 1", "not-pending",
                     id="kings-progress.round.five-arrivals__the-crown-had-ended-the-turns-before-the-fifth"),
        pytest.param({"pending": {"phase": "over"}}, "Adam: done", "game-not-over",
                     id="kings-progress.end.after-three__over-in-the-first-round"),
        pytest.param({**STARTS, "round": 2, "pending": {"phase": "deal"}}, "Adam: deal", "not-pending",
                     id="kings-progress.setup.hand__dealt-in-the-second-round"),
        pytest.param({"pending": {"phase": "turn", "player": "Beth"}}, "Beth: take mistress 2", "not-pending",
                     id="kings-progress.turn.clockwise__somebody-elses-turn-inside-a-turn"),
        pytest.param({"pending": {"phase": "keep", "player": "Beth", "cards": ["steward 2"]}}, "Beth: keep steward 2",
                     "not-pending", id="kings-progress.ability.rumour-keep__another-than-the-player-in-turn"),
        pytest.param({"pending": {"phase": "free", "player": "Beth", "waiting": ["Beth"]}}, "Beth: done", "not-pending",
                     id="kings-progress.loyalty.order__behind-oneself"),
        pytest.param({"pending": {"phase": "loyalty", "player": "Beth", "waiting": ["Adam"], "test": TESTED}},
                     "Beth: shed knight", "not-pending", id="kings-progress.loyalty.order__against-the-order"),
        pytest.param({"pending": {"phase": "free", "player": "Adam", "test": TESTED}}, "Adam: done", "not-pending",
                     id="kings-progress.loyalty.highest__who-showed-less"),
        pytest.param({**PICKED, "Beth": {"builds": {}, "major": [], "minor": []}, "pending": {"phase": "gift"}},
                     "Beth: choose pair 1", "not-pending",
                     id="kings-progress.arrival.nobody__a-pair-for-a-courtier-of-nobodys"),
        pytest.param({"arrived": ["chaplain"], "king": "Adam", "pending": {"phase": "minor", "served": 1}},
                     "Adam: choose castle 1", "not-pending", id="kings-progress.minor.when__all-are-served"),
        pytest.param({"arrived": ["chaplain"], "king": "Adam", "pending": {"phase": "minor"}},
                     "Adam: choose castle 1", "not-pending", id="kings-progress.minor.nobody__no-minor-controller"),
        pytest.param(sheds("castle", "Beth"), "Beth: shed knight", "not-pending",
                     id="kings-progress.shed.first__who-has-no-castle"),
        pytest.param(sheds("castle", king="Carl"), "Adam: shed knight", "not-the-holders-turn",
                     id="kings-progress.king.holder-only__the-end-of-a-round"),
        pytest.param({**STARTS, "king": "Beth", "at": OUT, "pending": {"phase": "deal"}}, "Adam: deal",
                     "not-the-holders-turn", id="kings-progress.setup.start-player__another-has-the-king-card"),
        pytest.param({**STARTS, "place": {"knight": "a3"}, "pending": {"phase": "deal"}}, "Adam: deal", "not-pending",
                     id="kings-progress.setup.pawns__a-courtier-away-from-home"),
        pytest.param({"king": "Adam", "pending": {"phase": "minor", "player": "Beth"}, "turn": "Carl",
                      "arrived": ["knight"]},
                     "Beth: choose castle 1", "not-the-holders-turn",
                     id="kings-progress.house.start-player__at-the-end-of-a-round"),
        pytest.param({"pending": {"phase": "loyalty", "player": "Carl"}}, "Carl: done", "not-pending",
                     id="kings-progress.loyalty.none__who-has-nothing-is-passed-over"),
        pytest.param(sheds("castle", "Carl", Adam={"gifts": {}}, Carl={"gifts": {"castle": [1]}}), "Carl: done",
                     "not-pending", id="kings-progress.shed.none-left__who-has-nothing-is-passed-over"),
        pytest.param(sheds("types", "Beth"), "Beth: shed knight", "not-pending",
                     id="kings-progress.shed.types__who-has-no-type"),
        pytest.param({"pawn": 2, "round": 2}, "Adam: take mistress 2", "pawn-off-track",
                     id="kings-progress.house.king-pawn__below-the-number-of-players"),
        pytest.param({"pairs": [["title 1", "land 0"]], "round": 2}, "Adam: take mistress 2", "pairs-not-six",
                     id="kings-progress.house.new-gifts__one-pair-only"),
        pytest.param({"place": dict.fromkeys(("knight", "steward", "chaplain"), "guildford")}, "Adam: take mistress 2",
                     "place-over-full", id="kings-progress.map.two-inns__three-in-two-inns"),
        pytest.param({"arrived": ["knight"], "place": {"knight": "a3"}}, "Adam: take mistress 2", "courtier-twice",
                     id="kings-progress.box.courtiers__at-court-and-elsewhere"),
        pytest.param({"round": 2, "pairs": OUT, "singles": OUT, "Adam": {"gifts": {
                      kind: [0, 0, 0, 1, 1, 1, 2, 2, 2] for kind in ("castle", "land", "money", "title")}}},
                     "Adam: take mistress 2", "more-gifts-than-taken",
                     id="kings-progress.gifts.kept__more-than-two-rounds-give"),
        pytest.param({"Beth": {"major": ["knight"]}}, "Adam: take mistress 2", "major-held-twice",
                     id="kings-progress.box.control-cards__an-ability-card-twice-in-a-turn"),
        pytest.param({"Carl": {"minor": ["knight"]}}, "Adam: take mistress 2", "minor-held-twice",
                     id="kings-progress.box.control-cards__a-minor-card-twice-in-a-turn"),
    ],
)  # fmt: skip
def test_what_cannot_be_to_decide(said: Table, question: str, code: str) -> None:
    verdict, codes, _ = asked(said, question)
    assert (verdict, codes) == ("impossible", {code})


@pytest.mark.parametrize(
    ("said", "question"),
    [
        pytest.param(SERVED, "Beth: choose castle 1", id="kings-progress.king.crown__minor-gifts"),
        pytest.param(sheds("castle"), "Adam: shed knight", id="kings-progress.king.crown__a-scoring"),
        pytest.param({**SERVED, "pawn": 5, "arrived": [*FIVE[:4], "knight"]}, "Beth: choose castle 1",
                     id="kings-progress.round.five-arrivals__whatever-the-pawn"),
        pytest.param({**SERVED, "arrived": [*FIVE[:4], "knight"], "rulings": {"crown-turn": "plays-on"}},
                     "Beth: choose castle 1", id="kings-progress.round.five-arrivals__in-a-turn-after-the-crown"),
        pytest.param({**SERVED, "pawn": OUT}, "Beth: choose castle 1", id="kings-progress.king.crown__an-untold-pawn"),
        pytest.param({**SERVED, "pawn": "?"}, "Beth: choose castle 1", id="kings-progress.king.crown__any-pawn"),
        pytest.param({**SERVED, "pawn": 5, "equipment": {"court-track": OUT}}, "Beth: choose castle 1",
                     id="kings-progress.king.crown__where-nobody-typed-it"),
        pytest.param({**SERVED, "pawn": 5, "arrived": [], **UNTOLD, "at": {"steward": "home"},
                      "pairs": OUT},
                     "Beth: choose castle 1", id="kings-progress.round.five-arrivals__of-whom-nobody-told"),
    ],
)  # fmt: skip
def test_what_ends_the_turns_is_on_the_table(said: Table, question: str) -> None:
    assert asked(said, question)[0] == "legal"


@pytest.mark.parametrize(
    ("said", "question", "verdict", "codes"),
    [
        pytest.param({"pending": "?"}, "Adam: take mistress 2", "depends", {"not-now-loyalty"}, id="what-is-to-decide"),
        pytest.param({"pending": {"phase": "?"}, "king": "Adam"}, "Adam: king", "depends", {"king-step-done"},
                     id="phase"),
        pytest.param({"pending": {"phase": "loyalty", "player": "?"}}, "Beth: shed knight", "depends",
                     {"not-your-choice"}, id="player"),
        pytest.param({**RUMOUR, "pending": {"phase": "keep", "cards": "?"}}, "Adam: keep steward 2", "depends",
                     {"not-drawn"}, id="cards"),
        pytest.param({**RUMOUR, "pending": {"phase": "keep", "cards": ["steward 2", "?"]}}, "Adam: keep steward 2",
                     "legal", set(),
                     id="one-card"),
        pytest.param({"pending": {"phase": "free", "player": "Beth", "waiting": "?"}}, "Beth: done", "legal", set(),
                     id="waiting"),
        pytest.param({"pending": {"phase": "loyalty", "player": "Beth", "test": "?"}}, "Beth: shed knight", "legal",
                     set(), id="test"),
        pytest.param({"king": "Beth", "pending": {"phase": "loyalty", "player": "Beth", "test":
                     {"shown": {"Adam": "?"}, "order": ["Carl", "Adam", "Beth"]}}},
                     "Beth: shed knight; advance knight a3", "depends", {"not-your-choice"}, id="a-card-shown"),
        pytest.param(sheds("?"), "Adam: shed knight", "legal", set(), id="prize"),
        pytest.param(sheds("castle", Beth={"gifts": "?"}), "Beth: shed knight", "depends", {"not-your-choice"},
                     id="gifts-that-may-be-more"),
        pytest.param(sheds("castle", Beth={"gifts": {"castle": ["?"]}}), "Adam: shed knight", "depends",
                     {"not-your-choice"}, id="crowns-that-may-be-more"),
        pytest.param({"arrived": ["steward", "chaplain"], "king": "Adam",
                      "Adam": {"builds": {"chaplain": [3], "knight": [2, 0]}, "major": ["knight", "chaplain"]},
                      "Carl": {"builds": {"chaplain": [1]}, "minor": ["chaplain"]},
                      "pending": {"phase": "minor", "served": "?"}},
                     "Carl: choose castle 1", "legal", set(), id="served"),
        pytest.param({"court": OUT, "courts": ["windsor", "?", "?"]}, "Adam: advance knight a3", "legal", set(),
                     id="other-courts"),
        pytest.param({"court": OUT, "courts": "?", "place": {"knight": "kingston"}}, "Adam: advance knight court",
                     "depends", {"not-adjacent"}, id="courts"),
        pytest.param({"so-far": "?"}, "Adam: take mistress 2", "depends", {"third-action", "action-order"},
                     id="so-far"),
        pytest.param({"so-far": ["?"]}, "Adam: take mistress 2", "depends", {"third-action", "action-order"},
                     id="something-so-far"),
        pytest.param({"so-far": ["advance knight a3", "?"], "place": {"knight": "guildford"}}, "Adam: build knight 2",
                     "depends", {"third-action", "action-order"}, id="a-step-and-something"),
        pytest.param({"so-far": ["advance knight a3", "take steward 0", "?"]}, "Adam: build knight 2", "depends",
                     {"third-action", "action-order"}, id="perhaps-the-influence"),
        pytest.param({"so-far": ["advance knight a3", "take steward 0", "?"]}, "Adam: take mistress 2", "illegal",
                     {"third-action"}, id="no-influence-for-that"),
        pytest.param({"searched": "?"}, "Adam: take mistress 2", "legal", set(), id="searched"),
        pytest.param({"equipment": {"ways": "?"}}, "Adam: advance knight a3", "depends", {"not-adjacent"}, id="ways"),
        pytest.param({"equipment": {"ways": "?"}}, "Adam: advance knight a3 a1", "depends", {"not-adjacent"},
                     id="two-ways"),
        pytest.param({"equipment": {"ways": "?"}}, "Adam: take mistress 2", "legal", set(), id="ways-not-used"),
        pytest.param({"equipment": {"inns": {"a1": "?", "a2": 1, "a3": 1, "b1": 1, "b2": 1, "c1": 1, "c2": 1, "c3": 1,
                      "guildford": 2, "kingston": 2, "croydon": 2}}, "place": {"knight": "a1"}},
                     "Adam: advance chamberlain a1", "depends", {"inn-full"}, id="inns-of-a-place"),
        pytest.param({"equipment": {"inns": "?"}, "place": {"knight": "guildford"}}, "Adam: advance knight court",
                     "legal", set(), id="inns", marks=pytest.mark.nightly),
    ],
)  # fmt: skip
def test_kings_progress_round_phases__a_question_mark(
    said: Table, question: str, verdict: str, codes: set[str]
) -> None:
    got, against, _ = asked(said, question)
    assert (got, against) == (verdict, codes)


@pytest.mark.parametrize(
    ("said", "question", "verdict", "codes"),
    [
        pytest.param({"arrived": "?", "at": AWAY, "turn": "Carl", "pending": {"phase": "minor", "served": 2},
                      "king": "Carl", "pairs": OUT, **NO_CONTROL},
                     "Beth: choose castle 1", "legal", set(),
                     id="kings-progress.minor.order__any-number-may-have-arrived"),
        pytest.param(ENDED, "Beth: choose castle 1", "legal", set(),
                     id="kings-progress.minor.order__nobody-is-named-and-the-last-arrival-is-hers"),
        pytest.param(ENDED, "Carl: choose castle 1", "illegal", {"not-your-choice"},
                     id="kings-progress.minor.order__the-first-arrival-comes-later"),
        pytest.param({"king": "Adam", "pawn": 12, "so-far": ["king"], "arrived": ["steward"], "Adam": {"points": 0},
                      "rulings": {"crown-turn": "plays-on"}}, "Adam: take mistress 2", "legal", set(),
                     id="kings-progress.king.crown-point__none-was-claimed-and-none-is-there"),
        pytest.param({"gift-deck": 40, "round": 2, "Beth": {"gifts": "?"}}, "Adam: take mistress 2", "legal", set(),
                     id="kings-progress.gifts.kept__two-that-nobody-knows"),
        pytest.param({"gift-deck": 40, "round": 2}, "Adam: take mistress 2", "legal", set(),
                     id="kings-progress.house.gifts-away__two-that-left-the-game"),
        pytest.param({"arrived": ["?", "?"], "place": {}, "pairs": OUT}, "Adam: advance knight a3", "impossible",
                     {"courtier-twice"},
                     id="kings-progress.arrival.track__two-of-whom-nobody-knows-and-all-stand-elsewhere"),
        pytest.param({"deck": 1, "Adam": {"hand": OUT}, "Beth": {"hand": OUT}, "Carl": {"hand": OUT}},
                     "Adam: take mistress 2; take secretary 3", "legal", set(),
                     id="kings-progress.take.refill__the-one-card-of-the-deck-may-be-any"),
        pytest.param({"deck": 0, "Adam": {"hand": OUT}, "Beth": {"hand": OUT}, "Carl": {"hand": OUT}, "discards": []},
                     "Adam: take mistress 2; take secretary 3", "illegal", {"not-face-up"},
                     id="kings-progress.loyalty.shuffle__only-what-was-discarded-comes-back"),
        pytest.param({"Adam": {"builds": {"chamberlain": [1]}, "major": ["chamberlain"], "minor": ["chamberlain"]},
                      "Beth": {"major": ["knight"]}},
                     "Adam: use disguise knight 2 on chamberlain; done; build steward 1", "legal", set(),
                     id="kings-progress.disguise.cards__done-after-one-card-ends-the-ability"),
        pytest.param({"Adam": {"builds": {"chamberlain": [1, "knight 2"], "steward": [1]}, "hand": ["knight 0"],
                      "major": ["chamberlain", "steward"], "minor": ["chamberlain", "steward"],
                      "used": ["chamberlain"]},
                      "Beth": {"major": ["knight"]},
                      "so-far": ["use disguise knight 2 on chamberlain", "done", "build steward 1"]},
                     "Adam: build knight 0", "legal", set(),
                     id="kings-progress.disguise.cards__and-in-what-was-done-so-far"),
    ],
)  # fmt: skip
def test_several_things_at_once(said: Table, question: str, verdict: str, codes: set[str]) -> None:
    got, against, _ = asked(said, question)
    assert (got, against) == (verdict, codes)


@pytest.mark.parametrize(
    ("said", "question", "rule"),
    [
        pytest.param({"king": "Adam", "pawn": 11}, "Adam: king; take mistress 2", "kings-progress.king.crown",
                     id="kings-progress.king.crown__what-comes-after-the-step"),
        pytest.param({"arrived": FIVE[:4], "place": {"knight": "guildford"}, "Adam": {"gifts": {"title": [1]}}},
                     "Adam: advance knight court; choose pair 1; take mistress 2", "kings-progress.round.lost-action",
                     id="kings-progress.round.lost-action__what-comes-after-the-fifth-arrival"),
    ],
)  # fmt: skip
def test_a_refusal_names_how_the_round_has_ended(said: Table, question: str, rule: str) -> None:
    described = ROOM.read(table(said))
    assert isinstance(described, Described)
    assert {each.rule.id for each in settle(ROOM, described, question).reasons} == {rule}


@pytest.mark.parametrize(
    ("said", "rule"),
    [
        pytest.param({"gifts": {"castle": [1]}}, "kings-progress.shed.first", id="kings-progress.shed.first__alone"),
        pytest.param({"gifts": {"castle": [1]}, "prize": "types"}, "kings-progress.shed.types",
                     id="kings-progress.shed.types__alone"),
        pytest.param({"gifts": {"castle": [1]}, "beth": [1]}, "kings-progress.shed.tied",
                     id="kings-progress.shed.tied__with-beth"),
    ],
)  # fmt: skip
def test_a_refusal_to_discard_says_what_for(said: Table, rule: str) -> None:
    more = {"Beth": {"gifts": {"castle": said["beth"]}}} if "beth" in said else {}
    described = ROOM.read(table({**sheds(said.get("prize", "castle"), "Adam"), "turn": "Adam", **more}))
    assert isinstance(described, Described)
    assert [each.rule.id for each in settle(ROOM, described, "Adam: done").reasons] == [rule]
