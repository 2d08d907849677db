"""Disputes as JSON objects, as a table on the screen, and as a page to read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from textwrap import fill
from typing import Final

from courtroll.calculator.disputes.replaying import Dispute, Given
from courtroll.calculator.disputes.search import Told
from courtroll.calculator.lang import about, places, title, words
from courtroll.calculator.render.objects import Object
from courtroll.verifier.kernel.room import AnyRoom, room

WIDTH: Final = 79
PICTURES: Final = "pictures"
"""The folder of pictures, beside the page."""


def picture_name(dispute: Dispute) -> str:
    return f"dispute-{dispute.finding.id}.svg"


# ---------------------------------------------------------------------------------------------------- JSON


def say(what: Told, game: str, language: str = "en") -> str:
    """A sentence in the words of a language; things of the game are called as among its places."""
    values = {name: _filled(value, game, language) for name, value in what.values.items()}
    return about(language, game, "disputes")[what.id].format(**values)


def _filled(value: int | str | tuple[Told, ...], game: str, language: str) -> int | str:
    match value:
        case tuple():
            return ", ".join(say(each, game, language) for each in value)
        case str():
            return places(language, game).get(value, value)
        case _:
            return value


def disputes_object(found: Sequence[Dispute]) -> Object:
    return {"disputes": [_object(dispute) for dispute in found]}


def _object(dispute: Dispute) -> Object:
    finding, option = dispute.finding, dispute.option
    return {
        "game": dispute.game,
        "id": finding.id,
        "option": option.name,
        "difference": None if dispute.difference is None else dispute.difference.id,
        "texts_disagree": dispute.is_real,
        "asks": option.asks,
        "readings": {str(reading): says for reading, says in option.readings.items()},
        "verdict": "parts" if dispute.parts else "harmless",
        "position": say(finding.position, dispute.game),
        "file": dispute.file if dispute.parts else None,
        "question": finding.question,
        "gives": {given.reading: list(given.says) for given in dispute.gives},
        "size": say(finding.size, dispute.game),
        "bounds": say(finding.bounds, dispute.game),
        "looked": finding.looked,
    }


# --------------------------------------------------------------------------------------------------- table


def disputes_table(found: Sequence[Dispute], language: str = "en") -> str:
    """In the words of a language, but for what an option asks: that is a rule card's own sentence."""
    said = words(language, "disputes")
    out = []
    for game in dict.fromkeys(dispute.game for dispute in found):
        mine = [dispute for dispute in found if dispute.game == game]
        parted = sum(dispute.parts for dispute in mine)
        called = title(language, game)
        out.append(said["summary"].format(game=called, parted=parted, harmless=len(mine) - parted) + "\n")
        out += [_block(dispute, language) for dispute in mine]
    return "\n".join(out).rstrip("\n")


def _block(dispute: Dispute, language: str) -> str:
    said = words(language, "disputes")
    finding, option = dispute.finding, dispute.option
    real = dispute.difference is not None and dispute.is_real
    sort = said["differs"].format(difference=dispute.difference.id) if dispute.difference and real else said["open"]
    lines = [f"{finding.id} ({sort})", _indented(option.asks), _indented(f"{_line(dispute, language)}.")]
    if finding.question is not None:
        lines.append(_indented(f"ask {finding.question}"))
    for given in dispute.gives:
        lines.append(_indented(f"{given.reading}{_by(dispute, given, said)}: {'; '.join(given.says)}", 4))
    smaller = said["smaller"].format(size=say(finding.size, dispute.game, language)) if dispute.parts else ""
    looked = said["looked"].format(bounds=say(finding.bounds, dispute.game, language), n=finding.looked)
    lines.append(_indented(f"{smaller}{looked}"))
    return "\n".join([*lines, ""])


def _by(dispute: Dispute, given: Given, said: Mapping[str, str]) -> str:
    if dispute.is_real:
        return f" ({', '.join(given.editions)})"
    return f" ({said['default']})" if given.editions else ""


def _looked(dispute: Dispute) -> str:
    return f"{say(dispute.finding.bounds, dispute.game)} ({dispute.finding.looked} compared)"


def _indented(text: str, by: int = 2) -> str:
    margin = " " * by
    return fill(text, WIDTH, initial_indent=margin, subsequent_indent=margin + "  ", break_on_hyphens=False)


