"""What a turn remembers of everything that was decided in it."""

from __future__ import annotations

from typing import Final

import pytest

from courtroll.verifier.games.kings_progress.moves.course import noted
from courtroll.verifier.games.kings_progress.moves.decisions import (
    Add,
    Build,
    Carry,
    Disguise,
    Done,
    Next,
    Pick,
    Reorder,
    Take,
    Use,
    With,
)
from courtroll.verifier.games.kings_progress.table.pieces import Courtier, card, gift
from courtroll.verifier.games.kings_progress.table.pieces import Prize as P
from courtroll.verifier.games.kings_progress.table.progress import Decision, Kind, Phase, Stage, Turn
from tests.games.kings_progress.play.turns import after, table

KNIGHT, MISTRESS, STEWARD = Courtier.KNIGHT, Courtier.MISTRESS, Courtier.STEWARD
STEWARD_1, STEWARD_3, SECRETARY_1 = card(STEWARD, 1), card(STEWARD, 3), card(Courtier.SECRETARY, 1)
KNIGHT_0, KNIGHT_1, KNIGHT_2 = card(KNIGHT, 0), card(KNIGHT, 1), card(KNIGHT, 2)
START: Final = table(
    {
        "builds": {
            "chamberlain": [0], "knight": [0, "steward 1", 2], "mistress": [1, 0], "privy-seal": [0], "secretary": [0],
        },
        "hand": ["steward 3", "secretary 1", "knight 1", "knight 1"],
    },
)  # fmt: skip
DISGUISED: Final = (Use(Courtier.CHAMBERLAIN), Disguise(STEWARD_3, KNIGHT))
BOTH: Final = (*DISGUISED, Disguise(SECRETARY_1, MISTRESS))
NEGOTIATED: Final = (Use(Courtier.PRIVY_SEAL), Reorder(0, KNIGHT, (KNIGHT_2, STEWARD_1, KNIGHT_0)))
PICKED: Final = (Use(Courtier.SECRETARY), Pick(0, gift(P.TITLE, 3)))
SENTENCES: Final[tuple[tuple[str, tuple[Decision, ...], dict[str, object]], ...]] = (
    ("use disguise", DISGUISED[:1], {"ability": Courtier.CHAMBERLAIN, "stage": Stage.DISGUISE}),
    ("disguise steward 3 on knight", DISGUISED, {"laid": (STEWARD_3,)}),
    ("disguise secretary 1 on mistress", BOTH, {"laid": (STEWARD_3, SECRETARY_1), "stage": Stage.ACT}),
    ("build knight 1", (*BOTH, Build(KNIGHT_1)), {"kinds": (Kind.BUILD,), "laid": (KNIGHT_1,), "stage": Stage.BUILD}),
    ("add knight 1", (*BOTH, Build(KNIGHT_1), Add(KNIGHT_1)), {"laid": (KNIGHT_1, KNIGHT_1)}),
    (
        "take steward 1", (*BOTH, Build(KNIGHT_1), Add(KNIGHT_1), Take((STEWARD_1,))),
        {"kinds": (Kind.BUILD, Kind.TAKE), "laid": (), "stage": Stage.ACT},
    ),
)  # fmt: skip
ONE_ONLY: Final[tuple[tuple[str, tuple[Decision, ...], dict[str, object]], ...]] = (
    *SENTENCES[:2],
    ("done", (*DISGUISED, Done()), {"laid": (), "stage": Stage.ACT}),
)
ORDERED: Final[tuple[tuple[str, tuple[Decision, ...], dict[str, object]], ...]] = (
    ("use negotiate", NEGOTIATED[:1], {"ability": Courtier.PRIVY_SEAL, "stage": Stage.REORDER}),
    ("reorder knight", (NEGOTIATED[0], Reorder(0, KNIGHT)), {"builds": ((0, KNIGHT),), "stage": Stage.NEXT}),
    ("next 2", (NEGOTIATED[0], Reorder(0, KNIGHT), Next(2)), {"laid": (KNIGHT_2,)}),
    ("next steward 1", NEGOTIATED, {"laid": (), "stage": Stage.REORDER}),
    (
        "reorder mistress", (*NEGOTIATED, Reorder(0, MISTRESS)),
        {"builds": ((0, KNIGHT), (0, MISTRESS)), "stage": Stage.NEXT},
    ),
    ("next 0", (*NEGOTIATED, Reorder(0, MISTRESS, (card(MISTRESS, 0), card(MISTRESS, 1)))), {"stage": Stage.ACT}),
)  # fmt: skip
SWAPPED: Final[tuple[tuple[str, tuple[Decision, ...], dict[str, object]], ...]] = (
    ("use favour", PICKED[:1], {"ability": Courtier.SECRETARY, "stage": Stage.PICK}),
    ("pick single title 3", PICKED, {"slot": (0, gift(P.TITLE, 3)), "stage": Stage.WITH}),
    ("with deck", (*PICKED, With()), {"slot": None, "stage": Stage.ACT}),
)
CARRIED: Final[tuple[tuple[str, tuple[Decision, ...], dict[str, object]], ...]] = (
    ("use carriage", (Use(KNIGHT),), {"ability": KNIGHT, "stage": Stage.CARRY}),
    ("carry knight inn-3", (Use(KNIGHT), Carry(KNIGHT, "inn-3")), {"stage": Stage.ACT}),
)


@pytest.mark.parametrize(
    "sentences",
    [
        pytest.param(SENTENCES, id="kings-progress.disguise.cards__kings-progress.build.any-number"),
        pytest.param(ONE_ONLY, id="kings-progress.disguise.cards__one-card-only"),
        pytest.param(ORDERED, id="kings-progress.ability.negotiate"),
        pytest.param(SWAPPED, id="kings-progress.ability.favour"),
        pytest.param(CARRIED, id="kings-progress.ability.carriage"),
    ],
)
def test_what_a_turn_remembers(sentences: tuple[tuple[str, tuple[Decision, ...], dict[str, object]], ...]) -> None:
    state, facts = START, START.turn._asdict()
    for text, done, changed in sentences:
        state, facts = after(state, text), facts | {"done": done} | changed
        assert state.turn._asdict() == facts, text


def test_kings_progress_ability_time__what_is_begun_has_laid_nothing() -> None:
    built = Turn(Phase.TURN, 0, 0, done=(Build(KNIGHT_1),), laid=(KNIGHT_1,), kinds=(Kind.BUILD,), stage=Stage.BUILD)
    assert noted(built, Use(Courtier.CHAMBERLAIN)).laid == ()
    assert noted(built, Reorder(0, KNIGHT)).laid == ()
