"""Faults planted in what a described turn means: places, what nobody told, and who has control."""

from __future__ import annotations

from typing import Final

from courtroll.properties.plant import Plant

MEANINGS: Final[tuple[Plant, ...]] = (
    Plant("asked hand left out", "kings-progress.setup.hand", "settle/facts.py",
        "            yield Slot(path, row, CARD_PIECES, low, high, isinstance(said, Unknown))\n",
        "            yield Slot(path, row, CARD_PIECES, low, high, False)\n",
        'A hand that is typed "?" speaks for the mover.'),
    Plant("display is full", "kings-progress.setup.display", "settle/facts.py",
        "    shown = 0 if is_short else DISPLAY_CARDS\n", "    shown = DISPLAY_CARDS\n",
        "There are three cards face up whatever is left of the deck."),
    Plant("gifts nobody told are none", "kings-progress.box.gifts", "settle/facts.py",
        "            yield Slot(path, row, GIFT_PIECES, asked=True)\n            continue\n", "            continue\n",
        "A player of whom no gift is told has none."),
    Plant("no card is drawn", "kings-progress.setup.hand-kept", "settle/meaning.py",
        "return (\"influence\", lack.item) if may_be_drawn else None", "return None",
        "What is drawn on the way is as it comes."),
    Plant("ends anywhere", "kings-progress.move.through", "kernel/settling/search.py",
        "            if _is_possible(run, after):\n", "            if after is not None:\n",
        "A sentence may lead to a table that cannot be."),
    Plant("second move ends anywhere", "kings-progress.move.through", "settle/meaning.py",
        "through is not None and len(state.turn.done) > len(play.state.turn.done):",
        "through is not None and len(state.turn.done) == len(play.state.turn.done) + 1:",
        "A second move of one sentence may leave a courtier where there is no room."),
)  # fmt: skip
