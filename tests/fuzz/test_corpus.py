"""Every input that fuzzing kept is answered; among them each that once was not."""

from __future__ import annotations

import pytest

from tests.fuzz.targets import TARGETS, corpus


@pytest.mark.nightly
@pytest.mark.parametrize("target", TARGETS)
def test_the_corpus_is_answered(target: str) -> None:
    inputs = corpus(target)
    assert len(inputs) >= 50
    for path in inputs:
        try:
            TARGETS[target](path.read_bytes())
        except Exception as error:
            raise AssertionError(f"{path.name}: {type(error).__name__}: {error}") from error
