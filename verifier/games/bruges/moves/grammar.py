"""What else may be said than how decisions are said plainly, and what it means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from courtroll.verifier.games.bruges.moves.sentences import (
    ACTION_WORDS,
    COLOUR_WORDS,
    OTHER_NAMES,
    SIDE_WORDS,
    SPACES,
    Names,
)
from courtroll.verifier.games.bruges.table.cards import colour_of, word_of
from courtroll.verifier.games.bruges.table.pieces import COLOURS, Action
from courtroll.verifier.kernel.sayings import Same, Sayings, also_called, one_after_another

SAME: Final[Sequence[Same]] = (
    one_after_another("draw {side} {side2}", "draw {side}", "draw {side2}"),
    one_after_another("draw {side}, draw {side2}, draw {side3}", "draw {side}", "draw {side2}", "draw {side3}"),
    ("deal",),
    ("roll",),
    ("flood",),
    ("raid",),
    ("intrigue",),
    ("plague",),
    ("plague {card}",),
    ("fire",),
    ("fire {colour}",),
    ("fire {card}",),
    ("fire {side}",),
    ("fire {side} {space}",),
    ("advance",),
    ("stay",),
    ("play {card} for {action}",),
    ("play {card} for canal {side}",),
    ("play {card} for canal {side} {space}",),
    ("play {card} for person {colour}",),
    ("play {card} for person", *(f"play {{card}} for person {colour}" for colour in COLOURS)),
    ("play {colour} for {action}", "play {any colour} for {action}"),
    one_after_another("play {card} for {action}, draw {side} {side2}, take {colour}", "play {card} for {action}",
        "draw {side}", "draw {side2}", "take {colour}"),
    one_after_another("use {card}, draw {side}", "use {card}", "draw {side}"),
    one_after_another("take {colour} {colour2} {colour}", "take {colour}", "take {colour2}", "take {colour}"),
    one_after_another("return {colour} {colour}", "return {colour}", "return {colour}"),
    one_after_another("discard {card} {card2}", "discard {card}", "discard {card2}"),
    one_after_another("discard {card}, discard {card2}", "discard {card}", "discard {card2}"),
    ("discard {colour}", "discard {any colour}"),
    ("canal {side}",),
    one_after_another("give {colour} {colour2}", "give {colour}", "give {colour2}"),
    ("lose {side}",),
    ("done",),
)  # fmt: skip


def sayings(names: Names) -> Sayings:
    cards = [word_of(card) for card in names.deck.cards]
    colours: dict[str, list[str]] = {colour: [] for colour in COLOURS}
    for number, card in enumerate(cards):
        colours[COLOURS[colour_of(number)]].append(card)
    actions = [action for action in ACTION_WORDS if action not in (Action.CANAL, Action.PERSON)]
    # What one of another language calls a colour may be the name of somebody, who then goes before.
    others = {name: word for name, word in OTHER_NAMES.items() if name not in names.deck.numbers}
    return Sayings(
        SAME,
        {
            "side": also_called(tuple(SIDE_WORDS), others),
            "colour": also_called(tuple(COLOUR_WORDS), others),
            "action": also_called(actions, others),
            "space": dict.fromkeys(SPACES, ()),
            "card": {card: (card.replace("-", " "),) for card in cards},
        },
        {"colour": colours},
    )
