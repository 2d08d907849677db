"""What people read, by language and game. Codes and JSON are the same in every language.

This is the one place that turns a code into words. `LANGUAGE/common.py` holds the words of all games,
`LANGUAGE/reading.py` what cannot be read, `LANGUAGE/logs.py` what is wrong with a log, `LANGUAGE/commands.py` and the
others named after what they are about what commands say. `GAME/` holds all of a game's own words: `LANGUAGE.py` what
each of its codes says, and `TOPIC/LANGUAGE.py` what further commands say. Where a language lacks a game's words, the
English ones stand in.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Final, cast

from courtroll.verifier.kernel.room import BUILT_IN, brought

LANGUAGES: Final = ("en", "de", "it")


def title(language: str, game: str, otherwise: str = "") -> str:
    """What a game is called."""
    return next((module.TITLE for module in reversed(_modules(language, game))), otherwise or game)


def moments(language: str, game: str) -> Mapping[str, str]:
    """What a game's moments are called."""
    return _game_words(language, game, "MOMENTS")


def deciders(language: str, game: str) -> Mapping[str, str]:
    """What decides who wins."""
    return _game_words(language, game, "DECIDERS")


def messages(language: str, game: str) -> Mapping[str, str]:
    """A sentence for each code of a game that speaks against a decision or a table.

    `{where}`, `{found}` and `{limit}` are filled in.
    """
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


def reading(language: str, game: str = "") -> Mapping[str, str]:
    """A sentence for each way in which a file cannot be read, and for each warning; a game has further ones."""
    module = import_module(f"courtroll.calculator.lang.{language}.reading")
    return {**module.SENTENCES, **(_game_words(language, game, "PROBLEMS") if game else {})}


def phrases(language: str, game: str = "") -> Mapping[str, str]:
    """What may stand somewhere in a file, where that is no word of the file; a game has further ones."""
    module = import_module(f"courtroll.calculator.lang.{language}.reading")
    return {**module.PHRASES, **(_game_words(language, game, "PHRASES") if game else {})}


def meanings(language: str, game: str) -> Mapping[str, str]:
    """What the keys of a game's position file mean, by their path; of English nothing, which stands with each key."""
    return about(language, game, "keys")


def about(language: str, game: str, topic: str) -> Mapping[str, str]:
    """A game's own words about something that not every answer says."""
    try:
        return cast(Mapping[str, str], import_module(f"{_folder(game)}.{topic}.{language}").WORDS)
    except ModuleNotFoundError:
        return {}


def troubles(language: str) -> Mapping[str, str]:
    """Why a file is no document at all."""
    return cast(Mapping[str, str], import_module(f"courtroll.calculator.lang.{language}.reading").TROUBLES)


@cache
def _game_words(language: str, game: str, kind: str) -> Mapping[str, str]:
    return {key: said for module in _modules(language, game) for key, said in getattr(module, kind, {}).items()}


@cache
def _modules(language: str, game: str) -> tuple[Any, ...]:
    """A game's words: first the English ones, then what the language says instead."""
    found = []
    for tongue in dict.fromkeys(("en", language)):
        try:
            found.append(import_module(f"{_folder(game)}.{tongue}"))
        except ModuleNotFoundError:  # a game from another package
            continue
    return tuple(found)


def _folder(game: str) -> str:
    """The package of a game's words; one from another package names it as an entry point in `courtroll.words`."""
    named = None if game in BUILT_IN else brought("words", game)
    return named.__name__ if isinstance(named, ModuleType) else f"{__name__}.{game.replace('-', '_')}"
