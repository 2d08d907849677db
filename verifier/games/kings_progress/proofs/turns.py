"""What a turn may be, what the King card brings, how long a round can last, and which gifts are left."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Final, assert_never

import z3

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.course import noted
from courtroll.verifier.games.kings_progress.moves.draft import Draft
from courtroll.verifier.games.kings_progress.play import abilities, arrivals, king, rounds
from courtroll.verifier.games.kings_progress.play.turns import action_checks, allows
from courtroll.verifier.games.kings_progress.proofs.builds import table
from courtroll.verifier.games.kings_progress.proofs.gifts import PLAYERS
from courtroll.verifier.games.kings_progress.proofs.printed import AT_COURT, KING, PAIRS, SINGLES, WITH_CHAPLAIN
from courtroll.verifier.games.kings_progress.rules import abilities as ability_rules
from courtroll.verifier.games.kings_progress.rules import move as move_rules
from courtroll.verifier.games.kings_progress.rules import turn as rules
from courtroll.verifier.games.kings_progress.rules.options import CrownPoint, CrownTurn, KingsProgressRuleset
from courtroll.verifier.games.kings_progress.table import pieces
from courtroll.verifier.games.kings_progress.table.pieces import GIFT_COLUMNS, Courtier
from courtroll.verifier.games.kings_progress.table.progress import Clock, Kind, Phase, Progress, Road, Turn
from courtroll.verifier.games.kings_progress.table.state import Control
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.equipment import Source, Value
from courtroll.verifier.kernel.legality import failing
from courtroll.verifier.kernel.proof.theorem import Number, Proof, Prover, Statement, Terms, Theorem, named

LAST_ROUND: Final = 3

# ----------------------------------------------------------------------------------------- order of actions

ACTIONS: Final = ("advance", "build", "take", "discard")
"""In the order of the text: "C) Azioni"."""
DECIDED: Final = {
    "advance": d.Advance(Courtier.KNIGHT, "home"),
    "build": d.Build(0),
    "take": d.Take((0,)),
    "discard": d.Discard(0, Courtier.KNIGHT),
}
Word = tuple[bool, tuple[str, ...]]
"""Whether the Chaplain's ability was used, and actions one after another."""


def _words() -> Iterator[Word]:
    """All rows of actions, one longer than any turn may have."""
    for length in range(WITH_CHAPLAIN + 2):
        yield from product((False, True), product(ACTIONS, repeat=length))


def legal(word: Word) -> bool | None:
    """Whether a turn offers each of these actions where it comes; none if its offers and objections differ."""
    influence, actions = word
    turn = Turn(Phase.TURN, 0, 0)
    if influence:
        turn = noted(turn, d.Use(Courtier.CHAPLAIN))
    for each in actions:
        kind = Kind[each.upper()]
        may = allows(turn, kind)
        if may == bool(failing(action_checks(turn, kind))):
            return None
        if not may:
            return False
        turn = noted(turn, DECIDED[each])
    return True


def _is_in_order(word: Word) -> bool:
    influence, actions = word
    if influence:
        right = len(actions) <= WITH_CHAPLAIN and len(set(actions)) == len(actions)
    else:
        pairs = [(one, other) for n, one in enumerate(ACTIONS) for other in ACTIONS[n:]]
        right = actions in [(), *((each,) for each in ACTIONS), *pairs]
    return legal(word) == right


def _order(prover: Prover) -> Iterator[Proof]:
    yield prover.every(_words(), _is_in_order, _said)


def _said(word: Word) -> str:
    influence, actions = word
    return f"{'with' if influence else 'without'} Influence: {', '.join(actions) or 'nothing'}"


# ------------------------------------------------------------------------------------------------ the King


