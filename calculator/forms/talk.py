"""Questions and answers on a terminal, of which the last one can always be taken back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeVar

from courtroll.calculator.lang import words
from courtroll.calculator.lang.signs import fold

T = TypeVar("T")
COLUMNS: Final = 80
LONGEST: Final = 2_000
"""So many signs of an answer are taken."""


class Refused(Exception):
    """An answer that cannot be right."""


class Back(Exception):
    """The answer before is to be corrected."""


@dataclass(slots=True)
class Talk:
    """Questions and answers; those already answered are not asked again."""

    hear: Callable[[], str]
    """The next line of input. Raises `EOFError` at its end."""
    say: Callable[[str, bool], None]
    """Says something, and whether the line ends there."""
    said: Mapping[str, str] = field(default_factory=lambda: words("en", "keys"))
    """The words of a language."""
    answers: list[str] = field(default_factory=list)
    at: int = 0
    explained: set[str] = field(default_factory=set)

    def tell(self, text: str, margin: str = "") -> None:
        """Says something in lines that a terminal holds."""
        lines = [line for each in text.split("\n") for line in fold(each, COLUMNS, margin, margin)]
        self.say("\n".join(lines), True)

    def again(self) -> None:
        """From the beginning, without the last answer."""
        if not self.answers:
            self.tell(self.said["nothing-before"], "  ")
        del self.answers[-1:]
        self.at = 0

    def ask(self, question: str, accept: Callable[[str], T], about: str = "") -> T:
        """The next answer, once it can be accepted. What a question is `about` is told the first time."""
        if self.at < len(self.answers):
            try:
                found = accept(self.answers[self.at])
            except Refused:
                del self.answers[self.at :]  # it was given before, to other questions
            else:
                self.at += 1
                self.explained.add(about)
                return found
        if about and about not in self.explained:
            self.explained.add(about)
            self.tell(f"\n{about}")
        while True:
            self.say(f"{question}: ", False)
            try:
                answer = self.hear().strip()
                if answer in self.said["back"].split():
                    raise Back
                if len(answer) > LONGEST or any("\ud800" <= sign <= "\udfff" for sign in answer):
                    raise Refused(self.said["too-long"])
                found = accept(answer)
            except UnicodeDecodeError:
                self.tell(self.said["no-text"], "  ")
            except Refused as why:
                self.tell(str(why), "  ")
            else:
                self.answers.append(answer)
                self.at += 1
                return found
