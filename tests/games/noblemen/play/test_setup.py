"""The table at the start, and the tiles each player chooses."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from courtroll.verifier.games.noblemen.moves.decisions import Pick
from courtroll.verifier.games.noblemen.play.building import price
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.play.knights import in_supply
from courtroll.verifier.games.noblemen.play.setup import deal_out, whole_box
from courtroll.verifier.games.noblemen.rules.options import NoblemenRuleset
from courtroll.verifier.games.noblemen.table.equipment import Typed, from_box, standard
from courtroll.verifier.games.noblemen.table.frame import START
from courtroll.verifier.games.noblemen.table.names import CARDS
from courtroll.verifier.games.noblemen.table.pieces import (
    BAG,
    BANK,
    BOARD,
    BRIBE,
    BUILDINGS,
    CARD_COLUMNS,
    FOLLY_COLUMNS,
    POUND,
    STACK,
    SUPPLY,
    TILE_COLUMNS,
    Building,
    Space,
    Tile,
    Title,
)
from courtroll.verifier.games.noblemen.table.state import Phase, State, clockwise
from courtroll.verifier.kernel.chance import Seeded
from courtroll.verifier.kernel.equipment import Source, Value
from courtroll.verifier.kernel.holdings import totals
from tests.games.noblemen.tables import PLAYERS, after, box, complaints, hand, refused


@pytest.mark.parametrize(("players", "castles", "palaces", "chapels"), [(3, 3, 2, 3), (4, 4, 3, 4), (5, 5, 4, 5)])
def test_noblemen_setup_board(players: int, castles: int, palaces: int, chapels: int) -> None:
    state = deal_out(box(players))
    assert state.held[BOARD][BUILDINGS : BUILDINGS + 3] == (castles, palaces, chapels)
    assert state.held[BOARD][FOLLY_COLUMNS] == (1, 1, 1, 1)
    assert state.held[SUPPLY][BUILDINGS : BUILDINGS + 3] == (15 - castles - players, 12 - palaces, 15 - chapels)
    assert totals(state.held) == totals(whole_box(state.box))


def test_noblemen_setup_knights__noblemen_setup_dearest() -> None:
    """Two knights lie in everybody's supply, and castles on the board leave its cheapest places free."""
    state = deal_out(box(3))
    assert [in_supply(state, seat) for seat in range(3)] == [2, 2, 2]
    assert [price(state, 0, kind) for kind in (Building.CASTLE, Building.PALACE)] == [6, 9]


def test_noblemen_card_counts__noblemen_box_coins__noblemen_box_chapels__and_other_counts() -> None:
    held = totals(whole_box(box()))
    assert dict(zip(CARDS, held[CARD_COLUMNS], strict=True)) == {
        "blackmail": 4, "cunning-stroke": 4, "dowry": 4, "favour-of-the-vicar": 3, "inheritance": 3, "intrigue": 3,
        "liaison": 4, "secret-marriage": 4, "tribute": 4, "whitehall": 2,
    }  # fmt: skip
    assert held[TILE_COLUMNS] == (62, 48, 44, 48)
    assert sum(held[TILE_COLUMNS]) == 202
    assert sum(held[CARD_COLUMNS]) == 35
    assert held[POUND] == 330
    assert held[BUILDINGS : BUILDINGS + 3] == (15, 12, 15)


@pytest.mark.parametrize(("edition", "bribes", "palaces"), [("de", 20, 12), ("it", 28, 15)])
def test_noblemen_box_bribes__noblemen_box_palaces__by_edition(edition: str, bribes: int, palaces: int) -> None:
    held = totals(whole_box(box(edition=edition)))
    assert held[BRIBE] == bribes
    assert held[BUILDINGS + 1] == palaces


@pytest.mark.parametrize("start", range(5))
def test_noblemen_setup_money__from_the_starting_player(start: int) -> None:
    state = deal_out(box(5), start)
    assert [state.holds(seat, POUND) for seat in clockwise(start, 5)] == [10, 11, 12, 13, 14]
    assert state.held[BANK][POUND] == 330 - 60


@pytest.mark.parametrize("start", range(4))
def test_noblemen_setup_queen__to_the_right_of_the_starting_player(start: int) -> None:
    state = deal_out(box(), start)
    assert state.clock.queen == (start - 1) % 4
    assert state.turn.seat == start
    assert (state.clock.decade, state.clock.space, state.points) == (1, 0, (0, 0, 0, 0))


def test_noblemen_setup_estate__noblemen_setup_baron() -> None:
    state = deal_out(box(3))
    assert all(mine.castle == mine.meadow == mine.land == 1 << START for mine in state.estates)
    assert state.titles == (Title.BARON,) * 3
    assert state.knights == ()


