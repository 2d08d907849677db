"""What the described turns of King's Progress mean, for the kernel's settling: see `verifier/kernel/settling`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from courtroll.verifier.games.kings_progress.faults import course
from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.codes import Refusal
from courtroll.verifier.games.kings_progress.moves.course import noted
from courtroll.verifier.games.kings_progress.play.engine import KINGS_PROGRESS
from courtroll.verifier.games.kings_progress.play.rounds import sources
from courtroll.verifier.games.kings_progress.play.steps import Steps, room_of
from courtroll.verifier.games.kings_progress.play.turns import passing
from courtroll.verifier.games.kings_progress.rules import box as box_rules
from courtroll.verifier.games.kings_progress.rules import gifts as gift_rules
from courtroll.verifier.games.kings_progress.rules import move as move_rules
from courtroll.verifier.games.kings_progress.rules import turn as turn_rules
from courtroll.verifier.games.kings_progress.scoring.gifts import result_in
from courtroll.verifier.games.kings_progress.scoring.projection import scored
from courtroll.verifier.games.kings_progress.settle.control import control_of
from courtroll.verifier.games.kings_progress.settle.mends import (
    ABOUT_CONTROL,
    EXPOSED,
    HOST,
    LAST,
    SHORT,
    TAKEN,
    covered,
    mends,
    told_of,
)
from courtroll.verifier.games.kings_progress.settle.so_far import replayed
from courtroll.verifier.games.kings_progress.settle.stand_in import with_map
from courtroll.verifier.games.kings_progress.settle.tables import (
    PAIRS_UNTOLD,
    REST,
    SUITS_OF,
    UNDER,
    Facts,
    may_grow,
)
from courtroll.verifier.games.kings_progress.table.box import LONDON_NAME
from courtroll.verifier.games.kings_progress.table.codes import FaultCode
from courtroll.verifier.games.kings_progress.table.equipment import ACTIONS, GIFTS_IN_PAIR, PAIRS_LAID, ROUNDS
from courtroll.verifier.games.kings_progress.table.names import COURTIERS, HOME
from courtroll.verifier.games.kings_progress.table.pieces import (
    CARDS,
    DECK,
    DISCARDS,
    DISPLAY,
    DRAWN,
    GIFT_TYPES,
    NOBODY,
    PAIRS,
    SUITS,
    Courtier,
    built,
    gift,
    hand,
)
from courtroll.verifier.games.kings_progress.table.progress import (
    AtPlace,
    Kind,
    Phase,
    Progress,
    Road,
    Stack,
    Test,
    Turn,
    clockwise,
)
from courtroll.verifier.kernel.hearing import Sentence
from courtroll.verifier.kernel.holdings import Holdings
from courtroll.verifier.kernel.legality import HELD, Check, Fault, Lack, Objection
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.position import Position, Why
from courtroll.verifier.kernel.reading import Path, Unknown
from courtroll.verifier.kernel.settling.meaning import Act, Begun, Layout, Meaning, Table
from courtroll.verifier.kernel.settling.running import Run
from courtroll.verifier.kernel.settling.slots import Shares, Slot
from courtroll.verifier.kernel.settling.wants import Kind as WantKind
from courtroll.verifier.kernel.settling.wants import Repair, Stuck, Want, Wants, least, most, value_of

OPEN: Final = -2
"""In place of a seat that nobody told."""
MOST_REMEMBERED: Final = 4_000
"""Completions of one table."""
GAP: Final = -1
"""In place of a card that nobody told."""
ORDERED: Final = (HOST, EXPOSED, LAST)
"""What is done to builds that nobody told, one after the other."""
ROUND_ENDED: Final = (Phase.KING, Phase.MINOR, Phase.SHED, Phase.OVER)
"""What a turn comes to when the pawn reaches the crown."""
TOLD_PLAINLY: Final = ("turn", "at", "arrived", "court", "so-far")
"""Keys whose parts are told, or left out, one by one."""
OF_THE_CHOOSER: Final = (Refusal.NOT_NOW_TURN, Refusal.NOT_YOUR_CHOICE)
"""What is said to who chooses a pair right after an arrival, and does not control the courtier."""
OF_ANYBODY: Final = (Phase.GIFT, Phase.LOYALTY, Phase.FREE, Phase.MINOR, Phase.SHED)


class KingsProgressMeaning(Meaning[Facts, Progress, d.Decision]):
    game = KINGS_PROGRESS
    is_unsaid_within = True

    def __init__(self) -> None:
        self._latest: Facts | None = None
        self._completions: dict[frozenset[tuple[Want, Any]], Begun[Progress] | Stuck] = {}
        self._faults: dict[int, list[Fault] | None] = {}
        """By the identity of the state of a completion that is remembered; `None` is not looked at yet."""

    # ------------------------------------------------------------------------------------------ a complete table

    def layout(self, table: Table[Facts], wants: Wants) -> Layout[Progress]:
        facts = table.facts
        assert facts.described.play is not None
        state = facts.described.play.state
        held, unseen = [list(row) for row in facts.held], list(facts.unseen)
        opens = {each.path: each.ways for each in table.opens}

        def part(path: tuple[str | int, ...], otherwise: Any) -> Any:
            ways = opens.get(path)
            plain = otherwise if ways is None or not ways[0] else next(iter(ways[0].values()))
            return value_of(wants, path, plain)

        mover = part(("turn",), state.turn.mover)
        seat = state.turn.seat if facts.described.is_chooser_named else mover
        turn = state.turn if mover == state.turn.mover else state.turn._replace(mover=mover, seat=seat)
        turn = turn._replace(prize=part(("pending", "prize"), turn.prize))
        if part(("so-far",), False):
            turn = turn._replace(kinds=(Kind.DISCARD,) * ACTIONS, ability=Courtier.STEWARD)
        points = list(state.points)
        if turn.done and not facts.described.play.is_known("player", mover, "points"):
            points[mover] = 1 + len(Courtier)  # more than a turn brings
        state = replace(state, points=tuple(points))
        clock = replace(state.clock, king=part(("king",), state.clock.king), space=part(("pawn",), state.clock.space))
        if table.ways(("court",)) is not None:
            court = part(("court",), 0)
            order = [each for each in range(ROUNDS) if each != court]
            order.insert(clock.round - 1, court)
            clock = replace(clock, courts=tuple(order))
        at = tuple(part(("at", courtier.word), state.road.at[courtier]) for courtier in Courtier)
        arrived = part(("arrived",), state.road.arrived)
        state = replace(state, turn=turn, clock=clock, road=Road(at, arrived))
        at_file = facts.described.document.at
        typed = () if isinstance(at_file, Unknown) else at_file
        is_open = table.ways(("court",)) is not None or table.ways(("arrived",)) is not None
        if clock.courts and is_open:
            moved = tuple(state.court if c in arrived and c not in typed else at[c] for c in Courtier)
            state = replace(state, road=Road(moved, arrived))
        track = state.box.equipment.court_track
        if table.ways(("equipment", "court-track")) is not None:
            track = track._replace(value=part(("equipment", "court-track"), track.value))
            equipment = replace(state.box.equipment, court_track=track)
            state = replace(state, box=replace(state.box, equipment=equipment))
        for want, of in wants.items():
            match want.path:
                case ("rulings", str(name)):
                    state = replace(state, box=replace(state.box, ruleset=state.box.ruleset.ruled({name: of})))
                case ("pairs", int(index)) if want.kind is WantKind.VALUE:
                    pairs = list(state.pairs or ((),) * PAIRS_LAID)
                    pairs[index] = of
                    state = replace(state, pairs=tuple(pairs))
                case _:
                    pass
        state = with_map(state, wants)
        state = replace(state, used=self._used(table, wants, state))
        needed = [courtier for courtier in Courtier if courtier not in arrived]
        listed = {(want.path[1], SUITS[want.column]) for want in wants if want.path[0] == REST}
        builds = [
            [
                self._build(facts, wants, seat, c, held, unseen, is_needed=c in needed)
                if seat in facts.courtiers[c].open and (seat, c) not in listed and not facts.stacks[seat][c]
                else tuple(GAP if kind is None else kind for kind in facts.stacks[seat][c])
                for c in Courtier
            ]
            for seat in range(state.players)
        ]
        state = replace(state, builds=tuple(map(tuple, builds)))
        slots = list(facts.slots)
        for i, slot in enumerate(slots):
            if slot.path[0] == SUITS_OF:
                slots[i] = slot._replace(columns=tuple(covered(slot, wants)))
            elif slot.path[0] == REST:
                slots[i] = slot._replace(columns=tuple(_begun_with(table, slot, wants)))
            elif value_of(wants, (TAKEN, *slot.path[1:]), False):
                slots[i] = slot._replace(low=0, high=0)
            elif slot.path in (("deck",), ("face-up",)) and value_of(wants, SHORT, False):
                slots[i] = slot._replace(low=0, high=slot.high * (slot.path == ("face-up",)))
            elif slot.path in (("pairs",), PAIRS_UNTOLD) and table.ways(("arrived",)) is not None and slot.low:
                gone = max(len(arrived) - (turn.phase is Phase.GIFT), 0)
                slots[i] = slot._replace(low=GIFTS_IN_PAIR * (PAIRS_LAID - gone))
        return Layout(state, tuple(map(tuple, held)), tuple(unseen), tuple(slots))

    def _used(self, table: Table[Facts], wants: Wants, state: Progress) -> tuple[int, ...]:
        used = list(state.used)
        for want, of in wants.items():
            match want.path:
                case ("player", int(seat), "used", str(word)) if of:
                    used[COURTIERS[word]] = seat
                case _:
                    pass
        players, mover = table.facts.described.document.player, state.turn.mover
        for decision in state.turn.done if table.ways(("turn",)) is not None else ():
            if isinstance(decision, d.Use) and not players[mover].used and used[decision.courtier] == NOBODY:
                has = [seat for seat, player in enumerate(players) if decision.courtier in told_of(player, "major")]
                used[decision.courtier] = NOBODY if {*has} - {mover} else mover
        return tuple(used)

    def _build(
        self,
        facts: Facts,
        wants: Wants,
        seat: int,
        courtier: Courtier,
        held: list[list[int]],
        unseen: list[int],
        *,
        is_needed: bool,
    ) -> Stack:
        """A build that nobody told of: of the dearest card that nobody sees if there must be one, of the cheapest for
        the minor controller. At the Royal Court there need be none.
        """
        word = courtier.word
        said = value_of(wants, ("player", seat, "builds", word), None)
        if said is False:
            return ()
        player = facts.described.document.player[seat]
        has_major, has_minor = (
            courtier in told_of(player, what) or value_of(wants, ("player", seat, what, word), False)
            for what in ("major", "minor")
        )
        if not (said or (is_needed and (has_major or has_minor))):
            return ()
        wanted = Counter[int]()
        for want, n in wants.items():
            wanted[want.column] += n if want.kind is WantKind.LEAST else 0
        kinds = [kind for kind in range(CARDS) if SUITS[kind] == courtier and unseen[kind] > wanted[kind]]
        if not kinds and said:
            raise Stuck()
        if not kinds:  # a card of control may have stayed behind
            return ()
        kind = kinds[-1] if said or has_major else kinds[0]
        unseen[kind] -= 1
        held[built(seat)][kind] += 1
        return (kind,)

    def laid(self, table: Table[Facts], layout: Layout[Progress], held: Holdings, shares: Shares) -> Progress:
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
                        raise Stuck(self.misfit(table, (column,)), repairs=_beside(layout, seat, column))
                    builds[seat][SUITS[column] if host is None else host] += [column] * n
                case _:
                    pass
        if any(slot.path in (("pairs",), PAIRS_UNTOLD) for slot in layout.slots):
            kinds = [kind for kind, n in enumerate(held[PAIRS][CARDS:]) for _ in range(n)]
            for pair in pairs:
                for kind in pair:
                    kinds.remove(kind)
            for pair in pairs:
                while kinds and len(pair) < GIFTS_IN_PAIR:
                    pair.append(kinds.pop(0))
        elif not layout.state.pairs:
            pairs = []
        return replace(
            layout.state,
            held=held,
            builds=tuple(tuple(tuple(stack) for stack in mine) for mine in builds),
            pairs=tuple(tuple(sorted(pair)) for pair in pairs),
        )

    def complete(self, table: Table[Facts], wants: Wants) -> Begun[Progress]:
        """Remembered for the latest table: what a "?" may be is tried on the same completions again and again."""
        if self._latest is not table.facts or len(self._completions) > MOST_REMEMBERED:
            self._latest, self._completions, self._faults = table.facts, {}, {}
        key = frozenset(wants.items())
        found = self._completions.get(key)
        if found is None:
            try:
                found = self._completed(table, wants)
            except Stuck as stuck:
                found = stuck
            else:
                self._faults[id(found.state)] = None
            self._completions[key] = found
        if isinstance(found, Stuck):
            raise Stuck(*found.against, repairs=found.repairs)
        return found

    def _completed(self, table: Table[Facts], wants: Wants) -> Begun[Progress]:
        begun = super().complete(table, wants)
        state = begun.state
        state = replace(state, builds=_ordered(table, begun, wants))
        return begun._replace(state=replace(state, control=control_of(table, wants, state)))

    def misfit(self, table: Table[Facts], columns: tuple[int, ...]) -> Fault:
        of_gifts = bool(columns) and columns[0] >= CARDS
        rule = box_rules.GIFTS if of_gifts else box_rules.INFLUENCE
        return Fault(FaultCode.DOES_NOT_ADD_UP, rule, Named("gift-deck" if of_gifts else "deck"))

    def impossible(self, table: Table[Facts], state: Progress) -> list[Fault]:
        known = self._faults.get(id(state)) if self._latest is table.facts else None
        if known is None:
            known = super().impossible(table, state)
            if self._latest is table.facts and id(state) in self._faults:
                self._faults[id(state)] = known
        return known

    def faults(self, table: Table[Facts], state: Progress) -> Iterable[Fault]:
        """No question ends where a courtier has no room; a table may be described there."""
        play = table.facts.described.play
        through = passing(state)
        if play is not None and through is not None and len(state.turn.done) > len(play.state.turn.done):
            place = state.road.at[through]
            code, rule = room_of(place)
            where = AtPlace(state.box.equipment.map.value.names[place])
            yield Fault(code, rule, where, looked=Steps(state).around(place))
        holes = () if play is None else tuple(hole for hole in play.holes if hole.path == ("pending", "player"))
        yield from course.faults(Position(state, holes))

    # ---------------------------------------------------------------------------------------------- a sentence

    def starts(
        self, run: Run[Facts, Progress, d.Decision], state: Progress, sentence: Sentence[d.Decision] | None
    ) -> Iterator[Progress]:
        turn, described = state.turn, run.table.facts.described
        first = sentence.decisions[0] if sentence is not None and sentence.decisions else None
        if (
            isinstance(first, d.King)
            and not turn.done
            and described.document.pending is None
            and state.clock.king == turn.mover
        ):
            turn = turn._replace(phase=Phase.KING)
        if turn.phase in OF_ANYBODY and not described.is_chooser_named:
            turn = turn._replace(seat=chooser(state, run.table.facts.speaker))
        if turn.phase in (Phase.LOYALTY, Phase.FREE) and turn.test is None:
            turn = turn._replace(test=Test((None,) * state.players, _order(state, turn)))
        if turn.phase is Phase.KEEP and turn.ability is None:
            turn = noted(turn, d.Use(Courtier.MISTRESS))
        state = replace(state, turn=turn)
        if turn.done and turn.phase in (Phase.TURN, Phase.GIFT, Phase.KEEP) and not is_begun_by(turn):
            yield from replayed(run, state)
        else:
            yield state

    def unsaid(
        self, state: Progress, decision: d.Decision, seat: int, before: d.Decision | None
    ) -> Sequence[d.Decision]:
        """The King step at a turn's start; between moves of a turn what others decide, and what was drawn or given."""
        match state.turn.phase:
            case Phase.KING if before is None and not isinstance(decision, d.King):
                return (d.King(),)
            case Phase.KEEP if before is not None and not isinstance(decision, d.Keep | d.Done):
                return self.game.legal_actions(state)
            case Phase.GIFT if before is not None and not isinstance(decision, d.Choose | d.ChooseSingle):
                return self.game.legal_actions(state)[:1]
            case Phase.LOYALTY if before is not None and not isinstance(decision, d.Shed):
                return self.game.legal_actions(state)
            case Phase.FREE if before is not None and state.turn.seat != seat:
                return self.game.legal_actions(state)
            case Phase.FREE if before is not None and not isinstance(decision, d.Advance | d.Done):
                return self.game.legal_actions(state)
            case _:
                return ()

    def judged(
        self, state: Progress, decision: d.Decision, seat: int, before: d.Decision | None
    ) -> tuple[Progress, Iterable[Check]]:
        """What is said in one breath is of one turn: the King card's holder begins no second one."""
        checks = self.game.checks(state, decision, seat)
        if isinstance(decision, d.Choose) and before is not None and state.road.arrived:
            card: Path = ("player", seat, "major", state.road.arrived[-1].word)
            checks = [c._replace(looked=(*c.looked, card)) if c.code in OF_THE_CHOOSER else c for c in checks]
        assert self._latest is not None
        if state.turn.phase is Phase.SHED and not self._latest.described.is_chooser_named:
            first = Check(True, Refusal.NOT_YOUR_CHOICE, gift_rules.SHED, looked=_counted(state))
            checks = (*checks, first)
        if before is None or state.turn.phase not in ROUND_ENDED:
            return state, checks
        if isinstance(decision, d.King) and state.turn.phase is Phase.KING:
            checks = (Check(False, Refusal.KING_STEP_DONE, turn_rules.KING_ADVANCE, alone=True),)
        ended = turn_rules.CROWN if isinstance(before, d.King) else move_rules.LOST_ACTION
        return state, [
            check._replace(used=("court-track",), rule=ended if check.rule is turn_rules.PHASES else check.rule)
            for check in checks
        ]

    def nevertheless(self, state: Progress, decision: d.Decision, seat: int) -> Progress | None:
        """The turn remembers what was refused in it too: what is said of an ability, or of a building action, is judged
        as such.
        """
        if state.turn.phase is not Phase.TURN:
            return state
        match decision:
            case d.Pick() | d.Next() | d.Reorder(cards=()):
                return None
            case d.King() | d.Done():
                return state
            case _:
                return replace(state, turn=noted(state.turn, decision))

    # ------------------------------------------------------------------------------------------- what might help

    def granted(self, state: Progress, decision: d.Decision, objections: Iterable[Objection]) -> Progress | None:
        """What lies in an order, or as a build or a pair, cannot be granted piece by piece."""
        match decision:
            case d.Discard(seat, courtier) | d.Shed(seat, courtier) if state.builds[seat][courtier]:
                return super().granted(state, decision, objections)
            case d.Discard() | d.Shed() | d.Disguise() | d.Reorder() | d.Next() | d.Pick() | d.With() | d.Choose():
                return None
            case _:
                return super().granted(state, decision, objections)

    def presumed(self, table: Table[Facts], begun: Begun[Progress], done: Sequence[Act[d.Decision]]) -> Iterator[Path]:
        """What an act rests on, of what the file leaves out; and what nobody said."""
        play = table.facts.described.play
        assert play is not None
        unsaid = {hole.path for hole in play.holes if hole.why is Why.UNSAID}
        if state_of(table).turn.phase in (Phase.GIFT, Phase.MINOR) and table.ways(("arrived",)) is not None:
            yield ("arrived",)
        for act in done:
            yield from (path for path in _rests_on(act.decision) if path in unsaid)
            if act.unsaid_by is not None:
                yield _bridged(act.decision, act.unsaid_by)

    def says(self, table: Table[Facts], path: Path) -> bool:
        play = table.facts.described.play
        return path[0] in TOLD_PLAINLY and play is not None and play.is_known(*path)

    def drawn(self, seat: int, lack: Lack) -> tuple[str, int] | None:
        may_be_drawn = lack.holder in (DRAWN, DISPLAY, hand(seat)) and lack.item < CARDS
        return ("influence", lack.item) if may_be_drawn else None

    def seen(self, table: Table[Facts], fault: Fault) -> Iterable[Path]:
        """Who has arrived bears on gifts, control and places alike; whose turn it is on much, but on control only where
        the turn has begun or somebody is named to choose.
        """
        if fault.code in ABOUT_CONTROL:
            turn = state_of(table).turn
            return (("arrived",), *([("turn",)] if turn.done or turn.phase is not Phase.TURN else []))
        return (*super().seen(table, fault), ("arrived",), ("turn",), ("king",))

    def readings(self, against: Objection | Fault) -> Iterable[Path]:
        """Of all readings one bears on whether control cards can lie where they do: who keeps those of empty builds."""
        if against.code in ABOUT_CONTROL:
            return [("rulings", "empty-control")]
        return super().readings(against)

    def drawn_from(self, what: str) -> Sequence[int]:
        """The deck, and the discards that are shuffled into it."""
        return (DECK, DISCARDS) if what == "influence" else ()

    def mends(
        self, table: Table[Facts], wants: Wants, against: Objection | Fault, decision: d.Decision | None
    ) -> Iterator[Wants]:
        return mends(table, wants, against, decision)


