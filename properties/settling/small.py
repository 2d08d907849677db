"""How small boxes are made: whole tables of which a few pieces and words are taken away, and all that may come back."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import islice, product
from math import prod
from random import Random
from typing import Any, Final, NamedTuple

from courtroll.properties.engines.answers import Document
from courtroll.properties.settling.making import ASKED
from courtroll.properties.settling.suite import DROPPED, Box, Filling, Path, Ranged, found
from courtroll.verifier.kernel.chance import Seeded
from courtroll.verifier.kernel.hearing import Sentence, Unheard
from courtroll.verifier.kernel.holdings import Holdings
from courtroll.verifier.kernel.room import AnyPlayableRoom
from courtroll.verifier.kernel.settling.meaning import Begun, Table
from courtroll.verifier.kernel.settling.wants import Kind, Want, Wants

MOST: Final = 400
"""A box has no more fillings."""
QUESTIONS: Final = 7
PAIRS: Final = 8
"""So often it is looked for a move by which two fillings part."""


class Part(NamedTuple):
    """Something that is not told: how its file is written, and each way it may be."""

    changes: Mapping[Path, Any]
    ways: Sequence[tuple[Mapping[Path, Any], Mapping[str, Hashable]]]
    """What is typed in place of it, and what of that stands for a "?"."""


class Place(NamedTuple):
    """A place for pieces of some kinds: how it is typed in the box, what it holds, and how many it may hold."""

    path: Path
    typed: Any
    kinds: frozenset[str]
    holds: Mapping[str, int]
    exactly: int | None = None
    most: int | None = None

    @property
    def name(self) -> str:
        return ".".join(map(str, self.path))

    @property
    def is_asked(self) -> bool:
        return self.typed == ASKED or (isinstance(self.typed, str | list) and ASKED in self.typed)

    def may_hold(self, share: Mapping[str, int]) -> bool:
        n = sum(share.values())
        return (self.exactly is None or n == self.exactly) and (self.most is None or n <= self.most)


Told = Callable[[Place, Mapping[str, int]], Any]
"""How a file tells what a place holds."""


def part_of(places: Sequence[Place], told: Told, typed_at: Callable[[Place], Path] = lambda place: place.path) -> Part:
    """Places that share out among them what they hold together."""
    ways = []
    for shares in _shared_out(places):
        changes = {typed_at(place): told(place, share) for place, share in zip(places, shares, strict=True)}
        asked = {
            place.name: tuple(sorted((kind, n) for kind, n in share.items() if n))
            for place, share in zip(places, shares, strict=True)
            if place.is_asked
        }
        ways.append((changes, asked))
    return Part({typed_at(place): place.typed for place in places}, ways)


def single(path: Path, values: Iterable[Any], typed: Any) -> Part:
    """One word or number."""
    name = ".".join(map(str, path))
    return Part({path: typed}, [({path: each}, {} if typed is DROPPED else {name: repr(each)}) for each in values])


def _shared_out(places: Sequence[Place]) -> Iterator[tuple[Mapping[str, int], ...]]:
    """All ways to lay what these places hold together into them."""
    pool: dict[str, int] = {}
    for place in places:
        for kind, n in place.holds.items():
            pool[kind] = pool.get(kind, 0) + n
    per_kind = [list(_split(n, [kind in place.kinds for place in places])) for kind, n in pool.items()]
    for chosen in product(*per_kind):
        shares = tuple({kind: split[i] for kind, split in zip(pool, chosen, strict=True)} for i in range(len(places)))
        if all(place.may_hold(share) for place, share in zip(places, shares, strict=True)):
            yield shares


def _split(n: int, may: Sequence[bool]) -> Iterator[tuple[int, ...]]:
    if not may:
        if n == 0:
            yield ()
        return
    for k in range(n + 1) if may[0] else (0,):
        yield from ((k, *rest) for rest in _split(n - k, may[1:]))


def mover_of(document: Document) -> int:
    return [player["name"] for player in document["player"]].index(document["turn"])


def mover_and_other(document: Document, random: Random) -> tuple[int, int]:
    """The player in turn, and somebody else."""
    first = mover_of(document)
    return first, random.choice([seat for seat in range(len(document["player"])) if seat != first])


def counted(things: Sequence[str]) -> dict[str, int]:
    return {kind: things.count(kind) for kind in dict.fromkeys(things)}


# ---------------------------------------------------------------------------------------------------- the box


def boxed(
    room: AnyPlayableRoom,
    whole: Document,
    parts: Sequence[Part],
    questions: Callable[[Sequence[Filling]], Iterable[str]],
    used: Callable[[Filling, Any], Hashable],
    agrees: Callable[[Any, Any, Any, Any], bool],
) -> Box | None:
    """The box of a whole table without these parts; `None` where it is not small, or cannot be read."""
    fillings = list(islice(_fillings(whole, parts), MOST + 1))
    if not parts or len(fillings) > MOST:
        return None
    described = deepcopy(whole)
    for part in parts:
        _type(described, part.changes)
    if isinstance(room.read(described), tuple):
        return None
    return Box(described, fillings, list(questions(fillings or [Filling(whole, {})])), used, agrees)


def _type(document: Document, changes: Mapping[Path, Any]) -> None:
    for path, value in changes.items():
        holder = found(document, path[:-1])
        if value is DROPPED:
            holder.pop(path[-1], None)
        else:
            holder[path[-1]] = value


def _fillings(whole: Document, parts: Sequence[Part]) -> Iterator[Filling]:
    for chosen in product(*(part.ways for part in parts)):
        document, asked = deepcopy(whole), dict[str, Hashable]()
        for changes, of in chosen:
            _type(document, changes)
            asked |= of
        yield Filling(document, asked)


def questions_about(
    room: AnyPlayableRoom,
    state_of: Callable[[Any], Any],
    tries: Callable[[Any, Random], tuple[int, Any]],
    fillings: Sequence[Filling],
    random: Random,
) -> Iterator[str]:
    """Moves that are legal in one filling or another, some with what comes right after; and some of anybody."""
    game, asked, seen = room.engine(), room.questions(), set[str]()
    assert asked is not None
    for n in range(QUESTIONS):
        whole = room.read(random.choice(fillings).document)
        assert not isinstance(whole, tuple)
        state = state_of(whole)
        seat = game.decider(state)
        kinds: dict[type[Any], list[Any]] = {}
        for decision in game.legal_actions(state):
            kinds.setdefault(type(decision), []).append(decision)
        if not kinds or seat is None:
            continue
        said = [random.choice(kinds[random.choice(list(kinds))])]
        if n == 0:
            seat, decision = tries(state, random)
            said = [decision]
        elif random.randrange(3) == 0:
            after = game.run(state, said[0], Seeded(random)).state
            if game.decider(after) == seat:
                said.append(random.choice(list(game.legal_actions(after))))
        try:
            text = f"{room.names(state)[seat]}: {asked.say(whole, said, seat)}"
            asked.hear(whole, text)
        except (Unheard, ValueError, IndexError):  # conceivable, not sayable
            continue
        if text not in seen:
            seen.add(text)
            yield text


def where_they_part(
    room: AnyPlayableRoom, state_of: Callable[[Any], Any], fillings: Sequence[Filling], random: Random
) -> Iterator[str]:
    """A move that is legal in one filling and not in another, if two that are drawn part by one."""
    game, asked = room.engine(), room.questions()
    assert asked is not None
    for _ in range(PAIRS):
        one, other = (room.read(random.choice(fillings).document) for _ in range(2))
        assert not isinstance(one, tuple)
        assert not isinstance(other, tuple)
        here, there = state_of(one), state_of(other)
        seat = game.decider(here)
        if seat is None or game.decider(there) is None:
            continue
        parting = [each for each in game.legal_actions(here) if game.objections(there, each, seat)]
        if parting:
            yield f"{room.names(here)[seat]}: {asked.say(one, [random.choice(parting)], seat)}"
            return


def used_of(
    filling: Filling, sentence: Sentence[Any], uses: Callable[[Any, int], Iterable[tuple[str, str]]]
) -> Hashable:
    """What a sentence uses of places that are typed "?", as its decisions say; all of what else is."""
    wanted = {use for decision in sentence.decisions for use in uses(decision, sentence.seat)}
    out: list[Hashable] = []
    for name, value in sorted(filling.asked.items()):
        if isinstance(value, tuple):
            out.append((name, tuple(each for each in value if (name, each[0]) in wanted)))
        else:
            out.append((name, value))
    return tuple(out)


def agreeing(
    value_of: Callable[[Path, Any, Any], Any], told: Callable[[Any], Holdings] = lambda facts: facts.held
) -> Callable[[Table[Any], Begun[Any] | None, Wants, Any], bool]:
    """Whether a whole state has what is wanted of it; by the state and the room's facts `value_of` says what it has of
    what is no piece, and by the facts `told` what is held beside what is not told.
    """

    def has(table: Table[Any], begun: Begun[Any] | None, want: Want, of: Any, state: Any) -> bool:
        match want.kind:
            case Kind.DRAWN:
                return True
            case Kind.VALUE:
                return bool(value_of(want.path, state, table.facts) == of)
            case Kind.LEAST | Kind.MOST:
                slots = () if begun is None else begun.slots
                row = next(slot.row for slot in slots if slot.path == want.path)
                n = state.held[row][want.column] - told(table.facts)[row][want.column]
                return bool(n >= of if want.kind is Kind.LEAST else n <= of)

    return lambda table, begun, wants, state: all(has(table, begun, want, of, state) for want, of in wants.items())


# --------------------------------------------------------------------------------------------------- scorings

Open = tuple[Path, Sequence[Any]]
"""A value at a scoring that may be unknown, and all that it may be."""
SCORED: Final = 120
"""No more tables are scored for one."""


def ranged(whole: Document, opens: Sequence[Open], random: Random) -> Ranged | None:
    """A table at a scoring of which a value or two are typed "?", and what it may be; `None` where it is not small."""
    chosen = list[Open]()
    for path, values in random.sample(opens, min(2, len(opens))):
        if prod(len(each) for _, each in chosen) * len(values) <= SCORED:
            chosen.append((path, values))
    if not chosen:
        return None
    fillings = [
        _with(whole, zip((path for path, _ in chosen), values, strict=True))
        for values in product(*(values for _, values in chosen))
    ]
    return Ranged(_with(whole, ((path, ASKED) for path, _ in chosen)), fillings)


def _with(whole: Document, values: Iterable[tuple[Path, Any]]) -> Document:
    out = deepcopy(whole)
    for path, value in values:
        found(out, path[:-1])[path[-1]] = value
    return out
