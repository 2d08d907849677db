"""The reader: which state a file means, and which holes it leaves."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.bruges.document import Described, read
from courtroll.verifier.games.bruges.scoring.persons import person_of as person
from courtroll.verifier.games.bruges.table.pieces import Area, Group, Thing
from courtroll.verifier.games.bruges.table.state import Laurel, Player
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.position import Hole, Why
from tests.games.bruges.tables import BISHOP, MAYOR, described, told

HEAD = 'game = "bruges"\nmoment = "game-end"\n'
LAST = '\n[[player]]\nname = "Blue"\npoints = 0\nflorins = 0\nreputation = 0\n'


def red(*lines: str) -> Described:
    """A table where Red has this, with points, florins and reputation if nothing else is said."""
    said = {line.split(" = ")[0] for line in lines}
    plain = (f"{key} = 0" for key in ("points", "florins", "reputation") if key not in said)
    return told(HEAD + '\n[[player]]\nname = "Red"\n' + "\n".join((*plain, *lines)) + LAST)


def holes(table: Described) -> dict[tuple[str | int, ...], tuple[int, int | None]]:
    """Red's holes with their bounds."""
    assert all(hole.path[:2] == ("player", 0) and hole.why is Why.ASKED for hole in table.position.holes)
    return {hole.path[2:]: (hole.low, hole.high) for hole in table.position.holes}


def test_the_contract_s_example() -> None:
    table = described("contract")
    assert (table.moment, table.edition, table.players) == ("game-end", "it", ("Red", "Blue"))
    assert (table.position.holes, table.warnings) == ((), ())
    assert table.position.state.seats[0] == Player(
        points=23,
        florins=4,
        workers=(1, 0, 2, 0, 1),
        houses=6,
        persons=(
            person("Mayor", points=1, group=Group.BUREAUCRATS, laurel=MAYOR.laurel),
            BISHOP,
            person("Councilman", points=1, group=Group.BUREAUCRATS),
        ),
        majorities=(Area.REPUTATION, Area.PERSONS),
        canals=(3, 0),
        statues=(),
        reputation=6,
    )
    assert table.position.state.seats[1].persons == (person("Prince", price=9, group=Group.NOBLES),)


def test_what_is_left_out_is_none_but_for_florins() -> None:
    table = told(HEAD + '[[player]]\nname = "Red"\npoints = 5\nreputation = 0\n' + LAST)
    assert table.position.state.seats[0] == Player(points=5)
    assert table.position.holes == (Hole(("player", 0, "florins"), Why.UNSAID),)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('points = "?"', {("points",): (0, None)}),
        ('florins = "?"', {("florins",): (0, None)}),
        ('workers = "?"', {("workers",): (0, None)}),
        ('workers = { blue = 1, red = "?" }', {("workers", "red"): (0, None)}),
        ('houses = "?"', {("houses",): (0, 165)}),
        ('persons = "?"', {("persons",): (0, 0)}),
        ('majorities = "?"', {("majorities",): (0, None)}),
        ('majorities = ["canals", "?"]', {("majorities", 1): (0, None)}),
        ('canals = "?"', {("canals",): (0, 5)}),
        ('canals = [3, "?"]', {("canals", 1): (0, 5)}),
        ('statues = "?"', {("statues",): (0, None)}),
        ('statues = ["?", 7]', {("statues", 0): (2, 7)}),
        ('reputation = "?"', {("reputation",): (0, 12)}),
    ],
)
def test_a_value_that_nobody_knows_is_a_hole(line: str, found: dict[tuple[str | int, ...], tuple[int, int]]) -> None:
    assert holes(red(line)) == found


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ('"?"', [()]),
        ('{ name = "?", price = "?", points = 2 }', [("name",)]),
        ('{ price = 6, points = "?" }', []),
        ('{ price = "?" }', [("price",), ("points",)]),
        ('{ points = "?", group = "?" }', [("group",), ("price",), ("points",)]),
        ('{ points = 2, laurel = "?" }', [("laurel",)]),
        (
            '{ points = 2, laurel = { points = "?", per = "?", every = "?" } }',
            [("laurel", "points"), ("laurel", "per"), ("laurel", "every")],
        ),
    ],
)
def test_bruges_person_points_third__price_and_points_tell_each_other(said: str, found: list[tuple[str, ...]]) -> None:
    table = red("houses = 1", f"persons = [{said}]")
    assert list(holes(table)) == [("persons", 0, *path) for path in found]


def test_bruges_person_points_third__a_price_or_points_stand_for_both() -> None:
    table = red("houses = 2", "persons = [{ price = 9 }, { points = 3 }]")
    assert [(each.price, each.points) for each in table.position.state.seats[0].persons] == [(9, 3), (9, 3)]


def test_laurels_of_each_form() -> None:
    said = ("{ points = 4 }", '{ points = 1, per = "groups" }', '{ points = 2, per = "royal-court", every = 3 }')
    persons = ", ".join(f"{{ points = 0, laurel = {laurel} }}" for laurel in said)
    table = red("houses = 3", f"persons = [{persons}]")
    assert [each.laurel for each in table.position.state.seats[0].persons] == [
        Laurel(4),
        Laurel(1, Thing.GROUPS),
        Laurel(2, Group.ROYAL_COURT, 3),
    ]


def test_tiles_nobody_can_tell_are_others_than_those_told() -> None:
    table = red('majorities = ["?", "reputation", "?"]')
    assert table.position.state.seats[0].majorities == (Area.PERSONS, Area.REPUTATION, Area.CANALS)
    assert table.position.holes[1].path == ("player", 0, "majorities", 2)


def test_bruges_box_cards__houses_and_persons_share_them() -> None:
    both = holes(red('houses = "?"', "persons = [{ points = 1 }]"))
    assert both == {("houses",): (1, 164)}
    assert holes(red('houses = "?"', 'persons = "?"'))[("persons",)] == (0, 82)
    assert holes(red("houses = 9", 'persons = "?"')) == {("persons",): (0, 9)}
    assert holes(red("houses = 160", 'persons = "?"')) == {("persons",): (0, 5)}


@pytest.mark.parametrize(
    ("table", "value", "source"),
    [
        ("", 12, Source.ASSUMED),
        ("[equipment]\nreputation-track = 11\n", 11, Source.TYPED),
        ('[equipment]\nreputation-track = "?"\n', 12, Source.ASSUMED),
        ("[equipment]\n", 12, Source.ASSUMED),
    ],
)
def test_the_track_is_as_typed(table: str, value: int, source: Source) -> None:
    track = told(HEAD + LAST + LAST.replace("Blue", "Red") + table).position.state.box.equipment.reputation_track
    assert (track.value, track.source) == (value, source)


def test_every_key_that_may_be_unknown_at_the_top() -> None:
    top = 'edition = "?"\nsource = "?"\nrulings = "?"\nequipment = "?"\n'
    table = told(HEAD + top + LAST + LAST.replace("Blue", "Red"))
    assert (table.edition, table.position.holes) == ("it", ())


def test_a_crowd_of_players_is_told_at_once() -> None:
    crowd = [{"name": f"{number}", "points": 0, "reputation": 0} for number in range(500)]
    out = read({"game": "bruges", "moment": "game-end", "player": crowd})
    assert isinstance(out, tuple)
    assert [problem.code for problem in out] == ["too-many"]
