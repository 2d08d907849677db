"""A complete table: what a file tells, what is wanted beyond that, and everything else as plain as can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.rules import box as box_rules
from courtroll.verifier.games.kings_progress.settle.facts import (
    PAIRS_UNTOLD,
    REST,
    SUITS_OF,
    TAKEN,
    UNDER,
    Facts,
    may_grow,
)
from courtroll.verifier.games.kings_progress.settle.mends import EXPOSED, HOST, LAST, SHORT, covered, told_of
from courtroll.verifier.games.kings_progress.settle.stand_in import with_map
from courtroll.verifier.games.kings_progress.table.codes import FaultCode
from courtroll.verifier.games.kings_progress.table.equipment import ACTIONS, GIFTS_IN_PAIR, PAIRS_LAID, ROUNDS
from courtroll.verifier.games.kings_progress.table.names import COURTIERS
from courtroll.verifier.games.kings_progress.table.pieces import CARDS, NOBODY, PAIRS, SUITS, Courtier, built
from courtroll.verifier.games.kings_progress.table.progress import Kind, Phase, Progress, Road, Stack
from courtroll.verifier.kernel.holdings import Holdings
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.reading import Unknown
from courtroll.verifier.kernel.settling.meaning import Begun, Layout, Table
from courtroll.verifier.kernel.settling.slots import Shares, Slot
from courtroll.verifier.kernel.settling.wants import Kind as WantKind
from courtroll.verifier.kernel.settling.wants import Repair, Stuck, Wants, least, most, value_of

GAP: Final = -1
"""In place of a card that nobody told."""
ORDERED: Final = (HOST, EXPOSED, LAST)
"""What is done to builds that nobody told, one after the other."""


def misfit(columns: Sequence[int]) -> Fault:
    """The fault of a table whose pieces of these kinds fit nowhere, or are too few."""
    of_gifts = bool(columns) and columns[0] >= CARDS
    rule = box_rules.GIFTS if of_gifts else box_rules.INFLUENCE
    return Fault(FaultCode.DOES_NOT_ADD_UP, rule, Named("gift-deck" if of_gifts else "deck"))


# ------------------------------------------------------------------------------------- what is no unseen piece


def layout_of(table: Table[Facts], wants: Wants) -> Layout[Progress]:
    """The table without its unseen pieces, and where those may lie."""
    state = _chosen(table, wants)
    state = with_map(state, wants)
    state = replace(state, used=_used(table, wants, state))
    build = _Builder(table.facts, wants, state)
    builds = tuple(tuple(build.on(seat, courtier) for courtier in Courtier) for seat in range(state.players))
    slots = tuple(_as_wanted(table, slot, wants, state) for slot in table.facts.slots)
    return Layout(replace(state, builds=builds), tuple(map(tuple, build.held)), tuple(build.unseen), slots)


def _chosen(table: Table[Facts], wants: Wants) -> Progress:
    """The state with a value for everything that the file leaves open, but for control, discs, builds and the map."""
    play = table.facts.described.play
    assert play is not None
    state = play.state
    opens = {each.path: each.ways for each in table.opens}

    def part(path: tuple[str | int, ...], otherwise: Any) -> Any:
        ways = opens.get(path)
        plain = otherwise if ways is None or not ways[0] else next(iter(ways[0].values()))
        return value_of(wants, path, plain)

    mover = part(("turn",), state.turn.mover)
    seat = state.turn.seat if table.facts.described.is_chooser_named else mover
    turn = state.turn if mover == state.turn.mover else state.turn._replace(mover=mover, seat=seat)
    turn = turn._replace(prize=part(("pending", "prize"), turn.prize))
    match part(("so-far",), False):
        case Courtier.CHAPLAIN.word:  # as many actions as ever may be left
            turn = turn._replace(ability=Courtier.CHAPLAIN)
        case True:
            turn = turn._replace(kinds=(Kind.DISCARD,) * ACTIONS, ability=Courtier.STEWARD)
        case _:
            pass
    points = list(state.points)
    if turn.done and not play.is_known("player", mover, "points"):
        points[mover] = 1 + len(Courtier)  # more than a turn brings
    clock = replace(state.clock, king=part(("king",), state.clock.king), space=part(("pawn",), state.clock.space))
    if ("court",) in opens:
        court = part(("court",), 0)
        order = [each for each in range(ROUNDS) if each != court]
        order.insert(clock.round - 1, court)
        clock = replace(clock, courts=tuple(order))
    at = tuple(part(("at", courtier.word), state.road.at[courtier]) for courtier in Courtier)
    road = Road(at, part(("arrived",), state.road.arrived))
    box, track = state.box, state.box.equipment.court_track
    if ("equipment", "court-track") in opens:
        track = track._replace(value=part(("equipment", "court-track"), track.value))
        box = replace(box, equipment=replace(box.equipment, court_track=track))
    pairs = list(state.pairs)
    for want, of in wants.items():
        match want.path:
            case ("rulings", str(name)):
                box = replace(box, ruleset=box.ruleset.ruled({name: of}))
            case ("pairs", int(index)) if want.kind is WantKind.VALUE:
                pairs = pairs or [()] * PAIRS_LAID
                pairs[index] = of
            case _:
                pass
    state = replace(state, turn=turn, points=tuple(points), clock=clock, road=road, box=box, pairs=tuple(pairs))
    return _gathered(table, state) if clock.courts and {("court",), ("arrived",)} & set(opens) else state


def _gathered(table: Table[Facts], state: Progress) -> Progress:
    """Who has arrived stands at the round's Royal Court, but where the file says where a courtier stands."""
    road, said = state.road, table.facts.described.document.at
    told = () if isinstance(said, Unknown) else said
    moved = tuple(state.court if c in road.arrived and c not in told else road.at[c] for c in Courtier)
    return replace(state, road=Road(moved, road.arrived))


