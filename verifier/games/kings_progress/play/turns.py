"""What a turn allows: which action may follow, and what its two actions or the Chaplain's three leave."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.codes import Refusal
from courtroll.verifier.games.kings_progress.rules import abilities
from courtroll.verifier.games.kings_progress.rules import turn as rules
from courtroll.verifier.games.kings_progress.table.equipment import ACTIONS, INFLUENCE_ACTIONS
from courtroll.verifier.games.kings_progress.table.pieces import Courtier
from courtroll.verifier.games.kings_progress.table.progress import Kind, Progress, Turn
from courtroll.verifier.kernel.legality import Check, either

SO_FAR: Final = (("so-far",),)
STEPS: Final = (d.Advance, d.Carry)
TWO: Final = either(Refusal.THIRD_ACTION, rules.TWO_ACTIONS, SO_FAR)
IN_ORDER: Final = either(Refusal.ACTION_ORDER, rules.ACTION_ORDER, SO_FAR)
THREE: Final = either(Refusal.FOURTH_ACTION, abilities.INFLUENCE, SO_FAR)
DIFFERENT: Final = either(Refusal.ACTION_KIND_TWICE, abilities.INFLUENCE, SO_FAR)


def may_follow(kinds: Sequence[Kind], kind: Kind, *, influence: bool) -> bool:
    """Whether an action of this kind may come after those."""
    if influence:
        return len(kinds) < INFLUENCE_ACTIONS and kind not in kinds
    return len(kinds) < ACTIONS and (not kinds or kind >= kinds[-1])


def has_influence(turn: Turn) -> bool:
    return turn.ability is Courtier.CHAPLAIN


def allows(turn: Turn, kind: Kind) -> bool:
    return may_follow(turn.kinds, kind, influence=has_influence(turn))


def action_checks(turn: Turn, kind: Kind) -> Iterable[Check]:
    """What a turn says to one more action."""
    kinds = turn.kinds
    if has_influence(turn):
        room = len(kinds) < INFLUENCE_ACTIONS
        yield THREE[room]
        if room:
            yield DIFFERENT[kind not in kinds]
        return
    yield TWO[len(kinds) < ACTIONS]
    if kinds:
        yield IN_ORDER[kind >= kinds[-1]]


def passing(state: Progress) -> Courtier | None:
    """The courtier that stands where there is no room and must go on."""
    done = state.turn.done
    if not done or not isinstance(done[-1], STEPS):
        return None
    courtier, at = done[-1].courtier, state.road.at
    place = at[courtier]
    return courtier if at.count(place) > state.box.equipment.map.value.holds[place] else None
