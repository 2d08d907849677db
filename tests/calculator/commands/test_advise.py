"""`courtroll advise`, and why a building can stand nowhere and what would help."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtroll.calculator.intake import load
from courtroll.verifier.games.bruges.advice import last_round, troubles
from courtroll.verifier.games.kings_progress.advice import roads, sheds
from courtroll.verifier.games.noblemen.advice import advising, buildings, solver
from courtroll.verifier.games.noblemen.document import Described
from courtroll.verifier.games.noblemen.play.building import build
from courtroll.verifier.games.noblemen.settle.helping import MANY, barred_everywhere, what_would_help
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.noblemen.table.pieces import Building
from courtroll.verifier.games.noblemen.table.state import Cell, State
from courtroll.verifier.games.palais_royal.advice import advising as recruiting_advice
from courtroll.verifier.games.palais_royal.advice import means, turn
from courtroll.verifier.games.palais_royal.table.playing import Playing
from courtroll.verifier.kernel.place import Place
from courtroll.verifier.kernel.proof.theorem import Proof, Verdict
from courtroll.verifier.kernel.room import room
from courtroll.verifier.kernel.rules import Rule
from courtroll.verifier.kernel.settling.questions import Refused
from tests.games.noblemen.tables import BUILDING_LETTERS, estate_of, steady
from tests.shell import run

ROOM = room("noblemen")
Map = Mapping[tuple[int, int], str]

HEAD = """game = "noblemen"
moment = "{moment}"
queen = "Britta"
decade = {decade}
turn = "Frank"
"""
PLAYER = """
[[player]]
name = "{name}"
points = 1
money = 20
bribes = {bribes}
cards = {cards}
title = "baron"
estate = '''
{estate}
'''
"""
FIVE = "\n".join("MMMMM" for _ in range(5))
SMALL = "FFF\nFCF\nFFF"


def file_of(
    tmp_path: Path, *maps: str, moment: str = "turn", decade: int = 1, bribes: int = 1, more: str = "", cut: str = ""
) -> str:  # fmt: skip
    text = HEAD.format(moment=moment, decade=decade) + more
    for name, land in zip(("Frank", "Britta", "Paul"), (*maps, SMALL, SMALL, SMALL), strict=False):
        text += PLAYER.format(name=name, estate=land, bribes=bribes, cards='["blackmail"]')
    for line in cut.split("|"):
        text = text.replace(f"{line}\n", "") if line else text
    path = tmp_path / "table.toml"
    path.write_text(text)
    return str(path)


def answer_of(*arguments: str, status: int = 0) -> Any:
    result = run(*arguments, "--format", "json")
    assert result.exit_code == status, result.output
    return json.loads(result.stdout)


# ------------------------------------------------------------------------------------------------ the command


def test_advise__placement_and_titles(tmp_path: Path) -> None:
    answer = answer_of("advise", file_of(tmp_path, FIVE), "--check")
    frank, britta, _ = answer["players"]
    assert (frank["buildings"]["now"], frank["buildings"]["best"], frank["buildings"]["checked"]) == (0, 52, "proved")
    assert len(frank["buildings"]["builds"]) == 17
    assert britta["buildings"]["builds"] == ["build palace B2"]
    assert answer["limits"] == {}
    by_title = {way["title"]: way for way in britta["titles"]}
    assert list(by_title) == ["duke", "marquess", "earl", "viscount", "baron"]
    assert by_title["viscount"]["spend"] == "spend blackmail"
    assert by_title["baron"]["spend"] == "spend 0"
    assert not by_title["earl"]["within_reach"]
    assert [reason["rule"] for reason in by_title["earl"]["reasons"]] == ["noblemen.title.needs"]


def test_advise__every_building_is_a_question_that_is_legal(tmp_path: Path) -> None:
    """Said one after the other, each on the map that the ones before have left."""
    land = [list("MMMM"), list("MMMM"), list("MMMM"), list("MMMM")]
    (frank, *_) = answer_of("advise", file_of(tmp_path, "\n".join(map("".join, land))))["players"]
    assert len(frank["buildings"]["builds"]) > 3
    for said in frank["buildings"]["builds"]:
        asked = file_of(tmp_path, "\n".join(map("".join, land)), decade=3, cut="money = 20")
        assert answer_of("ask", asked, f"Frank: {said}")["verdict"] == "legal", said
        _, kind, cell = said.split()
        land[int(cell[1]) - 1][ord(cell[0]) - 65] = {"castle": "C", "palace": "P", "chapel": "H"}[kind]
    scored = file_of(tmp_path, "\n".join(map("".join, land)), moment="buildings", decade=3)
    points = answer_of("score", scored)["players"][0]
    assert points["total"] - points["before"] == frank["buildings"]["best"]


def test_advise__limits_and_one_player(tmp_path: Path) -> None:
    file = file_of(tmp_path, FIVE)
    answer = answer_of(
        "advise", file, "--player", "Frank", "--castles", "2", "--palaces", "1", "--chapels", "0", "--check"
    )
    (frank,) = answer["players"]
    assert (frank["buildings"]["best"], frank["buildings"]["checked"]) == (8, "proved")
    assert answer["limits"] == {"castles": 2, "palaces": 1, "chapels": 0}
    assert "At most 2 castles, 1 palaces, 0 chapels more." in run(
        "advise", file, "--castles", "2", "--palaces", "1", "--chapels", "0"
    ).stdout  # fmt: skip


@pytest.mark.parametrize(("language", "said"), [("en", "at most"), ("de", "höchstens"), ("it", "al massimo")])
def test_advise__for_people(tmp_path: Path, language: str, said: str) -> None:
    result = run("advise", file_of(tmp_path, FIVE, cut='queen = "Britta"'), "--lang", language, "--check")
    assert result.exit_code == 0
    assert said in result.stdout
    assert "build castle B2" in result.stdout
    assert all(len(line) <= 80 for line in result.stdout.split("\n"))


def test_advise__an_open_point_is_told(tmp_path: Path) -> None:
    file = file_of(tmp_path, FIVE, moment="buildings", decade=3)
    answer = answer_of("advise", file)
    assert answer["leaned_on"] == [{"option": "shared-chapel", "reading": "each-manor", "others": ["once"]}]
    assert answer["no_titles"] == "no-ball"
    settled = file_of(tmp_path, FIVE, more='[rulings]\nshared-chapel = "once"\n')
    answer = answer_of("advise", settled, "--check")
    assert answer["players"][0]["buildings"]["best"] == 38
    assert "shared-chapel" not in [leaning["option"] for leaning in answer["leaned_on"]]


def test_advise__the_last_ball_is_over(tmp_path: Path) -> None:
    track = '[equipment]\nround-track = ["plain", "ball", "ball", "lock", "score"]\n'
    over = file_of(tmp_path, decade=3, more="marker = 3\n" + track)
    assert answer_of("advise", over)["no_titles"] == "no-ball"
    coming = file_of(tmp_path, decade=3, more="marker = 0\n" + track)
    assert answer_of("advise", coming)["no_titles"] is None


def test_advise__what_is_not_said_is_assumed(tmp_path: Path) -> None:
    answer = answer_of("advise", file_of(tmp_path, FIVE, cut="bribes = 1"))
    assert answer["assumed"] == ["player.Frank.bribes", "player.Britta.bribes", "player.Paul.bribes"]
    many = answer_of("advise", file_of(tmp_path, bribes=6, moment="ball", more="[board]\nbribes = 2\n"))
    assert many["assumed"] == []
    rich = answer_of("advise", file_of(tmp_path, "W" * 20 + "\nC" + "F" * 19, bribes=6, moment="ball"))
    assert rich["assumed"] == ["equipment.prestige-track"]


def test_advise__tiles_of_unknown_kind_are_land_to_build_nothing_on(tmp_path: Path) -> None:
    (frank, *_) = answer_of("advise", file_of(tmp_path, "???\n?M?\n???"))["players"]
    assert (frank["buildings"]["best"], frank["buildings"]["unknown_tiles"]) == (5, True)
    assert "unknown kind" in run("advise", file_of(tmp_path, "???\n?M?\n???")).stdout


def test_advise__without_a_map(tmp_path: Path) -> None:
    file = file_of(tmp_path, FIVE, cut=f"estate = '''\n{FIVE}\n'''")
    assert answer_of("advise", file)["players"][0]["buildings"] is None
    assert "no map of the estate" in run("advise", file).stdout


def test_advise__too_wide_is_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buildings, "MOST_FRONTIERS", 5)
    answer = answer_of("advise", file_of(tmp_path, FIVE), status=1)
    assert answer["players"][0]["buildings"] == {
        "now": 0, "best": None, "builds": [], "width": 7, "unknown_tiles": False,
    }  # fmt: skip
    assert "Not worked out: 7 cells" in run("advise", file_of(tmp_path, FIVE)).stdout


@pytest.mark.parametrize("verdict", [Verdict.REFUTED, Verdict.UNKNOWN])
def test_advise__a_check_that_fails_is_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, verdict: Verdict
) -> None:
    monkeypatch.setattr(solver, "none_better", lambda *_: Proof(verdict))
    file = file_of(tmp_path, FIVE)
    assert answer_of("advise", file, "--check", status=1)["players"][0]["buildings"]["checked"] == verdict.value
    assert run("advise", file, "--check").exit_code == 1


def test_advise__an_order_that_the_engine_refuses_is_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def backwards(*arguments: Any) -> buildings.Placement:
        found = buildings.best_placement(*arguments)
        return replace(found, builds=found.builds[::-1])

    monkeypatch.setattr(advising, "best_placement", backwards)
    file = file_of(tmp_path, FIVE)
    refused = answer_of("advise", file, status=1)["players"][0]["buildings"]["refused"]
    assert refused[0]["rule"] == "noblemen.palace.replaces"
    assert "noblemen.palace.replaces" in run("advise", file).stdout


def test_advise__what_cannot_be_advised_on(tmp_path: Path) -> None:
    file = file_of(tmp_path, FIVE)
    assert "did you mean" in run("advise", file, "--player", "Frnk").stderr
    assert run("advise", file, "--player", "Frnk").exit_code == 2
    assert run("advise", str(tmp_path / "nothing.toml")).exit_code == 2
    answer = answer_of("advise", file_of(tmp_path, "CCM"), status=1)
    assert answer["faults"]


# ------------------------------------------------------------------- why nowhere, by columns and rows of a map

LETTER = {"castle": "C", "palace": "P", "chapel": "H"}
APART = {"castle": "CP", "palace": "", "chapel": "H"}


def ring(land: Map, spot: tuple[int, int]) -> list[tuple[int, int]]:
    column, row = spot
    near = [(column + dc, row + dr) for dc in (-1, 0, 1) for dr in (-1, 0, 1) if dc or dr]
    return [each for each in near if each in land]


def objecting(land: Map, kind: str, spot: tuple[int, int]) -> dict[str, set[tuple[int, int]]]:
    """The rules against a building on one cell, each with the pieces in its way."""
    there = land.get(spot, ".")
    if kind == "palace":
        return {} if there == "C" else {"noblemen.palace.replaces": {spot}}
    out = {}
    if there not in "MCPHY":
        out["noblemen.build.meadow"] = {spot}
    if there in "CPHY":
        out["noblemen.build.empty-meadow"] = {spot}
    beside = {each for each in ring(land, spot) if land[each] in APART[kind]}
    if beside:
        out[f"noblemen.{kind}.apart"] = beside
    return out


def spots(land: Map) -> list[tuple[int, int]]:
    """All cells of an estate and some beyond."""
    columns, rows = [c for c, _ in land], [r for _, r in land]
    return [(c, r) for r in range(min(rows) - 2, max(rows) + 3) for c in range(min(columns) - 2, max(columns) + 3)]


def minimal_sets(land: Map, kind: str) -> set[frozenset[str]]:
    """All sets of rules that leave no cell, and of which no part does."""
    against = [frozenset(objecting(land, kind, spot)) for spot in spots(land)]
    rules = sorted(frozenset().union(*against))
    found: set[frozenset[str]] = set()
    for n in range(1, len(rules) + 1):
        for chosen in map(frozenset, combinations(rules, n)):
            if all(each & chosen for each in against) and not any(smaller < chosen for smaller in found):
                found.add(chosen)
    return found


def changes_of(land: Map, kind: str) -> Iterator[tuple[str, dict[tuple[int, int], str]]]:
    for spot in spots(land):
        at = f"{spot[0]},{spot[1]}"
        there = land.get(spot)
        column, row = spot
        sides = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
        if there is None and any(each in land for each in sides):
            yield f"lay {at}", {**land, spot: "M"}
        if there is not None and there in "CPHY":
            yield f"without {at}", {**land, spot: "M"}
        if kind == "palace" and not objecting(land, "castle", spot):
            yield f"build {at}", {**land, spot: "C"}


def is_legal(land: Map, kind: str) -> bool:
    return any(not objecting(land, kind, spot) for spot in spots(land))


def helping(land: Map, kind: str, spot: tuple[int, int]) -> set[frozenset[str]]:
    """The smallest sets of at most two changes after which the building may stand on one cell."""
    one = list(changes_of(land, kind))
    found = {frozenset([said]) for said, changed in one if not objecting(changed, kind, spot)}
    if found:
        return found
    return {
        frozenset([first, second])
        for first, changed in one
        for second, twice in changes_of(changed, kind)
        if not objecting(twice, kind, spot)
    }


@st.composite
def lands(draw: st.DrawFn) -> dict[tuple[int, int], str]:
    """A map with buildings where nothing bars them; a castle may have become a palace."""
    letters = draw(st.sampled_from(["FM", "FFM", "FGW", "M", "MMMF"]))
    columns, rows = draw(st.integers(1, 4)), draw(st.integers(1, 4))
    land = {(10 + c, 10 + r): draw(st.sampled_from(letters)) for c in range(columns) for r in range(rows)}
    for spot in draw(st.permutations(sorted(land))):
        kind = draw(st.sampled_from(["castle", "castle", "chapel", "none"]))
        if kind != "none" and not objecting(land, kind, spot):
            land[spot] = draw(st.sampled_from("CP")) if kind == "castle" else "H"
    return land


def table_with(land: Map) -> State:
    """A table with this estate."""
    found = load("table", HEAD.format(moment="turn", decade=1) + "".join(
        PLAYER.format(name=name, estate=SMALL, bribes=0, cards="[]") for name in ("Frank", "Britta", "Paul")
    ))  # fmt: skip
    table = found.described
    assert isinstance(table, Described)
    moved = {(column + 10, row + 10): letter for (column, row), letter in land.items()}
    state = table.position.state
    return replace(state, estates=(estate_of(moved), *state.estates[1:]))


def name_of(spot: tuple[int, int]) -> int:
    """The cell of the frame: maps here lie with their corner at column and row 30."""
    return frame.cell_at(spot[0] + 30, spot[1] + 30)


def cell_of(place: Place) -> int:
    assert isinstance(place, Cell)
    return place.cell


@given(lands(), st.sampled_from(sorted(LETTER)), st.data())
@steady
def test_nowhere__all_smallest_sets_and_what_would_help(
    land: dict[tuple[int, int], str], kind: str, data: st.DataObject
) -> None:
    spot = data.draw(st.sampled_from(spots(land)))
    state, decision = table_with(land), build(Building[kind.upper()], name_of(spot))
    nowhere = barred_everywhere(state, decision)
    assert {frozenset(rule.id for rule in barred.rules) for barred in nowhere} == (
        set() if is_legal(land, kind) else minimal_sets(land, kind)
    )
    for barred in nowhere:
        pieces: dict[tuple[Rule, int], set[int]] = {}
        for rule, meadow, culprits in barred.pieces:
            pieces.setdefault((rule, cell_of(meadow)), set()).update(map(cell_of, culprits))
        said = {(rule.id, cell): found for (rule, cell), found in pieces.items()}
        ids = {rule.id for rule in barred.rules}
        assert said == {
            (rule, name_of(spot)): {name_of(each) for each in culprits}
            for spot, letter in land.items()
            if letter in f"M{''.join(BUILDING_LETTERS)}"
            for rule, culprits in objecting(land, kind, spot).items()
            if rule in ids
        }
    if not objecting(land, kind, spot):
        return
    words = {"lay-meadow": "lay", "build-castle": "build", "without": "without"}
    found = set()
    for ways in what_would_help(Refused(state, decision, ())):
        places = [frame.column_row(cell_of(change.where)) for change in ways.changes]
        said_ways = zip(ways.changes, places, strict=True)
        found.add(frozenset(f"{words[change.what]} {c - 30},{r - 30}" for change, (c, r) in said_ways))
        assert ways.where == Cell(0, name_of(spot))
    wanted = helping(land, kind, spot)
    assert found <= wanted
    assert len(found) == min(MANY, len(wanted))


def test_nowhere__both_pieces_beside_one_meadow_are_named(tmp_path: Path) -> None:
    """A castle on one side and a palace on the other are the same rule's pieces."""
    answer = answer_of("ask", file_of(tmp_path, "CMP"), "Frank: build castle B1", status=1)
    (barred,) = answer["nowhere"]
    assert barred["pieces"]["noblemen.castle.apart"]["B1"] == ["A1", "C1"]
    assert answer["would_help"][0] == {"changes": ["without castle A1", "without palace C1"], "where": ["B1"]}


