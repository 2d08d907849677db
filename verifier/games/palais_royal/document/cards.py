"""All cards as a file tells them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from courtroll.verifier.games.palais_royal.document.equipment import known
from courtroll.verifier.games.palais_royal.document.laying import Laying
from courtroll.verifier.games.palais_royal.document.shapes import Cards, PendingTable, PlayerTable
from courtroll.verifier.games.palais_royal.moves.decisions import Decision, Play
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.equipment import CARD_COPIES, CARD_POINTS
from courtroll.verifier.games.palais_royal.table.names import CARD_NAMES
from courtroll.verifier.games.palais_royal.table.pieces import CARD_COLUMNS, CARDS, DECK, DISCARD, LOOKED, Card
from courtroll.verifier.games.palais_royal.table.playing import Phase
from courtroll.verifier.kernel.reading import Path, Problem, ProblemCode, Unknown

POINT_CARDS: Final = dict(zip(CARD_POINTS, (Card.TWO_POINTS, Card.FOUR_POINTS), strict=True))


def lay_cards(laying: Laying, mover: int, pending: PendingTable, done: Sequence[Decision]) -> None:
    """All cards that are told, then those in hands that are only counted, then the stack."""
    numbers: list[tuple[int, int]] = []
    for seat, player in enumerate(laying.document.player):
        _give(laying, pieces.laid_open(seat), _points(laying, seat, player))
        numbers.append((seat, _hand(laying, seat, player)))
    played = done.count(Play(Card.MAJORITIES))
    told = 0 if isinstance(pending.majorities, Unknown) else pending.majorities
    open_ = max(told, played) if isinstance(told, int) else 1
    laying.move(DECK, pieces.laid_open(mover), CARDS + Card.MAJORITIES, open_)
    looked: Path = ("pending", "looked")
    if pending.looked is not None:
        _give(laying, LOOKED, _known(laying, pending.looked, looked))
    elif pending.phase is Phase.KEEP:
        laying.open(looked, None, 1)
    if laying.document.discard is None:
        laying.open(("discard",), None)
    else:
        _give(laying, DISCARD, _known(laying, laying.document.discard, ("discard",)))
    told_deck = laying.document.deck if isinstance(laying.document.deck, Mapping) else {}
    stack = [known(told_deck.get(card, 0)) for card in Card]
    for seat, n in numbers:
        for _ in range(n):
            left = [n - kept for n, kept in zip(laying.held[DECK][CARD_COLUMNS], stack, strict=True)]
            _give(laying, pieces.hand(seat), (Card(left.index(max(left))),))
    deck = laying.document.deck
    if isinstance(deck, Mapping):
        for card in Card:
            laying.put(DECK, CARDS + card, laying.number(deck.get(card, 0), ("deck", CARD_NAMES[card])))
    else:
        laying.open(("deck",), deck)


def _give(laying: Laying, row: int, cards: Iterable[Card]) -> None:
    for card in cards:
        laying.move(DECK, row, CARDS + card, 1)


def _known(laying: Laying, cards: Cards, path: Path) -> list[Card]:
    if isinstance(cards, Unknown):
        laying.open(path, cards)
        return []
    for n, card in enumerate(cards):
        if isinstance(card, Unknown):
            laying.open((*path, n), card)
    return [card for card in cards if isinstance(card, Card)]


def _points(laying: Laying, seat: int, player: PlayerTable) -> list[Card]:
    path: Path = ("player", seat, "played")
    out: list[Card] = []
    for n, value in enumerate(() if isinstance(player.played, Unknown) else player.played):
        if isinstance(value, int) and value in POINT_CARDS:
            out.append(POINT_CARDS[value])
        elif isinstance(value, int):
            wanted = tuple(map(str, POINT_CARDS))
            laying.problems.append(Problem((*path, n), ProblemCode.UNKNOWN_WORD, str(value), wanted))
        else:
            laying.open((*path, n), value)
    if isinstance(player.played, Unknown):
        laying.open(path, player.played)
    return out


def _hand(laying: Laying, seat: int, player: PlayerTable) -> int:
    """Gives the cards of a hand that are named; how many there are besides."""
    path: Path = ("player", seat, "hand")
    told = player.hand
    match told:
        case tuple():
            _give(laying, pieces.hand(seat), _known(laying, told, path))
            if isinstance(player.unplayed, int) and player.unplayed != len(told):
                laying.differ(seat, "unplayed", player.unplayed, len(told))
            return 0
        case int(n):
            if isinstance(player.unplayed, int) and player.unplayed != n:
                laying.differ(seat, "unplayed", player.unplayed, n)
            laying.open(path, None, n, n)
            return min(n, CARD_COPIES * len(Card))
        case _:
            n = min(player.unplayed, CARD_COPIES * len(Card)) if isinstance(player.unplayed, int) else 0
            counted = isinstance(player.unplayed, int)
            laying.open(path, player.unplayed if told is None else told, n, n if counted else None)
            return n
