"""King's Progress in English."""

from __future__ import annotations

from typing import Final

TITLE: Final = "King's Progress"

MOMENTS: Final = {
    "turn": "during a turn",
    "round-end": "end of a round",
    "game-end": "end of the game",
}

DECIDERS: Final = {
    "points": "points",
    "gifts": "gifts",
    "crowns": "crowns",
    "built-cards": "cards built",
    "shared": "equality in everything",
}

MESSAGES: Final = {
    # what objects to a decision
    "ability-after-action": "An ability is used at the start of the turn, before any action.",
    "ability-exhausted": "{where}: the ability is exhausted; it is fresh again when another player gets its card.",
    "ability-second": "A turn may use one ability only.",
    "action-kind-twice": "With the Chaplain's Influence all actions are of different kinds.",
    "action-order": "Actions are done in their order: advance, build, take, discard.",
    "actions-left": "The turn has two actions, and another one is possible.",
    "beyond-court": "A courtier at the Royal Court goes no farther.",
    "builds-of-others": "{where}: that is a build of another player.",
    "court-closed": "Five courtiers are at the Royal Court, and no more enter it.",
    "court-not-in-use": "{where} is not this round's Royal Court.",
    "farther": "The step to {where} leads farther from the Royal Court.",
    "fourth-action": "The Chaplain's Influence gives three actions.",
    "game-over": "The game is over.",
    "gift-deck-empty": "The gift deck is empty.",
    "gift-not-there": "This gift is not displayed there.",
    "home-entered": "{where} is a home, which no courtier enters again.",
    "inn-full": "{where} is full, and the courtier cannot go on from there with what is left of the turn.",
    "king-after-action": "The King pawn moves at the start of a turn only.",
    "king-step-done": "The King pawn has moved in this turn already.",
    "london-full": "London holds two courtiers, and this one cannot go on from there.",
    "more-than-two": "At most two cards are taken at once.",
    "must-discard": "A card has to be discarded first.",
    "must-move-on": "A courtier stands in a full place and must move on first.",
    "no-build-there": "{where}: there is no build.",
    "no-king-card": "Only the King card's holder moves the King pawn.",
    "no-such-pair": "There is no pair {where}.",
    "no-such-place": "The map has no place {where}.",
    "not-a-pair": "A major controller takes one of the pairs as they lie.",
    "not-a-single": "A minor controller takes one of the single gifts displayed.",
    "not-adjacent": "{where} is not adjacent.",
    "not-drawn": "This card was not drawn.",
    "not-face-up": "This card does not lie face up beside the deck.",
    "not-in-discards": "This card is not among the discards.",
    "not-in-hand": "This card is not in the player's hand.",
    "not-its-cards": "{where}: these are not the cards of the build.",
    "not-major-controller": "{where}: only the major controller uses the ability.",
    "not-now-deal": "The cards are to be dealt first.",
    "not-now-drop": "A card is to be put back first.",
    "not-now-free": "A free advance is to be made or declined first.",
    "not-now-gift": "A pair of gifts is to be chosen first.",
    "not-now-keep": "One of the cards drawn is to be kept first, or none.",
    "not-now-king": "The King pawn moves first.",
    "not-now-loyalty": "A Loyalty Test is going on: a card is to be discarded.",
    "not-now-minor": "A minor gift is to be chosen first.",
    "not-now-shed": "A card is to be discarded for being first.",
    "not-now-turn": "That is not possible at this point of the turn.",
    "not-your-choice": "That is another player's choice.",
    "not-your-turn": "It is another player's turn.",
    "pair-taken": "Pair {where} has been taken.",
    "same-suit": "{where}: a Disguise card is of another suit than its build.",
    "second-carry": "The Carriage gives one step.",
    "second-kept": "Only one of the cards drawn is kept.",
    "second-swap": "Favour swaps once.",
    "swap-of-nothing": "The swap would change nothing.",
    "third-action": "A turn has two actions.",
    "third-build": "At most two builds are reordered.",
    "third-courtier": "One action builds on two courtiers at most.",
    "third-disguise": "At most two Disguise cards are laid.",
    "two-courtiers-one-card-each": "An action that builds on two courtiers lays one card on each.",
    "two-need-no-symbols": "Two cards are taken only if all three that lie face up show no symbol.",
    "two-of-one-suit": "{where}: two Disguise cards are of different suits.",
    # what speaks against a table
    "control-not-as-built": "{where}: the ability card and the minor control card do not lie where the builds put "
    "them.",
    "control-out-of-step": "{found:courtier's cards do|courtiers' cards do} not lie where the builds put them. "
    "At the Royal Court they may "
    "lag behind, but only {limit} courtiers can be there.",
    "court-of-another-round": "{where}: the order of rounds names another Royal Court for this round.",
    "courtier-twice": "{where}: a courtier is either at the Royal Court or in another place.",
    "crowns-below-zero": "{where}: {found} is less than nothing.",
    "disc-of-another": "{where}: another player has the ability card, so that the disc has gone.",
    "disguise-exposed": "{where}: a Disguise card cannot be the exposed card of a build.",
    "does-not-add-up": "{where}: the numbers told and the pieces named do not make what the box has.",
    "few-players": "The table has {found} players; the game is for {limit} or more.",
    "game-not-over": "The game ends after round {limit}, and this is round {found}.",
    "home-cut-off": "{where}: no way leads from this home to every Royal Court.",
    "home-far-or-near": "{where}: a Royal Court is {found:step|steps} from this home, where a report has 3 to 5.",
    "major-held-twice": "{where}: {found} players have the ability card, of which there is {limit}.",
    "major-without-minor": "{where}: somebody has the ability card, so somebody has the minor control card.",
    "minor-held-twice": "{where}: {found} players have the minor control card, of which there is {limit}.",
    "minor-without-major": "{where}: nobody has the ability card, so nobody has the minor control card.",
    "more-gifts-than-taken": "The players have {found:gift|gifts}, where at most {limit} can have been taken so far.",
    "no-such-build": "{where}: a card is discarded from a build that has none left.",
    "no-such-card": "{where}: there is no Influence card with {found} symbols; the most is {limit}.",
    "no-such-round": "There is no round {found}; the game has {limit}.",
    "not-pending": "{where}: this cannot be the next to decide, or not for the player named there.",
    "not-the-holders-turn": "The King step, and the end of a round, belong to the turn of the King card's holder.",
    "pairs-missing": "{found:pair has|pairs have} been taken, where {limit:courtier has|courtiers have} arrived.",
    "pairs-not-taken": "{found:pair has|pairs have} been taken, where somebody has the ability cards of "
    "{limit:arrived courtier|arrived courtiers}.",
    "pairs-not-six": "The list has {found:pair|pairs}, where there are {limit}; one that is taken stays as an "
    "empty one.",
    "pawn-off-track": "{where}: {found} is off the track, which goes no farther than {limit}.",
    "place-not-entered": "{where} stands where no courtier may stop.",
    "place-over-full": "{where}: {found} courtiers stand there, where {limit} have room.",
    "points-below-zero": "{where}: {found} is less than nothing.",
    "same-colour": "{where}: another player has this colour.",
    "sheds-fit-nothing": "{where}: whatever the unknown gifts and cards are, these discards cannot be.",
    "sheds-from-others": "{where}: a card for being first comes from one of the player's own builds.",
    "so-far-not-on-the-table": "What was done so far does not lie on the table.",
    "too-many-arrived": "{found} courtiers have arrived, where a round ends with {limit}.",
    "too-many-cards": "{where}: {found} cards are built, where the box has {limit}.",
    "too-many-face-up": "{where}: {found} cards lie face up beside the deck, where {limit} may.",
    "too-many-gifts": "{where}: the players have {found}, where the box has {limit}.",
    "too-many-laid": "{where}: {found} gifts lie there, where {limit} are laid.",
    "too-many-majors": "The players have {found} ability cards, where the box has {limit}.",
    "too-many-minors": "The players have {found} minor control cards, where the box has {limit}.",
    "too-many-of-a-card": "{where}: {found} of this card are named, where the box has {limit}.",
    "too-many-of-a-gift": "{where}: {found} of this gift are named, where the box has {limit}.",
    "too-many-of-a-suit": "{where}: {found} cards of this suit are built, where the box has {limit}.",
    "too-many-of-a-value": "{where}: {found} cards of one value are built, where the suit has {limit}.",
    "too-many-served": "{found:arrival space has|arrival spaces have} been dealt with, where {limit:courtier "
    "has|courtiers have} arrived.",
    "too-many-sheds": "{where}: discards named: {found}; first places force {limit}.",
}

