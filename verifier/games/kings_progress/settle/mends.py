"""What might help where a table, or a question about it, fails: builds, control cards and pairs that nobody told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from courtroll.verifier.games.kings_progress.document.shapes import PlayerTable
from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.codes import Refusal
from courtroll.verifier.games.kings_progress.play.control import stays_with_its_holder
from courtroll.verifier.games.kings_progress.settle.facts import (
    PAIRS_UNTOLD,
    REST,
    SUITS_OF,
    TAKEN,
    UNDER,
    Facts,
    is_open_build,
    may_grow,
)
from courtroll.verifier.games.kings_progress.settle.past import whole
from courtroll.verifier.games.kings_progress.settle.stand_in import of_stand_in
from courtroll.verifier.games.kings_progress.table.codes import FaultCode
from courtroll.verifier.games.kings_progress.table.equipment import GIFTS_IN_PAIR, PAIRS_LAID
from courtroll.verifier.games.kings_progress.table.names import COURTIERS, GIFTS_BY_WORD
from courtroll.verifier.games.kings_progress.table.pieces import CARDS, DISGUISE, SUITS, Courtier, built, gift
from courtroll.verifier.games.kings_progress.table.progress import Turn
from courtroll.verifier.games.kings_progress.table.state import OnCourtier
from courtroll.verifier.kernel.legality import Fault, Lack, Objection
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.reading import Path, Unknown
from courtroll.verifier.kernel.settling.meaning import Table
from courtroll.verifier.kernel.settling.slots import Slot
from courtroll.verifier.kernel.settling.wants import Kind, Want, Wants, all_of, least, merged, most, value, value_of

SHORT: Final[Path] = ("short",)
"""The path of whether the deck has run out before the display was full, where nobody told either."""
HOST: Final = "host"
"""A path that begins so is of the build over a player's Disguise cards that nobody told: all, or those of a kind."""
EXPOSED: Final = "exposed"
"""A path that begins so is of the exposed card of a build that nobody told: whose, and on whom."""
LAST: Final = "last"
"""A path that begins so is of the cards that lie last of a build that nobody told: whose, and on whom."""
OF_BUILD: Final = 4
"""Parts of the path of a whole build."""

OF_CONTROL: Final = (
    FaultCode.CONTROL_NOT_AS_BUILT, FaultCode.MAJOR_WITHOUT_MINOR, FaultCode.MINOR_WITHOUT_MAJOR,
)  # fmt: skip
ABOUT_PAIRS: Final = (FaultCode.PAIRS_MISSING, FaultCode.PAIRS_NOT_TAKEN)
ABOUT_CONTROL: Final = (*OF_CONTROL, FaultCode.DISC_OF_ANOTHER)


def told_of(player: PlayerTable, what: str) -> Sequence[object]:
    said = getattr(player, what)
    return () if said is None or isinstance(said, Unknown) else said


def mends(
    table: Table[Facts], wants: Wants, against: Objection | Fault, decision: d.Decision | None
) -> Iterator[Wants]:
    if decision is None:
        yield from _of_a_table(table, wants, against)
    elif isinstance(decision, d.Choose | d.Pick | d.With):
        yield from _of_pairs(table, against, decision)
    else:
        yield from _of_builds(table, wants, against, decision)
    yield from of_stand_in(table, wants, against, decision)


