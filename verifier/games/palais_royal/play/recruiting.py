"""4. Recruiting (Reclutamento dei nobili): prices, payment, and the servant that a noble of the edge leaves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, assert_never

from courtroll.verifier.games.palais_royal.moves.codes import Refusal
from courtroll.verifier.games.palais_royal.moves.decisions import Post, Recruit
from courtroll.verifier.games.palais_royal.moves.draft import Draft
from courtroll.verifier.games.palais_royal.play import turns
from courtroll.verifier.games.palais_royal.rules import privileges as card_rules
from courtroll.verifier.games.palais_royal.rules import recruiting as rules
from courtroll.verifier.games.palais_royal.rules.options import SealCard
from courtroll.verifier.games.palais_royal.table import box as names
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.box import Equipment
from courtroll.verifier.games.palais_royal.table.codes import Good, LineCode
from courtroll.verifier.games.palais_royal.table.equipment import SEALS_CARD
from courtroll.verifier.games.palais_royal.table.frame import cell_name
from courtroll.verifier.games.palais_royal.table.nobles import Noble
from courtroll.verifier.games.palais_royal.table.park import EMPTY, servant
from courtroll.verifier.games.palais_royal.table.pieces import BANK, COIN, IN_PARK, PARK, Room
from courtroll.verifier.games.palais_royal.table.playing import BESIDE, RECRUITING, Phase, Playing, Space, in_room
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.ledger import Part
from courtroll.verifier.kernel.legality import Check, Lack
from courtroll.verifier.kernel.logic import ite, of_objects
from courtroll.verifier.kernel.reading import Path

recruit = cache(Recruit)
post = cache(Post)
PAID: Final = ((Room.KING, rules.TURQUOISE), (Room.POMPADOUR, rules.VIOLET))
"""Where the servants stand that the two kinds of seals are, turquoise first."""


def price(gold: int, empty: int) -> int:
    """What a noble costs with so many empty spaces next to it."""
    return ite(gold > empty, gold - empty, 0)


def payment(shown: int, wild: int) -> int:
    """How many servants go back for the seals of a colour, with so many seals of cards in their place."""
    return shown - wild


def empty_beside(park: tuple[int, ...], near: tuple[int, ...]) -> int:
    """How many of the spaces next to one hold no noble; a servant leaves a space empty."""
    empty = 0
    for space in near:
        if park[space] <= EMPTY:
            empty += 1
    return empty


def bill(gold: int, empty: int, served: int) -> tuple[Part, ...]:
    """A price part by part: what is printed, what the empty spaces take off, those with servants apart, and what of
    that is too much.
    """
    below = empty - (gold - price(gold, empty))
    return (
        Part(LineCode.PRICE, gold, -gold, rules.GOLD),
        Part(LineCode.DISCOUNT, empty - served, empty - served, rules.DISCOUNT),
        Part(LineCode.DISCOUNT, served, served, rules.DISCOUNT_SERVANTS),
        Part(LineCode.DISCOUNT, below, -below, rules.DISCOUNT_FLOOR),
    )


def price_now(state: Playing, space: int) -> int:
    """What the noble of a space costs as the table stands."""
    equipment, park = state.box.equipment, state.park
    return price(equipment.nobles[park[space]].gold, empty_beside(park, equipment.park.value.near[space]))


def lasts_for_one_noble(reading: SealCard) -> bool:
    """Whether the seals of a card are spent on one noble only."""
    match reading:
        case SealCard.WHOLE_ACTION:
            return False
        case SealCard.ONE_NOBLE:
            return True
        case _ as never:
            assert_never(never)


# ------------------------------------------------------------------------------------------------ recruiting


@of_objects
def _for_sale(park: tuple[int, ...], equipment: Equipment) -> tuple[tuple[int, int, Noble], ...]:
    """The nobles of a park with their cells and prices."""
    there = equipment.park.value
    return tuple(
        (
            there.cells[space],
            price(equipment.nobles[noble].gold, empty_beside(park, there.near[space])),
            equipment.nobles[noble],
        )
        for space, noble in enumerate(park)
        if noble >= 0
    )


def offers(state: Playing) -> Sequence[Recruit]:
    turn, held = state.turn, state.held
    seat = turn.seat
    if turn.stage > RECRUITING or not held[Room.OFFICE][seat]:
        return ()
    gold, king, pompadour = state.gold(seat), held[Room.KING][seat], held[Room.POMPADOUR][seat]
    wild, out = turn.wild, list[Recruit]()
    for cell, cost, noble in _for_sale(state.park, state.box.equipment):
        if cost > gold:
            continue
        turquoise, violet = max(0, noble.turquoise - king), max(0, noble.violet - pompadour)
        if turquoise + violet <= wild:
            out += (
                recruit(cell, t, v)
                for t in range(turquoise, min(noble.turquoise, wild) + 1)
                for v in range(violet, min(noble.violet, wild - t) + 1)
            )
    return out


def checks(state: Playing, decision: Recruit) -> Iterable[Check]:
    turn, equipment = state.turn, state.box.equipment
    seat, where = turn.seat, Space(decision.cell)
    yield turns.in_order(turn, RECRUITING)
    office = state.held[Room.OFFICE][seat]
    yield Check(office > 0, Refusal.OFFICE_EMPTY, rules.OFFICE, in_room(Room.OFFICE), Lack(Room.OFFICE, seat, 1))
    space = equipment.park.value.index.get(decision.cell)
    there = EMPTY if space is None else state.park[space]
    looked = (("park", cell_name(decision.cell)),)
    yield Check(there >= 0, Refusal.NO_NOBLE_THERE, rules.IN_PARK, where, used=(names.PARK,), looked=looked)
    yield Check(
        decision.turquoise + decision.violet <= turn.wild,
        Refusal.NO_WILD_SEAL,
        card_rules.SEALS,
        looked=(("pending", "wild"),),
    )
    if space is not None and there >= 0:
        used = (names.PARK, *equipment.used_noble(there))
        missing = price_now(state, space) - state.gold(seat)
        lack = Lack(pieces.supply(seat), COIN, max(0, missing))
        around = (*looked, *_around(state, space))
        rule = rules.DISCOUNT_STATUES if 0 < missing <= _empty_behind_statues(state, decision.cell) else rules.GOLD
        yield Check(missing <= 0, Refusal.TOO_LITTLE_GOLD, rule, where, lack, used, looked=around)
        yield from _seal_checks(state, decision, equipment.nobles[there], used)


def _empty_behind_statues(state: Playing, cell: int) -> int:
    """How many empty spaces would lower a price, were there no statues."""
    park = state.box.equipment.park.value
    apart = (second if first == cell else first for first, second in park.apart if cell in (first, second))
    return sum(1 for each in apart if state.park[park.index[each]] <= EMPTY)


def _around(state: Playing, space: int) -> tuple[Path, ...]:
    """What a file says of the spaces next to one; and which those are, where others are empty."""
    park = state.box.equipment.park.value
    near = park.near[space]
    others = any(there <= EMPTY for n, there in enumerate(state.park) if n not in near)
    beside = ((BESIDE, cell_name(park.cells[space])),) if others else ()
    return (*beside, *(("park", cell_name(park.cells[each])) for each in near))


def _seal_checks(state: Playing, decision: Recruit, noble: Noble, used: tuple[str, ...]) -> Iterable[Check]:
    seat, where = state.turn.seat, Space(decision.cell)
    shown, wild = (noble.turquoise, noble.violet), (decision.turquoise, decision.violet)
    fits = all(n <= m for n, m in zip(wild, shown, strict=True))
    looked = (("park", cell_name(decision.cell)),)
    yield Check(fits, Refusal.SEAL_NOT_ASKED, card_rules.SEALS, where, used=used, looked=looked)
    for (room, rule), code, seals, cards in zip(PAID, _TOO_FEW, shown, wild, strict=True):
        missing = payment(seals, cards) - state.held[room][seat]
        yield Check(missing <= 0, code, rule, where, Lack(room, seat, max(0, missing)), used, looked=looked)


_TOO_FEW: Final = (Refusal.TOO_FEW_TURQUOISE, Refusal.TOO_FEW_VIOLET)


def effect(draft: Draft, decision: Recruit) -> None:
    turns.enter(draft, RECRUITING)
    turn, equipment = draft.turn, draft.box.equipment
    seat, row = turn.seat, pieces.supply(turn.seat)
    park = equipment.park.value
    space = park.index[decision.cell]
    there = draft.park[space]
    noble = equipment.nobles[there]
    near = park.near[space] if noble.gold else ()  # else there is nothing to lower
    empty, served = empty_beside(draft.park, near), sum(1 for each in near if draft.park[each] < EMPTY)
    costs = price(noble.gold, empty)
    draft.use((names.PARK, *equipment.used_noble(there)))
    draft.gain(Good.GOLD, bill(noble.gold, empty, served))
    draft.move(row, BANK, COIN, costs)
    draft.move(Room.OFFICE, row, seat)
    shown, wild = (noble.turquoise, noble.violet), (decision.turquoise, decision.violet)
    for (room, _), seals, cards in zip(PAID, shown, wild, strict=True):
        draft.move(room, row, seat, payment(seals, cards))
    draft.move_noble(IN_PARK, pieces.taken(seat), there)
    draft.lay(space, EMPTY)
    late = 1 << there if turns.has_to_wait(draft.box.ruleset.card_noble_at_once) else 0
    on_edge = bool(park.sides[space])
    draft.turn = turn._replace(
        wild=wild_left(turn.wild, sum(wild), draft.box.ruleset.seal_card),
        fresh=turn.fresh | late,
        phase=Phase.POST if on_edge else Phase.TURN,
        space=space if on_edge else 0,
    )


def wild_left(wild: int, used: int, reading: SealCard) -> int:
    """The seals of cards that are left: where a card serves one noble, none of a card that was used."""
    if lasts_for_one_noble(reading):
        return wild - SEALS_CARD * -(-used // SEALS_CARD)
    return wild - used


# ---------------------------------------------------------------------------------------- the servant it leaves


def post_offers(state: Playing) -> Sequence[Post]:
    seat = state.turn.seat
    rooms = [post(room) for room in Room if state.held[room][seat]]
    return [post(None), *rooms] if state.supply(seat) else rooms


def post_checks(state: Playing, decision: Post) -> Iterable[Check]:
    seat = state.turn.seat
    if decision.source is None:
        row = pieces.supply(seat)
        yield Check(state.supply(seat) > 0, Refusal.SUPPLY_EMPTY, rules.EDGE_SOURCE, None, Lack(row, seat, 1))
    else:
        yield turns.servant_there(state, decision.source, rules.EDGE_SOURCE)


def post_effect(draft: Draft, decision: Post) -> None:
    turn = draft.turn
    draft.set_servant(decision.source, PARK)
    draft.lay(turn.space, servant(turn.seat))
    draft.turn = turn._replace(phase=Phase.TURN, space=0)


RECRUIT = Verb("recruit", Recruit, offers, checks, effect)
POST = Verb("post", Post, post_offers, post_checks, post_effect)
