"""What only Bruges must keep, said once more from its book: by numbers of the text, not by the engine's functions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from courtroll.properties.games.bruges.making.games import universe
from courtroll.properties.games.bruges.second.secrets import dealt_anew
from courtroll.properties.play.laws import Breach, Ended, Law, Moved
from courtroll.verifier.games.bruges.moves.decisions import Advance, Decision, Play, Roll, Suffer
from courtroll.verifier.games.bruges.play.engine import BRUGES
from courtroll.verifier.games.bruges.play.views import view
from courtroll.verifier.games.bruges.table.pieces import COLOURS, Action, Area, Side, Trouble
from courtroll.verifier.games.bruges.table.playing import Phase, Playing
from courtroll.verifier.kernel.holdings import totals

CARDS: Final = 165
STATUES: Final = (7, 6, 5, 4, 3, 2)
MARKERS: Final = 9


def listed_is_all_that_is_legal(moved: Moved) -> Iterator[Breach]:
    state: Playing = moved.data
    listed = set(moved.legal)
    for decision in universe(state):
        refusals = moved.engine.refusals(moved.state, decision, moved.seat)
        if refusals == frozenset() and decision not in listed:
            yield Breach(f"{decision!r} is legal and not listed")
        if refusals and decision in listed:
            yield Breach(f"{decision!r} is listed and refused", tuple(sorted(refusals)))


def nothing_is_made_or_lost(moved: Moved) -> Iterator[Breach]:
    before: Playing = moved.data
    after: Playing = moved.data_after
    if totals(before.held) != totals(after.held):
        yield Breach("goods were made or lost")
    if any(n < 0 for row in after.held[1:] for n in row):
        yield Breach("somebody holds less than nothing", ("bruges.goods.back",))
    union = 0
    for place in after.places:
        if union & place:
            yield Breach("a card lies in two places", ("bruges.card.person",))
        union |= place
    if union.bit_count() != CARDS:
        yield Breach("a card has been lost", ("bruges.box.cards",))
    for colour, name in enumerate(COLOURS):
        if sum(after.threats(seat, colour) for seat in range(after.players)) > MARKERS:
            yield Breach(f"more than nine {name} markers are out", ("bruges.box.threats-even",))
    taken = sorted((value for seat in range(after.players) for value in after.statues(seat)), reverse=True)
    if taken != list(STATUES[: len(taken)]):
        yield Breach("statues were not taken from the top", ("bruges.setup.statue-stack",))
    if any(len(after.statues(seat)) > 2 for seat in range(after.players)):
        yield Breach("somebody has three statues", ("bruges.statue.two",))


def dice_do_what_they_say(moved: Moved) -> Iterator[Breach]:
    """Markers, the price of a step, florins by a die: each by counting pips again."""
    before: Playing = moved.data
    after: Playing = moved.data_after
    seat = moved.seat
    match moved.decision:
        case Roll():
            for colour, die in enumerate(face + 1 for (face,) in moved.outcome[:5]):
                want = before.threats(seat, colour) + (die in (5, 6))
                waits = after.turn.phase is Phase.TROUBLES and after.turn.mover == seat
                if waits and after.threats(seat, colour) != want:
                    yield Breach(f"die {die} left {after.threats(seat, colour)} markers", ("bruges.threat.deal",))
        case Advance():
            price = sum(die for die in before.clock.dice if die in (1, 2))
            if price == 0:
                yield Breach("a step without a price", ("bruges.reputation.no-price",))
            if price > before.florins(seat):
                yield Breach("a step beyond the florins", ("bruges.reputation.too-poor",))
            if after.estates[seat].reputation <= before.estates[seat].reputation:
                yield Breach("a step led nowhere", ("bruges.reputation.advance",))
        case Play(card, Action.FLORINS) if not _texts(before, seat):
            if after.florins(seat) - before.florins(seat) != before.clock.dice[card // 33] and _same_round(moved):
                yield Breach("florins by another die", ("bruges.action.florins",))
        case Play(card, Action.WORKERS) if not _texts(before, seat):
            if after.workers(seat, card // 33) - before.workers(seat, card // 33) != 2:
                yield Breach("not two workers", ("bruges.action.workers",))
        case Play(card, Action.CANAL, Side() as side) if not _texts(before, seat):
            n = before.tiles(seat, side)
            colours = before.box.equipment.canal_colours.value[seat][0 if side is Side.LEFT else 1]
            if n >= 5 or colours[n] is not COLOURS[card // 33]:
                yield Breach("a canal card of another colour", ("bruges.canal.card",))
            if before.florins(seat) - after.florins(seat) != before.box.equipment.canal_prices.value[n]:
                yield Breach("another price for a canal tile", ("bruges.canal.price",))
        case _:
            pass


def _texts(state: Playing, seat: int) -> bool:
    """Whether persons may do something by themselves, or a text is being done."""
    return bool(state.turn.agenda) or any(True for _ in state.estates[seat].homes)


def _same_round(moved: Moved) -> bool:
    after: Playing = moved.data_after
    return after.turn.phase is Phase.ACT


def troubles_take_what_they_say(moved: Moved) -> Iterator[Breach]:
    before: Playing = moved.data
    after: Playing = moved.data_after
    decision, seat = moved.decision, moved.seat
    if not isinstance(decision, Suffer):
        return
    colour = before.box.equipment.troubles.value.index(decision.trouble)
    if before.threats(seat, colour) != 3:
        yield Breach("a trouble without three markers", ("bruges.threat.third",))
    if _texts(before, seat):
        return
    if after.turn.mover == seat and after.turn.phase is Phase.TROUBLES and after.threats(seat, colour):
        yield Breach("markers stayed after their trouble", ("bruges.threat.back",))
    houses = [len(state.estates[seat].empty) + len(state.estates[seat].homes) for state in (before, after)]
    tiles = [sum(state.tiles(seat, side) for side in Side) for state in (before, after)]
    match decision.trouble:
        case Trouble.INTRIGUE:
            if after.points[seat] != max(0, before.points[seat] - 3):
                yield Breach("an intrigue costs three points, as far as there are", ("bruges.threat.intrigue",))
        case Trouble.FLOOD:
            if any(after.all_workers(seat)):
                yield Breach("a flood left workers", ("bruges.threat.flood",))
        case Trouble.RAID:
            if after.florins(seat):
                yield Breach("a raid left florins", ("bruges.threat.raid",))
        case Trouble.FIRE:
            if houses[0] + tiles[0] - houses[1] - tiles[1] != min(1, houses[0] + tiles[0]):
                yield Breach("a fire takes one house or one tile", ("bruges.threat.fire",))
        case Trouble.PLAGUE:
            if houses[0] != houses[1]:
                yield Breach("a plague took a house", ("bruges.threat.plague-house",))


def majorities_are_clear(moved: Moved) -> Iterator[Breach]:
    """A tile turned now shows more than each other alone; one turned before stays."""
    before: Playing = moved.data
    after: Playing = moved.data_after
    for area in Area:
        for seat in range(after.players):
            was, now = (area in state.estates[seat].majorities for state in (before, after))
            if was and not now:
                yield Breach("a tile was turned back", ("bruges.majority.kept",))
            if now and not was:
                mine, *others = (_measure(before, each, area) for each in (seat, *_others(after, seat)))
                if any(other >= mine for other in others):
                    yield Breach(f"{area} without a clear lead", ("bruges.majority.clear",))


def _others(state: Playing, seat: int) -> list[int]:
    return [other for other in range(state.players) if other != seat]


def _measure(state: Playing, seat: int, area: Area) -> int:
    match area:
        case Area.REPUTATION:
            return state.estates[seat].reputation
        case Area.PERSONS:
            return len(state.estates[seat].homes)
        case Area.CANALS:
            return sum(state.tiles(seat, side) for side in Side)


def secrets_are_kept(moved: Moved) -> Iterator[Breach]:
    """What one player sees of a table is the same if everything hidden from that player is dealt anew."""
    state: Playing = moved.data_after
    for seat in range(state.players):
        if view(state, seat) != view(dealt_anew(state, seat, Random(moved.number)), seat):
            yield Breach(f"seat {seat} sees what is hidden", ("bruges.draw.unseen",))


STEP_LAWS: Final[tuple[Law[Moved], ...]] = (
    Law("legal-is-listed", "Exactly what has no objections is listed.", listed_is_all_that_is_legal, every=9),
    Law("nothing-made-or-lost", "Cards, markers, tiles and statues are never made or lost.", nothing_is_made_or_lost),
    Law("dice", "Dice deal markers, price the step and pay florins.", dice_do_what_they_say),
    Law("troubles", "Each trouble takes what it says and its markers.", troubles_take_what_they_say),
    Law("majorities", "A majority tile is turned by a clear lead and stays.", majorities_are_clear),
    Law("secrets", "Nobody sees fronts of the others' hands, of the piles or under houses.", secrets_are_kept,
        every=15),
)  # fmt: skip


# ------------------------------------------------------------------------------------------------- landmarks

LANDMARKS: Final = (
    *(verb.name for verb in BRUGES.verbs.values()),
    *(f"play for {action}" for action in Action),
    *(f"trouble {trouble}" for trouble in Trouble),
    "statue taken", "extra card", "pile replaced", "person back in hand", "over",
    *(f"line {code}" for code in ("threat-returned", "intrigue", "person-text", "person", "house", "majority")),
)  # fmt: skip


def landmarks_of(moved: Moved) -> Iterator[str]:
    before: Playing = moved.data
    after: Playing = moved.data_after
    decision: Decision = moved.decision
    yield BRUGES.verbs[type(decision)].name
    match decision:
        case Play(_, action):
            yield f"play for {action}"
            if before.turn.has_extra:
                yield "extra card"
        case Suffer(trouble, what):
            yield f"trouble {trouble}"
            if trouble is Trouble.FIRE and isinstance(what, int):
                yield "person back in hand"
        case _:
            pass
    if any(after.statues(seat) != before.statues(seat) for seat in range(after.players)):
        yield "statue taken"
    if before.piles.extra and not after.piles.extra:
        yield "pile replaced"
    for line in moved.done.lines or ():
        yield f"line {line.code}"


def landmarks_of_end(ended: Ended) -> Iterator[str]:
    yield "over"