def _of_a_table(table: Table[Facts], wants: Wants, against: Objection | Fault) -> Iterator[Wants]:
    """What might let a table be."""
    document = table.facts.described.document
    match against:
        case Fault(code, _, Named(name)) if code in OF_CONTROL:
            yield from _of_control(table, wants, COURTIERS[name])
        case Fault(FaultCode.DISC_OF_ANOTHER, _, OnCourtier(seat, courtier)):
            path: Path = ("player", seat, "major", courtier.word)
            yield from [value(path, True)] if table.ways(path) is not None else []
            # Or none of its cards lies in a build of somebody else, so that the ability card went to nobody else.
            for ofs in ((REST,), (REST, UNDER)):
                others = [slot for slot in table.facts.slots if slot.path[0] in ofs and slot.path[1] != seat]
                none = [most(slot.path, kind, 0) for slot in others for kind in slot.columns if SUITS[kind] == courtier]
                yield from [all_of(none)] if none else []
        case Objection(FaultCode.SO_FAR_NOT_ON_THE_TABLE, lack=Lack(holder, item)):
            for seat in range(len(document.player)):
                if holder == built(seat):
                    yield from _of_laying(table, seat, item)
        case Fault(FaultCode.SO_FAR_NOT_ON_THE_TABLE):
            yield from _of_so_far(table)
        case Fault(FaultCode.PAIRS_NOT_TAKEN):
            yield from _taken(table, against.limit or 0)
            yield from _nobodys(table, wants)
        case Fault(FaultCode.DOES_NOT_ADD_UP):
            arrived = table.ways(("arrived",))
            yield from () if arrived is None else arrived.ways
            if not isinstance(document.deck, int | tuple):
                yield value(SHORT, True)
            empty = [each.path for each in table.opens if each.path[2:3] == ("builds",) and len(each.path) == OF_BUILD]
            yield all_of(value(path, False) for path in empty)
            yield from (value(path, False) for path in empty if _may_be_kept(table, path))
            yield from _taken(table)
        case _:
            pass


def _taken(table: Table[Facts], n: int = 0) -> Iterator[Wants]:
    """A pair typed "?" is there no more, or so many of pairs that nobody told are not."""
    for slot in table.facts.slots:
        if slot.path[:1] == ("pairs",) and slot.low == GIFTS_IN_PAIR == len(slot.path):
            yield value((TAKEN, *slot.path), 1)
        elif n and slot.path in (("pairs",), PAIRS_UNTOLD):
            yield value((TAKEN, *slot.path), n)


def _nobodys(table: Table[Facts], wants: Wants) -> Iterator[Wants]:
    """Nobody has the ability card of a courtier that has arrived, where nobody is told to have it."""
    for courtier in table.part(wants, ("arrived",), table.facts.described.play_state.road.arrived):
        told, may_be = table.facts.courtiers[courtier].cards["major"]
        if not told and may_be:
            seats = range(len(table.facts.described.document.player))
            yield all_of(value(("player", seat, "major", courtier.word), False) for seat in seats)


def _of_so_far(table: Table[Facts]) -> Iterator[Wants]:
    """What was discarded, swapped and put in order in this turn, where nobody told what lies there now."""
    facts, state = table.facts, table.facts.described.play_state
    decks = {slot.path for slot in facts.slots} & {("deck",), ("discards",)}
    yield from (all_of(most(path, kind, 0) for kind in range(CARDS)) for path in sorted(decks))
    swapped = list(_of_swap(state.turn, facts.unseen)) if _are_open(facts) else []
    each_of = [_pair(facts.slots, pair - 1, (kind,)) for pair, kind in swapped]
    yield from (all_of(each_of), *each_of)  # an arrival may have brought one of the pairs since
    for each in whole(state):
        if isinstance(each, d.Reorder) and each.cards and is_open_build(facts.described, each.seat, each.courtier):
            fits = [least((REST, each.seat), kind, each.cards.count(kind)) for kind in set(each.cards)]
            yield all_of((*fits, value((EXPOSED, each.seat, each.courtier.word), each.cards[0])))


def _of_pairs(table: Table[Facts], against: Objection | Fault, decision: d.Choose | d.Pick | d.With) -> Iterator[Wants]:
    """What might let a pair, or a gift of one, be there."""
    slots, unseen, are_open = table.facts.slots, table.facts.unseen, _are_open(table.facts)
    match against.code, decision:
        case Refusal.NOT_A_PAIR, d.Choose(_, gifts) if are_open:
            yield _pair(slots, 0, gifts)
        case Refusal.NOT_A_PAIR, d.Choose(_, gifts):
            for slot in slots:
                if slot.path[:1] == ("pairs",):
                    missing = Counter(gifts) - _told_of_pair(table.facts, slot)
                    yield all_of(least(slot.path, CARDS + kind, n) for kind, n in missing.items())
        case Refusal.PAIR_TAKEN, d.Choose(pair) if are_open:
            yield from [_pair(slots, pair - 1, (kind,)) for kind, n in enumerate(unseen[CARDS:]) if n > 0][:1]
        case Refusal.PAIR_TAKEN, d.Choose(pair):
            yield from (value((TAKEN, *slot.path), 0) for slot in slots if slot.path == ("pairs", pair - 1))
        case Refusal.GIFT_NOT_THERE, d.Pick(pair, kind) | d.With(pair, int(kind)) if 0 < pair <= PAIRS_LAID:
            if are_open:
                yield _pair(slots, pair - 1, (kind,))
            yield from (least(slot.path, CARDS + kind, 1) for slot in slots if slot.path == ("pairs", pair - 1))
        case _:
            pass


