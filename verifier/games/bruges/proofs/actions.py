"""What a card is played for, and what plague and fire take."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Final, assert_never

import z3

from courtroll.verifier.games.bruges.moves.decisions import Play, Suffer
from courtroll.verifier.games.bruges.moves.draft import Draft
from courtroll.verifier.games.bruges.play import cards, threats
from courtroll.verifier.games.bruges.proofs.board import FIVE, are_dice, dealt_out, with_goods
from courtroll.verifier.games.bruges.proofs.printed import PLAYERS, SECTION, THIRD_MARKER, WORKERS_TAKEN
from courtroll.verifier.games.bruges.rules import actions as rules
from courtroll.verifier.games.bruges.rules import canals as canal_rules
from courtroll.verifier.games.bruges.rules import threats as threat_rules
from courtroll.verifier.games.bruges.table.cards import A_COLOUR, Card, Deck
from courtroll.verifier.games.bruges.table.pieces import (
    CANALS,
    COLOURS,
    DISCARDS,
    FLORIN,
    SIDES,
    SUPPLY,
    THREATS,
    UNSEEN,
    WORKERS,
    Action,
    Colour,
    Side,
    Trouble,
    ground,
    hand,
    row,
)
from courtroll.verifier.games.bruges.table.playing import Clock, Estate, Home, Phase, Playing, Turn
from courtroll.verifier.games.bruges.table.state import Person
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.holdings import Holdings, move_card
from courtroll.verifier.kernel.legality import failing
from courtroll.verifier.kernel.proof.theorem import Number, Proof, Prover, Statement, Terms, Theorem, named, numbers

MINE: Final = row(0)
HOUSE: Final = 2 * A_COLOUR - 1
"""A brown card, which is a house."""

# --------------------------------------------------------------------------------------- the six actions


@dataclass(frozen=True, slots=True)
class Played:
    """A card of a colour is played. Values: its price, florins, points, its die, workers and markers by colour."""

    colour: int
    action: Action
    house: bool = True
    """Whether there is an empty house."""
    tiles: int = 0
    """On the left of the seal."""

    @property
    def card(self) -> int:
        return self.colour * A_COLOUR

    @property
    def symbols(self) -> tuple[Number, ...]:
        single = tuple(map(Number, ("price", "florins", "points", "die")))
        return (*single, *numbers("workers", FIVE), *numbers("markers", FIVE))

    def given(self, v: Terms) -> list[z3.BoolRef]:
        return [*(each >= 0 for each in v), *are_dice(v[3:4])]

    def state(self, v: Sequence[int]) -> Playing:
        price, florins, points, die, *goods = v
        start = dealt_out(PLAYERS[0])
        person = Card(COLOURS[self.colour], Person("the person", price, 0), typed=True)
        deck = Deck((*start.deck.cards[: self.card], person, *start.deck.cards[self.card + 1 :]), start.deck.numbers)
        places = move_card(move_card(start.places, UNSEEN, hand(0), self.card), UNSEEN, ground(0), HOUSE)
        holdings = {(MINE, FLORIN): florins, (MINE, CANALS): self.tiles}
        holdings |= {(MINE, WORKERS + n): each for n, each in enumerate(goods)}
        return replace(
            with_goods(start, holdings),
            deck=deck,
            places=places,
            turn=Turn(Phase.ACT, 0),
            points=(points, *start.points[1:]),
            clock=Clock(0, dice=(1,) * self.colour + (die,) + (1,) * (FIVE - 1 - self.colour)),
            estates=(Estate(empty=(HOUSE,) if self.house else ()), *start.estates[1:]),
        )

    @property
    def decision(self) -> Play:
        match self.action:
            case Action.CANAL:
                return cards.play(self.card, self.action, Side.LEFT)
            case Action.PERSON:
                return cards.play(self.card, self.action, Colour.BROWN)
            case _:
                return cards.play(self.card, self.action)

    def run(self, v: Sequence[int]) -> tuple[tuple[int, ...], Holdings, Holdings] | None:
        state = self.state(v)
        if failing(cards.checks(state, self.decision)):
            return None
        draft = Draft(state, Noting())
        cards.effect(draft, self.decision)
        lies_right = draft.places == move_card(state.places, hand(0), self._goes_to, self.card)
        return (*draft.points, int(lies_right)), state.held, draft.held

    @property
    def _goes_to(self) -> int:
        """Houses and persons lie before their player, other cards on the discards."""
        return ground(0) if self.action in (Action.HOUSE, Action.PERSON) else DISCARDS

    def may(self, v: Terms) -> z3.BoolRef:
        price, florins, _, _, *goods = v
        match self.action:
            case Action.WORKERS | Action.FLORINS:
                return z3.BoolVal(True)
            case Action.THREAT:
                return goods[FIVE + self.colour] > 0
            case Action.HOUSE:
                return goods[self.colour] > 0
            case Action.PERSON:
                return z3.And(self.house, florins >= price)
            case Action.CANAL:
                return z3.And(self._fits, florins >= self.tiles + 1)
            case _ as never:
                assert_never(never)

    @property
    def _fits(self) -> bool:
        """The stand-in for the first player's left canal has every colour once, in their order."""
        return self.tiles < SECTION and self.colour == self.tiles

    def gets(self, v: Terms) -> dict[int, Terms]:
        """What comes from the supply, by column; what is paid is below 0."""
        match self.action:
            case Action.WORKERS:
                return {WORKERS + self.colour: WORKERS_TAKEN}
            case Action.FLORINS:
                return {FLORIN: v[3]}
            case Action.THREAT:
                return {THREATS + self.colour: -1}
            case Action.HOUSE:
                return {WORKERS + self.colour: -1}
            case Action.PERSON:
                return {FLORIN: -v[0]}
            case Action.CANAL:
                return {FLORIN: -(self.tiles + 1), CANALS: 1}
            case _ as never:
                assert_never(never)

    def claim(self, v: Terms, found: Terms) -> z3.BoolRef:
        if found is None:
            return z3.Not(self.may(v))
        (mine, other, lies_right), before, after = found
        gets = self.gets(v)
        out = [mine == v[2] + int(self.action is Action.THREAT), other == 5, lies_right == 1]
        for holder, (was, now) in enumerate(zip(before, after, strict=True)):
            for what, (had, has) in enumerate(zip(was, now, strict=True)):
                if self.tiles == SECTION - 1 and self.action is Action.CANAL and what > CANALS + 1:
                    continue  # a statue, of which `statues` speaks
                out.append(has == had + {MINE: 1, SUPPLY: -1}.get(holder, 0) * gets.get(what, 0))
        return z3.And(self.may(v), *out)

    def proofs(self, prover: Prover) -> Iterator[Proof]:
        yield prover.holds(Statement(self.symbols, self.run, self.claim, self.given))


