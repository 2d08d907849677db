"""What of a described masked ball is typed "?", and how the ball runs with each value of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations, product
from typing import Final

from courtroll.verifier.games.noblemen.document import Described
from courtroll.verifier.games.noblemen.document.persons import Spend
from courtroll.verifier.games.noblemen.faults import any_square
from courtroll.verifier.games.noblemen.moves.decisions import Decision, SpendBribes, SpendCard
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.equipment import CARDS as IN_BOX
from courtroll.verifier.games.noblemen.table.pieces import BRIBE, CARDS, Card, Title, screen
from courtroll.verifier.games.noblemen.unknown.ball.described import Plan
from courtroll.verifier.kernel.position import Hole
from courtroll.verifier.kernel.settling.wants import Wants, least, merged, value, value_of

MOST_PRESTIGE: Final = 40
"""So much of an estate's prestige is tried where nobody knows it."""
MOST_OTHERS: Final = 6
"""Cards other than Blackmail handed in, as many as are tried: only their number counts."""
OTHERS: Final = tuple(card for card in Card if card is not Card.BLACKMAIL for _ in range(IN_BOX[card]))


def ways(described: Described, hole: Hole) -> Sequence[Wants]:
    """The ways that something typed "?" at a ball may be; none where it is not of the ball."""
    state, path = described.position.state, hole.path
    match path:
        case ("player", int(seat), "estate-prestige"):
            return [value(path, n) for n in range(MOST_PRESTIGE + 1)]
        case ("player", int(_), "takes"):
            return [value(path, title) for title in Title]
        case ("player", int(seat), "areas"):
            squares = tuple(frame.cells_of(any_square(state.estates[seat], 0)))
            some = chain.from_iterable(combinations(squares, n) for n in range(len(squares) + 1))
            return [value(path, sum(frame.BIT[cell] for cell in each)) for each in some]
        case ("player", int(seat), "spend"):
            return [merged(*both) or {} for both in product(_bribes(described, seat), _cards(described, seat))]
        case ("player", int(seat), "spend", "bribes"):
            return list(_bribes(described, seat))
        case ("player", int(seat), "spend", "cards"):
            return list(_cards(described, seat))
        case ("player", int(seat), "spend", "cards", int(_)):
            handed = described.spends[seat].cards
            cards = [card for card in Card if _may_hold(described, seat, card, handed.count(card) + 1)]
            return [merged(value(path, card), _held(described, seat, (card,))) or {} for card in cards]
        case _:
            return ()


def _bribes(described: Described, seat: int) -> Iterator[Wants]:
    hole = described.position.hole("player", seat, "bribes")
    path = ("player", seat, "spend", "bribes")
    if hole is None:
        most = described.position.state.held[screen(seat)][BRIBE]
        yield from (value(path, n) for n in range(most + 1))
        return
    for n in range(hole.low, (hole.high or 0) + 1):
        yield merged(value(path, n), least(hole.path, BRIBE, n)) or {}


def _cards(described: Described, seat: int) -> Iterator[Wants]:
    """By how many Blackmail cards and how many others are handed in."""
    hand = described.position.state.held[screen(seat)]
    known = described.position.is_known("player", seat, "cards")
    for blackmails in range((hand[CARDS + Card.BLACKMAIL] if known else IN_BOX[Card.BLACKMAIL]) + 1):
        held = [card for card in Card if card is not Card.BLACKMAIL for _ in range(hand[CARDS + card])]
        for others in range((len(held) if known else MOST_OTHERS) + 1):
            cards = (*(Card.BLACKMAIL,) * blackmails, *(held if known else OTHERS)[:others])
            yield merged(value(("player", seat, "spend", "cards"), cards), _held(described, seat, cards)) or {}


def _may_hold(described: Described, seat: int, card: Card, n: int) -> bool:
    if not described.position.is_known("player", seat, "cards"):
        return n <= IN_BOX[card]
    return bool(described.position.state.held[screen(seat)][CARDS + card] >= n)


def _held(described: Described, seat: int, cards: Iterable[Card]) -> Wants:
    """That a player holds what is handed in."""
    path = ("player", seat, "cards")
    if described.position.is_known(*path):
        return {}
    wants: Wants = {}
    chosen = tuple(cards)
    for card in dict.fromkeys(chosen):
        wants = merged(wants, least(path, CARDS + card, chosen.count(card))) or {}
    return wants


def plans(described: Described, wants: Wants) -> tuple[Plan, ...]:
    """What each player of the ball does, with these values of what is typed "?"."""
    return tuple(_plan(described, wants, seat, spend) for seat, spend in enumerate(described.spends))


def _plan(described: Described, wants: Wants, seat: int, spend: Spend) -> Plan:
    path = ("player", seat, "spend")
    bribes: int = value_of(wants, (*path, "bribes"), spend.bribes)
    cards: list[Card] = list(value_of(wants, (*path, "cards"), spend.cards))
    cards += [of for want, of in wants.items() if want.path[:-1] == (*path, "cards")]
    handed: tuple[Decision, ...] = (SpendBribes(bribes),) if bribes else ()
    return Plan((*handed, *map(SpendCard, cards)), value_of(wants, ("player", seat, "takes"), described.takes[seat]))
