"""Pictures of Palais Royal: the castle, the park, the edges, and what is told of neither."""

from __future__ import annotations

from pathlib import Path
from xml.etree.ElementTree import Element

import pytest

from courtroll.calculator.lang import about
from courtroll.verifier.games.palais_royal.table.names import CARD_NAMES, ROOM_NAMES
from courtroll.verifier.games.palais_royal.table.pieces import Kind
from courtroll.verifier.games.palais_royal.table.playing import Phase
from tests.calculator.render.test_drawing import lines, of_class, picture, told
from tests.paths import FIXTURES

GAME = FIXTURES / "palais-royal"
PARK = GAME / "drawn" / "park.toml"


def space(root: Element, name: str) -> Element:
    [found] = [each for each in of_class(root, "space") if told(each).startswith(f"{name}:")]
    return found


def edge(root: Element, name: str) -> list[str]:
    [found] = [each for each in of_class(root, "edge-box") if lines(each)[0] == name]
    return lines(found)[1:]


def without(*said: str) -> str:
    """The file without some of its lines."""
    kept = [line for line in PARK.read_text(encoding="utf-8").splitlines() if not line.startswith(said)]
    return "\n".join(kept)


def test_rooms_lie_as_the_file_tells_with_everybody_s_servants() -> None:
    rooms = of_class(picture(PARK), "room")
    assert [room.get("class", "").split()[2] for room in rooms][:4] == ["court", "gate", "stairway", "mint"]
    assert [told(each) for each in of_class(rooms[0], "servants")] == ["Adam: 2", "Beth: 4"]
    assert [told(each) for each in of_class(rooms[3], "servants")] == ["Adam: 1", "Carlotta: ?"]
    assert not of_class(rooms[3], "majority")
    assert [told(room) for room in rooms[2:4]] == ["stairway, Adam: 3, Beth: 3", "mint, Adam: 1, Carlotta: ?"]


def test_palais_royal_cardinal_most__the_majority_is_marked_where_the_cardinal_gives_it() -> None:
    stairway = of_class(picture(PARK), "stairway")[0]
    assert lines(stairway) == ["stairway", "A", "3", "B", "3"]
    assert len(of_class(stairway, "majority")) == 1


def test_a_castle_that_nobody_told_is_said_to_be_unknown() -> None:
    said = PARK.read_text(encoding="utf-8")
    root = picture(said[: said.index("castle ")] + said[said.index("discard ") :])
    assert any("not told" in line for line in lines(root) if line.startswith("Castle"))
    assert len(of_class(root, "room")) == 9


def test_prices_are_those_after_the_discount() -> None:
    root = picture(PARK)
    assert lines(space(root, "B2"))[0] == "3"
    assert "6" in lines(space(root, "B2"))


def test_beside_a_space_that_nobody_tells_a_price_is_a_range() -> None:
    assert lines(space(picture(PARK), "E4"))[0] == "2–3"


def test_what_nobody_tells_has_no_price() -> None:
    root = picture(PARK)
    assert "open" in space(root, "D4").get("class", "").split()
    assert lines(space(root, "D4")) == ["?"]
    assert lines(space(root, "A2")) == []


def test_emptied_and_taken_spaces() -> None:
    root = picture(PARK)
    assert told(space(root, "D3")) == "D3: empty space"
    assert told(space(root, "A1")) == "A1: servant of Adam"
    assert len(of_class(root, "space")) == 36


def test_stand_ins_are_assumed_and_a_typed_park_is_not() -> None:
    assert "– equipment.nobles" in lines(picture(PARK))
    assert "– equipment.park" not in lines(picture(PARK))
    typed = picture(without("E4", "E5", "nobles   ="))
    assert "– equipment.nobles" not in lines(typed)


def test_a_park_of_which_nothing_is_told() -> None:
    root = picture(GAME / "smallest" / "majority-time.toml")
    assert any("assumed" in line for line in lines(root) if line.startswith("Park"))
    assert "– equipment.park" in lines(root)
    assert {each.get("class") for each in of_class(root, "space")} <= {
        "box space some-noble",
        "box space edge some-noble",
    }


