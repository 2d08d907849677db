"""The numbers that rule cards name, from the code that uses them, in the order of each card's sentence.

`ANY` stands for a number that the code holds nowhere as such, "one of them" for instance.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import EllipsisType
from typing import Final

from courtroll.verifier.games.bruges.play import cards as bruges_cards
from courtroll.verifier.games.bruges.play import drawing, steps, threats
from courtroll.verifier.games.bruges.scoring import canals, majorities, persons
from courtroll.verifier.games.bruges.scoring import totals as bruges_scoring
from courtroll.verifier.games.bruges.table import effects, stock
from courtroll.verifier.games.bruges.table import equipment as bruges
from courtroll.verifier.games.bruges.table import pieces as bruges_pieces
from courtroll.verifier.games.kings_progress.document.shapes import FEWEST_PLAYERS
from courtroll.verifier.games.kings_progress.scoring.places import place_points
from courtroll.verifier.games.kings_progress.table import equipment as progress
from courtroll.verifier.games.kings_progress.table.pieces import GIFT_TYPES, Courtier
from courtroll.verifier.games.kings_progress.table.progress import Kind
from courtroll.verifier.games.noblemen.play import cards, engine, income, knights, laying, tiles
from courtroll.verifier.games.noblemen.rules.options import BribesInBox, NoblemenRuleset, PalacesInBox
from courtroll.verifier.games.noblemen.scoring import buildings, prestige
from courtroll.verifier.games.noblemen.table import areas, frame
from courtroll.verifier.games.noblemen.table import equipment as box
from courtroll.verifier.games.noblemen.table.pieces import Building, Card, Folly, Tile, Title
from courtroll.verifier.games.palais_royal.scoring import park, privileges
from courtroll.verifier.games.palais_royal.table import equipment as palace
from courtroll.verifier.games.palais_royal.table.pieces import Room

ANY: Final = ...
Numbers = tuple[int | EllipsisType, ...]

AREA: Final = areas.cover(frame.BIT[frame.START]).bit_count()
AROUND: Final = frame.ring(frame.BIT[frame.START]).bit_count()
KEPT: Final = 1
"""Of the scandal cards looked at."""
SWAPPED: Final = len(tiles._swaps((2, 0, 0, 0), (True,) * 4)[0].give)
_TAX, _LAND = (tuple(part.amount for part in parts(1, 1, 1, 1)) for parts in (income.tax_parts, income.land_parts))
_PRESTIGE: Final = tuple(part.amount for part in prestige.estate_parts(1, 1, 1, 1))
_SPENT: Final = tuple(part.amount for part in prestige.spent_parts(1, 1, 1))
_BARON, _VISCOUNT, _EARL, _MARQUESS, _DUKE = range(len(Title))
_FEWEST, _MOST = box.MIN_PLAYERS, box.MAX_PLAYERS


def _supply(title: int, players: int) -> int:
    return box.TITLE_SUPPLY[players][title]


def _bribes(reading: BribesInBox) -> int:
    return box.standard(NoblemenRuleset("de", bribes_in_box=reading)).bribes.value


def _palaces(reading: PalacesInBox) -> int:
    return box.standard(NoblemenRuleset("de", palaces_in_box=reading)).palaces.value


NOBLEMEN: Final[Mapping[str, Numbers]] = {
    "area.kinds": (AREA, AREA, AREA),
    "area.occupied-tiles": (AREA,),
    "area.square": (AREA, ANY),
    "ball.two": (box.BALLS,),
    "box.bribes": (_bribes(BribesInBox.TWENTY), _bribes(BribesInBox.TWENTY_EIGHT)),
    "box.cards": (sum(box.CARDS), len(Card)),
    "box.castles": (box.CASTLES,),
    "box.chapels": (box.CHAPELS,),
    "box.coins": (
        sum(box.COIN_COUNTS.values()), *(n for pounds, count in box.COIN_COUNTS.items() for n in (count, pounds)),
    ),
    "box.follies": (len(box.FOLLY_POINTS),),
    "box.knights": (box.KNIGHTS * _MOST, box.KNIGHTS, _MOST),
    "box.palaces": (_palaces(PalacesInBox.TWELVE), _palaces(PalacesInBox.FIFTEEN)),
    "box.players": (_FEWEST, 4, _MOST),
    "box.screens": (_MOST, ANY),
    "box.tiles": (sum(box.TILES), *(box.TILES[tile] for tile in (Tile.FIELD, Tile.FOUNTAIN, Tile.GROVE, Tile.MEADOW))),
    "box.titles": (sum(box.TITLE_SUPPLY[_MOST]), *reversed(box.TITLE_SUPPLY[_MOST])),
    "bribe.price": (box.BRIBE_PRICE,),
    "bribe.up-to-five": (ANY, box.BRIBES_AT_ONCE),
    "build.kinds": (len(Building),),
    "build.reduction": tuple(box.TITLE_REDUCTION[title] for title in (_DUKE, _MARQUESS, _EARL)),
    "card.blackmail": (_SPENT[1],),
    "card.counts": (box.CARDS[Card.WHITEHALL], box.CARDS[Card.INTRIGUE], box.CARDS[Card.TRIBUTE]),
    "card.dowry": (cards.DOWRY_TILES,),
    "card.draw": (box.LOOK, KEPT, box.LOOK - KEPT),
    "card.favour-of-the-vicar-limit": (tiles.VICAR_LIMIT, ANY),
    "card.intrigue": (box.LOOK,),
    "card.intrigue-before": (box.LOOK,),
    "card.intrigue-look": (ANY, box.LOOK),
    "card.liaison": (buildings.LIAISON_POINTS,),
    "card.secret-marriage": (cards.MARRIAGE_BRIBES, cards.MARRIAGE_POINTS),
    "card.secret-marriage-short": (cards.MARRIAGE_BRIBES, cards.MARRIAGE_POINTS),
    "card.stack-short": (box.LOOK, ANY, KEPT),
    "card.tribute": (cards.TRIBUTE_POUNDS,),
    "church.three-each": (ANY, box.CHURCH_LIMIT),
    "decade.when": (box.DECADES,),
    "end.third-scoring": (box.DECADES,),
    "folly.areas": (
        box.FOLLY_NEEDS[Folly.FORESTS][1], box.FOLLY_NEEDS[Folly.FARMS][0], box.FOLLY_NEEDS[Folly.GARDENS][2],
        *set(box.FOLLY_NEEDS[Folly.MIXED]),
    ),
    "folly.points": (*box.FOLLY_POINTS[:2], 3, box.FOLLY_POINTS[2], 4, box.FOLLY_POINTS[3]),
    "folly.price": (box.FOLLY_PRICE,),
    "knight.farm": (knights.TAKES,),
    "knight.forest": (knights.TAKES,),
    "knight.two": (box.KNIGHTS, box.KNIGHTS * _MOST, _MOST),
    "knight.victim-chooses": (knights.TAKES,),
    "land.bribe": (_LAND[3],),
    "land.forest": (_LAND[1],),
    "land.grove": (_LAND[0],),
    "land.knight": (ANY, _LAND[2]),
    "lay.farm": (laying.FARM_POUNDS,),
    "lay.forest": (laying.FOREST_TILES,),
    "lay.up-to-three": (ANY, box.LAY_LIMIT),
    "prestige.blackmail": (_SPENT[1],),
    "prestige.bribe": (_SPENT[0],),
    "prestige.card": (_SPENT[2],),
    "prestige.fountain": (_PRESTIGE[0],),
    "prestige.garden": (_PRESTIGE[1],),
    "prestige.knight": (ANY, _PRESTIGE[2]),
    "prestige.palace": (_PRESTIGE[3],),
    "round.three-decades": (box.DECADES,),
    "scoring.castle": (buildings.CASTLE_POINTS,),
    "scoring.castle-chapel": (buildings.CASTLE_CHAPEL_POINTS,),
    "scoring.enclosed": (AROUND,),
    "scoring.liaison": (buildings.LIAISON_POINTS,),
    "scoring.palace": (buildings.PALACE_POINTS,),
    "scoring.palace-chapel": (buildings.PALACE_CHAPEL_POINTS,),
    "setup.board": (_MOST - box.BOARD_PALACES[_MOST], len(box.FOLLY_POINTS)),
    "setup.card": (box.LOOK, KEPT, box.LOOK - KEPT),
    "setup.first-game": (box.FIRST_PICK,),
    "setup.money": (box.FIRST_MONEY, ANY),
    "setup.tiles": (box.FIRST_PICK,),
    "setup.tiles-fill": (box.FIRST_TILES,),
    "setup.titles": (
        _supply(_EARL, 4), _MOST, _supply(_EARL, _MOST),
        _supply(_VISCOUNT, _FEWEST), _FEWEST, _supply(_VISCOUNT, 4), 4, _supply(_VISCOUNT, _MOST), _MOST,
    ),
    "setup.titles-unused": (_MOST,),
    "swap.return": (SWAPPED, ANY),
    "swap.two-for-one": (SWAPPED, ANY, ANY),
    "tax.bribe": (_TAX[3],),
    "tax.farm": (_TAX[1],),
    "tax.field": (_TAX[0],),
    "tax.knight": (ANY, _TAX[2]),
    "tile.kinds": (len(Tile),),
    "title.needs": tuple(reversed(box.TITLE_NEEDS[1:])),
    "title.points": tuple(reversed(box.TITLE_POINTS[1:])),
    "tool.frame": (frame.SIZE, frame.SIZE),
    "turn.actions": (ANY, len(engine.ACTIONS)),
}  # fmt: skip
BRUGES: Final[Mapping[str, Numbers]] = {
    "action.extra-card": (ANY, bruges.A_ROUND),
    "action.four-cards": (ANY, bruges.A_ROUND),
    "action.last-card": (bruges.A_ROUND, drawing.HAND, drawing.HAND - bruges.A_ROUND),
    "action.no-cards-left": (bruges.A_ROUND,),
    "action.one-of-six": (ANY, len(bruges_pieces.Action)),
    "action.workers": (bruges_cards.WORKERS_TAKEN,),
    "box.canal-tiles": (
        sum(stock.whole_box(bruges.MAX_PLAYERS)[0][bruges_pieces.CANAL_COLUMNS]),
        ANY,
        bruges.MAX_PLAYERS,
    ),
    "box.cards": (bruges.CARDS,),
    "box.players": (bruges.MIN_PLAYERS, 3, bruges.MAX_PLAYERS),
    "box.statues": (len(bruges.STATUES),),
    "box.threats-even": (bruges.THREAT_MARKERS, stock.THREATS_EACH),
    "canal.choice": (len(bruges_pieces.Side),),
    "canal.numbers": (ANY, bruges.SECTION),
    "canal.section": (bruges.SECTION,),
    "card.colour": (ANY, len(bruges_pieces.Colour)),
    "dice.middle": (steps.HIGHEST_PRICED + 1, threats.THREATENING - 1),
    "dice.roll": (len(bruges_pieces.Colour),),
    "draw.above-five": (drawing.HAND,),
    "draw.choice": (ANY, len(bruges_pieces.Side)),
    "draw.five": (drawing.HAND,),
    "draw.pile-halved": (len(bruges_pieces.Side),),
    "end.nine-rounds": (ANY, bruges.A_ROUND),
    "majority.check": (len(bruges_pieces.Area),),
    "person.groups": (len(bruges_pieces.Group),),
    "person.points-third": (ANY, persons.FLORINS_A_POINT),
    "reputation.highest": (ANY, bruges.ASSUMED_REPUTATION_TRACK),
    "reputation.no-price": (1, steps.HIGHEST_PRICED),
    "reputation.price": (1, steps.HIGHEST_PRICED),
    "scoring.house": (bruges_scoring.HOUSE_POINTS,),
    "scoring.majority": (majorities.MAJORITY_POINTS,),
    "scoring.third-canal": (canals.SCORING_SPACE, canals.SCORING_SPACE_POINTS),
    "setup.goods": (bruges.FIRST_FLORINS,),
    "setup.majorities": (len(bruges_pieces.Area),),
    "setup.piles": (len(bruges_pieces.Side),),
    "setup.points": (bruges.FIRST_POINTS,),
    "setup.stacks": (bruges.STACKS,),
    "setup.statue-stack": (ANY, bruges.STATUES[0], bruges.STATUES[-1]),
    "setup.statue-values": (ANY, *reversed(bruges.STATUES)),
    "statue.two": (bruges.STATUES_EACH, ANY),
    "threat.deal": (threats.THREATENING, effects.DIE),
    "threat.intrigue": (threats.INTRIGUE_POINTS,),
    "threat.third": (threats.CIRCLE, ANY),
}
KINGS_PROGRESS: Final[Mapping[str, Numbers]] = {
    "ability.cards": (len(Courtier), ANY),
    "ability.disc": (ANY, len(Courtier)),
    "ability.influence": (progress.INFLUENCE_ACTIONS,),
    "ability.negotiate": (progress.REORDERED,),
    "action.kinds": (len(Kind),),
    "action.two": (progress.ACTIONS,),
    "box.courtiers": (len(Courtier),),
    "box.gifts": (progress.GIFTS_OF_TYPE * len(GIFT_TYPES), progress.GIFTS_OF_TYPE, len(GIFT_TYPES)),
    "box.influence": (progress.INFLUENCE_CARDS, len(Courtier), progress.CARDS_OF_VALUE, progress.SYMBOLS),
    "box.one-colour-each": (ANY, progress.MAX_PLAYERS),
    "box.players": (progress.MIN_PLAYERS, progress.MAX_PLAYERS, FEWEST_PLAYERS),
    "colour.bonus": (ANY, progress.OWN_COLOUR_POINTS),
    "disguise.cards": (ANY, progress.DISGUISES, ANY, ANY),
    "end.after-three": (progress.ROUNDS,),
    "gifts.points": (*(n for pays in progress.PLACE_POINTS for n in pays if n), progress.ROUNDS),
    "gifts.tied": (place_points(1, False, 1) - place_points(1, True, 1),),
    "house.shuffle": (progress.DISPLAY_CARDS,),
    "loyalty.full-court": (progress.ARRIVALS,),
    "loyalty.when": (progress.DISPLAY_CARDS,),
    "map.london": (progress.LONDON_HOLDS,),
    "map.two-inns": (progress.MOST_INNS, progress.INN_HOLDS),
    "move.through": (progress.ACTIONS,),
    "minor.left-over": (ANY, ANY, progress.GIFTS_A_ROUND),
    "recount.points": (progress.CONTROL_POINTS,),
    "round.court": (ANY, progress.ROUNDS, ANY),
    "round.five-arrivals": (progress.ARRIVALS,),
    "round.lost-action": (progress.ARRIVALS,),
    "round.three": (progress.ROUNDS,),
    "setup.display": (progress.DISPLAY_CARDS,),
    "setup.drops": (progress.HAND_DEALT,),
    "setup.hand": (progress.HAND_DEALT,),
    "setup.hand-kept": (progress.HAND_DROPPED, progress.HAND_DEALT, progress.HAND_DEALT - progress.HAND_DROPPED),
    "setup.locations": (progress.ROUNDS,),
    "setup.major-gifts": (progress.PAIRS_LAID * progress.GIFTS_IN_PAIR, progress.PAIRS_LAID),
    "setup.minor-gifts": (progress.SINGLES_LAID,),
    "take.one-or-two": (1, progress.TAKEN_AT_ONCE, progress.DISPLAY_CARDS),
    "types.most": (len(GIFT_TYPES),),
}
PALAIS_ROYAL: Final[Mapping[str, Numbers]] = {
    "box.card-copies": (palace.CARDS // palace.CARD_COPIES, palace.CARD_COPIES),
    "box.cards": (palace.CARDS,),
    "box.players": (palace.MIN_PLAYERS, 3, palace.MAX_PLAYERS),
    "box.servants-each": (palace.MAX_PLAYERS, palace.SERVANTS, palace.OWN_SERVANTS, palace.COMMON_SERVANTS),
    "card.kinds": (ANY, ANY, ANY, *palace.CARD_POINTS),
    "card.gate-and-steps": (ANY, *palace.GATE_AND_STEPS),
    "card.gold": (ANY, palace.GOLD_CARD),
    "card.points": (ANY, *palace.CARD_POINTS),
    "card.seals": (ANY, palace.SEALS_CARD),
    "card.steps": (ANY, *palace.STEPS_CARDS),
    "edge.ring": (palace.EDGES, ANY),
    "end.trigger": (palace.LAST_NOBLES,),
    "noble.servants": (ANY, ANY, palace.SERVANTS_BY_NOBLE, ANY),
    "scoring.edge-double": (palace.DOUBLE, palace.DOUBLE),
    "scoring.edge-first": (park.FIRST_POINTS,),
    "scoring.edge-marker-not-counted": (park.FIRST_POINTS, park.SECOND_POINTS),
    "scoring.edge-second": (park.SECOND_POINTS,),
    "scoring.edge-tie-first": (park.SECOND_POINTS,),
    "scoring.edges": (palace.EDGES,),
    "scoring.played": palace.CARD_POINTS,
    "scoring.unplayed": (privileges.unplayed_points(1),),
    "scoring.unplayed-limit": (privileges.UNPLAYED_LIMIT,),
    "setup.common-supply": (palace.COMMON_SERVANTS,),
    "setup.fixed-servants": palace.FIXED_SERVANTS,
    "setup.free-servants": (palace.FREE_SERVANTS, ANY),
    "setup.free-servants-order": (palace.FREE_SERVANTS,),
    "setup.nobles": (palace.NOBLES,),
    "setup.rooms": (len(Room), palace.CASTLE_SIDE, palace.CASTLE_SIDE),
    "setup.servants": (palace.OWN_SERVANTS, ANY),
    "setup.servants-left": (palace.OWN_SERVANTS - sum(palace.FIXED_SERVANTS) - palace.FREE_SERVANTS,),
}
TIED: Final[Mapping[str, Mapping[str, Numbers]]] = {
    "noblemen": NOBLEMEN,
    "bruges": BRUGES,
    "kings-progress": KINGS_PROGRESS,
    "palais-royal": PALAIS_ROYAL,
}

NOT_PLAYED: Final = "the game is scored and not yet played"
NO_PIECES: Final = "no rule counts these pieces"
IN_WORDS: Final = "the code has it as a sequence of steps or by names, not as a number"
ON_TILES: Final = "only the tiles show it: a table types it, or a stand-in is told to be one"
UNUSED: Final[Mapping[str, Mapping[str, str]]] = {
    "noblemen": {
        NO_PIECES: "box.action-markers box.counters box.singles box.summaries setup.colours",
        IN_WORDS: "ball.steps card.cunning-stroke-apart",
    },
    "bruges": {
        NO_PIECES: "points.fifty",
        IN_WORDS: "card.discarded end.last-round-later end.last-round-other person.infinity-event "
        "person.infinity-upright round.phases",
    },
    "kings-progress": {
        IN_WORDS: "build.any-number recount.cards-stay round.phases turn.parts",
    },
    "palais-royal": {
        NO_PIECES: "box.coins box.nobles setup.nobles-unused",
        IN_WORDS: "seal.bonus-counts turn.fixed-order turn.third-any-order",
        ON_TILES: "noble.add-up noble.cards noble.cards-kept noble.gate noble.gold noble.steps",
    },
}
"""Cards with numbers that no code uses, by the reason."""
