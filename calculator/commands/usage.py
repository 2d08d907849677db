"""What is said of a command that was called wrongly, in the language of who called it.

Click says it in English. What it says is known by its form; a form that is not known stays as it is.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import IO, Any

import click

from courtroll.calculator.lang import LANGUAGES, phrases, words
from courtroll.calculator.render.forms import for_stream


def spoken(error: click.UsageError, given: Sequence[str]) -> click.UsageError:
    """The error in the language that was asked for by what was `given` on the command line, or by the environment."""
    language = language_of(given)
    if language == "en" or isinstance(error, Misused | click.exceptions.NoArgsIsHelpError):
        return error
    return Misused(error, language)


def language_of(given: Sequence[str]) -> str:
    """The language asked for, also where what was given cannot be parsed."""
    asked = [os.environ.get("COURTROLL_LANG", "")]
    asked += [following for argument, following in pairwise(given) if argument == "--lang"]
    asked += [argument.removeprefix("--lang=") for argument in given if argument.startswith("--lang=")]
    return next((language.lower() for language in reversed(asked) if language.lower() in LANGUAGES), "en")


class Misused(click.UsageError):
    """An error that is said in another language, with its frame."""

    def __init__(self, error: click.UsageError, language: str) -> None:
        super().__init__(said(error.format_message(), phrases(language, "usage")), error.ctx)
        self.words = words(language, "usage")

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


def said(message: str, called: Mapping[str, str]) -> str:
    """A message in other words. A message within it is said so too."""
    for form, other in called.items():
        found = _pattern(form).fullmatch(message)
        if found is not None:
            values = found.groupdict()
            if "message" in values:
                values["message"] = said(values["message"], called)
            return other.format(**values)
    return message


@cache
def _pattern(form: str) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", form)
    named = (f"(?P<{part}>.+)" if n % 2 else re.escape(part) for n, part in enumerate(parts))
    return re.compile("".join(named), re.DOTALL)
