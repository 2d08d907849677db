"""A file of a turn taken apart: what is told, what pieces nobody told, and where they may be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.document.shapes import Disguise, EquipmentTable
from courtroll.verifier.games.kings_progress.faults.pending import AFTER_TURNS
from courtroll.verifier.games.kings_progress.play.control import stays_with_its_holder
from courtroll.verifier.games.kings_progress.scoring.projection import values_at
from courtroll.verifier.games.kings_progress.table.box import ASSUMED_COURT_TRACK, INNS, LONDON
from courtroll.verifier.games.kings_progress.table.equipment import (
    ARRIVALS,
    DISPLAY_CARDS,
    GIFTS_IN_PAIR,
    MAX_CROWNS,
    PAIRS_LAID,
    ROUNDS,
    SINGLES_LAID,
)
from courtroll.verifier.games.kings_progress.table.names import CARD_WORDS, CARDS_BY_WORD, GIFTS_BY_WORD
from courtroll.verifier.games.kings_progress.table.pieces import (
    CARDS,
    DECK,
    DISCARDS,
    DISGUISE,
    DISPLAY,
    DRAWN,
    GIFT_DECK,
    GIFT_KINDS,
    OUT,
    PAIRS,
    SINGLES,
    SUITS,
    Courtier,
    Prize,
    built,
    gift,
    hand,
)
from courtroll.verifier.games.kings_progress.table.progress import Phase, Progress
from courtroll.verifier.games.kings_progress.table.stock import whole_box
from courtroll.verifier.kernel.holdings import totals
from courtroll.verifier.kernel.position import Hole, Why
from courtroll.verifier.kernel.reading import NOTHING, Path, Unknown
from courtroll.verifier.kernel.settling.meaning import Table
from courtroll.verifier.kernel.settling.slots import ENDLESS, Slot
from courtroll.verifier.kernel.settling.wants import Open, least, value, value_of

LONGEST_TRACK: Final = 99
CARD_PIECES: Final = tuple(range(CARDS))
GIFT_PIECES: Final = tuple(range(CARDS, CARDS + GIFT_KINDS))


Stacks = tuple[tuple[tuple[int | None, ...], ...], ...]
SUITS_OF: Final = "suits"
"""A path that begins so is of a covered card whose suit nobody told: whose build on whom, and which card of it."""
PAIRS_UNTOLD: Final[Path] = ("laid", "pairs")
REST: Final = "rest"
"""A path that begins so is of the cards that nobody sees anywhere else, in builds that nobody told."""
UNDER: Final = "under"
"""A path that begins so is of Disguise cards among them."""
OF_ANY_SIZE: Final = "of any size"
"""What a build typed "?" may be, besides none and one card."""


class OfCourtier(NamedTuple):
    """What a file says of builds on a courtier, and of its control cards."""

    told: frozenset[int]
    """Who has a build on it."""
    open: frozenset[int]
    """Of whom nobody told whether they have."""
    spare: int
    """Cards of its suit that such a build may begin with."""
    cards: Mapping[str, tuple[tuple[int, ...], bool]]
    """Who is told to have its cards, major and minor, and whether somebody else may have them."""


class Facts(NamedTuple):
    """What a file says, apart from what it leaves open."""

    described: Described
    speaker: int
    """Whose turn it is where nobody says so, and whose decision outside of turns."""
    stacks: Stacks
    """By seat and courtier what is told of each card of a build; `None` is one that nobody told."""
    held: tuple[tuple[int, ...], ...]
    unseen: tuple[int, ...]
    slots: tuple[Slot, ...]
    courtiers: tuple[OfCourtier, ...]


def table_of(described: Described, speaker: int) -> Table[Facts]:
    """A described turn as verdicts want it."""
    assert described.play is not None
    state, document = described.play.state, described.document
    # A deck that is told may have run out before the display was full.
    is_short = (
        isinstance(document.deck, tuple)
        or document.deck == 0
        or state.turn.phase in (Phase.DEAL, Phase.DROP, Phase.LOYALTY)
    )
    shown = 0 if is_short else DISPLAY_CARDS
    rows: list[tuple[int, Path, object, int, int]] = [
        (DISPLAY, ("face-up",), document.face_up, shown, DISPLAY_CARDS),
        (DISCARDS, ("discards",), document.discards, 0, ENDLESS),
        (DRAWN, ("pending", "cards"), drawn_of(described), 1, ENDLESS),
    ]
    for seat, player in enumerate(document.player):
        rows.append((hand(seat), ("player", seat, "hand"), player.hand, 0, ENDLESS))
    held = [list(row) for row in state.held]
    slots = list(_home(("deck",), DECK, CARD_PIECES, document.deck, held))
    if not slots and isinstance(document.deck, tuple):
        held[DECK][:CARDS] = [document.deck.count(word) for word in CARD_WORDS]
    for row, path, said, low, high in rows:
        held[row][:CARDS] = [0] * CARDS
        if isinstance(said, tuple):
            for index, name in enumerate(said):
                if isinstance(name, Unknown):
                    slots.append(Slot((*path, index), row, CARD_PIECES, 1, 1, True))
                else:
                    held[row][CARDS_BY_WORD[name]] += 1
        elif isinstance(said, int):
            slots.append(Slot(path, row, CARD_PIECES, said, said))
        else:
            slots.append(Slot(path, row, CARD_PIECES, low, high, isinstance(said, Unknown)))
    stacks = _stacks(described)
    for seat, mine in enumerate(stacks):
        held[built(seat)][:CARDS] = [0] * CARDS
        for stack in mine:
            for kind in stack:
                if kind is not None:
                    held[built(seat)][kind] += 1
        slots += _unseen_in_builds(described, seat)
    gone = ARRIVALS if isinstance(document.arrived, Unknown) else len(state.road.arrived)
    is_laid = state.turn.phase not in (Phase.DEAL, Phase.DROP)
    pairs = is_laid * GIFTS_IN_PAIR * (PAIRS_LAID - max(gone - (state.turn.phase is Phase.GIFT), 0))
    singles = is_laid * (SINGLES_LAID - gone * (state.turn.phase in (Phase.MINOR, Phase.SHED, Phase.OVER)))
    slots += _home(("gift-deck",), GIFT_DECK, GIFT_PIECES, document.gift_deck, held)
    out = document.gifts_out
    if not out or isinstance(out, Unknown):
        slots.append(Slot(("gifts-out",), OUT, GIFT_PIECES, asked=isinstance(out, Unknown)))
    elif n_unknown := sum(isinstance(each, Unknown) for each in out):
        slots.append(Slot(("gifts-out",), OUT, GIFT_PIECES, n_unknown, n_unknown, True))
    laid = (
        (
            PAIRS,
            PAIRS_UNTOLD if document.pairs is None else ("pairs",),
            document.pairs,
            pairs,
            is_laid * GIFTS_IN_PAIR * PAIRS_LAID,
        ),
        (SINGLES, ("singles",), document.singles, singles, is_laid * SINGLES_LAID),
    )
    for row, path, gifts, n, most in laid:
        if gifts is None or isinstance(gifts, Unknown):
            slots.append(Slot(path, row, GIFT_PIECES, n, most, isinstance(gifts, Unknown)))
        elif row == PAIRS:
            for number, pair in enumerate(gifts):
                if isinstance(pair, Unknown):
                    slots.append(Slot((*path, number), row, GIFT_PIECES, GIFTS_IN_PAIR, GIFTS_IN_PAIR, True))
                elif n_unknown := sum(isinstance(each, Unknown) for each in pair):
                    slots.append(Slot((*path, number), row, GIFT_PIECES, n_unknown, n_unknown, True))
        else:
            for number, each in enumerate(gifts):
                if isinstance(each, Unknown):
                    slots.append(Slot((*path, number), row, GIFT_PIECES, 1, 1, True))
    for seat, player in enumerate(document.player):
        slots += _gifts_held(seat, player.gifts, held[hand(seat)])
    held[OUT][CARDS:] = [0] * GIFT_KINDS
    for name in () if isinstance(document.gifts_out, Unknown) else document.gifts_out:
        if not isinstance(name, Unknown):
            held[OUT][CARDS + gift(*GIFTS_BY_WORD[name])] += 1
    told = tuple(map(tuple, held))
    unseen = tuple(n - there for n, there in zip(totals(whole_box(state.box)), totals(told), strict=True))
    of_courtiers = _of_courtiers(described, stacks, unseen)
    facts = Facts(described, speaker, stacks, told, unseen, tuple(slots), of_courtiers)
    return Table(facts, tuple(_opens(facts)))


def drawn_of(described: Described) -> Sequence[str | Unknown] | Unknown | None:
    """The cards drawn for Rumour; `None` where nobody told them."""
    pending = described.pending
    return pending.cards or None if pending.phase is Phase.KEEP else ()


def _stacks(described: Described) -> Stacks:
    assert described.play is not None
    out = []
    for mine, player in zip(described.play.state.builds, described.document.player, strict=True):
        said = {} if isinstance(player.builds, Unknown) else player.builds
        row: list[tuple[int | None, ...]] = []
        for courtier in Courtier:
            cards = said.get(courtier, ())
            told = () if isinstance(cards, Unknown) else cards
            stack = zip(mine[courtier], told, strict=True)
            row.append(tuple(None if isinstance(each, Unknown | Disguise) else kind for kind, each in stack))
        out.append(tuple(row))
    return tuple(out)


def _unseen_in_builds(described: Described, seat: int) -> Iterator[Slot]:
    """Cards of builds that are not told: single ones, and whole builds that nobody told of."""
    said = described.document.player[seat].builds
    path: Path = ("player", seat, "builds")
    if not isinstance(said, Unknown):
        for courtier, cards in said.items():
            for index, each in enumerate(() if isinstance(cards, Unknown) else cards):
                if isinstance(each, Unknown | Disguise):
                    own, word = isinstance(each, Unknown) and index == 0, Courtier(courtier).word
                    kinds = tuple(
                        kind
                        for kind in CARD_PIECES
                        if (isinstance(each, Unknown) if SUITS[kind] == courtier else not own)
                    )
                    where = (*path, word, index) if own else (SUITS_OF, seat, word, index)
                    yield Slot(where, built(seat), kinds, 1, 1, own)
    kinds = tuple(kind for kind in CARD_PIECES if is_open_build(described, seat, SUITS[kind]))
    if kinds:
        yield Slot((REST, seat), built(seat), kinds)
        yield Slot((UNDER, seat), built(seat), CARD_PIECES)


def _of_courtiers(described: Described, stacks: Stacks, unseen: Sequence[int]) -> tuple[OfCourtier, ...]:
    players, out = described.document.player, []
    for courtier in Courtier:
        there = [mine[courtier] for mine in stacks]
        spare = sum(n for kind, n in enumerate(unseen[:CARDS]) if SUITS[kind] == courtier)
        spare -= sum(bool(stack) and stack[0] is None for stack in there)
        told = frozenset(seat for seat, stack in enumerate(there) if stack)
        open_ = frozenset(seat for seat in range(len(there)) if is_open_build(described, seat, courtier))
        cards = {}
        for what in ("major", "minor"):
            said = [getattr(player, what) for player in players]
            has = tuple(seat for seat, mine in enumerate(said) if courtier in _courtiers(mine))
            cards[what] = has, any(may_have(mine, courtier) for mine in said)
        out.append(OfCourtier(told, open_, spare, cards))
    return tuple(out)


def is_open_build(described: Described, seat: int, courtier: Courtier) -> bool:
    """Whether nobody told what a player has built on a courtier."""
    said = described.document.player[seat].builds
    return said is NOTHING or isinstance(said, Unknown) or isinstance(said.get(courtier), Unknown)


def may_grow(table: Table[Facts], seat: int, courtier: Courtier) -> bool:
    """Whether a build that nobody told may be of several cards: of one typed "?" each size is tried."""
    is_one = value_of(table.fixed, ("player", seat, "builds", courtier.word), None) is True
    return is_open_build(table.facts.described, seat, courtier) and not is_one


def _gifts_held(seat: int, said: Mapping[Any, Any] | Unknown, held: list[int]) -> Iterator[Slot]:
    """Gifts of a player that are not told: all, those of a type, or the crowns on one. Notes those that are."""
    row, path = hand(seat), ("player", seat, "gifts")
    held[CARDS:] = [0] * GIFT_KINDS
    if isinstance(said, Unknown):
        yield Slot(path, row, GIFT_PIECES, asked=True)
        return
    for prize, crowns in said.items():
        word, of_type = Prize(prize).word, tuple(CARDS + gift(Prize(prize), n) for n in range(MAX_CROWNS + 1))
        if isinstance(crowns, Unknown):
            yield Slot((*path, word), row, of_type, asked=True)
            continue
        for index, n in enumerate(crowns):
            if isinstance(n, Unknown):
                yield Slot((*path, word, index), row, of_type, 1, 1, True)
            else:
                held[of_type[n]] += 1


def _home(path: Path, row: int, columns: Sequence[int], said: object, held: list[list[int]]) -> Iterator[Slot]:
    """A deck: what it holds is told, or it holds what nobody needs elsewhere."""
    if isinstance(said, tuple) and not any(isinstance(each, Unknown) for each in said):
        return
    for column in columns:
        held[row][column] = 0
    low, high = (said, said) if isinstance(said, int) else (0, ENDLESS)
    yield Slot(path, row, tuple(columns), low, high, isinstance(said, Unknown), home=True)


# ------------------------------------------------------------------------------------------- what is no piece


def _opens(facts: Facts) -> Iterator[Open]:
    described = facts.described
    assert described.play is not None
    state = described.play.state
    seats = range(state.players)
    mover = state.turn.mover if described.play.is_known("turn") else facts.speaker
    for hole in described.play.holes:
        match hole.path:
            case ("turn",):
                yield _values(hole, [facts.speaker, *(seat for seat in seats if seat != facts.speaker)])
            case ("king",):
                yield _values(hole, [mover, *(seat for seat in seats if seat != mover)])
            case ("pawn",):
                yield _values(hole, _spaces(state))
            case ("court",):
                yield _values(hole, list(range(ROUNDS)))
            case ("at", str(word)):
                home = next(courtier for courtier in Courtier if courtier.word == word)
                yield _values(hole, [home, LONDON, *range(INNS, len(state.box.equipment.map.value.names))])
            case ("rulings", str(name)):
                option = next(each for each in state.box.ruleset.options if each.name == name)
                mine = state.box.ruleset.reading(option)
                yield _values(hole, sorted(map(str, option.readings), key=lambda each: each != mine))
            case _:
                pass
    yield from _box(described)
    path: Path
    if isinstance(described.document.so_far, Unknown):
        path = ("so-far",)
        yield Open(path, [value(path, False), value(path, True)], True)
    yield from _arrivals(facts)
    if state.turn.phase is Phase.SHED and state.turn.prize is None:
        path = ("pending", "prize")
        yield Open(path, [value(path, prize) for prize in Prize], asked=False)
    for seat, player in enumerate(described.document.player):
        for courtier in Courtier:
            builds = player.builds
            said = builds if isinstance(builds, Unknown) else builds.get(courtier, NOTHING if builds is NOTHING else ())
            if (said is NOTHING or isinstance(said, Unknown)) and may_be_built(described, courtier):
                yield _whether_built(facts, seat, courtier)
        yield from _covered(facts, seat)
        for what in ("major", "minor"):
            cards = getattr(player, what)
            for courtier in Courtier:
                if may_have(cards, courtier) and (cards is not None or not is_settled(described, courtier)):
                    yield _whether(("player", seat, what, courtier.word), asked=cards is not None)
        if isinstance(player.used, Unknown) or any(isinstance(each, Unknown) for each in player.used):
            for courtier in Courtier:
                if isinstance(player.used, Unknown) or courtier not in player.used:
                    yield _whether(("player", seat, "used", courtier.word), asked=True)


def _whether_built(facts: Facts, seat: int, courtier: Courtier) -> Open:
    """A build that nobody told: none or one. One typed "?" may be of more cards too, and where it is not told who has
    the courtier's cards, of all that nobody sees.
    """
    players, path = facts.described.document.player, ("player", seat, "builds", courtier.word)
    builds = players[seat].builds
    whether = _whether(path, asked=builds is not NOTHING)
    if builds is NOTHING or isinstance(builds, Unknown):
        return whether
    more = value(path, OF_ANY_SIZE)
    every = {
        want: n
        for kind, n in enumerate(facts.unseen[:CARDS])
        if SUITS[kind] == courtier and n > 0
        for want, n in least((REST, seat), kind, n).items()
    }
    is_told = not any(may_have(player.major, courtier) for player in players)
    return whether._replace(ways=[*whether.ways, more, *([] if is_told else [{**more, **every}])])


def _spaces(state: Progress) -> Sequence[int]:
    """Where the King pawn may be: short of the crown while turns go on, on it first when they are over."""
    crown = state.box.equipment.court_track.value
    short = range(state.players, crown)
    return (crown, *short) if state.turn.phase in AFTER_TURNS else short


def _covered(facts: Facts, seat: int) -> Iterator[Open]:
    """What a card typed "?" under a build may be: one of the courtier's own suit, or a Disguise card of any other."""
    said = facts.described.document.player[seat].builds
    for courtier, cards in () if isinstance(said, Unknown) else said.items():
        for index, each in enumerate(() if isinstance(cards, Unknown) else cards):
            if index and isinstance(each, Unknown):
                path: Path = ("player", seat, "builds", Courtier(courtier).word, index)
                own = [kind for kind in CARD_PIECES if SUITS[kind] == courtier and facts.unseen[kind] > 0]
                yield Open(path, [value(path, kind) for kind in (*own, DISGUISE)], asked=True)


