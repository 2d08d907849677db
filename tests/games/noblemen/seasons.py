"""Whole games by the hundred, played from seeds, with the laws of every step looked at as they go.

A season is played once and kept; each law has its own test, which reads what the season found.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cache
from random import Random
from typing import Final

from courtroll.verifier.games.noblemen.faults import faults
from courtroll.verifier.games.noblemen.moves.decisions import (
    Build,
    Decision,
    Done,
    Give,
    Lay,
    Play,
    SetKnight,
    SpendCard,
    Swap,
    Take,
)
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.play.setup import deal_out
from courtroll.verifier.games.noblemen.rules.options import OPTIONS
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.equipment import BOARD_CASTLES
from courtroll.verifier.games.noblemen.table.pieces import (
    BANK,
    BOARD,
    BUILDINGS,
    GROUND,
    POUND,
    SUPPLY,
    Building,
    Tile,
)
from courtroll.verifier.games.noblemen.table.state import Phase, State
from courtroll.verifier.kernel.chance import Outcome, Seeded
from courtroll.verifier.kernel.game import Step, Verb
from courtroll.verifier.kernel.holdings import totals
from courtroll.verifier.kernel.position import Position
from tests.games.noblemen.tables import box, on_ground


class Style(StrEnum):
    """How everybody in a game decides."""

    PLAIN = "plain"
    """Any verb, then any decision."""
    FOLLIES = "follies"
    """Areas of a favourite kind, and money kept for a folly."""
    CASTLES = "castles"
    """Meadows for castles, and castles before anything else."""
    ROUNDED = "rounded"
    """A little of everything, dear buildings first."""


@dataclass(frozen=True)
class Entry:
    """One game: who plays, by which readings, from which seed, and how."""

    seed: int
    players: int
    edition: str
    rulings: tuple[tuple[str, str], ...] = ()
    style: Style = Style.PLAIN
    first_game: bool = False

    def begin(self) -> State:
        the_box = replace(box(self.players, self.edition, dict(self.rulings)), first_game=self.first_game)
        return deal_out(the_box, self.seed % self.players)


@dataclass(frozen=True)
class Move:
    before: State
    decision: Decision
    outcome: Outcome
    step: Step[State]


LIKED: Mapping[str, int] = {
    "build": 60, "knight": 40, "lay": 30, "play": 5, "land": 12, "tax": 12, "bribe": 2, "swap": 2, "done": 6,
    "donate": 1, "leisure": 1,
}  # fmt: skip
"""What everybody but the plain would rather do."""

TRIED: Final = 24
"""Decisions of one verb that a player thinks about."""


def _choose(state: State, source: Random, style: Style) -> Decision:
    """The verb first, then the decision."""
    by_verb = NOBLEMEN.legal_by_verb(state)
    if style is Style.PLAIN:
        _, offered = by_verb[source.randrange(len(by_verb))]
        return offered[source.randrange(len(offered))]
    if style is Style.FOLLIES:
        by_verb = [(verb, d) for verb, d in by_verb if verb.name != "build" or _follies(d)] or by_verb
    verb, offered = _weighed(by_verb, source)
    some = [offered[source.randrange(len(offered))] for _ in range(min(len(offered), TRIED))]
    match verb.name:
        case "lay":
            return max(some, key=lambda d: _promise(state, d, source, style))
        case "build" if style is Style.CASTLES:
            return min((d for d in offered if isinstance(d, Build)), key=lambda d: d.building)
        case "build":
            return source.choice(_follies(offered) or _beside_manors(state, offered) or some)
        case "swap":
            return next((d for d in some if isinstance(d, Swap) and d.take is _favourite(state, style)), some[0])
        case "take":
            return offered[-1]
        case _:
            return some[0]


def _follies(offered: Sequence[Decision]) -> list[Decision]:
    return [d for d in offered if isinstance(d, Build) and d.building is Building.FOLLY]


def _beside_manors(state: State, offered: Sequence[Decision]) -> list[Decision]:
    """Palaces, and chapels where they will count."""
    mine = state.estates[state.turn.seat]
    near = frame.ring(mine.castle | mine.palace)
    return [
        d
        for d in offered
        if isinstance(d, Build)
        and (d.building is Building.PALACE or (d.building is Building.CHAPEL and near >> d.cell & 1))
    ]


def _favourite(state: State, style: Style) -> Tile:
    return Tile.MEADOW if style is Style.CASTLES else Tile(state.turn.seat % 3)


def _weighed(
    by_verb: Sequence[tuple[Verb[State], Sequence[Decision]]], source: Random
) -> tuple[Verb[State], Sequence[Decision]]:
    ticket = source.randrange(sum(LIKED.get(verb.name, 5) for verb, _ in by_verb))
    for verb, offered in by_verb:
        ticket -= LIKED.get(verb.name, 5)
        if ticket < 0:
            return verb, offered
    raise AssertionError("a ticket wins")


def _promise(state: State, decision: Decision, source: Random, style: Style) -> float:
    """How near a tile comes to an area; for a meadow, whether a castle can stand there."""
    if not isinstance(decision, Lay) or decision.tile is None:
        return -1
    mine = state.estates[state.turn.seat]
    closing = 2 * (style is Style.ROUNDED and frame.ring(mine.castle | mine.palace) >> decision.cell & 1)
    if decision.tile is Tile.MEADOW and closing:
        return closing + source.random()
    if decision.tile is Tile.MEADOW:
        apart = not (frame.ring(mine.castle | mine.palace) >> decision.cell & 1)
        return apart * (5 if style is Style.CASTLES else 3) * source.random()
    x, y = frame.column_row(decision.cell)
    best = 0
    for left in (x - 1, x):
        for top in (y - 1, y):
            four = [(left, top), (left + 1, top), (left, top + 1), (left + 1, top + 1)]
            inside = [frame.cell_at(*c) for c in four if 0 <= c[0] < frame.SIZE and 0 <= c[1] < frame.SIZE]
            best = max(best, sum(mine.tiles[decision.tile] >> cell & 1 for cell in inside))
    return best + closing + (decision.tile is _favourite(state, style)) + source.random() / 2


def play(entry: Entry) -> Iterator[Move]:
    state, source = entry.begin(), Random(f"{entry.seed}/{entry.players}/{entry.edition}/{entry.style}")
    dealer = Seeded(source)
    while state.turn.phase is not Phase.OVER:
        decision = _choose(state, source, entry.style)
        step = NOBLEMEN.run(state, decision, dealer)
        yield Move(state, decision, dealer.outcome(), step)
        state = step.state


def schedule() -> list[Entry]:
    """Every number of players, edition and style, and every option by its other reading."""
    out = [
        Entry(seed, players, edition, style=style)
        for players in (3, 4, 5)
        for edition in ("de", "it")
        for style in Style
        for seed in range(5)
    ]
    for option in OPTIONS:
        for edition in ("de", "it"):
            for reading in option.readings:
                if reading != option.presets[edition]:
                    rulings = ((option.name, str(reading)),)
                    for seed, style in enumerate(Style):
                        out.append(Entry(seed, 3 + seed % 3, edition, rulings, style, seed == 0))
    return out


@dataclass
class Season:
    games: int = 0
    decisions: int = 0
    broken: dict[str, list[object]] = field(default_factory=lambda: defaultdict(list))
    """What broke each law."""
    seen: Counter[str] = field(default_factory=Counter)
    """Landmarks."""
    states: list[State] = field(default_factory=list)
    """A sample of the states that came up, of every phase."""


@cache
def season() -> Season:
    out = Season()
    for number, entry in enumerate(schedule()):
        _watch(entry, number, out)
    return out


def _watch(entry: Entry, number: int, out: Season) -> None:
    state = entry.begin()
    whole, turns, bound = totals(state.held), 0, 3 * (len(state.box.equipment.round_track.value) - 1) * entry.players
    out.games += 1
    phases: Counter[Phase] = Counter()
    for move in play(entry):
        before, decision, step = move.before, move.decision, move.step
        state = step.state
        out.decisions += 1
        turns += isinstance(decision, Done) and before.turn.phase is Phase.ACT
        where = (entry, decision)

        if totals(state.held) != whole:
            out.broken["conserved"].append(where)
        if any(n < 0 for r, row in enumerate(state.held) for c, n in enumerate(row) if (r, c) != (BANK, POUND)):
            out.broken["never negative"].append(where)
        if list(state.held[GROUND]) != on_ground(state):
            out.broken["ground"].append(where)
        brought = [0] * entry.players
        for line in step.lines:
            brought[line.seat] += line.points
        if [now - was for now, was in zip(state.points, before.points, strict=True)] != brought:
            out.broken["points by lines"].append(where)
        if state.turn.phase is not Phase.OVER and not any(verb.offers(state) for verb in NOBLEMEN.verbs_now(state)):
            out.broken["something to decide"].append(where)
        if len(state.under) > sum(state.held[5]) or any(n < 0 for n in state.points):
            out.broken["stack and points"].append(where)
        if out.decisions % 5 == 0 and faults(Position(state), "turn"):
            out.broken["no faults"].append((where, faults(Position(state), "turn")))
        _landmarks(before, decision, step, out.seen)

        phases[before.turn.phase] += 1
        if phases[before.turn.phase] % 40 == number % 40 or (phases[before.turn.phase] == 3 and number % 3 == 0):
            out.states.append(before)
    if turns > bound:
        out.broken["ends"].append((entry, turns))
    if faults(Position(state), "game-end"):
        out.broken["no faults"].append((entry, faults(Position(state), "game-end")))
    out.states.append(state)


def _landmarks(before: State, decision: Decision, step: Step[State], seen: Counter[str]) -> None:
    seen[type(decision).__name__] += 1
    seen[f"phase {before.turn.phase.value}"] += 1
    match decision:
        case Build(building, _, folly):
            seen[f"build {building.name.lower()}"] += 1
            if folly is not None:
                seen[f"folly {folly.name.lower()}"] += 1
        case Play(card):
            seen[f"play {card.name.lower()}"] += 1
        case SpendCard(card):
            seen[f"spend {card.name.lower()}"] += 1
        case Take(title):
            seen[f"take {title.name.lower()}"] += 1
        case SetKnight(_, _, source):
            seen["knight moved" if source else "knight set"] += 1
        case Give():
            seen["two tiles chosen"] += 1
        case _:
            pass
    for line in step.lines:
        seen[f"line {line.code}"] += 1
    for gain in step.gains:
        seen[f"gain {gain.code}"] += 1
    after = step.state
    if after.clock.decade > before.clock.decade:
        seen[f"decade {after.clock.decade}"] += 1
        if after.held[BOARD][BUILDINGS + Building.CASTLE] < BOARD_CASTLES[after.players]:
            seen["too few castles"] += 1
        assert after.held[SUPPLY][BUILDINGS + Building.CASTLE] >= 0
    if after.turn.phase is Phase.OVER:
        seen["over"] += 1
