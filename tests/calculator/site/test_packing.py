"""The engine as the site carries it."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

from courtroll.calculator.site import packing, starting

LONG = """
'What this is.'
if TYPE_CHECKING:
    import a
class B:
    'What that is.'
    b: int
    'What its field is.'
def c(d: int, *e: str) -> str:
    'What it does.'
    return f(d)  # how
"""
SHORT = """
class B:
    '.'
    b: int
def c(d, *e):
    return f(d)
"""


def test_what_does_nothing_is_left_out() -> None:
    assert ast.dump(ast.parse(packing.shortened(LONG))) == ast.dump(ast.parse(SHORT))


def test_every_pattern_of_what_is_left_out_leaves_something_out() -> None:
    root = packing.found_in("courtroll/__init__.py").parent
    assert [each for each in packing.LEFT_OUT if not list(root.glob(each))] == []


ASKING = """
import sys
exec(compile(open(sys.argv[1]).read(), "start.py", "exec"))
place = Path(sys.argv[2])
PUT = place / "put"
PUT.mkdir()
answer = start((place / "base").read_bytes())
for line in sys.stdin:
    while "missing" in (told := json.loads(answer(line))):
        print(told["missing"])
        (PUT / told["missing"]).write_bytes((place / told["missing"]).read_bytes())
    print(*told)
"""


def test_a_game_is_needed_only_when_it_is_asked_about(tmp_path: Path) -> None:
    for name, pack in packing.packed().items():
        (tmp_path / name).write_bytes(pack)
    asked: list[dict[str, object]] = [
        {"call": "words"},
        {"call": "new", "game": "bruges"},
        {"call": "rules", "game": "bruges", "id": "bruges.canal.build"},
        {"call": "score", "table": {"game": "noblemen"}},
        {"call": "toml", "table": {}},
    ]
    command = [sys.executable, "-I", "-S", "-c", ASKING, starting.__file__, str(tmp_path)]
    lines = "\n".join(map(json.dumps, asked))
    ran = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    assert ran.stdout.split("\n") == [
        "page common cards", "bruges", "document toml", "query found rules", "noblemen", "status answer", "toml",
        "",
    ]  # fmt: skip
