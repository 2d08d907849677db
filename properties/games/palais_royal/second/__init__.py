"""Palais Royal's final count once more, from the book and in another style: loops over the position file.

Of the game's room only the names of its readings are used. Tables that cannot be are told from the others by what
the box holds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import permutations, product
from typing import Final, assert_never

from courtroll.properties.engines.answers import Against, Document, Placed, Reason, ScoredLine
from courtroll.properties.scoring.suite import Expected, Impossible
from courtroll.verifier.games.palais_royal.rules.options import PlaceWithoutServant

# "Materiale del gioco" and "Preparazione del gioco".
NOBLES: Final = 36
CARDS: Final = 36
COPIES: Final = 4
OWN_SERVANTS: Final = 18
SERVANTS: Final = 25
# "Conteggio finale": the points of an edge, and the most that cards in hand bring.
FIRST: Final = 6
SECOND: Final = 2
HAND: Final = 6
BY_NOBLE: Final = 3
"""Servants that one noble brings from the common supply at most."""
RULE: Final = "palais-royal.scoring."


def second(document: Document) -> list[Expected]:
    """The count. Raises `Impossible`."""
    why = next(troubles(document), None)
    if why is not None:
        raise Impossible(why)
    return [count(document)]


def count(document: Document) -> Expected:
    """The count of a table that can be."""
    lines, unscored, places = [], [], []
    for player in document["player"]:
        mine, nothing, here = list(_collected(player)), list[Reason](), list[Placed]()
        if player.get("unplayed", 0) > HAND:
            nothing.append(Reason("unplayed-over-limit", RULE + "unplayed-limit"))
            here.append(Placed("unplayed-over-limit", "unplayed"))
        for edge in document["edge"]:
            before = len(mine), len(nothing)
            _on_edge(player["name"], placed(document, edge["name"]), mine, nothing)
            codes = [line.code for line in mine[before[0] :]] + [reason.code for reason in nothing[before[1] :]]
            here += (Placed(code, edge["name"]) for code in codes)
        places.append(tuple(here))
        lines.append(tuple(mine))
        unscored.append(tuple(nothing))
    totals = [p.get("points", 0) + sum(line.points for line in lines[at]) for at, p in enumerate(document["player"])]
    rows = [(total, player["cardinal"]) for total, player in zip(totals, document["player"], strict=True)]
    winners = tuple(seat for seat, row in enumerate(rows) if row == max(rows))
    decided_by = "points" if totals.count(max(totals)) == 1 else "cardinal" if len(winners) == 1 else "shared"
    return Expected(
        tuple(totals), tuple(1 + sum(other > row for other in rows) for row in rows), tuple(lines),
        winners, decided_by, tuple(unscored), None, frozenset(_doubts(document)),
        tuple(places),
    )  # fmt: skip


def _collected(player: Mapping[str, object]) -> Iterator[ScoredLine]:
    match player.get("nobles", []):
        case int(summed) if summed:
            yield ScoredLine("nobles-sum", 1, summed, RULE + "nobles")
        case list(tiles) if sum(tiles):
            yield ScoredLine("nobles", len(tiles), sum(tiles), RULE + "nobles")
        case _:
            pass
    match player.get("played"):
        case list(cards) if cards:
            yield ScoredLine("played", len(cards), sum(cards), RULE + "played")
    match player.get("unplayed"):
        case int(hand) if hand:
            yield ScoredLine("unplayed", min(hand, HAND), min(hand, HAND), RULE + "unplayed")


def on_edge(document: Document, edge: str) -> dict[str, int]:
    """Who is there with what weight; a corner's servant counts on both of its edges."""
    weights: dict[str, int] = {}
    groups = [each["servants"] for each in document["edge"] if each["name"] == edge and "servants" in each]
    groups += [corner.get("servants", {}) for corner in document.get("corner", []) if edge in corner["edges"]]
    for servants in groups:
        for name, weight in servants.items():
            weights[name] = weights.get(name, 0) + weight
    return {name: weight for name, weight in weights.items() if weight}


