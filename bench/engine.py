"""The engines beside their peers, in one run: all four games, or those that are named.

A decision is one choice from the list of everything legal: the list is made, one entry is drawn, and it is
done. In our games the verb is drawn first and then the decision, or swaps of tiles would drown everything.
"""

from __future__ import annotations

import argparse
import copy
import os
import platform
import random
import sys
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from timing import Timing, Workload, take_turns, version

from courtroll.verifier.games.bruges.table import playing as bruges
from courtroll.verifier.games.kings_progress.rules.options import EqualBuilds
from courtroll.verifier.games.kings_progress.scoring.control import Control, settlement_of
from courtroll.verifier.games.noblemen.rules.options import SharedChapel
from courtroll.verifier.games.noblemen.scoring import buildings
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.palais_royal.moves.decisions import Recruit
from courtroll.verifier.games.palais_royal.play.recruiting import price_now
from courtroll.verifier.kernel.chance import Outcome, Seeded
from courtroll.verifier.kernel.room import AnyPlayableRoom, room

GAMES = 12
PLAYERS = 4
FULL = 60
STRIPS = (24, 48, 96, 192)
"""Tiles of estates that are all of one pattern, so that only their size differs."""


@dataclass(frozen=True, slots=True)
class Step:
    """A decision that was made: on which table, with which draws, and which table came of it."""

    before: Any
    decision: Any
    drawn: Outcome
    after: Any


def play(held: AnyPlayableRoom, seed: int, kept: list[Step] | None = None) -> tuple[int, int]:
    """One random game: how many decisions, and where they are kept, how long their lists were together."""
    source = random.Random(seed)
    rnd = source.random
    dealer = Seeded(source)
    engine, weights = held.engine(), held.weights()
    begun = {"courtroll": 1, "game": held.name, "players": ["A", "B", "C", "D"], "seed": seed}
    state = held.begin(begun | dict(held.unattended()))
    decisions = listed = 0
    while engine.decider(state) is not None:
        verbs = engine.legal_by_verb(state)
        if weights:
            _, offered = source.choices(verbs, [weights.get(verb.name, 1) for verb, _ in verbs])[0]
        else:
            _, offered = verbs[int(rnd() * len(verbs))]
        decision = offered[int(rnd() * len(offered))]
        before, state = state, engine.run(state, decision, dealer).state
        drawn = dealer.outcome()
        decisions += 1
        if kept is not None:
            listed += sum(len(offered) for _, offered in verbs)
            kept.append(Step(before, decision, drawn, state))
    return decisions, listed


