"""How games of Bruges begin in the suite, who plays them, and what is tried on their tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from courtroll.properties.games.bruges.making import tables
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
from courtroll.verifier.games.bruges.table.effects import Atom
from courtroll.verifier.games.bruges.table.equipment import CARDS, SECTION
from courtroll.verifier.games.bruges.table.pieces import COLOURS, UNSEEN, Action, Colour, Group, Side, Trouble
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.kernel.chance import Seeded
from courtroll.verifier.kernel.holdings import cards_in

NAMES: Final = ("Red", "Blue", "Green", "Yellow")
SELDOM: Final = 3
LONG: Final = 300
"""Decisions after which a game in its middle is written down at the latest."""
BEGINNINGS: Final = (5, 1, 18)
"""How often a game is new, goes on from what play has reached, and from a table laid out."""
SEEDS: Final = st.integers(0, 2**24 - 1)

TEXTS: Final = (
    ("lightning", "draw 4; discard 4"), ("lightning", "others lose canal"), ("lightning", "others give 2"),
    ("lightning", "workers 1 per houses every 2"), ("lightning", "points 1 per threats; canal 1"),
    ("lightning", "florins 1 per canals; discard 1"), ("once", "canal 2"), ("once", "points 1"), ("once", "as-card"),
    ("once", "if brown 1-3: florins 2"), ("once", "workers 2"), ("once", "points 1 per statues"),
    ("once", "florins 1 per groups; others give 1 per hand every 3"), ("once", "if red 5-6: points 1; draw 1"),
    ("worker-red", "play 1"), ("worker-blue", "draw 1"), ("worker-yellow", "return all"), ("worker-brown", "step 1"),
    ("worker-purple", "points 1 per nobles; workers 1 blue"), ("worker-red", "points 1 per red-houses every 2"),
    ("worker-blue", "return 2"), ("once", "florins 1 per blue-houses; points 1 per red-houses"),
    ("always", "hand 1"), ("always", "hand 1 per persons every 3"),
    ("always", "on house: florins 1"), ("always", "on trouble: workers 2"), ("always", "on trouble: play 1"),
    ("always", "on trouble: draw 2"), ("always", "on trouble: draw 1"),
    ("always", "on advance: draw 1"), ("always", "on advance: return 1"), ("always", "on threat: points 1"),
    ("always", "on person: florins 1 per persons"), ("always", "on florins: florins 1; on canal: play 1"),
    ("always", "on workers: workers 1 same"), ("always", "if blue 1-4: hand 1; on canal: points 1 per florins every 3"),
    ("always", "on house: workers 1; on house: points 1 per workers every 4"), (None, None), ("once", None),
)  # fmt: skip
"""Texts of every kind, on cards that cost little, so that they are laid often."""
LAURELS: Final = ("workers", "houses", "persons", "groups", "florins", "canals", "statues", "nobles", None)


def _box(source: Random) -> dict[str, object]:
    persons = [
        _person(source, f"Typed {colour} {n}", colour, text)
        for colour in COLOURS
        for n, text in enumerate(source.sample(TEXTS, 6))
    ]
    out: dict[str, object] = {"persons": persons}
    if source.randrange(SELDOM) == 0:
        out["reputation-steps"] = [1, 2, 4, 7]
    if source.randrange(SELDOM) == 0:
        out["canal-prices"] = [1, 1, 2, 2, 3]
    if source.randrange(SELDOM) == 0:
        out["troubles"] = dict(zip(("purple", "blue", "brown"), ("flood", "plague", "intrigue"), strict=True))
    return out


def _person(source: Random, name: str, colour: Colour, text: tuple[str | None, str | None]) -> dict[str, object]:
    out: dict[str, object] = {"name": name, "colour": colour.value, "price": 3 * source.randrange(2)}
    if source.randrange(2):
        out["group"] = source.choice(list(Group)[:3]).value
    if source.randrange(6) == 0:
        per = source.choice(LAURELS)
        out["works"], out["laurel"] = "laurel", {"points": source.randint(1, 3), "every": 1}
        if per is not None:
            out["laurel"] = {"points": 1, "per": per, "every": source.randint(1, 2)}
        return out
    return out | {key: told for key, told in zip(("works", "effect"), text, strict=True) if told is not None}


def opening(source: Random) -> Mapping[str, object]:
    """A new game, now and then by another reading or with typed cards."""
    players = NAMES[: source.randrange(2, 5)]
    header: dict[str, object] = {"courtroll": 1, "game": "bruges", "players": list(players)}
    rulings = {o.name: str(source.choice(list(o.readings))) for o in OPTIONS if source.randrange(SELDOM) == 0}
    if rulings:
        header["rulings"] = rulings
    if source.randrange(2):
        header["equipment"] = _box(source)
    header["start"] = source.choice(players)
    return header


def laid_out(source: Random) -> Mapping[str, object]:
    """A game that goes on from a table laid out at random."""
    state = begin(opening(source))
    assert isinstance(state, Playing)
    return {"courtroll": 1, "game": "bruges", "position": tables.middle(source, state)}


def middle(source: Random) -> Mapping[str, object]:
    """A game that goes on from a table that play has reached."""
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
        return source.choices((opening, middle, laid_out), BEGINNINGS)[0](source)

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
    """A seat, mostly the one that decides, and any conceivable decision, mostly not legal."""
    seat = state.turn.seat if source.randrange(SELDOM) else source.randrange(state.players)
    one = source.choice
    side, colour, trouble = one(list(Side)), one(COLOURS), one(list(Trouble))
    lost: tuple[Colour | Side | int | None, ...] = (None, side, colour, *_persons(state, seat)[:2])
    if state.turn.agenda and source.randrange(2):  # a text seldom asks, and then of one kind of thing only
        fewest = min(Side, key=lambda each: state.tiles(state.turn.seat, each))
        asked = {Atom.LOSE: Lose(fewest), Atom.GIVE: Give(colour), Atom.RETURN: Return(colour), Atom.CANAL: Canal(side)}
        if (choice := asked.get(state.turn.agenda[0].clause.atom)) is not None:
            return state.turn.seat, choice
    match source.randrange(8):
        case 0:
            return seat, one((Deal(), Roll(), Advance(), Stay(), Done()))
        case 1:
            return seat, one((Draw(side), Canal(side), Lose(side), Take(colour), Return(colour), Give(colour)))
        case 2:
            burnt = one(lost)
            built = state.tiles(seat, burnt) if isinstance(burnt, Side) else 0
            return seat, Suffer(Trouble.FIRE, burnt, _wrong_space(source, built) if built else 0)
        case 3:
            person = _persons(state, source.randrange(state.players))[:1]
            return seat, Suffer(Trouble.PLAGUE, *person) if trouble is Trouble.PLAGUE else Suffer(trouble)
        case 4:
            persons = (*_persons(state, seat), *_persons(state, source.randrange(state.players)))
            return seat, Use(one(persons)) if persons else Done()
        case _:
            return seat, _card(state, source, seat, side, colour)


def _wrong_space(source: Random, right: int) -> int:
    """None said, or another than the right one, which is listed without it."""
    space = source.choice((0, 0, *range(1, SECTION + 1)))
    return 0 if space == right else space


def _persons(state: Playing, seat: int) -> tuple[int, ...]:
    return tuple(home.person for home in state.estates[seat].homes)


def _card(state: Playing, source: Random, seat: int, side: Side, colour: Colour) -> Decision:
    """Something done with a card, mostly one in the hand."""
    held = cards_in(state.hand(seat))
    card = source.choice(held) if held and source.randrange(SELDOM) else source.randrange(CARDS)
    match action := source.choice((*Action, None)):
        case None:
            return Discard(card)
        case Action.CANAL:
            return Play(card, action, side, _wrong_space(source, state.tiles(seat, side) + 1))
        case Action.PERSON:
            return Play(card, action, colour)
        case _:
            return Play(card, action)


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
