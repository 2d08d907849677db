"""Tests of the games, room by room."""
