"""What a text leaves to choose: workers, markers, canal tiles; and what it leaves the others to choose."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from courtroll.verifier.games.bruges.moves.codes import Refusal
from courtroll.verifier.games.bruges.moves.decisions import Canal, Give, Lose, Return, Take
from courtroll.verifier.games.bruges.moves.draft import Draft
from courtroll.verifier.games.bruges.play import agenda, canals
from courtroll.verifier.games.bruges.rules import canals as canal_rules
from courtroll.verifier.games.bruges.rules import persons as rules
from courtroll.verifier.games.bruges.table.codes import Good, LineCode
from courtroll.verifier.games.bruges.table.equipment import SECTION
from courtroll.verifier.games.bruges.table.pieces import (
    CANALS,
    COLOURS,
    FLORIN,
    NUMBER,
    SIDES,
    THREATS,
    WORKERS,
    Colour,
    Side,
    row,
)
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.games.bruges.table.state import Section
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.legality import Check, Lack

take = cache(Take)
give_back = cache(Return)
canal = cache(Canal)
give = cache(Give)
lose = cache(Lose)


def take_offers(state: Playing) -> Sequence[Take]:
    return [take(colour) for colour in COLOURS]


def take_checks(state: Playing, decision: Take) -> Iterable[Check]:
    return ()


def take_effect(draft: Draft, decision: Take) -> None:
    draft.gain(draft.turn.seat, Good.WORKERS, LineCode.PERSON_TEXT, -1, rules.ACTIVATE_TEXT)
    agenda.take_workers(draft, draft.turn.seat, decision.colour, 1)
    agenda.count_down(draft)


def _held(state: Playing, first: int, colour: Colour) -> Check:
    """Something of a colour that the player who decides must have."""
    seat = state.turn.seat
    column = first + NUMBER[colour]
    lack = Lack(row(seat), column, 1)
    return Check(state.held[row(seat)][column] > 0, Refusal.NO_SUCH_CHOICE, rules.ACTIVATE_TEXT, None, lack)


def return_offers(state: Playing) -> Sequence[Return]:
    held = state.all_threats(state.turn.seat)
    return [give_back(colour) for colour, n in zip(COLOURS, held, strict=True) if n]


def return_checks(state: Playing, decision: Return) -> Iterable[Check]:
    yield _held(state, THREATS, decision.colour)


def return_effect(draft: Draft, decision: Return) -> None:
    agenda.return_threat(draft, draft.turn.seat, decision.colour)
    agenda.count_down(draft)


def _times(state: Playing | Draft) -> int:
    """How many times its price a tile costs by the text that is being done."""
    return state.turn.agenda[0].clause.n or 1


def canal_offers(state: Playing) -> Sequence[Canal]:
    return [canal(side) for side in canals.free_sides(state, state.turn.seat, _times(state))]


def canal_checks(state: Playing, decision: Canal) -> Iterable[Check]:
    seat, side = state.turn.seat, decision.side
    built = canals.tiles(state, seat)[SIDES[side]]
    at = Section(seat, side)
    fewer = Lack(row(seat), CANALS + SIDES[side], min(0, SECTION - 1 - built))
    tiles = (("player", seat, "canals", SIDES[side]),)
    yield Check(built < SECTION, Refusal.NO_SUCH_CHOICE, canal_rules.SECTION, at, fewer, looked=tiles)
    if built < SECTION:
        missing = canals.price(state, built + 1, _times(state)) - state.florins(seat)
        lack = Lack(row(seat), FLORIN, max(missing, 0))
        looked = (("equipment", "canal-prices", built), *tiles)
        yield Check(missing <= 0, Refusal.TOO_FEW_FLORINS, canal_rules.PRICE, at, lack, looked=looked)


def canal_effect(draft: Draft, decision: Canal) -> None:
    canals.build(draft, draft.turn.seat, decision.side, _times(draft), LineCode.PERSON_TEXT, rules.ACTIVATE_TEXT)
    agenda.count_down(draft)


def give_offers(state: Playing) -> Sequence[Give]:
    return [give(colour) for colour, n in zip(COLOURS, state.all_workers(state.turn.seat), strict=True) if n]


def give_checks(state: Playing, decision: Give) -> Iterable[Check]:
    yield _held(state, WORKERS, decision.colour)


def give_effect(draft: Draft, decision: Give) -> None:
    agenda.give_workers(draft, draft.turn.seat, decision.colour, 1)
    agenda.count_down(draft)


def lose_offers(state: Playing) -> Sequence[Lose]:
    return [lose(side) for side, n in zip(Side, canals.tiles(state, state.turn.seat), strict=True) if n]


def lose_checks(state: Playing, decision: Lose) -> Iterable[Check]:
    seat = state.turn.seat
    column = CANALS + SIDES[decision.side]
    at, lack = Section(seat, decision.side), Lack(row(seat), column, 1)
    looked = (("player", seat, "canals", SIDES[decision.side]),)
    yield Check(state.held[row(seat)][column] > 0, Refusal.NO_SUCH_CHOICE, rules.ACTIVATE_TEXT, at, lack, looked=looked)


def lose_effect(draft: Draft, decision: Lose) -> None:
    canals.take_off(draft, draft.turn.seat, decision.side, LineCode.PERSON_TEXT, rules.ACTIVATE_TEXT)
    agenda.count_down(draft)


TAKE: Final = Verb("take", Take, take_offers, take_checks, take_effect)
RETURN: Final = Verb("return", Return, return_offers, return_checks, return_effect)
CANAL: Final = Verb("canal", Canal, canal_offers, canal_checks, canal_effect)
GIVE: Final = Verb("give", Give, give_offers, give_checks, give_effect)
LOSE: Final = Verb("lose", Lose, lose_offers, lose_checks, lose_effect)
