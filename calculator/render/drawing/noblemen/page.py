"""A table of Noblemen on one page: the prestige track at a ball, and a card with map and score for each player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from courtroll.calculator.lang import about, names, places, words
from courtroll.calculator.render.drawing.boxes import Sign, legend
from courtroll.calculator.render.drawing.noblemen import glyphs
from courtroll.calculator.render.drawing.noblemen.estates import letters, map_of, swatch
from courtroll.calculator.render.drawing.noblemen.glyphs import CELL
from courtroll.calculator.render.drawing.page import INNER, closing_notes, heading, row_of
from courtroll.calculator.render.drawing.seats import COLOURS, arrow, fault_marks, faults_by_seat, initials, marker
from courtroll.calculator.render.drawing.svg import (
    FAINT,
    INK,
    NOTHING,
    PAPER,
    RULE,
    Block,
    beside,
    framed,
    group,
    label,
    line_across,
    moved,
    part_of,
    rect,
    stacked,
    text,
    width_of,
)
from courtroll.calculator.render.sheets import NO_FACTS, Object, Section, fact_text, prestige_name, total_text
from courtroll.verifier.games.noblemen.document import Described, Moment
from courtroll.verifier.games.noblemen.moves.sentences import say_place
from courtroll.verifier.games.noblemen.table.equipment import TITLE_NEEDS
from courtroll.verifier.games.noblemen.table.pieces import Title
from courtroll.verifier.games.noblemen.table.state import Cell
from courtroll.verifier.kernel.legality import Fault

MAP: Final = 400
"""How wide a map may be and still have its card's text beside it."""
SIGN: Final = 0.6
"""How large a cell is in the legend."""
LEAST_SCALE: Final = 0.55
LEAST_MAP: Final = 150
CARD: Final = INNER - 24
SHOWN_SPACES: Final = 20
"""A track is drawn whole up to this space; beyond it only the spaces where markers stand."""


def table(described: Described, tiles: Sequence[Mapping[str, int] | None], answer: Object | None,
          head: str, sections: Sequence[Section], language: str, faults: Sequence[Fault] = (),
          *, room: bool = False) -> Block:  # fmt: skip
    """A whole table; `tiles` are the counts of each estate, `answer` is there at a scoring. With `room` the cells round
    each estate are there to be tapped.
    """
    page = _Page(described, tiles, answer, language, faults, room=room)
    cards = [*page.cards()]
    return stacked(
        [
            heading(head, described.document.source, sections),
            page.track(),
            *cards,
            legend(page.signs_meant(), *cards),
            closing_notes(sections),
        ],
        12,
    )


