"""courtroll disputes"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from courtroll.calculator.answers import ends, tables
from courtroll.calculator.answers.ends import NO, UNREADABLE
from courtroll.calculator.commands import common, known
from courtroll.calculator.lang import title, words

if TYPE_CHECKING:
    from courtroll.calculator.disputes import Dispute


@click.command("disputes", cls=common.Spoken)
@click.argument("game", required=False, shell_complete=known.games_starting)
@common.page_format_option
@common.language_option
@click.option(
    "--write", metavar="DIR", shell_complete=common.a_folder, help="Write the position files into this folder."
)
@click.option("--pictures", metavar="DIR", shell_complete=common.a_folder, help="Draw the positions into this folder.")
def command(game: str | None, form: str, language: str, write: str | None, pictures: str | None) -> None:
    """Finds the smallest position at which each point of dispute matters, or proves that it never does."""
    from courtroll.calculator.disputes import DoesNotPart, disputes, page, searches
    from courtroll.verifier.kernel.room import game_names, room

    if game is not None and game not in game_names():
        ends.end(known.no_game(game, language), _errors(form), UNREADABLE, language)
    said = words(language, "disputes")
    # The page is a document of its own, in English.
    told = language if form == "table" else "en"
    found: list[Dispute] = []
    try:
        for name in game_names() if game is None else [game]:
            found += disputes(name, searches(name), told)
    except (DoesNotPart, LookupError) as why:
        ends.end(tables.error("", said["failed"].format(why=why)), _errors(form), NO, language)
    _save(found, form, language, write, pictures)
    if form == "markdown":
        click.echo(page.disputes_page(found), nl=False)
    elif not found:
        called, why_none = title(language, game) if game is not None else "", "alone"
        if game is not None and room(game).rulebook.options:
            why_none = "unsearched"
        known.say(page.disputes_object(found), lambda: said[why_none].format(game=called), form)
    else:
        known.say(page.disputes_object(found), lambda: page.disputes_table(found, language), form)


def _errors(form: str) -> str:
    return "json" if form == "json" else "table"


def _save(found: list[Dispute], form: str, language: str, write: str | None, pictures: str | None) -> None:
    from courtroll.calculator.answers.pictures import draw
    from courtroll.calculator.disputes.page import picture_name

    files: list[tuple[str, str, str]] = []
    for each in found:
        if write is not None and each.parts:
            files.append(("--write", f"{write}/{each.file}", each.text))
        if pictures is not None and each.parts:
            files.append(("--pictures", f"{pictures}/{picture_name(each)}", draw(each.text).svg))
    for option, name, text in files:
        try:
            Path(name).parent.mkdir(parents=True, exist_ok=True)
            Path(name).write_bytes(text.encode("utf-8"))
        except (OSError, ValueError) as why:
            reason = getattr(why, "strerror", None) or why
            refusal = tables.refused(language, option, "cannot-be-written", file=name, why=reason)
            ends.end(refusal, _errors(form), UNREADABLE, language)
