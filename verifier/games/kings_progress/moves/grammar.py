"""What else may be said than how decisions are said plainly, and what it means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from courtroll.verifier.games.kings_progress.table.names import (
    ABILITIES,
    COURTIERS,
    HOME,
    OTHER_NAMES,
    PRIZES,
    ROYAL_COURT,
)
from courtroll.verifier.kernel.sayings import Same, Sayings, also_called, one_after_another

SAME: Final[Sequence[Same]] = (
    ("deal",),
    ("king",),
    ("drop {courtier} {n}",),
    ("use {ability}",),
    one_after_another("use carriage {courtier} {place}", "use carriage", "carry {courtier} {place}"),
    one_after_another("use carriage {courtier} {place} {place2}", "use carriage", "carry {courtier} {place}",
        "carry {courtier} {place2}"),
    one_after_another("use disguise {courtier} {n} on {courtier2}", "use disguise",
        "disguise {courtier} {n} on {courtier2}", "done"),
    one_after_another("use disguise {courtier} {n} on {courtier2}, {courtier3} {n2} on {courtier4}", "use disguise",
        "disguise {courtier} {n} on {courtier2}", "disguise {courtier3} {n2} on {courtier4}"),
    one_after_another("use negotiate {courtier} {n} {n2}", "use negotiate", "reorder {courtier} {n} {n2}", "done"),
    one_after_another("use negotiate {other} {courtier} d {n}, {courtier2} {courtier3} {n2} {n3}", "use negotiate",
        "reorder {other} {courtier} D {n}", "reorder {courtier2} {courtier3} {n2} {n3}"),
    one_after_another("use favour pair 1 {prize} {n} with {prize2} {n2}, {prize3} {n3} with deck", "use favour",
        "pick pair 1 {prize} {n}", "with single {prize2} {n2}", "pick single {prize3} {n3}", "with deck"),
    one_after_another("use opportunity {courtier} {n} from discards", "use opportunity",
        "fetch {courtier} {n} from discards"),
    one_after_another("carry {courtier} {place} {place2}", "carry {courtier} {place}", "carry {courtier} {place2}"),
    one_after_another("disguise {courtier} {n} on {courtier2}, {courtier3} {n2} on {courtier4}",
        "disguise {courtier} {n} on {courtier2}", "disguise {courtier3} {n2} on {courtier4}"),
    ("reorder {other} {courtier} {n} d {courtier2} {n2}", "reorder {other} {courtier} {n} D {courtier2} {n2}"),
    ("reorder {courtier} {courtier} {n} {n2}", "reorder {courtier} {n} {n2}"),
    ("next {n}",),
    ("next {courtier} {n}",),
    ("pick {prize} {n}", "pick single {prize} {n}"),
    ("pick pair 2 {prize} {n}",),
    ("with {prize} {n}", "with single {prize} {n}"),
    ("with deck",),
    ("fetch {courtier} {n} from display",),
    ("fetch {courtier} {n} from discards",),
    one_after_another("keep {courtier} {n}, {courtier2} {n2}", "keep {courtier} {n}", "keep {courtier2} {n2}"),
    ("advance {courtier} {courtier}", "advance {courtier} home"),
    one_after_another("advance {courtier} {place} {place2}, {courtier2} {place3}", "advance {courtier} {place}",
        "advance {courtier} {place2}", "advance {courtier2} {place3}"),
    one_after_another("build {courtier} {n} {n2}, {courtier2} {n3} {n4}", "build {courtier} {n}", "add {courtier} {n2}",
        "add {courtier2} {n3}", "add {courtier2} {n4}"),
    one_after_another("add {courtier} {n}, {courtier2} {n2}", "add {courtier} {n}", "add {courtier2} {n2}"),
    ("take {courtier} {n}",),
    ("take {courtier} {n}, {courtier2} {n2}, {courtier3} {n3}",
        "take {courtier3} {n3}, {courtier} {n}, {courtier2} {n2}"),
    ("discard {other} {courtier}",),
    ("discard {courtier}",),
    ("choose pair {n}",),
    ("choose {prize} {n}",),
    ("choose {prize} {n}, {prize2} {n2}", "choose {prize2} {n2}, {prize} {n}"),
    ("shed {courtier}",),
    ("done",),
)  # fmt: skip
NUMBERS: Final = ("0", "1", "2", "3")


def sayings(places: Sequence[str]) -> Sayings:
    return Sayings(
        SAME,
        {
            "courtier": also_called(tuple(COURTIERS), OTHER_NAMES),
            "prize": also_called(tuple(PRIZES), OTHER_NAMES),
            "ability": also_called(tuple(ABILITIES), OTHER_NAMES),
            "place": also_called((HOME, ROYAL_COURT, *places), OTHER_NAMES),
            "n": dict.fromkeys(NUMBERS, ()),
        },
    )
