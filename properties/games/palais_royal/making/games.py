"""How games of Palais Royal begin in the suite, who plays them, and what may be tried on a table.

Most go on from a described table: late rounds, empty supplies, short stacks, nobles of every kind.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from random import Random
from typing import Any, Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from courtroll.properties.play.suite import Player
from courtroll.verifier.games.palais_royal.moves import decisions as d
from courtroll.verifier.games.palais_royal.play.moving import lean
from courtroll.verifier.games.palais_royal.rules.options import OPTIONS
from courtroll.verifier.games.palais_royal.table.frame import BEYOND
from courtroll.verifier.games.palais_royal.table.names import CARD_NAMES, ROOM_NAMES
from courtroll.verifier.games.palais_royal.table.pieces import Card, Room
from courtroll.verifier.games.palais_royal.table.playing import Playing

Document = dict[str, Any]
NAMES: Final = ("Red", "Blue", "Green", "Yellow")
NEW: Final = 7
"""One game in so many is a new one."""
SELDOM: Final = 4
LIMITS: Final = (1, 2, 3)
"""Rounds after which a game ends at the latest: by the rules alone it need not."""
SEEDS: Final = st.integers(0, 2**24 - 1)
SQUARE: Final = tuple((x, y) for y in range(6) for x in range(6))
RING: Final = (
    *((x, 0) for x in range(6)), *((5, y) for y in range(1, 6)), *((x, 5) for x in range(4, -1, -1)),
    *((0, y) for y in range(4, 0, -1)),
)  # fmt: skip
"""Once round the park."""
POWERS: Final = (
    "", "", "gate 2", "steps 2", "diagonal", "gold 2", "turquoise 1", "violet 1", "either 1", "cards 3", "servants 1",
    "servants 2", "servants 3", "gate 1 + gold 3", "cards 2 + either 1", "diagonal + steps 1",
)  # fmt: skip
STAND_INS: Final = {"n15": 1, "n16": 1, "n17": 2, "n18": 2, "n19": 3, "n20": 3}
"""The servants that nobles bring which nobody typed."""


def cell(spot: tuple[int, int], down: int = 0) -> str:
    return f"{'ABCDEFGH'[spot[0]]}{spot[1] + 1 + down}"


# ------------------------------------------------------------------------------------------------- beginnings


def _shaped(source: Random) -> Document:
    """Another park: a row lower, with statues, two spaces joined, and other edges."""
    edges = {
        name: [cell(spot, 1) for spot in (*RING, *RING)[5 * n : 5 * n + 6]]
        for n, name in enumerate(("lions", "vases", "roses", "gates"))
    }
    statues = [(source.randrange(5), source.randrange(6)) for _ in range(4)]
    near = (*SQUARE[:3], *SQUARE[30:33])
    return {
        "map": "\n".join(("######", *["oooooo"] * 6)),
        "edges": edges,
        "apart": [f"{cell((x, y), 1)} {cell((x + 1, y), 1)}" for x, y in statues],
        "beside": ["{} {}".format(*(cell(spot, 1) for spot in source.sample(near, 2)))],
        "double": [cell(spot, 1) for spot in source.sample(RING, 3)],
    }


def _tiles(source: Random) -> list[Document]:
    return [
        {"name": f"t{n}", "gold": source.randrange(7), "turquoise": source.randrange(3), "violet": source.randrange(3),
         "points": source.randrange(10), "power": source.choice(POWERS)}
        for n in range(42)
    ]  # fmt: skip


def _equipment(source: Random, begins: int) -> Document:
    out: Document = {"round-limit": begins - 1 + source.choice(LIMITS)}
    if source.randrange(SELDOM) == 0:
        out["park"] = _shaped(source)
    if source.randrange(3) == 0:
        out["nobles"] = _tiles(source)
    if source.randrange(2):
        out["card-costs"] = {card: source.randrange(4) for card in source.sample(CARD_NAMES, 5)}
    return out


def _rulings(source: Random) -> dict[str, str]:
    """Half of the games are played by the usual readings."""
    if source.randrange(2):
        return {}
    return {option.name: str(source.choice(list(option.readings))) for option in OPTIONS}


def _castle(source: Random) -> str:
    rooms = source.sample(ROOM_NAMES, 9)
    return "\n".join(" ".join(rooms[n : n + 3]) for n in (0, 3, 6))


def opening(source: Random) -> Mapping[str, object]:
    """A new game."""
    players = NAMES[: source.randrange(2, 5)]
    equipment = _equipment(source, 1)
    if source.randrange(SELDOM) == 0:
        equipment["castle"] = _castle(source)
    header = {"courtroll": 1, "game": "palais-royal", "players": list(players), "start": source.choice(players)}
    return header | {"rulings": _rulings(source), "equipment": equipment}


def middle(source: Random) -> Mapping[str, object]:
    """A game that goes on from a described table where somebody's turn begins, or a card was played before it."""
    return {"courtroll": 1, "game": "palais-royal", "position": shortened(described(source), source)}


