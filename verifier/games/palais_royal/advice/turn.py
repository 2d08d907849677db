"""The most points that nobles recruited in one turn can bring, and the fewest steps for them.

A turn is gone through as its stages follow each other. Cards, nobles' servants and reinforcements are tried on the
engine; the ways to share servants out and the sets of nobles are counted out; what the chambers and the mint then
bring, the engine's functions say.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from courtroll.verifier.games.palais_royal.advice.means import Alike, Bill, Purse, Setting
from courtroll.verifier.games.palais_royal.advice.openings import Opening, openings, run
from courtroll.verifier.games.palais_royal.advice.recruits import Nobles, best_set, floor_of
from courtroll.verifier.games.palais_royal.advice.transport import GOALS, Counts, TooMany, Ways
from courtroll.verifier.games.palais_royal.moves.decisions import (
    Attend,
    Decision,
    Mint,
    Play,
    Post,
    Reinforce,
    Step,
    Summon,
)
from courtroll.verifier.games.palais_royal.play import chambers, turns
from courtroll.verifier.games.palais_royal.play.engine import PALAIS_ROYAL
from courtroll.verifier.games.palais_royal.table.equipment import CARD_COPIES, SEALS_CARD
from courtroll.verifier.games.palais_royal.table.pieces import Card, Room
from courtroll.verifier.games.palais_royal.table.playing import Playing
from courtroll.verifier.kernel.legality import Objection

MOST_SHARED_OUT: Final = 300_000
"""Ways to share servants out, for all ways to begin together."""


@dataclass(frozen=True, slots=True)
class Recruiting:
    """The nobles to recruit, and everything decided on the way to them."""

    points: int
    steps: int
    cards: int
    nobles: tuple[int, ...]
    decisions: tuple[Decision, ...]
    openings: tuple[Opening, ...]
    """Every way to begin the turn that was looked at."""


def best_recruiting(state: Playing) -> Recruiting:
    """The most points; for those the fewest steps, then the fewest cards. Raises `TooMany`."""
    groups = openings(state)
    begun = tuple(opening for group in groups for opening in group)
    most = _of_use(state, max(opening.steps for opening in begun))
    alike: list[Alike] = []
    shared_out = 0
    for group in groups:
        ways = Ways(group[0].state, most.counts, max(each.steps for each in group), group[0].lifts)
        shared_out += len(ways.found)
        if shared_out > MOST_SHARED_OUT:
            raise TooMany(shared_out)
        alike.append(Alike(group, ways))
    some, purse = Purse(most.bill), Purse(most.bill)
    for each in alike:
        each.fill(some)
    floor = floor_of(state, some)
    for each in alike:
        each.fill(purse, floor)
    nobles = best_set(state, purse)
    if nobles is None:
        return Recruiting(0, 0, 0, (), (), begun)
    decisions = _fewest(state, tuple(_decisions(nobles)))
    index = state.box.equipment.park.value.index
    return Recruiting(
        nobles.points,
        sum(isinstance(each, Step) for each in decisions),
        sum(isinstance(each, Play) for each in decisions),
        tuple(index[each.cell] for each in nobles.recruits),
        decisions,
        begun,
    )


class _OfUse(NamedTuple):
    counts: Counts
    """Servants in each goal."""
    bill: Bill
    """What there is to pay with."""


def _of_use(state: Playing, steps: int) -> _OfUse:
    """How much of everything can be of any use."""
    seat, nobles = state.turn.seat, state.box.equipment.nobles
    there = [nobles[each] for each in state.park if each >= 0]
    most = min(len(there), state.held[Room.OFFICE][seat] + steps)

    def dearest(amounts: Iterable[int]) -> int:
        return sum(sorted(amounts, reverse=True)[:most])

    turquoise, violet = dearest(noble.turquoise for noble in there), dearest(noble.violet for noble in there)
    gold = dearest(noble.gold for noble in there)
    others = [n for other, n in enumerate(state.held[Room.CARDINAL][: state.players]) if other != seat]
    wild = SEALS_CARD * CARD_COPIES
    return _OfUse((most, turquoise, violet, gold, max(others) + 1), Bill(most, turquoise, violet, wild, gold))


def refused(state: Playing, decisions: Iterable[Decision]) -> tuple[Objection, ...]:
    """What the engine says against the first of these decisions that it refuses."""
    for decision in decisions:
        objections = PALAIS_ROYAL.objections(state, decision)
        if objections:
            return objections
        state = run(state, decision)
    return ()


def _decisions(nobles: Nobles) -> Iterator[Decision]:
    """Everything that is decided, in order."""
    means = nobles.means
    state = means.opening.begun
    for decision in means.opening.moved(means.moved):
        yield decision
        state = run(state, decision)
    if chambers.mint_offers(state):
        yield Mint()
        state = run(state, Mint())
    gold = [each for each in means.cards if each.card is Card.GOLD]
    for play in gold:
        state = run(state, play)
    yield from gold
    for attend in _attends(state, means.setting):
        yield attend
        state = run(state, attend)
    yield from (each for each in means.cards if each.card is not Card.GOLD)
    sides, index = state.box.equipment.park.value.sides, state.box.equipment.park.value.index
    for recruit in nobles.recruits:
        yield recruit
        if sides[index[recruit.cell]]:
            yield Post(None)


def _attends(state: Playing, setting: Setting) -> Iterator[Attend]:
    """The servants more in the chambers, from the supply or from where servants are of no more use."""
    for chamber, source in setting:
        if source is None:
            sources = turns.sources(state, chamber)
            source = next(each for each in sources if each is None or each not in GOALS or each is Room.MINT)
        yield chambers.attend(chamber, source)
        state = run(state, chambers.attend(chamber, source))


def _fewest(state: Playing, decisions: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """The same without what the recruiting does not need. With a servant more in the supply one less comes from a
    room.
    """
    for n in reversed(range(len(decisions))):
        if isinstance(decisions[n], Reinforce | Summon | Mint | Attend | Play):
            fewer = decisions[:n] + decisions[n + 1 :]
            tried = (fewer, *(_from_supply(fewer, each) for each in range(len(fewer))))
            decisions = next((those for those in tried if not refused(state, those)), decisions)
    return decisions


def _from_supply(decisions: tuple[Decision, ...], n: int) -> tuple[Decision, ...]:
    match decisions[n]:
        case Attend(chamber, Room()):
            return *decisions[:n], chambers.attend(chamber, None), *decisions[n + 1 :]
        case _:
            return decisions