def test_edges_stand_as_the_park_shows() -> None:
    root = picture(PARK)
    assert edge(root, "lions") == ["A", "1", "B", "2", "+6", "C", "1"]
    assert edge(root, "rose") == ["A", "1", "+6"]


def test_an_edge_with_an_unknown_space_has_no_standing() -> None:
    assert edge(picture(PARK), "vases") == ["A", "0+", "B", "0+", "C", "1+"]


def test_edges_at_the_end_count_their_corners() -> None:
    root = picture(GAME / "positions" / "contract.toml")
    assert edge(root, "vases") == ["B", "1", "+6"]
    assert "corner of lions and vases" in lines(root)


@pytest.mark.no_cover
@pytest.mark.parametrize("name", ["corners-unknown", "weight-unknown", "edge-unknown", "nobles-unknown"])
def test_what_nobody_knows_at_the_end_is_drawn_as_unknown(name: str) -> None:
    root = picture(GAME / "positions" / f"{name}.toml")
    said = [line for part in ("edge-box", "belongings") for each in of_class(root, part) for line in lines(each)]
    assert any(line == "?" or line.endswith("+") for line in said)


@pytest.mark.parametrize(
    ("path", "crowns"),
    [(GAME / "positions" / "cardinal-left-out-tied.toml", 0), (GAME / "positions" / "alone.toml", 2)],
)
def test_only_who_has_won_wears_a_crown(path: Path, crowns: int) -> None:
    root = picture(path)
    assert len(of_class(root, "winner")) == crowns
    assert ("wins" in lines(root)) == bool(crowns)


def test_supplies_are_told_only_where_they_can_be() -> None:
    players = of_class(picture(PARK), "player")
    supplies = [lines(each)[lines(each).index("servants in supply") + 1] for each in players]
    assert supplies == ["6", "?", "?"]


def test_everything_that_a_file_may_name_has_a_word() -> None:
    said = about("en", "palais-royal", "drawing").keys()
    assert {*ROOM_NAMES, *(f"card-{card}" for card in CARD_NAMES)} <= said
    assert {f"power-{kind.name.lower()}" for kind in Kind} <= said
    assert {f"phase-{phase}" for phase in Phase} <= said


def test_what_is_to_be_decided_is_told_where_the_file_tells_it() -> None:
    said = PARK.read_text(encoding="utf-8") + '\n[pending]\nphase = "turn"\nstage = 4\n'
    assert "round 7; start player Adam; 2 discarded; a turn; action 4 reached" in lines(picture(said))
    told = said.replace("stage = 4", 'stage = 2\nsteps = 3\nwild = "?"')
    assert "action 2 reached; 3 steps left; ? seals of cards left" in " ".join(lines(picture(told)))


def test_palais_royal_majority_empty_room__who_leads_an_empty_room_is_marked_by_that_reading() -> None:
    said = PARK.read_text(encoding="utf-8").replace("pompadour = 3, ", "") + '\n[rulings]\nempty-room-tie = "counts"\n'
    assert lines(of_class(picture(said), "pompadour")[0]) == ["Madame de Pompadour", "A", "0"]


def test_the_last_round_is_told_where_it_is_known() -> None:
    assert "last round" not in " ".join(lines(picture(PARK)))
    text = (GAME / "smallest" / "majority-time.toml").read_text(encoding="utf-8")
    assert "round 2; start player Anna; 36 nobles in the park; 4 cards in the stack" in lines(picture(text))
    last = text.replace("last-round = false", "last-round = true").replace("card-costs", "round-limit = 2\ncard-costs")
    assert "round 2; last round; start player Anna; 36 nobles in the park; 4 cards in the stack" in lines(picture(last))


def test_cards_played_that_nobody_knows() -> None:
    said = PARK.read_text(encoding="utf-8").replace("played   = [4]", 'played   = [4, "?"]')
    assert "lying open: four points, ?" in lines(picture(said))
