"""Where the Italian text contradicts itself, sorted, with the reason for the sorting."""

from __future__ import annotations

from courtroll.verifier.games.palais_royal.rules import (
    box,
    cardinal,
    nobles,
    privileges,
    recruiting,
    rooms,
    scoring,
    setup,
)
from courtroll.verifier.kernel.rules import Difference, Parting

DIFFERENCES: tuple[Difference, ...] = (
    Difference(
        "D1",
        "privilege cards in the box",
        Parting.SLIP,
        "Four are said to be of each colour, but the cards have no colours, and 36 are four of each of nine kinds.",
        (box.CARD_COPIES,),
    ),
    Difference(
        "D2",
        "where the five free servants go",
        Parting.SLIP,
        "The rule seems to ask for five different rooms, but its own example sets two servants in one.",
        (setup.FREE_SERVANTS,),
    ),
    Difference(
        "D3",
        "which servants bring gold",
        Parting.SLIP,
        "The rule of the mint names the stairway, but its example pays for the servants in the mint.",
        (rooms.MINT,),
    ),
    Difference(
        "D4",
        "the margin of a majority in the mint",
        Parting.SLIP,
        "The wording seems to ask for a lead of more than one, but the same bonus elsewhere needs only more servants.",
        (rooms.MINT_MAJORITY, rooms.MAJORITY),
    ),
    Difference(
        "D5",
        "the bonus of the stairway",
        Parting.SLIP,
        "Where the other rooms state their bonus the text has only an example, which fits their pattern.",
        (rooms.MOVES_MAJORITY,),
    ),
    Difference(
        "D6",
        "the gate",
        Parting.WORDING,
        "It has two names, and the fourth example of the Cardinal uses one for the placement that the rule of the "
        "court gives to the other.",
        (rooms.COURT,),
    ),
    Difference(
        "D7",
        "the King's chamber",
        Parting.WORDING,
        "The privilege of the nobles calls it a court, but names its turquoise colour.",
        (rooms.KING, nobles.SEALS),
    ),
    Difference(
        "D8",
        "points of the second sample tile",
        Parting.SLIP,
        "The list gives it six points, as the dearer tile above it, but the example that recruits it gives three.",
        (scoring.NOBLES, recruiting.GOLD),
    ),
    Difference(
        "D9",
        "who is favoured by the Cardinal",
        Parting.SLIP,
        "The rule asks for less than one servant there, but in its third example one servant beats none.",
        (cardinal.FAVOUR, cardinal.MOST),
    ),
    Difference(
        "D10",
        "who may draw three cards more",
        Parting.SLIP,
        "The text asks for less than one servant at the back door, but then no card could be kept, since each card "
        "kept takes a servant from there.",
        (nobles.CARDS, nobles.CARDS_KEPT),
    ),
    Difference(
        "D11",
        "stepping diagonally",
        Parting.SLIP,
        "The text speaks of placing a servant, but puts the privilege at the time of movement, where none is placed.",
        (nobles.DIAGONAL,),
    ),
    Difference(
        "D12",
        "who scores on an edge",
        Parting.SLIP,
        "The sentence names a second player and no first, but the example of the lions pays both.",
        (scoring.EDGE_RANKED, scoring.EDGE_FIRST, scoring.EDGE_SECOND),
    ),
    Difference(
        "D13",
        "which edge is that of the vases",
        Parting.SLIP,
        "A caption seems to call it the right one, but its servant in the bottom left corner counts on it.",
        (scoring.EDGE_CORNER,),
    ),
    Difference(
        "D14",
        "how many nobles a turn",
        Parting.SLIP,
        "Any number may be taken, it says, but each servant in the office entitles to one and goes back with it.",
        (recruiting.ANY_NUMBER, recruiting.OFFICE, rooms.OFFICE),
    ),
    Difference(
        "D15",
        "how many drawn cards are kept",
        Parting.SLIP,
        "The choice is told of one card, but each card kept takes a servant, and in the example two of three are kept.",
        (privileges.LOOK, privileges.KEEP),
    ),
    Difference(
        "D16",
        "what becomes of cards that were played",
        Parting.SLIP,
        "All of them are discarded once used, it says last, but those for points lie open to the end of the game and "
        "that for majorities to the end of the turn.",
        (privileges.USED, privileges.POINTS_OPEN, privileges.MAJORITIES_OPEN),
    ),
    Difference(
        "D17",
        "what the Cardinal's favour makes of a tie",
        Parting.SLIP,
        "His third example first says that it makes things level, but then gives the favoured player the bonus.",
        (cardinal.MOST,),
    ),
)
