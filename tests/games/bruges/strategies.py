"""Strategies for tables that can be, as far as one player's numbers go."""

from __future__ import annotations

from hypothesis import strategies as st

from courtroll.verifier.games.bruges.scoring.persons import person_of
from courtroll.verifier.games.bruges.table.equipment import STATUES
from courtroll.verifier.games.bruges.table.pieces import Area, Colour, Group, Thing
from courtroll.verifier.games.bruges.table.state import Laurel, Person, Player, State
from tests.games.bruges.tables import table

laurels = st.builds(Laurel, st.integers(0, 4), st.none() | st.sampled_from((*Group, *Thing)), st.integers(1, 4))


@st.composite
def persons(draw: st.DrawFn) -> Person:
    group = draw(st.none() | st.sampled_from(Group))
    return person_of("", points=draw(st.integers(0, 4)), group=group, laurel=draw(st.none() | laurels))


@st.composite
def players(draw: st.DrawFn, statues: tuple[int, ...] = STATUES) -> Player:
    people = tuple(draw(st.lists(persons(), max_size=8)))
    return Player(
        points=draw(st.integers(0, 60)),
        florins=draw(st.integers(0, 30)),
        workers=tuple(draw(st.integers(0, 9)) for _ in Colour),
        houses=len(people) + draw(st.integers(0, 4)),
        persons=people,
        majorities=tuple(draw(st.lists(st.sampled_from(Area), unique=True))),
        canals=(draw(st.integers(0, 5)), draw(st.integers(0, 5))),
        statues=tuple(draw(st.lists(st.sampled_from(statues), unique=True, max_size=2))),
        reputation=draw(st.integers(0, 12)),
    )


@st.composite
def tables(draw: st.DrawFn) -> State:
    """Two to four players, of whom no two have the same statue."""
    seats = draw(st.integers(2, 4))
    stack = draw(st.permutations(STATUES))
    hands = [tuple(stack[2 * seat : 2 * seat + 2]) for seat in range(3)]
    return table(
        *(draw(players(hands[seat])) if seat < 3 else draw(players((7,)).map(_without)) for seat in range(seats))
    )


def _without(player: Player) -> Player:
    return Player(points=player.points, florins=player.florins, reputation=player.reputation, canals=player.canals)
