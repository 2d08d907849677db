"""What an objection says is lacking is what lifts it: so many more of a piece, or so many fewer."""

from __future__ import annotations

import random
from dataclasses import replace

from courtroll.verifier.games.palais_royal.moves.codes import Refusal
from courtroll.verifier.games.palais_royal.play.engine import PALAIS_ROYAL
from courtroll.verifier.games.palais_royal.table.playing import Playing
from courtroll.verifier.kernel.holdings import transfer
from courtroll.verifier.kernel.legality import Lack, Objection
from tests.games.palais_royal.play.test_games import conceivable, played

NOT_OF_PIECES = {
    Refusal.ACTION_OUT_OF_ORDER,
    Refusal.ACTION_TWICE,
    Refusal.ALREADY_THERE,
    Refusal.CARD_NOT_DRAWN,
    Refusal.CARD_OUT_OF_TIME,
    Refusal.DIAGONAL_STEP,
    Refusal.MUST_KEEP_ONE,
    Refusal.NO_MAJORITY,
    Refusal.NO_NOBLE_THERE,
    Refusal.NO_SUCH_NOBLE,
    Refusal.NO_WILD_SEAL,
    Refusal.NOT_BESIDE,
    Refusal.SEAL_NOT_ASKED,
    Refusal.TOO_MANY_ATTENDANTS,
}
"""What more pieces in one place do not lift."""


def with_(state: Playing, lack: Lack, n: int) -> Playing:
    giver = (lack.holder + 1) % len(state.held)
    return replace(state, held=transfer(state.held, giver, lack.holder, lack.item, n))


def test_so_many_more_remove_an_objection_and_one_less_does_not() -> None:
    source, seen = random.Random(11), set()
    for n, state in enumerate(played(3, 4, {"keep-none": "at-least-one", "diagonal-noble": "one-step"})):
        for decision in conceivable(state, source) if n % 2 else ():
            for objection in PALAIS_ROYAL.objections(state, decision):
                lack = objection.lack
                if lack is None or not lack.n:
                    assert objection.code in NOT_OF_PIECES or objection.looked or objection.code == "no-card-draw"
                    continue
                seen.add(objection.code)
                assert not _stands(with_(state, lack, lack.n), decision, objection)
                if abs(lack.n) > 1:
                    assert _stands(with_(state, lack, lack.n - (1 if lack.n > 0 else -1)), decision, objection)
    assert seen >= {"no-servant-there", "card-not-held", "office-empty", "too-little-gold", "supply-not-empty"}


def _stands(state: Playing, decision: object, before: Objection) -> bool:
    again = PALAIS_ROYAL.objections(state, decision)  # type: ignore[arg-type]
    return any((o.code, o.rule, o.where) == (before.code, before.rule, before.where) for o in again)
