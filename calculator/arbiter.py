"""Settles a dispute: a question about a described table becomes a verdict with every reason and its rule.

What a described table means, and what a question gets there, is said by the kernel (`verifier/kernel/settling`) and the
room. This module compares texts and readings, says what is presumed, and looks for what else could be done.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from courtroll.verifier.kernel.legality import Objection
from courtroll.verifier.kernel.room import PlayableRoom
from courtroll.verifier.kernel.settling.questions import BarredBy, Cost, Help, Questions, Refused, said
from courtroll.verifier.kernel.settling.verdicts import Outcome, Settled, settled
from courtroll.verifier.kernel.settling.verdicts import ruling as ruling

if TYPE_CHECKING:
    from courtroll.verifier.kernel.hearing import Sentence
    from courtroll.verifier.kernel.ledger import Gain, Line
    from courtroll.verifier.kernel.legality import Fault
    from courtroll.verifier.kernel.room import AnyRoom, Described
    from courtroll.verifier.kernel.settling.search import Reply

MANY: Final = 24
"""How many other moves an answer lists at most."""
MOST_TRIED: Final = 96
"""How many other moves are tried for that."""
MOST_COMPLETIONS: Final = 1_000
"""After so many completions no further move is tried: where one is hard to settle, others of its kind are as well."""

AnyQuestions = Questions[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Leaning:
    """An open point whose default decided: the option, its reading here, and what its other readings give."""

    option: str
    reading: str
    others: Mapping[str, Outcome]


@dataclass(frozen=True, slots=True)
class Verdict:
    question: str
    seat: int
    understood: str
    """The question in full words."""
    outcome: Outcome
    reasons: tuple[Objection, ...]
    editions: Mapping[str, Outcome]
    leanings: tuple[Leaning, ...]
    assumed: tuple[str, ...]
    instead: tuple[str, ...]
    lines: tuple[Line, ...]
    gains: tuple[Gain, ...]
    nowhere: tuple[BarredBy, ...]
    would_help: tuple[Help, ...]
    """Where it is barred everywhere."""
    costs: tuple[Sequence[Cost], ...] = ()
    """For each of the reasons what was not paid, part by part."""
    impossible: tuple[Objection | Fault, ...] = ()
    """What speaks against the table, where it has no completion."""
    completions: tuple[Any, ...] = ()
    """Complete tables: the one in which it is legal; where it depends, one in which it is not as well."""

    @property
    def certain(self) -> bool:
        return not self.leanings


def questions(found: AnyRoom) -> AnyQuestions | None:
    """How questions about the tables of a game are put; `None` where none can be answered."""
    return found.questions() if isinstance(found, PlayableRoom) else None


def reasons(found: Settled[Any, Any]) -> tuple[Objection, ...]:
    """What objects: always, or where it depends in the one case."""
    against = () if found.refused is None else found.refused.against
    each = (o if isinstance(o, Objection) else Objection(o.code, o.rule, o.where) for o in against)
    return tuple(dict.fromkeys(each))


def settle(found: AnyRoom, described: Described, question: str) -> Verdict:
    """The verdict for the file's edition, with what the other editions and readings give. Raises `Unheard`."""
    asked = questions(found)
    assert asked is not None
    described = asked.naming(described, question)
    sentence = asked.hear(described, question)
    here = ruling(asked, described, sentence)
    accepted, refused = here.accepted, here.refused
    if here.outcome is Outcome.IMPOSSIBLE:
        return _impossible(question, sentence, here)
    stopped = Refused(*refused.stopped) if refused is not None and refused.stopped is not None else None
    is_legal = here.outcome is Outcome.LEGAL
    acts = accepted.found.line if is_legal and accepted is not None and accepted.found is not None else ()
    nowhere = tuple(asked.barred(described, stopped)) if stopped is not None and not is_legal else ()
    return Verdict(
        question=question,
        seat=sentence.seat,
        understood=f"{described.players[sentence.seat]}: {asked.understood(described, sentence)}",
        outcome=here.outcome,
        reasons=reasons(here),
        editions={
            edition.code: _under(asked, described, sentence, here, edition.code) or here.outcome
            for edition in found.rulebook.editions
        },
        leanings=tuple(_leanings(found, asked, described, sentence, here)),
        assumed=() if accepted is None else tuple(_assumed(asked, described, sentence, accepted)),
        instead=() if stopped is None else tuple(_instead(asked, described, sentence, stopped)),
        lines=tuple(line for act in acts for line in act.lines),
        gains=tuple(gain for act in acts for gain in act.gains if asked.is_brought(gain)),
        costs=tuple(() if stopped is None else asked.costs(stopped, each) for each in reasons(here)),
        nowhere=nowhere,
        would_help=tuple(asked.help(stopped)) if nowhere and stopped is not None else (),
        completions=tuple(_completions(here)),
    )


def _impossible(question: str, sentence: Sentence[Any], here: Settled[Any, Any]) -> Verdict:
    """Where the table has no completion there is no verdict, but what speaks against the table."""
    against = () if here.refused is None else here.refused.against
    return Verdict(question, sentence.seat, "", here.outcome, (), {}, (), (), (), (), (), (), (), impossible=against)


