"""What documents claim is true: every command they show prints what they show, every link leads somewhere."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.paths import ROOT
from tests.repo import reference
from tests.repo.consoles import Shown, documents, printed_by, shown_in

LONG = ("courtroll advise docs/examples/palais-royal.toml --player Red --check",)
SHOWN = [(path, shown) for path in documents() for shown in shown_in(path.read_text(encoding="utf-8"))]
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize(
    ("path", "shown"),
    [pytest.param(*each, marks=[pytest.mark.nightly] if each[1].command in LONG else []) for each in SHOWN],
    ids=lambda part: getattr(part, "command", None),
)
def test_a_command_prints_what_is_shown(path: Path, shown: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    for name in [name for name in os.environ if name.startswith("COURTROLL_")]:
        monkeypatch.delenv(name)
    assert printed_by(shown.command) == shown.output


def test_the_readme_shows_commands() -> None:
    assert any(path.name == "README.md" for path, _ in SHOWN)


@pytest.mark.parametrize("path", [*documents(), ROOT / "CONTRIBUTING.md"], ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in LINK.findall(path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target


def test_ci_runs_the_readmes_test_command() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    (command,) = [line for line in readme.splitlines() if "-m pytest" in line]
    for part in command.replace("install -e", "install -q -e").split(" && "):
        assert part in script


def test_the_reference_of_the_position_file_is_current() -> None:
    assert reference.PAGE.read_text(encoding="utf-8") == reference.page()
