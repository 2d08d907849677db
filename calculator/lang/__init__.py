"""What people read, by language and game. Codes and JSON are the same in every language.

`LANGUAGE/common.py` holds the words of all games, `LANGUAGE/reading.py` what cannot be read, `LANGUAGE/commands.py`
and the others named after what they are about what commands say. `GAME/LANGUAGE.py` holds a message per code and a
name per line. Where a language lacks a game's words, the English ones stand in.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Final, cast

LANGUAGES: Final = ("en", "de", "it")


def messages(language: str, game: str) -> Mapping[str, str]:
    """A sentence for each code of a game. `{where}`, `{found}` and `{limit}` are filled in."""
    return _game_words(language, game, "MESSAGES")


def names(language: str, game: str) -> Mapping[str, str]:
    """What score lines, gains, facts and tiles are called."""
    return _game_words(language, game, "NAMES")


def places(language: str, game: str) -> Mapping[str, str]:
    """What named places are called within sentences, where not as in the position file."""
    return _game_words(language, game, "PLACES")


def words(language: str, about: str = "common") -> Mapping[str, str]:
    """The words of all games: headings, verdicts, sentences around an answer; or those about something else."""
    return cast(Mapping[str, str], import_module(f"courtroll.calculator.lang.{language}.{about}").WORDS)


def reading(language: str) -> Mapping[str, str]:
    """A sentence for each way in which a file cannot be read, and for each warning."""
    return cast(Mapping[str, str], import_module(f"courtroll.calculator.lang.{language}.reading").SENTENCES)


def phrases(language: str, about: str = "reading") -> Mapping[str, str]:
    """What to say for the phrases that others hand over in English: readers and parsers, or what else is named."""
    return cast(Mapping[str, str], import_module(f"courtroll.calculator.lang.{language}.{about}").PHRASES)


@cache
def _game_words(language: str, game: str, kind: str) -> Mapping[str, str]:
    out: dict[str, str] = {}
    for tongue in dict.fromkeys(("en", language)):
        name = f"courtroll.calculator.lang.{game.replace('-', '_')}.{tongue}"
        try:
            out |= getattr(import_module(name), kind, {})
        except ModuleNotFoundError:  # not every game is told in every language
            continue
    return out
