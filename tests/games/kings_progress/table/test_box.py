"""Maps of named places, and what stands in for what no text gives."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Final

import pytest

from courtroll.verifier.games.kings_progress.rules.options import KingsProgressRuleset
from courtroll.verifier.games.kings_progress.table.box import (
    ANY_NUMBER,
    ASSUMED_CROWNS,
    COURTS,
    FAR,
    INNS,
    LONDON,
    STANDARD,
    Equipment,
    Map,
    Typed,
    all_gifts,
    changed,
    fitting,
    from_box,
    mapped,
)
from courtroll.verifier.games.kings_progress.table.pieces import (
    ALL_CARDS,
    CARDS,
    CROWN_KINDS,
    DECK,
    GIFT_COLUMNS,
    GIFT_DECK,
    GIFT_TYPES,
    Courtier,
    Prize,
    built,
    card,
    gift,
    hand,
    prize_of,
)
from courtroll.verifier.games.kings_progress.table.progress import Clock, clockwise
from courtroll.verifier.games.kings_progress.table.state import Box
from courtroll.verifier.games.kings_progress.table.stock import whole_box
from courtroll.verifier.kernel.equipment import Source, Value
from tests.games.kings_progress.play.turns import table as laid_out

ROYAL: Final = ("windsor", "nonsuch", "greenwich")
WAYS: Final = (
    ("chamberlain", "eton", "nonsuch", "windsor"), ("eton", "ascot", "bray", "windsor"), ("ascot", "london", "nonsuch"),
    ("knight", "bray"), ("knight", "eton"), ("mistress", "greenwich"),
)  # fmt: skip
"""Through the knight's home and through Nonsuch there are short cuts. From most homes no way leads anywhere."""


def small(*more: tuple[str, str]) -> Map:
    return mapped(ROYAL, {"eton": 1, "ascot": 2, "bray": 1}, (*WAYS, *more))


