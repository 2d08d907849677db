"""Whole tables scored: the lines against places, points and holders worked out from what lies there, apart from the
rules: on plain values, with nothing but the printed tables.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, product
from typing import Final, assert_never

from courtroll.verifier.games.kings_progress.proofs.as_tables import NAMES, Hand, Held, Standing, seat_rows
from courtroll.verifier.games.kings_progress.proofs.gifts import READINGS, SKIPS_AND_WITHOUT
from courtroll.verifier.games.kings_progress.proofs.printed import MAJOR_CONTROL, OWN_COLOUR, PAYS
from courtroll.verifier.games.kings_progress.rules import control as rules
from courtroll.verifier.games.kings_progress.rules import ending as end_rules
from courtroll.verifier.games.kings_progress.rules import gifts as gift_rules
from courtroll.verifier.games.kings_progress.rules.options import EqualBuilds, KingsProgressRuleset, NextType
from courtroll.verifier.games.kings_progress.scoring import gifts
from courtroll.verifier.games.kings_progress.scoring import totals as scoring
from courtroll.verifier.games.kings_progress.scoring.control import NOBODY
from courtroll.verifier.games.kings_progress.table.pieces import GIFT_TYPES, Courtier, Prize
from courtroll.verifier.games.kings_progress.table.state import Box, Build, InPrize, OnCourtier, Player, State
from courtroll.verifier.games.kings_progress.unknown.results import answer
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.proof.orders import best_first
from courtroll.verifier.kernel.proof.shown import scored_as
from courtroll.verifier.kernel.proof.theorem import Proof, Prover, Shown, Theorem
from courtroll.verifier.kernel.results import Answer


def in_one_type(players: int, prize: Prize) -> Iterator[tuple[Hand, ...]]:
    """Every order of players, ties and none at all included: by cards, and by the crowns on equally many cards."""
    levels = [n for n in product(range(players + 1), repeat=players) if {0, *n} == set(range(max(n) + 1))]
    for level in levels:
        by_cards = ((0,) * n for n in level)
        by_crowns = ((1,) * (n - 1) + (0,) * (players - n) if n else () for n in level)
        for held in (by_cards, by_crowns):
            yield tuple(tuple(mine if each is prize else () for each in GIFT_TYPES) for mine in held)


CARDS: Final = ((), (0,), (1,), (0, 0))


def in_three_types() -> Iterator[tuple[Hand, ...]]:
    """Two players with up to two cards of each of three types, a type no worse than the one before."""
    hands = [(*mine, (), ()) for mine in combinations_with_replacement(CARDS, 3)]
    yield from product(hands, repeat=2)


LAST: Final = 3
"""The last round, in which most places pay."""


def _held() -> Iterator[Held]:
    one_type = GIFT_TYPES[:1]
    for players, prizes, rounds in ((2, GIFT_TYPES, PAYS), (3, one_type, PAYS), (4, one_type, (LAST,))):
        for prize, round_, reading in product(prizes, rounds, READINGS):
            yield from (Held(hands, round_, reading) for hands in in_one_type(players, prize))
    for hands, next_type in product(in_three_types(), NextType):
        yield Held(hands, LAST, KingsProgressRuleset("it", next_type=next_type))


def _gift_lines(prover: Prover) -> Iterator[Proof]:
    def are_right(table: Held) -> bool:
        state = table.state()
        found = scoring.gift_ledger(((seat, p.colour) for seat, p in enumerate(state.players)), gifts.results(state))
        prizes = [(line.where, line.points) for line in found.lines if line.code != "own-colour"]
        got = {(where.seat, where.prize): points for where, points in prizes if isinstance(where, InPrize)}
        missed = [miss.where for miss in found.unscored if miss.code != "own-colour"]
        told_none = {(where.seat, where.prize) for where in missed if isinstance(where, InPrize)}
        bonus = [(line.seat, line.points) for line in found.lines if line.code == "own-colour"]
        right = table.right()
        nothing = {
            (seat, prize)
            for (seat, prize), points in right.items()
            if not points and (any(table.hands[seat]) if prize is Prize.TYPES else table.hands[seat][prize])
        }
        return (
            got == {where: points for where, points in right.items() if points}
            and told_none == nothing
            and (len(prizes), len(missed)) == (len(got), len(nothing))
            and bonus == [(seat, OWN_COLOUR) for seat in table.bonuses()]
        )

    yield prover.every(_held(), are_right, str, Held.shown)


# ---------------------------------------------------------------------------------------------------- control


@dataclass(frozen=True, slots=True)
class Builds:
    """Builds on one courtier, the holders of its two cards, and the reading."""

    courtier: Courtier
    builds: tuple[Build, ...]
    major: int
    minor: int
    reading: EqualBuilds

    def state(self) -> State:
        seats = tuple(
            Player(
                0, GIFT_TYPES[seat], builds=tuple(build if each is self.courtier else () for each in Courtier),
                major=(self.courtier,) * (seat == self.major), minor=(self.courtier,) * (seat == self.minor),
            )
            for seat, build in enumerate(self.builds)
        )  # fmt: skip
        return State(Box(KingsProgressRuleset("it", equal_builds=self.reading), NAMES[: len(seats)]), 1, seats)

    def right(self) -> int:
        """Who gets the ability card: of the highest builds its holder's, then the other holder's, then the only one;
        by one reading the next clockwise from its holder.
        """
        worth = [len(build) + build[0] if build else 0 for build in self.builds]
        highest = [seat for seat, n in enumerate(worth) if n and n == max(worth)]
        for holder in (self.major, self.minor):
            if holder in highest:
                return holder
        if len(highest) == 1:
            return highest[0]
        match self.reading:
            case EqualBuilds.CLOCKWISE if self.major != NOBODY:
                after = [seat for seat in highest if seat > self.major]
                return (after or [*highest, NOBODY])[0]
            case EqualBuilds.CLOCKWISE | EqualBuilds.NOBODY:
                return NOBODY
            case _ as never:
                assert_never(never)

    def shown(self) -> Shown | None:
        on = self.courtier.word
        rows = [
            {
                "builds": {on: list(build)} if build else {},
                "major": [on] * (seat == self.major),
                "minor": [on] * (seat == self.minor),
            }
            for seat, build in enumerate(self.builds)
        ]
        position = seat_rows(rows, 1, {"equal-builds": self.reading.value})
        return scored_as(position, NAMES, [MAJOR_CONTROL * (seat == self.right()) for seat in range(len(rows))])

    def __str__(self) -> str:
        each = zip(NAMES, self.builds, strict=False)
        worth = (f"{name}'s build {' '.join(map(str, build)) or 'none'}" for name, build in each)
        held = ("nobody's" if seat == NOBODY else f"{NAMES[seat]}'s" for seat in (self.major, self.minor))
        cards = (f"{card} card {whose}" for card, whose in zip(("ability", "minor"), held, strict=True))
        return "; ".join((self.courtier.word, *worth, *cards, f"equal-builds = {self.reading}"))


def _built() -> Iterator[Builds]:
    """Builds worth one or two, or none, and any holders of the courtier's cards."""
    worth: tuple[Build, ...] = ((), (0,), (1,))
    for players, courtiers in ((2, tuple(Courtier)), (3, (Courtier.MISTRESS,))):
        holders = range(NOBODY, players)
        for courtier, builds in product(courtiers, product(worth, repeat=players)):
            for major, minor, reading in product(holders, holders, EqualBuilds):
                yield Builds(courtier, builds, major, minor, reading)


