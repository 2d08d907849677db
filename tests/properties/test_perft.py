"""Perft: the counts in the files, by two routes and by an engine that gets them wrong."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from courtroll.calculator.cli import main
from courtroll.properties.engines.engine import BuiltIn, Decision, State
from courtroll.properties.perft import Counter, NoOpening, Opening, Ordered, Route, counted, read, written
from courtroll.properties.play.suite import suite
from courtroll.verifier.kernel.chance import Draw
from tests.paths import FIXTURES

FOLDER = FIXTURES / "noblemen" / "perft"
FILES = sorted(FIXTURES.glob("*/perft/*.json"))
SHALLOW = 1_000
"""Nodes that are counted here; the nightly run counts all."""


def counter(game: str = "noblemen", route: Route = Route.LIST) -> Counter:
    held = suite(game)
    return Counter(held, BuiltIn(held.room), route)


def name(path: Path) -> str:
    return f"{path.parent.parent.name}-{path.stem}"


def depth_below(opening: Opening, most: int) -> int:
    """How deep the counts stay below a number."""
    return sum(1 for n in opening.counts if n <= most)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_the_list_gives_the_counts_of_the_file(path: Path) -> None:
    opening = read(path)
    depth = depth_below(opening, SHALLOW)
    assert counted(counter(opening.game), opening, depth) == opening.counts[:depth]
    assert sum(opening.divide.values()) == opening.counts[-1]
    if depth == len(opening.counts):
        assert counter(opening.game).divided(opening, depth) == dict(opening.divide)


@pytest.mark.nightly
@pytest.mark.no_cover
@pytest.mark.parametrize("path", FILES, ids=name)
def test_every_count_of_the_file_is_right(path: Path) -> None:
    opening = read(path)
    assert counted(counter(opening.game), opening, len(opening.counts)) == opening.counts


@pytest.mark.parametrize("path", FILES, ids=name)
def test_all_that_is_conceivable_gives_the_same_counts(path: Path) -> None:
    opening = read(path)
    depth = max(1, depth_below(opening, 100))
    assert counted(counter(opening.game, Route.ALL), opening, depth) == opening.counts[:depth]


def test_the_files_are_deep_and_various() -> None:
    openings = [read(path) for path in FILES]
    assert {opening.game for opening in openings} == {"noblemen", "kings-progress", "bruges", "palais-royal"}
    assert sum(sum(opening.counts) for opening in openings) > 500_000
    assert all(opening.source for opening in openings)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_file_reads_as_it_was_written(path: Path) -> None:
    assert written(read(path)) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES, ids=name)
def test_the_lists_have_every_piece_that_can_be_drawn(path: Path) -> None:
    opening = read(path)
    held = suite(opening.game)
    words = held.room.drawn(BuiltIn(held.room).begin(opening.header))
    assert {what: frozenset(kinds) for what, kinds in words.items()} == {
        what: frozenset(kinds) for what, kinds in opening.lists.items()
    }


def test_a_draw_reads_on_and_passes_over_what_does_not_lie_there() -> None:
    dealer = Ordered({"tiles": (3, 1, 1, 0)})
    assert dealer.draw(Draw(0, "tiles", 2, (1, 2, 0, 1))) == (3, 1)
    assert dealer.left == {"tiles": (1, 0, 3, 1)}
    assert dealer.draw(Draw(0, "tiles", 2, (1, 0, 0, 1), (2,))) == (0, 3, 2)
    assert dealer.left == {"tiles": (1, 1, 0, 3)}
    assert dealer.draw(Draw(0, "tiles", 2, (2, 0, 0, 0))) == (0, 0), "round and round"
    with pytest.raises(NoOpening, match="tiles"):
        dealer.draw(Draw(0, "tiles", 1, (0, 0, 5, 0)))


class Stingy(BuiltIn):
    """Leaves out the last decision of long lists."""

    def legal(self, state: State) -> Sequence[Decision]:
        found = super().legal(state)
        return found[:-1] if len(found) > 20 else found


def test_an_engine_that_leaves_something_out_counts_less() -> None:
    opening = read(FOLDER / "first-turn.json")
    stingy = replace(counter(), engine=Stingy(suite("noblemen").room))
    assert counted(stingy, opening, 1) != opening.counts[:1]


def test_perft_says_where_engines_part(tmp_path: Path) -> None:
    run = CliRunner()
    right = run.invoke(main, ["perft", str(FOLDER / "ball.json"), str(FOLDER / "keep.json")])
    assert (right.exit_code, right.output.splitlines()[-1]) == (0, "2 of 2 openings as they should be")
    opening = read(FOLDER / "ball.json")
    wrong = tmp_path / "wrong.json"
    first = next(iter(opening.divide))
    more = {**opening.divide, first: opening.divide[first] + 1}
    wrong.write_text(written(replace(opening, counts=(*opening.counts[:-1], opening.counts[-1] + 1), divide=more)))
    shown = run.invoke(main, ["perft", str(wrong), "--divide", "--format", "json"])
    assert shown.exit_code == 1
    assert json.loads(shown.output)["perft"][0]["parted"] == [first]
    assert run.invoke(main, ["perft", str(wrong)]).exit_code == 1
    torn = tmp_path / "torn.json"
    torn.write_text("{}")
    answer = run.invoke(main, ["perft", str(torn)])
    assert (answer.exit_code, "no perft file" in " ".join(answer.output.split())) == (2, True)
    with pytest.raises(NoOpening):
        read(torn)
