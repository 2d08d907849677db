"""What texts still have to do: each clause as far as it can be done, and what it leaves to choose."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from courtroll.verifier.games.bruges.moves.draft import Draft
from courtroll.verifier.games.bruges.play import canals, piles, texts
from courtroll.verifier.games.bruges.play.steps import next_step, step_up
from courtroll.verifier.games.bruges.rules import actions as action_rules
from courtroll.verifier.games.bruges.rules import persons as rules
from courtroll.verifier.games.bruges.rules import threats as threat_rules
from courtroll.verifier.games.bruges.table.codes import Good, LineCode
from courtroll.verifier.games.bruges.table.effects import Atom, Clause, Counted, InHand
from courtroll.verifier.games.bruges.table.equipment import SECTION
from courtroll.verifier.games.bruges.table.pieces import (
    COLOURS,
    FLORIN,
    NUMBER,
    SUPPLY,
    THREAT_COLUMNS,
    THREATS,
    WORKER_COLUMNS,
    WORKERS,
    Colour,
    Group,
    Owned,
    Thing,
    hand,
    row,
)
from courtroll.verifier.games.bruges.table.playing import Job, Playing, clockwise
from courtroll.verifier.kernel.place import AtSeat
from courtroll.verifier.kernel.reading import Path


def add(draft: Draft, jobs: Iterable[Job]) -> None:
    """Jobs to be done before whatever waits already."""
    draft.turn = draft.turn._replace(agenda=(*jobs, *draft.turn.agenda))


def jobs_of(clauses: Iterable[Clause], seat: int, person: int) -> tuple[Job, ...]:
    return tuple(Job(texts.of_played(clause, None), seat, person) for clause in clauses)


def count_down(draft: Draft) -> None:
    """One of what the first job asks for is done."""
    first, *others = draft.turn.agenda
    assert first.left is not None
    rest = (first._replace(left=first.left - 1),) if first.left > 1 else ()
    draft.turn = draft.turn._replace(agenda=(*rest, *others))


def waits(draft: Draft) -> bool:
    """Whether the first job leaves a choice. One that leaves none is begun, done or dropped."""
    first, *others = draft.turn.agenda
    if first.left is not None and is_possible(draft, first.seat, first.clause):
        return True
    draft.turn = draft.turn._replace(agenda=tuple(others))
    if first.left is None:
        _begin(draft, first)
    return False


def is_possible(state: Playing | Draft, seat: int, clause: Clause) -> bool:
    """Whether anything of what a clause asks for can be done by the player whom it asks."""
    match clause.atom:
        case Atom.FLORINS | Atom.POINTS | Atom.WORKERS | Atom.AS_CARD:
            return True
        case Atom.DRAW:
            return not piles.are_empty(state.piles)
        case Atom.DISCARD | Atom.PLAY:
            return bool(state.places[hand(seat)])
        case Atom.HAND:
            return False
        case Atom.RETURN:
            return any(state.held[row(seat)][THREAT_COLUMNS])
        case Atom.CANAL:
            return bool(canals.free_sides(state, seat, clause.n or 1))
        case Atom.STEP:
            return next_step(state.box.equipment.steps.value, state.estates[seat].reputation) is not None
        case Atom.GIVE:
            return any(state.held[row(seat)][WORKER_COLUMNS])
        case Atom.LOSE:
            return any(canals.tiles(state, seat))
        case _ as never:
            assert_never(never)


def can_do(state: Playing, seat: int, clause: Clause) -> bool:
    """Whether a clause of a player's person can do anything now."""
    if not texts.amount(state, seat, clause):
        return False
    if clause.atom in (Atom.GIVE, Atom.LOSE):
        return any(is_possible(state, other, clause) for other in range(state.players) if other != seat)
    return is_possible(state, seat, clause)


def looks_at(state: Playing, seat: int, clause: Clause) -> Iterator[Path]:
    """The parts of a described table on which it rests whether a clause can do anything now."""
    if clause.when is not None:
        yield "dice", clause.when.colour.value
    yield from (("player", seat, key) for key in _counted_in(clause.per))
    others = [other for other in range(state.players) if other != seat]
    match clause.atom:
        case Atom.FLORINS | Atom.POINTS | Atom.WORKERS | Atom.AS_CARD | Atom.HAND:
            pass
        case Atom.DRAW:
            yield "deck", "piles"
        case Atom.DISCARD | Atom.PLAY:
            yield "player", seat, "hand"
        case Atom.RETURN:
            yield "player", seat, "threats"
        case Atom.CANAL:
            yield from (("player", seat, key) for key in ("canals", "florins"))
            yield from (("equipment", "canal-prices", built) for built in canals.tiles(state, seat) if built < SECTION)
        case Atom.STEP:
            yield "player", seat, "reputation"
            yield "equipment", "reputation-steps"
        case Atom.GIVE:
            yield from (("player", other, "workers") for other in others)
        case Atom.LOSE:
            yield from (("player", other, "canals") for other in others)
        case _ as never:
            assert_never(never)


