"""What every room of a game that can be played offers to logs."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints
from typing import Final

import pytest

from courtroll.verifier.kernel import room as rooms
from courtroll.verifier.kernel.place import AtSeat
from courtroll.verifier.kernel.room import BUILT_IN, NoRoom, NotBrought, brought, playable, room, theorems_of

PLAYERS: Final = {"noblemen": 3, "kings-progress": 3, "bruges": 2, "palais-royal": 2}
NAMES: Final = ("Anna", "Bert", "Cleo")


@pytest.mark.parametrize("game", PLAYERS)
def test_what_is_said_is_heard(game: str) -> None:
    found = playable(game)
    assert found is not None
    names = NAMES[: PLAYERS[game]]
    state = found.begin({"courtroll": 1, "game": game, "players": list(names)})
    assert not isinstance(state, tuple)
    assert found.names(state) == names
    engine = found.engine()
    seat = engine.decider(state)
    assert seat is not None
    for decision in engine.legal_actions(state):
        assert found.hear(found.say_move(decision, state, seat), state).moves == (((decision,),),)
    assert all(found.drawn(state).values())


@pytest.mark.parametrize("game", PLAYERS)
def test_a_new_game_is_written_viewed_and_won_by_nobody_yet(game: str) -> None:
    found = playable(game)
    assert found is not None
    names = NAMES[: PLAYERS[game]]
    state = found.begin({"courtroll": 1, "game": game, "players": list(names)})
    assert not isinstance(state, tuple)
    assert found.write(state)["game"] == game
    assert found.winners(state) == ((), None)
    assert len(found.points(state)) == len(names)
    assert found.view(state, 0).holes
    assert all(line.startswith("PLAYER: ") for line in found.grammar())
    assert found.say_in_log(AtSeat(1, "points"), state, 0)


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_built_in_game_brings_its_theorems(game: str) -> None:
    assert theorems_of(game)


def named(monkeypatch: pytest.MonkeyPatch, group: str, name: str, value: str) -> None:
    """One entry point of some other package."""
    entries = EntryPoints([EntryPoint(name, value, group)])
    monkeypatch.setattr("importlib.metadata.entry_points", entries.select)


def test_what_another_package_brings_is_of_its_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    named(monkeypatch, "courtroll.disputes", "chess", "string:digits")
    assert brought("disputes", "chess", str) == "0123456789"
    with pytest.raises(NotBrought, match=r"string:digits.* is no tuple"):
        brought("disputes", "chess", tuple)
    assert brought("disputes", "go", str) is None


def test_what_cannot_be_loaded_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    named(monkeypatch, "courtroll.words", "chess", "no.such.module:WORDS")
    with pytest.raises(NotBrought, match="cannot be loaded: ModuleNotFoundError"):
        brought("words", "chess", tuple)


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("string:digits", "is no courtroll.verifier.kernel.room.Room"),
        ("courtroll.verifier.games.bruges.room:ROOM", "is the room of bruges"),
    ],
)
def test_a_game_is_a_room_of_its_own_name(monkeypatch: pytest.MonkeyPatch, value: str, why: str) -> None:
    named(monkeypatch, "courtroll.games", "chess", value)
    with pytest.raises(NoRoom, match=why):
        rooms.room("chess")
    with pytest.raises(LookupError):
        room("go")
