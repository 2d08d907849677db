"""The position file of Noblemen: `read` a parsed file, `write` a state."""

from verifier.games.noblemen.document.filling import Described, read
from verifier.games.noblemen.document.persons import Spend
from verifier.games.noblemen.document.shapes import Document, Moment, PlayerTable
from verifier.games.noblemen.document.writing import write

__all__ = ["Described", "Document", "Moment", "PlayerTable", "Spend", "read", "write"]
