"""Each player's area: goods, threats, both canals beside the seal, majority tiles, statues, houses with persons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from courtroll.calculator.render.drawing.boxes import CARD, GAP, POINTS, boxed, coin, fitted, grid, shield
from courtroll.calculator.render.drawing.bruges import glyphs
from courtroll.calculator.render.drawing.bruges.folk import House, are_all_houses_told, houses
from courtroll.calculator.render.drawing.holes import UNKNOWN, is_open, number
from courtroll.calculator.render.drawing.page import INNER, fact
from courtroll.calculator.render.drawing.seats import DISC, Seats, turn_mark
from courtroll.calculator.render.drawing.svg import (
    FAINT,
    INK,
    PAPER,
    Block,
    beside,
    flowing,
    framed,
    group,
    label,
    marked,
    part_of,
    path,
    stacked,
    text,
    width_of,
)
from courtroll.verifier.games.bruges.document import Described
from courtroll.verifier.games.bruges.document.shapes import PersonTable
from courtroll.verifier.games.bruges.table.equipment import SECTION
from courtroll.verifier.games.bruges.table.names import say_owned
from courtroll.verifier.games.bruges.table.pieces import Area, Colour, Side
from courtroll.verifier.games.bruges.table.state import CanalSpace, PersonAt, Section
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.reading import Unknown

COLUMNS: Final = 4
HOUSE: Final = (CARD - (COLUMNS - 1) * GAP) / COLUMNS


def area(described: Described, seat: int, seats: Seats, said: Mapping[str, str]) -> Block:
    """One player's card."""
    shown = stacked(
        [
            seats.name(seat, CARD, [*_marks(described, seat, said)]),
            flowing([*_facts(described, seat, said)], CARD, 18),
            flowing([*_goods(described, seat, said)], CARD, 22),
            canals(described, seat, seats, said),
            _tiles(described, seat, said),
            *_houses(described, seat, seats, said),
        ],
        8,
    )
    whole = framed(shown, INNER)
    area = group([whole.svg], seats.players[seat], klass="area")
    return part_of(Block(whole.width, whole.height, area), seats.players[seat])


def _marks(described: Described, seat: int, said: Mapping[str, str]) -> Iterator[Block]:
    playing = described.playing
    if playing is None:
        return
    if described.document is not None and described.document.turn is not None and playing.state.turn.mover == seat:
        yield turn_mark(said["in-turn"])
    if playing.is_known("start") and playing.state.clock.start == seat:
        yield start_mark(said["start"])


def start_mark(told: str) -> Block:
    """The starting marker."""
    return Block(16, 16, group([path("M3 15V2l11 4-11 4", fill="#c0392b", stroke=INK)], told, klass="start"))


# -------------------------------------------------------------------------------------------------------- goods


def _facts(described: Described, seat: int, said: Mapping[str, str]) -> Iterator[Block]:
    position, player = described.position, described.position.state.seats[seat]
    yield fact(said["points"], number(position, player.points, "player", seat, "points"))
    yield fact(said["florins"], number(position, player.florins, "player", seat, "florins"))
    yield fact(said["reputation"], number(position, player.reputation, "player", seat, "reputation"))
    if described.playing is not None and described.document is not None:
        playing, told = described.playing, described.document.player[seat].hand
        if isinstance(told, tuple):
            names = ", ".join(_card(each, said) for each in told) or "–"
            yield text(f"{said['hand']}: {names}", CARD, 11, fill=FAINT)
        else:
            yield fact(said["hand"], UNKNOWN if not isinstance(told, int) else str(told))
        yield fact(said["played"], number(playing, playing.state.estates[seat].played, "player", seat, "played"))


def _card(told: str | PersonTable | Unknown, said: Mapping[str, str]) -> str:
    match told:
        case Unknown():
            return UNKNOWN
        case PersonTable():
            return told.name if isinstance(told.name, str) and told.name else said["person"]
        case colour if colour in set(Colour):
            return said[f"colour-{colour}"]
        case name:
            return name


def _goods(described: Described, seat: int, said: Mapping[str, str]) -> Iterator[Block]:
    position, player = described.position, described.position.state.seats[seat]
    held = [
        number(position, n, "player", seat, "workers", colour) for colour, n in zip(Colour, player.workers, strict=True)
    ]
    chips = [glyphs.worker(colour, n, said[f"colour-{colour}"]) for colour, n in zip(Colour, held, strict=True)]
    yield _row(said["workers"], chips)
    playing = described.playing
    if playing is not None:
        there = playing.state.all_threats(seat)
        held = [number(playing, n, "player", seat, "threats", colour) for colour, n in zip(Colour, there, strict=True)]
        chips = [glyphs.threat(colour, n, said[f"colour-{colour}"]) for colour, n in zip(Colour, held, strict=True)]
        yield _row(said["threats"], chips)


def _row(name: str, chips: list[Block]) -> Block:
    """Things after their name."""
    wide = width_of(name, 11)
    return beside([Block(wide, 24, label(0, 16, name, 11, fill=FAINT)), *chips], 5)


# ------------------------------------------------------------------------------------------------------- canals


def canals(described: Described, seat: int, seats: Seats, said: Mapping[str, str]) -> Block:
    """Both sections, outward from the seal in the middle; the faults of each stand under it."""
    left, right = (_section(described, seat, side, said) for side in Side)
    seal = Block(DISC + 8, glyphs.SPACE_HIGH, seats.disc(seat, DISC / 2 + 4, glyphs.SPACE_HIGH / 2))
    shown = beside([*reversed(left), seal, *right], 2)
    wide = (shown.width - seal.width) / 2
    under = []
    for side in Side:
        spaces = [CanalSpace(seat, side, space + 1) for space in range(SECTION)]
        marks = seats.faults_at(Section(seat, side), *spaces, room=wide)
        under.append(Block(wide, marks.height, marks.svg))
    return stacked([shown, beside(under, seal.width)] if any(each.svg for each in under) else [shown], 2)


