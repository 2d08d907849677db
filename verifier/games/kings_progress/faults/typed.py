"""What a file of a turn types that is in no box: seen before any piece is laid where the file has it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.verifier.games.kings_progress.document.shapes import Disguise, Document, PendingTable, TestTable
from courtroll.verifier.games.kings_progress.rules import box
from courtroll.verifier.games.kings_progress.table.codes import FaultCode
from courtroll.verifier.games.kings_progress.table.equipment import MAX_CROWNS, SYMBOLS
from courtroll.verifier.games.kings_progress.table.names import CARDS_BY_WORD
from courtroll.verifier.games.kings_progress.table.pieces import Prize
from courtroll.verifier.games.kings_progress.table.state import OnCourtier
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat, Named, Place
from courtroll.verifier.kernel.reading import Unknown
from courtroll.verifier.kernel.rules import Rule

IMPOSSIBLE: Final = Severity.IMPOSSIBLE


def faults(document: Document) -> Iterator[Fault]:
    pending = document.pending if isinstance(document.pending, PendingTable) else PendingTable()
    for name, said in (
        ("face-up", document.face_up),
        ("deck", document.deck),
        ("discards", document.discards),
        ("pending", pending.cards),
    ):
        yield from _cards(said, Named(name))
        yield from _less_than_none(said, Named(name), box.INFLUENCE)
    yield from _less_than_none(document.gift_deck, Named("gift-deck"), box.GIFTS)
    for seat, player in enumerate(document.player):
        yield from _cards(player.hand, AtSeat(seat, "hand"))
        yield from _less_than_none(player.hand, AtSeat(seat, "hand"), box.INFLUENCE)
        for prize, crowns in () if isinstance(player.gifts, Unknown) else player.gifts.items():
            for n in () if isinstance(crowns, Unknown) else crowns:
                if isinstance(n, int) and n > MAX_CROWNS:
                    yield Fault(FaultCode.DOES_NOT_ADD_UP, box.CROWNS, AtSeat(seat, Prize(prize).word))
    yield from built(document)
    shown = pending.test.shown if isinstance(pending.test, TestTable) else {}
    for symbols in () if isinstance(shown, Unknown) else shown.values():
        if isinstance(symbols, int):
            yield from _symbols(symbols, Named("pending"))


def built(document: Document) -> Iterator[Fault]:
    """Cards under builds, by their symbols or their names."""
    for seat, player in enumerate(document.player):
        for courtier, cards in () if isinstance(player.builds, Unknown) else player.builds.items():
            where = OnCourtier(seat, courtier)
            for each in () if isinstance(cards, Unknown) else cards:
                if isinstance(each, int):
                    yield from _symbols(each, where)
                elif not isinstance(each, Disguise):
                    yield from _cards((each,), where)


def _cards(said: object, where: Place) -> Iterator[Fault]:
    for name in said if isinstance(said, tuple) else ():
        if isinstance(name, str) and name not in CARDS_BY_WORD:
            yield from _symbols(int(name.split()[-1]), where)


def _symbols(n: int, where: Place) -> Iterator[Fault]:
    if not 0 <= n <= SYMBOLS:
        yield Fault(FaultCode.NO_SUCH_CARD, box.INFLUENCE, where, IMPOSSIBLE, n, SYMBOLS)


def _less_than_none(said: object, where: Place, rule: Rule) -> Iterator[Fault]:
    if isinstance(said, int) and said < 0:
        yield Fault(FaultCode.DOES_NOT_ADD_UP, rule, where)
