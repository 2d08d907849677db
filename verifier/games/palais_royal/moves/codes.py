"""What is said against a decision, and against the words it is told in."""

from __future__ import annotations

from courtroll.verifier.kernel.codes import Code


class Refusal(Code):
    """Why a decision is not legal."""

    ACTION_OUT_OF_ORDER = "action-out-of-order"
    ACTION_TWICE = "action-twice"
    ALREADY_THERE = "already-there"
    CARD_NOT_DRAWN = "card-not-drawn"
    CARD_NOT_HELD = "card-not-held"
    CARD_OUT_OF_TIME = "card-out-of-time"
    CARD_TOO_DEAR = "card-too-dear"
    COMMON_EMPTY = "common-empty"
    DIAGONAL_STEP = "diagonal-step"
    GAME_OVER = "game-over"
    MUST_KEEP_ONE = "must-keep-one"
    NO_CARD_DRAW = "no-card-draw"
    NO_MAJORITY = "no-majority"
    NO_NOBLE_THERE = "no-noble-there"
    NO_SERVANT_THERE = "no-servant-there"
    NO_SERVANT_TO_REMOVE = "no-servant-to-remove"
    NO_SUCH_NOBLE = "no-such-noble"
    NO_WILD_SEAL = "no-wild-seal"
    NOT_BESIDE = "not-beside"
    NOT_NOW_DEAL = "not-now-deal"
    NOT_NOW_KEEP = "not-now-keep"
    NOT_NOW_POST = "not-now-post"
    NOT_NOW_STATION = "not-now-station"
    NOT_NOW_TURN = "not-now-turn"
    NOT_YOUR_TURN = "not-your-turn"
    NOTHING_TO_TAKE = "nothing-to-take"
    OFFICE_EMPTY = "office-empty"
    SEAL_NOT_ASKED = "seal-not-asked"
    SUPPLY_EMPTY = "supply-empty"
    SUPPLY_NOT_EMPTY = "supply-not-empty"
    TOO_FEW_STEPS = "too-few-steps"
    TOO_FEW_TURQUOISE = "too-few-turquoise"
    TOO_FEW_VIOLET = "too-few-violet"
    TOO_LITTLE_GOLD = "too-little-gold"
    TOO_MANY_ATTENDANTS = "too-many-attendants"
    TOO_MANY_CARDS_DRAWN = "too-many-cards"
    TOO_MANY_REINFORCEMENTS = "too-many-reinforcements"


class Misheard(Code):
    """Why a sentence is not understood, by the pieces of this game."""

    NO_ARROW = "no-arrow"
    NO_CARD = "no-card"
    NO_CELL = "no-cell"
    NO_CHAMBER = "no-chamber"
    NO_COLOUR = "no-colour"
    NO_ROOM = "no-room"
    NO_SOURCE = "no-source"
