"""That every language says everything: each code the engine can emit, each file that cannot be read, each heading."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from string import Formatter
from types import ModuleType

import pytest
from click.testing import CliRunner

from courtroll.calculator import lang
from courtroll.calculator.cli import main
from courtroll.calculator.forms.templates import moments_of
from courtroll.calculator.intake import load, wording
from courtroll.calculator.intake.trouble import TroubleCode
from courtroll.verifier.games.noblemen.table.pieces import Tile, Title
from courtroll.verifier.kernel.reading import Phrase, Problem, ProblemCode
from courtroll.verifier.kernel.room import game_names, room
from courtroll.verifier.kernel.settling.verdicts import Outcome
from tests.codes import codes_of

GAMES = sorted(game_names())
FOREIGN = [language for language in lang.LANGUAGES if language != "en"]


def words_of(language: str, game: str) -> ModuleType:
    """A language's own words of a game, without what stands in for those that it lacks."""
    return import_module(f"courtroll.calculator.lang.{game.replace('-', '_')}.{language}")


# ------------------------------------------------------------------------- which codes there are


KINDS = {"FaultCode": "MESSAGES", "LineCode": "NAMES", "Decider": "DECIDERS"} | {
    "Placement": "MESSAGES",
    "Refusal": "MESSAGES",
    "Good": "NAMES",
    "Changing": "CHANGES",
    "DocumentCode": "PROBLEMS",
    "Form": "PHRASES",
    "Misheard": "PROBLEMS",
}
"""Where the words of each kind of code stand."""
NO_CODES = {"noblemen": {"prestige", "prestige:palace", "space", "unknown"}, "kings-progress": {"due"}}
"""Facts of a player and of an answer, which are named beside the codes."""
KERNEL: dict[str, Callable[[str], Mapping[str, str]]] = {
    "OutcomeCode": lambda language: lang.words(language, "logs"),
    "LogCode": lambda language: lang.words(language, "logs"),
    "ProblemCode": lang.reading,
    "Phrase": lang.phrases,
    "Misheard": lang.reading,
}


