"""A file of a turn taken apart: what is told, what pieces nobody told, and where they may be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.table.box import INNS, LONDON
from courtroll.verifier.games.kings_progress.table.equipment import (
    DISPLAY_CARDS,
    GIFTS_IN_PAIR,
    PAIRS_LAID,
    ROUNDS,
    SINGLES_LAID,
)
from courtroll.verifier.games.kings_progress.table.names import CARDS_BY_WORD, GIFTS_BY_WORD
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
    Courtier,
    gift,
    hand,
)
from courtroll.verifier.games.kings_progress.table.progress import Phase
from courtroll.verifier.games.kings_progress.table.state import Control
from courtroll.verifier.games.kings_progress.table.stock import whole_box
from courtroll.verifier.kernel.position import Hole, Why
from courtroll.verifier.kernel.reading import NOTHING, Path, Unknown
from courtroll.verifier.kernel.settling.meaning import Table
from courtroll.verifier.kernel.settling.slots import ENDLESS, Slot
from courtroll.verifier.kernel.settling.wants import Open, value

CARD_PIECES: Final = tuple(range(CARDS))
GIFT_PIECES: Final = tuple(range(CARDS, CARDS + GIFT_KINDS))


class Facts(NamedTuple):
    """What a file says, apart from what it leaves open."""

    described: Described
    speaker: int
    """Whose turn it is where nobody says so, and whose decision outside of turns."""
    held: tuple[tuple[int, ...], ...]
    unseen: tuple[int, ...]
    slots: tuple[Slot, ...]


def table_of(described: Described, speaker: int) -> Table[Facts]:
    """A described turn as verdicts want it."""
    assert described.play is not None
    state, document = described.play.state, described.document
    shown = 0 if state.turn.phase in (Phase.DEAL, Phase.DROP, Phase.LOYALTY) else DISPLAY_CARDS
    drawn = document.pending.cards if document.pending is not None else ()
    rows: list[tuple[int, Path, object, int, int]] = [
        (DISPLAY, ("face-up",), document.face_up, shown, DISPLAY_CARDS),
        (DISCARDS, ("discards",), document.discards, 0, ENDLESS),
        (DRAWN, ("pending", "cards"), drawn, 0, ENDLESS),
    ]
    for seat, player in enumerate(document.player):
        rows.append((hand(seat), ("player", seat, "hand"), player.hand, 0, ENDLESS))
    held = [list(row) for row in state.held]
    slots = list(_home(("deck",), DECK, CARD_PIECES, document.deck, held))
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
    gone = len(state.road.arrived)
    is_laid = state.turn.phase not in (Phase.DEAL, Phase.DROP)
    pairs = is_laid * GIFTS_IN_PAIR * (PAIRS_LAID - max(gone - (state.turn.phase is Phase.GIFT), 0))
    singles = is_laid * (SINGLES_LAID - gone * (state.turn.phase in (Phase.MINOR, Phase.SHED, Phase.OVER)))
    slots += _home(("gift-deck",), GIFT_DECK, GIFT_PIECES, document.gift_deck, held)
    if not document.gifts_out:
        slots.append(Slot(("gifts-out",), OUT, GIFT_PIECES))
    laid = (
        (PAIRS, ("pairs",), document.pairs, pairs, is_laid * GIFTS_IN_PAIR * PAIRS_LAID),
        (SINGLES, ("singles",), document.singles, singles, is_laid * SINGLES_LAID),
    )
    for row, path, gifts, n, most in laid:
        if gifts is None or isinstance(gifts, Unknown):
            slots.append(Slot(path, row, GIFT_PIECES, n, most, isinstance(gifts, Unknown)))
    held[OUT][CARDS:] = [0] * GIFT_KINDS
    for name in () if isinstance(document.gifts_out, Unknown) else document.gifts_out:
        if not isinstance(name, Unknown):
            held[OUT][CARDS + gift(*GIFTS_BY_WORD[name])] += 1
    unseen = [sum(column) for column in zip(*whole_box(state.box), strict=True)]
    for told in held:
        unseen = [n - there for n, there in zip(unseen, told, strict=True)]
    facts = Facts(described, speaker, tuple(map(tuple, held)), tuple(unseen), tuple(slots))
    return Table(facts, tuple(_opens(facts)))


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
        asked = hole.why is Why.ASKED
        match hole.path:
            case ("turn",):
                yield _values(hole, [facts.speaker, *(seat for seat in seats if seat != facts.speaker)])
            case ("king",):
                yield _values(hole, [mover, *(seat for seat in seats if seat != mover)])
            case ("pawn",):
                yield _values(hole, list(range(state.players, state.box.equipment.court_track.value)))
            case ("court",):
                yield _values(hole, list(range(ROUNDS)))
            case ("at", str(word)):
                home = next(courtier for courtier in Courtier if courtier.word == word)
                yield _values(hole, [home, LONDON, *range(INNS, len(state.box.equipment.map.value.names))])
            case ("rulings", str(name)):
                option = next(each for each in state.box.ruleset.options if each.name == name)
                mine = state.box.ruleset.reading(option)
                yield _values(hole, sorted(map(str, option.readings), key=lambda each: each != mine))
            case ("control", str(word)) if not asked:
                yield from _controls(facts, word)
            case _:
                pass
    for seat, player in enumerate(described.document.player):
        if player.builds is NOTHING:
            for courtier in Courtier:
                path = ("player", seat, "builds", courtier.word)
                yield Open(path, [value(path, False), value(path, True)], False)
                if not described.play.is_known("control", courtier.word):
                    card = ("player", seat, "major", courtier.word)
                    yield Open(card, [value(card, None), value(path, True)], False)


def _values(hole: Hole, ways: Sequence[object]) -> Open:
    return Open(hole.path, [value(hole.path, each) for each in ways], hole.why is Why.ASKED)


def _controls(facts: Facts, word: str) -> Iterator[Open]:
    """Who may have the cards of a courtier that no player is said to have, and whom the builds do not name."""
    assert facts.described.play is not None
    state = facts.described.play.state
    courtier = next(each for each in Courtier if each.word == word)
    builders = [seat for seat in range(state.players) if state.builds[seat][courtier]]
    for seat in builders:
        path = ("player", seat, "major", word)
        others = [other for other in builders if other != seat] or [seat]
        yield Open(path, [value(path, None), *(value(path, Control(seat, other)) for other in others)], False)
