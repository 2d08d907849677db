"""`courtroll new`: files to fill in, readable as they stand and with any key taken into use."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from courtroll.calculator.cli import main
from courtroll.calculator.forms.schemas import file_name
from courtroll.calculator.forms.templates import moments_of, players_of, template
from courtroll.calculator.intake import load
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.reading import keys_of
from courtroll.verifier.kernel.room import game_names, room
from courtroll.verifier.kernel.rules import Option

GAMES = game_names()


def tables() -> Iterator[tuple[str, str, int]]:
    for game in GAMES:
        for moment in moments_of(room(game).document()):
            for players in players_of(room(game), room(game).document()):
                yield game, moment, players


TABLES = list(tables())


def made(game: str, moment: str, players: int) -> str:
    return template(room(game), room(game).document(), moment, players)


def new(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["new", *arguments])


def taken_up(text: str) -> Iterator[str]:
    """The file with each single key freed of its #, and its table with what that needs."""
    lines = text.splitlines()
    for at, line in enumerate(lines):
        if re.match(r"#[a-z]", line):
            header = next((n for n in range(at, -1, -1) if re.match(r"#?\[", lines[n])), None)
            freed = {at}
            if header is not None and lines[header].startswith("#"):
                end = next((n for n in range(header, len(lines)) if not lines[n]), len(lines))
                freed |= {header} | {n for n in range(header, end) if lines[n - 1].endswith("Needed here.")}
            yield "\n".join(each[1:] if n in freed else each for n, each in enumerate(lines))


@pytest.mark.parametrize(("game", "moment", "players"), TABLES)
def test_the_file_is_readable_as_it_stands_and_can_be(game: str, moment: str, players: int) -> None:
    loaded = load("new.toml", made(game, moment, players))
    assert loaded.errors == ()
    assert loaded.described is not None
    assert str(loaded.described.moment) == moment
    assert len(loaded.described.players) == players
    faults = room(game).faults(loaded.described)
    assert [fault.code for fault in faults if fault.severity is Severity.IMPOSSIBLE] == []


@pytest.mark.parametrize(("game", "moment"), sorted({(game, moment) for game, moment, _ in TABLES}))
def test_every_key_can_be_taken_up(game: str, moment: str) -> None:
    text = made(game, moment, players_of(room(game), room(game).document()).start)
    for changed in taken_up(text):
        assert load("new.toml", changed).errors == ()


@pytest.mark.parametrize(("game", "moment", "players"), TABLES)
def test_no_line_is_longer_than_100(game: str, moment: str, players: int) -> None:
    assert max(map(len, made(game, moment, players).splitlines())) <= 100


@pytest.mark.parametrize("game", GAMES)
def test_every_key_is_there_and_explained(game: str) -> None:
    document = room(game).document()
    text = "\n".join(made(game, moment, 3) for moment in moments_of(document))
    plain = " ".join(text.replace("\n# ", " ").split())
    empty = set() if room(game).rulebook.options else {"rulings"}
    for name, key in keys_of(document).items():
        if name in empty or (key.shape.table is not None and not keys_of(key.shape.table)):
            continue
        assert re.search(rf"^#?(\[\[?)?{name}(\]| = )", text, re.MULTILINE), name
        assert key.shape.limits.doc in plain, name
    (player,) = [key.shape.items for name, key in keys_of(document).items() if name == "player"]
    assert player is not None
    assert player.table is not None
    for name, key in keys_of(player.table).items():
        assert re.search(rf"^#?{name} = ", text, re.MULTILINE), name
        assert key.shape.limits.doc in plain, name


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_offered(game: str) -> None:
    def offered(option: Option) -> bool:
        return f'\n#{option.name} = "' in text

    text = made(game, moments_of(room(game).document())[-1], 3)
    assert [option.name for option in room(game).rulebook.options if not offered(option)] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_first_line_names_the_schema(game: str) -> None:
    result = new(game)
    assert result.exit_code == 0
    assert result.stdout.splitlines()[0] == f"#:schema ./{file_name(game)}"
    assert tomllib.loads(result.stdout)["moment"] == "game-end"


