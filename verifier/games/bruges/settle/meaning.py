"""What the described tables of Bruges mean, for the kernel's settling: see `verifier/kernel/settling`.

A completion is the same file with its blanks filled in: cards in hands, persons, empty houses, dice. Goods that nobody
told are dealt out by the kernel.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from courtroll.verifier.games.bruges.document.placing import name_of
from courtroll.verifier.games.bruges.document.shapes import EquipmentTable, PersonTable
from courtroll.verifier.games.bruges.document.turns import playing_of
from courtroll.verifier.games.bruges.faults import faults_in_play
from courtroll.verifier.games.bruges.moves import decisions as d
from courtroll.verifier.games.bruges.moves.codes import Refusal
from courtroll.verifier.games.bruges.play.engine import BRUGES
from courtroll.verifier.games.bruges.rules import box as box_rules
from courtroll.verifier.games.bruges.rules import reputation
from courtroll.verifier.games.bruges.settle.filled import boxed, filled
from courtroll.verifier.games.bruges.settle.granting import as_if_it_worked, counted, granted
from courtroll.verifier.games.bruges.settle.mends import START, mends, what_a_text_lacks
from courtroll.verifier.games.bruges.settle.starts import as_dealt, liked, starts
from courtroll.verifier.games.bruges.settle.tables import ENDLESS, PLENTY, Facts, persons_of, unplaced
from courtroll.verifier.games.bruges.table.cards import colour_of, word
from courtroll.verifier.games.bruges.table.codes import FaultCode
from courtroll.verifier.games.bruges.table.effects import Atom
from courtroll.verifier.games.bruges.table.pieces import COLOURS, SUPPLY, UNSEEN, Action, Trouble
from courtroll.verifier.games.bruges.table.playing import Phase, Playing, Turn
from courtroll.verifier.games.bruges.table.tables import scored
from courtroll.verifier.kernel.hearing import Sentence
from courtroll.verifier.kernel.holdings import Holdings
from courtroll.verifier.kernel.legality import Check, Fault, Objection
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.reading import UNKNOWN, Path, Problem, Unknown
from courtroll.verifier.kernel.settling.meaning import Act, Begun, Layout, Liked, Meaning, Moves, Table
from courtroll.verifier.kernel.settling.running import DRAWN, Run
from courtroll.verifier.kernel.settling.slots import Shares
from courtroll.verifier.kernel.settling.wants import Repair, Stuck, Wants

STEPS: Final[Mapping[type, Phase]] = {
    d.Draw: Phase.DRAW,
    d.Suffer: Phase.TROUBLES,
    d.Advance: Phase.ADVANCE,
    d.Stay: Phase.ADVANCE,
}
"""Decisions that make up a step of a round for a player."""
GONE: Final = {Trouble.FLOOD: "workers", Trouble.RAID: "florins"}
"""What a trouble takes all of."""


class BrugesMeaning(Meaning[Facts, Playing, d.Decision]):
    game = BRUGES
    is_unsaid_within = True
    bars_by_itself = True

    # ------------------------------------------------------------------------------------------ a complete table

    def layout(self, table: Table[Facts], wants: Wants) -> Layout[Playing]:
        problems: list[Problem] = []
        read = playing_of(filled(table, wants), problems)
        if read is None or len(read[1]) > len(table.facts.described.found):
            raise Stuck(repairs=[Repair(way) for each in table.opens if _is_of_hands(each.path) for way in each.ways])
        state = replace(read[0].state, box=boxed(wants, read[0].state.box))
        if table.part(wants, ("so-far",), False):
            state = replace(state, turn=state.turn._replace(acted=True))
        held = [list(row_of) for row_of in state.held]
        unseen = held[SUPPLY]
        for column in ENDLESS:
            unseen[column] = PLENTY * len(held)
        held[SUPPLY] = [0] * len(unseen)
        return Layout(state, tuple(map(tuple, held)), tuple(max(0, n) for n in unseen), table.facts.slots)

    def laid(self, table: Table[Facts], layout: Layout[Playing], held: Holdings, shares: Shares) -> Playing:
        supply = list(held[SUPPLY])
        for column in ENDLESS:
            supply[column] = -sum(mine[column] for mine in held[SUPPLY + 1 :])
        state = replace(layout.state, held=(tuple(supply), *held[SUPPLY + 1 :]))
        return replace(state, clock=state.clock._replace(dice=as_dealt(table.facts.document, state)))

    def misfit(self, table: Table[Facts], columns: tuple[int, ...]) -> Fault:
        return Fault(FaultCode.MORE_THREATS_THAN_IN_BOX, box_rules.THREATS_EVEN, Named("supply"))

    def faults(self, table: Table[Facts], state: Playing) -> Iterable[Fault]:
        found = faults_in_play(Position(state), Position(scored(state)))
        return (*table.facts.described.found, *unplaced(table.facts.document, found))

    # ---------------------------------------------------------------------------------------------- a sentence

    def starts(
        self, run: Run[Facts, Playing, d.Decision], state: Playing, sentence: Sentence[d.Decision] | None
    ) -> Iterator[Playing]:
        return starts(run.table.facts, state, sentence)

    def unsaid(
        self, state: Playing, decision: d.Decision, seat: int, before: d.Decision | None
    ) -> Sequence[d.Decision]:
        """What the text of a person whom the sentence uses leaves to choose may stay unsaid."""
        if before is None:
            return ()
        is_chosen = any(isinstance(decision, verb.decision) for verb in BRUGES.verbs_now(state))
        return [] if state.turn.asks is not Phase.EFFECT or is_chosen else BRUGES.legal_actions(state)

    def breaks_off(self, state: Playing, decision: d.Decision, said: d.Decision) -> bool:
        """Nothing in the middle of a text may be stopped early."""
        if state.turn.asks is not Phase.EFFECT or not isinstance(decision, d.Done):
            return False
        job = state.turn.agenda[0]
        is_begun = job.clause.per is not None or job.left != job.clause.n
        return is_begun and any(isinstance(said, verb.decision) for verb in BRUGES.verbs_now(state))

    def judged(
        self, state: Playing, decision: d.Decision, seat: int, before: d.Decision | None
    ) -> tuple[Playing, Iterable[Check]]:
        """After the end of a step its player hears what speaks against more of it, not that others are in turn."""
        step = STEPS.get(type(decision))
        turn = state.turn
        # A card that a text lets one draw is none of a step; and after the round nobody knows its dice.
        goes_on = turn.phase in (Phase.DRAW, Phase.ROLL) if step is Phase.DRAW else bool(state.clock.dice)
        last, is_rolled = STEPS.get(type(before)), isinstance(before, d.Roll)
        is_passed_over = step is Phase.ADVANCE and (is_rolled or last is Phase.TROUBLES) and _is_skipped(turn, seat)
        is_spared = step is Phase.TROUBLES and is_rolled and turn.phase is not step
        if step is not None and last is step and goes_on and (turn.phase, turn.mover) != (step, seat):
            state = replace(state, turn=Turn(step, seat, acted=step is Phase.ADVANCE))
        elif step is not None and (is_passed_over or is_spared):
            state = replace(state, turn=Turn(step, seat))
        checks = BRUGES.checks(state, decision, seat)
        if before is not None and (lacking := what_a_text_lacks(state, decision, seat)):
            checks = [check._replace(looked=(*check.looked, lacking)) for check in checks]
        if before is not None and state.turn.phase is Phase.ADVANCE and state.turn.mover != seat:
            others = ("dice",), ("player", state.turn.mover, "reputation"), ("equipment", "reputation-steps")
            # Another is in turn by what a step costs: who cannot buy one, or stands at the end, is passed over.
            checks = [check._replace(looked=(*check.looked, *others)) for check in checks]
        if is_rolled or last in (Phase.TROUBLES, Phase.ADVANCE):  # others have been passed over, who else would decide
            passed_over = (other for other in range(state.players) if other != seat)
            have = tuple(("player", other, what) for other in passed_over for what in ("threats", "florins"))
            checks = (*checks, Check(True, Refusal.NOT_YOUR_TURN, reputation.ORDER, looked=have))
        if isinstance(decision, d.Roll) and turn.phase is Phase.DRAW:  # whose hand is full is passed over
            checks = [check._replace(looked=(*check.looked, ("player", turn.mover, "hand"))) for check in checks]
        return state, checks

    def nevertheless(self, state: Playing, decision: d.Decision, seat: int) -> Playing | None:
        """What a refused person's text leaves to choose is judged as if the person worked, if it can do anything; and a
        card that is refused counts as played.
        """
        match decision:
            case d.Play(card):
                return counted(state, seat, card)
            case d.Use():
                return as_if_it_worked(state, seat, decision)
            case _:
                return state

    def granted(self, state: Playing, decision: d.Decision, objections: Iterable[Objection]) -> Playing | None:
        """Goods that are lacking are there, and so are a card, a house, a person, and a space of the card's colour."""
        objections = tuple(objections)
        for objection in objections:
            if objection.lack is None:
                there = granted(state, decision, Refusal(objection.code))
                if there is None:
                    return None
                state = there
        return super().granted(state, decision, objections)

    # ------------------------------------------------------------------------------------------- what might help

    def is_unique(self, what: str) -> bool:
        return what == "cards"

    def says(self, table: Table[Facts], path: Path) -> bool:
        """Who is in turn is always told; what is drawn is presumed only where something is."""
        match path:
            case ("player", int(seat), "canals" | "persons" as key, *_):
                told = getattr(table.facts.document.player[seat], str(key))
                return isinstance(told, tuple) and UNKNOWN not in told
            case _:
                return path[0] in ("turn", "phase", DRAWN) or (path == START and table.facts.document.start is not None)

    def alike(self, path: Path) -> Path:
        """The cards of a hand lie in no order, nor do empty houses."""
        match path:
            case ("player", int(), "hand" | "empty", int()):
                return path[:-1]
            case _:
                return path

    def liked(
        self, state: Playing, decision: d.Decision, moves: Moves[d.Decision], line: Sequence[Act[d.Decision]]
    ) -> Liked:
        return liked(state, decision, moves, line)

    def may_lift(
        self, run: Run[Facts, Playing, d.Decision], against: Objection | Fault, path: Path, *, more: bool
    ) -> bool:
        return self.may_be_there(run, path)

    def may_be_there(self, run: Run[Facts, Playing, d.Decision], path: Path) -> bool:
        """What a trouble takes all of is gone after it, however much of it there was."""
        gone = {GONE.get(act.decision.trouble) for act in run.done if isinstance(act.decision, d.Suffer)}
        return path[:1] != ("player",) or path[1] != run.table.facts.state.turn.mover or path[2] not in gone

    def seen(self, table: Table[Facts], fault: Fault) -> Iterable[Path]:
        return (*super().seen(table, fault), ("last-round",))

    def mends(
        self, table: Table[Facts], wants: Wants, against: Objection | Fault, decision: d.Decision | None
    ) -> Iterator[Wants]:
        return mends(table, wants, against, decision)

    def presumed(self, table: Table[Facts], begun: Begun[Playing], done: Sequence[Act[d.Decision]]) -> Iterator[Path]:
        for act in done:
            match act.decision:
                case d.Play(card) | d.Discard(card) if begun.state.places[UNSEEN] >> card & 1:
                    yield (DRAWN, "cards")
                case _:
                    pass
            match act.decision:
                case d.Play(card, Action.FLORINS):
                    path = ("dice", COLOURS[colour_of(card)].value)
                    if table.ways(path) is not None:
                        yield path
                case d.Play(_, Action.CANAL) | d.Canal():
                    if table.facts.document.player[table.facts.state.turn.mover].canals is None:
                        yield ("player", table.facts.state.turn.mover, "canals")
                case d.Play(card, Action.PERSON):
                    yield from _unsaid(table.facts, card, "price", "points")
                    yield from _as_the_card_says(table.facts, card)
                case d.Use(person):
                    yield from _unsaid(table.facts, person, "works")
                    yield from _unsaid(table.facts, person, "effect")
                    yield from _as_the_card_says(table.facts, person)
                    yield from _as_said(table.facts, person)
                case _:
                    pass


