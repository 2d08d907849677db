"""What the described tables of Bruges mean, for the kernel's settling: see `verifier/kernel/settling`.

A completion is the same file with its blanks filled in: cards in hands, persons, empty houses, dice. Goods that nobody
told are dealt out by the kernel.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product
from typing import Any, Final

from courtroll.verifier.games.bruges.document import Document, PlayerTable
from courtroll.verifier.games.bruges.document.placing import name_of
from courtroll.verifier.games.bruges.document.shapes import DeckTable, PersonTable
from courtroll.verifier.games.bruges.document.turns import NEUTRAL_DIE, playing_of
from courtroll.verifier.games.bruges.faults import faults_in_play
from courtroll.verifier.games.bruges.moves import decisions as d
from courtroll.verifier.games.bruges.moves.codes import Refusal
from courtroll.verifier.games.bruges.moves.draft import Draft
from courtroll.verifier.games.bruges.play import agenda, rounds
from courtroll.verifier.games.bruges.play.cards import is_due
from courtroll.verifier.games.bruges.play.engine import BRUGES
from courtroll.verifier.games.bruges.play.persons import BY_ITSELF, does_something
from courtroll.verifier.games.bruges.play.piles import backs
from courtroll.verifier.games.bruges.play.threats import CIRCLE, THREATENING
from courtroll.verifier.games.bruges.rules import box as box_rules
from courtroll.verifier.games.bruges.settle.tables import (
    AS_NEEDED,
    ENDLESS,
    NO_MORE,
    PLENTY,
    Facts,
    is_typed,
    persons_of,
    unplaced,
)
from courtroll.verifier.games.bruges.settle.turns import with_done
from courtroll.verifier.games.bruges.table.cards import colour_of, of_colour, word_of
from courtroll.verifier.games.bruges.table.codes import FaultCode
from courtroll.verifier.games.bruges.table.effects import DIE, Atom, InHand
from courtroll.verifier.games.bruges.table.equipment import PRINTED_TROUBLES, Equipment
from courtroll.verifier.games.bruges.table.pieces import (
    COLOURS,
    DISCARDS,
    FLORIN,
    HOUSES_OF,
    NUMBER,
    SIDES,
    SUPPLY,
    UNSEEN,
    Action,
    Colour,
    Owned,
    Side,
    Thing,
    Trouble,
    ground,
    hand,
)
from courtroll.verifier.games.bruges.table.playing import Estate, Home, Phase, Playing, Turn
from courtroll.verifier.games.bruges.table.state import Box
from courtroll.verifier.games.bruges.table.tables import scored
from courtroll.verifier.kernel.equipment import Source, Value
from courtroll.verifier.kernel.hearing import Sentence
from courtroll.verifier.kernel.holdings import Holdings, cards_in, move_card
from courtroll.verifier.kernel.legality import Check, Fault, Objection
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.reading import UNKNOWN, Path, Problem, Unknown
from courtroll.verifier.kernel.settling.meaning import Act, Begun, Layout, Meaning, Table, Wishing
from courtroll.verifier.kernel.settling.running import Run
from courtroll.verifier.kernel.settling.slots import Shares
from courtroll.verifier.kernel.settling.wants import (
    Kind,
    Repair,
    Stuck,
    Want,
    Wants,
    drawn,
    least,
    most,
    value,
    value_of,
)

PEOPLE: Final = (Refusal.NOT_IN_AREA, Refusal.NO_SUCH_PERSON)
HOUSES: Final = (Refusal.NO_EMPTY_HOUSE, Refusal.NO_SUCH_HOUSE)
START: Final[Path] = ("start",)
STEPS: Final[Mapping[type, Phase]] = {
    d.Draw: Phase.DRAW,
    d.Suffer: Phase.TROUBLES,
    d.Advance: Phase.ADVANCE,
    d.Stay: Phase.ADVANCE,
}
"""Decisions that make up a step of a round for a player."""


class BrugesMeaning(Meaning[Facts, Playing, d.Decision]):
    game = BRUGES
    is_unsaid_within = True

    # ------------------------------------------------------------------------------------------ a complete table

    def layout(self, table: Table[Facts], wants: Wants) -> Layout[Playing]:
        problems: list[Problem] = []
        read = playing_of(_filled(table, wants), problems)
        if read is None or len(read[1]) > len(table.facts.described.found):
            raise Stuck(repairs=[Repair(way) for each in table.opens if _is_of_hands(each.path) for way in each.ways])
        state = replace(read[0].state, box=_boxed(wants, read[0].state.box))
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
        state = replace(layout.state, held=(tuple(supply), *held[SUPPLY + 1 :]))
        return replace(state, clock=state.clock._replace(dice=_as_dealt(table.facts.document, state)))

    def misfit(self, table: Table[Facts], columns: tuple[int, ...]) -> Fault:
        return Fault(FaultCode.MORE_THREATS_THAN_IN_BOX, box_rules.THREATS_EVEN, Named("supply"))

    def faults(self, table: Table[Facts], state: Playing) -> Iterable[Fault]:
        found = faults_in_play(Position(state), Position(scored(state)))
        return (*table.facts.described.found, *unplaced(table.facts.document, found))

    # ---------------------------------------------------------------------------------------------- a sentence

    def starts(
        self, run: Run[Facts, Playing, d.Decision], state: Playing, sentence: Sentence[d.Decision] | None
    ) -> Iterator[Playing]:
        described = run.table.facts.described
        after = with_done(described, state)
        if after is not None:
            yield _passed_over(run.table.facts, after)
            if sentence is not None:
                yield from _with_tops(run.table.facts, after, sentence.decisions)
                yield from _with_dice(run.table.facts, after, sentence.decisions)
            with_hand = with_done(described, state, has_cards=not isinstance(_hand_told(run.table.facts), int | tuple))
            if with_hand is not None and with_hand != after:
                yield with_hand

    def unsaid(
        self, state: Playing, decision: d.Decision, seat: int, before: d.Decision | None
    ) -> Sequence[d.Decision]:
        """What the text of a person whom the sentence uses leaves to choose may stay unsaid."""
        if before is None:
            return ()
        is_chosen = any(isinstance(decision, verb.decision) for verb in BRUGES.verbs_now(state))
        return [] if state.turn.asks is not Phase.EFFECT or is_chosen else BRUGES.legal_actions(state)

    def breaks_off(self, state: Playing, decision: d.Decision, said: d.Decision) -> bool:
        """Nothing in the middle of a text may be stopped early."""
        if state.turn.asks is not Phase.EFFECT or not isinstance(decision, d.Done):
            return False
        job = state.turn.agenda[0]
        is_begun = job.clause.per is not None or job.left != job.clause.n
        return is_begun and any(isinstance(said, verb.decision) for verb in BRUGES.verbs_now(state))

    def judged(
        self, state: Playing, decision: d.Decision, seat: int, before: d.Decision | None
    ) -> tuple[Playing, Iterable[Check]]:
        """After the end of a step its player hears what speaks against more of it, not that others are in turn."""
        step = STEPS.get(type(decision))
        turn = state.turn
        # A card that a text lets one draw is none of a step; and after the round nobody knows its dice.
        goes_on = turn.phase in (Phase.DRAW, Phase.ROLL) if step is Phase.DRAW else bool(state.clock.dice)
        last = STEPS.get(type(before))
        if step is not None and last is step and goes_on and (turn.phase, turn.mover) != (step, seat):
            state = replace(state, turn=Turn(step, seat, acted=step is Phase.ADVANCE))
        elif step is Phase.ADVANCE and last is Phase.TROUBLES and _is_skipped(turn, seat):
            state = replace(state, turn=Turn(step, seat))
        checks = BRUGES.checks(state, decision, seat)
        if before is not None and state.turn.phase is Phase.ADVANCE and state.turn.mover != seat:
            others = ("dice",), ("player", state.turn.mover, "reputation")
            # Another is in turn by what a step costs: who cannot buy one is passed over.
            checks = [check._replace(looked=(*check.looked, *others)) for check in checks]
        return state, checks

    def nevertheless(self, state: Playing, decision: d.Decision, seat: int) -> Playing | None:
        """What a refused person's text leaves to choose is judged as if the person worked, if it can do anything; and a
        card that is refused counts as played.
        """
        if isinstance(decision, d.Play):
            return _counted(state, seat, decision.card)
        card = state.deck[decision.person] if isinstance(decision, d.Use) else None
        if card is None or card.works in BY_ITSELF or not card.effect:
            return state
        if not does_something(state, seat, card):
            return None
        draft = Draft(state, Wishing({}))
        agenda.add(draft, agenda.jobs_of(card.effect, seat, state.deck.numbers[word_of(card)]))
        rounds.go_on(draft)
        return draft.freeze()

    def granted(self, state: Playing, decision: d.Decision, objections: Iterable[Objection]) -> Playing | None:
        """Goods that are lacking are there, and so are a card, a house, a person, and a space of the card's colour."""
        objections = tuple(objections)
        for objection in objections:
            if objection.lack is None:
                there = _granted(state, decision, Refusal(objection.code))
                if there is None:
                    return None
                state = there
        return super().granted(state, decision, objections)

    # ------------------------------------------------------------------------------------------- what might help

    def is_unique(self, what: str) -> bool:
        return what == "cards"

    def seen(self, table: Table[Facts], fault: Fault) -> Iterable[Path]:
        return (*super().seen(table, fault), ("last-round",))

    def mends(
        self, table: Table[Facts], wants: Wants, against: Objection | Fault, decision: d.Decision | None
    ) -> Iterator[Wants]:
        state = table.facts.state
        seat, deck = state.turn.mover, state.deck
        if table.facts.document.start is None and against.code is Refusal.NOT_YOUR_TURN:
            yield from (value(START, other) for other in range(state.players) if other != state.clock.start)
        if state.turn.phase is Phase.ROLL and not any(want.kind is Kind.DRAWN for want in wants):
            alike = [drawn("dice", state.clock.start, face, 1) for face in range(DIE)]
            cheapest_step = {Want(Kind.DRAWN, ("dice", state.clock.start, 0), 0): 1, **alike[NEUTRAL_DIE - 1]}
            yield from (*alike, cheapest_step)  # no other dice make more possible
        elif state.turn.phase is Phase.ROLL:
            purse = ("player", seat, "florins")
            yield from (least(purse, FLORIN, 1) for slot in table.facts.slots if slot.path == purse)
            before = ("player", seat, "threats")
            for slot in table.facts.slots if isinstance(decision, d.Suffer) else ():
                if slot.path[: len(before)] == before:
                    yield least(slot.path, slot.columns[0], CIRCLE - 1)
        match decision:
            case d.Play(card) | d.Discard(card) if against.code is Refusal.CARD_NOT_IN_HAND:
                if _may_hold(table.facts.document.player[seat].hand, COLOURS[colour_of(card)]):
                    yield value(("hand", seat, word_of(deck[card])), True)
                yield from _with_back(wants, seat, card)
            case d.Use(person) | d.Suffer(_, int(person)) if against.code in PEOPLE:
                if _may_live(table.facts.document.player[seat].persons):
                    yield value(("persons", seat, word_of(deck[person])), True)
            case d.Play(_, _, Colour() as colour) | d.Suffer(_, Colour() as colour) if against.code in HOUSES:
                if _has_room(table.facts.document.player[seat]):
                    yield value(("empty", seat, colour.value), True)
            case d.Play(card, Action.CANAL, Side() as side) if against.code is Refusal.WRONG_CANAL_COLOUR:
                yield from _with_colour(table, against.looked[0], COLOURS[colour_of(card)], side)
            case d.Play(_, _, Side() as side) | d.Canal(side) if against.code is Refusal.TOO_FEW_FLORINS:
                yield from _within_reach(table, wants, against, side)
            case d.Suffer(trouble) if against.code is Refusal.NO_SUCH_TROUBLE:
                yield from _elsewhere(table, trouble)
            case d.Draw() if against.code is Refusal.HAND_FULL and _is_asked(table.facts, seat, "persons"):
                for number, typed in enumerate(deck.cards):
                    fills = any(clause.atom is Atom.HAND for clause in typed.effect or ())
                    if fills and (state.places[UNSEEN] | state.places[DISCARDS]) >> number & 1:
                        yield value(("persons", seat, word_of(typed)), True)
            case d.Use(person) if against.code is Refusal.USE_IN_VAIN:
                for clause in deck[person].effect or ():
                    if clause.atom in (Atom.PLAY, Atom.DISCARD) or clause.per is InHand.HAND:
                        yield value(("hand", seat, AS_NEEDED), clause.every)
                    if isinstance(clause.per, Owned) and clause.per in HOUSES_OF:
                        yield value(("empty", seat, HOUSES_OF[clause.per].value), True)
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
                case d.Play(_, Action.CANAL) | d.Canal():
                    if table.facts.document.player[table.facts.state.turn.mover].canals is None:
                        yield ("player", table.facts.state.turn.mover, "canals")
                case d.Play(card, Action.PERSON):
                    yield from _unsaid(table.facts, card, "price", "points")
                case d.Use(person):
                    yield from _unsaid(table.facts, person, "works")
                    yield from _unsaid(table.facts, person, "effect")
                case _:
                    pass