def test_a_written_file_is_checked_without_fault(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text(new("noblemen", "--moment", "ball", "--players", "5").stdout, "utf-8")
    assert CliRunner().invoke(main, ["check", str(file)]).exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["noblemn"], 'did you mean "noblemen"?'),
        (["noblemen", "--moment", "bal"], 'did you mean "ball"?'),
        (["noblemen", "--moment", "zzz"], "known here: turn, ball, buildings, game-end"),
        (["noblemen", "--players", "6"], "6 is out of range; Noblemen is played by 3 to 5"),
        (["noblemen", "--players", "0"], "0 is out of range"),
        (["noblemen", "--players", "many"], "not a valid integer"),
    ],
)
def test_what_there_is_not_is_refused_with_what_there_is(arguments: list[str], said: str) -> None:
    result = new(*arguments)
    assert result.exit_code == 2
    assert said in " ".join(result.stderr.split())
    assert result.stdout == ""


# ------------------------------------------------------------------------------------ what nobody has filled in


@pytest.mark.parametrize(("game", "moment", "players"), [each for each in TABLES if each[1] != "turn"])
def test_an_untouched_file_decides_nothing(game: str, moment: str, players: int, tmp_path: Path) -> None:
    """Nobody wins, and nobody is equal in anything."""
    file = tmp_path / "new.toml"
    file.write_text(made(game, moment, players), "utf-8")
    result = CliRunner().invoke(main, ["score", str(file), "--format", "json"])
    assert result.exit_code == 0, result.stdout
    answer = json.loads(result.stdout)
    assert {player["rank"] for player in answer["players"]} <= {None, "?"}
    assert answer.get("winners", []) in ([], [player["name"] for player in answer["players"]])  # all still can


@pytest.mark.parametrize(("game", "moment"), sorted({(game, moment) for game, moment, _ in TABLES}))
def test_a_number_that_may_be_unknown_is_never_filled_in(game: str, moment: str) -> None:
    document = tomllib.loads(made(game, moment, 3))
    keys = keys_of(room(game).document())["player"].shape.items
    assert keys is not None
    assert keys.table is not None
    for player in document["player"]:
        assert {name for name, value in player.items() if value != "?"} == {"name"}


# ------------------------------------------------------------------------------------------- letters of a language


@pytest.mark.parametrize(
    ("language", "letters", "hand", "estate", "tiles"),
    [
        ("de", "de", '"A A H B"', ". W .\nW U W\n. W .", "A Acker, H Hain, B Brunnen, W leere Wiese, U Burg"),
        ("it", "it", '"C C B F"', ". P .\nP T P\n. P .", "C campo, B bosco, F fontana, P pianura vuota, T castello"),
    ],
)
def test_a_file_has_the_letters_and_the_comments_of_its_language(
    language: str, letters: str, hand: str, estate: str, tiles: str
) -> None:
    text = new("noblemen", "--lang", language).stdout
    plain = " ".join(text.replace("\n# ", " ").split())
    assert f'\nletters = "{letters}"\n' in text
    assert tiles in plain
    assert hand in plain
    assert all(f"\n# {line}\n" in text for line in estate.split("\n"))
    assert "M C M" not in text
    assert tomllib.loads(text)["edition"] == "de"
    for changed in taken_up(text):
        assert load("new.toml", changed).errors == ()


def test_english_letters_are_left_out() -> None:
    assert '\n#letters = "en"\n' in new("noblemen").stdout
    assert "letters" not in new("bruges", "--lang", "de").stdout


@pytest.mark.parametrize("game", GAMES)
def test_without_a_moment_it_is_of_the_end_of_the_game_and_can_be_scored(game: str, tmp_path: Path) -> None:
    file = tmp_path / "new.toml"
    file.write_text(new(game).stdout, encoding="utf-8")
    assert CliRunner().invoke(main, ["score", str(file)]).exit_code == 0
