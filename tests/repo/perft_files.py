"""Makes the perft files: `python -m tests.repo.perft_files`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import Any, Final

from courtroll.properties.engines.engine import BuiltIn
from courtroll.properties.games.noblemen.making.styles import Somebody, Style
from courtroll.properties.perft import Counter, Opening, Route, written
from courtroll.properties.play.suite import suite
from courtroll.verifier.games.bruges.table import playing as bruges
from courtroll.verifier.games.kings_progress.table import progress as kings
from courtroll.verifier.games.noblemen.moves.decisions import Build
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.table.state import Phase, State
from courtroll.verifier.games.palais_royal.table import playing as palais
from courtroll.verifier.kernel.chance import Seeded
from tests.paths import FIXTURES

NAMES: Final = ("Frank", "Britta", "Karsten", "Paul", "Anna")
MOST: Final = 80_000
FEWER: Final = 15_000
"""The most nodes that are counted at one depth below the first; the second where a decision takes longer."""
DEEPEST: Final = 7
PIECES: Final = 30
"""A list has at least so many."""


@dataclass(frozen=True)
class Wanted:
    """An opening: a new game, or the first table of random games that is as wanted."""

    name: str
    says: str
    new: Callable[[Random], Mapping[str, object]]
    seed: int = 0
    found: Callable[[Any], bool] | None = None
    style: Style | None = None
    """How Noblemen is played until then."""
    game: str = "noblemen"
    most: int = MOST

    def header(self) -> Mapping[str, object]:
        if self.found is None:
            return self.new(Random(self.seed))
        return {"courtroll": 1, "game": self.game, "position": suite(self.game).room.write(self._search(self.found))}

    def _search(self, found: Callable[[Any], bool]) -> object:
        held, seed = suite(self.game), self.seed
        engine = BuiltIn(held.room)
        while True:
            source = Random(seed)
            player = held.player(source) if self.style is None else Somebody(self.style, source)
            dealer, state = Seeded(source), engine.begin(self.new(source))
            while engine.decider(state) is not None:
                if found(state):
                    out: object = state
                    return out
                state = engine.deal(state, player(state, engine.legal(state)), dealer).state
            seed += 1


def _turn(state: State) -> bool:
    return state.turn.phase is Phase.ACT and not state.turn.acted


def _turn_in(decade: int) -> Callable[[State], bool]:
    return lambda state: _turn(state) and state.clock.decade == decade


def _phase(phase: Phase, decade: int = 1) -> Callable[[State], bool]:
    return lambda state: state.turn.phase is phase and state.clock.decade >= decade


def _last_turn(decade: int) -> Callable[[State], bool]:
    """The Queen's owner is about to move the marker on to the end of the decade."""
    return lambda state: (
        _turn_in(decade)(state)
        and state.clock.space == len(state.box.equipment.round_track.value) - 2
        and state.clock.queen == state.turn.seat
    )


def _much_to_build(state: State) -> bool:
    legal = NOBLEMEN.legal_actions(state)
    return _turn_in(3)(state) and len(legal) > 40 and any(isinstance(decision, Build) for decision in legal)


def _noblemen(players: int, edition: str, **more: object) -> Callable[[Random], Mapping[str, object]]:
    names = list(NAMES[:players])
    return lambda _: {"courtroll": 1, "game": "noblemen", "players": names, "edition": edition, **more}


OTHERWISE: Final = {
    "area-symbol": "shared", "castle-knight": "free-choice", "turn-action": "at-most-one", "swap-time": "between",
    "folly-areas": "once",
}  # fmt: skip
NOBLEMEN_WANTED: Final = (
    Wanted("opening-3-de", "a new game by the German text", _noblemen(3, "de")),
    Wanted("opening-4-it", "a new game by the Italian text", _noblemen(4, "it")),
    Wanted("opening-5-de", "a new game by the German text", _noblemen(5, "de")),
    Wanted("opening-first-game", "a first game, where everybody must start with three of each",
           _noblemen(3, "de", **{"rulings": {"first-game-tiles": "duty"}, "first-game": True})),
    Wanted("first-turn", "the first turn of a game", _noblemen(3, "de"), 3, _turn),
    Wanted("middle-3-de", "a turn in the second decade", _noblemen(3, "de"), 5, _turn_in(2)),
    Wanted("middle-5-it", "a turn in the second decade", _noblemen(5, "it"), 6, _turn_in(2)),
    Wanted("much-to-build", "a turn in the third decade with much to build", _noblemen(4, "de"), 8, _much_to_build),
    Wanted("other-readings", "a turn by five other readings", _noblemen(4, "de", rulings=OTHERWISE), 9, _turn_in(2)),
    Wanted("knight", "a castle was built: where does its knight go?", _noblemen(4, "it"), 1, _phase(Phase.KNIGHT)),
    Wanted("give", "a knight's victim chooses two tiles", _noblemen(4, "de"), 2, _phase(Phase.GIVE)),
    Wanted("ball", "a ball, where the first player spends", _noblemen(4, "de"), 3, _phase(Phase.SPEND, 2)),
    Wanted("titles", "a ball, where titles are taken", _noblemen(5, "it", rulings={"title-choice": "free"}), 4,
           _phase(Phase.TAKE, 2)),
    Wanted("decade-ends", "the last turn of a decade", _noblemen(3, "de"), 5, _last_turn(1)),
    Wanted("last-turn", "the last turn of a game", _noblemen(3, "it"), 6, _last_turn(3)),
    Wanted("keep", "cards are looked at", _noblemen(4, "de"), 7, _phase(Phase.KEEP)),
    Wanted("vicar", "tiles go back into the bag", _noblemen(4, "it"), 8, _phase(Phase.VICAR)),
    Wanted("donate", "tiles go to the church", _noblemen(4, "it"), 11, _phase(Phase.DONATE), Style.PLAIN),
)  # fmt: skip


