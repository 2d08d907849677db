"""courtroll games"""

from __future__ import annotations

import sys

import click

from courtroll.calculator.commands import common


@click.command("games", cls=common.Spoken)
@common.format_option
@common.language_option
def command(form: str, language: str) -> None:
    """Lists the games, their texts, and what can be done with them."""
    from courtroll.verifier.kernel.room import game_names, room

    rows: list[dict[str, object]] = []
    for name in game_names():
        found = room(name)
        rows.append(
            {
                "game": name,
                "title": found.title,
                "players": [found.players.start, found.players.stop - 1],
                "editions": [edition.code for edition in found.rulebook.editions],
                "rules": len(found.rulebook.rules),
                "playable": found.playable,
                "settles": found.settles,
            }
        )
    if form == "json":
        import json

        click.echo(json.dumps(rows, ensure_ascii=False, indent=2))
    else:
        from courtroll.calculator.render.forms import for_stream
        from courtroll.calculator.render.tables import games_table

        click.echo(for_stream(games_table(rows, language), form, sys.stdout.encoding))
