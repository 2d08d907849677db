"""The position file of Noblemen: what it says becomes a state, what it leaves open a hole."""

from __future__ import annotations

import json
import random
import tomllib

import pytest

from courtroll.verifier.games.noblemen.document import Described, Spend, read, write
from courtroll.verifier.games.noblemen.moves import sentences
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.play.setup import deal_out, whole_box
from courtroll.verifier.games.noblemen.rules.options import AreaSymbol, CastleKnight, NoblemenRuleset
from courtroll.verifier.games.noblemen.table import pieces
from courtroll.verifier.games.noblemen.table.equipment import standard
from courtroll.verifier.games.noblemen.table.pieces import (
    BAG,
    BOARD,
    BRIBE,
    BUILDINGS,
    CARDS,
    FOLLIES,
    POUND,
    STACK,
    SUPPLY,
    Building,
    Card,
    Folly,
    Space,
    Tile,
    Title,
)
from courtroll.verifier.games.noblemen.table.state import Box, Knight, Phase, Quick, State, Turn, Used
from courtroll.verifier.kernel.chance import Seeded
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.holdings import totals
from courtroll.verifier.kernel.position import Hole, Why
from courtroll.verifier.kernel.reading import Path, Problem

NAMES = ("Frank", "Britta", "Karsten", "Paul", "Anna")


def described(text: str) -> Described:
    out = read(tomllib.loads(text))
    assert isinstance(out, Described), out
    return out


def problems(text: str) -> list[Problem]:
    out = read(tomllib.loads(text))
    assert not isinstance(out, Described)
    return list(out)


def table(
    frank: str = "", top: str = 'moment = "game-end"', britta: str = "", after: str = "", letters: str = ""
) -> str:
    """A file with three players."""
    return f"""
game = "noblemen"
{letters}
{top}
[[player]]
name = "Frank"
points = 10
{frank}
[[player]]
name = "Britta"
points = 20
{britta}
[[player]]
name = "Karsten"
points = 30
{after}
"""


def hole(text: str, *path: str | int) -> Hole | None:
    return described(text).position.hole(*path)


def holds(state: State, seat: int, what: int) -> int:
    return state.held[pieces.screen(seat)][what]


# ------------------------------------------------------------------------------------------------ round trip


@pytest.mark.nightly
def test_round_trip_at_every_state_of_random_games() -> None:
    seen: set[Phase] = set()
    for players in (3, 4, 5):
        for edition in ("de", "it"):
            for seed in range(2):
                seen |= _round_trips(players, edition, seed)
    assert seen == set(Phase) - {Phase.KNIGHT, Phase.GIVE}


def test_round_trip_while_a_knight_is_set() -> None:
    out = described(
        table(
            frank='money = 20\nestate = "M"',
            britta='estate = "GG\\nGG"\ntiles = "F F G"',
            top='moment = "turn"\nturn = "Frank"\nqueen = "Karsten"',
        )
    )
    state = out.position.state
    for sentence, phase in (
        ("Frank: build castle A1", Phase.KNIGHT),
        ("Frank: knight Britta A1", Phase.GIVE),
        ("Britta: give F G", Phase.ACT),
    ):
        [[(decision,)]] = sentences.hear(sentence, out.names).moves
        state = NOBLEMEN.run(state, decision, Seeded(random.Random(1))).state
        assert state.turn.phase is phase
        back = read(json.loads(json.dumps(write(state))))
        assert isinstance(back, Described)
        assert back.position.state == state


def _round_trips(players: int, edition: str, seed: int) -> set[Phase]:
    ruleset = NoblemenRuleset.preset(edition)
    state = deal_out(Box(ruleset, standard(ruleset), NAMES[:players]), seed)
    source = random.Random(seed)
    dealer = Seeded(source)
    seen = set()
    while True:
        seen.add(state.turn.phase)
        back = read(json.loads(json.dumps(write(state))))
        assert isinstance(back, Described), back
        assert back.position.holes == ()
        assert back.position.state == state
        if state.turn.phase is Phase.OVER:
            return seen
        verbs = NOBLEMEN.legal_by_verb(state)
        _, offered = verbs[source.randrange(len(verbs))]
        state = NOBLEMEN.run(state, offered[source.randrange(len(offered))], dealer).state


