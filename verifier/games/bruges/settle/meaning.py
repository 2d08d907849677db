"""What the described tables of Bruges mean, for the kernel's settling: see `verifier/kernel/settling`.

A completion is the same file with its blanks filled in: cards in hands, persons, empty houses, dice. Goods that nobody
told are dealt out by the kernel.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from courtroll.verifier.games.bruges.document import Document, PlayerTable
from courtroll.verifier.games.bruges.document.shapes import PersonTable
from courtroll.verifier.games.bruges.document.turns import playing_of
from courtroll.verifier.games.bruges.faults import faults_in_play
from courtroll.verifier.games.bruges.moves import decisions as d
from courtroll.verifier.games.bruges.moves.codes import Refusal
from courtroll.verifier.games.bruges.play.engine import BRUGES
from courtroll.verifier.games.bruges.rules import box as box_rules
from courtroll.verifier.games.bruges.settle.tables import AS_NEEDED, ENDLESS, NO_MORE, PLENTY, Facts
from courtroll.verifier.games.bruges.settle.turns import with_done
from courtroll.verifier.games.bruges.table.cards import colour_of, word_of
from courtroll.verifier.games.bruges.table.codes import FaultCode
from courtroll.verifier.games.bruges.table.effects import Atom
from courtroll.verifier.games.bruges.table.pieces import COLOURS, DISCARDS, SUPPLY, UNSEEN, Action, Colour, hand, row
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.games.bruges.table.tables import scored
from courtroll.verifier.kernel.hearing import Sentence
from courtroll.verifier.kernel.holdings import Holdings, move_card
from courtroll.verifier.kernel.legality import Fault, Objection
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.reading import UNKNOWN, Path, Problem, Unknown
from courtroll.verifier.kernel.settling.meaning import Act, Begun, Layout, Meaning, Table
from courtroll.verifier.kernel.settling.running import Run
from courtroll.verifier.kernel.settling.slots import Shares
from courtroll.verifier.kernel.settling.wants import Stuck, Wants, least, value, value_of

PEOPLE: Final = (Refusal.NOT_IN_AREA, Refusal.NO_SUCH_PERSON)
HOUSES: Final = (Refusal.NO_EMPTY_HOUSE, Refusal.NO_SUCH_HOUSE)


class BrugesMeaning(Meaning[Facts, Playing, d.Decision]):
    game = BRUGES

    # ------------------------------------------------------------------------------------------ a complete table

    def layout(self, table: Table[Facts], wants: Wants) -> Layout[Playing]:
        problems: list[Problem] = []
        read = playing_of(_filled(table, wants), problems)
        if read is None or len(read[1]) > len(table.facts.described.found):
            raise Stuck()
        state = read[0].state
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
        after = with_done(state, run.table.facts.described.so_far)
        if after is not None:
            yield after

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
                yield value(("empty", seat, colour.value), True)
            case d.Draw() if against.code is Refusal.HAND_FULL:
                for number, typed in enumerate(deck.cards):
                    fills = any(clause.atom is Atom.HAND for clause in typed.effect or ())
                    if fills and (state.places[UNSEEN] | state.places[DISCARDS]) >> number & 1:
                        yield value(("persons", seat, word_of(typed)), True)
            case d.Use() if against.code is Refusal.USE_IN_VAIN:
                for slot in table.facts.slots:
                    if slot.row == row(seat) and slot.path[2] == "threats":
                        yield least(slot.path, slot.columns[0], 1)
                yield value(("hand", seat, AS_NEEDED), True)
            case _:
                pass

    def presumed(self, table: Table[Facts], begun: Begun[Playing], done: Sequence[Act[d.Decision]]) -> Iterator[Path]:
        for act in done:
            match act.decision:
                case d.Play(card, Action.FLORINS):
                    path = ("dice", COLOURS[colour_of(card)].value)
                    if table.ways(path) is not None:
                        yield path
                case _:
                    pass


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
    is_told = isinstance(facts.document.player[seat].persons, tuple)
    if full or is_told or not _may_be(wants, "player", seat, "persons"):
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
