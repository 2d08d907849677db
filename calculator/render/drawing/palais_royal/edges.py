"""The four edges of the park: what everybody's servants weigh there, and what that would score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from courtroll.calculator.render.drawing.boxes import CARD, GAP, boxed, grid
from courtroll.calculator.render.drawing.holes import is_open_within
from courtroll.calculator.render.drawing.palais_royal.park import Lies, Spaces
from courtroll.calculator.render.drawing.seats import Seats
from courtroll.calculator.render.drawing.svg import FAINT, Block, beside, flowing, label, stacked, text
from courtroll.verifier.games.palais_royal.document import Described, DescribedTurn
from courtroll.verifier.games.palais_royal.scoring.final import final
from courtroll.verifier.games.palais_royal.scoring.park import edge_points, weights
from courtroll.verifier.games.palais_royal.table.equipment import EDGES
from courtroll.verifier.games.palais_royal.table.state import InCorner, State
from courtroll.verifier.kernel.place import Named

WIDE: Final = (CARD - GAP) / 2


@dataclass(frozen=True, slots=True)
class Standing:
    """One edge."""

    name: str
    weights: tuple[str, ...]
    points: tuple[int, ...] | None
    """What each player's place there brings; `None` while something on the edge is not known."""


def standings(described: Described) -> list[Standing]:
    """At the end of the game, as the file tells the edges."""
    position = described.position
    state, everywhere = position.state, is_open_within(position, "corner")
    out = []
    for index in range(EDGES):
        unknown = [is_open_within(position, "edge", index, "servants", seat) for seat in range(state.players)]
        out.append(_standing(state, index, [each or everywhere for each in unknown]))
    return out


def standings_in_turn(described: DescribedTurn, spaces: Spaces) -> list[Standing]:
    """As the park shows them."""
    state = final(described.position.state)
    edges = described.position.state.box.equipment.park.value.edges
    unknown = [any(spaces.lies[space] is Lies.OPEN for space in edge) for _, edge in edges]
    return [_standing(state, index, [each] * state.players) for index, each in enumerate(unknown)]


def _standing(state: State, index: int, at_least: Sequence[bool]) -> Standing:
    weigh, reading = weights(state, index), state.box.ruleset.place_without_servant
    points = tuple(edge_points(weigh, seat, reading) for seat in range(state.players))
    told = tuple(f"{n}+" if more else str(n) for n, more in zip(weigh, at_least, strict=True))
    return Standing(state.edges[index].name, told, None if any(at_least) else points)


def edges(found: Sequence[Standing], seats: Seats, said: Mapping[str, str], width: float = CARD) -> Block:
    wide = WIDE if width == CARD else width
    return grid([_edge(each, seats, said, wide) for each in found], 2 if width == CARD else 1)


def _edge(edge: Standing, seats: Seats, said: Mapping[str, str], width: float) -> Block:
    room = width - 16
    chips = []
    for seat, weight in enumerate(edge.weights):
        gained = edge.points[seat] if edge.points else 0
        if weight != "0" or gained:
            klass = "weight at-least" if weight.endswith("+") else "weight"
            chip = seats.chip(seat, weight, klass, bold=bool(gained))
            won = Block(24, 24, label(0, 16, f"+{gained}", 11, fill=FAINT, klass="standing"))
            chips.append(beside([chip, won], 2) if gained else chip)
    shown = flowing(chips, room, 10) if chips else text("–", room, 12, fill=FAINT)
    name = text(edge.name, room, 12, bold=True)
    return boxed(
        stacked([name, shown, seats.faults_at(Named(edge.name), room=room)], 5), width, padding=8, klass="edge-box"
    )


def corners(described: Described, seats: Seats, said: Mapping[str, str]) -> Block:
    """The corners that hold a servant; their weights stand in both edges."""
    position = described.position
    state = position.state
    if not state.corners:
        return text(said["corners-not-told"], CARD, 11, fill=FAINT) if not position.is_known("corner") else Block(0, 0)
    out = []
    for index, corner in enumerate(state.corners):
        ends = [
            state.edges[end].name if position.is_known("corner", index, "edges", n) else "?"
            for n, end in enumerate(corner.edges)
        ]
        chips = [
            seats.chip(seat, str(weight) if position.is_known("corner", index, "servants", seat) else "?", "corner")
            for seat, weight in enumerate(corner.servants)
            if weight or not position.is_known("corner", index, "servants", seat)
        ]
        told = text(said["corner"].format(first=ends[0], second=ends[1]), WIDE - 16, 11)
        faults = seats.faults_at(InCorner((ends[0], ends[1])))
        out.append(
            boxed(stacked([told, flowing(chips, WIDE - 16, 10), faults], 4), WIDE, padding=8, klass="corner-box")
        )
    return grid(out, 2)
