"""Scandal cards: looked at and kept, and played in a turn."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.noblemen.moves.decisions import Play, Swap
from courtroll.verifier.games.noblemen.table.pieces import BOARD, BRIBE, BUILDINGS, CARDS, STACK, Building, Card, Tile
from courtroll.verifier.games.noblemen.table.state import Phase, State, Turn
from tests.games.noblemen.tables import (
    after,
    at,
    bribes_of,
    cards_in,
    cards_of,
    do,
    estate,
    hand,
    money_of,
    refused,
    table,
)


def looking(*, held: str = "", looked: str = "tribute liaison dowry", carded: bool = False, **more: str) -> State:
    """Frank has built a chapel and looks at three cards."""
    turn = Turn(Phase.KEEP, 0, 0, True, carded, looked=tuple(cards_in(looked)))
    return table("C H", turn=turn, cards=[held], **more)  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------------ drawing


def test_noblemen_card_draw__two_go_under_the_stack() -> None:
    state = looking()
    assert refused(state, "keep whitehall") == [("card-not-looked-at", "noblemen.card.draw", None)]
    did = do(state, "keep liaison")
    assert cards_of(did.state, 0) == "liaison"
    assert did.state.under == (Card.TRIBUTE, Card.DOWRY)
    assert did.state.turn == Turn(Phase.ACT, 0, 0, True)
    assert did.state.held[STACK][CARDS + Card.TRIBUTE] == 4


def test_noblemen_card_draw__of_two_alike_one_goes_under() -> None:
    did = do(looking(looked="dowry dowry tribute"), "keep dowry")
    assert did.state.under == (Card.DOWRY, Card.TRIBUTE)


def test_noblemen_turn_phase__cards_to_keep_come_first() -> None:
    state = looking(held="tribute")
    assert refused(state, "done") == [("not-now-keep", "noblemen.turn.phase", None)]
    assert refused(state, "play tribute") == [("cards-to-keep-first", "noblemen.turn.phase", None)]
    assert refused(state, "play dowry") == [
        ("card-not-held", "noblemen.card.held", None),
        ("cards-to-keep-first", "noblemen.turn.phase", None),
    ]


def test_noblemen_card_stack_short__cards_under_the_stack_come_last_and_in_order() -> None:
    """Once nobody knows of only one card, it comes first and two known ones from the top of those put under."""
    state = table("C M", money=[20], stack="whitehall dowry tribute liaison", under="dowry tribute liaison")
    did = do(state, "build chapel B1")
    (draw,) = did.asked
    assert (draw.n, draw.sure) == (1, (Card.DOWRY, Card.TRIBUTE))
    assert draw.pool == tuple(int(card is Card.WHITEHALL) for card in Card)
    assert did.state.turn.looked == (Card.WHITEHALL, Card.DOWRY, Card.TRIBUTE)
    assert did.state.under == (Card.LIAISON,)


@pytest.mark.parametrize("stack", ["dowry", "dowry tribute"])
def test_noblemen_card_stack_short__one_looks_at_those_there_are(stack: str) -> None:
    did = do(table("C M", money=[20], stack=stack), "build chapel B1")
    assert len(did.state.turn.looked) == len(stack.split())
    kept = do(did.state, "keep dowry").state
    assert len(kept.under) == len(stack.split()) - 1


# ----------------------------------------------------------------------------------------- intrigue


def test_noblemen_card_intrigue__keeps_all_three() -> None:
    did = do(looking(held="intrigue"), "play intrigue")
    assert cards_of(did.state, 0) == "dowry liaison tribute"
    assert did.state.under == (Card.INTRIGUE,)
    assert did.gains == [("Frank", "cards", "intrigue", 1, 3, "noblemen.card.intrigue")]
    assert did.state.turn == Turn(Phase.ACT, 0, 0, True)


def test_noblemen_card_intrigue_before__one_of_the_three_is_too_late() -> None:
    state = looking(looked="intrigue liaison dowry")
    assert refused(state, "play intrigue") == [("card-not-held", "noblemen.card.held", None)]
    assert refused(looking(held="intrigue", looked="intrigue liaison dowry"), "play intrigue") == []


def test_noblemen_card_intrigue_limit__beside_the_card_of_the_turn() -> None:
    assert refused(looking(held="intrigue", carded=True), "play intrigue") == []
    state = after(looking(held="intrigue", looked="tribute liaison dowry"), "play intrigue")
    assert refused(state, "play tribute") == []


def test_noblemen_card_intrigue_limit__counts_in_the_italian() -> None:
    carded = looking(held="intrigue", carded=True, edition="it")
    assert refused(carded, "play intrigue") == [("second-card", "noblemen.card.intrigue-limit", None)]
    assert refused(carded, "keep dowry") == []
    state = after(looking(held="intrigue", edition="it"), "play intrigue")
    assert refused(state, "play tribute") == [("second-card", "noblemen.turn.one-card", None)]


def test_noblemen_card_intrigue_limit__not_at_the_start_of_a_decade() -> None:
    """Outside a turn there is no card of the turn, by either text."""
    looked = tuple(cards_in("tribute liaison dowry"))
    turn = Turn(Phase.KEEP, 0, 0, looked=looked, waiting=(1,))
    state = table(turn=turn, cards=["intrigue"], edition="it", queen=0, decade=2)
    state = after(state, "play intrigue")
    assert (state.turn.phase, state.turn.seat, state.turn.carded) == (Phase.KEEP, 1, False)


def test_noblemen_card_intrigue__has_no_place() -> None:
    assert refused(looking(held="intrigue"), Play(Card.INTRIGUE, at("A1"))) == [
        ("card-needs-no-place", "noblemen.card.intrigue", None)
    ]


# ------------------------------------------------------------------------------------------- playing


@pytest.mark.parametrize(
    ("card", "rule"),
    [("blackmail", "noblemen.card.blackmail"), ("liaison", "noblemen.card.liaison"),
     ("intrigue", "noblemen.card.intrigue")],
    ids=["noblemen.card.blackmail", "noblemen.card.liaison", "noblemen.card.intrigue"],
)  # fmt: skip
def test_noblemen_card_no_turn_use(card: str, rule: str) -> None:
    assert refused(table(cards=[card]), f"play {card}") == [("card-of-no-use-now", rule, None)]


def test_noblemen_card_held() -> None:
    state = table(cards=["tribute", "dowry"])
    assert refused(state, "play dowry") == [("card-not-held", "noblemen.card.held", None)]
    assert refused(state, "play tribute") == []


def test_noblemen_turn_one_card() -> None:
    state = after(table(cards=["tribute dowry"]), "play tribute")
    assert refused(state, "play dowry") == [("second-card", "noblemen.turn.one-card", None)]
    assert refused(after(state, "leisure"), "play dowry") == [("second-card", "noblemen.turn.one-card", None)]


def test_noblemen_turn_card_before_or_after__not_during() -> None:
    state = table(cards=["tribute"], tiles=["F F"])
    assert refused(after(state, "leisure"), "play tribute") == []
    for begun in ("lay F B1", "donate F"):
        phase = "lay" if begun.startswith("lay") else "donate"
        assert refused(after(state, begun), "play tribute") == [(f"not-now-{phase}", "noblemen.turn.phase", None)]
        assert refused(after(state, begun, "done"), "play tribute") == []


def test_noblemen_card_under_stack() -> None:
    did = do(table(cards=["tribute"], under="dowry liaison"), "play tribute")
    assert did.state.under == (Card.DOWRY, Card.LIAISON, Card.TRIBUTE)
    assert cards_of(did.state, 0) == ""


def test_noblemen_card_tribute() -> None:
    did = do(table(cards=["tribute"], money=[3]), "play tribute")
    assert did.gains == [("Frank", "pounds", "tribute", 1, 5, "noblemen.card.tribute")]
    assert money_of(did.state, 0) == 8
    assert did.state.turn == Turn(Phase.ACT, 0, 0, carded=True)


def test_noblemen_card_dowry() -> None:
    did = do(table(cards=["dowry"]), "play dowry", "F G W M")
    assert did.gains == [("Frank", "tiles", "dowry", 1, 4, "noblemen.card.dowry")]
    assert hand(did.state, 0) == "F G W M"


@pytest.mark.parametrize("pile", [0, 1, 2, 5])
def test_noblemen_card_secret_marriage__noblemen_card_secret_marriage_short(pile: int) -> None:
    did = do(table(cards=["secret-marriage"], pile=pile), "play secret-marriage")
    n = min(2, pile)
    assert did.points == [("Frank", "secret-marriage", 1, 2, "noblemen.card.secret-marriage", None)]
    assert did.gains == [("Frank", "bribes", "secret-marriage", n, n, "noblemen.card.secret-marriage")] * (n > 0)
    assert (bribes_of(did.state, 0), did.state.held[BOARD][BRIBE]) == (n, pile - n)


def test_noblemen_card_whitehall() -> None:
    did = do(table(cards=["whitehall"], queen=2), "play whitehall")
    assert did.gains == [("Frank", "queen", "queen", 1, 1, "noblemen.card.whitehall")]
    assert did.state.clock.queen == 0
    locked = do(table(cards=["whitehall"], queen=2, space=9), "play whitehall")
    assert locked.state.clock.queen == 2
    assert locked.gains == [("Frank", "queen", "queen-locked", 0, 0, "noblemen.queen.lock")]


def test_noblemen_card_favour_of_the_vicar__opens_the_bag() -> None:
    did = do(table(cards=["favour-of-the-vicar"]), "play favour-of-the-vicar")
    assert did.state.turn == Turn(Phase.VICAR, 0, 0, carded=True)
    assert refused(after(did.state, "done"), "leisure") == []


def test_noblemen_card_inheritance() -> None:
    state = table("C . M", cards=["inheritance"], castles=2)
    did = do(state, "play inheritance C1")
    assert did.state.estates[0] == estate("C . C")
    assert did.state.held[BOARD][BUILDINGS + Building.CASTLE] == 1
    assert (did.gains, did.points, money_of(did.state, 0)) == ([], [], 0)
    assert did.state.turn == Turn(Phase.ACT, 0, 0, carded=True)


def test_noblemen_card_inheritance__needs_a_castle_on_the_board() -> None:
    state = table("C . M", cards=["inheritance"], castles=0)
    assert refused(state, "play inheritance C1") == [("none-on-the-board", "noblemen.card.inheritance", None)]


def test_noblemen_card_inheritance_place() -> None:
    state = table("C M M", cards=["inheritance"])
    assert refused(state, "play inheritance") == [("place-not-named", "noblemen.card.inheritance-place", None)]
    assert refused(state, "play inheritance B1") == [("castle-beside-castle", "noblemen.castle.apart", "A1")]
    assert refused(state, "play inheritance C1") == []


def test_noblemen_card_inheritance_place__no_other_card_has_one() -> None:
    state = table("C M M", cards=["tribute"])
    assert refused(state, Play(Card.TRIBUTE, at("C1"))) == [
        ("card-needs-no-place", "noblemen.card.inheritance-place", None)
    ]


def test_noblemen_card_intrigue_look__swapping_waits_until_a_card_is_kept() -> None:
    state = looking(held="intrigue")
    swap = Swap((Tile.FIELD, Tile.FIELD), Tile.GROVE)
    assert refused(state, swap) == [("not-now-keep", "noblemen.turn.phase", None)]