def _is_of_hands(path: Path) -> bool:
    """Whether it is of one card of a hand: of which colour it is hangs on those that are told elsewhere."""
    return len(path) > len(("player", 0, "hand")) and path[2] == "hand"


def _is_skipped(turn: Turn, seat: int) -> bool:
    """Whether the step has been decided on without a player who could not buy it."""
    others_turn = turn.phase is Phase.ADVANCE and turn.mover != seat and seat not in turn.waiting
    return others_turn or turn.phase is Phase.ACT


def _granted(state: Playing, decision: d.Decision, lacking: Refusal) -> Playing | None:
    """The state as if something that is no good were there; `None` where nobody can say how it goes on."""
    seat = state.turn.mover
    match decision, lacking:
        case ((d.Play(card) | d.Discard(card)), Refusal.CARD_NOT_IN_HAND):
            mine = hand(state.turn.seat)
            place = next(n for n, lying in enumerate(state.places) if lying >> card & 1)
            places = move_card(state.places, place, mine, card)
            held = sorted(cards_in(state.places[mine]), key=lambda other: colour_of(other) == colour_of(card))
            # It is there, or has been drawn, instead of another.
            return replace(state, places=move_card(places, mine, place, held[-1]) if held else places)
        case d.Play(card, Action.CANAL, Side() as side, space), Refusal.WRONG_CANAL_COLOUR:
            next_one = state.tiles(seat, side)
            path: Path = ("equipment", "canal-colours", seat, SIDES[side], space - 1 if space else next_one)
            equipment = _with_value(state.box.equipment, path, COLOURS[colour_of(card)])
            return replace(state, box=replace(state.box, equipment=equipment))
        case d.Play(card, Action.PERSON, Colour() as colour), Refusal.NO_EMPTY_HOUSE:
            free = cards_in(of_colour(state.places[UNSEEN], NUMBER[colour]) & ~(1 << card))
            empty = (*state.estates[seat].empty, *free[:1])
            return _settled(state, seat, state.estates[seat]._replace(empty=empty), free[:1]) if free else None
        case d.Use(person), Refusal.NOT_IN_AREA:
            unseen = state.places[UNSEEN]
            free = [house for house in cards_in(unseen) if house != person and unseen >> person & 1][:1]
            homes = (*state.estates[seat].homes, *(Home(person, house) for house in free))
            return _settled(state, seat, state.estates[seat]._replace(homes=homes), [person, *free]) if free else None
        case _:
            return None


