"""Scoring a table of which not everything is known: the tightest range, and whether the winner is certain.

The fillings are counted out exactly: the four Liaisons over the hands nobody saw, tiles of unknown kind at a
ball, unknown points and money by the values that can make a difference. Where that would be too many, the
table is refused rather than guessed at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Final

from verifier.games.noblemen import scoring
from verifier.games.noblemen.equipment import CARDS as CARDS_IN_BOX
from verifier.games.noblemen.pieces import POUND, Card
from verifier.games.noblemen.results import at_end_of_decade, by_points, winners_of
from verifier.games.noblemen.state import State
from verifier.kernel.ledger import points
from verifier.kernel.position import Hole, Position, Why
from verifier.kernel.results import Answer, NotWorkedOut, Result, known

BIG: Final = 1_000_000
"""Stands for more points or money than anything else on the table."""


CHAPELS_ROUND: Final = 4
"""No two chapels may touch, so at most four stand round one manor."""


def seats_without(position: Position[State], what: str) -> dict[int, Hole]:
    """The players for whom a value is not known."""
    out = {}
    for hole in position.holes:
        match hole.path:
            case ("player", int(seat), str(name)) if name == what:
                out[seat] = hole
            case _:
                pass
    return out


# ----------------------------------------------------------------------------------------- end of a decade


def end_of_decade(position: Position[State], *, game_over: bool, buildings_scored: bool) -> Answer:
    """A building scoring or the end of the game, over all fillings."""
    state = position.state
    result = at_end_of_decade(state, game_over=game_over, buildings_scored=buildings_scored)
    gone_through(position, ("buildings-scored", "rulings"))
    endless = set(seats_without(position, "points"))
    extra = [0] * state.players
    if not buildings_scored:
        endless |= set(seats_without(position, "estate")) | set(seats_without(position, "enclosed"))
        extra = _chapels_unseen(position, endless)
    hands = _hands(position) if game_over else {}
    purses = set(seats_without(position, "money")) if game_over else set()
    if not endless and not hands and not purses and not any(extra):
        return known(result)
    open_points = endless | {seat for seat, more in enumerate(extra) if more}
    seen = _Seen(state.players)
    money = [state.holds(seat, POUND) for seat in range(state.players)]
    for liaisons in _liaisons(position, hands):
        base = [total + scoring.liaison_points(n) for total, n in zip(result.totals, liaisons, strict=True)]
        seen.bound(base, extra)
        for raised in corners(open_points):
            more = [BIG + seat if seat in endless else extra[seat] for seat in range(state.players)]
            totals = [total + (more[seat] if seat in raised else 0) for seat, total in enumerate(base)]
            for purse in _purses(totals, money, purses):
                seen.rank(totals, purse, game_over=game_over)
    winners = tuple(sorted(set().union(*seen.winners))) if game_over else ()
    certain = len(seen.winners) == 1 if game_over else not open_points
    decided = seen.decided.pop() if game_over and certain and len(seen.decided) == 1 else None
    return Answer(
        _with_least_liaisons(result, seen.low, hands),
        tuple(seen.low),
        tuple(None if seat in endless else high for seat, high in enumerate(seen.high)),
        tuple(ranks.copy().pop() if len(ranks) == 1 else None for ranks in seen.ranks),
        tuple(player.facts for player in result.players),
        winners,
        decided,
        certain,
    )


def _with_least_liaisons(result: Result, low: Sequence[int], hands: Mapping[int, _Hand]) -> Result:
    """The lines with no more Liaisons than each hand is sure to hold, so that they lead to the least total."""
    players = list(result.players)
    for seat in hands:
        player = players[seat]
        rest = tuple(line for line in player.lines if line.code != "liaison")
        more = low[seat] - player.before - points(rest)
        sure = scoring.liaison_line(seat, more // scoring.LIAISON_POINTS)
        players[seat] = replace(player, lines=(*rest, *sure))
    return replace(result, players=tuple(players))


class _Seen:
    """What the fillings looked at so far have shown."""

    def __init__(self, players: int) -> None:
        self.low = [BIG] * players
        self.high = [-BIG] * players
        self.ranks: list[set[int]] = [set() for _ in range(players)]
        self.winners: set[frozenset[int]] = set()
        self.decided: set[str] = set()

    def bound(self, totals: Sequence[int], extra: Sequence[int]) -> None:
        for seat, total in enumerate(totals):
            self.low[seat] = min(self.low[seat], total)
            self.high[seat] = max(self.high[seat], total + extra[seat])

    def rank(self, totals: Sequence[int], money: Sequence[int], *, game_over: bool) -> None:
        ranks = scoring.ranks(totals, money) if game_over else by_points(totals)
        for seat, rank in enumerate(ranks):
            self.ranks[seat].add(rank)
        winners, decided_by = winners_of(totals, money)
        self.winners.add(frozenset(winners))
        self.decided.add(decided_by)


def gone_through(position: Position[State], not_yet: Sequence[str]) -> None:
    """Refuses a table with a "?" that no range goes through."""
    for hole in position.holes:
        if hole.why is Why.ASKED and hole.path[0] in not_yet:
            raise NotWorkedOut(hole.path)


def _chapels_unseen(position: Position[State], endless: set[int]) -> list[int]:
    """For each player the most points from chapels whose number is unknown; `endless` gains those of whom not
    even the manors are known.
    """
    extra = [0] * position.state.players
    for hole in position.holes:
        match hole.path:
            case ("player", int(seat), "enclosed", "castles", int()):
                extra[seat] += CHAPELS_ROUND * scoring.CASTLE_CHAPEL_POINTS
            case ("player", int(seat), "enclosed", "palaces", int()):
                extra[seat] += CHAPELS_ROUND * scoring.PALACE_CHAPEL_POINTS
            case ("player", int(seat), "enclosed", str()):
                endless.add(seat)
            case _:
                pass
    return extra


def corners(seats: set[int]) -> Iterator[frozenset[int]]:
    """Every way of giving some of these players far more than the rest. More of what only raises its owner
    changes places nowhere else but between these extremes.
    """
    ordered = sorted(seats)
    for bits in range(1 << len(ordered)):
        yield frozenset(seat for i, seat in enumerate(ordered) if bits >> i & 1)


def _purses(totals: Sequence[int], money: Sequence[int], unknown: set[int]) -> Iterator[list[int]]:
    """The moneys that can make a difference: those of players whose points are equal to another's."""
    open_ties = [seat for seat in sorted(unknown) if list(totals).count(totals[seat]) > 1]
    for amounts in product(*(_amounts(money, unknown) for _ in open_ties)):
        purse = list(money)
        for seat, amount in zip(open_ties, amounts, strict=True):
            purse[seat] = amount
        yield purse


