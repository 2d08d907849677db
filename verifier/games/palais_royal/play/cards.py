"""Privilege cards that are played, and nobles that bring servants once (carte Privilegio, tessere Nobile)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import compress
from typing import Final, assert_never

from courtroll.verifier.games.palais_royal.moves.codes import Refusal
from courtroll.verifier.games.palais_royal.moves.decisions import Play, Summon
from courtroll.verifier.games.palais_royal.moves.draft import Draft
from courtroll.verifier.games.palais_royal.play import turns
from courtroll.verifier.games.palais_royal.rules import nobles as noble_rules
from courtroll.verifier.games.palais_royal.rules import privileges as rules
from courtroll.verifier.games.palais_royal.rules.options import DoubleCard
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.codes import Good, LineCode
from courtroll.verifier.games.palais_royal.table.equipment import GATE_AND_STEPS, GOLD_CARD, SEALS_CARD, STEPS_CARDS
from courtroll.verifier.games.palais_royal.table.pieces import (
    BANK,
    CARD_COLUMNS,
    CARDS,
    COIN,
    DISCARD,
    STAY_OPEN,
    Card,
    Kind,
)
from courtroll.verifier.games.palais_royal.table.playing import CARDS as LAST_STAGE
from courtroll.verifier.games.palais_royal.table.playing import MOVEMENT, RECRUITING, REINFORCEMENT, START, Playing
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.ledger import Part
from courtroll.verifier.kernel.legality import Check, Lack
from courtroll.verifier.kernel.rules import Rule

play = cache(Play)
summon = cache(Summon)
EACH_CARD: Final = tuple(Card)
OF_SERVANTS: Final = Kind.SERVANTS
LATEST: Final = {
    Card.MAJORITIES: START,
    Card.GATE: REINFORCEMENT,
    Card.GATE_AND_STEPS: REINFORCEMENT,
    Card.FIVE_STEPS: MOVEMENT,
    Card.NINE_STEPS: MOVEMENT,
    Card.SEALS: RECRUITING,
    Card.GOLD: LAST_STAGE,
    Card.TWO_POINTS: LAST_STAGE,
    Card.FOUR_POINTS: LAST_STAGE,
}
"""The last stage of a turn in which a card is played; but for majorities, cards of an earlier stage begin it."""
MORE_STEPS: Final = dict(zip((Card.FIVE_STEPS, Card.NINE_STEPS), STEPS_CARDS, strict=True))
OF_CARD: Final[dict[Card, Rule]] = {
    Card.GATE: rules.GATE,
    Card.GATE_AND_STEPS: rules.GATE_AND_STEPS,
    Card.FIVE_STEPS: rules.STEPS,
    Card.NINE_STEPS: rules.STEPS,
    Card.SEALS: rules.SEALS,
    Card.GOLD: rules.GOLD,
}


def may_come_late(reading: DoubleCard) -> bool:
    """Whether the card for servants and steps may be played at the movement, for its steps."""
    match reading:
        case DoubleCard.AT_REINFORCEMENT:
            return False
        case DoubleCard.ALSO_AT_MOVEMENT:
            return True
        case _ as never:
            assert_never(never)


def latest(card: Card, reading: DoubleCard) -> int:
    """The last stage in which a card may be played."""
    return MOVEMENT if card is Card.GATE_AND_STEPS and may_come_late(reading) else LATEST[card]


def play_offers(state: Playing) -> Sequence[Play]:
    seat, stage, reading = state.turn.seat, state.turn.stage, state.box.ruleset.double_card
    held, gold, costs = state.held[pieces.hand(seat)], state.gold(seat), state.box.equipment.card_costs
    return [
        play(card)
        for card in compress(EACH_CARD, held[CARD_COLUMNS])
        if stage <= latest(card, reading) and costs[card].value <= gold
    ]


def play_checks(state: Playing, decision: Play) -> Iterable[Check]:
    turn, card, equipment = state.turn, decision.card, state.box.equipment
    row = pieces.hand(turn.seat)
    yield Check(state.held[row][CARDS + card] > 0, Refusal.CARD_NOT_HELD, rules.HAND, None, Lack(row, CARDS + card, 1))
    in_time = turn.stage <= latest(card, state.box.ruleset.double_card)
    yield Check(in_time, Refusal.CARD_OUT_OF_TIME, rule_of_time(card, turn.stage), looked=turns.STAGE)
    missing = equipment.card_costs[card].value - state.gold(turn.seat)
    lack = Lack(pieces.supply(turn.seat), COIN, max(0, missing))
    yield Check(missing <= 0, Refusal.CARD_TOO_DEAR, rules.COST, None, lack, equipment.used_cost(card))


def rule_of_time(card: Card, stage: int) -> Rule:
    """What says when a card is played."""
    if card is Card.MAJORITIES:
        return rules.MAJORITIES_TIME
    if card is Card.GATE_AND_STEPS and stage == MOVEMENT:
        return rules.GATE_AND_STEPS_LATE
    return rules.MOMENT


def play_effect(draft: Draft, decision: Play) -> None:
    card, seat = decision.card, draft.turn.seat
    equipment = draft.box.equipment
    row, cost = pieces.supply(seat), equipment.card_costs[card].value
    draft.use(equipment.used_cost(card))
    draft.move(row, BANK, COIN, cost)
    draft.gain(Good.GOLD, (Part(LineCode.CARD_COST, 1, -cost, rules.COST),))
    draft.move(pieces.hand(seat), pieces.laid_open(seat) if card in STAY_OPEN else DISCARD, CARDS + card)
    match card:
        case Card.MAJORITIES:
            if turns.notes_rooms(draft.box.ruleset.majorities_card):
                draft.turn = draft.turn._replace(noted=turns.rooms_entered(draft))
        case Card.GATE:
            turns.enter(draft, REINFORCEMENT)
            draft.turn = draft.turn._replace(reinforcements=0, endless=True)
        case Card.GATE_AND_STEPS:
            _reinforce_and_move(draft)
        case Card.FIVE_STEPS | Card.NINE_STEPS:
            turns.enter(draft, MOVEMENT)
            _more_steps(draft, card, MORE_STEPS[card])
        case Card.SEALS:
            turns.enter(draft, RECRUITING)
            draft.turn = draft.turn._replace(wild=draft.turn.wild + SEALS_CARD)
            draft.gain(Good.SEALS, (Part(LineCode.CARD, 1, SEALS_CARD, rules.SEALS),))
        case Card.GOLD:
            draft.move(BANK, row, COIN, GOLD_CARD)
            draft.gain(Good.GOLD, (Part(LineCode.CARD, 1, GOLD_CARD, rules.GOLD),))
        case Card.TWO_POINTS | Card.FOUR_POINTS:
            pass
        case _ as never:
            assert_never(never)


def _reinforce_and_move(draft: Draft) -> None:
    servants, steps = GATE_AND_STEPS
    turns.enter(draft, REINFORCEMENT)
    turn = draft.turn
    if turn.stage == REINFORCEMENT and not turn.endless:
        draft.gain(Good.REINFORCEMENTS, (Part(LineCode.CARD, 1, servants, rules.GATE_AND_STEPS),))
        draft.turn = turn._replace(reinforcements=turn.reinforcements + servants)
    _more_steps(draft, Card.GATE_AND_STEPS, steps)


def _more_steps(draft: Draft, card: Card, n: int) -> None:
    draft.gain(Good.STEPS, (Part(LineCode.CARD, 1, n, OF_CARD[card]),))
    draft.turn = draft.turn._replace(steps=draft.turn.steps + n)


# ---------------------------------------------------------------------------------- servants brought by nobles


def unused(state: Playing) -> dict[int, int]:
    """The nobles of the mover that still bring servants, by how many."""
    return brought_by(state, face_down=False)


def brought_by(state: Playing, *, face_down: bool) -> dict[int, int]:
    """The nobles of the mover that have brought servants, or that may still do, by how many."""
    found: dict[int, int] = {}
    for noble, n in turns.powers(state).get(OF_SERVANTS, ()):
        if bool(state.turned >> noble & 1) is face_down:
            found.setdefault(n, noble)
    return found


def summon_offers(state: Playing) -> Sequence[Summon]:
    seat = state.turn.seat
    if not state.servants(pieces.common(seat), seat):
        return ()
    return [summon(n) for n in sorted(unused(state))]


def summon_checks(state: Playing, decision: Summon) -> Iterable[Check]:
    seat = state.turn.seat
    looked = (("player", seat, "powers"),)
    rule = noble_rules.SERVANTS_USED if decision.n in brought_by(state, face_down=True) else noble_rules.SERVANTS
    yield Check(decision.n in unused(state), Refusal.NO_SUCH_NOBLE, rule, looked=looked)
    row = pieces.common(seat)
    left = state.servants(row, seat)
    yield Check(left > 0, Refusal.COMMON_EMPTY, noble_rules.SERVANTS_LEFT, None, Lack(row, seat, 1))


def summon_effect(draft: Draft, decision: Summon) -> None:
    state, seat = draft.freeze(), draft.turn.seat
    n = min(decision.n, state.servants(pieces.common(seat), seat))
    draft.move(pieces.common(seat), pieces.supply(seat), seat, n)
    rule = noble_rules.SERVANTS if n == decision.n else noble_rules.SERVANTS_LEFT
    draft.gain(Good.SERVANTS, (Part(LineCode.NOBLE, 1, n, rule),))
    draft.turned |= 1 << unused(state)[decision.n]


PLAY = Verb("play", Play, play_offers, play_checks, play_effect)
SUMMON = Verb("summon", Summon, summon_offers, summon_checks, summon_effect)
