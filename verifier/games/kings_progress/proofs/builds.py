"""Builds and control between scorings: whoever builds or discards, in whatever order, the cards lie as they must."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from typing import Final

import z3

from courtroll.verifier.games.kings_progress.moves.draft import Draft
from courtroll.verifier.games.kings_progress.play import control as play
from courtroll.verifier.games.kings_progress.play.setup import set_out
from courtroll.verifier.games.kings_progress.proofs.control import right_control
from courtroll.verifier.games.kings_progress.proofs.gifts import PLAYERS, PROVED_FOR, TWO_TOO
from courtroll.verifier.games.kings_progress.proofs.printed import OF_A_SUIT, SYMBOLS
from courtroll.verifier.games.kings_progress.rules import abilities as ability_rules
from courtroll.verifier.games.kings_progress.rules import control as recount_rules
from courtroll.verifier.games.kings_progress.rules import influence as rules
from courtroll.verifier.games.kings_progress.rules import turn as turn_rules
from courtroll.verifier.games.kings_progress.rules.options import EqualBuilds, KingsProgressRuleset
from courtroll.verifier.games.kings_progress.scoring import control
from courtroll.verifier.games.kings_progress.scoring.control import NOBODY, Control
from courtroll.verifier.games.kings_progress.scoring.projection import shown
from courtroll.verifier.games.kings_progress.table.pieces import DISGUISE, GIFT_TYPES, Courtier, card
from courtroll.verifier.games.kings_progress.table.progress import Progress
from courtroll.verifier.games.kings_progress.table.state import Box, Build
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.proof.theorem import (
    Number,
    Proof,
    Prover,
    Statement,
    Terms,
    Theorem,
    all_of,
    any_of,
    named,
    numbers,
    total,
)

ON: Final = Courtier.KNIGHT
BY: Final = EqualBuilds.CLOCKWISE
"""How play settles control, whatever a scoring does with equal builds."""


def table(players: int, ruleset: KingsProgressRuleset | None = None) -> Progress:
    """A table that has just been set out."""
    box = Box(ruleset or KingsProgressRuleset("it"), ("A", "B", "C", "D", "E")[:players])
    return set_out(box, GIFT_TYPES[:players], 0, (0, 1, 2))


# ------------------------------------------------------------------------------------------------ control


def _seats(v: Terms, players: int) -> list[z3.BoolRef]:
    return [z3.And(each >= NOBODY, each < players) for each in v]


def in_step(values: Terms, major: Terms, minor: Terms) -> z3.BoolRef:
    """Whether the cards lie where these builds put them. Where nobody has built, both lie aside, or, by
    `empty-control = kept`, with whoever had them.
    """
    held, aside = z3.And(major >= 0, minor >= 0), z3.And(major == NOBODY, minor == NOBODY)
    settled = right_control(major, minor, values, (major, minor), BY)
    return z3.If(any_of(n > 0 for n in values), z3.And(held, settled), z3.Or(held, aside))


@dataclass(frozen=True, slots=True)
class Change:
    """The builds on a courtier, of which one player's changes. Symbols: what everybody's is worth, who has the ability
    card and who the minor one, and more as each statement says.
    """

    players: int
    seat: int

    @property
    def symbols(self) -> tuple[Number, ...]:
        return (*numbers("worth", self.players), Number("ability card at"), Number("minor card at"))

    def given(self, v: Terms) -> list[z3.BoolRef]:
        n = self.players
        return [*(each >= 0 for each in v[:n]), *_seats(v[n : n + 2], n), in_step(v[:n], v[n], v[n + 1])]

    def with_worth(self, values: Terms, worth: Terms) -> Terms:
        return (*values[: self.seat], worth, *values[self.seat + 1 : self.players])

    # ------------------------------------------------------------------------------------ whatever it is worth then

    def settled(self, v: Sequence[int]) -> tuple[int, ...]:
        major, minor, worth = v[self.players :]
        return tuple(control.settled(self.with_worth(v, worth), Control(major, minor), BY))

    def stays_in_step(self, v: Terms, found: Terms) -> z3.BoolRef:
        """They lie right again: with two players if two have builds; a card goes to no lower build, and by a tie from
        nobody who has a build.
        """
        before, (major, minor) = v[self.players], found
        values = self.with_worth(v, v[-1])
        built = total(z3.If(n > 0, 1, 0) for n in values)
        seats = range(self.players)
        lies = all_of(z3.Implies(major == s, z3.And(values[s] > 0, *(values[s] >= n for n in values))) for s in seats)
        tie = all_of(
            z3.Implies(z3.And(before == s, values[s] > 0, *(values[s] >= n for n in values)), major == s) for s in seats
        )
        return z3.And(
            lies, tie,
            z3.Implies(built == 0, z3.And(major == NOBODY, minor == NOBODY)),
            z3.Implies(built > 0, z3.And(in_step(values, major, minor), (major == minor) == (built == 1))),
        )  # fmt: skip

    def changed(self) -> Statement[tuple[int, ...]]:
        symbols = (*self.symbols, Number("worth then"))
        return Statement(symbols, self.settled, self.stays_in_step, lambda v: [*self.given(v[:-1]), v[-1] >= 0])

    # ---------------------------------------------------------------------------------------------- card by card

    def laid(self, v: Sequence[int]) -> tuple[Control, Control, Control]:
        """Who has the cards when the build has grown halfway, then at last, and if it grows at once."""
        major, minor, *grows = v[self.players :]
        halfway, at_last = (self.with_worth(v, worth) for worth in grows)
        before = Control(major, minor)
        half = control.settled(halfway, before, BY)
        return half, control.settled(at_last, half, BY), control.settled(at_last, before, BY)

    def grown(self) -> Statement[tuple[Control, Control, Control]]:
        def given(v: Terms) -> list[z3.BoolRef]:
            *builds, halfway, at_last = v
            return [*self.given(builds), v[self.seat] < halfway, halfway < at_last]

        def claim(v: Terms, found: Terms) -> z3.BoolRef:
            half, last, at_once = found
            same = z3.And(last[0] == at_once[0], last[1] == at_once[1])
            return z3.And(same, only_to(self.seat, v[self.players], half[0], last[0]))

        symbols = (*self.symbols, Number("worth halfway"), Number("worth at last"))
        return Statement(symbols, self.laid, claim, given)


MINOR_CARDS: Final = ((0, 0, 0), (NOBODY, 0, 1))
"""Who has the minor card at first, halfway and at last: it stays, or goes on each time. A disc has no regard to it."""


def only_to(seat: int, before: Terms, half: Terms, last: Terms) -> z3.BoolRef:
    """Whether an ability card lies with somebody halfway and at last, and goes to this player or to nobody else."""
    stays = z3.And(half == before, z3.Or(last == before, last == seat))
    return z3.And(half >= 0, last >= 0, z3.Or(stays, z3.And(half == seat, last == seat)))


def discs(players: int, minor: Sequence[int], v: Sequence[int]) -> tuple[int, int]:
    """Who used the ability of a courtier and left the disc on it, if its cards go two steps, and if they go one."""
    disc, *major = v
    before, half, last = map(Control, major, minor)
    return _disc(players, disc, (before, half, last)), _disc(players, disc, (before, last))


def _disc(players: int, disc: int, course: Sequence[Control]) -> int:
    start = table(players)
    cards = (*start.control[:ON], course[0], *start.control[ON + 1 :])
    used = (*start.used[:ON], disc, *start.used[ON + 1 :])
    draft = Draft(replace(start, control=cards, used=used), Noting())
    for to in course[1:]:
        play.assign(draft, ON, to, rules.MAJOR, rules.MINOR)
    return draft.used[ON]


def _fresh(players: int, seat: int, minor: Sequence[int]) -> Statement[tuple[int, int]]:
    """Of discs, for whatever way the ability card may take when a player builds, and this way of the minor one."""

    def given(v: Terms) -> list[z3.BoolRef]:
        disc, before, half, last = v
        return [*_seats(v, players), _is_disc_of(disc, before), only_to(seat, before, half, last)]

    def claim(v: Terms, found: Terms) -> z3.BoolRef:
        by_card, at_once = found
        return z3.And(by_card == at_once, _is_disc_of(at_once, v[3]))

    symbols = (Number("disc of"), *(Number(f"ability card {when}") for when in ("at first", "halfway", "at last")))
    return Statement(symbols, partial(discs, players, minor), claim, given)


def _is_disc_of(disc: Terms, major: Terms) -> z3.BoolRef:
    """A disc lies there only for who has the ability card, or, while that lies aside, for who had it."""
    return z3.Or(disc == NOBODY, major == NOBODY, disc == major)


def _changes() -> Iterator[Change]:
    for players in PROVED_FOR:
        for seat in range(players):
            yield Change(players, seat)


def _in_step(prover: Prover) -> Iterator[Proof]:
    for each in _changes():
        yield from named([prover.holds(each.changed())], f"what player {each.seat + 1} built changes")


def _card_by_card(prover: Prover) -> Iterator[Proof]:
    """First which ways the cards may take, then that a disc comes to the same on every one of them."""
    for each in _changes():
        about = f"player {each.seat + 1} builds"
        yield from named([prover.holds(each.grown())], about)
        for minor in MINOR_CARDS:
            yield from named([prover.holds(_fresh(each.players, each.seat, minor))], about)


def _twice(prover: Prover) -> Iterator[Proof]:
    for players, reading in product(PROVED_FOR, EqualBuilds):

        def both(v: Sequence[int], reading: EqualBuilds = reading) -> tuple[tuple[int, ...], tuple[int, ...]]:
            *values, major, minor = v
            once = control.settled(values, Control(major, minor), reading)
            return tuple(once), tuple(control.settled(values, once, reading))

        def given(v: Terms, players: int = players) -> list[z3.BoolRef]:
            return [*(n >= 0 for n in v[:-2]), *_seats(v[-2:], players)]

        statement = Statement(
            Change(players, 0).symbols,
            both,
            lambda v, found: all_of(one == another for one, another in zip(*found, strict=True)),
            given,
        )
        yield from named([prover.holds(statement)], f"equal-builds = {reading}")


# ------------------------------------------------------------------------------------------------ single builds

HIGHEST: Final = 4
"""So many cards lie below the exposed one in the builds that are tried."""
OTHER: Final = Courtier.TREASURER
"""Of whose suit the Disguise cards are."""


def _stacks() -> Iterator[Build]:
    """Builds by their symbols, the exposed card first."""
    symbols = range(SYMBOLS + 1)
    for below in range(HIGHEST + 1):
        for first, rest in product(symbols, product((DISGUISE, *symbols), repeat=below)):
            yield (first, *rest)


def discarded(build: Build) -> Build:
    """What a discard in play leaves of a build."""
    cards = tuple(card(OTHER if symbols == DISGUISE else ON, max(symbols, 0)) for symbols in build)
    draft = Draft(table(PLAYERS[0]), Noting())
    draft.stack(0, ON, cards)
    draft.discard(0, ON)
    return shown(ON, draft.builds[0][ON])


def _is_right(build: Build) -> bool:
    """The Disguise cards below the exposed one fall with it, and only what is exposed then says whether it helped."""
    exposed, *under = build
    fall = 0
    while fall < len(under) and under[fall] == DISGUISE:
        fall += 1
    left = tuple(under[fall:])
    raises = bool(left) and left[0] >= exposed + 2 + fall
    return (
        discarded(build) == control.shed(build) == left
        and (control.value(left) > control.value(build)) == raises
        and control.sheddable(build) == sum(symbols != DISGUISE for symbols in build)
    )


def _told(build: Build) -> str:
    cards = ("D" if symbols == DISGUISE else str(symbols) for symbols in build)
    return f"a build with these symbols, the exposed card first: {' '.join(cards)}"


def _discards(prover: Prover) -> Iterator[Proof]:
    yield prover.every(_stacks(), _is_right, _told)


def _most(prover: Prover) -> Iterator[Proof]:
    def worth(v: Sequence[int]) -> int:
        own, disguises, exposed = v
        return control.build_value(own + disguises, exposed)

    def given(v: Terms) -> list[z3.BoolRef]:
        own, disguises, exposed = v
        host = z3.Implies(own == 0, disguises == 0)
        return [own >= 0, own <= OF_A_SUIT, disguises >= 0, exposed >= 0, exposed <= SYMBOLS, host]

    symbols = (Number("cards of its suit"), Number("Disguise cards"), Number("symbols on the exposed card"))
    at_most = partial(Statement, symbols, worth, given=given)
    yield prover.holds(at_most(claim=lambda v, n: n <= OF_A_SUIT + SYMBOLS + v[1]))
    yield prover.happens(at_most(claim=lambda v, n: z3.And(v[1] == 2, n == OF_A_SUIT + SYMBOLS + v[1])))


ALL_BUILDS: Final = f"builds of any worth, any one of which changes; {TWO_TOO}"
OUTSIDE: Final = "a courtier not at court, whose two cards lie as its builds put them"
THEOREMS: Final = (
    Theorem(
        "kings-progress.theorem.control-in-step",
        (rules.MAJOR, rules.MINOR, rules.FIRST_BUILD, rules.SECOND_BUILD, rules.EXCEED, rules.NEAREST),
        "After a build has changed, the ability card is at a highest build, and a tie takes it from nobody who has "
        "one; both cards are out if anybody has built, with two players exactly if two have, and else both aside.",
        PLAYERS, f"{OUTSIDE}; {ALL_BUILDS}", _in_step,
    ),
    Theorem(
        "kings-progress.theorem.control-card-by-card",
        (rules.CHECKED, rules.ANY_NUMBER, turn_rules.ABILITY_RENEWED),
        "Whether cards are built one after another or at once, the same players have a courtier's cards, and its "
        "ability is exhausted or fresh just the same.",
        PLAYERS,
        f"{OUTSIDE}; {ALL_BUILDS}; a disc of the ability card's holder, or none, and anybody's while that card lies "
        "aside; for the disc the minor card stays or goes on each time",
        _card_by_card,
        held=(
            "Box.equipment", "Clock.king", "Clock.round", "Progress.builds", "Progress.pairs",
            "Progress.points", "Progress.road", "Progress.searched", "Progress.turn", "readings",
        ),
    ),
    Theorem(
        "kings-progress.theorem.control-settled-twice",
        (recount_rules.MAJOR, recount_rules.MINOR, recount_rules.CARDS_STAY),
        "Control that has been settled stays so when it is settled again, as long as no build changes.",
        PLAYERS, f"all builds, all holders of both cards; both readings of equal-builds; {TWO_TOO}", _twice,
    ),
    Theorem(
        "kings-progress.theorem.discards",
        (rules.DISCARD, ability_rules.DISGUISE_EXPOSED, rules.VALUE),
        "A discard takes the exposed card and the Disguise cards right below it, in play as at a scoring; the build is "
        "worth more afterwards exactly if the card exposed then shows at least two symbols more, and one more still "
        "for each Disguise card that fell.",
        (), f"all builds of up to {HIGHEST + 1} cards, one by one", _discards,
        held=("Box.equipment", "readings"),
    ),
    Theorem(
        "kings-progress.theorem.largest-build",
        (rules.VALUE, ability_rules.DISGUISE_COUNTS),
        f"A build is worth at most {OF_A_SUIT + SYMBOLS} and one more for each Disguise card in it, and may be worth "
        "that.",
        (), "all cards of a suit, any number of Disguise cards", _most,
    ),
)  # fmt: skip
