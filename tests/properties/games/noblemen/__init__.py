"""Tests of the suite that holds engines of Noblemen to its rules."""
