"""What a file of a turn tells: its pieces, where those lie that nobody told, and who has built on whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Final, NamedTuple

from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.document.shapes import Disguise
from courtroll.verifier.games.kings_progress.faults.pending import AFTER_TURNS
from courtroll.verifier.games.kings_progress.table.equipment import (
    ARRIVALS,
    DISPLAY_CARDS,
    GIFTS_IN_PAIR,
    MAX_CROWNS,
    PAIRS_LAID,
    SINGLES_LAID,
)
from courtroll.verifier.games.kings_progress.table.names import CARD_WORDS, CARDS_BY_WORD, GIFTS_BY_WORD
from courtroll.verifier.games.kings_progress.table.pieces import (
    CARDS,
    DECK,
    DISCARDS,
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
from courtroll.verifier.games.kings_progress.table.progress import Phase
from courtroll.verifier.games.kings_progress.table.stock import whole_box
from courtroll.verifier.kernel.holdings import totals
from courtroll.verifier.kernel.reading import NOTHING, Path, Unknown
from courtroll.verifier.kernel.settling.meaning import Table
from courtroll.verifier.kernel.settling.slots import ENDLESS, Slot
from courtroll.verifier.kernel.settling.wants import value_of

CARD_PIECES: Final = tuple(range(CARDS))
GIFT_PIECES: Final = tuple(range(CARDS, CARDS + GIFT_KINDS))


Stacks = tuple[tuple[tuple[int | None, ...], ...], ...]
SUITS_OF: Final = "suits"
"""A path that begins so is of a covered card whose suit nobody told: whose build on whom, and which card of it."""
PAIRS_UNTOLD: Final[Path] = ("laid", "pairs")
TAKEN: Final = "taken"
"""A path that begins so is of a pair of gifts that nobody told, or of all of them: how many are there no more."""
REST: Final = "rest"
"""A path that begins so is of the cards that nobody sees anywhere else, in builds that nobody told."""
UNDER: Final = "under"
"""A path that begins so is of Disguise cards among them."""


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


def facts_of(described: Described, speaker: int) -> Facts:
    """A described turn taken apart."""
    state, stacks = described.play_state, _stacks(described)
    held = [list(row) for row in state.held]
    slots = (
        *_cards_lying(described, held),
        *_cards_built(described, stacks, held),
        *_gifts_lying(described, held),
        *_gifts_held(described, held),
    )
    told = tuple(map(tuple, held))
    unseen = tuple(n - there for n, there in zip(totals(whole_box(state.box)), totals(told), strict=True))
    return Facts(described, speaker, stacks, told, unseen, slots, _of_courtiers(described, stacks, unseen))


def _cards_lying(described: Described, held: list[list[int]]) -> Iterator[Slot]:
    """Influence cards that nobody told, but for those of builds. Notes those that are told."""
    state, document = described.play_state, described.document
    yield from _home(("deck",), DECK, CARD_PIECES, document.deck, held)
    if isinstance(document.deck, tuple) and not any(isinstance(each, Unknown) for each in document.deck):
        held[DECK][:CARDS] = [document.deck.count(word) for word in CARD_WORDS]
    # A deck that is told may have run out before the display was full.
    is_short = (
        isinstance(document.deck, tuple)
        or document.deck == 0
        or state.turn.phase in (Phase.DEAL, Phase.DROP, Phase.LOYALTY)
    )
    shown = 0 if is_short else DISPLAY_CARDS
    hands = ((hand(n), ("player", n, "hand"), each.hand, 0, ENDLESS) for n, each in enumerate(document.player))
    rows: tuple[tuple[int, Path, object, int, int], ...] = (
        (DISPLAY, ("face-up",), document.face_up, shown, DISPLAY_CARDS),
        (DISCARDS, ("discards",), document.discards, 0, ENDLESS),
        (DRAWN, ("pending", "cards"), drawn_of(described), 1, ENDLESS),
        *hands,
    )
    for row, path, said, low, high in rows:
        held[row][:CARDS] = [0] * CARDS
        if isinstance(said, tuple):
            for index, name in enumerate(said):
                if isinstance(name, Unknown):
                    yield Slot((*path, index), row, CARD_PIECES, 1, 1, True)
                else:
                    held[row][CARDS_BY_WORD[name]] += 1
        elif isinstance(said, int):
            yield Slot(path, row, CARD_PIECES, said, said)
        else:
            yield Slot(path, row, CARD_PIECES, low, high, isinstance(said, Unknown))


def _cards_built(described: Described, stacks: Stacks, held: list[list[int]]) -> Iterator[Slot]:
    """Cards of builds that nobody told. Notes those that are told."""
    for seat, mine in enumerate(stacks):
        held[built(seat)][:CARDS] = [0] * CARDS
        for kind in chain.from_iterable(mine):
            if kind is not None:
                held[built(seat)][kind] += 1
        yield from _unseen_in_builds(described, seat)


def _gifts_lying(described: Described, held: list[list[int]]) -> Iterator[Slot]:
    """Gifts that nobody told, but for those of players. Notes which have left the game."""
    state, document = described.play_state, described.document
    phase, out = state.turn.phase, document.gifts_out
    yield from _home(("gift-deck",), GIFT_DECK, GIFT_PIECES, document.gift_deck, held)
    if not out or isinstance(out, Unknown):
        yield Slot(("gifts-out",), OUT, GIFT_PIECES, asked=isinstance(out, Unknown))
    else:
        yield from _some(("gifts-out",), OUT, out)
    held[OUT][CARDS:] = [0] * GIFT_KINDS
    for name in () if isinstance(out, Unknown) else out:
        if not isinstance(name, Unknown):
            held[OUT][CARDS + gift(*GIFTS_BY_WORD[name])] += 1
    gone = ARRIVALS if isinstance(document.arrived, Unknown) else len(state.road.arrived)
    is_laid = phase not in (Phase.DEAL, Phase.DROP)
    if document.pairs is None or isinstance(document.pairs, Unknown):
        path: Path = PAIRS_UNTOLD if document.pairs is None else ("pairs",)
        low = is_laid * GIFTS_IN_PAIR * (PAIRS_LAID - max(gone - (phase is Phase.GIFT), 0))
        high = is_laid * GIFTS_IN_PAIR * PAIRS_LAID
        yield Slot(path, PAIRS, GIFT_PIECES, low, high, isinstance(document.pairs, Unknown))
    else:
        for number, pair in enumerate(document.pairs):
            said = (pair,) * GIFTS_IN_PAIR if isinstance(pair, Unknown) else pair
            yield from _some(("pairs", number), PAIRS, said)
    if document.singles is None or isinstance(document.singles, Unknown):
        low = is_laid * (SINGLES_LAID - gone * (phase in AFTER_TURNS))
        asked = isinstance(document.singles, Unknown)
        yield Slot(("singles",), SINGLES, GIFT_PIECES, low, is_laid * SINGLES_LAID, asked)
    else:
        for number, each in enumerate(document.singles):
            yield from _some(("singles", number), SINGLES, (each,))


def _some(path: Path, row: int, gifts: Iterable[object]) -> Iterator[Slot]:
    """As many gifts as are typed "?"."""
    n = sum(isinstance(each, Unknown) for each in gifts)
    if n:
        yield Slot(path, row, GIFT_PIECES, n, n, True)


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
            has = tuple(seat for seat, mine in enumerate(said) if courtier in listed(mine))
            cards[what] = has, any(may_have(mine, courtier) for mine in said)
        out.append(OfCourtier(told, open_, spare, cards))
    return tuple(out)


def may_have(said: Sequence[Courtier | Unknown] | Unknown | None, courtier: Courtier) -> bool:
    """Whether a player may have one card more of those that a file tells in part."""
    if said is None or isinstance(said, Unknown):
        return True
    return courtier not in said and any(isinstance(each, Unknown) for each in said)


def listed(said: Sequence[Courtier | Unknown] | Unknown | None) -> Sequence[Courtier | Unknown]:
    """The courtiers of a list, where it is told."""
    return () if said is None or isinstance(said, Unknown) else said


def is_open_build(described: Described, seat: int, courtier: Courtier) -> bool:
    """Whether nobody told what a player has built on a courtier."""
    said = described.document.player[seat].builds
    return said is NOTHING or isinstance(said, Unknown) or isinstance(said.get(courtier), Unknown)


def asked_builds(described: Described, courtier: Courtier) -> Iterator[Path]:
    """The builds on a courtier of which something is typed "?"."""
    for seat, player in enumerate(described.document.player):
        said = player.builds
        cards = said if isinstance(said, Unknown) else said.get(courtier, ())
        if isinstance(cards, Unknown) or any(isinstance(each, Unknown) for each in cards):
            yield ("player", seat, "builds", courtier.word)


def may_grow(table: Table[Facts], seat: int, courtier: Courtier) -> bool:
    """Whether a build that nobody told may be of several cards: of one typed "?" each size is tried."""
    is_one = value_of(table.fixed, ("player", seat, "builds", courtier.word), None) is True
    return is_open_build(table.facts.described, seat, courtier) and not is_one


def _gifts_held(described: Described, held: list[list[int]]) -> Iterator[Slot]:
    """Gifts of players that are not told: all, those of a type, or the crowns on one. Notes those that are."""
    for seat, player in enumerate(described.document.player):
        row, path, said = hand(seat), ("player", seat, "gifts"), player.gifts
        held[row][CARDS:] = [0] * GIFT_KINDS
        if isinstance(said, Unknown):
            yield Slot(path, row, GIFT_PIECES, asked=True)
            continue
        for prize, crowns in said.items():
            word, of_type = Prize(prize).word, tuple(CARDS + gift(Prize(prize), n) for n in range(MAX_CROWNS + 1))
            if isinstance(crowns, Unknown):
                yield Slot((*path, word), row, of_type, asked=True)
                continue
            for index, n in enumerate(crowns):
                if isinstance(n, Unknown):
                    yield Slot((*path, word, index), row, of_type, 1, 1, True)
                else:
                    held[row][of_type[n]] += 1


def _home(path: Path, row: int, columns: Sequence[int], said: object, held: list[list[int]]) -> Iterator[Slot]:
    """A deck: what it holds is told, or it holds what nobody needs elsewhere."""
    if isinstance(said, tuple) and not any(isinstance(each, Unknown) for each in said):
        return
    for column in columns:
        held[row][column] = 0
    low, high = (said, said) if isinstance(said, int) else (0, ENDLESS)
    yield Slot(path, row, tuple(columns), low, high, isinstance(said, Unknown), home=True)
