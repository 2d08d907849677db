"""Small boxes of Palais Royal: what may be taken away of a whole table, and all that may come back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.games.palais_royal.play_suite import SUITE
from courtroll.properties.settling.making import ASKED, MOSTLY
from courtroll.properties.settling.small import (
    Part,
    Place,
    agreeing,
    boxed,
    counted,
    mover_and_other,
    mover_of,
    part_of,
    questions_about,
    single,
    used_of,
)
from courtroll.properties.settling.suite import DROPPED, Box, Filling, Path
from courtroll.verifier.games.palais_royal.document import DescribedTurn, read
from courtroll.verifier.games.palais_royal.document.equipment import MOST
from courtroll.verifier.games.palais_royal.document.writing import write
from courtroll.verifier.games.palais_royal.moves import decisions as d
from courtroll.verifier.games.palais_royal.rules.options import OPTIONS
from courtroll.verifier.games.palais_royal.table.frame import cell_named
from courtroll.verifier.games.palais_royal.table.names import CARD_NAMES, ROOM_NAMES
from courtroll.verifier.games.palais_royal.table.nobles import number_name
from courtroll.verifier.games.palais_royal.table.park import EMPTY
from courtroll.verifier.games.palais_royal.table.pieces import Card, Room
from courtroll.verifier.games.palais_royal.table.playing import BESIDE, Playing
from courtroll.verifier.kernel.equipment import Source, Value
from courtroll.verifier.kernel.hearing import Sentence

SERVANT: Final = "servant"
RICH: Final = 12
"""Enough for most nobles."""
COMMON: Final = 7
"""No more servants of a colour lie in the common supply."""
FEW: Final = 2
POINTS: Final = {"two-points": 2, "four-points": 4}


def box(document: Document, random: Random) -> Box | None:
    """A small box of a table that is written whole; `None` where this one gives none."""
    if document.get("pending", {}).get("phase"):
        return None
    whole = _with_small_hands(document, random)
    if not isinstance(read(whole), DescribedTurn):
        return None
    makers = (_cards, _cards, _servants, _servants, _clock, _pending, _park)
    chosen = dict.fromkeys(random.sample(makers, random.randint(1, 3)))
    parts = [part for make in chosen if (part := make(whole, random)) is not None]

    def questions(fillings: Sequence[Filling]) -> Iterator[str]:
        of_park = (path[1] for part in parts for path in part.changes if path[0] == "park")
        yield from (f"{whole['turn']}: recruit {space}" for space in of_park)
        yield from questions_about(SUITE.room, lambda each: each.position.state, SUITE.tries, fillings, random)

    return boxed(SUITE.room, whole, parts, questions, used, AGREES)


def _with_small_hands(document: Document, random: Random) -> Document:
    """Few cards in hand, the rest discarded; and all printed values typed, else they may be otherwise."""
    out = deepcopy(document)
    for player in out["player"]:
        hand = list(player["hand"])
        random.shuffle(hand)
        player["hand"], rest = hand[:FEW], hand[FEW:]
        out["discard"] = out["discard"] + rest
    whole = read(out)
    assert isinstance(whole, DescribedTurn)
    printed = whole.position.state.box.equipment
    typed = whole.position.state.with_equipment(
        park=Value(printed.park.value, Source.TYPED),
        double=Value(printed.double.value, Source.TYPED),
        nobles=tuple(noble._replace(typed=True) for noble in printed.nobles),
        card_costs=tuple(Value(cost.value, Source.TYPED) for cost in printed.card_costs),
    )
    return write(typed)


# --------------------------------------------------------------------------------------------------- parts


def _cards(document: Document, random: Random) -> Part | None:
    mover, other = mover_and_other(document, random)
    places = [_hand(document, mover, random)]
    if random.randrange(2):
        places.append(_hand(document, other, random))
    if random.randrange(2):
        card = random.choice(CARD_NAMES)
        places.append(Place(("deck", card), ASKED, frozenset((card,)), {card: document["deck"][card]}))
    if random.randrange(3) == 0 and len(document["discard"]) <= FEW:
        kinds = frozenset(CARD_NAMES)
        places.append(Place(("discard",), random.choice(MOSTLY), kinds, counted(document["discard"])))
    seat = random.choice((mover, other))
    if random.randrange(3) == 0:
        played = [
            "two-points" if n == POINTS["two-points"] else "four-points" for n in document["player"][seat]["played"]
        ]
        places.append(Place(("player", seat, "played"), ASKED, frozenset(POINTS), counted(played)))
    return part_of(places, _told) if len(places) > 1 else None


def _hand(document: Document, seat: int, random: Random) -> Place:
    hand = document["player"][seat]["hand"]
    n = len(hand) + (random.randrange(5) == 0)  # one more may be too many
    typed = random.choice((DROPPED, DROPPED, ASKED, n))
    return Place(
        ("player", seat, "hand"), typed, frozenset(CARD_NAMES), counted(hand), n if isinstance(typed, int) else None
    )


def _told(place: Place, share: Mapping[str, int]) -> Any:
    match place.path:
        case (*_, "hand") | ("discard",):
            return [card for card, n in share.items() for _ in range(n)]
        case (*_, "played"):
            return sorted(POINTS[card] for card, n in share.items() for _ in range(n))
        case _:
            return sum(share.values())


def _servants(document: Document, random: Random) -> Part | None:
    """Servants of one colour in two or three places that nobody told."""
    seat = random.choice((*mover_and_other(document, random), mover_of(document)))
    player = document["player"][seat]
    is_supply_told = random.randrange(2) == 0
    # who lies in a supply that nobody told may stand in a room that is only looked at for a majority: see the limits
    rooms = random.sample([room for room in ROOM_NAMES if is_supply_told or room != ROOM_NAMES[Room.CARDINAL]], 2)
    places = [_of_servants(document, ("player", seat, "servants", room), ASKED) for room in rooms]
    if not is_supply_told:
        typed = random.choice(MOSTLY)
        places[0] = _of_servants(document, ("player", seat, "supply"), typed)
    if random.randrange(3) == 0 and player["common"] <= COMMON:
        places.append(_of_servants(document, ("player", seat, "common"), ASKED))
    return part_of(places, _told)


def _of_servants(document: Document, path: Path, typed: Any) -> Place:
    _, seat, *rest = path
    there = document["player"][seat]
    for step in rest:
        there = there.get(step, 0)
    return Place(path, typed, frozenset((SERVANT,)), {SERVANT: there}, most=COMMON if rest == ["common"] else None)


def _clock(document: Document, random: Random) -> Part:
    option = random.choice(OPTIONS)
    document.setdefault("rulings", {})
    names = [player["name"] for player in document["player"]]
    card = random.choice(CARD_NAMES)
    return random.choice((
        lambda: single(("turn",), names, random.choice((DROPPED, ASKED))),
        lambda: single(("rulings", option.name), map(str, option.readings), ASKED),
        lambda: single(("equipment", "card-costs", card), (0, MOST), ASKED),
    ))()  # fmt: skip


PENDING: Final[Mapping[str, Sequence[Any]]] = {
    "stage": range(6),
    "minted": (False, True),
    "drew": (False, True),
    "wild": (0, 1, 2, 4),
    "steps": (0, 1, 2, MOST),
    "endless": (False, True),
}


def _pending(document: Document, random: Random) -> Part | None:
    keys = [key for key in PENDING if key in document.get("pending", {})]
    if not keys:
        return None
    key = random.choice(keys)
    return single(("pending", key), PENDING[key], ASKED)


def _park(document: Document, random: Random) -> Part | None:
    """A space or two inside the park of which nobody told whether a noble lies there; and if so, which."""
    names = {noble["name"] for noble in document["equipment"]["nobles"]}
    edges = {cell for edge in document["equipment"]["park"]["edges"].values() for cell in edge}
    spaces = [space for space in document["park"] if space not in edges]
    if len(names) < len(document["equipment"]["nobles"]):
        return None
    there = {space: document["park"][space] for space in random.sample(spaces, random.randint(1, 2))}
    lying = {each for each in document["park"].values() if isinstance(each, str)}
    apart = [each for player in document["player"] for each in player["nobles"]]
    if random.randrange(2):  # else a noble is mostly too dear
        document["player"][mover_of(document)]["gold"] = RICH
    free = sorted(names - lying - set(apart)) + [each for each in there.values() if each != "empty"]
    ways: list[dict[Path, Any]] = [{}]
    for space in there:
        ways = [
            way | {("park", space): each}
            for way in ways
            for each in ("empty", *free)
            if each == "empty" or each not in way.values()
        ]
    typed = {space: random.choice((DROPPED, ASKED)) for space in there}
    return Part(
        {("park", space): typed[space] for space in there},
        [(way, {f"park.{space}": way["park", space] for space in there if typed[space] == ASKED}) for way in ways],
    )


# ------------------------------------------------------------------------------------------- what is used


def used(filling: Filling, sentence: Sentence[d.Decision]) -> Any:
    """Where as many may be set on the gate as one likes the court does not matter."""
    is_endless = filling.document.get("pending", {}).get("endless") or d.Play(Card.GATE) in sentence.decisions
    return used_of(filling, sentence, lambda decision, seat: _uses(decision, seat, is_endless=bool(is_endless)))


def _uses(decision: d.Decision, seat: int, *, is_endless: bool) -> Iterator[tuple[str, str]]:
    def servants(*rooms: Room | None) -> Iterator[tuple[str, str]]:
        for room in rooms:
            yield f"player.{seat}.{'supply' if room is None else f'servants.{ROOM_NAMES[room]}'}", SERVANT

    def new(source: Room | None) -> Iterator[tuple[str, str]]:
        """Where the supply must be empty it matters who is anywhere else."""
        yield from servants(None, source)
        if source is not None:
            yield from servants(*Room)
            yield f"player.{seat}.common", SERVANT

    def majority(room: Room) -> Iterator[tuple[str, str]]:
        for each in range(4):
            yield f"player.{each}.servants.{ROOM_NAMES[room]}", SERVANT
            yield f"player.{each}.servants.{ROOM_NAMES[Room.CARDINAL]}", SERVANT

    match decision:
        case d.Play(card):
            yield f"player.{seat}.hand", CARD_NAMES[card]
        case d.Reinforce(source):
            yield from new(source)
            yield from () if is_endless else majority(Room.COURT)
        case d.Step(source, _):
            yield from servants(source)
            yield from majority(Room.STAIRWAY)
        case d.Mint():
            yield from majority(Room.MINT)
        case d.Attend(chamber, source):
            yield from new(source)
            yield from majority(chamber)
        case d.Recruit(_):
            yield from servants(Room.OFFICE, Room.KING, Room.POMPADOUR)
        case d.Post(source):
            yield from servants(None, source)
        case d.Summon(_):
            yield f"player.{seat}.common", SERVANT
        case d.DrawCards(_):  # that there is a card is looked at, whichever it is
            yield from servants(Room.BACK_DOOR)
            for name in CARD_NAMES:
                yield from ((f"deck.{name}", name), ("discard", name))
        case d.Keep(card):
            yield from servants(Room.BACK_DOOR)
            yield f"deck.{CARD_NAMES[card]}", CARD_NAMES[card]
            yield "discard", CARD_NAMES[card]
        case _:
            pass


def _value(path: Path, state: Playing, facts: Any) -> Any:
    match path:
        case ("turn",):
            return state.turn.seat
        case ("rulings", str(name)):
            return state.box.ruleset.rulings.get(name) or _preset(name)
        case ("park", str(name)):
            cell = cell_named(name)
            assert cell is not None
            there = state.park[state.box.equipment.park.value.index[cell]]
            return number_name(there) if there >= 0 else False
        case (str(what), str(name)) if what == BESIDE:
            cell = cell_named(name)
            assert cell is not None
            park = state.box.equipment.park.value
            return any(state.park[space] <= EMPTY for space in park.near[park.index[cell]])
        case ("pending", str(key)):
            return getattr(state.turn, key)
        case ("equipment", "card-costs", str(card)):
            return state.box.equipment.card_costs[Card(CARD_NAMES.index(card))].value
        case _:
            raise ValueError(path)


def _preset(name: str) -> str:
    return next(str(next(iter(option.readings))) for option in OPTIONS if option.name == name)


AGREES: Final = agreeing(_value)
