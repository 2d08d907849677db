"""The smallest turns of King's Progress at which readings part: a table and a question that they answer differently."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from courtroll.calculator.disputes.search import Document, Finding, Told, first, told, verdicts_part
from courtroll.verifier.games.kings_progress.document.unfolded import WAY
from courtroll.verifier.games.kings_progress.room import ROOM
from courtroll.verifier.games.kings_progress.table.box import ASSUMED_COURTS, ASSUMED_INNS, ASSUMED_WAYS

NAMES: Final = ("Adam", "Beth", "Carl")
MOST: Final = 5
"""Of what is fewest, so many at most are tried."""
MAP: Final[Document] = {
    "courts": list(ASSUMED_COURTS), "inns": ASSUMED_INNS, "ways": [WAY.join(way) for way in ASSUMED_WAYS],
}  # fmt: skip
CROWN: Final = 5
COURTIERS: Final = (
    "chamberlain", "chaplain", "knight", "mistress", "privy-seal", "secretary", "steward", "treasurer",
)  # fmt: skip
SHOWN: Final = ["knight 0", "mistress 1", "steward 1"]


def turn_table(adam: Document, beth: Document | None = None, /, **keys: object) -> Document:
    """A turn of Adam's at a table of three who have nothing but what is told; of the others nobody waits."""
    nothing: Document = {"points": 0, "hand": [], "builds": {}, "major": [], "minor": []}
    players = [{"name": name, **nothing, **mine} for name, mine in zip(NAMES, (adam, beth or {}, {}), strict=True)]
    named = {key.replace("_", "-"): value for key, value in keys.items()}
    return {"game": "kings-progress", "moment": "turn", "round": 1, "turn": NAMES[0], **named, "player": players}


def built(courtier: str, *cards: int) -> Document:
    """A player who alone has built on a courtier, with these symbols."""
    return {"builds": {courtier: list(cards)}, "major": [courtier], "minor": [courtier]} if cards else {}


def standing(**places: str) -> Document:
    """Where the courtiers stand: at home but for these."""
    return {courtier: places.get(courtier, "home") for courtier in COURTIERS}


def _smallest(
    option: str, said: tuple[Told, Told], table: Callable[[int], Document], move: str, story: str, least: int = 0
) -> Finding:
    """The table with the fewest of something at which a move of Adam's is in dispute."""
    question = f"{NAMES[0]}: {move}"
    n, looked = first(range(least, MOST + 1), lambda n: verdicts_part(ROOM, table(n), option, question))
    return Finding(option, option, *said, told("turn.bounds"), looked, story, table(n), question)


def crown_turn() -> Finding:
    return _smallest(
        "crown-turn",
        (told("crown-turn.position"), told("crown-turn.size")),
        lambda space: turn_table(
            {}, king="Adam", pawn=space, court="court-a", face_up=SHOWN, equipment={"court-track": CROWN}
        ),
        "king; take knight 0",
        "Adam's step brings the King pawn to the crown. Is his turn over there, or are its actions still his?",
        len(NAMES),
    )


def crown_point() -> Finding:
    return _smallest(
        "crown-point",
        (told("crown-point.position"), told("crown-point.size")),
        lambda arrived: turn_table(
            {}, king="Adam", pawn=CROWN, court="court-a", arrived=["knight"][:arrived], face_up=SHOWN, so_far=["king"],
            rulings={"crown-turn": "plays-on"}, equipment={"court-track": CROWN},
        ),
        "take knight 0",
        "A courtier was at court when Adam's step brought the King pawn to the crown, and Adam has no point. Was there "
        "one to claim?",
    )  # fmt: skip


def direction() -> Finding:
    return _smallest(
        "direction",
        (told("direction.position"), told("direction.size")),
        lambda steps: turn_table(
            {}, court="court-a", at=standing(knight=("home", "cross-a", "london")[min(steps, 2)]), equipment=MAP
        ),
        "advance knight inn-2",
        "The knight is one step from the Royal Court, and Adam would rather have him farther away.",
    )


