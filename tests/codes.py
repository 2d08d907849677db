"""Every enum of codes that there is, by the room that owns it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import walk_packages

from courtroll.verifier.kernel.codes import Code


@cache
def codes_of(game: str) -> tuple[type[Code], ...]:
    """The enums of a game's room; of the kernel, where no game is named."""
    home = f"courtroll.verifier.games.{game.replace('-', '_')}" if game else "courtroll.verifier.kernel"
    for each in walk_packages(import_module(home).__path__, f"{home}."):
        import_module(each.name)
    return tuple(each for each in Code.__subclasses__() if each.__module__.startswith(f"{home}."))
