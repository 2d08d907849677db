"""What a file or a log types of its box, with every problem in it."""

from __future__ import annotations

import re
from typing import Final

from courtroll.verifier.games.kings_progress.document.shapes import PLACE, EquipmentTable, GiftType
from courtroll.verifier.games.kings_progress.document.unfolded import WAY
from courtroll.verifier.games.kings_progress.moves.sentences import RESERVED
from courtroll.verifier.games.kings_progress.table.box import LONDON_NAME, Equipment, Map, Typed, from_box, mapped
from courtroll.verifier.games.kings_progress.table.codes import Form
from courtroll.verifier.games.kings_progress.table.pieces import Courtier
from courtroll.verifier.kernel.reading import Path, Problem, ProblemCode, Unknown, as_text, near_enough

MAP_KEYS: Final = ("courts", "inns", "ways")


def equipment(said: EquipmentTable, problems: list[Problem], path: Path = ("equipment",)) -> Equipment:
    """The box with what was typed in place of the stand-ins, for which "?" asks too. Adds to the problems."""
    spoilt = {problem.path for problem in problems}
    before = len(problems)
    crowns = None if isinstance(said.crowns, Unknown) else said.crowns
    if crowns is not None:
        for kind in GiftType:
            if kind not in crowns and (*path, "crowns") not in spoilt:
                problems.append(Problem((*path, "crowns", kind.name.lower()), ProblemCode.MISSING))
    typed = Typed(
        map=_map(said, problems, path),
        court_track=None if isinstance(said.court_track, Unknown) else said.court_track,
        crowns=None if crowns is None else tuple(tuple(crowns.get(kind, ())) for kind in GiftType),
    )
    is_spoilt = len(problems) > before or any(there[: len(path)] == path for there in spoilt)
    return from_box(Typed() if is_spoilt else typed)


def _map(said: EquipmentTable, problems: list[Problem], path: Path) -> Map | None:
    courts = None if isinstance(said.courts, Unknown) else said.courts
    inns = None if isinstance(said.inns, Unknown) else said.inns
    ways = None if isinstance(said.ways, Unknown) else said.ways
    open_ = inns is not None and any(isinstance(n, Unknown) for n in inns.values())
    if open_ or any(isinstance(each, Unknown) for each in (said.courts, said.inns, said.ways)):
        return None
    if courts is None and inns is None and ways is None:
        return None
    before = len(problems)
    for key, value in zip(MAP_KEYS, (courts, inns, ways), strict=True):
        if value is None:
            problems.append(Problem((*path, key), ProblemCode.MISSING))
    names: list[str] = []
    where: list[Path] = [(*path, "courts", index) for index in range(len(courts or ()))]
    where += [(*path, "inns", name) for name in inns or ()]
    for name, at in zip((*(courts or ()), *(inns or ())), where, strict=True):
        if not re.fullmatch(PLACE, name) or name in RESERVED:
            problems.append(Problem(at, ProblemCode.WRONG_FORM, as_text(name), (Form.PLACE_NAME,)))
        elif name in names:
            problems.append(Problem(at, ProblemCode.WRONG_FORM, as_text(name), (Form.ANOTHER_PLACE,)))
        names.append(name)
    known = {*names, LONDON_NAME, *(courtier.word for courtier in Courtier)}
    chains = [chain.split(WAY) for chain in ways or ()]
    for index, chain in enumerate(chains):
        if len(chain) < 2:
            shown = as_text(WAY.join(chain))
            problems.append(Problem((*path, "ways", index), ProblemCode.WRONG_FORM, shown, (Form.WAY,)))
        for name in chain:
            if name not in known and courts is not None and inns is not None:
                near = near_enough(problems, name, known)
                problems.append(Problem((*path, "ways", index), ProblemCode.UNKNOWN_WORD, as_text(name), near))
    if len(problems) > before or courts is None or inns is None:
        return None
    return mapped(courts, {name: n for name, n in inns.items() if isinstance(n, int)}, chains)
