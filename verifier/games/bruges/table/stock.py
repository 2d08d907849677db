"""The whole box, before anything of it is dealt out."""

from __future__ import annotations

from typing import Final

from courtroll.verifier.games.bruges.table.equipment import CARDS, SECTION, STACKS, STATUES, THREAT_MARKERS
from courtroll.verifier.games.bruges.table.pieces import COLOURS, Side
from courtroll.verifier.kernel.holdings import Holdings

STACK: Final = CARDS // STACKS
THREATS_EACH: Final = THREAT_MARKERS // len(COLOURS)


def whole_box(players: int) -> Holdings:
    """Everything in the supply; of canal tiles as many as fit beside the players' seals."""
    tiles = (SECTION * players,) * len(Side)
    endless = (0,) * (1 + len(COLOURS))
    supply = (*endless, *(THREATS_EACH,) * len(COLOURS), *tiles, *(1,) * len(STATUES))
    return (supply, *((0,) * len(supply) for _ in range(players)))


def first_sizes(players: int) -> tuple[int, int, int]:
    """How many cards the left, the right and the extra pile begin with."""
    dealt = STACK * players
    return dealt - dealt // 2, dealt // 2, CARDS - dealt
