"""What pictures say, a module a language."""
