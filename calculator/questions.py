"""Asks for a table question by question. The questions come from the dataclasses that position files are read into.

The talk is a function of the answers given so far: "back" takes the last one away and goes through the others again.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path as File
from typing import Any, Final

import click

from calculator import toml
from calculator.batch import STOPPED
from calculator.commands.common import UNREADABLE
from calculator.intake import wording
from calculator.schemas import document_of, file_name
from calculator.talk import Back, Refused, Talk
from verifier.kernel.reading import Key, Path, Problem, Shape, keys_of
from verifier.kernel.room import BUILT_IN, Room, room

INTRODUCTION: Final = """Answer each question and press Enter. An empty answer leaves the key out, ? is for what
nobody knows, back corrects the answer before. Several things are parted by commas. Ctrl-C stops."""
BY_ROWS: Final = ("estate",)
"""Keys whose text is a map, typed row by row."""
IN_PLACE_OF: Final = {"enclosed": "estate", "estate-prestige": "estate"}
"""Keys asked only if the other was left out."""
NOTHING_SCORED: Final = ("turn",)
"""Moments at which nothing is scored."""
NOT_ASKED: Final[Mapping[str, str]] = {
    "": "game moment source edition rulings equipment",
    "noblemen": "letters first-game decade turn queen-locked marker so-far pending church board bag deck player.tiles "
    "player.corner player.areas player.used player.follies",
    "noblemen buildings": "queen buildings-scored player.money player.title player.bribes player.cards player.spend "
    "player.takes player.estate-prestige",
    "noblemen game-end": "queen player.title player.bribes player.spend player.takes player.estate-prestige",
    "noblemen ball": "buildings-scored player.money player.enclosed",
}
"""Keys that a scoring does without: of any game, of one game, of one of its moments. All others are asked."""


def ask_for_file(game: str) -> str:
    """Asks for a table and saves it; the file's name. Ends the command if the talk is broken off."""
    try:
        return interview(Talk(input, lambda text, whole: click.echo(text, nl=whole, err=True)), game)
    except EOFError:
        click.echo("\nThe answers ended too early; nothing was saved.", err=True)
        sys.exit(UNREADABLE)
    except KeyboardInterrupt:
        click.echo("\nStopped; nothing was saved.", err=True)
        sys.exit(STOPPED)


def interview(talk: Talk, game: str) -> str:
    """Goes through all questions up to the saved file; its name."""
    talk.say(INTRODUCTION, True)
    games = tuple(filter(_is_readable, BUILT_IN))
    if game and game not in games:
        known = wording.suggestion(game, games)
        talk.say(f'\nthere is no game "{wording.plain(game)}" that can be scored{known}', True)
    while True:
        try:
            chosen = game if game in games else talk.ask(f"game ({' '.join(games)})", lambda said: _one_of(said, games))
            return _saved(talk, chosen, _described(talk, chosen))
        except Back:
            talk.again()


def _described(talk: Talk, game: str) -> dict[str, object]:
    """A whole document."""
    document = document_of(game)
    words = tuple(word for word in keys_of(document)["moment"].shape.words if word not in NOTHING_SCORED)
    moment = words[0]
    if len(words) > 1:
        moment = talk.ask(
            f"moment ({' '.join(words)})", lambda answer: _one_of(answer, words), "Which scoring is this?"
        )
    form = Form(talk, room(game), {"game": game, "moment": moment}, not_asked(game, moment))
    form.whole(document)
    return form.document


def _is_readable(game: str) -> bool:
    try:
        return bool(room(game)) and bool(document_of(game))
    except ModuleNotFoundError:
        return False


def not_asked(game: str, moment: str) -> frozenset[str]:
    return frozenset(key for part in ("", game, f"{game} {moment}") for key in NOT_ASKED.get(part, "").split())


def _one_of(answer: str, words: tuple[str, ...]) -> str:
    word = _as_word(answer)
    if word in words:
        return word
    raise Refused(f'"{wording.plain(answer)}" is none of them{wording.suggestion(answer, words)}')


def _there(answer: str) -> bool | str:
    """Whether there is such a thing, or that nobody knows of it."""
    return answer if answer == "?" else _yes(answer)


def _yes(answer: str) -> bool:
    if answer.casefold() in ("yes", "y"):
        return True
    if answer.casefold() in ("", "no", "n"):
        return False
    raise Refused("yes or no")