def shortened(told: Document, source: Random) -> Document:
    """The same table with less said, of what follows from the rest; once in a while nobody tells how the rooms lie."""

    def less(table: Document, key: str, follows: bool) -> Document:
        left_out = key in table and follows and source.randrange(3) == 0
        return {each: value for each, value in table.items() if each != key} if left_out else table

    players = []
    for player in told["player"]:
        player = less(player, "common", player["common"] == 7)
        player = less(player, "supply", True)
        for key in ("turned", "played"):
            player = less(player, key, not player[key])
        players.append(player)
    told = less(told, "start", told["start"] == players[0]["name"])
    few = sum(there != "empty" and "servant" not in there for there in told["park"].values()) <= 12
    begins = "pending" not in told and told["turn"] == told.get("start", players[0]["name"])
    told = less(told, "last-round", told["last-round"] == (few and begins))
    told = less(less(told, "deck", True), "discard", not told["discard"])
    told = less(told, "castle", source.randrange(4) == 0)
    park = told["park"]
    if source.randrange(3) == 0:
        park = {spot: there for spot, there in park.items() if there != "empty"} | {"rest": "empty"}
    return told | {"player": players, "park": park}


def described(source: Random) -> Document:
    players = NAMES[: source.randrange(2, 5)]
    number = source.randrange(2, 9)
    equipment, rulings = _equipment(source, number), _rulings(source)
    start, mover, left = source.choice(players), source.choice(players), source.choice((36, 25, 14, 13, 12, 6, 1))
    tile = "t{}" if "nobles" in equipment else "n{:02}"
    tiles = source.sample([tile.format(n + ("nobles" not in equipment)) for n in range(42)], 36)
    spots = source.sample(SQUARE, 36)
    owner = {spot: source.choice(players) for spot in spots[left:]}
    down = 1 if "park" in equipment else 0
    park: Document = {cell(spot, down): name for spot, name in zip(spots[:left], tiles, strict=False)}
    for spot, name in owner.items():
        park[cell(spot, down)] = {"servant": name} if spot in RING else "empty"
    taken = {name: [noble for noble, own in zip(tiles[left:], owner.values(), strict=True) if own == name]
             for name in players}  # fmt: skip
    cards = source.sample([card for card in CARD_NAMES for _ in range(4)], 36)
    pending = {}
    if source.randrange(5) == 0:
        cards.remove("majorities")
        pending = {"pending": {"majorities": 1}}
    hands, piles = _split(source, cards, len(players))
    posted = {name: sum(own == name and spot in RING for spot, own in owner.items()) for name in players}
    brings = {noble["name"]: int(noble["power"].split()[1]) for noble in equipment.get("nobles", ())
              if noble["power"].startswith("servants")} or STAND_INS  # fmt: skip
    crowded = source.sample(ROOM_NAMES, source.randrange(2, 6)) if source.randrange(2) else ()
    told = [
        _player(source, name, posted[name], taken[name], hand, brings, crowded)
        for name, hand in zip(players, hands, strict=True)
    ]
    last = left <= 12 and (mover == start or source.randrange(2) > 0)
    return {
        "game": "palais-royal", "moment": "turn", "turn": mover, "start": start, "round": number,
        "last-round": last or number == equipment["round-limit"], "castle": _castle(source), "player": told,
        "park": park, "deck": {card: piles[0].count(card) for card in CARD_NAMES}, "discard": piles[1],
        "rulings": rulings, "equipment": equipment, **pending,
    }  # fmt: skip


def _split(source: Random, cards: list[str], players: int) -> tuple[list[list[str]], tuple[list[str], list[str]]]:
    """Hands, stack and discards; now and then the stack is short, and both are empty only if hands hold all."""
    most = source.choice((2, 5, 12))
    hands = []
    for _ in range(players):
        n = source.randrange(most + 1)
        hands.append([cards.pop() for _ in range(min(n, len(cards)))])
    n = min(len(cards), source.choice((0, 1, 2, 4, 36)))
    if source.randrange(8) == 0:  # the other cards have all been drawn by somebody
        hands[-1] += cards[n + 1 :]
        del cards[n + 1 :]
    return hands, (cards[:n], sorted(cards[n:], key=CARD_NAMES.index))


def _player(
    source: Random,
    name: str,
    posted: int,
    taken: list[str],
    hand: list[str],
    brings: Mapping[str, int],
    crowded: Sequence[str],
) -> Document:
    """What a player has; all servants stand in the crowded rooms, if there are such."""
    turned = [noble for noble in taken if brings.get(noble) and source.randrange(2)]
    common = max(0, 7 - sum(brings[noble] for noble in turned))
    there = 25 - common - posted
    supply = 0 if source.randrange(SELDOM) == 0 else source.randrange(there + 1)
    favourites = crowded or source.sample(ROOM_NAMES, source.randrange(1, 8))
    rooms = source.choices(favourites, k=there - supply)
    played = [card for card in hand if card.endswith("points") and source.randrange(2)]
    kept = list(hand)
    for card in played:
        kept.remove(card)
    return {
        "name": name,
        "gold": source.choice((0, 1, 3, 9)),
        "supply": supply,
        "common": common,
        "servants": {room: rooms.count(room) for room in favourites},
        "nobles": taken,
        "turned": turned,
        "hand": sorted(kept, key=CARD_NAMES.index),
        "played": sorted(2 if card == "two-points" else 4 for card in played),
    }


