"""What the described tables of Bruges mean, for the kernel's settling: see `verifier/kernel/settling`.

A completion is the same file with its blanks filled in: cards in hands, persons, empty houses, dice. Goods that nobody
told are dealt out by the kernel.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from courtroll.verifier.games.bruges.document import Document, PlayerTable
from courtroll.verifier.games.bruges.document.placing import name_of
from courtroll.verifier.games.bruges.document.shapes import PersonTable
from courtroll.verifier.games.bruges.document.turns import playing_of
from courtroll.verifier.games.bruges.faults import faults_in_play
from courtroll.verifier.games.bruges.moves import decisions as d
from courtroll.verifier.games.bruges.moves.codes import Refusal
from courtroll.verifier.games.bruges.play.engine import BRUGES
from courtroll.verifier.games.bruges.rules import box as box_rules
from courtroll.verifier.games.bruges.settle.tables import AS_NEEDED, ENDLESS, NO_MORE, PLENTY, Facts, persons_of
from courtroll.verifier.games.bruges.settle.turns import with_done
from courtroll.verifier.games.bruges.table.cards import colour_of, word_of
from courtroll.verifier.games.bruges.table.codes import FaultCode
from courtroll.verifier.games.bruges.table.effects import Atom, Owned
from courtroll.verifier.games.bruges.table.equipment import Equipment
from courtroll.verifier.games.bruges.table.pieces import (
    COLOURS,
    DISCARDS,
    SUPPLY,
    UNSEEN,
    Action,
    Colour,
    Thing,
    hand,
)
from courtroll.verifier.games.bruges.table.playing import Phase, Playing, Turn
from courtroll.verifier.games.bruges.table.state import Box
from courtroll.verifier.games.bruges.table.tables import scored
from courtroll.verifier.kernel.equipment import Source, Value
from courtroll.verifier.kernel.hearing import Sentence
from courtroll.verifier.kernel.holdings import Holdings, move_card
from courtroll.verifier.kernel.legality import Check, Fault, Objection
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.reading import UNKNOWN, Path, Problem, Unknown
from courtroll.verifier.kernel.settling.meaning import Act, Begun, Layout, Meaning, Table
from courtroll.verifier.kernel.settling.running import Run
from courtroll.verifier.kernel.settling.slots import Shares
from courtroll.verifier.kernel.settling.wants import Stuck, Wants, value, value_of

PEOPLE: Final = (Refusal.NOT_IN_AREA, Refusal.NO_SUCH_PERSON)
HOUSES: Final = (Refusal.NO_EMPTY_HOUSE, Refusal.NO_SUCH_HOUSE)
STEPS: Final[Mapping[type, Phase]] = {
    d.Draw: Phase.DRAW,
    d.Suffer: Phase.TROUBLES,
    d.Advance: Phase.ADVANCE,
    d.Stay: Phase.ADVANCE,
}
"""Decisions that make up a step of a round for a player."""


class BrugesMeaning(Meaning[Facts, Playing, d.Decision]):
    game = BRUGES

    # ------------------------------------------------------------------------------------------ a complete table

    def layout(self, table: Table[Facts], wants: Wants) -> Layout[Playing]:
        problems: list[Problem] = []
        read = playing_of(_filled(table, wants), problems)
        if read is None or len(read[1]) > len(table.facts.described.found):
            raise Stuck()
        state = replace(read[0].state, box=_boxed(table, wants, read[0].state.box))
        held = [list(row_of) for row_of in state.held]
        unseen = held[SUPPLY]
        for column in ENDLESS:
            unseen[column] = PLENTY * len(held)
        held[SUPPLY] = [0] * len(unseen)
        return Layout(state, tuple(map(tuple, held)), tuple(max(0, n) for n in unseen), table.facts.slots)

    def laid(self, table: Table[Facts], layout: Layout[Playing], held: Holdings, shares: Shares) -> Playing:
        supply = list(held[SUPPLY])
        for column in ENDLESS:
            supply[column] = -sum(mine[column] for mine in held[SUPPLY + 1 :])
        return replace(layout.state, held=(tuple(supply), *held[SUPPLY + 1 :]))

    def misfit(self, table: Table[Facts], columns: tuple[int, ...]) -> Fault:
        return Fault(FaultCode.MORE_THREATS_THAN_IN_BOX, box_rules.THREATS_EVEN, Named("supply"))

    def faults(self, table: Table[Facts], state: Playing) -> Iterable[Fault]:
        return (*table.facts.described.found, *faults_in_play(Position(state), Position(scored(state))))

    # ---------------------------------------------------------------------------------------------- a sentence

    def starts(
        self, run: Run[Facts, Playing, d.Decision], state: Playing, sentence: Sentence[d.Decision] | None
    ) -> Iterator[Playing]:
        after = with_done(run.table.facts.described, state)
        if after is not None:
            yield after

    def judged(
        self, state: Playing, decision: d.Decision, seat: int, before: d.Decision | None
    ) -> tuple[Playing, Iterable[Check]]:
        """After the end of a step its player hears what speaks against more of it, not that others are in turn."""
        step = STEPS.get(type(decision))
        turn = state.turn
        # A card that a text lets one draw is none of a step; and after the round nobody knows its dice.
        goes_on = turn.phase in (Phase.DRAW, Phase.ROLL) if step is Phase.DRAW else bool(state.clock.dice)
        if (
            step is not None
            and STEPS.get(type(before)) is step
            and goes_on
            and (turn.phase, turn.mover) != (step, seat)
        ):
            state = replace(state, turn=Turn(step, seat, acted=step is Phase.ADVANCE))
        return state, BRUGES.checks(state, decision, seat)

    def granted(self, state: Playing, decision: d.Decision, objections: Iterable[Objection]) -> Playing | None:
        """Goods that are lacking are there, and so is a card; of a house or a person nobody can say how it goes on."""
        objections = tuple(objections)
        for objection in objections:
            if objection.code is Refusal.CARD_NOT_IN_HAND and isinstance(decision, d.Play | d.Discard):
                place = next(n for n, lying in enumerate(state.places) if lying >> decision.card & 1)
                places = move_card(state.places, place, hand(state.turn.seat), decision.card)
                state = replace(state, places=places)
            elif objection.lack is None:
                return None
        return super().granted(state, decision, objections)

    # ------------------------------------------------------------------------------------------- what might help

    def mends(
        self, table: Table[Facts], wants: Wants, against: Objection | Fault, decision: d.Decision | None
    ) -> Iterator[Wants]:
        state = table.facts.state
        seat, deck = state.turn.mover, state.deck
        match decision:
            case d.Play(card) | d.Discard(card) if against.code is Refusal.CARD_NOT_IN_HAND:
                yield value(("hand", seat, word_of(deck[card])), True)
            case d.Use(person) | d.Suffer(_, int(person)) if against.code in PEOPLE:
                yield value(("persons", seat, word_of(deck[person])), True)
            case d.Play(_, _, Colour() as colour) | d.Suffer(_, Colour() as colour) if against.code in HOUSES:
                if _has_room(table.facts.document.player[seat]):
                    yield value(("empty", seat, colour.value), True)
            case d.Draw() if against.code is Refusal.HAND_FULL and _is_asked(table.facts, seat, "persons"):
                for number, typed in enumerate(deck.cards):
                    fills = any(clause.atom is Atom.HAND for clause in typed.effect or ())
                    if fills and (state.places[UNSEEN] | state.places[DISCARDS]) >> number & 1:
                        yield value(("persons", seat, word_of(typed)), True)
            case d.Use(person) if against.code is Refusal.USE_IN_VAIN:
                yield value(("hand", seat, AS_NEEDED), True)
                for clause in deck[person].effect or ():
                    if isinstance(clause.per, Owned) and clause.per.endswith("-houses"):
                        yield value(("empty", seat, clause.per.removesuffix("-houses")), True)
                    elif clause.per is Thing.HOUSES:
                        yield value(("empty", seat, Colour.BLUE.value), True)
            case _:
                pass

    def presumed(self, table: Table[Facts], begun: Begun[Playing], done: Sequence[Act[d.Decision]]) -> Iterator[Path]:
        for act in done:
            match act.decision:
                case d.Play(card, Action.FLORINS):
                    path = ("dice", COLOURS[colour_of(card)].value)
                    if table.ways(path) is not None:
                        yield path
                case d.Play(card, Action.PERSON):
                    yield from _unsaid(table.facts, card, "price", "points")
                case d.Use(person):
                    yield from _unsaid(table.facts, person, "works")
                    yield from _unsaid(table.facts, person, "effect")
                case _:
                    pass


def _is_asked(facts: Facts, seat: int, key: str) -> bool:
    """Whether something of a player is typed "?"."""
    return isinstance(getattr(facts.document.player[seat], key), Unknown)


def _has_room(player: PlayerTable) -> bool:
    """Whether a house may stand empty, where nobody told which do."""
    persons = len(player.persons) if isinstance(player.persons, tuple) else 0
    return not isinstance(player.empty, tuple) and not (isinstance(player.houses, int) and player.houses <= persons)


def _unsaid(facts: Facts, card: int, *keys: str) -> Iterator[Path]:
    """What the file leaves out of a person whom it describes, if it tells none of these keys."""
    for path, table in persons_of(facts.document, facts.state.turn.mover):
        is_this = facts.state.deck.numbers.get("-".join(name_of(table, path).casefold().split())) == card
        if is_this and all(getattr(table, key) is None for key in keys) and table.laurel is None:
            yield (*path, keys[0])


def _filled(table: Table[Facts], wants: Wants) -> Document:
    """The file with its blanks filled in as wanted. Raises `Stuck` where it has no such blank."""
    facts = table.facts
    players = list(facts.document.player)
    changed: dict[str, object] = {}
    for each in table.opens:
        of = value_of(wants, each.path, next(iter(each.ways[0].values())))
        match each.path:
            case ("dice", str(colour)):
                dice = changed.get("dice", facts.document.dice)
                told: Mapping[Any, Any] = dice if isinstance(dice, Mapping) else {}
                changed["dice"] = {**told, Colour(colour): of}
            case ("player", int(seat), "reputation" | "played" as key):
                players[seat] = players[seat].but(**{key: of})
            case ("player", int(seat), "hand") if isinstance(of, int):
                players[seat] = players[seat].but(hand=of)
            case ("player", int(seat), "hand", int(index)):
                hand = players[seat].hand
                assert isinstance(hand, tuple)
                players[seat] = players[seat].but(hand=(*hand[:index], of, *hand[index + 1 :]))
            case ("player", int(seat), "hand" | "persons" as key, int(index), "price" | "works" as what):
                tables = getattr(players[seat], key)
                told = tables[index].but(**{what: of})
                players[seat] = players[seat].but(**{key: (*tables[:index], told, *tables[index + 1 :])})
            case ("rulings", str(name)):
                rulings = changed.get("rulings", facts.document.rulings)
                told = rulings if isinstance(rulings, Mapping) else {}
                changed["rulings"] = {**told, name: of}
            case _:
                pass
    for want in wants:
        match want.path:
            case ("hand", int(seat), str(name)):
                players[seat] = _with_card(facts, wants, players[seat], seat, name)
            case ("persons", int(seat), str(name)):
                players[seat] = _with_person(facts, wants, players[seat], seat, name)
            case ("empty", int(seat), str(colour)):
                players[seat] = _with_house(facts, wants, players[seat], seat, Colour(colour))
            case _:
                pass
    return facts.document.but(player=tuple(players), **changed)


def _boxed(table: Table[Facts], wants: Wants, box: Box) -> Box:
    """The box with the printed values that a completion has otherwise than the stand-ins do."""
    equipment = box.equipment
    for each in table.opens:
        if each.path[0] == "equipment" and each.path[1] != "persons":
            of = value_of(wants, each.path, None)
            if of is not None:
                equipment = _with_value(equipment, each.path, of)
    return box if equipment is box.equipment else replace(box, equipment=equipment)


def _with_value(box: Equipment, path: Path, of: Any) -> Equipment:
    match path:
        case (_, "canal-colours", int(seat), int(side), int(space)):
            colours = [[list(section) for section in canals] for canals in box.canal_colours.value]
            colours[seat][side][space] = of
            sections = tuple((tuple(left), tuple(right)) for left, right in colours)
            return replace(box, canal_colours=Value(sections, Source.TYPED))
        case (_, "canal-prices", int(space)):
            prices = box.canal_prices.value
            return replace(box, canal_prices=Value((*prices[:space], of, *prices[space + 1 :]), Source.TYPED))
        case (_, "reputation-steps"):
            return replace(box, steps=Value(of, Source.TYPED), reputation_track=Value(of[-1], Source.TYPED))
        case (_, "troubles"):
            return replace(box, troubles=Value(of, Source.TYPED))
        case _:
            raise AssertionError(path)


def _may_be(wants: Wants, *path: str | int) -> bool:
    """Whether what is typed "?" may be what a move needs."""
    return bool(value_of(wants, path, AS_NEEDED) != NO_MORE)


def _with_card(facts: Facts, wants: Wants, player: PlayerTable, seat: int, name: str) -> PlayerTable:
    """The hand with one of its unknown cards told; a hand that is left out has whatever is needed."""
    told, so_long = facts.document.player[seat].hand, player.hand
    is_open = not isinstance(told, int | tuple)
    if is_open and not _may_be(wants, "player", seat, "hand"):
        raise Stuck()
    cards: list[str | PersonTable | Unknown] = []
    if isinstance(so_long, int | tuple):
        cards = [UNKNOWN] * so_long if isinstance(so_long, int) else list(so_long)
    if name == AS_NEEDED:
        if not is_open:
            raise Stuck()
        return player.but(hand=tuple(cards) or (UNKNOWN,))
    colour = COLOURS[colour_of(facts.state.deck.numbers[name])]
    for index, card in enumerate(cards):
        if card == colour or (isinstance(card, Unknown) and _may_be(wants, "player", seat, "hand", index)):
            cards[index] = name
            return player.but(hand=tuple(cards))
    if not is_open:
        raise Stuck()
    return player.but(hand=(*cards, name))


def _with_person(facts: Facts, wants: Wants, player: PlayerTable, seat: int, name: str) -> PlayerTable:
    """A person in a house of the area, where nobody told who lives there."""
    so_long = player.persons if isinstance(player.persons, tuple) else ()
    empty = len(player.empty) if isinstance(player.empty, tuple) else 0
    houses = facts.document.player[seat].houses
    full = isinstance(houses, int) and len(so_long) + empty >= houses
    told = facts.document.player[seat].persons
    for index, each in enumerate(so_long):
        if isinstance(each, Unknown) and _may_be(wants, "player", seat, "persons", index):
            return player.but(persons=(*so_long[:index], PersonTable(name=name), *so_long[index + 1 :]))
    if full or isinstance(told, tuple) or not _may_be(wants, "player", seat, "persons"):
        raise Stuck()
    # Who else lives in the houses told bears on nothing.
    return player.but(persons=(*so_long, PersonTable(name=name)), houses=None if empty else houses)


def _with_house(facts: Facts, wants: Wants, player: PlayerTable, seat: int, colour: Colour) -> PlayerTable:
    """An empty house, where nobody told which there are."""
    so_long = [each for each in player.empty if isinstance(each, Colour)] if isinstance(player.empty, tuple) else []
    is_told = isinstance(facts.document.player[seat].empty, tuple)
    if is_told or not _may_be(wants, "player", seat, "empty"):
        raise Stuck()
    if not isinstance(player.houses, int):
        return player.but(empty=(*so_long, colour))
    persons = len(player.persons) if isinstance(player.persons, tuple) else 0
    more = player.houses - persons - len(so_long) - 1
    if more < 0:
        raise Stuck()
    return player.but(empty=(*so_long, colour, *(UNKNOWN,) * more))


MEANING: Final = BrugesMeaning()
