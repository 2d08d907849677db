"""Tests of Noblemen, topic by topic. Tests are named by the rule they hold, dots and hyphens as underscores."""
