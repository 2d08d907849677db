"""courtroll ask"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

import click

from courtroll.calculator.commands import common
from courtroll.calculator.commands.common import NO, OK, UNREADABLE
from courtroll.calculator.lang import words

if TYPE_CHECKING:
    from courtroll.calculator.render.objects import Object
    from courtroll.verifier.games.noblemen.document import Described
    from courtroll.verifier.games.noblemen.moves.sentences import Unheard


@click.command("ask", cls=common.Spoken)
@click.argument("file", shell_complete=common.a_file)
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
    if not speaker.room.playable:
        refusal = common.refused(language, "", "no-questions-yet", game=common.title(speaker.room, language))
        common.end(refusal, form, UNREADABLE, language)
    from courtroll.calculator.arbiter import settle
    from courtroll.calculator.trial import Outcome
    from courtroll.verifier.games.noblemen.moves.sentences import GRAMMAR, Unheard

    faults, _ = common.faults_of(speaker)
    try:
        verdict = settle(cast("Described", loaded.described), question) if not faults else None
    except Unheard as error:
        answer = unheard(error, language, speaker.room.name, cast("Described", loaded.described), question)
        common.end({**answer, "grammar": list(GRAMMAR)}, form, UNREADABLE, language)
    if verdict is None:
        common.end({"faults": faults}, form, NO, language, explain)
    common.end(speaker.verdict(verdict), form, OK if verdict.outcome is Outcome.LEGAL else NO, language, explain)


def unheard(error: Unheard, language: str, game: str, table: Described, question: str) -> Object:
    """What in a question was not understood, and what would have been right there."""
    from courtroll.calculator.intake.wording import listing, plain, suggestion

    if not error.found:
        said = words(language, "commands")
        missing = said["ends-too-early"].format(wanted=listing(error.wanted, language, game))
        return common.error("question", missing + (_cells(table, question, said) if error.code == "no-cell" else ""))
    found = plain(error.found)
    near = suggestion(found, error.wanted, language, game)
    code = _UNHEARD.get(error.code, "not-understood")
    return common.refused(language, "question", code, shown=f'"{found}"', suggestion=near)


def _cells(table: Described, question: str, said: Mapping[str, str]) -> str:
    """Which cells would make the question a legal move, where it lacks nothing else."""
    from courtroll.calculator.arbiter import settle
    from courtroll.calculator.intake.wording import plain
    from courtroll.calculator.trial import Outcome
    from courtroll.verifier.games.noblemen.moves.sentences import Unheard

    try:
        verdict = settle(table, f"{question} A1")
    except Unheard:
        return ""
    instead = verdict.instead
    if verdict.outcome is Outcome.LEGAL:
        instead = (verdict.question.partition(":")[2].strip(),)
    if instead:
        return said["legal-there"].format(moves=", ".join(map(plain, instead[:SHOWN])))
    return said["legal-nowhere"] if verdict.nowhere else ""


SHOWN: Final = 3
"""So many legal moves are told at most."""
_UNHEARD = {"no-player": "no-player-there", "no-verb": "no-verb", "too-many-words": "too-many-words"}
"""What is said of each code; of any other, that it does not belong there."""