def are_all_placed(document: Document) -> bool:
    """Option `place-without-servant`."""
    match PlaceWithoutServant(document.get("rulings", {}).get("place-without-servant", PlaceWithoutServant.NONE)):
        case PlaceWithoutServant.NONE:
            return False
        case PlaceWithoutServant.LEFT_OVER:
            return True
        case _ as never:
            assert_never(never)


def placed(document: Document, edge: str) -> dict[str, int]:
    """Who has a place there: by a ruling also those without a servant, behind those who have one."""
    weights = on_edge(document, edge)
    if weights and are_all_placed(document):
        return {player["name"]: weights.get(player["name"], 0) for player in document["player"]}
    return weights


def _on_edge(name: str, weights: Mapping[str, int], lines: list[ScoredLine], unscored: list[Reason]) -> None:
    if name not in weights:
        return
    levels = sorted(set(weights.values()), reverse=True)
    tied = list(weights.values()).count(weights[name]) > 1
    tied_first = list(weights.values()).count(levels[0]) > 1
    match levels.index(weights[name]):
        case 0 if tied:
            lines.append(ScoredLine("edge-tied-first", 1, SECOND, RULE + "edge-tie-first"))
        case 0:
            lines.append(ScoredLine("edge-first", 1, FIRST, RULE + "edge-first"))
        case _ if tied_first:
            unscored.append(Reason("edge-no-second", RULE + "edge-no-second"))
        case 1 if tied:
            unscored.append(Reason("edge-tied-second", RULE + "edge-tie-second"))
        case 1:
            lines.append(ScoredLine("edge-second", 1, SECOND, RULE + "edge-second"))
        case _:
            unscored.append(Reason("edge-behind", RULE + "edge-ranked"))


# ------------------------------------------------------------------------------------------- what can be


def in_park(document: Document, name: str) -> int:
    """The fewest servants that weigh what a player's weigh: any may stand on a space marked 2x, and one in a corner of
    which nobody told weighs on both its edges.
    """
    return min(_standing(document, name, free) for free in _free_corners(document))


def _free_corners(document: Document) -> list[list[frozenset[str]]]:
    """The corners of which nobody told, for each way to lay the edges round the park."""
    told = [frozenset(corner["edges"]) for corner in document.get("corner", [])]
    fitting = [
        ring for ring in _rings(tuple(edge["name"] for edge in document["edge"])) if all(p in ring for p in told)
    ]
    return [[pair for pair in ring if pair not in told] for ring in fitting] or [[]]


def _standing(document: Document, name: str, corners: Sequence[frozenset[str]]) -> int:
    weights = tuple((edge["name"], edge.get("servants", {}).get(name, 0)) for edge in document["edge"])
    in_corners: int = sum(corner.get("servants", {}).get(name, 0) > 0 for corner in document.get("corner", []))
    return _fewest(weights, tuple(corners)) + in_corners


def ways_in_park(document: Document) -> Iterator[dict[str, int]]:
    """The fewest servants of all players together: of a corner that nobody told one player has the good at most."""
    names = [player["name"] for player in document["player"]]
    yield {name: _standing(document, name, ()) for name in names}
    for free in _free_corners(document):
        gaining = [name for name in names if _standing(document, name, free) < _standing(document, name, ())]
        for owners in product([None, *gaining], repeat=len(free)):
            of = {name: [pair for pair, owner in zip(free, owners, strict=True) if owner == name] for name in names}
            yield {name: _standing(document, name, mine) for name, mine in of.items()}


