"""An answer beside the second definition: lines, totals, places, readings, doubts, ranks and winners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from courtroll.properties.engines.answers import Placed
from courtroll.properties.scoring.suite import Expected, Impossible
from courtroll.properties.scoring.table import Table, Wrong, all_of


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
                yield table.wrong(what, reason.rule)


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
        yield table.wrong(f"{name}, {mine} and not {all_of(others)}, {which}")


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
    for doubt in scored.doubts ^ sole.doubts:
        which = "is told and should not be" if doubt in scored.doubts else "is not told"
        yield table.wrong(f"the doubt {tuple(doubt)} {which}", doubt.rule or "")


def assumed_as_second(table: Table) -> Iterable[Wrong] | None:
    told = None if table.scored is None else table.scored.assumed
    right = None if table.sole is None else table.sole.assumed
    return None if told is None or right is None else _assumed(table, told, right)


def _assumed(table: Table, told: frozenset[str], right: frozenset[str]) -> Iterator[Wrong]:
    if told != right:
        yield table.wrong(f"{all_of(told)} is told to be assumed, and {all_of(right)} is")


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
        yield table.wrong(f"{all_of(scored.winners)} won, and by the rules {all_of(right)}")
    elif scored.decided_by != sole.decided_by:
        yield table.wrong(f"{scored.decided_by} decided, and by the rules {sole.decided_by}")
    elif scored.certain is False:
        yield table.wrong("an answer that hangs on nothing is called uncertain")