def _used(table: Table[Facts], wants: Wants, state: Progress) -> tuple[int, ...]:
    used = list(state.used)
    for want, of in wants.items():
        match want.path:
            case ("player", int(seat), "used", str(word)) if of:
                used[COURTIERS[word]] = seat
            case _:
                pass
    players, mover = table.facts.described.document.player, state.turn.mover
    for decision in state.turn.done if table.ways(("turn",)) is not None else ():
        if isinstance(decision, d.Use) and players[mover].used is None and used[decision.courtier] == NOBODY:
            has = [seat for seat, player in enumerate(players) if decision.courtier in told_of(player, "major")]
            used[decision.courtier] = NOBODY if {*has} - {mover} else mover
    return tuple(used)


class _Builder:
    """Builds as they are told, and those that nobody told of."""

    def __init__(self, facts: Facts, wants: Wants, state: Progress) -> None:
        self.facts, self.wants, self.arrived = facts, wants, state.road.arrived
        self.held, self.unseen = [list(row) for row in facts.held], list(facts.unseen)
        self.listed = {(want.path[1], SUITS[want.column]) for want in wants if want.path[0] == REST}

    def on(self, seat: int, courtier: Courtier) -> Stack:
        told = self.facts.stacks[seat][courtier]
        if seat in self.facts.courtiers[courtier].open and (seat, courtier) not in self.listed and not told:
            return self._untold(seat, courtier)
        return tuple(GAP if kind is None else kind for kind in told)

    def _untold(self, seat: int, courtier: Courtier) -> Stack:
        """Of the dearest card that nobody sees if there must be one, of the cheapest for the minor controller. At the
        Royal Court there need be none.
        """
        word = courtier.word
        said = value_of(self.wants, ("player", seat, "builds", word), None)
        if said is False:
            return ()
        player = self.facts.described.document.player[seat]
        has_major, has_minor = (
            courtier in told_of(player, what) or value_of(self.wants, ("player", seat, what, word), False)
            for what in ("major", "minor")
        )
        if not (said or (courtier not in self.arrived and (has_major or has_minor))):
            return ()
        wanted = Counter[int]()
        for want, n in self.wants.items():
            wanted[want.column] += n if want.kind is WantKind.LEAST else 0
        kinds = [kind for kind in range(CARDS) if SUITS[kind] == courtier and self.unseen[kind] > wanted[kind]]
        if not kinds and said:
            raise Stuck()
        if not kinds:  # a card of control may have stayed behind
            return ()
        kind = kinds[-1] if said or has_major else kinds[0]
        self.unseen[kind] -= 1
        self.held[built(seat)][kind] += 1
        return (kind,)


