"""Sheets as a self-contained page: no script, nothing fetched, every text escaped."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import Any, Final

from courtroll.calculator.lang.signs import shown
from courtroll.calculator.render.sheets import Note, Row, Section, Sheet, sheet_of

HEAD: Final = """\
<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
body {{ font-family: sans-serif; margin: 1em auto; max-width: 60em; padding: 0 1em }}
table {{ border-collapse: collapse }}
th, td {{ padding: .2em .7em; text-align: right }}
th[scope=row] {{ font-weight: normal; text-align: left }}
tr.ruled > * {{ border-top: 1px solid }}
tr.strong > * {{ font-weight: bold }}
</style>
"""
"""What stands before the first table. (HTML ends a page by itself.)"""


def text_of(text: str) -> str:
    """A text that is nothing but text; it keeps its direction to itself."""
    return f"<bdi>{escape(shown(text))}</bdi>"


def html_text(answer: Mapping[str, Any], language: str = "en", file: str | None = None, *, head: bool = True) -> str:
    """One section of a page; with `head` the beginning of the page too."""
    sheet = sheet_of(answer, language)
    parts = []
    if head:
        parts.append(HEAD.format(language=language, title=escape(shown(sheet.title or "Courtroll"))))
    parts.append("<section>\n")
    parts += [f"<h2>{text_of(title)}</h2>\n" for title in (file, sheet.title) if title]
    if sheet.rows:
        parts += _table(sheet)
    for section in sheet.sections:
        parts += _section(section)
    return "".join([*parts, "</section>"])


def _table(sheet: Sheet) -> Iterable[str]:
    heads = "".join(f'<th scope="col">{text_of(name)}</th>' for name in sheet.players)
    yield f"<table>\n<thead><tr><td></td>{heads}</tr></thead>\n<tbody>\n"
    for row in sheet.rows:
        cells = "".join(f"<td>{escape(shown(cell))}</td>" for cell in row.cells)
        kind = f' class="{" ".join(kinds)}"' if (kinds := _kinds(row)) else ""
        yield f'<tr{kind}><th scope="row">{escape(shown(row.label))}</th>{cells}</tr>\n'
    yield "</tbody>\n</table>\n"


def _kinds(row: Row) -> list[str]:
    return [kind for kind, wanted in (("ruled", row.ruled), ("strong", row.strong)) if wanted]


def _section(section: Section) -> Iterable[str]:
    if section.heading:
        yield f"<h3>{text_of(section.heading)}</h3>\n"
    if section.notes:
        yield f"<ul>\n{''.join(map(_note, section.notes))}</ul>\n"


def _note(note: Note) -> str:
    rule = f" <code>{escape(note.rule)}</code>" if note.rule else ""
    under = "".join(f"<li>{text_of(line)}</li>" for line in note.under)
    return f"<li>{text_of(note.text)}{rule}{f'<ul>{under}</ul>' if under else ''}</li>\n"