def _counted(state: Progress) -> tuple[Path, ...]:
    """The gifts by which players are first in the prize just scored: those of least and of most crowns."""
    prize, crowns = state.turn.prize, state.box.equipment.crowns.value
    types = [prize] if prize in GIFT_TYPES else GIFT_TYPES
    kinds = {gift(each, n) for each in types for n in (min(crowns[each]), max(crowns[each]))}
    return tuple((HELD, hand(seat), CARDS + kind) for seat in range(state.players) for kind in sorted(kinds))


def _rests_on(decision: d.Decision) -> Sequence[Path]:
    """Keys of the file that a decision's legality looked at, whatever stands there."""
    match decision:
        case d.King():
            return (("king",), ("pawn",))
        case d.Advance(courtier, place) | d.Carry(courtier, place):
            return (("at", courtier.word), *((("court",),) if place not in (HOME, LONDON_NAME) else ()))
        case d.Choose() | d.Pick(1 | 2 | 3 | 4 | 5 | 6) | d.With(1 | 2 | 3 | 4 | 5 | 6):
            return (("pairs",),)
        case d.ChooseSingle() | d.Pick() | d.With(gift=int()):
            return (("singles",),)
        case _:
            return ()


def _bridged(decision: d.Decision, seat: int) -> Path:
    """What a decision that nobody said is listed as."""
    match decision:
        case d.King():
            return ("king-step",)
        case d.Choose():
            return ("player", seat, "gifts")
        case d.Keep():
            return ("player", seat, "hand")
        case d.Shed():
            return ("player", seat, "builds")
        case _:
            return ("player", seat, "free-advance")


