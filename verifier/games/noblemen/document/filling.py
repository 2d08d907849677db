"""From a document to a total state with its holes: the whole of it, and the course of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from courtroll.verifier.games.noblemen.document import persons
from courtroll.verifier.games.noblemen.document.gaps import Gaps
from courtroll.verifier.games.noblemen.document.holding import Holding, Told
from courtroll.verifier.games.noblemen.document.persons import Spend
from courtroll.verifier.games.noblemen.document.resolving import Resolved, resolve
from courtroll.verifier.games.noblemen.document.shapes import DeckTable, Document, EditionName, Moment, PendingTable
from courtroll.verifier.games.noblemen.rules.options import NoblemenRuleset
from courtroll.verifier.games.noblemen.scoring.titles import choosing_order
from courtroll.verifier.games.noblemen.table.equipment import DECADES, MAX_PLAYERS, Equipment, stand_in_track
from courtroll.verifier.games.noblemen.table.names import Names
from courtroll.verifier.games.noblemen.table.pieces import Space, Title
from courtroll.verifier.games.noblemen.table.state import (
    Ball,
    Box,
    Clock,
    Phase,
    State,
    Turn,
    begins,
    clockwise,
    next_to_decide,
)
from courtroll.verifier.kernel.equipment import Source, Value
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.reading import Problem, Unknown
from courtroll.verifier.kernel.reading import read as read_shape

RESTS_ON: Final = {
    Moment.TURN: (Space.PLAIN, Space.LOCK),
    Moment.BALL: (Space.BALL,),
    Moment.BUILDINGS: (Space.SCORE,),
    Moment.GAME_END: (Space.SCORE,),
}
"""Where the round marker can be at each moment; the first is filled in."""
RESTS_ELSEWHERE: Final = {Phase.SPEND: (Space.BALL,), Phase.TAKE: (Space.BALL,), Phase.OVER: (Space.SCORE,)}
"""Where it is in these phases of a moment that is called a turn."""
OF_AN_ACTION: Final = (Phase.DONATE, Phase.KNIGHT, Phase.GIVE)
"""What is decided in these phases belongs to the turn's action."""


@dataclass(frozen=True, slots=True)
class Described:
    """What a file says, made a state with holes, and what it says beside the state."""

    moment: Moment
    position: Position[State]
    names: Names
    """The players, and for each estate the cell of the frame that the file's author calls A1."""
    resolved: Resolved
    told: Told
    spends: tuple[Spend, ...]
    """At a ball what each player hands in; elsewhere nothing."""
    takes: tuple[Title | None, ...]
    """At a ball the title each player is said to choose."""
    so_far: tuple[str, ...]
    """Sentences of what the player in turn has done, without the name. The table lies as it is after them."""
    buildings_scored: bool
    warnings: tuple[Problem, ...]

    @property
    def document(self) -> Document:
        return self.resolved.document

    @property
    def edition(self) -> str:
        return self.position.state.box.ruleset.edition

    @property
    def players(self) -> tuple[str, ...]:
        return self.names.players

    @property
    def ruled(self) -> frozenset[str]:
        """The options that the file itself decides."""
        own = self.document.rulings
        rulings = own.items() if isinstance(own, Mapping) else ()
        return frozenset(name for name, value in rulings if not isinstance(value, Unknown))

    def under(self, edition: str, rulings: Mapping[str, str] = MappingProxyType({})) -> Described | None:
        """The same file read by another text or with other rulings on top; `None` where the readings stay the same."""
        own = self.document.rulings
        both = {**(own if isinstance(own, Mapping) else {}), **rulings}
        there = fill(resolve(self.document.but(edition=EditionName(edition), rulings=both), []))
        same = there.position.state.box.ruleset == self.position.state.box.ruleset
        return None if same else there


def read(document: Mapping[str, object]) -> Described | tuple[Problem, ...]:
    """What a parsed file says, or everything in it that cannot be read."""
    shaped = read_shape(Document, dict(document))
    problems = list(shaped.problems)
    if len(shaped.value.player) > 2 * MAX_PLAYERS:
        return tuple(problems)
    resolved = resolve(shaped.value, problems)
    return tuple(problems) if problems else fill(resolved)


def fill(resolved: Resolved) -> Described:
    """The described table. Everything left open is filled with the least and noted as a hole."""
    document, seats = resolved.document, tuple(enumerate(resolved.document.player))
    moment = document.moment
    gaps = Gaps(resolved.asked, unsaid=moment is Moment.TURN)
    box = Box(
        resolved.ruleset,
        _equipment(resolved),
        resolved.names.players,
        gaps.flag(document.first_game, ("first-game",)),
    )
    buildings_scored = gaps.flag(document.buildings_scored, ("buildings-scored",))
    spends = tuple(persons.spend(player, seat, moment, gaps) for seat, player in seats)
    takes = tuple(persons.takes(player, seat, moment, gaps) for seat, player in seats)
    holding = Holding(resolved, box, gaps, spends)
    estates = holding.share_out()
    quick = tuple(persons.quick(player, seat, moment, gaps) for seat, player in seats)
    for seat, player in seats:
        persons.note_knights(player, seat, gaps)
    if isinstance(document.so_far, Unknown) or Unknown.UNKNOWN in document.so_far:
        gaps.add(("so-far",))
    clock = _clock(resolved, box, gaps)
    state = State(
        box=box,
        turn=_turn(resolved, clock, gaps),
        held=holding.shares.held,
        estates=estates,
        points=tuple(gaps.number(player.points, ("player", seat, "points")) for seat, player in seats),
        titles=persons.titles(document, gaps),
        knights=resolved.knights,
        clock=clock,
        used=tuple(persons.used(player, seat, gaps) for seat, player in seats),
        under=document.deck.under if isinstance(document.deck, DeckTable) else (),
        quick=quick if any(quick) else (),
    )
    return Described(
        moment=moment,
        position=Position(state, tuple(gaps.holes)),
        names=resolved.names,
        resolved=resolved,
        told=holding.told,
        spends=spends,
        takes=takes,
        so_far=resolved.so_far,
        buildings_scored=buildings_scored,
        warnings=tuple(gaps.warnings),
    )


