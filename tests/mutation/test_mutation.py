"""The tool for mutants itself, on a small module, and its list of equivalents."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutation import changes
from tests.mutation.mutants import Mutant, mutants_of
from tests.mutation.results import Count, Equivalents, Result, counted, left, read
from tests.mutation.runs import Target
from tests.paths import ROOT

SMALL = '''"""A module."""

from functools import cache

TABLE = (1, 2)


def ends(n: int) -> bool:
    return n > 3


@cache
def twice(n: int) -> int:
    return 2 * n


class Thing:
    """A thing."""

    def size(self) -> int:
        return len(TABLE) - 1
'''


@pytest.fixture
def small(tmp_path: Path) -> Path:
    (tmp_path / "small.py").write_text(SMALL)
    return tmp_path


def test_every_function_has_mutants_and_tables_when_asked_for(small: Path) -> None:
    found = list(mutants_of(small, "small.py"))
    assert {mutant.function for mutant in found} == {"ends", "twice", "Thing.size"}
    assert ("return n > 3", "return n >= 3", 9) in {(m.was, m.now, m.line) for m in found}
    assert len({mutant.key for mutant in found}) == len({mutant.source for mutant in found}) == len(found)
    more = list(mutants_of(small, "small.py", tables=True))
    assert ("TABLE = (1, 2)", "TABLE = (1, 3)") in {(m.was, m.now) for m in more if not m.function}


def test_a_mutant_s_digest_is_that_of_its_function(small: Path) -> None:
    was = {mutant.function: mutant.digest for mutant in mutants_of(small, "small.py")}
    (small / "small.py").write_text(SMALL.replace("2 * n", "3 * n"))
    now = {mutant.function: mutant.digest for mutant in mutants_of(small, "small.py")}
    assert {name for name in was if was[name] != now[name]} == {"twice"}


def result(mutant: Mutant, what: str) -> Result:
    return Result(
        mutant.key, mutant.module, mutant.function, mutant.was, mutant.now, mutant.line, mutant.digest, what, "", 1
    )


def test_time_outs_are_no_kills_and_equivalents_do_not_count(small: Path) -> None:
    found = list(mutants_of(small, "small.py"))[:4]
    told = {
        (mutant.key, mutant.digest): result(mutant, what)
        for mutant, what in zip(found, ("killed", "time-out", "survived", "survived"), strict=True)
    }
    equal = Equivalents({found[3].key: "no test can see it"})
    count = counted(found, told, equal)[""]
    assert count == Count(4, killed=1, equivalent=1, survived=1, timed_out=1)
    assert round(count.share, 3) == 0.333
    assert [one.key for one in left(found, told, equal)] == [found[1].key, found[2].key]


def test_results_survive_a_kill_at_any_byte(tmp_path: Path) -> None:
    line = '{"key": "k", "module": "m", "function": "f", "was": "a", "now": "b", "line": 1, "digest": "d", '
    line += '"result": "killed", "by": "t", "tried": 1}\n'
    file = tmp_path / "results.jsonl"
    for cut in range(len(line)):
        file.write_text(line.replace('"k"', '"whole"') + line[:cut] + "\n" + line)
        assert {key for key, _ in read(file)} == {"whole", "k"}


def test_changed_functions_are_those_with_another_text(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        names = ("-c", "user.name=n", "-c", "user.email=e")
        subprocess.run(["git", *names, *words], cwd=tmp_path, check=True, capture_output=True)

    (tmp_path / "verifier").mkdir()
    (tmp_path / "verifier/small.py").write_text(SMALL)
    git("init")
    git("add", ".")
    git("commit", "-m", "first")
    assert changes.changed_functions(tmp_path, "HEAD") == {}
    (tmp_path / "verifier/small.py").write_text(SMALL.replace("n > 3", "n > 4").replace(") - 1", ") - 2"))
    (tmp_path / "verifier/new.py").write_text("def one() -> int:\n    return 1\n")
    found = changes.changed_functions(tmp_path, "HEAD")
    assert found == {"verifier/small.py": {"ends", "Thing.size"}, "verifier/new.py": {"one"}}


def test_a_mutant_is_killed_in_a_forked_child(tmp_path: Path) -> None:
    """By the plugin as it is used, on a small package with a test that sees one of two changes."""
    (tmp_path / "verifier").mkdir()
    (tmp_path / "verifier/__init__.py").touch()
    (tmp_path / "verifier/small.py").write_text(SMALL.replace("return n > 3", "return n > 3 and n < n + 1"))
    (tmp_path / "conftest.py").write_text((ROOT / "tests/conftest.py").read_text(encoding="utf-8"))
    (tmp_path / "test_small.py").write_text(
        "import pytest\nfrom verifier.small import ends, twice\n\n"
        "@pytest.mark.no_cover\ndef test_ends():\n    assert ends(4)\n    assert not ends(3)\n\n"
        "@pytest.mark.parametrize('n', range(2))\ndef test_twice(n):\n    assert twice(2) == 4\n"
    )
    found = [m for m in mutants_of(tmp_path, "verifier/small.py") if m.function == "ends"]
    lines = [json.dumps({name: getattr(m, name) for name in Mutant.__slots__} | {"key": m.key}) for m in found]
    (tmp_path / "mutants.jsonl").write_text("\n".join(lines))
    plain = [sys.executable, "-m", "pytest", "-q", "-p", "tests.mutation.plugin", "--rootdir", str(tmp_path)]
    for more in ((), ("--mutants", "mutants.jsonl", "--results", "results.jsonl")):
        command = [*plain, "--calls", "calls.json", *more, "test_small.py"]
        ran = subprocess.run(command, cwd=tmp_path, env={"PYTHONPATH": f"{tmp_path}:{ROOT}"}, capture_output=True)
        assert ran.returncode == 0, ran.stdout.decode() + ran.stderr.decode()
    told = json.loads((tmp_path / "calls.json").read_text())["tests"]
    assert sum("verifier/small.py|twice" in test["calls"] for test in told.values()) == 2  # a cache hides no call
    got = {one.now: one.result for one in read(tmp_path / "results.jsonl").values()}
    assert got["return n >= 3 and n < n + 1"] == "killed"
    assert got["return n > 3 and n <= n + 1"] == "survived"


@pytest.mark.parametrize("target", Target.all(), ids=lambda target: target.name)
def test_what_is_listed_is_there(target: Target) -> None:
    for name in (*target.modules, *target.rest, *target.tests):
        assert (ROOT / name).exists(), name
    for name in target.left_out:
        assert (ROOT / name.partition("::")[0]).exists() or list(ROOT.glob(name + "*")), name


@pytest.mark.nightly
def test_every_equivalent_is_a_mutant_of_today() -> None:
    """A line of the list that fits no mutant any more has to be looked at again."""
    listed = set(Equivalents.read().reasons)
    functions: dict[str, set[str]] = {}
    for key in listed:
        module, function = key.split("|")[:2]
        functions.setdefault(module, set()).add(function)
    found = {
        mutant.key for module, names in functions.items() for mutant in mutants_of(ROOT, module, only=frozenset(names))
    }
    assert listed <= found, sorted(listed - found)
