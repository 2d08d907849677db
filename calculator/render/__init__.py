"""Answers as data and as tables. Nothing here counts points."""
