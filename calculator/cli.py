"""The command `courtroll`: a table of commands, each imported only when it runs.

Exit status: 0 scored, legal, replayed; 1 the answer is no (an impossible table, a refused move, an offence);
2 the input could not be read, or the answer not be written; 130 stopped by Ctrl-C. Answers go to standard output,
everything else to standard error.
"""

from __future__ import annotations

import atexit
import gc
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

# Imports make much that lives and little garbage. Looking for it took 4 ms a command, and once more 5 at the end,
# where `freeze` takes all that lives out of sight.
gc.set_threshold(50_000)
atexit.register(gc.freeze)

import click  # noqa: E402

COMMANDS = {
    "advise": "Says what is best on a table: what to build, whom to recruit, and more.",
    "ask": "Settles a dispute: may this player do that?",
    "check": "Says every reason why described tables cannot be.",
    "compare": "Scores a table by every text and every reading, and says where they part.",
    "completion": "Prints the completion script of a shell.",
    "disputes": "Finds the smallest positions at which texts and readings part.",
    "draw": "Draws a table as SVG or PNG: what lies where, and the scores.",
    "games": "Lists the games.",
    "new": "Prints a file to fill in.",
    "perft": "Counts the ways to make so many decisions, for engines to compare.",
    "play": "Plays a game at random, from a seed.",
    "prove": "Proves theorems about the rule functions.",
    "replay": "Referees a log, move by move.",
    "rule": "Finds rules by id or by words, with what each text says.",
    "schema": "Prints the JSON Schema of a game's position files.",
    "score": "Scores described tables.",
    "serve": "Serves the page: tables, scores, disputes and rules in a browser.",
    "site": "Makes the page as a site that needs no server, offline too.",
    "verify": "Holds an engine to the laws of its game.",
}
"""Each command with its one line of help; its code is `courtroll.calculator.commands.NAME`, as `command`."""


class Commands(click.Group):
    """A group that imports a command's module when the command is asked for, and tells what can stop any of them."""

    def main(self, args: Sequence[str] | None = None, *others: Any, **extra: Any) -> Any:
        if None in (sys.stdin, sys.stdout, sys.stderr):
            from courtroll.calculator.commands.streams import stand_in

            stand_in()
        try:
            return super().main(args, *others, **extra)
        except OSError as trouble:  # troubles with files are told by those who open them
            from courtroll.calculator.commands.streams import cannot_be_written

            sys.exit(cannot_be_written(trouble, sys.argv[1:] if args is None else args))
        except Exception as trouble:
            from courtroll.verifier.kernel.room import NotBrought

            if not isinstance(trouble, NotBrought):
                raise
            from courtroll.calculator.commands.streams import not_brought

            sys.exit(not_brought(trouble, sys.argv[1:] if args is None else args))

    def invoke(self, ctx: click.Context) -> Any:
        given = tuple(ctx.args)
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            from courtroll.calculator.answers.ends import STOPPED, tell
            from courtroll.calculator.commands.usage import language_of
            from courtroll.calculator.lang import words

            tell("\n" + words(language_of(given), "commands")["stopped"])  # below a line of progress, or what was typed
            sys.exit(STOPPED)

    def list_commands(self, context: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        module = import_module(f"courtroll.calculator.commands.{name.replace('-', '_')}")
        command = module.command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, context: click.Context, arguments: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = arguments[0]
        if name not in COMMANDS and name[:1].isalpha() and not context.resilient_parsing:
            from difflib import get_close_matches

            if near := get_close_matches(name, COMMANDS, 1):
                context.fail(f"No such command '{name[:40]}'. Did you mean '{near[0]}'?")
        return super().resolve_command(context, arguments)

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands, without importing any."""
        with formatter.section("Commands"):
            formatter.write_dl(sorted(COMMANDS.items()))


def _tell_version(context: click.Context, option: click.Parameter, asked: bool) -> None:
    if asked and not context.resilient_parsing:
        from courtroll.calculator.commands.built import told

        click.echo(told())
        context.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, expose_value=False, is_eager=True, callback=_tell_version,
              help="Show the version, what it was built from, and exit.")  # fmt: skip
def main() -> None:
    """Scores board games of court and nobility, and settles disputes about their rules."""


if __name__ == "__main__":
    main()
