"""Why a described table cannot be, or hardly can be. All reasons at once.

Each function looks at one topic. What a table leaves open never makes a fault.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from courtroll.verifier.games.kings_progress.rules import abilities, box, ending, gifts, influence, move, turn
from courtroll.verifier.games.kings_progress.scoring.control import NOBODY, Control, holders, shed, values_on
from courtroll.verifier.games.kings_progress.scoring.gifts import results
from courtroll.verifier.games.kings_progress.scoring.sheds import calls, pool, unknown_sheds
from courtroll.verifier.games.kings_progress.table.codes import FaultCode
from courtroll.verifier.games.kings_progress.table.equipment import (
    ARRIVALS,
    CARDS_OF_VALUE,
    GIFTS_A_ROUND,
    GIFTS_OF_TYPE,
    INFLUENCE_CARDS,
    MIN_PLAYERS,
    ROUNDS,
    SYMBOLS,
)
from courtroll.verifier.games.kings_progress.table.pieces import DISGUISE, GIFT_TYPES, Courtier, Prize
from courtroll.verifier.games.kings_progress.table.state import Moment, OnCourtier, State
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.position import Position

IMPOSSIBLE, DOUBTFUL = Severity.IMPOSSIBLE, Severity.DOUBTFUL


def faults(position: Position[State], moment: Moment) -> tuple[Fault, ...]:
    """Every fault of a table at a moment, but for what only all ways to fill it can tell."""
    out = [fault for topic in TOPICS for fault in topic(position)]
    if moment is Moment.GAME_END and 1 <= position.state.round < ROUNDS:
        out.append(
            Fault(FaultCode.GAME_NOT_OVER, ending.AFTER_THREE, Named("round"), IMPOSSIBLE, position.state.round, ROUNDS)
        )
    return tuple(out)


def _round(position: Position[State]) -> Iterator[Fault]:
    round_ = position.state.round
    if not 1 <= round_ <= ROUNDS:
        yield Fault(FaultCode.NO_SUCH_ROUND, turn.ROUNDS, Named("round"), IMPOSSIBLE, round_, ROUNDS)


def _players(position: Position[State]) -> Iterator[Fault]:
    players = position.state.players
    if len(players) < MIN_PLAYERS:
        yield Fault(FaultCode.FEW_PLAYERS, box.PLAYERS, Named("players"), DOUBTFUL, len(players), MIN_PLAYERS)
    taken = set()
    for seat, player in enumerate(players):
        if player.points < 0:
            yield Fault(
                FaultCode.POINTS_BELOW_ZERO, ending.WINNER, AtSeat(seat, "points"), IMPOSSIBLE, player.points, 0
            )
        if position.is_known("player", seat, "colour"):
            if player.colour in taken:
                yield Fault(FaultCode.SAME_COLOUR, box.COLOURS, AtSeat(seat, "colour"))
            taken.add(player.colour)


def _gifts(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    for prize in GIFT_TYPES:
        found = sum(len(player.gifts[prize]) for player in state.players)
        if found > GIFTS_OF_TYPE:
            yield Fault(FaultCode.TOO_MANY_GIFTS, box.GIFTS, Named(prize.word), IMPOSSIBLE, found, GIFTS_OF_TYPE)
        for seat, player in enumerate(state.players):
            least = min(player.gifts[prize], default=0)
            if least < 0:
                yield Fault(FaultCode.CROWNS_BELOW_ZERO, box.CROWNS, AtSeat(seat, prize.word), IMPOSSIBLE, least, 0)
    found = sum(len(cards) for player in state.players for cards in player.gifts)
    limit = GIFTS_A_ROUND * state.round
    if 1 <= state.round <= ROUNDS and found > limit:
        rule = move.LEFT_OVER if state.round == 1 else gifts.KEPT
        yield Fault(FaultCode.MORE_GIFTS_THAN_TAKEN, rule, Named("gifts"), IMPOSSIBLE, found, limit)


def _builds(position: Position[State]) -> Iterator[Fault]:
    players = position.state.players
    for courtier in Courtier:
        known = []
        for seat, player in enumerate(players):
            build = player.builds[courtier]
            if build and build[0] == DISGUISE:
                yield Fault(FaultCode.DISGUISE_EXPOSED, abilities.DISGUISE_EXPOSED, OnCourtier(seat, courtier))
            for index, card in enumerate(build):
                if card != DISGUISE and not 0 <= card <= SYMBOLS:
                    where = OnCourtier(seat, courtier)
                    yield Fault(FaultCode.NO_SUCH_CARD, box.INFLUENCE, where, IMPOSSIBLE, card, SYMBOLS)
                if position.is_known("player", seat, "builds", courtier, index):
                    known.append(card)
        for symbols in range(SYMBOLS + 1):
            found = known.count(symbols)
            if found > CARDS_OF_VALUE:
                yield Fault(
                    FaultCode.TOO_MANY_OF_A_VALUE,
                    box.INFLUENCE,
                    Named(courtier.word),
                    IMPOSSIBLE,
                    found,
                    CARDS_OF_VALUE,
                )
        found, limit = _suit(position, courtier), CARDS_OF_VALUE * (SYMBOLS + 1)
        if found > limit:
            yield Fault(FaultCode.TOO_MANY_OF_A_SUIT, box.INFLUENCE, Named(courtier.word), IMPOSSIBLE, found, limit)
    found = sum(len(build) for player in players for build in player.builds)
    if found > INFLUENCE_CARDS:
        yield Fault(FaultCode.TOO_MANY_CARDS, box.INFLUENCE, Named("builds"), IMPOSSIBLE, found, INFLUENCE_CARDS)


def _suit(position: Position[State], courtier: Courtier) -> int:
    """How many cards of a courtier's own suit are built for sure. An unknown hidden card may be a Disguise card."""
    return sum(
        card != DISGUISE and (index == 0 or position.is_known("player", seat, "builds", courtier, index))
        for seat, player in enumerate(position.state.players)
        for index, card in enumerate(player.builds[courtier])
    )


