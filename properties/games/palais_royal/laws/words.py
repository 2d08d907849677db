"""What a person says of a whole turn at once is heard as the decisions that it was, and files say what lies there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from courtroll.properties.games.palais_royal.laws.begin import described
from courtroll.properties.games.palais_royal.laws.legal import ids
from courtroll.properties.games.palais_royal.laws.steps import table_then
from courtroll.properties.games.palais_royal.making.games import cell
from courtroll.properties.games.palais_royal.second.table import Table, spot_of
from courtroll.properties.play.laws import Breach, Ended, Law, Moved
from courtroll.verifier.games.palais_royal.moves import decisions as d
from courtroll.verifier.games.palais_royal.table.names import CARD_NAMES, ROOM_NAMES
from courtroll.verifier.games.palais_royal.table.pieces import Room
from courtroll.verifier.kernel.replay import LogError


def _from(sources: Sequence[Room | None]) -> str:
    """A number of servants from the supply, then each room that one comes from."""
    told = [str(sources.count(None))] if None in sources else []
    return ", ".join(told + [f"from {ROOM_NAMES[room]}" for room in sources if room is not None])


def _ways(steps: Sequence[d.Step]) -> str:
    """Steps that go on from where the one before ended are one way."""
    told = ""
    for before, step in zip((None, *steps), steps, strict=False):
        on = before is not None and before.target is step.source
        told += "" if on else f"{', ' if told else ''}{ROOM_NAMES[step.source]}"
        told += f" -> {ROOM_NAMES[step.target]}"
    return told


def _breath(numbered: tuple[int, d.Decision]) -> object:
    """What is said in one breath; servants from the supply come before those from rooms by themselves."""
    match numbered[1]:
        case d.Attend(chamber):
            return d.Attend, chamber
        case d.Reinforce() | d.Step() | d.Station() | d.Keep() as decision:
            return type(decision)
        case _:
            return numbered


def at_once(decisions: Sequence[d.Decision]) -> Iterator[str]:
    """A turn in long words."""
    for _, group in groupby(enumerate(decisions), _breath):
        alike = [decision for _, decision in group]
        match alike:
            case [d.Reinforce(), *_]:
                yield f"reinforce {_from([each.source for each in alike if isinstance(each, d.Reinforce)])}"
            case [d.Attend(chamber), *_]:
                yield f"attend {ROOM_NAMES[chamber]} {_from([e.source for e in alike if isinstance(e, d.Attend)])}"
            case [d.Step(), *_]:
                yield f"move {_ways([each for each in alike if isinstance(each, d.Step)])}"
            case [d.Station(), *_]:
                yield "station " + ", ".join(ROOM_NAMES[each.room] for each in alike if isinstance(each, d.Station))
            case [d.Keep(), *_]:
                yield "keep " + ", ".join(CARD_NAMES[each.card] for each in alike if isinstance(each, d.Keep))
            case [d.Recruit(at, turquoise, violet)]:
                seals = " ".join(["turquoise"] * turquoise + ["violet"] * violet)
                yield f"recruit {cell(spot_of(at))}{' with ' if seals else ''}{seals}"
            case [d.Post(source)]:
                yield f"post {'supply' if source is None else ROOM_NAMES[source]}"
            case [d.Play(card)]:
                yield f"play {CARD_NAMES[card]}"
            case [d.DrawCards(n)]:
                yield f"draw {n}"
            case [d.Summon(n)]:
                yield f"summon {n}"
            case [d.Mint()]:
                yield "mint"
            case [d.Deal()]:
                yield "deal"
            case _:
                yield "done"


def turns_are_heard(ended: Ended) -> Iterator[Breach]:
    names = ended.room.names(ended.data)
    for seat, made in groupby(ended.moves, lambda each: each.seat):
        decisions = [each.decision for each in made]
        text = f"{names[seat]}: {'; '.join(at_once(decisions))}".replace("; post", ", post")
        try:
            heard = ended.room.hear(text, ended.data)
        except LogError as error:
            yield Breach(f"{text!r} is not understood: {error.code}")
            continue
        rest = tuple(decisions)
        for orders in heard.moves:
            fitting = [order for order in orders if rest[: len(order)] == order]
            rest = rest[len(fitting[0]) :] if fitting else (None,)
        if rest or heard.seat != seat:
            yield Breach(f"{text!r} is heard as {heard!r}")


def _pending(table: Table) -> dict[str, object]:
    """What a file tells of a turn that has begun; nothing is told by leaving it out."""
    attended = {"king": table.king, "pompadour": table.pompadour, "either": table.either or None}
    told: dict[str, object] = {
        "phase": "" if table.phase == "turn" else table.phase, "left": table.left, "stage": table.stage,
        "reinforcements": table.reinforcements, "endless": table.endless, "steps": table.steps,
        "diagonals": table.diagonals, "entered": table.entered, "minted": table.minted,
        "drew": table.drew, "kept": table.kept,
        "wild": table.wild, "attended": {key: n for key, n in attended.items() if n is not None},
        "majorities": next(iter(table.open[table.seat].values())),
        "noted": sorted(ROOM_NAMES[room] for room in table.noted),
        "fresh": sorted(f"n{tile + 1:02}" for tile in table.fresh),
        "looked": [name for name, n in zip(CARD_NAMES, table.looked.values(), strict=True) for _ in range(n)],
        "space": table.space and cell(table.space),
        "leading": sorted(ROOM_NAMES[room] for room in table.leading),
    }  # fmt: skip
    return {key: value for key, value in told.items() if value}


def files_say_what_lies_there(moved: Moved) -> Iterator[Breach]:
    table, document = table_then(moved), moved.room.write(moved.data_after)
    pending: Any = document.get("pending", {})
    told: Mapping[str, Any] = {
        key: sorted(value) if key in ("noted", "leading", "fresh") else value for key, value in pending.items() if value
    }
    compared = [*described(table, document), ("pending", _pending(table), told)]
    for what, found, should in compared:
        if found != should:
            yield Breach(f"{what} is written as {should!r} and should be {found!r}")


TURNS_HEARD: Final[Law[Ended]] = Law("turns-are-heard", "A turn said at once, in long words, is heard as it was.",
    turns_are_heard, 1, ids(("servant.supply-empty", "stairway.several-steps", "card.seals")))  # fmt: skip
FILES_LAW: Final[Law[Moved]] = Law("files-say-it", "A table's position file says what lies there.",
    files_say_what_lies_there, 30, ids(("recruit.face-up", "noble.servants-used", "back-door.hand")))  # fmt: skip
