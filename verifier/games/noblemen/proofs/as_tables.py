"""Counterexamples as tables: written as a position file, read like any other, and put to the engine itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from courtroll.verifier.games.noblemen.document import Described
from courtroll.verifier.games.noblemen.document.maps import draw
from courtroll.verifier.games.noblemen.moves.decisions import Bribe, Build, Decision
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.room import ROOM
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.noblemen.table.names import say_cell
from courtroll.verifier.games.noblemen.table.pieces import BRIBE, POUND, Building, Title
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.proof.theorem import Shown
from courtroll.verifier.kernel.results import Answer

NAMES: Final = ("A", "B", "C", "D", "E")
FEWEST: Final = 3
REFUSED: Final = "refused"
RICH: Final = 99
"""Pounds enough for whatever is asked about."""
Player = dict[str, object]
Rulings = Mapping[str, str]


def document(moment: str, players: Sequence[Player], rulings: Rulings, **more: object) -> dict[str, object]:
    """A position file; players without a description are added until there are enough."""
    rows = [*players, *({} for _ in range(FEWEST - len(players)))]
    out: dict[str, object] = {"game": "noblemen", "moment": moment, "decade": 3}
    out |= {key.replace("_", "-"): value for key, value in more.items()}
    out["player"] = [{"name": name, "points": 0, **row} for name, row in zip(NAMES, rows, strict=False)]
    if rulings:
        out["rulings"] = dict(rulings)
    return out


def read(position: Mapping[str, object]) -> tuple[Described, str] | None:
    """The table a position file describes, and what of it cannot be; `None` where it cannot be read."""
    described = ROOM.read(position)
    if not isinstance(described, Described):
        return None
    faults = [fault.code for fault in ROOM.faults(described) if fault.severity is Severity.IMPOSSIBLE]
    return described, ", ".join(faults)


def scored(
    position: Mapping[str, object], say: Callable[[Answer], str], wanted: str, *, can_be: bool = False
) -> Shown | None:
    """What the engine says when it scores a table. Where the table is sure to be possible, a fault is its answer."""
    found = read(position)
    if found is None or (found[1] and not can_be):
        return None
    described, faults = found
    return Shown(position, "score", faults or say(ROOM.answer(described)), wanted)


@dataclass(frozen=True, slots=True)
class BallEnd:
    """Where a ball ends: each player's space and title, in the order in which markers are placed."""

    spaces: tuple[int, ...]
    titles: tuple[int, ...]

    def __str__(self) -> str:
        each = zip(NAMES, self.spaces, self.titles, strict=False)
        return ", ".join(f"{name} on {space} {Title(title).name.lower()}" for name, space, title in each)


def at_ball(
    rulings: Rulings, raw: Sequence[int], last: int | None, defined: Callable[[Sequence[int]], BallEnd]
) -> Shown | None:
    """A ball at which the players, from the Queen's owner on, bring so much prestige."""
    raw = (*raw, *(0 for _ in range(FEWEST - len(raw))))
    track = {} if last is None else {"equipment": {"prestige-track": last}}
    position = document("ball", [{"estate-prestige": each} for each in raw], rulings, queen=NAMES[0], **track)
    return scored(position, _ball_end, str(defined(raw)), can_be=True)


def _ball_end(answer: Answer) -> str:
    facts = [player.facts for player in answer.result.players]
    return str(
        BallEnd(
            tuple(int(each["space"]) for each in facts),
            tuple(Title[str(each["title"]).upper()] for each in facts),
        )
    )


def with_titles(titles: Sequence[Title], points: Sequence[int]) -> Shown | None:
    """A ball at which everybody has prestige for any title and takes this one."""
    rows: list[Player] = [
        {"estate-prestige": 30 - seat, "takes": title.name.lower()} for seat, title in enumerate(titles)
    ]
    return scored(document("ball", rows, {}, queen=NAMES[0]), _totals, _points(points))


