"""What a decision leads to, by the book. The dealer's answers are told; what is asked of the dealer is part of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple, assert_never

from courtroll.properties.engines.answers import Gained, ScoredLine, WrongDraw
from courtroll.properties.games.palais_royal.second import final
from courtroll.properties.games.palais_royal.second import turn as t
from courtroll.properties.games.palais_royal.second.legal import apart, must_keep
from courtroll.properties.games.palais_royal.second.table import CARDS, ROOMS, Spot, Table, spot_of
from courtroll.verifier.games.palais_royal.moves import decisions as d
from courtroll.verifier.games.palais_royal.rules.options import CardNobleAtOnce, SealCard, StairwayLeaving
from courtroll.verifier.games.palais_royal.table.pieces import Card, Kind, Room
from courtroll.verifier.kernel.chance import Outcome

NOBLES: Final = 36
LAST_NOBLES: Final = 12
FREE: Final = 5
STEPS: Final = {Card.GATE_AND_STEPS: 2, Card.FIVE_STEPS: 5, Card.NINE_STEPS: 9}
STAYING: Final = (Card.MAJORITIES, Card.TWO_POINTS, Card.FOUR_POINTS)


class Ask(NamedTuple):
    """What a dealer is asked for."""

    seat: int
    what: str
    n: int
    pool: tuple[int, ...]


@dataclass(slots=True)
class After:
    """The table that a decision leads to, what is drawn for it, and the points it brings, by seat."""

    table: Table
    drawn: Iterator[tuple[int, ...]]
    asked: list[Ask] = field(default_factory=list)
    lines: list[tuple[int, ScoredLine]] = field(default_factory=list)
    gains: list[Gained] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    """Values of the box that no text prints and nobody typed."""

    def gain(self, what: str, code: str, count: int, amount: int, rule: str, seat: int | None = None) -> None:
        """What the mover, or another, gets or pays; where that is nothing, nothing is told."""
        if amount:
            taker = self.table.seat if seat is None else seat
            self.gains.append(Gained(taker, what, code, count, amount, f"palais-royal.{rule}"))

    def gain_parts(self, what: str, parts: Iterable[t.Part]) -> None:
        for code, n, rule in parts:
            self.gain(what, code, n, n, rule)

    def draw(self, what: str, pool: tuple[int, ...], n: int) -> tuple[int, ...]:
        self.asked.append(Ask(self.table.seat, what, n, pool))
        pieces = next(self.drawn, ())
        if len(pieces) != n or any(pieces.count(piece) > pool[piece] for piece in set(pieces)):
            raise WrongDraw(f"{n} {what} are drawn from {pool}")
        return pieces


def after(table: Table, decision: d.Decision, outcome: Outcome) -> After:
    """Raises `WrongDraw`."""
    out = After(table.copy(), iter(outcome))
    _do(out, decision)
    return out


def _do(out: After, decision: d.Decision) -> None:
    table = out.table
    match decision:
        case d.Deal():
            _deal(out)
        case d.Station(room):
            _move(table, None, room)
            table.left -= 1
            if not table.left:
                _after_stationing(out)
        case d.Play(card):
            _play(out, card)
        case d.Reinforce(source):
            _reach(out, t.REINFORCING)
            table.reinforcements -= not table.endless
            _move(table, source, Room.GATE)
        case d.Step(source, target):
            _step(out, source, target)
        case d.Mint():
            _reach(out, t.THIRD)
            out.gain_parts("gold", t.parts(table, Room.MINT, Kind.GOLD))
            table.gold[table.seat] += t.gold_of_mint(table)
            table.minted = True
        case d.Attend(chamber, source):
            _attend(out, chamber, source)
        case d.Recruit():
            _recruit(out, decision)
        case d.Post(source):
            _leave(table, source)
            assert table.space is not None
            table.posted[table.space] = table.seat
            table.phase, table.space = "turn", None
        case d.Summon(n):
            brought = min(n, table.common[table.seat])
            out.gain("servants", "noble", 1, brought, "noble.servants" if brought == n else "noble.servants-left")
            table.common[table.seat] -= brought
            table.supply[table.seat] += brought
            table.turned.add(min(t.to_summon(table)[n]))
        case d.DrawCards(n):
            _draw(out, n)
        case d.Keep(card):
            out.gain("cards", "card", 1, 1, "back-door.keep")
            table.looked[card] -= 1
            table.hands[table.seat][card] += 1
            _move(table, Room.BACK_DOOR, None)
            table.kept += must_keep(table)
            if not any(table.looked.values()) or not table.rooms[Room.BACK_DOOR][table.seat]:
                _refuse(table)
        case d.Done():
            if table.phase == "keep":
                _refuse(table)
            else:
                table.discard[Card.MAJORITIES] += table.open[table.seat][Card.MAJORITIES]
                table.open[table.seat][Card.MAJORITIES] = 0
                _next_player(out)
        case _:
            raise AssertionError(f"no rule knows {decision!r}")


def _leave(table: Table, source: Room | None) -> None:
    (table.supply if source is None else table.rooms[source])[table.seat] -= 1


def _move(table: Table, source: Room | None, target: Room | None) -> None:
    """One of the mover's servants; `None` is the personal supply."""
    _leave(table, source)
    (table.supply if target is None else table.rooms[target])[table.seat] += 1


