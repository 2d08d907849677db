#!/usr/bin/env python3
"""Hands libFuzzer's inputs to a target, with the project's own modules watched for coverage.

A script of its own, because libFuzzer starts it anew when it merges a corpus.
"""

from __future__ import annotations

import os
import sys

import atheris


def fuzz() -> None:
    with atheris.instrument_imports(include=["courtroll.calculator", "courtroll.verifier"]):
        from courtroll.verifier.kernel.room import BUILT_IN, room
        from tests.fuzz.targets import TARGETS

        for name in BUILT_IN:
            room(name)
    target = TARGETS[os.environ["COURTROLL_FUZZ_TARGET"]]
    atheris.Setup(sys.argv, target)
    atheris.Fuzz()


if __name__ == "__main__":
    fuzz()