def _as_wanted(table: Table[Facts], slot: Slot, wants: Wants, state: Progress) -> Slot:
    """What may lie in a place, and how much, by what is wanted otherwise than plainly."""
    if slot.path[0] == SUITS_OF:
        return slot._replace(columns=tuple(covered(slot, wants)))
    if slot.path[0] == REST:
        return slot._replace(columns=tuple(_begun_with(table, slot, wants)))
    if gone := value_of(wants, (TAKEN, *slot.path), 0):
        high = slot.high - GIFTS_IN_PAIR * gone
        slot = slot._replace(low=min(slot.low, high), high=high)
    if slot.path in (("deck",), ("face-up",)) and value_of(wants, SHORT, False):
        return slot._replace(low=0, high=slot.high * (slot.path == ("face-up",)))
    if slot.path in (("pairs",), PAIRS_UNTOLD) and table.ways(("arrived",)) is not None and slot.low:
        gone = max(len(state.road.arrived) - (state.turn.phase is Phase.GIFT), 0)
        return slot._replace(low=GIFTS_IN_PAIR * (PAIRS_LAID - gone))
    return slot


def _begun_with(table: Table[Facts], slot: Slot, wants: Wants) -> Iterator[int]:
    """What may lie in a player's builds that nobody told: nothing of a courtier on which there is to be none, nor more
    where there is to be one card.
    """
    seat = int(slot.path[1])
    for kind in slot.columns:
        is_there = value_of(wants, ("player", seat, "builds", SUITS[kind].word), True)
        if is_there and may_grow(table, seat, SUITS[kind]):
            yield kind


# ------------------------------------------------------------------------------------------------ unseen pieces


def laid_out(table: Table[Facts], layout: Layout[Progress], held: Holdings, shares: Shares) -> Progress:
    """The complete table: unseen cards lie in builds, and unseen gifts in pairs."""
    builds = [[list(stack) for stack in mine] for mine in layout.state.builds]
    pairs = [list(pair) for pair in layout.state.pairs or ((),) * PAIRS_LAID]
    for (i, column), n in sorted(shares.items(), key=lambda share: -share[0][1]):
        match layout.slots[i].path:
            case ("player", int(seat), "builds", str(word), int(index)) | (
                "suits",
                int(seat),
                str(word),
                int(index),
            ) if n:
                builds[seat][COURTIERS[word]][index] = column
            case (of, int(seat)) if of == REST:
                builds[seat][SUITS[column]] += [column] * n
            case ("pairs", int(index)) if index < len(pairs):
                pairs[index] += [column - CARDS] * n
            case _:
                pass
    for (i, column), n in shares.items():
        match layout.slots[i].path:
            case (of, int(seat)) if of == UNDER:
                begins = any(slot.path == (REST, seat) and column in slot.columns for slot in layout.slots)
                host = _host(table, layout.state, builds[seat], seat, SUITS[column], may_begin=begins)
                if n and host is None:
                    raise Stuck(misfit((column,)), repairs=_beside(layout, seat, column))
                builds[seat][SUITS[column] if host is None else host] += [column] * n
            case _:
                pass
    if any(slot.path in (("pairs",), PAIRS_UNTOLD) for slot in layout.slots):
        _fill(pairs, held)
    elif not layout.state.pairs:
        pairs = []
    return replace(
        layout.state,
        held=held,
        builds=tuple(tuple(tuple(stack) for stack in mine) for mine in builds),
        pairs=tuple(tuple(sorted(pair)) for pair in pairs),
    )


