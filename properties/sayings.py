"""What a person says of several decisions at once, in whatever words, is heard as what it means.

Sentences are made from the grammar that the room declares; nothing here knows a game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from courtroll.verifier.kernel.hearing import Unheard
from courtroll.verifier.kernel.replay import LogError
from courtroll.verifier.kernel.sayings import OTHER, Same, Sayings

LONGEST: Final = 3
"""Of so many moves at most."""
_PIECE: Final = re.compile(r"\{(any )?([a-z]+)([0-9]*)\}")
Orders = Sequence[Sequence[Any]]
"""The ways in which one move is heard."""
Hear = Callable[[str], Sequence[Orders]]
Say = Callable[[Any], str]


class Said(NamedTuple):
    """A sentence without its speaker, in whatever words; the same in the game's own; and what each of its moves may
    mean, in plain sentences.
    """

    text: str
    own: str
    meant: Sequence[Sequence[str]]


def some_sentence(sayings: Sayings, others: Sequence[str], source: Random) -> Said:
    """A sentence of some moves."""
    # What an ability still could do, a "done" behind it ends: it stands alone.
    known = [same for same in sayings.same if same[0] != "done"]
    clauses = [_clause(sayings, others, source.choice(known), source) for _ in range(source.randint(1, LONGEST))]
    sign = source.choice((";", "; ", " ; ", ";  "))
    own = "; ".join(clause.own for clause in clauses)
    return Said(sign.join(clause.text for clause in clauses), own, [clause.meant[0] for clause in clauses])


def _clause(sayings: Sayings, others: Sequence[str], same: Same, source: Random) -> Said:
    said, *meant = same
    words: Mapping[str, Sequence[str]] = {**{kind: tuple(each) for kind, each in sayings.words.items()}, OTHER: others}
    pieces = {(kind, number): source.choice(words[kind]) for _, kind, number in _PIECE.findall(said)}

    def called(match: re.Match[str]) -> str:
        plain = pieces[match[2], match[3]]
        also = sayings.words.get(match[2], {}).get(plain, ())
        return source.choice((plain, *also)) if also and source.randrange(3) else plain

    def plainly(template: str) -> str:
        return _PIECE.sub(lambda match: pieces[match[2], match[3]], template)

    ways = [plainly(one) for each in meant or [said] for one in _any_of(sayings, each, pieces)]
    wide = said.replace(" ", "  ").replace(",", " ,") if source.randrange(4) == 0 else said
    return Said(other_letters(_PIECE.sub(called, wide), source), plainly(said), [ways])


def _any_of(sayings: Sayings, template: str, pieces: Mapping[tuple[str, str], str]) -> Iterator[str]:
    """A template once for each piece that a word may stand for."""
    left = next((match for match in _PIECE.finditer(template) if match[1]), None)
    if left is None:
        yield template
        return
    for piece in sayings.any[left[2]][pieces[left[2], left[3]]]:
        yield template.replace(left[0], piece)


def other_letters(text: str, source: Random) -> str:
    """The same with some letters, or all, great that were small."""
    turned = source.choice((0, 0, 1, 2))
    return "".join(_turned(letter) if turned and not source.randrange(turned) else letter for letter in text)


def _turned(letter: str) -> str:
    """A small letter for a great one; not where that would be more letters or others."""
    turned = letter.swapcase()
    return turned if len(turned) == 1 and turned.swapcase() == letter and letter != "ı" else letter


def unlike(said: Said, who: str, hear: Hear, say: Say) -> Iterator[str]:
    """Where a sentence is heard otherwise than it means. What is meant is said plainly, each decision by itself, and no
    word of that is lost when the decision is said again.
    """
    text = f"{who}:{said.text}"
    try:
        moves = hear(text)
        wanted = [[_plainly(way, who, hear) for way in ways] for ways in said.meant]
    except (LogError, Unheard) as error:
        yield f"{text!r} is not understood: {error.code}"
        return
    if len(moves) != len(wanted):
        yield f"{text!r} is heard as {len(moves)} moves, and says {len(wanted)}"
        return
    for orders, ways, meant in zip(moves, wanted, said.meant, strict=True):
        heard = [tuple(order) for order in orders]
        if None in ways:
            yield f"{meant!r} is not heard as plain decisions"
        elif set(heard) != set(ways) or len(set(heard)) != len(heard) - _doubles(ways) or heard[0] != ways[0]:
            yield f"{text!r} is heard as {heard[:3]!r}, and means {meant[:3]!r}"
        elif lost := _words(meant[0]).difference(*(_words(say(each)) for each in heard[0])):
            yield f"{meant[0]!r} is heard without {sorted(lost)}"


def _words(text: str) -> set[str]:
    return set(re.split("[ ,;]+", text))


def _doubles(ways: Sequence[object]) -> int:
    """So many ways are the same, because the same piece was said twice."""
    return len(ways) - len(set(ways))


def _plainly(way: str, who: str, hear: Hear) -> tuple[Any, ...] | None:
    """What plain sentences mean: where one leaves something open, the likeliest."""
    out: list[Any] = []
    for text in way.split("; "):
        moves = hear(f"{who}: {text}")
        if len(moves) != 1 or len(moves[0][0]) != 1:
            return None
        out += moves[0][0]
    return tuple(out)
