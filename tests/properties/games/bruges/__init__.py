"""Bruges' laws and its second definition."""
