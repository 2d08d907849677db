"""The smallest tables on which the game's readings part."""
