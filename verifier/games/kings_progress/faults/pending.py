"""Whether what is said to be decided next can be: in this round, with this on the table, by this player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.play import loyalty, rounds
from courtroll.verifier.games.kings_progress.play.king import stops
from courtroll.verifier.games.kings_progress.rules import abilities, ending, gifts, influence, move, setup, turn
from courtroll.verifier.games.kings_progress.scoring.gifts import results
from courtroll.verifier.games.kings_progress.scoring.projection import scored
from courtroll.verifier.games.kings_progress.table.codes import FaultCode
from courtroll.verifier.games.kings_progress.table.equipment import ARRIVALS, ROUNDS
from courtroll.verifier.games.kings_progress.table.pieces import GIFT_COLUMNS, NOBODY, SINGLES, Courtier, Prize
from courtroll.verifier.games.kings_progress.table.progress import Phase, Progress, Turn, clockwise
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.rules import Rule

IMPOSSIBLE: Final = Severity.IMPOSSIBLE
SETUP: Final = (Phase.DEAL, Phase.DROP)
OF_THE_MOVER: Final = (Phase.KING, Phase.TURN, Phase.KEEP)
OF_THE_HOLDER: Final[Mapping[Phase, Rule]] = {
    Phase.DEAL: setup.START_PLAYER, Phase.DROP: setup.START_PLAYER, Phase.KING: turn.KING_PHASE,
    Phase.MINOR: ending.START, Phase.SHED: ending.START,
}  # fmt: skip
"""Phases in which it is the turn of the King card's holder, and what says so."""
IN_TURN: Final = (*OF_THE_MOVER, Phase.GIFT, Phase.LOYALTY, Phase.FREE)
BEFORE_FIVE: Final = (*OF_THE_MOVER, Phase.LOYALTY)
"""What there is to decide only while the round goes on."""
AFTER_TURNS: Final = (Phase.MINOR, Phase.SHED, Phase.OVER)
"""What comes only when the pawn is on the crown, or five have arrived."""


def faults(position: Position[Progress]) -> Iterator[Fault]:
    yield from _of_the_round(position)
    yield from _of_the_player(position)
    yield from _arrived(position)
    yield from _first(position)
    yield from _discards(position)


def _amiss(rule: Rule, *looked: Path) -> Fault:
    return Fault(FaultCode.NOT_PENDING, rule, Named("pending"), looked=looked)


def _of_the_round(position: Position[Progress]) -> Iterator[Fault]:
    """Setup comes first, the end last; what ends a round leaves nothing more to do in it."""
    state = position.state
    phase, clock, arrived = state.turn.phase, state.clock, state.road.arrived
    if phase is Phase.OVER and clock.round < ROUNDS:
        where = Named("round")
        yield Fault(FaultCode.GAME_NOT_OVER, ending.AFTER_THREE, where, IMPOSSIBLE, clock.round, ROUNDS)
    singles = any(state.held[SINGLES][GIFT_COLUMNS])
    if phase in SETUP and (clock.round > 1 or arrived or any(state.pairs) or singles or any(map(any, state.builds))):
        yield _amiss(setup.HAND)
    if phase in SETUP and any(place != courtier for courtier, place in zip(Courtier, state.road.at, strict=True)):
        yield _amiss(setup.PAWNS, *(("at", courtier.word) for courtier in Courtier))
    if phase in BEFORE_FIVE and len(arrived) == ARRIVALS:
        yield _amiss(move.LOST_ACTION, ("arrived",))
    track = state.box.equipment.court_track
    if track.source is not Source.TYPED or not position.is_known("pawn"):
        return
    is_there, may_stop = clock.space == track.value, stops(state.box.ruleset.crown_turn)
    if is_there and (phase is Phase.KING or (phase in IN_TURN and may_stop)):
        yield _amiss(turn.CROWN, ("pawn",))
    if phase in AFTER_TURNS and position.is_known("arrived"):
        are_five = len(arrived) == ARRIVALS
        if not (is_there or are_five):
            yield _amiss(turn.CROWN, ("pawn",), ("arrived",))
        elif is_there and are_five and may_stop:  # either would have ended the turns before the other
            yield _amiss(move.FIVE, ("pawn",), ("arrived",))