def _control_points(prover: Prover) -> Iterator[Proof]:
    def pays(table: Builds) -> bool:
        lines = [(line.where, line.points) for line in scoring.control_ledger(table.state()).lines]
        major = table.right()
        return lines == ([] if major == NOBODY else [(OnCourtier(major, table.courtier), MAJOR_CONTROL)])

    yield prover.every(_built(), pays, str, Builds.shown)


# ---------------------------------------------------------------------------------------------------- the end


@dataclass(frozen=True, slots=True)
class Ended:
    """The end of a game of two, who hold gifts of one type and have built on a courtier each."""

    points: tuple[int, int]
    cards: tuple[tuple[int, ...], ...]
    builds: tuple[Build, ...]

    def state(self) -> State:
        seats = tuple(
            Player(
                self.points[seat], GIFT_TYPES[seat + 1], (self.cards[seat], *((),) * (len(GIFT_TYPES) - 1)),
                tuple(self.builds[seat] if each == seat else () for each in Courtier),
            )
            for seat in range(2)
        )  # fmt: skip
        return State(Box(KingsProgressRuleset("it"), NAMES[:2]), 3, seats)

    def standings(self, totals: Sequence[int]) -> list[Standing]:
        """Points, gifts, crowns on them, cards built."""
        return [
            (totals[seat], len(self.cards[seat]), sum(self.cards[seat]), len(self.builds[seat])) for seat in range(2)
        ]

    def __str__(self) -> str:
        return "; ".join(
            f"{name}: {self.points[seat]} points, castle {self.cards[seat]}, build {self.builds[seat]}"
            for seat, name in enumerate(NAMES[:2])
        )


