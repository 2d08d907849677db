"""A ball of which not everything is known."""
