"""Where the translation contradicts itself, or falls short of what is known of the original, with the reason."""

from __future__ import annotations

from courtroll.verifier.games.kings_progress.rules import abilities, box, gifts, influence, move, setup, turn
from courtroll.verifier.games.kings_progress.rules.options import NEXT_TYPE, TIE_SKIPS
from courtroll.verifier.kernel.rules import Difference, Parting

DIFFERENCES: tuple[Difference, ...] = (
    Difference(
        "D1",
        "Influence cards of each value",
        Parting.SLIP,
        "Eight double cards of each value would be sixty-four of one suit or an unequal deck, but eight suits with "
        "two cards of each of four values are exactly the sixty-four listed.",
        (box.INFLUENCE,),
    ),
    Difference(
        "D2",
        "the turn that reaches the crown",
        Parting.SLIP,
        "The round is to end at once and the mover is to end the turn, but both hold if the turn ends there too, as "
        "the fifth arrival also cuts a turn short.",
        (turn.CROWN, turn.CROWN_STOPS),
    ),
    Difference(
        "D3",
        "where the score marker starts",
        Parting.SILENT,
        "Both markers are said to lie in front of their owner, though one is to count points, and a report of the "
        "original puts it on the track at once.",
        (setup.SCORE_MARKER,),
    ),
    Difference(
        "D4",
        "which way a courtier moves",
        Parting.SILENT,
        "The sentence against passing the Royal Court is garbled, and a report of the original allows moves towards "
        "the Royal Court only.",
        (move.NOT_BEYOND, move.DIRECTION),
    ),
    Difference(
        "D5",
        "what makes a type the worst",
        Parting.SLIP,
        "The sentence compares colours first and numbers only after that, but the example compares a castle with a "
        "title by their crowns alone.",
        (gifts.TYPES_WORST, gifts.TYPES_NEXT),
        NEXT_TYPE.name,
    ),
    Difference(
        "D6",
        "what was discarded in the example of the recount",
        Parting.SLIP,
        "Adam is said to have discarded the ability card that he has, so that it must be the exposed card of his "
        "build, which the major controller discards at an arrival.",
        (move.ARRIVAL_DISCARD,),
    ),
    Difference(
        "D7",
        "who discards in a tie for first",
        Parting.WORDING,
        "The text says both, and more than two can be tied.",
        (gifts.SHED_TIED,),
    ),
    Difference(
        "D8",
        "places that a tie takes",
        Parting.SILENT,
        "One place is skipped after a tie, which settles ties of two only.",
        (gifts.TIE_SKIPS, gifts.TIE_FILLS),
        TIE_SKIPS.name,
    ),
    Difference(
        "D9",
        "cards called exposed",
        Parting.SLIP,
        "The word stands for the first card of a build and for the three cards beside the deck, but only the first "
        "kind can change control when discarded.",
        (influence.DISCARD, influence.DISCARD_ANY),
    ),
    Difference(
        "D10",
        "how Disguise cards are laid",
        Parting.SILENT,
        "The sentence speaks of up to two courtiers in one or two builds, which makes sense only as two cards of "
        "other suits.",
        (abilities.DISGUISE, abilities.DISGUISE_SUIT),
    ),
    Difference(
        "D11",
        "how many can play",
        Parting.SILENT,
        "The text names no number, and what else is known of the original says three to five or two to five.",
        (box.PLAYERS, box.COLOURS),
    ),
)
