"""Scoring a table of which not everything is known: the tightest range, and whether the winner is certain.

Statues are one each and go from the highest down, so that all ways of dealing them are gone through. Whatever
else is open, all players can have their least while one has the most; therefore those extremes tell everything.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from courtroll.verifier.games.bruges.scoring.ending import Decider
from courtroll.verifier.games.bruges.scoring.totals import result
from courtroll.verifier.games.bruges.table.equipment import STATUES
from courtroll.verifier.games.bruges.table.state import State
from courtroll.verifier.games.bruges.unknown.extremes import BOUNDLESS, Seat, Span
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.results import Answer, PlayerResult, Result, known

Hand = tuple[int, ...]


def answer(position: Position[State]) -> Answer:
    """The final scoring over all fillings."""
    state = position.state
    if not position.holes:
        return known(replace(result(state), used=_used(position, ())))
    seats = [Seat.of(position, seat) for seat in range(len(state.seats))]
    hands = [seat.hands() for seat in seats]
    spans = [{hand: seat.span(hand, len(mine)) for hand in mine} for seat, mine in zip(seats, hands, strict=True)]
    deals = [[spans[seat][hand] for seat, hand in enumerate(deal)] for deal in _deals(hands)]
    settled = [_settle(deal) for deal in deals]
    of_seats = list(zip(*deals, strict=True))
    least = [min(mine, key=lambda span: span.low) for mine in of_seats]
    most = [max(mine, key=lambda span: span.high) for mine in of_seats]
    high = tuple(None if span.high[0] >= BOUNDLESS else span.high[0] for span in most)
    certain = all(each.certain and each.winners == settled[0].winners for each in settled)
    deciders = {decider for each in settled for decider in each.deciders}
    ranks = [{rank for each in settled for rank in each.ranks[seat]} for seat in range(len(seats))]
    return Answer(
        replace(_shown(state, seats, least, most), used=_used(position, high)),
        tuple(span.low[0] for span in least),
        high,
        tuple(min(places) if len(places) == 1 else None for places in ranks),
        tuple({} for _ in seats),
        tuple(sorted({seat for each in settled for seat in each.winners})),
        deciders.pop() if certain and len(deciders) == 1 else None,
        certain if certain or all(span.is_exact for mine in of_seats for span in mine) else None,
    )


def _deals(hands: Sequence[Sequence[Hand]], taken: frozenset[int] = frozenset()) -> Iterator[tuple[Hand, ...]]:
    """Every way in which the players can have taken statues: no two the same, and none past a higher one."""
    if not hands:
        if taken == set(STATUES[: len(taken)]):
            yield ()
        return
    for hand in hands[0]:
        if taken.isdisjoint(hand):
            for others in _deals(hands[1:], taken.union(hand)):
                yield (hand, *others)


@dataclass(frozen=True, slots=True)
class _Settled:
    """What holds of one deal of the statues: each player's best and worst place, and who can win by what."""

    ranks: tuple[frozenset[int], ...]
    winners: tuple[int, ...]
    certain: bool
    deciders: frozenset[Decider]


def _settle(spans: Sequence[Span]) -> _Settled:
    low, high = [span.low for span in spans], [span.high for span in spans]
    seats = range(len(spans))
    winners = tuple(seat for seat in seats if high[seat] >= max(low))
    return _Settled(
        tuple(
            frozenset(
                (
                    1 + sum(other > high[seat] for other in low),
                    1 + sum(high[other] > low[seat] for other in seats if other != seat),
                )
            )
            for seat in seats
        ),
        winners,
        len(winners) == 1 or all(low[seat] == high[seat] for seat in winners),
        _deciders(spans, winners),
    )


def _deciders(spans: Sequence[Span], winners: tuple[int, ...]) -> frozenset[Decider]:
    """What can make the winners, once they are certain."""
    if len(winners) > 1:
        return frozenset({Decider.SHARED})
    mine = spans[winners[0]]
    others = [span for span in spans if span is not mine]
    out = set()
    if mine.high[0] > max(span.low[0] for span in others):
        out.add(Decider.POINTS)
    if mine.low[0] <= max(span.high[0] for span in others):
        out.add(Decider.FLORINS)
    return frozenset(out)


def _shown(state: State, seats: Sequence[Seat], least: Sequence[Span], most: Sequence[Span]) -> Result:
    """The scoring with the least. Of what did not score only that which cannot score at all."""
    low = result(replace(state, seats=tuple(span.least for span in least)))
    high = result(replace(state, seats=tuple(span.most for span in most)))
    players = tuple(
        PlayerResult(
            mine.before,
            tuple(map(seat.sure, mine.lines)),
            tuple(miss for miss in mine.unscored if miss in other.unscored and not seat.may_score(miss, span)),
        )
        for seat, span, mine, other in zip(seats, most, low.players, high.players, strict=True)
    )
    return replace(low, players=players)


def _used(position: Position[State], high: Sequence[int | None]) -> frozenset[str]:
    """The track's end, where a number beyond it is doubted or it bounds what is not known."""
    last = position.state.box.equipment.reputation_track.value
    bounds = any(
        not position.is_known("player", seat, "reputation") and most is not None for seat, most in enumerate(high)
    )
    beyond = any(player.reputation > last for player in position.state.seats)
    return frozenset({"reputation-track"}) if bounds or beyond else frozenset()
