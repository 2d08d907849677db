"""King's Progress (2005), for three to five players, by its Italian text.

Where to begin: `rules/` says what the text says, `table/state.py` what lies on the table. In `scoring/`, `places`
orders players, `gifts` scores what they were given, `sheds` says what being first costs, `control` settles the
courtiers anew, and `totals` counts and finds the winner. `faults.py` says which tables cannot be. Where things are
open, `gifts`, `builds` and `control` in `unknown/` tell what they may be, `ranges` what can still come of it, and
`results` answers. `document/` reads a file. `room.py` is the door.
"""