@dataclass(frozen=True, slots=True)
class Round:
    """The last round, some courtiers at court. Its readings are those of the step onto the crown."""

    players: int
    turn: CrownTurn
    point: CrownPoint
    start: Progress

    @classmethod
    def of(cls, players: int, turn: CrownTurn, point: CrownPoint = CrownPoint.LOST) -> Round:
        return cls(players, turn, point, table(players, KingsProgressRuleset("it", crown_turn=turn, crown_point=point)))

    def draft(self, mover: int, holder: int, space: int, crown: int, arrived: int = 0) -> Draft:
        """The beginning of a turn."""
        box = self.start.box
        equipment = replace(box.equipment, court_track=Value(crown, Source.TYPED))
        draft = Draft(replace(self.start, box=replace(box, equipment=equipment)), Noting())
        draft.road = Road(draft.road.at, tuple(Courtier)[:arrived])
        draft.clock = Clock(LAST_ROUND, space, holder, draft.clock.courts)
        rounds.begin_turn(draft, mover)
        return draft

    @property
    def ends_turn(self) -> bool:
        match self.turn:
            case CrownTurn.STOPS:
                return True
            case CrownTurn.PLAYS_ON:
                return False
            case _ as never:
                assert_never(never)

    @property
    def pays_on_crown(self) -> bool:
        match self.point:
            case CrownPoint.CLAIMED:
                return True
            case CrownPoint.LOST:
                return False
            case _ as never:
                assert_never(never)

    @property
    def told(self) -> tuple[str, ...]:
        return f"{self.players} players", f"crown-turn = {self.turn}", f"crown-point = {self.point}"


def _brings(prover: Prover) -> Iterator[Proof]:
    """What a turn's King step and Corruption bring, for any pawn and crown and so many courtiers at court."""
    every = (Round.of(*each) for each in product(PLAYERS, CrownTurn, CrownPoint))
    for about, arrived in product(every, range(AT_COURT)):

        def points(v: Sequence[int], about: Round = about, arrived: int = arrived) -> tuple[int, int]:
            draft = about.draft(0, 0, v[0], v[1], arrived)
            king.effect(draft, king.STEP)
            by_king = draft.points[0]
            if draft.turn.phase is Phase.TURN:
                abilities.use_effect(draft, abilities.use(Courtier.TREASURER))
            return by_king, draft.points[0] - by_king

        def claim(v: Terms, found: Terms, about: Round = about, arrived: int = arrived) -> z3.BoolRef:
            pawn, crown = _terms(v)
            on_crown = pawn + 1 >= crown
            pays = z3.And(arrived > 0, z3.Or(z3.Not(on_crown), about.pays_on_crown))
            corrupts = z3.Or(z3.Not(on_crown), not about.ends_turn)
            return z3.And(
                found[0] == z3.If(pays, KING, 0),
                found[1] == z3.If(corrupts, arrived, 0),
                found[0] + found[1] <= AT_COURT,
            )

        statement = Statement((Number("pawn"), Number("crown")), points, claim, lambda v: [v[0] < v[1]])
        yield from named([prover.holds(statement)], *about.told, f"{arrived} at court")


# ------------------------------------------------------------------------------------------------ length of a round


def _to_come(players: int, space: Terms, crown: Terms, arrived: int) -> Terms:
    """For each step to the crown, and each arrival to come, as much as there are players."""
    return players * (crown - space) + players * (AT_COURT - arrived)


def _until(players: int, mover: int, holder: Terms, here: int) -> Terms:
    """How many turns on it is until the King card's holder has one; `here` says what the mover's own counts."""
    return z3.If(holder == mover, here, z3.If(holder > mover, holder - mover, holder - mover + players))


