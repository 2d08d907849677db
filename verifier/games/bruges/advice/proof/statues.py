"""Whether fewer cards bring the florins that a section needs than `statues` says, asked of z3."""

from __future__ import annotations

from typing import Any, Final

import z3

from courtroll.verifier.games.bruges.advice.statues import Way
from courtroll.verifier.games.bruges.play import canals
from courtroll.verifier.games.bruges.table.cards import colour_of
from courtroll.verifier.games.bruges.table.equipment import A_ROUND, SECTION
from courtroll.verifier.games.bruges.table.pieces import COLOURS, NUMBER
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.kernel.holdings import cards_in
from courtroll.verifier.kernel.proof.theorem import Proof, Verdict

WORK: Final = 20_000_000
"""What a search may cost, in z3's own units."""


def none_cheaper(state: Playing, seat: int, way: Way, work: int = WORK) -> Proof:
    """Whether no way to use the hand lacks fewer cards, lacks fewer florins, or needs fewer cards for florins."""
    built = state.tiles(seat, way.side)
    spaces = range(built + 1, SECTION + 1)
    colours = [NUMBER[canals.colour(state, seat, way.side, space)] for space in spaces]
    held = [colour_of(card) for card in cards_in(state.hand(seat))]
    tile, coin = ([z3.Int(f"{use} {number}") for number in range(len(COLOURS))] for use in ("tile", "coin"))
    rules: list[Any] = []
    for number in range(len(COLOURS)):
        rules += [tile[number] >= 0, coin[number] >= 0, tile[number] + coin[number] <= held.count(number)]
        rules.append(tile[number] <= colours.count(number))
    dice = state.clock.dice or (0,) * len(COLOURS)
    room = A_ROUND - state.estates[seat].played if state.clock.dice else 0
    rules.append(z3.Sum(coin) <= room)
    lacking = len(colours) - z3.Sum(tile)
    cost = sum(canals.price(state, space) for space in spaces) - state.florins(seat)
    short = cost - z3.Sum([n * die for n, die in zip(coin, dice, strict=True)])
    fewer = z3.Sum(coin) < way.coins
    less = z3.If(short > 0, short, 0)
    better = z3.Or(
        lacking < len(way.lacking),
        z3.And(lacking == len(way.lacking), z3.Or(less < way.short, z3.And(less == way.short, fewer))),
    )
    solver = z3.Solver()
    solver.set("rlimit", work)
    solver.add(*rules, better)
    found = solver.check()
    if found == z3.unsat:
        return Proof(Verdict.PROVED)
    if found == z3.unknown:
        return Proof(Verdict.UNKNOWN, why=solver.reason_unknown())
    return Proof(Verdict.REFUTED, (str(solver.model()),))
