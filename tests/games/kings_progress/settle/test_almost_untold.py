"""Tables of which next to nothing is told but the map: each row was answered wrongly, or not at all, before."""

from __future__ import annotations

import pytest

from courtroll.calculator.arbiter import settle
from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.room import ROOM
from courtroll.verifier.games.kings_progress.table.names import CARDS_BY_WORD
from tests.games.kings_progress.settle.typed import OUT, PAIRS, Table, asked, table

KEYS = ("king", "pawn", "court", "face-up", "pairs", "singles", "at")
HAVE = ("hand", "builds", "major", "minor")
UNTOLD: Table = dict.fromkeys(KEYS, OUT) | {name: dict.fromkeys(HAVE, OUT) for name in ("Adam", "Beth", "Carl")}
FIVE = ["mistress", "steward", "treasurer", "secretary", "chaplain"]
FULL: Table = {"knight": "a3", "chaplain": "guildford", "steward": "guildford"}
NO_MAP: Table = {"equipment": dict.fromkeys(("courts", "inns", "ways", "court-track"), OUT)}
ONE_GONE = [PAIRS[0], [], *PAIRS[2:]]
HELD: Table = {"arrived": ["steward"], "Beth": {"major": ["steward"], "minor": ["steward"]}}


def knights(*mine: int | str) -> Table:
    """Adam's build of the Knight against Beth's, which is worth four."""
    return {"Adam": {"builds": {"knight": [*mine]}}, "Beth": {"builds": {"knight": [3]}}, "Carl": {"builds": {}}}


def first(prize: str, adam: Table, **beth: object) -> Table:
    return {
        "turn": "Adam", "pending": {"phase": "shed", "prize": prize},
        "Adam": {"gifts": adam}, "Beth": {"gifts": {"castle": [3]}} | beth,
    }  # fmt: skip


def said(more: Table) -> Table:
    """Everything left out but what a case tells."""
    return UNTOLD | {key: UNTOLD[key] | each if key in ("Adam", "Beth", "Carl") else each for key, each in more.items()}