def _fill(pairs: list[list[int]], held: Holdings) -> None:
    """The gifts of pairs that nobody told lie in those with room, one after the other."""
    kinds = [kind for kind, n in enumerate(held[PAIRS][CARDS:]) for _ in range(n)]
    for pair in pairs:
        for kind in pair:
            kinds.remove(kind)
    for pair in pairs:
        while kinds and len(pair) < GIFTS_IN_PAIR:
            pair.append(kinds.pop(0))


def _beside(layout: Layout[Progress], seat: int, column: int) -> list[Repair]:
    """What might help where a Disguise card has no build to lie under: one there, or the card elsewhere."""
    exposed = next((slot.columns for slot in layout.slots if slot.path == (REST, seat)), ())
    fits = [least((REST, seat), kind, 1) for kind in exposed if layout.unseen[kind] > 0]
    return [Repair(each) for each in (*fits, most((UNDER, seat), column, 0))]


def _host(
    table: Table[Facts], state: Progress, mine: Sequence[Sequence[int]], seat: int, suit: Courtier, *, may_begin: bool
) -> Courtier | None:
    """Under which build a Disguise card lies that nobody told: where it may, rather of a courtier at the Royal Court,
    then of one that the player controls; else it is a build of its own, if it may be.
    """
    major = told_of(table.facts.described.document.player[seat], "major")
    fits = [c for c in Courtier if c != suit and mine[c] and may_grow(table, seat, c)]
    alone = suit if may_begin else None
    return min(fits, key=lambda c: (c not in state.road.arrived, c not in major), default=alone)


def in_order(table: Table[Facts], begun: Begun[Progress], wants: Wants) -> tuple[tuple[Stack, ...], ...]:
    """Builds that nobody told, with what is wanted under them, exposed, and last."""
    builds = [[list(stack) for stack in mine] for mine in begun.state.builds]
    wanted = [(want.path, of) for what in ORDERED for want, of in wants.items() if want.path[0] == what]
    for path, of in wanted:
        match path:
            case (what, int(seat)) if what == HOST:
                _host_under(table, begun, builds[seat], seat, of)
            case (what, int(seat), int(kind)) if what == HOST:
                _host_under(table, begun, builds[seat], seat, of, only=kind)
            case (what, int(seat), str(word)) if what == EXPOSED:
                builds[seat][COURTIERS[word]].sort(key=lambda each: each != of)
            case (what, int(seat), str(word)) if what == LAST:
                stack = builds[seat][COURTIERS[word]]
                for kind in of:
                    if kind in stack:
                        stack.remove(kind)
                        stack.append(kind)
            case _:
                pass
    return tuple(tuple(tuple(stack) for stack in mine) for mine in builds)


def _host_under(
    table: Table[Facts],
    begun: Begun[Progress],
    builds: list[list[int]],
    seat: int,
    host: Courtier,
    only: int | None = None,
) -> None:
    """Puts a player's Disguise cards that nobody told, or those of one kind, under one of the builds."""
    for (i, column), n in begun.shares.items():
        is_under = begun.slots[i].path == (UNDER, seat)
        may_move = is_under and builds[host] and SUITS[column] != host and may_grow(table, seat, host)
        for _ in range(n if may_move and only in (None, column) else 0):
            there = [c for c in Courtier if column in builds[c] and may_grow(table, seat, c)]
            if host not in there:
                builds[min(there, key=lambda c: c == SUITS[column])].remove(column)
                builds[host].append(column)
