"""The engine, one module per topic: offers, checks and effect of a verb stand beside each other."""
