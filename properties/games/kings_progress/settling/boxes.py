"""Small boxes of King's Progress: what may be taken away of a whole table, and all that may come back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from random import Random
from typing import Any, Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.games.kings_progress.play_suite import SUITE
from courtroll.properties.settling.making import ASKED, MOSTLY
from courtroll.properties.settling.small import (
    Part,
    Place,
    agreeing,
    boxed,
    counted,
    mover_and_other,
    part_of,
    questions_about,
    single,
    used_of,
)
from courtroll.properties.settling.suite import DROPPED, Box, Filling, Path
from courtroll.verifier.games.kings_progress.document import read
from courtroll.verifier.games.kings_progress.document.writing import write
from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.rules.options import OPTIONS
from courtroll.verifier.games.kings_progress.table.box import INNS, LONDON
from courtroll.verifier.games.kings_progress.table.equipment import DISPLAY_CARDS
from courtroll.verifier.games.kings_progress.table.names import CARD_WORDS, COURTIERS
from courtroll.verifier.games.kings_progress.table.progress import Progress
from courtroll.verifier.kernel.equipment import Source, Value
from courtroll.verifier.kernel.hearing import Sentence

FEW: Final = 2
OF_A_TURN: Final = 2
"""Of so many tables in the middle of a turn one is taken, as if the turn began."""


def state_of(described: Any) -> Progress:
    state: Progress = described.play.state
    return state


def box(document: Document, random: Random) -> Box | None:
    """A small box of a table that is written whole; `None` where this one gives none."""
    if document.get("pending") or (document.get("so-far") and random.randrange(OF_A_TURN)):
        return None
    whole = _with_small_hands({key: told for key, told in document.items() if key != "so-far"}, random)
    if isinstance(read(whole), tuple):
        return None
    makers = (_cards, _cards, _at, _clock)
    chosen = dict.fromkeys(random.sample(makers, random.randint(1, 3)))
    parts = [make(whole, random) for make in chosen]

    def questions(fillings: Sequence[Filling]) -> Iterator[str]:
        """No King step: whether it is still due a file without `pending` leaves to who asks."""
        every = questions_about(SUITE.room, state_of, SUITE.tries, fillings, random)
        return (text for text in every if "king" not in text.partition(": ")[2].split("; "))

    return boxed(SUITE.room, whole, parts, questions, used, AGREES)


def _with_small_hands(document: Document, random: Random) -> Document:
    """At most two cards in each hand, the rest discarded; the map and the crown's space are typed."""
    out = deepcopy(document)
    for player in out["player"]:
        hand = list(player["hand"])
        random.shuffle(hand)
        player["hand"], rest = hand[:FEW], hand[FEW:]
        out["discards"] = sorted(out["discards"] + rest)
    described = read(out)
    assert not isinstance(described, tuple)
    state = state_of(described)
    printed = state.box.equipment
    typed = replace(
        printed,
        map=Value(printed.map.value, Source.TYPED),
        court_track=Value(printed.court_track.value, Source.TYPED),
    )
    return write(replace(state, box=replace(state.box, equipment=typed)))


def _cards(document: Document, random: Random) -> Part:
    """What hands hold, and what lies open or was discarded."""
    mover, other = mover_and_other(document, random)
    places = [_of_cards(document, ("player", mover, "hand"), random)]
    if random.randrange(2):
        places.append(_of_cards(document, ("player", other, "hand"), random))
    if random.randrange(2) or len(places) == 1:
        places.append(_of_cards(document, ("face-up",), random))
    return part_of(places, _told)


def _of_cards(document: Document, path: Path, random: Random) -> Place:
    cards = document["face-up"] if path == ("face-up",) else document["player"][path[1]]["hand"]
    n = len(cards)
    typed = random.choice((DROPPED, ASKED, n)) if path != ("face-up",) else random.choice(MOSTLY)
    return Place(
        path,
        typed,
        frozenset(CARD_WORDS),
        counted(cards),
        exactly=n if typed == n else None,
        most=DISPLAY_CARDS if path == ("face-up",) else None,
    )


def _told(place: Place, share: Mapping[str, int]) -> list[str]:
    return [card for card, n in share.items() for _ in range(n)]


def _at(document: Document, random: Random) -> Part:
    """Where a courtier stands that has not arrived."""
    described = read(document)
    assert not isinstance(described, tuple)
    names = state_of(described).box.equipment.map.value.names
    courtier = random.choice(list(document["at"]))
    places = ["home", names[LONDON], *names[INNS:]]
    return single(("at", courtier), places, random.choice((DROPPED, ASKED)))


def _clock(document: Document, random: Random) -> Part:
    option = random.choice(OPTIONS)
    document.setdefault("rulings", {})
    names = [player["name"] for player in document["player"]]
    typed = random.choice((DROPPED, ASKED))
    last = document["equipment"]["court-track"]
    return random.choice((
        lambda: single(("turn",), names, typed),
        lambda: single(("king",), names, typed),
        lambda: single(("pawn",), range(len(names), last), typed),
        lambda: single(("rulings", option.name), map(str, option.readings), ASKED),
    ))()  # fmt: skip


# ------------------------------------------------------------------------------------------- what is used


def used(filling: Filling, sentence: Sentence[d.Decision]) -> Any:
    return used_of(filling, sentence, _uses)


def _uses(decision: d.Decision, seat: int) -> Iterator[tuple[str, str]]:
    hand = f"player.{seat}.hand"
    match decision:
        case d.Build(card) | d.Add(card) | d.Drop(card):
            yield hand, CARD_WORDS[card]
        case d.Disguise(card, _):
            yield hand, CARD_WORDS[card]
        case d.Take(cards):
            yield from (("face-up", CARD_WORDS[card]) for card in cards)
        case d.Fetch(card, _):
            yield "face-up", CARD_WORDS[card]
        case _:
            pass


def _value(path: Path, state: Progress, facts: Any) -> Any:
    match path:
        case ("turn",):
            return state.turn.mover
        case ("king",):
            return state.clock.king
        case ("pawn",):
            return state.clock.space
        case ("at", str(word)):
            return state.road.at[COURTIERS[word]]
        case ("rulings", str(name)):
            option = next(each for each in state.box.ruleset.options if each.name == name)
            return str(state.box.ruleset.reading(option))
        case ("player", int(seat), "major" | "minor" as what, str(word)):
            return getattr(state.control[COURTIERS[word]], what) == seat
        case _:
            raise ValueError(path)


AGREES: Final = agreeing(_value)
