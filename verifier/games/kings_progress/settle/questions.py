"""Questions about the turns of King's Progress."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.moves import sentences
from courtroll.verifier.games.kings_progress.moves.codes import Misheard
from courtroll.verifier.games.kings_progress.moves.decisions import Advance, Carry, Decision, Take
from courtroll.verifier.games.kings_progress.moves.sentences import Sentence
from courtroll.verifier.games.kings_progress.settle.facts import Facts
from courtroll.verifier.games.kings_progress.settle.helping import barred_everywhere, what_would_help
from courtroll.verifier.games.kings_progress.settle.meaning import MEANING
from courtroll.verifier.games.kings_progress.settle.tables import table_of
from courtroll.verifier.games.kings_progress.table.names import HOME, ROYAL_COURT
from courtroll.verifier.games.kings_progress.table.progress import Progress
from courtroll.verifier.kernel.equipment import assumed
from courtroll.verifier.kernel.hearing import Unheard
from courtroll.verifier.kernel.reading import nearest
from courtroll.verifier.kernel.settling.meaning import Table
from courtroll.verifier.kernel.settling.questions import BarredBy, Help, Questions, Refused
from courtroll.verifier.kernel.settling.running import Found


class KingsProgressQuestions(Questions[Described, Progress, Decision]):
    meaning = MEANING

    def hear(self, described: Described, text: str) -> Sentence:
        """Places are those of the map; a table that has typed none has stand-ins."""
        sentence = sentences.hear(text, described.players)
        assert described.play is not None
        known = (HOME, ROYAL_COURT, *described.play.state.box.equipment.map.value.names)
        for decision in sentence.decisions:
            if isinstance(decision, Advance | Carry) and decision.place not in known:
                raise Unheard(Misheard.NO_PLACE, decision.place, nearest(decision.place, known))
        return sentence

    def table(self, described: Described, speaker: int) -> Table[Facts]:
        return table_of(next(described.fillings()), speaker)

    def fillings(self, described: Described) -> Iterator[Described]:
        return described.fillings()

    def under(self, described: Described, edition: str, rulings: Mapping[str, str]) -> Described | None:
        return described.under(rulings)

    def ruled(self, described: Described) -> frozenset[str]:
        return described.ruled

    def is_asked(self, described: Described) -> bool:
        return described.play is not None

    def say(self, described: Described, decisions: Sequence[Decision], seat: int) -> str:
        return "; ".join(sentences.say(decision, described.players, seat) for decision in decisions)

    def stand_ins(self, described: Described, found: Found[Progress, Decision]) -> Sequence[str]:
        assert described.play is not None
        return assumed(described.play.state.box.equipment.sources(), found.used)

    def barred(self, described: Described, refused: Refused[Progress, Decision]) -> Sequence[BarredBy]:
        return barred_everywhere(refused.state, refused.decision)

    def help(self, refused: Refused[Progress, Decision]) -> Sequence[Help]:
        return what_would_help(refused)

    def kind(self, decision: Decision) -> tuple[object, ...]:
        match decision:
            case Advance(courtier, _):
                return Advance, courtier
            case Take(cards):
                return Take, len(cards)
            case _:
                return (type(decision),)


QUESTIONS: Final = KingsProgressQuestions()
