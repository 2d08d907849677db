"""A described table of a turn taken apart: what nobody told lies in slots, what is no piece has its ways.

What others have in such places never speaks for the mover, so it is not sought there: they begin with "elsewhere".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement, pairwise
from typing import Final, NamedTuple

from courtroll.verifier.games.palais_royal.document import DescribedTurn
from courtroll.verifier.games.palais_royal.document.equipment import MOST, known
from courtroll.verifier.games.palais_royal.document.shapes import AttendedTable, Document, PendingTable
from courtroll.verifier.games.palais_royal.document.tiles import NOTHING
from courtroll.verifier.games.palais_royal.faults.playing import most_brought
from courtroll.verifier.games.palais_royal.moves.decisions import (
    Attend,
    Decision,
    Done,
    DrawCards,
    Keep,
    Mint,
    Play,
    Post,
    Recruit,
    Summon,
)
from courtroll.verifier.games.palais_royal.settle.so_far import last_told, least_reached
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.box import CARD_COSTS, NOBLES
from courtroll.verifier.games.palais_royal.table.equipment import (
    CARD_COPIES,
    COMMON_SERVANTS,
    FREE_SERVANTS,
    GATE_AND_STEPS,
    SEALS_CARD,
    SERVANTS,
)
from courtroll.verifier.games.palais_royal.table.frame import cell_name
from courtroll.verifier.games.palais_royal.table.names import CARD_NAMES, ROOM_NAMES, ROOMS
from courtroll.verifier.games.palais_royal.table.nobles import ASSUMED_NOBLES, brings, number_name, ways_to_bring
from courtroll.verifier.games.palais_royal.table.park import space_name
from courtroll.verifier.games.palais_royal.table.pieces import (
    BANK,
    CARDS,
    COIN,
    COLUMNS,
    DECK,
    DISCARD,
    IN_BOX,
    LOOKED,
    STAY_OPEN,
    Card,
    Room,
)
from courtroll.verifier.games.palais_royal.table.playing import (
    BESIDE,
    EDGE,
    MOVEMENT,
    RECRUITING,
    REINFORCEMENT,
    THIRD,
    Phase,
    Playing,
)
from courtroll.verifier.games.palais_royal.table.playing import CARDS as CARD_STAGE
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.position import Hole, Why
from courtroll.verifier.kernel.reading import UNKNOWN, Path, Unknown
from courtroll.verifier.kernel.settling.meaning import Table
from courtroll.verifier.kernel.settling.slots import ENDLESS, Slot
from courtroll.verifier.kernel.settling.wants import Open, Wants, least, value

CARD_PIECES: Final = tuple(range(CARDS, COLUMNS))
FEW_CARDS: Final = 2
POINT_PIECES: Final = (CARDS + Card.TWO_POINTS, CARDS + Card.FOUR_POINTS)
TREASURE: Final = 999
"""Gold that may lie where nobody counted it."""


ELSEWHERE: Final = "elsewhere"
"""A path that begins so is of a place that never speaks for the mover."""
MOST_ASKED: Final = 4
"""Of more spaces typed "?" it is not asked which noble each holds."""
HOARD: Final = "hoard"
"""Whether a player of whose nobles nobody knows has all that nobody else is told to have."""
TURNED: Final = "turned"
"""Which of a player's nobles lie face down."""
OPEN_CARDS: Final[Path] = ("pending", "majorities")
"""Cards for all majorities that lie open."""
GONE: Final[Path] = ("gone",)
"""Whether nobles may have left the spaces that are typed "?"."""
BARE: Final = "bare"
"""Whether a servant is still to be posted where a noble was recruited so far from an edge that is typed."""
STANDING: Final = "standing"
"""Where somebody's servant may stand in a park that is not wholly told."""


class Facts(NamedTuple):
    """What a file says, apart from what it leaves open."""

    described: DescribedTurn
    held: tuple[tuple[int, ...], ...]
    unseen: tuple[int, ...]
    slots: tuple[Slot, ...]
    blanks: frozenset[Path]
    """What is typed "?" and no piece: the file itself is filled in there."""
    speaker: int
    """Whose turn it is where nobody says so."""


