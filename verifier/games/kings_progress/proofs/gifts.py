"""Places and points for the gifts of one type, and the bonus for the own colour."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import Final

import z3

from courtroll.verifier.games.kings_progress.proofs.as_tables import Held, places_all, takes_two, told
from courtroll.verifier.games.kings_progress.proofs.printed import LESS_IN_A_TIE, OF_A_TYPE, OWN_COLOUR, PAYS
from courtroll.verifier.games.kings_progress.rules import gifts as rules
from courtroll.verifier.games.kings_progress.rules.options import KingsProgressRuleset, PlaceWithoutGift, TieSkips
from courtroll.verifier.games.kings_progress.scoring import gifts
from courtroll.verifier.games.kings_progress.scoring.gifts import Result
from courtroll.verifier.games.kings_progress.table.pieces import GIFT_TYPES, Prize
from courtroll.verifier.kernel.logic import and_, ite
from courtroll.verifier.kernel.proof.orders import Before, by_first_difference, columns_of, exactly_one, right_places
from courtroll.verifier.kernel.proof.shown import first_that_differs
from courtroll.verifier.kernel.proof.theorem import (
    AsTable,
    Number,
    Proof,
    Prover,
    Shown,
    Statement,
    Terms,
    Theorem,
    all_of,
    any_of,
    named,
    numbers,
    total,
)

PLAYERS: Final = (3, 4, 5)
PROVED_FOR: Final = (2, *PLAYERS)
"""Two players are scored too, with a warning."""
READINGS: Final = tuple(
    KingsProgressRuleset("it", tie_skips=skips, place_without_gift=without)
    for skips, without in product(TieSkips, PlaceWithoutGift)
)


def in_every_round(result: Callable[[int], Result]) -> tuple[int, ...]:
    """In one row everybody's place, whether it is shared, the points in each round, and whether no round places
    anybody elsewhere.
    """
    first, *others = (result(round_) for round_ in PAYS)
    same = and_(
        *(one == another for each in others for one, another in zip(first.places, each.places, strict=True)),
        *(one == another for each in others for one, another in zip(first.shared, each.shared, strict=True)),
    )
    shared = (ite(each, 1, 0) for each in first.shared)
    return (*first.places, *shared, *(n for each in (first, *others) for n in each.points), ite(same, 1, 0))


def is_right(counts: Sequence[Terms], before: Before, reading: KingsProgressRuleset, row: Terms) -> z3.BoolRef:
    """The specification of such a row, by how many gifts, or types, count for a place."""
    n = len(counts)
    places, shared, *points = columns_of(row[:-1], n)
    has = [each > 0 for each in counts]
    placed = [any_of(has)] * n if places_all(reading.place_without_gift) else has
    return all_of(
        [
            row[-1] == 1,
            right_places(places, before, _steps if takes_two(reading.tie_skips) else all_tied, placed),
            *(_is_shared(places, seat, shared[seat]) for seat in range(n)),
            *(
                _is_paid(places[seat], shared[seat], pays, points[r][seat])
                for r, pays in enumerate(PAYS.values())
                for seat in range(n)
            ),
        ]
    )


def all_tied(tied: Terms) -> Terms:
    return tied


def _steps(tied: Terms) -> Terms:
    """One place is skipped after a tie, however many are tied."""
    return z3.If(tied == 1, 1, 2)


def _is_shared(places: Terms, seat: int, shared: Terms) -> z3.BoolRef:
    same = any_of(place == places[seat] for other, place in enumerate(places) if other != seat)
    return shared == z3.If(z3.And(places[seat] > 0, same), 1, 0)


def _is_paid(place: Terms, shared: Terms, pays: Mapping[int, int], points: Terms) -> z3.BoolRef:
    return z3.And(
        z3.Implies(z3.And(*(place != each for each in pays)), points == 0),
        *(z3.Implies(z3.And(place == p, shared == 0), points == worth) for p, worth in pays.items()),
        *(z3.Implies(z3.And(place == p, shared == 1), points == worth - LESS_IN_A_TIE) for p, worth in pays.items()),
    )


def _in_the_box(v: Terms) -> list[z3.BoolRef]:
    """Cards of one type, then the crowns on them: no more cards than there are, and no crowns without a card."""
    cards, crowns = v[: len(v) // 2], v[len(v) // 2 :]
    bare = (z3.Implies(n == 0, c == 0) for n, c in zip(cards, crowns, strict=True))
    return [*(each >= 0 for each in v), total(cards) <= OF_A_TYPE, *bare]


@dataclass(frozen=True, slots=True)
class Placing:
    """The specification for some number of players and some reading. Symbols: the cards, then the crowns on them."""

    players: int
    reading: KingsProgressRuleset

    def run(self, v: Sequence[int]) -> tuple[int, ...]:
        held = tuple(zip(*columns_of(v, self.players), strict=True))
        return in_every_round(lambda round_: gifts.of_type(Prize.CASTLE, held, round_, self.reading))

    def claim(self, v: Terms, row: Terms) -> z3.BoolRef:
        cards, crowns = columns_of(v, self.players)
        return is_right(cards, by_first_difference((cards, crowns)), self.reading, row)

    def proofs(self, prover: Prover) -> Iterator[Proof]:
        symbols = (*numbers("gifts", self.players), *numbers("crowns", self.players))
        statement = Statement(symbols, self.run, self.claim, _in_the_box, table=AsTable(self.shown))
        yield from exactly_one(prover, statement, 5 * self.players + 1)

    def shown(self, v: Sequence[int]) -> Shown | None:
        """In the first round of which the engine says something wrong; all crowns on one card."""
        held = zip(*columns_of(v, self.players), strict=True)
        cards = [(crowns, *(0,) * (n - 1)) if n else () for n, crowns in held]
        hands = tuple(tuple(mine if prize is Prize.CASTLE else () for prize in GIFT_TYPES) for mine in cards)
        return first_that_differs(Held(hands, round_, self.reading).shown() for round_ in PAYS)


def _places(prover: Prover) -> Iterator[Proof]:
    for players, reading in product(PROVED_FOR, READINGS):
        yield from named(Placing(players, reading).proofs(prover), *told(reading))


def _bonus(prover: Prover) -> Iterator[Proof]:
    """One player's points in each prize, whatever the place; the bonus as the ledger has it."""

    def bonus(colour: Prize, v: Sequence[int]) -> int:
        found = tuple(Result(prize, (1,), (1,), (False,), (v[prize],)) for prize in Prize)
        return gifts.colour_ledger(0, colour, found).total(0)

    symbols = tuple(Number(f"points for {prize.word}") for prize in Prize)
    for colour in GIFT_TYPES:
        statement = Statement(
            symbols,
            partial(bonus, colour),
            lambda v, got, own=colour: got == z3.If(v[own] >= 1, OWN_COLOUR, 0),  # type: ignore[misc]
            lambda v: [each >= 0 for each in v],
        )
        yield from named([prover.holds(statement)], f"own colour = {colour.word}")


