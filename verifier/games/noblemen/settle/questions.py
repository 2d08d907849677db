"""Questions about the tables of Noblemen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from courtroll.verifier.games.noblemen.document import Described, Moment
from courtroll.verifier.games.noblemen.document.shapes import Letters
from courtroll.verifier.games.noblemen.document.writing import write
from courtroll.verifier.games.noblemen.moves import sentences
from courtroll.verifier.games.noblemen.moves.codes import Refusal
from courtroll.verifier.games.noblemen.moves.decisions import (
    Bribe,
    Build,
    Decision,
    Done,
    Lay,
    Play,
    SetKnight,
    SpendBribes,
)
from courtroll.verifier.games.noblemen.moves.sentences import Sentence
from courtroll.verifier.games.noblemen.play.building import bill
from courtroll.verifier.games.noblemen.rules import income as income_rules
from courtroll.verifier.games.noblemen.settle.described import other_readings
from courtroll.verifier.games.noblemen.settle.helping import barred_everywhere, what_would_help
from courtroll.verifier.games.noblemen.settle.meaning import AT_A_BALL, MEANING
from courtroll.verifier.games.noblemen.settle.tables import Facts, spending_nothing, table_of
from courtroll.verifier.games.noblemen.table.codes import LineCode
from courtroll.verifier.games.noblemen.table.equipment import BRIBE_PRICE
from courtroll.verifier.games.noblemen.table.pieces import Tile
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.kernel.equipment import assumed
from courtroll.verifier.kernel.ledger import Part
from courtroll.verifier.kernel.legality import Objection
from courtroll.verifier.kernel.place import AtSeat
from courtroll.verifier.kernel.settling.meaning import Table
from courtroll.verifier.kernel.settling.questions import BarredBy, Cost, Help, Questions, Refused
from courtroll.verifier.kernel.settling.running import Found


class NoblemenQuestions(Questions[Described, State, Decision]):
    meaning = MEANING

    def hear(self, described: Described, text: str) -> Sentence:
        said = sentences.hear(text, described.names)
        is_spending = described.moment is Moment.BALL or described.position.state.turn.phase in AT_A_BALL
        return said._replace(moves=spending_nothing(said.moves, Done() if is_spending else SpendBribes(0)))

    def table(self, described: Described, speaker: int) -> Table[Facts]:
        return table_of(described, speaker)

    def under(self, described: Described, edition: str, rulings: Mapping[str, str]) -> Described | None:
        return described.under(edition, rulings)

    def ruled(self, described: Described) -> frozenset[str]:
        return described.ruled

    def other_readings(self, described: Described) -> Iterator[Described]:
        yield from (other for _, other in other_readings(described))

    def is_asked(self, described: Described) -> bool:
        return described.moment in (Moment.TURN, Moment.BALL)

    def say(self, described: Described, decisions: Sequence[Decision], seat: int) -> str:
        return sentences.say_together(decisions, described.names, seat)

    def understood(self, described: Described, sentence: Sentence) -> str:
        names = replace(described.names, letters={tile: tile.name.lower() for tile in Tile})
        moves = []
        for orders in sentence.moves:
            decisions = orders[0]
            if isinstance(decisions[0], Build) and len({each[0] for each in orders}) > 1:
                decisions = (replace(decisions[0], folly=None), *decisions[1:])  # whichever it is
            moves.append(sentences.say_together(decisions, names, sentence.seat))
        return "; ".join(moves)

    def written(self, described: Described, state: State) -> Mapping[str, object]:
        letters = described.document.letters
        return write(state, described.names.corners, letters if isinstance(letters, Letters) else Letters.EN)

    def stand_ins(self, described: Described, found: Found[State, Decision]) -> Sequence[str]:
        start, after, used = found.start, found.after, found.used
        assert start is not None
        assert after is not None
        if described.document.queen_locked is not None and start.clock.space == after.clock.space:
            used -= {"round-track"}  # the file says itself whether the Queen is locked
        return assumed(described.position.state.box.equipment.sources(), used)

    def kind(self, decision: Decision) -> tuple[object, ...]:
        match decision:
            case Build(building):
                return Build, building
            case Lay(tile):
                return Lay, tile
            case Play(card):
                return Play, card
            case SetKnight(_, _, source):
                return SetKnight, source is None
            case _:
                return (type(decision),)

    def barred(self, described: Described, refused: Refused[State, Decision]) -> Sequence[BarredBy]:
        drawn = described.position.state.estates[refused.state.turn.seat]
        if not drawn.castle | drawn.palace:
            return ()  # it is drawn in part: there may be a place beyond what is drawn
        return barred_everywhere(refused.state, refused.decision)

    def costs(self, refused: Refused[State, Decision], against: Objection) -> Sequence[Cost]:
        """What a building costs and the title takes off it, or what bribes cost."""
        state, seat = refused.state, refused.state.turn.seat
        if against.code is not Refusal.TOO_LITTLE_MONEY:
            return ()
        match refused.decision:
            case Build(building, _):
                return [
                    Cost(part, (AtSeat(seat, "title"),) if part.code is LineCode.REDUCTION else ())
                    for part in bill(state, seat, building)
                ]
            case Bribe(n):
                return [Cost(Part(LineCode.BRIBE_PRICE, n, -BRIBE_PRICE * n, income_rules.BRIBE_PRICE), ())]
            case _:
                return ()

    def help(self, refused: Refused[State, Decision]) -> Sequence[Help]:
        return what_would_help(refused)


QUESTIONS: Final = NoblemenQuestions()
