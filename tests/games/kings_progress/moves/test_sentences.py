"""Sentences: what is understood, what is not, and what is said of it."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.sentences import GRAMMAR, VERBS, hear, say
from courtroll.verifier.games.kings_progress.table.pieces import DISGUISE, Courtier, Prize, card, gift
from courtroll.verifier.kernel.hearing import Unheard

PLAYERS = ("Ann", "Bob Lee", "Knight")
KNIGHT, STEWARD = Courtier.KNIGHT, Courtier.STEWARD


def heard(text: str, seat: int = 0) -> list[tuple[d.Decision, ...]]:
    sentence = hear(f"{PLAYERS[seat]}: {text}", PLAYERS)
    assert sentence.seat == seat
    return [orders[0] for orders in sentence.moves]


@pytest.mark.parametrize(
    ("text", "decisions"),
    [
        ("king", [(d.King(),)]),
        ("advance knight guildford kingston", [(d.Advance(KNIGHT, "guildford"), d.Advance(KNIGHT, "kingston"))]),
        ("advance knight knight", [(d.Advance(KNIGHT, "home"),)]),
        ("ADVANCE Cavaliere Londra", [(d.Advance(KNIGHT, "london"),)]),
        (
            "advance knight london Corte Reale, Mätresse Königshof",
            [(d.Advance(KNIGHT, "london"), d.Advance(KNIGHT, "court"), d.Advance(Courtier.MISTRESS, "court"))],
        ),
        ("build knight 2 0, mistress 1", [(d.Build(10), d.Add(8), d.Add(13))]),
        ("take steward 0, knight 0", [(d.Take((8, 24)),)]),
        ("discard Bob Lee knight", [(d.Discard(1, KNIGHT),)]),
        ("discard knight knight", [(d.Discard(2, KNIGHT),)]),
        ("discard knight", [(d.Discard(0, KNIGHT),)]),
        ("use influence; done", [(d.Use(Courtier.CHAPLAIN),), (d.Done(),)]),
        ("use carriage knight a b", [(d.Use(KNIGHT), d.Carry(KNIGHT, "a"), d.Carry(KNIGHT, "b"))]),
        ("use travestimento steward 3 on knight", [(d.Use(Courtier.CHAMBERLAIN), d.Disguise(27, KNIGHT), d.Done())]),
        (
            "use negotiate Bob Lee knight 0 D, steward 1 knight 2",
            [(d.Use(Courtier.PRIVY_SEAL), d.Reorder(1, KNIGHT, (8, DISGUISE)), d.Reorder(0, STEWARD, (25, 10)))],
        ),
        ("use favour single castle 0 with deck", [(d.Use(Courtier.SECRETARY), d.Pick(0, 0), d.With())]),
        ("choose title 1, land 0", [(d.Choose(gifts=(gift(Prize.LAND, 0), gift(Prize.TITLE, 1))),)]),
        ("choose pair 3", [(d.Choose(3),)]),
        ("choose castle 0", [(d.ChooseSingle(0),)]),
        ("keep knight 1, knight 2", [(d.Keep(9), d.Keep(10))]),
    ],
)
def test_what_is_heard(text: str, decisions: list[tuple[d.Decision, ...]]) -> None:
    assert heard(text) == decisions


@pytest.mark.parametrize(
    "decision",
    [
        d.Reorder(0, KNIGHT, (card(KNIGHT, 2), card(STEWARD, 1), DISGUISE)),
        d.Reorder(1, KNIGHT),
        d.Next(2),
        d.Next(2, STEWARD),
        d.Choose(gifts=(1, 20)),
        d.Advance(KNIGHT, "court"),
        d.Shed(2, STEWARD),
        d.With(2, 13),
        d.Fetch(3, True),
    ],
)
def test_what_is_said_is_heard_as_itself(decision: d.Decision) -> None:
    assert heard(say(decision, PLAYERS, 0)) == [(decision,)]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Zoe: done", "no-player"),
        ("Ann: ponder", "no-verb"),
        ("Ann: ", "no-verb"),
        ("Ann: advance bishop inn-1", "no-courtier"),
        ("Ann: advance knight", "no-place"),
        ("Ann: take knight", "no-number"),
        ("Ann: take knight 4", "no-card"),
        ("Ann: take bishop 1", "no-card"),
        ("Ann: use wit", "no-ability"),
        ("Ann: choose crown 1", "no-gift"),
        ("Ann: choose pair x", "no-number"),
        ("Ann: fetch knight 1", "no-sign"),
        ("Ann: use favour single castle 0 for deck", "no-sign"),
        ("Ann: use influence now", "too-many-words"),
        ("Ann: done done", "too-many-words"),
    ],
)
def test_what_is_not_understood(text: str, code: str) -> None:
    with pytest.raises(Unheard) as told:
        hear(text, PLAYERS)
    assert told.value.code == code


def test_every_verb_has_its_example() -> None:
    for line in GRAMMAR:
        plain = line.split(" (")[0].replace("PLAYER", "Ann").replace("OTHER", "Bob Lee")
        assert hear(plain, PLAYERS).decisions
    assert len(VERBS) == 20


@pytest.mark.parametrize("end", ["", " ", " ; done", "; done"])
def test_a_courtier_is_meant_where_nothing_follows_the_name_of_a_player(end: str) -> None:
    seat, moves = hear(f"Knight: shed knight{end}", ("Knight", "Ann"))
    assert (seat, moves[0]) == (0, ((d.Shed(0, Courtier.KNIGHT),),))
