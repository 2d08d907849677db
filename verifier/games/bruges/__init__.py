"""Bruges (Stefan Feld, 2013), for two to four players, by its Italian text.

A table is told twice: `table/state.py` is what is scored, `table/playing.py` all that lies there while it is played;
`table/tables.py` leads from the one to the other. Most cards are in no text: `table/cards.py` has stand-ins for them,
and `table/effects.py` the small vocabulary of what their texts do.
"""