def _order(state: Progress, turn: Turn) -> tuple[int, ...]:
    """The order of a test that nobody told: from the left of who has the King card, where those who follow fit it."""
    orders = [clockwise((state.clock.king + 1 + n) % state.players, state.players) for n in range(state.players)]
    follow = (turn.seat, *turn.waiting)
    return next((order for order in orders if [*filter(follow.__contains__, order)] == list(follow)), orders[0])


def is_begun_by(turn: Turn) -> bool:
    """Whether all that a turn is known to have seen follows from what is pending."""
    return turn.phase is Phase.KEEP and turn.done == (d.Use(Courtier.MISTRESS),)


def _beside(layout: Layout[Progress], seat: int, column: int) -> list[Repair]:
    """What might help where a Disguise card has no build to lie under: one there, or the card elsewhere."""
    exposed = next((slot.columns for slot in layout.slots if slot.path == (REST, seat)), ())
    fits = [least((REST, seat), kind, 1) for kind in exposed if layout.unseen[kind] > 0]
    return [Repair(each) for each in (*fits, most((UNDER, seat), column, 0))]


def _begun_with(table: Table[Facts], slot: Slot, wants: Wants) -> Iterator[int]:
    """What may lie in a player's builds that nobody told: nothing of a courtier on which there is to be none, nor more
    where there is to be one card.
    """
    seat = int(slot.path[1])
    for kind in slot.columns:
        is_there = value_of(wants, ("player", seat, "builds", SUITS[kind].word), True)
        if is_there and may_grow(table, seat, SUITS[kind]):
            yield kind


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