def _clock(resolved: Resolved, box: Box, gaps: Gaps) -> Clock:
    document = resolved.document
    decade = document.decade
    is_over = document.pending is not None and document.pending.phase is Phase.OVER
    if decade is None and (document.moment is Moment.GAME_END or is_over):
        decade = DECADES
    decade = gaps.number(decade, ("decade",), 1, DECADES)
    queen = gaps.number(resolved.queen, ("queen",), 0, len(box.players) - 1)
    return Clock(decade, _marker(document, box, gaps), queen)


def _rests_on(document: Document) -> tuple[Space, ...]:
    """The spaces that the round marker can lie on; the first is filled in."""
    wanted: tuple[Space, ...] = RESTS_ON[document.moment]
    if document.moment is Moment.TURN and document.pending is not None:
        wanted = RESTS_ELSEWHERE.get(document.pending.phase, wanted)
    if Space.PLAIN in wanted and isinstance(document.queen_locked, bool):
        return (Space.LOCK,) if document.queen_locked else (Space.PLAIN,)
    return wanted


def _equipment(resolved: Resolved) -> Equipment:
    """The box. The stand-in for a round track that nobody typed lets the marker lie where it is said to."""
    there, marker = resolved.equipment, resolved.document.marker
    if there.round_track.source is not Source.ASSUMED or not isinstance(marker, int):
        return there
    track = stand_in_track(marker, _rests_on(resolved.document))
    return there if track == there.round_track.value else replace(there, round_track=Value(track, Source.ASSUMED))


def _marker(document: Document, box: Box, gaps: Gaps) -> int:
    """The marker's space. The pool of its hole says of each space whether the marker may be there."""
    if isinstance(document.marker, int):
        return document.marker
    wanted = _rests_on(document)
    track = box.equipment.round_track.value
    pool = tuple(int(space in wanted) for space in track)
    pending = document.pending
    if pending is not None and pending.phase in (Phase.PICK, Phase.KEEP) and not pending.acted:  # a decade begins
        pool = (1, *(0,) * (len(track) - 1))
    asked = document.marker if document.marker is not None else document.queen_locked
    if isinstance(asked, Unknown) or sum(pool) != 1:
        gaps.add(("marker",), asked, 0, len(track) - 1, pool)
    return next((index for index, may in enumerate(pool) if may and track[index] is wanted[0]), 0)


def _turn(resolved: Resolved, clock: Clock, gaps: Gaps) -> Turn:
    document, players, queen = resolved.document, len(resolved.names.players), clock.queen
    mover = resolved.turn
    if mover is None and document.moment is not Moment.TURN:
        mover = queen
    seat = gaps.number(mover, ("turn",), 0, players - 1)
    if document.pending is not None:
        return _pending(resolved, document.pending, seat, clock)
    match document.moment:
        case Moment.TURN:
            return Turn(Phase.ACT, seat, seat)
        case Moment.BALL:
            nobody = (None,) * players
            waiting = clockwise(queen, players)[1:]
            return Turn(Phase.SPEND, queen, queen, waiting=waiting, ball=Ball(nobody, nobody))
        case Moment.BUILDINGS:
            return Turn(Phase.ACT, seat, seat, acted=True)
        case Moment.GAME_END:
            return Turn(Phase.OVER, queen, queen)


def _pending(resolved: Resolved, pending: PendingTable, mover: int, clock: Clock) -> Turn:
    names, phase, waiting = resolved.names.players, pending.phase, resolved.waiting
    seat, ball = mover if resolved.decider is None else resolved.decider, None
    if pending.ball is not None:
        prestige, markers = pending.ball.prestige, pending.ball.markers
        ball = Ball(tuple(map(prestige.get, names)), tuple(map(markers.get, names)), pending.ball.bought)
        is_told = resolved.decider is not None or isinstance(resolved.turn, int)
        if pending.waiting is None and is_told:
            waiting = _yet_at_the_ball(phase, seat, clockwise(clock.queen, len(names)), ball, resolved.ruleset)
    acted, carded = pending.acted, pending.carded
    if carded is None:
        carded = phase is Phase.VICAR or (phase is Phase.LAY and acted is False)
    if acted is None:
        acted = phase in OF_AN_ACTION or (phase is Phase.LAY and not carded)
    turn = Turn(
        phase,
        seat,
        mover,
        acted=acted,
        carded=carded,
        laid=resolved.laid,
        given=pending.given,
        looked=pending.looked,
        waiting=waiting,
        ball=ball,
    )
    if pending.waiting is None and begins(turn):
        turn = replace(turn, waiting=next_to_decide(turn, clock, len(names)))
    return turn


def _yet_at_the_ball(
    phase: Phase, seat: int, placed: tuple[int, ...], ball: Ball, ruleset: NoblemenRuleset
) -> tuple[int, ...]:
    """Who decides after a player at a ball that goes on."""
    if phase is Phase.SPEND:
        return tuple(each for each in clockwise(seat, len(placed))[1:] if ball.markers[each] is None)
    prestige, markers = (tuple(n or 0 for n in numbers) for numbers in (ball.prestige, ball.markers))
    choosing = choosing_order(placed, prestige, markers, ruleset.title_order)
    return choosing[choosing.index(seat) + 1 :] if phase is Phase.TAKE else ()
