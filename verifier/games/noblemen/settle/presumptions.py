"""Which parts of a described table an objection rests on, and how to give what a move is presumed to have.

Only printed and typed values make a move illegal: an objection that rests on something the file left out is
a presumption instead, and one that rests on a "?" leaves the verdict open.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from courtroll.verifier.games.noblemen.moves.codes import Refusal
from courtroll.verifier.games.noblemen.moves.decisions import Bribe, Build, Decision, Done, Keep, Play, SetKnight
from courtroll.verifier.games.noblemen.moves.sentences import Names
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.play.knights import TAKES, in_supply
from courtroll.verifier.games.noblemen.rules import build as build_rules
from courtroll.verifier.games.noblemen.rules import income as income_rules
from courtroll.verifier.games.noblemen.rules import knights as knight_rules
from courtroll.verifier.games.noblemen.rules import turn as turn_rules
from courtroll.verifier.games.noblemen.table import pieces
from courtroll.verifier.games.noblemen.table.codes import Placement
from courtroll.verifier.games.noblemen.table.counting import area_kind
from courtroll.verifier.games.noblemen.table.equipment import CHURCH_LIMIT
from courtroll.verifier.games.noblemen.table.pieces import (
    BAG,
    BANK,
    BOARD,
    BRIBE,
    BUILDINGS,
    CARDS,
    CHURCH,
    FOLLIES,
    POUND,
    SCREENS,
    STACK,
    Building,
    Card,
    Tile,
    screen,
)
from courtroll.verifier.games.noblemen.table.state import Cell, Phase, State, Used
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.holdings import transfer
from courtroll.verifier.kernel.legality import Lack, Objection
from courtroll.verifier.kernel.position import Position, Why

Path = tuple[str | int, ...]

ESTATE_CODES: Final = frozenset[Code]({Refusal.AREAS_MISSING, *Placement})
"""Objections that look at the mover's estate."""


def rests_on(state: State, decision: Decision, objection: Objection) -> tuple[Path, ...]:
    """The parts of the description that an objection looked at."""
    seat = state.turn.mover
    code = objection.code
    out: list[Path] = [("equipment", name) for name in objection.used]
    if objection.lack is not None:
        out.append(holding_path(objection.lack))
    if code is Refusal.TOO_LITTLE_MONEY and isinstance(decision, Build):
        out.append(("player", seat, "title"))
    elif code in ESTATE_CODES:
        out.append(("player", seat, "estate"))
    elif code in (Refusal.NO_AREA_THERE, Refusal.AREA_OCCUPIED, Refusal.AREA_ELSEWHERE) and isinstance(
        decision, SetKnight
    ):
        out.append(("player", decision.seat, "estate"))
    elif code in (Refusal.TAXES_COLLECTED_BEFORE, Refusal.LAND_ACQUIRED_BEFORE):
        out.append(("player", seat, "used"))
    elif code is Refusal.CHURCH_HAS_THREE:
        out.append(("church",))
    return tuple(out)


def is_unprinted(state: State, path: Path) -> bool:
    """Whether a value of the equipment is only assumed."""
    match path:
        case ("equipment", str(name)):
            return state.box.equipment.sources()[name] is Source.ASSUMED
        case _:
            return False


def holding_path(lack: Lack) -> Path:
    """Where a position file tells a holding."""
    holder, item = lack.holder, lack.item
    if holder == BAG:
        return ("bag",)
    if holder == BOARD:
        if item == BRIBE:
            return ("board", "bribes")
        if item >= FOLLIES:
            return ("board", "follies")
        return ("board", f"{Building(item - BUILDINGS).name.lower()}s")
    what = "money" if item == POUND else "bribes" if item == BRIBE else "cards" if item >= CARDS else "tiles"
    return ("player", holder - SCREENS, what)


def say_path(path: Path, names: Names) -> str:
    """A part of the description as `player.Frank.money` or `equipment.castle-prices`."""
    match path:
        case ("player", int(seat), *rest):
            return ".".join(("player", names.players[seat], *(str(part) for part in rest if isinstance(part, str))))
        case _:
            return ".".join(map(str, path))


def supplied(state: State, lack: Lack) -> State:
    """The state in which nothing is lacking any more."""
    if lack.n <= 0:
        return state
    item = lack.item
    giver = BANK if item == POUND else BOARD if item == BRIBE else STACK if item >= CARDS else BAG
    if lack.holder == BOARD:
        giver = pieces.SUPPLY
    if lack.holder == BAG:
        giver = pieces.CHURCH
    return replace(state, held=transfer(state.held, giver, lack.holder, item, lack.n))


