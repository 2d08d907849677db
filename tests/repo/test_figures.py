"""Figures that a page keeps name what there is today. How large they are differs with every change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

import pytest

from courtroll.properties.planted import plants
from courtroll.properties.play.suite import find_suite, suite
from courtroll.properties.scoring import scoring_suite
from courtroll.properties.scoring.laws import SCORER_ANSWERS
from courtroll.properties.settling.suite import find_settling_suite, settling_suite
from courtroll.properties.settling.verify import landmarks_of
from courtroll.properties.settling.verify import laws as settling_laws
from courtroll.verifier.kernel.room import BUILT_IN
from tests.paths import ROOT

PLAYED = [game for game in BUILT_IN if find_suite(game)]
RUNS = [
    *((game, "play") for game in PLAYED),
    *((game, "scoring") for game in BUILT_IN),
    *((game, "settling") for game in BUILT_IN if find_settling_suite(game)),
]

Cells = Mapping[str, str]


def tables(text: str) -> Iterator[Sequence[Cells]]:
    """The tables of a page, one after the other: each line's cells by their heads."""
    for part in text.split("\n\n"):
        if part.startswith("|"):
            head, _, *rows = ([cell.strip() for cell in row.strip("|").split("|")] for row in part.strip().split("\n"))
            yield [dict(zip(head, row, strict=True)) for row in rows]


@cache
def verified() -> Mapping[tuple[str, str], Sequence[Sequence[Cells]]]:
    """`courtroll verify --profile ci --format markdown > docs/verified.md`, by game and part."""
    _, *parts = f"\n{(ROOT / 'docs' / 'verified.md').read_text(encoding='utf-8')}".split("\n## ")
    out = {}
    for part in parts:
        title, _, rest = part.partition("\n")
        game, _, kind = title.partition(":")[0].partition(", ")
        out[game, kind] = list(tables(rest))
    return out


def named(game: str, part: str) -> tuple[Sequence[str], set[str]]:
    """The laws and landmarks of a suite."""
    if part == "play":
        playing = suite(game)
        return [law.name for law in playing.laws()], set(playing.landmarks)
    if part == "settling":
        return [law.name for law in settling_laws()], set(landmarks_of(settling_suite(game)))
    scoring = scoring_suite(game)
    return [*(law.name for law in scoring.all_laws()), SCORER_ANSWERS.name], set(scoring.all_landmarks())


def test_the_report_is_of_all_games() -> None:
    assert set(verified()) == set(RUNS)


@pytest.mark.parametrize(("game", "part"), RUNS)
def test_the_report_names_every_law_and_landmark(game: str, part: str) -> None:
    held, met = verified()[game, part]
    laws, landmarks = named(game, part)
    assert sorted(row["law"] for row in held) == sorted(laws)
    assert {row[""] for row in held} == {"held"}
    assert {row["landmark"] for row in met} >= landmarks
    assert all(int(row["met"].replace(",", "")) > 0 for row in met)


def test_the_table_of_planted_faults_has_them_all_and_each_was_caught() -> None:
    """`courtroll verify --planted --format markdown > docs/planted.md` makes it anew."""
    (rows,) = tables((ROOT / "docs" / "planted.md").read_text(encoding="utf-8"))
    assert [(row["game"], row["plant"], row["rule"]) for row in rows] == [
        (game, plant.name, f"`{plant.rule}`") for game in BUILT_IN for plant in plants(game)
    ]
    for row in rows:
        laws, _ = named(row["game"], "scoring")
        if row["game"] in PLAYED:
            laws = [*laws, *named(row["game"], "play")[0]]
        if (row["game"], "settling") in RUNS:
            laws = [*laws, *named(row["game"], "settling")[0]]
        assert row["caught by"].strip("`") in (*laws, "landmarks"), row
        assert int(row["steps"]) >= 0
