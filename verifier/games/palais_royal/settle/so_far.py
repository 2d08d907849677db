"""What the player in turn has done already: its effects lie on the table, and the rest of the turn follows from it.

Of the stage that was reached the servants go back and are set once more by the engine, which counts what is left. Of
earlier stages only the order matters.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from courtroll.verifier.games.palais_royal.document import DescribedTurn
from courtroll.verifier.games.palais_royal.moves import decisions as d
from courtroll.verifier.games.palais_royal.moves.codes import Refusal
from courtroll.verifier.games.palais_royal.moves.sentences import hear_moves
from courtroll.verifier.games.palais_royal.play import cards
from courtroll.verifier.games.palais_royal.play.ending import may_end
from courtroll.verifier.games.palais_royal.play.engine import PALAIS_ROYAL
from courtroll.verifier.games.palais_royal.play.recruiting import wild_left
from courtroll.verifier.games.palais_royal.play.turns import has_to_wait, notes_rooms, of_majority, parts, rooms_entered
from courtroll.verifier.games.palais_royal.rules import privileges as card_rules
from courtroll.verifier.games.palais_royal.rules import recruiting as park_rules
from courtroll.verifier.games.palais_royal.rules import rooms as mint_rules
from courtroll.verifier.games.palais_royal.rules import turn as rules
from courtroll.verifier.games.palais_royal.scoring.cardinal import leading
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.codes import FaultCode, LineCode
from courtroll.verifier.games.palais_royal.table.equipment import GATE_AND_STEPS, GOLD_CARD, SEALS_CARD
from courtroll.verifier.games.palais_royal.table.frame import cell_name
from courtroll.verifier.games.palais_royal.table.names import ROOM_NAMES
from courtroll.verifier.games.palais_royal.table.park import EMPTY, servant, with_edge
from courtroll.verifier.games.palais_royal.table.pieces import CARD_COLUMNS, CARDS, COIN, DECK, LOOKED, Card, Kind, Room
from courtroll.verifier.games.palais_royal.table.playing import CARDS as CARD_STAGE
from courtroll.verifier.games.palais_royal.table.playing import (
    MOVEMENT,
    RECRUITING,
    REINFORCEMENT,
    START,
    THIRD,
    Phase,
    Playing,
    Turn,
)
from courtroll.verifier.kernel.chance import Told
from courtroll.verifier.kernel.equipment import Source, Value
from courtroll.verifier.kernel.hearing import Sentence
from courtroll.verifier.kernel.holdings import transfer
from courtroll.verifier.kernel.legality import Fault, Lack, Objection
from courtroll.verifier.kernel.place import AtSeat
from courtroll.verifier.kernel.reading import UNKNOWN, Path, Unknown
from courtroll.verifier.kernel.rules import Rule

STAGE_OF: Final[dict[type[d.Decision], int]] = {
    d.Reinforce: REINFORCEMENT,
    d.Step: MOVEMENT,
    d.Mint: THIRD,
    d.Attend: THIRD,
    d.Recruit: RECRUITING,
    d.Post: RECRUITING,
    d.DrawCards: CARD_STAGE,
    d.Keep: CARD_STAGE,
    d.Done: CARD_STAGE,
}
ONCE: Final = (d.Mint, d.DrawCards)
AFTER: Final = {d.Keep: d.DrawCards, d.Done: d.DrawCards, d.Post: d.Recruit}
"""What comes only after something else."""
SET: Final = (d.Reinforce, d.Step, d.Attend)


class Wrong(Exception):
    """What was done so far cannot be, or does not lie on the table; or what refuses a decision of it."""

    def __init__(self, *against: Objection | Fault, decision: d.Decision | None = None) -> None:
        super().__init__(*against)
        self.against = against
        self.decision = decision


def reached(state: Playing, described: DescribedTurn, asked: Sentence[d.Decision] | None = None) -> Iterator[Playing]:
    """The table with the turn that led to it. Where it may or may not be open what is kept, both. Raises `Wrong`."""
    done = [decision for move in described.so_far for decision in move[0]]
    seat = state.turn.seat
    stage = _stage(state, done)
    played = [each.card for each in done if isinstance(each, d.Play)]
    wants = asked.decisions if asked is not None else ()
    before = _before(state, done)
    turn = Turn(Phase.TURN, seat, stage=stage, leading=leading(before, seat))
    if Card.MAJORITIES in played and notes_rooms(state.box.ruleset.majorities_card):
        turn = turn._replace(noted=rooms_entered(before))
    others = (each for each in range(state.players) if each != seat)
    is_seen = all(described.position.is_known("player", each, "servants") for each in others)
    _hold_gold(replace(state, turn=turn), done, is_seen)
    match stage:
        case 0:
            pass
        case 1 | 2 | 3:
            turn = _of_servants(state, turn, done)
        case 4:
            turn = turn._replace(wild=_seals_left(state, done), fresh=_fresh(state, done))
            state = _posted(state, done, wants)
            if state.turn.phase is Phase.POST:
                turn = turn._replace(phase=Phase.POST, space=state.turn.space)
        case _:
            drew = any(isinstance(each, d.DrawCards) for each in done)
            turn = turn._replace(drew=drew, fresh=_fresh(state, done))
            _allow_draw(replace(state, turn=turn), done)
            yield from _looking(replace(state, turn=turn), done, wants)
    yield replace(state, turn=turn)


def goes_on(state: Playing, described: DescribedTurn, asked: Sentence[d.Decision] | None = None) -> Iterator[Playing]:
    """The table of a turn of which only the last is told, after something that nobody knows: with what that leaves to
    be decided before anything else, if it may leave something, and without. Raises `Wrong`.
    """
    last, wants = last_told(described), asked.decisions if asked is not None else ()
    done = [decision for move in described.so_far for decision in move[0]]
    reached, latest = least_reached(state, done), _latest(state, wants[0]) if wants else None
    is_twice = bool(wants) and type(wants[0]) in ONCE and type(wants[0]) in map(type, done)
    if is_twice or (latest is not None and latest < reached):  # whatever else was done: what is told refuses it
        has = {"minted": d.Mint() in done, "drew": any(isinstance(each, d.DrawCards) for each in done)}
        yield replace(state, turn=Turn(Phase.TURN, state.turn.seat, stage=reached, **has))
        return
    if state.turn.phase is Phase.TURN and any(isinstance(each, d.Recruit) for each in last):
        state = _posted(state, last, wants)
    if state.turn.phase is Phase.TURN and any(isinstance(each, d.DrawCards) for each in last):
        yield from _looking(state, last, wants)
    yield state
    if state.turn.phase is Phase.KEEP and may_end(state):
        yield PALAIS_ROYAL.run(state, d.Done(), Told(())).state


def last_told(described: DescribedTurn) -> list[d.Decision]:
    """What was done after all that nobody knows."""
    told = described.document.so_far
    if isinstance(told, Unknown) or UNKNOWN not in told:
        return []
    last = [str(each) for each in told[len(told) - told[::-1].index(UNKNOWN) :]]
    players, mover = described.position.state.box.players, described.position.state.turn.seat
    moves = sum(len(hear_moves(text, players, mover)) for text in last)
    return [decision for move in described.so_far[len(described.so_far) - moves :] for decision in move[0]]


def turn_reached(described: DescribedTurn) -> Playing:
    """A described table with the turn that what was done so far led to. Raises `Wrong`."""
    state = described.position.state
    if described.so_far and described.document.pending is None:
        *_, state = reached(state, described)
    return state


def _fault(seat: int, *looked: Path, is_there: bool = True, rule: Rule = rules.FIXED_ORDER) -> Wrong:
    code = FaultCode.SO_FAR_IMPOSSIBLE if is_there else FaultCode.SO_FAR_NOT_ON_THE_TABLE
    return Wrong(Fault(code, rule, AtSeat(seat, "so-far"), looked=looked))


def _stage(state: Playing, done: Sequence[d.Decision]) -> int:
    """The stage that was reached, if all of it was done in order."""
    seat, stage = state.turn.seat, START
    for n, decision in enumerate(done):
        if isinstance(decision, d.Summon):
            continue
        if isinstance(decision, d.Play):
            here = cards.latest(decision.card, state.box.ruleset.double_card)
            if decision.card in (Card.GOLD, Card.TWO_POINTS, Card.FOUR_POINTS):
                continue
            if decision.card is Card.GATE_AND_STEPS:
                here = min(here, max(stage, REINFORCEMENT))
        elif type(decision) in STAGE_OF:
            here = STAGE_OF[type(decision)]
        else:
            raise _fault(seat)
        needs = AFTER.get(type(decision))
        if here < stage or (needs is not None and not any(isinstance(each, needs) for each in done[:n])):
            raise _fault(seat)
        if type(decision) in ONCE and type(decision) in map(type, done[:n]):
            raise _fault(seat, rule=rules.ONCE)
        stage = here
    return stage


def least_reached(state: Playing, done: Sequence[d.Decision]) -> int:
    """The stage that was reached at the least, where more was done than is told."""
    stages = (_latest(state, each) for each in done)
    return max((stage for stage in stages if stage is not None), default=START)


def _latest(state: Playing, decision: d.Decision) -> int | None:
    """The last stage in which something can be done, if not in any."""
    at_any_time = (Card.GOLD, Card.TWO_POINTS, Card.FOUR_POINTS, Card.GATE_AND_STEPS)
    match decision:
        case d.Play(card):
            return None if card in at_any_time else cards.latest(card, state.box.ruleset.double_card)
        case _:
            return STAGE_OF.get(type(decision))


def _before(state: Playing, done: Sequence[d.Decision]) -> Playing:
    """The table with all servants back that were set so far: by it the majorities of the turn's start are told."""
    for decision in reversed(done):
        if isinstance(decision, SET):
            state = PALAIS_ROYAL.verbs[type(decision)].undo(state, decision) or state
    return state


