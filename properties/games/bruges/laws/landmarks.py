"""What a run over Bruges must have seen: every decision, action, trouble, kind of person and text, line, and end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.properties.games.bruges.laws.book import expected, table_now, table_then
from courtroll.properties.games.bruges.second.legal import step_price
from courtroll.properties.games.bruges.second.table import Player, Table
from courtroll.properties.games.bruges.second.work import After
from courtroll.properties.play.laws import Ended, Moved
from courtroll.verifier.games.bruges.moves.decisions import Advance, Play, Roll, Suffer, Use
from courtroll.verifier.games.bruges.play.engine import BRUGES
from courtroll.verifier.games.bruges.table.effects import Atom, Event
from courtroll.verifier.games.bruges.table.pieces import Action, Area, Side, Trouble, Works

LINES: Final = (
    "threat-returned", "intrigue", "person-text", "person", "house", "laurel", "majority", "third-canal", "statue",
    "reputation",
)  # fmt: skip
USED: Final = tuple(works for works in Works if works not in (Works.LIGHTNING, Works.ALWAYS, Works.LAUREL))
LANDMARKS: Final = (
    *(verb.name for verb in BRUGES.verbs.values()),
    *(f"play for {action}" for action in Action),
    *(f"trouble {trouble}" for trouble in Trouble),
    *(f"use {works}" for works in USED), "use of nobody knows what",
    *(f"text {atom}" for atom in Atom if atom is not Atom.HAND),
    *(f"on {event}" for event in (*Action, *Event)),
    "lightning", "lightning spent", "a hand of six",
    "extra card", "extra card in a trouble", "draw in a turn",
    "statue taken", "no statue left", "section full again",
    "pile replaced", "pile halved", "last pile empty", "last round this", "last round next", "emptied elsewhere",
    "no price", "step", "end of the track", "several troubles", "house burnt with a person", "empty house burnt",
    "tile burnt", "fire in vain", "plague in vain", "intrigue of fewer points", "turn skipped", "turn without a card",
    *(f"majority of {area}" for area in Area), "majority held already",
    "one winner", "shared victory", "won by florins",
    *(f"line {code}" for code in LINES),
)  # fmt: skip
"""How points came about (`line`) is asked only of engines that tell it."""


def of_step(moved: Moved) -> Iterator[str]:
    decision, now, then = moved.decision, table_now(moved), table_then(moved)
    yield BRUGES.verbs[type(decision)].name
    player = now.players[moved.seat]
    match decision:
        case Play(card, action):
            yield f"play for {action}"
            if now.agenda:
                yield "extra card"
                if now.phase == "troubles":
                    yield "extra card in a trouble"
            if action is Action.PERSON and now.deck[card].works is Works.LIGHTNING:
                yield "lightning spent" if now.spent >> card & 1 else "lightning"
        case Use(person):
            works = now.deck[person].works
            yield "use of nobody knows what" if works is None else f"use {works}"
        case Suffer():
            yield from _of_trouble(decision, player)
        case Advance():
            yield "step"
        case Roll():
            if not step_price(then):
                yield "no price"
        case _:
            pass
    yield from _of_piles(now, then)
    yield from _of_areas(now, then)
    mine = expected(moved)
    if isinstance(mine, After):
        yield from mine.said
    for line in moved.done.lines or ():
        yield f"line {line.code}"


def _of_trouble(decision: Suffer, player: Player) -> Iterator[str]:
    trouble, lost = decision.trouble, decision.what
    yield f"trouble {trouble}"
    if list(player.threats.values()).count(3) > 1:
        yield "several troubles"
    if trouble is Trouble.FIRE:
        burnt = "house burnt with a person" if isinstance(lost, int) else "empty house burnt"
        yield "fire in vain" if lost is None else "tile burnt" if isinstance(lost, Side) else burnt
    if trouble is Trouble.PLAGUE and lost is None:
        yield "plague in vain"
    if trouble is Trouble.INTRIGUE and player.points in (1, 2):
        yield "intrigue of fewer points"


def _of_piles(now: Table, then: Table) -> Iterator[str]:
    if now.extra and not then.extra:
        yield "pile replaced"
    if not now.extra and any(then.piles[side] > n for side, n in now.piles.items()):
        yield "pile halved"
    if any(now.piles.values()) and not any(then.piles.values()):
        yield "last pile empty"
    if now.last_round == "open" != then.last_round:
        yield f"last round {then.last_round}"
        if now.phase not in ("draw", "act"):
            yield "emptied elsewhere"
    if now.agenda and now.asks == "draw":
        yield "draw in a turn"


def _of_areas(now: Table, then: Table) -> Iterator[str]:
    for before, after in zip(now.players, then.players, strict=True):
        if len(after.hand) > 5 and now.phase == "draw" and len(before.hand) < 5:
            yield "a hand of six"
        if after.statues != before.statues:
            yield "statue taken"
        elif after.full != before.full:
            yield "no statue left"
        if any(n == 5 != before.canals[side] and side in before.full for side, n in after.canals.items()):
            yield "section full again"
        if after.reputation == then.steps[-1] != before.reputation:
            yield "end of the track"
        for area in after.majorities - before.majorities:
            yield f"majority of {area}"
            if any(area in other.majorities for other in now.players):
                yield "majority held already"
    if now.phase == then.phase == "act" and len(now.waiting) > len(then.waiting) + 1:
        yield "turn skipped"
    if now.phase == then.phase == "act" and now.waiting != then.waiting and not now.acted:
        yield "turn without a card"


def of_end(ended: Ended) -> Iterator[str]:
    points, winners = ended.engine.points(ended.state), ended.engine.winners(ended.state)
    yield "shared victory" if len(winners) > 1 else "one winner"
    if points.count(max(points)) > len(winners):
        yield "won by florins"
