"""May this be decided, and if not, which rules of the book forbid it? And what is everything that may be decided?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement
from typing import Any, Final

from courtroll.properties.games.kings_progress.second import PRIZES, in_prize, read_as
from courtroll.properties.games.kings_progress.second.table import (
    CARDS,
    CHAMBERLAIN,
    CHAPLAIN,
    COURTIERS,
    GIFTS,
    HOME,
    KNIGHT,
    LONDON,
    MISTRESS,
    PRIVY_SEAL,
    SECRETARY,
    Table,
    comes_to_rest,
    keeps_direction,
    may_enter,
    place_of,
    suit,
    symbols,
)
from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.table.pieces import Courtier

ADVANCE, BUILD, TAKE, DISCARD = range(4)
ACTIONS: Final = (d.Advance, d.Build, d.Take, d.Discard)
Kinds = frozenset[type[Any]]
IN_TURN: Final[Mapping[str, Kinds]] = {
    "act": frozenset({d.Use, *ACTIONS, d.Done, d.King}),
    "build": frozenset({d.Add, d.Use, *ACTIONS, d.Done, d.King}),
    "carry": frozenset({d.Carry, d.Done, d.King, d.Use}),
    "disguise": frozenset({d.Disguise, d.Done, d.King, d.Use}),
    "reorder": frozenset({d.Reorder, d.Done, d.King, d.Use}),
    "next": frozenset({d.Next, d.Done, d.King, d.Use}),
    "pick": frozenset({d.Pick, d.Done, d.King, d.Use}),
    "with": frozenset({d.With, d.Done, d.King, d.Use}),
    "fetch": frozenset({d.Fetch, d.Done, d.King, d.Use}),
}
KNOWN: Final[Mapping[str, Kinds]] = {
    "deal": frozenset({d.Deal}), "drop": frozenset({d.Drop}), "king": frozenset({d.King}),
    "keep": frozenset({d.Keep, d.Done}), "gift": frozenset({d.Choose, d.ChooseSingle}),
    "loyalty": frozenset({d.Shed, d.Done}), "free": frozenset({d.Advance, d.Done}),
    "minor": frozenset({d.Choose, d.ChooseSingle}), "shed": frozenset({d.Shed, d.Done}), "over": frozenset(),
}  # fmt: skip
CHOICES: Final = {
    "drop": "setup.hand-kept", "keep": "ability.rumour-keep", "gift": "arrival.controller", "loyalty": "loyalty.order",
    "free": "loyalty.advances", "minor": "minor.order", "shed": "shed.first",
}  # fmt: skip
"""Where another than the player in turn may decide, the rule that says who."""
NO_MORE: Final[Mapping[type[Any], tuple[int, str]]] = {
    d.Carry: (KNIGHT, "ability.carriage"), d.Disguise: (CHAMBERLAIN, "disguise.cards"),
    d.Reorder: (PRIVY_SEAL, "ability.negotiate"), d.Next: (PRIVY_SEAL, "ability.negotiate-no-build"),
    d.Pick: (SECRETARY, "ability.favour"), d.Keep: (MISTRESS, "ability.rumour-keep"),
}  # fmt: skip
"""An ability gives no more than it says."""
AMID: Final = ("gift", "loyalty", "free")
"""What others may decide in the middle of a turn."""
OF_ABILITIES: Final = (d.Carry, d.Disguise, d.Reorder, d.Next, d.Pick, d.With, d.Fetch, d.Keep)
"""What an ability that was begun goes on with."""
CHOSEN: Final = (d.Deal, d.Drop, d.Choose, d.ChooseSingle, d.Shed)
"""What is decided outside of turns, or amid one by others too."""


def refusals(table: Table, seat: int, decision: d.Decision, passing: int | None) -> frozenset[str]:
    """The ids of the rules that forbid a player a decision. `passing` stands where there is no room, and must go on."""
    return frozenset(f"kings-progress.{rule}" for rule in _refusals(table, seat, decision, passing))


def _refusals(table: Table, seat: int, decision: d.Decision, passing: int | None) -> Iterator[str]:
    kind, in_turn = type(decision), table.phase == "turn"
    known = IN_TURN[table.stage] if in_turn else KNOWN[table.phase]
    if table.phase == "over":
        yield "end.after-three"
    elif seat != table.seat:
        if kind in known and table.phase in CHOICES:
            yield CHOICES[table.phase]
        else:
            # Amid a turn its player hears that it does not go on; between the turns everybody does.
            nobodys = table.phase in ("minor", "shed") or (seat == table.mover and table.phase in AMID)
            yield "round.phases" if kind not in known and nobodys else "turn.clockwise"
    elif kind not in known:
        whose, rule = NO_MORE.get(kind, (None, ""))
        had = in_turn and whose is not None and table.ability == whose and not table.kinds
        yield rule if had else "round.phases"
    elif in_turn and passing is not None and not (isinstance(decision, d.Advance) and decision.courtier == passing):
        yield "move.through"
    else:
        yield from forbid(table, decision)


def may_follow(table: Table, kind: int) -> bool:
    """By "Influenza e Controllo": two actions in their order, or the Chaplain's three different ones."""
    if table.ability == CHAPLAIN:
        return len(table.kinds) < 3 and kind not in table.kinds
    return len(table.kinds) < 2 and all(kind >= before for before in table.kinds)


