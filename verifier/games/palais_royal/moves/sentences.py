"""How decisions are said and heard. The only place that knows the sentences.

`say` and `hear` are each other's inverse for every decision. Spaces of the park are named as cells on a spreadsheet.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final, TypeVar

from courtroll.verifier.games.palais_royal.moves.codes import Misheard
from courtroll.verifier.games.palais_royal.moves.decisions import (
    Attend,
    Deal,
    Decision,
    Done,
    DrawCards,
    Keep,
    Mint,
    Play,
    Post,
    Recruit,
    Reinforce,
    Station,
    Step,
    Summon,
)
from courtroll.verifier.games.palais_royal.table.codes import Form
from courtroll.verifier.games.palais_royal.table.equipment import CARD_COPIES, SEALS_CARD
from courtroll.verifier.games.palais_royal.table.frame import cell_name, cell_named
from courtroll.verifier.games.palais_royal.table.names import CARD_NAMES, CARDS, OTHER_NAMES, ROOM_NAMES, ROOMS
from courtroll.verifier.games.palais_royal.table.pieces import Room
from courtroll.verifier.kernel.hearing import Clause, Unheard, addressed, parted
from courtroll.verifier.kernel.hearing import Sentence as Said

GRAMMAR: Final = (
    "PLAYER: deal",
    "PLAYER: station mint, mint, office, cardinal, king",
    "PLAYER: play five-steps",
    "PLAYER: reinforce 3 (reinforce from mint; reinforce 2, from mint, from king)",
    "PLAYER: move gate -> mint -> office, gate -> king (move 2 gate -> king)",
    "PLAYER: mint",
    "PLAYER: attend king (attend king 2; attend pompadour from mint)",
    "PLAYER: recruit A2, post office (recruit C3 with turquoise violet)",
    "PLAYER: post supply (post office)",
    "PLAYER: summon 2",
    "PLAYER: draw 3",
    "PLAYER: keep gold, two-points",
    "PLAYER: done",
)
VERBS: Final = tuple(line.split()[1] for line in GRAMMAR)
SUPPLY: Final = "supply"
CHAMBERS: Final = {ROOM_NAMES[room]: room for room in (Room.KING, Room.POMPADOUR)}
COLOURS: Final = ("turquoise", "violet")
NUMBER: Final = (Form.SHORT_NUMBER,)
"""What is said to be right where a number should stand: more digits than four are not read."""


# ------------------------------------------------------------------------------------------------ saying


def say(decision: Decision) -> str:
    """A decision in words, without the player's name."""
    match decision:
        case Deal():
            return "deal"
        case Station(room):
            return f"station {ROOM_NAMES[room]}"
        case Play(card):
            return f"play {CARD_NAMES[card]}"
        case Reinforce(source):
            return "reinforce 1" if source is None else f"reinforce from {ROOM_NAMES[source]}"
        case Step(source, target):
            return f"move {ROOM_NAMES[source]} -> {ROOM_NAMES[target]}"
        case Mint():
            return "mint"
        case Attend(chamber, source):
            where = f"attend {ROOM_NAMES[chamber]}"
            return where if source is None else f"{where} from {ROOM_NAMES[source]}"
        case Recruit(cell, turquoise, violet):
            seals = (COLOURS[0],) * turquoise + (COLOURS[1],) * violet
            return f"recruit {cell_name(cell)}" + (f" with {' '.join(seals)}" if seals else "")
        case Post(source):
            return f"post {SUPPLY if source is None else ROOM_NAMES[source]}"
        case Summon(n):
            return f"summon {n}"
        case DrawCards(n):
            return f"draw {n}"
        case Keep(card):
            return f"keep {CARD_NAMES[card]}"
        case Done():
            return "done"
        case _:
            raise TypeError(f"no words for {decision!r}")


def say_together(decisions: Sequence[Decision]) -> str:
    """Decisions of one move as the one sentence a person would say."""
    whole, before = "", None
    for decision, alike in groupby(decisions):
        for text in _said_as_one(decision, len(tuple(alike))):
            match before, decision:
                case None, _:
                    whole = text
                case (Station(), Station()) | (Keep(), Keep()) | (Step(), Step()) | (Reinforce(), Reinforce(Room())):
                    whole += f", {text.split(' ', 1)[1]}"
                case Recruit(), Post():
                    whole += f", {text}"
                case _:
                    whole += f"; {text}"
            before = decision
    return whole


def _said_as_one(decision: Decision, n: int) -> tuple[str, ...]:
    """The same so many times: servants are counted."""
    match decision:
        case Reinforce(None):
            return (f"reinforce {n}",)
        case Attend(_, None) if n > 1:
            return (f"{say(decision)} {n}",)
        case _:
            return (say(decision),) * n


# ----------------------------------------------------------------------------------------------- hearing