def counted_on(decision: Decision) -> tuple[Path, ...]:
    """What else a legal decision counts on being there, besides what its checks ask for."""
    match decision:
        case Build(Building.FOLLY, _):
            return (("board", "follies"),)
        case Build(building, _):
            return (("board", f"{building.name.lower()}s"),)
        case Play(Card.INHERITANCE, _):
            return (("board", "castles"),)
        case Bribe(n) if n:
            return (("board", "bribes"),)
        case _:
            return ()


_NOT_OFFERED: Final[Mapping[Path, Objection]] = {
    ("board", "castles"): Objection(Refusal.NONE_ON_THE_BOARD, build_rules.ON_BOARD),
    ("board", "chapels"): Objection(Refusal.NONE_ON_THE_BOARD, build_rules.ON_BOARD),
    ("board", "palaces"): Objection(Refusal.NONE_ON_THE_BOARD, build_rules.ON_BOARD),
    ("board", "follies"): Objection(Refusal.NONE_ON_THE_BOARD, build_rules.ON_BOARD),
    ("board", "bribes"): Objection(Refusal.TOO_FEW_BRIBES_ON_BOARD, income_rules.BRIBE_PILE),
}
"""What objects where what a decision counts on may not be there."""


def possible_objections(state: State, decision: Decision, position: Position[State]) -> list[Objection]:
    """What might object to a decision, depending on a "?" that was filled in the decision's favour."""
    seat = state.turn.mover
    asked = {hole.path for hole in position.holes if hole.why is Why.ASKED}
    if not asked:
        return []
    worst = state
    if ("player", seat, "used") in asked:
        used = tuple(Used(tax=True, land=True) if i == seat else u for i, u in enumerate(worst.used))
        worst = replace(worst, used=used)
    if ("so-far",) in asked:
        worst = replace(worst, turn=replace(worst.turn, acted=True, carded=True))
    for tile in Tile:
        if asked & {("church",), ("church", tile.name.lower())}:
            room_left = max(0, CHURCH_LIMIT - worst.held[CHURCH][tile])
            worst = replace(worst, held=transfer(worst.held, BAG, CHURCH, tile, room_left))
    known = set(NOBLEMEN.objections(state, decision))
    out = [o for o in NOBLEMEN.objections(worst, decision) if o not in known]
    out += [_NOT_OFFERED[path] for path in counted_on(decision) if path in asked]
    if ("turn",) in asked:
        out.append(Objection(Refusal.NOT_YOUR_TURN, turn_rules.ONLY_MOVER))
    if isinstance(decision, SetKnight) and not known:
        out += _possible_knights(state, decision, position)
    return out


def _possible_knights(state: State, decision: SetKnight, position: Position[State]) -> list[Objection]:
    """What knights of unknown place may object: there may be none left, or one may stand there already."""
    owner = state.turn.mover
    unseen = [hole for hole in position.holes if hole.why is Why.ASKED and hole.path[2:3] == ("knights",)]
    mine = sum(1 if hole.high is None else hole.high for hole in unseen if hole.path[1] == owner)
    out = []
    if decision.source is None and in_supply(state, owner) <= mine:
        out.append(Objection(Refusal.NO_KNIGHT_IN_SUPPLY, knight_rules.TWO_EACH))
    if any(hole.path[1] != decision.seat for hole in unseen):
        out.append(Objection(Refusal.AREA_OCCUPIED, knight_rules.UNOCCUPIED, Cell(decision.seat, decision.cell)))
    return out


def bridge(state: State, decision: Decision) -> tuple[Decision | None, Path | None]:
    """The decision that a person leaves unsaid between two moves of one turn, and what it presumes: the end of
    what was begun, or that some card was kept.
    """
    turn = state.turn
    if turn.phase is Phase.KEEP and turn.acted and decision != Play(Card.INTRIGUE) and not isinstance(decision, Keep):
        return Keep(turn.looked[0]), ("player", turn.seat, "cards")
    if type(decision) in {verb.decision for verb in NOBLEMEN.verbs_now(state)}:
        return None, None
    if turn.phase in (Phase.LAY, Phase.DONATE, Phase.VICAR, Phase.KNIGHT):
        return Done(), None
    return None, None


def met(state: State, decision: Decision, position: Position[State]) -> tuple[State, list[Path]]:
    """A knight's victim is presumed to hold what the knight takes, where the file does not say."""
    if not isinstance(decision, SetKnight):
        return state, []
    kind = area_kind(state.estates[decision.seat], decision.cell)
    takes = {Tile.FIELD: ("money", POUND), Tile.GROVE: ("tiles", Tile.MEADOW)}
    if kind not in takes or position.is_known("player", decision.seat, takes[kind][0]):
        return state, []
    path, item = takes[kind]
    missing = TAKES - state.holds(decision.seat, item)
    return supplied(state, Lack(screen(decision.seat), item, missing)), [("player", decision.seat, path)]
