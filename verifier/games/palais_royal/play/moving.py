"""2. Stairway (Scalone principale): servants step from room to room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, assert_never

from courtroll.verifier.games.palais_royal.moves.codes import Refusal
from courtroll.verifier.games.palais_royal.moves.decisions import Decision, Post, Station, Step
from courtroll.verifier.games.palais_royal.moves.draft import Draft
from courtroll.verifier.games.palais_royal.play import rounds, turns
from courtroll.verifier.games.palais_royal.rules import nobles as noble_rules
from courtroll.verifier.games.palais_royal.rules import rooms as rules
from courtroll.verifier.games.palais_royal.rules.options import DiagonalNoble, StairwayLeaving
from courtroll.verifier.games.palais_royal.table.equipment import SERVANTS
from courtroll.verifier.games.palais_royal.table.pieces import Kind, Room
from courtroll.verifier.games.palais_royal.table.playing import MOVEMENT, Playing, in_room, steps_apart
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.legality import Check, Lack

step = cache(Step)
STRAIGHT = frozenset({(0, 1), (1, 0)})
DIAGONAL = (1, 1)
CASTLE: Final = ("castle",)


@cache
def ways(castle: tuple[Room, ...], diagonal: bool) -> tuple[tuple[Step, ...], ...]:
    """For each room the steps that lead from it."""
    return tuple(
        tuple(
            step(source, target)
            for target in Room
            if (apart := steps_apart(castle, source, target)) in STRAIGHT or (diagonal and apart == DIAGONAL)
        )
        for source in Room
    )


def is_limited(reading: DiagonalNoble) -> bool:
    """Whether a noble allows one diagonal step only."""
    match reading:
        case DiagonalNoble.ANY_STEP:
            return False
        case DiagonalNoble.ONE_STEP:
            return True
        case _ as never:
            assert_never(never)


def takes_its_step_away(reading: StairwayLeaving) -> bool:
    """Whether a servant that leaves the stairway costs the step that it gave."""
    match reading:
        case StairwayLeaving.COUNTED_AT_START:
            return False
        case StairwayLeaving.LOSES_STEP:
            return True
        case _ as never:
            assert_never(never)


def may_be_diagonal(state: Playing) -> bool:
    """Whether the next step may be diagonal."""
    given = turns.privilege(state, Kind.DIAGONAL)
    return given > 0 and (not is_limited(state.box.ruleset.diagonal_noble) or state.turn.diagonals < given)


def offers(state: Playing) -> Sequence[Step]:
    turn = state.turn
    if turn.stage > MOVEMENT or not turns.may_step(state):
        return ()
    leaving, seat = ways(state.castle, may_be_diagonal(state)), turn.seat
    return [each for row, there in zip(state.held, leaving, strict=False) if row[seat] for each in there]


def checks(state: Playing, decision: Step) -> Iterable[Check]:
    turn = state.turn
    yield turns.in_order(turn, MOVEMENT)
    if turn.stage == MOVEMENT:
        yield Check(
            turn.steps > 0,
            Refusal.TOO_FEW_STEPS,
            rules.MOVES_ENTERING if turn.entered else rules.MOVES,
            looked=turns.of_majority(state, Room.STAIRWAY),
        )
    elif turn.stage < MOVEMENT:
        lack = Lack(Room.STAIRWAY, turn.seat, 1)
        enough = turns.steps(state) > 0
        yield Check(
            enough, Refusal.TOO_FEW_STEPS, rules.MOVES, None, lack, looked=turns.of_majority(state, Room.STAIRWAY)
        )
    yield turns.servant_there(state, decision.source, rules.MOVE_ANY)
    apart = steps_apart(state.castle, decision.source, decision.target)
    where = in_room(decision.target)
    if apart == DIAGONAL:
        may, looked = may_be_diagonal(state), (CASTLE, ("player", turn.seat, "powers"))
        rule = noble_rules.DIAGONAL_STEPS if turn.diagonals else rules.STEP
        yield Check(may, Refusal.DIAGONAL_STEP, rule, where, looked=looked)
    else:
        yield Check(apart in STRAIGHT, Refusal.NOT_BESIDE, rules.STEP, where, looked=(CASTLE,))


def effect(draft: Draft, decision: Step) -> None:
    turns.enter(draft, MOVEMENT)
    turn, ruleset = draft.turn, draft.box.ruleset
    left = turn.steps - 1
    if decision.source is Room.STAIRWAY and takes_its_step_away(ruleset.stairway_leaving):
        left = max(0, left - 1)
    is_diagonal = steps_apart(draft.castle, decision.source, decision.target) == DIAGONAL
    more = 1 if is_diagonal and is_limited(ruleset.diagonal_noble) else 0
    entered = turn.entered or decision.target is Room.STAIRWAY
    draft.turn = turn._replace(steps=left, diagonals=turn.diagonals + more, entered=entered)
    draft.set_servant(decision.source, decision.target)


def undo(state: Playing, decision: Step) -> Playing | None:
    return rounds.with_servant(state, decision.target, decision.source)


WANTS: Final = {
    Room.COURT: 3, Room.STAIRWAY: 4, Room.OFFICE: 2, Room.KING: 3, Room.POMPADOUR: 3, Room.MINT: 3, Room.GATE: 0,
}  # fmt: skip
"""How many servants a player who means to recruit likes to have in a room; one in each other."""


def lean(state: Playing, offered: Sequence[Decision]) -> Sequence[Decision]:
    """The best of what sets one's servants, by what is wanted where: games in which they walk about hardly end."""
    seat = state.turn.seat
    over = {room: state.servants(room, seat) - WANTS.get(room, 1) for room in Room}

    def gain(decision: Decision) -> int:
        match decision:
            case Step(source, target):
                return over[source] - over[target]
            case Station(room):
                return -over[room]
            case Post(Room() as room):
                return over[room] - SERVANTS
            case _:
                return 0

    best = max(map(gain, offered))
    return [each for each in offered if gain(each) == best and (best > 0 or not isinstance(each, Step))]


MOVE = Verb("move", Step, offers, checks, effect, undo)
