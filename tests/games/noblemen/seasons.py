"""Whole games by the hundred, played from seeds, with the laws of every step looked at as they go.

A season is played once and kept; each law has its own test, which reads what the season found.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random

from courtroll.properties.games.noblemen.making import styles
from courtroll.properties.games.noblemen.making.styles import Somebody, Style
from courtroll.verifier.games.noblemen.faults import faults
from courtroll.verifier.games.noblemen.moves.decisions import (
    Build,
    Decision,
    Done,
    Give,
    Play,
    SetKnight,
    SpendCard,
    Take,
)
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.play.setup import deal_out
from courtroll.verifier.games.noblemen.rules.options import OPTIONS
from courtroll.verifier.games.noblemen.table.equipment import BOARD_CASTLES
from courtroll.verifier.games.noblemen.table.pieces import BANK, BOARD, BUILDINGS, GROUND, POUND, SUPPLY, Building
from courtroll.verifier.games.noblemen.table.state import Phase, State
from courtroll.verifier.kernel.chance import Outcome, Seeded
from courtroll.verifier.kernel.game import Step
from courtroll.verifier.kernel.holdings import totals
from courtroll.verifier.kernel.position import Position
from tests.games.noblemen.tables import box, on_ground

__all__ = ["Entry", "Move", "Season", "Style", "play", "schedule", "season"]


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


LIKED = {**styles.LIKED, Play: 5}
"""Whoever keeps cards has turns for growing, so that every folly is built in a season."""


def play(entry: Entry) -> Iterator[Move]:
    state, source = entry.begin(), Random(f"{entry.seed}/{entry.players}/{entry.edition}/{entry.style}")
    player, dealer = Somebody(entry.style, source, LIKED), Seeded(source)
    while state.turn.phase is not Phase.OVER:
        decision = player(state, NOBLEMEN.legal_actions(state))
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
        if phases[before.turn.phase] % 40 == number % 40 or (phases[before.turn.phase] == 1 and number % 3 == 0):
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
