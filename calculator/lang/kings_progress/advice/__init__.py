"""The words of advice, a module a language."""
