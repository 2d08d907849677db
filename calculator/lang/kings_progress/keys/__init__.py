"""What the keys of a position file mean, a module a language. English stands with each key itself."""