def full_estate(tiles: int) -> Estate:
    """A block of meadows with castles, palaces and chapels as close as the rules let them stand."""
    width = max(3, int(tiles**0.5))
    cells = [frame.cell_at(24 + i % width, 24 + i // width) for i in range(tiles)]
    kinds = {"castle": 0, "palace": 0, "chapel": 0}
    for i, cell in enumerate(cells):
        column, row = i % width, i // width
        if row % 2 == 1 and column % 2 == 1:
            kinds["palace" if (row // 2 + column // 2) % 3 == 0 else "castle"] |= 1 << cell
        elif row % 2 == 0 and column % 2 == 0 and row > 0:
            kinds["chapel"] |= 1 << cell
    return Estate(meadow=sum(1 << cell for cell in cells), **kinds)


def strip(tiles: int) -> Estate:
    """A strip of three rows: a castle every fourth column, a chapel beside each."""
    width = tiles // 3
    cells = [frame.cell_at(column, 30 + row) for row in range(3) for column in range(width)]
    castles = sum(1 << frame.cell_at(column, 31) for column in range(1, width, 4))
    chapels = sum(1 << frame.cell_at(column, 30) for column in range(2, width, 4))
    return Estate(meadow=sum(1 << cell for cell in cells), castle=castles, chapel=chapels)


def own_workloads(game: str) -> tuple[list[Workload], float]:
    """What is timed of a game, and how long its lists are on average."""
    held = room(game)
    assert held is not None
    kept: list[Step] = []
    played = [play(held, seed, kept) for seed in range(GAMES)]
    length = sum(listed for _, listed in played) / sum(decisions for decisions, _ in played)
    engine = held.engine()

    def games() -> int:
        return sum(play(held, seed)[0] for seed in range(GAMES))

    def applies() -> int:
        for step in kept:
            engine.apply(step.before, step.decision, step.drawn)
        return len(kept)

    return [Workload(f"{game}: decision", games), Workload(f"{game}: checked apply", applies), *OWN[game](kept)], length


def noblemen(_: Sequence[Step]) -> list[Workload]:
    estates = {f"a full estate of {FULL} tiles": full_estate(FULL)}
    estates |= {f"a strip of {tiles} tiles": strip(tiles) for tiles in STRIPS}

    def points_of(name: str, estate: Estate) -> Workload:
        def run() -> int:
            for _ in range(2000):
                buildings.estate_points(estate, SharedChapel.EACH_MANOR)
            return 2000

        return Workload(f"points of {name}", run)

    def ledger_of(name: str, estate: Estate) -> Workload:
        def run() -> int:
            for _ in range(500):
                buildings.estate_ledger(0, estate, SharedChapel.EACH_MANOR)
            return 500

        return Workload(f"ledger of {name}", run)

    return [workload for name, each in estates.items() for workload in (points_of(name, each), ledger_of(name, each))]


CONTROL = "kings-progress: control settled after a build"
COPIED = "bruges: a state copied, compared and hashed"
PRICES = "palais-royal: prices of all nobles after a recruit"


def kings_progress(_: Sequence[Step]) -> list[Workload]:
    source = random.Random(3)
    tables = [
        (tuple(source.randrange(9) for _ in range(PLAYERS)), Control(*source.sample(range(-1, PLAYERS), 2)))
        for _ in range(2000)
    ]

    def run() -> int:
        for values, before in tables:
            settlement_of(values, before, EqualBuilds.CLOCKWISE)
        return len(tables)

    return [Workload(CONTROL, run)]


def bruges_states(kept: Sequence[Step]) -> list[Workload]:
    states: list[bruges.Playing] = [step.after for step in kept[:: max(1, len(kept) // 500)]]

    def run() -> int:
        for state in states:
            same = copy.copy(state)
            assert same == state
            hash(same)
        return len(states)

    return [Workload(COPIED, run)]


def palais_royal(kept: Sequence[Step]) -> list[Workload]:
    after = [step.after for step in kept if isinstance(step.decision, Recruit)]

    def run() -> int:
        for state in after:
            for space, there in enumerate(state.park):
                if there >= 0:
                    price_now(state, space)
        return len(after)

    return [Workload(PRICES, run)]


OWN: dict[str, Callable[[Sequence[Step]], list[Workload]]] = {
    "noblemen": noblemen, "kings-progress": kings_progress, "bruges": bruges_states, "palais-royal": palais_royal,
}  # fmt: skip


def catanatron_workloads() -> list[Workload]:
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    def new(seed: int) -> Game:
        colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
        return Game([RandomPlayer(colour) for colour in colours], seed=seed)

    def games() -> int:
        source = random.Random(5)
        decisions = 0
        for seed in range(1, 5):
            random.seed(seed)
            game = new(seed)
            while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
                actions = game.state.playable_actions
                game.execute(actions[int(source.random() * len(actions))], validate_action=False)
                decisions += 1
        return decisions

    mid_games = []
    for seed in range(1, 5):
        random.seed(seed)
        game = new(seed)
        for _ in range(450):
            if game.winning_color() is None:
                game.play_tick()
        mid_games.append(game)

    def copies() -> int:
        for _ in range(300):
            for game in mid_games:
                game.copy()
        return 300 * len(mid_games)

    return [Workload("catanatron decision", games), Workload("catanatron Game.copy", copies)]


def chess_workloads() -> list[Workload]:
    import chess

    def games() -> int:
        source = random.Random(5)
        listed = 0
        for _ in range(6):
            board = chess.Board()
            while True:
                moves = list(board.generate_legal_moves())
                if not moves or board.halfmove_clock >= 150 or board.is_insufficient_material():
                    break
                listed += len(moves)
                board.push(moves[int(source.random() * len(moves))])
        return listed

    return [Workload("chess, per listed move", games)]


def mahjong_workloads() -> list[Workload]:
    from mahjong.hand_calculating.hand import HandCalculator
    from mahjong.hand_calculating.hand_config import HandConfig

    calculator, config = HandCalculator(), HandConfig(is_tsumo=True, is_riichi=True)
    source = random.Random(9)
    hands: list[tuple[list[int], int]] = []
    while len(hands) < 400:
        kinds: list[int] = []
        for _ in range(4):
            if source.random() < 0.7:
                first = 9 * source.randrange(3) + source.randrange(7)
                kinds += [first, first + 1, first + 2]
            else:
                kinds += [source.randrange(34)] * 3
        kinds += [source.randrange(34)] * 2
        if all(kinds.count(kind) <= 4 for kind in kinds):
            tiles = [4 * kind + sorted(kinds)[:i].count(kind) for i, kind in enumerate(sorted(kinds))]
            hands.append((tiles, tiles[-1]))

    def values() -> int:
        for tiles, win in hands:
            calculator.estimate_hand_value(tiles, win, config=config)
        return len(hands)

    return [Workload("mahjong estimate_hand_value", values)]


PEERS = {"catanatron": catanatron_workloads, "chess": chess_workloads, "mahjong": mahjong_workloads}


def goals(found: dict[str, Timing], lengths: dict[str, float]) -> list[tuple[str, float, float]]:
    """What is measured, ours in microseconds, and the most it may be."""
    out = []
    us = {name: timing.microseconds for name, timing in found.items()}
    for game, length in lengths.items():
        if "catanatron decision" in us:
            share = 0.40 if game == "noblemen" else 0.6
            most = share * us["catanatron decision"]
            out.append((f"{game}: decision: {share} of catanatron's", us[f"{game}: decision"], most))
        if "catanatron Game.copy" in us:
            quarter = us["catanatron Game.copy"] / 4
            out.append((f"{game}: checked apply: a quarter of Game.copy", us[f"{game}: checked apply"], quarter))
        if "chess, per listed move" in us and game == "noblemen":
            listed = us[f"{game}: decision"] / length
            out.append((f"{game}: per listed: 0.55 of chess's", listed, 0.55 * us["chess, per listed move"]))
    out += [(name, us[name], most) for name, most in ((CONTROL, 3), (COPIED, 10), (PRICES, 10)) if name in us]
    if "noblemen" not in lengths:
        return out
    if "mahjong estimate_hand_value" in us:
        hand = us["mahjong estimate_hand_value"]
        full = f"a full estate of {FULL} tiles"
        out.append(("points of a full estate: a twentieth of a hand", us[f"points of {full}"], hand / 20))
        out.append(("ledger of a full estate: 0.28 of a hand", us[f"ledger of {full}"], 0.28 * hand))
    for what in ("points", "ledger"):
        small, large = us[f"{what} of a strip of {STRIPS[0]} tiles"], us[f"{what} of a strip of {STRIPS[-1]} tiles"]
        out.append((f"{what}: no worse than linear in the tiles", large, small * STRIPS[-1] / STRIPS[0]))
    return out


def table(found: dict[str, Timing], lengths: dict[str, float], versions: Sequence[str]) -> str:
    lists = ", ".join(f"{game} {length:.1f}" for game, length in lengths.items())
    lines = [
        "# The engines beside their peers",
        "",
        f"Made by `python bench/engine.py` on {date.today().isoformat()}, Python {platform.python_version()}, "
        f"{os.cpu_count()} cores, {platform.machine()}; {', '.join(versions)}.",
        f"Processor time, best of five. Length of a list of legal decisions on average: {lists}.",
        "",
        "| workload | microseconds | worst / best |",
        "| --- | ---: | ---: |",
        *(f"| {t.name} | {t.microseconds:.2f} | {t.spread:.2f} |" for t in found.values()),
        "",
        "| goal | ours | at most | met |",
        "| --- | ---: | ---: | --- |",
        *(
            f"| {name} | {ours:.2f} | {most:.2f} | {'yes' if ours <= most else 'no'} |"
            for name, ours, most in goals(found, lengths)
        ),
    ]
    return "\n".join(lines) + "\n"


def main() -> int:
    warnings.filterwarnings("ignore")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(OWN))
    parser.add_argument("--out", type=Path, help="write the table here as well")
    arguments = parser.parse_args()
    workloads: list[Workload] = []
    lengths: dict[str, float] = {}
    for game in arguments.games or OWN:
        own, lengths[game] = own_workloads(game)
        workloads += own
    versions = []
    for peer, make in PEERS.items():
        installed = version(peer)
        versions.append(f"{peer} {installed}" if installed else f"{peer} missing")
        if installed:
            workloads += make()
    found = take_turns(workloads)
    text = table(found, lengths, versions)
    print(text, end="")
    if arguments.out is not None:
        arguments.out.write_text(text, encoding="utf-8")
    return 0 if all(ours <= most for _, ours, most in goals(found, lengths)) else 1


if __name__ == "__main__":
    sys.exit(main())
