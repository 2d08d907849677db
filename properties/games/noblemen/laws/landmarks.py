"""What a run over Noblemen must have seen: every decision, phase, building, card, title, line, gain and end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.properties.games.noblemen.second.legal.building import are_used_up
from courtroll.properties.play.laws import Ended, Moved
from courtroll.verifier.games.noblemen.moves.decisions import Build, Give, Play, SetKnight, SpendCard, Take
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.table.pieces import Building, Card, Folly, Title
from courtroll.verifier.games.noblemen.table.state import Phase, State
from courtroll.verifier.kernel.reading import word

LINES: Final = (
    "queen", "folly", "bribe", "church", "leisure", "favour-of-the-vicar", "secret-marriage", "title", "castle",
    "castle-chapel", "palace", "palace-chapel", "liaison",
)  # fmt: skip
THIRD_FOLLY: Final = "third own folly where areas count for one"
LANDMARKS: Final = (
    *(verb.name for verb in NOBLEMEN.verbs.values()),
    *(f"phase {phase.value}" for phase in Phase if phase is not Phase.OVER),
    *(f"build {word(building)}" for building in Building),
    *(f"folly {word(folly)}" for folly in Folly),
    *(f"play {word(card)}" for card in Card if card not in (Card.BLACKMAIL, Card.LIAISON)),
    *(f"spend {word(card)}" for card in Card),
    *(f"take {word(title)}" for title in Title),
    "knight set", "knight moved", "two tiles given", THIRD_FOLLY, "ball", "decade 2", "decade 3",
    "one winner", "shared victory", "won by money",
    *(f"line {code}" for code in LINES),
)  # fmt: skip
"""What every engine can show. How points and goods came about (`line`) is asked of those that tell it."""


def of_step(moved: Moved) -> Iterator[str]:
    before: State = moved.data
    after: State = moved.data_after
    decision = moved.decision
    yield NOBLEMEN.verbs[type(decision)].name
    yield f"phase {before.turn.phase.value}"
    match decision:
        case Build(building, _, folly):
            yield f"build {word(building)}"
            if folly is not None:
                yield f"folly {word(folly)}"
                others = len(before.estates[before.turn.seat].follies)
                if others == 2 and are_used_up(before.box.ruleset.folly_areas):
                    yield THIRD_FOLLY
        case Play(card):
            yield f"play {word(card)}"
        case SpendCard(card):
            yield f"spend {word(card)}"
        case Take(title):
            yield f"take {word(title)}"
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
