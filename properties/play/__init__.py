"""Whole games with every law held at every step."""
