"""Tables in the middle of a game, described as a person would: maps, hands, and what has been done already.

Nothing is made or lost on the way: every piece comes out of the bag, the bank, the supply, the board or the
stack of a whole box. Decisions are said in words, and answers come back in words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from hypothesis import settings

from courtroll.verifier.games.noblemen.moves.decisions import Decision
from courtroll.verifier.games.noblemen.moves.sentences import Names, hear, say_place
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.play.setup import whole_box
from courtroll.verifier.games.noblemen.rules.options import NoblemenRuleset
from courtroll.verifier.games.noblemen.table import frame, pieces
from courtroll.verifier.games.noblemen.table.equipment import (
    BOARD_CASTLES,
    BOARD_CHAPELS,
    BOARD_PALACES,
    Typed,
    from_box,
)
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.noblemen.table.names import CARDS as CARD_NAMES
from courtroll.verifier.games.noblemen.table.names import TILES as TILE_NAMES
from courtroll.verifier.games.noblemen.table.pieces import (
    BAG,
    BANK,
    BOARD,
    BRIBE,
    BUILDINGS,
    CARDS,
    CHURCH,
    COLUMNS,
    FOLLIES,
    GROUND,
    POUND,
    STACK,
    SUPPLY,
    Building,
    Card,
    Folly,
    Tile,
    Title,
)
from courtroll.verifier.games.noblemen.table.state import Box, Cell, Clock, Knight, Phase, State, Turn, Used, clockwise
from courtroll.verifier.kernel.chance import Draw, Outcome
from courtroll.verifier.kernel.game import Step
from courtroll.verifier.kernel.holdings import Holdings, transfer
from courtroll.verifier.kernel.legality import Objection
from courtroll.verifier.kernel.place import Place

steady = settings(derandomize=True, database=None, deadline=None, max_examples=200)
"""The same examples on every machine, and none remembered."""

PLAYERS = ("Frank", "Britta", "Karsten", "Paul", "Anna")
LEFT, TOP = 20, 20
"""Where on the frame the A1 of every map here lies."""
START = "C"
"""The estate of those who have no map: a castle on its meadow, at A1."""

BUILDING_LETTERS = {"C": Building.CASTLE, "P": Building.PALACE, "H": Building.CHAPEL, "Y": Building.FOLLY}


def box(players: int = 4, edition: str = "de", rulings: Mapping[str, str] | None = None, **typed: object) -> Box:
    """A box with its readings; `typed` are the values read off a board."""
    ruleset = NoblemenRuleset.preset(edition).ruled(rulings or {})
    return Box(ruleset, from_box(ruleset, Typed(**typed)), PLAYERS[:players])  # type: ignore[arg-type]


def at(name: str) -> int:
    """The cell that a map here calls by this name."""
    column = 0
    letters = name.rstrip("0123456789")
    for letter in letters:
        column = 26 * column + ord(letter) - 64
    return frame.cell_at(LEFT + column - 1, TOP + int(name[len(letters) :]) - 1)


def cells(*names: str) -> int:
    """A set of cells by their names."""
    out = 0
    for name in names:
        out |= 1 << at(name)
    return out


def read_map(text: str) -> dict[tuple[int, int], str]:
    """The letters of a map by column and row."""
    rows = [line.replace(" ", "") for line in text.split("\n") if line.strip()]
    return {
        (column, row): letter for row, line in enumerate(rows) for column, letter in enumerate(line) if letter != "."
    }


def estate_of(land: Mapping[tuple[int, int], str]) -> Estate:
    """The estate of a map that is read already."""
    tiles, built = [0, 0, 0, 0], [0, 0, 0, 0]
    for (column, row), letter in land.items():
        bit = 1 << frame.cell_at(LEFT + column, TOP + row)
        if letter in BUILDING_LETTERS:
            built[BUILDING_LETTERS[letter]] |= bit
            tiles[Tile.MEADOW] |= bit
        else:
            tiles["FGWM".index(letter)] |= bit
    field, grove, fountain, meadow = tiles
    castle, palace, chapel, folly = built
    return Estate(field, grove, fountain, meadow, castle, palace, chapel, folly)


def estate(text: str) -> Estate:
    return estate_of(read_map(text))


def tiles_in(text: str) -> list[Tile]:
    return [TILE_NAMES[word.lower()] for word in text.split()]


def cards_in(text: str) -> list[Card]:
    return [CARD_NAMES[word] for word in text.split()]


def table(
    *maps: str,
    players: int = 4,
    edition: str = "de",
    rulings: Mapping[str, str] | None = None,
    typed: Mapping[str, object] | None = None,
    first_game: bool = False,
    mover: int = 0,
    acted: bool = False,
    carded: bool = False,
    turn: Turn | None = None,
    decade: int = 1,
    space: int = 0,
    queen: int | None = None,
    points: Sequence[int] = (),
    money: Sequence[int] = (),
    tiles: Sequence[str] = (),
    bribes: Sequence[int] = (),
    cards: Sequence[str] = (),
    titles: Sequence[str] = (),
    used: Sequence[Used] = (),
    knights: Sequence[tuple[int, int, str]] = (),
    follies: Sequence[tuple[int, str, Folly]] = (),
    symbols: Mapping[int, int] | None = None,
    church: str = "",
    castles: int | None = None,
    chapels: int | None = None,
    palaces: int | None = None,
    pile: int | None = None,
    bag: str | None = None,
    stack: str | None = None,
    under: str = "",
) -> State:
    """A table. What is told for fewer players than there are holds for the first ones; the rest have nothing.

    `castles`, `chapels`, `palaces` stand on the board (if left out: as many as at the start). `pile`, `bag` and
    `stack` are all that is left of bribes, tiles and cards: the last player has the rest.
    """
    the_box = replace(box(players, edition, rulings, **(typed or {})), first_game=first_game)
    last = pieces.screen(players - 1)
    held = whole_box(the_box)

    estates = [estate(text) for text in maps] + [estate(START)] * (players - len(maps))
    for seat, name, folly in follies:
        mine, bit = estates[seat], 1 << at(name)
        assert mine.meadow & bit
        estates[seat] = replace(mine, folly=mine.folly | bit, follies=(*mine.follies, (at(name), folly)))
        held = transfer(held, BOARD, GROUND, FOLLIES + folly, 1)
    for seat, some in (symbols or {}).items():
        estates[seat] = replace(estates[seat], symbols=some)
    for mine in estates:
        for tile in Tile:
            held = transfer(held, BAG, GROUND, tile, mine.tiles[tile].bit_count())
        for building in (Building.CASTLE, Building.PALACE, Building.CHAPEL):
            held = transfer(held, SUPPLY, GROUND, BUILDINGS + building, mine.buildings[building].bit_count())
    for building, told, places in (
        (Building.CASTLE, castles, BOARD_CASTLES),
        (Building.CHAPEL, chapels, BOARD_CHAPELS),
        (Building.PALACE, palaces, BOARD_PALACES),
    ):
        there = held[SUPPLY][BUILDINGS + building]
        n = min(places[players], there) if told is None else told
        held = transfer(held, SUPPLY, BOARD, BUILDINGS + building, n)

    for seat, pounds in enumerate(money):
        held = transfer(held, BANK, pieces.screen(seat), POUND, pounds)
    for seat, n in enumerate(bribes):
        held = transfer(held, BOARD, pieces.screen(seat), BRIBE, n)
    for tile in tiles_in(church):
        held = transfer(held, BAG, CHURCH, tile, 1)
    for seat, text in enumerate(tiles):
        for tile in tiles_in(text):
            held = transfer(held, BAG, pieces.screen(seat), tile, 1)
    for seat, text in enumerate(cards):
        for card in cards_in(text):
            held = transfer(held, STACK, pieces.screen(seat), CARDS + card, 1)
    if pile is not None:
        held = transfer(held, BOARD, last, BRIBE, held[BOARD][BRIBE] - pile)
    if bag is not None:
        held = _leave(held, BAG, last, tuple(Tile), [tiles_in(bag).count(tile) for tile in Tile])
    if stack is not None:
        columns = [CARDS + card for card in Card]
        held = _leave(held, STACK, last, columns, [cards_in(stack).count(card) for card in Card])
    assert all(n >= 0 for row in held for n in row), "more than the box holds"

    return State(
        box=the_box,
        turn=turn or Turn(Phase.ACT, mover, mover, acted, carded),
        held=held,
        estates=tuple(estates),
        points=(*points, *(0,) * (players - len(points))),
        titles=tuple(Title[name.upper()] for name in (*titles, *("baron",) * (players - len(titles)))),
        knights=tuple(Knight(owner, seat, at(name)) for owner, seat, name in knights),
        clock=Clock(decade, space, (mover - 1) % players if queen is None else queen),
        used=(*used, *(Used(),) * (players - len(used))),
        under=tuple(cards_in(under)),
    )


def _leave(held: Holdings, giver: int, taker: int, columns: Iterable[int], left: Sequence[int]) -> Holdings:
    for column, n in zip(columns, left, strict=True):
        held = transfer(held, giver, taker, column, held[giver][column] - n)
    return held


def names_of(state: State) -> Names:
    """The names that go with the maps here."""
    return Names(state.box.players, ((LEFT, TOP),) * state.players)


def where(state: State, place: Place | None) -> str | None:
    """A place in words, `None` for none."""
    if isinstance(place, Cell) and place.cell < 0:
        return "beyond"
    return None if place is None else say_place(place, names_of(state), state.turn.mover)


Said = str | Decision
Complaint = tuple[str, str, str | None]
"""Code, rule id and place."""


def complaints(state: State, objections: Iterable[Objection]) -> list[Complaint]:
    return [(o.code, o.rule.id, where(state, o.where)) for o in objections]


def decision_of(state: State, said: Said) -> Decision:
    """The one decision that some words mean for the player who decides."""
    if isinstance(said, Decision):
        return said
    sentence = hear(f"{state.box.players[state.turn.seat]}: {said}", names_of(state))
    ((decision,),) = sentence.moves[0]
    return decision


def refused(state: State, said: Said, seat: int | None = None) -> list[Complaint]:
    """Everything that objects; and that applying it refuses for the same reasons, and offering leaves it out."""
    decision = decision_of(state, said)
    objections = NOBLEMEN.objections(state, decision, seat)
    if seat is None:
        assert (decision in NOBLEMEN.legal_actions(state)) is (not objections)
    return complaints(state, objections)


@dataclass(frozen=True)
class Did:
    """A step in words: points as (name, code, count, points, rule, place), gains as (name, what, code, count,
    amount, rule), and what the dealer was asked for.
    """

    state: State
    step: Step[State]
    points: list[tuple[str, str, int, int, str, str | None]]
    gains: list[tuple[str, str, str, int, int, str]]
    asked: tuple[Draw, ...]


def do(state: State, said: Said, *drawn: str) -> Did:
    """Applies a decision; `drawn` is what each draw brings, and left out the first pieces there are."""
    decision = decision_of(state, said)
    assert not refused(state, decision)
    asked = NOBLEMEN.chance(state, decision)
    step = NOBLEMEN.apply(state, decision, _outcome(asked, drawn))
    names = state.box.players
    return Did(
        step.state,
        step,
        [(names[x.seat], x.code, x.count, x.points, x.rule.id, where(state, x.where)) for x in step.lines],
        [(names[x.seat], x.what, x.code, x.count, x.amount, x.rule.id) for x in step.gains],
        asked,
    )


def _outcome(asked: Sequence[Draw], drawn: Sequence[str]) -> Outcome:
    if drawn:
        read: dict[str, Callable[[str], Sequence[int]]] = {"tiles": tiles_in, "cards": cards_in}
        return tuple(tuple(read[a.what](text)) for a, text in zip(asked, drawn, strict=True))
    out = []
    for a in asked:
        first = [kind for kind, there in enumerate(a.pool) for _ in range(there)]
        out.append((*first[: a.n], *a.sure))
    return tuple(out)


def after(state: State, *said: Said) -> State:
    """The table after some decisions, whoever makes them."""
    for one in said:
        state = do(state, one).state
    return state


def hand(state: State, seat: int) -> str:
    """A player's tiles in words."""
    row = state.held[pieces.screen(seat)]
    return " ".join("FGWM"[tile] for tile in Tile for _ in range(row[tile]))


def cards_of(state: State, seat: int) -> str:
    """A player's scandal cards in words."""
    row = state.held[pieces.screen(seat)]
    return " ".join(name for name, card in CARD_NAMES.items() for _ in range(row[CARDS + card]))


def money_of(state: State, seat: int) -> int:
    return state.holds(seat, POUND)


def bribes_of(state: State, seat: int) -> int:
    return state.holds(seat, BRIBE)


def on_ground(state: State) -> list[int]:
    """What the estates show, counted from the estates alone."""
    row = [0] * COLUMNS
    for mine in state.estates:
        for tile in Tile:
            row[tile] += mine.tiles[tile].bit_count()
        for building in (Building.CASTLE, Building.PALACE, Building.CHAPEL):
            row[BUILDINGS + building] += mine.buildings[building].bit_count()
        for _, folly in mine.follies:
            row[FOLLIES + folly] += 1
    return row


def seats_from(state: State, start: int) -> tuple[int, ...]:
    return clockwise(start, state.players)
