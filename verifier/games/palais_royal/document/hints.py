"""What forms of Palais Royal's position files show and ask for."""

from __future__ import annotations

from typing import Final

from courtroll.verifier.games.palais_royal.document.moments import OF_A_PLAYER_IN_A_TURN, OF_A_TURN
from courtroll.verifier.games.palais_royal.table.frame import cell_name
from courtroll.verifier.games.palais_royal.table.park import ASSUMED_PARK
from courtroll.verifier.kernel.forms import Hints

_END: Final = ("game-end",)
_TURN: Final = ("turn",)

HINTS: Final = Hints(
    samples={
        "edge.name": ('"north"', '"east"', '"south"', '"west"'),
        "edge.servants": "{ @each }",
        "corner.edges": '["north", "east"]',
        "corner.servants": "{ @each }",
        "player.nobles": "[]",
        "player.servants": "{ stairway = 3, court = 2 }",
        "player.hand": "[]",
        "player.powers": "[]",
        "turn": '"@1"',
        "start": '"@1"',
        "castle": """\"\"\"
back-door office cardinal
mint gate pompadour
stairway king court
\"\"\"""",
        "park": '{ rest = "noble" }',
        "deck": "{ gold = 4 }",
        "discard": "[]",
        "so-far": '["reinforce 2", "move gate -> mint"]',
        "pending.player": '"@1"',
        "pending.space": '"A2"',
        "equipment.park": "{}",
        "equipment.nobles": '[{ name = "page", points = 1, copies = 42 }]',
        "equipment.card-costs": "{ gold = 2 }",
        "equipment.castle": '"gate court mint king office cardinal stairway pompadour back-door"',
    },
    examples={"player.nobles": "[6, 3, 6, 4]", "player.played": "[4]", "edge.servants": "{ Anna = 3, Bert = 1 }"},
    ready={
        "edition": _END,
        "source": _END,
        "player.nobles": _END,
        "player.played": _END,
        "player.unplayed": _END,
        "player.cardinal": _END,
        "edge": _END,
        "edge.name": _END,
        "edge.servants": _END,
        "turn": _TURN,
        "castle": _TURN,
        "park": _TURN,
        "player.gold": _TURN,
        "player.servants": _TURN,
        "player.hand": _TURN,
    },
    only={
        **dict.fromkeys(("edge", "corner"), _END),
        **dict.fromkeys(OF_A_TURN, _TURN),
        **dict.fromkeys((f"player.{name}" for name in OF_A_PLAYER_IN_A_TURN), _TURN),
        "equipment": _TURN,
    },
    by_rows=frozenset({"castle", "map"}),
    signs={"equipment.park.map": {"#": "no-space", "o": "space"}},
    places={"park": tuple(map(cell_name, ASSUMED_PARK.cells))},
)
