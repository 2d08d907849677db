"""Tables of King's Progress that cannot be, by no more than it takes, and the fault that says so."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.games.kings_progress.second import (
    COURTIERS,
    PRIZES,
    are_all_placed,
    from_anybody,
    in_prize,
    owed,
)
from courtroll.properties.scoring.suite import Numbers, Spoil

TYPES: Final = PRIZES[:5]
SUIT: Final = (0, 0, 1, 1, 2, 2, 3, 3)


def _round(document: Document, random: Random) -> Document:
    return {**document, "round": random.choice((0, 4))}


def _points(document: Document, random: Random) -> Document:
    random.choice(document["player"])["points"] = -1
    return document


def _colour(document: Document, random: Random) -> Document:
    one, other = random.sample(document["player"], 2)
    one["colour"] = other["colour"]
    return document


def _type(document: Document, random: Random) -> Document:
    kind = random.choice(TYPES)
    held = sum(len(player.get("gifts", {}).get(kind, [])) for player in document["player"])
    random.choice(document["player"])["gifts"].setdefault(kind, []).extend([0] * (13 - held))
    return document


def _crowns(document: Document, random: Random) -> Document | None:
    cards = [cards for player in document["player"] for cards in player["gifts"].values() if cards]
    if not cards:
        return None
    random.choice(cards)[0] = -1
    return document


def _gifts(round_: int, document: Document, random: Random) -> Document | None:
    document["round"], document["moment"] = round_, "round-end"  # in the third the types give out first
    missing = 15 * round_ + 1
    for player in document["player"]:
        player["gifts"] = {}
    for kind in TYPES:
        here = min(missing, 12)
        missing -= here
        document["player"][random.randrange(2)]["gifts"][kind] = [0] * here
    return document


def _exposed_disguise(document: Document, random: Random) -> Document:
    random.choice(document["player"])["builds"]["knight"] = ["D", 0]
    return document


def _card(document: Document, random: Random) -> Document:
    random.choice(document["player"])["builds"]["knight"] = random.choice(([4], [1, 4], [-2], [0, -2]))
    return document


def _value(document: Document, random: Random) -> Document:
    courtier, symbols = random.choice(COURTIERS), random.randrange(4)
    one, other = random.sample(document["player"], 2)
    one["builds"][courtier], other["builds"][courtier] = [symbols, symbols], [symbols]
    return document


def _suit(document: Document, random: Random) -> Document:
    courtier = random.choice(COURTIERS)
    for player in document["player"]:
        player["builds"].pop(courtier, None)
    one, other = random.sample(document["player"], 2)
    one["builds"][courtier], other["builds"][courtier] = list(SUIT), ["?"]
    return document


def _cards(document: Document, random: Random) -> Document:
    builds = [build for player in document["player"] for build in player["builds"].values()]
    if not builds:
        builds = [document["player"][0]["builds"].setdefault("knight", [0])]
    random.choice(builds).extend(["D"] * (65 - sum(map(len, builds))))
    return document


def _twice(document: Document, random: Random, card: str) -> Document:
    courtier = random.choice(COURTIERS)
    for player in document["player"]:
        player[card] = [each for each in player[card] if each != courtier]
    for player in random.sample(document["player"], 2):
        player[card].append(courtier)
    return document


def _nine(document: Document, random: Random, card: str) -> Document:
    held = sum(len(player[card]) for player in document["player"])
    random.choice(document["player"])[card] += ["?"] * (9 - held)
    return document


def _shed_more(document: Document, random: Random) -> Document | None:
    prizes = {prize: in_prize(document, prize) for prize in PRIZES}
    for seat, mine in enumerate(owed(document, prizes)):
        player = document["player"][seat]
        if player["builds"]:
            more = [next(iter(player["builds"]))] * (len(mine) + 1)
            player["sheds"] = (player.get("sheds", []) + more)[: len(mine) + 1]
            return document
    return None


def _shed_others(document: Document, random: Random) -> Document | None:
    for player in document["player"]:
        others = [(p["name"], c) for p in document["player"] if p is not player for c in p["builds"]]
        if player.get("sheds") and others and not from_anybody(document):
            player["sheds"][-1] = " ".join(random.choice(others))
            return document
    return None


def _shed_nothing(document: Document, random: Random) -> Document | None:
    for player in document["player"]:
        free = [courtier for courtier in COURTIERS if courtier not in player["builds"]]
        if player.get("sheds") and free:
            player["sheds"][-1] = random.choice(free)
            return document
    return None


def _shed_for_nothing(document: Document, random: Random) -> Document | None:
    """Somebody without gifts discards for a first place, whatever crowns another one's gift has."""
    builder = next((player for player in document["player"] if player["builds"]), None)
    taker = next((p for p in document["player"] if p is not builder and any(p["gifts"].values())), None)
    if builder is None or taker is None or are_all_placed(document):
        return None
    builder["gifts"] = {}
    for player in document["player"]:
        player["sheds"] = []
    builder["sheds"] = [next(iter(builder["builds"]))]
    next(cards for cards in taker["gifts"].values() if cards)[0] = "?"
    return document


