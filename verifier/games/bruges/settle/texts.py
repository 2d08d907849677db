"""What the text of a person asks for, where nobody typed it: what a question says right after using that person."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from courtroll.verifier.games.bruges.document import Described, Document, read_keys
from courtroll.verifier.games.bruges.document.placing import name_of
from courtroll.verifier.games.bruges.document.shapes import EquipmentTable, PersonTable
from courtroll.verifier.games.bruges.moves import decisions as d
from courtroll.verifier.games.bruges.play.persons import BY_ITSELF
from courtroll.verifier.games.bruges.settle.tables import persons_of
from courtroll.verifier.games.bruges.table.cards import word
from courtroll.verifier.games.bruges.table.effects import MOST, Atom, parse
from courtroll.verifier.games.bruges.table.equipment import A_ROUND
from courtroll.verifier.games.bruges.table.pieces import Works
from courtroll.verifier.games.bruges.table.playing import Phase
from courtroll.verifier.kernel.reading import UNKNOWN, Path, Unknown

CHOICES: Final = {d.Draw: "draw", d.Take: "workers", d.Return: "return", d.Discard: "discard"}
CANAL: Final = "canal 1"
PLAY: Final = "play 1"
"""Every tile, and every card, is a clause of its own."""


def with_texts(described: Described, said: Sequence[d.Decision]) -> Described:
    """The table with a text for each person used that nobody typed one for; a text typed "?" may be this one."""
    document = described.document
    assert document is not None
    assert described.playing is not None
    state, found = described.playing.state, dict[Path, str]()
    own = state.estates[state.turn.mover].played < A_ROUND and not any("play " in move for move in described.so_far)
    fills = sum(isinstance(each, d.Draw) for each in said) if state.turn.phase is Phase.DRAW else 0
    texts = _texts(said, sum(isinstance(decision, d.Play) for decision in said) - own)
    for path, table in persons_of(document, state.turn.mover):
        text = texts.get(state.deck.numbers.get(word(name_of(table, path))), "")
        is_open = table.effect is None or isinstance(table.effect, Unknown)
        if fills and isinstance(table.effect, Unknown) and table.works in (Works.ALWAYS, UNKNOWN):
            found[path] = f"{Atom.HAND} {min(fills, MOST)}"
        elif parse(text) and is_open and table.laurel is None and table.works not in BY_ITSELF:
            found[path] = text
            if table.effect is None:
                document = _with(document, path, table.but(effect=text))
    if document is not described.document:
        read = read_keys(document, [])
        assert isinstance(read, Described)
        described = read
    return replace(described, texts=found)


def _texts(said: Sequence[d.Decision], extra: int) -> dict[int | None, str]:
    """What the persons do by whom this may be done, so many of its cards being extra ones."""
    clauses: dict[int, list[str]] = {}
    person: int | None = None
    for decision in said:
        word = CANAL if isinstance(decision, d.Canal) else CHOICES.get(type(decision))
        if isinstance(decision, d.Play) and person is not None and extra > 0:
            word, extra = PLAY, extra - 1
        if isinstance(decision, d.Use):
            person = decision.person
        elif word is None:
            person = None
        elif person is not None:
            mine = clauses.setdefault(person, [])
            last, _, n = mine[-1].partition(" ") if mine else ("", "", "")
            if last == word:
                mine[-1] = f"{word} {int(n) + 1}"
            else:
                mine.append(word if word in (CANAL, PLAY) else f"{word} 1")
            person = None if word == PLAY else person
    return {person: "; ".join(mine) for person, mine in clauses.items()}


def _with(document: Document, path: Path, table: PersonTable) -> Document:
    """The document with another table of a person."""
    match path:
        case ("player", int(seat), key, int(index)):
            player = document.player[seat]
            told = getattr(player, str(key))
            player = player.but(**{str(key): (*told[:index], table, *told[index + 1 :])})
            return document.but(player=(*document.player[:seat], player, *document.player[seat + 1 :]))
        case (_, _, int(index)):
            equipment = document.equipment
            assert isinstance(equipment, EquipmentTable)
            assert isinstance(equipment.persons, tuple)
            typed = equipment.persons
            return document.but(equipment=equipment.but(persons=(*typed[:index], table, *typed[index + 1 :])))
        case _:
            raise AssertionError(path)
