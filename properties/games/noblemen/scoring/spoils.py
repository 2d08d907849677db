"""Tables of Noblemen at a scoring that cannot be, and the fault that says so."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.scoring.suite import Numbers, Spoil
from courtroll.verifier.games.noblemen.rules.options import AreaSymbol

Make = Callable[[Document, Random], Document | None]


def _player(**values: Any) -> Make:
    """Somebody has this; keys have "_" for "-"."""

    def make(document: Document, random: Random) -> Document:
        random.choice(document["player"]).update({key.replace("_", "-"): value for key, value in values.items()})
        return document

    return make


def _map(*rows: str, **values: Any) -> Make:
    """Somebody's estate is this, and nobody has knights."""

    def make(document: Document, random: Random) -> Document:
        for player in document["player"]:
            player.pop("knights", None)
        player = random.choice(document["player"])
        for key in ("corner", "areas", "follies", "enclosed", "estate-prestige"):
            player.pop(key, None)
        player.update({"estate": "\n".join(rows) + "\n"} | values)
        return document

    return make


def _table(**values: Any) -> Make:
    def make(document: Document, random: Random) -> Document:
        return {**document, **{key.replace("_", "-"): value for key, value in values.items()}}

    return make


def _box(**values: Any) -> Make:
    def make(document: Document, random: Random) -> Document:
        document["equipment"] = {key.replace("_", "-"): value for key, value in values.items()}
        return document

    return make


def _knights(mine: list[str], his: list[str], rows: tuple[str, ...]) -> Make:
    """The first player's knights, and the second's; "1" to "3" name those whose estate it is. All estates are alike."""

    def make(document: Document, random: Random) -> Document:
        names = [player["name"] for player in document["player"]]
        for player in document["player"]:
            for key in ("corner", "areas", "follies", "enclosed", "estate-prestige", "knights"):
                player.pop(key, None)
            player["estate"] = "\n".join(rows) + "\n"
        for player, knights in zip(document["player"], (mine, his), strict=False):
            player["knights"] = [f"{names[int(knight[0]) - 1]} {knight[2:]}" for knight in knights]
        return document

    return make


def _too_early(document: Document, random: Random) -> Document | None:
    return {**document, "moment": "game-end", "decade": random.choice((1, 2))}


def _spent(**spend: Any) -> Make:
    """At a ball somebody hands in what is not held."""

    def make(document: Document, random: Random) -> Document | None:
        if document["moment"] != "ball":
            return None
        player = random.choice(document["player"])
        player["cards"], player["spend"] = [], {"bribes": player["bribes"] + spend.get("more", 0), **spend}
        player["spend"].pop("more", None)
        return document

    return make


def _duke_for_little(document: Document, random: Random) -> Document | None:
    """The poorest wants to be duke."""
    if document["moment"] != "ball" or "title-needs" in document.get("rulings", {}):
        return None
    for player in document["player"]:
        player.pop("knights", None)
        player.pop("takes", None)
    player = random.choice(document["player"])
    for key in ("estate", "corner", "areas", "follies"):
        player.pop(key, None)
    player.update({"estate-prestige": random.choice((0, 13)), "spend": {}, "takes": "duke"})
    return document


def _titles(titles: tuple[str, ...], **rulings: str) -> Make:
    """At a ball the first players have prestige for any title, and want these."""

    def make(document: Document, random: Random) -> Document | None:
        if document["moment"] != "ball":
            return None
        document["rulings"] = {key.replace("_", "-"): value for key, value in rulings.items()}
        document.pop("equipment", None)
        for player in document["player"]:
            for key in ("estate", "corner", "areas", "follies", "knights", "spend", "takes"):
                player.pop(key, None)
            player |= {"estate-prestige": 0, "bribes": 0}
        for player, title in zip(document["player"], titles, strict=False):
            player.update({"estate-prestige": 20, "takes": title})
        return document

    return make


def _told_in_short(document: Document, random: Random) -> Document | None:
    """A castle with five chapels round it."""
    if document["moment"] == "ball":
        return None
    made = _map("C")(document, random)
    player = next(player for player in document["player"] if player.get("estate") == "C\n")
    del player["estate"]
    player["enclosed"] = {"castles": [5]}
    return made


def _overlapping(document: Document, random: Random) -> Document | None:
    single = {"area-symbol": AreaSymbol.SINGLE.value}  # typed: by the other reading the table can be
    return _knights(["3 A2"], ["3 A3"], FARMS)({**document, "rulings": document.get("rulings", {}) | single}, random)


