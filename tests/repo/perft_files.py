"""Makes the perft files: `python -m tests.repo.perft_files`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from courtroll.properties.engines.engine import BuiltIn
from courtroll.properties.games.noblemen.making.styles import Somebody, Style
from courtroll.properties.perft import Counter, Opening, Route, written
from courtroll.properties.play.suite import suite
from courtroll.verifier.games.noblemen.moves.decisions import Build
from courtroll.verifier.games.noblemen.table.pieces import CARD_COLUMNS, STACK
from courtroll.verifier.games.noblemen.table.state import Phase, State
from courtroll.verifier.kernel.chance import Seeded
from tests.paths import FIXTURES

FOLDER: Final = FIXTURES / "noblemen" / "perft"
NAMES: Final = ("Frank", "Britta", "Karsten", "Paul", "Anna")
MOST: Final = 80_000
"""The most nodes that are counted at one depth below the first."""
DEEPEST: Final = 7
SUITE: Final = suite("noblemen")
ENGINE: Final = BuiltIn(SUITE.room)


@dataclass(frozen=True)
class Wanted:
    """An opening: a new game, or the first table of random games that is as wanted."""

    name: str
    says: str
    players: int
    edition: str
    seed: int = 0
    found: Callable[[State], bool] | None = None
    style: Style = Style.ROUNDED
    rulings: Mapping[str, str] = field(default_factory=dict)
    first_game: bool = False

    def header(self) -> dict[str, object]:
        new: dict[str, object] = {
            "courtroll": 1, "game": "noblemen", "players": list(NAMES[: self.players]), "edition": self.edition,
        }  # fmt: skip
        if self.rulings:
            new["rulings"] = dict(self.rulings)
        if self.first_game:
            new["first-game"] = True
        if self.found is None:
            return new
        state = self._search(new, self.found)
        return {"courtroll": 1, "game": "noblemen", "position": SUITE.room.write(state)}

    def _search(self, new: Mapping[str, object], found: Callable[[State], bool]) -> State:
        seed = self.seed
        while True:
            source = Random(seed)
            dealer, player, state = Seeded(source), Somebody(self.style, source), ENGINE.begin(new)
            while ENGINE.decider(state) is not None:
                if found(state):
                    out: State = state
                    return out
                state = ENGINE.deal(state, player(state, ENGINE.legal(state)), dealer).state
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
    legal = ENGINE.legal(state)
    return _turn_in(3)(state) and len(legal) > 40 and any(isinstance(decision, Build) for decision in legal)


OTHERWISE: Final = {
    "area-symbol": "shared", "castle-knight": "free-choice", "turn-action": "at-most-one", "swap-time": "between",
    "folly-areas": "once",
}  # fmt: skip
WANTED: Final = (
    Wanted("opening-3-de", "a new game by the German text", 3, "de"),
    Wanted("opening-4-it", "a new game by the Italian text", 4, "it"),
    Wanted("opening-5-de", "a new game by the German text", 5, "de"),
    Wanted("opening-first-game", "a first game, where everybody must start with three of each", 3, "de",
           rulings={"first-game-tiles": "duty"}, first_game=True),
    Wanted("first-turn", "the first turn of a game", 3, "de", 3, _turn),
    Wanted("middle-3-de", "a turn in the second decade", 3, "de", 5, _turn_in(2)),
    Wanted("middle-5-it", "a turn in the second decade", 5, "it", 6, _turn_in(2)),
    Wanted("much-to-build", "a turn in the third decade with much to build", 4, "de", 8, _much_to_build),
    Wanted("other-readings", "a turn by five other readings", 4, "de", 9, _turn_in(2), rulings=OTHERWISE),
    Wanted("knight", "a castle was built: where does its knight go?", 4, "it", 1, _phase(Phase.KNIGHT)),
    Wanted("give", "a knight's victim chooses two tiles", 4, "de", 2, _phase(Phase.GIVE)),
    Wanted("ball", "a ball, where the first player spends", 4, "de", 3, _phase(Phase.SPEND, 2)),
    Wanted("titles", "a ball, where titles are taken", 5, "it", 4, _phase(Phase.TAKE, 2),
           rulings={"title-choice": "free"}),
    Wanted("decade-ends", "the last turn of a decade", 3, "de", 5, _last_turn(1)),
    Wanted("last-turn", "the last turn of a game", 3, "it", 6, _last_turn(3)),
    Wanted("keep", "cards are looked at", 4, "de", 7, _phase(Phase.KEEP)),
    Wanted("vicar", "tiles go back into the bag", 4, "it", 8, _phase(Phase.VICAR)),
    Wanted("donate", "tiles go to the church", 4, "it", 11, _phase(Phase.DONATE), Style.PLAIN),
)  # fmt: skip


def counted(wanted: Wanted) -> Opening:
    header = wanted.header()
    state: State = ENGINE.begin(header)
    opening = Opening(wanted.name, f"invented: {wanted.says}", "noblemen", header, _lists(state, wanted.name), (), {})
    counter = Counter(SUITE, ENGINE, Route.LIST)
    begun, lists = counter.begin(opening)
    counts: list[int] = []
    while len(counts) < DEEPEST:
        n = counter.below(begun, lists, len(counts) + 1)
        if counts and n > MOST:
            break
        counts.append(n)
        if n == 0:
            break
    return replace(opening, counts=tuple(counts), divide=counter.divided(opening, len(counts)))


def _lists(state: State, seed: str) -> dict[str, tuple[str, ...]]:
    """The bag and the unknown part of the stack in some order."""
    words, source = SUITE.room.drawn(), Random(seed)
    tiles = [words["tiles"][kind] for kind, n in enumerate(SUITE.bag(state)) for _ in range(n)]
    stack = state.held[STACK][CARD_COLUMNS]
    cards = [words["cards"][kind] for kind, n in enumerate(stack) for _ in range(n)]
    for card in state.under:
        cards.remove(words["cards"][card])
    source.shuffle(tiles)
    source.shuffle(cards)
    return {"tiles": tuple(tiles), "cards": tuple(cards)}


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for each in WANTED:
        opening = counted(each)
        (FOLDER / f"{each.name}.json").write_text(written(opening), encoding="utf-8")
        print(each.name, *opening.counts)
