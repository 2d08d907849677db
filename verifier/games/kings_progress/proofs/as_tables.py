"""Tables on which only gifts lie: what they score, worked out apart from the rules, and how they are written as
position files.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from courtroll.verifier.games.kings_progress.proofs.printed import LESS_IN_A_TIE, OWN_COLOUR, PAYS
from courtroll.verifier.games.kings_progress.rules.options import (
    KingsProgressRuleset,
    NextType,
    PlaceWithoutGift,
    TieSkips,
)
from courtroll.verifier.games.kings_progress.table.pieces import GIFT_TYPES, Prize
from courtroll.verifier.games.kings_progress.table.state import Box, Player, State
from courtroll.verifier.kernel.proof.shown import scored_as
from courtroll.verifier.kernel.proof.theorem import Shown

NAMES: Final = ("A", "B", "C", "D", "E")
Hand = tuple[tuple[int, ...], ...]
"""For each gift type the crowns on each card."""
Standing = tuple[int, ...]
"""How many gifts or types, then what parts equals; more is better."""


def places_all(reading: PlaceWithoutGift) -> bool:
    """Whether everybody is placed where anybody is."""
    match reading:
        case PlaceWithoutGift.NONE:
            return False
        case PlaceWithoutGift.LEFT_OVER:
            return True
        case _ as never:
            assert_never(never)


def takes_two(reading: TieSkips) -> bool:
    """Whether a tie takes two places, however many are tied."""
    match reading:
        case TieSkips.FILLED:
            return False
        case TieSkips.ONE:
            return True
        case _ as never:
            assert_never(never)


def _goes_upwards(reading: NextType) -> bool:
    match reading:
        case NextType.WORST_UPWARDS:
            return True
        case NextType.BEST_DOWNWARDS:
            return False
        case _ as never:
            assert_never(never)


def paid(standings: Sequence[Standing], round_: int, reading: KingsProgressRuleset) -> list[int]:
    """What each player gets in one prize."""
    nobody, everybody = not any(mine[0] for mine in standings), range(len(standings))
    left_over = places_all(reading.place_without_gift) and not nobody
    placed = [seat for seat in everybody if left_over or standings[seat][0]]
    out = [0 for _ in everybody]
    place = 1
    for standing in sorted({standings[seat] for seat in placed}, reverse=True):
        together = [seat for seat in placed if standings[seat] == standing]
        worth = PAYS[round_].get(place, 0)
        for seat in together:
            out[seat] = max(0, worth - LESS_IN_A_TIE) if len(together) > 1 else worth
        place += min(len(together), 2) if takes_two(reading.tie_skips) else len(together)
    return out


def of_type(hand: Hand, prize: Prize) -> Standing:
    return (len(hand[prize]), sum(hand[prize]))


def of_all_types(hand: Hand, reading: NextType) -> Standing:
    """How many types, then the worst of them and the next worst; or the worst, then the best and downwards."""
    types = sorted((len(cards), sum(cards)) for cards in hand if cards)
    then = types if _goes_upwards(reading) else [*types[:1], *reversed(types)]
    rest = [(0, 0)] * (2 * len(GIFT_TYPES) - len(then))
    return (len(types), *(n for pair in (*then, *rest) for n in pair))


@dataclass(frozen=True, slots=True)
class Held:
    """A table on which only gifts lie. Each seat has the colour of its number."""

    hands: tuple[Hand, ...]
    round: int
    reading: KingsProgressRuleset

    def state(self) -> State:
        players = tuple(Player(0, GIFT_TYPES[seat], hand) for seat, hand in enumerate(self.hands))
        return State(Box(self.reading, NAMES[: len(players)]), self.round, players)

    def right(self) -> dict[tuple[int, Prize], int]:
        """The points of every player in every prize."""
        prizes = {prize: [of_type(hand, prize) for hand in self.hands] for prize in GIFT_TYPES}
        prizes[Prize.TYPES] = [of_all_types(hand, self.reading.next_type) for hand in self.hands]
        each = ((prize, paid(standings, self.round, self.reading)) for prize, standings in prizes.items())
        return {(seat, prize): n for prize, points in each for seat, n in enumerate(points)}

    def bonuses(self) -> list[int]:
        """Who has a point or more in the own colour."""
        right = self.right()
        return [seat for seat in range(len(self.hands)) if right[seat, GIFT_TYPES[seat]] >= 1]

    def shown(self) -> Shown | None:
        """The table as a position file, with what is right."""
        rows = [
            {"gifts": {prize.word: list(hand[prize]) for prize in GIFT_TYPES if hand[prize]}} for hand in self.hands
        ]
        reading = self.reading
        rulings = {
            "tie-skips": reading.tie_skips.value,
            "place-without-gift": reading.place_without_gift.value,
            "next-type": reading.next_type.value,
        }
        right = self.right()
        wanted = [
            sum(right[seat, prize] for prize in Prize) + OWN_COLOUR * (seat in self.bonuses())
            for seat in range(len(rows))
        ]
        return scored_as(seat_rows(rows, self.round, rulings), NAMES, wanted)

    def __str__(self) -> str:
        each = (f"{name}: {_hand(hand)}" for name, hand in zip(NAMES, self.hands, strict=False))
        next_type = f"next-type = {self.reading.next_type}"
        return "; ".join((f"round {self.round}", *each, *told(self.reading), next_type))


def _hand(hand: Hand) -> str:
    """The gifts of one player, each by the crowns on it."""
    there = (f"{prize.word} {' '.join(map(str, hand[prize]))}" for prize in GIFT_TYPES if hand[prize])
    return ", ".join(there) or "no gifts"


def told(reading: KingsProgressRuleset) -> tuple[str, ...]:
    """The reading of places, for a counterexample."""
    return f"tie-skips = {reading.tie_skips}", f"place-without-gift = {reading.place_without_gift}"


def seat_rows(rows: Sequence[Mapping[str, object]], round_: int, rulings: Mapping[str, str]) -> dict[str, object]:
    """A position file of the end of a round; each seat has the colour of its number."""
    players = [
        {"name": NAMES[seat], "points": 0, "colour": GIFT_TYPES[seat].word, "major": [], "minor": [], **row}
        for seat, row in enumerate(rows)
    ]
    return {
        "game": "kings-progress", "moment": "round-end", "round": round_, "rulings": dict(rulings), "player": players,
    }  # fmt: skip
