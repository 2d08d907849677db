"""What privilege cards bring and when they are played, what the mint pays, and servants from the common supply."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Final, assert_never

import z3

from courtroll.verifier.games.palais_royal.moves.draft import Draft
from courtroll.verifier.games.palais_royal.play import cards, chambers
from courtroll.verifier.games.palais_royal.proofs.castle import laid_out, leads, moved, with_powers, with_servants
from courtroll.verifier.games.palais_royal.proofs.printed import (
    CARDS_OF_A_KIND,
    GOLD_BY_CARD,
    PLAYERS,
    SEALS_BY_CARD,
    STEPS_BY_CARD,
    WITH_GATE,
)
from courtroll.verifier.games.palais_royal.rules import nobles as noble_rules
from courtroll.verifier.games.palais_royal.rules import privileges as rules
from courtroll.verifier.games.palais_royal.rules import rooms as room_rules
from courtroll.verifier.games.palais_royal.rules.options import DoubleCard, EmptyRoomTie, PalaisRoyalRuleset
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.pieces import BANK, CARDS, COIN, DECK, DISCARD, Card, Kind, Room
from courtroll.verifier.games.palais_royal.table.playing import Playing
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.equipment import Source, Value
from courtroll.verifier.kernel.legality import failing
from courtroll.verifier.kernel.proof.shown import REFUSED, put_to
from courtroll.verifier.kernel.proof.theorem import (
    AsTable,
    Number,
    Proof,
    Prover,
    Shown,
    Statement,
    Terms,
    Theorem,
    named,
    numbers,
)

# --------------------------------------------------------------------------------------------------- cards

STAGES: Final = range(6)
"""Before all actions, then the five of them."""
LAST: Final = {
    Card.MAJORITIES: 0, Card.GATE: 1, Card.FIVE_STEPS: 2, Card.NINE_STEPS: 2, Card.SEALS: 4,
    Card.GOLD: 5, Card.TWO_POINTS: 5, Card.FOUR_POINTS: 5,
}  # fmt: skip
"""The last stage in which a card is played: before the first action, or as the card names an action."""
AT: Final = {Card.GATE: 1, Card.GATE_AND_STEPS: 1, Card.FIVE_STEPS: 2, Card.NINE_STEPS: 2, Card.SEALS: 4}
"""Cards that begin an action."""
OPEN: Final = (Card.MAJORITIES, Card.TWO_POINTS, Card.FOUR_POINTS)


def last_stage(card: Card, reading: DoubleCard) -> int:
    if card is not Card.GATE_AND_STEPS:
        return LAST[card]
    match reading:
        case DoubleCard.AT_REINFORCEMENT:
            return 1
        case DoubleCard.ALSO_AT_MOVEMENT:
            return 2
        case _ as never:
            assert_never(never)


@dataclass(frozen=True, slots=True)
class Played:
    """A card is played in a stage of a turn. Values: gold, the card's cost, how many of it are in hand, and what the
    turn has left: reinforcements, steps, wild seals, each as far as its stage has them.
    """

    card: Card
    stage: int
    reading: DoubleCard

    @property
    def symbols(self) -> tuple[Number, ...]:
        return tuple(map(Number, ("gold", "cost", "in hand", "reinforcements", "steps", "wild seals")))

    def given(self, v: Terms) -> list[z3.BoolRef]:
        _, _, _, reinforcements, steps, wild = v
        none = (
            [] if self.stage == 1 else [reinforcements == 0],
            [] if self.stage in (1, 2) else [steps == 0],
            [] if self.stage == 4 else [wild == 0],
        )
        return [*(each >= 0 for each in v), v[2] <= CARDS_OF_A_KIND, *(each for row in none for each in row)]

    def state(self, v: Sequence[int]) -> Playing:
        gold, cost, in_hand, reinforcements, steps, wild = v
        start = laid_out(PLAYERS[0], PalaisRoyalRuleset("it", double_card=self.reading))
        costs = start.box.equipment.card_costs
        costs = (*costs[: self.card], Value(cost, Source.TYPED), *costs[self.card + 1 :])
        column = CARDS + self.card
        goods = {
            (pieces.supply(0), COIN): gold,
            (pieces.hand(0), column): in_hand,
            (DECK, column): CARDS_OF_A_KIND - in_hand,
        }
        turn = start.turn._replace(stage=self.stage, reinforcements=reinforcements, steps=steps, wild=wild)
        return replace(start.with_equipment(card_costs=costs), turn=turn, held=moved(start.held, goods))

    def run(self, v: Sequence[int]) -> tuple[int, ...] | None:
        """Gold, the bank's, cards in hand, whether it lies open or discarded, and what the turn has then."""
        state, decision = self.state(v), cards.play(self.card)
        if failing(cards.play_checks(state, decision)):
            return None
        draft = Draft(state, Noting())
        cards.play_effect(draft, decision)
        held, turn, column = draft.held, draft.turn, CARDS + self.card
        lies = (held[row][column] for row in (pieces.hand(0), pieces.laid_open(0), DISCARD))
        has = (turn.stage, turn.reinforcements, int(turn.endless), turn.steps, turn.wild)
        return (held[pieces.supply(0)][COIN], held[BANK][COIN], *lies, *has)

    def claim(self, v: Terms, found: Terms) -> z3.BoolRef:
        gold, cost, in_hand, reinforcements, steps, wild = v
        may = z3.And(in_hand > 0, gold >= cost, self.stage <= last_stage(self.card, self.reading))
        if found is None:
            return z3.Not(may)
        purse, bank, hand, lies_open, discarded, stage, reinforces, endless, steps_then, wild_then = found
        more = GOLD_BY_CARD if self.card is Card.GOLD else 0
        out = [
            may, purse == gold - cost + more, bank == cost - more, hand == in_hand - 1,
            (lies_open, discarded) == ((1, 0) if self.card in OPEN else (0, 1)),
            stage == max(self.stage, AT.get(self.card, 0)),
        ]  # fmt: skip
        match self.card:
            case Card.GATE:
                out += [endless == 1, steps_then == steps]
            case Card.GATE_AND_STEPS:
                servants, further = WITH_GATE
                out += [steps_then == steps + further, endless == 0]
                out += [reinforces == reinforcements + servants] if self.stage <= 1 else []
            case Card.FIVE_STEPS | Card.NINE_STEPS:
                out += [steps_then == steps + STEPS_BY_CARD[self.card is Card.NINE_STEPS], endless == 0]
            case Card.SEALS:
                out += [wild_then == wild + SEALS_BY_CARD]
            case Card.MAJORITIES | Card.GOLD | Card.TWO_POINTS | Card.FOUR_POINTS:
                out += [reinforces == reinforcements, steps_then == steps, wild_then == wild]
            case _ as never:
                assert_never(never)
        return z3.And(*out)

    def shown(self, v: Sequence[int]) -> Shown | None:
        gold, cost, in_hand, *_ = v
        may = in_hand > 0 and gold >= cost and self.stage <= last_stage(self.card, self.reading)
        more = GOLD_BY_CARD if self.card is Card.GOLD else 0
        wanted = f"{gold - cost + more} gold left" if may else REFUSED
        return put_to("palais-royal", self.state(v), cards.play(self.card), wanted, _gold_left)

    def proofs(self, prover: Prover) -> Iterator[Proof]:
        yield prover.holds(Statement(self.symbols, self.run, self.claim, self.given, table=AsTable(self.shown)))