def test_nowhere__noblemen_knight_one_per_castle__no_castle_is_taken_away_that_brought_a_knight(tmp_path: Path) -> None:
    path = Path(file_of(tmp_path, "MCFFC", "FFC\nFFF"))
    for knights, help_ in (("", [["without castle B1"]]), ('knights = ["Britta A1"]', [])):
        named = 'name = "Frank"\n'
        told = path.read_text("utf-8").replace(named, f"{named}{knights}\n")
        (tmp_path / "told.toml").write_text(told, "utf-8")
        answer = answer_of("ask", str(tmp_path / "told.toml"), "Frank: build castle A1", status=1)
        assert [each["changes"] for each in answer.get("would_help", [])] == help_


@pytest.mark.parametrize("kind", ["castle", "chapel", "palace", "folly mixed"])
def test_nowhere__without_any_meadow(tmp_path: Path, kind: str) -> None:
    """A map without a manor is drawn in part, so that there may be a place beyond it."""
    assert answer_of("ask", file_of(tmp_path, "FFF\nFGF"), f"Frank: build {kind} B1", status=1).get("nowhere") is None
    file = file_of(tmp_path, "FFF..\nFGFFP", cut="money = 20")
    answer = answer_of("ask", file, f"Frank: build {kind} A3", status=1)
    empty = ["noblemen.build.meadow", "noblemen.build.empty-meadow"]
    rules = ["noblemen.palace.replaces"] if kind == "palace" else empty
    assert [barred["rules"] for barred in answer["nowhere"]] == [rules]
    if kind == "folly mixed":  # it lacks its areas as well
        assert answer["would_help"] == []
        return
    assert answer["would_help"][0] == {
        "changes": ["lay M A3", *(["build castle A3"] if kind == "palace" else [])],
        "where": ["A3"],
    }
    said = " ".join(run("ask", file, f"Frank: build {kind} A3").stdout.split())
    assert f"Barred everywhere by {' and '.join(rules)}" in said
    assert "It would be legal with: lay M A3" in said


