"""A file of a turn made a game in progress, with holes for what it leaves open.

What is left out lies where the box has most of it: cards in the deck, gifts in their deck, courtiers at home. Counted
cards of unknown kind are the first there are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from courtroll.verifier.games.kings_progress.document.shapes import Disguise, Document, PendingTable, TestTable
from courtroll.verifier.games.kings_progress.document.unfolded import plainly
from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.course import noted
from courtroll.verifier.games.kings_progress.moves.sentences import Orders, hear_moves, in_one_turn
from courtroll.verifier.games.kings_progress.rules.options import EqualBuilds
from courtroll.verifier.games.kings_progress.scoring.control import build_value, settled
from courtroll.verifier.games.kings_progress.table.box import COURTS, INNS, Equipment, fitting
from courtroll.verifier.games.kings_progress.table.codes import Form
from courtroll.verifier.games.kings_progress.table.equipment import ROUNDS
from courtroll.verifier.games.kings_progress.table.names import CARDS_BY_WORD, GIFTS_BY_WORD, HOME, ROYAL_COURT
from courtroll.verifier.games.kings_progress.table.pieces import (
    CARDS,
    DECK,
    DISCARDS,
    DISPLAY,
    DRAWN,
    GIFT_DECK,
    GIFT_TYPES,
    NOBODY,
    OUT,
    PAIRS,
    SHOWN,
    SINGLES,
    SUITS,
    Courtier,
    Prize,
    built,
    card,
    gift,
    hand,
)
from courtroll.verifier.games.kings_progress.table.progress import Clock, Phase, Progress, Road, Stack, Test, Turn
from courtroll.verifier.games.kings_progress.table.state import Box, Control, State
from courtroll.verifier.games.kings_progress.table.stock import whole_box
from courtroll.verifier.kernel.hearing import Unheard
from courtroll.verifier.kernel.holdings import transfer
from courtroll.verifier.kernel.position import Hole, Position, Why
from courtroll.verifier.kernel.reading import (
    NOTHING,
    UNKNOWN,
    Path,
    Problem,
    ProblemCode,
    Unknown,
    as_text,
    near_enough,
)

Told = int | Sequence[object] | Unknown | None
"""What a file says of pieces: how many, which, that nobody knows, or nothing."""
MOST: Final = 100
"""Pieces of unknown kind that a number may stand for."""


def fill_turn(
    document: Document, scored: State, equipment: Equipment, holes: Sequence[Hole], problems: list[Problem]
) -> Position[Progress]:
    """The game in progress. Adds to the problems; only without any is the outcome of use."""
    filling = _Filling(document, scored, equipment, list(holes), problems)
    return Position(filling.progress(), tuple(filling.holes))


class _Filling:
    def __init__(
        self, document: Document, scored: State, equipment: Equipment, holes: list[Hole], problems: list[Problem]
    ) -> None:
        self.document = document
        self.pending = document.pending if isinstance(document.pending, PendingTable) else PendingTable()
        self.scored = scored
        self.names = scored.box.players
        self.holes = holes
        self.problems = problems
        self.spoilt = {problem.path for problem in problems}
        self.has_map = not any(path[:1] == ("equipment",) for path in self.spoilt)
        seen = Counter(
            (prize, crowns) for player in scored.players for prize in GIFT_TYPES for crowns in player.gifts[prize]
        )
        for _, kind in self._displayed():
            seen[GIFTS_BY_WORD[kind]] += 1
        self.box = Box(scored.box.ruleset, self.names, fitting(equipment, seen))
        self.held = whole_box(self.box)
        self.gaps: list[tuple[int, Courtier, int]] = []

    def _displayed(self) -> list[tuple[Path, str]]:
        """Every gift named outside of the players' own."""
        said = self.document
        out: list[tuple[Path, str]] = []
        pairs = () if said.pairs is None or isinstance(said.pairs, Unknown) else said.pairs
        rows: list[tuple[Path, object]] = [(("pairs", n), pair) for n, pair in enumerate(pairs)]
        rows += [(("singles",), said.singles), (("gifts-out",), said.gifts_out), (("gift-deck",), said.gift_deck)]
        for path, row in rows:
            if isinstance(row, tuple):
                out += [((*path, n), kind) for n, kind in enumerate(row) if isinstance(kind, str)]
        return [(path, kind) for path, kind in out if kind in GIFTS_BY_WORD]

    def hole(self, *path: str | int, value: object = None) -> None:
        self.holes.append(Hole(path, Why.ASKED if isinstance(value, Unknown) else Why.UNSAID))

    def seat(self, said: str | Unknown | None, path: Path, otherwise: int) -> int:
        """Who is named; who is not known becomes a hole."""
        if said is None or isinstance(said, Unknown):
            self.hole(*path, value=said)
            return otherwise
        if said not in self.names:
            if path not in self.spoilt:
                near = near_enough(self.problems, said, self.names)
                self.problems.append(Problem(path, ProblemCode.NO_PLAYER, as_text(said), near))
            return otherwise
        return self.names.index(said)

    def seats(self, said: Sequence[str | Unknown], path: Path) -> tuple[int, ...]:
        return tuple(self.seat(name, (*path, index), 0) for index, name in enumerate(said))

    # ------------------------------------------------------------------------------------------- the whole

    def progress(self) -> Progress:
        document = self.document
        mover = self.seat(document.turn, ("turn",), 0)
        king = self.seat(document.king, ("king",), mover)
        clock = Clock(document.round, self.pawn(), king, self.courts())
        road = self.road(clock)
        builds = tuple(self.builds(seat) for seat in range(len(self.names)))
        pairs = self.gifts()
        self.cards()
        builds = self.without_gaps(builds)
        self.turn_ = self.turn(mover)
        used = self.used()
        lags = {*road.arrived} if self.pending.phase is not Phase.SHED else {*Courtier}
        control = tuple(self.control(c, builds, used[c], lags=c in lags) for c in Courtier)
        return Progress(
            box=self.box,
            turn=self.turn_,
            held=self.held,
            points=tuple(player.points for player in self.scored.players),
            colours=self.colours(),
            builds=builds,
            control=control,
            used=used,
            pairs=pairs,
            road=road,
            clock=clock,
            searched=tuple(sorted(set(self.seats(plainly(document.searched, ()), ("searched",))))),
        )

    def colours(self) -> tuple[Prize, ...]:
        """Everybody's colour; whose is not known has the first one that is left."""
        open_ = {hole.path[1] for hole in self.holes if hole.path[:1] == ("player",) and hole.path[2:] == ("colour",)}
        mine = [None if seat in open_ else player.colour for seat, player in enumerate(self.scored.players)]
        left = iter([colour for colour in GIFT_TYPES if colour not in mine])
        return tuple(next(left, GIFT_TYPES[0]) if colour is None else colour for colour in mine)

    def pawn(self) -> int:
        said = self.document.pawn
        if isinstance(said, int):
            return said
        self.hole("pawn", value=said)
        return len(self.names)

    def courts(self) -> tuple[int, ...]:
        """The order of rounds. A court named for this round alone has the others in the order of the box around it."""
        document = self.document
        if isinstance(document.courts, tuple):
            found = tuple(self.court(plainly(name, ""), ("courts", n)) for n, name in enumerate(document.courts))
            if len(set(found)) < len(found) and not self.problems:
                twice = next(index for index, court in enumerate(found) if court in found[:index])
                path = ("courts", twice)
                shown = as_text(document.courts[twice])
                self.problems.append(Problem(path, ProblemCode.WRONG_FORM, shown, (Form.ANOTHER_PLACE,)))
            return found
        said = document.court
        if isinstance(said, str):
            mine = self.court(said, ("court",))
            order = [court for court in range(ROUNDS) if court != mine]
            order.insert(min(max(document.round, 1), ROUNDS) - 1, mine)
            self.hole("courts")
            return tuple(order)
        if self.pending.phase is Phase.DEAL:
            return ()
        self.hole("court", value=said)
        return tuple(range(ROUNDS))

    def court(self, name: str, path: Path) -> int:
        known = self.box.equipment.map.value.names[COURTS:INNS]
        if name in known:
            return known.index(name)
        if path not in self.spoilt and self.has_map:
            self.problems.append(Problem(path, ProblemCode.UNKNOWN_WORD, as_text(name), known))
        return 0

    def road(self, clock: Clock) -> Road:
        said = self.document
        arrived = () if isinstance(said.arrived, Unknown) else tuple(c for c in said.arrived if isinstance(c, Courtier))
        if isinstance(said.arrived, Unknown) or len(arrived) < len(said.arrived):
            self.hole("arrived", value=Unknown.UNKNOWN)
        elif not arrived and self.pending.phase is Phase.MINOR:
            self.hole("arrived")
        here = COURTS + (clock.courts[clock.round - 1] if 1 <= clock.round <= len(clock.courts) else 0)
        where = {} if isinstance(said.at, Unknown) else said.at
        nowhere = said.at if isinstance(said.at, Unknown) else None
        at = [self.place(c, where.get(c, nowhere), told=c in arrived and c not in where) for c in Courtier]
        for courtier in arrived:
            if courtier not in where:
                at[courtier] = here
        return Road(tuple(at), arrived)

    def place(self, courtier: Courtier, said: str | Unknown | None, *, told: bool) -> int:
        if not isinstance(said, str):
            if not told:
                self.hole("at", courtier.word, value=said)
            return courtier
        names = self.box.equipment.map.value.names
        path = ("at", courtier.word)
        if said == HOME:
            return courtier
        if said not in names:
            if path not in self.spoilt and self.has_map:
                known = (HOME, *names[len(Courtier) :])
                near = near_enough(self.problems, said, known)
                self.problems.append(Problem(path, ProblemCode.UNKNOWN_WORD, as_text(said), near))
            return courtier
        return names.index(said)

    # ----------------------------------------------------------------------------------- cards and control

    def builds(self, seat: int) -> tuple[Stack, ...]:
        """What a player has built. A Disguise card of unknown suit is one of those left in the deck."""
        said = self.document.player[seat].builds
        if said is NOTHING:
            self.hole("player", seat, "builds")
        out: list[Stack] = []
        for courtier in Courtier:
            cards = () if isinstance(said, Unknown) else said.get(courtier, ())
            told = () if isinstance(cards, Unknown) else cards
            stack = [self.built(seat, courtier, each) for each in told]
            out.append(tuple(stack))
            for index, (kind, each) in enumerate(zip(stack, told, strict=True)):
                if isinstance(each, Unknown | Disguise):
                    self.gaps.append((seat, courtier, index))
                else:
                    self.held = transfer(self.held, DECK, built(seat), kind, 1)
        return tuple(out)

    def without_gaps(self, builds: tuple[tuple[Stack, ...], ...]) -> tuple[tuple[Stack, ...], ...]:
        """Cards of builds that nobody told are some that are left, once all others lie where they are told."""
        out = [[list(stack) for stack in mine] for mine in builds]
        for seat, courtier, index in self.gaps:
            is_own = self.document.player[seat].builds[courtier][index] is UNKNOWN  # type: ignore[index]
            left = (k for k, n in enumerate(self.held[DECK][:CARDS]) if n > 0 and (SUITS[k] == courtier) == is_own)
            kind = out[seat][courtier][index] = next(left, out[seat][courtier][index])
            self.held = transfer(self.held, DECK, built(seat), kind, 1)
        return tuple(tuple(tuple(stack) for stack in mine) for mine in out)

    def built(self, seat: int, courtier: Courtier, said: int | Disguise | str | Unknown) -> int:
        if isinstance(said, int):
            return card(courtier, said) if 0 <= said < CARDS // len(Courtier) else card(courtier, 0)
        if isinstance(said, Unknown):
            return card(courtier, 0)
        if isinstance(said, Disguise):
            self.hole("player", seat, "builds", courtier, "suits")
            return card(Courtier((courtier + 1) % len(Courtier)), 0)
        return CARDS_BY_WORD.get(said, card(courtier, 0))

    def cards(self) -> None:
        """Cards out of the deck to where the file has them: first those it names, then those it counts."""
        document = self.document
        drawn = self.pending.cards
        rows: list[tuple[int, Path, Told]] = [
            (DISPLAY, ("face-up",), document.face_up),
            (DISCARDS, ("discards",), document.discards),
            (DRAWN, ("pending", "cards"), drawn),
        ]
        for seat, player in enumerate(document.player):
            rows.append((hand(seat), ("player", seat, "hand"), player.hand))
        counted: list[tuple[int, int]] = []
        for row, path, said in rows:
            if isinstance(said, int):
                counted.append((row, min(said, MOST)))
                self.hole(*path, value=Unknown.UNKNOWN)
            elif said is None or isinstance(said, Unknown):
                self.hole(*path, value=said)
            else:
                for index, name in enumerate(said):
                    if isinstance(name, str) and name in CARDS_BY_WORD:
                        self.held = transfer(self.held, DECK, row, CARDS_BY_WORD[name], 1)
                    elif isinstance(name, Unknown):
                        counted.append((row, 1))
                        self.hole(*path, index, value=name)
        for row, n in counted:
            self.fill(DECK, row, range(CARDS), n)
        self.keep_counted(document.deck, ("deck",), DECK, DISCARDS, CARDS_BY_WORD)

    def fill(self, giver: int, taker: int, columns: range, n: int) -> None:
        """The first pieces there are."""
        for column in columns:
            some = min(n, self.held[giver][column])
            if some > 0:
                self.held = transfer(self.held, giver, taker, column, some)
                n -= some

    def keep_counted(self, said: Told, path: Path, row: int, other: int, known: Mapping[str, object]) -> None:
        """A deck that is told holds no more than that; the other place has the rest."""
        if said is None:
            return
        if isinstance(said, Unknown) or (not isinstance(said, int) and any(isinstance(each, Unknown) for each in said)):
            self.hole(*path, value=Unknown.UNKNOWN)
            return
        first, last = (0, CARDS) if row == DECK else (CARDS, len(self.held[row]))
        if isinstance(said, int):
            spare = sum(self.held[row][first:last]) - said
            if spare > 0:
                self.fill(row, other, range(first, last), spare)
            return
        wanted = Counter(_column(known[name]) for name in said if isinstance(name, str) and name in known)
        for column in range(first, last):
            spare = self.held[row][column] - wanted[column]
            if spare:
                self.held = transfer(self.held, row, other, column, spare)

    def control(self, courtier: Courtier, builds: Sequence[Sequence[Stack]], user: int, *, lags: bool) -> Control:
        """Who is said to have the cards of a courtier; where nobody says, what the builds and a disc say."""
        players = self.document.player
        major = next((s for s, p in enumerate(self.scored.players) if courtier in p.major), NOBODY)
        minor = next((s for s, p in enumerate(self.scored.players) if courtier in p.minor), NOBODY)
        is_open = any(player.major is None or player.minor is None for player in players)
        if is_open and NOBODY in (major, minor):
            stacks = [mine[courtier] for mine in builds]
            values = [build_value(len(cards), SHOWN[cards[0]]) if cards else 0 for cards in stacks]
            before = Control(user if major == NOBODY else major, minor)
            by_builds = settled(values, before, EqualBuilds.CLOCKWISE)
            if lags and user not in (NOBODY, by_builds.major):
                others = [seat for seat, value in enumerate(values) if value and seat != user]
                by_builds = Control(user, others[0] if others else user)
            if lags or NOBODY in by_builds or any(player.builds is NOTHING for player in players):
                self.hole("control", courtier.word)
            return by_builds
        return Control(major, minor)

    def used(self) -> tuple[int, ...]:
        """Whose discs lie where. Where none are told, on the ability used in this turn; a list without it says that the
        disc has gone since, with the card.
        """
        out = [NOBODY] * len(Courtier)
        for seat, player in enumerate(self.document.player):
            told = plainly(player.used, None) or ()
            for courtier in told:
                if isinstance(courtier, Courtier):
                    out[courtier] = seat
            if isinstance(player.used, Unknown) or any(isinstance(each, Unknown) for each in told):
                self.hole("player", seat, "used", value=Unknown.UNKNOWN)
        mover = self.turn_.mover
        for decision in self.turn_.done if isinstance(self.document.turn, str) else ():
            if isinstance(decision, d.Use) and self.document.player[mover].used is None:
                others = (player for seat, player in enumerate(self.scored.players) if seat != mover)
                if all(decision.courtier not in player.major for player in others):
                    out[decision.courtier] = mover
        return tuple(out)

    # ----------------------------------------------------------------------------------------------- gifts

    def gifts(self) -> tuple[Stack, ...]:
        document = self.document
        for seat, player in enumerate(self.scored.players):
            for prize in GIFT_TYPES:
                for crowns in player.gifts[prize]:
                    self.gift(hand(seat), gift(prize, min(max(crowns, 0), 9)))
        pairs: list[Stack] = []
        if document.pairs is None or isinstance(document.pairs, Unknown):
            self.hole("pairs", value=document.pairs)
        else:
            for number, said in enumerate(document.pairs):
                pair = [] if isinstance(said, Unknown) else [self.kind(each, ("pairs", number)) for each in said]
                if isinstance(said, Unknown):
                    self.hole("pairs", number, value=said)
                pairs.append(tuple(sorted(kind for kind in pair if kind is not None)))
                for kind in pairs[-1]:
                    self.gift(PAIRS, kind)
        for row, path, gifts in ((SINGLES, ("singles",), document.singles), (OUT, ("gifts-out",), document.gifts_out)):
            if gifts is None or isinstance(gifts, Unknown):
                self.hole(*path, value=gifts)
                continue
            for each in gifts:
                found = self.kind(each, path)
                if found is not None:
                    self.gift(row, found)
        self.keep_counted(document.gift_deck, ("gift-deck",), GIFT_DECK, OUT, GIFTS_BY_WORD)
        return tuple(pairs)

    def kind(self, said: str | Unknown, path: Path) -> int | None:
        if isinstance(said, Unknown):
            self.hole(*path, value=said)
            return None
        found = GIFTS_BY_WORD.get(said)
        return None if found is None else gift(*found)

    def gift(self, row: int, kind: int) -> None:
        self.held = transfer(self.held, GIFT_DECK, row, CARDS + kind, 1)

    # ------------------------------------------------------------------------------------------------ turn

    def turn(self, mover: int) -> Turn:
        document, pending = self.document, self.pending
        seat = self.seat(pending.player, ("pending", "player"), mover)
        turn = Turn(
            phase=plainly(pending.phase, Phase.TURN),
            seat=seat,
            mover=mover,
            waiting=self.seats(plainly(pending.waiting, ()), ("pending", "waiting")),
            served=plainly(pending.served, 0),
            prize=plainly(pending.prize, None),
            test=self.test(plainly(pending.test, None)),
        )
        heard: list[Orders] = []
        for index, text in enumerate(() if isinstance(document.so_far, Unknown) else document.so_far):
            path = ("so-far", index)
            if path in self.spoilt or not self.names or isinstance(text, Unknown):
                continue
            try:
                moves = hear_moves(text, self.names, mover)
            except Unheard as error:
                wanted = tuple(error.wanted)[:9] or (Form.MOVES_OF_A_TURN,)
                self.problems.append(Problem(path, ProblemCode.WRONG_FORM, as_text(text), wanted))
                continue
            heard += moves
            for orders in moves:
                for decision in orders[0]:
                    self.check_place(decision, path)
        for decision in in_one_turn(heard):
            turn = noted(turn, decision)
        # What else was done may have changed what lies there: only what the turn still allows is known then.
        return turn._replace(done=()) if document.is_more_done else turn

    def check_place(self, decision: d.Decision, path: Path) -> None:
        if isinstance(decision, d.Advance | d.Carry) and self.has_map:
            known = (HOME, ROYAL_COURT, *self.box.equipment.map.value.names)
            if decision.place not in known:
                near = near_enough(self.problems, decision.place, known)
                self.problems.append(Problem(path, ProblemCode.UNKNOWN_WORD, as_text(decision.place), near))

    def test(self, said: TestTable | None) -> Test | None:
        if said is None:
            return None
        path: Path = ("pending", "test")
        shown: list[int | None] = [None] * len(self.names)
        for name, symbols in plainly(said.shown, {}).items():
            shown[self.seat(name, (*path, "shown", name), 0)] = plainly(symbols, None)
        return Test(tuple(shown), self.seats(plainly(said.order, ()), (*path, "order")))


def _column(kind: object) -> int:
    """Where a named piece is held."""
    if isinstance(kind, tuple):
        prize, crowns = kind
        return CARDS + gift(Prize(prize), crowns)
    assert isinstance(kind, int)
    return kind
