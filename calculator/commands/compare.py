"""courtroll compare"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn, cast

import click

from courtroll.calculator.answers import ends, tables
from courtroll.calculator.answers.ends import NO, OK, UNREADABLE
from courtroll.calculator.commands import common, known

if TYPE_CHECKING:
    from courtroll.calculator.compare.variants import Document
    from courtroll.calculator.intake import Loaded


@click.command("compare", cls=common.Spoken)
@click.argument("file", type=click.Path(allow_dash=True))
@click.argument("question", required=False)
@common.format_option
@common.language_option
def command(file: str, question: str | None, form: str, language: str) -> None:
    """Scores a table by every text and by every reading, one switched at a time, and says where they part.

    With QUESTION, a move as for `courtroll ask`, it says what that gets in each of them.
    """
    from courtroll.calculator.intake import Loaded, load, source, unreadable

    try:
        fetched = source.fetch(file)
    except source.Unreadable as why:
        ends.end(
            tables.unreadable(Loaded(file, "", None, unreadable(why, language))), form, UNREADABLE, language, file=file
        )
    loaded = load(file, fetched.text, language=language)
    if loaded.described is None:
        ends.end(tables.unreadable(loaded), form, UNREADABLE, language, file=file)
    if question is not None:
        _compare_question(loaded, cast("Document", source.parse(fetched)), question, form, language)
    from courtroll.calculator.compare.variants import Kind, outcomes
    from courtroll.calculator.render import comparison
    from courtroll.calculator.render.objects import Speaker
    from courtroll.verifier.kernel.room import room

    found = room(loaded.game)
    compared = tuple(outcomes(found, cast("Document", source.parse(fetched)), loaded.described))
    kinds = {outcome.kind for outcome in compared}
    if kinds == {Kind.OPEN}:
        ends.end(tables.refused(language, "", "no-range-to-compare"), form, UNREADABLE, language)
    _, doubts = tables.faults_of(Speaker(found, loaded.described, language))
    warnings = [*tables.warnings_of(loaded), *doubts]
    answer = comparison.comparison_object(found, compared, warnings)
    known.say(answer, lambda: comparison.comparison_table(found, compared, warnings, language), form)
    raise SystemExit(NO if kinds == {Kind.IMPOSSIBLE} else OK)


def _compare_question(loaded: Loaded, document: Document, question: str, form: str, language: str) -> NoReturn:
    from courtroll.calculator.answers.questions import refused, unheard
    from courtroll.calculator.render.objects import Speaker
    from courtroll.verifier.kernel.room import PlayableRoom, room

    found = room(loaded.game)
    assert loaded.described is not None
    refusal = refused(Speaker(found, loaded.described, language))
    if refusal is not None:
        ends.end(refusal, form, UNREADABLE, language)
    assert isinstance(found, PlayableRoom)
    from courtroll.calculator.compare.questions import rulings
    from courtroll.calculator.render.question_compared import question_object, question_table
    from courtroll.verifier.kernel.hearing import Unheard

    try:
        ruled = tuple(rulings(found, document, loaded.described, question))
    except Unheard as error:
        answer = unheard(error, found, language, loaded.described, question)
        ends.end({**answer, "grammar": list(found.grammar())}, form, UNREADABLE, language)
    known.say(question_object(question, ruled), lambda: question_table(question, ruled, language), form)
    raise SystemExit(OK)
