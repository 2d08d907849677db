"""courtroll completion"""

from __future__ import annotations

import click

from courtroll.calculator.commands import common

SHELLS = ("bash", "zsh", "fish")


@click.command("completion", cls=common.Spoken)
@click.argument("shell", type=click.Choice(SHELLS))
def command(shell: str) -> None:
    """Prints the script that completes courtroll's words in a shell."""
    from click.shell_completion import ShellComplete, get_completion_class

    main = click.get_current_context().find_root().command
    kind = get_completion_class(shell)
    assert kind is not None
    # The bash here, whose version the class itself would look at, need not be the one that completes.
    click.echo(ShellComplete.source(kind(main, {}, "courtroll", "_COURTROLL_COMPLETE")))