def table_of(described: DescribedTurn, speaker: int) -> Table[Facts]:
    """A described table as verdicts want it."""
    position = described.position
    held = [list(row) for row in position.state.held]
    is_told = position.is_known("turn")  # else anybody may be the mover
    mover = position.state.turn.seat if is_told else speaker
    slots = [
        slot if seat == mover or slot.asked or not is_told else slot._replace(path=(ELSEWHERE, *slot.path))
        for seat in range(position.state.players)
        for slot in _of_player(described, seat)
    ]
    slots += _of_piles(described)
    pending = described.document.pending
    if isinstance(pending, Unknown) or (pending is not None and isinstance(pending.majorities, Unknown)):
        lies_open = (CARDS + Card.MAJORITIES,)
        slots.append(Slot(OPEN_CARDS, pieces.laid_open(mover), lies_open, asked=True))
    for slot in slots:
        for column in () if _is_of_list(slot) else slot.columns:
            held[slot.row][column] = 0
    if not position.is_known("discard"):
        for card in _discarded(described):
            held[DISCARD][CARDS + card] += 1
    unseen = [0] * COLUMNS
    for seat in range(position.state.players):
        if open_spaces(described) or any(seat in slot.columns for slot in slots):
            unseen[seat] = SERVANTS - sum(row[seat] for row in held)
    for column in CARD_PIECES:
        if any(column in slot.columns for slot in slots):
            unseen[column] = max(0, CARD_COPIES - sum(row[column] for row in held))
    unseen[COIN] = TREASURE
    held[BANK][COIN] -= TREASURE
    slots.append(Slot(("bank",), BANK, (COIN,), home=True))
    blanks = list(_blanks(described, speaker))
    paths = frozenset(each.path for each in blanks)
    facts = Facts(described, tuple(map(tuple, held)), tuple(unseen), tuple(slots), paths, speaker)
    return Table(facts, (*_opens(facts), *_of_few_cards(slots), *blanks))


def _of_few_cards(slots: Sequence[Slot]) -> Iterator[Open]:
    """What the cards of a pile may be that are typed "?": one by one, where they are few."""
    for slot in slots:
        if slot.asked and slot.path[0] in ("discard", "pending") and slot.low == slot.high <= FEW_CARDS:
            kinds = combinations_with_replacement(slot.columns, slot.high)
            ways = [_at_least(slot.path, Counter(each)) for each in kinds]
            yield Open(slot.path, ways, True)


def _at_least(path: Path, counts: Mapping[int, int]) -> Wants:
    return {want: n for column, of in counts.items() for want, n in least(path, column, of).items()}


def _discarded(described: DescribedTurn) -> list[Card]:
    """What was played so far and does not stay open; once cards were drawn it may be in the stack again."""
    done = [decision for move in described.so_far for decision in move[0]]
    if described.document.pending is not None or any(isinstance(each, DrawCards) for each in done):
        return []
    return [each.card for each in done if isinstance(each, Play) and each.card not in STAY_OPEN]


def _of_piles(described: DescribedTurn) -> Iterator[Slot]:
    """Where cards may be that nobody told and no player holds."""
    position = described.position
    if not position.is_known("deck"):
        yield _slot(described, ("deck",), DECK, CARD_PIECES, home=True)
    for hole in position.holes:
        if hole.path[0] == "deck" and len(hole.path) > 1:
            column = CARDS + CARD_NAMES.index(str(hole.path[1]))
            yield Slot(hole.path, DECK, (column,), 0, CARD_COPIES, hole.why is Why.ASKED)
    looked = position.hole("pending", "looked")
    if looked is not None:
        yield _slot(described, looked.path, LOOKED, CARD_PIECES, looked.low)
    if not position.is_known("discard"):
        yield _slot(described, ("discard",), DISCARD, CARD_PIECES)
    yield from _of_list(described, ("discard",), DISCARD, CARD_PIECES)
    yield from _of_list(described, ("pending", "looked"), LOOKED, CARD_PIECES)


