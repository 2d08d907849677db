"""`courtroll draw`: pictures that stand alone, show what the file says, and let nobody's name do harm."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest
from click.testing import CliRunner, Result

from courtroll.calculator.answers.pictures import draw
from courtroll.calculator.cli import main
from courtroll.calculator.lang import LANGUAGES, about
from courtroll.calculator.lang.signs import prints
from courtroll.calculator.render.drawing import Picture
from courtroll.calculator.render.drawing.seats import initials
from courtroll.calculator.render.drawing.svg import text
from courtroll.verifier.games.noblemen.table.pieces import Building, Tile
from tests.paths import FIXTURES, ROOT

POSITIONS = FIXTURES / "noblemen" / "positions"
FILES = sorted(
    path for part in ("positions", "disputes", "smallest", "drawn") for path in FIXTURES.glob(f"*/{part}/*.toml")
)
SHOWN = {
    "contract-example": POSITIONS / "contract-example.toml",
    "printed-ball-11.de": POSITIONS / "printed-ball-11.de.toml",
    "bruges-areas": FIXTURES / "bruges" / "drawn" / "areas.toml",
    "kings-progress-map": FIXTURES / "kings-progress" / "drawn" / "map.toml",
    "palais-royal-park": FIXTURES / "palais-royal" / "drawn" / "park.toml",
}
SVG = "{http://www.w3.org/2000/svg}"
TAGS = {"svg", "title", "desc", "g", "rect", "circle", "path", "text"}
KINDS = ("field", "grove", "fountain", "meadow", "castle", "palace", "chapel", "folly", "unknown")
LETTERS = {"en": "FGWMCPHY?", "de": "AHBWUPKY?", "it": "CBFPTZAY?"}
HOSTILE = (
    "<script>alert(1)</script>",
    "\"'&amp;]]><!--",
    "\u202eevil\u2066\u200b\ufeff\ufffe",
    "W" * 40,
    "שרה & كريم",
)


def run(*arguments: str | Path, text: str | None = None) -> Result:
    return CliRunner().invoke(main, ["draw", *map(str, arguments)], input=text)


def picture(source: str | Path, *options: str) -> Element:
    """What is drawn of a text or a file."""
    if isinstance(source, Path):
        result = run(source, "-o", "-", *options)
    else:
        result = run("-", "-o", "-", *options, text=source)
    assert result.exit_code == 0, result.output
    return ElementTree.fromstring(result.stdout_bytes)


def of_class(root: Element, name: str) -> list[Element]:
    return [element for element in root.iter(f"{SVG}g") if name in element.get("class", "").split()]


def told(element: Element) -> str:
    return element.findtext(f"{SVG}title") or ""


def lines(root: Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def column(number: int) -> str:
    return chr(65 + number) if number < 26 else column(number // 26 - 1) + chr(65 + number % 26)


def cells_of_map(estate: object, letters: str) -> set[tuple[str, str]]:
    """The cells of a map by name, each with what lies or stands there."""
    signs = ["".join(row.split()).upper() for row in str(estate or "").splitlines() if row.strip()]
    return {
        (f"{column(x)}{y}", KINDS[LETTERS[letters].index(sign)])
        for y, row in enumerate(signs, 1)
        for x, sign in enumerate(row)
        if sign != "."
    }


def document(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def drawable() -> Iterator[Path]:
    for path in FILES:
        if "impossible" not in path.name and "unreadable" not in path.name:
            yield path


# ------------------------------------------------------------------------------------------- every table


@pytest.mark.nightly
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_table_is_drawn_or_refused_as_it_is_scored(path: Path) -> None:
    result = run(path, "-o", "-")
    command = "check" if document(path).get("moment") == "turn" else "score"
    scored = CliRunner().invoke(main, [command, str(path)])
    assert result.exit_code == scored.exit_code
    if result.exit_code != 2 and "faults" not in result.stdout:
        root = ElementTree.fromstring(result.stdout_bytes)
        stands_alone(root)
        assert run(path, "-o", "-").stdout_bytes == result.stdout_bytes
        assert bool(result.stderr) == bool(result.exit_code)
    else:
        assert result.output == scored.output


def stands_alone(root: Element) -> None:
    """SVG 1.1 without script, style, links or ids, on a ground of its own and no wider than a page."""
    assert root.tag == f"{SVG}svg"
    assert root.get("version") == "1.1"
    assert float(root.get("width", "inf")) <= 720
    assert [child.tag for child in root][:3] == [f"{SVG}title", f"{SVG}desc", f"{SVG}rect"]
    assert root.findtext(f"{SVG}title")
    assert root.findtext(f"{SVG}desc")
    assert (root[2].get("width"), root[2].get("height")) == (root.get("width"), root.get("height"))
    assert root[2].get("fill", "").startswith("#")
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in TAGS
        assert not {"id", "style", "href"} & {name.rpartition("}")[2] for name in element.attrib}
        assert not any(name.startswith("on") or "url(" in value for name, value in element.attrib.items())
        assert all(prints(sign) or sign == "\n" for sign in (element.text or "") + (element.tail or ""))


@pytest.mark.no_cover
@pytest.mark.parametrize("path", list(drawable()), ids=lambda path: path.stem)
def test_every_tile_of_a_map_is_drawn_where_the_file_names_it(path: Path) -> None:
    said = document(path)
    if said["game"] != "noblemen":
        return
    result = run(path, "-o", "-")
    if result.exit_code:
        return
    players = of_class(ElementTree.fromstring(result.stdout_bytes), "player")
    assert [told(player) for player in players] == [player["name"] for player in said["player"]]
    alphabet = said.get("letters", "en")
    for player, drawn in zip(said["player"], players, strict=True):
        found = {(told(cell).partition(":")[0], cell.get("class", "").split()[1]) for cell in of_class(drawn, "cell")}
        drawn_in_file = None if player.get("estate") == "?" else player.get("estate")
        assert found == cells_of_map(drawn_in_file, alphabet)
        letters = Counter(line for cell in of_class(drawn, "cell") for line in lines(cell))
        wanted = Counter(LETTERS[alphabet][KINDS.index(kind)] for _, kind in found)
        assert letters == wanted


# -------------------------------------------------------------------------------------------------- maps


def test_manors_are_marked_enclosed_or_open_with_what_is_missing() -> None:
    root = picture(POSITIONS / "contract-example.toml")
    frank, _, paul = of_class(root, "player")
    assert [told(cell) for cell in of_class(frank, "enclosed")] == ["B2: castle, enclosed"]
    assert [told(cell) for cell in of_class(frank, "open")] == ["E2: castle, not enclosed"]
    assert [told(cell) for cell in of_class(frank, "missing")] == ["F1: tile missing", "F2: tile missing"]
    assert [told(cell) for cell in of_class(paul, "enclosed")] == ["B2: palace, enclosed"]


def test_cells_beyond_the_map_are_named_as_they_are_said() -> None:
    root = picture(FIXTURES / "noblemen" / "disputes" / "knights-out.toml")
    missing = [told(cell) for cell in of_class(of_class(root, "player")[0], "missing")]
    assert "left-of above A1: tile missing" in missing
    assert {"left-of", "above"} <= set(lines(root))


def test_areas_and_the_knights_on_them() -> None:
    root = picture(FIXTURES / "noblemen" / "disputes" / "knights-out.toml")
    _, britta, paul = of_class(root, "player")
    areas = [told(area).partition(":")[0] for area in of_class(britta, "area")]
    assert areas == ["A1", "C1", "E1"]
    assert [told(knight) for knight in of_class(britta, "knight")] == ["A1: knight of Frank", "C1: knight of Paul"]
    assert [line for knight in of_class(britta, "knight") for line in lines(knight)] == ["F", "P"]
    assert [told(knight) for knight in of_class(paul, "knight")] == ["A1: knight of Frank"]


@pytest.mark.parametrize(("reading", "areas"), [("single", ["A1"]), ("shared", ["A1", "B1"])])
def test_areas_by_either_reading(reading: str, areas: list[str]) -> None:
    text = turn("M C M\n", first="F F F C\nF F F M\n") + f'[rulings]\narea-symbol = "{reading}"\n'
    drawn = of_class(of_class(picture(text), "player")[0], "area")
    assert [told(area).partition(":")[0] for area in drawn] == areas


def test_areas_that_the_file_tells_overrule() -> None:
    text = turn("M C M\n", first="F F F C\nF F F M\n", more='areas = ["B1"]')
    drawn = of_class(of_class(picture(text), "player")[0], "area")
    assert [told(area) for area in drawn] == ["B1: complete area"]


def test_areas_that_nobody_knows_are_not_drawn() -> None:
    root = picture(POSITIONS / "areas-unknown-at-ball.de.toml")
    assert not of_class(root, "area")
    assert about("en", "noblemen", "drawing")["area"] not in lines(root)


def test_of_unknown_areas_those_under_knights_are_drawn() -> None:
    text = turn("C M C\n", first="F F F C\nF F F M\n", more='areas = "?"')
    text = text.replace('name = "Bert"', 'name = "Bert"\nknights = ["Anna B1"]')
    drawn = of_class(of_class(picture(text), "player")[0], "area")
    assert [told(area) for area in drawn] == ["B1: complete area"]


def test_which_folly_stands_where() -> None:
    text = turn("M C M\n", first="G G G G\nG G G G\nM Y C M\n", more='follies = ["forests B3"]')
    assert "folly B3: forests" in lines(picture(text))


def test_a_very_wide_map_has_its_card_to_itself() -> None:
    wide = " ".join(["C", *"M" * 40])
    stands_alone(picture(turn("M C M\n", first=wide + "\n")))


def test_the_player_in_turn_and_the_queen() -> None:
    frank, britta, _ = of_class(picture(FIXTURES / "noblemen" / "disputes" / "knights-out.toml"), "player")
    assert (len(of_class(frank, "in-turn")), len(of_class(frank, "queen"))) == (1, 0)
    assert (len(of_class(britta, "in-turn")), len(of_class(britta, "queen"))) == (0, 1)


def turn(other: str, first: str, more: str = "") -> str:
    """A table of three in a turn."""
    players = [
        f"[[player]]\nname = \"{name}\"\npoints = 1\n{keys}\nestate = '''\n{estate}'''\n"
        for name, estate, keys in (("Anna", first, more), ("Bert", other, ""), ("Cleo", other, ""))
    ]
    return "".join(['game = "noblemen"\nmoment = "turn"\n', *players])


def test_initials_tell_players_apart() -> None:
    assert initials(("Frank", "Britta", "Paul")) == ("F", "B", "P")
    assert initials(("Anna", "Adam", "Bert")) == ("An", "Ad", "B")
    assert initials(("Ann", "Annette", "<!>")) == ("1", "2", "3")


# ------------------------------------------------------------------------------------------------ scores


def test_the_track_of_a_ball_has_every_marker_on_its_space() -> None:
    root = picture(POSITIONS / "printed-ball-11.de.toml")
    (track,) = of_class(root, "track")
    markers = {told(marker) for marker in of_class(track, "marker")}
    assert markers == {"Karsten: 10", "Britta: 9", "Frank: 11", "Paul: 1"}
    assert {"0", "14", "Baron", "Duke"} <= set(lines(track))


def test_a_marker_whose_space_is_unknown_stands_beside_the_track() -> None:
    (track,) = of_class(picture(POSITIONS / "tile-unknown-at-ball.de.toml"), "track")
    assert "Anna: ?" in {told(marker) for marker in of_class(track, "marker")}


def test_a_track_where_every_space_is_unknown() -> None:
    text = (POSITIONS / "printed-ball-11.de.toml").read_text(encoding="utf-8")
    unknown = text.replace("estate-prestige = 10\n", 'estate-prestige = "?"\n')
    (track,) = of_class(picture(unknown), "track")
    assert [told(marker).partition(": ")[2] for marker in of_class(track, "marker")] == ["?"] * 4


def test_a_track_goes_as_far_as_its_markers() -> None:
    text = (POSITIONS / "printed-ball-11.de.toml").read_text(encoding="utf-8")
    (track,) = of_class(picture(text.replace("estate-prestige = 10", "estate-prestige = 9999")), "track")
    assert "Karsten: 9999" in {told(marker) for marker in of_class(track, "marker")}
    assert lines(track).count("…") == 1


def test_there_is_a_track_only_at_a_ball() -> None:
    assert not of_class(picture(POSITIONS / "contract-example.toml"), "track")


def test_lines_and_totals_stand_beside_the_map() -> None:
    root = picture(POSITIONS / "contract-example.toml")
    assert "Frank wins, by points." in lines(root)
    frank = lines(of_class(root, "player")[0])
    start = frank.index("before")
    assert [frank[start + 1], *[line for line in frank if line.startswith("+")]] == ["41", "+3", "+1", "+6"]
    assert frank[frank.index("total") + 1] == "51"
    assert "Frank: 51" in (root.findtext(f"{SVG}desc") or "")


@pytest.mark.nightly
@pytest.mark.parametrize("game", ["kings-progress", "bruges", "palais-royal"])
def test_a_score_sheet_holds_what_the_table_holds(game: str) -> None:
    for path in sorted((FIXTURES / game / "positions").glob("*.toml")):
        scored = CliRunner().invoke(main, ["score", str(path), "--format", "markdown"])
        if scored.exit_code:
            continue
        rows = [line for line in scored.output.splitlines() if line.startswith("|")]
        cells = [cell.strip(" *\\") for row in rows for cell in row.strip("|").split("|")]
        drawn = " ".join(lines(picture(path)))
        for cell in cells:
            if not re.fullmatch(r"[-: ]*", cell):
                assert re.sub(r"[\\*]", "", cell) in drawn


@pytest.mark.parametrize("name", ["positions/total-53", "drawn/park"])
def test_a_game_without_drawings_of_its_own_has_its_scores_and_notes(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("courtroll.calculator.render.drawing.drawing_of", lambda game: None)
    root = ElementTree.fromstring(draw(FIXTURES / "palais-royal" / f"{name}.toml").svg)
    stands_alone(root)
    assert not of_class(root, "box")
    assert ("total" in lines(root)) == name.startswith("positions")


# ------------------------------------------------------------------------------------------------- names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["noblemen/disputes/knights-out", "noblemen/positions/printed-ball-11.de"])
def test_names_are_nothing_but_text(path: str, language: str) -> None:
    said = (FIXTURES / f"{path}.toml").read_text(encoding="utf-8")
    for name, hostile in zip(("Frank", "Britta", "Paul", "Karsten"), HOSTILE[1:], strict=True):
        said = said.replace(name, hostile.replace('"', '\\"'))
    said = said.replace('source = "', f'source = "{HOSTILE[0]} ')
    root = picture(said, "--lang", language)
    stands_alone(root)
    names = [told(player) for player in of_class(root, "player")]
    assert HOSTILE[1] in names
    assert HOSTILE[4] in names or "Karsten" not in path
    assert any(name.startswith("\\u202eevil\\u2066\\u200b\\ufeff\\ufffe") for name in names)
    assert any(HOSTILE[0] in line for line in lines(root))


def test_names_on_a_score_sheet_are_nothing_but_text() -> None:
    said = (FIXTURES / "palais-royal" / "positions" / "total-53.toml").read_text(encoding="utf-8")
    for name, hostile in zip(("Red", "Black", "Green"), HOSTILE[:3], strict=True):
        quoted = '"' + hostile.replace("\\", "\\\\").replace('"', '\\"') + '"'
        said = said.replace(f'"{name}"', quoted).replace(f"{name} =", f"{quoted} =")
    root = picture(said)
    stands_alone(root)
    assert HOSTILE[0] in [told(player) for player in of_class(root, "player")]


def test_long_words_are_broken_rather_than_cut() -> None:
    block = text("W" * 100, 100, 12)
    found = re.findall(r">(W+)<", block.svg)
    assert "".join(found) == "W" * 100
    assert max(map(len, found)) <= 8


# ------------------------------------------------------------------------------------ files and notebooks


@pytest.mark.parametrize("name", SHOWN)
def test_the_pictures_of_the_docs_are_what_is_drawn(name: str) -> None:
    """`courtroll draw FILE -o docs/pictures/NAME.svg` makes them anew."""
    kept = (ROOT / "docs" / "pictures" / f"{name}.svg").read_bytes()
    assert draw(SHOWN[name]).svg.encode("utf-8") == kept
    assert len(kept) <= 60_000


def test_only_the_named_file_is_written(tmp_path: Path) -> None:
    out = tmp_path / "out.svg"
    result = run(POSITIONS / "contract-example.toml", "-o", out)
    assert (result.exit_code, result.output) == (0, "")
    assert list(tmp_path.iterdir()) == [out]
    assert out.read_bytes() == run(POSITIONS / "contract-example.toml", "-o", "-").stdout_bytes


@pytest.mark.parametrize("where", [".", "no/such/folder/out.svg", "a\0b", "contract.toml", "n" * 300])
def test_what_cannot_be_written_is_said(where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    kept = (POSITIONS / "contract-example.toml").read_bytes()
    Path("contract.toml").write_bytes(kept)
    result = run("contract.toml", "-o", where)
    assert result.exit_code == 2
    assert "cannot be written" in " ".join(result.stderr.split())
    assert result.stdout == ""
    assert isinstance(result.exception, SystemExit)
    assert [each.name for each in tmp_path.iterdir()] == ["contract.toml"]
    assert Path("contract.toml").read_bytes() == kept


def test_nothing_is_written_of_an_unreadable_table(tmp_path: Path) -> None:
    assert run(POSITIONS / "unreadable.de.toml", "-o", tmp_path / "out.svg").exit_code == 2
    assert not list(tmp_path.iterdir())


def test_of_a_table_that_cannot_be_the_faults_stand_at_their_places(tmp_path: Path) -> None:
    out = tmp_path / "out.svg"
    result = run("-", "-o", out, text=turn("M C M\n", first="C C\n").replace("points = 2", "points = -2"))
    assert result.exit_code == 1
    assert "touches another" in result.stderr
    root = ElementTree.fromstring(out.read_bytes())
    stands_alone(root)
    said = lines(root)
    numbers = [line.split(".")[0] for line in said if re.match(r"[0-9]+\. ", line)]
    assert numbers == [str(n) for n in range(1, len(numbers) + 1)]
    assert {"".join(mark.itertext()) for mark in of_class(root, "fault")} == set(numbers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_png_is_made_where_its_extra_is_installed_and_refused_otherwise(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("resvg_py")
    out = tmp_path / "out.png"
    assert run(POSITIONS / "contract-example.toml", "-o", out).exit_code == 0
    assert out.read_bytes().startswith(b"\x89PNG\r\n")
    out.unlink()
    monkeypatch.setattr("courtroll.calculator.render.drawing.png.RENDERER", "no_such_renderer")
    refused = run(POSITIONS / "contract-example.toml", "-o", out, "--lang", language)
    assert refused.exit_code == 2
    assert "pip install 'courtroll[png]'" in " ".join(refused.stderr.split())
    assert not out.exists()


def test_a_name_that_promises_another_form_is_refused(tmp_path: Path) -> None:
    result = run(POSITIONS / "contract-example.toml", "-o", tmp_path / "out.jpg")
    assert result.exit_code == 2
    assert "pictures are SVG or PNG" in " ".join(result.stderr.split())
    assert not list(tmp_path.iterdir())


def test_another_text_may_rule_the_picture() -> None:
    assert "Noblemen, end of the game, text it" in lines(
        picture(POSITIONS / "contract-example.toml", "--edition", "it")
    )


def test_a_notebook_draws_by_path_and_by_text() -> None:
    path = POSITIONS / "contract-example.toml"
    shown = draw(path)
    assert isinstance(shown, Picture)
    assert shown._repr_svg_() == shown.svg
    assert draw(str(path)) == shown == draw(path.read_text(encoding="utf-8"))
    assert "Spielende" in draw(path, "de").svg


def test_the_notebook_s_example_in_the_docs_shows_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    [example] = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "score.md").read_text(encoding="utf-8"), re.DOTALL)
    *before, last = ast.parse(example).body
    assert isinstance(last, ast.Expr)
    about: dict[str, Any] = {}
    exec(compile(ast.Module(before, []), "score.md", "exec"), about)
    shown = eval(compile(ast.Expression(last.value), "score.md", "eval"), about)
    assert "Spielende" in shown._repr_svg_()


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("no-such-file.toml", "no such file"),
        ("game = 1\n", "the name of a game"),
    ],
)
def test_a_notebook_is_told_why_nothing_is_drawn(source: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        draw(source)


@pytest.mark.parametrize("game", ["bruges", "kings_progress", "noblemen", "palais_royal"])
def test_all_languages_say_the_same_of_pictures(game: str) -> None:
    """With the same slots to fill in."""
    english, *others = (
        import_module(f"courtroll.calculator.lang.{game}.drawing.{language}").WORDS for language in LANGUAGES
    )
    for words in others:
        assert {key: slots(said) for key, said in words.items()} == {key: slots(said) for key, said in english.items()}


def slots(said: str) -> set[str]:
    return set(re.findall(r"{(\w+)", said))


def test_words_are_there_in_every_language() -> None:
    for language in LANGUAGES:
        assert {each.name.lower() for each in (*Tile, *Building)} <= about(language, "noblemen", "drawing").keys()