def _of_builds(table: Table[Facts], wants: Wants, against: Objection | Fault, decision: d.Decision) -> Iterator[Wants]:
    """What might let a build be there, or be of the cards that somebody says."""
    slots, unseen = table.facts.slots, table.facts.unseen
    match against.code, decision:
        case Refusal.NOT_ITS_CARDS, d.Reorder(seat, courtier, cards) if any(
            slot.path[:3] == (SUITS_OF, seat, courtier.word) for slot in slots
        ):
            for slot in slots:
                if slot.path[:3] == (SUITS_OF, seat, courtier.word):
                    may_be = covered(slot, wants)
                    yield from (least(slot.path, kind, 1) for kind in set(cards) if kind in may_be)
        case Refusal.NO_BUILD_THERE | Refusal.NOT_ITS_CARDS, d.Reorder(seat, courtier, cards) if (
            _may_grow(table, wants, seat, courtier) and cards and DISGUISE not in cards
        ):
            yield all_of(least((REST, seat), kind, cards.count(kind)) for kind in set(cards))
        case Refusal.NO_BUILD_THERE, d.Discard(seat, courtier) | d.Shed(seat, courtier) if _may_grow(
            table, wants, seat, courtier
        ):
            for kind in range(CARDS):
                n = 1 + wants.get(Want(Kind.LEAST, (REST, seat), kind), 0)
                if SUITS[kind] == courtier and unseen[kind] >= n:
                    yield least((REST, seat), kind, n)
        case _:
            pass


def _told_of_pair(facts: Facts, slot: Slot) -> Counter[int]:
    """The gifts of a pair that are told beside what nobody told of it."""
    pairs = facts.described.document.pairs
    said = pairs[int(slot.path[1])] if isinstance(pairs, tuple) else ()
    told = () if isinstance(said, Unknown) else said
    return Counter(gift(*GIFTS_BY_WORD[name]) for name in told if not isinstance(name, Unknown))


def _are_open(facts: Facts) -> bool:
    """Whether nobody told the pairs."""
    return not isinstance(facts.described.document.pairs, tuple)


def _of_control(table: Table[Facts], wants: Wants, courtier: Courtier) -> Iterator[Wants]:
    """Builds that nobody told, and control cards that nobody told of, for a courtier whose cards lie elsewhere."""
    facts = table.facts
    kinds = [kind for kind in reversed(range(CARDS)) if SUITS[kind] == courtier and facts.unseen[kind] > 0]
    have = {
        what: [
            seat for seat, player in enumerate(facts.described.document.player) if courtier in (told_of(player, what))
        ]
        or [int(want.path[1]) for want in wants if want.path[2:] == (what, courtier.word) and wants[want]]
        for what in ("major", "minor")
    }
    for slot in facts.slots:
        match slot.path:
            case (of, int(seat)) if of == REST and (seat in have["major"] + have["minor"] or not any(have.values())):
                fits = [least(slot.path, kind, 1) for kind in kinds if kind in slot.columns]
                yield from fits
                yield from (value((EXPOSED, seat, courtier.word), kind) for kind in kinds)
                yield from () if seat in have["minor"] else [all_of(fits)]
                yield value((HOST, seat), courtier)
                yield from _fewer(facts, slot, kinds)
            case ("player", int(), "builds", str(word), int()) if word == courtier.word:
                yield from (least(slot.path, kind, 1) for kind in slot.columns)
                yield all_of(most(slot.path, kind, 0) for kind in kinds if kind in slot.columns)
            case (of, int(seat)) if of == REST:
                none = [all_of(most(slot.path, kind, 0) for kind in kinds if kind in slot.columns)]
                yield from none
                yield all_of((*none, *(most((UNDER, seat), kind, 0) for kind in kinds)))
                for kind in (kind for kind in kinds if kind in slot.columns):
                    yield all_of((least(slot.path, kind, 1), value((EXPOSED, seat, courtier.word), kind)))
            case _:
                pass
    for each in table.opens:
        match each.path:
            case ("player", int(), "major" | "minor" as what, str(word)) if word == courtier.word and not have[what]:
                yield value(each.path, True)
            case _:
                pass


