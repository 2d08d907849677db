"""Tests of King's Progress."""
