"""The tables of a scoring that the suite draws can be."""

from __future__ import annotations

from copy import deepcopy
from random import Random

from courtroll.properties.engines.answers import Document
from courtroll.properties.games.noblemen.making.scored_tables import make_doubtful
from courtroll.properties.games.noblemen.second.scored import second

BALL: Document = {
    "game": "noblemen", "moment": "ball", "edition": "it", "decade": 2, "queen": "Karsten",
    "player": [
        {"name": "Frank", "points": 9, "money": 3, "tiles": "", "bribes": 4, "cards": [], "knights": [],
         "estate": "W W W W W\nW W W W W\n", "spend": {"bribes": 2, "cards": []}, "takes": "marquess"},
        {"name": "Karsten", "points": 4, "money": 2, "tiles": "", "bribes": 0, "cards": [], "knights": [],
         "estate": "F G\nG F\n"},
        {"name": "Britta", "points": 4, "money": 2, "tiles": "", "bribes": 0, "cards": [], "knights": [],
         "estate": "F G\nG F\n"},
    ],
}  # fmt: skip


def test_nobody_takes_a_title_that_a_doubtful_estate_no_longer_brings() -> None:
    assert second(BALL)
    taken = []
    for seed in range(30):
        document = deepcopy(BALL)
        make_doubtful(document, Random(seed))
        assert second(document)
        taken.append(document["player"][0].get("takes"))
    assert set(taken) == {"marquess", None}
