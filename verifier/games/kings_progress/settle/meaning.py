"""What the described turns of King's Progress mean, for the kernel's settling: see `verifier/kernel/settling`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from courtroll.verifier.games.kings_progress.faults import course
from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.codes import Refusal
from courtroll.verifier.games.kings_progress.moves.course import noted
from courtroll.verifier.games.kings_progress.play.engine import KINGS_PROGRESS
from courtroll.verifier.games.kings_progress.play.steps import WAY, Steps, room_of
from courtroll.verifier.games.kings_progress.play.turns import passing
from courtroll.verifier.games.kings_progress.rules import gifts as gift_rules
from courtroll.verifier.games.kings_progress.rules import move as move_rules
from courtroll.verifier.games.kings_progress.rules import turn as turn_rules
from courtroll.verifier.games.kings_progress.scoring.gifts import result_in
from courtroll.verifier.games.kings_progress.scoring.projection import scored
from courtroll.verifier.games.kings_progress.settle.completing import in_order, laid_out, layout_of, misfit
from courtroll.verifier.games.kings_progress.settle.control import control_of
from courtroll.verifier.games.kings_progress.settle.facts import (
    Facts,
    asked_builds,
)
from courtroll.verifier.games.kings_progress.settle.mends import (
    ABOUT_CONTROL,
    ABOUT_PAIRS,
    mends,
    told_of,
)
from courtroll.verifier.games.kings_progress.settle.so_far import replayed
from courtroll.verifier.games.kings_progress.table.box import LONDON_NAME
from courtroll.verifier.games.kings_progress.table.codes import FaultCode
from courtroll.verifier.games.kings_progress.table.names import HOME
from courtroll.verifier.games.kings_progress.table.pieces import (
    CARDS,
    DECK,
    DISCARDS,
    DISPLAY,
    DRAWN,
    GIFT_TYPES,
    NOBODY,
    Courtier,
    gift,
    hand,
)
from courtroll.verifier.games.kings_progress.table.progress import (
    AtPlace,
    Phase,
    Progress,
    Test,
    Turn,
    clockwise,
)
from courtroll.verifier.kernel.hearing import Sentence
from courtroll.verifier.kernel.holdings import Holdings
from courtroll.verifier.kernel.legality import HELD, Check, Fault, Lack, Objection
from courtroll.verifier.kernel.position import Position, Why
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.settling.meaning import Act, Begun, Layout, Meaning, Table
from courtroll.verifier.kernel.settling.running import Run
from courtroll.verifier.kernel.settling.slots import Shares
from courtroll.verifier.kernel.settling.wants import Stuck, Want, Wants

MOST_REMEMBERED: Final = 4_000
"""Completions of one table."""
ROUND_ENDED: Final = (Phase.KING, Phase.MINOR, Phase.SHED, Phase.OVER)
"""What a turn comes to when the pawn reaches the crown."""
AFTER_ROUND: Final = (d.ChooseSingle, d.Shed)
"""What is decided when turns are over, or in the midst of one."""
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
        return layout_of(table, wants)

    def laid(self, table: Table[Facts], layout: Layout[Progress], held: Holdings, shares: Shares) -> Progress:
        return laid_out(table, layout, held, shares)

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
        state = replace(state, builds=in_order(table, begun, wants))
        return begun._replace(state=replace(state, control=control_of(table, wants, state)))

    def misfit(self, table: Table[Facts], columns: tuple[int, ...]) -> Fault:
        return misfit(columns)

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
        if isinstance(decision, d.Use):  # builds say who has the card, and no check looks at them
            builds = tuple(asked_builds(self._latest.described, decision.courtier))
            checks = [
                c._replace(looked=(*c.looked, *builds)) if c.code is Refusal.NOT_MAJOR_CONTROLLER else c for c in checks
            ]
        if state.turn.phase is Phase.SHED and not self._latest.described.is_chooser_named:
            first = Check(True, Refusal.NOT_YOUR_CHOICE, gift_rules.SHED, looked=_counted(state))
            checks = (*checks, first)
        again = self._again(before, decision, seat)
        checks = [c._replace(looked=(*c.looked, *again)) if c.alone else c for c in checks] if again else checks
        if before is None or isinstance(before, AFTER_ROUND) or state.turn.phase not in ROUND_ENDED:
            return state, checks
        if isinstance(decision, d.King) and state.turn.phase is Phase.KING:
            checks = (Check(False, Refusal.KING_STEP_DONE, turn_rules.KING_ADVANCE, alone=True),)
        ended = turn_rules.CROWN if isinstance(before, d.King) else move_rules.LOST_ACTION
        return state, [
            check._replace(used=("court-track",), rule=ended if check.rule is turn_rules.PHASES else check.rule)
            for check in checks
        ]

    def _again(self, before: d.Decision | None, decision: d.Decision, seat: int) -> Sequence[Path]:
        """What bears on whether a player who chose a gift, or discarded for being first, does so once more."""
        match before, decision:
            case d.Shed(), d.Shed(owner, courtier):
                return [("player", owner, "builds", courtier.word)]
            case d.ChooseSingle(), d.ChooseSingle():
                assert self._latest is not None
                arrived = self._latest.described.play_state.road.arrived
                return [("player", seat, "minor", courtier.word) for courtier in arrived]
            case _:
                return []

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

    def mends_asked(self, table: Table[Facts]) -> bool:
        """But for gifts that may make somebody first, and for what more was done."""
        described = table.facts.described
        return described.play_state.turn.phase is not Phase.SHED and not described.document.is_more_done

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
        yield from _card_of_chooser(table, begun.state)
        for act in done:
            yield from (path for path in _rests_on(act.decision) if path in unsaid)
            if act.unsaid_by is not None:
                yield _bridged(act.decision, act.unsaid_by)

    def says(self, table: Table[Facts], path: Path) -> bool:
        play = table.facts.described.play
        is_told = path[0] in TOLD_PLAINLY and play is not None and play.is_known(*path)
        return is_told or path[0] == WAY  # the map is listed as a whole

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
        if fault.code in ABOUT_PAIRS:
            return (("arrived",),)
        if fault.code is FaultCode.NOT_THE_HOLDERS_TURN:
            return (("turn",), ("king",))
        return (*super().seen(table, fault), ("arrived",), ("turn",), ("king",))

    def readings(self, against: Objection | Fault) -> Iterable[Path]:
        """Of all readings none bears on whether pairs can lie where they do, or the King card, and one on whether
        control cards can: who keeps those of empty builds.
        """
        if against.code in ABOUT_CONTROL:
            return [("rulings", "empty-control")]
        if against.code in (*ABOUT_PAIRS, FaultCode.NOT_THE_HOLDERS_TURN):
            return []
        return super().readings(against)

    def drawn_from(self, what: str) -> Sequence[int]:
        """The deck, and the discards that are shuffled into it."""
        return (DECK, DISCARDS) if what == "influence" else ()

    def mends(
        self, table: Table[Facts], wants: Wants, against: Objection | Fault, decision: d.Decision | None
    ) -> Iterator[Wants]:
        return mends(table, wants, against, decision)


def _card_of_chooser(table: Table[Facts], state: Progress) -> Iterator[Path]:
    """What makes somebody the chooser of a gift, where nobody told: who has arrived, and the control card."""
    turn, speaker = state_of(table).turn, table.facts.speaker
    if turn.phase not in (Phase.GIFT, Phase.MINOR):
        return
    if table.ways(("arrived",)) is not None:
        yield ("arrived",)
    card = "major" if turn.phase is Phase.GIFT else "minor"
    mine = (c for c in state.road.arrived[::-1][turn.served :] if getattr(state.control[c], card) == speaker)
    for courtier in list(mine)[:1]:
        if courtier not in told_of(table.facts.described.document.player[speaker], card):
            yield ("player", speaker, card, courtier.word)


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
            return speaker if speaker in first else next(iter(first), speaker)
        case _:
            return speaker if speaker in seats else turn.mover


MEANING: Final = KingsProgressMeaning()
