"""Playing a game by itself and refereeing a log: the dealer, the player at random, and the log on disk."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TextIO

from courtroll.verifier.kernel.chance import Seeded
from courtroll.verifier.kernel.replay import entry_line, header_line, in_words
from courtroll.verifier.kernel.room import AnyPlayableRoom

COLOURS = ("Blue", "Brown", "Yellow", "Red", "Black")
"""The players of a game that is played by itself."""

LEANS: Final = 10
"""All but one of so many choices lean."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: its last state, how many decisions it took, and the equipment's values it used."""

    state: Any
    moves: int
    used: frozenset[str]


def write_line(log: TextIO, line: str) -> None:
    """Appends a line at once, so that a log whose writer is stopped is whole up to its last line."""
    log.write(line + "\n")
    log.flush()


def play_out(
    room: AnyPlayableRoom,
    players: int,
    seed: int,
    log: TextIO | None = None,
    progress: Callable[[int, Sequence[int]], None] | None = None,
) -> Played:
    """A game played at random from a seed: first the kind of decision is drawn, by its weight, then the decision.
    Most of the choices are made from what the game leans to.
    """
    names = COLOURS[:players]
    begun: dict[str, object] = {"players": list(names), "seed": seed, **room.unattended()}
    first = state = room.begin({"courtroll": 1, "game": room.name, **begun})
    if log is not None:
        write_line(log, header_line(room.name, begun))
    source = random.Random(seed)
    dealer = Seeded(source)
    engine, words = room.engine(), room.drawn(first)
    weights = room.weights()
    moves = 0
    used: set[str] = set()
    while (seat := engine.decider(state)) is not None:
        verbs = engine.legal_by_verb(state)
        likely = [(verb, kept) for verb, offered in verbs if (kept := room.lean(state, offered))]
        if likely != verbs and likely and source.randrange(LEANS):
            verbs = likely
        offered = verbs[_chosen(source, [weights.get(verb.name, 1) for verb, _ in verbs])][1]
        decision = offered[source.randrange(len(offered))]
        step = engine.run(state, decision, dealer)
        state = step.state
        used |= step.used
        drawn = in_words(dealer.dealt(), words)
        moves += 1
        if log is not None:
            write_line(log, entry_line(room.say_move(decision, first, seat), drawn))
        if progress is not None:
            progress(moves, room.points(state))
    return Played(state, moves, frozenset(used))


def _chosen(source: random.Random, weights: Sequence[int]) -> int:
    """One of several things, each as often as its weight."""
    ticket = source.randrange(sum(weights))
    for n, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return n
    raise AssertionError("a ticket is below the sum of the weights")
