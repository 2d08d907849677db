"""The prestige track: what is true of wherever markers end, by `prestige.settle` and the ball's own spending."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import z3

from verifier.games.noblemen import prestige
from verifier.games.noblemen.rules import ball as rules
from verifier.kernel.proof import Number, Proof, Prover, Statement, Terms, Theorem, all_of, any_of, numbers

PLAYERS: Final = (3, 4, 5)
ANY_TRACK: Final = "all prestige from 0 up; a track without an end, and one with any last space; space 0 shared"


def placed(raw: Sequence[int], last: int | None) -> tuple[int, ...]:
    """The markers of players who settle their prestige one after another."""
    markers: tuple[int, ...] = ()
    for each in raw:
        markers = (*markers, prestige.settle(each, markers, last))
    return markers


def not_negative(values: Terms) -> list[z3.BoolRef]:
    return [value >= 0 for value in values]


def legal_markers(markers: Terms) -> list[z3.BoolRef]:
    """What `spaces-differ` and `never-above` say of markers."""
    return [*not_negative(markers), *_differ(markers)]


def _differ(markers: Terms) -> list[z3.BoolRef]:
    pairs = ((i, j) for j in range(len(markers)) for i in range(j))
    return [z3.Or(markers[i] == 0, markers[i] != markers[j]) for i, j in pairs]


def asked_for(raw: Terms, last: Terms) -> Terms:
    """The space that a prestige asks for."""
    return raw if last is None else z3.If(raw > last, last, raw)


Claim = Callable[[Terms, Terms, Terms], z3.BoolRef]
"""About the raw totals, the markers, and the last space or `None`."""


def _on_every_track(prover: Prover, claim: Claim) -> Iterator[Proof]:
    for players in PLAYERS:
        raw = numbers("prestige", players)
        yield prover.holds(
            Statement(raw, lambda v: placed(v, None), lambda v, markers: claim(v, markers, None), not_negative)
        )
        yield prover.holds(
            Statement(
                (*raw, Number("last space")),
                lambda v: placed(v[:-1], v[-1]),
                lambda v, markers: claim(v[:-1], markers, v[-1]),
                not_negative,
            )
        )


def _spaces_differ(prover: Prover) -> Iterator[Proof]:
    yield from _on_every_track(prover, lambda raw, markers, last: all_of(_differ(markers)))


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
                yield met(Statement(numbers("prestige", players), lambda v: placed(v, None), claim, not_negative))


def _more_is_not_less(prover: Prover) -> Iterator[Proof]:
    """One marker among any others; two totals of which one is not less."""
    for others in range(max(PLAYERS)):
        taken = numbers("taken", others)
        yield prover.holds(
            Statement(
                (Number("prestige"), Number("more prestige"), *taken),
                lambda v: (prestige.settle(v[0], v[2:], None), prestige.settle(v[1], v[2:], None)),
                lambda v, spaces: spaces[0] <= spaces[1],
                lambda v: [v[0] >= 0, v[0] <= v[1], *legal_markers(v[2:])],
            )
        )


def _first_free(prover: Prover) -> Iterator[Proof]:
    """Symbols: prestige, wanted space, the first free space from there up, last space, markers that stand."""

    def given(v: Terms) -> list[z3.BoolRef]:
        wanted, free, taken = v[1], v[2], v[4:]
        between = (
            z3.Implies(wanted + step < free, any_of(marker == wanted + step for marker in taken))
            for step in range(len(taken) + 1)
        )
        is_free = (marker != free for marker in taken)
        return [v[0] >= 0, v[3] >= 0, wanted >= 1, wanted <= free, *between, *is_free, *legal_markers(taken)]

    for others in range(max(PLAYERS)):
        symbols = tuple(map(Number, ("prestige", "wanted space", "first free", "last space")))
        yield prover.holds(
            Statement(
                (*symbols, *numbers("taken", others)),
                lambda v: (prestige.settle(v[0], v[4:], None), prestige.settle(v[0], v[4:], v[3])),
                lambda v, ends: z3.And(
                    (ends[0] >= v[1]) == (v[0] >= v[2]), (ends[1] >= v[1]) == (asked_for(v[0], v[3]) >= v[2])
                ),
                given,
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


def _fewest_pieces(prover: Prover) -> Iterator[Proof]:
    yield prover.holds(
        Statement(HAND[:3], lambda v: worth(*v), lambda v, got: got == v[0] + 3 * v[1] + v[2], not_negative)
    )
    for others in range(max(PLAYERS)):
        symbols = (*HAND, Number("prestige before"), Number("wanted space"), *numbers("taken", others))
        yield prover.holds(
            Statement(
                symbols,
                lambda v: tuple(prestige.settle(v[9] + worth(*spent), v[11:], None) for spent in (v[3:6], v[6:9])),
                lambda v, spaces: z3.Implies(spaces[0] >= v[10], spaces[1] >= v[10]),
                lambda v: [*_better_spent(v), v[9] >= 0, *legal_markers(v[11:])],
            )
        )


THEOREMS: Final = (
    Theorem(
        "noblemen.theorem.spaces-differ",
        (rules.TRACK_TAKEN, rules.TRACK_ZERO),
        "Two markers never end on one space, save on 0.",
        PLAYERS, ANY_TRACK, _spaces_differ,
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
        PLAYERS, "all prestige from 0 up; a track without an end", _how_far,
    ),
    Theorem(
        "noblemen.theorem.more-is-not-less",
        (rules.TRACK_TAKEN,),
        "With more prestige, and the same markers standing, a marker never ends lower.",
        PLAYERS, "all prestige; up to four markers standing anywhere", _more_is_not_less,
    ),
    Theorem(
        "noblemen.theorem.cheapest-space",
        (rules.TRACK_TAKEN, rules.TRACK_END),
        "The least prestige that brings a marker to a space, or further, is the first free space from there up.",
        PLAYERS, "all spaces from 1 up; up to four markers standing anywhere; any last space", _first_free,
    ),
    Theorem(
        "noblemen.theorem.fewest-pieces",
        (rules.BRIBE, rules.BLACKMAIL, rules.CARD, rules.CARDS_ANY),
        "If some number of pieces handed in brings a marker to a space, as many with Blackmail first do so too: the "
        "cheapest way to a space, or to a title, is to hand in Blackmail until it is reached or there is none left.",
        PLAYERS, "all hands, all prestige, all spaces; up to four markers standing anywhere", _fewest_pieces,
    ),
)  # fmt: skip
