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
from verifier.games.noblemen.frame import BIT
from verifier.games.noblemen.pieces import BRIBE, CARDS, POUND, Card, Title
from verifier.games.noblemen.results import Plan, Refusal, at_ball, at_end_of_decade, by_points, winners_of
from verifier.games.noblemen.state import State
from verifier.kernel.ledger import points
from verifier.kernel.position import Hole, Position, Why
from verifier.kernel.results import Answer, NotWorkedOut, PlayerResult, Result, known

MOST_FILLINGS: Final = 5_000
BIG: Final = 1_000_000
"""Stands for more points or money than anything else on the table."""
MOST_SPENT: Final = 40
"""More prestige than a hand can buy that matters: nobody is pushed or overtaken by more."""


CHAPELS_ROUND: Final = 4
"""No two chapels may touch, so at most four stand round one manor."""


def _seats(position: Position[State], what: str) -> dict[int, Hole]:
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
    _gone_through(position, ("buildings-scored", "rulings"))
    endless = set(_seats(position, "points"))
    extra = [0] * state.players
    if not buildings_scored:
        endless |= set(_seats(position, "estate")) | set(_seats(position, "enclosed"))
        extra = _chapels_unseen(position, endless)
    hands = _hands(position) if game_over else {}
    purses = set(_seats(position, "money")) if game_over else set()
    if not endless and not hands and not purses and not any(extra):
        return known(result)
    open_points = endless | {seat for seat, more in enumerate(extra) if more}
    seen = _Seen(state.players)
    money = [state.holds(seat, POUND) for seat in range(state.players)]
    for liaisons in _liaisons(position, hands):
        base = [total + scoring.liaison_points(n) for total, n in zip(result.totals, liaisons, strict=True)]
        seen.bound(base, extra)
        for raised in _corners(open_points):
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


def _gone_through(position: Position[State], not_yet: Sequence[str]) -> None:
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


def _corners(seats: set[int]) -> Iterator[frozenset[int]]:
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


# ------------------------------------------------------------------------------------------------ a ball


@dataclass(frozen=True, slots=True)
class _Filling:
    state: State
    plans: tuple[Plan, ...]


def ball(position: Position[State], plans: tuple[Plan, ...]) -> tuple[Answer, list[Refusal]]:
    """A masked ball, over all fillings."""
    state = position.state
    result, refusals = at_ball(state, plans)
    endless = set(_seats(position, "points"))
    fillings = _ball_fillings(position, plans)
    if len(fillings) == 1 and not endless:
        return known(result), refusals
    results = [at_ball(filling.state, filling.plans)[0] for filling in fillings]
    low = tuple(min(each.totals[seat] for each in results) for seat in range(state.players))
    high = tuple(
        None if seat in endless else max(each.totals[seat] for each in results) for seat in range(state.players)
    )
    ranks: list[set[int]] = [set() for _ in range(state.players)]
    for each in results:
        for raised in _corners(endless):
            totals = [total + (BIG + seat if seat in raised else 0) for seat, total in enumerate(each.totals)]
            for seat, rank in enumerate(by_points(totals)):
                ranks[seat].add(rank)
    places = tuple(each.copy().pop() if len(each) == 1 else None for each in ranks)
    facts = tuple(_common([each.players[seat].facts for each in results]) for seat in range(state.players))
    least = replace(result, players=tuple(_least(results, seat, facts[seat]) for seat in range(state.players)))
    return Answer(least, low, high, places, facts, (), None, low == high and None not in places), refusals


def _least(results: Sequence[Result], seat: int, facts: Mapping[str, int | str | None]) -> PlayerResult:
    """A player where the player gets least, so that the lines lead to the least total; the parts of a prestige
    only where it is always the same.
    """
    player = min((each.players[seat] for each in results), key=lambda player: player.total)
    return player if facts.get("prestige") is not None else replace(player, parts=())


def _common(facts: Sequence[Mapping[str, int | str]]) -> dict[str, int | str | None]:
    """The facts that all fillings agree on; `None` for the others."""
    return {key: value if all(each[key] == value for each in facts) else None for key, value in facts[0].items()}


def _ball_fillings(position: Position[State], plans: tuple[Plan, ...]) -> list[_Filling]:
    """Every way of filling what a ball looks at."""
    _gone_through(position, ("rulings", "equipment"))
    fillings = [_Filling(position.state, plans)]
    for hole in position.holes:
        most = _most(position, hole)
        match hole.path:
            case ("player", int(), "knights" | "areas", *_):
                raise NotWorkedOut(hole.path)
            case ("player", int(seat), "estate", int(cell)):
                fillings = [more for each in fillings for more in (each, _with_fountain(each, seat, cell))]
            case ("player", int(seat), "spend", "cards", int()):
                fillings = [_with_prestige(each, seat, worth) for each in fillings for worth in (1, 3)]
            case ("player", int(seat), "estate-prestige" | "estate" | "spend", *_):
                span = range(hole.low, most + 1)
                fillings = [_with_prestige(each, seat, extra) for each in fillings for extra in span]
            case ("player", int(seat), "takes"):
                fillings = [_with_title(each, seat, title) for each in fillings for title in Title]
            case ("queen",):
                fillings = [
                    replace(each, state=replace(each.state, clock=replace(each.state.clock, queen=seat)))
                    for each in fillings
                    for seat in range(each.state.players)
                ]
            case _:
                pass
        if len(fillings) > MOST_FILLINGS:
            raise NotWorkedOut(hole.path)
    return fillings


def _most(position: Position[State], hole: Hole) -> int:
    """The most prestige that a hole can bring: what is handed in must be held."""
    match hole.path:
        case ("player", int(seat), "spend", *rest):
            state = position.state
            bribes = state.holds(seat, BRIBE) if position.is_known("player", seat, "bribes") else MOST_SPENT
            cards = MOST_SPENT
            if position.is_known("player", seat, "cards"):
                cards = sum((3 if card is Card.BLACKMAIL else 1) * state.holds(seat, CARDS + card) for card in Card)
            if rest:
                return bribes if rest[0] == "bribes" else cards
            return min(MOST_SPENT, bribes + cards)
        case _:
            return MOST_SPENT if hole.high is None else hole.high


def _with_fountain(filling: _Filling, seat: int, cell: int) -> _Filling:
    """An unknown tile as a fountain."""
    estates = list(filling.state.estates)
    mine = estates[seat]
    other = ~BIT[cell]
    estates[seat] = replace(
        mine,
        field=mine.field & other,
        grove=mine.grove & other,
        meadow=mine.meadow & other,
        fountain=mine.fountain | BIT[cell],
    )
    return replace(filling, state=replace(filling.state, estates=tuple(estates)))


def _with_title(filling: _Filling, seat: int, title: Title) -> _Filling:
    plans = list(filling.plans)
    plans[seat] = replace(plans[seat], takes=title)
    return replace(filling, plans=tuple(plans))


def _with_prestige(filling: _Filling, seat: int, extra: int) -> _Filling:
    plans = list(filling.plans)
    plans[seat] = replace(plans[seat], extra=plans[seat].extra + extra)
    return replace(filling, plans=tuple(plans))