def _points(points: Sequence[int]) -> str:
    return ", ".join(f"{name} {n} points" for name, n in zip(NAMES, points, strict=False))


def _totals(answer: Answer) -> str:
    return _points(answer.result.totals)


def first_total(answer: Answer) -> str:
    return _points(answer.result.totals[:1])


def with_estate(rulings: Rulings, estate: Estate, points: int) -> Shown | None:
    """The building scoring of one estate."""
    drawn = draw(estate, 0)[1]
    return scored(document("buildings", [{"estate": drawn}], rulings), first_total, _points([points]))


def with_liaisons(cards: int, points: int) -> Shown | None:
    """The end of a game in which one player holds Liaison cards."""
    rows: list[Player] = [{"cards": ["liaison"] * cards, "money": 0}, {"money": 0}, {"money": 0}]
    return scored(document("game-end", rows, {}), first_total, _points([points]))


def at_the_end(points: Sequence[int], money: Sequence[int], ranks: Sequence[int]) -> Shown | None:
    """The end of a game with these points and so much money."""
    rows: list[Player] = [{"points": each, "money": pounds} for each, pounds in zip(points, money, strict=True)]
    return scored(document("game-end", rows, {}), lambda answer: _places(answer.result.ranks), _places(ranks))


def _places(ranks: Sequence[int]) -> str:
    return ", ".join(f"{name} in place {rank}" for name, rank in zip(NAMES, ranks, strict=False))


def asked(
    position: Mapping[str, object],
    question: str,
    decision: Decision,
    wanted: str,
    say: Callable[[State, State], str] = lambda before, after: "legal",
) -> Shown | None:
    """What the engine says to a decision of the player in turn, and what comes of it if it is legal."""
    found = read(position)
    if found is None or found[1]:
        return None
    described, _ = found
    state = described.position.state
    objections = NOBLEMEN.objections(state, decision)
    if objections:
        return Shown(position, question, REFUSED, wanted)
    return Shown(position, question, say(state, NOBLEMEN.run(state, decision, Noting()).state), wanted)


def building(estate: Estate, kind: Building, cell: int, wanted: bool) -> Shown | None:
    """Whether a building may stand there. What is no meadow is shown as a field, so that the land hangs together."""
    column, row = frame.column_row(cell)
    near = sum(1 << frame.cell_at(x, y) for x in range(column - 2, column + 3) for y in range(row - 2, row + 3))
    corner, drawn = draw(replace(estate, field=near & ~estate.meadow))
    position = document("turn", [{"estate": drawn, "money": RICH}], {}, turn=NAMES[0])
    place = frame.cell_at(column - corner[0], row - corner[1])
    found = read(position)
    if found is None:
        return None
    corner = found[0].names.corners[0]
    there = frame.cell_at(corner[0] + frame.column_row(place)[0], corner[1] + frame.column_row(place)[1])
    question = f"{NAMES[0]}: build {kind.name.lower()} {say_cell(place, (0, 0))}"
    return asked(position, question, Build(kind, there), "legal" if wanted else REFUSED)


def bribing(rulings: Rulings, pounds: int, mine: int, pile: int, n: int, may: bool) -> Shown | None:
    """Whether so many bribes may be bought, and what comes of it."""
    row: Player = {"money": pounds, "bribes": mine}
    position = document("turn", [row], rulings, turn=NAMES[0], board={"bribes": pile})
    wanted = _bought(n, 2 * n, n) if may else REFUSED
    return asked(position, f"{NAMES[0]}: bribe {n}", Bribe(n), wanted, _trade)


def _trade(before: State, after: State) -> str:
    return _bought(
        after.holds(0, BRIBE) - before.holds(0, BRIBE),
        before.holds(0, POUND) - after.holds(0, POUND),
        after.points[0] - before.points[0],
    )


def _bought(bribes: int, pounds: int, points: int) -> str:
    return f"{bribes} bribes for {pounds} pounds, {points} points"
