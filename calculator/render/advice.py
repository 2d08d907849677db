"""Advice as an object and for people; and what would make a barred building legal, in one line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from courtroll.calculator.lang import about, names, places, words
from courtroll.calculator.lang.signs import fold, shown
from courtroll.calculator.render import sheets
from courtroll.calculator.render.sheets import Note, Section

if TYPE_CHECKING:
    from courtroll.calculator.advisor import Advice, Buildings
    from courtroll.calculator.render.objects import Speaker
    from courtroll.verifier.games.noblemen.advice.buildings import Limits
    from courtroll.verifier.games.noblemen.advice.titles import OutOfReach, Way
    from courtroll.verifier.games.noblemen.document import Described

COLUMNS: Final = 80
MOST_WAYS: Final = 6
"""Ways that the one line names; the object has more."""


# ------------------------------------------------------------------------------------------------- as an object


def advice_object(speaker: Speaker, advice: Advice, warnings: Sequence[str]) -> dict[str, object]:
    table = cast("Described", speaker.described)
    players: list[dict[str, object]] = []
    for seat in advice.seats:
        found = advice.buildings[seat]
        players.append(
            {
                "name": table.players[seat],
                "buildings": None if found is None else _buildings(speaker, table, seat, found),
                "titles": None if advice.no_titles else [_title(speaker, table, seat, w) for w in advice.titles[seat]],
            }
        )
    return {
        "game": speaker.room.name,
        "edition": table.edition,
        "moment": str(table.moment),
        "players": players,
        "limits": _limits(advice.limits),
        "no_titles": advice.no_titles and advice.no_titles.value,
        "warnings": list(warnings),
        "assumed": list(advice.assumed),
        "leaned_on": [
            {"option": leaning.option, "reading": leaning.reading, "others": list(leaning.others)}
            for leaning in advice.leanings
        ],
    }


def _limits(limits: Limits) -> dict[str, int]:
    given = {"castles": limits.castles, "palaces": limits.palaces, "chapels": limits.chapels}
    return {kind: n for kind, n in given.items() if n is not None}


def _buildings(speaker: Speaker, table: Described, seat: int, found: Buildings) -> dict[str, object]:
    from courtroll.verifier.games.noblemen.moves.sentences import say

    best = found.best
    out: dict[str, object] = {
        "now": found.now,
        "best": None if best is None else best.points,
        "builds": [] if best is None else [say(each, table.names, seat) for each in best.builds],
        "width": found.width,
        "unknown_tiles": found.unknown_tiles,
    }
    if found.checked is not None:
        out["checked"] = found.checked
    if found.refused:
        out["refused"] = [speaker.reason(objection, seat) for objection in found.refused]
    return out


def _title(speaker: Speaker, table: Described, seat: int, way: Way | OutOfReach) -> dict[str, object]:
    from courtroll.verifier.games.noblemen.advice.titles import Way
    from courtroll.verifier.games.noblemen.moves.sentences import say_card, say_together

    out: dict[str, object] = {"title": way.title.name.lower(), "within_reach": isinstance(way, Way)}
    if isinstance(way, Way):
        out["spend"] = say_together(way.spend, table.names, seat) or "spend 0"
        out |= {"bribes": way.bribes, "cards": [say_card(card) for card in way.cards]}
    else:
        out["reasons"] = [speaker.reason(objection, seat) for objection in way.why]
    return out | {"prestige": way.prestige, "space": way.space}


# --------------------------------------------------------------------------------------------------- for people


def advice_table(answer: sheets.Object, language: str) -> str:
    """The same for people, in at most 80 columns."""
    blocks = [fold(shown(sheets.title_of(answer, language)), COLUMNS)]
    for section in (*_sections(answer, language), *sheets.closing(answer, language)):
        lines = fold(shown(section.heading), COLUMNS) if section.heading else []
        indent = "  " if section.heading else ""
        for note in section.notes:
            rule = f" [{note.rule}]" if note.rule else ""
            lines += fold(shown(note.text) + rule, COLUMNS, indent, indent + "  ")
        blocks.append(lines)
    return "\n\n".join("\n".join(lines) for lines in blocks if lines)


def _sections(answer: sheets.Object, language: str) -> Iterator[Section]:
    said = about(language, "noblemen", "advice")
    for player in answer["players"]:
        if player["buildings"] is None:
            yield Section("", (Note(said["no-map"].format(name=player["name"])),))
        else:
            yield _estate_section(player, answer["limits"], language)
        if player["titles"]:
            yield Section(said["ball"].format(name=player["name"]), tuple(_title_notes(player["titles"], language)))
    if answer["no_titles"] is not None:
        yield Section("", (Note(said[answer["no_titles"]]),))


def _estate_section(player: sheets.Object, limits: Mapping[str, int], language: str) -> Section:
    said, found = about(language, "noblemen", "advice"), player["buildings"]
    best = "?" if found["best"] is None else found["best"]
    called = places(language, "noblemen")
    notes = []
    if found["best"] is None:
        notes.append(Note(said["too-wide"].format(width=found["width"])))
    else:
        notes.append(Note("; ".join(found["builds"]) or said["as-it-is"]))
    if limits:
        notes.append(
            Note(said["limits"].format(limits=", ".join(f"{n} {called.get(kind, kind)}" for kind, n in limits.items())))
        )
    if found["unknown_tiles"]:
        notes.append(Note(said["unknown-tiles"].format(name=player["name"])))
    if "checked" in found:
        notes.append(Note(said[found["checked"]]))
    if "refused" in found:
        notes += [Note(said["refused"]), *sheets.reasons(found["refused"])]
    return Section(said["estate"].format(name=player["name"], now=found["now"], best=best), tuple(notes))


def _title_notes(ways: Sequence[sheets.Object], language: str) -> Iterator[Note]:
    said, called = about(language, "noblemen", "advice"), names(language, "noblemen")
    for way in ways:
        title = called.get(way["title"], way["title"])
        where = {"title": title, "prestige": way["prestige"], "space": way["space"]}
        if way["within_reach"]:
            nothing = not way["bribes"] and not way["cards"]
            yield Note(said["way"].format(spend=said["for-nothing"] if nothing else way["spend"], **where))
        else:
            yield Note(said["out-of-reach"].format(**where))
            yield from (Note(f"  {reason['message']}", reason["rule"]) for reason in way["reasons"])


def help_section(ways: Sequence[sheets.Object], language: str) -> Section:
    """What would make a building legal that is barred everywhere."""
    said = about(language, "noblemen", "advice")
    if not ways:
        return Section("", (Note(said["would-not-help"]),))
    together = f" {words(language)['and']} "
    shown_ways = [together.join(way["changes"]) for way in ways[:MOST_WAYS]]
    if len(ways) > MOST_WAYS:
        shown_ways.append(said["more"].format(n=len(ways) - MOST_WAYS))
    *first, last = shown_ways
    text = f"{', '.join(first)} {said['or']} {last}" if first else last
    return Section("", (Note(said["would-help"].format(ways=text)),))
