"""Nothing of a kind can be done: by which rules, and what would let it be. Of recruiting all nobles of the park are
looked at, of all else what was asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from courtroll.verifier.games.palais_royal.moves.codes import Refusal
from courtroll.verifier.games.palais_royal.moves.decisions import (
    Attend,
    Decision,
    DrawCards,
    Keep,
    Mint,
    Play,
    Post,
    Recruit,
    Reinforce,
    Step,
    Summon,
)
from courtroll.verifier.games.palais_royal.play.engine import PALAIS_ROYAL
from courtroll.verifier.games.palais_royal.play.recruiting import checks
from courtroll.verifier.games.palais_royal.table.equipment import SERVANTS
from courtroll.verifier.games.palais_royal.table.names import CARD_NAMES
from courtroll.verifier.games.palais_royal.table.pieces import CARDS, COIN, LOOKED, Card, Room
from courtroll.verifier.games.palais_royal.table.playing import InRoom, Playing, Space
from courtroll.verifier.kernel.chance import Told
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.legality import Objection, failing
from courtroll.verifier.kernel.place import AtSeat, Named, Place
from courtroll.verifier.kernel.settling.questions import BarredBy, Change, Help, smallest_sets

ROOM_OF: Final = {
    Refusal.OFFICE_EMPTY: Room.OFFICE,
    Refusal.TOO_FEW_TURQUOISE: Room.KING,
    Refusal.TOO_FEW_VIOLET: Room.POMPADOUR,
}
"""Where servants would have to stand."""
OF_NOBLES: Final = (Refusal.TOO_LITTLE_GOLD, *ROOM_OF)
"""What bars a noble; everything else bars recruiting itself."""


HELPED: Final = (Reinforce, Step, Mint, Attend, DrawCards, Post, Keep, Play, Summon)
"""What else a card, gold or more servants let somebody do."""
NAME_OF: Final = dict(zip(Card, CARD_NAMES, strict=True)) | {Card.GOLD: "gold card"}
"""A card among the names of places, where gold is what is held of it."""


class Changing(Code):
    MORE_GOLD = "more-gold"
    MORE_SERVANTS = "more-servants"
    CARD_FIRST = "card-first"
    CARD_IN_HAND = "card-in-hand"


def barred_everywhere(state: Playing, decision: Decision) -> list[BarredBy]:
    """Every smallest set of rules that bars all nobles of the park, or what bars a thing for which more would help."""
    if not isinstance(decision, Recruit):
        against = _objections(state, decision)
        is_barred = what_would_help(state, decision)
        return [BarredBy(tuple(dict.fromkeys(each.rule for each in against)), ())] if is_barred else []
    barred = [{each.rule for each in against} for _, against in _nobles(state, decision)]
    if not all(barred):
        return []
    rules = sorted(set().union(*barred), key=lambda rule: rule.id)
    smallest = smallest_sets(rules, lambda chosen: all(bars & chosen for bars in barred))
    return [BarredBy(chosen, ()) for chosen in smallest]


def what_would_help(state: Playing, decision: Decision) -> list[Help]:
    """The fewest changes of what a player has after which it could be done: a noble recruited, or what was asked."""
    if not isinstance(decision, Recruit):
        return _tried(state, decision)
    ways = [Help(tuple(_change(state, each) for each in against), where) for where, against in _nobles(state, decision)]
    fewest = min((_size(way) for way in ways), default=0)
    few = list({way.changes: way for way in reversed(ways) if _size(way) == fewest}.values())[::-1]
    return [*_cards_first(state, decision), *few]


def _nobles(state: Playing, decision: Decision) -> Iterator[tuple[Place, list[Objection]]]:
    """Each noble, with what bars it; none where nobody knows what one of them shows."""
    nobles, park = state.box.equipment.nobles, state.box.equipment.park.value
    there = [(space, noble) for space, noble in enumerate(state.park) if noble >= 0]
    if isinstance(decision, Recruit) and all(nobles[noble].typed for _, noble in there):
        for space, _ in there:
            cell = park.cells[space]
            against = failing(checks(state, Recruit(cell)))
            yield Space(cell), [each for each in against if each.code in OF_NOBLES]


def _objections(state: Playing, decision: Decision) -> Sequence[Objection]:
    return PALAIS_ROYAL.objections(state, decision)


def _tried(state: Playing, decision: Decision) -> list[Help]:
    """What is lacking and, if that will not do, as few servants more in one room: each is tried. None where something
    of the kind can be done as it is.
    """
    if not isinstance(decision, HELPED) or any(_is_alike(each, decision) for each in _offered(state)):
        return []
    return [*_cards_first(state, decision), *_more(state, decision)]


def _is_alike(offered: Decision, decision: Decision) -> bool:
    """Whether something is of the kind of what was asked: of cards the same one, of what was drawn any."""
    return offered == decision if isinstance(decision, Play) else isinstance(offered, type(decision))


def _cards_first(state: Playing, decision: Decision) -> Iterator[Help]:
    """Cards of the hand, of which each by itself lets it be done once it is played."""

    def is_asked(offered: Decision) -> bool:
        """A noble may take seals that the card brings, of which nothing was said."""
        alike = isinstance(offered, Recruit) and isinstance(decision, Recruit) and offered.cell == decision.cell
        return alike or offered == decision

    for played in [each for each in _offered(state) if isinstance(each, Play) and each != decision]:
        after = PALAIS_ROYAL.run(state, played, Told(())).state
        if any(map(is_asked, _offered(after))):
            where = Named(NAME_OF[played.card])
            yield Help((Change(Changing.CARD_FIRST, where),), where)


def _more(state: Playing, decision: Decision) -> list[Help]:
    lacking = [each.lack for each in _objections(state, decision) if each.lack is not None]
    missing = {(lack.holder, lack.item): lack.n for lack in lacking if lack.n > 0 and lack.holder != LOOKED}
    if missing and _is_legal_with(state, decision, missing):
        return [_help(state, missing)]
    for n in () if isinstance(decision, Play | Summon) else range(1, SERVANTS + 1):
        more = ({**missing, (int(room), state.turn.seat): n} for room in Room)
        found = [_help(state, each) for each in more if _is_legal_with(state, decision, each)]
        if found:
            return found
    return []


def _offered(state: Playing) -> Sequence[Decision]:
    return PALAIS_ROYAL.legal_actions(state)


def _is_legal_with(state: Playing, decision: Decision, more: Mapping[tuple[int, int], int]) -> bool:
    """Whether something may be decided with so many more of what somebody holds."""
    held = [list(row) for row in state.held]
    for (holder, item), n in more.items():
        held[holder][item] += n
    return not _objections(replace(state, held=tuple(map(tuple, held))), decision)


def _help(state: Playing, more: Mapping[tuple[int, int], int]) -> Help:
    where: Place = AtSeat(state.turn.seat, "supply")
    changes = []
    for (holder, item), n in more.items():
        if item == COIN:
            where = AtSeat(state.turn.seat, "gold")
            changes.append(Change(Changing.MORE_GOLD, where, str(n)))
        elif item > COIN:
            where = Named(NAME_OF[Card(item - CARDS)])
            changes.append(Change(Changing.CARD_IN_HAND, where))
        else:
            where = InRoom(Room(holder)) if holder < len(Room) else where
            changes.append(Change(Changing.MORE_SERVANTS, where, str(n)))
    return Help(tuple(changes), where)


def _change(state: Playing, against: Objection) -> Change:
    assert against.lack is not None
    room = ROOM_OF.get(Refusal(against.code))
    if room is None:
        return Change(Changing.MORE_GOLD, AtSeat(state.turn.seat, "gold"), str(against.lack.n))
    return Change(Changing.MORE_SERVANTS, InRoom(room), str(against.lack.n))


def _size(way: Help) -> int:
    return sum(int(change.thing) for change in way.changes)
