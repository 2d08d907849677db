"""What the theorems lean on besides the prover: their helpers agree with the engine on plain values."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from courtroll.verifier.games.noblemen.proofs.places import CENTRE, around, pairs, stays_apart, window
from courtroll.verifier.games.noblemen.proofs.scoring import defined
from courtroll.verifier.games.noblemen.proofs.titles import allocated, table
from courtroll.verifier.games.noblemen.proofs.track import placed, worth
from courtroll.verifier.games.noblemen.rules import build as rules
from courtroll.verifier.games.noblemen.rules.options import SharedChapel, TitleNeeds, TitleOrder
from courtroll.verifier.games.noblemen.scoring import prestige
from courtroll.verifier.games.noblemen.scoring.buildings import building_points, estate_ledger
from courtroll.verifier.games.noblemen.table import estate, frame
from courtroll.verifier.games.noblemen.table.codes import Placement
from courtroll.verifier.games.noblemen.table.estate import Bar, Estate
from courtroll.verifier.games.noblemen.table.pieces import Building, Title
from courtroll.verifier.games.noblemen.table.state import Clock, Quick, clockwise
from courtroll.verifier.games.noblemen.unknown.ball import described as balls
from courtroll.verifier.kernel.proof.theorem import Verdict


def verdicts(building: Building, bars_of: object) -> set[Verdict]:
    assert callable(bars_of)
    return {proof.verdict for proof in stays_apart(building, bars_of)}


def test_noblemen_castle_apart__a_missed_diagonal_is_refuted() -> None:
    def without_diagonals(described: Estate, building: Building) -> tuple[Bar, ...]:
        near = frame.beside(described.castle | described.palace)
        return (*estate.bars(described, Building.FOLLY), Bar(Placement.CASTLE_BESIDE_CASTLE, rules.CASTLE_APART, near))

    first = next(stays_apart(Building.CASTLE, without_diagonals))
    assert first.verdict is Verdict.REFUTED
    assert sum(part.startswith(("castle: none", "palace: none")) for part in first.witness) == 1


@pytest.mark.nightly
def test_noblemen_chapel_apart__a_bar_that_looks_too_far_is_refuted() -> None:
    def far(described: Estate, building: Building) -> tuple[Bar, ...]:
        chapels = described.chapel << 3
        return (
            *estate.bars(described, building),
            Bar(Placement.CHAPEL_BESIDE_CHAPEL, rules.CHAPEL_APART, chapels & frame.FRAME),
        )

    assert Verdict.REFUTED in verdicts(Building.CHAPEL, far)


def test_noblemen_build_meadow__a_bar_that_differs_by_place_is_refuted() -> None:
    def here_only(described: Estate, building: Building) -> tuple[Bar, ...]:
        return (*estate.bars(described, building), Bar(Placement.NO_MEADOW, rules.MEADOW, described.meadow & ~1))

    assert Verdict.REFUTED in verdicts(Building.FOLLY, here_only)


def test_pairs_and_neighbours_are_those_that_touch() -> None:
    cells = window(3, 3)
    assert len(list(pairs(cells))) == 20
    assert around(CENTRE) == set(cells) - {CENTRE}
    assert len(around(0)) == 3


@pytest.mark.parametrize("players", [3, 4, 5])
def test_noblemen_title_needs__the_theorems_allocate_as_a_ball_that_is_played(players: int) -> None:
    random = Random(players)
    for _ in range(100):
        raw = [random.choice((0, 1, 2, 2, 3, 6, 7, 10, 14, 15, 20)) for _ in range(players)]
        state = table(players)
        queen = random.randrange(players)
        quick: list[Quick | None] = [None] * players
        seats = clockwise(queen, players)
        for seat, own in zip(seats, raw, strict=True):
            quick[seat] = Quick(prestige=own)
        start = type(state)(
            state.box, state.turn, state.held, state.estates, state.points, state.titles, state.knights,
            Clock(1, 0, queen), state.used, state.under, tuple(quick),
        )  # fmt: skip
        result, refusals = balls.at_ball(start, [balls.Plan()] * players)
        assert not refusals
        facts = [result.players[seat].facts for seat in seats]
        markers = placed(raw, None)
        given = allocated(raw, markers, TitleNeeds.MARKER, TitleOrder.MARKER)
        assert [fact["space"] for fact in facts] == list(markers)
        assert [fact["title"] for fact in facts] == [Title(title).name.lower() for title in given]


@pytest.mark.nightly
def test_noblemen_scoring_enclosed__ledger_and_definition_on_whole_estates() -> None:
    random = Random(7)
    cells = window(6, 5)
    for _ in range(12):
        kinds = dict.fromkeys(("castle", "palace", "chapel", "land"), 0)
        for cell in cells:
            kind = random.choices(("none", "land", "castle", "palace", "chapel"), (1, 12, 2, 2, 3))[0]
            if kind != "none":
                kinds["land"] |= 1 << cell
                kinds[kind] |= 1 << cell
        castle, palace, chapel, land = kinds.values()
        described = Estate(meadow=land, castle=castle, palace=palace, chapel=chapel)
        for reading in SharedChapel:
            points = building_points(castle, palace, chapel, land, reading)
            assert estate_ledger(0, described, reading).total(0) == points
            assert by_cells((castle, palace, chapel, land), cells, reading) == points


def by_cells(v: tuple[int, ...], cells: tuple[int, ...], reading: SharedChapel) -> int:
    import z3

    return int(z3.simplify(defined(v, cells, reading)).as_long())


def test_noblemen_track_taken__the_cheapest_way_is_blackmail_first_to_the_first_free_space() -> None:
    """Brute force over all spendings of small hands."""
    for own, wanted, hand in product((0, 3, 5), (2, 6, 10), ((3, 0, 0), (2, 1, 1), (0, 2, 3), (4, 3, 0))):
        for taken in ((), (6,), (7, 6, 5), (10, 11), (2, 3)):
            free = next(space for space in range(wanted, 99) if space not in taken)
            spent = [(b, k, c) for b, k, c in product(*(range(n + 1) for n in hand))]
            reach = [sum(s) for s in spent if prestige.settle(own + worth(*s), taken, None) >= wanted]
            first = [3 * min(n, hand[1]) + n - min(n, hand[1]) for n in range(sum(hand) + 1)]
            cheapest = next((n for n, got in enumerate(first) if own + got >= free), None)
            assert min(reach, default=None) == cheapest