def _actions(prover: Prover) -> Iterator[Proof]:
    for colour, action in product(range(FIVE), Action):
        houses = (True, False) if action is Action.PERSON else (True,)
        tiles = range(SECTION + 1) if action is Action.CANAL else (0,)
        for house, built in product(houses, tiles):
            played = Played(colour, action, house, built)
            yield from named(played.proofs(prover), f"a {COLOURS[colour]} card for {action}; {built} tiles on the left")


# ---------------------------------------------------------------------------------------- plague and fire


@dataclass(frozen=True, slots=True)
class Area:
    """What a player may lose: empty houses and houses that are lived in by their colours, tiles on both sides."""

    empty: tuple[int, ...]
    lived_in: tuple[int, ...]
    tiles: tuple[int, int]

    @property
    def houses(self) -> list[int]:
        """Cards, of which no two are one."""
        return [colour * A_COLOUR + n for n, colour in enumerate((*self.lived_in, *self.empty))]

    @property
    def persons(self) -> list[int]:
        return [A_COLOUR - 1 - n for n in range(len(self.lived_in))]

    def state(self, trouble: Trouble) -> Playing:
        start = dealt_out(PLAYERS[0])
        colour = start.box.equipment.troubles.value.index(trouble)
        goods = {(MINE, CANALS + side): n for side, n in enumerate(self.tiles)}
        state = with_goods(start, goods | {(MINE, THREATS + colour): THIRD_MARKER})
        places = state.places
        for each in (*self.houses, *self.persons):
            places = move_card(places, UNSEEN, ground(0), each)
        n = len(self.lived_in)
        homes = tuple(Home(person, house) for person, house in zip(self.persons, self.houses[:n], strict=True))
        estate = Estate(homes=homes, empty=tuple(self.houses[n:]), completed=(True, False))
        return replace(state, turn=Turn(Phase.TROUBLES, 0), places=places, estates=(estate, *start.estates[1:]))

    def choices(self, trouble: Trouble) -> list[Suffer]:
        """What may be lost; the bare word where nothing can be."""
        out: list[Colour | Side | int] = []
        if trouble is Trouble.FIRE:
            out += dict.fromkeys(COLOURS[each] for each in self.empty)
            out += [side for side in Side if self.tiles[SIDES[side]]]
        out += self.persons
        return [Suffer(trouble, each) for each in out] or [Suffer(trouble)]

    def is_right(self, trouble: Trouble) -> bool:
        state, choices = self.state(trouble), self.choices(trouble)
        every = [Suffer(trouble, what) for what in (None, *Colour, *Side, *range(2 * A_COLOUR))]
        if {each for each in every if not failing(threats.checks(state, each))} != set(choices):
            return False
        offered = [each for each in threats.offers(state) if each.trouble is trouble]
        if len(offered) != len(choices) or set(offered) != set(choices):
            return False
        return all(self._loses(state, each) for each in choices)

    def _loses(self, state: Playing, decision: Suffer) -> bool:
        """Where everything lies afterwards: the first house of a colour is meant."""
        draft = Draft(state, Noting())
        threats.effect(draft, decision)
        places, homes, empty = list(state.places), list(state.estates[0].homes), list(state.estates[0].empty)
        tiles = list(self.tiles)
        match decision.what:
            case Side() as side:
                tiles[SIDES[side]] -= 1
            case Colour() as colour:
                gone = next(each for each in empty if each // A_COLOUR == COLOURS.index(colour))
                empty.remove(gone)
                places = list(move_card(tuple(places), ground(0), DISCARDS, gone))
            case int() as person:
                home = next(each for each in homes if each.person == person)
                homes.remove(home)
                plague = decision.trouble is Trouble.PLAGUE
                places = list(move_card(tuple(places), ground(0), DISCARDS if plague else hand(0), person))
                if plague:
                    empty.append(home.house)
                else:
                    places = list(move_card(tuple(places), ground(0), DISCARDS, home.house))
            case None:
                pass
        estate = draft.estates[0]
        return (
            (list(draft.places), list(estate.homes), list(estate.empty)) == (places, homes, empty)
            and list(draft.held[MINE][CANALS : CANALS + 2]) == tiles
            and estate.completed == (True, False)
            and draft.held[MINE][:THREATS] == state.held[MINE][:THREATS]
            and draft.held[MINE][CANALS + 2 :] == state.held[MINE][CANALS + 2 :]
            and not any(draft.held[MINE][THREATS:CANALS])
            and draft.points == state.points
        )


def _losses(prover: Prover) -> Iterator[Proof]:
    """Of two colours."""
    some = [each for n in range(3) for each in product(range(2), repeat=n)]
    for trouble in (Trouble.PLAGUE, Trouble.FIRE):
        cases = (Area(*each) for each in product(some, some, product(range(3), range(2))))
        yield from named([prover.every(cases, lambda area, of=trouble: area.is_right(of))], trouble.value)  # type: ignore[misc]


THEOREMS: Final = (
    Theorem(
        "bruges.theorem.actions",
        (rules.WORKERS, rules.FLORINS, rules.THREAT, rules.HOUSE, rules.PERSON, rules.PERSON_PRICE, rules.DISCARDED,
         rules.BACK, threat_rules.POINT, canal_rules.CARD, canal_rules.PRICE, canal_rules.SECTION),
        "A card brings two workers of its colour, or florins as its die shows; or, exactly if there is what it takes, "
        "a point for a marker of its colour, a house for a worker of it, a person for its price in an empty house, or "
        "the next canal tile, if that space has its colour, for the space's number. Nothing else changes but where the "
        "card lies, and by a statue that the tile may bring.",
        (2,), "all prices, florins, points, dice, workers and markers; one empty house or none; the left canal of the "
        "first player, by the colours and prices that stand in for typed ones", _actions,
        held=(
            "Box.equipment", "Laurel.points", "Play.space", "Playing.piles", "Playing.spent",
            "Playing.turn", "readings",
        ),
    ),
    Theorem(
        "bruges.theorem.plague-and-fire",
        (threat_rules.PLAGUE, threat_rules.PLAGUE_HOUSE, threat_rules.FIRE, threat_rules.FIRE_NOTHING,
         threat_rules.FIRE_PERSON, threat_rules.FIRE_STATUE, threat_rules.FIRE_OUTERMOST),
        "A plague takes any one person and leaves the house; a fire any one house, whose person comes back to the "
        "hand, or the outermost tile of either side, and no statue; who has none of these loses nothing, and "
        "nobody else may lose nothing.",
        (2,), "up to two empty houses and two lived in, of two colours; up to two tiles on one side and one on the "
        "other, one by one", _losses,
        held=(
            "Box.equipment", "Card.typed", "Laurel.points", "Playing.clock", "Playing.piles",
            "Playing.points", "Playing.spent", "Playing.turn", "Suffer.space", "readings",
        ),
    ),
)  # fmt: skip
