"""Steps of courtiers: an action, the Knight's Carriage, a free advance."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, assert_never

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.codes import Refusal
from courtroll.verifier.games.kings_progress.moves.draft import Draft
from courtroll.verifier.games.kings_progress.play import arrivals, loyalty
from courtroll.verifier.games.kings_progress.play.turns import action_checks, allows, has_influence, passing
from courtroll.verifier.games.kings_progress.rules import box as box_rules
from courtroll.verifier.games.kings_progress.rules import influence as influence_rules
from courtroll.verifier.games.kings_progress.rules import move as rules
from courtroll.verifier.games.kings_progress.rules.options import Direction, Homes
from courtroll.verifier.games.kings_progress.table.box import COURTS, INNS, LONDON, Map
from courtroll.verifier.games.kings_progress.table.equipment import ACTIONS, ARRIVALS
from courtroll.verifier.games.kings_progress.table.names import HOME, ROYAL_COURT
from courtroll.verifier.games.kings_progress.table.pieces import COURTIERS, WORDS, Courtier
from courtroll.verifier.games.kings_progress.table.progress import AtPlace, Kind, Phase, Progress, Road, Stage
from courtroll.verifier.games.kings_progress.table.state import Box
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.legality import Check
from courtroll.verifier.kernel.logic import of_objects
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.rules import Rule

MAP: Final = ("map",)
WAY: Final = "way"
"""A path that begins so is of two places: whether they are next to each other."""
ARRIVED: Final[tuple[Path, ...]] = (("arrived",), ("court",))
PLACE_OF: Final[tuple[Path, ...]] = tuple(("at", word) for word in WORDS)
"""By courtier: what a file calls the place where it stands."""

advance = cache(d.Advance)
carry = cache(d.Carry)


def may_rest_at_home(reading: Homes) -> bool:
    """Whether homes and the Royal Courts of other rounds are entered."""
    match reading:
        case Homes.CLOSED:
            return False
        case Homes.OPEN:
            return True
        case _ as never:
            assert_never(never)


def keeps_direction(reading: Direction, before: int, after: int) -> bool:
    """Whether a step between these distances from the Royal Court is allowed."""
    match reading:
        case Direction.NOT_FARTHER:
            return after <= before
        case Direction.NEARER:
            return after < before
        case Direction.FREE:
            return True
        case _ as never:
            assert_never(never)


def may_enter(place: int, court: int, homes: Homes) -> bool:
    """Whether a step may lead to a place in the round of a Royal Court."""
    return place >= INNS or place in (LONDON, court) or may_rest_at_home(homes)


def distances(there: Map, court: int, homes: Homes) -> tuple[int, ...]:
    """By place, the fewest steps to a Royal Court."""
    return (there.open if may_rest_at_home(homes) else there.closed)[court - COURTS]


@cache
def ways(there: Map, court: int, homes: Homes, direction: Direction) -> tuple[tuple[int, ...], ...]:
    """By place, where a step may lead, but for who stands there."""
    far = distances(there, court, homes)
    return tuple(
        tuple(
            place
            for place in beside
            if may_enter(place, court, homes) and keeps_direction(direction, far[here], far[place])
        )
        for here, beside in enumerate(there.ways)
    )


class Steps:
    """The steps that a table allows, whoever stands where."""

    __slots__ = ("at", "court", "is_full", "map", "ruleset", "ways")

    def __init__(self, state: Progress) -> None:
        self.ruleset = ruleset = state.box.ruleset
        self.map: Map = state.box.equipment.map.value
        self.court = state.clock.court
        self.ways = ways(self.map, self.court, ruleset.homes, ruleset.direction)
        self.at = state.road.at
        self.is_full = len(state.road.arrived) >= ARRIVALS

    @property
    def distances(self) -> tuple[int, ...]:
        """By place, the fewest steps to the Royal Court."""
        return distances(self.map, self.court, self.ruleset.homes)

    def may_enter(self, place: int) -> bool:
        return may_enter(place, self.court, self.ruleset.homes)

    def has_room(self, courtier: Courtier, place: int) -> bool:
        """Whether one more courtier may stop in a place."""
        if place == self.court:
            return not self.is_full
        there = self.at.count(place) - (self.at[courtier] == place)
        return there < self.map.holds[place]

    def goes_on(self, courtier: Courtier, place: int, left: int) -> bool:
        """Whether a courtier may stop in a place, or comes from it to one with room by the steps that are left."""
        if self.has_room(courtier, place):
            return True
        return left > 0 and place != self.court and any(
            self.goes_on(courtier, other, left - 1) for other in self.ways[place]
        )  # fmt: skip

    def around(self, place: int, steps: int = 1) -> tuple[Path, ...]:
        """Who stands in a place or so few steps from it, as a position file names it."""
        near = {place}
        for _ in range(steps):
            near.update(*(self.map.ways[each] for each in near))
        return tuple([path for path, at in zip(PLACE_OF, self.at, strict=True) if at in near])


def standing_with(state: Progress, courtier: Courtier) -> tuple[Path, ...]:
    """A courtier and who stands in the same place, as a position file names it."""
    return Steps(state).around(state.road.at[courtier], 0)


def steps_left(state: Progress, *, carried: bool) -> int:
    """How many steps the mover still has after this one, all of which may be the same courtier's."""
    turn = state.turn
    if turn.phase is Phase.FREE or has_influence(turn):
        return 0
    return ACTIONS if carried else ACTIONS - len(turn.kinds) - 1


