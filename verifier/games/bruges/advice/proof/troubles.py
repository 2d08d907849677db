"""Whether any order of troubles, and any choice of what to lose, leaves more than `troubles` says, asked of z3."""

from __future__ import annotations

from typing import Final

import z3

from courtroll.verifier.games.bruges.advice.proof.terms import InArea, Term, if_so, none_more, total_of
from courtroll.verifier.games.bruges.advice.troubles import Worth
from courtroll.verifier.games.bruges.play.texts import always
from courtroll.verifier.games.bruges.play.threats import CIRCLE, intrigue_loss, pending
from courtroll.verifier.games.bruges.scoring.majorities import majority_points
from courtroll.verifier.games.bruges.table.cards import colour_of
from courtroll.verifier.games.bruges.table.effects import Event
from courtroll.verifier.games.bruges.table.pieces import COLOURS, SIDES, Side, Trouble
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.games.bruges.table.tables import player_of
from courtroll.verifier.kernel.proof.theorem import Proof, Verdict

WORK: Final = 20_000_000
"""What a search may cost, in z3's own units."""


def none_loses_less(state: Playing, best: Worth, work: int = WORK) -> Proof:
    """Whether nothing else leaves the mover more points at a count, then florins, workers and cards."""
    seat = state.turn.mover
    if any(clause.on is Event.TROUBLE for _, clause in always(state, seat)):
        return Proof(Verdict.UNKNOWN, why="a text that a trouble sets off")
    troubles = pending(state, seat)
    player, estate = player_of(state, seat), state.estates[seat]
    colours, homes = range(len(COLOURS)), estate.homes
    # What the fire takes: an empty house of a colour, a person's house, or a tile; and whom the plague takes.
    empty, burnt, tiles = _each("empty", len(COLOURS)), _each("burnt", len(homes)), _each("tile", 2)
    fallen, fire_first = _each("fallen", len(homes)), z3.Bool("fire first")
    rules: list[Term] = [z3.Or(z3.Not(one), z3.Not(other)) for one, other in zip(burnt, fallen, strict=True)]
    houses_of = [sum(colour_of(house) == number for house in estate.empty) for number in colours]
    emptied = [
        total_of(
            if_so(z3.And(falls, z3.Not(fire_first)), 1)
            for falls, home in zip(fallen, homes, strict=True)
            if colour_of(home.house) == number
        )
        for number in colours
    ]
    rules += [z3.Implies(lost, houses_of[n] + emptied[n] > 0) for n, lost in enumerate(empty)]
    rules += [z3.Implies(lost, state.tiles(seat, side) > 0) for side, lost in zip(Side, tiles, strict=True)]
    losses = total_of(if_so(each, 1) for each in (*empty, *burnt, *tiles))
    can_burn = Trouble.FIRE in troubles and (player.houses > 0 or any(player.canals))
    rules.append(losses == int(can_burn))
    falling = total_of(if_so(each, 1) for each in fallen)
    gone_before = total_of(if_so(z3.And(fire_first, each), 1) for each in burnt)
    someone = z3.BoolVal(Trouble.PLAGUE in troubles) if homes else z3.BoolVal(False)
    rules.append(falling == if_so(z3.And(someone, len(homes) > gone_before), 1))

    burning = [
        total_of((if_so(empty[n], 1), *(if_so(each, 1) for each, home in zip(burnt, homes, strict=True)
                                        if colour_of(home.house) == n)))
        for n in colours
    ]  # fmt: skip
    florins = 0 if Trouble.RAID in troubles else state.florins(seat)
    workers = 0 if Trouble.FLOOD in troubles else sum(state.all_workers(seat))
    left, right = (state.tiles(seat, side) - if_so(tiles[SIDES[side]], 1) for side in Side)
    area = InArea(
        [
            (state.deck[home.person].person, z3.Not(z3.Or(fire, falls)))
            for home, fire, falls in zip(homes, burnt, fallen, strict=True)
        ],
        player.houses - total_of(burning),
        [player.house_colours[n] - burning[n] for n in colours],
        florins,
        workers,
        player.threats - CIRCLE * len(troubles),
        (left, right),
        len(player.statues),
    )
    before = player.points - (intrigue_loss(player.points) if Trouble.INTRIGUE in troubles else 0)
    tiles_turned = majority_points(len(player.majorities))
    points = total_of((before, tiles_turned, *player.statues, player.reputation, area.points()))
    cards = state.hand_size(seat) + total_of(if_so(each, 1) for each in burnt)
    return none_more(rules, (points, *map(z3.IntVal, (florins, workers)), cards), best, work)


def _each(name: str, n: int) -> list[Term]:
    return [z3.Bool(f"{name} {number}") for number in range(n)]
