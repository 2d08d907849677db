"""What a legal decision leads to, once more: the table after it, the points it brought, and what had to be drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from courtroll.properties.engines.answers import Gained, WrongDraw
from courtroll.properties.games.kings_progress.second import COURTIERS as COURTIER_WORDS
from courtroll.properties.games.kings_progress.second import PRIZES, in_prize, placed, read_as
from courtroll.properties.games.kings_progress.second.legal import (
    ADVANCE,
    BUILD,
    CHOSEN,
    DISCARD,
    OF_ABILITIES,
    TAKE,
    gifts_told,
    shed_from,
    unordered,
)
from courtroll.properties.games.kings_progress.second.table import (
    COURTIERS,
    GIFTS,
    MISTRESS,
    NOBODY,
    TREASURER,
    Table,
    place_of,
    settled,
    suit,
    symbols,
    worth,
)
from courtroll.verifier.games.kings_progress.moves import decisions as d

RULE: Final = "kings-progress."
Ask = tuple[int, str, int, tuple[int, ...]]
"""For whom, what, how many, and how many of each kind there are."""
BEGINS: Final = ("disguise", "act", "carry", "act", "reorder", "pick", "fetch", "act")
"""By courtier what the use of the ability leaves to be decided."""


@dataclass(slots=True)
class After:
    """A table that changes, with what has been drawn and written so far."""

    table: Table
    drawn: list[Sequence[int]]
    asked: list[Ask] = field(default_factory=list)
    lines: list[tuple[int, str, int, int, str, str]] = field(default_factory=list)
    """Seat, code, how many things, points, rule, and where in words."""
    gains: list[Gained] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    """Values of the box that no text prints."""

    def gain(self, seat: int, what: str, courtier: int, amount: int, rule: str) -> None:
        self.gains.append(Gained(seat, what, COURTIER_WORDS[courtier], 1, amount, RULE + rule))

    def draw(self, seat: int, what: str, n: int, pool: list[int]) -> Sequence[int]:
        """At random, as many as there are."""
        n = min(n, sum(pool))
        if n <= 0:
            return ()
        self.asked.append((seat, what, n, tuple(pool)))
        out = self.drawn.pop(0) if self.drawn else ()
        if len(out) != n or any(out.count(kind) > pool[kind] for kind in out):
            raise WrongDraw(f"{tuple(out)} was drawn of {what}")
        if what == "gifts":
            self.used.add("crowns")
        return out

    def cards(self, seat: int, n: int, to: list[int]) -> int:
        drawn = self.draw(seat, "influence", n, self.table.deck)
        for card in drawn:
            self.table.deck[card] -= 1
            to[card] += 1
        return len(drawn)

    def score(self, seat: int, code: str, things: int, points: int, rule: str, where: str = "") -> None:
        self.table.points[seat] += points
        self.lines.append((seat, code, things, points, RULE + rule, where))


def after(table: Table, decision: d.Decision, drawn: Iterable[Sequence[int]] = ()) -> After:
    """The effect of a legal decision. Raises `WrongDraw`."""
    work = After(table.copy(), list(drawn))
    _do(work, decision)
    if work.drawn:
        raise WrongDraw("more was drawn than there was to draw")
    return work


def _do(work: After, decision: d.Decision) -> None:
    if isinstance(decision, OF_ABILITIES):
        _do_in_ability(work, decision)
    elif isinstance(decision, CHOSEN):
        _do_choice(work, decision)
    else:
        _do_in_turn(work, decision)


def _do_in_turn(work: After, decision: d.Decision) -> None:
    table = work.table
    seat = table.seat
    match decision:
        case d.King():
            _king(work)
        case d.Use(courtier):
            _use(work, courtier)
        case d.Advance(courtier, said):
            if table.phase == "turn":
                _act(table, ADVANCE)
                _step(work, courtier, said)
            else:
                _step(work, courtier, said)
                if table.phase == "free" and courtier not in table.arrived:
                    _go_on_free(work, table.waiting)
        case d.Build(card):
            _act(table, BUILD)
            table.stage, table.laid = "build", (card,)
            _lay(work, card, suit(card))
        case d.Add(card):
            table.laid += (card,)
            _lay(work, card, suit(card))
        case d.Take(cards):
            _act(table, TAKE)
            for card in cards:
                table.display[card] -= 1
                table.hands[seat][card] += 1
            _refill(work)
        case d.Discard(owner, courtier):
            _act(table, DISCARD)
            _throw(table, owner, courtier)
            _settle(work, courtier, "discard.control", "discard.control")
        case d.Done():
            _done(work)
        case _:
            raise TypeError(f"no decision of King's Progress: {decision!r}")


def _do_in_ability(work: After, decision: d.Decision) -> None:
    table = work.table
    seat = table.seat
    match decision:
        case d.Keep(card):
            table.drawn[card] -= 1
            table.hands[seat][card] += 1
            _end_rumour(table)
        case d.Carry(courtier, said):
            table.stage = "act"
            _step(work, courtier, said)
        case d.Disguise(card, courtier):
            table.laid += (card,)
            table.stage = "act" if len(table.laid) == 2 else "disguise"
            _lay(work, card, courtier)
        case d.Reorder(owner, courtier):
            table.stage, table.laid, table.reordered = "next", (), (*table.reordered, (owner, int(courtier)))
        case d.Next(shown, named):
            host = table.reordered[-1][1]
            table.laid += (4 * (host if named is None else named) + shown,)
            if len(unordered(table)) == 1:
                _close_order(work)
        case d.Pick(pair, gift):
            table.stage, table.slot = "with", (pair, gift)
        case d.With(pair, gift):
            _swap(work, pair, gift)
            table.stage, table.slot, table.laid = "act", None, ()
        case d.Fetch(card, face_up):
            table.stage, table.laid = "act", ()
            table.hands[seat][card] += 1
            if face_up:
                table.display[card] -= 1
                _refill(work)
            else:
                table.discards[card] -= 1
                table.searched.add(seat)
        case _:
            raise TypeError(f"no decision of King's Progress: {decision!r}")


def _do_choice(work: After, decision: d.Decision) -> None:
    table = work.table
    seat = table.seat
    match decision:
        case d.Deal():
            if not table.courts:
                table.courts = tuple(work.draw(seat, "courts", 3, [1, 1, 1]))
            for other in table.clockwise(seat):
                work.cards(other, 4, table.hands[other])
            table.phase, table.waiting = "drop", table.clockwise(seat)[1:]
        case d.Drop(card):
            table.hands[seat][card] -= 1
            table.deck[card] += 1
            if table.waiting:
                table.seat, *others = table.waiting
                table.waiting = tuple(others)
            else:
                _begin_turn(table, table.king)
                work.cards(table.king, 3, table.display)
                _lay_gifts(work)
        case d.Choose(pair):
            work.gain(seat, "gifts", table.arrived[-1], len(table.pairs[pair - 1]), "arrival.pair")
            for gift in table.pairs[pair - 1]:
                table.gifts[seat][gift] += 1
            table.pairs[pair - 1] = ()
            _go_on(work)
        case d.ChooseSingle(gift):
            table.singles[gift] -= 1
            table.gifts[seat][gift] += 1
            work.gain(seat, "gifts", table.arrived[-1 - table.served], 1, "minor.holder")
            _go_on_minor(work, table.served + 1)
        case d.Shed(owner, courtier):
            exposed = _throw(table, owner, courtier)
            if table.phase == "loyalty":
                assert table.shown is not None
                _settle(work, courtier)
                table.shown = (*table.shown[:seat], symbols(exposed), *table.shown[seat + 1 :])
                _go_on_test(work, table.waiting)
            else:
                assert table.prize is not None
                if not _next_shed(table, table.prize, table.waiting):
                    _score_prizes(work, table.prize + 1)
        case _:
            raise TypeError(f"no decision of King's Progress: {decision!r}")


def _act(table: Table, kind: int) -> None:
    table.kinds, table.laid, table.stage = (*table.kinds, kind), (), "act"


def _done(work: After) -> None:
    """An ability, a test's advance or the turn ends."""
    table = work.table
    if table.phase == "free":
        _go_on_free(work, table.waiting)
    elif table.phase == "keep":
        _end_rumour(table)
    elif table.stage in ("act", "build"):
        work.used.add("court-track")
        if table.space >= table.crown:
            _end_round(work)
        else:
            _begin_turn(table, (table.mover + 1) % table.players)
    else:
        if table.stage == "next":
            _close_order(work)
        table.stage, table.laid, table.slot = "act", (), None


