"""The only written form of a state of play. Reading it gives back exactly the same state."""

from __future__ import annotations

from courtroll.verifier.games.palais_royal.document.equipment import box_edges
from courtroll.verifier.games.palais_royal.document.shapes import GameName, Moment
from courtroll.verifier.games.palais_royal.document.tiles import NOTHING, powers_of
from courtroll.verifier.games.palais_royal.scoring.cardinal import looks_at_start
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.box import Equipment
from courtroll.verifier.games.palais_royal.table.equipment import CARD_POINTS, CASTLE_SIDE
from courtroll.verifier.games.palais_royal.table.frame import cell_name
from courtroll.verifier.games.palais_royal.table.names import CARD_NAMES, ROOM_NAMES
from courtroll.verifier.games.palais_royal.table.nobles import Noble, number_name
from courtroll.verifier.games.palais_royal.table.park import seat_of, space_name
from courtroll.verifier.games.palais_royal.table.pieces import CARDS, DECK, DISCARD, LOOKED, Card, Room
from courtroll.verifier.games.palais_royal.table.playing import Phase, Playing, Turn
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.holdings import Row


def write(state: Playing) -> dict[str, object]:
    """A state as a document: only texts, numbers, flags, lists and tables."""
    box, names, clock = state.box, state.box.players, state.clock
    out: dict[str, object] = {
        "game": GameName.PALAIS_ROYAL.value,
        "moment": Moment.TURN.value,
        "edition": box.ruleset.edition,
        "turn": names[state.turn.seat],
        "start": names[clock.start],
        "round": clock.round,
        "last-round": clock.last_round,
    }
    if state.castle:
        out["castle"] = _castle(state.castle)
    pending = _pending(state)
    if pending:
        out["pending"] = pending
    out["player"] = [_player(state, seat) for seat in range(state.players)]
    out["park"] = {
        space_name(box.equipment.park.value, space): _there(state, there) for space, there in enumerate(state.park)
    }
    out["deck"] = {CARD_NAMES[card]: state.held[DECK][CARDS + card] for card in Card}
    out["discard"] = _cards(state.held[DISCARD])
    if box.ruleset.rulings:
        out["rulings"] = dict(box.ruleset.rulings)
    equipment = _equipment(box.equipment)
    if equipment:
        out["equipment"] = equipment
    return out


def _castle(castle: tuple[Room, ...]) -> str:
    names = [ROOM_NAMES[room] for room in castle]
    return "\n".join(" ".join(names[n : n + CASTLE_SIDE]) for n in range(0, len(names), CASTLE_SIDE))


def _cards(row: Row) -> list[str]:
    return [CARD_NAMES[card] for card in Card for _ in range(row[CARDS + card])]


def _there(state: Playing, there: int) -> object:
    """What lies on a space."""
    seat = seat_of(there)
    if seat is not None:
        return {"servant": state.box.players[seat]}
    return NOTHING if there < 0 else _noble(state.box.equipment, there)


def _noble(equipment: Equipment, number: int) -> object:
    """A noble by name; one that was typed where it lies, with what it shows."""
    noble = equipment.nobles[number]
    if _is_listed(equipment):
        copies = sum(each.name == noble.name for each in equipment.nobles)
        return noble.name if copies == 1 else number_name(number)
    return _shown(noble) if noble.typed else noble.name


def _is_listed(equipment: Equipment) -> bool:
    """Whether the table typed all nobles of the box."""
    return all(noble.typed for noble in equipment.nobles)


def _shown(noble: Noble) -> dict[str, object]:
    numbers = {"gold": noble.gold, "turquoise": noble.turquoise, "violet": noble.violet, "points": noble.points}
    out: dict[str, object] = {"name": noble.name, **{key: n for key, n in numbers.items() if n}}
    return out | ({"power": noble.words} if noble.powers else {})


