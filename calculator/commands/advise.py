"""courtroll advise"""

from __future__ import annotations

import click

from courtroll.calculator.answers import ends, tables
from courtroll.calculator.answers.ends import NO, OK, UNREADABLE
from courtroll.calculator.commands import common, known
from courtroll.calculator.lang import title

HOW_MANY = click.IntRange(0, 9999)


@click.command("advise", cls=common.Spoken)
@click.argument("file", type=click.Path(allow_dash=True))
@common.format_option
@common.language_option
@common.edition_option
@click.option("--player", metavar="NAME", help="Advise this player only.")
@click.option("--castles", type=HOW_MANY, help="At most so many castles more.")
@click.option("--palaces", type=HOW_MANY, help="At most so many palaces more.")
@click.option("--chapels", type=HOW_MANY, help="At most so many chapels more.")
@click.option("--check", is_flag=True, help="Let z3 confirm that nothing is better.")
def command(
    file: str,
    form: str,
    language: str,
    edition: str | None,
    player: str | None,
    castles: int | None,
    palaces: int | None,
    chapels: int | None,
    check: bool,
) -> None:
    """Says what is best on a table: what to build or recruit and by which moves, the cheapest way to a title, a card or
    a statue, and what to lose first. What is asked differs by game.
    """
    loaded, speaker = tables.loaded(file, edition, language)
    if speaker is None:
        ends.end(tables.unreadable(loaded), form, UNREADABLE, language, file=file)
    from courtroll.verifier.kernel.room import AdvisingRoom

    table, found = speaker.described, speaker.room
    if not isinstance(found, AdvisingRoom):
        refusal = tables.refused(language, "", "no-advice-yet", game=title(language, found.name))
        ends.end(refusal, form, UNREADABLE, language)
    from courtroll.calculator.render.advice import advice_object, advice_table

    limits = {"castles": castles, "palaces": palaces, "chapels": chapels}
    given = {kind: n for kind, n in limits.items() if n is not None}
    if not given.keys() <= set(found.limited):
        refusal = tables.refused(language, "", "no-such-limit", game=title(language, found.name))
        ends.end(refusal, form, UNREADABLE, language)
    from courtroll.verifier.kernel.reading import one_form

    player = None if player is None else one_form(player)
    if player is not None and player not in table.players:
        from courtroll.calculator.intake.wording import plain, suggestion

        near = suggestion(player, table.players, language)
        refusal = tables.refused(language, "--player", "no-player", player=plain(player), suggestion=near)
        ends.end(refusal, form, UNREADABLE, language)
    faults, doubts = tables.faults_of(speaker)
    if faults:
        ends.end({"faults": faults}, form, NO, language)
    seats = range(len(table.players)) if player is None else (table.players.index(player),)
    advice = found.advice(table, seats, given, check=check)
    answer = advice_object(speaker, advice, [*tables.warnings_of(loaded), *doubts])
    known.say(answer, lambda: advice_table(answer, language), form)
    raise SystemExit(OK if advice.holds else NO)
