"""That commands speak the language they are asked in: every word is there, every word is used, and none is English."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from click.testing import CliRunner

from courtroll.calculator import lang
from courtroll.calculator.cli import main
from courtroll.calculator.forms.templates import moments_of
from courtroll.calculator.rulebook.search import cards
from courtroll.verifier.kernel.reading import Shape, keys_of
from courtroll.verifier.kernel.room import game_names, room
from courtroll.verifier.kernel.rules import Basis, Confidence, Parting
from tests.paths import CODE, FIXTURES, ROOT
from tests.shell import run

pytestmark = pytest.mark.no_cover
"""Coverage is of the answers in English."""

FOREIGN = [language for language in lang.LANGUAGES if language != "en"]
TOPICS = ("cards", "commands", "common", "compare", "disputes", "keys", "serving", "usage")
SPEAKING = (
    "advise", "ask", "check", "compare", "disputes", "draw", "games",
    "new", "play", "replay", "rule", "schema", "score",
)  # fmt: skip
"""Commands that take a language."""


IN_80_COLUMNS = {"advise", "ask", "compare", "disputes", "games", "play", "replay", "rule"}


@pytest.fixture(autouse=True)
def _at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("COURTROLL_LANG", raising=False)


# ---------------------------------------------------------------------------------------- the tables are whole


def places(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("topic", [*TOPICS, "page"])
def test_every_language_has_every_word_with_the_same_places(topic: str, language: str) -> None:
    english, other = lang.words("en", topic), lang.words(language, topic)
    assert list(other) == list(english)
    for key, sentence in english.items():
        assert places(other[key]) == places(sentence), key


@pytest.mark.parametrize("topic", sorted(set(TOPICS) - {"common"}))
def test_every_word_is_used(topic: str) -> None:
    """By its own name, or by the beginning of a name that a code completes."""
    source = "\n".join(
        path.read_text(encoding="utf-8")
        for path in (CODE / "calculator").rglob("*.py")
        if "lang" not in path.relative_to(ROOT).parts
    )
    made = {"cards": ("basis:", "confidence:", "parting:"), "compare": ("",)}
    known = {"German", "Italian", "PLAYER", "OTHER", "or"}
    for key in lang.words("en", topic):
        is_made = any(key.startswith(beginning) for beginning in made.get(topic, ()))
        assert f'"{key}"' in source or f"['{key}']" in source or is_made or key in known, key


def test_what_rules_carry_has_words() -> None:
    said = lang.words("en", "cards")
    carried = [("basis", Basis), ("confidence", Confidence), ("parting", Parting)]
    assert {f"{kind}:{value}" for kind, values in carried for value in values} <= set(said)
    languages = {edition.language for card in cards(game_names()) for edition in card.editions}
    assert languages <= set(said)


def paths(table: type[object], at: str = "") -> Iterator[str]:
    """Every key that says what it means, by its path, and every key below it."""
    for key in keys_of(table).values():
        if key.shape.limits.doc:
            yield f"{at}{key.name}"
        yield from _paths_below(key.shape, f"{at}{key.name}.")


def _paths_below(shape: Shape, at: str) -> Iterator[str]:
    for below in (shape.items, shape.values):
        if below is not None:
            yield from _paths_below(below, at)
    if shape.table is not None:
        yield from paths(shape.table, at)


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("game", game_names())
def test_what_every_key_means_is_told(game: str, language: str) -> None:
    assert list(lang.meanings(language, game)) == list(paths(room(game).document()))
    assert lang.meanings("en", game) == {}


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("about", ["advice", "choices", "disputes", "drawing"])
def test_what_a_game_says_beyond_its_answers_is_whole(about: str, language: str) -> None:
    for game in game_names():
        english, other = lang.about("en", game, about), lang.about(language, game, about)
        assert list(other) == list(english)
        for key, sentence in english.items():
            assert places(other[key]) == places(sentence), key


def told_ids() -> Iterator[str]:
    """The ids of what the searches tell, as they stand in the source; a part may be filled in."""
    for path in (CODE / "calculator" / "disputes").rglob("*.py"):
        yield from re.findall(r'told\(\s*f?"([^"]+)"', path.read_text(encoding="utf-8"))


def test_everything_that_a_search_tells_has_its_sentence_and_is_told() -> None:
    known = {key for game in game_names() for key in lang.about("en", game, "disputes")}
    patterns = [re.sub(r"\{.*\}", "[a-z]+", each) for each in told_ids()]
    assert len(patterns) > 40
    assert [each for each in patterns if not any(re.fullmatch(each, key) for key in known)] == []
    assert [key for key in known if not any(re.fullmatch(each, key) for each in patterns)] == []


# ------------------------------------------------------------------------------------------ nothing is English


ENGLISH = re.compile(
    r"(?<![\w.-])(?:the|of|is|are|this|that|there|with(?! (?:violet|turquoise))|and|what|which|cannot|must)(?![\w=.:-])"
)
"""Words that stand in no German and no Italian sentence, in no move (but `recruit … with COLOUR`), and for no key, code
or name of a reading."""
QUOTED = re.compile("„[^“]*“|«[^»]*»|\"[^\"]*\"|'[^']*'|[a-z-]+ = [a-z-]+|(?<=TOML: )[^,]*,|(?<=JSON: )[^,]*,")
"""What the texts, the file, the caller or a parser said."""


@cache
def sentences_of_cards() -> re.Pattern[str]:
    """What stays English: the cards' own sentences, as a text with single blanks has them."""
    found: set[str] = set()
    for card in cards(game_names()):
        found.add(card.rule.says)
        for option in card.options:
            found |= {option.asks, option.notes, *option.readings.values()}
        for difference in card.differences:
            found |= {difference.topic, difference.because}
    wanted = sorted({" ".join(each.split()) for each in found if each}, key=len, reverse=True)
    return re.compile("|".join(map(re.escape, wanted)))


