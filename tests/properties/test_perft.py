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
FILES = sorted(FOLDER.glob("*.json"))
SUITE = suite("noblemen")
SHALLOW = 15_000
"""Nodes that are counted here; the nightly run counts all."""


def counter(route: Route = Route.LIST) -> Counter:
    return Counter(SUITE, BuiltIn(SUITE.room), route)


def depth_below(opening: Opening, most: int) -> int:
    """How deep the counts stay below a number."""
    return sum(1 for n in opening.counts if n <= most)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_list_gives_the_counts_of_the_file(path: Path) -> None:
    opening = read(path)
    depth = depth_below(opening, SHALLOW)
    assert counted(counter(), opening, depth) == opening.counts[:depth]
    assert sum(opening.divide.values()) == opening.counts[-1]
    if depth == len(opening.counts):
        assert counter().divided(opening, depth) == dict(opening.divide)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_all_that_is_conceivable_gives_the_same_counts(path: Path) -> None:
    opening = read(path)
    depth = max(1, depth_below(opening, 300))
    assert counted(counter(Route.ALL), opening, depth) == opening.counts[:depth]


def test_the_files_are_deep_and_various() -> None:
    openings = [read(path) for path in FILES]
    assert len(openings) >= 15
    assert sum(sum(opening.counts) for opening in openings) > 300_000
    assert all(opening.source for opening in openings)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_reads_as_it_was_written(path: Path) -> None:
    assert written(read(path)) == path.read_text(encoding="utf-8")


def test_the_lists_hold_what_bag_and_stack_hold() -> None:
    words = SUITE.room.drawn()
    for path in FILES:
        opening = read(path)
        state, lists = counter().begin(opening)
        assert [lists["tiles"].count(kind) for kind in range(len(words["tiles"]))] == list(SUITE.bag(state))
        known = [list(state.under).count(kind) for kind in range(len(words["cards"]))]
        stack = [lists["cards"].count(kind) + n for kind, n in enumerate(known)]
        assert stack == list(state.held[5][13:23])


def test_draws_take_the_next_and_returns_go_to_the_end() -> None:
    dealer = Ordered({"tiles": (3, 1, 1, 0)})
    assert dealer.draw(Draw(0, "tiles", 2, (1, 2, 0, 1))) == (3, 1)
    assert dealer.left == {"tiles": (1, 0)}
    opening = read(FOLDER / "vicar.json")
    count = counter()
    state, lists = count.begin(opening)
    names = SUITE.room.names(state)
    for decision in count.legal(state):
        after, left = count.after(state, lists, decision)
        before, now = lists["tiles"], left["tiles"]
        said = SUITE.room.say_move(decision, names, state.turn.seat)
        if ": return" in said:
            assert now == (*before, "FGWM".index(said[-1]))
        elif ": swap" in said:
            first, second, taken = ("FGWM".index(word) for word in said.split() if word in "FGWM" and len(word) == 1)
            rest = list(before)
            net = [first, second]
            if taken in net:
                net.remove(taken)
            else:
                rest.remove(taken)
            assert now == (*rest, *sorted(net)), said
        assert sorted(now) == sorted(kind for kind, n in enumerate(SUITE.bag(after)) for _ in range(n))


class Stingy(BuiltIn):
    """Leaves out the last decision of long lists."""

    def legal(self, state: State) -> Sequence[Decision]:
        found = super().legal(state)
        return found[:-1] if len(found) > 20 else found


def test_an_engine_that_leaves_something_out_counts_less() -> None:
    opening = read(FOLDER / "first-turn.json")
    stingy = replace(counter(), engine=Stingy(SUITE.room))
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
    assert (answer.exit_code, "no perft file" in answer.output) == (2, True)
    with pytest.raises(NoOpening):
        read(torn)
