"""Questions about the tables of a turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from courtroll.verifier.games.palais_royal.document import Described, DescribedTurn
from courtroll.verifier.games.palais_royal.moves import sentences
from courtroll.verifier.games.palais_royal.moves.decisions import Decision, Play, Recruit
from courtroll.verifier.games.palais_royal.moves.sentences import Sentence
from courtroll.verifier.games.palais_royal.settle.meaning import MEANING
from courtroll.verifier.games.palais_royal.settle.tables import Facts, table_of
from courtroll.verifier.games.palais_royal.table.pieces import Card
from courtroll.verifier.games.palais_royal.table.playing import Playing
from courtroll.verifier.kernel.equipment import assumed
from courtroll.verifier.kernel.reading import Unknown
from courtroll.verifier.kernel.settling.meaning import Table
from courtroll.verifier.kernel.settling.questions import Questions
from courtroll.verifier.kernel.settling.search import Reply


class PalaisRoyalQuestions(Questions[Described | DescribedTurn, Playing, Decision]):
    meaning = MEANING

    def hear(self, described: Described | DescribedTurn, text: str) -> Sentence:
        """With no seals of cards about, a noble of which nothing is said takes none."""
        seat, moves = sentence = sentences.hear(text, described.players)
        pending = described.document.pending if isinstance(described, DescribedTurn) else None
        so_far = described.so_far if isinstance(described, DescribedTurn) else ()
        played = Play(Card.SEALS) in (each for move in (*so_far, *moves) for each in move[0])
        if played or isinstance(pending, Unknown) or (pending is not None and pending.wild != 0):
            return sentence
        return Sentence(seat, tuple(orders[:1] if isinstance(orders[0][0], Recruit) else orders for orders in moves))

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

    def stand_ins(self, described: Described | DescribedTurn, reply: Reply[Playing, Decision]) -> Sequence[str]:
        assert reply.found is not None
        used = frozenset(value for act in reply.found.line for value in act.used)
        return assumed(_turn(described).position.state.box.equipment.sources(), used)

    def kind(self, decision: Decision) -> tuple[object, ...]:
        return (Play, decision.card) if isinstance(decision, Play) else (type(decision),)


def _turn(described: Described | DescribedTurn) -> DescribedTurn:
    assert isinstance(described, DescribedTurn), "only a turn is asked about"
    return described


QUESTIONS: Final = PalaisRoyalQuestions()
