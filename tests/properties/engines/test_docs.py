"""Everything that `docs/adapter.md` shows is done here."""

from __future__ import annotations

import importlib
import inspect
import json
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType
from typing import Any, Final, cast

import pytest

from courtroll.calculator.render.verification import parted
from courtroll.properties.engines.adapter import Adapter, Refused, Spoken
from courtroll.properties.engines.process import ProcessAdapter, ProcessScorer
from courtroll.properties.play.smallest import failure
from courtroll.properties.play.suite import suite
from courtroll.properties.play.verify import PROFILES, verify_play
from courtroll.properties.play.watch import LawBroken, Tally, Watch
from courtroll.properties.report import as_parting
from courtroll.verifier.kernel.chance import Told
from tests.paths import CODE, ROOT
from tests.properties.engines.broken_engines import LeisureIsFree
from tests.properties.engines.builtin_as_adapter import ROOM, BuiltInAsAdapter

PAGE: Final = (ROOT / "docs" / "adapter.md").read_text(encoding="utf-8")
METHODS: Final = (
    "begin",
    "decider",
    "legal",
    "refuses",
    "asks",
    "apply",
    "points",
    "winners",
    "table",
    "seen",
    "decided_by",
)
BUILT_IN: Final = BuiltInAsAdapter()


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


def test_the_table_names_every_method_with_its_arguments() -> None:
    rows = re.findall(r"^\| `(\w+)\(([^)]*)\)` \|", PAGE, re.MULTILINE)
    assert tuple(name for name, _ in rows) == METHODS
    for name, arguments in rows:
        _, *named = inspect.signature(getattr(Adapter, name)).parameters
        assert arguments.split(", ") == named


# ------------------------------------------------------------------------------------------ the Python example


class IllegalMove(ValueError):
    pass


@dataclass(frozen=True)
class Game:
    """The engine that the example wraps, whatever it is; here it is the built-in one."""

    state: Any

    @classmethod
    def from_header(cls, header: Mapping[str, object]) -> Game:
        return cls(BUILT_IN.begin(header))

    def player_to_decide(self) -> str | None:
        return BUILT_IN.decider(self.state)

    def moves(self) -> Sequence[str]:
        return BUILT_IN.legal(self.state)

    def objections(self, move: str) -> Sequence[str]:
        return BUILT_IN.refuses(self.state, move)

    def next_draw(self, move: str, drawn: Sequence[Sequence[str]]) -> object | None:
        ask = BUILT_IN.asks(self.state, move, drawn)
        if ask is None:
            return None
        draw = ModuleType("draw")
        draw.__dict__.update(what=ask.what, player=ask.player, n=ask.n, pool=ask.pool, known=ask.sure)
        return draw

    def after(self, move: str, drawn: Sequence[Sequence[str]]) -> Game:
        try:
            return Game(BUILT_IN.apply(self.state, move, drawn))
        except Refused as why:
            raise IllegalMove(str(why)) from None

    def points(self) -> Sequence[int]:
        return BUILT_IN.points(self.state)

    def winners(self) -> Sequence[str]:
        return BUILT_IN.winners(self.state)

    def as_position_file(self) -> Mapping[str, object]:
        return BUILT_IN.table(self.state)

    def as_seen_by(self, player: str) -> object | None:
        return BUILT_IN.seen(self.state, player)


@pytest.mark.nightly
def test_the_python_example_keeps_all_laws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    theirs = ModuleType("my_noblemen")
    theirs.__dict__.update(Game=Game, IllegalMove=IllegalMove)
    monkeypatch.setitem(sys.modules, "my_noblemen", theirs)
    tmp_path.joinpath("my_engine.py").write_text(blocks("python")[0])
    monkeypatch.syspath_prepend(tmp_path)
    engine = cast(Adapter, importlib.import_module("my_engine").MyEngine())
    rules = suite("noblemen")
    report = verify_play(rules, Spoken(engine, rules.room), replace(PROFILES["ci"], examples=20, steps=12, seed=4))
    assert not report.failures
    assert report.steps > 100


def test_the_two_lines_for_pytest_are_a_test() -> None:
    fixture: list[object] = []
    about: dict[str, Any] = {"MyEngine": BuiltInAsAdapter}
    exec(blocks("python")[2], about)
    about["test_my_engine"](fixture.append)
    assert fixture == [BuiltInAsAdapter]


# --------------------------------------------------------------------------------------------- the protocol


def test_the_conversation_is_held_as_it_stands() -> None:
    path = "tests.properties.engines.builtin_as_adapter:BuiltInAsAdapter"
    lines = blocks("jsonl")[0].splitlines()
    questions = [line.removeprefix("→ ") for line in lines if line.startswith("→")]
    answers = [line.removeprefix("← ") for line in lines if line.startswith("←")]
    assert len(questions) == len(answers) == len(lines) / 2
    done = subprocess.run(
        [sys.executable, "-m", "tests.properties.engines.as_process", path],
        input="".join(f"{question}\n" for question in questions), capture_output=True, text=True, cwd=ROOT, timeout=60,
    )  # fmt: skip
    said = done.stdout.splitlines()
    assert len(said) == len(answers), done.stderr
    for shown, real in zip(answers, said, strict=True):
        if shown.endswith("…"):
            assert real.startswith(shown.removesuffix("…").rstrip())
        else:
            assert json.loads(shown) == json.loads(real)


def test_the_conversation_shows_every_call() -> None:
    shown = {json.loads(line[2:])["call"] for line in blocks("jsonl")[0].splitlines() if line.startswith("→")}
    assert shown == {"hello", "forget", *METHODS}
    assert {name for name in vars(ProcessAdapter) if not name.startswith("_")} <= {*METHODS, "close"}
    assert '{"call": "score", "document": ' in PAGE
    assert "score" in vars(ProcessScorer)


# ---------------------------------------------------------------------------------------- pytest, CI, failures


def test_the_two_lines_for_ci_fit_the_action() -> None:
    yaml: Any = importlib.import_module("yaml")  # which tells no types
    action = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
    (two_lines,) = blocks("yaml")
    (used,) = yaml.safe_load(two_lines)
    shorter = yaml.safe_load(re.findall(r"`with: (\{.*?\})`", PAGE)[0])
    assert len(two_lines.splitlines()) == 2
    for inputs in (used["with"], shorter):
        assert set(inputs) <= set(action["inputs"])


def test_the_options_are_the_plugins() -> None:
    plugin = (CODE / "properties" / "plugin.py").read_text(encoding="utf-8")
    for option in re.findall(r"--courtroll-[a-z]+", PAGE):
        assert f'"{option}"' in plugin


def test_the_failure_shown_is_what_that_log_breaks() -> None:
    header, move = map(json.loads, blocks("jsonl")[1].splitlines())
    rules = suite("noblemen")
    watch = Watch(rules, Spoken(LeisureIsFree(), rules.room), header, Tally(), all_laws=True)
    state = ROOM.begin(header)
    assert not isinstance(state, tuple)
    heard = ROOM.hear(move["move"], state)
    with pytest.raises(LawBroken) as broken:
        watch.step(heard.moves[0][0][0], Told(()))
    found = failure(rules, watch.engine, broken.value, 1)
    assert found.evidence == blocks("jsonl")[1]
    assert found.parting is not None
    parted_text = parted(as_parting(found.parting) or {})
    assert blocks("text")[0].split("\n") == [f"BROKEN {found.law} [{found.rules[0]}]", *parted_text]


def test_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", PAGE):
        assert (ROOT / "docs" / link).exists()
