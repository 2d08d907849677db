"""Why a courtier can step nowhere, and whose leaving would help."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from courtroll import ask
from courtroll.calculator.arbiter import Verdict, settle
from courtroll.calculator.cli import main
from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.room import ROOM
from courtroll.verifier.kernel.place import Named
from tests.games.kings_progress.settle.typed import Table, table

FREE: Table = {"pending": {"phase": "free", "player": "Adam"}}
CROWDED: Table = {"chaplain": "a3", "steward": "guildford", "secretary": "guildford", "treasurer": "a1", "knight": "a2"}


def verdict(said: Table, question: str) -> Verdict:
    described = ROOM.read(table(said))
    assert isinstance(described, Described)
    return settle(ROOM, described, question)


@pytest.mark.parametrize(
    ("said", "question", "rules", "help_"),
    [
        pytest.param({**FREE, "place": {"chaplain": "a3"}}, "Adam: advance knight a3",
                     [{"map.inns", "move.step"}], [{"chaplain"}],
                     id="kings-progress.map.inns__the-only-way-is-full"),
        pytest.param({**FREE, "place": CROWDED}, "Adam: advance knight guildford",
                     [{"map.inns", "move.entries", "move.step"}], [{"secretary"}, {"steward"}],
                     id="kings-progress.map.inns__one-of-two-would-make-room"),
        pytest.param({**FREE, "arrived": ["knight"]}, "Adam: advance knight guildford",
                     [{"move.not-beyond"}], [], id="kings-progress.move.not-beyond__nobody-is-in-the-way"),
        pytest.param({"place": {"chaplain": "a3"}}, "Adam: advance knight a3", [], [],
                     id="kings-progress.move.through__both-actions-pass-it"),
        pytest.param({"place": {"chaplain": "a3"}}, "Adam: build knight 3", [], [],
                     id="kings-progress.build.any-number__no-matter-of-places"),
    ],
)  # fmt: skip
def test_why_a_courtier_can_step_nowhere(
    said: Table, question: str, rules: list[set[str]], help_: list[set[str]]
) -> None:
    found = verdict(said, question)
    assert [{rule.id.removeprefix("kings-progress.") for rule in each.rules} for each in found.nowhere] == rules
    assert [{change.thing for change in each.changes} for each in found.would_help] == help_
    for barred in found.nowhere:
        assert bool(barred.pieces) is not any("not-beyond" in rule.id for rule in barred.rules)
        assert all(
            isinstance(piece, Named) for rule, _, pieces in barred.pieces for piece in pieces if "inns" in rule.id
        )


@pytest.mark.parametrize(
    ("said", "text"),
    [
        ({**FREE, "place": {"chaplain": "a3"}}, "it would be legal nowhere"),
        (FREE, "legal here: advance knight a3"),
        ({}, "legal here: advance knight a3"),
    ],
)
def test_kings_progress_move_step__a_question_without_its_place(said: Table, text: str, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.write_text(json.dumps(table(said)), encoding="utf-8")
    got = CliRunner().invoke(main, ["ask", str(path), "Adam: advance knight"])
    assert got.exit_code == 2
    assert text in " ".join(got.output.split())


def test_kings_progress_map_inns__who_stands_in_the_inn_forces_the_refusal() -> None:
    """Keys of the map that have to be there are "?" where they are forgotten: each way to fill them in counts."""
    said = table({"place": {"chaplain": "guildford", "chamberlain": "guildford"}})
    forced = ask(said, "Adam: advance knight a3 guildford", explain=True).forced_by
    assert forced is not None
    assert {"at.chaplain", "at.chamberlain", "equipment.inns"} <= set(forced)
