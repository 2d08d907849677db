"""Questions about the tables of Bruges."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from courtroll.verifier.games.bruges.document import Described, Moment, read_keys
from courtroll.verifier.games.bruges.document.printed import with_named
from courtroll.verifier.games.bruges.document.shapes import PersonTable
from courtroll.verifier.games.bruges.moves import sentences
from courtroll.verifier.games.bruges.moves.decisions import Decision, Discard, Play, Suffer
from courtroll.verifier.games.bruges.moves.sentences import Names, Orders, Sentence
from courtroll.verifier.games.bruges.settle.helping import barred_everywhere, what_would_help
from courtroll.verifier.games.bruges.settle.meaning import MEANING
from courtroll.verifier.games.bruges.settle.tables import Facts, table_of
from courtroll.verifier.games.bruges.settle.texts import with_texts
from courtroll.verifier.games.bruges.table.cards import MASKS, colour_of, word, word_of
from courtroll.verifier.games.bruges.table.codes import LineCode
from courtroll.verifier.games.bruges.table.pieces import COLOURS, UNSEEN, Action, Colour
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.kernel.equipment import assumed
from courtroll.verifier.kernel.hearing import Unheard, plain
from courtroll.verifier.kernel.holdings import cards_in
from courtroll.verifier.kernel.ledger import Gain
from courtroll.verifier.kernel.reading import UNKNOWN
from courtroll.verifier.kernel.settling.meaning import Table
from courtroll.verifier.kernel.settling.questions import BarredBy, Help, Questions, Refused
from courtroll.verifier.kernel.settling.running import Found


def _names(described: Described) -> Names:
    assert described.playing is not None
    return Names(described.players, described.playing.state.deck)


def say_of(described: Described, decision: Decision) -> str:
    """A decision in words; a card that the file names nowhere by its colour, but where its front says what is laid."""
    names = _names(described)
    text = sentences.say(decision, names)
    match decision:
        case Play(_, Action.PERSON):
            return text
        case Play(card) | Discard(card) if not _is_named(described, card):
            return text.replace(word_of(names.deck[card]), COLOURS[colour_of(card)], 1)
        case _:
            return text


def _is_named(described: Described, card: int) -> bool:
    document = described.document
    assert document is not None
    told = [each for player in document.player if isinstance(player.hand, tuple) for each in player.hand]
    names = [each.name if isinstance(each, PersonTable) else each for each in told]
    called = word_of(_names(described).deck[card])
    return any(isinstance(name, str) and word(name) == called for name in names)


def _likely(described: Described, text: str) -> frozenset[int]:
    """The cards that a colour may stand for: those in hand; and where others may come into it, of those that nobody
    named as many as are said, and as many of those that are typed.

    Cards that nobody named are alike, and the lowest come first into a hand: trying more would change nothing.
    """
    assert described.playing is not None
    assert described.document is not None
    state = described.playing.state
    told = described.document.player[state.turn.mover].hand
    said = map(plain, re.findall(r"[\w-]+", text.partition(":")[2]))
    words = [sentences.OTHER_NAMES.get(each, each) for each in said]
    is_open = not isinstance(told, tuple) or UNKNOWN in told or "draw" in words
    mine, unseen = state.hand(state.turn.mover), state.places[UNSEEN]
    typed = sum(1 << card for card, each in enumerate(state.deck.cards) if each.typed)
    out = {card for card in cards_in(mine) if not is_open or typed >> card & 1 or _is_named(described, card)}
    named = sum(1 << card for card in out)
    for colour, mask in zip(Colour, MASKS, strict=True):
        if is_open or not mine & mask:
            alike = cards_in((mine | unseen) & mask & ~typed & ~named)
            out |= {*alike[: words.count(colour)], *cards_in(unseen & mask & typed)[: words.count(colour)]}
    return frozenset(out)


def _homes(described: Described) -> frozenset[Colour]:
    """The colours of the houses in which the player in turn may lay a person: those told to be empty, else any."""
    assert described.document is not None
    assert described.playing is not None
    told = described.document.player[described.playing.state.turn.mover].empty
    if not isinstance(told, tuple) or not told or UNKNOWN in told:
        return frozenset(Colour)
    return frozenset(each for each in told if isinstance(each, Colour))


def _narrowed(orders: Orders, homes: frozenset[Colour]) -> Orders:
    """Of the ways in which a move may be meant those that name likely houses; the first where none does."""

    def is_likely(order: Sequence[Decision]) -> bool:
        return homes.issuperset(each.at for each in order if isinstance(each, Play) and each.action is Action.PERSON)

    return tuple(filter(is_likely, orders)) or orders[:1] if len(orders) > 1 else orders


class BrugesQuestions(Questions[Described, Playing, Decision]):
    meaning = MEANING

    def naming(self, described: Described, text: str) -> Described:
        assert described.document is not None
        more = with_named(described.document, text)
        found = described if more is described.document else read_keys(more, [])
        named = found if isinstance(found, Described) else described
        try:
            return with_texts(named, self.hear(named, text).decisions)
        except Unheard:
            return named  # it is told once the question is heard

    def hear(self, described: Described, text: str) -> Sentence:
        sentence = sentences.hear(text, replace(_names(described), among=_likely(described, text)))
        homes = _homes(described)
        return sentence._replace(moves=tuple(_narrowed(orders, homes) for orders in sentence.moves))

    def table(self, described: Described, speaker: int) -> Table[Facts]:
        return table_of(described)

    def under(self, described: Described, edition: str, rulings: Mapping[str, str]) -> Described | None:
        document = described.document
        if document is None:
            return None
        told = document.rulings if isinstance(document.rulings, Mapping) else {}
        other = read_keys(document.but(rulings={**told, **rulings}), [])
        assert isinstance(other, Described)
        same = other.position.state.box.ruleset == described.position.state.box.ruleset
        return None if same else replace(other, texts=described.texts)

    def ruled(self, described: Described) -> frozenset[str]:
        document = described.document
        rulings = None if document is None else document.rulings
        return frozenset(rulings) if isinstance(rulings, Mapping) else frozenset()

    def is_brought(self, gain: Gain) -> bool:
        return gain.code is not LineCode.THREAT_DEALT

    def is_asked(self, described: Described) -> bool:
        return described.moment is Moment.TURN

    def say(self, described: Described, decisions: Sequence[Decision], seat: int) -> str:
        return ", ".join(say_of(described, decision) for decision in decisions)

    def stand_ins(self, described: Described, found: Found[Playing, Decision]) -> Sequence[str]:
        return assumed(described.position.state.box.equipment.sources(), found.used)

    def kind(self, decision: Decision) -> tuple[object, ...]:
        match decision:
            case Play(_, action):
                return Play, action
            case Suffer(trouble):
                return Suffer, trouble
            case _:
                return (type(decision),)

    def barred(self, described: Described, refused: Refused[Playing, Decision]) -> Sequence[BarredBy]:
        return barred_everywhere(refused.state, refused.decision)

    def help(self, refused: Refused[Playing, Decision]) -> Sequence[Help]:
        return what_would_help(refused.state, refused.decision)


QUESTIONS: Final = BrugesQuestions()