def homes() -> Finding:
    return _smallest(
        "homes",
        (told("homes.position"), told("homes.size")),
        lambda away: turn_table(
            {}, court="court-a", at=standing(knight="cross-c" if away else "home"), equipment=MAP
        ),
        "advance knight court-c",
        "The way over the court of another round is a step shorter. May a courtier stop there?",
    )  # fmt: skip


def actions() -> Finding:
    return _smallest(
        "actions",
        (told("actions.position"), told("actions.size")),
        lambda cards: turn_table({}, court="court-a", at=standing(), face_up=SHOWN[:cards], equipment=MAP),
        "done",
        "Adam would rather do nothing. Each kind of action is a may, and yet a turn has two.",
    )


def discard_from() -> Finding:
    return _smallest(
        "discard-from",
        (told("discard-from.position"), told("discard-from.size")),
        lambda cards: turn_table({}, built("knight", *(0,) * cards), court="court-a"),
        "discard Beth knight",
        "Adam takes the last card of Beth's only build, and with it her control.",
    )


def loyalty_from() -> Finding:
    return _smallest(
        "loyalty-from",
        (told("loyalty-from.position"), told("loyalty-from.size")),
        lambda cards: turn_table(
            built("mistress", 0), built("knight", *(0,) * cards), king="Carl", court="court-a",
            pending={"phase": "loyalty", "player": "Adam", "waiting": ["Beth", "Carl"]},
        ),
        "shed Beth knight",
        "In a Loyalty Test Adam would rather lose a card of Beth's than one of his own.",
    )  # fmt: skip


def rumour_counts() -> Finding:
    return _smallest(
        "rumour-counts",
        (told("rumour-counts.position"), told("rumour-counts.size")),
        lambda near: turn_table(
            built("mistress", 0), court="court-a", discards=[], equipment=MAP,
            at=standing(**{} if near == 0 else {"knight": "inn-4"}),
        ),
        "use rumour; keep knight 0",
        "The Mistress is alone at home, and nobody stands next door. Does she hear anything of herself?",
    )  # fmt: skip


def negotiate_from() -> Finding:
    return _smallest(
        "negotiate-from",
        (told("negotiate-from.position"), told("negotiate-from.size")),
        lambda cards: turn_table(
            built("privy-seal", 0), built("knight", *(1, 0, 0, 0, 0)[:cards]), court="court-a"
        ),
        "use negotiate Beth knight 0 1",
        "Put in another order, Beth's two cards are worth one less, and Adam need not show any of his own.",
    )  # fmt: skip


def disguise_two() -> Finding:
    return _smallest(
        "disguise-two",
        (told("disguise-two.position"), told("disguise-two.size")),
        lambda cards: turn_table(
            {**built("chamberlain", 0), "hand": ["steward 0", "steward 1", "steward 2", "steward 3"][:cards]},
            court="court-a",
        ),
        "use disguise steward 0 on chamberlain, steward 1 on chamberlain",
        "Both cards differ from the Chamberlain's, but not from each other.",
    )


def empty_control() -> Finding:
    return _smallest(
        "empty-control",
        (told("empty-control.position"), told("empty-control.size")),
        lambda symbols: turn_table(
            built("knight", symbols), king="Adam", court="court-a", at=standing(knight="cross-a"), equipment=MAP,
            pending={
                "phase": "loyalty", "player": "Adam",
                "test": {"shown": {"Beth": 0, "Carl": 0}, "order": ["Beth", "Carl", "Adam"]},
            },
        ),
        "shed knight; advance knight court-a; choose pair 1",
        "In a Loyalty Test Adam loses the only card on the knight, and moves him to court at once. Is there still a "
        "major controller to take a pair of gifts?",
    )  # fmt: skip


SEARCHES: Final = (
    crown_turn, crown_point, direction, homes, actions, discard_from, loyalty_from, rumour_counts, negotiate_from,
    disguise_two, empty_control,
)  # fmt: skip