def test_round_trip_of_a_table_with_rulings_equipment_areas_and_quick_entry() -> None:
    state = described(
        table(
            frank='money = 3\ntitle = "duke"\nestate = "FF.\\nFF.\\n..M"\nareas = ["A1"]\nfollies = ["farms B2"]',
            britta='money = 1\ntitle = "earl"\nenclosed = { castles = [1, 0], palaces = [2] }\nestate-prestige = 4',
            top='moment = "game-end"\nfirst-game = true\nqueen = "Karsten"',
            after='title = "baron"\nmoney = 2\nknights = ["Britta C1", "Frank B4"]\n[rulings]\narea-symbol = "shared"\n'
            "[equipment]\ncastle-prices = [1, 2]\nprestige-track = 30\nbribes = 21\n"
            'round-track = ["plain", "ball", "lock", "score"]',
        )
    ).position.state
    back = read(json.loads(json.dumps(write(state))))
    assert isinstance(back, Described)
    assert back.position.state == state


# ------------------------------------------------------------------------------------------------ what is said


def test_what_is_said_of_a_player() -> None:
    out = described(
        table(
            frank='money = 12\ntitle = "earl"\ntiles = "F F, G w"\nbribes = 2\ncards = ["liaison", "liaison"]\n'
            'used = ["tax"]\nknights = ["Britta C1"]',
            britta='estate = "..GG\\n..GG"',
        )
    )
    state = out.position.state
    assert [holds(state, 0, tile) for tile in Tile] == [2, 1, 1, 0]
    assert (holds(state, 0, POUND), holds(state, 0, BRIBE), holds(state, 0, CARDS + Card.LIAISON)) == (12, 2, 2)
    assert state.titles[0] is Title.EARL
    assert state.used == (Used(tax=True), Used(), Used())
    [knight] = state.knights
    assert (knight.owner, knight.seat) == (0, 1)
    assert sentences.say_cell(knight.cell, out.names.corners[1]) == "C1"
    assert state.estates[1].grove >> knight.cell & 1


def test_letters() -> None:
    english = described(table(frank='estate = "F G W M\\nC P H Y"'))
    for letters, drawn, hand in (("de", "A H B W\\nU P K Y", "A h"), ("it", "cBFP\\nTZAY", "C B")):
        other = described(table(frank=f'estate = "{drawn}"\ntiles = "{hand}"', letters=f'letters = "{letters}"'))
        assert other.position.state.estates == english.position.state.estates
        assert holds(other.position.state, 0, Tile.FIELD) == holds(other.position.state, 0, Tile.GROVE) == 1


def test_the_map_lies_where_its_corner_says_or_in_the_middle() -> None:
    assert described(table(frank='estate = "M"\ncorner = "AC30"')).names.corners[0] == (28, 29)
    assert described(table(frank='estate = "M"')).names.corners[0] == (31, 31)


def test_a_cell_far_from_the_map_is_still_a_cell() -> None:
    out = described(table(britta='estate = "M"', frank='knights = ["Britta BL64"]'))
    assert sentences.say_cell(out.position.state.knights[0].cell, out.names.corners[1]) == "BL64"


def test_rulings_and_equipment() -> None:
    after = '[rulings]\ncastle-knight = "free-choice"\nbribes-in-box = 28\n[equipment]\ncastle-prices = [1, 2]'
    box = described(table(after=after)).position.state.box
    assert box.ruleset.castle_knight is CastleKnight.FREE_CHOICE
    assert box.equipment.bribes.value == 28
    assert box.equipment.castle_prices.value == (1, 2)
    assert box.equipment.castle_prices.source is Source.TYPED
    assert box.equipment.chapel_prices.source is Source.ASSUMED


