"""The scorings of described tables by the second definition: buildings, the end, and whole balls."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final

from courtroll.properties.engines.answers import Against, Document, Placed, Reason, ScoredLine
from courtroll.properties.games.noblemen.second import areas, ball
from courtroll.properties.games.noblemen.second.after.work import Work, told
from courtroll.properties.games.noblemen.second.legal.ball import forbid_take
from courtroll.properties.games.noblemen.second.placement import around, in_frame
from courtroll.properties.games.noblemen.second.scoring import (
    CHAPEL_BESIDE,
    ENCLOSED,
    LIAISON,
    NAMES,
    counts_for_each,
    enclosed,
)
from courtroll.properties.games.noblemen.second.table import TITLES, Land, Spot, Table, cell_of, table_of
from courtroll.properties.scoring.suite import Expected, Impossible
from courtroll.verifier.games.noblemen.moves.decisions import Take
from courtroll.verifier.games.noblemen.table.pieces import Title
from courtroll.verifier.games.noblemen.table.state import Cell
from courtroll.verifier.kernel.room import room

RULE: Final = "noblemen.scoring."
WORTH: Final = (12, 10, 8, 6)
"""The first folly's points, the second's and so on."""
COINS: Final = 40 * 1 + 26 * 5 + 16 * 10
"""Pounds in the box: "Spielmaterial", "Contenuto"."""


def second(document: Document) -> list[Expected]:
    """The scoring of a table of which everything is known. Raises `Impossible`."""
    game = room("noblemen")
    described = game.read(document)
    if isinstance(described, tuple):
        raise Impossible(str(described[0]))
    if chapels_told(document) > document.get("decade", 3) * len(document["player"]):
        raise Impossible("more chapels than are sold")
    table = table_of(described.position.state)
    if not areas.may_overlap(table.options.area_symbol) and any(
        seat == other and table.players[seat].symbols is None and areas.clash(spot, there)
        for (_, seat, spot), (_, other, there) in combinations(table.knights, 2)
    ):
        raise Impossible("knights on areas that share tiles")
    if document["moment"] == "ball":
        return [_ball(document, table)]

    def said(seat: int, spot: Spot) -> str:
        return game.say(described, Cell(seat, cell_of(spot)), seat)

    return [replace(_end_of_decade(document, table), places=tuple(map(tuple, _places(document, table, said))))]


def chapels_told(document: Document) -> int:
    """Chapels on maps, and where an estate is told in short as many as stand round one of its manors: another may
    share them.
    """
    found = 0
    for player in document["player"]:
        round_manors = [n for numbers in player.get("enclosed", {}).values() for n in numbers]
        found += player.get("estate", "").count("H") + max(round_manors, default=0)
    return found


# --------------------------------------------------------------------------------------------- buildings


def _end_of_decade(document: Document, table: Table) -> Expected:
    over = document["moment"] == "game-end"
    lines: list[list[ScoredLine]] = []
    unscored: list[tuple[Reason, ...]] = []
    for seat, player in enumerate(table.players):
        lines.append([])
        unscored.append(())
        quick = document["player"][seat].get("enclosed")
        if not document.get("buildings-scored"):
            lines[-1] += _told(quick) if quick is not None else _buildings(table, player.land)
            inside = enclosed(player.land)
            standing_open = [NAMES[x] for spot, x in player.land.items() if x in NAMES and spot not in inside]
            unscored[-1] = tuple(Reason(f"{name}-open", RULE + "enclosed") for name in standing_open)
        held = player.cards["liaison"]
        if over and held:
            lines[-1].append(ScoredLine("liaison", held, LIAISON * held, RULE + "liaison"))
    totals = [p.points + sum(line.points for line in lines[seat]) for seat, p in enumerate(table.players)]
    measures = [totals, [player.money for player in table.players]] if over else [totals]
    rows = list(zip(*measures, strict=True))
    leaders = tuple(seat for seat, row in enumerate(rows) if row == max(rows))
    decided_by = "points" if totals.count(max(totals)) == 1 else "money" if len(leaders) == 1 else "shared"
    return Expected(
        tuple(totals), tuple(1 + sum(other > row for other in rows) for row in rows), tuple(map(tuple, lines)),
        leaders if over else (), decided_by if over else None, tuple(unscored), None,
        frozenset(_doubts(document, table)),
    )  # fmt: skip


def _places(document: Document, table: Table, said: Callable[[int, Spot], str]) -> Iterator[Iterator[Placed]]:
    """Manors, each with its chapels if those count for each; and what is not enclosed, with what is missing."""
    for seat, player in enumerate(table.players):
        is_counted = not document.get("buildings-scored") and "enclosed" not in document["player"][seat]
        yield _manors(table, seat, player.land, said) if is_counted else iter(())


def _manors(table: Table, seat: int, land: Land, said: Callable[[int, Spot], str]) -> Iterator[Placed]:
    inside = enclosed(land)
    for spot, letter in land.items():
        if letter not in NAMES:
            continue
        if spot not in inside:
            missing = [said(seat, other) for other in around(spot) if other not in land and in_frame(other)]
            yield Placed(f"{NAMES[letter]}-open", said(seat, spot), tuple(missing))
            continue
        yield Placed(NAMES[letter], said(seat, spot))
        if counts_for_each(table) and any(land.get(other) == "H" for other in around(spot)):
            yield Placed(f"{NAMES[letter]}-chapel", said(seat, spot))


def _told(quick: dict[str, list[int]]) -> Iterator[ScoredLine]:
    for letter, key in (("C", "castles"), ("P", "palaces")):
        for chapels in quick.get(key, []):
            yield from _manor(letter, chapels)


def _buildings(table: Table, land: Land) -> Iterator[ScoredLine]:
    """Where a chapel counts once, it does so for a palace rather than a castle."""
    manors = enclosed(land)
    chapels = [spot for spot, letter in land.items() if letter == "H"]
    if counts_for_each(table):
        for spot, letter in manors.items():
            yield from _manor(letter, sum(other in chapels for other in around(spot)))
        return
    for letter in manors.values():
        yield from _manor(letter, 0)
    counted = {"C": 0, "P": 0}
    for chapel in chapels:
        beside = {manors[spot] for spot in around(chapel) if spot in manors}
        if beside:
            counted[max(beside)] += 1
    for letter, n in counted.items():
        if n:
            yield _chapels(letter, n)


def _manor(letter: str, chapels: int) -> Iterator[ScoredLine]:
    yield ScoredLine(NAMES[letter], 1, ENCLOSED[letter], RULE + NAMES[letter])
    if chapels:
        yield _chapels(letter, chapels)


def _chapels(letter: str, n: int) -> ScoredLine:
    code = f"{NAMES[letter]}-chapel"
    return ScoredLine(code, n, n * CHAPEL_BESIDE[letter], RULE + code)


def _doubts(document: Document, table: Table) -> Iterator[Against]:
    names = [player["name"] for player in document["player"]]
    money = sum(player.money for player in table.players)
    if money > COINS:
        yield Against("more-money-than-coins", "noblemen.box.coins-endless", None, "money", money, COINS)
    for seat, player in enumerate(table.players):
        if player.land and not set(player.land.values()) & set(NAMES):
            yield Against("no-castle-or-palace", "noblemen.setup.estate", seat, f"{names[seat]} estate")
    owners = [seat for seat, player in enumerate(table.players) for letter in player.land.values() if letter == "Y"]
    drawn = all(set(player.land.values()) & set(NAMES) for player in table.players)
    points = {seat: table.players[seat].points for seat in owners}
    if not _paid(points, owners, WORTH[: len(owners)] if drawn else WORTH):
        poorest = min(points, key=lambda seat: points[seat])
        where = f"{names[poorest]} points"
        yield Against("fewer-points-than-follies", "noblemen.folly.points", poorest, where, points[poorest])


def _paid(points: Mapping[int, int], owners: Sequence[int], worth: Sequence[int]) -> bool:
    """Whether everybody's points hold what the follies brought that they built, whoever built first."""
    if not owners:
        return True
    first, *others = owners
    return any(
        points[first] >= n and _paid({**points, first: points[first] - n}, others, [*worth[:i], *worth[i + 1 :]])
        for i, n in enumerate(worth)
    )


