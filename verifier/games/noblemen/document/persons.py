"""What a document says of single players beside what they hold: titles, tokens, knights, a ball, quick entry."""

from __future__ import annotations

from typing import Final, NamedTuple

from courtroll.verifier.games.noblemen.document.codes import DocumentCode
from courtroll.verifier.games.noblemen.document.gaps import Gaps
from courtroll.verifier.games.noblemen.document.shapes import (
    Document,
    EnclosedTable,
    Moment,
    PlayerTable,
    SpendTable,
    Token,
    Untitled,
)
from courtroll.verifier.games.noblemen.table.equipment import KNIGHTS, TITLE_SUPPLY
from courtroll.verifier.games.noblemen.table.pieces import Card, Title
from courtroll.verifier.games.noblemen.table.state import Phase, Quick, Used
from courtroll.verifier.kernel.document import Number
from courtroll.verifier.kernel.reading import UNKNOWN, Path, Unknown

BESIDE: Final = 8
"""Cells around one cell: the most chapels beside a building."""
QUICK_KEY: Final = {Moment.BALL: "estate-prestige", Moment.BUILDINGS: "enclosed", Moment.GAME_END: "enclosed"}
"""What stands for the map at each scoring."""


class Spend(NamedTuple):
    """What a player hands in at a ball. (A named tuple, because it is made sooner than a dataclass.)"""

    bribes: int = 0
    cards: tuple[Card, ...] = ()


def titles(document: Document, gaps: Gaps) -> tuple[Title | None, ...]:
    """Titles held; at a ball everybody has given the title back, until they choose."""
    is_unbegun = document.moment is Moment.BALL and document.pending is None
    if is_unbegun or (document.pending is not None and document.pending.phase is Phase.SPEND):
        return (None,) * len(document.player)
    left = list(TITLE_SUPPLY[len(document.player)])
    for player in document.player:
        if isinstance(player.title, Title):
            left[player.title] -= 1
    pool = tuple(max(0, n) for n in left)
    out: list[Title | None] = []
    for seat, player in enumerate(document.player):
        match player.title:
            case Title():
                out.append(player.title)
            case Untitled():
                out.append(None)
            case _:
                gaps.add(("player", seat, "title"), player.title, Title.BARON, Title.DUKE, pool)
                out.append(Title.BARON)
    return tuple(out)


def used(player: PlayerTable, seat: int, gaps: Gaps) -> Used:
    said = player.used or ()
    if isinstance(said, Unknown) or UNKNOWN in said:
        gaps.add(("player", seat, "used"))
    return Used() if isinstance(said, Unknown) else Used(Token.TAX in said, Token.LAND in said)


def note_knights(player: PlayerTable, seat: int, gaps: Gaps) -> None:
    """Holes for knights of which nobody knows where they stand; the state leaves them in the supply."""
    path: Path = ("player", seat, "knights")
    if isinstance(player.knights, Unknown):
        gaps.add(path, player.knights, 0, KNIGHTS)
        return
    for index, knight in enumerate(player.knights or ()):
        if isinstance(knight, Unknown):
            gaps.add((*path, index), knight, 1, 1)


def spend(player: PlayerTable, seat: int, moment: Moment, gaps: Gaps) -> Spend:
    """What is handed in at a ball; elsewhere nothing."""
    said, path = player.spend, ("player", seat, "spend")
    if said is None:
        return Spend()
    if moment is not Moment.BALL:
        gaps.warn(path, DocumentCode.BALL_KEY_IGNORED, "spend")
        return Spend()
    if isinstance(said, Unknown):
        gaps.add(path, said)
        return Spend()
    return Spend(gaps.number(said.bribes, (*path, "bribes")), _spent_cards(said, (*path, "cards"), gaps))


def _spent_cards(said: SpendTable, path: Path, gaps: Gaps) -> tuple[Card, ...]:
    if isinstance(said.cards, Unknown):
        gaps.add(path)
        return ()
    for index, card in enumerate(said.cards):
        if isinstance(card, Unknown):
            gaps.add((*path, index), card, 1, 1)
    return tuple(card for card in said.cards if isinstance(card, Card))


def takes(player: PlayerTable, seat: int, moment: Moment, gaps: Gaps) -> Title | None:
    """The title said to be chosen at a ball."""
    path: Path = ("player", seat, "takes")
    if player.takes is not None and moment is not Moment.BALL:
        gaps.warn(path, DocumentCode.BALL_KEY_IGNORED, "takes")
        return None
    if isinstance(player.takes, Unknown):
        gaps.add(path, player.takes, Title.BARON, Title.DUKE)
        return None
    return player.takes


def quick(player: PlayerTable, seat: int, moment: Moment, gaps: Gaps) -> Quick | None:
    """What stands in place of the map; where a map is drawn it is not needed and ignored."""
    said = {"enclosed": player.enclosed, "estate-prestige": player.estate_prestige}
    keys = [key for key, value in said.items() if value is not None]
    if not keys:
        return None
    path: Path = ("player", seat, keys[0])
    if player.estate is not None:
        gaps.warn(path, DocumentCode.MAP_OVERRULES, keys[0])
        return None
    gaps.warn(path, DocumentCode.QUICK_ENTRY, keys[0])
    if QUICK_KEY.get(moment, keys[0]) not in keys:
        gaps.warn(("player", seat, "estate"), DocumentCode.NO_ESTATE)
    castles: tuple[int, ...] | None = None
    palaces: tuple[int, ...] = ()
    inside: Path = ("player", seat, "enclosed")
    if isinstance(player.enclosed, EnclosedTable):
        castles = _beside(player.enclosed.castles, (*inside, "castles"), gaps)
        palaces = _beside(player.enclosed.palaces, (*inside, "palaces"), gaps)
    elif player.enclosed is not None:
        gaps.add(inside)
        castles = ()
    prestige = None
    if player.estate_prestige is not None:
        prestige = gaps.number(player.estate_prestige, ("player", seat, "estate-prestige"))
    return Quick(castles, palaces, prestige)


def _beside(chapels: tuple[Number, ...] | Unknown, path: Path, gaps: Gaps) -> tuple[int, ...]:
    if isinstance(chapels, Unknown):
        gaps.add(path)
        return ()
    return tuple(gaps.number(n, (*path, index), 0, BESIDE) for index, n in enumerate(chapels))
