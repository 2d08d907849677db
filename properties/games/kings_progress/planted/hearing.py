"""Planted in how sentences are heard: what a person says in one breath, in other words, or leaves unsaid."""

from __future__ import annotations

from typing import Final

from courtroll.properties.plant import Plant

HEARING: Final[tuple[Plant, ...]] = (
    Plant("a disguise is never ended", "kings-progress.disguise.cards", "moves/sentences.py",
        "return [d.Done()] if said < most else []",
        "return [d.Done()] if said < most - 1 else []",
        "After one disguise the Chamberlain's ability goes on."),
    Plant("two added", "kings-progress.build.any-number", "moves/sentences.py",
        "return (d.Build(first), *map(d.Add, others))",
        "return (d.Build(first), *map(d.Add, others[:2]))",
        "Of more than three cards said to be built three are heard."),
    Plant("ways reversed", "kings-progress.move.step", "moves/sentences.py",
        "for courtier, places in self._listed(self._places) for place in places]",
        "for courtier, places in self._listed(self._places) for place in places[::-1]]",
        "The steps of one courtier are heard backwards."),
    Plant("single left out is a pair", "kings-progress.ability.favour", "moves/sentences.py",
        "self._skip(SINGLE)\n        return 0, self._gift()",
        "return int(not self._skip(SINGLE)), self._gift()",
        "A gift without a pair is one of the first pair."),
    Plant("own name for a home", "kings-progress.move.entries", "moves/sentences.py",
        "return HOME if place == courtier.word else place",
        "return place",
        "A courtier's own name is no word for the home."),
    Plant("second swap dropped", "kings-progress.ability.favour-discard", "moves/sentences.py",
        "for swap in self._listed(self._swap) for each in swap)",
        "for swap in self._listed(self._swap)[:1] for each in swap)",
        "A second swap said with the ability is not heard."),
)  # fmt: skip
