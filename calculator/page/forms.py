"""The page's forms: what a position file of a game may hold, from the same tables as its reader."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from courtroll.calculator.forms.questions import NOTHING_SCORED, not_asked
from courtroll.calculator.forms.schemas import RULINGS, plain
from courtroll.calculator.forms.templates import moments_of
from courtroll.calculator.lang import meanings, phrases
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

    def _keys(self, table: type[Any], above: str, moments: Iterable[str]) -> Iterator[Object]:
        """The keys of a table that makes sense at some moments."""
        for key in keys_of(table).values():
            path = f"{above}{key.name}"
            only = self.room.hints().only.get(path)
            yield self._key(key, path, [each for each in moments if only is None or each in only])

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
        if path in hints.examples:
            out["example"] = hints.examples[path]
        if key.name in hints.in_place_of:
            out["in_place_of"] = hints.in_place_of[key.name]
        if key.name in hints.by_rows:
            out["by_rows"] = True
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
            out["words"] = self._words(shape.words)
        if shape.items is not None:
            bounds = {"least": limits.low, "most": limits.high}
            told = {name: bound for name, bound in bounds.items() if bound is not None}
            out["list"] = {"of": self._shape(shape.items, path, fits), **told}
        if shape.values is not None:
            known = None if shape.keys is None else self._words(shape.keys)
            out["map"] = {"keys": known, "of": self._shape(shape.values, path, fits)}
        if shape.table is not None:
            out["table"] = list(self._keys(shape.table, f"{path}.", fits))
        return out

    def _text(self, limits: Limits) -> Object:
        out: Object = {} if limits.pattern is None else {"pattern": limits.pattern}
        if limits.form is not None:
            out["form"] = phrases(self.language, self.room.name)[limits.form]
        return out

    def _words(self, words: Mapping[str, object]) -> list[Object]:
        return [{"word": word, "title": word.replace("-", " ")} for word in words]
