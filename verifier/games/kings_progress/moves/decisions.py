"""What a player may decide, one small thing at a time. Decisions are plain values; `sentences` says and hears them.

Cards and gifts are their kinds (`pieces`); places are their names, as the sentences know no map. A table lists each
decision in one form; some are heard in another one too, which the fields say.
"""

from __future__ import annotations

from dataclasses import dataclass

from courtroll.verifier.games.kings_progress.table.pieces import Courtier, card
from courtroll.verifier.games.kings_progress.table.progress import Decision as Decision


@dataclass(frozen=True, slots=True)
class Deal(Decision):
    """Setup: deal the cards."""


@dataclass(frozen=True, slots=True)
class Drop(Decision):
    """Setup: put this card back."""

    card: int


@dataclass(frozen=True, slots=True)
class King(Decision):
    """The King card's holder moves the King pawn."""


@dataclass(frozen=True, slots=True)
class Use(Decision):
    """Use the ability of this courtier."""

    courtier: Courtier


@dataclass(frozen=True, slots=True)
class Carry(Decision):
    """Carriage: the free step."""

    courtier: Courtier
    place: str


@dataclass(frozen=True, slots=True)
class Disguise(Decision):
    """Lay this card under the own build on a courtier of another suit."""

    card: int
    courtier: Courtier


@dataclass(frozen=True, slots=True)
class Reorder(Decision):
    """Negotiate: reorder the build of this player on this courtier. With `cards` the whole new order is said at once;
    `pieces.DISGUISE` among them is any Disguise card there.
    """

    seat: int
    courtier: Courtier
    cards: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Next(Decision):
    """Negotiate: the next card of the new order, by its symbols; without a suit one of the build's own. The last one
    needs no word.
    """

    symbols: int
    suit: Courtier | None = None

    def of(self, courtier: Courtier) -> int:
        """The card that is meant in a build on this courtier."""
        return card(courtier if self.suit is None else self.suit, self.symbols)


@dataclass(frozen=True, slots=True)
class Pick(Decision):
    """Favour: the displayed gift to swap, of this pair, or of the single ones for 0."""

    pair: int
    gift: int


@dataclass(frozen=True, slots=True)
class With(Decision):
    """Favour: the displayed gift it is swapped with; without one the top of the gift deck."""

    pair: int = 0
    gift: int | None = None


@dataclass(frozen=True, slots=True)
class Fetch(Decision):
    """Opportunity: a card from the discards, or one of those face up."""

    card: int
    face_up: bool


@dataclass(frozen=True, slots=True)
class Keep(Decision):
    """Rumour: keep this one of the cards drawn."""

    card: int


@dataclass(frozen=True, slots=True)
class Advance(Decision):
    """One step of a courtier. "court" is heard for the name of the round's Royal Court."""

    courtier: Courtier
    place: str


@dataclass(frozen=True, slots=True)
class Build(Decision):
    """Begin a building action with this card."""

    card: int


@dataclass(frozen=True, slots=True)
class Add(Decision):
    """Go on with the building action."""

    card: int


@dataclass(frozen=True, slots=True)
class Take(Decision):
    """Take these face-up cards, in the order of their kinds."""

    cards: tuple[int, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))


@dataclass(frozen=True, slots=True)
class Discard(Decision):
    """Discard the exposed card of this player's build on this courtier."""

    seat: int
    courtier: Courtier


@dataclass(frozen=True, slots=True)
class Choose(Decision):
    """Take this pair of gifts; it is heard by its `gifts` too, in the order of their kinds."""

    pair: int = 0
    gifts: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "gifts", tuple(sorted(self.gifts)))


@dataclass(frozen=True, slots=True)
class ChooseSingle(Decision):
    """Take this minor gift."""

    gift: int


@dataclass(frozen=True, slots=True)
class Shed(Decision):
    """A forced discard: the exposed card of this player's build on this courtier."""

    seat: int
    courtier: Courtier


@dataclass(frozen=True, slots=True)
class Done(Decision):
    """End an ability begun, or the turn; decline what is free."""