# --------------------------------------------------------------------------- reinforcement, movement, chambers


def _of_servants(state: Playing, turn: Turn, done: Sequence[d.Decision]) -> Turn:
    """The turn after the servants of the stage that was reached were set."""
    seat, before = turn.seat, state
    mine = [each for each in done if _is_of(each, turn.stage)]
    for decision in reversed(mine):
        if isinstance(decision, SET):
            there = decision.target if isinstance(decision, d.Step) else _set_in(decision)
            undone = PALAIS_ROYAL.verbs[type(decision)].undo(before, decision)
            if undone is None:
                raise _fault(seat, ("player", seat, "servants", ROOM_NAMES[there]), is_there=False)
            before = undone
    steps = GATE_AND_STEPS[1] * done.count(d.Play(Card.GATE_AND_STEPS)) if turn.stage == MOVEMENT else 0
    late = sum(each == d.Play(Card.GATE_AND_STEPS) for each in mine) if turn.stage == MOVEMENT else 0
    now = replace(before, turn=turn._replace(stage=turn.stage - 1, steps=steps - GATE_AND_STEPS[1] * late))
    for decision in mine:
        if isinstance(decision, d.Play):
            now = _with_card(now, decision.card)
        objections = PALAIS_ROYAL.objections(now, decision)
        if objections:
            raise Wrong(*objections, decision=decision)
        now = PALAIS_ROYAL.run(now, decision, Told(())).state
    return now.turn


