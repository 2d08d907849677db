"""Questions about the tables of a turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from courtroll.verifier.games.palais_royal.document import Described, DescribedTurn
from courtroll.verifier.games.palais_royal.document.equipment import known
from courtroll.verifier.games.palais_royal.moves import sentences
from courtroll.verifier.games.palais_royal.moves.codes import Refusal
from courtroll.verifier.games.palais_royal.moves.decisions import Attend, Decision, Keep, Play, Recruit, Reinforce, Step
from courtroll.verifier.games.palais_royal.moves.sentences import Sentence
from courtroll.verifier.games.palais_royal.play.recruiting import bill
from courtroll.verifier.games.palais_royal.settle.helping import barred_everywhere, what_would_help
from courtroll.verifier.games.palais_royal.settle.meaning import MEANING
from courtroll.verifier.games.palais_royal.settle.tables import Facts, table_of
from courtroll.verifier.games.palais_royal.table.equipment import CARD_COPIES, SEALS_CARD
from courtroll.verifier.games.palais_royal.table.park import EMPTY
from courtroll.verifier.games.palais_royal.table.pieces import Card
from courtroll.verifier.games.palais_royal.table.playing import Playing, Space
from courtroll.verifier.kernel.equipment import assumed
from courtroll.verifier.kernel.legality import Objection
from courtroll.verifier.kernel.reading import UNKNOWN, Unknown
from courtroll.verifier.kernel.settling.meaning import Table
from courtroll.verifier.kernel.settling.questions import BarredBy, Cost, Help, Questions, Refused
from courtroll.verifier.kernel.settling.running import Found


class PalaisRoyalQuestions(Questions[Described | DescribedTurn, Playing, Decision]):
    meaning = MEANING

    def hear(self, described: Described | DescribedTurn, text: str) -> Sentence:
        """A noble of which nothing is said takes no more seals of cards than there may be, nor than one shows."""
        seat, moves = sentences.hear(text, described.players)
        pending = described.document.pending if isinstance(described, DescribedTurn) else None
        so_far = described.so_far if isinstance(described, DescribedTurn) else ()
        played = sum(each == Play(Card.SEALS) for move in (*so_far, *moves) for each in move[0])
        left = UNKNOWN if isinstance(pending, Unknown) else 0 if pending is None else pending.wild
        most = SEALS_CARD * (CARD_COPIES if isinstance(left, Unknown) else played) + known(left)
        shown = _shown(described)
        return Sentence(
            seat,
            tuple(
                tuple(order for order in orders if _takes(order) <= most and _is_shown(order, shown)) or orders
                for orders in moves
            ),
        )

    def table(self, described: Described | DescribedTurn, speaker: int) -> Table[Facts]:
        return table_of(_turn(described), speaker)

    def under(
        self, described: Described | DescribedTurn, edition: str, rulings: Mapping[str, str]
    ) -> DescribedTurn | None:
        return _turn(described).under(edition, rulings)

    def ruled(self, described: Described | DescribedTurn) -> frozenset[str]:
        rulings = _turn(described).document.rulings
        return frozenset(rulings) if isinstance(rulings, Mapping) else frozenset()

    def is_asked(self, described: Described | DescribedTurn) -> bool:
        return isinstance(described, DescribedTurn)

    def say(self, described: Described | DescribedTurn, decisions: Sequence[Decision], seat: int) -> str:
        return sentences.say_together(decisions)

    def stand_ins(self, described: Described | DescribedTurn, found: Found[Playing, Decision]) -> Sequence[str]:
        return assumed(_turn(described).position.state.box.equipment.sources(), found.used)

    def barred(self, described: Described | DescribedTurn, refused: Refused[Playing, Decision]) -> Sequence[BarredBy]:
        return barred_everywhere(refused.state, refused.decision)

    def costs(self, refused: Refused[Playing, Decision], against: Objection) -> Sequence[Cost]:
        """The price of a noble, and the spaces next to it that lower it."""
        if not isinstance(refused.decision, Recruit) or against.code is not Refusal.TOO_LITTLE_GOLD:
            return ()
        state, park = refused.state, refused.state.box.equipment.park.value
        space = park.index[refused.decision.cell]
        served = [each for each in park.near[space] if state.park[each] < EMPTY]
        empty = [each for each in park.near[space] if state.park[each] == EMPTY]
        noble = state.box.equipment.nobles[state.park[space]]
        parts = bill(noble.gold, len(empty) + len(served), len(served))
        where = ([space], empty, served)
        return [
            Cost(part, tuple(Space(park.cells[each]) for each in spaces))
            for part, spaces in zip(parts, where, strict=False)
            if spaces
        ]

    def help(self, refused: Refused[Playing, Decision]) -> Sequence[Help]:
        return what_would_help(refused.state, refused.decision)

    def kind(self, decision: Decision) -> tuple[object, ...]:
        return (Play, decision.card) if isinstance(decision, Play) else (type(decision),)

    def may_be_fewer(self, decision: Decision) -> bool:
        return isinstance(decision, Reinforce | Step | Attend | Keep)


def _takes(order: Sequence[Decision]) -> int:
    """How many seals of cards are said to be used."""
    return sum(each.turquoise + each.violet for each in order if isinstance(each, Recruit))


def _shown(described: Described | DescribedTurn) -> tuple[int, int] | None:
    """The most seals of each colour that a noble may show, `None` if nobody knows. No stand-in asks for any."""
    position = _turn(described).position
    if any(hole.path[-1] in ("turquoise", "violet") for hole in position.holes):
        return None
    typed = [noble for noble in position.state.box.equipment.nobles if noble.typed]
    return max((each.turquoise for each in typed), default=0), max((each.violet for each in typed), default=0)


def _is_shown(order: Sequence[Decision], shown: tuple[int, int] | None) -> bool:
    """Whether nobody is said to use more seals than are shown."""
    recruits = [each for each in order if isinstance(each, Recruit)]
    return shown is None or all(each.turquoise <= shown[0] and each.violet <= shown[1] for each in recruits)


def _turn(described: Described | DescribedTurn) -> DescribedTurn:
    assert isinstance(described, DescribedTurn), "only a turn is asked about"
    return described


QUESTIONS: Final = PalaisRoyalQuestions()
