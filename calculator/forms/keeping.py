"""Answers of a talk that was broken off, kept beside the file it would have made until it is gone on with."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path as File
from typing import Final

from courtroll.calculator.forms.talk import LONGEST, Talk

MOST: Final = 5_000
"""So many kept answers are taken up: no table asks for more."""


@dataclass(slots=True)
class Kept:
    """The answers about a table of a game; `before` further ones led to that game."""

    game: str = ""
    before: int = 0

    @property
    def file(self) -> File:
        return File(f"courtroll-{self.game}.answers.json")

    def keep(self, talk: Talk) -> int:
        """Writes down what was answered, and says how much that is."""
        answers = talk.answers[self.before :] if self.game else []
        if not answers:
            return 0
        try:
            self.file.write_text(json.dumps(answers, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")
        except OSError:
            return 0
        return len(answers)

    def found(self) -> list[str]:
        """What was answered before; nothing if that cannot be made out."""
        try:
            answers = json.loads(self.file.read_bytes())
        except (OSError, ValueError, RecursionError):
            return []
        if not isinstance(answers, list) or len(answers) > MOST:
            return []
        return answers if all(map(_is_typed, answers)) else []

    def drop(self) -> None:
        self.file.unlink(missing_ok=True)


def _is_typed(answer: object) -> bool:
    """Whether a person can have given this answer."""
    return isinstance(answer, str) and len(answer) <= LONGEST and answer.replace("\t", " ").isprintable()
