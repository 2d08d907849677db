"""Faults planted in what a described table means: places, bounds, repairs, and what is typed "?"."""

from __future__ import annotations

from typing import Final

from courtroll.properties.plant import Plant

PLACES: Final = (
    Plant("asked-hand-left-out", "noblemen.setup.screen", "settle/tables.py",
          "asked, high = hole.why is Why.ASKED, ENDLESS", "asked, high = False, ENDLESS",
          'What is behind a screen speaks for the mover also where it is typed "?".'),
    Plant("church-of-nine", "noblemen.church.three-each", "settle/tables.py",
          "CHURCH, (tile,), 0, 3)\n    for hole", "CHURCH, (tile,), 4, 9)\n    for hole",
          "A church that nobody counts has more than three tiles of a kind."),
    Plant("coins-run-out", "noblemen.box.coins-endless", "settle/tables.py",
          "    held[BANK][POUND] -= owed\n", "    held[BANK][POUND] -= 0\n",
          "What the bank pays beyond the coins comes from nowhere."),
    Plant("counts-are-no-counts", "noblemen.setup.screen", "kernel/settling/slots.py",
          "flow.reach({i: slot.low for i, slot in enumerate(slots)}, needed=True)", "flow.reach({})",
          "A place need not hold as much as is typed."),
    Plant("home-is-not-home", "noblemen.box.tiles", "settle/tables.py",
          "        held[home][column] = 0\n", "        held[home][column] = min(1, held[home][column])\n",
          "One of each unseen kind lies in its home twice."),
    Plant("titles-start-at-duke", "noblemen.title.supply", "settle/tables.py",
          "else (*Title, *none)", "else (*Title, *none)[-1:]", "A title that nobody told is that of a duke."),
)  # fmt: skip
REPAIRS: Final = (
    Plant("no-tile-beside", "noblemen.lay.beside", "settle/mends.py",
          "        case Placement.NOT_BESIDE_A_TILE if cell is not None:\n",
          "        case Placement.NOT_BESIDE_A_TILE if cell is None:\n",
          "An estate that is not drawn has no tile beside the one that is laid."),
    Plant("others-have-it", "noblemen.setup.screen", "kernel/settling/running.py",
          "            if slot.row == lack.holder and lack.item in slot.columns:\n",
          "            if slot.row == lack.holder and lack.item in slot.columns and slot.low:\n",
          "Nobody has what they lack in a place of which nothing is told."),
    Plant("nothing-else-is-open", "noblemen.turn.only-mover", "kernel/settling/running.py",
          "if is_below(each.path, path) and (free :=", "if each.asked and is_below(each.path, path) and (free :=",
          "What is no piece and is left out is as plain as can be, whatever looks at it."),
    Plant("no-more-castles", "noblemen.knight.one-per-castle", "settle/mends.py",
          "    FaultCode.MORE_KNIGHTS_THAN_CASTLES: Building.CASTLE,\n"
          "    FaultCode.KNIGHT_WITHOUT_CASTLE: Building.CASTLE,",
          "    FaultCode.MORE_KNIGHTS_THAN_CASTLES: Building.CHAPEL,\n"
          "    FaultCode.KNIGHT_WITHOUT_CASTLE: Building.CHAPEL,",
          "An estate that is not drawn has one castle, however many knights are out."),
    Plant("faults-look-nowhere", "noblemen.area.square", "kernel/settling/running.py",
          "else self.meaning.seen(self.table, against)", "else ()", "What a fault looked at may not be otherwise."),
)  # fmt: skip
VERDICTS: Final = (
    Plant("so-far-after-an-action", "noblemen.turn.one-action", "settle/so_far.py",
          "Turn(Phase.ACT, seat, seat, carded=", "Turn(Phase.ACT, seat, seat, acted=True, carded=",
          "What was done so far was done after the action of the turn."),
    Plant("sure-of-scores-only", "noblemen.end.winner", "unknown/decade.py",
          "seen.is_won if game_over else not is_open and low == high", "not is_open and low == high",
          "Who wins is certain only where nobody's points are open."),
    Plant("tables-that-cannot-be", "noblemen.manors.apart", "kernel/settling/search.py",
          "    if not found.is_possible:\n", "    if begun is None:\n",
          "A sentence is asked about on a table that cannot be."),
    Plant("one-value-will-do", "noblemen.setup.screen", "kernel/settling/verdicts.py",
          "            if accepted is not None and refused is not None:\n",
          "            if accepted is None and refused is not None:\n",
          "What is legal with one value of a question mark is legal with each."),
    Plant("few-only", "noblemen.setup.screen", "kernel/settling/verdicts.py",
          "return [most(slot.path, column, few), *(least(slot.path, column, n) for n in dict.fromkeys((low, plain)))]",
          "return [least(slot.path, column, n) for n in dict.fromkeys((low, plain))]",
          "A place that is typed as a question mark holds as much as it can."),
    Plant("first-repair-only", "noblemen.setup.screen", "kernel/settling/search.py",
          "        for repair in found.repairs:\n            both",
          "        for repair in found.repairs[:1]:\n            both",
          "Of all that might help one thing is tried, and no other."),
    Plant("what-cannot-be-refuses", "noblemen.manors.apart", "kernel/settling/verdicts.py",
          "                if there.found is None:\n                    impossible =",
          "                if there.found is None and not there.exact:\n                    impossible =",
          "A value that cannot be makes a verdict depend on it."),
    Plant("witness-before-it-is-filled", "noblemen.turn.phase", "kernel/settling/search.py",
          "                found.start, found.after, found.line = start, after, line\n",
          "                found.start, found.after, found.line = start, begun.state, line\n",
          "The table after what was asked is the one before it."),
)  # fmt: skip
