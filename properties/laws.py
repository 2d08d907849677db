"""What every game that can be played must keep, whatever it is about.

Each law looks at one step of a game and yields what breaks it; `walk` plays a game at random and holds all laws.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from verifier.kernel.chance import Outcome, Seeded
from verifier.kernel.game import Game, Step
from verifier.kernel.ledger import points
from verifier.kernel.replay import LogError
from verifier.kernel.room import PlayableRoom


@dataclass(frozen=True, slots=True)
class Moved:
    """One step of a game."""

    before: Any
    decision: Any
    outcome: Outcome
    step: Step[Any]


@dataclass(frozen=True, slots=True)
class Broken:
    """A law that a step broke."""

    law: str
    move: int
    what: str


def legal_means_no_objection(game: Game[Any, Any], state: Any) -> Iterator[str]:
    """What is listed has no objections, and is listed once."""
    legal = game.legal_actions(state)
    if len(set(legal)) != len(legal):
        yield "a decision is listed twice"
    for decision in legal:
        for objection in game.objections(state, decision):
            yield f"{decision!r} is listed, but {objection.code}"


def only_the_decider_decides(game: Game[Any, Any], state: Any, players: int) -> Iterator[str]:
    """Nobody else may do what the decider may."""
    decider = game.decider(state)
    for decision in game.legal_actions(state)[:1]:
        for seat in range(players):
            if seat != decider and not game.objections(state, decision, seat):
                yield f"seat {seat} may do {decision!r}"


def the_old_state_stays(game: Game[Any, Any], moved: Moved, was: str) -> Iterator[str]:
    """A step leaves the state it began from as it was, and comes out the same again without a seed."""
    if repr(moved.before) != was:
        yield "the old state has changed"
    if game.apply(moved.before, moved.decision, moved.outcome) != moved.step:
        yield "the same decision and outcome led elsewhere"


def points_come_by_lines(room: PlayableRoom, moved: Moved) -> Iterator[str]:
    """Points change by a step's lines and by nothing else."""
    before, after = room.points(moved.before), room.points(moved.step.state)
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        if new - old != points(line for line in moved.step.lines if line.seat == seat):
            yield f"seat {seat} went from {old} to {new} without lines for it"


def words_are_heard(room: PlayableRoom, moved: Moved, seat: int) -> Iterator[str]:
    """What is said of a decision is heard as that decision."""
    names = room.names(moved.before)
    text = room.say_move(moved.decision, names, seat)
    try:
        heard = room.hear(text, names)
    except LogError as error:
        yield f"{text!r} is not understood: {error.code}"
        return
    if heard.seat != seat or all(order != (moved.decision,) for move in heard.moves for order in move):
        yield f"{text!r} is heard as {heard!r}"


def reached_means_possible(room: PlayableRoom, state: Any) -> Iterator[str]:
    """No state of a game has a fault."""
    for fault in room.state_faults(state):
        yield fault.code


def walk(room: PlayableRoom, players: int, seed: int, most: int, deep_every: int = 7) -> Iterator[Broken]:
    """One random game with all laws held. Laws that look at every legal decision are held every few moves."""
    game = room.ENGINE
    names = tuple(f"Player {n + 1}" for n in range(players))
    state = room.begin({"courtroll": 1, "game": room.NAME, "players": list(names)})
    source = random.Random(seed)
    dealer = Seeded(source)
    moves = 0
    while (seat := game.decider(state)) is not None:
        if moves == most:
            yield Broken("ends", moves, f"no end after {most} moves")
            return
        verbs = game.legal_by_verb(state)
        if not verbs:
            yield Broken("something-to-decide", moves, "nobody can decide anything")
            return
        _, offered = verbs[source.randrange(len(verbs))]
        decision = offered[source.randrange(len(offered))]
        was = repr(state)
        step = game.run(state, decision, dealer)
        moved = Moved(state, decision, dealer.outcome(), step)
        held: list[tuple[str, Iterable[str]]] = [
            ("the-old-state-stays", the_old_state_stays(game, moved, was)),
            ("points-come-by-lines", points_come_by_lines(room, moved)),
            ("words-are-heard", words_are_heard(room, moved, seat)),
        ]
        if moves % deep_every == 0:
            held += [
                ("legal-means-no-objection", legal_means_no_objection(game, state)),
                ("only-the-decider-decides", only_the_decider_decides(game, state, players)),
                ("reached-means-possible", reached_means_possible(room, state)),
            ]
        for law, breaches in held:
            for what in breaches:
                yield Broken(law, moves, what)
        state = step.state
        moves += 1
    if game.legal_actions(state):
        yield Broken("nothing-after-the-end", moves, "something is legal after the end")
