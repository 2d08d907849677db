"""Where the text contradicts itself or, as far as is known of it, the English rulebook, with the reason."""

from __future__ import annotations

from courtroll.verifier.games.bruges.rules import (
    actions,
    canals,
    majorities,
    persons,
    reputation,
    scoring,
    setup,
    threats,
)
from courtroll.verifier.kernel.rules import Difference, Parting

DIFFERENCES: tuple[Difference, ...] = (
    Difference(
        "D1",
        "total of the scoring example",
        Parting.SLIP,
        "The text enters 6 for the track and adds up to 35, and a loose caption says 7; the English "
        "rulebook has 7 and 36, and each sum is right for its own number.",
        (scoring.REPUTATION,),
    ),
    Difference(
        "D2",
        "group of Mayor and Councilman",
        Parting.SLIP,
        "The scoring example calls it by a name that is not among the eleven groups; the English says "
        "bureaucrats in both places.",
        (persons.GROUPS, scoring.LAUREL_ITSELF),
    ),
    Difference(
        "D3",
        "no price for the step",
        Parting.SLIP,
        "The text seems to say that players need not advance, which always holds; the English says that they cannot.",
        (reputation.NO_PRICE,),
    ),
    Difference(
        "D4",
        "canal majority example",
        Parting.SLIP,
        "Green is named twice with different numbers and Yellow not at all, so the smaller number is Yellow's.",
        (majorities.CANALS,),
    ),
    Difference(
        "D5",
        "scoring example's loose captions",
        Parting.SLIP,
        "A statue, a Bishop and four points stand beside the example, whose own list has none of them; "
        "they belong to other pictures.",
        (scoring.STATUE, scoring.LAUREL_WHOLE, scoring.MAJORITY),
    ),
    Difference(
        "D6",
        "taking the tile of 50",
        Parting.SLIP,
        "The text says beyond 50, but the track ends at 49, so it is taken on reaching 50.",
        (scoring.FIFTY,),
    ),
    Difference(
        "D7",
        "two canal spaces to choose from",
        Parting.SLIP,
        "The text says always, but a full section offers none; the English makes the exception.",
        (canals.CHOICE,),
    ),
    Difference(
        "D8",
        "workers in the box",
        Parting.WORDING,
        "Sixty here and fifty in the English list, and neither matters because workers never run out.",
        (actions.WORKERS_ENDLESS,),
    ),
    Difference(
        "D9",
        "lightning persons laid again",
        Parting.SILENT,
        "The text says that they never work again; only the English excepts those who come back to hand.",
        (persons.LIGHTNING_ONCE, persons.LIGHTNING_AGAIN),
    ),
    Difference(
        "D10",
        "straightening turned persons",
        Parting.SILENT,
        "Only the English says when.",
        (persons.ROTATED_BACK,),
    ),
    Difference(
        "D11",
        "most statues of one player",
        Parting.SILENT,
        "Only the English says two; here it follows from two sections that bring one each.",
        (canals.STATUE_TWO, canals.STATUE_AGAIN),
    ),
    Difference(
        "D12",
        "fire with nothing to take",
        Parting.SILENT,
        "The text takes one or the other from those who have any; the English says that the rest lose nothing.",
        (threats.FIRE_NOTHING,),
    ),
    Difference(
        "D13",
        "plague and the hand",
        Parting.SILENT,
        "Only the English says that the hand is safe; the text names the area alone.",
        (threats.PLAGUE, threats.PLAGUE_HOUSE),
    ),
    Difference(
        "D14",
        "words for round and turn",
        Parting.WORDING,
        "The text uses one word for both, and what it allows once a turn elsewhere is once a round.",
        (persons.WORKER_ONCE, persons.INFINITY_ROUND),
    ),
    Difference(
        "D15",
        "words for trouble",
        Parting.WORDING,
        "Threat, difficulty and trouble are one thing.",
        (threats.THIRD,),
    ),
    Difference(
        "D16",
        "who begins",
        Parting.WORDING,
        "Whoever last fried something here, whoever last ate Belgian chocolate in the English, and the "
        "game is the same.",
        (setup.START_PLAYER,),
    ),
    Difference(
        "D17",
        "order of the text",
        Parting.WORDING,
        "Captions and headings stand out of order, and pages it points to are of another layout.",
    ),
)
