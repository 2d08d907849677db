"""What a refusal says beside its rule, once more: in which room or space, what is lacking, which values it used."""

from __future__ import annotations

from typing import Final

from courtroll.properties.engines.answers import Why
from courtroll.properties.games.palais_royal.second.table import COLUMNS, Table, spot_of
from courtroll.verifier.games.palais_royal.moves import decisions as d
from courtroll.verifier.games.palais_royal.table.pieces import Room

LACKS: Final = frozenset({
    "card-not-drawn", "card-not-held", "card-too-dear", "common-empty", "no-servant-there", "no-servant-to-remove",
    "nothing-to-take", "office-empty", "supply-empty", "supply-not-empty", "too-few-turquoise", "too-few-violet",
    "too-little-gold", "too-many-cards",
})  # fmt: skip
SOMETIMES: Final = ("no-card-draw", "too-few-steps", "too-many-reinforcements")
"""A stack lacks no servants; what an action allowed when it began hangs on nobody who comes later."""
OF_A_NOBLE: Final = ("too-little-gold", "seal-not-asked", "too-few-turquoise", "too-few-violet")
IN_THE_PARK: Final = ("no-noble-there", *OF_A_NOBLE)
NAMES: Final = {
    Room.GATE: "gate", Room.CARDINAL: "cardinal", Room.STAIRWAY: "stairway", Room.COURT: "court",
    Room.OFFICE: "office", Room.KING: "king", Room.POMPADOUR: "pompadour", Room.MINT: "mint",
    Room.BACK_DOOR: "back-door",
}  # fmt: skip


def why(table: Table, decision: d.Decision, code: str) -> Why:
    """By the code of the refusal."""
    where = _where(decision, code)
    lacks = None if code in SOMETIMES else code in LACKS
    place = None if where is None else (None, where if isinstance(where, str) else NAMES[where])
    return Why(frozenset({place}), lacks, frozenset(_used(table, decision, code)))


def _used(table: Table, decision: d.Decision, code: str) -> set[str]:
    used = set[str]()
    match decision:
        case d.Recruit(cell) if code in IN_THE_PARK:
            used.add("park")
            if code in OF_A_NOBLE and not table.board.tiles[table.nobles[spot_of(cell)]].typed:
                used.add("nobles")
        case d.Play(card) if code == "card-too-dear" and card in table.board.printed:
            used.add("card-costs")
        case _:
            pass
    return used


def _where(decision: d.Decision, code: str) -> Room | str | None:
    match decision:
        case d.Mint() if code in ("action-twice", "nothing-to-take"):
            return Room.MINT
        case d.DrawCards() if code in ("action-twice", "no-card-draw", "too-many-cards"):
            return Room.BACK_DOOR
        case d.Keep() if code == "no-servant-to-remove":
            return Room.BACK_DOOR
        case d.Reinforce(source) | d.Attend(_, source) | d.Post(source) | d.Step(source, _) if (
            code == "no-servant-there"
        ):
            return source
        case d.Reinforce() if code == "already-there":
            return Room.GATE
        case d.Attend(chamber) if code in ("no-majority", "too-many-attendants", "already-there"):
            return chamber
        case d.Step(_, target) if code in ("diagonal-step", "not-beside"):
            return target
        case d.Recruit() if code == "office-empty":
            return Room.OFFICE
        case d.Recruit(cell) if code in IN_THE_PARK:
            x, y = spot_of(cell)
            return f"{'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[x]}{y + 1}" if y < COLUMNS else "that space"
        case _:
            return None
