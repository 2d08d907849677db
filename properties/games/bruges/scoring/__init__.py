"""What the scoring is held to beside single values: tables spoilt, and tables not wholly known."""