def bare(text: str) -> str:
    """A text without the cards' own sentences, and without what is quoted and readings, which are named as in files."""
    without_comments = re.sub(r"^#+ ?", "", text, flags=re.MULTILINE)
    return QUOTED.sub("", sentences_of_cards().sub("", " ".join(without_comments.split())))


@cache
def labels(language: str) -> frozenset[str]:
    """English headings and names of rows, where the language says otherwise."""
    tables = [(lang.words("en"), lang.words(language)), (lang.words("en", "compare"), lang.words(language, "compare"))]
    tables += [(lang.names("en", game), lang.names(language, game)) for game in game_names()]
    own = {word.rstrip(":") for _, other in tables for word in other.values()}
    return frozenset({word.rstrip(":") for english, _ in tables for word in english.values()} - own)


def labelled(text: str) -> Iterator[str]:
    """What may be a heading or the name of a row: lines up to where they have more than one blank, but for the keys
    that a sentence goes on with.
    """
    lines = text.splitlines()
    for before, line in zip(["", *lines], lines, strict=False):
        if " " in before.strip() and before.endswith(":"):
            continue
        yield re.split(r"\s{2,}", line.strip())[0].rstrip(":")


@cache
def chunks(language: str) -> re.Pattern[str]:
    """Pieces of English sentences and headings between their places, where the language says otherwise."""
    tables: list[tuple[Mapping[str, str], Mapping[str, str]]] = [
        (lang.words("en", topic), lang.words(language, topic)) for topic in TOPICS
    ]
    tables.append((lang.reading("en"), lang.reading(language)))
    tables += [(lang.messages("en", game), lang.messages(language, game)) for game in game_names()]
    found: set[str] = set()
    for english, other in tables:
        for key, sentence in english.items():
            pieces = {text.strip(" :;,.\n") for text, _, _, _ in Formatter().parse(sentence)}
            found |= {piece for piece in pieces if len(piece) > 5 and " " in piece and piece not in other.get(key, "")}
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(found)))})(?!\w)")


