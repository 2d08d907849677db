"""What several commands share: reading a table, answering, and ending with the right status."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar

import click

from courtroll.calculator.answers import ends, tables
from courtroll.calculator.lang import LANGUAGES

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem


GIVEN = "courtroll.given"
"""Under this a context keeps what was given on the command line."""
Command = TypeVar("Command", bound=Callable[..., object])


class Spoken(click.Command):
    """A command whose wrong calls are told in the language that was asked for."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        given = tuple(args)
        try:
            context = super().make_context(info_name, args, parent, **extra)
        except click.UsageError as error:
            raise _misused(error, given) from None
        context.meta[GIVEN] = given
        return context

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True  # click tells them by a sentence only
        extra = super().parse_args(ctx, args)
        if extra and not ctx.resilient_parsing:
            from courtroll.calculator.commands.usage import TooMuch

            raise TooMuch(extra, ctx)
        return extra

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except click.UsageError as error:
            raise _misused(error, ctx.meta[GIVEN]) from None
        except ModuleNotFoundError as missing:
            if missing.name != SOLVER:
                raise
            _without_solver(ctx.params)


SOLVER: Final = "z3"
"""The module of the extra `proofs` that is imported only when it is needed."""


def _without_solver(asked: Mapping[str, Any]) -> NoReturn:
    language = asked["language"]
    where = "--check" if asked.get("check") else ""
    refusal = tables.refused(language, where, "no-solver", name=SOLVER)
    ends.end(refusal, asked.get("form", "table"), ends.UNREADABLE, language)


def _misused(error: click.UsageError, given: tuple[str, ...]) -> click.UsageError:
    from courtroll.calculator.commands.usage import spoken

    return spoken(error, given)


def _spoken(context: click.Context, _: click.Parameter, language: str) -> str:
    """JSON is for programs: its messages stay English."""
    return "en" if context.params.get("form") == "json" else language


def _format_option(*forms: str) -> Callable[[Command], Command]:
    # Eager, because the language asks for it.
    return click.option(
        "--format",
        "form",
        type=click.Choice(forms),
        default="table",
        show_default=True,
        is_eager=True,
        help="Form of the answer.",
    )


# What a shell offers for a word. It is asked only when somebody completes, so it may import what it likes.


def a_file(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from click.shell_completion import CompletionItem

    return [CompletionItem(incomplete, type="file")]


def a_folder(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from click.shell_completion import CompletionItem

    return [CompletionItem(incomplete, type="dir")]


def games_starting(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    from courtroll.verifier.kernel.room import game_names

    return [game for game in game_names() if game.startswith(incomplete)]


def editions_starting(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    from courtroll.verifier.kernel.room import game_names, room

    codes = dict.fromkeys(edition.code for game in game_names() for edition in room(game).rulebook.editions)
    return [code for code in codes if code.startswith(incomplete)]


format_option = _format_option("table", "json")
page_format_option = _format_option("table", "json", "markdown")
score_format_option = _format_option("table", "json", "markdown", "csv", "html")
language_option = click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES, case_sensitive=False),
    default="en",
    show_default=True,
    envvar="COURTROLL_LANG",
    show_envvar=True,
    callback=_spoken,
    help="Language of what people read.",
)
explain_option = click.option("--explain", is_flag=True, help="Add what each rule says and where the texts say it.")
edition_option = click.option(
    "--edition",
    metavar="CODE",
    shell_complete=editions_starting,
    help="Answer by this text, whatever the file says.",
)
files_argument = click.argument("files", nargs=-1, required=True, metavar="FILE...", shell_complete=a_file)