def _counted(state: Playing, seat: int, card: int) -> Playing:
    """The state as if a card that is due had been played for nothing."""
    if state.turn.phase is not Phase.ACT or state.turn.mover != seat or not is_due(state):
        return state
    draft = Draft(state, Wishing({}))
    if draft.turn.has_extra:
        agenda.count_down(draft)
    else:
        draft.turn = draft.turn.after_own()
        draft.estate(seat, played=draft.estates[seat].played + 1)
    if state.places[hand(seat)] >> card & 1:
        draft.carry(hand(seat), DISCARDS, card)
    rounds.go_on(draft)
    return draft.freeze()


def _settled(state: Playing, seat: int, estate: Estate, cards: Iterable[int]) -> Playing:
    """The state with another estate, on whose ground these unseen cards lie."""
    places = state.places
    for card in cards:
        places = move_card(places, UNSEEN, ground(seat), card)
    estates = (*state.estates[:seat], estate, *state.estates[seat + 1 :])
    return replace(state, estates=estates, places=places)


def _passed_over(facts: Facts, state: Playing) -> Playing:
    """The state in which another's turn has come, where by the table's reading one without cards has none."""
    turn, hand_told = state.turn, _hand_told(facts)
    begins = turn.phase is Phase.ACT and not turn.acted and not turn.agenda and not facts.described.so_far
    if begins and hand_told in (0, ()) and rounds.skips(state.box.ruleset.no_cards_left):
        return replace(state, turn=Turn(Phase.ACT, (turn.mover + 1) % state.players, turn.waiting))
    return state


