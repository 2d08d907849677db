"""A file of a turn taken apart: what it tells, and what it leaves open that is no piece."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.document.shapes import EquipmentTable
from courtroll.verifier.games.kings_progress.faults.pending import AFTER_TURNS
from courtroll.verifier.games.kings_progress.play.control import stays_with_its_holder
from courtroll.verifier.games.kings_progress.scoring.projection import values_at
from courtroll.verifier.games.kings_progress.settle.facts import REST, TAKEN, Facts, facts_of, listed, may_have
from courtroll.verifier.games.kings_progress.table.box import ASSUMED_COURT_TRACK, INNS, LONDON
from courtroll.verifier.games.kings_progress.table.equipment import (
    ARRIVALS,
    ROUNDS,
)
from courtroll.verifier.games.kings_progress.table.pieces import (
    CARDS,
    DISGUISE,
    SUITS,
    Courtier,
    Prize,
)
from courtroll.verifier.games.kings_progress.table.progress import Phase, Progress
from courtroll.verifier.kernel.position import Hole, Why
from courtroll.verifier.kernel.reading import NOTHING, Path, Unknown
from courtroll.verifier.kernel.settling.meaning import Table
from courtroll.verifier.kernel.settling.wants import Open, least, one_of, value

LONGEST_TRACK: Final = 99
OF_ANY_SIZE: Final = "of any size"
"""What a build typed "?" may be, besides none and one card."""


def table_of(described: Described, speaker: int) -> Table[Facts]:
    """A described turn as verdicts want it."""
    facts = facts_of(described, speaker)
    return Table(facts, tuple(_opens(facts)))


def _opens(facts: Facts) -> Iterator[Open]:
    described = facts.described
    assert described.play is not None
    state = described.play.state
    seats = range(state.players)
    mover = state.turn.mover if described.play.is_known("turn") else facts.speaker
    for hole in described.play.holes:
        match hole.path:
            case ("turn",):
                yield _values(hole, [facts.speaker, *(seat for seat in seats if seat != facts.speaker)])
            case ("king",):
                yield _values(hole, [mover, *(seat for seat in seats if seat != mover)])
            case ("pawn",):
                yield _values(hole, _spaces(state))
            case ("court",):
                yield _values(hole, list(range(ROUNDS)))
            case ("at", str(word)):
                home = next(courtier for courtier in Courtier if courtier.word == word)
                yield _values(hole, [home, LONDON, *range(INNS, len(state.box.equipment.map.value.names))])
            case ("rulings", str(name)):
                option = next(each for each in state.box.ruleset.options if each.name == name)
                mine = state.box.ruleset.reading(option)
                yield _values(hole, sorted(map(str, option.readings), key=lambda each: each != mine))
            case _:
                pass
    yield from _box(described)
    path: Path
    if described.document.is_more_done:
        path = ("so-far",)
        is_used = state.turn.ability is not None
        yield one_of(path, (False, True, *(() if is_used else (Courtier.CHAPLAIN.word,))), asked=True)
    yield from _arrivals(facts)
    if state.turn.phase is Phase.SHED and state.turn.prize is None:
        path = ("pending", "prize")
        yield Open(path, [value(path, prize) for prize in Prize], asked=False)
    pairs = described.document.pairs
    for number, pair in enumerate(pairs if isinstance(pairs, tuple) else ()):
        if isinstance(pair, Unknown):
            yield one_of((TAKEN, "pairs", number), (0, 1), asked=True)
    for seat, player in enumerate(described.document.player):
        for courtier in Courtier:
            builds = player.builds
            said = builds if isinstance(builds, Unknown) else builds.get(courtier, NOTHING if builds is NOTHING else ())
            if (said is NOTHING or isinstance(said, Unknown)) and may_be_built(described, courtier):
                yield _whether_built(facts, seat, courtier)
        yield from _covered(facts, seat)
        for what in ("major", "minor"):
            cards = getattr(player, what)
            for courtier in Courtier:
                has, _ = facts.courtiers[courtier].cards[what]
                is_open = not has and may_have(cards, courtier)
                if is_open and (cards is not None or not is_settled(described, courtier)):
                    yield _whether(("player", seat, what, courtier.word), asked=cards is not None)
        if player.used is not None:
            for courtier in Courtier:
                if may_have(player.used, courtier):
                    yield _whether(("player", seat, "used", courtier.word), asked=True)


def _whether_built(facts: Facts, seat: int, courtier: Courtier) -> Open:
    """A build that nobody told: none or one. One typed "?" may be of more cards too, and where it is not told who has
    the courtier's cards, of all that nobody sees.
    """
    players, path = facts.described.document.player, ("player", seat, "builds", courtier.word)
    builds = players[seat].builds
    whether = _whether(path, asked=builds is not NOTHING)
    if builds is NOTHING or isinstance(builds, Unknown):
        return whether
    more = value(path, OF_ANY_SIZE)
    every = {
        want: n
        for kind, n in enumerate(facts.unseen[:CARDS])
        if SUITS[kind] == courtier and n > 0
        for want, n in least((REST, seat), kind, n).items()
    }
    is_told = not any(may_have(player.major, courtier) for player in players)
    return whether._replace(ways=[*whether.ways, more, *([] if is_told else [{**more, **every}])])


def _spaces(state: Progress) -> Sequence[int]:
    """Where the King pawn may be: short of the crown while turns go on, on it first when they are over."""
    crown = state.box.equipment.court_track.value
    short = range(state.players, crown)
    return (crown, *short) if state.turn.phase in AFTER_TURNS else short


def _covered(facts: Facts, seat: int) -> Iterator[Open]:
    """What a card typed "?" under a build may be: one of the courtier's own suit, or a Disguise card of any other."""
    said = facts.described.document.player[seat].builds
    for courtier, cards in () if isinstance(said, Unknown) else said.items():
        for index, each in enumerate(() if isinstance(cards, Unknown) else cards):
            if index and isinstance(each, Unknown):
                path: Path = ("player", seat, "builds", Courtier(courtier).word, index)
                own = [kind for kind in range(CARDS) if SUITS[kind] == courtier and facts.unseen[kind] > 0]
                yield Open(path, [value(path, kind) for kind in (*own, DISGUISE)], asked=True)


