"""Recruiting: what a noble costs, what is paid and who stays; cards kept; and when the game ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from typing import Final, assert_never

import z3

from courtroll.verifier.games.palais_royal.moves import decisions as d
from courtroll.verifier.games.palais_royal.moves.draft import Draft
from courtroll.verifier.games.palais_royal.play import drawing, recruiting, rounds
from courtroll.verifier.games.palais_royal.proofs.castle import laid_out, moved, with_powers, with_servants
from courtroll.verifier.games.palais_royal.proofs.printed import FEW_NOBLES, PLAYERS
from courtroll.verifier.games.palais_royal.rules import box as box_rules
from courtroll.verifier.games.palais_royal.rules import nobles as noble_rules
from courtroll.verifier.games.palais_royal.rules import privileges as card_rules
from courtroll.verifier.games.palais_royal.rules import recruiting as rules
from courtroll.verifier.games.palais_royal.rules import scoring as scoring_rules
from courtroll.verifier.games.palais_royal.rules import turn as turn_rules
from courtroll.verifier.games.palais_royal.rules.options import PalaisRoyalRuleset, SealCard
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.nobles import Noble
from courtroll.verifier.games.palais_royal.table.park import ASSUMED_PARK, EMPTY, servant
from courtroll.verifier.games.palais_royal.table.park import park as park_of
from courtroll.verifier.games.palais_royal.table.pieces import (
    CARD_COLUMNS,
    CARDS,
    COIN,
    DECK,
    DISCARD,
    IN_BOX,
    IN_PARK,
    LOOKED,
    Kind,
    Room,
)
from courtroll.verifier.games.palais_royal.table.playing import RECRUITING, Clock, Phase, Playing
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.equipment import Source, Value
from courtroll.verifier.kernel.legality import failing
from courtroll.verifier.kernel.proof.theorem import Number, Proof, Prover, Statement, Terms, Theorem, named

# -------------------------------------------------------------------------------------------------- prices


def _price(prover: Prover) -> Iterator[Proof]:
    """One space more that is empty makes it one less, and never less than nothing."""

    def both(v: Sequence[int]) -> tuple[int, int]:
        return recruiting.price(v[0], v[1]), recruiting.price(v[0], v[1] + 1)

    def claim(v: Terms, found: Terms) -> z3.BoolRef:
        now, then = found
        return z3.And(
            now >= 0, now <= v[0],
            z3.Implies(v[1] == 0, now == v[0]),
            z3.If(now > 0, then == now - 1, then == 0),
        )  # fmt: skip

    symbols = (Number("gold"), Number("empty spaces"))
    yield prover.holds(Statement(symbols, both, claim, lambda v: [v[0] >= 0, v[1] >= 0]))
    for space, name in SPACES.items():
        near = len(STATUE_PARK.near[space])
        cases = product((0, EMPTY, servant(0), servant(1)), repeat=near)
        yield from named([prover.every(cases, partial(_is_price, space), partial(_around, space))], name)


COSTLY: Final = 4
CORNER, EDGE, INSIDE, BY_STATUE = 0, 2, 28, 14
STATUE_PARK: Final = park_of(
    ASSUMED_PARK.rows,
    {name: [ASSUMED_PARK.cells[space] for space in edge] for name, edge in ASSUMED_PARK.edges},
    apart=[(ASSUMED_PARK.cells[BY_STATUE], ASSUMED_PARK.cells[near]) for near in (7, 8, 9, 13)],
)
"""The park that stands in for a typed one, with a statue on four sides of a space."""
SPACES: Final = {CORNER: "a corner", EDGE: "the edge", BY_STATUE: "beside statues"}


def _is_price(space: int, around: Sequence[int]) -> bool:
    """Whether each of the spaces next to it that holds no noble makes a noble of four gold one cheaper."""
    noble = 1
    state = laid_out(PLAYERS[0], nobles=[Noble("beside"), Noble("costly", gold=COSTLY)])
    state = state.with_equipment(park=Value(STATUE_PARK, Source.TYPED))
    lies = dict(zip(STATUE_PARK.near[space], around, strict=True)) | {space: noble}
    laid = tuple(lies.get(n, EMPTY) for n in range(len(STATUE_PARK.cells)))
    empty = sum(there != 0 for there in around)
    return recruiting.price_now(replace(state, park=laid), space) == max(0, COSTLY - empty)


def _around(space: int, around: Sequence[int]) -> str:
    words = {0: "a noble", EMPTY: "nothing", servant(0): "an own servant", servant(1): "another's servant"}
    return f"next to space {space + 1}: {', '.join(words[there] for there in around)}"


# ------------------------------------------------------------------------------------------------- payment


def spends_whole_cards(reading: SealCard) -> bool:
    match reading:
        case SealCard.ONE_NOBLE:
            return True
        case SealCard.WHOLE_ACTION:
            return False
        case _ as never:
            assert_never(never)


NAMED: Final = (
    "gold of the noble", "its turquoise", "its violet", "gold", "in the office", "with the King", "with Madame",
    "in the supply", "wild seals", "of them for turquoise", "for violet",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Paid:
    """A player recruits a noble. Values: as they are named above."""

    reading: SealCard
    space: int
    empty: int
    """Spaces next to it without a noble."""

    def state(self, v: Sequence[int]) -> Playing:
        gold, turquoise, violet, purse, office, king, pompadour, supply, wild, *_ = v
        ruleset = PalaisRoyalRuleset("it", seal_card=self.reading)
        start = laid_out(PLAYERS[0], ruleset, [Noble("wanted", gold, turquoise, violet), Noble("beside")])
        near = ASSUMED_PARK.near[self.space]
        beside = dict.fromkeys(near[self.empty :], 1) | {self.space: 0}
        park = tuple(beside.get(n, EMPTY) for n in range(len(ASSUMED_PARK.cells)))
        rooms = {Room.OFFICE: (office,), Room.KING: (king,), Room.POMPADOUR: (pompadour,)}
        state = with_servants(start, rooms)
        held = moved(state.held, {(pieces.supply(0), 0): supply, (pieces.supply(0), COIN): purse})
        return replace(
            state,
            held=held,
            park=park,
            nobles=moved(state.nobles, {(IN_PARK, 0): 1, (IN_BOX, 0): 0}),
            turn=state.turn._replace(stage=RECRUITING, wild=wild),
        )

    def run(self, v: Sequence[int]) -> tuple[int, ...] | None:
        """What is left of everything, and whether a servant has to be posted; nothing where it is refused."""
        state = self.state(v)
        decision = d.Recruit(ASSUMED_PARK.cells[self.space], v[9], v[10])
        if failing(recruiting.checks(state, decision)):
            return None
        draft = Draft(state, Noting())
        recruiting.effect(draft, decision)
        held, supply = draft.held, pieces.supply(0)
        rooms = (held[room][0] for room in (Room.OFFICE, Room.KING, Room.POMPADOUR))
        everywhere = sum(row[0] for row in held) - sum(row[0] for row in state.held)
        posts = int(draft.turn.phase is Phase.POST)
        return (held[supply][COIN], *rooms, held[supply][0], draft.turn.wild, everywhere, posts)

    def given(self, v: Terms) -> list[z3.BoolRef]:
        return [each >= 0 for each in v]

    def claim(self, v: Terms, found: Terms) -> z3.BoolRef:
        gold, turquoise, violet, purse, office, king, pompadour, supply, wild, for_turquoise, for_violet = v
        costs = z3.If(gold > self.empty, gold - self.empty, 0)
        back = turquoise - for_turquoise, violet - for_violet
        may = z3.And(
            office > 0, for_turquoise + for_violet <= wild, purse >= costs,
            back[0] >= 0, back[1] >= 0, king >= back[0], pompadour >= back[1],
        )  # fmt: skip
        if found is None:
            return z3.Not(may)
        money, in_office, with_king, with_pompadour, mine, left, everywhere, posts = found
        used = for_turquoise + for_violet
        if spends_whole_cards(self.reading):
            used = z3.If(used % 2 == 0, used, used + 1)
        return z3.And(
            may,
            money == purse - costs,
            in_office == office - 1, with_king == king - back[0], with_pompadour == pompadour - back[1],
            mine == supply + 1 + back[0] + back[1], mine >= 1, everywhere == 0,
            left == wild - used,
            posts == int(bool(ASSUMED_PARK.sides[self.space])),
        )  # fmt: skip

    def proofs(self, prover: Prover) -> Iterator[Proof]:
        yield prover.holds(Statement(tuple(map(Number, NAMED)), self.run, self.claim, self.given))


def _payments(prover: Prover) -> Iterator[Proof]:
    for reading, (space, empty) in product(SealCard, ((CORNER, 0), (EDGE, 2), (INSIDE, 0))):
        about = (f"seal-card = {reading}", f"space {space + 1}", f"{empty} empty spaces beside")
        yield from named(Paid(reading, space, empty).proofs(prover), *about)


# --------------------------------------------------------------------------------------------------- cards


@dataclass(frozen=True, slots=True)
class Back:
    """A player with servants at the back door draws cards and keeps as many as may be, or wants fewer."""

    servants: int
    noble: bool
    drawn: int
    deck: int
    discards: int
    wanted: int

    def state(self) -> Playing:
        state = with_powers(PLAYERS[0], [(Kind.CARDS, 3)] if self.noble else [])
        held = moved(with_servants(state, {Room.BACK_DOOR: (self.servants,)}).held, self._piles())
        return replace(state, held=held)

    def _piles(self) -> dict[tuple[int, int], int]:
        """Two kinds of cards are enough."""
        none = {(DECK, column): 0 for column in range(CARDS, CARDS + 9)}
        return none | {(DECK, CARDS): self.deck, (DISCARD, CARDS + 1): self.discards}

    def is_right(self) -> bool:
        state = self.state()
        decision = drawing.draw(self.drawn)
        may = self.servants > 0 and self.drawn <= self.servants + (3 if self.noble else 0)
        there = self.deck + self.discards
        refused = bool(failing(drawing.draw_checks(state, decision)))
        if refused != (not may or not there) or refused != (decision not in drawing.draw_offers(state)):
            return False
        return refused or self._keeps(state)

    def _keeps(self, state: Playing) -> bool:
        """Each card kept takes a servant from the back door, and no card is made or lost."""
        draft = Draft(state, Noting())
        drawing.draw_effect(draft, drawing.draw(self.drawn))
        looked, kept = sum(draft.held[LOOKED][CARD_COLUMNS]), 0
        while draft.turn.phase is Phase.KEEP and kept < self.wanted:
            drawing.keep_effect(draft, drawing.keep_offers(draft.freeze())[0])
            kept += 1
        if draft.turn.phase is Phase.KEEP:
            drawing.refuse(draft)
        most = min(looked, self.servants)
        hand, door = sum(draft.held[pieces.hand(0)][CARD_COLUMNS]), draft.held[Room.BACK_DOOR][0]
        every = sum(sum(row[CARD_COLUMNS]) for row in draft.held)
        return (
            looked == min(self.drawn, self.deck + self.discards)
            and hand == kept == min(self.wanted, most)
            and door == self.servants - kept
            and every == self.deck + self.discards
        )


def _cards(prover: Prover) -> Iterator[Proof]:
    every = product(range(4), (False, True), range(1, 8), range(4), range(4), range(5))
    yield prover.every((Back(*each) for each in every), Back.is_right)


# --------------------------------------------------------------------------------------------------- rounds


@dataclass(frozen=True, slots=True)
class Lap:
    """A round. Values: the nobles left in the park when it begins, those left later in it, and its number."""

    players: int
    start: int
    limit: int

    def run(self, v: Sequence[int]) -> tuple[int, ...]:
        """Whether everybody had one turn, in order from the start player, and whether the game is over then."""
        begins, later, number = v
        state = laid_out(self.players).with_equipment(round_limit=self.limit)
        draft = Draft(replace(state, clock=Clock(self.start)), Noting())
        draft.nobles = moved(draft.nobles, {(IN_PARK, 0): begins})
        rounds.begin_round(draft, number)
        movers = []
        for _ in range(self.players):
            movers.append(draft.turn.seat)
            draft.nobles = moved(draft.nobles, {(IN_PARK, 0): later})
            if len(movers) < self.players:
                rounds.end_turn(draft)
        order = [(self.start + n) % self.players for n in range(self.players)]
        last = draft.clock.last_round
        if last:
            draft.nobles = moved(draft.nobles, {(IN_PARK, 0): 0})
        rounds.end_turn(draft)
        over = draft.turn.phase is Phase.OVER
        return int(movers == order), int(over), draft.clock.round, int(not over and draft.turn.seat == self.start)

    def claim(self, v: Terms, found: Terms) -> z3.BoolRef:
        begins, _, number = v
        in_order, over, then, again = found
        limited = z3.And(self.limit > 0, number >= self.limit)
        return z3.And(
            in_order == 1,
            over == z3.If(z3.Or(begins <= FEW_NOBLES, limited), 1, 0),
            z3.If(over == 1, then == number, z3.And(then == number + 1, again == 1)),
        )

    def proofs(self, prover: Prover) -> Iterator[Proof]:
        symbols = tuple(map(Number, ("nobles at first", "nobles later", "round")))
        yield prover.holds(Statement(symbols, self.run, self.claim, lambda v: [v[0] >= v[1], v[1] >= 0, v[2] >= 1]))


def _rounds(prover: Prover) -> Iterator[Proof]:
    for players, limit in product(PLAYERS, (0, 30)):
        for start in range(players):
            about = f"player {start + 1} begins, round-limit = {limit}"
            yield from named(Lap(players, start, limit).proofs(prover), about)


THEOREMS: Final = (
    Theorem(
        "palais-royal.theorem.prices",
        (rules.GOLD, rules.DISCOUNT, rules.DISCOUNT_FLOOR, rules.DISCOUNT_STATUES, rules.DISCOUNT_SERVANTS),
        "A noble costs its gold less one for each space next to it without a noble, a servant's space too, and never "
        "less than nothing: one space that is emptied makes it cheaper by one at most, and none makes it dearer.",
        (), "all gold and numbers of spaces; nobles, servants and nothing on every space next to one in a corner, on "
        "the edge, and beside statues, one by one, for a noble of four gold", _price,
        held=("Playing.clock", "Playing.points", "Playing.turn", "Playing.turned", "readings"),
    ),
    Theorem(
        "palais-royal.theorem.payment",
        (rules.OFFICE, rules.GOLD, rules.TURQUOISE, rules.VIOLET, card_rules.SEALS, card_rules.SEALS_SHARED,
         rules.EDGE_SERVANT, rules.EDGE_RETURNED, box_rules.SERVANTS_EACH),
        "A noble is refused exactly if gold, a servant in the office, or servants and wild seals for each of its seals "
        "are short, or a wild seal is none of its seals; else just those go back, no servant is lost, and who "
        "must post one to the edge has one.",
        (2,), "all costs, gold, servants and wild seals; a space in a corner and one inside, nobles all around, and "
        "one on the edge beside two empty ones; both readings of seal-card", _payments,
        held=(
            "Playing.clock", "Playing.points", "Playing.turned", "Turn.diagonals", "Turn.drew", "Turn.either",
            "Turn.endless", "Turn.entered", "Turn.fresh", "Turn.kept", "Turn.king", "Turn.leading", "Turn.left",
            "Turn.minted", "Turn.noted", "Turn.phase", "Turn.pompadour", "Turn.reinforcements", "Turn.seat",
            "Turn.space", "Turn.stage", "Turn.steps", "other readings",
        ),
    ),
    Theorem(
        "palais-royal.theorem.kept-cards",
        (card_rules.DRAW, card_rules.LOOK, card_rules.KEEP, card_rules.DISCARD, card_rules.RESHUFFLE, card_rules.SHORT,
         noble_rules.CARDS, noble_rules.CARDS_KEPT),
        "Cards are drawn up to the servants at the back door and those of a noble, if a servant is there, and as many "
        "as both piles have; at most as many are kept as servants leave the back door, and no card is lost.",
        (2,), "up to three servants, seven cards asked for, three on each pile, with a noble for three and without, "
        "keeping up to four, one by one; keep-none = allowed", _cards,
        held=(
            "Playing.clock", "Playing.park", "Playing.points", "Playing.turned", "Turn.diagonals", "Turn.either",
            "Turn.endless", "Turn.entered", "Turn.fresh", "Turn.kept", "Turn.king", "Turn.leading", "Turn.left",
            "Turn.minted", "Turn.noted", "Turn.pompadour", "Turn.reinforcements", "Turn.seat", "Turn.space",
            "Turn.steps", "Turn.wild", "readings",
        ),
    ),
    Theorem(
        "palais-royal.theorem.equal-turns",
        (scoring_rules.TRIGGER, scoring_rules.LAST_ROUND, scoring_rules.ROUND_LIMIT, turn_rules.ORDER),
        "In every round everybody has one turn, in order from the start player; the game ends after a round exactly if "
        "it began with twelve nobles or fewer in the park, or by an agreed limit: so everybody has had as many turns.",
        PLAYERS, "all numbers of nobles when a round begins and later in it; every start player; no limit, and one of "
        "30 rounds", _rounds,
        held=(
            "Playing.park", "Playing.points", "Playing.turned", "Turn.diagonals", "Turn.drew", "Turn.either",
            "Turn.endless", "Turn.entered", "Turn.fresh", "Turn.kept", "Turn.king", "Turn.leading", "Turn.left",
            "Turn.minted", "Turn.noted", "Turn.phase", "Turn.pompadour", "Turn.reinforcements", "Turn.space",
            "Turn.stage", "Turn.steps", "Turn.wild", "readings",
        ),
    ),
)  # fmt: skip
