"""Who lives in whose houses, as far as a file tells."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from courtroll.calculator.render.drawing.holes import UNKNOWN, is_open, is_open_within, number
from courtroll.verifier.games.bruges.document import Described
from courtroll.verifier.games.bruges.document.shapes import PersonTable, PlayerTable
from courtroll.verifier.games.bruges.table.cards import colour_of
from courtroll.verifier.games.bruges.table.effects import spell
from courtroll.verifier.games.bruges.table.pieces import COLOURS, Colour, Group
from courtroll.verifier.games.bruges.table.playing import Home, Playing
from courtroll.verifier.games.bruges.table.state import Laurel
from courtroll.verifier.kernel.reading import Unknown


@dataclass(frozen=True, slots=True)
class House:
    """A house, and whoever lives there: `name` is `None` in an empty one."""

    colour: Colour | None
    """`None` where nobody tells it."""
    name: str | None = None
    points: str = UNKNOWN
    price: str = UNKNOWN
    about: tuple[str, ...] = ()
    """Group, symbol, and what the text does."""
    used: bool = False
    assumed: bool = False
    """A stand-in's values."""


def houses(described: Described, seat: int, said: Mapping[str, str]) -> list[House] | None:
    """Everybody's house, then the empty ones; `None` where nobody tells who lives there."""
    position = described.playing or described.position
    if is_open(position, "player", seat, "persons"):
        return None
    if described.playing is None or described.document is None:
        return [*_at_end(described, seat, said)]
    state, told = described.playing.state, described.document.player[seat]
    persons, homes = told.persons or (), state.estates[seat].homes
    assert isinstance(persons, tuple)
    empty = len(state.estates[seat].empty)
    lived_in = [
        _home(state, told, empty + index, each, home, said)
        for index, (each, home) in enumerate(zip(persons, homes, strict=True))
    ]
    return [*lived_in, *(House(colour) for colour in _empty(state, told, seat))]


def are_all_houses_told(described: Described, seat: int) -> bool:
    if described.document is None:
        return not is_open(described.position, "player", seat, "houses")
    told = described.document.player[seat]
    return isinstance(told.empty, tuple) or isinstance(told.houses, int)


def _empty(state: Playing, told: PlayerTable, seat: int) -> Iterator[Colour | None]:
    """The colours of empty houses; those not told by a colour may be told by their cards."""
    for index, house in enumerate(state.estates[seat].empty):
        said = told.empty[index] if isinstance(told.empty, tuple) else None
        yield said if isinstance(said, Colour) else _card_under(told, index, house)


def _card_under(told: PlayerTable, index: int, house: int) -> Colour | None:
    under = told.underneath if isinstance(told.underneath, tuple) else ()
    return COLOURS[colour_of(house)] if index < len(under) and isinstance(under[index], str) else None


def _home(state: Playing, player: PlayerTable, index: int, told: PersonTable | Unknown, home: Home,
          said: Mapping[str, str]) -> House:  # fmt: skip
    if isinstance(told, Unknown):
        return House(_card_under(player, index, home.house), UNKNOWN)
    colour = told.house if isinstance(told.house, Colour) else _card_under(player, index, home.house)
    card = state.deck[home.person]
    is_told = not (isinstance(told.points, Unknown) or isinstance(told.price, Unknown))
    is_told = is_told or isinstance(told.points, int) or isinstance(told.price, int)
    about = [_group(card.person.group, said)]
    about += [said[f"works-{card.works}"]] if card.works is not None and not card.person.laurel else []
    about += [_laurel(card.person.laurel, said)] if card.person.laurel else []
    about += [spell(card.effect)] if card.effect else []
    return House(
        colour,
        told.name if isinstance(told.name, str) and told.name.strip() else card.name,
        str(card.person.points) if is_told else UNKNOWN,
        str(card.person.price) if is_told else UNKNOWN,
        tuple(each for each in about if each),
        home.used,
        not card.typed,
    )


def _at_end(described: Described, seat: int, said: Mapping[str, str]) -> Iterator[House]:
    position = described.position
    player = position.state.seats[seat]
    for index, person in enumerate(player.persons):
        path = ("player", seat, "persons", index)
        group = UNKNOWN if is_open(position, *path, "group") else _group(person.group, said)
        laurel = UNKNOWN if is_open_within(position, *path, "laurel") else ""
        if not laurel and person.laurel is not None:
            laurel = _laurel(person.laurel, said)
        points = number(position, person.points, *path, "points")
        price = number(position, person.price, *path, "price")
        name = UNKNOWN if is_open(position, *path, "name") else person.name or said["person"]
        yield House(None, name, points, price, tuple(each for each in (group, laurel) if each))
    if not is_open(position, "player", seat, "houses"):
        yield from (House(None) for _ in range(max(0, player.houses - len(player.persons))))


def _group(group: Group | None, said: Mapping[str, str]) -> str:
    return "" if group is None else said[f"group-{group}"]


def _laurel(laurel: Laurel, said: Mapping[str, str]) -> str:
    """What a laurel scores."""
    if laurel.per is None:
        return said["laurel-plain"].format(points=laurel.points)
    kind = "group" if isinstance(laurel.per, Group) else "thing"
    thing = said[f"{kind}-{laurel.per}"]
    counted = thing if laurel.every == 1 else f"{laurel.every} {thing}"
    return said["laurel"].format(points=laurel.points, per=counted)
