"""The position file of Noblemen: `read` a parsed file, `write` a state."""

from courtroll.verifier.games.noblemen.document.filling import Described, read
from courtroll.verifier.games.noblemen.document.persons import Spend
from courtroll.verifier.games.noblemen.document.shapes import Document, Moment, PlayerTable
from courtroll.verifier.games.noblemen.document.writing import write

__all__ = ["Described", "Document", "Moment", "PlayerTable", "Spend", "read", "write"]