Orders = tuple[tuple[Decision, ...], ...]
"""The ways in which one move may be taken apart; they differ in what was left unsaid."""

Sentence = Said[Decision]
V = TypeVar("V")

_TOKEN = re.compile(r"\s*(->|[;,]|(?:(?!->)[^\s;,])+)")


def hear(text: str, players: Sequence[str]) -> Sentence:
    """`PLAYER: VERB …`, several moves joined with `;`."""
    seat, rest = addressed(text, players)
    return Sentence(seat, tuple(_Clause(part, players).read(_READERS) for part in parted(_TOKEN.findall(rest), ";")))


def hear_moves(text: str, players: Sequence[str], seat: int) -> tuple[Orders, ...]:
    """The moves of a player who need not be named."""
    head = text.split(":")[0].strip()
    return hear(text if head in players else f"{players[seat]}: {text}", players).moves


class _Clause(Clause):
    others = OTHER_NAMES

    def _one(self) -> int:
        return self._number(NUMBER, least=1)

    def _one_if_any(self) -> int | None:
        return self._one() if self._is_number() else None

    def _room(self) -> Room:
        return self._one_of(Misheard.NO_ROOM, ROOMS)

    def _all(self, read: Callable[[], V]) -> list[V]:
        """One thing or more, with commas between them or without."""
        out = [read()]
        while self._more():
            self._skip(",")
            out.append(read())
        return out

    def _sources(self) -> list[Room | None]:
        """Where servants come from: a number of them from the supply, each other from a room."""
        n = self._one_if_any()
        out: list[Room | None] = [None] * (n or 0)
        while self._more():
            if out:
                self._skip(",")
            self._one_of(Misheard.NO_SOURCE, {"from": True})
            out.append(self._room())
        return out or [None]

    def deal(self) -> Orders:
        return ((Deal(),),)

    def station(self) -> Orders:
        return (tuple(Station(room) for room in self._all(self._room)),)

    def play(self) -> Orders:
        return ((Play(self._one_of(Misheard.NO_CARD, CARDS)),),)

    def reinforce(self) -> Orders:
        return (tuple(map(Reinforce, self._sources())),)

    def move(self) -> Orders:
        return (tuple(step for walk in self._all(self._walk) for step in walk),)

    def _walk(self) -> tuple[Step, ...]:
        """One servant's way, or that of several."""
        servants = self._one_if_any() or 1
        rooms = [self._room()]
        while not rooms[1:] or self._is(("->",)):
            self._one_of(Misheard.NO_ARROW, {"->": True})
            rooms.append(self._room())
        return tuple(map(Step, rooms, rooms[1:])) * servants

    def mint(self) -> Orders:
        return ((Mint(),),)

    def attend(self) -> Orders:
        chamber = self._one_of(Misheard.NO_CHAMBER, CHAMBERS)
        return (tuple(Attend(chamber, source) for source in self._sources()),)

    def recruit(self) -> Orders:
        word = self._word(Misheard.NO_CELL, (Form.CELL,))
        cell = cell_named(word)
        if cell is None:
            raise Unheard(Misheard.NO_CELL, word, (Form.CELL,))
        seals = None
        if self._skip("with"):
            seals = [self._one_of(Misheard.NO_COLOUR, _COLOURS)]
            while self._is(_COLOURS):
                seals.append(self._one_of(Misheard.NO_COLOUR, _COLOURS))
        posted: tuple[Decision, ...] = ()
        if self._more():
            self._skip(",")
            self._one_of(Misheard.NO_SOURCE, {"post": True})
            posted = self.post()[0]
        if seals is not None:
            return ((Recruit(cell, seals.count(0), seals.count(1)), *posted),)
        return tuple((Recruit(cell, *pair), *posted) for pair in _UNSAID)

    def post(self) -> Orders:
        return ((Post(self._one_of(Misheard.NO_SOURCE, _POSTED)),),)

    def summon(self) -> Orders:
        return ((Summon(self._one()),),)

    def draw(self) -> Orders:
        return ((DrawCards(self._one()),),)

    def keep(self) -> Orders:
        return (tuple(Keep(card) for card in self._all(lambda: self._one_of(Misheard.NO_CARD, CARDS))),)

    def done(self) -> Orders:
        return ((Done(),),)


_POSTED: Final[dict[str, Room | None]] = {SUPPLY: None, **ROOMS}
_COLOURS: Final = {colour: n for n, colour in enumerate(COLOURS)}
_UNSAID: Final = tuple((n - violet, violet) for n in range(SEALS_CARD * CARD_COPIES + 1) for violet in range(n + 1))
"""The seals of cards that a noble may take where none are named, the fewest first."""
_READERS: Final[dict[str, Callable[[_Clause], Orders]]] = {verb: getattr(_Clause, verb) for verb in VERBS}
