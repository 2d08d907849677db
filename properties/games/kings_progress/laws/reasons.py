"""Which sentences of the book a step breaks that came out wrong: by what was decided, and what differs after it."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from typing import Final

from courtroll.properties.games.kings_progress.second.legal import ADVANCE
from courtroll.properties.games.kings_progress.second.table import CHAPLAIN, NOBODY, Table, place_of, suit
from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.table.pieces import Courtier

ACTIONS: Final = (d.Advance, d.Build, d.Take, d.Discard)
LAID: Final = (d.Build, d.Add, d.Disguise)
LAID_OUT: Final = 12 + 6
"""Gifts, in each round."""
THROWN: Final = (d.Discard, d.Shed, d.Advance, d.Carry)


def granting(table: Table, decision: d.Decision) -> tuple[str, ...]:
    """What the book expressly allows in a decision: whoever bars one that is legal may have forgotten it."""
    return tuple(_granting(table, decision))


def _granting(table: Table, decision: d.Decision) -> Iterator[str]:
    acts = isinstance(decision, ACTIONS) and table.phase == "turn"
    if acts and table.ability not in (None, CHAPLAIN):
        yield "kings-progress.ability.extra"
    match decision:
        case d.Advance(courtier, said) | d.Carry(courtier, said):
            if table.major[courtier] != table.seat:
                yield "kings-progress.move.anyone"
            if acts and ADVANCE in table.kinds:
                yield "kings-progress.move.again"
            has_both = table.major[courtier] == table.minor[courtier] != NOBODY
            if has_both and place_of(table, courtier, said) == table.court:
                yield "kings-progress.control.both-at-court"
        case d.Build(card) | d.Add(card):
            if suit(card) in table.arrived:
                yield "kings-progress.arrival.build-on"
            if isinstance(decision, d.Add):
                yield "kings-progress.build.new-order"
        case d.Done():
            if table.phase == "free":
                yield "kings-progress.loyalty.decline"
        case _:
            return


def saying(before: Table, decision: d.Decision, name: str, right: Table) -> tuple[str, ...]:
    """What says how a part of the table, by the name it has in `Table`, lies after a decision."""
    if right.round != before.round or right.phase == "over":
        return _OF_A_ROUND.get(name, ())
    return tuple(_OF_A_STEP[name](before, decision, right)) if name in _OF_A_STEP else ()


def drawing(table: Table, decision: d.Decision, drawn: Container[str]) -> tuple[str, ...]:
    """What says how much is drawn for a decision; `drawn` is what an engine drew for it, by name."""
    return tuple(_drawing(table, decision, drawn))


def _drawing(table: Table, decision: d.Decision, drawn: Container[str]) -> Iterator[str]:
    if isinstance(decision, d.Deal):
        yield from ("kings-progress.setup.locations", "kings-progress.setup.hand")
    elif decision == d.Use(Courtier.MISTRESS):
        here = table.at[Courtier.MISTRESS]
        near = (here, *table.map.ways[here])
        yield "kings-progress.ability.rumour"
        if table.court in near and table.arrived:
            yield "kings-progress.ability.rumour-court"
        if sum(place in near for place in table.at) >= sum(table.deck):
            yield "kings-progress.ability.rumour-short"
    elif isinstance(decision, d.With):
        yield "kings-progress.ability.favour"
    elif "gifts" in drawn:
        is_short = sum(table.gift_deck) < LAID_OUT
        yield "kings-progress.house.gifts-short" if is_short else "kings-progress.house.new-gifts"
    elif isinstance(decision, d.Shed):
        # The last discard of a test: its card is shuffled in too.
        short = sum(table.deck) + sum(table.discards) + 1 < 3 - sum(table.display)
        yield "kings-progress.loyalty.short" if short else "kings-progress.loyalty.shuffle"


# -------------------------------------------------------------------------------------------- part by part


def _builds(before: Table, decision: d.Decision, right: Table) -> Iterator[str]:
    if isinstance(decision, LAID):
        yield "kings-progress.build.under"
    elif isinstance(decision, THROWN):
        yield "kings-progress.build.stack"


def _display(before: Table, decision: d.Decision, right: Table) -> Iterator[str]:
    if isinstance(decision, d.Fetch):
        yield "kings-progress.ability.opportunity-refill"
    elif isinstance(decision, d.Take):
        yield "kings-progress.take.refill"
    elif isinstance(decision, d.Shed):
        yield "kings-progress.loyalty.short" if sum(right.display) < 3 else "kings-progress.loyalty.shuffle"


def _major(before: Table, decision: d.Decision, right: Table) -> Iterator[str]:
    yield "kings-progress.ability.with-major"


def _used(before: Table, decision: d.Decision, right: Table) -> Iterator[str]:
    yield "kings-progress.ability.disc" if isinstance(decision, d.Use) else "kings-progress.ability.renewed"


def _out(before: Table, decision: d.Decision, right: Table) -> Iterator[str]:
    if isinstance(decision, d.With):
        yield "kings-progress.ability.favour-discard"


def _kinds(before: Table, decision: d.Decision, right: Table) -> Iterator[str]:
    yield "kings-progress.action.kinds" if isinstance(decision, ACTIONS) else "kings-progress.ability.extra"


def _stage(before: Table, decision: d.Decision, right: Table) -> Iterator[str]:
    if isinstance(decision, d.Use):
        yield "kings-progress.ability.cards"


def _prize(before: Table, decision: d.Decision, right: Table) -> Iterator[str]:
    yield "kings-progress.gifts.order"


_OF_A_STEP: Final[Mapping[str, Callable[[Table, d.Decision, Table], Iterator[str]]]] = {
    "builds": _builds, "display": _display, "major": _major, "used": _used, "out": _out, "kinds": _kinds,
    "stage": _stage, "prize": _prize,
}  # fmt: skip
"""Where no new round begins."""
_KEPT: Final = ("kings-progress.house.kept",)
_RECOUNT: Final = ("kings-progress.recount.all",)
_NEW_GIFTS: Final = ("kings-progress.house.new-gifts", "kings-progress.house.gifts-short")
_OF_A_ROUND: Final[Mapping[str, tuple[str, ...]]] = {
    "hands": _KEPT,
    "gifts": _KEPT,
    "builds": _KEPT,
    "major": _RECOUNT,
    "minor": _RECOUNT,
    "used": ("kings-progress.recount.renewed", *_KEPT),
    "out": ("kings-progress.house.gifts-away",),
    "pairs": _NEW_GIFTS,
    "singles": _NEW_GIFTS,
    "display": ("kings-progress.house.shuffle",),
    "discards": ("kings-progress.house.shuffle",),
    "at": ("kings-progress.house.pawns",),
    "king": ("kings-progress.house.start-player",),
    "space": ("kings-progress.house.king-pawn",),
}
"""Where one does, or the last ends: control is settled, points are given and the house is kept in the same step."""
