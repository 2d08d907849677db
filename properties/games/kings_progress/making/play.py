"""How games of King's Progress begin in the suite, who plays them, and what may be tried on a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from itertools import combinations_with_replacement
from random import Random
from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.play.engine import KINGS_PROGRESS
from courtroll.verifier.games.kings_progress.room import ROOM
from courtroll.verifier.games.kings_progress.rules.options import OPTIONS
from courtroll.verifier.games.kings_progress.table.box import LONDON, LONDON_NAME
from courtroll.verifier.games.kings_progress.table.equipment import (
    DISPLAY_CARDS,
    GIFTS_IN_PAIR,
    PAIRS_LAID,
    ROUNDS,
    SINGLES_LAID,
    TAKEN_AT_ONCE,
)
from courtroll.verifier.games.kings_progress.table.names import HOME
from courtroll.verifier.games.kings_progress.table.pieces import (
    CARD_COLUMNS,
    CARDS,
    DECK,
    DISCARDS,
    GIFT_DECK,
    GIFT_KINDS,
    NOBODY,
    OUT,
    PAIRS,
    VALUES,
    Courtier,
    hand,
)
from courtroll.verifier.games.kings_progress.table.progress import Phase, Progress, Road, Test, clockwise
from courtroll.verifier.kernel.chance import Seeded
from courtroll.verifier.kernel.holdings import transfer

NAMES: Final = ("Anna", "Bert", "Cleo", "Bert Dora", "Emil")
NEW: Final = 4
"""One game in so many is a new one."""
SELDOM: Final = 3
"""One game in so many is played by other readings."""
TABLES: Final = 150
"""In their middle, from which games go on."""
CROWDED: Final = 4
"""One of so many of them has a crowded road."""
SPENT: Final = 10
"""One of so many of them has few gifts or cards left."""
LAID: Final = PAIRS_LAID * GIFTS_IN_PAIR + SINGLES_LAID
"""Gifts that a round lays out."""
FULL: Final = ("inn-1", "inn-2", "inn-3", "cross-a", "cross-a", "london", "london")
LONGEST_START: Final = 260
"""Decisions before a game in its middle."""
EVEN: Final = 0.5
SEEDS: Final = st.integers(0, 2**24 - 1)


class Style(StrEnum):
    """How somebody decides."""

    PLAIN = "plain"
    """Any kind of decision, then any decision."""
    COURTIER = "courtier"
    """Advances first, towards the Royal Court."""
    COLLECTOR = "collector"
    """Takes and holds, until the deck runs out."""
    BUILDER = "builder"
    """Large builds, and their abilities."""


LIKED: Final[Mapping[Style, Mapping[type[d.Decision], float]]] = {
    Style.PLAIN: {},
    Style.COURTIER: {d.Advance: 6, d.Build: 4, d.Add: 3, d.Use: 4, d.Discard: 0.2, d.Done: 0.5},
    Style.COLLECTOR: {d.Take: 9, d.Build: 0.7, d.Use: 3, d.Discard: 0.2, d.Advance: 0.5, d.Done: 0.5},
    Style.BUILDER: {d.Build: 5, d.Add: 8, d.Take: 4, d.Use: 5, d.Discard: 0.2, d.Done: 0.5},
}
"""What each style weighs the kinds of decision by; all else counts 1."""


@dataclass(frozen=True, slots=True)
class Somebody:
    """A player with a style. Chooses one of the legal decisions: first the kind, then which."""

    style: Style
    source: Random

    def __call__(self, state: Progress, legal: Sequence[d.Decision]) -> d.Decision:
        kinds: dict[type[d.Decision], list[d.Decision]] = {}
        for decision in legal:
            kinds.setdefault(type(decision), []).append(decision)
        liked = LIKED[self.style]
        (kind,) = self.source.choices(list(kinds), [liked.get(each, 1.0) for each in kinds])
        offered = kinds[kind]
        if kind is d.Advance and self.style is not Style.PLAIN:
            nearest = min(self._distance(state, each) for each in offered)
            offered = [each for each in offered if self._distance(state, each) <= nearest + self.source.randrange(2)]
        return self.source.choice(offered)

    @staticmethod
    def _distance(state: Progress, decision: d.Decision) -> int:
        assert isinstance(decision, d.Advance)
        there = state.box.equipment.map.value
        place = decision.courtier if decision.place == HOME else there.names.index(decision.place)
        return there.open[state.clock.courts[state.clock.round - 1]][place]


def somebody(source: Random) -> Somebody:
    return Somebody(source.choice(list(Style)), source)


# ---------------------------------------------------------------------------------------------- beginnings


def opening(source: Random) -> Mapping[str, object]:
    """A new game: 3 to 5 players, now and then by other readings or with the order of rounds typed."""
    players = NAMES[: source.randrange(3, 6)]
    header: dict[str, object] = {"courtroll": 1, "game": "kings-progress", "players": list(players)}
    if source.randrange(SELDOM) == 0:
        header["rulings"] = {option.name: source.choice([*map(str, option.readings)]) for option in OPTIONS}
    if source.randrange(SELDOM) == 0:
        header["courts"] = ["court-b", "court-c", "court-a"]
    header["start"] = source.choice(players)
    return header


def middle(source: Random) -> Mapping[str, object]:
    """A game that goes on from a table in its middle, to which somebody has played."""
    state = ROOM.begin(opening(source))
    assert not isinstance(state, tuple)
    dealer, player = Seeded(source), somebody(source)
    for _ in range(source.randrange(LONGEST_START)):
        legal = KINGS_PROGRESS.legal_actions(state)
        if not legal:
            break
        decision = player(state, legal)
        state = KINGS_PROGRESS.run(state, decision, dealer).state
    return {"courtroll": 1, "game": "kings-progress", "position": ROOM.write(state)}


def _begun_turn(source: Random) -> Progress | None:
    """A turn that begins while nobody is at court and somebody may use the Carriage, if one comes."""
    state = ROOM.begin(opening(source))
    assert not isinstance(state, tuple)
    dealer, player = Seeded(source), Somebody(Style.BUILDER, source)
    for _ in range(LONGEST_START):
        begins = state.turn.phase is Phase.TURN and not state.turn.done and not state.road.arrived
        if begins and state.control[Courtier.KNIGHT].major != NOBODY:
            return state
        if state.turn.phase is Phase.OVER:
            break
        state = KINGS_PROGRESS.run(state, player(state, KINGS_PROGRESS.legal_actions(state)), dealer).state
    return None


def crowded(source: Random) -> Mapping[str, object]:
    """A county and London are full, so that whom the Carriage moves must pass; or the fifth arrival is near, in a test
    with two free advances.
    """
    state = _begun_turn(source)
    if state is None:
        return middle(source)
    crowd = _full_roads if source.randrange(2) else _full_court
    return {"courtroll": 1, "game": "kings-progress", "position": ROOM.write(crowd(source, state))}


def _full_roads(source: Random, state: Progress, able: Courtier = Courtier.KNIGHT) -> Progress:
    """Whoever controls this courtier has the turn, and may use the ability."""
    names, holder = state.box.equipment.map.value.names, state.control[able].major
    places = [names.index(name) for name in FULL]
    source.shuffle(places)
    home = source.randrange(3)
    at = (*places[:home], home, *places[home:])
    turn = state.turn._replace(seat=holder, mover=holder)
    used = tuple(NOBODY if courtier is able else state.used[courtier] for courtier in Courtier)
    return replace(state, turn=turn, used=used, road=Road(at))


def _full_court(source: Random, state: Progress) -> Progress:
    """Four at court, and the others next to it; of the pairs of gifts four are taken."""
    everybody = source.sample(list(Courtier), len(Courtier))
    inns = [place for place in state.box.equipment.map.value.ways[state.court] if place != LONDON]
    at = [state.court] * len(Courtier)
    for n, courtier in enumerate(everybody[4:]):
        at[courtier] = inns[n % len(inns)]
    held = state.held
    for pair in state.pairs[:4]:
        for gift in pair:
            held = transfer(held, PAIRS, OUT, CARDS + gift, 1)
    mover = state.turn.mover
    order = clockwise((state.clock.king + 1) % state.players, state.players)
    test = Test(tuple(0 if seat in order[:2] else None for seat in range(state.players)), order)
    turn = state.turn._replace(phase=Phase.FREE, seat=order[0], mover=mover, waiting=order[1:2], test=test)
    pairs = ((),) * 4 + state.pairs[4:]
    return replace(state, turn=turn, held=held, pairs=pairs, road=Road(tuple(at), tuple(everybody[:4])))


def spent(source: Random) -> Mapping[str, object]:
    """Too few gifts are left for the next round, which is near; or hardly a card in the deck."""
    state = _begun_turn(source)
    if state is None or state.clock.round == ROUNDS:
        return middle(source)
    spend = _few_gifts if source.randrange(2) else _few_cards
    return {"courtroll": 1, "game": "kings-progress", "position": ROOM.write(spend(source, state))}


def _few_gifts(source: Random, state: Progress) -> Progress:
    held = state.held
    deck = [kind for kind in range(CARDS, CARDS + GIFT_KINDS) for _ in range(held[GIFT_DECK][kind])]
    for kind in source.sample(deck, max(0, len(deck) - source.randrange(LAID))):
        held = transfer(held, GIFT_DECK, OUT, kind, 1)
    return replace(state, held=held, clock=replace(state.clock, space=state.box.equipment.court_track.value - 1))


def _few_cards(source: Random, state: Progress) -> Progress:
    """They are in hands, so that a test finds few to shuffle; and the Mistress's controller may use her ability."""
    held = state.held
    deck = [(row, kind) for row in (DECK, DISCARDS) for kind in range(CARDS) for _ in range(held[row][kind])]
    for row, kind in source.sample(deck, max(0, len(deck) - source.randrange(DISPLAY_CARDS))):
        held = transfer(held, row, hand(source.randrange(state.players)), kind, 1)
    state = replace(state, held=held, searched=())
    able = state.control[Courtier.MISTRESS].major != NOBODY
    return _full_roads(source, state, Courtier.MISTRESS) if able else state


