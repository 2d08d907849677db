"""What may be otherwise in a described table, so that a decision is refused no more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from courtroll.verifier.games.bruges.document import PlayerTable
from courtroll.verifier.games.bruges.document.turns import NEUTRAL_DIE
from courtroll.verifier.games.bruges.moves import decisions as d
from courtroll.verifier.games.bruges.moves.codes import Refusal
from courtroll.verifier.games.bruges.play import canals
from courtroll.verifier.games.bruges.play.drawing import limit
from courtroll.verifier.games.bruges.play.threats import CIRCLE
from courtroll.verifier.games.bruges.settle.filled import may_be
from courtroll.verifier.games.bruges.settle.tables import AS_NEEDED, Facts, is_typed
from courtroll.verifier.games.bruges.table.cards import Card, colour_of, word_of
from courtroll.verifier.games.bruges.table.effects import DIE, Atom, Clause, InHand
from courtroll.verifier.games.bruges.table.equipment import SECTION
from courtroll.verifier.games.bruges.table.pieces import (
    COLOURS,
    DISCARDS,
    FLORIN,
    HOUSES_OF,
    NUMBER,
    SIDES,
    UNSEEN,
    Action,
    Colour,
    Owned,
    Side,
    Thing,
    Trouble,
)
from courtroll.verifier.games.bruges.table.playing import Phase, Playing
from courtroll.verifier.kernel.holdings import cards_in
from courtroll.verifier.kernel.legality import Fault, Objection
from courtroll.verifier.kernel.reading import UNKNOWN, Path, Unknown
from courtroll.verifier.kernel.settling.meaning import Table
from courtroll.verifier.kernel.settling.wants import Kind, Want, Wants, drawn, least, most, value, value_of

PEOPLE: Final = (Refusal.NOT_IN_AREA, Refusal.NO_SUCH_PERSON)
HOUSES: Final = (Refusal.NO_EMPTY_HOUSE, Refusal.NO_SUCH_HOUSE)
START: Final[Path] = ("start",)


def mends(
    table: Table[Facts], wants: Wants, against: Objection | Fault, decision: d.Decision | None
) -> Iterator[Wants]:
    """Odd places that may be otherwise, and might lift an objection or a fault."""
    state = table.facts.state
    if table.facts.document.start is None and against.code is Refusal.NOT_YOUR_TURN:
        yield from (value(START, other) for other in range(state.players) if other != state.clock.start)
    if state.turn.phase is Phase.ROLL:
        yield from _of_the_roll(table, wants, decision)
    if isinstance(decision, d.Roll):
        yield from _with_full_hands(table, against)
    if decision is not None:
        yield from _of_what_lies_there(table, wants, against, decision)
        yield from _of_canals(table, wants, against, decision)
        yield from _of_texts(table, wants, against, decision)


def _of_the_roll(table: Table[Facts], wants: Wants, decision: d.Decision | None) -> Iterator[Wants]:
    """All dice alike, or those of the cheapest step (no others make more possible); then what the dice bring about."""
    state = table.facts.state
    if not any(want.kind is Kind.DRAWN for want in wants):
        alike = [drawn("dice", state.clock.start, face, 1) for face in range(DIE)]
        cheapest_step = {Want(Kind.DRAWN, ("dice", state.clock.start, 0), 0): 1, **alike[NEUTRAL_DIE - 1]}
        yield from (*alike, cheapest_step)
        return
    purse = ("player", state.turn.mover, "florins")
    yield from (least(purse, FLORIN, 1) for slot in table.facts.slots if slot.path == purse)
    before = ("player", state.turn.mover, "threats")
    for slot in table.facts.slots if isinstance(decision, d.Suffer) else ():
        if slot.path[: len(before)] == before:
            yield least(slot.path, slot.columns[0], CIRCLE - 1)


def _with_full_hands(table: Table[Facts], against: Objection | Fault) -> Iterator[Wants]:
    """As many cards as a hand holds with whoever would draw before the dice are rolled, where nobody told them; fewer
    with the player in turn, who has drawn some.
    """
    state = table.facts.state
    for path in against.looked:
        match path:
            case ("player", int(seat), "hand") if table.facts.document.player[seat].hand is None:
                full = limit(state, seat)
                yield from (
                    value(("hand", seat, AS_NEEDED, n), True)
                    for n in range(1 if seat == state.turn.mover else full, full + 1)
                )
            case _:
                pass


def _of_what_lies_there(
    table: Table[Facts], wants: Wants, against: Objection | Fault, decision: d.Decision
) -> Iterator[Wants]:
    """A card in hand, a person in the area, an empty house, or the markers of a trouble."""
    state = table.facts.state
    seat, told = state.turn.mover, table.facts.document.player[state.turn.mover]
    match decision:
        case d.Play(card) | d.Discard(card) if against.code is Refusal.CARD_NOT_IN_HAND:
            if _may_hold(told.hand, COLOURS[colour_of(card)]) and may_be(wants, "player", seat, "hand"):
                yield value(("hand", seat, word_of(state.deck[card])), True)
            yield from _with_back(wants, seat, card)
        case d.Discard(card) if _may_hold(told.hand, COLOURS[colour_of(card)]):  # a text asks for no more than there is
            yield value(("hand", seat, word_of(state.deck[card])), True)
        case d.Use(person) | d.Suffer(_, int(person)) if against.code in PEOPLE:
            if _may_live(told.persons):
                yield value(("persons", seat, word_of(state.deck[person])), True)
        case d.Play(_, _, Colour() as colour) | d.Suffer(_, Colour() as colour) if against.code in HOUSES:
            if _has_room(told):
                yield value(("empty", seat, colour.value), True)
            if _may_live(told.persons):
                yield value(("lives", seat), colour)
        case d.Suffer(trouble) if against.code is Refusal.NO_SUCH_TROUBLE:
            yield from _elsewhere(table, trouble)
        case _:
            pass


def _of_canals(table: Table[Facts], wants: Wants, against: Objection | Fault, decision: d.Decision) -> Iterator[Wants]:
    """Another colour or price of the next space."""
    match decision:
        case d.Play(card, Action.CANAL, Side() as side) if against.code is Refusal.WRONG_CANAL_COLOUR:
            yield from _with_colour(table, against.looked[0], COLOURS[colour_of(card)], side)
        case d.Play(_, _, Side() as side) | d.Canal(side) if against.code is Refusal.TOO_FEW_FLORINS:
            yield from _within_reach(table, wants, against, side)
        case _:
            pass


def _of_texts(table: Table[Facts], wants: Wants, against: Objection | Fault, decision: d.Decision) -> Iterator[Wants]:
    """Somebody by whom a hand holds more, or what a text does something with."""
    match decision:
        case d.Draw() if against.code is Refusal.HAND_FULL:
            yield from _with_room_in_hand(table, wants)
        case d.Play() if ("player", seat := table.facts.state.turn.mover, "hand") in against.looked:
            if against.code is Refusal.SECOND_CARD:
                yield from _with_more_cards(table.facts, wants, seat, 1)
        case d.Use(person) if against.code is Refusal.USE_IN_VAIN:
            for clause in table.facts.state.deck[person].effect or ():
                yield from _with_something_to_do(table.facts, wants, clause)
        case _:
            pass


def _with_room_in_hand(table: Table[Facts], wants: Wants) -> Iterator[Wants]:
    """Somebody more by whom a hand holds more, where it is typed "?" who lives in the area, or who one of them is. Of
    those whom nobody named any will do, so that the one by whom it holds most is as good as all.
    """
    state, seat = table.facts.state, table.facts.state.turn.mover
    told = table.facts.document.player[seat].persons
    if told is not None and _may_live(told) and may_be(wants, "player", seat, "persons"):
        deck, free = state.deck, cards_in(state.places[UNSEEN] | state.places[DISCARDS])
        best_first = sorted(free, key=lambda card: -_more_in_hand(deck[card]))
        ways = (value(("persons", seat, word_of(deck[card])), True) for card in best_first if _more_in_hand(deck[card]))
        yield from islice((each for each in ways if not wants.items() >= each.items()), 1)


def _more_in_hand(card: Card) -> int:
    return sum(clause.n or 0 for clause in card.effect or () if clause.atom is Atom.HAND)


def what_a_text_lacks(state: Playing, decision: d.Decision, seat: int) -> Path | None:
    """Of what somebody would need more for a text to go on asking for it: it asks for no more than there is."""
    match decision:
        case d.Return(colour) if not state.all_threats(seat)[NUMBER[colour]]:
            return "player", seat, "threats", colour.value
        case d.Give(colour) if not state.all_workers(seat)[NUMBER[colour]]:
            return "player", seat, "workers", colour.value
        case d.Lose(side) if not state.tiles(seat, side):
            return "player", seat, "canals", SIDES[side]
        case d.Canal(side) if (built := state.tiles(seat, side)) < SECTION:
            price = canals.price(state, built + 1, _most_times(state, seat))
            return ("player", seat, "florins") if state.florins(seat) < price else None
        case d.Discard():
            return "player", seat, "hand"
        case d.Play() if not state.hand(seat) and any(clause.atom is Atom.PLAY for clause in _texts(state, seat)):
            return "player", seat, "hand"
        case _:
            return None


def _texts(state: Playing, seat: int) -> Iterator[Clause]:
    """What the texts of the persons of an area say."""
    return (clause for home in state.estates[seat].homes for clause in state.deck[home.person].effect or ())


def _most_times(state: Playing, seat: int) -> int:
    """How many times its price a tile costs at most by the persons of an area."""
    return max((clause.n or 1 for clause in _texts(state, seat) if clause.atom is Atom.CANAL), default=1)


def _with_more_cards(facts: Facts, wants: Wants, seat: int, n: int) -> Iterator[Wants]:
    """So many cards beside those that are named, in a hand that nobody told."""
    if not isinstance(facts.document.player[seat].hand, int | tuple) and may_be(wants, "player", seat, "hand"):
        named = sum(want.path[:2] == ("hand", seat) and want.path[2] != AS_NEEDED for want in wants)
        yield value(("hand", seat, AS_NEEDED, named + n), True)


def _with_something_to_do(facts: Facts, wants: Wants, clause: Clause) -> Iterator[Wants]:
    """The cards, beside those that are played before, and houses without which a clause does nothing."""
    seat = facts.state.turn.mover
    if clause.atom in (Atom.PLAY, Atom.DISCARD) or clause.per is InHand.HAND:
        yield from _with_more_cards(facts, wants, seat, clause.every)
    if isinstance(clause.per, Owned) and clause.per in HOUSES_OF:
        yield value(("empty", seat, HOUSES_OF[clause.per].value), True)
    elif clause.per is Thing.HOUSES:
        yield value(("empty", seat, Colour.BLUE.value), True)


def _with_colour(table: Table[Facts], space: Path, colour: Colour, side: Side) -> Iterator[Wants]:
    """The space in the card's colour, if nobody typed it; else so many tiles that the next space has it."""
    if not is_typed(table.facts.document, space):
        yield value(space, colour)
        return
    colours = table.facts.state.box.equipment.canal_colours.value[int(space[2])][SIDES[side]]
    yield from _tiles(table, side, [n for n, each in enumerate(colours) if each is colour])


