"""A found position, read back from its own file and replayed under every reading before anything is said of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, cast

from courtroll.calculator.compare.variants import TURN, span
from courtroll.calculator.disputes.search import Document, Finding, read, readings, under
from courtroll.calculator.forms import toml_writing
from courtroll.calculator.intake import source
from courtroll.calculator.lang import names, words
from courtroll.calculator.render.objects import Speaker
from courtroll.calculator.render.sheets import and_then, fact_text
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.room import AnyRoom, Described, room
from courtroll.verifier.kernel.rules import Difference, Option
from courtroll.verifier.kernel.rules import Parting as Sort

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
    return toml_writing.written({**head, "source": about, **finding.document})


def disputes(game: str, searches: Sequence[Search], language: str = "en") -> list[Dispute]:
    """Every dispute of a game, found and replayed. Raises `DoesNotPart`."""
    found = room(game)
    return [replayed(found, search(), language) for search in searches]


def replayed(found: AnyRoom, finding: Finding, language: str = "en") -> Dispute:
    option = next(each for each in found.rulebook.options if each.name == finding.option)
    difference = next((each for each in found.rulebook.differences() if each.option == option.name), None)
    if finding.document is None:
        return Dispute(found.name, option, difference, finding, ())
    fetched = source.fetch(finding.id, written(finding))
    document = cast(Document, source.parse(fetched))
    ways = readings(found, option.name)
    says = [_said(found, under(document, option.name, reading), finding.question, language) for reading in ways]
    if len(set(map(tuple, says))) == 1:
        raise DoesNotPart(f"{finding.id}: at the position found every reading gives the same")
    return Dispute(
        found.name,
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


def _said(found: AnyRoom, document: Mapping[str, object], question: str | None, language: str) -> list[str]:
    """What comes of a table, in lines: a verdict with its reasons, or everybody's points."""
    described = read(found, document)
    speaker, said = Speaker(found, described, language), words(language, "disputes")
    # English says the words of the file.
    called = {} if language == "en" else names(language, found.name)
    faults = [fault for fault in found.faults(described) if fault.severity is Severity.IMPOSSIBLE]
    if faults:
        return [said["cannot-be"].format(why=speaker.fault(fault)["message"]) for fault in faults]
    if question is not None:
        return _verdict(speaker, described, question)
    if str(described.moment) == TURN:
        return [said["can-be"]]
    answer = found.answer(described)
    out = []
    for seat, name in enumerate(described.players):
        facts = [fact_text(answer.facts[seat][fact], called) for fact in FACTS if fact in answer.facts[seat]]
        due = answer.lists[seat]["due"] if answer.lists else ()
        owed = and_then([called.get(prize, prize) for prize in due], language) if due else ""
        facts += [said["must-discard"].format(what=owed)] if due else []
        total = span(answer, seat)
        points = said["point" if total == "1" else "points"].format(n=total)
        out.append(f"{name}: {', '.join([*facts, points])}")
    return out


def _verdict(speaker: Speaker, described: Described, question: str) -> list[str]:
    from courtroll.calculator.arbiter import settle

    verdict = settle(speaker.room, described, question)
    reasons = [str(speaker.reason(reason, verdict.seat)["message"]) for reason in verdict.reasons]
    outcome = words(speaker.language)[verdict.outcome.value]
    return [": ".join([outcome, *([" ".join(reasons)] if reasons else [])])]
