"""courtroll ask"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import click

from calculator.commands import common
from calculator.commands.common import NO, OK, UNREADABLE

if TYPE_CHECKING:
    from verifier.games.noblemen.document import Described
    from verifier.games.noblemen.words import Unheard


@click.command("ask")
@click.argument("file")
@click.argument("question")
@common.format_option
@common.language_option
@common.explain_option
@common.edition_option
def command(file: str, question: str, form: str, language: str, explain: bool, edition: str | None) -> None:
    """Settles a dispute: may this player do that? QUESTION is a move said aloud, such as "Frank: build castle F4"."""
    loaded, speaker = common.loaded(file, edition, language)
    if speaker is None:
        common.end(common.unreadable(loaded), form, UNREADABLE, language)
    if not speaker.room.PLAYABLE:
        title = speaker.room.TITLE
        common.end(common.error("", f"questions about {title} cannot be answered yet"), form, UNREADABLE)
    from calculator.arbiter import settle
    from calculator.trial import Outcome
    from verifier.games.noblemen.words import GRAMMAR, Unheard

    faults, _ = common.faults_of(speaker)
    try:
        verdict = settle(cast("Described", loaded.described), question) if not faults else None
    except Unheard as error:
        answer = common.error("question", _unheard(error))
        common.end({**answer, "grammar": list(GRAMMAR)}, form, UNREADABLE, language)
    if verdict is None:
        common.end({"faults": faults}, form, NO, language, explain)
    common.end(speaker.verdict(verdict), form, OK if verdict.outcome is Outcome.LEGAL else NO, language, explain)


def _unheard(error: Unheard) -> str:
    """What in a question was not understood, and what would have been right there."""
    from calculator.intake.wording import plain, suggestion

    found = plain(error.found)
    shown = f'"{found}"' if found else "the end of the sentence"
    what = {"no-player": "no player", "no-verb": "no move", "too-many-words": "too much"}.get(
        error.code, "not what belongs there"
    )
    return f"{shown} is {what}{suggestion(found, error.wanted) if error.wanted else ''}"
