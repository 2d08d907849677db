"""A masked ball (Maskenball, Ballo Mascherato): spending in turn order, markers, titles, points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from courtroll.verifier.games.noblemen.moves.codes import Refusal
from courtroll.verifier.games.noblemen.moves.decisions import Decision, SpendBribes, SpendCard, Take
from courtroll.verifier.games.noblemen.moves.draft import Draft
from courtroll.verifier.games.noblemen.play import rounds
from courtroll.verifier.games.noblemen.rules import ball as rules
from courtroll.verifier.games.noblemen.rules.options import TitleChoice
from courtroll.verifier.games.noblemen.scoring import prestige, titles
from courtroll.verifier.games.noblemen.table import pieces
from courtroll.verifier.games.noblemen.table.codes import Good, LineCode
from courtroll.verifier.games.noblemen.table.counting import free_areas_of, knights_abroad
from courtroll.verifier.games.noblemen.table.equipment import TITLE_POINTS, TITLE_SUPPLY
from courtroll.verifier.games.noblemen.table.pieces import BOARD, BRIBE, CARDS, EACH_CARD, Card, Tile, Title
from courtroll.verifier.games.noblemen.table.state import Ball, Phase, State, Turn, clockwise
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.ledger import Line, Part
from courtroll.verifier.kernel.legality import Check, Lack
from courtroll.verifier.kernel.logic import remembered
from courtroll.verifier.kernel.quick import replace

spend_bribes = cache(SpendBribes)
spend_card = cache(SpendCard)
take = cache(Take)

PRESTIGE_KEYS: Final = ("estate", "knights", "estate-prestige", "spend", "takes")
"""What of a player a position file says, from which the markers and the titles left follow."""


def ball_of(state: State | Draft) -> Ball:
    """The ball that is going on."""
    ball = state.turn.ball
    assert ball is not None
    return ball


def own_prestige(state: State, seat: int) -> tuple[Part, ...]:
    """A player's prestige before anything is spent, part by part."""
    estate = state.estates[seat]
    return prestige.estate_parts(
        estate.fountain.bit_count(),
        free_areas_of(state, seat, Tile.FOUNTAIN),
        knights_abroad(state, seat, Tile.FOUNTAIN),
        estate.palace.bit_count(),
    )


def prestige_before(state: State, seat: int) -> int:
    """The same in one number; a described table may have told only that."""
    quick = state.quick[seat] if state.quick else None
    if quick is not None and quick.prestige is not None:
        return quick.prestige
    return prestige.total(own_prestige(state, seat))


def bribe_offers(state: State) -> Sequence[SpendBribes]:
    return [spend_bribes(n) for n in range(1, state.holds(state.turn.seat, BRIBE) + 1)]


def bribe_checks(state: State, decision: SpendBribes) -> Iterable[Check]:
    row = pieces.screen(state.turn.seat)
    missing = decision.n - state.held[row][BRIBE]
    lack = Lack(row, BRIBE, max(missing, 0))
    yield Check(decision.n > 0 and missing <= 0, Refusal.BRIBES_NOT_HELD, rules.HELD, None, lack)


def bribe_effect(draft: Draft, decision: SpendBribes) -> None:
    draft.move(pieces.screen(draft.turn.seat), BOARD, BRIBE, decision.n)
    _buy(draft, prestige.spent_parts(decision.n, 0, 0))


def card_offers(state: State) -> Sequence[SpendCard]:
    hand = state.held[pieces.screen(state.turn.seat)]
    return [spend_card(card) for card in EACH_CARD if hand[CARDS + card]]


def card_checks(state: State, decision: SpendCard) -> Iterable[Check]:
    row, what = pieces.screen(state.turn.seat), CARDS + decision.card
    yield Check(state.held[row][what] > 0, Refusal.CARD_NOT_HELD, rules.HELD, None, Lack(row, what, 1))


def card_effect(draft: Draft, decision: SpendCard) -> None:
    draft.discard(draft.turn.seat, decision.card)
    blackmail = decision.card is Card.BLACKMAIL
    _buy(draft, prestige.spent_parts(0, int(blackmail), int(not blackmail)))


def _buy(draft: Draft, parts: tuple[Part, ...]) -> None:
    ball = ball_of(draft)
    for part in parts:
        draft.gain(draft.turn.seat, Good.PRESTIGE, *part)
    draft.turn = replace(draft.turn, ball=replace(ball, bought=ball.bought + prestige.total(parts)))


