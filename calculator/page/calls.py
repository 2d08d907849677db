"""The page's calls by their names: a request becomes an answer, or is refused with a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Final

from courtroll.calculator.intake import wording
from courtroll.calculator.intake.trouble import Trouble, TroubleCode
from courtroll.calculator.lang import words
from courtroll.calculator.page import forms, games, logs, sayings, tables
from courtroll.calculator.page.requests import Refused, Request, Why, read
from courtroll.verifier.kernel.room import NotBrought

Object = dict[str, object]
_OF_A_TABLE: Final = ("table", "edition")
CALLS: Final[Mapping[str, tuple[Callable[[Request], Object], tuple[str, ...]]]] = {
    "ask": (tables.ask, (*_OF_A_TABLE, "question", "explain", "with")),
    "check": (tables.check, (*_OF_A_TABLE, "with")),
    "compare": (tables.compare, ("table", "question", "with")),
    "draw": (tables.draw, (*_OF_A_TABLE, "with")),
    "form": (forms.form, ("game",)),
    "games": (games.games, ()),
    "hear": (sayings.hear, (*_OF_A_TABLE, "question")),
    "new": (games.new, ("game", "moment", "players", "least")),
    "read": (tables.read, ("table",)),
    "replay": (logs.replay, ("log", "with")),
    "rules": (games.rules, ("game", "id", "query")),
    "says": (games.says, ("game",)),
    "score": (tables.score, (*_OF_A_TABLE, "with")),
    "toml": (tables.toml, ("table",)),
    "words": (games.all_words, ("game",)),
}
"""Each call with the keys that it knows."""


def answer(request: bytes | str) -> str:
    """The answer to one request, both as JSON; no request makes it raise."""
    language = "en"
    try:
        asked = read(request)
        language = asked.language
        return json.dumps(_answered(asked))
    except Refused as refused:
        return _refusal(refused.why, refused.message)
    except NotBrought as why:
        return _refusal(Why.NOT_BROUGHT, wording.plain(str(why), 300))
    except RecursionError:
        return _refusal(Why.UNREADABLE, wording.trouble(Trouble(TroubleCode.NESTED_TOO_DEEPLY), language))


def _answered(asked: Request) -> Object:
    said = words(asked.language, "serving")
    if asked.call not in CALLS:
        known = ", ".join(CALLS)
        raise Refused(Why.NO_SUCH_CALL, said["no-such-call"].format(call=wording.plain(asked.call), known=known))
    call, keys = CALLS[asked.call]
    for key in asked.given:
        if key not in keys:
            known = ", ".join(("call", "language", *keys))
            raise Refused(Why.NO_SUCH_KEY, said["no-such-key"].format(key=wording.plain(key), known=known))
    return call(asked)


def _refusal(why: Why, message: str) -> str:
    return json.dumps({"refused": {"code": why, "message": message}})