def _is_of(decision: d.Decision, stage: int) -> bool:
    match decision:
        case d.Play(Card.GATE_AND_STEPS):
            return stage in (REINFORCEMENT, MOVEMENT)
        case d.Play(card):
            return card in cards.OF_CARD and cards.LATEST[card] == stage
        case _:
            return STAGE_OF.get(type(decision)) == stage


def _set_in(decision: d.Reinforce | d.Attend) -> Room:
    return decision.chamber if isinstance(decision, d.Attend) else Room.GATE


def _with_card(state: Playing, card: Card) -> Playing:
    """The table with a card that was played in hand once more, and with what it costs."""
    seat = state.turn.seat
    held = transfer(state.held, DECK, pieces.hand(seat), CARDS + card, 1)
    cost = state.box.equipment.card_costs[card].value
    return replace(state, held=transfer(held, pieces.BANK, pieces.supply(seat), COIN, cost))


# ---------------------------------------------------------------------------------------------------------- gold


def _hold_gold(state: Playing, done: Sequence[d.Decision], is_seen: bool) -> None:
    """What was brought since lies in the purse, up to the last noble: nobody told what that cost. A majority only where
    all others are seen.
    """
    seat, costs, least = state.turn.seat, state.box.equipment.card_costs, 0
    rule, looked, there = mint_rules.MINT, tuple[Path, ...](), state.gold(seat)
    for decision in reversed(done):
        match decision:
            case d.Recruit():
                return
            case d.Play(card) if costs[card].source is not Source.TYPED:
                return
            case d.Play(card):
                least -= costs[card].value
                if card is Card.GOLD:
                    least += GOLD_CARD
                    rule = card_rules.GOLD
            case d.Attend():
                state = PALAIS_ROYAL.verbs[d.Attend].undo(state, decision) or state
            case d.Mint():
                looked = of_majority(state, Room.MINT)
                for part in parts(state, Room.MINT, Kind.GOLD):
                    if part.amount and least <= there and (is_seen or part.code is not LineCode.MAJORITY):
                        least += part.amount
                        rule = part.rule
            case _:
                pass
        if least > there:
            lack = Lack(pieces.supply(seat), COIN, least - there)
            where = AtSeat(seat, "gold")
            raise Wrong(Objection(Refusal.TOO_LITTLE_GOLD, rule, where, lack, (), looked), decision=decision)


