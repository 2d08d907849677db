"""What each check names that it looked at, where, and of which pieces: verdicts rest on all of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple

import pytest

from courtroll.verifier.games.palais_royal.moves.decisions import Done
from courtroll.verifier.games.palais_royal.play.engine import PALAIS_ROYAL
from courtroll.verifier.games.palais_royal.room import ROOM
from courtroll.verifier.games.palais_royal.table.pieces import CARDS, COIN, Card, Room, common, hand, supply
from courtroll.verifier.games.palais_royal.table.playing import BESIDE, InRoom, Phase, Playing, Space, Turn
from courtroll.verifier.kernel.legality import Check, Lack
from courtroll.verifier.kernel.place import Place
from courtroll.verifier.kernel.reading import Path
from tests.games.palais_royal.turns import BLACK, BOARD, NAMES, RED, after, rooms, step, table

POWERS: Final[Path] = ("player", RED, "powers")
STAGE: Final = (("pending", "stage"),)
A1, C3 = Space(0), Space(2 * 36 + 2)
AROUND_C3: Final = ("B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4")


class Seen(NamedTuple):
    looked: tuple[Path, ...] = ()
    where: Place | None = None
    lack: Lack | None = None
    used: tuple[str, ...] = ()


def in_park(*spaces: str) -> tuple[Path, ...]:
    return tuple(("park", space) for space in spaces)


def servants_in(*named: str) -> tuple[Path, ...]:
    """What the majority of a room hangs on."""
    servants = (("player", seat, "servants", name) for seat in range(3) for name in named)
    return (*servants, POWERS, ("pending",), ("rulings",))


def checks(state: Playing, *texts: str) -> list[Check]:
    state = after(state, *texts[:-1])
    [[(decision,), *_]] = ROOM.hear(f"{NAMES[state.turn.seat]}: {texts[-1]}", NAMES).moves
    return list(PALAIS_ROYAL.checks(state, decision))


Case = tuple[Playing, tuple[str, ...], Mapping[str, Seen]]
CASES: Final[Mapping[str, Case]] = {
    "palais-royal.court.servants": (
        table({"supply": 1} | rooms(mint=1), rooms(court=1)), ("reinforce 1",),
        {
            "action-out-of-order": Seen(STAGE),
            "too-many-reinforcements": Seen(servants_in("court"), lack=Lack(Room.COURT, RED, 1)),
            "supply-empty": Seen(lack=Lack(supply(RED), RED, 1)),
        },
    ),
    "palais-royal.court.majority__a-tie-is-parted-by-the-cardinal": (
        table(rooms(court=1), rooms(court=1)), ("reinforce 1",),
        {"too-many-reinforcements": Seen(servants_in("court", "cardinal"), lack=Lack(Room.COURT, RED, 1))},
    ),
    "palais-royal.court.servants__once-it-has-begun": (
        table(rooms(court=2)), ("reinforce 1", "reinforce 1"), {"too-many-reinforcements": Seen(servants_in("court"))},
    ),
    "palais-royal.servant.from-supply": (
        table(rooms(court=2, mint=1)), ("reinforce from mint",),
        {
            "supply-not-empty": Seen(lack=Lack(supply(RED), RED, -15)),
            "no-servant-there": Seen((), InRoom(Room.MINT), Lack(Room.MINT, RED, 1)),
            "already-there": Seen((), InRoom(Room.GATE)),
        },
    ),
    "palais-royal.stairway.moves": (
        table(rooms(stairway=1, mint=1)), ("move mint -> office",),
        {
            "action-out-of-order": Seen(STAGE),
            "too-few-steps": Seen(servants_in("stairway"), lack=Lack(Room.STAIRWAY, RED, 1)),
            "no-servant-there": Seen((), InRoom(Room.MINT), Lack(Room.MINT, RED, 1)),
            "diagonal-step": Seen((("castle",), POWERS), InRoom(Room.OFFICE)),
        },
    ),
    "palais-royal.stairway.entering": (
        table(rooms(stairway=1, mint=1)), ("move mint -> gate", "move gate -> king"),
        {
            "too-few-steps": Seen(servants_in("stairway")),
            "not-beside": Seen((("castle",),), InRoom(Room.KING)),
        },
    ),
    "palais-royal.mint.servants": (
        table(rooms(mint=2)), ("mint",),
        {
            "action-out-of-order": Seen(STAGE),
            "action-twice": Seen((("pending", "minted"),), InRoom(Room.MINT)),
            "nothing-to-take": Seen(servants_in("mint"), InRoom(Room.MINT), Lack(Room.MINT, RED, 1)),
        },
    ),
    "palais-royal.king.majority": (
        table(rooms(king=1)), ("attend king",),
        {
            "action-out-of-order": Seen(STAGE),
            "no-majority": Seen(servants_in("king"), InRoom(Room.KING)),
            "supply-empty": Seen(lack=Lack(supply(RED), RED, 1)),
        },
    ),
    "palais-royal.noble.seals-time": (
        table(rooms(pompadour=1)), ("attend pompadour", "attend pompadour"),
        {"too-many-attendants": Seen(servants_in("pompadour"), InRoom(Room.POMPADOUR))},
    ),
    "palais-royal.recruit.gold__palais-royal.recruit.turquoise": (
        table(rooms(office=1, king=1), park={"C3": {"gold": 11, "turquoise": 2, "violet": 1}}, equipment=BOARD),
        ("recruit C3",),
        {
            "action-out-of-order": Seen(STAGE),
            "office-empty": Seen((), InRoom(Room.OFFICE), Lack(Room.OFFICE, RED, 1)),
            "no-noble-there": Seen(in_park("C3"), C3, used=("park",)),
            "no-wild-seal": Seen((("pending", "wild"),)),
            "too-little-gold": Seen(in_park("C3", *AROUND_C3), C3, Lack(supply(RED), COIN, 2), ("park",)),
            "seal-not-asked": Seen(in_park("C3"), C3, used=("park",)),
            "too-few-turquoise": Seen(in_park("C3"), C3, Lack(Room.KING, RED, 1), ("park",)),
            "too-few-violet": Seen(in_park("C3"), C3, Lack(Room.POMPADOUR, RED, 1), ("park",)),
        },
    ),
    "palais-royal.discount.empty-spaces__which-spaces-lie-beside-it": (
        table(rooms(office=1), park={"A1": {"gold": 10}, "A2": "empty", "F6": "empty"}), ("recruit A1",),
        {"too-little-gold": Seen(
            (("park", "A1"), (BESIDE, "A1"), *in_park("B1", "A2", "B2")), A1, Lack(supply(RED), COIN, 0), ("park",))},
    ),
    "palais-royal.recruit.violet__a-noble-that-nobody-typed": (
        table(rooms(office=1, pompadour=2), park={"A1": "n07"}), ("recruit A1",),
        {
            "too-little-gold": Seen(
                in_park("A1", "B1", "A2", "B2"), A1, Lack(supply(RED), COIN, 0), ("park", "nobles")
            ),
            "too-few-violet": Seen(in_park("A1"), A1, Lack(Room.POMPADOUR, RED, 0), ("park", "nobles")),
        },
    ),
    "palais-royal.back-door.draw": (
        table(rooms(back_door=1)), ("draw 3",),
        {
            "action-out-of-order": Seen(STAGE),
            "action-twice": Seen((("pending", "drew"),), InRoom(Room.BACK_DOOR)),
            "too-many-cards": Seen((POWERS,), InRoom(Room.BACK_DOOR), Lack(Room.BACK_DOOR, RED, 2)),
            "no-card-draw": Seen((("deck",), ("discard",)), InRoom(Room.BACK_DOOR)),
        },
    ),
    "palais-royal.card.cost__palais-royal.back-door.hand": (
        table({"gold": 0, "hand": ["gold"]}, equipment={"card-costs": {"gold": 2}}), ("play gold",),
        {
            "card-not-held": Seen(lack=Lack(hand(RED), CARDS + Card.GOLD, 1)),
            "card-out-of-time": Seen(STAGE),
            "card-too-dear": Seen(lack=Lack(supply(RED), COIN, 2)),
        },
    ),
    "palais-royal.card.cost__that-nobody-typed": (
        table({"gold": 9, "hand": ["gold"]}), ("play gold",),
        {"card-too-dear": Seen(lack=Lack(supply(RED), COIN, 0), used=("card-costs",))},
    ),
    "palais-royal.noble.servants": (
        table({"nobles": [{"power": "servants 2"}], "common": 7}), ("summon 2",),
        {"no-such-noble": Seen((POWERS,)), "common-empty": Seen(lack=Lack(common(RED), RED, 1))},
    ),
    "palais-royal.turn.optional": (table(), ("done",), {}),
}  # fmt: skip


@pytest.mark.parametrize(("state", "texts", "seen"), CASES.values(), ids=CASES)
def test_a_check_names_what_it_looked_at(state: Playing, texts: tuple[str, ...], seen: Mapping[str, Seen]) -> None:
    found = {
        check.code.value: Seen(check.looked, check.where, check.lack, check.used) for check in checks(state, *texts)
    }
    assert {code: found.get(code) for code in seen} == dict(seen)


def test_palais_royal_turn_order__whose_turn_it_is_is_looked_at() -> None:
    (found,) = PALAIS_ROYAL.checks(table(), Done(), BLACK)
    assert (found.holds, found.alone, found.looked) == (False, True, (("turn",),))


def test_palais_royal_end_last_round__the_end_silences_everything_else() -> None:
    over = replace(table(), turn=Turn(Phase.OVER, RED))
    (found,) = PALAIS_ROYAL.checks(over, Done(), RED)
    assert (found.holds, found.alone) == (False, True)


def test_palais_royal_back_door_keep__how_many_servants_are_there_is_looked_at() -> None:
    phase, servants = ("pending", "phase"), ("player", RED, "servants", "back-door")
    assert [check.looked for check in checks(table(), "keep gold")] == [(phase, servants)]
    assert [check.looked for check in checks(table(), "station mint")] == [(phase,)]


def test_palais_royal_back_door_draw__nobody_is_there() -> None:
    first = next(check for check in checks(table(), "draw 1") if check.code == "no-card-draw")
    assert (first.where, first.lack) == (InRoom(Room.BACK_DOOR), Lack(Room.BACK_DOOR, RED, 1))
    last = checks(table(rooms(back_door=2)), "draw 2")[-1]
    assert (last.code, last.lack) == ("too-many-cards", Lack(Room.BACK_DOOR, RED, 0))


EMPTY: Final = dict.fromkeys(("B2", "C2"), "empty")


@pytest.mark.parametrize(
    ("state", "text", "told"),
    [
        pytest.param(table({"hand": ["gold"]}, equipment={"card-costs": {"gold": 2}}), "play gold",
            [("gold", "card-cost", 1, -2, "card.cost"), ("gold", "card", 1, 4, "card.gold")],
            id="palais-royal.card.cost__palais-royal.card.gold"),
        pytest.param(table({"hand": ["seals"]}, equipment={"card-costs": {"seals": 0}}), "play seals",
            [("seals", "card", 1, 2, "card.seals")], id="palais-royal.card.seals"),
        pytest.param(table({"hand": ["gate-and-steps"]}, equipment={"card-costs": {"gate-and-steps": 0}}),
            "play gate-and-steps",
            [("reinforcements", "card", 1, 2, "card.gate-and-steps"), ("steps", "card", 1, 2, "card.gate-and-steps")],
            id="palais-royal.card.gate-and-steps"),
        pytest.param(table({"hand": ["nine-steps"]}, equipment={"card-costs": {"nine-steps": 0}}), "play nine-steps",
            [("steps", "card", 1, 9, "card.steps")], id="palais-royal.card.steps"),
        pytest.param(table({"powers": ["servants 2"]}), "summon 2",
            [("servants", "noble", 1, 2, "noble.servants")], id="palais-royal.noble.servants"),
        pytest.param(
            table(rooms(office=1), rooms(mint=1), park={"C1": {"gold": 3}, "B1": {"servant": "Black"}} | EMPTY),
            "recruit C1",
            [("gold", "price", 3, -3, "recruit.gold"), ("gold", "discount", 2, 2, "discount.empty-spaces"),
             ("gold", "discount", 1, 1, "discount.servants")],
            id="palais-royal.discount.servants"),
        pytest.param(table(rooms(office=1), park={"C1": {"gold": 1}} | EMPTY), "recruit C1",
            [("gold", "price", 1, -1, "recruit.gold"), ("gold", "discount", 2, 2, "discount.empty-spaces"),
             ("gold", "discount", 1, -1, "discount.floor")],
            id="palais-royal.discount.floor"),
        pytest.param(table(rooms(office=1), park={"C1": {"gold": 0}} | EMPTY), "recruit C1", [],
            id="palais-royal.discount.gold-only__nothing-to-lower"),
    ],
)  # fmt: skip
def test_what_is_told_to_be_gained(state: Playing, text: str, told: list[tuple[str, str, int, int, str]]) -> None:
    found = [
        (str(g.what), str(g.code), g.count, g.amount, g.rule.id.removeprefix("palais-royal."))
        for g in step(state, text).gains
    ]
    assert found == told
