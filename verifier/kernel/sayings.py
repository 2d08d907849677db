"""What else a person may say: a game's grammar, by which longer sentences mean the same as plain ones.

A plain sentence is how a decision is said; that it is heard as that decision is held elsewhere. So a grammar needs to
name no decision: it says which plain sentences a longer one stands for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import Final, NamedTuple

Same = tuple[str, ...]
"""What may be said, and the ways in which it may be meant, the likeliest first: plain sentences, parted by "; ".

A piece stands in braces, by its kind and a number that tells alike kinds apart: {tile} {tile2}. Where nothing is meant
otherwise, a plain sentence stands alone. {any colour} in what is meant is each piece that a word may stand for.
"""
OTHER: Final = "other"
"""The kind of the names of other players."""


class Sayings(NamedTuple):
    """A game's grammar, by the words that a table knows."""

    same: Sequence[Same]
    words: Mapping[str, Mapping[str, Sequence[str]]]
    """By kind, each piece as it is plainly said, with what else it is called."""
    any: Mapping[str, Mapping[str, Sequence[str]]] = {}
    """By kind, what a word may stand for where pieces are left unnamed."""


def one_after_another(said: str, *plain: str) -> Same:
    """A sentence that stands for several, in their order."""
    return (said, "; ".join(plain))


def in_any_order(said: str, *plain: str) -> Same:
    """A sentence that stands for several, in whatever order."""
    return (said, *("; ".join(order) for order in permutations(plain)))


def verbs_of(same: Sequence[Same]) -> Iterator[str]:
    """The verbs that a grammar has sentences of."""
    yield from dict.fromkeys(said.split()[0] for said, *_ in same)


def also_called(words: Sequence[str], others: Mapping[str, str]) -> Mapping[str, Sequence[str]]:
    """Words with what else they are called, out of a table that has the word of each other name."""
    return {word: [name for name, own in others.items() if own == word] for word in words}