def _player(state: Playing, seat: int) -> dict[str, object]:
    box, taken = state.box, state.taken(seat)
    open_ = state.held[pieces.laid_open(seat)]
    out: dict[str, object] = {
        "name": box.players[seat],
        "points": state.points[seat],
        "gold": state.gold(seat),
        "supply": state.supply(seat),
        "common": state.servants(pieces.common(seat), seat),
        "servants": {ROOM_NAMES[room]: n for room in Room if (n := state.servants(room, seat))},
        "nobles": [_noble(box.equipment, noble) for noble in taken],
        "powers": powers_of([box.equipment.nobles[noble] for noble in taken if not state.turned >> noble & 1]),
        "hand": _cards(state.held[pieces.hand(seat)]),
        "played": [
            points
            for card, points in zip((Card.TWO_POINTS, Card.FOUR_POINTS), CARD_POINTS, strict=True)
            for _ in range(open_[CARDS + card])
        ],
    }
    turned = [number_name(noble) for noble in taken if state.turned >> noble & 1]
    return out | ({"turned": turned} if turned else {})


def _pending(state: Playing) -> dict[str, object]:
    """What sets a turn apart from one that begins."""
    turn = state.turn
    out: dict[str, object] = {}
    if turn.phase is not Phase.TURN:
        out["phase"] = turn.phase.value
    numbers = {
        "left": turn.left,
        "stage": turn.stage,
        "reinforcements": turn.reinforcements,
        "endless": turn.endless,
        "steps": turn.steps,
        "diagonals": turn.diagonals,
        "minted": turn.minted,
        "drew": turn.drew,
        "kept": turn.kept,
        "wild": turn.wild,
        "majorities": state.held[pieces.laid_open(turn.seat)][CARDS + Card.MAJORITIES],
    }
    out |= {key: n for key, n in numbers.items() if n}
    attended = _attended(turn)
    lists: dict[str, object] = {
        "attended": attended,
        "noted": _rooms(turn.noted),
        "fresh": [number_name(noble) for noble in state.taken(turn.seat) if turn.fresh >> noble & 1],
        "looked": _cards(state.held[LOOKED]),
    }
    out |= {key: told for key, told in lists.items() if told}
    if looks_at_start(state.box.ruleset.majority_time):
        out["leading"] = _rooms(turn.leading)
    if turn.phase is Phase.POST:
        out["space"] = space_name(state.box.equipment.park.value, turn.space)
    return out


def _attended(turn: Turn) -> dict[str, int]:
    due = {"king": turn.king, "pompadour": turn.pompadour}
    out = {key: n for key, n in due.items() if n is not None}
    return out | ({"either": turn.either} if turn.either else {})


def _rooms(bits: int) -> list[str]:
    return [ROOM_NAMES[room] for room in Room if bits >> room & 1]


def _equipment(equipment: Equipment) -> dict[str, object]:
    out: dict[str, object] = {}
    laid, park = equipment.park, dict[str, object]()
    cells = laid.value.cells
    if laid.source is Source.TYPED:
        park["map"] = "\n".join(laid.value.rows)
        park["edges"] = {name: [cell_name(cell) for cell in edge] for name, edge in box_edges(laid.value).items()}
    for key, pairs in (("apart", laid.value.apart), ("beside", laid.value.beside)):
        if pairs:
            park[key] = [f"{cell_name(first)} {cell_name(second)}" for first, second in pairs]
    if equipment.double.source is Source.TYPED:
        park["double"] = [cell_name(cells[space]) for space in sorted(equipment.double.value)]
    if park:
        out["park"] = park
    if _is_listed(equipment):
        out["nobles"] = _box_of(equipment.nobles)
    costs = {
        CARD_NAMES[card]: cost.value
        for card, cost in zip(Card, equipment.card_costs, strict=True)
        if cost.source is Source.TYPED
    }
    if costs:
        out["card-costs"] = costs
    if equipment.castle is not None:
        out["castle"] = _castle(equipment.castle)
    if equipment.round_limit:
        out["round-limit"] = equipment.round_limit
    return out


def _box_of(nobles: tuple[Noble, ...]) -> list[dict[str, object]]:
    out: list[dict[str, object]] = []
    for number, noble in enumerate(nobles):
        if number and nobles[number - 1].name == noble.name:
            copies = out[-1].get("copies", 1)
            assert isinstance(copies, int)
            out[-1]["copies"] = copies + 1
        else:
            out.append(_shown(noble))
    return out
