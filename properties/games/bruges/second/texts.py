"""What texts count and ask for, once more: "Attivare i personaggi", "Infinito"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.properties.games.bruges.second import counted
from courtroll.properties.games.bruges.second.table import Player, Table, colour_of
from courtroll.verifier.games.bruges.table.effects import Clause, Same
from courtroll.verifier.games.bruges.table.pieces import Colour

ALWAYS: Final = "always"


def things(table: Table, seat: int, per: str) -> int:
    """How many of what a text counts a player has."""
    player = table.players[seat]
    if per == "threats":
        return sum(player.threats.values())
    if per == "hand":
        return cards_in_hand(table, seat)
    if per.endswith("-houses"):
        return sum(f"{colour_of(house)}-houses" == per for house in player.houses)
    return counted(described(table, player), per)


def described(table: Table, player: Player) -> dict[str, object]:
    """A player as a position file describes one, as far as points go."""
    persons: list[dict[str, object]] = []
    for number in player.persons:
        printed = table.deck[number].person
        person: dict[str, object] = {"name": printed.name, "points": printed.points}
        if printed.group is not None:
            person["group"] = str(printed.group)
        if printed.laurel is not None:
            laurel = printed.laurel
            person["laurel"] = {"points": laurel.points, "every": laurel.every}
            if laurel.per is not None:
                person["laurel"] = {"points": laurel.points, "every": laurel.every, "per": str(laurel.per)}
        persons.append(person)
    return {
        "points": player.points, "florins": player.florins, "workers": player.workers, "persons": persons,
        "houses": len(player.houses), "majorities": sorted(player.majorities), "canals": list(player.canals.values()),
        "statues": sorted(player.statues), "reputation": player.reputation,
    }  # fmt: skip


def cards_in_hand(table: Table, seat: int) -> int:
    """With the backs that the hand being filled has drawn."""
    backs = sum(table.blind.values()) if seat == table.mover else 0
    return len(table.players[seat].hand) + backs


def brings(table: Table, seat: int, text: Clause) -> int:
    """How often a text does what it says: for each so many of a thing, and only by dice that it asks for."""
    if text.when is not None and table.dice.get(text.when.colour, 0) not in range(text.when.low, text.when.high + 1):
        return 0
    if text.n is None:
        return sum(table.players[seat].threats.values())
    times = 1 if text.per is None else things(table, seat, text.per) // text.every
    if text.atom == "canal":
        # The number of such a text is how dear the one tile is.
        return 1 if times else 0
    return text.n * times


def at_work(table: Table, seat: int) -> Iterator[tuple[int, Clause]]:
    """The texts of a player's persons that work by themselves."""
    for person in table.players[seat].persons:
        card = table.deck[person]
        if card.works == ALWAYS:
            for text in card.effect or ():
                yield person, text


def hand_limit(table: Table, seat: int) -> int:
    """Five cards ("Fase 1"), and what persons add."""
    return 5 + sum(brings(table, seat, text) for _, text in at_work(table, seat) if text.atom == "hand")


def spoken(text: Clause, colour: str | None) -> Clause:
    """A text set off: it waits for nothing more, and "same" is the colour of the card played."""
    if text.colour is Same.SAME and colour is not None:
        return text._replace(on=None, colour=Colour(colour))
    return text._replace(on=None)


def can(table: Table, seat: int, text: Clause) -> bool:
    """Whether the player who is asked can do any of it."""
    player = table.players[seat]
    match str(text.atom):
        case "draw":
            return any(table.piles.values())
        case "discard" | "play":
            return bool(player.hand)
        case "return":
            return any(player.threats.values())
        case "canal":
            return any(
                price is not None and price <= player.florins for price in tile_prices(table, seat, text).values()
            )
        case "step":
            return player.reputation < table.steps[-1]
        case "others give":
            return any(player.workers.values())
        case "others lose canal":
            return any(player.canals.values())
        case "hand":
            return False
        case _:
            return True


def tile_prices(table: Table, seat: int, text: Clause | None = None) -> dict[str, int | None]:
    """What the next tile of each side costs; nothing can be built on a full one."""
    times = 1 if text is None else text.n or 1
    built = table.players[seat].canals
    return {side: times * table.canal_prices[n] if n < 5 else None for side, n in built.items()}


def does_something(table: Table, seat: int, person: int) -> bool:
    """Whether using a person does anything at all. Nobody knows what a text that was not typed does."""
    texts = table.deck[person].effect
    if texts is None:
        return True
    others = [other for other in range(len(table.players)) if other != seat]
    return any(
        brings(table, seat, text)
        and any(can(table, asked, text) for asked in (others if text.atom.startswith("others") else [seat]))
        for text in texts
    )
