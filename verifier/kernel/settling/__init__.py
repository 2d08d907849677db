"""What a described table means, and verdicts about it.

A described table means its completions: the complete states that agree with all that is printed and typed and have no
impossible fault. `slots` puts the pieces that nobody told into the places that nobody told; `search` finds the
completion nearest to the file that accepts a sentence; `verdicts` asks it for each value that a "?" may have. A room
says the rest in its `Meaning`.
"""
