"""What a decision leads to: the engine's step beside that of the second definition, and the final count."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from courtroll.properties.games.palais_royal.laws.legal import ids
from courtroll.properties.games.palais_royal.laws.steps import VERBS, expected, table_then
from courtroll.properties.games.palais_royal.second import count
from courtroll.properties.games.palais_royal.second.after import After, Ask
from courtroll.properties.games.palais_royal.second.final import document
from courtroll.properties.games.palais_royal.second.table import Table, table_of
from courtroll.properties.play.beside import spoilt_draws_are_refused, told_beside_points, won_by
from courtroll.properties.play.laws import Breach, Ended, Law, Moved
from courtroll.verifier.games.palais_royal.moves.decisions import Decision
from courtroll.verifier.games.palais_royal.table.pieces import Room

FLOW: Final = ("phase", "seat", "left", "start", "round", "last")
ALLOWED: Final = (
    "stage", "reinforcements", "endless", "steps", "diagonals", "entered", "minted", "drew", "king", "pompadour",
    "either", "wild", "noted", "leading", "fresh", "space", "kept",
)  # fmt: skip
GOODS: Final = tuple(name for name in Table.__slots__ if name not in (*FLOW, *ALLOWED, "points", "board"))
EFFECTS: Final[Mapping[str, tuple[str, ...]]] = {
    "deal": (
        "setup.fixed-servants", "setup.gold", "setup.nobles", "setup.nobles-unused", "setup.rooms", "setup.rooms-order",
    ),
    "station": ("setup.free-servants", "setup.servants-left"),
    "reinforce": ("court.servants", "servant.from-supply", "servant.supply-empty", "turn.where"),
    "move": ("stairway.step", "stairway.any-servant", "turn.where"),
    "mint": ("mint.servants", "mint.majority", "noble.gold", "box.coins-endless", "setup.bank"),
    "attend": ("king.majority", "pompadour.majority", "noble.seals", "seal.bonus-counts", "turn.where"),
    "recruit": (
        "recruit.gold", "recruit.office", "recruit.turquoise", "recruit.violet", "recruit.steps", "discount.at-once",
        "discount.empty-spaces", "discount.gold-only", "office.servants", "office.no-majority", "setup.nobles-unused",
    ),
    "post": ("edge.servant", "edge.stays", "edge.one-servant"),
    "draw": ("back-door.draw", "back-door.reshuffle"),
    "keep": ("back-door.keep", "back-door.discard", "back-door.hand"),
    "play": ("card.cost", "card.used", "card.points-open", "card.majorities-open", "card.gold"),
    "summon": ("noble.servants", "noble.servants-left", "noble.servants-used"),
    "done": ("card.majorities-open", "back-door.discard", "scoring.edge-marker-not-counted"),
}  # fmt: skip
"""The rules of what each verb does to servants, gold, cards and nobles."""


def _right(moved: Moved) -> Iterator[After]:
    """Nothing where something else should have been drawn."""
    mine = expected(moved)
    if isinstance(mine, After):
        yield mine


def _differing(moved: Moved, names: tuple[str, ...]) -> Iterator[Breach]:
    for mine in _right(moved):
        theirs = table_then(moved)
        for name in names:
            should, is_now = getattr(mine.table, name), getattr(theirs, name)
            if should != is_now:
                yield Breach(f"after {moved.decision!r} {name} is {is_now!r} and should be {should!r}")


def _fields(names: tuple[str, ...]) -> Callable[[Moved], Iterator[Breach]]:
    return lambda moved: _differing(moved, names)


def _effect(kind: type[Decision], rules: tuple[str, ...]) -> Callable[[Moved], Iterator[Breach]]:
    def breaches(moved: Moved) -> Iterator[Breach]:
        if type(moved.decision) is kind:
            for breach in _differing(moved, GOODS):
                yield Breach(breach.what, rules)

    return breaches


def draws_what_is_due(moved: Moved) -> Iterator[Breach]:
    mine = expected(moved)
    if not isinstance(mine, After):
        yield Breach(f"{moved.decision!r} had drawn {moved.outcome!r}: {mine}")
        return
    theirs = [Ask(draw.seat, draw.what, draw.n, draw.pool) for draw in moved.done.asked]
    if theirs != mine.asked or any(draw.sure for draw in moved.done.asked):
        yield Breach(f"{moved.decision!r} asks for {theirs!r} and should ask for {mine.asked!r}")


def points_come_at_the_end(moved: Moved) -> Iterator[Breach]:
    for mine in _right(moved):
        theirs = list(moved.engine.points(moved.done.state))
        if theirs != mine.table.points:
            yield Breach(f"after {moved.decision!r} points are {theirs} and should be {mine.table.points}")
        lines = moved.done.lines
        told = sorted((line.seat, str(line.code), line.points, line.rule.id) for line in lines or ())
        if lines is not None and told != sorted((seat, line.code, line.points, line.rule) for seat, line in mine.lines):
            yield Breach(f"the lines are {told} and should be {mine.lines}")


def the_best_have_won(ended: Ended) -> Iterator[Breach]:
    should = count(document(table_of(ended.data))).winners
    if tuple(ended.engine.winners(ended.state)) != should:
        yield Breach(f"{ended.engine.winners(ended.state)} have won and should be {should}", WINNER_LAW.rules)


EFFECT_LAWS: Final[tuple[Law[Moved], ...]] = (
    Law("draws-what-is-due", "As much is drawn for a decision, from where and for whom, as the rules say.",
        draws_what_is_due, 1, ids(("setup.rooms", "setup.rooms-order", "setup.nobles", "setup.cards",
        "back-door.draw", "back-door.reshuffle", "back-door.short"))),
    *(
        Law(f"effect-of-{verb}", f"After \"{verb}\" servants, gold, cards and nobles are as they should be.",
            _effect(kind, ids(EFFECTS[verb])), 1, ids(EFFECTS[verb]))
        for verb, kind in VERBS.items()
    ),
    Law("turn-order", "What is decided next, and by whom, is as the rules say; so is the last round.", _fields(FLOW), 1,
        ids(("turn.order", "end.last-round", "end.round-limit", "setup.free-servants-order", "setup.start-player"))),
    Law("turn-allows", "What the turn still allows is as the rules say.", _fields(ALLOWED), 1,
        ids(("court.majority-time", "stairway.entering", "stairway.steps-lost", "stairway.majority", "card.steps",
             "card.gate-and-steps", "card.seals-shared", "noble.diagonal-steps", "majority.time"))),
    spoilt_draws_are_refused({
        "rooms": "palais-royal.setup.rooms", "nobles": "palais-royal.setup.nobles",
        "cards": "palais-royal.back-door.draw",
    }),
    *told_beside_points(lambda moved: next(_right(moved), None)),
    Law("points-at-the-end", "Points come with the final count alone, and by its rules.", points_come_at_the_end, 1,
        ids(("scoring.at-end", "scoring.nobles", "scoring.played", "scoring.unplayed", "scoring.edge-ranked"))),
)  # fmt: skip


def _measures(ended: Ended) -> Mapping[str, Sequence[int]]:
    table = table_of(ended.data)
    return {"points": table.points, "cardinal": table.rooms[Room.CARDINAL]}


WON_BY: Final = won_by(_measures, ids(("end.winner", "end.tie-cardinal", "end.shared")))
WINNER_LAW: Final = Law("best-have-won", "Most points win; the Cardinal parts equal ones.", the_best_have_won, 1,
    ids(("end.winner", "end.tie-cardinal", "end.shared")))  # fmt: skip
