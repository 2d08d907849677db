"""King's Progress (2005), for three to five players, by its Italian text.

Where to look: `rules/` says what the text says. `pieces`, `equipment`, `state` are what lies on the table. `places`
orders players, `gifts` scores what they were given, `sheds` says what being first costs, `control` settles the
courtiers anew. `scoring` counts and finds the winner, `choices` tells what is still open, `faults` doubts.
"""
