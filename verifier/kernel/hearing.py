"""What is said in a sentence, and what is said of one that nobody understands."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from re import Pattern
from typing import ClassVar, Final, Generic, NamedTuple, Self, TypeVar
from unicodedata import combining, normalize

from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.reading import one_form

M = TypeVar("M")
T = TypeVar("T")
V = TypeVar("V")

MOST_WORDS: Final = 5
"""Of one name."""
Token = str | int
"""A word or a sign; the name of a player within a move is that player's seat."""


class Misheard(Code):
    """Why a sentence of any game is not understood; for its own pieces each game has codes of its own."""

    NO_NUMBER = "no-number"
    NO_PLAYER = "no-player"
    NO_VERB = "no-verb"
    TOO_MANY_WORDS = "too-many-words"


class Sentence(NamedTuple, Generic[M]):
    """What one player says: several moves, each with the ways in which it may be taken apart; they differ in order, or
    in what was left unsaid.
    """

    seat: int
    moves: tuple[tuple[tuple[M, ...], ...], ...]

    @property
    def decisions(self) -> tuple[M, ...]:
        """Everything said, each move taken apart in the first way."""
        return tuple(decision for orders in self.moves for decision in orders[0])


class Unheard(ValueError):
    """A sentence that cannot be read: what was found, and what would have been right there."""

    def __init__(self, code: Code, found: str, wanted: Sequence[str]) -> None:
        super().__init__(code, found, tuple(wanted))
        self.code = code
        self.found = found
        self.wanted = tuple(wanted)


def addressed(text: str, players: Sequence[str]) -> tuple[int, str]:
    """Whose sentence it is, and what follows the name and the colon. The longest name that fits, as it is written
    before in other letters.
    """
    stripped = one_form(text).strip()
    for exact in (True, False):
        for seat in _longest_first(players):
            name, head = players[seat], stripped[: len(players[seat])]
            rest = stripped[len(name) :].lstrip()
            if (head == name if exact else head.casefold() == name.casefold()) and rest.startswith(":"):
                return seat, rest[1:]
    raise Unheard(Misheard.NO_PLAYER, stripped.split(":")[0] if ":" in stripped else stripped, players)


def _longest_first(players: Sequence[str]) -> Sequence[int]:
    return sorted(range(len(players)), key=lambda seat: -len(players[seat]))


def with_seats(
    words: Pattern[str], text: str, players: Sequence[str], owners: Collection[str], spelt: Callable[[str], str]
) -> Iterator[Token]:
    """The words and signs of a text; the name of a player right behind one of the `owners` becomes the seat."""
    at, before = 0, ""
    while at < len(text.rstrip()):
        named = _name_at(text, at, players) if before in owners else None
        if named is not None:
            seat, at = named
            before = ""
            yield seat
            continue
        match = words.match(text, at)
        assert match is not None
        before, at = spelt(match[1]), match.end()
        yield before


def _name_at(text: str, at: int, players: Sequence[str]) -> tuple[int, int] | None:
    """A player's name with another word behind it, but no number: neither `knight 2` nor a `knight` that ends a move is
    a player called Knight.
    """
    at += len(text[at:]) - len(text[at:].lstrip())
    for seat in _longest_first(players):
        end = at + len(players[seat])
        is_named = text[at:end].casefold() == players[seat].casefold() and text[end : end + 1].isspace()
        follows = text[end:].lstrip()[:1]
        if is_named and follows and follows not in ";,0123456789":
            return seat, end
    return None


def parted(tokens: Iterator[T] | Sequence[T], sign: T) -> list[list[T]]:
    """What stands between the signs."""
    parts: list[list[T]] = [[]]
    for token in tokens:
        if token == sign:
            parts.append([])
        else:
            parts[-1].append(token)
    return parts


def plain(word: str) -> str:
    """A name without what a keyboard may lack: capitals and accents, and an umlaut as two letters."""
    word = word.lower()
    if word.isascii():
        return word
    for umlaut, letters in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss"), ("’", "'")):
        word = normalize("NFC", word).replace(umlaut, letters)
    return "".join(sign for sign in normalize("NFD", word) if not combining(sign))


def by_any_name(names: Mapping[str, str]) -> Mapping[str, str]:
    """For each name of a piece, plain, the game's own word. A game's words stand before their names in other languages,
    which are parted by blanks; words of one name are joined by hyphens.
    """
    return {plain(name): word for word, others in names.items() for name in others.split()}


class Clause:
    """The words of one move, read from left to right. A game reads its own pieces, and has a method for each verb."""

    others: ClassVar[Mapping[str, str]] = {}
    """The game's own word for each name that its pieces have in other languages."""

    def __init__(self, tokens: Sequence[Token], players: Sequence[str]) -> None:
        self.tokens = tokens
        self.players = players
        self.at = 0

    def read(self, readers: Mapping[str, Callable[[Self], V]]) -> V:
        """What is said, by the verb; every word is read."""
        said = self._one_of(Misheard.NO_VERB, readers)(self)
        if self._more():
            raise Unheard(Misheard.TOO_MANY_WORDS, " ".join(map(self._text, self.tokens[self.at :])), ())
        return said

    def _text(self, token: Token | None) -> str:
        return self.players[token] if isinstance(token, int) else token or ""

    def _more(self) -> bool:
        return self.at < len(self.tokens)

    def _peek(self) -> Token | None:
        return self.tokens[self.at] if self._more() else None

    def _is(self, words: Collection[str]) -> bool:
        """Whether the next word is one of these."""
        token = self._peek()
        return isinstance(token, str) and self._own(token) in words

    def _own(self, word: str) -> str:
        """The game's own word for one that may be of another language."""
        return self.others.get(plain(word), word.lower())

    def _skip(self, word: str) -> bool:
        if not self._is((word,)):
            return False
        self.at += 1
        return True

    def _word(self, code: Code, wanted: Sequence[str]) -> str:
        token = self._peek()
        if not isinstance(token, str) or token == ",":
            raise Unheard(code, self._text(token), wanted)
        self.at += 1
        return token

    def _one_of(self, code: Code, known: Mapping[str, V]) -> V:
        first = self._word(code, tuple(known))
        more = [self._text(token) for token in self.tokens[self.at : self.at + MOST_WORDS - 1]]
        for n in range(len(more), -1, -1):
            word = self._own("-".join((first, *more[:n])))
            if word in known:
                self.at += n
                return known[word]
        raise Unheard(code, first, (*known, *self._near(first, known)))

    def _near(self, word: str, known: Collection[str]) -> Sequence[str]:
        """A name in another language that was perhaps meant."""
        from difflib import get_close_matches  # only an error needs it

        return get_close_matches(plain(word), [name for name, own in self.others.items() if own in known], 1, 0.75)

    def _if_any(self, known: Mapping[str, V]) -> V | None:
        """The next word, if it is one of these."""
        return known[self._own(self._word(Misheard.NO_VERB, ()))] if self._is(known) else None

    def _is_number(self) -> bool:
        token = self._peek()
        return isinstance(token, str) and token.isdigit()

    def _number(self, wanted: Sequence[str], least: int = 0, most: int = 9999) -> int:
        """A number of no more digits than the greatest one."""
        word = self._word(Misheard.NO_NUMBER, wanted)
        if not (word.isascii() and word.isdigit() and len(word) <= len(str(most)) and least <= int(word) <= most):
            raise Unheard(Misheard.NO_NUMBER, word, wanted)
        return int(word)

    def _listed(self, one: Callable[[], V]) -> list[V]:
        """One thing or more, parted by commas."""
        out = [one()]
        while self._skip(","):
            out.append(one())
        return out
