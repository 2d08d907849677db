"""What a turn has done so far lies on the table: goods are reckoned back from what is told of them.

What nobody told may be anything, and so may what a text brings that nobody typed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, assert_never

from courtroll.verifier.games.bruges.document import Document, PlayerTable
from courtroll.verifier.games.bruges.document.shapes import PersonTable
from courtroll.verifier.games.bruges.moves import decisions as d
from courtroll.verifier.games.bruges.moves.sentences import Orders
from courtroll.verifier.games.bruges.play import texts
from courtroll.verifier.games.bruges.play.cards import HOUSE_WORKERS, WORKERS_TAKEN
from courtroll.verifier.games.bruges.play.threats import CIRCLE, INTRIGUE_POINTS
from courtroll.verifier.games.bruges.rules import actions as action_rules
from courtroll.verifier.games.bruges.rules import canals as canal_rules
from courtroll.verifier.games.bruges.rules import persons as person_rules
from courtroll.verifier.games.bruges.rules import reputation as reputation_rules
from courtroll.verifier.games.bruges.rules import rounds as round_rules
from courtroll.verifier.games.bruges.rules import threats as threat_rules
from courtroll.verifier.games.bruges.settle.tables import PLENTY, is_typed
from courtroll.verifier.games.bruges.table.cards import colour_of, word, word_of
from courtroll.verifier.games.bruges.table.effects import DIE, Atom, Clause, Event, Trigger
from courtroll.verifier.games.bruges.table.equipment import PRINTED_TROUBLES, SECTION
from courtroll.verifier.games.bruges.table.pieces import COLOURS, SIDES, Action, Colour, Side, Trouble, Works
from courtroll.verifier.games.bruges.table.playing import Phase, Playing
from courtroll.verifier.kernel.reading import UNKNOWN
from courtroll.verifier.kernel.rules import Rule

Held = tuple[str, str]
"""What is held, and of which colour or on which side."""
Span = tuple[int, int]
Changes = Mapping[Held, Span]
POINTS: Final[Held] = "points", ""
FLORINS: Final[Held] = "florins", ""
CARDS: Final[Held] = "cards", ""
ANYTHING: Final[Span] = 0, PLENTY
ACTION_RULES: Final = {
    Action.WORKERS: action_rules.WORKERS,
    Action.FLORINS: action_rules.FLORINS,
    Action.THREAT: action_rules.THREAT,
    Action.CANAL: canal_rules.CARD,
    Action.HOUSE: action_rules.HOUSE,
    Action.PERSON: action_rules.PERSON,
}
TROUBLE_RULES: Final = {
    Trouble.FLOOD: threat_rules.FLOOD,
    Trouble.PLAGUE: threat_rules.PLAGUE,
    Trouble.RAID: threat_rules.RAID,
    Trouble.FIRE: threat_rules.FIRE,
    Trouble.INTRIGUE: threat_rules.INTRIGUE,
}


class Unclear(Exception):
    """A text does what nobody typed: what was there before is anything."""


def not_there(document: Document, state: Playing, done: Sequence[Orders]) -> Rule | None:
    """The rule of the last thing done that does not lie on the table; `None` where all of it may."""
    return _Back(document, state).through(done)


class _Back:
    """What the player in turn may have held, going back from the table as it is told."""

    def __init__(self, document: Document, state: Playing) -> None:
        self.document, self.state = document, state
        self.seat = state.turn.mover
        self.player = document.player[self.seat]
        self.spans = {held: (n, n) for held, n in _told(self.player)}

    def through(self, done: Sequence[Orders]) -> Rule | None:
        for ways in (way for orders in reversed(done) for way in reversed(list(zip(*orders, strict=True)))):
            one = ways[0]
            is_named = len({each.card for each in ways if isinstance(each, d.Play | d.Discard)}) <= 1
            try:
                if not ((self._is_there(ways) if is_named else self._is_built(one)) and self._undo(one, is_named)):
                    return _rule(one)
            except Unclear:
                self.spans.clear()
        return None

    def span(self, held: Held) -> Span:
        return self.spans.get(held, ANYTHING)

    # ------------------------------------------------------------------------------------------------- cards

    def _is_there(self, ways: Sequence[d.Decision]) -> bool:
        """Whether a card lies where it was put, and a canal tile where it was built."""
        one = ways[0]
        match one:
            case d.Play(card, Action.PERSON):
                return self._house_of(card) in (None, *(each.at for each in ways if isinstance(each, d.Play)))
            case d.Play(card) | d.Discard(card):
                return self._is_built(one) and not self._is_held(card) and not self._lives(card)
            case d.Suffer(Trouble.PLAGUE, int(person)):
                return not self._is_held(person) and not self._lives(person)
            case d.Suffer(Trouble.FIRE, int(person)):
                return not self._lives(person)
            case _:
                return True

    def _is_built(self, one: d.Decision) -> bool:
        if not isinstance(one, d.Play) or not isinstance(one.at, Side):
            return True
        low, high = self.span(("canals", one.at))
        if one.space and not low <= one.space <= high:
            return False
        number = SIDES[one.at]
        path = ("equipment", "canal-colours", self.seat, number, low - 1)
        if low != high or not 1 <= low <= SECTION or not is_typed(self.document, path):
            return True
        colours = self.state.box.equipment.canal_colours.value[self.seat][number]
        return colours[low - 1] is COLOURS[colour_of(one.card)] or self._asks_colour(low - 1, number)

    def _asks_colour(self, space: int, number: int) -> bool:
        """Whether the space's colour is typed "?"."""
        equipment = self.document.equipment
        table = getattr(equipment, "canal_colours", None)
        mine = table[self.seat] if isinstance(table, tuple) else None
        section = mine[number] if isinstance(mine, tuple) else None
        return not isinstance(section, str) or section.split()[space] == "?"

    def _is_held(self, card: int) -> bool:
        told = self.player.hand
        return self._names(card, told if isinstance(told, tuple) else ())

    def _lives(self, card: int) -> bool:
        told = self.player.persons
        return self._names(card, told if isinstance(told, tuple) else ())

    def _names(self, card: int, told: Sequence[object]) -> bool:
        return any(_word(each) == word_of(self.state.deck[card]) for each in told)

    def _house_of(self, card: int) -> Colour | None:
        """The colour of the house that a person is told to live in."""
        persons = self.player.persons if isinstance(self.player.persons, tuple) else ()
        word = word_of(self.state.deck[card])
        told = [each.house for each in persons if isinstance(each, PersonTable) and _word(each) == word]
        return next((house for house in told if isinstance(house, Colour)), None)

    # ------------------------------------------------------------------------------------------------- goods

    def _undo(self, one: d.Decision, is_named: bool) -> bool:
        """Whether so much of everything may have been there before. Raises `Unclear`."""
        for held, (least, most) in self._changes(one, is_named).items():
            low, high = self.span(held)
            high = PLENTY if high >= PLENTY or least <= -PLENTY else min(high - least, self._most(held))
            low = max(0, low - most)
            if low > high:
                return False
            self.spans[held] = low, high
        return not isinstance(one, d.Suffer) or self._unsuffer(one)

    def _most(self, held: Held) -> int:
        match held:
            case "canals", _:
                return SECTION
            case "threats", _:
                return CIRCLE - (self.state.turn.phase is not Phase.TROUBLES)
            case _:
                return PLENTY

    def _unsuffer(self, suffered: d.Suffer) -> bool:
        """Whether nothing is left of what a trouble took, and of its markers."""
        gone: list[Held] = []
        match suffered.trouble:
            case Trouble.FLOOD:
                gone = [("workers", colour) for colour in COLOURS]
            case Trouble.RAID:
                gone = [FLORINS]
            case _:
                pass
        gone += [("threats", colour) for colour in self._colour_of(suffered.trouble)]
        is_gone = all(self.span(held)[0] == 0 for held in gone)
        self.spans |= dict.fromkeys(gone, ANYTHING)
        return is_gone

    def _colour_of(self, trouble: Trouble) -> Iterator[Colour]:
        """The colour of a trouble's markers, if it is printed or typed."""
        colour = COLOURS[self.state.box.equipment.troubles.value.index(trouble)]
        table = getattr(self.document.equipment, "troubles", None)
        if colour in PRINTED_TROUBLES or (isinstance(table, Mapping) and table.get(colour) is trouble):
            yield colour

    # --------------------------------------------------------------------------------------- what was changed

    def _changes(self, one: d.Decision, is_named: bool) -> Changes:
        """How much of what came or went, at least and at most. Raises `Unclear`."""
        out: dict[Held, Span] = {}
        match one:
            case d.Draw():
                _add(out, CARDS, (1, 1))
            case d.Discard():
                _add(out, CARDS, (-1, -1))
            case d.Take(colour):
                _add(out, ("workers", colour), (1, 1))
            case d.Return(colour):
                _add(out, ("threats", colour), (-1, -1))
                _add(out, POINTS, (1, 1))
            case d.Canal(side):
                _add(out, ("canals", side), (1, 1))
                _add(out, FLORINS, (-PLENTY, 0))
            case d.Advance():
                _add(out, FLORINS, (-PLENTY, 0))
                self._set_off(out, Event.ADVANCE)
            case d.Suffer():
                self._suffered(out, one)
                self._set_off(out, Event.TROUBLE)
            case d.Use(person):
                self._used(out, person)
            case d.Play(_, Action.PERSON) if not is_named:
                raise Unclear
            case d.Play():
                self._played(out, one)
            case _:
                pass
        return out

    def _suffered(self, out: dict[Held, Span], one: d.Suffer) -> None:
        match one.what:
            case Side() as side:
                _add(out, ("canals", side), (-1, -1))
            case int() if one.trouble is Trouble.FIRE:
                _add(out, CARDS, (1, 1))
            case _:
                pass
        if one.trouble is Trouble.INTRIGUE:
            _add(out, POINTS, (-INTRIGUE_POINTS, 0))

    def _used(self, out: dict[Held, Span], person: int) -> None:
        card = self.state.deck[person]
        if card.works is None or not card.effect:
            raise Unclear
        if card.works.startswith("worker-"):
            _add(out, ("workers", card.works.removeprefix("worker-")), (-1, -1))
        for clause in card.effect:
            self._text(out, clause)

    def _played(self, out: dict[Held, Span], one: d.Play) -> None:
        number = colour_of(one.card)
        colour = COLOURS[number]
        _add(out, CARDS, (-1, -1))
        match one.action:
            case Action.WORKERS:
                _add(out, ("workers", colour), (WORKERS_TAKEN, WORKERS_TAKEN))
            case Action.FLORINS:
                told = self.document.dice.get(colour) if isinstance(self.document.dice, Mapping) else None
                _add(out, FLORINS, (told, told) if isinstance(told, int) else (1, DIE))
            case Action.THREAT:
                _add(out, ("threats", colour), (-1, -1))
                _add(out, POINTS, (1, 1))
            case Action.CANAL:
                _add(out, ("canals", str(one.at)), (1, 1))
                _add(out, FLORINS, (-PLENTY, 0))
            case Action.HOUSE:
                _add(out, ("workers", colour), (-HOUSE_WORKERS, -HOUSE_WORKERS))
                _add(out, ("houses", colour), (1, 1))
            case Action.PERSON:
                card = self.state.deck[one.card]
                if card.works is None or (card.works is Works.LIGHTNING and not card.effect):
                    raise Unclear
                _add(out, FLORINS, (-PLENTY, 0))
                for clause in card.effect or () if card.works is Works.LIGHTNING else ():
                    self._text(out, clause)
            case _ as never:
                assert_never(never)
        self._set_off(out, one.action, number)

    def _set_off(self, out: dict[Held, Span], trigger: Trigger, number: int | None = None) -> None:
        """What persons bring by themselves: those who are told to live there, else any who may."""
        here = [self.state.deck[home.person] for home in self.state.estates[self.seat].homes]
        if any(card.works is None or (card.works is Works.ALWAYS and not card.effect) for card in here):
            for held, change in _ANY_TEXT:
                _add(out, held, change)
        told = self.player.persons
        if not isinstance(told, tuple) or UNKNOWN in told:
            others = (card for card in self.state.deck.cards if card.works is Works.ALWAYS)
            may = {clause for card in others for clause in card.effect or () if clause.on is trigger}
            for clause in may:
                brought: dict[Held, Span] = {}
                self._text(brought, texts.of_played(clause, number))
                for held, (least, most) in brought.items():
                    _add(out, held, (-PLENTY if least < 0 else 0, PLENTY if most > 0 else 0))
        for job in texts.set_off(self.state, self.seat, trigger, number):
            self._text(out, job.clause)

    def _text(self, out: dict[Held, Span], clause: Clause) -> None:
        n = PLENTY if clause.n is None or clause.per is not None else clause.n
        least = n if clause.per is None and clause.when is None else 0
        match clause.atom:
            case Atom.FLORINS:
                _add(out, FLORINS, (least, n))
            case Atom.POINTS:
                _add(out, POINTS, (least, n))
            case Atom.WORKERS if isinstance(clause.colour, Colour):
                _add(out, ("workers", clause.colour), (least, n))
            case Atom.WORKERS:
                for colour in COLOURS:
                    _add(out, ("workers", colour), (0, n))
            case Atom.DRAW:
                _add(out, CARDS, (0, n))
            case Atom.DISCARD:
                _add(out, CARDS, (-n, 0))
            case Atom.RETURN:
                for colour in COLOURS:
                    _add(out, ("threats", colour), (-n, 0))
                _add(out, POINTS, (0, n))
            case Atom.CANAL:
                for side in Side:
                    _add(out, ("canals", side), (0, 1))
                _add(out, FLORINS, (-PLENTY, 0))
            case Atom.GIVE:
                for colour in COLOURS:
                    _add(out, ("workers", colour), (0, PLENTY))
            case Atom.AS_CARD:
                raise Unclear
            case Atom.PLAY | Atom.HAND | Atom.STEP | Atom.LOSE:
                pass
            case _ as never:
                assert_never(never)


