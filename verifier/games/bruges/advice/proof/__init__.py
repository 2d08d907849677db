"""Whether anything is better than what is advised, asked of z3."""
