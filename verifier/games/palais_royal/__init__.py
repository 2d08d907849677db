"""Palais Royal, for two to four players, by its Italian text: the final count.

Where to look: `rules/` says what the text says, about play too. `equipment` and `state` are what lies on the table.
`nobles`, `privileges` and `park` count one thing each, `ending` ranks, `scoring` adds up; `faults` doubts, by what
`servants` and `corners` allow. `document/` reads; `ranges` scores what is not wholly known, with `park_ranges` for
the park and `orders` for plain numbers; `room` is the door.
"""