def may_be_built(described: Described, courtier: Courtier) -> bool:
    """Whether the control cards that are told leave room for a build on a courtier."""
    players = described.document.player
    is_held = any(courtier in listed(player.major) for player in players)
    return is_held or courtier in described.play_state.road.arrived or any(may_have(p.major, courtier) for p in players)


def is_settled(described: Described, courtier: Courtier) -> bool:
    """Whether the builds alone say who has the cards of a courtier: all are told, none are level, and it is not at the
    Royal Court.
    """
    state = described.play_state
    arrived = described.document.arrived
    is_told = not isinstance(arrived, Unknown) and not any(isinstance(each, Unknown) for each in arrived)
    lags = courtier in listed(arrived) or not is_told
    assert described.play is not None
    may_stay = not described.play.is_known("rulings", "empty-control") or stays_with_its_holder(
        state.box.ruleset.empty_control
    )
    if lags or state.turn.phase is Phase.SHED or may_stay:
        return False
    for player in described.document.player:
        said = player.builds
        if said is NOTHING or isinstance(said, Unknown):
            return False
        cards = said.get(courtier, ())
        if isinstance(cards, Unknown) or any(isinstance(each, Unknown) for each in cards):
            return False
    built_up = [value for value in values_at(state.builds, courtier) if value]
    return len(set(built_up)) == len(built_up)


def _whether(path: Path, *, asked: bool) -> Open:
    return Open(path, [value(path, False), value(path, True)], asked)


def _box(described: Described) -> Iterator[Open]:
    """The crown's space, where no file types it: behind the King pawn it is nowhere."""
    state, said = described.play_state, described.document.equipment
    path: Path = ("equipment", "court-track")
    typed = said.court_track if isinstance(said, EquipmentTable) else said
    if not isinstance(typed, int):
        pawn = state.clock.space
        ways = (max(ASSUMED_COURT_TRACK, pawn), pawn + 1, LONGEST_TRACK)
        yield Open(path, [value(path, each) for each in dict.fromkeys(ways)], isinstance(typed, Unknown))


def _arrivals(facts: Facts) -> Iterator[Open]:
    """Who may have arrived, where the file does not say it of all."""
    document = facts.described.document
    said, at = document.arrived, document.at
    away = frozenset() if isinstance(at, Unknown) else frozenset(at)
    told = () if isinstance(said, Unknown) else said
    left = [courtier for courtier in Courtier if courtier not in away and courtier not in told]
    left.sort(key=lambda courtier: not _lags(facts, courtier))
    phase = facts.described.pending.phase
    if isinstance(said, Unknown):
        ways = [(), *_runs(left, range(1, ARRIVALS + 1))]
    elif n := sum(isinstance(each, Unknown) for each in said):
        ways = []
        for some in _runs(left if len(left) >= n else [each for each in Courtier if each not in told], (n,)):
            more = iter(some)
            ways.append(tuple(next(more) if isinstance(each, Unknown) else each for each in said))
    elif not said and phase in (Phase.GIFT, Phase.MINOR):
        card = "major" if phase is Phase.GIFT else "minor"
        held = getattr(document.player[facts.speaker], card)
        mine = () if held is None or isinstance(held, Unknown) else held
        fewest = facts.described.play_state.turn.served + 1
        ways = _runs(sorted(left, key=lambda c: c not in mine), range(fewest, ARRIVALS + 1))
    else:
        return
    path: Path = ("arrived",)
    if ways:
        yield Open(path, [value(path, each) for each in ways], bool(said))


def _lags(facts: Facts, courtier: Courtier) -> bool:
    """Whether its cards lie elsewhere than the builds that are told would put them, were it not at the Royal Court."""
    said = facts.courtiers[courtier]
    return bool(said.told) and said.cards["major"] == ((), False)


def _runs(left: Sequence[Courtier], numbers: Iterable[int]) -> list[tuple[Courtier, ...]]:
    """So many of them, with each of them last once: who arrived last, who did at all, and how many."""
    return [
        tuple(left[(last + back) % len(left)] for back in range(n)[::-1])
        for n in numbers
        for last in range(len(left))
        if n <= len(left)
    ]


def _values(hole: Hole, ways: Sequence[object]) -> Open:
    return Open(hole.path, [value(hole.path, each) for each in ways], hole.why is Why.ASKED)