def offered(state: Progress, *, carried: bool, only: Courtier | None = None) -> Iterable[tuple[Courtier, str]]:
    """Every step that is legal, of one courtier or of all."""
    steps, left = Steps(state), steps_left(state, carried=carried)
    names, at, arrived = steps.map.names, steps.at, state.road.arrived
    for courtier in COURTIERS if only is None else (only,):
        if courtier not in arrived:
            for place in steps.ways[at[courtier]]:
                if steps.goes_on(courtier, place, left):
                    yield courtier, HOME if place == courtier else names[place]


def place_of(state: Progress | Draft, courtier: Courtier, said: str) -> int | None:
    """The place that somebody means."""
    names = state.box.equipment.map.value.names
    if said == HOME:
        return courtier
    if said == ROYAL_COURT:
        return state.clock.court
    return names.index(said) if said in names else None


def room_of(place: int) -> tuple[Refusal, Rule]:
    """What is said of a place without room, and by which rule."""
    return (Refusal.LONDON_FULL, box_rules.LONDON) if place == LONDON else (Refusal.INN_FULL, box_rules.INNS)


def _said_last(state: Progress, courtier: Courtier) -> str | None:
    """The place that the mover last brought a courtier to in this turn, if nobody else can have moved it since."""
    for each in reversed(state.turn.done):
        match each:
            case d.Advance(moved, place) | d.Carry(moved, place) if moved is courtier:
                return place
            case d.Take() | d.Fetch():  # a Loyalty Test may have come of it
                return None
            case _:
                pass
    return None


def _ends(state: Progress, courtier: Courtier, said: str, beside: bool) -> tuple[Path, ...]:
    """What says whether a step leads next door: where the courtier stands, unless it was brought there; which place
    is meant; and if it does not, the way there.
    """
    place = place_of(state, courtier, said)
    here = () if not beside and _said_last(state, courtier) is not None else (PLACE_OF[courtier],)
    meant = ARRIVED[1:] if said == ROYAL_COURT else ()
    return (*here, *meant, *(() if beside else ((WAY, state.road.at[courtier], place),)))


