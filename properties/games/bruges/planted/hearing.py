"""Planted in how sentences are heard: what a person says in one breath, in other words, or leaves unsaid."""

from __future__ import annotations

from typing import Final

from courtroll.properties.plant import Plant

HEARING: Final[tuple[Plant, ...]] = (
    Plant("drawn in reverse", "bruges.draw.choice", "moves/sentences.py",
        "return (tuple(map(Draw, self._all(Misheard.NO_SIDE, SIDE_WORDS))),)",
        "return (tuple(map(Draw, self._all(Misheard.NO_SIDE, SIDE_WORDS)))[::-1],)",
        "Draws said together are heard in reverse."),
    Plant("taken once", "bruges.action.workers", "moves/sentences.py",
        "return (tuple(map(Take, self._all(Misheard.NO_COLOUR, COLOUR_WORDS))),)",
        "return (tuple(dict.fromkeys(map(Take, self._all(Misheard.NO_COLOUR, COLOUR_WORDS)))),)",
        "Two workers of a colour that are taken together are heard as one."),
    Plant("not into every house", "bruges.person.any-colour", "moves/sentences.py",
        "if self._more() else COLOURS",
        "if self._more() else COLOURS[:-1]",
        "A person without a house is never meant for a purple one."),
    Plant("not every card of a colour", "bruges.action.any-card", "moves/sentences.py",
        "range(first, first + A_COLOUR)",
        "range(first, first + A_COLOUR - 1)",
        "The last card of a colour is not meant by the colour."),
    Plant("clause after a comma dropped", "bruges.person.activate-text", "moves/sentences.py",
        "for part in parts]",
        "for part in parts[:2]]",
        "What a text leaves to choose third is not heard."),
    Plant("give one", "bruges.person.text", "moves/sentences.py",
        "return (tuple(map(Give, self._all(Misheard.NO_COLOUR, COLOUR_WORDS))),)",
        "return (tuple(map(Give, self._all(Misheard.NO_COLOUR, COLOUR_WORDS)[-1:])),)",
        "Of several workers to give the last alone is heard."),
    Plant("fire anywhere", "bruges.threat.fire-outermost", "moves/sentences.py",
        "return ((Suffer(Trouble.FIRE, side, space),),)",
        "return ((Suffer(Trouble.FIRE, side, 0),),)",
        "Which space of a section a fire is said to take is not heard."),
)  # fmt: skip
