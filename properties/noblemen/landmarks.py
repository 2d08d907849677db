"""What a run over Noblemen must have seen: every decision, phase, building, card, title, line, gain and end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from properties.laws import Ended, Moved
from verifier.games.noblemen.decisions import (
    Bribe,
    Build,
    Decision,
    Donate,
    Done,
    Give,
    Keep,
    Land,
    Lay,
    Leisure,
    Pick,
    Play,
    Return,
    SetKnight,
    SpendBribes,
    SpendCard,
    Swap,
    Take,
    Tax,
)
from verifier.games.noblemen.pieces import Building, Card, Folly, Title
from verifier.games.noblemen.state import Phase, State

DECISIONS: Final[tuple[type[Decision], ...]] = (
    Bribe, Build, Donate, Done, Give, Keep, Land, Lay, Leisure, Pick, Play, Return, SetKnight, SpendBribes, SpendCard,
    Swap, Take, Tax,
)  # fmt: skip
LINES: Final = (
    "queen", "folly", "bribe", "church", "leisure", "favour-of-the-vicar", "secret-marriage", "title", "castle",
    "castle-chapel", "palace", "palace-chapel", "liaison",
)  # fmt: skip
GAINS: Final = (
    "price", "queen", "queen-locked", "field-laid", "farm-completed", "grove-laid", "forest-completed", "field",
    "farm", "knight-on-farm", "grove", "forest", "knight-on-forest", "bribe-handed-in", "bribe-price", "bribe",
    "tribute", "dowry", "secret-marriage", "chapel-card", "decade-card", "intrigue", "blackmail", "card",
)  # fmt: skip
LANDMARKS: Final = (
    *(kind.__name__.lower() for kind in DECISIONS),
    *(f"phase {phase.value}" for phase in Phase if phase is not Phase.OVER),
    *(f"build {building.name.lower()}" for building in Building),
    *(f"folly {folly.name.lower()}" for folly in Folly),
    *(f"play {card.name.lower()}" for card in Card if card not in (Card.BLACKMAIL, Card.LIAISON)),
    *(f"spend {card.name.lower()}" for card in Card),
    *(f"take {title.name.lower()}" for title in Title),
    "knight set", "knight moved", "two tiles given", "ball", "decade 2", "decade 3",
    "one winner", "shared victory", "won by money",
    *(f"line {code}" for code in LINES),
)  # fmt: skip
"""What every engine can show. How points and goods came about (`line`) is asked of those that tell it."""


def of_step(moved: Moved) -> Iterator[str]:
    before: State = moved.data
    after: State = moved.data_after
    decision = moved.decision
    yield type(decision).__name__.lower()
    yield f"phase {before.turn.phase.value}"
    match decision:
        case Build(building, _, folly):
            yield f"build {building.name.lower()}"
            if folly is not None:
                yield f"folly {folly.name.lower()}"
        case Play(card):
            yield f"play {card.name.lower()}"
        case SpendCard(card):
            yield f"spend {card.name.lower()}"
        case Take(title):
            yield f"take {title.name.lower()}"
        case SetKnight(_, _, source):
            yield "knight moved" if source else "knight set"
        case Give():
            yield "two tiles given"
        case _:
            pass
    for line in moved.done.lines or ():
        yield f"line {line.code}"
    if after.turn.ball is not None and before.turn.ball is None:
        yield "ball"
    if after.clock.decade > before.clock.decade:
        yield f"decade {after.clock.decade}"


def of_end(ended: Ended) -> Iterator[str]:
    points = ended.engine.points(ended.state)
    winners = ended.engine.winners(ended.state)
    yield "shared victory" if len(winners) > 1 else "one winner"
    if points.count(max(points)) > len(winners):
        yield "won by money"
