"""King's Progress' scoring once more, from the book and in another style: dicts and loops over the position file.

Of the game's room only the names of its readings are used. Every way that a table leaves open is followed: discards
that nobody named, and equal builds that nothing parts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product
from typing import Final, assert_never

from courtroll.properties.engines.answers import Against, Document, Placed, Reason, ScoredLine
from courtroll.properties.scoring.suite import Expected, Impossible, TooMany
from courtroll.verifier.games.kings_progress.rules.options import (
    EqualBuilds,
    NextType,
    PlaceWithoutGift,
    ShedFrom,
    TieSkips,
)

# "3. Punteggio": what the first, second and third place pay, by round.
PAYS: Final = {1: {1: 2}, 2: {1: 3, 2: 1}, 3: {1: 4, 2: 2, 3: 1}}
# "3. Punteggio", the order of scoring; most types come last.
PRIZES: Final = ("castle", "land", "money", "office", "title", "types")
# "Cortigiani" and "Abilità dei personaggi".
COURTIERS: Final = (
    "chamberlain", "chaplain", "knight", "mistress", "privy-seal", "secretary", "steward", "treasurer",
)  # fmt: skip
READINGS: Final = {
    "tie-skips": "filled", "place-without-gift": "none", "next-type": "worst-upwards", "shed-from": "own",
    "equal-builds": "clockwise",
}  # fmt: skip
MANY: Final = 3_000
"""Ways to discard, or ends of a table, that are followed."""
Builds = tuple[tuple[tuple[int | str, ...], ...], ...]
"""By seat and courtier, the exposed card first."""


def second(document: Document) -> list[Expected]:
    """Everything that can come of a table of which all but the discards is known."""
    prizes = {prize: in_prize(document, prize) for prize in PRIZES}
    ends = []
    for builds in _after_discards(document, owed(document, prizes)):
        for majors in _majors(document, builds):
            ends.append(_end(document, prizes, builds, majors))
            if len(ends) > MANY:
                raise TooMany
    return ends


def readings(document: Document) -> Mapping[str, str]:
    return {**READINGS, **document.get("rulings", {})}


# ----------------------------------------------------------------------------------------------- gifts


def in_prize(document: Document, prize: str) -> list[dict[str, int]]:
    """By seat: how many count, the place (0 is none), how many share it, and the points."""
    keys = []
    for player in document["player"]:
        gifts = [(len(cards), sum(cards)) for cards in player.get("gifts", {}).values() if cards]
        if prize != "types":
            cards = player.get("gifts", {}).get(prize, [])
            keys.append([len(cards), len(cards) and sum(cards)])
            continue
        compared = _compared(document, gifts)
        keys.append([len(gifts), *(number for pair in compared for number in pair)])
    somebody = any(key[0] for key in keys)
    left_over = are_all_placed(document)
    takes = [bool(key[0]) or (left_over and somebody) for key in keys]
    out = []
    for seat, key in enumerate(keys):
        if not takes[seat]:
            out.append({"count": 0, "place": 0, "sharing": 0, "points": 0})
            continue
        better = [tuple(other) for at, other in enumerate(keys) if takes[at] and other > key]
        ahead = sum(min(better.count(group), 2) for group in set(better)) if _counts_two(document) else len(better)
        sharing = sum(takes[at] and other == key for at, other in enumerate(keys))
        pays = PAYS[document["round"]].get(1 + ahead, 0)
        points = pays if sharing == 1 else max(0, pays - 1)
        out.append({"count": key[0], "place": 1 + ahead, "sharing": sharing, "points": points})
    return out


def _compared(document: Document, gifts: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The types from the worst upwards, or from the best downwards after the worst."""
    types = sorted(gifts)
    match NextType(readings(document)["next-type"]):
        case NextType.WORST_UPWARDS:
            return types
        case NextType.BEST_DOWNWARDS:
            return types[:1] + types[:0:-1]
        case _ as never:
            assert_never(never)


