"""Sentences: what is said is heard as that decision, and long ones as the small ones that they mean."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtroll.verifier.games.palais_royal.moves.decisions import (
    Attend,
    Deal,
    Decision,
    Done,
    DrawCards,
    Keep,
    Mint,
    Play,
    Post,
    Recruit,
    Reinforce,
    Station,
    Step,
    Summon,
)
from courtroll.verifier.games.palais_royal.moves.sentences import GRAMMAR, VERBS, hear, say
from courtroll.verifier.games.palais_royal.table.frame import BEYOND, SIZE, cell_at, cell_named
from courtroll.verifier.games.palais_royal.table.pieces import Card, Room
from courtroll.verifier.kernel.hearing import Unheard

PLAYERS = ("Red", "Red: two", "Nero")
ROOMS = st.sampled_from(Room)
SOURCES = st.none() | ROOMS
DECISIONS = st.one_of(
    st.just(Deal()),
    st.just(Mint()),
    st.just(Done()),
    st.builds(Station, ROOMS),
    st.builds(Play, st.sampled_from(Card)),
    st.builds(Keep, st.sampled_from(Card)),
    st.builds(Reinforce, SOURCES),
    st.builds(Post, SOURCES),
    st.builds(Step, ROOMS, ROOMS),
    st.builds(Attend, st.sampled_from([Room.KING, Room.POMPADOUR]), SOURCES),
    st.builds(Recruit, st.integers(0, BEYOND), st.integers(0, 8), st.integers(0, 8)),
    st.builds(Summon, st.integers(1, 9999)),
    st.builds(DrawCards, st.integers(1, 9999)),
)


@given(DECISIONS, st.sampled_from(PLAYERS))
def test_what_is_said_is_heard(decision: Decision, player: str) -> None:
    heard = hear(f"{player}: {say(decision)}", PLAYERS)
    assert heard.seat == PLAYERS.index(player)
    assert heard.decisions == (decision,)
    [orders] = heard.moves
    assert all(len(order) == 1 for order in orders)


def heard(text: str) -> tuple[Decision, ...]:
    return hear(f"Red: {text}", PLAYERS).decisions


def test_every_verb_of_the_grammar_is_heard() -> None:
    for line in GRAMMAR:
        said = line.replace("PLAYER", "Red").split(" (")[0]
        assert hear(said, PLAYERS).decisions
    assert len(VERBS) == len(GRAMMAR)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("station mint, mint office", (Station(Room.MINT), Station(Room.MINT), Station(Room.OFFICE))),
        ("REINFORCE 2, from mint, From King", (*[Reinforce()] * 2, Reinforce(Room.MINT), Reinforce(Room.KING))),
        ("reinforce", (Reinforce(),)),
        ("reinforce from mint", (Reinforce(Room.MINT),)),
        (
            "move gate->mint -> office, gate -> king",
            (Step(Room.GATE, Room.MINT), Step(Room.MINT, Room.OFFICE), Step(Room.GATE, Room.KING)),
        ),
        ("move 2 gate -> king", (Step(Room.GATE, Room.KING),) * 2),
        ("attend king 2", (Attend(Room.KING),) * 2),
        ("attend pompadour from mint", (Attend(Room.POMPADOUR, Room.MINT),)),
        ("recruit a2, post office", (Recruit(cell_at(0, 1)), Post(Room.OFFICE))),
        ("recruit C3 with turquoise violet, post supply", (Recruit(cell_at(2, 2), 1, 1), Post())),
        ("draw 3; keep gold, two-points", (DrawCards(3), Keep(Card.GOLD), Keep(Card.TWO_POINTS))),
    ],
)
def test_long_sentences(text: str, meant: tuple[Decision, ...]) -> None:
    assert heard(text) == meant


def test_a_noble_without_named_seals_takes_as_few_of_the_cards_as_it_needs() -> None:
    [orders] = hear("Red: recruit C3", PLAYERS).moves
    cell = cell_at(2, 2)
    assert [order[0] for order in orders][:6] == [
        Recruit(cell, *seals) for seals in ((0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2))
    ]


@pytest.mark.parametrize(
    ("text", "code", "found"),
    [
        ("dance", "no-verb", "dance"),
        ("", "no-verb", ""),
        ("station attic", "no-room", "attic"),
        ("station", "no-room", ""),
        ("play joker", "no-card", "joker"),
        ("reinforce with mint", "no-source", "with"),
        ("reinforce 0", "no-number", "0"),
        ("move gate", "no-arrow", ""),
        ("move gate mint", "no-arrow", "mint"),
        ("attend office", "no-chamber", "office"),
        ("recruit 3C", "no-cell", "3C"),
        ("recruit", "no-cell", ""),
        ("recruit C3 with green", "no-colour", "green"),
        ("recruit C3 pay office", "no-source", "pay"),
        ("post attic", "no-source", "attic"),
        ("summon two", "no-number", "two"),
        ("draw 12345", "no-number", "12345"),
        ("done now", "too-many-words", "now"),
    ],
)
def test_what_is_not_understood(text: str, code: str, found: str) -> None:
    with pytest.raises(Unheard) as error:
        heard(text)
    assert (error.value.code, error.value.found) == (code, found)


def test_who_speaks() -> None:
    assert hear("red: two: done", PLAYERS).seat == 1
    with pytest.raises(Unheard) as error:
        hear("Anna: done", PLAYERS)
    assert error.value.code == "no-player"
    with pytest.raises(TypeError):
        say(Decision())


def test_cells_beyond_the_frame() -> None:
    assert cell_named("ZZ99") == cell_named("A37") == BEYOND
    assert cell_named("AJ36") == SIZE * SIZE - 1
    assert cell_named("A0") is None
