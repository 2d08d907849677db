"""May this be decided, and if not, which rules of the book forbid it? And what is everything that may be decided?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from courtroll.properties.games.bruges.second import read_as
from courtroll.properties.games.bruges.second.table import COLOURS, Player, Table, colour_of
from courtroll.properties.games.bruges.second.texts import cards_in_hand, does_something, hand_limit, tile_prices
from courtroll.verifier.games.bruges.moves import decisions as d
from courtroll.verifier.games.bruges.table.pieces import Action, Colour, Side, Trouble

TURN: Final = frozenset({d.Play, d.Use, d.Done})
KNOWN: Final[Mapping[str, frozenset[type[d.Decision]]]] = {
    "deal": frozenset({d.Deal}),
    "draw": frozenset({d.Draw}),
    "roll": frozenset({d.Roll}),
    "troubles": frozenset({d.Suffer}),
    "advance": frozenset({d.Advance, d.Stay}),
    "act": TURN,
    "over": frozenset(),
    "play": TURN,
    "workers": frozenset({d.Take}),
    "discard": frozenset({d.Discard}),
    "return": frozenset({d.Return}),
    "canal": frozenset({d.Canal}),
    "others give": frozenset({d.Give}),
    "others lose canal": frozenset({d.Lose}),
}
"""What each phase knows, and what each text leaves to choose."""
ORDER: Final = {"draw": "draw.order", "advance": "reputation.order", "act": "action.order", "play": "action.order"}
"""Who is next is said by these; elsewhere by the phases."""
BY_THEMSELVES: Final = {
    "lightning": "person.lightning-once",
    "laurel": "person.laurel",
}
FOUR: Final = 4
"""Cards a round: "Fase 3"."""


def refusals(table: Table, seat: int, decision: d.Decision) -> frozenset[str]:
    """The ids of the rules that forbid a player a decision; none means that it is legal."""
    if table.phase == "over":
        return frozenset({"bruges.end.time"})
    if seat != table.seat:
        if (
            table.asks in ("act", "play")
            and read_as.skips_the_empty(table.options.no_cards_left)
            and not table.players[seat].hand
        ):
            return frozenset({"bruges.action.no-cards-left"})
        return frozenset({f"bruges.{ORDER.get(_topic(table), 'round.phases')}"})
    if type(decision) not in KNOWN[table.asks]:
        return frozenset({"bruges.round.phases"})
    return frozenset(f"bruges.{rule}" for rule in _forbid(table, table.players[seat], decision))


def _topic(table: Table) -> str:
    """Drawing by a text is no filling of a hand."""
    return "effect" if table.agenda and table.asks == "draw" else table.asks


def _forbid(table: Table, player: Player, decision: d.Decision) -> Iterator[str]:
    match decision:
        case d.Draw(side):
            if not table.agenda and cards_in_hand(table, table.mover) >= hand_limit(table, table.mover):
                yield "draw.five"
            if not table.piles[side]:
                yield "draw.choice" if any(table.piles.values()) else "draw.none-left"
        case d.Suffer():
            yield from _forbid_suffer(table, player, decision)
        case d.Advance():
            yield from _forbid_advance(table, player)
        case d.Stay():
            if table.acted:
                yield "reputation.one-step"
        case d.Play():
            yield from _forbid_play(table, player, decision)
        case d.Use(person):
            yield from _forbid_use(table, player, person)
        case d.Done():
            if table.agenda:
                yield "action.extra-card"
            elif player.hand and not table.acted and player.played < FOUR:
                yield "action.one-card"
        case d.Discard(card):
            if card not in player.hand:
                yield "action.one-card"
        case d.Return(colour):
            if not player.threats[colour]:
                yield "person.activate-text"
        case d.Give(colour):
            if not player.workers[colour]:
                yield "person.activate-text"
        case d.Lose(side):
            if not player.canals[side]:
                yield "person.activate-text"
        case d.Canal(side):
            price = tile_prices(table, table.seat, table.agenda[0].text)[side]
            if price is None:
                yield "canal.section"
            elif price > player.florins:
                yield "canal.price"
        case _:
            pass


def _forbid_suffer(table: Table, player: Player, decision: d.Suffer) -> Iterator[str]:
    """By "La minaccia si verifica": the third marker. What plague and fire take is the player's choice."""
    colour = next(colour for colour, trouble in table.troubles.items() if trouble == decision.trouble)
    if player.threats[colour] < 3:
        yield "threat.third"
    lost = decision.what
    match decision.trouble, lost:
        case Trouble.PLAGUE, None:
            if player.persons:
                yield "threat.plague"
        case Trouble.PLAGUE, _:
            if lost not in player.persons:
                yield "threat.plague"
        case Trouble.FIRE, None:
            if player.houses or any(player.canals.values()):
                yield "threat.fire"
        case Trouble.FIRE, Side():
            built = player.canals[lost]
            if not built or decision.space > built:
                yield "threat.fire"
            elif 0 < decision.space < built:
                yield "threat.fire-outermost"
        case Trouble.FIRE, Colour():
            if lost not in map(colour_of, player.empty):
                yield "threat.fire"
        case Trouble.FIRE, _:
            if lost not in player.persons:
                yield "threat.fire"
        case _:
            pass