def assert_not_english(text: str, language: str, about: object) -> None:
    plain = bare(text)
    for pattern in (ENGLISH, chunks(language)):
        found = pattern.search(plain)
        assert found is None, (about, plain[max(0, found.start() - 80) : found.end() + 80])
    assert labels(language).isdisjoint(labelled(text)), (about, labels(language) & {*labelled(text)})


def positions(game: str) -> list[str]:
    return sorted(str(path.relative_to(ROOT)) for path in (FIXTURES / game).rglob("*.toml"))


def questions() -> Iterator[tuple[str, str]]:
    """The disputes of the fixtures: each file with what is asked over it."""
    for path in sorted((FIXTURES / "noblemen" / "disputes").glob("*.expected.json")):
        file = path.with_name(path.name.replace(".expected.json", ".toml"))
        for question in json.loads(path.read_text(encoding="utf-8"))["questions"]:
            yield str(file.relative_to(ROOT)), question if isinstance(question, str) else question["question"]


def calls(command: str) -> Iterator[list[str]]:
    """Calls of a command over what lies in the fixtures, and calls that are refused."""
    every = [file for game in game_names() for file in positions(game)]
    match command:
        case "score" | "check":
            yield [command, *every, "--explain", "--jobs", "1"]
            yield [command, "fixtures/schemas", "no-such-file.toml"]
        case "compare":
            yield from ([command, file] for file in [*every[::9], *positions("kings-progress")[::9], "nowhere.toml"])
        case "ask":
            yield from ([command, file, question, "--explain"] for file, question in list(questions())[::5])
            yield [command, "docs/examples/turn.toml", "Frank: ponder"]
            yield [command, "docs/examples/turn.toml", "Frank: build castle"]
            yield [command, "docs/examples/turn.toml", "Nobody: tax 1"]
            yield [command, "docs/examples/turn.toml", "Frank: done done"]
        case "replay":
            logs = sorted((FIXTURES / "noblemen" / "logs").glob("*.jsonl"))
            yield from ([command, str(path.relative_to(ROOT))] for path in logs)
            yield [command, "nowhere.jsonl"]
        case "play":
            yield [command, "noblemen", "--players", "3", "--seed", "7"]
            yield from ([command, *words] for words in (["chess"], ["noblemen", "--players", "9"], ["bruges"]))
        case "rule":
            yield from ([command, query] for query in ("qqqqq", "noblemen.castle.apartt", "castle", "D6", "D13"))
            yield from ([command, card.rule.id] for card in cards(game_names())[::25])
        case "advise":
            yield from ([command, file] for file in positions("noblemen")[::12])
            yield [command, "docs/examples/turn.toml", "--player", "Frank", "--castles", "2", "--palaces", "1"]
            yield [command, "docs/examples/turn.toml", "--player", "Fank"]
            yield [command, positions("bruges")[0]]
        case "new":
            for game in game_names():
                yield from ([command, game, "--moment", moment] for moment in moments_of(room(game).document()))
            yield from (
                [command, *words] for words in (["chess"], ["bruges", "--moment", "x"], ["bruges", "--players", "9"])
            )
        case "schema":
            yield [command, "noblmen"]
        case "draw":
            yield [command, "no-such-file.toml", "-o", "-"]
            yield [command, positions("bruges")[-1], "-o", "no-such-folder/a.svg"]
            yield [command, "docs/examples/turn.toml", "-o", "docs/examples/turn.toml"]
        case "disputes":
            yield from ([command, *words] for words in ([], ["bruges"], ["chess"]))
        case _:
            yield [command]


