"""King's Progress as a game that can be played: which verbs each phase knows, and who decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.codes import Refusal
from courtroll.verifier.games.kings_progress.moves.draft import Draft
from courtroll.verifier.games.kings_progress.play import (
    abilities,
    arrivals,
    building,
    ending,
    favour,
    king,
    setup,
    sheds,
    steps,
    taking,
)
from courtroll.verifier.games.kings_progress.play.turns import passing
from courtroll.verifier.games.kings_progress.rules import abilities as ability_rules
from courtroll.verifier.games.kings_progress.rules import ending as end_rules
from courtroll.verifier.games.kings_progress.rules import gifts as gift_rules
from courtroll.verifier.games.kings_progress.rules import influence, move
from courtroll.verifier.games.kings_progress.rules import setup as setup_rules
from courtroll.verifier.games.kings_progress.rules import turn as rules
from courtroll.verifier.games.kings_progress.table.pieces import Courtier
from courtroll.verifier.games.kings_progress.table.progress import Phase, Progress, Stage
from courtroll.verifier.kernel.chance import Dealer
from courtroll.verifier.kernel.game import Game, Step, Verb
from courtroll.verifier.kernel.legality import Check
from courtroll.verifier.kernel.rules import Rule

Verbs = tuple[Verb[Progress], ...]

ACTIONS: Final[Verbs] = (steps.ADVANCE, building.BUILD, taking.TAKE, taking.DISCARD)
IN_TURN: Final[Mapping[Stage, Verbs]] = MappingProxyType(
    {
        Stage.ACT: (abilities.USE, *ACTIONS, ending.ENDING),
        Stage.BUILD: (building.ADD, abilities.USE, *ACTIONS, ending.ENDING),
        Stage.CARRY: (steps.CARRY, ending.ENDING),
        Stage.DISGUISE: (building.DISGUISE, ending.ENDING),
        Stage.REORDER: (abilities.REORDER, ending.ENDING),
        Stage.NEXT: (abilities.NEXT, ending.ENDING),
        Stage.PICK: (favour.PICK, ending.ENDING),
        Stage.WITH: (favour.WITH, ending.ENDING),
        Stage.FETCH: (taking.FETCH, ending.ENDING),
    }
)
NOW: Final[Mapping[Phase, Verbs]] = MappingProxyType(
    {
        Phase.DEAL: (setup.DEAL,),
        Phase.DROP: (setup.DROP,),
        Phase.KING: (king.KING,),
        Phase.KEEP: (abilities.KEEP, ending.ENDING),
        Phase.GIFT: (arrivals.CHOOSE,),
        Phase.LOYALTY: (sheds.SHED,),
        Phase.FREE: (steps.ADVANCE, ending.ENDING),
        Phase.MINOR: (arrivals.CHOOSE_SINGLE,),
        Phase.SHED: (sheds.SHED,),
        Phase.OVER: (),
    }
)
VERBS: Final = {verb.decision: verb for verbs in (*NOW.values(), *IN_TURN.values()) for verb in verbs}
HEARD: Final[Mapping[Phase, frozenset[type[Any]]]] = MappingProxyType(
    {
        Phase.GIFT: frozenset((d.Choose, d.ChooseSingle)),
        Phase.MINOR: frozenset((d.Choose, d.ChooseSingle)),
        Phase.LOYALTY: frozenset((d.Shed, d.Done)),
        Phase.SHED: frozenset((d.Shed, d.Done)),
    }
)
"""What a phase answers for itself, besides what it may offer."""
KNOWN: Final = {
    phase: frozenset(verb.decision for verb in verbs) | HEARD.get(phase, frozenset()) for phase, verbs in NOW.items()
}
KNOWN_IN_TURN: Final = {
    stage: frozenset(verb.decision for verb in verbs) | {d.King, d.Use} for stage, verbs in IN_TURN.items()
}
NOT_NOW: Final = {phase: Refusal(f"not-now-{phase.value}") for phase in Phase if phase is not Phase.OVER}
TOO_MANY: Final[Mapping[type[Any], tuple[Courtier, Refusal, Rule]]] = MappingProxyType(
    {
        d.Carry: (Courtier.KNIGHT, Refusal.SECOND_CARRY, ability_rules.CARRIAGE),
        d.Disguise: (Courtier.CHAMBERLAIN, Refusal.THIRD_DISGUISE, ability_rules.DISGUISE),
        d.Reorder: (Courtier.PRIVY_SEAL, Refusal.THIRD_BUILD, ability_rules.NEGOTIATE),
        d.Next: (Courtier.PRIVY_SEAL, Refusal.NOT_ITS_CARDS, ability_rules.NEGOTIATE_NOT_BUILD),
        d.Pick: (Courtier.SECRETARY, Refusal.SECOND_SWAP, ability_rules.FAVOUR),
        d.Keep: (Courtier.MISTRESS, Refusal.SECOND_KEPT, ability_rules.RUMOUR_KEEP),
    }
)
"""What an ability says to more of it than it gives."""
AMID: Final = frozenset((Phase.GIFT, Phase.LOYALTY, Phase.FREE))
"""Phases in the middle of a turn, in which others may decide."""
AFTER: Final = frozenset((Phase.MINOR, Phase.SHED))
"""Phases in which nobody has a turn."""
CHOSEN_BY: Final[Mapping[Phase, Rule]] = MappingProxyType(
    {
        Phase.DROP: setup_rules.HAND_KEPT,
        Phase.KEEP: ability_rules.RUMOUR_KEEP,
        Phase.GIFT: move.ARRIVAL_CONTROLLER,
        Phase.LOYALTY: influence.LOYALTY_ORDER,
        Phase.FREE: influence.LOYALTY_ADVANCES,
        Phase.MINOR: move.MINOR_ORDER,
        Phase.SHED: gift_rules.SHED,
    }
)
"""What says whose choice it is, where it need not be that of the player in turn."""


class Play(Game[Progress, d.Decision]):
    """The engine of King's Progress."""

    verbs = VERBS
    outcome_rules: Mapping[str, Rule] = MappingProxyType(
        {"influence": setup_rules.DISPLAY, "gifts": setup_rules.MAJOR_GIFTS, "courts": setup_rules.LOCATIONS}
    )

    def decider(self, state: Progress) -> int | None:
        turn = state.turn
        return None if turn.phase is Phase.OVER else turn.seat

    def verbs_now(self, state: Progress) -> Sequence[Verb[Progress]]:
        turn = state.turn
        if turn.phase is not Phase.TURN:
            return NOW[turn.phase]
        return (steps.ADVANCE,) if passing(state) is not None else IN_TURN[turn.stage]

    def standing(self, state: Progress, seat: int, decision: d.Decision) -> Check | None:
        turn, kind = state.turn, type(decision)
        in_turn = turn.phase is Phase.TURN
        if turn.phase is Phase.OVER:
            return Check(False, Refusal.GAME_OVER, end_rules.AFTER_THREE, alone=True)
        known = KNOWN_IN_TURN[turn.stage] if in_turn else KNOWN[turn.phase]
        if seat != turn.seat:
            rule = CHOSEN_BY.get(turn.phase)
            looked = (("turn",), ("pending", "player"))
            if kind not in known and (turn.phase in AFTER or (seat == turn.mover and turn.phase in AMID)):
                return Check(False, NOT_NOW[turn.phase], rules.PHASES, alone=True, looked=looked)
            if rule is None or kind not in known:
                return Check(False, Refusal.NOT_YOUR_TURN, rules.CLOCKWISE, alone=True, looked=looked)
            return Check(False, Refusal.NOT_YOUR_CHOICE, rule, alone=True, looked=looked)
        if kind not in known:
            more = TOO_MANY.get(kind)
            if more is not None and in_turn and turn.ability is more[0] and not turn.kinds:
                if kind is d.Keep and not any(isinstance(each, d.Keep) for each in turn.done):
                    return Check(False, Refusal.NOT_DRAWN, more[2], alone=True, looked=(("so-far",),))
                return Check(False, more[1], more[2], alone=True, looked=(("so-far",),))
            return Check(False, NOT_NOW[turn.phase], rules.PHASES, alone=True)
        if in_turn:
            courtier = passing(state)
            if courtier is not None and not (isinstance(decision, d.Advance) and decision.courtier is courtier):
                there = (*steps.standing_with(state, courtier), ("so-far",))
                return Check(False, Refusal.MUST_MOVE_ON, move.THROUGH, alone=True, looked=there)
        return None

    def run(self, state: Progress, decision: d.Decision, dealer: Dealer) -> Step[Progress]:
        draft = Draft(state, dealer)
        VERBS[type(decision)].effect(draft, decision)
        return draft.step()


KINGS_PROGRESS: Final = Play()