# ----------------------------------------------------------------------------------------------- a ball


def _ball(document: Document, table: Table) -> Expected:
    players = len(table.players)
    told_prestige = [player.get("estate-prestige") for player in document["player"]]
    work = Work(table, told(()))
    order = [(table.queen + step) % players for step in range(players)]
    table.phase, table.seat, table.waiting = "spend", order[0], tuple(order[1:])
    table.prestige, table.markers, table.bought = (None,) * players, (None,) * players, 0
    for player in table.players:
        player.title = None
    parts: list[tuple[ScoredLine, ...]] = [()] * players
    for seat in order:
        spend = document["player"][seat].get("spend", {})
        if spend.get("bribes", 0) > table.players[seat].bribes:
            raise Impossible("more bribes than are held")
        bribes, cards = spend.get("bribes", 0), spend.get("cards", [])
        own = () if told_prestige[seat] is not None else ball.estate_parts(table, seat)
        handed_in = ball.spent_parts(bribes, cards.count("blackmail"), len(cards) - cards.count("blackmail"))
        parts[seat] = tuple(ScoredLine(*part) for part in (*own, *handed_in) if part[1])
        ball.spend_bribes(work, bribes)
        for card in spend.get("cards", []):
            if not table.players[seat].cards[card]:
                raise Impossible("a card that is not held")
            ball.spend_card(work, card)
        told_here = told_prestige[seat]
        if told_here is not None:
            table.bought += told_here - ball.estate_prestige(table, seat)
        ball.place_marker(work)
    for seat in ball.choosing_order(table):
        table.seat = seat
        titles = [title for title in Title if not any(forbid_take(table, Take(title)))]
        wanted = document["player"][seat].get("takes")
        chosen = TITLES[max(titles)] if wanted is None else wanted
        if chosen not in [TITLES[title] for title in titles]:
            raise Impossible(f"{chosen} may not be taken")
        table.players[seat].title = chosen
    lines = tuple(
        (ScoredLine("title", 1, ball.TITLE_POINTS[title], "noblemen.title.points"),) if ball.TITLE_POINTS[title] else ()
        for title in (player.title or "baron" for player in table.players)
    )
    totals = tuple(
        player.points + sum(line.points for line in mine) for player, mine in zip(table.players, lines, strict=True)
    )
    return Expected(
        totals, tuple(1 + sum(other > total for other in totals) for total in totals), lines, (), None,
        tuple(() for _ in totals),
        tuple(
            {"prestige": prestige, "space": marker, "title": player.title}
            for player, prestige, marker in zip(table.players, table.prestige, table.markers, strict=True)
        ),
        frozenset(_doubts(document, table)),
        parts=tuple(parts),
    )  # fmt: skip
