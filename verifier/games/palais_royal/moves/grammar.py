"""What else may be said than how decisions are said plainly, and what it means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from courtroll.verifier.games.palais_royal.moves.sentences import CHAMBERS, COLOURS, SUPPLY
from courtroll.verifier.games.palais_royal.table.equipment import CARD_COPIES, SEALS_CARD
from courtroll.verifier.games.palais_royal.table.names import CARDS, OTHER_NAMES, ROOMS
from courtroll.verifier.kernel.sayings import Same, Sayings, also_called, one_after_another

_SEALS: Final = tuple(
    " ".join(["with", *["turquoise"] * (n - violet), *["violet"] * violet]) if n else ""
    for n in range(SEALS_CARD * CARD_COPIES + 1)
    for violet in range(n + 1)
)
"""What may be said of the seals of cards; where nothing is, any of it is meant."""

SAME: Final[Sequence[Same]] = (
    ("deal",),
    ("station {room}",),
    one_after_another("station {room}, {room2} {room3}", "station {room}", "station {room2}", "station {room3}"),
    ("play {card}",),
    ("reinforce", "reinforce 1"),
    one_after_another("reinforce 3", "reinforce 1", "reinforce 1", "reinforce 1"),
    one_after_another("reinforce 2, from {room} from {room2}", "reinforce 1", "reinforce 1", "reinforce from {room}",
        "reinforce from {room2}"),
    one_after_another("reinforce from {room}, from {room2}", "reinforce from {room}", "reinforce from {room2}"),
    one_after_another("move {room} -> {room2}->{room3}, {room4} -> {room5} {room6} -> {room}", "move {room} -> {room2}",
        "move {room2} -> {room3}", "move {room4} -> {room5}", "move {room6} -> {room}"),
    one_after_another("move 3 {room} -> {room2}", *["move {room} -> {room2}"] * 3),
    one_after_another("move 2 {room} -> {room2} -> {room3}",
        *["move {room} -> {room2}", "move {room2} -> {room3}"] * 2),
    ("mint",),
    ("attend {chamber}",),
    one_after_another("attend {chamber} 3", *["attend {chamber}"] * 3),
    one_after_another("attend {chamber} 1, from {room} from {room2}", "attend {chamber}",
        "attend {chamber} from {room}", "attend {chamber} from {room2}"),
    ("recruit {cell}", *(f"recruit {{cell}} {seals}".strip() for seals in _SEALS)),
    ("recruit {cell}, post {room}", *(f"{f'recruit {{cell}} {seals}'.strip()}; post {{room}}" for seals in _SEALS)),
    ("recruit {cell} with {colour} {colour2}", "recruit {cell} with {colour2} {colour}"),
    one_after_another("recruit {cell} with {colour} post supply", "recruit {cell} with {colour}", "post supply"),
    ("post {room}",),
    ("post {supply}",),
    ("summon {n}",),
    ("draw {n}",),
    ("keep {card}",),
    one_after_another("keep {card}, {card2} {card3}", "keep {card}", "keep {card2}", "keep {card3}"),
    ("done",),
)  # fmt: skip
NUMBERS: Final = {"1": ("01",), "2": (), "13": ()}
CELLS: Final = {"A2": ("a2",), "D5": ("d5",), "C1": ("c1",)}


def sayings() -> Sayings:
    return Sayings(
        SAME,
        {
            "room": also_called(tuple(ROOMS), OTHER_NAMES),
            "chamber": also_called(tuple(CHAMBERS), OTHER_NAMES),
            "card": also_called(tuple(CARDS), OTHER_NAMES),
            "colour": also_called(COLOURS, OTHER_NAMES),
            "supply": also_called((SUPPLY,), OTHER_NAMES),
            "cell": CELLS,
            "n": NUMBERS,
        },
    )
