"""Searches seeds for whole games of Noblemen that end in each way; the logs in fixtures come from here.

Run by hand: python -m tests.evidence.search_games PLAYERS FIRST LAST [EDITION]. Prints one line for each game whose
end was not decided by points alone, and for the shortest that was.
"""

from __future__ import annotations

import io
import random
import sys
from collections.abc import Mapping
from typing import Any

from courtroll.calculator.play.at_random import COLOURS
from courtroll.verifier.kernel.chance import Seeded
from courtroll.verifier.kernel.replay import entry_line, header_line, in_words
from courtroll.verifier.kernel.room import AnyPlayableRoom, playable


def _room() -> AnyPlayableRoom:
    found = playable("noblemen")
    assert found is not None
    return found


room = _room()


def play(
    players: int, seed: int, edition: str, *, written: bool = False, rulings: Mapping[str, str] | None = None
) -> tuple[Any, int, str]:
    """One random game: its last state, how many decisions it took, and its log."""
    names = COLOURS[:players]
    begun: dict[str, object] = {"players": list(names), "edition": edition, "seed": seed}
    if rulings:
        begun["rulings"] = dict(rulings)
    state: Any = room.begin({"courtroll": 1, "game": room.name, **begun})
    source = random.Random(seed)
    dealer = Seeded(source)
    moves, log = 0, io.StringIO()
    log.write(header_line(room.name, begun) + "\n")
    while (seat := room.engine().decider(state)) is not None:
        verbs = room.engine().legal_by_verb(state)
        _, offered = verbs[source.randrange(len(verbs))]
        decision = offered[source.randrange(len(offered))]
        state = room.engine().run(state, decision, dealer).state
        drawn = in_words(dealer.dealt(), room.drawn(state))
        moves += 1
        if written:
            log.write(entry_line(room.say_move(decision, state, seat), drawn) + "\n")
    return state, moves, log.getvalue()


def main(players: int, first: int, last: int, edition: str = "de") -> None:
    shortest = 1 << 30
    for seed in range(first, last):
        state, moves, _ = play(players, seed, edition)
        winners, decided_by = room.winners(state)
        if decided_by != "points" or moves < shortest:
            shortest = min(shortest, moves) if decided_by == "points" else shortest
            print(players, edition, seed, moves, decided_by, winners, list(state.points), flush=True)


if __name__ == "__main__":
    how_many, begin, end = map(int, sys.argv[1:4])
    main(how_many, begin, end, *sys.argv[4:5])
