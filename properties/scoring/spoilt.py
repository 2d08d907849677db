"""What is answered of a table that cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from fnmatch import fnmatchcase

from courtroll.properties.engines.answers import Against, Document, Faulty, Scored
from courtroll.properties.scoring.suite import Spoil
from courtroll.properties.scoring.table import Table, Wrong


def spoilt_is_faulty(table: Table) -> Iterator[Wrong]:
    """The table is spoilt in one way after another, as many as it takes for one to be possible with it."""
    spoils = table.suite.spoils
    for turn in range(len(spoils)):
        spoil = spoils[(table.chance + turn) % len(spoils)]
        spoilt = spoil.make(deepcopy(table.document), table.random())
        if spoilt is None:
            continue
        table.seen.append(f"fault {spoil.code}")
        match table.scorer.score(spoilt):
            case Faulty(faults):
                what = _amiss(spoil, table.document, spoilt, faults)
                if what is not None:
                    yield Wrong(what, spoilt, (spoil.rule,))
            case other:
                said = "scored" if isinstance(other, Scored) else "called unreadable"
                yield Wrong(f"a table with the fault {spoil.code} is {said}", spoilt, (spoil.rule,))
        return


def _amiss(spoil: Spoil, possible: Document, spoilt: Document, faults: Sequence[Against]) -> str | None:
    """What keeps all that is told from being the fault for it: by this rule, there, with these numbers."""
    told = [fault for fault in faults if fault.code == spoil.code]
    if not told:
        return f"its fault is {spoil.code}, and the answer says {', '.join(fault.code for fault in faults)}"
    by_rule = [fault for fault in told if fault.rule in (spoil.rule, None)]
    if not by_rule:
        return f"{spoil.code} names {told[0].rule}"
    where = spoil.where if isinstance(spoil.where, str) else spoil.where(spoilt)
    both = zip(possible["player"], spoilt["player"], strict=False)
    changed = [seat for seat, (was, now) in enumerate(both) if was != now]
    right = [where.format(spoilt["player"][seat]["name"]) for seat in changed] or [where.format("*")]
    there = [fault for fault in by_rule if fault.where is None or any(fnmatchcase(fault.where, at) for at in right)]
    if not there:
        return f"{spoil.code} is at {' or '.join(right)}, and {[fault.where for fault in by_rule]} are told"
    found, limit = spoil.numbers if isinstance(spoil.numbers, tuple) else spoil.numbers(spoilt)
    numbers = [(fault.found, fault.limit) for fault in there if fault.found is not None or fault.limit is not None]
    if len(numbers) == len(there) and not any(found in (None, n) and limit == most for n, most in numbers):
        return f"{spoil.code} is told by {numbers}, and should be by {found} and {limit}"
    return None
