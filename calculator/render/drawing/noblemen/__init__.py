"""Drawings of the game's tables."""
