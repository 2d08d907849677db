"""What an answer tells of a table of which not all is known: what no unknown servant can change."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import replace

from courtroll.verifier.games.palais_royal.rules import scoring as rules
from courtroll.verifier.games.palais_royal.table.codes import LineCode
from courtroll.verifier.kernel.ledger import Line
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.results import PlayerResult, Result


def only_sure(result: Result, low: Sequence[int], open_ones: Set[tuple[int, str]]) -> Result:
    """Without what seats have on edges where that is open; what is sure to come from those is one line, so that all
    lines make the least.
    """

    def is_told(seat: int, where: object) -> bool:
        return not isinstance(where, Named) or (seat, where.name) not in open_ones

    def sure(seat: int, player: PlayerResult) -> PlayerResult:
        if all(each != seat for each, _ in open_ones):
            return player
        lines = [line for line in player.lines if is_told(seat, line.where)]
        rest = low[seat] - player.before - sum(line.points for line in lines)
        unplaced = (Line(seat, LineCode.UNPLACED, 1, rest, rules.EDGES),) if rest else ()
        unscored = tuple(miss for miss in player.unscored if is_told(seat, miss.where))
        return replace(player, lines=(*lines, *unplaced), unscored=unscored)

    return replace(result, players=tuple(sure(seat, player) for seat, player in enumerate(result.players)))
