"""Points for buildings at a decade's end, for Liaison cards at the game's end, and who wins."""

from __future__ import annotations

from typing import Final, assert_never

from courtroll.properties.games.noblemen.second.after.work import Work
from courtroll.properties.games.noblemen.second.placement import around
from courtroll.properties.games.noblemen.second.table import Land, Spot, Table
from courtroll.verifier.games.noblemen.rules.options import SharedChapel

NAMES: Final = {"C": "castle", "P": "palace"}
ENCLOSED: Final = {"C": 3, "P": 5}
"""From "Gebäudewertung", "Punteggio degli Edifici"."""
CHAPEL_BESIDE: Final = {"C": 1, "P": 2}
"""For each chapel that touches it, from the same place."""
LIAISON: Final = 3
"""From "Spielende", "Fine Gioco"."""


def enclosed(land: Land) -> dict[Spot, str]:
    """Castles and palaces with land all round."""
    return {
        spot: letter for spot, letter in land.items() if letter in "CP" and all(other in land for other in around(spot))
    }


def counts_for_each(table: Table) -> bool:
    """Option `shared-chapel`: whether a chapel counts for each manor beside it, or for the best alone."""
    match table.options.shared_chapel:
        case SharedChapel.EACH_MANOR:
            return True
        case SharedChapel.ONCE:
            return False
        case _ as never:
            assert_never(never)


def buildings(work: Work) -> None:
    """A decade's building scoring for everybody."""
    each_manor = counts_for_each(work.table)
    for seat, player in enumerate(work.table.players):
        manors = enclosed(player.land)
        for letter in manors.values():
            work.score(seat, NAMES[letter], ENCLOSED[letter], f"noblemen.scoring.{NAMES[letter]}")
        for spot, letter in player.land.items():
            if letter == "H":
                beside = sorted(manors[other] for other in around(spot) if other in manors)
                for manor in beside if each_manor else beside[-1:]:
                    code = f"{NAMES[manor]}-chapel"
                    work.score(seat, code, CHAPEL_BESIDE[manor], f"noblemen.scoring.{code}")


def liaisons(work: Work) -> None:
    """Liaison cards that are still held when the game ends."""
    for seat, player in enumerate(work.table.players):
        for _ in range(player.cards["liaison"]):
            work.score(seat, "liaison", LIAISON, "noblemen.scoring.liaison")


def final(table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Everybody's place, and who wins: by points, then by money; full equals share a place."""
    results = [(player.points, player.money) for player in table.players]
    order = sorted(results, reverse=True)
    ranks = tuple(order.index(result) + 1 for result in results)
    return ranks, tuple(seat for seat, result in enumerate(results) if result == order[0])
