"""What an answer on a terminal means: one of several words, yes or no, or a value as a file would hold it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass

from courtroll.calculator.forms.talk import Refused
from courtroll.calculator.intake import wording
from courtroll.verifier.kernel.reading import Shape


@dataclass(frozen=True, slots=True)
class Answers:
    """Understands answers in a language, and says in it why one cannot be right."""

    said: Mapping[str, str]
    language: str

    def one_of(self, answer: str, words: tuple[str, ...]) -> str:
        word = _as_word(answer)
        if word in words:
            return word
        near = wording.suggestion(answer, words, self.language)
        raise Refused(self.said["none-of-them"].format(found=wording.plain(answer), suggestion=near))

    def there(self, answer: str) -> bool | str:
        """Whether there is such a thing, or that nobody knows of it."""
        return answer if answer == "?" else self.yes(answer)

    def yes(self, answer: str) -> bool:
        word = answer.casefold()
        if word in self.said["yes"].split():
            return True
        if not word or word in self.said["no"].split():
            return False
        raise Refused(self.said["yes-or-no"])

    def stays(self, answer: str) -> None:
        """A yes, and nothing else."""
        if answer.casefold() not in self.said["yes"].split():
            raise Refused(self.said["yes-or-back"])

    def value_of(self, answer: str, shape: Shape) -> object:
        """An answer as a file would hold it. What does not fit the shape is left for the reader to refuse."""
        if answer[0] in "\"'[{":
            try:
                return tomllib.loads(f"answer = {answer}")["answer"]
            except (ValueError, RecursionError):
                raise Refused(self.said["not-closed"]) from None
        if answer == "?":
            return answer
        if shape.number and re.fullmatch(r"[+-]?[0-9]{1,9}", answer):
            return int(answer)
        true, false = [*self.said["yes"].split(), "true"], [*self.said["no"].split(), "false"]
        if shape.truth and answer.casefold() in (*true, *false):
            return answer.casefold() in true
        if shape.items is not None:
            items = shape.items
            return [self.value_of(part, items) for part in _parts(answer, in_words=not items.text)]
        if shape.values is not None:
            return dict(self._pair(part, shape) for part in _parts(answer, in_words=False))
        return _as_word(answer) if _as_word(answer) in shape.words else answer

    def _pair(self, part: str, shape: Shape) -> tuple[str, object]:
        """A name with its value, as in "Red 3" or "title 0 0 1". A name that nobody fixed may have blanks in it."""
        words = part.replace("=", " ").split()
        cut = 1 if shape.keys is not None else len(words) - 1
        name, value = " ".join(words[:cut]), " ".join(words[cut:])
        if not name or not value or shape.values is None:
            raise Refused(self.said["no-pair"].format(found=wording.plain(part)))
        return name, self.value_of(value, shape.values)


def _as_word(answer: str) -> str:
    return answer.casefold().replace(" ", "-")


def _parts(answer: str, *, in_words: bool) -> list[str]:
    """Things parted by commas; where no thing has blanks in it, by blanks too."""
    parts = [part.strip() for part in answer.split(",")]
    if in_words and len(parts) == 1:
        parts = answer.split()
    return [part for part in parts if part]
