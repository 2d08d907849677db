"""No table that the page sends, however broken, makes a call raise, or gets an answer that it cannot read."""

from __future__ import annotations

import json
import random
import tomllib
from typing import Any

import pytest

from courtroll.calculator.intake.depth import too_deep_json
from courtroll.calculator.lang import LANGUAGES
from courtroll.calculator.page import answer
from courtroll.verifier.kernel.room import game_names
from tests.calculator.intake.mutants import corpus, mutant

SEED = 20261119


@pytest.mark.parametrize("files", [100, pytest.param(2000, marks=pytest.mark.nightly)])
def test_whatever_is_asked_about_a_broken_table_is_answered(files: int) -> None:
    tables, rnd = corpus(game_names()), random.Random(SEED)
    for n in range(files):
        text, language = mutant(tables, rnd).decode("utf-8", "replace"), LANGUAGES[n % 3]
        read = asked(call="read", table=text, language=language)
        assert read.keys() in ({"status", "document"}, {"status", "answer"})
        score = asked(call="score", table=text, language=language, **{"with": ["text", "picture", "explained"]})
        assert score["status"] in (0, 1, 2)
        assert score["text"]
        assert ("svg" in score) is (score["status"] == 0)
        if read["status"] == 0:
            document = read["document"]
            if too_deep_json(json.dumps({"call": "toml", "table": document})):  # only with the request around it
                refused = json.loads(answer(json.dumps({"call": "toml", "table": document})))
                assert refused["refused"]["code"] == "unreadable"
                continue
            written = asked(call="toml", table=document)["toml"]
            if "\\ud" not in written:  # half a sign is no TOML, and no position file holds one
                assert tomllib.loads(written) == document
            parsed = asked(call="check", table=document, language=language)
            assert parsed["status"] == (score["status"] if score["status"] != 2 else parsed["status"])


def asked(**request: object) -> Any:
    """An answer that any reader of JSON takes, nothing being said of it that JSON does not know."""
    told = answer(json.dumps(request))
    parsed: Any = json.loads(told, parse_constant=lambda name: pytest.fail(name))
    assert "refused" not in parsed, parsed
    return parsed
