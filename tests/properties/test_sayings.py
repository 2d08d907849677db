"""Sentences out of the grammars that rooms declare, and what they must mean."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from courtroll.properties.play.suite import suite
from courtroll.properties.sayings import Said, other_letters, some_sentence, unlike
from courtroll.verifier.kernel.hearing import Misheard, Unheard
from courtroll.verifier.kernel.room import BUILT_IN
from courtroll.verifier.kernel.sayings import Sayings, in_any_order, one_after_another, verbs_of

WHO: Final = "Anna"
MORE: Final = {
    "Anna: take ripe pear": [[("pear",)]],
    "Anna: take both": [[("pear", "plum"), ("plum", "pear")]],
    "Anna: take all": [[("pear",)], [("plum",)]],
}


def hear(text: str) -> Any:
    """A game of which the sentences are `take pear` and `take plum`."""
    said = " ".join(text.lower().replace("anna:", "Anna: ").split())
    if said in MORE:
        return MORE[said]
    if said not in ("Anna: take pear", "Anna: take plum"):
        raise Unheard(Misheard.NO_VERB, said, ())
    return [[(said.split()[-1],)]]


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_verb_of_a_game_is_in_its_grammar(game: str) -> None:
    room = suite(game).room
    sayings = room.sayings(room.begin(suite(game).opening(Random(0))))
    assert sayings is not None
    examples = {line.split()[1] for line in room.grammar()}
    assert {*verbs_of(sayings.same)} == examples


@pytest.mark.parametrize("game", BUILT_IN)
def test_what_a_grammar_says_is_heard(game: str) -> None:
    room, source = suite(game).room, Random(game)
    state = room.begin(suite(game).opening(source))
    sayings, (who, *others) = room.sayings(state), room.names(state)
    assert sayings is not None

    def say(decision: Any) -> str:
        return room.say_move(decision, state, 0)

    for _ in range(200):
        said = some_sentence(sayings, others, source)
        assert [*unlike(said, who, lambda text: room.hear(text, state).moves, say)] == []


@pytest.mark.parametrize(
    ("said", "meant", "what"),
    [
        ("take both", ["take pear; take plum", "take plum; take pear"], None),
        ("take both", ["take pear; take plum"], "is heard as"),
        ("take both", ["take plum; take pear", "take pear; take plum"], "is heard as"),
        ("take pear", ["take plum"], "is heard as"),
        ("take all", ["take pear"], "is heard as 2 moves, and says 1"),
        ("take both", ["take both"], "not heard as plain"),
        ("take ripe pear", ["take ripe pear"], "is heard without ['ripe']"),
        ("eat pear", ["take pear"], "is not understood: no-verb"),
        ("take pear", ["eat pear"], "is not understood: no-verb"),
    ],
)
def test_what_is_heard_otherwise_is_told(said: str, meant: list[str], what: str | None) -> None:
    found = [*unlike(Said(said, said, [meant]), WHO, hear, lambda fruit: f"take {fruit}")]
    assert found == [] if what is None else what in found[0]


def test_a_sentence_stands_for_plain_ones() -> None:
    fruit = {"fruit": {"pear": ("Birne",), "plum": ()}}
    sayings = Sayings((one_after_another("take {fruit}, {fruit2}", "take {fruit}", "take {fruit2}"),), fruit)
    seen = [some_sentence(sayings, (), Random(n)) for n in range(50)]
    assert {way for said in seen for (way,) in said.meant} >= {"take pear; take plum", "take pear; take pear"}
    assert any("Birne" in said.text for said in seen)
    assert not any("Birne" in said.own for said in seen)
    assert in_any_order("both", "a", "b") == ("both", "a; b", "b; a")


def test_a_word_may_stand_for_any_of_some_pieces() -> None:
    sayings = Sayings(
        (("take {kind}", "take {any kind}"),), {"kind": {"fruit": ()}}, {"kind": {"fruit": ("pear", "plum")}}
    )
    assert some_sentence(sayings, (), Random(1)).meant[0] == ["take pear", "take plum"]


def test_letters_of_which_there_is_one_size_stay() -> None:
    assert {other_letters("ßı, a", Random(n)) for n in range(40)} == {"ßı, A", "ßı, a"}
