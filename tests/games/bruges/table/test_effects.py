"""The vocabulary of the persons' texts: what is understood, what is not, and how it is written again."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.bruges.table.effects import (
    Atom,
    Clause,
    Die,
    Event,
    InHand,
    Same,
    parse,
    spell,
)
from courtroll.verifier.games.bruges.table.pieces import Action, Colour, Group, Owned, Thing

UNDERSTOOD = {
    "florins 6": (Clause(Atom.FLORINS, 6),),
    "draw 4; discard 4": (Clause(Atom.DRAW, 4), Clause(Atom.DISCARD, 4)),
    "play 1; hand 1; step 9": (Clause(Atom.PLAY), Clause(Atom.HAND), Clause(Atom.STEP, 9)),
    "workers 2": (Clause(Atom.WORKERS, 2),),
    "workers 2 red": (Clause(Atom.WORKERS, 2, Colour.RED),),
    "on workers: workers 1 same": (Clause(Atom.WORKERS, 1, Same.SAME, Action.WORKERS),),
    "on trouble: canal 2": (Clause(Atom.CANAL, 2, on=Event.TROUBLE),),
    "on advance: others give 2": (Clause(Atom.GIVE, 2, on=Event.ADVANCE),),
    "others lose canal": (Clause(Atom.LOSE),),
    "as-card": (Clause(Atom.AS_CARD),),
    "return 1": (Clause(Atom.RETURN),),
    "return all": (Clause(Atom.RETURN, None),),
    "if brown 1-3: florins 2": (Clause(Atom.FLORINS, 2, when=Die(Colour.BROWN, 1, 3)),),
    "on house: if red 6-6: points 1": (Clause(Atom.POINTS, on=Action.HOUSE, when=Die(Colour.RED, 6, 6)),),
    "points 1 per nobles": (Clause(Atom.POINTS, per=Group.NOBLES),),
    "points 2 per groups every 3": (Clause(Atom.POINTS, 2, per=Thing.GROUPS, every=3),),
    "points 1 per red-houses": (Clause(Atom.POINTS, per=Owned.RED_HOUSES),),
    "points 1 per hand every 2": (Clause(Atom.POINTS, per=InHand.HAND, every=2),),
}


@pytest.mark.parametrize(("text", "clauses"), UNDERSTOOD.items(), ids=UNDERSTOOD)
def test_bruges_person_text__what_is_typed_is_read_and_written(text: str, clauses: tuple[Clause, ...]) -> None:
    assert parse(text) == clauses
    assert spell(clauses) == text


@pytest.mark.parametrize(
    "text",
    [
        "", "florins", "florins 0", "florins 10", "wine 1", "florins 1 now", "florins 1;draw 1", "draw 1; wine 1",
        "draw 1; draw 1; draw 1; draw 1", "draw all", "lose canal", "others draw 1", "on sunday: draw 1",
        "florins 1 red", "as-card red", "workers 1 same", "on advance: workers 1 same", "return all per nobles",
        "if brown 3-1: draw 1", "if brown 0-3: draw 1", "if brown 1-7: draw 1", "if pink 1-3: draw 1",
        "points 1 per wine", "points 1 every 2", "points 1 per nobles every 0",
    ],
)  # fmt: skip
def test_bruges_person_text__what_has_no_sense_is_not_read(text: str) -> None:
    assert parse(text) is None


def test_bruges_person_text__blanks_and_a_division_by_one_do_not_matter() -> None:
    assert parse("  draw   4;  discard 4 ") == parse("draw 4; discard 4")
    assert parse("points 1 per nobles every 1") == parse("points 1 per nobles")
