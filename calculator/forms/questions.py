"""Asks for a table question by question. The questions come from the tables that position files are read into.

The talk is a function of the answers given so far: "back" takes the last one away and goes through the others again.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path as File
from typing import Any, Final, cast

from courtroll.calculator.answers.ends import STOPPED, UNREADABLE, tell
from courtroll.calculator.forms import toml_writing
from courtroll.calculator.forms.answers import Answers
from courtroll.calculator.forms.keeping import Kept
from courtroll.calculator.forms.schemas import file_name
from courtroll.calculator.forms.talk import Back, Refused, Talk
from courtroll.calculator.intake import wording
from courtroll.calculator.lang import meanings, words
from courtroll.calculator.render.objects import Speaker
from courtroll.verifier.kernel.reading import Key, Path, Problem, Shape, is_of_tables, keys_of
from courtroll.verifier.kernel.room import AnyRoom, game_names, room

NOTHING_SCORED: Final = ("turn",)
"""Moments at which nothing is scored."""
NOT_ASKED: Final = frozenset({"game", "moment", "source", "edition", "rulings", "equipment"})
"""Keys that a scoring of any game does without. Those of one game are among its hints; all others are asked."""


def ask_for_file(game: str, language: str = "en") -> str:
    """Asks for a table and saves it; the file's name. Ends the command if the talk is broken off."""
    said = words(language, "keys")
    talk = Talk(input, lambda text, whole: tell(text, whole=whole), said)
    kept = Kept()
    try:
        return interview(talk, game, language, kept)
    except (EOFError, OSError):
        code, status = "ended-early", UNREADABLE
    except KeyboardInterrupt:
        code, status = "stopped", STOPPED
    n = kept.keep(talk)
    nothing = said["nothing-saved"] if not n else said["kept"].format(n=n, file=kept.file, game=kept.game)
    talk.tell(f"\n{said[code]} {nothing}")
    sys.exit(status)


def interview(talk: Talk, game: str, language: str = "en", kept: Kept | None = None) -> str:
    """Goes through all questions up to the saved file; its name."""
    said, kept = talk.said, kept or Kept()
    talk.tell(said["introduction"])
    games = tuple(filter(_is_readable, game_names()))
    if game and game not in games:
        near = wording.suggestion(game, games, language)
        talk.tell("\n" + said["no-game"].format(game=wording.plain(game), suggestion=near))
    answers = Answers(said, language)
    while True:
        try:
            chosen = game
            if game not in games:
                question = said["game"].format(words=" ".join(games))
                chosen = talk.ask(question, lambda answer: answers.one_of(answer, games))
            if kept.game != chosen:
                kept.game, kept.before = chosen, talk.at
                _go_on(talk, answers, kept)
            name = _saved(talk, answers, chosen, _described(talk, answers, chosen))
            kept.drop()
            return name
        except Back:
            talk.again()


def _go_on(talk: Talk, answers: Answers, kept: Kept) -> None:
    """Takes up what was answered before, if that is wanted."""
    before = kept.found()
    if before:
        goes_on = talk.ask(talk.said["go-on"].format(n=len(before)), answers.yes)
        talk.answers[kept.before :] = before if goes_on else []
        talk.at = kept.before


def _described(talk: Talk, answers: Answers, game: str) -> dict[str, object]:
    """A whole document."""
    document, said = room(game).document(), talk.said
    moments = tuple(word for word in keys_of(document)["moment"].shape.words if word not in NOTHING_SCORED)
    moment = moments[0]
    if len(moments) > 1:
        question = said["moment"].format(words=" ".join(moments))
        moment = talk.ask(question, lambda answer: answers.one_of(answer, moments), said["which-scoring"])
    letters, begun = _letters(talk, answers, game), {"game": game, "moment": moment}
    if letters != "en":
        begun["letters"] = letters
    form = Form(talk, answers, room(game), dict(begun), not_asked(room(game), moment), letters)
    form.whole(document)
    return form.document


def _letters(talk: Talk, answers: Answers, game: str) -> str:
    """In which language a game's letters are, if it has any; those of the person's own if nothing else is said."""
    known = room(game).hints().letters
    if not known:
        return "en"
    own = answers.language
    question = talk.said["letters"].format(words=" ".join(known), own=own)
    about = "\n".join(f"{each}: {' '.join(alphabet)}" for each, alphabet in known.items())
    return talk.ask(question, lambda answer: answers.one_of(answer or own, tuple(known)), about)


