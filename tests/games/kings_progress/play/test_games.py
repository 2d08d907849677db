"""Whole games at random: nothing is lost, the list is what is legal, what is said is heard, what is written is read."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.play.engine import KINGS_PROGRESS
from courtroll.verifier.games.kings_progress.room import ROOM
from courtroll.verifier.games.kings_progress.rules.options import OPTIONS
from courtroll.verifier.games.kings_progress.table.names import HOME
from courtroll.verifier.games.kings_progress.table.pieces import (
    ALL_CARDS,
    CARD_COLUMNS,
    CARDS,
    GIFT_KINDS,
    Courtier,
    built,
    hand,
)
from courtroll.verifier.games.kings_progress.table.progress import Phase, Progress
from courtroll.verifier.kernel.chance import Seeded
from courtroll.verifier.kernel.holdings import totals
from courtroll.verifier.kernel.ledger import points
from tests.games.kings_progress.play.turns import NAMES

WEIGHTS = {"advance": 3.0, "build": 3.0, "take": 4.0, "discard": 0.3, "use": 3.0, "add": 2.0}
"""Whoever decides by kinds alone hardly ever builds, arrives or tests."""


def games(players: int, source: Random, *, style: bool) -> Iterator[tuple[Progress, d.Decision, Progress]]:
    """Every step of a game by random readings."""
    rulings = {option.name: source.choice([*map(str, option.readings)]) for option in OPTIONS} if style else {}
    state = ROOM.begin(
        {"courtroll": 1, "game": "kings-progress", "players": list(NAMES[:players]), "rulings": rulings}
    )  # fmt: skip
    assert not isinstance(state, tuple), state
    dealer = Seeded(source)
    while KINGS_PROGRESS.decider(state) is not None:
        verbs = KINGS_PROGRESS.legal_by_verb(state)
        ((verb, offered),) = source.choices(verbs, [WEIGHTS.get(verb.name, 1.0) if style else 1 for verb, _ in verbs])
        near = [
            each for each in offered if isinstance(each, d.Advance) and each.place[:5] in ("court", "cross", "londo")
        ]
        decision = source.choice(near if style and near and verb.name == "advance" else list(offered))
        step = KINGS_PROGRESS.run(state, decision, dealer)
        for seat in range(players):
            mine = points(line for line in step.lines if line.seat == seat)
            assert step.state.points[seat] - state.points[seat] == mine >= 0
        yield state, decision, step.state
        state = step.state


def some(state: Progress, source: Random) -> Iterator[d.Decision]:
    """Decisions that anybody might try, mostly not legal."""
    names = (*state.box.equipment.map.value.names[8:], HOME)
    seats = range(state.players)

    def courtier() -> Courtier:
        return source.choice(list(Courtier))

    def card() -> int:
        return source.randrange(CARDS)

    def kind() -> int:
        return source.randrange(GIFT_KINDS)

    for _ in range(2):
        mine = [each for each, n in enumerate(state.held[hand(state.turn.seat)][CARD_COLUMNS]) if n] or [0]
        yield from (
            d.King(), d.Done(), d.Use(courtier()), d.Carry(courtier(), source.choice(names)),
            d.Advance(courtier(), source.choice(names)), d.Disguise(source.choice(mine), courtier()),
            d.Build(source.choice(mine)), d.Add(source.choice(mine)), d.Build(card()), d.Take((card(),)),
            d.Take((card(), card())), d.Discard(source.choice(seats), courtier()), d.Keep(card()), d.Drop(card()),
            d.Shed(source.choice(seats), courtier()), d.Choose(source.randrange(8)), d.ChooseSingle(kind()),
            d.Fetch(card(), source.random() < 0.5), d.Reorder(source.choice(seats), courtier()),
            d.Pick(source.randrange(7), kind()), d.With(source.randrange(7), kind()), d.With(), d.Deal(),
            d.Next(source.randrange(4)),
        )  # fmt: skip


def check(before: Progress, decision: d.Decision, after: Progress, source: Random) -> None:
    legal = KINGS_PROGRESS.legal_actions(before)
    seat = before.turn.seat
    assert len(set(legal)) == len(legal)
    for each in legal:
        assert KINGS_PROGRESS.objections(before, each) == (), each
        text = ROOM.say_move(each, before, seat)
        heard = ROOM.hear(text, before)
        assert (heard.seat, heard.moves) == (seat, (((each,),),)), text
    for each in some(before, source):
        is_legal = KINGS_PROGRESS.objections(before, each) == ()
        assert is_legal == (each in legal), (each, KINGS_PROGRESS.objections(before, each))
    for other in range(before.players):
        if other != seat:
            assert KINGS_PROGRESS.objections(before, decision, other) != ()
    written = json.loads(json.dumps(ROOM.write(after)))
    assert ROOM.begin({"courtroll": 1, "game": "kings-progress", "position": written}) == after
    assert ROOM.state_faults(after) == ()


def conserved(state: Progress) -> Sequence[object]:
    for seat, builds in enumerate(state.builds):
        row = [0] * CARDS
        for stack in builds:
            for card in stack:
                row[card] += 1
        assert state.held[built(seat)][CARD_COLUMNS] == tuple(row)
    assert min(map(min, state.held)) == 0
    assert totals(state.held)[CARD_COLUMNS] == ALL_CARDS
    assert all((control.major < 0) <= (control.minor < 0) for control in state.control)
    return totals(state.held)


@pytest.mark.parametrize("style", [False, True])
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(2))
def test_a_whole_game(players: int, seed: int, style: bool) -> None:
    source = Random(f"{players} {seed} {style}")
    whole: Sequence[object] | None = None
    last = None
    for before, decision, after in games(players, source, style=style):
        now = conserved(after)
        assert whole in (None, now)
        whole = now
        if source.random() < (0.15 if after.turn.phase is Phase.TURN else 0.3):
            check(before, decision, after, source)
        last = after
    assert last is not None
    assert (last.turn.phase, last.clock.round) == (Phase.OVER, 3)
    assert ROOM.winners(last)[0]


def test_what_a_player_sees_hides_exactly_the_secrets() -> None:
    """Whatever else the hidden pieces are, the view is the same."""
    source = Random(7)
    looked = 0
    for before, _, _ in games(4, source, style=True):
        if source.random() < 0.9:
            continue
        looked += 1
        for seat in range(4):
            view = ROOM.view(before, seat)
            hidden = {hole.path for hole in view.holes}
            searched = any(other != seat for other in before.searched)
            drawing = before.turn.phase is Phase.KEEP and before.turn.seat != seat
            assert hidden == (
                {("player", other, "hand") for other in range(4) if other != seat}
                | {("deck",), ("gift-deck",)}
                | ({("discards",)} if searched else set())
                | ({("pending", "cards")} if drawing else set())
            )
            assert view.state.held[hand(seat)] == before.held[hand(seat)]
            assert all(sum(view.state.held[hand(other)][CARD_COLUMNS]) == 0 for other in range(4) if other != seat)
            assert totals(view.state.held) == totals(before.held)
            assert ROOM.view(view.state, seat).state == view.state
            assert (view.state.builds, view.state.road, view.state.control) == (
                before.builds, before.road, before.control,
            )  # fmt: skip
    assert looked