def _too_early(document: Document, random: Random) -> Document | None:
    return {**document, "moment": "game-end", "round": random.choice((1, 2))}


def _in_round(document: Document) -> Numbers:
    return document["round"], 3


def _twin(document: Document) -> str:
    """Whoever sits behind another of the colour."""
    colours = [player.get("colour") for player in document["player"]]
    behind = next(at for at, colour in enumerate(colours) if colour in colours[:at])
    return f"{document['player'][behind]['name']} colour"


def _crowned(document: Document) -> str:
    """Whose card has fewer crowns than none, and of what kind it is."""
    return next(
        f"{player['name']} {kind}"
        for player in document["player"]
        for kind, all_ in player["gifts"].items()
        if -1 in all_
    )


def _too_often(document: Document) -> str:
    """The kind of which there are more than twelve gifts."""
    held = [player.get("gifts", {}) for player in document["player"]]
    return next(kind for kind in TYPES if sum(len(each.get(kind, [])) for each in held) > 12)


def _overbuilt(document: Document) -> str:
    """The courtier of whom three cards have one value, or nine lie here."""
    for courtier in COURTIERS:
        builds = [player["builds"].get(courtier, []) for player in document["player"]]
        cards = [card for build in builds for card in build]
        if any(cards.count(symbols) > 2 for symbols in range(4)) or (list(SUIT) in builds and ["?"] in builds):
            return courtier
    raise AssertionError


def _one_more_than_due(document: Document) -> Numbers:
    due = owed(document, {prize: in_prize(document, prize) for prize in PRIZES})
    found = zip((len(player.get("sheds", [])) for player in document["player"]), map(len, due), strict=True)
    return next((n, most) for n, most in found if n > most)


BELOW, TWICE, NINE = (-1, 0), (2, 1), (9, 8)
BOX: Final = "kings-progress.box."
SPOILS: Final = (
    Spoil("no-such-round", "kings-progress.round.three", _round, "round", _in_round),
    Spoil("points-below-zero", "kings-progress.end.winner", _points, "{} points", BELOW),
    Spoil("same-colour", BOX + "one-colour-each", _colour, _twin),
    Spoil("too-many-gifts", BOX + "gifts", _type, _too_often, (13, 12)),
    Spoil("crowns-below-zero", BOX + "crowns", _crowns, _crowned, BELOW),
    Spoil("more-gifts-than-taken", "kings-progress.minor.left-over", partial(_gifts, 1), "gifts", (16, 15)),
    Spoil("more-gifts-than-taken", "kings-progress.gifts.kept", partial(_gifts, 2), "gifts", (31, 30)),
    Spoil("disguise-exposed", "kings-progress.disguise.exposed", _exposed_disguise, "{} knight"),
    Spoil("no-such-card", BOX + "influence", _card, "{} knight", (None, 3)),
    Spoil("too-many-of-a-value", BOX + "influence", _value, _overbuilt, (None, 2)),
    Spoil("too-many-of-a-suit", BOX + "influence", _suit, _overbuilt, NINE),
    Spoil("too-many-cards", BOX + "influence", _cards, "builds", (65, 64)),
    Spoil("major-held-twice", BOX + "control-cards", lambda d, r: _twice(d, r, "major"), "*", TWICE),
    Spoil("minor-held-twice", BOX + "control-cards", lambda d, r: _twice(d, r, "minor"), "*", TWICE),
    Spoil("too-many-majors", BOX + "control-cards", lambda d, r: _nine(d, r, "major"), "major", NINE),
    Spoil("too-many-minors", BOX + "control-cards", lambda d, r: _nine(d, r, "minor"), "minor", NINE),
    Spoil("too-many-sheds", "kings-progress.shed.first", _shed_more, "{} sheds", _one_more_than_due),
    Spoil("sheds-from-others", "kings-progress.shed.own", _shed_others),
    Spoil("no-such-build", "kings-progress.shed.first", _shed_nothing, "{} *"),
    Spoil("sheds-fit-nothing", "kings-progress.shed.first", _shed_for_nothing, "{} sheds"),
    Spoil("game-not-over", "kings-progress.end.after-three", _too_early, "round", _in_round),
)