def _forbid_action(table: Table, kind: int) -> Iterator[str]:
    if table.ability == CHAPLAIN:
        if not may_follow(table, kind):
            yield "ability.influence"
        return
    if len(table.kinds) >= 2:
        yield "action.two"
    if table.kinds and kind < table.kinds[-1]:
        yield "action.order"


def forbid(table: Table, decision: d.Decision) -> Iterator[str]:
    """What bars a decision that the moment knows."""
    if isinstance(decision, OF_ABILITIES):
        return _forbid_in_ability(table, decision)
    return (_forbid_choice if isinstance(decision, CHOSEN) else _forbid_in_turn)(table, decision)


def _forbid_in_turn(table: Table, decision: d.Decision) -> Iterator[str]:
    seat, builds = table.seat, table.builds
    hand = table.hands[seat]
    match decision:
        case d.King():
            if table.king != table.mover:
                yield "king.holder-only"
            elif table.phase == "turn":
                yield "king.advance"
        case d.Use(courtier):
            if table.major[courtier] != table.mover:
                yield "ability.once"
            if table.used[courtier] == table.mover:
                yield "ability.disc"
            if table.ability is not None:
                yield "ability.one-a-turn"
            if table.kinds:
                yield "ability.time"
        case d.Advance(courtier, said):
            # Whoever has arrived goes nowhere, whatever the turn says.
            is_step = courtier not in table.arrived and place_of(table, courtier, said) is not None
            if table.phase == "turn" and is_step:
                yield from _forbid_action(table, ADVANCE)
            yield from _forbid_step(table, courtier, said, steps_left(table))
        case d.Build(card):
            yield from _forbid_action(table, BUILD)
            if not hand[card]:
                yield "build.any-number"
        case d.Add(card):
            suits = [suit(other) for other in (*table.laid, card)]
            one_each = len(suits) == 2
            if not hand[card] or not (len(set(suits)) == 1 or one_each):
                yield "build.any-number"
        case d.Take(cards):
            yield from _forbid_action(table, TAKE)
            if any(cards.count(card) > table.display[card] for card in cards):
                yield "take.not-blind"
            blank = sum(table.display) == 3 == sum(table.display[card] for card in range(0, CARDS, 4))
            if len(cards) not in (1, 2) or (len(cards) > 1 and not blank):
                yield "take.one-or-two"
        case d.Discard(owner, courtier):
            yield from _forbid_action(table, DISCARD)
            if read_as.discards_own(table.options.discard_from) and owner != seat:
                yield "discard.any-build"
            if not builds[owner][courtier]:
                yield "discard.exposed"
        case d.Done():
            if table.phase == "turn" and _must_act(table):
                yield "action.two"
            elif table.phase == "loyalty":
                yield "loyalty.discard"
            elif table.phase == "shed":
                yield _why_first(table)
        case _:
            pass


