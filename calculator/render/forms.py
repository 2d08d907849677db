"""An answer in the form that was asked for, and fit for the stream it goes to."""

from __future__ import annotations

import codecs
import json
from collections.abc import Mapping
from typing import Any

from courtroll.calculator.lang.signs import columns_to_ascii, prints, to_ascii


def rendered(
    answer: Mapping[str, Any], form: str, language: str = "en", file: str | None = None, *, first: bool = True
) -> str:
    """`file` is the name of the file where there are several; only the `first` answer has a head."""
    match form:
        case "json":
            return json_text(answer if file is None else {"file": file, **answer}, compact=file is not None)
        case "csv":
            from courtroll.calculator.render.csv import csv_text

            return csv_text(answer, language, file or "", head=first)
        case "markdown":
            from courtroll.calculator.render.markdown import markdown_text as in_form
        case "html":
            from courtroll.calculator.render.html import html_text

            return html_text(answer, language, file, head=first)
        case _:
            from courtroll.calculator.render.tables import table_of as in_form
    return in_form(answer, language, file)


def json_text(value: object, *, compact: bool = False) -> str:
    """JSON in which every sign prints: what would not is written as ``\\u202e``, which means the same."""
    text = json.dumps(value, ensure_ascii=False, indent=None if compact else 2)
    if text.replace("\n", "").isprintable() and text.isascii():
        return text
    return "".join(sign if sign == "\n" or prints(sign) else _escaped(sign) for sign in text)


def _escaped(sign: str) -> str:
    # json.dumps leaves delete as it is.
    return "\\u007f" if sign == "\x7f" else json.dumps(sign)[1:-1]


def for_stream(text: str, form: str, encoding: str | None) -> str:
    """The text itself for Unicode streams; for those of an old code page nothing but ASCII, in the form's manner."""
    if text.isascii() or _is_unicode(encoding):
        return text
    if form == "json":
        return "".join(sign if sign.isascii() else json.dumps(sign)[1:-1] for sign in text)
    if form == "html":
        return text.encode("ascii", "xmlcharrefreplace").decode("ascii")
    return columns_to_ascii(text) if form == "table" else to_ascii(text)


def _is_unicode(encoding: str | None) -> bool:
    try:
        return codecs.lookup(encoding or "utf-8").name.startswith("utf")
    except LookupError:
        return False