@pytest.mark.parametrize(
    ("more", "question", "verdict", "codes"),
    [
        # What was done so far needed a control card that nobody told.
        pytest.param({"so-far": ["use corruption"]}, "Adam: take knight 0", "legal", set(),
                     id="kings-progress.ability.corruption__so-far"),
        pytest.param({"so-far": ["use influence"]}, "Adam: build knight 2; advance mistress b1; take steward 1",
                     "legal", set(), id="kings-progress.ability.influence__so-far"),
        pytest.param({"so-far": ["use carriage mistress b1"], "at": {"mistress": "b1"}}, "Adam: take knight 0",
                     "legal", set(), id="kings-progress.ability.carriage__so-far"),
        # A "?" decides who has the card.
        pytest.param(knights("?"), "Adam: use carriage steward c2", "depends", {"not-major-controller"},
                     id="kings-progress.control.major__an-exposed-card-decides"),
        pytest.param(knights("?", 1), "Adam: use carriage steward c2", "depends", {"not-major-controller"},
                     id="kings-progress.control.major__the-exposed-one-of-two"),
        pytest.param(knights(2, "?"), "Adam: use carriage steward c2", "legal", set(),
                     id="kings-progress.control.major__no-covered-card-decides"),
        # Being first, again and again, and who is.
        pytest.param(first("castle", {"castle": [0, 1], "land": [1]}), "Adam: shed knight; shed mistress", "legal",
                     set(), id="kings-progress.shed.first__of-the-next-type-too"),
        pytest.param(first("castle", {"castle": [0, 1]}), "Beth: shed knight", "illegal", {"not-your-choice"},
                     id="kings-progress.shed.first__who-is-not-first-though-nobody-has-a-card"),
        pytest.param(first("castle", {"castle": [3]}, builds={"knight": [1]}), "Adam: shed mistress", "legal", set(),
                     id="kings-progress.shed.tied__a-build-that-nobody-told"),
        pytest.param({"pending": {"phase": "minor"}, "arrived": ["steward", "knight"]},
                     "Adam: choose title 1; choose castle 0", "legal", set(),
                     id="kings-progress.minor.order__both-are-the-same-players"),
        # Reasons that the file forces, and no others.
        pytest.param({"discards": 0}, "Adam: use opportunity knight 2 from discards", "illegal", {"not-in-discards"},
                     id="kings-progress.ability.opportunity__who-may-use-it-is-not-told"),
        pytest.param({"at": {"mistress": "a3"}, "pending": {"phase": "free", "player": "Adam"}},
                     "Adam: advance knight a3", "illegal", {"inn-full"},
                     id="kings-progress.map.inns__from-where-is-not-told"),
        pytest.param({"pending": {"phase": "free", "player": "Adam"}, "arrived": FIVE}, "Adam: advance knight court",
                     "illegal", {"court-closed"}, id="kings-progress.loyalty.full-court__from-where-is-not-told"),
        pytest.param({"at": FULL}, "Adam: advance knight guildford; take mistress 0", "illegal", {"must-move-on"},
                     id="kings-progress.move.through__where-others-stand-is-not-told"),
        pytest.param({"at": {"knight": "a3", "mistress": "a3"}, "so-far": ["advance knight a3"]},
                     "Adam: take knight 0", "illegal", {"must-move-on"}, id="kings-progress.move.through__so-far"),
        # The pair for the last arrival is still to be taken.
        pytest.param({"pending": {"phase": "gift"}, "arrived": ["steward"], "pairs": ONE_GONE},
                     "Adam: choose pair 1", "impossible", {"pairs-missing"},
                     id="kings-progress.arrival.pair__none-gone-before-the-first"),
        pytest.param({"pending": {"phase": "gift"}, "pairs": ONE_GONE}, "Adam: choose pair 1", "legal", set(),
                     id="kings-progress.arrival.pair__others-have-arrived-before"),
        pytest.param({"pending": {"phase": "gift"}, "pairs": PAIRS}, "Adam: choose pair 1", "legal", set(),
                     id="kings-progress.arrival.pair__who-has-arrived-is-not-told"),
        # Who controls who has arrived did so then, and has taken a pair.
        pytest.param(HELD | {"pairs": PAIRS}, "Adam: take knight 0", "impossible", {"pairs-not-taken"},
                     id="kings-progress.arrival.pair__all-six-lie-there-though-somebody-has-the-card"),
        pytest.param(HELD | {"pairs": ONE_GONE}, "Adam: take knight 0", "legal", set(),
                     id="kings-progress.arrival.pair__one-of-six-is-gone"),
        pytest.param(HELD | {"pairs": ["?", *PAIRS[1:]]}, "Adam: take knight 0", "legal", set(),
                     id="kings-progress.arrival.pair__one-that-nobody-told-is-gone"),
        pytest.param(HELD | {"pairs": PAIRS, "pending": {"phase": "gift"}}, "Beth: choose pair 1", "legal", set(),
                     id="kings-progress.arrival.pair__it-is-still-to-be-chosen"),
        pytest.param({"pending": {"phase": "gift"}, "arrived": ["steward"], "pairs": [["title 1", "?"], *PAIRS[1:]]},
                     "Adam: choose title 1, land 0", "depends", {"not-a-pair"},
                     id="kings-progress.arrival.pair__of-which-half-is-told"),
        pytest.param({"pending": {"phase": "gift"}, "arrived": ["steward", "chaplain"], "pairs": ["?", "?", *PAIRS[2:]],
                      "Adam": {"major": ["chaplain"]}, "Beth": {"major": ["steward"]}},
                     "Adam: choose pair 1", "depends", {"pair-taken"},
                     id="kings-progress.arrival.pair__one-of-two-is-gone"),
        pytest.param({"arrived": ["steward"], "pairs": PAIRS}, "Adam: take knight 0", "legal", set(),
                     id="kings-progress.arrival.nobody__all-six-lie-there-as-nobody-has-the-card"),
        pytest.param({"arrived": ["steward"], "pairs": PAIRS}, "Adam: use opportunity knight 2 from display",
                     "illegal", {"not-major-controller"},
                     id="kings-progress.arrival.nobody__so-nobody-uses-the-ability"),
        # Not even the map: where a courtier was brought is known, whatever else is not.
        pytest.param(NO_MAP, "Adam: use carriage knight court; advance knight court", "illegal", {"beyond-court"},
                     id="kings-progress.move.not-beyond__wherever-it-came-from"),
        pytest.param(NO_MAP, "Adam: advance knight court, knight london", "illegal", {"beyond-court"},
                     id="kings-progress.move.not-beyond__and-back"),
        pytest.param(NO_MAP, "Adam: advance knight inn-1; advance knight inn-1", "illegal", {"not-adjacent"},
                     id="kings-progress.move.step__where-it-was-brought"),
        pytest.param(NO_MAP, "Adam: advance knight cross-a; advance knight court", "legal", set(),
                     id="kings-progress.move.step__on-from-where-it-was-brought"),
        pytest.param(NO_MAP, "Adam: advance knight court-a; advance steward court-b", "illegal",
                     {"court-not-in-use"}, id="kings-progress.move.entries__two-courts", marks=pytest.mark.nightly),
        pytest.param({"court": OUT, "at": {"knight": "croydon"}},
                     "Adam: advance knight court", "legal", set(), id="kings-progress.move.step__to-another-court"),
    ],
)  # fmt: skip
def test_almost_untold(more: Table, question: str, verdict: str, codes: set[str]) -> None:
    assert asked(said(more), question)[:2] == (verdict, codes)