@cache
def _fewest(weights: tuple[tuple[str, int], ...], corners: tuple[frozenset[str], ...]) -> int:
    if not corners:
        return sum(-(-weight // 2) for _, weight in weights)
    first, *others = corners
    found = [_fewest(weights, tuple(others))]
    for weight in (1, 2):
        left = tuple((edge, n - weight * (edge in first)) for edge, n in weights)
        if all(n >= 0 for _, n in left):
            found.append(1 + _fewest(left, tuple(others)))
    return min(found)


@cache
def _rings(edges: tuple[str, ...]) -> list[list[frozenset[str]]]:
    """Every way to lay four edges round the park, as what meets in the corners; the other way round is the same."""
    ways = [way for way in permutations(edges) if way[0] == edges[0] and way[1] < way[3]]
    return [[frozenset((way[at], way[at - 1])) for at in range(4)] for way in ways]


def troubles(document: Document) -> Iterator[str]:
    """Why the box, or the nobles taken, do not give so many things, however the servants stand in the park."""
    alone = {player["name"]: in_park(document, player["name"]) for player in document["player"]}
    each_alone = [*_troubles_of(document, alone)]
    yield from each_alone or _least(document)[0]


def _least(document: Document, *, doubts: bool = False) -> tuple[list[str], list[Against]]:
    """Troubles of the way in which servants may stand that has least of them; of those, with the fewest doubts, and
    then with the fewest servants of the first player, and so on.
    """
    fewest: tuple[int, int, tuple[int, ...]] = 0, 0, ()
    least: tuple[list[str], list[Against]] | None = None
    for way in ways_in_park(document):
        found = [*_troubles_of(document, way)], [*_doubts_of(document, way)]
        weight = len(found[0]), len(found[1]), tuple(way.values())
        if least is None or weight < fewest:
            least, fewest = found, weight
        if not any(least) or (not found[0] and not doubts):
            break
    assert least is not None
    return least


def _troubles_of(document: Document, standing: Mapping[str, int]) -> Iterator[str]:
    taken = park = cards = 0
    for player in document["player"]:
        mine = standing[player["name"]]
        nobles = player.get("nobles", [])
        out = mine + player["cardinal"]
        if out > SERVANTS:
            yield "more servants than there are of a colour"
        if isinstance(nobles, list) and nobles and (mine > len(nobles) or out > OWN_SERVANTS + BY_NOBLE * len(nobles)):
            yield "more servants than nobles brought"
        taken += len(nobles) if isinstance(nobles, list) else max(mine, nobles > 0)
        park += mine
        cards += len(player.get("played", [])) + player.get("unplayed", 0)
    if taken > NOBLES or park > NOBLES:
        yield "more nobles than there were"
    if cards > CARDS:
        yield "more cards than there are"
    for value in (2, 4):
        if sum(player.get("played", []).count(value) for player in document["player"]) > COPIES:
            yield "more cards of a kind than there are"
    if not go_round([corner["edges"] for corner in document.get("corner", [])], [e["name"] for e in document["edge"]]):
        yield "corners that do not fit together"


def go_round(corners: list[list[str]], edges: list[str]) -> bool:
    """Whether four edges can be laid round the park with these corners, each told once."""
    pairs = [frozenset(corner) for corner in corners]
    if len(set(pairs)) < len(pairs):
        return False
    return any(all(pair in ring for pair in pairs) for ring in _rings(tuple(edges)))


def _doubts(document: Document) -> Iterator[Against]:
    """Points before the count; too many nobles left for the end; servants of nobles that nobody told of."""
    players = document["player"]
    for seat, player in enumerate(players):
        if points := player.get("points", 0):
            where = f"{player['name']} points"
            yield Against("points-before-the-end", "palais-royal.scoring.at-end", seat, where, points, 0)
    listed = [player.get("nobles", []) for player in players if not isinstance(player.get("nobles", []), int)]
    taken = sum(map(len, listed))
    if len(listed) == len(players) and 0 < taken < NOBLES - 12:
        left = NOBLES - taken
        yield Against("too-many-nobles-left", "palais-royal.end.trigger", None, "nobles", left, 12)
    yield from _least(document, doubts=True)[1]


def _doubts_of(document: Document, standing: Mapping[str, int]) -> Iterator[Against]:
    for seat, player in enumerate(document["player"]):
        if player.get("nobles", []) == []:
            park, where = standing[player["name"]], f"{player['name']} servants"
            out = park + player["cardinal"]
            if park:
                yield Against("more-servants-than-nobles", "palais-royal.edge.servant", seat, where, park, 0)
            if out > OWN_SERVANTS:
                rule = "palais-royal.noble.servants"
                yield Against("servants-never-received", rule, seat, where, out, OWN_SERVANTS)
