"""Position files: from a path to the room's description of the table, or to all errors at once."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from courtroll.calculator.intake import source, wording
from courtroll.calculator.intake.source import Source, Syntax, Unreadable
from courtroll.calculator.intake.trouble import MOST, Trouble, TroubleCode
from courtroll.verifier.kernel.reading import UNKNOWN, Path, Phrase, Problem, ProblemCode, as_text, nearest
from courtroll.verifier.kernel.room import BUILT_IN, Described, game_names, room

_IN_MAP: Final = {"ragged-map": 1, "unknown-letter": 2}
"""How much of a path lies within a map: its row, or row and column."""
ENOUGH: Final = 100
"""So many errors are told; the others are counted."""
_HEADER: Final = r"(?m)^[ \t]*(\[\[?[^\]\n]+\]\]?)"


# Named tuples, because a command that answers one table would wait longer for the making of dataclasses.


class InputError(NamedTuple):
    """One thing that cannot be read, or a warning, and where it stands."""

    line: int | None
    path: str
    message: str
    language: str = "en"

    def __str__(self) -> str:
        return wording.located(self.line, self.path, self.message, self.language)


class Loaded(NamedTuple):
    """What a file says. Without errors there is a description."""

    name: str
    game: str
    described: Described | None
    errors: tuple[InputError, ...] = ()
    warnings: tuple[InputError, ...] = ()
    document: Mapping[str, object] = MappingProxyType({})
    """What was described: the file parsed, by the edition that was asked for."""


def load(name: str, text: str | None = None, edition: str | None = None, language: str = "en") -> Loaded:
    """Reads a position by its path, or from standard input for "-".

    `text` stands for what the file holds, `edition` for the edition it names.
    """
    try:
        fetched = source.fetch(name, text)
        document = source.parse(fetched)
    except Unreadable as why:
        return Loaded(name, "", None, unreadable(why, language))
    return _loaded(fetched, document, edition, language)


def unreadable(why: Unreadable, language: str) -> tuple[InputError, ...]:
    """Everything that keeps a file from being taken apart."""
    told = [InputError(line, "", wording.trouble(trouble, language), language) for trouble, line in why.every[:ENOUGH]]
    return (*told, *_further(len(why.every), language, counted=len(why.every) < MOST))


def _further(n: int, language: str, *, counted: bool = True) -> Iterator[InputError]:
    """How many errors are not told."""
    if n > ENOUGH:
        trouble = Trouble(TroubleCode.FURTHER, f"{n - ENOUGH}{'' if counted else '+'}")
        yield InputError(None, "", wording.trouble(trouble, language), language)


def load_document(document: Mapping[str, object], edition: str | None = None, language: str = "en") -> Loaded:
    """Reads a position that is parsed already."""
    return _loaded(Source("", "", Syntax.JSON), document, edition, language)


def _loaded(fetched: Source, document: object, edition: str | None, language: str) -> Loaded:
    name = fetched.name
    places = _Places(fetched, document, language, edition_asked=edition is not None)
    if not isinstance(document, Mapping):
        return Loaded(
            name, "", None, (places.error(Problem((), ProblemCode.WRONG_TYPE, as_text(document), (Phrase.TABLE,))),)
        )
    problems: list[Problem] = []
    places.game = game = _game(document, problems)
    described, whole = None, dict(document)
    if game:
        whole |= {"game": game} if edition is None else {"game": game, "edition": edition}
        read = room(game).read(whole)
        if isinstance(read, tuple):
            problems += read
        else:
            described = read
    if problems or described is None:
        first = sorted(problems, key=places.place)[:ENOUGH]
        return Loaded(name, game, None, (*map(places.error, first), *_further(len(problems), language)))
    return Loaded(name, game, described, (), tuple(map(places.warning, described.warnings)), whole)


def _game(document: Mapping[str, object], problems: list[Problem]) -> str:
    """The game. One misspelt is taken for the one that is meant, to find what else is wrong."""
    game = document.get("game")
    if "game" not in document:
        problems.append(Problem(("game",), ProblemCode.MISSING, "", game_names()))
    elif not isinstance(game, str):
        problems.append(Problem(("game",), ProblemCode.WRONG_TYPE, as_text(game), (Phrase.GAME,)))
    elif game not in BUILT_IN and game not in game_names():
        code = ProblemCode.MAY_NOT_BE_UNKNOWN if game == UNKNOWN.value else ProblemCode.UNKNOWN_WORD
        problems.append(Problem(("game",), code, as_text(game), nearest(game, game_names())))
        from difflib import get_close_matches  # only an error needs it

        return next(iter(get_close_matches(game[:60].casefold(), game_names(), 1)), "")
    else:
        return game
    return ""


class _Places:
    """Finds the line of a problem; of JSON only the path is told. An edition asked for stands in no file."""

    def __init__(self, fetched: Source, document: object, language: str, *, edition_asked: bool) -> None:
        self.fetched = fetched
        self.document = document
        self.language = language
        self.game = ""
        self.edition_asked = edition_asked
        self._lines: dict[Path, int] | None = None

    @cached_property
    def first_table(self) -> str:
        header = re.search(_HEADER, self.fetched.text) if self.fetched.syntax is Syntax.TOML else None
        return wording.plain(header[1]) if header else "table"

    def place(self, problem: Problem) -> tuple[int, str]:
        """By what errors are sorted."""
        if self._asked_for(problem):
            return 0, "--edition"
        return self._line(problem) or 0, wording.path_text(self._key_path(problem))

    def error(self, problem: Problem) -> InputError:
        return self._placed(problem, wording.sentence(problem, self.game, self.first_table, self.language))

    def warning(self, problem: Problem) -> InputError:
        return self._placed(problem, wording.warning(problem, self.game, self.language))

    def _placed(self, problem: Problem, message: str) -> InputError:
        if self._asked_for(problem):
            return InputError(None, "--edition", message, self.language)
        path = wording.path_text(self._key_path(problem))
        return InputError(self._line(problem), path, message, self.language)

    def _asked_for(self, problem: Problem) -> bool:
        return self.edition_asked and problem.path == ("edition",)

    def _key_path(self, problem: Problem) -> Path:
        """The path without row and column of a map, which the sentence tells."""
        return problem.path[: len(problem.path) - _IN_MAP.get(problem.code, 0)]

    def _line(self, problem: Problem) -> int | None:
        if self.fetched.syntax is not Syntax.TOML:
            return None
        from courtroll.calculator.intake import lines  # only an error needs it

        if self._lines is None:
            self._lines = lines.lines_of(self.fetched.text)
        start = lines.line_of(self._lines, self._key_path(problem))
        if problem.code not in _IN_MAP:
            return start
        value: Any = self.document
        for step in self._key_path(problem):
            value = value[step]
        return lines.row_line(self.fetched.text, start, value, int(problem.path[3]))
