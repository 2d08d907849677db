"""What people read of every fixture in German and Italian: no English word, and no line beyond 80 columns."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from string import Formatter

import pytest
from click.testing import CliRunner

from courtroll.calculator import lang
from courtroll.calculator.cli import main
from courtroll.calculator.intake import load
from courtroll.calculator.lang.signs import width
from courtroll.calculator.render.places import spoken
from courtroll.verifier.games.palais_royal.table.state import InCorner
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.place import AtSeat, Place
from courtroll.verifier.kernel.results import Answer, NotWorkedOut
from courtroll.verifier.kernel.room import Described, game_names, room
from tests.paths import FIXTURES

FOREIGN = [language for language in lang.LANGUAGES if language != "en"]
GAMES = sorted(game_names())
OTHERS = [game for game in GAMES if game != "noblemen"]
"""Games whose places all have names of their own: those of Noblemen are mostly cells."""
KINDS = ("positions", "faults")
UNSAID = re.compile(
    r"\[[a-z-]+(?:\.[a-z-]+)+\]|`[^`]*`|<code>[^<]*</code>"  # a rule
    r"|(?:\b(?:left-of|above) )*\b[A-Z]{1,2}\d+\b|\bequipment\.[a-z-]+"  # a cell, a key of the file
    r"|„[^“]*“|«[^»]*»|\"[^\"]*\""  # what stands in the file
    r"|(?:bekannt sind(?: hier)?|(?:qui )?si conoscono): [^;\n]*"  # keys and words of the file
    r"|(?<=kein TOML: ).*|(?<=non è TOML: ).*"  # what the parser says
)
"""What stays as it is in every language."""


def files(game: str, *kinds: str) -> list[Path]:
    return [path for kind in kinds for path in sorted((FIXTURES / game / kind).glob("*.toml"))]


@cache
def shown(path: Path, language: str, form: str = "table") -> str:
    command = "check" if path.parent.name == "faults" else "score"
    forms = ["--format", form] if command == "score" else []
    result = CliRunner().invoke(main, [command, str(path), "--lang", language, *forms])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    # The name of the file itself, over what cannot be read, is as wide as its folder's and in no language.
    return (result.stdout + result.stderr).removeprefix(f"{path}:\n")


# ----------------------------------------------------------------------------------------- no English word


def vocabulary(sentences: Iterator[str] | list[str]) -> set[str]:
    """The words of sentences without what is filled in."""
    plain = (text for sentence in sentences for text, *_ in Formatter().parse(sentence))
    return {word for text in plain for word in tokens(text)}


def tokens(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text.casefold())


def sentences(language: str, game: str) -> Iterator[str]:
    module = import_module(f"courtroll.calculator.lang.{game.replace('-', '_')}.{language}")
    yield module.TITLE
    tables: list[Mapping[str, str]] = [module.MESSAGES, module.NAMES, module.MOMENTS, module.DECIDERS]
    tables += [getattr(module, kind, {}) for kind in ("PLACES", "PROBLEMS", "PHRASES")]
    for table in (
        *tables,
        lang.words(language),
        lang.reading(language),
        lang.phrases(language),
        lang.troubles(language),
    ):
        yield from table.values()


@cache
def english(game: str, language: str) -> frozenset[str]:
    """English words of a game that are no words of the other language as well."""
    keys = [key.replace("-", " ") for key in lang.places(language, game)]
    told = vocabulary([*sentences("en", game), *keys, "shared place canal person"])
    return frozenset(told - vocabulary(UNSAID.sub(" ", sentence) for sentence in sentences(language, game)))


def own_words(value: object, key: str = "") -> Iterator[str]:
    """What the people at the table called things."""
    match value:
        case str() if key in ("name", "edges"):
            yield value
        case Mapping():
            for inner, each in value.items():
                if key == "servants":
                    yield str(inner)
                yield from own_words(each, inner)
        case list():
            for each in value:
                yield from own_words(each, key)
        case _:
            pass


def codes(game: str) -> Iterator[str]:
    """Editions, options and readings, which are named as in the file."""
    yield from (edition.code for edition in room(game).rulebook.editions)
    for option in room(game).rulebook.options:
        yield option.name
        yield from map(str, option.readings)


def left_over(path: Path, language: str, text: str) -> set[str]:
    game = path.parent.parent.name
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError:
        document = {}
    told = re.sub(r"\n +", " ", re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL))
    told = re.sub(r"<[^>]*>", " ", UNSAID.sub(" ", told))
    told = re.sub(r"\b(?:Zeile|riga) \d+: [^:]+:", " ", told)
    mine = {word for each in (*own_words(document), *codes(game)) for word in tokens(each)}
    return (set(tokens(told)) & english(game, language)) - mine


@pytest.mark.no_cover
@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("game", GAMES)
def test_no_english_word_is_left(game: str, language: str) -> None:
    assert len(english(game, language)) > 150
    found = {
        path.name: words
        for path in files(game, *KINDS, "unreadable")
        if (words := left_over(path, language, shown(path, language)))
    }
    assert found == {}


@pytest.mark.nightly
@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("form", ["markdown", "html"])
@pytest.mark.parametrize("game", GAMES)
def test_no_english_word_is_left_in_other_forms(game: str, form: str, language: str) -> None:
    for path in files(game, "positions")[::5]:
        assert left_over(path, language, shown(path, language, form)) == set(), path.name


def test_an_english_word_is_found() -> None:
    path = FIXTURES / "bruges" / "positions" / "contract.toml"
    text = shown(path, "de")
    assert left_over(path, "de", text.replace("Kanal rechts", "right canal")) == {"right", "canal"}
    assert left_over(path, "de", text.replace("Häuser", "houses")) == {"houses"}
    assert left_over(path, "de", text.replace("gesamt", "total")) == {"total"}


# ---------------------------------------------------------------------------------------------- 80 columns


@pytest.mark.nightly
@pytest.mark.parametrize("language", lang.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_eighty_columns_hold_every_answer(game: str, language: str) -> None:
    wide = {
        path.name: line
        for path in files(game, *KINDS, "unreadable")
        for line in shown(path, language).splitlines()
        if width(line) > 80
    }
    assert wide == {}


# -------------------------------------------------------------------------------------------------- places


def described(game: str) -> Iterator[tuple[Described, tuple[Fault, ...], Answer | None]]:
    """Every table of the fixtures, what speaks against it, and its score."""
    for path in files(game, *KINDS):
        table = load(str(path)).described
        if table is not None:
            faults = room(game).faults(table)
            try:
                yield table, faults, None if faults else room(game).answer(table)
            except NotWorkedOut:
                yield table, faults, None


def places_of(faults: tuple[Fault, ...], answer: Answer | None) -> Iterator[Place | None]:
    yield from (fault.where for fault in faults)
    for player in () if answer is None else answer.result.players:
        yield from (line.where for line in player.lines)
        for item in player.unscored:
            yield item.where
            yield from item.missing


@pytest.mark.nightly
@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("game", OTHERS)
def test_every_place_is_named(game: str, language: str) -> None:
    called = lang.places(language, game)
    for table, faults, answer in described(game):
        for place in places_of(faults, answer):
            if place is not None and not isinstance(place, InCorner):
                owned = room(game).spoken(table, place, called)
                assert spoken(owned, place, table.players, called, None) is not None, place


@pytest.mark.nightly
@pytest.mark.parametrize("language", lang.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_fixtures_has_a_name(game: str, language: str) -> None:
    called = import_module(f"courtroll.calculator.lang.{game.replace('-', '_')}.{language}").NAMES
    for _, _, answer in described(game):
        for player in () if answer is None else answer.result.players:
            assert {line.code for line in player.lines} <= set(called)
            assert {item.code for item in player.unscored} <= set(called)


def test_at_home_the_name_is_left_out() -> None:
    table = load(str(FIXTURES / "bruges" / "positions" / "contract.toml")).described
    assert table is not None
    called = lang.places("de", "bruges")
    assert spoken(None, AtSeat(0, "statues"), table.players, called, 0) == "Statuen"
    assert spoken(None, AtSeat(0, "statues"), table.players, called, 1) == "Red, Statuen"


def test_edges_keep_the_names_of_the_file(tmp_path: Path) -> None:
    text = (FIXTURES / "palais-royal" / "positions" / "contract.toml").read_text(encoding="utf-8")
    path = tmp_path / "table.toml"
    path.write_text(text.replace('"lions"', '"park"'), encoding="utf-8")
    told = CliRunner().invoke(main, ["score", str(path), "--lang", "it"]).stdout
    assert "parità al primo posto: park\n" in told


def test_what_stands_in_json_stays_english() -> None:
    path = FIXTURES / "bruges" / "positions" / "contract.toml"
    told = CliRunner().invoke(main, ["score", str(path), "--format", "json", "--lang", "de"]).stdout
    assert '"left canal"' in told
    assert "Kanal" not in told
