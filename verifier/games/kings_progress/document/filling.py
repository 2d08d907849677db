"""From a document to a total state with its holes. What is left open is filled as `state` says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from courtroll.verifier.games.kings_progress.document.boxes import equipment
from courtroll.verifier.games.kings_progress.document.shapes import (
    Disguise,
    Document,
    EquipmentTable,
    PendingTable,
    PlayerTable,
)
from courtroll.verifier.games.kings_progress.document.turns import fill_turn
from courtroll.verifier.games.kings_progress.document.unfolded import fillings, unfolded
from courtroll.verifier.games.kings_progress.rules.options import KingsProgressRuleset
from courtroll.verifier.games.kings_progress.table.equipment import MAX_PLAYERS
from courtroll.verifier.games.kings_progress.table.pieces import DISGUISE, GIFT_TYPES, Courtier, Prize
from courtroll.verifier.games.kings_progress.table.progress import Progress
from courtroll.verifier.games.kings_progress.table.state import Box, Moment, Player, Shed, State
from courtroll.verifier.kernel.document import twice
from courtroll.verifier.kernel.position import Hole, Position, Why
from courtroll.verifier.kernel.reading import (
    UNKNOWN,
    Path,
    Problem,
    ProblemCode,
    Unknown,
    as_text,
    keys_of,
    near_enough,
    words_of,
)
from courtroll.verifier.kernel.reading import read as read_shape
from courtroll.verifier.kernel.rulings import ruled

COURTIERS = words_of(Courtier)


@dataclass(frozen=True, slots=True)
class Described:
    """A table of King's Progress as its file describes it; of a turn the position is what a scoring would count."""

    moment: Moment
    position: Position[State]
    document: Document
    """What the file says, as it stands there."""
    play: Position[Progress] | None = None
    """Of a turn the game in progress."""
    warnings: tuple[Problem, ...] = ()
    ways: tuple[Document, ...] = ()
    """Of a turn with a "?" that is filled in beforehand, the file with each way to do it."""

    def fillings(self) -> Iterator[Described]:
        """What the table may be, where a "?" is filled in beforehand; the first is as plain as can be."""
        if not self.ways:
            yield self
        for each in self.ways:
            there = fill(each, [])
            assert isinstance(there, Described)
            yield there

    @property
    def edition(self) -> str:
        return self.position.state.box.ruleset.edition

    @property
    def players(self) -> tuple[str, ...]:
        return self.position.state.box.players

    @property
    def play_state(self) -> Progress:
        """Of a turn the game in progress, filled where it is open."""
        assert self.play is not None
        return self.play.state

    @property
    def pending(self) -> PendingTable:
        """What is to be decided, as far as the file says it."""
        return self.document.pending if isinstance(self.document.pending, PendingTable) else PendingTable()

    @property
    def is_chooser_named(self) -> bool:
        return isinstance(self.pending.player, str)

    @property
    def ruled(self) -> frozenset[str]:
        """The options that the file itself decides."""
        own = self.document.rulings
        return frozenset(own) if isinstance(own, Mapping) else frozenset()

    def under(self, rulings: Mapping[str, str]) -> Described | None:
        """The same file read with other rulings on top; `None` where the readings stay the same."""
        own = self.document.rulings
        there = fill(self.document.but(rulings={**(own if isinstance(own, Mapping) else {}), **rulings}), [])
        assert isinstance(there, Described)
        same = there.position.state.box.ruleset == self.position.state.box.ruleset
        return None if same else there


def read(document: Mapping[str, object]) -> Described | tuple[Problem, ...]:
    """What a parsed file says, or everything in it that cannot be read."""
    shaped = read_shape(Document, dict(document))
    problems = list(shaped.problems)
    if len(shaped.value.player) > 2 * MAX_PLAYERS:
        return tuple(problems)
    return fill(shaped.value, problems)


def fill(said: Document, problems: list[Problem]) -> Described | tuple[Problem, ...]:
    """The described table, or everything in its file that means nothing."""
    names = tuple(player.name for player in said.player)
    problems += twice(names, tuple(problems))
    holes: list[Hole] = []
    if said.edition is UNKNOWN:
        holes.append(Hole(("edition",), Why.ASKED))
    ruleset = ruled(KingsProgressRuleset.preset("it"), said.rulings, keys_of(Document), problems, holes)
    fill = _Filling(names, problems, holes)
    players = tuple(fill.player(seat, player) for seat, player in enumerate(said.player))
    unknown = unfolded(said) if said.moment is Moment.TURN and players else {}
    holes += (Hole((key,), Why.ASKED) for key in unknown)
    ways = fillings(said, unknown) if unknown else ()
    plain = ways[0] if ways else said
    table = plain.equipment
    if isinstance(table, Unknown):
        holes.append(Hole(("equipment",), Why.ASKED))
    typed = equipment(table if isinstance(table, EquipmentTable) else EquipmentTable(), problems)
    state = State(Box(ruleset, names), said.round, players)
    play = fill_turn(plain, state, typed, holes, problems) if said.moment is Moment.TURN and players else None
    if problems:
        return tuple(problems)
    return Described(said.moment, Position(state, tuple(holes)), said, play, ways=ways)


