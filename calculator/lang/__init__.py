"""What people read, by language and game. Codes and JSON are the same in every language.

`LANGUAGE/common.py` holds the words of all games, `LANGUAGE/reading.py` what cannot be read, `LANGUAGE/commands.py`
and the others named after what they are about what commands say. `GAME/LANGUAGE.py` holds a message per code and a
name per line, and the game's title where it is another than in English. A game from another package names such a
package of its own by an entry point in the group `courtroll.words`. Where a language lacks a game's words, the English
ones stand in.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Final, cast

from courtroll.verifier.kernel.room import BUILT_IN, brought, folder, room

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


def title(language: str, game: str) -> str:
    """What a language calls a game."""
    own = [module.TITLE for module in _modules(language, game) if hasattr(module, "TITLE")]
    return str(own[-1]) if own else room(game).title


@cache
def _game_words(language: str, game: str, kind: str) -> Mapping[str, str]:
    out: dict[str, str] = {}
    for module in _modules(language, game):
        out |= getattr(module, kind, {})
    return out


@cache
def _modules(language: str, game: str) -> tuple[ModuleType, ...]:
    """The English words of a game and then those of a language, as far as there are any."""
    package = f"courtroll.calculator.lang.{folder(game)}"
    if game not in BUILT_IN:
        words = brought("words", game, ModuleType)
        if words is None:
            return ()
        package = words.__name__
    out = []
    for tongue in dict.fromkeys(("en", language)):
        try:
            out.append(import_module(f"{package}.{tongue}"))
        except ModuleNotFoundError as missing:  # not every game is told in every language
            if missing.name != f"{package}.{tongue}":
                raise
    return tuple(out)
