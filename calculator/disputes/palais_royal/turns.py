"""The smallest turns of Palais Royal at which readings part: a table and a question that one reading forbids."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from courtroll.calculator.disputes.search import Document, Finding, Told, first, told, verdicts_part
from courtroll.verifier.games.palais_royal.room import ROOM

NAMES: Final = ("Anna", "Bert")
CASTLE: Final = "back-door office cardinal\nmint gate pompadour\nstairway king court\n"
MOST: Final = 5
"""Servants of Anna's tried in the room that matters."""
COSTS: Final = dict.fromkeys(("majorities", "gate-and-steps", "seals"), 0)


def turn_table(anna: Document, bert: Document | None = None, /, **park: object) -> Document:
    """A turn of Anna's that begins, at a table of two who have nothing but what is told."""
    nothing: Document = {"gold": 0, "servants": {}, "hand": [], "powers": []}
    players = [{"name": name, **nothing, **(mine or {})} for name, mine in zip(NAMES, (anna, bert), strict=True)]
    return {
        "game": "palais-royal", "moment": "turn", "turn": NAMES[0], "start": NAMES[0], "round": 2, "last-round": False,
        "castle": CASTLE, "player": players, "park": {"rest": "noble", **park}, "deck": {"gold": 4},
        "equipment": {"card-costs": COSTS},
    }  # fmt: skip


def _smallest(option: str, table: Callable[[int], Document], move: str, position: Told, story: str) -> Finding:
    """The table with the fewest servants of Anna's at which a move of hers is in dispute."""
    question = f"{NAMES[0]}: {move}"
    n, looked = first(range(MOST + 1), lambda servants: verdicts_part(ROOM, table(servants), option, question))
    return Finding(option, option, position, told("turn.size"), told("turn.bounds"), looked, story, table(n), question)


def stairway_leaving() -> Finding:
    return _smallest(
        "stairway-leaving",
        lambda n: turn_table({"servants": {"stairway": n}}),
        "move stairway -> mint -> gate",
        told("stairway-leaving.position"),
        "Anna alone stands on the stairway and has two steps. Does her servant, by leaving, take one of them away?",
    )


def majority_time() -> Finding:
    return _smallest(
        "majority-time",
        lambda n: turn_table({"servants": {"stairway": n, "gate": 1}}),
        "move gate -> king; attend king",
        told("majority-time.position"),
        "Anna steps into the King's empty chamber. Is the majority looked at now, or was it when her turn began?",
    )


def empty_room_tie() -> Finding:
    return _smallest(
        "empty-room-tie",
        lambda n: turn_table({"servants": {"cardinal": n}}),
        "attend king",
        told("empty-room-tie.position"),
        "Nobody is with the King, so all are tied there, and Anna has the Cardinal's favour.",
    )


def majorities_card() -> Finding:
    return _smallest(
        "majorities-card",
        lambda n: turn_table(
            {"servants": {"stairway": n, "gate": 1}, "hand": ["majorities"]}, {"servants": {"king": 1}}
        ),
        "play majorities; move gate -> king; attend king",
        told("majorities-card.position"),
        "When Anna plays the card she has nobody with the King, when she uses the chamber she has.",
    )


def double_card() -> Finding:
    return _smallest(
        "double-card",
        lambda n: turn_table({"servants": {"stairway": n}, "hand": ["gate-and-steps"]}),
        "move stairway -> mint; play gate-and-steps",
        told("double-card.position"),
        "Anna has begun to move and would like the two steps of the card, without its servants.",
    )


def diagonal_noble() -> Finding:
    return _smallest(
        "diagonal-noble",
        lambda n: turn_table({"servants": {"stairway": n}, "powers": ["diagonal"]}, C3="empty"),
        "move stairway -> gate -> court",
        told("diagonal-noble.position"),
        "Both steps are diagonal, and Anna has one noble that allows such a step.",
    )


def same_privilege() -> Finding:
    return _smallest(
        "same-privilege",
        lambda n: turn_table({"servants": {"court": n}, "powers": ["gate 2", "gate 2"]}, C3="empty", D4="empty"),
        "reinforce 3",
        told("same-privilege.position"),
        "Two nobles each set two servants more on the gate.",
    )


def seal_card() -> Finding:
    return _smallest(
        "seal-card",
        lambda n: turn_table({"servants": {"office": n}, "hand": ["seals"]}, C3={"turquoise": 1}, D4={"violet": 1}),
        "play seals; recruit C3 with turquoise; recruit D4 with violet",
        told("seal-card.position"),
        "Each of two nobles asks for one seal, and the card has two.",
    )


def card_noble_at_once() -> Finding:
    return _smallest(
        "card-noble-at-once",
        lambda n: turn_table({"servants": {"office": n, "back-door": 1}}, C3={"power": "cards 3"}),
        "recruit C3; draw 2",
        told("card-noble-at-once.position"),
        "Anna recruits a noble that draws three cards more, and the drawing is still to come.",
    )


def keep_none() -> Finding:
    return _smallest(
        "keep-none",
        lambda n: turn_table({"servants": {"back-door": n}}),
        "draw 1; done",
        told("keep-none.position"),
        "Anna looks at a card that she does not want, and would like to keep her servant at the back door.",
    )


SEARCHES: Final = (
    stairway_leaving,
    majority_time,
    empty_room_tie,
    majorities_card,
    double_card,
    diagonal_noble,
    same_privilege,
    seal_card,
    card_noble_at_once,
    keep_none,
)