class _Filling:
    """Fills what players are said to have, and notes what is not known."""

    def __init__(self, names: tuple[str, ...], problems: list[Problem], holes: list[Hole]) -> None:
        self.names = names
        self.problems = problems
        self.spoilt = {problem.path for problem in problems}
        self.holes = holes

    def hole(self, *path: str | int, why: Why = Why.ASKED) -> None:
        self.holes.append(Hole(path, why))

    def player(self, seat: int, said: PlayerTable) -> Player:
        points, colour = said.points, said.colour
        if isinstance(points, Unknown):
            self.hole("player", seat, "points")
        if colour is None or isinstance(colour, Unknown):
            self.hole("player", seat, "colour", why=Why.UNSAID if colour is None else Why.ASKED)
        return Player(
            points=0 if isinstance(points, Unknown) else points,
            colour=GIFT_TYPES[0] if colour is None or isinstance(colour, Unknown) else Prize(colour),
            gifts=tuple(self.gifts(seat, prize, said) for prize in GIFT_TYPES),
            builds=tuple(self.build(seat, courtier, said) for courtier in Courtier),
            major=self.cards(seat, "major", said.major),
            minor=self.cards(seat, "minor", said.minor),
            sheds=self.sheds(seat, said.sheds),
        )

    def gifts(self, seat: int, prize: Prize, said: PlayerTable) -> tuple[int, ...]:
        gifts = said.gifts
        crowns = gifts if isinstance(gifts, Unknown) else {Prize(kind): each for kind, each in gifts.items()}.get(prize)
        if isinstance(crowns, Unknown):
            self.hole("player", seat, "gifts", prize)
            return ()
        for index, each in enumerate(crowns or ()):
            if isinstance(each, Unknown):
                self.hole("player", seat, "gifts", prize, index)
        return tuple(0 if isinstance(each, Unknown) else each for each in crowns or ())

    def build(self, seat: int, courtier: Courtier, said: PlayerTable) -> tuple[int, ...]:
        cards = said.builds if isinstance(said.builds, Unknown) else said.builds.get(courtier, ())
        if isinstance(cards, Unknown):
            self.hole("player", seat, "builds", courtier)
            return ()
        out = []
        for index, card in enumerate(cards):
            if isinstance(card, Unknown):
                self.hole("player", seat, "builds", courtier, index)
                out.append(0)
            else:
                out.append(_symbols(courtier, card))
        return tuple(out)

    def cards(
        self, seat: int, what: str, said: tuple[Courtier | Unknown, ...] | Unknown | None
    ) -> tuple[Courtier, ...]:
        if said is None or isinstance(said, Unknown):
            self.hole("player", seat, what, why=Why.UNSAID if said is None else Why.ASKED)
            return ()
        for index, courtier in enumerate(said):
            if isinstance(courtier, Unknown):
                self.hole("player", seat, what, index)
        return tuple(courtier for courtier in said if isinstance(courtier, Courtier))

    def sheds(self, seat: int, said: tuple[str | Unknown, ...] | Unknown) -> tuple[Shed, ...]:
        out: list[Shed] = []
        for index, text in enumerate(() if isinstance(said, Unknown) else said):
            path: Path = ("player", seat, "sheds", index)
            if isinstance(text, Unknown):
                self.hole(*path)
            elif path not in self.spoilt:
                owner, _, word = text.rpartition(" ")
                courtier = COURTIERS.get(word)
                if not isinstance(courtier, Courtier):
                    near = near_enough(self.problems, text, COURTIERS)
                    self.problems.append(Problem(path, ProblemCode.UNKNOWN_WORD, as_text(text), near))
                elif owner and owner not in self.names:
                    near = near_enough(self.problems, owner, self.names)
                    self.problems.append(Problem(path, ProblemCode.NO_PLAYER, as_text(owner), near))
                else:
                    out.append(Shed(self.names.index(owner) if owner else seat, courtier))
        return tuple(out)


def _symbols(courtier: Courtier, card: int | Disguise | str) -> int:
    """A card of a build as a scoring sees it. A Disguise card has a number inside only: who types it typed no card."""
    match card:
        case Disguise():
            return DISGUISE
        case int():
            return card if card != DISGUISE else DISGUISE - 1
        case _:
            suit, _, symbols = card.rpartition(" ")
            return int(symbols) if suit == courtier.word else DISGUISE
