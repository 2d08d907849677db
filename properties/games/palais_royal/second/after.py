"""What a decision leads to, by the book. The dealer's answers are told; what is asked of the dealer is part of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple, assert_never

from courtroll.properties.engines.answers import ScoredLine
from courtroll.properties.games.palais_royal.second import final
from courtroll.properties.games.palais_royal.second import turn as t
from courtroll.properties.games.palais_royal.second.legal import apart, must_keep
from courtroll.properties.games.palais_royal.second.table import CARDS, ROOMS, Table, spot_of
from courtroll.verifier.games.palais_royal.moves import decisions as d
from courtroll.verifier.games.palais_royal.rules.options import CardNobleAtOnce, SealCard, StairwayLeaving
from courtroll.verifier.games.palais_royal.table.pieces import Card, Room
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


class OtherDraw(ValueError):
    """Something else has been drawn than the rules ask for."""


@dataclass(slots=True)
class After:
    """The table that a decision leads to, what is drawn for it, and the points it brings, by seat."""

    table: Table
    drawn: Iterator[tuple[int, ...]]
    asked: list[Ask] = field(default_factory=list)
    lines: list[tuple[int, ScoredLine]] = field(default_factory=list)

    def draw(self, what: str, pool: tuple[int, ...], n: int) -> tuple[int, ...]:
        self.asked.append(Ask(self.table.seat, what, n, pool))
        pieces = next(self.drawn, ())
        if len(pieces) != n or any(pieces.count(piece) > pool[piece] for piece in set(pieces)):
            raise OtherDraw(f"{n} {what} are drawn from {pool}")
        return pieces


def after(table: Table, decision: d.Decision, outcome: Outcome) -> After:
    """Raises `OtherDraw`."""
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
                _after_stationing(table)
        case d.Play(card):
            _play(table, card)
        case d.Reinforce(source):
            _reach(table, t.REINFORCING)
            table.reinforcements -= not table.endless
            _move(table, source, Room.GATE)
        case d.Step(source, target):
            _step(table, source, target)
        case d.Mint():
            _reach(table, t.THIRD)
            table.gold[table.seat] += t.gold_of_mint(table)
            table.minted = True
        case d.Attend(chamber, source):
            _attend(table, chamber, source)
        case d.Recruit():
            _recruit(table, decision)
        case d.Post(source):
            _leave(table, source)
            assert table.space is not None
            table.posted[table.space] = table.seat
            table.phase, table.space = "turn", None
        case d.Summon(n):
            brought = min(n, table.common[table.seat])
            table.common[table.seat] -= brought
            table.supply[table.seat] += brought
            table.turned.add(min(t.to_summon(table)[n]))
        case d.DrawCards(n):
            _draw(out, n)
        case d.Keep(card):
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
        table.gold[seat] = (seat - table.start) % players
    table.phase, table.left = "station", FREE


def _after_stationing(table: Table) -> None:
    table.seat = (table.seat + 1) % len(table.names)
    if table.seat == table.start:
        _begin_round(table, table.round)
    else:
        table.left = FREE


def _next_player(out: After) -> None:
    table = out.table
    following = (table.seat + 1) % len(table.names)
    if following != table.start:
        _begin_turn(table, following)
    elif not table.last:
        _begin_round(table, table.round + 1)
    else:
        out.lines = final.lines(table)
        for seat, line in out.lines:
            table.points[seat] += line.points
        _clear(table, "over", table.start)


def _begin_round(table: Table, number: int) -> None:
    """By "Fine della partita", with twelve nobles or fewer it is the last, and in the round that was agreed on."""
    table.round = number
    table.last = len(table.nobles) <= LAST_NOBLES or 0 < table.board.limit <= number
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


def _reach(table: Table, action: int) -> None:
    """What an action allows is counted as it begins; what earlier ones still had is lost."""
    if table.stage >= action:
        return
    allowed = t.reinforcements(table) if action == t.REINFORCING else 0
    stepping = t.steps(table) if action == t.MOVING else table.steps if action < t.MOVING else 0
    table.stage = action
    _forget(table)
    table.reinforcements, table.steps = allowed, stepping


def _step(table: Table, source: Room, target: Room) -> None:
    _reach(table, t.MOVING)
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


def _attend(table: Table, chamber: Room, source: Room | None) -> None:
    """First what is due in this chamber, then what nobles that let choose bring."""
    _reach(table, t.THIRD)
    mine = t.due(table, chamber)
    table.either += mine == 0
    left = max(0, mine - 1)
    if chamber is Room.KING:
        table.king = left
    else:
        table.pompadour = left
    _move(table, source, chamber)


def _play(table: Table, card: Card) -> None:
    seat = table.seat
    table.gold[seat] -= table.board.costs[card]
    table.hands[seat][card] -= 1
    (table.open[seat] if card in STAYING else table.discard)[card] += 1
    match card:
        case Card.MAJORITIES:
            if t.notes_rooms(table):
                table.noted = t.entered(table)
        case Card.GATE:
            _reach(table, t.REINFORCING)
            table.endless, table.reinforcements = True, 0
        case Card.GATE_AND_STEPS:
            _reach(table, t.REINFORCING)
            table.reinforcements += 2 * (table.stage == t.REINFORCING and not table.endless)
        case Card.FIVE_STEPS | Card.NINE_STEPS:
            _reach(table, t.MOVING)
        case Card.SEALS:
            _reach(table, t.RECRUITING)
            table.wild += 2
        case Card.GOLD:
            table.gold[seat] += 4
        case Card.TWO_POINTS | Card.FOUR_POINTS:
            pass
        case _ as never:
            assert_never(never)
    table.steps += STEPS.get(card, 0)


def _recruit(table: Table, decision: d.Recruit) -> None:
    """By "4. Reclutamento dei nobili": gold goes to the bank, servants of seals and office to the supply."""
    _reach(table, t.RECRUITING)
    seat, spot, used = table.seat, spot_of(decision.cell), decision.turquoise + decision.violet
    table.gold[seat] -= t.price(table, spot)
    number = table.nobles.pop(spot)
    tile = table.board.tiles[number]
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
    _reach(table, t.DRAWING)
    for _ in range(2):
        pool = tuple(table.deck[card] for card in CARDS)
        some = min(n, sum(pool))
        for card in out.draw("cards", pool, some) if some else ():
            table.deck[CARDS[card]] -= 1
            table.looked[CARDS[card]] += 1
        n -= some
        if not any(table.deck.values()):
            table.deck, table.discard = table.discard, table.deck
    table.phase, table.drew, table.kept = "keep", True, 0


def _refuse(table: Table) -> None:
    for card in CARDS:
        table.discard[card] += table.looked[card]
        table.looked[card] = 0
    table.phase, table.kept = "turn", 0
