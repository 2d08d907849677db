"""The readings a table plays by and what it typed of its box, as a document gives them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from courtroll.verifier.games.bruges.document.gaps import Gaps
from courtroll.verifier.games.bruges.document.persons import told_person
from courtroll.verifier.games.bruges.document.shapes import Document, EditionName, EquipmentTable, PersonTable
from courtroll.verifier.games.bruges.moves.sentences import RESERVED
from courtroll.verifier.games.bruges.rules.options import BrugesRuleset
from courtroll.verifier.games.bruges.table.cards import A_COLOUR, Card, word_of
from courtroll.verifier.games.bruges.table.codes import Form
from courtroll.verifier.games.bruges.table.effects import parse
from courtroll.verifier.games.bruges.table.equipment import (
    PRINTED_TROUBLES,
    SECTION,
    Canals,
    Equipment,
    Section,
    Typed,
    from_box,
    stand_in_canals,
)
from courtroll.verifier.games.bruges.table.pieces import Colour, Side, Trouble, Works
from courtroll.verifier.kernel.document import Numbers
from courtroll.verifier.kernel.position import Hole, Why
from courtroll.verifier.kernel.reading import UNKNOWN, Path, Problem, ProblemCode, Unknown, as_text, keys_of
from courtroll.verifier.kernel.rulings import ruled

HERE: Final = ("equipment",)


def ruleset(document: Document, problems: list[Problem], holes: list[Hole]) -> BrugesRuleset:
    """The edition's readings with the table's rulings."""
    return ruled(BrugesRuleset.preset(EditionName.IT), document.rulings, keys_of(Document), problems, holes)


class BoxReader:
    """Reads what was typed of a box, with everything wrong in it."""

    def __init__(
        self,
        table: EquipmentTable | Unknown | None,
        problems: list[Problem],
        holes: list[Hole],
        *,
        is_described: bool = False,
    ) -> None:
        """A described table may leave prices of cards out."""
        self.is_described = is_described
        self.table = table if isinstance(table, EquipmentTable) else EquipmentTable()
        self.problems = problems
        self.spoilt = {problem.path for problem in problems}
        self.holes = holes
        self._typed: tuple[Card, ...] | None = None
        if isinstance(table, Unknown):
            self._asked()

    def read(self, cards: Sequence[Card] | None = None) -> Equipment:
        """The box, with the cards that somebody told of, if those are not only the ones typed as its own."""
        table = self.table
        track = table.reputation_track
        typed = Typed(
            track if isinstance(track, int) else None,
            self._steps(),
            self._canal_colours(),
            self._numbers(table.canal_prices, "canal-prices"),
            self._troubles(),
            self.persons() if cards is None else tuple(cards),
        )
        return from_box(typed)

    def _asked(self, *key: str | int) -> None:
        self.holes.append(Hole((*HERE, *key), Why.ASKED))

    def _wrong(self, key: Path, value: object, wanted: Form) -> None:
        path = (*HERE, *key)
        if path not in self.spoilt:
            self.problems.append(Problem(path, ProblemCode.WRONG_FORM, as_text(value), (wanted,)))

    def _numbers(self, values: Numbers | None, key: str) -> tuple[int, ...] | None:
        if values is None:
            return None
        known = () if isinstance(values, Unknown) else tuple(value for value in values if isinstance(value, int))
        if isinstance(values, Unknown) or len(known) < len(values):
            self._asked(key)
            return None
        return known

    def _steps(self) -> tuple[int, ...] | None:
        steps, track = self._numbers(self.table.reputation_steps, "reputation-steps"), self.table.reputation_track
        if steps is None:
            return None
        ends = not isinstance(track, int) or steps[-1:] == (track,)
        if not steps or steps[0] < 1 or list(steps) != sorted(set(steps)) or not ends:
            self._wrong(("reputation-steps",), [], Form.ASCENDING_NUMBERS)
        return steps or None

    def _canal_colours(self) -> tuple[Canals, ...] | None:
        """By seat. A section of which a colour is not known is a hole, and so is a whole player's."""
        told = self.table.canal_colours
        if told is None:
            return None
        if isinstance(told, Unknown):
            self._asked("canal-colours")
            return None
        out: list[Canals] = []
        for seat, sides in enumerate(told):
            sections = (UNKNOWN,) * len(Side) if isinstance(sides, Unknown) else sides
            if isinstance(sides, Unknown):
                self._asked("canal-colours", seat)
            elif len(sides) != len(Side):
                self._wrong(("canal-colours", seat), [], Form.FIVE_COLOURS)
            stand_in = stand_in_canals(seat)
            left, right = (
                stand_in[side] if side >= len(sections) else self._section(sections[side], seat, side, stand_in[side])
                for side in range(len(Side))
            )
            out.append((left, right))
        return tuple(out)

    def _section(self, text: str | Unknown, seat: int, side: int, stand_in: Section) -> Section:
        """Spaces of which nobody knows the colour are as those of the stand-ins."""
        key = ("canal-colours", seat, side)
        words = ("?",) * SECTION if isinstance(text, Unknown) else tuple(text.split())
        if len(words) != SECTION or not set(words) <= {*Colour, "?"}:
            self._wrong(key, text, Form.FIVE_COLOURS)
            return stand_in
        if "?" in words:
            self._asked(*key)
        return tuple(plain if word == "?" else Colour(word) for word, plain in zip(words, stand_in, strict=True))

    def _troubles(self) -> dict[Colour, Trouble] | None:
        told = self.table.troubles
        if told is None or isinstance(told, Unknown):
            if told is not None:
                self._asked("troubles")
            return None
        out = {colour: trouble for colour, trouble in told.items() if isinstance(trouble, Trouble)}
        for colour in told.keys() - out.keys():
            self._asked("troubles", colour)
        for colour, trouble in out.items():
            if PRINTED_TROUBLES.get(colour, trouble) is not trouble:
                self._wrong(("troubles", colour), trouble, Form.EACH_TROUBLE_ONCE)
        sure = PRINTED_TROUBLES | out
        if len(set(sure.values())) < len(sure):
            self._wrong(("troubles",), {}, Form.EACH_TROUBLE_ONCE)
            return None
        return out

    def persons(self) -> tuple[Card, ...]:
        """The cards typed from the box."""
        if self._typed is None:
            self._typed = self._cards()
        return self._typed

    def _cards(self) -> tuple[Card, ...]:
        told = self.table.persons
        if told is None or isinstance(told, Unknown):
            if told is not None:
                self._asked("persons")
            return ()
        out: list[Card] = []
        seen: set[str] = set()
        for index, table in enumerate(told):
            card = self._card(table, ("persons", index), seen)
            if card is not None:
                out.append(card)
        for colour in Colour:
            if sum(card.colour is colour for card in out) > A_COLOUR:
                self._wrong(("persons",), [], Form.CARDS_OF_A_COLOUR)
        return tuple(out)

    def _card(self, table: PersonTable, key: Path, seen: set[str]) -> Card | None:
        path = (*HERE, *key)
        if not isinstance(table.colour, Colour):
            self.problems.append(Problem((*path, "colour"), ProblemCode.MISSING, "", (Form.CARD_COLOUR,)))
            return None
        if not self.is_described and not isinstance(table.price, int) and not isinstance(table.points, int):
            self.problems.append(Problem((*path, "points"), ProblemCode.MISSING, "", (Form.POINTS_OR_PRICE,)))
        card = card_of(table, path, self.problems)
        name = word_of(card)
        if not name or name in RESERVED:
            self._wrong((*key, "name"), card.name, Form.CARD_NAME)
        elif name in seen:
            self.problems.append(Problem((*path, "name"), ProblemCode.NAME_TWICE, as_text(card.name)))
        seen.add(name)
        return card


def card_of(table: PersonTable, path: Path, problems: list[Problem]) -> Card:
    """A typed card. What its text does may be left out, and on a described table its price."""
    effect = None
    if isinstance(table.effect, str):
        effect = parse(table.effect)
        waits = effect is not None and any(clause.on is not None for clause in effect)
        if effect is None or (waits and isinstance(table.works, Works) and table.works is not Works.ALWAYS):
            problems.append(Problem((*path, "effect"), ProblemCode.WRONG_FORM, as_text(table.effect), (Form.EFFECT,)))
    person = told_person(table, path, Gaps())
    works = table.works if isinstance(table.works, Works) else None
    if works is None and person.laurel is not None:
        works = Works.LAUREL
    return Card(table.colour if isinstance(table.colour, Colour) else Colour.BLUE, person, works, effect, True)
