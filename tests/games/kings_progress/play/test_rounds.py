"""Set-up, the end of a round with its minor gifts and scoring, the next round, and the end of the game."""

from __future__ import annotations

from typing import Any

from courtroll.verifier.games.kings_progress.play.engine import KINGS_PROGRESS
from courtroll.verifier.games.kings_progress.room import ROOM
from courtroll.verifier.games.kings_progress.scoring.projection import scored as as_scored
from courtroll.verifier.games.kings_progress.table.pieces import (
    DECK,
    DISCARDS,
    DISPLAY,
    GIFT_COLUMNS,
    GIFT_DECK,
    OUT,
    PAIRS,
    SINGLES,
    Courtier,
    hand,
)
from courtroll.verifier.games.kings_progress.table.progress import Phase, Progress
from courtroll.verifier.kernel.chance import Noting
from tests.games.kings_progress.play.turns import after, build, by, cards, in_hand, refused, scored, steps, table

KNIGHT = Courtier.KNIGHT
NAMES = ["Ann", "Bob", "Cid"]


def begun(**header: object) -> Progress:
    state = ROOM.begin({"courtroll": 1, "game": "kings-progress", "players": NAMES, **header})
    assert not isinstance(state, tuple), state
    return state


# --------------------------------------------------------------------------------------------------- set-up


def test_kings_progress_setup_start_player__has_the_king_card_and_begins() -> None:
    state = begun(start="Bob")
    assert (state.clock.king, state.turn.seat, state.turn.phase) == (1, 1, Phase.DEAL)
    assert refused(state, "Ann: deal") == ["not-your-turn"]
    assert refused(state, "Bob: take steward 1") == ["not-now-deal"]


def test_kings_progress_box_one_colour_each__kings_progress_setup_own_colour__one_each() -> None:
    assert [colour.word for colour in begun().colours] == ["castle", "land", "money"]
    assert [colour.word for colour in begun(colours=["title", "land", "castle"]).colours] == ["title", "land", "castle"]
    assert isinstance(
        ROOM.begin({"courtroll": 1, "game": "kings-progress", "players": NAMES, "colours": ["title"]}), tuple
    )


def test_kings_progress_setup_locations__drawn_unless_they_are_typed() -> None:
    asked = KINGS_PROGRESS.chance(begun(), KINGS_PROGRESS.legal_actions(begun())[0])
    assert [(draw.what, draw.seat, draw.n) for draw in asked] == [
        ("courts", 0, 3), ("influence", 0, 4), ("influence", 1, 4), ("influence", 2, 4),
    ]  # fmt: skip
    typed = begun(courts=["court-b", "court-a", "court-c"])
    (deal,) = KINGS_PROGRESS.legal_actions(typed)
    assert [draw.what for draw in KINGS_PROGRESS.chance(typed, deal)] == ["influence"] * 3
    assert typed.clock.courts == (1, 0, 2)


def test_kings_progress_setup_pawns__kings_progress_setup_king_pawn__kings_progress_setup_score_marker() -> None:
    state = begun()
    assert state.road.at == tuple(range(8))
    assert (state.clock.space, state.points) == (3, (0, 0, 0))


def test_kings_progress_setup_hand__kings_progress_setup_hand_kept__kings_progress_setup_drops() -> None:
    state = after(begun(), "deal")
    assert [len(in_hand(state, seat)) for seat in range(3)] == [4, 4, 4]
    assert (refused(state, "drop treasurer 3"), by(state, "drop treasurer 3")) == (["not-in-hand"], ["setup.hand-kept"])
    assert refused(state, "Bob: drop chamberlain 0") == ["not-your-choice"]
    assert refused(state, "done") == ["not-now-drop"]
    dropped = after(state, f"drop {in_hand(state)[0]}")
    assert (len(in_hand(dropped)), dropped.turn.seat, len(cards(dropped, DECK))) == (3, 1, 53)
    seen = ROOM.view(dropped, 1)
    assert cards(seen.state, hand(0)) == []
    assert {hole.path for hole in seen.holes} == {
        ("player", 0, "hand"), ("player", 2, "hand"), ("deck",), ("gift-deck",),
    }  # fmt: skip


def test_kings_progress_setup_display__kings_progress_setup_major_gifts__kings_progress_setup_minor_gifts() -> None:
    state = after(begun(), "deal")
    for seat in range(3):
        state = after(state, f"drop {in_hand(state, seat)[0]}")
    assert (state.turn.phase, state.turn.seat) == (Phase.KING, 0)
    assert len(cards(state, DISPLAY)) == 3
    assert [len(pair) for pair in state.pairs] == [2] * 6
    assert [sum(state.held[row][GIFT_COLUMNS]) for row in (PAIRS, SINGLES, GIFT_DECK)] == [12, 6, 42]


# ---------------------------------------------------------------------------------------- the end of a round

FOUR = ["chaplain", "privy-seal", "secretary", "treasurer"]


