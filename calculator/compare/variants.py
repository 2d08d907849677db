"""One table under every text and under every reading of every option, one switched at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.results import Answer, NotWorkedOut
from courtroll.verifier.kernel.room import AnyRoom, Described

Document = Mapping[str, object]
TURN = "turn"
"""The moment at which there is nothing to score."""


class Kind(StrEnum):
    SCORED = "scored"
    POSSIBLE = "possible"
    """Nothing speaks against the table, and at this moment nothing is scored."""
    IMPOSSIBLE = "impossible"
    OPEN = "open"
    """Too much is unknown to work out a range."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A way to read the file: as it is, by another edition, or with one option switched."""

    edition: str
    option: str | None = None
    reading: str | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """What comes of a table when it is read in one way."""

    variant: Variant
    described: Described
    kind: Kind
    faults: tuple[Fault, ...] = ()
    answer: Answer | None = None


@dataclass(frozen=True, slots=True)
class Parting:
    """Something of an outcome that is otherwise as the file says; of one player, or of the whole table."""

    seat: int | None
    what: str
    here: str
    there: str


def outcomes(found: AnyRoom, document: Document, described: Described) -> Iterator[Outcome]:
    """What comes of the table in each way to read it."""
    for variant, each in tables(found, document, described):
        yield _outcome(found, each, variant)


def tables(found: AnyRoom, document: Document, described: Described) -> Iterator[tuple[Variant, Described]]:
    """The table as the file says, then by the other editions, then by the other readings."""
    yield Variant(described.edition), described
    for variant in _others(found, document, described.edition):
        other = found.read(_under(document, variant))
        # The file is readable, and only known editions and readings were put into it.
        assert not isinstance(other, tuple), other
        yield variant, other


def _others(found: AnyRoom, document: Document, edition: str) -> Iterator[Variant]:
    for other in found.rulebook.editions:
        if other.code != edition:
            yield Variant(other.code)
    own = _rulings(document)
    for option in found.rulebook.options:
        mine = str(own.get(option.name, option.presets[edition]))
        for reading in map(str, option.readings):
            if reading != mine:
                yield Variant(edition, option.name, reading)


def _rulings(document: Document) -> Mapping[str, object]:
    own = document.get("rulings")
    return own if isinstance(own, Mapping) else {}


def _under(document: Document, variant: Variant) -> Document:
    out = {**document, "edition": variant.edition}
    if variant.option is not None:
        out["rulings"] = {**_rulings(document), variant.option: variant.reading}
    return out


def _outcome(found: AnyRoom, described: Described, variant: Variant) -> Outcome:
    faults = impossible(found, described)
    if faults:
        return Outcome(variant, described, Kind.IMPOSSIBLE, faults)
    if str(described.moment) == TURN:
        return Outcome(variant, described, Kind.POSSIBLE)
    try:
        answer = found.answer(described)
    except NotWorkedOut:
        return Outcome(variant, described, Kind.OPEN)
    return Outcome(variant, described, Kind.SCORED, answer=answer)


def impossible(found: AnyRoom, described: Described) -> tuple[Fault, ...]:
    """Why a table cannot be."""
    return tuple(fault for fault in found.faults(described) if fault.severity is Severity.IMPOSSIBLE)


# --------------------------------------------------------------------------------------- where they part


def partings(base: Outcome, other: Outcome) -> tuple[Parting, ...]:
    """Where an outcome departs from that of the file as it is."""
    if base.kind is not other.kind:
        return (Parting(None, "outcome", other.kind.value, base.kind.value),)
    if base.answer is None or other.answer is None:
        return tuple(_differing(None, _faults(other), _faults(base)))
    out = list(_differing(None, _whole(other, other.answer), _whole(base, base.answer)))
    for seat in range(len(base.described.players)):
        out += _differing(seat, _player(other.answer, seat), _player(base.answer, seat))
    return tuple(out)


def _differing(seat: int | None, here: Mapping[str, str], there: Mapping[str, str]) -> Iterator[Parting]:
    for what in dict.fromkeys([*there, *here]):
        mine, base = here.get(what, "0"), there.get(what, "0")
        if mine != base:
            yield Parting(seat, what, mine, base)


def _faults(outcome: Outcome) -> dict[str, str]:
    """How often each fault is found."""
    return {code: str(n) for code, n in Counter(fault.code for fault in outcome.faults).items()}


def _whole(outcome: Outcome, answer: Answer) -> dict[str, str]:
    players = outcome.described.players
    return {
        "winners": ", ".join(players[seat] for seat in answer.winners) or "nobody",
        "decided_by": answer.decided_by or "not known",
        "certain": {True: "yes", False: "no", None: "not known"}[answer.certain],
    }


def _player(answer: Answer, seat: int) -> dict[str, str]:
    """Total, rank, facts and lines of one player; a title is told by its name, its points are in the total."""
    out = {"total": span(answer, seat), "rank": _shown(answer.ranks[seat])}
    out |= {fact: _shown(value) for fact, value in answer.facts[seat].items()}
    lines: dict[str, int] = {}
    for line in answer.result.players[seat].lines:
        lines[line.code] = lines.get(line.code, 0) + line.points
    return out | {code: str(points) for code, points in lines.items() if code not in out}


def span(answer: Answer, seat: int) -> str:
    """A total, or the range of it."""
    total, high = answer.total(seat), answer.high[seat]
    if total is not None:
        return str(total)
    return f"{answer.low[seat]}+" if high is None else f"{answer.low[seat]}..{high}"


def _shown(value: int | str | None) -> str:
    return "?" if value is None else str(value)
