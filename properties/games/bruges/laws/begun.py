"""How games begin: a new one as "Preparazione del gioco" says, another from the table that a file describes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from courtroll.properties.games.bruges.laws.barred import LAW as BARRED_LAW
from courtroll.properties.games.bruges.laws.book import table_now
from courtroll.properties.games.bruges.second.table import (
    COLOURS,
    MARKERS,
    OF_A_COLOUR,
    SIDES,
    STATUES,
    Player,
    Table,
    colour_of,
)
from courtroll.properties.play.laws import Begun, Breach, Law, only_so_many_begin
from courtroll.verifier.games.bruges.table.cards import Card, word_of
from courtroll.verifier.games.bruges.table.effects import spell

STACK: Final = 33
"""Five stacks of the 165 cards; as many as players are dealt."""
SPACES: Final = 5
"""Of a section."""
FIRST: Final = Player(
    5, 5, dict.fromkeys(COLOURS, 1), dict.fromkeys(COLOURS, 0), dict.fromkeys(SIDES, 0), frozenset(), frozenset(),
    frozenset(), 0, 0, set(), {}, [], set(),
)  # fmt: skip
"""What everybody begins with."""
READINGS: Final = {"lightning-returned": "works", "no-cards-left": "turn", "emptied-elsewhere": "next",
                   "own-event": "begun"}  # fmt: skip
TROUBLES: Final = {"blue": "flood", "brown": "plague", "yellow": "raid", "red": "fire", "purple": "intrigue"}
STAND_INS: Final = (
    ("lightning", "florins 6"), ("lightning", "workers 2"), ("lightning", "others give 1"), ("worker", "draw 1"),
    ("worker", "play 1"), ("worker", "return 1"), ("once", "florins 1"), ("always", "on workers: workers 1 same"),
    ("always", "hand 1"), ("laurel", None), ("laurel", None),
)  # fmt: skip
"""How the cards that nobody typed work, in turn."""
PRINTED: Final = {
    "name": "bruges.person.text", "colour": "bruges.card.colour", "price": "bruges.action.person-price",
    "group": "bruges.person.groups", "works": "bruges.person.icon", "effect": "bruges.person.text",
    "laurel": "bruges.person.text",
}  # fmt: skip
"""The rules that say what a card shows."""


def a_new_game_is_laid_out(begun: Begun) -> Iterator[Breach]:
    if "position" in begun.header:
        return
    table, dealt = table_now(begun), STACK * len(table_now(begun).players)
    for seat, player in enumerate(table.players):
        if player != FIRST:
            yield Breach(f"seat {seat} begins with {player}", ("bruges.setup.goods", "bruges.setup.reputation"))
    half = dealt // 2
    if (table.piles, table.extra) != ({"left": dealt - half, "right": half}, STACK * len(COLOURS) - dealt):
        yield Breach(f"the piles begin as {table.piles} and {table.extra}")
    supply = begun.data.held[0][-len(COLOURS) - len(SIDES) - len(STATUES) :]
    due = (MARKERS,) * len(COLOURS), (SPACES * len(table.players),) * len(SIDES), (1,) * len(STATUES)
    if supply != sum(due, ()):
        rules = ("bruges.setup.supply", "bruges.box.threats-even", "bruges.box.canal-tiles", "bruges.box.statues")
        yield Breach(f"the supply begins as {supply}", rules)
    start = list(begun.header["players"]).index(begun.header["start"])  # type: ignore[call-overload]
    if (table.phase, table.start, table.mover, table.last_round) != ("deal", start, start, "open"):
        yield Breach(f"{table.phase} of seat {table.mover} comes first", ("bruges.setup.start-player",))


def plays_by_what_is_told(begun: Begun) -> Iterator[Breach]:
    """Readings and the values of the box, typed or standing in."""
    table, told = table_now(begun), _told(begun)
    box = told.get("equipment", {})
    readings = READINGS | told.get("rulings", {})
    played = {option.name: table.options.reading(option) for option in table.options.options}
    for name, reading in readings.items():
        if played[name] != reading:
            yield Breach(f"{name} is {reading!r} and is played as {played[name]!r}")
    values: Mapping[str, tuple[object, object]] = {
        "reputation-steps": (list(table.steps), list(range(1, 13))),
        "canal-prices": (list(table.canal_prices), [1, 2, 3, 4, 5]),
        "troubles": (table.troubles, TROUBLES),
    }
    for name, (has, stands_in) in values.items():
        should = stands_in if name not in box else TROUBLES | box[name] if name == "troubles" else box[name]
        if has != should:
            yield Breach(f"{name} is {has} and should be {should}")
    for seat, sections in enumerate(table.canal_colours):
        left = tuple(COLOURS[(seat + space) % 5] for space in range(5))
        right = tuple(COLOURS[(seat + 2 + 2 * space) % 5] for space in range(5))
        if sections != {"left": left, "right": right}:
            yield Breach(f"the canal spaces of seat {seat} are {sections}", ("bruges.setup.seals",))
    yield from _cards(table, box.get("persons", []))


def _told(begun: Begun) -> Mapping[str, Any]:
    position = begun.header.get("position")
    return position if isinstance(position, dict) else begun.header


def _cards(table: Table, typed: list[Mapping[str, Any]]) -> Iterator[Breach]:
    """What was typed takes the places of the first stand-ins of its colour."""
    for n, colour in enumerate(COLOURS):
        mine = [person for person in typed if person["colour"] == colour]
        for k in range(OF_A_COLOUR):
            card = table.deck[n * OF_A_COLOUR + k]
            for wrong in _wrong(card, mine[k]) if k < len(mine) else _wrong_stand_in(card, n, k):
                yield Breach(f"the {wrong} of {card.name} is printed otherwise", (PRINTED[wrong],))


def _wrong(card: Card, told: Mapping[str, Any]) -> list[str]:
    laurel = card.person.laurel
    has = {
        "name": card.name,
        "colour": str(card.colour),
        "price": card.person.price,
        "group": card.person.group,
        "works": card.works,
        "effect": None if card.effect is None else spell(card.effect),
        "laurel": None if laurel is None else (laurel.points, laurel.per, laurel.every),
    }
    should = dict(told)
    if "laurel" in told:
        should["laurel"] = (told["laurel"]["points"], told["laurel"].get("per"), told["laurel"].get("every", 1))
    return [name for name, value in has.items() if value != should.get(name)]


def _wrong_stand_in(card: Card, colour: int, k: int) -> list[str]:
    works, effect = STAND_INS[k % len(STAND_INS)]
    symbol = COLOURS[(colour + 1) % len(COLOURS)]
    told: dict[str, Any] = {
        "name": f"{COLOURS[colour]}-{k + 1}", "colour": COLOURS[colour], "price": 3 * (k % 5),
        "group": card.person.group, "works": f"worker-{symbol}" if works == "worker" else works, "effect": effect,
    }  # fmt: skip
    if works == "laurel":
        by_workers = {"points": 1, "per": "workers", "every": 2}
        told["laurel"] = by_workers if k % len(STAND_INS) == 9 else {"points": 1, "per": card.person.group}
    return _wrong(card, told)


def the_table_is_as_told(begun: Begun) -> Iterator[Breach]:
    if "position" not in begun.header:
        return
    table, told = table_now(begun), _told(begun)
    names = [player["name"] for player in told["player"]]
    has: dict[str, object] = {
        "turn": names[table.mover], "phase": table.phase, "start": names[table.start], "dice": table.dice,
        "last-round": {"open": False, "this": True}.get(table.last_round, table.last_round),
        "piles": list(table.piles.values()), "tops": [top for top in table.tops.values() if top is not None],
        "extra": table.extra, "stack": table.statues_left,
        "waiting": [names[seat] for seat in table.waiting],
    }  # fmt: skip
    waiting = told.get("pending", {}).get("waiting", [])
    should = {"dice": {}, "last-round": False} | dict(told) | told["deck"] | {"waiting": waiting}
    for name, value in has.items():
        if value != should[name]:
            yield Breach(f"{name} is {value} and was told as {should[name]}")
    for player, mine in zip(table.players, told["player"], strict=True):
        for name, value in _own(table, player).items():
            if value != mine[name]:
                yield Breach(f"{name} of {mine['name']} is {value} and was told as {mine[name]}")


def _own(table: Table, player: Player) -> Mapping[str, object]:
    def words(cards: list[int]) -> list[str]:
        return [word_of(table.deck[card]) for card in cards]

    return {
        "points": player.points, "florins": player.florins, "workers": player.workers, "threats": player.threats,
        "houses": len(player.houses), "empty": list(map(colour_of, player.empty)), "underneath": words(player.houses),
        "persons": [
            {"name": table.deck[person].name, "points": table.deck[person].person.points, "house": colour_of(house)}
            | ({"used": True} if person in player.turned else {})
            for person, house in player.persons.items()
        ],
        "canals": list(player.canals.values()), "statues": sorted(player.statues, reverse=True),
        "reputation": player.reputation, "hand": words(sorted(player.hand)), "played": player.played,
        "sections": [side for side in SIDES if side in player.full],
    }  # fmt: skip


BEGIN_LAWS: Final[tuple[Law[Begun], ...]] = (
    Law("laid-out", "A new game begins as the rules lay it out.", a_new_game_is_laid_out, 1,
        ("bruges.setup.goods", "bruges.setup.reputation", "bruges.setup.points", "bruges.setup.no-hand",
         "bruges.setup.stacks", "bruges.setup.extra-pile")),
    Law("each-a-colour", "Two, three or four begin, each by a name of their own.",
        only_so_many_begin(2, 4, ("bruges.box.players",), ("bruges.setup.seals",))),
    BARRED_LAW,
    Law("by-what-is-told", "Readings, cards and values of the box are those that were told, or stand in for them.",
        plays_by_what_is_told, 4,
        ("bruges.canal.numbers", "bruges.card.colour", "bruges.person.groups", "bruges.person.icon",
         "bruges.threat.colour", "bruges.threat.fire-red", "bruges.threat.raid-yellow", "bruges.threat.other-colours")),
    Law("table-as-told", "A described table begins as it was described.", the_table_is_as_told),
)  # fmt: skip
