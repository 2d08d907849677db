"""The disputes of `docs/settle-kings-progress.md`, each with its verdict and the rule behind it."""

from __future__ import annotations

import tomllib

import pytest

from courtroll.calculator.arbiter import settle
from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.room import ROOM
from tests.paths import ROOT

TABLES = ROOT / "docs" / "examples" / "kings-progress"


@pytest.mark.parametrize(
    ("table", "moves", "verdict", "rules"),
    [
        pytest.param("turn", "advance privy-seal london", "illegal", {"move.direction"},
                     id="kings-progress.move.direction__away-from-the-court"),
        pytest.param("crown", "king; take knight 0", "illegal", {"king.crown"},
                     id="kings-progress.king.crown__the-rest-of-the-turn"),
        pytest.param("turn", "advance chaplain court", "legal", {"arrival.king-card", "arrival.discard"},
                     id="kings-progress.arrival.king-card__who-moved-it"),
        pytest.param("turn", "advance chaplain court; choose pair 1", "illegal", {"arrival.controller"},
                     id="kings-progress.arrival.controller__a-courtier-of-somebody-else"),
        pytest.param("turn", "build privy-seal 3", "legal", {"control.minor"},
                     id="kings-progress.control.minor__an-equal-second-build"),
        pytest.param("turn", "build steward 3 0", "legal", set(),
                     id="kings-progress.arrival.frozen__more-on-a-courtier-at-court"),
        pytest.param("turn", "advance knight a3 guildford", "legal", set(),
                     id="kings-progress.move.through__with-both-actions"),
        pytest.param("turn", "advance knight a3; build knight 2", "illegal", {"move.through"},
                     id="kings-progress.move.through__not-to-stay-there"),
        pytest.param("turn", "take knight 0; build knight 2", "illegal", {"action.order"},
                     id="kings-progress.action.order__taking-before-building"),
        pytest.param("turn", "take knight 0, mistress 0", "illegal", {"take.one-or-two"},
                     id="kings-progress.take.one-or-two__the-third-is-not-blank"),
        pytest.param("turn", "use carriage knight a3", "illegal", {"ability.disc"},
                     id="kings-progress.ability.disc__used-in-the-round-before"),
        pytest.param("deck", "take knight 0; discard knight", "legal", set(),
                     id="kings-progress.loyalty.when__a-deck-that-has-just-emptied"),
        pytest.param("deck", "take knight 0; take mistress 0; shed knight", "legal", set(),
                     id="kings-progress.loyalty.order__the-player-after-the-king-cards-holder-begins"),
        pytest.param("first", "shed Beth steward", "illegal", {"shed.own"},
                     id="kings-progress.shed.own__a-card-of-somebody-else"),
        pytest.param("first", "done", "illegal", {"shed.first"}, id="kings-progress.shed.first__without-a-discard"),
    ],
)  # fmt: skip
def test_what_a_table_disputes_most(table: str, moves: str, verdict: str, rules: set[str]) -> None:
    described = ROOM.read(tomllib.loads((TABLES / f"{table}.toml").read_text(encoding="utf-8")))
    assert isinstance(described, Described)
    assert ROOM.faults(described) == ()
    found = settle(ROOM, described, f"Adam: {moves}")
    told = [each.rule.id for each in found.reasons] + [each.rule.id for each in found.gains]
    assert (str(found.outcome), {each.removeprefix("kings-progress.") for each in told}) == (verdict, rules)