def are_all_placed(document: Document) -> bool:
    """Option `place-without-gift`: whether everybody is placed where anybody is."""
    match PlaceWithoutGift(readings(document)["place-without-gift"]):
        case PlaceWithoutGift.NONE:
            return False
        case PlaceWithoutGift.LEFT_OVER:
            return True
        case _ as never:
            assert_never(never)


def _counts_two(document: Document) -> bool:
    """Option `tie-skips`: whether of those tied before a player two count, however many they are."""
    match TieSkips(readings(document)["tie-skips"]):
        case TieSkips.FILLED:
            return False
        case TieSkips.ONE:
            return True
        case _ as never:
            assert_never(never)


# -------------------------------------------------------------------------------------------- discards


def from_anybody(document: Document) -> bool:
    """Option `shed-from`: whether a discard may come from anybody's build."""
    match ShedFrom(readings(document)["shed-from"]):
        case ShedFrom.OWN:
            return False
        case ShedFrom.ANY:
            return True
        case _ as never:
            assert_never(never)


def owed(document: Document, prizes: Mapping[str, list[dict[str, int]]]) -> list[list[str]]:
    """By seat, the first places that cost a card, as long as there are cards."""
    anybodys = from_anybody(document)
    cards = [
        sum(card != "D" for build in player.get("builds", {}).values() for card in build)
        for player in document["player"]
    ]
    out: list[list[str]] = [[] for _ in cards]
    for prize in PRIZES:
        for seat, mine in enumerate(prizes[prize]):
            left = sum(cards) if anybodys else cards[seat]
            if mine["place"] == 1 and left > 0:
                out[seat].append(prize)
                cards[0 if anybodys else seat] -= 1
    return out


def _after_discards(document: Document, owed_by_seat: list[list[str]]) -> list[Builds]:
    names = [player["name"] for player in document["player"]]
    anybodys = from_anybody(document)
    builds: Builds = tuple(
        tuple(tuple(player.get("builds", {}).get(courtier, ())) for courtier in COURTIERS)
        for player in document["player"]
    )
    for seat, player in enumerate(document["player"]):
        sheds = player.get("sheds", [])
        if len(sheds) > len(owed_by_seat[seat]):
            raise Impossible(f"{names[seat]} discards for places that are not first")
        for text in sheds:
            owner, _, courtier = text.rpartition(" ")
            whose = names.index(owner) if owner else seat
            after = _without_exposed(builds, whose, COURTIERS.index(courtier))
            if after is None or (whose != seat and not anybodys):
                raise Impossible(f"{names[seat]} discards what is not there")
            builds = after
    ways = {builds}
    for seat, prizes in enumerate(owed_by_seat):
        for _ in prizes[len(document["player"][seat].get("sheds", [])) :]:
            whose_builds = range(len(names)) if anybodys else (seat,)
            tried = (
                _without_exposed(way, whose, at) for way in ways for whose in whose_builds for at in range(8)
            )  # fmt: skip
            ways = {way for way in tried if way is not None}
            if len(ways) > MANY:
                raise TooMany
    return sorted(ways, key=repr)


def _without_exposed(builds: Builds, seat: int, at: int) -> Builds | None:
    """A Disguise card that becomes exposed goes too."""
    left = list(builds[seat][at])
    if not left:
        return None
    del left[0]
    while left and left[0] == "D":
        del left[0]
    mine = (*builds[seat][:at], tuple(left), *builds[seat][at + 1 :])
    return (*builds[:seat], mine, *builds[seat + 1 :])


# --------------------------------------------------------------------------------------------- control


def worth(build: tuple[int | str, ...]) -> int:
    """The number of cards and the symbols on the exposed one."""
    return len(build) + int(build[0]) if build else 0


