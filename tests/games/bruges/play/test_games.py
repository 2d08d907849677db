"""Whole games at random, for every number of players: what holds at each step, and how they end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from courtroll.verifier.games.bruges.document import read
from courtroll.verifier.games.bruges.document.writing import write
from courtroll.verifier.games.bruges.moves.decisions import (
    Advance,
    Canal,
    Deal,
    Decision,
    Discard,
    Done,
    Draw,
    Give,
    Lose,
    Play,
    Return,
    Roll,
    Stay,
    Suffer,
    Take,
    Use,
)
from courtroll.verifier.games.bruges.play.engine import BRUGES
from courtroll.verifier.games.bruges.play.setup import deal_out
from courtroll.verifier.games.bruges.play.views import view
from courtroll.verifier.games.bruges.room import ROOM
from courtroll.verifier.games.bruges.rules.options import BrugesRuleset
from courtroll.verifier.games.bruges.table.cards import ALL_CARDS, colour_of, counts, stand_ins
from courtroll.verifier.games.bruges.table.equipment import CARDS, STATUES, Typed, from_box
from courtroll.verifier.games.bruges.table.pieces import (
    COLOURS,
    FLORIN,
    STATUE_TILES,
    SUPPLY,
    THREATS,
    UNSEEN,
    Action,
    Side,
    Trouble,
    ground,
    hand,
)
from courtroll.verifier.games.bruges.table.playing import Phase, Playing
from courtroll.verifier.games.bruges.table.state import Box
from courtroll.verifier.kernel.chance import Seeded
from courtroll.verifier.kernel.holdings import cards_in, totals
from courtroll.verifier.kernel.ledger import points

NAMES = ("Red", "Blue", "Green", "Yellow")
LONGEST = 4000
RULINGS: tuple[dict[str, str], ...] = (
    {},
    {"lightning-returned": "spent", "no-cards-left": "skipped", "emptied-elsewhere": "this", "own-event": "done"},
)


def begin(players: int, rulings: dict[str, str] | None = None) -> Playing:
    ruleset = BrugesRuleset("it").ruled(rulings or {})
    return deal_out(Box(ruleset, from_box(Typed()), NAMES[:players]), stand_ins(), 0)


def game(players: int, seed: int, rulings: dict[str, str] | None = None) -> Iterator[tuple[Playing, Decision, Playing]]:
    """Each decision of a game played at random, with the tables before and after it."""
    state, source = begin(players, rulings), Random(seed)
    dealer = Seeded(source)
    while BRUGES.decider(state) is not None:
        verbs = BRUGES.legal_by_verb(state)
        _, offered = verbs[source.randrange(len(verbs))]
        decision = offered[source.randrange(len(offered))]
        step = BRUGES.run(state, decision, dealer)
        before, state = state, step.state
        for seat, now in enumerate(state.points):
            assert now - before.points[seat] == points(line for line in step.lines if line.seat == seat)
        yield before, decision, state


def tried(state: Playing) -> Iterator[Decision]:
    """Decisions of every kind that somebody might try: whatever a hand and an area have, and what they have not."""
    seat = state.turn.mover
    cards = {*cards_in(state.hand(seat))[:3], *cards_in(state.places[UNSEEN])[:2]}
    persons = {home.person for estate in state.estates for home in estate.homes}
    yield from (Deal(), Roll(), Advance(), Stay(), Done())
    for side in Side:
        yield from (Draw(side), Canal(side), Lose(side), Suffer(Trouble.FIRE, side))
    for colour in COLOURS:
        yield from (Take(colour), Return(colour), Give(colour), Suffer(Trouble.FIRE, colour))
    for trouble in Trouble:
        yield Suffer(trouble)
    for person in persons:
        yield from (Use(person), Suffer(Trouble.PLAGUE, person), Suffer(Trouble.FIRE, person))
    for card in cards:
        yield Discard(card)
        for action in (Action.WORKERS, Action.FLORINS, Action.THREAT, Action.HOUSE):
            yield Play(card, action)
        yield from (Play(card, Action.CANAL, side) for side in Side)
        yield from (Play(card, Action.PERSON, colour) for colour in COLOURS)


def assert_whole(state: Playing) -> None:
    """Nothing is made or lost."""
    assert totals(state.held) == totals(begin(state.players).held)
    held = state.held[SUPPLY + 1 :]
    assert all(n >= 0 for row in held for n in row)
    assert all(n >= 0 for n in state.held[SUPPLY][THREATS:])
    assert state.held[SUPPLY][FLORIN] <= 0
    union = 0
    for place in state.places:
        assert union & place == 0
        union |= place
    assert union == ALL_CARDS
    assert state.places[UNSEEN].bit_count() == sum(state.piles.sizes) + state.piles.extra + sum(state.piles.blind)
    left = [value for value, n in zip(STATUES, state.held[SUPPLY][STATUE_TILES:], strict=True) if n]
    assert left == list(STATUES[len(STATUES) - len(left) :])
    for seat, estate in enumerate(state.estates):
        lying = {*estate.empty, *(home.house for home in estate.homes), *(home.person for home in estate.homes)}
        assert sorted(lying) == cards_in(state.places[ground(seat)])
        assert state.points[seat] >= 0
    assert all(n <= 2 for seat in range(state.players) for n in state.all_threats(seat)) or (
        state.turn.phase is Phase.TROUBLES
    )


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rulings", RULINGS)
def test_bruges_end_nine_rounds__nothing_is_made_or_lost(players: int, rulings: dict[str, str]) -> None:
    for seed in range(4):
        rounds = moves = 0
        for _, decision, state in game(players, seed, rulings):
            rounds += isinstance(decision, Roll)
            moves += 1
            assert_whole(state)
        assert state.turn.phase is Phase.OVER
        assert 4 <= rounds <= 9
        assert moves < LONGEST
        assert ROOM.winners(state)[0] != ()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_offered_is_what_nothing_objects_to(players: int) -> None:
    source = Random(players)
    for seed in range(3):
        state = begin(players)
        for _, _, state in game(players, seed):
            if source.random() > 0.1 and not state.turn.agenda:
                continue
            offered = set(BRUGES.legal_actions(state))
            assert len(offered) == len(BRUGES.legal_actions(state))
            for decision in {*tried(state), *offered}:
                assert (BRUGES.objections(state, decision) == ()) == (decision in offered), decision
            for seat in range(players):
                if seat != BRUGES.decider(state):
                    assert all(BRUGES.objections(state, decision, seat) for decision in offered)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sentences_say_and_hear_the_same(players: int) -> None:
    state = begin(players)
    for seed in range(2):
        for before, decision, state in game(players, seed):
            seat = before.turn.seat
            text = ROOM.say_move(decision, state, seat)
            heard = ROOM.hear(text, state)
            assert (heard.seat, heard.moves) == (seat, (((decision,),),))
    for decision in {*tried(state), Play(3, Action.CANAL, Side.LEFT, 2), Suffer(Trouble.FIRE, Side.RIGHT, 4)}:
        assert ROOM.hear(ROOM.say_move(decision, state, 1), state).moves == (((decision,),),)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rulings", RULINGS)
def test_what_is_written_is_read_back(players: int, rulings: dict[str, str]) -> None:
    source = Random(players)
    for seed in range(2):
        state = begin(players, rulings)
        for _, _, state in game(players, seed, rulings):
            if source.random() > 0.15 and not state.turn.agenda and state.turn.phase is not Phase.OVER:
                continue
            described = read(json.loads(json.dumps(write(state))))
            assert not isinstance(described, tuple), described
            assert described.playing is not None
            assert described.playing.holes == ()
            assert described.playing.state == state
            assert ROOM.faults(described) == ROOM.state_faults(state)
            assert [fault for fault in ROOM.state_faults(state) if fault.severity == "impossible"] == []
            begun = ROOM.begin({"courtroll": 1, "game": "bruges", "position": write(state)})
            assert begun == state


def secret(state: Playing, seat: int) -> Playing:
    """The same table with everything hidden from a player dealt anew: hands, piles, and what lies under houses."""
    source = Random(1)
    others = [other for other in range(state.players) if other != seat]
    places, estates = list(state.places), list(state.estates)
    houses = {o: [*estates[o].empty, *(home.house for home in estates[o].homes)] for o in others}
    hidden = [card for o in others for card in (*cards_in(places[hand(o)]), *houses[o])]
    hidden += cards_in(places[UNSEEN])
    for colour in range(len(COLOURS)):
        mine = [card for card in hidden if colour_of(card) == colour]
        dealt = source.sample(mine, len(mine))
        swap = dict(zip(mine, dealt, strict=True))
        for place in (UNSEEN, *map(hand, others)):
            lying = [card for card in cards_in(state.places[place]) if colour_of(card) == colour]
            places[place] = places[place] & ~sum(1 << card for card in lying)
            places[place] |= sum(1 << swap[card] for card in lying)
        for o in others:
            under = [card for card in houses[o] if colour_of(card) == colour]
            places[ground(o)] = places[ground(o)] & ~sum(1 << card for card in under)
            places[ground(o)] |= sum(1 << swap[card] for card in under)
            estate = estates[o]
            homes = tuple(home._replace(house=swap.get(home.house, home.house)) for home in estate.homes)
            done = tuple(swap.get(house, house) if house in under else house for house in estate.empty)
            kept = tuple(
                after if before.house in under else before for before, after in zip(estate.homes, homes, strict=True)
            )
            estates[o] = estate._replace(homes=kept, empty=done)
            houses[o] = [*done, *(home.house for home in kept)]
    return replace(state, places=tuple(places), estates=tuple(estates))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_hides_fronts_and_nothing_else(players: int) -> None:
    source = Random(players)
    for _, _, state in game(players, 5):
        if source.random() > 0.1:
            continue
        for seat in range(players):
            seen = view(state, seat)
            assert seen == view(secret(state, seat), seat)
            shown = seen.state
            assert_whole(shown)
            assert shown.places[hand(seat)] == state.places[hand(seat)]
            assert (shown.held, shown.piles, shown.clock, shown.points) == (
                state.held, state.piles, state.clock, state.points,
            )  # fmt: skip
            for other in range(players):
                assert counts(shown.places[hand(other)]) == counts(state.places[hand(other)])
                mine, theirs = shown.estates[other], state.estates[other]
                assert [home.person for home in mine.homes] == [home.person for home in theirs.homes]
                assert [*map(colour_of, mine.empty)] == [*map(colour_of, theirs.empty)]
            assert all(len(hole.pool) == CARDS for hole in seen.holes)


def test_bruges_draw_no_reshuffle__what_is_discarded_never_comes_back() -> None:
    for before, decision, state in game(3, 2):
        assert before.places[1] & ~state.places[1] == 0, decision