def test_nowhere__palaces_need_castles(tmp_path: Path) -> None:
    answer = answer_of("ask", file_of(tmp_path, "PM.\nFFF\nFMF"), "Frank: build palace B3", status=1)
    assert answer["would_help"] == [{"changes": ["build castle B3"], "where": ["B3"]}]


def test_nowhere__nothing_would_help_where_there_is_no_estate() -> None:
    state, decision = replace(table_with({}), estates=(Estate(),) * 3), build(Building.CASTLE, name_of((10, 10)))
    assert [barred.rules[0].id for barred in barred_everywhere(state, decision)] == ["noblemen.build.meadow"]
    assert what_would_help(Refused(state, decision, ())) == []
    from courtroll.calculator.render.advice import help_section

    none = {"would_help": (), "nowhere": [{"rules": ["noblemen.castle.apart"]}]}
    assert "No change" in help_section(none, "en").notes[0].text


# -------------------------------------------------------------------------------------------- palais royal

PALAIS = "docs/examples/palais-royal.toml"


@pytest.mark.nightly
def test_advise__nobles_of_a_turn() -> None:
    red, black = answer_of("advise", PALAIS)["players"]
    recruiting, edges = red["plans"]
    assert recruiting["best"] == {"code": "recruiting", "points": 9, "steps": 2, "cards": 0}
    assert recruiting["moves"][-1].startswith("recruit")
    assert {(note["edge"], note["before"], note["after"]) for note in edges["notes"]} == {
        (edge, 0, 6) for edge in ("north", "east", "south", "west")
    }
    assert [plan["best"]["code"] for plan in black["plans"]] == ["not-your-turn"]


