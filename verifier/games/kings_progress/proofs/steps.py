"""Where a courtier may step: through full places only to one with room, and never to stand in a full one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, product
from typing import Final, assert_never

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.codes import Refusal
from courtroll.verifier.games.kings_progress.moves.course import noted
from courtroll.verifier.games.kings_progress.moves.draft import Draft
from courtroll.verifier.games.kings_progress.play import steps
from courtroll.verifier.games.kings_progress.play.turns import passing
from courtroll.verifier.games.kings_progress.proofs.builds import table
from courtroll.verifier.games.kings_progress.proofs.gifts import PLAYERS
from courtroll.verifier.games.kings_progress.rules import abilities as ability_rules
from courtroll.verifier.games.kings_progress.rules import box as box_rules
from courtroll.verifier.games.kings_progress.rules import move as rules
from courtroll.verifier.games.kings_progress.rules.options import Direction, Homes, KingsProgressRuleset
from courtroll.verifier.games.kings_progress.table.box import COURTS, INNS, LONDON, STANDARD
from courtroll.verifier.games.kings_progress.table.pieces import Courtier
from courtroll.verifier.games.kings_progress.table.progress import Kind, Phase, Progress, Road, Turn
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.legality import failing
from courtroll.verifier.kernel.proof.theorem import Proof, Prover, Theorem, named

MAP: Final = STANDARD.map.value
PLACES: Final = range(len(MAP.names))
MOVED: Final = Courtier.KNIGHT
OTHERS: Final = tuple(each for each in Courtier if each is not MOVED)
HOLDS: Final = {LONDON: 2} | {place: 2 if MAP.names[place].startswith("cross") else 1 for place in PLACES[INNS:]}
"""How many may stop where: London two, and as many as there are inns."""
Full = frozenset[int]
"""Places in which as many others stand as may."""


def _enters_all(reading: Homes) -> bool:
    match reading:
        case Homes.CLOSED:
            return False
        case Homes.OPEN:
            return True
        case _ as never:
            assert_never(never)


def _may_go(reading: Direction, before: int, after: int) -> bool:
    match reading:
        case Direction.NOT_FARTHER:
            return not after > before
        case Direction.NEARER:
            return before > after
        case Direction.FREE:
            return True
        case _ as never:
            assert_never(never)


@dataclass(frozen=True, slots=True)
class Way:
    """The courtier stands somewhere, and so many steps may still follow the next one."""

    ruleset: KingsProgressRuleset
    court: int
    left: int

    def entered(self) -> frozenset[int]:
        """The places that any courtier may enter."""
        every = frozenset(PLACES)
        return every if _enters_all(self.ruleset.homes) else frozenset((LONDON, self.court, *PLACES[INNS:]))

    def distances(self) -> dict[int, int]:
        """How far each place is from the Royal Court: layer by layer, over places that may be entered."""
        found, entered, steps_made = {self.court: 0}, self.entered(), 0
        while True:
            border = [place for place, n in found.items() if n == steps_made and place in entered]
            beside = {other for place in border for other in MAP.ways[place]} - found.keys()
            if not beside:
                return found
            steps_made += 1
            found |= dict.fromkeys(beside, steps_made)

    def leads(self) -> dict[int, frozenset[int]]:
        """From each place, where a step may go, whoever stands there."""
        far, entered = self.distances(), self.entered()
        return {
            place: frozenset(
                other for other in MAP.ways[place]
                if other in entered and _may_go(self.ruleset.direction, far[place], far[other])
            )
            for place in far
        }  # fmt: skip

    def rests(self, place: int, leads: dict[int, frozenset[int]]) -> frozenset[int]:
        """Where the courtier may come to rest after a step to a place."""
        found = border = frozenset((place,))
        for _ in range(self.left):
            border = frozenset(other for one in border - {self.court} for other in leads[one])
            found |= border
        return found

    def cases(self) -> Iterator[Step]:
        leads, start = self.leads(), table(PLAYERS[0], self.ruleset)
        for here, beside in leads.items():
            for place in beside if here != self.court else ():
                rests = self.rests(place, leads)
                for full in _full(rests & HOLDS.keys()):
                    yield Step(self, start, here, place, full, rests)


def _full(places: Full) -> Iterator[Full]:
    """All sets of these that the other courtiers can fill."""
    for n in range(len(places) + 1):
        for found in combinations(sorted(places), n):
            if sum(HOLDS[place] for place in found) <= len(OTHERS):
                yield frozenset(found)


@dataclass(frozen=True, slots=True)
class Step:
    way: Way
    start: Progress
    here: int
    place: int
    full: Full
    rests: frozenset[int]

    def state(self) -> Progress:
        """The others fill places; who is left over stands at home."""
        filling = iter([place for place in self.full for _ in range(HOLDS[place])])
        at = [self.here if courtier is MOVED else next(filling, int(courtier)) for courtier in Courtier]
        turn = Turn(Phase.TURN, 0, 0)
        match self.way.left:
            case 0:
                turn = turn._replace(kinds=(Kind.ADVANCE,))
            case 1:
                pass
            case _:
                turn = noted(turn, d.Use(MOVED))
        clock = replace(self.start.clock, courts=(self.way.court - COURTS,) * 3)
        return replace(self.start, turn=turn, road=Road(tuple(at)), clock=clock)

    def is_right(self) -> bool:
        state, name = self.state(), MAP.names[self.place]
        carried = self.way.left > 1
        if steps.steps_left(state, carried=carried) != self.way.left:
            return False
        codes = {each.code for each in failing(steps.step_checks(state, MOVED, name, self.way.left))}
        if self.rests <= self.full:
            return codes == {Refusal.LONDON_FULL if self.place == LONDON else Refusal.INN_FULL}
        return not codes and self._goes_on(state, name, carried=carried)

    def _goes_on(self, state: Progress, name: str, *, carried: bool) -> bool:
        """Whether the courtier must go on from a full place, and can."""
        if self.place == self.way.court:
            return True
        draft = Draft(state, Noting())
        if carried:
            steps.carry_effect(draft, steps.carry(MOVED, name))
        else:
            steps.advance_effect(draft, steps.advance(MOVED, name))
        after = draft.freeze()
        if self.place not in self.full:
            return passing(after) is None
        offered = steps.advance_offers(after)
        return passing(after) is MOVED and {each.courtier for each in offered} == {MOVED}

    def tell(self) -> str:
        full = ", ".join(sorted(MAP.names[each] for each in self.full)) or "none"
        return f"from {MAP.names[self.here]} to {MAP.names[self.place]}, {self.way.left} steps left; full: {full}"


def _courts(reading: Direction) -> range:
    """The Royal Courts to which steps are tried; of free steps there are very many."""
    match reading:
        case Direction.NOT_FARTHER | Direction.NEARER:
            return range(COURTS, INNS)
        case Direction.FREE:
            return range(COURTS, COURTS + 1)
        case _ as never:
            assert_never(never)


def _rooms(prover: Prover) -> Iterator[Proof]:
    for direction, homes in product(Direction, Homes):
        ruleset = KingsProgressRuleset("it", direction=direction, homes=homes)
        for court, left in product(_courts(direction), range(3)):
            about = (f"direction = {direction}", f"homes = {homes}", f"to {MAP.names[court]}")
            cases = Way(ruleset, court, left).cases()
            yield from named([prover.every(cases, Step.is_right, Step.tell)], *about)


THEOREMS: Final = (
    Theorem(
        "kings-progress.theorem.room-for-steps",
        (rules.STEP, rules.THROUGH, rules.DIRECTION, rules.ENTRIES, box_rules.INNS, box_rules.LONDON,
         ability_rules.CARRIAGE_THROUGH),
        "A step is refused for a full place exactly if the steps the mover still has lead the courtier to no place "
        "with room; and from a full place nothing but its next step may follow, of which there is one.",
        (), "the map that stands in for a typed one; the Knight's steps, with none, one or two more to come, from "
        "every place; every set of places within reach that the others can fill; all readings of direction and of "
        "homes, by direction = free to one court; the court not full", _rooms,
        held=(
            "Advance.courtier", "Box.equipment", "Carry.courtier", "Clock.king", "Clock.round",
            "Clock.space", "Progress.builds", "Progress.control", "Progress.pairs", "Progress.points",
            "Progress.searched", "Progress.used", "Road.arrived", "Turn.builds", "Turn.laid", "Turn.mover",
            "Turn.phase", "Turn.prize", "Turn.seat", "Turn.served", "Turn.slot", "Turn.test",
            "Turn.waiting", "Use.courtier", "other readings",
        ),
    ),
)  # fmt: skip