def _slot(
    described: DescribedTurn,
    path: tuple[str | int, ...],
    row: int,
    columns: tuple[int, ...],
    low: int = 0,
    high: int | None = None,
    home: bool = False,
) -> Slot:
    hole = next((hole for hole in described.position.holes if hole.path == path[: len(hole.path)]), None)
    asked = hole is not None and hole.why is Why.ASKED
    return Slot(path, row, columns, low, ENDLESS if high is None else high, asked, home)


def _of_player(described: DescribedTurn, seat: int) -> Iterator[Slot]:
    """Where pieces of a player may be that nobody told."""
    position, player = described.position, described.document.player[seat]
    path, row = ("player", seat), pieces.supply(seat)
    asked = [hole.path[3] for hole in position.holes if hole.path[:3] == (*path, "servants") and len(hole.path) > 3]
    is_open = not position.is_known(*path, "servants")
    if isinstance(player.common, Unknown) or (not is_open and open_spaces(described)):
        asked = asked or [""]
    if isinstance(player.common, Unknown) or (player.common is None and asked):
        least = max(0, COMMON_SERVANTS - most_brought(position, seat))
        of_common: Path = (*path, "common")
        yield _slot(described, of_common, pieces.common(seat), (seat,), least, COMMON_SERVANTS, home=True)
    rooms = [room for room in Room if not (room is Room.CARDINAL and isinstance(player.cardinal, int))]
    for room in rooms if is_open else [ROOMS[str(name)] for name in asked if name]:
        at_home = is_open and isinstance(player.supply, int) and room is Room.GATE
        yield _slot(described, (*path, "servants", ROOM_NAMES[room]), room, (seat,), home=at_home)
    if (is_open or asked) and not isinstance(player.supply, int):
        yield _slot(described, (*path, "supply"), row, (seat,), home=True)
    if not position.is_known(*path, "gold"):
        yield _slot(described, (*path, "gold"), row, (COIN,))
    hole = position.hole(*path, "hand")
    if hole is not None:
        yield _slot(described, hole.path, pieces.hand(seat), CARD_PIECES, hole.low, hole.high)
    yield from _of_list(described, (*path, "hand"), pieces.hand(seat), CARD_PIECES)
    if not position.is_known(*path, "played"):
        yield _slot(described, (*path, "played"), pieces.laid_open(seat), POINT_PIECES)
    yield from _of_list(described, (*path, "played"), pieces.laid_open(seat), POINT_PIECES)


def open_spaces(described: DescribedTurn) -> list[Hole]:
    """The spaces of which nobody told what lies there."""
    return [hole for hole in described.position.holes if hole.path[0] == "park" and len(hole.path) == 2]


def _of_list(described: DescribedTurn, path: Path, row: int, columns: tuple[int, ...]) -> Iterator[Slot]:
    """Where pieces lie of which a list says only that they are there, beside those that it names."""
    several = [each for each in described.position.holes if each.path[:-1] == path]
    if several:
        yield _slot(described, several[0].path, row, columns, len(several), len(several))


def _is_of_list(slot: Slot) -> bool:
    return isinstance(slot.path[-1], int)


def _of_the_board(state: Playing) -> Iterator[Open]:
    """What the board would show of the spaces with nobles: which empty ones lie next to them, which are on the edge."""
    laid, double = state.box.equipment.park.value, state.box.equipment.double
    for space, there in enumerate(state.park):
        if there >= 0:
            beside, edge = ((what, space_name(laid, space)) for what in (BESIDE, EDGE))
            yield Open(beside, [value(beside, True)], False)
            is_double = double.source is Source.TYPED and space in double.value
            yield Open(edge, [value(edge, on) for on in ((True,) if is_double else (True, False))], False)