def may_have(said: Sequence[Courtier | Unknown] | Unknown | None, courtier: Courtier) -> bool:
    """Whether a player may have one card more of those that a file tells in part."""
    if said is None or isinstance(said, Unknown):
        return True
    return courtier not in said and any(isinstance(each, Unknown) for each in said)


def may_be_built(described: Described, courtier: Courtier) -> bool:
    """Whether the control cards that are told leave room for a build on a courtier."""
    players = described.document.player
    is_held = any(courtier in _courtiers(player.major) for player in players)
    return is_held or courtier in described.play_state.road.arrived or any(may_have(p.major, courtier) for p in players)


def is_settled(described: Described, courtier: Courtier) -> bool:
    """Whether the builds alone say who has the cards of a courtier: all are told, none are level, and it is not at the
    Royal Court.
    """
    state = described.play_state
    arrived = described.document.arrived
    is_told = not isinstance(arrived, Unknown) and not any(isinstance(each, Unknown) for each in arrived)
    lags = courtier in _courtiers(arrived) or not is_told
    assert described.play is not None
    may_stay = not described.play.is_known("rulings", "empty-control") or stays_with_its_holder(
        state.box.ruleset.empty_control
    )
    if lags or state.turn.phase is Phase.SHED or may_stay:
        return False
    for player in described.document.player:
        said = player.builds
        if said is NOTHING or isinstance(said, Unknown):
            return False
        cards = said.get(courtier, ())
        if isinstance(cards, Unknown) or any(isinstance(each, Unknown) for each in cards):
            return False
    built_up = [value for value in values_at(state.builds, courtier) if value]
    return len(set(built_up)) == len(built_up)