def _with_tops(facts: Facts, state: Playing, said: Sequence[d.Decision]) -> Iterator[Playing]:
    """The state with other backs on top of the piles, as far as nobody told them: those of cards to be played."""
    deck = facts.document.deck
    sides = {decision.side for decision in said if isinstance(decision, d.Draw)}
    played = {colour_of(each.card) for each in said if isinstance(each, d.Play | d.Discard)}
    if not sides or not played or (isinstance(deck, DeckTable) and isinstance(deck.tops, tuple)):
        return
    left, right = ([top, *played] if side in sides else [top] for side, top in zip(Side, state.piles.tops, strict=True))
    for tops in product(left, right):
        piles = state.piles._replace(tops=tops)
        if piles != state.piles and None not in tops and min(backs(state.places[UNSEEN], piles)) >= 0:
            yield replace(state, piles=piles)


def _with_dice(facts: Facts, state: Playing, said: Sequence[d.Decision]) -> Iterator[Playing]:
    """The state with the highest dice that bring florins, as far as they are left out."""
    told = facts.document.dice
    if isinstance(told, Unknown) or not state.clock.dice:
        return
    taken = (colour_of(each.card) for each in said if isinstance(each, d.Play) and each.action is Action.FLORINS)
    open_ones = {number for number in taken if COLOURS[number] not in (told or {})}
    dice = tuple(DIE if number in open_ones else die for number, die in enumerate(state.clock.dice))
    if dice != state.clock.dice:
        yield replace(state, clock=state.clock._replace(dice=dice))


