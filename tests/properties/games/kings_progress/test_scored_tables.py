"""Tables that are made for scorings can be."""

from __future__ import annotations

from random import Random

import pytest

from courtroll.properties.games.kings_progress.making.scored_tables import table
from courtroll.verifier.games.kings_progress.document import Described, read
from courtroll.verifier.games.kings_progress.room import ROOM
from courtroll.verifier.kernel.legality import Severity


@pytest.mark.parametrize(
    "seed",
    [
        pytest.param(549, id="kings-progress.box.influence__full-suits-leave-fewer-disguises"),
    ],
)
def test_a_made_table_can_be(seed: int) -> None:
    described = read(table(Random(seed)))
    assert isinstance(described, Described)
    assert [each.code for each in ROOM.faults(described) if each.severity is Severity.IMPOSSIBLE] == []
