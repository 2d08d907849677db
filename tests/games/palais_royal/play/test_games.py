"""Whole games at random, by every reading: what must hold at each table that play reaches."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest

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
from courtroll.verifier.games.palais_royal.play.engine import PALAIS_ROYAL, WEIGHTS
from courtroll.verifier.games.palais_royal.room import ROOM
from courtroll.verifier.games.palais_royal.rules.options import OPTIONS
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.frame import BEYOND
from courtroll.verifier.games.palais_royal.table.park import seat_of
from courtroll.verifier.games.palais_royal.table.pieces import CARD_COLUMNS, DECK, LOOKED, Card, Room
from courtroll.verifier.games.palais_royal.table.playing import Phase, Playing
from courtroll.verifier.kernel.chance import Seeded
from courtroll.verifier.kernel.holdings import totals

NAMES = ("Red", "Black", "Green", "Yellow")
SOURCES: tuple[Room | None, ...] = (None, *Room)
CONCEIVABLE: tuple[Decision, ...] = (
    Deal(),
    Done(),
    Mint(),
    *map(Station, Room),
    *map(Play, Card),
    *map(Keep, Card),
    *map(Reinforce, SOURCES),
    *map(Post, SOURCES),
    *(Step(source, target) for source, target in product(Room, Room)),
    *(Attend(chamber, source) for chamber in (Room.KING, Room.POMPADOUR) for source in SOURCES),
    *map(Summon, range(1, 5)),
    *map(DrawCards, range(1, 26)),
)


def games() -> Iterator[tuple[int, int, dict[str, str]]]:
    """Players, a seed, and the readings: the usual ones, each other one alone, and all kinds of them mixed."""
    for players in (2, 3, 4):
        yield players, players, {}
    for n, option in enumerate(OPTIONS):
        for value in option.readings:
            if value != option.presets["it"]:
                yield 2 + n % 3, n, {option.name: str(value)}
    for seed in range(6):
        source = random.Random(seed)
        yield 2 + seed % 3, seed, {option.name: source.choice(list(map(str, option.readings))) for option in OPTIONS}


def played(players: int, seed: int, rulings: dict[str, str]) -> Iterator[Playing]:
    """Every table of a game."""
    header = {"players": list(NAMES[:players]), "rulings": rulings, "equipment": {"round-limit": 14}}
    state = ROOM.begin({"courtroll": 1, "game": "palais-royal", **header})
    assert isinstance(state, Playing), state
    source = random.Random(seed)
    dealer = Seeded(source)
    while PALAIS_ROYAL.decider(state) is not None:
        yield state
        verbs = PALAIS_ROYAL.legal_by_verb(state)
        [(_, offered)] = source.choices(verbs, [WEIGHTS.get(verb.name, 1) for verb, _ in verbs])
        state = PALAIS_ROYAL.run(state, source.choice(offered), dealer).state
    yield state


def conceivable(state: Playing, source: random.Random) -> list[Decision]:
    """Some decisions of every kind, legal or not."""
    cells = [*state.box.equipment.park.value.cells, BEYOND]
    recruits = [Recruit(source.choice(cells), source.randrange(3), source.randrange(3)) for _ in range(20)]
    recruits += [Recruit(cell) for cell in cells]
    return [*source.sample(CONCEIVABLE, 40), *recruits]


@pytest.mark.no_cover
@pytest.mark.parametrize(("players", "seed", "rulings"), list(games()), ids=str)
def test_a_game_to_its_end(players: int, seed: int, rulings: dict[str, str]) -> None:
    source, before, phases = random.Random(seed), None, set()
    for state in played(players, seed, rulings):
        legal = PALAIS_ROYAL.legal_actions(state)
        phases.add(state.turn.phase)
        assert len(set(legal)) == len(legal)
        assert all(not PALAIS_ROYAL.objections(state, decision) for decision in legal)
        for decision in conceivable(state, source):
            assert (decision in legal) is (not PALAIS_ROYAL.objections(state, decision)), decision
        assert bool(legal) is (state.turn.phase is not Phase.OVER)
        assert before in (None, (totals(state.held), totals(state.nobles)))
        before = totals(state.held), totals(state.nobles)
        assert all(n >= 0 for row, held in enumerate(state.held) if row != pieces.BANK for n in held)
        for there, seat in ((there, seat_of(there)) for there in state.park):
            assert there < 0 or state.nobles[pieces.IN_PARK][there] == 1
            assert seat is None or state.held[pieces.PARK][seat]
        assert ROOM.state_faults(state) == ()
        if source.random() < 0.1 or state.turn.phase in (Phase.KEEP, Phase.OVER):
            again = ROOM.begin({"courtroll": 1, "game": "palais-royal", "position": ROOM.write(state)})
            assert again == state
    assert phases >= {Phase.DEAL, Phase.STATION, Phase.TURN, Phase.OVER}


def test_every_verb_is_known_in_some_phase() -> None:
    known = {type(decision) for decision in CONCEIVABLE} | {Recruit}
    assert set(PALAIS_ROYAL.verbs) == known


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_hides_exactly_the_secrets(players: int) -> None:
    for n, state in enumerate(played(players, 5, {})):
        if n % 9 and state.turn.phase is not Phase.KEEP:
            continue
        for seat in range(players):
            seen = ROOM.view(state, seat)
            others = [other for other in range(players) if other != seat]
            hidden = {("player", other, "hand") for other in others} | {("deck",)}
            looks = state.turn.phase is Phase.KEEP and state.turn.seat != seat
            assert {hole.path for hole in seen.holes} == hidden | ({("pending", "looked")} if looks else set())
            for other in others:
                hole = seen.hole("player", other, "hand")
                assert hole is not None
                assert hole.low == hole.high == sum(state.held[pieces.hand(other)][CARD_COLUMNS])
            rows = {pieces.hand(other) for other in others} | {DECK} | ({LOOKED} if looks else set())
            same = [row for row in range(len(state.held)) if row not in rows]
            assert [seen.state.held[row] for row in same] == [state.held[row] for row in same]
            assert totals(seen.state.held) == totals(state.held)
            assert (seen.state.park, seen.state.nobles, seen.state.turn) == (state.park, state.nobles, state.turn)


def test_a_view_is_the_same_whatever_it_hides() -> None:
    """Two tables that differ in a hidden card alone look alike to those who may not see it."""
    state = next(
        s for s in played(2, 5, {}) if sum(s.held[pieces.hand(1)][CARD_COLUMNS]) and s.turn.phase is Phase.TURN
    )
    document = ROOM.write(state)
    players = document["player"]
    assert isinstance(players, list)
    mine = players[1]["hand"][0]
    deck = document["deck"]
    assert isinstance(deck, dict)
    other = next(card for card, n in deck.items() if n and card != mine)
    players[1]["hand"] = [other, *players[1]["hand"][1:]]
    deck[other] -= 1
    deck[mine] += 1
    changed = ROOM.begin({"courtroll": 1, "game": "palais-royal", "position": document})
    assert isinstance(changed, Playing)
    assert changed != state
    assert ROOM.view(changed, 0) == ROOM.view(state, 0)
    assert ROOM.view(changed, 1) != ROOM.view(state, 1)