def test_quick_entry_stands_for_the_map() -> None:
    out = described(table(frank="enclosed = { castles = [1, 0], palaces = [2] }"))
    assert out.position.state.quick == (Quick((1, 0), (2,)), None, None)
    assert ("player", 0, "enclosed") in [warning.path for warning in out.warnings if warning.code == "quick-entry"]


def test_a_map_overrules_quick_entry() -> None:
    out = described(table(frank='estate = "M"\nenclosed = { castles = [1] }'))
    assert out.position.state.quick == ()
    assert "map-overrules" in [warning.code for warning in out.warnings]


def test_what_cannot_be_true_can_be_read() -> None:
    out = described(
        table(
            frank='money = -3\ncards = 40\nfollies = ["forests D4"]\nknights = ["Frank A1", "Frank A1"]',
            top='moment = "game-end"\ndecade = 4',
        )
    )
    state = out.position.state
    assert state.clock.decade == 4
    assert holds(state, 0, POUND) == -3
    assert state.knights[0] == state.knights[1]
    assert min(state.held[STACK]) < 0
    assert totals(state.held) == totals(whole_box(state.box))


# ------------------------------------------------------------------------------------------------ filling


def test_left_out_in_a_scoring_file_means_none_but_for_money_and_title() -> None:
    holes = described(table()).position.holes
    ours = [each for each in holes if each.path[:2] == ("player", 0)]
    assert {each.path[2] for each in ours} == {"money", "title"}
    assert {each.why for each in holes} == {Why.UNSAID}


def test_left_out_in_a_turn_is_unsaid() -> None:
    position = described(table(top='moment = "turn"\nturn = "Frank"')).position
    ours = {each.path[2:] for each in position.holes if each.path[:2] == ("player", 0)}
    assert ours == {("money",), ("title",), ("tiles",), ("bribes",), ("cards",), ("estate",)}
    for path in (("board", "castles"), ("board", "bribes"), ("board", "follies"), ("bag",), ("deck",), ("queen",)):
        found = position.hole(*path)
        assert found is not None, path
        assert found.why is Why.UNSAID
    assert position.is_known("turn")


@pytest.mark.parametrize(
    ("typed", "path"),
    [
        ('money = "?"', ("player", 0, "money")),
        ('bribes = "?"', ("player", 0, "bribes")),
        ('tiles = "?"', ("player", 0, "tiles")),
        ('tiles = "F ?"', ("player", 0, "tiles")),
        ('cards = "?"', ("player", 0, "cards")),
        ('cards = ["liaison", "?"]', ("player", 0, "cards")),
        ('title = "?"', ("player", 0, "title")),
        ('knights = "?"', ("player", 0, "knights")),
        ('used = ["?"]', ("player", 0, "used")),
        ('estate = "?"', ("player", 0, "estate")),
        ('enclosed = { castles = [1, "?"] }', ("player", 0, "enclosed", "castles", 1)),
        ('areas = "?"', ("player", 0, "areas")),
    ],
)
def test_a_question_mark_is_a_hole(typed: str, path: Path) -> None:
    found = hole(table(frank=typed), *path)
    assert found is not None
    assert found.why is Why.ASKED


def test_question_marks_at_the_top() -> None:
    text = table(
        top='moment = "turn"\nturn = "?"\nqueen = "?"\nqueen-locked = "?"\nedition = "?"\nfirst-game = "?"\n'
        'so-far = "?"',
        after='[board]\ncastles = "?"\n[church]\nF = "?"\n[rulings]\ncastle-knight = "?"\n[equipment]\nbribes = "?"',
    )
    paths = {each.path for each in described(text).position.holes if each.why is Why.ASKED}
    assert paths == {
        ("turn",), ("queen",), ("marker",), ("edition",), ("first-game",), ("so-far",), ("board", "castles"),
        ("church", "field"), ("rulings", "castle-knight"), ("equipment", "bribes"),
    }  # fmt: skip


