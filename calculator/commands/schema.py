"""courtroll schema"""

from __future__ import annotations

import click

from courtroll.calculator.commands import common, known


@click.command("schema", cls=common.Spoken)
@known.game_argument
@common.language_option
def command(game: str, language: str) -> None:
    """Prints the JSON Schema of a game's position files."""
    import json

    from courtroll.calculator.forms.schemas import schema

    room, document = known.readable(game, language)
    click.echo(json.dumps(schema(room, document), ensure_ascii=False, indent=2))
