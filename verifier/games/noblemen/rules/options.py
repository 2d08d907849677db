"""Where the texts disagree or are silent: the choices of a table, and the ruleset that holds them."""

from __future__ import annotations

from dataclasses import dataclass
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
from courtroll.verifier.kernel.rules import Option, Reading, Ruleset


class AreaSymbol(Reading):
    SINGLE = "single", "A tile belongs to at most one area."
    SHARED = "shared", "Every square of four alike tiles is an area, even where squares overlap."


class CastleKnight(Reading):
    SUPPLY_FIRST = "supply-first", "A knight is moved only when the supply has none left."
    FREE_CHOICE = "free-choice", "The builder chooses between a knight from the supply and one already out."


class TitleNeeds(Reading):
    MARKER = "marker", "The marker's space must reach what the title needs."
    TOTAL = "total", "The total must reach what the title needs, wherever the marker went."


class TitleOrder(Reading):
    MARKER = "marker", "The marker in front chooses first."
    TOTAL = "total", "The higher total chooses first, and the marker decides only between equal totals."


class TitleChoice(Reading):
    FREE = "free", "Any title left may be taken for which one's prestige is enough."
    BEST = "best", "The highest title left must be taken for which one's prestige is enough."


class SpaceZero(Reading):
    SHARED = "shared", "Space 0 takes any number of markers."
    NEXT_ABOVE = "next-above", "The marker goes to the lowest free space above."


class BribeCount(Reading):
    UP_TO_FIVE = "up-to-five", "Any number up to five may be taken."
    FIVE = "five", "Five are taken, or as many as one can pay and the pile has."


class TurnAction(Reading):
    EXACTLY_ONE = "exactly-one", "A turn holds exactly one action, leisure being the way to pass."
    AT_MOST_ONE = "at-most-one", "A turn may end without an action."


class FirstGameTiles(Reading):
    ADVICE = "advice", "Players in their first game may still choose their tiles."
    DUTY = "duty", "Players in their first game take three of each kind."


class IntrigueLimit(Reading):
    FREE = "free", "Intrigue is handed in beside the turn's one card."
    COUNTS = "counts", "Intrigue used in one's own turn is that turn's one card."


class FollyAreas(Reading):
    REUSED = "reused", "Every folly looks at all areas of the estate."
    ONCE = "once", "Each area serves for one folly only."


class SwapTime(Reading):
    ANY = "any", "A swap may come at any point of one's own turn, also between two tiles laid."
    BETWEEN = "between", "A swap may come before or after action and card, but not while tiles are being laid."


class SharedChapel(Reading):
    EACH_MANOR = "each-manor", "It counts for each of them."
    ONCE = "once", "It counts once, for the one that scores more by it."


class BribesInBox(Reading):
    TWENTY = "20", "There are twenty."
    TWENTY_EIGHT = "28", "There are twenty-eight."


class PalacesInBox(Reading):
    TWELVE = "12", "There are twelve."
    FIFTEEN = "15", "There are fifteen."