def _is_of_hands(path: Path) -> bool:
    """Whether it is of one card of a hand: of which colour it is hangs on those that are told elsewhere."""
    return len(path) > len(("player", 0, "hand")) and path[2] == "hand"


def _is_skipped(turn: Turn, seat: int) -> bool:
    """Whether the step has been decided on without a player who could not buy it."""
    others_turn = turn.phase is Phase.ADVANCE and turn.mover != seat and seat not in turn.waiting
    return others_turn or turn.phase is Phase.ACT


def _unsaid(facts: Facts, card: int, *keys: str) -> Iterator[Path]:
    """What the file leaves out of a person whom it describes, if it tells none of these keys, nor does the box."""
    numbers, equipment = facts.state.deck.numbers, facts.document.equipment
    typed = equipment.persons if isinstance(equipment, EquipmentTable) else None
    box = [each for each in typed if numbers.get(word(str(each.name))) == card] if isinstance(typed, tuple) else []
    for path, table in _told_of(facts, card):
        if all(getattr(each, key) is None for each in (table, *box) for key in keys) and table.laurel is None:
            yield (*path, keys[0])


def _as_the_card_says(facts: Facts, card: int) -> Iterator[Path]:
    """The text of a person of whom the file says only that it does what the card says."""
    if any(clause.atom is Atom.AS_CARD for clause in facts.state.deck[card].effect or ()):
        yield from ((*path, "effect") for path, _ in _told_of(facts, card))


def _as_said(facts: Facts, card: int) -> Iterator[Path]:
    """The text of a person that nobody told, if what is said after using it is presumed to be that."""
    for path, table in _told_of(facts, card):
        if path in facts.described.texts and not isinstance(table.effect, Unknown):
            yield (*path, "effect")


def _told_of(facts: Facts, card: int) -> Iterator[tuple[Path, PersonTable]]:
    """Where the file describes a person of the player in turn."""
    for path, table in persons_of(facts.document, facts.state.turn.mover):
        if facts.state.deck.numbers.get(word(name_of(table, path))) == card:
            yield path, table


MEANING: Final = BrugesMeaning()
