"""What is said of a command that was called wrongly, in the language of who called it.

Click says it in English. What it means is known by the class of its error and the parameter concerned; what neither
tells stays as click says it.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import IO, Any, Final

import click

from courtroll.calculator.lang import LANGUAGES, words
from courtroll.calculator.render.forms import for_stream


def spoken(error: click.UsageError, given: Sequence[str]) -> click.UsageError:
    """The error in the language that was asked for by what was `given` on the command line, or by the environment."""
    language = language_of(given)
    if language == "en" or isinstance(error, Misused | click.exceptions.NoArgsIsHelpError):
        return error
    return Misused(error, given, language)


def language_of(given: Sequence[str]) -> str:
    """The language asked for, also where what was given cannot be parsed."""
    asked = [os.environ.get("COURTROLL_LANG", "")]
    asked += [following for argument, following in pairwise(given) if argument == "--lang"]
    asked += [argument.removeprefix("--lang=") for argument in given if argument.startswith("--lang=")]
    return next((language.lower() for language in reversed(asked) if language.lower() in LANGUAGES), "en")


class TooMuch(click.UsageError):
    """More arguments than the command takes."""

    def __init__(self, extra: Sequence[str], context: click.Context) -> None:
        self.extra = tuple(extra)
        super().__init__(said(self, words("en", "usage")), context)


class Misused(click.UsageError):
    """An error that is said in another language, with its frame."""

    def __init__(self, error: click.UsageError, given: Sequence[str], language: str) -> None:
        self.words = words(language, "usage")
        super().__init__(said(error, self.words, given), error.ctx)

    def show(self, file: IO[Any] | None = None) -> None:
        stream = sys.stderr if file is None else file
        blocks = [self.words["error"].format(message=self.message)]
        if self.ctx is not None:
            command, option = self.ctx.command_path, max(self.ctx.help_option_names, key=len)
            usage = self.ctx.make_formatter()
            pieces = self.ctx.command.collect_usage_pieces(self.ctx)
            usage.write_usage(command, " ".join(pieces), f"{self.words['usage']} ")
            blocks.insert(0, usage.getvalue() + self.words["help"].format(command=command, option=option) + "\n")
        click.echo(for_stream("\n".join(blocks), "table", getattr(stream, "encoding", None)), file=stream)


def said(error: click.UsageError, told: Mapping[str, str], given: Sequence[str] = ()) -> str:
    """What is wrong with a call."""
    match error:
        case TooMuch(extra=extra):
            return told["extra-argument" if len(extra) == 1 else "extra-arguments"].format(names=" ".join(extra))
        case click.MissingParameter(param=click.Parameter() as param):
            missing = told["missing-option" if isinstance(param, click.Option) else "missing-argument"]
            message = missing.format(name=_hint(error))
            if not isinstance(param.type, click.Choice):
                return message
            return told["choose-from"].format(message=message, names="\t" + ",\n\t".join(map(str, param.type.choices)))
        case click.BadParameter():
            message, hint = _of_value(error, told), _hint(error)
            form = told["bad-value" if hint else "bad-value-of-nothing"]
            return form.format(name=hint, message=message)
        case click.NoSuchOption(option_name=name, possibilities=near):
            message = told["no-such-option"].format(name=repr(name))
            names = ", ".join(map(repr, sorted(near or ())))
            near_one = told["did-you-mean" if len(near or ()) == 1 else "did-you-mean-one"]
            return near_one.format(message=message, names=names) if names else message
        case click.BadOptionUsage(option_name=name):
            has_one = list(given[-1:]) != [name] and any(each.startswith(f"{name}=") for each in given)
            return told["takes-no-value" if has_one else "needs-a-value"].format(name=repr(name))
        case _:
            return error.format_message()


def _hint(error: click.BadParameter) -> str:
    """Which parameter is concerned."""
    hint = error.param_hint
    if hint is None and error.param is not None and error.ctx is not None:
        hint = error.param.get_error_hint(error.ctx)
    return hint if isinstance(hint, str) else " / ".join(map(repr, hint or ()))


_VALUE: Final = re.compile(r"'[^']*'|-?\d+")
"""A value as click shows it."""


def _of_value(error: click.BadParameter, told: Mapping[str, str]) -> str:
    """What is wrong with a value, by the type that was wanted."""
    found = _VALUE.search(error.message)
    if error.param is None or found is None:
        return error.message
    value = found[0]
    match error.param.type:
        case click.Choice(choices=choices):
            return told["not-one-of"].format(name=value, names=", ".join(map(repr, choices)))
        case click.IntRange(min=low, max=high) if not value.startswith("'"):
            limits = f"{low}<=x<={high}" if None not in (low, high) else f"x>={low}" if high is None else f"x<={high}"
            return told["out-of-range"].format(name=value, range=limits)
        case click.types.IntParamType():
            return told["no-integer"].format(name=value)
        case click.Path(dir_okay=False) if os.path.isdir(value.strip("'")):
            return told["is-a-folder"].format(name=value)
        case _:
            return error.message