def _hand_told(facts: Facts) -> object:
    return facts.document.player[facts.state.turn.mover].hand


def _is_asked(facts: Facts, seat: int, key: str) -> bool:
    """Whether something of a player is typed "?"."""
    return isinstance(getattr(facts.document.player[seat], key), Unknown)


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
    if not is_typed(table.facts.document, path) and COLOURS[was] not in PRINTED_TROUBLES:
        for number, n in enumerate(state.all_threats(seat)):
            if n >= CIRCLE and COLOURS[number] not in PRINTED_TROUBLES:
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
            case ("last-round",):
                changed["last_round"] = of
            case ("player", int(seat), "reputation" | "played" as key):
                players[seat] = players[seat].but(**{key: of})
            case ("player", int(seat), "hand") if isinstance(of, int):
                players[seat] = players[seat].but(hand=of)
            case ("player", int(seat), "hand" | "empty" as key, int(index)):
                cards = getattr(players[seat], key)
                players[seat] = players[seat].but(**{key: (*cards[:index], of, *cards[index + 1 :])})
            case ("player", int(seat), "hand" | "persons" as key, int(index), "price" | "works" | "house" as what):
                tables = getattr(players[seat], key)
                told = tables[index].but(**{what: of})
                players[seat] = players[seat].but(**{key: (*tables[:index], told, *tables[index + 1 :])})
            case ("deck", "piles", int(side)):
                deck = changed.get("deck", facts.document.deck)
                table_of_piles = deck if isinstance(deck, DeckTable) else DeckTable()
                sizes = list(table_of_piles.piles) if isinstance(table_of_piles.piles, tuple) else [0, 0]
                sizes[side] = of
                changed["deck"] = table_of_piles.but(piles=tuple(sizes))
            case ("rulings", str(name)):
                rulings = changed.get("rulings", facts.document.rulings)
                told = rulings if isinstance(rulings, Mapping) else {}
                changed["rulings"] = {**told, name: of}
            case _:
                pass
    for want, n in wants.items():
        match want.path:
            case ("hand", int(seat), str(name)):
                players[seat] = _with_card(facts, wants, players[seat], seat, name, n)
            case ("persons", int(seat), str(name)):
                players[seat] = _with_person(facts, wants, players[seat], seat, name)
            case ("empty", int(seat), str(colour)):
                players[seat] = _with_house(facts, wants, players[seat], seat, Colour(colour))
            case ("start",):
                changed["start"] = players[n].name
            case _:
                pass
    return facts.document.but(player=tuple(players), **changed)