PROBLEMS: Final = {
    # words of a move
    **dict.fromkeys(
        ("no-ability", "no-card", "no-courtier", "no-gift", "no-place", "no-sign"),
        "{shown} is not understood{suggestion}",
    ),
}

PHRASES: Final = {
    "another-place": "a place that nothing else is called by",
    "card": 'a card, as in "knight 2"',
    "done-so-far": "what was done so far",
    "gift": 'a gift, as in "title 1"',
    "moves-of-a-turn": "moves that one turn allows",
    "on-the-table": "what lay on the table",
    "place-name": "a name of small letters, digits and hyphens that no move needs",
    "short-number": "a whole number from 0 to 9",
    "way": 'a chain of places, as in "knight - guildford"',
}

PRIZES: Final = ("castle", "land", "money", "office", "title", "types")

NAMES: Final = {
    # what brings nothing: the place that stands behind it names the prize
    **dict.fromkeys((f"{prize}-behind" for prize in PRIZES), "behind the places that pay"),
    **dict.fromkeys((f"{prize}-tied" for prize in PRIZES), "tied for a place that pays too little"),
    "ability-card": "the ability card",
    "built-cards": "cards in the build",
    "castle": "castles",
    "chamberlain": "Chamberlain",
    "chaplain": "Chaplain",
    "control-open": "control that equal builds leave open",
    "corruption": "Corruption",
    "due": "still to discard for",
    "gifts": "gifts",
    "king": "the King card",
    "king-card": "the King card",
    "knight": "Knight",
    "land": "land",
    "major-control": "major control",
    "minor-card": "the minor control card",
    "minor-control": "minor control, which brings nothing",
    "mistress": "Mistress",
    "money": "money",
    "no-build": "ability card given up without a build",
    "no-control": "build without control",
    "office": "offices",
    "own-colour": "own colour",
    "privy-seal": "Privy Seal",
    "secretary": "Secretary",
    "steward": "Steward",
    "title": "titles",
    "treasurer": "Treasurer",
    "types": "most types",
    "unplaced": "sure, though not for what",
}

CHANGES: Final = {
    "without": "without {thing} at {where}",
}
