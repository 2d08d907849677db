"""What is said, written and read: sentences, logs, position files, first lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import permutations
from typing import Any, Final

from courtroll.properties.games.noblemen.laws.steps import table_now, table_then
from courtroll.properties.games.noblemen.making import lands
from courtroll.properties.games.noblemen.second.flow.opening import opening
from courtroll.properties.games.noblemen.second.sentences import PIECES, contradictions, sentence, told_equipment
from courtroll.properties.play.laws import Begun, Breach, Ended, Law, Moved, only_so_many_begin
from courtroll.verifier.games.noblemen.moves.decisions import Lay
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.pieces import Tile
from courtroll.verifier.games.noblemen.table.state import Phase, State
from courtroll.verifier.kernel.replay import LogError, entry_line, header_line, read_log, replay

PRESETS: Final[Mapping[str, tuple[str, str]]] = {
    "area-symbol": ("single", "single"),
    "castle-knight": ("supply-first", "free-choice"),
    "title-needs": ("marker", "marker"),
    "title-order": ("marker", "marker"),
    "title-choice": ("free", "free"),
    "space-zero": ("shared", "shared"),
    "bribe-count": ("up-to-five", "five"),
    "turn-action": ("exactly-one", "at-most-one"),
    "first-game-tiles": ("advice", "duty"),
    "intrigue-limit": ("free", "counts"),
    "folly-areas": ("reused", "reused"),
    "swap-time": ("any", "any"),
    "shared-chapel": ("each-manor", "each-manor"),
    "bribes-in-box": ("20", "28"),
    "palaces-in-box": ("12", "15"),
}
"""What each text says, the German and the Italian."""
ODD_NAMES: Final = ("Jo", "jo ann", "Knight", "A1", "lay F B2")
"""Names that look like other words, or begin like each other."""
FIVE_OF_EACH: Final = (
    "noblemen.box.players", "noblemen.box.screens", "noblemen.box.counters", "noblemen.box.action-markers",
    "noblemen.box.summaries",
)  # fmt: skip
LATELY: Final = 20
"""Entries before the end of a log among which one is spoilt."""


def _told(header: Mapping[str, object]) -> Mapping[str, Any]:
    """The part of a first line that says by what one plays."""
    position = header.get("position")
    return position if isinstance(position, dict) else header


def plays_by_what_is_told(begun: Begun) -> Iterator[Breach]:
    table, told = table_now(begun), _told(begun.header)
    edition = 1 if told.get("edition") == "it" else 0
    readings = {name: both[edition] for name, both in PRESETS.items()}
    readings |= {name: str(reading) for name, reading in told.get("rulings", {}).items()}
    played = {option.name: table.options.reading(option) for option in table.options.options}
    for name, reading in readings.items():
        if played.get(name) != reading:
            yield Breach(f"{name} is {reading!r} and is played as {played.get(name)!r}")
    for difference in told_equipment(told.get("equipment", {}), table):
        yield Breach(difference)
    if table.first_game != told.get("first-game", False):
        yield Breach("whether it is a first game is not heeded", ("noblemen.setup.first-game",))


def begins_as_told(begun: Begun) -> Iterator[Breach]:
    """A new game with the table that setup lays, any other with the table that is described."""
    header, table = begun.header, table_now(begun)
    names = begun.room.names(begun.data)
    if begun.data != begun.room.begin(header):
        yield Breach("it begins from another table than its first line says")
    position = header.get("position")
    if isinstance(position, dict):
        for difference in contradictions(position, table, names):
            yield Breach(difference)
        return
    told = header["players"]
    if not isinstance(told, list) or list(names) != told:
        yield Breach(f"{names} play and should be {told}", ("noblemen.box.players",))
        return
    first = header.get("start")
    bribes = _told(header).get("equipment", {}).get("bribes")
    right = opening(table, 0 if first is None else told.index(first), bribes)
    if table != right:
        yield Breach(f"setup lays {table} and should lay {right}", ("noblemen.setup.money", "noblemen.setup.board"))


def says_the_sentence(moved: Moved) -> Iterator[Breach]:
    right = sentence(moved.decision, moved.room.names(moved.data), moved.seat)
    said = moved.room.say_move(moved.decision, moved.data, moved.seat)
    if said != right:
        yield Breach(f"{moved.decision!r} is said as {said!r} and should be {right!r}")


def names_what_is_drawn(moved: Moved) -> Iterator[Breach]:
    for draw, pieces, words in zip(moved.done.asked, moved.outcome, moved.done.drawn, strict=True):
        right = tuple(PIECES[draw.what][piece] for piece in pieces)
        if words != right:
            yield Breach(f"drawn are {right} and called {words}")


def hears_odd_names(moved: Moved) -> Iterator[Breach]:
    """Names that look like other words, or begin like each other."""
    names, source, state = ODD_NAMES[: moved.players], moved.random(), moved.data
    begun = replace(state, box=replace(state.box, players=names))
    for decision in (moved.decision, source.choice(moved.legal)):
        text = sentence(decision, names, moved.seat)
        try:
            heard = moved.room.hear(text, begun)
        except LogError as error:
            yield Breach(f"{text!r} is not understood: {error.code} {error.found!r}")
            return
        if heard.seat != moved.seat or heard.moves != (((decision,),),):
            yield Breach(f"{text!r} is heard as {heard!r}")


def hears_several_tiles(moved: Moved) -> Iterator[Breach]:
    """Tiles that are said to be laid in one sentence may be laid in any order."""
    source, names = moved.random(), moved.room.names(moved.data)
    start = frame.cell_at(source.randrange(8, 50), source.randrange(8, 50))
    laid = [Lay(source.choice(list(Tile)), start + n) for n in range(source.randint(2, 3))]
    first, *others = (sentence(decision, names, moved.seat) for decision in laid)
    text = ", ".join([first, *(other.partition(" lay ")[2] for other in others)])
    try:
        heard = moved.room.hear(text, moved.data)
    except LogError as error:
        yield Breach(f"{text!r} is not understood: {error.code} {error.found!r}")
        return
    if heard.seat != moved.seat or list(map(set, heard.moves)) != [set(permutations(laid))]:
        yield Breach(f"{text!r} is heard as {heard!r}", ("noblemen.lay.beside",))


def files_say_what_lies_there(moved: Moved) -> Iterator[Breach]:
    document = moved.room.write(moved.data_after)
    for difference in contradictions(document, table_then(moved), moved.room.names(moved.data)):
        yield Breach(f"in a position file {difference}")


def rare_tables_are_read_back(moved: Moved) -> Iterator[Breach]:
    """Tables in the middle of something have more to be forgotten than others."""
    state: State = moved.data_after
    if state.turn.phase in (Phase.ACT, Phase.LAY) and moved.number % 5:
        return
    if moved.random().randrange(2):
        state = _areas_told(state)
    header = {"courtroll": 1, "game": moved.room.name, "position": moved.room.write(state)}
    if moved.room.begin(header) != state:
        yield Breach(f"the position file of a table in phase {state.turn.phase.value} is read as another table")


def _areas_told(state: State) -> State:
    """The same table, with the areas written down of each estate that nobody's knights stand on."""
    reading, abroad = state.box.ruleset.area_symbol, {knight.seat for knight in state.knights}
    return replace(
        state,
        estates=tuple(
            estate if seat in abroad or estate.symbols is not None else lands.with_all_symbols(estate, reading)
            for seat, estate in enumerate(state.estates)
        ),
    )


