"""Questions in the letters of a file: what is heard, what is said back, and what is listed as right."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from courtroll.calculator.cli import main
from courtroll.verifier.games.noblemen.document.maps import ALPHABETS
from courtroll.verifier.games.noblemen.document.shapes import Letters
from courtroll.verifier.games.noblemen.moves.sentences import GRAMMAR

TABLE = """game = "noblemen"
moment = "turn"
decade = 1
turn = "Anna"
letters = "{letters}"

[[player]]
name = "Anna"
tiles = "{tiles}"
estate = """

TILES = ("field", "grove", "fountain", "meadow")
NAMES = {
    "en": ("field", "grove", "fountain", "meadow"),
    "de": ("Acker", "Hain", "Brunnen", "Wiese"),
    "it": ("campo", "bosco", "fontana", "pianura"),
}


@pytest.fixture
def table(tmp_path: Path, letters: str) -> Path:
    alphabet = ALPHABETS[Letters(letters)]
    file = tmp_path / "table.toml"
    begun = TABLE.format(letters=letters, tiles=" ".join(alphabet[:3]))
    others = "".join(f'[[player]]\nname = "{name}"\npoints = "?"\n' for name in ("Bert", "Cleo"))
    file.write_text(f"{begun}'{alphabet[3]} {alphabet[4]}'\npoints = 3\n{others}", "utf-8")
    return file


def asked(file: Path, question: str) -> dict[str, Any]:
    result = CliRunner().invoke(main, ["ask", str(file), question, "--format", "json"])
    found: dict[str, Any] = json.loads(result.stdout)
    return found


@pytest.mark.parametrize("letters", ["en", "de", "it"])
def test_a_letter_is_the_files_and_is_said_back_as_a_word(table: Path, letters: str) -> None:
    for letter, tile in zip(ALPHABETS[Letters(letters)], TILES, strict=False):
        assert asked(table, f"Anna: lay {letter} A2")["understood"] == f"Anna: lay {tile} A2"


@pytest.mark.parametrize("letters", ["en", "de", "it"])
def test_names_are_heard_in_every_language_whatever_the_letters_are(table: Path, letters: str) -> None:
    for names in NAMES.values():
        for name, tile in zip(names, TILES, strict=True):
            assert asked(table, f"Anna: lay {name} A2")["understood"] == f"Anna: lay {tile} A2"


@pytest.mark.parametrize("letters", ["en", "de", "it"])
def test_what_can_be_said_instead_is_in_the_letters_of_the_file(table: Path, letters: str) -> None:
    alphabet = ALPHABETS[Letters(letters)]
    answer = asked(table, "Anna: shout")
    assert f"PLAYER: lay {alphabet[0]} D4, {alphabet[1]} E4" in answer["grammar"]
    assert len(answer["grammar"]) == len(GRAMMAR)
    single = set(re.findall(r"\b[A-Z]\b", " ".join(answer["grammar"])))
    assert single <= set(alphabet)
    for line in answer["grammar"]:
        if line.startswith(("PLAYER: lay", "PLAYER: donate", "PLAYER: return", "PLAYER: give", "PLAYER: swap")):
            assert "understood" in asked(table, line.replace("PLAYER", "Anna")), line