# --------------------------------------------------------------------------------------- the turn's beginning


def _turn(table: Table, phase: str, seat: int, mover: int, waiting: tuple[int, ...] = ()) -> None:
    """Something new begins; nothing of the turn before is left."""
    table.phase, table.seat, table.mover, table.waiting = phase, seat, mover, waiting
    table.kinds, table.ability, table.stage, table.laid, table.reordered = (), None, "act", (), ()
    table.slot, table.served, table.prize, table.shown, table.order = None, 0, None, None, None


def _begin_turn(table: Table, seat: int) -> None:
    _turn(table, "king" if seat == table.king else "turn", seat, seat)


def _king(work: After) -> None:
    """By "A. Carta del Re"."""
    table = work.table
    table.space += 1
    work.used.add("court-track")
    ends = table.space >= table.crown
    if table.arrived and (not ends or read_as.crown_claimed(table.options.crown_point)):
        work.score(table.mover, "king", 1, 1, "king.point")
    if ends and read_as.crown_stops(table.options.crown_turn):
        _end_round(work)
    else:
        table.phase = "turn"


def _use(work: After, courtier: int) -> None:
    table, seat = work.table, work.table.mover
    table.ability, table.stage, table.laid = int(courtier), BEGINS[courtier], ()
    table.used[courtier] = seat
    if courtier == TREASURER and table.arrived:
        n = len(table.arrived)
        work.score(seat, "corruption", n, n, "ability.corruption")
    if courtier == MISTRESS:
        work.used.add("map")
        here = table.at[MISTRESS]
        heard = sum(place == here or place in table.map.ways[here] for place in table.at)
        if read_as.only_others_heard(table.options.rumour_counts):
            heard -= 1
        if work.cards(seat, heard, table.drawn):
            table.phase = "keep"


