"""The turn of a described table, told by what was done in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from courtroll.verifier.games.noblemen.document import Described, read
from courtroll.verifier.games.noblemen.moves.decisions import Decision, Done, Lay, Swap
from courtroll.verifier.games.noblemen.settle.so_far import done_so_far, with_done
from courtroll.verifier.games.noblemen.table.frame import BEYOND
from courtroll.verifier.games.noblemen.table.pieces import Tile
from courtroll.verifier.games.noblemen.table.state import Phase, State, Turn
from tests.games.noblemen.seasons import Entry, Style, play
from tests.games.noblemen.tables import Said, cells, complaints, decision_of, table


def told(state: State, *said: Said) -> Turn:
    """The turn after these, to none of which anything objects."""
    after, objections = with_done(state, [decision_of(state, one) for one in said])
    assert objections == ()
    return after.turn


def turn(phase: Phase = Phase.ACT, *, acted: bool = True, carded: bool = False, laid: int = 0, given: int = 0) -> Turn:
    return Turn(phase, 0, 0, acted=acted, carded=carded, laid=laid, given=given)


def test_what_was_done_is_heard_as_decisions_of_the_player_in_turn() -> None:
    out = read({
        "game": "noblemen", "moment": "turn", "turn": "Britta", "so-far": ["swap F G for W", "lay F B1", "lay G C1"],
        "player": [{"name": name, "points": 0, "estate": "C"} for name in ("Frank", "Britta", "Paul")],
    })  # fmt: skip
    assert isinstance(out, Described)
    swap, field, grove = done_so_far(out)
    assert swap == Swap((Tile.FIELD, Tile.GROVE), Tile.FOUNTAIN)
    assert isinstance(field, Lay)
    assert isinstance(grove, Lay)
    assert (field.tile, grove.tile, grove.cell - field.cell) == (Tile.FIELD, Tile.GROVE, 1)


PLAIN: Sequence[tuple[tuple[Said, ...], Turn]] = [
    ((), turn(acted=False)),
    (("leisure",), turn()),
    (("bribe 1",), turn()),
    (("swap F F for G",), turn(acted=False)),
    (("lay F B1",), turn(Phase.LAY, laid=cells("B1"))),
    (("lay F B1", "lay G B2"), turn(Phase.LAY, laid=cells("B1", "B2"))),
    (("lay F B1", "swap F F for G"), turn(Phase.LAY, laid=cells("B1"))),
    (("lay F B1", "play tribute"), turn(carded=True)),
    ((Lay(),), turn()),
    ((Lay(Tile.FIELD, BEYOND),), turn(Phase.LAY)),
    (("donate F",), turn(Phase.DONATE)),
    (("donate F", "donate G"), turn(Phase.DONATE)),
    (("build chapel B1",), turn()),
    (("play tribute",), turn(acted=False, carded=True)),
    (("play cunning-stroke",), turn(Phase.LAY, acted=False, carded=True)),
    (("play cunning-stroke", "lay F B1"), turn(Phase.LAY, acted=False, carded=True, laid=cells("B1"))),
    (("play favour-of-the-vicar",), turn(Phase.VICAR, acted=False, carded=True)),
    (("play favour-of-the-vicar", "return F"), turn(Phase.VICAR, acted=False, carded=True, given=1)),
    (("play favour-of-the-vicar", "return F", "return F"), turn(Phase.VICAR, acted=False, carded=True, given=2)),
    (("play favour-of-the-vicar", "return F", "leisure"), turn(carded=True)),
    (("play intrigue",), turn(acted=False)),
    (("leisure", "play intrigue", "play tribute"), turn(carded=True)),
]


@pytest.mark.parametrize(("said", "expected"), PLAIN, ids=str)
def test_what_was_done_leaves_the_turn_so(said: Sequence[Said], expected: Turn) -> None:
    assert told(table("C M", tiles=["F F G"]), *said) == expected


def test_noblemen_card_intrigue_limit__it_counts_where_the_reading_says_so() -> None:
    counts = table(rulings={"intrigue-limit": "counts"})
    assert told(counts, "play intrigue") == turn(acted=False, carded=True)
    after, objections = with_done(counts, [decision_of(counts, said) for said in ("play intrigue", "play tribute")])
    assert complaints(after, objections) == [("second-card", "noblemen.turn.one-card", None)]


def test_noblemen_knight_reward__a_castle_leaves_the_choice_where_there_is_one() -> None:
    with_area = table("C M M", "C F F\n. F F")
    assert told(with_area, "build castle C1") == turn(Phase.KNIGHT)
    assert told(with_area, "build castle C1", "swap F F for G") == turn(Phase.KNIGHT)
    assert told(with_area, "build castle C1", "play tribute") == turn(carded=True)
    assert told(table("C M M"), "build castle C1") == turn()


def test_noblemen_turn_one_action__two_are_told_even_if_they_are_alike() -> None:
    state = table("C M M", "C F F\n. F F", tiles=["F G"])
    done = [decision_of(state, said) for said in ("build castle C1", "lay F B1")]
    after, objections = with_done(state, done)
    assert complaints(after, objections) == [("second-action", "noblemen.turn.one-action", None)]
    assert after.turn == turn(Phase.LAY, laid=cells("B1"))


def test_a_turn_told_by_what_was_done_is_the_turn_that_was_played() -> None:
    """Through one game; `test_laws` looks at more of them."""
    done: list[Decision] = []
    for move in play(Entry(1, 3, "de", style=Style.ROUNDED)):
        now = move.before.turn
        if now.phase in (Phase.ACT, Phase.LAY, Phase.DONATE, Phase.VICAR):
            began = table_before(move.before)
            after, objections = with_done(began, done)
            assert (after.turn, objections) == (now, ()), done
        ends = now.phase is Phase.ACT and isinstance(move.decision, Done)
        begins = move.step.state.turn == Turn(Phase.ACT, move.step.state.turn.mover, move.step.state.turn.mover)
        done = [] if ends or (begins and not done) or now.phase is Phase.TAKE else [*done, move.decision]
        if now.phase in (Phase.PICK, Phase.SPEND) or (now.phase is Phase.KEEP and not now.acted):
            done = []


def table_before(state: State) -> State:
    """The table as if nothing had been done in the turn."""
    return replace(state, turn=Turn(Phase.ACT, state.turn.mover, state.turn.mover))
