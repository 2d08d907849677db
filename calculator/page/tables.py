"""The page's calls about a table: what the commands answer about a position file."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Final

from courtroll.calculator.answers import tables
from courtroll.calculator.answers.comparisons import compared
from courtroll.calculator.answers.ends import NO, OK, UNREADABLE
from courtroll.calculator.answers.pictures import drawn
from courtroll.calculator.answers.questions import asked
from courtroll.calculator.forms import toml_writing
from courtroll.calculator.intake import Loaded, load, load_document, source, unreadable, wording
from courtroll.calculator.page.requests import Request
from courtroll.calculator.render.drawing import Picture, picture
from courtroll.calculator.render.explaining import explained
from courtroll.calculator.render.forms import rendered
from courtroll.calculator.render.objects import Object, Speaker
from courtroll.verifier.kernel.reading import Path, Phrase, Problem, ProblemCode, as_text
from courtroll.verifier.kernel.room import room

TEXT: Final = "text"
PICTURE: Final = "picture"
EXPLAINED: Final = "explained"
PLACES: Final = "places"
"""What answers say of a place names it as pictures mark it."""


def score(request: Request) -> Object:
    parts = request.some_of("with", (TEXT, PICTURE, EXPLAINED))
    loaded, speaker = described(request)
    if speaker is None:
        return told(request, tables.unreadable(loaded), UNREADABLE, parts)
    answer, status = tables.scored(loaded, speaker)
    out = told(request, answer, status, parts)
    if PICTURE in parts and status == OK:
        out["svg"] = picture(speaker, answer, (), request.language).svg
    return out


def check(request: Request) -> Object:
    parts = request.some_of("with", (TEXT, EXPLAINED))
    loaded, speaker = described(request)
    if speaker is None:
        return told(request, tables.unreadable(loaded), UNREADABLE, parts)
    return told(request, *tables.checked(loaded, speaker), parts)


def draw(request: Request) -> Object:
    found = drawn(_loaded(request), request.language, marks=PLACES in request.some_of("with", (PLACES,)))
    if isinstance(found, Picture):
        if found.faults:
            return {**told(request, {"faults": list(found.faults)}, NO), "svg": found.svg}
        return {"status": OK, "svg": found.svg}
    return told(request, *found)


def ask(request: Request) -> Object:
    parts = request.some_of("with", (TEXT, EXPLAINED, PLACES))
    question, explain = request.text("question"), request.flag("explain")
    loaded, speaker = described(request, marks=PLACES in parts)
    if speaker is None:
        return told(request, tables.unreadable(loaded), UNREADABLE, parts)
    return told(request, *asked(loaded, speaker, question, explain=explain, witness=True), parts)


def compare(request: Request) -> Object:
    parts = request.some_of("with", (TEXT,))
    question = request.text("question") if "question" in request.given else None
    answer, status, table = compared(_loaded(request), request.language, question)
    if table is None:
        return told(request, answer, status, parts)
    return {"status": status, "answer": answer, **({TEXT: table()} if TEXT in parts else {})}


def read(request: Request) -> Object:
    """A table as an object, whether or not it is a position."""
    try:
        document = request.given["table"] if _is_parsed(request) else _parsed(request.text("table"))
    except source.Unreadable as why:
        errors = unreadable(why, request.language)
        rows = [{"line": error.line, "path": error.path, "message": error.message} for error in errors]
        return told(request, {"errors": rows}, UNREADABLE)
    against = list(_unfit(document, ()))
    if against:
        rows = [
            {
                "line": None,
                "path": wording.path_text(problem.path),
                "message": wording.sentence(problem, "", language=request.language),
            }
            for problem in against
        ]
        return told(request, {"errors": rows}, UNREADABLE)
    return {"status": OK, "document": document}


def toml(request: Request) -> Object:
    document = request.object("table")
    try:
        return {"toml": toml_writing.written(document)}
    except TypeError:  # JSON knows nothing (null), which TOML cannot say
        raise request.wrong("table", "an-object") from None


# ----------------------------------------------------------------------------------------------------- the table


def _is_parsed(request: Request) -> bool:
    match request.given.get("table"):
        case dict():
            return True
        case str():
            return False
        case _:
            raise request.wrong("table", "a-table")


def _name(text: str) -> str:
    """What a position file with this text could be called: it is JSON where it begins with a brace, else TOML."""
    return "table.json" if text.lstrip("\ufeff \t\r\n").startswith("{") else "table.toml"


def _parsed(text: str) -> object:
    return source.parse(source.fetch(_name(text), text))


def _loaded(request: Request) -> Loaded:
    edition = request.text("edition") if "edition" in request.given else None
    if _is_parsed(request):
        return load_document(request.object("table"), edition, request.language)
    text = request.text("table")
    return load(_name(text), text, edition, request.language)


def described(request: Request, *, marks: bool = False) -> tuple[Loaded, Speaker | None]:
    """The table that is sent and, if it can be read, somebody to speak about it."""
    loaded = _loaded(request)
    if loaded.described is None:
        return loaded, None
    return loaded, Speaker(room(loaded.game), loaded.described, request.language, marks=marks)


def _unfit(value: object, path: Path) -> Iterator[Problem]:
    """What JSON cannot hold as TOML does, or the other way round."""
    match value:
        case Mapping():
            for key, each in value.items():
                yield from _unfit(each, (*path, key))
        case list() if path:
            for n, each in enumerate(value):
                yield from _unfit(each, (*path, n))
        case str() | int() if path:
            return
        case float() if path and math.isfinite(value):
            return
        case _:
            wanted = Phrase.TEXT if path else Phrase.TABLE
            yield Problem(path, ProblemCode.WRONG_TYPE, as_text(value), (wanted,))


# ---------------------------------------------------------------------------------------------------- the answer


def told(request: Request, answer: Object, status: int, parts: frozenset[str] = frozenset()) -> Object:
    """An answer with its status, and with those of the parts that go with any."""
    out: Object = {"status": status, "answer": answer}
    if TEXT in parts:
        out[TEXT] = rendered(answer, "table", request.language)
    if EXPLAINED in parts:
        out[EXPLAINED] = explained(answer)
    return out
