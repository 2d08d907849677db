"""What every game needs and no game owns. Nothing in this package names a game."""
