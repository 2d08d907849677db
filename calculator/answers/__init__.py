"""Answers about tables, and how they end a command."""
