"""What forms of Palais Royal's position files show and ask for."""

from __future__ import annotations

from typing import Final

from courtroll.verifier.kernel.forms import Hints

_END: Final = ("game-end",)

HINTS: Final = Hints(
    samples={
        "edge.name": ('"north"', '"east"', '"south"', '"west"'),
        "edge.servants": "{ @each }",
        "corner.edges": '["north", "east"]',
        "corner.servants": "{ @each }",
        "player.nobles": "[]",
    },
    examples={"player.nobles": "[6, 3, 6, 4]", "player.played": "[4]", "edge.servants": "{ Anna = 3, Bert = 1 }"},
    ready={
        "edition": _END,
        "source": _END,
        "player.nobles": _END,
        "player.played": _END,
        "player.unplayed": _END,
        "player.cardinal": _END,
        "edge.servants": _END,
    },
)
