"""What a person's text does, in a small vocabulary: one to three clauses, done in their order.

A clause is `[on TRIGGER: ] [if COLOUR A-B: ] [others ] ATOM [per THING [every M]]`.
"""

from __future__ import annotations

import re
from enum import StrEnum
from functools import cache
from typing import Final, NamedTuple

from courtroll.verifier.games.bruges.table.pieces import Action, Colour, Group, Owned, Thing

CLAUSES: Final = 3
MOST: Final = 9
"""No number in a clause is larger."""
DIE: Final = 6


class Atom(StrEnum):
    """One thing that a text does."""

    FLORINS = "florins"
    POINTS = "points"
    WORKERS = "workers"
    DRAW = "draw"
    DISCARD = "discard"
    PLAY = "play"
    HAND = "hand"
    RETURN = "return"
    CANAL = "canal"
    STEP = "step"
    GIVE = "others give"
    LOSE = "others lose canal"
    AS_CARD = "as-card"
    """Nobody knows what."""


class Event(StrEnum):
    """What sets off a person besides its owner's actions."""

    ADVANCE = "advance"
    """A step bought."""
    TROUBLE = "trouble"
    """One of the owner's own, settled."""


class Same(StrEnum):
    """The colour of the card that was played."""

    SAME = "same"


class InHand(StrEnum):
    """What a text may count besides what laurels do."""

    HAND = "hand"


Trigger = Action | Event
Counted = Group | Thing | Owned | InHand


class Die(NamedTuple):
    """A condition: the die of this colour shows one of these numbers."""

    colour: Colour
    low: int
    high: int


class Clause(NamedTuple):
    """`n` is `None` for all there are. Everything else is `None` where the text does not say it."""

    atom: Atom
    n: int | None = 1
    colour: Colour | Same | None = None
    on: Trigger | None = None
    when: Die | None = None
    per: Counted | None = None
    every: int = 1


_COLOURS: Final = "|".join(Colour)
_CLAUSE: Final = re.compile(
    rf"(?:on (?P<on>{'|'.join((*Action, *Event))}): )?"
    rf"(?:if (?P<die>{_COLOURS}) (?P<low>[1-{DIE}])-(?P<high>[1-{DIE}]): )?"
    r"(?:(?P<lose>others lose canal)|(?P<as_card>as-card)|(?P<all>return all)|"
    r"(?P<atom>florins|points|draw|discard|play|hand|return|canal|step|others give|workers) (?P<n>[1-9])"
    rf"(?: (?P<colour>{_COLOURS}|same))?)"
    rf"(?: per (?P<per>{'|'.join((*Group, *Thing, *Owned, *InHand))})(?: every (?P<every>[1-9]))?)?"
)


@cache
def parse(text: str) -> tuple[Clause, ...] | None:
    """The clauses of an effect; `None` where it is none."""
    parts = [_clause(part) for part in " ".join(text.split()).split("; ")]
    clauses = tuple(part for part in parts if part is not None)
    return clauses if len(clauses) == len(parts) <= CLAUSES else None


def _clause(text: str) -> Clause | None:
    found = _CLAUSE.fullmatch(text)
    if found is None:
        return None
    atom = Atom.LOSE if found["lose"] else Atom.AS_CARD if found["as_card"] else Atom.RETURN
    atom = Atom(found["atom"]) if found["atom"] else atom
    colour = None if found["colour"] is None else Same.SAME if found["colour"] == "same" else Colour(found["colour"])
    on = (
        None if found["on"] is None else next(kind(found["on"]) for kind in (Action, Event) if found["on"] in set(kind))
    )
    when = Die(Colour(found["die"]), int(found["low"]), int(found["high"])) if found["die"] else None
    per = next((kind(found["per"]) for kind in (Group, Thing, Owned, InHand) if found["per"] in set(kind)), None)
    wrong = (
        (colour is not None and atom is not Atom.WORKERS)
        or (colour is Same.SAME and not isinstance(on, Action))
        or (per is not None and found["all"] is not None)
        or (when is not None and when.low > when.high)
    )
    if wrong:
        return None
    n = None if found["all"] else int(found["n"] or 1)
    return Clause(atom, n, colour, on, when, per, int(found["every"] or 1))


def spell(clauses: tuple[Clause, ...]) -> str:
    """The clauses as a file writes them."""
    return "; ".join(map(_spell, clauses))


def _spell(clause: Clause) -> str:
    out = f"on {clause.on}: " if clause.on else ""
    if clause.when is not None:
        out += f"if {clause.when.colour} {clause.when.low}-{clause.when.high}: "
    out += clause.atom
    if clause.atom not in (Atom.LOSE, Atom.AS_CARD):
        out += " all" if clause.n is None else f" {clause.n}"
    if clause.colour is not None:
        out += f" {clause.colour}"
    if clause.per is not None:
        out += f" per {clause.per}"
        out += f" every {clause.every}" if clause.every > 1 else ""
    return out