def test_points_that_nobody_knows_have_no_upper_bound() -> None:
    found = hole(table().replace("points = 10", 'points = "?"'), "player", 0, "points")
    assert found == Hole(("player", 0, "points"), Why.ASKED, 0, None)


def test_a_tile_of_unknown_kind_is_land_and_any_tile_left() -> None:
    out = described(table(frank='estate = "F ?"'))
    [found] = [each for each in out.position.holes if each.path[:3] == ("player", 0, "estate")]
    assert isinstance(found.path[3], int)
    assert out.position.state.estates[0].meadow >> found.path[3] & 1
    assert found.pool == (61, 48, 44, 48)


def test_a_number_of_tiles_of_unknown_kinds() -> None:
    out = described(table(frank="tiles = 4"))
    found = out.position.hole("player", 0, "tiles")
    assert found is not None
    assert (found.low, found.high) == (4, 4)
    assert sum(holds(out.position.state, 0, tile) for tile in Tile) == 4


def test_a_hand_of_which_some_is_known() -> None:
    out = described(table(frank='tiles = "F ? ?"'))
    found = out.position.hole("player", 0, "tiles")
    assert found is not None
    assert (found.low, found.high, found.pool) == (2, 2, (61, 48, 44, 48))
    assert [holds(out.position.state, 0, tile) for tile in Tile] == [1, 0, 0, 2]


def test_a_board_of_which_nothing_is_said_is_not_known() -> None:
    assert not described(table()).position.is_known("board", "palaces")
    assert described(table(after="[board]\npalaces = 1")).position.is_known("board", "palaces")


def test_everything_is_somewhere() -> None:
    for frank in ("tiles = 5\ncards = 3", 'estate = "CCCCCCCCCCCCYY"', 'tiles = "?"'):
        for after in ("", "[bag]\nF = 3", "[deck]\nliaison = 2\n[board]\nbribes = 3\nfollies = []"):
            state = described(table(frank=frank, after=after)).position.state
            assert totals(state.held) == totals(whole_box(state.box))
            assert min(map(min, state.held)) >= 0


def test_what_nobody_is_said_to_hold_lies_at_home() -> None:
    state = described(table(frank='bribes = 3\nestate = "C"\ntiles = "F"')).position.state
    assert state.held[BAG][:4] == (61, 48, 44, 47)
    assert state.held[BOARD][BRIBE] == 17
    assert state.held[BOARD][BUILDINGS + Building.CASTLE] == 3
    assert state.held[SUPPLY][BUILDINGS + Building.CASTLE] == 11


def test_a_counted_bag_leaves_the_rest_unplaced() -> None:
    state = described(table(after="[bag]\nF = 10")).position.state
    assert state.held[BAG][:4] == (10, 0, 0, 0)
    assert state.held[SUPPLY][Tile.FIELD] == 52


def test_a_folly_without_a_name_is_one_that_nobody_else_has() -> None:
    out = described(table(frank='estate = "YY"\nfollies = ["forests A1"]', after='[board]\nfollies = ["farms"]'))
    state = out.position.state
    [found] = [each for each in out.position.holes if each.path[2:3] == ("folly",)]
    assert found.why is Why.UNSAID
    assert found.pool == (0, 0, 1, 1)
    assert state.estates[0].follies == ((state.estates[0].follies[0][0], Folly.FORESTS),)
    assert state.held[BOARD][FOLLIES : FOLLIES + 4] == (0, 1, 0, 0)


def test_the_marker() -> None:
    def space(top: str) -> Space:
        state = described(table(top=top)).position.state
        return state.box.equipment.round_track.value[state.clock.space]

    assert space('moment = "turn"\nqueen-locked = true') is Space.LOCK
    assert space('moment = "turn"') is Space.PLAIN
    assert space('moment = "buildings"') is Space.SCORE
    assert space('moment = "ball"\nqueen = "Frank"') is Space.BALL
    assert described(table(top='moment = "turn"\nmarker = 5')).position.state.clock.space == 5


