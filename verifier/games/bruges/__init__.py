"""Bruges (Stefan Feld, 2013), for two to four players, by its Italian text. It can be scored, not played yet.

Where to look: `rules/` says what the text says. `pieces`, `equipment`, `state` are what lies on the table;
`persons`, `majorities`, `canals`, `ending` are the topics. `scoring` counts, `faults` doubts, `extremes` and
`ranges` count where not everything is known, `words` speaks, `document` reads; `room` joins them.
"""
