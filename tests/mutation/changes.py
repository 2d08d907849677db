"""Which functions of the rules differ from those of a git revision."""

from __future__ import annotations

import subprocess
from pathlib import Path

import libcst as cst


def changed_functions(root: Path, since: str) -> dict[str, frozenset[str]]:
    """Names of changed and new functions, by module."""
    names = _git(root, "diff", "--name-only", since, "--", "verifier") or ""
    new = _git(root, "ls-files", "--others", "--exclude-standard", "--", "verifier") or ""
    out: dict[str, frozenset[str]] = {}
    for name in sorted({*names.split(), *new.split()}):
        if not name.endswith(".py") or not (root / name).exists():
            continue
        was = functions(_git(root, "show", f"{since}:{name}") or "")
        now = functions((root / name).read_text(encoding="utf-8"))
        changed = frozenset(function for function, text in now.items() if was.get(function) != text)
        if changed:
            out[name] = changed
    return out


def functions(source: str) -> dict[str, str]:
    """The text of every function and method, by qualified name."""
    tree = cst.parse_module(source)
    out: dict[str, str] = {}
    for statement in tree.body:
        if isinstance(statement, cst.FunctionDef):
            out[statement.name.value] = tree.code_for_node(statement).strip()
        elif isinstance(statement, cst.ClassDef):
            for inner in statement.body.body:
                if isinstance(inner, cst.FunctionDef):
                    out[f"{statement.name.value}.{inner.name.value}"] = tree.code_for_node(inner).strip()
    return out


def _git(root: Path, *words: str) -> str | None:
    """What git says; `None` where it knows no such file."""
    ran = subprocess.run(["git", *words], cwd=root, capture_output=True, check=False)
    if ran.returncode and words[0] != "show":
        raise ValueError(ran.stderr.decode().strip())
    return None if ran.returncode else ran.stdout.decode()