def fifth(*ann: dict[str, object], **keys: Any) -> Progress:
    """Ann brings in the knight as the fifth, with an action left."""
    at = {"knight": "cross-a", "steward": "inn-1", "mistress": "home", "chamberlain": "home"}
    others: list[dict[str, object]] = [
        {"builds": {"chaplain": [1], "treasurer": [0]}},
        {"builds": {"privy-seal": [2], "chaplain": [0]}},
    ]
    state = table(*(ann or ({},)), *others, at=at, arrived=FOUR, **keys)
    return after(state, "advance knight court")


def test_kings_progress_round_five_arrivals__kings_progress_round_lost_action__after_its_gifts() -> None:
    mine = fifth({"builds": {"knight": [1, 0]}})
    assert (mine.turn.phase, mine.turn.seat) == (Phase.GIFT, 0)
    assert after(mine, "choose pair 1").turn.phase is Phase.MINOR
    assert fifth().turn.phase is Phase.MINOR
    assert fifth().clock.king == 0


def test_kings_progress_minor_order__kings_progress_minor_holder__kings_progress_minor_nobody() -> None:
    """The knight and the secretary have nobody; the treasurer is Bob's, the privy seal and the chaplain Cid's."""
    state = fifth()
    assert (state.turn.seat, state.turn.served) == (1, 1)
    assert (refused(state, "Cid: choose land 3"), by(state, "Cid: choose land 3")) == (
        ["not-your-choice"], ["minor.order"],
    )  # fmt: skip
    assert (refused(state, "choose land 2"), by(state, "choose land 2")) == (["not-a-single"], ["minor.holder"])
    assert refused(state, "choose pair 1") == ["not-a-single"]
    assert refused(state, "done") == ["not-now-minor"]
    second = after(state, "choose land 3")
    assert (second.turn.seat, second.turn.served) == (2, 3)
    third = after(second, "choose castle 3")
    assert (third.turn.seat, third.turn.served) == (2, 4)
    assert third.control[Courtier.CHAPLAIN] == (1, 2)


def test_kings_progress_minor_when__kings_progress_minor_left_over__at_the_crown_too() -> None:
    state = table(bob={"builds": {"steward": [1]}}, arrived=["steward"], pawn=11, pending={"phase": "king"})
    over = after(state, "king")
    assert (over.turn.phase, over.turn.seat) == (Phase.MINOR, 1)
    assert sum(over.held[SINGLES][GIFT_COLUMNS]) == 6


# ------------------------------------------------------------------------------------------------- scoring

GIFTED: tuple[dict[str, object], ...] = (
    {"colour": "castle", "gifts": {"castle": [0, 1], "land": [0]}, "builds": {"knight": [1, 0], "steward": [2]}},
    {"colour": "land", "gifts": {"castle": [2]}, "builds": {"mistress": [0]}},
    {"colour": "money", "gifts": {"money": [1]}},
)


def ending(*rows: dict[str, object], **keys: Any) -> Progress:
    """A round that ends when Ann moves the King pawn, before anybody arrived."""
    at_the_end: dict[str, Any] = {"pawn": 11, "pending": {"phase": "king"}, **keys}
    return table(*(rows or GIFTED), **at_the_end)


def test_kings_progress_gifts_order__kings_progress_shed_before_next__prize_by_prize() -> None:
    done = steps(ending(), "king")
    assert scored(done) == [(0, "castle", 2), (0, "own-colour", 1)]
    state = done[-1].state
    assert (state.turn.phase, state.turn.seat, state.turn.prize) == (Phase.SHED, 0, 0)
    assert (refused(state, "done"), by(state, "done")) == (["must-discard"], ["shed.first"])
    assert refused(state, "shed Bob mistress") == ["builds-of-others"]
    assert refused(state, "shed treasurer") == ["no-build-there"]
    assert refused(state, "Bob: shed mistress") == ["not-your-choice"]
    assert refused(state, "take steward 1") == ["not-now-shed"]
    assert scored(steps(state, "shed knight"))[0] == (0, "land", 2)


def test_kings_progress_shed_types__kings_progress_shed_tied__everybody_first_from_the_left_of_the_king_card() -> None:
    tie: tuple[dict[str, object], ...] = (
        {"gifts": {"castle": [1]}, "builds": {"knight": [1, 0]}},
        {"gifts": {"castle": [1]}, "builds": {"mistress": [0, 2]}},
    )
    done = steps(ending(*tie), "king")
    assert scored(done) == [(0, "castle", 1), (1, "castle", 1), (0, "own-colour", 1)]
    assert (done[-1].state.turn.seat, done[-1].state.turn.waiting) == (1, (0,))
    last = after(done[-1].state, "shed mistress", "shed knight")
    assert last.turn.prize is not None
    assert (last.turn.prize.word, last.turn.seat) == ("types", 1)


