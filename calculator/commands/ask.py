"""courtroll ask"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import click

from calculator.commands import common
from calculator.commands.common import NO, OK, UNREADABLE
from calculator.lang import words

if TYPE_CHECKING:
    from calculator.render.objects import Object
    from verifier.games.noblemen.document import Described
    from verifier.games.noblemen.words import Unheard


@click.command("ask", cls=common.Spoken)
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
        common.end(common.unreadable(loaded), form, UNREADABLE, language, file=file)
    if not speaker.room.PLAYABLE:
        refusal = common.refused(language, "", "no-questions-yet", game=common.title(speaker.room, language))
        common.end(refusal, form, UNREADABLE, language)
    from calculator.arbiter import settle
    from calculator.trial import Outcome
    from verifier.games.noblemen.words import GRAMMAR, Unheard

    faults, _ = common.faults_of(speaker)
    try:
        verdict = settle(cast("Described", loaded.described), question) if not faults else None
    except Unheard as error:
        answer = unheard(error, language)
        common.end({**answer, "grammar": list(GRAMMAR)}, form, UNREADABLE, language)
    if verdict is None:
        common.end({"faults": faults}, form, NO, language, explain)
    common.end(speaker.verdict(verdict), form, OK if verdict.outcome is Outcome.LEGAL else NO, language, explain)


def unheard(error: Unheard, language: str) -> Object:
    """What in a question was not understood, and what would have been right there."""
    from calculator.intake.wording import plain, suggestion

    found = plain(error.found)
    shown = f'"{found}"' if found else words(language, "commands")["end-of-sentence"]
    near = suggestion(found, error.wanted, language)
    return common.refused(
        language, "question", _UNHEARD.get(error.code, "not-understood"), shown=shown, suggestion=near
    )


_UNHEARD = {"no-player": "no-player-there", "no-verb": "no-verb", "too-many-words": "too-many-words"}
"""What is said of each code; of any other, that it does not belong there."""
