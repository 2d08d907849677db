"""What belongs to nobody: the reputation track with everybody's markers, dice, piles, statues left."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from courtroll.calculator.render.drawing.boxes import CARD, boxed, grid, panel
from courtroll.calculator.render.drawing.bruges import glyphs
from courtroll.calculator.render.drawing.holes import UNKNOWN, is_open, is_open_within, number
from courtroll.calculator.render.drawing.page import fact
from courtroll.calculator.render.drawing.seats import DISC, Seats
from courtroll.calculator.render.drawing.svg import Block, beside, flowing, group, label, stacked
from courtroll.verifier.games.bruges.document import Described
from courtroll.verifier.games.bruges.document.shapes import DeckTable
from courtroll.verifier.games.bruges.play.steps import step_price
from courtroll.verifier.games.bruges.table.equipment import STATUES
from courtroll.verifier.games.bruges.table.pieces import COLOURS, STATUE_TILES, SUPPLY, Colour, Side
from courtroll.verifier.games.bruges.table.playing import Ending
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.reading import Unknown

COLUMNS: Final = 13
SPACE: Final = (CARD - (COLUMNS - 1) * 4) / COLUMNS


def track(described: Described, seats: Seats, said: Mapping[str, str]) -> Block:
    """Every marker on its number; one that nobody knows stands apart."""
    position = described.position
    players = position.state.seats
    stands = [
        None if is_open(position, "player", seat, "reputation") else player.reputation
        for seat, player in enumerate(players)
    ]
    steps = position.state.box.equipment.steps
    spaces = sorted({0, *steps.value, *(each for each in stands if each is not None)})
    shown = [_space(str(n), [s for s, at in enumerate(stands) if at == n], seats) for n in spaces]
    lost = [seat for seat, at in enumerate(stands) if at is None]
    shown += [_space(UNKNOWN, lost, seats)] if lost else []
    title = "track-assumed" if steps.source is Source.ASSUMED else "track"
    drawn = grid(shown, COLUMNS, 4)
    whole = Block(drawn.width, drawn.height, group([drawn.svg], klass="track"))
    return panel(said[title], whole, seats.faults_at(Named("reputation-track"), room=CARD))


def _space(name: str, here: list[int], seats: Seats) -> Block:
    number_ = Block(SPACE - 12, 14, label((SPACE - 12) / 2, 11, name, 11, text_anchor="middle"))
    discs = [
        Block(
            SPACE - 12,
            DISC + 2,
            group([seats.disc(seat, (SPACE - 12) / 2, 12)], f"{seats.players[seat]}: {name}", klass="marker"),
        )
        for seat in here
    ]
    return boxed(stacked([number_, *discs], 2), SPACE, height=50, fill="#f6f8fa", klass="space")


def table(described: Described, seats: Seats, said: Mapping[str, str]) -> Block:
    """What of a round is seen by all."""
    assert described.playing is not None
    assert described.document is not None
    phase = fact(said["phase"], said[f"phase-{described.document.phase}"])
    facts = [
        seats.with_faults(phase, Named("pending")),
        *_facts(described, said),
        seats.faults_at(Named("deck")),
    ]
    dice = [*_dice(described, said), seats.faults_at(*(Named(f"{colour} die") for colour in Colour))]
    return panel(
        said["table"],
        flowing(facts, CARD, 18),
        flowing(dice, CARD, 18),
        *_statues(described, said),
        seats.faults_at(Named("statues"), Named("stack"), room=CARD),
    )


def _facts(described: Described, said: Mapping[str, str]) -> Iterator[Block]:
    assert described.playing is not None
    assert described.document is not None
    position, told = described.playing, described.document
    state = position.state
    if state.clock.ending is not Ending.OPEN:
        yield fact(said["last-round"], said["last-this" if state.clock.ending is Ending.THIS else "last-next"])
    if isinstance(told.deck, DeckTable):
        for side, n in zip(Side, state.piles.sizes, strict=True):
            index = list(Side).index(side)
            if told.deck.piles is not None:
                shown = number(position, n, "deck", "piles", index)
                top = state.piles.tops[index]
                is_told = top is not None and not is_open(position, "deck", "tops", index)
                colour = f", {said[f'colour-{COLOURS[top]}']}" if is_told and top is not None else ""
                yield fact(said[f"pile-{side}"], shown + colour)
        if isinstance(told.deck.extra, int):
            yield fact(said["pile-extra"], str(told.deck.extra))
    if isinstance(told.discard, tuple):
        yield fact(said["discard"], str(len(told.discard)))


def _dice(described: Described, said: Mapping[str, str]) -> Iterator[Block]:
    """The dice, with what a step costs by them, and what threatens by colour."""
    assert described.playing is not None
    position = described.playing
    dice, box = position.state.clock.dice, position.state.box
    if dice:
        shown = [number(position, die, "dice", colour) for colour, die in zip(Colour, dice, strict=True)]
        chips = [glyphs.die(colour, n, said[f"colour-{colour}"]) for colour, n in zip(Colour, shown, strict=True)]
        yield beside(chips, 5)
        if UNKNOWN not in shown:
            yield fact(said["step-price"], str(step_price(dice)) if step_price(dice) else said["no-step"])
    for colour, trouble in zip(Colour, box.equipment.troubles.value, strict=True):
        named = UNKNOWN if is_open(position, "equipment", "troubles", colour) else said[f"trouble-{trouble}"]
        yield fact(said[f"colour-{colour}"], named)


def _statues(described: Described, said: Mapping[str, str]) -> Iterator[Block]:
    """Those left on the stack, where the file tells them or tells who has the others."""
    assert described.playing is not None
    assert described.document is not None
    position, told = described.playing, described.document.stack
    if isinstance(told, tuple):
        left = [UNKNOWN if isinstance(value, Unknown) else str(value) for value in told]
    elif told is None and not any(
        is_open_within(position, "player", seat, "statues") for seat in range(position.state.players)
    ):
        stack = position.state.held[SUPPLY][STATUE_TILES:]
        left = [str(value) for value, n in zip(STATUES, stack, strict=True) if n]
    else:
        return
    name = fact(said["statue-left"], "" if left else "–")
    yield beside([name, *(glyphs.statue(value, said["statue-left"]) for value in left)], 6)
