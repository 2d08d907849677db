"""Palais Royal as a game that can be played: which verbs each phase knows, and who decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from courtroll.verifier.games.palais_royal.moves.codes import Refusal
from courtroll.verifier.games.palais_royal.moves.decisions import Decision, Keep, Station
from courtroll.verifier.games.palais_royal.moves.draft import Draft
from courtroll.verifier.games.palais_royal.play import (
    cards,
    chambers,
    drawing,
    ending,
    moving,
    recruiting,
    reinforcing,
    setup,
)
from courtroll.verifier.games.palais_royal.rules import privileges as card_rules
from courtroll.verifier.games.palais_royal.rules import recruiting as park_rules
from courtroll.verifier.games.palais_royal.rules import scoring as end_rules
from courtroll.verifier.games.palais_royal.rules import setup as setup_rules
from courtroll.verifier.games.palais_royal.rules import turn as rules
from courtroll.verifier.games.palais_royal.table.park import space_name
from courtroll.verifier.games.palais_royal.table.playing import EDGE, Phase, Playing
from courtroll.verifier.kernel.chance import Dealer
from courtroll.verifier.kernel.game import Game, Step, Verb
from courtroll.verifier.kernel.legality import Check
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.rules import Rule

NOW: Final[Mapping[Phase, tuple[Verb[Playing], ...]]] = MappingProxyType(
    {
        Phase.DEAL: (setup.DEAL,),
        Phase.STATION: (setup.STATION,),
        Phase.TURN: (
            reinforcing.REINFORCE,
            moving.MOVE,
            chambers.MINT,
            chambers.ATTEND,
            recruiting.RECRUIT,
            drawing.DRAW,
            cards.PLAY,
            cards.SUMMON,
            ending.ENDING,
        ),
        Phase.POST: (recruiting.POST,),
        Phase.KEEP: (drawing.KEEP, ending.ENDING),
        Phase.OVER: (),
    }
)
VERBS: Final = {verb.decision: verb for verbs in NOW.values() for verb in verbs}
NOT_NOW: Final[Mapping[Phase, tuple[Refusal, Rule]]] = {
    Phase.DEAL: (Refusal.NOT_NOW_DEAL, setup_rules.NOBLES),
    Phase.STATION: (Refusal.NOT_NOW_STATION, setup_rules.FREE_SERVANTS),
    Phase.TURN: (Refusal.NOT_NOW_TURN, rules.FIXED_ORDER),
    Phase.POST: (Refusal.NOT_NOW_POST, park_rules.EDGE_SERVANT),
    Phase.KEEP: (Refusal.NOT_NOW_KEEP, card_rules.LOOK),
}
WEIGHTS: Final = MappingProxyType(
    {
        "reinforce": 400, "move": 100, "mint": 40, "attend": 40, "recruit": 40, "summon": 40, "play": 20, "draw": 4,
    }
)  # fmt: skip
"""How often each verb is chosen in a game that nobody drives, against 1: what comes first in a turn, more often."""
_TYPES: Final = {phase: frozenset(verb.decision for verb in verbs) for phase, verbs in NOW.items()}


class PalaisRoyal(Game[Playing, Decision]):
    """The engine of Palais Royal."""

    verbs = VERBS
    outcome_rules: Mapping[str, Rule] = MappingProxyType(
        {"rooms": setup_rules.ROOMS, "nobles": setup_rules.NOBLES, "cards": card_rules.DRAW}
    )

    def decider(self, state: Playing) -> int | None:
        turn = state.turn
        return None if turn.phase is Phase.OVER else turn.seat

    def verbs_now(self, state: Playing) -> Sequence[Verb[Playing]]:
        return NOW[state.turn.phase]

    def standing(self, state: Playing, seat: int, decision: Decision) -> Check | None:
        turn = state.turn
        if turn.phase is Phase.OVER:
            return Check(False, Refusal.GAME_OVER, end_rules.LAST_ROUND, alone=True)
        if seat != turn.seat:
            turn_of: tuple[Path, ...] = (("turn",), *((("pending", "left"),) if isinstance(decision, Station) else ()))
            return Check(False, Refusal.NOT_YOUR_TURN, rules.ORDER, alone=True, looked=turn_of)
        if type(decision) not in _TYPES[turn.phase]:
            code, rule = NOT_NOW[turn.phase]
            looked: tuple[Path, ...] = (("pending", "phase"),)
            if isinstance(decision, Keep):  # with more servants there the cards drawn would still be looked at
                looked = (*looked, ("player", seat, "servants", "back-door"))
            if turn.phase is Phase.POST:
                looked = (*looked, (EDGE, space_name(state.box.equipment.park.value, turn.space)))
            return Check(False, code, rule, alone=True, looked=looked)
        return None

    def run(self, state: Playing, decision: Decision, dealer: Dealer) -> Step[Playing]:
        draft = Draft(state, dealer)
        VERBS[type(decision)].effect(draft, decision)
        return draft.step()


PALAIS_ROYAL: Final = PalaisRoyal()
