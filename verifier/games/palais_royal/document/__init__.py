"""The position file of Palais Royal: `read` a parsed file."""

from courtroll.verifier.games.palais_royal.document.filling import Described, read
from courtroll.verifier.games.palais_royal.document.shapes import Document, Moment

__all__ = ["Described", "Document", "Moment", "read"]
