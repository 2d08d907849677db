"""What may be done in play, one topic a module: offers, checks and effect of a verb beside each other."""
