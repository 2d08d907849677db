"""courtroll advise"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import click

from courtroll.calculator.commands import common, known
from courtroll.calculator.commands.common import NO, OK, UNREADABLE

if TYPE_CHECKING:
    from courtroll.verifier.games.noblemen.document import Described

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
@click.option("--check", is_flag=True, help="Let z3 confirm that nothing brings more points.")
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
    """Says what to build for the most points, and the cheapest way to each title at the coming ball."""
    loaded, speaker = common.loaded(file, edition, language)
    if speaker is None:
        common.end(common.unreadable(loaded), form, UNREADABLE, language, file=file)
    if not speaker.room.playable:
        refusal = common.refused(language, "", "no-advice-yet", game=common.title(speaker.room, language))
        common.end(refusal, form, UNREADABLE, language)
    from courtroll.calculator.advisor import advised
    from courtroll.calculator.render.advice import advice_object, advice_table
    from courtroll.verifier.games.noblemen.advice.buildings import Limits

    table = cast("Described", loaded.described)
    if player is not None and player not in table.players:
        from courtroll.calculator.intake.wording import plain, suggestion

        near = suggestion(player, table.players, language)
        refusal = common.refused(language, "--player", "no-player", player=plain(player), suggestion=near)
        common.end(refusal, form, UNREADABLE, language)
    faults, doubts = common.faults_of(speaker)
    if faults:
        common.end({"faults": faults}, form, NO, language)
    seats = range(len(table.players)) if player is None else (table.players.index(player),)
    advice = advised(table, seats, Limits(castles, palaces, chapels), check=check)
    answer = advice_object(speaker, advice, [*common.warnings_of(loaded), *doubts])
    known.say(answer, lambda: advice_table(answer, language), form)
    raise SystemExit(OK if advice.holds else NO)
