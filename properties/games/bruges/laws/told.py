"""What is told of a step besides points: the goods it brought, and the values that nobody has typed.

An engine of somebody else's tells neither.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from courtroll.properties.engines.engine import BuiltIn
from courtroll.properties.games.bruges.laws.book import table_now, table_then
from courtroll.properties.games.bruges.second.table import COLOURS, Player, Table, colour_of
from courtroll.properties.play.laws import Breach, Law, Moved
from courtroll.verifier.games.bruges.moves import decisions as d
from courtroll.verifier.games.bruges.table.pieces import Action, Trouble
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.kernel.game import Step
from courtroll.verifier.kernel.ledger import Gain

Goods = Counter[tuple[int, str, str]]
"""By seat, what, and colour or side."""


def _step(moved: Moved) -> Step[Playing] | None:
    """The whole step, of the built-in engine."""
    if not isinstance(moved.engine, BuiltIn):
        return None
    step: Step[Playing] = moved.engine.game.apply(moved.state, moved.decision, moved.outcome, moved.seat)
    return step


def _has(table: Table, seat: int, player: Player) -> Goods:
    blind = sum(table.blind.values()) if seat == table.mover else 0
    goods: Goods = Counter({
        (seat, "florins", ""): player.florins,
        (seat, "persons", ""): len(player.persons),
        (seat, "cards", ""): len(player.hand) + blind,
        (seat, "reputation-steps", ""): sum(step <= player.reputation for step in table.steps),
        (seat, "statues", ""): sum(player.statues),
    })  # fmt: skip
    goods.update({(seat, "canals", side): n for side, n in player.canals.items()})
    for colour in COLOURS:
        goods[seat, "workers", colour] = player.workers[colour]
        goods[seat, "threats", colour] = player.threats[colour]
        goods[seat, "houses", colour] = sum(colour_of(house) == colour for house in player.houses)
    # Workers still to be chosen.
    goods[seat, "workers", ""] = sum(work.left or 0 for work in table.agenda if work.seat == seat and _free(work))
    return goods


def _free(work: Any) -> bool:
    return work.text.atom == "workers" and work.text.colour is None


def wrong_goods(now: Table, then: Table, decision: d.Decision, gains: Iterable[Gain]) -> Iterator[str]:
    """What is told adds up to what has changed. A card played is told by what it did."""
    told: Goods = Counter()
    for gain in gains:
        told[gain.seat, str(gain.what), "" if gain.of is None else gain.of[1]] += gain.amount
    for seat, (before, after) in enumerate(zip(now.players, then.players, strict=True)):
        changed = _has(then, seat, after)
        changed.subtract(_has(now, seat, before))
        if seat == now.seat and isinstance(decision, d.Play):
            changed[seat, "cards", ""] += 1
        for key, n in changed.items():
            if told[key] != n:
                yield f"{decision!r} brings {n} of {key} and tells {told[key]}"


def goods_are_told(moved: Moved) -> Iterator[Breach]:
    step = moved.once(_step)
    if step is not None:
        for wrong in wrong_goods(table_now(moved), table_then(moved), moved.decision, step.gains):
            yield Breach(wrong, ("bruges.goods.back",))


def leans_on(table: Table, seat: int, decision: d.Decision) -> Iterator[str]:
    match decision:
        case d.Use(person):
            if not table.deck[person].typed:
                yield "persons"
        case d.Play(_, Action.CANAL):
            yield from ("canal-colours", "canal-prices")
        case d.Play(card, Action.PERSON):
            if not table.deck[card].typed:
                yield "persons"
        case d.Canal():
            yield "canal-prices"
        case d.Suffer(Trouble.FLOOD | Trouble.PLAGUE | Trouble.INTRIGUE):
            yield "troubles"
        case d.Advance():
            yield "reputation-steps"
        case _:
            pass


def values_are_told(moved: Moved) -> Iterator[Breach]:
    """What no text prints and nobody typed is told as assumed wherever a step leans on it."""
    step = moved.once(_step)
    if step is None:
        return
    for value in leans_on(table_now(moved), moved.seat, moved.decision):
        if value not in step.used:
            yield Breach(f"{moved.decision!r} leans on {value} and does not say so")
    if "persons" in step.used and "equipment.persons" not in moved.room.assumed_in(moved.data, step.used):
        yield Breach("a card that nobody typed is told as printed")


TOLD_LAWS: Final[tuple[Law[Moved], ...]] = (
    Law("goods-are-told", "The goods that a step tells are those that have changed.", goods_are_told, every=5),
    Law("values-are-told", "A step says which values it leans on that no text prints.", values_are_told, every=5),
)
