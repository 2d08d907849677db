"""Tiles that leave a screen without being laid."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.noblemen.moves.decisions import Donate, Return, Swap
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.table.pieces import BAG, CHURCH, Tile
from courtroll.verifier.games.noblemen.table.state import Phase
from tests.games.noblemen.tables import after, do, hand, refused, table

CHURCH_EXAMPLE = "F F F W W M M"


def test_noblemen_church_point__printed_example() -> None:
    """Three fields, two fountains and two meadows lie there: three groves and a fountain score four."""
    state = table(church=CHURCH_EXAMPLE, tiles=["G G G W F F M"])
    lines = []
    for said in ("donate G", "donate G", "donate G", "donate W"):
        did = do(state, said)
        lines += did.points
        state = did.state
    assert lines == [("Frank", "church", 1, 1, "noblemen.church.point", None)] * 4
    assert state.points == (4, 0, 0, 0)
    # "Two fields more the church does not take"; one meadow it would.
    assert refused(state, "donate F") == [("church-has-three", "noblemen.church.three-each", "field")]
    assert refused(state, "donate M") == []
    assert hand(after(state, "done"), 0) == "F F M"


def test_noblemen_church_three_each__all_players_together() -> None:
    state = after(table(tiles=["G G G G", "G F"]), "donate G", "donate G", "donate G")
    assert refused(state, "donate G") == [("church-has-three", "noblemen.church.three-each", "grove")]
    later = after(state, "done", "done")
    assert later.turn.seat == 1
    assert refused(later, "donate G") == [("church-has-three", "noblemen.church.three-each", "grove")]
    assert refused(later, "donate F") == []


def test_noblemen_church_from_screen() -> None:
    state = table(tiles=["G"])
    assert refused(state, "donate F") == [("tile-not-held", "noblemen.church.from-screen", None)]
    assert refused(state, "donate G") == []


def test_noblemen_church_none() -> None:
    did = do(table(tiles=["G"]), "donate")
    assert (did.points, did.gains) == ([], [])
    assert did.state.turn.acted
    assert did.state.turn.phase is Phase.ACT


def test_noblemen_church_from_screen__a_gift_begun_is_not_begun_again() -> None:
    state = after(table(tiles=["G G"]), "donate G")
    assert refused(state, Donate()) == [("gift-begun", "noblemen.church.from-screen", None)]
    assert refused(state, "donate G") == []
    done = after(state, "done")
    assert refused(done, "donate G") == [("second-action", "noblemen.turn.one-action", None)]


# ------------------------------------------------------------------------------------------------- swaps


def test_noblemen_swap_two_for_one() -> None:
    state = table(tiles=["F F G"])
    did = do(state, "swap F G for W")
    assert hand(did.state, 0) == "F W"
    assert (did.points, did.gains, did.asked) == ([], [], ())
    assert did.state.turn == state.turn
    assert [did.state.held[BAG][tile] - state.held[BAG][tile] for tile in Tile] == [1, 1, -1, 0]


@pytest.mark.parametrize("last", list("FGWM"))
def test_noblemen_swap_none_left__the_last_tile_of_a_kind_is_there(last: str) -> None:
    state = table(tiles=["F F G G"], bag=last)
    assert refused(state, f"swap F G for {last}") == []
    swaps = (decision for decision in NOBLEMEN.legal_actions(state) if isinstance(decision, Swap))
    assert {decision.take for decision in swaps} == {Tile("FGWM".index(last))}


def test_noblemen_swap_two_for_one__any_number_of_times() -> None:
    state = after(table(tiles=["F F F F"]), "swap F F for W", "swap F F for G", "swap G W for M")
    assert hand(state, 0) == "M"


def test_noblemen_swap_two_for_one__two_tiles_that_one_holds() -> None:
    state = table(tiles=["F G"])
    assert refused(state, "swap F F for W") == [("tile-not-held", "noblemen.swap.two-for-one", None)]
    assert refused(state, "swap W M for G") == [("tile-not-held", "noblemen.swap.two-for-one", None)] * 2
    (twice,) = NOBLEMEN.objections(state, Swap((Tile.MEADOW, Tile.MEADOW), Tile.FIELD))
    assert twice.lack is not None
    assert twice.lack.n == 2


def test_noblemen_swap_none_left() -> None:
    state = table(tiles=["F G"], bag="M")
    assert refused(state, "swap F G for W") == [("not-in-the-bag", "noblemen.swap.none-left", None)]
    assert refused(state, "swap F G for M") == []


def test_noblemen_swap_return__the_two_go_in_after_the_one_is_out() -> None:
    """A fountain given cannot be the fountain taken."""
    state = table(tiles=["W W"], bag="M")
    assert refused(state, "swap W W for W") == [("not-in-the-bag", "noblemen.swap.none-left", None)]


@pytest.mark.parametrize(
    "begun",
    [(), ("leisure",), ("lay F B1",), ("donate F",), ("play favour-of-the-vicar",), ("play cunning-stroke",)],
    ids=["before", "after", "laying", "giving", "vicar", "cunning-stroke"],
)
def test_noblemen_swap_time__at_any_point_of_the_own_turn(begun: tuple[str, ...]) -> None:
    state = after(table(tiles=["F F G G"], cards=["favour-of-the-vicar cunning-stroke"]), *begun)
    assert refused(state, "swap G G for W") == []


def test_noblemen_swap_time__before_a_knight_is_set() -> None:
    state = table("C . M", "C F F\n. F F", money=[9], tiles=["G G"])
    state = after(state, "build castle C1")
    assert state.turn.phase is Phase.KNIGHT
    assert refused(state, "swap G G for W") == []
    assert after(state, "swap G G for W").turn == state.turn


def test_noblemen_turn_only_mover__no_swap_in_anothers_turn() -> None:
    state = table(tiles=["F F", "F F"])
    swap = Swap((Tile.FIELD, Tile.FIELD), Tile.GROVE)
    assert refused(state, swap, seat=1) == [("not-your-turn", "noblemen.turn.only-mover", None)]
    assert refused(state, swap, seat=0) == []


# --------------------------------------------------------------------------------- Favour of the Vicar


def test_noblemen_card_favour_of_the_vicar() -> None:
    state = after(table(tiles=["F G G W M M"], cards=["favour-of-the-vicar"]), "play favour-of-the-vicar")
    before = state.held[BAG]
    lines = []
    for said in ("return F", "return G", "return G", "return M"):
        did = do(state, said)
        lines += did.points
        state = did.state
    assert lines == [("Frank", "favour-of-the-vicar", 1, 1, "noblemen.card.favour-of-the-vicar", None)] * 4
    assert [state.held[BAG][tile] - before[tile] for tile in Tile] == [1, 2, 0, 1]
    assert refused(state, "return W") == [("four-tiles-returned", "noblemen.card.favour-of-the-vicar-limit", None)]
    assert state.held[CHURCH] == (0,) * len(state.held[CHURCH])
    done = after(state, "done")
    assert (done.turn.phase, done.turn.given, done.turn.acted) == (Phase.ACT, 0, False)


def test_noblemen_card_favour_of_the_vicar_limit__only_tiles_held() -> None:
    state = after(table(tiles=["F"], cards=["favour-of-the-vicar"]), "play favour-of-the-vicar")
    assert refused(state, "return G") == [("tile-not-held", "noblemen.card.favour-of-the-vicar-limit", None)]
    assert refused(state, Return(Tile.FIELD)) == []
    assert refused(state, "done") == []