def _line(dispute: Dispute, language: str = "en") -> str:
    """The position in one line, as a sentence begins."""
    text = say(dispute.finding.position, dispute.game, language)
    return text[0].upper() + text[1:]


# ---------------------------------------------------------------------------------------------------- page

INTRO: Final = """# Where the readings part

Two texts of one game disagree here and there, and on some points no text decides. This page shows, for each such
point, the **smallest position at which it matters**: below it the readings give the same, at it they do not. A point
that never matters is shown as such.

None of the positions was thought up. A search goes through positions from the smallest upwards, plays each by all
readings with the same engine that scores your own tables, and stops at the first at which they part. That position is
written to a file, read back, and replayed by every reading before it is shown. What *smaller* means, and how much was
looked through, stands with each point. Every proof ends at the bounds it names.

Pictures and files show the reading that a file gets which says nothing. Try a position with the command below its
picture, or settle the point for your own table: put a line such as
`{example}` under `[rulings]` in your file.

This page is made by `courtroll disputes --format markdown`.
"""
HEADINGS: Final = {True: "The texts disagree", False: "No text decides"}


def disputes_page(found: Sequence[Dispute]) -> str:
    out = [INTRO.format(example='castle-knight = "free-choice"')]
    for game in dict.fromkeys(dispute.game for dispute in found):
        mine = [dispute for dispute in found if dispute.game == game]
        out.append(f"## {room(game).title}\n")
        out += [_summary(mine), ""]
        for is_real, heading in HEADINGS.items():
            sections = [dispute for dispute in mine if dispute.is_real is is_real]
            if sections:
                out += [f"### {heading}\n", *(_section(room(game), dispute) for dispute in sections)]
    return "\n".join(out)


def _summary(found: Iterable[Dispute]) -> str:
    rows = ["| Point | Smallest position |", "| --- | --- |"]
    rows += [f"| [{each.finding.id}](#{each.finding.id}) | {_line(each)} |" for each in found]
    return "\n".join(rows)


def _section(found: AnyRoom, dispute: Dispute) -> str:
    finding, option = dispute.finding, dispute.option
    differs = f" ({dispute.difference.id})" if dispute.difference is not None and dispute.is_real else ""
    out = [f"#### {finding.id}\n", f"**{option.asks}**{differs}\n"]
    if not dispute.parts:
        out += [f"- `{reading}`{_plays(found, reading, dispute)}: {says}" for reading, says in option.readings.items()]
        out += ["", f"{_line(dispute)}. {finding.story}\n"]
    else:
        asked = "" if finding.question is None else f" The question: *{finding.question}*."
        path = f"fixtures/{dispute.game}/smallest/{dispute.file}"
        out += [
            f"{_line(dispute)}.{asked}\n",
            f"![{_line(dispute)}]({PICTURES}/{picture_name(dispute)})\n",
            "| Reading | What it says | What it gives |",
            "| --- | --- | --- |",
            *(_row(found, dispute, given) for given in dispute.gives),
            "",
            f"{finding.story}\n",
            f"[The position](../{path}): `courtroll {_command(dispute, path)}`\n",
        ]
    smaller = f"*Smaller is:* {say(finding.size, dispute.game)}. " if dispute.parts else ""
    return "\n".join([*out, f"{smaller}*Looked through:* {_looked(dispute)}.\n"])


def _row(found: AnyRoom, dispute: Dispute, given: Given) -> str:
    says = dispute.option.readings[given.reading]
    return f"| `{given.reading}`{_plays(found, given.reading, dispute)} | {says} | {'; '.join(given.says)} |"


def _plays(found: AnyRoom, reading: str, dispute: Dispute) -> str:
    """Which texts play so, or that it is the reading that answers follow where nobody rules otherwise."""
    presets = dispute.option.presets
    if not dispute.is_real:
        return ", followed where nobody rules otherwise" if reading in map(str, presets.values()) else ""
    named = [edition.language for edition in found.rulebook.editions if str(presets[edition.code]) == reading]
    return f", {' and '.join(named)} text" if named else ""


def _command(dispute: Dispute, path: str) -> str:
    question = dispute.finding.question
    return f"compare {path}" if question is None else f'ask {path} "{question}"'
