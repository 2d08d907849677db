"""Threat markers (tessere minaccia) and the troubles they bring."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, assert_never

from courtroll.verifier.games.bruges.moves.codes import Refusal
from courtroll.verifier.games.bruges.moves.decisions import Suffer
from courtroll.verifier.games.bruges.moves.draft import Draft
from courtroll.verifier.games.bruges.play import agenda, canals
from courtroll.verifier.games.bruges.play.texts import set_off, works_from_the_start
from courtroll.verifier.games.bruges.rules import threats as rules
from courtroll.verifier.games.bruges.table.cards import colour_of
from courtroll.verifier.games.bruges.table.codes import Good, LineCode
from courtroll.verifier.games.bruges.table.effects import Event
from courtroll.verifier.games.bruges.table.pieces import (
    CANALS,
    COLOURS,
    DISCARDS,
    FLORIN,
    NUMBER,
    SIDES,
    SUPPLY,
    THREAT_COLUMNS,
    THREATS,
    WORKERS,
    Colour,
    Side,
    Trouble,
    ground,
    hand,
    row,
)
from courtroll.verifier.games.bruges.table.playing import Phase, Playing, Turn
from courtroll.verifier.games.bruges.table.state import CanalSpace, Section
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.legality import Check, Lack
from courtroll.verifier.kernel.logic import ite
from courtroll.verifier.kernel.place import Place
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.rules import Rule

THREATENING: Final = 5
"""Dice that show as much or more deal a marker of their colour."""
CIRCLE: Final = 3
"""So many markers of a colour set off its trouble."""
INTRIGUE_POINTS: Final = 3

suffer = cache(Suffer)
FORCED: Final = {trouble: suffer(trouble) for trouble in Trouble}


def after_deal(held: int, die: int) -> int:
    """How many markers of a colour a player has after the dice were looked at."""
    return ite(die >= THREATENING, held + 1, held)


def intrigue_loss(points: int) -> int:
    """What an intrigue takes: points never fall below 0."""
    return ite(points < INTRIGUE_POINTS, points, INTRIGUE_POINTS)


def begin(draft: Draft, seats: tuple[int, ...]) -> None:
    """The next player gets a marker of each colour whose die says so. Player by player, they never run short."""
    first, *others = seats
    held = draft.held[row(first)]
    for number, die in enumerate(draft.clock.dice):
        n = after_deal(held[THREATS + number], die) - held[THREATS + number]
        draft.move(SUPPLY, row(first), THREATS + number, n)
        draft.gain(first, Good.THREATS, LineCode.THREAT_DEALT, n, rules.DEAL, COLOURS[number])
    draft.turn = Turn(Phase.TROUBLES, first, tuple(others))


def colour_of_trouble(state: Playing | Draft, trouble: Trouble) -> int:
    return state.box.equipment.troubles.value.index(trouble)


def pending(state: Playing | Draft, seat: int) -> list[Trouble]:
    """The troubles that a player has to settle."""
    troubles = state.box.equipment.troubles.value
    return [troubles[number] for number, n in enumerate(state.held[row(seat)][THREAT_COLUMNS]) if n >= CIRCLE]


def offers(state: Playing) -> Sequence[Suffer]:
    seat = state.turn.mover
    out: list[Suffer] = []
    for trouble in pending(state, seat):
        losses = _losses(state, seat, trouble)
        out += losses or (FORCED[trouble],)
    return out


def _losses(state: Playing, seat: int, trouble: Trouble) -> list[Suffer]:
    """What a trouble leaves to choose from."""
    estate = state.estates[seat]
    persons = [home.person for home in estate.homes]
    match trouble:
        case Trouble.PLAGUE:
            return [suffer(trouble, person) for person in persons]
        case Trouble.FIRE:
            built = canals.tiles(state, seat)
            empty = dict.fromkeys(COLOURS[colour_of(house)] for house in estate.empty)
            sides = [side for side, n in zip(Side, built, strict=True) if n]
            return [suffer(trouble, what) for what in (*empty, *persons, *sides)]
        case _:
            return []


def checks(state: Playing, decision: Suffer) -> Iterable[Check]:
    seat, trouble, what = state.turn.mover, decision.trouble, decision.what
    column = THREATS + colour_of_trouble(state, trouble)
    held = state.held[row(seat)][column]
    looked = () if trouble in (Trouble.FIRE, Trouble.RAID) else (("equipment", "troubles"),)
    lack = Lack(row(seat), column, max(0, CIRCLE - held))
    yield Check(held >= CIRCLE, Refusal.NO_SUCH_TROUBLE, rules.THIRD, None, lack, looked=looked)
    if trouble is Trouble.PLAGUE:
        yield _person(state, seat, what, rules.PLAGUE)
    elif trouble is Trouble.FIRE:
        yield from _fire(state, seat, decision)


def _person(state: Playing, seat: int, what: Colour | Side | int | None, rule: Rule) -> Check:
    """A person to lose lives in the own area; where there is none, none is named."""
    homes = state.estates[seat].homes
    looked = (("player", seat, "persons"),)
    if what is None:
        return Check(not homes, Refusal.MUST_LOSE, rule, looked=looked)
    here = any(home.person == what for home in homes)
    return Check(here, Refusal.NO_SUCH_PERSON, rule, looked=looked)


def _fire(state: Playing, seat: int, decision: Suffer) -> Iterable[Check]:
    what, estate = decision.what, state.estates[seat]
    mine = (("player", seat, "empty"), ("player", seat, "persons"))
    match what:
        case Side():
            built = canals.tiles(state, seat)[SIDES[what]]
            column = CANALS + SIDES[what]
            at: Place = CanalSpace(seat, what, decision.space) if decision.space else Section(seat, what)
            lack = Lack(row(seat), column, max(0, max(1, decision.space) - built))
            tiles: tuple[Path, ...] = (("player", seat, "canals", SIDES[what]),)
            yield Check(0 < built >= decision.space, Refusal.NO_SUCH_TILE, rules.FIRE, at, lack, looked=tiles)
            if decision.space:
                inner = Lack(row(seat), column, min(0, decision.space - built))
                yield Check(
                    built <= decision.space, Refusal.NOT_OUTERMOST, rules.FIRE_OUTERMOST, at, inner, looked=tiles
                )
        case Colour():
            here = state.empty_house(seat, what) is not None
            yield Check(here, Refusal.NO_SUCH_HOUSE, rules.FIRE, looked=mine)
        case int():
            yield _person(state, seat, what, rules.FIRE)
        case None:
            yield Check(not (estate.homes or estate.empty), Refusal.MUST_LOSE, rules.FIRE, looked=mine)
            for side, built in zip(Side, canals.tiles(state, seat), strict=True):
                none = Lack(row(seat), CANALS + SIDES[side], -built)
                tiles = (("player", seat, "canals", SIDES[side]),)
                yield Check(not built, Refusal.MUST_LOSE, rules.FIRE, Section(seat, side), none, looked=tiles)


def effect(draft: Draft, decision: Suffer) -> None:
    state, trouble = draft.freeze(), decision.trouble
    seat = draft.turn.mover
    jobs = set_off(draft, seat, Event.TROUBLE)
    if trouble not in (Trouble.FIRE, Trouble.RAID):
        draft.values.add("troubles")
    match trouble:
        case Trouble.FLOOD:
            for colour, n in zip(COLOURS, state.all_workers(seat), strict=True):
                draft.move(row(seat), SUPPLY, WORKERS + NUMBER[colour], n)
                draft.gain(seat, Good.WORKERS, LineCode.FLOOD, -n, rules.FLOOD, colour)
        case Trouble.RAID:
            florins = state.florins(seat)
            draft.move(row(seat), SUPPLY, FLORIN, florins)
            draft.gain(seat, Good.FLORINS, LineCode.RAID, -florins, rules.RAID)
        case Trouble.INTRIGUE:
            loss = intrigue_loss(draft.points[seat])
            if loss:
                draft.score(seat, LineCode.INTRIGUE, -loss, rules.INTRIGUE)
        case Trouble.PLAGUE:
            if isinstance(decision.what, int):
                _fall_to_plague(draft, state, seat, decision.what)
        case Trouble.FIRE:
            _burn(draft, state, seat, decision.what)
    colour_number = colour_of_trouble(draft, trouble)
    draft.move(row(seat), SUPPLY, THREATS + colour_number, CIRCLE)
    draft.gain(seat, Good.THREATS, LineCode.TROUBLE_OVER, -CIRCLE, rules.BACK, COLOURS[colour_number])
    if not works_from_the_start(draft.box.ruleset.own_event):
        jobs = set_off(draft, seat, Event.TROUBLE)
    agenda.add(draft, jobs)


def _fall_to_plague(draft: Draft, state: Playing, seat: int, person: int) -> None:
    """The person goes to the discards, and the house stays."""
    home = state.home_of(seat, person)
    assert home is not None
    estate = state.estates[seat]
    homes = tuple(each for each in estate.homes if each is not home)
    draft.estate(seat, homes=homes, empty=(*estate.empty, home.house))
    draft.carry(ground(seat), DISCARDS, person)
    draft.gain(seat, Good.PERSONS, LineCode.PLAGUE, -1, rules.PLAGUE)


def _burn(draft: Draft, state: Playing, seat: int, what: Colour | Side | int | None) -> None:
    """A house goes to the discards and who lived there to the hand; or a canal tile to the supply."""
    estate = state.estates[seat]
    match what:
        case None:
            pass
        case Side():
            canals.take_off(draft, seat, what, LineCode.FIRE, rules.FIRE_OUTERMOST)
        case Colour():
            house = state.empty_house(seat, what)
            assert house is not None
            draft.estate(seat, empty=tuple(each for each in estate.empty if each != house))
            _lose_house(draft, seat, house)
        case int():
            home = state.home_of(seat, what)
            assert home is not None
            draft.estate(seat, homes=tuple(each for each in estate.homes if each is not home))
            _lose_house(draft, seat, home.house)
            draft.carry(ground(seat), hand(seat), what)
            draft.gain(seat, Good.PERSONS, LineCode.FIRE, -1, rules.FIRE_PERSON)
            draft.gain(seat, Good.CARDS, LineCode.FIRE, 1, rules.FIRE_PERSON)
        case _ as never:
            assert_never(never)


def _lose_house(draft: Draft, seat: int, house: int) -> None:
    draft.carry(ground(seat), DISCARDS, house)
    draft.gain(seat, Good.HOUSES, LineCode.FIRE, -1, rules.FIRE, COLOURS[colour_of(house)])


SUFFER: Final = Verb("suffer", Suffer, offers, checks, effect)
