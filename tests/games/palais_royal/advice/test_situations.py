"""Advice at tables worked out by hand from the text, read from a file, with z3's word on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

import pytest

from courtroll.verifier.games.palais_royal.advice.advising import advised
from courtroll.verifier.games.palais_royal.advice.solver import none_better
from courtroll.verifier.games.palais_royal.advice.turn import best_recruiting, refused
from courtroll.verifier.games.palais_royal.document import DescribedTurn
from courtroll.verifier.games.palais_royal.room import ROOM
from courtroll.verifier.games.palais_royal.settle.so_far import turn_reached
from courtroll.verifier.kernel.advice import Advice
from courtroll.verifier.kernel.proof.theorem import Verdict
from tests.games.palais_royal.turns import BOARD, CASTLE

APART: Final[dict[str, Any]] = {
    "park": {"map": "\n".join("o#o#o#o#o#o" if row % 2 == 0 else "#" * 11 for row in range(11))},
    "edges": {"north": ["A1"], "east": ["K1"], "south": ["K11"], "west": ["A11"]},
}
"""A park in which no space is next to another, so that each noble costs what it shows."""
POSTED: Final = {corner: {"servant": "Black"} for corner in ("A1", "K1", "K11", "A11")}
PAYING: Final = {"gold": 4, "turquoise": 2, "points": 3, "power": "gold 2"}
PRINTED: Final = {
    "C1": {"gold": 6, "turquoise": 1, "violet": 1, "points": 6}, "E1": PAYING, "G1": {"gold": 3, "points": 2},
}  # fmt: skip
"""Two tiles that the text shows, and a cheap one."""
FREE: Final = {"C1": {"points": 2}}
THREE: Final = {"C3": {"points": 2}, "E3": {"points": 2}, "G3": {"points": 2}}
PAIR: Final = {"C1": {"gold": 5, "points": 3}, "E1": {"gold": 5, "points": 3}}
ROW: Final = {space: {"gold": 3, "points": 2} for space in ("C1", "E1", "G1")}
SEALS: Final = {"C1": {"gold": 3, "turquoise": 2, "violet": 2, "points": 5}}
KING: Final = {"C1": {"turquoise": 3, "points": 4}}
FAVOUR: Final = {"C1": {"gold": 3, "turquoise": 2, "points": 5}}
MIXED: Final = {
    "C1": {"gold": 1, "turquoise": 2, "points": 4},
    "E1": {"gold": 1, "turquoise": 1, "violet": 1, "points": 4},
    "G1": {"gold": 1, "violet": 3, "points": 4},
}
SHARED: Final = {"E1": {"turquoise": 1, "points": 3}, "C1": {"violet": 1, "points": 2}}
LED: Final = {"king": 1, "stairway": 2, "court": 1, "cardinal": 1}


def has(**told: object) -> Mapping[str, Any]:
    """Servants by room, and whatever else a player has."""
    return told


def player(name: str, posted: int, told: Mapping[str, Any]) -> dict[str, object]:
    """A player of whom all is told: the servants of whom nothing is said are in the supply, or with none there at the
    back door.
    """
    keys = {"gold": 0, "hand": [], "powers": []}
    rooms = {room.replace("_", "-"): n for room, n in told.items() if room not in (*keys, "supply")}
    left = 18 - posted - sum(rooms.values())
    supply = told.get("supply", left)
    rooms["back-door"] = rooms.get("back-door", 0) + left - supply
    return {"name": name, "servants": rooms, "supply": supply} | {key: told.get(key, keys[key]) for key in keys}


def described(
    red: Mapping[str, Any],
    black: Mapping[str, Any],
    nobles: Mapping[str, object],
    *,
    beside: tuple[str, ...] = (),
    costs: Mapping[str, int] | None = None,
    **more: object,
) -> DescribedTurn:
    """A table at which only these nobles are left in the park, and black servants on its edge."""
    park = POSTED | dict(nobles)
    posted = list(park.values()).count({"servant": "Black"})
    equipment = {**APART, "park": {**APART["park"], "beside": list(beside)}, "card-costs": costs or {}}
    return read(
        {
            "castle": CASTLE,
            "player": [player("Red", 0, red), player("Black", posted, black)],
            "park": {"rest": "empty", **park},
            "equipment": equipment,
            **{key.replace("_", "-"): value for key, value in more.items()},
        }
    )


def read(document: Mapping[str, object]) -> DescribedTurn:
    found = ROOM.read({"game": "palais-royal", "moment": "turn", "turn": "Red", **document})
    assert isinstance(found, DescribedTurn), found
    assert ROOM.faults(found) == ()
    return found


def case(name: str, best: tuple[int, int, int], *players_and_nobles: Mapping[str, Any], **more: Any) -> Any:
    """What is best, points, steps and cards, and at which table."""
    return pytest.param(best, partial(described, *players_and_nobles, **more), id=name)


@pytest.mark.parametrize(
    ("best", "table"),
    [
        case("gold-binds", (6, 0, 0), has(office=2, king=3, pompadour=1, gold=7), has(king=3), PRINTED),
        case("the-mint-pays-the-majority-too", (9, 0, 0), has(office=2, king=2, pompadour=1, mint=2, gold=7), {},
            PRINTED),
        case("tied-in-the-mint-the-cardinal-is-against", (8, 0, 0), has(office=2, king=3, pompadour=1, mint=2, gold=7),
            has(king=3, mint=2, cardinal=1), PRINTED),
        case("tied-in-the-mint-the-cardinal-is-for-it", (9, 0, 0),
            has(office=2, king=3, pompadour=1, mint=2, cardinal=1, gold=7), has(king=4, mint=2), PRINTED),
        case("from-the-stairway-to-the-office", (2, 3, 0), has(stairway=3), has(stairway=3), FREE),
        case("leaving-the-stairway-takes-a-step", (0, 0, 0), has(stairway=3), has(stairway=3), FREE,
            rulings={"stairway-leaving": "loses-step"}),
        case("one-more-on-the-stairway-lets-it-leave", (2, 3, 0), has(stairway=4), has(stairway=4), FREE,
            rulings={"stairway-leaving": "loses-step"}),
        case("a-new-servant-is-nearer", (2, 1, 0), has(stairway=1, court=1), has(stairway=1), FREE),
        case("with-none-in-the-supply-one-comes-from-a-room", (2, 1, 0), has(stairway=1, court=1, king=16, supply=0),
            has(stairway=1), FREE),
        case("of-two-side-by-side-one-is-cheaper", (6, 0, 0), has(office=2, gold=9), {}, PAIR, beside=("C1 E1",)),
        case("the-first-of-them-is-not", (3, 0, 0), has(office=2, gold=8), {}, PAIR, beside=("C1 E1",)),
        case("in-a-row-the-middle-one-lowers-two", (6, 0, 0), has(office=3, gold=7), {}, ROW,
            beside=("C1 E1", "E1 G1")),
        case("in-a-row-no-order-saves-three", (4, 0, 0), has(office=3, gold=6), {}, ROW, beside=("C1 E1", "E1 G1")),
        case("round-a-corner-three-are-saved", (6, 0, 0), has(office=3, gold=6), {}, ROW,
            beside=("C1 E1", "E1 G1", "C1 G1")),
        case("round-a-corner-no-fourth-one-is", (4, 0, 0), has(office=3, gold=5), {}, ROW,
            beside=("C1 E1", "E1 G1", "C1 G1")),
        case("next-to-a-servant-it-is-cheaper", (3, 0, 0), has(office=1, gold=2), {}, {"C1": {"gold": 3, "points": 3}},
            beside=("A1 C1",)),
        case("a-card-brings-the-seals", (5, 0, 1), has(office=1, king=1, pompadour=1, gold=4, hand=["seals"]),
            has(king=2, pompadour=2), SEALS, costs={"seals": 1}),
        case("a-card-for-seals-is-paid-too", (0, 0, 0), has(office=1, king=1, pompadour=1, gold=3, hand=["seals"]),
            has(king=2, pompadour=2), SEALS, costs={"seals": 1}),
        case("a-card-for-gold-pays-itself", (6, 0, 1), has(office=1, gold=3, hand=["gold"]), {},
            {"C1": {"gold": 6, "points": 6}}, costs={"gold": 1}),
        case("a-card-for-gold-that-costs-too-much", (0, 0, 0), has(office=1, gold=3, hand=["gold"]), {},
            {"C1": {"gold": 6, "points": 6}}, costs={"gold": 2}),
        case("the-mint-pays-the-card-for-gold", (5, 0, 1), has(office=1, mint=1, hand=["gold"]), {},
            {"C1": {"gold": 5, "points": 5}}, costs={"gold": 1}),
        case("the-card-for-all-majorities-brings-gold-and-a-seal", (4, 0, 1),
            has(office=1, mint=1, king=1, gold=1, hand=["majorities"]), has(mint=3, king=3),
            {"C1": {"gold": 2, "turquoise": 2, "points": 4}}, costs={"majorities": 1}),
        case("it-brings-nothing-where-nobody-stands", (0, 0, 0), has(office=1, hand=["majorities"]), {},
            {"C1": {"turquoise": 1, "points": 2}}, costs={"majorities": 0}),
        case("one-step-to-the-cardinal-is-gold-and-a-seal", (5, 1, 0),
            has(pompadour=1, king=1, mint=1, stairway=1, office=1, gold=1), has(king=1, mint=1, stairway=2), FAVOUR),
        case("a-step-to-the-king-is-two-seals", (4, 1, 0), has(court=1, king=1, stairway=1, office=1), LED, KING),
        case("but-not-by-the-majorities-of-the-turns-start", (0, 0, 0), has(court=1, king=1, stairway=1, office=1),
            LED, KING, rulings={"majority-time": "turn-start"}),
        case("seals-of-servants-majorities-and-a-card", (12, 0, 1),
            has(office=3, king=2, pompadour=1, gold=4, hand=["seals"]), {}, MIXED, costs={"seals": 1}),
        case("without-the-gold-for-that-card", (8, 0, 0), has(office=3, king=2, pompadour=1, gold=3, hand=["seals"]),
            {}, MIXED, costs={"seals": 1}),
        case("a-card-serves-two-nobles", (5, 0, 1), has(office=2, hand=["seals"]), {}, SHARED, costs={"seals": 0}),
        case("a-card-serves-one-noble", (3, 0, 1), has(office=2, hand=["seals"]), {}, SHARED, costs={"seals": 0},
            rulings={"seal-card": "one-noble"}),
        case("any-number-through-the-gate", (6, 6, 1), has(stairway=5, gold=1, hand=["gate"]), {},
            {f"{c}{r}": {"points": 1} for c in "CEG" for r in (3, 5)}, costs={"gate": 1}),
        case("nine-steps-of-a-card", (6, 5, 1), has(court=2, gold=1, hand=["five-steps", "nine-steps"]), has(court=3),
            THREE, costs={"five-steps": 1, "nine-steps": 1}),
        case("diagonal-steps", (2, 2, 0), has(stairway=2, powers=["diagonal"]), has(stairway=2), FREE),
        case("of-one-privilege-twice", (3, 0, 0), has(office=1, powers=["turquoise 1"] * 2), {},
            {"C1": {"turquoise": 2, "points": 3}}),
        case("of-one-privilege-once", (0, 0, 0), has(office=1, powers=["turquoise 1"] * 2), {},
            {"C1": {"turquoise": 2, "points": 3}}, rulings={"same-privilege": "once"}),
        case("a-noble-that-pays-comes-too-late", (3, 0, 0), has(office=2, king=3, gold=4), has(king=3),
            {"E1": PAYING, "C1": {"gold": 2, "points": 2}}),
        case("what-was-reinforced-is-not-again", (6, 3, 0), has(court=2, gate=1, stairway=2), {}, THREE,
            so_far=["reinforce 1"]),
        case("what-was-moved-is-not-again", (2, 1, 0), has(gate=1, stairway=2, mint=1), has(stairway=2), THREE,
            so_far=["move gate -> mint"]),
        case("after-the-mint-nobody-moves", (9, 0, 0), has(office=1, gate=3, stairway=3, mint=1, gold=2), {},
            THREE | {"E5": {"gold": 2, "points": 9}}, so_far=["mint"]),
        case("after-the-cards-nobody-recruits", (0, 0, 0), has(office=1, back_door=1), {}, FREE,
            so_far=["draw 1", "done"]),
        case("the-steps-that-are-left", (2, 1, 0), has(gate=2, stairway=3), {}, THREE,
            pending={"stage": 2, "steps": 1}),
        case("gold-first-as-after-the-steps-nothing-is-left-to-pay-for-it", (2, 1, 2),
            has(gate=1, gold=2, hand=["gold", "five-steps"]), {}, {"C1": {"gold": 3, "points": 2}},
            costs={"gold": 1, "five-steps": 2}),
        case("a-servant-still-due-with-the-king", (2, 0, 0), has(office=1, king=1, powers=["turquoise 1"]), {},
            {"C1": {"turquoise": 2, "points": 2}}, pending={"stage": 3, "attended": {"king": 1}}),
        case("none-due-any-more", (0, 0, 0), has(office=1, king=1, powers=["turquoise 1"]), {},
            {"C1": {"turquoise": 2, "points": 2}}, pending={"stage": 3, "attended": {"king": 0}}),
        case("seals-of-a-card-that-are-left", (3, 0, 0), has(office=2), {},
            {"E1": {"turquoise": 1, "points": 3}, "C1": {"violet": 2, "points": 2}}, pending={"stage": 4, "wild": 1}),
    ],
)  # fmt: skip
def test_recruiting__points_steps_and_cards(best: tuple[int, int, int], table: Callable[[], DescribedTurn]) -> None:
    state = turn_reached(table())
    found = best_recruiting(state)
    assert (found.points, found.steps, found.cards) == best
    assert refused(state, found.decisions) == ()
    assert none_better(found.openings, found.points).verdict is Verdict.PROVED


def test_palais_royal_card_cost__a_cost_that_nobody_typed_is_told() -> None:
    noble = {"C1": {"gold": 4, "points": 2}}
    for gold in (0, 1):
        told = has(office=1, gold=gold, hand=["gold"])
        assert advised(described(told, {}, noble), [0], check=False).assumed[0] == "equipment.card-costs"
        assert advised(described(told, {}, noble, costs={"gold": 1}), [0], check=False).assumed == (
            "equipment.park.double",
        )


RING: Final = [f"{column}{row}" for row in range(1, 7) for column in "ABCDEF" if row in (1, 6) or column in "AF"]


def edges(nobles: Mapping[str, object], **told: object) -> Advice:
    """Servants of Green and Blue by turns round a whole park, but where something else is told."""
    park = {space: {"servant": ("Green", "Blue")[n % 2]} for n, space in enumerate(RING)} | dict(nobles)
    standing = [each.get("servant") for each in park.values() if isinstance(each, dict)]
    players = [player(name, standing.count(name), {}) for name in ("Red", "Black", "Green", "Blue")]
    equipment = {**BOARD, **told}
    return advised(
        read({"castle": CASTLE, "player": players, "park": {"rest": "empty", **park}, "equipment": equipment}),
        [0],
        check=False,
    )


def notes(advice: Advice) -> set[tuple[object, ...]]:
    assert advice.plans is not None
    [_, plan] = advice.plans[0]
    return {tuple(note.named.values()) for note in plan.notes}


NOBLE: Final = {"points": 1}
FEW: Final = {
    "A1": {"servant": "Green"}, "B1": {"servant": "Red"}, "C1": {"servant": "Black"}, "D1": NOBLE, "E1": NOBLE,
    "F1": {"servant": "Green"},
}  # fmt: skip


def test_palais_royal_scoring_edge_tie_first__a_servant_more_ties() -> None:
    assert notes(edges(FEW)) == {("D1, E1", "lions", "Red", 0, 2), ("D1, E1", "lions", "Green", 6, 2)}


def test_palais_royal_scoring_edge_double__a_servant_there_leads() -> None:
    assert notes(edges(FEW, double=["D1"])) == {
        ("D1", "lions", "Red", 0, 6), ("E1", "lions", "Red", 0, 2), ("D1, E1", "lions", "Green", 6, 2),
    }  # fmt: skip


def test_palais_royal_scoring_edge_absent__what_a_servant_changes_leans_on_a_reading() -> None:
    """Nobody stands on the edge of A1 yet: with Red there, Black may be second without a servant."""
    [leaning] = advised(described({}, {}, {"A1": NOBLE}), [0], check=False).leanings
    assert (leaning.option, leaning.reading, leaning.others) == ("place-without-servant", "none", ("left-over",))
