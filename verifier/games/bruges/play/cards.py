"""Playing a card from the hand for one of the six actions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, assert_never

from courtroll.verifier.games.bruges.moves.codes import Refusal
from courtroll.verifier.games.bruges.moves.decisions import Play
from courtroll.verifier.games.bruges.moves.draft import Draft
from courtroll.verifier.games.bruges.play import agenda, canals
from courtroll.verifier.games.bruges.play.drawing import whence
from courtroll.verifier.games.bruges.play.persons import lightning
from courtroll.verifier.games.bruges.play.texts import set_off, works_from_the_start
from courtroll.verifier.games.bruges.rules import actions as rules
from courtroll.verifier.games.bruges.rules import canals as canal_rules
from courtroll.verifier.games.bruges.table.cards import colour_of
from courtroll.verifier.games.bruges.table.codes import Good, LineCode
from courtroll.verifier.games.bruges.table.effects import Atom
from courtroll.verifier.games.bruges.table.equipment import A_ROUND, SECTION
from courtroll.verifier.games.bruges.table.pieces import (
    CANALS,
    COLOURS,
    DISCARDS,
    FLORIN,
    NUMBER,
    SIDES,
    SUPPLY,
    THREATS,
    WORKERS,
    Action,
    Colour,
    Side,
    ground,
    hand,
    row,
)
from courtroll.verifier.games.bruges.table.playing import Home, Job, Playing, first_house
from courtroll.verifier.games.bruges.table.state import CanalSpace, Section
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.holdings import cards_in
from courtroll.verifier.kernel.legality import Check, Lack, either
from courtroll.verifier.kernel.place import Place
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.rules import Rule

WORKERS_TAKEN: Final = 2
HOUSE_WORKERS: Final = 1

play = cache(Play)


@cache
def _without_place(card: int) -> tuple[Play, Play, Play, Play]:
    """What a card may be played for that needs nothing said but the action: workers, florins, a threat, a house."""
    return play(card, Action.WORKERS), play(card, Action.FLORINS), play(card, Action.THREAT), play(card, Action.HOUSE)


def is_due(state: Playing) -> bool:
    """Whether a card may be played: an extra one, or the turn's own of the round's four."""
    turn = state.turn
    return (not turn.acted and state.estates[turn.mover].played < A_ROUND) or turn.has_extra


def offers(state: Playing) -> Sequence[Play]:
    if not is_due(state):
        return ()
    seat = state.turn.mover
    florins, threats, workers = state.florins(seat), state.all_threats(seat), state.all_workers(seat)
    sides = {side: canals.tiles(state, seat)[SIDES[side]] for side in canals.free_sides(state, seat)}
    colours = {side: canals.colour(state, seat, side, built + 1) for side, built in sides.items()}
    homes = tuple(dict.fromkeys(COLOURS[colour_of(house)] for house in state.estates[seat].empty))
    out: list[Play] = []
    for card in cards_in(state.hand(seat)):
        number = colour_of(card)
        for_workers, for_florins, for_threat, for_house = _without_place(card)
        out += (for_workers, for_florins)
        if threats[number]:
            out.append(for_threat)
        if colours:
            out += [play(card, Action.CANAL, side) for side, colour in colours.items() if NUMBER[colour] == number]
        if workers[number]:
            out.append(for_house)
        if homes and state.deck[card].person.price <= florins:
            out += [play(card, Action.PERSON, colour) for colour in homes]
    return out


def checks(state: Playing, decision: Play) -> Iterable[Check]:
    turn, card = state.turn, decision.card
    seat = turn.mover
    mine = state.places[hand(seat)]
    yield Check(bool(mine >> card & 1), Refusal.CARD_NOT_IN_HAND, rules.ONE_CARD, looked=whence(seat, card, mine > 0))
    due = bool(is_due(state))
    why = rules.ONE_CARD if due else _why_none_is_due(state, seat)
    yield card_due(seat, why)[due]
    match decision.action:
        case Action.WORKERS | Action.FLORINS:
            pass
        case Action.THREAT:
            column = THREATS + colour_of(card)
            lack = Lack(row(seat), column, 1)
            yield Check(state.held[row(seat)][column] > 0, Refusal.NO_THREAT_OF_COLOUR, rules.THREAT, None, lack)
        case Action.CANAL:
            yield from _canal(state, seat, decision)
        case Action.HOUSE:
            column = WORKERS + colour_of(card)
            missing = HOUSE_WORKERS - state.held[row(seat)][column]
            lack = Lack(row(seat), column, max(missing, 0))
            yield Check(missing <= 0, Refusal.NO_WORKER_OF_COLOUR, rules.HOUSE, None, lack)
        case Action.PERSON:
            yield from _person(state, seat, decision)
        case _ as never:
            assert_never(never)


@cache
def card_due(seat: int, why: Rule) -> tuple[Check, Check]:
    """A card may be played; the rule says why not, if none may."""
    return either(Refusal.SECOND_CARD, why, (("so-far",), ("player", seat, "played")))


def _why_none_is_due(state: Playing, seat: int) -> Rule:
    homes = state.estates[seat].homes
    texts = (clause for home in homes if home.used for clause in state.deck[home.person].effect or ())
    return rules.EXTRA_CARD if any(clause.atom is Atom.PLAY for clause in texts) else rules.ONE_CARD


def _canal(state: Playing, seat: int, decision: Play) -> Iterable[Check]:
    side = decision.at
    assert isinstance(side, Side)
    column = CANALS + SIDES[side]
    built = state.held[row(seat)][column]
    at: Place = CanalSpace(seat, side, built + 1) if built < SECTION else Section(seat, side)
    fewer = Lack(row(seat), column, min(0, SECTION - 1 - built))
    yield Check(built < SECTION, Refusal.SECTION_FULL, canal_rules.SECTION, at, fewer)
    if built >= SECTION:
        return
    if decision.space:
        there = CanalSpace(seat, side, decision.space)
        apart = Lack(row(seat), column, decision.space - 1 - built)
        yield Check(decision.space == built + 1, Refusal.CANAL_GAP, canal_rules.OUTWARD, there, apart)
        at = there
    space = decision.space or built + 1
    fits = canals.colour(state, seat, side, space) is COLOURS[colour_of(decision.card)]
    tiles: Path = ("player", seat, "canals", SIDES[side])
    looked: tuple[Path, ...] = (("equipment", "canal-colours", seat, SIDES[side], space - 1), tiles)
    yield Check(fits, Refusal.WRONG_CANAL_COLOUR, canal_rules.CARD, at, looked=looked)
    missing = canals.price(state, space) - state.florins(seat)
    lack = Lack(row(seat), FLORIN, max(missing, 0))
    looked = (("equipment", "canal-prices", space - 1), tiles)
    yield Check(missing <= 0, Refusal.TOO_FEW_FLORINS, canal_rules.PRICE, at, lack, looked=looked)


def _person(state: Playing, seat: int, decision: Play) -> Iterable[Check]:
    colour, card = decision.at, state.deck[decision.card]
    free = isinstance(colour, Colour) and state.empty_house(seat, colour) is not None
    looked = (("player", seat, "empty"),)
    yield Check(free, Refusal.NO_EMPTY_HOUSE, rules.PERSON, looked=looked)
    missing = card.person.price - state.florins(seat)
    lack = Lack(row(seat), FLORIN, max(missing, 0))
    used = () if card.typed else ("persons",)
    priced = (("player", seat, "hand"), ("equipment", "persons"))
    yield Check(missing <= 0, Refusal.TOO_FEW_FLORINS, rules.PERSON_PRICE, None, lack, used, looked=priced)


def effect(draft: Draft, decision: Play) -> None:
    turn, card = draft.turn, decision.card
    seat, number = turn.mover, colour_of(card)
    colour = COLOURS[number]
    jobs, at_once = set_off(draft, seat, decision.action, number), tuple[Job, ...]()
    if turn.has_extra:
        agenda.count_down(draft)
    else:
        draft.turn = turn.after_own()
        draft.estate(seat, played=draft.estates[seat].played + 1)
    match decision.action:
        case Action.WORKERS:
            draft.carry(hand(seat), DISCARDS, card)
            draft.move(SUPPLY, row(seat), WORKERS + number, WORKERS_TAKEN)
            draft.gain(seat, Good.WORKERS, LineCode.WORKERS_TAKEN, WORKERS_TAKEN, rules.WORKERS, colour)
        case Action.FLORINS:
            draft.carry(hand(seat), DISCARDS, card)
            die = draft.clock.dice[number]
            draft.move(SUPPLY, row(seat), FLORIN, die)
            draft.gain(seat, Good.FLORINS, LineCode.DIE, die, rules.FLORINS)
        case Action.THREAT:
            draft.carry(hand(seat), DISCARDS, card)
            agenda.return_threat(draft, seat, colour)
        case Action.CANAL:
            assert isinstance(decision.at, Side)
            draft.carry(hand(seat), DISCARDS, card)
            draft.values.add("canal-colours")
            canals.build(draft, seat, decision.at, 1, LineCode.CANAL_BUILT, canal_rules.CARD)
        case Action.HOUSE:
            draft.carry(hand(seat), ground(seat), card)
            draft.estate(seat, empty=(*draft.estates[seat].empty, card))
            draft.move(row(seat), SUPPLY, WORKERS + number, HOUSE_WORKERS)
            draft.gain(seat, Good.WORKERS, LineCode.HOUSE_BUILT, -HOUSE_WORKERS, rules.HOUSE, colour)
            draft.gain(seat, Good.HOUSES, LineCode.HOUSE_BUILT, 1, rules.HOUSE, colour)
        case Action.PERSON:
            assert isinstance(decision.at, Colour)
            _lay_person(draft, seat, card, decision.at)
            at_once = lightning(draft, seat, card)
        case _ as never:
            assert_never(never)
    if not works_from_the_start(draft.box.ruleset.own_event):
        jobs = (*at_once, *set_off(draft, seat, decision.action, number))
    else:
        jobs = (*at_once, *jobs)
    if jobs:
        agenda.add(draft, jobs)


def _lay_person(draft: Draft, seat: int, card: int, colour: Colour) -> None:
    estate, price = draft.estates[seat], draft.deck[card].person.price
    house = first_house(estate.empty, colour)
    assert house is not None
    empty = tuple(each for each in estate.empty if each != house)
    draft.estate(seat, homes=(*estate.homes, Home(card, house)), empty=empty)
    draft.carry(hand(seat), ground(seat), card)
    draft.read(card)
    draft.move(row(seat), SUPPLY, FLORIN, price)
    draft.gain(seat, Good.FLORINS, LineCode.PERSON_PRICE, -price, rules.PERSON_PRICE)
    draft.gain(seat, Good.PERSONS, LineCode.PERSON_LAID, 1, rules.PERSON)


PLAY: Final = Verb("play", Play, offers, checks, effect)
