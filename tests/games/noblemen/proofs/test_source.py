"""What no proof of a function can say: that nothing else writes a holding, or points.

Every such place in the source stands here, read and found right.
"""

from __future__ import annotations

import ast

from tests.paths import CODE
from tests.proofs.source import Place, modules, written

NOBLEMEN = CODE / "verifier" / "games" / "noblemen"

HOLDINGS: frozenset[Place] = frozenset(
    {
        # what was done taken back: what `transfer` made of it
        ("building", "held"),
        ("laying", "held"),
        ("cards", "transfer(state.held, row, STACK, card, 1)"),
        ("cards", "transfer(state.held, STACK, row, card, 1)"),
        ("tiles", "transfer(state.held, CHURCH, pieces.screen(state.turn.mover), decision.tile, 1)"),
        # no step of a game: the completions of a described table, each judged by its faults
        ("meaning", "held"),
        ("sharing", "transfer(self.held, self.home[what], taker, what, n)"),
        ("sharing", "transfer(self.held, home, SUPPLY, what, self.held[home][what] - n)"),
        ("sharing", "whole_box(box)"),
        ("filling", "holding.shares.held"),
        ("setup", "held"),  # what `transfer` made of the whole box
        ("views", "held"),  # no state of a game: what one player sees of one
    }
)
POINTS: frozenset[Place] = frozenset(
    {
        ("seen", "points"),  # no state: what several ends of a ball have in common
        # no step of a game: what somebody has of whom nobody knows it
        (
            "meaning",
            "tuple((MORE_POINTS if brings and (not is_known('player', s, 'points')) else n "
            "for s, n in enumerate(state.points)))",
        ),
        ("filling", "tuple((gaps.number(player.points, ('player', seat, 'points')) for seat, player in seats))"),
        ("setup", "(0,) * players"),
    }
)
SCORED: frozenset[Place] = frozenset(
    {
        ("cards", "MARRIAGE_POINTS"),
        ("rounds", "1"),
        ("income", "1"),
        ("income", "n"),  # theorem points-never-fall: never negative
        ("tiles", "1"),
        ("building", "FOLLY_POINTS[built - 1]"),  # theorem points-never-fall
    }
)
"""The points of every `draft.score`."""
LINES: frozenset[Place] = frozenset(
    {
        ("draft", "points"),
        ("ball", "TITLE_POINTS[title]"),  # theorem title-points
        ("buildings", "points"),  # theorem building-lines, as the next three
        ("buildings", "chapel_points * beside"),
        ("buildings", "kind.points"),
        ("buildings", "kind.chapel_points * beside"),
        ("buildings", "liaison_points(cards)"),  # theorem points-never-fall
    }
)
"""The points of every `Line`."""


def argument(of: str, position: int) -> set[Place]:
    """What stands in one place of every call of a function or method, or of the tuple that it is given."""
    found = set()
    for name, tree in modules([NOBLEMEN]):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == of:
                values = node.args[0].elts if isinstance(node.args[0], ast.Tuple) else node.args
                if len(values) > 3:
                    found.add((name, ast.unparse(values[position])))
    return found


def test_nothing_but_transfer_writes_a_holding() -> None:
    assert written(modules([NOBLEMEN]), "held") == HOLDINGS


def test_nothing_but_the_draft_writes_points() -> None:
    assert written(modules([NOBLEMEN]), "points") == POINTS


def test_no_line_takes_points_away() -> None:
    assert argument("score", 2) == SCORED
    assert argument("Line", 3) | argument("line_of", 3) == LINES


def test_the_kernels_holdings_are_written_by_transfer_only() -> None:
    path = NOBLEMEN.parents[1] / "kernel" / "holdings.py"
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    writers = [f.name for f in functions if any(isinstance(node, ast.AugAssign) for node in ast.walk(f))]
    assert writers == ["transfer", "move_card"]
