"""One table with every law held. All ways of running the scoring suite go through here."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy

from courtroll.properties.engines.answers import Document, Faulty
from courtroll.properties.engines.calling import OutOfTime
from courtroll.properties.engines.engine import FAILURES, CallFailed, EngineGone
from courtroll.properties.engines.scorer import BuiltInScorer, Scorer
from courtroll.properties.play.watch import Tally
from courtroll.properties.scoring.landmarks import of_any_table
from courtroll.properties.scoring.laws import SCORER_ANSWERS
from courtroll.properties.scoring.suite import ScoringSuite
from courtroll.properties.scoring.table import ScoringLaw, Table, Wrong


class ScoringBroken(AssertionError):
    """A scorer that breaks a law, with the table it was found with."""

    def __init__(self, law: str, wrong: Wrong, document: Document, chance: int) -> None:
        rules = f" ({', '.join(wrong.rules)})" if wrong.rules else ""
        super().__init__(f"{law}: {wrong.what}{rules}")
        self.law = law
        self.wrong = wrong
        self.document = document
        self.chance = chance


def look(suite: ScoringSuite, scorer: Scorer, document: Document, tally: Tally, chance: int | None = None) -> None:
    """Holds the scorer to the laws over one table: to all, if told by which `chance`. Raises `ScoringBroken`."""
    settled = zlib.crc32(json.dumps(document, sort_keys=True).encode()) if chance is None else chance
    table = Table(suite, scorer, document, settled)
    tally.games += 1
    tally.steps += 1
    for law in suite.all_laws():
        if chance is None and settled // 64 % law.every:
            continue
        wrong = _first(law, table, tally)
        if wrong is not None:
            name, first = wrong
            raise ScoringBroken(name, first, document, settled)
    tally.landmarks.update(table.seen)
    if table.sole is not None:
        tally.ended += bool(table.sole.winners)
        tally.landmarks.update(of_any_table(document, table.sole))
        tally.landmarks.update(suite.landmarks_of(document, table.sole))


def _first(law: ScoringLaw, table: Table, tally: Tally) -> tuple[str, Wrong] | None:
    try:
        breaches = law.breaches(table)
        if breaches is None:
            return None
        tally.held[law.name] += 1
        return next(((law.name, wrong) for wrong in breaches), None)
    except (CallFailed, EngineGone) as error:
        return SCORER_ANSWERS.name, table.wrong(str(error))
    except FAILURES as error:  # a scorer under test may do anything
        return SCORER_ANSWERS.name, table.wrong(f"{law.name}: {type(error).__name__}: {error}")


TRIES = 1_500
"""Simpler tables that are looked at."""


def smallest(suite: ScoringSuite, scorer: Scorer, found: ScoringBroken) -> ScoringBroken:
    """The same law broken by a table with less on it."""
    best = found
    with suppress(OutOfTime):
        for best in _ever_smaller(suite, scorer, found):  # noqa: B007  # the last one is the answer
            pass
    return best


def _ever_smaller(suite: ScoringSuite, scorer: Scorer, best: ScoringBroken) -> Iterator[ScoringBroken]:
    tries, going_on = TRIES, True
    while going_on and tries:
        going_on = False
        for document in simpler(best.document):
            tries -= 1
            again = _broken_by(suite, scorer, document, best)
            if again is not None:
                best, going_on = again, True
                yield best
                break
            if not tries:
                break


def _broken_by(suite: ScoringSuite, scorer: Scorer, document: Document, found: ScoringBroken) -> ScoringBroken | None:
    try:
        if isinstance(suite.room.read(document), tuple) or not suite.second(document):
            return None
        if isinstance(BuiltInScorer(suite.room).score(document), Faulty):
            return None
        look(suite, scorer, document, Tally(), found.chance)
    except ScoringBroken as broken:
        return broken if broken.law == found.law else None
    except Exception:  # what was dropped was needed
        return None
    return None


def simpler(document: Document) -> list[Document]:
    """The table with one thing left out, or one number nearer to 0; what leaves out most comes first."""
    found: list[tuple[int, Document]] = []

    def changed(path: list[str | int], change: str) -> None:
        copy = deepcopy(document)
        holder = copy
        for step in path[:-1]:
            holder = holder[step]  # type: ignore[index]  # a list takes a number
        key = path[-1]
        if change == "drop":
            del holder[key]  # type: ignore[arg-type]
        else:
            value = holder[key]  # type: ignore[index]
            holder[key] = 0 if change == "zero" else value - (1 if value > 0 else -1)  # type: ignore[index]
        found.append((len(json.dumps(copy)), copy))

    def visit(value: object, path: list[str | int]) -> None:
        match value:
            case dict():
                for key, item in value.items():
                    if path or key != "game":
                        changed([*path, key], "drop")
                    visit(item, [*path, key])
            case list():
                for index, item in enumerate(value):
                    changed([*path, index], "drop")
                    visit(item, [*path, index])
            case bool():
                pass
            case int() if value:
                changed(path, "zero")
                changed(path, "nearer")
            case _:
                pass

    visit(document, [])
    return [copy for _, copy in sorted(found, key=lambda each: each[0])]
