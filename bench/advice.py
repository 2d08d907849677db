"""The best placement of buildings beside OR-tools' CP-SAT: the answer, and z3's check of it, in one run.

Everything takes turns on the same estates, warm, models built anew each time, on one core; each keeps its best
repeat, in processor time. All three must agree. CP-SAT is given the same rules as "at most one in every square of
four cells", palaces only, as nothing limits them. A second table times why a building can stand nowhere.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from timing import Timing, Workload, take_turns, version

from courtroll.verifier.games.noblemen.advice.buildings import best_placement
from courtroll.verifier.games.noblemen.advice.solver import none_better
from courtroll.verifier.games.noblemen.moves.decisions import Build
from courtroll.verifier.games.noblemen.play.building import build
from courtroll.verifier.games.noblemen.play.setup import deal_out
from courtroll.verifier.games.noblemen.rules.options import NoblemenRuleset, SharedChapel
from courtroll.verifier.games.noblemen.settle.helping import barred_everywhere, what_would_help
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.equipment import standard
from courtroll.verifier.games.noblemen.table.estate import Estate, bars, lay_bars, legal_cells, with_building, with_tile
from courtroll.verifier.games.noblemen.table.pieces import Building, Tile
from courtroll.verifier.games.noblemen.table.state import Box, State
from courtroll.verifier.kernel.proof.theorem import Verdict
from courtroll.verifier.kernel.settling.questions import Refused

READING = SharedChapel.EACH_MANOR
ANSWER_GOAL, CHECK_GOAL = 0.5, 5.0
"""At 25 tiles, in times of CP-SAT."""
NOWHERE_GOAL = 50.0
"""Milliseconds at 60 tiles."""


@dataclass(frozen=True, slots=True)
class Case:
    name: str
    estates: tuple[Estate, ...]
    judged: bool = False


def meadows(columns: int, rows: int) -> Estate:
    return Estate(meadow=sum(1 << frame.cell_at(20 + c, 20 + r) for c in range(columns) for r in range(rows)))


def grown(tiles: int, seed: int, kinds: tuple[Tile, ...]) -> Estate:
    """An estate as a game may grow it: each tile where it touches most of the others, ties at random."""
    source = random.Random(seed)
    estate = with_tile(Estate(), Tile.MEADOW, frame.START)
    for _ in range(tiles - 1):
        places = list(frame.cells_of(legal_cells(lay_bars(estate.land))))
        place = max(places, key=lambda cell: (frame.count_around(estate.land, cell), source.random()))
        estate = with_tile(estate, source.choice(kinds), place)
    return estate


def cases() -> tuple[Case, ...]:
    mixed = (Tile.FIELD, Tile.MEADOW, Tile.MEADOW, Tile.MEADOW)
    return (
        Case("5 by 5 meadows", (meadows(5, 5),), judged=True),
        Case(
            "25 tiles, three in four meadows, ten estates", tuple(grown(25, n, mixed) for n in range(10)), judged=True
        ),
        Case("6 by 6 meadows", (meadows(6, 6),)),
        Case("8 by 6 meadows: all of a box", (meadows(8, 6),)),
        Case("60 tiles, three in four meadows, five estates", tuple(grown(60, n, mixed) for n in range(5))),
    )


def cp_sat(estate: Estate) -> int:
    from ortools.sat.python import cp_model

    land, meadow = (set(map(frame.column_row, frame.cells_of(cells))) for cells in (estate.land, estate.meadow))
    model = cp_model.CpModel()
    around = [(c, r) for c in (-1, 0, 1) for r in (-1, 0, 1)]
    inside = [(c, r) for c, r in meadow if all((c + dc, r + dr) in land for dc, dr in around)]
    palace = {spot: model.new_bool_var("") for spot in inside}
    chapel = {spot: model.new_bool_var("") for spot in meadow}
    for spot in inside:
        model.add_at_most_one(palace[spot], chapel[spot])
    for column, row in {(c - dc, r - dr) for c, r in meadow for dc in (0, 1) for dr in (0, 1)}:
        square = [(column + dc, row + dr) for dc in (0, 1) for dr in (0, 1)]
        for kind in (palace, chapel):
            model.add_at_most_one(kind[spot] for spot in square if spot in kind)
    worth = [5 * each for each in palace.values()]
    for c, r in inside:
        for dc, dr in around:
            if (dc or dr) and (c + dc, r + dr) in chapel:
                both = model.new_bool_var("")
                model.add_implication(both, palace[c, r])
                model.add_implication(both, chapel[c + dc, r + dr])
                worth.append(2 * both)
    model.maximize(sum(worth))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    if solver.solve(model) != cp_model.OPTIMAL:
        raise RuntimeError("CP-SAT found no best placement")
    return int(solver.objective_value)


def answered(estate: Estate) -> int:
    return best_placement(estate, READING).points


def checked(estate: Estate, points: int) -> bool:
    return none_better(estate, READING, points).verdict is Verdict.PROVED


def measured(case: Case, repeats: int) -> tuple[dict[str, Timing], int]:
    """The timings for one estate, and of how many estates z3 finished the check within its budget."""
    points = [answered(estate) for estate in case.estates]
    proved = sum(map(checked, case.estates, points))
    if [cp_sat(estate) for estate in case.estates] != points:
        raise RuntimeError(f"{case.name}: the answers differ")

    def over(work: Callable[[Estate], object]) -> Callable[[], int]:
        def run() -> int:
            for estate in case.estates:
                work(estate)
            return len(case.estates)

        return run

    known = dict(zip(case.estates, points, strict=True))
    work = [Workload("answer", over(answered)), Workload("cp-sat", over(cp_sat))]
    if proved == len(points):
        work.append(Workload("check", over(lambda estate: checked(estate, known[estate]))))
    return take_turns(work, repeats), proved


def table_of(estate: Estate) -> State:
    """A game's beginning, with an estate for the player in turn."""
    ruleset = NoblemenRuleset.preset("de")
    box = Box(ruleset, standard(ruleset), ("Anna", "Bert", "Cleo"))
    state = deal_out(box)
    estates = list(state.estates)
    estates[state.turn.seat] = estate
    return replace(state, estates=tuple(estates))


