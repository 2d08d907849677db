"""Which nobles to recruit, each at the least gold that an order of recruiting asks for, and how that is paid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from courtroll.verifier.games.palais_royal.advice.means import Floor, Means, Purse
from courtroll.verifier.games.palais_royal.advice.scan import (
    UNIT,
    Found,
    Lawn,
    Priced,
    Rank,
    Scan,
    Seals,
    Tile,
    in_order,
    priced,
)
from courtroll.verifier.games.palais_royal.moves.decisions import Recruit
from courtroll.verifier.games.palais_royal.play.recruiting import (
    empty_beside,
    lasts_for_one_noble,
    payment,
    price,
    recruit,
)
from courtroll.verifier.games.palais_royal.table.equipment import SEALS_CARD
from courtroll.verifier.games.palais_royal.table.playing import Playing

NARROW: Final = (100, 1000)
"""Ways that are gone on with while a first good set is sought, then a better one."""
NOBODY: Final = Rank(0, (0, 0))


@dataclass(frozen=True, slots=True)
class Nobles:
    """A set of nobles in an order of recruiting, with what each asks of cards, and how it is paid."""

    rank: Rank
    recruits: tuple[Recruit, ...]
    means: Means

    @property
    def points(self) -> int:
        return -self.rank.points


def floor_of(state: Playing, purse: Purse) -> Floor:
    """What is worth less at some prices can pay for nothing as good as the best that some of the means pay for."""
    if not purse.largest:
        return Floor((0, 0, 0, 0, 0), 0)
    search = Search(_lawn(state, purse), purse)
    search.narrowly()
    at = search.priced()
    return Floor(at.prices, -UNIT * search.rank.points - at.hope[0][0])


def best_set(state: Playing, purse: Purse) -> Nobles | None:
    """The set of most points that can be paid; of several one for which the least has to be done."""
    if not purse.largest:
        return None
    search = Search(_lawn(state, purse), purse)
    search.narrowly()
    search.wholly()
    return search.found


def _lawn(state: Playing, purse: Purse) -> Lawn:
    wild = max(have.wild for have in purse.largest)
    park, nobles = state.box.equipment.park.value, state.box.equipment.nobles
    spaces = [space for space, there in enumerate(state.park) if there >= 0]
    tiles = []
    for space in spaces:
        noble = nobles[state.park[space]]
        gold = price(noble.gold, empty_beside(state.park, park.near[space]))
        tiles.append(Tile(noble.points, gold, dict(_payments(state, space, wild))))
    at = {space: n for n, space in enumerate(spaces)}
    return Lawn(tiles, [frozenset(at[each] for each in park.near[space] if each in at) for space in spaces])


class Search:
    """Seeks the best set, and remembers the best that was found."""

    def __init__(self, lawn: Lawn, purse: Purse) -> None:
        self.lawn, self.purse = lawn, purse
        self.found: Nobles | None = None

    @property
    def rank(self) -> Rank:
        return NOBODY if self.found is None else self.found.rank

    def priced(self) -> Priced:
        return priced(self.lawn, self.purse.largest, -self.rank.points)

    def narrowly(self) -> None:
        for narrow in NARROW:
            for found in self.scan(is_strict=False).found(narrow):
                self.look(found)

    def wholly(self) -> None:
        """All sets; with what has to come before what, if some seem to be better and are not in the order sought."""
        hoped = sorted(self.scan(is_strict=False).found(), key=lambda found: found.rank)
        for found in hoped:
            self.look(found)
        if hoped and hoped[0].rank < self.rank:
            for found in self.scan(is_strict=True).found():
                self.look(found)

    def scan(self, *, is_strict: bool) -> Scan:
        return Scan(self.purse, self.priced(), self.rank, is_strict)

    def look(self, found: Found) -> None:
        """Takes what was found if it is better in the order in which it would be recruited."""
        if found.rank >= self.rank:
            return
        order = in_order(found.chain)
        gold = sum(
            price(self.lawn.tiles[n].gold, len(self.lawn.near[n].intersection(order[:before])))
            for before, n in enumerate(order)
        )
        paid = self.purse.least(found.bill._replace(gold=gold))
        if paid is not None and (rank := Rank(found.rank.points, paid.effort)) < self.rank:
            seals, chain = dict[int, Seals](), found.chain
            while chain is not None:
                n, seals[n], _, _, chain = chain
            self.found = Nobles(rank, tuple(self.lawn.tiles[n].ways[seals[n]] for n in order), paid.means)


def _payments(state: Playing, space: int, wild: int) -> Iterator[tuple[Seals, Recruit]]:
    """The ways to pay the seals of one noble with servants and cards."""
    noble = state.box.equipment.nobles[state.park[space]]
    cell = state.box.equipment.park.value.cells[space]
    one_noble = lasts_for_one_noble(state.box.ruleset.seal_card)
    for turquoise in range(min(noble.turquoise, wild) + 1):
        for violet in range(min(noble.violet, wild - turquoise) + 1):
            used = turquoise + violet
            by_card = SEALS_CARD * -(-used // SEALS_CARD) if one_noble else used
            seals = payment(noble.turquoise, turquoise), payment(noble.violet, violet), by_card
            yield seals, recruit(cell, turquoise, violet)
