"""What follows from verbs alone, on a game of five lines: take one to three stones, some of them at random."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import pytest

from courtroll.verifier.kernel.chance import Dealer, Draw, ImpossibleOutcome
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.game import Game, Step, Verb
from courtroll.verifier.kernel.ledger import Line
from courtroll.verifier.kernel.legality import Check, IllegalDecision
from courtroll.verifier.kernel.rules import Rule

LIMIT = Rule("stones.take.limit", "Up to three stones are taken.")
THERE = Rule("stones.take.there", "Only stones that are there are taken.")
TURN = Rule("stones.turn.only-mover", "One player at a time.")
DRAW = Rule("stones.draw.random", "A stone is drawn blindly.")
OVER = Rule("stones.end.over", "Without a stone the game is over.")


class StonesCode(Code):
    """What is said against a move, and what a line is called."""

    MORE_THAN_THREE = "more-than-three"
    NOT_THERE = "not-there"
    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    STONE = "stone"


@dataclass(frozen=True, slots=True)
class Stones:
    left: int
    mover: int = 0
    drawn: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TakeStones:
    n: int


@dataclass(frozen=True, slots=True)
class Reach:
    """Reach into the bag."""

    n: int = 1


def _take_checks(state: Stones, decision: TakeStones) -> Iterable[Check]:
    yield Check(1 <= decision.n <= 3, StonesCode.MORE_THAN_THREE, LIMIT)
    yield Check(decision.n <= state.left, StonesCode.NOT_THERE, THERE)


TAKE: Verb[Stones] = Verb(
    "take", TakeStones, lambda s: [TakeStones(n) for n in range(1, min(3, s.left) + 1)], _take_checks,
    lambda *_: None,
)  # fmt: skip
REACH: Verb[Stones] = Verb("reach", Reach, lambda s: [], lambda s, d: (), lambda *_: None)


class Game5(Game[Stones, object]):
    """The engine of the stones."""

    verbs: Mapping[type[object], Verb[Stones]] = {TakeStones: TAKE, Reach: REACH}
    outcome_rules: Mapping[str, Rule] = {"stones": DRAW}

    def decider(self, state: Stones) -> int | None:
        return state.mover if state.left else None

    def verbs_now(self, state: Stones) -> Sequence[Verb[Stones]]:
        return (TAKE, REACH) if state.left else ()

    def standing(self, state: Stones, seat: int, decision: object) -> Check | None:
        if not state.left:
            return Check(False, StonesCode.GAME_OVER, OVER, alone=True)
        return None if seat == state.mover else Check(False, StonesCode.NOT_YOUR_TURN, TURN, alone=True)

    def run(self, state: Stones, decision: object, dealer: Dealer) -> Step[Stones]:
        match decision:
            case TakeStones(n):
                after = Stones(state.left - n, 1 - state.mover, state.drawn)
                return Step(after, (Line(state.mover, StonesCode.STONE, n, n, LIMIT),))
            case Reach(n):
                drawn = tuple(x for _ in range(n) for x in dealer.draw(Draw(state.mover, "stones", 1, (1, 2))))
                return Step(Stones(state.left, state.mover, drawn))
            case _:
                raise AssertionError(decision)


GAME = Game5()


def codes(state: Stones, decision: object, seat: int | None = None) -> list[str]:
    return [o.code for o in GAME.objections(state, decision, seat)]


def test_what_is_offered_is_listed_by_verb_and_flat() -> None:
    state = Stones(2)
    assert GAME.legal_actions(state) == [TakeStones(1), TakeStones(2)]
    assert [(verb.name, list(offered)) for verb, offered in GAME.legal_by_verb(state)] == [
        ("take", [TakeStones(1), TakeStones(2)])
    ], "a verb that offers nothing is left out"
    assert GAME.legal_actions(Stones(0)) == []


def test_all_that_fails_is_told_at_once() -> None:
    assert codes(Stones(2), TakeStones(4)) == ["more-than-three", "not-there"]
    assert codes(Stones(5), TakeStones(4)) == ["more-than-three"]
    assert codes(Stones(5), TakeStones(3)) == []


def test_what_stands_alone_goes_first() -> None:
    assert codes(Stones(2), TakeStones(9), 1) == ["not-your-turn"]
    assert codes(Stones(2, 1), TakeStones(1)) == [], "without a seat it is the decider's"
    assert codes(Stones(0), TakeStones(1)) == codes(Stones(0), TakeStones(1), 1) == ["game-over"]


def test_where_nobody_decides_the_seat_is_nobodys() -> None:
    asked: list[int] = []

    class Asked(Game5):
        def standing(self, state: Stones, seat: int, decision: object) -> Check | None:
            asked.append(seat)
            return super().standing(state, seat, decision)

    assert [o.code for o in Asked().objections(Stones(0), TakeStones(1))] == ["game-over"]
    assert Asked().objections(Stones(2), TakeStones(1)) == ()
    assert asked == [-1, 0]


def test_applying_refuses_exactly_what_has_objections() -> None:
    with pytest.raises(IllegalDecision) as error:
        GAME.apply(Stones(2), TakeStones(4))
    assert error.value.objections == GAME.objections(Stones(2), TakeStones(4))
    step = GAME.apply(Stones(5), TakeStones(2))
    assert step.state == Stones(3, 1)
    assert [line.points for line in step.lines] == [2]
    assert (step.gains, step.used) == ((), frozenset())


def test_chance_says_what_a_dealer_must_supply() -> None:
    assert GAME.chance(Stones(1), TakeStones(1)) == ()
    assert GAME.chance(Stones(1), Reach(2)) == (Draw(0, "stones", 1, (1, 2)),) * 2
    assert GAME.apply(Stones(1), Reach(2), ((1,), (0,))).state.drawn == (1, 0)


DRAWN = Draw(0, "stones", 1, (1, 2))


@pytest.mark.parametrize(
    ("outcome", "why", "rule"),
    [
        ((), "outcome-missing", DRAW),
        (((1, 1),), "outcome-length", DRAW),
        (((7,),), "outcome-not-there", DRAW),
        (((1,), (1,)), "outcome-too-long", None),
    ],
)
def test_an_outcome_that_cannot_be_names_its_rule(
    outcome: tuple[tuple[int, ...], ...], why: str, rule: Rule | None
) -> None:
    with pytest.raises(ImpossibleOutcome) as error:
        GAME.apply(Stones(1), Reach(), outcome)
    assert (error.value.why, error.value.rule) == (why, rule)
    drawn = None if why == "outcome-missing" else outcome[-1]
    assert (error.value.asked, error.value.given) == (DRAWN if rule else None, drawn)
    assert str(error.value) == f"{why}: asked {error.value.asked}, given {drawn}"
