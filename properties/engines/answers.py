"""What a scorer answers: a scored table, faults, or that it cannot read it. From the contract's JSON too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

Document = dict[str, Any]
"""A position file, parsed: the public contract says what may stand in it."""


class ScoredLine(NamedTuple):
    """Why somebody's points change: `count` things of one `code` bring `points`, by the rule with this id."""

    code: str
    count: int  # type: ignore[assignment]  # hides tuple.count, which nobody needs here
    points: int
    rule: str


class WrongDraw(ValueError):
    """A second definition's word for what was drawn though it is not what was to be drawn."""


class Gained(NamedTuple):
    """What somebody gets or loses besides points: `amount` of `what` for `count` things of one `code`, by the rule with
    this id; `of` which kind, where it has several; `also` by which rules beside it.
    """

    seat: int
    what: str
    code: str
    count: int  # type: ignore[assignment]  # as above
    amount: int
    rule: str
    of: str = ""
    also: tuple[str, ...] = ()


class Why(NamedTuple):
    """What a refusal says beside its rule: where, each place by whose it is and in words; whether pieces are lacking;
    which values of the box it used. `lacks` is `None` where that differs.
    """

    where: frozenset[tuple[int | None, str] | None] = frozenset({None})
    lacks: bool | None = False
    used: frozenset[str] = frozenset()


class Reason(NamedTuple):
    """A code and the id of its rule, of something that brought no points."""

    code: str
    rule: str


class Against(NamedTuple):
    """What cannot be or hardly can: its code, the id of its rule, whose it is and where in words, and the numbers
    concerned. But for its code a scorer may leave all of it out.
    """

    code: str
    rule: str | None = None
    seat: int | None = None
    where: str | None = None
    found: int | str | None = None
    limit: int | None = None


class Placed(NamedTuple):
    """Where a line, or what brought nothing, is on the table, in words; and what was missing there."""

    code: str
    where: str
    missing: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayerScore:
    """One player's part of an answer."""

    name: str
    before: int | None
    total: int | None
    low: int
    high: int | None
    rank: int | None
    lines: tuple[ScoredLine, ...]
    unscored: tuple[Reason, ...] | None = None
    """What could have scored and did not; `None` where a scorer does not tell."""
    facts: Mapping[str, object] = field(default_factory=dict)
    """What else is told, such as a marker's space at a ball."""
    places: tuple[Placed, ...] | None = None
    """Of all that has one; `None` where a scorer tells none."""
    parts: tuple[ScoredLine, ...] | None = None
    """What a number among the facts is made of, its amount in place of the points."""


@dataclass(frozen=True, slots=True)
class Scored:
    """A table's scoring."""

    players: tuple[PlayerScore, ...]
    winners: tuple[str, ...]
    decided_by: str | None
    certain: bool | None
    doubts: frozenset[Against] | None = None
    """What hardly can be; the contract has sentences for it only, so that `None` is in order."""
    leanings: frozenset[tuple[str, str, frozenset[str]]] | None = None
    """Each option that it leaned on, the reading that was followed, and those that would give another answer."""
    assumed: frozenset[str] | None = None
    """Values that no text gives and nobody typed, as the answer names them."""

    def of(self, name: str) -> PlayerScore:
        return next(player for player in self.players if player.name == name)


@dataclass(frozen=True, slots=True)
class Faulty:
    """A table that cannot be, and all reasons."""

    faults: tuple[Against, ...]


@dataclass(frozen=True, slots=True)
class Unread:
    """A table that is not scored because it cannot be read, or because its range is not worked out."""

    why: tuple[str, ...]


Outcome = Scored | Faulty | Unread


class NotOfTheContract(ValueError):
    """An answer that is not of the form `courtroll score --format json` prints."""


TOLD: Final = frozenset(
    {"name", "before", "total", "low", "high", "rank", "lines", "unscored", "estate", "prestige_lines"}
)
"""Keys of a player that are no further facts."""


def told(answer: Mapping[str, Any]) -> Outcome:
    """An answer in the contract's JSON. Raises `NotOfTheContract`."""
    try:
        if "errors" in answer:
            return Unread(tuple(str(error["message"]) for error in answer["errors"]))
        if "faults" in answer:
            return Faulty(
                tuple(Against(each["code"], each.get("rule"), where=each.get("where")) for each in answer["faults"])
            )
        players = tuple(_player(player) for player in answer["players"])
        leanings = frozenset(
            (each["option"], each["reading"], frozenset(each["others"])) for each in answer.get("leaned_on") or ()
        )
        is_told = "leaned_on" in answer and answer["leaned_on"] is not None
        return Scored(
            players, tuple(answer["winners"]), answer["decided_by"], answer["certain"], None,
            leanings if is_told else None,
            assumed=frozenset(answer["assumed"]) if "assumed" in answer else None,
        )  # fmt: skip
    except (KeyError, TypeError, AttributeError) as trouble:
        raise NotOfTheContract(f"{type(trouble).__name__}: {trouble}") from None


def _player(player: Mapping[str, Any]) -> PlayerScore:
    for key in ("before", "total", "low", "high", "rank"):
        _whole(key, player[key], may_be_none=True)
    for line in player["lines"]:
        _whole("count", line["count"])
        _whole("points", line["points"])
    lines = (ScoredLine(line["code"], line["count"], line["points"], line["rule"]) for line in player["lines"])
    unscored: Sequence[Mapping[str, Any]] | None = player.get("unscored")
    parts: Sequence[Mapping[str, Any]] | None = player.get("prestige_lines")
    return PlayerScore(
        player["name"], player["before"], player["total"], player["low"], player["high"], player["rank"],
        tuple(lines),
        None if unscored is None else tuple(Reason(each["code"], each["rule"]) for each in unscored),
        {key: value for key, value in player.items() if key not in TOLD},
        _places([*player["lines"], *(unscored or ())]),
        tuple(ScoredLine(part["code"], part["count"], part["prestige"], part["rule"]) for part in parts or ())
        if parts is not None
        else None,
    )  # fmt: skip


def _places(told: Sequence[Mapping[str, Any]]) -> tuple[Placed, ...] | None:
    found = tuple(
        Placed(each["code"], each["where"], tuple(each.get("missing", ()))) for each in told if "where" in each
    )
    return found or None


def _whole(key: str, value: object, *, may_be_none: bool = False) -> None:
    if type(value) is not int and not (may_be_none and value is None):
        raise NotOfTheContract(f"{key} should be a whole number, and is {value!r}")
