"""The laws of King's Progress, stated from the book over what the table shows before and after a step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from courtroll.properties.games.kings_progress.laws.book import BOOK_LAWS, WON_BY
from courtroll.properties.games.kings_progress.laws.spoilt import SPOILT_LAWS
from courtroll.properties.play.laws import END_LAWS as EVERY_GAMES_END_LAWS
from courtroll.properties.play.laws import STEP_LAWS as EVERY_GAMES_STEP_LAWS
from courtroll.properties.play.laws import Breach, Ended, Law, Moved
from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.table.equipment import ARRIVALS
from courtroll.verifier.games.kings_progress.table.pieces import (
    CARD_COLUMNS,
    CARDS,
    DECK,
    DISCARDS,
    DISPLAY,
    SUITS,
    Courtier,
    built,
    hand,
)
from courtroll.verifier.games.kings_progress.table.progress import Phase, Progress
from courtroll.verifier.kernel.holdings import totals

ORDER: Final = (d.Advance, d.Build, d.Take, d.Discard)
SCORING: Final = (Phase.MINOR, Phase.SHED)
ROOM_IN: Final = {"london": 2, "inn": 1, "cross": 2}
"""How many courtiers may stop in a place of the stand-in map, by the first part of its name."""


def the_box_is_whole(moved: Moved) -> Iterator[Breach]:
    before: Progress = moved.data
    after: Progress = moved.data_after
    if totals(before.held) != totals(after.held):
        yield Breach("pieces were made or lost", ("kings-progress.box.influence", "kings-progress.box.gifts"))
    if min(map(min, after.held)) < 0:
        yield Breach("somebody has less than nothing")
    for seat, builds in enumerate(after.builds):
        there = Counter(card for stack in builds for card in stack)
        if any(after.held[built(seat)][card] != there[card] for card in range(CARDS)):
            yield Breach(f"the builds of seat {seat} are not the cards that lie there")
    for pair in after.pairs:
        if list(pair) != sorted(pair):
            yield Breach(f"the pair {pair} is written in another order")


def exposed_cards_are_of_their_suit(moved: Moved) -> Iterator[Breach]:
    after: Progress = moved.data_after
    for builds in after.builds:
        for courtier in Courtier:
            if builds[courtier] and SUITS[builds[courtier][0]] != courtier:
                yield Breach(f"a Disguise card lies exposed on {courtier.word}", ("kings-progress.disguise.exposed",))


def actions_come_in_their_order(moved: Moved) -> Iterator[Breach]:
    """Counted by what was done in the turn, not by what the turn says of itself."""
    after: Progress = moved.data_after
    done = [type(each) for each in after.turn.done if type(each) in ORDER]
    kinds = [ORDER.index(each) for each in done]
    if d.Use(Courtier.CHAPLAIN) in after.turn.done:
        if len(kinds) > 3 or len(set(kinds)) < len(kinds):
            yield Breach(f"the actions {kinds} with Influence", ("kings-progress.ability.influence",))
    elif len(kinds) > 2:
        yield Breach(f"the actions {kinds}", ("kings-progress.action.two",))
    elif kinds != sorted(kinds):
        yield Breach(f"the actions {kinds}", ("kings-progress.action.order",))
    if sum(isinstance(each, d.Use) for each in after.turn.done) > 1:
        yield Breach("two abilities in a turn", ("kings-progress.ability.one-a-turn",))


def nobody_stops_without_room(moved: Moved) -> Iterator[Breach]:
    after: Progress = moved.data_after
    before: Progress = moved.data
    if after.turn.mover == before.turn.mover and not isinstance(moved.decision, d.Take):
        return
    for place in set(after.road.at):
        name = after.box.equipment.map.value.names[place]
        room = ROOM_IN.get(name.split("-")[0])
        if room is not None and after.road.at.count(place) > room:
            yield Breach(f"too many courtiers stop in {name}", ("kings-progress.map.inns", "kings-progress.map.london"))


def a_round_ends_at_five_or_the_crown(moved: Moved) -> Iterator[Breach]:
    before: Progress = moved.data
    after: Progress = moved.data_after
    arrived, test = len(after.road.arrived), after.turn.test
    if after.turn.phase is Phase.TURN and arrived > 4 and test is None:
        yield Breach("the turn goes on after the fifth arrival", ("kings-progress.round.five-arrivals",))
    ends = before.turn.phase not in SCORING and after.turn.phase in SCORING
    if ends and arrived < 5 and after.clock.space < after.box.equipment.court_track.value:
        yield Breach(f"the round ends after {arrived} arrivals", ("kings-progress.round.five-arrivals",))
    if before.clock.round != after.clock.round:
        for courtier in Courtier:
            arrives = isinstance(moved.decision, d.Advance | d.Carry) and moved.decision.courtier is courtier
            home = arrives or courtier in before.road.arrived
            if not home and before.road.at[courtier] != after.road.at[courtier]:
                yield Breach(f"{courtier.word} was moved between rounds", ("kings-progress.house.pawns",))
        if any(after.held[DISCARDS][CARD_COLUMNS]):
            yield Breach("discards stay through a new round", ("kings-progress.house.shuffle",))


def points_are_the_book_s(moved: Moved) -> Iterator[Breach]:
    before: Progress = moved.data
    for line in moved.done.lines or ():
        if line.code == "king" and (line.points != 1 or not before.road.arrived):
            yield Breach(f"{line.points} for the King card", ("kings-progress.king.point",))
        if line.code == "corruption" and line.points != len(before.road.arrived):
            yield Breach(f"{line.points} for Corruption", ("kings-progress.ability.corruption",))


def cards_are_taken_from_three(moved: Moved) -> Iterator[Breach]:
    before: Progress = moved.data
    after: Progress = moved.data_after
    if not isinstance(moved.decision, d.Take):
        return
    there = [card for card in range(CARDS) for _ in range(before.held[DISPLAY][card])]
    if len(moved.decision.cards) > 1 and (len(there) != 3 or any(card % 4 for card in there)):
        yield Breach("two cards taken beside symbols", ("kings-progress.take.one-or-two",))
    if sum(after.held[DISPLAY][CARD_COLUMNS]) != 3 and any(after.held[DECK][CARD_COLUMNS]):
        yield Breach("the face-up cards were not filled up", ("kings-progress.take.refill",))


def the_king_card_moves_by_arrivals(moved: Moved) -> Iterator[Breach]:
    before: Progress = moved.data
    after: Progress = moved.data_after
    # the round that a step ends had five at court: a test's last free advance may come after them, without arriving
    there = len(after.road.arrived) if before.clock.round == after.clock.round else ARRIVALS
    arrives = isinstance(moved.decision, d.Advance | d.Carry) and there != len(before.road.arrived)
    if before.clock.king != after.clock.king and not arrives:
        yield Breach("the King card moved without an arrival", ("kings-progress.arrival.king-card",))
    if arrives and after.clock.king != moved.seat:
        yield Breach("an arrival brought the King card to somebody else", ("kings-progress.arrival.king-card",))
    stepped = after.clock.space - before.clock.space if before.clock.round == after.clock.round else 0
    if stepped and (stepped, type(moved.decision)) != (1, d.King):
        yield Breach("the King pawn moved otherwise than by a King step", ("kings-progress.king.advance",))


def control_at_court_is_frozen(moved: Moved) -> Iterator[Breach]:
    before: Progress = moved.data
    after: Progress = moved.data_after
    if before.clock.round != after.clock.round or after.turn.phase is Phase.OVER:
        return
    for courtier in before.road.arrived:
        if before.control[courtier] != after.control[courtier]:
            yield Breach(f"control of {courtier.word} changed at court", ("kings-progress.arrival.frozen",))


def discs_stay_until_another_has_the_card(moved: Moved) -> Iterator[Breach]:
    before: Progress = moved.data
    after: Progress = moved.data_after
    for courtier in Courtier:
        user, now = before.used[courtier], after.used[courtier]
        if user >= 0 and now != user and after.control[courtier].major == user:
            yield Breach(
                f"the disc on {courtier.word} is gone",
                ("kings-progress.ability.once", "kings-progress.ability.not-by-round"),
            )
        if user >= 0 and now == user and after.control[courtier].major not in (user, -1):
            yield Breach(f"the disc on {courtier.word} stayed", ("kings-progress.ability.renewed",))


def what_is_gained_waits(moved: Moved) -> Iterator[Breach]:
    """Whoever gets an ability card in the own turn does not use it in what is left of that turn."""
    before: Progress = moved.data
    after: Progress = moved.data_after
    mover = before.turn.mover
    if before.clock.round != after.clock.round or (mover, after.turn.phase) != (after.turn.mover, Phase.TURN):
        return
    gained = {c for c in Courtier if before.control[c].major != mover == after.control[c].major}
    if gained and not gained.isdisjoint(
        each.courtier for each in moved.engine.legal(moved.done.state) if isinstance(each, d.Use)
    ):
        yield Breach("an ability gained in this turn may be used", ("kings-progress.ability.not-when-gained",))


def both_cards_or_none(moved: Moved) -> Iterator[Breach]:
    after: Progress = moved.data_after
    for courtier in Courtier:
        control = after.control[courtier]
        if control.major < 0 <= control.minor:
            yield Breach(f"only the minor card of {courtier.word} is out", ("kings-progress.control.first-build",))


def views_hide_exactly_the_secrets(moved: Moved) -> Iterator[Breach]:
    """Two tables that differ in what is hidden alone look alike: nothing hidden is left in a view."""
    after: Progress = moved.data_after
    for seat in range(moved.players):
        view = moved.room.view(after, seat)
        others = [other for other in range(moved.players) if other != seat]
        if any(sum(view.state.held[hand(other)][CARD_COLUMNS]) for other in others):
            yield Breach(f"seat {seat} sees a hand", ("kings-progress.setup.hand",))
        if view.state.held[hand(seat)] != after.held[hand(seat)]:
            yield Breach(f"seat {seat} does not see its own hand", ("kings-progress.setup.hand",))
        wanted = {("player", other, "hand") for other in others} | {("deck",), ("gift-deck",)}
        holes = {hole.path for hole in view.holes}
        if holes - {("discards",), ("pending", "cards")} != wanted:
            yield Breach(f"seat {seat} is told other holes", ("kings-progress.setup.drops",))
        if (("discards",) in holes) != any(other in after.searched for other in others):
            searched = "kings-progress.ability.opportunity-hidden"
            yield Breach(f"seat {seat} sees the discards, or does not, by who has searched them", (searched,))
        if (view.state.points, view.state.colours) != (after.points, after.colours):
            yield Breach(f"seat {seat} sees other points or colours", ("kings-progress.setup.score-marker",))


OWN_LAWS: Final[tuple[Law[Moved], ...]] = (
    Law("box-is-whole", "Nothing is made or lost.", the_box_is_whole),
    Law("disguise-hidden", "No Disguise card lies exposed.", exposed_cards_are_of_their_suit),
    Law("action-order", "Actions come in their order, two, or three different ones.", actions_come_in_their_order),
    Law("room-to-stop", "No turn ends with a courtier where there is no room.", nobody_stops_without_room),
    Law("end-of-round", "A round ends with the fifth arrival or at the crown.", a_round_ends_at_five_or_the_crown),
    Law("points", "The King card and Corruption bring what the book says.", points_are_the_book_s),
    Law("taking", "Cards are taken from three, and those are filled up.", cards_are_taken_from_three),
    Law("king-card", "The King card moves by arrivals, the King pawn by King steps.", the_king_card_moves_by_arrivals),
    Law("frozen-at-court", "Control at court changes at a scoring only.", control_at_court_is_frozen),
    Law("discs", "A disc stays until another player has the card.", discs_stay_until_another_has_the_card),
    Law("gained-waits", "An ability gained in a turn is not used in it.", what_is_gained_waits),
    Law("both-cards", "No minor control card is out without its ability card.", both_cards_or_none),
    Law("secrets", "A view hides exactly the secrets.", views_hide_exactly_the_secrets, every=9),
)  # fmt: skip
FIRST: Final = ("something-to-decide", "only-the-decider", "old-state-stays", "same-again")
"""Without these nothing else can be looked at."""
STEP_LAWS: Final = (
    *(law for law in EVERY_GAMES_STEP_LAWS if law.name in FIRST), *BOOK_LAWS, *OWN_LAWS,
    *SPOILT_LAWS,
    *(law for law in EVERY_GAMES_STEP_LAWS if law.name not in FIRST),
)  # fmt: skip
"""In this order: of several laws that a step breaks the first is told."""
END_LAWS: Final[tuple[Law[Ended], ...]] = (WON_BY, *EVERY_GAMES_END_LAWS)