@dataclass(slots=True)
class Form:
    """A document that is being filled in."""

    talk: Talk
    room: Room
    document: dict[str, object]
    skipped: frozenset[str]

    def whole(self, document: type[Any]) -> None:
        """The players' names first, since other answers name players; then what is said once; then each player."""
        keys = keys_of(document)
        tables = [name for name, key in keys.items() if _entry(key.shape) is not None]
        shape = keys["player"].shape
        low, high = shape.limits.low or 1, shape.limits.high or 99
        numbers = tuple(str(n) for n in range(low, high + 1))
        count = int(self.talk.ask(f"number of players ({low} to {high})", lambda answer: _one_of(answer, numbers)))
        players: list[dict[str, object]] = [{} for _ in range(count)]
        self.document["player"] = players
        named = keys_of(_entry(shape) or document)["name"]
        for seat, player in enumerate(players):
            self.value(
                named, player, ("player", seat, "name"), f"player {seat + 1}, name", "Players in clockwise order."
            )
        self.keys(document, self.document, (), "", but=tables)
        for seat, player in enumerate(players):
            self.keys(_entry(shape) or document, player, ("player", seat), f"{player['name']}, ")
        for name in tables:
            if name != "player" and name not in self.skipped:
                self.entries(keys[name], self.document, (name,), "")
        left = self.problems()
        if left:
            for problem in left:
                where = wording.path_text(problem.path)
                self.talk.say(f"  {where}: {wording.sentence(problem)}", True)
            raise Back

    def problems(self) -> tuple[Problem, ...]:
        found = self.room.read(self.document)
        return found if isinstance(found, tuple) else ()

    def keys(
        self, table: type[Any], into: dict[str, object], path: Path, who: str, but: list[str] | None = None
    ) -> None:
        """All keys of a table that are asked and not there yet."""
        for name, key in keys_of(table).items():
            said = ".".join(str(step) for step in (*path, name) if isinstance(step, str))
            if name in into or said in self.skipped or name in (but or ()) or IN_PLACE_OF.get(name) in into:
                continue
            self.key(key, into, (*path, name), who)

    def key(self, key: Key, into: dict[str, object], path: Path, who: str) -> None:
        shape, about = key.shape, f"{key.name}: {key.shape.limits.doc}{_choice(key.shape)}"
        if key.name in BY_ROWS:
            self.rows(into, path, f"{who}{key.name}", about)
        elif _entry(shape) is not None:
            self.entries(key, into, path, who)
        elif shape.table is None:
            self.value(key, into, path, f"{who}{key.name}", about)
        else:
            self.table(key.name, shape.table, into, path, who, about)

    def table(self, name: str, table: type[Any], into: dict[str, object], path: Path, who: str, about: str) -> None:
        def accept(answer: str) -> bool | str:
            there = _there(answer)
            if there == "?":
                into[name] = there
                self.hold(path, into, name)
            return there

        if self.talk.ask(f"{who}{name}, is there any (yes, or empty)", accept, about) is True:
            inner: dict[str, object] = {}
            into[name] = inner
            self.keys(table, inner, path, f"{who}{name}, ")

    def entries(self, key: Key, into: dict[str, object], path: Path, who: str) -> None:
        """A list of tables: as many as there must be, or until there is no more.

        The first "?" is for all of them, a later one for one; a list in brackets is the whole of it.
        """
        low, high, table = key.shape.limits.low, key.shape.limits.high, _entry(key.shape)
        assert table is not None
        entries: list[object] = []
        about = f"{key.name}: {key.shape.limits.doc}"

        def accept(answer: str) -> bool | str:
            if answer.startswith("[") or (answer == "?" and not entries):
                into[key.name] = value_of(answer, key.shape)
                self.hold(path, into, key.name)
                return False
            there = _there(answer)
            if there == "?":
                into[key.name] = [*entries, there]
                self.hold((*path, len(entries)), into, key.name)
            return there

        while high is None or len(entries) < high:
            number = f"{who}{key.name} {len(entries) + 1}"
            there: bool | str = True
            if low is None or low != high:
                there = self.talk.ask(f"{number}, is there one (yes, or empty)", accept, about)
            if not there:
                break
            into[key.name] = entries
            entry: dict[str, object] = {}
            entries.append(entry if there is True else there)
            if there is True:
                self.keys(table, entry, (*path, len(entries) - 1), f"{number}, ")

    def value(self, key: Key, into: dict[str, object], path: Path, question: str, about: str) -> None:
        def accept(answer: str) -> None:
            if answer:
                into[key.name] = value_of(answer, key.shape)
            self.hold(path, into, key.name)

        self.talk.ask(question, accept, about)

    def rows(self, into: dict[str, object], path: Path, question: str, about: str) -> None:
        """A map, row by row until an empty line."""
        rows: list[str] = []

        def accept(answer: str) -> bool:
            if answer == "?" and not rows:
                into[str(path[-1])] = answer
                return False
            if not answer:
                return False
            into[str(path[-1])] = "".join(f"{row}\n" for row in (*rows, answer))
            try:
                self.hold(path, into, str(path[-1]))
            except Refused:
                if rows:
                    into[str(path[-1])] = "".join(f"{row}\n" for row in rows)
                raise
            rows.append(answer)
            return True

        while self.talk.ask(f"{question}, row {len(rows) + 1}", accept, f"{about} An empty line ends the map."):
            pass

    def hold(self, path: Path, into: dict[str, object], name: str) -> None:
        """Keeps a value, or its absence, if the reader has nothing against it."""
        against = [problem for problem in self.problems() if problem.path[: len(path)] == path]
        if against:
            into.pop(name, None)
            raise Refused("; ".join(dict.fromkeys(wording.sentence(problem) for problem in against[:3])))


