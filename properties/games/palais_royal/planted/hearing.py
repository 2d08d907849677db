"""Planted in how sentences are heard: what a person says in one breath, in other words, or leaves unsaid."""

from __future__ import annotations

from typing import Final

from courtroll.properties.plant import Plant

HEARING: Final[tuple[Plant, ...]] = (
    Plant("one servant walks", "palais-royal.stairway.any-servant", "moves/sentences.py",
        "tuple(map(Step, rooms, rooms[1:])) * servants",
        "tuple(map(Step, rooms, rooms[1:])) * min(servants, 2)",
        "Of three servants said to walk together two do."),
    Plant("two reinforce", "palais-royal.card.gate", "moves/sentences.py",
        "[None] * (n or 0)",
        "[None] * min(n or 0, 2)",
        "More than two servants of a reinforcement are not heard."),
    Plant("unsaid seals", "palais-royal.card.seals-shared", "moves/sentences.py",
        "for violet in range(n + 1))",
        "for violet in range(n))",
        "Where no seals are named all are never violet."),
    Plant("kept in reverse", "palais-royal.back-door.keep", "moves/sentences.py",
        "return (tuple(Keep(card) for card in self._all(lambda: self._one_of(Misheard.NO_CARD, CARDS))),)",
        "return (tuple(Keep(card) for card in self._all(lambda: self._one_of(Misheard.NO_CARD, CARDS)))[::-1],)",
        "Cards said to be kept are heard in reverse."),
    Plant("ways by comma", "palais-royal.stairway.several-steps", "moves/sentences.py",
        "for walk in self._all(self._walk) for step in walk)",
        "for walk in self._all(self._walk)[:2] for step in walk)",
        "Of ways said at once the third is not heard."),
)  # fmt: skip