@dataclass(frozen=True, slots=True)
class Course:
    """One turn, part by part, with a measure that no part makes more, and its end less: what is to come, and how far it
    is to the King card's holder, who counts as next in turn before the King step and as last after it.
    Values: who moves, who has the King card, the pawn, the crown's space, who brings a courtier to court. The seats are
    symbols but where a rule counts on from one.
    """

    about: Round
    arrived: int

    def draft(self, v: Sequence[int]) -> Draft:
        mover, holder, space, crown, _ = v
        return self.about.draft(mover, holder, space, crown, self.arrived)

    def measure(self, arrived: int, mover: Terms, holder: Terms, space: Terms, crown: Terms) -> Terms:
        """In the middle of a turn."""
        players = self.about.players
        return _to_come(players, space, crown, arrived) + _until(players, mover, holder, players)

    def begins(self, mover: Terms, holder: Terms, space: Terms, crown: Terms) -> Terms:
        """When a turn begins."""
        return _to_come(self.about.players, space, crown, self.arrived) + _until(self.about.players, mover, holder, 0)

    def king(self, v: Sequence[int]) -> tuple[int, ...]:
        draft = self.draft(v)
        if draft.turn.phase is Phase.KING:
            king.effect(draft, king.STEP)
        return _found(draft)

    def stepped(self, v: Terms, found: Terms) -> z3.BoolRef:
        mover, holder, space, crown, _ = v
        over, then, king_then = found
        before = self.begins(mover, holder, space, crown)
        goes_on = z3.And(over == 0, self.measure(self.arrived, mover, king_then, then, crown) == before)
        return z3.And(before > 0, z3.Or(over == 1, goes_on))

    def arrival(self, v: Sequence[int]) -> tuple[int, ...]:
        """In a Loyalty Test others than the mover bring somebody to court too."""
        draft = self.draft(v)
        draft.turn = draft.turn._replace(phase=Phase.TURN, seat=v[4])
        arrivals.arrive(draft, tuple(Courtier)[self.arrived])
        return _found(draft)

    def arrives(self, v: Terms, found: Terms) -> z3.BoolRef:
        mover, holder, space, crown, _ = v
        over, then, king_then = found
        less = self.measure(self.arrived + 1, mover, king_then, then, crown)
        return z3.If(
            z3.BoolVal(self.arrived + 1 == AT_COURT),
            over == 1,
            z3.And(over == 0, less < self.measure(self.arrived, mover, holder, space, crown)),
        )

    def end(self, v: Sequence[int]) -> tuple[int, ...]:
        draft = self.draft(v)
        rounds.end_turn(draft)
        return (*_found(draft), draft.turn.mover)

    def ended(self, v: Terms, found: Terms) -> z3.BoolRef:
        mover, holder, space, crown, _ = v
        over, then, king_then, next_mover = found
        less = self.begins(next_mover, king_then, then, crown)
        left = self.measure(self.arrived, mover, holder, space, crown)
        goes_on = z3.And(over == 0, less == left - 1, then < crown, next_mover == (mover + 1) % self.about.players)
        return z3.If(space == crown, over == 1, goes_on)

    def given(self, v: Terms) -> list[z3.BoolRef]:
        mover, holder, space, crown, by = v
        seats = (z3.And(seat >= 0, seat < self.about.players) for seat in (mover, holder, by))
        return [space >= self.about.players, space <= crown, *seats]

    def proofs(self, prover: Prover) -> Iterator[Proof]:
        seats, last = range(self.about.players), self.arrived + 1 == AT_COURT
        steps = Part(self, self.king, self.stepped, lambda v: [v[2] < v[3], v[0] != v[1]])
        yield steps.proved(prover)
        for seat in seats:
            yield replace(steps, when=lambda v: [v[2] < v[3]], mover=seat, holder=seat).proved(prover)
        for by in seats if last else (None,):
            yield Part(self, self.arrival, self.arrives, by=by).proved(prover)
        for mover in seats:
            yield Part(self, self.end, self.ended, lambda v: [v[2] < v[3]], mover=mover).proved(prover)
        for holder in seats:
            yield Part(self, self.end, self.ended, lambda v: [v[2] == v[3]], holder=holder).proved(prover)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a turn, with these seats where there is no symbol for them."""

    of: Course
    rule: Callable[[Sequence[int]], tuple[int, ...]]
    claim: Callable[[Terms, Terms], z3.BoolRef]
    when: Callable[[Terms], list[z3.BoolRef]] = lambda v: []
    mover: int | None = None
    holder: int | None = None
    by: int | None = None

    def proved(self, prover: Prover) -> Proof:
        names = ("in turn", "King card at", "pawn", "crown", "arrival by")
        plain = (self.mover, self.holder, None, None, self.by)
        symbols = tuple(Number(name) for name, value in zip(names, plain, strict=True) if value is None)

        def all_values(v: Terms) -> Terms:
            given = iter(v)
            return tuple(next(given) if value is None else value for value in plain)

        return prover.holds(
            Statement(
                symbols,
                lambda v: self.rule(all_values(v)),
                lambda v, found: self.claim(_terms(all_values(v)), _terms(found)),
                lambda v: [*self.of.given(_terms(all_values(v))), *self.when(_terms(all_values(v)))],
            )
        )


def _terms(values: Terms) -> Terms:
    return tuple(z3.IntVal(each) if isinstance(each, int) else each for each in values)


def _found(draft: Draft) -> tuple[int, ...]:
    return int(draft.turn.phase is Phase.OVER), draft.clock.space, draft.clock.king


def _ends(prover: Prover) -> Iterator[Proof]:
    every = (Round.of(*each) for each in product(PLAYERS, CrownTurn))
    for about, arrived in product(every, range(AT_COURT)):
        yield from named(Course(about, arrived).proofs(prover), *about.told[:2], f"{arrived} at court")
    for players in PLAYERS:
        yield _as_many(prover, players)


def _as_many(prover: Prover, players: int) -> Proof:
    """The measure at the beginning of a round, as the claim has it: whoever begins has the King card."""

    def first(v: Sequence[int]) -> tuple[int, int, int]:
        draft = Round.of(players, CrownTurn.STOPS).draft(0, 0, players, v[0])
        draft.clock = replace(draft.clock, round=LAST_ROUND - 1)
        rounds.keep_house(draft)
        return draft.clock.space, draft.clock.king, draft.turn.mover

    def claim(v: Terms, found: Terms) -> z3.BoolRef:
        space, holder, mover = found
        measure = _to_come(players, space, v[0], 0) + _until(players, mover, holder, 0)
        return z3.And(measure == players * (v[0] - players + AT_COURT))

    return prover.holds(Statement((Number("crown"),), first, claim))


# ----------------------------------------------------------------------------------------------- gifts left


MAJOR: Final = (0, 1, 2, 0, 1)
MINOR: Final = (1, 0, 0, 2, 2)
"""Who has the two cards of those who arrive first to last, if anybody has."""


@dataclass(frozen=True, slots=True)
class Gifts:
    """A round in which five arrive: which of them are controlled by somebody, and whether choices are always the first
    or always the last gifts offered.
    """

    controlled: tuple[bool, ...]
    last: bool

    def is_right(self) -> bool:
        """Whether just those choose, everybody had another choice too, and a pair and a single gift are left."""
        draft, chose = Draft(self._begun(), Noting()), list[tuple[int, Courtier]]()
        for courtier in tuple(Courtier)[:AT_COURT]:
            arrivals.arrive(draft, courtier)
            if draft.turn.phase is Phase.GIFT:
                offered = arrivals.choose_offers(draft.freeze())
                if len(offered) < 2:
                    return False
                chose.append((draft.turn.seat, courtier))
                arrivals.choose_effect(draft, offered[-self.last])
        for _ in range(AT_COURT):
            if draft.turn.phase is not Phase.MINOR:
                break
            singles = arrivals.single_offers(draft.freeze())
            if sum(draft.held[pieces.SINGLES][GIFT_COLUMNS]) < 2:
                return False
            chose.append((draft.turn.seat, draft.road.arrived[-1 - draft.turn.served]))
            arrivals.single_effect(draft, singles[-self.last])
        taken = sum(self.controlled)
        if chose != [*self._choose(MAJOR), *reversed(self._choose(MINOR))]:
            return False
        pairs, singles_left = sum(map(bool, draft.pairs)), sum(draft.held[pieces.SINGLES][GIFT_COLUMNS])
        return draft.turn.phase is Phase.OVER and (pairs, singles_left) == (PAIRS - taken, SINGLES - taken)

    def _begun(self) -> Progress:
        draft = Draft(table(PLAYERS[0]), Noting())
        draft.clock = Clock(LAST_ROUND, PLAYERS[0], 0, draft.clock.courts)
        draft.turn = Turn(Phase.TURN, 0, 0)
        rounds.lay_gifts(draft)
        nobody = Control(pieces.NOBODY, pieces.NOBODY)
        there = zip(self.controlled, MAJOR, MINOR, strict=True)
        held = tuple(Control(major, minor) if each else nobody for each, major, minor in there)
        draft.control = (*held, *draft.control[AT_COURT:])
        return draft.freeze()

    def _choose(self, whose: Sequence[int]) -> list[tuple[int, Courtier]]:
        """Who chooses for which courtier, in the order of arrival."""
        return [
            (seat, courtier) for courtier, seat, each in zip(Courtier, whose, self.controlled, strict=False) if each
        ]

    def tell(self) -> str:
        whose = " ".join("controlled" if each else "free" for each in self.controlled)
        return f"{whose}; everybody chooses the {'last' if self.last else 'first'}"


def _left(prover: Prover) -> Iterator[Proof]:
    every = product(product((False, True), repeat=AT_COURT), (False, True))
    yield prover.every((Gifts(*each) for each in every), Gifts.is_right, Gifts.tell)


CROWN_READINGS: Final = "both readings of crown-turn"
THEOREMS: Final = (
    Theorem(
        "kings-progress.theorem.order-of-actions",
        (rules.TWO_ACTIONS, rules.ACTION_ORDER, rules.ACTION_REPEAT, ability_rules.INFLUENCE),
        "A turn's actions are none, one, or two of which the second is of the same kind as the first or comes later in "
        "the order advance, build, take, discard; with the Chaplain's ability they are up to three of different kinds, "
        "in any order.",
        (), f"every row of up to {WITH_CHAPLAIN + 1} actions, one by one; by their kinds alone", _order,
        held=(
            "Advance.courtier", "Advance.place", "Build.card", "Discard.courtier", "Discard.seat",
            "Take.cards", "Turn.builds", "Turn.mover", "Turn.phase", "Turn.prize", "Turn.seat",
            "Turn.served", "Turn.slot", "Turn.test", "Turn.waiting", "Use.courtier",
        ),
    ),
    Theorem(
        "kings-progress.theorem.king-brings",
        (rules.KING_POINT, rules.CROWN_POINT, rules.CROWN_STOPS, ability_rules.CORRUPTION),
        "The King card brings one point a turn however many courtiers are at court, and none if nobody is; on the "
        "crown the readings decide. Corruption brings one for each: a turn's points are at most five by both.",
        PLAYERS, f"every pawn before every crown, up to four courtiers at court; {CROWN_READINGS} and of "
        "crown-point", _brings,
        held=(
            "Clock.king", "Clock.round", "Progress.builds", "Progress.control", "Progress.pairs",
            "Progress.searched", "Progress.used", "Turn.ability", "Turn.builds", "Turn.kinds", "Turn.laid",
            "Turn.mover", "Turn.prize", "Turn.seat", "Turn.served", "Turn.slot", "Turn.stage", "Turn.test",
            "Turn.waiting", "Use.courtier", "other readings",
        ),
    ),
    Theorem(
        "kings-progress.theorem.round-ends",
        (rules.KING_ADVANCE, rules.CROWN, move_rules.ARRIVAL_KING, move_rules.FIVE),
        "A round has at most as many turns as there are players, times the steps from the pawn's first space to the "
        "crown and five: every turn makes a measure less that begins there and is above 0 while the round goes on, "
        "whoever brings whom to court.",
        PLAYERS, f"every pawn and crown; every arrival by anybody, in the mover's turn or in a Loyalty Test; "
        f"{CROWN_READINGS}; the last round", _ends,
        held=(
            "Progress.builds", "Progress.control", "Progress.pairs", "Progress.points", "Progress.searched",
            "Progress.used", "Turn.ability", "Turn.builds", "Turn.done", "Turn.kinds", "Turn.laid",
            "Turn.prize", "Turn.served", "Turn.slot", "Turn.stage", "Turn.test", "Turn.waiting", "other readings",
        ),
    ),
    Theorem(
        "kings-progress.theorem.gifts-left",
        (move_rules.ARRIVAL_CONTROLLER, move_rules.ARRIVAL_PAIR, move_rules.MINOR_ORDER, move_rules.MINOR_HOLDER,
         move_rules.LEFT_OVER, move_rules.FIVE),
        "Whoever moved them, the major controller of each who arrives takes a pair, and at the end the minor ones take "
        "a gift each, that of the last arrival first. However many of the five are controlled, each chooses among two "
        "pairs or two minor gifts at least, and six less those taken are left.",
        (), "five arrivals, each controlled or not by players of one table; everybody chooses the first "
        "offered or everybody the last; a gift deck that fills all spaces", _left,
        held=(
            "Box.equipment", "Choose.gifts", "Progress.builds", "Progress.clock", "Progress.points",
            "Progress.searched", "Progress.used", "Turn.ability", "Turn.builds", "Turn.done", "Turn.kinds",
            "Turn.laid", "Turn.mover", "Turn.prize", "Turn.slot", "Turn.stage", "Turn.test", "Turn.waiting",
            "readings",
        ),
    ),
)  # fmt: skip