def _entry(shape: Shape) -> type[Any] | None:
    """What stands in a list of tables."""
    return shape.items.table if shape.items is not None else None


def _choice(shape: Shape) -> str:
    """The words there are, of which one or several can be said."""
    words = shape.words or (shape.items.words if shape.items is not None else {})
    names = [*words, *(shape.keys or ()), *(("yes", "no") if shape.truth else ())]
    return f"\n  {' '.join(names)}" if names else ""


# ------------------------------------------------------------------------------------------- what an answer means


def value_of(answer: str, shape: Shape) -> object:
    """An answer as a file would hold it. What does not fit the shape is left for the reader to refuse."""
    if answer[0] in "\"'[{":
        try:
            return tomllib.loads(f"answer = {answer}")["answer"]
        except (ValueError, RecursionError):
            raise Refused("the quotes or brackets are not closed as they should be") from None
    if answer == "?":
        return answer
    if shape.number and re.fullmatch(r"[+-]?[0-9]{1,9}", answer):
        return int(answer)
    if shape.truth and answer.casefold() in ("yes", "no", "true", "false"):
        return answer.casefold() in ("yes", "true")
    if shape.items is not None:
        items = shape.items
        return [value_of(part, items) for part in _parts(answer, in_words=not items.text)]
    if shape.values is not None:
        return dict(_pair(part, shape) for part in _parts(answer, in_words=False))
    return _as_word(answer) if _as_word(answer) in shape.words else answer


def _as_word(answer: str) -> str:
    return answer.casefold().replace(" ", "-")


def _parts(answer: str, *, in_words: bool) -> list[str]:
    """Things parted by commas; where no thing has blanks in it, by blanks too."""
    parts = [part.strip() for part in answer.split(",")]
    if in_words and len(parts) == 1:
        parts = answer.split()
    return [part for part in parts if part]


def _pair(part: str, shape: Shape) -> tuple[str, object]:
    """A name with its value, as in "Red 3" or "title 0 0 1". A name that nobody fixed may have blanks in it."""
    words = part.replace("=", " ").split()
    cut = 1 if shape.keys is not None else len(words) - 1
    name, value = " ".join(words[:cut]), " ".join(words[cut:])
    if not name or not value or shape.values is None:
        raise Refused(f'"{wording.plain(part)}" is not a name and its value')
    return name, value_of(value, shape.values)


# ----------------------------------------------------------------------------------------------------- saving it


def _saved(talk: Talk, game: str, document: dict[str, object]) -> str:
    text = f"#:schema ./{file_name(game)}\n{toml.written(document)}"
    talk.say(f"\n{text}", True)
    default = f"courtroll-{game}.toml"
    name = talk.ask(f"save as [{default}]", lambda answer: _file(answer or default))
    there = File(name).exists()
    try:
        if not there or talk.ask(f"{wording.plain(name)} is there already; overwrite it (yes, or empty)", _yes):
            File(name).write_text(text, encoding="utf-8")
            return name
    except OSError as why:
        talk.say(f"  it cannot be written: {why.strerror}", True)
    if there:
        talk.again()
    raise Back


def _file(name: str) -> str:
    """A name that a position file can have."""
    if not name.endswith(".toml"):
        raise Refused("the name of a position file ends in .toml")
    if not name.isprintable() or File(name).is_dir() or not File(name).absolute().parent.is_dir():
        raise Refused("there is no folder for that, or it is a folder")
    return name