# --------------------------------------------------------------------------------------------- setup and rounds


def _deal(out: After) -> None:
    """Points 2, 3, 8 and 9 of "Preparazione del gioco"."""
    table = out.table
    castle = table.board.castle or tuple(ROOMS[n] for n in out.draw("rooms", (1,) * len(ROOMS), len(ROOMS)))
    table.castle = {room: (n % 3, n // 3) for n, room in enumerate(castle)}
    pool = tuple(int(n in table.box) for n in range(len(table.board.tiles)))
    table.nobles = dict(zip(table.board.spots, out.draw("nobles", pool, NOBLES), strict=True))
    table.box -= set(table.nobles.values())
    players = len(table.names)
    for seat in range(players):
        table.rooms[Room.STAIRWAY][seat] = 3
        table.rooms[Room.COURT][seat] = 2
        table.supply[seat] -= 5
        place = (seat - table.start) % players
        table.gold[seat] = place
        out.gain("gold", "seat", place, place, "setup.gold", seat)
    table.phase, table.left = "station", FREE


def _after_stationing(out: After) -> None:
    table = out.table
    table.seat = (table.seat + 1) % len(table.names)
    if table.seat == table.start:
        _begin_round(out, table.round)
    else:
        table.left = FREE


def _next_player(out: After) -> None:
    table = out.table
    following = (table.seat + 1) % len(table.names)
    if following != table.start:
        _begin_turn(table, following)
    elif not table.last:
        _begin_round(out, table.round + 1)
    else:
        out.used |= {"park", "park.double", "nobles"}
        out.lines = final.lines(table)
        for seat, line in out.lines:
            table.points[seat] += line.points
        _clear(table, "over", table.start)


def _begin_round(out: After, number: int) -> None:
    """By "Fine della partita", with twelve nobles or fewer it is the last, and in the round that was agreed on."""
    table = out.table
    table.round = number
    few, agreed = len(table.nobles) <= LAST_NOBLES, 0 < table.board.limit <= number
    table.last = few or agreed
    if table.last:
        out.gain("rounds", "last-round", 1, 1, "end.trigger" if few else "end.round-limit", table.start)
    if agreed and not few:
        out.used.add("round-limit")
    _begin_turn(table, table.start)


def _begin_turn(table: Table, seat: int) -> None:
    _clear(table, "turn", seat)
    table.leading = t.led_from_the_start(table, seat)


def _clear(table: Table, phase: str, seat: int) -> None:
    """Nothing of a turn is left for another."""
    table.phase, table.seat, table.left, table.stage, table.drew, table.kept = phase, seat, 0, 0, False, 0
    table.noted, table.leading, table.fresh, table.steps = frozenset(), frozenset(), set(), 0
    _forget(table)


def _forget(table: Table) -> None:
    """What only one action of a turn asks for."""
    table.reinforcements, table.endless, table.diagonals, table.entered, table.minted = 0, False, 0, False, False
    table.king, table.pompadour, table.either, table.wild = None, None, 0, 0


# ------------------------------------------------------------------------------------------------- the actions


def _reach(out: After, action: int) -> None:
    """What an action allows is counted as it begins; what earlier ones still had is lost."""
    table = out.table
    if table.stage >= action:
        return
    allowed = t.reinforcements(table) if action == t.REINFORCING else 0
    if action == t.REINFORCING:
        out.gain_parts("reinforcements", t.parts(table, Room.COURT, Kind.GATE))
    if action == t.MOVING:
        out.gain_parts("steps", t.parts(table, Room.STAIRWAY, Kind.STEPS))
    stepping = t.steps(table) if action == t.MOVING else table.steps if action < t.MOVING else 0
    table.stage = action
    _forget(table)
    table.reinforcements, table.steps = allowed, stepping


def _step(out: After, source: Room, target: Room) -> None:
    table = out.table
    _reach(out, t.MOVING)
    table.steps = max(0, table.steps - 1 - (source is Room.STAIRWAY and _takes_its_step(table)))
    table.diagonals += apart(table, source, target) == (1, 1) and t.counts_diagonals(table)
    table.entered |= target is Room.STAIRWAY
    _move(table, source, target)


def _takes_its_step(table: Table) -> bool:
    """Option `stairway-leaving`."""
    match table.options.stairway_leaving:
        case StairwayLeaving.COUNTED_AT_START:
            return False
        case StairwayLeaving.LOSES_STEP:
            return True
        case _ as never:
            assert_never(never)


def _attend(out: After, chamber: Room, source: Room | None) -> None:
    """First what is due in this chamber, then what nobles that let choose bring."""
    table = out.table
    _reach(out, t.THIRD)
    mine = t.due(table, chamber)
    out.gain_parts("seals", t.due_parts(table, chamber))
    if not mine:
        out.gain("seals", "noble-of-either", 1, 1, "noble.seals")
    table.either += mine == 0
    left = max(0, mine - 1)
    if chamber is Room.KING:
        table.king = left
    else:
        table.pompadour = left
    _move(table, source, chamber)


def _play(out: After, card: Card) -> None:
    table, seat = out.table, out.table.seat
    if card in table.board.printed:
        out.used.add("card-costs")
    out.gain("gold", "card-cost", 1, -table.board.costs[card], "card.cost")
    table.gold[seat] -= table.board.costs[card]
    table.hands[seat][card] -= 1
    (table.open[seat] if card in STAYING else table.discard)[card] += 1
    match card:
        case Card.MAJORITIES:
            if t.notes_rooms(table):
                table.noted = t.entered(table)
        case Card.GATE:
            _reach(out, t.REINFORCING)
            table.endless, table.reinforcements = True, 0
        case Card.GATE_AND_STEPS:
            _reach(out, t.REINFORCING)
            more = 2 * (table.stage == t.REINFORCING and not table.endless)
            table.reinforcements += more
            out.gain("reinforcements", "card", 1, more, "card.gate-and-steps")
        case Card.FIVE_STEPS | Card.NINE_STEPS:
            _reach(out, t.MOVING)
        case Card.SEALS:
            _reach(out, t.RECRUITING)
            table.wild += 2
            out.gain("seals", "card", 1, 2, "card.seals")
        case Card.GOLD:
            out.gain("gold", "card", 1, 4, "card.gold")
            table.gold[seat] += 4
        case Card.TWO_POINTS | Card.FOUR_POINTS:
            pass
        case _ as never:
            assert_never(never)
    table.steps += STEPS.get(card, 0)
    out.gain(
        "steps", "card", 1, STEPS.get(card, 0), "card.gate-and-steps" if card is Card.GATE_AND_STEPS else "card.steps"
    )


def _recruit(out: After, decision: d.Recruit) -> None:
    """By "4. Reclutamento dei nobili": gold goes to the bank, servants of seals and office to the supply."""
    table = out.table
    _reach(out, t.RECRUITING)
    seat, spot, used = table.seat, spot_of(decision.cell), decision.turquoise + decision.violet
    tile = table.board.tiles[table.nobles[spot]]
    _pay(out, spot, tile.gold)
    number = table.nobles.pop(spot)
    out.used |= {"park"} if tile.typed else {"park", "nobles"}
    back = {
        Room.OFFICE: 1,
        Room.KING: tile.turquoise - decision.turquoise,
        Room.POMPADOUR: tile.violet - decision.violet,
    }
    for room, n in back.items():
        table.rooms[room][seat] -= n
        table.supply[seat] += n
    table.taken[seat].add(number)
    table.wild -= used + (used % 2 and _loses_the_rest(table))
    if _has_to_wait(table):
        table.fresh.add(number)
    if spot in table.board.rim:
        table.phase, table.space = "post", spot


def _pay(out: After, spot: Spot, gold: int) -> None:
    """The price on the tile; less for bare spaces, and for those with a servant, but never below nothing."""
    table = out.table
    costs, bare = t.price(table, spot), table.board.near[spot] - table.nobles.keys() if gold else set()
    served = len(bare & table.posted.keys())
    out.gain("gold", "price", gold, -gold, "recruit.gold")
    out.gain("gold", "discount", len(bare) - served, len(bare) - served, "discount.empty-spaces")
    out.gain("gold", "discount", served, served, "discount.servants")
    below = len(bare) - (gold - costs)
    out.gain("gold", "discount", below, -below, "discount.floor")
    table.gold[table.seat] -= costs


def _loses_the_rest(table: Table) -> bool:
    """Option `seal-card`: what one noble leaves of a card's two seals."""
    match table.options.seal_card:
        case SealCard.WHOLE_ACTION:
            return False
        case SealCard.ONE_NOBLE:
            return True
        case _ as never:
            assert_never(never)


def _has_to_wait(table: Table) -> bool:
    """Option `card-noble-at-once`."""
    match table.options.card_noble_at_once:
        case CardNobleAtOnce.SAME_TURN:
            return False
        case CardNobleAtOnce.NEXT_TURN:
            return True
        case _ as never:
            assert_never(never)


def _draw(out: After, n: int) -> None:
    """By "5. Porta di servizio" a stack that is used up is made anew of the discards."""
    table = out.table
    _reach(out, t.DRAWING)
    for _ in range(2):
        pool = tuple(table.deck[card] for card in CARDS)
        some = min(n, sum(pool))
        for card in out.draw("cards", pool, some) if some else ():
            table.deck[CARDS[card]] -= 1
            table.looked[CARDS[card]] += 1
        n -= some
        if not any(table.deck.values()):
            table.deck, table.discard = table.discard, table.deck
    out.gain("cards", "deck-short", n, -n, "back-door.short")
    table.phase, table.drew, table.kept = "keep", True, 0


def _refuse(table: Table) -> None:
    for card in CARDS:
        table.discard[card] += table.looked[card]
        table.looked[card] = 0
    table.phase, table.kept = "turn", 0
