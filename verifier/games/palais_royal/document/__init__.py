"""The position file of Palais Royal: `read` a parsed file, `write` a state of play."""

from courtroll.verifier.games.palais_royal.document.filling import Described, read
from courtroll.verifier.games.palais_royal.document.shapes import Document, Moment
from courtroll.verifier.games.palais_royal.document.turn import DescribedTurn
from courtroll.verifier.games.palais_royal.document.writing import write

__all__ = ["Described", "DescribedTurn", "Document", "Moment", "read", "write"]
