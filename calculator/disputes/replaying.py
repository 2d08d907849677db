"""A found position, read back from its own file and replayed under every reading before anything is said of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from calculator import toml
from calculator.disputes.search import Document, Finding, read, readings, under
from calculator.intake import source
from calculator.render.objects import Speaker
from calculator.variants import TURN, span
from verifier.kernel.legality import Severity
from verifier.kernel.room import Described, Room, room
from verifier.kernel.rules import Difference, Option
from verifier.kernel.rules import Parting as Sort

if TYPE_CHECKING:
    from verifier.games.noblemen.document import Described as NoblemenTable

Search = Callable[[], Finding]
FACTS: Final = ("title",)
"""What of a player's facts is told beside the total."""


@dataclass(frozen=True, slots=True)
class Given:
    """What one reading gives."""

    reading: str
    editions: tuple[str, ...]
    """The texts that play so by themselves, or by the best-supported reading."""
    says: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Dispute:
    """An option with the smallest position at which its readings part, replayed; or with why it is harmless."""

    game: str
    option: Option
    difference: Difference | None
    finding: Finding
    gives: tuple[Given, ...]

    @property
    def parts(self) -> bool:
        return self.finding.document is not None

    @property
    def is_real(self) -> bool:
        """Whether two texts disagree; otherwise no text decides."""
        return self.difference is not None and self.difference.parting is Sort.REAL

    @property
    def file(self) -> str:
        return f"{self.finding.id}.toml"

    @property
    def text(self) -> str:
        """The position file."""
        return written(self.finding)


class DoesNotPart(Exception):
    """A position that, replayed from its file, gives the same under every reading, or cannot be."""


def written(finding: Finding) -> str:
    assert finding.document is not None
    asks = "" if finding.question is None else f"; ask: {finding.question}"
    about = f"the smallest position at which the readings of {finding.option} part{asks}"
    head = {key: finding.document[key] for key in ("game", "moment")}
    return toml.written({**head, "source": about, **finding.document})


def disputes(game: str, searches: Sequence[Search]) -> list[Dispute]:
    """Every dispute of a game, found and replayed. Raises `DoesNotPart`."""
    found = room(game)
    return [replayed(found, search()) for search in searches]


def replayed(found: Room, finding: Finding) -> Dispute:
    option = next(each for each in found.OPTIONS if each.name == finding.option)
    difference = next((each for each in found.DIFFERENCES if each.option == option.name), None)
    if finding.document is None:
        return Dispute(found.NAME, option, difference, finding, ())
    fetched = source.fetch(finding.id, written(finding))
    document = cast(Document, source.parse(fetched))
    ways = readings(found, option.name)
    says = [_said(found, under(document, option.name, reading), finding.question) for reading in ways]
    if len(set(map(tuple, says))) < len(ways):
        raise DoesNotPart(finding.id)
    return Dispute(
        found.NAME,
        option,
        difference,
        finding,
        tuple(
            Given(
                reading, tuple(code for code, preset in option.presets.items() if str(preset) == reading), tuple(each)
            )
            for reading, each in zip(ways, _parting(says), strict=True)
        ),
    )


def _parting(says: Sequence[Sequence[str]]) -> list[list[str]]:
    """What is said by one reading and not by all."""
    return [[line for line in mine if not all(line in others for others in says)] for mine in says]


def _said(found: Room, document: Mapping[str, object], question: str | None) -> list[str]:
    """What comes of a table, in lines: a verdict with its reasons, or everybody's points."""
    described = read(found, document)
    speaker = Speaker(found, described)
    faults = [fault for fault in found.faults(described) if fault.severity is Severity.IMPOSSIBLE]
    if faults:
        return [f"the table cannot be: {speaker.fault(fault)['message']}" for fault in faults]
    if question is not None:
        return _verdict(speaker, described, question)
    if str(described.moment) == TURN:
        return ["nothing speaks against the table"]
    answer = found.answer(described)
    out = []
    for seat, name in enumerate(described.players):
        facts = [str(answer.facts[seat][fact]) for fact in FACTS if fact in answer.facts[seat]]
        due = answer.lists[seat]["due"] if answer.lists else ()
        facts += [f"must discard for {' and '.join(due)}"] if due else []
        out.append(f"{name}: {', '.join([*facts, _points(span(answer, seat))])}")
    return out


def _points(total: str) -> str:
    return f"{total} point" if total == "1" else f"{total} points"


def _verdict(speaker: Speaker, described: Described, question: str) -> list[str]:
    from calculator.arbiter import settle

    verdict = settle(cast("NoblemenTable", described), question)
    reasons = [str(speaker.reason(reason, verdict.seat)["message"]) for reason in verdict.reasons]
    return [": ".join([verdict.outcome.value, *([" ".join(reasons)] if reasons else [])])]