# ------------------------------------------------------------------------------------------------ the ball


def test_at_a_ball_a_player_holds_at_least_what_is_spent() -> None:
    top = 'moment = "ball"\nqueen = "Britta"'
    out = described(table(top=top, frank='spend = { bribes = 2, cards = ["blackmail"] }\ntakes = "earl"'))
    state = out.position.state
    assert out.spends == (Spend(2, (Card.BLACKMAIL,)), Spend(), Spend())
    assert out.takes == (Title.EARL, None, None)
    assert (holds(state, 0, BRIBE), holds(state, 0, CARDS + Card.BLACKMAIL)) == (2, 1)
    assert state.titles == (None, None, None)
    assert (state.turn.phase, state.turn.seat, state.turn.waiting) == (Phase.SPEND, 1, (2, 0))


def test_spending_more_than_is_typed_is_no_matter_of_reading() -> None:
    out = described(table(top='moment = "ball"\nqueen = "Britta"', frank="bribes = 1\nspend = { bribes = 2 }"))
    assert holds(out.position.state, 0, BRIBE) == 1
    assert out.spends[0].bribes == 2


def test_a_hidden_hand_covers_what_is_spent() -> None:
    frank = 'bribes = "?"\ncards = ["?"]\nspend = { bribes = 2, cards = ["blackmail"] }'
    out = described(table(top='moment = "ball"\nqueen = "Britta"', frank=frank))
    found = out.position.hole("player", 0, "bribes")
    assert found is not None
    assert found.low == 2
    assert holds(out.position.state, 0, CARDS + Card.BLACKMAIL) == 1


def test_ball_keys_elsewhere_are_ignored_with_a_warning() -> None:
    out = described(table(frank='spend = { bribes = 2 }\ntakes = "earl"'))
    assert [warning.path[2] for warning in out.warnings if warning.code == "ball-key-ignored"] == ["spend", "takes"]
    assert out.spends[0] == Spend()


def test_the_queen_is_required_for_a_ball() -> None:
    [problem] = problems(table(top='moment = "ball"'))
    assert (problem.path, problem.code) == (("queen",), "missing")


# ------------------------------------------------------------------------------------------------ turns, readings


def test_pending_tells_what_is_to_be_decided() -> None:
    text = table(
        top='moment = "turn"\nturn = "Frank"\npending = { phase = "give", player = "Britta", acted = true }',
    )
    assert described(text).position.state.turn == Turn(Phase.GIVE, 1, 0, acted=True)


def test_so_far_is_heard() -> None:
    top = 'moment = "turn"\nturn = "Frank"\nso-far = ["play intrigue", "lay F D4"]'
    assert described(table(top=top)).so_far == ("play intrigue", "lay F D4")
    [problem] = problems(table(top=top.replace("intrigue", "intrigeu")))
    assert (problem.path, problem.code) == (("so-far", 0), "no-card")


def test_knights_are_sorted() -> None:
    text = table(britta='knights = ["Frank A1"]', frank='knights = ["Karsten B2", "Britta B2"]')
    state = described(text).position.state
    assert [(knight.owner, knight.seat) for knight in state.knights] == [(0, 1), (0, 2), (1, 0)]
    assert isinstance(state.knights[0], Knight)


def test_under_another_text_or_ruling() -> None:
    out = described(table(after='[rulings]\nspace-zero = "next-above"'))
    other = out.under("it")
    assert other is not None
    assert other.edition == "it"
    assert other.position.state.box.ruleset.rulings == {"space-zero": "next-above"}
    assert out.under("de") is None
    shared = out.under("de", {"area-symbol": "shared"})
    assert shared is not None
    assert shared.position.state.box.ruleset.area_symbol is AreaSymbol.SHARED


# ------------------------------------------------------------------------------------------------ problems


