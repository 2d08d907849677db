"""Described tables that cannot be, each refused with its rule, and beside each a table that can be."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from itertools import product

import pytest

from courtroll.verifier.games.noblemen.document import Described, read, write
from courtroll.verifier.games.noblemen.settle.described import answer, faults
from courtroll.verifier.games.noblemen.table.equipment import ASSUMED_ROUND_TRACK, LONGEST_TRACK, stand_in_track
from courtroll.verifier.games.noblemen.table.names import say_place
from courtroll.verifier.games.noblemen.table.pieces import Space
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.legality import Severity

NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil")


def table(head: str = "", *players: str, tail: str = "", moment: str = "turn") -> str:
    """A file: Anna's turn, and Cleo has the Queen. Who is not spoken of is there, and nothing is told of them."""
    told = (*players, *("",) * (3 - len(players)))
    out = [
        f'game = "noblemen"\nmoment = "{moment}"',
        *(['turn = "Anna"'] if moment == "turn" else ()),
        'queen = "Cleo"',
    ]
    out.append(head)
    for name, player in zip(NAMES, told, strict=False):
        out.append(f'[[player]]\nname = "{name}"\n{"" if "points" in player else "points = 9"}\n{player}')
    return "\n".join((*out, tail))


def estate(*rows: str) -> str:
    return "estate = '''\n" + "\n".join(rows) + "\n'''\n"


def described(text: str) -> Described:
    found = read(tomllib.loads(text))
    assert isinstance(found, Described), found
    return found


def impossible(text: str) -> list[tuple[str, str, str]]:
    """Code, rule and place of everything that makes a table impossible."""
    told = described(text)
    return [
        (str(fault.code), fault.rule.id, "" if fault.where is None else say_place(fault.where, told.names))
        for fault in faults(told)
        if fault.severity is Severity.IMPOSSIBLE
    ]


def doubts(text: str) -> list[tuple[str, str]]:
    told = described(text)
    assert impossible(text) == []
    return [
        (str(fault.code), "" if fault.where is None else say_place(fault.where, told.names)) for fault in faults(told)
    ]


C = estate("C")
CASTLES, LONG = estate("CFC"), estate("CFCFCFC")
FARMS, FORESTS = estate("CYFF", "MMFF", "..FF", "..FF"), estate("CYGG", "MMGG", "..GG", "..GG")
WHOLE = (C, C, C)
TRACK = '[equipment]\nround-track = ["plain", "plain", "ball", "plain", "lock", "ball", "plain", "score"]\n'
UNKNOWN = 'points = "?"\n'
START = ("points = 0", "points = 0")
CHURCH = "[church]\nF = 0\n"
BAG = "[bag]\nF = 60\nG = 46\nW = 42\n"
TILES = (UNKNOWN + C + 'tiles = "FF"\n', C + 'tiles = "GG"\n', C + 'tiles = "WW"\n')
CARDS = (UNKNOWN + C + 'cards = ["tribute"]\n', C + 'cards = ["tribute"]\n', C + 'cards = ["tribute"]\n')
DECK = """[deck]
blackmail = 4
cunning-stroke = 4
dowry = 4
favour-of-the-vicar = 3
inheritance = 3
intrigue = 3
liaison = 4
secret-marriage = 4
whitehall = 2
"""
LAID = estate("CFFF", "FFFF")
KEEP = '[pending]\nphase = "keep"\nlooked = ["liaison", "dowry", "tribute"]\n'
KEEP_ACTED = KEEP + "acted = true\n"
TAKE = '[pending]\nphase = "take"\nplayer = "Anna"\nwaiting = ["Bert", "Cleo"]\n'
SPEND = '[pending]\nphase = "spend"\nplayer = "Anna"\nwaiting = ["Bert"]\n'


def ball(prestige: str, markers: str) -> str:
    return f"[pending.ball]\nprestige = {{ {prestige} }}\nmarkers = {{ {markers} }}\n"


def phase(name: str, *more: str) -> str:
    return "\n".join((f'[pending]\nphase = "{name}"', *more, ""))


FIVE_FOUR_THREE = "Anna = 5, Bert = 4, Cleo = 3"


def case(rule: str, about: str, code: str, cannot: str, can: str, where: str | None = None) -> object:
    return pytest.param(code, rule, where, cannot, can, id=f"{rule}__{about}")