def _is_readable(game: str) -> bool:
    try:
        return bool(room(game)) and bool(room(game).document())
    except ModuleNotFoundError:
        return False


def not_asked(found: AnyRoom, moment: str) -> frozenset[str]:
    hints = found.hints()
    return NOT_ASKED | hints.unasked | hints.unasked_at.get(moment, frozenset())


@dataclass(slots=True)
class Form:
    """A document that is being filled in."""

    talk: Talk
    answers: Answers
    room: AnyRoom
    document: dict[str, object]
    skipped: frozenset[str]
    letters: str
    asked: set[Path] = field(default_factory=set)
    """The keys of the whole table and of players that were asked for; those that are not there were left out."""
    stands: set[str] = field(default_factory=set)
    """What is wrong with the table, and is to stay."""

    def whole(self, document: type[Any]) -> None:
        """The players' names first, since other answers name players; then what is said once; then each player."""
        keys = keys_of(document)
        tables = [name for name, key in keys.items() if _entry(key.shape) is not None]
        shape = keys["player"].shape
        low, high = shape.limits.low or 1, shape.limits.high or 99
        numbers = tuple(str(n) for n in range(low, high + 1))
        said = self.talk.said
        question = said["number-of-players"].format(low=low, high=high)
        count = int(self.talk.ask(question, lambda answer: self.answers.one_of(answer, numbers)))
        players: list[dict[str, object]] = [{} for _ in range(count)]
        self.document["player"] = players
        named = keys_of(_entry(shape) or document)["name"]
        for seat, player in enumerate(players):
            question = said["player-name"].format(n=seat + 1)
            self.value(named, player, ("player", seat, "name"), question, said["clockwise"])
        self.keys(document, self.document, (), "", but=tables)
        for seat, player in enumerate(players):
            self.keys(_entry(shape) or document, player, ("player", seat), f"{player['name']}, ")
        for name in tables:
            if name != "player" and name not in self.skipped:
                self.entries(keys[name], self.document, (name,), "")
                self.doubt((name,))
        left = self.problems()
        if left:
            for problem in left:
                where = wording.path_text(problem.path)
                self.talk.tell(f"{where}: {self.said(problem)}", "  ")
            raise Back

    def said(self, problem: Problem) -> str:
        return wording.sentence(problem, self.room.name, language=self.answers.language)

    def problems(self) -> tuple[Problem, ...]:
        found = self.room.read(self.document)
        return found if isinstance(found, tuple) else ()

    def keys(
        self, table: type[Any], into: dict[str, object], path: Path, who: str, but: list[str] | None = None
    ) -> None:
        """All keys of a table that are asked and not there yet."""
        in_place_of = self.room.hints().in_place_of
        for name, key in keys_of(table).items():
            said = ".".join(str(step) for step in (*path, name) if isinstance(step, str))
            if name in into or said in self.skipped or name in (but or ()) or in_place_of.get(name) in into:
                continue
            self.key(key, into, (*path, name), who)
            if not path or (path[0] == "player" and len(path) == 2):
                self.doubt((*path, name))

    def doubt(self, path: Path) -> None:
        """Tells why the table cannot be, as soon as that is sure; what was answered last can be corrected then."""
        self.asked.add(path)
        found = self.room.read(self.draft())
        if isinstance(found, tuple):
            return
        speaker = Speaker(self.room, found, self.answers.language)
        told = {str(each["message"]): each["rule"] for each in map(speaker.fault, speaker.impossible())}
        new = [message for message in told if message not in self.stands]
        self.stands.update(new)
        if new:
            cannot_be = words(self.answers.language, "common")["impossible"]
            about = "\n".join((cannot_be, *(f"{message} [{told[message]}]" for message in new)))
            self.talk.explained.discard(about)
            self.talk.ask(self.talk.said["stays-so"], self.answers.stays, about)

    def draft(self) -> dict[str, object]:
        """The table as far as it is told: what was not asked yet is unknown."""
        document = self.room.document()
        players = cast(list[dict[str, object]], self.document["player"])
        shape = keys_of(document)["player"].shape
        told = [self.unknown(_entry(shape) or document, each, ("player", n)) for n, each in enumerate(players)]
        return {**self.unknown(document, self.document, ()), "player": told}

    def unknown(self, table: type[Any], into: Mapping[str, object], path: Path) -> dict[str, object]:
        out = dict(into)
        for name, key in keys_of(table).items():
            said = ".".join(str(step) for step in (*path, name) if isinstance(step, str))
            there = name in into or said in self.skipped or (*path, name) in self.asked
            if key.shape.unknown and not there and self.room.hints().in_place_of.get(name) not in out:
                out[name] = "?"
        return out

    def key(self, key: Key, into: dict[str, object], path: Path, who: str) -> None:
        shape, about = key.shape, f"{self.about(key, path)}{_choice(key.shape, self.talk.said['yes-no'])}"
        if key.name in self.room.hints().by_rows:
            self.rows(into, path, f"{who}{key.name}", about)
        elif _entry(shape) is not None:
            self.entries(key, into, path, who)
        elif shape.table is None:
            self.value(key, into, path, f"{who}{key.name}", about)
        else:
            self.table(key.name, shape.table, into, path, who, about)

    def about(self, key: Key, path: Path) -> str:
        """What a key means, in the language."""
        said = ".".join(step for step in path if isinstance(step, str))
        told = meanings(self.answers.language, self.room.name).get(said, key.shape.limits.doc)
        return f"{key.name}: {self.room.hints().in_letters(said, told, self.letters)}"

    def table(self, name: str, table: type[Any], into: dict[str, object], path: Path, who: str, about: str) -> None:
        def accept(answer: str) -> bool | str:
            there = self.answers.there(answer)
            if there == "?":
                into[name] = there
                self.hold(path, into, name)
            return there

        if self.talk.ask(self.talk.said["is-there-any"].format(what=f"{who}{name}"), accept, about) is True:
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
        about = self.about(key, path)

        def accept(answer: str) -> bool | str:
            if answer.startswith("[") or (answer == "?" and not entries):
                into[key.name] = self.answers.value_of(answer, key.shape)
                self.hold(path, into, key.name)
                return False
            there = self.answers.there(answer)
            if there == "?":
                into[key.name] = [*entries, there]
                self.hold((*path, len(entries)), into, key.name)
            return there

        while high is None or len(entries) < high:
            number = f"{who}{key.name} {len(entries) + 1}"
            there: bool | str = True
            if low is None or low != high:
                there = self.talk.ask(self.talk.said["is-there-one"].format(what=number), accept, about)
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
                into[key.name] = self.answers.value_of(answer, key.shape)
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

        said = self.talk.said
        while self.talk.ask(said["row"].format(what=question, n=len(rows) + 1), accept, f"{about}{said['map-ends']}"):
            pass

    def hold(self, path: Path, into: dict[str, object], name: str) -> None:
        """Keeps a value, or its absence, if the reader has nothing against it."""
        against = [problem for problem in self.problems() if problem.path[: len(path)] == path]
        if against:
            into.pop(name, None)
            raise Refused("; ".join(dict.fromkeys(map(self.said, against[:3]))))