def _within_reach(table: Table[Facts], wants: Wants, against: Objection | Fault, side: Side) -> Iterator[Wants]:
    """A lower price, if nobody typed it, but no tile is free; else fewer tiles, so that the next is cheaper."""
    assert isinstance(against, Objection)
    space, lack = against.looked[0], against.lack
    if is_typed(table.facts.document, space):
        yield from _tiles(table, side, range(int(space[2])))
    elif lack is not None:
        now = value_of(wants, space, table.facts.state.box.equipment.canal_prices.value[int(space[2])])
        # What a text lets one build may cost several times its price.
        yield from (value(space, price) for price in range(max(1, now - lack.n), now))


def _with_back(wants: Wants, seat: int, card: int) -> Iterator[Wants]:
    """One more back of a card's colour among those drawn, where as many cards of it are to be drawn."""
    colour = colour_of(card)
    cards = [want.column for want in wants if (want.kind, want.path) == (Kind.DRAWN, ("cards", seat))]
    n = wants.get(Want(Kind.DRAWN, ("backs", seat), colour), 0)
    if card in cards and n < sum(colour_of(each) == colour for each in cards):
        yield drawn("backs", seat, colour, n + 1)


def _tiles(table: Table[Facts], side: Side, numbers: Iterable[int]) -> Iterator[Wants]:
    """So many tiles on a side, where nobody told them."""
    path = ("player", table.facts.state.turn.mover, "canals", SIDES[side])
    for slot in table.facts.slots:
        if slot.path == path:
            for n in numbers:
                yield {**least(path, slot.columns[0], n), **most(path, slot.columns[0], n)}


