"""The position file of Bruges: `read` a parsed file."""

from courtroll.verifier.games.bruges.document.filling import Described, read, read_keys
from courtroll.verifier.games.bruges.document.shapes import Document, Moment, PlayerTable

__all__ = ["Described", "Document", "Moment", "PlayerTable", "read", "read_keys"]
