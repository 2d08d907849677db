"""Small tables of Noblemen at a scoring, or at a ball: a little of them is typed "?", and all it may be is written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import product
from random import Random
from typing import Any, Final, NamedTuple

from courtroll.properties.engines.answers import Document
from courtroll.properties.settling.suite import Path, Ranged, found
from courtroll.verifier.games.noblemen.document import Moment
from courtroll.verifier.games.noblemen.table.equipment import DECADES
from courtroll.verifier.games.noblemen.table.names import CARDS, TITLES

ASKED: Final = "?"
NOT_SCORED: Final = ("turn", "so-far", "pending", "church", "bag", "deck", "board", "marker")
"""What no scoring looks at."""
MOST: Final = 48
"""A table has no more fillings."""
FEW: Final = 2
"""No more is behind a screen of what is asked."""
LETTERS: Final = "FGWM"
Way = Mapping[Path, Any]


class Part(NamedTuple):
    """Something typed "?": how, and everything that may stand there."""

    asked: Way
    ways: Sequence[Way]


def scoring(document: Document, random: Random) -> Ranged | None:
    """A small table of one that is written whole, at a moment of its own; `None` where this one gives none."""
    if any("estate" not in player for player in document["player"]):
        return None
    moment = random.choice((Moment.BALL, Moment.GAME_END, Moment.BUILDINGS))
    whole = {key: value for key, value in deepcopy(document).items() if key not in NOT_SCORED}
    whole["moment"] = moment.value
    if moment is Moment.GAME_END:
        whole["decade"] = DECADES
    for player in whole["player"]:
        player["cards"], player["bribes"] = player["cards"][:FEW], min(FEW, player["bribes"])
        if moment is Moment.BALL:
            player |= {"title": "baron", "spend": {"bribes": 0, "cards": []}}
    at_the_moment = {Moment.BALL: (_queen, _bribes, _card_spent, _takes), Moment.GAME_END: (_card, _card, _money)}
    makers = [_tile, *at_the_moment.get(moment, ())]
    parts = [part for make in random.sample(makers, min(FEW, len(makers))) for part in make(whole, random)]
    fillings = [_typed(whole, ways) for ways in product(*(part.ways for part in parts))]
    if not 1 < len(fillings) <= MOST:
        return None
    return Ranged(_typed(whole, [part.asked for part in parts]), fillings)


def _typed(whole: Document, ways: Sequence[Way]) -> Document:
    out = deepcopy(whole)
    for way in ways:
        for path, value in way.items():
            found(out, path[:-1])[path[-1]] = value
    return out


def _single(path: Path, values: Sequence[Any]) -> Part:
    return Part({path: ASKED}, [{path: value} for value in values])


def _some(document: Document, random: Random, key: str) -> int | None:
    """Somebody who has something of this."""
    seats = [seat for seat, player in enumerate(document["player"]) if player[key]]
    return random.choice(seats) if seats else None


def _tile(document: Document, random: Random) -> Iterator[Part]:
    """A tile or two of one estate, on which nothing stands."""
    seat = random.randrange(len(document["player"]))
    drawn, path = document["player"][seat]["estate"], ("player", seat, "estate")
    cells = [at for at, sign in enumerate(drawn) if sign in LETTERS]
    chosen = random.sample(cells, min(FEW, len(cells)))

    def with_kinds(kinds: Sequence[str]) -> Way:
        signs = dict(zip(chosen, kinds, strict=True))
        return {path: "".join(signs.get(at, sign) for at, sign in enumerate(drawn))}

    if chosen:
        kinds = product(LETTERS, repeat=len(chosen))
        yield Part(with_kinds(ASKED * len(chosen)), [with_kinds(each) for each in kinds])


def _card(document: Document, random: Random) -> Iterator[Part]:
    seat = _some(document, random, "cards")
    if seat is not None:
        yield _single(("player", seat, "cards", 0), list(CARDS))


def _money(document: Document, random: Random) -> Iterator[Part]:
    """Only what somebody else has, a little less and a little more, tell any two purses apart."""
    seat = random.randrange(len(document["player"]))
    others = {player["money"] + more for player in document["player"] for more in (-1, 0, 1)}
    yield _single(("player", seat, "money"), sorted(n for n in others | {0} if n >= 0))


def _queen(document: Document, random: Random) -> Iterator[Part]:
    yield _single(("queen",), [player["name"] for player in document["player"]])


def _bribes(document: Document, random: Random) -> Iterator[Part]:
    seat = _some(document, random, "bribes")
    if seat is not None:
        yield _single(("player", seat, "spend", "bribes"), range(document["player"][seat]["bribes"] + 1))


def _card_spent(document: Document, random: Random) -> Iterator[Part]:
    seat = _some(document, random, "cards")
    if seat is not None:
        path, held = ("player", seat, "spend", "cards"), document["player"][seat]["cards"]
        yield Part({path: [ASKED]}, [{path: [card]} for card in dict.fromkeys(held)])


def _takes(document: Document, random: Random) -> Iterator[Part]:
    yield _single(("player", random.randrange(len(document["player"])), "takes"), list(TITLES))