def _under(
    asked: AnyQuestions,
    described: Described,
    sentence: Sentence[Any],
    here: Settled[Any, Any],
    edition: str,
    rulings: Mapping[str, str] | None = None,
) -> Outcome | None:
    """What the question gets by other readings; `None` where they change nothing, or make the table impossible."""
    other = asked.under(described, edition, rulings or {})
    if other is None:
        return None
    outcome = ruling(asked, other, sentence, here).outcome
    return None if outcome is Outcome.IMPOSSIBLE else outcome


def _leanings(
    found: AnyRoom, asked: AnyQuestions, described: Described, sentence: Sentence[Any], here: Settled[Any, Any]
) -> Iterable[Leaning]:
    """The open points on which the verdict leans."""
    ruleset, ruled = described.position.state.box.ruleset, asked.ruled(described)
    for option in found.rulebook.options:
        if not option.settled and option.name not in ruled:
            others = {}
            for reading in map(str, option.readings):
                given = _under(asked, described, sentence, here, ruleset.edition, {option.name: reading})
                if given is not None:
                    others[reading] = given
            if any(given is not here.outcome for given in others.values()):
                yield Leaning(option.name, ruleset.reading(option), others)


def _assumed(
    asked: AnyQuestions, described: Described, sentence: Sentence[Any], accepted: Reply[Any, Any]
) -> Iterable[str]:
    """What an accepted sentence rests on that nobody told, each once."""
    found = accepted.found
    assert found is not None
    assert found.begun is not None
    more = asked.meaning.presumed(asked.table(described, sentence.seat), found.begun, found.line)
    paths = dict.fromkeys(said(path, described.players) for path in (*accepted.presumed, *more))
    return dict.fromkeys((*paths, *asked.stand_ins(described, found)))


def _instead(
    asked: AnyQuestions, described: Described, sentence: Sentence[Any], refused: Refused[Any, Any]
) -> Sequence[str]:
    """Moves of the same kind that would be legal, said whole; if none is by itself, after what was said before, or
    that alone if it is of the same kind.
    """
    if asked.meaning.game.decider(refused.state) != sentence.seat:
        return ()
    alone = list(_alike(asked, described, sentence.seat, refused))
    if alone or len(sentence.moves) == 1:
        return alone
    moves = [asked.say(described, orders[0], sentence.seat) for orders in sentence.moves[:-1]]
    for n in range(len(moves), 0, -1):
        said = "; ".join(moves[:n])
        if _is_legal(asked, described, sentence.seat, said):
            kinds = {asked.kind(decision) for orders in sentence.moves[:n] for decision in orders[0]}
            fewer = [said] if asked.kind(refused.decision) in kinds else []
            return list(_alike(asked, described, sentence.seat, refused, said)) or fewer
    return ()


def _alike(
    asked: AnyQuestions, described: Described, seat: int, refused: Refused[Any, Any], said: str = ""
) -> Iterator[str]:
    """Legal moves of a kind, after what was said before; where there are none, fewer of the same."""

    def whole(decisions: Sequence[Any]) -> str:
        return "; ".join(filter(None, (said, asked.say(described, decisions, seat))))

    like, listed, completions = asked.kind(refused.decision), 0, 0
    others = (each for each in asked.meaning.game.legal_actions(refused.state) if asked.kind(each) == like)
    for other in islice((each for each in others if each != refused.decision), MOST_TRIED):
        text = whole((*refused.before, other))
        found = _judged(asked, described, seat, text)
        completions += found.nodes
        if found.outcome is Outcome.LEGAL:
            listed += 1
            yield text
        if listed == MANY or completions > MOST_COMPLETIONS:
            break
    if not listed and refused.before and asked.may_be_fewer(refused.decision):
        text = whole(refused.before)
        if _is_legal(asked, described, seat, text):
            yield text


def _is_legal(asked: AnyQuestions, described: Described, seat: int, text: str) -> bool:
    return _judged(asked, described, seat, text).outcome is Outcome.LEGAL


def _judged(asked: AnyQuestions, described: Described, seat: int, text: str) -> Settled[Any, Any]:
    return ruling(asked, described, asked.hear(described, f"{described.players[seat]}: {text}"))


def _completions(here: Settled[Any, Any]) -> Iterator[Any]:
    """The table in which it is legal, and the one in which it is not where it depends."""
    replies: Sequence[Reply[Any, Any] | None] = (here.accepted, here.elsewhere)
    if here.outcome in (Outcome.LEGAL, Outcome.DEPENDS):
        for reply in replies:
            if reply is not None and reply.found is not None and reply.found.start is not None:
                yield reply.found.start


def witnesses(found: AnyRoom, described: Described, verdict: Verdict) -> tuple[Mapping[str, object], ...]:
    """The completions that show a verdict, as position files: the one in which the question is legal; where it depends,
    one in which it is not as well.
    """
    asked = questions(found)
    assert asked is not None
    assert isinstance(found, PlayableRoom)
    return tuple(asked.written(described, state) or found.write(state) for state in verdict.completions)


def is_refused(found: AnyRoom, described: Described, question: str) -> bool:
    """Whether a question is illegal on a table that can be, by its own readings. Raises `Unheard`."""
    asked = questions(found)
    assert asked is not None
    described = asked.naming(described, question)
    sentence = asked.hear(described, question)
    is_illegal = False
    for each in asked.fillings(described):
        outcome = settled(asked.meaning, asked.table(each, sentence.seat), sentence).outcome
        if outcome not in (Outcome.ILLEGAL, Outcome.IMPOSSIBLE):
            return False
        is_illegal = is_illegal or outcome is Outcome.ILLEGAL
    return is_illegal