def _section(described: Described, seat: int, side: Side, said: Mapping[str, str]) -> list[Block]:
    position, index = described.position, list(Side).index(side)
    equipment, path = position.state.box.equipment, ("equipment", "canal-colours", seat, index)
    where = described.playing or position
    is_told = not is_open(position, "player", seat, "canals", index)
    built = position.state.seats[seat].canals[index]
    is_assumed = Source.ASSUMED in (equipment.canal_colours.source, equipment.canal_prices.source)
    out = []
    for space in range(SECTION):
        colour = None if is_open(where, *path) else equipment.canal_colours.value[seat][index][space]
        price = str(equipment.canal_prices.value[space])
        here = said["not-told"] if not is_told else said["built" if space < built else "free"]
        named = said["not-told"] if colour is None else said[f"colour-{colour}"]
        told = f"{said[side]} {space + 1}: {named}, {here}"
        shown = glyphs.canal_space(colour, price, told, built=is_told and space < built, dashed=is_assumed)
        if not is_told:
            doubt = label(12, 21, UNKNOWN, 13, text_anchor="middle", fill=FAINT)
            shown = Block(shown.width, shown.height, shown.svg + doubt)
        place = say_owned(CanalSpace(seat, side, space + 1), described.players)
        said_so = f"{side} {space + 1}"
        out.append(Block(shown.width, shown.height, marked(shown.svg, place, said_so, described.players[seat])))
    return out


# ----------------------------------------------------------------------------------------- majorities and statues


def _tiles(described: Described, seat: int, said: Mapping[str, str]) -> Block:
    position, player = described.position, described.position.state.seats[seat]
    is_whole = not is_open(position, "player", seat, "majorities")
    known = {
        each
        for index, each in enumerate(player.majorities)
        if not is_open(position, "player", seat, "majorities", index)
    }
    is_told = is_whole and len(known) == len(player.majorities)
    tiles = [_majority(each, each in known, is_told, said) for each in Area]
    if is_open(position, "player", seat, "statues"):
        statues = [glyphs.statue(UNKNOWN, said["statue"])]
    else:
        values = [
            number(position, value, "player", seat, "statues", index) for index, value in enumerate(player.statues)
        ]
        statues = [glyphs.statue(value, said["statue"]) for value in values]
    return beside([*tiles, *statues], 8)


def _majority(area: Area, turned: bool, is_told: bool, said: Mapping[str, str]) -> Block:
    name = said[f"majority-{area}"]
    wide = 150
    is_open = not turned and not is_told
    name = f"{name} ?" if is_open else name
    edge = glyphs.majority(wide, POINTS if turned else PAPER if is_open else glyphs.UNTOLD, dashed=is_open)
    klass = "turned" if turned else "open" if is_open else "grey"
    told = fitted(wide / 2, 21, name, wide - 12, 11, text_anchor="middle")
    what = said["not-told" if is_open else klass]
    drawn = group([edge, told], f"{name}: {what}", klass=f"box majority {klass}")
    return Block(wide, 34, drawn)


# ------------------------------------------------------------------------------------------------------- houses


def _houses(described: Described, seat: int, seats: Seats, said: Mapping[str, str]) -> Iterator[Block]:
    found = houses(described, seat, said)
    if found is None:
        yield text(said["persons-not-told"], CARD, 11, fill=FAINT)
        return
    if found:
        faults = [seats.faults_at(PersonAt(seat, index), room=HOUSE) for index in range(len(found))]
        shown = [stacked([_house(each, said), marks], 2) for each, marks in zip(found, faults, strict=True)]
        yield grid(shown, COLUMNS)
    if not are_all_houses_told(described, seat):
        yield text(said["houses-not-told"], CARD, 11, fill=FAINT)


def _house(house: House, said: Mapping[str, str]) -> Block:
    colour = said["not-told"] if house.colour is None else said[f"colour-{house.colour}"]
    roof = Block(HOUSE, 15, glyphs.house(house.colour, HOUSE))
    if house.name is None:
        walls = boxed(text(said["empty"], HOUSE - 12, 11, fill=FAINT), HOUSE, fill="#f6f8fa", klass="house empty")
        return _titled(house, stacked([roof, walls]), f"{colour}: {said['empty']}")
    marks = shield(house.points, 2, 0.5) + coin(house.price, 36, 10, 9)
    turned = label(HOUSE - 14, 14, glyphs.TURNED, 14, text_anchor="end") if house.used else ""
    inside = stacked(
        [
            text(house.name, HOUSE - 12, 11, bold=True),
            Block(HOUSE - 12, 22, marks + turned),
            *(text(each, HOUSE - 12, 10, fill=FAINT) for each in house.about),
        ],
        2,
    )
    klass = f"house{' used' if house.used else ''}{' assumed' if house.assumed else ''}"
    walls = boxed(inside, HOUSE, fill=glyphs.UNTOLD if house.used else PAPER, dashed=house.assumed, klass=klass)
    return _titled(house, stacked([roof, walls]), f"{colour}: {house.name}")


def _titled(house: House, block: Block, told: str) -> Block:
    klass = f"home {'uncoloured' if house.colour is None else 'in-colour'}"
    return Block(block.width, block.height, group([block.svg], told, klass=klass))
