"""Bruges: a second definition of its final scoring, tables for it, and laws."""
