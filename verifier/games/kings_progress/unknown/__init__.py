"""What can still come of a table of which not everything is known."""
