"""Palais Royal's suite: its second definition, its laws, and the tables it begins from."""
