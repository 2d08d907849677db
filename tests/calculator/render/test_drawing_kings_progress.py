"""Pictures of King's Progress: the map with its pawns, gifts and builds, and what is told of neither."""

from __future__ import annotations

import itertools
from xml.etree.ElementTree import Element

import pytest

from courtroll.calculator.lang import about
from courtroll.calculator.render.drawing.kings_progress.layout import crosses, laid, ways_of
from courtroll.verifier.games.kings_progress.table.box import STANDARD, Map, mapped
from courtroll.verifier.games.kings_progress.table.pieces import GIFT_TYPES, Courtier
from courtroll.verifier.games.kings_progress.table.progress import Phase
from tests.calculator.render.layout import boxes
from tests.calculator.render.test_drawing import SVG, lines, of_class, picture, told
from tests.paths import FIXTURES

GAME = FIXTURES / "kings-progress"
MAP = GAME / "drawn" / "map.toml"
COURTS = ("court-a", "court-b", "court-c")


def chain(inns: int) -> tuple[dict[str, int], list[list[str]]]:
    """A long road past so many inns, with homes, courts and London beside it."""
    names = [f"inn-{n}" for n in range(inns)]
    ways = [names, ["london", names[inns // 2]], *([court, names[n]] for n, court in enumerate(COURTS))]
    ways += [[courtier.word, names[(3 * n) % inns]] for n, courtier in enumerate(Courtier)]
    return dict.fromkeys(names, 2), ways


def chained(inns: int) -> Map:
    return mapped(COURTS, *chain(inns))


def player(root: Element, name: str) -> Element:
    [found] = [each for each in of_class(root, "area") if told(each) == name]
    return found


def place(root: Element, name: str) -> Element:
    [found] = [each for each in of_class(root, "place") if told(each).partition(":")[0] == name]
    return found


def build(root: Element, name: str, courtier: str) -> list[str]:
    [found] = [each for each in of_class(player(root, name), "build") if lines(each)[0] == courtier]
    return lines(found)[1:]


# --------------------------------------------------------------------------------------------------- the map


@pytest.mark.parametrize("there", [STANDARD.map.value, chained(3), chained(11), chained(30)])
def test_every_place_has_a_cell_of_its_own(there: Map) -> None:
    cells = laid(there)
    assert len(set(cells)) == len(cells) == len(there.names)


@pytest.mark.parametrize("there", [STANDARD.map.value, chained(11)], ids=["stand-in", "eleven"])
def test_no_place_lies_upon_a_way(there: Map) -> None:
    cells = laid(there)
    for one, other in ways_of(there):
        between = [cell for at, cell in enumerate(cells) if at not in (one, other)]
        assert not any(crosses(cells[one], cells[other], cell) for cell in between)


def test_a_way_crosses_what_lies_between_its_ends() -> None:
    assert crosses((0, 0), (2, 0), (1, 0))
    assert crosses((0, 0), (2, 2), (1, 1))
    assert not crosses((0, 0), (2, 0), (1, 1))
    assert not crosses((0, 0), (1, 1), (1, 0))


def test_thirty_inns_are_as_large_as_eleven() -> None:
    wide = []
    for inns in (11, 30):
        rows, ways = chain(inns)
        text = 'game = "kings-progress"\nmoment = "turn"\nround = 1\n'
        text += "".join(f'[[player]]\nname = "{name}"\npoints = 0\n' for name in "ABC")
        text += f"[equipment]\ncourts = {list(COURTS)}\nways = {[' - '.join(way) for way in ways]}\n[equipment.inns]\n"
        root = picture(text + "".join(f"{name} = {n}\n" for name, n in rows.items()))
        [drawn] = of_class(root, "map")
        assert len(of_class(drawn, "place")) == 12 + inns
        assert len([each for each in drawn.iter(f"{SVG}path") if each.get("class") == "way"]) == len(
            {frozenset(pair) for way in ways for pair in itertools.pairwise(way)}
        )
        wide.append(min(box.right - box.left for box in boxes(drawn)))
    assert wide[1] > 0.7 * wide[0]


def test_pawns_stand_where_the_file_has_them() -> None:
    root = picture(MAP)
    assert [told(each) for each in of_class(place(root, "elmham"), "pawn")] == ["Knight"]
    assert [told(each) for each in of_class(place(root, "london"), "pawn")] == ["Chamberlain", "Chaplain"]
    assert [told(each) for each in of_class(place(root, "privy-seal"), "pawn")] == ["Privy Seal"]
    assert [told(each) for each in of_class(place(root, "rosehall"), "pawn")] == ["Mistress", "Steward"]
    assert "arrived, in order: 1 Steward, 2 Mistress" in lines(root)


def test_a_reader_is_told_what_lies_in_a_place_and_in_a_build() -> None:
    root = picture(MAP)
    assert [told(place(root, name)) for name in ("london", "foxley")] == ["london: Chamberlain, Chaplain", "foxley"]
    builds = [told(each) for each in of_class(root, "build")]
    assert {"Knight: 1, D", "Mistress: 2, 0, 1", "Treasurer: ?"} <= {*builds}


def test_a_pawn_of_which_nobody_knows_stands_nowhere() -> None:
    root = picture(MAP)
    assert "Treasurer" not in [told(each) for each in of_class(root, "pawn")]
    assert "place not told: Treasurer" in lines(root)


def test_a_map_that_nobody_typed_is_assumed() -> None:
    said = MAP.read_text(encoding="utf-8")
    typed = lines(picture(said))
    assert "Map" in typed
    assert not {"– equipment.map", "– equipment.court-track"} & set(typed)
    text = 'game = "kings-progress"\nmoment = "turn"\nround = 1\n'
    text += "".join(f'[[player]]\nname = "{name}"\npoints = 0\n' for name in "ABC")
    assumed = lines(picture(text))
    assert "Map (assumed, not printed)" in assumed
    assert {"– equipment.map", "– equipment.court-track"} <= set(assumed)
    assert "this round's court" not in assumed


# ---------------------------------------------------------------------------------------------- gifts and builds


def test_gifts_lie_by_type_with_their_crowns() -> None:
    root = picture(MAP)
    adam = [told(each) for each in of_class(player(root, "Adam"), "gift")]
    assert adam == ["castles: 0", "land: 0", "land: 0", "titles: 0", "titles: 0", "titles: 1"]
    assert [told(each) for each in of_class(player(root, "Carlotta"), "gift")] == ["land: 1", "land: ?", "money: ?"]


def test_kings_progress_control_value__builds_show_their_cards_and_what_they_are_worth() -> None:
    root = picture(MAP)
    assert build(root, "Adam", "Mistress") == ["2", "0", "1", "worth", "5", "minor control"]
    assert build(root, "Adam", "Knight") == ["1", "D", "worth", "3", "ability card", "ability used"]
    assert build(root, "Carlotta", "Treasurer") == ["?", "worth", "?"]


def test_pairs_and_single_gifts_on_display() -> None:
    said = lines(picture(MAP))
    start = said.index("pairs")
    assert said[start : start + 9] == ["pairs", "1", "0", "1", "2", "taken", "3", "2", "0"]
    assert said[said.index("single gifts") + 1 :][:3] == ["0", "3", "1"]
    assert said[said.index("King pawn") + 1] == "6, crown on 14"


def test_the_king_card_is_no_crown() -> None:
    root = picture(MAP)
    assert [told(each) for each in of_class(player(root, "Carlotta"), "king")] == ["King card"]
    assert not of_class(player(root, "Adam"), "king")
    assert not of_class(root, "winner")


def test_a_scoring_shows_builds_gifts_and_discards_and_no_map() -> None:
    root = picture(GAME / "positions" / "contract.toml")
    assert not of_class(root, "map")
    assert build(root, "Adam", "Knight") == ["1", "worth", "2", "ability card"]
    assert any(line.startswith("discards for first places: ") for line in lines(root))


@pytest.mark.parametrize("name", ["all-builds-unknown", "owners-left-out", "exposed-card-unknown"])
def test_what_nobody_knows_of_builds_is_drawn_as_unknown(name: str) -> None:
    said = lines(picture(GAME / "positions" / f"{name}.toml"))
    assert "?" in said or "Who has the cards of every courtier is not told." in said


def test_everything_that_a_file_may_name_has_a_word() -> None:
    said = about("en", "kings-progress", "drawing").keys()
    assert {name for courtier in Courtier for name in (courtier.word, f"short-{courtier.word}")} <= said
    assert {prize.word for prize in GIFT_TYPES} <= said
    assert {f"phase-{phase}" for phase in Phase} <= said


def test_who_has_arrived_at_a_court_that_nobody_names_stands_at_none() -> None:
    said = MAP.read_text(encoding="utf-8").replace('court    = "rosehall"\n', "")
    root = picture(said)
    assert not [
        each for court in ("rosehall", "nonesuch", "high-keep") for each in of_class(place(root, court), "pawn")
    ]
    assert "arrived, in order: 1 Steward, 2 Mistress" in lines(root)


def test_of_a_pair_and_of_single_gifts_what_is_known_is_drawn() -> None:
    text = MAP.read_text(encoding="utf-8")
    said = lines(picture(text.replace('"land 0"], []', '"?"], []').replace('"land 3", ', '"?", ')))
    assert said[said.index("pairs") :][:4] == ["pairs", "1", "1", "?"]
    assert said[said.index("single gifts") + 1 :][:3] == ["0", "1", "?"]


def test_what_is_to_be_decided_is_told_where_the_file_tells_it() -> None:
    pending = '[pending]\nphase = "gift"\nplayer = "Beth"\n\n[equipment]'
    said = lines(picture(MAP.read_text(encoding="utf-8").replace("[equipment]", pending)))
    assert said[said.index("to be decided") + 1] == "a pair of gifts"