def _majors(document: Document, builds: Builds) -> Iterator[tuple[int | None, ...]]:
    """By courtier, who may get the ability card."""
    each: list[list[int | None]] = []
    for at, courtier in enumerate(COURTIERS):
        values = {seat: worth(mine[at]) for seat, mine in enumerate(builds) if mine[at]}
        level = _level(document, courtier, values, "major")
        if len(level) > 1:
            each.append(_nearest(document, courtier, level, "major") or [*level])
        else:
            each.append([*level] or [None])
    yield from product(*each)


def _level(document: Document, courtier: str, values: Mapping[int, int], card: str) -> list[int]:
    """The highest builds; among equal ones the card's holder is before the other card's, and that one before all."""
    best = max(values.values(), default=0)
    level = [seat for seat, value in values.items() if value == best]
    for kind in (card, "minor" if card == "major" else "major"):
        for seat in level:
            if courtier in document["player"][seat].get(kind, []):
                return [seat]
    return level


def _goes_clockwise(document: Document) -> bool:
    """Option `equal-builds`."""
    match EqualBuilds(readings(document)["equal-builds"]):
        case EqualBuilds.CLOCKWISE:
            return True
        case EqualBuilds.NOBODY:
            return False
        case _ as never:
            assert_never(never)


def _nearest(document: Document, courtier: str, level: list[int], card: str) -> list[int | None]:
    """The nearest clockwise from the holder; empty if there is none to count from."""
    if not _goes_clockwise(document):
        return [None]
    players = len(document["player"])
    for seat, player in enumerate(document["player"]):
        if courtier in player.get(card, []):
            clockwise = [(seat + steps) % players for steps in range(1, players + 1)]
            return [next(other for other in clockwise if other in level)]
    return []


def _minor(document: Document, builds: Builds, at: int, major: int | None) -> int | None:
    values = {seat: worth(mine[at]) for seat, mine in enumerate(builds) if mine[at] and seat != major}
    if major is None or not values:
        return major
    level = _level(document, COURTIERS[at], values, "minor")
    if len(level) == 1:
        return level[0]
    return next(iter(_nearest(document, COURTIERS[at], level, "minor")), None)


# ------------------------------------------------------------------------------------------------- the end


def _end(
    document: Document, prizes: Mapping[str, list[dict[str, int]]], builds: Builds, majors: tuple[int | None, ...]
) -> Expected:
    players = document["player"]
    lines: list[list[ScoredLine]] = [[] for _ in players]
    unscored: list[list[Reason]] = [[] for _ in players]
    places: list[list[Placed]] = [[] for _ in players]
    for prize in PRIZES:
        rule = "kings-progress.types.most" if prize == "types" else "kings-progress.gifts.points"
        for seat, mine in enumerate(prizes[prize]):
            shared = mine["sharing"] > 1
            if mine["points"] or mine["count"]:
                code = prize if mine["points"] else f"{prize}-{'tied' if shared else 'behind'}"
                places[seat].append(Placed(code, placed(prize, mine)))
            if mine["points"]:
                why = "kings-progress.gifts.tied" if shared else rule
                lines[seat].append(ScoredLine(prize, mine["count"], mine["points"], why))
            elif mine["count"] and shared:
                unscored[seat].append(Reason(f"{prize}-tied", "kings-progress.gifts.tied-nothing"))
            elif mine["count"]:
                unscored[seat].append(Reason(f"{prize}-behind", rule))
    for seat, player in enumerate(players):
        places[seat].append(Placed("own-colour", placed(player["colour"], prizes[player["colour"]][seat])))
        if prizes[player["colour"]][seat]["points"]:
            lines[seat].append(ScoredLine("own-colour", 1, 1, "kings-progress.colour.bonus"))
        else:
            unscored[seat].append(Reason("own-colour", "kings-progress.colour.needs-points"))
    for at, courtier in enumerate(COURTIERS):
        minor = _minor(document, builds, at, majors[at])
        values = {seat: worth(mine[at]) for seat, mine in enumerate(builds) if mine[at]}
        open_to = _level(document, courtier, values, "major") if majors[at] is None else []
        for seat, player in enumerate(players):
            if seat == majors[at]:
                lines[seat].append(ScoredLine("major-control", 1, 2, "kings-progress.recount.points"))
            elif seat in open_to:
                unscored[seat].append(Reason("control-open", "kings-progress.recount.equal"))
            elif seat == minor:
                unscored[seat].append(Reason("minor-control", "kings-progress.recount.minor-nothing"))
            elif seat in values:
                unscored[seat].append(Reason("no-control", "kings-progress.recount.major"))
            elif courtier in player.get("major", []):
                unscored[seat].append(Reason("no-build", "kings-progress.recount.nobody"))
            else:
                continue
            on_it = unscored[seat][-1].code if seat != majors[at] else lines[seat][-1].code
            places[seat].append(Placed(on_it, courtier))
    return replace(
        _ordered(document, builds, lines, unscored, owed(document, prizes)), places=tuple(map(tuple, places))
    )