def _courtiers(said: Sequence[Courtier | Unknown] | Unknown | None) -> Sequence[Courtier | Unknown]:
    return () if said is None or isinstance(said, Unknown) else said


def _whether(path: Path, *, asked: bool) -> Open:
    return Open(path, [value(path, False), value(path, True)], asked)


def _box(described: Described) -> Iterator[Open]:
    """The crown's space, where no file types it: behind the King pawn it is nowhere."""
    state, said = described.play_state, described.document.equipment
    path: Path = ("equipment", "court-track")
    typed = said.court_track if isinstance(said, EquipmentTable) else said
    if not isinstance(typed, int):
        pawn = state.clock.space
        ways = (max(ASSUMED_COURT_TRACK, pawn), pawn + 1, LONGEST_TRACK)
        yield Open(path, [value(path, each) for each in dict.fromkeys(ways)], isinstance(typed, Unknown))


def _arrivals(facts: Facts) -> Iterator[Open]:
    """Who may have arrived, where the file does not say it of all."""
    document = facts.described.document
    said, at = document.arrived, document.at
    away = frozenset() if isinstance(at, Unknown) else frozenset(at)
    told = () if isinstance(said, Unknown) else said
    left = [courtier for courtier in Courtier if courtier not in away and courtier not in told]
    phase = facts.described.pending.phase
    if isinstance(said, Unknown):
        ways = [(), *_runs(left, range(1, ARRIVALS + 1))]
    elif n := sum(isinstance(each, Unknown) for each in said):
        ways = []
        for some in _runs(left if len(left) >= n else [each for each in Courtier if each not in told], (n,)):
            more = iter(some)
            ways.append(tuple(next(more) if isinstance(each, Unknown) else each for each in said))
    elif not said and phase in (Phase.GIFT, Phase.MINOR):
        card = "major" if phase is Phase.GIFT else "minor"
        held = getattr(document.player[facts.speaker], card)
        mine = () if held is None or isinstance(held, Unknown) else held
        fewest = facts.described.play_state.turn.served + 1
        ways = _runs(sorted(left, key=lambda c: c not in mine), range(fewest, ARRIVALS + 1))
    else:
        return
    path: Path = ("arrived",)
    if ways:
        yield Open(path, [value(path, each) for each in ways], bool(said))


def _runs(left: Sequence[Courtier], numbers: Iterable[int]) -> list[tuple[Courtier, ...]]:
    """So many of them, with each of them last once: who arrived last, who did at all, and how many."""
    return [
        tuple(left[(last + back) % len(left)] for back in range(n)[::-1])
        for n in numbers
        for last in range(len(left))
        if n <= len(left)
    ]


def _values(hole: Hole, ways: Sequence[object]) -> Open:
    return Open(hole.path, [value(hole.path, each) for each in ways], hole.why is Why.ASKED)
