"""courtroll schema"""

from __future__ import annotations

import click

from calculator.commands import known


@click.command("schema")
@known.game_argument
def command(game: str) -> None:
    """Prints the JSON Schema of a game's position files."""
    import json

    from calculator.schemas import schema

    room, document = known.readable(game)
    click.echo(json.dumps(schema(room, document), ensure_ascii=False, indent=2))
