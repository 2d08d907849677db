"""Noblemen as a game that can be played: which verbs each phase knows, and who decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from courtroll.verifier.games.noblemen.moves.codes import Refusal
from courtroll.verifier.games.noblemen.moves.decisions import Decision
from courtroll.verifier.games.noblemen.moves.draft import Draft
from courtroll.verifier.games.noblemen.play import ball, building, cards, ending, income, knights, laying, setup, tiles
from courtroll.verifier.games.noblemen.rules import cards as card_rules
from courtroll.verifier.games.noblemen.rules import tiles as tile_rules
from courtroll.verifier.games.noblemen.rules import turn as rules
from courtroll.verifier.games.noblemen.table.state import OVER, Phase, State
from courtroll.verifier.kernel.chance import Dealer
from courtroll.verifier.kernel.game import Game, Step, Verb
from courtroll.verifier.kernel.legality import Check
from courtroll.verifier.kernel.rules import Rule

ACTIONS: Final = (
    laying.LAY,
    building.BUILD,
    income.BRIBE_VERB,
    income.TAX,
    income.LAND,
    tiles.DONATE,
    income.LEISURE,
)
NOW: Final[Mapping[Phase, tuple[Verb[State], ...]]] = MappingProxyType(
    {
        Phase.PICK: (setup.PICK,),
        Phase.KEEP: (cards.KEEP, cards.PLAY),
        Phase.ACT: (*ACTIONS, cards.PLAY, tiles.SWAP, ending.ENDING),
        Phase.LAY: (laying.LAY, tiles.SWAP, ending.ENDING),
        Phase.DONATE: (tiles.DONATE, tiles.SWAP, ending.ENDING),
        Phase.VICAR: (tiles.RETURN, tiles.SWAP, ending.ENDING),
        Phase.KNIGHT: (knights.KNIGHT, tiles.SWAP, ending.ENDING),
        Phase.GIVE: (knights.GIVE,),
        Phase.SPEND: (ball.SPEND_BRIBES, ball.SPEND_CARD, ending.ENDING),
        Phase.TAKE: (ball.TAKE,),
        Phase.OVER: (),
    }
)
VERBS: Final = {verb.decision: verb for verbs in NOW.values() for verb in verbs}
NOT_NOW: Final = {phase: Refusal(f"not-now-{phase.value}") for phase, verbs in NOW.items() if verbs}
_TYPES: Final = {phase: frozenset(verb.decision for verb in verbs) for phase, verbs in NOW.items()}


class Play(Game[State, Decision]):
    """The engine of Noblemen."""

    verbs = VERBS
    outcome_rules: Mapping[str, Rule] = MappingProxyType({"tiles": tile_rules.BAG_RANDOM, "cards": card_rules.DRAW})

    def decider(self, state: State) -> int | None:
        turn = state.turn
        return None if turn.phase is OVER else turn.seat

    def verbs_now(self, state: State) -> Sequence[Verb[State]]:
        return NOW[state.turn.phase]

    def standing(self, state: State, seat: int, decision: Decision) -> Check | None:
        turn = state.turn
        if turn.phase is OVER:
            return Check(False, Refusal.GAME_OVER, rules.OVER, alone=True)
        if seat != turn.seat:
            rule = rules.ONLY_MOVER if turn.seat == turn.mover else rules.PHASE
            return Check(False, Refusal.NOT_YOUR_TURN, rule, alone=True, looked=(("turn",),))
        if type(decision) not in _TYPES[turn.phase]:
            return Check(False, NOT_NOW[turn.phase], rules.PHASE, alone=True)
        return None

    def run(self, state: State, decision: Decision, dealer: Dealer) -> Step[State]:
        draft = Draft(state, dealer)
        VERBS[type(decision)].effect(draft, decision)
        return draft.step()


NOBLEMEN: Final = Play()
