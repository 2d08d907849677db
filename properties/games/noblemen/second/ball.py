"""A masked ball (Maskenball, Ballo Mascherato): handing in, prestige, markers, who chooses when, title points."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, assert_never

from courtroll.properties.games.noblemen.second.after.work import Work
from courtroll.properties.games.noblemen.second.areas import free_areas_of, knights_abroad
from courtroll.properties.games.noblemen.second.table import Table
from courtroll.verifier.games.noblemen.rules.options import SpaceZero, TitleOrder

TITLE_POINTS: Final = {"duke": 7, "marquess": 5, "earl": 3, "viscount": 1, "baron": 0}
"""From "4 Siegpunkte vergeben", "4) Ricevere i Punti Vittoria"."""
# Prestige: "2 Prestige berechnen", "2) Conteggio del Prestigio".
FOUNTAIN: Final = 1
GARDEN: Final = 2
KNIGHT: Final = 2
PALACE: Final = 2
BRIBE: Final = 1
BLACKMAIL: Final = 3
OTHER_CARD: Final = 1
SURE: Final = 14
"""Up to what a duke needs the prestige track goes in every text."""


def spend_bribes(work: Work, n: int) -> None:
    table = work.table
    table.players[table.seat].bribes -= n
    table.board["bribe"] += n
    table.bought += n * BRIBE
    work.gain(table.seat, "prestige", "bribe", n, n * BRIBE, "prestige.bribe")


def spend_card(work: Work, card: str) -> None:
    work.put_away(work.table.seat, card)
    n, code = (BLACKMAIL, "blackmail") if card == "blackmail" else (OTHER_CARD, "card")
    work.table.bought += n
    work.gain(work.table.seat, "prestige", code, 1, n, f"prestige.{code}")


Part = tuple[str, int, int, str]
"""Code, how many things, the prestige they give, and the rule."""


def estate_parts(table: Table, seat: int) -> tuple[Part, ...]:
    """Prestige before anything is handed in."""
    letters, rule = list(table.players[seat].land.values()), "noblemen.prestige."
    fountains, palaces = letters.count("W"), letters.count("P")
    gardens, knights = free_areas_of(table, seat, "garden"), knights_abroad(table, seat, "garden")
    return (
        ("fountain", fountains, FOUNTAIN * fountains, rule + "fountain"),
        ("garden", gardens, GARDEN * gardens, rule + "garden"),
        ("knight-on-garden", knights, KNIGHT * knights, rule + "knight"),
        ("palace", palaces, PALACE * palaces, rule + "palace"),
    )


def spent_parts(bribes: int, blackmails: int, others: int) -> tuple[Part, ...]:
    rule = "noblemen.prestige."
    return (
        ("bribe", bribes, BRIBE * bribes, rule + "bribe"),
        ("blackmail", blackmails, BLACKMAIL * blackmails, rule + "blackmail"),
        ("card", others, OTHER_CARD * others, rule + "card"),
    )


def estate_prestige(table: Table, seat: int) -> int:
    return sum(n for _, _, n, _ in estate_parts(table, seat))


def _takes_many_on_zero(table: Table) -> bool:
    """Option `space-zero`."""
    match table.options.space_zero:
        case SpaceZero.SHARED:
            return True
        case SpaceZero.NEXT_ABOVE:
            return False
        case _ as never:
            assert_never(never)


def marker_space(table: Table, prestige: int, taken: Collection[int]) -> int:
    """Down from the prestige, or from the track's end, to a space where nobody stands; 0 is open to everybody,
    unless a reading sends all but the first from there to the lowest free space above.
    """
    end = table.prestige_end
    space = prestige if end is None or prestige <= end else end
    while space > 0 and space in taken:
        space -= 1
    if space == 0 and not _takes_many_on_zero(table):
        while space in taken:
            space += 1
    return space


def place_marker(work: Work) -> None:
    """The player has handed in enough. After the last marker the choosing of titles begins."""
    table = work.table
    prestige, markers = list(table.prestige or ()), list(table.markers or ())
    mine = estate_prestige(table, table.seat) + table.bought
    if mine > (SURE if table.prestige_end is None else table.prestige_end):
        work.used.add("prestige-track")
    prestige[table.seat] = mine
    markers[table.seat] = marker_space(table, mine, [space for space in markers if space is not None])
    table.prestige, table.markers, table.bought = tuple(prestige), tuple(markers), 0
    if not table.waiting:
        table.phase = "take"
        table.waiting = choosing_order(table)
    table.seat = table.mover = table.waiting[0]
    table.waiting = table.waiting[1:]


def choosing_order(table: Table) -> tuple[int, ...]:
    """The marker in front first, or the greater total; equals as they placed their markers, from the Queen on."""
    players = len(table.players)
    left = [(table.queen + step) % players for step in range(players)]
    out = []
    while left:
        first = left[0]
        for seat in left[1:]:
            if _rank(table, seat) > _rank(table, first):
                first = seat
        left.remove(first)
        out.append(first)
    return tuple(out)


def _rank(table: Table, seat: int) -> tuple[int, int]:
    prestige, marker = (table.prestige or ())[seat] or 0, (table.markers or ())[seat] or 0
    match table.options.title_order:
        case TitleOrder.MARKER:
            return (marker, 0)
        case TitleOrder.TOTAL:
            return (prestige, marker)
        case _ as never:
            assert_never(never)


def title_points(work: Work) -> None:
    """Every new title scores; a baron's brings nothing."""
    for seat, player in enumerate(work.table.players):
        points = TITLE_POINTS[player.title or "baron"]
        if points:
            work.score(seat, "title", points, "noblemen.title.points")
