"""What every step of every game keeps."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from courtroll.verifier.games.noblemen.moves import decisions as d
from courtroll.verifier.games.noblemen.moves.sentences import Names, hear, say
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.settle.described import faults
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.pieces import Building, Card, Folly, Tile, Title
from courtroll.verifier.games.noblemen.table.state import Phase, State, Turn
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.holdings import totals
from courtroll.verifier.kernel.legality import IllegalDecision
from tests.games.noblemen.seasons import Entry, Style, play, season
from tests.games.noblemen.so_far import as_told, turn_again, turn_of
from tests.games.noblemen.tables import at

pytestmark = [pytest.mark.xdist_group("season"), pytest.mark.nightly]
"""The games of a season are played in one process."""

LAWS = {
    "conserved": "nothing is made or lost",
    "never negative": "nobody holds less than nothing",
    "ground": "what lies on the ground is what the estates show",
    "points by lines": "points change by the lines of the step and by nothing else",
    "something to decide": "until the end somebody can decide something",
    "stack and points": "cards under the stack are part of it, and points never go below zero",
    "no faults": "no position of a game has a fault",
    "ends": "the marker moves at least once while everybody has a turn, so that every game ends",
}


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.replace(" ", "-"))
def test_law(law: str) -> None:
    assert season().broken[law][:3] == [], LAWS[law]


def test_the_season_is_long_enough_to_mean_something() -> None:
    assert season().games >= 200
    assert season().decisions >= 40_000
    assert {state.turn.phase for state in season().states} == set(Phase)


LANDMARKS = (
    *(kind.__name__ for kind in NOBLEMEN.verbs),
    *(f"phase {phase.value}" for phase in Phase if phase is not Phase.OVER),
    *(f"build {building.name.lower()}" for building in Building),
    *(f"folly {folly.name.lower()}" for folly in Folly),
    *(f"play {card.name.lower()}" for card in Card if card not in (Card.BLACKMAIL, Card.LIAISON)),
    *(f"spend {card.name.lower()}" for card in Card),
    *(f"take {title.name.lower()}" for title in Title),
    "knight set", "knight moved", "two tiles chosen", "too few castles", "decade 2", "decade 3", "over",
    *(f"line {code}" for code in ("queen", "folly", "bribe", "church", "leisure", "favour-of-the-vicar",
                                  "secret-marriage", "title", "castle", "castle-chapel", "palace", "palace-chapel",
                                  "liaison")),
    *(f"gain {code}" for code in ("price", "queen", "queen-locked", "field-laid", "farm-completed", "grove-laid",
                                  "forest-completed", "field", "farm", "knight-on-farm", "grove",
                                  "forest", "knight-on-forest", "bribe-handed-in", "bribe-price", "bribe", "tribute",
                                  "dowry", "secret-marriage", "chapel-card", "decade-card", "intrigue", "blackmail",
                                  "card")),
)  # fmt: skip


def test_the_season_meets_every_landmark() -> None:
    assert [landmark for landmark in LANDMARKS if not season().seen[landmark]] == []


# ----------------------------------------------------------------------------------- legality, both ways


def universe(state: State) -> Iterator[d.Decision]:
    """Decisions of every kind: all cells near the estates, all kinds, small numbers, all cards and titles."""
    seat = state.turn.seat
    near = _near(state, seat)
    numbers = range(-1, 8)
    yield from (d.Bribe(n) for n in numbers)
    yield from (d.Tax(n) for n in numbers)
    yield from (d.Land(n) for n in numbers)
    yield from (d.SpendBribes(n) for n in numbers)
    yield from (d.Leisure(), d.Done(), d.Lay(), d.Donate())
    yield from (d.Lay(tile, cell) for tile in Tile for cell in near)
    yield from (d.Build(building, cell) for building in Building for cell in near)
    yield from (d.Build(Building.FOLLY, cell, folly) for folly in Folly for cell in near)
    yield from (d.Build(Building(i % 3), cell, Folly(i % 4)) for i, cell in enumerate(near))
    for tile in Tile:
        yield d.Donate(tile)
        yield d.Return(tile)
        for second in Tile:
            yield d.Give((tile, second))
            yield from (d.Swap((tile, second), take) for take in Tile)
    for card in Card:
        yield from (d.Keep(card), d.Play(card), d.SpendCard(card))
        if card is Card.INHERITANCE:
            yield from (d.Play(card, cell) for cell in near)
        else:
            yield d.Play(card, near[0])
    yield from (d.Take(title) for title in Title)
    knights = [(knight.seat, knight.cell) for knight in state.knights]
    for other in range(state.players):
        for cell in _near(state, other):
            yield from (d.SetKnight(other, cell, source) for source in (None, *knights, (other, at("A1"))))
    if state.turn.phase is Phase.PICK:
        yield from (d.Pick(each) for each in product(numbers, numbers, (0, 3), (1, 4)))
    else:
        yield d.Pick((3, 3, 3, 3))


def _near(state: State, seat: int) -> list[int]:
    """The cells of the rectangle one wider than an estate, and one beyond the frame."""
    spots = [frame.column_row(cell) for cell in frame.cells_of(state.estates[seat].land)]
    columns = range(min(x for x, _ in spots) - 1, max(x for x, _ in spots) + 2)
    rows = range(min(y for _, y in spots) - 1, max(y for _, y in spots) + 2)
    return [*(frame.cell_at(x, y) for x in columns for y in rows), frame.BEYOND]


@pytest.mark.no_cover
def test_what_is_offered_is_legal_and_what_is_legal_is_offered() -> None:
    states = season().states
    tried = 0
    for state in states:
        legal = NOBLEMEN.legal_actions(state)
        offered = set(legal)
        assert len(offered) == len(legal), "nothing is offered twice"
        for decision in legal:
            assert NOBLEMEN.objections(state, decision) == (), (state, decision)
        for decision in universe(state):
            tried += 1
            assert (decision in offered) is (NOBLEMEN.objections(state, decision) == ()), (state, decision)
        for seat in range(state.players):
            if legal and seat != state.turn.seat:
                assert [o.code for o in NOBLEMEN.objections(state, legal[0], seat)] == ["not-your-turn"]
    assert tried > 100_000


def test_what_has_objections_is_refused_for_all_of_them() -> None:
    for state in season().states[::25]:
        for decision in list(universe(state))[::97]:
            objections = NOBLEMEN.objections(state, decision)
            if objections:
                with pytest.raises(IllegalDecision) as refusal:
                    NOBLEMEN.apply(state, decision)
                assert refusal.value.objections == objections


def test_every_legal_decision_can_be_done_and_leaves_the_old_state_alone() -> None:
    for state in season().states:
        whole, was = totals(state.held), hash(state)
        for decision in NOBLEMEN.legal_actions(state)[::3]:
            step = NOBLEMEN.run(state, decision, Noting())
            assert totals(step.state.held) == whole
            again = NOBLEMEN.run(state, decision, Noting())
            assert again == step
        assert hash(state) == was


def test_old_states_read_as_before() -> None:
    for move in play(Entry(3, 4, "de", style=Style.ROUNDED)):
        was = repr(move.before)
        NOBLEMEN.apply(move.before, move.decision, move.outcome)
        assert repr(move.before) == was


def test_noblemen_turn_phase__what_is_not_now_says_so_and_nothing_else() -> None:
    met = set()
    for state in season().states:
        phase = state.turn.phase
        now = {verb.decision for verb in NOBLEMEN.verbs_now(state)}
        for decision in (
            d.Leisure(),
            d.Done(),
            d.Keep(Card.DOWRY),
            d.Take(Title.BARON),
            d.Give((Tile.FIELD, Tile.FIELD)),
        ):
            if phase is not Phase.OVER and type(decision) not in now:
                (objection,) = NOBLEMEN.objections(state, decision)
                assert (objection.code, objection.rule.id) == (f"not-now-{phase.value}", "noblemen.turn.phase")
                met.add(phase)
    assert met == set(Phase) - {Phase.OVER}


def test_nothing_is_legal_after_the_end() -> None:
    over = [state for state in season().states if state.turn.phase is Phase.OVER]
    assert len(over) >= 200
    for state in over[::20]:
        assert NOBLEMEN.decider(state) is None
        assert NOBLEMEN.legal_actions(state) == []
        assert {o.code for each in list(universe(state))[::11] for o in NOBLEMEN.objections(state, each)} == {
            "game-over"
        }


@pytest.mark.parametrize("edition", ["de", "it"])
def test_a_turn_told_by_what_was_done_is_the_turn_that_was_played(edition: str) -> None:
    """A described table names what the turn has seen so far; that leaves the same to be decided.

    Where something was drawn and given away again in one turn, the way there is not always found; no fault is made
    of that.
    """
    told, missed, asked = set(), 0, 0
    for seed in range(5):
        done: list[d.Decision] = []
        for move in play(Entry(seed, 4, edition, style=Style.ROUNDED)):
            turn = move.before.turn
            if turn.phase in (Phase.ACT, Phase.LAY, Phase.DONATE, Phase.VICAR):
                described = as_told(move.before, done)
                assert faults(described) == (), described.so_far
                asked += 1
                if turn_of(move.before) in turn_again(described):
                    told.add(turn.phase)
                else:
                    missed += 1
            ends = turn.phase is Phase.ACT and isinstance(move.decision, d.Done)
            begins = move.step.state.turn == Turn(Phase.ACT, move.step.state.turn.mover, move.step.state.turn.mover)
            done = [] if ends or (begins and not done) or turn.phase is Phase.TAKE else [*done, move.decision]
            if turn.phase in (Phase.PICK, Phase.SPEND) or (turn.phase is Phase.KEEP and not turn.acted):
                done = []
    assert told == {Phase.ACT, Phase.LAY, Phase.DONATE, Phase.VICAR}
    assert missed < asked / 50


# -------------------------------------------------------------------------------------------- chance, logs


@pytest.mark.parametrize(
    "entry", [Entry(5, 3, "de", style=Style.ROUNDED), Entry(6, 4, "it"), Entry(7, 5, "de", style=Style.ROUNDED)]
)
def test_a_log_leads_to_the_same_states_without_a_seed(entry: Entry) -> None:
    state = entry.begin()
    for move in play(entry):
        step = NOBLEMEN.apply(state, move.decision, move.outcome, move.before.turn.seat)
        assert step == move.step
        state = step.state


@pytest.mark.parametrize("style", list(Style))
def test_chance_asks_for_exactly_what_is_drawn(style: Style) -> None:
    asked_for_tiles = 0
    for move in play(Entry(11, 4, "de", style=style)):
        asked = NOBLEMEN.chance(move.before, move.decision)
        assert [draw.n + len(draw.sure) for draw in asked] == [len(drawn) for drawn in move.outcome]
        asked_for_tiles += sum(draw.what == "tiles" for draw in asked)
    assert asked_for_tiles


def test_the_same_seed_is_the_same_game_and_another_is_not() -> None:
    def moves(seed: int) -> list[d.Decision]:
        return [move.decision for move in play(Entry(seed, 3, "de"))]

    assert moves(1) == moves(1)
    assert moves(1) != moves(2)


# -------------------------------------------------------------------------------------------------- words


def test_hearing_undoes_saying() -> None:
    """In the names of a log and in those of maps, whose corner lies right of and below much of the estate."""
    source = Random(4)
    said: set[type] = set()
    for state in season().states:
        seat = state.turn.seat
        corners = tuple((source.randrange(25, 38), source.randrange(25, 38)) for _ in range(state.players))
        for names in (Names.of_frame(state.box.players), Names(state.box.players, corners)):
            for decision in NOBLEMEN.legal_actions(state)[::2]:
                text = say(decision, names, seat)
                sentence = hear(f"{names.players[seat]}: {text}", names)
                assert sentence.seat == seat
                assert sentence.moves == (((decision,),),), text
                said.add(type(decision))
                if "left-of" in text and "above" in text:
                    said.add(str)
    assert said == {*NOBLEMEN.verbs, str}
