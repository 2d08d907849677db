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
from courtroll.verifier.kernel.document import told
from courtroll.verifier.kernel.holdings import Row


def write(state: Playing) -> dict[str, object]:
    """A state as a document: only texts, numbers, flags, lists and tables."""
    box, names, clock = state.box, state.box.players, state.clock
    park = box.equipment.park.value
    out = {
        "game": GameName.PALAIS_ROYAL.value,
        "moment": Moment.TURN.value,
        "edition": box.ruleset.edition,
        "turn": names[state.turn.seat],
        "start": names[clock.start],
        "round": clock.round,
        "last-round": clock.last_round,
        "castle": _castle(state.castle) if state.castle else None,
        "pending": _pending(state) or None,
        "player": [_player(state, seat) for seat in range(state.players)],
        "park": {space_name(park, space): _there(state, there) for space, there in enumerate(state.park)},
        "deck": {CARD_NAMES[card]: state.held[DECK][CARDS + card] for card in Card},
        "discard": _cards(state.held[DISCARD]),
        "rulings": box.ruleset.rulings or None,
        "equipment": _equipment(box.equipment) or None,
    }
    return told(out)


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
    shown = {key: n for key, n in numbers.items() if n}
    return told({"name": noble.name, **shown, "power": noble.words if noble.powers else None})


def _player(state: Playing, seat: int) -> dict[str, object]:
    box, taken = state.box, state.taken(seat)
    open_ = state.held[pieces.laid_open(seat)]
    out = {
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
        "turned": [number_name(noble) for noble in taken if state.turned >> noble & 1] or None,
    }
    return told(out)


def _pending(state: Playing) -> dict[str, object]:
    """What sets a turn apart from one that begins."""
    turn = state.turn
    out = {
        "phase": "" if turn.phase is Phase.TURN else turn.phase.value,
        "left": turn.left,
        "stage": turn.stage,
        "reinforcements": turn.reinforcements,
        "endless": turn.endless,
        "steps": turn.steps,
        "diagonals": turn.diagonals,
        "entered": turn.entered,
        "minted": turn.minted,
        "drew": turn.drew,
        "kept": turn.kept,
        "wild": turn.wild,
        "majorities": state.held[pieces.laid_open(turn.seat)][CARDS + Card.MAJORITIES],
        "attended": _attended(turn),
        "noted": _rooms(turn.noted),
        "fresh": [number_name(noble) for noble in state.taken(turn.seat) if turn.fresh >> noble & 1],
        "looked": _cards(state.held[LOOKED]),
    }
    reading, park = state.box.ruleset.majority_time, state.box.equipment.park.value
    # Nobody may be leading anywhere, and the first space has the number 0.
    more = {
        "leading": _rooms(turn.leading) if looks_at_start(reading) else None,
        "space": space_name(park, turn.space) if turn.phase is Phase.POST else None,
    }
    return {key: value for key, value in out.items() if value} | told(more)


def _attended(turn: Turn) -> dict[str, object]:
    return told({"king": turn.king, "pompadour": turn.pompadour, "either": turn.either or None})


def _rooms(bits: int) -> list[str]:
    return [ROOM_NAMES[room] for room in Room if bits >> room & 1]


def _equipment(equipment: Equipment) -> dict[str, object]:
    """What was typed."""
    costs = zip(Card, equipment.card_costs, strict=True)
    out = {
        "park": _park(equipment) or None,
        "nobles": _box_of(equipment.nobles) if _is_listed(equipment) else None,
        "card-costs": {CARD_NAMES[card]: cost.value for card, cost in costs if cost.is_typed} or None,
        "castle": None if equipment.castle is None else _castle(equipment.castle),
        "round-limit": equipment.round_limit or None,
    }
    return told(out)


def _park(equipment: Equipment) -> dict[str, object]:
    laid, park, double = equipment.park.is_typed, equipment.park.value, equipment.double
    edges = box_edges(park) if laid else {}
    out = {
        "map": "\n".join(park.rows) if laid else None,
        "edges": {name: [cell_name(cell) for cell in edge] for name, edge in edges.items()} or None,
        "apart": [f"{cell_name(first)} {cell_name(second)}" for first, second in park.apart] or None,
        "beside": [f"{cell_name(first)} {cell_name(second)}" for first, second in park.beside] or None,
        "double": [cell_name(park.cells[space]) for space in sorted(double.value)] if double.is_typed else None,
    }
    return told(out)


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