@pytest.mark.parametrize(
    ("before", "after", "code"),
    [
        ('turn = "Red"', 'turn = "Red"\npending = { phase = "post", space = "A1" }', "not-now"),
        ('"Red"\ngold = 6', '"Red"\ngold = "?"', "depends"),
        ('rest = "noble"\n', "", "depends"),
        ("court = 2, stairway = 3", 'court = "?", stairway = 3', "depends"),
    ],
)
def test_advise__what_it_depends_on(tmp_path: Path, before: str, after: str, code: str) -> None:
    file = tmp_path / "table.toml"
    text = Path(PALAIS).read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), encoding="utf-8")
    (plan,) = answer_of("advise", str(file), "--player", "Red", status=1)["players"][0]["plans"]
    assert plan["best"]["code"] == code


@pytest.mark.nightly
@pytest.mark.no_cover
def test_advise__whoever_may_be_in_turn_is_advised(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text(Path(PALAIS).read_text(encoding="utf-8").replace('turn = "Red"\n', "", 1), encoding="utf-8")
    for player in answer_of("advise", str(file))["players"]:
        assert [plan["topic"] for plan in player["plans"]] == ["recruiting", "edges"]


def test_advise__too_many_ways_are_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(means, "MOST_MEANS", 0)
    plan = answer_of("advise", PALAIS, "--player", "Red", status=1)["players"][0]["plans"][0]
    assert plan["best"] == {"code": "too-many", "n": 1}


@pytest.mark.nightly
@pytest.mark.no_cover
def test_advise__moves_that_the_engine_refuses_are_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    found = turn.best_recruiting

    def backwards(state: Playing) -> turn.Recruiting:
        best = found(state)
        return replace(best, decisions=best.decisions[::-1])

    monkeypatch.setattr(recruiting_advice, "best_recruiting", backwards)
    plan = answer_of("advise", PALAIS, "--player", "Red", status=1)["players"][0]["plans"][0]
    assert plan["refused"]
    assert "says against this order" in run("advise", PALAIS).stdout


def test_advise__a_count_is_no_turn_and_has_no_buildings() -> None:
    count = "fixtures/palais-royal/positions/alone.toml"
    codes = {plan["best"]["code"] for p in answer_of("advise", count, status=1)["players"] for plan in p["plans"]}
    assert codes == {"no-turn"}
    assert run("advise", PALAIS, "--castles", "2").exit_code == 2


@pytest.mark.nightly
def test_advise__readings_that_change_a_turn(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    text = (
        Path(PALAIS)
        .read_text(encoding="utf-8")
        .replace("court = 1, stairway = 2, gate = 1, office = 1", "stairway = 2")
    )
    file.write_text(text.replace("hand = []", 'hand = ["majorities"]', 1), encoding="utf-8")
    leaned = {each["option"] for each in answer_of("advise", str(file), "--player", "Red")["leaned_on"]}
    assert leaned == {"majority-time", "majorities-card", "place-without-servant"}


# ------------------------------------------------------------------------------------------ king's progress

PROGRESS = "docs/examples/kings-progress.toml"


def topics(answer: Mapping[str, Any], topic: str) -> list[dict[str, Any]]:
    return [plan for player in answer["players"] for plan in player["plans"] if plan["topic"] == topic]


@pytest.mark.no_cover
def test_advise__roads_cards_and_discards() -> None:
    answer = answer_of("advise", PROGRESS, "--player", "Ann", "--check")
    chamberlain = topics(answer, "road")[0]
    assert chamberlain["best"] == {"code": "road", "courtier": "chamberlain", "actions": 4, "turns": 2, "without": 3}
    assert all(plan["checked"] == "proved" for plan in topics(answer, "road") + topics(answer, "taking"))
    taken = [plan for plan in topics(answer, "taking") if plan["moves"]]
    assert [(plan["best"]["courtier"], plan["moves"]) for plan in taken] == [("knight", ["build knight 2, 0"])]
    (shedding,) = topics(answer, "shedding")
    assert shedding["best"]["code"] == "shedding-alone"
    assert "shed steward" in shedding["moves"]
    assert "Ciambellano" in run("advise", PROGRESS, "--player", "Ann", "--lang", "it").stdout


@pytest.mark.parametrize(
    ("before", "after", "topic"),
    [
        ('knight = "inn-1"', 'knight = "?"', "road"),
        ('hand = ["knight 2", "knight 0", "steward 3"]', 'hand = "?"', "taking"),
        ("gifts = { castle = [0] }", 'gifts = "?"', "shedding"),
    ],
)
def test_advise__what_progress_depends_on(tmp_path: Path, before: str, after: str, topic: str) -> None:
    file = tmp_path / "table.toml"
    text = Path(PROGRESS).read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), encoding="utf-8")
    answer = answer_of("advise", str(file), "--player", "Ann", status=1)
    assert [plan["best"]["code"] for plan in topics(answer, topic)] == [f"{topic}-depends"]


