"""What may be decided and what it leads to: the engine beside the second definition, step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from courtroll.properties.games.bruges.making.games import conceivable
from courtroll.properties.games.bruges.second.after import after, winners
from courtroll.properties.games.bruges.second.legal import legal, refusals
from courtroll.properties.games.bruges.second.refused import why
from courtroll.properties.games.bruges.second.table import Player, table_of
from courtroll.properties.games.bruges.second.work import After
from courtroll.properties.play.beside import (
    Tables,
    each,
    refusals_tell_why,
    refuses_by_the_rules,
    spoilt_draws_are_refused,
    told_beside_points,
    won_by,
)
from courtroll.properties.play.laws import Breach, Ended, Law, Moved
from courtroll.verifier.games.bruges.moves import decisions as d
from courtroll.verifier.kernel.ledger import Line
from courtroll.verifier.kernel.place import AtSeat

TRIED: Final = 3
"""Decisions that are tried at one step."""
TRACK_END: Final = 49
ROUNDS: Final = 9
"""No game has more: everybody plays four cards a round, and at most one card in three rounds comes back by fire."""
PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "piles": ("piles", "tops", "extra", "blind", "unseen"),
    "clock": ("start", "last_round", "dice"),
    "flow": ("phase", "mover", "waiting", "acted", "agenda"),
}
OWN: Final = tuple(name for name in Player.__slots__ if name != "points")

RULES: Final[Mapping[type[d.Decision], tuple[str, ...]]] = {
    d.Deal: ("bruges.round.phases",),
    d.Draw: ("bruges.draw.five", "bruges.draw.choice", "bruges.draw.none-left"),
    d.Roll: ("bruges.dice.roll", "bruges.threat.deal"),
    d.Suffer: (
        "bruges.threat.third", "bruges.threat.flood", "bruges.threat.raid", "bruges.threat.plague",
        "bruges.threat.plague-house", "bruges.threat.fire", "bruges.threat.fire-outermost", "bruges.threat.back",
    ),
    d.Advance: (
        "bruges.reputation.price", "bruges.reputation.no-price", "bruges.reputation.too-poor",
        "bruges.reputation.one-step",
    ),
    d.Stay: ("bruges.reputation.one-step",),
    d.Play: (
        "bruges.action.workers", "bruges.action.florins", "bruges.action.threat", "bruges.action.house",
        "bruges.action.person", "bruges.action.person-price", "bruges.canal.card", "bruges.canal.price",
        "bruges.statue.take",
    ),
    d.Use: ("bruges.person.activate", "bruges.person.worker-once", "bruges.person.worker-cost"),
    d.Take: ("bruges.person.activate-text",),
    d.Return: ("bruges.person.activate-text", "bruges.points.threat"),
    d.Discard: ("bruges.person.activate-text",),
    d.Canal: ("bruges.person.activate-text", "bruges.canal.section", "bruges.canal.price"),
    d.Give: ("bruges.person.activate-text",),
    d.Lose: ("bruges.person.activate-text",),
    d.Done: ("bruges.action.one-card", "bruges.majority.check"),
}  # fmt: skip
"""The rules of each decision: when it is legal, and what it does."""


TABLES: Final = Tables(table_of, after)
table_now, table_then, expected = TABLES.now, TABLES.then, TABLES.expected


# ------------------------------------------------------------------------------------------------- legality


def lists_what_is_legal(moved: Moved) -> Iterator[Breach]:
    table = table_now(moved)
    theirs, mine = set(moved.legal), legal(table)
    for decision in sorted(theirs - mine, key=repr):
        barred = tuple(sorted(refusals(table, moved.seat, decision)))
        yield Breach(f"{decision!r} is listed and not legal", barred or RULES[type(decision)])
    for decision in sorted(mine - theirs, key=repr):
        yield Breach(f"{decision!r} is legal and not listed", RULES[type(decision)])


def _refusals(moved: Moved, seat: int, decision: d.Decision) -> Iterator[frozenset[str]]:
    return each(refusals(table_now(moved), seat, decision))


# -------------------------------------------------------------------------------------------------- effects


def _differing(mine: object, theirs: object, names: Sequence[str], after: str) -> Iterator[str]:
    for name in names:
        should, is_now = getattr(mine, name), getattr(theirs, name)
        if should != is_now:
            yield f"after {after}{name} is {is_now!r} and should be {should!r}"


def _wrong(moved: Moved) -> Mapping[str, list[Breach]]:
    """By what is wrong: how the step differs from what the second definition makes of it."""
    mine, theirs, decision = expected(moved), table_then(moved), moved.decision
    if not isinstance(mine, After):
        return {"draws": [Breach(f"{decision!r} had drawn {moved.outcome!r}: {mine}")]}
    found: dict[str, list[Breach]] = {}
    drawn = [(draw.seat, draw.what, draw.n, draw.pool) for draw in moved.done.asked]
    if drawn != mine.asked:
        found["draws"] = [Breach(f"{decision!r} draws {drawn!r} and should draw {mine.asked!r}")]
    points = list(_wrong_points(moved, mine))
    if points:
        found["points"] = points
    if mine.table == theirs:
        return found
    for what, names in PARTS.items():
        found[what] = [Breach(each) for each in _differing(mine.table, theirs, names, f"{decision!r} ")]
    areas = list(_differing(mine.table, theirs, ("discards", "spent"), f"{decision!r} "))
    for seat, (should, is_now) in enumerate(zip(mine.table.players, theirs.players, strict=True)):
        areas += _differing(should, is_now, OWN, f"{decision!r} seat {seat}: ")
    found["areas"] = [Breach(each, RULES[type(decision)]) for each in areas]
    return found


def _wrong_points(moved: Moved, mine: After) -> Iterator[Breach]:
    """Also where an engine tells no lines."""
    should = tuple(player.points for player in mine.table.players)
    theirs = tuple(moved.engine.points(moved.done.state))
    if theirs != should:
        rules = ("bruges.points.fifty",) if max(should) > TRACK_END else ()
        yield Breach(f"after {moved.decision!r} points are {theirs} and should be {should}", rules)
    if moved.done.lines is None or not (moved.done.lines or mine.lines):
        return
    told, right = Counter(map(line_of, moved.done.lines)), Counter(mine.lines)
    for seat, code, things, points, rule, _ in (told - right) + (right - told):
        yield Breach(f"{moved.decision!r} brings seat {seat} {points} for {things} of {code!r} wrongly", (rule,))


def _nothing_wrong_with(what: str) -> Callable[[Moved], Sequence[Breach]]:
    return lambda moved: moved.once(_wrong).get(what, ())


def line_of(line: Line) -> tuple[int, str, int, int, str, str]:
    """A line as the second definition tells it."""
    by = line.where.what if isinstance(line.where, AtSeat) and line.code == "person-text" else ""
    return line.seat, str(line.code), line.count, line.points, line.rule.id, by


def the_right_one_has_won(ended: Ended) -> Iterator[Breach]:
    theirs, mine = tuple(ended.engine.winners(ended.state)), winners(table_now(ended))
    if theirs != mine:
        yield Breach(f"seats {theirs} have won and it should be {mine}")


def ends_in_time(ended: Ended) -> Iterator[Breach]:
    rounds = sum(isinstance(made.decision, d.Roll) for made in ended.moves)
    if rounds > ROUNDS:
        yield Breach(f"{rounds} rounds were played")


BOOK_LAWS: Final[tuple[Law[Moved], ...]] = (
    Law("decider-in-turn", "Who decides is who the rules say decides.", TABLES.decides_in_turn, 1,
        ("bruges.draw.order", "bruges.reputation.order", "bruges.action.order", "bruges.threat.short")),
    Law("legal-by-the-book", "What is listed is what is legal, and all of it.", lists_what_is_legal, 1,
        ("bruges.action.any-card", "bruges.action.free-mix", "bruges.action.possible", "bruges.canal.choice",
         "bruges.canal.own", "bruges.dice.middle", "bruges.draw.above-five", "bruges.person.activate-time",
         "bruges.person.any-colour", "bruges.person.stays", "bruges.reputation.optional", "bruges.threat.several")),
    Law("refusals-name-their-rules", "A refusal names every rule that is broken, and no other.",
        refuses_by_the_rules(conceivable, TRIED, _refusals), 3, ("bruges.round.phases",)),
    refusals_tell_why(conceivable, TRIED, lambda moved, decision, code: why(table_now(moved), decision, code)),
    Law("draws-what-is-due", "As much is drawn for a decision, from where and for whom, as the rules say.",
        _nothing_wrong_with("draws"), 1, ("bruges.draw.unseen", "bruges.draw.extra-front", "bruges.dice.roll")),
    Law("areas", "After a decision goods, cards, houses, persons and canals are as they should be.",
        _nothing_wrong_with("areas"), 1,
        ("bruges.action.last-card", "bruges.action.one-of-six", "bruges.card.discarded", "bruges.draw.no-reshuffle",
         "bruges.goods.florins-endless", "bruges.goods.workers-endless", "bruges.person.lightning",
         "bruges.person.rotated", "bruges.statue.once-a-section", "bruges.threat.fire-nothing",
         "bruges.threat.fire-statue")),
    Law("points", "Everybody has the points the rules give, by the lines they give them.",
        _nothing_wrong_with("points"), 1, ("bruges.threat.back-no-points",)),
    spoilt_draws_are_refused({
        "backs": "bruges.draw.choice", "cards": "bruges.draw.unseen", "dice": "bruges.dice.roll",
    }),
    *told_beside_points(TABLES.right),
    Law("piles", "Piles and backs are as they should be.", _nothing_wrong_with("piles"), 1, ("bruges.draw.choice",)),
    Law("clock", "Dice, the last round and the starting player are as they should be.", _nothing_wrong_with("clock"), 1,
        ("bruges.end.time", "bruges.end.last-round", "bruges.end.last-round-later", "bruges.end.last-round-other",
         "bruges.round.start-passes")),
    Law("what-comes-next", "What is decided next, and by whom, is as the rules say.", _nothing_wrong_with("flow"), 1,
        ("bruges.action.order", "bruges.action.four-cards", "bruges.action.extra-card", "bruges.dice.order")),
)  # fmt: skip


def _measures(ended: Ended) -> Mapping[str, Sequence[int]]:
    players = table_now(ended).players
    return {"points": [player.points for player in players], "florins": [player.florins for player in players]}


BOOK_END_LAWS: Final[tuple[Law[Ended], ...]] = (
    won_by(_measures, ("bruges.end.winner", "bruges.end.tie-florins", "bruges.end.shared")),
    Law("winner", "Who has won is who has the most points, then the most florins.", the_right_one_has_won, 1,
        ("bruges.end.winner", "bruges.end.tie-florins", "bruges.end.shared")),
    Law("rounds", "No game has more than nine rounds.", ends_in_time, 1, ("bruges.end.nine-rounds",)),
)  # fmt: skip