def step_price(table: Table) -> int:
    """By "Avanzare un livello": the dice that show 1 or 2, added up."""
    return sum(die for die in table.dice.values() if die in (1, 2))


def _forbid_advance(table: Table, player: Player) -> Iterator[str]:
    if table.acted:
        yield "reputation.one-step"
    if not step_price(table):
        yield "reputation.no-price"
    if step_price(table) > player.florins:
        yield "reputation.too-poor"
    if player.reputation >= table.steps[-1]:
        yield "reputation.last-step"


def _forbid_play(table: Table, player: Player, decision: d.Play) -> Iterator[str]:
    card, colour = decision.card, colour_of(decision.card)
    if card not in player.hand:
        yield "action.one-card"
    if not table.agenda and (table.acted or player.played >= FOUR):
        yield _no_more_cards(table, player)
    match decision.action:
        case Action.WORKERS | Action.FLORINS:
            pass
        case Action.THREAT:
            if not player.threats[colour]:
                yield "action.threat"
        case Action.CANAL:
            side = str(decision.at)
            built = player.canals[side]
            if built == len(table.canal_prices):
                yield "canal.section"
                return
            if decision.space not in (0, built + 1):
                yield "canal.outward"
            # Whoever names a space means that one.
            space = decision.space - 1 if decision.space else built
            if table.canal_colours[table.seat][side][space] != colour:
                yield "canal.card"
            if table.canal_prices[space] > player.florins:
                yield "canal.price"
        case Action.HOUSE:
            if not player.workers[colour]:
                yield "action.house"
        case Action.PERSON:
            if str(decision.at) not in map(colour_of, player.empty):
                yield "action.person"
            if table.deck[card].person.price > player.florins:
                yield "action.person-price"


def _no_more_cards(table: Table, player: Player) -> str:
    used = [text for person in player.turned for text in table.deck[person].effect or ()]
    return "action.extra-card" if any(text.atom == "play" for text in used) else "action.one-card"


def _forbid_use(table: Table, player: Player, person: int) -> Iterator[str]:
    if table.agenda:
        yield "action.extra-card"
    if person not in player.persons:
        yield "person.activate"
        return
    works = str(table.deck[person].works or "once")
    if works == "always":
        improves = any(isinstance(text.on, Action) for text in table.deck[person].effect or ())
        yield "person.infinity-action" if improves else "person.infinity-event"
        return
    if works in BY_THEMSELVES:
        yield BY_THEMSELVES[works]
        return
    symbol = works.removeprefix("worker-")
    if person in player.turned:
        yield "person.worker-once" if symbol in COLOURS else "person.infinity-round"
    if symbol in COLOURS and not player.workers[symbol]:
        yield "person.worker-cost"
    if not does_something(table, table.seat, person):
        yield "person.use-does-something"


def legal(table: Table) -> set[d.Decision]:
    """Everything that may be decided now."""
    player = table.players[table.seat]
    return {one for one in _conceivable(table, player) if not any(_forbid(table, player, one))}


def _conceivable(table: Table, player: Player) -> Iterator[d.Decision]:
    """Whatever this phase knows that names things this player has."""
    match table.asks:
        case "deal":
            yield d.Deal()
        case "draw":
            yield from map(d.Draw, Side)
        case "roll":
            yield d.Roll()
        case "troubles":
            yield from map(d.Suffer, Trouble)
            yield from (d.Suffer(Trouble.PLAGUE, person) for person in player.persons)
            for what in (*Colour, *Side, *player.persons):
                yield d.Suffer(Trouble.FIRE, what)
        case "advance":
            yield from (d.Advance(), d.Stay())
        case "act" | "play":
            yield d.Done()
            yield from map(d.Use, player.persons)
            if not any(_forbid_card(table, player)):
                yield from _plays(player)
        case "workers":
            yield from map(d.Take, Colour)
        case "discard":
            yield from map(d.Discard, player.hand)
        case "return":
            yield from map(d.Return, Colour)
        case "canal":
            yield from map(d.Canal, Side)
        case "others give":
            yield from map(d.Give, Colour)
        case "others lose canal":
            yield from map(d.Lose, Side)
        case _:
            raise AssertionError(f"nothing is decided in {table.asks}")


def _forbid_card(table: Table, player: Player) -> Iterator[str]:
    """Whatever the card."""
    if not table.agenda and (table.acted or player.played >= FOUR):
        yield "action.one-card"


def _plays(player: Player) -> Iterator[d.Play]:
    empty = {Colour(colour_of(house)) for house in player.empty}
    for card in player.hand:
        for action in (Action.WORKERS, Action.FLORINS, Action.THREAT, Action.HOUSE):
            yield d.Play(card, action)
        yield from (d.Play(card, Action.CANAL, side) for side in Side)
        yield from (d.Play(card, Action.PERSON, colour) for colour in empty)
