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
from courtroll.verifier.games.kings_progress.play.rounds import sources
from courtroll.verifier.games.kings_progress.play.steps import Steps, place_of, room_of
from courtroll.verifier.games.kings_progress.play.turns import passing
from courtroll.verifier.games.kings_progress.rules import box as box_rules
from courtroll.verifier.games.kings_progress.rules import turn as turn_rules
from courtroll.verifier.games.kings_progress.rules.options import EqualBuilds
from courtroll.verifier.games.kings_progress.scoring.control import build_value, settled
from courtroll.verifier.games.kings_progress.scoring.gifts import results
from courtroll.verifier.games.kings_progress.scoring.projection import scored
from courtroll.verifier.games.kings_progress.settle.tables import Facts
from courtroll.verifier.games.kings_progress.table.box import LONDON_NAME, Map, joined
from courtroll.verifier.games.kings_progress.table.codes import FaultCode
from courtroll.verifier.games.kings_progress.table.equipment import GIFTS_IN_PAIR, PAIRS_LAID, ROUNDS
from courtroll.verifier.games.kings_progress.table.names import HOME
from courtroll.verifier.games.kings_progress.table.pieces import (
    CARDS,
    DISGUISE,
    DISPLAY,
    DRAWN,
    NOBODY,
    PAIRS,
    SHOWN,
    SUITS,
    Courtier,
    built,
)
from courtroll.verifier.games.kings_progress.table.progress import AtPlace, Phase, Progress, Test, clockwise
from courtroll.verifier.games.kings_progress.table.state import Control
from courtroll.verifier.kernel.equipment import Source, Value
from courtroll.verifier.kernel.hearing import Sentence
from courtroll.verifier.kernel.holdings import Holdings
from courtroll.verifier.kernel.legality import Check, Fault, Lack, Objection
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.position import Position, Why
from courtroll.verifier.kernel.reading import NOTHING, Path
from courtroll.verifier.kernel.settling.meaning import Act, Begun, Layout, Meaning, Table
from courtroll.verifier.kernel.settling.running import Run
from courtroll.verifier.kernel.settling.slots import Shares
from courtroll.verifier.kernel.settling.wants import Stuck, Wants, least, merged, value, value_of

OF_ANYBODY: Final = (Phase.GIFT, Phase.LOYALTY, Phase.FREE, Phase.MINOR, Phase.SHED)


