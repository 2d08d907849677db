"""Proving what a rule function does for all values: it runs on symbolic ones."""
