"""Bruges (Stefan Feld, 2013), for two to four players, by its Italian text.

A table is told twice: `table/state.py` is what is scored, `table/playing.py` all that lies there while it is played;
`table/tables.py` leads from the one to the other. Most cards are in no text: `table/cards.py` has stand-ins for them,
and `table/effects.py` the small vocabulary of what their texts do.

Where to begin: `rules/` says what the text says, `table/state.py` what lies on the table. `scoring/totals.py` is the
final scoring, from `persons`, `majorities` and `canals` beside it; `ending` ranks. `faults.py` says which tables
cannot be. Where not everything is known, `unknown/extremes.py` tells what each player may have, and
`unknown/ranges.py` what comes of it. `document/` reads a file. `room.py` is the door.
"""
