"""Dealers: one notes, one repeats what is recorded, one draws from a seed, one deals from lists."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from courtroll.verifier.kernel.chance import Draw, ImpossibleOutcome, Noting, Seeded, Told

steady = settings(derandomize=True, database=None, deadline=None)

THREE = Draw(0, "tiles", 3, (2, 0, 5))
SURE = Draw(1, "cards", 1, (1, 1, 0), (2, 0))

draws = st.builds(
    lambda pool, share, sure: Draw(0, "tiles", share % (sum(pool) + 1), tuple(pool), tuple(sure)),
    st.lists(st.integers(0, 4), min_size=1, max_size=5),
    st.integers(0, 20),
    st.lists(st.integers(0, 4), max_size=2),
)


def fits(asked: Draw, given_: tuple[int, ...]) -> bool:
    """So many, no more of a kind than there are, and the sure ones last."""
    drawn = Counter(given_[: asked.n])
    return (
        len(given_) == asked.n + len(asked.sure)
        and given_[asked.n :] == asked.sure
        and all(0 <= kind < len(asked.pool) and n <= asked.pool[kind] for kind, n in drawn.items())
    )


@steady
@given(draws, st.integers(0, 999))
def test_every_dealer_deals_what_is_asked(asked: Draw, seed: int) -> None:
    noting, seeded = Noting(), Seeded(Random(seed))
    assert fits(asked, noting.draw(asked))
    assert noting.asked == [asked]
    drawn = seeded.draw(asked)
    assert fits(asked, drawn)
    told = Told(seeded.outcome())
    assert told.draw(asked) == drawn
    told.finish()
    assert seeded.outcome() == ()


def test_seeded__every_piece_is_as_likely_as_any_other() -> None:
    seeded = Seeded(Random(1))
    found = Counter(seeded.draw(Draw(0, "tiles", 1, (1, 0, 3)))[0] for _ in range(4000))
    assert found[1] == 0
    assert 900 < found[0] < 1100


def test_seeded__is_its_seed() -> None:
    first, again, other = (Seeded(Random(seed)) for seed in (3, 3, 4))
    asked = Draw(0, "tiles", 20, (20, 20, 20))
    assert first.draw(asked) == again.draw(asked) != other.draw(asked)


def test_seeded__keeps_what_it_drew_until_it_is_asked() -> None:
    seeded = Seeded(Random(0))
    one, two = seeded.draw(THREE), seeded.draw(SURE)
    assert seeded.outcome() == (one, two)
    assert seeded.outcome() == ()


@pytest.mark.parametrize(
    ("asked", "outcome", "why"),
    [
        (THREE, (), "outcome-missing"),
        (THREE, ((0, 2),), "outcome-length"),
        (THREE, ((0, 2, 2, 2),), "outcome-length"),
        (THREE, ((0, 0, 0),), "outcome-not-there"),
        (THREE, ((2, 2, 1),), "outcome-not-there"),
        (THREE, ((2, 2, 3),), "outcome-not-there"),
        (THREE, ((2, 2, -1),), "outcome-not-there"),
        (SURE, ((0, 0, 2),), "outcome-order"),
        (SURE, ((2, 2, 0),), "outcome-not-there"),
        (SURE, ((1,),), "outcome-length"),
    ],
)
def test_told__holds_an_outcome_to_what_was_asked(asked: Draw, outcome: tuple[tuple[int, ...], ...], why: str) -> None:
    with pytest.raises(ImpossibleOutcome) as error:
        Told(outcome).draw(asked)
    assert (error.value.why, error.value.asked) == (why, asked)
    assert error.value.given == (outcome[0] if outcome else None)


def test_told__takes_what_was_asked_and_no_more() -> None:
    told = Told(((0, 2, 0), (1, 2, 0)))
    assert told.draw(THREE) == (0, 2, 0)
    with pytest.raises(ImpossibleOutcome) as error:
        told.finish()
    assert (error.value.why, error.value.given) == ("outcome-too-long", (1, 2, 0))
    assert told.draw(SURE) == (1, 2, 0)
    told.finish()