def _opens(facts: Facts) -> Iterator[Open]:
    """What is no piece and nobody told, the plain way first."""
    described, speaker = facts.described, facts.speaker
    state = described.position.state
    lying = _may_lie(described)
    for hole in described.position.holes:
        asked = hole.why is Why.ASKED
        match hole.path:
            case ("turn",):
                seats = (speaker, *(seat for seat in range(state.players) if seat != speaker))
                yield Open(hole.path, [value(hole.path, seat) for seat in seats], asked)
            case ("park", str()):  # a noble or nothing; what a noble shows is told by a longer path
                yield Open(hole.path, [value(hole.path, each) for each in lying], asked)
            case ("rulings", str(name)):
                option = next(each for each in state.box.ruleset.options if each.name == name)
                yield Open(hole.path, [value(hole.path, str(reading)) for reading in option.readings], asked)
            case _:
                pass
    if sum(hole.why is Why.ASKED for hole in open_spaces(described)) > 1:
        yield Open(GONE, [value(GONE, may_be) for may_be in (True, False)], True, always=True)
    for seat, player in enumerate(described.document.player):
        if isinstance(player.nobles, Unknown):
            path: Path = ("player", seat, HOARD)
            yield Open(path, [value(path, has_all) for has_all in FLAGS], True)
        yield from _of_turned(described, seat)
    if state.box.equipment.park.source is not Source.TYPED:
        yield from _of_the_board(state)
    else:
        yield from _of_the_last_recruit(described)
    for name in (NOBLES, CARD_COSTS):
        yield Open(("equipment", name), [value(("equipment", name), is_cheap) for is_cheap in (False, True)], False)


def _of_the_last_recruit(described: DescribedTurn) -> Iterator[Open]:
    """Whether a servant was posted for the last noble recruited so far, where nobody told."""
    park, position = described.position.state.box.equipment.park.value, described.position
    done = [each for move in described.so_far for each in move[0] if isinstance(each, Recruit | Post)]
    if described.document.pending is None and done and isinstance(done[-1], Recruit):
        name, space = cell_name(done[-1].cell), park.index.get(done[-1].cell)
        hole = position.hole("park", name)
        if space is not None and park.sides[space] and hole is not None:
            path: Path = (BARE, name)
            yield Open(path, [value(path, is_bare) for is_bare in FLAGS], hole.why is Why.ASKED)


def _of_turned(described: DescribedTurn, seat: int) -> Iterator[Open]:
    """Which nobles are those whose servants are out of the common supply, where several may be."""
    state, player = described.position.state, described.document.player[seat]
    if player.powers is None and not player.turned and isinstance(player.common, int) and tells_nobles(described, seat):
        nobles, mine = state.box.equipment.nobles, state.taken(seat)
        done = [each for move in described.so_far for each in move[0]] if seat == state.turn.seat else []
        just_now = Counter(each.n for each in done if isinstance(each, Summon))
        ways = [
            value(("player", seat, TURNED), way)
            for way in ways_to_bring(nobles, mine, 0, COMMON_SERVANTS - player.common)
            if just_now <= Counter(brings(nobles[noble]) for noble in mine if way >> noble & 1)
        ]
        if len(ways) > 1 and not set(described.by_points) & set(mine):
            yield Open(("player", seat, "powers"), ways, False)


def _may_lie(described: DescribedTurn) -> Sequence[str | bool]:
    """What a space may hold of which nobody told: by number any noble that is told to lie nowhere, where the whole box
    is typed, else some noble; or none.
    """
    asked = [hole.why is Why.ASKED for hole in open_spaces(described)]
    are_many = len(asked) > MOST_ASKED and any(asked)
    if are_many or not all(noble.typed for noble in described.position.state.box.equipment.nobles):
        return (True, False)
    return (*map(number_name, free_nobles(described)), False)


def tells_nobles(described: DescribedTurn, seat: int) -> bool:
    """Whether it is told which nobles a player has."""
    nobles = described.document.player[seat].nobles
    return isinstance(nobles, tuple) and UNKNOWN not in nobles


