"""What the page asks, taken apart; whatever is wrong with a request is refused with a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from courtroll.calculator.intake import source, wording
from courtroll.calculator.intake.source import Source, Syntax
from courtroll.calculator.intake.trouble import Trouble, TroubleCode
from courtroll.calculator.lang import LANGUAGES, words
from courtroll.verifier.kernel.room import AnyRoom, game_names, room


class Why(StrEnum):
    """Why a request is none."""

    UNREADABLE = "unreadable"
    NO_SUCH_CALL = "no-such-call"
    NO_SUCH_LANGUAGE = "no-such-language"
    NO_SUCH_KEY = "no-such-key"
    WRONG_VALUE = "wrong-value"
    NO_SUCH_GAME = "no-such-game"
    NOT_BROUGHT = "not-brought"


class Refused(ValueError):
    """A request that is none."""

    def __init__(self, why: Why, message: str) -> None:
        super().__init__(why, message)
        self.why = why
        self.message = message


@dataclass(frozen=True, slots=True)
class Request:
    """One call of the page."""

    call: str
    language: str
    given: Mapping[str, object]
    """What further stands in it."""

    def text(self, key: str, default: str | None = None) -> str:
        match self.given.get(key, default):
            case str(found):
                return found
            case _:
                raise self.wrong(key, "a-text")

    def flag(self, key: str) -> bool:
        match self.given.get(key, False):
            case bool(found):
                return found
            case _:
                raise self.wrong(key, "a-flag")

    def number(self, key: str) -> int | None:
        match self.given.get(key):
            case bool():
                raise self.wrong(key, "a-number")
            case int() | None as found:
                return found
            case _:
                raise self.wrong(key, "a-number")

    def some_of(self, key: str, known: Sequence[str]) -> frozenset[str]:
        match self.given.get(key, []):
            case list(found) if all(isinstance(each, str) and each in known for each in found):
                return frozenset(found)
            case _:
                raise self.wrong(key, "a-list-of", known)

    def one_of(self, key: str, known: Sequence[str], default: str) -> str:
        found = self.text(key, default)
        if found not in known:
            raise self.wrong(key, "one-of", known)
        return found

    def room(self) -> AnyRoom:
        """The game that is named."""
        game = self.text("game")
        if game not in game_names():
            near = wording.suggestion(game, game_names(), self.language)
            told = words(self.language, "commands")["no-game"]
            raise Refused(Why.NO_SUCH_GAME, told.format(game=wording.plain(game), suggestion=near))
        return room(game)

    def object(self, key: str) -> Mapping[str, object]:
        match self.given.get(key):
            case dict() as found:
                return found
            case _:
                raise self.wrong(key, "an-object")

    def wrong(self, key: str, wanted: str, known: Sequence[str] = ()) -> Refused:
        said = words(self.language, "serving")
        told = said[wanted].format(known=", ".join(known))
        return Refused(Why.WRONG_VALUE, said["wrong-value"].format(key=key, wanted=told))


def read(request: bytes | str) -> Request:
    """A request. Raises `Refused`."""
    try:
        text = request if isinstance(request, str) else _decoded(request)
        fetched = source.fetch("", text)
        parsed = source.parse(Source("", fetched.text, Syntax.JSON))
    except source.Unreadable as why:
        raise Refused(Why.UNREADABLE, wording.trouble(why.trouble)) from None
    said = words("en", "serving")
    if not isinstance(parsed, dict):
        raise Refused(Why.WRONG_VALUE, said["wrong-value"].format(key="", wanted=said["an-object"]))
    language = parsed.pop("language", "en")
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        shown = wording.plain(str(language))
        raise Refused(Why.NO_SUCH_LANGUAGE, said["no-such-language"].format(language=shown, known=known))
    call = parsed.pop("call", None)
    return Request(call if isinstance(call, str) else "", language, parsed)


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise source.Unreadable(Trouble(TroubleCode.FILE_NOT_UTF_8)) from None
