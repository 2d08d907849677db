"""Broken engines that the suite must catch: one wrong rule each, planted in the source of the built-in engine."""

from __future__ import annotations

from courtroll.properties.plant import Caught, Plant
from courtroll.properties.planted.runner import markdown, plants, run

__all__ = ["Caught", "Plant", "markdown", "plants", "run"]