def _folly_twice(document: Document, random: Random) -> Document:
    rows = ("C F F Y", "M F F .", "M F F .", ". F F .")
    for player in document["player"]:
        player.pop("knights", None)
    for player in document["player"][:2]:
        for key in ("corner", "areas", "enclosed", "estate-prestige"):
            player.pop(key, None)
        player.update({"estate": "\n".join(rows) + "\n", "follies": ["farms D1"]})
    return document


def _many(letter: str) -> Make:
    """Sixteen buildings of a kind on one estate."""
    row = " ".join((letter, "F") * 8)
    return _map(row, " ".join("F" * 16), row)


def _too_soon(letter: str) -> Make:
    """As many in the first decade."""

    def make(document: Document, random: Random) -> Document | None:
        if document["moment"] == "game-end":
            document["moment"] = "buildings"
        return _many(letter)({**document, "decade": 1}, random)

    return make


def _two_dukes(document: Document, random: Random) -> Document | None:
    if document["moment"] == "ball":  # all titles are given back when it begins
        return None
    for player in document["player"][:2]:
        player["title"] = "duke"
    return document


def _in_box(what: str, de: int, it: int) -> Callable[[Document], Numbers]:
    """So many as was typed, or as a reading says, which mostly is the edition's."""

    def numbers(document: Document) -> Numbers:
        read = document.get("rulings", {}).get(f"{what}-in-box", de if document["edition"] == "de" else it)
        return None, document.get("equipment", {}).get(what, int(read))

    return numbers


def _places(found: int | None = None, *, fewer: int = 0) -> Callable[[Document], Numbers]:
    """As many places of a building are on the board as there are players; one fewer for palaces."""
    return lambda document: (found, len(document["player"]) - fewer)