def free_nobles(described: DescribedTurn) -> list[int]:
    """The nobles that are told to lie nowhere, those first that lie where nobody told."""
    state = described.position.state
    laid, untold = state.box.equipment.park.value, [hole.path[1] for hole in open_spaces(described)]
    there = [state.park[space] for space in range(len(state.park)) if space_name(laid, space) in untold]
    return [noble for noble in (*there, *(noble for noble, n in enumerate(state.nobles[IN_BOX]) if n)) if noble >= 0]


# ------------------------------------------------------------------------------ what is no piece and typed "?"

SEALS: Final = (0, 1, 2, 3, MOST)
PRICES: Final = (0, MOST)
POWERS_KNOWN: Final = (*dict.fromkeys(noble.words for noble in ASSUMED_NOBLES if noble.powers), "either 1")
NONE_OF_THEM: Final = ()
AS_NEEDED: Final = UNKNOWN
DUE: Final = 2
"""Servants still due in a chamber of which nobody knows: as many as anybody has asked for."""
STAGES: Final = tuple(range(CARD_STAGE + 1))
ALL_COSTS: Final[Path] = ("equipment", "card-costs")
FLAGS: Final = (False, True)
TURNS: Final = (
    *(PendingTable(stage=n, minted=n >= THIRD) for n in STAGES[1:]),
    PendingTable(stage=REINFORCEMENT, endless=True, steps=GATE_AND_STEPS[1] * CARD_COPIES),
    PendingTable(stage=MOVEMENT, steps=MOST),
    PendingTable(stage=THIRD),
    PendingTable(stage=THIRD, minted=True, attended=AttendedTable(king=0, pompadour=0)),
    PendingTable(stage=THIRD, attended=AttendedTable(king=DUE, pompadour=DUE)),
    PendingTable(stage=RECRUITING, wild=SEALS_CARD * CARD_COPIES),
)
"""Beside a turn that begins one in which each stage is used up, and one in which each allows as much as it may."""
POSTING: Final = PendingTable(phase=Phase.POST, stage=RECRUITING, space=UNKNOWN)
KEEPING: Final = PendingTable(phase=Phase.KEEP, stage=CARD_STAGE)
WAITING: Final = (POSTING, KEEPING)
"""A turn in which nothing else may be decided before."""
OF_PENDING: Final[Mapping[str, Sequence[object]]] = {
    "phase": (Phase.TURN, Phase.POST, Phase.KEEP, Phase.STATION, Phase.DEAL, Phase.OVER),
    "left": tuple(range(1, FREE_SERVANTS + 1)),
    "stage": STAGES,
    "reinforcements": (0, SERVANTS),
    "endless": FLAGS,
    "steps": (0, 1, 2, MOST),
    "minted": FLAGS,
    "drew": FLAGS,
    "wild": (0, 1, 2, 4),
}
CASTLES: Final = (
    None,
    "back-door office cardinal mint gate pompadour stairway king court",
    "gate king office stairway mint cardinal pompadour back-door court",
    "gate back-door stairway cardinal court office mint pompadour king",
)
"""Unknown, so that each step leads to a next room; and so laid that any two rooms lie far apart in one of them."""


def _blanks(described: DescribedTurn, speaker: int) -> Iterator[Open]:
    """Everything typed "?" that is no piece, with what the file may have there, the plain way first."""
    document = described.document
    for hole in described.position.holes:
        if hole.why is Why.ASKED:
            ways = _turns(described, hole.path) or _powers(described, hole.path) or _ways(document, hole.path)
            if ways:
                yield Open(hole.path, [value(hole.path, way) for way in ways], True)
    for seat, player in enumerate(document.player):
        some = isinstance(player.nobles, tuple) and UNKNOWN in player.nobles
        if player.powers is None and (isinstance(player.nobles, Unknown) or some):
            path: Path = ("player", seat, "powers")
            yield Open(path, [value(path, way) for way in (NONE_OF_THEM, AS_NEEDED)], True)