def _forbid_in_ability(table: Table, decision: d.Decision) -> Iterator[str]:
    seat, builds = table.seat, table.builds
    match decision:
        case d.Carry(courtier, said):
            yield from _forbid_step(table, courtier, said, 2)
        case d.Disguise(card, courtier):
            again = suit(card) in map(suit, table.laid) and read_as.suits_differ(table.options.disguise_two)
            if not table.hands[seat][card] or again:
                yield "disguise.cards"
            if not builds[seat][courtier]:
                yield "disguise.under"
            if suit(card) == courtier:
                yield "disguise.other-suit"
        case d.Reorder(owner, courtier):
            if read_as.reorders_own(table.options.negotiate_from) and owner != table.mover:
                yield "ability.negotiate-own"
            if not builds[owner][courtier]:
                yield "ability.negotiate"
            elif len(builds[owner][courtier]) < 2:
                yield "ability.negotiate-no-build"
        case d.Next():
            if decision.of(Courtier(table.reordered[-1][1])) not in unordered(table):
                yield "ability.negotiate-no-build"
        case d.Pick(pair, gift):
            if not _is_displayed(table, pair, gift):
                yield "ability.favour"
        case d.With(pair, gift):
            assert table.slot is not None
            if gift is None:
                if not any(table.gift_deck):
                    yield "ability.favour"
            elif not _is_displayed(table, pair, gift) or table.slot[0] == pair or table.slot[1] == gift:
                yield "ability.favour"
        case d.Fetch(card, face_up):
            if not (table.display if face_up else table.discards)[card]:
                yield "ability.opportunity"
        case d.Keep(card):
            if not table.drawn[card]:
                yield "ability.rumour-keep"
        case _:
            pass


def _forbid_choice(table: Table, decision: d.Decision) -> Iterator[str]:
    seat = table.seat
    match decision:
        case d.Drop(card):
            if not table.hands[seat][card]:
                yield "setup.hand-kept"
        case d.Choose(pair):
            if table.phase == "minor":
                yield "minor.holder"
            elif pair not in range(1, len(table.pairs) + 1) or not table.pairs[pair - 1]:
                yield "arrival.pair"
        case d.ChooseSingle(gift):
            if table.phase == "gift":
                yield "arrival.pair"
            elif not table.singles[gift]:
                yield "minor.holder"
        case d.Shed(owner, courtier):
            in_test = table.phase == "loyalty"
            if owner not in shed_from(table, seat):
                yield "loyalty.own" if in_test else "shed.own"
            if not table.builds[owner][courtier]:
                yield "loyalty.discard" if in_test else "shed.first"
        case _:
            pass


def gifts_told(table: Table) -> dict[str, Any]:
    """As a position file describes gifts and colours."""
    return {
        "round": table.round,
        "rulings": {option.name: str(table.options.reading(option)) for option in table.options.options},
        "player": [
            {
                "gifts": {
                    prize: [gift % 10 for gift in range(10 * at, 10 * at + 10) for _ in range(mine[gift])]
                    for at, prize in enumerate(PRIZES[:-1])
                }
            }
            for mine in table.gifts
        ],
    }


def _why_first(table: Table) -> str:
    """The sentence that makes somebody discard for a prize."""
    assert table.prize is not None
    sharing = sum(mine["place"] == 1 for mine in in_prize(gifts_told(table), PRIZES[table.prize]))
    if sharing > 1:
        return "shed.tied"
    return "shed.types" if PRIZES[table.prize] == "types" else "shed.first"


def steps_left(table: Table) -> int:
    """After this step, those that may be the same courtier's."""
    return 0 if table.phase == "free" or table.ability == CHAPLAIN else 1 - len(table.kinds)


def _forbid_step(table: Table, courtier: int, said: str, left: int) -> Iterator[str]:
    """By "Avanzamento di un cortigiano"."""
    place = place_of(table, courtier, said)
    if place is None:
        yield "move.step"
        return
    if courtier in table.arrived:
        yield "move.not-beyond"
        return
    here = table.at[courtier]
    if place not in table.map.ways[here]:
        yield "move.step"
    if not may_enter(table, place):
        yield "move.entries"
    elif place in table.map.ways[here] and not keeps_direction(table, here, place):
        yield "move.direction"
    if not comes_to_rest(table, courtier, place, left):
        yield "loyalty.full-court" if place == table.court else "map.london" if place == LONDON else "map.inns"


def unordered(table: Table) -> list[int]:
    """The cards of the build in hand that have no place in the new order yet."""
    seat, courtier = table.reordered[-1]
    left = list(table.builds[seat][courtier])
    for card in table.laid:
        left.remove(card)
    return left


def _is_displayed(table: Table, pair: int, gift: int) -> bool:
    if pair:
        return pair <= len(table.pairs) and gift in table.pairs[pair - 1]
    return table.singles[gift] > 0


