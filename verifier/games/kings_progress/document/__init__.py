"""The position file of King's Progress: `read` a parsed file."""

from courtroll.verifier.games.kings_progress.document.filling import Described, read
from courtroll.verifier.games.kings_progress.document.shapes import Document, PlayerTable

__all__ = ["Described", "Document", "PlayerTable", "read"]