def _boxed(wants: Wants, box: Box) -> Box:
    """The box with the printed values that a completion has otherwise than the stand-ins do."""
    equipment = box.equipment
    for want, of in wants.items():
        if want.path[0] == "equipment" and want.path[1] != "persons":
            equipment = _with_value(equipment, want.path, of)
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


def _with_card(facts: Facts, wants: Wants, player: PlayerTable, seat: int, name: str, n: int) -> PlayerTable:
    """The hand with one of its unknown cards told, or so many; a hand that is left out has whatever is needed."""
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
        return player.but(hand=(*cards, *(UNKNOWN,) * (n - len(cards))))
    colour = COLOURS[colour_of(facts.state.deck.numbers[name])]
    for index, card in enumerate(cards):
        if card == colour or (isinstance(card, Unknown | Colour) and _may_turn_out(wants, told, seat, index, colour)):
            cards[index] = name
            return player.but(hand=tuple(cards))
    if not is_open:
        raise Stuck()
    return player.but(hand=(*cards, name))


def _may_turn_out(wants: Wants, told: object, seat: int, index: int, colour: Colour) -> bool:
    """Whether a card of a hand that is typed "?", or not told, may be of a colour."""
    is_open = not isinstance(told, tuple) or index >= len(told) or isinstance(told[index], Unknown)
    return is_open and value_of(wants, ("player", seat, "hand", index), colour) is colour


def _with_person(facts: Facts, wants: Wants, player: PlayerTable, seat: int, name: str) -> PlayerTable:
    """A person in a house of the area, where nobody told who lives there."""
    so_long = player.persons if isinstance(player.persons, tuple) else ()
    empty = len(player.empty) if isinstance(player.empty, tuple) else 0
    houses = _houses_told(facts.document.player[seat])
    full = isinstance(houses, int) and len(so_long) + empty >= houses
    told = facts.document.player[seat].persons
    for index, each in enumerate(so_long):
        is_free = not isinstance(told, tuple) or _may_be(wants, "player", seat, "persons", index)
        if isinstance(each, Unknown) and is_free:
            return player.but(persons=(*so_long[:index], PersonTable(name=name), *so_long[index + 1 :]))
    if full or isinstance(told, tuple) or not _may_be(wants, "player", seat, "persons"):
        raise Stuck()
    others = houses - empty - len(so_long) - 1 if isinstance(houses, int) and isinstance(player.empty, tuple) else 0
    return player.but(persons=(*so_long, PersonTable(name=name), *(UNKNOWN,) * others))


def _as_dealt(document: Document, state: Playing) -> tuple[int, ...]:
    """The dice of a table on which troubles are settled: one that is left out has dealt the third markers there are."""
    dice = state.clock.dice
    if state.turn.phase is not Phase.TROUBLES or isinstance(document.dice, Unknown):
        return dice
    told = document.dice or {}
    whole = [NUMBER[colour] for colour in COLOURS if colour not in told]
    here = {n for n in whole for seat in range(state.players) if state.all_threats(seat)[n] == CIRCLE}
    return tuple(THREATENING if n in here and die == NEUTRAL_DIE else die for n, die in enumerate(dice))


def _houses_told(player: PlayerTable) -> int | Unknown | None:
    """How many houses a player is told to have, be it by the cards that they are."""
    if player.houses is None and isinstance(player.underneath, tuple) and player.underneath:
        return len(player.underneath)
    return player.houses


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
