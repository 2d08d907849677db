"""The game's words, a module a language."""
