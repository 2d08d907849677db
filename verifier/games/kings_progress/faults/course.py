"""Why a game in progress cannot be, or hardly can be: besides what holds at a scoring, where everything lies."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from courtroll.verifier.games.kings_progress import faults as scoring
from courtroll.verifier.games.kings_progress.faults import pending
from courtroll.verifier.games.kings_progress.play.control import stays_with_its_holder
from courtroll.verifier.games.kings_progress.play.steps import Steps, may_rest_at_home
from courtroll.verifier.games.kings_progress.play.turns import passing
from courtroll.verifier.games.kings_progress.rules import box, ending, influence, move, setup, turn
from courtroll.verifier.games.kings_progress.scoring.control import Control
from courtroll.verifier.games.kings_progress.scoring.projection import scored, values_at
from courtroll.verifier.games.kings_progress.table.box import ANY_NUMBER, FAR, LONDON, LONDON_NAME
from courtroll.verifier.games.kings_progress.table.codes import FaultCode
from courtroll.verifier.games.kings_progress.table.equipment import (
    ARRIVALS,
    CARDS_OF_VALUE,
    DISPLAY_CARDS,
    FARTHEST_HOME,
    GIFTS_IN_PAIR,
    INN_HOLDS,
    NEAREST_HOME,
    PAIRS_LAID,
    ROUNDS,
    SINGLES_LAID,
)
from courtroll.verifier.games.kings_progress.table.names import CARD_WORDS, say_gift
from courtroll.verifier.games.kings_progress.table.pieces import (
    CARD_COLUMNS,
    DECK,
    DISPLAY,
    GIFT_COLUMNS,
    GIFT_DECK,
    NOBODY,
    SINGLES,
    Courtier,
    prize_of,
)
from courtroll.verifier.games.kings_progress.table.progress import AtPlace, Phase, Progress
from courtroll.verifier.games.kings_progress.table.state import OnCourtier
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.position import Position

IMPOSSIBLE: Final = Severity.IMPOSSIBLE


def faults(position: Position[Progress]) -> tuple[Fault, ...]:
    """Every fault of a game in progress."""
    table = Position(scored(position.state), position.holes)
    found = [fault for topic in scoring.ALWAYS for fault in topic(table)]
    if 1 <= position.state.clock.round <= ROUNDS:
        found += [fault for topic in TOPICS for fault in topic(position)]
    return tuple(found)


def _pieces(position: Position[Progress]) -> Iterator[Fault]:
    """What lies everywhere is taken out of the whole box, so that the decks tell what there is too much of."""
    held = position.state.held
    has_gaps = any(hole.path[2:3] == ("builds",) and len(hole.path) > 4 for hole in position.holes)
    for kind, n in enumerate(held[DECK][CARD_COLUMNS]):
        if n < 0 and not has_gaps:
            where, found = Named(CARD_WORDS[kind]), CARDS_OF_VALUE - n
            yield Fault(FaultCode.TOO_MANY_OF_A_CARD, box.INFLUENCE, where, IMPOSSIBLE, found, CARDS_OF_VALUE)
    there = position.state.box.equipment.crowns.value
    for kind, n in enumerate(held[GIFT_DECK][GIFT_COLUMNS]):
        if n < 0:
            prize, crowns = prize_of(kind)
            where, limit = Named(say_gift(kind)), there[prize].count(crowns)
            yield Fault(FaultCode.TOO_MANY_OF_A_GIFT, box.GIFTS, where, IMPOSSIBLE, limit - n, limit)
    found = sum(held[DISPLAY][CARD_COLUMNS])
    if found > DISPLAY_CARDS:
        where = Named("face-up")
        yield Fault(FaultCode.TOO_MANY_FACE_UP, setup.DISPLAY, where, IMPOSSIBLE, found, DISPLAY_CARDS)


def _road(position: Position[Progress]) -> Iterator[Fault]:
    state = position.state
    at, arrived = state.road.at, state.road.arrived
    if len(arrived) > ARRIVALS:
        where = Named("arrived")
        yield Fault(FaultCode.TOO_MANY_ARRIVED, move.FIVE, where, IMPOSSIBLE, len(arrived), ARRIVALS)
    if not state.clock.courts:
        return
    steps = Steps(state)
    for courtier in Courtier:
        place = at[courtier]
        is_there, has_arrived = place == steps.court, courtier in arrived
        # Where unused courts are entered, a courtier may stand in this one since a round before.
        may_rest = may_rest_at_home(steps.ruleset.homes) and not has_arrived
        if arrived.count(courtier) > 1 or (is_there != has_arrived and not may_rest):
            rule = move.ARRIVAL_TRACK if arrived.count(courtier) > 1 else box.COURTIERS
            yield Fault(FaultCode.COURTIER_TWICE, rule, Named(courtier.word))
        elif courtier not in arrived and place != courtier and not steps.may_enter(place):
            yield Fault(FaultCode.PLACE_NOT_ENTERED, move.ENTRIES, Named(courtier.word))
    through = passing(state)
    for place, limit in enumerate(steps.map.holds):
        found = at.count(place)
        if found > limit and limit < ANY_NUMBER and (through is None or at[through] != place):
            name = LONDON_NAME if place == LONDON else steps.map.names[place]
            rule = box.LONDON if place == LONDON else box.INNS if limit == INN_HOLDS else box.TWO_INNS
            yield Fault(FaultCode.PLACE_OVER_FULL, rule, AtPlace(name), IMPOSSIBLE, found, limit)


def _map(position: Position[Progress]) -> Iterator[Fault]:
    """A typed map leads from every home to every Royal Court, in as many steps as a report gives."""
    box_ = position.state.box
    if box_.equipment.map.source is not Source.TYPED:
        return
    there = box_.equipment.map.value
    rows = there.open if may_rest_at_home(box_.ruleset.homes) else there.closed
    for courtier in Courtier:
        steps = [row[courtier] for row in rows]
        if max(steps) >= FAR:
            yield Fault(FaultCode.HOME_CUT_OFF, move.ENTRIES, Named(courtier.word))
        elif not NEAREST_HOME <= min(steps) <= max(steps) <= FARTHEST_HOME:
            found = min(steps) if min(steps) < NEAREST_HOME else max(steps)
            limit = NEAREST_HOME if min(steps) < NEAREST_HOME else FARTHEST_HOME
            where = Named(courtier.word)
            yield Fault(FaultCode.HOME_FAR_OR_NEAR, box.HOMES, where, Severity.DOUBTFUL, found, limit)


def _control(position: Position[Progress]) -> Iterator[Fault]:
    state = position.state
    for courtier in Courtier:
        if position.is_known("control", courtier.word) and not _is_open(position, courtier):
            yield from of_control(state, courtier, state.control[courtier])


def of_control(state: Progress, courtier: Courtier, control: Control) -> Iterator[Fault]:
    """Both cards of a courtier are out or none, and where its builds put them, unless it is at the Royal Court."""
    where, used = Named(courtier.word), state.used[courtier]
    values = values_at(state.builds, courtier)
    if control.major == NOBODY and control.minor != NOBODY:
        yield Fault(FaultCode.MINOR_WITHOUT_MAJOR, influence.FIRST_BUILD, where)
    elif control.minor == NOBODY and control.major != NOBODY and not is_tied_behind(values, control.major):
        yield Fault(FaultCode.MAJOR_WITHOUT_MINOR, influence.FIRST_BUILD, where)
    elif courtier not in state.road.arrived and state.turn.phase is not Phase.SHED:
        empty = not any(values) and stays_with_its_holder(state.box.ruleset.empty_control)
        if not (empty or is_as_built(values, control)):
            looked = tuple(("player", seat, "builds", courtier.word) for seat in range(state.players))
            yield Fault(FaultCode.CONTROL_NOT_AS_BUILT, influence.CHECKED, where, looked=looked)
    if used not in (NOBODY, control.major) and control.major != NOBODY:
        yield Fault(FaultCode.DISC_OF_ANOTHER, turn.ABILITY_RENEWED, OnCourtier(used, courtier))


def _is_open(position: Position[Progress], courtier: Courtier) -> bool:
    """Whether builds on a courtier or its cards are not all told."""
    return any(
        (hole.path[2:3] in (("major",), ("minor",))) or (hole.path[2:4] in (("builds",), ("builds", courtier)))
        for hole in position.holes
    )


def is_tied_behind(values: Sequence[int], major: int) -> bool:
    """Whether several are level for the second place, so that nobody need have the minor card."""
    others = sorted((value for seat, value in enumerate(values) if seat != major and value), reverse=True)
    return len(others) > 1 and others[0] == others[1]


def is_as_built(values: tuple[int, ...], control: Control) -> bool:
    """Whether the cards lie where the builds put them; nobody need have those that equal builds compete for."""
    best = sorted(filter(None, values), reverse=True)
    if control.major == NOBODY:
        return not best or (len(best) > 1 and best[0] == best[1])
    if control.minor == NOBODY:
        return values[control.major] == max(values)
    return scoring.in_step(values, control)


def _course(position: Position[Progress]) -> Iterator[Fault]:
    state = position.state
    clock, now = state.clock, state.turn
    crown = state.box.equipment.court_track.value
    is_typed = state.box.equipment.court_track.source is Source.TYPED
    is_off = clock.space < state.players or (is_typed and clock.space > crown)
    if position.is_known("pawn") and is_off:
        limit = state.players if clock.space < state.players else crown
        where = Named("pawn")
        rule = setup.KING_PAWN if clock.round == 1 else ending.KING_PAWN
        yield Fault(FaultCode.PAWN_OFF_TRACK, rule, where, IMPOSSIBLE, clock.space, limit)
    found = len(state.road.arrived)
    if now.served > found and position.is_known("arrived"):
        where, looked = Named("served"), (("arrived",),)
        yield Fault(FaultCode.TOO_MANY_SERVED, move.MINOR_ORDER, where, IMPOSSIBLE, now.served, found, looked)
    if now.phase in (Phase.DEAL, Phase.DROP) or not position.is_known("pairs"):
        return
    if len(state.pairs) != PAIRS_LAID:
        where = Named("pairs")
        rule = setup.MAJOR_GIFTS if clock.round == 1 else ending.NEW_GIFTS
        yield Fault(FaultCode.PAIRS_NOT_SIX, rule, where, IMPOSSIBLE, len(state.pairs), PAIRS_LAID)
        return
    gone = sum(not pair and position.is_known("pairs", number) for number, pair in enumerate(state.pairs))
    taken = max(found - (now.phase is Phase.GIFT), 0)
    if gone > taken and any(state.held[GIFT_DECK][GIFT_COLUMNS]):
        yield Fault(FaultCode.PAIRS_MISSING, move.ARRIVAL_PAIR, Named("pairs"), IMPOSSIBLE, gone, taken)
    # Who controls a courtier at the Royal Court did so when it arrived; only the end of a game counts builds anew.
    brought = [c for c in state.road.arrived[:taken] if state.control[c].major != NOBODY]
    may_be_gone = sum(not pair or not position.is_known("pairs", number) for number, pair in enumerate(state.pairs))
    if len(brought) > may_be_gone and now.phase is not Phase.OVER and not any(_is_open(position, c) for c in brought):
        where = Named("pairs")
        yield Fault(FaultCode.PAIRS_NOT_TAKEN, move.ARRIVAL_PAIR, where, IMPOSSIBLE, may_be_gone, len(brought))


def _laid(position: Position[Progress]) -> Iterator[Fault]:
    """A round lays six pairs and six single gifts."""
    held = position.state.held[SINGLES][GIFT_COLUMNS]
    for where, found, limit, rule in (
        ("singles", sum(held), SINGLES_LAID, setup.MINOR_GIFTS),
        *(("pairs", len(pair), GIFTS_IN_PAIR, setup.MAJOR_GIFTS) for pair in position.state.pairs),
    ):
        if found > limit:
            yield Fault(FaultCode.TOO_MANY_LAID, rule, Named(where), IMPOSSIBLE, found, limit)


TOPICS: Final[tuple[Callable[[Position[Progress]], Iterator[Fault]], ...]] = (
    _pieces,
    _map,
    _road,
    _control,
    _course,
    _laid,
    pending.faults,
)
