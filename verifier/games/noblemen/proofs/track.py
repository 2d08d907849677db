"""The prestige track: what is true of wherever markers end, by `prestige.settle` and the ball's own spending."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import z3

from courtroll.verifier.games.noblemen.proofs.ball import (
    PLAYERS,
    SHORTEST_TRACK,
    Reading,
    asked_for,
    ball_table,
    differ,
    legal_markers,
    may_share_zero,
    not_negative,
    right_space,
)
from courtroll.verifier.games.noblemen.rules import ball as rules
from courtroll.verifier.games.noblemen.rules.options import SpaceZero
from courtroll.verifier.games.noblemen.scoring import prestige
from courtroll.verifier.kernel.proof.shown import first_that_differs
from courtroll.verifier.kernel.proof.theorem import (
    AsTable,
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
    prove,
)

BOTH_ENDS: Final = "a track without an end, and one with any last space"
ANY_TRACK: Final = f"all prestige from 0 up; {BOTH_ENDS}; space-zero = shared"
AMONG: Final = "up to four markers standing anywhere"


def placed(raw: Sequence[int], last: int | None, zero: SpaceZero = SpaceZero.SHARED) -> tuple[int, ...]:
    """The markers of players who settle their prestige one after another."""
    markers: tuple[int, ...] = ()
    for each in raw:
        markers = (*markers, prestige.settle(each, markers, last, zero))
    return markers


Claim = Callable[[Terms, Terms, Terms], z3.BoolRef]
"""About the raw totals, the markers, and the last space or `None`."""


def _on_every_track(prover: Prover, claim: Claim, zero: SpaceZero = SpaceZero.SHARED) -> Iterator[Proof]:
    reading = Reading(zero=zero)
    for players in PLAYERS:
        raw = numbers("prestige", players)
        yield prover.holds(
            Statement(
                raw,
                lambda v: placed(v, None, zero),
                lambda v, markers: claim(v, markers, None),
                not_negative,
                table=AsTable(lambda v: ball_table(v, None, reading)),
            )
        )
        yield prover.holds(
            Statement(
                (*raw, Number("last space")),
                lambda v: placed(v[:-1], v[-1], zero),
                lambda v, markers: claim(v[:-1], markers, v[-1]),
                not_negative,
                table=AsTable(lambda v: ball_table(v[:-1], v[-1], reading), lambda v: [v[-1] >= SHORTEST_TRACK]),
            )
        )


Step = Callable[[Prover, SpaceZero], Iterator[Proof]]


def _by_both_readings(step: Step) -> Callable[[Prover], Iterator[Proof]]:
    """The steps of a theorem that holds under both readings of space 0."""

    def steps(prover: Prover) -> Iterator[Proof]:
        for zero in SpaceZero:
            yield from named(step(prover, zero), f"space-zero = {zero}")

    return steps


def _spaces_differ(prover: Prover, zero: SpaceZero) -> Iterator[Proof]:
    yield from _on_every_track(prover, lambda raw, markers, last: all_of(differ(markers, zero)), zero)


def _among(taken_from: int, zero: SpaceZero) -> AsTable:
    """The markers that stand, `v[taken_from:]`, by players who bring just that; then one more who brings `v[0]`,
    without an end of the track or with the last space `v[1]`.
    """
    return AsTable(
        lambda v: first_that_differs(
            ball_table((*v[taken_from:], v[0]), last, Reading(zero=zero)) for last in (None, v[1])
        ),
        lambda v: [v[1] >= SHORTEST_TRACK],
    )


def _exactly_one(prover: Prover, zero: SpaceZero) -> Iterator[Proof]:
    """One marker among any others. Symbols: prestige, last space, markers that stand."""
    for others in range(max(PLAYERS)):
        taken = numbers("taken", others)
        yield prover.holds(
            Statement(
                (Number("prestige"), Number("last space"), *taken),
                lambda v: tuple(prestige.settle(v[0], v[2:], last, zero) for last in (None, v[1])),
                lambda v, spaces: all_of(
                    right_space(asked_for(v[0], last), space, v[2:], zero)
                    for last, space in zip((None, v[1]), spaces, strict=True)
                ),
                lambda v: [*not_negative(v[:2]), *legal_markers(v[2:], zero)],
                table=_among(2, zero),
            )
        )
        terms = tuple(each.symbol().term for each in (*taken, *numbers("space", 2), Number("asked for")))
        *there, one, other, asked = terms
        both = [right_space(asked, each, tuple(there), zero) for each in (one, other)]
        yield prove([asked >= 0, *legal_markers(there, zero), *both], one == other, prover)


def _never_above(prover: Prover) -> Iterator[Proof]:
    def claim(raw: Terms, markers: Terms, last: Terms) -> z3.BoolRef:
        return all_of(
            z3.And(marker >= 0, marker <= asked_for(each, last)) for each, marker in zip(raw, markers, strict=True)
        )

    yield from _on_every_track(prover, claim)


def _only_pushed(prover: Prover) -> Iterator[Proof]:
    def claim(raw: Terms, markers: Terms, last: Terms) -> z3.BoolRef:
        """From the space asked for down to the marker, every space above the marker was taken before."""
        return all_of(
            z3.Implies(space > marker, any_of(earlier == space for earlier in markers[:i]))
            for i, marker in enumerate(markers)
            for space in (asked_for(raw[i], last) - step for step in range(len(raw)))
        )

    yield from _on_every_track(prover, claim)


def _how_far(prover: Prover) -> Iterator[Proof]:
    for players in PLAYERS:
        for i in range(players):
            for met, claim in (
                (prover.holds, lambda raw, markers, i=i: raw[i] - markers[i] <= i),
                (prover.happens, lambda raw, markers, i=i: raw[i] - markers[i] == i),
            ):
                yield met(
                    Statement(
                        numbers("prestige", players),
                        lambda v: placed(v, None),
                        claim,
                        not_negative,
                        table=AsTable(ball_table),
                    )
                )


def _more_is_not_less(prover: Prover, zero: SpaceZero) -> Iterator[Proof]:
    """One marker among any others; two totals of which one is not less."""
    reading = Reading(zero=zero)
    for others in range(max(PLAYERS)):
        yield prover.holds(
            Statement(
                (Number("prestige"), Number("more prestige"), *numbers("taken", others)),
                lambda v: tuple(prestige.settle(each, v[2:], None, zero) for each in v[:2]),
                lambda v, spaces: spaces[0] <= spaces[1],
                lambda v: [v[0] >= 0, v[0] <= v[1], *legal_markers(v[2:], zero)],
                table=AsTable(lambda v: first_that_differs(ball_table((*v[2:], n), None, reading) for n in v[:2])),
            )
        )


def _first_free(prover: Prover, zero: SpaceZero) -> Iterator[Proof]:
    """Symbols: prestige, last space, wanted space, the first free space from there up, markers that stand."""

    def given(v: Terms) -> list[z3.BoolRef]:
        wanted, free, taken = v[2], v[3], v[4:]
        between = (
            z3.Implies(wanted + step < free, any_of(marker == wanted + step for marker in taken))
            for step in range(len(taken) + 1)
        )
        is_free = (marker != free for marker in taken)
        return [*not_negative(v[:2]), wanted >= 1, wanted <= free, *between, *is_free, *legal_markers(taken, zero)]

    def claim(v: Terms, ends: Terms) -> z3.BoolRef:
        """Where 0 holds one marker, and all below the wanted space is taken, any prestige reaches it."""
        wanted, free, taken = v[2], v[3], v[4:]
        below = (z3.Implies(wanted > n, any_of(each == n for each in taken)) for n in range(len(taken) + 1))
        anyhow = z3.And(not may_share_zero(zero), *below)
        return all_of(
            (end >= wanted) == z3.Or(asked >= free, anyhow)
            for end, asked in zip(ends, (v[0], asked_for(v[0], v[1])), strict=True)
        )

    for others in range(max(PLAYERS)):
        symbols = tuple(map(Number, ("prestige", "last space", "wanted space", "first free")))
        yield prover.holds(
            Statement(
                (*symbols, *numbers("taken", others)),
                lambda v: tuple(prestige.settle(v[0], v[4:], last, zero) for last in (None, v[1])),
                claim,
                given,
                table=_among(4, zero),
            )
        )


def worth(bribes: int, blackmails: int, others: int) -> int:
    return prestige.total(prestige.spent_parts(bribes, blackmails, others))


KINDS: Final = ("bribes", "blackmails", "others")
HAND: Final = tuple(Number(f"{kind} {what}") for what in ("held", "spent", "spent better") for kind in KINDS)


def _better_spent(v: Terms) -> list[z3.BoolRef]:
    """A hand, anything spent of it, and as many pieces spent with Blackmail first."""
    held, spent, better = v[:3], v[3:6], v[6:9]
    within = (one <= all_ for one, all_ in zip((*spent, *better), (*held, *held), strict=True))
    as_many = sum(spent) == sum(better)
    return [*not_negative(v[:9]), *within, as_many, z3.Or(better[1] == held[1], better[0] + better[2] == 0)]


def _fewest_pieces(prover: Prover, zero: SpaceZero) -> Iterator[Proof]:
    yield prover.holds(
        Statement(HAND[:3], lambda v: worth(*v), lambda v, got: got == v[0] + 3 * v[1] + v[2], not_negative)
    )
    for others in range(max(PLAYERS)):
        symbols = (*HAND, Number("prestige before"), Number("wanted space"), *numbers("taken", others))
        yield prover.holds(
            Statement(
                symbols,
                lambda v: tuple(prestige.settle(v[9] + worth(*s), v[11:], None, zero) for s in (v[3:6], v[6:9])),
                lambda v, spaces: z3.Implies(spaces[0] >= v[10], spaces[1] >= v[10]),
                lambda v: [*_better_spent(v), v[9] >= 0, *legal_markers(v[11:], zero)],
            )
        )


THEOREMS: Final = (
    Theorem(
        "noblemen.theorem.spaces-differ",
        (rules.TRACK_TAKEN, rules.TRACK_ZERO),
        "Two markers never end on one space, save on 0 where that is shared.",
        PLAYERS, f"all prestige from 0 up; {BOTH_ENDS}; both readings of space-zero", _by_both_readings(_spaces_differ),
    ),
    Theorem(
        "noblemen.theorem.space-exactly-one",
        (rules.TRACK, rules.TRACK_TAKEN, rules.TRACK_ZERO, rules.TRACK_END),
        "A marker goes to the highest free space up to its prestige and the last space; where there is none, to 0, or "
        "by the other reading to the lowest free space above. There is one such space, and it goes there.",
        PLAYERS, f"all prestige from 0 up; {AMONG}; {BOTH_ENDS}; both readings of space-zero",
        _by_both_readings(_exactly_one),
    ),
    Theorem(
        "noblemen.theorem.never-above",
        (rules.TRACK, rules.TRACK_END),
        "No marker ends above its player's prestige, above the last space, or below 0.",
        PLAYERS, ANY_TRACK, _never_above,
    ),
    Theorem(
        "noblemen.theorem.only-pushed",
        (rules.TRACK_TAKEN, rules.NO_LOWER),
        "A marker ends below its prestige only where every space between was taken before.",
        PLAYERS, ANY_TRACK, _only_pushed,
    ),
    Theorem(
        "noblemen.theorem.how-far",
        (rules.TRACK_TAKEN,),
        "Who places first is not pushed at all, the second at most one space, the third two, and so on; "
        "and each can be pushed that far.",
        PLAYERS, "all prestige from 0 up; a track without an end; space-zero = shared", _how_far,
    ),
    Theorem(
        "noblemen.theorem.more-is-not-less",
        (rules.TRACK_TAKEN,),
        "With more prestige, and the same markers standing, a marker never ends lower.",
        PLAYERS, f"all prestige; {AMONG}; both readings of space-zero", _by_both_readings(_more_is_not_less),
    ),
    Theorem(
        "noblemen.theorem.cheapest-space",
        (rules.TRACK_TAKEN, rules.TRACK_END),
        "The least prestige that brings a marker to a space, or further, is the first free space from there up; "
        "none is needed where space 0 holds one marker and all spaces below the wanted one are taken.",
        PLAYERS, f"all spaces from 1 up; {AMONG}; {BOTH_ENDS}; both readings of space-zero",
        _by_both_readings(_first_free),
    ),
    Theorem(
        "noblemen.theorem.fewest-pieces",
        (rules.BRIBE, rules.BLACKMAIL, rules.CARD, rules.CARDS_ANY),
        "If some number of pieces handed in brings a marker to a space, as many with Blackmail first do so too: the "
        "cheapest way to a space, or to a title, is to hand in Blackmail until it is reached or there is none left.",
        PLAYERS, f"all hands, all prestige, all spaces; {AMONG}; both readings of space-zero",
        _by_both_readings(_fewest_pieces),
    ),
)  # fmt: skip
