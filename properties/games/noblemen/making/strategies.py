"""Hypothesis strategies for Noblemen, all of them by the generators that the suite uses.

from hypothesis import given
from courtroll.properties.games.noblemen.making.strategies import position_files

@given(position_files())
def test_my_reader(document): ...
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from courtroll.properties.games.noblemen.making import boxes
from courtroll.properties.games.noblemen.making.opening import SEEDS, first_line, headers
from courtroll.properties.games.noblemen.making.positions import position
from courtroll.properties.games.noblemen.making.styles import somebody
from courtroll.properties.games.noblemen.making.tries import conceivable
from courtroll.verifier.games.noblemen.document import write
from courtroll.verifier.games.noblemen.moves.decisions import Decision
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.rules.options import NoblemenRuleset
from courtroll.verifier.games.noblemen.settle import logs as noblemen_logs
from courtroll.verifier.games.noblemen.settle.logs import DRAWN
from courtroll.verifier.games.noblemen.table.equipment import Typed
from courtroll.verifier.games.noblemen.table.state import Box, State
from courtroll.verifier.kernel.chance import Seeded
from courtroll.verifier.kernel.replay import entry_line, header_line, in_words

__all__ = [
    "any_decisions", "box_contents", "boxes_on_tables", "headers", "legal_decisions", "logs", "position_files",
    "rulesets", "tables",
]  # fmt: skip

MOST_STEPS: Final = 60
"""The most decisions of a log that is drawn."""


def tables() -> SearchStrategy[State]:
    """Tables in the middle of a game, in any phase but the choice of tiles."""
    return SEEDS.map(lambda seed: position(Random(seed)))


def position_files() -> SearchStrategy[Mapping[str, object]]:
    """The same as position files."""
    return tables().map(write)


def rulesets() -> SearchStrategy[NoblemenRuleset]:
    """Either edition, every option by any of its readings."""
    edition = st.sampled_from(boxes.EDITIONS)
    readings = st.fixed_dictionaries(
        {}, optional={option.name: st.sampled_from(list(option.readings)) for option in NoblemenRuleset.options}
    )
    return st.builds(
        lambda edition, some: NoblemenRuleset.preset(edition).ruled({name: str(each) for name, each in some.items()}),
        edition,
        readings,
    )


def box_contents() -> SearchStrategy[Typed]:
    """Printed values as tables type them: prices, round tracks, ends of the prestige track, bribes; mostly none."""
    return SEEDS.map(lambda seed: boxes.typed(Random(seed)))


def boxes_on_tables() -> SearchStrategy[Box]:
    """What stays the same all game: players, readings and equipment."""
    return SEEDS.map(lambda seed: boxes.box(Random(seed)))


def legal_decisions(table: State) -> SearchStrategy[Decision]:
    """What may be decided now; nothing once the game is over."""
    legal = NOBLEMEN.legal_actions(table)
    return st.sampled_from(legal) if legal else st.nothing()


def any_decisions(table: State) -> SearchStrategy[tuple[int, Decision]]:
    """A seat and any conceivable decision, mostly not legal."""
    return SEEDS.map(lambda seed: conceivable(table, Random(seed)))


def logs(steps: int = MOST_STEPS) -> SearchStrategy[str]:
    """Logs of up to that many legal decisions, from new games and from tables in the middle of one."""
    return st.builds(lambda seed, most: _log(Random(seed), most), SEEDS, st.integers(0, steps))


def _log(source: Random, steps: int) -> str:
    header = first_line(source)
    state = noblemen_logs.begin(header)
    assert isinstance(state, State)
    begun = {key: value for key, value in header.items() if key not in ("courtroll", "game")}
    lines = [header_line("noblemen", begun)]
    player, players, dealer = somebody(source), state.box.players, Seeded(source)
    for _ in range(steps):
        seat = NOBLEMEN.decider(state)
        if seat is None:
            break
        decision = player(state, NOBLEMEN.legal_actions(state))
        state = NOBLEMEN.run(state, decision, dealer).state
        lines.append(entry_line(noblemen_logs.say_move(decision, players, seat), in_words(dealer.dealt(), DRAWN)))
    return "\n".join(lines) + "\n"