@pytest.mark.parametrize(
    ("frank", "path", "code"),
    [
        ('knights = ["Brita C1"]', ("player", 0, "knights", 0), "no-player"),
        ('knights = ["Britta"]', ("player", 0, "knights", 0), "wrong-form"),
        ('knights = ["Britta A99"]', ("player", 0, "knights", 0), "cell-too-far"),
        ('tiles = "F X"', ("player", 0, "tiles"), "unknown-word"),
        ('estate = "FF\\nF"', ("player", 0, "estate", 1), "ragged-map"),
        ('estate = "FF\\nFX"', ("player", 0, "estate", 1, 1), "unknown-letter"),
        ('follies = ["woods A1"]', ("player", 0, "follies", 0), "unknown-word"),
        ("money = true", ("player", 0, "money"), "wrong-type"),
        ("money = 1.0", ("player", 0, "money"), "wrong-type"),
        ("money = 10000", ("player", 0, "money"), "out-of-range"),
        ("money = -10000", ("player", 0, "money"), "out-of-range"),
        ('corner = "A0"', ("player", 0, "corner"), "wrong-form"),
        ('estate = "FF"\ncorner = "BL1"', ("player", 0, "corner"), "beyond-the-frame"),
        ("queen = 3", ("player", 0, "queen"), "belongs-above"),
    ],
)
def test_what_cannot_be_read(frank: str, path: Path, code: str) -> None:
    [problem] = problems(table(frank=frank))
    assert (problem.path, problem.code) == (path, code)


@pytest.mark.parametrize("key", ['game = "?"', 'moment = "?"', 'decade = "?"'])
def test_some_things_must_be_known(key: str) -> None:
    name = key.split()[0]
    text = "\n".join(line for line in table().splitlines() if not line.startswith(name))
    assert ((name,), "may-not-be-unknown") in [(problem.path, problem.code) for problem in problems(f"{key}\n{text}")]


def test_a_map_of_64_by_64_is_read_and_a_larger_one_is_not() -> None:
    row = "." * 63 + "M"
    described(table(frank=f"estate = '''\n{chr(10).join([row] * 64)}\n'''"))
    [problem] = problems(table(frank=f"estate = '''\n{chr(10).join([row] * 65)}\n'''"))
    assert problem.code == "map-too-large"
    [problem] = problems(table(frank=f"estate = '.{row}'"))
    assert problem.code == "map-too-large"


def test_noblemen_setup_colours__no_two_players_have_one_name() -> None:
    codes = [problem.code for problem in problems(table().replace("Britta", "Frank"))]
    assert codes == ["name-twice"]
    for name in ("", "x" * 41, "a\\u0007b", " ", "\u00a0 \u3000"):
        assert [problem.code for problem in problems(table().replace("Britta", name))] == ["wrong-form"]
    assert [problem.code for problem in problems(table().replace("Britta", "?"))] == ["may-not-be-unknown"]


FIVE_OF_EACH = (
    "noblemen.box.players__noblemen.box.screens__noblemen.box.counters__noblemen.box.action-markers__"
    "noblemen.box.summaries__noblemen.setup.summaries"
)


@pytest.mark.parametrize("players", [pytest.param(6, id=FIVE_OF_EACH)])
def test_nobody_is_a_sixth(players: int) -> None:
    """Every colour has its screen, its counters, its markers and its summaries, and there are five of each."""
    six = table() + "".join(f'[[player]]\nname = "{n}"\npoints = 1\n' for n in range(players - 3))
    assert [problem.code for problem in problems(six)] == ["too-many"]


def test_noblemen_box_players__fewer_or_more_are_no_table() -> None:
    two = "\n".join(table().splitlines()[:-4])
    assert [problem.code for problem in problems(two)] == ["too-few"]
    six = table() + "".join(f'[[player]]\nname = "{n}"\npoints = 1\n' for n in range(3))
    assert [problem.code for problem in problems(six)] == ["too-many"]
