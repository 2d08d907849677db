"""That a browser's own Python answers what the installed engine does, byte for byte, about every table of the fixtures.

What the installed engine answers is held to the commands in `tests/calculator/page/test_same_answers.py`.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from courtroll.calculator.page import answer
from tests.calculator.page.test_same_answers import DISPUTES, LOGS, TABLES

pytestmark = [pytest.mark.nightly, pytest.mark.xdist_group("page")]
ANSWERS = Path(__file__).with_name("answers.mjs")


def requests() -> list[str]:
    """What is asked of the fixtures: each table by a few calls in turn, some questions, and every log."""
    out: list[dict[str, object]] = []
    for n, path in enumerate(TABLES):
        text = path.read_text(encoding="utf-8")
        language = ("en", "de", "it")[n % 3]
        asked = ("score", "check", "draw", "read")[n % 4]
        out += [{"call": each, "table": text, "language": language} for each in dict.fromkeys(("score", asked))]
        if n % 8 == 0:
            out.append({"call": "score", "table": text, "language": language, "with": ["text", "explained"]})
    for path in DISPUTES:
        text = path.with_name(path.name.replace(".expected.json", ".toml")).read_text(encoding="utf-8")
        questions = json.loads(path.read_text(encoding="utf-8"))["questions"]
        out += [
            {"call": "ask", "table": text, "question": each["question"], "with": ["text"]} for each in questions[:2]
        ]
    for path in LOGS:
        with path.open(encoding="utf-8", newline="") as file:
            out.append({"call": "replay", "log": file.read()})
    out += [{"call": "rules", "game": "bruges", "query": "canal"}, {"call": "no-such-call"}, {"call": "score"}]
    return [json.dumps(each) for each in out]


@pytest.mark.deep
def test_every_fixture_is_answered_as_by_the_command(site: Path) -> None:
    asked = requests()
    folders = (next(site.glob("pyodide-*")).name, next(site.glob("engine-*")).name)
    ran = subprocess.run(
        ["node", str(ANSWERS), str(site), *folders],
        input="\n".join(asked), capture_output=True, text=True, encoding="utf-8", check=True,
    )  # fmt: skip
    answered = ran.stdout.splitlines()
    assert len(answered) == len(asked)
    assert [each for each, found in zip(asked, answered, strict=True) if found != answer(each)] == []
