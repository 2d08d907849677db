"""How games of Bruges begin in the suite, who plays them, and what is tried on their tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

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
from courtroll.verifier.games.bruges.rules.options import OPTIONS
from courtroll.verifier.games.bruges.settle.logs import begin
from courtroll.verifier.games.bruges.table.cards import counts
from courtroll.verifier.games.bruges.table.pieces import COLOURS, UNSEEN, Action, Side, Trouble
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.kernel.chance import Seeded
from courtroll.verifier.kernel.holdings import cards_in

NAMES: Final = ("Red", "Blue", "Green", "Yellow")
SELDOM: Final = 3
LONG: Final = 300
"""Decisions after which a game in its middle is written down at the latest."""
NEW: Final = 4
"""One game in so many is a new one."""
SEEDS: Final = st.integers(0, 2**24 - 1)

TEXTS: Final = (
    ("lightning", "draw 4; discard 4"), ("lightning", "others lose canal"), ("lightning", "others give 2"),
    ("lightning", "workers 1 per houses every 2"), ("once", "canal 2"), ("once", "points 1"), ("once", "as-card"),
    ("once", "if brown 1-3: florins 2"), ("worker-red", "play 1"), ("worker-blue", "draw 1"),
    ("worker-yellow", "return all"), ("worker-brown", "step 1"), ("always", "hand 1"),
    ("always", "on house: florins 1"), ("always", "on trouble: workers 2"), ("always", "on advance: draw 1"),
    ("always", "on threat: points 1"), ("always", "on person: florins 1 per persons"),
    ("always", "on florins: florins 1; on canal: play 1"), ("always", "on workers: workers 1 same"),
)  # fmt: skip
"""Texts of every kind, on cards that cost little, so that they are laid often."""


def _box(source: Random) -> dict[str, object]:
    persons = [
        {"name": f"Typed {colour} {n}", "colour": colour.value, "price": 3 * source.randrange(2), "works": works,
         "effect": effect}
        for colour in COLOURS
        for n, (works, effect) in enumerate(source.sample(TEXTS, 12))
    ]  # fmt: skip
    out: dict[str, object] = {"persons": persons}
    if source.randrange(SELDOM) == 0:
        out["reputation-steps"] = [1, 2, 4, 7]
    if source.randrange(SELDOM) == 0:
        out["canal-prices"] = [1, 1, 2, 2, 3]
    return out


def opening(source: Random) -> Mapping[str, object]:
    """A new game, now and then by another reading or with typed cards."""
    players = NAMES[: source.randrange(2, 5)]
    header: dict[str, object] = {"courtroll": 1, "game": "bruges", "players": list(players)}
    rulings = {o.name: source.choice(list(o.readings)) for o in OPTIONS if source.randrange(SELDOM) == 0}
    if rulings:
        header["rulings"] = rulings
    if source.randrange(2):
        header["equipment"] = _box(source)
    header["start"] = source.choice(players)
    return header


def middle(source: Random) -> Mapping[str, object]:
    """A game that goes on from a table in its middle."""
    state = begin(opening(source))
    assert isinstance(state, Playing)
    dealer, choose = Seeded(source), somebody(source)
    for _ in range(source.randrange(LONG)):
        if BRUGES.decider(state) is None:
            break
        state = BRUGES.run(state, choose(state, BRUGES.legal_actions(state)), dealer).state
    return {"courtroll": 1, "game": "bruges", "position": write(state)}


def headers() -> SearchStrategy[Mapping[str, object]]:
    def first_line(seed: int) -> Mapping[str, object]:
        source = Random(seed)
        return opening(source) if source.randrange(NEW) == 0 else middle(source)

    return SEEDS.map(first_line)


LIKED: Final[Mapping[object, int]] = {
    Action.CANAL: 30, Action.HOUSE: 12, Action.PERSON: 25, Action.THREAT: 2, Use: 40, Done: 3, Advance: 6,
}  # fmt: skip
"""What a builder would rather do; all else counts 5."""


def somebody(source: Random) -> Any:
    """A player who decides anything, or one who builds and keeps threats, so that troubles come."""
    builds = source.randrange(3) > 0

    def choose(state: Playing, legal: Sequence[Decision]) -> Decision:
        kinds: dict[object, list[Decision]] = {}
        for decision in legal:
            kind = decision.action if isinstance(decision, Play) else type(decision)
            kinds.setdefault(kind, []).append(decision)
        weights = [LIKED.get(kind, 5) if builds else 5 for kind in kinds]
        return source.choice(kinds[source.choices(list(kinds), weights)[0]])

    return choose


def universe(state: Playing) -> Iterator[Decision]:
    """Every decision worth trying on a table; all that is legal is among them."""
    hands = {card for seat in range(state.players) for card in cards_in(state.hand(seat))}
    cards = {*hands, *cards_in(state.places[UNSEEN])[:3]}
    persons = {home.person for estate in state.estates for home in estate.homes}
    yield from (Deal(), Roll(), Advance(), Stay(), Done())
    for side in Side:
        yield from (Draw(side), Canal(side), Lose(side), Suffer(Trouble.FIRE, side))
    for colour in COLOURS:
        yield from (Take(colour), Return(colour), Give(colour), Suffer(Trouble.FIRE, colour))
    yield from map(Suffer, Trouble)
    for person in sorted(persons):
        yield from (Use(person), Suffer(Trouble.PLAGUE, person), Suffer(Trouble.FIRE, person))
    for card in sorted(cards):
        yield Discard(card)
        yield from (Play(card, action) for action in (Action.WORKERS, Action.FLORINS, Action.THREAT, Action.HOUSE))
        yield from (Play(card, Action.CANAL, side) for side in Side)
        yield from (Play(card, Action.PERSON, colour) for colour in COLOURS)


def conceivable(state: Playing, source: Random) -> tuple[int, Decision]:
    """A seat and any conceivable decision, mostly not legal."""
    return source.randrange(state.players), source.choice(list(universe(state)))


def backs(state: Playing) -> Sequence[int]:
    """How many cards of each colour nobody has seen."""
    return counts(state.places[UNSEEN])


def simpler(position: Mapping[str, object]) -> Iterable[Mapping[str, object]]:
    """The same without what it can do without: rulings, and goods of every player."""
    if "rulings" in position:
        yield {key: value for key, value in position.items() if key != "rulings"}
    players: Any = position["player"]
    for seat, player in enumerate(players):
        for key in ("florins", "workers"):
            nothing: object = 0 if key == "florins" else dict.fromkeys(player[key], 0)
            if player[key] != nothing:
                yield {**position, "player": [*players[:seat], {**player, key: nothing}, *players[seat + 1 :]]}
