"""Planted in how sentences are heard: what a person says in one breath, in other words, or leaves unsaid."""

from __future__ import annotations

from typing import Final

from courtroll.properties.plant import Plant

HEARING: Final[tuple[Plant, ...]] = (
    Plant("third clause dropped", "noblemen.turn.one-action", "moves/sentences.py",
        'for part in parted(tokens, ";")))',
        'for part in parted(tokens, ";")[:2]))',
        "A third move of a sentence is not heard."),
    Plant("left-of mirrored", "noblemen.lay.beside", "moves/sentences.py",
        "left += 1",
        "left -= 1",
        "What is said to be left of a cell lies right of it."),
    Plant("above once", "noblemen.lay.empty-cell", "moves/sentences.py",
        "up += 1",
        "up = 1",
        "What is two rows above a cell is heard as one."),
    Plant("unnamed folly is no forest", "noblemen.folly.any-meadow", "moves/sentences.py",
        "for folly in Folly)",
        "for folly in list(Folly)[1:])",
        "A folly that is left unnamed is none of the forests."),
    Plant("reward dropped", "noblemen.knight.reward", "moves/sentences.py",
        "return ((built, *self._knight_if_any()),)",
        "return ((built, *self._knight_if_any()[1:]),)",
        "The knight that is said with a castle is not heard."),
    Plant("alike tiles once", "noblemen.church.point", "moves/sentences.py",
        "tuple(Donate(tile) for tile in tiles)",
        "tuple(Donate(tile) for tile in dict.fromkeys(tiles))",
        "Two tiles of a kind that are donated are heard as one."),
    Plant("spend two things", "noblemen.ball.spend-held", "moves/sentences.py",
        "return (tuple(spent),)",
        "return (tuple(spent[:2]),)",
        "Of three things that are spent at once one is not heard."),
    Plant("one tile to the vicar", "noblemen.card.favour-of-the-vicar", "moves/sentences.py",
        "*(Return(tile) for tile in self._tiles())),)",
        "*(Return(tile) for tile in self._tiles()[:1])),)",
        "Of tiles said with the vicar's favour the first alone is returned."),
    Plant("names by prefix", "noblemen.knight.target", "kernel/hearing.py",
        "return sorted(range(len(players)), key=lambda seat: -len(players[seat]))",
        "return sorted(range(len(players)), key=lambda seat: len(players[seat]))",
        "A player whose name begins another's is meant by both."),
    Plant("names in exact case", "noblemen.knight.moved", "kernel/hearing.py",
        "text[at:end].casefold() == players[seat].casefold()",
        "text[at:end] == players[seat]",
        "Within a move a player is known by the very letters of the name only."),
)  # fmt: skip