def _elsewhere(table: Table[Facts], trouble: Trouble) -> Iterator[Wants]:
    """A trouble with another colour that has its markers, where these are told and which colour brings it is not."""
    state = table.facts.state
    seat, troubles = state.turn.mover, state.box.equipment.troubles
    was, path = troubles.value.index(trouble), ("equipment", "troubles")

    def is_free(number: int) -> bool:
        return not is_typed(table.facts.document, (*path, COLOURS[number]))

    if is_free(was):
        for number, n in enumerate(state.all_threats(seat)):
            if n >= CIRCLE and is_free(number):
                order = list(troubles.value)
                order[was], order[number] = order[number], order[was]
                yield value(path, tuple(order))


def _may_hold(told: object, colour: Colour) -> bool:
    """Whether a hand may have a card of a colour that it does not name."""
    match told:
        case int():
            return told > 0
        case tuple():
            return any(each == colour or isinstance(each, Unknown) for each in told)
        case _:
            return True


def _may_live(told: object) -> bool:
    """Whether somebody may live in an area who is not told there."""
    return not isinstance(told, tuple) or UNKNOWN in told


def _has_room(player: PlayerTable) -> bool:
    """Whether a house may stand empty, where nobody told which do."""
    persons = len(player.persons) if isinstance(player.persons, tuple) else 0
    return not isinstance(player.empty, tuple) and not (isinstance(player.houses, int) and player.houses <= persons)
