"""Coverage-guided fuzzing: `python -m tests.fuzz TARGET --seconds N`. It needs the extra `fuzz` (atheris).

It begins with the fixtures and the kept corpus. What reaches something new is merged into the corpus at the end;
an input that breaks the target is written beside it, as `crash-…`, to be kept as a fixture.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.fuzz.targets import CORPUS, LARGEST
from tests.paths import FIXTURES

SEEDS = {"table": ("*/positions/*.toml", "*/faults/*.toml", "*/unreadable/*"), "log": ("*/logs/*.jsonl",)}
MOST = 700
"""Bytes of a kept input; longer ones are only used on the way."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("target", choices=SEEDS)
    parser.add_argument("--seconds", type=int, default=3600)
    parser.add_argument("--corpus", type=Path, default=CORPUS)
    asked = parser.parse_args()
    kept = asked.corpus / asked.target
    kept.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        found, seeds, merged = Path(folder, "found"), Path(folder, "seeds"), Path(folder, "merged")
        for each in (found, seeds, merged):
            each.mkdir()
        for number, path in enumerate(sorted(p for pattern in SEEDS[asked.target] for p in FIXTURES.glob(pattern))):
            if path.is_file() and path.stat().st_size <= LARGEST:
                shutil.copy(path, seeds / f"{number}-{path.name}")
        ended = _libfuzzer(
            asked.target, [str(found), str(kept), str(seeds)],
            f"-max_total_time={asked.seconds}", f"-artifact_prefix={kept}/", "-timeout=20", f"-max_len={LARGEST}",
        )  # fmt: skip
        # The smallest inputs that together reach all that is reached.
        _libfuzzer(asked.target, [str(merged), str(kept), str(found)], "-merge=1", f"-max_len={MOST}")
        for path in merged.iterdir():
            if path.stat().st_size <= MOST:
                shutil.copy(path, kept / path.name)
    return ended


def _libfuzzer(target: str, folders: list[str], *options: str) -> int:
    """LibFuzzer takes over its process, so that it gets one of its own."""
    harness = Path(__file__).with_name("harness.py")
    command = [str(harness), "-rss_limit_mb=4000", *options, *folders]
    around = {**os.environ, "COURTROLL_FUZZ_TARGET": target, "PYTHONPATH": str(FIXTURES.parent)}
    around["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(command, env=around, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