def _ordered(table: Table[Facts], begun: Begun[Progress], wants: Wants) -> tuple[tuple[Stack, ...], ...]:
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


def state_of(table: Table[Facts]) -> Progress:
    assert table.facts.described.play is not None
    return table.facts.described.play.state


def chooser(state: Progress, speaker: int) -> int:
    """Whose decision it is where the file names nobody: whom the rules say; of several, or of nobody, the speaker's."""
    turn, arrived, seats = state.turn, state.road.arrived, range(state.players)
    match turn.phase:
        case Phase.GIFT if arrived and (major := state.control[arrived[-1]].major) != NOBODY:
            return major
        case Phase.MINOR if turn.served < len(arrived):
            waiting = (state.control[courtier].minor for courtier in arrived[::-1][turn.served :])
            return next((seat for seat in waiting if seat != NOBODY), speaker)
        case Phase.SHED if turn.prize is not None:
            places = result_in(scored(state), turn.prize).places
            order = clockwise((state.clock.king + 1) % state.players, state.players)
            first = [seat for seat in order if places[seat] == 1 and seat not in turn.waiting]
            able = [seat for seat in first if any(any(state.builds[other]) for other in sources(state, seat))]
            return speaker if speaker in able else next(iter(able), speaker)
        case _:
            return speaker if speaker in seats else turn.mover


MEANING: Final = KingsProgressMeaning()