def _turns(described: DescribedTurn, path: Path) -> Sequence[PendingTable | None]:
    """How far a turn of which not all is known may have come: as far as what is told of it last, or further if more was
    done since.
    """
    if path != ("pending",):
        return ()
    done, last = [decision for move in described.so_far for decision in move[0]], last_told(described)
    if not done:
        return (None, *TURNS, *WAITING)
    state = described.position.state
    reached, is_told = least_reached(state, done), bool(least_reached(state, last))
    there = list(dict.fromkeys(_with_third(each, done) for each in TURNS if _stage_of(each) >= reached))
    there = [each for each in there if not is_told or _stage_of(each) == reached]
    there += [each for each in _waiting(described, done, last) if _stage_of(each) >= reached]
    return (None, *there) if not reached else there


def _with_third(turn: PendingTable, done: Sequence[Decision]) -> PendingTable:
    """A turn in which the mint was used, and chambers were looked at, if that is told."""
    attended = turn.attended if isinstance(turn.attended, AttendedTable) else AttendedTable()
    looked = {each.chamber for each in done if isinstance(each, Attend)}
    king = 0 if attended.king is None and Room.KING in looked else attended.king
    pompadour = 0 if attended.pompadour is None and Room.POMPADOUR in looked else attended.pompadour
    minted = Mint() in done or turn.minted
    return turn.but(minted=minted, attended=attended.but(king=king, pompadour=pompadour))


def _stage_of(turn: PendingTable) -> int:
    return known(turn.stage or 0)


def _waiting(described: DescribedTurn, done: Sequence[Decision], last: Sequence[Decision]) -> Iterator[PendingTable]:
    """What a turn may wait for in which more was done than is told, unless the last of it is: of cards that were drawn
    those are left that nobody kept.
    """
    if not last:
        laid, told = described.position.state.box.equipment.park, described.document.park
        park, is_typed = laid.value, laid.source is Source.TYPED
        recruited = ((each, then) for each, then in pairwise((*done, None)) if isinstance(each, Recruit))
        served = {each.cell for each, then in recruited if is_typed or isinstance(then, Post)}
        lying = {} if told is None or isinstance(told, Unknown) else told
        bare = [
            name
            for n, cell in enumerate(park.cells)
            if park.sides[n] and cell not in served and lying.get(name := space_name(park, n), NOTHING) == NOTHING
        ]
        yield from (POSTING.but(space=name) for name in bare[:1])
    drawn = sum(each.n for each in done if isinstance(each, DrawCards))
    left = drawn - sum(isinstance(each, Keep) for each in done)
    if Done() not in done and all(isinstance(each, Keep) for each in last) and (left > 0 or not drawn):
        yield KEEPING.but(looked=(UNKNOWN,) * left if drawn else None)


def _powers(described: DescribedTurn, path: Path) -> Sequence[str]:
    """The privileges that one that is typed "?" may be: of the nobles that the player has, if they are told."""
    match path:
        case ("player", int(seat), "powers", int()):
            state = described.position.state
            nobles = described.document.player[seat].nobles
            is_told = isinstance(nobles, tuple) and UNKNOWN not in nobles
            box = state.box.equipment.nobles
            some = [box[noble] for noble in state.taken(seat)] if is_told else box
            return [*dict.fromkeys(noble.words for noble in some if noble.powers), *(() if is_told else ("either 1",))]
        case _:
            return ()


def _ways(document: Document, path: Path) -> Sequence[object]:
    match path:
        case ("castle",):
            return CASTLES
        case ("pending", str(name)):
            return OF_PENDING.get(name, ())
        case ("pending", "attended", str()):
            return range(DUE + 1)
        case ("player", int(), "powers"):
            return (NONE_OF_THEM, AS_NEEDED)
        case ("park", str(), "servant"):
            return [player.name for player in document.player]
        case (*_, "gold") if path[0] in ("park", "equipment") or "nobles" in path:
            return PRICES
        case ("equipment", "card-costs", str()):
            return PRICES
        case _ if path == ALL_COSTS:
            return (0, MOST)
        case (*_, "turquoise" | "violet"):
            return SEALS
        case (*_, "power"):
            return ("", *POWERS_KNOWN)
        case _:
            return ()