@pytest.mark.parametrize(
    ("code", "rule", "where", "cannot", "can"),
    [
        # ------------------------------------------------------------------------------------- titles and the clock
        case(
            "noblemen.title.one", "none-in-a-turn", "no-title-in-a-turn",
            table("", 'title = "none"'), table("", 'title = "baron"'), "Anna title",
        ),
        case(
            "noblemen.setup.baron", "a-duke-on-the-arrow", "title-before-a-ball",
            table("decade = 1\nmarker = 0", 'title = "duke"'), table("decade = 2\nmarker = 0", 'title = "duke"'),
            "Anna title",
        ),
        case(
            "noblemen.setup.baron", "an-earl-before-the-first-ball-of-a-typed-track", "title-before-a-ball",
            table("decade = 1\nmarker = 1", 'title = "earl"', tail=TRACK),
            table("decade = 1\nmarker = 3", 'title = "earl"', tail=TRACK),
        ),
        case(
            "noblemen.setup.baron", "nobody-knows-where-the-balls-are", "title-before-a-ball",
            table("decade = 1\nmarker = 1", 'title = "duke"'), table("decade = 1\nmarker = 2", 'title = "duke"'),
        ),
        case(
            "noblemen.round.ball", "no-turn-on-a-ball-space", "marker-elsewhere",
            table("marker = 2", tail=TRACK), table("marker = 3", tail=TRACK), "marker",
        ),
        case(
            "noblemen.round.ball", "no-ball-on-a-plain-space", "marker-elsewhere",
            table("marker = 3", tail=TRACK, moment="ball"), table("marker = 5", tail=TRACK, moment="ball"),
        ),
        case(
            "noblemen.round.ball", "a-ball-that-is-on", "marker-elsewhere",
            table("marker = 3", tail=TRACK + TAKE + ball(FIVE_FOUR_THREE, FIVE_FOUR_THREE)),
            table("marker = 5", tail=TRACK + TAKE + ball(FIVE_FOUR_THREE, FIVE_FOUR_THREE)),
        ),
        case(
            "noblemen.round.scoring", "no-scoring-on-a-plain-space", "marker-elsewhere",
            table("marker = 3", *WHOLE, tail=TRACK, moment="buildings"),
            table("marker = 7", *WHOLE, tail=TRACK, moment="buildings"),
        ),
        case(
            "noblemen.round.scoring", "nor-the-end", "marker-elsewhere",
            table("marker = 3", *WHOLE, tail=TRACK, moment="game-end"),
            table("marker = 7", *WHOLE, tail=TRACK, moment="game-end"),
        ),
        case(
            "noblemen.round.scoring", "no-turn-there", "decade-over",
            table("marker = 7", tail=TRACK), table("marker = 6", tail=TRACK),
        ),
        case(
            "noblemen.queen.lock", "on-a-plain-space", "queen-locked-elsewhere",
            table("marker = 3\nqueen-locked = true", tail=TRACK), table("marker = 4\nqueen-locked = true", tail=TRACK),
        ),
        case(
            "noblemen.queen.lock", "free-on-the-space-that-locks-her", "queen-locked-elsewhere",
            table("marker = 4\nqueen-locked = false", tail=TRACK),
            table("marker = 3\nqueen-locked = false", tail=TRACK),
        ),
        case(
            "noblemen.queen.lock", "on-a-track-without-such-a-space", "queen-locked-elsewhere",
            table("queen-locked = true", tail='[equipment]\nround-track = ["plain", "ball", "ball", "score"]'),
            table("queen-locked = true", tail=TRACK),
        ),
        case(
            "noblemen.end.third-scoring", "over-in-the-second-decade", "game-not-over",
            table("decade = 2", tail=phase("over")), table("", tail=phase("over")), "decade",
        ),
        # -------------------------------------------------------------------------------------------------- cards
        case(
            "noblemen.card.when", "two-in-the-first-decade-without-a-chapel", "more-cards-than-looks",
            table("decade = 1", C + 'cards = ["dowry", "tribute"]'),
            table("decade = 1", estate("CFH") + 'cards = ["dowry", "tribute"]'), "Anna cards",
        ),
        case(
            "noblemen.card.when", "only-how-many", "more-cards-than-looks",
            table("decade = 1", C + "cards = 2"), table("decade = 1", "cards = 2"),
        ),
        case(
            "noblemen.card.when", "all-chapels-still-on-the-board", "more-cards-than-looks",
            table("decade = 1", "cards = 2", tail="[board]\nchapels = 3"),
            table("decade = 1", "cards = 2", tail="[board]\nchapels = 2"),
        ),
        case(
            "noblemen.card.when", "all-three-kept-by-an-intrigue", "more-cards-than-looks",
            table("decade = 2", C + "cards = 4"), table("decade = 2", C + "cards = 3"),
        ),
        # ---------------------------------------------------------------------------------------------- buildings
        case(
            "noblemen.decade.refill", "six-castles-on-one-estate", "more-castles-than-sold",
            table("decade = 1", estate("CFCFCFCFCFC")), table("decade = 1", LONG), "castles",
        ),
        case(
            "noblemen.decade.refill", "five-castles-on-one-estate", "more-castles-than-sold",
            table("decade = 1", estate("CFCFCFCFC")), table("decade = 2", estate("CFCFCFCFC")),
        ),
        case(
            "noblemen.decade.refill", "a-fourth-castle-in-the-first-decade", "more-castles-than-sold",
            table("decade = 1", CASTLES, CASTLES, estate("CFCFC")), table("decade = 1", CASTLES, CASTLES, CASTLES),
        ),
        case(
            "noblemen.decade.refill", "the-same-when-buildings-are-scored", "more-castles-than-sold",
            table("decade = 1", CASTLES, CASTLES, estate("CFCFC"), moment="buildings"),
            table("decade = 1", CASTLES, CASTLES, CASTLES, moment="buildings"),
        ),
        case(
            "noblemen.decade.refill", "castles-gone-that-nobody-built", "fewer-castles-than-sold",
            table("decade = 2", *WHOLE, tail="[board]\ncastles = 1"),
            table("decade = 2", C, C, tail="[board]\ncastles = 1"), "castles",
        ),
        case(
            "noblemen.decade.refill", "castles-gone-beside-one-that-was-built", "fewer-castles-than-sold",
            table("decade = 3", CASTLES, C, C, tail="[board]\ncastles = 1"),
            table("decade = 3", CASTLES, C, C, tail="[board]\ncastles = 2"),
        ),
        case(
            "noblemen.decade.refill", "palaces-gone-that-nobody-built", "fewer-palaces-than-sold",
            table("decade = 1", *WHOLE, tail="[board]\npalaces = 1"),
            table("decade = 1", estate("P"), C, C, tail="[board]\npalaces = 1\ncastles = 3"), "palaces",
        ),
        case(
            "noblemen.decade.refill", "chapels-gone-that-nobody-built", "fewer-chapels-than-sold",
            table("", *WHOLE, tail="[board]\nchapels = 2"), table("", C, C, tail="[board]\nchapels = 2"), "chapels",
        ),
        case(
            "noblemen.box.castles", "a-sixteenth", "too-many-castles",
            table("decade = 3", LONG, *(estate("CFCFC"),) * 4), table("decade = 3", *(estate("CFCFC"),) * 5),
        ),
        case(
            "noblemen.box.chapels", "a-sixteenth", "too-many-chapels",
            table("decade = 3", *(estate("CFHFHFHFH"),) * 4, C),
            table("decade = 3", *(estate("CFHFHFHFH"),) * 3, estate("CFHFHFH"), C),
        ),
        case(
            "noblemen.decade.refill", "a-thirteenth-palace", "more-palaces-than-sold",
            table("decade = 3", *(estate("PFPFP"),) * 4, estate("P")),
            table("decade = 3", *(estate("PFPFP"),) * 4, C),
        ),
        case(
            "noblemen.decade.refill", "a-thirteenth-palace-of-an-Italian-box", "more-palaces-than-sold",
            table('edition = "it"\ndecade = 3', *(estate("PFPFP"),) * 4, estate("P")),
            table('edition = "it"\ndecade = 3', *(estate("PFPFP"),) * 4, C),
        ),
        case(
            "noblemen.folly.one-each", "named-twice", "same-folly-twice",
            table("", FARMS + 'follies = ["farms B1"]', FARMS + 'follies = ["farms B1"]'),
            table("", FARMS + 'follies = ["farms B1"]', FORESTS + 'follies = ["forests B1"]'), "farms",
        ),
        case(
            "noblemen.folly.one-each", "two-that-can-only-be-the-same", "same-folly-twice",
            table("", FARMS, FARMS), table("", FARMS, FORESTS), "farms",
        ),
        case(
            "noblemen.folly.one-each", "one-named-and-one-that-can-only-be-the-same", "same-folly-twice",
            table("", FARMS + 'follies = ["farms B1"]', FARMS),
            table("", FARMS + 'follies = ["farms B1"]', estate("Y")),
        ),
        case(
            "noblemen.box.follies", "a-fifth", "too-many-follies",
            table("", estate("CYYYFFGG", "MYYMFFGG", "....FFWW", "....FFWW")),
            table("", estate("CYYMFFGG", "MYMMFFGG", "....FFGG", "....FFGG", "....WWMM", "....WWMM")), "follies",
        ),
        case(
            "noblemen.box.follies", "a-fifth-that-is-not-named", "too-many-follies",
            table("", FARMS, C, C, tail='[board]\nfollies = ["forests", "?", "?", "?"]'),
            table("", FARMS, C, C, tail='[board]\nfollies = ["forests", "?", "?"]'), "follies",
        ),
        case(
            "noblemen.box.follies", "three-of-four-of-which-one-is-not-named", "does-not-add-up",
            table("", FARMS, C, C, tail='[board]\nfollies = ["forests", "?"]'),
            table("", FARMS, C, tail='[board]\nfollies = ["forests", "?"]'), "follies",
        ),
        case(
            "noblemen.folly.one-each", "one-on-the-board-beside-one-that-is-not-named", "same-folly-twice",
            table("", FARMS, C, C, tail='[board]\nfollies = ["farms", "?", "?"]'),
            table("", FARMS, C, C, tail='[board]\nfollies = ["gardens", "?", "?"]'), "farms",
        ),
        case(
            "noblemen.build.empty-meadow", "one-line-twice", "folly-named-twice",
            table("", FARMS + 'follies = ["farms B1", "farms B1"]'), table("", FARMS + 'follies = ["farms B1"]'),
            "Anna B1",
        ),
        case(
            "noblemen.folly.areas", "on-an-estate-drawn-whole", "folly-without-areas",
            table("", estate("CY")), table("", estate("MY")), "Anna B1",
        ),
        case(
            "noblemen.setup.estate", "a-map-without-a-tile", "estate-without-tiles",
            table("", estate("..", "..")), table("", estate(".?", "..")), "Anna estate",
        ),
        # ---------------------------------------------------------------------------------------- what there is
        case(
            "noblemen.box.bribes", "nineteen-of-twenty", "does-not-add-up",
            table("", UNKNOWN + "bribes = 4", "bribes = 3", "bribes = 2", tail="[board]\nbribes = 10"),
            table("", UNKNOWN + "bribes = 4", "bribes = 3", "bribes = 3", tail="[board]\nbribes = 10"), "bribes",
        ),
        case(
            "noblemen.box.bribes", "who-has-the-last-one", "does-not-add-up",
            table("", UNKNOWN + "bribes = 4", "bribes = 3", "bribes = 2", tail="[board]\nbribes = 10"),
            table("", UNKNOWN + "bribes = 4", "bribes = 3", tail="[board]\nbribes = 10"),
        ),
        case(
            "noblemen.box.follies", "three-of-four", "does-not-add-up",
            table("", UNKNOWN + C, C, C, tail='[board]\nfollies = ["forests", "farms", "gardens"]'),
            table("", UNKNOWN, C, C, tail='[board]\nfollies = ["forests", "farms", "gardens"]'), "mixed",
        ),
        case(
            "noblemen.box.tiles", "two-hundred-and-one", "does-not-add-up",
            table("", *TILES, tail=CHURCH + BAG + "M = 44"), table("", *TILES, tail=CHURCH + BAG + "M = 45"), "meadow",
        ),
        case(
            "noblemen.box.cards", "thirty-four", "does-not-add-up",
            table("", *CARDS, tail=DECK), table("", *CARDS, tail=DECK + "tribute = 1"), "tribute",
        ),
        case(
            "noblemen.box.cards", "thirty-four-of-an-Italian-box", "does-not-add-up",
            table('edition = "it"', *CARDS, tail=DECK), table('edition = "it"', *CARDS, tail=DECK + "tribute = 1"),
        ),
        # ---------------------------------------------------------------------------------------- done so far
        case(
            "noblemen.lay.up-to-three", "four-so-far", "three-tiles-laid",
            table('so-far = ["lay F B1, F C1, F D1, F A2"]', LAID, C, C),
            table('so-far = ["lay F B1, F C1, F D1"]', LAID, C, C),
        ),
        case(
            "noblemen.bribe.up-to-five", "six-so-far", "more-than-five-bribes",
            table('so-far = ["bribe 6"]', "bribes = 6"), table('so-far = ["bribe 5"]', "bribes = 6"),
        ),
        case(
            "noblemen.turn.phase", "a-title-so-far", "not-now-act",
            table('so-far = ["take duke"]', *WHOLE), table('so-far = ["leisure"]', *WHOLE),
        ),
        case(
            "noblemen.card.liaison", "played-so-far", "card-of-no-use-now",
            table('so-far = ["play liaison"]', *WHOLE), table('so-far = ["play tribute"]', *WHOLE),
        ),
        case(
            "noblemen.turn.phase", "a-castle-so-far-that-is-not-there", "so-far-not-on-the-table",
            table('so-far = ["build castle C1"]', estate("CFM"), C, C),
            table('so-far = ["build chapel C1"]', estate("CFH"), C, C, tail="[board]\nchapels = 2"),
        ),
        case(
            "noblemen.turn.phase", "five-bribes-so-far-of-which-four-are-held", "so-far-impossible",
            table('so-far = ["bribe 5"]', "bribes = 4"), table('so-far = ["bribe 4"]', "bribes = 4"),
        ),
        # ---------------------------------------------------------------------------------------- what is pending
        case(
            "noblemen.card.draw", "four-looked-at", "looked-at-too-many",
            table("decade = 2", tail=phase("keep", 'looked = ["liaison", "dowry", "tribute", "dowry"]')),
            table("decade = 2", tail=KEEP), "pending.looked",
        ),
        case(
            "noblemen.card.draw", "none-looked-at", "looked-at-too-few",
            table("", tail=phase("keep", "acted = true")), table("", tail=KEEP_ACTED),
        ),
        case(
            "noblemen.card.draw", "two-looked-at-while-the-stack-has-more", "looked-at-too-few",
            table("", estate("CFH"), C, C, tail=phase("keep", "acted = true", 'looked = ["liaison", "dowry"]')),
            table("", tail=phase("keep", "acted = true", 'looked = ["liaison", "dowry"]')),
        ),
        case(
            "noblemen.card.draw", "looked-at-in-an-ordinary-turn", "looked-at-too-many",
            table("", tail=phase("act", 'looked = ["liaison"]')), table("", tail=phase("act", "acted = true")),
        ),
        case(
            "noblemen.card.when", "kept-for-a-chapel-that-is-not-there", "card-without-chapel",
            table("", C, tail=KEEP_ACTED), table("", estate("CFH"), tail=KEEP_ACTED), "Anna estate",
        ),
        case(
            "noblemen.card.when", "kept-for-a-chapel-that-is-still-on-the-board", "card-without-chapel",
            table("", tail=KEEP_ACTED + "[board]\nchapels = 3"), table("", tail=KEEP_ACTED + "[board]\nchapels = 2"),
            "chapels",
        ),
        case(
            "noblemen.decade.church", "kept-at-the-start-of-a-decade", "decade-begun-already",
            table("", tail=KEEP + "[church]\nF = 2"), table("", tail=KEEP + "[church]\nF = 0"), "church",
        ),
        case(
            "noblemen.decade.tokens", "kept-at-the-start-of-a-decade", "decade-begun-already",
            table("", 'used = ["tax"]', tail=KEEP), table("", 'used = ["tax"]', tail=KEEP_ACTED), "Anna used",
        ),
        case(
            "noblemen.decade.refill", "kept-at-the-start-of-a-decade", "decade-begun-already",
            table("decade = 2", tail=KEEP + "[board]\npalaces = 1"),
            table("decade = 2", tail=KEEP + "[board]\npalaces = 2"), "palaces",
        ),
        case(
            "noblemen.lay.up-to-three", "four-pending", "laid-too-many",
            table("", LAID, tail=phase("lay", "acted = true", 'laid = ["B1", "C1", "D1", "A2"]')),
            table("", LAID, tail=phase("lay", "acted = true", 'laid = ["C1", "D1"]')), "pending.laid",
        ),
        case(
            "noblemen.lay.empty-cell", "no-tile-there", "laid-without-tile",
            table("", LAID, tail=phase("lay", "acted = true", 'laid = ["E1"]')),
            table("", LAID, tail=phase("lay", "acted = true", 'laid = ["D1"]')), "Anna E1",
        ),
        case(
            "noblemen.lay.empty-cell", "a-building-stands-there", "laid-without-tile",
            table("", estate("CFH"), tail=phase("lay", "acted = true", 'laid = ["C1"]')),
            table("", estate("CFM"), tail=phase("lay", "acted = true", 'laid = ["C1"]')), "Anna C1",
        ),
        case(
            "noblemen.lay.beside", "what-lay-before-hangs-together", "laid-apart",
            table("", estate("CFM"), tail=phase("lay", "acted = true", 'laid = ["B1"]')),
            table("", estate("CFM"), tail=phase("lay", "acted = true", 'laid = ["B1", "C1"]')), "Anna C1",
        ),
        case(
            "noblemen.card.favour-of-the-vicar-limit", "five-given", "given-too-many",
            table("", tail=phase("vicar", "carded = true", "given = 5")),
            table("", tail=phase("vicar", "carded = true", "given = 4")), "pending.given",
        ),
        case(
            "noblemen.knight.reward", "no-castle-was-built", "knight-without-castle",
            table("", C, tail=phase("knight", "acted = true")),
            table("", CASTLES, tail=phase("knight", "acted = true")),
        ),
        case(
            "noblemen.knight.reward", "no-castle-has-left-the-board", "knight-without-castle",
            table("", tail=phase("knight", "acted = true") + "[board]\ncastles = 3"),
            table("", tail=phase("knight", "acted = true") + "[board]\ncastles = 2"), "castles",
        ),
        case(
            "noblemen.knight.forest", "no-knight-came", "give-without-knight",
            table("", CASTLES, FORESTS, tail=phase("give", 'player = "Bert"', "acted = true")),
            table(
                "", CASTLES + 'knights = ["Bert C1"]', FORESTS, tail=phase("give", 'player = "Bert"', "acted = true")
            ), "Bert",
        ),
        case(
            "noblemen.turn.only-mover", "another-lays", "another-decides",
            table("", tail=phase("donate", 'player = "Bert"', "acted = true")),
            table("", tail=phase("donate", "acted = true")), "Bert",
        ),
        case(
            "noblemen.turn.phase", "a-knight-is-set-without-an-action", "not-begun",
            table("", CASTLES, tail=phase("knight", "acted = false")), table("", CASTLES, tail=phase("knight")),
            "pending.acted",
        ),
        case(
            "noblemen.turn.phase", "tiles-are-returned-without-a-card", "not-begun",
            table("", tail=phase("vicar", "carded = false")), table("", tail=phase("vicar")), "pending.carded",
        ),
        case(
            "noblemen.turn.phase", "a-growth-without-a-tile", "not-begun",
            table("", tail=phase("lay")), table("", tail=phase("lay", "carded = true")), "pending.laid",
        ),
        case(
            "noblemen.setup.markers", "points-before-the-first-tiles-are-chosen", "game-begun-already",
            table("", "points = 3", *START, tail=phase("pick")), table("", "points = 0", *START, tail=phase("pick")),
            "Anna points",
        ),
        case(
            "noblemen.setup.estate", "two-tiles-before-the-first-are-chosen", "game-begun-already",
            table("", "points = 0\n" + estate("CF"), *START, tail=phase("pick")),
            table("", "points = 0\n" + C, *START, tail=phase("pick")), "Anna estate",
        ),
        case(
            "noblemen.setup.bribes", "a-bribe-before-the-first-tiles-are-chosen", "game-begun-already",
            table("", "points = 0\nbribes = 1", *START, tail=phase("pick")),
            table("", "points = 0\nbribes = 0", *START, tail=phase("pick")), "Anna bribes",
        ),
        case(
            "noblemen.setup.money", "sixteen-pounds-before-the-first-tiles-are-chosen", "game-begun-already",
            table("", "points = 0\nmoney = 16", *START, tail=phase("pick")),
            table("", "points = 0\nmoney = 12", *START, tail=phase("pick")), "Anna money",
        ),
        case(
            "noblemen.setup.baron", "an-earl-before-the-first-tiles-are-chosen", "game-begun-already",
            table("", 'points = 0\ntitle = "earl"', *START, tail=phase("pick")),
            table("", 'points = 0\ntitle = "baron"', *START, tail=phase("pick")), "Anna title",
        ),
        case(
            "noblemen.setup.markers", "tiles-are-chosen-in-the-second-decade", "game-begun-already",
            table("decade = 2", "points = 0", *START, tail=phase("pick")),
            table("decade = 1", "points = 0", *START, tail=phase("pick")), "decade",
        ),
        case(
            "noblemen.decade.round-marker", "a-decade-begins-elsewhere", "decade-begun-already",
            table("decade = 2\nmarker = 3", tail=KEEP), table("decade = 2\nmarker = 0", tail=KEEP), "marker",
        ),
        case(
            "noblemen.turn.phase", "waiting-for-oneself", "waiting-twice",
            table("", tail=KEEP + 'waiting = ["Anna", "Bert"]'), table("", tail=KEEP + 'waiting = ["Bert"]'),
        ),
        case(
            "noblemen.ball.steps", "titles-without-a-ball", "ball-missing",
            table("", tail=TAKE), table("", tail=TAKE + ball(FIVE_FOUR_THREE, FIVE_FOUR_THREE)), "pending.ball",
        ),
        case(
            "noblemen.ball.steps", "a-ball-in-a-turn", "ball-elsewhere",
            table("", tail=phase("act") + ball("Anna = 5", "Anna = 5")), table("", tail=phase("act")),
        ),
        case(
            "noblemen.track.taken", "two-markers-on-one-space", "two-markers-on-one-space",
            table("", tail=TAKE + ball("Anna = 5, Bert = 5, Cleo = 3", "Anna = 5, Bert = 5, Cleo = 3")),
            table("", tail=TAKE + ball("Anna = 5, Bert = 5, Cleo = 3", "Anna = 5, Bert = 4, Cleo = 3")),
        ),
        case(
            "noblemen.track.taken", "any-number-on-zero", "two-markers-on-one-space",
            table("", tail=TAKE + ball("Anna = 5, Bert = 1, Cleo = 1", "Anna = 5, Bert = 1, Cleo = 1")),
            table("", tail=phase("take", 'player = "Cleo"', 'waiting = ["Anna", "Bert"]')
                  + ball("Anna = 0, Bert = 0, Cleo = 0", "Anna = 0, Bert = 0, Cleo = 0")),
        ),
        case(
            "noblemen.track.space", "above-the-prestige", "marker-above-prestige",
            table("", tail=TAKE + ball(FIVE_FOUR_THREE, "Anna = 9, Bert = 4, Cleo = 3")),
            table("", tail=TAKE + ball("Anna = 9, Bert = 4, Cleo = 3", "Anna = 9, Bert = 4, Cleo = 3")),
        ),
        case(
            "noblemen.track.no-lower-on-purpose", "a-free-space-above", "marker-below-prestige",
            table("", tail=TAKE + ball("Anna = 9, Bert = 4, Cleo = 3", "Anna = 7, Bert = 4, Cleo = 3")),
            table("", tail=TAKE + ball("Anna = 99, Bert = 4, Cleo = 3", "Anna = 17, Bert = 4, Cleo = 3")),
        ),
        case(
            "noblemen.track.space", "prestige-without-a-marker", "marker-missing",
            table("", tail=TAKE + ball(FIVE_FOUR_THREE, "Anna = 5, Bert = 4")),
            table("", tail=TAKE + ball(FIVE_FOUR_THREE, FIVE_FOUR_THREE)), "Cleo",
        ),
        case(
            "noblemen.track.zero", "below-nothing", "prestige-below-zero",
            table("", tail=SPEND + ball("Cleo = -1", "Cleo = -1")),
            table("", tail=SPEND + ball("Cleo = 0", "Cleo = 0")),
        ),
        case(
            "noblemen.prestige.order", "the-Queens-owner-first", "spent-out-of-order",
            table("", tail=SPEND + ball("Bert = 3", "Bert = 3")), table("", tail=SPEND + ball("Cleo = 3", "Cleo = 3")),
        ),
        case(
            "noblemen.title.order", "the-highest-first", "takes-out-of-order",
            table("", tail=TAKE + ball("Anna = 2, Bert = 4, Cleo = 3", "Anna = 2, Bert = 4, Cleo = 3")),
            table("", tail=phase("take", 'player = "Cleo"', 'waiting = ["Anna"]')
                  + ball("Anna = 2, Bert = 4, Cleo = 3", "Anna = 2, Bert = 4, Cleo = 3")),
        ),
        case(
            "noblemen.title.needs", "an-earl-with-four", "title-above-prestige",
            table("", 'title = "none"', 'title = "earl"', 'title = "none"', tail=phase("take", 'player = "Cleo"',
                  'waiting = ["Anna"]') + ball("Anna = 2, Bert = 4, Cleo = 3", "Anna = 2, Bert = 4, Cleo = 3")),
            table("", 'title = "none"', 'title = "viscount"', 'title = "none"', tail=phase("take", 'player = "Cleo"',
                  'waiting = ["Anna"]') + ball("Anna = 2, Bert = 4, Cleo = 3", "Anna = 2, Bert = 4, Cleo = 3")),
            "Bert title",
        ),
        case(
            "noblemen.ball.titles-back", "a-title-before-ones-turn", "title-taken-too-soon",
            table("", "", 'title = "viscount"', tail=TAKE + ball(FIVE_FOUR_THREE, FIVE_FOUR_THREE)),
            table("", "", 'title = "none"', tail=TAKE + ball(FIVE_FOUR_THREE, FIVE_FOUR_THREE)), "Bert title",
        ),
        case(
            "noblemen.title.one", "none-though-chosen", "title-not-taken",
            table("", "", 'title = "none"', tail=phase("take", 'player = "Cleo"', 'waiting = ["Anna"]')
                  + ball("Anna = 2, Bert = 4, Cleo = 3", "Anna = 2, Bert = 4, Cleo = 3")),
            table("", tail=phase("take", 'player = "Cleo"', 'waiting = ["Anna"]')
                  + ball("Anna = 2, Bert = 4, Cleo = 3", "Anna = 2, Bert = 4, Cleo = 3")),
        ),
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_is_refused_and_its_neighbour_is_not(
    code: str, rule: str, where: str | None, cannot: str, can: str
) -> None:
    found = impossible(cannot)
    assert any((code, rule) == fault[:2] and where in (None, fault[2]) for fault in found), found
    assert impossible(can) == []


# ------------------------------------------------------------------------------- a round track that nobody typed

HERE: dict[str, Callable[[str], str]] = {
    "turn": table,
    "ball": lambda head: table(head, moment="ball"),
    "buildings": lambda head: table(head, *WHOLE, moment="buildings"),
    "game-end": lambda head: table(head, *WHOLE, moment="game-end"),
    "pending": lambda head: table(head, tail=TAKE + ball(FIVE_FOUR_THREE, FIVE_FOUR_THREE)),
}


@pytest.mark.parametrize("moment", HERE)
def test_noblemen_round_one_lap__a_marker_anywhere_on_a_track_that_nobody_typed(moment: str) -> None:
    for marker in (0, 1, 2, 4, 8, 9, 10, 11, 12, 20, LONGEST_TRACK - 1):
        text = HERE[moment](f"marker = {marker}")
        assert impossible(text) == [], marker
        assert described(text).position.state.box.equipment.round_track.source is Source.ASSUMED
    for marker in (-1, LONGEST_TRACK, 5_000):
        assert ("off-the-round-track", "noblemen.round.one-lap", "marker") in impossible(
            HERE[moment](f"marker = {marker}")
        )


@pytest.mark.parametrize("kind", Space, ids=lambda kind: kind.name.lower())
def test_the_stand_in_for_a_track_has_the_space_that_the_moment_needs(kind: Space) -> None:
    least = {Space.PLAIN: 1, Space.BALL: 1, Space.LOCK: 1, Space.SCORE: 3}[kind]
    for marker in range(LONGEST_TRACK):
        track = stand_in_track(marker, (kind,))
        assert (track[0], track[-1]) == (Space.PLAIN, Space.SCORE)
        assert (track.count(Space.BALL), track.count(Space.SCORE)) == (2, 1)
        if marker >= least:
            assert track[marker] is kind, marker
        if marker < len(ASSUMED_ROUND_TRACK) and ASSUMED_ROUND_TRACK[marker] is kind:
            assert track == ASSUMED_ROUND_TRACK


def test_a_table_on_a_changed_stand_in_reads_back_as_it_was_written() -> None:
    for marker, locked in product((3, 9, 10, 15), ("", "queen-locked = true", "queen-locked = false")):
        state = described(table(f"decade = 2\nmarker = {marker}\n{locked}", *WHOLE)).position.state
        again = read(write(state))
        assert isinstance(again, Described)
        assert again.position.state.clock == state.clock
        assert again.position.state.box.equipment.round_track == state.box.equipment.round_track


# -------------------------------------------------------------------------------------------- what follies brought

TWO = estate("CYYMFFGG", "MMMMFFGG", "....FFGG", "....FFGG")


@pytest.mark.parametrize(
    ("enough", "too_few", "players"),
    [
        pytest.param(12, 11, (FARMS, C, C), id="the-only-one"),
        pytest.param(10, 9, (FARMS, "points = 20\n" + FORESTS, C), id="the-second-of-two"),
        pytest.param(12, 11, (FARMS, "points = 11\n" + FORESTS, C), id="the-first-if-another-was-not"),
        pytest.param(22, 21, (TWO, C, C), id="both"),
        pytest.param(6, 5, (FARMS, C), id="others-may-stand-where-nobody-drew"),
    ],
)
def test_noblemen_folly_points__nobody_loses_what_a_folly_brought(
    enough: int, too_few: int, players: tuple[str, ...]
) -> None:
    def told(points: object) -> str:
        return table("", f"points = {points}\n{players[0]}", *players[1:])

    assert doubts(told(enough)) == doubts(told('"?"')) == []
    assert ("fewer-points-than-follies", "Anna points") in doubts(told(too_few))


# ------------------------------------------------------------------------------ where the texts differ about the box


@pytest.mark.parametrize("edition", ["de", "it"])
def test_noblemen_box_bribes__what_fits_one_box_is_possible_under_both(edition: str) -> None:
    def held(first: int, tail: str = "") -> str:
        return table(f'edition = "{edition}"', f"bribes = {first}", "bribes = 8", "bribes = 8", tail=tail)

    other = [("fits-another-reading", "rulings.bribes-in-box")]
    assert doubts(held(8)) == (other if edition == "de" else [])
    assert doubts(held(12)) == (other if edition == "de" else [])
    assert doubts(held(2, "[board]\nbribes = 2")) == ([] if edition == "de" else other)
    assert [fault[1] for fault in impossible(held(13))] == ["noblemen.box.bribes"]
    assert impossible(held(6, "[board]\nbribes = 2")), "twenty-four in all fit neither box"
    assert impossible(held(8, "[equipment]\nbribes = 20"))
    assert doubts(held(8, "[board]\nbribes = 0\n[equipment]\nbribes = 24")) == []
    assert impossible(held(8, "[rulings]\nbribes-in-box = 20"))


# ------------------------------------------------------------------- a knight where nobody sees what it stands on


def test_noblemen_knight_one_per_castle__wherever_they_stand() -> None:
    broken = [("more-knights-than-castles", "noblemen.knight.one-per-castle", "Anna knights")]
    for knights, found in (('["?"]', broken), ('"?"', []), ("[]", [])):
        assert impossible(table("", C + f"knights = {knights}")) == found
    assert impossible(table("", CASTLES + 'knights = ["?"]')) == []
    assert impossible(table("", CASTLES + 'knights = ["?", "?"]')) == broken


def test_noblemen_knight_two__wherever_they_stand() -> None:
    assert impossible(table("", LONG + 'knights = ["?", "?"]')) == []
    assert [fault[1] for fault in impossible(table("", LONG + 'knights = ["?", "?", "?"]'))] == ["noblemen.knight.two"]


def prestige(text: str) -> list[object]:
    assert impossible(text) == []
    return [facts["prestige"] for facts in answer(described(text)).facts]


@pytest.mark.parametrize("unseen", ["estate-prestige = 9", ""], ids=["only-its-prestige", "not-drawn"])
def test_noblemen_prestige_knight__perhaps_on_a_garden(unseen: str) -> None:
    fountains = estate("CMC", "WWM", "WWM")
    text = table("decade = 2", fountains + 'knights = ["Bert A1"]', unseen, "estate-prestige = 0", moment="ball")
    assert prestige(text) == [None, 9 if unseen else 0, 0]


def test_noblemen_prestige_knight__the_title_may_rest_on_it() -> None:
    fountains = estate("CMC", "WWM", "MWW")
    text = table("decade = 2", fountains + 'knights = ["Bert A1"]', "estate-prestige = 3", "estate-prestige = 0",
                 moment="ball")  # fmt: skip
    assert prestige(text)[0] == 4, "an estate with a garden has four prestige at least"
    text = text.replace("estate-prestige = 3", "estate-prestige = 4")
    found = answer(described(text))
    assert (found.low[0], found.high[0]) == (9 + 1, 9 + 3)
    assert found.certain is False
