"""The page's forms: what a position file of a game may hold, from the same tables as its reader."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from courtroll.calculator.forms.questions import NOTHING_SCORED, not_asked
from courtroll.calculator.forms.schemas import RULINGS, plain
from courtroll.calculator.forms.templates import moments_of
from courtroll.calculator.intake.wording import shown
from courtroll.calculator.lang import about, labels, meanings, moments, places, title, words
from courtroll.calculator.page.games import about_game
from courtroll.calculator.page.requests import Request
from courtroll.calculator.render.cards import option_object
from courtroll.calculator.render.objects import Object
from courtroll.verifier.kernel.reading import LARGEST, SMALLEST, Key, Limits, Shape, keys_of
from courtroll.verifier.kernel.room import AnyRoom


def form(request: Request) -> Object:
    found, language = request.room(), request.language
    return {"game": about_game(found, language), "keys": _Form(found, language).keys()}


@dataclass(frozen=True, slots=True)
class _Form:
    room: AnyRoom
    language: str

    def keys(self) -> list[Object]:
        document = self.room.document()
        return list(self._keys(document, "", moments_of(document)))

    def _keys(self, table: type[Any], above: str, known: Iterable[str]) -> Iterator[Object]:
        """The keys of a table that makes sense at some moments."""
        for key in keys_of(table).values():
            path = f"{above}{key.name}"
            only = self.room.hints().only.get(path)
            yield self._key(key, path, [each for each in known if only is None or each in only])

    def _key(self, key: Key, path: str, fits: list[str]) -> Object:
        hints, default = self.room.hints(), plain(key.default)
        ready = [each for each in fits if key.required or each in hints.ready.get(path, ())]
        out: Object = {
            "key": key.name,
            "path": path,
            "about": meanings(self.language, self.room.name).get(path, key.shape.limits.doc),
            "required": key.required,
        }
        if not key.required and default is not None:
            out["default"] = default
        out |= {"ready": ready, "fits": fits, "asked": [each for each in fits if self._is_asked(path, each, ready)]}
        if path in (called := labels(self.language, self.room.name)):
            out["called"] = called[path]
        if path in hints.examples:
            out["example"] = hints.examples[path]
        if key.name in hints.in_place_of:
            out["in_place_of"] = hints.in_place_of[key.name]
        if key.name in hints.by_rows:
            out["by_rows"] = True
        if path in hints.places:
            out["places"] = list(hints.places[path])
        out |= self._signs(key.name, path)
        shape = self._options() if path == RULINGS else self._shape(key.shape, path, fits)
        return out | {"shape": shape}

    def _is_asked(self, path: str, moment: str, ready: list[str]) -> bool:
        """A scoring asks for all that it does not do without; a turn for what stands ready."""
        return moment in ready if moment in NOTHING_SCORED else path not in not_asked(self.room, moment)

    def _options(self) -> Object:
        return {"options": [option_object(option) for option in self.room.rulebook.options]}

    def _shape(self, shape: Shape, path: str, fits: list[str]) -> Object:
        limits, out = shape.limits, Object()
        if shape.unknown:
            out["unknown"] = True
        if shape.number:
            narrowed = limits if shape.items is None else Limits()
            low = SMALLEST if narrowed.low is None else narrowed.low
            out["number"] = {"least": low, "most": LARGEST if narrowed.high is None else narrowed.high}
        if shape.truth:
            out["truth"] = True
        if shape.text:
            out["text"] = self._text(limits)
        if shape.words:
            out["words"] = self._words(path.rpartition(".")[2], shape.words)
        if shape.items is not None:
            bounds = {"least": limits.low, "most": limits.high}
            told = {name: bound for name, bound in bounds.items() if bound is not None}
            out["list"] = {"of": self._shape(shape.items, path, fits), **told}
        if shape.values is not None:
            known = None if shape.keys is None else self._words(path.rpartition(".")[2], shape.keys)
            out["map"] = {"keys": known, "of": self._shape(shape.values, path, fits)}
        if shape.table is not None:
            out["table"] = list(self._keys(shape.table, f"{path}.", fits))
        return out

    def _text(self, limits: Limits) -> Object:
        out: Object = {} if limits.pattern is None else {"pattern": limits.pattern}
        if limits.form is not None:
            out["form"] = shown(limits.form, self.language, self.room.name)
        return out

    def _words(self, key: str, words: Iterable[str]) -> list[Object]:
        return [{"word": word, "title": self._title(key, word)} for word in words]

    def _signs(self, key: str, path: str) -> Object:
        """The signs of a map; and, where a file may write it in several alphabets, those of each."""
        found = {
            each.removeprefix(path): [{"sign": sign, "title": self._title(key, told)} for sign, told in signs.items()]
            for each, signs in self.room.hints().signs.items()
            if each.partition("@")[0] == path
        }
        alphabets = {each[1:]: signs for each, signs in found.items() if each}
        return {**({"signs": found[""]} if found else {}), **({"alphabets": alphabets} if alphabets else {})}

    def _title(self, key: str, word: str) -> str:
        """What people call a word of the file: as it is chosen at this key, or wherever it stands."""
        language, game = self.language, self.room.name
        if key == "moment":
            return moments(language, game).get(word, word)
        if key == "game":
            return title(language, game)
        edition = next((each for each in self.room.rulebook.editions if key == "edition" and each.code == word), None)
        if edition is not None:
            return words(language, "cards").get(edition.language, edition.language)
        chosen = about(language, game, "choices")
        called = {**places(language, game), **chosen}
        return chosen.get(f"{key}:{word}", called.get(word, word.replace("-", " ")))