TWO_TOO: Final = "two players too"
BOX: Final = f"all hands of one type within its {OF_A_TYPE} cards, any crowns; every round; {TWO_TOO}"
SKIPS_AND_WITHOUT: Final = "both readings of tie-skips and of place-without-gift"
THEOREMS: Final = (
    Theorem(
        "kings-progress.theorem.places-exactly-one",
        (rules.PLACE, rules.CROWNS, rules.POINTS, rules.TIED, rules.TIED_NOTHING, rules.TIE_SKIPS, rules.TIE_FILLS,
         rules.NO_GIFT),
        "Exactly one placing orders players by cards and then by crowns, puts equals on one place, skips the places "
        "that a tie takes, leaves out who has no gift, and pays each place as the table says, a shared one a point "
        "less; it is the one that is scored.",
        PLAYERS, f"{BOX}; {SKIPS_AND_WITHOUT}", _places,
        held=("other readings",),
    ),
    Theorem(
        "kings-progress.theorem.own-colour",
        (rules.OWN_COLOUR, rules.OWN_COLOUR_NEEDS, rules.OWN_COLOUR_TYPES),
        "Who scores a point or more in the type of the own colour gets one more, and nobody else does: neither for "
        "other types nor for most types.",
        (), "all points in all six prizes; every colour", _bonus,
    ),
)  # fmt: skip
