"""From a document to a table in the middle of a game. What is left open is filled with the least it can be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Final

from courtroll.verifier.games.bruges.document.boxes import BoxReader, card_of, ruleset
from courtroll.verifier.games.bruges.document.gaps import Gaps
from courtroll.verifier.games.bruges.document.placing import Placing, name_of
from courtroll.verifier.games.bruges.document.shapes import (
    DeckTable,
    Document,
    JobTable,
    NextRound,
    PendingTable,
    PersonTable,
)
from courtroll.verifier.games.bruges.moves.sentences import RESERVED, Names, hear_moves
from courtroll.verifier.games.bruges.rules import rounds as round_rules
from courtroll.verifier.games.bruges.rules import setup as setup_rules
from courtroll.verifier.games.bruges.table.cards import A_COLOUR, MASKS, Card, counts, deck_of, stand_ins, word_of
from courtroll.verifier.games.bruges.table.codes import FaultCode, Form
from courtroll.verifier.games.bruges.table.effects import DIE, parse
from courtroll.verifier.games.bruges.table.equipment import A_ROUND, MAX_PLAYERS, STATUES, STATUES_EACH
from courtroll.verifier.games.bruges.table.pieces import (
    COLOURS,
    DISCARDS,
    NUMBER,
    STATUE_TILES,
    SUPPLY,
    UNSEEN,
    Colour,
    Side,
)
from courtroll.verifier.games.bruges.table.playing import Clock, Ending, Job, Phase, Piles, Playing, Turn, clockwise
from courtroll.verifier.games.bruges.table.state import Box
from courtroll.verifier.games.bruges.table.stock import first_sizes
from courtroll.verifier.kernel.hearing import Unheard
from courtroll.verifier.kernel.holdings import cards_in, move_card
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.reading import UNKNOWN, Path, Problem, ProblemCode, Unknown, as_text

STEPS: Final = (Phase.ADVANCE, Phase.ACT)
"""In these each player has a step or a card of the own to decide on."""
NEUTRAL_DIE: Final = 3
"""Stands for a die that nobody told: it deals no marker and prices no step."""


def playing_of(document: Document, problems: list[Problem]) -> tuple[Position[Playing], tuple[Fault, ...]] | None:
    """The table, if it can be read, with what of it cannot lie there; whatever keeps it from being read is added to
    the problems.
    """
    gaps = Gaps()
    rules = ruleset(document, problems, gaps.holes)
    reader = BoxReader(document.equipment, problems, gaps.holes, is_described=True)
    names = tuple(player.name for player in document.player)
    equipment = reader.read(_cards(document, problems, reader))
    for colour in Colour:
        if sum(card.colour is colour for card in equipment.typed) > A_COLOUR:
            problems.append(Problem(("player",), ProblemCode.WRONG_FORM, as_text([]), (Form.CARDS_OF_A_COLOUR,)))
    if problems or not 1 < len(names) <= MAX_PLAYERS:
        return None
    box = Box(rules, equipment, names)
    deck = deck_of(equipment.typed)
    problems += _misheard(document, Names(names, deck))
    table = _Table(document, box, deck, problems, gaps)
    filled = table.fill()
    return None if problems else (Position(filled, tuple(gaps.holes)), tuple(table.faults))


def _misheard(document: Document, names: Names) -> Iterator[Problem]:
    """What the turn has done already, where that is not understood."""
    for index, text in enumerate(() if isinstance(document.so_far, Unknown) else document.so_far):
        if isinstance(text, Unknown):
            continue
        try:
            hear_moves([text], names, 0)
        except Unheard as wrong:
            yield Problem(("so-far", index), wrong.code, as_text(wrong.found or text), wrong.wanted)


def _cards(document: Document, problems: list[Problem], reader: BoxReader) -> Sequence[Card]:
    """The cards typed from the box, with what the table tells of them, and the persons whom only it describes."""
    cards = {word_of(card): card for card in reader.persons()}
    for seat, player in enumerate(document.player):
        for key, tables in (("persons", player.persons), ("hand", player.hand)):
            for index, table in enumerate(tables if isinstance(tables, tuple) else ()):
                if isinstance(table, PersonTable):
                    path: Path = ("player", seat, key, index)
                    card = card_of(table.but(name=name_of(table, path)), path, [])
                    if (name := word_of(card)) in RESERVED:
                        problems.append(Problem((*path, "name"), ProblemCode.WRONG_FORM, card.name, (Form.CARD_NAME,)))
                    if name in cards:
                        problems += _told_otherwise(table, card, cards[name], path)
                        cards[name] = _with_more(cards[name], card)
                    elif (number := stand_ins().numbers.get(name)) is not None:
                        problems += _told_otherwise(table, card, stand_ins()[number], path)
                    else:
                        cards[name] = card_of(table.but(name=card.name), path, problems)
    return tuple(cards.values())


def _told_otherwise(table: PersonTable, told: Card, known: Card, path: Path) -> Iterator[Problem]:
    """What is told of a card that is another than the box, or its stand-in, has. What the box leaves open is learnt."""
    number = "points" if isinstance(table.points, int) else "price"
    each = {
        "colour": (told.colour, known.colour),
        number: (told.person.points, known.person.points),
        "group": (told.person.group, known.person.group),
        "laurel": (told.person.laurel, known.person.laurel),
        "works": (told.works, known.works),
        "effect": (told.effect, known.effect),
    }
    for key, (here, there) in each.items():
        value = getattr(table, key)
        if value is None or isinstance(value, Unknown) or here == there or (there is None and known.typed):
            continue
        shown = as_text(value if isinstance(value, str | int) else {})
        yield Problem((*path, key), ProblemCode.WRONG_FORM, shown, (Form.AS_THE_CARD,))


def _with_more(known: Card, told: Card) -> Card:
    """A card with what else is told of it."""
    group, laurel = known.person.group or told.person.group, known.person.laurel or told.person.laurel
    effect = told.effect if known.effect is None else known.effect
    person = replace(known.person, group=group, laurel=laurel)
    return replace(known, person=person, works=known.works or told.works, effect=effect)


class _Table(Placing):
    """Fills a whole table."""

    def fill(self) -> Playing:
        document = self.document
        players = list(enumerate(document.player))
        for seat, player in players:
            self._goods(seat, player)
            self._hand(seat, player)
        estates = [self._estate(seat, player) for seat, player in players]
        self._discard()
        self._unknown_hands()
        self._stack()
        mover = self._seat(document.turn, ("turn",))
        start = self._start(mover)
        blind = self._blind(mover)
        if isinstance(document.last_round, Unknown):
            self._hole(("last-round",), UNKNOWN)
        piles = self._piles(blind)
        turn = self._turn(mover, start)
        return Playing(
            box=self.box,
            deck=self.deck,
            turn=turn,
            held=self.held,
            places=self.places,
            estates=tuple(estates),
            points=tuple(self._number(seat, player.points, "points") for seat, player in players),
            piles=piles,
            clock=Clock(start, self._ending(), self._dice(turn.phase)),
            spent=self._spent(),
        )

    def _stack(self) -> None:
        """A statue that is neither told to be left nor anybody's is not known to be anywhere."""
        stack = self.document.stack
        if not isinstance(stack, tuple):
            if stack is not None:
                self._hole(("stack",), UNKNOWN)
            return
        whole = STATUES[max(0, len(STATUES) - len(stack)) :]
        told = tuple(rest if isinstance(each, Unknown) else each for each, rest in zip_longest(stack, whole))
        left = [value for value, n in zip(STATUES, self.held[SUPPLY][STATUE_TILES:], strict=True) if n]
        taken = [value for value in left if value not in told]
        free = self._may_have_statues()
        if told != whole or not set(told) <= set(left) or len(taken) > len(free):
            self._fault(FaultCode.STACK_DOES_NOT_ADD_UP, setup_rules.STATUE_STACK, Named("stack"), len(told), len(left))
            return
        for seat, value in zip(free, taken, strict=False):
            self._give(seat, STATUE_TILES + STATUES.index(value), 1)

    def _may_have_statues(self) -> list[int]:
        """Whose statues nobody told, once for each that a player may have; the player in turn comes last."""
        seats = [seat for seat, player in enumerate(self.document.player) if not isinstance(player.statues, tuple)]
        return sorted(seats, key=lambda seat: self.document.player[seat].name == self.document.turn) * STATUES_EACH

    def _start(self, mover: int) -> int:
        told = self.document.start
        if isinstance(told, str):
            return self._seat(told, ("start",))
        self._hole(("start",), told)
        return mover

    def _dice(self, phase: Phase) -> tuple[int, ...]:
        told = self.document.dice
        if phase in (Phase.DEAL, Phase.DRAW, Phase.ROLL):
            return ()  # those of the round before may still lie there, and count no more
        dice = []
        for colour in Colour:
            die = told.get(colour) if isinstance(told, Mapping) else told
            if not isinstance(die, int):
                self._hole(("dice", colour.value), die, 1, DIE)
            dice.append(die if isinstance(die, int) else NEUTRAL_DIE)
        return tuple(dice)

    def _ending(self) -> Ending:
        told = self.document.last_round
        if isinstance(told, Unknown):
            return Ending.OPEN
        deck, phase = self.document.deck, Phase(self.document.phase.value)
        is_used_up = isinstance(deck, DeckTable) and deck.extra == 0 and phase in (*STEPS, Phase.TROUBLES)
        is_next = told is NextRound.NEXT or (is_used_up and not told)  # a pile was emptied since this round's draws
        return Ending.NEXT if is_next else Ending.THIS if told else Ending.OPEN

    def _blind(self, mover: int) -> tuple[int, ...]:
        for seat, player in enumerate(self.document.player):
            if seat != mover and isinstance(player.blind, Mapping) and any(player.blind.values()):
                self._fault(FaultCode.PENDING_UNFIT, round_rules.DRAW_UNSEEN, AtSeat(seat, "blind"), "draw")
        told = self.document.player[mover].blind
        if isinstance(told, Unknown):  # of which colours they are bears on nothing but the piles
            told = {Colour.BLUE: told}
        return tuple(
            self._number(mover, told.get(colour, 0), "blind", colour.value) if isinstance(told, Mapping) else 0
            for colour in Colour
        )

    def _piles(self, blind: tuple[int, ...]) -> Piles:
        """As told; left out, all cards that lie nowhere are in the two piles."""
        table = self.document.deck
        if not isinstance(table, DeckTable):
            self._hole(("deck",), table)
            table = DeckTable()
        if isinstance(table.unseen, tuple):
            unseen = 0
            for index, name in enumerate(table.unseen):
                number = self._card(name, ("deck", "unseen", index)) if isinstance(name, str) else None
                unseen |= 0 if number is None else 1 << number
            for card in cards_in(self.places[UNSEEN] & ~unseen):
                self.places = move_card(self.places, UNSEEN, DISCARDS, card)
        left = max(0, self.places[UNSEEN].bit_count() - sum(blind))
        if isinstance(table.extra, int):
            extra = table.extra
        else:
            self._hole(("deck", "extra"), table.extra)
            whole = first_sizes(len(self.box.players))[-1]
            is_used_up = isinstance(self.document.last_round, Unknown) and left < whole
            extra = min(whole, left) if self._ending() is Ending.OPEN and not is_used_up else 0
        sizes = (max(0, left - extra) - max(0, left - extra) // 2, max(0, left - extra) // 2)
        if isinstance(table.piles, Unknown):
            self._hole(("deck", "piles"), table.piles)
        elif table.piles is not None:
            told = [self.gaps.number(n, ("deck", "piles", side)) for side, n in enumerate(table.piles)]
            sizes = (told[0], told[1])
        tops = self._tops(table, sizes)
        if not isinstance(self.document.discard, tuple):
            self._keep_unseen(extra + sum(sizes) + sum(blind), tops, blind)
        return Piles(sizes, tops, extra, blind)

    def _keep_unseen(self, n: int, tops: tuple[int | None, int | None], blind: tuple[int, ...]) -> None:
        """So many cards stay unseen, of the colours that are told to lie in the piles; the rest has been discarded."""
        wanted = [colour for colour, drawn in enumerate(blind) for _ in range(drawn)]
        wanted += [top for top in tops if top is not None]
        unseen = self.places[UNSEEN]
        kept: list[int] = []
        for colour in wanted:
            kept += [card for card in cards_in(unseen & MASKS[colour]) if card not in kept][:1]
        others = sorted(set(cards_in(unseen)) - set(kept), key=lambda card: (card % A_COLOUR, card))
        for card in (kept + others)[max(0, n) :]:
            self.places = move_card(self.places, UNSEEN, DISCARDS, card)

    def _tops(self, table: DeckTable, sizes: tuple[int, int]) -> tuple[int | None, int | None]:
        """Of each pile that is not empty; before the piles are laid out of none."""
        told: list[Colour | Unknown] = list(table.tops) if isinstance(table.tops, tuple) else []
        if isinstance(table.tops, Unknown):
            told = [UNKNOWN] * len(Side)
        out: list[int | None] = []
        free = list(counts(self.places[UNSEEN]))
        for side, n in enumerate(sizes):
            if not n or self.document.phase is self.document.phase.DEAL:
                out.append(None)
                continue
            colour = told.pop(0) if told else None
            if not isinstance(colour, Colour):
                self._hole(("deck", "tops", side), colour)
                colour = COLOURS[free.index(max(free))]
            free[NUMBER[colour]] -= 1
            out.append(NUMBER[colour])
        return out[0], out[1]

    # ---------------------------------------------------------------------------------------------- the turn

    def _turn(self, mover: int, start: int) -> Turn:
        phase = Phase(self.document.phase.value)
        pending = self.document.pending or PendingTable()
        waiting: tuple[int, ...]
        if pending.waiting is None:
            waiting = _waiting(phase, mover, start, len(self.box.players), self._turns_taken(mover))
        else:
            waiting = tuple(
                self._seat(name, ("pending", "waiting", index)) for index, name in enumerate(pending.waiting)
            )
        agenda = [self._job(job, ("pending", "effect", index)) for index, job in enumerate(pending.effect)]
        jobs = [job for job in agenda if job is not None]
        jobs[:1] = [job if job.left else job._replace(left=job.clause.n) for job in jobs[:1]]
        turn = Turn(phase, mover, waiting, agenda=tuple(jobs))
        turn = turn._replace(acted=pending.due is not None and pending.due <= turn.extra)
        troubles_of = pending.troubles_of
        fits = (
            pending.phase in (None, turn.asks)
            and pending.player in (None, self.box.players[turn.seat])
            and (troubles_of is None or (phase is Phase.TROUBLES and troubles_of == self.box.players[mover]))
            and (pending.due is None or turn.extra <= pending.due <= turn.extra + (phase in STEPS))
        )
        if not fits:
            self._fault(FaultCode.PENDING_UNFIT, round_rules.PHASES, Named("pending"), phase.value)
        return turn

    def _turns_taken(self, mover: int) -> int:
        played = self.document.player[mover].played
        return played if isinstance(played, int) else 0

    def _job(self, table: JobTable, path: Path) -> Job | None:
        clauses, card = parse(table.does), self._card(table.of, (*path, "of"))
        seat = self._seat(table.player, (*path, "player"))
        if clauses is None or len(clauses) != 1:
            does = (*path, "does")
            self.problems.append(Problem(does, ProblemCode.WRONG_FORM, as_text(table.does), (Form.EFFECT,)))
            return None
        return None if card is None else Job(clauses[0], seat, card, table.left)

    def _spent(self) -> int:
        pending = self.document.pending or PendingTable()
        cards = [self._card(name, ("pending", "played", index)) for index, name in enumerate(pending.played)]
        return sum(1 << card for card in {card for card in cards if card is not None})


def _waiting(phase: Phase, mover: int, start: int, players: int, taken: int) -> tuple[int, ...]:
    """Who still does the same after a player where nobody told: the lap goes on, and further turns follow."""
    lap = clockwise(start, players)
    rest = lap[lap.index(mover) + 1 :]
    match phase:
        case Phase.DRAW | Phase.TROUBLES | Phase.ADVANCE:
            return rest
        case Phase.ACT:
            return rest + lap * max(0, A_ROUND - 1 - taken)
        case _:
            return ()