def first_line(source: Random) -> Mapping[str, object]:
    return opening(source) if source.randrange(NEW) == 0 else middle(source)


def headers() -> SearchStrategy[Mapping[str, object]]:
    return SEEDS.map(lambda seed: first_line(Random(seed)))


# ------------------------------------------------------------------------------------------------ who plays

ORDERED: Final[Mapping[type[d.Decision], float]] = {
    d.Reinforce: 40, d.Step: 30, d.Mint: 9, d.Attend: 9, d.Recruit: 9, d.Summon: 9, d.Play: 5, d.DrawCards: 2,
    d.Keep: 9,
}  # fmt: skip
STYLES: Final[Sequence[Mapping[type[d.Decision], float]]] = (
    {},
    ORDERED,
    {d.Recruit: 30, d.Play: 9, d.Mint: 9, d.Attend: 9, d.DrawCards: 3, d.Keep: 9, d.Step: 3, d.Summon: 3},
    {d.Play: 40, d.Reinforce: 9, d.Step: 5, d.Mint: 3, d.Attend: 3, d.Recruit: 2},
    {d.DrawCards: 30, d.Keep: 30, d.Play: 9, d.Mint: 3, d.Done: 3},
)
"""What each style weighs the kinds of decision by; all else counts 1. The second begins with what comes first."""


def somebody(source: Random) -> Player:
    liked, leans = source.choice(STYLES), source.randrange(2)

    def choose(state: Playing, legal: Sequence[d.Decision]) -> d.Decision:
        kinds: dict[type[d.Decision], list[d.Decision]] = {}
        for decision in legal:
            kinds.setdefault(type(decision), []).append(decision)
        (kind,) = source.choices(list(kinds), [liked.get(each, 1.0) for each in kinds])
        likely = lean(state, kinds[kind]) if leans and source.randrange(10) else ()
        return source.choice(likely or kinds[kind])

    return choose


# -------------------------------------------------------------------------------------------------- to be tried

SOURCES: Final = (None, *Room)
SAME: Final[tuple[d.Decision, ...]] = (
    d.Deal(), d.Mint(), d.Done(), *map(d.Station, Room), *map(d.Play, Card), *map(d.Keep, Card),
    *map(d.Reinforce, SOURCES), *map(d.Post, SOURCES), *(d.Step(one, two) for one in Room for two in Room),
    *(d.Attend(chamber, source) for chamber in (Room.KING, Room.POMPADOUR) for source in SOURCES),
    *map(d.Summon, range(1, 10)), *map(d.DrawCards, range(61)),
)  # fmt: skip
"""Decisions that are conceivable on every table."""
BY_KIND: Final = tuple(tuple(group) for _, group in groupby(SAME, type))


def universe(state: Playing) -> Iterator[d.Decision]:
    """Every decision worth trying on a table; all that is legal is among them."""
    yield from SAME
    wild = range(max(3, state.turn.wild) + 1)
    for each in (*state.box.equipment.park.value.cells, BEYOND):
        yield from (d.Recruit(each, turquoise, violet) for turquoise in wild for violet in wild)


def conceivable(state: Playing, source: Random) -> tuple[int, d.Decision]:
    """A seat and any conceivable decision, mostly not legal; kinds that the phase knows more often."""
    seat = state.turn.seat if source.randrange(8) else source.randrange(state.players)
    if source.randrange(4) == 0:
        spot = source.choice((*state.box.equipment.park.value.cells, BEYOND))
        return seat, d.Recruit(spot, *(source.choice((0, 0, 1, 2)) for _ in range(2)))
    return seat, source.choice(source.choice(BY_KIND))


def simpler(document: Mapping[str, object]) -> Iterator[Mapping[str, object]]:
    """The same without rulings, without typed costs, or with the cards of a hand discarded."""
    if document.get("rulings"):
        yield {**document, "rulings": {}}
    equipment: Any = document.get("equipment", {})
    if "card-costs" in equipment:
        yield {**document, "equipment": {key: told for key, told in equipment.items() if key != "card-costs"}}
    players: Any = document["player"]
    discard: Any = document.get("discard", [])
    for seat, player in enumerate(players):
        if player.get("hand"):
            cards = sorted([*discard, *player["hand"]], key=CARD_NAMES.index)
            without = [*players[:seat], {**player, "hand": []}, *players[seat + 1 :]]
            yield {**document, "player": without, "discard": cards}