@pytest.mark.nightly
@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("command", SPEAKING)
def test_no_answer_for_people_is_english(command: str, language: str) -> None:
    for call in calls(command):
        result = run(*call, "--lang", language)
        assert result.output, call
        assert_not_english(result.output, language, call)
        if command in IN_80_COLUMNS:
            assert max(map(len, result.output.splitlines())) <= 80, call


@pytest.mark.nightly
def test_the_walk_would_see_english() -> None:
    for command in ("compare", "games", "rule", "new"):
        text = "".join(run(*call).output for call in calls(command))
        for language in FOREIGN:
            with pytest.raises(AssertionError):
                assert_not_english(text, language, command)


@pytest.mark.nightly
@pytest.mark.parametrize("command", sorted(set(SPEAKING) - {"new", "schema", "draw", "disputes"}))
def test_json_and_its_messages_stay_english(command: str) -> None:
    for call in list(calls(command))[-3:]:
        english = run(*call, "--format", "json").stdout
        assert run(*call, "--lang", "de", "--format", "json").stdout == english
        assert run(*call, "--format", "json", COURTROLL_LANG="it").stdout == english


def test_every_command_that_speaks_takes_the_language_from_the_environment() -> None:
    for command in SPEAKING:
        *_, call = calls(command)
        assert run(*call, COURTROLL_LANG="de").output == run(*call, "--lang", "de").output, command


def test_old_code_pages_get_what_they_can_hold() -> None:
    for call in (["games"], ["rule", "noblemen.castle.apart"], ["new", "bruges"], ["score", "--foo"], ["schema", "x"]):
        result = CliRunner(charset="ascii").invoke(main, [*call, "--lang", "de"])
        assert result.exception is None or isinstance(result.exception, SystemExit), (call, result.exc_info)


@pytest.mark.parametrize("form", ["table", "json"])
@pytest.mark.parametrize("command", ["score", "check"])
def test_words_that_an_answer_does_not_say_are_not_imported(command: str, form: str) -> None:
    """A score starts no slower for what other commands say."""
    script = f"""
import sys
from courtroll.calculator.cli import main

try:
    main([{command!r}, "fixtures/noblemen/positions/tie-money.de.toml", "--format", {form!r}])
except SystemExit:
    print(*sys.modules, sep="\\n", file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT)
    imported = set(done.stderr.split())
    assert "courtroll.calculator.batch.answering" in imported
    unsaid = {f"courtroll.calculator.lang.en.{topic}" for topic in set(TOPICS) - {"common"}}
    others = {
        "courtroll.calculator.commands.usage",
        "courtroll.calculator.forms.questions",
        "courtroll.calculator.forms.talk",
        "courtroll.calculator.render.places",
    }
    assert imported & {*unsaid, *others} == set()


# ------------------------------------------------------------------------------------------------ ask me


@pytest.mark.parametrize(
    ("language", "back", "yes"), [("de", "zurück", "ja"), ("de", "back", "yes"), ("it", "indietro", "sì")]
)
def test_a_table_is_asked_for_in_the_language(
    language: str, back: str, yes: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    players = ["many", "1", "", "", "", "", yes, "1 0", ""] + ["1", "", "", "", "", ""] * 2
    answers = [
        "chess",
        "noblemen",
        "game-ende",
        "ball",
        back,
        "game-end",
        "",
        "3",
        "A",
        "A",
        "B",
        "C",
        "perhaps",
        "",
        *players,
    ]
    result = run("score", "--ask-me", "x", "--lang", language, text="\n".join([*answers, "a.json", ""]) + "\n")
    talk = re.sub(r"\n#:schema.*?\n\n(?=\w+ \w+ \[)", "", result.stderr, flags=re.DOTALL)
    assert (tmp_path / "courtroll-noblemen.toml").exists(), result.stderr
    assert_not_english(talk, language, "ask-me")


def test_answers_that_end_too_early_are_told_in_the_language() -> None:
    assert "Nichts ist gespeichert." in run("score", "--ask-me", "noblemen", "--lang", "de").stderr