# ------------------------------------------------------------------------------------------- written logs


def _text(ended: Ended) -> list[str]:
    header = {key: value for key, value in ended.header.items() if key not in ("courtroll", "game")}
    names = ended.room.names(ended.data)
    moves = (entry_line(sentence(made.decision, names, made.seat), made.drawn) for made in ended.moves)
    return [header_line(ended.room.name, header), *moves]


def _replayed(ended: Ended, lines: list[str]) -> Any:
    log = read_log("".join(f"{line}\n" for line in lines).encode())
    room, state = ended.room, ended.room.begin(log.header)
    return replay(room.engine(), state, log.entries, lambda text: room.hear(text, state), room.drawn(state))


def the_written_log_replays(ended: Ended) -> Iterator[Breach]:
    """By the referee's engine, whoever's was played with."""
    replayed = _replayed(ended, _text(ended))
    if replayed.offence is not None:
        yield Breach(f"the log is refused at line {replayed.offence.line}: {replayed.offence}")
    elif replayed.state != ended.data:
        yield Breach("the written log leads to another table")
    elif replayed.moves != len(ended.moves):
        yield Breach(f"{len(ended.moves)} decisions are replayed as {replayed.moves}")


def a_spoilt_log_is_refused(ended: Ended) -> Iterator[Breach]:
    """One decision is another player's, or its draws are too few or too many: the log stops there and nowhere else."""
    if not ended.moves:
        return
    lines, names = _text(ended), ended.room.names(ended.data)
    drawn = [number for number, made in enumerate(ended.moves) if any(made.drawn)]
    kind = len(ended.moves) % 4
    if kind == 0 or not drawn:
        place = max(0, len(ended.moves) - 1 - len(ended.moves) % LATELY)
        made = ended.moves[place]
        wrong = entry_line(sentence(made.decision, names, (made.seat + 1) % len(names)), made.drawn)
    else:
        place = drawn[-1]
        made = ended.moves[place]
        draws = {1: (), 2: (*made.drawn[:-1], made.drawn[-1][:-1]), 3: (*made.drawn, made.drawn[-1])}[kind]
        wrong = entry_line(sentence(made.decision, names, made.seat), draws)
    yield from _stops_at(ended, [*lines[: place + 1], wrong, *lines[place + 2 :]], place + 2)