def step_checks(state: Progress, courtier: Courtier, said: str, left: int) -> Iterable[Check]:
    """What the map, its rules and the other courtiers say to a step."""
    place, where = place_of(state, courtier, said), AtPlace(said)
    if place is None:
        yield Check(False, Refusal.NO_SUCH_PLACE, rules.STEP, where, used=MAP, alone=True)
        return
    steps = Steps(state)
    here = steps.at[courtier]
    mine = (PLACE_OF[courtier], *ARRIVED)
    if courtier in state.road.arrived:
        seen = () if _said_last(state, courtier) == ROYAL_COURT else ARRIVED
        yield Check(False, Refusal.BEYOND_COURT, rules.NOT_BEYOND, where, looked=seen, alone=True)
        return
    beside, entered = place in steps.map.ways[here], steps.may_enter(place)
    yield Check(beside, Refusal.NOT_ADJACENT, rules.STEP, where, used=MAP, looked=_ends(state, courtier, said, beside))
    closed, seen = (Refusal.COURT_NOT_IN_USE, ARRIVED[1:]) if place >= COURTS else (Refusal.HOME_ENTERED, ())
    yield Check(entered, closed, rules.ENTRIES, where, used=MAP, looked=seen)
    if beside and entered:
        leads = place in steps.ways[here]
        yield Check(leads, Refusal.FARTHER, rules.DIRECTION, where, used=MAP, looked=mine)
    if place == steps.court:
        yield Check(not steps.is_full, Refusal.COURT_CLOSED, influence_rules.LOYALTY_FULL, where, looked=ARRIVED)
        return
    code, rule = room_of(place)
    yield Check(
        steps.goes_on(courtier, place, left),
        code,
        rule,
        where,
        used=MAP,
        looked=(*steps.around(place, left), ("so-far",)),
    )


def step(draft: Draft, courtier: Courtier, said: str) -> None:
    """A courtier stands in another place, and may have arrived."""
    place = place_of(draft, courtier, said)
    assert place is not None
    draft.values.add("map")
    at = list(draft.road.at)
    at[courtier] = place
    draft.road = Road(tuple(at), draft.road.arrived)
    if place == draft.clock.court:
        arrivals.arrive(draft, courtier)


# ------------------------------------------------------------------------------------------------- advance


@of_objects
def _advances(road: Road, box: Box) -> dict[tuple[int, int, Courtier | None], tuple[d.Advance, ...]]:
    """By the Royal Court, the steps left after one, and the courtier that must go on: every advance there is, as far
    as it was asked.
    """
    return {}


def advance_offers(state: Progress) -> Sequence[d.Advance]:
    if state.turn.phase is Phase.TURN and not allows(state.turn, Kind.ADVANCE):
        return ()
    known = _advances(state.road, state.box)
    key = state.clock.court, steps_left(state, carried=False), passing(state)
    if key not in known:
        known[key] = tuple(advance(*each) for each in offered(state, carried=False, only=key[2]))
    return known[key]


def advance_checks(state: Progress, decision: d.Advance) -> Iterable[Check]:
    if state.turn.phase is Phase.TURN:
        yield from action_checks(state.turn, Kind.ADVANCE)
    yield from step_checks(state, decision.courtier, decision.place, steps_left(state, carried=False))


def advance_effect(draft: Draft, decision: d.Advance) -> None:
    if draft.turn.phase is Phase.TURN:
        draft.note(decision)
        step(draft, decision.courtier, decision.place)
        return
    step(draft, decision.courtier, decision.place)
    if draft.turn.phase is Phase.FREE and decision.courtier not in draft.road.arrived:
        loyalty.go_on_free(draft, draft.turn.waiting)


# ---------------------------------------------------------------------------------------------------- carry


def carry_offers(state: Progress) -> Sequence[d.Carry]:
    return [carry(*each) for each in offered(state, carried=True)]


def carry_checks(state: Progress, decision: d.Carry) -> Iterable[Check]:
    return step_checks(state, decision.courtier, decision.place, steps_left(state, carried=True))


def carry_effect(draft: Draft, decision: d.Carry) -> None:
    draft.note(decision)
    assert draft.turn.stage is Stage.ACT
    step(draft, decision.courtier, decision.place)


ADVANCE = Verb("advance", d.Advance, advance_offers, advance_checks, advance_effect)
CARRY = Verb("carry", d.Carry, carry_offers, carry_checks, carry_effect)