_ANY_TEXT: Final[Sequence[tuple[Held, Span]]] = (
    (POINTS, (0, PLENTY)),
    (FLORINS, (-PLENTY, PLENTY)),
    (CARDS, (-PLENTY, PLENTY)),
    *((("workers", colour), (0, PLENTY)) for colour in COLOURS),
    *((("threats", colour), (-PLENTY, 0)) for colour in COLOURS),
    *((("canals", side), (0, 1)) for side in Side),
)
"""What texts can bring and take that nobody knows."""


def _add(out: dict[Held, Span], held: Held, change: Span) -> None:
    low, high = out.get(held, (0, 0))
    out[held] = low + change[0], high + change[1]


def _told(player: PlayerTable) -> Iterator[tuple[Held, int]]:
    """How much of what a player is told to have."""
    numbers = ((POINTS, player.points), (FLORINS, player.florins))
    yield from ((held, n) for held, n in numbers if isinstance(n, int))
    for what, told in (("workers", player.workers), ("threats", player.threats)):
        if isinstance(told, Mapping):
            amounts = ((colour, told.get(colour, 0)) for colour in COLOURS)
            yield from (((what, colour), n) for colour, n in amounts if isinstance(n, int))
    if isinstance(player.canals, tuple):
        tiles = zip(Side, player.canals, strict=True)
        yield from ((("canals", side), n) for side, n in tiles if isinstance(n, int))
    blind = player.blind if isinstance(player.blind, Mapping) else {}
    unseen = [n for n in blind.values() if isinstance(n, int)]
    if isinstance(player.hand, int | tuple) and len(unseen) == len(blind):
        yield CARDS, sum(unseen) + (player.hand if isinstance(player.hand, int) else len(player.hand))
    if isinstance(player.empty, tuple) and isinstance(player.persons, tuple):
        lived_in = [each.house if isinstance(each, PersonTable) else None for each in player.persons]
        houses = [*player.empty, *lived_in]
        if all(isinstance(house, Colour) for house in houses):
            yield from ((("houses", colour), houses.count(colour)) for colour in COLOURS)


def _word(told: object) -> str | None:
    name = told.name if isinstance(told, PersonTable) else told
    return word(name) if isinstance(name, str) else None


def _rule(done: d.Decision) -> Rule:
    match done:
        case d.Play(_, action):
            return ACTION_RULES[action]
        case d.Suffer(trouble):
            return TROUBLE_RULES[trouble]
        case d.Draw():
            return round_rules.DRAW
        case d.Advance():
            return reputation_rules.ADVANCE
        case _:
            return person_rules.ACTIVATE_TEXT
