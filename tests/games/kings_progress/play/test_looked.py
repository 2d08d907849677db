"""What each check names that it looked at, where, and of which pieces: verdicts rest on all of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest

from courtroll.verifier.games.kings_progress.moves.decisions import Carry, Done, King, Take, With
from courtroll.verifier.games.kings_progress.moves.draft import Draft
from courtroll.verifier.games.kings_progress.play.engine import KINGS_PROGRESS
from courtroll.verifier.games.kings_progress.table.pieces import (
    CARDS,
    DISCARDS,
    DISPLAY,
    DRAWN,
    GIFT_DECK,
    OUT,
    PAIRS,
    SINGLES,
    Courtier,
    hand,
)
from courtroll.verifier.games.kings_progress.table.progress import AtPlace, Progress
from courtroll.verifier.games.kings_progress.table.state import OnCourtier
from courtroll.verifier.kernel.chance import Noting, Told
from courtroll.verifier.kernel.legality import HELD, Check, Lack
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.reading import Path
from tests.games.kings_progress.play.test_rounds import begun, ending, fifth
from tests.games.kings_progress.play.turns import after, by, decisions, listed, refused, steps, table
from tests.games.looked import Seen, hold

OWN: Final = {"builds": {"chamberlain": [0], "knight": [1, "mistress 2"]}, "hand": ["steward 3", "knight 0"]}
SO_FAR: Final[tuple[Path, ...]] = (("so-far",),)
BLANK_DRAWN: Final[tuple[Path, ...]] = tuple(("drawn", "influence", kind) for kind in range(0, CARDS, 4))
MAP: Final = ("map",)
KNIGHT_AT: Final[tuple[Path, ...]] = (("at", "knight"),)
TO_COURT: Final[tuple[Path, ...]] = (("arrived",), ("court",))


def of_build(courtier: str, seat: int = 0) -> tuple[Path, ...]:
    return (("player", seat, "builds", courtier),)


def checks(state: Progress, *texts: str) -> list[Check]:
    """Those of the last decision of the last sentence."""
    if texts[:-1]:
        state = after(state, *texts[:-1])
    seat, (*first, last) = decisions(state, texts[-1])
    for decision in first:
        state = KINGS_PROGRESS.run(state, decision, Noting()).state
    return list(KINGS_PROGRESS.checks(state, last, seat))


KNIGHT: Final = Courtier.KNIGHT
STEWARD_1, STEWARD_2, STEWARD_3 = 25, 26, 27
CASTLE_0, LAND_3 = CARDS, CARDS + 13
MINE: Final = hand(0)
USE_KNIGHT: Final = OnCourtier(0, KNIGHT)
Case = tuple[Progress, tuple[str, ...], Mapping[str, Seen]]
CASES: Final[Mapping[str, Case]] = {
    "kings-progress.ability.once__kings-progress.ability.disc": (
        table(OWN), ("use carriage",),
        {
            "not-major-controller": Seen((("player", 0, "major", "knight"),), USE_KNIGHT),
            "ability-exhausted": Seen((("player", 0, "used", "knight"),), USE_KNIGHT),
            "ability-second": Seen(SO_FAR, USE_KNIGHT), "ability-after-action": Seen(SO_FAR, USE_KNIGHT),
        },
    ),
    "kings-progress.disguise.under": (
        table(OWN), ("use disguise", "disguise steward 3 on steward"),
        {
            "not-in-hand": Seen(lack=Lack(MINE, STEWARD_3, 1)),
            "no-build-there": Seen(of_build("steward"), OnCourtier(0, Courtier.STEWARD)),
            "same-suit": Seen((), OnCourtier(0, Courtier.STEWARD)),
            "two-of-one-suit": Seen(SO_FAR, OnCourtier(0, Courtier.STEWARD)),
        },
    ),
    "kings-progress.build.any-number": (
        table(OWN), ("build steward 3",),
        {"third-action": Seen(SO_FAR), "not-in-hand": Seen(lack=Lack(MINE, STEWARD_3, 1))},
    ),
    "kings-progress.action.order": (
        table(OWN), ("build steward 3", "take steward 1"), {"action-order": Seen(SO_FAR)},
    ),
    "kings-progress.build.any-number__another-card": (
        table(OWN), ("build steward 3, knight 0",),
        {"third-courtier": Seen(SO_FAR), "not-in-hand": Seen(lack=Lack(MINE, 8, 1))},
    ),
    "kings-progress.ability.influence": (
        table({"builds": {"chaplain": [0]}, "hand": ["knight 0"]}),
        ("use influence", "build knight 0", "take steward 1"),
        {"fourth-action": Seen(SO_FAR), "action-kind-twice": Seen(SO_FAR)},
    ),
    "kings-progress.take.not-blind": (
        table(), ("take treasurer 0",),
        {"more-than-two": Seen(), "not-face-up": Seen(lack=Lack(DISPLAY, 28, 1))},
    ),
    "kings-progress.take.one-or-two__cards-without-symbols": (
        table(face_up=["knight 0", "knight 0", "mistress 0"]), ("take knight 0, knight 0",),
        {"two-need-no-symbols": Seen((("face-up",), *BLANK_DRAWN)), "not-face-up": Seen(lack=Lack(DISPLAY, 8, 0))},
    ),
    "kings-progress.take.one-or-two__cards-with-symbols-say-so-themselves": (
        table(), ("take steward 1, steward 2",), {"two-need-no-symbols": Seen()},
    ),
    "kings-progress.discard.exposed": (
        table(OWN), ("discard Bob chamberlain",),
        {
            "third-action": Seen(SO_FAR), "builds-of-others": Seen((), OnCourtier(1, Courtier.CHAMBERLAIN)),
            "no-build-there": Seen(of_build("chamberlain", 1), OnCourtier(1, Courtier.CHAMBERLAIN)),
        },
    ),
    "kings-progress.move.step__an-inn": (
        table(), ("advance knight inn-3",),
        {
            "not-adjacent": Seen(KNIGHT_AT, AtPlace("inn-3"), used=MAP),
            "court-not-in-use": Seen((("court",),), AtPlace("inn-3"), used=MAP),
            "farther": Seen((*KNIGHT_AT, *TO_COURT), AtPlace("inn-3"), used=MAP),
            "inn-full": Seen((*KNIGHT_AT, *SO_FAR), AtPlace("inn-3"), used=MAP),
        },
    ),
    "kings-progress.map.inns__who-stands-next-to-it": (
        table(), ("advance knight inn-1",),
        {"inn-full": Seen((("at", "chamberlain"), *SO_FAR), AtPlace("inn-1"), used=MAP)},
    ),
    "kings-progress.ability.carriage-through__who-stands-two-steps-from-it": (
        table({"builds": {"knight": [0]}}, at={"mistress": "london"}), ("use carriage", "carry knight inn-3"),
        {"inn-full": Seen((("at", "chaplain"), *KNIGHT_AT, ("at", "mistress"), *SO_FAR), AtPlace("inn-3"), used=MAP)},
    ),
    "kings-progress.map.london": (
        table(), ("advance knight london",),
        {
            "home-entered": Seen((), AtPlace("london"), used=MAP),
            "london-full": Seen(SO_FAR, AtPlace("london"), used=MAP),
        },
    ),
    "kings-progress.move.step__nowhere": (
        table(), ("advance knight nowhere",), {"no-such-place": Seen((), AtPlace("nowhere"), used=MAP, alone=True)},
    ),
    "kings-progress.loyalty.full-court": (
        table(at={"knight": "cross-a"}), ("advance knight court",), {"court-closed": Seen(TO_COURT, AtPlace("court"))},
    ),
    "kings-progress.move.not-beyond": (
        table(at={"knight": "court-a"}, arrived=["knight"]), ("advance knight inn-3",),
        {"beyond-court": Seen(TO_COURT, AtPlace("inn-3"), alone=True)},
    ),
    "kings-progress.king.holder-only": (
        table(OWN), ("king",), {"no-king-card": Seen((("king",),)), "king-step-done": Seen(SO_FAR)},
    ),
    "kings-progress.king.advance": (table(OWN), ("take steward 1", "king"), {"king-after-action": Seen(SO_FAR)}),
    "kings-progress.ability.rumour-keep": (
        table({"builds": {"mistress": [0]}}, at={"mistress": "court-a"}), ("use rumour", "keep steward 3"),
        {"not-drawn": Seen(lack=Lack(DRAWN, STEWARD_3, 1))},
    ),
    "kings-progress.ability.negotiate": (
        table({"builds": {"privy-seal": [0, 1], "knight": [2, 0]}}), ("use negotiate", "reorder knight"),
        {
            "builds-of-others": Seen((), USE_KNIGHT), "no-build-there": Seen(of_build("knight"), USE_KNIGHT),
            "not-its-cards": Seen(of_build("knight"), USE_KNIGHT),
        },
    ),
    "kings-progress.ability.negotiate-no-build": (
        table({"builds": {"privy-seal": [0, 1], "knight": [2, 0]}}), ("use negotiate", "reorder knight", "next 1"),
        {"not-its-cards": Seen(of_build("knight"), USE_KNIGHT)},
    ),
    "kings-progress.ability.favour__a-pair": (
        table({"builds": {"secretary": [0]}}), ("use favour", "pick pair 1 land 0"),
        {"gift-not-there": Seen(((HELD, PAIRS, CARDS + 10),))},
    ),
    "kings-progress.ability.favour__a-single": (
        table({"builds": {"secretary": [0]}}), ("use favour pair 1 castle 0 with single land 3",),
        {"gift-not-there": Seen(lack=Lack(SINGLES, LAND_3, 1)), "swap-of-nothing": Seen(SO_FAR)},
    ),
    "kings-progress.ability.favour__the-deck": (
        table({"builds": {"secretary": [0]}}), ("use favour pair 1 castle 0 with deck",),
        {"gift-deck-empty": Seen((("gift-deck",),))},
    ),
    "kings-progress.ability.opportunity": (
        table({"builds": {"steward": [0]}}), ("use opportunity steward 1 from display",),
        {"not-face-up": Seen(lack=Lack(DISPLAY, STEWARD_1, 1))},
    ),
    "kings-progress.ability.opportunity__from-the-discards": (
        table({"builds": {"steward": [0]}}), ("use opportunity steward 1 from discards",),
        {"not-in-discards": Seen(lack=Lack(DISCARDS, STEWARD_1, 1))},
    ),
    "kings-progress.action.two": (table(), ("done",), {"actions-left": Seen(SO_FAR, used=MAP)}),
    "kings-progress.turn.clockwise": (
        table(), ("Bob: done",), {"not-your-turn": Seen((("turn",), ("pending", "player")), alone=True)},
    ),
    "kings-progress.move.through": (
        table(at={"chaplain": "inn-3", "mistress": "inn-2"}), ("advance knight inn-3", "take steward 1"),
        {"must-move-on": Seen((("at", "chaplain"), *KNIGHT_AT, *SO_FAR), alone=True)},
    ),
    "kings-progress.ability.rumour-keep__a-second-card": (
        table({"builds": {"mistress": [0]}}, at={"mistress": "inn-4", "knight": "inn-5"}),
        ("use rumour", "keep chamberlain 0", "keep chamberlain 0"), {"second-kept": Seen(SO_FAR, alone=True)},
    ),
    "kings-progress.ability.rumour-keep__nothing-was-drawn": (
        table({"builds": {"mistress": [0]}}, at={"mistress": "inn-4", "knight": "inn-5"}, deck=[]),
        ("use rumour", "keep steward 3"), {"not-drawn": Seen(SO_FAR, alone=True)},
    ),
    "kings-progress.shed.own": (
        after(ending(), "king"), ("shed Bob mistress",),
        {
            "builds-of-others": Seen((), OnCourtier(1, Courtier.MISTRESS)),
            "no-build-there": Seen(of_build("mistress", 1), OnCourtier(1, Courtier.MISTRESS)),
        },
    ),
    "kings-progress.shed.first": (
        after(ending(), "king"), ("shed treasurer",),
        {"no-build-there": Seen(of_build("treasurer"), OnCourtier(0, Courtier.TREASURER))},
    ),
    "kings-progress.minor.holder": (
        fifth(), ("choose land 2",), {"not-a-single": Seen(lack=Lack(SINGLES, CARDS + 12, 1))},
    ),
    "kings-progress.minor.order": (
        fifth(), ("Cid: done",), {"not-now-minor": Seen((("turn",), ("pending", "player")), alone=True)},
    ),
    "kings-progress.round.phases": (table(), ("drop steward 1",), {"not-now-turn": Seen(alone=True)}),
}  # fmt: skip


@pytest.mark.parametrize(("state", "texts", "seen"), CASES.values(), ids=CASES)
def test_a_check_names_what_it_looked_at(state: Progress, texts: tuple[str, ...], seen: Mapping[str, Seen]) -> None:
    hold(checks(state, *texts), seen)


ARRIVAL: Final = table(OWN, {"builds": {"knight": [0]}}, at={"knight": "cross-a"}, king="Cid")


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        pytest.param("choose pair 1", {"no-such-pair": Seen((), Named("1")), "pair-taken": Seen((), Named("1"))},
            id="kings-progress.arrival.pair"),
        pytest.param("choose castle 0, land 0",
            {"not-a-pair": Seen(((HELD, PAIRS, CASTLE_0), (HELD, PAIRS, CARDS + 10)))},
            id="kings-progress.arrival.pair__by-its-gifts"),
        pytest.param("choose land 3", {"not-a-pair": Seen()}, id="kings-progress.arrival.pair__a-single-gift"),
        pytest.param("Bob: choose pair 1", {"not-your-choice": Seen((("turn",), ("pending", "player")), alone=True)},
            id="kings-progress.arrival.controller"),
    ],
)  # fmt: skip
def test_a_check_of_a_choice_names_what_it_looked_at(text: str, seen: Mapping[str, Seen]) -> None:
    hold(checks(ARRIVAL, "advance knight court", text), seen)


STEWARDS: Final = {"builds": {"steward": [0]}}
FOUR: Final = ["chaplain", "privy-seal", "secretary", "treasurer"]


@pytest.mark.parametrize(
    ("state", "texts", "told"),
    [
        pytest.param(ARRIVAL, ("advance knight court",),
            [(2, "king-card", "knight", -1, "arrival.king-card"), (0, "king-card", "knight", 1, "arrival.king-card"),
             (0, "built-cards", "knight", -2, "arrival.discard")],
            id="kings-progress.arrival.king-card__kings-progress.arrival.discard"),
        pytest.param(after(ARRIVAL, "advance knight court"), ("choose pair 1",),
            [(0, "gifts", "knight", 2, "arrival.pair")], id="kings-progress.arrival.pair"),
        pytest.param(table(STEWARDS | {"hand": ["knight 0"]}), ("build knight 0",),
            [(0, "ability-card", "knight", 1, "control.major"), (0, "minor-card", "knight", 1, "control.minor")],
            id="kings-progress.control.first-build"),
        pytest.param(table({"hand": ["steward 3"]}, STEWARDS), ("build steward 3",),
            [(1, "ability-card", "steward", -1, "control.major"), (0, "ability-card", "steward", 1, "control.major")],
            id="kings-progress.control.major"),
        pytest.param(table(STEWARDS, {"builds": {"steward": [1, 0]}}), ("discard steward",),
            [(0, "minor-card", "steward", -1, "discard.control"), (1, "minor-card", "steward", 1, "discard.control")],
            id="kings-progress.discard.control"),
        pytest.param(
            table({}, {"builds": {"knight": [0]}}, at={"knight": "cross-a", "mistress": "home"}, arrived=FOUR),
            ("advance knight court", "choose pair 1", "choose land 3"),
            [(1, "gifts", "knight", 1, "minor.holder"), (1, "ability-card", "knight", -1, "recount.major"),
             (1, "minor-card", "knight", -1, "recount.minor")],
            id="kings-progress.minor.holder__kings-progress.recount.major"),
    ],
)  # fmt: skip
def test_what_is_told_to_be_gained(
    state: Progress, texts: tuple[str, ...], told: list[tuple[int, str, str, int, str]]
) -> None:
    last = steps(state, *texts)[-1]
    assert [
        (g.seat, str(g.what), str(g.code), g.amount, g.rule.id.removeprefix("kings-progress.")) for g in last.gains
    ] == told
    assert all(gain.count == 1 for gain in last.gains)


@pytest.mark.parametrize(
    ("state", "text", "used"),
    [
        pytest.param(ARRIVAL, "advance knight court", {"map"}, id="kings-progress.move.step"),
        pytest.param(table({"builds": {"secretary": [0]}}), "use favour single title 3 with deck", {"crowns"},
            id="kings-progress.ability.favour"),
        pytest.param(table({"builds": {"mistress": [0]}}, at={"mistress": "inn-4"}), "use rumour", {"map"},
            id="kings-progress.ability.rumour"),
        pytest.param(table(STEWARDS), "discard steward", set(), id="kings-progress.discard.exposed"),
        pytest.param(table(pending={"phase": "king"}), "king", {"court-track"}, id="kings-progress.king.crown"),
    ],
)  # fmt: skip
def test_what_a_step_leans_on(state: Progress, text: str, used: set[str]) -> None:
    assert steps(state, text)[-1].used == used


def test_kings_progress_end_after_three__the_end_silences_everything_else() -> None:
    over = after(ending({}, round=3), "king")
    (found,) = KINGS_PROGRESS.checks(over, Done(), 0)
    assert (found.holds, found.alone, found.rule.id) == (False, True, "kings-progress.end.after-three")


def test_kings_progress_king_advance__the_turn_remembers_it() -> None:
    state = table(pending={"phase": "king"})
    assert after(state, "king").turn.done == (King(),)


def test_kings_progress_take_one_or_two__none_at_all_is_no_taking() -> None:
    codes = [check.code.value for check in KINGS_PROGRESS.checks(table(), Take(())) if not check.holds]
    assert codes == ["more-than-two"]


def test_kings_progress_ability_favour__a_gift_of_a_pair_for_one_of_the_deck() -> None:
    state = table({"builds": {"secretary": [0]}})
    done = steps(state, "use favour pair 1 land 0 with deck")
    drawn = next(gift for gift in range(20) if state.held[GIFT_DECK][CARDS + gift])
    last = done[-1].state
    assert last.pairs[0] == tuple(sorted((0, drawn)))
    assert (last.held[PAIRS][CARDS + 10], last.held[OUT][CARDS + 10]) == (0, 1)
    assert last.held[PAIRS][CARDS + drawn] == sum(pair.count(drawn) for pair in last.pairs)
    assert [(draw.seat, draw.n) for draw in KINGS_PROGRESS.chance(done[-2].state, With())] == [(0, 1)]
    assert last.turn.done[-1] == With()


def test_kings_progress_minor_holder__each_gift_is_told_of_its_courtier() -> None:
    state = after(fifth(), "choose land 3")
    (gain, *_) = steps(state, "choose castle 3")[-1].gains
    served = state.road.arrived[-1 - state.turn.served]
    assert (gain.seat, str(gain.code)) == (2, served.word)


def test_kings_progress_setup_minor_gifts__nothing_is_drawn_of_an_empty_deck() -> None:
    assert Draft(table(gift_deck=[]), Told(())).draw_gifts(0, 2, SINGLES) == ()


FULL: Final = {"chaplain": "inn-3", "steward": "inn-2", "mistress": "cross-a", "treasurer": "cross-a"}


def test_kings_progress_ability_carriage__both_steps_lead_through_full_places() -> None:
    state = table({"builds": {"knight": [0]}}, at=FULL)
    assert refused(state, "advance knight inn-3") == ["inn-full"]
    carried = after(state, "use carriage")
    assert refused(carried, "carry knight inn-3") == []
    assert "knight inn-3" in listed(carried, "carry")
    assert after(carried, "carry knight inn-3").turn.done[-1] == Carry(Courtier.KNIGHT, "inn-3")


def test_kings_progress_ability_influence__no_fourth_action() -> None:
    state = table({"builds": {"chaplain": [0]}, "hand": ["knight 0"]})
    three = after(state, "use influence", "advance knight inn-3", "build knight 0", "take steward 1")
    assert listed(three, "discard") == []
    assert refused(three, "discard chaplain") == ["fourth-action"]


def test_kings_progress_ability_negotiate__a_hidden_card_is_said_with_its_suit() -> None:
    state = table({"builds": {"privy-seal": [0], "knight": [2, "mistress 2", 0]}})
    assert sorted(listed(after(state, "use negotiate", "reorder knight"), "next")) == ["0", "2", "mistress 2"]


TIE: Final[tuple[dict[str, object], ...]] = (
    {"gifts": {"castle": [1]}, "builds": {"knight": [1, 0]}},
    {"gifts": {"castle": [1]}, "builds": {"mistress": [0, 2]}},
)


def test_kings_progress_shed_first__kings_progress_shed_tied__kings_progress_shed_types__why_one_discards() -> None:
    assert by(after(ending(), "king"), "done") == ["shed.first"]
    first = after(ending(*TIE), "king")
    assert by(first, "done") == ["shed.tied"]
    types = after(first, "shed mistress", "shed knight")
    assert by(types, "done") == ["shed.tied"]
    assert by(after(ending(), "king", "shed knight", "shed knight"), "done") == ["shed.types"]


def test_kings_progress_setup_hand_kept__what_is_not_held() -> None:
    state = after(begun(), "deal")
    (check,) = checks(state, "drop treasurer 3")
    assert (check.holds, check.lack) == (False, Lack(hand(state.turn.seat), 31, 1))


def test_kings_progress_king_advance__not_within_a_turn() -> None:
    assert King() not in KINGS_PROGRESS.legal_actions(table())
