"""What each check names that it looked at, where, and of which pieces: verdicts rest on all of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import pytest

from courtroll.verifier.games.kings_progress.play.engine import KINGS_PROGRESS
from courtroll.verifier.games.kings_progress.table.pieces import (
    CARDS,
    DISCARDS,
    DISPLAY,
    DRAWN,
    PAIRS,
    SINGLES,
    Courtier,
    hand,
)
from courtroll.verifier.games.kings_progress.table.progress import AtPlace, Progress
from courtroll.verifier.games.kings_progress.table.state import OnCourtier
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.legality import Check, Lack
from courtroll.verifier.kernel.place import Named, Place
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.settling.running import HELD
from tests.games.kings_progress.play.turns import after, decisions, steps, table

OWN: Final = {"builds": {"chamberlain": [0], "knight": [1, "mistress 2"]}, "hand": ["steward 3", "knight 0"]}
SO_FAR: Final[tuple[Path, ...]] = (("so-far",),)
MAP: Final = ("map",)
KNIGHT_AT: Final[tuple[Path, ...]] = (("at", "knight"),)
TO_COURT: Final[tuple[Path, ...]] = (("at",), ("arrived",), ("court",))


class Seen(NamedTuple):
    looked: tuple[Path, ...] = ()
    where: Place | None = None
    lack: Lack | None = None
    used: tuple[str, ...] = ()
    alone: bool = False


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
            "ability-exhausted": Seen((("player", 0, "used"),), USE_KNIGHT),
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
        {"two-need-no-symbols": Seen((("face-up",),)), "not-face-up": Seen(lack=Lack(DISPLAY, 8, 0))},
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
            "farther": Seen((*KNIGHT_AT, *TO_COURT[1:]), AtPlace("inn-3"), used=MAP),
            "inn-full": Seen((*KNIGHT_AT, *SO_FAR), AtPlace("inn-3"), used=MAP),
        },
    ),
    "kings-progress.map.inns__who-stands-next-to-it": (
        table(), ("advance knight inn-1",),
        {"inn-full": Seen((("at", "chamberlain"), *SO_FAR), AtPlace("inn-1"), used=MAP)},
    ),
    "kings-progress.map.london": (
        table(), ("advance knight london",),
        {
            "home-entered": Seen((("court",),), AtPlace("london"), used=MAP),
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
        {"beyond-court": Seen((*KNIGHT_AT, *TO_COURT[1:]), AtPlace("inn-3"), alone=True)},
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
        table({"builds": {"secretary": [0]}}), ("use favour", "pick pair 1 castle 0"),
        {"gift-not-there": Seen(((HELD, PAIRS, CASTLE_0),))},
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
        table(at={"chaplain": "inn-3"}), ("advance knight inn-3", "take steward 1"),
        {"must-move-on": Seen((("at",), *SO_FAR), alone=True)},
    ),
    "kings-progress.ability.rumour-keep__a-second-card": (
        table({"builds": {"mistress": [0]}}, at={"mistress": "inn-4", "knight": "inn-5"}),
        ("use rumour", "keep chamberlain 0", "keep chamberlain 0"), {"second-kept": Seen(SO_FAR, alone=True)},
    ),
    "kings-progress.round.phases": (table(), ("drop steward 1",), {"not-now-turn": Seen(alone=True)}),
}  # fmt: skip


@pytest.mark.parametrize(("state", "texts", "seen"), CASES.values(), ids=CASES)
def test_a_check_names_what_it_looked_at(state: Progress, texts: tuple[str, ...], seen: Mapping[str, Seen]) -> None:
    found = {
        check.code.value: Seen(check.looked, check.where, check.lack, check.used, check.alone)
        for check in checks(state, *texts)
    }
    assert {code: found.get(code) for code in seen} == dict(seen)


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
    found = {
        check.code.value: Seen(check.looked, check.where, check.lack, check.used, check.alone)
        for check in checks(ARRIVAL, "advance knight court", text)
    }
    assert {code: found.get(code) for code in seen} == dict(seen)


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
        pytest.param(table(STEWARDS), "discard steward", set(), id="kings-progress.discard.exposed"),
    ],
)  # fmt: skip
def test_what_a_step_leans_on(state: Progress, text: str, used: set[str]) -> None:
    assert steps(state, text)[-1].used == used