def _entry(shape: Shape) -> type[Any] | None:
    """What stands in a list of tables."""
    return shape.items.table if shape.items is not None and is_of_tables(shape.items) else None


def _choice(shape: Shape, yes_no: str) -> str:
    """The words there are, of which one or several can be said."""
    words = shape.words or (shape.items.words if shape.items is not None else {})
    names = [*words, *(shape.keys or ()), *(yes_no.split() if shape.truth else ())]
    return f"\n  {' '.join(names)}" if names else ""


# ----------------------------------------------------------------------------------------------------- saving it


def _saved(talk: Talk, answers: Answers, game: str, document: dict[str, object]) -> str:
    said = talk.said
    text = f"#:schema ./{file_name(game)}\n{toml_writing.written(document)}"
    talk.say(f"\n{text}", True)
    default = f"courtroll-{game}.toml"
    name = talk.ask(said["save-as"].format(file=default), lambda answer: _file(answer or default, said))
    there = File(name).exists()
    try:
        if not there or talk.ask(said["overwrite"].format(file=wording.plain(name)), answers.yes):
            File(name).write_text(text, encoding="utf-8")
            return name
    except OSError as why:
        talk.tell(said["cannot-be-written"].format(why=why.strerror), "  ")
    if there:
        talk.again()
    raise Back


def _file(name: str, said: Mapping[str, str]) -> str:
    """A name that a position file can have."""
    if not name.endswith(".toml"):
        raise Refused(said["ends-in-toml"])
    if not name.isprintable() or File(name).is_dir() or not File(name).absolute().parent.is_dir():
        raise Refused(said["no-folder"])
    return name
