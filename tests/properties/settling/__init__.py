"""Tests of the laws of described tables."""
