"""Palais Royal: a second definition of its final count, tables for it, and laws."""