BELOW: Final = (-1, 0)
FARMS: Final = ("C G C", "F F .", "F F .", "F F .")
TILES: Final = "noblemen.box.tiles"
SPOILS: Final = (
    Spoil("points-below-zero", "noblemen.setup.markers", _player(points=-1), "{} points", BELOW),
    Spoil("money-below-zero", "noblemen.setup.money", _player(money=-1), "{} money", BELOW),
    Spoil("bribes-below-zero", "noblemen.bribe.pile", _player(bribes=-1), "{} bribes", BELOW),
    Spoil("too-many-tiles", TILES, _player(tiles=" ".join("F" * 63)), "field", (None, 62)),
    Spoil("too-many-cards", "noblemen.box.cards", _player(cards=["whitehall"] * 3), "whitehall", (None, 2)),
    Spoil("too-many-bribes", "noblemen.box.bribes", _player(bribes=41), "bribes", _in_box("bribes", 20, 28)),
    Spoil("no-such-decade", "noblemen.round.three-decades", _table(decade=4), "decade", (None, 3)),
    Spoil("no-such-decade", "noblemen.round.three-decades", _table(decade=0), "decade", (None, 3)),
    Spoil("game-not-over", "noblemen.end.third-scoring", _too_early, "decade", (None, 3)),
    Spoil("estate-in-pieces", "noblemen.lay.beside", _map("C F . F", ". . . ."), "{} D1"),
    Spoil("estate-in-pieces", "noblemen.lay.beside", _map("C F .", ". . G"), "{} C2"),
    Spoil("manors-touch", "noblemen.manors.apart", _map("C F", "F P"), "{} B2"),
    Spoil("manors-touch", "noblemen.manors.apart", _map("C C"), "{} B1"),
    Spoil("chapels-touch", "noblemen.chapel.apart", _map("C H", "F F", "H H"), "{} B3"),
    Spoil("no-folly-there", "noblemen.folly.any-meadow", _map("C F", "F M", follies=["farms B2"]), "{} B2"),
    Spoil("folly-named-twice", "noblemen.build.empty-meadow", _map("C F", "F Y", follies=["farms B2", "mixed B2"]),
        "{} B2"),
    Spoil("folly-without-areas", "noblemen.folly.areas", _map("C F F", "Y F F", follies=["farms A2"]), "{} A2"),
    Spoil("folly-without-areas", "noblemen.folly.areas", _map("C F F", "Y F F"), "{} A2"),
    Spoil("no-area-there", "noblemen.area.square", _map("C F F", "M F G", areas=["B1"]), "{} B1"),
    Spoil("too-many-knights", "noblemen.knight.two",
        _knights(["2 A2", "3 A2", "2 A3"], [], ("C . C . C . C", "F F G F F F F", "F F . . . . .", "F F . . . . .")),
        "{} knights", (3, 2)),
    Spoil("more-knights-than-castles", "noblemen.knight.one-per-castle", _knights(["2 A2", "3 A2"], [], FARMS[:3]),
        "{} knights", (2, 1)),
    Spoil("knight-at-home", "noblemen.knight.target", _knights(["1 A2"], [], FARMS), "{} A2"),
    Spoil("knight-on-no-area", "noblemen.knight.target", _knights(["2 B2"], [], FARMS), "{} B2"),
    Spoil("two-knights-on-one-area", "noblemen.knight.unoccupied", _knights(["3 A2"], ["3 A2"], FARMS), "{} A2"),
    Spoil("title-held-too-often", "noblemen.title.supply", _two_dukes, "duke", (2, 1)),
    Spoil("church-has-too-many", "noblemen.church.three-each", _table(church={"F": 4}), "field", (4, 3)),
    Spoil("too-few-prices", "noblemen.setup.board", _box(castle_prices=[3, 4]), "castle-prices", _places(2)),
    Spoil("prices-not-cheapest-first", "noblemen.build.price", _box(palace_prices=[5, 4, 6, 7, 8]), "palace-prices"),
    Spoil("round-track-shape", "noblemen.round.scoring", _box(round_track=["plain", "ball", "ball", "score", "plain"]),
        "round-track"),
    Spoil("balls-on-the-round-track", "noblemen.ball.two", _box(round_track=["plain", "ball", "score"]),
        "round-track", (1, 2)),
    Spoil("prestige-track-too-short", "noblemen.title.needs", _box(prestige_track=13), "prestige-track", (13, 14)),
    Spoil("too-many-castles", "noblemen.box.castles", _many("C"), "castles", (None, 15)),
    Spoil("more-castles-than-sold", "noblemen.decade.refill", _too_soon("C"), "castles", _places()),
    Spoil("too-many-palaces", "noblemen.box.palaces", _many("P"), "palaces", _in_box("palaces", 12, 15)),
    Spoil("more-palaces-than-sold", "noblemen.decade.refill", _too_soon("P"), "palaces", _places(fewer=1)),
    Spoil("too-many-chapels", "noblemen.box.chapels", _many("H"), "chapels", (None, 15)),
    Spoil("more-chapels-than-sold", "noblemen.decade.refill", _too_soon("H"), "chapels", _places()),
    Spoil("too-many-castles-on-board", "noblemen.setup.board", _table(board={"castles": 6}), "castles", _places(6)),
    Spoil("too-many-palaces-on-board", "noblemen.setup.board", _table(board={"palaces": 5}),
        "palaces", _places(5, fewer=1)),
    Spoil("too-many-chapels-on-board", "noblemen.setup.board", _table(board={"chapels": 6}), "chapels", _places(6)),
    Spoil("too-many-follies", "noblemen.box.follies", _map("C F Y Y Y Y Y"), "follies", (None, 4)),
    Spoil("same-folly-twice", "noblemen.folly.one-each", _folly_twice, "farms", (None, 1)),
    Spoil("chapels-round-a-manor", "noblemen.chapel.apart", _told_in_short, "{} enclosed", (5, 4)),
    Spoil("occupied-areas-overlap", "noblemen.area.split", _overlapping, "{} A2"),
    Spoil("tiles-below-zero", "noblemen.setup.tiles", _player(tiles=-1), "{} tiles", BELOW),
    Spoil("cards-below-zero", "noblemen.setup.card", _player(cards=-1), "{} cards", BELOW),
    Spoil("church-below-zero", "noblemen.church.three-each", _table(church={"F": -1}), "field", BELOW),
    Spoil("board-below-zero", "noblemen.setup.board", _table(board={"castles": -1}), "castles", BELOW),
    Spoil("title-taken", "noblemen.title.supply", _titles(("duke", "duke")), "{}"),
    Spoil("better-title-free", "noblemen.title.choice", _titles(("baron",), title_choice="best"), "{}"),
    Spoil("bribes-not-held", "noblemen.ball.spend-held", _spent(more=1), "{}"),
    Spoil("card-not-held", "noblemen.ball.spend-held", _spent(cards=["dowry"]), "{}"),
    Spoil("too-little-prestige", "noblemen.title.needs", _duke_for_little, "{}"),
)  # fmt: skip
