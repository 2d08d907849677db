"""What is said against a decision, and against the words it is told in."""

from __future__ import annotations

from courtroll.verifier.kernel.codes import Code


class Refusal(Code):
    """Why a decision is not legal."""

    CANAL_GAP = "canal-gap"
    CARD_AT_ONCE = "card-at-once"
    CARD_NOT_IN_HAND = "card-not-in-hand"
    GAME_OVER = "game-over"
    HAND_FULL = "hand-full"
    MUST_LOSE = "must-lose"
    NO_CARD_YET = "no-card-yet"
    NO_EMPTY_HOUSE = "no-empty-house"
    NO_STEP_PRICE = "no-step-price"
    NO_SUCH_CHOICE = "no-such-choice"
    NO_SUCH_HOUSE = "no-such-house"
    NO_SUCH_PERSON = "no-such-person"
    NO_SUCH_TILE = "no-such-tile"
    NO_SUCH_TROUBLE = "no-such-trouble"
    NO_THREAT_OF_COLOUR = "no-threat-of-colour"
    NO_WORKER_FOR_PERSON = "no-worker-for-person"
    NO_WORKER_OF_COLOUR = "no-worker-of-colour"
    NOT_IN_AREA = "not-in-area"
    NOT_NOW_ACT = "not-now-act"
    NOT_NOW_ADVANCE = "not-now-advance"
    NOT_NOW_DEAL = "not-now-deal"
    NOT_NOW_DRAW = "not-now-draw"
    NOT_NOW_EFFECT = "not-now-effect"
    NOT_NOW_ROLL = "not-now-roll"
    NOT_NOW_TROUBLES = "not-now-troubles"
    NOT_OUTERMOST = "not-outermost"
    NOT_YOUR_TURN = "not-your-turn"
    PILE_EMPTY = "pile-empty"
    SECOND_CARD = "second-card"
    SECOND_STEP = "second-step"
    SECTION_FULL = "section-full"
    TOO_FEW_FLORINS = "too-few-florins"
    TRACK_END = "track-end"
    USE_IN_VAIN = "use-in-vain"
    USED_THIS_ROUND = "used-this-round"
    WORKS_BY_ITSELF = "works-by-itself"
    WRONG_CANAL_COLOUR = "wrong-canal-colour"


class Misheard(Code):
    """Why a sentence is not understood, by the pieces of this game."""

    NO_ACTION = "no-action"
    NO_CARD = "no-card"
    NO_COLOUR = "no-colour"
    NO_FOR = "no-for"
    NO_LOSS = "no-loss"
    NO_PERSON = "no-person"
    NO_SIDE = "no-side"
    NO_SPACE = "no-space"