def _stops_at(ended: Ended, lines: list[str], number: int) -> Iterator[Breach]:
    replayed = _replayed(ended, lines)
    if replayed.offence is None or replayed.offence.line != number or replayed.moves != number - 2:
        yield Breach(f"a log that is spoilt at line {number} is refused by {replayed.offence}")


BEGIN_LAWS: Final[tuple[Law[Begun], ...]] = (
    Law("plays-by-what-is-told", "Edition, readings and typed values are those of the first line.",
        plays_by_what_is_told, 1, ("noblemen.setup.first-game", "noblemen.box.prices", "noblemen.box.round-track")),
    Law("begins-as-told", "A game begins with the table that setup lays, or that is described.", begins_as_told, 1,
        ("noblemen.setup.money", "noblemen.setup.estate", "noblemen.setup.board", "noblemen.setup.queen",
         "noblemen.setup.baron", "noblemen.setup.knights", "noblemen.setup.no-knight")),
    Law("each-a-colour", "Three, four or five begin, each by a name of their own.",
        only_so_many_begin(3, 5, FIVE_OF_EACH, ("noblemen.setup.colours", "noblemen.setup.summaries")), 1,
        (*FIVE_OF_EACH, "noblemen.setup.colours", "noblemen.setup.summaries")),
)  # fmt: skip
WORD_LAWS: Final[tuple[Law[Moved], ...]] = (
    Law("says-the-sentence", "A decision is said in the words of a log.", says_the_sentence),
    Law("names-what-is-drawn", "Pieces drawn are called by their names.", names_what_is_drawn),
    Law("hears-odd-names", "Players may be called anything.", hears_odd_names, every=5),
    Law("hears-several-tiles", "Tiles said to be laid together are laid in any order.", hears_several_tiles, every=7),
    Law("files-say-what-lies", "A position file says what lies on the table.", files_say_what_lies_there, every=7),
    Law("rare-tables-read-back", "The file of a table in the middle of something gives the same table back.",
        rare_tables_are_read_back, every=6),
)  # fmt: skip
LOG_LAWS: Final[tuple[Law[Ended], ...]] = (
    Law("written-log-replays", "The game's log in words leads the referee to the same table.", the_written_log_replays),
    Law("spoilt-log-is-refused", "A log stops at the line that is not legal, and nowhere else.",
        a_spoilt_log_is_refused),
)  # fmt: skip
