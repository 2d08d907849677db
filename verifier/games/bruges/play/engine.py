"""Bruges as a game that can be played: which verbs each phase knows, and who decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from courtroll.verifier.games.bruges.moves.codes import Refusal
from courtroll.verifier.games.bruges.moves.decisions import Decision
from courtroll.verifier.games.bruges.moves.draft import Draft
from courtroll.verifier.games.bruges.play import (
    cards,
    choices,
    dice,
    drawing,
    ending,
    persons,
    rounds,
    setup,
    steps,
    threats,
)
from courtroll.verifier.games.bruges.rules import actions as action_rules
from courtroll.verifier.games.bruges.rules import reputation as dice_rules
from courtroll.verifier.games.bruges.rules import rounds as rules
from courtroll.verifier.games.bruges.table.effects import Atom
from courtroll.verifier.games.bruges.table.playing import Phase, Playing
from courtroll.verifier.kernel.chance import Dealer
from courtroll.verifier.kernel.game import Game, Step, Verb
from courtroll.verifier.kernel.legality import Check
from courtroll.verifier.kernel.rules import Rule

NOW: Final[Mapping[Phase, tuple[Verb[Playing], ...]]] = MappingProxyType(
    {
        Phase.DEAL: (setup.DEAL,),
        Phase.DRAW: (drawing.DRAW,),
        Phase.ROLL: (dice.ROLL,),
        Phase.TROUBLES: (threats.SUFFER,),
        Phase.ADVANCE: (steps.ADVANCE, steps.STAY),
        Phase.ACT: (cards.PLAY, persons.USE, ending.DONE),
        Phase.OVER: (),
    }
)
CHOICES: Final[Mapping[Atom, tuple[Verb[Playing], ...]]] = MappingProxyType(
    {
        Atom.WORKERS: (choices.TAKE,),
        Atom.DRAW: (drawing.DRAW,),
        Atom.DISCARD: (drawing.DISCARD,),
        Atom.PLAY: NOW[Phase.ACT],
        Atom.RETURN: (choices.RETURN,),
        Atom.CANAL: (choices.CANAL,),
        Atom.GIVE: (choices.GIVE,),
        Atom.LOSE: (choices.LOSE,),
    }
)
"""What a text leaves to choose."""
_KNOWN: Final = {phase: frozenset(verb.decision for verb in verbs) for phase, verbs in NOW.items()}
_KNOWN_AS_CHOICE: Final = {atom: frozenset(verb.decision for verb in verbs) for atom, verbs in CHOICES.items()}
VERBS: Final = {verb.decision: verb for verbs in (*NOW.values(), *CHOICES.values()) for verb in verbs}
NOT_NOW: Final[Mapping[Phase, Refusal]] = {phase: Refusal(f"not-now-{phase.value}") for phase in tuple(Phase)[:-1]}
ORDER: Final = {
    Phase.DRAW: rules.DRAW_ORDER,
    Phase.ADVANCE: dice_rules.ORDER,
    Phase.ACT: action_rules.ORDER,
}
"""Why it is not another player's turn; elsewhere a round's phases say so."""


class Play(Game[Playing, Decision]):
    """The engine of Bruges."""

    verbs = VERBS
    outcome_rules: Mapping[str, Rule] = MappingProxyType(
        {"backs": rules.DRAW_CHOICE, "cards": rules.DRAW_UNSEEN, "dice": dice_rules.DICE}
    )

    def decider(self, state: Playing) -> int | None:
        turn = state.turn
        return None if turn.phase is Phase.OVER else turn.seat

    def verbs_now(self, state: Playing) -> Sequence[Verb[Playing]]:
        turn = state.turn
        return CHOICES[turn.agenda[0].clause.atom] if turn.agenda else NOW[turn.phase]

    def standing(self, state: Playing, seat: int, decision: Decision) -> Check | None:
        turn = state.turn
        if turn.phase is Phase.OVER:
            return Check(False, Refusal.GAME_OVER, rules.END, alone=True)
        if seat != turn.seat:
            rule = ORDER.get(turn.asks, rules.PHASES)
            if turn.asks is Phase.ACT and rounds.skips(state.box.ruleset.no_cards_left) and not state.hand(seat):
                rule = action_rules.NO_CARDS_LEFT
            return Check(False, Refusal.NOT_YOUR_TURN, rule, alone=True, looked=(("turn",), ("start",)))
        known = _KNOWN_AS_CHOICE[turn.agenda[0].clause.atom] if turn.agenda else _KNOWN[turn.phase]
        if type(decision) not in known:
            return Check(False, NOT_NOW[turn.asks], rules.PHASES, alone=True, looked=(("phase",),))
        return None

    def run(self, state: Playing, decision: Decision, dealer: Dealer) -> Step[Playing]:
        draft = Draft(state, dealer)
        VERBS[type(decision)].effect(draft, decision)
        rounds.go_on(draft)
        return draft.step()


BRUGES: Final = Play()
