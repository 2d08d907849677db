"""What answers call things: short names that files, programs and translations hang on."""

from __future__ import annotations

from enum import StrEnum


class Code(StrEnum):
    """A name that is said in words elsewhere: of a refusal, a fault, a line. Each room owns its codes, as enums of this
    kind; a member's value is what JSON says, and `calculator/lang` has its words in every language.
    """
