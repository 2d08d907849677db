"""Questions in the letters of a file: what is heard, what is said back, and what is listed as right."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from courtroll.calculator.cli import main
from courtroll.calculator.lang import places
from courtroll.verifier.games.noblemen.document.maps import ALPHABETS
from courtroll.verifier.games.noblemen.document.shapes import Letters
from courtroll.verifier.games.noblemen.moves.sentences import GRAMMAR
from courtroll.verifier.kernel.room import BUILT_IN, AnyPlayableRoom, playable
from tests.paths import ROOT

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


@pytest.mark.parametrize("letters", ["en", "de", "it"])
def test_a_building_is_called_by_the_letter_that_it_has_on_the_map(table: Path, letters: str) -> None:
    for letter, building in zip(ALPHABETS[Letters(letters)][4:7], ("castle", "palace", "chapel"), strict=True):
        assert asked(table, f"Anna: build {letter} A1")["understood"] == f"Anna: build {building} A1"


@pytest.mark.parametrize("letters", ["de"])
def test_the_letters_that_would_be_right_are_told_as_the_file_has_them(table: Path) -> None:
    (error,) = asked(table, "Anna: lay F A2")["errors"]
    assert "A, H, B, W" in error["message"]


NAMED = {
    "kings-progress": (
        ("Ann: take steward 1", ("Ann: take Haushofmeister 1", "Ann: take steward 1")),
        ("Ann: build knight 2", ("Ann: build Ritter 2", "Ann: build cavaliere 2")),
        (
            "Ann: advance privy-seal home",
            (
                "Ann: advance Siegelbewahrer Wohnsitz",
                "Ann: advance guardasigilli residenza",
                "Ann: advance guardasigilli dimora",
                "Ann: advance privy seal home",
            ),
        ),
        (
            "Ann: advance knight london court",
            ("Ann: advance Ritter London Königshof", "Ann: advance cavaliere Londra Corte Reale"),
        ),
    ),
    "bruges": (
        (
            "Red: play yoke for canal left 1",
            ("Red: play Yoke for Kanal links 1", "Red: play yoke for canale sinistra 1"),
        ),
        ("Red: play otto for person blue", ("Red: play Otto for person blau", "Red: play Otto for personaggio blu")),
        ("Red: take blue red", ("Red: take blau rot", "Red: take blu rosso")),
        ("Red: flood", ("Red: Flut", "Red: inondazione")),
    ),
    "palais-royal": (
        ("Red: move stairway -> gate", ("Red: move Treppenhaus -> Tor", "Red: move Scalone principale -> cancellata")),
        ("Red: play gate-and-steps", ("Red: play Tor und Schritte", "Red: play cancellata e spostamenti")),
        ("Red: attend king 1", ("Red: attend König 1", "Red: attend gabinetto del Re 1")),
        ("Red: post supply", ("Red: post Vorrat", "Red: post riserva")),
    ),
}


@pytest.mark.parametrize("game", NAMED)
def test_pieces_of_every_game_are_heard_by_their_names_in_three_languages(game: str) -> None:
    file = ROOT / "docs" / "examples" / f"{game}.toml"
    for said, others in NAMED[game]:
        understood = asked(file, said)["understood"]
        for other in others:
            assert asked(file, other)["understood"] == understood, other


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("language", ["de", "it"])
def test_every_name_that_an_answer_says_is_heard(game: str, language: str) -> None:
    """A person says a place or a card as the page and the answers call it."""
    found = playable(game)
    assert found is not None
    state = found.begin({"courtroll": 1, "game": game, "players": ["Anna", "Bert", "Cleo"]})
    sayings = found.sayings(state)
    assert sayings is not None
    at = ("de", "it").index(language)
    called = {**places(language, game), **{word: names[at] for word, names in ON_THE_BOX.get(game, {}).items()}}
    tried = 0
    for kind, words in sayings.words.items():
        plainly = next((said for said, *_ in sayings.same if kind in KINDS.findall(said)), "")
        rest = {kind: next(iter(each)) for kind, each in sayings.words.items()}
        for word in words if plainly else ():
            name = called.get(word, word).split(" (")[0]
            if name != word and not {"beim", "presso"} & set(name.split()):
                own, other = (_heard(found, state, plainly, {**rest, kind: each}) for each in (word, name))
                assert other == own, name
                tried += 1
    assert tried > 10


ON_THE_BOX = {
    "kings-progress": {
        "disguise": ("Verkleidung", "travestimento"),
        "influence": ("Einfluss", "influenza"),
        "carriage": ("Kutsche", "carrozza"),
        "rumour": ("Gerücht", "pettegolezzi"),
        "negotiate": ("Verhandlung", "negoziazione"),
        "favour": ("Gunst", "favore"),
        "opportunity": ("Gelegenheit", "opportunità"),
        "corruption": ("Bestechung", "corruzione"),
    },
    "bruges": {
        "blue": ("blau", "blu"),
        "brown": ("braun", "marrone"),
        "yellow": ("gelb", "giallo"),
        "red": ("rot", "rosso"),
        "purple": ("violett", "viola"),
        "workers": ("Handlanger", "lavoratori"),
        "florins": ("Gulden", "fiorini"),
        "threat": ("Bedrohung", "minaccia"),
        "house": ("Haus", "casa"),
        "left": ("links", "sinistra"),
        "right": ("rechts", "destra"),
    },
    "palais-royal": {"turquoise": ("türkis", "turchese"), "violet": ("violett", "viola")},
}
"""Names that no answer says, but a person does."""
KINDS = re.compile(r"{([a-z]+)[0-9]?}")


def _heard(found: AnyPlayableRoom, state: Any, sentence: str, pieces: Mapping[str, str]) -> object:
    return found.hear(f"Anna: {KINDS.sub(lambda match: pieces[match[1]], sentence)}", state).moves


def test_a_misspelt_name_of_another_language_is_guessed() -> None:
    file = ROOT / "docs" / "examples" / "palais-royal.toml"
    (error,) = asked(file, "Red: move Treppenhuas -> Tor")["errors"]
    assert 'did you mean "treppenhaus"?' in error["message"]