@cache
def _one_of_many(number: int) -> Mapping[str, object]:
    return (crowded if number % CROWDED == 0 else spent if number % SPENT == 1 else middle)(Random(number))


def first_line(source: Random) -> Mapping[str, object]:
    """A new game, or one that goes on from one of the tables that many begin from: playing up to them takes long."""
    return opening(source) if source.randrange(NEW) == 0 else _one_of_many(source.randrange(TABLES))


def headers() -> SearchStrategy[Mapping[str, object]]:
    return SEEDS.map(lambda seed: first_line(Random(seed)))


# ------------------------------------------------------------------------------------------------- to be tried


def universe(state: Progress) -> Iterator[d.Decision]:
    """Every decision worth trying on a table; all that is legal is among them."""
    places = (*state.box.equipment.map.value.names, HOME)
    seats, pairs = range(state.players), range(len(state.pairs) + 1)
    host = state.turn.builds[-1][1] if state.turn.builds else None
    yield from (d.Deal(), d.King(), d.Done(), d.With())
    for courtier in Courtier:
        yield d.Use(courtier)
        for place in places:
            if place != courtier.word:  # a courtier's own home is called home
                yield d.Advance(courtier, place)
                yield d.Carry(courtier, place)
        for seat in seats:
            yield from (d.Discard(seat, courtier), d.Shed(seat, courtier), d.Reorder(seat, courtier))
        for card in range(CARDS):
            yield d.Disguise(card, courtier)
        if courtier is not host:  # a card of its own suit is said by its number alone
            for symbols in range(VALUES):
                yield d.Next(symbols, courtier)
    for symbols in range(VALUES):
        yield d.Next(symbols)
    for card in range(CARDS):
        yield from (d.Drop(card), d.Build(card), d.Add(card), d.Keep(card), d.Fetch(card, True), d.Fetch(card, False))
        yield d.Take((card,))
    for cards in combinations_with_replacement(range(CARDS), TAKEN_AT_ONCE):
        yield d.Take(cards)
    for pair in pairs:
        yield d.Choose(pair)
        for kind in range(GIFT_KINDS):
            yield from (d.Pick(pair, kind), d.With(pair, kind))
    for kind in range(GIFT_KINDS):
        yield d.ChooseSingle(kind)