def placed(prize: str, mine: Mapping[str, int]) -> str:
    """A place among those who have gifts of a type, or types."""
    if not mine["place"]:
        return f"{prize}, no place"
    return f"{prize}, place {mine['place']}{' shared' if mine['sharing'] > 1 else ''}"


def _ordered(
    document: Document,
    builds: Builds,
    lines: list[list[ScoredLine]],
    unscored: list[list[Reason]],
    owing: list[list[str]],
) -> Expected:
    players = document["player"]
    totals = [player["points"] + sum(line.points for line in lines[at]) for at, player in enumerate(players)]
    measures = {"points": totals}
    over = document["moment"] == "game-end"
    if over:
        held = [list(player.get("gifts", {}).values()) for player in players]
        measures["gifts"] = [sum(map(len, mine)) for mine in held]
        measures["crowns"] = [sum(map(sum, mine)) for mine in held]
        measures["built-cards"] = [sum(map(len, mine)) for mine in builds]
    rows = list(zip(*measures.values(), strict=True))
    ranks = tuple(1 + sum(other > row for other in rows) for row in rows)
    leaders = list(range(len(rows)))
    decided_by = "shared"
    for measure, values in measures.items():
        leaders = [seat for seat in leaders if values[seat] == max(values[other] for other in leaders)]
        if len(leaders) == 1:
            decided_by = measure
            break
    return Expected(
        tuple(totals), ranks, tuple(map(tuple, lines)),
        tuple(leaders) if over else (), decided_by if over else None,
        tuple(map(tuple, unscored)),
        tuple({"due": prizes[len(player.get("sheds", [])) :]} for player, prizes in zip(players, owing, strict=True)),
        frozenset(_doubts(document)),
    )  # fmt: skip


def _doubts(document: Document) -> Iterator[Against]:
    """Few players; and cards that lie otherwise than builds put them, for more courtiers than can be at court."""
    players = document["player"]
    if len(players) < 3:
        yield Against("few-players", "kings-progress.box.players", None, "players", len(players), 3)
    elsewhere = 0
    for courtier in COURTIERS:
        built = [tuple(player.get("builds", {}).get(courtier, ())) for player in players]
        values = {at: worth(build) for at, build in enumerate(built) if build}
        first, second_best = (
            next((at for at, player in enumerate(players) if courtier in player.get(card, [])), None)
            for card in ("major", "minor")
        )
        if len(values) < 2:
            sole = next(iter(values), None)
            in_step = (first, second_best) == (sole, sole)
        else:
            in_step = first in values and second_best in values and first != second_best
            best = sorted(values.values(), reverse=True)[:2]
            in_step = in_step and [values[at] for at in (first, second_best) if at is not None] == best
        elsewhere += not in_step
    if elsewhere > 5:
        yield Against("control-out-of-step", "kings-progress.control.checked", None, "control", elsewhere, 5)
