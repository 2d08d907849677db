"""Rule cards as JSON objects and as tables, with the witnesses of all texts side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Final

from calculator.cards import Card, How, Search
from calculator.intake.wording import plain
from verifier.kernel.rules import Option

WIDTH: Final = 80
FULL: Final = 3
"""So many cards are shown whole; more are listed."""
LISTED: Final = 20
Object = dict[str, object]


def search_object(query: str, found: Search) -> Object:
    return {"query": query, "found": found.how.value, "rules": [card_object(card) for card in found.cards]}


def card_object(card: Card) -> Object:
    rule = card.rule
    language = {edition.code: edition.language for edition in card.editions}
    return {
        "id": rule.id,
        "game": card.game,
        "says": rule.says,
        "basis": rule.basis.value,
        "confidence": rule.confidence.value,
        "witnesses": [
            {"edition": w.edition, "language": language[w.edition], "heading": w.heading, "anchor": w.anchor}
            for w in rule.witnesses
        ],
        "options": [
            {
                "option": option.name,
                "asks": option.asks,
                "readings": {str(value): says for value, says in option.readings.items()},
                "presets": {edition: str(value) for edition, value in option.presets.items()},
                "settled": option.settled,
                "notes": option.notes,
            }
            for option in card.options
        ],
        "differences": [
            {
                "id": difference.id,
                "topic": difference.topic,
                "parting": difference.parting.value,
                "because": difference.because,
                "option": difference.option,
            }
            for difference in card.differences
        ],
    }


def search_table(query: str, found: Search) -> str:
    """What was found, laid out for people."""
    out = []
    if found.how is How.NOTHING:
        return f'No rule has the id or the words "{plain(query)}".'
    if found.how is How.NEAR:
        out += [f'There is no rule "{plain(query)}". The nearest:', ""]
    if len(found.cards) <= FULL:
        return "\n".join([*out, "\n\n".join(card_table(card) for card in found.cards)])
    for card in found.cards[:LISTED]:
        out += [card.rule.id, *_indented(card.rule.says)]
    more = len(found.cards) - LISTED
    rest = f"and {more} more; " if more > 0 else ""
    return "\n".join([*out, "", f'{rest}"courtroll rule ID" shows one with its witnesses.'])


def card_table(card: Card) -> str:
    """One card whole."""
    rule = card.rule
    out = [rule.id, *_indented(rule.says), f"  basis: {rule.basis.value}, confidence: {rule.confidence.value}", ""]
    out += _witnesses(card)
    for option in card.options:
        out += ["", *_option(option)]
    for difference in card.differences:
        by = f", option {difference.option}" if difference.option else ""
        out += ["", f"  {difference.id} ({difference.parting.value}{by}): {difference.topic}"]
        out += _indented(difference.because, "    ")
    return "\n".join(out)


def _witnesses(card: Card) -> list[str]:
    said = {witness.edition: witness for witness in card.rule.witnesses}
    columns = []
    for edition in card.editions:
        head = f"{edition.code} ({edition.language})"
        if edition.code in said:
            witness = said[edition.code]
            columns.append([head, f"under: {witness.heading}", f'at: "{witness.anchor}"'])
        else:
            columns.append([head, "does not say it", ""])
    return side_by_side(columns)


def side_by_side(columns: Sequence[Sequence[str]], width: int = WIDTH) -> list[str]:
    """Columns of equally many paragraphs, each paragraph beginning on one line with its neighbours."""
    each = (width - 2) // len(columns) - 2
    out = []
    for paragraphs in zip(*columns, strict=True):
        for line in zip_longest(*(wrap(text, each, break_on_hyphens=False) for text in paragraphs), fillvalue=""):
            out.append(("  " + "  ".join(cell.ljust(each) for cell in line)).rstrip())
    return out


def _option(option: Option) -> list[str]:
    kind = "the texts disagree" if option.settled else "no text settles it"
    out = [f"  option {option.name}: {kind}", *_indented(option.asks, "    ")]
    for value, says in option.readings.items():
        presets = [edition for edition, preset in option.presets.items() if preset == value]
        preset = f" (preset of {', '.join(presets)})" if presets else ""
        out += _indented(f"{value!s}{preset}: {says}", "    - ", "      ")
    return [*out, *_indented(option.notes, "    ")]


def _indented(text: str, first: str = "  ", rest: str | None = None) -> Iterable[str]:
    after = first if rest is None else rest
    return wrap(text, WIDTH, initial_indent=first, subsequent_indent=after, break_on_hyphens=False)
