"""What several commands share: reading a table, answering, and ending with the right status."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar

import click

from courtroll.calculator import lang
from courtroll.calculator.lang import LANGUAGES, words

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from courtroll.calculator.intake import Loaded
    from courtroll.calculator.render.objects import Object, Speaker
    from courtroll.verifier.kernel.room import AnyPlayableRoom, AnyRoom

OK, NO, UNREADABLE = 0, 1, 2
STOPPED = 130
"""The exit status after Ctrl-C."""
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
            if missing.name not in SOLVERS:
                raise
            _without_solver(missing.name, ctx.params)


SOLVERS: Final = {"z3": "z3-solver"}
"""Modules that are imported only when they are needed, and the packages that bring them."""


def _without_solver(module: str, asked: Mapping[str, Any]) -> NoReturn:
    language = asked["language"]
    where = "--check" if asked.get("check") else ""
    refusal = refused(language, where, "no-solver", name=module, package=SOLVERS[module])
    end(refusal, asked.get("form", "table"), UNREADABLE, language)


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


def loaded(name: str, edition: str | None, language: str = "en") -> tuple[Loaded, Speaker | None]:
    """A file and, if it can be read, somebody to speak about its table."""
    from courtroll.calculator.intake import load

    found = load(name, edition=edition, language=language)
    if found.described is None:
        return found, None
    from courtroll.calculator.render.objects import Speaker
    from courtroll.verifier.kernel.room import room

    return found, Speaker(room(found.game), found.described, language)


def faults_of(speaker: Speaker) -> tuple[list[Object], list[str]]:
    """What makes the table impossible, and what only makes it doubtful."""
    from courtroll.verifier.kernel.legality import Severity

    found = speaker.room.faults(speaker.described)
    return [speaker.fault(fault) for fault in found if fault.severity is Severity.IMPOSSIBLE], speaker.doubts(found)


def warnings_of(found: Loaded) -> list[str]:
    return [str(warning) for warning in found.warnings]


def unreadable(found: Loaded) -> Object:
    rows = [{"line": error.line, "path": error.path, "message": error.message} for error in found.errors]
    return {"errors": rows}


def error(path: str, message: str) -> Object:
    return {"errors": [{"line": None, "path": path, "message": message}]}


def refused(language: str, path: str, code: str, **values: object) -> Object:
    """An error in the words of commands."""
    return error(path, words(language, "commands")[code].format(**values))


def title(found: AnyRoom | AnyPlayableRoom, language: str) -> str:
    """What a language calls a game."""
    return lang.title(language, found.name, found.title)


def wrong_number(found: AnyRoom | AnyPlayableRoom, players: int, right: range, language: str) -> Object:
    """That a game is not played by so many."""
    called = title(found, language)
    limits = {"low": right.start, "high": right.stop - 1}
    return refused(language, "--players", "wrong-number-of-players", found=players, game=called, **limits)


def playable_room(game: str, form: str, language: str = "en") -> AnyPlayableRoom:
    """The room of a game that can be played; ends the command if there is none."""
    from courtroll.verifier.kernel.room import playable

    try:
        found = playable(game)
    except (LookupError, ModuleNotFoundError):
        from courtroll.calculator.commands.known import no_game

        end(no_game(game, language), form, UNREADABLE, language)
    if found is None:
        end(refused(language, "", "not-playable-yet", game=game), form, UNREADABLE, language)
    return found


def standing(room: AnyPlayableRoom, state: Any) -> Object:
    winners, decided_by = room.winners(state)
    names = room.names(state)
    return {
        "players": [{"name": name, "points": points} for name, points in zip(names, room.points(state), strict=True)],
        "winners": [names[seat] for seat in winners],
        "decided_by": decided_by,
    }


def show(
    answer: Object, form: str, status: int, file: str | None = None, language: str = "en", explain: bool = False
) -> None:
    """One answer; with a file's name where there are several. What cannot be read is told on standard error."""
    from courtroll.calculator.render.forms import for_stream, rendered

    if explain:
        from courtroll.calculator.render.explaining import explained

        answer = {**answer, "explained": explained(answer)}
    to_error = status == UNREADABLE and form != "json"
    form = "table" if to_error else form
    stream = sys.stderr if to_error else sys.stdout
    text = for_stream(rendered(answer, form, language, file, first=_is_first(form)), form, stream.encoding)
    # As bytes, so that no stream makes other ends of lines of those that the form prescribes.
    click.echo(text.encode("utf-8") if form == "csv" else text, nl=form != "csv", err=to_error)


def tell(text: str, *, whole: bool = True) -> None:
    """Says something on standard error, in what it can hold; `whole` ends the line."""
    from courtroll.calculator.render.forms import for_stream

    click.echo(for_stream(text, "table", sys.stderr.encoding), nl=whole, err=True)


def _is_first(form: str) -> bool:
    """Whether this is the first answer of a command in this form: the only one with a head."""
    context = click.get_current_context(silent=True)
    if context is None:
        return True
    begun: set[str] = context.meta.setdefault("courtroll.begun", set())
    first = form not in begun
    begun.add(form)
    return first


def name_of(file: str, form: str, status: int) -> str | None:
    """The name over an answer to one file: people are told of which file it is that it cannot be read."""
    return file if status == UNREADABLE and form != "json" and file != "-" else None


def end(
    answer: Object, form: str, status: int, language: str = "en", explain: bool = False, file: str = "-"
) -> NoReturn:
    """`file` is what could not be read, if that is the answer."""
    show(answer, form, status, name_of(file, form, status), language, explain)
    sys.exit(status)