def test_kings_progress_recount_all__kings_progress_recount_points__as_a_scoring_of_the_table_counts() -> None:
    """The points are those of the functions that score a described table with the same discards."""
    state = ending()
    done = steps(state, "king", "shed knight", "shed knight", "shed steward")
    last = done[-1].state
    assert last.clock.round == 2
    described = ROOM.read(
        {
            "game": "kings-progress", "moment": "round-end", "round": 1,
            "player": [
                {
                    "name": name, "points": 0, **said, "major": major, "minor": major,
                    "sheds": ["knight", "knight", "steward"] if name == "Ann" else [],
                }
                for name, said, major in zip(NAMES, GIFTED, (["knight", "steward"], ["mistress"], []), strict=True)
            ],
        }
    )  # fmt: skip
    assert not isinstance(described, tuple)
    assert last.points == ROOM.answer(described).result.totals


def test_kings_progress_recount_renewed__an_ability_that_changes_hands_is_fresh() -> None:
    rows: tuple[dict[str, object], ...] = (
        {"builds": {"knight": [0]}, "major": ["knight"], "minor": [], "used": ["knight"]},
        {"builds": {"knight": [3]}, "major": [], "minor": ["knight"]},
        {"major": [], "minor": []},
    )
    last = after(ending(*rows, arrived=["knight"]), "king", "choose land 3", "shed knight")
    assert (last.control[KNIGHT], last.used[KNIGHT]) == ((0, 0), 0)
    third: dict[str, object] = {"major": [], "minor": [], "builds": {"knight": [2]}}
    other = after(ending(*rows[:2], third, arrived=["knight"]), "king", "choose land 3", "shed knight")
    assert (other.control[KNIGHT], other.used[KNIGHT]) == ((2, 0), -1)


# -------------------------------------------------------------------------------------------- housekeeping


def test_kings_progress_house_pawns__kings_progress_house_king_pawn__kings_progress_house_start_player() -> None:
    state = ending({}, arrived=["steward"], at={"knight": "inn-3"}, king="Ann")
    last = after(state, "king")
    assert (last.road.arrived, last.road.at[Courtier.STEWARD], last.road.at[KNIGHT]) == ((), Courtier.STEWARD, 14)
    assert (last.clock.space, last.clock.king, last.turn.seat, last.turn.phase) == (3, 0, 0, Phase.KING)


def test_kings_progress_house_gifts_away__kings_progress_house_new_gifts__eighteen_again() -> None:
    last = after(ending({}), "king")
    assert sum(last.held[OUT][GIFT_COLUMNS]) == 18
    assert [len(pair) for pair in last.pairs] == [2] * 6
    assert sum(last.held[SINGLES][GIFT_COLUMNS]) == 6


def test_kings_progress_house_gifts_short__pairs_first() -> None:
    last = after(ending({}, gift_deck=["castle 0", "castle 0", "castle 1"]), "king")
    assert [len(pair) for pair in last.pairs] == [2, 1, 0, 0, 0, 0]
    assert sum(last.held[SINGLES][GIFT_COLUMNS]) == 0


def test_kings_progress_house_shuffle__the_face_up_cards_stay() -> None:
    last = after(ending({}, discards=["knight 3"]), "king")
    assert (cards(last, DISCARDS), cards(last, DISPLAY)) == ([], ["steward 1", "steward 2", "treasurer 3"])


def test_kings_progress_house_kept__kings_progress_ability_not_by_round__kings_progress_gifts_kept() -> None:
    mine: dict[str, object] = {"builds": {"knight": [1]}, "used": ["knight"], "hand": ["steward 0"]}
    mine |= {"gifts": {"office": [0]}, "colour": "land"}
    state = ending({**mine, "gifts": {}})
    last = after(state, "king")
    assert (last.used[KNIGHT], in_hand(last), build(last, 0, KNIGHT)) == (0, ["steward 0"], ["knight 1"])
    later = ending({**mine, "builds": {}, "used": []}, round=2)
    assert scored(steps(later, "king")) == [(0, "office", 3), (0, "types", 3)]


def test_kings_progress_round_three__kings_progress_end_shared__the_third_is_the_last() -> None:
    state = after(ending({}, round=3), "king")
    assert (state.turn.phase, KINGS_PROGRESS.decider(state)) == (Phase.OVER, None)
    assert KINGS_PROGRESS.legal_actions(state) == []
    assert ROOM.winners(state) == ((0, 1, 2), "shared")


def test_kings_progress_end_tie_crowns__kings_progress_end_tie_built_cards__as_a_scoring_breaks_them() -> None:
    level = after(ending({"gifts": {"castle": [1]}, "points": 1}, {"gifts": {"office": [2]}}, round=3), "king")
    assert level.points[0] == level.points[1]
    assert ROOM.winners(level) == ((1,), "crowns")
    assert as_scored(level).players[1].gifts[3] == (2,)


def test_every_sentence_of_set_up_asks_for_its_draws_by_counts_alone() -> None:
    state = after(begun(), "deal")
    for seat in range(2):
        state = after(state, f"drop {in_hand(state, seat)[0]}")
    dealer = Noting()
    KINGS_PROGRESS.run(state, KINGS_PROGRESS.legal_actions(state)[0], dealer)
    assert [(draw.what, draw.n) for draw in dealer.asked] == [("influence", 3), ("gifts", 12), ("gifts", 6)]
