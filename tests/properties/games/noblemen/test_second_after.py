"""The second definition's effects, held to the engine over random play: table, points and draws of every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import product
from random import Random

import pytest

from courtroll.properties.engines.answers import WrongDraw
from courtroll.properties.games.noblemen.second.after import After, after
from courtroll.properties.games.noblemen.second.after.asks import asks
from courtroll.properties.games.noblemen.second.after.work import Ask
from courtroll.properties.games.noblemen.second.flow.opening import opening
from courtroll.properties.games.noblemen.second.scoring import final
from courtroll.properties.games.noblemen.second.table import table_of
from courtroll.verifier.games.noblemen.moves.decisions import Build, Decision, Done, Lay, Leisure, Pick, SetKnight
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.play.setup import deal_out
from courtroll.verifier.games.noblemen.scoring import results as results_at_end
from courtroll.verifier.games.noblemen.table.pieces import Building, Card, Folly, Space, Tile
from courtroll.verifier.games.noblemen.table.state import Ball, Phase, State, Turn
from courtroll.verifier.kernel.chance import Draw, Outcome, Seeded
from courtroll.verifier.kernel.game import Step
from tests.games.noblemen.seasons import Entry, Style, play, schedule
from tests.games.noblemen.tables import at, box, table

B, P, L, S = Space.BALL, Space.PLAIN, Space.LOCK, Space.SCORE
TABLES: tuple[Mapping[str, object], ...] = (
    {"prestige_track": 14, "bribes": 4, "castle_prices": (0, 2, 3, 9, 9), "palace_prices": (1, 2, 2, 3)},
    {"round_track": (P, B, L, B, S), "prestige_track": 14, "chapel_prices": (0, 0, 1, 1, 2)},
    {"round_track": (P, L, P, B, B, P, S), "bribes": 0},
)
"""Boxes that tables may have typed."""
RESTING = (0, 3, 5, 7, 9, 2)
"""Spaces of the track that the marker may rest on."""


@dataclass(frozen=True)
class Typed(Entry):
    """A game from a box with typed values."""

    typed: Mapping[str, object] = field(default_factory=dict)

    def begin(self) -> State:
        return deal_out(box(self.players, self.edition, dict(self.rulings), **self.typed), self.seed % self.players)


class Seeing(Entry):
    """A game whose table says from the start which area symbols it sees: none as yet."""

    def begin(self) -> State:
        state = super().begin()
        return replace(state, estates=tuple(replace(mine, symbols=0) for mine in state.estates))


class Scarce(Entry):
    """A game from its middle on, where bag, stack and pile run out."""

    def begin(self) -> State:
        maps = ("C F F\nM F F\nM G G\nM G G", "M G G\nC G G\nW W M", "F F W\nF F W\nC M M")
        middle = table(
            *maps, players=self.players, edition=self.edition, rulings=dict(self.rulings), decade=2, queen=1,
            money=(30, 1, 20), tiles=("F G W M", "G", "W W M M F"), bribes=(2, 2), pile=1, bag="F F G W M",
            cards=("dowry intrigue secret-marriage", "intrigue whitehall", "inheritance favour-of-the-vicar"),
            stack="liaison blackmail tribute dowry", under="tribute dowry", knights=((0, 1, "B1"),),
        )  # fmt: skip
        return replace(middle, clock=replace(middle.clock, space=RESTING[self.seed % 6]))


RULED = {
    "area-symbol": "shared", "castle-knight": "free-choice", "space-zero": "next-above", "title-order": "total",
    "intrigue-limit": "counts", "shared-chapel": "once",
}  # fmt: skip
"""All readings that change an effect, at once."""

GROUPS: Mapping[str, list[Entry]] = {
    **{
        f"{players} players": [
            entry for entry in schedule() if entry.players == players and not entry.rulings and entry.seed < 3
        ]
        for players in (3, 4, 5)
    },
    "rulings": [entry for entry in schedule() if entry.rulings],
    "typed boxes": [
        Typed(seed, 3 + seed % 3, "de", tuple(RULED.items()) if seed % 2 else (), style, typed=typed)
        for seed, typed in enumerate(TABLES * 2)
        for style in (Style.PLAIN, Style.ROUNDED)
    ],
    "symbols seen": [
        Seeing(seed, 4, "de", (("area-symbol", reading),), style)
        for reading in ("single", "shared")
        for seed in range(3)
        for style in (Style.FOLLIES, Style.ROUNDED)
    ],
    "scarce": [
        Scarce(seed, 3 + seed % 3, "de", tuple(RULED.items()) if seed % 2 else (), style)
        for seed in range(12)
        for style in (Style.PLAIN, Style.ROUNDED)
    ],
}


def written(step: Step[State]) -> tuple[tuple[int, str, int, str], ...]:
    """Points by player, code and rule, in order."""
    lines: Counter[tuple[int, str, str]] = Counter()
    for line in step.lines:
        lines[line.seat, line.code, line.rule.id] += line.points
    return tuple(sorted((seat, code, points, rule) for (seat, code, rule), points in lines.items()))


def as_ask(draw: Draw) -> Ask:
    return Ask(draw.seat, draw.what, draw.n, draw.pool, draw.sure)


class Watched(Seeded):
    """A dealer who remembers what was asked."""

    def __init__(self, source: Random) -> None:
        super().__init__(source)
        self.asked: list[Ask] = []

    def draw(self, asked: Draw) -> tuple[int, ...]:
        self.asked.append(as_ask(asked))
        return super().draw(asked)


def differences(step: Step[State], mine: After) -> list[str]:
    """Where the second definition sees another step."""
    out = [] if mine.points == written(step) else [f"points {written(step)} but {mine.points}"]
    theirs = table_of(step.state)
    for name in theirs.__slots__:
        if getattr(theirs, name) != getattr(mine.table, name):
            out.append(f"{name} {getattr(theirs, name)} but {getattr(mine.table, name)}")
    return out


def tried(state: State, decision: Decision, source: Random) -> list[str]:
    """Differences of one decision, drawn for by chance; what is asked is compared as well."""
    dealer = Watched(source)
    step = NOBLEMEN.run(state, decision, dealer)
    before, drawn = table_of(state), dealer.outcome()
    mine = after(before, decision, drawn)
    out = differences(step, mine)
    if not list(mine.asked) == asks(before, decision, drawn) == dealer.asked:
        out.append(f"asked {dealer.asked} but {mine.asked}")
    if asks(before, decision) != [as_ask(draw) for draw in NOBLEMEN.chance(state, decision)]:
        out.append("asks without an outcome")
    if before != table_of(state):
        out.append("the old table was changed")
    return out


LONG = ("rulings", "5 players")


@pytest.mark.parametrize("group", [pytest.param(g, marks=pytest.mark.nightly) if g in LONG else g for g in GROUPS])
def test_every_step_of_random_play_is_the_same_step(group: str) -> None:
    for entry in GROUPS[group]:
        for move in play(entry):
            mine = after(table_of(move.before), move.decision, move.outcome)
            assert differences(move.step, mine) == [], (entry, move.before, move.decision)


@pytest.mark.parametrize("group", GROUPS)
def test_every_decision_that_may_be_taken_leads_to_the_same(group: str) -> None:
    """Not only those that a player likes; in a sample of the states, of each verb some."""
    source = Random(group)
    for entry in GROUPS[group][::4]:
        for number, move in enumerate(play(entry)):
            if number % 12 == entry.seed or move.before.turn.phase in (Phase.KEEP, Phase.TAKE, Phase.KNIGHT):
                for _, offered in NOBLEMEN.legal_by_verb(move.before):
                    for decision in source.sample(offered, min(3, len(offered))):
                        assert tried(move.before, decision, source) == [], (entry, move.before, decision)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("edition", ["de", "it"])
def test_the_table_is_laid_the_same(players: int, edition: str) -> None:
    """For every starting player, whatever lies on the table that lends its box."""
    middle = table("C F F\nM F F", players=players, edition=edition, knights=((0, 1, "A1"),), money=(5,), stack="")
    for start in range(players):
        assert opening(table_of(middle), start) == table_of(deal_out(middle.box, start))
    typed = box(players, edition, bribes=7, prestige_track=14)
    assert opening(table_of(deal_out(typed, 1)), 2, bribes=7) == table_of(deal_out(typed, 2))


def test_noblemen_end_winner__places_and_winners() -> None:
    """Of all results with few points and little money, and so with every kind of tie."""
    for results in product(product(range(3), range(2)), repeat=4):
        points, money = zip(*results, strict=True)
        ranks, winners = final(table_of(table(points=points, money=money)))
        assert (ranks, winners) == results_at_end.ranking(points, money)[:2]


@pytest.mark.parametrize(
    ("points", "money", "ranks", "winners"),
    [
        ((10, 12, 12), (9, 3, 4), (3, 2, 1), (2,)),
        ((12, 12, 12), (4, 3, 4), (1, 3, 1), (0, 2)),
        ((0, 5, 3), (0, 0, 0), (3, 1, 2), (1,)),
    ],
)
def test_noblemen_end_tie_money__noblemen_end_shared__by_hand(
    points: tuple[int, ...], money: tuple[int, ...], ranks: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    assert final(table_of(table(players=3, points=points, money=money))) == (ranks, winners)


# ------------------------------------------------------------------------------- the printed examples, by hand


def test_noblemen_lay_reward__the_printed_growth() -> None:
    """Two groves close a forest, beside a fountain: four tiles, no Queen, no money."""
    state = table("C G\nF G\nF W\n. W", tiles=("G G W",), turn=Turn(Phase.ACT, 0, 0))
    now = table_of(state)
    for decision in (Lay(Tile.GROVE, at("C1")), Lay(Tile.GROVE, at("C2")), Lay(Tile.FOUNTAIN, at("C3"))):
        now = after(now, decision).table
    assert [(ask.what, ask.n) for ask in asks(now, Done())] == [("tiles", 4)]
    end = after(now, Done(), [(0, 1, 2, 3)]).table
    assert end.players[0].tiles == {"F": 1, "G": 1, "W": 1, "M": 1}
    assert (end.players[0].money, end.queen, end.phase) == (0, now.queen, "act")


def test_noblemen_scoring_palace_chapel__the_printed_estate() -> None:
    """Castle A with a chapel 4, castle B open 0, the palace with two chapels 9, the folly 0."""
    land = "F G F G H W M\nG C H G M P F\nF G M F W M H\n. M C F G F F"
    shown = table(land, players=3, queen=0, space=9, follies=((0, "F3", Folly.MIXED),),
                  turn=Turn(Phase.ACT, 0, 0, acted=True))  # fmt: skip
    points = after(table_of(shown), Done(), [(0, 1, 2)]).points
    got = {code: n for seat, code, n, _ in points if seat == 0}
    assert got == {"queen": 1, "castle": 3, "castle-chapel": 1, "palace": 5, "palace-chapel": 4}


def test_noblemen_track_taken__the_printed_marker() -> None:
    """Nine are taken by one marker and ten by another: eleven, paid for by a bribe and a card, is free."""
    ball = Ball((None, 9, 10), (None, 9, 10), bought=2)
    turn = Turn(Phase.SPEND, 0, 0, ball=ball)
    state = table("P W W W\nF W W F", players=3, turn=turn)
    end = after(table_of(state), Done()).table
    assert (end.prestige, end.markers) == ((11, 9, 10), (11, 9, 10))
    assert (end.phase, end.seat, end.waiting) == ("take", 0, (2, 1))


def test_noblemen_knight_farm__of_the_poor() -> None:
    state = table("C M M M", "C F F\nM F F", money=(9, 1), turn=Turn(Phase.ACT, 0, 0))
    built = after(table_of(state), Build(Building.CASTLE, at("C1"))).table
    assert (built.phase, built.players[0].money) == ("knight", 4)
    end = after(built, SetKnight(1, at("B1"))).table
    assert (end.players[0].money, end.players[1].money, end.phase) == (5, 0, "act")


# --------------------------------------------------------------------------------------------------- draws


def test_noblemen_setup_tiles__everybody_fills_up_to_twelve_when_all_have_chosen() -> None:
    state = table(players=3, tiles=("F F F", "", "M"), queen=2, turn=Turn(Phase.PICK, 2, 2))
    found = asks(table_of(state), Pick((0, 3, 0, 2)))
    assert [(ask.seat, ask.what, ask.n) for ask in found] == [
        (0, "tiles", 9), (1, "tiles", 12), (2, "tiles", 6), (0, "cards", 3),
    ]  # fmt: skip


def test_draws_that_cannot_be_are_refused() -> None:
    stack = "tribute liaison dowry whitehall"
    state = table("C M", stack=stack, under="whitehall", money=(20,), turn=Turn(Phase.ACT, 0, 0))
    now, chapel = table_of(state), Build(Building.CHAPEL, at("B1"))
    whitehall, tribute, liaison = int(Card.WHITEHALL), int(Card.TRIBUTE), int(Card.LIAISON)
    (ask,) = asks(now, chapel)
    assert (ask.n, ask.sure, sum(ask.pool)) == (3, (), 3)
    wrong: tuple[Outcome, ...] = (
        (), ((tribute,),), ((tribute, tribute, liaison),), ((tribute, liaison, whitehall),),
        ((tribute, liaison, -1),), ((tribute, liaison, 10),), ((tribute, liaison, int(Card.DOWRY)), (0,)),
    )  # fmt: skip
    for drawn in wrong:
        with pytest.raises(WrongDraw):
            after(now, chapel, drawn)
    with pytest.raises(WrongDraw):
        after(now, Leisure(), ((0,),))
    assert after(now, chapel, ((tribute, liaison, int(Card.DOWRY)),)).table.looked == ("tribute", "liaison", "dowry")


def test_known_cards_come_last_and_in_their_order() -> None:
    stack = "tribute liaison dowry"
    state = table("C M", stack=stack, under="liaison dowry", money=(20,), turn=Turn(Phase.ACT, 0, 0))
    now, chapel = table_of(state), Build(Building.CHAPEL, at("B1"))
    (ask,) = asks(now, chapel)
    assert (ask.n, ask.sure) == (1, (Card.LIAISON, Card.DOWRY))
    with pytest.raises(WrongDraw):
        after(now, chapel, ((int(Card.TRIBUTE), int(Card.DOWRY), int(Card.LIAISON)),))
    end = after(now, chapel, ((int(Card.TRIBUTE), int(Card.LIAISON), int(Card.DOWRY)),)).table
    assert (end.looked, end.under) == (("tribute", "liaison", "dowry"), ())
