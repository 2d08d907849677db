"""A thin stateful machine for Hypothesis over any engine. The laws are not here: `watch` holds them.

Somebody else's engine is tested in a file of theirs by

    class MyNoblemen(RulesMachine):
        adapter = MyAdapter()

    TestMyNoblemen = MyNoblemen.TestCase
"""

from __future__ import annotations

from random import Random
from typing import ClassVar

from hypothesis import event
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from courtroll.properties.engines.adapter import Adapter, Spoken
from courtroll.properties.engines.engine import BuiltIn, Engine
from courtroll.properties.play.suite import Suite, suite
from courtroll.properties.play.watch import Tally, Watch
from courtroll.verifier.kernel.chance import Draw, Seeded
from courtroll.verifier.kernel.room import AnyPlayableRoom

SKIPPED = 80
"""The most steps that one `skip_ahead` plays, so that games reach their end."""


class RulesMachine(RuleBasedStateMachine):
    """Holds an engine to a game's laws. Give it an `adapter`; without one it is the built-in engine of `game`."""

    game: ClassVar[str] = "noblemen"
    adapter: ClassVar[Adapter | None] = None
    tally: ClassVar[Tally] = Tally()
    """What all games of this machine have seen; each subclass has its own."""
    engine: ClassVar[Engine | None] = None
    held_to: ClassVar[Suite | None] = None
    """The suite; left out: the game's own."""

    def __init_subclass__(cls, **options: object) -> None:
        super().__init_subclass__(**options)
        cls.tally = Tally()

    def __init__(self) -> None:
        super().__init__()
        self.suite = type(self).held_to or suite(type(self).game if self.adapter is None else self.adapter.game)
        self.under_test = type(self).engine or engine_of(self.suite.room, self.adapter)

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        """A game, from its first line."""
        self.watch = Watch(self.suite, self.under_test, data.draw(self.suite.headers()), self.tally)

    def _going_on(self) -> bool:
        return not self.watch.over

    @precondition(_going_on)
    @rule(which=st.integers(0, 2**16 - 1), chance=st.integers(0, 2**32 - 1))
    def decide(self, which: int, chance: int) -> None:
        """One of the legal decisions; first its kind, then which."""
        legal = self.watch.legal
        kinds = list(dict.fromkeys(map(type, legal)))
        kind = kinds[which % len(kinds)]
        alike = [decision for decision in legal if type(decision) is kind]
        self.watch.step(alike[which // len(kinds) % len(alike)], Late(chance))

    @precondition(_going_on)
    @rule(steps=st.integers(1, SKIPPED), seed=st.integers(0, 2**32 - 1))
    def skip_ahead(self, steps: int, seed: int) -> None:
        """Several decisions of somebody who plays with a will, so that games come to their end."""
        source = Random(seed)
        play_on(self.watch, source, steps)

    @precondition(lambda self: self.watch.over or self.watch.log.moves)
    @rule(data=st.data())
    def begin_another(self, data: st.DataObject) -> None:
        """Another game. Hypothesis makes several examples of one; without this they would begin from one table."""
        self.watch = Watch(self.suite, self.under_test, data.draw(self.suite.headers()), self.tally)

    @rule(seed=st.integers(0, 2**32 - 1))
    def cheat(self, seed: int) -> None:
        """Any conceivable decision of anybody: what is not legal must be refused."""
        seat, decision = self.suite.tries(self.under_test.data(self.watch.state), Random(seed))
        self.watch.cheat(decision, seat)

    def teardown(self) -> None:
        if hasattr(self, "watch"):
            event("the game ended" if self.watch.over else "cut off")


class Late:
    """Draws from a seed. Most decisions draw nothing, so the source is made when it is asked: making it takes long."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._dealer: Seeded | None = None

    def draw(self, asked: Draw) -> tuple[int, ...]:
        if self._dealer is None:
            self._dealer = Seeded(Random(self._seed))
        return self._dealer.draw(asked)


def play_on(watch: Watch, source: Random, steps: int) -> None:
    """Plays that many steps, or to the end of the game, in one style."""
    player, dealer = watch.suite.player(source), Seeded(source)
    for _ in range(steps):
        if watch.over:
            return
        data = watch.engine.data(watch.state)
        watch.step(player(data, watch.legal), dealer)


def engine_of(room: AnyPlayableRoom, adapter: Adapter | None) -> Engine:
    """The engine under test: somebody's, or the built-in one."""
    return BuiltIn(room) if adapter is None else Spoken(adapter, room)
