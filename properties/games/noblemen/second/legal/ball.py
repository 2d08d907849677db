"""What forbids spending and taking at a ball: "Maskenball", "Ballo Mascherato"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from courtroll.properties.games.noblemen.second.legal.actions import me
from courtroll.properties.games.noblemen.second.table import CARDS, TITLES, Table
from courtroll.verifier.games.noblemen.moves.decisions import SpendBribes, SpendCard, Take
from courtroll.verifier.games.noblemen.rules.options import TitleChoice, TitleNeeds
from courtroll.verifier.games.noblemen.table.pieces import Card, Title

TITLES_BY_PLAYERS: Final = {
    3: {"duke": 1, "marquess": 1, "earl": 1, "viscount": 1},
    4: {"duke": 1, "marquess": 1, "earl": 1, "viscount": 2},
    5: {"duke": 1, "marquess": 1, "earl": 2, "viscount": 3},
}
"""Besides one baron each: "Spielvorbereitung" 7 and 6, "Setup"."""
NEEDED: Final = {"duke": 14, "marquess": 10, "earl": 6, "viscount": 2, "baron": 0}
"""Prestige that each title asks for: "Adelstitel neu verteilen", "Assegnare i nuovi Titoli"."""


def forbid_spend_bribes(table: Table, decision: SpendBribes) -> Iterator[str]:
    if not 1 <= decision.n <= me(table).bribes:
        yield "noblemen.ball.spend-held"


def forbid_spend_card(table: Table, decision: SpendCard) -> Iterator[str]:
    if not me(table).cards[CARDS[decision.card]]:
        yield "noblemen.ball.spend-held"


def spendings(table: Table) -> Iterator[SpendBribes | SpendCard]:
    for n in range(1, me(table).bribes + 1):
        yield SpendBribes(n)
    for card in Card:
        if not any(forbid_spend_card(table, SpendCard(card))):
            yield SpendCard(card)


def titles_left(table: Table) -> dict[str, int]:
    """How many of each title nobody has."""
    left = {"baron": len(table.players)} | TITLES_BY_PLAYERS[len(table.players)]
    for player in table.players:
        if player.title is not None:
            left[player.title] -= 1
    return left


def prestige_for_title(table: Table, seat: int) -> int:
    by_seat = _counting(table)
    return (by_seat[seat] or 0) if by_seat else 0


def _counting(table: Table) -> tuple[int | None, ...] | None:
    """Option `title-needs`: the spaces of the markers, or everybody's whole prestige."""
    match table.options.title_needs:
        case TitleNeeds.MARKER:
            return table.markers
        case TitleNeeds.TOTAL:
            return table.prestige
        case _ as never:
            assert_never(never)


def _must_be_best(table: Table) -> bool:
    """Option `title-choice`."""
    match table.options.title_choice:
        case TitleChoice.FREE:
            return False
        case TitleChoice.BEST:
            return True
        case _ as never:
            assert_never(never)


def forbid_take(table: Table, decision: Take) -> Iterator[str]:
    left, have = titles_left(table), prestige_for_title(table, table.seat)
    wanted = TITLES[decision.title]
    if left[wanted] < 1:
        yield "noblemen.title.supply"
    if have < NEEDED[wanted]:
        yield "noblemen.title.needs"
    better = (name for name in TITLES[decision.title + 1 :] if left[name] > 0 and have >= NEEDED[name])
    if _must_be_best(table) and any(better):
        yield "noblemen.title.choice"


def takings(table: Table) -> Iterator[Take]:
    for title in Title:
        if not any(forbid_take(table, Take(title))):
            yield Take(title)