def _wanted(game: str, asks: Callable[[Any], StrEnum], phases: Iterable[tuple[StrEnum, str]]) -> tuple[Wanted, ...]:
    """Two new games (a set-up), and for each phase the first table of random games that leaves a choice."""
    held = suite(game)
    engine = BuiltIn(held.room)

    def reaches(phase: StrEnum) -> Callable[[Any], bool]:
        return lambda state: asks(state) is phase and len(engine.legal(state)) > 1

    new = (Wanted(f"opening-{n}", "a new game", held.opening, n, None, None, game, FEWER) for n in (1, 2))
    reached = (
        Wanted(f"{phase.value}-{n}", says, held.middle, 1000 * n, reaches(phase), None, game, FEWER)
        for phase, says in phases
        for n in (1, 2)
    )
    return (*new, *reached)


GAMES: Final[Mapping[str, tuple[Wanted, ...]]] = {
    "noblemen": NOBLEMEN_WANTED,
    "kings-progress": _wanted("kings-progress", lambda state: state.turn.phase, (
        (kings.Phase.DROP, "a card of the first four goes back"), (kings.Phase.TURN, "a turn"),
        (kings.Phase.KEEP, "cards were drawn for Rumour"), (kings.Phase.GIFT, "a courtier has arrived"),
        (kings.Phase.LOYALTY, "a Loyalty Test"), (kings.Phase.MINOR, "minor gifts are taken"),
        (kings.Phase.SHED, "somebody was first and gives a card"),
    )),
    "bruges": _wanted("bruges", lambda state: state.turn.asks, (
        (bruges.Phase.DRAW, "a card is drawn"), (bruges.Phase.TROUBLES, "a trouble is settled"),
        (bruges.Phase.ADVANCE, "a step may be bought"), (bruges.Phase.ACT, "a turn"),
        (bruges.Phase.EFFECT, "a person's text leaves something to choose"),
    )),
    "palais-royal": _wanted("palais-royal", lambda state: state.turn.phase, (
        (palais.Phase.TURN, "a turn"),
        (palais.Phase.POST, "a servant for the edge"), (palais.Phase.KEEP, "cards were drawn"),
    )),
}  # fmt: skip


def counted(wanted: Wanted) -> Opening:
    held = suite(wanted.game)
    engine = BuiltIn(held.room)
    header = wanted.header()
    lists = _lists(held.room.drawn(engine.begin(header)), wanted.name)
    opening = Opening(wanted.name, f"invented: {wanted.says}", wanted.game, header, lists, (), {})
    counter = Counter(held, engine, Route.LIST)
    begun, left = counter.begin(opening)
    counts: list[int] = []
    while len(counts) < DEEPEST:
        n = counter.below(begun, left, len(counts) + 1)
        if counts and n > wanted.most:
            break
        counts.append(n)
        if n == 0:
            break
    return replace(opening, counts=tuple(counts), divide=counter.divided(opening, len(counts)))


def _lists(words: Mapping[str, Sequence[str]], seed: str) -> dict[str, tuple[str, ...]]:
    """Every kind equally often, in some order."""
    source = Random(seed)
    out: dict[str, tuple[str, ...]] = {}
    for what, kinds in words.items():
        order = [*kinds] * -(-PIECES // len(kinds))
        source.shuffle(order)
        out[what] = tuple(order)
    return out


if __name__ == "__main__":
    for game in sys.argv[1:] or GAMES:
        place = FIXTURES / game / "perft"
        place.mkdir(parents=True, exist_ok=True)
        for each in GAMES[game]:
            opening = counted(each)
            (place / f"{each.name}.json").write_text(written(opening), encoding="utf-8")
            print(game, each.name, *opening.counts, flush=True)
