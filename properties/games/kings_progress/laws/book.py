"""What may be decided and what it leads to: the engine beside the second definition, step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from courtroll.properties.games.kings_progress.laws.reasons import drawing, granting, saying
from courtroll.properties.games.kings_progress.making.play import conceivable
from courtroll.properties.games.kings_progress.second import PRIZES
from courtroll.properties.games.kings_progress.second.after import After, after
from courtroll.properties.games.kings_progress.second.legal import gifts_told, legal, refusals
from courtroll.properties.games.kings_progress.second.refused import why
from courtroll.properties.games.kings_progress.second.table import Table, passing_of, table_of
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
from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.kernel.ledger import Line

TRIED: Final = 3
"""Decisions that are tried at one step."""
Told = tuple[int, str, int, int, str, str]
"""A line of points: seat, code, how many things, points, rule, and where in words."""
PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "cards": ("hands", "builds", "deck", "display", "discards", "drawn", "searched"),
    "control": ("major", "minor", "used"),
    "gifts": ("gifts", "gift_deck", "singles", "out", "pairs"),
    "road": ("at", "arrived", "king", "space", "round", "courts"),
    "flow": (
        "phase", "seat", "mover", "kinds", "ability", "stage", "laid", "reordered", "slot", "waiting", "served",
        "prize", "shown", "order",
    ),
}  # fmt: skip


TABLES: Final = Tables(table_of, after)
table_now, table_then = TABLES.now, TABLES.then


# ------------------------------------------------------------------------------------------------- legality


def lists_what_is_legal(moved: Moved) -> Iterator[Breach]:
    table, passing = table_now(moved), passing_of(moved.data)
    theirs, mine = set(moved.legal), legal(table, passing)
    for decision in sorted(theirs - mine, key=repr):
        barred = tuple(sorted(refusals(table, moved.seat, decision, passing)))
        yield Breach(f"{decision!r} is listed and not legal", barred)
    for decision in sorted(mine - theirs, key=repr):
        yield Breach(f"{decision!r} is legal and not listed", granting(table, decision))


def _refusals(moved: Moved, seat: int, decision: d.Decision) -> Iterator[frozenset[str]]:
    return each(refusals(table_now(moved), seat, decision, passing_of(moved.data)))


def _granting(moved: Moved, decision: d.Decision) -> tuple[str, ...]:
    return granting(table_now(moved), decision)


# -------------------------------------------------------------------------------------------------- effects


def _wrong(moved: Moved) -> Mapping[str, list[Breach]]:
    """By what is wrong: how the step differs from what the second definition makes of it."""
    before, decision, theirs = table_now(moved), moved.decision, table_then(moved)
    of_draws = drawing(before, decision, {draw.what for draw in moved.done.asked})
    mine = TABLES.expected(moved)
    if not isinstance(mine, After):
        return {"draws": [Breach(f"{decision!r} had drawn {moved.outcome!r}: {mine}", of_draws)]}
    found: dict[str, list[Breach]] = {}
    drawn = [(draw.seat, draw.what, draw.n, draw.pool) for draw in moved.done.asked]
    if drawn != mine.asked:
        wrong_draws = f"{decision!r} draws {drawn!r} and should draw {mine.asked!r}"
        found["draws"] = [Breach(wrong_draws, of_draws)]
    found["points"] = list(_wrong_points(moved, mine))
    if mine.table != theirs:
        for what, names in PARTS.items():
            found[what] = list(_differing(before, decision, mine.table, theirs, names))
    return found


def _differing(
    before: Table, decision: d.Decision, mine: Table, theirs: Table, names: Sequence[str]
) -> Iterator[Breach]:
    for name in names:
        should, is_now = getattr(mine, name), getattr(theirs, name)
        if should != is_now:
            what = f"after {decision!r} {name} is {is_now!r} and should be {should!r}"
            yield Breach(what, saying(before, decision, name, mine))


def _wrong_points(moved: Moved, mine: After) -> Iterator[Breach]:
    """Also where an engine tells no lines."""
    told = () if moved.done.lines is None else tuple(_line(moved, line) for line in moved.done.lines)
    scored, due = (list(dict.fromkeys(each[1] for each in lines if each[1] in PRIZES)) for lines in (told, mine.lines))
    if scored != sorted(scored, key=PRIZES.index) or (scored and due and scored[0] not in due):
        yield Breach(f"{moved.decision!r} scores {scored} and should score {due}", ("kings-progress.gifts.order",))
    both = Counter(told), Counter(mine.lines)
    wrong = [] if moved.done.lines is None else [*(both[0] - both[1]), *(both[1] - both[0])]
    points = list(moved.engine.points(moved.done.state))
    if points != mine.table.points:
        rules = tuple(dict.fromkeys(rule for line in wrong for rule in _rules_of(line)))
        yield Breach(f"after {moved.decision!r} points are {points} and should be {mine.table.points}", rules)
    for line in wrong:
        seat, code, things, points_, _, where = line
        what = (
            f"{moved.decision!r} brings seat {seat} {points_} for {things} of {code!r} ({where or 'no place'}) wrongly"
        )
        yield Breach(what, _rules_of(line))


def _rules_of(line: Told) -> tuple[str, ...]:
    """What gives the points of a line: whose colour is which decides the bonus too."""
    code, rule = line[1], line[4]
    return (rule, "kings-progress.setup.own-colour") if code == "own-colour" else (rule,)


def _line(moved: Moved, line: Line) -> Told:
    where = "" if line.where is None else moved.room.say_in_log(line.where, moved.data, line.seat)
    return line.seat, str(line.code), line.count, line.points, line.rule.id, where


def _nothing_wrong_with(what: str) -> Callable[[Moved], Sequence[Breach]]:
    return lambda moved: moved.once(_wrong).get(what, ())


def _measures(ended: Ended) -> Mapping[str, Sequence[int]]:
    """By "Fine del gioco": points, gifts, the crowns on them, and cards in builds."""
    table = table_now(ended)
    gifts = [list(player["gifts"].values()) for player in gifts_told(table)["player"]]
    return {
        "points": table.points,
        "gifts": [sum(map(len, mine)) for mine in gifts],
        "crowns": [sum(map(sum, mine)) for mine in gifts],
        "built-cards": [sum(map(len, mine)) for mine in table.builds],
    }


WON_BY: Final = won_by(
    _measures,
    ("kings-progress.end.winner", "kings-progress.end.tie-gifts", "kings-progress.end.tie-crowns",
     "kings-progress.end.tie-built-cards", "kings-progress.end.shared"),
)  # fmt: skip
BOOK_LAWS: Final[tuple[Law[Moved], ...]] = (
    Law("decider-in-turn", "Who decides is who the rules say decides.", TABLES.decides_in_turn, 1,
        ("kings-progress.turn.clockwise", "kings-progress.arrival.controller", "kings-progress.loyalty.order")),
    Law("legal-by-the-book", "What is listed is what is legal, and all of it.", lists_what_is_legal, every=3),
    Law("refusals-name-their-rules", "A refusal names every rule that is broken, and no other.",
        refuses_by_the_rules(conceivable, TRIED, _refusals, _granting), every=3),
    refusals_tell_why(conceivable, TRIED, lambda moved, decision, code: why(table_now(moved), decision, code)),
    Law("draws-what-is-due", "As much is drawn for a decision, from where and for whom, as the rules say.",
        _nothing_wrong_with("draws")),
    Law("cards", "After a decision hands, builds, deck and discards are as they should be.",
        _nothing_wrong_with("cards"), 1, ("kings-progress.disguise.exposed", "kings-progress.take.refill")),
    Law("control", "Control cards and discs are where builds put them.", _nothing_wrong_with("control"), 1,
        ("kings-progress.control.checked", "kings-progress.arrival.frozen")),
    Law("gifts", "Gifts are with who chose them, on display, or out of the game.", _nothing_wrong_with("gifts")),
    Law("points-by-the-book", "Everybody has the points the rules give, by the lines they give them.",
        _nothing_wrong_with("points")),
    spoilt_draws_are_refused({
        "influence": "kings-progress.setup.display", "gifts": "kings-progress.setup.major-gifts",
        "courts": "kings-progress.setup.locations",
    }),
    *told_beside_points(TABLES.right),
    Law("road", "Courtiers, King card and King pawn are where they should be.", _nothing_wrong_with("road")),
    Law("what-comes-next", "What is decided next, and by whom, is as the rules say.", _nothing_wrong_with("flow")),
)  # fmt: skip