class KingsProgressMeaning(Meaning[Facts, Progress, d.Decision]):
    game = KINGS_PROGRESS

    # ------------------------------------------------------------------------------------------ a complete table

    def layout(self, table: Table[Facts], wants: Wants) -> Layout[Progress]:
        facts = table.facts
        assert facts.described.play is not None
        state = facts.described.play.state
        held, unseen = [list(row) for row in facts.held], list(facts.unseen)

        def part(path: tuple[str | int, ...], otherwise: Any) -> Any:
            ways = table.ways(path)
            plain = otherwise if ways is None or not ways.ways[0] else next(iter(ways.ways[0].values()))
            return value_of(wants, path, plain)

        mover = part(("turn",), state.turn.mover)
        turn = state.turn if mover == state.turn.mover else replace(state.turn, mover=mover, seat=mover)
        clock = replace(state.clock, king=part(("king",), state.clock.king), space=part(("pawn",), state.clock.space))
        if table.ways(("court",)) is not None:
            court = part(("court",), 0)
            order = [each for each in range(ROUNDS) if each != court]
            order.insert(clock.round - 1, court)
            clock = replace(clock, courts=tuple(order))
        at = tuple(part(("at", courtier.word), state.road.at[courtier]) for courtier in Courtier)
        state = replace(state, turn=turn, clock=clock, road=replace(state.road, at=at))
        moved = tuple(state.court if c in state.road.arrived else at[c] for c in Courtier)
        if table.ways(("court",)) is not None:
            state = replace(state, road=replace(state.road, at=moved))
        for want, of in wants.items():
            match want.path:
                case ("rulings", str(name)):
                    state = replace(state, box=replace(state.box, ruleset=state.box.ruleset.ruled({name: of})))
                case ("pairs", int(index)):
                    pairs = list(state.pairs or ((),) * PAIRS_LAID)
                    pairs[index] = of
                    state = replace(state, pairs=tuple(pairs))
                case ("equipment", "map"):
                    equipment = replace(state.box.equipment, map=Value(of, Source.ASSUMED))
                    state = replace(state, box=replace(state.box, equipment=equipment))
                case ("player", int(seat), "builds", str(word)) if of:
                    courtier = next(each for each in Courtier if each.word == word)
                    state = self._built(state, seat, courtier, of, held, unseen)
                case ("player", int(), "major", str(word)) if of is not None:
                    control = list(state.control)
                    control[next(each for each in Courtier if each.word == word)] = of
                    state = replace(state, control=tuple(control))
                case _:
                    pass
        return Layout(state, tuple(map(tuple, held)), tuple(unseen), facts.slots)

    def _built(
        self, state: Progress, seat: int, courtier: Courtier, said: Any, held: list[list[int]], unseen: list[int]
    ) -> Progress:
        """A build that nobody told, of these cards or of the dearest that nobody sees, and the control it brings."""
        dearest = (kind for kind in reversed(range(CARDS)) if SUITS[kind] == courtier and unseen[kind] > 0)
        cards: Sequence[int] = said if isinstance(said, tuple) else tuple(dearest)[:1]
        for kind in cards:
            unseen[kind] -= 1
            held[built(seat)][kind] += 1
        if not cards or min(unseen) < 0:
            raise Stuck()
        builds = [list(mine) for mine in state.builds]
        builds[seat][courtier] = (*builds[seat][courtier], *cards)
        stacks = [mine[courtier] for mine in builds]
        values = [build_value(len(stack), SHOWN[stack[0]]) if stack else 0 for stack in stacks]
        control = list(state.control)
        control[courtier] = settled(values, Control(seat, seat), EqualBuilds.CLOCKWISE)
        return replace(state, builds=tuple(map(tuple, builds)), control=tuple(control))

    def laid(self, table: Table[Facts], layout: Layout[Progress], held: Holdings, shares: Shares) -> Progress:
        state = replace(layout.state, held=held)
        if all(slot.path != ("pairs",) for slot in layout.slots):
            return state
        kinds = [kind for kind, n in enumerate(held[PAIRS][CARDS:]) for _ in range(n)]
        pairs = [list(pair) for pair in layout.state.pairs or ((),) * PAIRS_LAID]
        for pair in pairs:
            for kind in pair:
                kinds.remove(kind)
        for pair in pairs:
            while kinds and len(pair) < GIFTS_IN_PAIR:
                pair.append(kinds.pop(0))
        return replace(state, pairs=tuple(tuple(sorted(pair)) for pair in pairs))

    def misfit(self, table: Table[Facts], columns: tuple[int, ...]) -> Fault:
        if columns and columns[0] >= CARDS:
            return Fault(FaultCode.TOO_MANY_OF_A_GIFT, box_rules.GIFTS, Named("gifts"))
        return Fault(FaultCode.TOO_MANY_OF_A_CARD, box_rules.INFLUENCE, Named("face-up"))

    def faults(self, table: Table[Facts], state: Progress) -> Iterable[Fault]:
        """No question ends where a courtier has no room; a table may be described there."""
        play = table.facts.described.play
        through = passing(state)
        if play is not None and through is not None and len(state.turn.done) > len(play.state.turn.done):
            place = state.road.at[through]
            code, rule = room_of(place)
            where = AtPlace(state.box.equipment.map.value.names[place])
            yield Fault(code, rule, where, looked=Steps(state).around(place))
        yield from course.faults(Position(state))

    # ---------------------------------------------------------------------------------------------- a sentence

    def starts(
        self, run: Run[Facts, Progress, d.Decision], state: Progress, sentence: Sentence[d.Decision] | None
    ) -> Iterator[Progress]:
        turn, pending = state.turn, run.table.facts.described.document.pending
        first = sentence.decisions[0] if sentence is not None and sentence.decisions else None
        if isinstance(first, d.King) and not turn.done and pending is None and state.clock.king == turn.mover:
            turn = replace(turn, phase=Phase.KING)
        if turn.phase in OF_ANYBODY and (pending is None or pending.player is None):
            turn = replace(turn, seat=chooser(state, run.table.facts.speaker))
        if turn.phase in (Phase.LOYALTY, Phase.FREE) and turn.test is None:
            order = clockwise((state.clock.king + 1) % state.players, state.players)
            turn = replace(turn, test=Test((None,) * state.players, order))
        if turn.phase is Phase.KEEP and turn.ability is None:
            turn = noted(turn, d.Use(Courtier.MISTRESS))
        yield replace(state, turn=turn)

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
        if before is not None and isinstance(decision, d.King) and state.turn.phase is Phase.KING:
            return state, (Check(False, Refusal.KING_STEP_DONE, turn_rules.KING_ADVANCE, alone=True),)
        return super().judged(state, decision, seat, before)

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
        for act in done:
            yield from (path for path in _rests_on(act.decision) if path in unsaid)
            if act.unsaid_by is not None:
                yield _bridged(act.decision, act.unsaid_by)

    def drawn(self, seat: int, lack: Lack) -> tuple[str, int] | None:
        return ("influence", lack.item) if lack.holder in (DRAWN, DISPLAY) and lack.item < CARDS else None

    def mends(
        self, table: Table[Facts], wants: Wants, against: Objection | Fault, decision: d.Decision | None
    ) -> Iterator[Wants]:
        described = table.facts.described
        assert described.play is not None
        box = described.play.state.box
        match against.code, decision:
            case Refusal.NOT_A_PAIR, d.Choose(_, gifts) if described.document.pairs is None:
                yield _pair(0, gifts)
            case Refusal.PAIR_TAKEN, d.Choose(pair) if described.document.pairs is None:
                unseen = table.facts.unseen[CARDS:]
                yield from [_pair(pair - 1, (kind,)) for kind, n in enumerate(unseen) if n > 0][:1]
            case Refusal.GIFT_NOT_THERE, d.Pick(pair, kind) | d.With(pair, int(kind)) if (
                described.document.pairs is None and 0 < pair <= PAIRS_LAID
            ):
                yield _pair(pair - 1, (kind,))
            case Refusal.NO_BUILD_THERE | Refusal.NOT_ITS_CARDS, d.Reorder(seat, courtier, cards) if (
                described.document.player[seat].builds is NOTHING and cards and DISGUISE not in cards
            ):
                yield value(("player", seat, "builds", courtier.word), cards)
            case _:
                pass
        if isinstance(decision, d.Advance | d.Carry) and box.equipment.map.source is Source.ASSUMED:
            there: Map = value_of(wants, ("equipment", "map"), box.equipment.map.value)
            place = place_of(described.play.state, decision.courtier, decision.place)
            here = value_of(wants, ("at", decision.courtier.word), described.play.state.road.at[decision.courtier])
            if against.code is Refusal.NOT_ADJACENT and place is not None and place != here:
                yield value(("equipment", "map"), joined(there, here, place))


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
            places = results(scored(state))[turn.prize].places
            order = clockwise((state.clock.king + 1) % state.players, state.players)
            first = [seat for seat in order if places[seat] == 1 and seat not in turn.waiting]
            able = [seat for seat in first if any(any(state.builds[other]) for other in sources(state, seat))]
            return speaker if speaker in able else next(iter(able), speaker)
        case _:
            return speaker if speaker in seats else turn.mover


def _pair(index: int, gifts: Sequence[int]) -> Wants:
    """A pair with these gifts, where nobody told the pairs."""
    out: Wants = value(("pairs", index), tuple(gifts))
    for kind in set(gifts):
        out = merged(out, least(("pairs",), CARDS + kind, gifts.count(kind))) or out
    return out


MEANING: Final = KingsProgressMeaning()
