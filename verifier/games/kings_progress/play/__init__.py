"""The engine, one module per topic: offers, checks, effect and undo of a verb stand beside each other."""