def _end_rumour(table: Table) -> None:
    for card, n in enumerate(table.drawn):
        table.discards[card] += n
        table.drawn[card] = 0
    table.phase, table.stage, table.laid = "turn", "act", ()


# ------------------------------------------------------------------------------------------ builds and control


def _lay(work: After, card: int, courtier: int) -> None:
    """Under the last card of the own build."""
    table, seat = work.table, work.table.seat
    table.hands[seat][card] -= 1
    table.builds[seat][courtier] += (card,)
    _settle(work, courtier)


def _throw(table: Table, seat: int, courtier: int) -> int:
    """The exposed card is discarded, with every Disguise card that this exposes."""
    exposed, *left = table.builds[seat][courtier]
    table.discards[exposed] += 1
    table.builds[seat][courtier] = _without_disguise(table, courtier, left)
    return exposed


def _without_disguise(table: Table, courtier: int, cards: list[int]) -> tuple[int, ...]:
    while cards and suit(cards[0]) != courtier:
        table.discards[cards.pop(0)] += 1
    return tuple(cards)


def _close_order(work: After) -> None:
    """What has no place in the new order keeps the old one."""
    table = work.table
    seat, courtier = table.reordered[-1]
    cards = [*table.laid, *unordered(table)]
    table.builds[seat][courtier] = _without_disguise(table, courtier, cards)
    _settle(work, courtier)
    table.stage, table.laid = "act" if len(table.reordered) == 2 else "reorder", ()


def _settle(work: After, courtier: int, *why: str) -> None:
    """At once, but not at the Royal Court."""
    table = work.table
    values = [worth(mine[courtier]) for mine in table.builds]
    kept = read_as.control_stays(table.options.empty_control) and not any(values)
    if courtier not in table.arrived and not kept:
        cards = settled(values, table.major[courtier], table.minor[courtier])
        _assign(work, courtier, cards, why or ("control.major", "control.minor"))


