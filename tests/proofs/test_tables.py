"""The tables of the rulebooks, transcribed once more, against the engine's and against the specifications'.

Headings: German text "Spielvorbereitung (beispielhaft für 4 Spieler)", "3 Adelstitel neu verteilen",
"4 Siegpunkte vergeben", "Gebäudewertung", "Folly", "Spielende"; Italian text "Setup (Esempio per 4 giocatori)",
"3) Assegnare i nuovi Titoli", "4) Ricevere i Punti Vittoria", "Punteggio degli Edifici", "Follia", "Fine Gioco".
"""

from __future__ import annotations

from courtroll.verifier.games.noblemen.proofs import printed
from courtroll.verifier.games.noblemen.scoring import buildings
from courtroll.verifier.games.noblemen.table import equipment
from courtroll.verifier.games.noblemen.table.pieces import Title

TITLES = {"baron": (0, 0), "viscount": (2, 1), "earl": (6, 3), "marquess": (10, 5), "duke": (14, 7)}
"""de, it: prestige asked for, points brought."""
BESIDE_THE_BARONS = {
    3: "duke marquess earl viscount",
    4: "duke marquess earl viscount viscount",
    5: "duke marquess earl earl viscount viscount viscount",
}
"""de, it: titles on the table by players, apart from a baron each."""


def test_noblemen_title_needs__noblemen_title_points() -> None:
    for title in Title:
        needs, points = TITLES[title.name.lower()]
        assert equipment.TITLE_NEEDS[title] == printed.NEEDS[title] == needs
        assert equipment.TITLE_POINTS[title] == printed.POINTS[title] == points


def test_noblemen_build_reduction() -> None:
    """Headings: "B Gebäude bauen", "B) Costruire gli Edifici"."""
    by_name = {"baron": 0, "viscount": 0, "earl": 1, "marquess": 2, "duke": 3}
    for title in Title:
        assert equipment.TITLE_REDUCTION[title] == printed.REDUCTION[title] == by_name[title.name.lower()]


def test_noblemen_title_supply() -> None:
    for players, names in BESIDE_THE_BARONS.items():
        there = {title: names.split().count(title.name.lower()) for title in Title if title is not Title.BARON}
        assert printed.SUPPLY[players] == there
        assert equipment.TITLE_SUPPLY[players] == (players, *there.values())


def test_noblemen_scoring_castle__noblemen_scoring_liaison__noblemen_folly_points__and_others() -> None:
    shipped = (
        buildings.CASTLE_POINTS,
        buildings.CASTLE_CHAPEL_POINTS,
        buildings.PALACE_POINTS,
        buildings.PALACE_CHAPEL_POINTS,
    )
    specified = printed
    assert shipped == (3, 1, 5, 2)
    assert shipped == (specified.CASTLE, specified.CASTLE_CHAPEL, specified.PALACE, specified.PALACE_CHAPEL)
    assert buildings.LIAISON_POINTS == specified.LIAISON == 3
    assert equipment.FOLLY_POINTS == specified.FOLLIES == (12, 10, 8, 6)
    assert (equipment.BRIBE_PRICE, equipment.BRIBES_AT_ONCE) == (2, 5)
