"""What people read, by language and game. Codes and JSON are the same in every language.

This is the one place that turns a code into words. `LANGUAGE/common.py` holds the words of all games,
`LANGUAGE/reading.py` what cannot be read, `LANGUAGE/logs.py` what is wrong with a log, `LANGUAGE/commands.py` and the
others named after what they are about what commands say. `GAME/` holds all of a game's own words: `LANGUAGE.py` its
title and what each of its codes says, and `TOPIC/LANGUAGE.py` what further commands say. A game from another package
names such a package of its own by an entry point in the group `courtroll.words`. Where a language lacks a game's
words, the English ones stand in.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Final, cast

from courtroll.verifier.kernel.room import BUILT_IN, brought, folder, room

LANGUAGES: Final = ("en", "de", "it")


class Several:
    """A number, with its noun where a sentence asks for one: `{n:move|moves}` says "1 move", and "2 moves"."""

    def __init__(self, n: object) -> None:
        self.n = n

    def __format__(self, forms: str) -> str:
        one, _, many = forms.partition("|")
        return f"{self.n} {one if self.n == 1 else many}" if forms else f"{self.n}"


def moments(language: str, game: str) -> Mapping[str, str]:
    """What a game's moments are called."""
    return _game_words(language, game, "MOMENTS")


def deciders(language: str, game: str) -> Mapping[str, str]:
    """What decides who wins."""
    return _game_words(language, game, "DECIDERS")


def messages(language: str, game: str) -> Mapping[str, str]:
    """A sentence for each code of a game that speaks against a decision or a table.

    `{where}`, `{found}` and `{limit}` are filled in; a number can have its noun with it (`Several`).
    """
    return _game_words(language, game, "MESSAGES")


def refusals(language: str, game: str) -> Mapping[str, str]:
    """The same for what speaks against a decision: a code may say one thing of a decision and another of a table."""
    return {**messages(language, game), **_game_words(language, game, "REFUSALS")}


def names(language: str, game: str) -> Mapping[str, str]:
    """What score lines, gains, facts and tiles are called."""
    return _game_words(language, game, "NAMES")


def changes(language: str, game: str) -> Mapping[str, str]:
    """What is said of a change of a table after which a move would be legal; `{where}` and `{thing}` are filled in."""
    return _game_words(language, game, "CHANGES")


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


def labels(language: str, game: str) -> Mapping[str, str]:
    """What keys of a game's position file are called in forms, by their path; not all of them are called anything."""
    return {**words(language, "labels"), **about(language, game, "labels")}


def about(language: str, game: str, topic: str) -> Mapping[str, str]:
    """A game's own words about something that not every answer says."""
    return {key: said for module in _said_in(language, game, topic) for key, said in module.WORDS.items()}


def troubles(language: str) -> Mapping[str, str]:
    """Why a file is no document at all."""
    return cast(Mapping[str, str], import_module(f"courtroll.calculator.lang.{language}.reading").TROUBLES)


def title(language: str, game: str) -> str:
    """What a language calls a game."""
    own = [module.TITLE for module in _modules(language, game) if hasattr(module, "TITLE")]
    return str(own[-1]) if own else room(game).title


@cache
def _game_words(language: str, game: str, kind: str) -> Mapping[str, str]:
    return {key: said for module in _modules(language, game) for key, said in getattr(module, kind, {}).items()}


@cache
def _modules(language: str, game: str) -> tuple[ModuleType, ...]:
    """A game's words: first the English ones, then what the language says instead."""
    return tuple(_said_in(language, game))


def _said_in(language: str, game: str, *topic: str) -> Iterator[ModuleType]:
    """A game's modules of words: the English one, then that of the language, as far as they are there."""
    package = ".".join((_package(game), *topic))
    for tongue in dict.fromkeys(("en", language)) if _package(game) else ():
        try:
            yield import_module(f"{package}.{tongue}")
        except ModuleNotFoundError as missing:  # not every game is told in every language, or of everything
            if missing.name is None or not f"{package}.{tongue}".startswith(missing.name):
                raise


def _package(game: str) -> str:
    """Where a game's words are; nowhere if another package brings the game without any."""
    if game in BUILT_IN:
        return f"{__name__}.{folder(game)}"
    brought_words = brought("words", game, ModuleType)
    return "" if brought_words is None else brought_words.__name__
