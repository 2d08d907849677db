"""What a legal decision leads to, once more: the table after it, the points it brought, and what had to be drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from courtroll.properties.engines.answers import WrongDraw
from courtroll.properties.games.bruges.second import read_as, scored
from courtroll.properties.games.bruges.second.legal import FOUR, refusals, step_price
from courtroll.properties.games.bruges.second.piles import backs, take_top
from courtroll.properties.games.bruges.second.table import COLOURS, Player, Table, Work, colour_of
from courtroll.properties.games.bruges.second.texts import (
    at_work,
    brings,
    can,
    cards_in_hand,
    described,
    hand_limit,
    spoken,
    tile_prices,
)
from courtroll.properties.games.bruges.second.work import After, one_less
from courtroll.verifier.games.bruges.moves import decisions as d
from courtroll.verifier.games.bruges.table.pieces import Action, Side, Trouble

TEXT: Final = "bruges.person.activate-text"
DIE: Final = (1,) * 6
INTRIGUE: Final = 3
"""Points: "Cospirazione"."""
CARD_WORKERS: Final = 2
"""Workers: "I. Prendere 2 lavoratori"."""


def after(table: Table, decision: d.Decision, drawn: Iterable[Sequence[int]] = ()) -> After:
    """The effect of a legal decision. Raises `WrongDraw`."""
    work = After(table.copy(), list(drawn))
    _do(work, decision)
    while not _waits(work):
        pass
    if work.drawn:
        raise WrongDraw("more was drawn than there was to draw")
    return work


def _do(work: After, decision: d.Decision) -> None:
    table, seat = work.table, work.table.seat
    player = table.players[seat]
    match decision:
        case d.Deal():
            if not all(card.typed for card in table.deck.cards):
                work.used.add("persons")
            left, right = work.draw(table.start, "backs", 2, backs(table))
            table.tops = {"left": COLOURS[left], "right": COLOURS[right]}
            _begin(table, "draw")
        case d.Roll():
            table.dice = {colour: work.draw(table.start, "dice", 1, DIE)[0] + 1 for colour in COLOURS}
            _begin(table, "troubles")
            _deal_markers(work)
        case d.Draw(side):
            take_top(work, seat, str(side))
        case d.Suffer():
            _suffer(work, player, decision)
        case d.Advance():
            set_off = _set_off(work, seat, "advance")
            player.florins -= step_price(table)
            work.gain(seat, "florins", "step-price", -step_price(table), "reputation.price")
            _step_up(work, seat, "step", "reputation.advance")
            table.acted = True
            table.agenda = set_off
        case d.Stay():
            table.acted = True
        case d.Play():
            _play(work, player, decision)
        case d.Use(person):
            symbol = str(table.deck[person].works or "").removeprefix("worker-")
            if symbol in COLOURS:
                player.workers[symbol] -= 1
                work.gain(seat, "workers", "symbol-worker", -1, "person.worker-cost", symbol)
            work.read(person)
            player.turned.add(person)
            table.agenda = _works(table, seat, person) + table.agenda
        case d.Done():
            _next_turn(work, table.waiting)
        case d.Take(colour):
            player.workers[colour] += 1
            work.by_text(seat, "workers", -1)
            work.by_text(seat, "workers", 1, colour)
            one_less(table)
        case d.Return(colour):
            _return_marker(work, seat, colour)
            one_less(table)
        case d.Discard(card):
            player.hand.remove(card)
            work.by_text(seat, "cards", -1)
            table.discards |= 1 << card
            one_less(table)
        case d.Canal(side):
            price = tile_prices(table, seat, table.agenda[0].text)[side]
            assert price is not None
            _build(work, seat, side, price, "person-text", "person.activate-text")
            one_less(table)
        case d.Give(colour):
            _hand_over(work, seat, colour, 1)
            one_less(table)
        case d.Lose(side):
            player.canals[side] -= 1
            work.gain(seat, "canals", "person-text", -1, "person.activate-text", side)
            one_less(table)
        case _:
            raise TypeError(f"no decision of Bruges: {decision!r}")


# ------------------------------------------------------------------------------------------------ the dice


def _deal_markers(work: After) -> None:
    """By "Distribuire le tessere minaccia": one for each die of 5 or 6."""
    for colour, die in work.table.dice.items():
        dealt = int(die in (5, 6))
        work.me.threats[colour] += dealt
        work.gain(work.table.mover, "threats", "threat-dealt", dealt, "threat.deal", colour)


def _suffer(work: After, player: Player, decision: d.Suffer) -> None:
    """By "La minaccia si verifica"."""
    table, seat, lost = work.table, work.table.mover, decision.what
    if decision.trouble not in (Trouble.RAID, Trouble.FIRE):
        work.used.add("troubles")
    set_off = _set_off(work, table.mover, "trouble")
    match decision.trouble:
        case Trouble.FLOOD:
            for colour, n in player.workers.items():
                work.gain(seat, "workers", "flood", -n, "threat.flood", colour)
            player.workers = dict.fromkeys(COLOURS, 0)
        case Trouble.RAID:
            work.gain(seat, "florins", "raid", -player.florins, "threat.raid")
            player.florins = 0
        case Trouble.INTRIGUE:
            if player.points:
                work.score(table.mover, "intrigue", -min(INTRIGUE, player.points), "bruges.threat.intrigue")
        case Trouble.PLAGUE:
            if lost is not None:
                player.empty.append(_gone(player, lost))
                work.gain(seat, "persons", "plague", -1, "threat.plague")
                table.discards |= 1 << int(lost)
        case Trouble.FIRE if isinstance(lost, Side):
            player.canals[lost] -= 1
            work.gain(seat, "canals", "fire", -1, "threat.fire-outermost", lost)
        case Trouble.FIRE if isinstance(lost, int):
            house = _gone(player, lost)
            table.discards |= 1 << house
            player.hand.add(lost)
            work.gain(seat, "houses", "fire", -1, "threat.fire", colour_of(house))
            work.gain(seat, "persons", "fire", -1, "threat.fire-person")
            work.gain(seat, "cards", "fire", 1, "threat.fire-person")
        case Trouble.FIRE if lost is not None:
            house = next(house for house in player.empty if colour_of(house) == lost)
            player.empty.remove(house)
            table.discards |= 1 << house
            work.gain(seat, "houses", "fire", -1, "threat.fire", lost)
        case Trouble.FIRE:
            pass
    colour = next(colour for colour, trouble in table.troubles.items() if trouble == decision.trouble)
    player.threats[colour] = 0
    work.gain(seat, "threats", "trouble-over", -3, "threat.back", colour)
    if read_as.counts_who_is_left(table.options.own_event):
        set_off = _set_off(work, table.mover, "trouble")
    table.agenda = set_off


def _gone(player: Player, person: int | str) -> int:
    """A person leaves; the house it lived in."""
    player.turned.discard(int(person))
    return player.persons.pop(int(person))


def _step_up(work: After, seat: int, code: str, rule: str) -> None:
    """To the next number that the track shows, which no text prints."""
    player = work.table.players[seat]
    further = [number for number in work.table.steps if number > player.reputation]
    work.used.add("reputation-steps")
    if further:
        player.reputation = min(further)
        work.gain(seat, "reputation-steps", code, 1, rule)


# --------------------------------------------------------------------------------------------- six actions


def _play(work: After, player: Player, decision: d.Play) -> None:
    table, seat = work.table, work.table.mover
    card, colour = decision.card, colour_of(decision.card)
    set_off, first = _set_off(work, seat, str(decision.action), colour), list[Work]()
    if table.agenda:
        one_less(table)
    else:
        table.acted = True
        player.played += 1
    player.hand.remove(card)
    if decision.action not in (Action.HOUSE, Action.PERSON):
        table.discards |= 1 << card
    match decision.action:
        case Action.WORKERS:
            player.workers[colour] += CARD_WORKERS
            work.gain(seat, "workers", "workers-taken", CARD_WORKERS, "action.workers", colour)
        case Action.FLORINS:
            player.florins += table.dice[colour]
            work.gain(seat, "florins", "die", table.dice[colour], "action.florins")
        case Action.THREAT:
            _return_marker(work, seat, colour)
        case Action.CANAL:
            side = str(decision.at)
            price = tile_prices(table, seat)[side]
            assert price is not None
            work.used.add("canal-colours")
            _build(work, seat, side, price, "canal-built", "canal.card")
        case Action.HOUSE:
            player.workers[colour] -= 1
            work.gain(seat, "workers", "house-built", -1, "action.house", colour)
            work.gain(seat, "houses", "house-built", 1, "action.house", colour)
            player.empty.append(card)
        case Action.PERSON:
            house = next(house for house in player.empty if colour_of(house) == decision.at)
            player.empty.remove(house)
            player.persons[card] = house
            player.florins -= table.deck[card].person.price
            work.read(card)
            work.gain(seat, "florins", "person-price", -table.deck[card].person.price, "action.person-price")
            work.gain(seat, "persons", "person-laid", 1, "action.person")
            if table.deck[card].works == "lightning" and not table.spent >> card & 1:
                if read_as.is_spent(table.options.lightning_returned):
                    table.spent |= 1 << card
                first = _works(table, seat, card, colour)
    if read_as.counts_who_is_left(table.options.own_event):
        set_off = _set_off(work, seat, str(decision.action), colour)
    table.agenda = first + set_off + table.agenda


def _return_marker(work: After, seat: int, colour: str) -> None:
    """By "III. Eliminare 1 tessera minaccia": a point for each, also by a person."""
    work.table.players[seat].threats[colour] -= 1
    work.gain(seat, "threats", "threat-returned", -1, "action.threat", colour)
    work.score(seat, "threat-returned", 1, "bruges.points.threat")


def _build(work: After, seat: int, side: str, price: int, code: str, rule: str) -> None:
    """By "IV. Costruire 1 tessera canale"; the top statue for a section full for the first time."""
    table, player = work.table, work.table.players[seat]
    work.used.add("canal-prices")
    work.gain(seat, "florins", "canal-price", -price, "canal.price")
    work.gain(seat, "canals", code, 1, rule, side)
    player.florins -= price
    player.canals[side] += 1
    if player.canals[side] == 5 and side not in player.full:
        player.full |= {side}
        for statue in table.statues_left[:1]:
            player.statues |= {statue}
            work.gain(seat, "statues", "statue-taken", statue, "statue.take")


# -------------------------------------------------------------------------------------------------- texts


def _works(table: Table, seat: int, person: int, colour: str | None = None) -> list[Work]:
    return [Work(spoken(text, colour), seat, person, None) for text in table.deck[person].effect or ()]


def _set_off(work: After, seat: int, what: str, colour: str | None = None) -> list[Work]:
    """What persons who lie there already do by themselves."""
    texts = [(person, text) for person, text in at_work(work.table, seat) if text.on == what]
    work.said += [f"on {what}"] * len(texts)
    return [Work(spoken(text, colour), seat, person, None) for person, text in texts]


def _waits(work: After) -> bool:
    """Whether somebody has something to decide; otherwise one thing happens by itself."""
    table = work.table
    if table.agenda:
        first = table.agenda[0]
        if first.left is None:
            del table.agenda[0]
            _speak(work, first, brings(table, first.seat, first.text))
            return False
        if can(table, first.seat, first.text):
            return True
        del table.agenda[0]
        return False
    return _phase_waits(work)


def _speak(work: After, told: Work, n: int) -> None:
    """A text is done as far as it leaves no choice; what it leaves to choose waits before all else."""
    table, text, seat = work.table, told.text, told.seat
    player = table.players[seat]
    work.read(told.person)
    if not n:
        return
    work.said.append(f"text {text.atom}")
    match str(text.atom):
        case "florins":
            player.florins += n
            work.by_text(seat, "florins", n)
        case "points":
            work.score(seat, "person-text", n, TEXT, by=table.deck[told.person].name)
        case "workers" if text.colour is not None:
            player.workers[str(text.colour)] += n
            work.by_text(seat, "workers", n, str(text.colour))
        case "step":
            for _ in range(n):
                _step_up(work, seat, "person-text", "person.activate-text")
        case "return" if text.n is None:
            for colour in COLOURS:
                for _ in range(player.threats[colour]):
                    _return_marker(work, seat, colour)
        case "others give" | "others lose canal":
            others = [(seat + step) % len(table.players) for step in range(1, len(table.players))]
            asked = [Work(text, other, told.person, n) for other in others]
            table.agenda = [each for each in asked if not _gives_all(work, each, n)] + table.agenda
        case "hand":
            pass
        case "as-card":
            work.by_text(seat, "as-card", 1)
        case _:
            if text.atom == "workers":
                work.by_text(seat, "workers", n)  # of a colour still to be chosen
            table.agenda.insert(0, told._replace(left=n))


def _gives_all(work: After, asked: Work, n: int) -> bool:
    """Whoever has no more workers than are asked for has no choice."""
    workers = work.table.players[asked.seat].workers
    if asked.text.atom != "others give" or sum(workers.values()) > n:
        return False
    for colour in COLOURS:
        _hand_over(work, asked.seat, colour, workers[colour])
    return True


def _hand_over(work: After, seat: int, colour: str, n: int) -> None:
    """Workers go to the player whose person asks for them."""
    work.table.players[seat].workers[colour] -= n
    work.me.workers[colour] += n
    work.by_text(seat, "workers", -n, colour)
    work.by_text(work.table.mover, "workers", n, colour)


# ------------------------------------------------------------------------------------------------- the flow


def _begin(table: Table, phase: str) -> None:
    """A phase begins with the starting player."""
    players = len(table.players)
    first, *others = [(table.start + step) % players for step in range(players)]
    table.phase, table.mover, table.waiting, table.acted = phase, first, tuple(others), False


def _phase_waits(work: After) -> bool:
    table, player = work.table, work.me
    match table.phase:
        case "draw":
            if any(table.piles.values()) and cards_in_hand(table, table.mover) < hand_limit(table, table.mover):
                return True
            if not _next_player(table):
                _begin(table, "roll")
                table.waiting = ()
        case "troubles":
            if 3 in player.threats.values():
                return True
            if _next_player(table):
                _deal_markers(work)
            else:
                _begin(table, "advance")
        case "advance":
            if not refusals(table, table.mover, d.Advance()):
                return True
            if not _next_player(table):
                players = len(table.players)
                order = tuple((table.start + step) % players for step in range(players))
                _next_turn(work, order * FOUR)
        case _:
            return True
    return False


def _next_player(table: Table) -> bool:
    if not table.waiting:
        return False
    table.mover, *others = table.waiting
    table.waiting, table.acted = tuple(others), False
    return True


def _next_turn(work: After, turns: tuple[int, ...]) -> None:
    """By "Fase 3": the next of everybody's four turns; after the last the round ends."""
    table = work.table
    if read_as.skips_the_empty(table.options.no_cards_left):
        while turns and not table.players[turns[0]].hand:
            turns = turns[1:]
    table.phase, table.acted, table.waiting = "act", False, turns
    if not _next_player(table):
        _end_round(work)


def _end_round(work: After) -> None:
    """By "Fase 4"."""
    table = work.table
    measures = {
        "reputation": [player.reputation for player in table.players],
        "persons": [len(player.persons) for player in table.players],
        "canals": [sum(player.canals.values()) for player in table.players],
    }
    for area, measured in measures.items():
        if measured.count(max(measured)) == 1:
            table.players[measured.index(max(measured))].majorities |= {area}
    for player in table.players:
        player.turned, player.played = set(), 0
    table.start = (table.start + 1) % len(table.players)
    if table.last_round == "this":
        table.phase, table.mover, table.waiting = "over", table.start, ()
        for seat, player in enumerate(table.players):
            for person in player.persons:
                work.read(person)
            for line in scored(described(table, player)):
                work.score(seat, line.code, line.points, line.rule, line.count)
        return
    table.last_round = "this" if table.last_round == "next" else "open"
    table.dice = {}
    _begin(table, "draw")


def winners(table: Table) -> tuple[int, ...]:
    """By "Fine del gioco": most points, then most florins."""
    rows = [(player.points, player.florins) for player in table.players]
    return tuple(seat for seat, row in enumerate(rows) if row == max(rows))