def covered(slot: Slot, wants: Wants) -> Sequence[int]:
    """What a covered card whose suit nobody told may be, where a value was chosen for a "?" of it."""
    _, seat, word, index = slot.path
    kind = value_of(wants, ("player", seat, "builds", word, index), None)
    if kind == DISGUISE:
        return [each for each in slot.columns if SUITS[each] != COURTIERS[str(word)]]
    return slot.columns if kind is None else (kind,)


def _may_grow(table: Table[Facts], wants: Wants, seat: int, courtier: Courtier) -> bool:
    """Whether a build that nobody told may have more cards."""
    is_there = value_of(wants, ("player", seat, "builds", courtier.word), True)
    return bool(is_there) and may_grow(table, seat, courtier)


def _may_be_kept(table: Table[Facts], path: Path) -> bool:
    """Whether a player may have both cards of a courtier without a build on it."""
    described = table.facts.described
    _, seat, _, word = path
    player = described.document.player[int(seat)]
    has_both = all(COURTIERS[str(word)] in told_of(player, what) for what in ("major", "minor"))
    return has_both and stays_with_its_holder(described.play_state.box.ruleset.empty_control)


def _of_laying(table: Table[Facts], seat: int, card: int) -> Iterator[Wants]:
    """The cards that were laid in this turn on the same build, last of it in the order in which they were laid."""
    described = table.facts.described
    laid: dict[Courtier, list[int]] = {}
    for each in whole(described.play_state):
        match each:
            case d.Build(kind) | d.Add(kind):
                laid.setdefault(SUITS[kind], []).append(kind)
            case d.Disguise(kind, courtier):
                laid.setdefault(courtier, []).append(kind)
            case _:
                pass
    for courtier, kinds in laid.items():
        if card in kinds and is_open_build(described, seat, courtier):
            hosts = [value((HOST, seat, kind), courtier) for kind in kinds if SUITS[kind] != courtier]
            yield all_of((*hosts, value((LAST, seat, courtier.word), tuple(kinds))))


def _fewer(facts: Facts, slot: Slot, kinds: Iterable[int]) -> Iterator[Wants]:
    """Not all that nobody sees of a kind in builds that nobody told: under others of them, or elsewhere."""
    for kind in kinds:
        if kind in slot.columns:
            fewer = most(slot.path, kind, facts.unseen[kind] - 1)
            yield fewer
            yield all_of((fewer, most((UNDER, *slot.path[1:]), kind, 0)))


def _of_swap(turn: Turn, unseen: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Which pairs hold which gifts by a swap that was begun or done in the turn; of one from the deck, any."""
    picked = next((each for each in turn.done if isinstance(each, d.Pick)), None)
    into = next((each for each in turn.done if isinstance(each, d.With)), None)
    if picked is None:
        return
    held: list[tuple[int, int]] = []
    if into is None:
        held = [(picked.pair, picked.gift)]
    elif into.gift is not None:
        held = [(picked.pair, into.gift), (into.pair, picked.gift)]
    else:
        drawn = (kind for kind, n in enumerate(unseen[CARDS:]) if n > (kind == picked.gift))
        held = [(picked.pair, kind) for kind in list(drawn)[:1]]
    yield from ((pair, kind) for pair, kind in held if 0 < pair <= PAIRS_LAID)


def _pair(slots: Sequence[Slot], index: int, gifts: Sequence[int]) -> Wants:
    """A pair with these gifts, where nobody told the pairs."""
    out: Wants = value(("pairs", index), tuple(gifts))
    path: Path = next(slot.path for slot in slots if slot.path in (("pairs",), PAIRS_UNTOLD))
    for kind in set(gifts):
        out = merged(out, least(path, CARDS + kind, gifts.count(kind))) or out
    return out