def end_spending(draft: Draft) -> None:
    """The marker is placed; then the next player spends, or the choosing of titles begins."""
    turn, ball, box = draft.turn, ball_of(draft), draft.box
    seat = turn.seat
    raw = prestige_before(draft.freeze(), seat) + ball.bought
    taken = tuple(marker for marker in ball.markers if marker is not None)
    last = box.equipment.prestige_track.value
    if prestige.beyond_the_sure(raw, last):
        draft.values.add("prestige-track")
    space = prestige.settle(raw, taken, last, box.ruleset.space_zero)
    ball = Ball(_put(ball.prestige, seat, raw), _put(ball.markers, seat, space))
    if turn.waiting:
        first, *others = turn.waiting
        draft.turn = Turn(Phase.SPEND, first, first, waiting=tuple(others), ball=ball)
    else:
        first, *others = choosing_order(draft, ball)
        draft.turn = Turn(Phase.TAKE, first, first, waiting=tuple(others), ball=ball)


def _put(row: tuple[int | None, ...], seat: int, value: int) -> tuple[int | None, ...]:
    return (*row[:seat], value, *row[seat + 1 :])


def choosing_order(draft: Draft, ball: Ball) -> tuple[int, ...]:
    placed = clockwise(draft.clock.queen, len(draft.points))
    raw = [value or 0 for value in ball.prestige]
    markers = [marker or 0 for marker in ball.markers]
    return titles.choosing_order(placed, raw, markers, draft.box.ruleset.title_order)


def titles_left(state: State) -> list[int]:
    """How many of each title, from baron to duke, nobody has."""
    return [supply - state.titles.count(title) for title, supply in enumerate(TITLE_SUPPLY[state.players])]


def counted_prestige(state: State, seat: int) -> int:
    """What counts towards a title for a player whose marker stands."""
    ball = ball_of(state)
    return titles.counts_as(ball.prestige[seat] or 0, ball.markers[seat] or 0, state.box.ruleset.title_needs)


def take_offers(state: State) -> Sequence[Take]:
    counts = counted_prestige(state, state.turn.seat)
    return _takes(counts, tuple(titles_left(state)), state.box.ruleset.title_choice)


@remembered
def _takes(counts: int, left: tuple[int, ...], reading: TitleChoice) -> Sequence[Take]:
    if titles.must_be_best(reading):
        return (take(titles.best_title(counts, left)),)
    return tuple(take(title) for title in titles.TITLES if titles.may_take(title, counts, left))


def take_checks(state: State, decision: Take) -> Iterable[Check]:
    title, seats = decision.title, range(state.players)
    at_prestige = tuple(("player", seat, what) for seat in seats for what in PRESTIGE_KEYS)
    looked = (*(("player", seat, "title") for seat in seats), *at_prestige)
    left = titles_left(state)
    counts = counted_prestige(state, state.turn.seat)
    yield Check(titles.is_left(title, left), Refusal.TITLE_TAKEN, rules.TITLE_SUPPLY, looked=looked)
    yield Check(titles.is_reached(title, counts), Refusal.TOO_LITTLE_PRESTIGE, rules.TITLE_NEEDS, looked=at_prestige)
    if titles.must_be_best(state.box.ruleset.title_choice):
        is_best = title >= titles.best_title(counts, left)
        yield Check(is_best, Refusal.BETTER_TITLE_FREE, rules.TITLE_CHOICE, looked=looked)


def take_effect(draft: Draft, decision: Take) -> None:
    turn = draft.turn
    mine = list(draft.titles)
    mine[turn.seat] = decision.title
    draft.titles = tuple(mine)
    if turn.waiting:
        first, *others = turn.waiting
        draft.turn = Turn(Phase.TAKE, first, first, waiting=tuple(others), ball=turn.ball)
        return
    for line in title_lines(draft.titles):
        draft.write(line)
    rounds.step(draft)


def title_lines(given: Sequence[Title | None]) -> tuple[Line, ...]:
    """The points that titles bring when all are given."""
    return tuple(
        Line(seat, LineCode.TITLE, 1, TITLE_POINTS[title], rules.TITLE_POINTS)
        for seat, title in enumerate(given)
        if title is not None and TITLE_POINTS[title]
    )


def spending(decisions: Sequence[Decision]) -> tuple[int, int, int]:
    """Bribes, Blackmail cards and other cards among what a player hands in."""
    cards = [decision.card for decision in decisions if isinstance(decision, SpendCard)]
    bribes = sum(decision.n for decision in decisions if isinstance(decision, SpendBribes))
    return bribes, cards.count(Card.BLACKMAIL), len(cards) - cards.count(Card.BLACKMAIL)


SPEND_BRIBES = Verb("spend", SpendBribes, bribe_offers, bribe_checks, bribe_effect)
SPEND_CARD = Verb("spend-card", SpendCard, card_offers, card_checks, card_effect)
TAKE = Verb("take", Take, take_offers, take_checks, take_effect)