# ------------------------------------------------------------------------------------------------ picking


def test_noblemen_setup_tiles() -> None:
    state = deal_out(box())
    assert len(NOBLEMEN.legal_actions(state)) == 4**4
    assert refused(state, "pick F F F G G G W W W M M M") == []
    assert refused(state, "pick") == []
    assert refused(state, "pick F F F F") == [("more-than-three-of-a-kind", "noblemen.setup.tiles", "field")]
    assert refused(state, Pick((4, 0, -1, 5))) == [
        ("more-than-three-of-a-kind", "noblemen.setup.tiles", kind) for kind in ("field", "fountain", "meadow")
    ]


def test_noblemen_setup_tiles_fill__everybody_draws_up_to_twelve_after_the_last_has_chosen() -> None:
    state = deal_out(box(3), 1)
    state = after(state, "pick F F F", "pick M M M W")
    assert (state.turn.seat, sum(state.held[BAG][TILE_COLUMNS])) == (0, 202 - 3 - 7)
    asked = NOBLEMEN.chance(state, Pick((3, 3, 3, 3)))
    assert [(draw.seat, draw.what, draw.n) for draw in asked] == [(1, "tiles", 9), (2, "tiles", 8), (1, "cards", 3)]
    done = after(state, "pick F F F G G G W W W M M M")
    assert [len(hand(done, seat).split()) for seat in range(3)] == [12, 12, 12]
    assert done.turn.phase is Phase.KEEP


def test_noblemen_setup_card__everybody_keeps_one_of_three_from_the_starting_player() -> None:
    state = deal_out(box(4), 2)
    state = after(state, "pick", "pick", "pick", "pick")
    seats = []
    while state.turn.phase is Phase.KEEP:
        seats.append(state.turn.seat)
        state = after(state, NOBLEMEN.legal_actions(state)[0])
    assert seats == [2, 3, 0, 1]
    assert sum(state.held[STACK][CARD_COLUMNS]) == 35 - 4
    assert len(state.under) == 8
    assert (state.turn.phase, state.turn.seat) == (Phase.ACT, 2)


def first(edition: str) -> State:
    return deal_out(replace(box(edition=edition), first_game=True))


def test_noblemen_setup_first_game__advice_and_duty() -> None:
    three = Pick((3, 3, 3, 3))
    assert refused(first("de"), Pick((0, 0, 0, 0))) == []
    assert refused(first("it"), Pick((3, 3, 3, 2))) == [("first-game-three-each", "noblemen.setup.first-game", None)]
    assert NOBLEMEN.legal_actions(first("it")) == [three]
    assert NOBLEMEN.chance(after(first("it"), three, three, three), three)[0].what == "cards"
    later = deal_out(box(edition="it"))
    assert refused(later, Pick((3, 3, 3, 2))) == []


def test_an_opening_depends_on_its_seed_alone() -> None:
    def opened(seed: int) -> State:
        state, dealer = deal_out(box()), Seeded(Random(seed))
        for _ in PLAYERS[:4]:
            state = NOBLEMEN.run(state, Pick((1, 1, 1, 1)), dealer).state
        return state

    assert opened(5) == opened(5)
    assert opened(5) != opened(6)


# ---------------------------------------------------------------------------------------------- equipment


def test_noblemen_box_prices__noblemen_box_round_track__assumed_until_typed() -> None:
    ruleset = NoblemenRuleset.preset("de")
    assumed = {name for name, source in standard(ruleset).sources().items() if source is Source.ASSUMED}
    assert assumed == {"castle-prices", "chapel-prices", "palace-prices", "round-track", "prestige-track"}
    typed = Typed(
        (1, 2, 3, 4), (2, 3, 4, 5), (5, 6, 7), (Space.PLAIN, Space.BALL, Space.BALL, Space.SCORE), 20, 28
    )  # fmt: skip
    sources = from_box(ruleset, typed).sources()
    assert {name for name, source in sources.items() if source is Source.TYPED} == {*assumed, "bribes"}
    assert sources["palaces"] is Source.PRINTED
    assert from_box(ruleset, typed).prestige_track == Value(20, Source.TYPED)
    assert from_box(ruleset, Typed()) == standard(ruleset)


def test_noblemen_setup_tiles__complaints_name_the_tile() -> None:
    state = deal_out(box())
    objections = NOBLEMEN.objections(state, Pick((0, 4, 0, 0)))
    assert complaints(state, objections)[0][2] == Tile.GROVE.name.lower()