def _assign(work: After, courtier: int, cards: tuple[int, int], why: Sequence[str]) -> None:
    """A disc goes when another player gets the card."""
    table = work.table
    had = table.major[courtier], table.minor[courtier]
    for what, old, new, rule in zip(("ability-card", "minor-card"), had, cards, why, strict=True):
        for seat, n in ((old, -1), (new, 1)) if old != new else ():
            if seat != NOBODY:
                work.gain(seat, what, courtier, n, rule)
    table.major[courtier], table.minor[courtier] = cards
    if cards[0] != NOBODY and table.used[courtier] != cards[0]:
        table.used[courtier] = NOBODY


# ------------------------------------------------------------------------------------ steps, arrivals, gifts


def _step(work: After, courtier: int, said: str) -> None:
    table = work.table
    place = place_of(table, courtier, said)
    assert place is not None
    table.at[courtier] = place
    work.used.add("map")
    if place != table.court:
        return
    # "Arrivo a Corte"
    table.arrived.append(int(courtier))
    for seat, n in ((table.king, -1), (table.seat, 1)) if table.king != table.seat else ():
        work.gain(seat, "king-card", courtier, n, "loyalty.arrival" if table.phase == "free" else "arrival.king-card")
    table.king = table.seat
    controller = table.major[courtier]
    if controller != NOBODY:
        had = len(table.builds[controller][courtier])
        if had:
            _throw(table, controller, courtier)
            lost = len(table.builds[controller][courtier]) - had
            work.gain(controller, "built-cards", courtier, lost, "arrival.discard")
        if any(table.pairs):
            table.phase, table.seat = "gift", controller
            return
    _go_on(work)


def _go_on(work: After) -> None:
    table = work.table
    if table.shown is not None:
        _go_on_free(work, table.waiting)
    elif len(table.arrived) == 5:
        _end_round(work)
    else:
        table.phase, table.seat = "turn", table.mover


def _swap(work: After, pair: int, gift: int | None) -> None:
    """By "Secretary: Favour"."""
    table = work.table
    assert table.slot is not None
    mine_in, mine = table.slot
    if gift is None:
        (gift,) = work.draw(table.seat, "gifts", 1, table.gift_deck)
        table.gift_deck[gift] -= 1
        table.out[mine] += 1
    else:
        _put(table, pair, gift, mine)
    _put(table, mine_in, mine, gift)


def _put(table: Table, pair: int, gone: int, come: int) -> None:
    if pair:
        gifts = list(table.pairs[pair - 1])
        gifts.remove(gone)
        table.pairs[pair - 1] = tuple(sorted([*gifts, come]))
    else:
        table.singles[gone] -= 1
        table.singles[come] += 1


def _lay_gifts(work: After) -> None:
    """Six pairs, then six single ones, as far as there are gifts."""
    table = work.table
    drawn = list(work.draw(table.king, "gifts", 12, table.gift_deck))
    for gift in drawn:
        table.gift_deck[gift] -= 1
    table.pairs = [tuple(sorted(drawn[2 * n : 2 * n + 2])) for n in range(6)]
    for gift in work.draw(table.king, "gifts", 6, table.gift_deck):
        table.gift_deck[gift] -= 1
        table.singles[gift] += 1


# --------------------------------------------------------------------------------------------- Loyalty Tests


def _refill(work: After) -> None:
    """By "Test di Fedeltà": a refill that the deck cannot give starts one."""
    table = work.table
    missing = 3 - sum(table.display)
    if work.cards(table.seat, missing, table.display) < missing:
        order = table.clockwise((table.king + 1) % table.players)
        table.phase, table.shown, table.order = "loyalty", (None,) * table.players, order
        _go_on_test(work, order)