@pytest.mark.parametrize("language", lang.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_code_has_its_words(game: str, language: str) -> None:
    words = words_of(language, game)
    found = codes_of(game)
    assert {"FaultCode", "LineCode", "Decider"} <= {each.__name__ for each in found}
    for each in found:
        assert sorted(set(each) - set(getattr(words, KINDS[each.__name__]))) == [], each


@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_left_over(game: str) -> None:
    words = words_of("en", game)
    pieces = {kind.name.lower() for kind in (*Tile, *Title)} if game == "noblemen" else set()
    for table in set(KINDS.values()):
        codes = {code for each in codes_of(game) if KINDS[each.__name__] == table for code in each}
        facts = {*pieces, *NO_CODES.get(game, ())} if table == "NAMES" else set()
        assert sorted(set(getattr(words, table, ())) - codes - facts) == [], table


@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_every_code_of_the_kernel_has_its_words(language: str) -> None:
    found = codes_of("")
    assert {each.__name__ for each in found} == set(KERNEL)
    for each in found:
        assert sorted(set(each) - set(KERNEL[each.__name__](language))) == []


def test_a_code_of_no_kind_that_has_words_is_noticed() -> None:
    """Every enum of codes stands in one of the tables above, so that a new one is not forgotten."""
    known = {*KINDS, *KERNEL}
    assert {each.__name__ for game in ("", *GAMES) for each in codes_of(game)} <= known


@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_facts_and_tiles_have_names(language: str) -> None:
    wanted = {"prestige", "space", "title", "unknown", *(kind.name.lower() for kind in (*Tile, *Title))}
    assert wanted - set(lang.names(language, "noblemen")) == set()


# ------------------------------------------------------------------------------------ languages are alike


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("kind", ["MESSAGES", "NAMES", "DECIDERS", "MOMENTS", "PROBLEMS", "PHRASES", "CHANGES"])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_whole_in_every_language(game: str, kind: str, language: str) -> None:
    english, other = (getattr(words_of(each, game), kind, {}) for each in ("en", language))
    assert list(other) == list(english)
    assert_same_places(english, other)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_places_are_named_in_every_language(game: str) -> None:
    first, *rest = (words_of(language, game).PLACES for language in FOREIGN)
    for other in rest:
        assert list(other) == list(first)
        assert_same_places(first, other)


@pytest.mark.parametrize("language", FOREIGN)
def test_common_words_are_whole_in_every_language(language: str) -> None:
    for english, other in (
        (lang.words("en"), lang.words(language)),
        (lang.reading("en"), lang.reading(language)),
    ):
        assert list(other) == list(english)
        assert_same_places(english, other)


EXAMPLE = re.compile(r'"[^"]*"')
"""What is typed as it stands there, in every language."""


def tokens(sentence: str) -> set[str]:
    told = (text for text, *_ in Formatter().parse(EXAMPLE.sub("", sentence)))
    return {word for text in told for word in re.findall(r"[^\W\d_]+", text.casefold())}


TYPED = tokens(
    "ask check turn true false farms forests gardens mixed player json jsonl toml utf mib ac britta c d x gold o"
)
"""Commands, words of files and their like, which are typed so in every language."""
TITLES = tokens("noblemen king s progress palais royal whitehall madame de pompadour")
ALIKE = {
    "de": tokens("baron duke earl marquess viscount folly follies liaison prestige")
    | tokens("ball hand in land london name park person phase so statue symbol text was"),
    "it": tokens("bruges steward a area decade file in input round standard test"),
}
"""Words that are the same, as they are printed or as it happens."""


def entries(language: str) -> Iterator[tuple[Mapping[str, str], Mapping[str, str]]]:
    """All tables, in English and in another language. Places are keyed by what they are in English."""
    for game in GAMES:
        english, other = words_of("en", game), words_of(language, game)
        yield english.MESSAGES, other.MESSAGES
        yield english.NAMES, other.NAMES
        yield getattr(english, "PHRASES", {}), getattr(other, "PHRASES", {})
        yield {key: key.replace("-", " ") for key in other.PLACES}, other.PLACES
    yield lang.words("en"), lang.words(language)
    yield lang.reading("en"), lang.reading(language)
    yield lang.phrases("en"), lang.phrases(language)
    yield lang.troubles("en"), lang.troubles(language)


@pytest.mark.parametrize("language", FOREIGN)
def test_nothing_is_left_untranslated(language: str) -> None:
    left = {
        key: words
        for english, other in entries(language)
        for key in other
        if (words := (tokens(english[key]) & tokens(other[key])) - TYPED - TITLES - ALIKE[language])
    }
    assert left == {}


def assert_same_places(english: Mapping[str, str], other: Mapping[str, str]) -> None:
    """Every sentence has a place for the same values. (German need not repeat what would be right.)"""
    for key, sentence in english.items():
        assert set(places(other[key])) == set(places(sentence)), key


def places(sentence: str) -> list[str]:
    return [name for _, name, _, _ in Formatter().parse(sentence) if name is not None]


@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_what_every_game_says_has_words(language: str) -> None:
    said = lang.words(language)
    assert {str(each) for each in Outcome} - set(said) == set()
    for game in GAMES:
        assert set(moments_of(room(game).document())) == set(words_of(language, game).MOMENTS)
        assert words_of(language, game).TITLE


@pytest.mark.parametrize("language", FOREIGN)
def test_places_within_sentences_are_translated(language: str) -> None:
    called = lang.places(language, "noblemen")
    assert {tile.name.lower() for tile in Tile} <= set(called)
    assert {title.name.lower() for title in Title} <= set(called)


# ---------------------------------------------------------------------------------------- what cannot be read


@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_everything_that_keeps_a_file_from_being_read_has_its_sentence(language: str) -> None:
    assert sorted(lang.troubles(language)) == sorted(TroubleCode)
    assert_same_places(lang.troubles("en"), lang.troubles(language))
    assert_same_places(lang.phrases("en"), lang.phrases(language))


def test_a_problem_in_german() -> None:
    problem = Problem(("player", 0, "points"), ProblemCode.WRONG_TYPE, '"many"', (Phrase.NUMBER,))
    assert (
        wording.sentence(problem, "noblemen", language="de")
        == '"many" passt hier nicht; gebraucht wird eine ganze Zahl'
    )
    found = load("table.toml", 'game = "noblemen"\nmoment = 3', language="it")
    assert any(str(error).startswith("riga 2: moment: ") for error in found.errors)


def test_a_key_that_stands_twice_is_told_in_every_language() -> None:
    told = {
        language: load("t.json", '{"a{}": 1, "a{}": 2}', language=language).errors[0] for language in lang.LANGUAGES
    }
    assert {language: error.message for language, error in told.items()} == {
        "en": "the key 'a{}' stands twice in one table",
        "de": "der Schlüssel 'a{}' steht zweimal in einer Tabelle",
        "it": "la chiave 'a{}' compare due volte in una tabella",
    }


def test_a_player_called_like_a_key_of_the_words_is_left_alone() -> None:
    problem = Problem(("queen",), ProblemCode.NO_PLAYER, '"Bob"', ("missing", "line", "or"))
    assert wording.sentence(problem, "noblemen", language="de").endswith("bekannt sind hier: missing, line, or")


def test_a_game_without_words_says_its_codes() -> None:
    assert lang.names("it", "no-such-game") == {}


# --------------------------------------------------------------------------------------------- the option


IMPOSSIBLE = "fixtures/noblemen/positions/impossible-estate.de.toml"


def test_the_language_comes_from_the_option_or_the_environment() -> None:
    run = CliRunner(env={"COURTROLL_LANG": "it"}).invoke
    assert "Questa posizione non può esistere:" in run(main, ["score", IMPOSSIBLE]).stdout
    assert "Diesen Spielstand kann es nicht geben:" in run(main, ["score", IMPOSSIBLE, "--lang", "de"]).stdout


@pytest.mark.parametrize("order", [["--format", "json", "--lang", "de"], ["--lang", "de", "--format", "json"]])
def test_json_stays_english(order: list[str]) -> None:
    english = CliRunner().invoke(main, ["score", IMPOSSIBLE, "--format", "json"])
    assert CliRunner().invoke(main, ["score", IMPOSSIBLE, *order]).stdout == english.stdout


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 tile is said to", "2 tiles are said to"),
        ("de", "1 Plättchen soll ", "2 Plättchen sollen "),
        ("it", "1 tessera sarebbe ", "2 tessere sarebbero "),
    ],
)
def test_a_number_has_its_noun_with_it(language: str, one: str, two: str) -> None:
    told = lang.messages(language, "noblemen")["laid-too-many"]
    assert told.format(found=lang.Several(1), limit=lang.Several(0)).startswith(one)
    assert told.format(found=lang.Several(2), limit=lang.Several(1)).startswith(two)
