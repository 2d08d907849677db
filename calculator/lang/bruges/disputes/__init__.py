"""What the searches for the smallest positions say, a module a language."""
