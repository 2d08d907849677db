"""Small boxes of Noblemen: whole tables of which a few pieces and words are taken away, and all that may come back."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import product
from random import Random
from typing import Any, Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.games.noblemen.play_suite import SUITE
from courtroll.properties.settling.making import ASKED
from courtroll.properties.settling.small import (
    QUESTIONS,
    Part,
    Place,
    boxed,
    counted,
    mover_and_other,
    mover_of,
    part_of,
    single,
)
from courtroll.properties.settling.suite import DROPPED, Box, Filling, Path, found
from courtroll.verifier.games.noblemen.document import read
from courtroll.verifier.games.noblemen.moves import decisions as d
from courtroll.verifier.games.noblemen.moves.sentences import say_together
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.settle.tables import Facts
from courtroll.verifier.games.noblemen.table.names import TILE_LETTERS
from courtroll.verifier.games.noblemen.table.pieces import FOLLIES, GROUND, Tile
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.kernel.hearing import Sentence
from courtroll.verifier.kernel.reading import word
from courtroll.verifier.kernel.settling.meaning import Begun, Table
from courtroll.verifier.kernel.settling.wants import Kind, Want, Wants

TITLES: Final = ("baron", "viscount", "earl", "marquess", "duke")
Counts = tuple[int, ...]


def box(document: Document, random: Random) -> Box | None:
    """A small box of a table that is written whole; `None` where this one gives none."""
    if document.get("pending", {}).get("phase") or any("estate" not in player for player in document["player"]):
        return None
    whole = _with_small_hands(document, random)
    if isinstance(read(whole), tuple):
        return None
    makers = [_tiles, _cards, _bribes, _follies, _titles, _tokens, _clock, _stalls]
    parts: list[Part] = []
    for make in random.sample(makers, random.randint(1, 3)):
        part = make(whole, random)
        if part is not None:
            parts.append(part)
    return boxed(SUITE.room, whole, parts, lambda fillings: _questions(fillings, random), used, agrees)


def _with_small_hands(document: Document, random: Random) -> Document:
    """At most two tiles and one card behind a screen, and few bribes; the rest lies where it came from. What no text
    gives is typed: else it may be otherwise.
    """
    out = deepcopy(document)
    whole = read(document)
    assert not isinstance(whole, tuple)
    box = whole.position.state.box.equipment
    out["equipment"] = {
        "castle-prices": list(box.castle_prices.value),
        "chapel-prices": list(box.chapel_prices.value),
        "palace-prices": list(box.palace_prices.value),
        "round-track": [word(space) for space in box.round_track.value],
        **out.get("equipment", {}),
    }
    for player in out["player"]:
        tiles = player["tiles"].split()
        random.shuffle(tiles)
        keep = random.randint(0, 2)
        for letter in tiles[keep:]:
            out["bag"][letter] += 1
        player["tiles"] = " ".join(sorted(tiles[:keep]))
        cards = list(player["cards"])
        random.shuffle(cards)
        for card in cards[1:]:
            out["deck"][card] += 1
        player["cards"] = cards[:1]
        spare = max(0, player["bribes"] - 2)
        player["bribes"] -= spare
        out["board"]["bribes"] += spare
    return out


# --------------------------------------------------------------------------------------------------- parts


def _part_of(document: Document, places: Sequence[Place]) -> Part:
    return part_of(places, lambda place, share: _told(document, place, share), _file_path)


def _file_path(place: Place) -> Path:
    return place.path[:3] if place.path[2:3] == ("estate",) else place.path


def _told(document: Document, place: Place, share: Mapping[str, int]) -> Any:
    match place.path:
        case ("player", int(_), "tiles"):
            return " ".join(kind for kind, n in share.items() for _ in range(n))
        case ("player", int(_), "cards"):
            return [kind for kind, n in share.items() for _ in range(n)]
        case ("player", int(_), "estate", int(at)):
            (kind,) = (kind for kind, n in share.items() if n)
            drawn = found(document, place.path[:3])
            return drawn[:at] + kind + drawn[at + 1 :]
        case ("church",) | ("bag",):
            return {letter: share.get(letter, 0) for letter in "FGWM"}
        case (("player" | "board"), *_, "bribes"):
            return share.get("bribe", 0)
        case ("deck" | "bag", str(kind)):
            return share.get(kind, 0)
        case _:
            raise ValueError(place.path)


def _hand(document: Document, seat: int, what: str, random: Random) -> Place:
    value = document["player"][seat][what]
    things = value.split() if isinstance(value, str) else list(value)
    n = len(things) + (random.randrange(5) == 0)  # one more may be too many
    typed = random.choice((DROPPED, DROPPED, ASKED, n))
    kinds = frozenset("FGWM" if what == "tiles" else (card for card in document["deck"] if card != "under"))
    return Place(("player", seat, what), typed, kinds, counted(things), n if typed == n else None)


def _tiles(document: Document, random: Random) -> Part | None:
    mover, other = mover_and_other(document, random)
    places = [_hand(document, mover, "tiles", random)]
    if random.randrange(2):
        places.append(_hand(document, other, "tiles", random))
    seat = random.choice((mover, mover, other))
    drawn = document["player"][seat]["estate"]
    cells = [at for at, sign in enumerate(drawn) if sign in "FGWM"]
    if cells and random.randrange(3):
        at = random.choice(cells)
        typed = drawn[:at] + ASKED + drawn[at + 1 :]
        places.append(Place(("player", seat, "estate", at), typed, frozenset("FGWM"), {drawn[at]: 1}, 1))
    if random.randrange(3) == 0 and sum(document["church"].values()) <= 3:
        places.append(Place(("church",), DROPPED, frozenset("FGWM"), dict(document["church"])))
    return _part_of(document, places) if len(places) > 1 else None


def _cards(document: Document, random: Random) -> Part | None:
    mover, other = mover_and_other(document, random)
    places = [_hand(document, mover, "cards", random)]
    if random.randrange(2):
        places.append(_hand(document, other, "cards", random))
    under = document["deck"].get("under", [])
    kinds = [card for card, n in document["deck"].items() if card != "under" and card not in under and n <= 4]
    if kinds and random.randrange(2):
        kind = random.choice(kinds)
        places.append(Place(("deck", kind), ASKED, frozenset((kind,)), {kind: document["deck"][kind]}))
    return _part_of(document, places) if len(places) > 1 else None


def _bribes(document: Document, random: Random) -> Part:
    mover, other = mover_and_other(document, random)
    places = [
        Place(path, random.choice((DROPPED, DROPPED, ASKED)), frozenset(("bribe",)), {"bribe": found(document, path)})
        for path in (("player", mover, "bribes"), random.choice((("player", other, "bribes"), ("board", "bribes"))))
    ]
    return _part_of(document, places)


def _follies(document: Document, random: Random) -> Part | None:
    named = [seat for seat, player in enumerate(document["player"]) if player.get("follies")]
    if not named:
        return None
    seat = random.choice(named)
    stand = [text.split(" ") for text in document["player"][seat]["follies"]]
    there = [kind for kind, _ in stand] + document["board"]["follies"]
    ways = []
    for kinds in product(there, repeat=len(stand)):
        if len(set(kinds)) == len(kinds):
            named_so = [f"{kind} {cell}" for kind, (_, cell) in zip(kinds, stand, strict=True)]
            left = [kind for kind in there if kind not in kinds]
            ways.append(({("player", seat, "follies"): named_so, ("board", "follies"): left}, dict[str, Hashable]()))
    return Part({("player", seat, "follies"): DROPPED, ("board", "follies"): DROPPED}, ways)


def _single(path: Path, values: Sequence[Any], random: Random) -> Part:
    return single(path, values, random.choice((DROPPED, ASKED)))


def _titles(document: Document, random: Random) -> Part:
    return _single(("player", random.choice(mover_and_other(document, random)), "title"), TITLES, random)


def _tokens(document: Document, random: Random) -> Part:
    path: Path = ("player", mover_of(document), "used")
    if random.randrange(2):
        return single(path, [["tax"], ["land"]], [ASKED])
    return single(path, [[], ["tax"], ["land"], ["tax", "land"]], ASKED)


def _clock(document: Document, random: Random) -> Part:
    names = [player["name"] for player in document["player"]]
    return random.choice((
        lambda: _single(("queen",), names, random),
        lambda: _single(("turn",), names, random),
        lambda: Part({("decade",): DROPPED}, [({("decade",): n}, {}) for n in (1, 2, 3)]),
    ))()  # fmt: skip


def _stalls(document: Document, random: Random) -> Part:
    kind = random.choice(("castles", "chapels", "palaces"))
    return _single(("board", kind), range(7), random)


# ----------------------------------------------------------------------------------------------- questions


def _questions(fillings: Sequence[Filling], random: Random) -> Iterator[str]:
    """Moves that are legal in one filling or another, one tile or three; some by somebody whose turn it is not."""
    seen = set[str]()
    for _ in range(QUESTIONS):
        described = read(random.choice(fillings).document)
        assert not isinstance(described, tuple)
        state: State = described.position.state
        seat = state.turn.seat
        legal = NOBLEMEN.legal_actions(state)
        kinds = list(dict.fromkeys(map(type, legal)))
        if not kinds:
            continue
        kind = random.choice(kinds)
        decisions = [random.choice([each for each in legal if type(each) is kind])]
        if kind is d.Lay and random.randrange(2):
            lays = [each for each in legal if isinstance(each, d.Lay) and each.tile is not None]
            decisions = random.sample(lays, min(len(lays), random.choice((2, 3)))) or decisions
        if random.randrange(9) == 0:
            seat = random.randrange(len(state.estates))
        text = f"{described.players[seat]}: {say_together(decisions, described.names, seat)}"
        if text not in seen:
            seen.add(text)
            yield text


def used(filling: Filling, sentence: Sentence[d.Decision]) -> Hashable:
    """What a sentence uses of places that are typed "?"; all of what else is."""
    kinds: dict[str, set[str]] = {}
    hand = f"player.{sentence.seat}"

    def uses(place: str, *some: str) -> None:
        kinds.setdefault(place, set()).update(some)

    for decision in sentence.decisions:
        match decision:
            case d.Lay(Tile() as tile, _) | d.Return(tile):
                uses(f"{hand}.tiles", TILE_LETTERS[tile])
            case d.Donate(Tile() as tile):
                uses(f"{hand}.tiles", TILE_LETTERS[tile])
                uses("church", TILE_LETTERS[tile])
            case d.Swap(give, take):
                uses(f"{hand}.tiles", *(TILE_LETTERS[tile] for tile in give))
                uses("bag", TILE_LETTERS[take])
            case d.Give(tiles):
                uses(f"{hand}.tiles", *(TILE_LETTERS[tile] for tile in tiles))
            case d.Play(card, _):
                uses(f"{hand}.cards", word(card))
            case d.Tax(_) | d.Land(_):
                uses(f"{hand}.bribes", "bribe")
            case d.Bribe(_):
                uses("board.bribes", "bribe")
            case d.Build(_, _):
                uses(f"{hand}.estate", *"FGWM")
            case d.SetKnight(seat, _):
                uses(f"player.{seat}.estate", *"FGWM")
            case _:
                pass
    out: list[Hashable] = []
    for name, value in sorted(filling.asked.items()):
        if name.endswith((".tiles", ".cards", ".bribes")) or name.startswith(("deck", "bag", "church")):
            some = kinds.get(name, kinds.get(name.partition(".")[0], set()))
            out.append((name, tuple(each for each in value if each[0] in some)))  # type: ignore[attr-defined]
        elif ".estate" in name:
            some = kinds.get(name.rpartition(".")[0], set())
            out.append((name, tuple(each for each in value if each[0] in some)))  # type: ignore[attr-defined]
        else:
            out.append((name, value))
    return tuple(out)


# -------------------------------------------------------------------------------------------------- wants


def agrees(table: Table[Facts], begun: Begun[State] | None, wants: Wants, state: State) -> bool:
    """Whether a whole state has what is wanted of it."""
    return all(_has(table, begun, want, of, state) for want, of in wants.items())


def _has(table: Table[Facts], begun: Begun[State] | None, want: Want, of: Any, state: State) -> bool:
    if want.kind is Kind.DRAWN:
        return True
    if want.kind is Kind.VALUE:
        return bool(_value(want.path, state) == of)
    n = _in_slot(table, begun, want, state)
    return n >= int(of) if want.kind is Kind.LEAST else n <= int(of)


def _in_slot(table: Table[Facts], begun: Begun[State] | None, want: Want, state: State) -> int:
    match want.path:
        case ("player", int(seat), "estate", int(cell)):
            return state.estates[seat].tiles[Tile(want.column)] >> cell & 1
        case ("player", int(seat), "folly", int(cell)):
            return int((cell, want.column - FOLLIES) in state.estates[seat].follies)
        case _:
            slots = () if begun is None else begun.slots
            row = next((slot.row for slot in slots if slot.path == want.path), None)
            if row is None or row == GROUND:
                raise ValueError(want.path)
            return state.held[row][want.column] - table.facts.held[row][want.column]


def _value(path: Path, state: State) -> Any:
    match path:
        case ("player", int(seat), "title"):
            return state.titles[seat]
        case ("player", int(seat), "used"):
            return state.used[seat]
        case ("turn",):
            return state.turn.mover
        case ("queen",):
            return state.clock.queen
        case ("decade",):
            return state.clock.decade
        case ("marker",):
            return state.clock.space
        case ("so-far",):
            return state.turn.acted
        case ("equipment", str(name)):
            return getattr(state.box.equipment, name.replace("-", "_")).value
        case _:
            raise ValueError(path)