class _Page:
    """Draws the parts of one table's page."""

    def __init__(
        self,
        described: Described,
        tiles: Sequence[Mapping[str, int] | None],
        answer: Object | None,
        language: str,
        faults: Sequence[Fault],
        *,
        room: bool,
    ) -> None:
        self.room = room
        self.described = described
        self.state = described.position.state
        self.tiles = tiles
        self.scores: Sequence[Object] | None = None if answer is None else answer["players"]
        self.called = names(language, "noblemen")
        self.places = places(language, "noblemen")
        self.said = words(language)
        self.drawn = about(language, "noblemen", "drawing")
        self.signs = initials(described.players)
        self.faults = faults
        self.faulty = faults_by_seat(faults)

    # ------------------------------------------------------------------------------------------------ track

    def track(self) -> Block:
        """At a ball where the markers stand, and from which space on each title can be had."""
        if self.scores is None or self.described.moment is not Moment.BALL:
            return NOTHING
        standing = [player["space"] for player in self.scores]
        spaces = self._spaces([space for space in standing if isinstance(space, int)])
        shown: list[int | None] = [*spaces, *([None] if None in standing else [])]
        wide = CARD / max(len(shown), 15)
        most = max(standing.count(space) for space in shown)
        foot = 26.0 * max(1, most) + 6
        parts = []
        for index, space in enumerate(shown):
            x = index * wide
            parts.append(rect(x + 1, 0, wide - 2, foot, rx=3, fill="#f6f8fa", stroke=RULE))
            name = "?" if space is None else str(space)
            here = [seat for seat, stands in enumerate(standing) if stands == space]
            for level, seat in enumerate(here):
                disc = marker(x + wide / 2, foot - 16 - 26 * level, self.signs[seat], COLOURS[seat])
                parts.append(group([disc], f"{self.described.players[seat]}: {name}", klass="marker"))
            size = 11 if len(name) < 4 else 9
            parts.append(label(x + wide / 2, foot + 14, name, size, text_anchor="middle", fill=FAINT))
            if space and shown[index - 1] != space - 1:
                parts.append(label(x, foot + 14, "…", 9, text_anchor="middle", fill=FAINT))
        for title, (start, end) in self._bands(spaces).items():
            x, length = start * wide + 1, (end - start) * wide - 2
            name = self._named(title.name.lower())
            parts.append(rect(x, foot + 20, length, 18, rx=3, fill=PAPER, stroke=INK))
            if width_of(name, 10.5) <= length:
                parts.append(label(x + length / 2, foot + 33, name, 10.5, text_anchor="middle"))
        bar = Block(CARD, foot + 40, group(parts, klass="track"))
        return framed(stacked([text(self.drawn["track"], CARD, 13, bold=True), bar], 6), INNER)

    def _spaces(self, standing: Sequence[int]) -> list[int]:
        last = self.state.box.equipment.prestige_track.value
        end = max(TITLE_NEEDS) if last is None else last
        whole = range(min(max([end, *standing]), SHOWN_SPACES) + 1)
        return sorted({*whole, *standing})

    @staticmethod
    def _bands(spaces: Sequence[int]) -> dict[Title, tuple[int, int]]:
        """For each title where on the drawn track it begins and ends."""
        ends = (*TITLE_NEEDS[1:], spaces[-1] + 1)
        found = {
            title: (sum(space < low for space in spaces), sum(space < high for space in spaces))
            for title, low, high in zip(Title, TITLE_NEEDS, ends, strict=True)
        }
        return {title: band for title, band in found.items() if band[0] < band[1]}

    # ------------------------------------------------------------------------------------------------ cards

    def cards(self) -> Iterator[Block]:
        maps = [self._map(seat) for seat in range(self.state.players)]
        beside_text = [each for each in maps if each is not None and each.width * LEAST_SCALE <= MAP]
        widest = max((each.width for each in beside_text), default=LEAST_MAP)
        scale = min(1.0, MAP / widest)
        column = max(LEAST_MAP, widest * scale)
        rest = CARD - column - 20
        for seat, drawn in enumerate(maps):
            if drawn is None:
                told = text(self.drawn["no-map"], column, 12, fill=FAINT)
                card = beside([stacked([self._about(seat, column), told], 3), self._score(seat, rest)], 20)
            elif drawn in beside_text:
                card = beside([_scaled(drawn, scale, column), self._text(seat, rest)], 20)
            else:
                card = stacked([_scaled(drawn, CARD / drawn.width, CARD), self._text(seat, CARD)], 12)
            whole = framed(card, INNER)
            name = self.described.players[seat]
            yield Block(whole.width, whole.height, group([whole.svg], name, klass="player"))

    def _map(self, seat: int) -> Block | None:
        drawn = map_of(self.described, seat, self.drawn, self.faults, room=self.room)
        if drawn is None or not self.room:
            return drawn
        return part_of(Block(drawn.width, drawn.height, group([drawn.svg])), self.described.players[seat])

    def _text(self, seat: int, width: float) -> Block:
        score = self._score(seat, width)
        between = line_across(width) if score.height else NOTHING
        return stacked([self._about(seat, width), between, score], 3)

    def _about(self, seat: int, width: float) -> Block:
        return stacked([self._name(seat, width), *self._facts(seat, width)], 3)

    def _score(self, seat: int, width: float) -> Block:
        return NOTHING if self.scores is None else stacked(self._lines(self.scores[seat], width), 3)

    def _name(self, seat: int, width: float) -> Block:
        """Name and sign; a rose for the Queen, an arrow for the player in turn; below the numbers of faults."""
        state, position = self.state, self.described.position
        sign = glyphs.knight(12, 14, self.signs[seat], COLOURS[seat])
        name = text(self.described.players[seat], width - 70, 16, bold=True)
        marks = []
        if position.is_known("queen") and state.clock.queen == seat:
            marks.append(group([glyphs.rose(width - 10, 14)], self.drawn["queen"], klass="queen"))
        if self._is_in_turn() and state.turn.mover == seat:
            marks.append(group([arrow(width - 36, 7)], self.drawn["in-turn"], klass="in-turn"))
        line = Block(width, max(32, name.height + 6), sign + moved(32, 4, name.svg) + "".join(marks))
        return stacked([line, fault_marks(self.faulty.get(seat, ()), width)])

    def _is_in_turn(self) -> bool:
        """Whether it is known whose turn it is."""
        return self.described.moment is Moment.TURN and self.described.position.is_known("turn")

    def _facts(self, seat: int, width: float) -> Iterator[Block]:
        state, position = self.state, self.described.position
        title = state.titles[seat]
        if (
            self.described.moment is not Moment.BALL
            and title is not None
            and position.is_known("player", seat, "title")
        ):
            yield row_of(self._named("title"), self._named(title.name.lower()), width)
        if self.scores is None:
            known = position.is_known("player", seat, "points")
            yield row_of(self.drawn["points"], str(state.points[seat]) if known else "?", width, bold=True)
        abroad = [Cell(knight.seat, knight.cell) for knight in state.knights if knight.owner == seat]
        if abroad:
            where = ", ".join(say_place(cell, self.described.names) for cell in abroad)
            yield text(f"{self.drawn['knights-on']}: {where}", width, 12, indent="  ")
        for cell, folly in state.estates[seat].follies:
            which = self.places.get(folly.name.lower(), folly.name.lower())
            yield text(
                f"{self.drawn['folly']} {say_place(Cell(seat, cell), self.described.names, seat)}: {which}", width
            )
        counts = self.tiles[seat]
        if counts is not None:
            told = ", ".join(f"{self._named(kind)} {n}" for kind, n in counts.items())
            yield text(f"{self.said['tiles']}: {told}", width, 12, fill=FAINT, indent="  ")

    def _named(self, word: str) -> str:
        return self.called.get(word, word)

    def _lines(self, player: Object, width: float) -> Iterator[Block]:
        for part in player.get("prestige_lines", ()):
            yield row_of(
                _times(prestige_name(part["code"], self.called), part["count"]), f"{part['prestige']:+d}", width
            )
        facts = [key for key in player if key not in NO_FACTS]
        for key in facts:
            yield row_of(self._named(key), fact_text(player[key], self.called), width)
        if facts:
            yield line_across(width)
        yield row_of(self.said["before"], fact_text(player["before"], {}), width)
        for line in player["lines"]:
            name = self._named(line["code"])
            told = f"{name}: {line['where']}" if "where" in line else name
            yield row_of(_times(told, line["count"]), f"{line['points']:+d}", width)
        yield line_across(width, INK)
        yield row_of(self.said["total"], total_text(player), width, bold=True)
        yield row_of(self.said["rank"], fact_text(player["rank"], {}), width)

    # ----------------------------------------------------------------------------------------------- legend

    def signs_meant(self) -> Iterator[Sign]:
        """What the signs on the maps and beside names mean."""
        for kind, sign in letters(self.described).items():
            yield kind, moved(0, 0, swatch(kind, sign), SIGN), self.drawn[kind]
        mark = rect(0.5, 0.5, CELL - 1, CELL - 1, rx=3, fill=PAPER, stroke=RULE)
        for what, drawn in (
            ("enclosed", mark + _enlarged(glyphs.enclosed())),
            ("open", mark + _enlarged(glyphs.unenclosed())),
            ("missing", mark + glyphs.missing()),
            ("area", mark + moved(4, 4, glyphs.area() + glyphs.symbol(), 0.4)),
            ("knight", mark + glyphs.knight(20, 19, "?", FAINT)),
            ("in-turn", moved(4, 4, arrow(6, 4), 1.5)),
            ("queen", glyphs.rose(20, 19)),
        ):
            yield what, moved(0, 0, drawn, SIGN), self.drawn[what]


def _times(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ({count}x)"


def _scaled(block: Block, scale: float, width: float) -> Block:
    return Block(width, block.height * scale, moved(0, 0, block.svg, scale))


def _enlarged(mark: str) -> str:
    """A mark of a cell's corner, in the middle and twice as large."""
    return moved(-46, 4, mark, 2)