def _of_the_player(position: Position[Progress]) -> Iterator[Fault]:
    state = position.state
    now, test = state.turn, state.turn.test
    rule = OF_THE_HOLDER.get(now.phase) or (turn.KING_PHASE if _has_stepped(now) else None)
    if rule is not None and position.is_known("king") and now.mover != state.clock.king:
        yield Fault(FaultCode.NOT_THE_HOLDERS_TURN, rule, Named("turn"))
    is_told = position.is_known("control", Courtier.MISTRESS.word)
    if now.phase is Phase.KEEP and is_told and state.control[Courtier.MISTRESS].major != now.mover:
        yield _amiss(turn.ABILITY_ONCE, *_control_of(state, (Courtier.MISTRESS,)))
    is_named = position.is_known("pending", "player") and now.phase is not Phase.GIFT  # of a test, others wait then
    follow = (now.seat, *now.waiting) if is_named else now.waiting
    order: tuple[int, ...] | None = None if test is None else test.order
    if now.phase is Phase.LOYALTY and position.is_known("king"):
        begun = clockwise((state.clock.king + 1) % state.players, state.players)
        if order not in (None, begun):
            yield _amiss(influence.LOYALTY_ORDER)
        order = begun
    if len(set(follow)) < len(follow) or (now.phase in OF_THE_MOVER and set(follow) - {now.mover}):
        yield _amiss(abilities.RUMOUR_KEEP if now.phase is Phase.KEEP else turn.CLOCKWISE)
    elif order is not None and now.phase in (Phase.LOYALTY, Phase.FREE):
        places = [order.index(seat) if seat in order else -1 for seat in follow]
        if -1 in places or places != sorted(places):
            yield _amiss(influence.LOYALTY_ORDER)
    if test is not None and now.phase is Phase.FREE:
        shown = [value for value in test.shown if value is not None]
        if shown and any(test.shown[seat] != max(shown) for seat in follow):
            yield _amiss(influence.LOYALTY_HIGHEST)


def _has_stepped(now: Turn) -> bool:
    """Whether the player in turn had the King card when the turn began, and no Loyalty Test can have cost it."""
    return d.King() in now.done and not any(isinstance(each, d.Take | d.Fetch) for each in now.done)


def _arrived(position: Position[Progress]) -> Iterator[Fault]:
    """Gifts are chosen by who controls a courtier that has arrived."""
    state = position.state
    arrived, now = state.road.arrived, state.turn
    if now.phase not in (Phase.GIFT, Phase.MINOR):
        return
    is_named = position.is_known("pending", "player")
    left = arrived[-1:] if now.phase is Phase.GIFT else arrived[::-1][now.served :]
    looked = _control_of(state, left)
    if not left:
        if position.is_known("arrived") and now.served == len(arrived) * (now.phase is Phase.MINOR):
            yield _amiss(move.ARRIVAL if now.phase is Phase.GIFT else move.MINOR_WHEN, ("arrived",))
    elif not all(position.is_known("control", courtier.word) for courtier in left):
        return
    elif now.phase is Phase.GIFT:
        major = state.control[left[0]].major
        if major == NOBODY:
            yield _amiss(move.ARRIVAL_NOBODY, *looked)
        elif is_named and major != now.seat:
            yield _amiss(move.ARRIVAL_CONTROLLER, *looked)
    else:
        choosers = [minor for courtier in left if (minor := state.control[courtier].minor) != NOBODY]
        if not choosers:
            yield _amiss(move.MINOR_NOBODY, *looked)
        elif is_named and choosers[0] != now.seat:
            yield _amiss(move.MINOR_HOLDER, *looked)


def _control_of(state: Progress, courtiers: Sequence[Courtier]) -> tuple[Path, ...]:
    """Where a file says who has the cards of courtiers."""
    card = "minor" if state.turn.phase is Phase.MINOR else "major"
    seats = range(state.players)
    return (("arrived",), *(("player", seat, card, courtier.word) for courtier in courtiers for seat in seats))


def _first(position: Position[Progress]) -> Iterator[Fault]:
    """Who discards for a prize is first in it, tied or not."""
    state = position.state
    now = state.turn
    is_open = any(hole.path[2:3] == ("gifts",) for hole in position.holes)
    if now.phase is not Phase.SHED or now.prize is None or is_open:
        return
    places = results(scored(state))[now.prize].places
    rule = gifts.SHED_TYPES if now.prize is Prize.TYPES else gifts.SHED
    discard = (now.seat, *now.waiting) if position.is_known("pending", "player") else now.waiting
    if 1 not in places or any(places[seat] != 1 for seat in discard):
        seats = range(state.players)
        yield _amiss(rule, ("pending", "prize"), *(("player", seat, "gifts") for seat in seats))


def _discards(position: Position[Progress]) -> Iterator[Fault]:
    """Who has no card to discard is passed over."""
    state, now = position.state, position.state.turn
    is_open = not position.is_known("pending", "player") or any(
        hole.path[2:3] == ("builds",) for hole in position.holes
    )
    if now.phase not in (Phase.LOYALTY, Phase.SHED) or is_open:
        return
    of, rule = (
        (loyalty.sources, influence.LOYALTY_NONE) if now.phase is Phase.LOYALTY else (rounds.sources, gifts.SHED_NONE)
    )
    mine = of(state, now.seat)
    if not any(any(state.builds[seat]) for seat in mine):
        yield _amiss(rule, *(("player", seat, "builds") for seat in mine))
