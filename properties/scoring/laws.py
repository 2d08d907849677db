"""What every scorer must keep, whatever the game: held table by table, against a second definition and itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.properties.engines.answers import Faulty, Scored
from courtroll.properties.scoring.beside import (
    assumed_as_second,
    doubts_as_second,
    facts_as_second,
    leans_on_readings,
    lines_as_second,
    places_as_second,
    ranks_as_second,
    totals_as_second,
    unscored_as_second,
    winners_as_second,
)
from courtroll.properties.scoring.otherwise import order_of_keys, seats_do_not_matter, the_same_again
from courtroll.properties.scoring.ranges import ranges_hold
from courtroll.properties.scoring.spoilt import spoilt_is_faulty
from courtroll.properties.scoring.table import ScoringLaw, Table, Wrong


def possible_is_scored(table: Table) -> Iterator[Wrong]:
    match table.outcome:
        case Faulty(faults):
            yield table.wrong(f"a possible table has the fault {faults[0].code}", *(f.rule for f in faults if f.rule))
        case Scored() as scored:
            if tuple(player.name for player in scored.players) != table.names:
                yield table.wrong("the answer's players are not the table's in their order")
        case unread:
            yield table.wrong(f"a possible table is not read: {', '.join(unread.why)}")


def totals_are_sums(table: Table) -> Iterator[Wrong]:
    for player in table.scored.players if table.scored else ():
        told = None if player.before is None else player.before + sum(line.points for line in player.lines)
        if player.total is not None and player.total != told:
            yield table.wrong(f"{player.name} has {player.total}, and the lines make it {told}")
        if (player.low, player.high) != (player.total, player.total) and player.total is not None:
            yield table.wrong(f"{player.name} has {player.total}, within {player.low} to {player.high}")


def lines_name_rules(table: Table) -> Iterator[Wrong]:
    known = {rule.id for rule in table.suite.room.rulebook.rules}
    for player in table.scored.players if table.scored else ():
        reasons = ((reason.code, reason.rule) for reason in player.unscored or ())
        for code, rule in (*((line.code, line.rule) for line in player.lines), *reasons):
            if rule not in known:
                yield table.wrong(f"{code} names {rule}, which is no rule of the game")


SCORING_LAWS: Final[tuple[ScoringLaw, ...]] = (
    ScoringLaw("possible-is-scored", "A table that can be is scored and has no fault.", possible_is_scored),
    ScoringLaw("totals-are-sums", "A total is what was there before and the sum of the lines.", totals_are_sums),
    ScoringLaw("lines-name-rules", "Every line names a rule of the game.", lines_name_rules),
    ScoringLaw("lines-as-second", "Lines are those of a second definition of the rules.", lines_as_second),
    ScoringLaw("totals-as-second", "Totals are those of the second definition.", totals_as_second),
    ScoringLaw("unscored-as-second", "What brings nothing is what the second definition names.", unscored_as_second),
    ScoringLaw("facts-as-second", "What else is told is as the second definition has it.", facts_as_second),
    ScoringLaw("places-as-second", "Lines, and what brings nothing, are where the second definition has them.",
        places_as_second),
    ScoringLaw("leanings", "An answer names each open reading without which the second definition has another.",
        leans_on_readings, every=4),
    ScoringLaw("doubts-as-second", "What hardly can be is doubted, by its rule, place and numbers.", doubts_as_second),
    ScoringLaw("ranks-as-second", "Ranks are those of the second definition.", ranks_as_second),
    ScoringLaw("winners-as-second", "So are winners, and what decided between them.", winners_as_second),
    ScoringLaw("same-again", "The same table is answered the same way, and left as it is.", the_same_again, every=8),
    ScoringLaw("order-of-keys", "The order of keys in a file changes nothing.", order_of_keys, every=8),
    ScoringLaw("seats", "Who sits where changes nothing, where the rules do not say so.", seats_do_not_matter, every=3),
    ScoringLaw("ranges-hold", "A range is what can come of a table, no less and, where all can be tried, no more.",
        ranges_hold, every=2),
    ScoringLaw("spoilt-is-faulty", "A table that cannot be has the fault for it, there and by its numbers.",
        spoilt_is_faulty),
)  # fmt: skip

ASSUMED: Final = ScoringLaw(
    "assumed-as-second", "A value that no text gives is told to be assumed where an answer leans on it.",
    assumed_as_second,
)  # fmt: skip
"""For games whose second definition says so."""

SCORER_ANSWERS: Final = ScoringLaw(
    "scorer-answers", "A scorer answers in the contract's form and breaks off nowhere.", lambda table: ()
)