def roads(there: Map, place: int, court: int, been: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Every way to a court that comes twice to no place: the places between."""
    if place == court:
        yield been[1:]
    else:
        for other in there.ways[place]:
            if other not in (*been, place):
                yield from roads(there, other, court, (*been, place))


@pytest.mark.parametrize("open_", [False, True])
@pytest.mark.parametrize("is_small", [True, False])
def test_kings_progress_map_homes__kings_progress_round_court__the_fewest_steps_of_all_ways(
    is_small: bool, open_: bool
) -> None:
    there = small() if is_small else STANDARD.map.value
    for court in range(COURTS, INNS):
        for place in range(len(there.names)):
            between = list(roads(there, place, court))
            fit = [way for way in between if open_ or all(each == LONDON or each >= INNS for each in way)]
            far = (there.open if open_ else there.closed)[court - COURTS][place]
            assert far == min((len(way) + (place != court) for way in fit), default=FAR)


def test_kings_progress_map_inns__kings_progress_map_london__who_stands_next_to_whom_and_how_many() -> None:
    there = small()
    assert there.names == (*(courtier.word for courtier in Courtier), "london", *ROYAL, "eton", "ascot", "bray")
    assert there.holds == (*(ANY_NUMBER,) * len(Courtier), 2, *(ANY_NUMBER,) * len(ROYAL), 1, 2, 1)
    both = {frozenset(pair) for chain in WAYS for pair in pairwise(chain)}
    assert {
        frozenset((there.names[one], there.names[other])) for one, near in enumerate(there.ways) for other in near
    } == both
    assert all(one in there.ways[other] for one, near in enumerate(there.ways) for other in near)
    assert all(sorted(set(near)) == list(near) for near in there.ways)
    with pytest.raises(KeyError):
        mapped(ROYAL, {"eton": 1}, [("eton", "ascot")])


def test_kings_progress_move_step__one_way_more() -> None:
    there, more = small(), small(("chaplain", "ascot"))
    one, other = there.names.index("chaplain"), there.names.index("ascot")
    assert changed(there, [(one, other)], {}) == more
    assert (more.closed[0][one], there.closed[0][one]) == (3, FAR)


def test_kings_progress_map_two_inns__one_inn_more() -> None:
    there = small()
    place = there.names.index("bray")
    wider = changed(there, (), {place: 2})
    assert (there.holds[place], wider.holds[place]) == (1, 2)
    assert replace(wider, holds=there.holds) == there
    assert all(isinstance(n, int) for n in wider.holds)


def test_what_is_typed_takes_the_place_of_a_stand_in() -> None:
    crowns = ((1,) * 12,) * len(GIFT_TYPES)
    assert from_box(Typed()) == STANDARD
    assert from_box(Typed(map=small())) == replace(STANDARD, map=Value(small(), Source.TYPED))
    assert from_box(Typed(court_track=9)) == replace(STANDARD, court_track=Value(9, Source.TYPED))
    assert from_box(Typed(crowns=crowns)) == replace(STANDARD, crowns=Value(crowns, Source.TYPED))
    assert from_box(Typed(crowns=crowns)).sources() == {
        "map": Source.ASSUMED, "court-track": Source.ASSUMED, "crowns": Source.TYPED,
    }  # fmt: skip


def castles(*crowns: int, source: Source = Source.ASSUMED) -> Equipment:
    return replace(STANDARD, crowns=Value((crowns, *ASSUMED_CROWNS[1:]), source))


@pytest.mark.parametrize(
    ("seen", "crowns"),
    [
        pytest.param({}, (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3), id="nothing"),
        pytest.param({0: 3, 3: 3}, (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3), id="what-there-is"),
        pytest.param({5: 2}, (0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 5, 5), id="the-lowest-give-way"),
        pytest.param({0: 3, 1: 2, 9: 2}, (0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 9, 9), id="those-that-were-seen-do-not"),
        pytest.param({3: 5, 0: 2}, (0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3), id="more-of-a-kind"),
        pytest.param({4: 14}, (4,) * 12, id="more-than-there-are"),
    ],
)
def test_kings_progress_box_gifts__an_assumed_list_gives_way_to_what_was_seen(
    seen: dict[int, int], crowns: tuple[int, ...]
) -> None:
    found = {(Prize.CASTLE, each): n for each, n in seen.items()}
    assert fitting(STANDARD, found) == castles(*crowns)
    typed = castles(*(1,) * 12, source=Source.TYPED)
    assert fitting(typed, found) == typed


def test_kings_progress_box_influence__kings_progress_box_gifts__everything_lies_in_its_deck() -> None:
    box = Box(KingsProgressRuleset("it"), ("Ann", "Bob", "Cid"), castles(*(9,) * 12))
    gifts = (*(0,) * 9, 12, *((3,) * 4 + (0,) * 6) * 4)
    assert all_gifts(box.equipment) == gifts
    held = whole_box(box)
    assert held[DECK] == ALL_CARDS == (2,) * 32
    assert held[GIFT_DECK] == (*(0,) * CARDS, *gifts)
    assert [sum(row) for row in held] == [64, 0, 0, 0, 60, *[0] * 9]
    assert all(len(held[hand(seat)][GIFT_COLUMNS]) == len(gifts) and len(held[built(seat)]) == CARDS for seat in (0, 2))


def test_kings_progress_box_influence__kings_progress_box_gifts__each_kind_has_its_own_number() -> None:
    assert [card(suit, symbols) for suit in Courtier for symbols in range(4)] == list(range(CARDS))
    every = [(prize, crowns) for prize in GIFT_TYPES for crowns in range(CROWN_KINDS)]
    assert [gift(*each) for each in every] == list(range(50))
    assert [prize_of(kind) for kind in range(50)] == every
    rows = [row(seat) for seat in range(5) for row in (hand, built)]
    assert rows == list(range(8, 18))


def test_kings_progress_turn_clockwise__kings_progress_round_court() -> None:
    assert [clockwise(start, 4) for start in range(4)] == [(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)]
    assert [Clock(round_, 3, 0, (2, 0, 1)).court for round_ in (1, 2, 3)] == [COURTS + 2, COURTS, COURTS + 1]


def test_kings_progress_setup_hand__what_each_player_holds() -> None:
    state = laid_out({}, {"hand": ["knight 3", "knight 3"], "gifts": {"land": [2]}})
    assert [state.holds(seat, card(Courtier.KNIGHT, 3)) for seat in range(3)] == [0, 2, 0]
    assert [state.holds(seat, CARDS + gift(Prize.LAND, 2)) for seat in range(3)] == [0, 1, 0]
