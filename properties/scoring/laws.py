"""What every scorer must keep, whatever the game: held table by table, against a second definition and itself."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Final

from courtroll.properties.engines.answers import (
    Document,
    Faulty,
    Outcome,
    Placed,
    PlayerScore,
    Reason,
    Scored,
    ScoredLine,
)
from courtroll.properties.engines.scorer import Scorer
from courtroll.properties.scoring.suite import Expected, Impossible, ScoringSuite, Spoil, TooMany


@dataclass(frozen=True, slots=True)
class Wrong:
    """What breaks a law, the ids of the rules concerned, and the position file that shows it."""

    what: str
    document: Document
    rules: tuple[str, ...] = ()


class Table:
    """A possible, complete table that laws look at. `chance` settles what a law tries with it."""

    def __init__(self, suite: ScoringSuite, scorer: Scorer, document: Document, chance: int) -> None:
        self.suite = suite
        self.scorer = scorer
        self.document = document
        self.chance = chance
        self.seen: list[str] = []
        """Landmarks that laws met by what they tried."""

    @cached_property
    def outcome(self) -> Outcome:
        return self.scorer.score(self.document)

    @property
    def scored(self) -> Scored | None:
        """The scoring; `None` where there is none, which is for `possible-is-scored` to say."""
        return self.outcome if isinstance(self.outcome, Scored) else None

    @cached_property
    def expected(self) -> Sequence[Expected]:
        return self.suite.second(self.document)

    @cached_property
    def sole(self) -> Expected | None:
        """What must come of it, where that is one thing."""
        return self.expected[0] if len(self.expected) == 1 else None

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(player["name"] for player in self.document["player"])

    def random(self) -> Random:
        """A source for a law that tries things; the same for the same table."""
        return Random(self.chance)

    def pairs(self) -> Iterator[tuple[int, PlayerScore, Expected]]:
        """Each seat with what was answered and what must be, where both are one thing."""
        if self.scored is not None and self.sole is not None:
            for seat, name in enumerate(self.names):
                yield seat, self.scored.of(name), self.sole

    def wrong(self, what: str, *rules: str) -> Wrong:
        return Wrong(what, self.document, rules)


@dataclass(frozen=True, slots=True)
class ScoringLaw:
    """A law: its name, what it says, how it is looked at, and the rules of the game it stands for.

    A law that takes long is looked at with every few tables only; none at all, where `breaches` answers `None`.
    """

    name: str
    says: str
    breaches: Callable[[Table], Iterable[Wrong] | None]
    every: int = 1
    rules: tuple[str, ...] = ()


# ------------------------------------------------------------------------------------------- the answer itself


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


# --------------------------------------------------------------------------------------- the second definition


def lines_as_second(table: Table) -> Iterator[Wrong]:
    for seat, player, sole in table.pairs():
        got, right = Counter(player.lines), Counter(sole.lines[seat])
        if got != right:
            more = ", ".join(map(_line, (got - right).elements())) or "nothing"
            less = ", ".join(map(_line, (right - got).elements())) or "nothing"
            rules = sorted({line.rule for line in (got - right) + (right - got)})
            yield table.wrong(f"{player.name} scores {more} where the rules give {less}", *rules)


def _line(line: tuple[str, int, int, str]) -> str:
    code, n, points, _ = line
    return f"{code} {n} for {points}"


def totals_as_second(table: Table) -> Iterator[Wrong]:
    for seat, player, sole in table.pairs():
        if player.total != sole.totals[seat]:
            yield table.wrong(f"{player.name} has {player.total}, and the rules give {sole.totals[seat]}")


def unscored_as_second(table: Table) -> Iterator[Wrong]:
    for seat, player, sole in table.pairs():
        if player.unscored is not None and sole.unscored is not None:
            got, right = Counter(player.unscored), Counter(sole.unscored[seat])
            for reason in (got - right) + (right - got):
                which = "says" if got[reason] > right[reason] else "does not say"
                what = f"the answer {which} that {reason.code} brings {player.name} nothing"
                yield table.wrong(what, *(rule for rule in (reason.rule,) if rule is not None))


def facts_as_second(table: Table) -> Iterator[Wrong]:
    for seat, player, sole in table.pairs():
        for key, right in sole.facts[seat].items() if sole.facts else ():
            if player.facts.get(key) != right:
                yield table.wrong(f"{player.name}'s {key} is {player.facts.get(key)}, and the rules make it {right}")


def places_as_second(table: Table) -> Iterable[Wrong] | None:
    told = table.scored is not None and any(player.places is not None for player in table.scored.players)
    return _places(table) if told and table.sole is not None and table.sole.places is not None else None


def _places(table: Table) -> Iterator[Wrong]:
    for seat, player, sole in table.pairs():
        got, right = Counter(map(_in_order, player.places or ())), Counter(map(_in_order, (sole.places or ())[seat]))
        for place in (got - right) + (right - got):
            which = "says" if got[place] > right[place] else "does not say"
            missing = f", missing {', '.join(place.missing)}" if place.missing else ""
            yield table.wrong(f"the answer {which} that {player.name}'s {place.code} is at {place.where}{missing}")


def _in_order(place: Placed) -> Placed:
    """In which order what is missing is named is free."""
    return place._replace(missing=tuple(sorted(place.missing)))


def parts_as_second(table: Table) -> Iterable[Wrong] | None:
    told = table.scored is not None and any(player.parts is not None for player in table.scored.players)
    return _parts(table) if told and table.sole is not None and table.sole.parts is not None else None


def _parts(table: Table) -> Iterator[Wrong]:
    for seat, player, sole in table.pairs():
        got, right = Counter(player.parts or ()), Counter((sole.parts or ())[seat])
        for part in (got - right) + (right - got):
            which = "is told and should not be" if got[part] > right[part] else "is not told"
            yield table.wrong(f"of {player.name} {_line(part)} {which}", part.rule)


def leans_on_readings(table: Table) -> Iterable[Wrong] | None:
    told = None if table.scored is None else table.scored.leanings
    return None if told is None or table.sole is None else _leanings(table, table.sole, told)


def _leanings(table: Table, here: Expected, told: frozenset[tuple[str, str, frozenset[str]]]) -> Iterator[Wrong]:
    """Each option that no text settles by each of its other readings."""
    described = table.suite.room.read(table.document)
    assert not isinstance(described, tuple), "what was scored can be read"
    ruleset, right = described.position.state.box.ruleset, set()
    for option in table.suite.room.rulebook.options:
        mine = str(ruleset.reading(option))
        if not option.settled:
            others = frozenset(
                reading
                for reading in map(str, option.readings)
                if reading != mine and _parts_from(table, here, option.name, reading)
            )
            if others:
                right.add((option.name, mine, others))
    for name, mine, others in told ^ right:
        which = "is said to be leaned on" if (name, mine, others) in told else "is leaned on and not said"
        yield table.wrong(f"{name}, {mine} and not {_all(others)}, {which}")


def _parts_from(table: Table, here: Expected, option: str, reading: str) -> bool:
    """Whether another reading leads elsewhere: to other points, places or facts, or to a table that cannot be."""
    document = {**table.document, "rulings": {**table.document.get("rulings", {}), option: reading}}
    try:
        (there,) = table.suite.second(document)
    except (Impossible, ValueError):
        return True
    return (there.totals, there.ranks, there.winners, there.decided_by, there.facts) != (
        here.totals, here.ranks, here.winners, here.decided_by, here.facts
    )  # fmt: skip


def doubts_as_second(table: Table) -> Iterator[Wrong]:
    scored, sole = table.scored, table.sole
    if scored is None or sole is None or scored.doubts is None or sole.doubts is None:
        return
    if scored.doubts != sole.doubts:
        yield table.wrong(f"it is doubted for {_all(scored.doubts)}, and should be for {_all(sole.doubts)}")
    elif scored.doubted is not None and sole.doubted is not None:
        for doubt in scored.doubted ^ sole.doubted:
            which = "is told and should not be" if doubt in scored.doubted else "is not told"
            yield table.wrong(f"the doubt {tuple(doubt)} {which}", doubt.rule)


def assumed_as_second(table: Table) -> Iterable[Wrong] | None:
    told = None if table.scored is None else table.scored.assumed
    right = None if table.sole is None else table.sole.assumed
    return None if told is None or right is None else _assumed(table, told, right)


def _assumed(table: Table, told: frozenset[str], right: frozenset[str]) -> Iterator[Wrong]:
    if told != right:
        yield table.wrong(f"{_all(told)} is told to be assumed, and {_all(right)} is")


def ranks_as_second(table: Table) -> Iterator[Wrong]:
    for seat, player, sole in table.pairs():
        if player.rank != sole.ranks[seat]:
            yield table.wrong(f"{player.name} is number {player.rank}, and the rules make it {sole.ranks[seat]}")


def winners_as_second(table: Table) -> Iterator[Wrong]:
    scored, sole = table.scored, table.sole
    if scored is None or sole is None:
        return
    right = {table.names[seat] for seat in sole.winners}
    if set(scored.winners) != right:
        yield table.wrong(f"{_all(scored.winners)} won, and by the rules {_all(right)}")
    elif scored.decided_by != sole.decided_by:
        yield table.wrong(f"{scored.decided_by} decided, and by the rules {sole.decided_by}")
    elif scored.certain is False:
        yield table.wrong("an answer that hangs on nothing is called uncertain")


def _all(names: Iterable[str]) -> str:
    return " and ".join(sorted(names)) or "none"


# ------------------------------------------------------------------------------------- the same table otherwise


def the_same_again(table: Table) -> Iterator[Wrong]:
    before = json.dumps(table.document)
    if table.scorer.score(table.document) != table.outcome:
        yield table.wrong("the same table is answered otherwise the second time")
    if json.dumps(table.document) != before:
        yield table.wrong("scoring has changed the document")


def order_of_keys(table: Table) -> Iterator[Wrong]:
    turned = _turned(table.document)
    if table.scorer.score(turned) != table.outcome:
        yield Wrong("the same table with its keys in another order is answered otherwise", turned)


def _turned(value: object) -> Document:
    def turn(each: object) -> object:
        match each:
            case dict():
                return {key: turn(item) for key, item in reversed(each.items())}
            case list():
                return [turn(item) for item in each]
            case _:
                return each

    turned = turn(value)
    assert isinstance(turned, dict)
    return turned


def seats_do_not_matter(table: Table) -> Iterator[Wrong]:
    order = table.random().sample(range(len(table.names)), len(table.names))
    moved = table.suite.reseat(deepcopy(table.document), order)
    if moved is None or table.scored is None:
        return
    again = table.scorer.score(moved)
    if not isinstance(again, Scored):
        yield Wrong("the same players on other seats are not scored", moved)
        return
    for player in table.scored.players:
        other = again.of(player.name)
        if _bare(other) != _bare(player):
            yield Wrong(f"{player.name} has {player.total}, and on another seat {other.total}", moved)
    if set(again.winners) != set(table.scored.winners) or again.decided_by != table.scored.decided_by:
        yield Wrong(f"{_all(table.scored.winners)} won, and on other seats {_all(again.winners)}", moved)


def _bare(player: PlayerScore) -> tuple[object, ...]:
    return (player.total, player.low, player.high, player.rank, Counter(player.lines), Counter(player.unscored or ()))


# ------------------------------------------------------------------------------------------- unknowns and faults
UNPLACED: Final = "unplaced"
"""What lines are called whose points are sure to come, though not for what."""


def ranges_hold(table: Table) -> Iterator[Wrong]:
    holed = table.suite.unknowns(deepcopy(table.document), table.random())
    if holed is None:
        return
    try:
        ends = [end for filling in holed.fillings for end in _ends(table.suite, filling, all_count=not holed.whole)]
    except TooMany:
        return
    match table.scorer.score(holed.document):
        case Scored() as scored:
            table.seen.append("range, all tried" if holed.whole else "range")
            checks = [*_exactly(scored, ends)] if holed.whole else [*_loosely(scored, ends)]
            if table.suite.tells_sure is not None:
                are_sure = [table.suite.tells_sure(player) for player in holed.document["player"]]
                checks += (what for end in ends for what in _surely(scored, end, are_sure))
            yield from (Wrong(what, holed.document) for what in checks)
            if table.suite.is_nothing_sure:
                yield from (Wrong(what, holed.document) for what in _not_for_nothing(scored, ends))
        case Faulty(faults):
            if ends:
                yield Wrong(f"a table that can be has the fault {faults[0].code}", holed.document)
        case _:
            pass


def _ends(suite: ScoringSuite, document: Document, *, all_count: bool) -> Sequence[Expected]:
    try:
        return suite.second(document)
    except Impossible:
        if all_count:
            raise
        return ()


def _loosely(scored: Scored, ends: Sequence[Expected]) -> Iterator[str]:
    """Whether an answer allows everything that may come of a table."""
    names = [player.name for player in scored.players]
    for end in ends:
        for seat, player in enumerate(scored.players):
            if not player.low <= end.totals[seat] <= (end.totals[seat] if player.high is None else player.high):
                yield f"{player.name} may have {end.totals[seat]}, not within {player.low} to {player.high}"
            if player.rank is not None and player.rank != end.ranks[seat]:
                yield f"{player.name} may be number {end.ranks[seat]}, and the answer says {player.rank}"
        won = {names[seat] for seat in end.winners}
        if not won <= set(scored.winners):
            yield f"{_all(won)} may win, and the answer names {_all(scored.winners)} only"
        elif won and scored.certain and won != set(scored.winners):
            yield f"{_all(won)} may win, and the answer is sure of {_all(scored.winners)}"
        elif scored.decided_by is not None and scored.decided_by != end.decided_by:
            yield f"{end.decided_by} may decide, and the answer says {scored.decided_by}"


def _surely(scored: Scored, end: Expected, are_sure: Sequence[bool]) -> Iterator[str]:
    """Whether all that an answer tells of players holds in something that may come of the table."""
    for seat, player in enumerate(scored.players):
        right = _by_code(end.lines[seat])
        for code, (things, points) in _by_code(player.lines).items():
            most = right.get(code, (0, 0))
            if code != UNPLACED and (things > most[0] or points > most[1]):
                yield f"{player.name} is told {points} for {things} of {code}, and may have {most[1]} for {most[0]}"
        for name, value in player.facts.items() if are_sure[seat] else ():
            if value is not None and end.facts and value != end.facts[seat].get(name, value):
                yield f"{player.name} is told {name} {value}, and may have {end.facts[seat][name]}"


def _by_code(lines: Iterable[ScoredLine]) -> dict[str, tuple[int, int]]:
    """How many things of each kind, and the points for them."""
    out: dict[str, tuple[int, int]] = {}
    for line in lines:
        things, points = out.get(line.code, (0, 0))
        out[line.code] = things + line.count, points + line.points
    return out


def _not_for_nothing(scored: Scored, ends: Sequence[Expected]) -> Iterator[str]:
    """Whether anything that an answer calls worth nothing may bring something."""
    for end in ends:
        for player, nothing in zip(scored.players, end.unscored or (), strict=False):
            told, may = (Counter(reason.code for reason in each) for each in (player.unscored or (), nothing))
            for code in told - may:
                yield f"{player.name} may score what {code} is said to bring nothing for"


def _exactly(scored: Scored, ends: Sequence[Expected]) -> Iterator[str]:
    """Whether an answer allows exactly what can come of a table."""
    yield from _loosely(scored, ends)
    if not ends:
        yield "a table that nothing fits is scored"
        return
    names = [player.name for player in scored.players]
    for seat, player in enumerate(scored.players):
        totals = [end.totals[seat] for end in ends]
        if (player.low, player.high) != (min(totals), max(totals)):
            yield f"{player.name} has {player.low} to {player.high}, and {min(totals)} to {max(totals)} can be"
        if player.rank is None and scored.certain is not None and len({end.ranks[seat] for end in ends}) == 1:
            yield f"{player.name} is number {ends[0].ranks[seat]} in any case"
    if scored.certain is None:
        return
    won = {end.winners for end in ends}
    may = {names[seat] for seats in won for seat in seats}
    if set(scored.winners) != may:
        yield f"{_all(may)} may win, and the answer names {_all(scored.winners)}"
    sure = len(won) == 1 if may else len({end.totals for end in ends}) == 1
    if scored.certain != sure:
        yield f"it is {'' if sure else 'not '}certain, and the answer says otherwise"


def spoilt_is_faulty(table: Table) -> Iterator[Wrong]:
    """The table is spoilt in one way after another, as many as it takes for one to be possible with it."""
    spoils = table.suite.spoils
    for turn in range(len(spoils)):
        spoil = spoils[(table.chance + turn) % len(spoils)]
        spoilt = spoil.make(deepcopy(table.document), table.random())
        if spoilt is None:
            continue
        table.seen.append(fault_landmark(spoil))
        match table.scorer.score(spoilt):
            case Faulty(faults, places):
                rules = [fault.rule for fault in faults if fault.code == spoil.code]
                named = [place.where for place in places or () if place.code == spoil.code]
                if not rules:
                    found = ", ".join(fault.code for fault in faults)
                    yield Wrong(f"its fault is {spoil.code}, and the answer says {found}", spoilt, (spoil.rule,))
                elif not {spoil.rule, None} & set(rules):
                    yield Wrong(f"{spoil.code} names {rules[0]}", spoilt, (spoil.rule,))
                elif places is not None and spoil.where is not None and spoil.where(spoilt) not in named:
                    yield Wrong(f"{spoil.code} is at {spoil.where(spoilt)}, and {named} named", spoilt, (spoil.rule,))
                else:
                    yield from _at_the_spoilt(table, spoil, spoilt, faults)
            case other:
                said = "scored" if isinstance(other, Scored) else "called unreadable"
                yield Wrong(f"a table with the fault {spoil.code} is {said}", spoilt, (spoil.rule,))
        return


def _at_the_spoilt(table: Table, spoil: Spoil, spoilt: Document, faults: Sequence[Reason]) -> Iterator[Wrong]:
    """A fault that is somebody's is of a player whose things were spoilt, where it was no other's."""
    whose = {fault.seat for fault in faults if fault.code == spoil.code}
    both = zip(table.document["player"], spoilt["player"], strict=False)
    changed = {seat for seat, (was, now) in enumerate(both) if was != now}
    if spoil.is_of_one and changed and not changed & whose and None not in whose:
        yield Wrong(f"{spoil.code} is told of another player than the one who has it", spoilt, (spoil.rule,))


def fault_landmark(spoil: Spoil) -> str:
    return f"fault {spoil.code}"


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
    ScoringLaw("doubts-as-second", "What hardly can be is doubted, where a scorer says so by code.", doubts_as_second),
    ScoringLaw("ranks-as-second", "Ranks are those of the second definition.", ranks_as_second),
    ScoringLaw("winners-as-second", "So are winners, and what decided between them.", winners_as_second),
    ScoringLaw("same-again", "The same table is answered the same way, and left as it is.", the_same_again, every=8),
    ScoringLaw("order-of-keys", "The order of keys in a file changes nothing.", order_of_keys, every=8),
    ScoringLaw("seats", "Who sits where changes nothing, where the rules do not say so.", seats_do_not_matter, every=3),
    ScoringLaw("ranges-hold", "A range is what can come of a table, no less and, where all can be tried, no more.",
        ranges_hold, every=2),
    ScoringLaw("spoilt-is-faulty", "A table that cannot be has the fault for it.", spoilt_is_faulty),
)  # fmt: skip

ASSUMED: Final = ScoringLaw(
    "assumed-as-second", "A value that no text gives is told to be assumed where an answer leans on it.",
    assumed_as_second,
)  # fmt: skip
"""For games whose second definition says so."""

SCORER_ANSWERS: Final = ScoringLaw(
    "scorer-answers", "A scorer answers in the contract's form and breaks off nowhere.", lambda table: ()
)
