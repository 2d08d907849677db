"""Cards and piles, once more: the top card of a pile is taken, an empty pile is replaced, fronts are looked at."""

from __future__ import annotations

from courtroll.properties.games.bruges.second import read_as
from courtroll.properties.games.bruges.second.table import COLOURS, OF_A_COLOUR, Table
from courtroll.properties.games.bruges.second.texts import cards_in_hand, hand_limit
from courtroll.properties.games.bruges.second.work import After, one_less


def backs(table: Table) -> tuple[int, ...]:
    """By colour, the cards that nobody has seen and whose backs lie inside the piles."""
    out = []
    for n, colour in enumerate(COLOURS):
        there = (table.unseen >> OF_A_COLOUR * n & (1 << OF_A_COLOUR) - 1).bit_count()
        out.append(there - table.blind[colour] - list(table.tops.values()).count(colour))
    return tuple(out)


def take_top(work: After, seat: int, side: str) -> None:
    """By "Fase 1": the back goes to the hand; fronts are looked at when the hand is full, and at once for a text."""
    table = work.table
    if table.agenda:
        work.gain(seat, "cards", "person-text", 1, "draw.extra-front")
    else:
        work.gain(seat, "cards", "hand-filled", 1, "draw.five")
    back = table.tops[side]
    assert back is not None
    table.blind[back] += 1
    table.piles[side] -= 1
    table.tops[side] = None
    if not table.piles[side]:
        _replace_pile(table, side)
    if table.piles[side]:
        (top,) = work.draw(seat, "backs", 1, backs(table))
        table.tops[side] = COLOURS[top]
    if table.agenda:
        look(work, seat)
        one_less(table)
    elif not any(table.piles.values()) or cards_in_hand(table, seat) >= hand_limit(table, seat):
        look(work, seat)


def _replace_pile(table: Table, side: str) -> None:
    """By "Se uno dei due mazzi si esaurisce": by the extra pile, then by the lower half of the other."""
    other = "left" if side == "right" else "right"
    if table.extra:
        table.piles[side], table.extra = table.extra, 0
    else:
        table.piles[side] = table.piles[other] // 2
        table.piles[other] -= table.piles[side]
    if table.last_round == "open":
        if table.phase == "draw":
            table.last_round = "this"
        elif table.phase == "act" or read_as.ends_next_round(table.options.emptied_elsewhere):
            table.last_round = "next"
        else:
            table.last_round = "this"


def look(work: After, seat: int) -> None:
    table = work.table
    for n, colour in enumerate(COLOURS):
        if table.blind[colour]:
            fronts = tuple(
                table.unseen >> card & 1 if card // OF_A_COLOUR == n else 0
                for card in range(OF_A_COLOUR * len(COLOURS))
            )
            for card in work.draw(seat, "cards", table.blind[colour], fronts):
                work.read(card)
                table.unseen ^= 1 << card
                table.players[seat].hand.add(card)
        table.blind[colour] = 0