def conceivable(state: Progress, source: Random) -> tuple[int, d.Decision]:
    """A seat and any conceivable decision, mostly not legal; some break a number of the rules."""
    seat = state.turn.seat if source.randrange(8) else source.randrange(state.players)
    if source.randrange(12) == 0:
        more = tuple(source.randrange(CARDS) for _ in range(DISPLAY_CARDS))
        return seat, source.choice((d.Take(more), d.Choose(9), d.Advance(Courtier.KNIGHT, LONDON_NAME)))
    courtier, card, gift = source.choice(list(Courtier)), source.randrange(CARDS), source.randrange(GIFT_KINDS)
    held = [kind for kind, n in enumerate(state.held[hand(seat)][CARD_COLUMNS]) if n]
    if held and source.randrange(2):
        card = source.choice(held)
    owner = source.choice((seat, source.randrange(state.players)))
    there = state.box.equipment.map.value
    place = source.choice((*(there.names[each] for each in there.ways[state.road.at[courtier]]), *there.names))
    place = HOME if place == courtier.word else place  # a courtier's own home is called home
    pair = source.randrange(len(state.pairs) + 2)
    shown = source.choice(pairs) if (pairs := [pair for pair in state.pairs if pair]) else (gift,)
    gift = source.choice((gift, *shown))
    return seat, source.choice(
        (
            d.Deal(), d.King(), d.Done(), d.With(), d.Use(courtier), d.Advance(courtier, place),
            d.Advance(courtier, place), d.Carry(courtier, place), d.Discard(owner, courtier), d.Shed(owner, courtier),
            d.Reorder(owner, courtier), d.Disguise(card, courtier), _next(state, source), d.Drop(card), d.Build(card),
            d.Add(card), d.Keep(card), d.Fetch(card, source.random() < EVEN), d.Take((card,)),
            d.Take((card, source.randrange(CARDS))), d.Choose(pair), d.Pick(pair, gift), d.With(pair, gift),
            d.ChooseSingle(gift),
        )
    )  # fmt: skip


def _next(state: Progress, source: Random) -> d.Next:
    """A card of its own suit is said by its number alone."""
    host = state.turn.builds[-1][1] if state.turn.builds else None
    suit = source.choice((None, *Courtier))
    return d.Next(source.randrange(VALUES), None if suit is host else suit)


def simpler(document: Mapping[str, object]) -> Iterator[Mapping[str, object]]:
    """The same table without what has been done in its turn, where that can be."""
    if "so-far" in document and "pending" not in document:
        yield {key: value for key, value in document.items() if key != "so-far"}
