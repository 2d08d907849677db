"""What each check names that it looked at, where, and of which pieces: verdicts rest on all of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import pytest

from courtroll.verifier.games.palais_royal.moves.decisions import (
    Attend,
    Decision,
    Done,
    DrawCards,
    Post,
    Reinforce,
    Station,
    Step,
)
from courtroll.verifier.games.palais_royal.moves.draft import Draft
from courtroll.verifier.games.palais_royal.play.engine import PALAIS_ROYAL
from courtroll.verifier.games.palais_royal.play.moving import lean
from courtroll.verifier.games.palais_royal.play.rounds import begin_round
from courtroll.verifier.games.palais_royal.room import ROOM
from courtroll.verifier.games.palais_royal.table.pieces import (
    CARD_COLUMNS,
    CARDS,
    COIN,
    DECK,
    DISCARD,
    LOOKED,
    Card,
    Room,
    common,
    hand,
    supply,
)
from courtroll.verifier.games.palais_royal.table.playing import BESIDE, EDGE, InRoom, Phase, Playing, Space, Turn
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.holdings import transfer
from courtroll.verifier.kernel.legality import HELD, Check, Lack
from courtroll.verifier.kernel.reading import Path
from tests.games.looked import Seen, hold
from tests.games.palais_royal.turns import BLACK, BOARD, NAMES, RED, after, against, gains, offered, rooms, step, table

POWERS: Final[Path] = ("player", RED, "powers")
STAGE: Final = (("pending", "stage"),)
MINE: Final[tuple[Path, ...]] = tuple((HELD, row, RED) for row in (*Room, common(RED)))
A1, C3 = Space(0), Space(2 * 36 + 2)
AROUND_C3: Final = ("B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4")


def in_park(*spaces: str) -> tuple[Path, ...]:
    return tuple(("park", space) for space in spaces)


def servants_in(*named: str) -> tuple[Path, ...]:
    """What the majority of a room hangs on."""
    servants = (("player", seat, "servants", name) for seat in range(3) for name in named)
    return (*servants, POWERS, ("pending",), ("rulings",))


def checks(state: Playing, *texts: str) -> list[Check]:
    state = after(state, *texts[:-1])
    [[(decision,), *_]] = ROOM.hear(f"{NAMES[state.turn.seat]}: {texts[-1]}", state).moves
    return list(PALAIS_ROYAL.checks(state, decision))


AT_EDGE: Final = table({"supply": 1} | rooms(office=1, mint=1), park={"A1": {"gold": 0}})
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
            "supply-not-empty": Seen(MINE, lack=Lack(supply(RED), RED, -15)),
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
            "no-card-draw": Seen((("deck",),), InRoom(Room.BACK_DOOR)),
        },
    ),
    "palais-royal.back-door.reshuffle": (
        table(rooms(back_door=2), deck={"gold": 1}, discard=["seals"]), ("draw 2",),
        {
            "action-out-of-order": Seen(STAGE),
            "action-twice": Seen((("pending", "drew"),), InRoom(Room.BACK_DOOR)),
            "too-many-cards": Seen((POWERS,), InRoom(Room.BACK_DOOR), Lack(Room.BACK_DOOR, RED, 0)),
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
    "palais-royal.back-door.look__palais-royal.back-door.keep": (
        table(rooms(back_door=1), pending={"phase": "keep", "looked": ["seals"]}), ("keep gold",),
        {
            "card-not-drawn": Seen((("pending", "looked"),), None, Lack(LOOKED, CARDS + Card.GOLD, 1)),
            "no-servant-to-remove": Seen((), InRoom(Room.BACK_DOOR), Lack(Room.BACK_DOOR, RED, 1)),
        },
    ),
    "palais-royal.back-door.keep-none": (
        table(rooms(back_door=1), pending={"phase": "keep", "looked": ["seals"]},
              rulings={"keep-none": "at-least-one"}), ("done",),
        {"must-keep-one": Seen((("pending", "kept"),))},
    ),
    "palais-royal.discount.empty-spaces__none-lies-elsewhere": (
        table(rooms(office=1), park={"A1": {"gold": 10}, "A2": "empty"}), ("recruit A1",),
        {"too-little-gold": Seen(in_park("A1", "B1", "A2", "B2"), A1, Lack(supply(RED), COIN, 0), ("park",))},
    ),
    "palais-royal.edge.source": (
        AT_EDGE, ("recruit A1", "post supply"), {"supply-empty": Seen(lack=Lack(supply(RED), RED, 1))},
    ),
    "palais-royal.edge.source__a-room": (
        AT_EDGE, ("recruit A1", "post mint"),
        {"no-servant-there": Seen((), InRoom(Room.MINT), Lack(Room.MINT, RED, 1))},
    ),
    "palais-royal.edge.servant__nothing-else-first": (
        AT_EDGE, ("recruit A1", "mint"), {"not-now-post": Seen((("pending", "phase"), (EDGE, "A1")), alone=True)},
    ),
}  # fmt: skip


@pytest.mark.parametrize(("state", "texts", "seen"), CASES.values(), ids=CASES)
def test_a_check_names_what_it_looked_at(state: Playing, texts: tuple[str, ...], seen: Mapping[str, Seen]) -> None:
    hold(checks(state, *texts), seen)


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
    assert [(check.looked, check.alone) for check in checks(table(), "station mint")] == [((phase,), True)]


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
        pytest.param(table(rooms(back_door=2), pending={"phase": "keep", "looked": ["seals"]}), "keep seals",
            [("cards", "card", 1, 1, "back-door.keep")], id="palais-royal.back-door.keep"),
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


def test_palais_royal_edge_source__nobody_is_left_to_be_posted() -> None:
    state = after(table({"supply": 0} | rooms(office=1, mint=1), park={"C1": {"gold": 0}}), "recruit C1")
    empty = replace(state, held=transfer(state.held, supply(RED), Room.MINT, RED, state.supply(RED)))
    assert against(empty, "post supply") == [("supply-empty", "edge.source")]
    assert offered(empty, Post) == [Post(room) for room in Room if empty.servants(room, RED)]
    assert after(state, "post supply").turn.space == 0


def test_palais_royal_noble_diagonal_steps__one_of_several() -> None:
    state = table(
        rooms(stairway=2, mint=2) | {"nobles": [{"power": "diagonal"}]}, rulings={"diagonal-noble": "one-step"}
    )
    assert after(state, "move mint -> office").turn.diagonals == 1
    assert after(state, "move mint -> gate").turn.diagonals == 0
    assert after(state, "move mint -> office", "mint").turn.diagonals == 0


def test_palais_royal_end_round_limit__the_first_round_may_be_the_last() -> None:
    begun = ROOM.begin({"courtroll": 1, "game": "palais-royal", "players": ["Red", "Black"],
                        "equipment": {"round-limit": 1}})  # fmt: skip
    assert isinstance(begun, Playing)
    assert (begun.turned, begun.points, begun.clock.start) == (0, (0, 0), 0)
    draft = Draft(table(round=1, equipment={"round-limit": 1}, last_round=True), Noting())
    begin_round(draft, 1)
    assert draft.step().state.clock.last_round
    assert draft.step().used == {"round-limit"}
    assert [(str(gain.what), gain.count, gain.amount) for gain in draft.step().gains] == [("rounds", 1, 1)]


def test_palais_royal_end_last_round__few_nobles_end_it_without_a_limit() -> None:
    draft = Draft(table(park={f"{column}{row}": "empty" for column in "ABCD" for row in range(1, 7)}), Noting())
    begin_round(draft, 3)
    assert draft.step().state.clock.last_round
    assert draft.step().used == frozenset()


def test_palais_royal_end_last_round__neither_few_nobles_nor_a_limit() -> None:
    draft = Draft(table(), Noting())
    begin_round(draft, 3)
    assert (draft.step().state.clock.last_round, draft.step().used) == (False, frozenset())


def test_palais_royal_back_door_short__no_card_is_left() -> None:
    state = table(rooms(back_door=1))
    assert offered(state, DrawCards) == [DrawCards(1)]
    held = [list(row) for row in state.held]
    held[DECK][CARD_COLUMNS] = held[DISCARD][CARD_COLUMNS] = [0] * len(Card)
    assert offered(replace(state, held=tuple(map(tuple, held))), DrawCards) == []


def test_palais_royal_discount_statues__told_from_either_side() -> None:
    park = {"C3": {"gold": 10}, "C2": "empty"}
    for apart in ("C3 C2", "C2 C3"):
        board = {**BOARD, "park": {**BOARD["park"], "apart": [apart]}}
        assert against(table(rooms(office=1), park=park, equipment=board), "recruit C3") == [
            ("too-little-gold", "discount.statues")
        ]


def test_palais_royal_card_majorities__noted_when_it_is_played() -> None:
    mine, more = rooms(mint=1, king=1), rooms(mint=3, king=3, pompadour=3)
    state = table({"hand": ["majorities"], "gold": 9} | mine, more, rulings={"majorities-card": "when-played"})
    played = after(state, "play majorities")
    assert gains(played, "mint") == [("gold", "mint", 1, "mint.servants"), ("gold", "majority", 1, "mint.majority")]
    assert gains(played, "attend king") == [("seals", "majority", 1, "king.majority")]
    assert against(played, "attend pompadour") == [("no-majority", "pompadour.majority")]


def test_palais_royal_noble_cards_at_once__only_cards_have_to_wait() -> None:
    state = table(rooms(office=1), park={"C3": {"power": "gold 2"}}, rulings={"card-noble-at-once": "next-turn"})
    assert against(after(state, "recruit C3"), "mint") == [("action-out-of-order", "turn.fixed-order")]


def test_palais_royal_noble_seals__in_either_chamber() -> None:
    state = table(rooms(king=1) | {"nobles": [{"power": "either 1"}]}, rooms(pompadour=1))
    king = after(state, "attend king")
    assert (king.turn.king, king.turn.either) == (0, 0)
    both = after(king, "attend king")
    assert (both.turn.king, both.turn.either) == (0, 1)
    assert against(both, "attend king") == [("too-many-attendants", "noble.seals-time")]
    assert against(both, "attend pompadour") == [("no-majority", "pompadour.majority")]
    other = after(state, "attend pompadour")
    assert (other.turn.pompadour, other.turn.either, other.turn.king) == (0, 1, None)
    (gain,) = step(king, "attend king").gains
    assert (str(gain.code), gain.count, gain.amount) == ("noble-of-either", 1, 1)


@pytest.mark.parametrize(
    ("state", "decision"),
    [
        (table(rooms(court=1)), Reinforce(None)),
        (table({"supply": 0} | rooms(court=18)), Reinforce(Room.COURT)),
        (table(rooms(king=1)), Attend(Room.KING, None)),
        (table({"supply": 0} | rooms(king=10, mint=8)), Attend(Room.KING, Room.MINT)),
        (table(rooms(stairway=1, mint=1)), Step(Room.MINT, Room.GATE)),
    ],
)
def test_a_servant_goes_back_to_where_it_came_from(state: Playing, decision: Decision) -> None:
    undone = PALAIS_ROYAL.verbs[type(decision)].undo(PALAIS_ROYAL.apply(state, decision).state, decision)
    assert undone is not None
    assert undone.held == state.held


def test_a_servant_that_was_stationed_goes_back() -> None:
    state = replace(table(), turn=Turn(Phase.STATION, RED, left=5))
    undone = PALAIS_ROYAL.verbs[Station].undo(PALAIS_ROYAL.apply(state, Station(Room.MINT)).state, Station(Room.MINT))
    assert undone is not None
    assert undone.held == state.held
    assert PALAIS_ROYAL.verbs[Station].undo(state, Station(Room.MINT)) is None


def test_who_means_to_recruit_sets_servants_where_they_are_wanted() -> None:
    state = table(rooms(court=3, stairway=1, mint=1, gate=2))
    steps = [Step(Room.COURT, Room.STAIRWAY), Step(Room.GATE, Room.MINT), Step(Room.STAIRWAY, Room.COURT)]
    assert lean(state, steps) == steps[1:2]
    assert lean(state, steps[2:]) == []
    assert lean(state, [Station(Room.OFFICE), Station(Room.MINT), Station(Room.GATE)]) == [
        Station(Room.OFFICE), Station(Room.MINT)
    ]  # fmt: skip
    assert lean(state, [Station(Room.CARDINAL), Station(Room.GATE)]) == [Station(Room.CARDINAL)]
    assert lean(state, [Post(Room.GATE), Post(Room.MINT)]) == [Post(Room.GATE)]
    assert lean(state, [Post(None), Post(Room.GATE)]) == [Post(None)]
    assert lean(state, [Done(), Step(Room.COURT, Room.COURT)]) == [Done()]
    little = Step(Room.CARDINAL, Room.MINT)
    assert lean(state, [Done(), little]) == [little]
    both = [Station(Room.CARDINAL), Station(Room.COURT)]
    assert lean(table(rooms(court=2)), both) == both
    assert lean(table(rooms(gate=1, cardinal=1)), [Step(Room.GATE, Room.CARDINAL)]) == [Step(Room.GATE, Room.CARDINAL)]
