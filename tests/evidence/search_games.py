"""Searches seeds for the shortest whole game that ends in each way; the whole games in fixtures come from here.

Run by hand: python -m tests.evidence.search_games GAME PLAYERS FIRST LAST. Prints the shortest game for each way in
which a winner was found; `courtroll play GAME --players PLAYERS --seed SEED --log FILE` writes it.
"""

from __future__ import annotations

import sys

from courtroll.calculator.play.at_random import play_out
from courtroll.verifier.kernel.room import playable


def main(game: str, players: int, first: int, last: int) -> None:
    room = playable(game)
    assert room is not None
    shortest: dict[str, int] = {}
    for seed in range(first, last):
        played = play_out(room, players, seed)
        winners, decided_by = room.winners(played.state)
        if played.moves < shortest.get(str(decided_by), 1 << 30):
            shortest[str(decided_by)] = played.moves
            print(players, seed, played.moves, decided_by, winners, room.points(played.state), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:5]))