def _amounts(money: Sequence[int], unknown: set[int]) -> list[int]:
    """Nothing, as much as each known purse, and more than all."""
    return sorted({0, BIG, *(amount for seat, amount in enumerate(money) if seat not in unknown)})


@dataclass(frozen=True, slots=True)
class _Hand:
    """Cards of a hand that nobody saw: how many at least and at most. `filled` of them lie in the state as
    Liaisons, where nothing else was left to fill with.
    """

    low: int = 0
    high: int = 0
    filled: int = 0


def _hands(position: Position[State]) -> dict[int, _Hand]:
    """The hands with unseen cards."""
    out: dict[int, _Hand] = {}
    for hole in position.holes:
        match hole.path:
            case ("player", int(seat), "cards", *_):
                before = out.get(seat, _Hand())
                high = sum(CARDS_IN_BOX) if hole.high is None else hole.high
                out[seat] = _Hand(before.low + hole.low, before.high + high)
            case _:
                pass
    left = _unseen_cards(position)[1]
    for seat in sorted(out):
        hand = out[seat]
        out[seat] = _Hand(hand.low, hand.high, max(0, hand.low - left))
        left = max(0, left - hand.low)
    return out


def _unseen_cards(position: Position[State]) -> tuple[int, int]:
    """How many Liaisons and how many other cards no hand is known to hold."""
    for hole in position.holes:
        if hole.path[2:3] == ("cards",) and hole.pool:
            return hole.pool[Card.LIAISON], sum(hole.pool) - hole.pool[Card.LIAISON]
    return 0, 0


def _liaisons(position: Position[State], hands: Mapping[int, _Hand]) -> Iterator[tuple[int, ...]]:
    """Every way of dealing the unseen Liaisons to unseen cards, less those that the state has as fillers."""
    left, others = _unseen_cards(position)
    limits = [hands.get(seat, _Hand()) for seat in range(position.state.players)]
    for extra in product(*(range(min(left, hand.high) + 1) for hand in limits)):
        needed = sum(max(0, hand.low - n) for hand, n in zip(limits, extra, strict=True))
        if sum(extra) <= left and needed <= others:
            yield tuple(n - hand.filled for hand, n in zip(limits, extra, strict=True))
