"""The page's call about a sentence that is being said: whether it is understood so far, and which words may come next.

Nothing here knows what can be said: each word that may be next is tried, and those are right behind which something
else is the first that is not understood.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from courtroll.calculator.answers.ends import OK, UNREADABLE
from courtroll.calculator.answers.questions import refused
from courtroll.calculator.answers.tables import unreadable
from courtroll.calculator.arbiter import questions
from courtroll.calculator.lang import about, places
from courtroll.calculator.page.requests import Request
from courtroll.calculator.page.tables import described, told
from courtroll.calculator.render.objects import Object
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.hearing import Sentence, Unheard
from courtroll.verifier.kernel.room import AnyPlayableRoom, Described, PlayableRoom
from courtroll.verifier.kernel.settling.questions import Questions

NO_WORD: Final = "…"
"""What no sentence goes on with."""
SIGNS: Final = (",", "->", ";")
_WORD: Final = re.compile(r"(?<![\w-])[a-z][a-z-]+(?![\w-])")


def hear(request: Request) -> Object:
    question = request.text("question")
    loaded, speaker = described(request)
    if speaker is None:
        return told(request, unreadable(loaded), UNREADABLE)
    refusal = refused(speaker)
    if refusal is not None:
        return told(request, refusal, UNREADABLE)
    room = speaker.room
    assert isinstance(room, PlayableRoom)
    asked = questions(room)
    assert asked is not None
    ear = _Ear(asked, room, asked.naming(speaker.described, question), question)
    here = {word.casefold() for word in re.findall(r"[\w-]+", str(loaded.document))}
    called = {**places(request.language, room.name), **about(request.language, room.name, "choices")}
    found: dict[str, str] = {}
    for word in ear.next():
        found.setdefault(word.casefold(), word)
    # A letter that stands for a word is not offered beside the word.
    shown = [word for word in found.values() if len(word) > 1 or not word.isalpha()]
    shown.sort(key=lambda word: word.casefold() not in here)
    return {
        "status": OK,
        "understood": ear.understood(),
        "next": [{"word": word, "title": called.get(word, word)} for word in shown],
        "number": ear.goes_on("1"),
        "cell": ear.goes_on("A1"),
    }


@dataclass(frozen=True, slots=True)
class _Ear:
    """Hears a sentence that may not be whole yet."""

    asked: Questions[Any, Any, Any]
    room: AnyPlayableRoom
    table: Described
    said: str

    def understood(self) -> str | None:
        """The sentence in full words, if it is one."""
        found = self._heard("")
        if isinstance(found, Unheard):
            return None
        return f"{self.table.players[found.seat]}: {self.asked.understood(self.table, found)}"

    def next(self) -> Iterator[str]:
        """The words and signs that may come now."""
        found = self._heard(NO_WORD)
        wanted = found.wanted if isinstance(found, Unheard) and found.found == NO_WORD else ()
        named = [word for word in wanted if not isinstance(word, Code)]
        tried = (*named, *self._in_examples(), *self.table.players, *SIGNS)
        yield from (word for word in tried if self.goes_on(f"{word}:" if not self.said.strip() else word))

    def _in_examples(self) -> Iterable[str]:
        """The words with which the examples of this verb go on."""
        verb = self.said.rpartition(";")[2].rpartition(":")[2].split()[:1]
        lines = [line.partition(": ")[2] for line in self.room.grammar()]
        return dict.fromkeys(word for line in lines if line.split()[:1] == verb for word in _WORD.findall(line))

    def goes_on(self, word: str) -> bool:
        """Whether this word fits: what stands behind it is then the first that does not."""
        found = self._heard(f"{word} {NO_WORD}")
        return not isinstance(found, Unheard) or found.found == NO_WORD

    def _heard(self, more: str) -> Sentence[Any] | Unheard:
        try:
            return self.asked.hear(self.table, f"{self.said} {more}".strip())
        except Unheard as why:
            return why