def test_advise__a_progress_too_wide_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roads, "MOST_PLACINGS", 0)
    monkeypatch.setattr(sheds, "MOST_SCORINGS", 0)
    answer = answer_of("advise", PROGRESS, "--player", "Ann", status=1)
    assert {plan["best"]["code"] for plan in topics(answer, "road")} == {"too-many"}
    assert [plan["best"]["code"] for plan in topics(answer, "shedding")] == ["too-many-sheds"]


# --------------------------------------------------------------------------------------------------- bruges

CANALS = "docs/examples/bruges.toml"


def test_advise__the_next_statue() -> None:
    left, right = topics(answer_of("advise", CANALS, "--player", "Red", "--check"), "statue")
    assert left["best"] == {"code": "statue", "side": "left", "worth": 7, "cards": 4, "florins": 12}
    assert (left["moves"], left["notes"]) == (["play otto for florins"], [{"code": "short", "n": 6}])
    assert {"code": "lacking", "colour": "brown", "n": 1} in right["notes"]
    assert (left["checked"], right["checked"]) == ("proved", "proved")
    assert "sezione sinistra" in " ".join(run("advise", CANALS, "--lang", "it").stdout.split())


def with_changes(tmp_path: Path, source: str, *changes: tuple[str, str]) -> str:
    text = Path(source).read_text(encoding="utf-8")
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    file = tmp_path / "table.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