# ---------------------------------------------------------------------------------------------------- recruiting


def _seals_left(state: Playing, done: Sequence[d.Decision]) -> int:
    """Seals of cards that are left. A noble of which nothing else was said took none."""
    wild = 0
    for decision in done:
        match decision:
            case d.Play(Card.SEALS):
                wild += SEALS_CARD
            case d.Recruit(_, turquoise, violet) if turquoise + violet > wild:
                raise _fault(state.turn.seat)
            case d.Recruit(_, turquoise, violet):
                wild = wild_left(wild, turquoise + violet, state.box.ruleset.seal_card)
            case _:
                pass
    return wild


def _fresh(state: Playing, done: Sequence[d.Decision]) -> int:
    """The nobles of this turn, where a reading asks for them and all that their player has are of this turn."""
    taken = state.taken(state.turn.seat)
    is_all = len(taken) <= sum(isinstance(each, d.Recruit) for each in done)
    return sum(1 << noble for noble in taken) if is_all and has_to_wait(state.box.ruleset.card_noble_at_once) else 0


def _posted(state: Playing, done: Sequence[d.Decision], wants: Sequence[d.Decision]) -> Playing:
    """The table with what was recruited gone and servants where they were posted; one may still have to be."""
    seat, laid = state.turn.seat, state.box.equipment.park
    for n, decision in enumerate(done):
        if not isinstance(decision, d.Recruit):
            continue
        space = laid.value.index.get(decision.cell)
        looked = ("park", cell_name(decision.cell))
        is_posted = isinstance(done[n + 1] if n + 1 < len(done) else None, d.Post)
        there = EMPTY if space is None else state.park[space]
        if space is None or there not in ((servant(seat),) if is_posted else (EMPTY, servant(seat))):
            raise _fault(seat, looked, is_there=False, rule=park_rules.IN_PARK)
        is_last = not any(isinstance(each, d.Recruit | d.Post) for each in done[n + 1 :])
        if there == EMPTY and not laid.value.sides[space]:
            if not (is_last and wants and isinstance(wants[0], d.Post) and laid.source is not Source.TYPED):
                continue
            state = state.with_equipment(park=Value(with_edge(laid.value, [space], ()), laid.source))
        if there == EMPTY:
            if not is_last:
                raise _fault(seat, looked, rule=park_rules.EDGE_SERVANT)
            state = replace(state, turn=state.turn._replace(phase=Phase.POST, space=space))
    return state


# ---------------------------------------------------------------------------------------------------- the back door


def _allow_draw(state: Playing, done: Sequence[d.Decision]) -> None:
    """No more were drawn than servants stood at the back door, before some left it for cards, and nobles allow."""
    seat, kept = state.turn.seat, sum(isinstance(each, d.Keep) for each in done)
    held = transfer(state.held, pieces.supply(seat), Room.BACK_DOOR, seat, kept)
    before = replace(state, held=held, turn=state.turn._replace(drew=False))
    for draw in (each for each in done if isinstance(each, d.DrawCards)):
        refused = [each for each in PALAIS_ROYAL.objections(before, draw) if each.lack is not None]  # of servants
        if refused:
            raise Wrong(*refused, decision=draw)


def _looking(state: Playing, done: Sequence[d.Decision], wants: Sequence[d.Decision]) -> Iterator[Playing]:
    """The table with cards that are still looked at, if there may be some: those that are kept next, then others."""
    last = next(each for each in reversed(done) if not isinstance(each, d.Play | d.Summon))
    left = sum(each.n for each in done if isinstance(each, d.DrawCards))
    left -= sum(isinstance(each, d.Keep) for each in done)
    if left < 0:
        raise _fault(state.turn.seat)
    if isinstance(last, d.Done) or not left or not state.held[Room.BACK_DOOR][state.turn.seat]:
        return
    held = state.held
    wanted = [CARDS + each.card for each in wants if isinstance(each, d.Keep)]
    for column in (*wanted, *(CARDS + card for card in Card for _ in range(left))):
        if sum(held[LOOKED][CARD_COLUMNS]) < left and held[DECK][column]:
            held = transfer(held, DECK, LOOKED, column, 1)
    yield replace(state, held=held, turn=state.turn._replace(phase=Phase.KEEP))
