"""Courtroll: scores board games of court and nobility, settles disputes about their rules, verifies engines of them.

    >>> import courtroll
    >>> courtroll.score("fixtures/noblemen/positions/contract-example.toml").winners
    ('Frank',)

`score`, `check`, `ask` and `replay` answer as the commands do, with typed values; they and what they give stand in
`courtroll.calculator.library`, which is imported when one of them is asked for. The rules are in `courtroll.verifier`,
the laws for engines in `courtroll.properties`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from courtroll.calculator.library import (
        Checked,
        Impossible,
        InputError,
        Leaning,
        Line,
        Offence,
        Player,
        Reason,
        Replayed,
        Score,
        Unreadable,
        Unscored,
        Verdict,
        ask,
        check,
        replay,
        score,
    )

__all__ = [
    "Checked",
    "Impossible",
    "InputError",
    "Leaning",
    "Line",
    "Offence",
    "Player",
    "Reason",
    "Replayed",
    "Score",
    "Unreadable",
    "Unscored",
    "Verdict",
    "ask",
    "check",
    "replay",
    "score",
]


def __getattr__(name: str) -> object:
    """So that whoever wants one floor of the house does not wait for the others."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from courtroll.calculator import library

    return getattr(library, name)
