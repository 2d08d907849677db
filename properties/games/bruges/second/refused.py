"""What a refusal says beside its rule, once more: at which canal, what is lacking, which cards it looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.properties.engines.answers import Why
from courtroll.properties.games.bruges.second.table import Player, Table
from courtroll.verifier.games.bruges.moves import decisions as d
from courtroll.verifier.games.bruges.table.pieces import Action, Side, Trouble

LACKS: Final = frozenset({
    "canal-gap", "no-such-choice", "no-such-tile", "no-such-trouble", "no-threat-of-colour", "no-worker-for-person",
    "no-worker-of-colour", "not-outermost", "section-full", "too-few-florins",
})  # fmt: skip
ON_A_CANAL: Final = ("section-full", "canal-gap", "wrong-canal-colour", "too-few-florins")
OF_A_PERSON: Final = ("works-by-itself", "used-this-round", "no-worker-for-person", "use-in-vain")
STAND_IN: Final = frozenset({"persons"})
Where = tuple[int | None, str] | None


def why(table: Table, decision: d.Decision, code: str) -> Why:
    """By the code of the refusal."""
    lacks = None if code == "must-lose" else code in LACKS
    player = table.players[table.seat]
    where = frozenset((table.seat, said) if said else None for said in _where(player, decision, code))
    return Why(where, lacks, STAND_IN if _looks_at_a_stand_in(table, decision, code) else frozenset())


def _looks_at_a_stand_in(table: Table, decision: d.Decision, code: str) -> bool:
    match decision:
        case d.Use(person):
            return code in OF_A_PERSON and not table.deck[person].typed
        case d.Play(card, Action.PERSON):
            return code == "too-few-florins" and not table.deck[card].typed
        case _:
            return False


def _where(player: Player, decision: d.Decision, code: str) -> Iterator[str]:
    """Nothing said is no place."""
    match decision, code:
        case d.Play(
            _, Action.CANAL, Side() as side, space
        ), "section-full" | "canal-gap" | "wrong-canal-colour" | "too-few-florins":
            built = player.canals[side]
            yield f"{side} canal" if built == 5 else f"{side} canal {space or built + 1}"
        case d.Canal(side), "no-such-choice" | "too-few-florins":
            yield f"{side} canal"
        case d.Lose(side), "no-such-choice":
            yield f"{side} canal"
        case d.Suffer(Trouble.FIRE, Side() as side, space), "no-such-tile" | "not-outermost":
            yield f"{side} canal {space}" if space else f"{side} canal"
        case d.Suffer(Trouble.FIRE, None), "must-lose":
            if player.houses:
                yield ""
            yield from (f"{side} canal" for side, n in player.canals.items() if n)
        case _:
            yield ""
