"""Orchard, a made-up game of apples and pears for two to four players."""
