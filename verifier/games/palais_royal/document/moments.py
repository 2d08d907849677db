"""What belongs to another moment than a file's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from courtroll.verifier.games.palais_royal.document.codes import DocumentCode
from courtroll.verifier.games.palais_royal.document.equipment import TileTable
from courtroll.verifier.games.palais_royal.document.shapes import Document, Moment, PlayerTable
from courtroll.verifier.kernel.reading import Problem, ProblemCode, as_text, descriptions, keys_of

OF_THE_END: Final = ("edge", "corner")
OF_A_TURN: Final = (
    "turn",
    "start",
    "castle",
    "round",
    "last-round",
    "nobles-left",
    "park",
    "deck",
    "discard",
    "so-far",
    "pending",
)
OF_A_PLAYER_IN_A_TURN: Final = ("gold", "supply", "servants", "common", "powers", "turned", "hand")


def of_another_moment(document: Document, problems: Sequence[Problem]) -> Iterator[Problem]:
    """Keys that a moment does not have, and what it cannot do without."""
    if document.moment is Moment.TURN:
        for name in _told(document, Document, OF_THE_END):
            yield Problem((name,), DocumentCode.ONLY_AT_THE_END, name)
        return
    if document.edge is None and all(problem.path != ("edge",) for problem in problems):
        yield Problem(("edge",), ProblemCode.MISSING, "", descriptions(keys_of(Document)["edge"].shape))
    for name in _told(document, Document, OF_A_TURN):
        yield Problem((name,), DocumentCode.ONLY_IN_A_TURN, name)
    for seat, player in enumerate(document.player):
        for name in _told(player, PlayerTable, OF_A_PLAYER_IN_A_TURN):
            yield Problem(("player", seat, name), DocumentCode.ONLY_IN_A_TURN, name)
        for n, noble in enumerate(player.nobles if isinstance(player.nobles, tuple) else ()):
            if isinstance(noble, str | TileTable):
                yield Problem(("player", seat, "nobles", n), DocumentCode.ONLY_IN_A_TURN, as_text(noble))


def _told(table: object, kind: type[Document] | type[PlayerTable], names: tuple[str, ...]) -> Iterator[str]:
    """The keys that the table gives."""
    for name in names:
        key = keys_of(kind)[name]
        if getattr(table, key.field) is not key.default:
            yield name
