"""The rules of Noblemen once more, from the books and in another style: dictionaries, loops, counted by hand.

Nothing here calls the engine's rules. Of `verifier` it knows only the vocabulary (decisions, kinds of pieces, readings
of options), the ids of the rule cards and the parts of a state, which `table` takes over into a form of its own.
"""
