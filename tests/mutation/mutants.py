"""The mutants of a module: mutmut's operators, applied to every function, also to decorated ones."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from hashlib import sha256
from pathlib import Path
from typing import Final

import libcst as cst
from libcst.metadata import MetadataWrapper
from mutmut.mutation.file_mutation import NEVER_MUTATE_FUNCTION_NAMES, ChildReplacementTransformer, MutationVisitor
from mutmut.mutation.mutators import mutation_operators
from mutmut.mutation.pragma_handling import IgnoredCode

TABLES: Final = ""
"""Stands for the function of a mutant outside of all functions."""
NEVER_REACHED: Final = ("raise AssertionError", "case _ as never:", "assert_never(")
"""Lines that coverage leaves out as well."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One wrong change. `was` and `now` are the changed lines; `nth` tells equal changes of a function apart."""

    module: str
    function: str
    was: str
    now: str
    nth: int
    line: int
    source: str
    """The whole module with the change."""
    digest: str
    """Of the function as it is without the change."""
    signature: bool
    """Whether a default of an argument is changed; exchanging the function's code does not do that."""

    @property
    def key(self) -> str:
        return f"{self.module}|{self.function}|{self.was}|{self.now}|{self.nth}"


class _Visitor(MutationVisitor):
    """mutmut passes over decorated functions, as it has to copy them. Here only code objects are exchanged."""

    def __init__(self) -> None:
        super().__init__(mutation_operators, IgnoredCode(set(), set(), set()))

    def _skip_node_and_children(self, node: cst.CSTNode) -> bool:
        if isinstance(node, cst.FunctionDef):
            return node.name.value in NEVER_MUTATE_FUNCTION_NAMES
        return super()._skip_node_and_children(node)


def mutants_of(
    root: Path, module: str, *, tables: bool = False, only: frozenset[str] | None = None
) -> Iterator[Mutant]:
    """All mutants of a module, given by its path below `root`, or those of some functions; with `tables` also those
    outside of functions.
    """
    source = (root / module).read_text(encoding="utf-8")
    visitor = _Visitor()
    tree = MetadataWrapper(cst.parse_module(source)).visit(visitor)
    parts = [tree.code_for_node(statement) for statement in tree.body]
    head = "".join(tree.code_for_node(line) for line in tree.header)
    homes, types = dict(_homes(tree)), {id(node) for node in _types(tree)}
    met: set[str] = {source}
    times: Counter[tuple[str, str, str]] = Counter()
    for mutation in visitor.mutations:
        if id(mutation.original_node) in types or _casts_otherwise(mutation.original_node, mutation.mutated_node):
            continue
        inside = mutation.contained_by_top_level_function
        function = inside if isinstance(inside, cst.FunctionDef) else None
        place = homes.get(mutation.original_node if function is None else function)
        if place is None or (function is None and not tables):
            continue
        number, name = place
        if only is not None and name not in only:
            continue
        changed = tree.body[number].visit(ChildReplacementTransformer(mutation.original_node, mutation.mutated_node))
        assert isinstance(changed, cst.CSTNode)
        text = tree.code_for_node(changed)
        whole = head + "".join([*parts[:number], text, *parts[number + 1 :]])
        if whole in met or not _compiles(whole):
            continue
        met.add(whole)
        above = (head + "".join(parts[:number])).count("\n")
        line, was, now = _difference(parts[number], text)
        if was.startswith(NEVER_REACHED):
            continue
        digest = sha256((parts[number] if function is None else tree.code_for_node(function)).encode()).hexdigest()
        nth = times[name, was, now]
        times[name, was, now] += 1
        signature = function is not None and any(node is mutation.original_node for node in _below(function.params))
        yield Mutant(module, name, was, now, nth, above + line, whole, digest[:12], signature)


def _homes(tree: cst.Module) -> Iterator[tuple[cst.CSTNode, tuple[int, str]]]:
    """In which statement of the module each function and each table stands, and its qualified name."""
    for number, statement in enumerate(tree.body):
        match statement:
            case cst.FunctionDef():
                yield statement, (number, statement.name.value)
            case cst.ClassDef(body=cst.IndentedBlock(body=body)):
                for inner in body:
                    if isinstance(inner, cst.FunctionDef):
                        yield inner, (number, f"{statement.name.value}.{inner.name.value}")
            case cst.SimpleStatementLine():
                for node in _below(statement):
                    yield node, (number, TABLES)
            case _:
                pass


def _types(tree: cst.Module) -> Iterator[cst.CSTNode]:
    """What stands for a type in a `cast`, which does nothing when it runs."""
    for node in _below(tree):
        if _is_cast(node):
            yield from _below(cst.ensure_type(node, cst.Call).args[0])


def _casts_otherwise(node: cst.CSTNode, changed: cst.CSTNode) -> bool:
    """Whether a `cast` has only another type."""
    if not _is_cast(node):
        return False
    now = changed.args if isinstance(changed, cst.Call) else ()
    was = cst.ensure_type(node, cst.Call).args
    return len(now) != len(was) or all(a.deep_equals(b) for a, b in zip(now[1:], was[1:], strict=True))


def _is_cast(node: cst.CSTNode) -> bool:
    return isinstance(node, cst.Call) and isinstance(node.func, cst.Name) and node.func.value == "cast"


def _below(node: cst.CSTNode) -> Iterator[cst.CSTNode]:
    yield node
    for child in node.children:
        yield from _below(child)


def _compiles(source: str) -> bool:
    try:
        compile(ast.parse(source), "mutant", "exec")
    except (SyntaxError, ValueError):
        return False
    return True


def _difference(old: str, new: str) -> tuple[int, str, str]:
    """The first changed line, and the changed lines before and after."""
    a, b = old.splitlines(), new.splitlines()
    blocks = [code for code in SequenceMatcher(None, a, b, autojunk=False).get_opcodes() if code[0] != "equal"]
    _, first, _, start, _ = blocks[0]
    last, end = blocks[-1][2], blocks[-1][4]
    was, now = ("\n".join(line.strip() for line in lines) for lines in (a[first:last], b[start:end]))
    return first + 1, was, now
