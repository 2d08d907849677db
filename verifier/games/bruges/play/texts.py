"""What the texts of the persons in an area count and ask for."""

from __future__ import annotations

from collections.abc import Iterator

from courtroll.verifier.games.bruges.scoring.persons import things_counted
from courtroll.verifier.games.bruges.table.effects import Atom, Clause, Counted, InHand, Same, Trigger
from courtroll.verifier.games.bruges.table.pieces import COLOURS, NUMBER, Works
from courtroll.verifier.games.bruges.table.playing import Job, Playing
from courtroll.verifier.games.bruges.table.tables import player_of


def counted(state: Playing, seat: int, per: Counted) -> int:
    """How many of what a text counts a player has."""
    match per:
        case InHand.HAND:
            return state.hand_size(seat)
        case _:
            return things_counted(player_of(state, seat), per)


def holds(state: Playing, clause: Clause) -> bool:
    """Whether a clause's condition on the dice is met."""
    when = clause.when
    dice = state.clock.dice
    return when is None or (bool(dice) and when.low <= dice[NUMBER[when.colour]] <= when.high)


def amount(state: Playing, seat: int, clause: Clause) -> int:
    """How many a clause stands for; `0` where its condition is not met."""
    if not holds(state, clause):
        return 0
    times = 1 if clause.per is None else counted(state, seat, clause.per) // clause.every
    if clause.n is None:
        return sum(state.all_threats(seat))
    if clause.atom is Atom.CANAL:
        return min(1, times)
    return clause.n * times


def always(state: Playing, seat: int) -> Iterator[tuple[int, Clause]]:
    """Every clause of a player's persons that work by themselves."""
    deck = state.deck
    for home in state.estates[seat].homes:
        card = deck[home.person]
        if card.works is Works.ALWAYS:
            for clause in card.effect or ():
                yield home.person, clause


def hand_bonus(state: Playing, seat: int) -> int:
    return sum(amount(state, seat, clause) for _, clause in always(state, seat) if clause.atom is Atom.HAND)


def set_off(state: Playing, seat: int, trigger: Trigger, colour: int | None = None) -> tuple[Job, ...]:
    """What an action or event of a player brings about; `colour` is that of the card played."""
    return tuple(
        Job(of_played(clause, colour), seat, person) for person, clause in always(state, seat) if clause.on is trigger
    )


def of_played(clause: Clause, colour: int | None) -> Clause:
    """The clause once it is set off: the colour of the card played is told, and it waits for nothing."""
    told = clause.colour
    if told is Same.SAME and colour is not None:
        told = COLOURS[colour]
    return clause._replace(on=None, colour=told)
