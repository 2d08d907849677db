"""What no decision may do to the box, and what nobody may see."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from courtroll.properties.engines.engine import BuiltIn
from courtroll.properties.games.bruges.laws.book import table_then
from courtroll.properties.games.bruges.second.secrets import dealt_anew
from courtroll.properties.games.bruges.second.table import COLOURS, MARKERS, STATUES, Player, colour_of, table_of
from courtroll.properties.play.laws import Breach, Law, Moved
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.kernel.holdings import totals

CARDS: Final = 165
SEEN: Final = (
    "points", "florins", "workers", "canals", "full", "statues", "majorities", "reputation", "played", "turned",
)  # fmt: skip
"""What lies in a player's area as it is; threat markers, cards and houses apart."""
ON_THE_BOARD: Final = ("piles", "tops", "extra", "blind", "dice", "start", "last_round", "phase", "discards")


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


def secrets_are_kept(moved: Moved) -> Iterator[Breach]:
    """What one player sees of a table is the same if everything hidden from that player is dealt anew."""
    state: Playing = moved.data_after
    seat = moved.random().randrange(state.players)
    other = dealt_anew(state, seat, Random(moved.number))
    if moved.room.view(state, seat) != moved.room.view(other, seat):
        yield Breach(f"seat {seat} sees what is hidden", ("bruges.draw.unseen",))
    engine = moved.engine
    if isinstance(engine, BuiltIn) and engine.decider(state) == seat and engine.legal(state) != engine.legal(other):
        yield Breach(f"what seat {seat} may decide shows what is hidden", ("bruges.draw.unseen",))


def what_lies_open_is_seen(moved: Moved) -> Iterator[Breach]:
    """Everybody sees the board, all areas, and of the others' cards and houses the backs."""
    state: Playing = moved.data_after
    seat = moved.random().randrange(state.players)
    position, then = moved.room.view(state, seat), table_then(moved)
    seen = table_of(position.state)
    for name in ON_THE_BOARD:
        if getattr(seen, name) != getattr(then, name):
            yield Breach(f"seat {seat} does not see {name}", ("bruges.goods.open",))
    for other, (shown, has) in enumerate(zip(seen.players, then.players, strict=True)):
        if shown.threats != has.threats:
            yield Breach(f"seat {seat} does not see the markers of seat {other}", ("bruges.threat.open",))
        if _in_sight(shown) != _in_sight(has):
            yield Breach(f"seat {seat} sees {shown} of seat {other}, who has {has}", ("bruges.goods.open",))
    for hole in position.holes:
        if hole.path != ("deck", "unseen") and not {"hand", "underneath"} & set(hole.path):
            yield Breach(f"{hole.path} is hidden from seat {seat}", ("bruges.goods.open", "bruges.threat.open"))


def _in_sight(player: Player) -> tuple[object, ...]:
    persons = {person: colour_of(house) for person, house in player.persons.items()}
    empty, backs = map(colour_of, player.empty), sorted(map(colour_of, player.hand))
    return *(getattr(player, name) for name in SEEN), persons, tuple(empty), backs


BOX_LAWS: Final[tuple[Law[Moved], ...]] = (
    Law("nothing-made-or-lost", "Cards, markers, tiles and statues are never made or lost.", nothing_is_made_or_lost),
    Law(
        "secrets", "Nobody sees fronts of the others' hands, of the piles or under houses.", secrets_are_kept, every=15
    ),
    Law("open-to-all", "What lies on the board and in areas is seen by everybody.", what_lies_open_is_seen, every=15),
)
