"""What a decision leads to: the engine's step beside that of the second definition."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from courtroll.properties.games.noblemen.laws.steps import VERBS, expected, table_now, table_then
from courtroll.properties.games.noblemen.second.after import After
from courtroll.properties.games.noblemen.second.after.work import Ask
from courtroll.properties.games.noblemen.second.scoring import counts_for_each, enclosed, final
from courtroll.properties.games.noblemen.second.table import Player, Table, spot_of
from courtroll.properties.play.beside import spoilt_draws_are_refused, told_beside_points, won_by
from courtroll.properties.play.laws import Breach, Ended, Law, Moved
from courtroll.verifier.games.noblemen.moves.decisions import Build, Decision
from courtroll.verifier.games.noblemen.table.state import Cell
from courtroll.verifier.kernel.ledger import Line

FLOW: Final = ("phase", "seat", "mover", "waiting")
CLOCK: Final = ("decade", "space")
BALL: Final = ("prestige", "markers", "bought")
GOODS: Final = tuple(name for name in Table.__slots__ if name not in (*FLOW, *CLOCK, *BALL, "queen", "players"))
OWN: Final = tuple(name for name in Player.__slots__ if name not in ("points", "title"))

POINTS: Final[Mapping[str, tuple[str, ...]]] = {
    "queen": ("noblemen.queen.point", "noblemen.queen.looked-at-last", "noblemen.ball.no-queen-point"),
    "folly": ("noblemen.folly.points", "noblemen.scoring.folly"),
    "bribe": ("noblemen.bribe.point",),
    "church": ("noblemen.church.point",),
    "leisure": ("noblemen.leisure.point",),
    "favour-of-the-vicar": ("noblemen.card.favour-of-the-vicar",),
    "secret-marriage": ("noblemen.card.secret-marriage",),
    "title": ("noblemen.title.points",),
    "castle": ("noblemen.scoring.castle", "noblemen.scoring.enclosed"),
    "castle-chapel": ("noblemen.scoring.castle-chapel", "noblemen.scoring.chapel-shared"),
    "palace": ("noblemen.scoring.palace", "noblemen.scoring.enclosed"),
    "palace-chapel": ("noblemen.scoring.palace-chapel", "noblemen.scoring.chapel-shared"),
    "liaison": ("noblemen.scoring.liaison", "noblemen.card.liaison-many"),
}
"""The rule of each line's points."""
EACH: Final[Mapping[str, int]] = {
    "queen": 1, "bribe": 1, "church": 1, "leisure": 1, "favour-of-the-vicar": 1, "secret-marriage": 2, "castle": 3,
    "castle-chapel": 1, "palace": 5, "palace-chapel": 2, "liaison": 3,
}  # fmt: skip
"""What one thing of a line brings. Follies and titles differ among themselves."""

EFFECTS: Final[Mapping[str, tuple[str, ...]]] = {
    "pick": ("noblemen.setup.tiles", "noblemen.setup.tiles-fill"),
    "keep": ("noblemen.card.draw", "noblemen.card.under-stack"),
    "lay": ("noblemen.lay.from-screen", "noblemen.lay.fountain", "noblemen.lay.meadow"),
    "build": ("noblemen.build.price", "noblemen.palace.castle-back", "noblemen.chapel.card"),
    "knight": ("noblemen.knight.farm", "noblemen.knight.forest", "noblemen.knight.moved"),
    "give": ("noblemen.knight.forest", "noblemen.knight.victim-chooses", "noblemen.turn.no-trade"),
    "bribe": ("noblemen.bribe.price", "noblemen.bribe.pile"),
    "tax": (
        "noblemen.tax.field", "noblemen.tax.farm", "noblemen.tax.knight", "noblemen.tax.bribe",
        "noblemen.area.occupied-tiles",
    ),
    "land": ("noblemen.land.grove", "noblemen.land.forest", "noblemen.land.knight", "noblemen.land.bribe"),
    "donate": ("noblemen.church.from-screen",),
    "leisure": ("noblemen.leisure.point",),
    "swap": ("noblemen.swap.two-for-one", "noblemen.swap.return"),
    "play": (
        "noblemen.card.dowry", "noblemen.card.inheritance", "noblemen.card.intrigue", "noblemen.card.secret-marriage",
        "noblemen.card.secret-marriage-short", "noblemen.card.tribute", "noblemen.card.cunning-stroke",
        "noblemen.card.cunning-stroke-apart", "noblemen.card.under-stack",
    ),
    "return": ("noblemen.card.favour-of-the-vicar",),
    "spend-bribes": ("noblemen.bribe.back", "noblemen.bribe.uses"),
    "spend-card": ("noblemen.card.under-stack", "noblemen.prestige.card-spent", "noblemen.card.blackmail-many"),
    "take": ("noblemen.title.one",),
    "done": (
        "noblemen.lay.field", "noblemen.lay.farm", "noblemen.lay.grove", "noblemen.lay.forest",
        "noblemen.lay.reward", "noblemen.lay.draw-last", "noblemen.area.new", "noblemen.area.kinds",
        "noblemen.area.no-meadow", "noblemen.area.bonus", "noblemen.decade.refill", "noblemen.decade.castles-short",
        "noblemen.decade.no-follies", "noblemen.decade.church", "noblemen.decade.tokens", "noblemen.decade.kept",
        "noblemen.knight.stays", "noblemen.setup.dearest",
    ),
}  # fmt: skip
"""The rules of what each verb does to goods and estates."""


