"""What the texts of the persons in an area count and ask for."""

from __future__ import annotations

from typing import assert_never

from courtroll.verifier.games.bruges.moves.draft import Draft
from courtroll.verifier.games.bruges.rules.options import OwnEvent
from courtroll.verifier.games.bruges.scoring.persons import things_counted
from courtroll.verifier.games.bruges.table.effects import Atom, Clause, Counted, InHand, Same, Trigger
from courtroll.verifier.games.bruges.table.pieces import COLOURS, NUMBER, THREAT_COLUMNS, Works, row
from courtroll.verifier.games.bruges.table.playing import Job, Playing, hand_size
from courtroll.verifier.games.bruges.table.tables import player_of


def counted(state: Playing | Draft, seat: int, per: Counted) -> int:
    """How many of what a text counts a player has."""
    match per:
        case InHand.HAND:
            return hand_size(state.places, state.piles, state.turn.mover, seat)
        case _:
            table = state if isinstance(state, Playing) else state.freeze()
            return things_counted(player_of(table, seat), per)


def holds(state: Playing | Draft, clause: Clause) -> bool:
    """Whether a clause's condition on the dice is met."""
    when = clause.when
    dice = state.clock.dice
    return when is None or (bool(dice) and when.low <= dice[NUMBER[when.colour]] <= when.high)


def amount(state: Playing | Draft, seat: int, clause: Clause) -> int:
    """How many a clause stands for; `0` where its condition is not met."""
    if not holds(state, clause):
        return 0
    times = 1 if clause.per is None else counted(state, seat, clause.per) // clause.every
    if clause.n is None:
        return sum(state.held[row(seat)][THREAT_COLUMNS])
    if clause.atom is Atom.CANAL:
        return min(1, times)
    return clause.n * times


def always(state: Playing | Draft, seat: int) -> list[tuple[int, Clause]]:
    """Every clause of a player's persons that work by themselves."""
    homes = state.estates[seat].homes
    if not homes:
        return []
    cards = state.deck.cards
    working = [home.person for home in homes if cards[home.person].works is Works.ALWAYS]
    return [(person, clause) for person in working for clause in cards[person].effect or ()]


def hand_bonus(state: Playing | Draft, seat: int) -> int:
    return sum([amount(state, seat, clause) for _, clause in always(state, seat) if clause.atom is Atom.HAND])


def set_off(state: Playing | Draft, seat: int, trigger: Trigger, colour: int | None = None) -> tuple[Job, ...]:
    """What an action or event of a player brings about; `colour` is that of the card played."""
    working = always(state, seat)
    return tuple([Job(of_played(clause, colour), seat, person) for person, clause in working if clause.on is trigger])


def works_from_the_start(reading: OwnEvent) -> bool:
    """Whether those work for a thing who were there when it began, or those who are there once it is done."""
    match reading:
        case OwnEvent.BEGUN:
            return True
        case OwnEvent.DONE:
            return False
        case _ as never:
            assert_never(never)


def of_played(clause: Clause, colour: int | None) -> Clause:
    """The clause once it is set off: the colour of the card played is told, and it waits for nothing."""
    told = clause.colour
    if told is Same.SAME and colour is not None:
        told = COLOURS[colour]
    return clause._replace(on=None, colour=told)
