"""King's Progress (2005), for three to five players, by its Italian text.

Where to look: `rules/` says what the text says. `pieces`, `equipment`, `state` are what lies on the table; `document/`
reads it from a file. `places` orders players, `gifts` scores what they were given, `sheds` says what being first costs,
`control` settles the courtiers anew. `scoring` counts and finds the winner, `faults` doubts. Of a table on which things
are open, `open_gifts`, `open_builds` and `open_control` tell what they may be, `ranges` what can still come of it, and
`results` answers.
"""