def _right(moved: Moved) -> Iterator[tuple[After, Table]]:
    """The right table and the engine's; nothing where something else should have been drawn."""
    mine = expected(moved)
    if isinstance(mine, After):
        yield mine, table_then(moved)


def _differing(mine: object, theirs: object, names: Sequence[str], whose: str = "") -> Iterator[Breach]:
    for name in names:
        should, is_now = getattr(mine, name), getattr(theirs, name)
        if should != is_now:
            yield Breach(f"{whose}{name} is {is_now!r} and should be {should!r}")


def _effect(kind: type[Decision], rules: tuple[str, ...]) -> Callable[[Moved], Iterator[Breach]]:
    def breaches(moved: Moved) -> Iterator[Breach]:
        if type(moved.decision) is not kind:
            return
        for mine, theirs in _right(moved):
            found = list(_differing(mine.table, theirs, GOODS))
            for seat, (should, is_now) in enumerate(zip(mine.table.players, theirs.players, strict=True)):
                found += _differing(should, is_now, OWN, f"seat {seat}: ")
            for breach in found:
                yield Breach(f"after {moved.decision!r} {breach.what}", rules)

    return breaches


def _fields(names: tuple[str, ...]) -> Callable[[Moved], Iterator[Breach]]:
    def breaches(moved: Moved) -> Iterator[Breach]:
        for mine, theirs in _right(moved):
            for breach in _differing(mine.table, theirs, names):
                yield Breach(f"after {moved.decision!r} {breach.what}")

    return breaches


def titles_move(moved: Moved) -> Iterator[Breach]:
    for mine, theirs in _right(moved):
        for seat, (should, is_now) in enumerate(zip(mine.table.players, theirs.players, strict=True)):
            yield from _differing(should, is_now, ("title",), f"after {moved.decision!r} seat {seat}: ")


def draws_what_is_due(moved: Moved) -> Iterator[Breach]:
    mine = expected(moved)
    if not isinstance(mine, After):
        yield Breach(f"{moved.decision!r} had drawn {moved.outcome!r}: {mine}")
        return
    theirs = tuple(Ask(draw.seat, draw.what, draw.n, draw.pool, draw.sure) for draw in moved.done.asked)
    if theirs != mine.asked:
        yield Breach(f"{moved.decision!r} asks for {theirs!r} and should ask for {mine.asked!r}")


def points_stand(moved: Moved) -> Iterator[Breach]:
    """Also where an engine tells no lines. A line of a code that the rules do not know is no line of the rules."""
    for mine, _ in _right(moved):
        should = tuple(player.points for player in mine.table.players)
        theirs = tuple(moved.engine.points(moved.done.state))
        if theirs != should:
            yield Breach(f"after {moved.decision!r} points are {theirs} and should be {should}")
    for line in moved.done.lines or ():
        if line.code not in POINTS:
            yield Breach(f"there is no line {line.code!r}", (line.rule.id,))


Brought = dict[str, dict[tuple[int, str], int]]
"""Points by a line's code, then by seat and rule."""


def _brought(moved: Moved) -> tuple[Brought, Brought]:
    """What the engine's lines bring, and what should be brought."""
    theirs: Brought = {}
    for line in moved.done.lines or ():
        points = theirs.setdefault(line.code, {})
        points[line.seat, line.rule.id] = points.get((line.seat, line.rule.id), 0) + line.points
    mine: Brought = {}
    right = expected(moved)
    for seat, code, n, rule in right.points if isinstance(right, After) else ():
        mine.setdefault(code, {})[seat, rule] = n
    return theirs, mine


def _points(code: str, rules: tuple[str, ...]) -> Callable[[Moved], Iterator[Breach]]:
    def breaches(moved: Moved) -> Iterator[Breach]:
        theirs, mine = moved.once(_brought)
        told = moved.done.lines is not None and isinstance(expected(moved), After)
        if told and theirs.get(code) != mine.get(code):
            yield Breach(f"{moved.decision!r} brings {theirs.get(code)} and should bring {mine.get(code)}", rules)

    return breaches


