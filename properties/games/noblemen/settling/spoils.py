"""Tables of Noblemen in play that cannot be, by a number just beyond what it may be."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.settling.spoils import Beyond, Path, in_phase, of_somebody, of_table


def _church(document: Document, random: Random, by: int) -> tuple[Path, Any]:
    return ("church", random.choice("FGWM")), 3 + by


def _below_none(document: Document, random: Random, by: int) -> tuple[Path, Any]:
    return ("church", random.choice("FGWM")), -by


def _looked(document: Document, random: Random, by: int) -> tuple[Path, Any]:
    cards = [card for card in document["deck"] if card != "under"]
    return ("pending", "looked"), [random.choice(cards) for _ in range(3 + by)]


def _laid(document: Document, random: Random, by: int) -> tuple[Path, Any]:
    return ("pending", "laid"), [f"{'ABCDEFGHI'[n]}1" for n in range(3 + by)]


def _cards(document: Document, random: Random, by: int) -> tuple[Path, Any] | None:
    """One looks at three once a decade and once a chapel, keeps one, and of the first all but one."""
    drawn = [n for n, player in enumerate(document["player"]) if {"C", "P"} & {*player["estate"]}]
    if not drawn or "phase" in document.get("pending", {}):
        return None
    at = random.choice(drawn)
    looks = document["decade"] + document["player"][at]["estate"].count("H")
    return ("player", at, "cards"), 1 + 2 * (looks - 1) + by


def _marker(document: Document, random: Random, by: int) -> tuple[Path, Any] | None:
    """A marker stands no higher than its player's prestige, but for those sent up from 0."""
    prestige = document["pending"]["ball"]["prestige"]
    high = [name for name, n in prestige.items() if n >= len(document["player"])]
    return (("pending", "ball", "markers", name := random.choice(high)), prestige[name] + by) if high else None


SPOILS: Final = (
    Beyond("points-below-zero", "noblemen.setup.markers", of_somebody("points", 0)),
    Beyond("money-below-zero", "noblemen.setup.money", of_somebody("money", 0)),
    Beyond("bribes-below-zero", "noblemen.bribe.pile", of_somebody("bribes", 0)),
    Beyond("tiles-below-zero", "noblemen.setup.tiles", of_somebody("tiles", 0)),
    Beyond("cards-below-zero", "noblemen.setup.card", of_somebody("cards", 0)),
    Beyond("church-below-zero", "noblemen.church.three-each", _below_none, named=""),
    Beyond("church-has-too-many", "noblemen.church.three-each", _church, named=""),
    Beyond("no-such-decade", "noblemen.round.three-decades", of_table("decade", limit=3)),
    Beyond("no-such-decade", "noblemen.round.three-decades", of_table("decade", limit=1, sign=-1), "before the first"),
    Beyond("given-too-many", "noblemen.card.favour-of-the-vicar-limit",
        in_phase(("vicar",), of_table("pending", "given", limit=4)), "to the vicar"),
    Beyond("given-too-many", "noblemen.card.favour-of-the-vicar-limit",
        in_phase(("lay", "donate", "take"), of_table("pending", "given", limit=0))),
    Beyond("laid-too-many", "noblemen.lay.up-to-three", in_phase(("lay",), _laid)),
    Beyond("looked-at-too-many", "noblemen.card.draw", in_phase(("keep",), _looked), "looking"),
    Beyond("more-cards-than-looks", "noblemen.card.when", _cards),
    Beyond("marker-above-prestige", "noblemen.track.space", in_phase(("spend", "take"), _marker), "at a ball", ""),
    Beyond("game-begun-already", "noblemen.setup.bribes",
        in_phase(("pick",), of_somebody("bribes", 0, sign=1)), "before it began"),
)  # fmt: skip