AREA_SYMBOL = Option(
    name="area-symbol",
    asks="May one tile belong to two areas?",
    kind=AreaSymbol,
    presets={"de": AreaSymbol.SINGLE, "it": AreaSymbol.SINGLE},
    settled=False,
    rules=(tiles.AREA, tiles.AREA_SPLIT, tiles.AREA_OCCUPIABLE, tiles.AREA_NEW),
    notes="The symbols are part of the tile pictures; seven fields make one farm in the printed examples (N5, N14).",
)
CASTLE_KNIGHT = Option(
    name="castle-knight",
    asks="May a knight that is already out be moved while the supply still has one?",
    kind=CastleKnight,
    presets={"de": CastleKnight.SUPPLY_FIRST, "it": CastleKnight.FREE_CHOICE},
    settled=True,
    rules=(knights.SUPPLY_FIRST,),
    notes="Both texts are clear and disagree (D6, N21).",
)
TITLE_NEEDS = Option(
    name="title-needs",
    asks="Is a title earned by the marker's space or by the total, where the two differ?",
    kind=TitleNeeds,
    presets={"de": TitleNeeds.MARKER, "it": TitleNeeds.MARKER},
    settled=False,
    rules=(ball.TITLE_NEEDS, ball.TITLE_MARKER),
    notes="No printed example crosses a threshold; paying to avoid a lower space speaks for the marker (N2).",
)
TITLE_ORDER = Option(
    name="title-order",
    asks="Do players choose titles in the order of their markers or of their totals?",
    kind=TitleOrder,
    presets={"de": TitleOrder.MARKER, "it": TitleOrder.MARKER},
    settled=False,
    rules=(ball.TITLE_ORDER, ball.TITLE_MARKER),
    notes="Spaces that hold one marker exist only to break ties; the Italian wording leans to totals (N3, D37).",
)
TITLE_CHOICE = Option(
    name="title-choice",
    asks="May a player take a lower title than the best within reach?",
    kind=TitleChoice,
    presets={"de": TitleChoice.FREE, "it": TitleChoice.FREE},
    settled=False,
    rules=(ball.TITLE_CHOICE,),
    notes="The texts speak of choosing and forbid only a title one has too little prestige for (N4).",
)
SPACE_ZERO = Option(
    name="space-zero",
    asks="What if a marker is pushed down to space 0 and one is there already?",
    kind=SpaceZero,
    presets={"de": SpaceZero.SHARED, "it": SpaceZero.SHARED},
    settled=False,
    rules=(ball.TRACK_ZERO,),
    notes="All markers start and rest on 0, and only barons are to be had there (N1).",
)
BRIBE_COUNT = Option(
    name="bribe-count",
    asks="May one bribing take fewer than five bribes by choice?",
    kind=BribeCount,
    presets={"de": BribeCount.UP_TO_FIVE, "it": BribeCount.FIVE},
    settled=True,
    rules=(income.BRIBE_LIMIT,),
    notes="The German gives a limit, the Italian a number (D5).",
)
TURN_ACTION = Option(
    name="turn-action",
    asks="Must a turn hold an action?",
    kind=TurnAction,
    presets={"de": TurnAction.EXACTLY_ONE, "it": TurnAction.AT_MOST_ONE},
    settled=True,
    rules=(turn.ONE_ACTION,),
    notes="The German says exactly one; the Italian says that one may do only one (D8).",
)
FIRST_GAME_TILES = Option(
    name="first-game-tiles",
    asks="Is three of each tile in a first game advice or a duty?",
    kind=FirstGameTiles,
    presets={"de": FirstGameTiles.ADVICE, "it": FirstGameTiles.DUTY},
    settled=True,
    rules=(setup.FIRST_GAME,),
    notes="Best taken in the German, must take in the Italian (D13).",
)
INTRIGUE_LIMIT = Option(
    name="intrigue-limit",
    asks="Is Intrigue the one scandal card of the turn in which it is used?",
    kind=IntrigueLimit,
    presets={"de": IntrigueLimit.FREE, "it": IntrigueLimit.COUNTS},
    settled=True,
    rules=(cards.INTRIGUE_LIMIT, turn.ONE_CARD),
    notes="Handed in according to the German, played according to the Italian (D12, N20).",
)
FOLLY_AREAS = Option(
    name="folly-areas",
    asks="May an area that served for one folly serve for another?",
    kind=FollyAreas,
    presets={"de": FollyAreas.REUSED, "it": FollyAreas.REUSED},
    settled=False,
    rules=(build.FOLLY_REUSE, build.FOLLY_AREAS),
    notes="The texts ask that one has the areas, and nothing says that they are used up (N27).",
)
SWAP_TIME = Option(
    name="swap-time",
    asks="May tiles be swapped while the estate is being grown?",
    kind=SwapTime,
    presets={"de": SwapTime.ANY, "it": SwapTime.ANY},
    settled=False,
    rules=(tiles.SWAP_TIME,),
    notes="Any time is what the reminders say; whether that splits a growing is not said (N34).",
)
SHARED_CHAPEL = Option(
    name="shared-chapel",
    asks="Does a chapel next to two enclosed castles or palaces count for both?",
    kind=SharedChapel,
    presets={"de": SharedChapel.EACH_MANOR, "it": SharedChapel.EACH_MANOR},
    settled=False,
    rules=(scoring.CHAPEL_SHARED, scoring.CASTLE_CHAPEL, scoring.PALACE_CHAPEL),
    notes="The German counts chapels castle by castle; the Italian sentence could be read chapel by chapel (N16, D11).",
)
BRIBES_IN_BOX = Option(
    name="bribes-in-box",
    asks="How many bribes are in the box?",
    kind=BribesInBox,
    presets={"de": BribesInBox.TWENTY, "it": BribesInBox.TWENTY_EIGHT},
    settled=True,
    rules=(box.BRIBES,),
    notes="The lists disagree, and the pile can run out (D1).",
)
PALACES_IN_BOX = Option(
    name="palaces-in-box",
    asks="How many palaces are in the box?",
    kind=PalacesInBox,
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