PENDING = ("dice = { blue = 2", 'phase = "troubles"\ndice = { blue = 2')


def test_advise__troubles(tmp_path: Path) -> None:
    file = with_changes(tmp_path, CANALS, PENDING, ("threats = {}", "threats = { red = 3, yellow = 3 }"))
    (plan,) = topics(answer_of("advise", file, "--player", "Red"), "troubles")
    assert plan["best"] == {"code": "troubles", "points": 0, "florins": 4, "workers": 0, "cards": 0}
    assert sorted(move.split()[0] for move in plan["moves"]) == ["fire", "raid"]
    assert plan["notes"] == [{"code": "worst", "points": 0}]
    (plan,) = topics(answer_of("advise", file, "--player", "Red", "--check"), "troubles")
    assert plan["checked"] == "proved"


def test_advise__what_bruges_depends_on(tmp_path: Path) -> None:
    file = with_changes(
        tmp_path, CANALS, PENDING, ("threats = {}", "threats = { red = 3 }"), ("florins = 4", 'florins = "?"')
    )
    answer = answer_of("advise", file, "--player", "Red", status=1)
    assert [plan["best"]["code"] for plan in answer["players"][0]["plans"]] == ["statue-depends", "troubles-depend"]


def test_advise__too_many_troubles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = with_changes(tmp_path, CANALS, PENDING, ("threats = {}", "threats = { red = 3 }"))
    monkeypatch.setattr(troubles, "MOST_TABLES", 0)
    (plan,) = topics(answer_of("advise", file, "--player", "Red", status=1), "troubles")
    assert plan["best"]["code"] == "too-many"