@pytest.mark.parametrize(
    ("more", "question", "card"),
    [
        pytest.param({"pending": {"phase": "gift"}, "arrived": ["steward"]}, "Adam: choose pair 1",
                     "player.Adam.major.steward", id="kings-progress.arrival.controller"),
        pytest.param({"pending": {"phase": "minor"}, "arrived": ["steward", "knight"]}, "Adam: choose title 1",
                     "player.Adam.minor.knight", id="kings-progress.minor.holder"),
    ],
)  # fmt: skip
def test_who_chooses_is_presumed_to_have_the_card(more: Table, question: str, card: str) -> None:
    assert card in asked(said(more), question)[2]


def test_kings_progress_round_phases__no_action_was_lost_where_turns_were_over() -> None:
    described = ROOM.read(
        table(said(first("castle", {"castle": [0, 1]}, gifts={"castle": [3], "land": [1], "title": [1]})))
    )
    assert isinstance(described, Described)
    (reason,) = settle(ROOM, described, "Adam: shed knight; shed mistress").reasons
    assert reason.rule.id == "kings-progress.round.phases"


def test_kings_progress_ability_renewed__no_card_of_it_lies_in_builds_that_nobody_told() -> None:
    """Of what is not seen anywhere a card of the Chaplain, whose ability Beth has used, lies in Adam's hand."""
    unseen = {"knight 3": 0, "chaplain 1": 1, "chamberlain 0": 1}
    here = ["knight 2", "knight 0", "steward 1", "knight 1", "mistress 2", "chaplain 0", *unseen, "knight 3"]
    deck = [card for card in sorted(CARDS_BY_WORD) for _ in range(2 - here.count(card))]
    more: Table = {
        "Adam": {"hand": ["knight 0", "?"], "builds": OUT, "major": OUT, "minor": OUT},
        "Beth": {"hand": ["steward 1"], "builds": {"knight": [1]}, "major": ["knight"], "minor": ["knight"],
                 "used": ["chaplain"]},
        "Carl": {"hand": ["knight 2"]}, "deck": deck, "discards": [],
        "face-up": ["knight 3", "mistress 2", "chaplain 0"],
    }  # fmt: skip
    assert asked(more, "Adam: take mistress 2")[0] == "legal"
