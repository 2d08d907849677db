"""What is to be decided against everything else that a table says: each with a table beside it that can be."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.noblemen.settle.questions import QUESTIONS
from courtroll.verifier.kernel.settling.verdicts import Outcome, ruling
from tests.games.noblemen.test_impossible import (
    CASTLES,
    FIVE_FOUR_THREE,
    SPEND,
    TAKE,
    C,
    ball,
    case,
    described,
    estate,
    impossible,
    phase,
    table,
)

NOTHING = "points = 0\n"
FARM, FOREST = estate("FFC", "FF."), estate("GGC", "GG.")
HIS_FARM, HER_FARM = 'knights = ["Bert A1"]\n', 'knights = ["Cleo A1"]\n'
BOTH_OUT = 'knights = ["Bert A1", "Cleo A1"]\n'
KNIGHT, DONATE, VICAR = phase("knight"), phase("donate"), phase("vicar")
GIVE = phase("give", 'player = "Bert"')
VICARS = ['"favour-of-the-vicar"'] * 3
STROKE = phase("lay", "carded = true", "acted = false")
TWO_STROKES = 'cards = ["cunning-stroke", "cunning-stroke"]\n'
TWO_WHITEHALLS = phase("keep", 'looked = ["whitehall", "whitehall", "dowry"]')
LOOKED = 'looked = ["liaison", "dowry", "tribute"]'


def keep(*more: str) -> str:
    return phase("keep", LOOKED, *more)


def first(*players: str, tail: str, head: str = "decade = 1") -> str:
    """A table at the beginning of the game, where nobody has a point yet."""
    told = (*players, *("",) * (3 - len(players)))
    return table(head, *(player if "points" in player else NOTHING + player for player in told), tail=tail)


def berts(text: str) -> str:
    """The same when it is up to Bert, and Anna is done."""
    return text.replace('turn = "Anna"', 'turn = "Bert"')


def hand(*cards: str) -> str:
    return f"cards = [{', '.join(cards)}]\n"


@pytest.mark.parametrize(
    ("code", "rule", "where", "cannot", "can"),
    [
        # ------------------------------------------------------------------------------------------------ knights
        case(
            "noblemen.knight.target", "no-area-anywhere", "knight-without-target",
            table("", CASTLES, C, C, tail=KNIGHT), table("", CASTLES, FARM, C, tail=KNIGHT), "Anna knights",
        ),
        case(
            "noblemen.knight.target", "an-area-on-what-is-not-drawn", "knight-without-target",
            table("", CASTLES, C, C, tail=KNIGHT), table("", CASTLES, "", C, tail=KNIGHT),
        ),
        case(
            "noblemen.knight.target", "an-area-if-a-tile-is-a-field", "knight-without-target",
            table("", CASTLES, estate("?GC", "FF."), C, tail=KNIGHT),
            table("", CASTLES, estate("?FC", "FF."), C, tail=KNIGHT),
        ),
        case(
            "noblemen.knight.target", "another-knight-on-the-only-area", "knight-without-target",
            table("", CASTLES, FARM, CASTLES + HIS_FARM, tail=KNIGHT), table("", CASTLES, FARM, CASTLES, tail=KNIGHT),
        ),
        case(
            "noblemen.knight.target", "both-out-and-nowhere-to-go", "knight-without-target",
            table("", estate("CFCFC") + BOTH_OUT, FARM, FARM, tail=KNIGHT),
            table("", estate("CFCFC") + BOTH_OUT, estate("FFFF", "FFFF", "C..."), FARM, tail=KNIGHT),
        ),
        case(
            "noblemen.knight.target", "no-symbol-is-seen", "knight-without-target",
            table("", CASTLES, FARM + "areas = []", C, tail=KNIGHT),
            table("", CASTLES, FARM + 'areas = "?"', C, tail=KNIGHT),
        ),
        case(
            "noblemen.knight.reward", "tiles-are-given-without-a-castle", "knight-without-castle",
            table("", estate("PFP") + HIS_FARM, FOREST, C, tail=GIVE),
            table("", CASTLES + HIS_FARM, FOREST, C, tail=GIVE), "Anna estate",
        ),
        case(
            "noblemen.knight.reward", "tiles-are-given-and-all-castles-are-there", "knight-without-castle",
            table("", CASTLES + HIS_FARM, FOREST, C, tail=GIVE + "[board]\ncastles = 3"),
            table("", CASTLES + HIS_FARM, FOREST, C, tail=GIVE + "[board]\ncastles = 2"), "castles",
        ),
        case(
            "noblemen.knight.victim-chooses", "two-tiles-go-without-a-choice", "give-without-choice",
            table("", CASTLES + HIS_FARM, FOREST + 'tiles = "F F"', C, tail=GIVE),
            table("", CASTLES + HIS_FARM, FOREST + 'tiles = "F F ?"', C, tail=GIVE), "Bert tiles",
        ),
        case(
            "noblemen.knight.victim-chooses", "only-how-many", "give-without-choice",
            table("", CASTLES + HIS_FARM, FOREST + "tiles = 2", C, tail=GIVE),
            table("", CASTLES + HIS_FARM, FOREST + 'tiles = "?"', C, tail=GIVE),
        ),
        # ------------------------------------------------------------------------------------------ tiles and cards
        case(
            "noblemen.church.from-screen", "nothing-lies-there", "donated-nothing",
            table("", tail=DONATE + "[church]\nF = 0"), table("", tail=DONATE + "[church]\nF = 1"), "church",
        ),
        case(
            "noblemen.church.from-screen", "nobody-knows", "donated-nothing",
            table("", tail=DONATE + "[church]\nF = 0"), table("", tail=DONATE + '[church]\nF = "?"'),
        ),
        case(
            "noblemen.church.point", "a-gift-has-brought-a-point", "fewer-points-than-gained",
            table("", NOTHING, tail=DONATE), table("", 'points = "?"', tail=DONATE), "Anna points",
        ),
        case(
            "noblemen.card.favour-of-the-vicar", "three-tiles-have-brought-three", "fewer-points-than-gained",
            table("", "points = 2", tail=phase("vicar", "given = 3")),
            table("", "points = 3", tail=phase("vicar", "given = 3")), "Anna points",
        ),
        case(
            "noblemen.card.under-stack", "all-three-are-in-hand", "card-not-in-the-stack",
            table("", hand(*VICARS), tail=VICAR), table("", hand(*VICARS[1:]), tail=VICAR), "favour-of-the-vicar",
        ),
        case(
            "noblemen.card.under-stack", "all-four-strokes-are-in-hand", "card-not-in-the-stack",
            table("", TWO_STROKES, TWO_STROKES, tail=STROKE), table("", TWO_STROKES, tail=STROKE), "cunning-stroke",
        ),
        case(
            "noblemen.card.under-stack", "three-of-two-are-looked-at", "card-not-in-the-stack",
            table("decade = 2", tail=phase("keep", 'looked = ["whitehall", "whitehall", "whitehall"]')),
            table("decade = 2", tail=phase("keep", 'looked = ["whitehall", "whitehall", "dowry"]')), "whitehall",
        ),
        case(
            "noblemen.card.under-stack", "one-of-those-looked-at-is-in-hand", "card-not-in-the-stack",
            table("decade = 2", "", hand('"whitehall"'), tail=TWO_WHITEHALLS),
            table("decade = 2", "", hand('"tribute"'), tail=TWO_WHITEHALLS),
        ),
        # --------------------------------------------------------------------------------------- who, and of what turn
        case(
            "noblemen.decade.card-order", "the-next-one-is-left-out", "waiting-out-of-order",
            table("decade = 2", tail=keep('waiting = ["Cleo"]')), table("decade = 2", tail=keep('waiting = ["Bert"]')),
            "pending.waiting",
        ),
        case(
            "noblemen.decade.card-order", "at-first-the-Queens-owner-is-last", "waiting-out-of-order",
            first(tail=keep('waiting = ["Bert"]')), first(tail=keep('waiting = ["Bert", "Cleo"]')),
        ),
        case(
            "noblemen.decade.card-order", "in-another-order", "waiting-out-of-order",
            first(tail=keep('waiting = ["Cleo", "Bert"]')), first(tail=keep()),
        ),
        case(
            "noblemen.setup.start-player", "in-another-order", "waiting-out-of-order",
            first(tail=phase("pick", 'waiting = ["Cleo", "Bert"]')), first(tail=phase("pick")), "pending.waiting",
        ),
        case(
            "noblemen.turn.only-mover", "nobody-waits-in-a-turn", "waiting-out-of-order",
            table("", tail=phase("act", 'waiting = ["Bert"]')), table("", tail=phase("act")),
        ),
        case(
            "noblemen.turn.only-mover", "nobody-waits-once-the-game-is-over", "waiting-out-of-order",
            table("decade = 3", tail=phase("over", 'waiting = ["Bert"]')), table("decade = 3", tail=phase("over")),
        ),
        case(
            "noblemen.turn.phase", "an-action-at-the-beginning", "no-turn-yet",
            first(tail=phase("pick", "acted = true")), first(tail=phase("pick", "acted = false")), "pending.acted",
        ),
        case(
            "noblemen.turn.phase", "a-card-before-the-decade", "no-turn-yet",
            table("decade = 2", tail=keep("carded = true")), table("decade = 2", tail=keep("carded = false")),
            "pending.carded",
        ),
        case(
            "noblemen.turn.phase", "an-action-while-things-are-handed-in", "no-turn-yet",
            table("", tail=SPEND + "acted = true\n" + ball("Cleo = 3", "Cleo = 3")),
            table("", tail=SPEND + ball("Cleo = 3", "Cleo = 3")),
        ),
        case(
            "noblemen.turn.phase", "a-card-while-titles-are-chosen", "no-turn-yet",
            table("", tail=TAKE + "carded = true\n" + ball(FIVE_FOUR_THREE, FIVE_FOUR_THREE)),
            table("", tail=TAKE + ball(FIVE_FOUR_THREE, FIVE_FOUR_THREE)),
        ),
        # ------------------------------------------------------------------------------------ where the game begins
        case(
            "noblemen.setup.markers", "points-at-the-first-card", "game-begun-already",
            first("points = 3", tail=keep()), table("decade = 2", "points = 3", tail=keep()), "Anna points",
        ),
        case(
            "noblemen.setup.estate", "two-tiles-at-the-first-card", "game-begun-already",
            first(estate("CF"), tail=keep()), first(C, tail=keep()), "Anna estate",
        ),
        case(
            "noblemen.setup.money", "nine-pounds", "game-begun-already",
            first("money = 9", tail=keep()), first("money = 10", tail=keep()), "Anna money",
        ),
        case(
            "noblemen.setup.tiles", "eleven-at-the-first-card", "game-begun-already",
            first("tiles = 11", tail=keep()), first("tiles = 12", tail=keep()), "Anna tiles",
        ),
        case(
            "noblemen.setup.tiles", "before-they-are-chosen", "game-begun-already",
            first("", "tiles = 1", tail=phase("pick")), first("", "tiles = 0", tail=phase("pick")), "Bert tiles",
        ),
        case(
            "noblemen.setup.tiles", "four-of-a-kind-are-chosen", "game-begun-already",
            berts(first('tiles = "F F F F"', tail=phase("pick"))),
            berts(first('tiles = "F F F G"', tail=phase("pick"))), "Anna tiles",
        ),
        case(
            "noblemen.setup.card", "in-hand-before-it-is-kept", "game-begun-already",
            first("", "cards = 1", tail=keep()), first("", "cards = 0", tail=keep()), "Bert cards",
        ),
        case(
            "noblemen.setup.card", "none-in-hand-after-it-was-kept", "game-begun-already",
            berts(first("cards = 0", tail=keep())), berts(first("cards = 1", tail=keep())), "Anna cards",
        ),
        # ------------------------------------------------------------------------------------------------- tokens
        case(
            "noblemen.tax.once", "two-tokens", "token-twice",
            table("", 'used = ["tax", "tax"]'), table("", 'used = ["tax", "land"]'), "Anna used",
        ),
        case(
            "noblemen.land.once", "two-tokens", "token-twice",
            table("", 'used = ["land", "land"]'), table("", 'used = ["land", "?"]'),
        ),
        case(
            "noblemen.tax.once", "three-tokens", "token-twice",
            table("", 'used = ["?", "?", "?"]'), table("", 'used = ["?", "?"]'),
        ),
    ],
)  # fmt: skip
def test_what_is_pending_fits_the_table(code: str, rule: str, where: str | None, cannot: str, can: str) -> None:
    found = impossible(cannot)
    assert any((code, rule) == fault[:2] and where in (None, fault[2]) for fault in found), found
    assert impossible(can) == []


@pytest.mark.parametrize(
    ("used", "said", "outcome"),
    [
        pytest.param('["?"]', "tax 0", Outcome.DEPENDS, id="noblemen.tax.once__one-of-the-two"),
        pytest.param('["?", "?"]', "tax 0", Outcome.ILLEGAL, id="noblemen.tax.once__both"),
        pytest.param('["tax", "?"]', "land 0", Outcome.ILLEGAL, id="noblemen.land.once__the-other-one"),
        pytest.param('"?"', "land 0", Outcome.DEPENDS, id="noblemen.land.once__any"),
    ],
)
def test_so_many_tokens_lie_there(used: str, said: str, outcome: Outcome) -> None:
    told = described(table("decade = 2", f"used = {used}"))
    assert ruling(QUESTIONS, told, QUESTIONS.hear(told, f"Anna: {said}")).outcome is outcome


@pytest.mark.parametrize(
    ("seat", "head", "waiting"),
    [
        (0, "decade = 1", (1, 2)),
        (0, "decade = 2", (1,)),
        (1, "decade = 1", (2,)),
        (1, "decade = 2", ()),
        (2, "decade = 2", (0, 1)),
    ],
)
def test_noblemen_decade_card_order__who_waits_goes_without_saying(
    seat: int, head: str, waiting: tuple[int, ...]
) -> None:
    text = first(tail=keep(), head=head).replace('turn = "Anna"', f'turn = "{("Anna", "Bert", "Cleo")[seat]}"')
    assert described(text).position.state.turn.waiting == waiting


def test_noblemen_decade_refill__the_castles_that_the_board_lacks_may_stand_on_what_is_not_drawn() -> None:
    told = described(
        table("decade = 3", "", estate("CFCFC"), CASTLES, estate("CFCFC"), tail=keep() + "[board]\ncastles = 3")
    )
    assert ruling(QUESTIONS, told, QUESTIONS.hear(told, "Anna: keep dowry")).outcome is Outcome.LEGAL