LAST = "docs/examples/bruges/last-round.toml"


def test_advise__the_last_round(tmp_path: Path) -> None:
    (plan,) = topics(answer_of("advise", LAST, "--player", "Red", "--check"), "last-round")
    assert plan["best"] == {"code": "last-round", "points": 26, "florins": 1, "now": 11}
    assert (len(plan["moves"]), plan["notes"], plan["checked"]) == (7, [], "proved")
    drawing = ("persons = []", 'persons = [{ name = "Zoe", colour = "red", points = 0, house = "red", works = "once", '
               'effect = "draw 1" }]')  # fmt: skip
    (plan,) = topics(answer_of("advise", with_changes(tmp_path, LAST, drawing), "--player", "Red"), "last-round")
    assert plan["notes"] == [{"code": "left-out", "cards": "Zoe"}]


def test_advise__what_the_last_round_depends_on(monkeypatch: pytest.MonkeyPatch) -> None:
    (plan,) = topics(answer_of("advise", LAST, "--player", "Blue", status=1), "last-round")
    unknown = "player.Blue.majorities, player.Blue.played"
    assert plan["best"] == {"code": "last-round-depends", "unknown": unknown}
    monkeypatch.setattr(last_round, "MOST_TABLES", 0)
    (plan,) = topics(answer_of("advise", LAST, "--player", "Red", status=1), "last-round")
    assert plan["best"]["code"] == "too-many-rounds"

    def asked(state: object, seat: int) -> None:
        raise last_round.Depends

    monkeypatch.setattr(last_round, "best_round", asked)
    (plan,) = topics(answer_of("advise", LAST, "--player", "Red", status=1), "last-round")
    assert plan["best"]["code"] == "last-round-open"


@pytest.mark.parametrize(
    ("told", "best"),
    [
        *((f'phase = "{phase}"', {"code": "last-round-open"}) for phase in ("draw", "roll", "troubles")),
        ('last-round = "?"', {"code": "last-round-depends", "unknown": "last-round"}),
        ('so-far = "?"', {"code": "last-round-depends", "unknown": "so-far"}),
    ],
)
def test_advise__a_last_round_of_which_too_little_is_told(tmp_path: Path, told: str, best: dict[str, str]) -> None:
    key = told.partition(" ")[0]
    before = "last-round = true" if key == "last-round" else 'moment = "turn"'
    file = with_changes(tmp_path, LAST, (before, told if before.startswith(key) else f"{before}\n{told}"))
    answer = answer_of("advise", file, "--player", "Red", status=1)
    (plan,) = topics(answer, "last-round")
    assert plan["best"] == best
    assert not topics(answer, "troubles")


def test_advise__a_count_of_bruges_is_no_turn() -> None:
    answer = answer_of("advise", "fixtures/bruges/positions/canals-and-statues.toml", status=1)
    assert {plan["best"]["code"] for player in answer["players"] for plan in player["plans"]} == {"no-turn"}