def barred_tables() -> list[tuple[State, Build]]:
    """Estates of 60 tiles on which a building can stand nowhere, as states with the question."""
    out: list[tuple[State, Build]] = []
    for seed in range(60):
        source = random.Random(seed)
        estate = grown(60, seed, (Tile.FIELD, Tile.MEADOW, Tile.GROVE))
        wanted = (Building.CASTLE, Building.PALACE, Building.CHAPEL)[seed % 3]
        built = (Building.CASTLE, Building.PALACE, Building.CHAPEL)
        for _ in range(200):
            kind = source.choice(built)
            places = list(frame.cells_of(legal_cells(bars(estate, kind))))
            if places:
                estate = with_building(estate, kind, source.choice(places))
        if not legal_cells(bars(estate, wanted)):
            out.append((table_of(estate), build(wanted, frame.START)))
    return out


def nowhere_milliseconds() -> tuple[int, float, float]:
    """How many tables, and the mean and the worst time for all sets of rules, the pieces, and what would help."""
    tables = barred_tables()
    times = []
    for state, decision in tables:

        def run(state: State = state, decision: Build = decision) -> int:
            helps = what_would_help(Refused(state, decision, ()))
            return bool(barred_everywhere(state, decision)) + bool(helps) - 1

        times.append(take_turns([Workload("nowhere", run)], 3)["nowhere"].microseconds / 1000)
    return len(tables), sum(times) / len(times), max(times)


def row(case: Case, timings: dict[str, Timing], proved: int) -> tuple[str, bool]:
    answer, peer = timings["answer"].microseconds, timings["cp-sat"].microseconds
    held = answer <= ANSWER_GOAL * peer
    cells = [case.name, f"{answer / 1000:.2f}", f"{peer / 1000:.2f}"]
    if "check" in timings:
        check = timings["check"].microseconds
        held = held and check <= CHECK_GOAL * peer
        cells += [f"{check / 1000:.1f}", f"{answer / peer:.3f}", f"{check / peer:.1f}"]
    else:
        held = False
        cells += [f"given up on {len(case.estates) - proved} of {len(case.estates)}", f"{answer / peer:.3f}", "-"]
    verdict = ("held" if held else "missed") if case.judged else ""
    return f"| {' | '.join([*cells, verdict])} |", held or not case.judged


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    if version("ortools") is None or version("z3-solver") is None:
        sys.exit("missing: pip install ortools z3-solver")
    lines = [
        "# Advice",
        "",
        f"{date.today()}, Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores in use by "
        f"others too (load {os.getloadavg()[0]:.1f} at the start), OR-tools {version('ortools')}, "
        f"z3 {version('z3-solver')}.",
        "",
        "Milliseconds of processor time for one estate, model building included, best of "
        f"{arguments.repeats}, warm. Goals, at 25 tiles: the answer at most {ANSWER_GOAL} of CP-SAT, the check at "
        f"most {CHECK_GOAL:.0f} times it.",
        "",
        "| estates | answer | CP-SAT | z3 check | answer / CP-SAT | check / CP-SAT | goals |",
        "| --- | ---: | ---: | ---: | ---: | ---: | --- |",
    ]
    all_held = True
    for case in cases():
        text, held = row(case, *measured(case, arguments.repeats))
        lines.append(text)
        all_held = all_held and held
    tables, mean, worst = nowhere_milliseconds()
    held = worst <= NOWHERE_GOAL
    lines += [
        "",
        f"Why nowhere, and all that would help: {tables} tables of 60 tiles, {mean:.1f} ms on average, {worst:.1f} ms "
        f"at worst (goal {NOWHERE_GOAL:.0f} ms: {'held' if held else 'missed'}).",
    ]
    text = "\n".join(lines) + "\n"
    print(text)
    if arguments.out is not None:
        arguments.out.write_text(text, encoding="utf-8")
    sys.exit(0 if all_held and held else 1)


if __name__ == "__main__":
    main()