def cards(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    for courtier in Courtier:
        majors = sum(player.major.count(courtier) for player in state.players)
        if majors > 1:
            yield held_twice("major", courtier, majors)
        minors = sum(player.minor.count(courtier) for player in state.players)
        if minors > 1:
            yield held_twice("minor", courtier, minors)
    limit = len(Courtier)
    majors = _held(position, "major", [player.major for player in state.players])
    if majors > limit:
        yield Fault(FaultCode.TOO_MANY_MAJORS, box.CONTROL_CARDS, Named("major"), IMPOSSIBLE, majors, limit)
    minors = _held(position, "minor", [player.minor for player in state.players])
    if minors > limit:
        yield Fault(FaultCode.TOO_MANY_MINORS, box.CONTROL_CARDS, Named("minor"), IMPOSSIBLE, minors, limit)


def held_twice(what: str, courtier: Courtier, n: int = 2) -> Fault:
    """A control card is there once."""
    code = FaultCode.MAJOR_HELD_TWICE if what == "major" else FaultCode.MINOR_HELD_TWICE
    return Fault(code, box.CONTROL_CARDS, Named(courtier.word), IMPOSSIBLE, n, 1)


def _held(position: Position[State], what: str, told: Sequence[Sequence[Courtier]]) -> int:
    """How many control cards of one kind are held, those of unknown courtiers included."""
    unknown = sum(hole.path[2:3] == (what,) and len(hole.path) > 3 for hole in position.holes)
    return sum(map(len, told)) + unknown


def _court(position: Position[State]) -> Iterator[Fault]:
    """Nobody has the minor card alone. Control lags behind builds only at the Royal Court, where at most five are."""
    state = position.state
    seats = range(len(state.players))
    if not any(hole.path[2:3] == ("major",) for hole in position.holes):
        for courtier, (major, minor) in zip(Courtier, holders(state), strict=True):
            if major == NOBODY and minor != NOBODY:
                yield Fault(FaultCode.MINOR_WITHOUT_MAJOR, influence.FIRST_BUILD, Named(courtier.word))
    if not all(position.is_known("player", seat, what) for seat in seats for what in ("major", "minor")):
        return
    builds = [player.builds for player in state.players]
    before = holders(state)
    lags = sum(not in_step(values_on(courtier, builds), before[courtier]) for courtier in Courtier)
    if lags > ARRIVALS:
        yield Fault(FaultCode.CONTROL_OUT_OF_STEP, influence.CHECKED, Named("control"), DOUBTFUL, lags, ARRIVALS)


def in_step(values: tuple[int, ...], control: Control) -> bool:
    """Whether a courtier's cards lie where its builds put them, however equal builds were told apart."""
    builders = [seat for seat, value in enumerate(values) if value]
    if len(builders) < 2:
        owner = builders[0] if builders else NOBODY
        return control == Control(owner, owner)
    order = sorted(builders, key=lambda seat: -values[seat])
    if control.major == control.minor or not {control.major, control.minor} <= set(builders):
        return False
    return [values[control.major], values[control.minor]] == [values[seat] for seat in order[:2]]


def _sheds(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    named = any(player.sheds or unknown_sheds(position, seat) for seat, player in enumerate(state.players))
    if not named or not 1 <= state.round <= ROUNDS:
        return
    open_ = any(set(hole.path) & {"gifts", "builds"} for hole in position.holes)
    called = calls(state, results(state))
    builds = [list(player.builds) for player in state.players]
    reading = state.box.ruleset.shed_from
    for seat, player in enumerate(state.players):
        limit = len(Prize) if open_ else sum(call.seat == seat for call in called)
        found = len(player.sheds) + len(unknown_sheds(position, seat))
        if found > limit:
            yield Fault(FaultCode.TOO_MANY_SHEDS, gifts.SHED, AtSeat(seat, "sheds"), IMPOSSIBLE, found, limit)
        for owner, courtier in player.sheds:
            where = OnCourtier(owner, courtier)
            if pool(owner, reading) != pool(seat, reading):
                yield Fault(FaultCode.SHEDS_FROM_OTHERS, gifts.SHED_OWN, where)
            elif builds[owner][courtier]:
                builds[owner][courtier] = shed(builds[owner][courtier])
            elif position.is_known("player", owner, "builds", courtier):
                yield Fault(FaultCode.NO_SUCH_BUILD, gifts.SHED, where)


TOPICS: Final[tuple[Callable[[Position[State]], Iterator[Fault]], ...]] = (
    _round,
    _players,
    _gifts,
    _builds,
    cards,
    _court,
    _sheds,
)
ALWAYS: Final = tuple(topic for topic in TOPICS if topic not in (cards, _court))
"""What holds of a game in progress too, where control is looked at courtier by courtier."""