def _counted_in(per: Counted | None) -> tuple[str, ...]:
    """The keys of a player that tell how many there are of what a text counts."""
    match per:
        case None:
            return ()
        case Thing.GROUPS | Thing.PERSONS | Group():
            return ("persons",)
        case Thing() | Owned.THREATS | InHand.HAND:
            return (per.value,)
        case Owned():
            return "empty", "persons"
        case _ as never:
            assert_never(never)


def _begin(draft: Draft, job: Job) -> None:
    """What is left to choose goes back onto the agenda; what leaves no choice is done."""
    clause, seat = job.clause, job.seat
    n = texts.amount(draft, seat, clause)
    draft.read(job.card)
    if not n:
        return
    match clause.atom:
        case Atom.FLORINS:
            draft.move(SUPPLY, row(seat), FLORIN, n)
            draft.gain(seat, Good.FLORINS, LineCode.PERSON_TEXT, n, rules.ACTIVATE_TEXT)
        case Atom.POINTS:
            where = AtSeat(seat, draft.deck[job.card].name)
            draft.score(seat, LineCode.PERSON_TEXT, n, rules.ACTIVATE_TEXT, where=where)
        case Atom.WORKERS if isinstance(clause.colour, Colour):
            take_workers(draft, seat, clause.colour, n)
        case Atom.STEP:
            for _ in range(n):
                step_up(draft, seat, LineCode.PERSON_TEXT, rules.ACTIVATE_TEXT)
        case Atom.RETURN if clause.n is None:
            for colour, held in zip(COLOURS, draft.held[row(seat)][THREAT_COLUMNS], strict=True):
                for _ in range(held):
                    return_threat(draft, seat, colour)
        case Atom.GIVE | Atom.LOSE:
            others = clockwise(seat, len(draft.points))[1:]
            asked = [Job(clause, other, job.card, n) for other in others]
            add(draft, [each for each in asked if not _gives_all(draft, each)])
        case Atom.AS_CARD:
            draft.gain(seat, Good.AS_CARD, LineCode.PERSON_TEXT, 1, rules.ACTIVATE_TEXT)
        case Atom.HAND:
            pass
        case Atom.WORKERS:
            # Of a colour still to be chosen: what is chosen then is told with its colour in place of this.
            draft.gain(seat, Good.WORKERS, LineCode.PERSON_TEXT, n, rules.ACTIVATE_TEXT)
            add(draft, (job._replace(left=n),))
        case Atom.DRAW | Atom.DISCARD | Atom.PLAY | Atom.RETURN | Atom.CANAL:
            add(draft, (job._replace(left=n),))
        case _ as never:
            assert_never(never)


def _gives_all(draft: Draft, job: Job) -> bool:
    """Hands over all the workers of a player who has no more than are asked for."""
    workers = draft.held[row(job.seat)][WORKER_COLUMNS]
    if job.clause.atom is not Atom.GIVE or sum(workers) > (job.left or 0):
        return False
    for colour, n in zip(COLOURS, workers, strict=True):
        give_workers(draft, job.seat, colour, n)
    return True


def take_workers(draft: Draft, seat: int, colour: Colour, n: int) -> None:
    draft.move(SUPPLY, row(seat), WORKERS + NUMBER[colour], n)
    draft.gain(seat, Good.WORKERS, LineCode.PERSON_TEXT, n, rules.ACTIVATE_TEXT, colour)


def give_workers(draft: Draft, seat: int, colour: Colour, n: int) -> None:
    """Workers go from a player to the one whose person asks for them."""
    owner = draft.turn.mover
    draft.move(row(seat), row(owner), WORKERS + NUMBER[colour], n)
    draft.gain(seat, Good.WORKERS, LineCode.PERSON_TEXT, -n, rules.ACTIVATE_TEXT, colour)
    draft.gain(owner, Good.WORKERS, LineCode.PERSON_TEXT, n, rules.ACTIVATE_TEXT, colour)


def return_threat(draft: Draft, seat: int, colour: Colour) -> None:
    """A threat marker goes back for a point, by a card or a person."""
    draft.move(row(seat), SUPPLY, THREATS + NUMBER[colour])
    draft.gain(seat, Good.THREATS, LineCode.THREAT_RETURNED, -1, action_rules.THREAT, colour)
    draft.score(seat, LineCode.THREAT_RETURNED, 1, threat_rules.POINT)
