"""Rule cards as JSON objects and as tables, with the witnesses of all texts side by side."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Final

from courtroll.calculator.intake.wording import plain
from courtroll.calculator.lang import words
from courtroll.calculator.rulebook.search import Card, How, Search
from courtroll.verifier.kernel.rules import Option

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
        "options": [option_object(option) for option in card.options],
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


def option_object(option: Option) -> Object:
    return {
        "option": option.name,
        "asks": option.asks,
        "readings": {str(value): says for value, says in option.readings.items()},
        "presets": {edition: str(value) for edition, value in option.presets.items()},
        "settled": option.settled,
        "notes": option.notes,
    }


def search_table(query: str, found: Search, language: str = "en") -> str:
    """What was found, laid out for people. The sentences of the cards are ours, and English in every language."""
    said = words(language, "cards")
    out: list[str] = []
    if found.how is How.NOTHING:
        return "\n".join(_indented(said["nothing"].format(query=plain(query)), ""))
    if found.how in (How.NEAR, How.SOME):
        out += [*_indented(said[found.how].format(query=plain(query)), ""), ""]
    if len(found.cards) <= FULL:
        return "\n".join([*out, "\n\n".join(card_table(card, language) for card in found.cards)])
    for card in found.cards[:LISTED]:
        out += [card.rule.id, *_indented(card.rule.says)]
    more = len(found.cards) - LISTED
    last = said["show-one-of-more"].format(more=more) if more > 0 else said["show-one"]
    return "\n".join([*out, "", *_indented(last, "")])


def card_table(card: Card, language: str = "en") -> str:
    """One card whole."""
    said, rule = words(language, "cards"), card.rule
    basis, confidence = said[f"basis:{rule.basis.value}"], said[f"confidence:{rule.confidence.value}"]
    rests_on = said["rests-on"].format(basis=basis, confidence=confidence)
    out = [rule.id, *_indented(rule.says), *_indented(rests_on), "", *_witnesses(card, said)]
    for option in card.options:
        out += ["", *_option(option, said)]
    for difference in card.differences:
        head = said["difference-with-option" if difference.option else "difference"].format(
            id=difference.id,
            parting=said[f"parting:{difference.parting.value}"],
            option=difference.option,
            topic=difference.topic,
        )
        out += ["", *_indented(head, "  ", "    "), *_indented(difference.because, "    ")]
    return "\n".join(out)


def _witnesses(card: Card, said: Mapping[str, str]) -> list[str]:
    found = {witness.edition: witness for witness in card.rule.witnesses}
    columns = []
    for edition in card.editions:
        head = said["edition"].format(edition=edition.code, language=said.get(edition.language, edition.language))
        if edition.code in found:
            witness = found[edition.code]
            under, at = said["under"].format(heading=witness.heading), said["at"].format(anchor=witness.anchor)
            columns.append([head, under, at])
        else:
            columns.append([head, said["silent"], ""])
    return side_by_side(columns)


def side_by_side(columns: Sequence[Sequence[str]], width: int = WIDTH) -> list[str]:
    """Columns of equally many paragraphs, each paragraph beginning on one line with its neighbours."""
    each = (width - 2) // len(columns) - 2
    out = []
    for paragraphs in zip(*columns, strict=True):
        for line in zip_longest(*(wrap(text, each, break_on_hyphens=False) for text in paragraphs), fillvalue=""):
            out.append(("  " + "  ".join(cell.ljust(each) for cell in line)).rstrip())
    return out


def _option(option: Option, said: Mapping[str, str]) -> list[str]:
    head = said["option"].format(option=option.name, kind=said["settled" if option.settled else "open"])
    out = [*_indented(head), *_indented(option.asks, "    ")]
    for value, says in option.readings.items():
        presets = [edition for edition, preset in option.presets.items() if preset == value]
        preset = said["preset"].format(editions=", ".join(presets)) if presets else ""
        out += _indented(f"{value!s}{preset}: {says}", "    - ", "      ")
    return [*out, *_indented(option.notes, "    ")]


def _indented(text: str, first: str = "  ", rest: str | None = None) -> Iterable[str]:
    after = first if rest is None else rest
    return wrap(text, WIDTH, initial_indent=first, subsequent_indent=after, break_on_hyphens=False)
