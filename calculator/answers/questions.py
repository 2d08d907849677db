"""The verdict on a question, or what in it was not understood."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from courtroll.calculator.answers import tables
from courtroll.calculator.answers.ends import NO, OK, UNREADABLE
from courtroll.calculator.arbiter import questions, settle, witnesses
from courtroll.calculator.intake import Loaded
from courtroll.calculator.intake.wording import listing, plain, suggestion
from courtroll.calculator.lang import title, words
from courtroll.calculator.render.objects import Object, Speaker
from courtroll.verifier.kernel.hearing import Unheard
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.room import AnyPlayableRoom, AnyRoom, Described, PlayableRoom
from courtroll.verifier.kernel.settling.verdicts import Outcome


def asked(
    loaded: Loaded, speaker: Speaker, question: str, *, explain: bool = False, witness: bool = False
) -> tuple[Object, int]:
    """The verdict on one question, or why there is none.

    `explain` adds which of the file's keys force a refusal, `witness` the complete tables that show a verdict.
    """
    found, language = speaker.room, speaker.language
    refusal = refused(speaker)
    if refusal is not None:
        return refusal, UNREADABLE
    assert isinstance(found, PlayableRoom)
    faults, doubts = tables.faults_of(speaker)
    try:
        verdict = settle(found, speaker.described, question) if not faults else None
    except Unheard as error:
        answer = unheard(error, found, language, speaker.described, question)
        return {**answer, "grammar": grammar(found, loaded.document)}, UNREADABLE
    if verdict is None:
        return {"faults": faults}, NO
    if verdict.outcome is Outcome.IMPOSSIBLE:
        against = verdict.impossible
        return {"faults": [speaker.fault(x) if isinstance(x, Fault) else speaker.reason(x, None) for x in against]}, NO
    answer = speaker.verdict(verdict)
    if warnings := [*tables.warnings_of(loaded), *doubts]:
        answer["warnings"] = warnings
    if explain and verdict.outcome is Outcome.ILLEGAL:
        from courtroll.calculator.compare.forcing import forced_by

        answer["forced_by"] = forced_by(found, loaded.document, question)
    if witness and verdict.completions:
        shown = witnesses(found, speaker.described, verdict)
        answer |= {"witness": shown[0]} if len(shown) == 1 else {"witness": shown[0], "witnesses": list(shown)}
    return answer, OK if verdict.outcome is Outcome.LEGAL else NO


def refused(speaker: Speaker) -> Object | None:
    """Why nothing can be asked of a table, if nothing can."""
    found, language = speaker.room, speaker.language
    asks = questions(found)
    if asks is None:
        return tables.refused(language, "", "no-questions-yet", game=title(language, found.name))
    if not asks.is_asked(speaker.described):
        return tables.refused(language, "moment", "no-turn-to-ask-about", moment=str(speaker.described.moment))
    return None


def unheard(error: Unheard, found: AnyRoom, language: str, table: Described, question: str) -> Object:
    """What in a question was not understood, and what would have been right there."""
    game = found.name
    if not error.found:
        said, where = words(language, "commands"), SOMEWHERE.get(str(error.code))
        missing = said["ends-too-early"].format(wanted=listing(error.wanted, language, game))
        return tables.error("question", missing + (_places(found, table, f"{question} {where}", said) if where else ""))
    told = plain(error.found)
    near = suggestion(told, error.wanted, language, game)
    code = _UNHEARD.get(error.code, "not-understood")
    return tables.refused(language, "question", code, shown=f'"{told}"', suggestion=near)


def grammar(found: AnyPlayableRoom, document: Mapping[str, object]) -> list[str]:
    """What can be said, in the letters of the file."""
    letters = str(document.get("letters", ""))
    return [found.hints().in_letters("so-far", line, letters) for line in found.grammar()]


def _places(found: AnyRoom, table: Described, question: str, said: Mapping[str, str]) -> str:
    """Which cells or places would make the question a legal move; it names one of them already."""
    try:
        verdict = settle(found, table, question)
    except Unheard:
        return ""
    instead = verdict.instead
    if verdict.outcome is Outcome.LEGAL:
        instead = (verdict.question.partition(":")[2].strip(),)
    if instead:
        return said["legal-there"].format(moves=", ".join(map(plain, instead[:SHOWN])))
    return said["legal-nowhere"] if verdict.nowhere else ""


SOMEWHERE: Final[Mapping[str, str]] = {"no-cell": "A1", "no-place": "court", "no-side": "left"}
"""Some place, for a question that lacks nothing else, by the code of what was not heard."""
SHOWN: Final = 3
"""So many legal moves are told at most."""
_UNHEARD = {"no-player": "no-player-there", "no-verb": "no-verb", "too-many-words": "too-many-words"}
"""What is said of each code; of any other, that it does not belong there."""
