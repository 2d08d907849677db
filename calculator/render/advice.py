"""Advice as an object and for people; and what would make a barred building legal, in one line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from courtroll.calculator.lang import Several, about, names, places, words
from courtroll.calculator.lang.signs import fold, shown
from courtroll.calculator.render import sheets
from courtroll.calculator.render.sheets import Note, Section

if TYPE_CHECKING:
    from courtroll.calculator.render.objects import Speaker
    from courtroll.verifier.kernel.advice import Advice, Buildings, OutOfReach, Plan, Said, Way

COLUMNS: Final = 80
OWN_WORDS: Final = ("courtier", "side", "colour")
"""What a sentence names by a word of the game."""
MOST_WAYS: Final = 6
"""Ways that the one line names; the object has more."""


# ------------------------------------------------------------------------------------------------- as an object


def advice_object(speaker: Speaker, advice: Advice, warnings: Sequence[str]) -> dict[str, object]:
    table = speaker.described
    players: list[dict[str, object]] = []
    for seat in advice.seats:
        if advice.plans is not None:
            plans = [_plan(speaker, seat, plan) for plan in advice.plans[seat]]
            players.append({"name": table.players[seat], "plans": plans})
            continue
        found = advice.buildings[seat]
        players.append(
            {
                "name": table.players[seat],
                "buildings": None if found is None else _buildings(speaker, seat, found),
                "titles": None if advice.no_titles else [_title(speaker, seat, w) for w in advice.titles[seat]],
            }
        )
    return {
        "game": speaker.room.name,
        "edition": table.edition,
        "moment": str(table.moment),
        "players": players,
        "limits": dict(advice.limits),
        "no_titles": advice.no_titles,
        "warnings": list(warnings),
        "assumed": list(advice.assumed),
        "leaned_on": [
            {"option": leaning.option, "reading": leaning.reading, "others": list(leaning.others)}
            for leaning in advice.leanings
        ],
    }


def _buildings(speaker: Speaker, seat: int, found: Buildings) -> dict[str, object]:
    out: dict[str, object] = {
        "now": found.now,
        "best": found.best,
        "builds": list(found.builds),
        "width": found.width,
        "unknown_tiles": found.unknown_tiles,
    }
    if found.checked is not None:
        out["checked"] = found.checked
    if found.refused:
        out["refused"] = [speaker.reason(objection, seat) for objection in found.refused]
    return out


def _plan(speaker: Speaker, seat: int, plan: Plan) -> dict[str, object]:
    out: dict[str, object] = {
        "topic": plan.topic,
        "best": _said(plan.best),
        "moves": list(plan.moves),
        "notes": [_said(note) for note in plan.notes],
    }
    if plan.checked is not None:
        out["checked"] = plan.checked
    if plan.refused:
        out["refused"] = [speaker.reason(objection, seat) for objection in plan.refused]
    return out


def _said(sentence: Said) -> dict[str, object]:
    return {"code": sentence.code, **sentence.named}


def _title(speaker: Speaker, seat: int, way: Way | OutOfReach) -> dict[str, object]:
    from courtroll.verifier.kernel.advice import Way

    out: dict[str, object] = {"title": way.title, "within_reach": isinstance(way, Way)}
    if isinstance(way, Way):
        out |= {"spend": way.spend, "bribes": way.bribes, "cards": list(way.cards)}
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
    said = about(language, answer["game"], "advice")
    for player in answer["players"]:
        if "plans" in player:
            called = places(language, answer["game"])
            yield from (_plan_section(plan, player["name"], said, called, language) for plan in player["plans"])
            continue
        if player["buildings"] is None:
            yield Section("", (Note(said["no-map"].format(name=player["name"])),))
        else:
            yield _estate_section(player, answer, language)
        if player["titles"]:
            yield Section(
                said["ball"].format(name=player["name"]),
                tuple(_title_notes(player["titles"], answer["game"], language)),
            )
    if answer["no_titles"] is not None:
        yield Section("", (Note(said[answer["no_titles"]]),))


def _estate_section(player: sheets.Object, answer: sheets.Object, language: str) -> Section:
    game, limits = answer["game"], answer["limits"]
    said, found = about(language, game, "advice"), player["buildings"]
    best = "?" if found["best"] is None else found["best"]
    called = places(language, game)
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
        notes += [Note(said["refused"]), *sheets.reasons(found["refused"], language)]
    return Section(said["estate"].format(name=player["name"], now=found["now"], best=best), tuple(notes))


def _plan_section(
    plan: sheets.Object, player: str, said: Mapping[str, str], called: Mapping[str, str], language: str
) -> Section:
    notes = [Note("; ".join(plan["moves"]))] if plan["moves"] else []
    notes += [Note(_spoken(note, said, called)) for note in plan["notes"]]
    if "checked" in plan:
        notes.append(Note(said[plan["checked"]]))
    if "refused" in plan:
        notes += [Note(said["refused"]), *sheets.reasons(plan["refused"], language)]
    return Section(_spoken({"player": player, **plan["best"]}, said, called), tuple(notes))


def _spoken(sentence: sheets.Object, said: Mapping[str, str], called: Mapping[str, str]) -> str:
    """A sentence with the game's own words in the reader's language."""
    named = {key: called.get(value, value) if key in OWN_WORDS else value for key, value in sentence.items()}
    return said[sentence["code"]].format(**{key: Several(each) for key, each in named.items()})


def _title_notes(ways: Sequence[sheets.Object], game: str, language: str) -> Iterator[Note]:
    said, called = about(language, game, "advice"), names(language, game)
    for way in ways:
        title = called.get(way["title"], way["title"])
        where = {"title": title, "prestige": way["prestige"], "space": way["space"]}
        if way["within_reach"]:
            nothing = not way["bribes"] and not way["cards"]
            yield Note(said["way"].format(spend=said["for-nothing"] if nothing else way["spend"], **where))
        else:
            yield Note(said["out-of-reach"].format(**where))
            yield from (Note(f"  {reason['message']}", reason["rule"]) for reason in way["reasons"])


def help_section(answer: sheets.Object, language: str) -> Section:
    """What would make a building legal that is barred everywhere."""
    ways, rule = answer["would_help"], answer["nowhere"][0]["rules"][0]
    said = about(language, rule.partition(".")[0], "advice")
    if not ways:
        return Section("", (Note(said["would-not-help"]),))
    together = f" {words(language)['and']} "
    shown_ways = [together.join(way["changes"]) for way in ways[:MOST_WAYS]]
    if len(ways) > MOST_WAYS:
        shown_ways.append(said["more"].format(n=len(ways) - MOST_WAYS))
    *first, last = shown_ways
    text = f"{', '.join(first)} {said['or']} {last}" if first else last
    return Section("", (Note(said["would-help"].format(ways=text)),))
