"""Courtroll: scores board games of court and nobility, settles disputes, verifies engines."""