def shed_from(table: Table, seat: int) -> list[int]:
    """Options `loyalty-from` and `shed-from`."""
    in_test = table.phase == "loyalty"
    options = table.options
    own = read_as.test_takes_own(options.loyalty_from) if in_test else read_as.shed_takes_own(options.shed_from)
    return [seat] if own else list(range(table.players))


def _must_act(table: Table) -> bool:
    """Option `actions`: whether another action is due and can be done."""
    if read_as.may_do_one(table.options.actions) or table.ability == CHAPLAIN or len(table.kinds) >= 2:
        return False
    return table.stage in ("act", "build") and any(not any(forbid(table, each)) for each in _actions(table))


def legal(table: Table, passing: int | None) -> set[d.Decision]:
    """Everything that may be decided now."""
    if passing is not None and table.phase == "turn":
        return {each for each in _steps(table, d.Advance, passing) if not any(forbid(table, each))}
    return {each for each in _conceivable(table) if not any(forbid(table, each))}


def _steps(table: Table, kind: type[d.Advance | d.Carry], only: int | None = None) -> Iterator[d.Decision]:
    for courtier in COURTIERS if only is None else (only,):
        for place in table.map.ways[table.at[courtier]]:
            yield kind(Courtier(courtier), HOME if place == courtier else table.map.names[place])


def _actions(table: Table) -> Iterator[d.Decision]:
    if may_follow(table, ADVANCE):
        yield from _steps(table, d.Advance)
    if may_follow(table, BUILD):
        yield from (d.Build(card) for card in _some(table.hands[table.seat]))
    if may_follow(table, TAKE):
        there = _some(table.display)
        yield from (d.Take((card,)) for card in there)
        yield from map(d.Take, combinations_with_replacement(there, 2))
    if may_follow(table, DISCARD):
        yield from (d.Discard(seat, courtier) for seat, courtier in _all_builds(table))


def _some(counts: list[int]) -> list[int]:
    return [kind for kind, n in enumerate(counts) if n]


def _all_builds(table: Table) -> Iterator[tuple[int, Courtier]]:
    for seat in range(table.players):
        for courtier in Courtier:
            if table.builds[seat][courtier]:
                yield seat, courtier


def _conceivable(table: Table) -> Iterator[d.Decision]:
    hand = _some(table.hands[table.seat])
    match table.phase if table.phase != "turn" else table.stage:
        case "deal":
            yield d.Deal()
        case "drop":
            yield from map(d.Drop, hand)
        case "king":
            yield d.King()
        case "act" | "build":
            if table.stage == "build":
                yield from map(d.Add, hand)
            yield from map(d.Use, Courtier)
            yield from _actions(table)
            yield d.Done()
        case "carry":
            yield from _steps(table, d.Carry)
            yield d.Done()
        case "disguise":
            yield from (d.Disguise(card, courtier) for card in hand for courtier in Courtier)
            yield d.Done()
        case "reorder":
            yield from (d.Reorder(seat, courtier) for seat, courtier in _all_builds(table))
            yield d.Done()
        case "next":
            host = table.reordered[-1][1]
            for card in set(unordered(table)):
                yield d.Next(symbols(card), None if suit(card) == host else Courtier(suit(card)))
            yield d.Done()
        case "pick" | "with":
            shown = [(pair, gift) for pair, gifts in enumerate(table.pairs, 1) for gift in gifts]
            shown += [(0, gift) for gift in range(GIFTS) if table.singles[gift]]
            yield from (d.Pick(*each) if table.stage == "pick" else d.With(*each) for each in shown)
            yield d.Done()
            if table.stage == "with":
                yield d.With()
        case "fetch":
            yield from (d.Fetch(card, True) for card in _some(table.display))
            yield from (d.Fetch(card, False) for card in _some(table.discards))
            yield d.Done()
        case "keep":
            yield from map(d.Keep, _some(table.drawn))
            yield d.Done()
        case "gift":
            yield from map(d.Choose, range(1, len(table.pairs) + 1))
        case "minor":
            yield from map(d.ChooseSingle, _some(table.singles))
        case "free":
            yield from _steps(table, d.Advance)
            yield d.Done()
        case "loyalty" | "shed":
            yield from (d.Shed(seat, courtier) for seat, courtier in _all_builds(table))
        case _:
            return
