"""Noblemen (Dwight Sullivan, 2012), for three to five players, by its German and its Italian text.

Where to look: `rules/` says what the texts say. `pieces`, `equipment`, `state` are what lies on the table;
`frame`, `areas`, `estate`, `counting` the land. Each topic of play keeps its checks and its effect together:
`laying`, `building`, `knights`, `income`, `tiles`, `cards`, `ball` (with `prestige` and `titles`), `setup`,
`ending`; `rounds` is how the game goes on, `play` joins them. `scoring` counts, `faults` doubts, `views`
hides, `words` speaks, `document` reads and writes.
"""