def _answer(table: Ended) -> Answer:
    return answer(Position(table.state()), game_over=True)


def _ended() -> Iterator[Ended]:
    built: tuple[Build, ...] = ((), (0,), (0, 0))
    for cards, builds in product(product(CARDS, repeat=2), product(built, repeat=2)):
        best = max((len(mine), sum(mine)) for mine in cards)
        if any(mine and (len(mine), sum(mine)) == best and build for mine, build in zip(cards, builds, strict=True)):
            continue  # whoever is first discards from a build
        one, other = _answer(Ended((0, 0), cards, builds)).low
        level = (max(other - one, 0) + 1, max(one - other, 0) + 1)
        yield from (Ended((level[0] + more, level[1]), cards, builds) for more in (-1, 0, 1))


def _final_order(prover: Prover) -> Iterator[Proof]:
    def is_right(table: Ended) -> bool:
        found = _answer(table)
        shown = (found.ranks, found.winners, found.decided_by)
        return found.certain is True and shown == best_first(table.standings(found.low), scoring.Decider)

    yield prover.every(_ended(), is_right, str)


THEOREMS: Final = (
    Theorem(
        "kings-progress.theorem.gift-lines",
        (gift_rules.POINTS, gift_rules.TIED_NOTHING, gift_rules.TYPES_POINTS, gift_rules.OWN_COLOUR),
        "The lines of a gift scoring pay each type and most types, by cards and by crowns, what a table of places "
        "worked out apart says, and the bonus to the own colour; whatever is held either scores or is told to bring "
        "nothing.",
        (3, 4),
        "one by one: every order of two players in each type and of three in one, every round, of four in the last; "
        f"by cards and by crowns; {SKIPS_AND_WITHOUT}; two players with up to two cards of three types, both readings "
        "of next-type",
        _gift_lines,
        held=(
            "Box.equipment",
            "Player.builds",
            "Player.major",
            "Player.minor",
            "Player.points",
            "Player.sheds",
            "other readings",
        ),
    ),
    Theorem(
        "kings-progress.theorem.control-points",
        (rules.POINTS, rules.MINOR_NOTHING),
        "A recount pays the ability card of each courtier once to whom a walk round the table, worked out apart, gives "
        "it, and nothing else.",
        (3,),
        "two players on each courtier, three on one; builds worth up to two, all holders, one by one; both readings "
        "of equal-builds",
        _control_points,
        held=("Box.equipment", "Player.gifts", "Player.points", "Player.sheds", "State.round", "other readings"),
    ),
    Theorem(
        "kings-progress.theorem.final-order",
        (end_rules.WINNER, end_rules.TIE_GIFTS, end_rules.TIE_CROWNS, end_rules.TIE_BUILT, end_rules.SHARED),
        "The end of a game hands those rankings the totals, and the gifts, crowns and built cards that lie there.",
        (),
        "two players with up to two cards of one type and builds of up to two cards, none of them with a discard due, "
        "level or a point apart, one by one",
        _final_order,
        held=("Box.equipment", "Player.major", "Player.minor", "Player.sheds", "State.round", "readings"),
    ),
)
