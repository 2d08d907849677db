"""Planted in what is said beside the rules: gains, values used, places and lacks of refusals, draws, who won."""

from __future__ import annotations

from typing import Final

from courtroll.properties.plant import Plant

ACCOUNTS: Final[tuple[Plant, ...]] = (
    Plant("pair by another rule", "kings-progress.arrival.pair", "play/arrivals.py",
        "len(draft.pairs[index]), rules.ARRIVAL_PAIR)",
        "len(draft.pairs[index]), rules.ARRIVAL_DISCARD)",
        "A pair of gifts is told by the rule of discards at arrivals."),
    Plant("minor card by major rule", "kings-progress.control.minor", "play/control.py",
        "because or influence.MAJOR, because or influence.MINOR",
        "because or influence.MAJOR, because or influence.MAJOR",
        "A minor card changes hands by the rule of major control."),
    Plant("one card lacking", "kings-progress.take.not-blind", "play/taking.py",
        "lack=Lack(DISPLAY, kind, missing)",
        "lack=Lack(DISPLAY, kind, 1)",
        "Of two cards that are not face up one is said to be lacking."),
    Plant("map not told", "kings-progress.move.step", "play/steps.py",
        "draft.values.add(\"map\")",
        "pass",
        "A step does not say that it used the map."),
    Plant("another's build named", "kings-progress.loyalty.own", "play/sheds.py",
        "where = OnCourtier(seat, courtier)",
        "where = OnCourtier(0, courtier)",
        "A refused discard names the first player's build."),
    Plant("gifts by the locations' rule", "kings-progress.setup.major-gifts", "play/engine.py",
        "\"gifts\": setup_rules.MAJOR_GIFTS",
        "\"gifts\": setup_rules.LOCATIONS",
        "Of gifts that cannot have been drawn the rule of locations is told."),
    Plant("control told of the minor", "kings-progress.recount.points", "scoring/totals.py",
        "Line(control.major, code, 1, CONTROL_POINTS, rule, OnCourtier(control.major, courtier))",
        "Line(control.major, code, 1, CONTROL_POINTS, rule, OnCourtier(control.minor, courtier))",
        "Points for major control are told of the minor controller's build."),
    Plant("sure points for control", "kings-progress.recount.points", "unknown/results.py",
        "    if len(found.outcomes) == 1 and len(found.colours) == 1:",
        "    if found.outcomes:",
        "Points that come for whatever it may be are told to be for control."),
    Plant("the first discard is not due", "kings-progress.shed.first", "unknown/results.py",
        "for index, word in enumerate(called) if index >= said or index in unknown)",
        "for index, word in enumerate(called) if index > said or index in unknown)",
        "Of discards that are outstanding the first is not listed."),
    Plant("gifts the other way round", "kings-progress.box.gifts", "faults/__init__.py",
        "Named(prize.word), IMPOSSIBLE, found, GIFTS_OF_TYPE)",
        "Named(prize.word), IMPOSSIBLE, GIFTS_OF_TYPE, found)",
        "Too many gifts of a type are told with their numbers exchanged."),
    Plant("face-up cards the other way round", "kings-progress.setup.display", "faults/course.py",
        "setup.DISPLAY, where, IMPOSSIBLE, found, DISPLAY_CARDS)",
        "setup.DISPLAY, where, IMPOSSIBLE, DISPLAY_CARDS, found)",
        "Too many cards face up are told with their numbers exchanged."),
)  # fmt: skip
