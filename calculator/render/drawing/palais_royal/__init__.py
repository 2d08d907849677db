"""Drawings of the tables of Palais Royal: castle, park and players within a turn; edges and nobles at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from courtroll.calculator.lang import Several, about
from courtroll.calculator.render.drawing.boxes import CARD, Sign, coin, legend, panel, shield, swatch
from courtroll.calculator.render.drawing.holes import UNKNOWN, is_open_within
from courtroll.calculator.render.drawing.page import closing_notes, heading, with_assumed
from courtroll.calculator.render.drawing.palais_royal import tiles
from courtroll.calculator.render.drawing.palais_royal.castle import castle, star
from courtroll.calculator.render.drawing.palais_royal.edges import corners, edges, standings, standings_in_turn
from courtroll.calculator.render.drawing.palais_royal.park import (
    Spaces,
    crowd,
    notes,
    park_map,
    spaces_of,
    statue,
)
from courtroll.calculator.render.drawing.palais_royal.players import players, players_at_end, stand_ins_taken
from courtroll.calculator.render.drawing.seats import Seats, turn_mark
from courtroll.calculator.render.drawing.sheet import score_table
from courtroll.calculator.render.drawing.svg import (
    FAINT,
    NOTHING,
    PAPER,
    Block,
    beside,
    circle,
    label,
    moved,
    rect,
    stacked,
    text,
)
from courtroll.calculator.render.objects import Speaker
from courtroll.calculator.render.sheets import Object, Section, sheet_of
from courtroll.verifier.games.palais_royal.document import Described, DescribedTurn
from courtroll.verifier.games.palais_royal.document.shapes import PendingTable
from courtroll.verifier.games.palais_royal.table import box
from courtroll.verifier.games.palais_royal.table.pieces import CARD_COLUMNS, DECK
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.reading import Unknown


def drawing(speaker: Speaker, answer: Object | None, title: str, sections: Sequence[Section]) -> Block:
    described, language = speaker.described, speaker.language
    said, seats = about(language, "palais-royal", "drawing"), Seats.of(described.players, speaker.impossible())
    if isinstance(described, DescribedTurn):
        return _turn(speaker, described, title, sections, seats, said)
    assert isinstance(described, Described)
    standing = panel(
        said["edges"],
        edges(standings(described), seats, said),
        corners(described, seats, said),
        seats.faults_at(Named("park"), Named("corners"), room=CARD),
    )
    belongings = players_at_end(described, seats, said)
    return stacked(
        [
            heading(title, "", sections),
            standing,
            belongings,
            legend(_signs(said), standing, belongings),
            NOTHING if answer is None else score_table(sheet_of(answer, language), answer, language),
            closing_notes(sections),
        ],
        12,
    )


def _turn(speaker: Speaker, described: DescribedTurn, title: str, sections: Sequence[Section],
          seats: Seats, said: Mapping[str, str]) -> Block:  # fmt: skip
    spaces = spaces_of(described)
    drawn = park_map(described, spaces, seats, said)
    edge_list = standings_in_turn(described, spaces)
    rest = CARD - drawn.width - 14
    is_slim = rest >= 150
    sides = edges(edge_list, seats, said, rest) if is_slim else edges(edge_list, seats, said)
    shown = [beside([drawn, sides], 14)] if is_slim else [drawn, sides]
    is_assumed = described.position.state.box.equipment.park.source is Source.ASSUMED
    garden = panel(said["park-assumed" if is_assumed else "park"], *shown, *notes(described, said),
                   seats.faults_at(Named("park"), room=CARD))  # fmt: skip
    assumed = speaker.room.assumed(described, _used(described, spaces))
    pictured = stacked([castle(described, seats, said), garden, players(described, seats, said)], 12)
    return stacked(
        [
            heading(title, described.document.source, sections),
            _clock(described, seats, said),
            pictured,
            legend(_signs(said), pictured),
            closing_notes(with_assumed(sections, assumed, speaker.language)),
        ],
        12,
    )


LEFT_OVER: Final = ("left", "reinforcements", "steps", "wild")
"""What a turn still has, by its key in a file."""


def _used(described: DescribedTurn, spaces: Spaces) -> frozenset[str]:
    """The values of the box that the picture shows."""
    nobles = {box.NOBLES} if spaces.shows_stand_ins or stand_ins_taken(described) else set()
    return frozenset({box.PARK, box.DOUBLE, *nobles})


def _clock(described: DescribedTurn, seats: Seats, said: Mapping[str, str]) -> Block:
    """What of the whole table is a number."""
    position, state, told = described.position, described.position.state, described.document
    facts = []
    if position.is_known("round"):
        facts.append(said["round"].format(n=state.clock.round))
    is_whole = not is_open_within(position, "park")
    if state.clock.last_round and (is_whole or position.is_known("last-round")):
        facts.append(said["last-round"])
    if position.is_known("start"):
        facts.append(said["start"].format(name=seats.players[state.clock.start]))
    if is_whole or isinstance(told.nobles_left, int):
        facts.append(said["nobles-left"].format(n=Several(state.nobles_left if is_whole else told.nobles_left)))
    if isinstance(told.deck, Mapping) and not is_open_within(position, "deck"):
        facts.append(said["deck"].format(n=Several(sum(state.held[DECK][CARD_COLUMNS]))))
    if told.discard:
        facts.append(said["discard"].format(n=UNKNOWN if isinstance(told.discard, Unknown) else len(told.discard)))
    if isinstance(told.pending, PendingTable):
        facts += [said[f"phase-{state.turn.phase}"]]
        facts += [said["stage"].format(n=state.turn.stage)] if state.turn.stage else []
        for key in LEFT_OVER:
            n = getattr(told.pending, key)
            if n:
                facts.append(said[f"left-{key}"].format(n=Several(UNKNOWN if isinstance(n, Unknown) else n)))
    of_clock = ("last-round", "pending.")
    faults = [each for each in seats.placed if isinstance(each, Named) and each.name.startswith(of_clock)]
    shown = text("; ".join(facts), CARD, 12, fill=FAINT) if facts else NOTHING
    return stacked([shown, seats.faults_at(*faults, room=CARD)])


def _signs(said: Mapping[str, str]) -> Iterator[Sign]:
    """What the signs mean."""
    unknown = label(12, 17, UNKNOWN, 13, text_anchor="middle", fill=FAINT)
    yield "price", coin("3", 12, 12), said["price"]
    yield "printed", moved(-22, 0, tiles.printed(5)), said["printed"]
    yield "worth", shield("2", 2, 2), said["noble-points"]
    yield "turquoise", moved(6, 6, rect(0, 0, 12, 12, rx=2, fill=tiles.TURQUOISE)), said["turquoise"]
    yield "violet", moved(6, 6, rect(0, 0, 12, 12, rx=2, fill=tiles.VIOLET)), said["violet"]
    yield "some-noble", moved(12, 4, crowd(0, 4), 0.8), said["some-noble"]
    yield "empty", swatch("#e6f0d0") + circle(12, 14, 2, fill=FAINT), said["empty"]
    yield "open", swatch("#f6f8fa", dashed=True) + unknown, said["open"]
    yield "assumed", swatch(PAPER, dashed=True), said["stand-in"]
    yield "turned", swatch(tiles.TURNED), said["turned"]
    yield "statue", moved(12, 12, statue()), said["statue"]
    yield "majority", moved(4, 0, star(said["majority"]).svg), said["majority"]
    yield "double", label(2, 16, "2x", 11, fill=FAINT), said["double"]
    yield "standing", label(2, 16, "+6", 11, fill=FAINT), said["standing"]
    yield "at-least", label(2, 16, "1+", 12), said["at-least"]
    yield "in-turn", moved(6, 4, turn_mark(said["in-turn"]).svg), said["in-turn"]
