"""The command as tests call it: in this process, and what goes wrong inside it fails the test."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner, Result

from courtroll.calculator.cli import main


def run(*arguments: str | Path, text: str | None = None, **environment: str) -> Result:
    result = CliRunner(env=environment).invoke(main, list(map(str, arguments)), input=text)
    assert result.exception is None or isinstance(result.exception, SystemExit), (arguments, result.exc_info)
    return result