def _gold_left(before: Playing, after: Playing) -> str:
    return f"{after.gold(0)} gold left"


def _plays(prover: Prover) -> Iterator[Proof]:
    for card, stage, reading in product(Card, STAGES, DoubleCard):
        about = (card.name.lower().replace("_", "-"), f"stage {stage}", f"double-card = {reading}")
        yield from named(Played(card, stage, reading).proofs(prover), *about)


# --------------------------------------------------------------------------------------------------- mint


@dataclass(frozen=True, slots=True)
class Minted:
    """Values: everybody's servants in the mint and at the Cardinal."""

    players: int
    nobles: int

    def run(self, v: Sequence[int]) -> tuple[int, int, int]:
        """The gold that comes, the bank's, and whether the mint is offered after it."""
        state = with_powers(self.players, [(Kind.GOLD, 2)] * self.nobles)
        state = with_servants(state, {Room.MINT: v[: self.players], Room.CARDINAL: v[self.players :]})
        if not chambers.mint_offers(state):
            return 0, 0, 0
        draft = Draft(state, Noting())
        chambers.mint_effect(draft, chambers.MINTED[0])
        again = len(chambers.mint_offers(draft.freeze()))
        return draft.held[pieces.supply(0)][COIN], draft.held[BANK][COIN], again

    def claim(self, v: Terms, found: Terms) -> z3.BoolRef:
        gold, bank, again = found
        has = leads(v[: self.players], v[self.players :], 0, EmptyRoomTie.NO_BONUS)
        right = v[0] + z3.If(has, 1, 0) + 2 * self.nobles
        return z3.And(gold == right, bank == -right, again == 0)

    def proofs(self, prover: Prover) -> Iterator[Proof]:
        symbols = (*numbers("in the mint", self.players), *numbers("at the Cardinal", self.players))
        yield prover.holds(Statement(symbols, self.run, self.claim, lambda v: [each >= 0 for each in v]))


