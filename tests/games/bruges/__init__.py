"""Tests of the room of Bruges."""
