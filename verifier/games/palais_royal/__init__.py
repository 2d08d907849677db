"""Palais Royal, for two to four players, by its Italian text: the final count.

Where to begin: `rules/` says what the text says, about play too; `table/state.py` what lies on the table.
`scoring/totals.py` adds up what `nobles`, `privileges` and `park` beside it count one by one; `ending` ranks.
`faults.py` says which tables cannot be, by what `table/servants.py` and `scoring/corners.py` allow.
`unknown/ranges.py` scores what is not wholly known, with `park` beside it, and `rough` where that is too much.
`document/` reads a file. `room.py` is the door.
"""
