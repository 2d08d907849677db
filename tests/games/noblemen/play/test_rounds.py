"""How the game goes on: turns, the Queen, the round marker, decades, the end."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.noblemen.moves.decisions import Done, Give, Leisure
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.settle.turns import after_so_far
from courtroll.verifier.games.noblemen.table.pieces import (
    BAG,
    BOARD,
    BUILDINGS,
    CARDS,
    CHURCH,
    FOLLY_COLUMNS,
    SUPPLY,
    Building,
    Folly,
    Tile,
)
from courtroll.verifier.games.noblemen.table.state import Phase, State, Turn, Used
from tests.games.noblemen.so_far import described
from tests.games.noblemen.tables import after, do, refused, table

LAST = 9
"""The space before the scoring space on the assumed round track."""


def test_noblemen_turn_order__clockwise() -> None:
    state = table(queen=3, players=4)
    seats = []
    for _ in range(3):
        seats.append(state.turn.seat)
        state = after(state, "leisure", "done")
    assert seats == [0, 1, 2]
    assert state.turn == Turn(Phase.ACT, 3, 3)


def test_noblemen_turn_one_action__a_turn_does_not_end_without_one() -> None:
    state = table(cards=["tribute"])
    assert refused(state, "done") == [("no-action-yet", "noblemen.turn.one-action", None)]
    assert refused(after(state, "play tribute"), "done") == [("no-action-yet", "noblemen.turn.one-action", None)]
    assert refused(after(state, "leisure"), "done") == []


def test_noblemen_turn_actions__noblemen_turn_only_these() -> None:
    """Seven actions, of which growing is told tile by tile; beside them only a card and swaps."""
    state = table("C M\nF F\nF F", "C M", tiles=["F F"], money=[20], cards=["tribute"])
    listed = {kind for kind, decisions in NOBLEMEN.legal_by_verb(state) if decisions}
    actions = {"lay", "build", "bribe", "tax", "land", "donate", "leisure"}
    assert {verb.name for verb in listed} == actions | {"play", "swap"}


def test_noblemen_turn_no_trade() -> None:
    """The one thing that is given is asked for by a knight."""
    assert refused(table(tiles=["F F"]), Give((Tile.FIELD, Tile.FIELD))) == [
        ("not-now-act", "noblemen.turn.phase", None)
    ]


def test_noblemen_turn_only_mover() -> None:
    state = table()
    assert refused(state, "leisure", seat=1) == [("not-your-turn", "noblemen.turn.only-mover", None)]
    assert NOBLEMEN.decider(state) == 0


def test_noblemen_turn_phase__what_stands_alone_stands_alone() -> None:
    state = after(table(tiles=["F F"]), "lay F B1")
    assert refused(state, Leisure()) == [("not-now-lay", "noblemen.turn.phase", None)]


def test_noblemen_turn_one_action__told_twice_in_one_turn() -> None:
    """What a described turn says it has done already may be too much."""
    both = table(money=[20], points=[5], used=[Used(tax=True)])
    state, objections = after_so_far(described(both, "leisure", "tax 0"))
    assert state is None
    assert [(o.code, o.rule.id) for o in objections] == [("second-action", "noblemen.turn.one-action")]
    state, objections = after_so_far(described(both, "play tribute", "play dowry"))
    assert state is None
    assert ("second-card", "noblemen.turn.one-card") in [(o.code, o.rule.id) for o in objections]
    state, objections = after_so_far(described(both, "play tribute", "tax 0"))
    assert state is not None
    assert (state.turn.acted, state.turn.carded, objections) == (True, True, ())
    state, _ = after_so_far(described(table()))
    assert state == table()


# ------------------------------------------------------------------------------------------------- queen


def test_noblemen_queen_point__noblemen_queen_step__at_the_end_of_her_owners_turn() -> None:
    did = do(table(queen=0, acted=True), "done")
    assert did.points == [("Frank", "queen", 1, 1, "noblemen.queen.point", None)]
    assert did.state.clock.space == 1
    assert did.state.turn == Turn(Phase.ACT, 1, 1)
    other = do(table(queen=2, acted=True), "done")
    assert (other.points, other.state.clock.space, other.state.turn.seat) == ([], 0, 1)


def test_noblemen_queen_looked_at_last__a_card_played_last_counts() -> None:
    state = after(table(queen=2, cards=["whitehall"]), "leisure", "play whitehall")
    assert do(state, "done").points == [("Frank", "queen", 1, 1, "noblemen.queen.point", None)]


def test_noblemen_queen_lock__her_owner_still_scores_and_moves_the_marker() -> None:
    did = do(table(queen=0, acted=True, space=LAST), "done")
    assert did.points[0] == ("Frank", "queen", 1, 1, "noblemen.queen.point", None)
    assert did.state.clock.decade == 2


def test_noblemen_round_not_everybody__the_marker_moves_with_the_queen_alone() -> None:
    state = table(queen=1, acted=True)
    assert after(state, "done").clock.space == 0
    assert after(state, "done", "leisure", "done").clock.space == 1


# ------------------------------------------------------------------------------------------------ decade


def ended(**more: object) -> State:
    """Frank, who has the Queen, has ended the last turn of the first decade."""
    told: dict[str, object] = {"queen": 0, "acted": True, "space": LAST, **more}
    return after(table(**told), "done")  # type: ignore[arg-type]


def test_noblemen_decade_marker__noblemen_decade_when__noblemen_box_singles__and_round_marker() -> None:
    state = ended(players=3)
    assert (state.clock.decade, state.clock.space, state.clock.queen) == (2, 0, 0)


@pytest.mark.parametrize(("players", "places"), [(3, (3, 2, 3)), (4, (4, 3, 4)), (5, (5, 4, 5))])
def test_noblemen_decade_refill(players: int, places: tuple[int, ...]) -> None:
    state = ended(players=players, castles=1, chapels=0, palaces=1)
    assert state.held[BOARD][BUILDINGS : BUILDINGS + 3] == places


def test_noblemen_decade_refill__what_was_not_sold_stays() -> None:
    before = table(queen=0, acted=True, space=LAST)
    state = after(before, "done")
    assert state.held[BOARD] == before.held[BOARD]
    assert state.held[SUPPLY] == before.held[SUPPLY]


def test_noblemen_decade_castles_short() -> None:
    """Five players with twelve castles out: three are left for five places."""
    row = "C . C . C"
    state = table(row, row, row, "C", "C . C", players=5, queen=0, acted=True, space=LAST, castles=1, decade=2)
    state = after(state, "done")
    assert state.held[BOARD][BUILDINGS + Building.CASTLE] == 3
    assert state.held[SUPPLY][BUILDINGS + Building.CASTLE] == 0


def test_noblemen_decade_no_follies() -> None:
    state = after(
        table("C M", queen=0, acted=True, space=LAST, follies=[(0, "B1", Folly.FARMS)]), "done"
    )  # fmt: skip
    assert state.held[BOARD][FOLLY_COLUMNS] == (1, 0, 1, 1)


def test_noblemen_decade_church() -> None:
    before = table(queen=0, acted=True, space=LAST, church="F F G M")
    state = after(before, "done")
    assert sum(state.held[CHURCH]) == 0
    assert [state.held[BAG][tile] - before.held[BAG][tile] for tile in Tile] == [2, 1, 0, 1]


def test_noblemen_decade_tokens() -> None:
    state = ended(used=[Used(True, True), Used(False, True)])
    assert state.used == (Used(),) * 4


def test_noblemen_decade_card__noblemen_decade_card_order__from_the_queens_owner() -> None:
    did = do(table(queen=2, mover=2, acted=True, space=LAST), "done")
    assert did.gains == [
        (name, "cards", "decade-card", 1, 1, "noblemen.decade.card") for name in ("Karsten", "Paul", "Frank", "Britta")
    ]
    state, seats = did.state, []
    while state.turn.phase is Phase.KEEP:
        seats.append(state.turn.seat)
        assert state.turn.mover == state.turn.seat
        kept = NOBLEMEN.legal_actions(state)[0]
        state = after(state, kept)
    assert seats == [2, 3, 0, 1]
    assert [sum(state.held[7 + seat][CARDS:]) for seat in range(4)] == [1, 1, 1, 1]
    assert len(state.under) == 8


def test_noblemen_decade_start_player__left_of_the_queens_owner() -> None:
    state = table(queen=2, mover=2, acted=True, space=LAST)
    state = after(state, "done")
    while state.turn.phase is Phase.KEEP:
        state = after(state, NOBLEMEN.legal_actions(state)[0])
    assert state.turn == Turn(Phase.ACT, 3, 3)


def test_noblemen_card_stack_short__nobody_looks_into_an_empty_stack() -> None:
    did = do(table(queen=0, acted=True, space=LAST, stack=""), "done")
    assert did.asked == ()
    assert did.state.turn == Turn(Phase.ACT, 1, 1)


def test_noblemen_decade_kept() -> None:
    """What the preparation does not name stays: points, money, tiles, bribes, titles, estates, the Queen."""
    before = table(
        "C F F", queen=0, acted=True, space=LAST, money=[7, 3], tiles=["F G", "W"], bribes=[2], points=[9, 4],
        titles=["duke", "earl"],
    )  # fmt: skip
    state = after(before, "done")
    assert state.points == (10, 4, 0, 0)
    assert state.held[7:] == before.held[7:]
    assert (state.titles, state.estates, state.clock.queen) == (before.titles, before.estates, 0)


# --------------------------------------------------------------------------------------------------- end


def test_noblemen_end_third_scoring__noblemen_scoring_time__noblemen_decade_end() -> None:
    enclosed = "M M M\nM C M\nM M M"
    did = do(table(enclosed, queen=0, acted=True, space=LAST, decade=3, cards=["liaison liaison", "liaison"]), "done")
    assert did.points == [
        ("Frank", "queen", 1, 1, "noblemen.queen.point", None),
        ("Frank", "castle", 1, 3, "noblemen.scoring.castle", "B2"),
        ("Frank", "liaison", 2, 6, "noblemen.scoring.liaison", None),
        ("Britta", "liaison", 1, 3, "noblemen.scoring.liaison", None),
    ]
    assert did.state.points == (10, 3, 0, 0)
    assert did.state.turn.phase is Phase.OVER
    assert NOBLEMEN.decider(did.state) is None
    assert did.asked == ()


@pytest.mark.parametrize("decade", [1, 2])
def test_noblemen_end_third_scoring__not_before(decade: int) -> None:
    did = do(table(queen=0, acted=True, space=LAST, decade=decade, cards=["liaison"]), "done")
    assert did.state.turn.phase is Phase.KEEP
    assert [line[1] for line in did.points] == ["queen"]


def test_noblemen_end_over__noblemen_end_unequal_turns() -> None:
    state = after(table(queen=0, acted=True, space=LAST, decade=3), "done")
    assert NOBLEMEN.legal_actions(state) == []
    assert NOBLEMEN.legal_by_verb(state) == []
    for seat in (None, 0, 1):
        for decision in (Done(), Leisure()):
            assert refused(state, decision, seat) == [("game-over", "noblemen.end.over", None)]


def test_noblemen_scoring_liaison__a_blackmail_is_none() -> None:
    did = do(table(queen=0, acted=True, space=LAST, decade=3, cards=["blackmail whitehall"]), "done")
    assert [line[1] for line in did.points] == ["queen"]
