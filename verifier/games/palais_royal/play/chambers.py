"""3. What is done once servants have moved: gold from the mint (Zecca), servants more in the two chambers
(Gabinetto del Re, Madame de Pompadour).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from courtroll.verifier.games.palais_royal.moves.codes import Refusal
from courtroll.verifier.games.palais_royal.moves.decisions import Attend, Mint
from courtroll.verifier.games.palais_royal.moves.draft import Draft
from courtroll.verifier.games.palais_royal.play import rounds, turns
from courtroll.verifier.games.palais_royal.rules import nobles as noble_rules
from courtroll.verifier.games.palais_royal.rules import rooms as rules
from courtroll.verifier.games.palais_royal.rules import turn as turn_rules
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.codes import Good, LineCode
from courtroll.verifier.games.palais_royal.table.pieces import BANK, COIN, Kind, Room
from courtroll.verifier.games.palais_royal.table.playing import THIRD, Playing, Table, Turn, in_room
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.ledger import Part
from courtroll.verifier.kernel.legality import Check, Lack
from courtroll.verifier.kernel.reading import Path

attend = cache(Attend)
KING: Final = Room.KING
EITHER: Final = Kind.EITHER
"""Members of enums that every list of moves looks at, as in `turns`."""
MINTED = (Mint(),)
MINT_ITSELF: Final = in_room(Room.MINT)
CHAMBERS: Final = {
    Room.KING: (Kind.TURQUOISE, rules.KING_MAJORITY),
    Room.POMPADOUR: (Kind.VIOLET, rules.POMPADOUR_MAJORITY),
}
"""By chamber: the privilege that sets a servant more there, and the rule of its majority."""


# -------------------------------------------------------------------------------------------------- the mint


def mint_offers(state: Playing) -> Sequence[Mint]:
    turn = state.turn
    if turn.stage > THIRD or turn.minted or not turns.brings(state, Room.MINT, Kind.GOLD):
        return ()
    return MINTED


def mint_checks(state: Playing, decision: Mint) -> Iterable[Check]:
    turn = state.turn
    yield turns.in_order(turn, THIRD)
    looked: tuple[Path, ...] = (("pending", "minted"),)
    yield Check(not turn.minted, Refusal.ACTION_TWICE, turn_rules.ONCE, MINT_ITSELF, looked=looked)
    brought = turns.brought(state, Room.MINT, Kind.GOLD)
    lack = Lack(Room.MINT, turn.seat, 1)
    looked = turns.of_majority(state, Room.MINT)
    yield Check(brought > 0, Refusal.NOTHING_TO_TAKE, rules.MINT, MINT_ITSELF, lack, looked=looked)


def mint_effect(draft: Draft, decision: Mint) -> None:
    turns.enter(draft, THIRD)
    found = turns.parts(draft, Room.MINT, Kind.GOLD)
    draft.gain(Good.GOLD, found)
    draft.move(BANK, pieces.supply(draft.turn.seat), COIN, turns.amount(found))
    draft.turn = draft.turn._replace(minted=True)


# -------------------------------------------------------------------------------------------- the two chambers


def still_due(turn: Turn, chamber: Room) -> int | None:
    """What is left to set in a chamber; `None` until it was looked at."""
    return turn.king if chamber is KING else turn.pompadour


def first_due(state: Table, chamber: Room) -> tuple[int, int]:
    """What may be set in a chamber: one for the majority, and then one for each noble of its colour."""
    kind, _ = CHAMBERS[chamber]
    return 1 if turns.has_bonus(state, chamber) else 0, turns.privilege(state, kind)


def due_parts(state: Table, chamber: Room) -> tuple[Part, ...]:
    """The same part by part."""
    _, rule = CHAMBERS[chamber]
    bonus, more = first_due(state, chamber)
    return (
        Part(LineCode.MAJORITY, bonus, bonus, rule),
        Part(LineCode.NOBLE, more, more, noble_rules.SEALS),
    )


def own_due(state: Table, chamber: Room) -> int:
    """How many servants may still be set in a chamber, apart from those that may go to either."""
    left = still_due(state.turn, chamber)
    if left is not None:
        return left
    bonus, more = first_due(state, chamber)
    return bonus + more


def either_due(state: Playing) -> int:
    """How many servants may still be set in one of the two, whichever their owner likes."""
    return turns.privilege(state, EITHER) - state.turn.either


def due(state: Playing, chamber: Room) -> int:
    return own_due(state, chamber) + either_due(state)


def attend_offers(state: Playing) -> Sequence[Attend]:
    if state.turn.stage > THIRD:
        return ()
    either = either_due(state)
    return [
        each
        for chamber in CHAMBERS
        if own_due(state, chamber) + either
        for each in _attends(chamber, turns.sources(state, chamber))
    ]


@cache
def _attends(chamber: Room, sources: tuple[Room | None, ...]) -> tuple[Attend, ...]:
    return tuple(attend(chamber, source) for source in sources)


def attend_checks(state: Playing, decision: Attend) -> Iterable[Check]:
    turn, chamber = state.turn, decision.chamber
    yield turns.in_order(turn, THIRD)
    if turn.stage <= THIRD:
        kind, rule = CHAMBERS[chamber]
        code = Refusal.NO_MAJORITY
        if still_due(turn, chamber) is not None:
            code = Refusal.TOO_MANY_ATTENDANTS
            of_nobles = turns.privilege(state, kind) or turns.privilege(state, Kind.EITHER)
            rule = noble_rules.SEALS_TIME if of_nobles else rule
        looked = turns.of_majority(state, chamber)
        yield Check(due(state, chamber) > 0, code, rule, in_room(chamber), looked=looked)
    yield from turns.source_checks(state, decision.source, chamber)


def attend_effect(draft: Draft, decision: Attend) -> None:
    turns.enter(draft, THIRD)
    chamber = decision.chamber
    if still_due(draft.turn, chamber) is None:
        draft.gain(Good.SEALS, due_parts(draft, chamber))
    mine, either = own_due(draft, chamber), draft.turn.either
    if not mine:
        draft.gain(Good.SEALS, (Part(LineCode.NOBLE_OF_EITHER, 1, 1, noble_rules.SEALS),))
        either = either + 1
    left = max(0, mine - 1)
    draft.turn = (
        draft.turn._replace(king=left, either=either)
        if chamber is Room.KING
        else draft.turn._replace(pompadour=left, either=either)
    )
    draft.set_servant(decision.source, chamber)


def attend_undo(state: Playing, decision: Attend) -> Playing | None:
    source = pieces.supply(state.turn.seat) if decision.source is None else decision.source
    return rounds.with_servant(state, decision.chamber, source)


MINT = Verb("mint", Mint, mint_offers, mint_checks, mint_effect)
ATTEND = Verb("attend", Attend, attend_offers, attend_checks, attend_effect, attend_undo)
