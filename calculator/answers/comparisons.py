"""How texts and readings part over a table, or over a question about it; or why that cannot be told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from courtroll.calculator.answers import tables
from courtroll.calculator.answers.ends import NO, OK, UNREADABLE
from courtroll.calculator.render.objects import Speaker
from courtroll.verifier.kernel.room import PlayableRoom, room

if TYPE_CHECKING:
    from courtroll.calculator.intake import Loaded
    from courtroll.calculator.render.objects import Object


class Compared(NamedTuple):
    """An answer, its status, and how it is laid out for people; nothing of its own where it is an error."""

    answer: Object
    status: int
    table: Callable[[], str] | None = None


def compared(loaded: Loaded, language: str, question: str | None = None) -> Compared:
    """What a table scores by each text and reading, or what a question gets."""
    if loaded.described is None:
        return Compared(tables.unreadable(loaded), UNREADABLE)
    speaker = Speaker(room(loaded.game), loaded.described, language)
    if question is not None:
        return _of_question(speaker, loaded.document, question)
    from courtroll.calculator.compare.variants import Kind, outcomes
    from courtroll.calculator.render import comparison

    found = speaker.room
    parts = tuple(outcomes(found, loaded.document, loaded.described))
    kinds = {outcome.kind for outcome in parts}
    if kinds == {Kind.OPEN}:
        return Compared(tables.refused(language, "", "no-range-to-compare"), UNREADABLE)
    _, doubts = tables.faults_of(speaker)
    warnings = [*tables.warnings_of(loaded), *doubts]
    answer = comparison.comparison_object(found, parts, warnings)
    status = NO if kinds == {Kind.IMPOSSIBLE} else OK
    return Compared(answer, status, lambda: comparison.comparison_table(found, parts, warnings, language))


def _of_question(speaker: Speaker, document: Mapping[str, object], question: str) -> Compared:
    from courtroll.calculator.answers.questions import grammar, refused, unheard

    found, language = speaker.room, speaker.language
    refusal = refused(speaker)
    if refusal is not None:
        return Compared(refusal, UNREADABLE)
    assert isinstance(found, PlayableRoom)
    from courtroll.calculator.compare.questions import rulings
    from courtroll.calculator.render.question_compared import question_object, question_table
    from courtroll.verifier.kernel.hearing import Unheard

    try:
        ruled = tuple(rulings(found, document, speaker.described, question))
    except Unheard as error:
        answer = unheard(error, found, language, speaker.described, question)
        return Compared({**answer, "grammar": grammar(found, document)}, UNREADABLE)
    return Compared(question_object(question, ruled), OK, lambda: question_table(question, ruled, language))
