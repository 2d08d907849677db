"""King's Progress: a second definition of its scoring, tables for it, and laws."""
