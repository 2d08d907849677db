"""Small boxes of Bruges: what may be taken away of a whole table, and all that may come back."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Any, Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.games.bruges.play_suite import SUITE
from courtroll.properties.settling.making import ASKED
from courtroll.properties.settling.small import (
    Part,
    agreeing,
    boxed,
    mover_of,
    questions_about,
    single,
    used_of,
    where_they_part,
)
from courtroll.properties.settling.suite import DROPPED, Box, Filling, Path, found
from courtroll.verifier.games.bruges.moves import decisions as d
from courtroll.verifier.games.bruges.rules.options import NO_CARDS_LEFT, OPTIONS
from courtroll.verifier.games.bruges.settle.tables import PLENTY
from courtroll.verifier.games.bruges.table.cards import colour_of, word_of
from courtroll.verifier.games.bruges.table.equipment import SECTION
from courtroll.verifier.games.bruges.table.pieces import COLOURS, NUMBER, Colour
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.kernel.equipment import Source, Value
from courtroll.verifier.kernel.hearing import Sentence
from courtroll.verifier.kernel.holdings import cards_in

Ways = list[tuple[Mapping[Path, Any], Mapping[str, Hashable]]]
FEW: Final = 2
BY_COLOUR: Final = re.compile(rf"\b(play|discard) ({'|'.join(Colour)})( |$|,)")
AMOUNTS: Final = (0, 1, 2, 3, 4, 6, 9, PLENTY)
"""Of what never runs out; more than any price, and all that is less."""


def state_of(described: Any) -> Playing:
    state: Playing = described.playing.state
    return state


def box(document: Document, random: Random) -> Box | None:
    """A small box of a table that is written whole; `None` where this one gives none."""
    if document.get("pending", {}).get("effect") or document["phase"] in ("deal", "roll", "over"):
        return None
    document = _typed(document)
    makers = (_florins, _workers, _dice, _canal, _hands, _reputation, _clock, _top, _track)
    deciding = {"act": (_florins, _workers, _canal), "advance": (_florins, _dice, _reputation)}
    first = random.choice(deciding.get(document["phase"], makers))
    chosen = dict.fromkeys((first, *random.sample(makers, random.randint(0, 2))))
    parts = [part for make in chosen if (part := make(document, random))]

    def questions(fillings: Sequence[Filling]) -> Iterable[str]:
        """None of some card of a colour: it is heard as one card, and may be any."""
        every = questions_about(SUITE.room, state_of, SUITE.tries, fillings, random)
        parting = where_they_part(SUITE.room, state_of, fillings, random)
        return dict.fromkeys(text for text in (*every, *parting) if not BY_COLOUR.search(text))

    return boxed(SUITE.room, document, parts, questions, used, AGREES)


def _typed(document: Document) -> Document:
    """With all printed values typed, else they may be otherwise."""
    state = state_of(SUITE.room.read(document))
    printed = state.box.equipment
    typed = replace(
        printed,
        canal_colours=Value(printed.canal_colours.value, Source.TYPED),
        canal_prices=Value(printed.canal_prices.value, Source.TYPED),
        steps=Value(printed.steps.value, Source.TYPED),
        troubles=Value(printed.troubles.value, Source.TYPED),
    )
    return SUITE.room.write(replace(state, box=replace(state.box, equipment=typed)))


def _left_out_or_asked(random: Random) -> Any:
    return random.choice((DROPPED, ASKED))


def _florins(document: Document, random: Random) -> Part:
    return single(("player", mover_of(document), "florins"), AMOUNTS, _left_out_or_asked(random))


def _workers(document: Document, random: Random) -> Part:
    return single(("player", mover_of(document), "workers", random.choice(list(Colour)).value), AMOUNTS, ASKED)


def _dice(document: Document, random: Random) -> Part | None:
    colour = random.choice(list(Colour)).value
    return single(("dice", colour), range(1, 7), ASKED) if "dice" in document else None


def _canal(document: Document, random: Random) -> Part:
    tiles = list(document["player"][mover_of(document)]["canals"])
    side = random.randrange(len(tiles))
    path: Path = ("player", mover_of(document), "canals")
    ways: Ways = [
        ({path: [*tiles[:side], n, *tiles[side + 1 :]]}, {f"canals.{side}": str(n)}) for n in range(SECTION + 1)
    ]
    return Part({path: [*tiles[:side], ASKED, *tiles[side + 1 :]]}, ways)


def _hands(document: Document, random: Random) -> Part | None:
    """Cards of hands, of each of which somebody knows no more than that it is there: one may be the other."""
    hands = [(seat, len(player["hand"])) for seat, player in enumerate(document["player"]) if player["hand"]]
    if len(hands) < FEW:
        return None
    some = [("player", seat, "hand", random.randrange(n)) for seat, n in random.sample(hands, FEW)]
    names = [found(document, path) for path in some]
    ways: Ways = []
    for order in permutations(names):
        told: dict[Path, Any] = dict(zip(some, order, strict=True))
        ways.append((told, {".".join(map(str, path)): _colour(document, card) for path, card in told.items()}))
    return Part(dict.fromkeys(some, ASKED), ways)


def _colour(document: Document, card: str) -> str:
    typed = {each["name"].casefold().replace(" ", "-"): each["colour"] for each in _persons(document)}
    return str(typed.get(card, card.rpartition("-")[0]))


def _persons(document: Document) -> Sequence[Document]:
    persons: Sequence[Document] = document.get("equipment", {}).get("persons", ())
    return persons


def _reputation(document: Document, random: Random) -> Part:
    described = SUITE.room.read(document)
    steps = state_of(described).box.equipment.steps.value
    return single(("player", mover_of(document), "reputation"), (0, *steps), _left_out_or_asked(random))


def _top(document: Document, random: Random) -> Part | None:
    """The uppermost back of a pile: of a colour of which somebody has not seen all cards."""
    tops = list(document.get("deck", {}).get("tops", ()))
    if len(tops) < FEW or "blind" in document["player"][mover_of(document)]:
        return None
    side = random.randrange(len(tops))
    unseen = document["deck"].get("unseen")
    inside = [] if unseen is None else [_colour(document, card) for card in unseen]
    others = [top for index, top in enumerate(tops) if index != side]
    path: Path = ("deck", "tops")
    ways: Ways = [
        ({path: [*tops[:side], colour.value, *tops[side + 1 :]]}, {f"deck.tops.{side}": colour.value})
        for colour in Colour
        if inside.count(colour.value) > others.count(colour.value)
    ]
    return Part({path: [*tops[:side], ASKED, *tops[side + 1 :]]}, ways) if ways else None


def _track(document: Document, random: Random) -> Part | None:
    """The track: as it is, one space longer, or ending where somebody stands."""
    steps = list(document["equipment"]["reputation-steps"])
    here = document["player"][mover_of(document)]["reputation"]
    others = [player["reputation"] for player in document["player"]]
    if max(others) != here or not here:
        return None
    return single(("equipment", "reputation-steps"), (steps, [*steps, steps[-1] + 1],
                  [step for step in steps if step <= here]), ASKED)  # fmt: skip


def _clock(document: Document, random: Random) -> Part:
    """How a point is read; but whether a turn without cards is passed over is asked of files, not of the engine."""
    option = random.choice([option for option in OPTIONS if option is not NO_CARDS_LEFT])
    document.setdefault("rulings", {})
    return single(("rulings", option.name), map(str, option.readings), ASKED)


# ------------------------------------------------------------------------------------------- what is used


def used(filling: Filling, sentence: Sentence[d.Decision]) -> Any:
    return used_of(filling, sentence, lambda decision, seat: ())


def _value(path: Path, state: Playing, facts: Any) -> Any:
    match path:
        case ("dice", str(colour)):
            return state.clock.dice[NUMBER[Colour(colour)]]
        case ("deck", "tops", int(side)):
            top = state.piles.tops[side]
            return None if top is None else COLOURS[top]
        case ("equipment", "reputation-steps"):
            return state.box.equipment.steps.value
        case ("player", int(seat), "reputation"):
            return state.estates[seat].reputation
        case ("player", int(seat), "hand", int()):
            told = [each for each in facts.document.player[seat].hand if isinstance(each, str)]
            (hidden,) = (card for card in cards_in(state.hand(seat)) if word_of(state.deck[card]) not in told)
            return COLOURS[colour_of(hidden)]
        case ("hand", int(seat), str(name)):
            return bool(state.hand(seat) >> state.deck.numbers[name] & 1)
        case ("rulings", str(name)):
            option = next(each for each in state.box.ruleset.options if each.name == name)
            return str(state.box.ruleset.reading(option))
        case _:
            raise ValueError(path)


AGREES: Final = agreeing(_value, lambda facts: facts.state.held)
