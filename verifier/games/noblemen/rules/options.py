"""Where the texts disagree or are silent: the choices of a table, and the ruleset that holds them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from courtroll.verifier.games.noblemen.rules import (
    ball,
    box,
    build,
    cards,
    income,
    knights,
    scoring,
    setup,
    tiles,
    turn,
)
from courtroll.verifier.kernel.rules import Option, Ruleset


class AreaSymbol(StrEnum):
    SINGLE = "single"
    SHARED = "shared"


class CastleKnight(StrEnum):
    SUPPLY_FIRST = "supply-first"
    FREE_CHOICE = "free-choice"


class TitleNeeds(StrEnum):
    MARKER = "marker"
    TOTAL = "total"


class TitleOrder(StrEnum):
    MARKER = "marker"
    TOTAL = "total"


class TitleChoice(StrEnum):
    FREE = "free"
    BEST = "best"


class SpaceZero(StrEnum):
    SHARED = "shared"
    NEXT_ABOVE = "next-above"


class BribeCount(StrEnum):
    UP_TO_FIVE = "up-to-five"
    FIVE = "five"


class TurnAction(StrEnum):
    EXACTLY_ONE = "exactly-one"
    AT_MOST_ONE = "at-most-one"


class FirstGameTiles(StrEnum):
    ADVICE = "advice"
    DUTY = "duty"


class IntrigueLimit(StrEnum):
    FREE = "free"
    COUNTS = "counts"


class FollyAreas(StrEnum):
    REUSED = "reused"
    ONCE = "once"


class SwapTime(StrEnum):
    ANY = "any"
    BETWEEN = "between"


class SharedChapel(StrEnum):
    EACH_MANOR = "each-manor"
    ONCE = "once"


class BribesInBox(StrEnum):
    TWENTY = "20"
    TWENTY_EIGHT = "28"


class PalacesInBox(StrEnum):
    TWELVE = "12"
    FIFTEEN = "15"


AREA_SYMBOL = Option(
    name="area-symbol",
    asks="May one tile belong to two areas?",
    readings={
        AreaSymbol.SINGLE: "A tile belongs to at most one area.",
        AreaSymbol.SHARED: "Every square of four alike tiles is an area, even where squares overlap.",
    },
    presets={"de": AreaSymbol.SINGLE, "it": AreaSymbol.SINGLE},
    settled=False,
    rules=(tiles.AREA, tiles.AREA_SPLIT, tiles.AREA_OCCUPIABLE, tiles.AREA_NEW),
    notes="The symbols are part of the tile pictures; seven fields make one farm in the printed examples (N5, N14).",
)
CASTLE_KNIGHT = Option(
    name="castle-knight",
    asks="May a knight that is already out be moved while the supply still has one?",
    readings={
        CastleKnight.SUPPLY_FIRST: "A knight is moved only when the supply has none left.",
        CastleKnight.FREE_CHOICE: "The builder chooses between a knight from the supply and one already out.",
    },
    presets={"de": CastleKnight.SUPPLY_FIRST, "it": CastleKnight.FREE_CHOICE},
    settled=True,
    rules=(knights.SUPPLY_FIRST,),
    notes="Both texts are clear and disagree (D6, N21).",
)
TITLE_NEEDS = Option(
    name="title-needs",
    asks="Is a title earned by the marker's space or by the total, where the two differ?",
    readings={
        TitleNeeds.MARKER: "The marker's space must reach what the title needs.",
        TitleNeeds.TOTAL: "The total must reach what the title needs, wherever the marker went.",
    },
    presets={"de": TitleNeeds.MARKER, "it": TitleNeeds.MARKER},
    settled=False,
    rules=(ball.TITLE_NEEDS, ball.TITLE_MARKER),
    notes="No printed example crosses a threshold; paying to avoid a lower space speaks for the marker (N2).",
)
TITLE_ORDER = Option(
    name="title-order",
    asks="Do players choose titles in the order of their markers or of their totals?",
    readings={
        TitleOrder.MARKER: "The marker in front chooses first.",
        TitleOrder.TOTAL: "The higher total chooses first, and the marker decides only between equal totals.",
    },
    presets={"de": TitleOrder.MARKER, "it": TitleOrder.MARKER},
    settled=False,
    rules=(ball.TITLE_ORDER, ball.TITLE_MARKER),
    notes="Spaces that hold one marker exist only to break ties; the Italian wording leans to totals (N3, D37).",
)
TITLE_CHOICE = Option(
    name="title-choice",
    asks="May a player take a lower title than the best within reach?",
    readings={
        TitleChoice.FREE: "Any title left may be taken for which one's prestige is enough.",
        TitleChoice.BEST: "The highest title left must be taken for which one's prestige is enough.",
    },
    presets={"de": TitleChoice.FREE, "it": TitleChoice.FREE},
    settled=False,
    rules=(ball.TITLE_CHOICE,),
    notes="The texts speak of choosing and forbid only a title one has too little prestige for (N4).",
)
SPACE_ZERO = Option(
    name="space-zero",
    asks="What if a marker is pushed down to space 0 and one is there already?",
    readings={
        SpaceZero.SHARED: "Space 0 takes any number of markers.",
        SpaceZero.NEXT_ABOVE: "The marker goes to the lowest free space above.",
    },
    presets={"de": SpaceZero.SHARED, "it": SpaceZero.SHARED},
    settled=False,
    rules=(ball.TRACK_ZERO,),
    notes="All markers start and rest on 0, and only barons are to be had there (N1).",
)
BRIBE_COUNT = Option(
    name="bribe-count",
    asks="May one bribing take fewer than five bribes by choice?",
    readings={
        BribeCount.UP_TO_FIVE: "Any number up to five may be taken.",
        BribeCount.FIVE: "Five are taken, or as many as one can pay and the pile has.",
    },
    presets={"de": BribeCount.UP_TO_FIVE, "it": BribeCount.FIVE},
    settled=True,
    rules=(income.BRIBE_LIMIT,),
    notes="The German gives a limit, the Italian a number (D5).",
)
TURN_ACTION = Option(
    name="turn-action",
    asks="Must a turn hold an action?",
    readings={
        TurnAction.EXACTLY_ONE: "A turn holds exactly one action, leisure being the way to pass.",
        TurnAction.AT_MOST_ONE: "A turn may end without an action.",
    },
    presets={"de": TurnAction.EXACTLY_ONE, "it": TurnAction.AT_MOST_ONE},
    settled=True,
    rules=(turn.ONE_ACTION,),
    notes="The German says exactly one; the Italian says that one may do only one (D8).",
)
FIRST_GAME_TILES = Option(
    name="first-game-tiles",
    asks="Is three of each tile in a first game advice or a duty?",
    readings={
        FirstGameTiles.ADVICE: "Players in their first game may still choose their tiles.",
        FirstGameTiles.DUTY: "Players in their first game take three of each kind.",
    },
    presets={"de": FirstGameTiles.ADVICE, "it": FirstGameTiles.DUTY},
    settled=True,
    rules=(setup.FIRST_GAME,),
    notes="Best taken in the German, must take in the Italian (D13).",
)
INTRIGUE_LIMIT = Option(
    name="intrigue-limit",
    asks="Is Intrigue the one scandal card of the turn in which it is used?",
    readings={
        IntrigueLimit.FREE: "Intrigue is handed in beside the turn's one card.",
        IntrigueLimit.COUNTS: "Intrigue used in one's own turn is that turn's one card.",
    },
    presets={"de": IntrigueLimit.FREE, "it": IntrigueLimit.COUNTS},
    settled=True,
    rules=(cards.INTRIGUE_LIMIT, turn.ONE_CARD),
    notes="Handed in according to the German, played according to the Italian (D12, N20).",
)
FOLLY_AREAS = Option(
    name="folly-areas",
    asks="May an area that served for one folly serve for another?",
    readings={
        FollyAreas.REUSED: "Every folly looks at all areas of the estate.",
        FollyAreas.ONCE: "Each area serves for one folly only.",
    },
    presets={"de": FollyAreas.REUSED, "it": FollyAreas.REUSED},
    settled=False,
    rules=(build.FOLLY_REUSE, build.FOLLY_AREAS),
    notes="The texts ask that one has the areas, and nothing says that they are used up (N27).",
)
SWAP_TIME = Option(
    name="swap-time",
    asks="May tiles be swapped while the estate is being grown?",
    readings={
        SwapTime.ANY: "A swap may come at any point of one's own turn, also between two tiles laid.",
        SwapTime.BETWEEN: "A swap may come before or after action and card, but not while tiles are being laid.",
    },
    presets={"de": SwapTime.ANY, "it": SwapTime.ANY},
    settled=False,
    rules=(tiles.SWAP_TIME,),
    notes="Any time is what the reminders say; whether that splits a growing is not said (N34).",
)
SHARED_CHAPEL = Option(
    name="shared-chapel",
    asks="Does a chapel next to two enclosed castles or palaces count for both?",
    readings={
        SharedChapel.EACH_MANOR: "It counts for each of them.",
        SharedChapel.ONCE: "It counts once, for the one that scores more by it.",
    },
    presets={"de": SharedChapel.EACH_MANOR, "it": SharedChapel.EACH_MANOR},
    settled=False,
    rules=(scoring.CHAPEL_SHARED, scoring.CASTLE_CHAPEL, scoring.PALACE_CHAPEL),
    notes="The German counts chapels castle by castle; the Italian sentence could be read chapel by chapel (N16, D11).",
)
BRIBES_IN_BOX = Option(
    name="bribes-in-box",
    asks="How many bribes are in the box?",
    readings={
        BribesInBox.TWENTY: "There are twenty.",
        BribesInBox.TWENTY_EIGHT: "There are twenty-eight.",
    },
    presets={"de": BribesInBox.TWENTY, "it": BribesInBox.TWENTY_EIGHT},
    settled=True,
    rules=(box.BRIBES,),
    notes="The lists disagree, and the pile can run out (D1).",
)
PALACES_IN_BOX = Option(
    name="palaces-in-box",
    asks="How many palaces are in the box?",
    readings={
        PalacesInBox.TWELVE: "There are twelve.",
        PalacesInBox.FIFTEEN: "There are fifteen.",
    },
    presets={"de": PalacesInBox.TWELVE, "it": PalacesInBox.FIFTEEN},
    settled=True,
    rules=(box.PALACES,),
    notes="The lists disagree, but no game can need more than twelve (D4).",
)

OPTIONS = (
    AREA_SYMBOL,
    CASTLE_KNIGHT,
    TITLE_NEEDS,
    TITLE_ORDER,
    TITLE_CHOICE,
    SPACE_ZERO,
    BRIBE_COUNT,
    TURN_ACTION,
    FIRST_GAME_TILES,
    INTRIGUE_LIMIT,
    FOLLY_AREAS,
    SWAP_TIME,
    SHARED_CHAPEL,
    BRIBES_IN_BOX,
    PALACES_IN_BOX,
)


@dataclass(frozen=True, slots=True)
class NoblemenRuleset(Ruleset):
    """The readings a table of Noblemen plays by."""

    area_symbol: AreaSymbol = AreaSymbol.SINGLE
    castle_knight: CastleKnight = CastleKnight.SUPPLY_FIRST
    title_needs: TitleNeeds = TitleNeeds.MARKER
    title_order: TitleOrder = TitleOrder.MARKER
    title_choice: TitleChoice = TitleChoice.FREE
    space_zero: SpaceZero = SpaceZero.SHARED
    bribe_count: BribeCount = BribeCount.UP_TO_FIVE
    turn_action: TurnAction = TurnAction.EXACTLY_ONE
    first_game_tiles: FirstGameTiles = FirstGameTiles.ADVICE
    intrigue_limit: IntrigueLimit = IntrigueLimit.FREE
    folly_areas: FollyAreas = FollyAreas.REUSED
    swap_time: SwapTime = SwapTime.ANY
    shared_chapel: SharedChapel = SharedChapel.EACH_MANOR
    bribes_in_box: BribesInBox = BribesInBox.TWENTY
    palaces_in_box: PalacesInBox = PalacesInBox.TWELVE

    options: ClassVar[tuple[Option, ...]] = OPTIONS
