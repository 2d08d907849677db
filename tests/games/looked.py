"""What checks name that they looked at, where, and of which pieces."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from courtroll.verifier.kernel.legality import Check, Lack
from courtroll.verifier.kernel.place import Place
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.rules import Rule


class Seen(NamedTuple):
    looked: tuple[Path, ...] = ()
    where: Place | None = None
    lack: Lack | None = None
    used: tuple[str, ...] = ()
    alone: bool = False


def hold(checks: Iterable[Check], seen: Mapping[str, Seen]) -> None:
    """Each check that is named looked at just this."""
    every = list(checks)
    assert all(isinstance(check.rule, Rule) for check in every)
    found = {check.code.value: Seen(check.looked, check.where, check.lack, check.used, check.alone) for check in every}
    assert {code: found.get(code) for code in seen} == dict(seen)