def _mint(prover: Prover) -> Iterator[Proof]:
    for players, nobles in product(PLAYERS, range(3)):
        yield from named(Minted(players, nobles).proofs(prover), f"{nobles} nobles for it")


# ------------------------------------------------------------------------------------------- common supply


@dataclass(frozen=True, slots=True)
class Summoned:
    """A noble brings servants. Values: those left in the common supply, and in the player's own."""

    brings: int

    def run(self, v: Sequence[int]) -> tuple[int, ...] | None:
        """Both supplies then, and whether the noble brings any again."""
        state = with_powers(PLAYERS[0], [(Kind.SERVANTS, self.brings)])
        goods = {(pieces.common(0), 0): v[0], (pieces.supply(0), 0): v[1]}
        state, decision = replace(state, held=moved(state.held, goods)), cards.summon(self.brings)
        if failing(cards.summon_checks(state, decision)):
            return None
        draft = Draft(state, Noting())
        cards.summon_effect(draft, decision)
        again = len(cards.summon_offers(draft.freeze()))
        return draft.held[pieces.common(0)][0], draft.held[pieces.supply(0)][0], again

    def claim(self, v: Terms, found: Terms) -> z3.BoolRef:
        left, mine = v
        if found is None:
            return left == 0
        common, supply, again = found
        brought = z3.If(left < self.brings, left, self.brings)
        return z3.And(left > 0, common == left - brought, supply == mine + brought, again == 0)

    def proofs(self, prover: Prover) -> Iterator[Proof]:
        symbols = tuple(map(Number, ("in the common supply", "in the own")))
        yield prover.holds(Statement(symbols, self.run, self.claim, lambda v: [each >= 0 for each in v]))


def _summons(prover: Prover) -> Iterator[Proof]:
    for brings in (1, 2, 3):
        yield from named(Summoned(brings).proofs(prover), f"a noble that brings {brings}")


THEOREMS: Final = (
    Theorem(
        "palais-royal.theorem.cards",
        (rules.HAND, rules.COST, rules.MOMENT, rules.MAJORITIES_TIME, rules.MAJORITIES_OPEN, rules.GATE,
         rules.GATE_AND_STEPS, rules.GATE_AND_STEPS_LATE, rules.STEPS, rules.SEALS, rules.GOLD, rules.POINTS_OPEN,
         rules.USED),
        "A privilege card is refused exactly if none is in hand, gold does not pay its cost, or the action it is for "
        "is over, and that for majorities after the first action has begun; it brings what it names, for two points "
        "or four nothing yet, and lies open if it is one of these or for majorities, and else on the "
        "discards.",
        (2,), "all gold, costs, cards in hand, and what is left of a turn; every stage; both readings of double-card; "
        "no servants in the castle", _plays,
        held=(
            "Playing.clock", "Playing.park", "Playing.points", "Playing.turned", "Turn.diagonals", "Turn.drew",
            "Turn.either", "Turn.endless", "Turn.entered", "Turn.fresh", "Turn.kept", "Turn.king", "Turn.leading",
            "Turn.left", "Turn.minted", "Turn.noted", "Turn.phase", "Turn.pompadour", "Turn.seat", "Turn.space",
            "other readings",
        ),
    ),
    Theorem(
        "palais-royal.theorem.mint",
        (room_rules.MINT, room_rules.MINT_MAJORITY, noble_rules.GOLD),
        "The mint pays once in a turn, a piece of gold for each servant there, one for the majority, and two for each "
        "noble for it, who needs no servant there.",
        PLAYERS, "all servants in the mint and at the Cardinal; up to two nobles for it", _mint,
        held=(
            "Playing.clock", "Playing.park", "Playing.points", "Playing.turned", "Turn.diagonals", "Turn.drew",
            "Turn.either", "Turn.endless", "Turn.entered", "Turn.fresh", "Turn.kept", "Turn.king", "Turn.leading",
            "Turn.left", "Turn.noted", "Turn.phase", "Turn.pompadour", "Turn.reinforcements", "Turn.seat", "Turn.space",
            "Turn.steps", "Turn.wild", "readings",
        ),
    ),
    Theorem(
        "palais-royal.theorem.common-supply",
        (noble_rules.SERVANTS, noble_rules.SERVANTS_LEFT, noble_rules.SERVANTS_USED),
        "A noble that brings servants brings so many from the common supply, or all that are left, once; with none "
        "left it is refused.",
        (2,), "all numbers of servants in both supplies; a noble for one, two or three", _summons,
        held=("Playing.clock", "Playing.park", "Playing.points", "Playing.turn", "Playing.turned", "readings"),
    ),
)  # fmt: skip
