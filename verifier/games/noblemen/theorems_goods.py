"""What is held is never made or lost, and points never fall."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from typing import Final

import z3

from verifier.games.noblemen import building, income, pieces, prestige
from verifier.games.noblemen.decisions import Bribe
from verifier.games.noblemen.draft import Draft
from verifier.games.noblemen.equipment import FOLLY_POINTS
from verifier.games.noblemen.pieces import BANK, BOARD, BRIBE, POUND
from verifier.games.noblemen.rules import ball as ball_rules
from verifier.games.noblemen.rules import box as box_rules
from verifier.games.noblemen.rules import build as build_rules
from verifier.games.noblemen.rules import income as income_rules
from verifier.games.noblemen.rules import scoring as scoring_rules
from verifier.games.noblemen.scoring import liaison_line
from verifier.games.noblemen.theorems_tables import FOLLIES, LIAISON
from verifier.games.noblemen.theorems_titles import table
from verifier.games.noblemen.theorems_track import PLAYERS, not_negative
from verifier.kernel.chance import Noting
from verifier.kernel.holdings import Holdings, totals, transfer
from verifier.kernel.ledger import Part, points
from verifier.kernel.legality import failing
from verifier.kernel.proof import Number, Proof, Prover, Statement, Terms, Theorem, all_of, numbers

ROWS: Final = 3
COLUMNS: Final = 2


def _rows(values: Sequence[int]) -> Holdings:
    return tuple(tuple(values[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS))


def _moved(giver: int, taker: int, what: int, v: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...], Holdings]:
    before = _rows(v[:-1])
    after = transfer(before, giver, taker, what, v[-1])
    return totals(before), totals(after), after


def _conserves(prover: Prover) -> Iterator[Proof]:
    for giver, taker, what in product(range(ROWS), range(ROWS), range(COLUMNS)):

        def claim(v: Terms, result: Terms, giver: int = giver, taker: int = taker, what: int = what) -> z3.BoolRef:
            were, are, after = result
            same = [was == now for was, now in zip(were, are, strict=True)]
            for row, column in product(range(ROWS), range(COLUMNS)):
                change = (column == what) * ((row == taker) - (row == giver))
                same.append(after[row][column] == v[row * COLUMNS + column] + change * v[-1])
            return all_of(same)

        symbols = (*numbers("held", ROWS * COLUMNS), Number("n"))
        yield prover.holds(Statement(symbols, partial(_moved, giver, taker, what), claim))


def bribed(players: int, v: Sequence[int]) -> tuple[int, ...] | None:
    """Points, the player's pounds and bribes, the bank's pounds and the pile after buying `v[3]` bribes with `v[0]`
    pounds, `v[1]` bribes behind the screen and `v[2]` on the pile; `None` where that is refused.
    """
    start = table(players)
    seat = start.turn.seat
    held = [list(row) for row in start.held]
    held[pieces.screen(seat)][POUND], held[pieces.screen(seat)][BRIBE], held[BOARD][BRIBE] = v[0], v[1], v[2]
    state = replace(start, held=tuple(map(tuple, held)))
    decision = Bribe(v[3])
    if failing(income.bribe_checks(state, decision)):
        return None
    draft = Draft(state, Noting())
    income.bribe_effect(draft, decision)
    mine = draft.held[pieces.screen(seat)]
    return (
        points(draft.lines), draft.points[seat] - state.points[seat], mine[POUND], mine[BRIBE],
        draft.held[BANK][POUND] - state.held[BANK][POUND], draft.held[BOARD][BRIBE],
    )  # fmt: skip


def _bribes(prover: Prover) -> Iterator[Proof]:
    def claim(v: Terms, after: Terms) -> z3.BoolRef:
        pounds, mine, pile, n = v
        may = z3.And(n >= 0, n <= 5, n <= pile, 2 * n <= pounds)
        if after is None:
            return z3.Not(may)
        wanted = (n, n, pounds - 2 * n, mine + n, 2 * n, pile - n)
        return z3.And(may, *(got == want for got, want in zip(after, wanted, strict=True)))

    symbols = tuple(map(Number, ("pounds", "bribes", "pile", "n")))
    for players in PLAYERS:
        yield prover.holds(Statement(symbols, partial(bribed, players), claim, lambda v: not_negative(v[:3])))


def _never_fall(prover: Prover) -> Iterator[Proof]:
    cards = (Number("liaisons"),)
    yield prover.holds(
        Statement(
            cards,
            lambda v: sum((line.points for line in liaison_line(0, v[0])), 0),
            lambda v, got: z3.And(got == LIAISON * v[0], got >= 0),
            not_negative,
        )
    )
    yield prover.every(enumerate(FOLLIES), lambda which: FOLLY_POINTS[which[0]] == which[1] >= 0)
    for players in PLAYERS:
        yield prover.holds(
            Statement(
                tuple(map(Number, ("pounds", "bribes", "pile", "n"))),
                partial(bribed, players),
                lambda v, after: after is None or z3.And(after[0] >= 0, after[1] >= 0),
                lambda v: not_negative(v[:3]),
            )
        )


def _sums(prover: Prover) -> Iterator[Proof]:
    """Symbols: four counts each."""

    def together(parts: Callable[[int, int, int, int], tuple[Part, ...]], v: Sequence[int]) -> int:
        return prestige.total(parts(*v))

    def weighed(weights: tuple[int, ...], v: Terms, got: Terms) -> z3.BoolRef:
        return got == sum(weight * n for weight, n in zip(weights, v, strict=True))

    for parts, weights in (
        (prestige.estate_parts, (1, 2, 2, 2)),
        (income.tax_parts, (1, 2, 2, 1)),
        (income.land_parts, (1, 2, 2, 1)),
    ):
        symbols = numbers("count", 4)
        yield prover.holds(Statement(symbols, partial(together, parts), partial(weighed, weights), not_negative))


def _price(prover: Prover) -> Iterator[Proof]:
    yield prover.holds(
        Statement(
            (Number("printed"), Number("reduction")),
            lambda v: building.reduced(v[0], v[1]),
            lambda v, price: z3.And(price >= 0, price >= v[0] - v[1], z3.Or(price == 0, price == v[0] - v[1])),
            not_negative,
        )
    )


THEOREMS: Final = (
    Theorem(
        "noblemen.theorem.transfer-conserves",
        (box_rules.TILES, box_rules.COINS, box_rules.CARDS, box_rules.CASTLES),
        "Moving pieces neither makes nor loses any, and touches no other holding.",
        (), "all amounts, also those no rule allows; giver, taker, a bystander and two kinds of piece", _conserves,
    ),
    Theorem(
        "noblemen.theorem.bribes",
        (income_rules.BRIBE_LIMIT, income_rules.BRIBE_PILE, income_rules.BRIBE_PRICE, income_rules.BRIBE_POINT),
        "Bribes are sold as far as limit, pile and money go and no further; each costs two pounds and brings a point.",
        PLAYERS, "all numbers of pounds, bribes and pile; bribe-count = up-to-five", _bribes,
    ),
    Theorem(
        "noblemen.theorem.points-never-fall",
        (scoring_rules.COUNTED, scoring_rules.LIAISON, income_rules.BRIBE_POINT, build_rules.FOLLY_POINTS),
        "No number of Liaisons, follies or bribes takes points away; buildings and titles have theorems of their own.",
        PLAYERS, "all numbers; that points are written nowhere else is held by a test of the source", _never_fall,
    ),
    Theorem(
        "noblemen.theorem.sums",
        (ball_rules.FOUNTAIN, ball_rules.GARDEN, ball_rules.KNIGHT, ball_rules.PALACE, income_rules.TAX_FIELD,
         income_rules.TAX_FARM, income_rules.TAX_KNIGHT, income_rules.TAX_BRIBE, income_rules.LAND_GROVE,
         income_rules.LAND_FOREST, income_rules.LAND_KNIGHT, income_rules.LAND_BRIBE),
        "Prestige, taxes and land count one for a tile or a bribe and two for an area, a knight or a palace.",
        (), "all numbers from 0 up", _sums,
    ),
    Theorem(
        "noblemen.theorem.price-floor",
        (build_rules.REDUCTION, build_rules.PRICE_FLOOR),
        "A price is what is printed less the title's reduction, and never less than nothing.",
        (), "all prices and reductions from 0 up", _price,
    ),
)  # fmt: skip
