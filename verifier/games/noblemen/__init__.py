"""Noblemen (Dwight Sullivan, 2012), for three to five players, by its German and its Italian text.

Where to begin: `rules/` says what the texts say, `table/state.py` what lies on the table; `frame`, `areas`, `estate`
and `counting` in `table/` are the land. In `play/` each topic keeps its offers, checks and effect together;
`rounds.py` is how the game goes on, `engine.py` joins them. `moves/` is what may be decided and how it is said.
`scoring/` counts, `faults.py` says which tables cannot be, `unknown/` what can come of a table of which not everything
is known, `document/` reads and writes. `room.py` is the door.
"""
