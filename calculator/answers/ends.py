"""How an answer leaves: on which stream, in which form, and with which exit status."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final, NoReturn

if TYPE_CHECKING:
    from courtroll.calculator.render.objects import Object

OK: Final = 0
NO: Final = 1
UNREADABLE: Final = 2
STOPPED: Final = 130
"""The exit status after Ctrl-C."""


def show(
    answer: Object, form: str, status: int, file: str | None = None, language: str = "en", explain: bool = False
) -> None:
    """One answer; with a file's name where there are several. What cannot be read is told on standard error."""
    import click  # not above, as the page has its answers without it

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
    import click

    from courtroll.calculator.render.forms import for_stream

    click.echo(for_stream(text, "table", sys.stderr.encoding), nl=whole, err=True)


def _is_first(form: str) -> bool:
    """Whether this is the first answer of a command in this form: the only one with a head."""
    import click

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
