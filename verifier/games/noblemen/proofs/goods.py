"""What is held is never made or lost, and points never fall."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from typing import Final, assert_never

import z3

from courtroll.verifier.games.noblemen.moves.decisions import Bribe
from courtroll.verifier.games.noblemen.moves.draft import Draft
from courtroll.verifier.games.noblemen.play import building, income
from courtroll.verifier.games.noblemen.proofs.as_tables import at_the_end, bribing, with_liaisons
from courtroll.verifier.games.noblemen.proofs.ball import PLAYERS, not_negative
from courtroll.verifier.games.noblemen.proofs.printed import FOLLIES, LIAISON, REDUCTION
from courtroll.verifier.games.noblemen.proofs.titles import DEALT, NO_BALL, table
from courtroll.verifier.games.noblemen.rules import ball as ball_rules
from courtroll.verifier.games.noblemen.rules import box as box_rules
from courtroll.verifier.games.noblemen.rules import build as build_rules
from courtroll.verifier.games.noblemen.rules import income as income_rules
from courtroll.verifier.games.noblemen.rules import scoring as scoring_rules
from courtroll.verifier.games.noblemen.rules.options import BribeCount, NoblemenRuleset
from courtroll.verifier.games.noblemen.scoring import prestige, results
from courtroll.verifier.games.noblemen.scoring.buildings import liaison_line
from courtroll.verifier.games.noblemen.table import pieces
from courtroll.verifier.games.noblemen.table.equipment import FOLLY_POINTS
from courtroll.verifier.games.noblemen.table.pieces import BANK, BOARD, BRIBE, BUILDINGS, POUND, Building, Title
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.holdings import Holdings, totals, transfer
from courtroll.verifier.kernel.ledger import Part, points
from courtroll.verifier.kernel.legality import failing
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
    named,
    numbers,
    total,
)

ROWS: Final = 3
COLUMNS: Final = 2
BRIBES_IN_BOX: Final = 20


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
        statement = Statement(symbols, partial(_moved, giver, taker, what), claim)
        about = f"of kind {what + 1} from holder {giver + 1} to holder {taker + 1}; held row by row"
        yield from named([prover.holds(statement)], about)


def bribed(players: int, v: Sequence[int], reading: BribeCount = BribeCount.UP_TO_FIVE) -> tuple[int, ...] | None:
    """Points, the player's pounds and bribes, the bank's pounds and the pile after buying `v[3]` bribes with `v[0]`
    pounds, `v[1]` bribes behind the screen and `v[2]` on the pile; `None` where that is refused.
    """
    start = table(players)
    seat = start.turn.seat
    held = [list(row) for row in start.held]
    held[pieces.screen(seat)][POUND], held[pieces.screen(seat)][BRIBE], held[BOARD][BRIBE] = v[0], v[1], v[2]
    box = replace(start.box, ruleset=replace(start.box.ruleset, bribe_count=reading))
    state = replace(start, box=box, held=tuple(map(tuple, held)))
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


def _may_buy(reading: BribeCount, v: Terms) -> z3.BoolRef:
    """By the reading "five" one buys five, or else all that the pile holds or money pays for."""
    pounds, _, pile, n = v
    may = z3.And(n >= 0, n <= 5, n <= pile, 2 * n <= pounds)
    match reading:
        case BribeCount.UP_TO_FIVE:
            return may
        case BribeCount.FIVE:
            return z3.And(may, z3.Or(n == 5, n == pile, 2 * n + 1 >= pounds))
        case _ as never:
            assert_never(never)


def _bribes(prover: Prover) -> Iterator[Proof]:
    for reading, players in product(BribeCount, PLAYERS):
        yield from named([_bought(prover, reading, players)], f"{players} players", f"bribe-count = {reading}")


def _bought(prover: Prover, reading: BribeCount, players: int) -> Proof:
    def claim(v: Terms, after: Terms) -> z3.BoolRef:
        pounds, mine, pile, n = v
        if after is None:
            return z3.Not(_may_buy(reading, v))
        wanted = (n, n, pounds - 2 * n, mine + n, 2 * n, pile - n)
        return z3.And(_may_buy(reading, v), *(got == want for got, want in zip(after, wanted, strict=True)))

    def show(v: Sequence[int]) -> Shown | None:
        may = z3.is_true(z3.simplify(_may_buy(reading, tuple(map(z3.IntVal, v)))))
        pounds, mine, pile, n = v
        return bribing(NoblemenRuleset("de", bribe_count=reading).rulings, pounds, mine, pile, n, may)

    return prover.holds(
        Statement(
            tuple(map(Number, ("pounds", "bribes", "pile", "n"))),
            partial(bribed, players, reading=reading),
            claim,
            lambda v: not_negative(v[:3]),
            table=AsTable(show, lambda v: [v[1] + v[2] <= BRIBES_IN_BOX]),
        )
    )


def _never_fall(prover: Prover) -> Iterator[Proof]:
    cards = (Number("liaisons"),)
    yield prover.holds(
        Statement(
            cards,
            lambda v: sum((line.points for line in liaison_line(0, v[0])), 0),
            lambda v, got: z3.And(got == LIAISON * v[0], got >= 0),
            not_negative,
            table=AsTable(lambda v: with_liaisons(v[0], LIAISON * v[0])),
        )
    )
    yield prover.every(
        enumerate(FOLLIES),
        lambda which: FOLLY_POINTS[which[0]] == which[1] >= 0,
        lambda which: f"folly {which[0] + 1} by the number built",
    )
    for players in PLAYERS:
        yield prover.holds(
            Statement(
                tuple(map(Number, ("pounds", "bribes", "pile", "n"))),
                partial(bribed, players),
                lambda v, after: after is None or z3.And(after[0] >= 0, after[1] >= 0),
                lambda v: not_negative(v[:3]),
            )
        )


def _ranks(prover: Prover) -> Iterator[Proof]:
    for players in PLAYERS:
        yield _standing(prover, players)


def _standing(prover: Prover, players: int) -> Proof:
    """Symbols: everybody's points, then everybody's money."""

    def place(v: Terms, seat: int) -> Terms:
        mine, pounds = v[seat], v[players + seat]
        ahead = (z3.Or(v[o] > mine, z3.And(v[o] == mine, v[players + o] > pounds)) for o in range(players) if o != seat)
        return 1 + total(z3.If(each, 1, 0) for each in ahead)

    def show(v: Sequence[int]) -> Shown | None:
        terms = tuple(map(z3.IntVal, v))
        places = [int(z3.simplify(place(terms, seat)).as_long()) for seat in range(players)]
        return at_the_end(v[:players], v[players:], places)

    return prover.holds(
        Statement(
            (*numbers("points", players), *numbers("money", players)),
            lambda v: results.ranking(v[:players], v[players:]).ranks,
            lambda v, found: all_of(found[seat] == place(v, seat) for seat in range(players)),
            table=AsTable(show, not_negative),
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
        statement = Statement(symbols, partial(together, parts), partial(weighed, weights), not_negative)
        yield from named([prover.holds(statement)], parts.__name__.replace("_", " "))


def _price(prover: Prover) -> Iterator[Proof]:
    yield prover.holds(
        Statement(
            (Number("printed"), Number("reduction")),
            lambda v: building.reduced(v[0], v[1]),
            lambda v, price: z3.And(price >= 0, price >= v[0] - v[1], z3.Or(price == 0, price == v[0] - v[1])),
            not_negative,
        )
    )


@dataclass(frozen=True, slots=True)
class OnBoard:
    """So many of a building stand on the board when the player in turn, of this title, asks the price."""

    players: int
    kind: Building
    standing: int
    title: Title

    def __str__(self) -> str:
        title, kind = self.title.name.lower(), self.kind.name.lower()
        return f"{self.players} players; {self.standing} on the board of the kind {kind}; a {title} asks the price"


def _boards() -> Iterator[OnBoard]:
    for players in PLAYERS:
        places = {Building.CASTLE: players, Building.CHAPEL: players, Building.PALACE: players - 1}
        for kind, most in places.items():
            yield from (OnBoard(players, kind, n, title) for n in range(1, most + 1) for title in Title)


def _is_cheapest(case: OnBoard) -> bool:
    """The dearest spaces are the last to be emptied, so that the cheapest left is that many from the end."""
    start = table(case.players)
    seat = start.turn.seat
    held = [list(row) for row in start.held]
    held[BOARD][BUILDINGS + case.kind] = case.standing
    titles = tuple(case.title if each == seat else Title.BARON for each in range(case.players))
    state = replace(start, held=tuple(map(tuple, held)), titles=titles)
    dearest = sorted(building.printed_prices(state.box.equipment, case.kind), reverse=True)[: case.standing]
    return building.price(state, seat, case.kind) == max(0, min(dearest) - REDUCTION[case.title])


def _cheapest(prover: Prover) -> Iterator[Proof]:
    yield prover.every(_boards(), _is_cheapest, str)


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
        "Bribes are sold as far as limit, pile and money go and no further, and by the other reading no fewer; each "
        "costs two pounds and brings a point.",
        PLAYERS, "all numbers of pounds, bribes and pile; both readings of bribe-count", _bribes,
        held=(*DEALT, "other readings", *NO_BALL, "State.titles"),
    ),
    Theorem(
        "noblemen.theorem.points-never-fall",
        (scoring_rules.COUNTED, scoring_rules.LIAISON, income_rules.BRIBE_POINT, build_rules.FOLLY_POINTS),
        "No number of Liaisons, follies or bribes takes points away; buildings and titles have theorems of their own.",
        PLAYERS, "all numbers; that points are written nowhere else is held by a test of the source", _never_fall,
        held=(*DEALT, "readings", *NO_BALL, "State.titles"),
    ),
    Theorem(
        "noblemen.theorem.ranks",
        (scoring_rules.WINNER, scoring_rules.TIE_MONEY, scoring_rules.SHARED),
        "A player's place is one more than the number of those who have more points, or as many and more money; equals "
        "share a place.",
        PLAYERS, "all points and all money", _ranks,
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
        "noblemen.theorem.cheapest-price",
        (build_rules.CASTLE_CHEAPEST, build_rules.PALACE_CHEAPEST, build_rules.CHAPEL_CHEAPEST, build_rules.REDUCTION),
        "Whoever builds pays the least price among those on the board, less the title's reduction.",
        PLAYERS, "all numbers of buildings on the board and all titles, one by one; the assumed prices", _cheapest,
        held=(*DEALT, "readings", *NO_BALL),
    ),
    Theorem(
        "noblemen.theorem.price-floor",
        (build_rules.REDUCTION, build_rules.PRICE_FLOOR),
        "A price is what is printed less the title's reduction, and never less than nothing.",
        (), "all prices and reductions from 0 up", _price,
    ),
)  # fmt: skip
