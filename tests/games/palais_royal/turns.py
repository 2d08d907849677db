"""Tables within a turn for the tests of this room, and what is said at them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from courtroll.verifier.games.palais_royal.moves.decisions import Decision
from courtroll.verifier.games.palais_royal.room import ROOM
from courtroll.verifier.games.palais_royal.table.pieces import Card, Room, supply
from courtroll.verifier.games.palais_royal.table.playing import Playing
from courtroll.verifier.kernel.chance import Told
from courtroll.verifier.kernel.game import Step
from courtroll.verifier.kernel.replay import Entry, Replayed, replay

RED, BLACK, GREEN = range(3)
NAMES: Final = ("Red", "Black", "Green")
CASTLE: Final = "back-door office cardinal\nmint gate pompadour\nstairway king court"
BOARD: Final[dict[str, Any]] = {
    "park": {"map": "\n".join(["oooooo"] * 6)},
    "edges": {
        "lions": [f"{column}1" for column in "ABCDEF"],
        "vases": [f"A{row}" for row in range(1, 7)],
        "lower": [f"{column}6" for column in "ABCDEF"],
        "right": [f"F{row}" for row in range(1, 7)],
    },
}
"""A park that somebody typed, like the one that stands in for it."""
Drawn = tuple[tuple[str, ...], ...]


def table(
    red: Mapping[str, object] | None = None,
    black: Mapping[str, object] | None = None,
    green: Mapping[str, object] | None = None,
    **more: Any,
) -> Playing:
    """A table at which Red begins a turn: nobody has anything but what is told, and nobles lie everywhere else."""
    park = {"rest": "noble", **more.pop("park", {})}
    each = ({"gold": 9, "servants": {}, "hand": [], "powers": []} | dict(told or {}) for told in (red, black, green))
    document = {
        "game": "palais-royal",
        "moment": "turn",
        "turn": "Red",
        "start": "Red",
        "round": 2,
        "castle": CASTLE,
        "player": [{"name": name} | told for name, told in zip(NAMES, each, strict=True)],
        "park": park,
        **{key.replace("_", "-"): value for key, value in more.items()},
    }
    begun = ROOM.begin({"courtroll": 1, "game": "palais-royal", "position": document})
    assert isinstance(begun, Playing), begun
    return begun


def rooms(**servants: int) -> dict[str, object]:
    """A player's servants by room."""
    return {"servants": {room.replace("_", "-"): n for room, n in servants.items()}}


def said(state: Playing, text: str, drawn: Drawn = ()) -> Replayed[Playing]:
    entry = Entry(1, text if ":" in text else f"{NAMES[state.turn.seat]}: {text}", drawn)
    return replay(ROOM.engine(), state, [entry], lambda move: ROOM.hear(move, state), ROOM.drawn(state))


def after(state: Playing, *texts: str, drawn: Drawn = ()) -> Playing:
    """The table after what is said, one sentence after the other; what is drawn belongs to the last."""
    for n, text in enumerate(texts, 1):
        done = said(state, text, drawn if n == len(texts) else ())
        assert done.offence is None, (text, done.offence)
        state = done.state
    return state


def against(state: Playing, *texts: str) -> list[tuple[str, str]]:
    """What stands against the last sentence: codes and rules, without the name of the game."""
    offence = said(after(state, *texts[:-1]), texts[-1]).offence
    assert offence is not None, texts[-1]
    return [(str(o.code), o.rule.id.removeprefix("palais-royal.")) for o in offence.objections]


def step(state: Playing, text: str, drawn: Sequence[Sequence[int]] = ()) -> Step[Playing]:
    """What one small decision leads to."""
    [[(decision,), *_]] = ROOM.hear(f"{NAMES[state.turn.seat]}: {text}", state).moves
    return ROOM.engine().apply_as(state, decision, Told(tuple(map(tuple, drawn))))


def gains(state: Playing, text: str) -> list[tuple[str, str, int, str]]:
    """What one small decision brings besides points: what, by which code, how much, by which rule."""
    return [
        (str(g.what), str(g.code), g.amount, g.rule.id.removeprefix("palais-royal.")) for g in step(state, text).gains
    ]


def servants(state: Playing, seat: int = RED) -> dict[str, int]:
    """Where a player's servants stand."""
    found = {room.name.lower(): state.servants(room, seat) for room in Room}
    return {room: n for room, n in found.items() if n} | {"supply": state.supply(seat)}


def cards(state: Playing, row: int) -> list[str]:
    held = state.held[row]
    return [card.name.lower().replace("_", "-") for card in Card for _ in range(held[5 + card])]


def offered(state: Playing, kind: type[Decision]) -> list[Decision]:
    return [decision for decision in ROOM.engine().legal_actions(state) if isinstance(decision, kind)]


def money(state: Playing, seat: int = RED) -> int:
    assert state.held[supply(seat)][4] == state.gold(seat)
    return state.gold(seat)
