"""The page's call about a game that is followed: how far its log is legal, where it stands, and what may be done."""

from __future__ import annotations

from typing import Final

from courtroll.calculator.answers.ends import NO, OK, UNREADABLE
from courtroll.calculator.page.requests import Request
from courtroll.calculator.page.tables import PICTURE, PLACES, TEXT, told
from courtroll.calculator.play.referee import Refereed, Unreadable, refereed
from courtroll.calculator.render.drawing import picture
from courtroll.calculator.render.objects import Object, Speaker
from courtroll.verifier.kernel.chance import Draw

NEXT: Final = "next"
MANY: Final = 1000
"""So many decisions of a kind are told at most."""


def replay(request: Request) -> Object:
    parts = request.some_of("with", (TEXT, NEXT, PICTURE, PLACES))
    try:
        found = refereed("", request.text("log"), request.language, marks=PLACES in parts)
    except Unreadable as error:
        return told(request, {"errors": error.errors}, UNREADABLE, parts)
    out = told(request, found.answer, OK if found.legal else NO, parts)
    if found.state is None:
        return out
    if NEXT in parts:
        out[NEXT] = _next(found)
    if PICTURE in parts:
        out["svg"] = _picture(found, request.language, marks=PLACES in parts)
    return out


def _picture(found: Refereed, language: str, *, marks: bool) -> str:
    """The table after the last legal move, its places called as the log calls them."""
    described = found.room.read(found.room.write(found.state))
    speaker = Speaker(found.room, found.room.as_in_log(described), language, marks=marks)
    return picture(speaker, None, (), language).svg


def _next(found: Refereed) -> Object:
    """The table as it lies after the last legal move, who decides, and all that may be decided, by its verb."""
    engine, room, state = found.room.engine(), found.room, found.state
    seat = engine.decider(state)
    verbs = [] if seat is None else engine.legal_by_verb(state)
    return {
        "player": None if seat is None else room.names(state)[seat],
        "verbs": [
            {
                "verb": verb.name,
                "moves": [room.say_move(decision, found.first, seat or 0) for decision in offered[:MANY]],
                "more": max(0, len(offered) - MANY),
            }
            for verb, offered in verbs
        ],
        "began": list(room.points(found.first)),
        "lines": [_lines(found, seat) for seat in range(len(room.names(state)))],
        "table": room.write(state),
        **({} if found.missing is None else {"drawn": _drawn(found, found.missing)}),
    }


def _lines(found: Refereed, seat: int) -> list[Object]:
    """Why a player's points changed, all of a kind together."""
    out: dict[str, Object] = {}
    for line in found.lines:
        if line.seat != seat or not line.points:
            continue
        so_far = out.get(line.code, {"code": line.code, "count": 0, "points": 0, "rule": line.rule.id})
        count, points = so_far["count"], so_far["points"]
        assert isinstance(count, int)
        assert isinstance(points, int)
        out[line.code] = so_far | {"count": count + line.count, "points": points + line.points}
    return list(out.values())


def _drawn(found: Refereed, missing: Draw) -> Object:
    """What is still to be told of what was drawn: so many pieces of these, and then those whose order is known."""
    called = found.room.drawn(found.first)[missing.what]
    return {
        "what": missing.what,
        "player": found.room.names(found.state)[missing.seat],
        "count": missing.n,
        "of": [{"piece": called[kind], "there": there} for kind, there in enumerate(missing.pool) if there],
        "then": [called[kind] for kind in missing.sure],
    }
