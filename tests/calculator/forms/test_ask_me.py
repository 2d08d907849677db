"""Asking for a table: what is asked, refused and corrected, and the file that is made of it."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st

from courtroll.calculator.cli import main
from courtroll.calculator.forms import questions, toml_writing
from courtroll.calculator.forms.answers import Answers
from courtroll.calculator.forms.talk import Talk
from courtroll.calculator.intake import load
from courtroll.calculator.lang import words
from courtroll.verifier.kernel.reading import Shape, keys_of
from courtroll.verifier.kernel.room import game_names, room
from tests.paths import FIXTURES

FRANK = [
    "41",
    "12",
    "liaison, liaison, blackmail",
    "Britta C1",
    "F G G F M .",
    "M C M F C .",
    "W H W M G M",
    ". . . . . M",
]
TABLE = ["game-end", "", "3", "Frank", "Britta", "Paul", "", *FRANK, ""]
BRITTA = ["30", "?", "", "", "", "yes", "1 0", ""]
PAUL = ["20", "", "", "", "", ""]
WHOLE = [*TABLE, *BRITTA, *PAUL]


def asked(answers: list[str], *options: str) -> Result:
    return CliRunner().invoke(main, ["score", "--ask-me", *options], input="".join(f"{each}\n" for each in answers))


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_table_is_asked_for_saved_and_scored() -> None:
    result = asked([*WHOLE, ""], "noblemen", "--format", "json")
    assert result.exit_code == 0, result.stderr
    answer = json.loads(result.stdout)
    assert [player["name"] for player in answer["players"]] == ["Frank", "Britta", "Paul"]
    assert [player["total"] for player in answer["players"]] == [51, 37, 20]
    saved = Path("courtroll-noblemen.toml").read_text()
    assert saved in result.stderr
    assert load("courtroll-noblemen.toml").errors == ()
    document = tomllib.loads(saved)
    assert document["player"][0]["estate"] == "F G G F M .\nM C M F C .\nW H W M G M\n. . . . . M\n"
    assert document["player"][0]["cards"] == ["liaison", "liaison", "blackmail"]
    assert document["player"][1] == {"name": "Britta", "points": 30, "money": "?", "enclosed": {"castles": [1, 0]}}
    assert document["player"][2] == {"name": "Paul", "points": 20}
    assert (
        json.loads(CliRunner().invoke(main, ["score", "courtroll-noblemen.toml", "--format", "json"]).stdout) == answer
    )


def test_the_game_is_asked_for_where_none_or_a_wrong_one_is_named() -> None:
    assert asked(["noblemen", *WHOLE, ""]).exit_code == 0
    result = asked(["chess", "noblemen", *WHOLE, "", "yes"], "noblmen")
    assert result.exit_code == 0
    assert 'did you mean "noblemen"?' in result.stderr
    assert '"chess" is none of them' in result.stderr


@pytest.mark.parametrize(
    ("before", "wrong", "reason"),
    [
        ([], "game-ende", 'did you mean "game-end"?'),
        (["game-end", ""], "2", "known here: 3, 4, 5"),
        (["game-end", "", "3"], "?", 'may not be "?"'),
        (["game-end", "", "3"], "", "missing"),
        (["game-end", "", "3"], "x" * 41, "1 to 40 characters"),
        (["game-end", "", "3", "Frank"], "Frank", "two players are called"),
        (TABLE[:7], "many", "not a whole number"),
        (TABLE[:7], "", "missing"),
        (TABLE[:7], "123456", "out of range"),
        (TABLE[:7], "[", "not closed"),
        (TABLE[:9], "liason", 'did you mean "liaison"?'),
        (TABLE[:10], "Brita C1", 'did you mean "Britta"?'),
        (TABLE[:12], "M C M F C", "equally long"),
        (TABLE[:12], "M C X F C .", 'unknown letter "X"'),
        (TABLE[:12], "M " * 1001, "too long"),
    ],
)
def test_an_answer_that_cannot_be_right_is_refused_and_asked_again(before: list[str], wrong: str, reason: str) -> None:
    assert [*before, *WHOLE[len(before) :]] == WHOLE
    result = asked([*before, wrong, *WHOLE[len(before) :], ""], "noblemen")
    assert result.exit_code == 0, result.stderr
    assert reason in " ".join(result.stderr.split())


@pytest.mark.parametrize("at", range(1, len(WHOLE)))
def test_back_corrects_the_answer_before(at: int) -> None:
    assert asked([*WHOLE[:at], "back", *WHOLE[at - 1 :], ""], "noblemen").exit_code == 0
    assert tomllib.loads(Path("courtroll-noblemen.toml").read_text())["player"][0]["money"] == 12


def test_back_at_the_end_changes_the_last_answer() -> None:
    result = asked([*WHOLE, "back", "back", "back", "back", "liaison", "", "", "", ""], "noblemen")
    assert result.exit_code == 0, result.stderr
    [*_, paul] = tomllib.loads(Path("courtroll-noblemen.toml").read_text())["player"]
    assert paul["cards"] == ["liaison"]


def test_nothing_lies_before_the_first_question() -> None:
    assert "nothing before this" in asked(["back", "back", *WHOLE, ""], "noblemen").stderr


def test_a_file_is_never_overwritten_without_a_yes() -> None:
    Path("courtroll-noblemen.toml").write_text("mine")
    assert asked([*WHOLE, "", "", "other.toml"], "noblemen").exit_code == 0
    assert Path("courtroll-noblemen.toml").read_text() == "mine"
    assert "Frank" in Path("other.toml").read_text()
    assert asked([*WHOLE, "", "yes"], "noblemen").exit_code == 0
    assert "Frank" in Path("courtroll-noblemen.toml").read_text()


@pytest.mark.parametrize("name", ["here.json", "none/here.toml", "folder.toml", "a\x1b[31m.toml"])
def test_a_name_that_no_position_file_can_have(name: str) -> None:
    Path("folder.toml").mkdir()
    assert asked([*WHOLE, name, "table.toml"], "noblemen").exit_code == 0
    assert sorted(path.name for path in Path().iterdir()) == ["folder.toml", "table.toml"]


def test_a_file_that_cannot_be_written_is_asked_for_again() -> None:
    Path("link.toml").symlink_to("nowhere/file.toml")
    result = asked([*WHOLE, "link.toml", "table.toml"], "noblemen")
    assert result.exit_code == 0
    assert "cannot be written" in result.stderr


@pytest.mark.parametrize("length", range(len(WHOLE)))
def test_answers_that_end_too_early_save_no_table(length: int) -> None:
    result = asked(WHOLE[:length], "noblemen")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "ended too early" in result.stderr
    assert [path.name for path in Path().iterdir()] == ["courtroll-noblemen.answers.json"][:length]


def test_what_is_no_text_is_asked_again() -> None:
    answers = "\n".join(WHOLE).encode()
    result = CliRunner().invoke(main, ["score", "--ask-me", "noblemen"], input=b"\xff\xfe\n" + answers + b"\n\n")
    assert result.exit_code in (0, 2)
    assert result.exception is None or isinstance(result.exception, SystemExit)


FIVE: Final = "liaison, liaison, liaison, liaison, liaison"


@pytest.mark.parametrize(
    ("language", "heading", "back", "yes"),
    [
        ("en", "This table cannot be:", "back", "yes"),
        ("de", "Diesen Spielstand kann es nicht geben:", "zurück", "ja"),
        ("it", "Questa posizione non può esistere:", "indietro", "sì"),
    ],
)
def test_what_cannot_be_is_told_at_its_question_which_it_leads_back_to(
    language: str, heading: str, back: str, yes: str
) -> None:
    """Twice, and then it is put right; nothing that was answered before is asked again."""
    frank = [FIVE, "", back, FIVE, back, "liaison, liaison, blackmail"]
    answers = ["game-end", "en", *WHOLE[2:9], *frank, *WHOLE[10:], ""]
    answers[answers.index("yes")] = yes
    result = asked(answers, "noblemen", "--lang", language)
    assert result.exit_code == 0, result.stderr
    assert result.stderr.count(heading) == 2
    assert result.stderr.count("[noblemen.box.cards]") == 2
    assert Path("courtroll-noblemen.toml").read_text().count("liaison") == 2


def test_a_table_that_cannot_be_is_saved_where_it_is_to_stay() -> None:
    impossible = [*WHOLE[:9], FIVE, "no", "yes", *WHOLE[10:], ""]
    result = asked(impossible, "noblemen", "--format", "json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["faults"]
    assert "yes or back, please" in result.stderr


def test_what_is_to_stay_is_not_asked_again_when_answers_are_taken_up(monkeypatch: pytest.MonkeyPatch) -> None:
    assert interrupted([*WHOLE[:9], FIVE, "yes", "Britta C1"], monkeypatch, "noblemen").exit_code == 130
    result = asked(["yes", *WHOLE[11:], ""], "noblemen")
    assert result.exit_code == 1
    assert "stay so" not in result.stderr


def test_a_ball_needs_its_queen() -> None:
    ball = [
        "ball",
        "",
        "3",
        "A",
        "B",
        "C",
        "",
        "B",
        *["0", "", "1", "", "", "", "9", "yes", "1", "", ""],
        *["0", *[""] * 7] * 2,
    ]
    result = asked([*ball, "", ""], "noblemen")
    assert '"queen" is missing' in result.stderr


def test_files_and_questions_do_not_mix() -> None:
    assert CliRunner().invoke(main, ["score"]).exit_code == 2
    assert CliRunner().invoke(main, ["score", "x.toml", "--ask-me"]).exit_code == 2


# ------------------------------------------------------------------------------------------------ every game


def readable() -> list[str]:
    return list(filter(questions._is_readable, game_names()))


@pytest.mark.parametrize("game", readable())
def test_keys_that_are_not_asked_are_keys(game: str) -> None:
    document, hints = room(game).document(), room(game).hints()
    assert set(hints.unasked_at) <= set(keys_of(document)["moment"].shape.words)
    for key in {*questions.NOT_ASKED, *hints.unasked, *(key for keys in hints.unasked_at.values() for key in keys)}:
        table: type[object] = document
        *above, last = key.split(".")
        for step in above:
            items = keys_of(table)[step].shape.items
            assert items is not None
            assert items.table is not None
            table = items.table
        assert last in keys_of(table)


def told(table: Mapping[str, object], who: str) -> dict[str, str]:
    """The answers with which a table of a file is told, by question."""
    out: dict[str, str] = {}
    for name, value in table.items():
        entries = value if isinstance(value, list) and value and isinstance(value[0], dict) else []
        for n, entry in enumerate(entries, 1):
            known = isinstance(entry, dict)
            out[f"{who}{name} {n}, is there one"] = "yes" if known else "?"
            out |= told(entry, f"{who}{name} {n}, ") if known else {}
        if isinstance(value, dict):
            out |= {f"{who}{name}, is there any": "yes", **told(value, f"{who}{name}, ")}
        if value == "?":
            out |= {f"{who}{name}, is there any": "?", f"{who}{name} 1, is there one": "?"}
        if isinstance(value, list) and value[:1] == ["?"]:
            out[f"{who}{name} 1, is there one"] = toml_writing.inline(value)
        out[f"{who}{name}"] = toml_writing.inline(value)
    return out


def told_by_players(document: dict[str, Any]) -> dict[str, str]:
    players = document["player"]
    names = {f"player {n}, name": toml_writing.inline(player["name"]) for n, player in enumerate(players, 1)}
    out = {"number of players": str(len(players)), **names, **told(document, "")}
    for player in players:
        out |= told(player, f"{player['name']}, ")
    return out


def fixtures() -> list[Path]:
    here = FIXTURES
    return [
        file for game in readable() if game != "noblemen" for file in sorted((here / game / "positions").glob("*.toml"))
    ]


@pytest.mark.no_cover
@pytest.mark.parametrize("file", fixtures(), ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_every_position_of_the_other_games_can_be_told(file: Path) -> None:
    document = tomllib.loads(file.read_text())
    if load(str(file)).described is None:
        pytest.skip("cannot be read")
    answers = told_by_players(document) | {"moment": str(document["moment"]), "does it stay so": "yes"}
    questions_asked: list[str] = []

    def say(text: str, whole: bool) -> None:
        if not whole:
            questions_asked.append(text.partition(" (")[0].removesuffix(": "))

    def hear() -> str:
        assert len(questions_asked) < 500
        return answers.get(questions_asked[-1], "")

    saved = questions.interview(Talk(hear, say), document["game"])
    assert ("does it stay so" in questions_asked) <= ("rulings" in document)  # which nobody is asked for
    skipped = questions.not_asked(room(document["game"]), document["moment"])
    kept = {name: value for name, value in document.items() if name not in skipped or name in ("game", "moment")}
    assert tomllib.loads(Path(saved).read_text()) == kept


def test_words_and_lists_are_understood_as_people_say_them() -> None:
    answers = Answers(words("en", "keys"), "en")
    entry = keys_of(room("noblemen").document())["player"].shape.items
    assert entry is not None
    assert entry.table is not None
    player = keys_of(entry.table)
    assert answers.value_of("Earl", player["title"].shape) == "earl"
    assert answers.value_of("liaison Blackmail", player["cards"].shape) == ["liaison", "blackmail"]
    assert answers.value_of("secret marriage, ?", player["cards"].shape) == ["secret-marriage", "?"]
    assert answers.value_of("3", player["cards"].shape) == 3
    assert answers.value_of('["a, b C1"]', player["knights"].shape) == ["a, b C1"]
    assert answers.value_of('"back"', player["name"].shape) == "back"
    shape = Shape(values=Shape(number=True))
    assert answers.value_of("Red 3, Dark Blue = 2", shape) == {"Red": 3, "Dark Blue": 2}
    fixed = Shape(values=Shape(items=Shape(number=True)), keys=player["title"].shape.words)
    assert answers.value_of("earl 0 0 1, duke 2", fixed) == {"earl": [0, 0, 1], "duke": [2]}


# ------------------------------------------------------------------------------------------------ the writer

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
VALUES = st.recursive(
    TEXT | st.booleans() | st.integers(-9999, 9999),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=12,
)


@given(st.dictionaries(TEXT, VALUES, max_size=6))
def test_what_is_written_reads_back_the_same(document: dict[str, object]) -> None:
    written = toml_writing.written(document)
    assert tomllib.loads(written) == document
    assert written.replace("\n", "").isprintable()


# --------------------------------------------------------------------------------------------- letters, and stopping


@pytest.mark.parametrize(
    ("language", "answer", "rows", "letters"),
    [
        ("de", "", ["A H H A W .", "W U W A U ."], "de"),
        ("de", "en", ["F G G F M .", "M C M F C ."], None),
        ("it", "", ["C B B C P .", "P T P C T ."], "it"),
        ("en", "de", ["A H H A W .", "W U W A U ."], "de"),
    ],
)
def test_the_letters_are_asked_for_first(language: str, answer: str, rows: list[str], letters: str | None) -> None:
    said = words(language, "keys")
    players = ["41", "12", "", "", *rows, "", "30", "?", "", "", "", "", "20", "", "", "", "", ""]
    result = asked(["game-end", answer, *TABLE[2:6], *players[:0], "", *players, ""], "noblemen", "--lang", language)
    assert result.exit_code == 0, result.stderr
    document = tomllib.loads(Path("courtroll-noblemen.toml").read_text())
    assert document.get("letters") == letters
    assert document["player"][0]["estate"] == "".join(f"{row}\n" for row in rows)
    assert result.stderr.index(said["letters"].split("(")[0]) < result.stderr.index("3")
    told = {"de": "U", "it": "T", None: "C"}[letters]
    assert f" {told} " in result.stderr.split("estate:")[1]


def test_a_game_without_letters_does_not_ask_for_them() -> None:
    assert "letters" not in asked(["game-end"], "bruges").stderr


def interrupted(answers: list[str], monkeypatch: pytest.MonkeyPatch, *game: str) -> Result:
    """Ctrl-C in place of the answer behind these."""
    left = iter(answers)

    def heard() -> str:
        for answer in left:
            return answer
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("builtins.input", heard)
        return CliRunner().invoke(main, ["score", "--ask-me", *game])


@pytest.mark.parametrize("length", range(1, len(WHOLE) + 1))
def test_what_was_answered_is_kept_when_stopped_and_taken_up_again(
    length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = interrupted(WHOLE[:length], monkeypatch, "noblemen")
    assert result.exit_code == 130
    assert f"courtroll-noblemen.answers.json: {length}." in " ".join(result.stderr.split())
    again = asked(["yes", *WHOLE[length:], ""], "noblemen")
    assert again.exit_code == 0, again.stderr
    taken_up = Path("courtroll-noblemen.toml").read_text()
    assert not Path("courtroll-noblemen.answers.json").exists()
    assert asked([*WHOLE, "", "yes"], "noblemen").exit_code == 0
    assert Path("courtroll-noblemen.toml").read_text() == taken_up


def test_a_game_that_was_asked_for_is_no_part_of_what_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    assert interrupted(["noblemen", *WHOLE[:5]], monkeypatch).exit_code == 130
    assert interrupted(["yes", *WHOLE[5:9]], monkeypatch, "noblemen").exit_code == 130
    assert json.loads(Path("courtroll-noblemen.answers.json").read_text()) == WHOLE[:9]
    assert asked(["noblemen", "yes", *WHOLE[9:], ""]).exit_code == 0


def test_answers_that_were_kept_can_be_left_and_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted(WHOLE[:8], monkeypatch, "noblemen")
    assert asked(["", *WHOLE, ""], "noblemen").exit_code == 0
    interrupted(WHOLE[:8], monkeypatch, "noblemen")
    assert asked(["yes", "back", *WHOLE[7:], "other.toml"], "noblemen").exit_code == 0
    assert Path("other.toml").read_text() == Path("courtroll-noblemen.toml").read_text()


def test_answers_that_end_too_early_are_kept_too() -> None:
    result = asked(WHOLE[:7], "noblemen")
    assert result.exit_code == 2
    assert "goes on with them" in " ".join(result.stderr.split())
    assert asked(["yes", *WHOLE[7:], ""], "noblemen").exit_code == 0


@pytest.mark.parametrize("kept", ["", "{", "[1]", '["a\\u001b"]', "{}", '["\\ud800"]', "[" * 9999, f'["{"a" * 2001}"]'])
def test_what_cannot_have_been_kept_is_passed_over(kept: str) -> None:
    Path("courtroll-noblemen.answers.json").write_text(kept)
    assert asked([*WHOLE, ""], "noblemen").exit_code == 0


def test_kept_answers_are_held_like_any_other() -> None:
    """Up to the first that cannot be right."""
    Path("courtroll-noblemen.answers.json").write_text(json.dumps([*WHOLE[:7], "many", "12"]))
    assert asked(["yes", *WHOLE[7:], ""], "noblemen").exit_code == 0
    assert tomllib.loads(Path("courtroll-noblemen.toml").read_text())["player"][0]["money"] == 12


def test_nothing_is_kept_where_nothing_was_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    result = interrupted([], monkeypatch, "noblemen")
    assert "Stopped. Nothing was saved." in result.stderr
    assert list(Path().iterdir()) == []