def _go_on_test(work: After, waiting: tuple[int, ...]) -> None:
    table = work.table
    for n, seat in enumerate(waiting):
        if any(any(table.builds[owner]) for owner in shed_from(table, seat)):
            table.seat, table.waiting = seat, waiting[n + 1 :]
            return
    _shuffle(table)
    work.cards(table.mover, 3 - sum(table.display), table.display)
    assert table.shown is not None
    assert table.order is not None
    dearest = max((value for value in table.shown if value is not None), default=None)
    _go_on_free(work, tuple(seat for seat in table.order if dearest is not None and table.shown[seat] == dearest))


def _shuffle(table: Table) -> None:
    for card, n in enumerate(table.discards):
        table.deck[card] += n
        table.discards[card] = 0
    table.searched = set()


def _go_on_free(work: After, waiting: tuple[int, ...]) -> None:
    table = work.table
    if waiting:
        table.phase, table.seat, table.waiting = "free", waiting[0], waiting[1:]
    elif len(table.arrived) == 5:
        _end_round(work)
    else:
        table.phase, table.seat, table.waiting, table.shown, table.order = "turn", table.mover, (), None, None


# ------------------------------------------------------------------------------------------ the round's end


def _end_round(work: After) -> None:
    _turn(work.table, "minor", work.table.king, work.table.king)
    _go_on_minor(work, 0)


def _go_on_minor(work: After, served: int) -> None:
    """By "2. Selezione di Doni Minori": the last arrival first."""
    table = work.table
    for space in range(served, len(table.arrived)):
        chooser = table.minor[table.arrived[-1 - space]]
        if chooser != NOBODY and any(table.singles):
            _turn(table, "minor", chooser, table.king)
            table.served = space
            return
    _score_prizes(work, 0)


def _score_prizes(work: After, first: int) -> None:
    """By "3. Punteggio": each prize, with the discards of who is first in it before the next."""
    table = work.table
    document = gifts_told(table)
    for at in range(first, len(PRIZES)):
        places = in_prize(document, PRIZES[at])
        rule = "types.most" if PRIZES[at] == "types" else "gifts.points"
        for seat, mine in enumerate(places):
            if mine["points"]:
                why = "gifts.tied" if mine["sharing"] > 1 else rule
                work.score(seat, PRIZES[at], mine["count"], mine["points"], why, placed(PRIZES[at], mine))
        for seat, colour in enumerate(table.colours):
            if colour == at and places[seat]["points"]:
                work.score(seat, "own-colour", 1, 1, "colour.bonus", placed(PRIZES[at], places[seat]))
        order = table.clockwise((table.king + 1) % table.players)
        if _next_shed(table, at, tuple(seat for seat in order if places[seat]["place"] == 1)):
            return
    _recount(work)


def _next_shed(table: Table, prize: int, waiting: tuple[int, ...]) -> bool:
    for n, seat in enumerate(waiting):
        table.phase = "shed"
        if any(any(table.builds[owner]) for owner in shed_from(table, seat)):
            _turn(table, "shed", seat, table.king, waiting[n + 1 :])
            table.prize = prize
            return True
    return False


def _recount(work: After) -> None:
    """By "Punteggio per il Controllo Maggiore", and "4. Governo delle casate"."""
    table = work.table
    clockwise = read_as.ties_go_round(table.options.equal_builds)
    for courtier in COURTIERS:
        values = [worth(mine[courtier]) for mine in table.builds]
        cards = settled(values, table.major[courtier], table.minor[courtier], clockwise=clockwise)
        _assign(work, courtier, cards, ("recount.major", "recount.minor"))
        if cards[0] != NOBODY:
            work.score(cards[0], "major-control", 1, 2, "recount.points", COURTIER_WORDS[courtier])
    if table.round == 3:
        _turn(table, "over", table.king, table.king)
        return
    for courtier in table.arrived:
        table.at[courtier] = courtier
    table.arrived = []
    for gift in range(GIFTS):
        table.out[gift] += table.singles[gift] + sum(pair.count(gift) for pair in table.pairs)
        table.singles[gift] = 0
    _shuffle(table)
    table.round, table.space = table.round + 1, table.players
    _begin_turn(table, table.king)
    work.cards(table.king, 3 - sum(table.display), table.display)
    _lay_gifts(work)
