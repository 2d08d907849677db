"""The position files of this game and the answers beside them."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import TypedDict

import pytest

from tests.games.palais_royal.tables import say
from verifier.games.palais_royal import scoring
from verifier.games.palais_royal.faults import faults
from verifier.games.palais_royal.rules import PalaisRoyalRuleset
from verifier.games.palais_royal.state import Box, Corner, Edge, Seat, State
from verifier.kernel.position import Position

FOLDER = Path(__file__).parents[3] / "fixtures" / "palais-royal" / "positions"
FILES = sorted(FOLDER.glob("*.toml"))


class Player(TypedDict, total=False):
    name: str
    points: int
    nobles: int | list[int]
    played: list[int]
    unplayed: int
    cardinal: int


class Row(TypedDict, total=False):
    name: str
    edges: list[str]
    servants: dict[str, int]


class Document(TypedDict):
    player: list[Player]
    edge: list[Row]
    corner: list[Row]


def table_of(document: Document) -> State:
    names = tuple(player["name"] for player in document["player"])
    order = [edge["name"] for edge in document["edge"]]

    def weights(row: Row) -> tuple[int, ...]:
        return tuple(row["servants"].get(name, 0) for name in names)

    seats = []
    for player in document["player"]:
        nobles = player.get("nobles", [])
        summed = isinstance(nobles, int)
        seats.append(
            Seat(
                points=player.get("points", 0),
                nobles=(nobles,) if isinstance(nobles, int) else tuple(nobles),
                summed=summed,
                played=tuple(player.get("played", [])),
                unplayed=player.get("unplayed", 0),
                cardinal=player.get("cardinal", 0),
            )
        )
    return State(
        Box(PalaisRoyalRuleset.preset("it"), names),
        tuple(seats),
        tuple(Edge(edge["name"], weights(edge)) for edge in document["edge"]),
        tuple(
            Corner((order.index(corner["edges"][0]), order.index(corner["edges"][1])), weights(corner))
            for corner in document.get("corner", [])
        ),
    )


def answer(state: State) -> dict[str, object]:
    result = scoring.result(state)
    players = []
    for seat, player in enumerate(result.players):
        lines = [
            {"code": line.code, "count": line.count, "points": line.points}
            | ({"where": say(line.where)} if line.where else {})
            | {"rule": line.rule.id}
            for line in player.lines
        ]
        unscored = [{"code": miss.code, "where": say(miss.where), "rule": miss.rule.id} for miss in player.unscored]
        players.append(
            {
                "name": state.box.players[seat],
                "before": player.before,
                "total": player.total,
                "rank": result.ranks[seat],
                "lines": lines,
                "unscored": unscored,
            }
        )
    winners = [state.box.players[seat] for seat in result.winners]
    return {"players": players, "winners": winners, "decided_by": result.decided_by}


def test_there_are_files() -> None:
    assert FILES


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_gives_the_answer_beside_it(path: Path) -> None:
    document: Document = tomllib.loads(path.read_text(encoding="utf-8"))  # type: ignore[assignment]
    expected = json.loads(path.with_name(f"{path.stem}.expected.json").read_text(encoding="utf-8"))
    state = table_of(document)
    assert faults(Position(state)) == ()
    assert answer(state) == expected
