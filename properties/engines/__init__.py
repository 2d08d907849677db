"""Whom the suite asks: built-in engines, adapters, other processes."""
