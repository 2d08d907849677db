"""What a theorem hands to the rules, and which fields of it never change."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import fields, is_dataclass
from functools import wraps
from types import ModuleType
from typing import Any, Final, TypeVar, cast
from unittest.mock import patch

from courtroll.verifier.kernel.game import Game
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.proof import theorem as proof
from courtroll.verifier.kernel.proof.explore import Path, explore
from courtroll.verifier.kernel.proof.theorem import PROVED, Proof, Prover, Statement, SymBits, SymBool, SymInt, Theorem
from courtroll.verifier.kernel.proof.values import Stuck

R = TypeVar("R")
T = TypeVar("T")
ANY: Final = object()
"""In place of a symbolic value; no reading is equal to it."""
ALWAYS: Final = ("Box", "Ruleset")
"""Classes so called are looked into even if all of it never changes."""
TURN: Final = "Turn"
"""The part of a state that may be a named tuple; others that are count as one value."""
FIRST_CASES: Final = 50
THEN_EVERY: Final = 101


class Glimpse(Prover):
    """Proves nothing: runs each statement on its first path, and some of the cases of a list."""

    def holds(self, statement: Statement[R]) -> Proof:
        self.explored(statement.run, statement.assumptions())
        return PROVED

    happens = holds

    def every(
        self,
        cases: Iterable[T],
        holds: Callable[[T], bool],
        tell: Callable[[T], str] = repr,
        show: Callable[[T], Any] = lambda case: None,
    ) -> Proof:
        for n, case in enumerate(cases):
            if n < FIRST_CASES or n % THEN_EVERY == 0:
                holds(case)
        return PROVED

    def explored(self, run: Callable[[], R], assumptions: Sequence[Any]) -> tuple[Path[R], ...]:
        try:
            return explore(run, assumptions, 1, self.work)
        except Stuck:  # there are more paths
            return ()


def held(theorem: Theorem) -> set[str]:
    """The fields, as `Class.field`, that have one plain value in all that the theorem hands to the rules, and
    `readings` or `other readings` for those of a ruleset.
    """
    handed = _Handed()
    proofs = theorem.steps.__module__.partition(".proofs")[0] + ".proofs"
    with ExitStack() as stack:
        stack.enter_context(patch.object(proof, "model_of", lambda *_: None))
        for name, module in list(sys.modules.items()):
            if name == proofs or name.startswith(f"{proofs}."):
                for used, value in list(vars(module).items()):
                    stack.enter_context(patch.object(module, used, handed.watched(value)))
        for _ in theorem.steps(Glimpse()):
            pass
    return handed.held()


class _Handed:
    """Looks at the arguments of every call from a theorem into the rules."""

    def __init__(self) -> None:
        self._first: set[type] = set()
        self._values: dict[type, dict[str, set[object]]] = {}
        self._inside: dict[tuple[type, str], set[type]] = defaultdict(set)
        self._seen: dict[tuple[type, str, int], object] = {}
        """What a field held, kept so that no other object gets its number."""

    def watched(self, value: Any) -> Any:
        """The same, but that calls are noted, if it is a function, a module or a game of the rules."""
        if isinstance(value, ModuleType | Game):
            return _Watched(value, self)
        if isinstance(value, type) or not callable(value) or not _is_of_rules(value.__module__):
            return value

        @wraps(value)
        def noted(*given: object, **named: object) -> object:
            for each in _objects((*given, *named.values())):
                self._first.add(type(each))
                self._note(each)
            return value(*given, **named)

        return noted

    def _note(self, value: Any) -> None:
        kind = type(value)
        found = self._values.setdefault(kind, {name: set() for name in _names(value)})
        for name, leaves in found.items():
            inner = getattr(value, name)
            if (kind, name, id(inner)) in self._seen:
                continue
            self._seen[kind, name, id(inner)] = inner
            leaves.update(_leaves(inner))
            for each in _objects(inner):
                self._inside[kind, name].add(type(each))
                self._note(each)

    def held(self) -> set[str]:
        told, waiting = set[type](), list(self._first)
        while waiting:
            kind = waiting.pop()
            told.add(kind)
            for name in self._values[kind]:
                inside = self._inside[kind, name] - told
                waiting += [each for each in inside if self._varies(kind, name) or each.__name__.endswith(ALWAYS)]
        return {each for kind in told for each in self._of(kind, told)}

    def _varies(self, kind: type, name: str) -> bool:
        found = self._values[kind][name]
        return ANY in found or len(found) > 1

    def _of(self, kind: type, told: set[type]) -> Iterator[str]:
        still = [name for name in self._values[kind] if not self._varies(kind, name)]
        if kind.__name__.endswith("Ruleset"):
            readings = set(self._values[kind]) - {"edition"}
            if readings & set(still):
                yield "readings" if readings <= set(still) else "other readings"
            return
        yield from (f"{kind.__name__}.{name}" for name in still if not self._inside[kind, name] & told)


class _Watched:
    """A module or a game of which the functions are watched."""

    def __init__(self, rules: Any, handed: _Handed) -> None:
        self._rules, self._handed = rules, handed

    def __getattr__(self, name: str) -> Any:
        return self._handed.watched(getattr(self._rules, name))


def _is_of_rules(module: str) -> bool:
    return ".games." in module and ".proofs" not in module


def _names(value: Any) -> tuple[str, ...]:
    """The fields of a dataclass, or of a named tuple."""
    return value._fields if hasattr(value, "_fields") else tuple(field.name for field in fields(value))


def _is_turn(value: object) -> bool:
    return isinstance(value, tuple) and type(value).__name__ == TURN and _is_of_rules(type(value).__module__)


def _objects(value: object) -> Iterator[Any]:
    """The objects of the rules in a value, not those inside them."""
    if isinstance(value, Position):
        yield from _objects(value.state)
    elif _is_turn(value):
        yield value
    elif isinstance(value, tuple | list):
        for each in value:
            yield from _objects(each)
    elif type(value).__name__ == "Draft" and _is_of_rules(type(value).__module__):
        yield cast("Any", value).freeze()
    elif is_dataclass(value) and _is_of_rules(type(value).__module__) and type(value).__name__ != "Equipment":
        yield value


def _leaves(value: object) -> Iterator[object]:
    if isinstance(value, SymInt | SymBool | SymBits):
        yield ANY
    elif isinstance(value, tuple | list) and not hasattr(value, "_fields"):
        for each in value:
            yield from _leaves(each)
        if not value:
            yield ()
    elif isinstance(value, tuple):
        yield ANY if ANY in [leaf for each in value for leaf in _leaves(each)] else value
    elif is_dataclass(value) and not isinstance(value, type):
        inner = [leaf for name in _names(value) for leaf in _leaves(getattr(value, name))]
        yield ANY if ANY in inner else value
    elif isinstance(value, Mapping):
        yield from _leaves(tuple(value.items()))
    else:
        yield value
