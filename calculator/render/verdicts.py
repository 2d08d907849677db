"""Verdicts and games as sheets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from courtroll.calculator.lang import names, title, words
from courtroll.calculator.render.advice import help_section
from courtroll.calculator.render.sheets import Note, Object, Row, Section, Sheet, and_then, closing, reasons, won


def verdict_sheet(answer: Object, language: str) -> Sheet:
    said = words(language)
    texts = ", ".join(f"{edition}: {said[verdict]}" for edition, verdict in answer["editions"].items())
    gave_up = (Note(said["gave-up"]),) if answer["verdict"] == NOT_SETTLED else ()
    heard = answer.get("understood", answer["question"])
    understood = () if _alike(heard, answer["question"]) else (Note(said["understood"].format(text=heard)),)
    shown = reasons(answer["reasons"], language, answer.get("costs", ()))
    judged = Section(said[answer["verdict"]].upper(), (*understood, *gave_up, *shown))
    sections = [
        *_forced(answer, said),
        Section("", (Note(said["by-texts"].format(texts=texts)),)),
        Section(said["gives"], tuple(_gift(gift, language) for gift in answer["gives"])),
        Section(said["instead"], tuple(Note(move) for move in answer["instead"])),
        *(_barred(barred, said, language) for barred in answer.get("nowhere", ())),
        *((help_section(answer, language),) if "would_help" in answer else ()),
        *closing(answer, language),
    ]
    return Sheet(answer["question"], (), (), (judged, *(section for section in sections if section.notes)))


def _alike(heard: str, typed: str) -> bool:
    """Whether both are the same but for capitals and spaces."""
    return "".join(heard.casefold().split()) == "".join(typed.casefold().split())


def _forced(answer: Object, said: Mapping[str, str]) -> Sequence[Section]:
    """Which of the file's keys force a refusal, if that was asked for."""
    if "forced_by" not in answer:
        return ()
    keys = tuple(Note(key) for key in answer["forced_by"])
    return (Section(said["forced-by"], keys) if keys else Section("", (Note(said["by-the-rules"]),)),)


NOT_SETTLED: Final = "not-settled"


def _gift(gift: Object, language: str) -> Note:
    called = names(language, gift["rule"].partition(".")[0])
    amount = gift.get("points", gift.get("amount"))
    change = f" {amount:+}" if amount else ""
    why = called.get(gift["code"], gift["code"])
    what = words(language)["points"] if gift["what"] == "points" else called.get(gift["what"], gift["what"])
    return Note(f"{gift['player']}: {what}{change} ({why})", gift["rule"])


def _barred(barred: Object, said: Mapping[str, str], language: str) -> Section:
    """A smallest set of rules that bars a thing everywhere, and the pieces in its way on each meadow."""
    notes = tuple(
        Note(meadow if pieces == [meadow] else said["in-the-way"].format(where=meadow, pieces=", ".join(pieces)), rule)
        for rule, meadows in barred["pieces"].items()
        for meadow, pieces in meadows.items()
    )
    heading = said["barred"].format(rules=and_then(barred["rules"], language))
    # Without any meadow nothing is in the way on one, and the heading says it all.
    return Section(heading, notes) if notes else Section("", (Note(heading.rstrip(":")),))


def _moved(step: Object, said: Mapping[str, str]) -> Section:
    """What a line of a log changed on the table."""
    rows = [f"{each['what']}: {each['before']} → {each['after']}" for each in step["changes"]]
    return Section(said["offence"].format(**step), tuple(map(Note, rows or [said["nothing-moved"]])))


def _parted(parting: Object | None, said: Mapping[str, str]) -> Section:
    """Where an engine and the rules part, if they do."""
    if parting is None:
        return Section("", (Note(said["no-parting"]),))
    rows = []
    for each in parting["differences"]:
        both = said["by-rules"].format(what=each["expected"]), said["by-engine"].format(what=each["came"])
        rows.append(Note(f"{each['what']}: {', '.join(both)}"))
    where = "parting-begin" if parting["line"] is None else "parting"
    rules = [Note(said["parting-rules"].format(rules=", ".join(parting["rules"])))] if parting["rules"] else []
    return Section(said[where].format(line=parting["line"], move=parting["decision"]), (*rows, *rules))


def game_sheet(answer: Object, language: str) -> Sheet:
    """A game that was played or replayed."""
    said = words(language)
    notes = []
    if answer["winners"]:
        notes.append(Note(won(answer["winners"], answer["decided_by"], answer["game"], language)))
    if answer.get("torn"):
        notes.append(Note(said["torn"]))
    sections = [Section("", tuple(notes))]
    if "offence" in answer:
        offence = answer["offence"]
        heading = said["offence"].format(line=offence["line"], move=offence["move"])
        sections.append(Section(heading, reasons(offence["reasons"], language)))
    sections += [_moved(step, said) for step in answer.get("steps", ())]
    if "parting" in answer:
        sections.append(_parted(answer["parting"], said))
    players = answer["players"]
    return Sheet(
        said["move" if answer["moves"] == 1 else "moves"].format(
            game=title(language, answer["game"]), moves=answer["moves"]
        ),
        tuple(player["name"] for player in players),
        (Row(said["points"], tuple(str(player["points"]) for player in players)),),
        tuple(s for s in (*sections, *closing(answer, language)) if s.notes),
    )