def lines_can_be_followed(moved: Moved) -> Iterator[Breach]:
    """A person can find each counted thing: so many of them bring so much, and this is where they are."""
    for line in moved.done.lines or ():
        if line.points != line.count * EACH.get(line.code, line.points):
            yield Breach(f"{line.count} of {line.code} bring {line.points}", (line.rule.id,))
        if not _is_there(moved, line):
            yield Breach(f"{line.code} of seat {line.seat} is not at {line.where!r}", (line.rule.id,))


def _is_there(moved: Moved, line: Line) -> bool:
    if line.where is None:
        shared = line.code.endswith("-chapel")
        return line.code not in ("castle", "palace", "folly") and (not shared or not counts_for_each(table_now(moved)))
    if not isinstance(line.where, Cell) or line.where.seat != line.seat:
        return False
    if isinstance(moved.decision, Build):
        return line.where.cell == moved.decision.cell
    manors = enclosed(table_now(moved).players[line.seat].land)
    return manors.get(spot_of(line.where.cell)) == ("C" if line.code.startswith("castle") else "P")


def the_right_one_has_won(ended: Ended) -> Iterator[Breach]:
    theirs, (_, mine) = tuple(ended.engine.winners(ended.state)), final(table_now(ended))
    if theirs != mine:
        yield Breach(f"seats {theirs} have won and it should be {mine}")


EFFECT_LAWS: Final[tuple[Law[Moved], ...]] = (
    Law("draws-what-is-due", "As much is drawn for a decision, from where and for whom, as the rules say.",
        draws_what_is_due, 1, ("noblemen.bag.random", "noblemen.bag.short", "noblemen.card.stack-short")),
    *(
        Law(f"effect-of-{verb}", f"After \"{verb}\" goods, estates and tokens are as they should be.",
            _effect(kind, EFFECTS[verb]), 1, EFFECTS[verb])
        for verb, kind in VERBS.items()
    ),
    Law("turn-order", "What is decided next, and by whom, is as the rules say.", _fields(FLOW), 1,
        ("noblemen.turn.order", "noblemen.ball.next-player", "noblemen.decade.card-order",
         "noblemen.decade.start-player", "noblemen.end.over", "noblemen.end.unequal-turns")),
    Law("round-marker", "The round marker moves with the Queen's owner, and decades with it.", _fields(CLOCK), 1,
        ("noblemen.queen.step", "noblemen.ball.round-step", "noblemen.round.three-decades",
         "noblemen.round.not-everybody", "noblemen.scoring.time", "noblemen.decade.end", "noblemen.decade.when",
         "noblemen.decade.marker", "noblemen.box.singles")),
    Law("queen", "The Queen changes hands when she should, and never from the lock.", _fields(("queen",)), 1,
        ("noblemen.queen.take", "noblemen.queen.own", "noblemen.queen.lock", "noblemen.palace.queen",
         "noblemen.lay.garden", "noblemen.knight.garden")),
    Law("prestige", "Prestige and its markers are as they should be.", _fields(BALL), 1,
        ("noblemen.prestige.fountain", "noblemen.prestige.garden", "noblemen.track.taken", "noblemen.track.zero",
         "noblemen.track.balls-only", "noblemen.ball.markers-back")),
    Law("titles", "Titles go back for a ball and are taken there.", titles_move, 1,
        ("noblemen.ball.titles-back", "noblemen.title.one", "noblemen.title.kept")),
    *(
        Law(f"points-of-{code}", f"\"{code}\" brings its points, to whom it should, by its rule.",
            _points(code, rules), 1, rules)
        for code, rules in POINTS.items()
    ),
    Law("points", "Everybody has the points the rules give.", points_stand),
    spoilt_draws_are_refused({"tiles": "noblemen.bag.random", "cards": "noblemen.card.draw"}),
    *told_beside_points(lambda moved: next((mine for mine, _ in _right(moved)), None)),
    Law("lines-can-be-followed", "So many things bring so much, and a line shows where they are.",
        lines_can_be_followed, 1, ("noblemen.points.counted",)),
)  # fmt: skip


def _measures(ended: Ended) -> Mapping[str, Sequence[int]]:
    players = table_now(ended).players
    return {"points": [player.points for player in players], "money": [player.money for player in players]}


WON_BY: Final = won_by(_measures, ("noblemen.end.winner", "noblemen.end.tie-money", "noblemen.end.shared"))
WINNER_LAW: Final[Law[Ended]] = Law(
    "winner", "Who has won is who has the most points, then the most money.", the_right_one_has_won, 1,
    ("noblemen.end.winner", "noblemen.end.tie-money", "noblemen.end.shared"),
)  # fmt: skip
